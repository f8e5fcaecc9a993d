"""3.0 The turn: set-up, season, cards, rounds, activations, the end."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.kinds import COLUMN, DET, FORM, FORTIFIED_TOWN, INF
from grognard.games.won_by_the_sword.seen import Garrison
from grognard.games.won_by_the_sword.state import Siege

from .table import BOX, Table, a_card, at, chit, deal, held, link, sword

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
FOE = "6 ba-inf 2 ba-cav 1 ba-art"
HANDS = {"sw": "c1 c4 c13 c14", "im": "c2 c3 c15 c16"}


def table(sw: int, im: int, side: str = "sw", **more: Any) -> Table:
    """So many columns of each side, far from each other, with baggage enough."""
    leaders = {"sw": ("gustavus", "horn", "baner", "bernhard"), "im": ("tilly", "cratz", "maximilian", "goetz/ba")}
    places = {
        "sw": ("ansbach", "schwabach", "mergentheim", "rothenburg"),
        "im": ("munich", "landshut", "amberg", "cham"),
    }
    columns = {
        f"{who}{n + 1}": at(places[who][n], leaders[who][n], ARMY if who == "sw" else FOE, bp=9)
        for who, count in (("sw", sw), ("im", im))
        for n in range(count)
    }
    return sword(columns, side=side, **{"hand": HANDS, **more})


def turn(t: Table, name: str, card: str = "") -> Table:
    """A column is activated and does nothing."""
    t.do(f"activate:{name}")
    if card:
        t.do(f"play:{card}")
    return t.do("end")


def test_3_0_season_chits_cards_five_rounds_and_the_end() -> None:
    """And the next turn begins again with the season."""
    t = sword(
        phase="turn", turn=3, round=0, initiative="im", forage={"ansbach": 1},
        dice=[deal(1, 10), deal(11, 20), deal(1, 10), deal(11, 20)],
    )  # fmt: skip
    for number in range(1, 6):
        assert t.g.round == number
        assert t.prompt == "ask-first"
        t.do("first:sw")
        for _ in range(4):
            t.do(t.options[0])
    assert t.prompt == "ask-finish"
    assert t.forage("ansbach") == 1
    t.do("continue")
    assert (t.g.turn, t.g.round, t.prompt, t.forage("ansbach")) == (4, 1, "ask-first", 0)
    keys = [line.key for line in t.g.log or ()]
    assert keys.index("log-season") < keys.index("log-turn", 2)


def test_3_1a_columns_and_garrisons_stand_where_the_scenario_has_them() -> None:
    g = GAME.start("1632", {})
    assert [BOX.spaces[one.at] for one in g.columns if one is not None] == [
        "frankfurt", "bamberg", "neumarkt", "forchheim", "nordlingen"
    ]  # fmt: skip
    mainz = g.garrisons[BOX.space["mainz"]]
    assert mainz is not None
    assert mainz.side == 0
    assert GAME.check(g) == []


def test_3_1b_garrisons_are_of_foot() -> None:
    for name in GAME.scenarios:
        g = GAME.start(name, {})
        held_places = [one for one in g.garrisons if one is not None]
        assert held_places
        assert {FORM[kind] for one in held_places for kind, _ in one.troops} <= {INF, DET}


def test_3_1c_nobody_looks_under_the_enemys_marker() -> None:
    t = sword(garrisons={"ansbach": held("sw", "1 sw-inf", bp=3)}, hand=HANDS)
    assert t.view("sw").garrisons["ansbach"].troops == {"sw-inf": 1}
    assert t.view("im").garrisons["ansbach"] == Garrison(side="sw", nation="sw")


def test_3_1d_a_battle_takes_the_garrisons_of_its_year_with_a_few_changes() -> None:
    assert BOX.setups["lech"].garrisons == BOX.setups["1632"].garrisons
    same = set(BOX.setups["nordlingen"].garrisons) & set(BOX.setups["1634"].garrisons)
    assert len(same) > len(BOX.setups["1634"].garrisons) // 2
    assert set(BOX.setups["nordlingen"].garrisons) != set(BOX.setups["1634"].garrisons)


def test_3_1e_a_place_without_a_marker_is_neutral_and_worth_less() -> None:
    column = {"sw1": at("dinkelsbuehl", "gustavus", ARMY)}
    points = []
    for garrisons in ({}, {"dinkelsbuehl": held("im", "", nation="ba")}):
        t = sword(column, garrisons=garrisons, active="sw1", initiative="sw", received=True, dice=[9])
        points.append(t.do("lay").vp[0])
    assert 0 < points[0] < points[1]


@pytest.mark.parametrize(("month", "left"), [(4, [0, 1]), (5, [1, 2]), (7, [0, 1]), (3, [1, 2])])
def test_3_2_the_land_recovers_with_summer_and_autumn(month: int, left: list[int]) -> None:
    t = sword(
        phase="turn", turn=month, round=0, forage={"ansbach": 1, "munich": 2}, dice=[deal(1, 10), deal(11, 20)]
    )  # fmt: skip
    assert [t.forage("ansbach"), t.forage("munich")] == left


def test_3_3_the_whole_deck_is_shuffled_and_each_gets_ten_cards() -> None:
    t = sword(phase="turn", turn=2, round=0, discarded="c1 c54", dice=[deal(1, 10), deal(45, 54)])
    assert t.hand("sw") == list(BOX.cards[:10])
    assert t.hand("im") == list(BOX.cards[44:])
    assert t.view("sw").pile == 34


def test_3_4a_columns_are_activated_by_turns_and_once() -> None:
    t = turn(table(2, 2), "sw1", "c1")
    assert t.asked == "im"
    assert turn(t, "im2", "c2").asked == "sw"
    assert t.refusal("activate:sw1").rule == "3.4a"
    assert t.refusal("activate:im1").rule == "3.4a"
    assert t.refusal("discard:c4").rule == "3.4a"
    turn(turn(t, "sw2", "c4"), "im1", "c3")
    assert (t.g.round, t.prompt) == (3, "ask-first")
    assert not t.col("sw1").done


def test_3_4b_never_more_than_four_columns() -> None:
    t = table(4, 1)
    t.g.columns[0] = t.col("sw1")._replace(leaders=(*t.col("sw1").leaders, 14))
    assert t.refusal("create:sw1").rule == "3.4b"


def test_3_4c_each_chooses_which_of_his_columns() -> None:
    t = table(2, 2, side="im")
    assert t.nouns("activate") == {"im1", "im2"}
    turn(t, "im2", "c2")
    assert t.nouns("activate") == {"sw1", "sw2"}


def test_3_4d_the_first_two_are_activated_from_the_hand() -> None:
    t = table(2, 1).do("activate:sw1")
    assert t.prompt == "ask-card"
    assert t.refusal("play:c2").rule == "3.4d"
    assert t.nouns("play") == set(HANDS["sw"].split())
    assert "c1" not in t.do("play:c1").hand("sw")


def test_3_4e_with_one_column_the_second_card_is_discarded() -> None:
    t = turn(turn(table(1, 1), "sw1", "c1"), "im1", "c2")
    assert t.verbs() == {"discard"}
    t.do("discard:c4", "discard:c3")
    assert t.g.round == 3
    assert t.view("sw").discard == ("c1", "c2", "c3", "c4")


def test_3_4f_the_third_and_fourth_column_draw_their_cards() -> None:
    t = table(4, 1)
    for name, card in (("sw1", "c1"), ("im1", "c2"), ("sw2", "c4")):
        turn(t, name, card)
    t.do("discard:c3")
    assert t.refusal("discard:c13").rule == "3.4a"
    t.dice((49,)).do("activate:sw3")
    assert (t.prompt, t.act.card) == ("ask-activity-own", 49)
    t.dice((50,)).do("end", "activate:sw4", "end")
    assert t.hand("sw") == ["c13", "c14"]
    assert t.g.round == 3


def test_3_4g_two_cards_of_the_hand_a_round() -> None:
    """Whoever has discarded two does nothing more."""
    t = table(2, 0)
    turn(t, "sw1", "c1").do("discard:c2")
    turn(t, "sw2", "c4").do("discard:c3")
    assert (len(t.hand("sw")), len(t.hand("im"))) == (2, 2)
    assert t.g.round == 3


def test_3_4h_who_has_no_third_column_passes_till_the_other_is_done() -> None:
    """He is asked once, whether or not he has anybody to make a column of (4.1d): that is his secret."""
    t = table(2, 4)
    for name, card in (("sw1", "c1"), ("im1", "c2"), ("sw2", "c4"), ("im2", "c3")):
        turn(t, name, card)
    assert (t.asked, t.prompt, t.options) == ("sw", "ask-pass", ["pass"])
    assert {t.refusal(f"discard:{card}").rule for card in t.hand("sw")} == {"3.4g"}
    assert t.do("pass").asked == "im"
    turn(t.dice((49,)), "im3")
    assert t.asked == "im"
    turn(t.dice((50,)), "im4")
    assert t.g.round == 3


@pytest.mark.parametrize(("columns", "dealt"), [(4, 4), (2, 4), (2, 2)])
def test_3_4h_who_can_make_no_column_any_more_is_not_asked_again(columns: int, dealt: int) -> None:
    """Because four markers (3.4b) or four cards (3.4f) are used; with less he is."""
    t = table(4, columns, dealt=[2, dealt], dice=[(49,)])
    for name in ("sw1", "sw2", *(f"im{n + 1}" for n in range(columns))):
        t.g.columns[COLUMN[name]] = t.col(name)._replace(done=True)
    turn(t, "sw3")
    assert t.asked == ("im" if dealt < 4 else "sw")


def test_3_4i_points_are_spent_on_activities_and_baggage_comes_last() -> None:
    t = table(1, 0).do("activate:sw1", f"play:{a_card('cavalry', cp=4)}")
    t.dice(0).do("march:gunzenhausen", "forage")
    assert (t.cp, t.col("sw1").bp) == (2, 9)
    t.do("march:ansbach", "march:gunzenhausen")
    assert t.cp == 0
    assert t.refusal("march:ansbach").key == "no-points"
    assert t.do("end").col("sw1").bp == 7


@pytest.mark.parametrize(("bp", "price"), [(2, 1), (4, 2), (17, 4)])
def test_3_4j_baggage_for_the_size_and_for_what_was_done(bp: int, price: int) -> None:
    """A refused offer of battle costs one more."""
    card = a_card("forced-march", bp=(1, 2, 4))
    columns = {"sw1": at("ansbach", "gustavus", ARMY, bp=bp), "im1": at("ansbach", "tilly", FOE)}
    t = sword(columns, side="sw", hand={"sw": f"{card} c1"})
    t.do("activate:sw1", f"play:{card}", "end")
    assert t.col("sw1").bp == bp - price
    t = sword(columns, side="sw", hand={"sw": f"{card} c1"})
    t.do("activate:sw1", f"play:{card}", "offer:im1", "refuse", "end")
    assert t.col("sw1").bp == max(0, bp - price - 1)


def short(troops: str, bp: int = 0) -> Table:
    """Two points of baggage owed by a small column."""
    return sword({"sw1": at("gunzenhausen", "baner", troops, bp=bp)}, active="sw1", card="c54").finish()


def test_3_4k_what_is_missing_costs_steps_of_the_owners_choice() -> None:
    t = short("1 sw-inf 1 sw-cav 1 sw-inf-r")
    assert t.refusal("lose:sw1.sw-inf-r").rule == "3.4k"
    t.do("lose:sw1.sw-cav")
    assert t.troops("sw1") == "2 sw-inf-r 1 sw-cav-r"
    assert short("4 sw-inf", bp=1).troops("sw1") == "3 sw-inf 1 sw-inf-r"
    assert short("4 sw-inf", bp=2).troops("sw1") == "4 sw-inf"


ROAD = link("gunzenhausen", "ansbach")


def hungry(troops: str, patrol: str, bp: int) -> Table:
    """A small column with a patrol; it owes two points of baggage and has paid what it can."""
    column = {"sw1": at("gunzenhausen", "baner", troops, bp=bp), "sw2": at("ulm", "horn", ARMY, bp=9)}
    t = sword(column, patrols={ROAD: ("sw1", patrol)}, active="sw1", card="c54").do("pay").settle()
    assert t.patrols("sw1") == {ROAD: patrol}  # others would see it: not before the activation ends
    return t.do("end")


def test_3_4k_9_1f_full_patrols_are_reduced_before_a_regiment_at_home_is_gone() -> None:
    t = hungry("2 sw-inf-r", "sw-cav", 1)
    assert (t.troops("sw1"), t.patrols("sw1"), t.cadre("sw")) == ("2 sw-inf-r", {ROAD: "sw-cav-r"}, "")
    assert t.told("log-patrol-starves")
    t = hungry("1 sw-inf", "sw-cav", 1)  # who is at home goes hungry first
    assert (t.troops("sw1"), t.patrols("sw1")) == ("1 sw-inf-r", {ROAD: "sw-cav"})
    t = hungry("1 sw-inf 1 sw-cav-r", "sw-vcav", 0)
    assert (t.troops("sw1"), t.patrols("sw1")) == ("1 sw-inf-r 1 sw-cav-r", {ROAD: "sw-vcav-r"})


def test_3_4k_9_1f_reduced_patrols_take_only_what_nobody_at_home_can() -> None:
    t = hungry("1 sw-inf-r", "sw-cav-r", 1)  # alone it is the column now
    assert (t.troops("sw1"), t.patrols("sw1"), t.cadre("sw")) == ("1 sw-cav-r", {}, "1 sw-inf")
    t = hungry("1 sw-inf-r", "sw-cav-r", 0)
    assert t.gone("sw1")
    assert (t.g.patrols, t.cadre("sw"), t.leaders("sw2")) == ({}, "1 sw-inf 1 sw-cav", ["horn", "baner"])


def test_3_4l_regiments_lost_for_want_of_baggage_join_the_cadre() -> None:
    t = short("1 sw-inf-r 2 sw-vcav-r").do("lose:sw1.sw-vcav-r", "lose:sw1.sw-inf-r")
    assert (t.troops("sw1"), t.cadre("sw")) == ("1 sw-vcav-r", "1 sw-inf 1 sw-cav")


def test_3_4m_the_column_is_finished_and_its_card_laid_aside() -> None:
    t = table(2, 1).do("activate:sw1", "play:c1")
    assert not t.col("sw1").done
    assert t.view("im").table == ("c1",)
    t.do("end")
    assert t.col("sw1").done
    assert (t.view("im").table, t.view("im").discard) == ((), ("c1",))


def test_3_5a_the_game_ends_when_both_wish_it() -> None:
    t = sword(phase="end", turn=3, initiative="im", vp=[1, 0])
    assert t.asked == "im"
    t.do("finish")
    assert t.asked == "sw"
    t.do("finish")
    assert t.play.result is not None
    assert t.play.result.winner == 0
    t = sword(phase="end", turn=3, initiative="im", dice=[deal(1, 10), deal(11, 20)]).do("finish", "continue")
    assert t.g.turn == 4


def test_3_5a_it_ends_with_the_last_turn_and_counts_sieges_as_good_as_won() -> None:
    """Half the points of a besieged place whose works are complete."""
    half = BOX.forts[FORTIFIED_TOWN].vp_enemy // 2
    for built, winner in ((8, 0), (7, 1)):
        t = sword(
            {"sw1": at("dinkelsbuehl", "gustavus", ARMY)}, garrisons={"dinkelsbuehl": held("im", "1 ba-inf")},
            sieges={"dinkelsbuehl": Siege(0, 8, built)}, phase="end", turn=9, vp=[0, half - 1],
        )  # fmt: skip
        assert t.play.result is not None
        assert t.play.result.winner == winner


def ending(where: str, month: int = 8, points: tuple[int, int] = (10, 0), dice: tuple[int, ...] = ()) -> Table:
    """The end of a turn of 1632; the Swedes are at `where`."""
    t = sword(
        {"sw1": at(where, "baner", ARMY)}, phase="end", turn=month, initiative="sw", vp=list(points),
        dice=[*dice, deal(1, 10), deal(11, 20)],
    )  # fmt: skip
    return t.do("continue")


def test_3_5b_whoever_leads_may_try_to_end_a_campaign_unless_he_is_in_enemy_country() -> None:
    assert (ending("mergentheim").prompt, ending("mergentheim").asked) == ("ask-end-campaign", "sw")
    assert ending("munich").prompt == "ask-first"
    assert ending("mergentheim", month=7).prompt == "ask-first"
    assert ending("mergentheim", points=(4, 4)).prompt == "ask-first"
    assert ending("munich", points=(0, 10)).asked == "im"


def test_3_5c_the_roll_ends_the_game_or_gives_it_a_turn_more() -> None:
    assert ending("mergentheim", dice=(5,)).do("finish", "keep").play.result is not None
    t = ending("mergentheim", dice=(4,)).do("finish", "keep")
    assert (t.prompt, t.g.turn) == ("ask-first", 9)
    assert ending("mergentheim").do("continue").g.turn == 9


def test_3_6_the_next_turn_begins_with_fresh_leaders_and_new_chits() -> None:
    t = sword(
        {"sw1": at("mergentheim", "gustavus", ARMY, done=True)}, phase="end", turn=3, chits={"gustavus": "surprise"},
        dice=[chit("initiative"), deal(1, 10), deal(11, 20)],
    )  # fmt: skip
    t.do("continue")
    assert (t.g.turn, t.g.round, t.chit("gustavus")) == (4, 1, "initiative")
    assert t.do("first:sw").can("activate:sw1")
