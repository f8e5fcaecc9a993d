"""A hex map with fronts: of hand-written files (tools/maps/italia_1917_1918) it makes, besides what every hex map has,
roads of several kinds, the bridges where they cross rivers, ridges, trenches and objectives; hexes that are no ground
are left out."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path as File

import numpy as np
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]

from . import frontreport, frontwrite, hexart
from .hexgrid import ACROSS
from .hexlines import plain
from .hexmap import ROOT, Maker, Row

NONE = "none"
"""The terrain of a hex that is no hex."""
ROADS = ("road", "secondary")
Side = tuple[int, int]
"""Two hexes that touch, the smaller first."""


@dataclass
class Road:
    """A road or railway: what it is, its names, its hexes in order, what there is to say of it."""

    kind: str
    line: str
    line_fr: str
    hexes: list[int]
    note: str


@dataclass
class Bridge:
    """Where roads or railways cross a river."""

    name: str
    name_fr: str
    side: Side
    kinds: set[str]
    river: str
    note: str = ""

    @property
    def carries(self) -> str:
        """Road, rail or both."""
        road = any(kind in ROADS for kind in self.kinds)
        return ("both" if "rail" in self.kinds else "road") if road else "rail"


class FrontMaker(Maker):
    """One map with fronts under construction."""

    writer = "tools/maps/frontmap.py"

    def __init__(self, folder: File, geo: File) -> None:
        super().__init__(folder, geo)
        self.roads: list[Road] = []
        self.bridges: list[Bridge] = []
        self.ridges: list[tuple[str, str, list[Side]]] = []
        """By range: its names, and its steps from the low hex to the high one."""
        self.unmatched: list[str] = []
        """Bridges of the hand-written list that no road or railway crosses."""

    def make(self) -> None:
        self.put_places()
        self.draw_rivers()
        self.fill_areas()
        self.settle_places()
        self.correct()
        self._bound()
        self._shore()
        self.raise_ridges()
        self.lay_roads()
        self.build_bridges()
        self._mark("supply")
        self._mark("exit")

    def correct(self) -> None:
        gone = {i for i, terrain in enumerate(self.cells["terrain"]) if terrain == NONE}
        super().correct()
        if back := [self.grid.names[i] for i in gone if self.cells["terrain"][i] != NONE]:
            raise ValueError(f"corrections make land of {' '.join(back)}")

    # -- which hexes there are

    def is_hex(self, i: int) -> bool:
        """Whether a hex of the lattice is one of the map."""
        return self.cells["terrain"][i] != NONE and bool(self.cells["maps"][i])

    @cached_property
    def river_sides(self) -> dict[Side, tuple[str, str]]:
        """By hexside between two hexes of the lattice: the river's kind and name."""
        found: dict[Side, tuple[str, str]] = {}
        for river in self.rivers:
            for edge in (plain(e) for path in river.paths for e in path.edges()):
                found[plain(self.net.sides[edge])] = (
                    "major" if edge in river.major else "minor",
                    river.row["river"],
                )
        for side, value in self.side_corrections.items():
            kind, _, name = value.partition(" ")
            found.pop(side, None)
            if kind:
                found[side] = (kind, name)
        return found

    def _bound(self) -> None:
        """Which printed maps show each hex."""
        for name, given in self.table["maps"].items():
            sheet = given["sheet"]
            (south, north), (west, east) = given["rows"], given["columns"]
            mine = set()
            for i, number in enumerate(self.grid.names):
                row, column = int(number[-4:-2]), int(number[-2:])
                if number.startswith(sheet) and south <= row <= north and west <= column <= east:
                    mine.add(i)
            mine = {i for i in mine if self.cells["terrain"][i] != NONE}
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
        """Barges lie in marsh, and on land that touches the sea."""
        wet = {i for i in self._wet() if self.cells["terrain"][i] == NONE}
        for i in range(self.grid.board.size):
            if self.is_hex(i) and (self.cells["terrain"][i] == "marsh" or wet & set(self.grid.board.linked[i])):
                self.cells["coast"][i] = "yes"

    def _mark(self, column: str) -> None:
        """Sources of supply and exits: rows with `value`, `scenarios` and `hexes`."""
        for row in self.rows(column):
            for number in row["hexes"].split():
                i = self.grid.index[number]
                if not self.is_hex(i):
                    raise ValueError(f"{column} {number} is no hex")
                value = f"{row['value']} {row['scenarios']}".strip()
                self.cells[column][i] = f"{self.cells[column][i]}; {value}".removeprefix("; ")

    # -- ridges, roads, bridges

    def raise_ridges(self) -> None:
        """Ridges, as steps from the low hex to the high one."""
        for row in self.rows("ridges"):
            steps = []
            for word in row["steps"].split():
                low, high = (self.grid.index[number] for number in word.split(">"))
                if high not in self.grid.board.linked[low]:
                    raise ValueError(f"{row['ridge']}: {word} do not touch")
                steps.append((low, high))
            self.ridges.append((row["ridge"], row["ridge_fr"], steps))

    def lay_roads(self) -> None:
        """Every road and railway through its stops, which are places or hexes."""
        stops = {p.row["place"]: p.hex for p in self.places} | self.grid.index
        french = {p.row["place"]: p.row["place_fr"] or p.row["place"] for p in self.places} | self.table["french"]
        high = {step for _, _, steps in self.ridges for step in steps}
        steep = high | {step[::-1] for step in high}
        built: dict[Side, set[str]] = {}
        wrong = []
        for row in self.rows("roads"):
            given = [stops[stop.strip()] for stop in row["through"].split(">")]
            path = [given[0]]
            for a, b in pairwise(given):
                path += self._leg(a, b, row["kind"], built, steep)[1:]
            said = " ".join(self.grid.names[i] for i in path)
            if len(set(path)) < len(path):
                wrong.append(f"{row['kind']} {row['line']} comes back to a hex: {said}")
            if not all(self.is_hex(i) for i in path) or not all(i in path for i in given):
                wrong.append(f"{row['kind']} {row['line']} has no way: {said}")
            for step in pairwise(path):
                built.setdefault(plain(step), set()).add(row["kind"])
            line_fr = " - ".join(french.get(name, name) for name in row["line"].split(" - "))
            self.roads.append(Road(row["kind"], row["line"], line_fr, path, row["note"]))
        if wrong:
            raise ValueError("\n".join(wrong))

    def _leg(self, a: int, b: int, kind: str, built: dict[Side, set[str]], steep: set[Side]) -> list[int]:
        """From stop to stop, near the straight line, over ground and rivers as cheaply as may be."""
        if b in self.grid.board.linked[a]:
            return [a, b]
        dear = self.table["rails"]["cost"]
        straight = LineString([self.grid.centres[a], self.grid.centres[b]])
        best, came, todo = {a: 0.0}, {a: a}, [(0.0, a)]
        while todo:
            spent, here = heapq.heappop(todo)
            if here == b:
                break
            if spent > best[here]:
                continue
            for there in self.grid.board.linked[here]:
                if not self.is_hex(there):
                    continue
                step = plain((here, there))
                price = 1.0 + 0.3 * (straight.distance(Point(self.grid.centres[there])) / ACROSS) ** 2
                price += float(dear.get(self.cells["terrain"][there], 0.0))
                price += float(dear.get(self.river_sides.get(step, ("", ""))[0], 0.0))
                price += float(dear["ridge"]) if step in steep or step[::-1] in steep else 0.0
                price *= 0.6 if kind in built.get(step, ()) else 0.75 if step in built else 1.0
                if spent + price < best.get(there, np.inf):
                    best[there], came[there] = spent + price, here
                    heapq.heappush(todo, (spent + price, there))
        if b not in came:
            return [a]
        path = [b]
        while path[-1] != a:
            path.append(came[path[-1]])
        return path[::-1]

    def build_bridges(self) -> None:
        """A bridge wherever a road or railway crosses a river; the hand-written list gives their names."""
        crossed: dict[Side, set[str]] = {}
        for road in self.roads:
            for step in pairwise(road.hexes):
                if plain(step) in self.river_sides:
                    crossed.setdefault(plain(step), set()).add(road.kind)
        named: dict[Side, Row] = {}
        for row in self.rows("bridges"):
            a, b = (self.grid.index[number] for number in row["hexes"].split())
            if plain((a, b)) in crossed and self.river_sides[plain((a, b))][1] == row["river"]:
                named[plain((a, b))] = row
            else:
                self.unmatched.append(f"{row['name']} {row['hexes']} ({row['river']})")
        for side in sorted(crossed):
            row = named.get(side, {})
            name, french = (row["name"], row["name_fr"] or row["name"]) if row else self._called(side)
            river = self.river_sides[side][1]
            self.bridges.append(Bridge(name, french, side, crossed[side], river, row.get("note", "")))

    def _called(self, side: Side) -> tuple[str, str]:
        """A bridge without a name of its own bears that of the nearest town."""
        middle = (self.grid.centres[side[0]] + self.grid.centres[side[1]]) / 2
        towns = [p for p in self.places if p.row["town"]]
        near = min(towns, key=lambda p: float(np.linalg.norm(self.grid.centres[p.hex] - middle)))
        return near.row["place"], near.row["place_fr"] or near.row["place"]


def make(folder: File, geo: File, game: File | None = None) -> FrontMaker:
    """Write the data files and the art of a map into the folder of its game, and the report beside what was written
    by hand."""
    maker = FrontMaker(folder, geo)
    maker.make()
    out = game or ROOT / maker.table["game"]
    frontwrite.write(maker, out / "data")
    hexart.write(maker, out / "art")
    frontreport.write(maker)
    return maker
