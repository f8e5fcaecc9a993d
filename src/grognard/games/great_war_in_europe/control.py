"""7.1 Control of hexes, and what happens where units come in."""

from __future__ import annotations

from collections.abc import Iterable

from .box import AB, AL, CP, NOBODY
from .fronts import EAST, EGYPT
from .losses import kill
from .state import State, fort_at, holds, refresh_forts, side_of, tell, units_at
from .supply import forsake, starving


def enter(g: State, units: Iterable[int], h: int) -> None:
    """7.13a, A1: units have come into a hex, by any way but strategic movement."""
    units = tuple(units)
    side = side_of(g, units[0])
    for u in units_at(g, h, 1 - side):
        if not g.box.fights[u]:
            kill(g, u, "log-overrun")  # 8.22b, 15.63
    arabs = all(g.box.nation[u] == AB for u in units)
    if arabs and g.lent[0] != h:
        give_back(g)
        g.lent = (h, next((one for one in (CP, AL) if holds(g, one, h)), NOBODY))
    elif not arabs and g.lent[0] == h:
        g.lent = (-1, NOBODY)
    g.kut = g.kut or (side == AL and h == g.box.place["kut"])  # 14.21
    take(g, side, h)


def give_back(g: State) -> None:
    """7.13c: the hex that Arabs have left is again his who had it last."""
    h, owner = g.lent
    g.lent = (-1, NOBODY)
    if h < 0 or owner == AL:
        return
    front = g.box.front_of[h]
    bit = 1 << h - front.base
    g.held[AL][front.index] &= ~bit
    if owner == CP:
        g.held[CP][front.index] |= bit


def watch(g: State) -> None:
    """What changes as soon as somebody has gone away or is lost: 7.13c, 11.33d."""
    if g.lent[0] >= 0 and not any(g.box.nation[u] == AB for u in g.stacks.get(g.lent[0], ())):
        give_back(g)
    forsake(g)


def starve(g: State) -> None:
    """11.13, 11.84: units out of supply on all maps, of both sides, are lost together; 7.13b: their hexes change
    hands."""
    lost = [(u, g.loc[u], side_of(g, u)) for u in starving(g)]
    for u, _, _ in lost:
        kill(g, u, "log-starved")
    for _, h, side in lost:
        if not g.stacks.get(h) and fort_at(g, h) < 0:
            take(g, 1 - side, h)


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
    if g.log is not None and front.towns & bit:
        tell(g, "log-taken", side=("side", side), space=("space", h))


def _spoil(g: State, f: int, bit: int) -> None:
    """11.71: a primary source that is neither edge nor port is one no more once it was taken."""
    front = g.box.fronts[f]
    lasting = front.kind("port") | front.kind("west_of_suez")
    for word in ("edge_supply_cp", "edge_supply_allied", "edge_supply_ru", "edge_supply_gk"):
        lasting |= front.kind(word)
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


def _works(g: State, h: int, side: int) -> None:
    """14.53: trenches of the Near East that Allies enter; 11.53c: the pipeline, behind which CP units have come."""
    if side == AL and h in g.dugouts:
        g.dugouts = tuple(d for d in g.dugouts if d != h)
    front = g.box.front_of[h]
    if side == CP and front.index == EGYPT:
        at = front.kinds("pipeline").get(h - front.base)
        if at is not None and at <= g.pipeline:
            g.pipeline = at - 1
