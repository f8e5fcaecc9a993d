"""12.0 to 12.3, 12.5, 12.6, 13.0: the offer, minor battles, prisoners, and what is left on the field."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.won_by_the_sword.state import Siege, steps

from .table import Table, a_card, at, bag, held, link, sword

ROAD = link("ansbach", "gunzenhausen")


def meet(ours: str, theirs: str, *dice: int, leaders: str = "oberst-sw-1 oberst-ba-1", **more: Any) -> Table:
    """Two columns at Ansbach, the Swedish one active; colonels roll for no wounds, and nobody uses the initiative."""
    swede, bavarian = leaders.split()
    columns = {
        "sw1": at("ansbach", swede, ours, bp=9, ta=more.pop("ta", 0)),
        "im1": at("ansbach", bavarian, theirs, bp=4, ta=more.pop("their_ta", 0)),
        **more.pop("columns", {}),
    }
    return sword(columns, active="sw1", dice=dice, **{"received": True, "hand": {"im": "c1 c2"}, **more})


def fight(ours: str, theirs: str, *dice: int, **more: Any) -> Table:
    """They have met, and fight."""
    return meet(ours, theirs, *dice, **more).do("offer:im1", "accept")


# -- 12.0 the offer ----------------------------------------------------------------------------------------------------


def test_12_0a_battle_is_offered_to_one_column_here_for_a_point_and_baggage() -> None:
    others = {"im2": at("ansbach", "oberst-ba-2", "2 ba-inf"), "im3": at("gunzenhausen", "oberst-ba-3", "2 ba-inf")}
    t = meet("5 sw-inf", "5 ba-inf", columns=others, cp=3)
    assert t.nouns("offer") == {"im1", "im2"}
    for nobody in ("im3", "im4", "sw1"):  # elsewhere, nowhere, his own
        assert t.refusal(f"offer:{nobody}").rule == "12.0a"
    t.do("offer:im2")
    assert (t.asked, t.cp, t.act.owed) == ("im", 2, 1)
    assert t.g.battle is not None
    assert t.g.battle.defender == 5
    no = meet("5 sw-inf", "5 ba-inf", cp=0).refusal("offer:im1")
    assert (no.rule, dict(no.args)) == ("12.0a", {"needed": 1, "left": 0})
    t = meet("5 sw-inf", "5 ba-inf", 9, 0, 0).do("offer:im1", "accept", "keep", "retreat:gunzenhausen")
    assert t.col("sw1").bp == 9 - 1 - 3  # the battle and the card


def test_12_0a_a_column_may_march_into_the_space_and_offer() -> None:
    t = sword(
        {"sw1": at("gunzenhausen", "gustavus", "5 sw-inf", bp=2), "im1": at("ansbach", "tilly", "5 ba-inf")},
        active="sw1", cp=2,
    )  # fmt: skip
    assert t.refusal("offer:im1").rule == "12.0a"
    t.do("march:ansbach", "offer:im1")
    assert t.asked == "im"


def test_12_0b_one_column_fights_one() -> None:
    """12.0b, 9.2f, 5.3: friends in the space, patrols and the garrison look on."""
    t = meet(
        "9 sw-inf 2 sw-cav", "9 ba-inf 1 ba-cav", 9, 0,
        columns={
            "sw2": at("ansbach", "oberst-sw-2", "5 sw-inf"), "im2": at("ansbach", "oberst-ba-2", "9 ba-inf 3 ba-cav"),
        },
        patrols={ROAD: ("im1", "ba-cav")}, garrisons={"ansbach": held("im", "1 ba-inf")},
    )  # fmt: skip
    t.do("offer:im1", "accept")
    assert t.told("log-battle-minor")  # with his patrol he would have two regiments of horse
    shots = t.told("log-fire")
    assert [shot["power"] for shot in shots] == [42, 39]
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    assert (t.troops("sw2"), t.troops("im2"), t.troops("ansbach")) == ("5 sw-inf", "9 ba-inf 3 ba-cav", "1 ba-inf")
    assert t.patrols("im1") == {ROAD: "ba-cav"}


def test_12_0c_refusing_costs_points_and_all_baggage() -> None:
    t = meet("5 sw-inf", "5 ba-inf").do("offer:im1", "refuse")
    assert t.vp == (0, -3)
    assert t.col("im1").bp == 0
    assert t.stock("ansbach") == (4, 0)
    assert t.where("im1") == "ansbach"  # ruling 16
    assert t.troops("im1") == "5 ba-inf"


def test_12_0c_a_besieger_who_refuses_lifts_his_siege() -> None:
    """12.0c, 11.1g."""
    t = meet("5 sw-inf", "5 ba-inf", sieges={"ansbach": Siege(4, 4, 1)}).do("offer:im1", "refuse")
    assert not t.besieged("ansbach")


def test_12_0d_the_activation_goes_on_but_without_another_offer() -> None:
    t = meet("5 sw-inf", "5 ba-inf", cp=4, act={"surprise": 1}).do("offer:im1", "refuse")
    assert (t.prompt, t.cp, t.act.owed) == ("ask-activity-own", 3, 1)
    for verb in ("offer", "surprise"):
        assert t.refusal(f"{verb}:im1").rule == "12.0d"
    t.do("pick:4")
    assert (t.cp, t.col("sw1").bp) == (2, 13)
    t.do("march:gunzenhausen")


def test_12_0d_baggage_is_picked_up_also_where_one_has_dropped_some() -> None:
    t = meet("5 sw-inf", "5 ba-inf").do("drop:1", "offer:im1", "refuse")
    assert t.can("pick:5")


def test_12_0d_no_other_column_of_the_player_may_offer_either_this_round() -> None:
    hands = {"sw": "c49 c50 c51", "im": "c1 c2 c3 c4"}
    t = meet("5 sw-inf", "5 ba-inf", columns={"sw2": at("ansbach", "oberst-sw-2", "5 sw-inf", bp=9)}, hand=hands)
    t.do("offer:im1", "refuse", "end", "activate:im1", "play:c1").go("pay", "end")
    t.do("activate:sw2", "play:c49")
    assert t.refusal("offer:im1").rule == "12.0d"
    t.do("end", "discard:c2", "first:sw", "activate:sw2", "play:c50")
    assert t.g.round == 3
    assert t.can("offer:im1")


def sheltered(*answers: str, main_refused: bool = False, **more: Any) -> Table:
    """A small column refuses; then it does this with the main army that stands beside it."""
    hands = {"sw": "c49 c50 c51", "im": "c1 c2 c3 c4"}
    columns = {
        "sw2": at("ansbach", "oberst-sw-2", "5 sw-inf", bp=9),
        "im2": at("ansbach", "oberst-ba-2", "9 ba-inf", bp=9, declined=main_refused),
    }
    t = meet("5 sw-inf", "5 ba-inf", columns=columns, hand=hands, **more)
    t.do("offer:im1", "refuse", "end", "activate:im1", "play:c1", *answers).finish()
    return t.do("activate:sw2", "play:c49")


ABSORBED = ("absorb:im2",)
TAKEN = ("reorganise", *["take:im2.ba-inf"] * 8, "done")


@pytest.mark.parametrize("answers", [ABSORBED, TAKEN])
def test_12_0d_a_refusal_is_no_shelter_for_those_who_have_not_refused(answers: tuple[str, ...]) -> None:
    """Whole or in part (4.2a); but if they have refused as well the column is not offered battle again."""
    t = sheltered(*answers)
    assert t.can("offer:im1")
    assert not t.col("im1").declined
    assert bool(t.told("log-comes-over")) == (answers == TAKEN)
    assert sheltered(*answers, main_refused=True).refusal("offer:im1").rule == "12.0d"
    assert sheltered(*answers, options={"refusal-stays": True}).refusal("offer:im1").rule == "12.0d"


def test_12_0d_nothing_changes_for_whoever_takes_nobody_in() -> None:
    t = sheltered("reorganise", "done")
    assert t.refusal("offer:im1").rule == "12.0d"
    assert t.can("offer:im2")


def test_12_0e_a_surprise_attack_cannot_be_refused() -> None:
    t = meet("5 sw-inf", "5 ba-inf")
    assert t.refusal("surprise:im1").rule == "12.0e"
    t = meet("5 sw-inf", "5 ba-inf", act={"surprise": 1}, cp=2)
    t.do("surprise:im1")
    assert (t.options, t.cp, t.act.owed, t.act.surprise) == (["accept"], 1, 1, 0)
    assert t.refusal("refuse").rule == "12.0e"
    t = meet("5 sw-inf", "5 ba-inf", act={"surprise": 1}).do("offer:im1")  # an offer like any other
    assert t.can("refuse")


def test_12_0e_the_card_gives_a_surprise() -> None:
    """12.0e, 14.10."""
    card = a_card("surprise")
    both = {"sw1": at("ansbach", "oberst-sw-1", "5 sw-inf"), "im1": at("ansbach", "oberst-ba-1", "5 ba-inf")}
    t = sword(both, side="sw", hand={"sw": f"{card} c49"}).do("activate:sw1", f"play:{card}")
    assert t.can("surprise:im1")
    t = sword(both, side="sw", hand={"sw": f"{card} c49"}).do("activate:sw1", "play:c49")
    assert t.refusal("surprise:im1").rule == "12.0e"


def test_12_0f_after_a_battle_the_activation_is_over() -> None:
    for dice, winner in (((9, 0, 0), "sw1"), ((0, 9, 0), "im1")):
        t = fight("5 sw-inf", "5 ba-inf", *dice, cp=5)
        t.do("keep", "retreat:gunzenhausen")  # whoever has lost; ruling 17: also the attacker
        assert t.col(winner).won
        assert t.g.act is None
        assert t.col("sw1").done
        assert (t.asked, t.prompt) == ("im", "ask-column")
        assert t.col("sw1").bp == 9 - 1 - 3  # the baggage is paid all the same


# -- 12.1, 12.2 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "theirs", "major"),
    [
        ("8 sw-inf 2 sw-cav", "8 ba-inf 2 ba-cav", True),
        ("8 sw-inf-r 2 sw-cav-r", "8 ba-inf 2 ba-vcav", True),
        ("7 sw-inf 2 sw-cav 4 sw-det 2 sw-art", "12 ba-inf 2 ba-cav", False),
        ("9 sw-inf 1 sw-cav", "12 ba-inf 2 ba-cav", False),
        ("12 sw-inf 5 sw-cav", "7 ba-inf 2 ba-cav", False),
        ("12 sw-inf 5 sw-cav", "12 ba-inf 1 ba-cav", False),
    ],
)
def test_12_1_minor_or_major(ours: str, theirs: str, major: bool) -> None:
    t = meet(ours, theirs, *[0] * 4).do("offer:im1", "accept")
    assert bool(t.told("log-battle-major")) == major
    assert bool(t.told("log-battle-minor")) != major


def test_12_2a_a_chit_is_one_more_die() -> None:
    t = fight("5 sw-inf", "5 ba-inf", 1, 2, 3, 9, ta=2, ta_left=4)
    t.do("advantage:centre", "advantage:centre")
    ours, theirs = t.told("log-fire")
    assert (ours["dice"], ours["total"]) == ("1 + 2 + 3", 26)
    assert (theirs["dice"], theirs["total"]) == ("9", 29)
    t = fight("5 sw-inf", "5 ba-inf", ta=1, ta_left=5)
    t.dice(1, 2, 3).do("advantage:centre")
    assert [shot["dice"] for shot in t.told("log-fire")] == ["1 + 2", "3"]
    t = fight("5 sw-inf", "5 ba-inf", 1, 2, 3, 4, ta=1, ta_left=5, initiative="sw", received=False)
    t.do("advantage:centre", "initiative")
    assert [shot["dice"] for shot in t.told("log-fire")] == ["1 + 2 + 3", "4"]  # 2.0f: on top of it
    assert t.initiative == "im"
    t = meet("5 sw-inf", "5 ba-inf", 1, 2, leaders="gustavus oberst-ba-1", chits={"gustavus": "infantry-charge"})
    t.do("offer:im1", "accept")
    assert t.refusal("advantage:centre").rule == "12.2a"  # he has none from a card


def test_12_2b_a_chit_may_be_kept() -> None:
    t = fight("5 sw-inf", "5 ba-inf", 9, 0, 0, ta=1, ta_left=5).do("keep", "keep", "retreat:gunzenhausen")
    assert (t.col("sw1").ta, t.g.ta_left) == (1, 5)
    assert t.told("log-fire")[0]["dice"] == "9"


def test_12_2b_but_not_that_of_an_aggressive_leader() -> None:
    for chits, asked in (({"lorraine": "aggressive"}, "sw"), ({"tilly": "aggressive"}, "im")):
        t = fight("5 sw-inf", "5 ba-inf", 1, 2, 3, leaders="lorraine/sw tilly", chits=chits)
        assert t.asked == asked
        assert t.refusal("keep").rule == "12.2b"
        t.do(f"ability:{next(iter(chits))}")
        assert sum(len(str(shot["dice"]).split("+")) for shot in t.told("log-fire")) == 3
    t = fight("5 sw-inf", "5 ba-inf", 1, 2, leaders="gustavus tilly", chits={"gustavus": "infantry-charge"})
    t.do("keep")
    assert t.chit("gustavus") == "infantry-charge"


def test_12_2c_there_are_only_so_many_chits() -> None:
    t = fight("5 sw-inf", "5 ba-inf", leaders="gustavus tilly", chits={"gustavus": "infantry-charge"}, ta_left=0)
    assert t.refusal("ability:gustavus").rule == "12.2c"
    t = fight("5 sw-inf", "5 ba-inf", 0, 0, sieges={"ansbach": Siege(4, 4, 1)}, ta_left=0)  # 11.11c
    assert [shot["dice"] for shot in t.told("log-fire")] == ["0", "0"]
    t = fight("5 sw-inf", "5 ba-inf", 0, 0, leaders="lorraine/sw tilly", chits={"lorraine": "aggressive"}, ta_left=0)
    t.do("keep")  # what he must play does not exist
    t = fight("5 sw-inf", "5 ba-inf", 9, 0, 0, 0, 0, leaders="gustavus tilly", chits={"gustavus": "infantry-charge"})
    assert t.g.ta_left == 6
    t.do("ability:gustavus")
    assert t.g.ta_left == 5


def test_2_0f_the_initiative_is_asked_for_after_the_bombardment_if_anybody_is_left_to_fire() -> None:
    both = {"initiative": "sw", "received": False}
    t = fight("5 sw-inf", "5 ba-inf 1 ba-art", 0, **both)
    assert len(t.told("log-bombard")) == 1
    assert (t.asked, t.prompt, t.options) == ("sw", "ask-battle-initiative", ["keep", "initiative"])
    t.dice(1, 2, 3).do("initiative")
    assert [shot["dice"] for shot in t.told("log-fire")] == ["1 + 2", "3"]
    t = fight("1 sw-det", "5 ba-inf 1 ba-art", 9, 0, **both)  # his only step has fallen
    assert t.initiative == "sw"
    assert [shot["side"] for shot in t.told("log-fire")] == [("side", 1)]


# -- 12.3 minor battles ------------------------------------------------------------------------------------------------


def test_12_3a_attacker_then_defender_play_chits() -> None:
    t = fight("5 sw-inf", "5 ba-inf", 0, 0, 0, 0, ta=1, their_ta=1, ta_left=4)
    assert t.asked == "sw"
    assert t.refusal("advantage:left").rule == "12.4c"  # there is but one wing
    t.do("advantage:centre")
    assert t.asked == "im"
    t.do("advantage:centre")
    assert [shot["dice"] for shot in t.told("log-fire")] == ["0 + 0", "0 + 0"]


def test_12_3b_both_bombard_at_once_and_losses_come_before_the_fire() -> None:
    t = meet("5 sw-inf 2 sw-cav 2 sw-art", "5 ba-inf 1 ba-cav 2 ba-art", 9, 1).do("offer:im1", "accept")
    assert [(shot["power"], shot["hits"]) for shot in t.told("log-bombard")] == [(8, 2), (8, 1)]
    assert t.asked == "im"  # both have fired before anybody falls
    t.do("suffer:im1.ba-inf", "suffer:im1.ba-inf").dice(0, 0).do("suffer:sw1.sw-inf")
    assert [shot["power"] for shot in t.told("log-fire")] == [4 * 4 + 2 + 6, 3 * 4 + 2 * 2 + 3]


def test_12_3c_foot_and_horse_add_a_die_and_read_the_table() -> None:
    t = fight("2 sw-inf 1 sw-inf-r 1 sw-vcav 1 sw-det", "4 ba-inf 1 ba-cav-r", 5, 4)
    ours, theirs = t.told("log-fire")
    assert (ours["power"], ours["total"], ours["hits"]) == (8 + 2 + 4 + 1, 20, 3)
    assert (theirs["power"], theirs["total"], theirs["hits"]) == (16 + 2, 22, 3)
    t = fight("5 sw-inf 1 sw-art", "5 ba-inf", 0, 3, 3)
    assert [shot["power"] for shot in t.told("log-fire")] == [20, 20]  # guns have had their say


def test_12_3d_whoever_has_nobody_left_has_lost_all() -> None:
    """One hit destroys the enemy, who has made four."""
    t = fight("3 sw-inf", "1 ba-det 1 ba-art", 0, 0, 9, 9, 9, their_ta=2, ta_left=4)
    t.do("advantage:centre", "advantage:centre")
    assert [shot["hits"] for shot in t.told("log-fire")] == [1, 4]
    assert t.g.battle is not None
    assert t.g.battle.result == (0, 1)
    assert (t.asked, t.prompt) == ("sw", "ask-spoils-baggage")  # nobody asks the loser
    t.do("capture:4", "capture:1")
    assert t.gone("im1")
    assert t.col("sw1").bp == 9 + 4 - 3
    assert t.troops("sw1") == "2 sw-inf-r 1 sw-art"


def test_12_3d_if_nobody_is_left_at_all_everything_stays_where_it_lies() -> None:
    """Ruling 18: both columns go."""
    t = fight("1 sw-det 2 sw-art", "1 ba-det", 0, 9, 9)
    assert t.gone("sw1")
    assert t.gone("im1")
    assert t.stock("ansbach") == (9 + 4, 2)
    assert t.vp == (0, 3)  # all is equal: the defender has won
    assert t.prompt == "ask-column"


@pytest.mark.parametrize(
    ("ours", "theirs", "dice", "winner"),
    [
        ("5 sw-inf", "5 ba-inf", (4, 3), 0),  # hits: 24 and 23 are four and three
        ("5 sw-inf", "5 ba-inf", (3, 4), 1),
        ("3 sw-inf 2 sw-art", "3 ba-inf", (5, 0, 9), 0),  # the bombardment counts: 2 and 1 against 2
        ("5 sw-inf", "5 ba-inf", (2, 1), 0),  # three hits each; 22 and 21
        ("5 sw-inf", "5 ba-inf", (1, 2), 1),
        ("5 sw-cav 1 sw-det", "4 ba-inf", (1, 1), 0),  # 17 and 17; eleven steps against eight
        ("4 sw-inf", "4 ba-inf", (1, 1), 1),  # all equal: the defender
    ],
)
def test_12_3e_who_wins(ours: str, theirs: str, dice: tuple[int, ...], winner: int) -> None:
    t = fight(ours, theirs, *dice)
    while t.prompt == "ask-losses":
        t.do(t.options[-1])
    assert t.g.battle is not None
    assert t.g.battle.result == (winner, 1)


def test_12_3f_hits_are_steps_and_too_many_are_ignored() -> None:
    t = fight("9 sw-inf", "3 ba-inf", 1, 0)  # 37: five hits; 12: one
    assert t.troops("im1") == "1 ba-inf-r"
    assert t.cadre("im") == "2 ba-inf"
    assert t.troops("sw1") == "8 sw-inf 1 sw-inf-r"
    t = fight("9 sw-inf", "1 ba-inf 1 ba-det", 9, 0).do("suffer:im1.ba-det")  # six hits on three steps
    assert t.cadre("im") == "1 ba-inf"  # 13.0c: a detachment is no cadre


def test_12_3g_a_loser_with_as_much_horse_may_keep_his_baggage() -> None:
    for verb, spaces, left in (("keep", 1, (0, 0)), ("abandon", 2, (4, 1))):
        t = fight("5 sw-inf 2 sw-cav", "4 ba-inf 2 ba-cav 1 ba-art", 0, 9, 0)
        while t.prompt == "ask-losses":
            t.do(next(text for text in t.options if "inf" in text))
        assert (t.asked, t.options) == ("im", ["keep", "abandon"])
        t.do(verb)
        assert t.told("log-abandoned") == ([] if left == (0, 0) else [{"column": ("column", 4), "bp": 4, "guns": 1}])
        t.do("retreat:gunzenhausen")
        assert (t.asked == "im" and t.prompt == "ask-battle-retreat") == (spaces == 2)
        assert (t.col("im1").bp == 4) == (verb == "keep")
        assert ("ba-art" in t.troops("im1")) == (verb == "keep")


def test_12_3h_a_loser_with_less_horse_leaves_all_and_goes_two_spaces() -> None:
    """12.3h, 13.0d; ruling 1: where he goes."""
    t = fight(
        "5 sw-inf 2 sw-cav", "4 ba-inf 1 ba-cav 1 ba-art", 0, 9, 0,
        columns={"sw2": at("dinkelsbuehl", "oberst-sw-2", "3 sw-inf")},
    )  # fmt: skip
    while t.prompt == "ask-losses":
        t.do(next(text for text in t.options if "inf" in text))
    assert (t.asked, t.prompt) == ("im", "ask-battle-retreat")  # no choice to keep anything
    assert t.stock("ansbach") == (4, 1)
    assert t.refusal("retreat:dinkelsbuehl").rule == "12.3g"  # the enemy stands there
    assert t.refusal("retreat:ulm").rule == "12.3g"
    t.do("retreat:gunzenhausen")
    assert t.refusal("retreat:ansbach").rule == "12.3h"  # not back into the battle
    t.do("retreat:pappenheim")
    assert (t.where("im1"), t.col("im1").bp) == ("pappenheim", 0)
    assert "ba-art" not in t.troops("im1")


def test_12_3h_a_river_the_enemy_bars_stops_a_retreat() -> None:
    """Ruling 1, 8.5a."""
    t = sword(
        {
            "sw1": at("donauwoerth", "oberst-sw-1", "9 sw-inf", bp=9),
            "im1": at("donauwoerth", "oberst-ba-1", "4 ba-inf", sector="danube-r"),
        },
        garrisons={"donauwoerth": held("sw", "1 sw-inf")}, active="sw1", received=True, dice=[9, 0],
    ).do("offer:im1", "accept", "keep")  # fmt: skip
    assert t.refusal("retreat:pappenheim").rule == "8.5a"
    t.do("retreat:augsburg")


def test_12_3g_who_cannot_retreat_stays_and_loses_steps() -> None:
    """Ruling 1: from Waldmünchen there is one way, and it is held."""
    for theirs, spaces in (("4 ba-inf 1 ba-cav 1 ba-art", 1), ("5 ba-inf 1 ba-art", 2)):
        t = sword(
            {
                "sw1": at("waldmuenchen", "oberst-sw-1", "5 sw-inf 1 sw-cav", bp=9),
                "im1": at("waldmuenchen", "oberst-ba-1", theirs, bp=4),
                "sw2": at("cham", "oberst-sw-2", "3 sw-inf"),
            },
            active="sw1", received=True, dice=[0, 9, 0],
        ).do("offer:im1", "accept")  # fmt: skip
        while t.prompt == "ask-losses":
            t.do(t.options[0])
        if spaces == 1:
            t.do("keep")
        while t.prompt == "ask-losses":
            t.do(t.options[0])
        assert [line["losses"] for line in t.told("log-retreat-barred")] == [spaces]
        assert steps(t.col("im1").troops) == steps(bag(theirs)) - t.told("log-fire")[0]["hits"] - spaces
        assert t.where("im1") == "waldmuenchen"
        assert (t.col("im1").bp, t.stock("waldmuenchen")) == (0, (4, 1))
        assert (t.asked, t.prompt) == ("sw", "ask-spoils-baggage")


def test_12_3i_the_winner_is_tired_and_chits_go_back() -> None:
    t = fight("5 sw-inf", "5 ba-inf", 9, 0, 0, ta=1, ta_left=5).do("advantage:centre")
    t.do("keep", "retreat:gunzenhausen")
    assert (t.col("sw1").fatigue, t.col("im1").fatigue) == (1, 0)
    assert (t.g.ta_left, t.col("sw1").ta) == (6, 0)
    assert t.vp == (3, 0)


def test_12_3i_a_chit_kept_by_a_loser_is_lost_as_he_leaves() -> None:
    """14.11."""
    t = fight("5 sw-inf", "5 ba-inf", 9, 0, 0, their_ta=1, ta_left=5).do("keep", "keep", "retreat:gunzenhausen")
    assert (t.col("im1").ta, t.g.ta_left) == (0, 6)


# -- 12.5 prisoners ----------------------------------------------------------------------------------------------------


def after_winning(card: str, **more: Any) -> Table:
    """A column that has won, and is activated by this card."""
    won = at("ansbach", "oberst-sw-1", "3 sw-inf 3 sw-inf-r", bp=5, **{"won": True, "fatigue": 1, **more})
    t = sword({"sw1": won}, side="sw", hand={"sw": f"{card} c2"}, cadre={"sw": "1 sw-inf"})
    return t.do("activate:sw1", f"play:{card}")


def test_12_5a_the_winner_recruits_once_he_is_rested() -> None:
    t = after_winning("c49")  # three points
    assert (t.cp, t.col("sw1").fatigue) == (2, 0)
    t.do("rally", "restore:sw1.sw-inf-r")
    assert (t.cp, t.troops("sw1")) == (1, "4 sw-inf 2 sw-inf-r")
    assert after_winning("c49", won=False).refusal("rally").rule == "14.7"
    assert after_winning("c49", fatigue=4).refusal("rally").rule == "15.0a"  # still tired
    t = after_winning("c53").do("rebuild", "recruit:sw-inf")
    assert (t.cp, t.act.owed, t.cadre("sw")) == (1, 1, "")


def test_12_5a_only_in_his_next_activation_be_it_in_the_same_round() -> None:
    t = sword(
        {
            "sw1": at("ansbach", "oberst-sw-1", "5 sw-inf", bp=9),
            "im1": at("ansbach", "oberst-ba-1", "5 ba-inf", bp=9),
        },
        active="sw1", received=True, dice=[0, 9, 0], hand={"im": "c2 c49 c50", "sw": "c3 c4"},
    )  # fmt: skip
    t.do("offer:im1", "accept", "keep", "retreat:gunzenhausen", "activate:im1", "play:c49")
    assert t.can("rally")
    t.do("end")
    assert not t.col("im1").won
    t.do("discard:c3", "discard:c2", "first:im", "activate:im1", "play:c50")
    assert t.refusal("rally").rule == "14.7"


def test_12_5b_on_top_of_the_card() -> None:
    t = after_winning("c50")  # tactical advantage
    assert t.col("sw1").ta == 1
    assert t.can("rally")
    t = after_winning("c51")
    t.do("rally", "restore:sw1.sw-inf-r")
    assert t.col("sw1").ta == 1


def test_12_5c_not_after_leaving_nor_if_absorbed() -> None:
    t = after_winning("c50").do("march:gunzenhausen")
    assert t.refusal("rally").rule == "14.7"
    t = after_winning("c50").do("march:gunzenhausen", "march:ansbach")
    assert t.refusal("rally").rule == "14.7"
    t = sword(
        {
            "sw1": at("ansbach", "oberst-sw-1", "3 sw-inf-r", won=True),
            "sw2": at("ansbach", "oberst-sw-2", "3 sw-inf-r"),
        },
        side="sw", hand={"sw": "c50 c2"},
    ).do("activate:sw2", "play:c50", "absorb:sw1")  # fmt: skip
    assert t.refusal("rally").rule == "14.7"
    assert not t.col("sw2").won  # nor later
    t = fight(
        "5 sw-inf", "5 ba-inf", 9, 0, 0, columns={"im1": at("ansbach", "oberst-ba-1", "5 ba-inf", won=True)}
    ).do("keep", "retreat:gunzenhausen")  # fmt: skip
    assert not t.col("im1").won  # 12.5c: for any reason


# -- 12.6 what is left on the field ------------------------------------------------------------------------------------


def beaten(guns: int, **more: Any) -> Table:
    """The Bavarians have lost four baggage points and so many guns; the Swedes are asked for the baggage."""
    t = fight("6 sw-inf 2 sw-cav", f"4 ba-inf {guns} ba-art", 0, 9, 0, **more)
    while t.prompt == "ask-losses":
        t.do(next(text for text in t.options if "inf" in text))
    return t.do("retreat:gunzenhausen", "retreat:pappenheim")


def test_12_6a_the_winner_captures_and_guns_become_his_own() -> None:
    t = beaten(2)
    assert (t.asked, t.prompt) == ("sw", "ask-spoils-baggage")
    t.do("capture:4", "capture:2")
    assert t.col("sw1").bp == 9 + 4 - 4  # ruling 19: for nothing
    assert t.troops("sw1").endswith("2 sw-art")
    assert t.stock("ansbach") == (0, 0)
    assert t.vp == (3 + 2, 0)


def test_12_6a_guns_beyond_the_counters_are_lost() -> None:
    most = held("sw", "1 sw-inf 11 sw-art")
    t = beaten(2, garrisons={"ulm": most}).do("capture:4")  # of twelve counters
    assert t.refusal("capture:2").rule == "12.6a"
    t.do("capture:1")
    assert t.troops("sw1").endswith("1 sw-art")
    assert t.told("log-captured-guns") == [{"column": ("column", 0), "number": 1}]
    assert t.told("log-burnt-guns") == [{"column": ("column", 0), "number": 1}]
    assert (t.stock("ansbach"), t.vp[0]) == ((0, 0), 4)
    t = beaten(2, garrisons={"ulm": held("sw", "1 sw-inf 12 sw-art")}).do("capture:4")
    assert t.options == ["capture:0"]


def test_12_6a_baggage_left_after_a_refusal_may_be_picked_up() -> None:
    """12.6a, 4.5c: guns that lie on the ground come along, even alone."""
    t = meet("5 sw-inf", "5 ba-inf", stock={"ansbach": (0, 2)}, cp=1)
    t.do("pick:0")
    assert (t.troops("sw1"), t.cp, t.stock("ansbach")) == ("5 sw-inf 2 sw-art", 0, (0, 0))
    t = meet(
        "5 sw-inf", "5 ba-inf", stock={"ansbach": (3, 2)}, cp=1, garrisons={"ulm": held("sw", "11 sw-art 1 sw-det")}
    )
    t.do("pick:2")
    assert (t.troops("sw1"), t.col("sw1").bp, t.stock("ansbach")) == ("5 sw-inf 1 sw-art", 11, (1, 0))
    assert t.vp == (0, 0)  # found, not captured


def test_12_6b_guns_are_picked_up_without_the_baggage() -> None:
    t = meet("5 sw-inf", "5 ba-inf", stock={"ansbach": (3, 2)}, cp=1)
    assert t.nouns("pick") == {"0", "1", "2", "3"}
    t.do("pick:0")
    assert (t.troops("sw1"), t.col("sw1").bp, t.cp) == ("5 sw-inf 2 sw-art", 9, 0)
    assert (t.stock("ansbach"), t.vp) == ((3, 0), (0, 0))  # T.e: found, not captured
    t = meet("5 sw-inf", "5 ba-inf", stock={"ansbach": (3, 0)}, cp=1)
    assert t.refusal("pick:0").rule == "7.4"  # nothing of nothing


def test_12_6b_the_winner_takes_as_much_as_he_likes_and_destroys_the_rest() -> None:
    t = beaten(2)
    assert t.nouns("capture") == {"0", "1", "2", "3", "4"}
    t.do("capture:1")
    assert (t.prompt, t.nouns("capture")) == ("ask-spoils-guns", {"0", "1", "2"})
    assert t.refusal("capture:3").rule == "12.6a"
    t.do("capture:1")
    assert t.col("sw1").bp == 9 + 1 - 4
    assert t.troops("sw1").endswith(" 1 sw-art")
    assert t.stock("ansbach") == (0, 0)
    assert t.vp == (3 + 1, 0)  # for the gun he has
    burnt = [t.told(f"log-burnt-{what}")[0]["number"] for what in ("baggage", "guns")]
    assert burnt == [3, 1]
    t.check()


def test_12_6b_the_winner_may_destroy_it() -> None:
    t = beaten(2).do("capture:0", "capture:0")
    assert t.col("sw1").bp == 9 - 4
    assert (t.troops("sw1"), t.stock("ansbach")) == ("4 sw-inf 2 sw-inf-r 2 sw-cav", (0, 0))
    assert (t.cadre("sw"), t.cadre("im")) == ("", "2 ba-inf")  # ruling 5: guns go back among the counters
    assert t.vp == (3, 0)
    t.check()


# -- 13.0 losses in battle ---------------------------------------------------------------------------------------------


def test_13_0b_veterans_take_the_first_hits_then_all_are_reduced() -> None:
    t = fight("2 sw-vinf 2 sw-inf 1 sw-inf-r", "9 ba-inf", 0, 2)  # 38: six hits
    assert t.told("log-fire")[1]["hits"] == 6
    assert t.prompt == "ask-losses"
    assert t.troops("sw1") == "3 sw-inf-r 2 sw-vinf-r"  # four of six, without a choice
    assert t.nouns("suffer") == {"sw1.sw-inf-r", "sw1.sw-vinf-r"}
    t = fight("2 sw-vinf 1 sw-vcav 2 sw-inf 1 sw-inf-r", "9 ba-inf", 0, 2)
    assert t.nouns("suffer") == {"sw1.sw-vinf", "sw1.sw-vcav"}
    assert t.refusal("suffer:sw1.sw-inf").rule == "13.0b"
    t.do("suffer:sw1.sw-vcav")
    assert t.troops("sw1") == "3 sw-inf-r 2 sw-vinf-r 1 sw-vcav-r"  # the next four hits leave no choice


def test_13_0b_a_reduced_regiment_does_not_fall_before_a_full_one() -> None:
    t = fight("3 sw-inf 1 sw-inf-r 2 sw-cav", "6 ba-inf", 0, 0)
    assert t.nouns("suffer") == {"sw1.sw-inf", "sw1.sw-cav"}
    no = t.refusal("suffer:sw1.sw-inf-r")
    assert (no.rule, no.key) == ("13.0b", "no-loss-reduce-first")


def test_13_0d_artillery_takes_no_loss() -> None:
    t = fight("3 sw-inf 2 sw-cav 2 sw-art", "6 ba-inf", 0, 0, 0)
    assert t.refusal("suffer:sw1.sw-art").rule == "1.4b"
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    assert "2 sw-art" in t.troops("sw1")
    t = fight("1 sw-det 2 sw-art", "6 ba-inf", 0, 0, 0)  # nothing but guns is left: they are captured
    assert t.stock("ansbach") == (9, 2)
