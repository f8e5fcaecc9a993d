"""5.38 the Turkish Required Reserve; 5.6, 16.61, 16.62 the surrender of Turkey; 11.53b the pipeline."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import instant, turkey
from grognard.games.great_war_in_europe.box import AB, AL, CP, TU
from grognard.games.great_war_in_europe.control import enter
from grognard.games.great_war_in_europe.fronts import EGYPT
from grognard.games.great_war_in_europe.state import GONE, ISLAM, State, fort_at, holds

from .turns import at, is_at, join, own, position, question, refusal, run, surround, where


def ottoman(tag: str = "NE", letter: str = "F", turn: int = 0) -> State:
    g = position(tag, letter, turn)
    join(g, TU, CP)
    return g


# -- 5.38 --------------------------------------------------------------------------------------------------------------


def test_5_38a_from_c_until_the_surrender() -> None:
    assert turkey.roll_reserve(ottoman(letter="B", turn=6)) is None
    g = ottoman(letter="C")
    run(g, turkey.roll_reserve, dice=[4])
    assert g.required == 4
    g.surrendered = True
    assert turkey.roll_reserve(g) is None
    assert turkey.roll_reserve(ottoman("E")) is None


@pytest.mark.parametrize(("letter", "dice"), [("C", 1), ("D", 2), ("N", 2), ("O", 1), ("R", 1)])
def test_5_38b_one_die_or_two(letter: str, dice: int) -> None:
    """X-12."""
    g = ottoman(letter=letter)
    run(g, turkey.roll_reserve, dice=[3] * dice)
    assert g.required == 3 * dice


def test_5_38c_filled_from_map_transit_and_box() -> None:
    g = ottoman()
    g.required = 3
    at(g, "tu-17", "N1540")
    at(g, "tu-28", "transit")
    at(g, "tu-29 tu-18", "near-east")
    run(g, turkey.fill_reserve, ["call_in:tu-17", "call_boxes"])
    assert len(turkey.in_reserve(g)) == 3


def test_5_38c_divisions_of_infantry_in_supply_only() -> None:
    g = ottoman()
    g.required = 3
    at(g, "tu-28 tu-c2 tu-hqyag", "transit")
    at(g, "tu-29", "dead")
    assert refusal(g, turkey.fill_reserve, "call_in:tu-c2").rule == "5.38b"
    assert refusal(g, turkey.fill_reserve, "call_in:tu-29").rule == "5.38c"
    assert refusal(g, turkey.fill_reserve, "let_go:tu-28").rule == "5.38c"


def test_5_38d_what_is_over_goes_to_transit() -> None:
    g = ottoman()
    g.required = 1
    at(g, "tu-17 tu-28 tu-29", "reserve")
    run(g, turkey.fill_reserve, ["let_go:tu-28", "let_all_go"])
    assert is_at(g, "tu-28", "transit")
    assert len(turkey.in_reserve(g)) == 1
    assert question(g, turkey.fill_reserve) is None


# -- 5.61, 5.62 --------------------------------------------------------------------------------------------------------


def calm() -> State:
    """Turkey with nothing to fear: four units in Arabia, no reserve asked for."""
    g = ottoman()
    at(g, "tu-21 tu-22 tu-39 tu-40", "arabia")
    return g


def test_5_61a_eleven_is_surrender() -> None:
    g = calm()
    g.required = 5
    run(g, turkey.roll_surrender, dice=[5])
    assert not g.surrendered
    run(g, turkey.roll_surrender, dice=[6])
    assert g.surrendered


def test_4_3_7_not_before_c_nor_in_europe_alone() -> None:
    assert turkey.roll_surrender(ottoman(letter="B", turn=6)) is None
    assert turkey.roll_surrender(ottoman("E")) is None


def test_5_62a_surrender_hexes_allied_and_supplied() -> None:
    g = calm()
    own(g, AL, "N1540")
    assert turkey.modifiers(g)["5.62a"] == 1
    surround(g, "N1540", ("tu-17", "tu-28", "tu-29", "tu-18", "tu-33", "tu-34"))
    assert turkey.modifiers(g)["5.62a"] == 0  # no line
    at(g, "tu-17 tu-28 tu-29 tu-18 tu-33 tu-34", "holding")
    own(g, CP, "N1540")
    assert turkey.modifiers(g)["5.62a"] == 0


def test_5_62a_the_arabs_are_supplied_anywhere() -> None:
    g = calm()
    join(g, AB, AL)
    own(g, AL, "N1728")
    at(g, "ab-1", "N1728")
    assert turkey.surrender_hexes(g) == [where(g, "N1728")]


def test_5_62b_too_few_in_arabia() -> None:
    g = calm()
    assert turkey.modifiers(g)["5.62b"] == 0
    at(g, "tu-58", "dead")
    assert turkey.modifiers(g)["5.62b"] == 1  # five from now on
    at(g, "tu-58", "arabia")
    assert turkey.modifiers(g)["5.62b"] == 0
    at(g, "tu-58", "holding")
    at(g, "tu-40", "N1540")
    assert turkey.modifiers(g)["5.62b"] == 1


def test_5_62c_the_alpenkorps_after_k() -> None:
    g = ottoman("combined", "J")
    at(g, "ge-ak", "N1540")
    turkey.watch_alpenkorps(g)
    g.letter = ord("K")
    turkey.watch_alpenkorps(g)
    assert turkey.modifiers(g)["5.62c"] == 0  # it was there before
    at(g, "ge-ak", "transit")
    turkey.watch_alpenkorps(g)
    at(g, "ge-ak", "N1540")
    turkey.watch_alpenkorps(g)
    assert turkey.modifiers(g)["5.62c"] == 1
    at(g, "ge-ak", "europe")
    turkey.watch_alpenkorps(g)
    assert turkey.modifiers(g)["5.62c"] == 1


def visit(g: State, place: str, turn: int) -> State:
    g.turn = turn
    at(g, "br-isc", place)
    enter(g, (g.box.unit["br-isc"],), where(g, place))
    own(g, CP, place)
    return g


def test_5_62d_baghdad_in_1915_is_never_forgotten() -> None:
    assert turkey.modifiers(visit(calm(), "N1540", 13))["5.62d"] == 3
    assert turkey.modifiers(visit(calm(), "N1540", 6))["5.62d"] == 0
    assert turkey.modifiers(visit(calm(), "N1540", 17))["5.62d"] == 0


def test_5_62e_jerusalem_before_1918() -> None:
    assert turkey.modifiers(visit(calm(), "N2416", 36))["5.62e"] == 1
    assert turkey.modifiers(visit(calm(), "N2416", 37))["5.62e"] == 0


def test_5_62f_baku_and_the_army_of_islam() -> None:
    g = calm()
    assert turkey.modifiers(g)["5.62f"] == 0
    g.played |= ISLAM
    assert turkey.modifiers(g)["5.62f"] == 4
    at(g, "ge-701", "N3653")
    assert turkey.modifiers(g)["5.62f"] == 4
    at(g, "tu-17", "N3653")
    assert turkey.modifiers(g)["5.62f"] == 0


def test_5_62g_what_is_missing_in_the_reserve() -> None:
    """X-13: a die of 3, four hexes, Baghdad in 1915, two divisions missing: 12."""
    g = visit(calm(), "N1540", 13)
    g.required = 4
    at(g, "tu-17 tu-28", "reserve")
    join(g, AB, AL)
    for unit, place in zip(("ab-1", "ab-2", "ab-3", "ab-4"), ("N1728", "N2430", "N1540", "N1532"), strict=True):
        own(g, AL, place)
        at(g, unit, place)
    assert turkey.modifiers(g)["5.62g"] == 2
    assert 3 + sum(turkey.modifiers(g).values()) == 12
    run(g, turkey.roll_surrender, dice=[3])
    assert g.surrendered


# -- surrender ---------------------------------------------------------------------------------------------------------


def test_5_61b_units_leave_and_forts_go() -> None:
    g = ottoman("combined")
    at(g, "tu-17", "N3835")
    at(g, "tu-28", "reserve")
    turkey.surrender(g)
    assert is_at(g, "tu-17", "gone")
    assert is_at(g, "tu-28", "gone")
    assert all(g.loc[u] == GONE for u in range(g.box.count) if g.box.nation[u] == TU and g.box.in_game[u])
    assert fort_at(g, where(g, "N3835")) < 0


def test_5_61c_towns_of_egypt_and_iraq_and_constantinople() -> None:
    g = ottoman("combined")
    at(g, "ge-701", "N1728")
    at(g, "tu-17", "N2416")
    turkey.surrender(g)
    assert holds(g, AL, where(g, "N2416"))
    assert holds(g, AL, where(g, "N1540"))
    assert holds(g, AL, where(g, "E1328"))
    assert holds(g, CP, where(g, "N1728"))  # a German is there
    assert holds(g, CP, where(g, "N3835"))  # the Caucasus stays as it is
    assert not g.held[AL][EGYPT] & g.held[CP][EGYPT]


def test_5_61d_germans_may_leave_while_constantinople_is_held() -> None:
    g = ottoman("combined")
    assert not turkey.may_leave(g)
    at(g, "ge-3", "E1328")
    turkey.surrender(g)
    assert turkey.may_leave(g)
    assert holds(g, CP, where(g, "E1328"))


def test_5_61e_otherwise_they_are_lost_outside_the_caucasus() -> None:
    g = ottoman("combined")
    at(g, "ge-3", "E1328")
    at(g, "ge-701", "N1540")
    at(g, "ge-702", "N4332")
    at(g, "ge-4", "transit")
    turkey.strand(g)
    assert is_at(g, "ge-4", "transit")
    turkey.surrender(g)
    instant.instant_checks(g)
    assert is_at(g, "ge-701", "N1540")
    at(g, "ge-3", "E1325")
    g.stirred = True
    instant.instant_checks(g)
    assert is_at(g, "ge-701", "dead")
    assert is_at(g, "ge-4", "dead")
    assert is_at(g, "ge-702", "N4332")


@pytest.mark.parametrize("tag", ["E", "combined"])
def test_5_63_constantinople(tag: str) -> None:
    """16.61a, 16.61c."""
    g = ottoman(tag)
    at(g, "br-1", "E1328")
    enter(g, (g.box.unit["br-1"],), where(g, "E1328"))
    instant.instant_checks(g)
    assert g.surrendered


def test_16_61a_by_roll_or_capture() -> None:
    g = ottoman("combined")
    at(g, "tu-21 tu-22 tu-39 tu-40", "arabia")
    g.required = 9
    run(g, turkey.roll_surrender, dice=[2])
    assert g.surrendered


def test_16_61b_in_the_near_east_alone_by_roll_and_it_is_victory() -> None:
    g = ottoman("NE")
    turkey.surrender(g)
    assert g.over == (AL, "end-al-turkey")


def test_16_61c_in_europe_alone_no_roll() -> None:
    assert turkey.roll_surrender(ottoman("E")) is None


def test_16_62_in_europe_alone_too_its_units_leave() -> None:
    g = ottoman("E")
    at(g, "tu-1", "E1523")
    turkey.surrender(g)
    assert is_at(g, "tu-1", "gone")
    assert fort_at(g, where(g, "E1523")) < 0
    assert g.over is None


# -- 11.53b ------------------------------------------------------------------------------------------------------------


def test_11_53b_one_town_at_a_time_from_west_to_east() -> None:
    """EX-31."""
    g = ottoman()
    at(g, "br-isc", "N3611")
    assert turkey.pipeline(g) is None
    at(g, "br-bik", "N4011")
    run(g, turkey.pipeline, ["lay_pipe"])
    assert g.pipeline == 1
    run(g, turkey.pipeline, ["wait"])
    run(g, turkey.pipeline, ["lay_pipe"])
    assert g.pipeline == 2
    assert turkey.pipeline(g) is None


def test_5_62e_arabs_in_jerusalem_count_as_allies() -> None:
    g = ottoman(turn=20)
    at(g, "ab-1", "N2416")
    enter(g, [g.box.unit["ab-1"]], g.box.place["jerusalem"])
    assert turkey.modifiers(g)["5.62e"] == 1
