"""5.3 Replacements, and the Arabs of 15.83."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import replacements, resources
from grognard.games.great_war_in_europe.box import AB, AH, AL, BR, BU, CP, FR, GE, RU, SR, TU, US
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EAST, EGYPT, IRAQ, WEST
from grognard.games.great_war_in_europe.losses import kill
from grognard.games.great_war_in_europe.replacements import front_bound, replace_allied, replace_cp
from grognard.games.great_war_in_europe.state import AVAILABLE, AVAILABLE_NEAR, INFLUENZA, TYPHUS, State

from .turns import at, is_at, join, position, question, refusal, run


def mourning(units: str, tag: str = "E", letter: str = "D", points: int = 9, front: int = WEST) -> State:
    """Units in the dead pile, and points for everybody."""
    g = position(tag, letter)
    for n in range(len(g.rps)):
        g.rps[n] = points
    at(g, units, "dead")
    for name in units.split():
        g.died_on[g.box.unit[name]] = front
    return g


def left(g: State, unit: str) -> int:
    return g.left[g.box.unit[unit]]


# -- 5.31 to 5.33 ------------------------------------------------------------------------------------------------------


def test_5_31_dead_units_come_back_and_reduced_ones_are_made_whole() -> None:
    g = mourning("fr-hq1 fr-58")
    join(g, US, AL)
    at(g, "us-1", "W5008")
    g.left[g.box.unit["us-1"]] = 1
    run(g, replace_allied, ["rebuild:fr-58", "restore:us-1", "done"])
    assert is_at(g, "fr-58", "europe")
    assert left(g, "us-1") == 2
    assert (g.rps[FR], g.rps[US]) == (8, 8)


def test_5_31_only_in_supply() -> None:
    g = mourning("fr-58")
    join(g, US, AL)
    at(g, "us-1", "W6830")
    g.left[g.box.unit["us-1"]] = 1
    assert refusal(g, replace_allied, "restore:us-1").key == "restore-no-supply"
    at(g, "us-2", "W5008")
    assert refusal(g, replace_allied, "restore:us-2").key == "restore-not-reduced"


def test_5_32a_the_dot() -> None:
    g = mourning("br-1 fr-58")
    run(g, replace_allied, ["rebuild:br-1", "done"])
    assert left(g, "br-1") == 1
    assert refusal(g, replace_allied, "restore:br-1").rule == "5.32a"
    at(g, "br-2", "W6707")
    kill(g, g.box.unit["br-2"])
    dotted = next(u for u in range(g.box.count) if g.box.replaceable[u] == "no" and g.box.in_game[u])
    at(g, g.box.units[dotted], "W6707")
    kill(g, dotted)
    assert is_at(g, g.box.units[dotted], "gone")


def test_5_32b_shock_troops_come_back_as_infantry() -> None:
    g = mourning("ge-5")
    u = g.box.unit["ge-5"]
    g.turned |= 1 << u
    run(g, replace_cp, ["rebuild:ge-5"])
    assert not g.turned >> u & 1


def test_5_32c_cavalry_on_foot_stays_on_foot() -> None:
    g = mourning("ge-c2")
    u = g.box.unit["ge-c2"]
    g.turned |= 1 << u
    run(g, replace_cp, ["rebuild:ge-c2"])
    assert g.turned >> u & 1


def test_5_33_a_point_a_step() -> None:
    g = mourning("us-1")
    join(g, US, AL)
    run(g, replace_allied, ["rebuild:us-1", "restore:us-1"])
    assert left(g, "us-1") == 2
    assert g.rps[US] == 7


def test_5_33_no_points_no_unit() -> None:
    g = mourning("fr-58 br-1")
    g.rps[FR] = 0
    assert refusal(g, replace_allied, "rebuild:fr-58").rule == "5.35b"


# -- 5.34 --------------------------------------------------------------------------------------------------------------


def test_5_34a_a_headquarters_depleted_for_one_or_in_support_for_two() -> None:
    g = mourning("ge-hq1 ge-hq2")
    run(g, replace_cp, ["rebuild:ge-hq1", "rebuild_support:ge-hq2"])
    assert g.depleted == 1 << g.box.unit["ge-hq1"]
    assert g.rps[GE] == 6


@pytest.mark.parametrize("letter", ["B", "C"])
def test_5_34b_never_in_support_on_b_and_c(letter: str) -> None:
    g = mourning("ge-hq1", letter=letter)
    assert refusal(g, replace_cp, "rebuild_support:ge-hq1").rule == "5.34b"


def test_5_34c_one_point_where_support_is_nought() -> None:
    g = mourning("sr-hqse fr-hq1")
    assert refusal(g, replace_allied, "rebuild_support:sr-hqse").rule == "5.34c"
    run(g, replace_allied, ["rebuild:sr-hqse", "done"])
    assert g.rps[SR] == 8
    assert not g.depleted


def test_5_45b_no_russian_support_after_the_tsar() -> None:
    g = mourning("ru-hqnw")
    g.tsar = 27
    assert refusal(g, replace_allied, "rebuild_support:ru-hqnw").rule == "5.45b"


# -- 5.35 to 5.37 ------------------------------------------------------------------------------------------------------


def test_5_35a_into_the_box_of_the_map_where_it_was_lost() -> None:
    g = mourning("ru-bord ru-25", "combined")
    g.died_on[g.box.unit["ru-bord"]] = CAUCASUS
    g.died_on[g.box.unit["ru-25"]] = EAST
    run(g, replace_allied, ["rebuild:ru-bord", "rebuild:ru-25"])
    assert is_at(g, "ru-bord", "near-east")
    assert is_at(g, "ru-25", "europe")


def test_5_35b_own_points_or_points_given() -> None:
    """EX-11."""
    g = mourning("ah-58 ge-3")
    g.rps[AH] = 0
    assert refusal(g, replace_cp, "rebuild:ah-58").rule == "5.35b"
    run(g, resources.lend_cp, ["lend_german:ah", "points:2", "done"])
    run(g, replace_cp, ["rebuild:ah-58", "done"])
    assert g.rps[AH] == 1


@pytest.mark.parametrize(
    ("unit", "purse", "side"), [("pc-pc", RU, AL), ("am-1", RU, AL), ("sp-spr", BR, AL), ("pg-gndm", TU, CP)]
)
def test_5_35c_purses_of_small_nations(unit: str, purse: int, side: int) -> None:
    g = mourning(unit, "NE", front=IRAQ)
    run(g, replace_allied if side == AL else replace_cp, [f"rebuild:{unit}"])
    assert g.rps[purse] == 8


def test_5_35d_arabs_come_back_for_nothing_untried_in_the_desert() -> None:
    g = mourning("ab-2", "NE", front=EGYPT)
    join(g, AB, AL)
    ground = replacements.desert(g)
    front = g.box.fronts[EGYPT]
    place = front.numbers[(ground & -ground).bit_length() - 1]
    run(g, replacements.arabs, [f"to:{place}"])
    assert is_at(g, "ab-2", place)
    assert g.untried >> g.box.unit["ab-2"] & 1
    assert g.rps[BR] == 9


def test_15_83_no_points_bring_an_arab_and_none_comes_unless_lost() -> None:
    g = mourning("ab-2 pc-pc", "NE", front=EGYPT)
    join(g, AB, AL)
    assert refusal(g, replace_allied, "rebuild:ab-2").rule == "5.35d"
    at(g, "ab-2", "holding")
    assert replacements.arabs(g) is None


def test_5_36a_british_go_back_to_their_front() -> None:
    """EX-12."""
    g = mourning("br-1y br-isc br-42t-x", "NE", front=EGYPT)
    g.died_on[g.box.unit["br-isc"]] = IRAQ
    run(g, replace_allied, ["rebuild:br-1y", "rebuild:br-isc", "rebuild:br-42t-x"])
    assert front_bound(g, g.box.unit["br-1y"]) == EGYPT
    assert front_bound(g, g.box.unit["br-isc"]) == IRAQ
    assert front_bound(g, g.box.unit["br-42t-x"]) == -1  # Vr
    assert front_bound(g, g.box.unit["br-bik"]) == -1  # never lost


def test_5_36b_one_canadian_and_one_anzac_step() -> None:
    g = mourning("br-1cnd br-2cnd br-2as br-nz")
    run(g, replace_allied, ["rebuild:br-1cnd", "rebuild:br-2as"])
    assert is_at(g, "br-2cnd", "dead")
    assert is_at(g, "br-nz", "dead")
    g.rps[FR] = 1
    at(g, "fr-58", "dead")
    assert refusal(g, replace_allied, "rebuild:br-2cnd").key == "rebuild-canadian"
    assert refusal(g, replace_allied, "rebuild:br-nz").key == "rebuild-anzac"
    replacements.begin_replacements(g)
    run(g, replace_allied, ["rebuild:br-2cnd", "rebuild:br-nz", "done"])


def test_5_36c_the_first_five_british_of_the_east_are_gone() -> None:
    g = position("E")
    units = "br-1 br-2 br-3 br-4 br-5 br-6 br-2as"
    at(g, units, "E1116")
    for name in ("br-2as", "br-1", "br-2", "br-3", "br-4", "br-5", "br-6"):
        kill(g, g.box.unit[name])
    assert [is_at(g, name, "gone") for name in units.split()] == [True] * 5 + [False] * 2
    g = position("combined")
    at(g, "br-1", "E1116")
    kill(g, g.box.unit["br-1"])
    assert is_at(g, "br-1", "dead")


def test_5_37a_germans_come_back_in_europe() -> None:
    g = mourning("ge-3", "combined", front=IRAQ)
    run(g, replace_cp, ["rebuild:ge-3"])
    assert g.loc[g.box.unit["ge-3"]] == AVAILABLE != AVAILABLE_NEAR


def test_5_37b_and_never_in_the_near_east_alone() -> None:
    g = position("NE")
    at(g, "ge-701", "N1540")
    kill(g, g.box.unit["ge-701"])
    assert is_at(g, "ge-701", "gone")


# -- what hinders ------------------------------------------------------------------------------------------------------


def test_6_58a_influenza_bars_reduced_units_on_the_map() -> None:
    g = mourning("fr-58")
    join(g, BU, CP)
    at(g, "bu-1", "E1819")
    g.left[g.box.unit["bu-1"]] = 1
    at(g, "ge-3", "dead")
    g.played |= INFLUENZA
    assert refusal(g, replace_cp, "restore:bu-1").rule == "6.58a"


def test_6_57b_typhus_bars_serbs() -> None:
    g = mourning("sr-hqse fr-58")
    g.played |= TYPHUS
    assert refusal(g, replace_allied, "rebuild:sr-hqse").rule == "6.57b"


def test_16_11a_a_collapsed_nation_rebuilds_nothing() -> None:
    g = mourning("fr-58")
    g.fallen, g.rps[FR] = 1 << FR, 0
    assert question(g, replace_allied) is None


# -- the phase ---------------------------------------------------------------------------------------------------------


def test_4_3_4_nobody_is_asked_without_a_choice() -> None:
    g = position("E")
    assert question(g, replace_allied) is None


def test_5_31_one_click_spends_for_a_nation() -> None:
    g = mourning("fr-58 fr-hq1 ge-3 ge-4 ah-58", points=2)
    run(g, replace_cp, ["rebuild_nation:ge", "done"])
    assert is_at(g, "ge-3", "europe")
    assert is_at(g, "ge-4", "europe")
    assert is_at(g, "ah-58", "dead")
    run(g, replace_allied, ["rebuild_all"])
    assert is_at(g, "fr-58", "europe")
    assert is_at(g, "fr-hq1", "europe")
    assert g.rps[FR] == 0


def test_5_31_one_click_restores_a_nation() -> None:
    g = mourning("fr-58", points=2)
    join(g, US, AL)
    at(g, "us-1 us-2 us-26", "W5008")
    for unit in ("us-1", "us-2", "us-26"):
        g.left[g.box.unit[unit]] = 1
    run(g, replace_allied, ["restore_nation:us", "done"])
    assert sum(left(g, unit) for unit in ("us-1", "us-2", "us-26")) == 5
