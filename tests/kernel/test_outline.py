"""Hex maps on paper, on a toy map of nine hexes."""

from __future__ import annotations

import math
import re
from itertools import combinations

import pytest

from grognard.kernel.hexes import HexMap, MapSheet
from grognard.kernel.outline import (
    BAND, GAP, MARGIN, RADIUS, Paper, Plane, along, around, borders, chains, hexsides, path, through,
)  # fmt: skip
from tests.kernel.test_hexes import great_war

FLAT = MapSheet("toy", "", (1, 1), True, "e", "s", 0, (1, 3), (1, 3))
POINTED = MapSheet("toy", "", (1, 1), True, "s", "w", 1, (1, 3), (1, 3))
NUMBERS = [f"{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3)]


def paper(sheet: MapSheet = FLAT, radius: float = RADIUS, margin: float = MARGIN) -> Paper:
    return Paper(HexMap([sheet], NUMBERS, "toy"), radius, margin)


def points(d: str) -> list[tuple[float, float]]:
    found = [float(text) for text in re.findall(r"-?[\d.]+", d)]
    return list(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("sheet", [FLAT, POINTED])
def test_the_sheet_holds_every_hex_with_its_margin(sheet: MapSheet) -> None:
    it = paper(sheet, radius=40, margin=20)
    wide, deep = (40, 40 * math.sqrt(3) / 2) if sheet.flat else (40 * math.sqrt(3) / 2, 40)
    assert min(x for x, _ in it.centres) == pytest.approx(20 + wide)
    assert min(y for _, y in it.centres) == pytest.approx(20 + deep)
    assert max(x for x, _ in it.centres) == pytest.approx(it.size[0] - 20 - wide, abs=1)
    assert max(y for _, y in it.centres) == pytest.approx(it.size[1] - 20 - deep, abs=1)


@pytest.mark.parametrize("sheet", [FLAT, POINTED])
def test_a_hexside_is_the_same_from_both_of_its_hexes(sheet: MapSheet) -> None:
    it = paper(sheet)
    for a, b in it.board.pairs():
        assert set(it.side(a, b)) == set(it.side(b, a))
        ends = [it.at(corner) for corner in it.side(a, b)]
        assert math.dist(*ends) == pytest.approx(it.radius)
        for h in (a, b):
            assert all(math.dist(end, it.centres[h]) == pytest.approx(it.radius) for end in ends)


# -- several planes ---------------------------------------------------------------------------------------------------

ROWS = (("west", "east"), ("egypt", "caucasus", "iraq"))


def holds(plane: Plane, x: float, y: float) -> bool:
    return plane.x <= x <= plane.x + plane.width and plane.y <= y <= plane.y + plane.height


def ring(it: Paper, h: int) -> list[tuple[float, float]]:
    """The six corners of a hex."""
    x, y = it.centres[h]
    turn = 0 if it.board.sheet[h].flat else 30
    angles = [math.radians(turn + 60 * k) for k in range(6)]
    return [(x + it.radius * math.cos(a), y + it.radius * math.sin(a)) for a in angles]


@pytest.fixture(scope="module")
def war() -> Paper:
    return Paper(great_war(), rows=ROWS)


def test_no_two_hexes_of_a_war_on_five_planes_overlap(war: Paper) -> None:
    assert war.board.size == 6215
    near = 2 * war.radius
    by_square: dict[tuple[int, int], list[int]] = {}
    for h, (x, y) in enumerate(war.centres):
        by_square.setdefault((int(x // near), int(y // near)), []).append(h)
    apart = math.sqrt(3) * war.radius
    for (i, j), hexes in by_square.items():
        around = [n for a in (i - 1, i, i + 1) for b in (j - 1, j, j + 1) for n in by_square.get((a, b), ())]
        for h in hexes:
            far = sorted(math.dist(war.centres[h], war.centres[n]) for n in around if n != h)
            assert far[0] == pytest.approx(apart)


@pytest.mark.parametrize(
    "war",
    [
        Paper(great_war(), rows=ROWS),
        Paper(great_war(), columns=ROWS),
        Paper(great_war(), columns=(("west", "east"), (("egypt", "caucasus"), "iraq"))),
    ],
    ids=["rows", "columns", "a row in a column"],
)
def test_every_plane_lies_on_the_paper_with_all_its_hexes_and_apart_from_the_others(war: Paper) -> None:
    by_name = {plane.name: plane for plane in war.planes}
    for h in range(war.board.size):
        plane = by_name[war.board.sheet[h].plane]
        assert all(holds(plane, x, y) for x, y in ring(war, h))
        assert min(y for _, y in ring(war, h)) >= plane.y + BAND  # the name stands free
    for plane in war.planes:
        assert min(plane.x, plane.y) >= 0
        assert plane.x + plane.width <= war.size[0]
        assert plane.y + plane.height <= war.size[1]
    for one, other in combinations(war.planes, 2):
        aside = max(other.x - one.x - one.width, one.x - other.x - other.width)
        below = max(other.y - one.y - one.height, one.y - other.y - other.height)
        assert max(aside, below) >= GAP - 1e-6


def test_hexsides_of_both_orientations_lie_on_one_paper(war: Paper) -> None:
    assert {plane.name: plane.flat for plane in war.planes} == {
        "west": False, "east": False, "egypt": True, "caucasus": False, "iraq": True,
    }  # fmt: skip
    for number in ("W5008", "E5715", "N2913", "N3540", "N1845"):
        here = war.board.index[number]
        corners = ring(war, here)
        for n in war.board.linked[here]:
            assert set(war.side(here, n)) == set(war.side(n, here))
            for end in (war.at(corner) for corner in war.side(here, n)):
                assert min(math.dist(end, corner) for corner in corners) == pytest.approx(0, abs=1e-6)
        drawn = hexsides(war, [(here, n) for n in war.board.linked[here]])
        assert drawn.count("M") == 1
        assert sorted(points(drawn)) == [pytest.approx(corner, abs=0.06) for corner in sorted(rounded(corners))]


def rounded(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(round(x, 1), round(y, 1)) for x, y in corners]


def test_lines_of_two_planes_never_join(war: Paper) -> None:
    index, near = war.board.index, war.board.near
    pairs = [(index[number], near["nw"][index[number]]) for number in ("W3010", "E3010", "N2913")]
    assert hexsides(war, pairs).count("M") == 3


def test_planes_lie_in_one_row_unless_told_otherwise() -> None:
    it = Paper(great_war())
    assert [plane.name for plane in it.planes] == list(it.board.planes)
    assert {plane.y for plane in it.planes} == {0}
    assert [plane.x for plane in it.planes] == sorted(plane.x for plane in it.planes)
    with pytest.raises(ValueError, match="planes are"):
        Paper(great_war(), rows=(("west", "east"),))


def test_planes_of_a_column_may_lie_beside_each_other() -> None:
    it = Paper(great_war(), columns=(("west", "east"), (("egypt", "caucasus"), "iraq")))
    west, east, egypt, caucasus, iraq = it.planes
    assert [plane.name for plane in it.planes] == ["west", "east", "egypt", "caucasus", "iraq"]
    assert (west.x, west.y, east.x, egypt.y, caucasus.y) == (0, 0, 0, 0, 0)
    assert (egypt.x, caucasus.x) == (max(west.width, east.width) + GAP, egypt.x + egypt.width + GAP)
    assert (iraq.x, iraq.y) == (egypt.x, max(egypt.height, caucasus.height) + GAP)


def test_a_plane_alone_has_no_band_for_a_name() -> None:
    it = paper(radius=40, margin=20)
    (plane,) = it.planes
    assert (plane.x, plane.y) == (0, 0)
    assert min(y for _, y in it.centres) < BAND
    assert it.size == (math.ceil(plane.width), math.ceil(plane.height))


# -- lines ------------------------------------------------------------------------------------------------------------


def test_touching_hexsides_are_one_line_and_others_another() -> None:
    it = paper()
    first, south, far = it.board.index["11"], it.board.index["12"], it.board.index["13"]
    east = it.board.near["ne"][south]
    joined = hexsides(it, [(first, south), (east, south), (south, first)])
    assert joined.count("M") == 1
    assert len(points(joined)) == 3
    assert "z" not in joined
    apart = hexsides(it, [(first, south), (far, it.board.near["se"][far])])
    assert apart.count("M") == 2


def test_a_ring_of_hexsides_is_closed() -> None:
    it = paper()
    middle = it.board.index["22"]
    ring = hexsides(it, [(middle, n) for n in it.board.linked[middle]])
    assert ring.endswith("z")
    assert ring.count("M") == 1
    assert len(points(ring)) == 6


def test_a_border_runs_where_values_differ() -> None:
    it = paper()
    columns = [number[0] for number in NUMBERS]
    found = borders(it.board, columns)
    assert found
    assert all(a < b and columns[a] != columns[b] for a, b in found)
    west = it.board.set(h for h, column in enumerate(columns) if column != "3")
    assert borders(it.board, columns, west) == {(a, b) for a, b in found if columns[b] != "3"}
    assert hexsides(it, borders(it.board, columns, west)).count("M") == 1
    assert borders(it.board, ["same"] * 9) == frozenset()
    assert hexsides(it, ()) == ""


def test_a_line_through_hexes_begins_and_ends_in_their_middles() -> None:
    it = paper()
    line = [it.board.index[number] for number in ("11", "12", "22", "23")]
    drawn = points(through(it, line))
    assert drawn[0] == pytest.approx(it.centres[line[0]], abs=0.1)
    assert drawn[-1] == pytest.approx(it.centres[line[-1]], abs=0.1)
    assert through(it, line).count("Q") == 2
    assert points(through(it, line[:2])) == [pytest.approx(it.centres[h], abs=0.1) for h in line[:2]]


def test_chains_end_where_three_lines_meet() -> None:
    fork = [("a", "b"), ("b", "c"), ("c", "d"), ("c", "e"), ("e", "f")]
    assert sorted(sorted(chain) for chain in chains(fork)) == [["a", "b", "c"], ["c", "d"], ["c", "e", "f"]]
    assert chains([("a", "b"), ("b", "c"), ("c", "a")]) == [["a", "b", "c", "a"]]


def test_a_path_is_written_shortly() -> None:
    assert path([(0, 0), (10, 0.26), (10, 10)]) == "M0 0L10 0.3L10 10"
    assert path([(0, 0), (10, 0), (0, 0)]) == "M0 0L10 0z"


def test_a_name_stands_along_a_line_where_it_is_straight_and_not_in_the_way() -> None:
    it = paper()
    rows = [[it.board.index[f"{column}{place}"] for column in "123"] for place in "123"]
    between = [(a, b) for a, b in it.board.pairs() if a < b and (a in rows[0]) != (b in rows[0])]
    ((at, turn),) = along(it, between, 60)
    middles = [tuple((it.centres[a][i] + it.centres[b][i]) / 2 for i in (0, 1)) for a, b in between]
    assert min(math.dist(at, middle) for middle in middles) < it.radius
    assert -90 <= turn <= 90
    assert along(it, between, 5000) == []  # too short for the name
    long = along(it, between, 60, [at])
    assert long
    assert all(-90 <= each <= 90 for _, each in long)


@pytest.mark.parametrize("sheet", [FLAT, POINTED])
def test_the_line_round_a_set_of_hexes_is_closed_and_leaves_out_what_lies_inside(sheet: MapSheet) -> None:
    it = paper(sheet)
    one = around(it, 1)
    assert one.endswith("z")
    assert len(points(one)) == 6
    a, b = 0, it.board.linked[0][0]
    assert len(points(around(it, 1 << a | 1 << b))) == 10
    whole = around(it, it.board.all)
    assert whole.count("M") == 1
    assert len(points(whole)) < 6 * it.board.size
