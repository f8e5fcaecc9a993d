"""9.0 Strategic movement; 9.5 Allied movement by sea; 17.21e to 17.21g the force in Persia."""

from __future__ import annotations

from grognard.games.great_war_in_europe import ships, strategic, trains
from grognard.games.great_war_in_europe.arrivals import SEA_EUROPE
from grognard.games.great_war_in_europe.box import AL, BU, CP, IT, NATIONS, NOBODY, RO
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EAST, EGYPT, IRAQ, ITALY, WEST
from grognard.games.great_war_in_europe.losses import kill
from grognard.games.great_war_in_europe.movement import why_not_move
from grognard.games.great_war_in_europe.sequence import TURN
from grognard.games.great_war_in_europe.state import BEACHES, EUROPEAN_TURKS, GREECE_OPEN, SALONIKA
from grognard.games.great_war_in_europe.trains import (
    AL_EGYPT, AL_IRAQ, AL_WEST, CP_EUROPE, CP_NEAR, RU_CAUCASUS, RU_EAST, SEA_NEAR, left,
)  # fmt: skip

from grognard.kernel.maps import members

from .hand import COMBINED, EUROPE, NEAR_EAST, Hand


def phase(hand: Hand, side: int) -> Hand:
    (strategic.begin_allied if side == AL else strategic.begin_central)(hand.g)
    return hand


def central(game: str = EUROPE, turn: int = 20, **stand: str) -> Hand:
    return phase(Hand(game, turn, **stand), CP)


def allied(game: str = EUROPE, turn: int = 20, **stand: str) -> Hand:
    return phase(Hand(game, turn, **stand), AL)


def ready(hand: Hand) -> set[str]:
    return {hand.box.units[u] for u in range(hand.box.count) if hand.g.entrained >> u & 1}


def goals(hand: Hand, unit: str) -> set[str]:
    found = trains.by_rail(hand.g, hand.u(unit))
    return {hand.box.numbers[h] for h in range(hand.box.size) if found >> h & 1}


def ports(hand: Hand, unit: str) -> set[str]:
    found = ships.by_sea(hand.g, hand.u(unit))
    return {hand.box.numbers[h] for h in range(hand.box.size) if found >> h & 1}


def test_9_0a_from_a_town_to_another_at_any_distance() -> None:
    hand = central(E5102="ge-3")
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert {"E4508", "E4908"} <= hand.offered(ask, "to")
    assert hand.rule(ask, "to:E5103") == "9.31"  # no town
    hand.run(strategic.ride, "to:E4508")
    assert hand.at("ge-3") == "E4508"


def test_9_0a_not_from_open_country() -> None:
    hand = central(E5103="ge-3", E5102="ge-4")
    assert "ge-3" not in ready(hand)
    assert hand.rule(hand.run(strategic.ride), "ride:ge-3") == "9.31"


def test_9_0b_between_fronts_by_the_edge() -> None:
    hand = central(E5102="ge-3")
    assert "W6530" in goals(hand, "ge-3")
    east = hand.box.fronts[EAST]
    hand.give(AL, EAST, east.kind("edge_supply_cp"))
    assert "W6530" not in goals(hand, "ge-3")


def test_9_0c_the_last_phase_of_the_turn() -> None:
    names = list(TURN.members)
    assert names.index("mutual") < names.index("strategic_al") < names.index("strategic_cp") < names.index("end_turn")


def test_9_11_24_units_of_the_central_powers() -> None:
    germans = [u for u in Hand().box.units if u.startswith("ge-") and u[3:].isdigit()][:30]
    towns = ("E5102", "E4508", "E4908", "E4603", "E5205")
    hand = Hand(turn=20)
    for i, town in enumerate(towns):
        hand.stand(**{town: " ".join(germans[5 * i : 5 * i + 5])})
    phase(hand, CP)
    east = hand.box.fronts[EAST]
    for unit in germans[:24]:
        home = [n for n in goals(hand, unit) if n.startswith("E") and east.country[hand.box.at(n) - east.base] == "ge"]
        hand.run(strategic.ride, f"ride:{unit}", f"to:{min(home)}")
    assert left(hand.g, CP_EUROPE) == 0
    assert ready(hand) == set()


def test_9_11_double_outside_germany_ex_22() -> None:
    hand = Hand(turn=30, E5102="ge-3 ge-hq8 ge-4", E4612="ge-7 ge-8")
    hand.own(CP, "E4612", "E4710", "E4515", "E4611", "E4711")
    g = hand.g

    def price(unit: str, goal: str) -> int:
        return trains.rail_price(g, hand.u(unit), hand.box.at(goal))[CP_EUROPE]

    assert price("ge-3", "E4508") == 1
    assert price("ge-7", "E4508") == 2
    assert price("ge-hq8", "E4612") == 4
    assert price("ge-8", "E4710") == 2
    assert price("ge-4", "W2615") == 2
    assert 1 + 2 + 4 + 2 + 2 == 11


def test_9_11_what_is_left_may_be_enough_for_germany_only() -> None:
    hand = central(E5102="ge-3")
    hand.g.freight[CP_EUROPE] = 23
    assert "E4508" in goals(hand, "ge-3")
    assert "E3606" not in goals(hand, "ge-3")
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert hand.rule(ask, "to:E3606") == "9.11"


def test_9_12_four_in_the_near_east() -> None:
    hand = central(NEAR_EAST, N1728="tu-8 tu-10 tu-23 tu-25 tu-27")
    for unit in ("tu-8", "tu-10", "tu-23", "tu-25"):
        hand.run(strategic.ride, f"ride:{unit}", "to:N2416")
    assert left(hand.g, CP_NEAR) == 0
    assert ready(hand) == set()


def test_9_13_between_near_east_fronts_by_the_transit_box() -> None:
    hand = central(NEAR_EAST, N1728="tu-8")
    assert not any(n in goals(hand, "tu-8") for n in ("N1540", "N3835"))
    hand.run(strategic.ride, "ride:tu-8", "to_transit")
    assert hand.at("tu-8") == "transit"
    assert left(hand.g, CP_NEAR) == 3
    assert goals(hand, "tu-8") == set()
    hand.g.turn += 1
    hand.g.freight = [0] * 9
    phase(hand, CP)
    assert {"N1540", "N3835", "N1728"} <= goals(hand, "tu-8")
    hand.run(strategic.ride, "ride:tu-8", "to:N1540")
    assert left(hand.g, CP_NEAR) == 3


def through(hand: Hand) -> None:
    """A way to Constantinople for the CP."""
    hand.g.allegiance[BU] = hand.g.allegiance[RO] = CP
    for country in ("bu", "ro"):
        hand.give(CP, EAST, hand.box.fronts[EAST].in_country[country])
    hand.g.landed |= EUROPEAN_TURKS


def test_9_14_east_to_near_east_counts_in_both() -> None:
    hand = Hand(COMBINED, 20, E3606="ge-3")
    through(hand)
    phase(hand, CP)
    hand.run(strategic.ride, "ride:ge-3", "to_transit")
    assert left(hand.g, CP_EUROPE) == 22
    assert left(hand.g, CP_NEAR) == 4
    hand.g.turn += 1
    hand.g.freight = [0] * 9
    phase(hand, CP)
    hand.run(strategic.ride, "ride:ge-3", "to:N1728")
    assert left(hand.g, CP_EUROPE) == 24
    assert left(hand.g, CP_NEAR) == 3


def test_9_15_no_german_divisions_before_the_turks_of_europe() -> None:
    hand = Hand(COMBINED, 20, E3606="ge-3", N1728="ge-pasha", transit="ge-4")
    through(hand)
    hand.g.landed &= ~EUROPEAN_TURKS
    phase(hand, CP)
    assert trains.box_of(hand.g, hand.u("ge-3")) == 0
    assert not any(n.startswith("N") for n in goals(hand, "ge-4"))
    assert "N2416" in goals(hand, "ge-pasha")


def test_9_16_arabia_to_the_egyptian_front() -> None:
    hand = central(NEAR_EAST, arabia="tu-21")
    assert {"N1728", "N2416"} <= goals(hand, "tu-21")
    assert not any(n in goals(hand, "tu-21") for n in ("N1540", "N3835"))
    hand.run(strategic.ride, "ride:tu-21", "to:N1728")
    assert trains.box_of(hand.g, hand.u("tu-21")) != hand.place("arabia")
    assert left(hand.g, CP_NEAR) == 3


def test_9_17_the_way_to_constantinople() -> None:
    hand = Hand(COMBINED, 20, E3606="ge-3", E1328="tu-1")
    g = hand.g
    through(hand)
    phase(hand, CP)
    assert trains.corridor(g)
    assert "E1523" in goals(hand, "ge-3")
    g.allegiance[RO] = NOBODY
    hand.give(AL, EAST, hand.box.fronts[EAST].in_country["ro"])
    assert not trains.corridor(g)
    assert "E1523" not in goals(hand, "ge-3")
    assert "E1523" in goals(hand, "tu-1")
    assert "E3606" not in goals(hand, "tu-1")
    hand.own(CP, "E2413", "E2015")
    assert trains.corridor(g)
    hand.own(AL, "E2015")
    hand.own(CP, "E2423")
    assert trains.corridor(g)
    g.allegiance[BU] = NOBODY
    assert not trains.corridor(g)


def test_9_21_twelve_and_double_outside_france_and_italy() -> None:
    hand = allied(W5008="fr-1 fr-2")
    g = hand.g
    assert trains.rail_price(g, hand.u("fr-1"), hand.box.at("W4515")) == {AL_WEST: 1}
    assert trains.rail_price(g, hand.u("fr-1"), hand.box.at("W6518")) == {AL_WEST: 2}
    hand.run(strategic.ride, "ride:fr-1", "to:W4515", "ride:fr-2", "to:W6518")
    assert left(g, AL_WEST) == 9


def test_9_21_between_the_west_and_italy_from_1917() -> None:
    hand = Hand(turn=30, W5008="fr-1")
    hand.g.allegiance[IT] = AL
    hand.give(AL, ITALY, hand.box.fronts[ITALY].in_country["it"])
    phase(hand, AL)
    assert "W2004" in goals(hand, "fr-1")
    hand.g.turn = 20
    assert "W2004" not in goals(hand, "fr-1")  # 17.21i


def test_9_22a_russians_on_the_east_front() -> None:
    hand = allied(E4129="ru-1", E2413="sr-hqse")
    hand.own(AL, "E4020")
    assert "E4816" in goals(hand, "ru-1")
    assert "E4020" not in goals(hand, "ru-1")
    assert not any(unit.startswith("sr-") for unit in ready(hand))
    hand.run(strategic.ride, "ride:ru-1", "to:E4816")
    assert left(hand.g, RU_EAST) == 7


def test_9_22b_russians_in_the_caucasus() -> None:
    hand = allied(NEAR_EAST, N4243="ru-1kub ru-2kub ru-kars")
    hand.own(AL, "N3835")
    assert "N3842" in goals(hand, "ru-1kub")
    assert not any(n in goals(hand, "ru-1kub") for n in ("N3835", "N3045"))
    hand.run(strategic.ride, "ride:ru-1kub", "to:N3842", "ride:ru-2kub", "to:N3842")
    assert left(hand.g, RU_CAUCASUS) == 0
    assert ready(hand) == set()


def test_9_23a_allies_in_egypt() -> None:
    hand = allied(NEAR_EAST, N4805="br-isc")
    hand.own(AL, "N2913")
    assert "N4204" in goals(hand, "br-isc")
    assert "N2913" not in goals(hand, "br-isc")
    hand.run(strategic.ride, "ride:br-isc", "to:N4204")
    assert left(hand.g, AL_EGYPT) == 3


def test_9_23b_allies_in_iraq_after_maude() -> None:
    hand = allied(NEAR_EAST, N2252="br-6in")
    iraq = hand.box.fronts[IRAQ]
    hand.give(AL, IRAQ, iraq.land)
    assert goals(hand, "br-6in") == set()
    hand.g.maude = True
    found = goals(hand, "br-6in")
    assert {"N2552", "N1949"} <= found
    assert not any(n in found for n in ("N1540", "N1541", "N2548"))
    phase(hand, AL)
    hand.run(strategic.ride, "ride:br-6in", "to:N1949")
    assert left(hand.g, AL_IRAQ) == 3


def test_9_24_russians_between_east_and_caucasus_ex_21() -> None:
    hand = allied(COMBINED, 13, E4129="ru-1", E4719="ru-4")
    ask = hand.run(strategic.ride, "ride:ru-1")
    assert not any(n.startswith("N") for n in hand.offered(ask, "to"))
    hand.run(strategic.ride, "to_transfer")
    assert (left(hand.g, RU_EAST), left(hand.g, RU_CAUCASUS)) == (7, 1)
    for turn, free in ((14, False), (15, True)):
        hand.g.turn, hand.g.freight = turn, [0] * 9
        phase(hand, AL)
        assert (left(hand.g, RU_EAST), left(hand.g, RU_CAUCASUS)) == (7, 1)
        assert ("ru-1" in ready(hand)) == free
    hand.run(strategic.ride, "ride:ru-1", "to:N4243")
    assert hand.at("ru-1") == "N4243"
    assert (left(hand.g, RU_EAST), left(hand.g, RU_CAUCASUS)) == (7, 1)


def test_9_25a_the_box_counts_on_both_fronts() -> None:
    hand = allied(COMBINED, 13, E4129="ru-1", transfer="ru-2")
    assert (left(hand.g, RU_EAST), left(hand.g, RU_CAUCASUS)) == (7, 1)


def test_9_25b_none_after_the_tsar_but_those_in_the_box() -> None:
    """5.45d."""
    hand = Hand(COMBINED, 30, E4129="ru-1", transfer="ru-2")
    hand.g.tsar = 28
    phase(hand, AL)
    assert trains.box_of(hand.g, hand.u("ru-1")) == 0
    assert "N4243" in goals(hand, "ru-2")


def test_9_31_supplied_and_controlled() -> None:
    """11.11, 11.81."""
    hand = Hand(E5102="ge-3", E5514="ge-4")
    hand.own(AL, "E4508")
    phase(hand, CP)
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert hand.rule(ask, "to:E4508") == "9.31"
    assert "E4508" not in goals(hand, "ge-3")


def test_9_31_no_way_through_what_the_enemy_controls() -> None:
    hand = Hand(E5102="ge-3")
    east = hand.box.fronts[EAST]
    city = hand.box.at("E4508") - east.base
    hand.give(AL, EAST, east.beside[city])
    phase(hand, CP)
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert hand.rule(ask, "to:E4508") in ("9.0a", "11.85")


def test_9_32a_not_to_end_beside_enemies() -> None:
    hand = Hand(E5102="ge-3", E5514="ge-4 ge-7")
    east = hand.box.fronts[EAST]
    beside = east.beside[hand.box.at("E4908") - east.base].bit_length() - 1
    hand.stand(**{east.numbers[beside]: "ru-1"})
    phase(hand, CP)
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert hand.rule(ask, "to:E4908") == "9.32a"


def test_9_32a_not_to_pass_beside_enemies_but_where_friends_are() -> None:
    hand = Hand(W6426="ge-3")
    west = hand.box.fronts[WEST]
    post = hand.box.at("W6323") - west.base
    lane = west.beside[post]
    hand.give(AL, WEST, west.land & ~(lane | 1 << post))
    hand.give(CP, WEST, lane | 1 << post | 1 << hand.box.at("W6426") - west.base)
    g = hand.g
    outside = west.around(lane) & west.land & ~(lane | 1 << post)
    enemy = outside.bit_length() - 1
    touched = west.beside[enemy] & lane
    hand.stand(**{west.numbers[enemy]: "fr-1"})
    assert not trains.track(g, CP, WEST) & touched
    hand.stand(**{west.numbers[touched.bit_length() - 1]: "ge-4"})
    assert trains.track(g, CP, WEST) & touched


def test_9_32b_nothing_changes_hands() -> None:
    hand = central(E5102="ge-3")
    before = [list(held) for held in hand.g.held]
    hand.run(strategic.ride, "ride:ge-3", "to:E4508")
    assert [list(held) for held in hand.g.held] == before


def test_9_32c_beside_the_new_units_of_a_neutral() -> None:
    hand = Hand(turn=15, W3016="ah-5")
    hand.g.allegiance[IT] = AL
    italy = hand.box.fronts[ITALY]
    hand.give(AL, ITALY, italy.in_country["it"])
    ring = italy.beside[hand.box.at("W2615") - italy.base]
    beside = (ring & -ring).bit_length() - 1
    hand.stand(**{italy.numbers[beside]: "it-1"})
    phase(hand, CP)
    assert "W2615" not in goals(hand, "ah-5")
    hand.g.fresh |= 1 << IT
    assert "W2615" in goals(hand, "ah-5")


def test_9_33_after_moving_and_fighting() -> None:
    hand = Hand(E5102="ge-3")
    hand.g.moved = hand.g.fought = 1 << hand.u("ge-3")
    phase(hand, CP)
    assert "ge-3" in ready(hand)
    hand.g.side, hand.g.theatre = CP, 1
    assert why_not_move(hand.g, hand.u("ge-3")) is not None


def test_9_34_headquarters_count_double() -> None:
    hand = central(E5102="ge-hq8")
    hand.run(strategic.ride, "ride:ge-hq8", "to:E4508")
    assert left(hand.g, CP_EUROPE) == 22


def test_9_0a_same_sends_another_of_the_hex_after_it() -> None:
    hand = central(E5102="ge-3 ge-4 ge-7")
    hand.run(strategic.ride, "ride:ge-3", "to:E4508", "same", "same")
    assert hand.at("ge-4") == hand.at("ge-7") == "E4508"
    assert left(hand.g, CP_EUROPE) == 21


def test_9_0a_stacking_at_the_end() -> None:
    germans = " ".join(u for u in Hand().box.units if u.startswith("ge-") and u[3:].isdigit())
    six = " ".join(germans.split()[10:16])
    hand = central(E5102="ge-3", E4508=six)
    assert hand.rule(hand.run(strategic.ride, "ride:ge-3"), "to:E4508") == "7.23a"


def test_13_25_americans_ride_from_the_edge() -> None:
    hand = Hand(turn=40)
    hand.g.allegiance[NATIONS.index("us")] = AL
    west = hand.box.fronts[WEST]
    door = next(h for h in range(west.size) if west.kind("us_entry") >> h & 1 and not west.towns >> h & 1)
    hand.stand(**{west.numbers[door]: "fr-1", "beside-west": "us-1"})
    phase(hand, AL)
    assert "W5008" in goals(hand, "us-1")
    assert "fr-1" not in ready(hand)
    hand.run(strategic.ride, "ride:us-1", "to:W5008")
    assert left(hand.g, AL_WEST) == 11  # 9.21: it was in France
    hand.give(CP, WEST, west.kind("us_entry"))
    hand.stand(**{"beside-west": "us-2"})
    assert goals(hand, "us-2") == set()


# -- 9.5 by sea --------------------------------------------------------------------------------------------------------


def test_9_51_from_port_to_port() -> None:
    hand = allied(W6707="br-1", W5008="br-2")
    assert "W5603" in ports(hand, "br-1")
    assert "W5008" not in ports(hand, "br-1")
    assert ports(hand, "br-2") == set()
    ask = hand.run(strategic.ride, "ride:br-1")
    assert hand.rule(ask, "sail:W5008") == "9.51"
    hand.run(strategic.ride, "sail:W5603")
    assert hand.at("br-1") == "W5603"


def test_9_51_the_central_powers_do_not_sail() -> None:
    hand = central(E5514="ge-3")
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert hand.offered(ask, "sail") == set()


def test_9_52_six_in_europe_three_in_the_near_east() -> None:
    hand = allied(COMBINED, W6707="br-1 br-2 br-3", N4213="br-isc")
    hand.g.freight[SEA_EUROPE] = 5
    assert "N4213" in ports(hand, "br-1")
    hand.run(strategic.ride, "ride:br-1", "sail:N4213")
    assert (left(hand.g, SEA_EUROPE), left(hand.g, SEA_NEAR)) == (0, 2)
    assert ports(hand, "br-2") == set()
    assert "N4516" in ports(hand, "br-isc")


def test_9_53_ports() -> None:
    hand = Hand(COMBINED, N4213="br-isc", W6707="br-1")
    egypt = hand.box.fronts[EGYPT]
    coast = egypt.kind("coast") & egypt.kind("west_of_suez") & ~egypt.towns & egypt.land
    phase(hand, AL)
    assert coast
    assert egypt.numbers[coast.bit_length() - 1] in ports(hand, "br-isc")
    assert not any(n in ports(hand, "br-1") for n in ("E1022", "E1122"))
    hand.g.landed |= BEACHES
    hand.own(AL, "E1022", "E1122")
    assert {"E1022", "E1122"} <= ports(hand, "br-1")


def test_9_54a_not_in_the_baltic() -> None:
    hand = Hand(W6707="br-1")
    hand.own(AL, "E5514", "E5205")
    phase(hand, AL)
    assert not any(n in ports(hand, "br-1") for n in ("E5514", "E5205"))


def test_9_54b_the_black_sea_only_by_constantinople() -> None:
    hand = Hand(COMBINED, E3031="ru-1", N4437="ru-2")
    east = hand.box.fronts[EAST]
    assert not ships.harbours(hand.g, east) & east.kind("black_sea")
    hand.own(AL, "E1328")
    assert ships.harbours(hand.g, east) & east.kind("black_sea")
    phase(hand, AL)
    assert ports(hand, "ru-2") == set()
    assert not ships.harbours(hand.g, hand.box.fronts[CAUCASUS])


def test_9_55_by_egypt_first() -> None:
    """X-19."""
    hand = allied(COMBINED, W6707="br-1")
    assert "N4213" in ports(hand, "br-1")
    assert "N2252" not in ports(hand, "br-1")
    before = [left(hand.g, pool) for pool in (SEA_EUROPE, SEA_NEAR)]
    hand.run(strategic.ride, "ride:br-1", "sail:N4213")
    assert [left(hand.g, pool) for pool in (SEA_EUROPE, SEA_NEAR)] == [many - 1 for many in before]
    hand.g.turn += 1
    hand.g.freight = [0] * 9
    phase(hand, AL)
    assert {"N2252", "W6707"} <= ports(hand, "br-1")


def test_9_56a_not_both_in_one_phase() -> None:
    hand = allied(W6707="br-1")
    hand.run(strategic.ride, "ride:br-1", "sail:W5603")
    assert "br-1" not in ready(hand)


def test_9_56b_not_on_the_turn_of_a_landing() -> None:
    hand = Hand(COMBINED, W6707="br-1", N4213="br-isc br-10in")
    hand.g.landed_on = hand.g.turn
    phase(hand, AL)
    assert ports(hand, "br-1") == set()
    assert "N4516" in ports(hand, "br-isc")
    assert not any(n.startswith(("W", "E")) for n in ports(hand, "br-10in"))


def test_9_56c_no_headquarters_at_sea_in_the_near_east_alone() -> None:
    hand = allied(NEAR_EAST, N4213="br-hqeef br-isc")
    assert ports(hand, "br-hqeef") == set()
    assert ports(hand, "br-isc")
    hand = allied(COMBINED, N4213="br-hqeef")
    assert ports(hand, "br-hqeef")


def test_15_64_no_headquarters_between_europe_and_the_near_east() -> None:
    hand = allied(COMBINED, W6707="br-hq1")
    assert "N4213" not in ports(hand, "br-hq1")
    assert "W5603" in ports(hand, "br-hq1")


def test_6_53_valona_is_a_port_for_italians() -> None:
    hand = Hand(turn=20)
    hand.g.allegiance[IT] = AL
    hand.give(AL, ITALY, hand.box.fronts[ITALY].in_country["it"])
    hand.stand(W2022="it-1", W6707="br-1")
    hand.g.landed |= SALONIKA | GREECE_OPEN | 8
    hand.own(AL, "E1210")
    phase(hand, AL)
    assert "E1210" in ports(hand, "it-1")
    assert "E1210" not in ports(hand, "br-1")


# -- 17.21e to g -------------------------------------------------------------------------------------------------------


def test_17_21e_the_force_goes_to_hamadan_once() -> None:
    hand = Hand(NEAR_EAST, 16, N4243="ru-1kub ru-2kub ru-kars ru-2cau")
    phase(hand, AL)
    assert hand.offered(hand.run(strategic.ride), "expedition") == set()
    hand.g.turn = 17
    hand.own(CP, "N3045")
    assert hand.offered(hand.run(strategic.ride), "expedition") == set()
    hand.own(AL, "N3045")
    hand.run(strategic.ride, "expedition:ru-1kub", "expedition:ru-2kub", "expedition:ru-kars")
    assert hand.at("ru-kars") == "N2436"
    assert hand.offered(hand.run(strategic.ride), "expedition") == set()
    kill(hand.g, hand.u("ru-kars"))
    hand.g.turn = 18
    phase(hand, AL)
    ask = hand.run(strategic.ride)
    assert hand.offered(ask, "expedition") == set()
    assert hand.rule(ask, "expedition:ru-2cau") == "17.21e"


def test_17_21e_not_without_the_tsar() -> None:
    hand = Hand(NEAR_EAST, 30, N4243="ru-1kub")
    hand.g.tsar = 28
    phase(hand, AL)
    assert hand.offered(hand.run(strategic.ride), "expedition") == set()


def test_17_21g_the_force_comes_back_whole() -> None:
    hand = Hand(NEAR_EAST, 17, N4243="ru-1kub ru-2kub")
    phase(hand, AL)
    hand.run(strategic.ride, "expedition:ru-1kub", "expedition:ru-2kub")
    hand.g.turn = 18
    phase(hand, AL)
    hand.run(strategic.ride, "recall")
    assert hand.at("ru-1kub") == hand.at("ru-2kub") == "near-east"
    assert not hand.g.pef


def test_17_21g_not_while_one_is_out_of_supply() -> None:
    hand = Hand(NEAR_EAST, 17, N4243="ru-1kub ru-2kub")
    phase(hand, AL)
    hand.run(strategic.ride, "expedition:ru-1kub", "expedition:ru-2kub")
    hand.g.turn = 18
    hand.stand(N2252="ru-2kub")
    hand.own(CP, "N2436")
    phase(hand, AL)
    assert hand.run(strategic.ride) is None or hand.rule(hand.run(strategic.ride), "recall") == "17.21g"


def test_6_25a_nobody_leaves_or_reaches_a_raided_town() -> None:
    hand = Hand(NEAR_EAST, 20, N2419="tu-8", N1728="tu-10")
    hand.g.raid = hand.box.at("N2419")
    phase(hand, CP)
    assert "tu-8" not in ready(hand)
    assert "N2419" not in goals(hand, "tu-10")
    assert "N2416" in goals(hand, "tu-10")


def test_5_61d_germans_leave_after_the_surrender_by_constantinople() -> None:
    hand = Hand(COMBINED, 40, N3835="ge-pasha", E1328="ge-3", transit="ge-701")
    through(hand)
    hand.g.surrendered = True
    hand.own(CP, "N3931", "N3928")
    phase(hand, CP)
    assert trains.box_of(hand.g, hand.u("ge-3")) == 0
    assert goals(hand, "ge-701")
    assert not any(n.startswith("N") for n in goals(hand, "ge-701"))
    kill(hand.g, hand.u("ge-3"))
    assert trains.box_of(hand.g, hand.u("ge-pasha")) == 0


def test_9_17_a_way_through_serbia_is_not_enough_without_nis() -> None:
    hand = Hand(COMBINED, 20, E3606="ge-3 ge-hq8", transit="tu-8 ge-4")
    through(hand)
    g, east = hand.g, hand.box.fronts[EAST]
    g.allegiance[RO] = NOBODY
    hand.give(AL, EAST, east.in_country["ro"])
    hand.give(CP, EAST, east.in_country["sr"])
    phase(hand, CP)
    assert "E1523" in goals(hand, "ge-3")
    assert "E3606" in goals(hand, "ge-4")
    assert trains.box_of(g, hand.u("ge-3")) == hand.place("transit")
    assert trains.box_of(g, hand.u("ge-hq8")) == 0  # 17.31a
    hand.own(AL, "E2015")
    assert "E1523" not in goals(hand, "ge-3")
    assert "E3606" not in goals(hand, "ge-4")
    assert "E1523" in goals(hand, "ge-4")
    assert trains.box_of(g, hand.u("ge-3")) == 0
    ask = hand.run(strategic.ride, "ride:ge-3")
    assert hand.rule(ask, "to:E1523") == "9.17"


def test_17_31g_no_turks_of_the_near_east_in_europe_before() -> None:
    hand = Hand(COMBINED, 20, transit="tu-8")
    through(hand)
    phase(hand, CP)
    assert any(n.startswith("E") for n in goals(hand, "tu-8"))
    hand.g.landed &= ~EUROPEAN_TURKS
    assert not any(n.startswith("E") for n in goals(hand, "tu-8"))
    assert "N1728" in goals(hand, "tu-8")


def test_9_22a_only_russians_on_the_east_front() -> None:
    hand = allied(E4129="fr-1 ru-1")
    assert ready(hand) & {"fr-1", "ru-1"} == {"ru-1"}


def test_9_24_who_is_bound_to_one_front_does_not_transfer() -> None:
    hand = allied(COMBINED, 13, E4129="ru-1 ru-hqnw", N4243="ru-kars ru-20")
    able = {u: trains.box_of(hand.g, hand.u(u)) > 0 for u in ("ru-1", "ru-hqnw", "ru-kars", "ru-20")}
    assert able == {"ru-1": True, "ru-hqnw": False, "ru-kars": False, "ru-20": True}


def test_17_21g_not_on_the_turn_it_went() -> None:
    hand = Hand(NEAR_EAST, 17, N4243="ru-1kub ru-2kub")
    phase(hand, AL)
    ask = hand.run(strategic.ride, "expedition:ru-1kub")
    assert hand.rule(ask, "recall") == "17.21g"


def test_9_12_arabia_needs_capacity() -> None:
    hand = central(NEAR_EAST, arabia="tu-21")
    hand.g.freight[CP_NEAR] = 4
    assert goals(hand, "tu-21") == set()


def test_9_0b_constantinople_is_no_edge_for_trains_from_the_west() -> None:
    """It is the way to the Transit box and from there (9.13), nothing else."""
    hand = Hand(COMBINED, 20, W6831="ge-3", transit="ge-4")
    through(hand)
    east = hand.box.fronts[EAST]
    hand.give(AL, EAST, east.in_country["ro"] | east.in_country["sr"] | east.in_country["ah"])
    hand.own(CP, "E2423")
    phase(hand, CP)
    assert trains.corridor(hand.g)
    assert "E5102" in goals(hand, "ge-3")
    assert "E1819" not in goals(hand, "ge-3")
    assert "E1819" in goals(hand, "ge-4")


def test_9_22b_15_81_armenians_ride_as_russians() -> None:
    hand = allied(COMBINED, 20, N3842="am-1")
    assert "N3653" in goals(hand, "am-1")


def test_9_31_who_has_no_room_anywhere_is_not_asked() -> None:
    """7.23c: guns are one a hex; that a tank finds room is no help."""
    hand = Hand(EUROPE, 20, W6831="ge-pz ge-1at", W6830="ge-2at")
    west = hand.box.fronts[WEST]
    hand.give(AL, WEST, west.land)
    hand.own(CP, "W6831", "W6830")
    phase(hand, CP)
    assert goals(hand, "ge-pz") == {"W6830"}
    assert goals(hand, "ge-1at") == set()
    assert ready(hand) == {"ge-pz"}


def test_6_57a_with_typhus_units_in_serbia_and_outside_are_looked_at_apart() -> None:
    """Alike as they are: to one of them only Serbia is open, to the other all but Serbia."""
    hand = Hand(EUROPE, 20)
    front = hand.box.fronts[EAST]
    towns, serbia = front.towns, front.in_country["sr"]
    inside = hand.box.numbers[members(towns & serbia)[0] + front.base]
    outside = hand.box.numbers[members(towns & front.in_country["ge"])[0] + front.base]
    for one, other in (("ge-3", "ge-4"), ("ge-4", "ge-3")):
        hand = phase(Hand(EUROPE, 20, **{inside: one, outside: other}), CP)
        assert other in ready(hand)
        hand.g.tracks = {hand.box.counters_of["cp-typhus"][0]: 20}
        phase(hand, CP)
        assert {unit for unit in (one, other) if goals(hand, unit)} == ready(hand) & {one, other}
        assert other in ready(hand)
