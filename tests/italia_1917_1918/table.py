"""A small table for rule tests: the smallest position that shows a rule, scripted dice, answers as text.

    t = italia({"W2124": "ah-4-id", "W2024": "(it-51-df)"}, phase="attack", dice=[4, 2, 6, 3])
    t.do("attack:W2024", "join:ah-4-id", "settle")
    assert t.refusal("join:ah-4-id").rule == "12.1f"

Units are written as in units.csv: brackets mean reduced, double brackets one step left. Hexes are their printed
numbers, or a place by its name (`Treviso`). Only these units are there, so a test that needs command places a
headquarters near (it-hq-iv, ah-hq-vi).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from grognard.games import get
from grognard.games.italia_1917_1918.box import SIDES, Box
from grognard.games.italia_1917_1918.state import (
    ABSENT, AVAILABLE, BOXES, COMING, DEAD, EXITED, MISSIONS, OFF, State, put, refresh,
)  # fmt: skip
from grognard.kernel.game import Game, OptionValue
from tests.seated import Seated

ITALIA: Game[State] = get("italia-1917-1918")
BOX: Box = ITALIA.start("grappa", ITALIA.settings({})).box
PLACES = {
    "absent": ABSENT, "coming": COMING, "eliminated": DEAD, "exited": EXITED, "available": AVAILABLE,
    "missions": MISSIONS,
}  # fmt: skip
MARKS = {
    "dg": "disorganised", "rg": "reorganising", "starving": "starving", "exploiting": "exploiting",
    "reserve": "reserve", "disengaging": "disengaging", "pinned": "pinned", "retreating": "retreating",
    "silent": "silent", "hidden": "hidden", "loaded": "loaded", "offensive": "planned", "refugees": "refugees",
    "moved": "moved",
}  # fmt: skip


class Table(Seated[State]):
    """A game in progress at a test's table."""

    def __init__(self, state: State, dice: Iterable[int | tuple[int, ...]] = ()) -> None:
        super().__init__(ITALIA, state.scenario, state.options, state, dice)

    def nouns(self, verb: str) -> set[str]:
        """The nouns a verb is offered with."""
        return {text.partition(":")[2] for text in self.options if text.partition(":")[0] == verb}

    def written(self, text: str) -> str:
        """Places may be called by their names."""
        verb, colon, noun = text.partition(":")
        if colon and self.game.verbs[verb] == "space":
            return f"{verb}:{BOX.numbers[hex_of(noun)]}"
        return text

    def at(self, unit: str) -> str:
        """Where a unit is: a hex number, or absent, coming, eliminated, exited, available, missions."""
        where = self.g.loc[BOX.unit[unit]]
        return BOX.numbers[where] if where < OFF else BOXES[where - OFF]

    def steps(self, unit: str) -> int:
        return self.g.left[BOX.unit[unit]]

    def has(self, mark: str, unit: str) -> bool:
        """Whether a unit has a marker, by the words of MARKS."""
        return bool(getattr(self.g, MARKS[mark]) >> BOX.unit[unit] & 1)

    def told(self, key: str) -> list[Mapping[str, Any]]:
        """The arguments of every line of the log with this key."""
        return [line.args for line in self.g.log or () if line.key == key]

    def idle(self, until: Callable[[Table], bool] = lambda t: False, most: int = 400) -> Table:
        """Everybody does as little as he may, until something is so or the game is over."""
        while self.prompt and not until(self) and most:
            little = [text for text in ("pass", "done", "settle", "stay", "halt") if text in self.options]
            least = (little or self.options)[0]
            self.do(least)
            most -= 1
        return self

    def whole(self, key: str) -> list[str]:
        """The log as its keys, those that begin so."""
        return [line.key for line in self.g.log or () if line.key.startswith(key)]


def started(scenario: str, dice: Iterable[int | tuple[int, ...]] = (), **options: OptionValue) -> Table:
    """A scenario from its start."""
    return Table(ITALIA.start(scenario, ITALIA.settings(options)), dice)


def hex_of(name: str) -> int:
    """A hex by its number or by the name of its place."""
    found = BOX.hex.get(name)
    return BOX.places["en"].index(name) if found is None else found


def prizes(
    monkeypatch: pytest.MonkeyPatch, scenario: str, values: Mapping[str, int] | None = None, bridges: str = ""
) -> None:
    """These hexes are a scenario's objectives, and no others: what they are worth was found by playing, and may change.
    bridges: which of them count only while their bridge over a major river stands."""
    scene = BOX.scenes[scenario]
    its = {hex_of(name): value for name, value in (values or {}).items()}
    both: list[dict[int, int]] = [{}, {}]
    both[scene.initiative] = its
    spans = {h: i for i, one in enumerate(BOX.bridges) if one.major for h in one.ends}
    monkeypatch.setattr(scene, "objectives", tuple(both))
    monkeypatch.setattr(scene, "tracked", scene.trench | BOX.map.set(its))
    monkeypatch.setattr(scene, "needs_bridge", {hex_of(name): spans[hex_of(name)] for name in bridges.split()})


def rated(monkeypatch: pytest.MonkeyPatch, scenario: str, **ratings: Mapping[str, int]) -> None:
    """Units (with _ for -) are as good as this in a scenario, whatever the sheets say of their year."""
    scene = BOX.scenes[scenario]
    found = list(scene.ratings)
    for name, given in ratings.items():
        u = BOX.unit[name.replace("_", "-")]
        found[u] = found[u]._replace(**given)
    monkeypatch.setattr(scene, "ratings", tuple(found))


def position(
    units: Mapping[str, str] | None = None,
    *,
    scenario: str = "vittorio",
    options: Mapping[str, OptionValue] | None = None,
    turn: int = 0,
    phase: str = "move",
    side: str = "",
    marks: Mapping[str, str] | None = None,
    destroyed: Iterable[tuple[str, str]] | None = None,
    **more: Any,
) -> State:
    """A position with these units only; all others are absent.

    units: hex (or a word of PLACES) -> names. phase: a step of sequence.py. side: the phasing player, else
    the one with the initiative. marks: a word of MARKS -> names. destroyed: the bridges that are down, by their two
    hexes (none if not said: the scenario's stand). more: any field of State."""
    g = ITALIA.start(scenario, ITALIA.settings(options or {}))
    for u in range(BOX.count):
        put(g, u, ABSENT)
    g.frozen, g.disorganised, g.hidden, g.silent, g.mixed = {}, 0, 0, 0, ()
    g.turn = turn or g.scene.first_turn
    g.left = bytearray(r.steps for r in g.scene.ratings)
    for where, names in (units or {}).items():
        for name in names.split():
            lost = len(name) - len(name.lstrip("("))
            u = BOX.unit[name.strip("()")]
            steps = g.scene.ratings[u].steps
            g.left[u] = 1 if lost == 2 else steps - lost
            put(g, u, PLACES[where] if where in PLACES else hex_of(where))
    for mark, names in (marks or {}).items():
        for name in names.split():
            setattr(g, MARKS[mark], getattr(g, MARKS[mark]) | 1 << BOX.unit[name])
    g.destroyed = 0
    for a, b in destroyed or ():
        g.destroyed |= 1 << BOX.bridge_at[hex_of(a), hex_of(b)]
    g.side = SIDES.index(side) if side else g.scene.initiative
    g.phase = phase
    for name, value in more.items():
        setattr(g, name, value)
    refresh(g)
    return g


def italia(units: Mapping[str, str] | None = None, *, dice: Iterable[int | tuple[int, ...]] = (), **more: Any) -> Table:
    """A table with a position of the game."""
    return Table(position(units, **more), dice)
