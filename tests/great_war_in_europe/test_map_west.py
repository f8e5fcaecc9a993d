"""The maps of the West and of Italy: what the rulebook says of them, that everything on them hangs together, and that
they are what the map-maker makes of the hand-written files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tools.maps import hexreport, frontmap, frontwrite
from tools.maps.hexgrid import apart, fit

from .charts import DATA, HAND, Chart, read, stand_in

FRONTS = ("west", "italy")
TERRAINS = {"clear", "forest", "rough", "marsh", "flood", "mountain", "alpine", "lake"}
COLUMNS = ["hex", "terrain", "country", "town", "fort", "kinds", "place", "place_fr", "lat", "lon", "source"]
pytestmark = pytest.mark.xdist_group("great war maps west")  # they share them


@pytest.fixture(scope="module")
def west() -> Chart:
    return Chart("west")


@pytest.fixture(scope="module")
def italy() -> Chart:
    return Chart("italy")


@pytest.fixture(params=FRONTS)
def chart(request: pytest.FixtureRequest, west: Chart, italy: Chart) -> Chart:
    return {"west": west, "italy": italy}[request.param]


# -- what the rulebook says


def test_the_places_of_the_rulebook_have_its_numbers(west: Chart, italy: Chart) -> None:
    printed = {
        "Antwerp": "W6819", "Calais": "W6707", "Dunkirk": "W6709", "Rouen": "W5603", "Mons": "W6316", "Lens": "W6312",
        "Béthune": "W6310", "Longwy": "W5425",
    }  # fmt: skip
    assert {name: west.at(name) for name in printed} == printed
    assert {name: italy.at(name) for name in ("Venice", "Trieste", "Trent")} == {
        "Venice": "W2022", "Trieste": "W2230", "Trent": "W2615",
    }  # fmt: skip


def test_every_hex_that_the_rulebook_names_says_so(chart: Chart) -> None:
    for row in read(HAND / chart.front / "named.csv"):
        assert chart.hexes[row["hex"]]["source"].startswith("rulebook; "), row["hex"]
        assert row["rule"] in chart.hexes[row["hex"]]["source"]


def test_the_three_hexes_of_paris_touch_one_another(west: Chart) -> None:
    paris = west.of_kind("paris")
    assert paris == {"W5008", "W5009", "W4908"}
    for number in paris:
        assert paris - {number} <= west.touching(number)
        assert west.hexes[number]["town"] == "city"
        assert {"vp", "capital"} <= set(west.hexes[number]["kinds"].split())


def test_the_neighbours_of_antwerp_close_it_or_are_marked(west: Chart) -> None:
    """11.44: four hexes are listed; the other two lie on the Scheldt below the town and bear the letter A."""
    assert west.of_kind("closes_antwerp") == {"W6718", "W6719", "W6820", "W6919"}
    assert west.of_kind("mark_A") == {"W6818", "W6918"}
    assert west.touching("W6819") == west.of_kind("closes_antwerp") | west.of_kind("mark_A")


def test_the_letter_r_stands_on_the_seine_below_rouen(west: Chart) -> None:
    assert west.of_kind("mark_R") == {"W5602", "W5601", "W5701"}
    seine = west.parted("Seine")
    assert all(any(number in pair for pair in seine) for number in ("W5601", "W5602", "W5603"))


def test_the_four_hexes_of_the_ruhr_are_cities_beyond_the_rhine(west: Chart) -> None:
    ruhr = west.of_kind("ruhr")
    assert ruhr == {"W6830", "W6831", "W6729", "W6730"} == west.of_kind("supply_cp")
    assert {west.hexes[n]["town"] for n in ruhr} == {"city"}
    rhine = west.parted("Rhine")
    assert all(frozenset((n, m)) in rhine for n in ("W6830", "W6729") for m in (f"{n[:3]}{int(n[3:]) - 1:02}",))


def test_resources_give_one_point_each(west: Chart) -> None:
    assert west.of_kind("resource:1") == {"W6316", "W6312", "W6310", "W5425"}
    assert west.hexes["W5425"]["country"] == "fr"
    assert west.touching("W5425") & {n for n, row in west.hexes.items() if row["country"] == "fr"}


def test_the_edge_of_france_runs_from_w5801_to_w3629(west: Chart) -> None:
    """11.33, 18.12, 13.25."""
    edge = west.of_kind("edge_supply_allied")
    assert edge == {f"W36{place:02}" for place in range(1, 30)} | {f"W{line}01" for line in range(36, 59)}
    assert edge == west.of_kind("edge_vp") == west.of_kind("us_entry")
    assert "W5901" not in west.hexes
    assert west.hexes["W3630"]["country"] == "ch"


def test_the_edge_of_germany_runs_from_w3933_to_w7034(west: Chart) -> None:
    """11.32, 18.14."""
    edge = west.of_kind("edge_supply_cp")
    assert edge == {f"W{line}{34 - line % 2}" for line in range(39, 71)}
    assert {west.hexes[number]["country"] for number in edge} == {"ge"}


def test_18_14_all_german_hexes_at_an_edge_are_cities(west: Chart) -> None:
    """The eastern edge, and the northern from the Dutch border on."""
    north = {number for number, row in west.hexes.items() if number.startswith("W70") and row["country"] == "ge"}
    assert "W7027" in north
    assert west.of_kind("edge_city") == west.of_kind("edge_supply_cp") | north


def test_the_edges_of_italy_and_of_austria_supply_where_they_are_not_alpine(italy: Chart) -> None:
    """11.32, 11.33."""
    for number, row in italy.hexes.items():
        line, place = int(number[1:3]), int(number[3:])
        at_edge = line in (10, 33) or place in (1, 34 - line % 2)
        words = set(row["kinds"].split())
        assert ("alpine_edge" in words) == (at_edge and row["terrain"] == "alpine"), number
        low = at_edge and row["terrain"] != "alpine"
        assert ("edge_supply_cp" in words) == (low and row["country"] == "ah"), number
        assert ("edge_supply_allied" in words) == (low and row["country"] == "it"), number
    assert len(italy.of_kind("edge_supply_cp")) > 20
    assert len(italy.of_kind("edge_supply_allied")) > 30
    assert {number[1:3] for number in italy.of_kind("us_entry")} == {"10"}


def test_trent_is_a_city_with_a_heavy_fort_in_the_mountains(italy: Chart) -> None:
    """The example of 10.46."""
    trent = italy.hexes["W2615"]
    assert (trent["town"], trent["fort"], trent["terrain"], trent["country"]) == ("city", "heavy", "mountain", "ah")


def test_ports_lie_on_the_coast_or_on_their_rivers(west: Chart, italy: Chart) -> None:
    ports = {west.hexes[number]["place"] for number in west.of_kind("port")}
    assert ports == {"Antwerp", "Calais", "Dunkirk", "Rouen", "Boulogne", "Dieppe", "Ostend"}
    assert {west.hexes[number]["place"] for number in west.of_kind("port") - west.of_kind("coast")} == {
        "Antwerp",
        "Rouen",
    }
    assert italy.of_kind("port") == italy.of_kind("adriatic") == {"W2022", "W2230"}
    assert italy.of_kind("port") <= italy.of_kind("coast")


# -- that it hangs together


def test_columns_words_and_countries_are_known(chart: Chart) -> None:
    assert all(list(row) == COLUMNS for row in chart.rows)
    assert {row["terrain"] for row in chart.rows} <= TERRAINS
    assert {row["country"] for row in chart.rows} == {
        "west": {"fr", "be", "lu", "nl", "ch", "ge"},
        "italy": {"it", "ah", "ch"},
    }[chart.front]
    assert {row["town"] for row in chart.rows} == {"", "town", "city"}
    assert {row["fort"] for row in chart.rows} == {"", "fort", "heavy"}
    assert all(row["place"] for row in chart.rows if row["town"] or row["fort"])


def test_odd_rows_have_no_last_place(chart: Chart) -> None:
    assert not [number for number in chart.hexes if number.endswith("34") and int(number[1:3]) % 2]


def test_towns_are_reached_by_land_without_crossing_lakes_or_alpine_ground(chart: Chart) -> None:
    start = {"west": "W5008", "italy": "W2014"}[chart.front]
    towns = {row["hex"] for row in chart.rows if row["town"]}
    assert towns <= chart.reached(start)
    cut_off = {chart.hexes[n]["place"] for n in towns - chart.reached(start, {"alpine"})}
    assert cut_off == set()


def test_sides_part_two_hexes_of_the_map_once(chart: Chart) -> None:
    seen = set()
    for side in chart.sides:
        pair = frozenset((side["hex"], chart.beyond(side)))
        assert len(pair & set(chart.hexes)) == 2, side
        assert (pair, side["kind"]) not in seen, side
        seen.add((pair, side["kind"]))
        assert side["hex"] == min(pair)
    assert {side["kind"] for side in chart.sides} <= {"river", "lake", "sea"}


def test_rivers_are_unbroken(chart: Chart) -> None:
    """But for those that leave the map and come back, or run through a lake."""
    broken = {"Rhine": 2, "Adda": 2}
    for name, chains in chart.chains().items():
        assert len(chains) == broken.get(name, 1), name


@pytest.mark.parametrize(
    ("front", "river", "one", "other"),
    [
        ("west", "Meuse", "W5121", "Verdun"),
        ("west", "Meuse", "Namur", "W6121"),
        ("west", "Aisne", "Soissons", "W5414"),
        ("west", "Somme", "Péronne", "W5811"),
        ("west", "Yser", "W6711", "Dixmude"),
        ("west", "Moselle", "W5025", "Metz"),
        ("west", "Rhine", "Strasbourg", "W4634"),
        ("west", "Seine", "Paris (south)", "Paris (west)"),
        ("west", "Scheldt", "St Nicolas", "Antwerp"),
        ("italy", "Isonzo", "W2528", "Gorizia"),
        ("italy", "Piave", "W2222", "San Donà"),
        ("italy", "Adige", "W2614", "Trent"),
        ("italy", "Tagliamento", "Codroipo", "W2524"),
        ("italy", "Lake Garda", "Riva", "W2414"),
    ],
)
def test_rivers_run_where_history_knows_them(
    west: Chart, italy: Chart, front: str, river: str, one: str, other: str
) -> None:
    chart = {"west": west, "italy": italy}[front]
    pair = frozenset(name if name in chart.hexes else chart.at(name) for name in (one, other))
    assert pair in chart.parted(river)


def test_borders_are_those_of_1914(west: Chart, italy: Chart) -> None:
    german = ("Strasbourg", "Metz", "Mulhouse", "Thionville", "Sarrebourg", "Eupen", "Malmedy")
    french = ("Nancy", "Belfort", "Briey", "Saint-Dié", "Verdun")
    assert {west.hexes[west.at(name)]["country"] for name in german} == {"ge"}
    assert {west.hexes[west.at(name)]["country"] for name in french} == {"fr"}
    austrian = ("Trent", "Riva", "Gorizia", "Trieste", "Cortina", "Bozen", "Caporetto", "Tarvis", "Pola")
    italian = ("Udine", "Asiago", "Verona", "Belluno", "Cividale", "Pontebba", "Bormio")
    assert {italy.hexes[italy.at(name)]["country"] for name in austrian} == {"ah"}
    assert {italy.hexes[italy.at(name)]["country"] for name in italian} == {"it"}


def test_places_lie_within_a_hex_of_where_they_are(chart: Chart, tmp_path: Path) -> None:
    stand_in(chart, tmp_path)
    maker = frontmap.FrontMaker(HAND / chart.front, tmp_path)
    maker.put_places()
    assert {place.row["place"] for place in maker.places if place.off > 1} <= {"Lens"}  # printed so


def test_the_map_maker_makes_these_files_of_what_is_written_by_hand(chart: Chart, tmp_path: Path) -> None:
    stand_in(chart, tmp_path)
    maker = frontmap.FrontMaker(HAND / chart.front, tmp_path)
    maker.make()
    frontwrite.write(maker, tmp_path / "data")
    for name in ("map.toml", "hexes.csv", "sides.csv"):
        made = (tmp_path / "data" / name).read_text("utf-8").splitlines()
        assert made == (DATA / chart.front / name).read_text("utf-8").splitlines(), name


def test_the_lattice_lies_where_the_best_similarity_puts_it(chart: Chart, tmp_path: Path) -> None:
    """Within a twentieth of a hex at every anchor (the places of the Ruhr are known to a few kilometres)."""
    maker = frontmap.FrontMaker(HAND / chart.front, tmp_path)
    anchors = [hexreport.anchor(maker, row) for row in maker.rows("anchors")]
    best = fit(maker.grid, anchors, "similarity", maker.earth.plane or (0, 0))
    lattice = np.array([anchor.lattice for anchor in anchors])
    for (lon, lat), (x, y) in zip(maker.earth.to_degrees(lattice), best.to_degrees(lattice), strict=True):
        assert np.hypot(*apart((lat, lon), (y, x))) < 0.05 * maker.km
