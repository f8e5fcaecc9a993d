"""The hex map of one theatre of a war: of hand-written files (tools/maps/great_war_in_europe/west) it makes the hexes
with terrain, country, town, fort and the kinds that rules ask for, and hexsides of several kinds; sea, and land beyond
the printed map, is no hex."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from pathlib import Path as File

import numpy as np
import shapely  # type: ignore[import-untyped]
from scipy.ndimage import map_coordinates  # type: ignore[import-untyped]
from shapely.geometry import Polygon  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import ground, hexart, theatrewrite
from .bent import Bend
from .geo import Elevation, Points
from .hexgrid import R
from .hexlines import plain
from .hexmap import ROOT, Maker, Row

NONE, SEA = "none", "sea"
"""The terrain of what is no hex: beyond the printed map, and the sea."""
KINDS = ("river", "canal", "lake", "sea", "impassable", "lagoon", "pass")
"""Of hexsides."""
Side = tuple[int, int]
"""Two hexes that touch, the smaller first."""


class TheatreMaker(Maker):
    """One theatre under construction."""

    writer = "tools/maps/theatremap.py"

    # -- between the earth and the sheet

    def project(self, lonlat: Points) -> Points:
        fitted = super().project(lonlat)
        return self.bend.move(fitted) if self.bend else fitted

    def back(self, xy: Points) -> Points:
        return super().back(self.bend.back(xy) if self.bend else xy)

    def fitted(self, lat: float, lon: float) -> Points:
        return np.asarray(super().project(np.array([[lon, lat]]))[0], dtype=np.float64)

    @cached_property
    def bend(self) -> Bend | None:
        """`[bend]` in map.toml: places with `bend` yes take the ground with them into their hexes, so do the points of
        bends.csv; places that lie in their hexes anyhow hold it, unless `bend` is free."""
        if "least" not in self.table.get("bend", {}):
            return None
        rows = [*self.rows("places"), *self.rows("bends")]
        start = super().project(np.array([(float(row["lon"]), float(row["lat"])) for row in rows]))
        end = start.copy()
        kept = []
        for k, row in enumerate(rows):
            lies = self.grid.nearest(start[k])
            put = self.grid.index[row["hex"]] if row["hex"] else lies
            moves = put != lies and row.get("bend", "yes") == "yes"
            if moves:
                end[k] = self.grid.centres[put]
            if moves or (put == lies and row.get("bend") != "free"):
                kept.append(k)
        return Bend(start[kept], end[kept], self.grid.size, float(self.table["bend"]["least"]))

    # -- the steps

    def make(self) -> None:
        self.put_places()
        self.draw_rivers()
        self.fill_areas()
        self._shorten()
        self.settle_places()
        self.mark()
        self.correct()
        self._cross_mountains()
        self._shore()

    # -- which hexes there are

    def is_hex(self, i: int) -> bool:
        """Whether a hex of the lattice is one of the map."""
        return self.cells["terrain"][i] not in (NONE, SEA)

    def _shorten(self) -> None:
        """`short` in map.toml: every odd (even) line lacks its last place."""
        if short := self.table.get("short"):
            for i, number in enumerate(self.grid.names):
                sheet = self.grid.board.sheet[i]
                line, place = sheet.read(number) or (0, 0)
                if line % 2 == (short == "odd") and place == sheet.places[1]:
                    self.cells["terrain"][i] = NONE

    def _shore(self) -> None:
        """Land with a side on the sea is coast, and so is land on an arm of it."""
        arms = {i for side, kind in self.sides if kind in ("sea", "lagoon") for i in side}
        for i in range(self.grid.board.size):
            land = self.is_hex(i) and self.cells["terrain"][i] != "lake"
            wet = i in arms or any(self.cells["terrain"][n] == SEA for n in self.grid.board.linked[i])
            if land and wet:
                self._add(i, "coast")

    def _where(self, text: str) -> list[int]:
        """Besides what every map knows: `sea 40`, hexes with less land than so many parts of a hundred."""
        kind, _, rest = text.partition(" ")
        if kind == "sea" and rest:
            return [i for i, share in enumerate(self.dry) if share < float(rest) / 100]
        return super()._where(text)

    def _is(self, i: int, wish: str) -> bool:
        """Besides what every map knows: `rugged>=metres`, `height<metres`, `column~word` for a word of a column."""
        if wish.startswith("rugged>="):
            return bool(self.rugged[i] >= float(wish.removeprefix("rugged>=")))
        if wish.startswith("height<"):
            return bool(self.heights[i] < float(wish.removeprefix("height<")))
        if "~" in wish:
            column, _, word = wish.partition("~")
            return word in self.cells[column][i].split()
        return super()._is(i, wish)

    @cached_property
    def _spots(self) -> Points:
        """Degrees of points spread over every hex, hex after hex."""
        turns = np.radians(np.arange(0, 360, 30))
        spots = np.array([(0.0, 0.0), *((r * R * np.cos(t), r * R * np.sin(t)) for r in (0.4, 0.8) for t in turns)])
        return self.back((self.grid.centres[:, None] + spots[None]).reshape(-1, 2))

    @cached_property
    def dry(self) -> Points:
        """How much of every hex is land of the geodata, 0 to 1; lakes are none."""
        (west, south), (east, north) = self._spots.min(axis=0) - 0.1, self._spots.max(axis=0) + 0.1
        land = self.land((west, south, east, north))
        shapely.prepare(land)
        inside = shapely.contains_xy(land, self._spots[:, 0], self._spots[:, 1])
        return np.asarray(inside.reshape(len(self.grid.centres), -1).mean(axis=1), dtype=np.float64)

    @cached_property
    def rugged(self) -> Points:
        """Metres between high and low ground (nine tenths and one tenth) in every hex."""
        elevation = Elevation.read(self.geo / self.table["geodata"]["elevation"])
        metres = map_coordinates(elevation.metres, elevation.cells(self._spots).T, order=1, mode="nearest")
        low, high = np.percentile(metres.reshape(len(self.grid.centres), -1), (10, 90), axis=1)
        return np.asarray(high - low, dtype=np.float64)

    def ashore(self, land: BaseGeometry) -> BaseGeometry:
        """Hexes that are land though the geodata have mostly water there are drawn as land, with a soft shore; if [art]
        has `pulled`, only those. If it has `lakes`, each by a point, all others (dams of later times) are land."""
        if lakes := self.table["art"].get("lakes"):
            land, _ = ground.split_lakes(land, (), [tuple(self.at(*lake)) for lake in lakes])
        wet = [i for i, share in enumerate(self.dry) if share < 0.45]
        pulled = [i for i in wet if self.is_hex(i) and self.cells["terrain"][i] != "lake"]
        if "pulled" in self.table["art"]:
            pulled = [self.grid.index[number] for number in self.table["art"]["pulled"]]
        new = shapely.union_all([Polygon([self.grid.corners(i, way)[0] for way in self.grid.ways]) for i in pulled])
        near = shapely.union(land.intersection(new.buffer(R)), new)
        return land.union(near.buffer(0.5 * R).buffer(-0.85 * R).buffer(0.35 * R))

    # -- what rules ask for

    def _add(self, i: int, words: str) -> None:
        """Kinds are added, not overwritten."""
        self.cells["kinds"][i] = " ".join(dict.fromkeys((*self.cells["kinds"][i].split(), *words.split())))

    def settle_places(self) -> None:
        for place in self.places:
            if self.cells["terrain"][place.hex] == NONE:
                raise ValueError(f"{place.row['place']} lies off the map, in {self.grid.names[place.hex]}")
        super().settle_places()

    def mark(self) -> None:
        """kinds.csv: rows with `kinds`, `hexes` (numbers, runs, x for any digit) and `only`, as in areas.csv."""
        for row in self.rows("kinds"):
            for i in (i for word in row["hexes"].split() for i in self._numbers(word)):
                if self.is_hex(i) and all(self._is(i, wish) for wish in row["only"].split()):
                    self._add(i, row["kinds"])

    # -- hexsides

    @cached_property
    def passes(self) -> list[tuple[Row, list[int]]]:
        """passes.csv: paths of touching hexes over the mountains, from the ground on one side to the other."""
        return [(row, [self.grid.index[number] for number in row["hexes"].split()]) for row in self.rows("passes")]

    def _cross_mountains(self) -> None:
        """The mountains on a path are passes, its ends are ground of any kind; `at` is the hex that bears its name."""
        for row, path in self.passes:
            for i in path[1:-1]:
                if self.cells["terrain"][i] == "mountain":
                    self.cells["terrain"][i] = "pass"
            if row["at"] and not self.cells["place"][self.grid.index[row["at"]]]:
                self.cells["place"][self.grid.index[row["at"]]] = row["name"]
                self.cells["place_fr"][self.grid.index[row["at"]]] = row["name_fr"]

    @cached_property
    def sides(self) -> dict[tuple[Side, str], str]:
        """By hexside and kind: the name. Of rivers (by their `kind`), sides.csv, passes.csv; corrections last."""
        found: dict[tuple[Side, str], str] = {}
        for river in self.rivers:
            kind = river.row.get("kind") or "river"
            for edge in (plain(e) for path in river.paths for e in path.edges()):
                found[plain(self.net.sides[edge]), kind] = river.row.get("name") or river.row["river"]
        for row in self.rows("sides"):
            for word in row["sides"].split():
                found[self._side(word), row["kind"]] = row["name"]
        for row, path in self.passes:
            for a, b in pairwise(path):
                if "pass" in (self.cells["terrain"][a], self.cells["terrain"][b]):
                    found.setdefault((self._side(f"{self.grid.names[a]}-{self.grid.names[b]}"), "pass"), row["name"])
        for side, value in self.side_corrections.items():
            kind, _, name = value.partition(" ")
            found = {key: each for key, each in found.items() if key[0] != side}
            if kind:
                found[side, kind] = name
        if wrong := {kind for _, kind in found} - set(KINDS):
            raise ValueError(f"hexsides of unknown kinds: {wrong}")
        return {key: name for key, name in found.items() if all(self.is_hex(i) for i in key[0])}

    def _side(self, word: str) -> Side:
        a, b = (self.grid.index[number] for number in word.split("-"))
        if b not in self.grid.board.linked[a]:
            raise ValueError(f"{word} do not touch")
        return plain((a, b))


def make(folder: File, geo: File, game: File | None = None) -> TheatreMaker:
    """Write the data files and the art of a map into the folder of its game, and the report beside what was written
    by hand."""
    maker = TheatreMaker(folder, geo)
    maker.make()
    out = game or ROOT / maker.table["game"]
    theatrewrite.write(maker, out / "data" / maker.table["front"])
    hexart.write(maker, out / "art" / maker.table["front"])
    theatrewrite.report(maker)
    return maker
