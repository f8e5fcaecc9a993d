"""Programs at the table."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest

from grognard.bots import LEVELS, make, quick
from grognard.bots.search import SHARE, Kept, SearchBot, Thought, Weighed
from grognard.games import get
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.table import leases, people, rows
from grognard.table.apart import THINKERS, Thinkers
from grognard.table.database import Database, connect
from grognard.table.errors import No
from grognard.table.leases import HELD
from grognard.table.matches import Asked, Given, Matches
from grognard.table.opponents import Answered, Memory, Opponents, think
from grognard.table.rows import THOUGHTS, Pondered
from grognard.table.wire import NewMatch
from grognard.table.work import Work

from .loop import run

GAME = "paths-of-glory"


class Here:
    """Work done at once."""

    async def run(self, what: Callable[..., Any], *given: Any) -> Any:
        return what(*given)


class OneMatch:
    """A match in which a program is asked once."""

    def __init__(self) -> None:
        self.asked = False
        self.answers: list[str] = []
        self.held = 0

    def asked_bot(self, match_id: str, holder: str) -> Asked | None:
        if self.asked:
            return None
        self.asked = True
        return Asked("random", 0, Given("won-by-the-sword", "", None, "1632", {}, 1, ({}, [])))

    def hold_bot(self, match_id: str, holder: str) -> None:
        self.held += 1

    def answer_for_bot(self, match_id: str, holder: str, seq: int, side: int, action: Action, thought: Any) -> None:
        self.answers.append(action[0])


def answered(*actions: Action) -> Answered:
    return Answered([(action, None) for action in actions], Memory())


def test_a_program_pauses_before_what_others_see_and_never_before_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the pauses would tell how many secret answers there were."""
    assert "take" in get("won-by-the-sword").secret
    match = OneMatch()
    opponents = Opponents(cast(Matches, match), cast(Work, Here()), pace=0.5)
    paused: list[tuple[float, int]] = []

    async def think(*_: Any) -> Answered:
        return answered(("reorganise", None), ("take", 3), ("done", None), ("march", 5), ("end", None))

    async def sleep(seconds: float) -> None:
        paused.append((seconds, len(match.answers)))

    monkeypatch.setattr(opponents.thinkers, "quickly", think)
    monkeypatch.setattr("grognard.table.opponents.asyncio.sleep", sleep)
    run(opponents._play("one"))
    assert match.answers == ["reorganise", "take", "done", "march", "end"]
    assert paused == [(0.5, 3), (0.1, 4)], "long enough for an undo, then quickly: pages have a pace of their own"


# -- leases -----------------------------------------------------------------------------------------------------------


class Table:
    """A match against a program, whose clock the test sets."""

    def __init__(self, bot: str = "veteran") -> None:
        self.now = 1_000_000.0
        self.store: Database = connect("sqlite:")
        self.matches = Matches(self.store, now=lambda: self.now)
        with self.store.transaction() as cursor:
            self.user = people.sign_up(cursor, None, "Foch", "hash", "en", 0.0)
        wish = NewMatch(game=GAME, scenario="introduction", seats={"ap": "me", "cp": f"bot:{bot}"})
        self.id = self.matches.create(self.user, wish)

    @property
    def play(self) -> Play[Any]:
        return self.matches.live(self.id).play

    def begun(self) -> float:
        with self.store.transaction() as cursor:
            return leases.begun(cursor, self.id)

    def answer(self, holder: str, thought: Thought | None = None) -> None:
        """The first thing that may be answered."""
        question = self.play.question
        assert question is not None
        seq = self.matches.live(self.id).seq
        self.matches.answer_for_bot(self.id, holder, seq, question.side, question.nth(0), thought)


def test_one_server_at_a_time_lets_a_program_think_until_its_lease_runs_out() -> None:
    table = Table()
    assert table.matches.waiting_for_bots() == [table.id]
    assert table.matches.asked_bot(table.id, "one") is not None
    assert table.matches.asked_bot(table.id, "two") is None
    assert table.matches.waiting_for_bots() == []
    table.now += HELD - 1
    table.matches.hold_bot(table.id, "one")  # it thinks longer than that
    table.matches.hold_bot(table.id, "two")  # which is not for others to say
    table.now += HELD - 1
    assert table.matches.asked_bot(table.id, "two") is None
    table.now += 2  # it says nothing any more
    assert table.matches.waiting_for_bots() == [table.id]
    assert table.matches.asked_bot(table.id, "two") is not None
    assert table.matches.asked_bot(table.id, "one") is None


def test_answers_renew_a_lease_and_when_a_person_is_asked_it_is_gone() -> None:
    table = Table()
    assert table.matches.asked_bot(table.id, "one") is not None
    table.now += HELD - 1
    table.answer("one")
    table.now += HELD - 1
    assert table.matches.asked_bot(table.id, "two") is None
    while table.play.question is not None and table.play.question.side == 1:
        table.answer("one")
    assert table.matches.asked_bot(table.id, "one") is None
    with table.store.transaction() as cursor:
        assert cursor.run("SELECT * FROM leases") == []


def test_a_page_is_told_since_when_a_program_thinks_and_not_of_one_that_need_not() -> None:
    table = Table()
    heard: list[str] = []
    table.store.listen(heard.append)
    table.matches.asked_bot(table.id, "one")
    assert (table.begun(), heard) == (table.now, [f"seats {table.id}"])
    table.answer("one")
    assert table.begun() == 0
    quick = Table("regular")
    quick.matches.asked_bot(quick.id, "one")
    assert quick.begun() == 0


def test_the_end_of_a_thought_does_not_show_by_a_secret_answer() -> None:
    table = Table()
    question = table.play.question
    assert question is not None
    table.play.game = replace(table.play.game, secret=frozenset({question.nth(0)[0]}))
    table.matches.asked_bot(table.id, "one")
    table.answer("one")
    assert table.begun() == table.now


class Enough(Exception):
    """Seen."""


def test_a_program_whose_server_has_died_is_asked_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the start all that nobody lets think; then those whose lease has run out, whatever the day is."""
    table = Table("random")
    table.matches.asked_bot(table.id, "dead")
    opponents = Opponents(table.matches, cast(Work, Here()), 0.0)
    begun, nudged = table.now, list[float]()
    monkeypatch.setattr(opponents, "_begin", lambda match_id: nudged.append(table.now - begun))

    async def sleep(seconds: float) -> None:
        table.now += seconds
        if len(nudged) > 1:
            raise Enough

    monkeypatch.setattr("grognard.table.opponents.asyncio.sleep", sleep)
    with pytest.raises(Enough):
        run(opponents.watch())
    assert nudged == [HELD * 1.5, HELD * 2]


def test_a_lease_is_renewed_as_long_as_a_thought_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    match = OneMatch()
    monkeypatch.setattr("grognard.table.opponents.RENEWED", 0.01)
    opponents = Opponents(cast(Matches, match), cast(Work, Here()), 0.0)

    async def think(*_: Any) -> Answered:
        while match.held < 3:
            await asyncio.sleep(0.001)
        return answered(("end", None))

    monkeypatch.setattr(opponents.thinkers, "quickly", think)
    run(opponents._play("one"))
    assert match.answers == ["end"]


# -- what is left to think --------------------------------------------------------------------------------------------


def given(play: Play[Any]) -> Given:
    assert play.question is not None
    game, side = play.game, play.question.side
    world = play.imagine(side, 1).snapshot()
    return Given(game.name, game.digest, None, play.scenario, dict(play.options), side, world)


def begun() -> Play[Any]:
    """At a question with many answers."""
    play = Play(get(GAME), Seeded(3), "introduction")
    while play.question is not None and play.question.many < 6:
        play.decide(play.question.nth(0))
    return play


def test_a_program_goes_on_with_what_its_action_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """After dice it does not begin anew: all thoughts of an action together take no longer than it has."""
    monkeypatch.setitem(LEVELS, "veteran", 0.2)
    play = begun()
    first = think(1.0, "veteran", given(play), 1, Memory())
    assert first.memory.kept is not None
    assert 0 < first.memory.kept.left < 0.2
    assert first.answers[0][1] is not None
    spent = Memory(Kept(first.memory.kept.span, 0.0), ())
    again = think(1.0, "veteran", given(play), 1, spent)
    assert again.answers[0][1] is None, "it had nothing left, and looked at the board only"
    other = Memory(Kept("another action", 0.0), ())
    assert think(1.0, "veteran", given(play), 1, other).answers[0][1] is not None


def test_a_program_follows_its_plan_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "veteran", 0.1)
    play = begun()
    assert play.question is not None
    action = play.question.nth(play.question.many - 1)
    (found, thought), *_ = think(1.0, "veteran", given(play), 1, Memory(None, (action,))).answers
    assert (found, thought) == (action, None)


def test_under_load_a_thought_is_shorter_in_the_middle_of_an_action_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "veteran", 0.4)
    play = begun()
    whole = think(1.0, "veteran", given(play), 1, Memory()).memory.kept
    part = think(0.25, "veteran", given(play), 1, Memory()).memory.kept
    assert whole is not None
    assert part is not None
    assert part.left < 0.1 < whole.left
    later = think(0.25, "veteran", given(play), 1, Memory(whole)).answers[0][1]
    assert later is not None
    assert later.seconds < SHARE * 0.4


def test_what_is_left_stays_with_the_match_and_the_side_and_a_plan_with_its_position() -> None:
    opponents = Opponents(cast(Matches, OneMatch()), cast(Work, Here()), 0.0)
    memory = Memory(Kept(1, 0.5), (("move", 3),))
    opponents._remember("one", 0, 7, memory)
    assert opponents._remembered("one", 0, 7) == memory
    assert opponents._remembered("one", 0, 8) == Memory(memory.kept), "somebody else has answered meanwhile"
    assert opponents._remembered("one", 1, 7) == opponents._remembered("two", 0, 7) == Memory()


def test_a_thought_that_came_to_nothing_has_taken_its_time() -> None:
    """Somebody went back while it thought: what was planned is forgotten, what it took is not."""

    class Stale(OneMatch):
        def answer_for_bot(self, *_: Any) -> None:
            raise No(409, "table-stale", seq=0)

    opponents = Opponents(cast(Matches, Stale()), cast(Work, Here()), 0.0)
    memory = Memory(Kept(1, 0.5), (("move", 3),))

    async def think(*_: Any) -> Answered:
        return Answered([(("end", None), None)], memory)

    opponents.thinkers.quickly = think  # type: ignore[method-assign, assignment]
    run(opponents._play("one"))
    assert opponents._remembered("one", 1, 0) == Memory(memory.kept)


# -- many at once -----------------------------------------------------------------------------------------------------


def test_those_that_need_not_think_are_known() -> None:
    assert [name for name in ("random", "greedy", *LEVELS, "of another package") if quick(name)] == [
        "random", "greedy", "novice", "regular",
    ]  # fmt: skip
    for name in LEVELS:
        assert isinstance(make(name, 0), SearchBot) is not quick(name)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(2)
    yield made
    made.close()


def nap(part: float) -> float:
    time.sleep(0.3)
    return part


def niceness(part: float) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def test_the_more_thoughts_wait_the_shorter_they_are(thinkers: Thinkers) -> None:
    async def go() -> list[float]:
        return await asyncio.gather(*(thinkers.long(nap) for _ in range(6)))

    assert run(go()) == [1, 1, 2 / 5, 2 / 4, 2 / 3, 1]


def test_quick_ones_do_not_wait_for_thoughts_and_both_come_behind_people(thinkers: Thinkers) -> None:
    async def go() -> tuple[bool, int, int]:
        await thinkers.quickly(niceness)
        long = [asyncio.create_task(thinkers.long(nap)) for _ in range(8)]
        await asyncio.sleep(0)
        quick = await thinkers.quickly(niceness)
        waited = any(task.done() for task in long)
        await asyncio.gather(*long)
        return waited, quick, await thinkers.long(niceness)

    waited, quick, long = run(go())
    assert not waited
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert own < quick < long == min(19, own + THINKERS)


def test_who_gives_up_waiting_makes_room(thinkers: Thinkers) -> None:
    async def go() -> float:
        tasks = [asyncio.create_task(thinkers.long(nap)) for _ in range(6)]
        await asyncio.sleep(0)
        for task in tasks[2:]:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
        return await thinkers.long(nap)

    assert run(go()) == 1


# -- thoughts ---------------------------------------------------------------------------------------------------------


def a_thought(chance: float) -> Thought:
    return Thought(Weighed((("pass", None),), chance, 8), (), (("pass", None),), 0.5, 3)


def test_thoughts_are_kept_with_their_places_and_gone_with_what_was_gone_back_over() -> None:
    table = Table()
    places = []
    for n in range(3):
        places.append(len(table.play.journal))
        table.answer("one", a_thought(n / 10))

    def kept() -> list[tuple[int, int, float]]:
        with table.store.transaction() as cursor:
            return [(its.place, its.side, its.thought.chosen.chance) for its in rows.read_thoughts(cursor, table.id)]

    sides = [table.play.journal[place].who for place in places]
    assert kept() == [(place, side, n / 10) for n, (place, side) in enumerate(zip(places, sides, strict=True))]
    with table.matches.changing(table.id) as change:
        change.live.play.go_back(places[1])
        table.matches._write(change, change.live.play.tape[-1:], table.now)
    assert [place for place, _, _ in kept()] == places[:1]


def test_only_so_many_thoughts_are_kept() -> None:
    table = Table()
    with table.store.transaction() as cursor:
        for place in range(0, 3 * THOUGHTS, 2):
            rows.write_thought(cursor, table.id, Pondered(place, 1, 0, 0, a_thought(0.5)))
        found = [its.place for its in rows.read_thoughts(cursor, table.id)]
    assert len(found) == THOUGHTS
    assert found[-1] == 3 * THOUGHTS - 2
    assert all(after - before == 2 for before, after in pairwise(found))
