"""Hexes for tests, found by what they are: a corrected map must not break a test of a rule.

All answers are printed numbers. A search that finds nothing fails by itself (StopIteration).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.italia_1917_1918 import movement
from grognard.games.italia_1917_1918.scenes import Scene
from grognard.kernel.maps import bits

from .table import BOX, hex_of, position

VITTORIO: Scene = BOX.scenes["vittorio"]


def numbers(hexes: int) -> set[str]:
    """The printed numbers of a bit set."""
    return {BOX.numbers[h] for h in bits(hexes)}


def around(number: str) -> list[str]:
    """The hexes next to one."""
    return [BOX.numbers[n] for n in BOX.map.linked[hex_of(number)] if BOX.printed >> n & 1]


def distance(one: str, other: str) -> int:
    return BOX.far(hex_of(one))[hex_of(other)]


def within(number: str, most: int) -> set[str]:
    return numbers(BOX.map.range(1 << hex_of(number), most))


def first(ok: Callable[[int], bool], scene: Scene = VITTORIO) -> str:
    """The first hex of a scenario's area for which this holds."""
    return next(BOX.numbers[h] for h in bits(scene.area) if ok(h))


def pair(ok: Callable[[int, int], bool], scene: Scene = VITTORIO) -> tuple[str, str]:
    """The first step from hex to hex for which this holds."""
    return next(
        (BOX.numbers[a], BOX.numbers[b])
        for a in bits(scene.area)
        for b in BOX.map.linked[a]
        if scene.area >> b & 1 and ok(a, b)
    )


def lines(h: int) -> bool:
    """Whether a road, a secondary road or a railway leads through a hex."""
    return bool((BOX.on_road | BOX.on_secondary | BOX.on_rail) >> h & 1)


def bare(h: int, scene: Scene = VITTORIO) -> bool:
    """Nothing but its terrain: no town, road, railway, trench or water, and not at the edge."""
    return not (
        BOX.town[h]
        or lines(h)
        or (scene.trench | BOX.banks | BOX.map.edge) >> h & 1
        or scene.area & BOX.map.range(1 << h, 1) != BOX.map.range(1 << h, 1)
    )


def plain(h: int, scene: Scene = VITTORIO) -> bool:
    return bare(h, scene) and BOX.terrain[h] == "clear"


def open_country(radius: int, scene: Scene = VITTORIO) -> str:
    """The middle of dry clear ground without trenches, so many hexes around."""
    return first(
        lambda h: (
            all(
                BOX.terrain[n] == "clear" and scene.area >> n & 1 and not (scene.trench | BOX.banks) >> n & 1
                for n in bits(BOX.map.range(1 << h, radius))
            )
            and BOX.map.range(1 << h, radius).bit_count() == 1 + 3 * radius * (radius + 1)
        )
    )


def level(a: int, b: int) -> bool:
    """Neither water nor a ridge nor a line between two hexes."""
    return not ((a, b) in BOX.wet or (a, b) in BOX.ridge or along(a, b))


def along(a: int, b: int) -> bool:
    return (a, b) in BOX.roads or (a, b) in BOX.secondary or (a, b) in BOX.rails


def unbridged(a: int, b: int, river: str = "") -> bool:
    """Water between two hexes without trenches, and no bridge."""
    dry = not VITTORIO.trench >> a & 1 and not VITTORIO.trench >> b & 1
    kinds = {"major": BOX.major.pairs, "minor": BOX.minor.pairs, "": BOX.wet}
    return (a, b) in kinds[river] and (a, b) not in BOX.bridge_at and dry and (a, b) not in BOX.ridge


def cost(unit: str, a: str, b: str, **more: Any) -> float | None:
    """Points for the step from a hex to the next; None if it is not open by points."""
    g = position({a: unit}, **more)
    u, goal = BOX.unit[unit], 1 << hex_of(b)
    rings = movement.ways(g, (u,)).layers(1 << hex_of(a), 40, goal, 0)
    return next((spent / 2 for spent, ring in enumerate(rings) if ring & goal), None)
