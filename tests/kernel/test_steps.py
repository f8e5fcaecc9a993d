"""Procedures as lists of steps: what follows what."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from grognard.kernel.ask import D6, MARK, Asking, Signal
from grognard.kernel.steps import AGAIN, LEAVE, Cycle, Either, Leap, Next, Procedure, Steps, hyphened, to


class Game:
    def __init__(self, *said: Next) -> None:
        self.phase = "setup"
        self.said = list(said)
        self.done: list[str] = []


def step(name: str) -> Callable[[Game], Next]:
    def run(g: Game) -> Next:
        g.done.append(name)
        return g.said.pop(0) if g.said else None

    return run


def roll(g: Game) -> Asking[Next]:
    """A step that asks."""
    g.done.append("roll")
    yield D6
    return g.said.pop(0) if g.said else None


COMBAT: Steps[Game] = Steps(declare=step("declare"), roll=roll, advance=step("advance"))
TURN: Procedure[Game] = Procedure(
    Steps(
        setup=step("setup"),
        turn=Cycle(
            supply=step("supply"),
            round=Cycle(
                action=step("action"), what=Either(combat=COMBAT, march=step("march")), end_action=step("end_action")
            ),
            next_turn=step("next_turn"),
        ),
    )
)


def played(g: Game, steps: int) -> list[str]:
    asking = TURN.run(g, lambda g: len(g.done) >= steps)
    try:
        question = next(asking)
        while True:
            question = asking.send(None if isinstance(question, Signal) else 1)
    except StopIteration:
        return g.done


def test_one_after_another_past_an_either_and_round_a_cycle() -> None:
    assert played(Game(), 5) == ["setup", "supply", "action", "end_action", "action"]


def test_leaving_a_cycle() -> None:
    g = Game(None, None, None, LEAVE)
    assert played(g, 7) == ["setup", "supply", "action", "end_action", "next_turn", "supply", "action"]


def test_to_a_member_of_an_either_and_what_follows_it() -> None:
    assert played(Game(None, None, to("march")), 6)[2:5] == ["action", "march", "end_action"]
    g = Game(None, None, to("combat"))
    assert played(g, 8)[2:7] == ["action", "declare", "roll", "advance", "end_action"]


def test_again_and_leaving_a_list_early() -> None:
    g = Game(None, None, to("combat"), None, AGAIN, LEAVE)
    assert played(g, 8)[2:8] == ["action", "declare", "roll", "roll", "end_action", "action"]


def test_leaving_from_within_an_either_leaves_the_list_around_it() -> None:
    assert played(Game(None, None, to("march"), LEAVE), 6)[3:6] == ["march", "next_turn", "supply"]


def test_it_starts_where_the_state_says_with_a_mark_before_each_step() -> None:
    g = Game()
    g.phase = "roll"
    asking = TURN.run(g, lambda g: False)
    assert next(asking) is MARK
    assert next(asking) is D6
    assert asking.send(3) is MARK
    assert g.phase == "advance"


def test_when_it_is_over_the_last_step_stays_named() -> None:
    g = Game()
    played(g, 3)
    assert g.phase == "action"


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="declare"):
        Procedure(Steps(declare=step("a"), combat=COMBAT))
    with pytest.raises(KeyError):
        TURN.after("setup", Leap("to nowhere"))


def test_what_presses_is_done_before_the_step_goes_on() -> None:
    g = Game()

    def ask(g: Game) -> Asking[None]:
        g.done.append("pressing")
        yield D6

    def pressing(g: Game) -> Asking[None] | None:
        return ask(g) if g.done == ["setup"] or len(g.done) == 3 else None

    asking = TURN.run(g, lambda g: len(g.done) >= 4, pressing)
    asked: list[object] = []
    with suppress(StopIteration):
        asked.append(next(asking))
        while True:
            asked.append(asking.send(None if asked[-1] is MARK else 1))
    assert g.done == ["setup", "pressing", "supply", "pressing"]
    assert (asked, g.phase) == ([MARK, MARK, D6, MARK, MARK, D6], "action")


def test_a_state_may_write_its_steps_in_its_own_way() -> None:
    written: Procedure[Game] = Procedure(Cycle(first_step=step("a"), deed=Either(siege_dig=step("b"))), spelt=hyphened)
    assert list(written.steps) == ["first-step", "siege-dig"]
    assert written.after("first-step", to("siege_dig")) == written.after("first-step", to("deed")) == "siege-dig"
    assert written.after("siege-dig", None) == "first-step"
