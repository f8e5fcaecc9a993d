"""17.13 The Turks of Europe: they wait in their printed hexes until something brings them."""

from __future__ import annotations

from ...kernel.maps import members
from .box import AL, CP, TU
from .fronts import EAST, NEAR_EAST
from .stacking import why_crowded
from .state import ABSENT, EUROPEAN_TURKS, HOLDING, NEUTRAL, OFF, State, put, tell, units_at


def deploy_turks(g: State) -> None:
    """17.13a: the Turkish units with a hex printed on them are put there. Where Allies are, or no room is, the nearest
    Ottoman hex that has some."""
    if g.landed & EUROPEAN_TURKS or EAST not in g.box.active or g.allegiance[TU] != CP:
        return
    g.landed |= EUROPEAN_TURKS
    for u in members(g.box.of_nation[TU]):
        if g.box.arrival[u] == "turks" and g.loc[u] in (HOLDING, NEUTRAL, ABSENT) and g.box.in_game[u]:
            h = _nearest(g, u, g.box.fronts[EAST].hex[g.box.zone[u]])
            put(g, u, h)
            if h >= OFF:
                continue
            front = g.box.front_of[h]
            bit = 1 << h - front.base
            g.held[CP][front.index] |= bit
            g.held[AL][front.index] &= ~bit
    tell(g, "log-european-turks")


def _nearest(g: State, u: int, at: int) -> int:
    front = g.box.fronts[EAST]
    free = front.in_country.get("tu", 0) & ~g.any_occ[AL][EAST]
    far = front.map.distance
    for b in sorted(members(free), key=lambda b: (far(at, b) or 0, b)):
        if why_crowded(g, (*units_at(g, b + front.base, CP), u)) is None:
            return b + front.base
    return HOLDING


def taken_by_allies(g: State, f: int, bit: int) -> None:
    """17.13a: Allies enter European Turkey; 17.13b: they control so many hexes of surrender in the Near East."""
    if g.landed & EUROPEAN_TURKS or EAST not in g.box.active:
        return
    front = g.box.fronts[f]
    if f == EAST:
        if front.in_country.get("tu", 0) & bit and not front.kind("landing") & bit:
            deploy_turks(g)
    elif g.box.tag == "combined" and front.kind("surrender") & bit:
        held = sum((g.box.fronts[n].kind("surrender") & g.held[AL][n]).bit_count() for n in NEAR_EAST)
        if held >= int(g.box.tables["surrender"]["hexes"]):
            deploy_turks(g)
