"""8.0 Operational movement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.game import Known
from ...kernel.hexes import Reach
from ...kernel.maps import Members, mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from . import edge, works
from .box import AH, AL, BR, CP, RU, US
from .control import enter, pass_by
from .fronts import EAST, EASTERN, EGYPT, IRAQ, ITALY, MOUNTAIN, OF_THEATRE, ORDINARY, WEST, WESTERN, Front
from .hiding import lay_on_top
from .passports import barred, leaving, region, why_not_there, why_too_many_there
from .stacking import check_stacks, crowded, why_no_stack
from .state import (
    OFF, State, front_at, is_red, is_shock, movement_of, mover, on_track, put, rides, side_of, siege, tell, units_at,
)  # fmt: skip
from .supply import FORAGERS, NONE, PURVEYOR, area, dry_towns, once_entered, own_land, staffed, still, supply_of
from .victory import concede

NOT_YOURS = Refusal("8.0", "move-not-yours")
OTHER_THEATRE = Refusal("4.2.4", "move-other-theatre")
MOVED = Refusal("8.18", "move-done")
PASSED = Refusal("8.18", "move-front-done")
FRESH = Refusal("17.11b", "move-fresh")
AT_PEACE = Refusal("5.46b", "move-at-peace")
BESIEGED = Refusal("14.23", "move-besieged")
FIXED = Refusal("8.13", "move-fixed")
OTHER_HEX = Refusal("8.17", "move-other-hex")
NO_HEX = Refusal("8.24", "move-no-hex")
HERE = Refusal("8.0", "move-here")
ENEMY = Refusal("8.22a", "move-enemy")
FORT = Refusal("8.22a", "move-fort")
ALPINE = Refusal("15.71", "move-alpine")
HQ_ALONE = Refusal("15.63", "move-hq")
ON_LAKE = Refusal("8.34c", "move-on-lake")
NO_SUPPLY = Refusal("8.26", "move-no-supply")
TOO_FAR = Refusal("8.21", "move-too-far")
NO_STOP = Refusal("7.13a", "move-no-gain")
SOUTH = Refusal("17.31e", "move-south")
NOT_OPEN = Refusal("8.0", "pass-not-open")

LAST_FREE_TURN = 5
"""8.14b: October 1914."""

DONE, CONCEDE, ALL, STAY = Offer("done"), Offer("concede"), Offer("all"), Offer("stay")
NOT_ALL, NONE_THROUGH = Offer("all", None, lambda _: OTHER_HEX), Offer.found("through", (), NO_STOP)
NO_FRONT = Offer.found("pass_front", (), NOT_OPEN)
"""Offers that are always the same are made once: questions about marches are the most frequent of all."""


# -- the phase ---------------------------------------------------------------------------------------------------------


def move(g: State) -> Asking[Next]:
    """8.0, 8.11: the side whose theatre it is moves any or none of its units there."""
    if g.marching:
        return march(g)
    return edge.come_in(g) if g.arriving >= 0 else _next(g)


def _next(g: State) -> Asking[Next]:
    """Who moves next, if anybody does."""
    able, newcomers = Members(movers(g)), edge.offers(g) if g.side == AL and g.theatre == WESTERN else ()
    if not able.mask and not newcomers:
        check_stacks(g, g.side, True)
        return None
    here = g.here[g.side]
    fronts = [f for f in OF_THEATRE[g.theatre] if able.mask & here[f]]
    stop = why_not_stop(g)
    if stop is not None and EAST in fronts:
        fronts = []
    verb, noun = yield Choose(
        g.side, "ask-move",
        Offer.found("move", able, lambda u: why_not_move(g, u) or MOVED),
        Offer.found("pass_front", fronts, NOT_OPEN) if len(fronts) > 1 else NO_FRONT,
        *(works.sap_offers(g) if g.side == CP else ()),
        *newcomers,
        DONE if stop is None else Offer("done", None, lambda _: stop),
        *(() if g.moved else (CONCEDE,)),  # 18.15a
        args={"theatre": ("theatre", g.theatre)},
    )  # fmt: skip
    if verb == "done":
        check_stacks(g, g.side, True)
        return None
    if verb == "concede":
        concede(g, g.side)
        return None
    if verb == "pass_front":
        g.passed |= 1 << noun
    elif verb == "devastate":
        works.begin_sapping(g, noun)
    elif verb == "come_in":
        g.arriving = noun
    else:
        g.marching, g.spent = (noun,), 0
    return AGAIN


def why_not_stop(g: State) -> Refusal | None:
    """17.31e: Austro-Hungarians who are too many in the north go south first, if there is a way."""
    if not g.bolsheviks or g.side != CP or g.theatre != EASTERN or EAST not in g.box.active:
        return None
    there = leaving(g)
    able = movers(g) if there else 0
    for u in there:
        if able >> u & 1 and ends(g, party(g, (u,))):
            return SOUTH
    return None


def _southward(g: State, units: Sequence[int], front: Front, start: int) -> int:
    """17.31e: the hexes where units may end their march: all, or only those nearer to the south."""
    if AH not in [g.box.nation[u] for u in units] or set(units).isdisjoint(leaving(g)):
        return -1
    return south_of(front, int(front.numbers[start][1:3]))


@lru_cache(64)
def south_of(front: Front, row: int) -> int:
    return mask_of(h for h in range(front.size) if int(front.numbers[h][1:3]) < row)


def open_fronts(g: State) -> list[int]:
    """The fronts of the theatre under way that are not done with."""
    return [f for f in OF_THEATRE[g.theatre] if f in g.box.active and not g.passed >> f & 1]


def movers(g: State) -> int:
    """All units that `why_not_move` lets through, found at once."""
    here, passed, bound = g.here[g.side], g.passed, g.moved | g.box.fixed
    if g.fresh or g.armistice:
        bound |= g.box.of_nations(g.fresh | g.armistice)
    if g.treaty:
        bound |= g.box.russians
    if g.side == AL and g.any_occ[CP][IRAQ]:
        bound |= mask_of(besieged(g))
    among = 0
    for f in OF_THEATRE[g.theatre]:
        if not passed >> f & 1:
            among |= here[f]
    return among & ~bound


def besieged(g: State) -> list[int]:
    """14.22, 14.23: Allies in Kut while a CP unit is in one of the hexes marked K."""
    return units_at(g, g.box.place["kut"], AL) if g.side == AL and siege(g) else []


def why_not_move(g: State, u: int) -> Refusal | None:
    """Why a unit may not move now."""
    box = g.box
    if not 0 <= u < box.count or g.loc[u] >= OFF or side_of(g, u) != g.side:
        return NOT_YOURS
    front = front_at(g, g.loc[u])
    if front.theatre != g.theatre:
        return OTHER_THEATRE
    if g.moved >> u & 1:
        return MOVED
    if g.passed >> front.index & 1:
        return PASSED
    if box.fixed >> u & 1:
        return FIXED
    if g.fresh >> box.nation[u] & 1:
        return FRESH
    if g.treaty and box.russians >> u & 1:
        return AT_PEACE
    if g.armistice >> box.nation[u] & 1:
        return AT_PEACE
    return BESIEGED if u in besieged(g) else None


# -- one march ---------------------------------------------------------------------------------------------------------


class Party(NamedTuple):
    """Units on the march together, and what holds for them now. Hexes are those of their front."""

    units: tuple[int, ...]
    bunch: int
    """The same as a bit set."""
    front: Front
    start: int
    left: int
    way: Reach
    enter: int
    layers: tuple[int, ...]
    """Hexes by the points it takes to get there;"""
    walked: int
    """all of these together."""
    aloof: tuple[int, ...]
    """8.14e: the same for cavalry that keeps away from enemies."""
    reached: int
    """All of them but the start, and the one hex that can always be entered (8.13)."""
    stop: int
    """Where they go no further (6.3f)."""
    south: int
    """17.31e: where they may end their march: anywhere, or only nearer to the south."""


def party(g: State, units: Sequence[int]) -> Party:
    units, first, box = tuple(units), units[0], g.box
    front = box.front_of[g.loc[first]]
    f, start = front.index, g.loc[first] - front.base
    bunch, kind, left = 1 << first, box.mover[first], allowance(g, first)
    for u in units[1:]:
        bunch |= 1 << u
        kind, left = ORDINARY if box.mover[u] == ORDINARY else kind, min(left, allowance(g, u))
    left -= g.spent
    way = front.way_over(kind, g.weather[f], g.devastated if f == WEST else 0)
    may = enterable(g, units, front)
    stop = pinned(g, front, units) if f == EGYPT and g.side == CP else 0
    layers, walked = _layers(way, 1 << start, left if left > 0 else 0, may, stop)
    reached, aloof = walked, _NOWHERE
    if left > 0 and bunch & box.horse and (far := _far(g, units)) > left:
        aloof, more = _layers(way, 1 << start, far, may & ~front.near(g.occ[1 - g.side][f]), 0)
        reached |= more
    if not g.spent:
        reached |= way.beside(start) & may  # 8.13
    south = _southward(g, units, front, start) if g.bolsheviks and f == EAST else -1
    return tuple.__new__(
        Party, (units, bunch, front, start, left, way, may, layers, walked, aloof, reached, stop, south)
    )  # as `Party(...)`, a little quicker


_NOWHERE: tuple[int, ...] = ()


@lru_cache(256)
def _layers(way: Reach, start: int, points: int, enter: int, stop: int) -> tuple[tuple[int, ...], int]:
    """Kept: where to, by what, and over which way are asked one after another."""
    layers = tuple(way.layers(start, points, enter, stop))
    return layers, sum(layers[1:])  # which have no hex in common


def pinned(g: State, front: Front, units: Sequence[int]) -> int:
    """6.3f: under Air Interdiction, the difficult terrain where CP units of Egypt stop: beside British units, and
    everywhere if these were beside one as they set out."""
    if front.index != EGYPT or g.side != CP or not on_track(g, "ne-al-interdiction"):
        return 0
    british = [u for u in members(g.here[AL][EGYPT]) if g.box.nation[u] == BR]
    near = union([front.beside[g.loc[u] - front.base] for u in british])
    watched = any(near >> _start(g, u) - front.base & 1 for u in units)
    return front.of_terrain["difficult"] & (front.land if watched else near)


def _far(g: State, units: Sequence[int]) -> int:
    """8.14e: points of a party with cavalry, if it keeps away from enemies; 0: it has none that gains by it."""
    if not any(_shies(g, u) for u in units):
        return 0
    return min([2 * printed(g, u) if _shies(g, u) else allowance(g, u) for u in units]) - g.spent


def price(its: Party, h: int) -> int:
    """Points to a hex of the front by the cheapest way; all of them for the one hex that can always be entered."""
    return _spent(its.layers, h) or _spent(its.aloof, h) or max(its.left, 0)


def _spent(layers: tuple[int, ...], h: int) -> int:
    """Points to a hex; 0: it is not there."""
    bit = 1 << h
    for k in range(1, len(layers)):
        if layers[k] & bit:
            return k
    return 0


def enterable(g: State, units: Sequence[int], front: Front) -> int:
    """8.22, 8.24, 17.0: the hexes that all of these may enter; 8.16: friends are no hindrance."""
    f, enemy, box = front.index, 1 - g.side, g.box
    bunch, found = 1 << units[0], region(g, units[0], f)
    for u in units[1:]:
        bunch |= 1 << u
        found &= region(g, u, f)
    if bars := barred(g, units, f):
        found &= ~bars
    found |= front.lakes  # only in snow does a step lead there
    bar = g.occ[enemy][f] | g.forts[enemy][f]
    if bunch & box.hq_mask:
        bar |= g.any_occ[enemy][f]  # 15.63
    if g.bolsheviks and bunch & box.of_nation[RU] and any(is_red(g, u) for u in units):
        bar |= _not_red(g, front)  # 15.93c
    return found & ~bar


def _not_red(g: State, front: Front) -> int:
    """15.93c: hexes with Allies who are not of the Red Army, which does not pass through them."""
    return mask_of(g.loc[u] - front.base for u in members(g.here[AL][front.index]) if not is_red(g, u))


def printed(g: State, u: int) -> int:
    return movement_of(g, u)


def allowance(g: State, u: int) -> int:
    """8.14, 8.15: points of a unit in this phase; cavalry that keeps away from enemies may go further (8.14e)."""
    points, front = movement_of(g, u), g.box.front_of[g.loc[u]]
    if front.theatre != WESTERN:
        return points
    if front.index not in (WEST, ITALY) or g.turn <= LAST_FREE_TURN or not g.box.fights[u]:
        return 2 * points  # 3.26b, 8.14a, 8.14f
    if not (rides(g, u) or _starts_beside(g, u, front)):
        return 2 * points  # 8.14d
    return 2 * points if is_shock(g, u) or g.box.nation[u] == US or _with_tank(g, u) else points  # 8.14c


def _start(g: State, u: int) -> int:
    """Where the march of a unit began."""
    return g.begun if g.begun >= 0 and u in g.marching else g.loc[u]


def _with_tank(g: State, u: int) -> bool:
    """Whether a unit began its march with an Allied tank, or has one along."""
    if side_of(g, u) != AL or not g.here[AL][g.box.front_of[g.loc[u]].index] & g.box.tanks:
        return False
    return any(g.box.kind[v] == "tank" for v in (*g.stacks.get(_start(g, u), ()), *g.stacks[g.loc[u]]))


def _starts_beside(g: State, u: int, front: Front) -> bool:
    """Whether the march of a unit began beside an enemy combat unit."""
    return bool(front.beside[_start(g, u) - front.base] & g.occ[1 - side_of(g, u)][front.index])


def _shies(g: State, u: int) -> bool:
    """8.14e: cavalry whose march is longer if it never comes beside an enemy."""
    front = front_at(g, g.loc[u])
    shy = rides(g, u) and front.index in (WEST, ITALY) and g.turn > LAST_FREE_TURN
    return shy and not (g.met or _starts_beside(g, u, front) or g.box.nation[u] == US or _with_tank(g, u))


# -- where it may end --------------------------------------------------------------------------------------------------


def ends(g: State, its: Party) -> int:
    """8.26, 11.82: the hexes where all of these would be in supply; 8.34c: not on a lake; 8.23: where there is room."""
    found = its.reached & ~its.front.lakes & its.south
    for u in its.units:
        if not found:
            return 0
        found &= fed(g, u, its)
    return _roomy(g, its, found)


def fed(g: State, u: int, its: Party) -> int:
    """Where a unit would be in supply of the hexes that it can reach, with what it takes by coming there and the
    headquarters that goes with it; 8.26, 11.51a: a fort of its nation is enough."""
    box, f, front = g.box, its.front.index, its.front
    nation, kind = box.nation[u], box.mover[u]
    side, who = g.allegiance[nation], PURVEYOR[nation]
    sure = own_land(nation, front) if nation in FORAGERS else still(g, nation, f, kind)
    if not its.reached & ~sure:
        return sure  # there is nothing left to ask
    hqs = its.bunch & box.hqs_of[who]
    found = area(g, nation, f, kind, hqs)
    if hqs:
        found |= staffed(g, nation, f)
    new = front.towns & ~g.held[side][f] | g.any_occ[1 - side][f]
    if f == EGYPT:
        new |= dry_towns(g, side, f)
    if new := new & its.reached & ~found:
        found |= once_entered(g, nation, f, kind, hqs, new)
    if nation in FORAGERS:
        found |= own_land(nation, front)
    return found | g.forts[side][f] & box.forts_of[who][f]  # 11.51a: intact forts that its nation built


def _roomy(g: State, its: Party, found: int) -> int:
    """8.23: not where they would be too many, unless others can still leave; 16.11b: nowhere together, if they may not
    stack any more."""
    if len(its.units) > 1 and why_no_stack(g, its.units) is not None:
        return 0
    close, base = crowded(g, its.units, its.front, found), its.front.base
    if close:
        leave = movers(g) | its.bunch
        for h in members(close):
            if _why_no_room(g, its.units, h + base, leave) is not None:
                found &= ~(1 << h)
    return found


def why_no_room(g: State, units: Sequence[int], h: int) -> Refusal | None:
    """7.23: who cannot leave any more, and these."""
    return _why_no_room(g, units, h, movers(g) | mask_of(units))


def _why_no_room(g: State, units: Sequence[int], h: int, leave: int) -> Refusal | None:
    stay = [u for u in units_at(g, h, g.side) if not leave >> u & 1]
    return why_no_stack(g, (*stay, *units))


# -- the march ---------------------------------------------------------------------------------------------------------


def march(g: State) -> Asking[Next]:
    """Where the units go; others of their hex may be taken along (8.17), some or all."""
    units = g.marching
    its = party(g, units)
    base = its.front.base
    goals = ends(g, its)
    stack, able = g.stacks[g.loc[units[0]]], []
    if not g.spent and len(stack) > len(units):
        free = movers(g) & ~its.bunch
        able = [u for u in stack if free >> u & 1]
    on_the_way, stay = gains(g, its, goals), why_not_stay(g, its, goals)
    points = its.left if its.left > 0 else 0
    verb, noun = yield Choose(
        g.side, "ask-march",
        Offer.found("to", Members(goals, base), lambda h: why_not_to(g, its, h)),
        Offer.found("with", able, lambda u: why_not_with(g, u) or MOVED),
        ALL if len(able) > 1 else NOT_ALL,
        Offer.found("through", Members(on_the_way, base), NO_STOP) if on_the_way else NONE_THROUGH,
        STAY if stay is None else Offer("stay", None, lambda _: stay),
        args={"units": [("unit", u) for u in units] if len(units) > 1 else [("unit", units[0])], "points": points},
        others="ask-march-others",
    )  # fmt: skip
    if verb == "with":
        g.marching = (*units, noun)
    elif verb == "all":
        g.marching = (*units, *able)
    elif verb == "through":
        g.begun = its.start + base if g.begun < 0 else g.begun
        way = _go(g, its, noun)
        if not g.met:
            g.met = bool(g.occ[1 - g.side][its.front.index] & its.front.around(mask_of([h - base for h in way])))
        g.spent += price(its, noun - base)
    else:
        finish(g, its, noun if verb == "to" else None)
    return AGAIN


def why_not_with(g: State, u: int) -> Refusal | None:
    """8.17: only units that began the phase together march together."""
    if not 0 <= u < g.box.count or g.loc[u] != g.loc[g.marching[0]] or u in g.marching:
        return OTHER_HEX
    return why_not_move(g, u)


def why_not_stay(g: State, its: Party, goals: int) -> Refusal | None:
    """17.31e: who has to go south goes; 8.26: who has set out does not stop where he is out of supply, if he can go
    on."""
    if goals and its.south != -1:
        return SOUTH
    fed_here = not g.spent or not goals or all(supply_of(g, u) != NONE for u in g.marching)
    return None if fed_here else NO_SUPPLY


def gains(g: State, its: Party, goals: int) -> int:
    """7.13a: hexes on the way that the enemy controls, and from which they can still get to where they may end: who
    passes there takes them."""
    on = its.reached & ~g.held[g.side][its.front.index] & ~its.front.lakes
    if not on or its.left <= 1:
        return 0
    start, left, layers = 1 << its.start, its.left, its.layers
    on &= its.walked & ~(layers[left] | its.stop)
    rest = on & ~goals  # who has as many points left as are asked about, or more
    if rest:
        for before in its.way.backwards(goals | start, left - 1, its.enter | start, its.stop):
            left -= 1
            on &= ~(rest & layers[left] & ~before)
            rest &= ~(before | layers[left])
            if not rest:
                break
    return on


def _go(g: State, its: Party, goal: int) -> list[int]:
    """Units go to a hex and take what they pass: the way, where it matters."""
    base, way = its.front.base, [goal]
    if g.begun >= 0 or its.reached & ~g.held[g.side][its.front.index]:  # else the way there changes nothing
        way = path(g, its, goal)
        if len(way) > 1:
            pass_by(g, its.units, way[:-1])
    for u in its.units:
        put(g, u, goal)
    lay_on_top(g, its.units[0])
    enter(g, its.units, goal)
    if g.log is not None:
        tell(
            g, "log-move", side=("side", g.side), unit=("unit", its.units[0]), count=len(its.units),
            start=("space", its.start + base), space=("space", goal),
        )  # fmt: skip
    if its.front.index == WEST:
        _tire(g, its, goal - base)
    return way


def _tire(g: State, its: Party, goal: int) -> None:
    """8.15: a headquarters of the West that goes beyond what is printed on it cannot support any more."""
    if g.turn <= LAST_FREE_TURN + 1 or g.modern:
        return
    spent = g.spent + price(its, goal)
    for u in its.units:
        if not g.box.fights[u] and spent > printed(g, u):
            g.depleted |= 1 << u


def path(g: State, its: Party, goal: int) -> list[int]:
    """A cheapest way to a hex, over hexes that the enemy controls where it may choose."""
    base, h = its.front.base, goal - its.front.base
    over = its.front.map.all & ~g.held[g.side][its.front.index]
    layers = its.layers if its.walked >> h & 1 else its.aloof
    if layers is its.aloof and not _spent(layers, h):
        return [goal]
    return [step + base for step in its.way.path(layers, h, its.stop, over)]


def finish(g: State, its: Party, goal: int | None) -> None:
    """The march is over, here or there."""
    if goal is not None:
        _go(g, its, goal)
    g.moved |= its.bunch
    g.marching, g.spent, g.begun, g.met = (), 0, -1, False


def why_not_to(g: State, its: Party, h: int) -> Refusal:
    """Why a hex is none of those where these units may end their march."""
    front, enemy = its.front, 1 - g.side
    local = h - front.base
    if not 0 <= local < front.size or not (front.land | front.lakes) >> local & 1:
        return NO_HEX
    if local == its.start:
        return HERE
    f = front.index
    if g.occ[enemy][f] >> local & 1:
        return ENEMY
    if g.forts[enemy][f] >> local & 1:
        return FORT
    for u in its.units:
        reason = why_not_there(g, u, h)
        if reason is not None and not front.lakes >> local & 1:
            return reason
        if front.of_terrain["alpine"] >> local & 1 and mover(g, u) != MOUNTAIN:
            return ALPINE
        if not g.box.fights[u] and g.any_occ[enemy][f] >> local & 1:
            return HQ_ALONE
    reason = why_too_many_there(g, its.units, f, local)
    if reason is not None:
        return reason
    if not its.reached >> local & 1:
        return TOO_FAR
    if front.lakes >> local & 1:
        return ON_LAKE
    if not its.south >> local & 1:
        return SOUTH
    return why_no_room(g, its.units, h) or NO_SUPPLY


def way(known: Known[State], units: Sequence[int], h: int) -> tuple[list[int], int]:
    """A cheapest way of units to a hex where they may end, and its price in points."""
    g = known.state
    its = party(g, units)
    return path(g, its, h), price(its, h - its.front.base)
