"""The hex map of one theatre of a war: of hand-written files (tools/maps/great_war_in_europe/west) it makes the hexes
with terrain, country, town, fort and the kinds that rules ask for, and hexsides of several kinds; sea, and land beyond
the printed map, is no hex."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path as File

import numpy as np
import shapely  # type: ignore[import-untyped]
from scipy.ndimage import map_coordinates  # type: ignore[import-untyped]
from shapely.geometry import Polygon  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import ground, hexart, theatrewrite
from .geo import Elevation, Points, read_features
from .hexgrid import R
from .hexlines import plain
from .hexmap import ROOT, Maker

NONE, SEA = "none", "sea"
"""The terrain of what is no hex: beyond the printed map, and the sea."""
KINDS = ("river", "canal", "lake", "sea", "impassable", "lagoon", "pass")
"""Of hexsides."""
Side = tuple[int, int]
"""Two hexes that touch, the smaller first."""


class TheatreMaker(Maker):
    """One theatre under construction."""

    writer = "tools/maps/theatremap.py"

    def make(self) -> None:
        self.put_places()
        self.draw_rivers()
        self.fill_areas()
        self._shorten()
        self.settle_places()
        self.mark()
        self.correct()
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
        """Land with a side on the sea is coast."""
        for i in range(self.grid.board.size):
            if self.is_hex(i) and any(self.cells["terrain"][n] == SEA for n in self.grid.board.linked[i]):
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
        land = ground.land(read_features(self.geo / self.table["geodata"]["land"]), (west, south, east, north))
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
        """Hexes that are land though the geodata have mostly water there are drawn as land, with a soft shore."""
        wet = [i for i, share in enumerate(self.dry) if share < 0.45]
        pulled = [i for i in wet if self.is_hex(i) and self.cells["terrain"][i] != "lake"]
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
    def sides(self) -> dict[tuple[Side, str], str]:
        """By hexside and kind: the name. Of rivers (by their column `kind`), sides.csv, and corrections last."""
        found: dict[tuple[Side, str], str] = {}
        for river in self.rivers:
            kind = river.row.get("kind") or "river"
            for edge in (plain(e) for path in river.paths for e in path.edges()):
                found[plain(self.net.sides[edge]), kind] = river.row.get("name") or river.row["river"]
        for row in self.rows("sides"):
            for word in row["sides"].split():
                found[self._side(word), row["kind"]] = row["name"]
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
