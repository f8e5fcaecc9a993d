"""The map of the East: what the rulebook says of it, that everything on it hangs together, and that it is what the
map-maker makes of the hand-written files."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tools.maps import frontmap, frontwrite
from tools.maps.bent import Bent
from tools.maps.hexgrid import SHAPE

from . import charts
from .charts import DATA, HAND, Chart, Row, read, stand_in

TERRAINS = {"clear", "forest", "rough", "marsh", "mountain", "pass", "lake"}
COLUMNS = ["hex", "terrain", "country", "town", "fort", "kinds", "place", "place_fr", "lat", "lon", "source"]
PRINTED = {
    "Warsaw": "E4816", "Constantinople": "E1328", "Salonika": "E1116", "Suvla Bay": "E1122", "Cape Helles": "E1022",
    "Valona": "E1210", "Scutari": "E1709", "Burgas": "E1725", "Varna": "E2027", "Constanța": "E2328",
    "Odessa": "E3031", "Sofia": "E1819", "Niš": "E2015", "Belgrade": "E2413", "Bucharest": "E2423", "Ploești": "E2623",
    "Budapest": "E3310", "Vienna": "E3606", "Prague": "E4304", "Berlin": "E5102", "Kiev": "E4129", "Stettin": "E5205",
    "Danzig": "E5412", "Königsberg": "E5514", "Libau": "E6116", "Riga": "E6120", "Reval": "E6921", "Narva": "E6924",
    "Kronstadt": "E7028", "Petrograd": "E7030",
}  # fmt: skip
BALKANS = {"ro", "bu", "sr", "mn", "al", "gk", "tu"}
pytestmark = pytest.mark.xdist_group("great war map east")  # they share it


@pytest.fixture(scope="module")
def east() -> Chart:
    return Chart("east")


def sides(east: Chart, *kinds: str) -> set[frozenset[str]]:
    return {frozenset((side["hex"], east.beyond(side))) for side in east.sides if side["kind"] in kinds}


def named(east: Chart, name: str) -> str:
    return name if name in east.hexes else east.at(name)


# -- what the rulebook says


def test_the_places_of_the_rulebook_have_its_numbers(east: Chart) -> None:
    assert {name: east.at(name) for name in PRINTED} == PRINTED


def test_every_hex_that_the_rulebook_names_says_so(east: Chart) -> None:
    rows = read(HAND / "east" / "named.csv")
    assert len({row["hex"] for row in rows}) == 49
    for row in rows:
        assert east.hexes[row["hex"]]["source"].startswith("rulebook; "), row["hex"]
        assert row["rule"] in east.hexes[row["hex"]]["source"]


def test_the_pass_of_the_example_goes_through_one_side_and_not_the_other(east: Chart) -> None:
    """8.33."""
    assert frozenset(("E2717", "E2618")) in sides(east, "pass")
    assert frozenset(("E2617", "E2618")) not in sides(east, "pass")
    assert [east.hexes[number]["terrain"] for number in ("E2717", "E2618", "E2617")] == ["pass", "pass", "mountain"]


def test_the_lagoon_is_crossed_from_e5615_to_e5816_and_nowhere_else(east: Chart) -> None:
    """8.35."""
    steps = {frozenset(("E5615", "E5715")), frozenset(("E5715", "E5816"))}
    assert sides(east, "lagoon") == steps
    assert east.of_kind("lagoon") == {"E5615", "E5715", "E5816"}
    closed = sides(east, "sea", "lake")
    assert {number for number in east.touching("E5715") if frozenset((number, "E5715")) not in closed} == {
        "E5615",
        "E5816",
    }
    assert frozenset(("E5512", "E5413")) in sides(east, "sea")


def test_the_beaches_of_gallipoli_open_to_the_peninsula_alone(east: Chart) -> None:
    """6.52: E1023 touches both; between them, and to other hexes, there is the sea."""
    assert east.of_kind("landing") == {"E1022", "E1122"}
    assert east.of_kind("peninsula") == {"E1023"}
    closed = sides(east, "sea")
    for beach in ("E1022", "E1122"):
        assert {n for n in east.touching(beach) if frozenset((n, beach)) not in closed} == {"E1023"}
        assert {"port", "coast"} <= set(east.hexes[beach]["kinds"].split())
    assert east.hexes["E1124"]["country"] == "tu"
    assert {"E1023", "E1124"} <= east.reached("E1328")


def test_the_western_edge_supplies_from_e3501_to_e5701(east: Chart) -> None:
    """11.32, 18.14."""
    edge = east.of_kind("edge_supply_cp")
    assert edge == {f"E{line}01" for line in range(35, 58)}
    assert east.of_kind("edge_city") == {number for number in edge if east.hexes[number]["country"] == "ge"}
    assert {east.hexes[number]["country"] for number in edge} == {"ge", "ah"}
    assert not {"E3401", "E5801"} & set(east.hexes)


def test_the_russian_edge_supplies_from_e3034_to_e7034(east: Chart) -> None:
    """11.33: even rows have 34 hexes, odd rows 33."""
    edge = east.of_kind("edge_supply_ru")
    assert edge == {f"E{line}{34 - line % 2}" for line in range(30, 71)}
    assert {east.hexes[number]["country"] for number in edge} == {"ru"}
    assert "E2934" not in east.hexes


def test_the_greek_edge_supplies_from_e1012_to_e1016(east: Chart) -> None:
    """11.33: what lies beside it in row 10 is not Greek."""
    edge = east.of_kind("edge_supply_gk")
    assert edge == {f"E10{place}" for place in range(12, 17)}
    assert edge == {number for number, row in east.hexes.items() if number[1:3] == "10" and row["country"] == "gk"}


def test_primary_sources_and_resources(east: Chart) -> None:
    """11.32, 11.33, 5.16."""
    assert {east.hexes[n]["place"] for n in east.of_kind("supply_cp")} == {
        "Berlin", "Prague", "Vienna", "Budapest", "Constantinople", "Sofia",
    }  # fmt: skip
    assert east.of_kind("supply_join") == {"E2423"}
    assert east.of_kind("resource:1") == {"E2623"}
    assert east.of_kind("resource:2") == {"E4129"}


def test_ports_are_those_of_the_rulebook_and_lie_on_the_coast(east: Chart) -> None:
    """11.41, 11.42; Stettin lies on the Oder."""
    baltic = ("Stettin", "Danzig", "Königsberg", "Libau", "Riga", "Reval", "Narva", "Kronstadt", "Petrograd")
    assert east.of_kind("baltic") == {PRINTED[name] for name in baltic}
    assert east.of_kind("black_sea") == {PRINTED[name] for name in ("Burgas", "Varna", "Constanța", "Odessa")}
    assert east.of_kind("baltic") | east.of_kind("black_sea") <= east.of_kind("port")
    assert {"E1116", "E1210", "E1328"} <= east.of_kind("port")
    assert east.of_kind("port") - east.of_kind("coast") == {"E5205"}


def test_the_balkans_are_what_is_neither_german_austrian_nor_russian(east: Chart) -> None:
    """3.13."""
    assert {row["country"] for row in east.rows} == BALKANS | {"ge", "ah", "ru", "pl"}
    for name in ("Belgrade", "Bucharest", "Sofia", "Salonika", "Cetinje", "Valona", "Adrianople", "Constantinople"):
        assert east.hexes[east.at(name)]["country"] in BALKANS
    assert all(int(number[1:3]) <= 35 for number, row in east.hexes.items() if row["country"] in BALKANS)


# -- that it hangs together


def test_columns_and_words_are_known(east: Chart) -> None:
    assert all(list(row) == COLUMNS for row in east.rows)
    assert {row["terrain"] for row in east.rows} == TERRAINS
    assert {row["town"] for row in east.rows} == {"", "town", "city"}
    assert {row["fort"] for row in east.rows} == {"", "fort", "heavy"}
    assert all(row["place"] for row in east.rows if row["town"] or row["fort"])


def test_rows_and_columns_are_those_of_the_sheet(east: Chart) -> None:
    assert {int(number[1:3]) for number in east.hexes} == set(range(10, 71))
    assert not [number for number in east.hexes if number.endswith("34") and int(number[1:3]) % 2]


def test_all_land_hangs_together(east: Chart) -> None:
    dry = {number for number, row in east.hexes.items() if row["terrain"] != "lake"}
    assert east.reached("E4816") == dry
    assert set(east.hexes) - dry == {"E6724", "E6625"}


def test_sides_part_two_hexes_of_the_map_once(east: Chart) -> None:
    seen = set()
    for side in east.sides:
        pair = frozenset((side["hex"], east.beyond(side)))
        assert len(pair & set(east.hexes)) == 2, side
        assert (pair, side["kind"]) not in seen, side
        seen.add((pair, side["kind"]))
    assert {side["kind"] for side in east.sides} == {"river", "lake", "sea", "lagoon", "pass"}


def test_rivers_are_unbroken(east: Chart) -> None:
    rivers = {side["name"] for side in east.sides if side["kind"] == "river"}
    assert len(rivers) > 50
    for name, chains in east.chains().items():
        if name in rivers:
            assert len(chains) == 1, name


PASSES = read(HAND / "east" / "passes.csv")


@pytest.mark.parametrize("row", PASSES, ids=[row["name"] for row in PASSES])
def test_passes_join_both_sides_of_the_mountains(east: Chart, row: Row) -> None:
    path = row["hexes"].split()
    through = sides(east, "pass")
    for a, b in pairwise(path):
        kinds = {east.hexes[a]["terrain"], east.hexes[b]["terrain"]}
        assert b in east.touching(a)
        assert (frozenset((a, b)) in through) == ("pass" in kinds)
    assert "mountain" not in {east.hexes[number]["terrain"] for number in path}
    assert "pass" in {east.hexes[number]["terrain"] for number in path}


def test_the_carpathians_are_crossed_by_passes_only(east: Chart) -> None:
    """From Hungary to Galicia, east of the Moravian Gate, and to Romania, without Serbian soil."""
    away = {number for number, row in east.hexes.items() if row["country"] == "sr" or number[3:] < "12"}
    flat = {n for n, row in east.hexes.items() if row["terrain"] not in ("mountain", "pass", "lake")} - away
    start = east.board.index[east.at("Debrecen")]
    inside = east.board.names(
        east.board.steps.flood(1 << start, east.board.set(east.board.index[number] for number in flat))
    )
    assert "E3617" in inside  # Ungvár
    assert not {east.at(name) for name in ("Lemberg", "Przemyśl", "Tarnów", "Bucharest", "Jassy")} & set(inside)


@pytest.mark.parametrize(
    ("river", "one", "other"),
    [
        ("Vistula", "Warsaw", "E4817"),
        ("Vistula", "Ivangorod", "Radom"),
        ("Save", "Belgrade", "Semlin"),
        ("Save", "Šabac", "Mitrovitz"),
        ("Danube", "Giurgiu", "Rustchuk"),
        ("Danube", "Turnu Severin", "Negotin"),
        ("Danube", "Tulcea", "Izmail"),
        ("Drina", "Višegrad", "Užice"),
        ("Bug", "Brest Litovsk", "E4718"),
        ("Dnieper", "Kiev", "E4130"),
        ("Dvina", "Riga", "Mitau"),
        ("Lake Prespa", "Monastir", "E1312"),
        ("Mauer Lake", "Lötzen", "E5317"),
    ],
)
def test_rivers_and_lakes_lie_where_history_knows_them(east: Chart, river: str, one: str, other: str) -> None:
    assert frozenset((named(east, one), named(east, other))) in east.parted(river)


@pytest.mark.parametrize(
    ("country", "places"),
    [
        ("ge", "Berlin Breslau Posen Thorn Danzig Königsberg Memel Tilsit Lyck Soldau Kattowitz"),
        ("ah", "Vienna Prague Cracow Przemyśl Lemberg Tarnopol Czernowitz Hermannstadt Sarajevo Semlin Cattaro Agram"),
        ("pl", "Warsaw Łódź Kalisz Lublin Kholm Płock Suwałki Łomża Mława Ivangorod"),
        ("ru", "Kovno Grodno Vilna Riga Libau Minsk Kiev Odessa Kishinev Rovno Izmail"),
        ("ro", "Bucharest Jassy Constanța Dobrich Silistra Turtucaia"),
        ("bu", "Sofia Varna Burgas Strumica Xanthi Dedeagach Rustchuk"),
        ("sr", "Belgrade Niš Uskub Monastir Veles Pristina"),
        ("gk", "Salonika Kavala Seres Florina Janina"),
        ("tu", "Constantinople Adrianople Gallipoli Rodosto"),
        ("al", "Valona Scutari Durazzo Berat"),
        ("mn", "Cetinje Podgorica"),
    ],
)
def test_borders_are_those_of_1914(east: Chart, country: str, places: str) -> None:
    assert {name for name in places.split() if east.hexes[east.at(name)]["country"] != country} == set()


# -- that it is what was written by hand


def test_places_lie_within_a_hex_of_where_they_are(tmp_path: Path) -> None:
    """On the ground as bent; by the plain fit printed ones lie elsewhere."""
    (tmp_path / "towns_europe.csv").write_text("name,lat,lon,alternates\nNowhere,0,0,\n", "utf-8")
    maker = frontmap.FrontMaker(HAND / "east", tmp_path)
    maker.put_places()
    assert [place.row["place"] for place in maker.places if place.off > 1] == []
    assert isinstance(maker.earth, Bent)
    far = {pin.name for pin, off in zip(maker.earth.pins, maker.earth.off, strict=True) if np.hypot(*off * SHAPE) > 1}
    points = {row["name"] for row in read(HAND / "east" / "pins.csv")}
    assert far - points == {"Cape Helles", "Sofia", "Belgrade", "Kiev", "Prague", "Warsaw", "Narva", "Petrograd"}
    assert far - points <= set(PRINTED)


def test_the_map_maker_makes_these_files_of_what_is_written_by_hand(
    east: Chart, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for coasts: the stand-in for the geodata does not know land beyond the map from the sea."""
    monkeypatch.setattr(charts, "HEIGHTS", {"rough": 500, "mountain": 1000, "pass": 1000})
    stand_in(east, tmp_path, spread=0.04)
    maker = frontmap.FrontMaker(HAND / "east", tmp_path)
    maker.make()
    frontwrite.write(maker, tmp_path / "data")

    def inland(lines: list[str]) -> list[str]:
        return [line.replace(" coast", "").replace(",coast,", ",,") for line in lines]

    for name in ("map.toml", "hexes.csv", "sides.csv"):
        made = (tmp_path / "data" / name).read_text("utf-8").splitlines()
        assert inland(made) == inland((DATA / "east" / name).read_text("utf-8").splitlines()), name
