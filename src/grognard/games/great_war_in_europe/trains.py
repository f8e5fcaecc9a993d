"""9.1 to 9.4 Trains: what they can carry, where they run, and where they take whom.

A net is the hexes of a front that a side's trains may use; it falls into parts, and whoever stands in a town of a part
can go to any other that is quiet and in supply. A part that holds a source at the edge of the map is joined to such
parts of the other fronts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ...kernel.game import Known
from ...kernel.maps import mask_of, members, union
from ...kernel.refusal import Refusal
from .box import AL, BU, CP, GE, RO, RU, TU, Box
from .edge import BESIDE, doors
from .fronts import CAUCASUS, EAST, EGYPT, EUROPE, IRAQ, ITALY, NEAR_EAST, WEST, Front
from .passports import barred, fronts_of, region, why_not_there
from .stacking import roomy, why_no_stack
from .state import ARABIA, EUROPEAN_TURKS, OFF, TRANSFER, TRANSIT, State, holds, mover, side_of, units_at
from .supply import area
from .turkey import may_leave

CP_EUROPE, CP_NEAR, AL_WEST, RU_EAST, RU_CAUCASUS, AL_EGYPT, AL_IRAQ, _SEA, SEA_NEAR = range(9)
POOLS: Final = (
    "cp", "cp_near_east", "al", "ru_east", "ru_caucasus", "al_egypt", "al_iraq", "sea_europe", "sea_near_east",
)  # fmt: skip
"""The capacities, as tables.toml calls them."""

SPENT: Final = tuple(
    Refusal(rule, "ride-spent") for rule in ("9.11", "9.12", "9.21", "9.22a", "9.22b", "9.23a", "9.23b", "9.52", "9.52")
)
"""By capacity: nothing is left of it."""
FRONTS_OF: Final = {
    CP_EUROPE: EUROPE, CP_NEAR: NEAR_EAST, AL_WEST: (WEST, ITALY), RU_EAST: (EAST,), RU_CAUCASUS: (CAUCASUS,),
    AL_EGYPT: (EGYPT,), AL_IRAQ: (IRAQ,),
}  # fmt: skip
"""The fronts of each capacity by rail."""
ALLIED_POOL: Final = ((AL_WEST,), (AL_WEST,), (RU_EAST,), (RU_CAUCASUS,), (AL_EGYPT,), (AL_IRAQ,))
"""By front."""
HEAVIEST: Final = (2, 1, 2, 1, 1, 1, 1, 1, 1)
"""9.11, 9.21: how often a unit may count in each, headquarters apart."""
RAIDED = Refusal("6.25a", "ride-raided")
NOT_TOWN = Refusal("9.31", "ride-not-town")
NOT_HELD = Refusal("9.31", "ride-not-held")
NO_SUPPLY = Refusal("11.85", "ride-no-supply")
ENEMY_NEAR = Refusal("9.32a", "ride-enemy-near")
NO_PATH = Refusal("9.0a", "ride-no-path")
NO_GATE = Refusal("9.0b", "ride-no-gate")
TOO_DEAR = {CP_EUROPE: Refusal("9.11", "ride-too-dear"), AL_WEST: Refusal("9.21", "ride-too-dear")}
NO_CORRIDOR = Refusal("9.17", "ride-no-corridor")
HERE = Refusal("9.0a", "move-here")


# -- capacities --------------------------------------------------------------------------------------------------------


def pools_of(g: State, f: int) -> tuple[int, ...]:
    if g.side == CP:
        return (CP_EUROPE,) if f in EUROPE else (CP_NEAR,)
    return ALLIED_POOL[f]


def weight(g: State, u: int) -> int:
    """9.34: a headquarters counts double."""
    return 1 if g.box.fights[u] else int(g.box.tables["capacity"]["hq"])


def left(g: State, pool: int) -> int:
    """What is left of a capacity in this phase."""
    units: int = g.box.tables["capacity"][POOLS[pool]]["units"]
    return units - g.freight[pool]


@lru_cache(32)
def _homes(box: Box, pool: int, f: int) -> int:
    """9.11, 9.21: the hexes of a front that do not count double."""
    front = box.fronts[f]
    return sum(front.in_country.get(country, 0) for country in box.tables["capacity"][POOLS[pool]]["home"])


def _abroad(g: State, pool: int, h: int) -> bool:
    if h in BESIDE:
        return False
    front = g.box.front_of[h]
    return not _homes(g.box, pool, front.index) >> h - front.base & 1


def _dear(g: State, u: int, pool: int, *hexes: int) -> int:
    """9.11, 9.21: double if a journey begins or ends abroad; cumulative for headquarters (9.34)."""
    for h in hexes:
        if _abroad(g, pool, h):
            return int(g.box.tables["capacity"][POOLS[pool]]["away"]) * weight(g, u)
    return weight(g, u)


def rail_price(g: State, u: int, h: int) -> dict[int, int]:
    """What a journey to a hex takes of which capacities."""
    start, f = g.loc[u], g.box.front_of[h].index
    if side_of(g, u) == CP:
        if start == TRANSIT and f == EAST:
            return {CP_EUROPE: _outside(g) * weight(g, u)}  # 9.14
        if f in NEAR_EAST:
            return {CP_NEAR: weight(g, u)}
        return {CP_EUROPE: _dear(g, u, CP_EUROPE, start, h)}
    if start == TRANSFER:
        return {}  # 9.25a: it was counted when the phase began
    pool = pools_of(g, f)[0]
    return {pool: _dear(g, u, AL_WEST, start, h) if pool == AL_WEST else weight(g, u)}


def box_price(g: State, u: int) -> dict[int, int]:
    """9.14, 9.25a: what it takes to go into a box."""
    f = g.box.front_of[g.loc[u]].index
    if side_of(g, u) == AL:
        return {RU_EAST: weight(g, u), RU_CAUCASUS: weight(g, u)}
    return {CP_EUROPE: _outside(g) * weight(g, u)} if f == EAST else {CP_NEAR: weight(g, u)}


def _outside(g: State) -> int:
    """9.14: a leg between the East and the Transit box is one outside Germany."""
    return int(g.box.tables["capacity"]["cp"]["away"])


def pay(g: State, price: dict[int, int]) -> None:
    for pool, its in price.items():
        g.freight[pool] += its


def _can_pay(g: State, price: dict[int, int]) -> bool:
    return all(left(g, pool) >= its for pool, its in price.items())


def least(g: State, u: int, pool: int) -> int:
    """The cheapest journey of a unit."""
    return _dear(g, u, pool, g.loc[u]) if pool in (CP_EUROPE, AL_WEST) else weight(g, u)


# -- the net -----------------------------------------------------------------------------------------------------------


def raided(g: State, front: Front) -> int:
    """6.25a: the town that Lawrence raids, to and from which no train of the CP runs."""
    return 1 << g.raid - front.base if g.raid >= 0 and g.box.front_of[g.raid] is front else 0


def others(g: State, side: int, f: int) -> list[int]:
    """The other fronts to which trains of a side go from one."""
    joined: tuple[int, ...] = (EUROPE if f in EUROPE else ()) if side == CP else (WEST, ITALY)
    return [other for other in joined if other != f and f in joined and other in g.box.active]


def track(g: State, side: int, f: int) -> int:
    """9.31, 9.32a: hexes that a side's trains may pass: controlled, no enemies, not alpine; beside enemies only where
    a friendly unit or fort is."""
    front, enemy = g.box.fronts[f], 1 - side
    bad = g.any_occ[enemy][f] | g.forts[enemy][f]
    safe = ~front.near(bad) | g.any_occ[side][f] | g.forts[side][f]
    return g.held[side][f] & front.land & ~front.of_terrain["alpine"] & ~bad & safe


def quiet(g: State, side: int, f: int) -> int:
    """9.32a: hexes where a journey may end: not beside enemies or their forts. 9.32c: on the turn a neutral joins, its
    new units do not count."""
    front, enemy = g.box.fronts[f], 1 - side
    there = g.any_occ[enemy][f]
    if g.fresh:
        there = mask_of(
            h for h in members(there)
            if any(side_of(g, u) == enemy and not g.fresh >> g.box.nation[u] & 1 for u in g.stacks[h + front.base])
        )  # fmt: skip
    forts = g.forts[enemy][f]
    if g.fresh:
        built = g.box.forts
        forts &= ~mask_of(
            fort.hex - front.base for fort in built
            if g.fresh >> fort.nation & 1 and g.box.front_of[fort.hex] is front
        )  # fmt: skip
    return ~front.near(there | forts)


@lru_cache(64)
def joined(front: Front, seeds: int, net: int) -> int:
    """All that hangs together, in a net, with some of its hexes."""
    known, shut, one = front.joined, ~net, not seeds & (seeds - 1)
    for part in known:
        if part & seeds and not part & shut:
            seeds |= part  # found before, and none of it is lost
    found = front.steps.flood(seeds, net)
    if one and found not in known:
        front.joined = (found, *known[:FEW])
    return found


FEW: Final = 5
"""So many parts of nets are kept for each front."""


@lru_cache(64)
def parts(front: Front, net: int) -> tuple[int, ...]:
    """The parts of a net that hang together, those with towns: no train leaves from elsewhere."""
    found, towns = [], net & front.towns
    while towns:
        part = joined(front, towns & -towns, net)
        found.append(part)
        towns &= ~part
    return tuple(found)


def reach(g: State, side: int, front: Front, part: int) -> int:
    """9.32c: on the turn a neutral joins, a last step may lead beside its new units."""
    if not g.fresh:
        return part
    f = front.index
    return part | front.around(part) & g.held[side][f] & quiet(g, side, f)


def net_of(g: State, u: int, f: int) -> int:
    """The hexes of a front that a unit may pass by rail."""
    may = region(g, u, f)
    return may and may & track(g, side_of(g, u), f) & allowed(g, u, f)


def allowed(g: State, u: int, f: int) -> int:
    """9.15, 9.21 to 9.23: who may ride on a front at all, and in which countries."""
    front = g.box.fronts[f]
    if side_of(g, u) == CP:
        return front.land if f in EUROPE or not _german_bar(g, u) else 0
    if f in (WEST, ITALY):
        return front.land
    if f in (EAST, CAUCASUS):
        if not g.box.russians >> u & 1:
            return 0
        inside = g.box.tables["capacity"]["ru_east" if f == EAST else "ru_caucasus"]["home"]
        return sum(front.in_country.get(country, 0) for country in inside)  # 9.22
    if f == EGYPT:
        return front.in_country.get("eg", 0)  # 9.23a
    return lower_iraq(g.box) if g.maude else 0  # 9.23b


def _german_bar(g: State, u: int) -> bool:
    """9.15, 17.31a: no German divisions in the Near East before the Turks of Europe are there."""
    bars = g.box.tag == "combined" and not g.landed & EUROPEAN_TURKS
    return bars and g.box.nation[u] == GE and g.box.bulk[u] not in ("brigade", "battalion")


@lru_cache(4)
def lower_iraq(box: Box) -> int:
    """9.23b: Iraq south of row xx44, outside Persia; Abadan too."""
    front, row = box.fronts[IRAQ], int(box.tables["capacity"]["al_iraq"]["row"])
    south = mask_of(h for h in range(front.size) if int(front.numbers[h][3:]) > row)
    return south & front.land & ~front.in_country.get("pe", 0) | 1 << box.place["abadan"] - front.base


def ends(g: State, u: int, f: int) -> int:
    """Towns and cities of a front where a unit may arrive by rail and has room."""
    found = stations(g, u, f)
    return found and roomy(g, u, g.box.fronts[f], found)


def stations(g: State, u: int, f: int) -> int:
    """9.31, 9.32a: towns and cities of a front where a unit may arrive by rail, if it has room there."""
    front, side = g.box.fronts[f], side_of(g, u)
    found = front.towns & g.held[side][f] & quiet(g, side, f) & area(g, g.box.nation[u], f, mover(g, u))
    found &= ~(g.any_occ[1 - side][f] | barred(g, (u,), f))
    if side == CP:
        found &= ~raided(g, front)
    return found


def gates(g: State, side: int, f: int) -> int:
    """9.0b: sources at the edge of a front by which trains leave and enter."""
    front = g.box.fronts[f]
    if side == CP:
        return front.kind("edge_supply_cp")
    return front.kind("edge_supply_ru" if f == EAST else "edge_supply_allied")


def inbound(g: State, u: int, f: int) -> int:
    """Where a unit that comes from elsewhere may arrive on a front."""
    net = net_of(g, u, f)
    if not net:
        return 0
    doors, front = gates(g, side_of(g, u), f), g.box.fronts[f]
    if f == EAST and g.loc[u] == TRANSIT:
        doors |= 1 << g.box.place["constantinople"] - front.base
    part = joined(front, doors & net, net)
    return part and _arrivals(g, u, front, part)


def _arrivals(g: State, u: int, front: Front, part: int) -> int:
    """Where a unit may arrive by a part of its net."""
    found = part & ends(g, u, front.index)
    if g.fresh:
        found |= reach(g, side_of(g, u), front, part) & ends(g, u, front.index) & region(g, u, front.index)
    return found


def _part_of(g: State, u: int, front: Front) -> int:
    """The part of the net in which a unit stands."""
    at = 1 << g.loc[u] - front.base
    net = net_of(g, u, front.index)
    return joined(front, at, net) if net & at else 0


# -- by rail -----------------------------------------------------------------------------------------------------------


def by_rail(g: State, u: int, only: int = -1) -> int:
    """The hexes, counted over all fronts, to which a unit may ride now. only: to which front, if one is enough."""
    h = g.loc[u]
    if h == ARABIA:
        found = _from_arabia(g, u)
    elif h == TRANSIT:
        found = union(_from_transit(g, u))
    elif h == TRANSFER:
        found = _from_transfer(g, u)
    elif h in BESIDE:
        found = _from_beside(g, u)
    else:
        found = _from_hex(g, u, only)
    return found


def leaves(g: State, u: int) -> bool:
    """Whether there is any hex to which a unit may ride now."""
    return any(_from_transit(g, u)) if g.loc[u] == TRANSIT else by_rail(g, u) != 0


def _from_hex(g: State, u: int, only: int) -> int:
    side, front = side_of(g, u), g.box.front_of[g.loc[u]]
    f, at = front.index, 1 << g.loc[u] - front.base
    part = _part_of(g, u, front) if front.towns & at and not detained(g, u) else 0
    if not part:
        return 0
    found = 0
    if only in (-1, f):
        found = (_arrivals(g, u, front, part) & ~at) << front.base
    if only != f and part & gates(g, side, f):
        for other in others(g, side, f):
            if only in (-1, other):
                found |= inbound(g, u, other) << g.box.fronts[other].base
    if side == CP and not corridor(g):
        found = _one_side(g, front, at, found)
    return _affordable(g, u, found)


def _affordable(g: State, u: int, found: int) -> int:
    """9.11, 9.21: what the capacity left allows: all of it, what is at home, or nothing."""
    if not found:
        return 0
    start = g.loc[u]
    pool = AL_WEST if start in BESIDE else pools_of(g, g.box.front_of[start].index)[0]
    if pool not in (CP_EUROPE, AL_WEST):
        return found if left(g, pool) >= weight(g, u) else 0
    most, one = left(g, pool), weight(g, u)
    away = int(g.box.tables["capacity"][POOLS[pool]]["away"])
    if most >= away * one:
        return found
    if most < one or _abroad(g, pool, start):
        return 0
    home = sum(_homes(g.box, pool, f) << g.box.fronts[f].base for f in g.box.active)
    return found & home


def corridor(g: State) -> bool:
    """9.17: whether trains of the CP run to Constantinople."""
    if g.allegiance[BU] != CP or EAST not in g.box.active:
        return EAST not in g.box.active
    places = g.box.place
    return (
        g.allegiance[RO] == CP
        or holds(g, CP, places["bucharest"])
        or (holds(g, CP, places["belgrade"]) and holds(g, CP, places["nis"]))
    )


def _in_turkey(g: State, east: Front, h: int) -> bool:
    """3.13d: European Turkey."""
    return g.box.front_of[h] is east and bool(east.in_country.get("tu", 0) >> h - east.base & 1)


def _one_side(g: State, front: Front, at: int, found: int) -> int:
    """9.17: without that, European Turkey is cut off from the rest of Europe."""
    east = g.box.fronts[EAST]
    turkey = east.in_country.get("tu", 0)
    inside = front is east and turkey & at
    return found & turkey << east.base if inside else found & ~(turkey << east.base)


def _from_arabia(g: State, u: int) -> int:
    """9.16: straight to an Ottoman town of the Egyptian front."""
    if left(g, CP_NEAR) < weight(g, u):
        return 0
    front = g.box.fronts[EGYPT]
    return (ends(g, u, EGYPT) & front.in_country.get("tu", 0) & region(g, u, EGYPT)) << front.base


def _from_beside(g: State, u: int) -> int:
    """13.25: from beside a map as from a city, by any of the hexes there. 9.21: it is in France, or in Italy."""
    f = BESIDE[g.loc[u]]
    front = g.box.fronts[f]
    net = net_of(g, u, f)
    part = joined(front, doors(g, f) & net, net)
    if not part:
        return 0
    found = (part & ends(g, u, f)) << front.base
    for other in others(g, AL, f) if part & gates(g, AL, f) else ():
        found |= inbound(g, u, other) << g.box.fronts[other].base
    return _affordable(g, u, found)


def _from_transit(g: State, u: int) -> Iterator[int]:
    """9.13: in a later phase to the Near East, or back to the East; one front after another."""
    if g.since[u] >= g.turn:
        return
    one = weight(g, u)
    for f in NEAR_EAST if left(g, CP_NEAR) >= one and not g.surrendered else ():  # 5.61d
        if f in g.box.active and fronts_of(g, u) >> f & 1:
            yield inbound(g, u, f) << g.box.fronts[f].base
    if EAST in g.box.active and fronts_of(g, u) >> EAST & 1 and left(g, CP_EUROPE) >= _outside(g) * one:
        yield _transit_to_east(g, u, inbound(g, u, EAST)) << g.box.fronts[EAST].base


def _transit_to_east(g: State, u: int, local: int) -> int:
    """9.17, 17.31g: what the way allows; no Turks before those of Europe."""
    front = g.box.fronts[EAST]
    if g.box.nation[u] == TU and not g.landed & EUROPEAN_TURKS:
        return 0
    if not corridor(g):
        local &= front.in_country.get("tu", 0)
    return local


def _from_transfer(g: State, u: int) -> int:
    """9.24, 9.25b: two turns after they left, whoever reigns."""
    if g.since[u] + int(g.box.tables["capacity"]["transfer"]) > g.turn:
        return 0
    return sum(inbound(g, u, f) << g.box.fronts[f].base for f in (EAST, CAUCASUS) if fronts_of(g, u) >> f & 1)


def box_of(g: State, u: int) -> int:
    """The box that a unit may go into now; 0: none."""
    if g.loc[u] >= OFF:
        return 0
    front = g.box.front_of[g.loc[u]]
    if side_of(g, u) == CP:
        return TRANSIT if _may_transit(g, u, front) else 0
    return TRANSFER if _may_transfer(g, u, front) else 0


def detained(g: State, u: int) -> bool:
    """6.25a: nobody leaves the town that Lawrence raids."""
    return g.loc[u] == g.raid and g.side == CP


def _may_transit(g: State, u: int, front: Front) -> bool:
    """9.13, 9.15, 9.17: from the East or the Near East, whoever has business there."""
    f, at = front.index, 1 << g.loc[u] - front.base
    if f not in (EAST, *NEAR_EAST) or not front.towns & at or _german_bar(g, u) or detained(g, u):
        return False
    if g.surrendered and (f == EAST or not may_leave(g)):
        return False  # 5.61d
    if not fronts_of(g, u) & mask_of(n for n in (EAST, *NEAR_EAST) if n in g.box.active and n != f):
        return False
    if not _can_pay(g, box_price(g, u)):
        return False
    doors = gates(g, CP, f)
    if f == EAST:
        if not fronts_of(g, u) & mask_of(NEAR_EAST):
            return False
        if not front.in_country.get("tu", 0) & at and not corridor(g):
            return False
        doors |= 1 << g.box.place["constantinople"] - front.base
    return bool(_part_of(g, u, front) & doors)


def _may_transfer(g: State, u: int, front: Front) -> bool:
    """9.24, 9.25: Russians between the East and the Caucasus, until the Tsar falls."""
    f = front.index
    if g.box.tag != "combined" or g.box.nation[u] != RU or f not in (EAST, CAUCASUS) or g.tsar:
        return False  # 9.25b
    both = 1 << EAST | 1 << CAUCASUS
    if fronts_of(g, u) & both != both or not front.towns >> g.loc[u] - front.base & 1:
        return False
    return _can_pay(g, box_price(g, u)) and bool(_part_of(g, u, front) & gates(g, AL, f))


# -- why not, and by which way -----------------------------------------------------------------------------------------


def why_not_to(g: State, u: int, h: int) -> Refusal:
    """Why a unit cannot ride to a hex."""
    if not 0 <= h < g.box.size or g.box.front_of[h].index not in g.box.active:
        return NOT_TOWN
    front, side = g.box.front_of[h], side_of(g, u)
    f, local = front.index, h - front.base
    if h == g.loc[u]:
        return HERE
    if h == g.raid and side == CP:
        return RAIDED
    if not front.towns >> local & 1:
        return NOT_TOWN
    if not g.held[side][f] >> local & 1:
        return NOT_HELD
    reason = why_not_there(g, u, h) or why_no_stack(g, (*units_at(g, h, side), u))
    if reason is not None:
        return reason
    if not area(g, g.box.nation[u], f, mover(g, u)) >> local & 1:
        return NO_SUPPLY
    if not quiet(g, side, f) >> local & 1:
        return ENEMY_NEAR
    return _why_no_way(g, u, front, h)


def _why_no_way(g: State, u: int, front: Front, h: int) -> Refusal:
    """The hex is good, the way or the price is not."""
    east = g.box.fronts[EAST]
    turkish = [at for at in (g.loc[u], h) if at < OFF and _in_turkey(g, east, at)]
    if side_of(g, u) == CP and len(turkish) == 1 and not corridor(g):
        return NO_CORRIDOR
    pool = pools_of(g, front.index)[0]
    if left(g, pool) < 4 and pool in TOO_DEAR and g.loc[u] < OFF and left(g, pool) < rail_price(g, u, h)[pool]:
        return TOO_DEAR[pool]
    if not left(g, pool):
        return SPENT[pool]
    return NO_PATH if g.loc[u] < OFF and g.box.front_of[g.loc[u]] is front else NO_GATE


def route(known: Known[State], units: Sequence[int], h: int) -> tuple[list[int], int]:
    """The hexes of a way by rail, to draw it; between fronts by sources at the edges of their maps (9.0b)."""
    g, u = known.state, units[0]
    if g.loc[u] >= OFF:
        return [h], 0
    here, there = g.box.front_of[g.loc[u]], g.box.front_of[h]
    if here is there:
        return _line(g, u, here, g.loc[u], 1 << h - here.base) or [h], 0
    out = _line(g, u, here, g.loc[u], gates(g, side_of(g, u), here.index))
    back = _line(g, u, there, h, gates(g, side_of(g, u), there.index))
    return [*out, *reversed(back), h], 0


def _line(g: State, u: int, front: Front, start: int, goals: int) -> list[int]:
    """The fewest hexes of a unit's net from one hex to the nearest of some, without the first; none if none lead."""
    at, net = start - front.base, net_of(g, u, front.index) | 1 << start - front.base | goals
    rings, seen = [goals & net], goals & net
    while not seen >> at & 1:
        ring = front.steps.around(rings[-1]) & net & ~seen
        if not ring:
            return []
        rings.append(ring)
        seen |= ring
    found = []
    for ring in reversed(rings[:-1]):
        at = members(front.beside[at] & ring)[0]
        found.append(at + front.base)
    return found
