"""Hex maps on paper: where a hex lies on the sheet, and lines along hexsides or through hexes as SVG paths.

Pure drawing: a `Paper` is a HexMap with a radius and a margin, and everything here makes text for `Ground.d`.
Planes lie side by side, each with its own orientation: `Paper` alone decides where.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeVar

from .hexes import HexMap
from .maps import bits

Point = tuple[float, float]
Corner = tuple[int, int, int]
"""A corner of a hex: the number of its plane, and half radii and half widths counted there; the same from whichever hex
it is found."""
T = TypeVar("T")
RADIUS: Final = 40.0
"""From the middle of a hex to its corners."""
MARGIN: Final = 20.0
"""Between the outermost hexes and the edge of their plane."""
GAP: Final = 60.0
"""Between planes."""
BAND: Final = 80.0
"""Above the hexes of a plane that is not alone, for its name."""


@dataclass(frozen=True)
class Plane:
    """The part of the paper that a plane has to itself, from corner to corner: hexes, margin, and the band of its name
    if it is not alone."""

    name: str
    flat: bool
    x: float
    y: float
    width: float
    height: float


class Paper:
    """A map laid out: x to the east, y to the south, a margin left free round every plane.

    `rows`: the planes by name, as they lie from north to south and from west to east; left out: all in one row.
    `columns`: the same from west to east and from north to south, where they fit together better; in a column planes
    may lie beside each other too."""

    def __init__(
        self,
        board: HexMap,
        radius: float = RADIUS,
        margin: float = MARGIN,
        rows: Sequence[Sequence[str]] = (),
        columns: Sequence[Sequence[str | Sequence[str]]] = (),
    ) -> None:
        self.board, self.radius = board, radius
        laid = [
            [(row,) if isinstance(row, str) else row for row in column]
            for column in columns or [rows or (board.planes,)]
        ]
        names = [name for column in laid for row in column for name in row]
        if sorted(names) != sorted(board.planes):
            raise ValueError(f"the rows of the paper name {names}, its planes are {list(board.planes)}")
        self._plane = [names.index(sheet.plane) for sheet in board.sheet]
        half, wide = radius / 2, math.sqrt(3) / 2 * radius
        band = BAND if len(names) > 1 else 0
        plain = [board.centre(i, radius) for i in range(board.size)]
        planes: list[Plane] = []
        self._units: list[Point] = []
        self._offsets: list[Point] = []
        right = bottom = 0.0
        for column in laid:
            left, y = right + GAP if planes else 0.0, 0.0
            for row in column:
                x, foot = left, y
                for name in row:
                    its = [i for i, number in enumerate(self._plane) if number == len(planes)]
                    flat = board.sheet[its[0]].flat
                    beyond = (radius, wide) if flat else (wide, radius)
                    low, high = ([edge(plain[i][k] for i in its) for k in (0, 1)] for edge in (min, max))
                    width, height = (high[k] - low[k] + 2 * (beyond[k] + margin) for k in (0, 1))
                    planes.append(Plane(name, flat, x, y, width, height + band))
                    self._units.append((half, wide) if flat else (wide, half))
                    self._offsets.append((x + margin + beyond[0] - low[0], y + band + margin + beyond[1] - low[1]))
                    right, foot = max(right, x + width), max(foot, y + band + height)
                    x += width + GAP
                bottom, y = max(bottom, foot), foot + GAP
        self.planes: tuple[Plane, ...] = tuple(planes)
        self.centres: tuple[Point, ...] = tuple(
            (at[0] + self._offsets[p][0], at[1] + self._offsets[p][1]) for at, p in zip(plain, self._plane, strict=True)
        )
        self.size = (math.ceil(right), math.ceil(bottom))

    def side(self, a: int, b: int) -> tuple[Corner, Corner]:
        """The hexside between two hexes that touch."""
        return self.edge(a, self.board.way(a, b))

    def edge(self, a: int, way: str) -> tuple[Corner, Corner]:
        """The side of a hex, whether or not there is another beyond it."""
        plane = self._plane[a]
        unit = self._units[plane]
        one, other = (
            (plane, round(x / unit[0]), round(y / unit[1])) for x, y in self.board.corners(a, way, self.radius)
        )
        return one, other

    def at(self, corner: Corner) -> Point:
        """Where a corner lies on the paper."""
        plane, i, j = corner
        unit, offset = self._units[plane], self._offsets[plane]
        return i * unit[0] + offset[0], j * unit[1] + offset[1]


def hexsides(paper: Paper, pairs: Iterable[tuple[int, int]]) -> str:
    """The hexsides between pairs of hexes, joined into lines as long as they go."""
    each = sorted({(min(pair), max(pair)) for pair in pairs})
    return "".join(path([paper.at(corner) for corner in chain]) for chain in chains(paper.side(a, b) for a, b in each))


def around(paper: Paper, hexes: int) -> str:
    """The line round a set of hexes: their sides beyond which there is none of them."""
    board = paper.board
    found = []
    for h in bits(hexes):
        for way in board.sheet[h].steps():
            other = board.near[way][h]
            if other < 0 or not hexes >> other & 1:
                found.append(paper.edge(h, way))
    return "".join(path([paper.at(corner) for corner in chain]) for chain in chains(found))


EVERY: Final = 18
"""Hexsides of a long line for each time that its name is written."""


def along(
    paper: Paper, pairs: Iterable[tuple[int, int]], wide: float, busy: Iterable[Point] = ()
) -> list[tuple[Point, float]]:
    """Where a name so wide is written along hexsides: its middle and its turn in degrees, to be read from the left.

    Where the line is straightest, away from what is `busy`; a line too short for the name has none."""
    spots = list(busy)
    sides = max(2, math.ceil(wide / (paper.radius * math.sqrt(3) / 2)))
    found = []
    for chain in chains(paper.side(a, b) for a, b in sorted({(min(pair), max(pair)) for pair in pairs})):
        points = [paper.at(corner) for corner in chain]
        middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
        times = max(1, len(middles) // EVERY)
        part = len(middles) / times
        for n in range(times):
            window = middles[round(n * part) : round((n + 1) * part)]
            if len(window) >= sides:
                found.append(_straightest(window, sides, wide, spots))
    return found


def _straightest(middles: Sequence[Point], sides: int, wide: float, busy: Sequence[Point]) -> tuple[Point, float]:
    """The best stretch of so many hexsides."""

    def judged(first: int) -> tuple[float, Point, float]:
        stretch = middles[first : first + sides]
        (ax, ay), (bx, by) = sorted((stretch[0], stretch[-1]))
        long = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / long, (by - ay) / long
        x, y = (sum(point[i] for point in stretch) / len(stretch) for i in (0, 1))
        bent = max(abs((px - x) * uy - (py - y) * ux) for px, py in stretch)
        near = sum(abs((px - x) * ux + (py - y) * uy) < wide / 2 + 20 and abs((px - x) * uy - (py - y) * ux) < 30
                   for px, py in busy)  # fmt: skip
        return bent + 25 * near + max(0.0, wide - long), (x, y), math.degrees(math.atan2(uy, ux))

    _, at, turn = min(judged(first) for first in range(len(middles) - sides + 1))
    return at, turn


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
