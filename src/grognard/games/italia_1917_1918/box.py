"""What is in the box: the map, the counters, the charts and the scenarios, loaded once and shared. One a set of files.

Ids are indices: hexes, units, bridges. A set of hexes or of units is a bit set. Movement points are counted in halves,
because trucks on a road pay half a point (11.3.4d).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...kernel.files import DataFolder
from ...kernel.hexes import HexMap, Shifts, Sides, filled, read_sheets, read_sides
from ...kernel.words import named
from .proof import check_hexes, check_objectives, check_setup, check_units
from .scenes import Scene

FOLDER: Final = Path(__file__).parent
SIDES: Final = ("cp", "en")
CP, EN = range(2)
NO_HEX: Final = "none"
HALF: Final = 2
"""Half points in a point."""

# What a counter is. Combat units first (2.2.1a), then supports (2.2.2).
KINDS: Final = (
    "infantry", "mountain", "cavalry", "dismounted", "assault", "naval", "tank",
    "stoss", "sturm", "arditi", "army-artillery", "corps-artillery", "barges", "battery", "hq", "trucks", "depot",
    "air", "display",
)  # fmt: skip
COMBAT: Final = frozenset(KINDS[:7])
ASSAULT: Final = frozenset(("stoss", "sturm", "arditi"))
GUNS: Final = frozenset(("army-artillery", "corps-artillery", "barges", "battery"))
SIZES: Final = ("", "division", "brigade", "regiment", "detachment", "battalion")
NATIONS: Final = ("ah", "de", "it", "fr", "gb", "us")


SCENARIOS: Final = ("SC0", "SC1", "SC2", "SC3", "SC4", "SC5")


class Bridge(NamedTuple):
    """11.1.3d, 11.1.4d: where a road or a railway crosses water; 11.2.5j: all on one hexside are one bridge."""

    name: str
    ends: tuple[int, int]
    road: bool
    rail: bool
    major: bool
    river: str


class Rating(NamedTuple):
    """What is printed on a counter (3.0h; T.11, T.12: or ours). By vintage, because an army of 1917 is not that of
    1918."""

    attack: int
    defence: int
    movement: int
    morale: int
    steps: int
    reduced_attack: int
    reduced_defence: int


class Box:
    """The whole game."""

    def __init__(self, data: DataFolder) -> None:
        self.tables = data.table("tables.toml")
        self._map(data)
        self._lines(data)
        self._works(data)
        self._costs()
        self._units(data)
        self.digest = data.digest
        self.corrected = tuple(data.corrected)
        self.scenes: dict[str, Scene] = {}
        self.scenarios = data.table("scenarios.toml")
        setup = data.sheet("setup.csv")
        check_setup(self, setup, self.scenarios)
        for name in self.scenarios:
            self.scenes[name] = Scene(self, name, self.scenarios[name], setup)

    # -- the map ------------------------------------------------------------------------------------------------------

    def _map(self, data: DataFolder) -> None:
        """2.1a, 2.1d, T.18: numbered hexes, W and E before the number; 2.1f: the terrain at the centre is that of the
        hex."""
        sheet = data.sheet("hexes.csv")
        check_hexes(sheet, self.tables)
        self.corrected_hexes = sheet.corrected
        sheets = read_sheets(data.table("map.toml"))
        printed = HexMap(sheets, sheet.column("hex"), sheet)
        no_hex = dict.fromkeys(sheet.columns, "") | {"terrain": NO_HEX}
        numbers = filled(sheets)
        rows = self.rows = [
            sheet.rows[printed.index[number]] if number in printed.index else no_hex for number in numbers
        ]
        self.map = HexMap(sheets, numbers, sheet)
        self.size = self.map.size
        self.hex = self.map.index
        self.numbers = self.map.numbers
        self.printed = self.where(lambda row: row["terrain"] != NO_HEX)
        """Hexes that there are; the others only fill up the lines (see `filled`)."""
        self.places = named(rows, "place")
        self.terrain = tuple(row["terrain"] for row in rows)
        self.town = tuple(row["town"] for row in rows)
        self.maps = tuple(frozenset(row["maps"].split()) for row in rows)
        self.coast = self.where(lambda row: row["coast"] == "yes")
        """11.3.1.3a: where barges lie: marsh and coast."""
        self.high = self.where(lambda row: row["terrain"] == "high")
        self.sources = {
            (side, rule): self.where(lambda row, side=side, rule=rule: _is_source(row["supply"], side, rule))
            for side in SIDES
            for rule in SCENARIOS
        }
        """9.1c, 9.1d, T.20: hexes at the map's edge, and Venice, by side and scenario."""
        self.exits = {rule: self.where(lambda row, rule=rule: rule in row["exit"].split()) for rule in SCENARIOS}
        """SC1.41: where the Entente may leave the map."""
        sides = data.sheet("sides.csv")
        sides.check("kind", self.tables["side"])
        self.side_rows = sides.rows
        self.side_names = named(sides.rows)
        found = read_sides(self.map, sides)
        nothing = Sides(())
        self.minor, self.major = found.get("minor", nothing), found.get("major", nothing)
        self.ridge = found.get("ridge", nothing)
        """Steps uphill across a ridge (12.2.4k)."""
        self.major_banks = self.map.set(a for a, _ in self.major.pairs)
        self.wet = frozenset(self.minor.pairs | self.major.pairs)
        self.banks = self.map.set(a for a, _ in self.wet)
        """Hexes beside water (11.2.4a)."""
        self.crossings = tuple(sorted(self.wet))
        """Hexsides along water, from either bank: where footbridges may lie."""
        self.crossing = {pair: i for i, pair in enumerate(self.crossings)}
        self.crossing_names = tuple(f"{self.numbers[a]}-{self.numbers[b]}" for a, b in self.crossings)
        self.crossings_of: dict[int, list[int]] = {}
        for i, (a, _) in enumerate(self.crossings):
            self.crossings_of.setdefault(a, []).append(i)
        self.river_of = {
            pair: row["river"]
            for row in sides.rows
            if row["kind"] != "ridge"
            for pair in _both(self.hex[row["hex"]], self.map.near[row["way"]][self.hex[row["hex"]]])
        }
        self.steps_free = Shifts(sorted(p for p in self.map.pairs() if p not in self.major.pairs))
        """Steps that cross no major river."""
        self.cadorna = self._cadorna()
        self.beside = tuple(self.map.set(self.map.linked[h]) for h in range(self.size))
        """The neighbours of every hex, as a bit set."""
        self.around = lru_cache(64)(self.map.steps.around)
        self.far = cache(self._far)
        self.near = cache(lambda h, most: self.map.range(1 << h, most))
        """The hexes at most so far from one, as guns and men count: over the Adige too."""

    @cached_property
    def means(self) -> tuple[tuple[float, float], ...]:
        """By column of the table of results: the mean damage of attacker and defender. For bots."""
        found = []
        for column in range(len(self.tables["combat"]["columns"])):
            total = [0, 0]
            for one in range(1, 7):
                for two in range(1, 7):
                    attacker, _, defender = str(self.tables["combat"]["rows"][one + two - 2][column]).partition("/")
                    total[0] += int(attacker.rstrip("*"))
                    total[1] += int(defender)
            found.append((total[0] / 36, total[1] / 36))
        return tuple(found)

    def where(self, test: Any) -> int:
        """The hexes of whose rows something is true."""
        return self.map.set(h for h, row in enumerate(self.rows) if test(row))

    def _cadorna(self) -> int:
        """3.0q: hex by hex, then the south bank of the Piave to the sea."""
        line = self.tables["cadorna"]
        dry = Shifts(sorted(pair for pair in self.map.pairs() if self.river_of.get(pair) != line["river"]))
        low = self.where(lambda row: bool(row["hex"]) and int(row["hex"][1:3]) <= int(line["row"]))
        bank = self.map.set(a for (a, _), river in self.river_of.items() if river == line["river"])
        return self.map.set(self.hex[h] for h in line["hexes"]) | dry.flood(1 << self.hex[line["from"]], low) & bank

    def _far(self, a: int) -> tuple[int, ...]:
        return tuple(self.map.distance(a, b) or 0 for b in range(self.size))

    def _lines(self, data: DataFolder) -> None:
        """11.1.3, 11.1.4: roads, secondary roads and railways."""
        sheet = data.sheet("roads.csv")
        sheet.check("kind", ("road", "secondary", "rail"))
        self.road_rows = sheet.rows
        self.lines: dict[str, list[tuple[int, ...]]] = {"road": [], "secondary": [], "rail": []}
        for row in sheet.rows:
            self.lines[row["kind"]].append(tuple(self.hex[number] for number in row["hexes"].split()))
        self.roads = _steps(self.lines["road"])
        self.secondary = _steps(self.lines["secondary"]) - self.roads
        self.rails = _steps(self.lines["rail"])
        self.on_road = self.map.set(h for line in self.lines["road"] for h in line)
        self.on_secondary = self.map.set(h for line in self.lines["secondary"] for h in line)
        self.on_rail = self.map.set(h for line in self.lines["rail"] for h in line)

    def _works(self, data: DataFolder) -> None:
        """Bridges; trenches (2.1c); objectives."""
        sheet = data.sheet("bridges.csv")
        found = []
        for row in sheet.rows:
            a, b = self.hex[row["hex"]], self.hex[row["other"]]
            carries = (row["carries"] in ("road", "both"), row["carries"] in ("rail", "both"))
            found.append(Bridge(f"{row['hex']}-{row['other']}", (a, b), *carries, (a, b) in self.major, row["river"]))
        self.bridges = tuple(found)
        self.bridge_names = named(sheet.rows)
        self.bridge_ids = tuple(bridge.name for bridge in found)
        self.bridge_at = {pair: i for i, bridge in enumerate(found) for pair in _both(*bridge.ends)}
        self.bridges_at: dict[int, int] = {}
        """By hex: the bridges that end there, as a bit set."""
        for i, bridge in enumerate(found):
            for h in bridge.ends:
                self.bridges_at[h] = self.bridges_at.get(h, 0) | 1 << i
        self.bridge_ends = self.map.set(self.bridges_at)
        self.trench_rows = data.sheet("trenches.csv").rows
        objectives = data.sheet("objectives.csv")
        check_objectives(self, objectives)
        self.objective_rows = objectives.rows

    def trenches(self, scenario: str, side: str) -> int:
        """T.19: the hexes of a side's trench lines in a scenario (SC0 to SC5)."""
        return self.map.set(
            self.hex[number]
            for row in self.trench_rows
            if row["side"] == side and scenario in row["scenarios"].split()
            for number in row["hexes"].split()
        )

    # -- movement -----------------------------------------------------------------------------------------------------

    def _costs(self) -> None:
        """11.1.1c, and the terrain effects chart: half points to enter a hex, without its trenches."""
        tables = self.tables
        self.ground = tuple(
            HALF * int(tables["town"][town]["cost"] if town else _of(tables, terrain)["cost"])
            for terrain, town in zip(self.terrain, self.town, strict=True)
        )
        self.line_cost = tuple(
            1 if town else int(_of(tables, terrain)["line"])
            for terrain, town in zip(self.terrain, self.town, strict=True)
        )
        """9.1j: what a hex counts on a supply line off the roads."""
        self.left = tuple(
            int(tables["town"][town]["left"] if town else _of(tables, terrain)["left"])
            for terrain, town in zip(self.terrain, self.town, strict=True)
        )
        """12.2.4e to 12.2.4h: columns that a hex shifts an attack on it."""
        self.times = tuple(int(tables["town"][town]["times"]) if town else 1 for town in self.town)
        self.river_cost = HALF * int(tables["side"]["minor"]["cost"])
        self.ridge_cost = HALF * int(tables["side"]["ridge"]["cost"])
        self.trench_cost = HALF * int(tables["trench"]["cost"])

    # -- the units ----------------------------------------------------------------------------------------------------

    def _units(self, data: DataFolder) -> None:
        """2.2: what a counter shows."""
        sheet = data.sheet("units.csv")
        check_units(sheet)
        rows = self.unit_rows = sheet.rows
        self.corrected_units = sheet.corrected
        self.units = tuple(row["unit"] for row in rows)
        self.unit = {name: i for i, name in enumerate(self.units)}
        self.count = len(rows)
        self.side = tuple(SIDES.index(row["side"]) for row in rows)
        self.nation = tuple(row["nation"] for row in rows)
        self.kind = tuple(row["kind"] for row in rows)
        self.bulk = tuple(row["size"] for row in rows)
        """Division, brigade, regiment, detachment (2.2.1d)."""
        self.division = tuple(row["division"] for row in rows)
        self.symbol = tuple(row["symbol"] for row in rows)
        self.labels = tuple(row["label"] for row in rows)
        self.names = named(rows)
        self.flags = tuple(frozenset(row["flags"].split()) for row in rows)
        self.protection = tuple(
            next((int(f[11:]) for f in flags if f.startswith("protection-")), 0) for flags in self.flags
        )
        """15.6.1b: damage that ends a tank; its coordination is what its counter has for morale (15.6.1c)."""
        self.radius = tuple(int(row["radius"] or 0) for row in rows)
        self.fire = tuple(int(row["fire"] or 0) for row in rows)
        self.range = tuple(int(row["range"] or 0) for row in rows)
        self.fights = tuple(kind in COMBAT for kind in self.kind)
        """2.2.1a: combat units."""
        self.is_gun = tuple(kind in GUNS for kind in self.kind)
        self.is_assault = tuple(kind in ASSAULT for kind in self.kind)
        self.of_side = tuple(tuple(u for u in range(self.count) if self.side[u] == side) for side in (CP, EN))
        self.hqs = tuple(tuple(u for u in its if self.kind[u] == "hq") for its in self.of_side)
        self.depots = tuple(tuple(u for u in its if self.kind[u] == "depot") for its in self.of_side)
        self.tanks = tuple(u for u in range(self.count) if self.kind[u] == "tank")
        self.flyers = tuple(u for u in range(self.count) if self.kind[u] == "air")
        self.guns_of = tuple(tuple(u for u in its if self.is_gun[u]) for its in self.of_side)
        moves = [u for u, row in enumerate(rows) if int(row["movement"] or 0) and row["kind"] not in ("air", "display")]
        self.movable = _mask(u for u in moves if not self.is_assault[u])
        """What can move by itself at all."""
        self.on_foot = _mask(u for u in moves if self.fights[u] and self.kind[u] != "tank")
        """What may march by force (11.2.6a)."""
        self.fighters = tuple(_mask(u for u in self.of_side[side] if self.fights[u]) for side in (CP, EN))
        self.hungarians = tuple(u for u in range(self.count) if self.symbol[u] == "hungarian")
        printed = tuple(_rating(row) for row in rows)
        june, october = list(printed), list(printed)
        for row in sorted(data.sheet("ratings.csv").rows, key=lambda row: row["vintage"]):  # 1918 before october-1918
            u = self.unit[row["unit"]]
            for of in (october,) if row["vintage"] == "october-1918" else (june, october):
                of[u] = of[u]._replace(**{key: int(row[key]) for key in Rating._fields if row.get(key)})
        self.ratings = {"1917": printed, "1918": tuple(june), "october-1918": tuple(october)}


def _of(tables: Mapping[str, Any], terrain: str) -> Mapping[str, Any]:
    """The row of the terrain chart; what is no hex is like clear ground that nobody enters."""
    return tables["terrain"]["clear" if terrain == NO_HEX else terrain]  # type: ignore[no-any-return]


def _is_source(cell: str, side: str, rule: str) -> bool:
    """Whether a cell like `en SC4 SC5; cp SC1` makes a hex a source of a side in a scenario."""
    parts = (part.split() for part in cell.split(";"))
    return any(part[0] == side and rule in part[1:] for part in parts if part)


def _rating(row: Mapping[str, str]) -> Rating:
    return Rating(*(int(row[key] or 0) for key in Rating._fields))


def _both(a: int, b: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (a, b), (b, a)


def _steps(lines: Iterable[tuple[int, ...]]) -> frozenset[tuple[int, int]]:
    return frozenset(pair for line in lines for a, b in pairwise(line) for pair in _both(a, b))


def _mask(members: Iterable[int]) -> int:
    return sum(1 << u for u in members)
