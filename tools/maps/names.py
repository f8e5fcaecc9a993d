"""Where names stand beside their spaces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import box as rectangle  # type: ignore[import-untyped]

from .geo import Points
from .warp import Box

SIDES = ("s", "n", "e", "w")
"""Under the space, above it, to its right, to its left."""
CHARACTER, HEIGHT, GAP = 6.6, 15.0, 35.0
"""Pixels: width of a character, height of a line, from the middle of a space to the nearest edge of its name."""
EDGE = 9.0
"""Pixels that a name keeps from the edge of its sheet."""
_COST = {"s": 0.0, "n": 3.0, "e": 2.0, "w": 2.5}


def box(side: str, length: int) -> tuple[float, float, float, float]:
    """The box of a name with so many characters, relative to its space: left, top, right, bottom."""
    width = length * CHARACTER
    if side in "sn":
        top = GAP if side == "s" else -GAP - HEIGHT
        return -width / 2, top, width / 2, top + HEIGHT
    left = GAP if side == "e" else -GAP - width
    return left, -HEIGHT / 2, left + width, HEIGHT / 2


def boxes(sides: Sequence[str], lengths: Sequence[int]) -> Points:
    """The boxes of many names."""
    return np.array([box(side, length) for side, length in zip(sides, lengths, strict=True)])


def choose(
    at: Points, lengths: Sequence[int], curves: list[tuple[int, int, Points]], sheets: Points, hole: Box
) -> list[str]:
    """A side for every name: first clear of spaces and other names, then of links, then the usual place.

    A name stays on the sheet of its space (a row of `sheets`) and does not cross the edge of `hole`.
    """
    places = np.array([[box(side, length) for side in SIDES] for length in lengths]) + np.tile(at, 2)[:, None]
    low, high = sheets[:, None, :2] + EDGE, sheets[:, None, 2:] - EDGE
    off = ((places[..., :2] < low) | (places[..., 2:] > high)).any(axis=2)
    frame = rectangle(*hole).boundary.buffer(EDGE)
    cut = np.array([[frame.intersects(rectangle(*place)) for place in options] for options in places])
    fixed = _fixed_costs(at, places, curves) + 200.0 * (off | cut)
    chosen = fixed.argmin(axis=1)
    for _ in range(20):
        before = chosen.copy()
        for i in range(len(at)):
            others = np.delete(np.arange(len(at)), i)
            near = others[np.abs(at[others] - at[i]).max(axis=1) < 300]
            laps = [sum(_overlap(places[i, s], places[j, chosen[j]]) for j in near) for s in range(len(SIDES))]
            chosen[i] = (fixed[i] + 100.0 * np.array(laps)).argmin()
        if (before == chosen).all():
            break
    return [SIDES[s] for s in chosen]


def settle(at: Points, width: float, size: float, turn: float, cost: Callable[[Points], float], reach: int) -> Points:
    """A middle for a name on the ground near `at`: with the least `cost` of the points it covers, then the nearest."""
    angle = np.radians(turn)
    along, down = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    u, v = np.meshgrid(np.linspace(-width / 2, width / 2, max(5, round(width / 12))), np.linspace(-0.8, 0.1, 4) * size)
    covered = u.ravel()[:, None] * along + v.ravel()[:, None] * down
    steps = np.arange(-reach, reach + 1, 12)
    offsets = sorted(((float(x), float(y)) for x in steps for y in steps), key=lambda p: p[0] ** 2 + p[1] ** 2)
    return at + min(offsets, key=lambda p: cost(covered + at + p) + np.hypot(*p) / 60)


def _fixed_costs(at: Points, places: NDArray[np.float64], curves: list[tuple[int, int, Points]]) -> Points:
    """What each place of each name costs whatever the other names do."""
    cost = np.array([[_COST[side] for side in SIDES]] * len(at))
    for i, options in enumerate(places):
        for s, (left, top, right, bottom) in enumerate(options):
            low, high = np.array([left, top]), np.array([right, bottom])
            off = np.linalg.norm(at - np.clip(at, low, high), axis=1)
            off[i] = np.inf
            cost[i, s] += 100.0 * (off < 31).sum() + 6.0 * (off < 36).sum()
            for _, _, curve in curves:
                hits = ((curve > low - 1) & (curve < high + 1)).all(axis=1).sum()
                cost[i, s] += min(12.0, 4.0 + 0.6 * hits) if hits else 0.0
    return cost


def _overlap(a: NDArray[np.float64], b: NDArray[np.float64]) -> bool:
    return bool(a[0] < b[2] + 3 and b[0] < a[2] + 3 and a[1] < b[3] + 1 and b[1] < a[3] + 1)
