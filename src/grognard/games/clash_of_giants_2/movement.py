"""STD.11 Operational movement: one click for the unit, one for the hex where it ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...kernel.applies import rule
from ...kernel.ask import Asking, Choose, Offer
from ...kernel.game import Known
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .command import allowance, why_not_move
from .stacking import room, why_not_group, why_not_stack
from .state import State, enter, fort_set, put, tell, units_at, water, zoc

ENEMY = Refusal("STD.11.2", "move-enemy")
ENEMY_FORT = Refusal("STD.11.2", "move-enemy-fort")
FORBIDDEN = Refusal("STD.11.2", "move-forbidden")
TOO_FAR = Refusal("STD.11.1", "move-too-far")
IN_ZONE = Refusal("STD.7.3", "move-zone-stops")
QUIET = Refusal("YPR.13.1", "move-first-turn")
NOT_ALL = Refusal("STD.11.4", "move-flooded")
ZONE_TO_ZONE = Refusal("STD.7.4", "move-zone-to-zone")
MARCH_ON = Refusal("YPR.9.23a", "move-belgians-march")
GO_HOME = Refusal("YPR.9.22h", "move-go-home")
MUST_MOVE = Refusal("YPR.9.23a", "move-must")
OTHER_HEX = Refusal("STD.11.1", "move-other-hex")
HERE = Refusal("STD.11.1", "move-already-there")
NO_GAIN = Refusal("STD.4.2", "move-no-gain")


def move(g: State) -> Asking[Next]:
    """GAL.5.34d, YPR.5.35c: the owner moves units of the active area, one after another, or none (STD.10.4).

    GAL.9.1b, YPR.9.1c: when he is done he is done; there is no going back after the next draw."""
    if g.marching:
        yield from march(g)
        return AGAIN
    side = g.active // 4
    area = g.box.area_set[side][g.active % 4]
    done = g.moved | g.spent
    left = [u for h in bits(area & g.occ[side]) for u in g.stacks[h] if not done >> u & 1]
    able = Offer.sifted("move", left, partial(why_not_move, g))
    if not able.among:
        return None
    stop = Offer("done", None, lambda _: why_not_done(g, able.among or ()))
    verb, unit = yield Choose(side, "ask-move", able, stop, args={"marker": ("marker", g.active)})
    if verb == "done":
        return None
    assert unit is not None
    g.marching = (unit,)
    return AGAIN


def why_not_done(g: State, units: Sequence[int]) -> Refusal | None:
    """Units that have to move before movement is over: Belgians on the march, strays, stacks that must part."""
    for u in units:
        reason = g.box.rules.obliged(g, u)
        if reason is not None:
            return Refusal(reason.rule, reason.key, {"unit": ("unit", u)})
    return None


def nobody_obliged(g: State, u: int) -> Refusal | None:
    """STD.10.4: nobody has to move, if nothing else is said."""
    return None


@rule("YPR.9.23a", "YPR.9.22h", "YPR.12.2")
def obliged_at_ypres(g: State, u: int) -> Refusal | None:
    """Why a unit has to move, if it has to and can: Belgians on the march, strays, stacks that must part (STD.6.4)."""
    reason = None
    if g.box.rules.must_march(g, u):
        reason = MUST_MOVE
    elif not g.box.rules.home(g, u) >> g.loc[u] & 1:
        reason = GO_HOME
    elif len(there := units_at(g, g.loc[u])) > 1:
        crowded = why_not_group(g, there)  # YPR.12.2 after a retreat, STD.6.1 since cavalry dismounted
        reason = None if crowded is None else Refusal(crowded.rule, "move-must-part")
    return reason if reason is not None and ends(g, (u,)) else None


def march(g: State) -> Asking[None]:
    """Where the units go; others of their hex may be taken along (STD.11.1)."""
    units = g.marching
    side = g.active // 4
    start = g.loc[units[0]]
    goals = ends(g, units)
    along = [] if g.walked else [u for u in units_at(g, start) if u not in units]
    verb, noun = yield Choose(
        side, "ask-march",
        Offer.found("to", Members(goals), lambda h: why_not_to(g, units, h)),
        Offer("with", along, lambda u: _why_not_with(g, u, units)),
        Offer.found("through", passing(g, units), NO_GAIN),
        Offer("stay", None, lambda _: _why_not_stay(g, units, goals)),
        args={"units": [("unit", u) for u in units], "points": points_of(g, units)},
    )  # fmt: skip
    if verb == "with":
        g.marching = (*units, noun)
        return
    if verb == "through":  # the way leads through a victory hex and on
        g.walked += _price(g, units, noun)
        tell_way(g, "log-through", side, units, noun)
        for u in units:
            enter(g, u, noun)
        return
    for u in units:
        g.spent |= 1 << u
        if verb == "to" or g.walked:  # STD.10.3, STD.10.4, YPR.9.22a, YPR.9.22b: done this turn, free to attack
            g.moved |= 1 << u
    g.marching, g.walked = (), 0
    if verb == "to":
        tell_way(g, "log-move", side, units, noun)
        for u in units:
            enter(g, u, noun)


def tell_way(g: State, key: str, side: int, units: Sequence[int], h: int) -> None:
    """Who goes from where to where, told before anything comes of it."""
    here = ("space", g.loc[units[0]])
    tell(g, key, side=("side", side), units=[("unit", u) for u in units], start=here, space=("space", h))


def points_of(g: State, units: Sequence[int]) -> int:
    """Points that units moving together have left (STD.11.1: none is saved or given away)."""
    return min(allowance(g, u) for u in units) - g.walked


def _why_not_stay(g: State, units: Sequence[int], goals: int) -> Refusal | None:
    if g.walked:
        return why_not_stack(g, units, g.loc[units[0]])
    return _any_obliged(g, units) if goals else None


def _any_obliged(g: State, units: Sequence[int]) -> Refusal | None:
    return next((reason for u in units if (reason := g.box.rules.obliged(g, u)) is not None), None)


def _why_not_with(g: State, u: int, units: Sequence[int]) -> Refusal | None:
    if not 0 <= u < g.box.count or u in units or g.walked or g.loc[u] != g.loc[units[0]]:
        return OTHER_HEX
    reason = why_not_move(g, u)
    if reason is None:  # who has to move must not join those who cannot
        reason = _any_obliged(g, (*units, u))
        reason = None if reason is None or ends(g, (*units, u)) else reason
    return reason


# -- where to ------------------------------------------------------------------------------------------------------


def enterable(g: State, side: int) -> int:
    """Hexes a side's units may enter at all. STD.11.2, GAL.TEC.13, YPR.TEC.12."""
    enemy = 1 - side
    return g.box.playable & ~g.occ[enemy] & ~fort_set(g, enemy)


def layers(g: State, units: Sequence[int]) -> list[int]:
    """Hexes by the points it takes to get there. STD.7.3: an enemy zone ends the move."""
    side = g.box.side[units[0]]
    start = g.loc[units[0]]
    points = points_of(g, units)
    enter_ = enterable(g, side) & ~water(g)
    for u in units:
        enter_ &= g.box.rules.open_zones(g, u)
    stop = zoc(g, 1 - side)
    if quiet(g):  # YPR.13.1
        enter_ &= ~stop
    direct = 0  # STD.7.4, a switch: from zone to zone only by way of a free hex
    if not g.options["zoc-to-zoc"] and stop >> start & 1:
        direct = stop & g.box.map.steps.around(1 << start)
    wet = water(g) != g.box.flooded
    if any(g.box.rules.must_march(g, u) for u in units):  # YPR.9.23a: by the compass, by whatever way spends the points
        return g.box.marches[wet][side].layers(1 << start, points, enter_, stop, dearer=True, later=direct)
    return g.box.reach[wet].layers(1 << start, points, enter_, stop, later=direct)


def quiet(g: State) -> bool:
    """YPR.13.1: the first turn, when nobody enters an enemy zone."""
    table = g.box.tables.get("quiet")
    return table is not None and g.turn <= int(table["to"])


def ends(g: State, units: Sequence[int]) -> int:
    """All hexes where these units may end a move together, as a bit set."""
    side, start = g.box.side[units[0]], g.loc[units[0]]
    if any(g.box.rules.must_march(g, u) for u in units):
        return _march_ends(g, units, side, start)
    reached = 0 if g.walked else _one_hex(g, units, side, start)
    for layer in layers(g, units)[1:]:
        reached |= layer
    reached = room(g, units, reached & ~(1 << start))
    for u in units:
        mine = g.box.rules.home(g, u)
        if not mine >> start & 1:  # YPR.9.22h: a stray goes where it belongs; if that is too far, nearer to it
            reached = reached & mine or reached & _nearer(g, start, mine)
    return reached


def _march_ends(g: State, units: Sequence[int], side: int, start: int) -> int:
    """YPR.9.23a: a march by the compass ends where all points are spent, or as many as ground and stacking let it. An
    enemy zone ends it too (STD.7.3), and so does a flooded hex, which takes all points (STD.11.4)."""
    found = last = 0
    for layer in layers(g, units)[1:]:
        layer = room(g, units, layer)
        found |= layer & zoc(g, 1 - side)
        last = layer or last
    near = room(g, units, _one_hex(g, units, side, start) & g.box.compass[side].around(1 << start))
    return found | last | near & water(g) or near  # STD.11.3: one hex at least


def _one_hex(g: State, units: Sequence[int], side: int, start: int) -> int:
    """STD.11.3: one hex can always be entered, whatever it costs (a switch); STD.11.4, YPR.TEC.6: a flooded hex only
    so, from next to it and as the whole move."""
    box = g.box
    near = box.map.steps.around(1 << start) & enterable(g, side)
    for u in units:
        near &= box.rules.open_zones(g, u)
    stop = zoc(g, 1 - side)
    if quiet(g) or (not g.options["zoc-to-zoc"] and stop >> start & 1):
        near &= ~stop
    return near if g.options["minimum-hex"] else near & water(g)


def _nearer(g: State, start: int, mine: int) -> int:
    """Hexes of `mine`, or nearer to it than `start` is."""
    far = 0
    found = mine
    while not found >> start & 1 and far < g.box.size:
        inner = found
        found = g.box.map.range(found, 1)
        far += 1
    return inner if far else mine


def passing(g: State, units: Sequence[int]) -> list[int]:
    """STD.4.2: victory hexes that would change hands if the units passed through and went on (a switch)."""
    box, side = g.box, g.box.side[units[0]]
    targets = box.any_vp & enterable(g, side) & ~zoc(g, 1 - side) & ~(1 << g.loc[units[0]])
    if not targets or not g.options["control-pass"]:
        return []
    if any(box.rules.must_march(g, u) or not box.rules.home(g, u) >> g.loc[u] & 1 for u in units):
        return []  # they have a way to go
    reached = 0
    for layer in layers(g, units)[1:-1]:
        reached |= layer
    return [
        h
        for h in bits(targets & reached)
        if any(box.rules.owner_after(g, u, h) != g.owner[h] for u in units) and _goes_on(g, units, h)
    ]


def way(known: Known[State], units: Sequence[int], h: int) -> tuple[list[int], int]:
    """A cheapest way of units to a hex where they may end, and its price; STD.11.3: the one hex they may always enter
    takes all they have."""
    g = known.state
    box, side = g.box, g.box.side[units[0]]
    found = layers(g, units)
    spent = next((k for k, layer in enumerate(found) if k and layer >> h & 1), -1)
    if spent < 0 or any(box.rules.must_march(g, u) for u in units):
        return [h], points_of(g, units)
    return box.reach[water(g) != box.flooded].path(found, h, zoc(g, 1 - side)), spent


def _price(g: State, units: Sequence[int], h: int) -> int:
    return next(k for k, layer in enumerate(layers(g, units)) if layer >> h & 1)


def _goes_on(g: State, units: Sequence[int], h: int) -> bool:
    """Whether units that passed through a hex could end somewhere beyond it."""
    twin = g.copy()
    twin.walked += _price(g, units, h)
    for u in units:
        put(twin, u, h)
    return ends(twin, units) != 0


def why_not_to(g: State, units: Sequence[int], h: int) -> Refusal:
    """Why a hex is none of those where these units may end their move."""
    box = g.box
    if not 0 <= h < box.size:
        return FORBIDDEN
    side = box.side[units[0]]
    start = g.loc[units[0]]
    if h == start:
        return HERE
    if g.occ[1 - side] >> h & 1:
        return ENEMY
    if fort_set(g, 1 - side) >> h & 1:
        return ENEMY_FORT
    if not box.playable >> h & 1:
        return FORBIDDEN
    for u in units:
        barred = box.rules.why_not_zone(g, u, h)
        if barred is not None:
            return barred
    if quiet(g) and zoc(g, 1 - side) >> h & 1:
        return QUIET
    full = why_not_stack(g, units, h)
    if full is not None:
        return full
    if water(g) >> h & 1:
        return NOT_ALL
    for u in units:
        if box.rules.must_march(g, u):
            return MARCH_ON
        if not box.rules.home(g, u) >> start & 1:
            return GO_HOME
    if not g.options["zoc-to-zoc"] and zoc(g, 1 - side) >> start & zoc(g, 1 - side) >> h & 1:
        return ZONE_TO_ZONE
    points = points_of(g, units)
    free = box.reach[water(g) != box.flooded].layers(1 << start, points, enterable(g, side), 0)
    return IN_ZONE if any(layer >> h & 1 for layer in free) else TOO_FAR
