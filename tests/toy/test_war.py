"""The whole war as a toy: as large as it says, honest terrain, and a game that can be played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from . import war
from .war.land import BUILT, LAND, MAP, NATION, RAILWAYS, RIVERS, SIDE, START, TERRAIN

BOARD = war.board("en")


def test_it_has_the_real_sheets_and_a_thousand_counters_in_stacks() -> None:
    assert len(BOARD.spaces) == MAP.size == 6215
    assert [plane.flat for plane in BOARD.planes] == [False, False, True, False, True]
    assert len(BOARD.pieces) == len(START) == 1000
    stacks = Counter(START)
    assert 300 < len(stacks) < 600
    assert max(stacks.values()) > 4
    assert len(set(NATION)) == 10
    assert set(SIDE) == {0, 1}


def test_every_hex_lies_on_the_plane_of_its_sheet() -> None:
    planes = {plane.id: plane for plane in BOARD.planes}
    for h, space in enumerate(BOARD.spaces):
        plane = planes[MAP.sheet[h].plane]
        assert plane.x < space.x < plane.x + plane.w
        assert plane.y < space.y < plane.y + plane.h


def test_its_land_is_honest() -> None:
    assert min(Counter(TERRAIN).values()) > 100
    assert len(set(TERRAIN)) == 7
    assert len(RIVERS) > 1000
    assert all(b in MAP.linked[a] for a, b in RIVERS)
    assert all(b in MAP.linked[a] and LAND >> b & 1 for line in RAILWAYS for a, b in pairwise(line))
    assert all(LAND >> h & 1 for h in (*START, *BUILT))


def test_a_counter_may_go_to_hundreds_of_hexes_and_goes_there() -> None:
    play = Play(war.GAME, Seeded(1), "campaign")
    assert play.question is not None
    assert len(play.question.options) > 400
    u = max((u for u in range(1000) if SIDE[u] == 0), key=lambda u: war.reach(play.state, u).bit_count())
    play.act(0, ("move", u))
    assert play.question is not None
    assert len(play.question.options) > 300
    _, goal = play.question.options[-1]
    play.act(0, ("to", goal))
    assert play.state.at[u] == goal
    assert war.GAME.check(play.state) == []
