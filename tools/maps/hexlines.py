"""Lines on a hex grid: a river's true course, its path along hexsides, and a railway's path from hex to hex."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from scipy.spatial import cKDTree  # type: ignore[import-untyped]
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]

from .geo import Points
from .hexgrid import ACROSS, Grid, R

Edge = tuple[int, int]
"""Two corners, in the order of the path, or the smaller first where there is none."""


def plain(edge: Edge) -> Edge:
    """The same hexside whichever way it is walked."""
    return min(edge), max(edge)


def samples(line: Points, step: float) -> Points:
    """Points along a line, evenly."""
    drawn = LineString(line)
    count = max(2, round(drawn.length / step) + 1)
    return np.array([drawn.interpolate(t, normalized=True).coords[0] for t in np.linspace(0, 1, count)])


# -- the true course ---------------------------------------------------------------------------------------------------


def traced(course: Points, lines: Sequence[Points], reach: float) -> tuple[Points, float]:
    """The course that follows the known lines wherever they lie within `reach` of the waypoints; and what part does.

    A shortest path in a net of both: known lines are cheap, the way between waypoints is dear, and so are the bridges
    from one to the other.
    """
    own = samples(course, reach / 6)
    guide = LineString(course)
    known = [samples(line, reach / 10) for line in lines if guide.distance(LineString(line)) < reach]
    if not known:
        return course, 0.0
    nodes = np.vstack([own, *known])
    net: list[list[tuple[int, float]]] = [[] for _ in nodes]

    def join(a: int, b: int, dear: float) -> None:
        long = float(np.linalg.norm(nodes[a] - nodes[b])) * dear + 1e-6
        net[a].append((b, long))
        net[b].append((a, long))

    for k in range(len(own) - 1):
        join(k, k + 1, 6.0)
    start = len(own)
    for line in known:
        for k in range(start, start + len(line) - 1):
            far = guide.distance(Point(nodes[k]))
            if far < reach:
                join(k, k + 1, 1.0 + (far / reach) ** 2)
        start += len(line)
    tree = cKDTree(nodes[len(own) :])
    for k in range(len(own)):
        for other in tree.query_ball_point(own[k], reach):
            join(k, len(own) + other, 6.0)
    for a, b in tree.query_pairs(reach / 12):
        join(len(own) + a, len(own) + b, 2.0)
    path = _shortest(net, 0, len(own) - 1)
    follows = sum(p >= len(own) for p in path) / len(path)
    return nodes[path], follows


def _shortest(net: Sequence[Sequence[tuple[int, float]]], start: int, goal: int) -> list[int]:
    best, came, todo = {start: 0.0}, {start: start}, [(0.0, start)]
    while todo:
        cost, here = heapq.heappop(todo)
        if here == goal:
            break
        if cost > best[here]:
            continue
        for there, more in net[here]:
            if cost + more < best.get(there, np.inf):
                best[there], came[there] = cost + more, here
                heapq.heappush(todo, (cost + more, there))
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]


# -- along hexsides ----------------------------------------------------------------------------------------------------


class Net:
    """All corners of the grid, and the hexsides between two hexes of the map."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        corner: dict[tuple[int, int], int] = {}
        points: list[Points] = []
        self.sides: dict[Edge, tuple[int, int]] = {}
        """By hexside, walked from its smaller corner to the greater: the hex to the right, the hex to the left."""
        board = grid.board
        for i in range(board.size):
            for way in grid.ways:
                other = board.near[way][i]
                ends = []
                for point in grid.corners(i, way):
                    key = (round(point[0] / 4), round(point[1] / 4))
                    near = next((k for k in _round(key) if k in corner), key)
                    if near not in corner:
                        corner[near] = len(points)
                        points.append(point)
                    ends.append(corner[near])
                if other >= 0:
                    a, b = ends
                    self.sides[plain((a, b))] = (i, other) if a < b else (other, i)
        self.points: Points = np.array(points)
        self.links: list[list[int]] = [[] for _ in points]
        for a, b in self.sides:
            self.links[a].append(b)
            self.links[b].append(a)
        self.tree = cKDTree(self.points)

    def right_left(self, edge: Edge) -> tuple[int, int]:
        """The hexes to the right and to the left of a hexside walked in this direction."""
        right, left = self.sides[plain(edge)]
        return (right, left) if edge[0] < edge[1] else (left, right)


def _round(key: tuple[int, int]) -> Iterable[tuple[int, int]]:
    return ((key[0] + dx, key[1] + dy) for dx in (0, -1, 1) for dy in (0, -1, 1))


@dataclass
class Path:
    """A river along hexsides: its corners in the order in which it flows."""

    name: str
    corners: list[int] = field(default_factory=list)

    def edges(self) -> list[Edge]:
        return list(pairwise(self.corners))


Toll = Callable[[Edge], float]
"""What a hexside costs besides its distance from the course."""
_STEP, _NEAR, _TURN = 0.2, 2.2, 0.3
"""In radii: between samples of a course, from a sample to a corner that may stand for it; the price of a hexside."""


def snapped(
    net: Net, course: Points, *, ends: set[int], starts: set[int], barred: set[int], used: set[Edge], toll: Toll
) -> list[int]:
    """The chain of hexsides that stays nearest to a course, walked along with it from sample to sample.

    It ends (begins) in a corner of `ends` (`starts`) if there are any, meets them nowhere else, and keeps off `barred`
    corners and `used` hexsides.
    """
    points = samples(course, _STEP * R)
    near = [net.tree.query_ball_point(p, _NEAR * R) for p in points]
    close = [set(found) for found in near]

    def off(v: int, k: int) -> float:
        return float(((net.points[v] - points[k]) ** 2).sum()) / R**2

    last = len(points) - 1
    best: dict[tuple[int, int], float] = {}
    came: dict[tuple[int, int], tuple[int, int]] = {}
    todo: list[tuple[float, int, int]] = []
    for v in near[0]:
        if (v in starts or not starts) and v not in barred and v not in ends:
            best[v, 0] = off(v, 0) * 2
            heapq.heappush(todo, (best[v, 0], 0, v))
    while todo:
        cost, k, v = heapq.heappop(todo)
        if cost > best[v, k]:
            continue
        if k == last and (v in ends or not ends):
            return _unwound(came, (v, k))
        moves: list[tuple[float, int, int]] = []
        if k < last and v in close[k + 1]:
            moves.append((cost + off(v, k + 1) * _STEP, k + 1, v))
        if v not in ends:
            for w in net.links[v]:
                if w in close[k] and w not in barred and plain((v, w)) not in used and w not in starts:
                    moves.append((cost + _TURN + toll((v, w)), k, w))
        for more, j, w in moves:
            if more < best.get((w, j), np.inf):
                best[w, j], came[w, j] = more, (v, k)
                heapq.heappush(todo, (more, j, w))
    raise ValueError("no chain of hexsides along this course")


def _unwound(came: dict[tuple[int, int], tuple[int, int]], at: tuple[int, int]) -> list[int]:
    path = [at[0]]
    while at in came:
        at = came[at]
        if at[0] != path[-1]:
            path.append(at[0])
    path.reverse()
    return _unlooped(path)


def _unlooped(path: list[int]) -> list[int]:
    """Without any stretch that comes back to a corner where it has been."""
    out: list[int] = []
    for corner in path:
        if corner in out:
            del out[out.index(corner) + 1 :]
        else:
            out.append(corner)
    return out


def side_of(course: Points, point: Points) -> float:
    """How far to the right of a directed course a point lies (to the left: negative), in hexes."""
    drawn = LineString(course)
    at = drawn.project(Point(point))
    a = np.array(drawn.interpolate(max(0.0, at - R / 10)).coords[0])
    b = np.array(drawn.interpolate(min(drawn.length, at + R / 10)).coords[0])
    turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return float(np.sign(turn)) * float(drawn.distance(Point(point))) / ACROSS


# -- from hex to hex ---------------------------------------------------------------------------------------------------


def routed(grid: Grid, stops: Sequence[int], cost: Callable[[int], float], built: set[tuple[int, int]]) -> list[int]:
    """A railway through stops: near the straight line from each to the next, never back, on built tracks if any."""
    path = [stops[0]]
    for a, b in pairwise(stops):
        seen = set(path)
        path += _leg(grid, a, b, lambda i: cost(i) + (4.0 if i in seen else 0.0), built)[1:]  # noqa: B023
    return path


def _leg(grid: Grid, a: int, b: int, cost: Callable[[int], float], built: set[tuple[int, int]]) -> list[int]:
    if a == b:
        return [a]
    straight = LineString([grid.centres[a], grid.centres[b]])
    best, came, todo = {a: 0.0}, {a: a}, [(0.0, a)]
    while todo:
        spent, here = heapq.heappop(todo)
        if here == b:
            break
        if spent > best[here]:
            continue
        for there in grid.board.linked[here]:
            price = 1.0 + 0.5 * (straight.distance(Point(grid.centres[there])) / ACROSS) ** 2
            price = 0.8 * price if plain((here, there)) in built else price
            price += 0.0 if there == b else cost(there)
            if spent + price < best.get(there, np.inf):
                best[there], came[there] = spent + price, here
                heapq.heappush(todo, (spent + price, there))
    path = [b]
    while path[-1] != a:
        path.append(came[path[-1]])
    return path[::-1]
