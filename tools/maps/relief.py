"""Hill shading as a transparent overlay: warm shadow and light on a tint that grows with the height.

Low flat land and water have none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import shapely  # type: ignore[import-untyped]
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from .geo import Elevation, Points
from .ground import Carry
from .warp import Box, grown

Raster = NDArray[np.float64]


def sheet_grid(box: Box, step: float) -> tuple[Points, tuple[int, int]]:
    """The middles of square cells that fill a box, row by row, and how many rows and columns there are."""
    left, top, right, bottom = box
    columns, rows = round((right - left) / step), round((bottom - top) / step)
    xs, ys = np.meshgrid(left + (np.arange(columns) + 0.5) * step, top + (np.arange(rows) + 0.5) * step)
    return np.column_stack((xs.ravel(), ys.ravel())), (rows, columns)


def heights(elevation: Elevation, back: Carry, box: Box, step: float, coarse: int = 8) -> Raster:
    """Metres on a grid of the sheet; `back` leads from the sheet to degrees and is asked at every `coarse` cells."""
    points, (rows, columns) = sheet_grid(box, step)
    wide, (coarse_rows, coarse_columns) = sheet_grid(grown(box, coarse * step), step * coarse)
    degrees = back(wide).reshape(coarse_rows, coarse_columns, 2)
    where = ((points - wide[0]) / (step * coarse))[:, ::-1].T
    lonlat = np.column_stack([map_coordinates(degrees[:, :, k], where, order=1, mode="nearest") for k in (0, 1)])
    metres: Raster = map_coordinates(elevation.metres, elevation.cells(lonlat).T, order=3, mode="nearest")
    return metres.reshape(rows, columns)


def shade(metres: Raster, *, blur: float, steep: float) -> Raster:
    """Light from the north-west on each cell, from -1 (dark) to 1 (bright), 0 where flat: fine forms on broad ones."""
    lit = sum(weight * _slope(gaussian_filter(metres, blur * size)) for size, weight in ((1.0, 1.0), (3.5, 1.6)))
    return np.asarray(np.tanh(lit / steep), dtype=np.float64)


def _slope(metres: Raster) -> Raster:
    """Metres a cell that the ground rises towards the south-east."""
    down, right = np.gradient(metres)
    return np.asarray((right + down) / np.sqrt(2.0), dtype=np.float64)


def mask(ground: BaseGeometry, box: Box, step: float, blur: float) -> Raster:
    """1 on land, 0 on water, rising softly inland from the coast."""
    _, (rows, columns) = sheet_grid(box, step)
    image = Image.new("L", (columns, rows))
    draw = ImageDraw.Draw(image)
    for polygon in shapely.get_parts(ground):
        for ring, fill in ((polygon.exterior, 255), *((hole, 0) for hole in polygon.interiors)):
            draw.polygon([((x - box[0]) / step, (y - box[1]) / step) for x, y in ring.coords], fill=fill)
    land = np.asarray(image, dtype=np.float64) / 255
    return np.asarray(np.clip(gaussian_filter(land, blur) * 2 - 1, 0.0, 1.0) * land, dtype=np.float64)


SHADOW, LIGHT, HIGH = (58, 38, 18), (255, 250, 232), (176, 132, 74)
"""Colours of slopes in the shade and in the light, and of high ground."""


def rise(metres: Raster, low: float, peak: float) -> Raster:
    """How high the ground is: 0 up to `low` metres, 1 from `peak` on, most of it gained early."""
    share = np.clip((gaussian_filter(metres, 1.0) - low) / (peak - low), 0.0, 1.0)
    return np.asarray(np.sqrt(share), dtype=np.float64)


def write(
    path: Path,
    lit: Raster,
    high: Raster,
    strength: Raster,
    *,
    dark: float,
    bright: float,
    tint: float = 0.26,
    fine: int = 60,
) -> None:
    """The relief as a WebP image; `dark`, `bright`, `tint`: the greatest opacity of shadow, light and high ground.

    `fine` is the quality of the opacity: below 100 gentle slopes show steps.
    """  # fmt: skip
    over = np.where(lit < 0, -lit * dark, lit * bright)
    under = high * tint * (1 - over)
    alpha = over + under
    share = np.divide(over, alpha, out=np.zeros_like(over), where=alpha > 0)[..., None]
    slope = np.where((gaussian_filter(lit, 1.0) < 0)[..., None], SHADOW, LIGHT)
    colour = share * slope + (1 - share) * np.array(HIGH)
    layers = np.dstack((colour, alpha * strength * 255))
    image = Image.fromarray(np.round(layers).astype(np.uint8), "RGBA")
    image.save(path, "WEBP", quality=60, alpha_quality=fine, method=6, exact=True)
