"""13.0 New units: what waits in the Available boxes is put on the map, by cities, ports, edges or headquarters.

A country that joins the war is set up by the same questions (17.11a; who joins is in entry.py), and the CP place their
works of the West here too (works.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members, mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from . import edge, works
from .box import AL, AM, BR, BU, CP, FR, GE, IT, NATIONS, PC, PG, RU, SP, TU, US, Box
from .control import enter
from .fronts import CAUCASUS, EAST, EGYPT, EUROPE, FRONTS, IRAQ, MOUNTAIN, NEAR_EAST, WEST, Front
from .hiding import lay_on_top
from .passports import barred, fronts_of, region, why_not_front, why_not_there
from .stacking import ALONE, loads, roomy, why_no_stack
from .state import (
    ARABIA, AVAILABLE, AVAILABLE_NEAR, BESIDE_ITALY, BESIDE_WEST, EUROPEAN_TURKS, OFF, RESERVE, TRANSIT,
    State, boxed, holds, mover, put, side_of, tell, units_at,
)  # fmt: skip
from .supply import area, lines, primary

NOT_WAITING = Refusal("13.0", "place-not-waiting")
SHUT = Refusal("6.58a", "place-shut")
NOWHERE = Refusal("13.11a", "place-nowhere")
NOT_HOME = Refusal("13.11a", "place-not-home")
NOT_HELD = Refusal("13.11a", "place-not-held")
NO_SUPPLY = Refusal("11.85", "place-no-supply")
OTHER_BOX = Refusal("13.23", "place-other-box")
OTHER_FRONT = Refusal("13.28a", "place-other-front")
POLAND = Refusal("13.26", "place-poland")
EDGE = Refusal("13.25", "place-edge")
ZONE = Refusal("13.29a", "place-zone")
HQ_FULL = Refusal("13.3c", "place-hq-full")
HQ_THREE = Refusal("13.3e", "place-hq-three")
EAST_FULL = Refusal("13.3d", "place-east-full")
LANDING = Refusal("9.56b", "place-landing")
NOT_PEF = Refusal("17.21f", "place-not-pef")
ABROAD = Refusal("17.11a", "place-not-own-country")
ALPINE = Refusal("15.71", "move-alpine")
ENEMY = Refusal("8.22a", "move-enemy")
MUST = Refusal("17.11a", "place-must")
NO_DELAY = Refusal("7.24b", "place-no-delay")
NO_LAST = Refusal("13.0", "place-no-last")

SEA_EUROPE: Final = 7
"""The capacity of sea movement in Europe, among trains.POOLS."""
SPREAD: Final = (GE, FR, BR)
"""13.3c: those who may spread over the hexes around a headquarters."""
SHIPPED: Final = (BR, FR, IT)
"""13.3d: those who come to the East by sea."""
BOXES_OF_ZONE: Final = {"arabia": ARABIA, "turkey": RESERVE, "transit": TRANSIT}
"""13.29a, 13.29c: zones that are boxes."""
BOX_LOG: Final = {
    ARABIA: "log-to-arabia", RESERVE: "log-to-reserve", TRANSIT: "log-to-transit", BESIDE_WEST: "log-to-west-edge",
    BESIDE_ITALY: "log-to-italy-edge",
}  # fmt: skip
BOX_VERBS: Final = {
    "to_arabia": ARABIA, "to_reserve": RESERVE, "to_west_edge": BESIDE_WEST, "to_italy_edge": BESIDE_ITALY,
}  # fmt: skip


# -- the phase ---------------------------------------------------------------------------------------------------------


def begin_allied(g: State) -> None:
    """13.22: the Allies place theirs first."""
    _begin(g, AL)


def begin_central(g: State) -> None:
    _begin(g, CP)


def _begin(g: State, side: int) -> None:
    g.side, g.spot, g.like, g.arriving, g.via = side, -1, -1, -1, ()
    if g.letter == ord("A"):
        g.polish |= mask_of([u for u in boxed(g, AVAILABLE) if g.box.nation[u] == RU])  # 13.26
    g.pool = g.entering & mask_of_side(g, side)
    for u in members(g.waiting[AVAILABLE - OFF] | g.waiting[AVAILABLE_NEAR - OFF]):
        if side_of(g, u) == side and not g.shut >> g.box.nation[u] & 1:
            g.pool |= 1 << u
            _box_at_once(g, u)


def mask_of_side(g: State, side: int) -> int:
    """All units of a side, wherever they are."""
    found = 0
    for n, its in enumerate(g.allegiance):
        if its == side:
            found |= g.box.of_nation[n]
    return found


def _box_at_once(g: State, u: int) -> None:
    """13.29a, 13.29c: who can only come into a box of the Near East goes there."""
    if g.loc[u] == AVAILABLE_NEAR and _first(g, u) and g.box.zone[u] in BOXES_OF_ZONE and _near_is_open(g):
        _into_box(g, u, BOXES_OF_ZONE[g.box.zone[u]])


def _near_is_open(g: State) -> bool:
    """7.12a."""
    return g.turn >= g.box.near_opens


def _first(g: State, u: int) -> bool:
    """Whether a unit comes for the first time: it was never lost."""
    return g.died_on[u] < 0


def place(g: State) -> Asking[Next]:
    """13.0: the side under way puts any or none of its new units on the map."""
    if g.arriving >= 0:
        yield from _where(g)
        return AGAIN
    if g.line:
        yield from works.draw_line(g)
        return AGAIN
    able = Members(placeable(g))
    extra = works.offers(g) if g.side == CP else ()
    if not able and not extra:
        g.pool = 0
        return None
    must, joining = _at_once(g) & able.mask, g.entering & able.mask
    again = _alike(g)
    verb, noun = yield Choose(
        g.side, "ask-new-units",
        Offer.found("place", able, lambda u: why_not_place(g, u)),
        Offer("same", None, lambda _: None if again else NO_LAST),
        Offer("fill", None, lambda _: None if again and g.pool & (g.pool - 1) else NO_LAST),
        *((Offer("place_rest"),) if joining else ()),
        *extra,
        Offer("done", None, lambda _: _why_now(g) if must else None),
    )  # fmt: skip
    if verb == "done":
        g.pool = 0
        return None
    if verb == "place":
        g.arriving = noun
    elif verb == "same":
        _after(g, again[0])
    elif verb == "fill":
        _fill(g)
    elif verb == "place_rest":
        scatter(g, joining)
    else:
        works.begin(g, verb, noun)
    return AGAIN


def _at_once(g: State) -> int:
    """17.11a: those of a country that joins; 7.24b: the headquarters of the American First Army does not wait."""
    return g.entering | g.box.at_once


def _why_now(g: State) -> Refusal:
    return MUST if g.entering & g.pool else NO_DELAY


def _where(g: State) -> Asking[None]:
    """Where the chosen unit is put."""
    u = g.arriving
    found = Members(spots(g, u))
    boxes = _boxes(g, u)
    verb, noun = yield Choose(
        g.side, "ask-place",
        Offer.found("at", found, lambda h: why_not_at(g, u, h)),
        *(Offer(verb) for verb, box in BOX_VERBS.items() if box in boxes),
        Offer("hold_back", None, lambda _: _why_now(g) if _at_once(g) >> u & 1 else None),
        args={"unit": ("unit", u)},
    )  # fmt: skip
    g.arriving = -1
    if verb == "at":
        land(g, u, noun)
    elif verb == "hold_back":
        g.pool &= ~(1 << u)  # 13.0
    else:
        _into_box(g, u, BOX_VERBS[verb])


def _boxes(g: State, u: int) -> tuple[int, ...]:
    """13.29b: boxes that a unit may choose; 17.31g: the Turkish 3rd Division, while its comrades are not there."""
    if g.box.nation[u] == US:
        return edge.places(g, u)
    if g.entering >> u & 1 or not _first(g, u):
        return ()
    if g.box.zone[u] == "any":
        return (ARABIA, RESERVE)
    waits = "or-reserve" in g.box.flags[u] and not g.landed & EUROPEAN_TURKS and g.box.tag == "combined"
    return (RESERVE,) if waits and _near_is_open(g) else ()


def _into_box(g: State, u: int, box: int) -> None:
    put(g, u, box)
    _american_army(g, u)
    g.since[u] = 0  # 13.29c: at no cost, and free to go on in the next strategic movement
    g.pool &= ~(1 << u)
    g.spot, g.like = box, u
    tell(g, BOX_LOG[box], unit=("unit", u))


def land(g: State, u: int, h: int) -> None:
    """A new unit comes to a hex. 13.11b: it moves and fights this turn as others do."""
    hq = -1 if g.entering >> u & 1 or _plain_at(g, u, h) else _headquarters_for(g, u, h)
    put(g, u, h)
    enter(g, (u,), h)
    lay_on_top(g, u)
    _american_army(g, u)
    if hq >= 0:
        g.via = (*g.via, (hq, h, u))
        if g.box.nation[u] in SHIPPED and g.box.front_of[h].index == EAST:
            g.freight[SEA_EUROPE] += 1  # 13.3d
    g.pool &= ~(1 << u)
    g.entering &= ~(1 << u)
    g.polish &= ~(1 << u)
    g.spot, g.like = h, u
    tell(g, "log-placed", side=("side", g.side), unit=("unit", u), space=("space", h))


def _american_army(g: State, u: int) -> None:
    """7.24b: once their First Army is there, Americans fight for themselves."""
    if g.box.at_once >> u & 1:
        g.us_army = True


def _alike(g: State) -> list[int]:
    """Units of the last one's nation and kind that may come to the same hex; the first will do."""
    if g.spot < 0:
        return []
    box, like = g.box, g.like
    for u in members(g.pool & box.of_nation[box.nation[like]]):
        if box.kind[u] == box.kind[like] and _fits(g, u):
            return [u]
    return []


def _fill(g: State) -> None:
    """As many of the last one's nation as there is room for, one after another in the same hex."""
    for u in members(g.pool & g.box.of_nation[g.box.nation[g.like]]):
        if _fits(g, u):
            _after(g, u)


def _fits(g: State, u: int) -> bool:
    """Whether a unit may follow the last one."""
    if g.spot >= OFF:
        return g.spot in _boxes(g, u)
    front = g.box.front_of[g.spot]
    if front.index not in fronts_for(g, u):
        return False
    spot = 1 << g.spot - front.base
    return bool(_local(g, u, front, spot)) and roomy(g, u, front, spot) != 0


def _after(g: State, u: int) -> None:
    if g.spot >= OFF:
        _into_box(g, u, g.spot)
    else:
        land(g, u, g.spot)


# -- who may be placed -------------------------------------------------------------------------------------------------


def placeable(g: State) -> int:
    """The units of the pool that have somewhere to go. Those that are alike are looked at once."""
    kinds: dict[object, list[int]] = {}
    alike, loc, died_on, polish, entering = _likeness(g.box), g.loc, g.died_on, g.polish, g.entering
    for u in members(g.pool):
        fell = died_on[u] if died_on[u] in NEAR_EAST else min(died_on[u], 0)  # 5.36a: where in Europe does not matter
        key = (alike[u], loc[u], fell, polish and polish >> u & 1, entering and entering >> u & 1)
        kinds.setdefault(key, []).append(u)
    return mask_of([u for same in kinds.values() if _somewhere(g, same[0]) for u in same])


@lru_cache(16)
def _likeness(box: Box) -> tuple[int, ...]:
    """For each unit the first that has the same printed on it, as far as it matters here: what it counts in a stack,
    who may go where, and of Germans their size (13.29c, 17.31h)."""
    first: dict[object, int] = {}
    sizes = [bulk if nation == GE else "" for nation, bulk in zip(box.nation, box.bulk, strict=True)]
    keys = zip(box.nation, box.code, box.zone, box.mover, loads(box).of, sizes, box.flags, strict=True)
    return tuple(first.setdefault(key, u) for u, key in enumerate(keys))


def _somewhere(g: State, u: int) -> bool:
    """Whether a unit has anywhere to go; headquarters are asked last, and only they."""
    if g.box.nation[u] == US and edge.waits_beside_west(g, u):
        return True
    fronts = fronts_for(g, u)
    for f in fronts:
        front = g.box.fronts[f]
        found = _open(g, u, front, plain(g, u, front))
        if found & ~g.any_occ[g.side][f] or (found and roomy(g, u, front, found)):
            return True
    if _boxes(g, u):
        return True
    if g.entering >> u & 1:
        return any(_roomy_on(g, u, f) for f in fronts)
    for f in fronts:
        front = g.box.fronts[f]
        found = _open(g, u, front, by_hq(g, u, front))
        if found and roomy(g, u, front, found):
            return True
    return False


def why_not_place(g: State, u: int) -> Refusal:
    """Why a unit is not one of those that may be placed."""
    if not 0 <= u < g.box.count or side_of(g, u) != g.side or not g.pool >> u & 1:
        waits = 0 <= u < g.box.count and g.loc[u] in (AVAILABLE, AVAILABLE_NEAR) and side_of(g, u) == g.side
        return SHUT if waits and g.shut >> g.box.nation[u] & 1 else NOT_WAITING
    return NOWHERE


# -- where -------------------------------------------------------------------------------------------------------------


def spots(g: State, u: int) -> int:
    """The hexes, counted over all fronts, where a new unit may be put now."""
    found = 0
    for f in fronts_for(g, u):
        found |= _roomy_on(g, u, f) << g.box.fronts[f].base
    return found


def _roomy_on(g: State, u: int, f: int) -> int:
    """The hexes of a front where a new unit may be put now."""
    front = g.box.fronts[f]
    local = _local(g, u, front)
    return local and roomy(g, u, front, local)


def _local(g: State, u: int, front: Front, among: int = -1) -> int:
    if g.entering >> u & 1:
        enemy = 1 - side_of(g, u)
        return among & own_country(g, u, front) & ~(g.any_occ[enemy][front.index] | g.forts[enemy][front.index])
    found = among & plain(g, u, front)
    return _open(g, u, front, found if found == among else among & (found | by_hq(g, u, front)))


def _open(g: State, u: int, front: Front, found: int) -> int:
    """Of some hexes those that a unit may be in at all."""
    if not found:
        return 0
    f, enemy = front.index, 1 - side_of(g, u)
    found &= ~(g.any_occ[enemy][f] | g.forts[enemy][f])
    return found and found & region(g, u, f) & ~barred(g, (u,), f)


def fronts_for(g: State, u: int) -> list[int]:
    """13.23: the European box is for Europe, that of the Near East for the Near East; 3.26r: some may choose."""
    if g.entering >> u & 1:
        among: tuple[int, ...] = g.box.active
    else:
        among = NEAR_EAST if g.loc[u] == AVAILABLE_NEAR else EUROPE
        if g.box.code[u] == "Vr" and g.box.tag == "combined":
            among = (*EUROPE, EGYPT)
        if g.box.kind[u] == "at":
            among = (WEST,)  # 15.31
    may = fronts_of(g, u)
    return [f for f in among if f in g.box.active and may >> f & 1]


def own_country(g: State, u: int, front: Front) -> int:
    """17.11a: anywhere within the borders of its country; alpine hexes are for mountain units (15.71)."""
    found = _homeland(g.box, g.box.nation[u], front)
    return found if mover(g, u) == MOUNTAIN else found & ~front.of_terrain["alpine"]


def fed(g: State, u: int, front: Front) -> int:
    """11.85: the hexes that a unit's side controls and where it would be in supply."""
    nation = g.box.nation[u]
    found = area(g, nation, front.index, mover(g, u))
    if nation in (PG, SP):
        found |= front.in_country.get("pe", 0)
    return found & g.held[g.allegiance[nation]][front.index]


def plain(g: State, u: int, front: Front) -> int:
    """The hexes of a front to which a unit comes without a headquarters."""
    doors = _near_doors(g, u, front) if front.index in NEAR_EAST else _doors(g, u, front)
    return doors and doors & fed(g, u, front)


def _doors(g: State, u: int, front: Front) -> int:
    """13.11a, 13.24 to 13.27: cities of the home country, ports, edges."""
    nation = g.box.nation[u]
    if nation == US:
        return 0  # 13.25: beside the map
    if nation == BR:
        return front.kind("port") if front.index == WEST else 0  # 13.24
    if g.box.zone[u] in g.box.hex and _first(g, u):
        if not g.landed & EUROPEAN_TURKS or front.index != EAST:
            return 0
        return 1 << g.box.at(g.box.zone[u]) - front.base  # 3.26g, 17.31g
    found = _home_cities(g, nation, front)
    if nation == RU and g.polish >> u & 1:
        found |= front.cities & front.in_country.get("pl", 0)  # 13.26
    if nation == GE and front.index == EAST:
        found |= front.kind("baltic") & front.towns  # 13.27
    return found


def _home_cities(g: State, nation: int, front: Front) -> int:
    return _homeland(g.box, nation, front) & front.cities


@lru_cache(256)
def _homeland(box: Box, nation: int, front: Front) -> int:
    return union([front.in_country.get(country, 0) for country in box.tables["nations"][NATIONS[nation]]["home"]])


def _near_doors(g: State, u: int, front: Front) -> int:
    """13.28, 13.29: where each nation comes in the Near East."""
    nation, f = g.box.nation[u], front.index
    if nation in (BR, FR):
        return _british_doors(g, u, front)
    if nation in (RU, AM):
        return _home_cities(g, RU, front)
    if nation in (PC, SP, PG):
        own = CAUCASUS if nation == PC else IRAQ
        return front.towns & front.in_country.get("pe", 0) if f == own else 0  # 13.28c, 13.29d
    return _turkish_doors(g, u, front)


def _british_doors(g: State, u: int, front: Front) -> int:
    """13.28a, 13.28b: the British, and the French of Egypt with them, on their own front."""
    if front.index != british_front(g, u):
        return 0
    if front.index == EGYPT:
        return front.kind("west_of_suez") & front.land
    return mask_of(g.box.place[city] - front.base for city in ("basra", "abadan"))


def british_front(g: State, u: int) -> int:
    """13.28a, 5.36a: the front of a British unit of the Near East: where it was lost, else as its zone says."""
    if g.box.code[u] == "Vr":
        return EGYPT
    if g.died_on[u] in NEAR_EAST:
        return g.died_on[u]
    return FRONTS.index(g.box.zone[u]) if g.box.zone[u] in FRONTS else EGYPT


def _turkish_doors(g: State, u: int, front: Front) -> int:
    """13.29a, 13.29b: by zone if it comes for the first time, else by any of three."""
    zone, f = g.box.zone[u], front.index
    if _first(g, u) and zone not in ("any", "german"):
        if f != {"caucasus": CAUCASUS, "iraq": IRAQ, "syria": EGYPT}.get(zone):
            return 0
    elif g.box.nation[u] == GE and g.box.bulk[u] == "division":
        return 0  # 13.29c
    sources, by_line = primary(g, g.box.nation[u], f), lines(g, g.box.nation[u], f)
    if f == EGYPT:
        return sources | by_line & 1 << g.box.place["damascus"] - front.base
    return sources | by_line & front.cities


def _plain_at(g: State, u: int, h: int) -> bool:
    front = g.box.front_of[h]
    return bool(plain(g, u, front) >> h - front.base & 1)


# -- 13.3 by a headquarters --------------------------------------------------------------------------------------------


def by_hq(g: State, u: int, front: Front) -> int:
    """13.3a: the hexes with, or beside, a supplied headquarters of the same nation that has not placed its share."""
    if why_never_by_hq(g, u, front.index):
        return 0
    found = 0
    for hq in _headquarters(g, u, front):
        found |= _around(g, u, hq, front)
    return found and found & fed(g, u, front)


def why_never_by_hq(g: State, u: int, f: int) -> Refusal | None:
    """Why no headquarters of a front may bring a unit in."""
    nation = g.box.nation[u]
    if f in NEAR_EAST:
        if nation == TU and _first(g, u):
            return HQ_THREE  # 13.3e
        if nation == RU and f == IRAQ:
            return NOT_PEF
        if nation == BR and f == IRAQ:
            lost = not any(holds(g, AL, g.box.place[city]) for city in ("basra", "abadan"))
            return None if lost and british_front(g, u) == IRAQ else OTHER_FRONT  # 13.28b
        return OTHER_FRONT if nation == BR and british_front(g, u) != f else None
    if f == EAST and nation in SHIPPED:
        if g.landed_on == g.turn:
            return LANDING  # 9.56b
        limits = g.box.tables["limits"]
        came = sum(g.box.nation[v] in SHIPPED and g.box.front_of[h].index == EAST for _, h, v in g.via)
        sea = int(g.box.tables["capacity"]["sea_europe"]["units"])
        return EAST_FULL if came >= int(limits["placed_east"]) or g.freight[SEA_EUROPE] >= sea else None  # 13.3d
    return None


def _headquarters(g: State, u: int, front: Front) -> list[int]:
    """13.3a, 13.3b, 13.3f: those of its nation (the whole British Empire is one) that are supplied and did not come by
    another this turn themselves."""
    side, nation, f = side_of(g, u), g.box.nation[u], front.index
    there = g.here[side][f] & g.box.hq_mask & g.box.of_nation[nation]
    chained = mask_of([v for _, _, v in g.via])
    fed_there = area(g, nation, f) if there else 0
    return [hq for hq in members(there & ~chained) if fed_there >> g.loc[hq] - front.base & 1]


def _around(g: State, u: int, hq: int, front: Front) -> int:
    """13.3c, 13.3e: the hexes to which this headquarters can still bring this unit."""
    placed = [(h, v) for its, h, v in g.via if its == hq]
    near = front.index in NEAR_EAST
    if near:
        if len(placed) >= int(g.box.tables["limits"]["placed_near_east"]):
            return 0
    elif not _shares(g, u, [v for _, v in placed]):
        return 0
    if placed and (near or g.box.nation[u] not in SPREAD):
        return 1 << placed[0][0] - front.base
    at = g.loc[hq] - front.base
    return 1 << at | front.beside[at]


def _shares(g: State, u: int, placed: list[int]) -> bool:
    """13.3c: one stack: six units, four of the United States or Bulgaria, with one headquarters and one tank unit."""
    kind, limits = g.box.kind[u], g.box.tables["limits"]
    if kind in ALONE:
        return all(g.box.kind[v] != kind for v in placed)
    most = int(limits[NATIONS[g.box.nation[u]]] if g.box.nation[u] in (US, BU) else limits["stack"])
    return sum(g.box.kind[v] not in ALONE for v in placed) < most


def _headquarters_for(g: State, u: int, h: int) -> int:
    """The headquarters that brings a unit to a hex: one that has placed there already, else the least used."""
    front = g.box.front_of[h]
    able = [hq for hq in _headquarters(g, u, front) if _around(g, u, hq, front) >> h - front.base & 1]
    there = {hq for hq, at, _ in g.via if at == h}
    return min(able, key=lambda hq: (hq not in there, sum(its == hq for its, _, _ in g.via)), default=-1)


# -- why not there -----------------------------------------------------------------------------------------------------


def why_not_at(g: State, u: int, h: int) -> Refusal:
    """Why a new unit may not be put in a hex."""
    if not 0 <= h < g.box.size or g.box.front_of[h].index not in g.box.active:
        return NOT_HOME
    front = g.box.front_of[h]
    f, local, side = front.index, h - front.base, side_of(g, u)
    if (g.any_occ[1 - side][f] | g.forts[1 - side][f]) >> local & 1:
        return ENEMY
    crowd = why_no_stack(g, (*units_at(g, h, side), u))
    if g.entering >> u & 1:
        high = front.of_terrain["alpine"] >> local & 1 and mover(g, u) != MOUNTAIN
        return ALPINE if high else crowd or ABROAD
    if f not in fronts_for(g, u):
        return why_not_front(g, u, f) or OTHER_BOX
    return why_not_there(g, u, h) or crowd or _why_no_door(g, u, front, local)


def _why_no_door(g: State, u: int, front: Front, local: int) -> Refusal:
    side, f, nation = side_of(g, u), front.index, g.box.nation[u]
    if not g.held[side][f] >> local & 1:
        return NOT_HELD
    if not fed(g, u, front) >> local & 1:
        return NO_SUPPLY
    if nation == RU and front.country[local] == "pl" and front.cities >> local & 1:
        return POLAND
    if nation == US:
        return EDGE
    return why_never_by_hq(g, u, f) or _why_hq_full(g, u, front, local) or (ZONE if f in NEAR_EAST else NOT_HOME)


def _why_hq_full(g: State, u: int, front: Front, local: int) -> Refusal | None:
    """13.3c, 13.3e: a headquarters is near, but has placed its share, or elsewhere."""
    for hq in _headquarters(g, u, front):
        at = g.loc[hq] - front.base
        if (1 << at | front.beside[at]) >> local & 1:
            return HQ_THREE if front.index in NEAR_EAST else HQ_FULL
    return None


# -- 17.11a what is left, by a default ---------------------------------------------------------------------------------


def scatter(g: State, units: int) -> None:
    """All units of a country that has joined that are still to be set up: along its borders with the enemy, evenly;
    headquarters in cities."""
    todo = members(units)
    for i, u in enumerate(todo):
        found = spots(g, u)
        if found:
            land(g, u, _default(g, u, found, i / len(todo)))


def _default(g: State, u: int, found: int, share: float) -> int:
    best = found & (_cities(g) if not g.box.fights[u] else _border(g, side_of(g, u)))
    among = members(best or found)
    return among[int(share * len(among))]


def _cities(g: State) -> int:
    return sum(g.box.fronts[f].cities << g.box.fronts[f].base for f in g.box.active)


def _border(g: State, side: int) -> int:
    """Hexes beside what the enemy holds."""
    found = 0
    for f in g.box.active:
        front = g.box.fronts[f]
        found |= front.around(g.held[1 - side][f]) << front.base
    return found
