"""2.0 The initiative."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.kinds import SIDES

from .table import BOX, Table, at, chit, deal, held, sword, yields

ARMY = "10 sw-inf 4 sw-cav 1 sw-art"
FOE = "6 ba-inf 4 ba-cav 1 ba-art"


def siege(more_than_needed: int, place: str = "dinkelsbuehl", steps: int = 0, **more: Any) -> Table:
    """A siege is laid by a column with superior artillery; the die is what the place yields to and so much more."""
    die = yields(place, steps, superior=1) + more_than_needed
    return sword(
        {"sw1": at(place, "gustavus", "12 sw-inf 3 sw-art", bp=3)}, active="sw1", dice=[die], **more
    ).do("lay")  # fmt: skip


def test_2_0a_the_scenario_says_who_begins_with_it() -> None:
    for name, setup in BOX.setups.items():
        assert GAME.start(name, {}).initiative == setup.initiative
    assert {setup.initiative for setup in BOX.setups.values()} == {0, 1}
    assert SIDES[BOX.setups["1632"].initiative] == "sw"


@pytest.mark.parametrize("first", ["sw", "im"])
def test_2_0b_its_holder_says_who_begins_each_round(first: str) -> None:
    t = sword(phase="round", initiative="im", hand={"sw": "c1 c2", "im": "c3 c4"})
    assert (t.prompt, t.asked) == ("ask-first", "im")
    assert t.do(f"first:{first}").asked == first


def test_2_0c_to_use_it_is_to_hand_it_over() -> None:
    t = siege(-1, initiative="sw")
    assert (t.asked, t.prompt) == ("sw", "ask-siege-initiative")
    assert t.do("keep").initiative == "sw"
    t = siege(-3, initiative="sw").do("initiative")
    assert t.initiative == "im"
    assert t.g.received


def test_2_0d_whoever_got_it_this_round_cannot_use_it_till_the_next() -> None:
    t = siege(-1, initiative="sw", received=True)
    assert t.prompt == "ask-activity-own"
    assert not t.told("log-initiative-spent")
    t = sword(phase="round", initiative="sw", received=True)
    assert not t.g.received


def test_2_0d_one_who_takes_it_cannot_use_it_either() -> None:
    t = sword(
        {"im1": at("ansbach", "wallenstein", "8 im-inf", bp=3), "sw1": at("ansbach", "baner", "4 sw-inf", bp=1)},
        active="im1", chits={"wallenstein": "initiative"}, initiative="sw", dice=[5, 5, 0, 0],
    )  # fmt: skip
    t.do("ability:wallenstein")
    assert t.initiative == "im"
    t.do("offer:sw1", "accept")
    assert t.told("log-fire")  # nobody was asked to use the initiative


def test_2_0e_it_changes_the_answer_to_an_offer_of_surrender() -> None:
    """The besieger's initiative adds two (T.d)."""
    assert not siege(-2, initiative="sw").do("keep").told("log-captured")
    assert siege(-2, initiative="sw").do("initiative").told("log-captured")
    assert not siege(-3, initiative="sw").do("initiative").told("log-captured")


def test_2_0e_a_besieged_player_uses_it_to_hold_out() -> None:
    garrisons = {"dinkelsbuehl": held("im", "1 ba-inf")}
    t = siege(1, steps=2, initiative="im", garrisons=garrisons)
    assert t.asked == "im"
    assert t.do("keep").told("log-captured")
    assert not siege(1, steps=2, initiative="im", garrisons=garrisons).do("initiative").told("log-captured")


def battle(**more: Any) -> Table:
    """A minor battle; dice: bombardment of both, fire of both, fate of both leaders."""
    return sword(
        {"sw1": at("ansbach", "gustavus", "4 sw-inf 1 sw-art"), "im1": at("ansbach", "tilly", "4 ba-inf 1 ba-art")},
        active="sw1", **more,
    ).do("offer:im1", "accept")  # fmt: skip


def test_2_0f_a_second_die_in_a_battle_is_added_to_the_first() -> None:
    t = battle(initiative="sw", dice=[0, 0, 4, 3, 5, 0, 0])
    t.do("initiative")
    assert t.initiative == "im"
    assert [line["dice"] for line in t.told("log-fire")] == ["4 + 3", "5"]
    assert [line["total"] for line in t.told("log-fire")] == [16 + 7, 16 + 5]
    t = battle(initiative="im", dice=[0, 0, 4, 5, 6, 0, 0])
    assert t.asked == "im"
    t.do("initiative")
    assert [line["dice"] for line in t.told("log-fire")] == ["4", "5 + 6"]


def end(initiative: str, **more: Any) -> Table:
    """The end of turn 8 of a campaign: the Swedes lead by ten and try to end it; five ends it (T.f)."""
    t = sword(
        {"sw1": at("mergentheim", "gustavus", ARMY)}, phase="end", turn=8, initiative=initiative, vp=[10, 0], **more
    )
    return t.do("continue").do("finish")


def test_2_0g_it_changes_the_roll_for_the_end_of_a_campaign() -> None:
    t = end("sw", dice=[3])
    assert (t.prompt, t.asked) == ("ask-initiative-end", "sw")
    assert t.do("initiative").play.result is not None
    t = end("im", dice=[6])
    assert t.asked == "im"
    assert t.do("keep").play.result is not None


def test_2_0g_the_other_side_uses_it_to_go_on() -> None:
    t = end("im", dice=[6, chit("forced-march"), deal(1, 10), deal(11, 20)])
    t.do("initiative")
    assert t.play.result is None
    assert t.g.turn == 9


def test_2_0d_what_was_taken_in_round_five_may_be_used_when_the_month_ends() -> None:
    """2.0g, 3.5b: the roll for the end comes after the rounds. Whoever is given it by that very roll has to wait."""
    columns = {"im1": at("munich", "wallenstein", "8 im-inf", bp=9)}
    t = sword(
        columns, active="im1", turn=8, round=5, chits={"wallenstein": "initiative"}, initiative="sw", vp=[0, 10],
        dealt=[2, 2], dice=[3],
    ).do("ability:wallenstein")  # fmt: skip
    assert (t.initiative, t.g.received) == ("im", True)
    t.do("end", "continue", "finish")
    assert (t.prompt, t.asked) == ("ask-initiative-end", "im")
    t.do("initiative")
    assert t.play.result is not None
    assert (t.initiative, len(t.told("log-initiative-spent"))) == ("sw", 1)


def test_2_0h_a_leaders_ability_takes_it() -> None:
    t = sword(
        {"im1": at("ansbach", "wallenstein", "8 im-inf")},
        active="im1",
        chits={"wallenstein": "initiative"},
        initiative="sw",
    )
    assert t.do("ability:wallenstein").initiative == "im"
    t = sword(
        {"im1": at("ansbach", "wallenstein", "8 im-inf")},
        active="im1",
        chits={"wallenstein": "initiative"},
        initiative="im",
    )
    assert t.refusal("ability:wallenstein").rule == "6.2.10"


def test_2_0i_a_major_battle_won_takes_it() -> None:
    t = sword(
        {"sw1": at("ansbach", "baner", ARMY, bp=3), "im1": at("ansbach", "cratz", FOE, bp=3)},
        active="sw1", initiative="im", received=True, dice=[9, 0] + [9, 0] * 3 + [0, 0],
    )  # fmt: skip
    t.do("offer:im1").coast()
    assert t.told("log-major-victory")
    assert t.initiative == "sw"


def test_2_0i_a_minor_battle_does_not() -> None:
    t = sword(
        {"sw1": at("ansbach", "baner", "4 sw-inf", bp=3), "im1": at("ansbach", "cratz", "2 ba-inf", bp=3)},
        active="sw1", initiative="im", received=True, dice=[9, 0, 0, 0],
    )  # fmt: skip
    t.do("offer:im1").coast()
    assert t.told("log-minor-battle")
    assert t.initiative == "im"


@pytest.mark.parametrize(("place", "taken"), [("dinkelsbuehl", "sw"), ("ansbach", "im")])
def test_2_0j_a_fortified_place_captured_takes_it_but_not_a_town(place: str, taken: str) -> None:
    t = siege(0, place, initiative="im", received=True)
    assert t.told("log-captured")
    assert t.initiative == taken


def test_2_0j_even_if_it_was_spent_on_the_surrender() -> None:
    t = siege(-2, initiative="sw").do("initiative")
    assert t.told("log-initiative-spent")
    assert t.told("log-initiative-taken")
    assert t.initiative == "sw"
