"""A place that the drawn map does not know is drawn where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from grognard.games import get
from grognard.games.paths_of_glory import make as make_paths
from grognard.games.won_by_the_sword import make as make_sword
from grognard.kernel.files import DataFolder
from grognard.kernel.game import Game
from grognard.kernel.placing import Spot, placed

MAKE: dict[str, Callable[[DataFolder], Game[Any]]] = {"paths-of-glory": make_paths, "won-by-the-sword": make_sword}
MAPS = {"paths-of-glory": "map.csv", "won-by-the-sword": "spaces.csv"}
NEW = [
    ("paths-of-glory", "beauvais,Beauvais,Beauvais,europe,fr,clear,0,0,,ap,,,49.43,2.08,", ("amiens", "rouen")),
    ("paths-of-glory", "hit,Hit,Hit,near-east,tu,desert,0,0,,cp,,,33.64,42.83,", ("baghdad",)),
    ("won-by-the-sword", "rouffach,Rouffach,Rouffach,village,alsace,,,0,0,47.96,7.30", ("colmar", "ensisheim")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "row", "near"), NEW, ids=[row[1].partition(",")[0] for row in NEW])
def test_a_space_that_somebody_adds_is_drawn_among_its_neighbours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, row: str, near: tuple[str, ...]
) -> None:
    ours = get(name)
    path = tmp_path / name / MAPS[name]
    path.parent.mkdir()
    path.write_text((ours.data / MAPS[name]).read_text("utf-8") + row + "\n", "utf-8")
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    board = MAKE[name](DataFolder(name, ours.data)).page.board
    assert board is not None
    spaces = {space.id.partition(":")[2]: space for space in board("en").spaces}
    new = spaces.pop(row.partition(",")[0])
    assert all(dist((new.x, new.y), (other.x, other.y)) > new.r for other in spaces.values())
    nearest = sorted(spaces, key=lambda other: dist((new.x, new.y), (spaces[other].x, spaces[other].y)))
    assert set(near) <= set(nearest[:4])


@pytest.mark.parametrize("name", sorted(MAPS))
def test_every_space_would_be_drawn_about_where_it_is(name: str) -> None:
    game = get(name)
    assert game.page.board is not None
    drawn = {space.id.partition(":")[2]: (space.x, space.y) for space in game.page.board("en").spaces}
    sheet = DataFolder(name, game.data).sheet(MAPS[name])
    all_ = [
        Spot(float(row["lat"]), float(row["lon"]), *drawn[row["space"]])
        for row in sheet.rows
        if row.get("map", "") != "near-east"  # which lies on a panel of its own
    ]
    off = [
        dist((one.x, one.y), placed(one.lat, one.lon, [other for other in all_ if other is not one])) for one in all_
    ]
    assert median(off) < 15  # half the radius of a space


def test_neighbours_in_a_row_or_in_one_spot_make_no_plane_and_no_fault() -> None:
    row = [Spot(50.0, lon, 100.0 * lon, 40.0) for lon in (1.0, 2.0, 3.0)]
    assert placed(50.0, 2.5, row) == pytest.approx((250.0, 40.0), abs=0.01)
    assert placed(51.0, 7.0, [Spot(50.0, 5.0, 30.0, 40.0)] * 3) == pytest.approx((30.0, 40.0), abs=0.01)
