"""11.0 Movement: one click for the unit, one for the hex where it ends.

Points are halves throughout. Stacking is looked at when the phase is over, not before (4.0g)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import xor
from typing import NamedTuple

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.game import Known
from ...kernel.hexes import Reach
from ...kernel.maps import Members, bits, mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .assault import eligible, settle_assault, why_not_join, with_assault
from .box import EN, HALF
from .bridging import may_span, span, waterside, why_not_span
from .command import supplied
from .entering import enter_hex, hide, pass_hex
from .hiding import swap, swappable
from .odds import bridged, tracks
from .scenes import BARGE, FOOT, GUN, HORSE, HQ, TANK, TRUCK
from .state import (
    EXITED, INTERDICTION, OFF, State, Survey, active, clear_marks, disorganise, fighters_at, kill, mover, on_map,
    open_zoc, put, rating, shaken, spans_of, tell, units_at, zoc,
)  # fmt: skip
from .trucks import able_loads, drop, load, unloadable, why_not_load

NOT_YOURS = Refusal("11.1.1a", "move-not-yours")
MOVED = Refusal("11.1.1f", "move-done")
FROZEN = Refusal("11.2.10a", "move-frozen")
LOADED = Refusal("11.3.4.1d", "move-loaded")
FIXED = Refusal("11.3.5", "move-fixed")
RESERVED = Refusal("11.2.8b", "move-reserve")
PLANNED = Refusal("11.3.1.1a", "move-offensive-gun")
WITH_HOST = Refusal("11.3.2a", "move-with-host")
HELD = Refusal("11.2.2a", "move-unrelieved")
COVERS = Refusal("11.2.2e", "move-covers")
NO_MARKER = Refusal("14.0g", "move-no-marker")
IN_CONTACT = Refusal("14.1e", "move-in-contact")
SHAKEN = Refusal("11.2.6a", "force-shaken")
NO_ROAD = Refusal("11.2.6b", "force-no-road")
NOT_NOW = Refusal("11.2.6d", "force-not-now")
NOT_FOOT = Refusal("11.2.6a", "force-not-foot")
OFF_MAP = Refusal("SCg.1", "move-off-map")
ENEMY = Refusal("11.1.1g", "move-enemy")
HERE = Refusal("11.1.1a", "move-already-there")
TOO_FAR = Refusal("11.1.1c", "move-too-far")
ZONE = Refusal("11.2.1a", "move-zone-stops")
ZONE_TO_ZONE = Refusal("11.2.1b", "move-zone-to-zone")
SUPPORT_ZONE = {
    kind: Refusal(rule, "move-support-zone")
    for kind, rule in ((GUN, "11.3.1a"), (BARGE, "11.3.1a"), (HQ, "11.3.3c"), (TRUCK, "11.3.4c"))
}
HIGH = {kind: Refusal(rule, "move-high") for kind, rule in ((GUN, "11.3.1e"), (HQ, "11.3.3b"), (TRUCK, "11.3.4b"))}
NO_COAST = Refusal("11.3.1.3a", "move-no-coast")
NO_BRIDGE = {
    kind: Refusal(rule, "move-no-bridge")
    for kind, rule in (
        (FOOT, "11.2.3b"), (HORSE, "11.2.3b"), (HQ, "11.2.3b"), (GUN, "11.3.1d"), (TRUCK, "11.3.4b"), (TANK, "11.2.3e"),
    )
}  # fmt: skip
BACK_TO_SUPPLY = Refusal("9.2c", "move-to-supply")
TO_SOURCE = Refusal("11.4d", "move-to-source")
MUST_RETREAT = Refusal("11.4d", "move-must")
OTHER_HEX = Refusal("11.1.1b", "move-other-hex")
OTHER_KIND = Refusal("11.1.1b", "move-other-kind")
ONE_BY_ONE = Refusal("12.2.6k", "move-one-by-one")
NO_STOP = Refusal("11.2.4a", "move-no-work")
NO_EXIT = Refusal("SC1.41", "move-no-exit")
NOT_FROZEN = Refusal("11.2.10b", "free-not-frozen")


# -- the phase ---------------------------------------------------------------------------------------------------------


def move(g: State) -> Asking[Next]:
    """11.1.1a: the phasing player moves units, one after another or in stacks, or none."""
    if g.marching:
        yield from march(g)
        return AGAIN
    seen = survey(g)
    free = movers(g, seen)
    able, fit = Members(free), Members(forcers(g, free, seen))
    verb, noun = yield Choose(
        active(g), "ask-move" if g.phase == "move" else "ask-exploit",
        Offer.found("move", able, lambda u: why_not_move(g, u) or MOVED),
        Offer.found("force", fit, lambda u: why_not_move(g, u) or why_not_force(g, u) or NO_ROAD),
        Offer.found("free", frozen_heads(g), NOT_FROZEN),
        Offer.found("swap", swappable(g), NOT_YOURS),
        Offer("done", None, lambda _: why_not_done(g, able)),
    )  # fmt: skip
    if verb == "done":
        return None
    if verb == "free":
        unfreeze(g, noun)
    elif verb == "swap":
        swap(g, noun)
    else:
        g.marching, g.spent, g.forced = (noun,), 0, verb == "force"
    return AGAIN


def movers(g: State, seen: Survey) -> int:
    """All units that `why_not_move` lets through, found at once: who is in no enemy zone is free to go, and so is who
    leaves somebody behind that has not moved (11.2.2d)."""
    among = g.here[seen.side] & g.box.movable & ~(g.moved | g.settled | g.loaded | g.planned | seen.held)
    among &= ~g.reserve if g.phase == "move" else g.exploiting | g.reserve
    for u in g.frozen:
        among &= ~(1 << u)
    return among


def forcers(g: State, free: int, seen: Survey) -> int:
    """11.2.6: of the units that may move those that may march by force."""
    return free & seen.at_road & g.box.on_foot & ~(g.disorganised | g.reorganising)


def survey(g: State) -> Survey:
    """Whom enemy zones hold and who may march by force: asked before each move, and few moves change much of it. So it
    is looked at again only where somebody has come or gone or has changed, unless it is found from other things now."""
    side, was = active(g), g.survey
    start = g.scene.forced(g.fair, g.destroyed, g.any_occ[1 - side]) if g.phase == "move" else 0
    spare = len(spans_of(g, side)) < g.box.tables["limits"]["footbridges"]
    basis = (side, g.phase, start, g.pinned, g.destroyed, spare)
    marks = (g.moved, g.disorganised | g.reorganising, g.refugees, g.retreating)
    front = zoc(g, 1 - side) & g.occ[side]
    if was is None or was.basis != basis:
        look, held, at_road = set(members(front | start & g.any_occ[side])), 0, 0
    else:
        look, held, at_road = _changed(g, was, front, marks), was.held, was.at_road
    for h in look:
        stack = g.stacks.get(h, ())
        there = mask_of(stack)
        held &= ~there
        if front >> h & 1:
            held |= mask_of(_held_of(g, stack))
        at_road = at_road | there if start >> h & 1 else at_road & ~there
    g.stirred = set()
    g.survey = Survey(side, front, basis, marks, g.footbridges, g.tried_side, g.relief, held, at_road)
    return g.survey


def _changed(g: State, was: Survey, front: int, marks: tuple[int, ...]) -> set[int]:
    """The hexes where somebody came, went or changed, where an enemy zone came or went, somebody was relieved, or
    somebody worked on a footbridge."""
    look = g.stirred
    look.update([h for h in (g.relief, was.relief) if h >= 0])
    if front != was.front:
        look.update(members(front ^ was.front))
    if marks != was.marks:
        changed = union(map(xor, marks, was.marks))
        look.update([h for u in members(changed) if (h := g.loc[u]) < OFF])
    if g.footbridges != was.footbridges:
        for _, a, b in set(g.footbridges) ^ set(was.footbridges):
            look |= {a, b}
    if g.tried_side != was.tried_side:
        for pair in (*g.tried_side, *was.tried_side):
            look.update(pair)
    return look


def _held_of(g: State, stack: Sequence[int]) -> list[int]:
    """The units of a stack that an enemy zone keeps where they are."""
    fresh = [u for u in stack if g.box.fights[u] and not g.moved >> u & 1]
    if len(fresh) > 1 and g.phase == "move":
        return []  # 11.2.2d
    return [u for u in fresh if _why_held(g, u) is not None]


def why_not_move(g: State, u: int) -> Refusal | None:
    """Why a unit may not move at all now."""
    box = g.box
    if not 0 <= u < box.count or box.side[u] != active(g) or g.loc[u] >= OFF or box.kind[u] in ("air", "display"):
        return NOT_YOURS
    bit = 1 << u
    if (g.moved | g.settled) & bit:
        return MOVED
    if u in g.frozen:
        return FROZEN
    if g.loaded & bit:
        return LOADED
    if box.is_assault[u]:
        return WITH_HOST
    if not rating(g, u).movement:
        return FIXED
    if g.planned & bit:
        return PLANNED
    if g.phase == "move" and g.reserve & bit:
        return RESERVED  # 11.2.9: put in reserve before the first move, it stays where it is
    if g.phase == "exploit_move" and not (g.exploiting | g.reserve) & bit:
        return NO_MARKER
    return _why_held(g, u)


def _why_held(g: State, u: int) -> Refusal | None:
    """11.2.2, 14.1e: whether an enemy zone keeps a unit from moving; it may still work on a footbridge (11.2.4a)."""
    if g.phase == "exploit_move" and _contact(g, u):
        return IN_CONTACT
    reason = why_not_leave(g, (u,))
    if reason is not None and g.pinned:
        reason = why_not_leave(g, (u, *company(g, u)))  # 12.2.6z
    return None if reason is None or may_span(g, (u,), allowance(g, u)) else reason


def _contact(g: State, u: int) -> bool:
    """14.1e, 14.1f: who stands in an enemy zone moves no further, pinned enemies apart."""
    return bool(open_zoc(g, 1 - active(g), (u, *company(g, u))) >> g.loc[u] & 1)


def company(g: State, u: int) -> tuple[int, ...]:
    """11.3.2b: the assault troops that may count as this unit's, if any are with it."""
    return tuple(v for v in units_at(g, g.loc[u], g.box.side[u]) if g.box.is_assault[v] and eligible(g, v, u))[:1]


def why_not_leave(g: State, units: Sequence[int]) -> Refusal | None:
    """11.2.2: whether units may leave an enemy zone: others of the stack stay, or somebody has just relieved them."""
    box, h = g.box, g.loc[units[0]]
    if not box.fights[units[0]] or not open_zoc(g, 1 - active(g), tuple(units)) >> h & 1:
        return None
    stay = [u for u in fighters_at(g, h, active(g)) if u not in units]
    if stay and (g.relief == h or mask_of(stay) & ~g.moved):
        return None  # 11.2.2b, 11.2.2c, 11.2.2d
    return None if screened(g, units) else HELD


def screened(g: State, units: Sequence[int]) -> bool:
    """11.2.2e, 15.3.3e: Italians with Arditi beside them may leave, and the Arditi are lost."""
    stack, box = g.stacks[g.loc[units[0]]], g.box
    if len(stack) == len(units) or any(box.nation[u] != "it" for u in units if box.fights[u]):
        return False
    return any(box.kind[u] == "arditi" and u not in units and box.side[u] == active(g) for u in stack)


def why_not_force(g: State, u: int) -> Refusal | None:
    """11.2.6: why a unit may not march by force."""
    if g.phase != "move":
        return NOT_NOW
    if 0 <= u < g.box.count and (not g.box.fights[u] or g.box.kind[u] == "tank"):
        return NOT_FOOT
    reason = why_not_move(g, u)
    if reason is not None:
        return reason
    if shaken(g, u):
        return SHAKEN
    held = why_not_leave(g, (u,))
    if held is not None:
        return held
    return None if roads(g, (u,)).steps.around(1 << g.loc[u]) & quiet(g) & enterable(g, (u,)) else NO_ROAD


def why_not_done(g: State, able: Sequence[int]) -> Refusal | None:
    """11.4d: who is in Retreat mode has to go back, if he can."""
    if not g.retreating or g.phase != "move":
        return None
    for u in able:
        if g.retreating >> u & 1 and (ends(g, (u,)) or may_exit(g, (u,))):
            return Refusal(MUST_RETREAT.rule, MUST_RETREAT.key, {"unit": ("unit", u)})
    return None


# -- 11.2.10 frozen units ----------------------------------------------------------------------------------------------


def frozen_heads(g: State) -> list[int]:
    """One unit for each Reserve marker that may be taken off now."""
    if g.phase != "move" or not g.frozen:
        return []
    seen: set[int] = set()
    found = []
    for u, marker in sorted(g.frozen.items()):
        if g.box.side[u] == active(g) and marker not in seen:
            seen.add(marker)
            found.append(u)
    return found


def unfreeze(g: State, u: int, paid: bool = True) -> None:
    """11.2.10b, 11.2.10c: the marker comes off for good, and the opponent scores what the scenario says."""
    marker = g.frozen[u]
    freed = [v for v, its in g.frozen.items() if its == marker]
    for v in freed:
        del g.frozen[v]
    points = g.scene.frozen_price.get(g.turn, 0) if paid else 0
    g.vp += points
    tell(g, "log-freed", side=("side", g.box.side[u]), units=[("unit", v) for v in freed], points=points)


# -- one march ---------------------------------------------------------------------------------------------------------


class Party(NamedTuple):
    """Units on the march together, and what holds for them now: found once, whatever is asked of it."""

    units: tuple[int, ...]
    start: int
    left: int
    """Half points."""
    held: Refusal | None
    """11.2.2: why they cannot leave their hex."""
    way: Reach
    enter: int
    halt: int
    """Where their march must end (11.2.1a)."""
    layers: tuple[int, ...]
    """Hexes by the half points it takes to get there; friends (11.1.1e) and enemy zones (11.2.1c) cost nothing."""
    reached: int
    """All of them but the first."""


def party(g: State, units: Sequence[int]) -> Party:
    units, points, held = tuple(units), left(g, units), why_not_leave(g, units)
    start, enter = g.loc[units[0]], enterable(g, units)
    if g.forced:  # 11.2.6b: along roads, two hexes away from every enemy all the way
        way_, enter, halt, later = roads(g, units), enter & quiet(g), 0, 0
    else:
        way_, halt = ways(g, units), stop(g, units)
        later = halt if zoc(g, 1 - active(g)) >> start & halt >> start & 1 else 0  # 11.2.1b
    layers, reached = _layers(way_, 1 << start, points, enter, halt, later)
    return Party(units, start, points, held, way_, enter, halt, layers, reached)


@lru_cache(256)
def _layers(way_: Reach, start: int, points: int, enter: int, halt: int, later: int) -> tuple[tuple[int, ...], int]:
    """Kept: where to, by what, and over which way are asked one after another."""
    layers = tuple(way_.layers(start, points, enter, halt, later=later))
    return layers, union(layers[1:])


def march(g: State) -> Asking[None]:
    """Where the units go; others of their hex may be taken along (11.1.1b)."""
    units = g.marching
    its = party(g, units)
    goals = _ends(g, its)
    leave = Offer("exit", None, lambda _: None if may_exit(g, units) else NO_EXIT)
    verb, noun = yield Choose(
        active(g), "ask-march",
        Offer.found("to", Members(goals), lambda h: why_not_to(g, units, h)),
        Offer("with", _beside(g, units), lambda u: why_not_with(g, u, units)),
        Offer.found("through", Members(_stops(g, its)), NO_STOP),
        Offer("span", waterside(g, units, its.left), lambda c: why_not_span(g, units, c, its.left)),
        Offer("load", able_loads(g, units), lambda u: why_not_load(g, units, u) or why_not_leave(g, (u,))),
        Offer.found("unload", unloadable(g, units, its.left), LOADED),
        *((leave,) if g.box.exits[g.scene.rule] else ()),
        Offer("stay", None, lambda _: None if g.spent or not goals or not _obliged(g, units) else MUST_RETREAT),
        args={"units": [("unit", u) for u in units], "points": its.left // HALF},
    )  # fmt: skip
    if verb == "with":
        g.marching = (*units, noun)
    elif verb == "load":
        load(g, units[0], noun)
    elif verb == "unload":
        drop(g, units[0], noun)
    elif verb == "span":
        yield from span(g, units, noun)
    elif verb == "through":
        g.spent += _price(its, noun)
        g.marching = _go(g, "log-through", its, noun)
    elif verb == "exit":
        _exit(g, units)
    else:
        _finish(g, verb, its, noun)


def _finish(g: State, verb: str, its: Party, goal: int | None) -> None:
    """The march is over, here or there."""
    units, forced, went = its.units, g.forced, bool(g.spent)
    for u in units:
        g.settled |= 1 << u
    if verb == "to":
        assert goal is not None
        _go(g, "log-force" if forced else "log-move", its, goal)
        if forced and g.attacks:
            for u in units:
                disorganise(g, u)  # 11.2.6c
    g.marching, g.spent, g.forced = (), 0, False
    if verb == "to" or went:
        here = next((g.loc[u] for u in units if g.loc[u] < OFF), -1)
        g.relief = here if here >= 0 and g.box.fights[units[0]] else -1
        hide(g, units)
        cut_footbridges(g, here)


def may_exit(g: State, units: Sequence[int]) -> bool:
    """SC1.41, T.21: from a hex of the west edge, with a point left or as the one hex that can always be entered."""
    edge = g.box.exits[g.scene.rule] >> g.loc[units[0]] & 1
    return (
        bool(edge)
        and active(g) == EN
        and g.phase == "move"
        and (left(g, units) >= HALF or not g.spent)
        and why_not_leave(g, units) is None
    )


def _exit(g: State, units: tuple[int, ...]) -> None:
    """Units leave the map and are safe."""
    start = g.loc[units[0]]
    units = with_assault(g, units) if g.box.fights[units[0]] else units
    tell(g, "log-exit", side=("side", EN), units=[("unit", u) for u in units], space=("space", start))
    for u in units:
        put(g, u, EXITED)
        clear_marks(g, u)
    g.marching, g.spent, g.forced = (), 0, False
    settle_assault(g, start)


def _go(g: State, key: str, its: Party, goal: int) -> tuple[int, ...]:
    """Units leave a hex and come into another, with assault troops that have nobody else; 11.2.2e: Arditi that covered
    them are lost."""
    units, start = its.units, its.start
    covered = _covered(g, its)
    if g.box.fights[units[0]] and (g.frozen or its.reached & _gains(g)):  # else the way there changes nothing
        for h in _path(its, goal)[0][:-1]:
            pass_hex(g, units, h)
    if covered < 0 and g.box.fights[units[0]]:
        units = with_assault(g, units)  # 11.3.2a: they go where their unit goes
    if g.log is not None:
        its_units = [("unit", u) for u in units]
        tell(g, key, side=("side", active(g)), units=its_units, start=("space", start), space=("space", goal))
    for u in units:
        for v in (u, *_cargo(g, u)):
            put(g, v, goal)
            g.moved |= 1 << v
            if g.box.cadorna >> goal & 1 and g.box.side[v] == EN:
                g.retreating &= ~(1 << v)  # 11.4g, 3.0r
    enter_hex(g, units, goal)
    if covered >= 0:
        kill(g, covered, "log-screen")
    settle_assault(g, start)
    return units


def _covered(g: State, its: Party) -> int:
    """The Arditi by which units get away from an enemy zone that would hold them; -1: they need none."""
    h, units = its.start, its.units
    if its.held is not None or not screened(g, units):
        return -1
    stay = [u for u in fighters_at(g, h, active(g)) if u not in units]
    if not zoc(g, 1 - active(g)) >> h & 1 or any(not g.moved >> u & 1 for u in stay) or (stay and g.relief == h):
        return -1
    return next(u for u in units_at(g, h, active(g)) if g.box.kind[u] == "arditi" and u not in units)


def _cargo(g: State, u: int) -> list[int]:
    if g.box.kind[u] != "trucks":
        return []
    return [v for v in on_map(g, g.box.side[u]) if g.loaded >> v & 1]


def _beside(g: State, units: Sequence[int]) -> list[int]:
    if g.spent or g.box.kind[units[0]] == "trucks":
        return []
    return [u for u in units_at(g, g.loc[units[0]], active(g)) if u not in units]


def why_not_with(g: State, u: int, units: Sequence[int]) -> Refusal | None:
    """Why a unit does not go along: only combat units and their assault troops march together."""
    box = g.box
    if not 0 <= u < box.count or g.loc[u] != g.loc[units[0]] or u in units or box.side[u] != active(g):
        return OTHER_HEX
    if not box.fights[units[0]]:
        return OTHER_KIND
    if box.is_assault[u]:
        covers = why_not_leave(g, units) is None and why_not_leave(g, (*units, u)) is not None
        return COVERS if covers else why_not_join(g, u, units)
    if not box.fights[u] or mover(g, u) != mover(g, units[0]):
        return OTHER_KIND
    if g.phase == "react":
        return ONE_BY_ONE
    reason = why_not_force(g, u) if g.forced else why_not_move(g, u)
    return reason or why_not_leave(g, (*units, u))


def _obliged(g: State, units: Sequence[int]) -> bool:
    return g.phase == "move" and g.retreating > 0 and any(g.retreating >> u & 1 for u in units)


# -- points ------------------------------------------------------------------------------------------------------------


def allowance(g: State, u: int) -> int:
    """Half points of a unit in this phase."""
    points = rating(g, u).movement
    if not points:
        return 0
    if g.retreating >> u & 1:
        points += int(g.box.tables["retreat_mode"]["points"])  # 11.4b
    if shaken(g, u):
        points //= 2  # 12.5b
    if g.refugees >> u & 1:
        points //= 2  # SC1.26
    if g.phase == "exploit_move":
        points = points + 2 if g.reserve >> u & 1 else (points + 1) // 2  # 11.2.8g, 14.2a, 14.2b
    elif g.phase == "react":
        points = (points + 1) // 2  # 12.2.6k
    return HALF * points


def left(g: State, units: Sequence[int]) -> int:
    """Half points that units moving together still have; assault troops go as far as their unit (11.3.2a)."""
    points = min([allowance(g, u) for u in units if not g.box.is_assault[u]])
    return (2 * points if g.forced else points) - g.spent


def ways(g: State, units: Sequence[int]) -> Reach:
    """The steps that are open to units, with what they cost now."""
    return g.scene.way(mover(g, units[0]), g.fair, g.destroyed, spans_of(g, active(g)), dear(g))


def roads(g: State, units: Sequence[int]) -> Reach:
    """The steps of a forced march (11.2.6b)."""
    return g.scene.highway(mover(g, units[0]), g.fair, g.destroyed, dear(g))


def dear(g: State) -> int:
    """17.2a: hexes that enemy aircraft make dear."""
    found = 0
    if g.flights:
        side = active(g)
        for u, kind in g.flights.items():
            if kind == INTERDICTION and g.box.side[u] != side:
                found |= 1 << g.loc[u]
    return found


def enterable(g: State, units: Sequence[int]) -> int:
    """11.1.1g: hexes that units may enter at all. A lone support is gone before anybody comes to it (11.3.1b), a lone
    depot is captured (15.5.2a); supports never enter an enemy zone (11.3.1a, 11.3.3c, 11.3.4c)."""
    enemy = 1 - active(g)
    allowed = g.scene.enter(mover(g, units[0]))
    if g.box.fights[units[0]]:
        if g.phase == "react" and g.battle is not None and not g.occ[active(g)] >> g.battle.hex & 1:
            allowed &= ~(1 << g.battle.hex)  # 12.2.6l: not into a hex that was given up
        return allowed & ~g.occ[enemy]
    return allowed & ~g.any_occ[enemy] & ~zoc(g, enemy)


def stop(g: State, units: Sequence[int]) -> int:
    """11.2.1a: where a march must end; 15.5.2a: also on an enemy depot."""
    if not g.box.fights[units[0]]:
        return 0
    enemy = 1 - active(g)
    found = open_zoc(g, enemy, tuple(units))
    for u in g.box.depots[enemy]:
        if g.loc[u] < OFF:
            found |= 1 << g.loc[u]
    return found


def ends(g: State, units: Sequence[int]) -> int:
    """All hexes where these units may end their march, as a bit set."""
    return _ends(g, party(g, units))


def _ends(g: State, its: Party) -> int:
    reached = its.reached
    if not g.forced:
        if its.held is not None:
            return 0  # held where they are, they can only work on a footbridge
        reached |= 0 if g.spent else one_hex(g, its)
    return _directed(g, its, reached & ~(1 << its.start))


def one_hex(g: State, its: Party) -> int:
    """11.1.2a, 11.1.2b, 11.1.2c: one hex can always be entered, whatever it costs, but not from zone to zone; 11.2.3b,
    11.2.3c, 11.3.3a: so a major river is crossed without a bridge, by who starts beside it."""
    box, kind = g.box, mover(g, its.units[0])
    start, halt = its.start, its.halt
    near = box.beside[start] & its.enter
    if halt >> start & zoc(g, 1 - active(g)) >> start & 1:
        near &= ~halt
    if g.phase == "react":  # 11.2.3b: who swims has begun a phase of movement or exploitation beside the river
        near &= ~box.map.set(b for b in bits(box.major.around(start)) if not bridged(g, (start, b), active(g)))
    if kind in (FOOT, HORSE, HQ, BARGE):
        return near
    dry = 0
    for b in bits(near):  # 11.3.1d, 11.3.4b, 11.2.3e, 15.6.1e
        i = box.bridge_at.get((start, b), -1)
        stands = i >= 0 and not g.destroyed >> i & 1
        blocked = kind == TANK and not tracks(g, start, b)
        if ((start, b) not in box.wet or stands) and not blocked:
            dry |= 1 << b
    return dry


def _directed(g: State, its: Party, reached: int) -> int:
    """Who is out of supply goes back to it (9.2c), who is in Retreat mode toward a source (11.4d)."""
    if reached and g.starving and any(g.starving >> u & 1 for u in its.units):
        reached = _toward(g, reached, supplied(g, active(g)))
    if reached and _obliged(g, its.units):
        reached &= g.scene.nearer(active(g), its.start)
    return reached


def _toward(g: State, reached: int, goal: int) -> int:
    """Of the hexes in reach those from which it is least far to some others; in them, if they can be reached."""
    if not goal or reached & goal:
        return reached & goal or reached
    seen = goal
    while not seen & reached:
        wider = g.box.map.range(seen, 1) & g.scene.area
        if wider == seen:
            return reached
        seen = wider
    return seen & reached


def quiet(g: State) -> int:
    """The hexes more than two away from every enemy (11.2.6b)."""
    return g.scene.quiet(g.any_occ[1 - active(g)])


def _stops(g: State, its: Party) -> int:
    """Hexes through which a march may go on after something there: a bank where a footbridge could be tried (11.2.4a),
    a hex that changes hands or from which supports are caught (11.3.1b), or, for trucks with somebody on board, a place
    to set them down (11.3.4.1c)."""
    units = its.units
    if g.forced or its.held is not None or (g.starving and any(g.starving >> u & 1 for u in units)):
        return 0
    work = HALF
    if g.box.kind[units[0]] == "trucks":
        work = HALF * int(g.box.tables["trucks"]["unload"])
        where = g.scene.area if _cargo(g, units[0]) else 0
    elif g.box.fights[units[0]]:
        where = (_gains(g) | _workplaces(g)) & ~its.halt
    else:
        where = 0
    if active(g) == EN:
        where |= g.box.exits[g.scene.rule] & ~its.halt
    if not where:
        return 0
    found = union(its.layers[1 : max(1, its.left - work + 1)])
    return _directed(g, its, found & where & ~(1 << its.start))


def _workplaces(g: State) -> int:
    """11.2.4a, 11.2.4f: banks, while a footbridge is left."""
    laid = len(spans_of(g, active(g)))
    left_over = g.phase != "react" and laid < g.box.tables["limits"]["footbridges"]
    return g.box.banks if left_over else 0


def _gains(g: State) -> int:
    """Where passing changes something: hexes that count and are not held, and those beside supports alone."""
    side = active(g)
    alone = g.any_occ[1 - side] & ~g.occ[1 - side]
    return (g.box.around(alone) if alone else 0) | g.scene.tracked & ~g.held[side]


def price(g: State, units: Sequence[int], h: int) -> int:
    """Half points to a hex by the cheapest way; all of them for the one hex that can always be entered."""
    return _price(party(g, units), h)


def _price(its: Party, h: int) -> int:
    return next((k for k, layer in enumerate(its.layers) if layer >> h & 1), its.left)


def way(known: Known[State], units: Sequence[int], h: int) -> tuple[list[int], int]:
    """A cheapest way of units to a hex where they may end, and its price in points."""
    return path_to(known.state, units, h)


def path_to(g: State, units: Sequence[int], h: int) -> tuple[list[int], int]:
    return _path(party(g, units), h)


def _path(its: Party, h: int) -> tuple[list[int], int]:
    spent = next((k for k, layer in enumerate(its.layers) if k and layer >> h & 1), -1)
    if spent < 0:
        return [h], its.left // HALF
    return its.way.path(its.layers, h, its.halt), (spent + 1) // HALF


def why_not_to(g: State, units: Sequence[int], h: int) -> Refusal:
    """Why a hex is none of those where these units may end their march."""
    box = g.box
    if not 0 <= h < box.size or not g.scene.area >> h & 1:
        return OFF_MAP
    start, enemy, kind = g.loc[units[0]], 1 - active(g), mover(g, units[0])
    if h == start:
        return HERE
    if g.occ[enemy] >> h & 1:
        return ENEMY
    if kind == BARGE and not box.coast >> h & 1:
        return NO_COAST
    if kind in (GUN, HQ, TRUCK) and box.high >> h & 1:
        return HIGH[kind]
    if not box.fights[units[0]] and zoc(g, enemy) >> h & 1:
        return SUPPORT_ZONE[kind]
    held = why_not_leave(g, units)
    if held is not None:
        return held
    if g.forced:
        return NO_ROAD
    if any(g.starving >> u & 1 for u in units):
        return BACK_TO_SUPPLY
    if _obliged(g, units):
        return TO_SOURCE
    if zoc(g, enemy) >> start & zoc(g, enemy) >> h & 1:
        return ZONE_TO_ZONE
    if (start, h) in box.wet:
        return NO_BRIDGE[kind]
    free = ways(g, units).layers(1 << start, left(g, units), enterable(g, units), 0)
    return ZONE if any(layer >> h & 1 for layer in free) else TOO_FAR


def cut_footbridges(g: State, h: int) -> None:
    """11.2.4k: an enemy who ends his move beside a footbridge that nobody holds takes it away."""
    if not g.footbridges or not 0 <= h < OFF or not fighters_at(g, h, active(g)):
        return
    near = g.box.beside[h] | 1 << h
    kept = tuple(
        one for one in g.footbridges if one[0] == active(g) or not near >> one[1] & 1 or g.any_occ[one[0]] >> one[1] & 1
    )
    for side, a, b in set(g.footbridges) - set(kept):
        tell(g, "log-footbridge-cut", side=("side", side), bank=("space", a), space=("space", b))
    g.footbridges = kept
