"""5.0 Garrisons: how large, what of, who may change them."""

from __future__ import annotations

from typing import Any

from grognard.games.won_by_the_sword.kinds import FORTIFIED_TOWN
from grognard.games.won_by_the_sword.seen import Garrison
from grognard.games.won_by_the_sword.state import Siege
from grognard.games.won_by_the_sword.surrender import target

from .table import BOX, Table, at, held, hidden, link, sword, yields

ARMY = "6 sw-inf 2 sw-cav 1 sw-art"
PLACE = "dinkelsbuehl"
MOST = BOX.forts[FORTIFIED_TOWN].garrison


def with_garrison(troops: str, leaders: str = "gustavus", army: str = ARMY, **more: Any) -> Table:
    """A column in a fortified town of its own side, about to change the garrison."""
    column = {"sw1": at(PLACE, leaders, army, bp=4)}
    return sword(column, garrisons={PLACE: held("sw", troops, **more)}, active="sw1").do("reorganise")


def test_5_0a_a_garrison_has_no_more_steps_than_the_place_allows() -> None:
    t = with_garrison("1 sw-det")
    for steps in range(3, MOST + 1, 2):
        assert t.can("give:sw1.sw-inf"), steps
        t.do("give:sw1.sw-inf")
    assert t.refusal("give:sw1.sw-inf").rule == "5.1b"
    t.check()


def test_5_0a_a_village_has_none() -> None:
    t = sword({"sw1": at("gunzenhausen", "gustavus", ARMY)}, active="sw1")
    assert t.refusal("lay").rule == "11.0a"
    assert t.refusal("reorganise").rule == "4.2a"


def test_5_0b_leaders_guns_and_baggage_are_outside_the_limit_and_hidden() -> None:
    full = f"{MOST // 2} sw-inf"
    t = with_garrison(full, "gustavus baner").do("give:sw1.sw-art", "give_leader:baner", "store:3", "done")
    assert t.troops(PLACE) == f"{full} 1 sw-art"
    assert (t.leaders(PLACE), t.garrison(PLACE).bp) == (["baner"], 3)
    assert t.view("im").garrisons[PLACE] == Garrison(side="sw", nation="sw")
    t.check()


def test_5_0c_a_neutral_place_answers_as_one_without_troops_and_must_be_held_once_taken() -> None:
    die = yields(PLACE, 0, superior=1)
    for more, falls in ((0, True), (-1, False)):
        column = {"sw1": at(PLACE, "gustavus", "10 sw-inf 3 sw-art", bp=3)}
        t = sword(column, active="sw1", initiative="im", received=True, dice=[die + more]).do("lay")
        assert bool(t.told("log-captured")) == falls
    t = sword(column, active="sw1", initiative="im", received=True, dice=[die]).do("lay")
    assert t.options == ["nation:sw"]
    assert t.do("nation:sw", "found:sw1.sw-inf").troops(PLACE) == "1 sw-det"


def test_5_1a_no_garrison_but_at_the_start_or_by_a_siege() -> None:
    """Nothing can be given to a place that is nobody's."""
    columns = {"sw1": at(PLACE, "gustavus", ARMY, bp=3), "sw2": at(PLACE, "horn", ARMY)}
    t = sword(columns, active="sw1").do("reorganise")
    assert t.refusal("give:sw1.sw-inf").rule == "5.2b"
    assert t.refusal("detach:sw1.sw-inf").rule == "5.2b"
    assert t.refusal("give_leader:gustavus").rule == "5.2b"


def test_5_1b_it_is_at_least_a_detachment_and_at_most_what_the_table_says() -> None:
    t = with_garrison(f"{MOST} sw-det")
    assert t.refusal("give:sw1.sw-inf").rule == "5.1b"
    assert t.refusal("detach:sw1.sw-inf").rule == "5.1b"
    t.do(*["take:garrison.sw-det"] * (MOST - 1))
    assert t.refusal("take:garrison.sw-det").rule == "5.2c"
    assert t.troops(PLACE) == "1 sw-det"


def test_5_1c_it_is_seen_by_a_patrol_that_scouts_well() -> None:
    columns = {"im1": at("gunzenhausen", "tilly", "2 ba-cav")}
    for die in (9, 0):
        t = sword(columns, garrisons={PLACE: held("sw", "1 sw-inf 1 sw-det", bp=2)}, active="im1", dice=[die])
        t.do("patrols", f"patrol:{link(PLACE, 'gunzenhausen')}").coast("ask-activity-own", "end")
        note = t.note("im", PLACE)
        assert (note is not None) == (die == 0)
    assert note is not None
    assert note.bp == 2
    assert hidden(t.view("im").garrisons[PLACE])


def test_5_1c_and_after_it_surrendered() -> None:
    t = sword(
        {"sw1": at(PLACE, "gustavus", "10 sw-inf 3 sw-art", bp=3)}, garrisons={PLACE: held("im", "1 ba-inf", bp=2)},
        active="sw1", initiative="im", received=True, dice=[yields(PLACE, 2, superior=1)],
    ).do("lay")  # fmt: skip
    assert t.told("log-stores-taken")[0]["bp"] == 2
    seen = [line for line in t.g.log or () if line.key == "log-seen-garrison"]
    assert [line.to for line in seen] == [0]


def test_5_2a_a_garrison_is_never_given_up() -> None:
    """Neither by taking all of it nor by making a column of it."""
    t = with_garrison("1 sw-inf")
    assert t.refusal("take:garrison.sw-inf").rule == "5.2c"
    t = sword(garrisons={PLACE: held("sw", "1 sw-inf", "baner")}, side="sw", hand={"sw": "c1 c2"})
    assert t.refusal(f"raise:{PLACE}").rule == "5.2c"


def test_5_2b_a_friendly_column_changes_it_for_nothing_unless_it_is_besieged() -> None:
    t = with_garrison("1 sw-inf-r 1 sw-det").do("take:garrison.sw-det", "give:sw1.sw-cav", "done")
    assert (t.troops(PLACE), t.cp) == ("1 sw-inf-r 1 sw-cav", 5)
    assert t.troops("sw1") == "6 sw-inf 1 sw-cav 1 sw-art 1 sw-det"
    columns = {"sw1": at(PLACE, "gustavus", ARMY), "im1": at(PLACE, "tilly", "6 ba-inf")}
    besieged: dict[str, Any] = {
        "garrisons": {PLACE: held("sw", "2 sw-inf", "baner")},
        "sieges": {PLACE: Siege(4, 8, 0)},
    }
    assert sword(columns, active="sw1", **besieged).refusal("reorganise").rule == "4.2a"
    t = sword(columns, side="sw", hand={"sw": "c1 c2"}, **besieged)
    assert t.refusal(f"raise:{PLACE}").rule == "5.2b"


def test_5_2b_a_place_just_captured_may_be_given_more() -> None:
    """Also by a column that has reorganised here before."""
    t = sword(
        {"sw1": at(PLACE, "gustavus", ARMY, bp=4), "sw2": at(PLACE, "horn", ARMY)},
        garrisons={PLACE: held("im", "1 ba-det")}, sieges={PLACE: Siege(0, 8, 8, refused=True)}, active="sw1", dice=[0],
    ).do("reorganise", "take:sw2.sw-cav", "done")  # fmt: skip
    assert t.refusal("reorganise").rule == "4.2a"
    t.do("assault", "nation:sw", "found:sw1.sw-inf", "reorganise", "give:sw1.sw-inf", "done")
    assert t.troops(PLACE) == "1 sw-inf 1 sw-det"


def test_5_2b_a_column_just_split_off_may_change_it_too() -> None:
    t = sword(
        {"sw1": at(PLACE, "gustavus baner", ARMY, bp=4)}, garrisons={PLACE: held("sw", "1 sw-det")}, side="sw",
        hand={"sw": "c1 c4"},
    ).do("create:sw1", "play:c4", "take_leader:baner", *["take:sw1.sw-inf"] * 2, "form")  # fmt: skip
    assert t.do("reorganise", "give:sw2.sw-inf", "done").troops(PLACE) == "1 sw-inf 1 sw-det"


def test_7_4_baggage_is_loaded_unless_some_was_stored_here() -> None:
    t = with_garrison("1 sw-det", bp=2).do("give:sw1.sw-inf", "done")
    assert t.can("load")
    t = with_garrison("1 sw-det", bp=2).do("store:1", "give:sw1.sw-inf", "done")
    assert (t.refusal("load").rule, t.refusal("load").key) == ("7.4", "no-pick-dropped")


def test_5_2b_takes_before_gives() -> None:
    """A ruling: what was given is not taken back, so nothing is asked for ever."""
    t = with_garrison("1 sw-inf").do("give:sw1.sw-cav")
    assert t.refusal("take:garrison.sw-cav").rule == "4.2a"
    assert t.do("done").refusal("reorganise").rule == "4.2a"


def test_5_2c_the_last_step_stays() -> None:
    assert with_garrison("1 sw-det").refusal("take:garrison.sw-det").rule == "5.2c"
    t = with_garrison("1 sw-inf")
    assert t.refusal("take:garrison.sw-inf").rule == "5.2c"
    assert t.can("detach:garrison.sw-inf")
    t.do("detach:garrison.sw-inf")
    assert t.refusal("detach:garrison.sw-inf-r").rule == "1.4h"


def test_5_2c_nor_what_the_scenario_demands() -> None:
    """1632: Nuremberg keeps four steps."""
    t = sword(
        {"sw1": at("nuremberg", "gustavus", ARMY)}, garrisons={"nuremberg": held("sw", "2 sw-inf")}, active="sw1"
    ).do("reorganise")  # fmt: skip
    assert t.refusal("take:garrison.sw-inf").rule == "5.2c"
    assert t.refusal("detach:garrison.sw-inf").rule == "5.2c"


def test_5_2d_an_epidemic_or_a_sortie_may_take_it() -> None:
    t = sword(
        {"im1": at(PLACE, "tilly", "8 ba-inf", bp=3)}, garrisons={PLACE: held("sw", "1 sw-det")},
        side="im", hand={"im": "c17 c1"}, dice=[0, 0],
    ).do("activate:im1", "play:c17").coast("ask-activity-own")  # fmt: skip
    assert (t.troops(PLACE), t.holder(PLACE)) == ("", "sw")
    t = sword(
        {"im1": at(PLACE, "tilly", "8 ba-inf", bp=3)}, garrisons={PLACE: held("sw", "1 sw-det")},
        sieges={PLACE: Siege(4, 20, 1)}, active="im1", dice=[0],
    ).do("build", "spend:1", "hold", "sortie", "send_out:garrison.sw-det")  # fmt: skip
    assert (t.troops(PLACE), t.holder(PLACE)) == ("", "sw")


def test_5_2e_a_garrison_without_steps_stays_its_owners_and_answers_as_a_neutral_place() -> None:
    assert target(BOX, 0) < target(BOX, 1)
    column = {"im1": at(PLACE, "tilly", "8 ba-inf 3 ba-art", bp=3)}
    for troops, steps in (("", 0), ("1 sw-inf", 2)):
        t = sword(
            column, garrisons={PLACE: held("sw", troops, nation="sw")}, active="im1", initiative="im", received=True,
            dice=[yields(PLACE, 0, superior=1)],
        )  # fmt: skip
        assert t.holder(PLACE) == "sw"
        assert bool(t.do("lay").told("log-captured")) == (steps == 0)


def test_5_3_a_garrison_looks_on_at_a_battle() -> None:
    """It neither fires nor loses anybody."""
    dice = [4, 4, 0, 0]
    lines = []
    for garrisons in ({}, {PLACE: held("im", "1 ba-inf 1 ba-art")}):
        columns = {"sw1": at(PLACE, "baner", "4 sw-inf", bp=2), "im1": at(PLACE, "cratz", "4 ba-inf")}
        t = sword(columns, garrisons=garrisons, active="sw1", initiative="im", received=True, dice=dice)
        t.do("offer:im1").coast()
        lines.append([(line["total"], line["hits"]) for line in t.told("log-fire")])
    assert lines[0] == lines[1] == [(20, 3), (20, 3)]
    assert t.troops(PLACE) == "1 ba-inf 1 ba-art"
