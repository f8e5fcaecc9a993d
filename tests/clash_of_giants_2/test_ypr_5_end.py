"""YPR.5.37, YPR.5.38: recovery, the continuous front, the end of the turn."""

from __future__ import annotations

import pytest

from grognard.games.clash_of_giants_2.state import mounted

from .finding import YPRES_BOX as BOX
from .finding import field, flanders, men, step
from .table import YPRES, marker, ypres

GERMANS = men(BOX, "ge")
FRENCH = men(BOX, "al", but="al-fr38")


def test_ypr_5_37_recovery_takes_markers_off_and_makes_replaced_units_whole() -> None:
    """YPR.7.21c: an enemy next to them does not matter then."""
    here = field("A")
    t = flanders(
        {here: "(al-fr17) al-fr18", step(BOX, here, "e"): "ge-14", "4801": "(ge-13) ge-2cd"}, phase="recover",
        repl=1 << BOX.unit["al-fr17"] | 1 << BOX.unit["ge-13"], moved=1 << BOX.unit["al-fr18"],
        rebuilt=1 << BOX.unit["ge-2cd"],
    )  # fmt: skip
    assert (t.steps("al-fr17"), t.steps("ge-13"), t.steps("al-fr38")) == (2, 2, 1)
    assert t.g.moved | t.g.repl | t.g.rebuilt == 0


def test_ypr_5_38a_markers_come_off_the_tracks() -> None:
    t = flanders({}, phase="end", drawn={"al-A": 3, "ge-B": 6})
    assert (t.g.drawn, bytes(t.g.results), t.g.active, t.g.turn) == ((), bytes(8), -1, 6)


def chain(side: str, *rows: int) -> dict[str, str]:
    """A unit in each of these rows, one above another."""
    return {f"{row}15": unit for row, unit in zip(rows, GERMANS if side == "ge" else FRENCH, strict=False)}


WHOLE = (47, 44, 41, 38, 35, 32, 29, 26, 23, 22)


@pytest.mark.parametrize("side", ["al", "ge"])
def test_ypr_5_38b_a_front_is_a_line_of_units_or_zones_from_the_south_edge_to_row_21(side: str) -> None:
    """YPR.5.38c. A zone of control reaches one hex, so every third row will do."""
    for rows, found in (
        (WHOLE, True),
        ((48, 45, 42, 39, 36, 33, 30, 27, 24, 21), True),
        (WHOLE[1:], False),
        (WHOLE[:-1], False),
        ((47, 44, 41, 37, 34, 31, 28, 25, 22), False),
    ):
        t = ypres(chain(side, *rows) | {"4830": "(al-fr38)"}, phase="end", turn=7)
        assert t.g.front == (8 if found else 0), rows
        assert len(t.told("log-front")) == found


def test_ypr_5_38b_both_sides_together_make_no_front() -> None:
    half = len(WHOLE) // 2
    mixed = chain("al", *WHOLE[:half]) | chain("ge", *WHOLE[half:])
    assert flanders(mixed, phase="end", turn=7).g.front == 0


def test_ypr_5_38b_enemies_in_the_gaps_break_it() -> None:
    """Where zones alone join two units, an enemy in one of the two hexes of a row leaves a way, in both he does not."""
    for there, found in (({"4615": "al-fr17"}, True), ({"4615": "al-fr17", "4616": "al-fr18"}, False)):
        assert (flanders(chain("ge", *WHOLE) | there, phase="end", turn=7).g.front == 8) == found


def test_ypr_5_38c_a_front_of_one_side_dismounts_the_cavalry_of_both() -> None:
    """YPR.11.1: from the next turn on, and for good."""
    t = ypres(chain("ge", *WHOLE) | {"4830": "(al-fr38)", "4828": "al-fr4cd", "4801": "ge-2cd"}, phase="end", turn=7)
    assert t.g.turn == 8
    assert [mounted(t.g, BOX.unit[name]) for name in ("al-fr4cd", "ge-2cd")] == [False, False]
    t = flanders({"4828": "al-fr4cd"}, phase="end", turn=11, front=8)
    assert (t.g.turn, t.g.front, mounted(t.g, BOX.unit["al-fr4cd"])) == (12, 8, False)
    assert mounted(ypres({"4828": "al-fr4cd"}, turn=7, front=8, active="al-A").g, BOX.unit["al-fr4cd"])


def test_ypr_5_38d_the_turn_advances_and_after_the_last_victory_is_determined() -> None:
    assert flanders({}, phase="end", turn=3).g.turn == 4
    assert flanders({}, phase="end", turn=18).play.result is not None
    t = ypres({field("D"): "ge-14"}, phase="start", turn=4, dice=[marker(YPRES, "ge-D"), 6])
    assert (t.prompt, t.nouns("move")) == ("ask-move", {"ge-14"})
