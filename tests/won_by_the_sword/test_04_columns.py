"""4.0 Columns: made, joined, counted, lost."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from grognard.games.won_by_the_sword.columns import why_not_raise
from grognard.games.won_by_the_sword.glance_know import UNKNOWN, believed
from grognard.games.won_by_the_sword.kinds import COLUMN
from grognard.games.won_by_the_sword.notes import see
from grognard.games.won_by_the_sword.state import Siege, steps
from grognard.games.won_by_the_sword.view import blot
from grognard.kernel.refusal import Refusal

from .table import BOX, Table, a_card, at, held, link, sword, written

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
HAND = {"sw": "c1 c4", "im": "c2 c3"}
CARD = a_card("forced-march", bp=(1, 2, 4))


def test_4_0a_a_column_needs_a_leader_and_a_regiment() -> None:
    t = sword({"sw1": at("ansbach", "gustavus baner", "2 sw-inf 1 sw-art", bp=3)}, side="sw", hand=HAND)
    t.do("create:sw1", "play:c1")
    assert t.refusal("form").rule == "4.0a"
    t.do("take_leader:baner")
    assert t.refusal("take_leader:gustavus").rule == "4.0a"
    assert t.refusal("form").rule == "4.0a"
    t.do("take:sw1.sw-art", "take:sw1.sw-inf")
    assert t.refusal("take:sw1.sw-inf").rule == "4.0a"
    t.do("form")
    assert (t.troops("sw1"), t.troops("sw2")) == ("1 sw-inf", "1 sw-inf 1 sw-art")
    t.check()


def test_4_0a_the_last_leader_and_regiment_stay_with_a_column() -> None:
    t = sword(
        {"sw1": at("ansbach", "gustavus", "1 sw-inf 1 sw-art"), "sw2": at("ansbach", "baner", "1 sw-inf 1 sw-det")},
        garrisons={"ansbach": held("sw", "1 sw-det")}, active="sw1",
    )  # fmt: skip
    t.do("reorganise")
    for answer in ("take:sw2.sw-inf", "take_leader:baner", "give:sw1.sw-inf", "give_leader:gustavus"):
        assert t.refusal(answer).rule == "4.0a"


@pytest.mark.parametrize(
    ("leaders", "first"), [("oberst-sw-1 baner gustavus", "gustavus"), ("oberst-sw-1 baner", "baner")]
)
def test_4_0b_a_column_is_commanded_by_a_leader_with_chits_or_a_name_if_it_can_be(leaders: str, first: str) -> None:
    t = sword({"sw1": at("ansbach", leaders, ARMY)}, side="sw", hand=HAND)
    assert t.view("sw").columns["sw1"].commander == first
    assert t.view("im").columns["sw1"].commander is UNSET


def test_4_0c_nobody_and_nothing_is_outside_a_column_a_patrol_or_a_garrison() -> None:
    """The last column is gone and no garrison is left: its leader waits aside, and joins whoever acts next."""
    t = sword(
        {"sw1": at("gunzenhausen", "baner", "1 sw-inf-r"), "sw2": at("munich", "horn", ARMY, bp=9)},
        active="sw1", card="c54", hand={"sw": "c1"}, side="sw",
    )  # fmt: skip
    t.finish()
    assert t.gone("sw1")
    assert t.leaders("sw2") == ["horn", "baner"]
    t.check()


def test_4_0d_what_a_column_holds_is_hidden() -> None:
    t = sword({"sw1": at("ansbach", "gustavus", ARMY, bp=2)}, side="sw", hand=HAND)
    for who in ("im", "sw"):
        assert (t.view(who).columns["sw1"].inside is not None) == (who == "sw")


def test_4_1a_a_column_with_two_leaders_and_two_regiments_is_split() -> None:
    t = sword({"sw1": at("ansbach", "gustavus baner", ARMY, bp=3)}, side="sw", hand=HAND)
    t.do("create:sw1", "play:c4", "take_leader:baner", "take:sw1.sw-cav", "take:sw1.sw-cav", "amount:2", "form")
    assert (t.troops("sw2"), t.leaders("sw2"), t.col("sw2").bp) == ("2 sw-cav", ["baner"], 2)
    assert (t.troops("sw1"), t.col("sw1").bp) == ("6 sw-inf 1 sw-art", 1)
    assert t.where("sw2") == "ansbach"


@pytest.mark.parametrize(("leaders", "troops"), [("gustavus", ARMY), ("gustavus baner", "1 sw-inf 2 sw-art 1 sw-det")])
def test_4_1a_with_less_it_is_not(leaders: str, troops: str) -> None:
    t = sword({"sw1": at("ansbach", leaders, troops)}, side="sw", hand=HAND)
    assert t.refusal("create:sw1").rule == "4.1a"


def test_4_1b_a_garrison_with_a_leader_and_a_regiment_makes_a_column() -> None:
    place = {"wuerzburg": held("sw", "2 sw-inf 1 sw-det", "baner", bp=2)}
    t = sword(garrisons=place, side="sw", hand=HAND)
    t.do("raise:wuerzburg", "play:c4", "take_leader:baner")
    assert t.refusal("take:garrison.sw-det").rule == "4.0a"
    t.do("take:garrison.sw-inf", "form")
    assert (t.where("sw1"), t.troops("sw1"), t.troops("wuerzburg")) == ("wuerzburg", "1 sw-inf", "1 sw-inf 1 sw-det")
    for other in (held("sw", "2 sw-inf 1 sw-det"), held("sw", "2 sw-det", "baner"), held("im", "2 ba-inf", "cratz")):
        assert sword(garrisons={"wuerzburg": other}, side="sw", hand=HAND).refusal("raise:wuerzburg").rule == "4.1b"


def test_4_1c_a_new_column_acts_at_once_and_pays_for_itself_first() -> None:
    t = sword({"sw1": at("ansbach", "gustavus baner", ARMY)}, side="sw", hand=HAND)
    t.do("create:sw1", "play:c4", "take_leader:baner", "take:sw1.sw-inf", "form")
    assert (t.act.column, t.cp) == (1, 3)
    t.do("march:gunzenhausen")
    assert (t.where("sw1"), t.where("sw2"), t.cp) == ("ansbach", "gunzenhausen", 2)


def test_3_4f_no_column_is_made_that_would_need_a_fifth_card() -> None:
    """Four cards a round: a column absorbed and made again takes none from those that still wait."""
    columns = {f"sw{n}": at("ansbach", f"oberst-sw-{n}", "2 sw-inf", bp=9) for n in (3, 4)}
    columns["sw1"] = at("ansbach", "gustavus", ARMY, bp=9)
    columns["sw2"] = at("ansbach", "baner", "2 sw-inf", bp=9)
    t = sword(columns, side="sw", hand=HAND)
    t.do("activate:sw1", "play:c1", "end", "discard:c2", "activate:sw2", "play:c4", "absorb:sw1", "end", "discard:c3")
    assert t.g.dealt == [2, 2]
    assert t.refusal("create:sw2").rule == "3.4f"
    t.dice((49,)).do("activate:sw3")
    assert t.g.dealt == [3, 2]


def test_3_4a_a_column_that_was_activated_is_not_split() -> None:
    """Its troops would be activated twice."""
    t = sword({"sw1": at("ansbach", "gustavus baner", ARMY, bp=9)}, side="sw", hand=HAND)
    assert t.can("create:sw1")
    t.do("activate:sw1", "play:c1", "end", "discard:c2")
    no = t.refusal("create:sw1")
    assert (no.rule, no.key) == ("3.4a", "no-split-done")
    assert t.options == ["discard:c4"]


def waiting_for_others() -> Table:
    """The Swedes have had two cards and their columns are done; the enemy has a third. Banér is in a garrison."""
    columns = {f"sw{n}": at("ansbach", f"oberst-sw-{n}", "2 sw-inf", bp=9, done=True) for n in (1, 2)}
    columns |= {f"im{n}": at("munich", f"oberst-ba-{n}", "2 ba-inf", bp=9, done=n < 3) for n in range(1, 5)}
    t = sword(
        columns, garrisons={"wuerzburg": held("sw", "2 sw-inf", "baner")}, side="im", dealt=[2, 2], dice=[(49,)]
    )  # fmt: skip
    return t.do("activate:im3", "end")


def test_4_1d_while_the_other_goes_on_a_side_that_is_done_may_still_make_a_column() -> None:
    t = waiting_for_others()
    assert (t.asked, t.prompt, set(t.options)) == ("sw", "ask-pass", {"raise:wuerzburg", "pass"})
    t.dice((50,)).do("raise:wuerzburg", "take_leader:baner", "take:garrison.sw-inf", "form").finish()
    assert t.col("sw3").done
    assert t.g.dealt == [3, 3]  # by a card of the pile (3.4f)
    assert t.asked == "im"


def test_4_1d_whoever_passes_makes_none_this_round() -> None:
    t = waiting_for_others().do("pass")
    assert t.asked == "im"
    assert why_not_raise(t.g, 0, BOX.space["wuerzburg"]) == Refusal("4.1d", "no-column-after-pass")
    t.dice((50,)).do("activate:im4", "end")
    assert (t.g.round, t.prompt) == (3, "ask-first")  # the Swedes are not asked again


def test_4_1d_no_column_after_a_discard() -> None:
    """The Swedes have nothing and discard; their garrison makes no column any more."""
    t = sword(
        {"im1": at("munich", "tilly", "4 ba-inf", bp=9)},
        garrisons={"wuerzburg": held("sw", "2 sw-inf", "baner")}, side="sw", hand=HAND,
    )  # fmt: skip
    assert t.can("raise:wuerzburg")
    t.do("discard:c1", "activate:im1", "play:c2", "end")
    assert t.asked == "sw"
    assert t.refusal("raise:wuerzburg").rule == "4.1d"
    assert t.verbs() == {"discard"}


def coming(turn: int, round: int, **more: Any) -> Table:
    """1632: Banér may enter at Schweinfurt in round 3 of turn 1."""
    return sword(turn=turn, round=round, side="sw", waiting=[0], hand=HAND, **more)


def test_4_1e_a_reinforcement_enters_as_a_new_column_when_it_is_due() -> None:
    assert BOX.setups["1632"].arrivals[0].side == 0
    assert coming(1, 2).refusal("enter:force1").rule == "4.1e"
    t = coming(1, 3).do("enter:force1", "play:c4")
    assert (t.where("sw1"), t.leaders("sw1"), t.cp) == ("schweinfurt", ["baner", "wilhelm-weimar"], 3)
    assert t.g.waiting == []
    t.check()


def test_4_1f_one_that_could_not_enter_comes_later() -> None:
    columns = {f"sw{n}": at("ansbach", f"oberst-sw-{n}", "2 sw-inf", bp=2) for n in range(1, 5)}
    assert coming(1, 3, columns=columns).refusal("enter:force1").rule == "3.4b"
    assert coming(2, 1).can("enter:force1")


def two(done: bool = False, bp: int = 4, **more: Any) -> Table:
    """Two columns of twenty steps at Ansbach, the first of them active with a card for (1, 2, 4) baggage points."""
    return sword(
        {
            "sw1": at("ansbach", "gustavus", "6 sw-inf", bp=bp),
            "sw2": at("ansbach", "horn oberst-sw-1", "5 sw-inf 3 sw-cav 1 sw-art", bp=1, done=done, ta=1),
        },
        active="sw1", card=CARD, **more,
    )  # fmt: skip


def test_4_2a_the_active_column_absorbs_a_friend_whole() -> None:
    t = two().do("absorb:sw2")
    assert t.gone("sw2")
    assert (t.troops("sw1"), t.col("sw1").bp) == ("11 sw-inf 3 sw-cav 1 sw-art", 5)
    assert t.leaders("sw1") == ["gustavus", "horn", "oberst-sw-1"]
    assert two().refusal("absorb:sw1").rule == "4.2a"
    assert two().refusal("absorb:im1").rule == "4.2a"


def test_4_2a_the_enemy_reckons_what_joined_openly_as_he_knew_it() -> None:
    """As of the older of the two days: what has become of them since he does not know."""
    t = two()
    see(t.g, 1, COLUMN["sw1"], "recon")
    see(t.g, 1, COLUMN["sw2"], "spies")
    t.g.notes[1][COLUMN["sw2"]] = t.g.notes[1][COLUMN["sw2"]]._replace(turn=2, round=3)
    t.do("absorb:sw2")
    note = t.g.reckoned[1][COLUMN["sw1"]]
    assert (written(note.troops), note.bp) == ("11 sw-inf 3 sw-cav 1 sw-art", 5)
    assert (note.turn, note.round, len(note.leaders)) == (2, 3, 3)
    assert believed(t.g, 1, COLUMN["sw1"]).steps == 28
    assert t.note("im", "sw2") is None
    assert not t.g.reckoned[0]
    assert not blot(t.g, 0).reckoned[1]
    assert blot(t.g, 1).reckoned[1]
    see(t.g, 1, COLUMN["sw1"], "recon")
    assert not t.g.reckoned[1]


def test_4_2a_or_as_the_scenario_has_them_begin_and_of_one_made_since_he_knows_nothing() -> None:
    start = {one.column: one for one in BOX.setups["1632"].columns}
    t = two()
    sw1, sw2 = COLUMN["sw1"], COLUMN["sw2"]
    begun = steps(start[sw1].troops)
    see(t.g, 1, sw2, "battle")
    assert believed(t.g, 1, sw1).steps == begun
    t.do("absorb:sw2")
    assert believed(t.g, 1, sw1).steps == begun + 16
    t = two()
    see(t.g, 1, sw1, "battle")
    t.g.new |= 1 << sw2
    assert believed(t.g, 1, sw2) == UNKNOWN
    t.do("absorb:sw2")
    assert believed(t.g, 1, sw1).steps == 12
    t = two()
    t.g.new |= 1 << sw1 | 1 << sw2
    assert not t.do("absorb:sw2").g.reckoned[1]


def test_4_2a_or_a_part_of_it_and_of_a_garrison() -> None:
    t = two(garrisons={"ansbach": held("sw", "1 sw-inf-r 1 sw-det 1 sw-art")})
    t.do(
        "reorganise",
        "take:sw2.sw-cav",
        "take_leader:oberst-sw-1",
        "take:garrison.sw-det",
        "take:garrison.sw-art",
        "done",
    )
    assert t.troops("sw1") == "6 sw-inf 1 sw-cav 1 sw-art 1 sw-det"
    assert t.troops("sw2") == "5 sw-inf 2 sw-cav 1 sw-art"
    assert (t.troops("ansbach"), t.leaders("sw2")) == ("1 sw-inf-r", ["horn"])


def test_4_2b_the_patrols_of_an_absorbed_column_come_back() -> None:
    patrol = {link("ansbach", "gunzenhausen"): ("sw2", "sw-vcav")}
    t = two(patrols=patrol).do("absorb:sw2")
    assert t.g.patrols == {}
    assert t.troops("sw1") == "11 sw-inf 3 sw-cav 1 sw-vcav 1 sw-art"


def test_4_2c_its_chit_stays_till_the_joined_column_leaves() -> None:
    t = two().do("absorb:sw2")
    left = t.g.ta_left
    assert t.col("sw1").ta == 1
    t.do("march:gunzenhausen")
    assert (t.col("sw1").ta, t.g.ta_left) == (0, left + 1)


def test_4_2d_if_it_was_not_activated_the_column_goes_on() -> None:
    t = two(done=False).do("absorb:sw2", "march:gunzenhausen")
    assert t.where("sw1") == "gunzenhausen"


def test_4_2e_if_it_was_the_column_moves_no_more() -> None:
    for answers in (["absorb:sw2"], ["reorganise", "take:sw2.sw-cav", "done"]):
        t = two(done=True).do(*answers)
        assert t.refusal("march:gunzenhausen").rule == "4.2e"
        assert t.can("forage")


def relief(gives: bool) -> Table:
    """A column gives a garrison a regiment, or nothing, and is done; another is active there now."""
    columns = {
        "sw1": at("wuerzburg", "gustavus", "4 sw-inf", bp=9), "sw2": at("wuerzburg", "horn", "4 sw-inf", bp=9)
    }  # fmt: skip
    place = {"wuerzburg": held("sw", "2 sw-inf", "baner")}
    t = sword(columns, garrisons=place, side="sw", hand=HAND).do("activate:sw1", "play:c1", "reorganise")
    return t.do(*(["give:sw1.sw-inf"] if gives else []), "done", "end", "discard:c2")


def test_4_2e_troops_that_a_garrison_had_of_a_column_this_round_move_no_more() -> None:
    for gives in (True, False):
        t = relief(gives).do("activate:sw2", "play:c4", "reorganise", "take:garrison.sw-inf", "done")
        assert t.can("march:schweinfurt") != gives
        if gives:
            assert t.refusal("march:schweinfurt").rule == "4.2e"


def test_4_2e_a_detachment_of_such_a_garrison_moves_no_more_either() -> None:
    for gives in (True, False):
        t = relief(gives).do("activate:sw2", "play:c4", "reorganise", "detach:garrison.sw-inf", "done")
        assert t.can("march:schweinfurt") != gives


def test_3_4a_a_garrison_makes_no_column_of_troops_given_to_it_this_round() -> None:
    t = relief(gives=True)
    no = t.refusal("raise:wuerzburg")
    assert (no.rule, no.key) == ("3.4a", "no-raise-relieved")
    assert relief(gives=False).can("raise:wuerzburg")
    t.do("activate:sw2", "play:c4", "end", "discard:c3", "first:sw")
    assert t.can("raise:wuerzburg")  # the next round it may


def test_4_2f_enemies_there_prevent_neither_absorbing_nor_battle() -> None:
    """Example A4."""
    t = sword(
        {
            "sw1": at("gunzenhausen", "baner", ARMY, bp=3), "sw2": at("ansbach", "horn", ARMY, bp=3),
            "im1": at("ansbach", "tilly", "4 ba-inf"),
        },
        garrisons={"ansbach": held("im", "1 ba-inf")}, active="sw1", cp=3,
    )  # fmt: skip
    t.do("march:ansbach")
    assert t.cp == 2
    t.do("absorb:sw2", "offer:im1")
    assert (t.prompt, t.cp, t.act.owed) == ("ask-battle-offer", 1, 1)


@pytest.mark.parametrize(
    ("troops", "bp", "steps"),
    [
        ("1 sw-inf", 0, 2),
        ("1 sw-vcav-r", 0, 1),
        ("1 sw-inf 1 sw-det", 0, 3),
        ("1 sw-inf 1 sw-art", 0, 4),
        ("1 sw-inf", 3, 8),
    ],
)
def test_4_3a_size_is_counted_in_steps_when_the_activation_begins(troops: str, bp: int, steps: int) -> None:
    """A regiment on patrol counts too."""
    column = {"sw1": at("ansbach", "gustavus", troops, bp=bp)}
    t = sword(column, side="sw", hand=HAND).do("activate:sw1", "play:c1")
    assert t.act.size == steps
    t = sword(column, side="sw", hand=HAND, patrols={BOX.links[0]: ("sw1", "sw-cav")}).do("activate:sw1", "play:c1")
    assert t.act.size == steps + 2


@pytest.mark.parametrize(
    ("troops", "price"), [("3 sw-inf 1 sw-det", 1), ("4 sw-inf", 2), ("16 sw-inf", 2), ("16 sw-inf 1 sw-det", 4)]
)
def test_4_3b_small_medium_large(troops: str, price: int) -> None:
    """With nine points of baggage 25 steps, 26, 50 and 51."""
    t = sword({"sw1": at("ansbach", "gustavus", troops, bp=9)}, active="sw1", card=CARD)
    assert t.do("end").col("sw1").bp == 9 - price


def test_4_3c_size_tells_which_number_of_the_card_is_paid() -> None:
    prices = (("c54", "2 sw-inf", 2), ("c54", "12 sw-inf", 3), ("c49", "12 sw-inf", 1), ("c54", "18 sw-inf", 5))
    for card, troops, bp in prices:
        t = sword({"sw1": at("ansbach", "gustavus", troops, bp=9)}, active="sw1", card=card)
        assert t.do("end").col("sw1").bp == 9 - bp


@pytest.mark.parametrize(("done", "price"), [(False, 2), (True, 1)])
def test_4_3d_size_grows_by_whoever_was_not_activated_yet(done: bool, price: int) -> None:
    """Example B2: 20 and 20 steps."""
    t = two(done=done)
    assert t.act.size == 20
    t.do("absorb:sw2", "end")
    assert t.col("sw1").bp == 5 - price


@pytest.mark.parametrize(("done", "size"), [(False, 24), (True, 20)])
def test_4_3d_and_by_a_part_of_it(done: bool, size: int) -> None:
    """A regiment and a battery of a column not yet activated; what a garrison gives is not counted (7.2b)."""
    t = two(done=done, garrisons={"ansbach": held("sw", "2 sw-inf")})
    t.do("reorganise", "take:sw2.sw-cav", "take:sw2.sw-art", "take:garrison.sw-inf", "done")
    assert t.act.size == size


def banks(place: str = "im", **more: Any) -> Table:
    """Friends on both banks of the Danube at Donauwörth, and one with the active column."""
    columns = {
        "sw1": at("donauwoerth", "gustavus", "4 sw-inf", sector="danube-r"),
        "sw2": at("donauwoerth", "horn oberst-sw-1", "4 sw-inf", sector="danube-l"),
        "sw3": at("donauwoerth", "baner", "4 sw-cav", sector="danube-r"),
    }
    held_by = {"donauwoerth": held(place, "1 ba-inf" if place == "im" else "1 sw-inf")} if place else {}
    return sword(columns, garrisons=held_by, active="sw1", **more)


def test_8_5a_a_friend_on_the_other_bank_is_out_of_reach_where_crossing_is_barred() -> None:
    t = banks()
    assert t.refusal("absorb:sw2").rule == "8.5a"
    assert t.can("absorb:sw3")
    t.do("reorganise")
    assert t.nouns("take") == {"sw3.sw-cav"}
    assert t.nouns("take_leader") == set()
    assert banks(sieges={"donauwoerth": Siege(1, 10, 0)}, place="").refusal("absorb:sw2").rule == "8.5e"
    for mine in ("sw", ""):
        assert banks(mine).can("absorb:sw2")
        assert "sw2.sw-inf" in banks(mine).do("reorganise").nouns("take")


def test_4_4_horse_alone_is_a_cavalry_column() -> None:
    """14.1: it has the higher figure of the card."""
    card = a_card("cavalry", cp=4)
    for troops, cp in (
        ("2 sw-cav 1 sw-vcav-r", 5),
        ("2 sw-cav 1 sw-art", 4),
        ("2 sw-cav 1 sw-inf", 4),
        ("2 sw-cav 1 sw-det", 4),
    ):
        t = sword({"sw1": at("ansbach", "gustavus", troops)}, side="sw", hand={"sw": f"{card} c1"})
        assert t.do("activate:sw1", f"play:{card}").cp == cp


def dying(**more: Any) -> Table:
    """An epidemic kills the only regiment of a column with guns and baggage."""
    return sword(
        {
            "sw1": at("gunzenhausen", "baner", "1 sw-inf-r 2 sw-art", bp=3),
            "sw2": at("munich", "horn", ARMY, bp=9), "sw3": at("ulm", "bernhard", ARMY, bp=9),
        },
        side="sw", hand={"sw": "c17 c1"}, dice=[4], **more,
    ).do("activate:sw1", "play:c17").settle()  # fmt: skip


def test_4_5a_a_column_that_loses_its_last_regiment_is_removed() -> None:
    assert dying().gone("sw1")
    t = sword({"sw1": at("gunzenhausen", "baner", "1 sw-inf-r 2 sw-art")}, active="sw1", card="c54").finish()
    assert t.gone("sw1")
    t = sword({"sw1": at("gunzenhausen", "baner", "1 sw-inf-r 1 sw-det")}, active="sw1", card="c1").finish()
    t.go("lose:sw1.sw-inf-r", "end")
    assert t.troops("sw1") == "1 sw-det"


def test_4_5b_its_leaders_join_friends_of_the_owners_choice() -> None:
    t = dying(
        garrisons={"ulm": held("sw", "1 sw-det"), "mainz": held("sw", "1 he-inf"), "cham": held("im", "1 ba-det")}
    )
    assert t.nouns("to_column") == {"sw2", "sw3"}
    assert t.nouns("to_garrison") == {"ulm"}
    assert t.refusal("to_column:im1").rule == "4.5b"
    assert t.refusal("to_garrison:mainz").rule == "16.0b"
    assert t.do("to_garrison:ulm").leaders("ulm") == ["baner"]


def test_4_5c_its_guns_and_baggage_stay_where_it_was() -> None:
    t = dying()
    assert t.stock("gunzenhausen") == (3, 2)
    assert t.view("im").stock == {"gunzenhausen": (3, 2)}
