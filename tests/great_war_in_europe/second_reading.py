"""A second reading of the rulebook, for chapters 11, 13, 14, 16 and 18: plain, slow, and made from the text alone.

Nothing here asks the rules modules anything. Maps and counters are read from the data files with csv, hexes are their
printed numbers, and of a state only its raw fields are read. `test_second_reading.py` compares what is found here with
what the rules say, in positions of random play.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from grognard.games.great_war_in_europe import state as raw

DATA = Path(raw.__file__).parent / "data"
FRONTS = ("west", "italy", "east", "caucasus", "egypt", "iraq")
EUROPE = FRONTS[:3]
NEAR_EAST = FRONTS[3:]
NATIONS = (
    "ge", "ah", "tu", "bu", "fr", "br", "ru", "be", "sr", "mn", "it", "ro", "gk", "us", "ab", "am", "pc", "pg", "sp",
)  # fmt: skip
CP, AL = 0, 1
HOT, SNOW = 3, 2
# way: lines and half places forward, by how the lines of a map run
WAYS = {
    "n": {"e": (0, 2), "w": (0, -2), "ne": (1, 1), "nw": (1, -1), "se": (-1, 1), "sw": (-1, -1)},
    "w": {"n": (0, 2), "s": (0, -2), "nw": (1, 1), "sw": (1, -1), "ne": (-1, 1), "se": (-1, -1)},
    "e": {"s": (0, 2), "n": (0, -2), "se": (1, 1), "ne": (1, -1), "sw": (-1, 1), "nw": (-1, -1)},
}
RUN = {"west": "n", "italy": "n", "east": "n", "caucasus": "n", "egypt": "w", "iraq": "e"}
PIPELINE = ("N4011", "N3611", "N3311", "N3112")  # 11.53
BEACHES = ("E1022", "E1122")
EUROPE_ONLY = ("EU",)


class Hex(NamedTuple):
    number: str
    front: str
    terrain: str
    country: str
    town: str
    fort: str
    kinds: frozenset[str]

    @property
    def is_town(self) -> bool:
        return bool(self.town) or "as_town" in self.kinds


def _rows(path: Path) -> Iterator[dict[str, str]]:
    with path.open(encoding="utf-8") as lines:
        yield from csv.DictReader(line for line in lines if not line.startswith("#"))


def _place(number: str) -> tuple[int, int]:
    """Line, and half places: odd lines lie half a place further."""
    line, place = int(number[1:3]), int(number[3:])
    return line, 2 * place + line % 2


class Map:
    """The hexes of all fronts, and who touches whom."""

    def __init__(self) -> None:
        self.hexes: dict[str, Hex] = {}
        self.sides: dict[str, set[frozenset[str]]] = {}
        for front in FRONTS:
            for row in _rows(DATA / front / "hexes.csv"):
                its = Hex(
                    row["hex"], front, row["terrain"], row["country"], row["town"], row["fort"],
                    frozenset(row["kinds"].split()),
                )  # fmt: skip
                self.hexes[its.number] = its
        at = {(its.front, *_place(its.number)): its.number for its in self.hexes.values()}
        self.near: dict[str, list[str]] = {}
        for its in self.hexes.values():
            line, half = _place(its.number)
            found = [at.get((its.front, line + dl, half + dh)) for dl, dh in WAYS[RUN[its.front]].values()]
            self.near[its.number] = [number for number in found if number]
        for front in FRONTS:
            for row in _rows(DATA / front / "sides.csv"):
                line, half = _place(row["hex"])
                dl, dh = WAYS[RUN[front]][row["way"]]
                other = at.get((front, line + dl, half + dh))
                if other:
                    self.sides.setdefault(row["kind"], set()).add(frozenset((row["hex"], other)))
        self.by_front: dict[str, list[Hex]] = {}
        for its in self.hexes.values():
            self.by_front.setdefault(its.front, []).append(its)

    def of(self, front: str) -> list[Hex]:
        return self.by_front[front]

    def crossed(self, a: str, b: str) -> bool:
        """11.6: no line over a whole side of sea or one that cannot be crossed; lakes do not matter."""
        pair = frozenset((a, b))
        if pair in self.sides.get("sea", ()) or pair in self.sides.get("impassable", ()):
            return False
        for one, other in ((a, b), (b, a)):
            if one in BEACHES and other != "E1023":
                return False  # 6.52: from the beaches one gets to E1023 alone
        return self.hexes[a].terrain != "lake" and self.hexes[b].terrain != "lake"


@cache
def the_map() -> Map:
    return Map()


@cache
def the_units() -> list[dict[str, str]]:
    return list(_rows(DATA / "units.csv"))


class Position:
    """What lies on the table."""

    def __init__(self, g: Any) -> None:
        self.g, self.map = g, the_map()
        numbers = g.box.numbers
        self.fronts = [FRONTS[f] for f in g.box.active]
        self.units = the_units()
        self.where = [numbers[h] if h < len(numbers) else "" for h in g.loc]
        self.side = [g.allegiance[NATIONS.index(its["nation"])] for its in self.units]
        self.held: dict[str, int] = {}
        for f, front in enumerate(g.box.fronts):
            for side in (CP, AL):
                for i, number in enumerate(front.numbers):
                    if g.held[side][f] >> i & 1:
                        self.held[number] = side
        self.stacks: dict[str, list[int]] = {}
        for u, number in enumerate(self.where):
            if number:
                self.stacks.setdefault(number, []).append(u)
        self.forts: dict[str, str] = {}
        for i, fort in enumerate(g.box.forts):
            if not g.ruined >> i & 1 and g.allegiance[fort.nation] in (CP, AL):
                self.forts[numbers[fort.hex]] = NATIONS[fort.nation]

        def marked(mask: int, f: int) -> set[str]:
            return {number for i, number in enumerate(g.box.fronts[f].numbers) if mask >> i & 1}

        self.waste = marked(g.devastated, 0)
        self.spoiled = set().union(*(marked(mask, f) for f, mask in enumerate(g.spoiled)))
        self.memo: dict[object, Any] = {}

    def at_war(self, nation: str) -> int:
        return int(self.g.allegiance[NATIONS.index(nation)])

    def has(self, side: int, number: str) -> bool:
        return self.held.get(number) == side

    def others(self, number: str, side: int) -> list[int]:
        return [u for u in self.stacks.get(number, ()) if self.side[u] == 1 - side]

    def own(self, number: str, side: int) -> list[int]:
        return [u for u in self.stacks.get(number, ()) if self.side[u] == side]

    def hot(self, front: str) -> bool:
        return front in NEAR_EAST and self.g.weather[FRONTS.index(front)] == HOT

    # -- 11.6 lines ---------------------------------------------------------------------------------------------------

    def barred(self, number: str, side: int) -> bool:
        fort = self.forts.get(number)
        return bool(self.others(number, side)) or (fort is not None and self.at_war(fort) == 1 - side)

    def may_trace(self, number: str, side: int, mountain: bool, nation: str, last: bool) -> bool:
        """Whether a line may be in a hex; `last`: it is the end of the line where the unit stands."""
        its = self.map.hexes[number]
        if its.terrain == "alpine":
            if not mountain:
                return False
            if nation == "it" and its.country == "ah" and not last:
                return False
        if its.terrain == "desert" and self.hot(its.front):
            return False
        return not self.barred(number, side)

    def flood(self, start: Iterable[str], side: int, mountain: bool, nation: str, most: int) -> dict[str, int]:
        """From sources outward: how far each hex is by lines that go through open hexes."""
        far = {number: 0 for number in start if self.may_trace(number, side, mountain, nation, False)}
        ring = list(far)
        for step in range(1, most + 1):
            new = []
            for a in ring:
                if not self.may_trace(a, side, mountain, nation, False):
                    continue  # into but not through
                for b in self.map.near[a]:
                    if b not in far and self.map.crossed(a, b) and self.may_trace(b, side, mountain, nation, True):
                        far[b] = step
                        new.append(b)
            ring = new
            if not ring:
                break
        return far

    # -- 11.3 primary sources -----------------------------------------------------------------------------------------

    def primary(self, nation: str, front: str) -> set[str]:
        side = self.at_war(nation)
        found: set[str] = set()
        hexes = self.map.of(front)
        if side == CP:
            for its in hexes:
                if "edge_supply_cp" in its.kinds or "ruhr" in its.kinds:
                    found.add(its.number)
            if front == "east":
                found |= {"E5102", "E4304", "E3606", "E3310"}
                for country, number in (("tu", "E1328"), ("bu", "E1819"), ("ro", "E2423")):
                    if self.at_war(country) == CP:
                        found.add(number)
        elif front in ("west", "italy", "caucasus"):
            found = {its.number for its in hexes if "edge_supply_allied" in its.kinds}
        elif front == "east":
            found = self._allies_of_the_east(nation, hexes)
        elif front == "iraq":
            if nation in ("ru", "am", "pc"):
                found = {"N2436"} if self.g.landed & raw.PERSIAN_FORCE else set()
            else:
                found = {"N2252", "N2552"}
        else:
            found = {its.number for its in hexes if "west_of_suez" in its.kinds}
        return {number for number in found if self.has(side, number) and number not in self.spoiled}

    def _allies_of_the_east(self, nation: str, hexes: list[Hex]) -> set[str]:
        landed = self.g.landed
        salonika = {"E1116"} if landed & raw.SALONIKA else set()
        if nation in ("ru", "ro"):
            edge = {its.number for its in hexes if "edge_supply_ru" in its.kinds}
            return edge | ({"E2423"} if self.at_war("ro") == AL else set())
        if nation == "gk":
            return {its.number for its in hexes if "edge_supply_gk" in its.kinds}
        if nation == "sr":
            return {its.number for its in hexes if its.is_town and its.country == "sr"} | salonika
        if nation == "it":
            return {"E1210"} if landed & raw.ALBANIA_OPEN else set()
        if nation == "mn":
            return set()
        return salonika | (set(BEACHES) if landed & raw.BEACHES else set())

    # -- 11.22 secondary sources --------------------------------------------------------------------------------------

    def towns(self, side: int, front: str) -> set[str]:
        found = {its.number for its in self.map.of(front) if its.is_town and self.has(side, its.number)}
        found -= self.waste  # 14.63
        if front == "egypt" and side == AL:
            if not self.has(AL, "N2913") and not self.has(AL, "N2711"):
                found = {number for number in found if int(number[3:]) <= 13}
            found -= set(PIPELINE[self.g.pipeline :])  # 11.53
        return found

    # -- who is supplied ----------------------------------------------------------------------------------------------

    def _kept(self, key: object, make: Callable[[], Any]) -> Any:
        if key not in self.memo:
            self.memo[key] = make()
        return self.memo[key]

    def bases(self, nation: str, front: str, mountain: bool) -> tuple[set[str], set[str], dict[str, int]]:
        """Primary sources, towns that a line of any length joins to one, and where such a line leads."""

        def make() -> tuple[set[str], set[str], dict[str, int]]:
            side = self.at_war(nation)
            first = self.primary(nation, front)
            roots = set(first)
            if front == "west" and nation == "br":  # 11.44: only over a secondary source, hence not a primary one
                roots |= {port for port in ("W6707", "W6709") if self.has(AL, port) and port not in self.waste}
            linked = self.flood(roots, side, mountain, nation, 9999)
            return first, {town for town in self.towns(side, front) if town in linked}, linked

        found: tuple[set[str], set[str], dict[str, int]] = self._kept(("bases", nation, front, mountain), make)
        return found

    def by_line(self, nation: str, front: str, mountain: bool, most: int) -> dict[str, int]:
        """Hexes from which a line of so many hexes leads to a primary or a secondary source."""
        first, towns, _ = self.bases(nation, front, mountain)
        found: dict[str, int] = self._kept(
            ("line", nation, front, mountain, most),
            lambda: self.flood(first | towns, self.at_war(nation), mountain, nation, most),
        )
        return found

    def dry(self, number: str, nation: str, front: str) -> bool:
        """11.53: a town of Sinai without pipeline serves those who are in it."""
        if front != "egypt" or self.at_war(nation) != AL or number not in PIPELINE[self.g.pipeline :]:
            return False
        return self.has(AL, number) and number in self.bases(nation, front, False)[2]

    def staff(self, nation: str, front: str) -> set[str]:
        """11.22: hexes with a headquarters of this nation that is a source itself."""

        def make() -> set[str]:
            name = "ru" if nation in ("ru", "am", "pc") else nation
            found = set()
            for u, its in enumerate(self.units):
                number = self.where[u]
                if its["type"] != "hq" or its["nation"] != name or not number or self.map.hexes[number].front != front:
                    continue
                if front in EUROPE:
                    good = number in self.bases(name, front, False)[2]
                else:
                    good = number in self.by_line(name, front, False, 6) or self.dry(number, name, front)
                if good:
                    found.add(number)
            return found

        found: set[str] = self._kept(("staff", nation, front), make)
        return found

    def by_port(self, nation: str, front: str) -> set[str]:
        """11.4."""

        def make() -> set[str]:
            side = self.at_war(nation)
            hexes = self.map.of(front)
            if front == "west" and side == AL:
                ports = {its.number for its in hexes if "port" in its.kinds and self.has(AL, its.number)} - self.waste
                for port, mark in (("W5603", "mark_R"), ("W6819", "mark_A")):
                    if any(mark in its.kinds and not self.has(AL, its.number) for its in hexes):
                        ports.discard(port)
                if any(self.others(number, AL) for number in ("W6718", "W6719", "W6820", "W6919")):
                    ports.discard("W6819")
                near = self.flood(ports, AL, False, nation, 4) if nation in ("br", "be") else {}
                return ports | set(near)
            if front == "italy" and side == AL:
                return {number for number in ("W2022", "W2230") if self.has(AL, number)}
            if front == "east" and side == AL and self.has(AL, "E1328"):
                return {number for number in ("E1725", "E2027", "E2328", "E3031") if self.has(AL, number)}
            if front == "east" and nation == "ge":
                ports = {
                    number
                    for number in (
                        "E5205", "E5412", "E5514", "E6116", "E6120", "E6921", "E6924", "E7028", "E7030",
                    )
                    if self.has(CP, number)
                }  # fmt: skip
                return ports | (set(self.flood(["E5514"], CP, False, nation, 4)) if "E5514" in ports else set())
            if front == "caucasus" and nation in ("ru", "am", "pc", "tu"):
                seas = {"black_sea"} if nation == "tu" else {"black_sea", "caspian"}
                return {its.number for its in hexes if its.kinds & seas and not self.barred(its.number, side)}
            if front == "iraq" and side == CP:
                return {its.number for its in hexes if "k" in its.kinds}
            return set()

        found: set[str] = self._kept(("port", nation, front), make)
        return found

    def fed(self, nation: str, number: str, mountain: bool = False, hq: bool = False) -> bool:
        """Whether a unit of a nation would be in normal supply in a hex where it stands."""
        its = self.map.hexes[number]
        front, side = its.front, self.at_war(nation)
        if nation == "mn" and its.country == "mn":
            return True
        if nation in ("pg", "sp") and its.country == "pe":
            return True
        if nation == "ab" and front == "egypt" and its.country == "tu":
            return True
        if number in self.by_port(nation, front):
            return True
        if number in self.primary(nation, front) and not self.others(number, side):
            return True
        if number in self.by_line(nation, front, mountain, 4) or self.dry(number, nation, front):
            return True
        if hq and (number in self.staff(nation, front)):
            return True
        if not self.may_trace(number, side, mountain, nation, True):
            return False
        staff = self.staff(nation, front)
        if number in staff:
            return True
        return any(near in staff and self.map.crossed(number, near) for near in self.map.near[number])

    def supply(self, u: int) -> str:
        """none, fortress or normal."""
        its, number = self.units[u], self.where[u]
        nation, side = its["nation"], self.side[u]
        if self.g.spared >> u & 1:
            return "normal"
        kut = number == "N1845" and side == AL
        if kut and any(self.own(k, CP) for k in self.ring()):
            return "fortress"  # 14.23
        if self.fed(nation, number, its["type"] == "mountain", its["type"] == "hq"):
            return "normal"
        fort = self.forts.get(number)
        if fort is not None and fort == ("ru" if nation in ("am", "pc") else nation):
            return "fortress"
        return "fortress" if kut else "none"

    def ring(self) -> list[str]:
        return [its.number for its in self.map.of("iraq") if "k" in its.kinds]

    # -- 14.4 trenches ------------------------------------------------------------------------------------------------

    def depth(self, nation: str) -> int:
        letter = chr(self.g.letter)
        if nation == "ge" or nation in ("br", "be"):
            return -2 if letter >= "D" else -1 if letter >= "B" else 0
        if nation == "fr":
            return -2 if letter >= "D" else -1 if letter >= "C" else 0
        return -1 if letter >= "F" else 0

    def beside_sud(self, number: str) -> bool:
        sud = next(self.where[u] for u, its in enumerate(self.units) if its["unit"] == "ge-hqsud")
        if not sud:
            return False
        return sud == number or (sud in self.map.near[number] and self.map.crossed(sud, number))

    def trench(self, number: str, side: int) -> int:
        """What is taken off the die of who attacks a stack."""
        front = self.map.hexes[number].front
        there = [u for u in self.own(number, side) if self.units[u]["type"] != "hq"]
        if not there:
            return 0
        for u in there:
            its = self.units[u]
            if its["type"] == "cavalry" and not self.g.turned >> u & 1:
                british = its["nation"] == "br" and (front in NEAR_EAST or chr(self.g.letter) < "D")
                if not british:
                    return 0
        if front in NEAR_EAST:
            dug = {self.g.box.numbers[h] for h in self.g.dugouts}
            return -1 if side == CP and number in dug else 0
        deep = []
        for u in there:
            nation = self.units[u]["nation"]
            deep.append(self.depth("ge" if side == CP and self.beside_sud(number) else nation))
        return max(deep)

    # -- 18 victory ---------------------------------------------------------------------------------------------------

    def points(self) -> int:
        total = int(self.g.vp)
        losers = ("ge", "ah", "bu", "lu", "tu")
        for its in self.map.hexes.values():
            if its.front not in self.fronts:
                continue
            number = its.number
            canal = "west_of_suez" in its.kinds and self.g.box.tag != "NE"  # 18.12 is of 18.11, not of 18.4
            prize = "vp" in its.kinds or self.french_edge(its) or canal
            if prize and self.has(CP, number) and self._counts(its):
                total += 1
            city = its.town == "city" or self.german_edge(its)
            if city and its.country in losers and self.has(AL, number):
                total -= 1
        return total + int(self.g.gun >= 0)

    def french_edge(self, its: Hex) -> bool:
        """18.12: the map of the West ends at row 36 and at the first hex of each row."""
        return its.front == "west" and its.country == "fr" and (its.number[1:3] == "36" or its.number[3:] == "01")

    def german_edge(self, its: Hex) -> bool:
        """18.14: on both maps."""
        if its.country != "ge" or its.front not in ("west", "east"):
            return False
        row, place = int(its.number[1:3]), int(its.number[3:])
        if its.front == "east":
            return place == 1 or row == 70
        return row in (36, 70) or place == (33 if row % 2 else 34)

    def _counts(self, its: Hex) -> bool:
        number = its.number
        if number in self.waste:
            return False
        if number == "E1709":
            return not self.g.fallen >> NATIONS.index("ah") & 1
        if number == "N3653" and self.g.played & raw.ISLAM:
            return any(self.units[u]["nation"] != "tu" for u in self.own(number, CP))
        if self.g.treaty and its.country == "ru":
            germans = [u for u in self.own(number, CP) if self.units[u]["nation"] == "ge"]
            divisions = [u for u in germans if self.units[u]["size"] == "division"]
            staff = [
                u for u, row in enumerate(self.units)
                if row["type"] == "hq" and row["nation"] == "ge" and self.where[u]
                and self.map.hexes[self.where[u]].country == "ru"
            ]  # fmt: skip
            return len(divisions) >= 3 and len(staff) >= 4
        return True


# -- 13 new units, 17 where they may be --------------------------------------------------------------------------------

CODES = {
    "EU": EUROPE, "NE": NEAR_EAST, "E/I": ("egypt", "iraq"), "C": ("caucasus",), "C/P": ("caucasus",), "E": ("egypt",),
    "E/O": ("egypt",), "I/P": ("iraq",),
}  # fmt: skip
EVERYWHERE = ("br", "ge", "ru", "tu")
NEUTRALS = ("it", "ro", "bu", "gk", "tu")
HOME = {
    "ge": "ge", "ah": "ah", "tu": "tu", "bu": "bu", "fr": "fr", "ru": "ru", "be": "be", "sr": "sr", "mn": "mn",
    "it": "it", "ro": "ro", "gk": "gk",
}  # fmt: skip
BALTIC = ("E5205", "E5412", "E5514", "E6116", "E6120", "E6921", "E6924", "E7028", "E7030")
YEAR_1917, NOVEMBER_1914 = 27, 6
COUNTED = ("infantry", "mountain", "cavalry", "armoured")


class Arrivals:
    """13: where a unit that waits in a box may be put while nobody has come by a headquarters yet."""

    def __init__(self, position: Position) -> None:
        self.p, self.g = position, position.g

    def hexes(self, u: int) -> set[str]:
        its = self.p.units[u]
        found = set()
        for front in self._fronts(u):
            doors = self.doors(u, front) | self.by_hq(u, front)
            found |= {number for number in doors if self._good(u, number)}
        return found if its["nation"] != "us" else self._only_hq(u)

    def _only_hq(self, u: int) -> set[str]:
        return {n for front in self._fronts(u) for n in self.by_hq(u, front) if self._good(u, n)}

    def _fronts(self, u: int) -> list[str]:
        """13.23: each box is for its map; units with Vr may choose Egypt."""
        near = self.g.loc[u] == raw.AVAILABLE_NEAR
        among = list(NEAR_EAST if near else EUROPE)
        if self.p.units[u]["code"] == "Vr" and self.g.box.tag == "combined":
            among = [*EUROPE, "egypt"]
        return [front for front in among if front in self.p.fronts]

    def _good(self, u: int, number: str) -> bool:
        side, its = self.p.side[u], self.p.units[u]
        if not self.p.has(side, number) or self.p.barred(number, side):
            return False
        if not self.p.fed(its["nation"], number, its["type"] == "mountain"):
            return False
        if self.p.map.hexes[number].terrain == "alpine" and its["type"] != "mountain":
            return False
        return self.may_be(u, number) and not self._too_many(u, number) and self.room(u, number)

    # -- 7.23 ---------------------------------------------------------------------------------------------------------

    def room(self, u: int, number: str) -> bool:
        there = [*self.p.own(number, self.p.side[u]), u]
        for kind in ("hq", "tank", "at"):
            if sum(self.p.units[v]["type"] == kind for v in there) > 1:
                return False
        for nation in ("us", "bu"):
            foot = [v for v in there if self.p.units[v]["nation"] == nation]
            if sum(self.p.units[v]["type"] in ("infantry", "mountain") for v in foot) > 4:
                return False
        counted = [
            v for v in there
            if self.p.units[v]["type"] in COUNTED and "no-stack" not in self.p.units[v]["flags"].split()
        ]  # fmt: skip
        return len(counted) <= 6

    # -- 3.26, 17 -----------------------------------------------------------------------------------------------------

    def may_be(self, u: int, number: str) -> bool:
        its, where = self.p.units[u], self.p.map.hexes[number]
        nation, code, front, country = its["nation"], its["code"], where.front, where.country
        if self.g.pef >> u & 1 and front == "iraq":
            return number != "N1845" or not any(self.p.own(k, CP) for k in self.p.ring())
        if code in CODES and front not in CODES[code]:
            return False
        if code not in CODES and nation not in EVERYWHERE and front not in EUROPE and nation not in ("am", "ab"):
            return False
        if front == "italy" and nation not in ("it", "ah") and self.g.turn < YEAR_1917:
            return False
        if front in NEAR_EAST and self.g.turn < NOVEMBER_1914:
            return False
        if not self._nation(u, its, where):
            return False
        if country == "ch" or (country == "nl" and not self.g.landed & raw.HOLLAND_OPEN):
            return False
        if number in BEACHES:
            return self.p.side[u] == AL and bool(self.g.landed & raw.BEACHES)
        if number == "N2436" and not self.g.landed & raw.PERSIAN_FORCE:
            return False
        if country in NEUTRALS and self.p.at_war(country) == 2 and not (country == "gk" and self._open("gk")):
            return False
        if country == "al" and not self.g.landed & raw.ALBANIA_OPEN:
            return False
        return not (country in NATIONS and self.g.fresh >> NATIONS.index(country) & 1)

    def _open(self, country: str) -> bool:
        return bool(self.g.landed & raw.GREECE_OPEN)

    def _nation(self, u: int, its: dict[str, str], where: Hex) -> bool:
        nation, front, country = its["nation"], where.front, where.country
        balkans = front == "east" and country not in ("ah", "ge", "ru", "pl")
        small = nation == "ge" and its["size"] in ("brigade", "battalion")
        if self.p.side[u] == CP and country == "tu" and not small and nation != "tu" and self.g.box.tag != "NE":
            if not self.g.landed & raw.EUROPEAN_TURKS:
                return False
        if its["type"] == "tank" and front != "west" and (nation != "ge" or front != "east"):
            return False
        if its["type"] == "at":
            return front == "west"  # 15.31
        if nation == "br":
            canal = "west-of-suez" not in its["flags"].split() or "west_of_suez" in where.kinds
            return front != "caucasus" and canal
        if nation == "ru":
            return front in ("east", "caucasus")
        if nation in ("gk", "bu"):
            return balkans
        if nation == "mn":
            return country == "mn"
        if nation == "be":
            return front == "west"
        if nation in ("sr", "ro"):
            return front == "east"
        if nation == "am":
            return front == "caucasus" and country != "pe"
        if nation in ("pc", "sp", "pg"):
            return country == "pe"
        if nation == "ab":
            return country == "tu"
        if nation == "tu":
            return front not in ("west", "italy")
        if its["unit"] == "ah-po":
            return front == "east" and not balkans
        return not (nation == "ah" and front == "west" and self.g.turn < YEAR_1917)

    def _count(self, nation: str, inside: Callable[[Hex], bool]) -> int:
        return sum(
            its["nation"] == nation and bool(self.p.where[v]) and inside(self.p.map.hexes[self.p.where[v]])
            for v, its in enumerate(self.p.units)
        )

    def _too_many(self, u: int, number: str) -> bool:
        its, where = self.p.units[u], self.p.map.hexes[number]
        nation = its["nation"]
        if nation == "ah":
            free = self.p.has(CP, "E4129") and self.p.has(CP, "E3031") and not self.g.bolsheviks

            def north(h: Hex) -> bool:
                return h.front == "east" and int(h.number[1:3]) > 48 and (not free or h.country == "ge")

            if north(where) and self._count(nation, north) >= 4:
                return True
            return where.front == "west" and self._count(nation, lambda h: h.front == "west") >= 4
        if nation == "it" and where.front != "italy":
            gone = self.g.fallen >> NATIONS.index("ah") & 1
            if gone:
                return where.front == "west" and self._count(nation, lambda h: h.front == "west") >= 6
            return self._count(nation, lambda h: h.front != "italy") >= 6
        if nation == "tu":
            outside = ("ah", "ge", "ru", "pl")
            if where.front == "east" and where.country in outside:
                return self._count(nation, lambda h: h.front == "east" and h.country in outside) >= 4
            if where.country == "eg" and its["type"] != "hq":
                egypt = [
                    v for v, row in enumerate(self.p.units)
                    if row["nation"] == "tu" and row["type"] != "hq" and self.p.where[v]
                    and self.p.map.hexes[self.p.where[v]].country == "eg"
                ]  # fmt: skip
                return len(egypt) >= 3
        if nation == "us" and where.front != "west":
            beside = sum(h == raw.BESIDE_ITALY for h in self.g.loc)
            return bool(self._count(nation, lambda h: h.front != "west") + beside)
        return False

    # -- 13.1, 13.2 ---------------------------------------------------------------------------------------------------

    def cities(self, country: str, front: str) -> set[str]:
        return {h.number for h in self.p.map.of(front) if h.town == "city" and h.country == country}

    def new(self, u: int) -> bool:
        return bool(self.g.died_on[u] < 0)

    def doors(self, u: int, front: str) -> set[str]:
        its = self.p.units[u]
        nation, hexes = its["nation"], self.p.map.of(front)
        if front in NEAR_EAST:
            return self._near(u, front, hexes)
        if nation == "us":
            return set()
        if nation == "br":
            return {h.number for h in hexes if "port" in h.kinds} if front == "west" else set()
        if nation == "tu" and self.new(u) and its["zone"] in self.p.map.hexes:
            return {its["zone"]} if self.g.landed & raw.EUROPEAN_TURKS else set()
        found = self.cities(HOME[nation], front)
        if nation == "ru" and self.g.polish >> u & 1:
            found |= self.cities("pl", front)
        if nation == "ge" and front == "east":
            found |= set(BALTIC)
        return found

    def british_front(self, u: int) -> str:
        its = self.p.units[u]
        if its["code"] == "Vr":
            return "egypt"
        if self.g.died_on[u] >= 3:
            return FRONTS[self.g.died_on[u]]
        return its["zone"] if its["zone"] in FRONTS else "egypt"

    def _near(self, u: int, front: str, hexes: list[Hex]) -> set[str]:
        its = self.p.units[u]
        nation = its["nation"]
        if nation in ("br", "fr"):
            if front != self.british_front(u):
                return set()
            if front == "egypt":
                return {h.number for h in hexes if "west_of_suez" in h.kinds}
            return {"N2252", "N2552"}
        if nation in ("ru", "am"):
            return self.cities("ru", front)
        if nation in ("pc", "sp", "pg"):
            mine = "caucasus" if nation == "pc" else "iraq"
            return {h.number for h in hexes if h.is_town and h.country == "pe"} if front == mine else set()
        zone = {"caucasus": "caucasus", "iraq": "iraq", "syria": "egypt"}.get(its["zone"])
        if nation == "ge" and its["size"] == "division":
            return set()
        if self.new(u) and its["zone"] not in ("any", "german") and zone != front:
            return set()
        sources = self.p.primary(nation, front)
        if front == "egypt":
            return sources | {"N1728"}
        return sources | {h.number for h in hexes if h.town == "city"}

    # -- 13.3 ---------------------------------------------------------------------------------------------------------

    def by_hq(self, u: int, front: str) -> set[str]:
        its, side = self.p.units[u], self.p.side[u]
        nation = its["nation"]
        if front in NEAR_EAST:
            if nation == "tu" and self.new(u):
                return set()
            if nation == "ru" and front == "iraq":
                return set()
            if nation == "br":
                if self.british_front(u) != front:
                    return set()
                if front == "iraq" and (self.p.has(AL, "N2252") or self.p.has(AL, "N2552")):
                    return set()
        elif front == "east" and nation in ("br", "fr", "it"):
            if self.g.landed_on == self.g.turn or self.g.freight[7] >= 6:
                return set()
        found = set()
        for v in range(len(self.p.units)):
            at, other = self.p.where[v], self.p.units[v]
            if not at or other["type"] != "hq" or other["nation"] != nation or self.p.side[v] != side:
                continue
            if self.p.map.hexes[at].front == front and self.p.fed(nation, at, False, True):
                around = {n for n in self.p.map.near[at] if self._step(at, n)}
                found |= {at} | around
        return found

    def _step(self, a: str, b: str) -> bool:
        return self.p.map.crossed(a, b) and frozenset((a, b)) not in self.p.map.sides.get("lake", ())


# -- 16 collapse -------------------------------------------------------------------------------------------------------


def collapses(p: Position) -> set[str]:
    """The nations whose collapse the text demands as things stand; France needs its history and is left out."""
    found: set[str] = set()
    g = p.g
    if g.box.tag == "NE":
        return found
    belgium = [h.number for h in p.map.of("west") if h.country == "be"]
    if all(p.has(CP, number) for number in belgium):
        found.add("be")

    def fell(nation: str) -> bool:
        return bool(g.fallen >> NATIONS.index(nation) & 1)

    edge = [h for h in p.map.of("italy") if "edge_supply_cp" in h.kinds and h.terrain != "alpine"]
    at_the_edge = any(sum(p.supply(u) == "normal" for u in p.own(h.number, AL)) >= 3 for h in edge if h.country == "ah")
    if (
        p.has(AL, "E3606") or p.has(AL, "E3310") or (p.has(AL, "W2615") and p.has(AL, "W2230")) or at_the_edge
        or (fell("bu") and (fell("tu") or g.surrendered))
    ):  # fmt: skip
        found.add("ah")
    if g.box.tag == "combined" and p.own("E1124", AL) and not g.surrendered:
        found.add("tu")
    if p.at_war("bu") == CP and p.has(AL, "E1819"):
        found.add("bu")
    if p.at_war("ro") == AL and g.tsar and p.has(CP, "E2423"):
        found.add("ro")
    if p.at_war("ro") == CP and (p.has(AL, "E2423") or fell("ah") or fell("bu")):
        found.add("ro")
    if g.bolsheviks:
        found.add("ru")
    return found


def surrender_modifier(p: Position) -> int:
    """5.62: what is added to the die of Turkey's surrender, but for the three that history decides."""
    g, found = p.g, 0
    for h in p.map.hexes.values():
        if "surrender" in h.kinds and h.front in p.fronts and p.has(AL, h.number):
            arabs = any(p.units[u]["nation"] == "ab" for u in p.own(h.number, AL))
            found += arabs or p.fed("br", h.number) or p.fed("ru", h.number)
    turks = [u for u, its in enumerate(p.units) if its["nation"] == "tu"]
    arabia = sum(g.loc[u] == raw.ARABIA for u in turks)
    came = next(g.loc[u] not in (raw.ABSENT, raw.HOLDING) for u in turks if p.units[u]["unit"] == "tu-58")
    found += arabia < (5 if came else 4)
    if g.played & raw.ISLAM and not any(p.units[u]["nation"] == "tu" for u in p.own("N3653", CP)):
        found += 4
    foot = [u for u in turks if p.units[u]["size"] == "division" and p.units[u]["type"] in ("infantry", "mountain")]
    found += max(0, g.required - sum(g.loc[u] == raw.RESERVE for u in foot))
    return int(found)


def near_east_claim(p: Position) -> bool:
    """18.4: two supplied Allied victory hexes, three after the Tsar; 6.45: Baku does not count with Turks alone."""
    hexes = [
        h.number for h in p.map.hexes.values()
        if h.front in p.fronts and "vp" in h.kinds and p.has(CP, h.number)
    ]  # fmt: skip
    if (
        p.g.played & raw.ISLAM
        and "N3653" in hexes
        and not any(p.units[u]["nation"] != "tu" for u in p.own("N3653", CP))
    ):
        hexes.remove("N3653")
    fed = [number for number in hexes if p.fed("tu", number) or p.fed("ge", number)]
    return len(fed) >= (3 if p.g.tsar else 2)
