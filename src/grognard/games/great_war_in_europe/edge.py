"""13.25 Americans beside the map: where they wait, and how they come in."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AL, IT, US
from .control import enter
from .fronts import ITALY, WEST, Front
from .hiding import lay_on_top
from .passports import barred, region
from .state import BESIDE_ITALY, BESIDE_WEST, OFF, State, put, tell

NOT_BESIDE = Refusal("13.25", "edge-not-beside")
NOT_EDGE = Refusal("13.25", "edge-not-there")

BESIDE: Final = {BESIDE_WEST: WEST, BESIDE_ITALY: ITALY}
"""The places beside a map, and its front."""


def doors(g: State, f: int) -> int:
    """The hexes at the western and southern edge of the West, the southern of Italy, by which they come in: Allied, and
    without enemies."""
    front = g.box.fronts[f]
    return front.kind("us_entry") & front.land & g.held[AL][f] & ~g.any_occ[1 - AL][f]


def places(g: State, u: int) -> tuple[int, ...]:
    """Beside which maps an American may be placed."""
    if g.box.nation[u] != US:
        return ()
    found = [box for box, f in BESIDE.items() if f in g.box.active and doors(g, f) & region(g, u, f)]
    if BESIDE_ITALY in found and (g.allegiance[IT] != AL or barred(g, (u,), ITALY)):
        found.remove(BESIDE_ITALY)  # 17.21h
    return tuple(found)


def waits_beside_west(g: State, u: int) -> bool:
    """Whether an American may be placed beside the West, which is the first of his `places`."""
    return WEST in g.box.active and doors(g, WEST) & region(g, u, WEST) != 0


def offers(g: State) -> tuple[Offer, ...]:
    """In the Allied movement of the West: who may come in."""
    able = 0
    for box in BESIDE:
        there = g.waiting[box - OFF] & ~g.moved
        if there and ways_in(g, there.bit_length() - 1):  # all Americans are alike there
            able |= there
    return (Offer.found("come_in", Members(able), NOT_BESIDE),) if able else ()


def ways_in(g: State, u: int) -> int:
    """The hexes of its front by which a unit may come in."""
    f = BESIDE[g.loc[u]]
    return 0 if g.passed >> f & 1 else doors(g, f) & region(g, u, f) & ~g.box.fronts[f].of_terrain["alpine"]


def come_in(g: State) -> Asking[Next]:
    """Where it comes in; then it marches on with what points it has left."""
    u = g.arriving
    front = g.box.fronts[BESIDE[g.loc[u]]]
    _, h = yield Choose(
        AL, "ask-come-in", Offer.found("at", Members(ways_in(g, u) << front.base), NOT_EDGE), args={"unit": ("unit", u)}
    )
    g.arriving = -1
    put(g, u, h)
    enter(g, (u,), h)
    lay_on_top(g, u)
    g.marching, g.spent = (u,), _price(g, front, h - front.base)
    tell(g, "log-comes-in", unit=("unit", u), space=("space", h))
    return AGAIN


def _price(g: State, front: Front, local: int) -> int:
    """What the hex costs."""
    points = int(g.box.tables["terrain"][front.terrain[local]]["cost"][g.weather[front.index]])
    waste = front.index == WEST and g.devastated >> local & 1
    return max(points, int(g.box.tables["hex"]["devastated"]["cost"])) if waste else points
