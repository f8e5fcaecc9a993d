"""14.2 Kut, 14.3 the Hindenburg Line, 14.6 devastated hexes, 6.10 the Paris Gun, 11.53 the pipeline."""

from __future__ import annotations

from grognard.games.great_war_in_europe import arrivals, turkey, works
from grognard.games.great_war_in_europe.box import AL, BR, CP
from grognard.games.great_war_in_europe.combat import why_not_attack
from grognard.games.great_war_in_europe.control import enter, take
from grognard.games.great_war_in_europe.fronts import EASTERN, EGYPT, IRAQ, WEST, WESTERN
from grognard.games.great_war_in_europe.movement import enterable, move, why_not_move
from grognard.games.great_war_in_europe.odds import reckon
from grognard.games.great_war_in_europe.odds import works as shifts_of_works
from grognard.games.great_war_in_europe.passports import why_not_there
from grognard.games.great_war_in_europe.sequence import begin_theatre
from grognard.games.great_war_in_europe.state import put
from grognard.games.great_war_in_europe.supply import FORTRESS, NORMAL, area, second_sources, supply_of

from .hand import NEAR_EAST, Hand


def line(letter: str = "K") -> Hand:
    hand = Hand(turn=26)
    west = hand.box.fronts[WEST]
    hand.give(CP, WEST, west.in_country["be"])
    hand.g.letter = ord(letter)
    arrivals.begin_central(hand.g)
    return hand


def draw(hand: Hand) -> list[str]:
    """A line drawn from the first hex that is offered; its hexes."""
    found = []
    for _ in range(4):
        found.append(min(hand.offered(hand.run(arrivals.place), "line")))
        hand.run(arrivals.place, f"line:{found[-1]}")
    return found


def test_14_31a_from_strategic_turn_k() -> None:
    assert line("J").run(arrivals.place) is None
    hand = line()
    assert "W6118" in hand.offered(hand.run(arrivals.place), "line")


def test_14_31a_four_connected_hexes_at_once() -> None:
    hand = line()
    ask = hand.run(arrivals.place, "line:W6118")
    assert hand.offered(ask, "line") <= {"W6018", "W6019", "W6117", "W6119", "W6218", "W6219"}
    assert hand.rule(ask, "line:W6620") == "14.31a"
    assert hand.rule(ask, "done") == ""  # not before all four are placed
    hand = line()
    drawn = draw(hand)
    west = hand.box.fronts[WEST]
    assert {west.numbers[h] for h in range(west.size) if hand.g.hindenburg >> h & 1} == set(drawn)
    assert len(set(drawn)) == 4
    assert hand.run(arrivals.place) is None  # once


def test_14_31a_not_beside_allies() -> None:
    hand = line()
    hand.stand(W6018="fr-1")
    starts = hand.offered(hand.run(arrivals.place), "line")
    assert "W6118" not in starts
    assert "W6018" not in starts
    assert "W6518" in starts


def test_14_31b_as_a_heavy_fort_until_allies_come() -> None:
    hand = line()
    number = draw(hand)[1]
    hand.stand(**{number: "ge-3"})
    h = hand.box.at(number)
    west = hand.box.fronts[WEST]
    assert ("10.43a", "shift-hindenburg", -2) in [tuple(shift) for shift in shifts_of_works(hand.g, h)]
    assert supply_of(hand.g, hand.u("ge-3")) != FORTRESS
    take(hand.g, AL, h)
    assert not hand.g.hindenburg >> h - west.base & 1
    assert hand.g.lined


# -- 14.6 --------------------------------------------------------------------------------------------------------------


def waste(**stand: str) -> Hand:
    hand = Hand(turn=12, **stand)
    west = hand.box.fronts[WEST]
    hand.give(CP, WEST, west.in_country["be"] | west.in_country["lu"])
    hand.g.side, hand.g.theatre = CP, WESTERN
    return hand


def clear_hex(hand: Hand, country: str = "be") -> str:
    west = hand.box.fronts[WEST]
    inside = [
        h for h in range(west.size)
        if west.terrain[h] == "clear" and west.country[h] == country
        and all(west.country[n] == country for n in west.map.linked[h])
    ]  # fmt: skip
    return west.numbers[inside[0]]


def test_14_61_at_the_start_of_movement_in_the_west() -> None:
    hand = waste()
    number = clear_hex(hand)
    hand.stand(**{number: "ge-3", "W6530": "ge-4"})
    ask = hand.run(move)
    assert "ge-3" in hand.offered(ask, "devastate")
    assert hand.rule(ask, "devastate:ge-4") == "14.61"  # Cologne
    hand.run(move, "move:ge-4", "stay")
    assert hand.run(move) is None or "ge-3" not in hand.offered(hand.run(move), "devastate")


def test_14_62a_infantry_in_supply_that_neither_moves_nor_attacks() -> None:
    hand = waste()
    number = clear_hex(hand)
    cavalry = next(u for u in hand.box.units if u.startswith("ge-") and hand.box.kind[hand.u(u)] == "cavalry")
    hand.stand(**{number: f"ge-3 {cavalry}"})
    ask = hand.run(move)
    assert hand.rule(ask, f"devastate:{cavalry}") == "14.62a"
    hand.run(move, "devastate:ge-3")
    assert why_not_move(hand.g, hand.u("ge-3")) is not None
    begin_theatre(hand.g)
    west = hand.box.fronts[WEST]
    beside = west.beside[hand.box.at(number) - west.base].bit_length() - 1
    hand.stand(**{west.numbers[beside]: "fr-1"})
    refused = why_not_attack(hand.g, hand.u("ge-3"), beside + west.base)
    assert refused is not None


def test_14_62b_they_step_back_and_leave_it_waste() -> None:
    hand = waste()
    number = clear_hex(hand)
    hand.stand(**{number: "ge-3"})
    hand.run(move, "devastate:ge-3")
    ask = hand.run(works.step_back)
    west = hand.box.fronts[WEST]
    here = hand.box.at(number) - west.base
    ways = {west.numbers[west.map.near[way][here]] for way in ("e", "ne", "se")}
    assert hand.offered(ask, "to") <= ways
    goal = min(hand.offered(ask, "to"))
    hand.run(works.step_back, f"to:{goal}")
    assert hand.at("ge-3") == goal
    assert hand.g.devastated >> here & 1


def test_14_62b_who_cannot_step_back_takes_the_marker_off() -> None:
    hand = waste()
    number = clear_hex(hand)
    hand.stand(**{number: "ge-3"})
    hand.run(move, "devastate:ge-3")
    west = hand.box.fronts[WEST]
    here = hand.box.at(number) - west.base
    french = ("fr-1", "fr-2", "fr-3")
    for unit, way in zip(french, ("e", "ne", "se"), strict=True):
        put(hand.g, hand.u(unit), west.map.near[way][here] + west.base)
    assert hand.run(works.step_back) is None
    assert not hand.g.devastated
    assert hand.at("ge-3") == number


def test_14_64_the_markers_are_counted() -> None:
    hand = waste()
    number = clear_hex(hand)
    hand.stand(**{number: "ge-3", "W6530": "ge-4"})
    west = hand.box.fronts[WEST]
    far = [h for h in range(west.size) if west.country[h] == "fr"][:8]
    hand.g.devastated = sum(1 << h for h in far)
    assert hand.offered(hand.run(move), "devastate") == set()
    assert works.why_not_sap(hand.g, hand.u("ge-3")) is works.NO_MARKER


def test_14_63a_a_devastated_hex_costs_two_and_hampers_attacks_out_of_it() -> None:
    hand = waste()
    number = clear_hex(hand)
    west = hand.box.fronts[WEST]
    here = hand.box.at(number) - west.base
    beside = west.map.near["w"][here]
    plain, wasted = west.way_over(0, 0, 0), west.way_over(0, 0, 1 << here)
    assert plain.layers(1 << beside, 1, west.land, 0)[1] >> here & 1
    assert not wasted.layers(1 << beside, 1, west.land, 0)[1] >> here & 1
    assert wasted.layers(1 << beside, 2, west.land, 0)[2] >> here & 1
    hand.stand(**{number: "ge-3", west.numbers[beside]: "fr-1"})
    hand.g.devastated = 1 << here
    found = reckon(hand.g, beside + west.base, (hand.u("ge-3"),), (-1, -1)).shifts
    assert ("10.42c", "shift-devastated", -1) in [tuple(shift) for shift in found]


def test_14_63b_no_source_in_a_devastated_town() -> None:
    hand = waste()
    west = hand.box.fronts[WEST]
    town = hand.box.at("W6518") - west.base
    assert second_sources(hand.g, CP, WEST) >> town & 1
    hand.g.devastated |= 1 << town
    assert not second_sources(hand.g, CP, WEST) >> town & 1


# -- 6.10 --------------------------------------------------------------------------------------------------------------


def test_6_10_the_paris_gun() -> None:
    hand = Hand(turn=40)
    west = hand.box.fronts[WEST]
    near = next(n for n in ("W5514", "W5511"))
    land = west.in_country["be"] | west.in_country["lu"]
    east_of_oise = sum(1 << h for h in range(west.size) if west.country[h] == "fr" and west.numbers[h][3:] >= "11")
    hand.give(CP, WEST, land | east_of_oise)
    arrivals.begin_central(hand.g)
    assert hand.run(arrivals.place) is None
    hand.g.gun_ready = True
    found = hand.offered(hand.run(arrivals.place), "gun")
    paris = [h - west.base for h in hand.box.sets["paris"]]
    assert near in found
    assert all(min(west.map.distance(hand.box.at(n) - west.base, p) or 0 for p in paris) <= 8 for n in found)
    hand.run(arrivals.place, f"gun:{near}")
    assert hand.g.gun == hand.box.at(near)
    assert hand.run(arrivals.place) is None
    hand.stand(W5510="fr-1")
    put(hand.g, hand.u("fr-1"), hand.box.at(near))
    enter(hand.g, (hand.u("fr-1"),), hand.box.at(near))
    assert hand.g.gun < 0


# -- 14.2 --------------------------------------------------------------------------------------------------------------


def kut() -> Hand:
    hand = Hand(NEAR_EAST, 15, N1845="br-6in")
    take(hand.g, AL, hand.box.at("N1845"))
    return hand


def ring(hand: Hand) -> list[str]:
    iraq = hand.box.fronts[IRAQ]
    return [iraq.numbers[h] for h in range(iraq.size) if iraq.kind("k") >> h & 1]


def test_14_21_the_fort_of_kut() -> None:
    hand = Hand(NEAR_EAST, 15)
    assert not hand.g.kut
    hand.own(CP, "N1845")
    take(hand.g, AL, hand.box.at("N1845"))
    assert hand.g.kut


def test_14_22_14_23_besieged_in_kut() -> None:
    hand = kut()
    hand.g.side, hand.g.theatre = AL, EASTERN
    assert why_not_move(hand.g, hand.u("br-6in")) is None
    place = ring(hand)[0]
    hand.stand(**{place: "tu-35"})
    refused = why_not_move(hand.g, hand.u("br-6in"))
    assert refused is not None
    assert refused.rule == "14.23"
    iraq = hand.box.fronts[IRAQ]
    if iraq.beside[hand.box.at("N1845") - iraq.base] >> hand.box.at(place) - iraq.base & 1:
        refused = why_not_attack(hand.g, hand.u("br-6in"), hand.box.at(place))
        assert refused is not None
        assert refused.rule == "14.23"
    assert supply_of(hand.g, hand.u("br-6in")) in (FORTRESS, NORMAL)


def test_14_23_no_other_allies_come_in() -> None:
    hand = kut()
    hand.stand(N2045="br-6cav")
    hand.g.side = AL
    iraq = hand.box.fronts[IRAQ]
    goal = hand.box.at("N1845") - iraq.base
    assert enterable(hand.g, (hand.u("br-6cav"),), iraq) >> goal & 1
    hand.stand(**{ring(hand)[0]: "tu-35"})
    assert not enterable(hand.g, (hand.u("br-6cav"),), iraq) >> goal & 1
    refused = why_not_there(hand.g, hand.u("br-6cav"), goal + iraq.base)
    assert refused is not None
    assert refused.rule == "14.23"


def test_14_24_turks_in_the_ring_are_supplied() -> None:
    hand = kut()
    hand.stand(**{ring(hand)[0]: "tu-35"})
    iraq = hand.box.fronts[IRAQ]
    hand.give(AL, IRAQ, iraq.land & ~iraq.kind("k"))
    assert supply_of(hand.g, hand.u("tu-35")) == NORMAL


# -- 11.53 -------------------------------------------------------------------------------------------------------------


def test_11_53b_the_pipeline_from_west_to_east_ex_31() -> None:
    hand = Hand(NEAR_EAST, 15, N3611="br-isc")
    assert hand.run(turkey.pipeline) is None  # Romani comes first
    hand.stand(N4011="br-bik")
    ask = hand.run(turkey.pipeline)
    assert ask is not None
    hand.run(turkey.pipeline, "lay_pipe")
    assert hand.g.pipeline == 1
    hand.run(turkey.pipeline, "lay_pipe")
    assert hand.g.pipeline == 2
    assert hand.run(turkey.pipeline) is None


def test_11_53a_towns_of_sinai_are_sources_with_the_pipeline_or_a_unit() -> None:
    hand = Hand(NEAR_EAST, 15)
    hand.own(AL, "N4011", "N3611")
    egypt = hand.box.fronts[EGYPT]
    first, second = (1 << hand.box.at(number) - egypt.base for number in ("N4011", "N3611"))
    assert not second_sources(hand.g, AL, EGYPT) & (first | second)
    hand.g.pipeline = 1
    assert second_sources(hand.g, AL, EGYPT) & (first | second) == first
    hand.stand(N3611="br-isc")
    assert not second_sources(hand.g, AL, EGYPT) & second
    assert area(hand.g, BR, EGYPT) & second  # for who is in it


def test_11_53c_it_falls_back() -> None:
    hand = Hand(NEAR_EAST, 15)
    hand.own(AL, "N3611", "N4011", "N3311")
    hand.g.pipeline = 3
    hand.stand(N3611="tu-8")
    hand.own(AL, "N3611")
    enter(hand.g, (hand.u("tu-8"),), hand.box.at("N3611"))
    assert hand.g.pipeline == 1
    assert EGYPT == 4
