"""Ridges, roads and railways of the map of a front, and the bridges where they cross rivers."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]

from .hexgrid import ACROSS
from .hexlines import plain

if TYPE_CHECKING:
    from .frontmap import FrontMaker
    from .hexmap import Row

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


class Roads:
    """All of them, laid over the ground of a map."""

    def __init__(self, maker: FrontMaker) -> None:
        self.maker, self.grid = maker, maker.grid
        self.ridges: list[tuple[str, str, list[Side]]] = []
        """By range: its names, and its steps from the low hex to the high one."""
        self.lines: list[Road] = []
        self.bridges: list[Bridge] = []
        self.unmatched: list[str] = []
        """Bridges of the hand-written list that no road or railway crosses."""
        self._raise()
        self._lay()
        self._bridge()

    def _raise(self) -> None:
        """ridges.csv: steps from the low hex to the high one."""
        for row in self.maker.rows("ridges"):
            steps = []
            for word in row["steps"].split():
                low, high = (self.grid.index[number] for number in word.split(">"))
                if high not in self.grid.board.linked[low]:
                    raise ValueError(f"{row['ridge']}: {word} do not touch")
                if not (self.maker.is_hex(low) and self.maker.is_hex(high)):
                    raise ValueError(f"{row['ridge']}: one of {word} is no hex")
                steps.append((low, high))
            self.ridges.append((row["ridge"], row["ridge_fr"], steps))

    def _lay(self) -> None:
        """roads.csv: every road and railway through its stops, which are places or hexes."""
        maker = self.maker
        stops = {p.row["place"]: p.hex for p in maker.places} | self.grid.index
        french = {p.row["place"]: p.row["place_fr"] or p.row["place"] for p in maker.places}
        french |= maker.table.get("french", {})
        high = {step for _, _, steps in self.ridges for step in steps}
        steep = high | {step[::-1] for step in high}
        built: dict[Side, set[str]] = {}
        wrong = []
        for row in maker.rows("roads"):
            given = [stops[stop.strip()] for stop in row["through"].split(">")]
            path = [given[0]]
            for a, b in pairwise(given):
                path += self._leg(a, b, row["kind"], built, steep)[1:]
            said = " ".join(self.grid.names[i] for i in path)
            if len(set(path)) < len(path):
                wrong.append(f"{row['kind']} {row['line']} comes back to a hex: {said}")
            if not all(maker.is_hex(i) for i in path) or not all(i in path for i in given):
                wrong.append(f"{row['kind']} {row['line']} has no way: {said}")
            for step in pairwise(path):
                built.setdefault(plain(step), set()).add(row["kind"])
            line_fr = " - ".join(french.get(name, name) for name in row["line"].split(" - "))
            self.lines.append(Road(row["kind"], row["line"], line_fr, path, row["note"]))
        if wrong:
            raise ValueError("\n".join(wrong))

    def _leg(self, a: int, b: int, kind: str, built: dict[Side, set[str]], steep: set[Side]) -> list[int]:
        """From stop to stop, near the straight line, over ground and rivers as cheaply as may be."""
        if b in self.grid.board.linked[a]:
            return [a, b]
        maker = self.maker
        dear = maker.table["rails"]["cost"]
        straight = LineString([self.grid.centres[a], self.grid.centres[b]])
        best, came, todo = {a: 0.0}, {a: a}, [(0.0, a)]
        while todo:
            spent, here = heapq.heappop(todo)
            if here == b:
                break
            if spent > best[here]:
                continue
            for there in self.grid.board.linked[here]:
                if not maker.is_hex(there):
                    continue
                step = plain((here, there))
                price = 1.0 + 0.3 * (straight.distance(Point(self.grid.centres[there])) / ACROSS) ** 2
                price += float(dear.get(maker.cells["terrain"][there], 0.0))
                price += float(dear.get(maker.river_sides.get(step, ("", ""))[0], 0.0))
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

    def _bridge(self) -> None:
        """A bridge wherever a road or railway crosses a river; bridges.csv gives their names."""
        rivers = self.maker.river_sides
        crossed: dict[Side, set[str]] = {}
        for road in self.lines:
            for step in pairwise(road.hexes):
                if plain(step) in rivers:
                    crossed.setdefault(plain(step), set()).add(road.kind)
        named: dict[Side, Row] = {}
        for row in self.maker.rows("bridges"):
            a, b = (self.grid.index[number] for number in row["hexes"].split())
            if plain((a, b)) in crossed and rivers[plain((a, b))][1] == row["river"]:
                named[plain((a, b))] = row
            else:
                self.unmatched.append(f"{row['name']} {row['hexes']} ({row['river']})")
        for side in sorted(crossed):
            row = named.get(side, {})
            name, french = (row["name"], row["name_fr"] or row["name"]) if row else self._called(side)
            self.bridges.append(Bridge(name, french, side, crossed[side], rivers[side][1], row.get("note", "")))

    def _called(self, side: Side) -> tuple[str, str]:
        """A bridge without a name of its own bears that of the nearest town."""
        middle = (self.grid.centres[side[0]] + self.grid.centres[side[1]]) / 2
        towns = [p for p in self.maker.places if p.row["town"]]
        near = min(towns, key=lambda p: float(np.linalg.norm(self.grid.centres[p.hex] - middle)))
        return near.row["place"], near.row["place_fr"] or near.row["place"]
