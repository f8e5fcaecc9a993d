"""What a side knows or may believe, for its glances: strengths, garrisons, ways. Nothing hidden from it is looked at.

An enemy column is what it was last seen with, or else what the scenario has it start with, which everybody has read; a
garrison likewise. Of what has become of them since only that counts that is done openly: columns that join.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from .box import Box
from .kinds import DET, FORM
from .notes import last
from .state import (
    Bag, Column, State, batteries, cavalry, column, infantry_steps, is_regiment, regiments, side_of, steps,
)  # fmt: skip

FAR: Final = 99
REACH: Final = 15
"""Nobody plans further than so many points of movement."""


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
def strength(box: Box, bag: Bag) -> Strength:
    fire = sum(n * box.firepower[kind] for kind, n in bag if is_regiment(kind) or FORM[kind] == DET)
    return Strength(fire, batteries(bag), regiments(bag), cavalry(bag), infantry_steps(bag), steps(bag))


UNKNOWN: Final = Strength(30, 1, 9, 5, 8, 18)
"""A column of which nothing is known."""


@cache
def _garrisons(box: Box, scenario: str) -> dict[int, tuple[int, int]]:
    """By space: the side that has it at the start and the steps of its garrison."""
    return {one.at: (one.side, steps(one.troops)) for one in box.setups[scenario].garrisons}


def _open(g: State, c: int) -> bool:
    """12.4p: a column in battle lies open."""
    return g.battle is not None and g.battle.stage != "offer" and c in (g.battle.attacker, g.battle.defender)


def believed(g: State, side: int, c: int) -> Strength:
    """A column's strength as a side believes it to be."""
    box = g.box
    found = column(g, c)
    if side_of(c) == side or _open(g, c):
        return strength(box, found.troops)
    note = last(g, side, c)
    return UNKNOWN if note is None else strength(box, note.troops)


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
    return garrisoned(g, space) or 1


def garrisoned(g: State, space: int) -> int:
    """Steps that the scenario gives a garrison of the side that holds a place; 0: none."""
    held, start = g.garrisons[space], _garrisons(g.box, g.scenario).get(space)
    return start[1] if held is not None and start is not None and start[0] == held.side else 0


def garrison_guns(g: State, side: int, space: int) -> int:
    held = g.garrisons[space]
    note = g.notes[side].get(8 + space)
    if held is None:
        return 0
    return batteries(held.troops) if held.side == side else batteries(note.troops) if note is not None else 0


STEEP: Final = 5.0
"""How fast the odds grow with the power: so it was in seven hundred battles of the bots."""
DUG_IN: Final = 1.2
"""What the lines of a siege are worth (11.11c)."""


def odds(ours: float, theirs: float) -> float:
    """How likely the side with that power beats the other: half as much again is nearly sure to."""
    if ours <= 0 or theirs <= 0:
        return float(ours > theirs)
    ratio: float = (ours / theirs) ** STEEP
    return ratio / (1 + ratio)


@cache
def mean_hits(box: Box, power: int) -> float:
    """The combat table's hits of one die and a firepower, on average."""
    return sum(box.hits(die + power) for die in range(10)) / 10 if power else 0.0


# -- ways --------------------------------------------------------------------------------------------------------------


class Ground:
    """The map as one plans marches on it: a node is a space and the bank on which one stands there."""

    def __init__(self, box: Box) -> None:
        self.sectors = tuple(
            tuple(sorted({box.bank[s], *(box.exit_sector(link, s) for link in box.links_of[s])}))
            for s in range(box.nspaces)
        )
        self.first = tuple(sum(len(sectors) for sectors in self.sectors[:s]) for s in range(box.nspaces))
        self.space_of = tuple(s for s, sectors in enumerate(self.sectors) for _ in sectors)
        self.edges = tuple(self._edges(box, node, space) for node, space in enumerate(self.space_of))
        """From each node: to which, for how many points, and whether the river is crossed at the start."""
        self.dearest = max(cost for ways in self.edges for _, cost, _ in ways)
        self.river_spaces = tuple(s for s in range(box.nspaces) if box.river[s])

    def node(self, space: int, sector: str) -> int:
        return self.first[space] + self.sectors[space].index(sector)

    def _edges(self, box: Box, node: int, space: int) -> tuple[tuple[int, int, bool], ...]:
        sector = self.sectors[space][node - self.first[space]]
        found = []
        for link in box.links_of[space]:
            other = box.far_end(link, space)
            if other >= 0:
                to = self.node(other, box.exit_sector(link, other))
                cost = box.cost["rough" if box.rough[link] else "regular"]
                found.append((to, cost, bool(box.river[space]) and box.exit_sector(link, space) != sector))
        return tuple(found)


@cache
def ground(box: Box) -> Ground:
    return Ground(box)


def bars(g: State, side: int) -> int:
    """8.5: spaces at which a side may not cross, as a bit set."""
    found = 0
    for s in ground(g.box).river_spaces:
        held = g.garrisons[s]
        if held is not None and held.side != side:
            found |= 1 << s
    for s, siege in g.sieges.items():
        if side_of(siege.column) != side or g.garrisons[s] is None:
            found |= 1 << s
    return found


@lru_cache(maxsize=8192)
def ways(box: Box, space: int, sector: str, barred: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """From where one stands: points to every space within reach, and the first space on the way to it."""
    its = ground(box)
    edges, space_of = its.edges, its.space_of
    start = its.node(space, sector)
    cost = [FAR] * len(space_of)
    first = [-1] * len(space_of)
    cost[start] = 0
    rows: list[list[int]] = [[start], *([] for _ in range(its.dearest))]
    so_far = 0
    while so_far < REACH and any(rows):
        for node in rows[0]:
            if cost[node] != so_far:
                continue
            closed = barred >> space_of[node] & 1
            for to, price, crosses in edges[node]:
                if crosses and closed:
                    continue
                if so_far + price < cost[to]:
                    cost[to] = so_far + price
                    first[to] = space_of[to] if node == start else first[node]
                    rows[price].append(to)
        rows = [*rows[1:], []]
        so_far += 1
    best, step = [FAR] * box.nspaces, [-1] * box.nspaces
    for node, at in enumerate(space_of):
        if cost[node] < best[at]:
            best[at], step[at] = cost[node], first[node]
    return tuple(best), tuple(step)


def ways_of(g: State, found: Column, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return ways(g.box, found.at, found.sector, bars(g, side))
