"""11.3.2, 15.3 Assault troops: Stosstruppen, Sturmbaone and Arditi, who are always with a combat unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.refusal import Refusal
from .state import State, fighters_at, kill, rating, units_at

NOBODY_FOR_IT = Refusal("11.3.2a", "assault-no-host")
TOO_MANY = Refusal("11.3.2c", "assault-too-many")
HAS_MOVED = Refusal("11.1.1f", "move-done")

STORM: Final = ("stoss", "sturm")
"""Those that know how to pass enemies by (12.4f)."""


def eligible(g: State, a: int, u: int) -> bool:
    """15.3.1a, 15.3.2a, 15.3.3a: whether assault troops may be attached to a unit."""
    box = g.box
    kind, bulk = box.kind[a], box.bulk[u]
    if not box.fights[u] or box.side[u] != box.side[a]:
        return False
    if kind == "stoss":
        return box.nation[u] == "de" and bulk == "regiment"
    its = rating(g, u).morale
    if kind == "sturm":
        return box.nation[u] == "ah" and ((bulk == "brigade" and its in (4, 5)) or (bulk == "division" and its == 4))
    return box.nation[u] == "it" and (bulk in ("regiment", "brigade") or (bulk == "division" and its == 4))


def attached(g: State, h: int, side: int) -> list[int]:
    """The assault troops of a side in a hex."""
    return [u for u in units_at(g, h, side) if g.box.is_assault[u]]


def hosts(g: State, units: Sequence[int], supports: Sequence[int]) -> int:
    """To how many of these supports a unit of its own can be given (11.3.2c: one to a unit)."""
    free = list(units)
    found = 0
    for a in supports:
        host = next((u for u in free if eligible(g, a, u)), None)
        if host is not None:
            free.remove(host)
            found += 1
    return found


def why_not_join(g: State, a: int, units: Sequence[int]) -> Refusal | None:
    """Why assault troops do not go along with these units: one for each that may have them."""
    if g.moved >> a & 1:
        return HAS_MOVED
    fighters = [u for u in units if g.box.fights[u]]
    if not any(eligible(g, a, u) for u in fighters):
        return NOBODY_FOR_IT
    supports = [u for u in units if g.box.is_assault[u]]
    return None if hosts(g, fighters, [*supports, a]) == len(supports) + 1 else TOO_MANY


def orphans(g: State, h: int, side: int) -> list[int]:
    """4.0f: assault troops in a hex that have no unit of their own any more."""
    supports = attached(g, h, side)
    free = fighters_at(g, h, side) if supports else []
    found = []
    for a in supports:
        host = next((u for u in free if eligible(g, a, u)), None)
        if host is None:
            found.append(a)
        else:
            free.remove(host)
    return found


def settle_assault(g: State, h: int) -> None:
    """11.3.2d, 15.3.1g, 15.3.2f: assault troops that are left without a unit are gone, and only then in defence."""
    if any(g.box.is_assault[u] for u in g.stacks.get(h, ())):
        for side in (0, 1):
            for a in orphans(g, h, side):
                kill(g, a)


def with_assault(g: State, units: Sequence[int], taken: Sequence[int] = ()) -> tuple[int, ...]:
    """Units that leave a hex, with the assault troops that would be left without a unit; `taken`: those that were used
    with them go along too."""
    h, side = g.loc[units[0]], g.box.side[units[0]]
    if len(g.stacks[h]) == len(units):
        return tuple(units)
    group = list(units)
    here = [a for a in attached(g, h, side) if a not in units]
    stay = [u for u in fighters_at(g, h, side) if u not in units] if here else []
    for a in sorted(here, key=lambda a: a not in taken):
        fighters = [u for u in group if g.box.fights[u]]
        mine = [u for u in group if g.box.is_assault[u]]
        left = [b for b in here if b not in group]
        orphaned = hosts(g, stay, left) < len(left)
        if (a in taken or orphaned) and hosts(g, fighters, [*mine, a]) == len(mine) + 1:
            group.append(a)
    return tuple(group)
