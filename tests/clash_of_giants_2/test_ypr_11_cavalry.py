"""YPR.11, YPR.12: cavalry mounted and on foot, and who may stand with whom."""

from __future__ import annotations

import pytest

from grognard.games.clash_of_giants_2.odds import efficiency, efficiency_in_defence

from .finding import YPRES_BOX as BOX
from .finding import assault, declare, field, flanders, step
from .table import Table, ypres

HERE = field("A")
EAST = step(BOX, HERE, "e")
WEST = step(BOX, HERE, "w")


# -- YPR.11.1 ---------------------------------------------------------------------------------------------------------


def attacked(unit: str, by: str, front: int = 0) -> Table:
    """Cavalry is attacked on turn 8, before or after the front has closed; declared, not resolved."""
    t = flanders({HERE: unit, EAST: by}, phase="combat", side="ge", turn=8, front=front)
    return declare(t, HERE, by)


@pytest.mark.parametrize("front", [0, 9, 8, 3])
def test_ypr_11_1_cavalry_is_infantry_from_the_turn_after_a_front_has_formed(front: int) -> None:
    """Example F6: found at the end of turn 7 (front = 8): no withdrawal, efficiency unmoved by infantry, two a hex."""
    on_foot = 0 < front <= 8
    t = attacked("al-fr4cd", "ge-14", front)
    cavalry, infantry = BOX.unit["al-fr4cd"], BOX.unit["ge-14"]
    assert efficiency_in_defence(t.g, cavalry, (infantry,)) == (efficiency(t.g, cavalry) if on_foot else 1)
    t.dice(1, 1).do("resolve")
    assert (t.prompt == "ask-withdraw") != on_foot
    t = ypres({HERE: "al-fr4cd", WEST: "al-fr5cd al-fr6cd"}, active="al-A", turn=8, front=front).do("move:al-fr4cd")
    assert t.can(f"to:{WEST}") != on_foot


@pytest.mark.parametrize(("front", "column"), [(0, "1-2"), (8, "1-1")])
def test_ypr_11_1_on_foot_it_has_a_share_in_offensive_support(front: int, column: str) -> None:
    t = flanders({HERE: "al-fr17", EAST: "ge-2cd"}, phase="combat", side="ge", turn=8, front=front, dice=[1, 1])
    declare(t, HERE, "ge-2cd").do("support", "resolve")
    assert t.told("log-odds")[0]["column"] == column


def test_ypr_11_1_it_is_still_replaced_as_cavalry() -> None:
    t = flanders({HERE: "al-fr4cd", "eliminated": "al-fr5cd"}, phase="replace", side="al", turn=12, front=8)
    t.do("rebuild:al-fr5cd")
    assert t.nouns("at") == {HERE}
    assert t.do(f"at:{HERE}").has("rebuilt", "al-fr5cd")


def test_ypr_11_1_three_on_a_hex_part_when_they_dismount() -> None:
    """At their next activation; two may go together, three may not, and two may stay."""
    units = {HERE: "al-fr4cd al-fr5cd al-fr6cd"}
    t = flanders(units, active="al-A", turn=8, front=8)
    assert t.refusal("done").rule == "STD.6.1"
    t.do("move:al-fr4cd")
    assert t.refusal("stay").rule == "STD.6.1"
    t.do("with:al-fr5cd")
    assert t.refusal("with:al-fr6cd").rule == "STD.6.1"
    t.do(f"to:{WEST}")
    assert t.can("done")
    assert flanders(units, active="al-A", turn=7, front=8).can("done")


# -- YPR.11.2, YPR.11.3 -----------------------------------------------------------------------------------------------


def test_ypr_11_2_mounted_british_cavalry_defends_as_infantry() -> None:
    """Example C10: with its own efficiency against infantry, where French cavalry has 1."""
    for unit in ("al-br1cd", "al-fr4cd"):
        t = attacked(unit, "ge-14").dice(3, 1).do("resolve", "stand")
        roll = t.told("log-roll")[0]
        assert roll["need"] == (BOX.ter[BOX.unit[unit]] if unit == "al-br1cd" else 1)
    assert BOX.ter[BOX.unit["al-br1cd"]] > 1
    t = attacked("al-fr4cd", "ge-2cd").dice(1, 1).do("resolve", "stand")
    assert t.told("log-roll")[0]["need"] == BOX.ter[BOX.unit["al-fr4cd"]]


def test_ypr_11_2_it_is_cavalry_in_all_else() -> None:
    """Stacking, attack (no offensive support), movement, and withdrawal before combat."""
    t = ypres({HERE: "al-br1cd", WEST: "al-br2cd al-br3cd"}, active="al-A", roll=6).do("move:al-br1cd")
    assert t.can(f"to:{WEST}")
    assert t.play.question is not None
    assert dict(t.play.question.args or {})["points"] == BOX.tracks[0, 0, 5][5][1]
    t = flanders({HERE: "al-br1cd al-br4", EAST: "ge-14"}, phase="combat", side="al", turn=5, dice=[1, 1, 1])
    declare(t, EAST, "al-br1cd al-br4").do("support", "resolve")
    assert t.told("log-odds")[0]["column"] == "1-1", "3 to 2, not shifted"
    t = attacked("al-br1cd", "ge-14").do("resolve")
    assert t.nouns("slip") == {"al-br1cd"}


@pytest.mark.parametrize("by", ["ge-2cd", "ge-14", "ge-2cd ge-14"])
def test_ypr_11_3_cavalry_withdraws_without_a_die(by: str) -> None:
    """From cavalry too: nothing is rolled, and it is away."""
    t = attacked("al-fr4cd", by).do("resolve", "slip:al-fr4cd", f"fall:{WEST}", "halt")
    assert t.at("al-fr4cd") == WEST
    assert t.prompt == "ask-advance"
    assert t.fate.left == 0


def test_ypr_11_3_infantry_does_not_withdraw() -> None:
    t = attacked("al-fr17", "ge-2cd").dice(1, 1).do("resolve")
    assert t.prompt == "ask-replace"


# -- YPR.12 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "room"),
    [
        ("al-fr5cd al-fr6cd", True),
        ("al-fr5cd al-fr6cd al-fr7cd", False),
        ("al-fr17", True),
        ("al-fr17 al-fr5cd", False),
        ("al-br1cd", False),
        ("al-be1cd", False),
    ],
)
def test_ypr_12_1_three_cavalry_units_of_one_nation_a_hex(there: str, room: bool) -> None:
    t = ypres({HERE: "al-fr4cd", WEST: there}, active="al-A").do("move:al-fr4cd")
    assert t.can(f"to:{WEST}") == room
    if not room:
        assert t.refusal(f"to:{WEST}").rule in ("STD.6.1", "STD.6.2", "YPR.12.2")


@pytest.mark.parametrize("unit", ["al-be1", "al-br4", "al-fr17"])
@pytest.mark.parametrize("there", ["al-be2", "al-br5", "al-fr18"])
def test_ypr_12_2_belgians_british_and_french_do_not_stack(unit: str, there: str) -> None:
    """Indians are British. In zone D, where all of them may be."""
    here = field("D", 1, BOX.map.all & ~BOX.east)
    t = ypres({here: unit, step(BOX, here, "e"): there}, active="al-D", turn=8).do(f"move:{unit}")
    same = BOX.nation[BOX.unit[unit]] == BOX.nation[BOX.unit[there]]
    assert t.can(f"to:{step(BOX, here, 'e')}") == same
    assert same or t.refusal(f"to:{step(BOX, here, 'e')}").rule == "YPR.12.2"
    assert ypres({HERE: "al-inla", WEST: "al-br4"}, active="al-A").do("move:al-inla").can(f"to:{WEST}")


def forced() -> Table:
    """A British division whose only way back leads to the French."""
    ways = {step(BOX, WEST, "w"): "al-fr17", step(BOX, HERE, "nw", "ne"): "ge-24", step(BOX, HERE, "sw", "se"): "ge-40"}
    units = {HERE: "al-br4", EAST: "ge-14 ge-13", WEST: "al-fr18"} | ways
    t = flanders(units, phase="combat", side="ge", turn=8, options={"attack-all": 0}, dice=[6, 1, 1])
    return assault(t, HERE, "ge-14 ge-13")


def test_ypr_12_2_a_forced_retreat_mixes_them() -> None:
    assert BOX.ter[BOX.unit["al-br4"]] == 5, "so that a 6 is a retreat of one hex"
    t = forced()
    assert t.at("al-br4") == t.at("al-fr18") == WEST


def test_ypr_12_2_and_they_part_at_the_first_occasion() -> None:
    """One of them has to go; they may not go on together. Once one is gone the other is free."""
    units = {HERE: "al-br4 al-fr18"}
    t = flanders(units, active="al-A", turn=8)
    assert t.refusal("done").rule == "YPR.12.2"
    t.do("move:al-br4")
    assert t.refusal("stay").rule == "YPR.12.2"
    assert t.refusal("with:al-fr18").rule == "YPR.12.2"
    t.do(f"to:{EAST}")
    assert t.can("done")
    t = flanders(units, active="al-A", turn=8, moved=1 << BOX.unit["al-br4"])
    assert t.refusal("done").rule == "YPR.12.2", "the French can go"
    t = flanders(units, active="al-A", turn=8, moved=1 << BOX.unit["al-br4"] | 1 << BOX.unit["al-fr18"])
    assert t.can("done")


def test_ypr_12_2_a_withdrawal_before_combat_is_not_forced() -> None:
    """British cavalry may not slip away to the French; where nobody stands it may."""
    t = flanders(
        {HERE: "al-br1cd", EAST: "ge-14", WEST: "al-fr18"}, phase="combat", side="ge", turn=8,
        options={"withdraw-hexes": 1},
    )  # fmt: skip
    declare(t, HERE, "ge-14").do("resolve", "slip:al-br1cd")
    assert t.nouns("fall") == {step(BOX, HERE, way) for way in ("nw", "sw")}


def test_ypr_12_2_nobody_advances_into_a_hex_of_another_nation() -> None:
    """Two nations attack together; who goes in first keeps the other out."""
    t = flanders(
        {HERE: "al-fr17", step(BOX, HERE, "ne"): "al-br4", EAST: "(ge-14)"}, phase="combat", side="al",
        dice=[6, 1, 1],
    )  # fmt: skip
    assault(t, EAST, "al-fr17 al-br4").do("advance:al-fr17")
    assert t.at("al-fr17") == EAST
    assert t.prompt == "ask-replace"
