"""12.3 Retreat: hex by hex toward supply, away from enemy zones. The same rules after combat, in error and in
disengagement."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from .assault import hosts, settle_assault
from .command import headquarters, sources
from .entering import clear_supports, enter_hex
from .losses import hurt, shaken_all, why_crowded
from .odds import bridged, tracks
from .state import (
    INTERDICTION, OFF, Due, Fall, State, fighters_at, flights_over, kill, put, tell, units_at, zoc,
)  # fmt: skip

NOT_BACK = Refusal("12.3e", "fall-not-back")
NOT_FREE = Refusal("12.3a", "fall-must")
NOT_IN_IT = Refusal("12.3b", "fall-not-this")


def begin(
    g: State, h: int, side: int, length: int, *, least: int = -1, led: bool = False, turns: bool = True,
    forced: bool = False, units: Sequence[int] = (),
) -> None:  # fmt: skip
    """Everybody of a side in a hex goes back, with his assault troops (12.3b, 12.3c), or some units only; `least`: how
    many hexes they go before they may stop, by default all; `led`: by the opponent (13.0i)."""
    group = tuple(units) or tuple(u for u in units_at(g, h, side) if g.box.fights[u] or g.box.is_assault[u])
    leader = 1 - side if led else side
    one = Fall(group, side, leader, h, 0, length, length if least < 0 else least, turns, forced)
    tanks = tuple(u for u in group if g.box.kind[u] == "tank")
    rest = tuple(u for u in group if u not in tanks)
    parts = [one._replace(units=(u,), forced=True) for u in tanks]  # 15.6.1e: where they cannot follow they are lost
    g.falls = (*g.falls, *([one._replace(units=rest)] if rest else []), *parts)


def fall(g: State) -> Asking[None]:
    """The next step of the first group that is on its way back; 12.3h: beyond the last hex if that holds too many."""
    one = g.falls[0]
    units = tuple(u for u in one.units if g.loc[u] < OFF)
    one = one._replace(units=units)
    fighters = [u for u in units if g.box.fights[u]]
    if not fighters:
        return _end(g, one)
    here = g.loc[units[0]]
    if one.left <= 0 and not (one.gone and why_crowded(g, here, one.side)):
        return _end(g, one)
    open_ = steps_back(g, one)
    if not open_:
        return _stuck(g, one)
    must = one.left > 0 and one.gone < one.least
    if len(open_) == 1 and must and len(fighters) == 1:
        return _step(g, one, open_[0])
    alone = [u for u in fighters if len(fighters) > 1 and one.leader == one.side]
    verb, noun = yield Choose(
        one.leader, "ask-fall",
        Offer.found("fall", open_, NOT_BACK),
        Offer.found("alone", alone, NOT_IN_IT),
        Offer("halt", None, lambda _: NOT_FREE if must else None),
        args={"units": [("unit", u) for u in fighters], "left": max(0, one.left)},
    )  # fmt: skip
    if verb == "fall":
        return _step(g, one, noun)
    if verb == "halt":
        return _end(g, one)
    return _part(g, one, noun)


def _part(g: State, one: Fall, u: int) -> None:
    """12.3b: one of them takes a way of its own, with the assault troops for which the others have no unit (12.3c);
    they follow afterwards."""
    stay = [v for v in one.units if g.box.fights[v] and v != u]
    kept: list[int] = []
    for a in one.units:
        if g.box.is_assault[a] and hosts(g, stay, [*kept, a]) > len(kept):
            kept.append(a)
    goes = tuple(v for v in one.units if v not in stay and v not in kept)
    g.falls = (one._replace(units=goes), one._replace(units=(*stay, *kept)), *g.falls[1:])


# -- where to ----------------------------------------------------------------------------------------------------------


def steps_back(g: State, one: Fall) -> list[int]:
    """12.3e, 12.3f: where the next step may lead: nearer to a source, else to a headquarters, out of enemy zones as far
    as can be."""
    here = g.loc[one.units[0]]
    enemy = 1 - one.side
    near = g.box.beside[here] & g.scene.area & ~g.any_occ[enemy] & ~(1 << one.start)
    if g.box.kind[one.units[0]] == "tank":
        near = g.box.map.set(h for h in bits(near) if tracks(g, here, h))
    if not near:
        return []
    safe = near & (~zoc(g, enemy) | g.any_occ[one.side])
    back = nearer(g, one.side, here)
    for found in (safe & back, safe if one.turns else 0, near & back, near):
        if found:
            return list(bits(found))
    return []


def nearer(g: State, side: int, here: int) -> int:
    """The neighbours of a hex that lie nearer to the nearest of the side's sources of supply; without any, of its
    headquarters."""
    goals = list(bits(sources(g, side))) or [g.loc[u] for u in headquarters(g, side)]
    if not goals:
        return g.box.map.all
    far = {goal: g.box.map.distance(here, goal) or 0 for goal in goals}
    nearest = min(far.values())
    found = 0
    for goal in goals:
        if far[goal] == nearest:
            found |= g.box.near(goal, nearest - 1) if nearest else 0
    return found & g.box.near(here, 1)


def can_fall(g: State, h: int, side: int) -> bool:
    """Whether anybody could go back from a hex at all."""
    group = tuple(fighters_at(g, h, side))
    return bool(group) and bool(steps_back(g, Fall(group, side, side, h, 0, 1, 1, True, False)))


# -- one step ----------------------------------------------------------------------------------------------------------


def _step(g: State, one: Fall, h: int) -> None:
    """Into the next hex, whatever the ground (12.3d); 12.3g: one step of the stack for each hex in an enemy zone
    without a friend."""
    here, side = g.loc[one.units[0]], one.side
    friends = [u for u in fighters_at(g, here, side) if u not in one.units] if one.gone else []
    pays = bool(zoc(g, 1 - side) >> h & 1) and not g.any_occ[side] >> h & 1
    bombed = bool(flights_over(g, h, 1 - side, INTERDICTION))  # 12.3m, 17.2a
    swims = (here, h) in g.box.major and not bridged(g, (here, h), side)
    tell(
        g, "log-fall", side=("side", side), units=[("unit", u) for u in one.units if g.box.fights[u]],
        start=("space", here), space=("space", h),
    )  # fmt: skip
    for u in one.units:
        put(g, u, h)
    enter_hex(g, one.units, h)
    fighters = tuple(u for u in one.units if g.box.fights[u])
    hurt(g, Due("steps", side, pays + bombed, fighters))
    left = 0 if swims else one.left - 1
    if friends:  # 12.3i: who leaves them again has gone through them
        shaken_all(g, (*friends, *fighters))
    if swims:
        shaken_all(g, fighters)  # 12.3k
    g.falls = (one._replace(gone=one.gone + 1, left=left), *g.falls[1:])


def _end(g: State, one: Fall) -> None:
    """12.3j: two hexes or more after a combat disorganise, and so does a way that the opponent chose (13.0i)."""
    alive = [u for u in one.units if g.loc[u] < OFF]
    if one.leader != one.side or (one.gone >= 2 and g.battle is not None):
        shaken_all(g, alive)
    g.falls = g.falls[1:]
    if alive:
        settle_assault(g, g.loc[alive[0]])
    _left_behind(g, one)


def _stuck(g: State, one: Fall) -> None:
    """Nowhere to go: who has a choice stops, who has none is lost (2.1e, SCg.1)."""
    if one.gone or not one.forced:
        _end(g, one)
        return
    for u in one.units:
        if g.loc[u] < OFF:
            kill(g, u, "log-no-retreat")
    g.falls = g.falls[1:]
    _left_behind(g, one)


def _left_behind(g: State, one: Fall) -> None:
    """11.3.1c: supports that their units have left are gone, if the enemy is beside them."""
    b = g.battle
    if b is not None and b.hex == one.start and one.side != g.side:
        if any(g.loc[u] < OFF for u in one.units):
            b.back = one.gone if b.back < 0 else min(b.back, one.gone)
        return  # looked at when the combat is over
    settle_assault(g, one.start)
    if not g.occ[one.side] >> one.start & 1 and zoc(g, 1 - one.side) >> one.start & 1:
        clear_supports(g, one.start, one.side)
