"""18.0 Victory."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import movement, turkey, victory
from grognard.games.great_war_in_europe.box import AH, AL, BU, CP, NOBODY, RO, RU, TU, US
from grognard.games.great_war_in_europe.control import enter, take
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EGYPT, WEST, WESTERN
from grognard.games.great_war_in_europe.instant import pressing
from grognard.games.great_war_in_europe.losses import fall
from grognard.games.great_war_in_europe.sequence import next_turn
from grognard.games.great_war_in_europe.state import ISLAM, MUTINY, TIGER, State, refresh_forts

from .turns import at, join, own, position, run, where


def even(tag: str = "E", letter: str = "D", turn: int = 0) -> State:
    """A position worth nothing to anybody."""
    g = position(tag, letter, turn)
    assert victory.net_points(g) == 0
    return g


WEST_VP = ("W3828", "W4326", "W4725", "W4908", "W5008", "W5122", "W5216", "W5603", "W5809", "W6111", "W6221", "W6323")
EAST_VP = ("E2015", "E2413", "E3031", "E4129", "E4816", "E4612", "E5422", "E6120")


# -- 18.1 --------------------------------------------------------------------------------------------------------------


def test_18_0_not_on_a_and_b() -> None:
    for letter, over in (("A", None), ("B", None), ("C", (CP, "end-cp-points"))):
        g = position("E", letter)
        own(g, CP, *WEST_VP, *EAST_VP)
        victory.check_victory(g)
        assert g.over == over


def test_4_3_1_and_18_11a_twenty_points() -> None:
    g = even()
    own(g, CP, *WEST_VP, *EAST_VP[:7])
    assert victory.net_points(g) == 19
    victory.check_victory(g)
    assert g.over is None
    own(g, CP, EAST_VP[7])
    victory.check_victory(g)
    assert g.over == (CP, "end-cp-points")


def test_18_11a_what_events_added_counts() -> None:
    g = even()
    g.vp = -2
    own(g, CP, "W6111")
    assert victory.net_points(g) == -1


def test_18_11b_scutari_before_the_fall_of_austria() -> None:
    g = even()
    own(g, CP, "E1709")
    assert victory.net_points(g) == 1
    g.fallen |= 1 << AH
    assert victory.net_points(g) == 0


def test_18_11b_baku_after_the_army_of_islam() -> None:
    g = position("combined")
    join(g, TU, CP)
    before = victory.net_points(g)
    own(g, CP, "N3653")
    assert victory.net_points(g) == before + 1
    g.played |= ISLAM
    at(g, "tu-17", "N3653")
    assert victory.net_points(g) == before
    at(g, "ge-701", "N3653")
    assert victory.net_points(g) == before + 1


def test_18_12_edges_of_france_and_the_land_west_of_suez() -> None:
    g = even()
    own(g, CP, "W3601", "W3605")
    assert victory.net_points(g) == 2
    g = position("combined")
    before = victory.net_points(g)
    front = g.box.fronts[EGYPT]
    west = front.kind("west_of_suez") & front.land
    own(g, CP, front.numbers[west.bit_length() - 1])
    assert victory.net_points(g) == before + 1


def test_6_10_the_paris_gun_is_worth_a_victory_hex() -> None:
    g = even()
    g.gun = g.box.at("W5411")
    assert victory.net_points(g) == 1
    own(g, CP, "W5411")
    take(g, AL, g.gun)
    assert victory.net_points(g) == 0


def test_6_45b_baku_with_turks_alone_does_not_count_in_the_near_east_alone() -> None:
    g = position("NE", "O")
    own(g, CP, "N3653", "N4039")
    at(g, "tu-17", "N3653")
    at(g, "tu-18", "N4039")
    front = g.box.fronts[CAUCASUS]
    g.held[CP][CAUCASUS] |= front.towns & ~front.kind("vp")
    g.held[AL][CAUCASUS] &= ~g.held[CP][CAUCASUS]
    g.ruined = (1 << len(g.box.forts)) - 1
    refresh_forts(g)
    assert victory.claims(g)
    g.played |= ISLAM
    assert not victory.claims(g)


@pytest.mark.parametrize("place", ["W5026", "E3606", "E1819", "E1328"])
def test_18_13_cities_in_allied_hands(place: str) -> None:
    g = even()
    own(g, AL, place)
    assert victory.net_points(g) == -1


def test_18_13_luxembourg_too_and_no_towns() -> None:
    g = even()
    front = g.box.fronts[WEST]
    city = front.cities & front.in_country["lu"]
    own(g, AL, front.numbers[city.bit_length() - 1])
    assert victory.net_points(g) == -1
    town = front.towns & ~front.cities & front.in_country["ge"] & ~front.kind("edge_city")
    own(g, AL, front.numbers[town.bit_length() - 1])
    assert victory.net_points(g) == -1


def test_18_14a_german_edges_are_cities() -> None:
    g = even()
    front = g.box.fronts[WEST]
    edge = front.kind("edge_city") & ~front.cities
    own(g, AL, front.numbers[edge.bit_length() - 1])
    assert victory.net_points(g) == -1


def test_18_14b_below_nought_the_allies_win() -> None:
    g = even()
    victory.check_victory(g)
    assert g.over is None
    own(g, AL, "E3606")
    victory.check_victory(g)
    assert g.over == (AL, "end-al-points")


def test_14_63b_hexes_laid_waste_do_not_count() -> None:
    g = even()
    own(g, CP, "W6111")
    g.devastated |= 1 << where(g, "W6111")
    assert victory.net_points(g) == 0


def test_5_47_after_the_treaty_germans_must_be_there() -> None:
    g = even()
    own(g, CP, "E4129", "E6120", "E4816")
    assert victory.net_points(g) == 3
    g.treaty = 37
    assert victory.net_points(g) == 1  # Warsaw is in Poland
    at(g, "ge-3 ge-4 ge-7", "E4129")
    at(g, "ge-5 ge-6", "E6120")
    at(g, "ge-hq1 ge-hq2 ge-hq3", "E4129")
    assert victory.net_points(g) == 1
    at(g, "ge-hq4", "E6120")
    assert victory.net_points(g) == 2
    at(g, "ge-13", "E6120")
    assert victory.net_points(g) == 3


def test_18_15a_a_side_may_concede() -> None:
    g = even()
    g.side, g.theatre = AL, WESTERN
    at(g, "fr-58", "W5008")
    run(g, movement.move, ["concede"])
    assert g.over == (CP, "end-conceded")


def test_18_15b_a_draw_on_u() -> None:
    for letter, over in (("T", None), ("U", (NOBODY, "end-draw"))):
        g = even(letter=letter)
        victory.check_victory(g)
        assert g.over == over


# -- 18.2 --------------------------------------------------------------------------------------------------------------


def shaken(points: int, turn: int = 39) -> State:
    """After the mutiny and the revolution, with so many points of other things."""
    g = position("E", "O", turn)
    g.played |= MUTINY
    fall(g, RU)
    g.vp = points
    g.stirred = False
    return g


def storm(g: State, place: str, *dice: int) -> State:
    take(g, CP, where(g, place))
    run(g, pressing, dice=dice)
    return g


def test_18_21_a_die_and_the_net_points() -> None:
    assert storm(shaken(14), "W5809", 4).over is None  # 4 + 15
    assert storm(shaken(14), "W5809", 5).over == (CP, "end-cp-sudden")


def test_18_21_only_after_the_mutiny_and_the_revolution() -> None:
    g = shaken(19)
    g.played = 0
    assert storm(g, "W5809").over is None
    g = shaken(19)
    g.fallen = 0
    assert storm(g, "W5809").over is None


def test_18_21_only_french_victory_hexes() -> None:
    assert storm(shaken(19), "W6221").over is None  # Namur
    assert storm(shaken(19), "W5810").over is None


def test_18_22_only_the_first_time_a_hex_is_taken() -> None:
    g = storm(shaken(10), "W5809", 1)
    take(g, AL, where(g, "W5809"))
    storm(g, "W5809")
    g = shaken(10)
    g.played = 0
    storm(g, "W5809")
    take(g, AL, where(g, "W5809"))
    g.played = MUTINY
    storm(g, "W5809")  # it was taken before


def test_18_22_hexes_held_from_the_start_are_none_of_these() -> None:
    g = shaken(10)
    own(g, CP, "W6413")
    take(g, AL, where(g, "W6413"))
    storm(g, "W6413")


def test_18_23_one_more_for_each_roll_of_the_turn() -> None:
    g = storm(shaken(0), "W5809", 1)
    assert victory.sudden_modifier(g) == 1
    storm(g, "W6111", 1)
    assert victory.sudden_modifier(g) == 2
    g.turn += 1
    assert victory.sudden_modifier(g) == 0


def test_18_24a_few_americans_and_the_tiger() -> None:
    """X-18: fifteen points, a die of 4, five divisions."""
    g = shaken(14)
    join(g, US, AL)
    at(g, "us-1 us-2 us-26 us-42 us-32", "W3605")
    assert victory.sudden_modifier(g) == 1
    assert storm(g, "W5809", 4).over == (CP, "end-cp-sudden")
    at(g, "us-3", "W3605")
    g.turn += 1
    assert victory.sudden_modifier(g) == 0
    g.played |= TIGER
    assert victory.sudden_modifier(g) == -1


def test_18_24b_hexes_retaken_after_march_1917() -> None:
    """EX-33."""
    g = shaken(0, turn=32)
    storm(g, "W5122", 1)
    take(g, AL, where(g, "W5122"))
    g.turn += 1
    assert victory.sudden_modifier(g) == -1
    storm(g, "W5122")
    assert victory.sudden_modifier(g) == -1
    take(g, AL, where(g, "W5122"))
    assert victory.sudden_modifier(g) == -1
    own(g, CP, "W6111")
    take(g, AL, where(g, "W6111"))
    assert victory.sudden_modifier(g) == -2


def test_18_24b_not_before_turn_29() -> None:
    g = shaken(0, turn=28)
    own(g, CP, "W5122", "W6221")
    take(g, AL, where(g, "W5122"))
    assert victory.sudden_modifier(g) == 0
    g.turn = 29
    take(g, AL, where(g, "W6221"))  # Belgium counts
    assert victory.sudden_modifier(g) == -1


def test_18_25_with_a_hidden_mutiny_he_throws_and_learns_nothing() -> None:
    g = position("E", "K", 28, hidden_mutiny=True)
    g.vp = 19
    storm(g, "W5809", 6)
    assert g.over is None
    g = position("E", "J", 26, hidden_mutiny=True)
    storm(g, "W5809")
    g = shaken(14)
    g.options["hidden-mutiny"] = True
    assert storm(g, "W5809", 5).over == (CP, "end-cp-sudden")


def test_18_26_regular_victory_does_not_mind() -> None:
    g = storm(shaken(0), "W5809", 1)
    assert victory.net_points(g) == 1
    take(g, AL, where(g, "W5809"))
    assert victory.net_points(g) == 0
    storm(g, "W5809")
    assert victory.net_points(g) == 1


# -- 18.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("places", "won"), [(("E5102",), True), (("W6729",), False), (("W6729", "W6830"), True)])
def test_18_3_berlin_or_two_hexes_of_the_ruhr(places: tuple[str, ...], won: bool) -> None:
    g = even()
    at(g, "fr-58", places[0])
    own(g, AL, *places[1:])
    enter(g, (g.box.unit["fr-58"],), where(g, places[0]))
    run(g, pressing)
    assert g.over == ((AL, "end-al-germany") if won else None)


# -- 18.4 --------------------------------------------------------------------------------------------------------------


def test_18_4a_surrender_is_victory() -> None:
    g = position("NE")
    turkey.surrender(g)
    assert g.over == (AL, "end-al-turkey")


def test_18_4b_turkey_holds_out_until_the_end_of_1918() -> None:
    g = position("NE", "R", 46)
    next_turn(g)
    assert g.over == (CP, "end-cp-turkey")
    g = position("NE", "R", 46)
    g.played |= ISLAM
    next_turn(g)
    assert g.over == (AL, "end-al-baku")
    g = position("NE", "R", 46)
    g.played |= ISLAM
    own(g, CP, "N3653")
    next_turn(g)
    assert g.over == (CP, "end-cp-turkey")


def test_18_4c_two_hexes_before_the_tsar_three_after() -> None:
    g = position("NE", "F")
    own(g, CP, "N4039")
    victory.check_victory(g)
    assert not g.claimed
    own(g, CP, "N4437")
    victory.check_victory(g)
    assert g.claimed
    g.tsar = 27
    victory.check_victory(g)
    assert not g.claimed
    own(g, CP, "N4243")
    victory.check_victory(g)
    assert g.claimed
    assert g.over is None
    victory.confirm(g)
    assert g.over == (CP, "end-cp-hexes")


def test_18_4c_in_supply() -> None:
    g = position("NE", "F")
    own(g, CP, "N4039", "N4437")
    front = g.box.fronts[CAUCASUS]
    g.held[CP][CAUCASUS] &= front.kind("vp")
    victory.check_victory(g)
    assert not g.claimed


def test_18_4c_hexes_west_of_suez_are_for_18_11_alone() -> None:
    g = position("NE", "F")
    own(g, CP, "N4210", "N4211", "N4212", "N4310")
    victory.check_victory(g)
    assert not g.claimed
    own(g, CP, "N4309", "N4204")
    victory.check_victory(g)
    assert g.claimed


def test_18_4c_ties_are_the_allies() -> None:
    g = position("NE", "F")
    g.claimed, g.required = True, 9
    run(g, turkey.roll_surrender, dice=[6])
    assert g.over == (AL, "end-al-turkey")


def test_18_4_no_points_in_the_near_east_alone() -> None:
    g = position("NE", "F")
    g.vp = 30
    victory.check_victory(g)
    assert g.over is None
    assert g.allegiance[BU] == g.allegiance[RO] == NOBODY
