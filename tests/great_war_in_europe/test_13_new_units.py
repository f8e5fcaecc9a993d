"""13.0 New units."""

from __future__ import annotations

from grognard.games.great_war_in_europe import arrivals, edge
from grognard.games.great_war_in_europe.box import AL, CP, IT, NATIONS
from grognard.games.great_war_in_europe.fronts import EAST, EGYPT, IRAQ, ITALY, WEST
from grognard.games.great_war_in_europe.movement import move, why_not_move
from grognard.games.great_war_in_europe.sequence import TURN
from grognard.games.great_war_in_europe.state import AVAILABLE, EUROPEAN_TURKS

from .hand import COMBINED, EUROPE, NEAR_EAST, Hand

FRENCH = "fr-1 fr-2 fr-3 fr-4 fr-5 fr-6 fr-7 fr-8"


def new(game: str = EUROPE, turn: int = 10, side: int = AL, **stand: str) -> Hand:
    """A hand whose box units are about to be placed by a side."""
    hand = Hand(game, turn, **stand)
    (arrivals.begin_allied if side == AL else arrivals.begin_central)(hand.g)
    return hand


def spots(hand: Hand, unit: str) -> set[str]:
    return {hand.box.numbers[h] for h in range(hand.box.size) if arrivals.spots(hand.g, hand.u(unit)) >> h & 1}


def test_13_0_units_may_wait() -> None:
    hand = new(europe="fr-1 fr-2")
    assert hand.run(arrivals.place, "place:fr-1", "hold_back", "done") is None
    assert hand.at("fr-1") == hand.at("fr-2") == "europe"


def test_13_11a_in_cities_at_home() -> None:
    hand = new(europe="fr-1")
    ask = hand.run(arrivals.place, "place:fr-1")
    assert {"W5008", "W5009", "W4515"} <= hand.offered(ask, "at")
    assert hand.rule(ask, "at:W4609") == "13.11a"  # a town
    assert hand.rule(ask, "at:W6518") == "13.11a"  # Brussels
    hand.run(arrivals.place, "at:W5008")


def test_13_11a_not_what_the_enemy_controls() -> None:
    hand = new(europe="fr-1")
    hand.own(CP, "W5216")
    assert hand.rule(hand.run(arrivals.place, "place:fr-1"), "at:W5216") == "13.11a"


def test_11_85_not_out_of_supply() -> None:
    hand = new(europe="fr-1")
    germans = [u for u in hand.box.units if u.startswith("ge-") and u[3:].isdigit()]
    for unit, number in zip(germans, sorted(around(hand, "W4515")), strict=False):
        hand.stand(**{number: unit})
    assert hand.rule(hand.run(arrivals.place, "place:fr-1"), "at:W4515") == "11.85"


def test_13_11b_new_units_move_at_once() -> None:
    hand = new(europe="fr-1")
    hand.run(arrivals.place, "place:fr-1", "at:W5008")
    hand.g.side, hand.g.theatre = AL, 0
    assert why_not_move(hand.g, hand.u("fr-1")) is None


def test_13_21_stacking() -> None:
    hand = new(europe=FRENCH)
    hand.run(arrivals.place, "place:fr-1", "at:W5008", "fill")
    left = [unit for unit in FRENCH.split() if hand.at(unit) == "europe"]
    assert len(left) == 2
    assert hand.rule(hand.run(arrivals.place, f"place:{left[0]}"), "at:W5008") == "7.23a"


def test_13_0_same_places_another_in_the_same_hex() -> None:
    hand = new(europe="fr-1 fr-2 fr-3")
    ask = hand.run(arrivals.place)
    assert hand.rule(ask, "same") == "13.0"
    hand.run(arrivals.place, "place:fr-2", "at:W5008", "same")
    assert sorted((hand.at("fr-1"), hand.at("fr-3"))) == ["W5008", "europe"]


def test_13_22_allies_first() -> None:
    names = list(TURN.members)
    assert names.index("new_units_al") < names.index("new_units_cp") < names.index("weather")


def test_13_23_3_26r_each_box_has_its_fronts() -> None:
    """3.26r."""
    hand = new(COMBINED, europe="br-2 br-1as", near_east="br-isc")
    ask = hand.run(arrivals.place, "place:br-2")
    assert "W6707" in hand.offered(ask, "at")
    assert hand.rule(ask, "at:N4805") == "13.23"
    assert "N4805" in spots(hand, "br-1as")
    assert "W6707" in spots(hand, "br-1as")
    assert "N4805" in spots(hand, "br-isc")
    assert "W6707" not in spots(hand, "br-isc")


def test_13_24_british_in_western_ports() -> None:
    hand = new(europe="br-2")
    ask = hand.run(arrivals.place, "place:br-2")
    assert {"W6707", "W6709", "W6506", "W5603"} <= hand.offered(ask, "at")
    assert hand.rule(ask, "at:W5008") == "13.11a"
    hand.own(CP, "W6707")
    assert "W6707" not in spots(hand, "br-2")


def americans(*units: str) -> Hand:
    hand = Hand(turn=40)
    hand.g.allegiance[NATIONS.index("us")] = AL
    hand.stand(europe=" ".join(units))
    arrivals.begin_allied(hand.g)
    return hand


def test_13_25_americans_beside_the_map() -> None:
    hand = americans("us-1", "us-2", "us-3")
    ask = hand.run(arrivals.place, "place:us-1")
    assert hand.offered(ask, "at") == set()
    hand.run(arrivals.place, "to_west_edge", "same")
    assert sorted(hand.at(unit) for unit in ("us-1", "us-2", "us-3")) == ["beside-west", "beside-west", "europe"]


def test_13_25_americans_come_in_by_the_edge_and_march_on() -> None:
    hand = americans("us-1")
    hand.run(arrivals.place, "place:us-1", "to_west_edge")
    hand.g.side, hand.g.theatre = AL, 0
    west = hand.box.fronts[WEST]
    ask = hand.run(move, "come_in:us-1")
    doors = {west.numbers[h] for h in range(west.size) if west.kind("us_entry") >> h & 1}
    assert hand.offered(ask, "at") <= doors
    door = min(hand.offered(ask, "at"))
    assert hand.rule(ask, "at:W5008") == "13.25"
    ask = hand.run(move, f"at:{door}")
    assert hand.at("us-1") == door
    assert hand.g.spent > 0
    hand.run(move, f"to:{min(hand.offered(ask, 'to'))}")
    assert hand.g.moved >> hand.u("us-1") & 1


def test_17_21h_one_american_beside_italy() -> None:
    hand = americans("us-1", "us-2")
    hand.g.allegiance[IT] = AL
    hand.give(AL, ITALY, hand.box.fronts[ITALY].in_country["it"])
    hand.run(arrivals.place, "place:us-1", "to_italy_edge")
    ask = hand.run(arrivals.place, "place:us-2")
    assert ask is not None
    assert {verb for verb, _ in ask.options} == {"to_west_edge", "hold_back"}
    assert edge.places(hand.g, hand.u("us-2")) == (hand.place("beside-west"),)


def test_13_26_russians_not_in_poland() -> None:
    hand = new(europe="ru-2")
    ask = hand.run(arrivals.place, "place:ru-2")
    assert "E4129" in hand.offered(ask, "at")
    assert hand.rule(ask, "at:E4816") == "13.26"


def test_13_26_but_those_of_strategic_turn_a() -> None:
    hand = Hand(europe="ru-2")
    hand.g.letter = ord("A")
    arrivals.begin_allied(hand.g)
    hand.g.letter = ord("B")
    assert "E4816" in spots(hand, "ru-2")


def test_13_27_germans_in_baltic_ports() -> None:
    hand = new(side=CP, europe="ge-2 ah-1")
    assert "E5205" in spots(hand, "ge-2")
    assert "E5514" in spots(hand, "ge-2")
    assert "E5514" not in spots(hand, "ah-1")
    hand.own(AL, "E5514")
    assert "E5514" not in spots(hand, "ge-2")


def test_13_28a_british_of_egypt_west_of_suez() -> None:
    hand = new(NEAR_EAST, near_east="br-10in fr-dfps")
    front = hand.box.fronts[EGYPT]
    for unit in ("br-10in", "fr-dfps"):
        found = spots(hand, unit)
        assert found
        assert all(front.kind("west_of_suez") >> hand.box.at(n) - front.base & 1 for n in found)
    hand.g.died_on[hand.u("br-10in")] = IRAQ
    assert spots(hand, "br-10in") == {"N2252", "N2552"}  # 5.36a


def test_13_28b_british_of_iraq_in_basra_or_abadan() -> None:
    hand = new(NEAR_EAST, near_east="br-6in")
    assert spots(hand, "br-6in") == {"N2252", "N2552"}
    hand.stand(N2250="br-hqtig")
    assert spots(hand, "br-6in") == {"N2252", "N2552"}
    hand.own(CP, "N2252", "N2552")
    assert spots(hand, "br-6in") == set()  # and the headquarters is out of supply


def test_13_28c_persian_cossacks_and_south_persian_rifles() -> None:
    hand = new(NEAR_EAST, near_east="pc-pc sp-spr")
    assert "N3045" in spots(hand, "pc-pc")
    assert not any(n in spots(hand, "pc-pc") for n in ("N2441", "N4243"))
    assert "N2441" in spots(hand, "sp-spr")
    assert "N3045" not in spots(hand, "sp-spr")
    hand.own(CP, "N2441")
    assert "N2441" not in spots(hand, "sp-spr")


def test_13_29a_3_26g_turks_by_their_zone() -> None:
    """3.26g."""
    hand = new(NEAR_EAST, side=CP, near_east="tu-36 tu-45 tu-41 tu-58 tu-47")
    assert hand.at("tu-58") == "arabia"
    assert hand.at("tu-47") == "reserve"
    assert "N3835" in spots(hand, "tu-36")
    assert "N1540" not in spots(hand, "tu-36")
    assert "N1540" in spots(hand, "tu-45")
    assert "N3835" not in spots(hand, "tu-45")
    assert "N1728" in spots(hand, "tu-41")
    assert "N2416" not in spots(hand, "tu-41")


def test_13_29b_rebuilt_turks_anywhere_of_these() -> None:
    hand = Hand(NEAR_EAST, near_east="tu-36")
    hand.g.died_on[hand.u("tu-36")] = IRAQ
    arrivals.begin_central(hand.g)
    assert {"N3835", "N1540", "N1728"} <= spots(hand, "tu-36")


def test_13_29b_yilderim_chooses_a_box_too() -> None:
    hand = new(NEAR_EAST, side=CP, near_east="tu-hqyag")
    ask = hand.run(arrivals.place, "place:tu-hqyag")
    assert {"N3835", "N1540", "N1728"} <= hand.offered(ask, "at")
    hand.run(arrivals.place, "to_reserve")
    assert hand.at("tu-hqyag") == "reserve"


def test_13_29b_small_german_units() -> None:
    hand = new(NEAR_EAST, side=CP, near_east="ge-pasha")
    assert {"N3835", "N1540", "N1728"} <= spots(hand, "ge-pasha")


def test_13_29c_german_divisions_wait_in_transit() -> None:
    hand = new(NEAR_EAST, side=CP, near_east="ge-ak-x")
    assert hand.at("ge-ak-x") == "transit"


def test_13_29d_persian_gendarmerie() -> None:
    hand = new(NEAR_EAST, side=CP, near_east="pg-gndm")
    assert spots(hand, "pg-gndm") == {"N1736", "N2137"}


def test_15_31_anti_tank_regiments_come_to_the_west() -> None:
    hand = Hand(turn=36, europe="ge-1at")
    found = spots(hand, "ge-1at")
    assert found
    assert {hand.box.front_of[hand.box.hex[number]].name for number in found} == {"west"}


def test_13_3a_by_a_headquarters() -> None:
    hand = new(W5713="fr-hq1", europe="fr-1")
    assert "W5713" in spots(hand, "fr-1")
    assert len(spots(hand, "fr-1") & around(hand, "W5713")) > 1
    hand = new(W5713="fr-hq1", europe="br-2")
    assert "W5713" not in spots(hand, "br-2")


def around(hand: Hand, number: str) -> set[str]:
    h = hand.box.at(number)
    front = hand.box.front_of[h]
    return {front.numbers[b] for b in range(front.size) if front.beside[h - front.base] >> b & 1}


def test_13_3b_no_chain_of_headquarters() -> None:
    hand = new(W5713="fr-hq1", europe="fr-hq2 fr-1")
    ends = sorted(around(hand, "W5713") & spots(hand, "fr-hq2"))
    hand.run(arrivals.place, "place:fr-hq2", f"at:{ends[0]}")
    beyond = around(hand, ends[0]) - around(hand, "W5713") - {"W5713"}
    assert not beyond & spots(hand, "fr-1")


def test_13_3c_one_stack_and_the_french_may_spread() -> None:
    hand = new(W5713="fr-hq1", europe=FRENCH)
    near = sorted(around(hand, "W5713") & spots(hand, "fr-1"))
    for i in range(1, 4):
        hand.run(arrivals.place, f"place:fr-{i}", f"at:{near[0]}")
    for i in range(4, 7):
        hand.run(arrivals.place, f"place:fr-{i}", f"at:{near[1]}")
    assert hand.rule(hand.run(arrivals.place, "place:fr-7"), f"at:{near[1]}") == "13.3c"


def test_13_3c_others_in_one_hex() -> None:
    hand = new(side=CP, E4117="ah-hq1", europe="ah-1 ah-2 ah-3")
    near = sorted(around(hand, "E4117") & spots(hand, "ah-1") - {"E4018"})
    hand.run(arrivals.place, "place:ah-1", f"at:{near[0]}")
    assert near[0] in spots(hand, "ah-2")
    assert near[1] not in spots(hand, "ah-2")


def test_13_3d_six_by_sea_to_the_east() -> None:
    hand = Hand(europe="fr-1 fr-2 fr-3 fr-4 fr-5 fr-6 fr-7")
    hand.g.landed |= 2 | 4  # Salonika
    hand.stand(E1116="fr-hq5")
    arrivals.begin_allied(hand.g)
    near = sorted({"E1116"} | around(hand, "E1116") & spots(hand, "fr-1"))
    for i in range(1, 7):
        hand.run(arrivals.place, f"place:fr-{i}", f"at:{near[0]}")
    assert hand.g.freight[arrivals.SEA_EUROPE] == 6
    assert arrivals.why_never_by_hq(hand.g, hand.u("fr-7"), EAST) is arrivals.EAST_FULL


def test_13_3e_three_in_one_hex_in_the_near_east() -> None:
    hand = Hand(NEAR_EAST, near_east="tu-36 tu-51 tu-52 tu-45")
    for unit in ("tu-36", "tu-51", "tu-52", "tu-45"):
        hand.g.died_on[hand.u(unit)] = EGYPT
    hand.stand(N2419="tu-hqyag")
    arrivals.begin_central(hand.g)
    near = sorted(around(hand, "N2419") & spots(hand, "tu-36"))
    for unit in ("tu-36", "tu-51", "tu-52"):
        hand.run(arrivals.place, f"place:{unit}", f"at:{near[0]}")
    assert hand.rule(hand.run(arrivals.place, "place:tu-45"), f"at:{near[0]}") == "13.3e"
    hand.run(arrivals.place, "hold_back")


def test_13_3e_new_turks_never_by_a_headquarters() -> None:
    hand = new(NEAR_EAST, side=CP, N2419="tu-hqyag", near_east="tu-41")
    assert "N2419" not in spots(hand, "tu-41")


def test_7_12a_nobody_in_the_near_east_before_november_1914() -> None:
    hand = Hand(COMBINED, 5, near_east="br-isc")
    arrivals.begin_allied(hand.g)
    assert hand.run(arrivals.place) is None


def test_17_31g_turkish_third_division_by_the_reserve() -> None:
    hand = new(COMBINED, 15, CP, europe="tu-3")
    ask = hand.run(arrivals.place, "place:tu-3")
    assert hand.offered(ask, "at") == set()
    hand.run(arrivals.place, "to_reserve")
    assert hand.at("tu-3") == "reserve"
    hand = Hand(COMBINED, 15, europe="tu-3")
    hand.g.landed |= EUROPEAN_TURKS
    arrivals.begin_central(hand.g)
    assert spots(hand, "tu-3") == {"E1124"}


def test_6_57b_a_nation_that_is_shut() -> None:
    hand = Hand(europe="fr-1")
    hand.g.shut |= 1 << NATIONS.index("fr")
    arrivals.begin_allied(hand.g)
    assert hand.run(arrivals.place) is None
    assert arrivals.why_not_place(hand.g, hand.u("fr-1")).rule == "6.58a"
    assert hand.g.loc[hand.u("fr-1")] == AVAILABLE


def test_13_3f_the_british_empire_is_british() -> None:
    hand = new(W5713="br-hq1", europe="br-1as br-3in")
    assert "W5713" in spots(hand, "br-1as")
    assert "W5713" in spots(hand, "br-3in")


def test_9_56b_nobody_by_a_headquarters_to_the_east_on_the_turn_of_a_landing() -> None:
    hand = Hand(europe="fr-1")
    hand.g.landed |= 2 | 4
    hand.stand(E1116="fr-hq5")
    arrivals.begin_allied(hand.g)
    assert "E1116" in spots(hand, "fr-1")
    hand.g.landed_on = hand.g.turn
    assert "E1116" not in spots(hand, "fr-1")


def test_13_29a_not_where_only_the_coast_supplies() -> None:
    hand = new(NEAR_EAST, side=CP, near_east="tu-36")
    assert "N4332" in spots(hand, "tu-36")
    front = hand.box.fronts[3]
    for unit, number in zip(("ru-1kub", "ru-2kub", "ru-kars", "ru-2cau"), sorted(around(hand, "N4332")), strict=False):
        hand.stand(**{number: unit})
    assert front.kind("black_sea") >> hand.box.at("N4332") - front.base & 1
    assert "N4332" not in spots(hand, "tu-36")


def test_7_24b_the_american_first_army_does_not_wait() -> None:
    hand = americans("us-1", "us-hq1")
    ask = hand.run(arrivals.place)
    assert hand.rule(ask, "done") == "7.24b"
    hand.run(arrivals.place, "place:us-hq1")
    assert not hand.g.us_army
    hand.run(arrivals.place, "to_west_edge", "done")
    assert hand.g.us_army


def test_16_11b_a_collapsed_nation_is_not_placed_with_others() -> None:
    hand = new(W5008="br-1", europe="fr-1")
    assert "W5008" in spots(hand, "fr-1")
    hand.g.fallen |= 1 << NATIONS.index("fr")
    assert "W5008" not in spots(hand, "fr-1")


def test_13_27_conquered_towns_of_the_baltic_too() -> None:
    hand = new(side=CP, europe="ge-2")
    east = hand.box.fronts[EAST]
    towns = east.kind("baltic") & east.towns & ~east.in_country["ge"] & ~hand.g.forts[AL][EAST]
    hand.give(CP, EAST, towns)
    found = arrivals.spots(hand.g, hand.u("ge-2")) >> east.base
    assert towns
    assert found & towns == towns


def test_13_11a_russians_of_the_near_east_in_russia() -> None:
    hand = new(NEAR_EAST, near_east="ru-csb")
    assert {"N4243", "N4437"} <= spots(hand, "ru-csb")
    assert "N3045" not in spots(hand, "ru-csb")


def test_13_3c_a_headquarters_beside_the_six() -> None:
    hand = new(W5713="fr-hq1", europe=FRENCH + " fr-hq2 fr-hq3")
    near = sorted(around(hand, "W5713") & spots(hand, "fr-1"))
    for i in range(1, 7):
        hand.run(arrivals.place, f"place:fr-{i}", f"at:{near[0]}")
    assert near[1] not in spots(hand, "fr-7")
    assert near[1] in spots(hand, "fr-hq2")
    hand.run(arrivals.place, "place:fr-hq2", f"at:{near[1]}")
    assert near[2] not in spots(hand, "fr-hq3")
