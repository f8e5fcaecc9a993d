"""Rivers that matter to the rules: traced, run through the spaces that stand on them, and kept clear of the others.

A river is laid out with the spaces: waypoints along it move as they do, so that each space stays on its own bank.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import shapely  # type: ignore[import-untyped]
from numpy.typing import NDArray
from scipy.interpolate import Akima1DInterpolator  # type: ignore[import-untyped]
from scipy.ndimage import gaussian_filter1d  # type: ignore[import-untyped]
from scipy.sparse import coo_matrix  # type: ignore[import-untyped]
from scipy.sparse.csgraph import dijkstra  # type: ignore[import-untyped]
from scipy.spatial import cKDTree  # type: ignore[import-untyped]
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import bends
from .geo import Feature, Points
from .spread import Indices, Spread
from .warp import Box, Warp, inside

BRIDGE = 0.1
"""Degrees: pieces of a river whose ends are nearer than this are joined."""
DISC = 33.0
"""Pixels around a space in which a link may lie on either bank."""


# -- the course of a river --------------------------------------------------------------------------------------------


def trace(features: Iterable[Feature], source: tuple[float, float], mouth: tuple[float, float]) -> Points:
    """The shortest way along the features from one place to another, in degrees: source first."""
    parts = [np.array(p.coords)[:, :2] for f in features for p in shapely.get_parts(f.geometry)]
    points = np.vstack(parts)
    starts = np.cumsum([0, *(len(p) for p in parts)])
    along = np.array([k for a, b in pairwise(starts) for k in range(a, b - 1)])
    ends = np.array([k for a, b in pairwise(starts) for k in (a, b - 1)])
    near = cKDTree(points[ends]).query_pairs(BRIDGE, output_type="ndarray")
    i, j = np.concatenate((along, ends[near[:, 0]])), np.concatenate((along + 1, ends[near[:, 1]]))
    length = np.linalg.norm(points[i] - points[j], axis=1) + 1e-9
    length[len(along) :] *= 1.5
    graph = coo_matrix((length, (i, j)), shape=(len(points), len(points))).tocsr()
    first, last = (int(np.linalg.norm(points - place, axis=1).argmin()) for place in (source, mouth))
    _, before = dijkstra(graph, directed=False, indices=first, return_predecessors=True)
    way = [last]
    while way[-1] != first:
        if before[way[-1]] < 0:
            raise ValueError(f"no river from {source} to {mouth}")
        way.append(int(before[way[-1]]))
    course: Points = points[way[::-1]]
    return course


def smooth(line: Points, step: float, blur: float) -> Points:
    """The line in steps of equal length with its small bends taken out; the ends stay."""
    whole = LineString(line)
    count = max(2, round(whole.length / step))
    even = shapely.get_coordinates(whole.interpolate(np.linspace(0.0, whole.length, count + 1)))
    soft = gaussian_filter1d(even, blur / step, axis=0, mode="nearest")
    fade = np.minimum(1.0, np.minimum(np.arange(count + 1), np.arange(count + 1)[::-1]) * step / (2 * blur))[:, None]
    kept: Points = fade * soft + (1 - fade) * even
    return kept


def curved(way: Points, fine: int = 12) -> Points:
    """A smooth line through waypoints, which keeps close to the straight ways between them."""
    steps = np.sqrt(np.linalg.norm(np.diff(way, axis=0), axis=1))
    at = np.concatenate(([0.0], np.cumsum(steps)))
    line: Points = Akima1DInterpolator(at, way, method="makima")(np.linspace(0.0, at[-1], fine * len(steps) + 1))
    return line


def side(line: Points, at: Points) -> float:
    """Which bank a point lies on, looking along the line: above zero the right one (with y downward)."""
    a, b = line[:-1], line[1:]
    along = b - a
    t = np.clip(((at - a) * along).sum(1) / np.maximum(1e-9, (along**2).sum(1)), 0.0, 1.0)
    k = int(np.linalg.norm(a + t[:, None] * along - at, axis=1).argmin())
    return float(along[k, 0] * (at[1] - a[k, 1]) - along[k, 1] * (at[0] - a[k, 0]))


# -- laid out with the spaces -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chain:
    """A river as points of the layout, downstream: spaces that stand on it, and waypoints numbered after all spaces."""

    river: str
    nodes: list[int]


def chains(rivers: dict[str, Points], on: dict[str, list[int]], at: Points, step: float, box: Box) -> tuple[
    list[Chain], Points
]:  # fmt: skip
    """The rivers as chains, and the places of their waypoints: about `step` apart within `box`."""
    found: list[Chain] = []
    extra: list[Points] = []
    for river, line in rivers.items():
        whole = LineString(line)
        stops = sorted((float(whole.project(Point(at[s]))), s) for s in on[river])
        cuts = [0.0, *(where for where, _ in stops), whole.length]
        nodes: list[int] = []
        for k, (start, end) in enumerate(pairwise(cuts)):
            outer = k in (0, len(stops))
            count = round((end - start) / step) if outer else max(2, round((end - start) / step))
            inner = np.linspace(start, end, count + 1)[0 if k == 0 else 1 : None if k == len(stops) else -1]
            for where in inner:
                place = np.array(whole.interpolate(where).coords[0])
                if inside(box, place[None])[0]:
                    nodes.append(len(at) + len(extra))
                    extra.append(place)
            if k < len(stops):
                nodes.append(stops[k][1])
        found.append(Chain(river, nodes))
    return found, np.array(extra)


@dataclass(frozen=True)
class Beside:
    """A link along a bank, and the points of the river beside it, which lie on its other side."""

    upper: int
    lower: int
    turn: float
    """1: the points keep to the right of the link, -1: to its left."""
    points: list[int]
    wish: NDArray[np.float64]
    """How far each point keeps from the link."""


@dataclass
class RiverSpread(Spread):
    """Spaces spread together with the waypoints of rivers, which come after them in `home`."""

    count: int = 0
    chains: list[Chain] = field(default_factory=list)
    beside: list[Beside] = field(default_factory=list)
    off_river: float = 46.0
    off_road: float = 20.0
    stiff: float = 0.06

    def __post_init__(self) -> None:
        super().__post_init__()
        triples = [t for c in self.chains for t in zip(c.nodes, c.nodes[1:], c.nodes[2:], strict=False)]
        self.bows = np.array(triples)
        self.segments = np.array([pair for c in self.chains for pair in pairwise(c.nodes)])
        pairs = [(frozenset((b.upper, b.lower)), set(b.points)) for b in self.beside]
        self.free = np.ones((len(self.links), len(self.home) - self.count), dtype=np.bool_)
        for k, link in enumerate(self.links):
            for ends, points in pairs:
                if ends == frozenset(int(v) for v in link):
                    self.free[k, [p - self.count for p in points]] = False

    def _energy(self, at: Points, names: Points) -> tuple[float, NDArray[np.float64]]:
        force = np.zeros_like(at)
        energy = self._shape(at, force) + self._triangles(at, force)
        n = self.count
        spaces, pull = at[:n], force[:n]
        energy += self._bounds(spaces, names, pull) + self._apart(spaces, pull) + self._links(spaces, pull)
        energy += self._names_and_spaces(spaces, names, pull) + self._names_and_names(spaces, names, pull)
        energy += self._banks(at, force) + self._roads(at, force) + self._beside(at, force)
        return energy + self._stiff(at, force), force.ravel()

    def _stiff(self, at: Points, force: Points) -> float:
        """Rivers run without sharp turns."""
        a, b, c = self.bows.T
        bow = at[a] - 2 * at[b] + at[c]
        for node, share in ((a, 2.0), (b, -4.0), (c, 2.0)):
            np.add.at(force, node, self.stiff * share * bow)
        return float(self.stiff * (bow**2).sum())

    def _banks(self, at: Points, force: Points) -> float:
        """Spaces keep off the rivers they do not stand on."""
        return _keep_off(at, self.segments, np.arange(self.count), self.off_river, force)

    def _roads(self, at: Points, force: Points) -> float:
        """Waypoints keep off links."""
        points = np.arange(self.count, len(at))
        return _keep_off(at, self.links, points, self.off_road, force, self.free)

    def _beside(self, at: Points, force: Points) -> float:
        energy = 0.0
        for beside in self.beside:
            a, b, w = at[beside.upper], at[beside.lower], at[beside.points]
            along = b - a
            length = float(np.linalg.norm(along))
            way = w - a
            off = beside.turn * (along[0] * way[:, 1] - along[1] * way[:, 0]) / length
            lack = np.maximum(0.0, beside.wish - off)
            energy += float((lack**2).sum())
            to_w = beside.turn * np.array([-along[1], along[0]]) / length
            to_b = beside.turn * np.column_stack((way[:, 1], -way[:, 0])) / length - off[:, None] * along / length**2
            push_w, push_b = -2 * lack[:, None] * to_w, -2 * lack[:, None] * to_b
            np.add.at(force, np.array(beside.points), push_w)
            force[beside.lower] += push_b.sum(axis=0)
            force[beside.upper] -= (push_w + push_b).sum(axis=0)
        return energy


def _keep_off(
    at: Points, lines: Indices, points: Indices, reach: float, force: Points, free: NDArray[np.bool_] | None = None
) -> float:
    """Points are pushed from foreign lines nearer than `reach`, and these from them; `free` says which pairs count."""
    a, b = at[lines[:, 0]][:, None], at[lines[:, 1]][:, None]
    along = b - a
    t = np.clip(((at[points] - a) * along).sum(2) / np.maximum(1e-6, (along**2).sum(2)), 0.0, 1.0)
    gap = at[points] - (a + t[:, :, None] * along)
    near = ((gap**2).sum(2) < reach**2) & (points != lines[:, :1]) & (points != lines[:, 1:])
    if free is not None:
        near &= free
    line, k = np.nonzero(near)
    t, gap = t[near], gap[near]
    size = np.maximum(1e-6, np.linalg.norm(gap, axis=1))
    lack = reach - size
    push = (-2 * lack / size)[:, None] * gap
    np.add.at(force, points[k], push)
    np.add.at(force, lines[line, 0], -push * (1 - t)[:, None])
    np.add.at(force, lines[line, 1], -push * t[:, None])
    return float((lack**2).sum())


def redrawn(line: Points, spaces: Points, disc: float, blur: float) -> Points:
    """A displaced river drawn smoothly: straight within the discs of its spaces, soft between them."""
    whole = LineString(line)
    stops = sorted((float(whole.project(Point(space))), k) for k, space in enumerate(spaces))
    along = np.concatenate(([0.0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))))
    near = np.linalg.norm(line[:, None] - spaces, axis=2).min(axis=1) < disc
    near |= np.abs(along[:, None] - [where for where, _ in stops]).min(axis=1) < 1.4 * disc
    pieces = []
    for (start, i), (end, j) in zip([(-1.0, -1), *stops], [*stops, (np.inf, -1)], strict=True):
        inner = line[(along > start) & (along < end) & ~near]
        ends = [spaces[i : i + 1] if i >= 0 else line[:0], spaces[j : j + 1] if j >= 0 else line[:0]]
        piece = np.vstack((ends[0], inner, ends[1]))
        if len(piece) > 1:
            pieces.append(smooth(piece, 4.0, blur))
    drawn: Points = np.vstack(pieces)
    return drawn


class Flow(Warp):
    """A displacement in small steps, none of which folds: the ground goes exactly where its points go."""

    STEPS = 8

    def __init__(self, start: Points, end: Points, anchors: Points, box: Box) -> None:
        stops = [start + (end - start) * k / self.STEPS for k in range(self.STEPS + 1)]
        self.warps = [Warp(a, b, anchors, box) for a, b in pairwise(stops)]
        self.smoothing = max(w.smoothing for w in self.warps)
        self.least_growth = float(np.prod([w.least_growth for w in self.warps]))
        self.miss = float(np.linalg.norm(self.move(start) - end, axis=1).max())

    def move(self, xy: Points) -> Points:
        for warp in self.warps:
            xy = warp.move(xy)
        return xy

    def back(self, xy: Points, rounds: int = 15) -> Points:
        for warp in self.warps[::-1]:
            xy = warp.back(xy, rounds)
        return xy


# -- links and banks --------------------------------------------------------------------------------------------------


@dataclass
class Banks:
    """The drawn rivers, and how well a link keeps to the banks it belongs to."""

    lines: dict[str, Points]

    def __post_init__(self) -> None:
        self.shape: BaseGeometry = shapely.MultiLineString([LineString(line) for line in self.lines.values()])
        shapely.prepare(self.shape)

    def crossings(self, curve: Points, ends: Sequence[Points]) -> int:
        """How often a link crosses rivers beyond the discs of its ends."""
        clear = np.all([np.linalg.norm(curve - end, axis=1) > DISC for end in ends], axis=0)
        if clear.sum() < 2:
            return 0
        met = self.shape.intersection(LineString(curve[clear]))
        return 0 if met.is_empty else len(shapely.get_parts(met))

    def astray(self, curve: Points, sector: str) -> int:
        """How many of the banks in `sector` (`rhine-r+main-l`) a link misses where it leaves the disc of its start."""
        if not sector:
            return 0
        at = curve[(np.linalg.norm(curve - curve[0], axis=1) > DISC).argmax()]
        banks = (part.rsplit("-", 1) for part in sector.split("+"))
        return sum((side(self.lines[river], at) > 0) != (bank == "r") for river, bank in banks)


@dataclass(frozen=True)
class Way:
    """A link to be drawn: its ends, and the sectors it leaves them by."""

    a: int
    b: int
    sector_a: str
    sector_b: str


def bend(way: Way, at: Points, banks: Banks, clear: float) -> tuple[Points | None, float]:
    """The control point of the gentlest bend that keeps to its banks and clear of other spaces, and what is amiss."""
    a, b = at[way.a], at[way.b]
    others = np.delete(at, [way.a, way.b], axis=0)
    along = b - a
    across = np.array([-along[1], along[0]])
    best: tuple[float, float, Points | None] = (np.inf, 0.0, None)
    for size in (0.0, *np.arange(0.04, 0.62, 0.03)):
        for turn in (size, -size) if size else (0.0,):
            for shift in (0.0, -0.2, 0.2) if size else (0.0,):
                control = np.round((a + b) / 2 + turn * across + shift * along) if size else None
                curve = bends.curve(a, b, control)
                gap = float(np.linalg.norm(others[:, None] - curve, axis=2).min())
                wrong = banks.crossings(curve, (a, b)) + banks.astray(curve, way.sector_a)
                wrong += banks.astray(curve[::-1], way.sector_b)
                amiss = 40.0 * wrong + max(0.0, clear - gap)
                cost = amiss + 30.0 * size + abs(shift)
                if cost < best[0]:
                    best = cost, amiss, control
        if best[1] == 0.0 and best[0] < 30.0 * size:
            break
    return best[2], best[1]
