"""The committed maps: what the rulebook says of them, and that everything on them hangs together."""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from grognard.kernel.hexes import HexMap, Shifts, read_sheets

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src" / "grognard" / "games" / "clash_of_giants_2"
BATTLES = ("galicia-1914", "first-ypres-1914")
Row = dict[str, str]


def read(path: Path) -> list[Row]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


class Map:
    """A map as its files have it."""

    def __init__(self, battle: str) -> None:
        folder = GAME / "data" / battle
        self.rows = read(folder / "hexes.csv")
        self.hexes = {row["hex"]: row for row in self.rows}
        self.sides = read(folder / "sides.csv")
        self.rails = {row["line"]: row["hexes"].split() for row in read(folder / "rails.csv")}
        table = tomllib.loads((folder / "map.toml").read_text(encoding="utf-8"))
        self.board = HexMap(read_sheets(table, "map.toml"), [row["hex"] for row in self.rows], "hexes.csv")
        tools = ROOT / "tools" / "maps" / battle.replace("-", "_")
        self.report = (tools / "report.md").read_text(encoding="utf-8")
        self.named = read(tools / "named.csv")

    def touch(self, a: str, b: str) -> bool:
        return self.board.index[b] in self.board.linked[self.board.index[a]]

    def at_edge(self, number: str) -> bool:
        return bool(self.board.edge >> self.board.index[number] & 1)

    def connected(self, numbers: Iterable[str]) -> bool:
        all_of_them = self.board.set(self.board.index[n] for n in numbers)
        first = all_of_them & -all_of_them
        return self.board.steps.flood(first, all_of_them) == all_of_them

    def place(self, name: str) -> str:
        return next(row["hex"] for row in self.rows if row["place"] == name)

    def where(self, **wanted: str) -> set[str]:
        return {row["hex"] for row in self.rows if all(row[column] == value for column, value in wanted.items())}

    def railway(self) -> set[str]:
        return {number for line in self.rails.values() for number in line}

    def crossings(self, river: str) -> set[tuple[int, int]]:
        """The steps across a river, either way."""
        found = set()
        for side in self.sides:
            if side["name"] == river:
                a = self.board.index[side["hex"]]
                b = self.board.near[side["way"]][a]
                found |= {(a, b), (b, a)}
        return found

    def dry(self, river: str) -> Shifts:
        """All steps that do not cross a river."""
        return Shifts(sorted(set(self.board.pairs()) - self.crossings(river)))

    def corners(self, side: Row) -> frozenset[tuple[int, int]]:
        """The two ends of a hexside, rounded so that the same corner of two hexes is one."""
        ends = self.board.corners(self.board.index[side["hex"]], side["way"], 100)
        return frozenset((round(x / 10), round(y / 10)) for x, y in ends)


@pytest.fixture(scope="module", params=BATTLES)
def chart(request: pytest.FixtureRequest) -> Map:
    return Map(request.param)


@pytest.fixture(scope="module")
def galicia() -> Map:
    return Map("galicia-1914")


@pytest.fixture(scope="module")
def ypres() -> Map:
    return Map("first-ypres-1914")


def test_every_hex_is_there_once_in_order(chart: Map) -> None:
    numbers = [row["hex"] for row in chart.rows]
    sheet = chart.board.sheets[0]
    lines, places = sheet.lines[1] - sheet.lines[0] + 1, sheet.places[1] - sheet.places[0] + 1
    assert numbers == sorted(set(numbers))
    assert len(numbers) == lines * places


def test_hexsides_name_the_smaller_hex_and_none_is_doubled(chart: Map) -> None:
    seen = set()
    for side in chart.sides:
        a = chart.board.index[side["hex"]]
        b = chart.board.near[side["way"]][a]
        assert a < b, side
        assert (a, b) not in seen, side
        seen.add((a, b))


def test_a_river_is_one_unbroken_chain_without_forks(chart: Map) -> None:
    for name in {side["name"] for side in chart.sides}:
        chain = [chart.corners(side) for side in chart.sides if side["name"] == name]
        assert all(len(a & b) == 1 for a, b in pairwise(chain)), name
        ends = Counter(corner for pair in chain for corner in pair)
        assert sorted(Counter(ends.values()).items()) in ([(1, 2)], [(1, 2), (2, len(chain) - 1)]), name


def test_tributaries_end_in_their_rivers(galicia: Map) -> None:
    rivers = {side["name"] for side in galicia.sides}
    corners = {r: {c for side in galicia.sides if side["name"] == r for c in galicia.corners(side)} for r in rivers}
    for low, high in (
        ("San", "Vistula"),
        ("Wieprz", "Vistula"),
        ("Wisłok", "San"),
        ("Zbrucz", "Dniester"),
        ("Ikwa", "Styr"),
    ):
        assert len(corners[low] & corners[high]) == 1, low


def test_railways_are_paths_of_touching_hexes_and_hang_together(chart: Map) -> None:
    for line, path in chart.rails.items():
        assert all(chart.touch(a, b) for a, b in pairwise(path)), line
        assert len(path) == len(set(path)), line
        assert all(chart.hexes[n]["terrain"] not in ("sea", "flooded") for n in path), line
    assert chart.connected(chart.railway())


def test_every_hex_has_one_area_of_each_side_and_areas_hang_together(chart: Map) -> None:
    for column in ("area0", "area1"):
        for area in {row[column] for row in chart.rows}:
            assert area, column
            assert chart.connected(chart.where(**{column: area})), (column, area)


def test_places_stand_on_land_and_have_a_class(chart: Map) -> None:
    for row in chart.rows:
        assert not (row["place"] and row["terrain"] == "sea"), row
        assert bool(row["class"]) == bool(row["place"]) or row["terrain"] == "pass", row
    names = [row["place"] for row in chart.rows if row["place"]]
    assert len(names) == len(set(names))


def test_the_report_lists_what_the_rulebook_names(chart: Map) -> None:
    assert "NO REASON GIVEN" not in chart.report
    for row in chart.named:
        number = row["hex"] or chart.place(row["place"])
        assert f"| {number} | " in chart.report, row
        assert not row["place"] or row["place"] in chart.report, row


def test_rows_of_the_rulebook_say_so(chart: Map) -> None:
    for row in chart.named:
        if row["rule"] and "x" not in row["hex"]:
            source = chart.hexes[row["hex"] or chart.place(row["place"])]["source"]
            assert source.startswith("rulebook; "), row


# -- Galicia -----------------------------------------------------------------------------------------------------------


def test_galicia_victory_spaces(galicia: Map) -> None:
    russian = [row for row in galicia.rows if "ru" in row["vp"].split()]
    austrian = [row for row in galicia.rows if "ah" in row["vp"].split()]
    assert len(russian) == 13
    assert {row["country"] for row in russian} == {"ah"}
    assert Counter(row["country"] for row in austrian) == {"ah": 3, "ru": 4}


def test_galicia_has_countries_forts_and_armies(galicia: Map) -> None:
    assert {row["country"] for row in galicia.rows} == {"ah", "ru", "ge"}
    assert all(galicia.connected(galicia.where(country=country)) for country in ("ah", "ru", "ge"))
    assert {row["area0"] for row in galicia.rows} == set("1432")
    assert {row["area1"] for row in galicia.rows} == set("4538")
    forts = {row["place"]: row["fort"] for row in galicia.rows if row["fort"]}
    assert forts == {
        "Przemyśl": "2-5",
        "Krakau": "2-4",
        "Jaroslau": "1-3",
        "Ivangorod": "2-4",
        "Rovno": "1-3",
        "Dubno": "1-3",
        "Lutsk": "1-2",
    }


def test_galicia_sources_are_railways_at_the_edge(galicia: Map) -> None:
    assert galicia.where(supply="ah") == {"0115", "0112", "1629", "1929", "2229", "3229", "4429"}
    assert galicia.where(supply="ru") == {"0801", "1701", "2101", "2901", "3301", "4701", "5004", "5014", "5019"}
    for number in galicia.where(supply="ah") | galicia.where(supply="ru"):
        assert galicia.at_edge(number), number
        assert number in galicia.railway(), number
        assert (galicia.hexes[number]["country"] == "ru") == (galicia.hexes[number]["supply"] == "ru"), number


def test_galicia_passes_lie_in_mountains_and_railways_cross_them(galicia: Map) -> None:
    passes = galicia.where(terrain="pass")
    assert len(passes) == 13
    for number in passes:
        around = [galicia.rows[i]["terrain"] for i in galicia.board.linked[galicia.board.index[number]]]
        assert "mountain" in around, number
    rail = {
        "Jablunka Pass",
        "Zwardoń Pass",
        "Chabówka Pass",
        "Muszyna Pass",
        "Łupków Pass",
        "Uzsok Pass",
        "Beskid Pass",
    }
    assert {galicia.place(name) for name in rail} | {galicia.place("Kőrösmező")} <= passes & galicia.railway()


@pytest.mark.parametrize(
    ("west", "east", "river"),
    [
        ("Sandomierz", "Tarnobrzeg", "Vistula"),
        ("Leżajsk", "Sieniawa", "San"),
        ("Podwołoczyska", "Proskurov", "Zbrucz"),
        ("Hrubieszów", "Vladimir-Volynsk", "Bug"),
    ],
)
def test_rivers_run_between_the_towns_of_their_banks(galicia: Map, west: str, east: str, river: str) -> None:
    """Who goes the short way from one to the other has to cross the river."""
    board = galicia.board
    start, goal = board.index[galicia.place(west)], board.index[galicia.place(east)]
    apart = board.distance(start, goal)
    assert apart is not None
    short = board.set(i for i in range(board.size) if _sum(board, i, start, goal) <= apart + 1)
    assert board.steps.flood(1 << start, short) >> goal & 1
    assert not galicia.dry(river).flood(1 << start, short) >> goal & 1


def _sum(board: HexMap, i: int, a: int, b: int) -> int:
    return (board.distance(i, a) or 0) + (board.distance(i, b) or 0)


def test_galicia_przemysl_lies_south_of_the_san(galicia: Map) -> None:
    here = galicia.board.index[galicia.place("Przemyśl")]
    ways = {galicia.board.way(here, b) for a, b in galicia.crossings("San") if a == here}
    assert "n" in ways
    assert not ways & {"s", "se", "sw"}


# -- First Ypres -------------------------------------------------------------------------------------------------------


def test_ypres_named_hexes(ypres: Map) -> None:
    assert ypres.place("Nieuport") == "1616"
    assert ypres.where(terrain="flooded") == {"2426", "2526", "2122", "2222", "2223", "2322", "2323", "2423"}
    assert ypres.place("Dixmude").startswith("21")


def test_ypres_sources(ypres: Map) -> None:
    land = {row["hex"] for row in ypres.rows if row["terrain"] != "sea"}
    west = {n for n in land if n.endswith("30")} | {f"48{place}" for place in range(17, 31)}
    east = {n for n in land if n.endswith("01")} | {f"480{place}" for place in range(1, 9)}
    assert ypres.where(supply="al") == west
    assert ypres.where(supply="ge") == east
    assert all(ypres.at_edge(number) for number in west | east)


def test_ypres_victory_hexes_and_zones(ypres: Map) -> None:
    assert len(ypres.where(vp="al ge")) == 11
    assert {row["vp"] for row in ypres.rows} == {"", "al ge"}
    assert all(row["area0"] == row["area1"] for row in ypres.rows)
    assert [ypres.hexes[f"{line}15"]["area0"] for line in ("48", "41", "40", "33", "32", "24", "23", "16")] == list(
        "AABBCCDD"
    )


def test_ypres_flood_plain_lies_in_belgium_west_of_the_yser(ypres: Map) -> None:
    plain = ypres.where(terrain="flood_plain")
    assert plain
    assert {ypres.hexes[n]["country"] for n in plain} == {"be"}
    for a, b in ypres.crossings("Yser"):
        assert not {ypres.board.numbers[a], ypres.board.numbers[b]} <= plain
    assert ypres.connected(plain)


def test_ypres_the_belgian_line_leaves_the_yser_to_its_west(ypres: Map) -> None:
    east = {row["hex"] for row in ypres.rows if "east_of_line" in row["flags"].split()}
    assert {ypres.hexes[n]["area0"] for n in east} == {"D"}
    assert {ypres.place("Ostend"), ypres.place("Thourout"), ypres.place("Bruges")} <= east
    assert not {ypres.place(name) for name in ("Nieuport", "Dixmude", "Pervyse", "Furnes")} & east
    assert not east & ypres.where(terrain="sea")


def test_ypres_the_yser_parts_nieuport_from_dixmude(ypres: Map) -> None:
    """North of row 24 there is no way from Nieuport to the Germans' bank but across the river."""
    board = ypres.board
    north = board.set(i for i, n in enumerate(board.numbers) if n < "2400" and ypres.hexes[n]["terrain"] != "sea")
    here = set(board.names(ypres.dry("Yser").flood(1 << board.index["1616"], north)))
    assert ypres.where(terrain="flood_plain") | {ypres.place("Furnes")} <= here
    assert not {ypres.place(name) for name in ("Dixmude", "Keyem", "Lombartzyde", "Leke")} & here
