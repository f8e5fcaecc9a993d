"""16.0 National collapse."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe.box import AH, AL, AM, BE, BU, CP, FR, IT, NOBODY, RO, RU, TU, US
from grognard.games.great_war_in_europe.collapse import check_collapses
from grognard.games.great_war_in_europe.combat import why_not_join
from grognard.games.great_war_in_europe.control import enter, take
from grognard.games.great_war_in_europe.fronts import EASTERN, ITALY, WEST, WESTERN
from grognard.games.great_war_in_europe.instant import pressing
from grognard.games.great_war_in_europe.losses import fall
from grognard.games.great_war_in_europe.stacking import check_stacks, settle, why_mixed, why_no_stack
from grognard.games.great_war_in_europe.state import Attack, State, attack_of, defence_of

from .turns import at, is_at, join, own, position, run, where

PARIS = ("W5008", "W5009", "W4908")


def fallen(g: State, nation: int) -> bool:
    check_collapses(g)
    return bool(g.fallen >> nation & 1)


def test_16_0_tested_at_once_before_the_next_step() -> None:
    g = position("E")
    own(g, CP, *PARIS[:2])
    take(g, CP, where(g, PARIS[2]))
    assert not g.fallen
    run(g, pressing)
    assert g.fallen == 1 << FR
    assert not g.stirred


def test_16_0_only_these_can_collapse() -> None:
    g = position("E")
    join(g, IT, AL)
    for f in g.box.active:
        g.held[CP][f] = g.box.fronts[f].land
        g.held[AL][f] = 0
    g.tsar = 1
    join(g, RO, AL)
    check_collapses(g)
    assert g.fallen == 1 << FR | 1 << BE | 1 << RO


# -- 16.11 -------------------------------------------------------------------------------------------------------------


def test_16_11a_points_and_headquarters_are_gone() -> None:
    g = position("E")
    g.rps[FR] = 8
    at(g, "fr-hq1", "W5008")
    at(g, "fr-hq2", "dead")
    fall(g, FR)
    assert g.rps[FR] == 0
    assert all(is_at(g, hq, "gone") for hq in ("fr-hq1", "fr-hq2", "fr-hq10"))
    assert is_at(g, "br-hq1", "holding")


def test_16_11b_strength_one_and_none_but_their_own() -> None:
    g = position("E")
    at(g, "fr-58 br-1 fr-20", "W5008")
    french, british, other = (g.box.unit[unit] for unit in ("fr-58", "br-1", "fr-20"))
    g.attack = Attack(where(g, "W5109"), (french,))
    assert why_mixed(g, (french, british)) is None
    fall(g, FR)
    assert (attack_of(g, french), defence_of(g, french)) == (1, 1)
    assert attack_of(g, british) > 1
    reason = why_no_stack(g, (french, british))
    assert reason is not None
    assert reason.rule == "16.11b"
    assert why_no_stack(g, (french, other)) is None
    refused = why_not_join(g, british)
    assert refused is not None
    assert refused.rule == "16.11b"
    assert why_not_join(g, other) is None


def test_16_11b_they_part_at_the_first_chance() -> None:
    g = position("E")
    at(g, "fr-58 br-1", "W5008")
    fall(g, FR)
    g.theatre = WESTERN
    check_stacks(g, AL)
    assert not g.due  # not in a combat
    g.theatre = EASTERN
    check_stacks(g, AL, True)
    assert not g.due  # not by moves elsewhere
    g.theatre = WESTERN
    check_stacks(g, AL, True)
    assert g.due
    run(g, settle, ["give_up:br-1"])
    assert is_at(g, "br-1", "dead")
    run(g, settle)
    assert not g.due


# -- 16.2 France -------------------------------------------------------------------------------------------------------


def test_16_2_all_of_paris() -> None:
    g = position("E")
    own(g, CP, *PARIS[:2])
    assert not fallen(g, FR)
    own(g, CP, PARIS[2])
    assert fallen(g, FR)


AMERICANS = "us-1 us-2 us-26 us-42 us-32 us-3"


def test_16_2_not_with_six_american_divisions_when_it_fell() -> None:
    g = position("E", "P")
    join(g, US, AL)
    at(g, AMERICANS, "W3605")
    own(g, CP, *PARIS)
    assert not fallen(g, FR)
    at(g, "us-1", "dead")
    assert not fallen(g, FR)
    own(g, AL, PARIS[0])
    check_collapses(g)
    own(g, CP, PARIS[0])
    assert fallen(g, FR)


def test_16_2_not_with_russians_in_germany() -> None:
    g = position("E")
    own(g, AL, "E5514")
    at(g, "ru-25", "E5514")
    enter(g, (g.box.unit["ru-25"],), where(g, "E5514"))
    own(g, CP, *PARIS)
    assert not fallen(g, FR)
    at(g, "ru-25", "dead")
    own(g, CP, "E5514")
    assert fallen(g, FR)


# -- 16.3 Russia -------------------------------------------------------------------------------------------------------


def test_16_3_russia_collapses_with_the_revolution_only() -> None:
    g = position("E")
    for f in g.box.active:
        g.held[CP][f] = g.box.fronts[f].land
    assert not fallen(g, RU)


@pytest.mark.parametrize("tag", ["combined", "NE"])
def test_16_3a_brigades_leave(tag: str) -> None:
    g = position(tag)
    join(g, AM, AL)
    at(g, "ru-bord", "N4039")
    at(g, "am-3", "N4039")
    fall(g, RU)
    assert is_at(g, "ru-bord", "gone")
    assert is_at(g, "am-3", "N4039")
    assert attack_of(g, g.box.unit["am-3"]) == 1
    assert g.fallen >> AM & 1


def test_16_31_the_civil_war_is_an_event_of_its_own() -> None:
    g = position("combined")
    at(g, "ru-25 ru-27", "E7030")
    fall(g, RU)
    assert why_mixed(g, (g.box.unit["ru-25"], g.box.unit["ru-27"])) is None


# -- the others --------------------------------------------------------------------------------------------------------


def test_16_4_every_hex_of_belgium() -> None:
    g = position("E")
    front = g.box.fronts[WEST]
    home = front.in_country["be"]
    last = home & -home
    g.held[CP][WEST] |= home & ~last
    g.held[AL][WEST] &= ~home | last
    assert not fallen(g, BE)
    own(g, CP, front.numbers[last.bit_length() - 1])
    assert fallen(g, BE)


@pytest.mark.parametrize("places", [("E3606",), ("E3310",), ("W2615", "W2230")])
def test_16_5a_vienna_budapest_or_trent_and_trieste(places: tuple[str, ...]) -> None:
    g = position("E")
    for place in places:
        assert not fallen(g, AH)
        own(g, AL, place)
    assert fallen(g, AH)


def test_16_5b_three_supplied_allied_units_at_the_edge() -> None:
    g = position("E")
    join(g, IT, AL)
    front = g.box.fronts[ITALY]
    edge = front.kind("edge_supply_cp") & front.in_country["ah"] & ~front.of_terrain["alpine"]
    edge &= ~front.kind("alpine_edge")
    place = front.numbers[edge.bit_length() - 1]
    own(g, AL, *[front.numbers[h] for h in range(front.size) if front.towns >> h & 1 and front.country[h] == "it"])
    g.held[AL][ITALY] = front.land
    at(g, "it-hq1 it-58", place)
    g.held[AL][ITALY] &= ~front.cities
    assert not fallen(g, AH)
    at(g, "it-hq2", place)
    assert fallen(g, AH)


def test_16_5c_without_bulgaria_and_turkey() -> None:
    g = position("E")
    join(g, BU, CP)
    join(g, TU, CP)
    fall(g, BU)
    assert not fallen(g, AH)
    g.surrendered = True
    assert fallen(g, AH)
    g = position("combined")
    fall(g, BU)
    fall(g, TU)
    assert fallen(g, AH)


def test_16_6_turkey_with_allies_in_e1124() -> None:
    g = position("combined")
    join(g, TU, CP)
    at(g, "br-1", "E1124")
    assert fallen(g, TU)
    g = position("E")
    join(g, TU, CP)
    at(g, "br-1", "E1124")
    assert not fallen(g, TU)


def test_16_7_sofia() -> None:
    g = position("E")
    own(g, AL, "E1819")
    assert not fallen(g, BU)  # neutral
    join(g, BU, CP)
    assert fallen(g, BU)


def test_16_8a_an_allied_romania_after_the_tsar() -> None:
    g = position("E")
    join(g, RO, AL)
    own(g, CP, "E2423")
    assert not fallen(g, RO)
    g.tsar = 27
    assert fallen(g, RO)


def test_16_8b_a_romania_of_the_central_powers() -> None:
    for cause in ("E2423", "ah", "bu"):
        g = position("E")
        join(g, RO, CP)
        own(g, CP, "E2423")
        assert not fallen(g, RO)
        if cause == "E2423":
            own(g, AL, cause)
        else:
            fall(g, AH if cause == "ah" else BU)
        assert fallen(g, RO)
    assert position("E").allegiance[RO] == NOBODY


def test_16_0_one_collapse_brings_the_next() -> None:
    g = position("E")
    join(g, BU, CP)
    join(g, TU, CP)
    join(g, RO, CP)
    own(g, CP, "E2423")
    g.surrendered = True
    own(g, AL, "E1819")
    check_collapses(g)
    assert g.fallen == 1 << BU | 1 << AH | 1 << RO
