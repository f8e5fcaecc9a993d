"""Spaces moved from their true places just far enough that discs, names and links keep clear of one another.

The wishes are terms of one energy, minimised together: stay near home, keep the shape of the neighbourhood, never turn
a triangle of neighbours over, and keep the distances.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]
from scipy.spatial import Delaunay  # type: ignore[import-untyped]

from .geo import Points
from .warp import Box

Indices = NDArray[np.int64]


@dataclass(frozen=True)
class Wishes:
    """Distances in pixels, and how much each wish weighs."""

    apart: float = 116.0
    off_link: float = 46.0
    off_name: float = 36.0
    name_gap: float = 4.0
    off_edge: float = 50.0
    home: float = 0.002
    shape: float = 0.02
    triangle: float = 3.0


@dataclass
class Spread:
    """Spaces on a sheet, in groups (panels) that do not shape one another."""

    home: Points
    groups: list[Indices]
    links: Indices
    bounds: Points
    """Left, top, right, bottom for each space and its name."""
    hole: Box
    """A box that the spaces of `outside` keep out of."""
    outside: Indices
    wishes: Wishes = field(default_factory=Wishes)

    def __post_init__(self) -> None:
        self.triangles = np.vstack([group[Delaunay(self.home[group]).simplices] for group in self.groups])
        sides = np.vstack([self.triangles[:, pair] for pair in ((0, 1), (1, 2), (2, 0))])
        self.sides = np.unique(np.sort(sides, axis=1), axis=0)
        a, b, c = (self.home[self.triangles[:, k]] for k in range(3))
        area = _cross(b - a, c - a)
        self.triangles[area < 0] = self.triangles[area < 0][:, ::-1]
        self.area = np.abs(area)
        fat = self.area > 2500.0
        self.triangles, self.area = self.triangles[fat], self.area[fat]

    def solve(self, start: Points, names: Points, rounds: int = 400) -> Points:
        """The best places found from `start`; `names` are boxes relative to each space (left, top, right, bottom)."""
        result = minimize(
            lambda flat: self._energy(flat.reshape(-1, 2), names),
            start.ravel(),
            jac=True,
            method="L-BFGS-B",
            options={"maxiter": rounds, "maxcor": 30},
        )
        places: Points = result.x.reshape(-1, 2)
        return places

    def _energy(self, at: Points, names: Points) -> tuple[float, NDArray[np.float64]]:
        force = np.zeros_like(at)
        energy = self._shape(at, force) + self._triangles(at, force) + self._bounds(at, names, force)
        energy += self._apart(at, force) + self._links(at, force)
        energy += self._names_and_spaces(at, names, force) + self._names_and_names(at, names, force)
        return energy, force.ravel()

    def _shape(self, at: Points, force: Points) -> float:
        w = self.wishes
        away = at - self.home
        force += 2 * w.home * away
        i, j = self.sides.T
        skew = away[i] - away[j]
        weight = w.shape * 120.0 / (120.0 + np.linalg.norm(self.home[i] - self.home[j], axis=1))[:, None]
        np.add.at(force, i, 2 * weight * skew)
        np.add.at(force, j, -2 * weight * skew)
        return float(w.home * (away**2).sum() + (weight * skew**2).sum())

    def _triangles(self, at: Points, force: Points) -> float:
        a, b, c = (at[self.triangles[:, k]] for k in range(3))
        lack = np.maximum(0.0, 0.3 * self.area - _cross(b - a, c - a))
        slope = -2 * self.wishes.triangle * lack / self.area
        for k, (p, q) in enumerate(((b, c), (c, a), (a, b))):
            turned = np.column_stack((p[:, 1] - q[:, 1], q[:, 0] - p[:, 0]))
            np.add.at(force, self.triangles[:, k], slope[:, None] * turned)
        return float((self.wishes.triangle * lack**2 / self.area).sum())

    def _bounds(self, at: Points, names: Points, force: Points) -> float:
        low = np.maximum(0.0, self.bounds[:, :2] - at - np.minimum(-self.wishes.off_edge, names[:, :2]))
        high = np.maximum(0.0, at - self.bounds[:, 2:] + np.maximum(self.wishes.off_edge, names[:, 2:]))
        force += 4 * (high - low)
        left, top, right, bottom = self.hole
        out = at[self.outside]
        depth = np.column_stack((out[:, 0] - left, out[:, 1] - top, right - out[:, 0], bottom - out[:, 1]))
        side = depth.argmin(axis=1)
        least = np.maximum(0.0, depth.min(axis=1))
        ways = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]])
        np.add.at(force, self.outside, 4 * least[:, None] * ways[side])
        return float(2 * (low**2).sum() + 2 * (high**2).sum() + 2 * (least**2).sum())

    def _apart(self, at: Points, force: Points) -> float:
        i, j = _near_pairs(at, self.wishes.apart)
        gap = at[i] - at[j]
        size = np.maximum(1e-6, np.linalg.norm(gap, axis=1))
        lack = self.wishes.apart - size
        push = (-2 * lack / size)[:, None] * gap
        np.add.at(force, i, push)
        np.add.at(force, j, -push)
        return float((lack**2).sum())

    def _links(self, at: Points, force: Points) -> float:
        link, space, t, gap = self._near_links(at, self.wishes.off_link)
        a, b = self.links[link].T
        size = np.maximum(1e-6, np.linalg.norm(gap, axis=1))
        lack = self.wishes.off_link - size
        push = (-2 * lack / size)[:, None] * gap
        np.add.at(force, space, push)
        np.add.at(force, a, -push * (1 - t)[:, None])
        np.add.at(force, b, -push * t[:, None])
        return float((lack**2).sum())

    def _near_links(self, at: Points, reach: float) -> tuple[Indices, Indices, NDArray[np.float64], Points]:
        """Link, foreign space, place along the link, and the way from there to the space, where nearer than `reach`."""
        a, b = at[self.links[:, 0]][:, None], at[self.links[:, 1]][:, None]
        along = b - a
        t = np.clip(((at - a) * along).sum(2) / np.maximum(1e-6, (along**2).sum(2)), 0.0, 1.0)
        gap = at - (a + t[:, :, None] * along)
        near = (gap**2).sum(2) < reach**2
        rows = np.arange(len(self.links))
        near[rows, self.links[:, 0]] = near[rows, self.links[:, 1]] = False
        link, space = np.nonzero(near)
        return link, space, t[near], gap[near]

    def _names_and_spaces(self, at: Points, names: Points, force: Points) -> float:
        reach = self.wishes.off_name
        middle, half = _boxes(at, names)
        gap = at[None] - middle[:, None]
        over = np.abs(gap) - half[:, None]
        outer = np.maximum(over, 0.0)
        size = np.linalg.norm(outer, axis=2)
        distance = np.where(size > 0, size, over.max(axis=2))
        np.fill_diagonal(distance, np.inf)
        i, j = np.nonzero(distance < reach)
        lack = reach - distance[i, j]
        across = np.eye(2)[over[i, j].argmax(axis=1)]
        outward = np.where(size[i, j][:, None] > 0, outer[i, j] / np.maximum(1e-6, size[i, j])[:, None], across)
        push = -2 * lack[:, None] * outward * np.where(gap[i, j] < 0, -1.0, 1.0)
        np.add.at(force, j, push)
        np.add.at(force, i, -push)
        return float((lack**2).sum())

    def _names_and_names(self, at: Points, names: Points, force: Points) -> float:
        middle, half = _boxes(at, names)
        gap = middle[:, None] - middle[None]
        lap = half[:, None] + half[None] + self.wishes.name_gap - np.abs(gap)
        i, j = np.nonzero(np.triu((lap > 0).all(axis=2), 1))
        axis = lap[i, j].argmin(axis=1)
        lack = lap[i, j, axis]
        push = -2 * lack[:, None] * np.eye(2)[axis] * np.where(gap[i, j] < 0, -1.0, 1.0)
        np.add.at(force, i, push)
        np.add.at(force, j, -push)
        return float((lack**2).sum())


def _near_pairs(at: Points, reach: float) -> tuple[Indices, Indices]:
    gap = ((at[:, None] - at[None]) ** 2).sum(2)
    i, j = np.nonzero(np.triu(gap < reach**2, 1))
    return i, j


def _boxes(at: Points, names: Points) -> tuple[Points, Points]:
    """Middle and half size of each name's box."""
    return at + (names[:, :2] + names[:, 2:]) / 2, (names[:, 2:] - names[:, :2]) / 2


def _cross(a: Points, b: Points) -> NDArray[np.float64]:
    area: NDArray[np.float64] = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
    return area
