"""Finished matches looked back at: once, for all who may see them, in pieces, and kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grognard.bots.analysis import Found, Moment, Point, Said, Suspect
from grognard.games import get
from grognard.kernel.refusal import BadInput
from grognard.table import analysis, people
from grognard.table.analysis import BEAT, STALE, Analyses, Kept, claim, find, keep, lay_down, told
from grognard.table.apart import Strangers
from grognard.table.database import Database, connect
from grognard.table.desk import Sheet
from grognard.table.errors import No
from grognard.table.matches import Matches
from grognard.table.wire import NewMatch
from grognard.table.work import Work

from .loop import run as alone
from .served import GAME, Person, RefusedHere, Served
from .test_report import over

FOUND = Found(9, (Point(0, 1, 0.5), Point(4, 1, 0.6), Point(9, 2, 1.0)), 3)


def moment(at: int, chance: float = 0.3, best: float = 0.3, rolled: bool = False) -> Moment:
    better = (Said("keep_guns", "ask-guns"),) if best > chance else ()
    played = (Said("shuffle_guns", "ask-guns"),)
    return Moment(at, at, 1, 1, played, better, chance, best, 0.4, 0.3, rolled)


def looked_back(person: Person, match: str) -> dict[str, Any]:
    """Asked for, and waited for."""
    path = f"/api/matches/{match}/analysis"
    asked = person.post(path, {})
    assert asked["state"] in ("working", "done")
    end = time.monotonic() + 120
    while (found := person.get(path))["state"] == "working":
        assert time.monotonic() < end
        time.sleep(0.2)
    return dict(found)


def test_a_finished_match_is_looked_back_at(server: Served) -> None:
    person = server.person()
    play, match = over(person, GAME)
    assert person.get(f"/api/matches/{match}/analysis") == {"state": ""}
    found = looked_back(person, match)
    assert found["state"] == "done"
    assert found["looked"] == found["wanted"] > 3
    assert found["length"] == len(play.journal) == found["points"][-1]["at"]
    turns = [point["turn"] for point in found["points"] if point.get("turn")]
    assert len(turns) == len(set(turns)) > 2
    assert play.result is not None
    assert found["points"][-1]["chance"] == {None: 0.5, 0: 1.0, 1: 0.0}[play.result.winner]
    mistakes = found["mistakes"]
    costs = [each["best"] - each["chance"] for each in mistakes]
    assert costs == sorted(costs, reverse=True)
    for each in [*mistakes, *found.get("luck", ())]:
        entry = play.journal[each["at"]]
        assert play.game.sides[entry.who] == each["side"]
    for each in mistakes:
        assert each["played"][0] != each["better"][0]
    # It is kept: whoever may see the match finds the same, in his language, and nothing is done again.
    assert looked_back(person, match) == found
    french = Person(server.address, "fr")
    french.http.cookies = person.http.cookies
    assert [each["at"] for each in french.get(f"/api/matches/{match}/analysis")["points"]] == [
        each["at"] for each in found["points"]
    ]
    assert french.get(f"/api/matches/{match}/analysis")["points"][0]["turn"] != found["points"][0]["turn"]
    with pytest.raises(RefusedHere, match="404"):
        server.person().get(f"/api/matches/{match}/analysis")
    with pytest.raises(RefusedHere, match="404"):
        server.person().post(f"/api/matches/{match}/analysis", {})


def test_a_match_under_way_is_not_looked_into(server: Served) -> None:
    """It would show what is hidden, and be a hint."""
    person = server.person()
    match = person.new_match()["id"]
    for ask in (person.get, lambda path: person.post(path, {})):
        with pytest.raises(RefusedHere, match="409"):
            ask(f"/api/matches/{match}/analysis")


def test_where_somebody_resigned_the_chances_end_with_that(server: Served) -> None:
    person = server.person()
    match = person.new_match("introduction")["id"]
    person.answer(match, person.position(match, "cp")["seq"], "keep_guns")
    person.post(f"/api/matches/{match}/resign", {"side": "ap"})
    found = looked_back(person, match)
    assert found["state"] == "done"
    assert found["points"][-1]["chance"] == 0.0


# -- one store, several servers ---------------------------------------------------------------------------------------


class Shelf:
    """A store with a match in it."""

    def __init__(self) -> None:
        self.database: Database = connect("sqlite:")
        with self.database.transaction() as cursor:
            guest = people.make_guest(cursor, "en", 1.0)
        seats = {"ap": "me", "cp": "me"}
        self.match = Matches(self.database).create(guest, NewMatch(game=GAME, scenario="introduction", seats=seats))

    def kept(self) -> Kept:
        with self.database.transaction() as cursor:
            found = find(cursor, self.match)
        assert found is not None
        return found


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


def test_one_at_a_time_does_the_work_and_another_takes_it_up_when_it_falls_silent(shelf: Shelf) -> None:
    m = shelf.match
    with shelf.database.transaction() as cursor:
        assert find(cursor, m) is None
        assert claim(cursor, m, "anna", 1000.0)
        assert not claim(cursor, m, "bernd", 1000.0 + STALE)
        assert keep(cursor, m, "anna", 1050.0, FOUND)
        assert not claim(cursor, m, "bernd", 1050.0 + STALE)
        assert claim(cursor, m, "bernd", 1051.0 + STALE)
        assert not keep(cursor, m, "anna", 1052.0 + STALE, FOUND, "done")  # it comes back too late
        lay_down(cursor, m, "bernd", "failed")
        assert claim(cursor, m, "anna", 1053.0 + STALE)
        assert keep(cursor, m, "anna", 1054.0 + STALE, FOUND, "done")
        assert not claim(cursor, m, "bernd", 99999.0)  # it is done for good
    assert (shelf.kept().state, shelf.kept().found) == ("done", FOUND)


def test_who_waits_is_heard_of() -> None:
    assert BEAT * 3 < STALE


class Slow(Strangers):
    """A process for dear things that says what it was asked for, and stops where it is told to."""

    def __init__(self, most: int) -> None:
        self.asked: list[int] = []
        self._most = most

    async def work(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if function is analysis.survey_of:
            suspects = [Suspect(at, 1, 1, (), 0.4, 0.3, False, ({}, [])) for at in (0, 4, 7)]
            return FOUND, suspects
        at = args[1].at
        if len(self.asked) == self._most:
            await asyncio.Event().wait()
        self.asked.append(at)
        return moment(at)


SHEET = Sheet(GAME, "", None, "introduction", {}, [], -1, None, [], True, None, [], None, None)


def test_a_server_begun_again_goes_on_where_the_last_one_stopped(shelf: Shelf) -> None:
    async def run(strangers: Slow, now: float, state: str) -> None:
        work = Work(2)
        analyses = Analyses(shelf.database, work, strangers, lambda: now, 1.0)
        for _ in range(2):  # asked for twice, done once
            await analyses.begin(shelf.match, lambda: SHEET)
        while (kept := shelf.kept()).found is None or f"{kept.state} {len(kept.found.moments)}" != state:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        analyses.close()
        work.close()

    first, second = Slow(2), Slow(9)
    alone(run(first, 1000.0, "working 2"))
    assert first.asked == [0, 4]
    assert shelf.kept().state == ""  # it was closed properly: nobody has to wait until it is missed
    alone(run(second, 1001.0, "done 3"))
    assert second.asked == [7]


def test_what_cannot_be_played_again_is_said_to_have_failed_and_may_be_tried_once_more(shelf: Shelf) -> None:
    class Refusing(Strangers):
        async def work(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            raise BadInput("bad-record-dear")

    async def run() -> None:
        work = Work(2)
        analyses = Analyses(shelf.database, work, Refusing(), lambda: 1000.0, 1.0)
        for _ in range(2):
            await analyses.begin(shelf.match, lambda: SHEET)
            while shelf.kept().state != "failed":
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
        work.close()

    alone(run())
    with shelf.database.transaction() as cursor:
        assert claim(cursor, shelf.match, "bernd", 1000.0)


def test_only_so_many_wait(shelf: Shelf) -> None:
    async def run() -> None:
        work = Work(2)
        analyses = Analyses(shelf.database, work, Slow(0), lambda: 1000.0, 1.0)
        analyses._tasks = {str(n): asyncio.create_task(asyncio.sleep(9)) for n in range(analysis.WAITING)}
        with pytest.raises(No, match="many-wait"):
            await analyses.begin(shelf.match, lambda: SHEET)
        analyses.close()
        work.close()

    alone(run())


# -- in words ---------------------------------------------------------------------------------------------------------


def test_what_is_told_of_it() -> None:
    game = get(GAME)
    assert told(None, game, 0.0, "en").state == ""
    assert told(Kept("working", 10.0, None), game, 11.0, "en").state == "working"
    assert told(Kept("working", 10.0, None), game, 11.0 + STALE, "en").state == ""  # nobody is at it
    assert told(Kept("failed", 10.0, None), game, 11.0, "en").state == "failed"
    assert told(Kept("", 10.0, FOUND), game, 11.0, "en").state == ""
    some = (moment(0, 0.3, 0.35), moment(4, 0.3, 0.5), moment(7, rolled=True), moment(8))
    found = msgspec.structs.replace(FOUND, moments=some)
    said = told(Kept("working", 10.0, found), game, 11.0, "fr")
    assert [each.at for each in said.mistakes] == [4, 0]
    assert [each.at for each in said.luck] == [7]
    assert (said.looked, said.wanted) == (4, 3)
    assert said.mistakes[0].side == "cp"
    assert [point.turn != "" for point in said.points] == [True, False, True]
    assert said.mistakes[0].played != said.mistakes[0].better
    long = (Said("keep_guns", "ask-guns"),) * 20
    whole = msgspec.structs.replace(FOUND, moments=(msgspec.structs.replace(some[0], better=long),))
    assert len(told(Kept("done", 0.0, whole), game, 0.0, "en").mistakes[0].better) == analysis.TOLD + 1
