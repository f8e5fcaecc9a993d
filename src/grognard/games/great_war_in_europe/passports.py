"""17.0 Who may be where: countries that are open, and what is forbidden to some nations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...kernel.maps import mask_of, members
from ...kernel.refusal import Refusal
from .box import AH, AL, AM, BU, CP, GE, GK, IT, NATIONS, NOBODY, RO, RU, TU, US, Box
from .fronts import EAST, EGYPT, EUROPE, FRONTS, IRAQ, ITALY, NEAR_EAST, WEST, Front
from .state import (
    ALBANIA_OPEN, BEACHES, BESIDE_ITALY, EUROPEAN_TURKS, GREECE_OPEN, HOLLAND_OPEN, OFF, PERSIAN_FORCE, State,
    colours_of, front_at, on_track, side_of, siege,
)  # fmt: skip

CLOSED = Refusal("17.4d", "there-neutral")
FRESH = Refusal("17.11b", "there-fresh")
OTTOMAN = Refusal("17.31h", "there-ottoman")
BALKANS_ONLY = Refusal("17.31j", "there-balkans")
HOME_ONLY = Refusal("17.21m", "there-home")
NOT_THERE = Refusal("3.26h", "there-not-allowed")
BEACH = Refusal("6.52c", "there-beach")
TYPHUS = Refusal("6.57a", "there-typhus")
POLES = Refusal("6.6", "there-poles")
NO_PEF = Refusal("17.4c", "there-hamadan")
TRUCE = Refusal("5.46b", "there-truce")
BESIEGED = Refusal("14.23", "there-besieged")
FRONT_CODE = Refusal("3.26h", "there-front-code")
FRONT_NATION = Refusal("3.26i", "there-front-nation")
NO_NEAR_EAST = Refusal("7.12a", "there-near-east")
ITALY_LATER = Refusal("17.21i", "there-italy-later")
AH_LATER = Refusal("17.31b", "there-ah-later")
AH_WEST = Refusal("17.31b", "there-ah-west")
AH_NORTH = Refusal("17.31c", "there-ah-north")
AH_FOUR = Refusal("17.31d", "attack-ah-four")
US_ABROAD = Refusal("17.21h", "there-us-abroad")
IT_ABROAD = Refusal("17.21j", "there-it-abroad")
TU_EUROPE = Refusal("17.31f", "there-tu-europe")
TU_EGYPT = Refusal("17.31f", "there-tu-egypt")

CODES: Final = {
    "": (*EUROPE, *NEAR_EAST), "Vr": (*EUROPE, *NEAR_EAST), "EU": EUROPE, "NE": NEAR_EAST, "E/I": (EGYPT, IRAQ),
    "C": (3,), "C/P": (3,), "E": (EGYPT,), "E/O": (EGYPT,), "I/P": (IRAQ,),
}  # fmt: skip
"""3.26j, 3.26k, 3.26l, 3.26m, 3.26n, 3.26o, 3.26p, 3.26q, 3.26r: the fronts of a printed code."""

NEAR_MASK: Final = mask_of(NEAR_EAST)
JOINING: Final = (IT, RO, BU, GK, TU)
"""Countries that are open once their nation is at war."""


def open_countries(g: State) -> frozenset[str]:
    """The countries that units may enter."""
    return _open_countries(tuple(g.allegiance), g.landed, g.fresh)


@lru_cache(256)
def _open_countries(allegiance: tuple[int, ...], landed: int, fresh: int) -> frozenset[str]:
    found = {"fr", "be", "lu", "ge", "ah", "ru", "pl", "sr", "mn", "eg", "pe"}
    found |= {NATIONS[n] for n in JOINING if allegiance[n] != NOBODY}
    if landed & GREECE_OPEN:
        found.add("gk")  # 6.53c
    if landed & ALBANIA_OPEN:
        found.add("al")  # 17.4b
    if landed & HOLLAND_OPEN:
        found.add("nl")  # 20.0
    return frozenset(found - {NATIONS[n] for n in members(fresh)})  # 17.11b


def passport(g: State, u: int) -> str:
    """What a unit may not do by its nation or code; empty: whatever its side may."""
    return _passport(g.box, u, side_of(g, u), g.landed & EUROPEAN_TURKS)


@lru_cache(8192)
def _passport(box: Box, u: int, side: int, turks: int) -> str:
    nation, code = NATIONS[box.nation[u]], box.code[u]
    if nation in ("mn", "gk") or (nation == "bu" and turks):
        return nation
    if nation == "bu":
        return "bu-cp"
    if u == box.polish:
        return "po"
    if code in ("C/P", "I/P", "E/O"):
        return code
    if nation == "am":
        return nation
    if "west-of-suez" in box.flags[u]:
        return "canal"
    if side == CP and not (nation == "tu" or (nation == "ge" and box.bulk[u] in ("brigade", "battalion"))):
        return "" if turks or box.tag == "NE" else "cp"
    return ""


@lru_cache(16384)
def _region_of(box: Box, u: int, f: int, allegiance: tuple[int, ...], landed: int, fresh: int) -> int:
    side = allegiance[box.nation[u]]
    return _region(box.fronts[f], side, allegiance, landed, fresh, _passport(box, u, side, landed & EUROPEAN_TURKS))


@lru_cache(512)
def _region(front: Front, side: int, allegiance: tuple[int, ...], landed: int, fresh: int, its: str) -> int:
    """The land of a front that is open to who has this passport, and the beaches."""
    return _land(front, _open_countries(allegiance, landed, fresh), its) & ~_beaches(front, side, landed)


def _beaches(front: Front, side: int, landed: int) -> int:
    """6.52c: only Allies come to the beaches of Gallipoli, once they have landed."""
    return front.kind("landing") if front.index == EAST and (side == CP or not landed & BEACHES) else 0


def _land(front: Front, countries: frozenset[str], its: str) -> int:
    land = 0
    for country, hexes in front.in_country.items():
        if country in countries:
            land |= hexes
    if its == "mn":
        return land & front.in_country.get("mn", 0)  # 17.21m
    if its in ("gk", "bu"):
        return land & balkans(front)  # 17.21k, 17.31j
    if its == "bu-cp":
        return land & balkans(front) & ~front.in_country.get("tu", 0)  # 17.31h
    if its == "po":
        return land & ~balkans(front) if front.index == EAST else 0  # 6.6
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


# -- fronts ------------------------------------------------------------------------------------------------------------


@lru_cache(4096)
def printed_fronts(box: Box, u: int) -> int:
    """3.26h, 3.26i, 17.21a, 17.21c, 17.21d, 17.21k, 17.31a, 17.4a: the fronts of a unit by its nation and its code."""
    own = box.tables["nations"][NATIONS[box.nation[u]]]["fronts"]
    if box.kind[u] == "tank":
        return 1 << WEST | (1 << EAST if box.nation[u] == GE else 0)  # 15.25
    code = box.code[u]
    if code in ("E", "E/O", "C/P", "I/P"):
        return mask_of(CODES[code])  # 17.21c: the one French division that leaves Europe
    return mask_of(f for f in CODES[code] if FRONTS[f] in own)


def fronts_of(g: State, u: int) -> int:
    """The fronts on which a unit may operate now, as a bit set."""
    found, nation = printed_fronts(g.box, u), g.box.nation[u]
    if g.turn < g.box.foreign_italy:
        if nation not in (IT, AH):
            found &= ~(1 << ITALY)  # 17.21i, 17.31b
        elif nation == AH:
            found &= ~(1 << WEST)  # 17.31b
        if g.turn < g.box.near_opens:
            found &= ~NEAR_MASK  # 7.12a
    if g.pef >> u & 1:
        found |= 1 << IRAQ  # 17.21e
    return found


def why_not_front(g: State, u: int, f: int) -> Refusal | None:
    """Why a unit may not operate on a front."""
    if fronts_of(g, u) >> f & 1:
        return None
    if f in NEAR_EAST and g.turn < g.box.near_opens:
        return NO_NEAR_EAST
    if not printed_fronts(g.box, u) >> f & 1:
        return FRONT_CODE if g.box.code[u] else FRONT_NATION
    return ITALY_LATER if f == ITALY else AH_LATER


# -- limits that count units -------------------------------------------------------------------------------------------


class Quota(NamedTuple):
    """So many units of a nation may be in a zone; who would be one too many keeps out."""

    refusal: Refusal
    most: int
    zone: tuple[int, ...]
    """By front, the hexes in which they are counted."""
    hqs: bool = True
    """Whether headquarters count."""


COUNTED: Final = frozenset((AH, TU, US, IT))


def quotas(g: State, nation: int) -> Sequence[Quota]:
    """17.21h, 17.21j, 17.31b, 17.31c, 17.31f: the limits of a nation."""
    if nation not in COUNTED:
        return ()
    lifted = nation == AH and holds_ukraine(g) and not g.bolsheviks
    return _quotas(g.box, nation, lifted, bool(g.fallen >> AH & 1))


def holds_ukraine(g: State) -> bool:
    """17.31c: whether the CP control Kiev and Odessa."""
    return not g.box.ukraine & ~g.held[CP][EAST]


@lru_cache(32)
def _quotas(box: Box, nation: int, lifted: bool, ah_gone: bool) -> tuple[Quota, ...]:
    limits, land = box.tables["limits"], [front.land for front in box.fronts]
    if nation == AH:
        north = north_of(box)
        zone = north & box.fronts[EAST].in_country.get("ge", 0) if lifted else north
        return (
            _quota(AH_WEST, limits["ah_west"], {WEST: land[WEST]}),
            _quota(AH_NORTH, limits["ah_north"], {EAST: zone}),
        )
    if nation == TU:
        egypt = box.fronts[EGYPT].in_country.get("eg", 0)
        return (
            _quota(TU_EUROPE, limits["turks_europe"], {EAST: land[EAST] & ~balkans(box.fronts[EAST])}),
            _quota(TU_EGYPT, limits["turks_egypt"], {EGYPT: egypt})._replace(hqs=False),
        )
    if nation == US:
        return (_quota(US_ABROAD, limits["us_off_west"], {ITALY: land[ITALY], EAST: land[EAST]}),)
    abroad = {WEST: land[WEST]} if ah_gone else {WEST: land[WEST], EAST: land[EAST]}
    return (_quota(IT_ABROAD, limits["italians_abroad"], abroad),)  # 17.21j: then any number in the East


def _quota(refusal: Refusal, most: int, where: dict[int, int]) -> Quota:
    return Quota(refusal, most, tuple(where.get(f, 0) for f in range(6)))


@lru_cache(4)
def north_of(box: Box) -> int:
    """17.31c: the East north of row E48xx."""
    east, row = box.fronts[EAST], int(box.tables["places"]["rows"]["ah"])
    return east.land & mask_of(h for h in range(east.size) if int(east.numbers[h][1:3]) > row)


def within(g: State, nation: int, quota: Quota) -> list[int]:
    """The units of a nation that count in a zone now."""
    found = []
    for f, zone in enumerate(quota.zone):
        base = g.box.fronts[f].base
        for h in members(zone & colours_of(g, nation, f)) if zone else ():
            found += [u for u in g.stacks[h + base] if g.box.nation[u] == nation and (quota.hqs or g.box.fights[u])]
    if nation == US:
        found += members(g.waiting[BESIDE_ITALY - OFF])
    return found


def _inside(g: State, u: int, quota: Quota) -> bool:
    h = g.loc[u]
    if h >= OFF:
        return h == BESIDE_ITALY
    front = g.box.front_of[h]
    return bool(quota.zone[front.index] >> h - front.base & 1)


def why_too_many(g: State, units: Sequence[int], quota: Quota, nation: int) -> Refusal | None:
    """Why these units, together, would be too many in a zone."""
    coming = [
        u for u in units
        if g.box.nation[u] == nation and (quota.hqs or g.box.fights[u]) and not _inside(g, u, quota)
    ]  # fmt: skip
    if not coming or _at_most(g, nation, quota) + len(coming) <= quota.most:
        return None
    return quota.refusal if len(within(g, nation, quota)) + len(coming) > quota.most else None


def _at_most(g: State, nation: int, quota: Quota) -> int:
    """How many units of a nation can be in a zone at most, quickly counted: those that are on its fronts, but for one
    in each hex outside that has some."""
    (cp, al), its, colours, most = g.here, g.box.of_nation[nation], g.colours, 0
    for f, zone in enumerate(quota.zone):
        if zone:
            most += ((cp[f] | al[f]) & its).bit_count() - (colours[6 * nation + f] & ~zone).bit_count()
    return most + g.waiting[BESIDE_ITALY - OFF].bit_count() if nation == US else most


def barred(g: State, units: Sequence[int], f: int) -> int:
    """The hexes of a front that units may not enter together, because of a limit of their nation."""
    of, found = g.box.nation, 0
    alone = len(units) == 1
    if alone and of[units[0]] not in COUNTED:
        return 0
    for nation in (of[units[0]],) if alone else COUNTED.intersection([of[u] for u in units]):
        for quota in quotas(g, nation):
            zone = quota.zone[f]
            if zone and why_too_many(g, units, quota, nation) is not None:
                found |= zone
    return found


def leaving(g: State) -> list[int]:
    """17.31e: after the Bolshevik Revolution, the Austro-Hungarians in the north if they are too many there."""
    if not g.bolsheviks:
        return []
    quota = quotas(g, AH)[1]
    there = within(g, AH, quota) if _at_most(g, AH, quota) > quota.most else []
    return there if len(there) > quota.most else []


def why_too_many_there(g: State, units: Sequence[int], f: int, local: int) -> Refusal | None:
    """Why these units, together, would be too many where a hex lies."""
    for nation in {g.box.nation[u] for u in units}:
        for quota in quotas(g, nation):
            reason = why_too_many(g, units, quota, nation) if quota.zone[f] >> local & 1 else None
            if reason is not None:
                return reason
    return None


def why_not_attack_north(g: State, u: int, others: int) -> Refusal | None:
    """17.31d: of more than four Austro-Hungarians in the north only four may attack; `others` have."""
    if g.box.nation[u] != AH or not _inside(g, u, (quota := quotas(g, AH)[1])):
        return None
    there = within(g, AH, quota)
    if len(there) <= quota.most:
        return None
    return AH_FOUR if sum(others >> v & 1 for v in there if v != u) >= quota.most else None


# -- hexes -------------------------------------------------------------------------------------------------------------


class Lands(NamedTuple):
    """Regions that were found, with all that they hang on."""

    allegiance: list[int]
    landed: int
    fresh: int
    pef: int
    since: int
    until: int
    """From a turn on; the first turn in which more fronts are open."""
    found: dict[int, int]
    """By unit and front (6 * unit + front)."""


def _lands(g: State) -> dict[int, int]:
    """The regions that others found while nothing of what they hang on was otherwise."""
    later = [turn for turn in (g.box.near_opens, g.box.foreign_italy) if g.turn < turn]
    found = _found_before(g.box, tuple(g.allegiance), g.landed, g.fresh, g.pef, len(later))
    g.lands = Lands(list(g.allegiance), g.landed, g.fresh, g.pef, g.turn, min(later, default=NEVER), found)
    return found


NEVER: Final = 1 << 30


@lru_cache(64)
def _found_before(
    box: Box, allegiance: tuple[int, ...], landed: int, fresh: int, pef: int, later: int
) -> dict[int, int]:
    """What all games with the same box have found."""
    return {}


def region(g: State, u: int, f: int) -> int:
    """The hexes of a front that a unit may enter at all, enemies and limits that count units apart."""
    kept: Lands | None = g.lands
    if kept is None:
        lands = _lands(g)
    else:
        allegiance, landed, fresh, pef, since, until, lands = kept
        same = since <= g.turn < until and landed == g.landed and fresh == g.fresh and pef == g.pef
        if not same or allegiance != g.allegiance:
            lands = _lands(g)
    land = lands.get(6 * u + f)
    if land is None:
        open_ = fronts_of(g, u) >> f & 1
        land = _region_of(g.box, u, f, tuple(g.allegiance), g.landed, g.fresh) if open_ else 0
        lands[6 * u + f] = land
    if not land:
        return 0
    front = g.box.fronts[f]
    if f == EAST:
        if g.tracks and on_track(g, "cp-typhus"):
            land = _typhus(g, u, front, land)
    elif f == IRAQ:
        if not g.landed & PERSIAN_FORCE:
            land &= ~(1 << g.box.place["hamadan"] - front.base)  # 17.4c
        if side_of(g, u) == AL and siege(g):
            land &= ~(1 << g.box.place["kut"] - front.base)  # 14.23
    return land & ~truce(g, u, front) if g.treaty and g.colours[6 * RU + f] | g.colours[6 * AM + f] else land


def truce(g: State, u: int, front: Front) -> int:
    """5.46b: after Brest-Litovsk nobody comes beside Russians in Russia; 5.46c: but Turks in the Near East."""
    f = front.index
    if g.box.nation[u] == TU and f not in EUROPE:
        return 0
    there = g.colours[6 * RU + f] | g.colours[6 * AM + f]
    return _truce(front, there) if there else 0


@lru_cache(64)
def _truce(front: Front, there: int) -> int:
    return front.around(there & front.in_country.get("ru", 0)) & ~there


def _typhus(g: State, u: int, front: Front, land: int) -> int:
    """6.57a: nobody crosses the border of Serbia."""
    serbia = front.in_country.get("sr", 0)
    return land & serbia if _in_serbia(g, u, front) else land & ~serbia


def _in_serbia(g: State, u: int, front: Front) -> bool:
    here = g.loc[u] - front.base
    return 0 <= here < front.size and bool(front.in_country.get("sr", 0) >> here & 1)


def shut_in(g: State, u: int) -> bool:
    """6.57a: whether a unit is in Serbia while nobody crosses its border: then others that are alike go elsewhere."""
    return on_track(g, "cp-typhus") and _in_serbia(g, u, g.box.fronts[EAST])


def why_not_there(g: State, u: int, h: int) -> Refusal | None:
    """Why a unit may not be in a hex, whoever else is there."""
    front = front_at(g, h)
    reason = why_not_front(g, u, front.index)
    if reason is not None:
        return reason
    if region(g, u, front.index) >> h - front.base & 1:
        return why_too_many_there(g, (u,), front.index, h - front.base)
    if h == g.box.place["kut"] and side_of(g, u) == AL and siege(g):
        return BESIEGED
    country, its = front.country[h - front.base], passport(g, u)
    if front.index == EAST and on_track(g, "cp-typhus") and not _typhus(g, u, front, front.land) >> h - front.base & 1:
        return TYPHUS
    if country in (NATIONS[n] for n in range(len(NATIONS)) if g.fresh >> n & 1):
        return FRESH
    if country not in open_countries(g):
        return CLOSED
    if g.treaty and truce(g, u, front) >> h - front.base & 1:
        return TRUCE
    if h == g.box.place["hamadan"]:
        return NO_PEF
    if _beaches(front, side_of(g, u), g.landed) >> h - front.base & 1:
        return BEACH
    if its == "bu-cp":
        return OTTOMAN if country == "tu" else BALKANS_ONLY
    return {"mn": HOME_ONLY, "gk": BALKANS_ONLY, "bu": BALKANS_ONLY, "cp": OTTOMAN, "po": POLES}.get(its, NOT_THERE)
