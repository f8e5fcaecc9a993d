"""14.0 What the cards do."""

from __future__ import annotations

from typing import Any

from collections import Counter

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.columns import size_of
from grognard.games.won_by_the_sword.kinds import ACTIONS, FORTIFIED_TOWN
from grognard.games.won_by_the_sword.state import Siege
from grognard.kernel.say import sayer

from .table import BOX, Table, a_card, at, held, link, sword, yields

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
PLACE = "dinkelsbuehl"
LATE: dict[str, Any] = {"initiative": "im", "received": True}


def played(action: str, troops: str = ARMY, space: str = "gunzenhausen", cp: int = 0, **more: Any) -> Table:
    """A column is activated by a card with this action."""
    card = a_card(action, cp)
    t = sword({"sw1": at(space, "baner", troops, bp=9)}, side="sw", hand={"sw": f"{card} c1 c2"}, **more)
    return t.do("activate:sw1", f"play:{card}")


def test_14_0a_an_action_comes_besides_the_points_and_most_may_be_left() -> None:
    """Only the epidemic and poor forage are forced."""
    for action in ("cavalry", "teamsters", "forced-march", "labour", "reinforcements", "scorched-earth", "stratagem"):
        t = played(action)
        assert t.prompt == "ask-activity-own"
        assert t.cp >= 3
        assert t.do("end").troops("sw1") == "6 sw-inf 2 sw-cav 1 sw-art"
    assert played("epidemic", dice=[4]).prompt == "ask-losses"


def test_14_0b_an_action_is_for_the_column_that_was_activated() -> None:
    columns = {"sw1": at("ansbach", "baner", ARMY, bp=9), "sw2": at("ulm", "horn", ARMY, bp=9)}
    t = sword(columns, side="sw", hand={"sw": "c18 c4", "im": "c2 c3"})
    t.do("activate:sw1", "play:c18")
    assert t.act.quick == 2
    t.do("end", "discard:c2", "activate:sw2", "play:c4")
    assert t.act.quick == 0
    t = sword(columns, side="sw", hand={"sw": "c50 c4"}).do("activate:sw1", "play:c50")
    assert (t.col("sw1").ta, t.col("sw2").ta) == (1, 0)


def test_14_0c_an_advantage_goes_to_a_wing_of_its_owners_choice() -> None:
    """A card's as well as an aggressive leader's."""
    columns = {
        "sw1": at("ansbach", "gustavus", "8 sw-inf 4 sw-cav", ta=1), "im1": at("ansbach", "tilly", "8 ba-inf 4 ba-cav")
    }  # fmt: skip
    t = sword(columns, active="sw1", chits={"tilly": "aggressive"}, dice=[5] * 20, **LATE)
    t.do("offer:im1", "accept").coast("ask-battle-advantage")
    assert len(t.nouns("advantage")) == 3
    t.do("advantage:left").coast("ask-aggressive-wing")
    assert len(t.nouns("wing")) == 3
    t.do(sorted(t.options)[0])
    assert len(t.told("log-advantage")) == 2


def test_14_1_cavalry_bonus_the_higher_points_and_one_more_for_forage() -> None:
    """Example B1's cavalry column: twelve such cards (T.h)."""
    assert Counter(BOX.card_action)[ACTIONS.index("cavalry")] == 12
    for troops, cp, bp in (("4 sw-cav", 5, 2), ("4 sw-cav 1 sw-inf", 4, 1)):
        t = played("cavalry", troops, cp=4, dice=[4])
        assert t.cp == cp
        assert t.do("forage").col("sw1").bp == 9 + bp


def riding(troops: str = "4 sw-cav", card: str = "cavalry") -> Table:
    """A column activated by a card beside a column of all arms, one of horse, and a garrison."""
    name = a_card(card)
    columns = {
        "sw1": at("ansbach", "baner", troops, bp=9), "sw2": at("ansbach", "horn", ARMY, bp=9),
        "sw3": at("ansbach", "gustavus", "3 sw-cav", bp=9),
    }  # fmt: skip
    place = {"ansbach": held("sw", "1 sw-inf 1 sw-det 1 sw-cav 1 sw-art")}
    return sword(columns, garrisons=place, side="sw", hand={"sw": f"{name} c1"}).do("activate:sw1", f"play:{name}")


def test_14_1_whoever_has_the_higher_points_takes_in_neither_foot_nor_guns() -> None:
    t = riding()
    assert t.refusal("absorb:sw2").rule == "14.1"
    assert t.can("absorb:sw3")
    t.do("reorganise")
    for other in ("sw2.sw-inf", "sw2.sw-art", "garrison.sw-inf", "garrison.sw-art", "garrison.sw-det"):
        assert t.refusal(f"take:{other}").rule == "14.1", other
    assert t.refusal("detach:garrison.sw-inf").rule == "14.1"
    t.do("take:sw2.sw-cav", "take:garrison.sw-cav", "done", "absorb:sw3")
    assert t.troops("sw1") == "9 sw-cav"
    assert riding("4 sw-cav 1 sw-inf").can("absorb:sw2")  # it had the lower
    assert riding(card="stratagem").can("absorb:sw2")


def test_14_2_willing_teamsters_load_for_no_points() -> None:
    for action, price in (("teamsters", 0), ("stratagem", 1)):
        t = played(action, stock={"gunzenhausen": (2, 0)})
        cp = t.cp
        t.do("pick:2")
        assert (cp - t.cp, t.col("sw1").bp) == (price, 11)
        t = played(action, space="ansbach", garrisons={"ansbach": held("sw", "1 sw-inf", bp=1)})
        cp = t.cp
        assert cp - t.do("load", "amount:1").cp == price


def test_14_3_an_epidemic_cannot_be_declined() -> None:
    t = played("epidemic", "2 sw-inf", dice=[4])
    assert t.options == ["lose:sw1.sw-inf"]
    t.do("lose:sw1.sw-inf", "lose:sw1.sw-inf")
    assert (t.troops("sw1"), t.prompt, t.cp) == ("2 sw-inf-r", "ask-activity-own", 3)


def test_14_3_where_nobody_is_left_the_question_says_so() -> None:
    """It is asked all the same: the enemy shall not learn that nobody is left."""
    t = sword(
        {"sw1": at("frankfurt", "baner", "6 sw-inf", bp=9)}, garrisons={"frankfurt": held("sw", "1 sw-det")},
        side="sw", hand={"sw": f"{a_card('epidemic')} c1"}, dice=[0, 4],
    ).do("activate:sw1", f"play:{a_card('epidemic')}", "lose:sw1.sw-inf")  # fmt: skip
    asked = [say_prompt(t), say_prompt(t.do(*t.options))]
    assert [("Frankfurt" in text, "nobody" in text) for text in asked] == [(True, False), (True, True)]
    assert t.options == ["done"]


def say_prompt(t: Table) -> str:
    question = t.play.question
    assert question is not None
    return sayer(GAME, "en").text(question.prompt, question.args)


def plague(round: int = 1, **more: Any) -> Table:
    """The epidemic is in a hand; the second column is the largest."""
    columns = {
        "sw1": at("ansbach", "baner", "4 sw-inf", bp=2), "sw2": at("ulm", "horn oberst-sw-1", "8 sw-inf", bp=9),
        "sw3": at("mainz", "gustavus oberst-sw-2", "4 sw-inf", bp=2),
    }  # fmt: skip
    hand = {"sw": "c17 c1 c4", "im": "c2 c3"}
    return sword(columns, side="sw", round=round, hand=hand, **more)


def test_14_3a_in_hand_it_is_played_in_the_first_round_on_the_largest_column() -> None:
    t = plague().do("activate:sw1")
    assert t.refusal("play:c17").rule == "14.3a"
    t.do("play:c1", "end", "discard:c2")
    for answer in ("activate:sw3", "create:sw3", "create:sw2"):
        assert t.refusal(answer).rule == "14.3a"
    t.do("activate:sw2")
    assert t.refusal("play:c4").rule == "14.3a"
    assert t.dice(0).do("play:c17").prompt == "ask-losses"


def test_14_3a_the_largest_column_is_not_divided_to_escape_it() -> None:
    assert plague().refusal("create:sw2").rule == "14.3a"
    assert plague().can("create:sw3")
    assert plague().do("activate:sw2").options == ["play:c17"]
    assert plague(round=2).do("activate:sw2").can("play:c1")
    assert plague(round=2).can("create:sw2")


def gathered(first: str, **more: Any) -> Table:
    """Three columns at Ansbach, the epidemic in the hand."""
    columns = {
        "sw1": at("ansbach", "baner", first, bp=2), "sw2": at("ansbach", "horn oberst-sw-1", "8 sw-inf", bp=3),
        "sw3": at("ansbach", "gustavus", "4 sw-inf", bp=2),
    }  # fmt: skip
    return sword(columns, side="sw", hand={"sw": "c17 c1 c4", "im": "c2 c3"}, **{"round": 1, **more})


def test_14_3a_the_largest_column_is_not_taken_in_before_it_has_it() -> None:
    t = gathered("4 sw-inf").do("activate:sw1", "play:c1")
    assert t.refusal("absorb:sw2").rule == "14.3a"
    assert t.can("absorb:sw3")
    t.do("reorganise")
    assert t.refusal("take:sw2.sw-inf").rule == "14.3a"
    assert t.can("take:sw3.sw-inf")
    t = gathered("4 sw-inf", round=2).do("activate:sw1", "play:c1")  # later in the month it may
    assert t.can("absorb:sw2")


def test_14_3a_the_largest_of_those_not_yet_activated_has_it() -> None:
    """The first was not the largest when it acted, but has grown."""
    t = gathered("5 sw-inf", dealt=[0, 2]).do("activate:sw1", "play:c1", "absorb:sw3", "end", "pass")
    assert size_of(t.g, 0) > size_of(t.g, 1)
    assert t.do("activate:sw2").options == ["play:c17"]


def test_14_3a_a_larger_column_that_enters_has_it() -> None:
    """1632: Bernhard's reinforcement is larger than all."""
    t = plague(turn=7, waiting=[1]).do("enter:force2")
    assert t.options == ["play:c17"]


def test_14_3a_drawn_from_the_pile_it_strikes_the_column_it_was_drawn_for() -> None:
    columns = {f"sw{n}": at("ansbach", f"oberst-sw-{n}", "4 sw-inf", bp=2, done=n < 3) for n in range(1, 4)}
    columns["sw1"] = at("ulm", "baner", "9 sw-inf", bp=9, done=True)
    t = sword(columns, side="sw", dealt=[2, 2], dice=[(16,), 0, 0])
    t.do("activate:sw3").coast("ask-activity-own")
    assert (t.troops("sw3"), t.troops("sw1")) == ("3 sw-inf 1 sw-inf-r", "9 sw-inf")


@pytest.mark.parametrize(("die", "lost"), [(0, 1), (1, 1), (2, 1), (3, 2), (5, 3), (9, 5)])
def test_14_3b_half_the_die_rounded_up_at_least_one(die: int, lost: int) -> None:
    """Example B20."""
    t = played("epidemic", "8 sw-inf", dice=[die]).do(*["lose:sw1.sw-inf"] * lost)
    assert t.prompt == "ask-activity-own"
    assert t.troops("sw1") == f"{8 - lost} sw-inf {lost} sw-inf-r"


def test_14_3b_everybody_in_the_space_rolls_and_suffers() -> None:
    columns = {
        "sw1": at("ansbach", "baner", "4 sw-inf", bp=9), "sw2": at("ansbach", "horn", "4 sw-inf", bp=9),
        "im1": at("ansbach", "tilly", "4 ba-inf", bp=9), "im2": at("ulm", "cratz", "4 ba-inf"),
    }  # fmt: skip
    garrisons = {"ansbach": held("im", "1 ba-inf")}
    t = sword(columns, garrisons=garrisons, side="sw", hand={"sw": "c17 c1"}, dice=[0, 3, 5, 2])
    t.do("activate:sw1", "play:c17").coast("ask-activity-own")
    assert [t.troops(name) for name in ("sw1", "sw2", "im1", "im2")] == [
        "3 sw-inf 1 sw-inf-r", "2 sw-inf 2 sw-inf-r", "1 ba-inf 3 ba-inf-r", "4 ba-inf"
    ]  # fmt: skip
    assert t.troops("ansbach") == "1 ba-inf-r"


def test_14_3c_the_baggage_of_a_column_that_dies_of_it_stays() -> None:
    t = played("epidemic", "1 sw-inf-r", dice=[9]).settle().coast("ask-column")
    assert t.gone("sw1")
    assert t.stock("gunzenhausen") == (9, 0)


def test_14_4_forced_march_two_regular_links_for_a_step_each() -> None:
    """Example B4: an enemy patrol still costs a point, a rough link is barred."""
    foes = {link("ansbach", "gunzenhausen"): ("im1", "ba-cav")}
    columns = {"sw1": at("gunzenhausen", "baner", "4 sw-inf", bp=2), "im1": at("munich", "tilly", "4 ba-inf")}
    t = sword(columns, side="sw", hand={"sw": "c18 c1"}, patrols=foes, dice=[9])
    t.do("activate:sw1", "play:c18", "quick:ansbach").settle()
    assert (t.where("sw1"), t.cp, t.troops("sw1")) == ("ansbach", 2, "3 sw-inf 1 sw-inf-r")
    t.do("quick:rothenburg", "lose:sw1.sw-inf")
    assert (t.where("sw1"), t.cp, t.troops("sw1")) == ("rothenburg", 2, "2 sw-inf 2 sw-inf-r")
    assert not t.nouns("quick")
    t = played("forced-march", space="haslach")
    assert t.refusal("quick:freudenstadt").rule == "14.4"
    assert played("stratagem").refusal("quick:ansbach").rule in ("", "14.4")


def test_14_5_conscripted_labour_builds_two_works_a_point_for_a_baggage_point() -> None:
    siege: dict[str, Any] = {"sieges": {PLACE: Siege(0, 30, 0)}}
    foot = BOX.forts[FORTIFIED_TOWN].lay // 2
    for labour, built in ((True, 6), (False, 3)):
        t = played("labour", f"{foot} sw-inf", PLACE, dice=[0], **siege)
        t.do(*(["labour"] if labour else []), "build", "spend:3").coast("ask-activity-own", "works:0")
        assert (t.siege(PLACE).built, t.act.owed) == (built, int(labour))
    assert played("stratagem", ARMY, PLACE, **siege).refusal("labour").rule == "14.5"
    t = played("labour", f"{foot} sw-inf", PLACE, **siege).do("labour")
    assert t.refusal("labour").rule == "14.5"


def test_14_6_poor_forage_takes_two_from_the_die() -> None:
    assert played("poor-forage", dice=[4]).do("forage").col("sw1").bp == 10
    assert played("poor-forage", dice=[3]).do("forage").col("sw1").bp == 9
    assert played("stratagem", dice=[3]).do("forage").col("sw1").bp == 10


def test_14_7_reinforcements_flip_for_a_point_and_rebuild_for_three_and_baggage() -> None:
    t = played("reinforcements", "2 sw-inf-r 1 sw-cav-r", cp=5, cadre={"sw": "1 sw-cav"})
    t.do("rally")
    assert t.refusal("restore:sw1.sw-inf").rule == "14.7"
    t.do("restore:sw1.sw-inf-r")
    assert (t.troops("sw1"), t.cp, t.act.owed) == ("1 sw-inf 1 sw-inf-r 1 sw-cav-r", 4, 0)
    t.do("rebuild", "recruit:sw-cav")
    assert (t.troops("sw1"), t.cp, t.act.owed) == ("1 sw-inf 1 sw-inf-r 2 sw-cav-r", 1, 1)
    assert t.refusal("rebuild").rule == "14.7"
    assert played("reinforcements").refusal("rally").rule == "14.7"
    assert played("stratagem", "2 sw-inf-r").refusal("rally").rule == "14.7"


def test_14_8_scorched_earth_adds_two_to_one_roll_and_leaves_nothing() -> None:
    t = played("scorched-earth", cp=5, dice=[3, 3, 3])
    t.do("scorch")
    assert (t.col("sw1").bp, t.forage("gunzenhausen")) == (11, 2)
    t.do("march:pappenheim")
    assert t.refusal("scorch").rule == "14.8"
    t.do("forage")
    assert (t.col("sw1").bp, t.forage("pappenheim")) == (12, 1)
    assert played("stratagem").refusal("scorch").rule == "14.8"


def test_14_9_a_stratagem_helps_an_offer_of_surrender_once_a_siege() -> None:
    short = yields(PLACE, superior=0) - 2
    for answer, falls in (("stratagem", True), ("keep", False)):
        t = played("stratagem", ARMY, PLACE, dice=[short], **LATE).do("lay", answer)
        assert bool(t.told("log-captured")) == falls
    used = {PLACE: Siege(0, 2, 1, stratagem=True)}
    t = played("stratagem", "6 sw-inf", PLACE, sieges=used, dice=[0, 0], **LATE)
    t.do("build", "spend:3").coast("ask-activity-own", "works:0")
    assert t.told("log-offer")
    assert not t.told("log-stratagem")


def test_14_10_a_surprise_attack_forces_a_battle_or_storms_a_place() -> None:
    columns = {"sw1": at("ansbach", "baner", ARMY, bp=9), "im1": at("ansbach", "cratz", "4 ba-inf")}
    t = sword(columns, side="sw", hand={"sw": "c47 c1"}, **LATE).do("activate:sw1", "play:c47")
    t.do("surprise:im1")
    assert t.refusal("refuse").rule == "12.0e"
    t = played("surprise", ARMY, PLACE, sieges={PLACE: Siege(0, 8, 1)}, dice=[0], **LATE).do("escalade")
    assert t.told("log-captured")
    assert t.act.surprise == 0


def test_14_11_tactical_advantage_is_kept_in_this_activation_then_till_the_column_leaves() -> None:
    t = played("tactical", cp=4)
    left = t.g.ta_left
    assert t.col("sw1").ta == 1
    t.do("march:ansbach")
    assert (t.col("sw1").ta, t.g.ta_left) == (1, left)
    t = sword(
        {"sw1": at("ansbach", "baner", ARMY, bp=9, ta=1)}, side="sw", hand={"sw": "c4 c1"}, ta_left=5
    ).do("activate:sw1", "play:c4")  # fmt: skip
    assert t.col("sw1").ta == 1
    t.do("march:gunzenhausen")
    assert (t.col("sw1").ta, t.g.ta_left) == (0, 6)


def test_14_11_there_are_only_so_many_chits() -> None:
    """12.2c."""
    assert played("tactical", ta_left=0).col("sw1").ta == 0
