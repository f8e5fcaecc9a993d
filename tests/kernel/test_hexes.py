"""Hexes: printed numberings, steps, floods, reach, retreats; held against plain geometry and plain searches."""

from __future__ import annotations

import heapq
import math
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.hexes import measure
from grognard.kernel.files import Sheet, TomlFile
from grognard.kernel.hexes import (
    OPPOSITE, WAYS, HexMap, MapSheet, Reach, Shifts, Sides, along, read_lines, read_sheets, read_sides,
)  # fmt: skip
from grognard.kernel.maps import bits, mask_of
from grognard.kernel.refusal import BadInput, Place
from grognard.kernel.search import retreat_steps

RIGHT_ANGLES = [*product("ns", "ew"), *product("ew", "ns")]


def sheet(**more: object) -> MapSheet:
    """A small sheet: five lines of four hexes."""
    given: dict[str, object] = {
        "name": "main", "prefix": "", "digits": (2, 2), "lines_first": True, "lines_run": "e", "places_run": "s",
        "pushed": 0, "lines": (1, 5), "places": (1, 4),
    }  # fmt: skip
    return MapSheet(**(given | more))  # type: ignore[arg-type]


def all_numbers(*sheets: MapSheet) -> list[str]:
    """Every number of these sheets, as a file would list them."""
    return sorted(
        each.write(line, place)
        for each in sheets
        for line in range(each.lines[0], each.lines[1] + 1)
        for place in range(each.places[0], each.places[1] + 1)
    )


def whole(*sheets: MapSheet) -> HexMap:
    return HexMap(sheets, all_numbers(*sheets), "hexes.csv")


def grid(wide: int, deep: int, pushed: int = 0) -> HexMap:
    return whole(sheet(lines=(1, wide), places=(1, deep), pushed=pushed))


def rows(*named: str) -> Sheet:
    """A sheet of rows, one field a word."""
    names = tuple(named[0].split(","))
    found = [dict(zip(names, line.split(","), strict=True)) for line in named[1:]]
    places = tuple(Place(Path("mine.csv"), number) for number in range(2, len(found) + 2))
    return Sheet(names, Place(Path("mine.csv"), 1), tuple(found), places)


def plain_flood(linked: Iterable[tuple[int, int]], seeds: Iterable[int], through: set[int]) -> set[int]:
    around: dict[int, list[int]] = {}
    for a, b in linked:
        around.setdefault(a, []).append(b)
    found = set(seeds) & through
    todo = list(found)
    while todo:
        for b in around.get(todo.pop(), ()):
            if b in through and b not in found:
                found.add(b)
                todo.append(b)
    return found


# -- numbers and neighbours ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("across", "along_"), RIGHT_ANGLES)
@pytest.mark.parametrize("pushed", [0, 1])
@pytest.mark.parametrize("first", [True, False])
def test_neighbours_by_way_are_where_geometry_has_them(across: str, along_: str, pushed: int, first: bool) -> None:
    board = whole(sheet(lines_run=across, places_run=along_, pushed=pushed, lines_first=first))
    flat = across in "ew"
    assert set(board.ways) == ({"n", "ne", "se", "s", "sw", "nw"} if flat else {"ne", "e", "se", "sw", "w", "nw"})
    turns = {"n": 0, "ne": 60, "se": 120, "s": 180, "sw": 240, "nw": 300} if flat else {
        "ne": 30, "e": 90, "se": 150, "sw": 210, "w": 270, "nw": 330}  # fmt: skip
    wide = math.sqrt(3) * 10
    at = [board.centre(i, 10.0) for i in range(board.size)]
    for i in range(board.size):
        near = {j for j in range(board.size) if j != i and math.dist(at[i], at[j]) < wide * 1.01}
        assert set(board.linked[i]) == near
        for way, turn in turns.items():
            j = board.near[way][i]
            x = at[i][0] + wide * math.sin(math.radians(turn))
            y = at[i][1] - wide * math.cos(math.radians(turn))
            there = [k for k in range(board.size) if math.dist(at[k], (x, y)) < 0.01]
            assert there == ([j] if j >= 0 else [])
            if j >= 0:
                assert board.way(i, j) == way
                assert board.way(j, i) == OPPOSITE[way]
                assert math.dist(*board.corners(i, way, 10.0)) == pytest.approx(10.0)
                assert sorted(board.corners(i, way, 10.0)) == [
                    pytest.approx(end) for end in sorted(board.corners(j, OPPOSITE[way], 10.0))
                ]
    # numbers grow the way they are said to
    number = board.sheets[0].write
    one, further = board.index[number(2, 2)], board.index[number(3, 2)]
    assert (at[further][0] - at[one][0], at[one][1] - at[further][1])[0 if flat else 1] * (
        1 if across in "en" else -1
    ) > 0
    further = board.index[number(2, 3)]
    assert board.near[along_][one] == further


def test_a_number_is_read_as_it_is_printed_and_nothing_else_is() -> None:
    west = sheet(prefix="W", lines_first=False, lines=(1, 37), places=(3, 40))
    assert west.read("W1234") == (34, 12)
    assert west.write(34, 12) == "W1234"
    for wrong in ("1234", "E1234", "W123", "W12345", "W1240", "W0234", "W12 4", "W1²34", "W-234", ""):
        assert west.read(wrong) is None
    assert sheet(digits=(1, 3), lines=(0, 9), places=(0, 999)).read("7012") == (7, 12)
    assert sheet(digits=(1, 3), lines=(0, 9), places=(0, 999)).write(7, 12) == "7012"


def test_the_pushed_lines_lie_half_a_hex_along() -> None:
    even, odd = grid(4, 4), grid(4, 4, pushed=1)

    def near(board: HexMap, number: str) -> set[str]:
        return set(board.names(board.steps.around(1 << board.index[number])))

    assert near(even, "0202") == {"0201", "0203", "0102", "0103", "0302", "0303"}
    assert near(odd, "0202") == {"0201", "0203", "0101", "0102", "0301", "0302"}


def test_the_edge_of_a_map_is_where_a_neighbour_is_missing() -> None:
    board = grid(4, 5)
    assert set(board.names(board.edge)) == {n for n in board.numbers if n[:2] in ("01", "04") or n[2:] in ("01", "05")}
    assert grid(3, 3).names(~grid(3, 3).edge & 511) == ["0202"]


@pytest.mark.parametrize("numbers", [["0101", "0999"], ["0101", "0102", "0101"], ["0101", "x"]])
def test_a_number_that_is_not_on_the_map_or_there_twice_is_refused(numbers: list[str]) -> None:
    listed = rows("hex", *numbers)
    with pytest.raises(BadInput) as refused:
        HexMap([sheet()], numbers, listed)
    assert str(refused.value).startswith(f"mine.csv, line {len(numbers) + 1}: '{numbers[-1]}'")
    with pytest.raises(BadInput, match=r"^hexes\.csv: "):
        HexMap([sheet()], numbers, "hexes.csv")


# -- several sheets --------------------------------------------------------------------------------------------------

ITALIA = """
[sheet.west]
prefix = "W"
digits = [2, 2]
lines = "first"
lines_run = "n"
places_run = "e"
pushed = "even"
first_line = 1
last_line = 37
first_place = 1
last_place = 37

[sheet.east]
prefix = "E"
digits = [2, 2]
lines = "first"
lines_run = "n"
places_run = "e"
pushed = "even"
first_line = 1
last_line = 37
first_place = 1
last_place = 33
origin = [0, 37]
"""


def toml(text: str) -> TomlFile:
    return TomlFile(tomllib.loads(text), "map.toml", text)


def touches(board: HexMap, *numbers: str) -> bool:
    """Whether each of these hexes touches the next."""
    return all(board.index[b] in board.linked[board.index[a]] for a, b in pairwise(numbers))


def test_italia_rows_first_even_ones_pushed_east_the_east_map_after_the_37th_column() -> None:
    board = whole(*read_sheets(toml(ITALIA)))
    line = [
        *(f"W17{n:02}" for n in range(7, 13)), "W1812", "W1813", *(f"W19{n}" for n in range(14, 22)),
        *(f"W20{n}" for n in range(21, 28)),
    ]  # fmt: skip
    assert touches(board, *line)
    assert board.near["e"][board.index["W1237"]] == board.index["E1201"]
    assert board.near["ne"][board.index["W1237"]] == board.index["E1301"]
    assert board.near["se"][board.index["W1137"]] == board.index["W1037"]
    assert board.near["w"][board.index["E0401"]] == board.index["W0437"]
    assert board.distance(board.index["W0534"], board.index["E0402"]) == 6
    # with the other rows pushed the line of the text breaks
    assert not touches(whole(*read_sheets(toml(ITALIA.replace('"even"', '"odd"')))), *line)


FRONTS = {
    "west": ("W", "n", "e", (10, 70), (1, 34)),
    "east": ("E", "n", "e", (10, 70), (1, 34)),
    "egypt": ("N", "w", "n", (10, 48), (1, 30)),
    "caucasus": ("N", "n", "e", (27, 48), (31, 53)),
    "iraq": ("N", "e", "s", (10, 26), (31, 53)),
}


def great_war(pushed: int = 1) -> HexMap:
    """The Great War in Europe: three sheets, the third in three parts of which two are turned; each a plane."""
    return whole(
        *(
            sheet(name=plane, plane=plane, prefix=prefix, lines_run=across, places_run=along_, lines=lines,
                  places=places, pushed=pushed)
            for plane, (prefix, across, along_, lines, places) in FRONTS.items()
        )
    )  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "W5008 W5009 W4908 W5008",
        "W6718 W6819 W6719 W6819 W6820 W6819 W6919",
        "E2717 E2618 E2617",
        "E5615 E5715 E5816",
        "E5512 E5413",
        "E1022 E1023 E1122",
        "N2913 N2813 N2712 N2711",
    ],
)
def test_the_great_war_in_europe_hexes_that_touch_in_the_text_touch(line: str) -> None:
    assert touches(great_war(), *line.split())
    assert not touches(great_war(pushed=0), *line.split())


def test_the_great_war_in_europe_parts_of_a_sheet_that_are_turned_are_planes_of_their_own() -> None:
    board = great_war()
    index = board.index
    assert board.near["e"][index["W5008"]] == index["W5009"]
    # Egypt: the second number grows to the north; Gaza (N2913) lies west of Jerusalem's line
    assert board.near["n"][index["N2913"]] == index["N2914"]
    assert index["N3013"] in (board.near["nw"][index["N2913"]], board.near["sw"][index["N2913"]])
    # Iraq: to the south
    assert board.near["s"][index["N1845"]] == index["N1846"]
    # numbers that follow one another are not joined across the parts
    assert not touches(board, "N2630", "N2631")
    assert not touches(board, "N2640", "N2740")
    for a, b in (("N2630", "N2631"), ("W6819", "E6819")):
        assert board.distance(index[a], index[b]) is None
        assert board.way(index[a], index[b]) == ""
    assert board.planes == tuple(FRONTS)
    everywhere = board.steps.flood(1 << index["N1540"], board.all)
    assert set(board.names(everywhere)) == {n for n in board.numbers if board.sheet[index[n]].plane == "iraq"}


def test_sheets_joined_a_line_off_must_push_the_other_lines_or_lie_half_a_hex_further() -> None:
    """The east map put south of the west map: an odd number of lines down, its own even lines would be odd ones."""
    with pytest.raises(BadInput) as refused:
        read_sheets(toml(ITALIA.replace("[0, 37]", "[-37, 0]")))
    assert str(refused.value).startswith("map.toml, line 25: sheet east does not fit")
    half = whole(*read_sheets(toml(ITALIA.replace("[0, 37]", "[-37, 0.5]"))))
    assert half.near["sw"][half.index["W0102"]] == half.index["E3701"]
    assert half.near["se"][half.index["W0102"]] == half.index["E3702"]
    west, east = ITALIA.split("[sheet.east]")
    east = east.replace("[0, 37]", "[-37, 0]").replace('"even"', '"odd"')
    other = whole(*read_sheets(toml(f"{west}[sheet.east]{east}")))
    assert other.near["sw"][other.index["W0102"]] == other.index["E3701"]
    assert other.near["se"][other.index["W0102"]] == other.index["E3702"]


def test_sheets_of_one_plane_that_run_otherwise_or_overlap_are_refused() -> None:
    with pytest.raises(BadInput, match="does not fit"):
        read_sheets(toml(ITALIA.replace('places_run = "e"', 'places_run = "w"', 1)))
    with pytest.raises(BadInput, match="lies where"):
        whole(*read_sheets(toml(ITALIA.replace("[0, 37]", "[0, 36]"))))


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('lines_run = "n"', 'lines_run = "up"', 6, "lines_run is 'up'"),
        ('places_run = "e"', 'places_run = "s"', 7, "no right angle"),
        ('pushed = "even"', 'pushed = "evens"', 8, "pushed is 'evens'"),
        ('lines = "first"', 'lines = "third"', 5, "lines is 'third'"),
        ("last_line = 37\n", "", 2, "last_line is missing"),
        ("digits = [2, 2]", "digits = [2]", 4, "digits"),
        ("first_place = 1", 'first_place = "1"', 11, "first_place"),
        ("origin = [0, 37]", "origin = [0, 0.3]", 25, "origin"),
    ],
)
def test_a_mistake_in_a_map_file_is_told_with_its_line(old: str, new: str, line: int, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_sheets(toml(ITALIA.replace(old, new, 1)))
    assert str(refused.value).startswith(f"map.toml, line {line}: ")
    assert said in str(refused.value)


# -- distances and floods --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [grid(9, 7), grid(8, 8, pushed=1)], ids=["even", "odd"])
def test_distance_ring_and_range_agree_with_counting_steps(board: HexMap) -> None:
    for start in range(board.size):
        found, edge, far = {start: 0}, [start], 0
        while edge:
            far += 1
            edge = sorted({n for i in edge for n in board.linked[i]} - set(found))
            found.update(dict.fromkeys(edge, far))
        for end, steps in found.items():
            assert board.distance(start, end) == steps
        for far in range(6):
            assert board.ring(start, far) == mask_of(i for i, steps in found.items() if steps == far)
            assert board.range(1 << start, far) == mask_of(i for i, steps in found.items() if steps <= far)


BOARDS = (grid(7, 6), grid(6, 7, pushed=1))
boards = st.sampled_from(BOARDS)
masks = st.integers(0, (1 << 42) - 1)


@st.composite
def some_steps(draw: st.DrawFn) -> tuple[HexMap, list[tuple[int, int]]]:
    """A board, and some of its steps, each in one direction."""
    board = draw(boards)
    random = Random(draw(st.integers(0, 1 << 30)))
    return board, [pair for pair in board.pairs() if random.random() < 0.7]


@given(some_steps(), masks, masks)
def test_flood_around_and_before_agree_with_a_plain_search(
    some: tuple[HexMap, list[tuple[int, int]]], seeds: int, through: int
) -> None:
    _, pairs = some
    steps = Shifts(pairs)
    inside = set(bits(through))
    assert set(bits(steps.flood(seeds, through))) == plain_flood(pairs, bits(seeds), inside)
    turned = [(b, a) for a, b in pairs]
    assert set(bits(steps.flood_back(seeds, through))) == plain_flood(turned, bits(seeds), inside)
    assert set(bits(steps.around(seeds))) == {b for a, b in pairs if seeds >> a & 1}
    assert set(bits(steps.before(seeds))) == {a for a, b in pairs if seeds >> b & 1}


JOINED = read_sheets(
    {
        "sheet": {
            name: {
                "digits": [2, 2], "lines": "first", "lines_run": "s", "places_run": "e", "pushed": "odd",
                "prefix": name, "first_line": first, "last_line": last, "first_place": 1, "last_place": places,
                "origin": [0, 0],
            }
            for name, first, last, places in (("A", 1, 14, 17), ("B", 15, 30, 11))
        }
    }
)  # fmt: skip
"""Lines of two lengths."""


@settings(max_examples=40)
@given(st.booleans(), st.sampled_from([0.0, 0.01, 0.2]), st.integers(0, 1 << 30))
def test_a_step_of_all_hexes_by_lines_is_one_by_pairs(joined: bool, closed: float, seed: int) -> None:
    """On a board of some size, with hexes that nobody enters and some steps that are closed, one way or both."""
    random = Random(seed)
    sheets = JOINED if joined else (JOINED[0],)
    numbers = [
        sheet.write(line, place)
        for sheet in sheets
        for line in range(sheet.lines[0], sheet.lines[1] + 1)
        for place in range(sheet.places[0], sheet.places[1] + 1)
    ]
    board = HexMap(sheets, numbers, "hexes.csv")
    dead = {i for i in range(board.size) if random.random() < 0.1}
    pairs = [(a, b) for a, b in board.pairs() if not {a, b} & dead and random.random() >= closed]
    steps = Shifts(pairs)
    for part in (1, 10, 100):
        hexes = mask_of(random.randrange(board.size) for _ in range(part))
        assert set(bits(steps.around(hexes))) == {b for a, b in pairs if hexes >> a & 1}
    if closed < 0.1:
        assert steps._lattice is not None
        assert steps._lattice.first.regular
        assert len(steps._lattice.others) == len(sheets) - 1


@given(some_steps(), masks, masks, st.integers(0, 6))
def test_within_takes_so_many_steps_and_no_more(
    some: tuple[HexMap, list[tuple[int, int]]], seeds: int, through: int, most: int
) -> None:
    _, pairs = some
    found = set(bits(seeds))
    for _ in range(most):
        found |= {b for a, b in pairs if a in found and through >> b & 1}
    assert set(bits(Shifts(pairs).within(seeds, most, through))) == found


# -- movement --------------------------------------------------------------------------------------------------------


def dijkstra(
    pairs: Iterable[tuple[int, int]], cost: dict[tuple[int, int], int], start: int, enter: int, stop: int
) -> dict[int, int]:
    around: dict[int, list[int]] = {}
    for a, b in pairs:
        around.setdefault(a, []).append(b)
    best = {start: 0}
    todo = [(0, start)]
    while todo:
        spent, a = heapq.heappop(todo)
        if spent > best[a] or (a != start and stop >> a & 1):
            continue
        for b in around.get(a, ()):
            total = spent + cost.get((a, b), 1 << 30)
            if enter >> b & 1 and total < best.get(b, 1 << 29):
                best[b] = total
                heapq.heappush(todo, (total, b))
    return best


@settings(deadline=None)
@given(boards, st.integers(0, 1 << 30), masks, masks, st.integers(0, 9))
def test_reach_agrees_with_dijkstra_over_terrain_hexsides_stops_and_closed_hexes(
    board: HexMap, seed: int, closed: int, stop: int, points: int
) -> None:
    random = Random(seed)
    terrain = [random.choice((1, 1, 1, 2, 3, 0)) for _ in range(board.size)]
    river = {pair: random.choice((0, 0, 1)) for pair in board.pairs()}
    cost = {(a, b): terrain[b] + river[a, b] for a, b in board.pairs() if terrain[b]}
    enter, start = ~(closed & random.getrandbits(42)) & board.all, random.randrange(board.size)
    stop &= random.getrandbits(42)
    reach = Reach(board.pairs(), lambda a, b: cost.get((a, b)))
    layers = reach.layers(1 << start, points, enter, stop)
    best = dijkstra(board.pairs(), cost, start, enter, stop)
    assert len(layers) == points + 1
    for spent, layer in enumerate(layers):
        assert set(bits(layer)) == {h for h, least in best.items() if least == spent}
    over = random.getrandbits(42)
    for spent, layer in enumerate(layers):
        for goal in bits(layer):
            for liked in (0, over):
                path = [start, *reach.path(layers, goal, stop, liked)]
                assert path[-1] == goal
                assert sum(cost[step] for step in pairwise(path)) == spent
                assert all(enter >> h & 1 for h in path[1:])
                assert not any(stop >> h & 1 for h in path[1:-1])
    unreached = next((h for h in range(board.size) if h not in best), None)
    if unreached is not None:
        with pytest.raises(ValueError, match="no way"):
            reach.path(layers, unreached, stop)


@settings(deadline=None)
@given(boards, st.integers(0, 1 << 30), masks)
def test_some_steps_altered_and_some_hexes_raised_are_as_if_it_had_been_so_from_the_start(
    board: HexMap, seed: int, dear: int
) -> None:
    random = Random(seed)
    cost: dict[tuple[int, int], int | None] = {pair: random.choice((1, 2, 3, None)) for pair in board.pairs()}
    other = {pair: random.choice((1, 4, None)) for pair in random.sample(sorted(cost), len(cost) // 3)}
    reach = Reach(board.pairs(), lambda a, b: cost[a, b]).altered(other).raised(dear, 2)
    now = {**cost, **other}

    def price(a: int, b: int) -> int | None:
        points = now[a, b]
        return None if points is None else points + 2 * (dear >> b & 1)

    anew = Reach(board.pairs(), price)
    start = 1 << random.randrange(board.size)
    assert reach.layers(start, 9, board.all, 0) == anew.layers(start, 9, board.all, 0)
    assert reach.steps.around(start) == anew.steps.around(start)
    assert reach.steps.before(start) == anew.steps.before(start)


def test_a_path_goes_over_what_it_likes_where_that_costs_nothing() -> None:
    board = grid(5, 5)
    reach = Reach(board.pairs(), lambda a, b: 1)
    start, goal = board.index["0203"], board.index["0403"]
    layers = reach.layers(1 << start, 3, board.all, 0)
    for middle in ("0303", "0304"):
        assert board.names(mask_of(reach.path(layers, goal, 0, 1 << board.index[middle]))) == [middle, "0403"]


def test_a_step_costs_something() -> None:
    board = grid(2, 2)
    with pytest.raises(ValueError, match="0 points"):
        Reach(board.pairs(), lambda a, b: 0)


# -- retreats --------------------------------------------------------------------------------------------------------


def walks(around: dict[int, list[int]], here: int, left: int, enter: int) -> Iterator[tuple[int, ...]]:
    for b in around.get(here, ()):
        if enter >> b & 1:
            if left == 1:
                yield (b,)
            else:
                yield from ((b, *rest) for rest in walks(around, b, left - 1, enter))


@settings(deadline=None)
@given(boards, st.sets(st.sampled_from(WAYS), max_size=4), masks, st.integers(0, 41), st.integers(1, 4))
def test_the_next_step_of_a_retreat_is_one_from_which_it_can_be_completed(
    board: HexMap, ways: set[str], closed: int, here: int, length: int
) -> None:
    steps = board.toward(sorted(ways))
    around: dict[int, list[int]] = {}
    for way in sorted(ways & set(board.ways)):
        for a, b in enumerate(board.near[way]):
            if b >= 0:
                around.setdefault(a, []).append(b)
    enter = ~closed & board.all
    goal = board.ring(here, length)
    wanted = {walk[0] for walk in walks(around, here, length, enter) if goal >> walk[-1] & 1}
    assert set(bits(retreat_steps(steps, here, length, enter, goal))) == wanted


# -- what lies along hexsides and along hexes ------------------------------------------------------------------------

BOARD = grid(5, 5)


def test_a_river_counts_both_ways_and_a_ridge_one_way() -> None:
    found = read_sides(
        BOARD, rows("hex,way,kind,one_way", "0202,n,river,", "0303,se,river,", "0303,n,ridge,1", "0404,s,wall,")
    )
    a, b = BOARD.index["0202"], BOARD.index["0201"]
    assert (a, b) in found["river"]
    assert (b, a) in found["river"]
    up, down = BOARD.index["0303"], BOARD.index["0302"]
    assert (up, down) in found["ridge"]
    assert (down, up) not in found["ridge"]
    assert found["ridge"].around(up) == 1 << down
    assert found["ridge"].around(down) == 0
    assert BOARD.names(found["river"].around(BOARD.index["0303"])) == ["0403"]
    assert list(found) == ["river", "ridge", "wall"]
    assert Sides([]).around(3) == 0


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("0909,n,river", "'0909' is no hex of this map"),
        ("0101,n,river", "hex 0101 has no neighbour 'n'"),
        ("0202,e,river", "hex 0202 has no neighbour 'e'"),
        ("0202,up,river", "hex 0202 has no neighbour 'up'"),
    ],
)
def test_a_hexside_that_is_none_is_told_with_its_line(row: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_sides(BOARD, rows("hex,way,kind", "0202,n,river", row))
    assert str(refused.value) == f"mine.csv, line 3: {said} on this map".replace("map on this map", "map")


def test_a_railway_is_a_path_of_touching_hexes_and_goes_both_ways() -> None:
    lines = read_lines(BOARD, rows("line,hexes", "east,0102 0202 0303", "south,0303 0304"))
    assert [len(path) for path in lines.values()] == [3, 2]
    rail = along(lines.values())
    first, last = BOARD.index["0102"], BOARD.index["0304"]
    assert BOARD.names(rail.flood(1 << first, BOARD.all)) == ["0102", "0202", "0303", "0304"]
    assert rail.flood(1 << last, BOARD.all) == rail.flood(1 << first, BOARD.all)
    assert BOARD.names(rail.flood(1 << first, BOARD.all & ~(1 << BOARD.index["0303"]))) == ["0102", "0202"]


@pytest.mark.parametrize("path", ["0101 0103", "0101 0102 0909", "1 2", "0101 0101"])
def test_a_railway_that_leaps_is_told_with_its_line(path: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_lines(BOARD, rows("line,hexes", f"branch,{path}"))
    assert str(refused.value).startswith("mine.csv, line 2: branch: ")


def test_sets_of_hexes_have_names() -> None:
    chosen = [BOARD.index[n] for n in ("0405", "0101")]
    assert BOARD.set(chosen) == mask_of(chosen)
    assert BOARD.names(BOARD.set(chosen)) == ["0101", "0405"]
    assert BOARD.by_way["n"].around(BOARD.set(chosen)) == 1 << BOARD.index["0404"]
    assert BOARD.toward(["n", "s"]).around(BOARD.set(chosen)) == BOARD.set(BOARD.index[n] for n in ("0404", "0102"))


def test_ten_times_the_hexes_cost_about_ten_times_at_most() -> None:
    """Near-linear or better; what else the machine does is given some room."""
    for name, spent in measure(0.05).items():
        assert spent[3000] < 14 * spent[300], name
