"""17.2, 17.3, 3.26 Who may operate where, and how many."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import passports
from grognard.games.great_war_in_europe.box import AH, AL, CP, GK, IT, NATIONS, NOBODY, US
from grognard.games.great_war_in_europe.combat import why_not_attack
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EAST, EASTERN, EGYPT, FRONTS, IRAQ, ITALY, WEST
from grognard.games.great_war_in_europe.movement import enterable, move, party, why_not_stop, why_not_to
from grognard.games.great_war_in_europe.passports import fronts_of, why_not_there
from grognard.games.great_war_in_europe.state import ALBANIA_OPEN, BEACHES, EUROPEAN_TURKS, GREECE_OPEN, PERSIAN_FORCE

from .hand import COMBINED, EUROPE, NEAR_EAST, Hand

AUSTRIANS = "ah-5 ah-12 ah-46lw ah-14 ah-33 ah-2"


def fronts(hand: Hand, unit: str) -> set[str]:
    return {FRONTS[f] for f in range(6) if fronts_of(hand.g, hand.u(unit)) >> f & 1}


def why(hand: Hand, unit: str, number: str) -> str:
    reason = why_not_there(hand.g, hand.u(unit), hand.box.at(number))
    return reason.rule if reason is not None else ""


@pytest.mark.parametrize(
    ("unit", "where"),
    [
        ("br-1", {"west", "italy", "east", "egypt", "iraq"}),  # 17.21a
        ("br-isc", {"egypt", "iraq"}),  # 3.26l
        ("br-hq1", {"west", "italy", "east"}),  # 3.26j
        ("br-cd1", {"egypt"}),  # 3.26o
        ("fr-1", {"west", "italy", "east"}),  # 17.21c
        ("fr-dfps", {"egypt"}),  # 17.21c
        ("ru-1", {"east", "caucasus"}),  # 17.21d
        ("ru-kars", {"caucasus"}),  # 3.26m
        ("ge-3", {"west", "italy", "east", "caucasus", "egypt", "iraq"}),  # 3.26i
        ("ge-hq1", {"west", "italy", "east"}),  # 17.31a
        ("ah-5", {"west", "italy", "east"}),
        ("tu-8", {"east", "caucasus", "egypt", "iraq"}),
        ("tu-hqyag", {"caucasus", "egypt", "iraq"}),  # 3.26k
        ("us-1", {"west", "italy", "east"}),  # 17.21h
        ("it-1", {"west", "italy", "east"}),  # 17.21j
        ("be-1", {"west"}),  # 17.21k
        ("sr-hqse", {"east"}),
        ("ro-1", {"east"}),  # 17.4a
        ("pc-pc", {"caucasus"}),  # 3.26n
        ("sp-spr", {"iraq"}),  # 3.26q
        ("pg-gndm", {"iraq"}),
    ],
)
def test_3_26h_3_26i_17_21_17_31_fronts_by_nation_and_code(unit: str, where: set[str]) -> None:
    hand = Hand(COMBINED, 30)
    if unit in hand.box.unit:
        assert fronts(hand, unit) == where


def test_17_21i_17_31b_italy_before_1917() -> None:
    hand = Hand(COMBINED, 26)
    assert "italy" not in fronts(hand, "br-1")
    assert "italy" not in fronts(hand, "ge-3")
    assert "italy" in fronts(hand, "it-1")
    assert "italy" in fronts(hand, "ah-5")
    assert "west" not in fronts(hand, "ah-5")
    assert why(hand, "ge-3", "W2615") == "17.21i"
    assert why(hand, "ah-5", "W6530") == "17.31b"
    hand = Hand(COMBINED, 27)
    assert {"italy"} <= fronts(hand, "br-1") & fronts(hand, "ge-3")
    assert "west" in fronts(hand, "ah-5")


def test_17_31b_four_austro_hungarians_in_the_west() -> None:
    hand = Hand(turn=30, W6530="ah-5 ah-12 ah-46lw ah-14")
    assert why(hand, "ah-33", "W6730") == "17.31b"
    assert why(hand, "ah-5", "W6730") == ""


def test_17_31c_four_north_of_row_48() -> None:
    hand = Hand(turn=20, E5011="ah-5 ah-12 ah-46lw ah-14", E4710="ah-33")
    assert why(hand, "ah-33", "E4909") == "17.31c"
    assert why(hand, "ah-33", "E4810") == ""
    hand.own(CP, "E4129", "E3031")
    assert why(hand, "ah-33", "E4909") == "17.31c"  # Germany is still barred
    hand.own(CP, "E4912")
    assert why(hand, "ah-33", "E4912") == ""
    hand.g.bolsheviks = 33
    assert why(hand, "ah-33", "E4912") == "17.31c"


def test_17_31c_units_together_are_counted_together() -> None:
    hand = Hand(turn=20, E5011="ah-5 ah-12 ah-46lw", E4809="ah-33 ah-2")
    east = hand.box.fronts[EAST]
    hand.g.side, hand.g.theatre = CP, EASTERN
    two, one = (hand.u("ah-33"), hand.u("ah-2")), (hand.u("ah-33"),)
    goal = hand.box.at("E4909") - east.base
    assert enterable(hand.g, one, east) >> goal & 1
    assert not enterable(hand.g, two, east) >> goal & 1
    its = party(hand.g, two)
    assert why_not_to(hand.g, its, hand.box.at("E4909")).rule == "17.31c"


def test_17_31d_only_four_of_them_attack() -> None:
    hand = Hand(turn=20, E5011=AUSTRIANS)
    east = hand.box.fronts[EAST]
    beside = east.beside[hand.box.at("E5011") - east.base].bit_length() - 1
    hand.stand(**{east.numbers[beside]: "ru-1"})
    hand.g.side, hand.g.theatre = CP, EASTERN
    target = beside + east.base
    assert why_not_attack(hand.g, hand.u("ah-2"), target) is None
    for unit in AUSTRIANS.split()[:4]:
        hand.g.fought |= 1 << hand.u(unit)
    refused = why_not_attack(hand.g, hand.u("ah-2"), target)
    assert refused is not None
    assert refused.rule == "17.31d"
    hand.own(CP, "E4129", "E3031")
    here = hand.box.at("E5011") - east.base
    assert east.country[here] == "ge" or why_not_attack(hand.g, hand.u("ah-2"), target) is None


def test_17_31e_the_excess_goes_south_after_the_bolsheviks() -> None:
    hand = Hand(turn=35, E5011=AUSTRIANS)
    g = hand.g
    g.side, g.theatre = CP, EASTERN
    assert why_not_stop(g) is None
    g.bolsheviks = 33
    ask = hand.run(move)
    assert hand.rule(ask, "done") == "17.31e"
    ask = hand.run(move, "move:ah-5")
    assert hand.rule(ask, "stay") == "17.31e"
    assert all(int(number[1:3]) < 50 for number in hand.offered(ask, "to"))
    assert hand.rule(ask, "to:E5110") in ("17.31e", "8.21", "8.26")


def test_17_31f_three_turks_in_egypt() -> None:
    hand = Hand(NEAR_EAST, N3112="tu-8 tu-10 tu-23", N2913="tu-25 tu-hqyag")
    assert why(hand, "tu-25", "N3311") == "17.31f"
    assert why(hand, "tu-hqyag", "N3311") == ""
    hand = Hand(NEAR_EAST, N3112="tu-8 tu-10", N2913="tu-25")
    assert why(hand, "tu-25", "N3311") == ""


def test_17_31f_four_turks_outside_the_balkans() -> None:
    hand = Hand(turn=30, E4020="tu-1 tu-2 tu-5 tu-7", E2027="tu-9")
    hand.g.landed |= EUROPEAN_TURKS
    assert why(hand, "tu-9", "E3522") == "17.31f"
    assert why(hand, "tu-9", "E1328") == ""
    assert "west" not in fronts(hand, "tu-9")


def test_17_31h_no_cp_units_in_the_ottoman_empire_before() -> None:
    hand = Hand(COMBINED, 20)
    assert why(hand, "ge-3", "N1728") == "17.31h"
    assert why(hand, "ge-pasha", "N1728") == ""
    hand.g.landed |= EUROPEAN_TURKS
    assert why(hand, "ge-3", "N1728") == ""


def test_17_21h_one_american_off_the_west() -> None:
    hand = Hand(turn=45)
    hand.g.allegiance[US] = hand.g.allegiance[IT] = AL
    hand.give(AL, ITALY, hand.box.fronts[ITALY].in_country["it"])
    assert why(hand, "us-1", "W2004") == ""
    hand.stand(W2004="us-1")
    assert why(hand, "us-2", "W2014") == "17.21h"
    assert why(hand, "us-2", "W5008") == ""


def test_17_21j_six_italians_abroad() -> None:
    hand = Hand(turn=30)
    hand.g.allegiance[IT] = AL
    hand.stand(W5008="it-1 it-2 it-3 it-4 it-5 it-6")
    assert why(hand, "it-7", "W4515") == "17.21j"
    assert why(hand, "it-7", "E2413") == "17.21j"
    hand.g.fallen |= 1 << AH
    assert why(hand, "it-7", "E2413") == ""
    assert why(hand, "it-7", "W4515") == "17.21j"


def test_17_21j_more_than_six_in_the_east_leave_the_west_to_six() -> None:
    """Once Austria-Hungary has collapsed it is those above six who must be in the East."""
    hand = Hand(turn=30)
    hand.g.allegiance[IT] = AL
    hand.stand(E2413="it-1 it-2 it-3 it-4 it-5 it-6")
    assert why(hand, "it-7", "W4515") == "17.21j"
    hand.g.fallen |= 1 << AH
    assert why(hand, "it-7", "W4515") == ""


def test_17_21k_17_31j_greeks_and_bulgarians_in_the_balkans() -> None:
    hand = Hand(turn=30)
    hand.g.allegiance[GK] = AL
    hand.g.allegiance[NATIONS.index("bu")] = CP
    hand.g.landed |= GREECE_OPEN
    assert why(hand, "gk-1", "E4129") == "17.31j"
    assert why(hand, "gk-1", "E1116") == ""
    assert why(hand, "bu-1", "E2416") == "17.31j"
    assert why(hand, "bu-1", "E2413") == ""


def test_17_21m_montenegrins_do_not_land_at_gallipoli() -> None:
    hand = Hand(turn=20)
    hand.g.landed |= BEACHES
    assert why(hand, "mn-1mn", "E1122") == "17.21m"
    assert why(hand, "br-1", "E1122") == ""


def test_17_31h_bulgarians_wait_for_the_turks_of_europe_too() -> None:
    hand = Hand(turn=20)
    hand.g.allegiance[NATIONS.index("bu")] = CP
    assert why(hand, "bu-1", "E1523") == "17.31h"
    assert why(hand, "bu-1", "E4129") == "17.31j"
    hand.g.landed |= EUROPEAN_TURKS
    assert why(hand, "bu-1", "E1523") == ""


def test_17_21l_greece_is_neutral_and_open_after_salonika() -> None:
    hand = Hand(turn=30)
    assert why(hand, "ge-3", "E1214") == "17.4d"
    hand.g.landed |= GREECE_OPEN
    assert why(hand, "ge-3", "E1214") == ""
    assert why(hand, "fr-1", "E1214") == ""
    assert hand.g.allegiance[GK] == NOBODY


def test_17_21m_montenegrins_at_home() -> None:
    hand = Hand()
    unit = next(u for u in hand.box.units if u.startswith("mn-"))
    assert why(hand, unit, "E1809") == ""
    assert why(hand, unit, "E2012") == "17.21m"


def test_17_21n_3_26p_arabs_and_armenians() -> None:
    """3.26p."""
    hand = Hand(NEAR_EAST)
    arab = next(u for u in hand.box.units if u.startswith("ab-"))
    armenian = next(u for u in hand.box.units if u.startswith("am-"))
    assert why(hand, arab, "N2202") == ""
    assert why(hand, arab, "N3311") != ""
    assert fronts(hand, arab) == {"egypt"}
    assert why(hand, armenian, "N3338") == ""
    assert why(hand, armenian, "N3045") != ""
    assert fronts(hand, armenian) == {"caucasus"}


def test_17_21a_canal_companies() -> None:
    hand = Hand(NEAR_EAST)
    assert why(hand, "br-cd1", "N4805") == ""
    assert why(hand, "br-cd1", "N3311") != ""


def test_17_21f_only_the_force_in_iraq() -> None:
    hand = Hand(NEAR_EAST, 20)
    hand.g.landed |= PERSIAN_FORCE
    assert why(hand, "ru-1kub", "N2436") != ""
    hand.g.pef |= 1 << hand.u("ru-1kub")
    assert why(hand, "ru-1kub", "N2436") == ""


def test_17_4b_albania() -> None:
    hand = Hand(turn=20)
    assert why(hand, "ah-5", "E1709") == "17.4d"
    hand.g.landed |= ALBANIA_OPEN
    assert why(hand, "ah-5", "E1709") == ""


def test_17_4c_hamadan_and_persians() -> None:
    hand = Hand(NEAR_EAST, 20)
    assert why(hand, "br-6in", "N2436") == "17.4c"
    assert why(hand, "sp-spr", "N2252") != ""
    assert why(hand, "sp-spr", "N2441") == ""


def test_17_4d_holland_and_switzerland() -> None:
    hand = Hand(EUROPE)
    assert why(hand, "ge-3", "W6424") == "17.4d"
    assert why(hand, "fr-1", "W3731") == "17.4d"


def test_17_2_17_3_who_plays_whom() -> None:
    hand = Hand(COMBINED, 20)
    sides = dict(zip(NATIONS, hand.g.allegiance, strict=True))
    assert all(sides[n] == AL for n in ("fr", "br", "ru", "sr", "mn", "be", "ab", "am"))
    assert all(sides[n] == CP for n in ("ge", "ah", "tu"))


def test_17_21b_the_tenth_division() -> None:
    europe, near = Hand(EUROPE), Hand(NEAR_EAST)
    assert europe.box.arrival[europe.u("br-10na")] == "D"
    assert near.box.arrival[near.u("br-10na-x")] == "event"
    assert not near.box.in_game[near.u("br-10na")]


def test_7_12a_printed_fronts_are_shut_before_turn_6() -> None:
    hand = Hand(COMBINED, 5)
    assert fronts(hand, "ru-1") == {"east"}
    assert why(hand, "ru-1", "N4243") == "7.12a"
    assert passports.why_not_front(hand.g, hand.u("fr-1"), EGYPT) is not None
    assert {WEST, CAUCASUS, IRAQ} == {0, 3, 5}
