"""Matches in memory and the pages that watch them, when something goes wrong in between."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from grognard.bots.rand import pick_by_verb
from grognard.table import line, memory, people, talk, work
from grognard.table.app import make_app
from grognard.table.database import Away, Cursor, Database, Heard, connect
from grognard.table.desk import MOST_DESKS, Reading
from grognard.table.errors import No
from grognard.table.hub import Hub, Page
from grognard.table.line import Socket
from grognard.table.matches import PRESENT, Given, Matches
from grognard.table.notify import Mail
from grognard.table.opponents import Answered, Memory, Opponents
from grognard.table.people import User
from grognard.table.server import Server, Settings
from grognard.table.wire import NewMatch
from grognard.table.work import Work

from .loop import run
from .served import GAME, hear, serving

P = ParamSpec("P")
T = TypeVar("T")


class Failing:
    """A store whose next transaction, or next few, come to nothing at their very end, if it is told so."""

    threads = 1

    def __init__(self) -> None:
        self._store = connect("sqlite:")
        self.fail = False
        self.away = 0

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._store.transaction() as cursor:
            yield cursor
            if self.fail:
                self.fail = False
                raise OSError("disk full")
            if self.away:
                self.away -= 1
                raise Away("for a moment")

    def check(self) -> None:
        self._store.check()

    def listen(self, heard: Heard) -> None:
        self._store.listen(heard)

    def close(self) -> None:
        self._store.close()


@pytest.fixture
def store() -> Iterator[Failing]:
    found = Failing()
    yield found
    found.close()


def guest(database: Database) -> User:
    with database.transaction() as cursor:
        return people.make_guest(cursor, "en", time.time())


def new(table: Matches, user: User, cp: str = "me") -> str:
    return table.create(user, NewMatch(game=GAME, scenario="limited-war", seats={"ap": "me", "cp": cp}))


def answer(table: Matches, user: User, match_id: str, random: Random) -> int:
    live = table.live(match_id)
    assert live.play.question is not None
    action = pick_by_verb(live.play.question, live.play.game.rare, random)
    return table.answer(user, match_id, live.seq, live.play.game.write(action), "")


# -- in memory --------------------------------------------------------------------------------------------------------


def test_who_waited_for_an_answer_that_was_not_kept_does_not_see_it(store: Failing) -> None:
    table = Matches(store)
    user = guest(store)
    match_id = new(table, user)
    random = Random(1)
    for _ in range(5):
        answer(table, user, match_id, random)
    live = table.live(match_id)
    before = live.play.hash()
    seen: list[tuple[int, str]] = []

    def look() -> None:
        with table.held(match_id) as mine:
            seen.append((mine.seq, mine.play.hash()))

    with live.lock:
        waiting = threading.Thread(target=look)
        waiting.start()
        time.sleep(0.05)
        store.fail = True
        with pytest.raises(OSError, match="disk full"):
            answer(table, user, match_id, random)
        assert live.seq == 6  # in memory it was done already
    waiting.join()
    assert seen == [(5, before)]
    assert answer(table, user, match_id, random) == 6


def test_what_was_refused_leaves_the_match_in_memory(store: Failing) -> None:
    table = Matches(store)
    user = guest(store)
    match_id = new(table, user)
    live = table.live(match_id)
    assert live.play.question is not None
    written = live.play.game.write(live.play.question.options[0])
    with pytest.raises(No):
        table.answer(user, match_id, 7, written, "")
    with pytest.raises(No):
        table.answer(user, match_id, 0, written, "ap" if live.play.question.side else "cp")
    assert table.live(match_id) is live


def test_only_the_last_matches_and_the_watched_ones_stay(store: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "KEPT", 3)
    table = Matches(store)
    user = guest(store)
    ids = [new(table, user) for _ in range(8)]
    watched = table.live(ids[0])
    for match_id in ids[1:]:
        table.live(match_id)
    assert set(table._live) == {ids[0], *ids[-3:]}
    assert table.live(ids[0]) is watched
    del watched
    for match_id in ids[4:]:
        table.live(match_id)
    assert set(table._live) == set(ids[-3:])


# -- pages ------------------------------------------------------------------------------------------------------------


class Line:
    """A page's end of the line, as far as Page uses it. `deaf`: it stops reading after so many messages."""

    def __init__(self, deaf: int = 1 << 30) -> None:
        self.deaf = deaf
        self.heard: list[dict[str, Any]] = []
        self.wishes: asyncio.Queue[str] = asyncio.Queue()
        self.accepted: Callable[[], object] = lambda: None
        self.closed = False

    async def accept(self) -> None:
        self.accepted()

    async def send_data(self, data: bytes, mode: str) -> None:
        if len(self.heard) >= self.deaf:
            await asyncio.sleep(3600)
        self.heard.append(json.loads(data))

    async def receive_data(self, mode: str) -> str:
        return await self.wishes.get()

    async def close(self) -> None:
        self.closed = True


class Room:
    """A hub with one match, in this very loop."""

    def __init__(self, store: Database) -> None:
        self.work = Work(2)
        self.table = Matches(store)
        self.user = guest(store)
        self.match_id = new(self.table, self.user)
        self.hub = Hub(self.table, self.work)
        self.hub.start()
        self.random = Random(3)

    def page(self, line: Line) -> asyncio.Task[None]:
        page = Page(self.hub, self.match_id, self.user, "", "en", "")
        return asyncio.create_task(page.run(cast("Socket", line), ""))

    def answer(self) -> int:
        return answer(self.table, self.user, self.match_id, self.random)


async def until(look: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not look():
            await asyncio.sleep(0.005)


def test_an_answer_while_a_page_opens_is_not_missed(store: Failing) -> None:
    async def go() -> None:
        room = Room(store)
        line = Line()
        line.accepted = room.answer
        task = room.page(line)
        await until(lambda: any(message["type"] == "patch" for message in line.heard))
        kinds = [message["type"] for message in line.heard if message["type"] in ("position", "patch")]
        assert kinds == ["position", "patch"]
        assert line.heard[-1].get("patch", {"seq": 1})["seq"] == 1
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not room.hub._pages

    run(go())


def test_who_does_not_read_is_left(store: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "PATIENCE", 0.2)

    async def go() -> None:
        room = Room(store)
        good, deaf = Line(), Line(deaf=2)
        tasks = [room.page(good), room.page(deaf)]
        await until(lambda: any(message["type"] == "position" for message in good.heard))
        for _ in range(6):
            seq = room.answer()
        async with asyncio.timeout(10):
            await tasks[1]
        await until(lambda: any(_seq(message) == seq for message in good.heard))
        assert len(room.hub._pages[room.match_id]) == 1
        with store.transaction() as cursor:
            assert talk.present(cursor, room.match_id, 0) == {room.user.id}  # he has another page
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(go())


def test_a_page_changes_eyes_and_language_while_answers_come(store: Failing) -> None:
    async def go() -> None:
        room = Room(store)
        line = Line()
        task = room.page(line)
        await until(lambda: any(message["type"] == "position" for message in line.heard))
        for number in range(40):
            room.answer()
            eyes, language = ("ap", "cp", "watch")[number % 3], ("fr", "en")[number // 2 % 2]
            line.wishes.put_nowait(json.dumps({"side": eyes} if number % 2 else {"lang": language}))
            await asyncio.sleep(0.002)
        room.answer()
        await until(lambda: any(_seq(message) == 41 for message in line.heard))
        assert not task.done()
        known: dict[str, Any] = {}
        for message in line.heard:
            known = message["position"] if message["type"] == "position" else known | message.get("patch", {})
        assert known["side"] == "ap"  # the last wish for eyes: 39 % 3 == 0
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(go())


def _seq(message: dict[str, Any]) -> int:
    return int((message.get("patch") or message.get("position") or {"seq": -1})["seq"])


def test_a_page_opens_while_the_store_is_away_for_a_moment(store: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "AGAIN", 0.01)

    async def go() -> None:
        room = Room(store)
        line = Line()
        store.away = 2  # what it is told first
        line.accepted = lambda: setattr(store, "away", 2)  # and that somebody came
        task = room.page(line)
        await until(lambda: store.away == 0 and bool(present(store, room.match_id)))
        assert [message["type"] for message in line.heard[:2]] == ["match", "position"]
        assert present(store, room.match_id) == {room.user.id}
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(go())


class Near:
    """Desks that stand in this process."""

    async def run(self, who: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return function(*args, **kwargs)

    def forget(self, function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        function(*args, **kwargs)


def test_a_desk_is_laid_while_the_store_is_away_for_a_moment(store: Failing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "AGAIN", 0.01)

    async def known() -> bool:
        return True

    async def go() -> None:
        room = Room(store)
        line = Line()
        store.away = 2
        desk = Reading(room.table, room.match_id, room.user, "en", "")
        task = asyncio.create_task(desk.run(cast("Socket", line), room.work, Near(), "foch", "", known))
        await until(lambda: len(line.heard) == 2)
        assert [message["type"] for message in line.heard] == ["info", "position"]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(go())


@pytest.mark.parametrize("kind", ["live", "desk"])
def test_a_store_that_stays_away_hangs_up_and_says_so(
    store: Failing, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(work, "PATIENCE", -1.0)
    seats = {"ap": "me", "cp": "me"}
    wish = NewMatch(game=GAME, scenario="limited-war", seats=seats, public=True)
    match_id = Matches(store).create(guest(store), wish)
    with TestClient(make_app(Server(store, Settings(mail=Mail(tmp_path))))) as client:
        store.away = 1 << 30
        line = client.websocket_connect(f"/api/matches/{match_id}/{kind}")
        with pytest.raises(WebSocketDisconnect) as hung_up:
            line.__enter__()
    assert hung_up.value.code == 4503
    assert "Traceback" not in caplog.text


def present(store: Database, match_id: str) -> set[str]:
    with store.transaction() as cursor:
        return talk.present(cursor, match_id, 0)


def test_one_person_lays_only_so_many_desks(store: Failing) -> None:
    async def known() -> bool:
        return True

    async def go() -> None:
        room = Room(store)
        lines = [Line() for _ in range(MOST_DESKS + 1)]
        desks = [Reading(room.table, room.match_id, room.user, "en", "") for _ in lines]
        tasks = [
            asyncio.create_task(desk.run(cast("Socket", line), room.work, Near(), "foch", "", known))
            for desk, line in zip(desks, lines, strict=True)
        ]
        await until(lambda: all(line.heard for line in lines[:-1]))
        with pytest.raises(No):
            await tasks[-1]
        lines[0].wishes.put_nowait("nonsense")
        await tasks[0]
        again = Line()
        tasks.append(asyncio.create_task(desks[-1].run(cast("Socket", again), room.work, Near(), "foch", "", known)))
        await until(lambda: bool(again.heard))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(go())


def test_the_people_of_a_dead_process_are_forgotten(store: Failing) -> None:
    now = [1000.0]
    table = Matches(store, lambda: now[0])
    user = guest(store)
    match_id = new(table, user)
    hub = Hub(table, Work(1))
    news: list[str] = []
    store.listen(news.append)
    with store.transaction() as cursor:
        talk.come(cursor, match_id, user.id, "dead", now[0])
    now[0] += PRESENT / 2
    hub._present(set())
    assert news == []
    now[0] += PRESENT
    hub._present({("another", user.id)})
    assert news == [f"seats {match_id}"]
    with store.transaction() as cursor:
        assert cursor.run("SELECT match_id, process FROM presence") == [("another", hub.process)]


# -- programs ---------------------------------------------------------------------------------------------------------


def test_a_program_answers_though_somebody_went_back_while_it_thought(store: Failing) -> None:
    """Its first thought is of a position that is no more; nobody nudges it again."""

    async def go() -> None:
        table = Matches(store)
        user = guest(store)
        match_id = new(table, user, cp="bot:random")
        opponents = Opponents(table, Work(2), 0.0)
        thoughts = 0

        async def think(_: object, bot: str, given: Given, *rest: object) -> Answered:
            nonlocal thoughts
            thoughts += 1
            play = table.live(match_id).play
            assert play.question is not None
            action = play.question.options[0]
            if thoughts == 1:
                table.answer_for_bot(match_id, "another", table.live(match_id).seq, given.side, action)
            return Answered([(action, None)], Memory())

        opponents.thinkers.quickly = think  # type: ignore[method-assign, assignment]
        opponents.nudge(match_id)
        opponents.nudge(match_id)
        await until(lambda: thoughts > 2 or table.live(match_id).play.question.side == 0)  # type: ignore[union-attr]
        opponents.close()

    run(go())


# -- stopping ---------------------------------------------------------------------------------------------------------


def test_a_server_stops_at_once_with_pages_open_and_a_program_thinking(tmp_path: Path) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        person = server.person()
        match_id = person.new_match(ap="me", cp="bot:greedy")["id"]
        line = stack.enter_context(person.live(match_id))
        hear(line, "position")
        deaf = socket.create_connection(("localhost", server.port))
        cookie = f"grognard={person.http.cookies['grognard']}"
        deaf.sendall(
            f"GET /api/matches/{match_id}/live HTTP/1.1\r\nhost: localhost:{server.port}\r\ncookie: {cookie}\r\n"
            "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        time.sleep(0.5)
        found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(15)  # two or three on a quiet machine
        end = time.monotonic() + 10
        while any(os.path.exists(f"/proc/{pid}") for pid in found.stdout.split()):
            assert time.monotonic() < end, "a thinking process is left"
            time.sleep(0.05)
        deaf.close()
        assert "Traceback" not in server.log()
