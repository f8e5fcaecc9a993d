"""Why a program did what it did: who may ask, and what he is told."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.bots.search import Thought, Weighed
from grognard.games import get
from grognard.kernel.ask import Action
from grognard.table import rows, thoughts
from grognard.table.errors import No
from grognard.table.matches import Matches
from grognard.table.wire import NewMatch, Pondered

from .test_matches_live import Failing, guest

BATTLE = "galicia-1914"


@pytest.fixture
def store() -> Failing:
    return Failing()


class Pondering:
    """A match against a program whose thoughts the test makes up."""

    def __init__(self, store: Failing, game: str) -> None:
        self.table = Matches(store)
        self.user = guest(store)
        sides = get(game).sides
        seats = {sides[0]: "bot:veteran", sides[1]: "me"}
        scenario = get(game).front.first or get(game).scenarios[0]
        self.id = self.table.create(self.user, NewMatch(game=game, scenario=scenario, seats=seats))

    @property
    def play(self) -> Any:
        return self.table.live(self.id).play

    def answer(self, thought: Thought | None = None) -> Action:
        """The program's side, or whoever is asked, gives the first answer there is; it."""
        question, live = self.play.question, self.table.live(self.id)
        action: Action = question.nth(0)
        if question.side == 0:
            self.table.answer_for_bot(self.id, "x", live.seq, 0, action, thought)
        else:
            seq = live.version(1)
            self.table.answer(self.user, self.id, seq, self.play.game.write(action), "")
        return action

    def listed(self) -> list[Pondered]:
        return thoughts.listed(self.table, self.id, None)

    def until_asked(self) -> None:
        """Up to a question of the program's after which it is asked again."""
        while True:
            if self.play.question.side == 0:
                ahead = self.play.ahead(self.play.question.nth(0))
                if ahead is not None and ahead.question is not None and ahead.question.side == 0:
                    return
            self.answer()

    def plan(self, length: int = 2) -> tuple[Action, ...]:
        """What `answer` will come to."""
        ahead, plan = self.play, []
        for _ in range(length):
            plan.append(ahead.question.nth(0))
            ahead = ahead.ahead(plan[-1])
        return tuple(plan)


def thought(plan: tuple[Action, ...], *others: tuple[Action, ...]) -> Thought:
    first = others[0] if others else plan
    return Thought(Weighed(plan, 0.61234, 12), tuple(Weighed(other, 0.5, 8) for other in others), first, 2.345, 17)


def test_in_a_game_without_secrets_a_plan_is_told_when_nothing_of_it_is_to_come(store: Failing) -> None:
    match = Pondering(store, BATTLE)
    match.until_asked()
    plan, at = match.plan(), len(match.play.journal)
    match.answer(thought(plan))
    assert match.listed() == [], "the second answer is still to come"
    with pytest.raises(No):
        thoughts.one(match.table, match.id, at, "en")
    match.answer()
    side = get(BATTLE).sides[0]
    (told,) = match.listed()
    assert (told.at, told.until, told.side) == (at, at + 2, side)


def test_a_line_of_the_log_leads_to_the_thought_as_the_reader_counts_lines(store: Failing) -> None:
    match = Pondering(store, BATTLE)
    match.until_asked()
    log = match.play.state.log
    log.append(log[-1]._replace(to=1))  # which the public does not read
    plan, at, line = match.plan(), len(match.play.journal), len(match.play.state.log)
    match.answer(thought(plan))
    match.answer()
    lines = len(match.play.state.log)
    assert lines > line, "its answers told something"
    with match.table.database.transaction() as cursor:
        assert [(its.told, its.tells) for its in rows.read_thoughts(cursor, match.id)] == [(line, lines)]
        rows.write_thought(cursor, match.id, rows.Pondered(at + 1, 0, lines, lines, thought(plan[1:])))
    assert [each.line for each in match.listed()] == [line - 1, -1]
    assert [each.line for each in thoughts.listed(match.table, match.id, 1)] == [line, -1]


def test_a_plan_that_was_left_is_told_too_as_far_as_it_was_followed(store: Failing) -> None:
    match = Pondering(store, BATTLE)
    match.until_asked()
    (first, _), at = match.plan(), len(match.play.journal)
    match.answer(thought((first, ("never", None))))
    assert match.listed() == []
    match.answer()
    assert [(each.at, each.until) for each in match.listed()] == [(at, at + 1)]


@pytest.mark.parametrize("game", ["paths-of-glory", "won-by-the-sword"])
def test_where_something_is_hidden_no_plan_is_told_before_the_end(store: Failing, game: str) -> None:
    match = Pondering(store, game)
    match.until_asked()
    plan, at = match.plan(1), len(match.play.journal)
    match.answer(thought(plan))
    match.answer()
    assert match.listed() == []
    with pytest.raises(No):
        thoughts.one(match.table, match.id, at, "en")
    match.table.resign(match.user, match.id, "")
    assert [(each.at, each.until) for each in match.listed()] == [(at, at + 1)]
    assert thoughts.one(match.table, match.id, at, "en").side == get(game).sides[0]


def test_it_is_told_in_words_with_its_chances(store: Failing) -> None:
    match = Pondering(store, BATTLE)
    match.until_asked()
    plan, at = match.plan(), len(match.play.journal)
    other = (plan[0],)
    match.answer(thought(plan, other))
    match.answer()
    told = {language: thoughts.one(match.table, match.id, at, language) for language in ("en", "fr")}
    english = told["en"]
    assert (english.chosen.chance, english.chosen.worlds, english.tried, english.seconds) == (0.612, 12, 17, 2.3)
    assert len(english.chosen.actions) == 2
    assert [its.first for its in (english.chosen, *english.others)] == [False, True]
    assert english.others[0].actions == english.chosen.actions[:1] != told["fr"].others[0].actions
