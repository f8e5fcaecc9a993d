"""One vocabulary for maps: links and hexes mean the same by the same word, whichever way they keep their steps."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.hexes import HexMap, MapSheet, Shifts
from grognard.kernel.links import LinkMap, Links
from grognard.kernel.maps import Map, Members, Net, bits, mask_of, members, taker, union
from grognard.kernel.search import paths, reach, retreat_steps

SHEET = MapSheet("main", "", (2, 2), True, "e", "s", 0, (1, 6), (1, 5))
HEXES = HexMap([SHEET], [SHEET.write(line, place) for line in range(1, 7) for place in range(1, 6)], "generated")
LINKS = LinkMap(HEXES.size, [(a, b, frozenset()) for a, b in HEXES.pairs() if a < b])
"""The same places and steps, kept as links."""

places = st.integers(0, HEXES.all)
one = st.integers(0, HEXES.size - 1)


def around(linked: Any, some: int) -> int:
    return mask_of(n for i in bits(some) for n in linked[i])


def far(linked: Any, start: int, through: int) -> dict[int, int]:
    """Plainly: steps from one place to all that can be reached."""
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for n in linked[here]:
            if n not in found and through >> n & 1:
                found[n] = found[here] + 1
                todo.append(n)
    return found


def net_of(board: Map[Any]) -> Net:
    net: Net = board.steps
    return net


@pytest.mark.parametrize("board", [HEXES, LINKS], ids=["hexes", "links"])
@settings(max_examples=60)
@given(seeds=places, through=places, steps=st.integers(0, 4), a=one, b=one)
def test_a_map_is_what_a_plain_search_finds(
    board: Map[Any], seeds: int, through: int, steps: int, a: int, b: int
) -> None:
    linked, net = board.linked, net_of(board)
    assert net.around(seeds) == net.before(seeds) == around(linked, seeds)
    reached = mask_of(n for i in bits(seeds & through) for n in far(linked, i, through))
    assert net.flood(seeds, through) == net.flood_back(seeds, through) == reached
    near = mask_of(n for i in bits(seeds) for n, its in far(linked, i, through).items() if its <= steps)
    assert net.within(seeds, steps, through) == near
    whole = far(linked, a, board.all)
    assert board.distance(a, b) == whole[b]
    assert board.range(1 << a, steps) == mask_of(n for n, its in whole.items() if its <= steps)
    assert board.ring(a, steps) == mask_of(n for n, its in whole.items() if its == steps)
    assert set(board.pairs()) == {(i, n) for i in range(board.size) for n in linked[i]}


@settings(max_examples=60)
@given(enter=places, goal=places, here=one, length=st.integers(1, 3))
def test_searches_say_the_same_of_links_and_of_hexes(enter: int, goal: int, here: int, length: int) -> None:
    one, other = (retreat_steps(board.steps, here, length, enter, goal) for board in (HEXES, LINKS))
    assert one == other
    found = [
        (
            reach(here, length, board.linked, lambda a, b: bool(enter >> b & 1), lambda b: bool(goal >> b & 1)),
            set(paths(here, length, board.linked, lambda a, b: bool(enter >> b & 1))),
        )
        for board in (HEXES, LINKS)
    ]
    assert found[0] == found[1]


def test_where_there_is_no_way_there_is_no_distance() -> None:
    apart = LinkMap(4, [(0, 1, frozenset()), (2, 3, frozenset())])
    assert (apart.distance(0, 1), apart.distance(0, 3)) == (1, None)
    assert apart.ring(0, 2) == 0


def test_steps_one_way_are_not_steps_back() -> None:
    """A retreat goes one way only: what leads here is not where one may go."""
    down = Shifts([(0, 1), (1, 2)])
    assert (down.around(0b010), down.before(0b010)) == (0b100, 0b001)
    assert (down.flood(0b010, 0b111), down.flood_back(0b010, 0b111)) == (0b110, 0b011)
    assert Links((0b010, 0b101, 0b010)).around(0b010) == 0b101


@given(st.sets(st.integers(0, 3000), max_size=40), st.integers(0, 1 << 400), st.integers(0, 2000))
def test_members_are_those_one_by_one_few_or_many(few: set[int], many: int, far_: int) -> None:
    for mask in (mask_of(few), many, many << far_, mask_of(few) | many << far_):
        assert members(mask) == list(bits(mask))
        assert mask_of(members(mask)) == mask


@given(st.lists(st.integers(0, 1 << 90)))
def test_a_union_has_what_any_has(sets: list[int]) -> None:
    assert set(bits(union(sets))) == {member for each in sets for member in bits(each)}


def test_what_stands_at_the_members_is_taken_from_a_list() -> None:
    letters = "abcdef"
    assert [taker(mask)(letters) for mask in (0, 0b100, 0b101)] == [(), ("c",), ("a", "c")]


@given(st.integers(0, 1 << 300))
def test_members_as_a_sequence(mask: int) -> None:
    listed, lazy = list(bits(mask)), Members(mask)
    assert list(lazy) == listed
    assert len(lazy) == len(listed)
    assert bool(lazy) == bool(listed)
    assert [lazy[at] for at in range(len(lazy))] == listed
    assert lazy[1:3] == listed[1:3]
    assert all((at in lazy) == (at in listed) for at in range(-1, 302))
    with pytest.raises(IndexError):
        lazy[len(listed)]
