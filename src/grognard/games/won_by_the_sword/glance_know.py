"""What a side knows or may believe, for its glances: strengths, garrisons, ways. Nothing hidden from it is looked at.

An enemy column is what it was last seen with, or else what the scenario has it start with, which everybody has read; a
garrison likewise. Nobody follows here what has become of them since.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from .box import (
    BANK, DET, FIREPOWER, FORM, LINK_ENDS, LINK_SECTOR, LINKS_OF, NSPACES, RIVER, ROUGH, SETUP, TABLES, TYPE, hits,
)  # fmt: skip
from .state import (
    Bag, Column, State, batteries, cavalry, column, infantry_steps, is_regiment, regiments, side_of, steps,
)  # fmt: skip

FAR: Final = 99
REACH: Final = 15
"""Nobody plans further than so many points of movement."""
COST = TABLES["cost"]


class Strength(NamedTuple):
    """A force at a glance."""

    fire: int
    guns: int
    regiments: int
    horse: int
    foot: int
    """Steps of foot."""
    steps: int

    @property
    def power(self) -> float:
        """What it is worth in battle."""
        return self.fire + 2.5 * self.guns


@lru_cache(maxsize=8192)
def strength(bag: Bag) -> Strength:
    fire = sum(n * int(FIREPOWER[kind]) for kind, n in bag if is_regiment(kind) or FORM[kind] == DET)
    return Strength(fire, batteries(bag), regiments(bag), cavalry(bag), infantry_steps(bag), steps(bag))


UNKNOWN: Final = Strength(30, 1, 9, 5, 8, 18)
"""A column of which nothing is known."""


@cache
def _starts(scenario: str) -> dict[int, Strength]:
    return {one.column: strength(one.troops) for one in SETUP[scenario].columns}


@cache
def _comes(scenario: str, which: int) -> Strength:
    return strength(SETUP[scenario].arrivals[which].troops)


@cache
def _garrisons(scenario: str) -> dict[int, tuple[int, int]]:
    """By space: the side that has it at the start and the steps of its garrison."""
    return {one.at: (one.side, steps(one.troops)) for one in SETUP[scenario].garrisons}


def _open(g: State, c: int) -> bool:
    """12.4p: a column in battle lies open."""
    return g.battle is not None and g.battle.stage != "offer" and c in (g.battle.attacker, g.battle.defender)


def believed(g: State, side: int, c: int) -> Strength:
    """A column's strength as a side believes it to be."""
    found = column(g, c)
    if side_of(c) == side or _open(g, c):
        return strength(found.troops)
    note = g.notes[side].get(c)
    if note is not None:
        return strength(note.troops)
    if found.origin >= 0:
        return _comes(g.scenario, found.origin)
    return _starts(g.scenario).get(c, UNKNOWN)


def garrison_steps(g: State, side: int, space: int) -> int:
    """Steps of a garrison as a side believes it to be; none: nobody's place."""
    held = g.garrisons[space]
    if held is None:
        return 0
    if held.side == side:
        return steps(held.troops)
    note = g.notes[side].get(8 + space)
    if note is not None:
        return steps(note.troops)
    start = _garrisons(g.scenario).get(space)
    return start[1] if start is not None and start[0] == held.side else 1


def garrison_guns(g: State, side: int, space: int) -> int:
    held = g.garrisons[space]
    note = g.notes[side].get(8 + space)
    if held is None:
        return 0
    return batteries(held.troops) if held.side == side else batteries(note.troops) if note is not None else 0


def odds(ours: float, theirs: float) -> float:
    """How likely the side with that power beats the other: half as much again is nearly sure to."""
    if ours <= 0 or theirs <= 0:
        return float(ours > theirs)
    ratio = (ours / theirs) ** 5
    return ratio / (1 + ratio)


@cache
def mean_hits(power: int) -> float:
    """The combat table's hits of one die and a firepower, on average."""
    return sum(hits(die + power) for die in range(10)) / 10 if power else 0.0


# -- ways --------------------------------------------------------------------------------------------------------------

_SECTORS: Final = tuple(
    tuple(sorted({BANK[s], *(LINK_SECTOR[n][0 if LINK_ENDS[n][0] == s else 1] for n in LINKS_OF[s])}))
    for s in range(NSPACES)
)
_FIRST: Final = tuple(sum(len(sectors) for sectors in _SECTORS[:s]) for s in range(NSPACES))
_SPACE_OF: Final = tuple(s for s, sectors in enumerate(_SECTORS) for _ in sectors)
"""A node is a space and the bank on which one stands there."""


def _node(space: int, sector: str) -> int:
    return _FIRST[space] + _SECTORS[space].index(sector)


def _edges() -> tuple[tuple[tuple[int, int, bool], ...], ...]:
    """From each node: to which, for how many points, and whether the river is crossed at the start."""
    found = []
    for node, space in enumerate(_SPACE_OF):
        sector = _SECTORS[space][node - _FIRST[space]]
        ways = []
        for link in LINKS_OF[space]:
            a, b = LINK_ENDS[link]
            if b >= 0:
                at = int(a != space)
                other, leaves, enters = (b, a)[at], LINK_SECTOR[link][at], LINK_SECTOR[link][1 - at]
                cost = int(COST["rough" if ROUGH[link] else "regular"])
                ways.append((_node(other, enters), cost, bool(RIVER[space]) and leaves != sector))
        found.append(tuple(ways))
    return tuple(found)


_WAYS: Final = _edges()
_RIVER_SPACES: Final = tuple(s for s in range(NSPACES) if RIVER[s])


def bars(g: State, side: int) -> int:
    """8.5: spaces at which a side may not cross, as a bit set."""
    found = 0
    for s in _RIVER_SPACES:
        held = g.garrisons[s]
        if held is not None and held.side != side:
            found |= 1 << s
    for s, siege in g.sieges.items():
        if side_of(siege.column) != side or g.garrisons[s] is None:
            found |= 1 << s
    return found


@lru_cache(maxsize=8192)
def ways(space: int, sector: str, barred: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """From where one stands: points to every space within reach, and the first space on the way to it."""
    start = _node(space, sector)
    cost = [FAR] * len(_SPACE_OF)
    first = [-1] * len(_SPACE_OF)
    cost[start] = 0
    rows: list[list[int]] = [[start], [], []]
    so_far = 0
    while so_far < REACH and (rows[0] or rows[1] or rows[2]):
        for node in rows[0]:
            if cost[node] != so_far:
                continue
            closed = barred >> _SPACE_OF[node] & 1
            for to, price, crosses in _WAYS[node]:
                if crosses and closed:
                    continue
                if so_far + price < cost[to]:
                    cost[to] = so_far + price
                    first[to] = _SPACE_OF[to] if node == start else first[node]
                    rows[price].append(to)
        rows = [rows[1], rows[2], []]
        so_far += 1
    best, step = [FAR] * NSPACES, [-1] * NSPACES
    for node, space_of in enumerate(_SPACE_OF):
        if cost[node] < best[space_of]:
            best[space_of], step[space_of] = cost[node], first[node]
    return tuple(best), tuple(step)


def ways_of(g: State, found: Column, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return ways(found.at, found.sector, bars(g, side))


FORTIFIED: Final = tuple(s for s in range(NSPACES) if TYPE[s])
