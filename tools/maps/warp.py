"""A smooth displacement of the sheet that carries given points from one place to another, and everything between."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator  # type: ignore[import-untyped]

from .geo import Points

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def frame_points(box: Box, step: float) -> Points:
    """Points about `step` apart along the edge of a box."""
    left, top, right, bottom = box
    xs = np.linspace(left, right, max(2, round((right - left) / step)))
    ys = np.linspace(top, bottom, max(2, round((bottom - top) / step)))[1:-1]
    sides = [(x, y) for y in (top, bottom) for x in xs] + [(x, y) for x in (left, right) for y in ys]
    return np.array(sides, dtype=np.float64)


class Warp:
    """Moves points of `start` to `end` and holds `anchors` still (thin plate spline, as stiff as it must be)."""

    SMOOTHINGS = (0.0, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0)

    def __init__(self, start: Points, end: Points, anchors: Points, box: Box, least: float = 0.2) -> None:
        known = np.vstack((start, anchors))
        shift = np.vstack((end - start, np.zeros_like(anchors)))
        grid = _grid(box, 24.0)
        for smoothing in self.SMOOTHINGS:
            self.smoothing = smoothing
            self._field = RBFInterpolator(known / 100, shift, smoothing=smoothing, kernel="thin_plate_spline")
            self.least_growth = float(self._growth(grid).min())
            if self.least_growth >= least:
                break
        else:
            raise ValueError(f"the displacement folds: area shrinks to {self.least_growth:.2f} of itself")
        self.miss = float(np.linalg.norm(self.move(start) - end, axis=1).max())

    def _shift(self, xy: Points) -> Points:
        shift: Points = self._field(xy / 100)
        return shift

    def move(self, xy: Points) -> Points:
        """Where these points go."""
        return xy + self._shift(xy)

    def back(self, xy: Points, rounds: int = 15) -> Points:
        """Where these points came from."""
        start = xy.copy()
        for _ in range(rounds):
            start += 0.7 * (xy - self.move(start))
        return start

    def _growth(self, xy: Points) -> NDArray[np.float64]:
        """How much a small area grows at each point; below zero it is turned over."""
        east, south = np.array([1.0, 0.0]), np.array([0.0, 1.0])
        right = self.move(xy + east) - self.move(xy - east)
        down = self.move(xy + south) - self.move(xy - south)
        growth: NDArray[np.float64] = (right[:, 0] * down[:, 1] - right[:, 1] * down[:, 0]) / 4.0
        return growth


def _grid(box: Box, step: float) -> Points:
    left, top, right, bottom = box
    xs, ys = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    return np.column_stack((xs.ravel(), ys.ravel()))


def inside(box: Box, xy: Points) -> NDArray[np.bool_]:
    """Which points lie in the box."""
    left, top, right, bottom = box
    return (xy[:, 0] >= left) & (xy[:, 0] <= right) & (xy[:, 1] >= top) & (xy[:, 1] <= bottom)


def grown(box: Box, by: float) -> Box:
    """The box with its sides moved outward."""
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by
