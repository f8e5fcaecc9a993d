"""1.0 What the game consists of: points, cards, troops and markers."""

from __future__ import annotations

from grognard.games.won_by_the_sword.kinds import FORTIFIED_TOWN
from grognard.games.won_by_the_sword.seen import Cadre
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, a_card, at, chit, deal, held, hidden, sword

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"


def test_1_1a_points_for_plundering_the_enemys_country() -> None:
    """Also T.e, 1.4w: a point for forage that finds something, in a region of the enemy's only."""
    for space, die, points in (("pfaffenhofen", 5, 1), ("pfaffenhofen", 0, 0), ("gunzenhausen", 5, 0)):
        t = sword({"sw1": at(space, "gustavus", ARMY)}, active="sw1", dice=[die])
        assert t.do("forage").vp == (points, 0)


def test_1_1a_points_for_places_and_for_an_army_kept_whole() -> None:
    """Also T.e: for a neutral place what the table says; at the end each own regiment in the cadre costs one."""
    t = sword({"sw1": at("dinkelsbuehl", "gustavus", ARMY)}, active="sw1", initiative="im", received=True, dice=[9])
    assert t.do("lay").vp == (BOX.forts[FORTIFIED_TOWN].vp_neutral, 0)
    t = sword(phase="end", turn=9, vp=[3, 0], cadre={"sw": "4 sw-inf"})
    assert t.play.result is not None
    assert t.play.result.winner == 1


def test_1_1b_both_begin_with_nothing_and_more_points_win() -> None:
    assert sword().vp == (0, 0)
    for points, winner in (([3, 5], 1), ([5, 3], 0)):
        t = sword(phase="end", turn=9, vp=points)
        assert t.play.result is not None
        assert t.play.result.winner == winner


def test_1_2c_a_card_gives_points_and_its_action_and_takes_baggage() -> None:
    card = a_card("tactical", cp=4)
    t = sword({"sw1": at("gunzenhausen", "gustavus", ARMY, bp=3)}, side="sw", hand={"sw": f"{card} c1"})
    t.do("activate:sw1", f"play:{card}")
    assert (t.cp, t.col("sw1").ta, t.col("sw1").bp) == (4, 1, 3)
    t.do("end")
    assert (t.col("sw1").ta, t.col("sw1").bp) == (1, 2)


def test_1_3e_basel_is_never_besieged() -> None:
    t = sword({"sw1": at("basel", "gustavus", "12 sw-inf", bp=3)}, active="sw1")
    assert t.refusal("lay").rule == "1.3e"


def test_1_4b_artillery_has_two_steps_of_size_and_takes_no_loss() -> None:
    column = at("gunzenhausen", "gustavus", "2 sw-inf 1 sw-cav 3 sw-art")
    t = sword({"sw1": column}, active="sw1", act={"quick": 2})
    assert t.act.size == 12
    t.do("quick:ansbach")
    assert t.refusal("lose:sw1.sw-art").rule == "1.4b"
    assert t.nouns("lose") == {"sw1.sw-inf", "sw1.sw-cav"}


def test_1_4c_captured_guns_become_ones_own_as_far_as_there_are_counters() -> None:
    column = at("gunzenhausen", "wilhelm-hesse", "2 he-cav")
    t = sword({"sw1": column}, active="sw1", stock={"gunzenhausen": (0, 3)})
    assert t.do("pick:0").troops("sw1") == "2 he-cav 2 he-art"
    assert t.stock("gunzenhausen") == (0, 0)


def test_1_4c_eliminated_guns_never_lie_among_the_cadre() -> None:
    t = sword(
        {"sw1": at("dinkelsbuehl", "gustavus", ARMY)},
        garrisons={"dinkelsbuehl": held("im", "1 ba-inf 1 ba-art")},
        sieges={"dinkelsbuehl": Siege(0, 8, 8, refused=True)},
        active="sw1", dice=[0],
    )  # fmt: skip
    t.do("assault").coast("ask-activity-own")
    assert t.holder("dinkelsbuehl") == "sw"
    assert t.cadre("im") == "1 ba-inf"


def test_1_4e_what_a_column_holds_is_on_a_hidden_card() -> None:
    t = sword({"sw1": at("ansbach", "gustavus", ARMY, bp=2)}, side="sw", hand={"sw": "c1 c2"}, cadre={"sw": "2 sw-inf"})
    assert t.view("sw").columns["sw1"].troops == {"sw-inf": 6, "sw-cav": 2, "sw-art": 1}
    assert hidden(t.view("im").columns["sw1"])
    assert t.view("im").columns["sw1"].at == "ansbach"
    assert t.view("im").cadre == Cadre(troops={}, count=0)


def test_1_4f_the_cadre_box_gives_regiments_back_only_where_something_says_so() -> None:
    column = {"sw1": at("gunzenhausen", "gustavus", ARMY, bp=2)}
    t = sword(column, active="sw1", card=a_card("tactical"), cadre={"sw": "1 sw-inf"})
    assert t.refusal("rebuild").rule == "14.7"
    t = sword(column, active="sw1", act={"rally": True})
    assert t.refusal("rebuild").rule == "1.4f"
    t = sword(column, active="sw1", act={"rally": True}, cadre={"sw": "1 sw-inf 1 he-inf"})
    t.do("rebuild")
    assert t.refusal("recruit:he-inf").rule == "1.4f"
    t.do("recruit:sw-inf")
    assert t.cadre("sw") == "1 he-inf"
    assert t.troops("sw1") == "6 sw-inf 1 sw-inf-r 2 sw-cav 1 sw-art"


def test_1_4h_a_detachment_is_half_a_full_regiment_of_foot() -> None:
    t = sword(
        {"sw1": at("ansbach", "gustavus", "1 sw-inf 1 sw-vinf-r 2 sw-cav")},
        garrisons={"ansbach": held("sw", "1 sw-det")}, active="sw1",
    )  # fmt: skip
    t.do("reorganise")
    assert t.refusal("detach:sw1.sw-vinf-r").rule == "1.4h"
    assert t.refusal("detach:sw1.sw-cav").rule == "1.4h"
    t.do("detach:sw1.sw-inf")
    assert t.troops("sw1") == "1 sw-inf-r 1 sw-vinf-r 2 sw-cav"
    assert t.troops("ansbach") == "2 sw-det"


def test_1_4i_a_detachment_brings_a_reduced_regiment_of_foot_to_full_strength() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", "1 sw-inf 1 sw-vinf-r 1 sw-cav-r 1 sw-det")}, active="sw1")
    t.do("reorganise")
    assert t.refusal("join:sw1.sw-cav-r").rule == "1.4i"
    assert t.refusal("join:sw1.sw-inf").rule == "1.4i"
    t.do("join:sw1.sw-vinf-r")
    assert t.troops("sw1") == "1 sw-inf 1 sw-vinf 1 sw-cav-r"
    t = sword({"sw1": at("gunzenhausen", "gustavus", "1 sw-inf-r 2 sw-inf")}, active="sw1")
    assert t.refusal("reorganise").rule == "4.2a"


def test_1_4j_a_detachment_comes_out_of_a_garrison_that_is_more_than_one() -> None:
    column = {"sw1": at("ansbach", "gustavus", "2 sw-cav")}
    t = sword(column, garrisons={"ansbach": held("sw", "1 sw-inf")}, active="sw1")
    t.do("reorganise", "detach:garrison.sw-inf")
    assert t.troops("ansbach") == "1 sw-inf-r"
    assert t.troops("sw1") == "2 sw-cav 1 sw-det"
    t = sword(column, garrisons={"ansbach": held("sw", "1 sw-det")}, active="sw1").do("reorganise")
    assert t.refusal("detach:garrison.sw-det").rule == "1.4h"


def test_1_4k_of_two_regiments_a_loss_leaves_one_full_and_one_reduced() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", "2 sw-inf")}, active="sw1", act={"quick": 2})
    t.do("quick:ansbach")
    assert t.troops("sw1") == "1 sw-inf 1 sw-inf-r"


def test_1_4l_detachments_never_lie_among_the_cadre() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", "1 sw-inf-r 1 sw-det")}, active="sw1", act={"quick": 2})
    t.do("quick:ansbach", "lose:sw1.sw-det")
    assert (t.troops("sw1"), t.cadre("sw")) == ("1 sw-inf-r", "")
    t = sword({"sw1": at("gunzenhausen", "gustavus", "1 sw-inf-r 1 sw-det")}, active="sw1", act={"quick": 2})
    t.do("quick:ansbach", "lose:sw1.sw-inf-r")
    assert t.cadre("sw") == "1 sw-inf"


def test_1_4m_a_garrison_without_steps_keeps_its_place() -> None:
    t = sword(
        {"im1": at("ansbach", "tilly", "3 ba-inf", bp=3)},
        garrisons={"ansbach": held("im", "1 ba-det")},
        side="im", hand={"im": "c17 c1"}, dice=[0, 9],
    )  # fmt: skip
    t.do("activate:im1", "play:c17").coast("ask-activity-own")
    assert t.troops("ansbach") == ""
    assert t.holder("ansbach") == "im"
    assert hidden(t.view("sw").garrisons["ansbach"])


def test_1_4o_each_dynamic_leader_in_play_draws_one_of_his_own_chits_a_turn() -> None:
    """And uses it once."""
    t = sword(
        {"sw1": at("ansbach", "gustavus baner", ARMY), "im1": at("munich", "tilly", "4 ba-inf")},
        phase="turn", turn=2, round=0, dice=[chit("forced-march"), chit("entrench"), deal(1, 10), deal(11, 20)],
    )  # fmt: skip
    assert (t.chit("gustavus"), t.chit("baner"), t.chit("tilly")) == ("forced-march", "", "entrench")
    t.do("first:sw", "activate:sw1", "play:c1", "ability:gustavus")
    assert t.act.forced == 3
    assert t.refusal("ability:gustavus").rule == "6.1d"
    assert t.refusal("ability:baner").rule == "6.1d"


def test_1_4v_every_column_must_play_a_card_which_is_then_laid_aside() -> None:
    t = sword(
        {"sw1": at("ansbach", "gustavus", ARMY, bp=9), "sw2": at("munich", "horn", ARMY, bp=9)},
        side="sw", hand={"sw": "c1 c4", "im": "c2 c3"},
    )  # fmt: skip
    assert t.refusal("discard:c1").rule == "3.4a"
    t.do("activate:sw1", "play:c1", "end", "discard:c2", "activate:sw2", "play:c4", "end")
    assert t.view("im").discard == ("c1", "c2", "c4")
    assert t.do("discard:c3").g.round == 3


def test_1_7_the_die_goes_from_zero_to_nine() -> None:
    """A zero finds nothing, a nine three points of baggage in a fresh village (T.c)."""
    for die, bp in ((0, 0), (1, 0), (2, 1), (9, 3)):
        t = sword({"sw1": at("gunzenhausen", "gustavus", ARMY)}, active="sw1", dice=[die])
        assert t.do("forage").col("sw1").bp == bp
        assert t.told("log-forage")[0]["die"] == die
