"""The committed maps of sheet N (Caucasus, Egypt, Iraq): what the rulebook says of them, that everything on them hangs
together, and that they are what the map-maker makes of the hand-written files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from grognard.kernel.hexes import HexMap, Shifts
from tools.maps import frontmap, frontwrite

from .charts import DATA, HAND, Chart, read, stand_in

FRONTS = ("caucasus", "egypt", "iraq")
TERRAIN = {"clear", "difficult", "marsh", "flood", "desert", "mountain", "alpine", "lake"}
COUNTRIES = {"caucasus": {"ru", "tu", "pe"}, "egypt": {"eg", "tu"}, "iraq": {"tu", "pe"}}
KINDS = {
    "allied_start", "as_town", "black_sea", "caspian", "coast", "cp_start", "east_of_trebizond", "edge_supply_allied",
    "edge_supply_cp", "gaza_line", "k", "kut", "pipeline:1", "pipeline:2", "pipeline:3", "pipeline:4", "port", "sinai",
    "surrender", "vp", "west_of_suez",
}  # fmt: skip
CLOSED = ("lake", "alpine")
"""Terrain that few or none may enter."""
pytestmark = pytest.mark.xdist_group("near east map")  # they share it


@cache
def chart(front: str) -> Chart:
    return Chart(front)


def pairs(here: Chart, *kinds: str) -> set[frozenset[str]]:
    """The hexsides of some kinds, each by its two hexes."""
    return {frozenset((side["hex"], here.beyond(side))) for side in here.sides if side["kind"] in kinds}


def flood(here: Chart, start: str, shut: Iterable[frozenset[str]], without: Iterable[str] = CLOSED) -> set[str]:
    """What is reached by land from a hex, some hexsides and terrain closed."""
    closed, number = set(shut), here.board.numbers
    steps = Shifts((a, b) for a, b in here.board.pairs() if frozenset((number[a], number[b])) not in closed)
    dry = here.board.set(here.board.index[n] for n, row in here.hexes.items() if row["terrain"] not in set(without))
    return set(here.board.names(steps.flood(1 << here.board.index[start], dry)))


def way(here: Chart, a: str, b: str) -> str:
    return here.board.way(here.board.index[a], here.board.index[b])


# -- the sheet


def test_the_fronts_share_no_number_and_none_touches_another() -> None:
    numbers = [row["hex"] for front in FRONTS for row in chart(front).rows]
    assert len(numbers) == len(set(numbers))
    sheets = [sheet for front in FRONTS for sheet in chart(front).board.sheets]
    board = HexMap(sheets, numbers, "hexes.csv")
    assert board.planes == FRONTS
    for a, b in board.pairs():
        assert board.sheet[a].plane == board.sheet[b].plane
    for front in FRONTS:
        assert all(board.sheet[board.index[n]].plane == front for n in chart(front).hexes)


def test_sheets_lie_as_the_rulebook_has_them() -> None:
    assert way(chart("caucasus"), "N3045", "N3046") == "e"
    egypt, iraq = chart("egypt"), chart("iraq")
    assert way(egypt, "N2913", "N2912") == "s"
    assert way(egypt, "N2712", "N2813") == "nw"
    assert way(iraq, "N1845", "N1846") == "s"
    assert way(iraq, "N1845", "N1945") == "se"


@pytest.mark.parametrize("front", FRONTS)
def test_words_are_those_that_the_rules_know(front: str) -> None:
    for row in chart(front).rows:
        assert row["terrain"] in TERRAIN, row
        assert row["country"] in COUNTRIES[front], row
        assert row["town"] in {"", "town", "city"}, row
        assert row["fort"] in {"", "fort", "heavy"}, row
        assert set(row["kinds"].split()) <= KINDS, row
        assert not row["town"] or row["place"], row
        assert row["terrain"] not in {"lake", "alpine"} or not row["town"], row
    assert {side["kind"] for side in chart(front).sides} <= {"river", "canal", "lake"}


# -- what the rulebook prints


@pytest.mark.parametrize(
    ("front", "number", "place", "facts"),
    [
        ("caucasus", "N3045", "Tabriz", {"country": "pe"}),
        ("caucasus", "N3338", "Van", {"country": "tu"}),
        ("caucasus", "N3653", "Baku", {"country": "ru", "kinds": "vp"}),
        ("caucasus", "N4332", "Trebizond", {"country": "tu", "kinds": "black_sea"}),
        ("egypt", "N1728", "Damascus", {"country": "tu", "town": "city"}),
        ("egypt", "N2416", "Jerusalem", {"country": "tu", "town": "city"}),
        ("egypt", "N2430", "Beirut", {"country": "tu", "town": "city", "kinds": "edge_supply_cp"}),
        ("egypt", "N2711", "Beersheba", {"country": "tu", "fort": "fort"}),
        ("egypt", "N2913", "Gaza", {"country": "tu", "fort": "fort"}),
        ("egypt", "N3611", "Pipeline Station", {"country": "eg", "kinds": "as_town"}),
        ("egypt", "N4208", "Bitter Lake", {"country": "eg", "kinds": "as_town"}),
        ("egypt", "N2712", "", {"kinds": "gaza_line", "country": "tu"}),
        ("egypt", "N2813", "", {"kinds": "gaza_line", "country": "tu"}),
        ("iraq", "N1540", "Baghdad", {"country": "tu", "town": "city"}),
        ("iraq", "N1845", "Kut", {"country": "tu", "town": "town", "fort": ""}),
        ("iraq", "N2252", "Basra", {"country": "tu", "town": "town", "kinds": "allied_start"}),
        ("iraq", "N2552", "Abadan", {"country": "pe", "town": "city", "kinds": "allied_start"}),
        ("iraq", "N2436", "Hamadan", {"country": "pe", "town": "city"}),
    ],
)
def test_printed_hexes_have_their_facts(front: str, number: str, place: str, facts: dict[str, str]) -> None:
    row = chart(front).hexes[number]
    assert row["place"] == place
    assert row["source"].startswith("rulebook")
    for column, value in facts.items():
        assert value in row[column].split() if column == "kinds" else row[column] == value, (number, column)


def test_the_gaza_line_is_unbroken_from_gaza_to_beersheba() -> None:
    egypt = chart("egypt")
    assert all(b in egypt.touching(a) for a, b in pairwise(["N2913", "N2813", "N2712", "N2711"]))
    assert egypt.of_kind("gaza_line") == {"N2813", "N2712"}
    # 11.22: Gaza and Beersheba themselves do not lie north of row xx13
    assert all(int(number[3:]) <= 13 for number in ("N2913", "N2813", "N2712", "N2711"))
    assert "coast" in egypt.hexes["N2913"]["kinds"].split()


def test_the_pipeline_runs_from_west_to_east_along_a_coast_that_is_no_desert() -> None:
    egypt = chart("egypt")
    towns = [next(iter(egypt.of_kind(f"pipeline:{n}"))) for n in (1, 2, 3, 4)]
    assert towns == ["N4011", "N3611", "N3311", "N3112"]
    assert all(float(egypt.hexes[a]["lon"]) < float(egypt.hexes[b]["lon"]) for a, b in pairwise(towns))
    assert all("sinai" in egypt.hexes[n]["kinds"].split() and egypt.hexes[n]["town"] == "town" for n in towns)
    beach = flood(egypt, "N4011", (), ("desert", "lake"))
    assert {*towns, "N2913"} <= beach  # Hot weather closes the desert (12.2)
    inland = [n for n in egypt.of_kind("sinai") & beach if int(n[3:]) < 11]
    assert inland == []


def test_the_canal_parts_sinai_from_all_that_lies_west_of_suez() -> None:
    egypt = chart("egypt")
    canal, west = pairs(egypt, "canal"), egypt.of_kind("west_of_suez")
    assert flood(egypt, "N4805", canal) == west
    assert all(len(side & west) == 1 for side in canal)
    sinai = egypt.of_kind("sinai")
    assert not west & sinai
    assert west | sinai == {n for n, row in egypt.hexes.items() if row["country"] == "eg" and row["terrain"] != "lake"}
    for number in west:
        for other in egypt.touching(number) & sinai:
            assert frozenset((number, other)) in canal, (number, other)
    for town in ("N4213", "N4211", "N4309", "N4208", "N4204", "N4805"):
        assert town in west
        assert egypt.hexes[town]["town"]


def test_all_land_beyond_sinai_is_ottoman_and_palestine_has_desert_and_towns() -> None:
    egypt = chart("egypt")
    palestine = [row for row in egypt.rows if row["country"] == "tu"]
    assert sum(row["terrain"] == "desert" for row in palestine) > 10  # 6.7
    assert sum(row["town"] == "town" for row in palestine) > 5  # 6.25
    assert egypt.hexes["N3112"]["country"] == "eg"
    assert egypt.hexes["N3009"]["country"] == "tu"


def test_three_hexes_next_to_kut_are_marked_k() -> None:
    iraq = chart("iraq")
    marked = iraq.of_kind("k")
    assert marked == {"N1846", "N1944", "N1945"}
    assert marked < iraq.touching("N1845")
    assert iraq.of_kind("kut") == {"N1845"}
    # they lie downstream: what the river touches below the town
    assert frozenset(("N1944", "N1945")) in pairs(iraq, "river")


def test_basra_and_abadan_start_allied_with_all_around_them() -> None:
    iraq = chart("iraq")
    zone = {"N2252", "N2552"} | iraq.touching("N2252") | iraq.touching("N2552")
    assert iraq.of_kind("allied_start") == zone
    assert {iraq.hexes[n]["country"] for n in iraq.of_kind("cp_start")} == {"pe"}
    assert all(iraq.hexes[n]["town"] for n in iraq.of_kind("cp_start"))


def test_the_northern_edge_is_supply_where_it_is_not_alpine() -> None:
    caucasus = chart("caucasus")
    edge = [f"N48{n}" for n in range(36, 50)]
    assert all(number in caucasus.hexes for number in edge)
    alpine = {n for n in edge if caucasus.hexes[n]["terrain"] == "alpine"}
    assert alpine
    assert caucasus.of_kind("edge_supply_allied") == set(edge) - alpine


@pytest.mark.parametrize("front", FRONTS)
def test_cp_sources_lie_at_the_edge_on_ottoman_ground(front: str) -> None:
    here = chart(front)
    sources = here.of_kind("edge_supply_cp")
    assert len(sources) >= 2
    for number in sources:
        sheet = here.board.sheet[here.board.index[number]]
        line, place = sheet.read(number) or (0, 0)
        ends = {place for s in here.board.sheets if s.lines[0] <= line <= s.lines[1] for place in s.places}
        lines = {end for s in here.board.sheets for end in s.lines}
        assert place in ends or line in lines, number
        assert here.hexes[number]["country"] == "tu", number
        assert here.hexes[number]["terrain"] not in {"lake", "alpine", "desert"}, number


def test_the_black_sea_coast_east_of_trebizond_is_marked() -> None:
    caucasus = chart("caucasus")
    black, caspian = caucasus.of_kind("black_sea"), caucasus.of_kind("caspian")
    assert black | caspian == caucasus.of_kind("coast")
    assert not black & caspian
    east = {n for n in black if float(caucasus.hexes[n]["lon"]) > float(caucasus.hexes["N4332"]["lon"])}
    assert caucasus.of_kind("east_of_trebizond") == east
    assert {"N4234", "N4336", "N4437", "N4537"} < east  # Rize, Hopa, Batum, Poti
    assert {"N3653", "N4549"} < caspian


def test_surrender_and_victory_hexes() -> None:
    surrender = {n for front in FRONTS for n in chart(front).of_kind("surrender")}
    assert surrender == {"N4332", "N3835", "N3931", "N1540", "N1532", "N1728", "N2416", "N2430", "N2523"}
    vp = {chart(front).hexes[n]["place"] for front in FRONTS for n in chart(front).of_kind("vp")}
    assert vp == {"Baku", "Tiflis", "Batum", "Kars", "Basra", "Abadan", "Suez", "Ismailia", "Port Said", "Cairo"}


# -- what hangs together


@pytest.mark.parametrize("front", FRONTS)
def test_every_town_is_reached_by_land(front: str) -> None:
    here = chart(front)
    towns = {n for n, row in here.hexes.items() if row["town"]}
    whole = flood(here, min(towns), pairs(here, "lake"))
    assert towns <= whole
    for kind in ("edge_supply_cp", "edge_supply_allied", "k", "west_of_suez", "coast"):
        assert here.of_kind(kind) <= whole, kind


@pytest.mark.parametrize("front", FRONTS)
def test_ports_are_on_the_coast_or_on_a_great_river(front: str) -> None:
    here = chart(front)
    wet = {number for side in pairs(here, "river", "canal") for number in side}
    for number in here.of_kind("port"):
        assert "coast" in here.hexes[number]["kinds"].split() or number in wet, number


@pytest.mark.parametrize("front", FRONTS)
def test_rivers_are_unbroken(front: str) -> None:
    for name, chains in chart(front).chains().items():
        apart = 2 if name in {"Terek", "Jordan"} else 1  # beyond the edge, through the Sea of Galilee
        assert len(chains) <= apart, name


@pytest.mark.parametrize(
    ("front", "one", "other"),
    [
        ("caucasus", "Aras", "Kura"),
        ("caucasus", "Arpa", "Aras"),
        ("caucasus", "Kara Su", "Murat"),
        ("iraq", "Euphrates", "Tigris"),
        ("iraq", "Shatt al-Arab", "Tigris"),
        ("iraq", "Diyala", "Tigris"),
        ("iraq", "Shatt al-Hai", "Tigris"),
        ("iraq", "Shatt al-Hai", "Euphrates"),
        ("iraq", "Karun", "Shatt al-Arab"),
        ("egypt", "Yarmuk", "Jordan"),
        ("egypt", "Sea of Galilee", "Jordan"),
    ],
)
def test_rivers_meet_where_they_should(front: str, one: str, other: str) -> None:
    chains = chart(front).chains()
    assert set().union(*chains[one]) & set().union(*chains[other])


@pytest.mark.parametrize(
    ("front", "country", "numbers"),
    [
        ("caucasus", "tu", "N3835 N3935 N4033 N3534 N3738 N3338 N4336"),
        ("caucasus", "ru", "N3937 N3938 N4037 N3839 N4039 N3740 N3842 N4437 N4243"),
        ("caucasus", "pe", "N3242 N2941 N3045"),
        ("egypt", "tu", "N2711 N2913 N2416 N2419 N1728 N3009"),
        ("egypt", "eg", "N4211 N4309 N4208 N4204 N4805"),
        ("iraq", "tu", "N2250 N1540 N1949 N2252"),
    ],
)
def test_the_armies_of_1914_stand_on_land_of_their_own(front: str, country: str, numbers: str) -> None:
    for number in numbers.split():
        row = chart(front).hexes[number]
        assert row["country"] == country, number
        assert row["terrain"] not in {"lake", "alpine"}, number


# -- made anew


@pytest.mark.parametrize("front", FRONTS)
def test_the_map_maker_makes_these_files_of_what_is_written_by_hand(front: str, tmp_path: Path) -> None:
    """All but rivers and rugged ground, which come of the geodata."""
    stand_in(chart(front), tmp_path, spread=0.2)
    maker = frontmap.FrontMaker(HAND / front, tmp_path)
    maker.make()
    frontwrite.write(maker, tmp_path / "data")
    far = {place.row["place"] for place in maker.places if place.off > 1}
    assert far <= {"Beirut", "Cairo", "Port Said", "Resht", "Soujbulak"}  # beyond the edge, or on a spit of sand
    assert (tmp_path / "data" / "map.toml").read_text("utf-8") == (DATA / front / "map.toml").read_text("utf-8")
    made = read(tmp_path / "data" / "hexes.csv")
    assert [row | {"terrain": ""} for row in made] == [row | {"terrain": ""} for row in chart(front).rows]
