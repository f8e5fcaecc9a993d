"""17.1 Countries that join; 7.12a, 7.14 what that opens."""

from __future__ import annotations

from grognard.games.great_war_in_europe import arrivals, entry, initiative, resources
from grognard.games.great_war_in_europe.box import AL, BU, CP, GK, IT, NATIONS, NOBODY, RO, TU
from grognard.games.great_war_in_europe.combat import why_not_attack
from grognard.games.great_war_in_europe.control import take
from grognard.games.great_war_in_europe.fronts import EAST, ITALY, NEAR_EAST
from grognard.games.great_war_in_europe.movement import enterable, why_not_move
from grognard.games.great_war_in_europe.sequence import end_turn
from grognard.games.great_war_in_europe.state import EUROPEAN_TURKS, NEUTRAL, face
from grognard.games.great_war_in_europe.stacking import why_crowded

from .hand import COMBINED, EUROPE, Hand


def joined(nation: int, side: int, letter: str = "E", turn: int = 15) -> Hand:
    hand = Hand(turn=turn)
    hand.g.letter = ord(letter)
    entry.join_war(hand.g, nation, side)
    (arrivals.begin_allied if side == AL else arrivals.begin_central)(hand.g)
    return hand


def test_17_1a_turkey_joins_in_october_1914() -> None:
    hand = Hand(turn=4)
    entry.begin_turn(hand.g)
    assert hand.g.allegiance[TU] == NOBODY
    hand.g.turn = 5
    entry.begin_turn(hand.g)
    assert hand.g.allegiance[TU] == CP
    assert hand.at("tu-1") == "holding"  # the Turks of Europe wait


def test_17_1a_near_east_is_set_up_on_turn_6_of_the_combined_game() -> None:
    hand = Hand(COMBINED, 5)
    entry.begin_turn(hand.g)
    assert hand.at("tu-17") == "holding"
    hand.g.turn = 6
    entry.begin_turn(hand.g)
    assert hand.at("tu-17") == "N3835"
    assert hand.at("tu-21") == "arabia"
    assert hand.at("tu-13") == "reserve"
    assert hand.at("br-6in") == "N2252"
    assert hand.at("br-42t-x") == "absent"


def test_7_12a_no_front_of_the_near_east_before() -> None:
    hand = Hand(COMBINED, 5, E4129="ru-1")
    assert all(
        not enterable(hand.g, (hand.u("ru-1"),), hand.box.fronts[f]) & hand.box.fronts[f].land for f in NEAR_EAST
    )


def test_7_12b_basra_is_allied() -> None:
    hand = Hand(COMBINED, 6)
    front = hand.box.fronts[5]
    assert hand.g.held[AL][5] >> hand.box.place["basra"] - front.base & 1


def test_17_11a_all_present_units_anywhere_in_the_country() -> None:
    hand = joined(IT, AL)
    ask = hand.run(arrivals.place)
    assert hand.rule(ask, "done") == "17.11a"
    hand.run(arrivals.place, "place:it-1")
    ask = hand.run(arrivals.place)
    assert "W2004" in hand.offered(ask, "at")
    assert "W1708" in hand.offered(ask, "at")
    assert hand.rule(ask, "at:W2230") == "17.11a"  # Trieste
    assert hand.rule(ask, "hold_back") == "17.11a"


def test_17_11a_later_reinforcements_wait() -> None:
    hand = joined(IT, AL, "E")
    late = [u for u in hand.box.units if u.startswith("it-") and hand.box.arrival[hand.u(u)] == "F"]
    assert late
    assert all(hand.at(u) == "holding" and not hand.g.pool >> hand.u(u) & 1 for u in late)
    hand = joined(IT, AL, "F")
    assert all(hand.g.pool >> hand.u(u) & 1 for u in late)


def test_17_11a_rest_places_what_is_left() -> None:
    for nation, side in ((IT, AL), (BU, CP), (RO, CP), (RO, AL), (GK, AL)):
        hand = joined(nation, side)
        due = [u for u in range(hand.box.count) if hand.g.entering >> u & 1]
        assert due
        hand.run(arrivals.place, "place_rest")
        home = hand.box.tables["nations"][NATIONS[nation]]["home"]
        for u in due:
            front = hand.box.front_of[hand.g.loc[u]]
            assert front.country[hand.g.loc[u] - front.base] in home
        assert all(why_crowded(hand.g, stack) is None for stack in hand.g.stacks.values())
        assert not hand.g.entering


def test_17_11a_greeks_not_where_the_cp_are() -> None:
    hand = Hand(E1116="ge-3")
    hand.own(CP, "E1116")
    hand.g.letter = ord("E")
    entry.join_war(hand.g, GK, AL)
    arrivals.begin_allied(hand.g)
    assert hand.rule(hand.run(arrivals.place, "place:gk-1"), "at:E1116") == "8.22a"


def test_17_11b_nobody_moves_or_fights_there_this_turn() -> None:
    hand = joined(IT, AL)
    g = hand.g
    hand.run(arrivals.place, "place:it-1", "at:W2627", "place_rest")
    italy = hand.box.fronts[ITALY]
    flat = ~italy.of_terrain["alpine"]
    border = italy.around(italy.in_country["it"] & flat) & italy.in_country["ah"] & flat
    post = border.bit_length() - 1
    hand.stand(**{italy.numbers[post]: "ah-5"})
    g.side, g.theatre = AL, 0
    refused = why_not_move(g, hand.u("it-1"))
    assert refused is not None
    assert refused.rule == "17.11b"
    g.side = CP
    assert not enterable(g, (hand.u("ah-5"),), italy) & italy.in_country["it"]
    near = italy.beside[post] & italy.in_country["it"] & flat
    beside = near.bit_length() - 1
    hand.stand(**{italy.numbers[beside]: "it-2"})
    refused = why_not_attack(g, hand.u("ah-5"), beside + italy.base)
    assert refused is not None
    assert refused.rule == "17.11b"
    end_turn(g)
    assert why_not_attack(g, hand.u("ah-5"), beside + italy.base) is None
    assert enterable(g, (hand.u("ah-5"),), italy) & italy.in_country["it"]


def test_7_14_hexes_pass_to_the_side_it_joins() -> None:
    hand = Hand()
    assert not hand.g.held[CP][EAST] & hand.box.fronts[EAST].in_country["bu"]
    entry.join_war(hand.g, BU, CP)
    land = hand.box.fronts[EAST].in_country["bu"]
    assert hand.g.held[CP][EAST] & land == land


def test_7_14_greece_keeps_what_the_cp_hold() -> None:
    hand = Hand(turn=20)
    hand.own(CP, "E1214")
    entry.join_war(hand.g, GK, AL)
    front = hand.box.fronts[EAST]
    assert hand.g.held[CP][EAST] >> hand.box.at("E1214") - front.base & 1
    assert hand.g.held[AL][EAST] >> hand.box.at("E1114") - front.base & 1


def test_17_12_americans_come_to_the_european_box() -> None:
    hand = Hand(turn=40)
    g = hand.g
    g.letter = ord("L")
    initiative.join_americans(g)
    g.letter = ord("M")
    resources.arrivals(g)
    came = [u for u in hand.box.units if u.startswith("us-") and hand.at(u) == "europe"]
    assert sorted(came) == sorted(u for u in hand.box.units if hand.box.arrival[hand.u(u)] == "+1")


def test_17_13a_turks_of_europe_with_greece() -> None:
    hand = Hand(turn=20)
    entry.join_war(hand.g, GK, AL)
    assert hand.at("tu-9") == "E1023"
    assert hand.at("tu-1") == "E1328"
    assert hand.at("tu-hq5") == "E1124"


def test_17_13a_when_allies_enter_european_turkey() -> None:
    hand = Hand(turn=20)
    take(hand.g, AL, hand.box.at("E1523"))
    assert hand.g.landed & EUROPEAN_TURKS
    assert hand.at("tu-1") == "E1328"


def test_17_13b_five_surrender_hexes() -> None:
    hand = Hand(COMBINED, 20)
    cities = ("N3835", "N3931", "N4332", "N1728", "N2416")
    for number in cities[:4]:
        take(hand.g, AL, hand.box.at(number))
    assert not hand.g.landed & EUROPEAN_TURKS
    take(hand.g, AL, hand.box.at(cities[4]))
    assert hand.g.landed & EUROPEAN_TURKS
    assert hand.at("tu-1") == "E1328"


def test_17_31i_turkish_nineteenth() -> None:
    hand = Hand()
    assert face(hand.g, hand.u("tu-19"))[:2] == (3, 4)
    hand.g.letter = ord("M")
    entry.begin_turn(hand.g)
    assert face(hand.g, hand.u("tu-19"))[:2] == (3, 4)
    hand.g.letter = ord("N")
    entry.begin_turn(hand.g)
    assert face(hand.g, hand.u("tu-19"))[:2] == (2, 2)


def test_17_11a_one_side_only() -> None:
    hand = Hand(EUROPE)
    entry.join_war(hand.g, RO, CP)
    entry.join_war(hand.g, RO, AL)
    assert hand.g.allegiance[RO] == CP
    assert all(h != NEUTRAL for u, h in enumerate(hand.g.loc) if hand.box.nation[u] == RO)
