"""11.3.4 Trucks, and whom they carry."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.refusal import Refusal
from .box import HALF
from .state import OFF, State, division, on_map, tell, units_at

NO_TRUCKS = Refusal("11.3.4.1a", "load-no-trucks")
NOT_THERE = Refusal("11.3.4.1b", "load-not-there")
UNDER_WAY = Refusal("11.3.4.1b", "load-under-way")
FULL = Refusal("11.3.4.1a", "load-full")
WRONG = Refusal("11.3.4.1a", "load-wrong")


def cargo(g: State, side: int) -> list[int]:
    return [u for u in on_map(g, side) if g.loaded >> u & 1]


def able_loads(g: State, units: Sequence[int]) -> list[int]:
    if g.box.kind[units[0]] != "trucks" or g.spent:
        return []
    return [u for u in units_at(g, g.loc[units[0]], g.side) if why_not_load(g, units, u) is None]


def why_not_load(g: State, units: Sequence[int], u: int) -> Refusal | None:
    """11.3.4.1a, 11.3.4.1b: a division, whole or in its parts, a gun, or two Italian brigades or four regiments with
    assault troops."""
    box = g.box
    if box.kind[units[0]] != "trucks":
        return NO_TRUCKS
    if not 0 <= u < box.count or g.loc[u] != g.loc[units[0]] or box.side[u] != g.side or g.loc[u] >= OFF:
        return NOT_THERE
    if g.spent or (g.moved | g.settled | g.loaded) >> u & 1 or u in g.frozen:
        return UNDER_WAY
    aboard = cargo(g, g.side)
    if box.is_assault[u]:
        alone = any(box.bulk[v] in ("brigade", "regiment") for v in aboard)
        return None if alone and not any(box.is_assault[v] for v in aboard) else WRONG
    return _room(g, u, [v for v in aboard if not box.is_assault[v]])


def _room(g: State, u: int, aboard: Sequence[int]) -> Refusal | None:
    box, most = g.box, g.box.tables["trucks"]
    if box.kind[u] in ("army-artillery", "corps-artillery") or box.bulk[u] == "division":
        if g.planned >> u & 1:
            return WRONG
        return FULL if aboard else None
    if not box.fights[u] or box.bulk[u] not in ("brigade", "regiment"):
        return WRONG
    its = division(g, u)
    if its and all(division(g, v) == its for v in aboard):
        return None
    if any(box.nation[v] != "it" for v in (*aboard, u)):
        return FULL if aboard else WRONG
    load = sum(_size(g, v) for v in (*aboard, u))
    return None if load <= int(most["regiments"]) else FULL


def _size(g: State, u: int) -> int:
    """What a unit takes up, in regiments; a division or a gun takes all."""
    most = g.box.tables["trucks"]
    sizes = {"brigade": int(most["regiments"]) // int(most["brigades"]), "regiment": 1}
    return sizes.get(g.box.bulk[u], int(most["regiments"]))


def load(g: State, truck: int, u: int) -> None:
    g.loaded |= 1 << u
    tell(g, "log-load", side=("side", g.side), unit=("unit", u), trucks=("unit", truck))


def unloadable(g: State, units: Sequence[int], left: int) -> list[int]:
    """11.3.4.1c: whom the trucks can set down here."""
    if g.box.kind[units[0]] != "trucks":
        return []
    stopped = g.worked_trucks == g.loc[units[0]]
    if not stopped and left < HALF * int(g.box.tables["trucks"]["unload"]):
        return []
    return cargo(g, g.side)


def drop(g: State, truck: int, u: int) -> None:
    """11.3.4.1c, 11.3.4.1d: five points a stop, whoever gets off; they move no more in this phase."""
    if g.worked_trucks != g.loc[truck]:
        g.spent += HALF * int(g.box.tables["trucks"]["unload"])
        g.worked_trucks = g.loc[truck]
    g.loaded &= ~(1 << u)
    g.moved |= 1 << u
    g.settled |= 1 << u
    tell(
        g, "log-unload", side=("side", g.side), unit=("unit", u), trucks=("unit", truck), space=("space", g.loc[truck])
    )
