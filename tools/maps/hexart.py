"""The drawn ground of a hex map: soft relief through the map's own projection, land and coast, large names."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely  # type: ignore[import-untyped]
from shapely.geometry import box as rectangle  # type: ignore[import-untyped]

from . import ground, relief
from .geo import Elevation

if TYPE_CHECKING:
    from .hexmap import Maker

RELIEF = "relief.webp"


def write(maker: Maker, out: Path) -> None:
    """The art folder of a map."""
    out.mkdir(parents=True, exist_ok=True)
    width, height = maker.grid.size
    box = (0.0, 0.0, float(width), float(height))
    frame = rectangle(*box)
    land = frame
    parts: list[ground.Part] = [{"kind": "land", "d": f"M0 0H{width}V{height}H0z"}]
    if "land" in maker.table["geodata"]:
        corners = maker.back(
            np.array([(-200, -200), (width + 200, -200), (width + 200, height + 200), (-200, height + 200)])
        )
        degrees = (*corners.min(axis=0), *corners.max(axis=0))
        land = maker.ashore(ground.carried(maker.land(degrees), maker.project).buffer(0))
        parts = [_plain(part) for part in ground.land_parts(land, frame, "")]
        land = land.intersection(frame)
    shape = maker.table["art"]
    parts += _rivers(maker, shape.get("rivers", ()))
    step = float(shape["step"])
    elevation = Elevation.read(maker.geo / maker.table["geodata"]["elevation"])
    metres = relief.heights(elevation, maker.back, box, step)
    lit = _still(relief.shade(metres, blur=float(shape["blur"]), steep=float(shape["steep"])))
    strength = relief.mask(
        shapely.multipolygons([land] if land.geom_type == "Polygon" else shapely.get_parts(land)), box, step, 2.0
    )
    high = relief.rise(metres, *(float(each) for each in shape["high"]))
    relief.write(out / RELIEF, lit, high, strength, dark=float(shape["dark"]), bright=float(shape["bright"]), fine=100)
    sheet = {
        "size": [width, height],
        "relief": [{"href": RELIEF, "x": 0, "y": 0, "w": width, "h": height}],
        "parts": parts,
        "names": [_name(maker, row) for row in maker.rows("names")],
    }
    text = json.dumps(sheet, ensure_ascii=False, separators=(",", ":"))
    (out / "ground.json").write_text(text + "\n", encoding="utf-8")


def _rivers(maker: Maker, names: Iterable[str]) -> list[ground.Part]:
    """Rivers along their hexsides, for those at the rim of the map, which part no two hexes."""
    ways = [way for river in maker.rivers if river.row["river"] in names for way in river.paths]
    return [{"kind": "river", "width": 7.0, "d": ground.path(maker.net.points[way.corners])} for way in ways]


FLAT = 0.05
"""Shading weaker than this is noise of the heights, not a slope."""


def _still(lit: relief.Raster) -> relief.Raster:
    """The shading without what is too weak to be true."""
    return np.asarray(np.sign(lit) * np.maximum(np.abs(lit) - FLAT, 0.0) / (1 - FLAT), dtype=np.float64)


def _plain(part: ground.Part) -> ground.Part:
    return {key: value for key, value in part.items() if key != "panel"}


def _name(maker: Maker, row: dict[str, str]) -> dict[str, Any]:
    x, y = maker.at(float(row["lat"]), float(row["lon"]))
    return {
        "en": row["en"],
        "fr": row["fr"],
        "x": round(x),
        "y": round(y),
        "size": int(row["size"]),
        "kind": row["kind"],
        "turn": int(row["turn"] or 0),
    }
