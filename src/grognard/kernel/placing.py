"""Where a place is drawn that the drawn map does not know: somebody has added it to the data files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians
from typing import Any, NamedTuple

NEAREST = 6
"""Places that say how the map lies round another: few, since every map is stretched here and there."""


class Spot(NamedTuple):
    """A place on the earth and on the board."""

    lat: float
    lon: float
    x: float
    y: float


def added(
    s: int,
    spaces: Sequence[str],
    latlon: Sequence[tuple[float, float]],
    layout: Mapping[str, Mapping[str, str]],
    panel: str = "",
) -> Mapping[str, Any]:
    """A row for a space that has none in the layout of its map (or of its panel, where the sheet holds several)."""
    known = [
        Spot(*at, float(layout[name]["x"]), float(layout[name]["y"]))
        for name, at in zip(spaces, latlon, strict=True)
        if name in layout and layout[name].get("panel", "") == panel
    ]
    x, y = placed(*latlon[s], known)
    return {"x": x, "y": y, "label": "s"}


def placed(lat: float, lon: float, known: Iterable[Spot]) -> tuple[float, float]:
    """Where a place belongs on the board, by how its nearest neighbours lie there: the plane that fits them best."""
    stretch = cos(radians(lat))
    near = sorted(known, key=lambda one: (one.lat - lat) ** 2 + ((one.lon - lon) * stretch) ** 2)[:NEAREST]
    middle = Spot(*(sum(column) / len(near) for column in zip(*near, strict=True)))
    north = [one.lat - middle.lat for one in near]
    east = [one.lon - middle.lon for one in near]
    nn = sum(n * n for n in north) + 1e-9  # which keeps places in a row, or in one spot, from having no plane at all
    ee = sum(e * e for e in east) + 1e-9
    ne = sum(n * e for n, e in zip(north, east, strict=True))

    def on_plane(heights: list[float], mean: float) -> float:
        n = sum(here * (height - mean) for here, height in zip(north, heights, strict=True))
        e = sum(here * (height - mean) for here, height in zip(east, heights, strict=True))
        rise = (n * ee - e * ne) * (lat - middle.lat) + (e * nn - n * ne) * (lon - middle.lon)
        return mean + rise / (nn * ee - ne * ne)

    return on_plane([one.x for one in near], middle.x), on_plane([one.y for one in near], middle.y)
