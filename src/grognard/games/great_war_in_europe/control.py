"""7.1 Control of hexes, and what happens where units come in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .box import AB, AL, AM, CP, NOBODY, PC, RU
from .fronts import EAST, EGYPT, ITALY, NEAR_EAST, WEST, Front
from .losses import kill, leave_arabs
from .state import IN_BAGHDAD, IN_JERUSALEM, State, fort_at, holds, refresh_forts, side_of, tell, units_at
from .supply import starving
from .turks import taken_by_allies

RUSSIANS: Final = frozenset((RU, AM, PC))


def enter(g: State, units: Iterable[int], h: int) -> None:
    """7.13a, A1: units have come into a hex, by any way but strategic movement."""
    units, box = tuple(units), g.box
    front = box.front_of[h]
    f, bit = front.index, 1 << h - front.base
    side = g.allegiance[box.nation[units[0]]]
    if g.any_occ[1 - side][f] & bit:
        for u in units_at(g, h, 1 - side):
            if not box.fights[u]:
                kill(g, u, "log-overrun")  # 8.22b, 15.63
    if box.nation[units[0]] == AB and all(box.nation[u] == AB for u in units):
        _arabs(g, units, h)
        _remember(g, units, h)
        return
    if g.arab[0] >= 0:
        leave_arabs(g)
        if g.arab[0] == h:
            g.arab = (-1, NOBODY)
    if not g.held[side][f] & bit:
        take(g, side, h)
    if side == CP and g.pipeline and box.piped.get(h, g.pipeline) < g.pipeline:
        g.pipeline = box.piped[h]  # 11.53c: on the coast, behind the end of the pipeline
    if g.surrendered or f == ITALY:
        g.stirred = True  # 5.61e, 16.5b: units matter there, whoever controls the hex
    if side == AL:
        _remember(g, units, h)


def pass_by(g: State, units: Sequence[int], way: Sequence[int]) -> None:
    """7.13a: units have come through some hexes of a front on their way to where `enter` will be said of them.

    Most hexes are their side's already and nobody is there: of those nothing is said but what `enter` says of the last
    one, too, unless Allies remember them (5.43d, 5.62d, 5.62e)."""
    front, of = g.box.front_of[way[0]], g.box.nation
    f, base, side = front.index, front.base, g.allegiance[of[units[0]]]
    if g.arab[0] >= 0 and of[units[0]] != AB:
        leave_arabs(g)
    plain = g.held[side][f] & ~g.any_occ[1 - side][f]
    if g.arab[0] in way or of[units[0]] == AB or (g.pipeline and f == EGYPT):
        plain = 0
    elif side == AL:
        russians = not RUSSIANS.isdisjoint([of[u] for u in units])
        plain &= (g.russian[f] if russians else ~g.russian[f]) & ~g.box.remembered[f]
    for h in way:
        if not plain >> h - base & 1:
            enter(g, units, h)


def _remember(g: State, units: tuple[int, ...], h: int) -> None:
    """5.43d: whether Russians were the last here; 5.62d, 5.62e: Baghdad in 1915, Jerusalem before 1918."""
    front, nation = g.box.front_of[h], g.box.nation
    f, bit = front.index, 1 << h - front.base
    if nation[units[0]] in RUSSIANS or (len(units) > 1 and not RUSSIANS.isdisjoint([nation[u] for u in units])):
        g.russian[f] |= bit
    elif g.russian[f] & bit:
        g.russian[f] ^= bit
    if f not in NEAR_EAST:
        return
    year, when = g.box.turns[g.turn].year, g.box.tables["surrender"]
    if h == g.box.place["baghdad"] and year == when["baghdad"]["year"]:
        g.marks |= IN_BAGHDAD
    elif h == g.box.place["jerusalem"] and year < when["jerusalem"]["before"]:
        g.marks |= IN_JERUSALEM


def starve(g: State) -> None:
    """11.13, 11.84: units out of supply on all maps, of both sides, are lost together; 7.13b: their hexes change
    hands."""
    lost = [(u, g.loc[u], side_of(g, u)) for u in starving(g)]
    for u, _, _ in lost:
        kill(g, u, "log-starved")
    for _, h, side in lost:
        if not g.stacks.get(h) and fort_at(g, h) < 0:
            take(g, 1 - side, h)


def _arabs(g: State, units: tuple[int, ...], h: int) -> None:
    """7.13c, 15.81: Arabs control the hex that they are in, and no longer."""
    leave_arabs(g)
    if g.loc[units[0]] != h or holds(g, AL, h):
        return
    front = g.box.front_of[h]
    owner = CP if holds(g, CP, h) else NOBODY
    take(g, AL, h)
    g.spoiled[front.index] &= ~(1 << h - front.base)
    g.arab = (h, owner)


def take(g: State, side: int, h: int) -> None:
    """A side takes a hex that it did not control."""
    front = g.box.front_of[h]
    f, bit = front.index, 1 << h - front.base
    if g.held[side][f] & bit:
        return
    g.held[side][f] |= bit
    g.stirred = True
    if g.held[1 - side][f] & bit:
        g.held[1 - side][f] &= ~bit
        _spoil(g, f, bit)
        if f == WEST:
            _prize(g, front, side, bit, h)
    ruin(g, h, side)
    if side == AL:
        _works(g, h, f, bit)
        taken_by_allies(g, f, bit)
    if g.log is not None and front.towns & bit:
        tell(g, "log-taken", side=("side", side), space=("space", h))


def _prize(g: State, front: Front, side: int, bit: int, h: int) -> None:
    """18.21, 18.22: a French victory hex that falls for the first time; 18.24b: a French or Belgian one that the Allies
    retake after March 1917, each counted once."""
    if not (front.kind("vp") | front.kind("edge_vp")) & bit:
        return
    france = front.in_country.get("fr", 0)
    first = not g.captured & bit
    g.captured |= bit
    if side == CP:
        if france & bit and first:
            g.seized = (*g.seized, h)
    elif g.turn > g.box.tables["victory"]["retaken"]["turn"] and (france | front.in_country.get("be", 0)) & bit:
        g.retaken |= bit


def cede(g: State, f: int, hexes: int, side: int) -> None:
    """Hexes of a front pass to a side without anybody entering them (5.61c)."""
    front, new = g.box.fronts[f], hexes & ~g.held[side][f]
    _spoil(g, f, new & g.held[1 - side][f])
    g.held[side][f] |= new
    g.held[1 - side][f] &= ~new
    for i, fort in enumerate(g.box.forts):
        if g.box.front_of[fort.hex] is front and new >> fort.hex - front.base & 1:
            ruin(g, g.box.forts[i].hex, side)
    g.stirred = True


def _spoil(g: State, f: int, bit: int) -> None:
    """11.71: a primary source that is neither edge nor port is one no more once it was taken."""
    front = g.box.fronts[f]
    lasting = front.lasting
    if f == EAST:
        lasting &= ~(1 << g.box.place["salonika"] - front.base)  # 11.33d
    g.spoiled[f] |= bit & ~lasting


def ruin(g: State, h: int, side: int) -> None:
    """14.14: a fort that the enemy enters is destroyed."""
    i = g.box.fort_at.get(h, -1)
    if i >= 0 and not g.ruined >> i & 1 and g.allegiance[g.box.forts[i].nation] != side:
        g.ruined |= 1 << i
        refresh_forts(g)
        tell(g, "log-fort", space=("space", h))


def _works(g: State, h: int, f: int, bit: int) -> None:
    """14.53: Allies come into trenches of the Near East, 6.35: the Gaza line among them; 14.21: to Kut; 14.31b,
    14.14: into the Hindenburg Line; 6.10: to the Paris Gun."""
    g.dugouts = tuple(d for d in g.dugouts if d != h)
    if h in g.box.sets["gaza_line"]:
        g.gaza = True
    if h == g.box.place["kut"]:
        g.kut = True
    if f == WEST:
        g.hindenburg &= ~bit
        if h == g.gun:
            g.gun = -1
            tell(g, "log-gun-lost", space=("space", h))
