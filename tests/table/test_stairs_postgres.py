"""The same stairs in PostgreSQL: a store of schema 1 rises, twice without harm, and with a kill in the middle."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from grognard.kernel.refusal import BadInput
from grognard.table import schema
from grognard.table.database import connect
from grognard.table.matches import Matches
from grognard.table.schema import VERSION

from .served import postgres
from .test_stairs import EXPECTED, FIXTURES, OPENED, RUNNING, Table, as_it_was

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres() as found:
        yield found


@pytest.fixture
def old(cluster: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A store of schema 1 with what the fixture's file holds."""
    name = f"t{abs(hash(request.node.nodeid))}"
    with psycopg.connect(cluster, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}".encode())
    url = cluster.rsplit("/", 1)[0] + f"/{name}"
    path = tmp_path / "table.db"
    with gzip.open(FIXTURES / "table.db.gz") as packed, path.open("wb") as raw:
        shutil.copyfileobj(packed, raw)
    source = sqlite3.connect(path)
    with psycopg.connect(url) as store:
        store.execute("CREATE TABLE version (number BIGINT NOT NULL)")
        for statement in schema.STEPS[0]:
            store.execute(statement.encode())
        for table in ("version", "users", "logins", "tokens", "matches", "seats", "tape", "watchers", "snapshots",
                      "told", "requests", "chat", "notes", "presence", "outbox"):  # fmt: skip
            rows = source.execute(f"SELECT * FROM {table}")
            columns = [each[0] for each in rows.description]
            marks = ", ".join(["%s"] * len(columns))
            store.cursor().executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})".encode(), rows.fetchall()
            )
    source.close()
    return url


def tables(url: str) -> list[Any]:
    with psycopg.connect(url) as store:
        return store.execute(
            "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
            " WHERE table_schema = 'public' ORDER BY 1, 2"
        ).fetchall()


def version(url: str) -> int:
    with psycopg.connect(url) as store:
        row = store.execute("SELECT number FROM version").fetchone()
    assert row is not None
    return int(row[0])


class There(Table):
    """The matches of a store in PostgreSQL."""

    def __init__(self, url: str) -> None:
        Matches.__init__(self, connect(url))


def test_a_store_of_schema_1_rises_twice_in_a_row(old: str) -> None:
    table = There(old)
    for name in EXPECTED:
        as_it_was(table, name)
    for name in RUNNING:
        table.go_on(EXPECTED[name]["id"])
    table.database.close()
    raised = tables(old)
    table = There(old)
    assert tables(old) == raised
    assert version(old) == VERSION
    table.go_on(EXPECTED[RUNNING[0]]["id"])
    table.database.close()


KILLED = """
import os, sys
from grognard.table import database, postgres
run = postgres._PostgresCursor.run
def dying(self, sql, *values):
    found = run(self, sql, *values)
    if "good" in sql:
        os._exit(9)
    return found
postgres._PostgresCursor.run = dying
database.connect(sys.argv[1])
"""


def test_killed_in_the_middle_of_the_steps_nothing_is_lost(old: str) -> None:
    before = tables(old)
    assert subprocess.run([sys.executable, "-c", KILLED, old], check=False).returncode == 9
    assert tables(old) == before
    assert version(old) == 1
    table = There(old)
    as_it_was(table, RUNNING[0])
    table.database.close()


def test_several_processes_may_start_at_once(old: str) -> None:
    started = [subprocess.Popen([sys.executable, "-c", OPENED, old]) for _ in range(3)]
    assert [each.wait() for each in started] == [0, 0, 0]
    assert version(old) == VERSION


def test_a_later_store_is_refused_unharmed(old: str) -> None:
    with psycopg.connect(old) as store:
        store.execute("UPDATE version SET number = 99")
    before = tables(old)
    with pytest.raises(BadInput, match="99"):
        connect(old)
    assert tables(old) == before


def test_a_trial_changes_nothing(old: str, capsys: pytest.CaptureFixture[str]) -> None:
    from grognard.cli.upgrade import upgrade

    before = tables(old)
    upgrade(old, check=True, language="en")
    assert str(len(EXPECTED)) in capsys.readouterr().out
    assert tables(old) == before
    assert version(old) == 1
