"""Where everything is kept. One narrow interface: transactions of plain SQL, and news that other processes hear.

SQLite out of the box, for one server process; PostgreSQL for several that share matches. A transaction that has
ended is durable. SQL is written once, for both: `?` for a value, only types and clauses both know.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

from ..kernel.refusal import BadInput
from .schema import SCHEMA, VERSION

Row = tuple[Any, ...]
Heard = Callable[[str], None]


class Away(Exception):
    """The store cannot be reached just now, or let this transaction fall: it may be tried again."""


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

    def close(self) -> None: ...


def connect(url: str) -> Database:
    """`sqlite:FILE` (`sqlite:` alone: in memory, for tests) or `postgresql://...`."""
    if url.startswith("sqlite:"):
        path = url.removeprefix("sqlite:")
        return Sqlite("/" + path.lstrip("/") if path.startswith("//") else path)
    if url.startswith(("postgresql:", "postgres:")):
        from .postgres import Postgres

        return Postgres(url)
    raise BadInput("bad-database", url=repr(url))


class Sqlite:
    """One connection in WAL mode, synced to disk at every commit."""

    threads = 1

    def __init__(self, path: str) -> None:
        if path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(path or ":memory:", isolation_level=None, check_same_thread=False)
        self._turn = threading.RLock()
        self._heard: list[Heard] = []
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            self._connection.execute(f"PRAGMA {pragma}")
        with self.transaction() as cursor:
            lay_out(cursor)

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._turn:
            cursor = _SqliteCursor(self._connection)
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

    def close(self) -> None:
        with self._turn:
            self._connection.close()


class _SqliteCursor:
    lock = ""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.news: list[str] = []

    def run(self, sql: str, *values: object) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def tell(self, news: str) -> None:
        self.news.append(news)


def lay_out(cursor: Cursor) -> None:
    """Make the tables in an empty store; refuse a store of another version."""
    cursor.run("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")
    found = cursor.run("SELECT number FROM version")
    if not found:
        for statement in SCHEMA:
            cursor.run(statement)
        cursor.run("INSERT INTO version (number) VALUES (?)", VERSION)
    elif found[0][0] != VERSION:
        raise BadInput("bad-database-version", theirs=found[0][0], ours=VERSION)
