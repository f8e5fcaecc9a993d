"""A small table for rule tests: the smallest position that shows a rule, scripted dice, answers as text.

    t = galicia({"3215": "ah-5", "3315": "(ru-7)"}, active="ah-3", dice=[4, 2])
    t.do("move:ah-5", "to:3114", "done")
    assert t.at("ah-5") == "3114"
    assert t.refusal("to:3315").rule == "STD.11.2"

Units are written as in units.csv; brackets mean reduced to one step. Hexes are their printed numbers, or a place by its
name (`Lemberg`). The cup holds what `cup` says; `active` is the marker being moved with, `roll` its die.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.games import get
from grognard.games.clash_of_giants_2.box import Box
from grognard.games.clash_of_giants_2.state import (
    ASIDE, BOXES, DEAD, GONE, OFF, SUPPLIES, State, put, refresh,
)  # fmt: skip
from grognard.kernel.game import Game, OptionValue
from tests.seated import Seated

GALICIA: Game[State] = get("galicia-1914")
YPRES: Game[State] = get("first-ypres-1914")


def box_of(name: str) -> Box:
    """The box that a game is played with."""
    game: Game[State] = get(name)
    return game.start(game.scenarios[-1], game.settings({})).box


PLACES = {"waiting": ASIDE, "eliminated": DEAD, "removed": GONE}


class Table(Seated[State]):
    """A game in progress at a test's table."""

    def __init__(self, game: Game[State], state: State, dice: Iterable[int | tuple[int, ...]] = ()) -> None:
        super().__init__(game, state.scenario, state.options, state, dice)

    def nouns(self, verb: str) -> set[str]:
        """The nouns a verb is offered with."""
        return {text.partition(":")[2] for text in self.options if text.partition(":")[0] == verb}

    def written(self, text: str) -> str:
        """Places may be called by their names."""
        verb, colon, noun = text.partition(":")
        if colon and self.game.verbs[verb] == "space":
            return f"{verb}:{self.g.box.numbers[hex_of(self.g, noun)]}"
        return text

    def at(self, unit: str) -> str:
        """Where a unit is: a hex number, or waiting, eliminated, removed."""
        where = self.g.loc[self.g.box.unit[unit]]
        return self.g.box.numbers[where] if where < OFF else BOXES[where - OFF]

    def steps(self, unit: str) -> int:
        return self.g.left[self.g.box.unit[unit]]

    def supply(self, unit: str) -> str:
        """supplied, reduced, unsupplied or fort."""
        return SUPPLIES[self.g.supply[self.g.box.unit[unit]]]

    def has(self, mark: str, unit: str) -> bool:
        """Whether a unit has a marker: moved, repl, rebuilt, fresh, used."""
        return bool(getattr(self.g, mark) >> self.g.box.unit[unit] & 1)

    def owner(self, place: str) -> str:
        """Who controls a victory hex: a side, or "" for nobody."""
        return [*self.game.sides, ""][self.g.owner[hex_of(self.g, place)]]

    def fort(self, place: str) -> int:
        """Steps of the fort there."""
        return self.g.forts[self.g.box.fort_at[hex_of(self.g, place)]]

    def told(self, key: str) -> list[Mapping[str, Any]]:
        """The arguments of every line of the log with this key."""
        return [line.args for line in self.g.log or () if line.key == key]


def hex_of(g: State, name: str) -> int:
    """A hex by its number or by the name of its place."""
    found = g.box.hex.get(name)
    return g.box.places["en"].index(name) if found is None else found


def marker(game: Game[State], name: str) -> tuple[int]:
    """A draw of this command marker (ah-1, ru-8, al-A, ge-D ...), for scripted dice."""
    return (game.nouns["marker"].index(name),)


def position(
    game: Game[State],
    units: Mapping[str, str] | None = None,
    *,
    scenario: str = "",
    options: Mapping[str, OptionValue] | None = None,
    turn: int = 5,
    phase: str = "",
    side: str = "",
    active: str = "",
    roll: int = 6,
    cup: str = "",
    drawn: Mapping[str, int] | None = None,
    supply: Mapping[str, str] | None = None,
    owner: Mapping[str, str] | None = None,
    forts: Mapping[str, int] | None = None,
    **more: Any,
) -> State:
    """A position with these units only; all others wait (and never come).

    units: hex (or waiting, eliminated, removed) -> names. phase: a step of sequence.py; with `active`: `move`.
    side: who acts. cup: markers still inside. drawn: markers drawn before with their dice. supply: unit -> reduced,
    unsupplied, fort. owner: victory hex -> side or "". forts: place -> steps. more: any field of State.
    """
    g = game.start(scenario or game.scenarios[-1], game.settings(options or {}))
    box = g.box
    for u in range(box.count):
        put(g, u, DEAD)
        g.left[u] = 0
    g.turn = turn
    for where, names in (units or {}).items():
        for name in names.split():
            u = box.unit[name.strip("()")]
            g.left[u] = 1 if name.startswith("(") else box.steps[u]
            put(g, u, PLACES[where] if where in PLACES else hex_of(g, where))
            if g.loc[u] in (DEAD, GONE):
                g.left[u] = 0
    for name, what in (supply or {}).items():
        g.supply[box.unit[name]] = SUPPLIES.index(what)
    for name, whose in (owner or {}).items():
        g.owner[hex_of(g, name)] = [*game.sides, ""].index(whose)
    for name, steps in (forts or {}).items():
        g.forts[box.fort_at[hex_of(g, name)]] = steps
    for name, die in (drawn or {}).items():
        number = box.markers.index(name)
        g.drawn = (*g.drawn, number)
        g.results[number] = die
    for name in cup.split():
        g.cup |= 1 << box.markers.index(name)
    if active:
        g.active = box.markers.index(active)
        g.side = g.active // 4
        g.results[g.active] = roll
        g.drawn = (*g.drawn, g.active)
        g.phase = "move"
    if side:
        g.side = game.sides.index(side)
    g.phase = phase or g.phase
    for name, value in more.items():
        setattr(g, name, value)
    refresh(g)
    return g


def galicia(
    units: Mapping[str, str] | None = None, *, dice: Iterable[int | tuple[int, ...]] = (), **more: Any
) -> Table:
    """A table with a position of Galicia."""
    return Table(GALICIA, position(GALICIA, units, **more), dice)


def ypres(units: Mapping[str, str] | None = None, *, dice: Iterable[int | tuple[int, ...]] = (), **more: Any) -> Table:
    """A table with a position of First Ypres."""
    return Table(YPRES, position(YPRES, units, **more), dice)
