"""Hex maps on paper: where a hex lies on the sheet, and lines along hexsides or through hexes as SVG paths.

Pure drawing: a `Paper` is a HexMap with a radius and a margin, and everything here makes text for `Ground.d`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from .hexes import HexMap

Point = tuple[float, float]
Corner = tuple[int, int]
"""A corner of a hex, counted in half radii and half widths: the same from whichever hex it is found."""
T = TypeVar("T")
RADIUS: Final = 40.0
"""From the middle of a hex to its corners."""
MARGIN: Final = 20.0
"""Between the outermost hexes and the edge of the sheet."""


class Paper:
    """A map laid on a sheet: x to the east, y to the south, a margin left free all round."""

    def __init__(self, board: HexMap, radius: float = RADIUS, margin: float = MARGIN) -> None:
        self.board, self.radius = board, radius
        flat = board.sheet[0].flat
        half, wide = radius / 2, math.sqrt(3) / 2 * radius
        self._unit = (half, wide) if flat else (wide, half)
        beyond = (radius, wide) if flat else (wide, radius)
        plain = [board.centre(i, radius) for i in range(board.size)]
        low, high = ([edge(at[k] for at in plain) for k in (0, 1)] for edge in (min, max))
        self.offset: Point = (margin + beyond[0] - low[0], margin + beyond[1] - low[1])
        self.centres: tuple[Point, ...] = tuple((x + self.offset[0], y + self.offset[1]) for x, y in plain)
        width, height = (high[k] - low[k] + 2 * (beyond[k] + margin) for k in (0, 1))
        self.size = (math.ceil(width), math.ceil(height))

    def side(self, a: int, b: int) -> tuple[Corner, Corner]:
        """The hexside between two hexes that touch."""
        one, other = (
            (round(x / self._unit[0]), round(y / self._unit[1]))
            for x, y in self.board.corners(a, self.board.way(a, b), self.radius)
        )
        return one, other

    def at(self, corner: Corner) -> Point:
        """Where a corner lies on the sheet."""
        return corner[0] * self._unit[0] + self.offset[0], corner[1] * self._unit[1] + self.offset[1]


def hexsides(paper: Paper, pairs: Iterable[tuple[int, int]]) -> str:
    """The hexsides between pairs of hexes, joined into lines as long as they go."""
    each = sorted({(min(pair), max(pair)) for pair in pairs})
    return "".join(path([paper.at(corner) for corner in chain]) for chain in chains(paper.side(a, b) for a, b in each))


def borders(board: HexMap, values: Sequence[object], among: int | None = None) -> frozenset[tuple[int, int]]:
    """The pairs of touching hexes whose values differ: the line between areas. `among`: both hexes in this set."""
    within = board.all if among is None else among
    return frozenset(
        (a, b) for a, b in board.pairs() if a < b and values[a] != values[b] and within >> a & within >> b & 1
    )


def through(paper: Paper, hexes: Sequence[int]) -> str:
    """A line through the middles of hexes that touch one another in turn, its bends rounded off."""
    points = [paper.centres[h] for h in hexes]
    if len(points) < 3:
        return path(points)
    bends = "".join(
        f"Q{_pair(here)} {_pair(((here[0] + after[0]) / 2, (here[1] + after[1]) / 2))}"
        for here, after in pairwise(points[1:])
    )
    return f"M{_pair(points[0])}{bends}L{_pair(points[-1])}"


def chains(sides: Iterable[tuple[T, T]]) -> list[list[T]]:
    """Segments joined end to end, each used once; where more than two meet a chain ends. A ring ends where it began."""
    segments = list(sides)
    ends: dict[T, list[int]] = {}
    for number, segment in enumerate(segments):
        for end in segment:
            ends.setdefault(end, []).append(number)
    used: set[int] = set()
    found = []
    loose = [n for n, segment in enumerate(segments) if any(len(ends[end]) != 2 for end in segment)]
    for number in (*loose, *range(len(segments))):  # rings last: nowhere do they end
        if number in used:
            continue
        used.add(number)
        one, other = segments[number]
        chain = [one, other] if len(ends[one]) != 2 or len(ends[other]) == 2 else [other, one]
        while len(ends[chain[-1]]) == 2:
            following = next((n for n in ends[chain[-1]] if n not in used), None)
            if following is None:
                break
            used.add(following)
            a, b = segments[following]
            chain.append(b if a == chain[-1] else a)
        found.append(chain)
    return found


def path(points: Sequence[Point]) -> str:
    """A broken line; closed if it ends where it began."""
    closed = len(points) > 2 and points[0] == points[-1]
    return f"M{'L'.join(_pair(point) for point in points[: -1 if closed else None])}{'z' if closed else ''}"


def _pair(point: Point) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for value in point)
