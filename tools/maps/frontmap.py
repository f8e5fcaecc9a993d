"""The hex map of a front: of hand-written files (tools/maps/great_war_in_europe/west, tools/maps/italia_1917_1918) it
makes, besides what every hex map has, the kinds that rules ask for, hexsides of several kinds, passes, roads and
bridges. Sea, and land beyond the printed map, is no hex."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path as File

import numpy as np
import shapely  # type: ignore[import-untyped]
from scipy.ndimage import map_coordinates  # type: ignore[import-untyped]
from shapely.geometry import Polygon  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import frontreport, frontwrite, ground, hexart
from .frontroads import Roads, Side
from .geo import Elevation, Points
from .hexgrid import R
from .hexlines import plain
from .hexmap import ROOT, Maker, Row

NONE, SEA = "none", "sea"
"""The terrain of what is no hex: beyond the printed map, and the sea."""
RIVERS = ("river", "minor", "major")
KINDS = (*RIVERS, "canal", "lake", "sea", "impassable", "lagoon", "pass")
"""Of hexsides."""


class FrontMaker(Maker):
    """The map of one front under construction."""

    writer = "tools/maps/frontmap.py"

    def make(self) -> None:
        """All of it; a step whose hand-written file is not there does nothing."""
        self.put_places()
        self.draw_rivers()
        self.fill_areas()
        self._shorten()
        self.settle_places()
        self.mark()
        self.correct()
        self._cross_mountains()
        self._bound()
        self._shore()
        self.roads = Roads(self)
        self._tell("supply")
        self._tell("exit")

    # -- which hexes there are

    def is_hex(self, i: int) -> bool:
        """Whether a hex of the lattice is one of the map."""
        shown = "maps" not in self.cells or bool(self.cells["maps"][i])
        return self.cells["terrain"][i] not in (NONE, SEA) and shown

    def hexes(self) -> list[int]:
        return [i for i in range(self.grid.board.size) if self.is_hex(i)]

    def _shorten(self) -> None:
        """`short` in map.toml: every odd (even) line lacks its last place."""
        if short := self.table.get("short"):
            for i, number in enumerate(self.grid.names):
                sheet = self.grid.board.sheet[i]
                line, place = sheet.read(number) or (0, 0)
                if line % 2 == (short == "odd") and place == sheet.places[1]:
                    self.cells["terrain"][i] = NONE

    def _bound(self) -> None:
        """`[maps]` in map.toml: which printed maps show each hex."""
        for name, given in self.table.get("maps", {}).items():
            sheet = given["sheet"]
            (south, north), (west, east) = given["rows"], given["columns"]
            mine = set()
            for i, number in enumerate(self.grid.names):
                row, column = int(number[-4:-2]), int(number[-2:])
                if number.startswith(sheet) and south <= row <= north and west <= column <= east:
                    mine.add(i)
            mine = {i for i in mine if self.cells["terrain"][i] not in (NONE, SEA)}
            if "from" in given:
                mine &= self._within(mine, self.grid.index[given["from"]], given["within"])
            for i in mine:
                self.cells["maps"][i] = f"{self.cells['maps'][i]} {name}".strip()

    def _within(self, mine: set[int], start: int, rivers: Sequence[str]) -> set[int]:
        """What is reached from a hex without crossing some rivers."""
        found, todo = {start}, [start]
        while todo:
            here = todo.pop()
            for there in self.grid.board.linked[here]:
                _, river = self.river_sides.get(plain((here, there)), ("", ""))
                if there in mine and there not in found and river not in rivers:
                    found.add(there)
                    todo.append(there)
        return found

    def _shore(self) -> None:
        """Land with a side on the sea is coast, so is land on an arm of it, and the terrain that `coast` in map.toml
        counts besides: in the column of that name, or among the kinds."""
        arms = {i for side, kind in self.sides if kind in ("sea", "lagoon") for i in side}
        for i in self.hexes():
            terrain = self.cells["terrain"][i]
            wet = i in arms or any(self.cells["terrain"][n] == SEA for n in self.grid.board.linked[i])
            if terrain in self.table.get("coast", ()) or (wet and terrain != "lake"):
                if "coast" in self.cells:
                    self.cells["coast"][i] = "yes"
                else:
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
        has `pulled`, only those (none: the land is that of the geodata). If it has `lakes`, each by a point, all others
        (dams of later times) are land."""
        if lakes := self.table["art"].get("lakes"):
            land, _ = ground.split_lakes(land, (), [tuple(self.at(*lake)) for lake in lakes])
        if self.table["art"].get("pulled") == []:
            return land
        if "pulled" in self.table["art"]:
            pulled = [self.grid.index[number] for number in self.table["art"]["pulled"]]
        else:
            pulled = [i for i in self.hexes() if self.dry[i] < 0.45 and self.cells["terrain"][i] != "lake"]
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

    def correct(self) -> None:
        gone = {i for i, terrain in enumerate(self.cells["terrain"]) if terrain == NONE}
        super().correct()
        if back := [self.grid.names[i] for i in gone if self.cells["terrain"][i] != NONE]:
            raise ValueError(f"corrections make land of {' '.join(back)}")

    def mark(self) -> None:
        """kinds.csv: rows with `kinds`, `hexes` (numbers, runs, x for any digit) and `only`, as in areas.csv."""
        for row in self.rows("kinds"):
            for i in (i for word in row["hexes"].split() for i in self._numbers(word)):
                if self.is_hex(i) and all(self._is(i, wish) for wish in row["only"].split()):
                    self._add(i, row["kinds"])

    def _tell(self, column: str) -> None:
        """Sources of supply and exits: rows with `value`, `scenarios` and `hexes`."""
        for row in self.rows(column):
            for number in row["hexes"].split():
                i = self.grid.index[number]
                if not self.is_hex(i):
                    raise ValueError(f"{column} {number} is no hex")
                value = f"{row['value']} {row['scenarios']}".strip()
                self.cells[column][i] = f"{self.cells[column][i]}; {value}".removeprefix("; ")

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
    def _all_sides(self) -> dict[tuple[Side, str], str]:
        """By hexside of the lattice and kind: the name. Of rivers (by their `kind`), sides.csv, passes.csv; corrections
        last. `lesser` in map.toml: what a river is that is no major one."""
        found: dict[tuple[Side, str], str] = {}
        lesser = self.table.get("lesser", "river")
        for river in self.rivers:
            for edge in (plain(e) for path in river.paths for e in path.edges()):
                kind = river.row.get("kind") or ("major" if edge in river.major else lesser)
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
        return found

    @property
    def sides(self) -> dict[tuple[Side, str], str]:
        """The same between two hexes of the map."""
        return {key: name for key, name in self._all_sides.items() if all(self.is_hex(i) for i in key[0])}

    @cached_property
    def river_sides(self) -> dict[Side, tuple[str, str]]:
        """By hexside of the lattice with a river: the river's kind and name."""
        return {side: (kind, name) for (side, kind), name in self._all_sides.items() if kind in RIVERS}

    def _side(self, word: str) -> Side:
        a, b = (self.grid.index[number] for number in word.split("-"))
        if b not in self.grid.board.linked[a]:
            raise ValueError(f"{word} do not touch")
        return plain((a, b))


def make(folder: File, geo: File, game: File | None = None) -> FrontMaker:
    """Write the data files and the art of a map into the folder of its game, and the report beside what was written
    by hand."""
    maker = FrontMaker(folder, geo)
    maker.make()
    out = game or ROOT / maker.table["game"]
    front = maker.table.get("front", "")
    frontwrite.write(maker, out / "data" / front)
    hexart.write(maker, out / "art" / front)
    frontreport.write(maker)
    return maker
