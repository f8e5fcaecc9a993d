"""PostgreSQL: several server processes share matches and hear each other's news (LISTEN/NOTIFY)."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg.errors import DataCorrupted, DiskFull, ForeignKeyViolation, IndexCorrupted
from psycopg_pool import ConnectionPool, PoolTimeout

from .database import Away, Cursor, Damaged, Full, Heard, Moved, Row, bring_up

_CHANNEL = "grognard"
_LAYING = 7046029
"""The advisory lock under which one process at a time brings the tables up."""
AGAIN = 0.5
"""Seconds until it is tried again whether a server that was away is there."""
PATIENCE = 10.0
"""Seconds to wait for a connection."""
AT_FIRST = 30.0
"""Seconds to wait for the first one: the machine may be starting both."""


class Postgres:
    """A pool of connections, and one that listens."""

    threads = 8

    def __init__(self, url: str, raised: bool = True) -> None:
        self._url = url
        # The pool tries less and less often to reach a server that is away. It is to give up at once: whoever waits
        # makes it try again.
        self._pool = ConnectionPool(
            url,
            kwargs={} if "connect_timeout" in url else {"connect_timeout": 3},
            min_size=1,
            max_size=self.threads,
            open=True,
            reconnect_timeout=0.0,
            check=ConnectionPool.check_connection,
        )
        self._open = True
        try:
            self._pool.putconn(self._connection(AT_FIRST))
            if raised:
                with self.transaction() as cursor:
                    cursor.run("SELECT pg_advisory_xact_lock(?)", _LAYING)
                    bring_up(cursor)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        try:
            connection = self._connection(PATIENCE)
            try:
                with connection, connection.transaction():
                    yield _PostgresCursor(connection)
            finally:
                self._pool.putconn(connection)
        except DiskFull as error:
            raise Full(str(error)) from error
        except ForeignKeyViolation as error:
            raise Moved(str(error)) from error
        except (DataCorrupted, IndexCorrupted) as error:
            raise Damaged(str(error)) from error
        except psycopg.OperationalError as error:  # of the pool too: no connection in time
            raise Away(str(error)) from error

    def _connection(self, patience: float) -> psycopg.Connection[Row]:
        end = time.monotonic() + patience
        while True:
            try:
                return self._pool.getconn(AGAIN)
            except PoolTimeout:
                if time.monotonic() > end:
                    raise

    def listen(self, heard: Heard) -> None:
        threading.Thread(target=self._listen, args=(heard,), daemon=True, name="news").start()

    def _listen(self, heard: Heard) -> None:
        """Listen until closed; at the start, and after a lost connection, say that news may have been missed."""
        while self._open:
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    self._pool.check()  # a server that was away has forgotten these connections
                    heard("")
                    while self._open:
                        for news in connection.notifies(timeout=1):
                            heard(news.payload)
            except psycopg.OperationalError:
                time.sleep(AGAIN)

    def check(self) -> None:
        """The server looks after its pages itself, and says so when one is read that is damaged."""

    def close(self) -> None:
        self._open = False
        self._pool.close(timeout=1)


class _PostgresCursor:
    lock = " FOR UPDATE"

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def run(self, sql: str, *values: object) -> list[Row]:
        cursor = self._connection.execute(sql.replace("%", "%%").replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description is not None else []

    def tell(self, news: str) -> None:
        self.run("SELECT pg_notify(?, ?)", _CHANNEL, news)
