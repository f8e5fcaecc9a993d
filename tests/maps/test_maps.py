"""The map-maker, on a corner of Galicia with geodata of the test's own: small, quick, no network."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]

from tools.maps import hexmap, won_by_the_sword
from tools.maps.geo import Points
from tools.maps.hexmap import read_rows

ROOT = Path(__file__).parents[2]
WHOLE = ROOT / "tools" / "maps" / "galicia_1914"
PRINTED = ROOT / "src" / "grognard" / "games" / "clash_of_giants_2" / "data" / "galicia-1914"
pytestmark = pytest.mark.xdist_group("maps")  # they share a map
LINES, PLACES = (20, 28), (8, 17)
"""The corner: the San from above Przemyśl to the Vistula."""


def kept(name: str) -> list[dict[str, str]]:
    """The rows of a hand-written file that concern the corner."""
    rows = read_rows(WHOLE / f"{name}.csv")
    match name:
        case "places":
            here = {row["hex"]: row for row in read_rows(PRINTED / "hexes.csv")}
            stand = {row["place"] for number, row in here.items() if inside(number) and row["class"]}
            return [row for row in rows if row["place"] in stand]
        case "rivers":
            return [{**row, "joins": ""} for row in rows if row["river"] == "San"]
        case "areas":
            return [{**row, "only": ""} for row in rows if row["where"][0].isdigit() and "@" not in row["where"]]
        case "rails":
            return [{"line": "Jaroslau - Mościska", "through": "Jaroslau > Przemyśl > Mościska", "note": ""}]
        case "named" | "points" | "anchors" | "corrections":
            return []
    return rows


def inside(number: str, rim: int = 0) -> bool:
    """Whether a hex is in the corner, `rim` hexes from its edge."""
    line, place = int(number[:2]), int(number[2:])
    return LINES[0] + rim <= line <= LINES[1] - rim and PLACES[0] + rim <= place <= PLACES[1] - rim


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("maps")
    hand, geo = folder / "corner", folder / "geo"
    hand.mkdir()
    geo.mkdir()
    for path in WHOLE.glob("*.csv"):
        with path.open(encoding="utf-8") as file:
            columns = next(csv.reader(line for line in file if not line.startswith("#")))
        with (hand / path.name).open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, columns)
            writer.writeheader()
            writer.writerows(kept(path.stem))
    table = (WHOLE / "map.toml").read_text("utf-8")
    for name, value in (("line", LINES), ("place", PLACES)):
        for end, number, old in zip(("first", "last"), value, (1, {"line": 50, "place": 29}[name]), strict=True):
            assert f"{end}_{name} = {old}\n" in table
            table = table.replace(f"{end}_{name} = {old}\n", f"{end}_{name} = {number}\n")
    (hand / "map.toml").write_text(table, "utf-8")
    (geo / "rivers_10m.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": []}))
    for name in ("towns_galicia_detail.csv", "towns_europe.csv"):
        (geo / name).write_text("name,lat,lon,alternates\nPrzemyśl,49.784,22.767,Premissel\n", "utf-8")
    north = np.linspace(200, 900, 60)[:, None] * np.ones(80)  # a slope that rises to the south
    np.savez(geo / "elevation_2min.npz", elev=north.astype(np.int16), bbox=np.array([20.0, 48.0, 25.0, 52.0]))
    hexmap.make(hand, geo, folder / "game")
    return folder


def test_a_corner_of_galicia_has_the_hexes_and_the_river_of_the_whole_map(made: Path) -> None:
    data = made / "game" / "data" / "galicia-1914"
    hexes, sides = read_rows(data / "hexes.csv"), read_rows(data / "sides.csv")
    printed = {row["hex"]: row for row in read_rows(PRINTED / "hexes.csv")}
    assert [row["hex"] for row in hexes] == [number for number in printed if inside(number)]
    for row in hexes:
        for column in ("place", "class", "lat", "lon"):
            assert row[column] == printed[row["hex"]][column] or "Pass" in printed[row["hex"]]["place"]
    san = {(row["hex"], row["way"]) for row in read_rows(PRINTED / "sides.csv") if row["name"] == "San"}
    mine = {(row["hex"], row["way"]) for row in sides if inside(row["hex"], 1)}
    assert len(mine) > 15
    assert mine == {side for side in san if inside(side[0], 1)}
    (line,) = read_rows(data / "rails.csv")
    stops = line["hexes"].split()
    assert {"2516"} < set(stops)
    assert all(inside(stop) for stop in stops)


def test_it_has_relief_and_a_report(made: Path) -> None:
    art = made / "game" / "art" / "galicia-1914"
    ground = json.loads((art / "ground.json").read_text("utf-8"))
    with Image.open(art / "relief.webp") as relief:
        assert relief.size[0] > 100
        assert 0.9 < (relief.size[0] / relief.size[1]) / (ground["size"][0] / ground["size"][1]) < 1.1
    assert ground["parts"][0]["kind"] == "land"
    report = (made / "corner" / "report.md").read_text("utf-8")
    assert "90 flat-topped hexes, 2008 to 2817" in report
    assert "San" in report


def test_a_place_that_takes_the_hex_of_another_is_told(made: Path) -> None:
    path = made / "corner" / "places.csv"
    text = path.read_text("utf-8")
    path.write_text(text + text.splitlines()[-1].replace(",", " again,", 1) + "\n", "utf-8")
    with pytest.raises(ValueError, match=r"again and .* share hex"):
        hexmap.Maker(made / "corner", made / "geo").make()
    path.write_text(text, "utf-8")


def flat(degrees: Points) -> Points:
    """Degrees of southern Germany as kilometres."""
    kilometres: Points = degrees * np.array([73.2, 111.2])
    return kilometres


def test_rivers_traced_by_hand_run_through_the_towns_on_them() -> None:
    courses = {f.properties["name"]: f.geometry for f in won_by_the_sword.traced_by_hand(won_by_the_sword.OWN)}
    spaces = read_rows(won_by_the_sword.GAME / "data" / "spaces.csv")
    seen = 0
    for row in spaces:
        for river in row["river"].split("+"):
            if river in courses:
                town = np.array([[float(row["lon"]), float(row["lat"])]])
                kilometres = LineString(flat(np.array(courses[river].coords))).distance(Point(flat(town)[0]))
                assert kilometres < 6, (row["space"], river, kilometres)
                seen += 1
    assert seen > 15
