"""Small positions made by hand, for the tests of chapters 9, 13, 14 and 17.

A hand holds a state without any counters on the map, controlled as at its start; a test stands units where it needs
them and runs one step with answers written as text: `place:fr-1`, `at:W5008`, `done`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from grognard.games.great_war_in_europe import entry
from grognard.games.great_war_in_europe.box import AL, CP, FOLDER, NATIONS, NOBODY, SIDES, Box
from grognard.games.great_war_in_europe.sequence import start
from grognard.games.great_war_in_europe.setup import set_up
from grognard.games.great_war_in_europe.state import BOXES, HOLDING, NEUTRAL, OFF, State, put, refresh, side_of
from grognard.kernel.ask import Choose
from grognard.kernel.files import DataFolder
from grognard.kernel.refusal import Refusal
from grognard.kernel.steps import AGAIN

EUROPE, NEAR_EAST, COMBINED = "great-war-in-europe", "great-war-near-east", "great-war-combined"


@cache
def box_of(game: str) -> Box:
    return Box(game, DataFolder(game, FOLDER / "data"))


class Hand:
    """A position and the step that is being asked."""

    def __init__(self, game: str = EUROPE, turn: int = 10, **stand: str) -> None:
        self.box = box_of(game)
        scenario = "november-1914" if game == NEAR_EAST else "august-1914"
        self.g: State = start(self.box, scenario, {"free-advance": False})
        set_up(self.g)
        g = self.g
        for u, h in enumerate(g.loc):
            if h < OFF or h in (OFF + BOXES.index("arabia"), OFF + BOXES.index("reserve")):
                g.loc[u] = HOLDING
        refresh(g)
        g.turn = turn
        if turn >= entry.OCTOBER and g.allegiance[NATIONS.index("tu")] == NOBODY:
            entry.turkey_joins(g)
        self.stand(**stand)

    def stand(self, **where: str) -> None:
        """Units by the hex they stand in: W5008="fr-1 fr-2"."""
        for place, units in where.items():
            for unit in units.split():
                put(self.g, self.box.unit[unit], self.place(place))
                if place in self.box.hex:
                    self.own(side_of(self.g, self.box.unit[unit]), place)

    def own(self, side: int, *hexes: str) -> None:
        """Give hexes to a side."""
        for number in hexes:
            h = self.box.at(number)
            front = self.box.front_of[h]
            self.g.held[side][front.index] |= 1 << h - front.base
            self.g.held[1 - side][front.index] &= ~(1 << h - front.base)

    def give(self, side: int, f: int, mask: int) -> None:
        """Give hexes of a front to a side."""
        self.g.held[side][f] |= mask
        self.g.held[1 - side][f] &= ~mask

    def place(self, name: str) -> int:
        """A hex by its number, or a box: near_east."""
        name = name.replace("_", "-")
        return self.box.at(name) if name in self.box.hex else OFF + BOXES.index(name)

    def at(self, unit: str) -> str:
        h = self.g.loc[self.box.unit[unit]]
        return self.box.numbers[h] if h < OFF else BOXES[h - OFF]

    def u(self, unit: str) -> int:
        return self.box.unit[unit]

    def noun(self, text: str) -> int:
        return self.box.unit[text] if text in self.box.unit else self.box.at(text)

    def written(self, noun: int, verb: str) -> str:
        spaces = ("at", "to", "sail", "line", "gun")
        return self.box.numbers[noun] if verb in spaces else self.box.units[noun]

    # -- running a step ------------------------------------------------------------------------------------------------

    def run(self, step: Callable[[State], Any], *answers: str) -> Choose | None:
        """Run a step until answers are used up; the question that is then open, or None if the step is over."""
        left = list(answers)
        while True:
            found = step(self.g)
            if not hasattr(found, "send"):
                return None
            ask, last = self._drive(found, left)
            if ask is not None:
                return ask
            if last is not AGAIN:
                assert not left, f"not asked: {left}"
                return None

    def _drive(self, rule: Any, left: list[str]) -> tuple[Choose | None, Any]:
        answer = None
        while True:
            try:
                ask = rule.send(answer)
            except StopIteration as end:
                return None, end.value
            assert isinstance(ask, Choose), ask
            if not left:
                return ask, None
            verb, _, noun = left.pop(0).partition(":")
            answer = (verb, self.noun(noun) if noun else None)
            assert ask.why_not(answer) is None, (ask.prompt, answer, ask.why_not(answer))

    def offered(self, ask: Choose | None, verb: str) -> set[str]:
        """What a verb is offered with."""
        assert ask is not None
        return {self.written(noun, verb) if noun is not None else "" for v, noun in ask.options if v == verb}

    def refusal(self, ask: Choose | None, text: str) -> Refusal | None:
        assert ask is not None
        verb, _, noun = text.partition(":")
        return ask.why_not((verb, self.noun(noun) if noun else None))

    def rule(self, ask: Choose | None, text: str) -> str:
        """The rule by which something is refused; empty: it is not."""
        reason = self.refusal(ask, text)
        return reason.rule if reason is not None else ""


__all__ = ["AL", "COMBINED", "CP", "EUROPE", "NEAR_EAST", "NEUTRAL", "NOBODY", "SIDES", "Hand", "box_of"]
