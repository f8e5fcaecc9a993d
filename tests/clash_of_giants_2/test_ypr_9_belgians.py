"""YPR.9.23: the Belgians on their march to the Yser."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.kernel.maps import bits

from .finding import YPRES_BOX as BOX
from .finding import around, field, flanders, men, roll_for, step, zone_set

EAST = field("D", 3, BOX.east)
"""Open ground east of the Belgian attack line."""


def after(start: str, steps: int) -> set[str]:
    """Where exactly so many steps west, north-west or south-west lead."""
    return {step(BOX, start, *ways) for ways in product(("w", "nw", "sw"), repeat=steps)}


@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_ypr_9_23a_belgians_east_of_the_line_march_off(turn: int) -> None:
    """All their points, each step west, north-west or south-west (two of them may make one hex west)."""
    t = flanders({EAST: "al-be1 al-be2"}, active="al-D", turn=turn, roll=roll_for("al", 3))
    assert t.refusal("done").rule == "YPR.9.23a"
    t.do("move:al-be1")
    assert t.nouns("to") == after(EAST, 3)
    assert t.refusal("stay").rule == "YPR.9.23a"
    for number in (step(BOX, EAST, "w"), step(BOX, EAST, "e"), step(BOX, EAST, "ne", "nw")):
        assert t.refusal(f"to:{number}").rule == "YPR.9.23a"
    t.do("with:al-be2")
    assert t.refusal("stay").rule == "YPR.9.23a"
    goal = sorted(t.nouns("to"))[0]
    assert t.do(f"to:{goal}").at("al-be2") == goal


def test_ypr_9_23a_four_points_are_four_steps() -> None:
    """Example D8: turn 3, result 4/7."""
    t = flanders({EAST: "al-be1"}, active="al-D", turn=3, roll=roll_for("al", 4)).do("move:al-be1")
    clear = {n for n in after(EAST, 4) if BOX.terrain[BOX.hex[n]] == "clear"}
    assert clear
    assert clear <= t.nouns("to") <= after(EAST, 4) | after(EAST, 3)
    assert not t.nouns("to") & (after(EAST, 1) | after(EAST, 2)) - after(EAST, 4)


def test_ypr_9_23a_nobody_else_marches() -> None:
    """Not the British with them, not Belgians before turn 2 or after turn 5, nor those west of the line."""
    assert flanders({EAST: "al-br7"}, active="al-D", turn=3).can("done")
    assert flanders({EAST: "al-be1"}, active="al-D", turn=6).can("done")
    t = flanders({EAST: "al-be1"}, active="al-D", turn=6).do("move:al-be1")
    assert {step(BOX, EAST, "e"), step(BOX, EAST, "w")} <= t.nouns("to")
    west = field("D", 1, BOX.map.all & ~BOX.east)
    t = flanders({west: "al-be1"}, active="al-D", turn=3)
    assert t.can("done")
    assert {step(BOX, west, "e"), step(BOX, west, "w")} <= t.do("move:al-be1").nouns("to")


def test_ypr_9_23a_an_enemy_zone_ends_the_march() -> None:
    german = step(BOX, EAST, "w", "w")
    t = flanders({EAST: "al-be1", german: "ge-14"}, active="al-D", turn=5, roll=roll_for("al", 3)).do("move:al-be1")
    assert step(BOX, EAST, "w") in t.nouns("to")
    near = set(around(BOX, german))
    assert {n for n in t.nouns("to") if n not in after(EAST, 3)} <= near


def test_ypr_9_23a_where_there_is_no_room_they_march_as_far_as_they_can() -> None:
    """French units stand wherever the march would end (YPR.12.2)."""
    french = [*men(BOX, "al", but="al-fr38"), *men(BOX, "al", kind="cav")]
    ends = sorted(after(EAST, 3))
    t = flanders(
        {EAST: "al-be1"} | dict(zip(ends, french, strict=False)), active="al-D", turn=3, roll=roll_for("al", 3)
    )
    assert t.refusal("done").rule == "YPR.9.23a"
    assert t.do("move:al-be1").nouns("to") == after(EAST, 2) - after(EAST, 3)


def test_ypr_9_23b_belgians_never_attack_east_of_their_line() -> None:
    """On no turn; from west of it they may strike at what stands east of it."""
    for turn in (5, 12):
        here = step(BOX, EAST, "e")
        t = flanders(
            {EAST: "al-be1 al-be2", here: "ge-14", step(BOX, here, "e"): "al-br7"}, phase="combat", side="al", turn=turn
        )
        t.do(f"attack:{here}")
        assert t.nouns("join") == {"al-br7"}
        assert t.refusal("join:al-be1").rule == "YPR.9.23b"
    line = next(
        (BOX.numbers[a], BOX.numbers[b])
        for a in bits(zone_set("D") & BOX.playable & ~BOX.east)
        for b in bits(BOX.map.steps.around(1 << a) & BOX.east & BOX.playable)
    )
    t = flanders({line[0]: "al-be1", line[1]: "ge-14"}, phase="combat", side="al", turn=12).do(f"attack:{line[1]}")
    assert t.can("join:al-be1")
