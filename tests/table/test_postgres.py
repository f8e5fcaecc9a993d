"""Two server processes behind one PostgreSQL: players on either see each other, and either may die."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from grognard.kernel.play import Play
from grognard.table import leaving
from grognard.table.database import Cursor, Database, Moved, Row, connect
from grognard.table.matches import Matches
from grognard.table.people import by_id

from .playing import held, pick, truth
from .served import GAME, Person, RefusedHere, Served, hear, postgres
from .storm import Player, check, same_position
from .test_durable import wait_for
from .test_report import over

pytestmark = pytest.mark.xdist_group("postgres")

MATCHES = 4
ANSWERS = 340
KILLS = 4
SOON = 1.0
"""Seconds in which a player on another process must see an answer."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as found:
        yield found


@pytest.fixture(scope="module")
def store(url: str) -> Iterator[Database]:
    found = connect(url)
    yield found
    found.close()


@pytest.fixture(scope="module")
def servers(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Two processes, started at the same moment (one of them makes the tables)."""
    folders = [tmp_path_factory.mktemp("server") for _ in range(2)]  # here: pytest's folders are not for many threads
    with ThreadPoolExecutor(2) as both:
        found = list(both.map(lambda folder: Served(url, folder), folders))
    yield found
    logs = [server.log() for server in found]
    for server in found:
        server.stop()
    assert not any("Traceback" in log for log in logs), logs


def at(person: Person, server: Served) -> Person:
    """The same person, talking to another process."""
    other = Person.__new__(Person)
    other.address, other.me = server.address, person.me
    other.http = type(person.http)(base_url=server.address, timeout=60, params={"lang": "en"})
    other.http.cookies.set("grognard", person.http.cookies["grognard"])
    return other


def two(servers: list[Served]) -> tuple[str, dict[str, Person]]:
    """A match of two people, each on his own process."""
    ap, cp = (server.person() for server in servers)
    match = ap.new_match("limited-war", ap="me", cp="link")
    cp.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
    return match["id"], {"ap": ap, "cp": cp}


def reach(line: ClientConnection, seq: int, seconds: float = 20.0) -> list[str]:
    """All that is pushed until an answer is known."""
    end = time.monotonic() + seconds
    texts = []
    while (left := end - time.monotonic()) > 0:
        text = line.recv(timeout=left)
        assert isinstance(text, str)
        texts.append(text)
        message = json.loads(text)
        if (message.get("patch") or message.get("position") or {"seq": -1})["seq"] >= seq:
            return texts
    raise TimeoutError(f"nobody tells of answer {seq}")


def shown_by_rules(play: Play[Any]) -> list[str]:
    """Cards the other side has seen: one that a side may begin with, or that came back from the table."""
    return [name for card, name in enumerate(play.game.nouns["card"]) if play.state.seen & 1 << card]


def until(line: ClientConnection, good: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first description of the match that is as it should be."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        match: dict[str, Any] = hear(line, "match")["match"]
        if good(match):
            return match
    raise TimeoutError


# -- seeing each other ------------------------------------------------------------------------------------------------


def test_players_on_two_processes_see_each_other_at_once(servers: list[Served]) -> None:
    """And no push ever holds a card of the other's hand."""
    match_id, people = two(servers)
    random = Random(2)
    with ExitStack() as stack:
        lines = {side: stack.enter_context(person.live(match_id, side=side)) for side, person in people.items()}
        for line in lines.values():
            hear(line, "position")
        delays = []
        for _ in range(30):
            side = people["ap"].position(match_id)["question"]["side"]
            position = people[side].position(match_id)
            other = "cp" if side == "ap" else "ap"
            begun = time.monotonic()
            seq = people[side].answer(match_id, position["seq"], pick(position["question"]["options"], random))
            texts = {other: reach(lines[other], seq)}
            delays.append(time.monotonic() - begun)
            texts[side] = reach(lines[side], seq)
            play = truth(servers[0], match_id)
            for reader, owner in (("ap", "cp"), ("cp", "ap")):
                secret = [card for card in held(play, owner) if card not in shown_by_rules(play)]
                shown = [card for card in secret if any(f'"card:{card}"' in text for text in texts[reader])]
                assert shown == []
        assert min(delays) < SOON, delays  # who must ask for them hears none of them soon; a busy machine delays some


def test_presence_and_chat_cross_processes(servers: list[Served]) -> None:
    match_id, people = two(servers)
    with people["ap"].live(match_id) as here:
        until(here, lambda match: [seat.get("here", False) for seat in match["seats"]] == [True, False])
        with people["cp"].live(match_id):
            until(here, lambda match: all(seat.get("here") for seat in match["seats"]))
            people["cp"].post(f"/api/matches/{match_id}/chat", {"text": "Bonjour <b>!</b>"})
            assert hear(here, "chat")["line"]["text"] == "Bonjour <b>!</b>"
        until(here, lambda match: [seat.get("here", False) for seat in match["seats"]] == [True, False])
        people["cp"].post(f"/api/matches/{match_id}/requests", {"kind": "draw"})
        until(here, lambda match: bool(match.get("requests")))
        people["ap"].post(f"/api/matches/{match_id}/requests/answer", {"kind": "draw", "by": "cp", "accept": True})
        assert until(here, lambda match: match["state"] == "over")["result"]["reason"] == "agreed"
        assert people["cp"].position(match_id)["ended"]["reason"] == "agreed"


def test_a_session_ended_on_one_process_ends_on_the_other(servers: list[Served]) -> None:
    person = servers[0].person()
    match_id = person.new_match()["id"]
    other = at(person, servers[1])
    assert other.get("/api/me")["user"]["id"] == person.me["id"]
    with other.live(match_id) as line:
        hear(line, "position")
        person.http.delete("/api/session")
        with pytest.raises(ConnectionClosed):
            hear(line, "nothing of this kind")
    assert other.get("/api/me")["user"] is None


def test_of_two_answers_at_once_one_counts(servers: list[Served], store: Database) -> None:
    person = servers[0].person()
    match_id = person.new_match()["id"]
    both = [person, at(person, servers[1])]
    random = Random(4)
    for _ in range(12):
        position = person.position(match_id)
        options = position["question"]["options"]
        actions = [pick(options, random) for _ in both]
        results: list[tuple[int, int]] = [(0, 0), (0, 0)]
        ready = threading.Barrier(2)

        def answer(who: int, seq: int, action: str, ready: threading.Barrier, results: list[tuple[int, int]]) -> None:
            ready.wait()
            try:
                results[who] = 200, both[who].answer(match_id, seq, action)
            except RefusedHere as refused:
                results[who] = refused.status, refused.body["seq"]

        threads = [
            threading.Thread(target=answer, args=(who, position["seq"], actions[who], ready, results)) for who in (0, 1)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        now = position["seq"] + 1
        assert sorted(results) == [(200, now), (409, now)]
        one, other = (each.position(match_id) for each in both)
        assert one == other
        assert one["seq"] == now
        with store.transaction() as cursor:
            rows = cursor.run("SELECT items FROM tape WHERE match_id = ? AND seq = ?", match_id, one["seq"])
        verb = json.loads(rows[0][0])[0][1][0]
        assert verb == actions[results.index((200, now))].partition(":")[0]


# -- dying ------------------------------------------------------------------------------------------------------------


def test_one_of_two_dies_and_the_other_goes_on(url: str, store: Database, tmp_path: Path) -> None:
    random = Random(7)
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    servers = [Served(url, folder) for folder in folders]
    person = servers[0].person()
    addresses = [server.address for server in servers]
    players = [Player(person, addresses[:: 1 if seed % 2 else -1], seed) for seed in range(MATCHES)]
    for player in players:
        player.start()
    try:
        for number, kill in enumerate(sorted(random.sample(range(20, ANSWERS), KILLS))):
            wait_for(players, kill)
            servers[number % 2].kill()
            told = sum(len(player.told) for player in players)
            wait_for(players, told + MATCHES)  # the other one serves everybody
            for player in players:
                check(store, player)
            servers[number % 2] = Served(url, folders[number % 2], port=servers[number % 2].port)
        wait_for(players, ANSWERS)
    finally:
        for player in players:
            player.stopped.set()
        for player in players:
            player.join(60)
    try:
        assert [player.wrong for player in players] == [None] * MATCHES
        for server in servers:
            for player in players:
                same_position(at(person, server), player.match, check(store, player))
            assert "Traceback" not in server.log()
    finally:
        for server in servers:
            server.stop()


def test_a_program_goes_on_when_its_process_died(url: str, servers: list[Served], tmp_path: Path) -> None:
    """It was about to answer; the other process asks it again. A killed server leaves no process behind."""
    slow = Served(url, tmp_path, pace=30.0)
    person = slow.person()
    match = person.post(
        "/api/matches", {"game": GAME, "scenario": "limited-war", "seats": {"ap": "me", "cp": "bot:random"}}
    )
    alive = at(person, servers[0])
    position = alive.position(match["id"])
    assert position["question"]["side"] == "cp"
    thinking = wait_until(lambda: children(slow.process.pid))
    slow.kill()
    with alive.live(match["id"]) as line:
        reach(line, position["seq"] + 1, 30)
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking))


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()


def wait_until(look: Callable[[], Any], seconds: float = 30.0) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError


# -- the store goes away ----------------------------------------------------------------------------------------------


def test_lost_connections_heal_and_news_are_caught_up(url: str, servers: list[Served]) -> None:
    match_id, people = two(servers)
    with ExitStack() as stack:
        lines = {side: stack.enter_context(person.live(match_id, side=side)) for side, person in people.items()}
        for line in lines.values():
            hear(line, "position")
        random = Random(5)
        for _ in range(3):
            with psycopg.connect(url, autocommit=True) as connection:
                # ... and waits until they have ended: what is asked from then on is asked of a store that is there.
                connection.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                                   " WHERE pid <> pg_backend_pid()"
                                   " AND backend_type = 'client backend'")  # fmt: skip
            side = people["ap"].position(match_id)["question"]["side"]
            position = people[side].position(match_id)
            seq = people[side].answer(match_id, position["seq"], pick(position["question"]["options"], random))
            people[side].post(f"/api/matches/{match_id}/chat", {"text": f"answer {seq}"})
            for line in lines.values():  # nobody heard of it while nobody listened
                texts = reach(line, seq)
                if not any(f"answer {seq}" in text for text in texts):
                    assert hear(line, "chat")["line"]["text"] == f"answer {seq}"


class Between:
    """A store in which something happens, in another thread, before the journal (or what is said) is first read."""

    threads = 1

    def __init__(self, store: Database, happens: Callable[[], None], before: str = "FROM tape") -> None:
        self._store, self._before = store, before
        self._happens: Callable[[], None] | None = happens
        self.listen, self.check, self.close = store.listen, store.check, store.close

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._store.transaction() as cursor:
            run = cursor.run

            def read(sql: str, *values: object) -> list[Row]:
                if self._before in sql and self._happens is not None:
                    other = threading.Thread(target=self._happens)
                    self._happens = None
                    other.start()
                    other.join(1)  # it is left alone if it has to wait for this transaction
                return run(sql, *values)

            cursor.run = read  # type: ignore[method-assign]
            yield cursor


@pytest.mark.parametrize("known", [False, True])
def test_what_is_written_while_a_match_is_read_counts_once(servers: list[Served], store: Database, known: bool) -> None:
    """The match, its journal and its snapshot are read one after the other, here by a third process."""
    person = servers[0].person()
    match_id = person.new_match()["id"]
    random = Random(9)
    turn = threading.Lock()

    def answer() -> None:
        with turn:
            position = person.position(match_id)
            person.answer(match_id, position["seq"], pick(position["question"]["options"], random))

    here = Matches(Between(store, answer))
    if known:
        here._live[match_id] = kept = Matches(store).live(match_id)
        answer()
        with here.current(match_id) as found:
            assert found is kept
    else:
        for _ in range(60):
            answer()
        kept = here.live(match_id)
    with turn:  # what happened in between has happened
        pass
    with here.current(match_id):
        pass
    now = Matches(store).live(match_id)
    assert now.seq == (2 if known else 61)
    assert (kept.seq, kept.play.hash(), kept.play.journal) == (now.seq, now.play.hash(), now.play.journal)


def test_a_rematch_beside_a_deletion_leaves_no_match_without_a_player(servers: list[Served], store: Database) -> None:
    """Made after the leaver's matches were looked up: the deletion begins anew and gives up that one too."""
    match_id, sides = two(servers)
    sides["ap"].post(f"/api/matches/{match_id}/resign", {})
    made: list[str] = []

    def rematch() -> None:
        made.append(sides["cp"].post(f"/api/matches/{match_id}/rematch", {})["id"])

    with store.transaction() as cursor:
        leaver = by_id(cursor, sides["ap"].me["id"])
    assert leaver is not None
    with pytest.raises(Moved), Between(store, rematch, "FROM matches WHERE id").transaction() as cursor:
        leaving.leave(cursor, leaver)
    assert sides["ap"].get(f"/api/matches/{made[0]}")["state"] == "playing"  # nothing was done
    sides["ap"].post("/api/me/delete", {})
    assert sides["cp"].get(f"/api/matches/{made[0]}")["state"] == "over"
    with pytest.raises(RefusedHere) as refused:
        sides["cp"].post(f"/api/matches/{made[0]}/rematch", {})
    assert refused.value.status == 409


def test_a_seat_for_somebody_who_is_gone_is_refused(servers: list[Served], store: Database) -> None:
    person = servers[0].person()
    match_id = person.new_match()["id"]
    with pytest.raises(Moved), store.transaction() as cursor:
        cursor.run("UPDATE seats SET user_id = 'gone' WHERE match_id = ?", match_id)


def test_lists_and_texts_with_signs_of_sql(servers: list[Served]) -> None:
    """Percent and question marks are text, in queries of ours and in what people write."""
    one, two = servers[0].person(), servers[-1].person()
    match = one.new_match(ap="me", cp="open")["id"]
    two.post(f"/api/matches/{match}/join", {})
    two.post(f"/api/matches/{match}/resign", {})
    for scope in ("mine", "finished"):
        assert match in [found["id"] for found in one.get("/api/matches", scope=scope)]
    assert match in [found["id"] for found in one.get("/api/public/matches")]
    one.post(f"/api/matches/{match}/chat", {"text": "100 % sure? %s"})
    assert one.get(f"/api/matches/{match}/chat")[-1]["text"] == "100 % sure? %s"


def test_a_finished_match_is_looked_back_at_by_one_of_them(servers: list[Served]) -> None:
    """Asked at both at once, one does it, and both tell how far it has come."""
    here = servers[0].person()
    there = at(here, servers[1])
    _, match = over(here, GAME)
    path = f"/api/matches/{match}/analysis"
    with ThreadPoolExecutor(2) as both:
        asked = list(both.map(lambda person: person.post(path, {})["state"], (here, there)))
    assert set(asked) <= {"working", "done"}
    told = [here.get(path), there.get(path)]
    end = time.monotonic() + 120
    while any(found["state"] == "working" for found in told):
        assert time.monotonic() < end
        assert told[0].get("looked", 0) <= told[1].get("looked", 0)  # the second was asked later
        time.sleep(0.2)
        told = [here.get(path), there.get(path)]
    assert told[0] == told[1]
    assert told[0]["state"] == "done"
    assert told[0]["looked"] > 3
