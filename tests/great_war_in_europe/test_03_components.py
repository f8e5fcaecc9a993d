"""3.0 Maps, theatres, counters; 4.2 the order of a turn."""

from __future__ import annotations

from grognard.games.great_war_in_europe.board import paper
from grognard.games.great_war_in_europe.box import AL, NATIONS
from grognard.games.great_war_in_europe.fronts import FRONTS, OF_THEATRE, THEATRE, THEATRES
from grognard.games.great_war_in_europe.combat import odds
from grognard.games.great_war_in_europe.movement import allowance
from grognard.games.great_war_in_europe.odds import strength
from grognard.games.great_war_in_europe.state import face, is_full

from .table import BOX, GAMES, field, front, one, position, ring, started, unit, war


def test_3_11b_names_of_hexes() -> None:  # EX-01
    for number, where, place in (
        ("W6819", "west", "Antwerp"),
        ("E4816", "east", "Warsaw"),
        ("N1728", "egypt", "Damascus"),
    ):
        its = front(where)
        assert its.places["en"][its.hex[number]] == place


def test_3_12a_six_fronts_on_three_sheets() -> None:
    letters = {name: {number[0] for number in front(name).numbers} for name in FRONTS}
    assert letters["west"] == letters["italy"] == {"W"}
    assert letters["east"] == {"E"}
    assert letters["caucasus"] == letters["egypt"] == letters["iraq"] == {"N"}


def test_3_13b_theatres() -> None:
    assert {FRONTS[f] for f in OF_THEATRE[THEATRES.index("western")]} == {"west", "italy", "egypt"}
    assert {FRONTS[f] for f in OF_THEATRE[THEATRES.index("eastern")]} == {"east", "caucasus", "iraq"}
    assert len(THEATRE) == 6


def test_3_13d_european_turkey() -> None:
    its = front("east")
    assert its.in_country["tu"] >> its.hex["E1328"] & 1


def test_3_13e_hexes_that_count_as_towns() -> None:
    its = front("egypt")
    assert its.towns >> its.hex["N3611"] & its.towns >> its.hex["N4208"] & 1
    assert its.places["en"][its.hex["N2430"]] == "Beirut"


def test_3_22a_the_8th_bavarian_reserve() -> None:  # EX-02
    u = unit(next(name for name in BOX.units if name in ("ge-8bvr", "ge-8br", "ge-8bv-r")))
    assert tuple(BOX.face[u]) == (3, 4, 4)
    assert BOX.arrival[u] == "C"
    assert BOX.reverse[u] == "shock"
    assert BOX.steps[u] == 1


def test_3_23_the_8th_army() -> None:  # EX-03
    u = unit("ge-hq8")
    assert (BOX.support[u], BOX.face[u].movement, BOX.reverse[u]) == (1, 3, "depleted")
    t = started()
    t.idle(lambda t: True)
    assert t.g.box.front_of[t.g.loc[t.g.box.unit["ge-hq8"]]].name == "east"


def test_3_26d_two_steps() -> None:
    for u in range(BOX.count):
        if NATIONS[BOX.nation[u]] in ("us", "bu") and BOX.fights[u] and BOX.kind[u] not in ("tank",):
            assert BOX.steps[u] == 2, BOX.units[u]
        elif NATIONS[BOX.nation[u]] != "br" and NATIONS[BOX.nation[u]] not in ("us", "bu"):
            assert BOX.steps[u] == 1, BOX.units[u]


def test_3_22b_the_reduced_side_is_worth_what_it_says() -> None:
    bu = one("bu")
    g = position({"E1819": f"({bu})"})
    assert not is_full(g, unit(bu))
    assert face(g, unit(bu)) == BOX.back[unit(bu)]


def test_3_26e_conversions_are_no_second_steps() -> None:
    for u in range(BOX.count):
        if BOX.reverse[u] in ("shock", "provisional", "infantry"):
            assert BOX.steps[u] == 1


def test_3_25_kinds_of_units() -> None:
    assert set(BOX.kind) == {"infantry", "mountain", "cavalry", "tank", "armoured", "at", "hq"}


def test_3_4_which_fronts_are_in_which_game() -> None:
    fronts = {
        name: {FRONTS[f] for f in game.start(game.scenarios[0], game.settings({})).box.active}
        for name, game in GAMES.items()
    }
    assert fronts["europe"] == {"west", "italy", "east"}
    assert fronts["near-east"] == {"caucasus", "egypt", "iraq"}
    assert fronts["combined"] == set(FRONTS)


def test_3_22c_counters_of_one_game_alone() -> None:
    marked = [name for name in BOX.units if name.endswith("-x")]
    assert marked
    assert not any(BOX.in_game[unit(name)] for name in marked)


def test_4_21_nobody_has_the_initiative_in_both_theatres() -> None:
    for game in GAMES.values():
        for scenario in game.scenarios:
            assert sorted(game.start(scenario, game.settings({})).initiative) == [0, 1]


def test_3_12b_north_is_at_the_top_of_every_map() -> None:
    sheet = paper(BOX)
    for name, north, south in (("west", "W6819", "W5708"), ("east", "E4816", "E1328"), ("egypt", "N1728", "N2913")):
        its = front(name)
        first = sum(BOX.fronts[f].size for f in BOX.active if f < its.index)
        assert sheet.centres[first + its.hex[north]][1] < sheet.centres[first + its.hex[south]][1], (north, south)


def test_3_24_the_haig_offensive() -> None:  # EX-04
    its = BOX.counters[BOX.counter["al-haig"]]
    assert (its.event.side, its.event.mandatory, chr(its.letter)) == (AL, True, "H")


def test_3_26b_movement_is_doubled_on_three_fronts() -> None:
    where = {"west": ("ge", "fr"), "italy": ("it", "it"), "east": ("ru", "ru"), "egypt": ("br", "eg")}
    doubled = {}
    for name, (nation, country) in where.items():
        its = front(name)
        spot = next(its.numbers[h] for h in range(its.size) if its.land >> h & 1 and its.country[h] == country)
        g = position({spot: one(nation)}, turn=3)
        u = unit(one(nation))
        doubled[name] = allowance(g, u) == 2 * BOX.face[u].movement
    assert doubled == {"west": True, "italy": True, "east": False, "egypt": True}


def test_3_26c_a_headquarters_shifts_the_column_and_is_depleted() -> None:
    spot = field("east", "ru")
    near = ring(spot)
    t = war({spot: one("ru"), near[0]: f"{one('ge')} ge-hq8"}, phase="declare", dice=[6])
    t.do(f"attack:{spot}", f"join:{one('ge')}", "settle")
    columns = [odds(t.g).column]
    assert strength(t.g, [unit("ge-hq8")], attack=True) == 0
    t.do("support:ge-hq8")
    told = t.told("log-combat")[0] if t.told("log-combat") else {"column": odds(t.g).column}
    columns.append(told["column"])
    assert columns[1] == columns[0] + BOX.support[unit("ge-hq8")]
    t.idle(lambda t: not t.g.attack)
    assert t.has("depleted", "ge-hq8")
