"""Hex maps on paper, on a toy map of nine hexes."""

from __future__ import annotations

import math
import re

import pytest

from grognard.kernel.hexes import HexMap, MapSheet
from grognard.kernel.outline import Paper, borders, chains, hexsides, path, through

FLAT = MapSheet("toy", "", (1, 1), True, "e", "s", 0, (1, 3), (1, 3))
POINTED = MapSheet("toy", "", (1, 1), True, "s", "w", 1, (1, 3), (1, 3))
NUMBERS = [f"{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3)]


def paper(sheet: MapSheet = FLAT, **given: float) -> Paper:
    return Paper(HexMap([sheet], NUMBERS, "toy"), **given)


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
