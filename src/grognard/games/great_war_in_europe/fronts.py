"""3.1 The six fronts: each a map of its own, with what is printed on it and what a step costs.

Hexes have two numbers here. Inside a front they count from 0, so that a set of hexes is a bit set as long as that front
and no longer; `Front.base` is added where all hexes of all fronts are told apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

from ...kernel.files import DataFolder
from ...kernel.hexes import HexMap, MapSheet, Reach, Shifts, Sides, filled, read_sheets, read_sides
from ...kernel.maps import bits, union
from ...kernel.words import named

WEST, ITALY, EAST, CAUCASUS, EGYPT, IRAQ = range(6)
FRONTS: Final = ("west", "italy", "east", "caucasus", "egypt", "iraq")
"""3.12a: on three sheets; T.10: where their hexes lie on the earth is ours."""
EUROPE: Final = (WEST, ITALY, EAST)
NEAR_EAST: Final = (CAUCASUS, EGYPT, IRAQ)

WESTERN, EASTERN = range(2)
THEATRES: Final = ("western", "eastern")
THEATRE: Final = (WESTERN, WESTERN, EASTERN, EASTERN, WESTERN, EASTERN)
"""3.13b: the theatre of each front."""
OF_THEATRE: Final = tuple(tuple(f for f in range(6) if THEATRE[f] == theatre) for theatre in range(2))

FAIR, WET, SNOW, HOT = range(4)
WEATHERS: Final = ("fair", "wet", "snow", "hot")

ORDINARY, MOUNTAIN = range(2)
"""8.32b, 15.71: mountain units go where others do not."""

NO_HEX: Final = "none"
TERRAINS: Final = (
    "clear", "forest", "rough", "difficult", "marsh", "flood", "desert", "mountain", "pass", "alpine", "lake",
)  # fmt: skip
SIDES_OF_HEX: Final = ("river", "canal", "lake", "sea", "impassable", "lagoon", "pass")
TOWNS: Final = ("", "town", "city")
FORTS: Final = ("", "fort", "heavy")


MANY: Final = 64
"""So many answers about lines are kept to go on from."""


class Front:
    """One front map."""

    def __init__(self, index: int, base: int, data: DataFolder, tables: Mapping[str, Any]) -> None:
        self.index, self.base, self.name = index, base, FRONTS[index]
        self.theatre = THEATRE[index]
        self.tables = tables
        sheet = data.sheet(f"{self.name}/hexes.csv")
        for column, known in (("terrain", TERRAINS), ("town", TOWNS), ("fort", FORTS)):
            sheet.check(column, known)
        sheets = read_sheets(data.table(f"{self.name}/map.toml"), f"{self.name}/map.toml")
        self.sheets: tuple[MapSheet, ...] = tuple(replace(its, plane=self.name) for its in sheets)
        printed = HexMap(self.sheets, sheet.column("hex"), sheet)
        no_hex = dict.fromkeys(sheet.columns, "") | {"terrain": NO_HEX}
        numbers = filled(self.sheets)
        self.rows = tuple(
            sheet.rows[printed.index[number]] if number in printed.index else no_hex for number in numbers
        )
        self.map = HexMap(self.sheets, numbers, sheet)
        self.size, self.numbers, self.hex = self.map.size, self.map.numbers, self.map.index
        self._ground()
        self._sides(data)

    def _with(self, column: str, word: str) -> int:
        """The hexes whose row has this word in a column."""
        return self.map.set(h for h, row in enumerate(self.rows) if row[column] == word)

    def _ground(self) -> None:
        self.terrain = tuple(row["terrain"] for row in self.rows)
        self.country = tuple(row["country"] for row in self.rows)
        self.places = named(self.rows, "place")
        self.of_terrain = {name: self._with("terrain", name) for name in TERRAINS}
        self.lakes = self.of_terrain["lake"]
        self.land = self.map.all & ~(self.lakes | self._with("terrain", NO_HEX))
        self.in_country = {name: self._with("country", name) & self.land for name in sorted(set(self.country) - {""})}
        words = tuple(row["kinds"].split() for row in self.rows)
        self._kinds = {
            word: self.map.set(h for h, its in enumerate(words) if word in its) for word in set(chain(*words))
        }
        self.towns = self.land & ~self._with("town", "") | self.kind("as_town")
        """Towns and cities, and what counts as one (3.13e)."""
        self.cities = self._with("town", "city")
        self.fort = {h: row["fort"] for h, row in enumerate(self.rows) if row["fort"]}

        self.wells = self.map.set(self.kinds("pipeline"))
        """11.53a: towns of Sinai that serve who is in them."""
        words_of_supply = ("port", "ruhr", "supply_cp", "west_of_suez", "k", "landing", "mark_R", "mark_A")
        edges = [word for word in self._kinds if word.startswith("edge_supply")]
        self.posts = union([self.towns, *(self.kind(word) for word in (*words_of_supply, *edges))])
        """Hexes of which supply asks who holds them."""
        self.lasting = union([self.kind(word) for word in ("port", "west_of_suez", *edges)])
        """11.71: sources that are some again when they are retaken."""

    def kind(self, word: str) -> int:
        """The hexes that bear a word: port, vp, edge_supply_cp and so on."""
        return self._kinds.get(word, 0)

    def kinds(self, stem: str) -> dict[int, int]:
        """Hexes with a number after a word: resource:2, pipeline:1."""
        found = {}
        for word, hexes in self._kinds.items():
            name, _, number = word.partition(":")
            if name == stem and number:
                found.update(dict.fromkeys(bits(hexes), int(number)))
        return found

    def _sides(self, data: DataFolder) -> None:
        sheet = data.sheet(f"{self.name}/sides.csv")
        sheet.check("kind", SIDES_OF_HEX)
        self.side_rows, self.side_names = sheet.rows, named(sheet.rows)
        found = read_sides(self.map, sheet)
        nothing = Sides(())
        self.sides = {kind: found.get(kind, nothing) for kind in SIDES_OF_HEX}
        self.wet = frozenset(self.sides["river"].pairs | self.sides["canal"].pairs)
        """10.44: steps over a river, or the Suez Canal (A42)."""
        self.passes = self.sides["pass"].pairs
        shut = self.sides["sea"].pairs | self.sides["impassable"].pairs | self._cliffs()
        touching = frozenset((a, b) for a, b in self.map.pairs() if (self.land | self.lakes) >> b & 1) - shut
        self._touching = frozenset((a, b) for a, b in touching if (self.land | self.lakes) >> a & 1)
        lakes = self.sides["lake"].pairs
        ashore = [(a, b) for a, b in self._touching if self.land >> a & self.land >> b & 1]
        self.dry_pairs = frozenset(pair for pair in ashore if pair not in lakes)
        """Steps from land to land, never over a lake (8.34b)."""
        self.steps = Shifts(sorted(self.dry_pairs))
        self.lines = Shifts(sorted(ashore))
        """11.6a: steps of supply lines, over lakes too."""
        self._waves: dict[int, tuple[int, ...]] = {}
        self.joined: tuple[int, ...] = ()
        """Some sets of hexes that hang together, as trains.py has found them."""
        self.around = self.steps.around
        self.beside = tuple(self.around(1 << h) for h in range(self.size))

    def _cliffs(self) -> frozenset[tuple[int, int]]:
        """6.52c: from the beaches of Gallipoli one gets to E1023 and nowhere else."""
        beaches, inland = self.kind("landing"), self.kind("peninsula")
        return frozenset(
            (a, b) for a, b in self.map.pairs() if (beaches >> a & ~inland >> b | beaches >> b & ~inland >> a) & 1
        )

    # -- movement -----------------------------------------------------------------------------------------------------

    @cache  # noqa: B019
    def way(self, kind: int, weather: int) -> Reach:
        """8.3: what each step costs this kind of unit in this weather."""
        felt = self.felt(weather)
        if felt != weather:
            return self.way(kind, felt)
        pairs = self._touching if weather == SNOW and self.freezes else self.dry_pairs
        prices: dict[object, int | None] = {}

        def price(a: int, b: int) -> int | None:
            alike = (self.terrain[b], (a, b) in self.passes, (a, b) in self.wet)
            if alike not in prices:
                prices[alike] = self.cost(kind, weather, a, b)
            return prices[alike]

        return Reach(sorted(pairs), price)

    def felt(self, weather: int) -> int:
        """12.2a, 12.2b: neither rain nor snow does anything in Egypt and Iraq."""
        return FAIR if weather in (WET, SNOW) and self.name in self.tables["hex"]["mild"] else weather

    @property
    def freezes(self) -> bool:
        """8.34b: lakes freeze on four of the fronts."""
        return self.name in self.tables["hex"]["frozen"]

    def cost(self, kind: int, weather: int, a: int, b: int) -> int | None:
        """8.12, 8.25, 8.31: points for a step, hex and hexside together; 8.37, T.2: by the terrain chart; 8.4: in this
        weather."""
        weather = self.felt(weather)
        its = self.tables["terrain"][self.terrain[b]]
        if "alone" in its and kind != MOUNTAIN:
            return None  # 8.32b, 15.71
        prices = its["mountain"] if kind == MOUNTAIN and "mountain" in its else its["cost"]
        if "along" in its and (a, b) in self.passes and kind != MOUNTAIN:
            prices = its["along"]  # 8.33a, 8.33b
        points = int(prices[weather])
        if not points:
            return None  # 8.34b: a lake that is not frozen
        return points + (
            int(self.tables["hex"]["river"]["wet"]) if weather == WET and (a, b) in self.wet else 0
        )  # 8.34a

    @lru_cache(64)  # noqa: B019
    def way_over(self, kind: int, weather: int, devastated: int) -> Reach:
        """14.63a, 8.32a: the same with hexes laid waste, which cost 2 if they would cost less."""
        plain = self.way(kind, weather)
        if not devastated:
            return plain
        into = [(a, b) for b in bits(devastated) for a in bits(self.beside[b])]
        prices = {(a, b): self.cost(kind, weather, a, b) for a, b in into}
        least = int(self.tables["hex"]["devastated"]["cost"])
        dearer = {pair: max(least, points) for pair, points in prices.items() if points is not None}
        return plain.altered(dearer, lasting=True)

    @lru_cache(128)  # noqa: B019
    def near(self, hexes: int) -> int:
        """The hexes beside some, kept: many ask who is beside the same enemies."""
        return self.around(hexes)

    # -- supply -------------------------------------------------------------------------------------------------------

    @lru_cache(256)  # noqa: B019
    def linked(self, seeds: int, free: int) -> int:
        """Where a line of any length leads from some hexes (11.22a). What was last found from the same hexes is gone on
        from, as far as all of it is still free."""
        seeds &= free
        before, shut = self._waves.get(seeds, ()), ~free
        many = len(before)
        while many and before[many - 1] & shut:
            many -= 1
        if len(self._waves) > MANY:
            self._waves.clear()
        waves = self._waves[seeds] = self.lines.waves(before[:many] or (seeds,), free)
        return waves[-1]

    @lru_cache(256)  # noqa: B019
    def in_reach(self, seeds: int, most: int, free: int) -> int:
        """11.21a: where a line of at most so many hexes leads."""
        return self.lines.within(seeds & free, most, free)
