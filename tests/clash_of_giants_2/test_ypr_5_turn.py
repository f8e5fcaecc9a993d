"""YPR.5, YPR.6: the turn of First Ypres: supply, the inundation, command, combat, recovery, the continuous front."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from grognard.games.clash_of_giants_2.state import flooded
from grognard.games.clash_of_giants_2.supply import by_compass

from .finding import YPRES_BOX as BOX
from .finding import assault, bound, declare, field, flanders, numbers, step
from .table import YPRES, Table, marker, ypres


def draws(*names: str, die: int = 6) -> list[int | tuple[int, ...]]:
    """These markers come out of the cup, each with the same die."""
    return [answer for name in names for answer in (marker(YPRES, name), die)]


# -- YPR.5.1, YPR.5.2 -------------------------------------------------------------------------------------------------


def test_ypr_5_2_the_turn_has_its_order() -> None:
    """Supply, reinforcements, replacements (YPR.5.32a: of both sides), flood, rail, operations, recovery, next turn.

    YPR.5.1: no phase but those of the markers drawn is one player's alone."""
    t = ypres(
        {
            field("A"): "(al-fr17)", "4801": "(ge-14)", "Nieuport": "al-be1", "Hazebrouck": "al-fr31",
            "waiting": "al-fr7cd ge-13 al-br1",
        },
        phase="supply", turn=5, supply={"al-fr17": "unsupplied"},
        dice=draws("ge-A", "al-B", "al-C", "ge-D", "al-A", "ge-B", "ge-C", "al-D"),
    )  # fmt: skip
    assert t.supply("al-fr17") == "supplied"
    asked = []
    for text in (
        "place:al-fr7cd", "at", "place:ge-13", "at", "replace:al-fr17", "pass", "replace:ge-14", "flood", "pass",
        "done", "done", "done", "done",
    ):  # fmt: skip
        asked.append(f"{t.asked} {t.prompt}")
        t.do(f"at:{sorted(t.nouns('at'))[0]}" if text == "at" else text)
    assert asked == [
        "al ask-arrive", "al ask-arrive-hex", "ge ask-arrive", "ge ask-arrive-hex", "al ask-replace",
        "al ask-replace", "ge ask-replace", "al ask-flood", "al ask-rail",
        "ge ask-move", "al ask-move", "al ask-move", "al ask-move",
    ]  # fmt: skip
    assert (t.g.turn, t.g.phase, t.prompt) == (6, "arrive", "ask-arrive")
    assert (t.steps("al-fr17"), t.steps("ge-14")) == (2, 2)


# -- YPR.5.31, YPR.6.1 supply -----------------------------------------------------------------------------------------


def cut(turn: int = 5, **supply: str) -> Table:
    """Two divisions that stand in each other's way back, after the supply phase."""
    here = field("A")
    return flanders(
        {here: "al-fr17", step(BOX, here, "w"): "ge-14"}, phase="supply", turn=turn,
        supply={name.replace("_", "-"): what for name, what in supply.items()},
    )  # fmt: skip


def test_ypr_5_31a_both_sides_mark_their_units_in_the_same_phase() -> None:
    """Reduced at the first failing check, unsupplied at the second, free again as soon as a line is open."""
    t = cut()
    assert (t.supply("al-fr17"), t.supply("ge-14"), t.supply("al-fr38")) == ("reduced", "reduced", "supplied")
    t = cut(al_fr17="reduced", ge_14="unsupplied", al_fr38="unsupplied")
    assert (t.supply("al-fr17"), t.supply("ge-14"), t.supply("al-fr38")) == ("unsupplied", "unsupplied", "supplied")


def test_ypr_5_31b_the_state_of_supply_holds_until_the_next_supply_phase() -> None:
    """A unit that walks out of the trap stays reduced; one that walks into it stays supplied."""
    here = field("A")
    t = ypres({here: "al-fr17 al-fr18", step(BOX, here, "w"): "ge-14"}, active="al-A", supply={"al-fr17": "reduced"})
    t.do("move:al-fr17", f"to:{step(BOX, here, 'nw')}")
    assert by_compass(t.g, 0) >> t.g.loc[BOX.unit["al-fr17"]] & 1
    assert t.supply("al-fr17") == "reduced"
    t = ypres({here: "al-fr17", step(BOX, here, "w", "w"): "ge-14 ge-13"}, active="ge-A")
    t.do("move:ge-14", f"to:{step(BOX, here, 'w')}")
    assert not by_compass(t.g, 1) >> t.g.loc[BOX.unit["ge-14"]] & 1
    assert t.supply("ge-14") == "supplied"


def test_ypr_5_31c_everybody_is_supplied_on_turn_1() -> None:
    here = field("A")
    t = ypres(
        {here: "al-fr17", step(BOX, here, "w"): "ge-14"}, turn=1, phase="supply", dice=draws("al-A"),
    )  # fmt: skip
    assert (t.supply("al-fr17"), t.supply("ge-14")) == ("supplied", "supplied")


def test_ypr_6_1a_allied_sources_are_the_west_edge_and_the_south_edge_west_of_4816() -> None:
    west = {f"{row:02}30" for row in range(1, 49)} & numbers(BOX, BOX.playable)
    assert numbers(BOX, BOX.sources[0]) == west | {f"48{place}" for place in range(17, 31)}
    t = flanders({"4817": "al-fr17", "4816": "al-fr18", "4716": "ge-14"}, phase="supply")
    assert (t.supply("al-fr17"), t.supply("al-fr18")) == ("supplied", "supplied")
    t = flanders({"4816": "al-fr18", "4716": "ge-14"}, phase="supply")
    assert t.supply("al-fr18") == "reduced"


def test_ypr_6_1b_german_sources_are_the_east_edge_and_the_south_edge_east_of_4809() -> None:
    east = {f"{row:02}01" for row in range(1, 49)} & numbers(BOX, BOX.playable)
    assert numbers(BOX, BOX.sources[1]) == east | {f"480{place}" for place in range(1, 9)}
    assert flanders({"4809": "ge-14", "4708": "al-fr17"}, phase="supply").supply("ge-14") == "reduced"
    assert flanders({"4808": "ge-14", "4708": "al-fr17"}, phase="supply").supply("ge-14") == "supplied"


def test_ypr_6_1a_a_line_that_would_have_to_turn_east_is_none() -> None:
    """Example E5: each step goes west, north-west or south-west. All three are barred; the ways round are open."""
    here = field("A")
    trapped = {here: "al-fr17", step(BOX, here, "w", "w"): "ge-13"}
    trapped |= {step(BOX, here, "nw", "nw"): "ge-14", step(BOX, here, "sw", "sw"): "ge-24"}
    t = flanders(trapped, phase="supply")
    assert t.supply("al-fr17") == "reduced"
    north = BOX.hex[step(BOX, here, "ne", "ne", "nw")]
    assert by_compass(t.g, 0) >> north & 1
    del trapped[step(BOX, here, "sw", "sw")]
    assert flanders(trapped, phase="supply").supply("al-fr17") == "supplied"


# -- YPR.5.33 the inundation ------------------------------------------------------------------------------------------


def at_nieuport(unit: str, **more: object) -> Table:
    return flanders({"Nieuport": unit}, **({"phase": "flood", "turn": 8, "dice": draws("al-A")} | more))


def test_ypr_5_33a_supplied_belgians_in_nieuport_may_open_the_sluices() -> None:
    """They need not; it can be done once."""
    t = at_nieuport("al-be1")
    assert (t.asked, set(t.options)) == ("al", {"flood", "pass"})
    assert at_nieuport("al-be1").do("pass").g.flood == 0
    assert t.do("flood").g.flood == 8
    for unit in ("al-fr17", "al-br7", "al-be1cd"):
        assert (at_nieuport(unit).prompt == "ask-flood") == (unit == "al-be1cd")
    for state in ("reduced", "unsupplied"):
        assert at_nieuport("al-be1", supply={"al-be1": state}).prompt == "ask-move"
    assert flanders({"Furnes": "al-be1"}, phase="flood", turn=8, dice=draws("al-A")).prompt == "ask-move"
    assert at_nieuport("al-be1", flood=5).prompt == "ask-move"


def plains() -> list[str]:
    return sorted(numbers(BOX, BOX.plain))


@pytest.mark.parametrize(("turn", "wet"), [(8, False), (9, False), (10, True), (18, True)])
def test_ypr_5_33b_no_effect_for_two_turns_and_by_ypr_5_33c_water_ever_after(turn: int, wet: bool) -> None:
    """Example F5: declared on turn 8. YPR.5.33d: a plain is clear ground before, YPR.TEC.5."""
    a, b = next(
        (a, b) for a in plains() for b in plains() if BOX.map.distance(BOX.hex[a], BOX.hex[b]) == 2
        and any(n in plains() for n in between(a, b))
    )  # fmt: skip
    t = flanders({a: "al-be1"}, active="al-D", turn=turn, flood=8)
    assert flooded(t.g) == wet
    assert t.do("move:al-be1").can(f"to:{b}") != wet
    near = next(n for n in between(a, b) if n in plains())
    assert t.can(f"to:{near}")
    if wet:
        assert t.refusal(f"to:{b}").rule == "STD.11.4"


def between(a: str, b: str) -> Iterable[str]:
    """The hexes that touch both."""
    map_ = BOX.map
    return (BOX.numbers[n] for n in map_.linked[BOX.hex[a]] if n in map_.linked[BOX.hex[b]])


def test_ypr_5_33c_only_plains_in_belgium_flood_and_nothing_is_flooded_undeclared() -> None:
    assert {BOX.country[BOX.hex[number]] for number in plains()} == {"be"}
    assert not flooded(ypres({"Nieuport": "al-be1"}, active="al-D", turn=18).g)
    t = at_nieuport("al-be1", turn=10, flood=8)
    assert len(t.told("log-flooded")) == 1
    assert not at_nieuport("al-be1", turn=9, flood=8).told("log-flooded")
    assert not at_nieuport("al-be1", turn=11, flood=8).told("log-flooded")


ALWAYS = ("2122", "2222", "2223", "2322", "2323", "2423", "2426", "2526")


@pytest.mark.parametrize("number", ALWAYS)
def test_ypr_5_33e_eight_hexes_are_always_flooded(number: str) -> None:
    """Nobody attacks out of them, in the first turn or the last, declared or not."""
    east = step(BOX, number, "e")
    zone = BOX.areas[0][BOX.area_of[0][BOX.hex[number]]]
    t = flanders({number: "al-frfm", east: "ge-14"}, phase="combat", side="al", turn=6)
    assert t.prompt == "ask-replace"
    t = flanders({step(BOX, number, "w", "w"): "al-frfm"}, active=f"al-{zone}", roll=6).do("move:al-frfm")
    assert t.refusal(f"to:{number}").rule == "STD.11.4"


# -- YPR.5.34 to YPR.5.36 operations ----------------------------------------------------------------------------------


def test_ypr_5_34_units_that_went_by_rail_are_done() -> None:
    t = flanders({"Hazebrouck": "al-fr17 al-fr18"}, phase="rail", turn=5, dice=draws("al-B"))
    stop = sorted(t.do("rail:al-fr17").nouns("to"))[0]
    t.do(f"to:{stop}", "pass")
    assert t.has("moved", "al-fr17")
    assert t.nouns("move") == {"al-fr18"}


def test_ypr_5_35a_each_zone_is_an_army_command_of_its_own() -> None:
    """YPR.9.21: with the same bounds for both sides. Its units move with its marker, and no others."""
    assert BOX.area_set[0] == BOX.area_set[1]
    everywhere = {field(zone): f"al-fr{n}" for zone, n in zip("ABC", (17, 18, 31), strict=True)}
    for zone, unit in zip("ABC", ("al-fr17", "al-fr18", "al-fr31"), strict=True):
        t = ypres(everywhere, active=f"al-{zone}")
        assert t.nouns("move") == {unit}
        assert t.refusal(f"move:{'al-fr18' if zone == 'A' else 'al-fr17'}").rule == "STD.10.1"


def test_ypr_5_35b_all_markers_go_into_the_cup_and_the_owner_of_the_one_drawn_acts() -> None:
    """Who draws is a formality (STD.5.2): on odd turns and on even ones the owner moves."""
    for turn in (5, 6):
        for name, unit in (("ge-A", "ge-14"), ("al-A", "al-fr17")):
            t = ypres({field("A"): unit}, phase="start", turn=turn, dice=draws(name))
            assert (t.asked, t.nouns("move"), t.g.cup.bit_count()) == (name[:2], {unit}, 7)
    assert BOX.tables["game"]["draws"] == "ge"


def test_ypr_5_35c_the_die_gives_the_movement_of_the_zone() -> None:
    """YPR.9.1a: one track a side for all its zones, one die for each zone activated. YPR.9.1b: infantry left, mounted
    cavalry right."""
    for side in (0, 1):
        assert len({BOX.tracks[side, area, turn] for area in range(4) for turn in range(1, 19)}) == 1
    here = field("A")
    for die in range(1, 7):
        foot, horse, star = BOX.tracks[0, 0, 5][die - 1]
        assert foot < horse
        assert not star
        for unit, points in (("al-fr17", foot), ("al-fr4cd", horse)):
            t = ypres({here: "al-fr17 al-fr4cd"}, active="al-A", roll=die).do(f"move:{unit}")
            assert t.play.question is not None
            assert dict(t.play.question.args or {})["points"] == points
            reached = t.nouns("to")
            assert all((step(BOX, here, *["e"] * n) in reached) == (n <= points) for n in range(1, 4))


def test_ypr_5_35d_done_units_and_units_under_replacement_markers_do_not_move() -> None:
    """YPR.7.2e, YPR.7.22b."""
    here = field("A")
    names = {"al-fr17": "moved", "al-fr18": "repl", "al-fr4cd": "rebuilt"}
    for name, mark in names.items():
        marks: dict[str, Any] = {mark: 1 << BOX.unit[name]}
        t = ypres({here: name, step(BOX, here, "e"): "al-fr31"}, active="al-A", **marks)
        assert t.nouns("move") == {"al-fr31"}
        assert t.refusal(f"move:{name}").rule == ("STD.10.4" if mark == "moved" else "YPR.5.35d")


def test_ypr_5_35e_markers_are_drawn_until_the_cup_is_empty() -> None:
    t = flanders({field("A"): "ge-14"}, active="ge-A", cup="al-C ge-B al-A", dice=draws("ge-B", "al-C", "al-A"))
    assert (t.do("done").prompt, t.g.cup) == ("ask-move", 0)
    assert [BOX.markers[m] for m in t.g.drawn] == ["ge-A", "ge-B", "al-C", "al-A"]
    assert t.do("done").g.turn == 6


def test_ypr_5_36a_one_combat_a_turn_after_the_movement_of_any_marker() -> None:
    here = field("A")
    units = {here: "al-fr17", step(BOX, here, "e"): "ge-14 ge-13"}
    t = flanders(units, active="ge-B", cup="ge-A ge-C", dice=draws("ge-A"))
    assert t.prompt == "ask-combat"
    t.do("pass")
    assert (t.prompt, t.asked) == ("ask-move", "ge")
    t.do("done")
    t.dice(1, 1, 1, *draws("ge-C"))
    assert assault(t, here, "ge-14 ge-13").prompt == "ask-replace", "no second combat after the third marker"


def test_ypr_5_36a_only_the_owner_of_the_marker_fights() -> None:
    here = field("A")
    t = flanders({here: "al-fr17", step(BOX, here, "e"): "ge-14"}, active="al-B")
    assert (t.prompt, t.asked) == ("ask-combat", "al")
    assert t.refusal(f"attack:{here}").rule == "STD.12.1"


def test_ypr_5_36b_units_of_all_zones_may_fight_whichever_was_activated() -> None:
    north = bound("C", "B")
    t = flanders({north: "al-fr17", step(BOX, north, "sw"): "al-fr18", step(BOX, north, "se"): "ge-14"}, active="al-A")
    target = step(BOX, north, "se")
    declare(t.do("done"), target, "al-fr17 al-fr18")
    assert t.can("resolve")


def test_ypr_5_36c_support_is_declared_with_the_attacks() -> None:
    here = field("A")
    t = flanders({here: "al-fr17", step(BOX, here, "e"): "ge-14"}, phase="combat", side="ge", turn=7)
    assert t.refusal("support").rule == "YPR.5.36c"
    t.dice(1, 1)
    declare(t, here, "ge-14").do("support", "resolve")
    assert t.told("log-odds")[0]["column"] == "2-1"
