"""What is in the box: the map, the units and the tables of one battle, loaded once and shared. One a set of data files.

Ids are indices: hexes, units, areas of a side, command markers. A set of hexes or of units is a bit set.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ...kernel.applies import Book, Index
from ...kernel.files import DataFolder
from ...kernel.hexes import WAYS, HexMap, Reach, along, read_lines, read_sheets, read_sides
from ...kernel.refusal import BadInput
from ...kernel.words import named
from .proof import check_deployment, check_hexes, check_places, check_tables, check_units

if TYPE_CHECKING:
    from .battles import Rules

FOLDER: Final = Path(__file__).parent
SIDES: Final[dict[str, tuple[str, str]]] = {"galicia-1914": ("ah", "ru"), "first-ypres-1914": ("al", "ge")}
ALL: Final = 99
"""In the combat table: everybody rolls. As a modifier: nobody does."""
INF, CAV = range(2)
KINDS: Final = ("inf", "cav")


DEGREE: Final = 111.2
"""Kilometres of a degree of latitude."""


def _apart(earth: Mapping[str, Any] | None) -> float:
    """Kilometres from a hex to the next of its line, by where the map lies on the earth; 0 if nobody says where."""
    if earth is None:
        return 0.0
    lat, lon = earth["lat"], earth["lon"]
    east = lon[2] * math.cos(math.radians(lat[0]))
    return round(math.hypot(lat[2], east) * DEGREE, 1)


class Box:
    """One battle."""

    def __init__(self, battle: str, data: DataFolder) -> None:
        self.battle = battle
        sides = self.sides = SIDES[battle]
        index = Index(FOLDER)
        self.book = Book(index.sheet, (battle,), SIDES)
        self.rules: Rules
        """What this battle decides otherwise than the other one; filled in by `battles.open_box`."""
        self.tables = data.table("tables.toml")
        check_tables(sides, self.tables)
        self.players_set_up = "setup" in self.tables
        """GAL.3.11a, GAL.3.12a: players place their armies; YPR.3.11, YPR.3.12: every unit has its printed hex."""
        self.most_vp = int(self.tables["game"].get("most_vp", 0))
        """GAL.4.1e: the most points there are; 0: hexes are counted, not points."""
        self._map(data)
        self._areas()
        self._terrain()
        self._units(data)
        self._tracks()
        if self.players_set_up:
            self._set_up()
            self.deployment = check_deployment(self, data.sheet("deployment.csv"))
        self.digest = index.digest(data)
        self.corrected = tuple(data.corrected)

    # -- the map ------------------------------------------------------------------------------------------------------

    def _map(self, data: DataFolder) -> None:
        """STD.2.1: a regular grid, each hex with its number; GAL.2.11a, YPR.2.11a: its scale is the map file's."""
        sheet = data.sheet("hexes.csv")
        check_hexes(self.battle, self.sides, sheet, self.tables)
        rows = self.rows = sheet.rows
        self.corrected_hexes = sheet.corrected
        """Numbers of hexes and names of units that somebody's own files correct."""
        self.map = HexMap(read_sheets(data.table("map.toml")), sheet.column("hex"), sheet)
        self.size = self.map.size
        self.apart = _apart(data.table("map.toml").get("georeference"))
        """Kilometres from a hex to the next; no rule reads it."""
        self.hex = self.map.index
        self.numbers = self.map.numbers
        self.places = named(rows, "place")
        self.place_class = tuple(row["class"] for row in rows)
        self.country = tuple(row["country"] for row in rows)
        self.terrain = tuple(row["terrain"] for row in rows)
        along_sides = data.sheet("sides.csv")
        along_sides.check("kind", self.tables["side"])
        self.side_rows = along_sides.rows
        self.side_names = named(along_sides.rows)
        self.rivers = read_sides(self.map, along_sides)
        self.lines = read_lines(self.map, data.sheet("rails.csv"))
        self.rail = along(self.lines.values())
        """Steps from rail hex to rail hex along a line."""
        self.rails = self.map.set({h for line in self.lines.values() for h in line})
        theirs = self.map.set(h for h in range(self.size) if self.holder(self.country[h]) == 1)
        self.enemy_rails = (self.rails & theirs, self.rails & ~theirs)
        """By side: the railways of the countries that the other one holds at the start."""
        self.sources = tuple(self._marked("supply", side) for side in self.sides)
        """GAL.7.1a, GAL.7.1b, YPR.6.1a, YPR.6.1b."""
        self.vp = tuple(self._marked("vp", side) for side in self.sides)
        """GAL.4.1b: a side's victory hexes; some are both sides'."""
        self.country_set = cache(self._country_set)
        """The hexes of some countries."""
        self.class_set = cache(self._class_set)
        """The hexes with some classes of place."""
        self.line_set = cache(self._line_set)
        """The hexes of a line of the map, by its printed number."""
        self.distances = cache(self._distances)
        """From a hex to every other."""
        self.near = cache(lambda h, far: self.map.range(1 << h, far))
        """The hexes at most so far from one."""
        self.any_vp = self.vp[0] | self.vp[1]
        self.built = self.any_vp | self.class_set("town", "city")
        """Hexes from which supply is traced although nobody stands there: to enter in them, to score them."""

    def _marked(self, column: str, word: str) -> int:
        return self.map.set(h for h, row in enumerate(self.rows) if word in row[column].split())

    def _country_set(self, *countries: str) -> int:
        return self.map.set(h for h, country in enumerate(self.country) if country in countries)

    def _class_set(self, *classes: str) -> int:
        return self.map.set(h for h, its in enumerate(self.place_class) if its in classes)

    def _line_set(self, line: int) -> int:
        return self.map.set(h for h, (its, _) in enumerate(self.map.at) if its == line)

    def _distances(self, h: int) -> tuple[int, ...]:
        return tuple(self.map.distance(h, other) or 0 for other in range(self.size))

    def _areas(self) -> None:
        """GAL.5.34a, YPR.5.35a, YPR.9.21: command areas, and for each hex the one of each side it lies in."""
        self.areas: tuple[tuple[str, ...], ...] = tuple(
            tuple(sorted({row[f"area{side}"] for row in self.rows})) for side in (0, 1)
        )
        self.area_of = tuple(tuple(self.areas[side].index(row[f"area{side}"]) for row in self.rows) for side in (0, 1))
        self.area_set = tuple(
            tuple(self.map.set(h for h, a in enumerate(self.area_of[side]) if a == area) for area in range(4))
            for side in (0, 1)
        )
        self.zoned = self.area_of[0] == self.area_of[1]
        """YPR.9.21: zones, the same for both sides; otherwise each side has armies with boundaries of their own."""
        self.markers = tuple(f"{self.sides[side]}-{name}" for side in (0, 1) for name in self.areas[side])
        """GAL.3.13: a command marker is 4 times its side plus its area."""

    def _terrain(self) -> None:
        """The terrain effects chart: costs, defence, where one-hex retreats may be ignored. STD.11.5, STD.12.8."""
        tables = self.tables
        effects = tables["terrain"]
        self.playable = self.map.set(h for h in range(self.size) if effects[self.terrain[h]]["cost"])  # YPR.TEC.12
        always = self.map.set(h for h in range(self.size) if effects[self.terrain[h]]["cost"] < 0)
        self.flooded = always  # YPR.5.33e
        land = tables["flood"]["country"] if "flood" in tables else ""
        self.plain = self.map.set(
            h
            for h in range(self.size)
            if self.terrain[h] == "flood_plain" and self.country[h] == land  # YPR.TEC.5
        )
        self.reach = (self._reach(always), self._reach(always | self.plain))
        """Movement costs before and after the inundation."""
        self.marches = tuple(
            tuple(self._reach(wet, tables["compass"][side]) for side in self.sides)
            for wet in (always, always | self.plain)
        )
        """The same in the ways of each side's compass only."""
        self.east = self._marked("flags", "east_of_line")
        if "front" in tables:  # YPR.5.38b
            self.front_row = self.line_set(int(tables["front"]["row"]))
            self.south = self.line_set(self.map.sheet[0].lines[1])
        self.defence: list[int] = []
        self.left: list[int] = []
        no_retreat = 0
        for h in range(self.size):
            here = [effects[self.terrain[h]]]
            if self.place_class[h]:
                here.append(tables["class"][self.place_class[h]])
                no_retreat |= here[-1]["no_retreat"] << h  # YPR.TEC.n2, YPR.10.2a
            left = max(one["left"] for one in here)
            self.left.append(left)
            self.defence.append(0 if left else max(one["defence"] for one in here))
        self.no_retreat = no_retreat
        self.forts: list[int] = []
        self.fort_side: list[int] = []
        self.fort_steps: list[int] = []
        self.fort_ter: list[int] = []
        for h, row in enumerate(self.rows):
            if row["fort"]:
                steps, _, ter = row["fort"].partition("-")
                self.forts.append(h)
                self.fort_side.append(self.holder(row["country"]))
                self.fort_steps.append(int(steps))
                self.fort_ter.append(int(ter))
        self.fort_at = {h: i for i, h in enumerate(self.forts)}
        self.compass = tuple(self.map.toward(tables["compass"][side]) for side in self.sides)
        """GAL.2.12a, GAL.2.12b, YPR.2.12a, YPR.2.12b; STD.2.2: ways from hex to hex, not bearings."""
        self.back = tuple(cache(lambda h, ways=ways: ways.around(1 << h)) for ways in self.compass)
        """By side, and by hex: the hexes a retreat may begin with."""

    def holder(self, country: str) -> int:
        """GAL.4.21, YPR.4.21: the side that holds a country at the start."""
        home = self.tables.get("home")
        if home is None:
            return 0
        return 0 if country in home[self.sides[0]]["holds"] else 1

    def _set_up(self) -> None:
        """GAL.3.11b to GAL.3.11d, GAL.3.12b to GAL.3.12d: where each side may set up: in its country, far enough from
        the enemy's, and near enough to a railway that leads to a source (no enemy is near enough to cut it)."""
        steps, distance = int(self.tables["supply"]["reach"]), int(self.tables["setup"]["distance"])
        far, where = [], []
        for side, name in enumerate(self.sides):
            home = self.tables["home"][name]
            near = self.map.range(self.country_set(*home["away_from"]), distance - 1)
            far.append(self.map.all & ~near)
            fed = self.map.range(self.rail.flood_back(self.sources[side], self.rails), steps)
            where.append(self.country_set(*home["sets_up_in"]) & far[side] & fed & self.playable)
        self.far_off, self.set_up = tuple(far), tuple(where)

    def _reach(self, flooded: int, ways: Sequence[str] = WAYS) -> Reach:
        """GAL.TEC.1 to GAL.TEC.8, YPR.TEC.1 to YPR.TEC.8: points for each step; GAL.TEC.2: rails make none cheaper. A
        flooded hex is no part of a longer move (STD.11.4), so it is left out here."""
        effects, sides = self.tables["terrain"], self.tables["side"]

        def cost(a: int, b: int) -> int | None:
            price = int(effects[self.terrain[b]]["cost"])
            if price <= 0 or flooded >> b & 1:
                return None
            return price + max(
                (int(sides[kind]["cost"]) for kind, its in self.rivers.items() if (a, b) in its), default=0
            )

        steps = ((h, n) for way in ways for h, n in enumerate(self.map.near.get(way, ())) if n >= 0)
        return Reach(steps, cost)

    # -- the units ----------------------------------------------------------------------------------------------------

    def _units(self, data: DataFolder) -> None:
        """STD.2.3: what a counter shows. GAL.2.11c, YPR.2.11c: it is a division or a brigade."""
        sheet = data.sheet("units.csv")
        check_units(self.battle, self.sides, sheet)
        rows = self.unit_rows = sheet.rows
        self.corrected_units = sheet.corrected
        self.units = tuple(row["unit"] for row in rows)
        self.unit = {name: i for i, name in enumerate(self.units)}
        self.count = len(rows)
        loose = set(self.tables["formations"]["loose"])
        self.side = tuple(self.sides.index(row["side"]) for row in rows)
        self.nation = tuple(row["nation"] for row in rows)
        self.kind = tuple(KINDS.index(row["type"]) for row in rows)
        self.steps = tuple(int(row["steps"]) for row in rows)
        self.ter = tuple(0 if row["ter"] == "?" else int(row["ter"]) for row in rows)
        self.turn = tuple(int(row["turn"] or 0) for row in rows)
        self.setup = tuple(row["setup"] for row in rows)
        self.where = tuple(row["where"] for row in rows)
        self.flags = tuple(frozenset(row["flags"].split()) for row in rows)
        self.formation = tuple(row["formation"] for row in rows)
        loose |= {""}
        self.corps = tuple(
            "" if its in loose else f"{nation} {its}" for its, nation in zip(self.formation, self.nation, strict=True)
        )
        """GAL.8.12d, YPR.7.12e: units of one corps enter together; empty: it belongs to none."""
        self.of_side = tuple(tuple(u for u in range(self.count) if self.side[u] == side) for side in (0, 1))
        self.new_corps = tuple(sorted({self.formation[u] for u in range(self.count) if not self.ter[u]}))
        """YPR.10.3a: corps whose efficiency is found in their first combat."""
        self.names = tuple(row["name"] for row in rows)
        self.division = tuple(row["size"] == "div" for row in rows)
        self.deployment = check_places(self, sheet)
        """Where units start; if players set up, a historical position for those who do not want to place every division
        themselves."""

    def _tracks(self) -> None:
        """GAL.9.1a, GAL.9.2, GAL.9.3, YPR.9.1a: movement by side, area, turn and die; an asterisk bars infantry."""
        last = int(self.tables["game"]["last_turn"])
        self.last_turn = last
        found: dict[tuple[int, int, int], tuple[tuple[int, int, bool], ...]] = {}
        for i, track in enumerate(self.tables["track"]):
            side = self.sides.index(track["side"])
            if track["area"] and track["area"] not in self.areas[side]:
                raise self.tables.wrong("track", i, "area", known=self.areas[side])
            areas = range(4) if not track["area"] else (self.areas[side].index(track["area"]),)
            cells = tuple(self._cell(cell) for cell in track["cells"])
            for area in areas:
                for turn in range(int(track["from"]), int(track["to"]) + 1):
                    found[side, area, turn] = cells
        self.tracks = found
        for side in (0, 1):
            for area in range(4):
                for turn in range(1, last + 1):
                    if (side, area, turn) not in found:
                        thing = f"track {self.sides[side]} {self.areas[side][area]} {turn}"
                        raise BadInput("bad-lacks", at=self.tables.at(), thing=thing)
        self.support = tuple(
            (self.sides.index(one["side"]), int(one["from"]), int(one["to"])) for one in self.tables["support"]
        )

    @staticmethod
    def _cell(text: str) -> tuple[int, int, bool]:
        infantry, _, cavalry = text.partition("/")
        return int(infantry.rstrip("*")), int(cavalry), infantry.endswith("*")
