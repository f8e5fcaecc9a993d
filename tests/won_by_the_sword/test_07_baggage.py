"""7.0 Baggage: found, dropped, carried, stored, spent."""

from __future__ import annotations


import pytest

from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, a_card, at, held, hidden, sword, yields

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
CARD = a_card("forced-march", bp=(1, 2, 4))


def test_7_1a_baggage_is_found_taken_from_the_enemy_or_captured_with_a_place() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", ARMY)}, active="sw1", dice=[9])
    assert t.do("forage").col("sw1").bp == 3
    place = "dinkelsbuehl"
    t = sword(
        {"sw1": at(place, "gustavus", ARMY)}, active="sw1", initiative="im", received=True,
        dice=[yields(place, superior=0)],
    )  # fmt: skip
    assert t.do("lay").col("sw1").bp == BOX.fort[BOX.space[place]].bp_surrender
    t = sword(
        {"sw1": at(place, "baner", "8 sw-inf 2 sw-cav"), "im1": at(place, "cratz", "2 ba-inf", bp=4)},
        active="sw1", initiative="im", received=True, dice=[9, 0, 0, 0],
    )  # fmt: skip
    t.do("offer:im1").coast("ask-spoils-baggage")
    assert t.do("capture:4").told("log-captured-baggage")[0]["number"] == 4
    assert t.col("sw1").bp == 4 - 3  # two for the card, one for the battle


def test_7_1b_baggage_is_dropped_for_nothing_and_lies_there() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", ARMY, bp=4)}, active="sw1")
    assert t.refusal("drop:5").rule == "7.1b"
    t.do("drop:3")
    assert (t.col("sw1").bp, t.stock("gunzenhausen"), t.cp) == (1, (3, 0), 5)


def test_7_1c_a_column_leaves_baggage_for_a_friend_of_its_space() -> None:
    """Example A8: the other picks it up for a point, an enemy could too, teamsters ask nothing."""
    columns = {"sw1": at("gunzenhausen", "gustavus", ARMY, bp=6), "sw2": at("gunzenhausen", "horn", ARMY, bp=1)}
    for card, cp in (("c1", 2), ("c13", 4)):
        t = sword(columns, side="sw", hand={"sw": f"c4 {card}", "im": "c2 c3"})
        t.do("activate:sw1", "play:c4", "drop:4", "end", "discard:c2", "activate:sw2", f"play:{card}", "pick:4")
        assert (t.col("sw2").bp, t.stock("gunzenhausen"), t.cp) == (5, (0, 0), cp)


def test_7_2a_it_is_paid_at_the_end_for_the_size_at_the_beginning_even_for_nothing() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", "8 sw-inf 2 sw-cav", bp=3)}, active="sw1", card=CARD)
    t.do("drop:1")
    assert t.col("sw1").bp == 2
    t.do("end")
    assert t.col("sw1").bp == 0


def test_7_2b_neither_losses_nor_troops_left_behind_change_what_is_owed() -> None:
    """26 steps at the beginning are medium, whatever is left at the end."""
    column = {"sw1": at("ansbach", "baner", "10 sw-inf", bp=3)}
    t = sword(column, garrisons={"ansbach": held("sw", "1 sw-det")}, active="sw1", card=CARD)
    t.do("reorganise", "detach:sw1.sw-inf", "done", "end")
    assert t.col("sw1").bp == 1
    t = sword(column, active="sw1", card=CARD, act={"quick": 1}).do("quick:gunzenhausen").settle()
    assert t.do("end").col("sw1").bp == 1


@pytest.mark.parametrize(("bp", "left"), [(2, "4 sw-inf"), (1, "3 sw-inf 1 sw-inf-r"), (0, "2 sw-inf 2 sw-inf-r")])
def test_7_2c_what_activities_cost_is_added_and_what_is_missing_costs_steps(bp: int, left: str) -> None:
    """A point for the card, one for the offer of battle that was refused."""
    columns = {"sw1": at("ansbach", "baner", "4 sw-inf", bp=bp), "im1": at("ansbach", "tilly", "4 ba-inf")}
    t = sword(columns, active="sw1", card=CARD).do("offer:im1", "refuse").finish()
    assert (t.troops("sw1"), t.col("sw1").bp) == (left, 0)


def test_7_2c_all_regiments_are_reduced_before_one_is_gone() -> None:
    t = sword({"sw1": at("ansbach", "baner", "1 sw-inf 1 sw-cav-r")}, active="sw1", card="c54").finish().settle()
    assert t.troops("sw1") == "1 sw-inf-r 1 sw-cav-r"
    t.do("lose:sw1.sw-cav-r")
    assert t.cadre("sw") == "1 sw-cav"


def test_7_3a_baggage_of_columns_and_garrisons_is_hidden() -> None:
    column, place = {"sw1": at("ansbach", "gustavus", ARMY, bp=4)}, {"ansbach": held("sw", "1 sw-inf", bp=2)}
    t = sword(column, garrisons=place, active="sw1")
    assert t.refusal("drop:1").rule == "7.3a"
    t.do("reorganise", "store:3", "done")
    assert (t.garrison("ansbach").bp, t.col("sw1").bp) == (5, 1)
    assert hidden(t.view("im").garrisons["ansbach"])
    assert hidden(t.view("im").columns["sw1"])
    assert t.view("im").stock == {}
    t = sword(column, garrisons=place, active="sw1").do("load", "amount:2")
    assert (t.garrison("ansbach").bp, t.col("sw1").bp, t.cp) == (0, 6, 4)


def test_7_3b_a_stock_without_a_garrison_is_open_to_all() -> None:
    t = sword({"sw1": at("ansbach", "gustavus", ARMY, bp=4)}, active="sw1").do("drop:3")
    assert t.view("im").stock == {"ansbach": (3, 0)}


def test_7_4_any_column_picks_up_what_no_column_holds_for_a_point() -> None:
    """Any part of it, also the enemy's; not what it has just dropped itself, and not a friend's."""
    columns = {
        "im1": at("gunzenhausen", "tilly", "4 ba-inf", bp=1),
        "im2": at("gunzenhausen", "cratz", "4 ba-inf", bp=5),
    }
    t = sword(columns, active="im1", stock={"gunzenhausen": (4, 0)}, cp=1)
    assert t.refusal("pick:5").rule == "7.4"
    t.do("pick:3")
    assert (t.col("im1").bp, t.stock("gunzenhausen"), t.cp) == (4, (1, 0), 0)
    assert t.refusal("pick:1").rule == "7.4"
    t = sword(columns, active="im1").do("drop:1")
    assert t.refusal("pick:1").rule == "7.4"


def test_7_4_a_garrisons_baggage_is_its_owners() -> None:
    place = {"ansbach": held("im", "1 ba-inf", bp=2)}
    t = sword({"sw1": at("ansbach", "gustavus", ARMY)}, garrisons=place, active="sw1")
    assert t.refusal("load").rule == "7.4"
    siege = {"ansbach": Siege(0, 4, 0)}
    t = sword({"sw1": at("ansbach", "gustavus", ARMY)}, garrisons=place, sieges=siege, active="sw1")
    assert t.refusal("load").rule == "7.4"


def test_7_5_all_of_it_may_be_destroyed_for_nothing() -> None:
    t = sword({"sw1": at("ansbach", "gustavus", ARMY, bp=4)}, active="sw1").do("destroy")
    assert (t.col("sw1").bp, t.stock("ansbach"), t.cp) == (0, (0, 0), 5)
    assert t.refusal("destroy").rule == "7.5"
