"""Where everything is kept. One narrow interface: transactions of plain SQL, and news that other processes hear.

SQLite out of the box, for one server process; PostgreSQL for several that share matches. A transaction that has
ended is durable. SQL is written once, for both: `?` for a value, only types and clauses both know.

A store of an earlier version is brought up to this one when it is opened, in one transaction; one of a later version is
refused and left as it is.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from ..kernel.refusal import BadInput
from .schema import STEPS, VERSION

Row = tuple[Any, ...]
Heard = Callable[[str], None]


class Away(Exception):
    """The store cannot be reached just now, or let this transaction fall: it may be tried again."""

    key = "table-store-away"
    passing = True
    """Whether it may be over in a moment."""


class Full(Away):
    """There is no room. Nothing of the transaction is kept; it can be given again when there is."""

    key = "table-store-full"
    passing = False


class Damaged(Away):
    """What the store keeps cannot be read."""

    key = "table-store-damaged"
    passing = False


class Moved(Away):
    """Something that this transaction builds on has come or gone at the same moment, such as somebody's account."""

    key = "table-store-moved"


class Cursor(Protocol):
    """One transaction."""

    lock: str
    """What makes a SELECT hold its rows until the end (`FOR UPDATE`)."""

    def run(self, sql: str, *values: object) -> list[Row]:
        """The rows of a query; none for anything else."""

    def tell(self, news: str) -> None:
        """When (and only if) the transaction has ended well, everybody who listens hears this."""


class Database(Protocol):
    """A store. Its transactions may run in several threads, `threads` at most at once."""

    threads: int

    def transaction(self) -> AbstractContextManager[Cursor]:
        """All of it is done and durable at the end, or nothing is."""

    def listen(self, heard: Heard) -> None:
        """Call `heard`, in a thread of the database's own, with all news from now on, in their order.

        An empty text says that news may have been missed."""

    def check(self) -> None:
        """Read all of it, if nobody has yet and that is possible, and say with `Damaged` what is wrong. Takes long."""

    def close(self) -> None: ...


def connect(url: str, *, copied: bool = False) -> Database:
    """`sqlite:FILE` (`sqlite:` alone: in memory, for tests) or `postgresql://...`, brought up to the present version.

    `copied`: as it is, to try something; a file is copied into memory for it, so that nobody waits."""
    if url.startswith("sqlite:"):
        path = url.removeprefix("sqlite:")
        path = "/" + path.lstrip("/") if path.startswith("//") else path
        return Sqlite(path) if not copied else Sqlite("", path)
    if url.startswith(("postgresql:", "postgres:")):
        from .postgres import Postgres

        return Postgres(url, raised=not copied)
    raise BadInput("bad-database", url=repr(url))


LOOKED_AT = 256_000_000
"""Bytes of a file that is read through before it is used (about half a second); a larger one afterwards."""


class Sqlite:
    """One connection in WAL mode, synced to disk at every commit."""

    threads = 1

    def __init__(self, path: str, copied: str = "") -> None:
        if copied and not Path(copied).is_file():
            raise BadInput("bad-no-file", path=copied)
        if path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        self._unchecked = copied or path
        if _size(copied or path) <= LOOKED_AT:
            try:
                self.check()
            except Damaged as damaged:
                raise BadInput("bad-database-damaged", path=copied or path, why=damaged) from None
        self._connection = sqlite3.connect(path or ":memory:", isolation_level=None, check_same_thread=False)
        self._turn = threading.RLock()
        self._heard: list[Heard] = []
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            self._connection.execute(f"PRAGMA {pragma}")
        if copied:
            before = sqlite3.connect(copied)
            before.backup(self._connection)
            before.close()
        else:
            self._raise(path)

    def _raise(self, path: str) -> None:
        """Bring the store up to this version. Of one with matches in it a copy of the file is kept first; nobody else
        can write meanwhile."""
        with self.transaction() as cursor:
            if path and 0 < version(cursor) < VERSION:
                kept = Path(f"{path}.before-{VERSION}")
                unfinished = kept.with_name(f"{kept.name}.part")
                unfinished.unlink(missing_ok=True)
                before, copy = sqlite3.connect(path), sqlite3.connect(unfinished)
                before.backup(copy)
                before.close()
                copy.close()
                os.replace(unfinished, kept)
            bring_up(cursor)

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._turn:
            cursor = _SqliteCursor(self._connection)
            with _understood():
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield cursor
                    self._connection.execute("COMMIT")
                except BaseException:
                    if self._connection.in_transaction:  # a full disk may have rolled it back already
                        self._connection.execute("ROLLBACK")
                    raise
            for news in cursor.news:
                for heard in self._heard:
                    heard(news)

    def listen(self, heard: Heard) -> None:
        self._heard.append(heard)

    def check(self) -> None:
        path, self._unchecked = self._unchecked, ""
        if not path or not _size(path):
            return
        # With a connection of its own: whoever plays meanwhile does not wait for it.
        with _understood(), closing(sqlite3.connect(path)) as reading:
            ((found,),) = reading.execute("PRAGMA quick_check(1)").fetchall()
        if found != "ok":
            raise Damaged(found.splitlines()[-1])

    def close(self) -> None:
        with self._turn:
            self._connection.close()


def _size(path: str) -> int:
    return Path(path).stat().st_size if Path(path).is_file() else 0


_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PROTOCOL,
}
_RUINED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


@contextmanager
def _understood() -> Iterator[None]:
    """What SQLite says of a disk that is full, a file that is damaged, or one that cannot be got at just now; and of
    something that is not there any more."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        whole = getattr(error, "sqlite_errorcode", 0)
        code = whole & 0xFF
        if whole == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
            raise Moved(str(error)) from error
        if code == sqlite3.SQLITE_FULL:
            raise Full(str(error)) from error
        if code in _RUINED or "decode to UTF-8" in str(error):
            raise Damaged(str(error)[:200]) from error
        if code in _PASSING:
            raise Away(str(error)) from error
        raise


class _SqliteCursor:
    lock = ""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.news: list[str] = []

    def run(self, sql: str, *values: object) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def tell(self, news: str) -> None:
        self.news.append(news)


def version(cursor: Cursor) -> int:
    """The version of a store; 0 if it is empty. Later ones than this program's are refused."""
    cursor.run("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")
    found = cursor.run("SELECT number FROM version")
    theirs: int = found[0][0] if found else 0
    if theirs > VERSION:
        raise BadInput("bad-database-version", theirs=theirs, ours=VERSION)
    return theirs


def bring_up(cursor: Cursor) -> int:
    """Take the steps from a store's version to this one, all in this transaction; how many there were."""
    theirs = version(cursor)
    for step in STEPS[theirs:]:
        for statement in step:
            cursor.run(statement)
    if not theirs:
        cursor.run("INSERT INTO version (number) VALUES (?)", VERSION)
    elif theirs < VERSION:
        cursor.run("UPDATE version SET number = ?", VERSION)
    return VERSION - theirs
