"""9.5 Allied movement by sea."""

from __future__ import annotations

from ...kernel.refusal import Refusal
from .arrivals import SEA_EUROPE
from .box import AL, CP, IT
from .fronts import CAUCASUS, EAST, EGYPT, EUROPE, IRAQ, Front
from .passports import barred, fronts_of, region
from .stacking import roomy, why_no_stack
from .state import ALBANIA_OPEN, BALTIC_OPEN, BEACHES, OFF, State, holds, mover, units_at
from .supply import area
from .trains import SEA_NEAR, left

NOT_PORT = Refusal("9.51", "sail-not-port")
NO_SEA = Refusal("9.52", "sail-not-there")


def harbours(g: State, front: Front) -> int:
    """9.53, 9.54: the ports of a front that ships use now."""
    f = front.index
    found = front.kind("port")
    if f == CAUCASUS:
        return 0  # 9.54b
    if f == EGYPT:
        return found | front.kind("coast") & front.kind("west_of_suez")
    if f != EAST:
        return found
    if not g.landed & BALTIC_OPEN:
        found &= ~front.kind("baltic")  # 9.54a, 20.0
    if not holds(g, AL, g.box.place["constantinople"]):
        found &= ~front.kind("black_sea")  # 9.54b
    return found | (front.kind("landing") if g.landed & BEACHES else 0)


def ports(g: State, u: int, f: int) -> int:
    """The ports of a front that a unit may use: supplied and Allied (9.51); Valona is one for Italians (6.53)."""
    front = g.box.fronts[f]
    found = harbours(g, front)
    if f == EAST and g.box.nation[u] == IT and g.landed & ALBANIA_OPEN:
        found |= 1 << g.box.place["valona"] - front.base
    return found and found & g.held[AL][f] & area(g, g.box.nation[u], f, mover(g, u)) & region(g, u, f)


def by_sea(g: State, u: int) -> int:
    """9.51: the ports to which a unit may sail."""
    h = g.loc[u]
    if h >= OFF:
        return 0
    front = g.box.front_of[h]
    f, at = front.index, 1 << h - front.base
    if not harbours(g, front) & at and h != g.box.place["valona"]:
        return 0
    if not ports(g, u, f) & at or not _may_sail(g, u):
        return 0
    found = 0
    for other in _seas(g, u, f):
        there = ports(g, u, other)
        if there:
            target = g.box.fronts[other]
            local = there & ~(g.any_occ[CP][other] | barred(g, (u,), other))
            if other == f:
                local &= ~at
            found |= roomy(g, u, target, local) << target.base
    return found


def _may_sail(g: State, u: int) -> bool:
    """9.56c: no headquarters in the Near East alone."""
    return g.box.fights[u] or g.box.tag != "NE"


def _seas(g: State, u: int, f: int) -> list[int]:
    """9.52, 9.55: the fronts that a ship from this one reaches, with room for one more; 9.56b: none in Europe on the
    turn of a landing."""
    europe, near = left(g, SEA_EUROPE) > 0 and g.landed_on != g.turn, left(g, SEA_NEAR) > 0
    may = fronts_of(g, u)
    found: list[int] = []
    if f in EUROPE:
        found += EUROPE if europe else ()
        found += (EGYPT,) if europe and near and g.box.fights[u] else ()  # 15.64
    elif near:
        found += (EGYPT, IRAQ)
        found += EUROPE if f == EGYPT and europe and g.box.fights[u] else ()
    return [n for n in found if n in g.box.active and may >> n & 1]


def sea_price(g: State, u: int, h: int) -> dict[int, int]:
    """9.52: one of each sea that it crosses; A28: headquarters count one."""
    both = {g.box.front_of[g.loc[u]].index in EUROPE, g.box.front_of[h].index in EUROPE}
    return {SEA_EUROPE if europe else SEA_NEAR: 1 for europe in both}


def why_not_sail(g: State, u: int, h: int) -> Refusal:
    """Why a unit cannot sail to a hex."""
    if not 0 <= h < g.box.size or g.loc[u] >= OFF or g.box.front_of[h].index not in g.box.active:
        return NOT_PORT
    front = g.box.front_of[h]
    if not ports(g, u, front.index) >> h - front.base & 1:
        return NOT_PORT
    return why_no_stack(g, (*units_at(g, h, AL), u)) or NO_SEA
