"""A grid on the earth whose ground is bent so that places lie in the hexes that a printed map gives them."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import map_coordinates  # type: ignore[import-untyped]

from .geo import Points
from .hexgrid import ACROSS
from .warp import Box, Warp, frame_points, grown

STEP = 20.0
"""Pixels between the points where the displacement is worked out; between them it is straight."""

ROUNDS = 40
"""Steps towards the way back, each a part of what is still missing."""


class Bend:
    """Carries points of the sheet as fitted to the sheet as bent, and back."""

    def __init__(self, start: Points, end: Points, size: tuple[int, int], least: float) -> None:
        box: Box = grown((0.0, 0.0, float(size[0]), float(size[1])), 3 * ACROSS)
        moved = np.linalg.norm(end - start, axis=1) > 1e-9
        anchors = np.vstack((start[~moved], frame_points(box, 2 * ACROSS)))
        warp = Warp(start[moved], end[moved], anchors, box, least)
        self.smoothing, self.miss, self.least_growth = warp.smoothing, warp.miss, warp.least_growth
        self._origin = np.array(box[:2])
        xs, ys = (np.arange(low, high + STEP, STEP) for low, high in ((box[0], box[2]), (box[1], box[3])))
        nodes = np.column_stack([axis.ravel() for axis in np.meshgrid(xs, ys)])
        shape = (len(ys), len(xs), 2)
        self._there = (warp.move(nodes) - nodes).reshape(shape)
        start = nodes.copy()
        for _ in range(ROUNDS):
            start += 0.7 * (nodes - self.move(start))
        self._here = (start - nodes).reshape(shape)

    def move(self, xy: Points) -> Points:
        """From the sheet as fitted to the sheet as bent."""
        return xy + self._shift(self._there, xy)

    def back(self, xy: Points) -> Points:
        """From the sheet as bent to the sheet as fitted."""
        return xy + self._shift(self._here, xy)

    def _shift(self, field: Points, xy: Points) -> Points:
        at = ((xy - self._origin) / STEP).T[::-1]
        return np.column_stack([map_coordinates(field[..., k], at, order=1, mode="nearest") for k in (0, 1)])
