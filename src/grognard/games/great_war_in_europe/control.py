"""7.1 Control of hexes, and what happens where units come in."""

from __future__ import annotations

from collections.abc import Iterable

from .box import AL, CP
from .fronts import EGYPT, WEST
from .losses import kill
from .state import State, refresh_forts, side_of, tell, units_at
from .turks import taken_by_allies


def enter(g: State, units: Iterable[int], h: int) -> None:
    """7.13a, A1: units have come into a hex, by any way but strategic movement."""
    units = tuple(units)
    side = side_of(g, units[0])
    for u in units_at(g, h, 1 - side):
        if not g.box.fights[u]:
            kill(g, u, "log-overrun")  # 8.22b, 15.63
    take(g, side, h)


def take(g: State, side: int, h: int) -> None:
    """A side takes a hex that it did not control."""
    front = g.box.front_of[h]
    f, bit = front.index, 1 << h - front.base
    if g.held[side][f] & bit:
        return
    g.held[side][f] |= bit
    if g.held[1 - side][f] & bit:
        g.held[1 - side][f] &= ~bit
        _spoil(g, f, bit)
    ruin(g, h, side)
    _works(g, h, side)
    if side == AL:
        taken_by_allies(g, f, bit)
    if g.log is not None and front.towns & bit:
        tell(g, "log-taken", side=("side", side), space=("space", h))


def _spoil(g: State, f: int, bit: int) -> None:
    """11.71: a primary source that is neither edge nor port is one no more once it was taken."""
    front = g.box.fronts[f]
    lasting = front.kind("port") | front.kind("west_of_suez")
    for word in ("edge_supply_cp", "edge_supply_allied", "edge_supply_ru", "edge_supply_gk"):
        lasting |= front.kind(word)
    g.spoiled[f] |= bit & ~lasting


def ruin(g: State, h: int, side: int) -> None:
    """14.14: a fort that the enemy enters is destroyed."""
    i = g.box.fort_at.get(h, -1)
    if i >= 0 and not g.ruined >> i & 1 and g.allegiance[g.box.forts[i].nation] != side:
        g.ruined |= 1 << i
        refresh_forts(g)
        tell(g, "log-fort", space=("space", h))


def _works(g: State, h: int, side: int) -> None:
    """14.53: trenches of the Near East that Allies enter; 11.53c: the pipeline, behind which CP units have come."""
    if side == AL and h in g.dugouts:
        g.dugouts = tuple(d for d in g.dugouts if d != h)
    front = g.box.front_of[h]
    if side == AL:
        _allied_works(g, h, front.index, 1 << h - front.base)
    if side == CP and front.index == EGYPT:
        at = front.kinds("pipeline").get(h - front.base)
        if at is not None and at <= g.pipeline:
            g.pipeline = at - 1


def _allied_works(g: State, h: int, f: int, bit: int) -> None:
    """14.21: Allies come to Kut; 14.31b, 14.14: into the Hindenburg Line; 6.10: to the Paris Gun."""
    if h == g.box.place["kut"]:
        g.kut = True
    if f == WEST:
        g.hindenburg &= ~bit
        if h == g.gun:
            g.gun = -1
            tell(g, "log-gun-lost", space=("space", h))
