"""A disk that is full, a page that is damaged, a PostgreSQL that goes and comes: a sentence, and nothing is lost."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from litestar.testing import TestClient
from psycopg.errors import DataCorrupted, DiskFull

from grognard.kernel.refusal import BadInput
from grognard.kernel.words import sentence
from grognard.table import database as databases
from grognard.table import rows
from grognard.table.app import make_app
from grognard.table.database import Away, Damaged, Full, Sqlite, connect
from grognard.table.notify import Mail
from grognard.table.server import Server, Settings

from .served import GAME, Cluster, cluster, serving

pytestmark = pytest.mark.xdist_group("postgres")

NEW = {"game": GAME, "scenario": "introduction", "seats": {"ap": "me", "cp": "me"}}


@pytest.fixture
def told() -> Iterator[list[logging.LogRecord]]:
    """What the table writes down. A traceback would be in it."""
    found: list[logging.LogRecord] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record)

    handler = Keeping()
    logger = logging.getLogger("grognard.table")
    logger.addHandler(handler)
    yield found
    logger.removeHandler(handler)


@contextmanager
def table(store: Sqlite, folder: Path, day: float = 0.0) -> Iterator[TestClient[Any]]:
    """A server in this process, and somebody who talks to it; `day`: how much later it is than on this machine."""
    server = Server(store, Settings(mail=Mail(folder), limits=False), lambda: time.time() + day)
    with TestClient(make_app(server)) as client:
        yield client


def begin(client: TestClient[Any]) -> str:
    assert client.post("/api/guests", json={}).status_code == 200
    found: str = client.post("/api/matches", json=NEW).json()["id"]
    return found


def position(client: TestClient[Any], match_id: str) -> dict[str, Any]:
    answer = client.get(f"/api/matches/{match_id}/position")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def give(client: TestClient[Any], match_id: str, now: dict[str, Any]) -> httpx.Response:
    body = {"seq": now["seq"], "action": now["question"]["options"][0]["action"]}
    answer: httpx.Response = client.post(f"/api/matches/{match_id}/answers", json=body)
    return answer


def refused(answer: httpx.Response, key: str) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.json()["reason"]["text"] == sentence("en", key, {})
    assert int(answer.headers["retry-after"]) > 0


# -- full -------------------------------------------------------------------------------------------------------------


def pages(store: Sqlite, most: int | None = None) -> int:
    """How many pages the file has; from now on it may have `most`."""
    with store.transaction() as cursor:
        ((count,),) = cursor.run("PRAGMA page_count")
        cursor.run(f"PRAGMA max_page_count = {2**30 if most is None else count + most}")
    return int(count)


def test_a_full_disk_is_a_sentence_and_the_answer_can_be_given_again(
    tmp_path: Path, told: list[logging.LogRecord]
) -> None:
    store = connect(f"sqlite:{tmp_path / 'table.db'}")
    assert isinstance(store, Sqlite)
    with table(store, tmp_path) as client:
        match_id = begin(client)
        pages(store, most=1)
        for _ in range(400):
            now = position(client, match_id)
            answer = give(client, match_id, now)
            if answer.status_code != 200:
                break
        refused(answer, "table-store-full")
        for _ in range(3):  # nothing has changed, in memory neither, and one can go on looking
            assert position(client, match_id) == now
            refused(give(client, match_id, now), "table-store-full")
        refused(client.post("/api/matches", json=NEW), "table-store-full")
        assert [match["id"] for match in client.get("/api/matches").json()] == [match_id]
        with store.transaction() as cursor:
            assert rows.find_match(cursor, match_id).seq == now["seq"]
        pages(store)
        assert give(client, match_id, now).json()["seq"] == now["seq"] + 1
        assert position(client, match_id)["seq"] == now["seq"] + 1
    assert told
    assert not [record for record in told if record.exc_info]


def test_who_looks_on_a_full_disk_is_known_all_the_same(tmp_path: Path) -> None:
    """That his session was used cannot be written down."""
    path = tmp_path / "table.db"
    store = Sqlite(str(path))
    with table(store, tmp_path) as client:
        match_id = begin(client)
        cookie = client.cookies["grognard"]
    store = Sqlite(str(path))
    real = databases._SqliteCursor.run

    def full(self: databases._SqliteCursor, sql: str, *values: object) -> list[Any]:
        if sql.startswith("UPDATE logins"):
            raise Full("database or disk is full")
        return real(self, sql, *values)

    with pytest.MonkeyPatch.context() as patch, table(store, tmp_path, day=7200.0) as client:
        patch.setattr(databases._SqliteCursor, "run", full)
        client.cookies.set("grognard", cookie)
        assert position(client, match_id)["seq"] == 0


# -- damaged ----------------------------------------------------------------------------------------------------------


def scribble(path: Path, name: str) -> None:
    """Go over the first page of a table."""
    store = Sqlite(str(path))
    with store.transaction() as cursor:
        ((root,),) = cursor.run("SELECT rootpage FROM sqlite_master WHERE name = ?", name)
        ((size,),) = cursor.run("PRAGMA page_size")
    store.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(os.urandom(200))


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Path, str, str]:
    """A table with a match that has begun, and the cookie of who plays it."""
    path = tmp_path / "table.db"
    with table(Sqlite(str(path)), tmp_path) as client:
        match_id = begin(client)
        for _ in range(20):
            give(client, match_id, position(client, match_id))
        return path, match_id, client.cookies["grognard"]


def test_a_damaged_file_is_found_at_the_start(begun: tuple[Path, str, str]) -> None:
    path, _, _ = begun
    Sqlite(str(path)).close()
    scribble(path, "tape")
    with pytest.raises(BadInput, match="damaged") as found:
        Sqlite(str(path))
    assert str(path) in found.value.said("fr")
    with pytest.raises(BadInput, match="damaged"):
        connect(f"sqlite:{path}", copied=True)
    program = [str(Path(sys.executable).with_name("grognard")), "serve", "--port", "0", "--database", f"sqlite:{path}"]
    started = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)
    assert started.returncode == 2
    assert len(started.stderr.strip().splitlines()) == 1
    assert "put a backup in its place" in started.stderr


def test_what_is_no_database_at_all_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    path.write_bytes(b"Chers parents, " * 1000)
    with pytest.raises(BadInput, match="not a database"):
        Sqlite(str(path))
    assert path.read_bytes() == b"Chers parents, " * 1000


@pytest.mark.parametrize("what", ["page", "text"])
def test_a_damaged_page_of_a_large_file_is_a_sentence(
    begun: tuple[Path, str, str], monkeypatch: pytest.MonkeyPatch, told: list[logging.LogRecord], what: str
) -> None:
    """Nobody waits for it at the start; it is found afterwards, and by whoever needs what is damaged."""
    path, match_id, cookie = begun
    if what == "page":
        scribble(path, "tape")
    else:
        store = Sqlite(str(path))
        with store.transaction() as cursor:
            cursor.run("UPDATE tape SET items = '[[0,[' WHERE match_id = ? AND seq = 3", match_id)
        store.close()
    monkeypatch.setattr(databases, "LOOKED_AT", 0)
    store = Sqlite(str(path))
    with table(store, path.parent) as client:
        client.cookies.set("grognard", cookie)
        for _ in range(2):
            refused(client.get(f"/api/matches/{match_id}/position"), "table-store-damaged")
            body = {"seq": 20, "action": "done"}
            refused(client.post(f"/api/matches/{match_id}/answers", json=body), "table-store-damaged")
        said = client.get("/api/me").json()
        assert said["user"]["guest"]
        if what == "text":  # only this one match is lost
            other = client.post("/api/matches", json=NEW).json()["id"]
            assert give(client, other, position(client, other)).status_code == 200
        else:
            end = time.monotonic() + 10
            while not any("put a backup" in record.getMessage() for record in told):
                assert time.monotonic() < end
                time.sleep(0.05)
    assert told
    assert not [record for record in told if record.exc_info]


def test_bytes_that_are_no_text_are_damage(tmp_path: Path) -> None:
    store = Sqlite(str(tmp_path / "x.db"))
    with pytest.raises(Damaged), store.transaction() as cursor:
        cursor.run("SELECT CAST(x'ff41' AS TEXT)")
    with store.transaction() as cursor:  # it goes on
        assert cursor.run("SELECT 1") == [(1,)]


def test_what_somebody_wrote_wrong_is_still_a_fault(tmp_path: Path) -> None:
    store = Sqlite(str(tmp_path / "x.db"))
    with pytest.raises(Exception, match="no such table") as wrong, store.transaction() as cursor:
        cursor.run("SELECT * FROM nowhere")
    assert not isinstance(wrong.value, Away)


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.mark.parametrize(("error", "kind"), [(DiskFull, Full), (DataCorrupted, Damaged)])
def test_postgres_says_the_same(postgresql: Cluster, error: type[psycopg.Error], kind: type[Away]) -> None:
    store = connect(postgresql.url)
    with pytest.raises(kind), store.transaction():
        raise error("could not extend file")
    store.close()


def test_postgres_that_comes_back_is_found_within_a_second(postgresql: Cluster, tmp_path: Path) -> None:
    """However long it was away: nobody tries less and less often."""
    with serving(tmp_path, postgresql.url) as server:
        person = server.person()
        match_id = person.new_match()["id"]
        postgresql.stop()
        try:
            refused(person.http.get(f"/api/matches/{match_id}"), "table-store-away")  # after ten seconds
        finally:
            postgresql.start()
        back = time.monotonic()
        while person.http.get(f"/api/matches/{match_id}").status_code != 200:
            time.sleep(0.02)
        assert time.monotonic() - back < 2.5  # one, and what a busy machine adds; the pool itself waits longer
        assert "Traceback" not in server.log()
