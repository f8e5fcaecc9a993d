"""11.2.7 to 11.2.10: Disengagement and Reserve markers, and reserves of the high command."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.markers import markers_for, why_not_reserve
from grognard.games.italia_1917_1918.movement import allowance

from .finding import around, distance, first, open_country, plain, within
from .table import BOX, Table, hex_of, italia, position

GUN = "it-army-iv"


def placing(units: str, **more: Any) -> Table:
    """Units with a gun in Offensive mode, at the end of their movement."""
    here = open_country(2)
    others = more.pop("others", {})
    marks = {"offensive": GUN, **more.pop("marks", {})}
    more.setdefault("dice", [2] * 9)
    return italia({here: f"{GUN} {units}", **others}, phase="markers_last", attacks=True, marks=marks, **more)


# -- 11.2.7 -----------------------------------------------------------------------------------------------------------


def test_11_2_7_units_in_enemy_zones_may_be_marked_to_disengage_when_movement_ends() -> None:
    here = open_country(2)
    enemy, far = around(here)[0], first(lambda h: plain(h) and distance(here, BOX.numbers[h]) > 9)
    units = {here: "it-51-df (it-1-alpini) it-corps-i", enemy: "ah-4-id", far: "it-24-df"}
    t = italia(units, phase="markers_last", marks={"dg": "it-51-df"})
    assert t.nouns("mark") == {"it-51-df", "it-1-alpini"}  # also reduced or disorganised
    assert t.refusal("mark:it-24-df").rule == "13.0a"
    t.do("mark:it-51-df")
    assert t.has("disengaging", "it-51-df")
    assert t.refusal("mark:it-51-df").rule == "11.2.7"
    assert t.can("done")


# -- 11.2.8 -----------------------------------------------------------------------------------------------------------


def test_11_2_8a_units_may_be_put_in_reserve_when_movement_ends() -> None:
    t = placing("it-51-df it-1-alpini")
    assert t.nouns("reserve") == {"it-51-df", "it-1-alpini"}
    t.do("reserve:it-51-df")
    assert t.has("reserve", "it-51-df")
    assert not t.has("reserve", "it-1-alpini")
    assert t.can("done")


def test_11_2_8b_whole_in_good_order_unmoved_and_out_of_enemy_zones() -> None:
    assert placing("(it-51-df) it-1-alpini").refusal("reserve:it-51-df").rule == "11.2.8b"
    for mark in ("dg", "rg", "moved"):
        assert placing("it-51-df it-1-alpini", marks={mark: "it-51-df"}).refusal("reserve:it-51-df").rule == "11.2.8b"
    here = open_country(2)
    beside = around(here)[0]
    enemy = next(h for h in around(beside) if distance(h, here) == 2)
    t = placing("it-1-alpini", others={beside: "it-51-df it-2-alpini", enemy: "ah-4-id"})
    assert t.refusal("reserve:it-51-df").rule == "11.2.8b"  # even with a friend
    assert t.can("reserve:it-1-alpini")


def test_11_2_8c_in_range_of_a_gun_in_offensive_mode() -> None:
    here = open_country(2)
    most = BOX.range[BOX.unit[GUN]]
    near, far = (first(lambda h: plain(h) and BOX.far(hex_of(here))[h] == d) for d in (most, most + 1))  # noqa: B023
    t = placing("it-1-alpini", others={near: "it-51-df", far: "it-24-df"})
    assert t.can("reserve:it-51-df")
    assert t.refusal("reserve:it-24-df").rule == "11.2.8c"
    t = italia({here: f"{GUN} it-1-alpini"}, phase="markers_last", dice=[2] * 9)
    assert t.prompt != "ask-markers"  # in bombardment mode it helps nobody


@pytest.mark.parametrize(
    ("units", "scenario", "markers"),
    [
        ("it-2-alpini it-3-alpini it-4-alpini it-15-alpini", "vittorio", 2),
        ("it-24-df it-aosta", "vittorio", 1),
        ("ah-216-ibrig ah-217-ibrig ah-43-schbrig ah-98-kschbrig", "caporetto", 1),
        ("de-jr-12 de-ir-62 de-jr-1 de-rir-22", "caporetto", 2),
        ("ah-216-ibrig ah-217-ibrig de-ir-62 de-jr-1", "caporetto", 2),
    ],
    ids="abcde",
)
def test_ex_11_2_8_11_2_8d_a_marker_covers_two_different_units(units: str, scenario: str, markers: int) -> None:
    """11.2.8d."""
    g = position({"W1433": units}, scenario=scenario)
    assert markers_for(g, [BOX.unit[name] for name in units.split()]) == markers


def test_11_2_8d_units_of_two_hexes_do_not_share_one() -> None:
    g = position({"W1433": "it-2-alpini", "W1434": "it-3-alpini"})
    assert markers_for(g, [BOX.unit[name] for name in ("it-2-alpini", "it-3-alpini")]) == 2


def test_11_2_8e_there_are_only_so_many_markers_not_the_same_for_both_sides() -> None:
    table = BOX.tables["reserves"]
    assert int(table["cp"]) != int(table["en"])
    here = open_country(2)
    spots = [h for h in sorted(within(here, 4)) if h != here and plain(hex_of(h))]
    names = [f"it-{n}-alpini" for n in (2, 3, 4, 15, 7, 8)]
    units = dict(zip(spots, names, strict=False))
    most = int(table["en"])
    assert len(units) > most
    kept = {"offensive": GUN, "reserve": " ".join(names[:most])}
    reason = why_not_reserve(position({here: GUN, **units}, marks=kept), BOX.unit[names[most]])
    assert reason is not None
    assert reason.rule == "11.2.8e"
    kept["reserve"] = " ".join(names[: most - 1])
    assert why_not_reserve(position({here: GUN, **units}, marks=kept), BOX.unit[names[most]]) is None


def test_11_2_8f_cavalry_has_markers_of_its_own() -> None:
    here = open_country(2)
    spots = [h for h in sorted(within(here, 4)) if h != here and plain(hex_of(h))]
    horse = [f"it-{n}-dc" for n in (1, 2, 3, 4)]
    foot = [f"it-{n}-alpini" for n in (2, 3, 4, 15)]
    assert len(spots) >= 8
    t = placing("it-51-df", others=dict(zip(spots, [*horse, *foot], strict=False)))
    for name in foot:
        t.do(f"reserve:{name}")
    assert t.refusal("reserve:it-51-df").rule == "11.2.8e"
    most = int(BOX.tables["reserves"]["cavalry"])
    for name in horse[:most]:
        t.do(f"reserve:{name}")
    if t.prompt == "ask-markers":
        assert t.refusal(f"reserve:{horse[most]}").rule == "11.2.8e"
    assert not t.has("reserve", horse[most])


def test_11_2_8g_reserves_move_in_exploitation_with_two_points_more() -> None:
    here = open_country(2)
    g = position({here: "it-51-df"}, phase="exploit_move", marks={"reserve": "it-51-df"})
    assert allowance(g, BOX.unit["it-51-df"]) == 2 * 6
    t = italia({here: "it-51-df it-1-alpini"}, phase="exploit_move", marks={"reserve": "it-51-df"})
    assert t.nouns("move") == {"it-51-df"}
    assert t.refusal("move:it-1-alpini").rule == "14.0g"


# -- 11.2.9 -----------------------------------------------------------------------------------------------------------


def test_11_2_9_experts_place_their_markers_before_the_first_move() -> None:
    here = open_country(2)
    units: Any = {"attacks": True, "marks": {"offensive": GUN}}
    expert = {"expert-markers": True}
    t = italia({here: f"{GUN} it-51-df"}, phase="withdraw", options=expert, **units)
    assert t.prompt == "ask-markers"
    t.do("reserve:it-51-df")
    assert t.prompt == "ask-move"
    assert t.refusal("move:it-51-df").rule == "11.2.8b"  # who is in reserve does not move
    t = italia({here: f"{GUN} it-51-df"}, phase="markers_last", options=expert, dice=[2] * 9, **units)
    assert t.prompt != "ask-markers"
    t = italia({here: f"{GUN} it-51-df"}, phase="withdraw", **units)
    assert t.prompt == "ask-move"
    assert t.do("done").prompt == "ask-markers"


# -- 11.2.10 ----------------------------------------------------------------------------------------------------------

FROZEN = {BOX.unit["it-51-df"]: 1, BOX.unit["it-1-alpini"]: 1, BOX.unit["it-24-df"]: 2}


def frozen(**more: Any) -> Table:
    here, there = (spot := sorted(within(open_country(3), 3)))[0], spot[-1]
    units = {here: "it-51-df it-1-alpini", there: "it-24-df", **more.pop("others", {})}
    return italia(units, scenario="solstice", side="en", frozen=dict(FROZEN), **more)


def test_11_2_10a_units_under_the_high_command_s_markers_neither_move_nor_attack_nor_are_marked() -> None:
    t = frozen()
    assert t.nouns("move") == set()
    assert t.refusal("move:it-51-df").rule == "11.2.10a"
    here = t.at("it-51-df")
    enemy = next(h for h in around(here) if h not in (t.at("it-24-df"),))
    t = frozen(others={enemy: "ah-4-id"}, phase="attack", dice=[2] * 9)
    assert t.prompt != "ask-attack"
    free = next(h for h in around(enemy) if h not in (here, t.at("it-24-df")))
    t = frozen(others={enemy: "ah-4-id", free: "it-22-df"}, phase="markers_last")
    assert "it-51-df" not in t.nouns("mark")
    assert {t.refusal(f"{verb}:it-51-df").rule for verb in ("mark", "reserve")} == {"11.2.10a"}


def test_11_2_10a_they_exist_where_the_scenario_says_so_and_are_italians() -> None:
    for scenario in ("caporetto", "radetzky", "albrecht", "solstice"):
        held = [one.unit for one in BOX.scenes[scenario].placed if one.frozen]
        assert held, scenario
        assert {BOX.side[u] for u in held} == {1}
    assert not any(one.frozen for one in BOX.scenes["grappa"].placed)


def test_11_2_10b_their_player_frees_them_for_a_point_a_marker() -> None:
    t = frozen()
    assert t.nouns("free") == {BOX.units[min(u for u in FROZEN if FROZEN[u] == n)] for n in (1, 2)}
    before = t.g.vp
    t.do(f"free:{min(t.nouns('free'), key=lambda name: FROZEN[BOX.unit[name]])}")
    assert t.g.vp == before + 1
    assert set(t.g.frozen) == {BOX.unit["it-24-df"]}
    assert t.refusal("move:it-24-df").rule == "11.2.10a"


def test_11_2_10c_once_freed_they_act_like_any_other_and_nobody_is_frozen_by_choice() -> None:
    t = frozen()
    t.do(f"free:{min(t.nouns('free'), key=lambda name: FROZEN[BOX.unit[name]])}")
    assert {"it-51-df", "it-1-alpini"} <= t.nouns("move")
    t.do("move:it-51-df")
    assert t.nouns("to")
    t.do("stay")
    assert not t.nouns("free") & {"it-51-df", "it-1-alpini"}
