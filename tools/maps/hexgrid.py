"""A hex grid on the earth: its hexes on the sheet, and the fit of its lattice to latitude and longitude."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grognard.kernel.hexes import HexMap, read_sheets

from .geo import Points

R = 40.0
"""Pixels from the centre of a hex to its corners."""
MARGIN = 20.0
"""Pixels between the outermost hexes and the edge of the sheet."""
KM = 111.2
"""Kilometres a degree of latitude."""
ACROSS = math.sqrt(3.0) * R
"""Pixels from one centre to the next."""


class Grid:
    """The hexes of one plane of a map, drawn on a sheet: x to the east, y to the south, the margin left free."""

    def __init__(self, table: Mapping[str, Any], file: str, plane: str = "") -> None:
        sheets = [sheet for sheet in read_sheets(table, file) if sheet.plane == plane]
        found = [
            (sheet.at(line, place) if len(sheets) > 1 else (0, 0), sheet.write(line, place))
            for sheet in sheets
            for line in range(sheet.lines[0], sheet.lines[1] + 1)
            for place in range(sheet.places[0], sheet.places[1] + 1)
        ]
        numbers = [number for _, number in sorted(found)]  # lines run on from sheet to sheet
        self.board = HexMap(sheets, numbers, file)
        self.names, self.index, self.ways = self.board.numbers, self.board.index, self.board.ways
        plain = np.array([self.board.centre(i, R) for i in range(self.board.size)])
        beyond = np.array([R, ACROSS / 2] if sheets[0].flat else [ACROSS / 2, R]) + MARGIN
        self.offset = beyond - plain.min(axis=0)
        self.centres: Points = plain + self.offset
        right, bottom = self.centres.max(axis=0) + beyond
        self.size = (math.ceil(right), math.ceil(bottom))
        self.lattice: Points = np.array(self.board.at) / np.array([1.0, 2.0])
        """Line and place of every hex, pushed lines half a place further."""
        self._lattice_of = _affine(self.centres, self.lattice)
        self._sheet_of = _affine(self.lattice, self.centres)

    def to_lattice(self, xy: Points) -> Points:
        """From the sheet to line and place."""
        return _apply(self._lattice_of, xy)

    def to_sheet(self, lattice: Points) -> Points:
        """From line and place to the sheet."""
        return _apply(self._sheet_of, lattice)

    def nearest(self, xy: Points) -> int:
        """The hex whose centre is nearest to a point."""
        return int(np.argmin(((self.centres - xy) ** 2).sum(axis=1)))

    def corners(self, i: int, way: str) -> tuple[Points, Points]:
        """The two ends of a hexside, clockwise."""
        a, b = self.board.corners(i, way, R)
        return np.array(a) + self.offset, np.array(b) + self.offset


Matrix = NDArray[np.float64]


def _affine(source: Points, target: Points) -> Matrix:
    rows = np.column_stack((np.ones(len(source)), source))
    return np.asarray(np.linalg.lstsq(rows, target, rcond=None)[0], dtype=np.float64)


def _apply(matrix: Matrix, points: Points) -> Points:
    return np.asarray(np.column_stack((np.ones(len(points)), points)) @ matrix, dtype=np.float64)


@dataclass(frozen=True)
class Anchor:
    """A hex whose place on the earth is known; a missing latitude or longitude says nothing."""

    name: str
    lattice: tuple[float, float]
    lat: float | None
    lon: float | None


class Georeference:
    """Line and place to longitude and latitude: an affine map, in degrees or in kilometres of a plane round a point."""

    def __init__(
        self,
        lon: Sequence[float],
        lat: Sequence[float],
        plane: tuple[float, float] | None = None,
        *,
        straight: bool = False,
    ) -> None:
        self.matrix = np.array([lon, lat], dtype=np.float64).T
        self.plane = plane
        """Latitude and longitude of the plane's middle: then the numbers give kilometres east and north of it."""
        self.straight = straight
        self._flat, self._round = (_to_sines, _from_sines) if straight else (_to_plane, _from_plane)
        """The plane is azimuthal, or one with straight parallels (sinusoidal)."""
        self._back = np.linalg.inv(self.matrix[1:])

    def to_degrees(self, lattice: Points) -> Points:
        """Longitude and latitude of lattice points."""
        out = _apply(self.matrix, lattice)
        return out if self.plane is None else self._round(out, self.plane)

    def to_lattice(self, lonlat: Points) -> Points:
        """Line and place, fractional, of points on the earth."""
        flat = lonlat if self.plane is None else self._flat(lonlat, self.plane)
        return np.asarray((flat - self.matrix[0]) @ self._back, dtype=np.float64)


SHAPE = np.array([math.sqrt(3.0) / 2, 1.0])
"""From line to line and from place to place, in hexes."""
_EARTH = 6371.0


def _to_plane(lonlat: Points, middle: tuple[float, float]) -> Points:
    """Kilometres east and north in the azimuthal equidistant plane."""
    lat0, lon0 = np.radians(middle)
    lon, lat = np.radians(lonlat).T
    cosine = np.sin(lat0) * np.sin(lat) + np.cos(lat0) * np.cos(lat) * np.cos(lon - lon0)
    c = np.arccos(np.clip(cosine, -1, 1))
    k = np.where(c < 1e-12, 1.0, c / np.maximum(np.sin(c), 1e-15)) * _EARTH
    east = k * np.cos(lat) * np.sin(lon - lon0)
    north = k * (np.cos(lat0) * np.sin(lat) - np.sin(lat0) * np.cos(lat) * np.cos(lon - lon0))
    return np.column_stack((east, north))


def _from_plane(km: Points, middle: tuple[float, float]) -> Points:
    lat0, lon0 = np.radians(middle)
    east, north = km.T
    c = np.hypot(east, north) / _EARTH
    k = np.where(c < 1e-12, 1.0, np.sin(c) / np.maximum(c, 1e-15)) / _EARTH
    lat = np.arcsin(np.cos(c) * np.sin(lat0) + north * k * np.cos(lat0))
    lon = lon0 + np.arctan2(east * k, np.cos(lat0) * np.cos(c) - north * k * np.sin(lat0))
    return np.asarray(np.degrees(np.column_stack((lon, lat))), dtype=np.float64)


_NORTH, _EAST = 111.132, 111.32
"""Kilometres a degree of latitude at 45 degrees north, and a degree of longitude at the equator."""


def _to_sines(lonlat: Points, middle: tuple[float, float]) -> Points:
    """Kilometres east and north, each parallel straight and of its true length."""
    lon, lat = lonlat.T
    return np.column_stack(((lon - middle[1]) * _EAST * np.cos(np.radians(lat)), (lat - middle[0]) * _NORTH))


def _from_sines(km: Points, middle: tuple[float, float]) -> Points:
    east, north = km.T
    lat = middle[0] + north / _NORTH
    return np.column_stack((middle[1] + east / (_EAST * np.cos(np.radians(lat))), lat))


def fit(
    grid: Grid, anchors: Sequence[Anchor], model: str, middle: tuple[float, float], pitch: float | None = None
) -> Georeference:
    """The best map of a model to the anchors, by least squares in kilometres of the plane round `middle`.

    `affine` has six unknowns, `similarity` four (regular hexes, turned), `upright` three (regular hexes, north up), or
    two if the kilometres from hex to hex are given. An anchor without latitude or longitude enters with what it has.
    """
    x, y = (grid.to_sheet(np.array([a.lattice for a in anchors])) / ACROSS * np.array([1.0, -1.0])).T
    ground = np.array([(middle[1] if a.lon is None else a.lon, middle[0] if a.lat is None else a.lat) for a in anchors])
    km = _to_plane(ground, middle)
    rows: list[list[float]] = []
    values: list[float] = []
    for n, anchor in enumerate(anchors):
        for known, value, row in (
            (anchor.lon, km[n, 0], _terms(model, 1.0, 0.0, x[n], -y[n], x[n], y[n])),
            (anchor.lat, km[n, 1], _terms(model, 0.0, 1.0, y[n], x[n], x[n], y[n])),
        ):
            if known is not None:
                rows.append(row)
                values.append(float(value))
    matrix, target = np.array(rows), np.array(values)
    if pitch is not None:
        target, matrix = target - pitch * matrix[:, 2], matrix[:, :2]
    p = np.linalg.lstsq(matrix, target, rcond=None)[0]
    if pitch is not None:
        p = np.append(p, pitch)
    if model == "affine":
        east, north = p[[0, 2, 3]], p[[1, 4, 5]]
    else:
        turn = p[3] if model == "similarity" else 0.0
        east, north = np.array([p[0], p[2], -turn]), np.array([p[1], turn, p[2]])
    xy = grid.to_sheet(np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])) / ACROSS * np.array([1.0, -1.0])
    out = np.column_stack((np.ones(3), xy)) @ np.column_stack((east, north))
    steps = np.vstack((out[0], out[1] - out[0], out[2] - out[0]))
    return Georeference(steps[:, 0].tolist(), steps[:, 1].tolist(), middle)


def _terms(model: str, east: float, north: float, scale: float, turn: float, x: float, y: float) -> list[float]:
    """What each unknown of a model adds to one coordinate."""
    if model == "affine":
        return [east, north, east * x, east * y, north * x, north * y]
    return [east, north, scale, turn] if model == "similarity" else [east, north, scale]


def apart(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    """Kilometres east and north from a to b, both (lat, lon)."""
    east = (b[1] - a[1]) * KM * math.cos(math.radians((a[0] + b[0]) / 2))
    return east, (b[0] - a[0]) * KM
