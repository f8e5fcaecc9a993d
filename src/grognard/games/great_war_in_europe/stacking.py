"""7.2 Stacking."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import members
from ...kernel.refusal import Refusal
from .box import AM, NATIONS, PC, RU
from .fronts import OF_THEATRE, Front
from .losses import kill
from .state import Due, State, collapsed, flag_of, in_force, is_red, side_of, units_at

SIX = Refusal("7.23a", "stack-six")
ONE_HQ = Refusal("7.23c", "stack-one-hq")
ONE_TANK = Refusal("7.23c", "stack-one-tank")
ONE_AT = Refusal("7.23c", "stack-one-at")
FOUR_US = Refusal("7.23d", "stack-four-us")
FOUR_BU = Refusal("7.23e", "stack-four-bu")
MIXED = Refusal("16.11b", "stack-collapsed")
RED_ALONE = Refusal("15.93c", "stack-red")
CIVIL_WAR = Refusal("6.48", "stack-civil-war")
NOT_CROWDED = Refusal("7.22", "stack-not-this")

ALONE = {"hq": ONE_HQ, "tank": ONE_TANK, "at": ONE_AT}
"""Those that do not count, but of which there is one a hex."""
FOUR = {NATIONS.index("us"): FOUR_US, NATIONS.index("bu"): FOUR_BU}


def counts(g: State, u: int) -> bool:
    """7.23b, 7.23c: whether a unit counts among the six; 7.23f: forts and markers are no units."""
    return g.box.kind[u] not in ALONE and "no-stack" not in g.box.flags[u]


def why_crowded(g: State, units: Iterable[int]) -> Refusal | None:
    """7.21: why these units of a side cannot all be in one hex."""
    box = g.box
    counted = 0
    seen: dict[object, int] = {}
    for u in units:
        kind = box.kind[u]
        if kind in ALONE:
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] > 1:
                return ALONE[kind]
            continue
        counted += counts(g, u)
        nation = box.nation[u]
        if nation in FOUR and kind in ("infantry", "mountain"):
            seen[nation] = seen.get(nation, 0) + 1
            if seen[nation] > int(box.tables["limits"][NATIONS[nation]]):
                return FOUR[nation]
    return SIX if counted > int(box.tables["limits"]["stack"]) else None


def roomy(g: State, u: int, front: Front, found: int) -> int:
    """Of some hexes of a front those where there is room for one more unit (13.21, 7.22)."""
    side = side_of(g, u)
    close = g.box.kind[u] in ALONE or g.fallen or g.bolsheviks
    for h in members(found & g.any_occ[side][front.index]):
        if (close or len(g.stacks[h + front.base]) > 3) and why_no_stack(g, (*units_at(g, h + front.base, side), u)):
            found &= ~(1 << h)
    return found


def why_apart(g: State, units: Iterable[int]) -> Refusal | None:
    """6.48: in the Civil War Russians do not stack with Russians; headquarters do not count."""
    if not in_force(g, "ne-cp-civil-war"):
        return None
    return CIVIL_WAR if sum(_russian(g, u) for u in units) > 1 else None


def _russian(g: State, u: int) -> bool:
    return g.box.fights[u] and g.box.nation[u] in (RU, AM, PC)


def why_mixed(g: State, units: Iterable[int]) -> Refusal | None:
    """16.11b: units of a collapsed nation stack with none but their own; 15.93c: so does the Red Army; 6.48: in the
    Civil War Russians stack with nobody."""
    if not g.fallen:
        return None
    units = tuple(units)
    if (reason := why_apart(g, units)) is not None:
        return reason
    if any(collapsed(g, u) for u in units) and len({flag_of(g, u) for u in units}) > 1:
        return MIXED
    return RED_ALONE if len({is_red(g, u) for u in units}) > 1 else None


def why_no_stack(g: State, units: Iterable[int]) -> Refusal | None:
    """Why these units of a side cannot come together in one hex."""
    units = tuple(units)
    return why_crowded(g, units) or why_mixed(g, units)


def check_stacks(g: State, side: int, moved: bool = False) -> None:
    """7.22: whoever is too many in a hex must go; 16.11b: after their side's movement in a theatre also those who had
    to part there and did not."""
    for h, stack in sorted(g.stacks.items()):
        if len(stack) < 2:
            continue
        there = units_at(g, h, side)
        if why_crowded(g, there) is not None:
            g.due = (*g.due, Due(side, h))
        elif moved and g.box.front_of[h].index in OF_THEATRE[g.theatre] and why_mixed(g, there) is not None:
            g.due = (*g.due, Due(side, h, True))


def settle(g: State) -> Asking[None] | None:
    """The owner gives up what is too much."""
    return _settle(g, g.due[0]) if g.due else None


def _settle(g: State, due: Due) -> Asking[None]:
    there = units_at(g, due.hex, due.side)
    reason = why_crowded(g, there) or (why_mixed(g, there) if due.mixed else None)
    if reason is None:
        g.due = g.due[1:]
        return
    able = [u for u in there if _same(g, u, reason)]
    unit = able[0]
    if len(able) > 1:
        _, unit = yield Choose(
            due.side, "ask-excess", Offer.found("give_up", able, NOT_CROWDED), args={"space": ("space", due.hex)}
        )
    kill(g, unit, "log-crowded")


def _same(g: State, u: int, reason: Refusal) -> bool:
    """Whether giving this unit up brings a crowd nearer to what is allowed."""
    if reason is SIX:
        return counts(g, u)
    if reason in (MIXED, RED_ALONE):
        return True
    if reason is CIVIL_WAR:
        return _russian(g, u)
    alone = next((kind for kind, its in ALONE.items() if its is reason), "")
    if alone:
        return g.box.kind[u] == alone
    return FOUR.get(g.box.nation[u]) is reason and g.box.kind[u] in ("infantry", "mountain")
