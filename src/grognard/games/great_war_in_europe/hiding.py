"""7.25 Fog of war: of an enemy stack one sees the unit on top and how many lie beneath it.

Which unit is on top is open: whoever moves is seen as it moves, and comes to lie on top; who takes the top away shows
the next. On which front a unit is, is open too: it was set up there, or came by rail or sea.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ...kernel.maps import bits
from . import cards
from .box import CP
from .passports import region
from .stacking import ALONE
from .state import OFF, State, recolour, side_of, units_at

OPEN_TO_CP = ("ge", "ah", "pl")
"""7.25b: countries in which the Central Powers may look into any stack."""


def top(g: State, h: int, side: int) -> int:
    """The unit of a side that lies on top in a hex; -1: it has none there."""
    there = units_at(g, h, side)
    if not there:
        return -1
    chosen = g.tops.get(h, -1)
    return chosen if chosen in there else there[0]


def sees(g: State, side: int | None, u: int) -> bool:
    """Whether a side knows where a unit is."""
    h = g.loc[u]
    its = side_of(g, u)
    if h >= OFF or side == its or g.shown >> u & 1:
        return True
    front = g.box.front_of[h]
    if side == CP and front.country[h - front.base] in OPEN_TO_CP:
        return True  # 7.25b
    return top(g, h, its) == u


def lay_on_top(g: State, u: int) -> None:
    """A unit that has moved lies on top."""
    if len(g.stacks[g.loc[u]]) > 1:
        g.tops[g.loc[u]] = u
    else:
        g.tops.pop(g.loc[u], None)


def _hidden(g: State, side: int | None, other: int) -> Iterator[tuple[int, dict[int, list[int]]]]:
    """By front, what a side does not see of another: the hexes, and the units beneath."""
    for f in g.box.active:
        found: dict[int, list[int]] = {}
        for u in bits(g.here[other][f]):
            if len(g.stacks[g.loc[u]]) > 1 and not sees(g, side, u):
                found.setdefault(g.loc[u], []).append(u)
        if found:
            yield f, found


def blot(g: State, side: int | None) -> State:
    """The position without what a side may not know: units beneath enemy stacks lie there in an order that says
    nothing."""
    return _dealt(g, side, None)


def resample(g: State, side: int, random: Random) -> State:
    """A position that a side cannot tell from this one: what lies beneath enemy stacks of a front is dealt out anew."""
    return _dealt(g, side, random)


def _dealt(g: State, side: int | None, dice: Random | None) -> State:
    random = dice or Random(0)
    others = [one for one in (0, 1) if one != side]
    parts = [(f, found) for other in others for f, found in _hidden(g, side, other)]
    if not parts and not _planning(g, side) and not cards.hides(g, side):
        return g
    new = g.copy()
    _forget(new, side)
    cards.deal(new, side, dice)
    for f, found in parts:
        for h, there in found.items():
            new.tops[h] = top(g, h, side_of(g, there[0]))
        units = sorted(u for there in found.values() for u in there)
        random.shuffle(units)
        _deal(new, f, {h: len(found[h]) for h in sorted(found)}, units)
    return new


def _planning(g: State, side: int | None) -> bool:
    """Whether the other side is choosing who goes along, or who attacks, which nobody else sees yet."""
    return g.side != side and (len(g.marching) > 1 or (g.attack is not None and not g.attack.shown))


def _forget(g: State, side: int | None) -> None:
    if g.side == side:
        return
    g.marching = g.marching[:1]
    if g.attack is not None and not g.attack.shown:
        g.attack.attackers = ()


def _deal(g: State, f: int, slots: dict[int, int], units: Sequence[int]) -> None:
    """Put units into so many places of each hex, where each may be; what fits nowhere goes where there is room."""
    stacks = {h: [u for u in g.stacks[h] if u not in set(units)] for h in slots}
    room = dict(slots)
    front = g.box.fronts[f]
    late = []
    where: dict[int, int] = {}
    for u in sorted(units, key=lambda u: g.box.kind[u] not in ALONE):
        may = region(g, u, f)
        for h in _turn(list(room), u):
            if room[h] and may >> h - front.base & 1 and not _double(g, u, stacks[h]):
                where[u] = h
                break
        else:
            late.append(u)
            continue
        stacks[where[u]].append(u)
        room[where[u]] -= 1
    for u in late:
        h = next(h for h in room if room[h])
        where[u] = h
        stacks[h].append(u)
        room[h] -= 1
    for u, h in where.items():
        g.loc[u] = h
        g.staff[g.box.nation[u]] += not g.box.fights[u]
    for h, there in stacks.items():
        g.stacks[h] = tuple(sorted(there))
    recolour(g, f)


def _turn(hexes: list[int], u: int) -> list[int]:
    """Begin elsewhere for every unit, so that early hexes do not fill first."""
    start = u * 7 % len(hexes)
    return hexes[start:] + hexes[:start]


def _double(g: State, u: int, there: Sequence[int]) -> bool:
    """7.23c: a second headquarters, tank or gun."""
    kind = g.box.kind[u]
    return kind in ALONE and any(g.box.kind[v] == kind for v in there)
