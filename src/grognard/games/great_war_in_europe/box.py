"""What is in the box: six fronts, the counters, the charts and the scenarios, loaded once and shared. One a game and a
set of files: Europe, the Near East, or both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

from ...kernel.applies import Book, Index
from ...kernel.files import DataFolder, Sheet
from ...kernel.hexes import HexMap
from ...kernel.maps import bits, mask_of
from ...kernel.words import named
from .fronts import EAST, EGYPT, EUROPE, FRONTS, MOUNTAIN, NEAR_EAST, ORDINARY, WEATHERS, Front
from .scenes import Scene

FOLDER: Final = Path(__file__).parent
SIDES: Final = ("cp", "al")
CP, AL = range(2)
NOBODY: Final = 2

GAMES: Final = {
    "great-war-in-europe": ("europe", "E", EUROPE),
    "great-war-near-east": ("near-east", "NE", NEAR_EAST),
    "great-war-combined": ("combined", "combined", (*EUROPE, *NEAR_EAST)),
}
"""3.4: by game the word in the files, the word in the rule index, the fronts."""

TAGS: Final = ("E", "NE", "combined")
SWITCHES: Final = ("secret-events", "hidden-mutiny", "scheffer-boyadel", "pre-war", "advance-limits")
"""Options that the rule index names."""
NATIONS: Final = (
    "ge", "ah", "tu", "bu", "fr", "br", "ru", "be", "sr", "mn", "it", "ro", "gk", "us", "ab", "am", "pc", "pg", "sp",
)  # fmt: skip
GE, AH, TU, BU, FR, BR, RU, BE, SR, MN, IT, RO, GK, US, AB, AM, PC, PG, SP = range(len(NATIONS))
KINDS: Final = ("infantry", "mountain", "cavalry", "tank", "armoured", "at", "hq")
SIZES: Final = ("front", "army", "corps", "division", "brigade", "regiment", "battalion", "company")
REVERSES: Final = ("", "reduced", "shock", "infantry", "provisional", "depleted", "second", "untried")


WHENS: Final = (
    "drawn", "entry", "new-units", "events", "any", "attack", "defence", "air", "advance", "movement", "movement-end",
    "combat", "strategic-half", "warfare", "initiative",
)  # fmt: skip
AFTERS: Final = ("removed", "pool", "hand", "play", "track", "box", "unit")

JOINING: Final = {"tu": "constantinople", "bu": "sofia", "ro": "bucharest"}


class Face(NamedTuple):
    """One side of a counter."""

    attack: int
    defence: int
    movement: int


class Fort(NamedTuple):
    """14.1: a fort, with the nation that built it."""

    hex: int
    heavy: bool
    nation: int


class Turn(NamedTuple):
    """A box of the turn track (3.6a)."""

    number: int
    year: int
    months: tuple[int, ...]
    weather: Mapping[int, int]
    """By front; missing: a die decides (12.13)."""
    letter: str
    """The Strategic Turn that follows; empty: none."""


class Event(NamedTuple):
    """3.24: a kind of event counter."""

    name: str
    side: int
    in_game: bool
    """6.21, 3.26u: whether this game has it."""
    mandatory: bool
    when: str
    after: str
    """What becomes of it, as in events.csv."""


class Counter(NamedTuple):
    """One event counter."""

    event: Event
    letter: int
    """The Strategic Turn on which it joins the pool."""
    number: int
    """Among those of its kind, from 0."""


class Box:
    """A whole game."""

    def __init__(self, name: str, data: DataFolder) -> None:
        self.name = name
        self.word, self.tag, self.active = GAMES[name]
        self.tables = data.table("tables.toml")
        self._fronts(data)
        self._units(data)
        self._turns(data)
        self._events(data)
        self.reach, self.reach_hq = int(self.tables["limits"]["supply"]), int(self.tables["limits"]["supply_hq"])
        """11.21: how long a line may be."""
        self.foreign_italy = int(self.tables["limits"]["foreign_italy"])
        """17.21i, 17.31b: the turn from which others come to Italy."""
        self.near_opens = int(self.tables["theatres"]["opens"])
        """7.12a: the turn in which the Near East opens."""
        self.digest = data.digest
        self.corrected = tuple(data.corrected)
        self.index = Index(FOLDER)
        self.book = Book(self.index.sheet, (self.tag, *SWITCHES), (*TAGS, *SWITCHES))
        self.scenarios = {
            name: given for name, given in data.table("scenarios.toml").items() if self.word in given["games"]
        }
        self.joins = self.word == "combined"
        setup, fronts = data.sheet("setup.csv"), data.sheet("fronts.csv")
        self.scenes = {name: Scene(self, name, its, setup, fronts) for name, its in self.scenarios.items()}

    # -- the maps -----------------------------------------------------------------------------------------------------

    def _fronts(self, data: DataFolder) -> None:
        self.fronts: list[Front] = []
        base = 0
        for f in range(len(FRONTS)):
            front = Front(f, base, data, self.tables)
            self.fronts.append(front)
            base += front.size
        self.size = base
        self.numbers = tuple(number for front in self.fronts for number in front.numbers)
        self.front_of = tuple(front for front in self.fronts for _ in range(front.size))
        self.hex = {number: h for h, number in enumerate(self.numbers) if self._printed(h)}
        self.forts = tuple(self._forts())
        self._named_hexes()
        self.fort_at = {fort.hex: i for i, fort in enumerate(self.forts)}
        self.forts_of = tuple(tuple(self._built(n, front) for front in self.fronts) for n in range(len(NATIONS)))
        """By nation and front the hexes with forts that it built."""

    def _printed(self, h: int) -> bool:
        front = self.front_of[h]
        return bool((front.land | front.lakes) >> h - front.base & 1)

    def _forts(self) -> list[Fort]:
        """T.13: where they are is ours, but for those the text names."""
        built = {country: nation for nation, its in self.tables["nations"].items() for country in its["home"]}
        built |= {"pl": "ru", "eg": "br", "pe": "tu"}
        return [
            Fort(front.base + h, kind == "heavy", NATIONS.index(built[front.country[h]]))
            for front in self.fronts
            for h, kind in sorted(front.fort.items())
        ]

    def _built(self, nation: int, front: Front) -> int:
        forts = [fort for fort in self.forts if fort.nation == nation and self.front_of[fort.hex] is front]
        return front.map.set(fort.hex - front.base for fort in forts)

    def _named_hexes(self) -> None:
        """Hexes that the text names by their number."""
        self.place = {
            name: self.at(number) for name, number in self.tables["places"].items() if isinstance(number, str)
        }
        self.sets = {
            name: tuple(self.at(number) for number in numbers)
            for name, numbers in self.tables["places"].items()
            if isinstance(numbers, list)
        }
        self.paris, self.ruhr = (self._local(self.sets[name]) for name in ("paris", "ruhr"))
        self.danube = self._local([self.place["vienna"], self.place["budapest"]])
        self.ukraine = self._local([self.place["kiev"], self.place["odessa"]])
        """16.2, 18.3, 16.5a, 17.31c: hexes of one front that are asked for together."""
        cities = [self.place[name] for name in ("baghdad", "jerusalem")]
        self.remembered = tuple(
            front.map.set(h - front.base for h in cities if self.front_of[h] is front) for front in self.fronts
        )
        """5.62d, 5.62e: by front the cities of which it counts that the Allies have been there."""
        self.beaches, self.salonika = self.fronts[EAST].kind("landing"), self._local([self.place["salonika"]])
        """11.33d: where the Allies land."""
        self.mines = tuple(
            (front.base + h, points)
            for front in self.fronts
            if front.index in self.active
            for h, points in sorted(front.kinds("resource").items())
        )
        """5.16a: the resource hexes, with their points."""
        self.joining = {NATIONS.index(n): self.place[its] for n, its in JOINING.items()}
        """11.32c, 11.33b: capitals that are sources for the side that their country joins."""
        egypt, row = self.fronts[EGYPT], int(self.tables["places"]["rows"]["egypt"])
        self.north_of_gaza = egypt.map.set(h for h in range(egypt.size) if int(egypt.numbers[h][3:]) > row)
        """11.22b, 3.12b: the second number of Egypt's hexes grows to the north."""
        self.piped = _piped(egypt)

    def _local(self, hexes: Sequence[int]) -> int:
        """Hexes of one front as a bit set of it."""
        (front,) = {self.front_of[h] for h in hexes}
        return front.map.set(h - front.base for h in hexes)

    @cached_property
    def map(self) -> HexMap:
        """The fronts of this game as one map of several planes, to draw them."""
        fronts = [self.fronts[f] for f in self.active]
        sheets = [sheet for front in fronts for sheet in front.sheets]
        return HexMap(sheets, [number for front in fronts for number in front.numbers], "hexes.csv")

    def at(self, number: str) -> int:
        """A hex by its printed number."""
        return self.hex[number]

    # -- the counters -------------------------------------------------------------------------------------------------

    def _units(self, data: DataFolder) -> None:
        """T.7, T.8: units and headquarters as we rebuilt them."""
        sheet = data.sheet("units.csv")
        for column, known in (("nation", NATIONS), ("type", KINDS), ("size", SIZES), ("reverse", REVERSES)):
            sheet.check(column, known)
        rows = self.unit_rows = sheet.rows
        self.units = sheet.column("unit")
        self.count = len(rows)
        self.unit = {name: u for u, name in enumerate(self.units)}
        self.unit_names = named(rows)
        self.labels = sheet.column("label")
        self.nation = tuple(NATIONS.index(row["nation"]) for row in rows)
        self.flag = tuple(RU if nation == AM else nation for nation in self.nation)
        """The nation that a unit counts as: Armenians are Russians (15.81)."""
        self.contingent = sheet.column("contingent")
        self.kind = sheet.column("type")
        self.bulk = sheet.column("size")
        self.fights = tuple(row["type"] != "hq" for row in rows)
        self.mover = tuple(MOUNTAIN if row["type"] == "mountain" else ORDINARY for row in rows)
        """As who a unit moves."""
        self.steps = tuple(int(row["steps"] or 1) for row in rows)
        self.alone = mask_of(u for u, kind in enumerate(self.kind) if kind in ("hq", "tank", "at"))
        """7.23c: those of which there is one of a kind in a hex."""
        self.two_steps = mask_of(u for u, steps in enumerate(self.steps) if steps > 1)
        self.face = tuple(_face(row, "") for row in rows)
        self.back = tuple(_face(row, "r_") for row in rows)
        self.reverse = sheet.column("reverse")
        self.support = tuple(int(row["support"] or 0) for row in rows)
        self.code = sheet.column("code")
        self.arrival = sheet.column("arrival")
        self.zone = sheet.column("zone")
        self.flags = tuple(frozenset(row["flags"].split()) for row in rows)
        self.replaceable = sheet.column("replaceable")
        self.in_game = tuple(self.word in row["games"].split() for row in rows)
        """3.22c: some counters are for one game only; 17.21b: others come otherwise there."""
        self.of_nation = tuple(
            sum(1 << u for u in range(self.count) if self.nation[u] == n) for n in range(len(NATIONS))
        )
        self.russians = self.of_nation[RU] | self.of_nation[AM]
        """15.81: Armenians are Russians in all things."""
        self.units_of = tuple(tuple(u for u in range(self.count) if self.nation[u] == n) for n in range(len(NATIONS)))
        self.hqs = tuple(u for u in range(self.count) if self.kind[u] == "hq")
        self.hq_mask = sum(1 << u for u in self.hqs)
        self.horse = sum(1 << u for u in range(self.count) if self.kind[u] == "cavalry")
        self.tanks = sum(1 << u for u in range(self.count) if self.kind[u] == "tank")
        self.hqs_of = tuple(self.hq_mask & its for its in self.of_nation)
        self.fixed = sum(1 << u for u in range(self.count) if not self.face[u].movement)
        """Those that never move."""
        self.plain_attackers = mask_of(u for u in range(self.count) if self._attacks_plainly(u))
        """Units that always have a strength to attack with, and of which no rule says where."""
        self.bonus = tuple(
            max([int(flag[5:]) for flag in its if flag.startswith("tank+")], default=0) for its in self.flags
        )
        """15.23: what tanks add to the die."""
        self.sud = self.unit["ge-hqsud"]
        self.at_once = sum(1 << u for u, its in enumerate(self.flags) if "at-once" in its)
        """7.24b: those whose coming cannot be put off."""
        self.red = sum(1 << u for u in range(self.count) if "red" in self.flags[u])
        """15.93: divisions that may become Red Army."""
        self.brought: dict[str, tuple[int, ...]] = {}
        """By event the units that come with it."""
        for u, row in enumerate(rows):
            for event in row["event"].split() if row["arrival"] == "event" else ():
                self.brought[event] = (*self.brought.get(event, ()), u)
        self.leaving: dict[str, tuple[int, ...]] = {}
        """By event the units that it takes out of the game."""
        for u, row in enumerate(rows):
            for event in row["leaves"].split():
                self.leaving[event] = (*self.leaving.get(event, ()), u)
        self.alpenkorps = self.unit["ge-ak"]
        self.polish = self.unit["ah-po"]

    def _attacks_plainly(self, u: int) -> bool:
        """10.11b, 15.22, 15.32, 17.31j: neither headquarters, nor tanks, nor Bulgarians and Greeks."""
        strong = self.face[u].attack and self.back[u].attack
        return bool(strong and self.fights[u]) and self.kind[u] != "tank" and self.nation[u] not in (BU, GK)

    @cache  # noqa: B019
    def of_nations(self, nations: int) -> int:
        """All units of some nations."""
        return sum(self.of_nation[n] for n in bits(nations))

    # -- the calendar -------------------------------------------------------------------------------------------------

    def _turns(self, data: DataFolder) -> None:
        """T.3, T.5: the track and the charts, which are ours."""
        self.turns = {int(row["turn"]): _turn(row) for row in data.sheet("turns.csv").rows}
        self.resources: Sheet = data.sheet("resources.csv")

    # -- 6.0 events ---------------------------------------------------------------------------------------------------

    def _events(self, data: DataFolder) -> None:
        """T.6: how many counters there are, and when each comes, is ours."""
        sheet = data.sheet("events.csv")
        for column, known in (("side", SIDES), ("when", WHENS), ("after", AFTERS), ("mandatory", ("yes", "no"))):
            sheet.check(column, known)
        self.event_rows = sheet.rows
        self.counters: list[Counter] = []
        self.counters_of: dict[str, tuple[int, ...]] = {}
        """By the name of their kind."""
        self.mask_of_event: dict[str, int] = {}
        names: list[str] = []
        for row in sheet.rows:
            event = _event(row, self.word)
            first = len(self.counters)
            self.counters += [Counter(event, ord(letter), i) for i, letter in enumerate(row["letters"].split())]
            mine = self.counters_of[event.name] = tuple(range(first, len(self.counters)))
            self.mask_of_event[event.name] = sum(1 << c for c in mine)
            names += [event.name if len(mine) == 1 else f"{event.name}-{i + 1}" for i in range(len(mine))]
        self.counters_by = tuple(
            sum(1 << c for c, its in enumerate(self.counters) if its.event.side == side) for side in (CP, AL)
        )
        """By side."""
        self.counter_names = tuple(names)
        self.counter = {name: c for c, name in enumerate(names)}
        self.event_names = named(sheet.rows)


def _piped(egypt: Front) -> dict[int, int]:
    """11.53c: by hex of the coast of Sinai and the Delta how many towns of the pipeline lie west of it: the first
    number of Egypt's hexes grows to the west. The coast of the Gulf of Suez is not meant."""

    def line(h: int) -> int:
        return int(egypt.numbers[h][1:3])

    towns = egypt.kinds("pipeline")
    south = min(int(egypt.numbers[h][3:]) for h in towns)
    coast = [h for h in {*bits(egypt.kind("coast")), *towns} if int(egypt.numbers[h][3:]) >= south]
    return {egypt.base + h: sum(line(town) > line(h) for town in towns) for h in coast}


def _event(row: Mapping[str, str], word: str) -> Event:
    side, in_game, must = SIDES.index(row["side"]), word in row["games"].split(), row["mandatory"] == "yes"
    return Event(row["event"], side, in_game, must, row["when"], row["after"])


def _face(row: Mapping[str, str], side: str) -> Face:
    """The values of one side; those that the other side does not change are those of the front."""
    names = ("attack", "defence", "movement")
    return Face(*(int(row[side + name] or row[name] or 0) for name in names))


def _turn(row: Mapping[str, str]) -> Turn:
    columns = ("west", "west", "east", "caucasus", "egypt", "egypt")  # 12.12a, 12.12b
    weather = {f: WEATHERS.index(row[name]) for f, name in enumerate(columns) if row[name] in WEATHERS}
    months = tuple(int(month) for month in row["months"].split())
    return Turn(int(row["turn"]), int(row["year"]), months, weather, row["letter"])
