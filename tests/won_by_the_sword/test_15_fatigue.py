"""15.0 Fatigue."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, a_card, at, sword

LATE: dict[str, Any] = {"initiative": "im", "received": True}


@pytest.mark.parametrize(("fatigue", "cp", "left"), [(0, 4, 0), (3, 1, 0), (6, 0, 2)])
def test_15_0a_a_point_for_each_before_anything_else(fatigue: int, cp: int, left: int) -> None:
    """It comes from battles and forced marches."""
    column = {"sw1": at("ansbach", "baner", "4 sw-inf", bp=9, fatigue=fatigue)}
    card = a_card("tactical", cp=4)
    t = sword(column, side="sw", hand={"sw": f"{card} c1"}).do("activate:sw1", f"play:{card}")
    assert (t.cp, t.col("sw1").fatigue) == (cp, left)
    assert [line["cp"] for line in t.told("log-rest")] == ([4 - cp] if fatigue else [])
    if not cp:
        assert t.refusal("march:gunzenhausen").key == "no-tired"


def test_15_0a_who_is_still_tired_does_nothing_at_all() -> None:
    """Not even what costs no points; with just enough points it may."""
    card = a_card("tactical", cp=4)
    for fatigue, tired in ((5, True), (4, False)):
        columns = {
            "sw1": at("ansbach", "baner", "4 sw-inf 2 sw-cav", bp=9, fatigue=fatigue),
            "sw2": at("ansbach", "horn", "4 sw-inf", bp=9),
        }
        t = sword(columns, side="sw", hand={"sw": f"{card} c1"}).do("activate:sw1", f"play:{card}")
        assert t.cp == 0
        for answer in ("drop:1", "destroy", "reorganise", "patrols", "absorb:sw2"):
            assert t.can(answer) != tired
            if tired:
                assert (t.refusal(answer).rule, t.refusal(answer).key) == ("15.0a", "no-tired")
        if tired:
            assert t.options == ["end"]
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf 2 sw-cav", fatigue=5)}
    t = sword(columns, side="sw", hand={"sw": f"{card} c1"}).do("activate:sw1", f"play:{card}")
    assert t.options == ["pay"]  # it still eats


def test_15_0a_a_column_split_off_is_as_tired_as_the_old_one() -> None:
    column = {"sw1": at("ansbach", "gustavus baner", "4 sw-inf", bp=9, fatigue=2)}
    t = sword(column, side="sw", hand={"sw": "c1 c4"})
    t.do("create:sw1", "play:c4", "take_leader:baner", "take:sw1.sw-inf", "form")
    assert (t.cp, t.col("sw2").fatigue, t.col("sw1").fatigue) == (4 - 1 - 2, 0, 2)


def joined(mine: int, theirs: int, done: bool, cp: int = 5) -> tuple[int, int]:
    """Points and fatigue left when a column has absorbed another."""
    columns = {
        "sw1": at("ansbach", "gustavus", "4 sw-inf", bp=9, fatigue=mine),
        "sw2": at("ansbach", "baner", "4 sw-inf", bp=9, fatigue=theirs, done=done),
    }
    t = sword(columns, active="sw1", cp=cp).do("absorb:sw2")
    return t.cp, t.col("sw1").fatigue


def test_15_0a_the_fatigue_of_an_absorbed_column_is_slept_off_at_once_if_it_had_not_acted() -> None:
    assert joined(0, 2, done=False) == (3, 0)
    assert joined(0, 7, done=False) == (0, 2)
    assert joined(0, 2, done=True) == (5, 2)


def test_15_0a_of_two_fatigues_the_larger_counts() -> None:
    """The active column's own is of a forced march in this activation."""
    assert joined(2, 3, done=True) == (5, 3)
    assert joined(3, 2, done=True) == (5, 3)
    assert joined(1, 7, done=False) == (0, 2)


def test_15_0a_it_comes_from_a_battle_won() -> None:
    columns = {"sw1": at("ansbach", "baner", "8 sw-inf", bp=9), "im1": at("ansbach", "cratz", "2 ba-inf")}
    t = sword(columns, active="sw1", dice=[9, 0, 0, 0], **LATE).do("offer:im1").coast()
    assert t.col("sw1").fatigue == 1


def test_15_0b_it_does_not_matter_to_whoever_is_attacked() -> None:
    lines = []
    for fatigue in (0, 3):
        columns = {
            "sw1": at("ansbach", "baner", "8 sw-inf", bp=9),
            "im1": at("ansbach", "cratz", "4 ba-inf", fatigue=fatigue),
        }
        t = sword(columns, active="sw1", dice=[0, 5, 0, 0], **LATE).do("offer:im1").coast()
        lines.append([(line["total"], line["hits"]) for line in t.told("log-fire")])
        assert t.troops("sw1") == "5 sw-inf 3 sw-inf-r"
    assert lines[0] == lines[1]


def test_15_0a_whoever_absorbs_more_fatigue_than_he_has_points_rests() -> None:
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf", bp=9), "sw2": at("ansbach", "horn", "4 sw-inf", fatigue=5)}
    t = sword(columns, active="sw1", cp=3).do("absorb:sw2")
    assert (t.cp, t.col("sw1").fatigue) == (0, 2)
    assert t.refusal("drop:1").key == "no-tired"


def parted(fatigue: int, *answers: str, done: bool = False, cp: int = 5) -> Table:
    """A column with some points takes from a tired one what the answers say."""
    columns = {
        "sw1": at("ansbach", "gustavus", "4 sw-inf", bp=9),
        "sw2": at("ansbach", "baner oberst-sw-1", "4 sw-inf 2 sw-cav", bp=9, fatigue=fatigue, done=done),
    }
    return sword(columns, active="sw1", cp=cp).do("reorganise", *answers, "done")


TWO = ("take:sw2.sw-cav", "take:sw2.sw-inf")


def test_15_0a_4_2a_fatigue_comes_over_with_a_part_of_a_column_too() -> None:
    """Once, however many come; the rest of that column is as tired as before."""
    t = parted(2, *TWO)
    assert (t.cp, t.col("sw1").fatigue, t.col("sw2").fatigue) == (3, 0, 2)
    assert t.told("log-comes-over") == [{"column": ("column", 0), "other": ("column", 1)}]
    t = parted(2, *TWO, done=True)  # they have acted: it is paid at the next activation
    assert (t.cp, t.col("sw1").fatigue) == (5, 2)
    t = parted(5, *TWO, cp=3)
    assert (t.cp, t.col("sw1").fatigue, t.refusal("drop:1").key) == (0, 2, "no-tired")


def test_15_0a_whoever_takes_no_troops_of_tired_friends_stays_fresh() -> None:
    for fatigue, answers in ((2, ()), (2, ("take_leader:oberst-sw-1",)), (0, TWO)):
        t = parted(fatigue, *answers)
        assert (t.cp, t.col("sw1").fatigue, t.told("log-comes-over")) == (5, 0, [])


def test_15_0a_the_enemy_sees_that_tired_troops_come_over_when_they_have() -> None:
    """Not before, and then it is not taken back; fresh ones come over unseen."""
    for fatigue in (0, 2):
        columns = {
            "sw1": at("ansbach", "gustavus", "4 sw-inf", bp=9),
            "sw2": at("ansbach", "baner", "4 sw-inf 2 sw-cav", fatigue=fatigue),
        }
        t = sword(columns, active="sw1")
        before = t.view("im")
        t.do("reorganise", *TWO)
        assert t.view("im") == before
        t.do("done")
        assert (t.view("im") == before, t.play.can_undo(0)) == (fatigue == 0, fatigue == 0)
