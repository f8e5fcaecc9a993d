"""The drawn map: every space has its place, nothing hides anything else, and the ground is sound."""

from __future__ import annotations

import csv
import itertools
import json
import math
import re
from typing import Any, Final

import pytest

from grognard.games.paths_of_glory.box import AP, CP, FOLDER
from .table import BOX

ART: Final = FOLDER / "art"
RADIUS: Final = 30
APART: Final = 92
OFF_LINK: Final = 34
CHARACTER, LINE, NAME_GAP = 6.6, 15.0, 35.0
"""A name: width of a character, height, and from the middle of the space to the nearest edge of its box."""
COAST: Final = 60
RIVER_PORTS: Final = frozenset({"basra"})
"""Ports far up a river, where the map shows no coast close by."""

Point = tuple[float, float]
Rect = tuple[float, float, float, float]


def _text(name: str) -> str:
    return (ART / name).read_text(encoding="utf-8")


def _rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(line for line in _text(name).splitlines() if not line.startswith("#")))


LAYOUT: Final = {row["space"]: row for row in _rows("layout.csv")}
AT: Final = {space: (float(row["x"]), float(row["y"])) for space, row in LAYOUT.items()}
BENDS: Final = {(row["a"], row["b"]): (float(row["bend_x"]), float(row["bend_y"])) for row in _rows("links.csv")}
GROUND: Final[dict[str, Any]] = json.loads(_text("ground.json"))
LINKS: Final = tuple((BOX.spaces[a], BOX.spaces[b]) for a, b, _ in BOX.board.links)


def _name_box(space: str) -> Rect:
    """Left, top, right, bottom of the longer of the two names."""
    i = BOX.space[space]
    width = CHARACTER * max(len(names[i]) for names in BOX.space_names.values())
    x, y = AT[space]
    side = LAYOUT[space]["label"]
    if side in "sn":
        top = y + NAME_GAP if side == "s" else y - NAME_GAP - LINE
        return x - width / 2, top, x + width / 2, top + LINE
    left = x + NAME_GAP if side == "e" else x - NAME_GAP - width
    return left, y - LINE / 2, left + width, y + LINE / 2


def _curve(a: str, b: str) -> list[Point]:
    (ax, ay), (bx, by) = AT[a], AT[b]
    cx, cy = BENDS.get((a, b), ((ax + bx) / 2, (ay + by) / 2))
    steps = max(20, round(math.dist(AT[a], AT[b]) / 6))
    along = (k / steps for k in range(steps + 1))
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in along
    ]


def _lines(path: str) -> list[list[Point]]:
    """The points of a path made of M, relative l and z."""
    found = []
    for piece in path.split("M")[1:]:
        start, _, steps = piece.partition("l")
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", steps)]
        x, y = (float(n) for n in start.split())
        line = [(x, y)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x, y))
        found.append(line)
    return found


def _to_box(point: Point, rect: Rect) -> float:
    x, y = point
    return math.hypot(max(rect[0] - x, 0, x - rect[2]), max(rect[1] - y, 0, y - rect[3]))


def _to_stretch(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)
    t = min(1.0, max(0.0, t))
    return math.dist(p, (a[0] + t * dx, a[1] + t * dy))


def _panel() -> Rect:
    (panel,) = GROUND["panels"]
    return panel["x"], panel["y"], panel["x"] + panel["w"], panel["y"] + panel["h"]


def _inside(rect: Rect, point: Point, margin: float = 0.0) -> bool:
    return rect[0] + margin <= point[0] <= rect[2] - margin and rect[1] + margin <= point[1] <= rect[3] - margin


def test_every_space_stands_on_the_sheet() -> None:
    width, height = GROUND["size"]
    assert tuple(LAYOUT) == BOX.spaces
    assert [s for s, p in AT.items() if not _inside((0, 0, width, height), p, 2 * RADIUS)] == []
    names = {s: _name_box(s) for s in AT}
    assert [s for s, (x, y, r, b) in names.items() if x < 0 or y < 0 or r > width or b > height] == []


def test_spaces_are_apart() -> None:
    close = [(a, b) for a, b in itertools.combinations(AT, 2) if math.dist(AT[a], AT[b]) < APART]
    assert close == []


def test_links_pass_no_foreign_space() -> None:
    under = []
    for a, b in LINKS:
        line = _curve(a, b)
        xs, ys = zip(*line, strict=True)
        around = (min(xs) - OFF_LINK, min(ys) - OFF_LINK, max(xs) + OFF_LINK, max(ys) + OFF_LINK)
        near = [s for s, place in AT.items() if s not in (a, b) and _inside(around, place)]
        under += [(a, b, s) for s in near if min(math.dist(p, AT[s]) for p in line) < OFF_LINK]
    assert under == []


def test_bends_are_of_links() -> None:
    assert set(BENDS) <= set(LINKS)


def test_names_cover_no_space() -> None:
    names = {s: _name_box(s) for s in AT}
    assert [(s, t) for s in AT for t in AT if s != t and _to_box(AT[t], names[s]) < RADIUS] == []


def test_names_cover_no_name() -> None:
    names = {s: _name_box(s) for s in AT}
    over = [
        (s, t)
        for s, t in itertools.combinations(AT, 2)
        if names[s][0] < names[t][2] and names[t][0] < names[s][2]
        and names[s][1] < names[t][3] and names[t][1] < names[s][3]
    ]  # fmt: skip
    assert over == []


def test_the_panel_holds_the_near_east() -> None:
    """Spaces of both maps are drawn on the main map."""
    panel = _panel()
    for row in BOX.map_sheet.rows:
        space, near = row["space"], row["map"] == "near-east"
        assert LAYOUT[space]["panel"] == ("near-east" if near else "main")
        assert _inside(panel, AT[space], RADIUS if near else -RADIUS) == near, space


def test_no_name_crosses_the_edge_of_the_panel() -> None:
    left, top, right, bottom = _panel()
    for space, row in LAYOUT.items():
        x, y, end, low = _name_box(space)
        if row["panel"] == "near-east":
            assert left < x < end < right, space
            assert top < y < low < bottom, space
        else:
            assert end < left or x > right or low < top or y > bottom, space


@pytest.mark.parametrize("name", ["layout.csv", "links.csv"])
def test_columns_say_where_they_come_from(name: str) -> None:
    lines = _text(name).splitlines()
    header = next(line for line in lines if not line.startswith("#"))
    told = [line for line in lines if re.match(r"# \w+: (published|rulebook|reconstructed); ", line)]
    assert [line[2:].partition(":")[0] for line in told] == header.split(",")


def test_ground_is_well_formed() -> None:
    assert (ART / "ground.json").stat().st_size < 700_000
    assert {part["kind"] for part in GROUND["parts"]} == {"land", "lake", "river", "panel", "coast"}
    for part in GROUND["parts"]:
        assert part["panel"] in ("main", "near-east")
        assert re.fullmatch(r"[MlHVz\d .-]+", part["d"])
        assert (part["kind"] == "river") == ("width" in part)
    width, height = GROUND["size"]
    for name in GROUND["names"]:
        assert name["en"]
        assert name["fr"]
        assert name["kind"] in ("sea", "region", "river")
        assert _inside((0, 0, width, height), (name["x"], name["y"]))


def test_relief_is_there() -> None:
    files = [ART / shade["href"] for shade in GROUND["relief"]]
    assert files
    assert sum(file.stat().st_size for file in files) < 700_000
    assert all(file.read_bytes()[8:12] == b"WEBP" for file in files)


def test_ports_lie_by_the_sea() -> None:
    ports = [BOX.spaces[i] for i in range(BOX.nspaces) if (BOX.ports[AP] | BOX.ports[CP]) >> i & 1]
    far = {space: COAST + 1.0 for space in ports if space not in RIVER_PORTS}
    coasts = [
        (part["panel"], line) for part in GROUND["parts"] if part["kind"] == "coast" for line in _lines(part["d"])
    ]
    for panel, line in coasts:
        for a, b in itertools.pairwise(line):
            for space in far:
                x, y = AT[space]
                if LAYOUT[space]["panel"] == panel and abs(a[0] - x) < 200 and abs(a[1] - y) < 200:
                    far[space] = min(far[space], _to_stretch((x, y), a, b))
    assert {space: gap for space, gap in far.items() if gap > COAST} == {}
