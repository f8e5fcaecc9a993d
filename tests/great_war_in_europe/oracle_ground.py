"""An oracle for the tests: the maps and a position in plain words, from the data files and the raw fields of a state.

Nothing of the rules is used: names of hexes, units and boxes are looked up, all else is worked out here, slowly.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

DATA = Path(__file__).parents[2] / "src" / "grognard" / "games" / "great_war_in_europe" / "data"
FRONTS = ("west", "italy", "east", "caucasus", "egypt", "iraq")
EUROPE, NEAR_EAST = FRONTS[:3], FRONTS[3:]
THEATRE = {"west": 0, "italy": 0, "egypt": 0, "east": 1, "caucasus": 1, "iraq": 1}
NATIONS = (
    "ge", "ah", "tu", "bu", "fr", "br", "ru", "be", "sr", "mn", "it", "ro", "gk", "us", "ab", "am", "pc", "pg", "sp",
)  # fmt: skip
BOXES = (
    "absent", "holding", "dead", "europe", "near-east", "gone", "arabia", "reserve", "transit", "transfer", "neutral",
    "withdrawn", "beside-west", "beside-italy",
)  # fmt: skip
BUILDERS = {
    "pl": "ru", "eg": "br", "pe": "tu", "ge": "ge", "ah": "ah", "tu": "tu", "bu": "bu", "fr": "fr", "be": "be",
    "ru": "ru", "sr": "sr", "mn": "mn", "it": "it", "ro": "ro", "gk": "gk",
}  # fmt: skip
"""Who built the forts of a country."""
CP, AL, NOBODY = 0, 1, 2


def rows(name: str) -> list[dict[str, str]]:
    text = (DATA / name).read_text(encoding="utf8").splitlines()
    return list(csv.DictReader(line for line in text if not line.startswith("#")))


class Hex(NamedTuple):
    name: str
    front: str
    terrain: str
    country: str
    town: str
    fort: str
    kinds: frozenset[str]


def _neighbours(front: str, name: str) -> dict[str, str]:
    """By way the six numbers around one, as the numbering of a map has it."""
    letter, line, place = name[0], int(name[1:3]), int(name[3:])
    odd = line % 2
    if front == "egypt":  # lines to the west, places to the north, odd lines half a place further north
        around = {
            "n": (line, place + 1), "s": (line, place - 1), "nw": (line + 1, place + odd),
            "sw": (line + 1, place + odd - 1), "ne": (line - 1, place + odd), "se": (line - 1, place + odd - 1),
        }  # fmt: skip
    elif front == "iraq":  # lines to the east, places to the south, odd lines half a place further south
        around = {
            "s": (line, place + 1), "n": (line, place - 1), "se": (line + 1, place + odd),
            "ne": (line + 1, place + odd - 1), "sw": (line - 1, place + odd), "nw": (line - 1, place + odd - 1),
        }  # fmt: skip
    else:  # lines to the north, places to the east, odd lines half a place further east
        around = {
            "e": (line, place + 1), "w": (line, place - 1), "ne": (line + 1, place + odd),
            "nw": (line + 1, place + odd - 1), "se": (line - 1, place + odd), "sw": (line - 1, place + odd - 1),
        }  # fmt: skip
    return {way: f"{letter}{a:02}{b:02}" for way, (a, b) in around.items()}


class Ground:
    """All maps."""

    def __init__(self) -> None:
        self.hexes: dict[str, Hex] = {}
        for front in FRONTS:
            for row in rows(f"{front}/hexes.csv"):
                words = frozenset(row["kinds"].split())
                self.hexes[row["hex"]] = Hex(
                    row["hex"], front, row["terrain"], row["country"], row["town"], row["fort"], words
                )
        self.ways: dict[str, dict[str, str]] = {}
        for name, its in self.hexes.items():
            found = _neighbours(its.front, name)
            self.ways[name] = {w: n for w, n in found.items() if n in self.hexes and self.hexes[n].front == its.front}
        self.sides: dict[frozenset[str], set[str]] = {}
        for front in FRONTS:
            for row in rows(f"{front}/sides.csv"):
                other = _neighbours(front, row["hex"])[row["way"]]
                self.sides.setdefault(frozenset((row["hex"], other)), set()).add(row["kind"])

    def side(self, a: str, b: str) -> set[str]:
        return self.sides.get(frozenset((a, b)), set())

    def of(self, front: str) -> list[Hex]:
        return [its for its in self.hexes.values() if its.front == front]

    def land(self, name: str) -> bool:
        return self.hexes[name].terrain != "lake"

    def touching(self, name: str) -> list[str]:
        """Hexes over a side that is neither sea nor impassable; 6.52c: from the beaches only the peninsula."""
        found = []
        for other in self.ways[name].values():
            if self.side(name, other) & {"sea", "impassable"}:
                continue
            pair = (self.hexes[name].kinds, self.hexes[other].kinds)
            if any("landing" in its for its in pair) and not any("peninsula" in its for its in pair):
                continue
            found.append(other)
        return found

    def beside(self, name: str) -> list[str]:
        """Land over a side that can be crossed dry-shod."""
        return [n for n in self.touching(name) if self.land(n) and "lake" not in self.side(name, n)]

    def linked(self, name: str) -> list[str]:
        """11.6a: where a line of supply may go on to, over lakes too."""
        return [n for n in self.touching(name) if self.land(n)]

    def is_town(self, name: str) -> bool:
        its = self.hexes[name]
        return self.land(name) and (bool(its.town) or "as_town" in its.kinds)


@cache
def ground() -> Ground:
    return Ground()


@cache
def counters() -> list[dict[str, str]]:
    return rows("units.csv")


class Unit:
    """A counter as it lies."""

    def __init__(self, g: Any, number: int) -> None:
        row = counters()[number]
        self.number, self.row, self.name, self.nation = number, row, row["unit"], row["nation"]
        self.side: int = g.allegiance[NATIONS.index(self.nation)]
        where = g.loc[number]
        self.box = BOXES[where - 65536] if where >= 65536 else ""
        self.hex: str = "" if self.box else g.box.numbers[where]
        self.front = ground().hexes[self.hex].front if self.hex else ""
        self.kind, self.size, self.code, self.contingent = row["type"], row["size"], row["code"], row["contingent"]
        self.flags = frozenset(row["flags"].split())
        self.steps, self.left = int(row["steps"] or 1), g.left[number]
        self.turned, self.depleted = bool(g.turned >> number & 1), bool(g.depleted >> number & 1)
        self.hq = self.kind == "hq"
        self.support = int(row["support"] or 0)
        shock = row["reverse"] == "shock"
        self.alpenkorps = self.name == "ge-ak"
        self.shock = shock and (self.turned or (self.alpenkorps and self.front == "east"))
        self.rides = self.kind == "cavalry" and not self.turned
        back = self.turned or self.left < self.steps or (self.alpenkorps and self.shock)
        self.attack, self.defence, self.movement = (
            int((back and row[f"r_{word}"]) or row[word] or 0) for word in ("attack", "defence", "movement")
        )
        soviet = ("red" in self.flags and not self.turned) or (self.hq and self.nation == "ru")
        self.red = bool(g.bolsheviks) and soviet
        if g.bolsheviks and self.hq and self.nation == "ru":
            self.movement = 2  # 15.93b
        if g.fallen >> NATIONS.index(self.nation) & 1 and not self.red:
            self.attack, self.defence = min(self.attack, 1), min(self.defence, 1)  # 16.11b

    @property
    def flag(self) -> str:
        """15.81: Armenians are Russians."""
        return "ru" if self.nation == "am" else self.nation

    def __repr__(self) -> str:
        return f"{self.name}@{self.hex or self.box}"


class Position:
    """A state in plain words."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.ground = ground()
        self.units = [Unit(g, u) for u in range(len(counters()))]
        self.at: dict[str, list[Unit]] = {}
        for unit in self.units:
            if unit.hex:
                self.at.setdefault(unit.hex, []).append(unit)
        self.held: tuple[set[str], set[str]] = (set(), set())
        for side in (CP, AL):
            for f in range(6):
                numbers = g.box.fronts[f].numbers
                self.held[side].update(n for i, n in enumerate(numbers) if g.held[side][f] >> i & 1)
        ruined = {g.box.numbers[fort.hex] for i, fort in enumerate(g.box.forts) if g.ruined >> i & 1}
        self.forts: dict[str, str] = {
            its.name: BUILDERS[its.country]
            for its in self.ground.hexes.values()
            if its.fort and its.name not in ruined and g.allegiance[NATIONS.index(BUILDERS[its.country])] != NOBODY
        }
        """14.11a: intact forts of nations at war, with their nation."""
        west = g.box.fronts[0].numbers
        self.waste = {n for i, n in enumerate(west) if g.devastated >> i & 1}
        self.hindenburg = {n for i, n in enumerate(west) if g.hindenburg >> i & 1}
        self.weather = {front: ("fair", "wet", "snow", "hot")[g.weather[f]] for f, front in enumerate(FRONTS)}
        self.game: str = g.box.word
        self.letter = chr(g.letter)
        self.fronts = [FRONTS[f] for f in g.box.active]
        self.areas: dict[object, set[str]] = {}

    def allegiance(self, nation: str) -> int:
        return int(self.g.allegiance[NATIONS.index(nation)])

    def fallen(self, nation: str) -> bool:
        return bool(self.g.fallen >> NATIONS.index(nation) & 1)

    def stack(self, name: str, side: int) -> list[Unit]:
        return [u for u in self.at.get(name, ()) if u.side == side]

    def fighters(self, name: str, side: int) -> list[Unit]:
        return [u for u in self.stack(name, side) if not u.hq]

    def fort_of(self, name: str, side: int) -> bool:
        """Whether a side has an intact fort in a hex."""
        return name in self.forts and self.allegiance(self.forts[name]) == side

    def felt(self, front: str) -> str:
        """12.2: rain and snow do nothing in Egypt and Iraq."""
        now = self.weather[front]
        return "fair" if front in ("egypt", "iraq") and now in ("wet", "snow") else now
