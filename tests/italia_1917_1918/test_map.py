"""The committed map: what the rulebook says of it, that everything on it hangs together, and that it is what the
map-maker makes of the hand-written files."""

from __future__ import annotations

import csv
import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from scipy.spatial import cKDTree  # type: ignore[import-untyped]

from grognard.kernel.hexes import HexMap, Shifts, read_sheets
from tools.maps import frontmap, frontwrite

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "grognard" / "games" / "italia_1917_1918" / "data"
HAND = ROOT / "tools" / "maps" / "italia_1917_1918"
SCENARIOS = ("SC0", "SC1", "SC2", "SC3", "SC4", "SC5")
LIMITS = {"SC2": (28, 13, 28), "SC3": (25, 28, 47), "SC4": (28, 1, 70)}
"""The northernmost row, the first and the last column, those of sheet E counted on from 37."""
Row = dict[str, str]
pytestmark = pytest.mark.xdist_group("italia map")  # they share it


def read(path: Path) -> list[Row]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


class Chart:
    """The map as its files have it."""

    def __init__(self) -> None:
        self.rows = read(DATA / "hexes.csv")
        self.hexes = {row["hex"]: row for row in self.rows}
        self.sides = read(DATA / "sides.csv")
        self.roads = read(DATA / "roads.csv")
        self.bridges = read(DATA / "bridges.csv")
        self.trenches = read(DATA / "trenches.csv")
        self.objectives = read(DATA / "objectives.csv")
        table = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
        self.board = HexMap(read_sheets(table, "map.toml"), [row["hex"] for row in self.rows], "hexes.csv")

    def touch(self, a: str, b: str) -> bool:
        return self.board.index[b] in self.board.linked[self.board.index[a]]

    def beyond(self, side: Row) -> str:
        """The other hex of a hexside."""
        there = self.board.near[side["way"]][self.board.index[side["hex"]]]
        assert there >= 0, side
        return self.board.numbers[there]

    def rivers(self) -> dict[frozenset[str], Row]:
        return {frozenset((s["hex"], self.beyond(s))): s for s in self.sides if s["kind"] != "ridge"}

    def dry(self, *rivers: str) -> Shifts:
        """All steps that cross none of these rivers."""
        wet = {pair for pair, side in self.rivers().items() if side["name"] in rivers}
        number = self.board.numbers
        return Shifts((a, b) for a, b in self.board.pairs() if frozenset((number[a], number[b])) not in wet)

    def area(self, scenario: str) -> set[str]:
        """The hexes that a scenario is played on."""
        found = set()
        for number, row in self.hexes.items():
            maps, line = set(row["maps"].split()), int(number[1:3])
            column = int(number[3:]) + (37 if number[0] == "E" else 0)
            north, west, east = LIMITS.get(scenario, (99, 1, 99))
            shown = {"SC0": {"grappa"}, "SC1": {"caporetto"}}.get(scenario, {"west", "east"})
            if maps & shown and line <= north and west <= column <= east:
                found.add(number)
        return found

    def connected(self, numbers: Iterable[str]) -> bool:
        them = self.board.set(self.board.index[n] for n in numbers)
        return self.board.steps.flood(them & -them, them) == them

    def sources(self, scenario: str, side: str) -> set[str]:
        return {
            row["hex"]
            for row in self.rows
            for word in row["supply"].split(";")
            if word.split()[:1] == [side] and scenario in word.split()
        }

    def reached(self, *kinds: str) -> set[str]:
        return {number for road in self.roads if road["kind"] in kinds for number in road["hexes"].split()}


@pytest.fixture(scope="module")
def chart() -> Chart:
    return Chart()


PRINTED = {
    "Treviso": "W1234", "Mestre": "W0534", "Venezia": "W0336", "Schio": "W1314", "Thiene": "W1317", "Bassano": "W1623",
    "Montebelluna": "W1629", "Il Montello": "W1732", "Trento": "W2709", "Batteria Amalfi": "E0402", "Udine": "E2720",
    "Monte Grappa": "W2024", "Monte Tomba": "W2026", "Arsiero": "W1714",
}  # fmt: skip


def test_the_places_of_the_rulebook_have_its_numbers(chart: Chart) -> None:
    assert {name: next(r["hex"] for r in chart.rows if r["place"] == name) for name in PRINTED} == PRINTED


def test_every_hex_of_the_rulebook_is_there_and_within_one_hex_of_its_place(chart: Chart) -> None:
    named = read(HAND / "named.csv")
    report = (HAND / "report.md").read_text(encoding="utf-8")
    assert len(named) > 40
    for row in named:
        assert chart.hexes[row["hex"]]["source"].startswith("rulebook; "), row
        assert f"| {row['hex']} | " in report, row
    assert f"{len(named)} of {len(named)} lie within one hex" in report


def test_hexes_stand_in_the_order_of_their_rows(chart: Chart) -> None:
    def key(number: str) -> tuple[int, int]:
        return int(number[1:3]), int(number[3:]) + (37 if number[0] == "E" else 0)

    numbers = [row["hex"] for row in chart.rows]
    assert numbers == sorted(set(numbers), key=key)


def test_rows_count_northwards_and_sheet_e_goes_on_from_w37(chart: Chart) -> None:
    assert chart.board.way(chart.board.index["W2037"], chart.board.index["E2001"]) == "e"
    assert chart.board.way(chart.board.index["W1813"], chart.board.index["W1914"]) == "ne"
    assert chart.board.way(chart.board.index["W1712"], chart.board.index["W1812"]) == "ne"


def test_words_are_those_that_the_rules_know(chart: Chart) -> None:
    assert {row["terrain"] for row in chart.rows} == {"clear", "woods", "mountain", "high", "marsh"}
    assert {row["town"] for row in chart.rows} == {"", "minor", "major"}
    assert {word for row in chart.rows for word in row["maps"].split()} == {"grappa", "caporetto", "west", "east"}
    assert {side["kind"] for side in chart.sides} == {"minor", "major", "ridge"}
    assert {road["kind"] for road in chart.roads} == {"road", "secondary", "rail"}
    assert all(row["maps"] for row in chart.rows)


def test_marsh_and_only_marsh_and_shore_take_barges(chart: Chart) -> None:
    for row in chart.rows:
        if row["terrain"] == "marsh":
            assert row["coast"] == "yes", row
        if row["coast"]:
            assert row["terrain"] == "marsh" or float(row["lat"]) < 45.85, row
    assert chart.hexes["E0402"]["coast"] == "yes"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_area_of_a_scenario_hangs_together_and_has_sources_of_both_sides(chart: Chart, scenario: str) -> None:
    area = chart.area(scenario)
    assert chart.connected(area)
    roads = chart.reached("road", "secondary", "rail")
    for side in ("cp", "en"):
        sources = chart.sources(scenario, side)
        assert sources, side
        assert sources <= area & roads, (side, sources - area, sources - roads)


@pytest.mark.parametrize("name", ["grappa", "caporetto", "west", "east"])
def test_every_map_hangs_together_and_has_sources(chart: Chart, name: str) -> None:
    shown = {row["hex"] for row in chart.rows if name in row["maps"].split()}
    assert chart.connected(shown)
    side = {"east": ("cp",)}.get(name, ("cp", "en"))  # the Entente's sources of the 1918 maps lie in the west
    scenarios = {"grappa": ("SC0",), "caporetto": ("SC1",)}.get(name, ("SC4", "SC5"))
    for scenario in scenarios:
        assert all(chart.sources(scenario, each) & shown for each in side)


def test_venezia_is_a_source_and_trento_can_be_reached(chart: Chart) -> None:
    assert all("W0337" in chart.sources(scenario, "en") for scenario in ("SC3", "SC4", "SC5"))
    assert "W2709" in chart.reached("road") & chart.reached("rail")
    board = chart.board
    for target in ("W2024", "W2026", "W1714", "W1920", "W1922", "W2709"):
        assert board.steps.flood(1 << board.index["W0118"], board.all) >> board.index[target] & 1


def test_the_grappa_map_ends_at_brenta_and_piave(chart: Chart) -> None:
    shown = {row["hex"] for row in chart.rows if "grappa" in row["maps"].split()}
    start = chart.board.index["W2024"]
    everywhere = chart.board.set(chart.board.index[n] for n in shown)
    assert chart.dry("Brenta", "Piave").flood(1 << start, everywhere) == everywhere
    assert {"W1922", "W2022", "W2127", "W2027"} <= shown
    assert not shown & {"W1921", "W2021", "W2128", "W1930"}


def test_clear_ground_lies_south_of_the_trenches_of_the_grappa(chart: Chart) -> None:
    clear = [n for n in chart.area("SC0") if chart.hexes[n]["terrain"] == "clear" and int(n[1:3]) < 19]
    assert {"W1825", "W1826", "W1827", "W1724", "W1623"} <= set(clear)
    assert not any(chart.touch(n, trench) for n in clear for trench in _trenches(chart, "SC0", "en"))


def _trenches(chart: Chart, scenario: str, side: str) -> list[str]:
    rows = [row for row in chart.trenches if row["side"] == side and scenario in row["scenarios"].split()]
    return [number for row in rows for number in row["hexes"].split()]


# -- rivers, roads, bridges


def test_a_river_is_one_unbroken_chain(chart: Chart) -> None:
    for name in {side["name"] for side in chart.sides if side["kind"] != "ridge"}:
        mine = [side for side in chart.sides if side["name"] == name and side["kind"] != "ridge"]
        corners = []
        for side in mine:
            ends = chart.board.corners(chart.board.index[side["hex"]], side["way"], 100)
            corners.append(frozenset((round(x / 10), round(y / 10)) for x, y in ends))
        assert all(len(a & b) == 1 for a, b in pairwise(corners)), name


def test_no_hexside_has_two_rivers_and_ridges_count_one_way(chart: Chart) -> None:
    wet = [frozenset((s["hex"], chart.beyond(s))) for s in chart.sides if s["kind"] != "ridge"]
    high = [frozenset((s["hex"], chart.beyond(s))) for s in chart.sides if s["kind"] == "ridge"]
    assert len(wet) == len(set(wet))
    assert len(high) == len(set(high))
    assert all(bool(s["one_way"]) == (s["kind"] == "ridge") for s in chart.sides)


def test_great_rivers_are_major_the_brenta_from_bassano_on(chart: Chart) -> None:
    kinds: dict[str, set[str]] = {}
    for side in chart.sides:
        kinds.setdefault(side["name"], set()).add(side["kind"])
    assert {name for name, kind in kinds.items() if "major" in kind} == {"Piave", "Isonzo", "Tagliamento", "Brenta"}
    brenta = [side for side in chart.sides if side["name"] == "Brenta"]
    turn = [side["kind"] for side in brenta].index("major")
    assert all(side["kind"] == "major" for side in brenta[turn:])
    assert 15 <= int(brenta[turn]["hex"][1:3]) <= 17


@pytest.mark.parametrize(
    ("river", "one", "other"),
    [
        ("Piave", "Nervesa", "Ponte della Priula"),
        ("Piave", "Musile", "San Donà"),
        ("Piave", "Quero", "Segusino"),
        ("Piave", "Pederobba", "Vidor"),
        ("Piave", "Fossalta", "Noventa"),
        ("Isonzo", "Caporetto", "Monte Nero"),
        ("Isonzo", "Gradisca", "Monfalcone"),
        ("Isonzo", "Monte Sabotino", "Monte Santo"),
        ("Tagliamento", "Casarsa", "Codroipo"),
        ("Tagliamento", "Pinzano", "San Daniele"),
        ("Brenta", "Marostica", "Bassano"),
        ("Brenta", "Valstagna", "Col Moschin"),
    ],
)
def test_towns_stand_on_their_banks(chart: Chart, river: str, one: str, other: str) -> None:
    """Who goes the short way from one to the other has to cross the river."""
    board = chart.board
    start, goal = (board.index[next(r["hex"] for r in chart.rows if r["place"] == name)] for name in (one, other))
    apart = board.distance(start, goal)
    assert apart is not None
    short = board.set(i for i in range(board.size) if _sum(board, i, start, goal) <= apart + 1)
    assert not chart.dry(river).flood(1 << start, short) >> goal & 1


def _sum(board: HexMap, i: int, a: int, b: int) -> int:
    return (board.distance(i, a) or 0) + (board.distance(i, b) or 0)


def test_the_bridgehead_of_tolmino_lies_on_the_right_bank(chart: Chart) -> None:
    board = chart.board
    near = board.set(board.index[n] for n in ("E3131", "E3031", "E3130", "E3030", "E3229", "E3129", "E3029"))
    right = set(board.names(chart.dry("Isonzo").flood(1 << board.index["E3129"], near)))
    assert right == set(board.names(near))
    rivers = chart.rivers()
    assert all(rivers[frozenset(pair)]["name"] == "Isonzo" for pair in (("E3131", "E3231"), ("E3031", "E3032")))


def test_roads_are_paths_of_touching_hexes(chart: Chart) -> None:
    for road in chart.roads:
        path = road["hexes"].split()
        assert len(path) > 1, road["line"]
        assert all(chart.touch(a, b) for a, b in pairwise(path)), road["line"]
        assert len(path) == len(set(path)), road["line"]
    assert len({(road["kind"], road["line"]) for road in chart.roads}) == len(chart.roads)


def test_every_town_is_on_a_road_or_a_railway(chart: Chart) -> None:
    reached = chart.reached("road", "secondary", "rail")
    assert [row["place"] for row in chart.rows if row["town"] and row["hex"] not in reached] == []
    assert chart.connected(chart.reached("road") | chart.reached("secondary"))


def test_no_road_or_railway_leads_where_guns_may_not_go(chart: Chart) -> None:
    """11.3.1: not into high mountains; secondary roads (Rolle, Grappa) do."""
    assert not {n for n in chart.reached("road", "rail") if chart.hexes[n]["terrain"] == "high"}


def test_every_bridge_crosses_its_river_and_every_crossing_has_one(chart: Chart) -> None:
    rivers = chart.rivers()
    crossed: dict[frozenset[str], set[str]] = {}
    for road in chart.roads:
        for step in pairwise(road["hexes"].split()):
            if frozenset(step) in rivers:
                crossed.setdefault(frozenset(step), set()).add("rail" if road["kind"] == "rail" else "road")
    bridges = {frozenset((row["hex"], row["other"])): row for row in chart.bridges}
    assert len(bridges) == len(chart.bridges)
    assert set(bridges) == set(crossed)
    for pair, row in bridges.items():
        assert (row["river"], row["kind"]) == (rivers[pair]["name"], rivers[pair]["kind"]), row
        assert row["carries"] == ("both" if len(crossed[pair]) == 2 else next(iter(crossed[pair]))), row


def test_the_bridges_of_the_piave(chart: Chart) -> None:
    piave = [row["name"] for row in chart.bridges if row["river"] == "Piave"]
    assert set(piave) == {
        "Grisolera", "San Donà", "Ponte di Piave", "Ponte della Priula", "Vidor", "Fener", "Busche", "Belluno",
        "Ponte nelle Alpi", "Longarone",
    }  # fmt: skip
    assert len(piave) == 10


# -- fronts and objectives


def test_trenches_are_lines_of_touching_hexes_within_their_areas(chart: Chart) -> None:
    for row in chart.trenches:
        path = row["hexes"].split()
        assert all(chart.touch(a, b) for a, b in pairwise(path)), row["line"]
        for scenario in row["scenarios"].split():
            assert set(path) <= chart.area(scenario), (row["line"], set(path) - chart.area(scenario))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_hex_has_trenches_of_both_sides(chart: Chart, scenario: str) -> None:
    ours, theirs = (_trenches(chart, scenario, side) for side in ("en", "cp"))
    assert not set(ours) & set(theirs)
    assert len(ours) == len(set(ours))


def test_the_line_of_1918_follows_the_linea_cadorna(chart: Chart) -> None:
    cadorna = {row["hex"] for row in read(HAND / "named.csv") if row["what"] == "Linea Cadorna"} | {"W1920", "W2024"}
    assert cadorna <= set(_trenches(chart, "SC5", "en"))


def test_the_lines_on_the_piave_face_each_other_across_it(chart: Chart) -> None:
    dry = chart.dry("Piave", "Piave Vecchia", "Cavetta")
    board = chart.board
    ours = [n for n in _trenches(chart, "SC3", "en") if n != "E0804"]  # the bridgehead of Capo Sile
    theirs = _trenches(chart, "SC3", "cp")
    for a in ours:
        for b in theirs:
            if chart.touch(a, b):
                assert not dry.around(1 << board.index[a]) >> board.index[b] & 1, (a, b)


def test_objectives_sum_up_as_the_rulebook_says(chart: Chart) -> None:
    sums: Counter[str] = Counter()
    for row in chart.objectives:
        assert row["hex"] in chart.hexes, row
        for scenario in row["scenarios"].split():
            assert row["hex"] in chart.area(scenario), row
            sums[scenario] += int(row["value"])
            assert int(row["value"]) > 0, row
    assert set(sums) == set(SCENARIOS)
    assert sums["SC5"] == 39  # SC5.22; the others are ours
    assert {row["side"] for row in chart.objectives if "SC5" in row["scenarios"].split()} == {"en"}


def test_objectives_that_are_bridges_have_just_one(chart: Chart) -> None:
    ends = Counter(n for row in chart.bridges if row["kind"] == "major" for n in (row["hex"], row["other"]))
    assert {ends[row["hex"]] for row in chart.objectives if row["bridge"]} == {1}


# -- made anew


def stand_in(chart: Chart, geo: Path) -> None:
    """Geodata that say no more than what the map says: heights by terrain, land where there are hexes."""
    maker = frontmap.FrontMaker(HAND, geo)
    heights = {"mountain": 1000, "high": 2000}
    spread, dry = 0.004, []
    west, south, east, north = 10.6, 45.3, 14.2, 46.6
    lat, lon = np.arange(north - spread / 2, south, -spread), np.arange(west + spread / 2, east, spread)
    degrees = np.array(np.meshgrid(lon, lat)).reshape(2, -1).T
    centres = maker.grid.centres
    nearest = cKDTree(centres).query(maker.project(degrees))[1]
    metres = np.array([heights.get(chart.hexes.get(n, {}).get("terrain", ""), 0) for n in maker.grid.names])
    np.savez(
        geo / "elevation_2min.npz",
        elev=metres[nearest].reshape(len(lat), len(lon)).astype(np.int16),
        bbox=np.array([west, lat[-1] - spread / 2, lon[-1] + spread / 2, north]),
    )
    for number, (x, y) in zip(maker.grid.names, maker.degrees, strict=True):
        column = int(number[3:]) + (37 if number[0] == "E" else 0)
        at_sea = number not in chart.hexes and int(number[1:3]) < 18 and 20 < column < 70
        if not at_sea or number == "E1033":
            dry.append([[[x - 0.01, y - 0.01], [x + 0.01, y - 0.01], [x + 0.01, y + 0.01], [x - 0.01, y + 0.01]]])
    shape = {"type": "MultiPolygon", "coordinates": [[[*ring, ring[0]] for ring in polygon] for polygon in dry]}
    land = {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}, "geometry": shape}]}
    (geo / "land_10m.geojson").write_text(json.dumps(land))


def test_the_map_maker_makes_these_files_of_what_is_written_by_hand(chart: Chart, tmp_path: Path) -> None:
    (tmp_path / "rivers_10m.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": []}))
    (tmp_path / "towns_veneto_detail.csv").write_text("name,lat,lon,alternates\nUdine,46.06,13.24,Udin\n", "utf-8")
    stand_in(chart, tmp_path)
    maker = frontmap.FrontMaker(HAND, tmp_path)
    maker.make()
    frontwrite.write(maker, tmp_path / "data")
    for path in sorted(DATA.glob("*")):
        if (tmp_path / "data" / path.name).exists():
            made = (tmp_path / "data" / path.name).read_text("utf-8").splitlines()
            assert made == path.read_text("utf-8").splitlines(), path.name
    assert len(list((tmp_path / "data").glob("*"))) == 7
