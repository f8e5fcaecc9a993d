"""A small table for rule tests: the smallest position that shows a rule, scripted dice, answers as text.

    t = war({"E5020": "ru-1 ru-2", "E5021": "ge-1"}, phase="declare", side="al", dice=[4])
    t.do("attack:E5021", "join:ru-1", "settle", "none")
    assert t.refusal("attack:E5021").rule == "10.14"

Only these units are there; all nations are in the war, all forts stand, all countries are held by their own side, if a
test does not say otherwise. Units are written as in units.csv, brackets mean reduced; hexes are their printed numbers,
or a place as tables.toml names it (`trent`). Where it does not matter which unit or hex, `some` and `field` find one:
maps and counters were rebuilt and may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import pytest

from grognard.games.great_war_in_europe import GAMES as ALL
from grognard.games.great_war_in_europe.box import AL, CP, NATIONS, NOBODY, SIDES, Box
from grognard.games.great_war_in_europe.fronts import FRONTS, THEATRES, WEATHERS, Front
from grognard.games.great_war_in_europe.state import ABSENT, BOXES, EUROPEAN_TURKS, OFF, State, put, refresh
from grognard.kernel.game import Game, OptionValue
from tests.seated import Seated

GAMES: dict[str, Game[State]] = {
    "europe": ALL["great-war-in-europe"],
    "near-east": ALL["great-war-near-east"],
    "combined": ALL["great-war-combined"],
}
FIRST = {"europe": "august-1914", "near-east": "november-1914", "combined": "august-1914"}
BOX: Box = GAMES["combined"].start("august-1914", GAMES["combined"].settings({})).box
CENTRAL = ("ge", "ah", "tu", "bu", "pg")
MARKS = ("turned", "depleted", "moved", "fought")


class Table(Seated[State]):
    """A game in progress at a test's table."""

    def __init__(self, state: State, dice: Iterable[int | tuple[int, ...]] = ()) -> None:
        game = next(game for game in GAMES.values() if game.name == state.box.name)
        super().__init__(game, state.scenario, state.options, state, dice)

    def nouns(self, verb: str) -> set[str]:
        """The nouns a verb is offered with."""
        return {text.partition(":")[2] for text in self.options if text.partition(":")[0] == verb}

    def written(self, text: str) -> str:
        """Places may be called by their names."""
        verb, colon, noun = text.partition(":")
        if colon and self.game.verbs[verb] == "space":
            return f"{verb}:{self.g.box.numbers[hex_of(self.g.box, noun)]}"
        return text

    def at(self, unit: str) -> str:
        """Where a unit is: a hex number, or a box by its name."""
        where = self.g.loc[self.g.box.unit[unit]]
        return self.g.box.numbers[where] if where < OFF else BOXES[where - OFF]

    def steps(self, unit: str) -> int:
        return self.g.left[self.g.box.unit[unit]]

    def has(self, mark: str, unit: str) -> bool:
        """Whether a unit is turned, depleted, moved or fought."""
        return bool(getattr(self.g, mark) >> self.g.box.unit[unit] & 1)

    def holder(self, name: str) -> str:
        """Who controls a hex; empty: nobody."""
        h = hex_of(self.g.box, name)
        front = self.g.box.front_of[h]
        bit = 1 << h - front.base
        return next((SIDES[side] for side in (CP, AL) if self.g.held[side][front.index] & bit), "")

    def told(self, key: str) -> list[Mapping[str, Any]]:
        """The arguments of every line of the log with this key."""
        return [line.args for line in self.g.log or () if line.key == key]

    def idle(self, until: Callable[[Table], bool], most: int = 60) -> Table:
        """Everybody does as little as he may, until something is so."""
        while self.prompt and not until(self) and most:
            little = [
                text for text in ("done", "pass", "settle", "stay", "none", "stand", "halt") if text in self.options
            ]
            self.do((little or self.options)[0])
            most -= 1
        return self


# -- positions ---------------------------------------------------------------------------------------------------------


def started(
    scenario: str = "august-1914", game: str = "europe", dice: Iterable[int] = (), **options: OptionValue
) -> Table:
    """A scenario from its start."""
    its = GAMES[game]
    return Table(its.start(scenario, its.settings(options)), dice)


def position(
    units: Mapping[str, str] | None = None,
    *,
    game: str = "combined",
    options: Mapping[str, OptionValue] | None = None,
    turn: int = 30,
    letter: str = "",
    weather: str = "fair",
    phase: str = "move",
    side: str = "cp",
    neutral: str = "",
    romania: str = "al",
    held: Mapping[str, str] | None = None,
    ruined: str = "",
    marks: Mapping[str, str] | None = None,
    **more: Any,
) -> State:
    """A position with these units only.

    units: hex or box -> names. side: who moves or attacks, in the theatre of the first unit. letter: the last Strategic
    Turn. weather: everywhere. neutral: nations not at war. held: side -> hexes that it controls, besides those of its
    countries and its units. ruined: forts that are destroyed, or `all`. marks: a word of MARKS -> names. more: any
    field of State."""
    its = GAMES[game]
    g = its.start(FIRST[game], its.settings(options or {}))
    box = g.box
    for u in range(box.count):
        put(g, u, ABSENT)
    g.left = bytearray(box.steps)
    g.allegiance = [_side(nation, neutral.split(), romania) for nation in NATIONS]
    g.turn, g.letter, g.phase, g.landed = turn, ord(letter) if letter else 64, phase, EUROPEAN_TURKS
    g.weather = [WEATHERS.index(weather)] * 6
    g.ruined = (1 << len(box.forts)) - 1 if ruined == "all" else 0
    for name in ruined.split() if ruined != "all" else ():
        g.ruined |= 1 << box.fort_at[hex_of(box, name)]
    for where, names in (units or {}).items():
        for name in names.split():
            u = box.unit[name.strip("()")]
            g.left[u] -= name.startswith("(")
            put(g, u, OFF + BOXES.index(where) if where in BOXES else hex_of(box, where))
    for mark, names in (marks or {}).items():
        assert mark in MARKS
        setattr(g, mark, sum(1 << box.unit[name] for name in names.split()))
    refresh(g)
    _hold(g, held or {})
    first = next((h for h in g.stacks), 0)
    g.theatre, g.side = box.front_of[first].theatre, SIDES.index(side)
    g.initiative = [g.side, 1 - g.side] if g.theatre == 0 else [1 - g.side, g.side]
    for name, value in more.items():
        setattr(g, name, value)
    refresh(g)
    return g


def _side(nation: str, neutral: Iterable[str], romania: str) -> int:
    if nation in neutral:
        return NOBODY
    return SIDES.index(romania) if nation == "ro" else CP if nation in CENTRAL else AL


def _hold(g: State, held: Mapping[str, str]) -> None:
    """Countries to their own side, then what a test says, then hexes of units."""
    box = g.box
    own = {"lu": CP, "eg": AL, "pe": AL, "pl": AL}
    own |= {nation: g.allegiance[n] for n, nation in enumerate(NATIONS)}
    g.held = [[0] * 6, [0] * 6]
    for f in box.active:
        for country, land in box.fronts[f].in_country.items():
            side = own.get(country, NOBODY)
            if side != NOBODY:
                g.held[side][f] |= land
    for word, names in held.items():
        for name in names.split():
            give(g, word, name)
    for side in (CP, AL):
        for f in box.active:
            g.held[side][f] |= g.any_occ[side][f]
            g.held[1 - side][f] &= ~g.any_occ[side][f]


def give(g: State, side: str, name: str) -> None:
    """A side controls a hex."""
    h, its = hex_of(g.box, name), SIDES.index(side)
    front = g.box.front_of[h]
    g.held[its][front.index] |= 1 << h - front.base
    g.held[1 - its][front.index] &= ~(1 << h - front.base)


def war(units: Mapping[str, str] | None = None, *, dice: Iterable[int | tuple[int, ...]] = (), **more: Any) -> Table:
    """A table with a position of the game."""
    return Table(position(units, **more), dice)


# -- finding things ----------------------------------------------------------------------------------------------------


def hex_of(box: Box, name: str) -> int:
    """A hex by its number or by its name in tables.toml."""
    return box.hex[name] if name in box.hex else box.place[name]


def unit(name: str) -> int:
    return BOX.unit[name.strip("()")]


def some(
    nation: str, count: int = 1, kind: str = "infantry", fits: Callable[[int], object] = lambda u: True
) -> list[str]:
    """So many units of a nation and kind, one-step divisions without a code if there is no other wish."""
    found = [
        BOX.units[u]
        for u in range(BOX.count)
        if NATIONS[BOX.nation[u]] == nation and BOX.kind[u] == kind and BOX.in_game[u] and fits(u)
    ]
    plain = [name for name in found if BOX.code[unit(name)] == "" and "no-stack" not in BOX.flags[unit(name)]]
    found = plain if len(plain) >= count else found
    assert len(found) >= count, (nation, kind)
    return found[:count]


def one(nation: str, kind: str = "infantry", fits: Callable[[int], object] = lambda u: True) -> str:
    return some(nation, 1, kind, fits)[0]


def worth(monkeypatch: pytest.MonkeyPatch, names: Iterable[str], **values: int) -> None:
    """These units have this attack, defence, movement, on both sides, whatever the sheets say."""
    for side in ("face", "back"):
        faces = list(getattr(BOX, side))
        for name in names:
            faces[unit(name)] = faces[unit(name)]._replace(**values)
        monkeypatch.setattr(BOX, side, tuple(faces))


def front(name: str) -> Front:
    return BOX.fronts[FRONTS.index(name)]


def ring(number: str) -> list[str]:
    """The six hexes around a hex, in their order; empty where there is none."""
    its = BOX.front_of[BOX.hex[number]]
    h = its.hex[number]
    near = [its.map.near[way][h] for way in its.map.ways]
    return ["" if b < 0 or not its.land >> b & 1 else its.numbers[b] for b in near]


def plain(its: Front, h: int) -> bool:
    """Clear ground without a town, a fort or water around it."""
    empty = its.terrain[h] == "clear" and not its.towns >> h & 1 and h not in its.fort
    return empty and its.beside[h].bit_count() == 6 and not any((h, b) in its.wet for b in _members(its.beside[h]))


def field(name: str, country: str = "", around: Callable[[Front, int], bool] = plain, far: int = 0) -> str:
    """The first plain hex of a front with nothing but such hexes around it; far: how far from any town."""
    its = front(name)
    for h in range(its.size):
        if (country and its.country[h] != country) or not plain(its, h):
            continue
        if all(around(its, b) for b in _members(its.beside[h])) and not _town_near(its, h, far):
            return its.numbers[h]
    raise AssertionError(f"no field on {name} in {country}")


def ground(name: str, fits: Callable[[Front, int], object]) -> str:
    """The first hex of a front that is as asked for."""
    its = front(name)
    return next(its.numbers[h] for h in range(its.size) if its.land >> h & 1 and fits(its, h))


def pairs(name: str, fits: Callable[[Front, int, int], object]) -> tuple[str, str]:
    """The first two hexes beside each other that are as asked for."""
    its = front(name)
    return next((its.numbers[a], its.numbers[b]) for a, b in sorted(its.dry_pairs) if fits(its, a, b))


def _town_near(its: Front, h: int, far: int) -> bool:
    return any((its.map.distance(h, t) or 0) <= far for t in _members(its.towns)) if far else False


def _members(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def theatre(name: str) -> int:
    return THEATRES.index(name)
