"""15.52 Where cavalry goes back to before a combat."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.maps import mask_of, members
from .passports import why_not_there
from .stacking import why_no_stack
from .fronts import Front
from .state import State, front_at, side_of, units_at
from .supply import primary, supplied_at


def refuges(g: State, units: Sequence[int], h: int) -> int:
    """Where cavalry may go back to: in supply (10.73), with room; toward a source where that is possible; never to
    where it came from in the same phase, so that a chase (15.53) ends."""
    front, side = front_at(g, h), side_of(g, units[0])
    f = front.index
    near = front.beside[h - front.base] & ~(g.any_occ[1 - side][f] | g.forts[1 - side][f])
    found = 0
    for b in members(near):
        to_ = b + front.base
        if to_ in g.fled:
            continue
        fits = why_no_stack(g, (*units_at(g, to_, side), *units)) is None
        if fits and all(why_not_there(g, u, to_) is None and supplied_at(g, u, to_) for u in units):
            found |= 1 << b
    towns = sources(g, g.box.nation[units[0]], f)
    return (found and found & _nearer(front, towns, h - front.base)) or found


def _nearer(front: Front, towns: int, here: int) -> int:
    """The hexes that are nearer to one of these than a hex is."""
    nearer, reached = 0, towns
    while reached != nearer and not reached >> here & 1:
        nearer, reached = reached, reached | front.map.steps.around(reached)
    return nearer


def sources(g: State, nation: int, f: int) -> int:
    """15.52: sources of any kind that a nation's side controls."""
    side, front = g.allegiance[nation], g.box.fronts[f]
    hqs = g.here[side][f] & g.box.hqs_of[nation]
    return front.towns & g.held[side][f] | primary(g, nation, f) | mask_of(g.loc[u] - front.base for u in members(hqs))
