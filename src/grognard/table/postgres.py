"""PostgreSQL: several server processes share matches and hear each other's news (LISTEN/NOTIFY)."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg_pool import ConnectionPool

from .database import Away, Cursor, Heard, Row, bring_up

_CHANNEL = "grognard"
_LAYING = 7046029
"""The advisory lock under which one process at a time brings the tables up."""


class Postgres:
    """A pool of connections, and one that listens."""

    threads = 8

    def __init__(self, url: str, raised: bool = True) -> None:
        self._url = url
        self._pool = ConnectionPool(
            url, min_size=1, max_size=self.threads, open=True, timeout=10, check=ConnectionPool.check_connection
        )
        self._pool.wait(30)
        self._open = True
        if raised:
            try:
                with self.transaction() as cursor:
                    cursor.run("SELECT pg_advisory_xact_lock(?)", _LAYING)
                    bring_up(cursor)
            except BaseException:
                self.close()
                raise

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        try:
            with self._pool.connection() as connection, connection.transaction():
                yield _PostgresCursor(connection)
        except psycopg.OperationalError as error:  # of the pool too: no connection in time
            raise Away(str(error)) from error

    def listen(self, heard: Heard) -> None:
        threading.Thread(target=self._listen, args=(heard,), daemon=True, name="news").start()

    def _listen(self, heard: Heard) -> None:
        """Listen until closed; at the start, and after a lost connection, say that news may have been missed."""
        while self._open:
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    heard("")
                    while self._open:
                        for news in connection.notifies(timeout=1):
                            heard(news.payload)
            except psycopg.OperationalError:
                time.sleep(0.5)

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
