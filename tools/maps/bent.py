"""A grid on the earth bent so that places lie in the hexes that a printed map gives them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .geo import Points
from .hexgrid import SHAPE, Georeference, Matrix

MANY = 500
"""Points at a time: with all pins they fill no more than the processor keeps at hand."""


@dataclass(frozen=True)
class Pin:
    """A point of the sheet, by line and place, and the point of the earth that shall lie there."""

    name: str
    hex: str
    """The hex that it is drawn into; empty if it only holds the ground where it is."""
    lattice: tuple[float, float]
    lat: float
    lon: float
    give: float = 0.0
    """How far it gives way where others pull the other way; 0: not at all."""


class Bent(Georeference):
    """A georeference bent near its pins: for a sheet that was squeezed to fit its paper, or drawn freely. Far from
    them, compared with `reach` (in hexes), the plain one holds."""

    def __init__(self, plain: Georeference, pins: Sequence[Pin], reach: float) -> None:
        lon, lat = plain.matrix.T.tolist()
        super().__init__(lon, lat, plain.plane, straight=plain.straight)
        self.reach = reach
        self.pins = pins
        self._at: Points = np.array([pin.lattice for pin in pins])
        places = np.array([(pin.lon, pin.lat) for pin in pins], dtype=np.float64)
        self.off: Points = super().to_lattice(places) - self._at
        """By pin: from its point to where the plain georeference has its place, lines and places."""
        give = np.diag([pin.give for pin in pins])
        self._weights = np.linalg.solve(self._near(self._at) + give, self.off)

    def _near(self, lattice: Points) -> Matrix:
        """How much each pin counts at each point."""
        away = (self._at.T[:, None] - lattice.T[:, :, None]) * SHAPE[:, None, None]
        far = np.sqrt(away[0] ** 2 + away[1] ** 2) / self.reach
        return np.asarray((1 + far) * np.exp(-far), dtype=np.float64)

    def _slope(self, lattice: Points) -> Matrix:
        """By point: how the plain lattice runs there with the bent one, a matrix of two by two."""
        away = (self._at.T[:, None] - lattice.T[:, :, None]) * SHAPE[:, None, None]
        fall = np.exp(-np.sqrt(away[0] ** 2 + away[1] ** 2) / self.reach) / self.reach**2
        slope = np.stack([(fall * part * scale) @ self._weights for part, scale in zip(away, SHAPE, strict=True)])
        return np.asarray(np.moveaxis(slope, 0, 2) + np.eye(2), dtype=np.float64)

    def growth(self, lattice: Points) -> Matrix:
        """How much ground a hex holds at each point, compared with the plain georeference; below zero it folds."""
        return np.asarray(np.linalg.det(self._slope(lattice)), dtype=np.float64)

    def to_degrees(self, lattice: Points) -> Points:
        plain = [piece + self._near(piece) @ self._weights for piece in _pieces(lattice)]
        return super().to_degrees(np.concatenate(plain))

    def to_lattice(self, lonlat: Points) -> Points:
        """Sought by Newton's steps, of half a hex at most."""
        return np.concatenate([self._sought(piece) for piece in _pieces(super().to_lattice(lonlat))])

    def _sought(self, goal: Points) -> Points:
        found, left = goal.copy(), np.arange(len(goal))
        for _ in range(200):
            miss = found[left] + self._near(found[left]) @ self._weights - goal[left]
            far = np.abs(miss).max(axis=1) >= 1e-9
            left, miss = left[far], miss[far]
            if not len(left):
                break
            step = np.linalg.solve(self._slope(found[left]), miss[..., None])[..., 0]
            found[left] -= step * np.minimum(1.0, 0.5 / np.maximum(np.linalg.norm(step, axis=1), 1e-12))[:, None]
        return found


def _pieces(points: Points) -> list[Points]:
    return np.array_split(points, len(points) // MANY + 1)
