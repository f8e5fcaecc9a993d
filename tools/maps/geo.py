"""Geodata in, sheet coordinates out: reading the files, and a projection with a freely chosen scale along each axis."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import PchipInterpolator  # type: ignore[import-untyped]
from shapely.geometry import shape  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

Points = NDArray[np.float64]
"""An array of shape (n, 2): longitude and latitude, or x and y."""


@dataclass(frozen=True)
class Feature:
    """One feature of a GeoJSON file."""

    geometry: BaseGeometry
    properties: dict[str, Any]


def read_features(path: Path) -> list[Feature]:
    """The features of a GeoJSON file."""
    content = json.loads(path.read_text(encoding="utf-8"))
    return [Feature(shape(f["geometry"]), f["properties"] or {}) for f in content["features"]]


@dataclass(frozen=True)
class Elevation:
    """Metres above the sea on a regular grid of degrees, rows from north to south."""

    metres: NDArray[np.float64]
    west: float
    south: float
    east: float
    north: float

    @classmethod
    def read(cls, path: Path) -> Elevation:
        """The grid of an .npz file with `elev` and `bbox` (west, south, east, north)."""
        with np.load(path) as data:
            west, south, east, north = (float(v) for v in data["bbox"])
            return cls(data["elev"].astype(np.float64), west, south, east, north)

    def cells(self, lonlat: Points) -> Points:
        """Row and column (fractional) of each point."""
        rows, columns = self.metres.shape
        row = (self.north - lonlat[:, 1]) / (self.north - self.south) * rows - 0.5
        column = (lonlat[:, 0] - self.west) / (self.east - self.west) * columns - 0.5
        return np.column_stack((row, column))


Scale = Sequence[tuple[float, float, float]]
"""Stretches of an axis: from degree, to degree, pixels a degree. They follow one another without gaps."""


class _Axis:
    """A smooth, monotone map between degrees and pixels along one axis."""

    def __init__(self, scale: Scale) -> None:
        degrees = np.array([scale[0][0], *(to for _, to, _ in scale)], dtype=np.float64)
        pixels = np.concatenate(([0.0], np.cumsum([(to - start) * size for start, to, size in scale])))
        self.forward = PchipInterpolator(degrees, pixels, extrapolate=True)
        fine = np.linspace(degrees[0], degrees[-1], 4001)
        self._degrees, self._pixels = fine, self.forward(fine)

    def back(self, pixels: NDArray[np.float64]) -> NDArray[np.float64]:
        """Degrees at these pixels; beyond the ends the axis stops."""
        return np.interp(pixels, self._pixels, self._degrees)


class Graticule:
    """Longitude and latitude to pixels: each axis has its own varying scale, and meridians may converge to the north.

    `lean` says how much of the true convergence is drawn: 0 gives upright meridians, 1 true widths at every latitude.
    Widths are as given by `lon` at latitude `true_at`; the meridian `middle` stays upright.
    """

    def __init__(
        self,
        lon: Scale,
        lat: Scale,
        *,
        origin: tuple[float, float],
        lean: float = 0.0,
        true_at: float = 50.0,
        middle: float = 0.0,
    ) -> None:
        self._lon, self._lat = _Axis(lon), _Axis(lat)
        self._lean, self._cos = lean, float(np.cos(np.radians(true_at)))
        self._middle = float(self._lon.forward(middle))
        self._offset = np.zeros(2)
        self._offset = -self.to_sheet(np.array([origin]))[0]

    def _width(self, lat: NDArray[np.float64]) -> NDArray[np.float64]:
        wide: NDArray[np.float64] = 1.0 + self._lean * (np.cos(np.radians(lat)) / self._cos - 1.0)
        return wide

    def to_sheet(self, lonlat: Points) -> Points:
        """Pixels of points given in degrees; `origin` lies at 0, 0."""
        x = self._middle + (self._lon.forward(lonlat[:, 0]) - self._middle) * self._width(lonlat[:, 1])
        return np.column_stack((x, -self._lat.forward(lonlat[:, 1]))) + self._offset

    def to_degrees(self, xy: Points) -> Points:
        """The inverse of `to_sheet`, within the range of the scales."""
        x, y = (xy - self._offset).T
        lat = self._lat.back(-y)
        lon = self._lon.back(self._middle + (x - self._middle) / self._width(lat))
        return np.column_stack((lon, lat))
