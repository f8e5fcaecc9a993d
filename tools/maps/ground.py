"""Land, lakes, coasts and rivers as SVG paths, carried through a projection and a displacement."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import shapely  # type: ignore[import-untyped]
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Point, Polygon  # type: ignore[import-untyped]
from shapely.geometry import box as rectangle
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]
from shapely.ops import linemerge, unary_union  # type: ignore[import-untyped]

from .geo import Feature, Points

Part = dict[str, str | float]
Carry = Callable[[Points], Points]
"""From degrees to the sheet."""
FINE = 0.04
"""Degrees: edges are cut to at most this length before they are carried."""


def carried(geometry: BaseGeometry, carry: Carry) -> BaseGeometry:
    """A geometry in degrees drawn on the sheet."""
    fine = shapely.segmentize(geometry, FINE)

    def once(xy: Points) -> Points:
        """A point that occurs twice, as the ends of a ring do, is carried to one place, to the last bit."""
        each, back = np.unique(xy, axis=0, return_inverse=True)
        return carry(each)[back.ravel()]

    return shapely.transform(fine, once)


def land(features: Iterable[Feature], degrees: tuple[float, float, float, float]) -> BaseGeometry:
    """All land in a box of degrees (west, south, east, north), lakes left out of it."""
    return unary_union([f.geometry.buffer(0) for f in features]).intersection(rectangle(*degrees))


def split_lakes(
    ground: BaseGeometry, lakes: Iterable[tuple[float, float]], sea: Iterable[tuple[float, float]]
) -> tuple[BaseGeometry, BaseGeometry]:
    """Land, and the lakes: of the holes in the land those that hold a point (lon, lat) of `lakes`.

    Holes that hold a point of `sea` stay open; all others (reservoirs of later times, ponds) become land.
    """
    kept, found = [], []
    for polygon in _polygons(ground):
        holes = [Polygon(ring) for ring in polygon.interiors]
        kept.append(Polygon(polygon.exterior, [h.exterior for h in holes if _holds(h, sea)]))
        found += [hole for hole in holes if _holds(hole, lakes)]
    return unary_union(kept), unary_union(found)


def _holds(polygon: Polygon, points: Iterable[tuple[float, float]]) -> bool:
    return any(polygon.buffer(0.03).contains(Point(p)) for p in points)


def land_parts(ground: BaseGeometry, frame: BaseGeometry, panel: str, least: float = 14.0) -> list[Part]:
    """The land within the frame as one filled path, and its coast as a line that does not follow the frame."""
    shapes = MultiPolygon([p for p in _polygons(ground.buffer(0)) if p.area >= least])
    clipped = _polygons(shapes.intersection(frame).simplify(0.4))
    filled = "".join(_ring(ring.coords) for p in clipped for ring in (p.exterior, *p.interiors))
    coast = shapes.boundary.intersection(frame.buffer(-0.5)).simplify(0.4)
    drawn = "".join(path(line.coords) for line in _lines(coast))
    return [{"kind": "land", "panel": panel, "d": filled}, {"kind": "coast", "panel": panel, "d": drawn}]


def lake_parts(lakes: BaseGeometry, frame: BaseGeometry, panel: str) -> list[Part]:
    """Lakes as filled paths."""
    clipped = _polygons(lakes.buffer(0).intersection(frame).simplify(0.4))
    return [{"kind": "lake", "panel": panel, "d": "".join(_ring(p.exterior.coords) for p in clipped)}]


def river_parts(
    rivers: Iterable[Feature],
    widths: dict[int, float],
    frame: BaseGeometry,
    water: BaseGeometry,
    carry: Carry,
    panel: str,
    least: float = 25.0,
) -> list[Part]:
    """Rivers as one path for each width, by the rank of the feature, without stumps and stretches within `water`."""
    parts: list[Part] = []
    for width in sorted(set(widths.values())):
        same = [f.geometry for f in rivers if widths.get(int(f.properties["scalerank"])) == width]
        lines = [line for geometry in same for line in _lines(carried(geometry, carry))]
        if not lines:
            continue
        clipped = _joined(MultiLineString(lines).intersection(frame).difference(water))
        drawn = "".join(path(line.simplify(0.4).coords) for line in clipped if line.length >= least)
        parts.append({"kind": "river", "panel": panel, "width": width, "d": drawn})
    return parts


def _joined(geometry: BaseGeometry) -> list[LineString]:
    lines = _lines(geometry)
    return _lines(linemerge(lines)) if len(lines) > 1 else lines


def _polygons(geometry: BaseGeometry) -> list[Polygon]:
    if isinstance(geometry, Polygon):
        return [] if geometry.is_empty else [geometry]
    return [p for part in getattr(geometry, "geoms", ()) for p in _polygons(part)]


def _lines(geometry: BaseGeometry) -> list[LineString]:
    if isinstance(geometry, LineString):
        return [] if geometry.is_empty else [LineString(geometry.coords)]
    return [line for part in getattr(geometry, "geoms", ()) for line in _lines(part)]


def _ring(coords: Iterable[tuple[float, ...]]) -> str:
    return path(list(coords)[:-1]) + "z"


def path(coords: Iterable[tuple[float, ...]]) -> str:
    """A path of relative steps, in tenths of a pixel without the needless characters."""
    tenths = np.round(np.array(list(coords))[:, :2] * 10).astype(int)
    steps = np.diff(tenths, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    text = "".join(_number(v) for pair in steps for v in pair)
    x, y = tenths[0]
    return f"M{_tenths(x)} {_tenths(y)}l{text.removeprefix(' ')}" if len(steps) else ""


def _number(tenths: int) -> str:
    """A number with the separator it needs before it."""
    text = _tenths(tenths)
    return text if text.startswith("-") else " " + text


def _tenths(value: int) -> str:
    text = f"{value / 10:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
