"""A committed map of one front, for the tests of maps; and geodata that say no more than the map says."""

from __future__ import annotations

import csv
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from scipy.spatial import cKDTree  # type: ignore[import-untyped]

from grognard.kernel.hexes import HexMap, Shifts, filled, read_sheets
from tools.maps.hexgrid import R
from tools.maps.frontmap import FrontMaker

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "grognard" / "games" / "great_war_in_europe" / "data"
HAND = ROOT / "tools" / "maps" / "great_war_in_europe"
Row = dict[str, str]


def read(path: Path) -> list[Row]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


class Chart:
    """The map of a front as its files have it; its rows are filled up, as when the game reads it."""

    def __init__(self, front: str) -> None:
        self.front = front
        self.rows = read(DATA / front / "hexes.csv")
        self.hexes = {row["hex"]: row for row in self.rows}
        self.sides = read(DATA / front / "sides.csv")
        sheets = read_sheets(tomllib.loads((DATA / front / "map.toml").read_text(encoding="utf-8")), "map.toml")
        self.board = HexMap(sheets, filled(sheets), "hexes.csv")

    def at(self, place: str) -> str:
        """The hex of a place."""
        (found,) = [row["hex"] for row in self.rows if row["place"] == place]
        return found

    def touching(self, number: str) -> set[str]:
        """The neighbours of a hex that are hexes of the map."""
        return {n for i in self.board.linked[self.board.index[number]] if (n := self.board.numbers[i]) in self.hexes}

    def beyond(self, side: Row) -> str:
        """The other hex of a hexside."""
        return self.board.numbers[self.board.near[side["way"]][self.board.index[side["hex"]]]]

    def parted(self, *names: str) -> set[frozenset[str]]:
        """The pairs of hexes that these rivers and lakes part."""
        return {frozenset((side["hex"], self.beyond(side))) for side in self.sides if side["name"] in names}

    def of_kind(self, word: str) -> set[str]:
        return {row["hex"] for row in self.rows if word in row["kinds"].split()}

    def reached(self, start: str, shut: Iterable[str] = ()) -> set[str]:
        """What is reached by land from a hex, lakes and arms of the sea not crossed, nor these terrains entered."""
        barred = {frozenset((s["hex"], self.beyond(s))) for s in self.sides if s["kind"] in ("lake", "sea")}
        number = self.board.numbers
        dry = Shifts((a, b) for a, b in self.board.pairs() if frozenset((number[a], number[b])) not in barred)
        open_ = {n for n, row in self.hexes.items() if row["terrain"] not in ("lake", *shut)}
        everywhere = self.board.set(self.board.index[n] for n in open_)
        return set(self.board.names(dry.flood(1 << self.board.index[start], everywhere)))

    def chains(self) -> dict[str, list[set[tuple[int, int]]]]:
        """By name of a river or lake: the corners of its connected chains of hexsides."""
        found: dict[str, list[set[tuple[int, int]]]] = {}
        for side in self.sides:
            ends = self.board.corners(self.board.index[side["hex"]], side["way"], 100)
            new = {(round(x / 10), round(y / 10)) for x, y in ends}
            rest = []
            for chain in found.get(side["name"], []):
                if chain & new:
                    new |= chain
                else:
                    rest.append(chain)
            found[side["name"]] = [*rest, new]
        return found


HEIGHTS = {"rough": 360, "mountain": 1000, "alpine": 2200}


def stand_in(chart: Chart, geo: Path, spread: float = 0.01) -> None:
    """Geodata that say no more than what the map says: land where there are hexes, heights by terrain (`spread`
    degrees apart)."""
    maker = FrontMaker(HAND / chart.front, geo)
    known = {name: chart.hexes.get(name) for name in maker.grid.names}
    rings = []
    turns = np.radians(np.arange(30, 390, 60))
    around = 1.02 * R * np.column_stack((np.cos(turns), np.sin(turns)))
    for name, centre in zip(maker.grid.names, maker.grid.centres, strict=True):
        if known[name]:
            ring = maker.back(centre + around).tolist()
            rings.append([[*ring, ring[0]]])
    shape = {"type": "MultiPolygon", "coordinates": rings}
    _geojson(geo / "land_10m.geojson", [{"type": "Feature", "properties": {}, "geometry": shape}])
    rivers, towns = (maker.table["geodata"][key] for key in ("rivers", "towns"))
    for name in [rivers] if isinstance(rivers, str) else rivers:
        _geojson(geo / name, [])
    for name in towns:
        (geo / name).write_text("name,lat,lon,alternates\nNowhere,0,0,\n", "utf-8")
    _heights(chart, maker, geo, spread)


def _heights(chart: Chart, maker: FrontMaker, geo: Path, spread: float) -> None:
    (west, south), (east, north) = maker.degrees.min(axis=0) - 0.3, maker.degrees.max(axis=0) + 0.3
    lat, lon = np.arange(north - spread / 2, south, -spread), np.arange(west + spread / 2, east, spread)
    degrees = np.array(np.meshgrid(lon, lat)).reshape(2, -1).T
    turns = np.radians(np.arange(0, 360, 30))
    spots = np.array([(0.0, 0.0), *((r * R * np.cos(t), r * R * np.sin(t)) for r in (0.3, 0.55, 0.8) for t in turns)])
    here = maker.back((maker.grid.centres[:, None] + spots[None]).reshape(-1, 2))
    squeezed = np.array([np.cos(np.radians((south + north) / 2)), 1.0])
    nearest = cKDTree(here * squeezed).query(degrees * squeezed)[1] // len(spots)
    metres = np.array([HEIGHTS.get(chart.hexes.get(n, {}).get("terrain", ""), 0) for n in maker.grid.names])
    np.savez(
        geo / "elevation_2min.npz",
        elev=metres[nearest].reshape(len(lat), len(lon)).astype(np.int16),
        bbox=np.array([west, lat[-1] - spread / 2, lon[-1] + spread / 2, north]),
    )


def _geojson(path: Path, features: list[dict[str, object]]) -> None:
    path.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
