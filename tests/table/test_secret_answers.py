"""Secret answers at the table: nobody but their side learns that there were any, nor when, nor how many."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ..toy.installed import toys
from .served import Person, RefusedHere, Served, hear, serving
from .test_show import apply, shorn

QUIET = 0.6
"""Seconds in which anything that is told would have come."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("secrets"), site=toys(tmp_path_factory.mktemp("site"))) as found:
        yield found


class Table:
    """A public match of the toy: North hides first, South waits, a third person watches."""

    def __init__(self, server: Served, **more: object) -> None:
        self.north, self.south, self.third = (server.person() for _ in range(3))
        seats = {"north": "me", "south": "link"}
        made = self.north.post(
            "/api/matches", {"game": "stones", "scenario": "boxes", "seats": seats, "public": True, **more}
        )
        self.id: str = made["id"]
        self.south.post(f"/api/matches/{self.id}/join", {"invite": made["invite"]})

    def do(self, person: Person, *answers: str) -> int:
        """Answer, each time to what this person sees; `undo` takes back."""
        seq = 0
        for answer in answers:
            seq = person.position(self.id)["seq"]
            if answer == "undo":
                seq = person.post(f"/api/matches/{self.id}/undo", {"seq": seq})["seq"]
            else:
                seq = person.answer(self.id, seq, answer)
            assert seq == person.position(self.id)["seq"]
        return seq

    def seen(self, person: Person) -> list[bytes]:
        """All that a person can get from the table, byte for byte."""
        ways = ["", "/position", "/position?side=watch", "/record", "/chat", "/bookmarks", "/luck", "/audit"]
        ways += ["/why?noun=box:ash", "/why?action=hide:ash", "/detail?noun=box:ash", "/order?text=hide"]
        found = [person.http.get(f"/api/matches/{self.id}{way}").content for way in ways]
        for which in ("mine", "live"):
            found += [person.http.get("/api/matches", params={"which": which}).content]
        refused = [
            person.http.post(f"/api/matches/{self.id}/{way}", json={"seq": seq, **body})
            for seq in (self.position(person)["seq"], 99)
            for way, body in (("answers", {"action": "hide:ash"}), ("undo", {}))
        ]
        assert all(answer.status_code in (403, 409, 422) for answer in refused)
        with person.desk(self.id) as desk:
            found += [_raw(desk), _raw(desk)]
            for at in range(self.position(person)["at"] + 2):
                desk.send(json.dumps({"at": at}))
                found.append(_raw(desk))
        return [*found, *(answer.content for answer in refused)]

    def position(self, person: Person) -> dict[str, Any]:
        return person.position(self.id)

    def steps(self, person: Person) -> list[str]:
        with person.desk(self.id) as desk:
            return [step["text"] for step in hear(desk, "info")["info"]["steps"]]


def _raw(line: ClientConnection) -> bytes:
    said = line.recv(timeout=10)
    return said.encode() if isinstance(said, str) else said


def settle(*lines: ClientConnection) -> None:
    """Read until nothing more comes."""
    for line in lines:
        while True:
            try:
                line.recv(timeout=QUIET)
            except TimeoutError:
                break


def nothing_comes(*lines: ClientConnection) -> None:
    end = time.monotonic() + QUIET
    for line in lines:
        with pytest.raises(TimeoutError):
            line.recv(timeout=max(0.05, end - time.monotonic()))


def enter(stack: ExitStack, table: Table, *people: Person) -> list[ClientConnection]:
    return [stack.enter_context(person.live(table.id)) for person in people]


@pytest.mark.parametrize("clock", [{}, {"clock": {"kind": "live", "main": 900, "more": 5}}])
def test_others_hear_nothing_of_secret_answers_and_at_once_of_public_ones(
    server: Served, clock: dict[str, object]
) -> None:
    table = Table(server, **clock)
    with ExitStack() as stack:
        mine, south, third = enter(stack, table, table.north, table.south, table.third)
        pages = {line: hear(line, "position")["position"] for line in (mine, south)}
        settle(mine, south, third)
        before = [] if clock else [table.seen(person) for person in (table.south, table.third)]
        time.sleep(1.1)  # a time of the last answer that moved would show: it is told in seconds
        table.do(table.north, "hide:ash", "hide:ash", "hide:elm", "undo", "lift:ash", "undo", "undo")
        assert hear(mine, "patch")["patch"]["seq"] > pages[mine]["seq"]
        nothing_comes(south, third)
        if not clock:
            assert [table.seen(person) for person in (table.south, table.third)] == before
        assert table.north.position(table.id)["at"] == 1
        assert table.steps(table.north) == ["hide a stone in ash"]
        assert table.steps(table.south) == table.steps(table.third) == []
        table.do(table.north, "ready")
        patch = hear(south, "patch")["patch"]
        assert patch["question"]["mine"]
        assert patch["at"] == 1
        page = apply(pages[south], patch)
        assert shorn(page) == shorn(table.position(table.south))
        hear(third, "patch")
        assert table.steps(table.south) == ["ready"]
        # Now it is North who must not see that South does something: not even by what he could still take back.
        settle(mine, third)
        before = [] if clock else [table.seen(person) for person in (table.north, table.third)]
        table.do(table.south, "hide:elm", "hide:ash", "undo")
        nothing_comes(mine, third)
        if not clock:
            assert [table.seen(person) for person in (table.north, table.third)] == before


def test_a_forced_question_that_hangs_on_secrets_is_noticed_by_nobody(server: Served) -> None:
    tables = [Table(server), Table(server)]
    told = []
    for table, hidden in zip(tables, (["hide:ash"] * 2 + ["hide:elm"] * 2, ["hide:ash"]), strict=True):
        table.do(table.north, *hidden, "ready")
        table.do(table.south, "ready")
        table.do(table.north, "guess:cedar")
        table.do(table.south, "guess:cedar")
        assert table.position(table.north)["question"]["options"][0]["verb"] == ("seal" if len(hidden) > 1 else "hide")
        with table.south.live(table.id) as line:
            settle(line)
            before = table.seen(table.south)
            if len(hidden) > 1:
                table.do(table.north, "seal:wax", "undo", "seal:wire", "seal:wax", "hide:beech")
            nothing_comes(line)
            assert table.seen(table.south) == before
        seen = table.position(table.south)
        told.append((seen["seq"], seen["at"], seen["question"], seen["undo"], table.steps(table.south)))
    assert told[0] == told[1]


def test_what_is_answered_must_be_what_that_side_saw_last(server: Served) -> None:
    table = Table(server)
    first = table.position(table.north)["seq"]
    assert table.north.answer(table.id, first, "hide:ash") == first + 1
    for body in ({"action": "hide:ash"}, {}):
        with pytest.raises(RefusedHere) as refused:  # sent twice, or from another page of his
            table.north.post(f"/api/matches/{table.id}/{'answers' if body else 'undo'}", {"seq": first, **body})
        assert refused.value.status == 409
        assert refused.value.body["seq"] == first + 1
    seen = table.position(table.south)["seq"]
    table.do(table.north, "hide:elm", "undo", "hide:elm", "ready")
    with pytest.raises(RefusedHere) as refused:
        table.south.answer(table.id, seen, "hide:elm")
    assert (refused.value.status, refused.value.body["seq"]) == (409, seen + 1)
    table.south.answer(table.id, seen + 1, "hide:elm")


def test_an_answer_is_final_when_the_next_may_answer_in_secret(server: Served) -> None:
    """Else that it can no longer be taken back would say that he has."""
    table = Table(server)
    table.do(table.north, "hide:ash")
    assert table.position(table.north)["question"]["final"] == ["ready"]
    table.do(table.north, "ready")
    for _ in range(2):
        seen = table.position(table.north)
        assert not seen["undo"]
        with pytest.raises(RefusedHere) as refused:
            table.north.post(f"/api/matches/{table.id}/undo", {"seq": seen["seq"]})
        assert refused.value.status == 422
        table.do(table.south, "hide:ash")
    assert "final" not in table.position(table.south)["question"]  # North will open a box, and nothing in secret
    table.do(table.south, "ready", "undo", "undo")


def test_going_back_is_asked_for_in_one_s_own_count(server: Served) -> None:
    table = Table(server)
    table.do(table.north, "hide:ash", "hide:elm", "ready")
    table.do(table.south, "hide:ash", "ready")
    table.do(table.north, "guess:cedar")
    table.do(table.south, "guess:beech")
    path = f"/api/matches/{table.id}/requests"
    assert table.steps(table.north)[2:] == ["ready", "ready", "open cedar", "open beech"]
    assert table.steps(table.south) == ["ready", "hide a stone in ash", "ready", "open cedar", "open beech"]
    for person, to in ((table.south, 4), (table.south, 99), (table.north, 5)):  # a die, nothing, a die
        with pytest.raises(RefusedHere) as refused:
            person.post(path, {"kind": "back", "to": to})
        assert refused.value.status == 422
    # North reads South's request in its own numbers, and plays on in secret meanwhile: that does not touch it.
    asked = table.south.post(path, {"kind": "back", "to": 3})["requests"]
    assert asked == [{"kind": "back", "by": "south", "to": 3, "text": "open cedar"}]
    mine = table.north.get(f"/api/matches/{table.id}")["requests"]
    assert mine == [{"kind": "back", "by": "south", "to": 4, "text": "open cedar"}]
    table.do(table.north, "hide:beech", "hide:beech", "undo")
    assert table.south.get(f"/api/matches/{table.id}")["requests"] == asked
    table.north.post(f"{path}/answer", {"kind": "back", "by": "south", "to": 4, "accept": True})
    assert table.steps(table.north) == ["hide a stone in ash", "hide a stone in elm", "ready", "ready"]
    assert table.steps(table.south) == ["ready", "hide a stone in ash", "ready"]
    # North: before a stone of its own. South is asked about the first thing that it noticed.
    table.north.post(path, {"kind": "back", "to": 1})
    asked = table.south.get(f"/api/matches/{table.id}")["requests"]
    assert asked == [{"kind": "back", "by": "north", "text": "ready"}]
    table.south.post(f"{path}/answer", {"kind": "back", "by": "north", "accept": True})
    assert table.steps(table.north) == ["hide a stone in ash"]
    assert table.steps(table.south) == []
    assert table.position(table.north)["question"]["mine"]


def test_bookmarks_are_counted_by_who_makes_them_and_stay_when_all_is_open(server: Served) -> None:
    table = Table(server)
    table.do(table.north, "hide:ash", "hide:elm", "ready")
    table.do(table.south, "ready")
    path = f"/api/matches/{table.id}/bookmarks"
    mark = [{"at": 1, "text": "before I hide"}]
    table.south.put(path, mark)
    assert table.south.get(path) == mark
    table.south.post(f"/api/matches/{table.id}/resign", {})
    assert table.south.get(path) == [{"at": 3, "text": "before I hide"}]
    assert len(table.steps(table.south)) == len(table.steps(table.third)) == 4


def test_a_save_of_a_running_game_is_for_reading_only_and_a_finished_one_tells_all(server: Served) -> None:
    table = Table(server)
    table.do(table.north, "hide:ash", "ready")
    for person, told in ((table.north, True), (table.south, False), (table.third, False)):
        text = person.get(f"/api/matches/{table.id}/record")
        assert ("hide:ash" in text) is told
        brought = person.http.post("/api/records", content=text)
        assert brought.status_code == 422
        assert "in secret" in brought.json()["reason"]["text"]
    table.north.post(f"/api/matches/{table.id}/resign", {})
    text = table.third.get(f"/api/matches/{table.id}/record")
    assert "hide:ash" in text
    assert table.third.http.post("/api/records", content=text).status_code == 201
    alone = server.person()
    seats = {"north": "me", "south": "me"}
    match = alone.post("/api/matches", {"game": "stones", "scenario": "boxes", "seats": seats})["id"]
    alone.answer(match, 0, "hide:ash")
    whole = alone.get(f"/api/matches/{match}/record")
    assert "hide:ash" in whole
    assert alone.http.post("/api/records", content=whole).status_code == 201


def test_who_holds_both_seats_counts_with_the_eyes_he_looks_with(server: Served) -> None:
    me = server.person()
    seats = {"north": "me", "south": "me"}
    match = me.post("/api/matches", {"game": "stones", "scenario": "boxes", "seats": seats})["id"]
    for action in ("hide:ash", "hide:elm", "ready", "hide:ash", "ready", "guess:ash", "guess:elm"):
        asked = me.position(match)
        me.answer(match, asked["seq"], action, side=asked["side"])
    north, south = me.position(match, "north"), me.position(match, "south")
    assert (north["at"], south["at"], me.position(match, "watch")["at"]) == (8, 7, 6)
    me.answer(match, north["seq"], "hide:elm", side="north")
    assert me.position(match, "south") == south
    with me.desk(match) as desk:
        assert hear(desk, "info")["info"]["length"] == 9  # North is asked
        hear(desk, "position")
        desk.send(json.dumps({"side": "south"}))
        info = hear(desk, "info")["info"]
        assert info["length"] == 7
        assert [step["text"] for step in info["steps"] if step["side"] == "north"] == ["ready", "open ash"]
        assert hear(desk, "position")["position"]["at"] == 7


def test_a_what_if_of_a_running_game_knows_no_secrets(server: Served) -> None:
    table = Table(server)
    table.do(table.north, *["hide:ash"] * 5, "ready")
    table.do(table.south, "hide:elm", "ready")
    table.do(table.north, "guess:beech")
    found: set[str] = set()
    with table.south.desk(table.id) as desk:
        hear(desk, "position")
        for _ in range(12):
            desk.send(json.dumps({"branch": True}))
            assert hear(desk, "position")["branch"]
            desk.send(json.dumps({"act": "guess:ash"}))
            told = hear(desk, "position")["position"]["log"]  # North is asked then: the eyes change
            found.update(bit.split()[-1] for line in told for bit in line["bits"][-1:] if "finds" in bit)
            desk.send(json.dumps({"at": 5}))
            assert not hear(desk, "position").get("branch", False)
    assert len(found) > 1


def test_programs_answer_and_their_secrets_are_kept(server: Served) -> None:
    me = server.person()
    seats = {"north": "bot:random", "south": "me"}
    match = me.post("/api/matches", {"game": "stones", "scenario": "boxes", "seats": seats})["id"]
    random = Random(4)
    with me.live(match) as line:
        page: dict[str, Any] = hear(line, "position")["position"]
        while page["ended"] is None:
            if page["question"].get("mine"):
                options = [option["action"] for option in page["question"]["options"]]
                me.answer(match, page["seq"], random.choice(options))
            before = page
            page = apply(page, hear(line, "patch")["patch"])
            told = page["log"][len(before["log"]) :]
            assert page["at"] > before["at"]
            assert told
            assert all("stone" not in str(entry) or entry.get("private") for entry in told)
        whole = me.get(f"/api/matches/{match}/record")
    assert "seal:" in whole or "hide:" in whole


def test_a_program_with_a_token_plays_a_game_with_secrets(server: Served) -> None:
    """Both sides by the stream of questions: each line's number is the one to answer with."""
    table = Table(server)
    lines = 0
    with ExitStack() as stack:
        streams = {}
        for name, person in (("north", table.north), ("south", table.south)):
            answer = stack.enter_context(person.http.stream("GET", f"/api/matches/{table.id}/questions"))
            streams[name] = (line for line in answer.iter_lines() if line.strip())
        random = Random(2)
        asked = "north"
        while asked:
            question = json.loads(next(streams[asked]))
            if question.get("over"):
                break
            lines += 1
            person = table.north if asked == "north" else table.south
            action = random.choice(question["view"]["question"]["options"])
            person.answer(table.id, question["seq"], action)
            position = table.third.position(table.id)
            asked = asked if position["question"] is None else position["question"]["side"]
    assert lines > 12
