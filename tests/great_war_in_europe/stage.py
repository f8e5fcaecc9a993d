"""Small positions for the tests of events, air units, extra rounds, conversions, Arabs and Armenians.

    s = Stage(EUROPE, W5008="fr-1", W5108="ge-3")
    s.run(arsenal.commit, "commit:cp-gas-chlorine", "no_more")

A stage has nobody on the map but those whom a test puts there, and the control of the start. `run` asks one step, again
and again as long as it says so, and answers with text; dice and draws are given in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import cache
from typing import Any

from grognard.games.great_war_in_europe.box import FOLDER, NATIONS, NOBODY, SIDES, Box
from grognard.games.great_war_in_europe.fronts import THEATRES, Front
from grognard.games.great_war_in_europe.sequence import start
from grognard.games.great_war_in_europe.setup import set_up
from grognard.games.great_war_in_europe.state import (
    BOXES, HOLDING, NEUTRAL, OFF, Attack, State, is_shock, put, refresh, side_of,
)  # fmt: skip
from grognard.games.great_war_in_europe.verbs import VERBS
from grognard.kernel.ask import Choose, Die, Draw
from grognard.kernel.files import DataFolder
from grognard.kernel.maps import members
from grognard.kernel.steps import AGAIN

EUROPE, NEAR_EAST, COMBINED = "great-war-in-europe", "great-war-near-east", "great-war-combined"
OPTIONS = {"advance-limits": True, "secret-events": False, "hidden-mutiny": False, "scheffer-boyadel": False}
LATE = {"tu": 0, "pg": 0, "pc": 1, "sp": 1, "ab": 1, "am": 1}
"""Who joins with Turkey."""


@cache
def box_of(game: str) -> Box:
    return Box(game, DataFolder(game, FOLDER / "data"))


class Stage:
    """A position under test."""

    def __init__(self, game: str = EUROPE, turn: int = 20, letter: str = "G", **stand: str) -> None:
        self.box = box_of(game)
        scenario = "november-1914" if game == NEAR_EAST else "august-1914"
        self.g: State = start(self.box, scenario, dict(OPTIONS))
        set_up(self.g)
        g = self.g
        for nation, side in LATE.items():
            g.allegiance[NATIONS.index(nation)] = side
        for u in range(self.box.count):
            if self.box.in_game[u]:
                g.loc[u] = NEUTRAL if g.allegiance[self.box.nation[u]] == NOBODY else HOLDING
        g.rps = [0] * len(NATIONS)
        refresh(g)
        for front in self.box.fronts:
            turkish = front.in_country.get("tu", 0) & ~front.kind("allied_start")
            g.held[0][front.index] |= turkish
            g.held[1][front.index] &= ~turkish
        g.turn, g.letter, g.log = turn, ord(letter), []
        self.prompts: list[str] = []
        self.asked: list[Choose] = []
        self.stand(**stand)

    # -- putting ------------------------------------------------------------------------------------------------------

    def stand(self, **where: str) -> None:
        """Units by the hex, the place or the box where they are."""
        for place, units in where.items():
            for unit in units.split():
                nation = self.box.nation[self.box.unit[unit]]
                if self.g.allegiance[nation] == NOBODY:
                    self.g.allegiance[nation] = int(NATIONS[nation] != "bu")
                put(self.g, self.box.unit[unit], self.spot(place))
                if self.spot(place) < OFF:
                    self.own(side_of(self.g, self.box.unit[unit]), self.spot(place))

    def own(self, side: int, *hexes: int) -> None:
        for h in hexes:
            front = self.box.front_of[h]
            self.g.held[side][front.index] |= 1 << h - front.base
            self.g.held[1 - side][front.index] &= ~(1 << h - front.base)

    def spot(self, name: str) -> int:
        if name in self.box.place:
            return self.box.place[name]
        return self.box.hex[name] if name in self.box.hex else OFF + BOXES.index(name.replace("_", "-"))

    def at(self, unit: str) -> str:
        h = self.g.loc[self.box.unit[unit]]
        return self.box.numbers[h] if h < OFF else BOXES[h - OFF]

    def u(self, unit: str) -> int:
        return self.box.unit[unit]

    def c(self, counter: str) -> int:
        return self.box.counter[counter]

    def hold(self, *counters: str) -> Stage:
        """Give counters to the hands of their sides."""
        for name in counters:
            self.g.hands[self.box.counters[self.c(name)].event.side] |= 1 << self.c(name)
        return self

    def pool(self, *counters: str) -> Stage:
        for name in counters:
            self.g.pools[self.box.counters[self.c(name)].event.side] |= 1 << self.c(name)
        return self

    def in_hand(self, counter: str) -> bool:
        c = self.c(counter)
        return bool((self.g.hands[0] | self.g.hands[1]) >> c & 1)

    def in_pool(self, counter: str) -> bool:
        c = self.c(counter)
        return bool((self.g.pools[0] | self.g.pools[1]) >> c & 1)

    def gone(self, counter: str) -> bool:
        """Neither held, nor to be drawn, nor in play."""
        c = self.c(counter)
        return not (self.in_hand(counter) or self.in_pool(counter) or self.g.in_play >> c & 1)

    # -- a combat -----------------------------------------------------------------------------------------------------

    def attack(self, side: int, hex_: int, *units: str, hqs: tuple[str, str] = ("", "")) -> Attack:
        """A combat that is about to be decided."""
        g = self.g
        g.side = side
        g.theatre = self.box.front_of[hex_].theatre
        both = (self.u(hqs[0]) if hqs[0] else -1, self.u(hqs[1]) if hqs[1] else -1)
        shock = any(is_shock(g, self.u(unit)) for unit in units)
        g.attack = Attack(hex_, tuple(self.u(unit) for unit in units), shown=True, hqs=both, shock=shock)
        return g.attack

    # -- asking -------------------------------------------------------------------------------------------------------

    def run(self, step: Callable[..., Any], *answers: str, fate: Iterable[Any] = (), args: tuple[Any, ...] = ()) -> Any:
        """A step, again as long as it says so; all answers must be used."""
        script, chance = list(answers), list(fate)
        self.prompts, self.asked = [], []
        while True:
            result = step(self.g, *args)
            if isinstance(result, Generator):
                result = self._answer(result, script, chance)
            if result is not AGAIN:
                break
        assert not script, f"not asked for {script}; asked {self.prompts}"
        assert not chance, f"not thrown: {chance}"
        return result

    def freely(self, asking: Generator[Any, Any, Any], die: Callable[[int], int] = lambda faces: 1) -> None:
        """Somebody asks, and the first answer is always good enough."""
        answer: Any = None
        try:
            while True:
                question = asking.send(answer)
                answer = None
                if isinstance(question, Choose):
                    answer = question.nth(0)
                elif isinstance(question, Die):
                    answer = die(question.faces)
        except StopIteration:
            pass

    def _answer(self, asking: Generator[Any, Any, Any], script: list[str], chance: list[Any]) -> Any:
        answer: Any = None
        while True:
            try:
                question = asking.send(answer)
            except StopIteration as stop:
                return stop.value
            answer = None
            if isinstance(question, Choose):
                answer = self._choose(question, script)
            elif isinstance(question, Die):
                answer = chance.pop(0)
            elif isinstance(question, Draw):
                name = chance.pop(0)
                assert self.c(name) in question.pool, f"{name} is not in the pool"
                answer = (self.c(name),)

    def _choose(self, question: Choose, script: list[str]) -> Any:
        self.prompts.append(question.prompt)
        self.asked.append(question)
        assert script, f"asked {question.prompt}: {[self.write(action) for action in question.options]}"
        action = self.read(script.pop(0))
        reason = question.why_not(action)
        assert reason is None, f"{self.write(action)} refused: {reason}; {self.options(question)}"
        return action

    def options(self, question: Choose | None = None) -> list[str]:
        return [self.write(action) for action in (question or self.asked[-1]).options]

    def write(self, action: tuple[str, int | None]) -> str:
        verb, noun = action
        return verb if noun is None else f"{verb}:{self.names(verb)[noun]}"

    def read(self, text: str) -> tuple[str, int | None]:
        verb, colon, noun = text.partition(":")
        if not colon:
            return verb, None
        if noun in self.box.place and VERBS[verb] == "space":
            return verb, self.box.place[noun]
        return verb, list(self.names(verb)).index(noun)

    def names(self, verb: str) -> Any:
        kind = VERBS[verb] or ""
        return {
            "unit": self.box.units, "space": self.box.numbers, "event": self.box.counter_names, "nation": NATIONS,
            "theatre": THEATRES, "side": SIDES,
        }[kind]  # fmt: skip

    # -- hexes --------------------------------------------------------------------------------------------------------

    def hexes(self, f: int, among: int = -1) -> list[int]:
        front = self.box.fronts[f]
        return [h + front.base for h in members(front.land & among)]

    def beside(self, h: int, among: int = -1) -> list[int]:
        """Land beside a hex, without towns or forts, not over water."""
        front: Front = self.box.front_of[h]
        near = front.beside[h - front.base] & front.land & among & ~front.towns
        return [b + front.base for b in members(near) if b not in front.fort]

    def field(self, f: int, country: str, terrain: str = "clear", many: int = 3) -> tuple[int, list[int]]:
        """A hex in the open and so many beside it, all of one country, without towns, forts or rivers, near a town."""
        front = self.box.fronts[f]
        plain = front.in_country[country] & front.of_terrain[terrain] & ~front.towns
        far, towns = front.map.distance, list(members(front.towns))
        for h in sorted(members(plain), key=lambda h: (min(far(h, t) or 0 for t in towns), h)):
            near = [b for b in self.beside(h + front.base, plain) if (b - front.base, h) not in front.wet]
            if len(near) >= many and h not in front.fort:
                return h + front.base, near
        raise AssertionError(f"no such field on front {f}")

    def number(self, h: int) -> str:
        return self.box.numbers[h]

    def told(self, key: str) -> bool:
        """Whether the log has a line."""
        return any(line.key == key for line in self.g.log or ())
