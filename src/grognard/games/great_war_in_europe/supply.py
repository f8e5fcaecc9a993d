"""11.0 Supply: lines of hexes to primary sources, over towns and headquarters, out of ports, in forts.

Nothing but enemies bars a line, so a side's own moves hardly ever change its supply: what was found is kept with what
it was found from, and found again when that is no longer so.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ...kernel.maps import mask_of, members
from .box import AB, AL, AM, BE, BR, CP, GE, GK, IT, MN, NATIONS, PC, PG, RO, RU, SP, SR, TU, Box
from .fronts import CAUCASUS, EAST, EGYPT, FRONTS, HOT, IRAQ, ITALY, MOUNTAIN, NEAR_EAST, ORDINARY, WEST, Front
from .state import (
    ALBANIA_OPEN, BEACHES, PERSIAN_FORCE, SALONIKA, State, colours_of, fort_at, side_of, siege,
)  # fmt: skip

NONE, FORTRESS, NORMAL = range(3)
"""Out of supply, living on a fort (11.51a), in supply."""

RUSSIANS: Final = (RU, AM, PC)
"""11.33f: Armenians and Persian Cossacks are supplied as Russians."""
PURVEYOR: Final = tuple(RU if nation in RUSSIANS else nation for nation in range(len(NATIONS)))

APART: Final = {WEST: (BR, BE), EAST: (GE, RU, RO, SR, GK, MN), CAUCASUS: (TU, RU), IRAQ: (RU,)}
"""By front the nations that have sources or ports of their own (11.32, 11.33, 11.4), and everywhere Italians, for their
mountain units (11.6b). All others of a side are fed alike, but for headquarters."""


def _fed_as(nation: int, f: int) -> int:
    """The first nation whose lines on a front are those of this one, if both are of a side."""
    nation = PURVEYOR[nation] if f in NEAR_EAST else nation
    return nation if nation == IT or nation in APART.get(f, ()) else FED_ALIKE


FED_ALIKE: Final = len(NATIONS)

KEYS: Final = tuple(
    tuple(tuple(24 * (2 * _fed_as(n, f) + side) + 4 * f for n in range(len(NATIONS))) for f in range(len(FRONTS)))
    for side in (CP, AL)
)
"""By side, front and nation: under which number its lines are kept."""


def supply_of(g: State, u: int) -> int:
    """How a unit on the map is supplied where it stands."""
    if g.spared >> u & 1:
        return NORMAL  # 11.86
    h = g.loc[u]
    front = g.box.front_of[h]
    if front.index == IRAQ and _besieged(g, u, h) and siege(g):
        return FORTRESS  # 14.23
    if supplied_at(g, u, h):
        return NORMAL
    fort = fort_at(g, h)
    if fort >= 0 and g.box.forts[fort].nation == purveyor(g.box.nation[u]):
        return FORTRESS  # 11.51a, 14.13
    return FORTRESS if front.index == IRAQ and _besieged(g, u, h) else NONE


def _besieged(g: State, u: int, h: int) -> bool:
    """14.21, 14.23: Allies in Kut live on its fort."""
    return h == g.box.place["kut"] and side_of(g, u) == AL


def purveyor(nation: int) -> int:
    """11.33f: whose headquarters and forts feed a nation's units."""
    return PURVEYOR[nation]


def supplied_at(g: State, u: int, h: int, entered: bool = False) -> bool:
    """Whether a unit would be in normal supply in a hex. entered: once its side has come there, taken its town and
    driven off a headquarters."""
    front, nation, kind = g.box.front_of[h], g.box.nation[u], g.box.mover[u]
    f, bit = front.index, 1 << h - front.base
    if not entered and still(g, nation, f, kind) & bit:
        return True
    found = area(g, nation, f, kind, entered=bit if entered else 0)
    return bool(found & bit) or _always(g, u, front, h)


FORAGERS: Final = {MN: "mn", PG: "pe", SP: "pe", AB: "tu"}
"""11.32d, 11.33c, 11.33f: those who live off the land, and where."""


def own_land(nation: int, front: Front) -> int:
    """Where somebody who lives off the land is at home; Arabs only in Egypt's part of Turkey."""
    return front.in_country.get(FORAGERS[nation], 0) if nation != AB or front.index == EGYPT else 0


def _always(g: State, u: int, front: Front, h: int) -> bool:
    nation = g.box.nation[u]
    return nation in FORAGERS and bool(own_land(nation, front) >> h - front.base & 1)


def free_hexes(g: State, side: int, f: int, kind: int = ORDINARY, entered: int = 0) -> int:
    """11.6a, 11.6b: the hexes that a line of a side may be in. 12.2d: none in the desert when it is hot."""
    front, enemy = g.box.fronts[f], 1 - side
    free = front.land & ~(g.any_occ[enemy][f] | g.forts[enemy][f]) | entered
    if kind != MOUNTAIN:
        free &= ~front.of_terrain["alpine"]
    if f in NEAR_EAST and g.weather[f] == HOT:
        free &= ~front.of_terrain["desert"]
    return free


def area(g: State, nation: int, f: int, kind: int = ORDINARY, away: int = 0, entered: int = 0) -> int:
    """The hexes of a front in which units of a nation are in supply by a line, a headquarters or a port.

    away: headquarters that are on the march and feed nobody from where they are; entered: a hex as if the side had come
    there, and then only whether it is one of these."""
    if entered:
        return once_entered(g, nation, f, kind, away, entered)
    kept, hqs = _kept(g, nation, f, kind), g.here[g.allegiance[nation]][f] & g.box.hqs_of[PURVEYOR[nation]] & ~away
    return _staff(g, nation, f, kind, kept, hqs, keep=not away).found if hqs else kept.found


def once_entered(g: State, nation: int, f: int, kind: int, away: int, hexes: int) -> int:
    """Of some hexes of a front those that would be in supply once the side had come there, to each by itself."""
    side, front, kept = g.allegiance[nation], g.box.fronts[f], _kept(g, nation, f, kind)
    sure = 0
    if f != EGYPT or not hexes & gates_of_gaza(g.box):  # where others would feed more towns than one
        sources = hexes & second_sources(g, side, f, g.held[side][f] | hexes)
        sure = sources and sources & free_hexes(g, side, f, kind, hexes) & ~_far_alps(front, nation, kind)
        sure = sure and sure & (kept.linked | front.lines.around(kept.linked))  # a town that is joined to a source
    if sure == hexes:
        return sure
    hqs = g.here[side][f] & g.box.hqs_of[PURVEYOR[nation]] & ~away
    its: Kept | Staff = _staff(g, nation, f, kind, kept, hqs, keep=not away) if hqs else kept
    known = its.entered
    for h in members(hexes & ~sure):
        bit = 1 << h
        if bit not in known:
            known[bit] = _once_entered(Lines.of(g, nation, f, kind, bit), hqs)
        sure |= known[bit]
    return sure


class Kept(NamedTuple):
    """What was found of supply, headquarters apart."""

    facts: tuple[int, ...]
    """All that it may hang on, at first sight,"""
    basis: tuple[int, ...]
    """and as far as it does."""
    found: int
    inside: int
    """Towns of Sinai that feed only who is in them (11.53a)."""
    entered: dict[int, int]
    """Of single hexes, whether they are in it once a side has come there."""
    posts: list[int]
    """Where a headquarters would feed others, once somebody has asked."""
    linked: int
    """Where lines of any length lead from primary sources."""


class Staff(NamedTuple):
    """The same with headquarters."""

    basis: tuple[int, ...]
    hqs: int
    moves: int
    """Which headquarters there are, and how often one had moved."""
    found: int
    entered: dict[int, int]


def _facts(g: State, nation: int, f: int) -> tuple[int, ...]:
    """All that lines may hang on. What bars them comes first, then what they lead over; then all else."""
    side = g.allegiance[nation]
    enemy = 1 - side
    return (
        g.any_occ[enemy][f], g.forts[enemy][f], g.spoiled[f], g.held[side][f],
        _at_wells(g, side, f) if f == EGYPT else 0, g.weather[f], g.landed, g.devastated, g.pipeline,
    )  # fmt: skip


def _at_wells(g: State, side: int, f: int) -> int:
    """11.53a: towns of Sinai with units of the Allies, whom alone they feed."""
    return g.any_occ[AL][f] & g.box.fronts[f].wells if side == AL else 0


def still(g: State, nation: int, f: int, kind: int) -> int:
    """Hexes that are in supply by lines for sure: those that last were, if since then nothing has come that bars a line
    and nothing was lost that feeds one. There may be more."""
    kept: Kept | None = g.lines.get(KEYS[g.allegiance[nation]][f][nation] + 2 * kind)
    if kept is None:
        return 0
    now, then = _facts(g, nation, f), kept.facts
    if now == then:
        return kept.found
    worse = now[0] & ~then[0] or now[1] & ~then[1] or now[2] & ~then[2] or then[3] & ~now[3] or then[4] & ~now[4]
    return 0 if worse or now[5:] != then[5:] else kept.found


def _kept(g: State, nation: int, f: int, kind: int) -> Kept:
    """What is found now: the same as before, if nothing changed that matters."""
    facts, front = _facts(g, nation, f), g.box.fronts[f]
    key = KEYS[g.allegiance[nation]][f][nation] + 2 * kind
    kept: Kept | None = g.lines.get(key)
    if kept is not None and kept.facts == facts:
        return kept
    its = Lines.of(g, nation, f, kind)
    basis = (its.free, its.held & front.posts, its.occupied, facts[2] & front.posts, *facts[5:])
    if kept is not None and kept.basis == basis:
        found = kept._replace(facts=facts)
    else:
        area_, inside, linked = _area(its)
        found = Kept(facts, basis, area_, inside, {}, [], linked)
    g.lines[key] = found
    return found


def _staff(g: State, nation: int, f: int, kind: int, kept: Kept, hqs: int, keep: bool) -> Staff:
    """What these headquarters add to that; 11.22c: whoever is with one that is a source, or beside it."""
    key, who = 24 * nation + 4 * f + 2 * kind + 1, PURVEYOR[nation]
    staff: Staff | None = g.lines.get(key)
    if staff is not None and staff.basis is kept.basis and staff.hqs == hqs and staff.moves == g.staff[6 * who + f]:
        return staff
    posts, front = _posts(g, nation, f, kind, kept), g.box.fronts[f]
    found = kept.found | _around_staff(g, front, hqs, posts | kept.inside, kept.basis[0])
    staff = Staff(kept.basis, hqs, g.staff[6 * who + f], found, {})
    if keep:
        g.lines[key] = staff
    return staff


def _around_staff(g: State, front: Front, hqs: int, posts: int, free: int) -> int:
    """11.22c: the hexes of headquarters that are sources, and those beside them."""
    able = mask_of([g.loc[u] - front.base for u in members(hqs)]) & posts
    return able | front.lines.around(able) & free


def _once_entered(its: Lines, hqs: int) -> int:
    """A hex, if it is in supply once a side has come there; else nothing."""
    found, inside, _ = _area(its)
    if hqs and not found & its.entered:
        found = _around_staff(its.g, its.g.box.fronts[its.f], hqs, _staffed(its) | inside, its.free)
    return found & its.entered


class Lines(NamedTuple):
    """What the lines of a nation's units on a front are drawn from."""

    g: State
    nation: int
    f: int
    kind: int
    free: int
    held: int
    occupied: int
    """Towns of Sinai with units of its side (11.53a)."""
    entered: int
    """The only hex that is asked for; 0: all are."""

    @classmethod
    def of(cls, g: State, nation: int, f: int, kind: int, entered: int = 0) -> Lines:
        side, front = g.allegiance[nation], g.box.fronts[f]
        free, held = free_hexes(g, side, f, kind, entered), g.held[side][f] | entered
        occupied = _at_wells(g, side, f) | entered & front.wells if f == EGYPT else 0
        return tuple.__new__(cls, (g, nation, f, kind, free, held, occupied, entered))  # as `cls(...)`, but quicker


def _area(its: Lines) -> tuple[int, int, int]:
    """The hexes in supply without headquarters, of these the towns of Sinai that feed who is in them, and where lines
    of any length lead."""
    g, nation, f, free = its.g, its.nation, its.f, its.free
    front, side = g.box.fronts[f], g.allegiance[nation]
    first = primary(g, nation, f, its.held)
    alps = _far_alps(front, nation, its.kind)
    free &= ~alps
    linked, sources = _linked(its, first, free)
    if its.entered & sources & free:
        return its.entered, 0, linked
    found = front.in_reach(sources, g.box.reach, free)  # 11.21a, 11.22a
    inside = dry_towns(g, side, f) & its.held & its.occupied & linked if its.occupied else 0  # 11.53a
    if alps:
        found |= front.lines.around(front.in_reach(sources, g.box.reach - 1, free)) & alps & its.free
    home = first & ~(g.any_occ[1 - side][f] | g.forts[1 - side][f])  # 12.2d: who is in a source needs no line
    return found | inside | home | ports(g, nation, f, free, its.held), inside, linked


def _linked(its: Lines, first: int, free: int) -> tuple[int, int]:
    """11.22a: where lines of any length lead from primary sources, and these with the towns that are joined to them."""
    g, front = its.g, its.g.box.fronts[its.f]
    linked = front.linked(first & free, free) | _by_channel(g, its.nation, its.f, free)
    return linked, first & free | second_sources(g, g.allegiance[its.nation], its.f, its.held) & linked


def staffed(g: State, nation: int, f: int) -> int:
    """The hexes of a front where a headquarters of a nation is in supply by its own line, and feeds others."""
    return _posts(g, nation, f, ORDINARY, _kept(g, nation, f, ORDINARY))


def _posts(g: State, nation: int, f: int, kind: int, kept: Kept) -> int:
    """The same, found once for what is found now."""
    if not kept.posts:
        kept.posts.append(_staffed(Lines.of(g, nation, f, kind)))
    return kept.posts[0]


def _staffed(its: Lines) -> int:
    """11.21b, 11.22d: where a headquarters is a source itself; 11.6b: none of its lines is alpine."""
    front = its.g.box.fronts[its.f]
    free = its.free & ~front.of_terrain["alpine"]
    linked, sources = _linked(its, primary(its.g, its.nation, its.f, its.held), free)
    if its.f not in NEAR_EAST:
        return linked
    near, most = its.g.box.reach, its.g.box.reach_hq
    return front.in_reach(front.in_reach(sources, near, free), most - near, free)  # the first of it is known already


def _far_alps(front: Front, nation: int, kind: int) -> int:
    """11.6b: alpine hexes of Austria-Hungary, into which Italian mountain units trace, but not through them."""
    if nation != IT or kind != MOUNTAIN:
        return 0
    return front.of_terrain["alpine"] & front.in_country.get("ah", 0)


def lines(g: State, nation: int, f: int) -> int:
    """Where units of a nation are in supply by a line alone: normally, as 13.29a has it."""
    front, side = g.box.fronts[f], g.allegiance[nation]
    free = free_hexes(g, side, f)
    first = primary(g, nation, f) & free
    sources = first | second_sources(g, side, f) & front.linked(first, free)
    return front.in_reach(sources, g.box.reach, free)


def primary(g: State, nation: int, f: int, held: int = -1) -> int:
    """11.32, 11.33: a nation's primary sources on a front, those that its side holds; 11.31: for units there alone,
    11.23: for any number of them."""
    side = g.allegiance[nation]
    front = g.box.fronts[f]
    found = _printed(front, side, nation)
    if f == EAST:
        found |= _of_the_east(g, front, side, nation)
    elif f == IRAQ and side == AL:
        found = _of_iraq(g, front, nation)
    return found & (g.held[side][f] if held < 0 else held) & ~g.spoiled[f]


def _of_iraq(g: State, front: Front, nation: int) -> int:
    """11.33e: Basra and Abadan for the British, Hamadan for the Russians once they have come there."""
    if nation in RUSSIANS:
        return 1 << g.box.place["hamadan"] - front.base if g.landed & PERSIAN_FORCE else 0
    return mask_of(g.box.place[name] - front.base for name in ("basra", "abadan"))


@lru_cache(256)
def _printed(front: Front, side: int, nation: int) -> int:
    """11.32a, 11.32b, 11.33a: what the map prints: edges, and towns with a symbol."""
    if side == CP:
        return front.kind("edge_supply_cp") | front.kind("supply_cp") | front.kind("ruhr")
    if front.index == EAST:
        return front.kind("edge_supply_ru") if nation in (RU, RO) else front.kind("edge_supply_gk") * (nation == GK)
    if front.index == EGYPT:
        return front.kind("west_of_suez")  # 11.33e
    return front.kind("edge_supply_allied")


def _of_the_east(g: State, front: Front, side: int, nation: int) -> int:
    """11.32c, 11.33b to 11.33d: sources of the East that come with a country or an event."""
    found = 0
    for join, h in g.box.joining.items():
        if g.allegiance[join] == side and (side == CP or nation in (RU, RO)):
            found |= 1 << h - front.base
    if side == CP:
        return found
    salonika = 1 << g.box.place["salonika"] - front.base if g.landed & SALONIKA else 0
    if nation == SR:
        return found | front.towns & front.in_country.get("sr", 0) | salonika
    if nation == IT:
        return found | (1 << g.box.place["valona"] - front.base if g.landed & ALBANIA_OPEN else 0)  # 17.4b
    if nation in (RU, RO, GK, MN):
        return found
    return found | salonika | (front.kind("landing") if g.landed & BEACHES else 0)


def second_sources(g: State, side: int, f: int, held: int = -1) -> int:
    """11.22a, 11.72: towns and cities that a side holds, as far as they may serve as secondary sources."""
    front = g.box.fronts[f]
    held = g.held[side][f] if held < 0 else held
    found = front.towns & held
    if f == WEST:
        return found & ~g.devastated  # 14.63b
    if f == EGYPT and side == AL:
        found &= ~dry_towns(g, side, f)
        if not held & gates_of_gaza(g.box):
            found &= ~g.box.north_of_gaza  # 11.22b
    return found


@lru_cache(16)
def gates_of_gaza(box: Box) -> int:
    """11.22b: the towns of which the Allies need one to go on."""
    return mask_of(box.place[gate] - box.fronts[EGYPT].base for gate in ("gaza", "beersheba"))


def dry_towns(g: State, side: int, f: int) -> int:
    """11.53a: coastal towns of Sinai that the pipeline has not reached: they feed only the Allies who are in them."""
    return _dry(g.box.fronts[f], g.pipeline) if f == EGYPT and side == AL else 0


@lru_cache(64)
def _dry(front: Front, pipeline: int) -> int:
    return mask_of(h for h, number in front.kinds("pipeline").items() if number > pipeline)


# -- 11.4 ports --------------------------------------------------------------------------------------------------------


def ports(g: State, nation: int, f: int, free: int, held: int) -> int:
    """The hexes in which a nation's units are supplied by a port, or by the coast."""
    front, side = g.box.fronts[f], g.allegiance[nation]
    if f == WEST and side == AL:
        return _western_ports(g, front, nation, held, free)
    if f == ITALY and side == AL:
        return front.kind("adriatic") & held  # 11.43
    if f == EAST:
        return _eastern_ports(g, front, nation, side, held, free)
    if f == CAUCASUS and nation in (*RUSSIANS, TU):
        caspian = front.kind("caspian") if nation != TU else 0
        return (front.kind("black_sea") | caspian) & free  # 11.45
    return front.kind("k") if f == IRAQ and side == CP else 0  # 11.54, 14.24


def _western_ports(g: State, front: Front, nation: int, held: int, free: int) -> int:
    """11.44a: Allies in a port, British and Belgians around it too; 14.63b: not one laid waste."""
    open_ports = front.kind("port") & held & ~(_closed_ports(g, front) | g.devastated)
    return front.in_reach(open_ports, g.box.reach, free) | open_ports if nation in (BR, BE) else open_ports


def _closed_ports(g: State, front: Front) -> int:
    """11.44b: Rouen and Antwerp, while their rivers are not the Allies'."""
    held, found = g.held[AL][WEST], 0
    if front.kind("mark_R") & ~held:
        found |= 1 << g.box.place["rouen"] - front.base
    if front.kind("mark_A") & ~held or front.kind("closes_antwerp") & g.any_occ[CP][WEST]:
        found |= 1 << g.box.place["antwerp"] - front.base
    return found


def _by_channel(g: State, nation: int, f: int, free: int) -> int:
    """11.44c: the British trace to Calais or Dunkirk by way of a town at any distance."""
    if f != WEST or nation != BR:
        return 0
    front = g.box.fronts[f]
    gates = mask_of(g.box.place[gate] - front.base for gate in ("calais", "dunkirk"))
    gates &= g.held[AL][WEST] & free & ~g.devastated  # 14.63b
    return front.linked(gates, free) if gates else 0


def _eastern_ports(g: State, front: Front, nation: int, side: int, held: int, free: int) -> int:
    """11.41, 11.42."""
    if side == AL:
        straits = g.held[AL][EAST] >> g.box.place["constantinople"] - front.base & 1
        return front.kind("black_sea") & held if straits else 0
    if nation != GE:
        return 0
    city = 1 << g.box.place["konigsberg"] - front.base
    near = front.in_reach(city, g.box.reach, free) if city & held else 0
    return front.kind("baltic") & held | near


# -- for all units -----------------------------------------------------------------------------------------------------


def hex_supplied(g: State, side: int, nation: int, h: int) -> bool:
    """11.85: whether a hex is in supply for a side's nation."""
    front = g.box.front_of[h]
    return bool(area(g, nation, front.index) >> h - front.base & 1)


def forsake(g: State) -> None:
    """11.33d: Salonika and the beaches, once Allies have landed there, are sources no more when none is in them."""
    now = g.box.beaches if g.landed & BEACHES else 0
    if g.landed & SALONIKA and g.allegiance[GK] != AL:
        now |= g.box.salonika
    now &= g.any_occ[AL][EAST]
    if now != g.footholds:
        g.spoiled[EAST] |= g.footholds & ~now
        g.footholds = now


def starving(g: State) -> list[int]:
    """11.13: all units on the map that are out of supply; 11.52: Belgians in Antwerp are spared, until it falls."""
    found = []
    for side in (CP, AL):
        for f in g.box.active:
            for nation in nations_on(g, side, f):
                base, there = g.box.fronts[f].base, colours_of(g, nation, f)
                if nation in FORAGERS:
                    there &= ~own_land(nation, g.box.fronts[f])
                hungry = there and there & ~still(g, nation, f, ORDINARY)
                hungry = hungry and hungry & ~_kept(g, nation, f, ORDINARY).found
                for h in members(hungry and hungry & ~area(g, nation, f)):
                    units = [u for u in g.stacks[h + base] if g.box.nation[u] == nation]
                    found += [u for u in units if supply_of(g, u) == NONE]
    antwerp = g.box.place["antwerp"]
    spared = BE if not g.captured >> antwerp - g.box.front_of[antwerp].base & 1 else -1
    return sorted(u for u in found if not (g.box.nation[u] == spared and g.loc[u] == antwerp))


def nations_on(g: State, side: int, f: int) -> list[int]:
    """The nations of a side that have units on a front."""
    here = g.here[side][f]
    return [n for n, its in enumerate(g.allegiance) if its == side and here & g.box.of_nation[n]]
