"""7.25 Fog of war: of an enemy stack one sees the unit on top and how many lie beneath it.

Which unit is on top is open: whoever moves is seen as it moves, and comes to lie on top; who takes the top away shows
the next. On which front a unit is, is open too: it was set up there, or came by rail or sea.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from ...kernel.maps import bits, mask_of, members, picked
from . import cards
from .box import CP, GE
from .fronts import EAST
from .passports import region
from .stacking import ALONE
from .state import ISLAM, OFF, State, recolour, side_of, units_at

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
    if its == CP and _counts(g, u, h):
        return True
    return top(g, h, its) == u


def _counts(g: State, u: int, h: int) -> bool:
    """Whether victory points, which are open, hang on where a unit of the Central Powers is: 5.47, German headquarters
    in the East and whoever is in a victory hex of Russia; 6.45b, whoever is in Baku."""
    front = g.box.front_of[h]
    if g.treaty and front.index == EAST:
        staff = g.box.nation[u] == GE and not g.box.fights[u]
        return staff or bool((front.in_country.get("ru", 0) & front.kind("vp")) >> h - front.base & 1)
    return bool(g.played & ISLAM) and h == g.box.place["baku"]


def _tells(g: State) -> tuple[bool, bool]:
    """Whether victory points hang on where somebody is at all (see `_counts`)."""
    return bool(g.treaty), bool(g.played & ISLAM)


def lay_on_top(g: State, u: int) -> None:
    """A unit that has moved lies on top."""
    if len(g.stacks[g.loc[u]]) > 1:
        g.tops[g.loc[u]] = u
    else:
        g.tops.pop(g.loc[u], None)


class Fog(NamedTuple):
    """What a side does not see of a front: hexes and the units beneath, and how these lie when nothing is told."""

    hidden: dict[int, list[int]]
    tops: dict[int, int]
    dealt: Dealt
    colours: dict[int, int]
    """By nation the hexes with its units, as they lie then."""
    staffs: tuple[int, ...]
    """Where hidden headquarters are counted (`State.staff`)."""


class Dealt(NamedTuple):
    where: dict[int, int]
    stacks: dict[int, tuple[int, ...]]


_FOGS: Final[OrderedDict[Hashable, Fog]] = OrderedDict()
"""The last ones, by all that they were found from: who moves does not change what he sees of others."""
KEPT: Final = 32


def _fog(g: State, side: int | None, other: int, f: int) -> Fog:
    here = g.here[other][f]
    at = picked(here, g.loc)
    key = (g.box, side, other, f, here, at, g.shown & here, tops_of(g, here), tuple(g.allegiance), *_tells(g))
    found = _FOGS.get(key)
    if found is None:
        found = _FOGS[key] = _find_fog(g, side, other, f)
        if len(_FOGS) > KEPT:
            _FOGS.popitem(last=False)
    return found


def tops_of(g: State, units: int) -> tuple[int, ...]:
    """Those of some units that lie on top."""
    return tuple([u for u in members(_laid(g.tops) & units) if g.tops.get(g.loc[u]) == u])


_LAID: Final[list[tuple[dict[int, int], int]]] = []
"""The last few, with the units in them: they change only when somebody moves."""


def _laid(tops: dict[int, int]) -> int:
    """Who was ever laid on top, and nobody on top of him since."""
    for known, found in _LAID:
        if known == tops:
            return found
    found = mask_of(tops.values())
    _LAID.insert(0, (dict(tops), found))
    del _LAID[4:]
    return found


def _find_fog(g: State, side: int | None, other: int, f: int) -> Fog:
    hidden: dict[int, list[int]] = {}
    for u in bits(g.here[other][f]):
        if len(g.stacks[g.loc[u]]) > 1 and not sees(g, side, u):
            hidden.setdefault(g.loc[u], []).append(u)
    tops = {h: top(g, h, other) for h in hidden}
    dealt = _deal(g, hidden, Random(0), lambda u, h: True)
    colours = _colours(g, g.here[other][f], dealt, g.box.fronts[f].base)
    staffs = tuple([6 * g.box.nation[u] + f for u in dealt.where if not g.box.fights[u]])
    return Fog(hidden, tops, dealt, colours, staffs)


def _colours(g: State, units: int, dealt: Dealt, base: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for u in members(units):
        nation = g.box.nation[u]
        found[nation] = found.get(nation, 0) | 1 << dealt.where.get(u, g.loc[u]) - base
    return found


def blot(g: State, side: int | None) -> State:
    """The position without what a side may not know: units beneath enemy stacks lie there in an order that says
    nothing."""
    return _dealt(g, side, None)


def resample(g: State, side: int, random: Random) -> State:
    """A position that a side cannot tell from this one: what lies beneath enemy stacks of a front is dealt out anew."""
    return _dealt(g, side, random)


def _dealt(g: State, side: int | None, dice: Random | None) -> State:
    fogs = [(f, _fog(g, side, other, f)) for other in (0, 1) if other != side for f in g.box.active]
    fogs = [(f, fog) for f, fog in fogs if fog.hidden]
    if not fogs and not _planning(g, side) and not cards.hides(g, side):
        return g
    new = g.copy()
    _forget(new, side)
    cards.deal(new, side, dice)
    for f, fog in fogs:
        new.tops.update(fog.tops)
        dealt = fog.dealt if dice is None else _deal(new, fog.hidden, dice, partial(_may_be, new, f, {}))
        loc = new.loc
        for u, h in dealt.where.items():
            loc[u] = h
        for its in fog.staffs:
            new.staff[its] += 1
        new.stacks.update(dealt.stacks)
        if dice is not None:
            recolour(new, f)
            continue
        for nation, hexes in fog.colours.items():
            new.colours[6 * nation + f] = hexes
    return new


def _may_be(g: State, f: int, seen: dict[int, int], u: int, h: int) -> bool:
    """Whether a unit may be in a hex at all."""
    if u not in seen:
        seen[u] = region(g, u, f)
    return bool(seen[u] >> h - g.box.fronts[f].base & 1)


def _planning(g: State, side: int | None) -> bool:
    """Whether the other side is choosing who goes along, or who attacks, which nobody else sees yet."""
    return g.side != side and (len(g.marching) > 1 or (g.attack is not None and not g.attack.shown))


def _forget(g: State, side: int | None) -> None:
    if g.side == side:
        return
    g.marching = g.marching[:1]
    if g.attack is not None and not g.attack.shown:
        g.attack.attackers = ()


def _deal(g: State, hidden: dict[int, list[int]], random: Random, may: Callable[[int, int], bool]) -> Dealt:
    """Put units into so many places of each hex, where each may be; what fits nowhere goes where there is room."""
    units = sorted(u for there in hidden.values() for u in there)
    random.shuffle(units)
    beneath = set(units)
    room = {h: len(hidden[h]) for h in sorted(hidden)}
    stacks = {h: [u for u in g.stacks[h] if u not in beneath] for h in room}
    late = []
    where: dict[int, int] = {}
    for u in sorted(units, key=lambda u: g.box.kind[u] not in ALONE):
        for h in _turn(list(room), u):
            if room[h] and not _double(g, u, stacks[h]) and may(u, h):
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
    return Dealt(where, {h: tuple(sorted(there)) for h, there in stacks.items()})


def _turn(hexes: list[int], u: int) -> list[int]:
    """Begin elsewhere for every unit, so that early hexes do not fill first."""
    start = u * 7 % len(hexes)
    return hexes[start:] + hexes[:start]


def _double(g: State, u: int, there: Sequence[int]) -> bool:
    """7.23c: a second headquarters, tank or gun."""
    kind = g.box.kind[u]
    return kind in ALONE and any(g.box.kind[v] == kind for v in there)
