"""17.0 Who may be where: countries that are open, and what is forbidden to some nations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...kernel.maps import bits, mask_of
from ...kernel.refusal import Refusal
from .box import AH, AL, CP, NATIONS, NOBODY, RU, TU
from .fronts import EAST, EGYPT, EUROPE, Front
from .state import (
    ALBANIA_OPEN, BEACHES, EUROPEAN_TURKS, GREECE_OPEN, HOLLAND_OPEN, PERSIAN_FORCE, State, front_at, holds, side_of,
)  # fmt: skip

CLOSED = Refusal("17.4d", "there-neutral")
FRESH = Refusal("17.11b", "there-fresh")
OTTOMAN = Refusal("17.31h", "there-ottoman")
BALKANS_ONLY = Refusal("17.31j", "there-balkans")
HOME_ONLY = Refusal("17.21m", "there-home")
NOT_THERE = Refusal("3.26h", "there-not-allowed")
BEACH = Refusal("6.52c", "there-beach")
NO_PEF = Refusal("17.4c", "there-hamadan")
NORTH = Refusal("17.31c", "there-north")
TURKS = Refusal("17.31f", "there-turks")
TRUCE = Refusal("5.46b", "there-truce")

JOINING = {"it": "it", "ro": "ro", "bu": "bu", "gk": "gk"}
"""Countries that are open once their nation is at war."""


def open_countries(g: State, side: int) -> frozenset[str]:
    """The countries that a side's units may enter."""
    found = {"fr", "be", "lu", "ge", "ah", "ru", "pl", "sr", "mn", "eg", "pe", "tu"}
    found |= {country for country, nation in JOINING.items() if g.allegiance[NATIONS.index(nation)] != NOBODY}
    if g.landed & GREECE_OPEN:
        found.add("gk")  # 6.53c
    if g.landed & ALBANIA_OPEN:
        found.add("al")  # 17.4b
    if g.landed & HOLLAND_OPEN and side == CP:
        found.add("nl")  # 20.0
    if g.allegiance[NATIONS.index("tu")] == NOBODY:
        found.discard("tu")
    return frozenset(found - {NATIONS[n] for n in range(len(NATIONS)) if g.fresh >> n & 1})  # 17.11b


def passport(g: State, u: int) -> str:
    """What a unit may not do by its nation or code; empty: whatever its side may."""
    box = g.box
    nation, code = NATIONS[box.nation[u]], box.code[u]
    if nation in ("mn", "gk", "bu"):
        return nation
    if code in ("C/P", "I/P", "E/O"):
        return code
    if nation == "am":
        return nation
    if "west-of-suez" in box.flags[u]:
        return "canal"
    if side_of(g, u) == CP and not (nation == "tu" or (nation == "ge" and box.bulk[u] in ("brigade", "battalion"))):
        return "" if g.landed & EUROPEAN_TURKS or box.tag == "NE" else "cp"
    return ""


@lru_cache(512)
def _region(front: Front, countries: frozenset[str], its: str) -> int:
    """The land of a front that is open to who has this passport."""
    land = 0
    for country, hexes in front.in_country.items():
        if country in countries:
            land |= hexes
    if its == "mn":
        return land & front.in_country.get("mn", 0)  # 17.21m
    if its in ("gk", "bu"):
        return land & balkans(front)  # 17.21k, 17.31j
    if its in ("C/P", "I/P"):
        return land & front.in_country.get("pe", 0)  # 3.26n, 3.26q, 17.4c
    if its == "E/O":
        return land & front.in_country.get("tu", 0)  # 3.26p, 17.21n
    if its == "am":
        return land & ~front.in_country.get("pe", 0)  # 17.21n
    if its == "canal":
        return land & front.kind("west_of_suez")  # 17.21a
    if its == "cp":
        return land & ~front.in_country.get("tu", 0)  # 17.31h
    return land


@lru_cache(8)
def balkans(front: Front) -> int:
    """3.13c: the land of the East outside Austria-Hungary, Germany, Russia and Russian Poland."""
    if front.index != EAST:
        return 0
    outside = sum(front.in_country.get(country, 0) for country in ("ah", "ge", "ru", "pl"))
    return front.land & ~outside


def region(g: State, u: int, f: int) -> int:
    """The hexes of a front that a unit may enter at all, enemies apart."""
    front, side = g.box.fronts[f], side_of(g, u)
    land = _region(front, open_countries(g, side), passport(g, u))
    if f == EAST:
        land = _beaches(g, front, land, side)
    elif f == g.box.front_of[g.box.place["hamadan"]].index and not g.landed & PERSIAN_FORCE:
        land &= ~(1 << g.box.place["hamadan"] - front.base)  # 17.4c
    return land & ~truce(g, u, front) if g.treaty else land


def truce(g: State, u: int, front: Front) -> int:
    """5.46b: after Brest-Litovsk nobody comes beside Russians in Russia; 5.46c: but Turks in the Near East."""
    f = front.index
    if g.box.nation[u] == TU and f not in EUROPE:
        return 0
    there = mask_of(g.loc[v] - front.base for v in bits(g.here[AL][f] & g.box.of_nation[RU]))
    return front.around(there & front.in_country.get("ru", 0)) & ~there


def _beaches(g: State, front: Front, land: int, side: int) -> int:
    """6.52c: only Allies come to the beaches of Gallipoli, once they have landed."""
    beaches = front.kind("landing")
    return land & ~beaches if side == CP or not g.landed & BEACHES else land | beaches


# -- so many and no more ----------------------------------------------------------------------------------------------


def north(g: State, front: Front) -> int:
    """17.31c, 17.31e: where only some Austro-Hungarians operate: north of row E48xx, but in Germany alone while the CP
    control Kiev and Odessa before the Bolsheviks come."""
    if front.index != EAST:
        return 0
    land = _rows_above(front, int(g.box.tables["places"]["rows"]["ah"]))
    open_ = not g.bolsheviks and all(holds(g, CP, g.box.place[city]) for city in ("kiev", "odessa"))
    return land & front.in_country.get("ge", 0) if open_ else land


@lru_cache(8)
def _rows_above(front: Front, row: int) -> int:
    return front.map.set(h for h in range(front.size) if int(front.numbers[h][1:3]) > row) & front.land


def _zones(g: State, front: Front) -> Iterator[tuple[int, int, int, Refusal]]:
    """A nation, land of a front, and how many of its combat units may operate there."""
    limits = g.box.tables["limits"]
    if front.index == EAST:
        yield AH, north(g, front), int(limits["ah_north"]), NORTH
        yield TU, front.land & ~balkans(front), int(limits["turks_europe"]), TURKS
    elif front.index == EGYPT:
        yield TU, front.in_country.get("eg", 0), int(limits["turks_egypt"]), TURKS


def inside(g: State, nation: int, front: Front, zone: int) -> list[int]:
    """The combat units of a nation that are on some land."""
    its = g.here[g.allegiance[nation]][front.index] & g.box.of_nation[nation] & ~g.box.hq_mask
    return [u for u in bits(its) if zone >> g.loc[u] - front.base & 1]


def full(g: State, units: Sequence[int], front: Front) -> int:
    """17.31c, 17.31f: the hexes of a front that these may not enter together, for enough of their nation are there."""
    found = 0
    for zone, _ in _closed(g, units, front):
        found |= zone
    return found


def _closed(g: State, units: Sequence[int], front: Front) -> Iterator[tuple[int, Refusal]]:
    for nation, zone, most, why in _zones(g, front):
        mine = [u for u in units if g.box.nation[u] == nation and g.box.fights[u]]
        if mine:
            there = inside(g, nation, front, zone)
            if mine[0] not in there and len(there) + len(mine) > most:
                yield zone, why


def why_not_there(g: State, u: int, h: int) -> Refusal | None:
    """Why a unit may not be in a hex, whoever else is there."""
    front = front_at(g, h)
    if region(g, u, front.index) >> h - front.base & 1:
        return next((why for zone, why in _closed(g, (u,), front) if zone >> h - front.base & 1), None)
    country, its = front.country[h - front.base], passport(g, u)
    if country in (NATIONS[n] for n in range(len(NATIONS)) if g.fresh >> n & 1):
        return FRESH
    if country not in open_countries(g, side_of(g, u)):
        return CLOSED
    if g.treaty and truce(g, u, front) >> h - front.base & 1:
        return TRUCE
    if h == g.box.place["hamadan"]:
        return NO_PEF
    if front.index == EAST and front.kind("landing") >> h - front.base & 1:
        return BEACH
    return {"mn": HOME_ONLY, "gk": BALKANS_ONLY, "bu": BALKANS_ONLY, "cp": OTTOMAN}.get(its, NOT_THERE)
