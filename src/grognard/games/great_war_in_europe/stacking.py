"""7.2 Stacking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import mask_of, members, union
from ...kernel.refusal import Refusal
from .box import AM, NATIONS, PC, RU, Box
from .fronts import OF_THEATRE, Front
from .losses import kill
from .state import Due, State, collapsed, flag_of, in_force, is_red, units_at

SIX = Refusal("7.23a", "stack-six")
ONE_HQ = Refusal("7.23c", "stack-one-hq")
ONE_TANK = Refusal("7.23c", "stack-one-tank")
ONE_AT = Refusal("7.23c", "stack-one-at")
FOUR_US = Refusal("7.23d", "stack-four-us")
FOUR_BU = Refusal("7.23e", "stack-four-bu")
MIXED = Refusal("16.11b", "stack-collapsed")
RED_ALONE = Refusal("15.93c", "stack-red")
CIVIL_WAR = Refusal("6.48", "stack-civil-war")
CIVIL = "ne-cp-civil-war"
NOT_CROWDED = Refusal("7.22", "stack-not-this")

ALONE = {"hq": ONE_HQ, "tank": ONE_TANK, "at": ONE_AT}
"""Those that do not count, but of which there is one a hex."""
FOUR = {NATIONS.index("us"): FOUR_US, NATIONS.index("bu"): FOUR_BU}


LIMITED = ("infantry", "mountain")
"""7.23d, 7.23e: of these there are four."""


def counts(g: State, u: int) -> bool:
    """7.23b, 7.23c: whether a unit counts among the six; 7.23f: forts and markers are no units."""
    return _counts(g.box, u)


def _counts(box: Box, u: int) -> bool:
    return box.kind[u] not in ALONE and "no-stack" not in box.flags[u]


class Loads(NamedTuple):
    """All limits of 7.23 at once. What a unit counts in each is one byte of a number; the numbers of a stack are added
    up, and `spare` makes every byte over its limit overflow into its highest bit."""

    of: tuple[int, ...]
    spare: int
    over: int


@lru_cache(16)
def loads(box: Box) -> Loads:
    limits = box.tables["limits"]
    kinds = [(int(limits["stack"]), partial(_counts, box))]
    kinds += [(1, partial(_is_kind, box, kind)) for kind in ALONE]
    kinds += [(int(limits[NATIONS[nation]]), partial(_is_limited, box, nation)) for nation in FOUR]
    return Loads(
        tuple(sum(its(u) << 8 * i for i, (_, its) in enumerate(kinds)) for u in range(box.count)),
        sum(127 - most << 8 * i for i, (most, _) in enumerate(kinds)),
        sum(128 << 8 * i for i in range(len(kinds))),
    )


def _is_kind(box: Box, kind: str, u: int) -> bool:
    return box.kind[u] == kind


def _is_limited(box: Box, nation: int, u: int) -> bool:
    return box.nation[u] == nation and box.kind[u] in LIMITED


def why_crowded(g: State, units: Iterable[int]) -> Refusal | None:
    """7.21: why these units of a side cannot all be in one hex."""
    units = tuple(units)
    of, spare, over = loads(g.box)
    return _why_crowded(g, units) if sum([of[u] for u in units], spare) & over else None


def _why_crowded(g: State, units: Iterable[int]) -> Refusal | None:
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
        if nation in FOUR and kind in LIMITED:
            seen[nation] = seen.get(nation, 0) + 1
            if seen[nation] > int(box.tables["limits"][NATIONS[nation]]):
                return FOUR[nation]
    return SIX if counted > int(box.tables["limits"]["stack"]) else None


def roomy(g: State, u: int, front: Front, found: int) -> int:
    """Of some hexes of a front those where there is room for one more unit (13.21, 7.22)."""
    return found & ~crowded(g, (u,), front, found)


def crowded(g: State, units: Sequence[int], front: Front, among: int) -> int:
    """Of some hexes of a front those where units that may come together would be too many with their friends there, or
    not be welcome: `why_no_stack` of all of them, looked at only where that can be."""
    box, f, stacks = g.box, front.index, g.stacks
    friends = among & g.any_occ[g.allegiance[box.nation[units[0]]]][f]
    found = 0
    close = friends if len(units) > 1 or box.kind[units[0]] in ALONE else friends & g.tall[f]
    if close:
        of, spare, over = loads(box)
        mine = sum([of[u] for u in units], spare)
        for h in members(close):
            if sum([of[u] for u in stacks[h + front.base]], mine) & over:
                found |= 1 << h
    if g.fallen:
        odd = friends & ~found
        if len(units) == 1:
            odd = odd and odd & _strangers(g, units[0], f)
        for h in members(odd) if odd else ():
            if why_mixed(g, (*stacks[h + front.base], *units)) is not None:
                found |= 1 << h
    return found


def _strangers(g: State, u: int, f: int) -> int:
    """Hexes with units that may be at odds with one: of collapsed nations, of all others if it has
    collapsed itself (16.11b); after the revolution Russians (15.93c), in the Civil War too (6.48)."""
    found, colours = 0, g.colours
    for n in _at_odds(g.fallen, g.box.flag[u], g.bolsheviks > 0 or in_force(g, CIVIL)):
        found |= colours[n + f]
    return found


@lru_cache(256)
def _at_odds(fallen: int, flag: int, russians: bool) -> tuple[int, ...]:
    """By the place of their colours, the nations that may be at odds with one."""
    nations = set(range(len(NATIONS))) - {flag} if fallen >> flag & 1 else set(members(fallen))
    return tuple(6 * n for n in sorted(nations | ({RU, AM, PC} if russians else set())))


def why_apart(g: State, units: Iterable[int]) -> Refusal | None:
    """6.48: in the Civil War Russians do not stack with Russians; headquarters do not count."""
    if not in_force(g, CIVIL):
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
    nations = {g.box.nation[u] for u in units}
    if not (RU in nations and g.bolsheviks) and (len(nations) < 2 or not g.fallen & mask_of(nations)):
        return None
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
    of, spare, over = loads(g.box)
    for f in g.box.active:
        front, friends = g.box.fronts[f], g.any_occ[side][f]
        odd = _parted(g, f) if moved and g.fallen and f in OF_THEATRE[g.theatre] else 0
        for local in members(friends & (g.tall[f] | _doubled(g, side, front) | odd)):
            stack = g.stacks[local + front.base]
            if len(stack) > 1 and (odd >> local & 1 or sum([of[u] for u in stack], spare) & over):
                _check_stack(g, side, local + front.base, moved)


def _doubled(g: State, side: int, front: Front) -> int:
    """7.23c: the hexes of a front with two or more units of which there is one of a kind in a hex."""
    seen = found = 0
    for u in members(g.here[side][front.index] & g.box.alone):
        bit = 1 << g.loc[u] - front.base
        found |= seen & bit
        seen |= bit
    return found


def _parted(g: State, f: int) -> int:
    """The hexes of a front with units that may have to part from others: collapsed nations, Russians (`why_mixed`)."""
    return union([g.colours[6 * n + f] for n in members(g.fallen | 1 << RU | 1 << AM | 1 << PC)])


def _check_stack(g: State, side: int, h: int, moved: bool) -> None:
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
    return FOUR.get(g.box.nation[u]) is reason and g.box.kind[u] in LIMITED
