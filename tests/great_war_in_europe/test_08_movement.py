"""8.0 Operational movement."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.great_war_in_europe.fronts import FAIR, HOT, MOUNTAIN, ORDINARY, SNOW, WET, Front
from grognard.games.great_war_in_europe.movement import allowance

from .table import BOX, field, front, ground, one, pairs, position, ring, some, unit, war, worth

EAST = field("east", "ru")
NEAR = ring(EAST)
WEST = field("west", "fr")
BESIDE = ring(WEST)
GE, RU, FR = one("ge"), one("ru"), one("fr")
CAUCASUS = field("caucasus")


def cost(a: str, b: str, weather: int, kind: int = ORDINARY) -> int | None:
    its = BOX.front_of[BOX.hex[a]]
    return its.cost(kind, weather, its.hex[a], its.hex[b])


def points(name: str, where: str, others: dict[str, str] | None = None, turn: int = 10, **more: Any) -> int:
    """What a unit has to move with, after October 1914."""
    side = "cp" if name.split("-")[0] in ("ge", "ah", "tu", "bu") else "al"
    return allowance(position({where: name, **(others or {})}, turn=turn, side=side, **more), unit(name))


def printed(name: str) -> int:
    return BOX.face[unit(name)].movement


# -- 8.1 ---------------------------------------------------------------------------------------------------------------


def test_8_0_a_player_moves_any_or_none_of_his_units_once() -> None:
    t = war({EAST: f"{GE} ge-hq1"})
    assert t.nouns("move") == {GE, "ge-hq1"}
    t.do(f"move:{GE}", f"to:{NEAR[0]}")
    assert t.refusal(f"move:{GE}").rule == "8.18"
    assert t.can("done")


def test_8_11_nobody_moves_in_the_others_theatre_and_nobody_fights() -> None:
    t = war({EAST: GE + " ge-hq1", NEAR[0]: RU, WEST: "fr-hq1 " + FR})
    assert t.nouns("move") == {GE, "ge-hq1"}
    assert t.refusal(f"move:{FR}").rule == "8.0"
    assert not t.nouns("attack")


def test_8_12_clear_ground_costs_one() -> None:
    assert cost(EAST, NEAR[0], FAIR) == 1


def test_8_13_one_hex_can_always_be_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = pairs("east", lambda its, a, b: its.terrain[b] == "forest" and in_(its, a, "ru") and in_(its, b, "ru"))
    worth(monkeypatch, [RU], movement=1)
    t = war({a: RU}, side="al")
    t.do(f"move:{RU}")
    assert t.can(f"to:{b}")
    worth(monkeypatch, [RU], movement=0)
    monkeypatch.setattr(BOX, "fixed", 1 << unit(RU))
    assert war({a: f"{RU} ru-hqnw"}, side="al").refusal(f"move:{RU}").rule == "8.13"


def test_8_13_but_never_closed_ground() -> None:  # EX-16
    """Cavalry never goes up into the Alps."""
    rider = one("it", "cavalry")
    low, high = pairs(
        "italy", lambda its, a, b: its.terrain[b] == "alpine" and its.terrain[a] != "alpine" and in_(its, a, "it")
    )
    t = war({low: rider}, side="al")
    t.do(f"move:{rider}")
    assert t.refusal(f"to:{high}").rule == "15.71"


def in_(its: Front, h: int, country: str) -> bool:
    return its.country[h] == country


def test_8_14a_movement_is_doubled_in_the_western_theatre() -> None:
    assert points(FR, WEST, turn=5) == 2 * printed(FR)
    assert points(RU, EAST, turn=5) == printed(RU)
    egypt = ground("egypt", lambda its, h: its.kind("west_of_suez") >> h & 1)
    assert points(one("br"), egypt, turn=30) == 2 * printed(one("br"))


def test_8_14b_not_after_october_1914_beside_an_enemy() -> None:
    assert points(FR, WEST, {BESIDE[0]: GE}, turn=5) == 2 * printed(FR)
    assert points(FR, WEST, {BESIDE[0]: GE}, turn=6) == printed(FR)


def test_8_14c_shock_troops_americans_and_tanks_keep_it() -> None:
    shock = one("ge", fits=lambda u: BOX.reverse[u] == "shock")
    tank, british = one("br", "tank"), one("br")
    assert points(shock, WEST, {BESIDE[0]: FR}) == printed(shock)
    assert points(shock, WEST, {BESIDE[0]: FR}, marks={"turned": shock}) == 2 * BOX.back[unit(shock)].movement
    assert points(one("us"), WEST, {BESIDE[0]: GE}) == 2 * printed(one("us"))
    assert points(tank, WEST, {BESIDE[0]: GE}) == 2 * printed(tank)
    assert points(british, WEST, {BESIDE[0]: GE}) == printed(british)
    g = position({WEST: f"{british} {tank}", BESIDE[0]: GE}, side="al", turn=10)
    assert allowance(g, unit(british)) == 2 * printed(british)


def test_8_14d_who_does_not_start_beside_an_enemy_keeps_it() -> None:
    assert points(FR, WEST) == 2 * printed(FR)
    assert points(FR, WEST, {BESIDE[0]: "ge-hq1"}) == 2 * printed(FR), "a headquarters is no combat unit"


def test_8_14d_also_when_it_stops_on_its_way() -> None:
    g = position({WEST: FR}, side="al", turn=10, marching=(unit(FR),), spent=2, begun=BOX.hex[WEST])
    assert allowance(g, unit(FR)) == 2 * printed(FR)


def test_8_14e_cavalry_keeps_it_while_it_is_never_beside_an_enemy() -> None:
    rider = one("fr", "cavalry")
    its = front("west")
    far = 2 * printed(rider)
    t = war({WEST: rider}, side="al", turn=10)
    t.do(f"move:{rider}")
    reached = {its.map.distance(its.hex[WEST], its.hex[n]) or 0 for n in t.nouns("to")}
    assert max(reached) > printed(rider)
    assert max(reached) <= far
    t = war({WEST: rider, BESIDE[0]: GE}, side="al", turn=10)
    t.do(f"move:{rider}")
    reached = {its.map.distance(its.hex[WEST], its.hex[n]) or 0 for n in t.nouns("to")}
    assert max(reached) <= printed(rider)


def test_8_14f_headquarters_keep_it() -> None:
    assert points("fr-hq1", WEST, {BESIDE[0]: GE}) == 2 * printed("fr-hq1")


@pytest.mark.parametrize(("turn", "modern", "spent"), [(6, False, False), (7, False, True), (7, True, False)])
def test_8_15_a_headquarters_that_hurries_is_depleted(turn: int, modern: bool, spent: bool) -> None:
    """15.66: no more after the first shock troops or tanks."""
    t = war({WEST: "fr-hq1 fr-15"}, side="al", turn=turn, modern=modern)
    its = front("west")
    t.do("move:fr-hq1")
    far = max(t.nouns("to"), key=lambda n: its.map.distance(its.hex[WEST], its.hex[n]) or 0)
    t.do(f"to:{far}")
    assert t.has("depleted", "fr-hq1") is spent


def test_8_15_not_within_what_is_printed() -> None:
    t = war({WEST: "fr-hq1 fr-15"}, side="al", turn=7)
    t.do("move:fr-hq1", f"to:{BESIDE[0]}")
    assert not t.has("depleted", "fr-hq1")


def test_8_16_friends_are_no_hindrance() -> None:
    pile = " ".join(some("ru", 7)[1:])
    t = war({EAST: RU, **dict.fromkeys(NEAR[:1], pile)}, side="al")
    t.do(f"move:{RU}")
    beyond = [n for n in ring(NEAR[0]) if n and n not in NEAR and n != EAST]
    assert any(t.can(f"to:{n}") for n in beyond)


def test_8_17_units_of_one_hex_march_together_at_the_pace_of_the_slowest() -> None:
    rider, foot = one("ru", "cavalry"), RU
    assert printed(rider) > printed(foot)
    t = war({EAST: f"{rider} {foot}", NEAR[0]: some("ru", 2)[1]}, side="al")
    t.do(f"move:{rider}")
    alone = t.nouns("to")
    assert t.refusal(f"with:{some('ru', 2)[1]}").rule == "8.17"
    t.do(f"with:{foot}")
    assert t.nouns("to") < alone
    t.do(f"to:{NEAR[3]}")
    assert t.at(rider) == t.at(foot) == NEAR[3]


def test_8_18_who_has_moved_is_done() -> None:
    first, second, third = some("ru", 3)
    t = war({EAST: f"{first} {second} {third}"}, side="al")
    t.do(f"move:{first}", f"to:{NEAR[0]}", f"move:{second}", "stay")
    assert t.nouns("move") == {third}


# -- 8.2 ---------------------------------------------------------------------------------------------------------------


def test_8_21_nobody_goes_further_than_his_points() -> None:
    t = war({EAST: RU}, side="al")
    t.do(f"move:{RU}")
    its = front("east")
    far = [its.map.distance(its.hex[EAST], its.hex[n]) or 0 for n in t.nouns("to")]
    assert max(far) <= printed(RU)
    beyond = next(
        its.numbers[h] for h in range(its.size) if in_(its, h, "ru") and (its.map.distance(its.hex[EAST], h) or 0) > 6
    )
    assert t.refusal(f"to:{beyond}").rule == "8.21"


def test_8_22a_nobody_enters_a_hex_with_enemies_or_their_fort() -> None:
    t = war({EAST: f"{GE} ge-hq1", NEAR[0]: RU})
    t.do(f"move:{GE}")
    assert t.refusal(f"to:{NEAR[0]}").rule == "8.22a"
    its = front("east")
    fort = next(
        BOX.forts[i]
        for i in range(len(BOX.forts))
        if its.base <= BOX.forts[i].hex < its.base + its.size and in_(its, BOX.forts[i].hex - its.base, "pl")
    )
    number = BOX.numbers[fort.hex]
    beside = next(n for n in ring(number) if n)
    t = war({beside: f"{GE} ge-hq1"})
    t.do(f"move:{GE}")
    assert t.refusal(f"to:{number}").rule == "8.22a"


def test_8_22b_an_enemy_headquarters_alone_is_lost_when_a_combat_unit_enters() -> None:
    t = war({EAST: f"{GE} ge-hq1", NEAR[0]: "ru-hqnw"})
    t.do(f"move:{GE}", f"to:{NEAR[0]}")
    assert t.at("ru-hqnw") in ("dead", "gone")
    assert t.at(GE) == NEAR[0]


def test_15_63_a_headquarters_never_enters_a_hex_with_an_enemy_headquarters() -> None:
    t = war({EAST: f"{GE} ge-hq1", NEAR[0]: "ru-hqnw"})
    t.do("move:ge-hq1")
    assert t.refusal(f"to:{NEAR[0]}").rule == "15.63"
    t.do(f"to:{NEAR[3]}")
    assert t.holder(NEAR[3]) == "cp", "but it takes empty hexes"


def test_8_23_nobody_ends_where_there_is_no_room() -> None:
    pile = some("ru", 7)[1:]
    t = war({EAST: RU, NEAR[0]: " ".join(pile)}, side="al", marks={"moved": " ".join(pile)})
    t.do(f"move:{RU}")
    assert t.refusal(f"to:{NEAR[0]}").rule == "7.23a"


def test_8_24_no_step_leads_into_the_sea_or_off_the_map() -> None:
    its = front("east")
    for a, b in its.dry_pairs:
        assert its.land >> a & its.land >> b & 1
    assert not its.sides["sea"].pairs & its.dry_pairs
    assert not its.sides["impassable"].pairs & its.dry_pairs


def test_8_25_costs_add_up() -> None:  # EX-17
    a, b = pairs("italy", lambda its, a, b: its.terrain[b] == "mountain" and (a, b) in its.wet)
    assert cost(a, b, WET) == 3
    assert cost(a, b, FAIR) == 2


def test_8_26_nobody_ends_his_move_out_of_supply() -> None:
    t = war({EAST: f"{GE} ge-hq1"})
    t.do(f"move:{GE}")
    its = front("east")
    near_towns = its.towns & t.g.held[0][2]
    assert not any(its.map.distance(its.hex[EAST], h) == 2 and near_towns >> h & 1 for h in range(its.size))
    two = next(n for n in ring(NEAR[0]) if n and n not in NEAR and n != EAST and plain_ru(n))
    assert t.refusal(f"to:{two}").rule == "8.26"
    assert t.can(f"to:{NEAR[0]}"), "beside the headquarters"


def plain_ru(number: str) -> bool:
    its = front("east")
    h = its.hex[number]
    return its.terrain[h] == "clear" and not its.towns >> h & 1


def test_8_26_a_cut_off_fort_of_ones_own_is_supply_enough() -> None:
    its = front("east")
    spot = next(
        BOX.numbers[fort.hex]
        for fort in BOX.forts
        if its.base <= fort.hex < its.base + its.size and in_(its, fort.hex - its.base, "pl")
        and sum(1 for n in ring(BOX.numbers[fort.hex]) if n) == 6
    )  # fmt: skip
    around = ring(spot)
    enemies = dict(zip(around[1:], some("ge", 5), strict=True))
    far = dict(
        zip([n for n in ring(around[0]) if n and n != spot and n not in around], some("ge", 9)[5:], strict=False)
    )
    t = war({around[0]: RU, **enemies, **far}, side="al")
    t.do(f"move:{RU}")
    assert t.can(f"to:{spot}")


# -- 8.3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "terrain", "points_"),
    [
        ("east", "forest", 2), ("east", "marsh", 2), ("egypt", "desert", 2), ("caucasus", "difficult", 2),
        ("italy", "mountain", 2), ("east", "clear", 1),
    ],
)  # fmt: skip
def test_8_32a_what_terrain_costs(where: str, terrain: str, points_: int) -> None:
    a, b = pairs(where, lambda its, a, b: its.terrain[b] == terrain and (a, b) not in its.wet)
    assert cost(a, b, FAIR) == points_


def test_8_31_the_cost_is_that_of_hex_side_and_unit() -> None:
    a, b = pairs("italy", lambda its, a, b: its.terrain[b] == "mountain" and (a, b) not in its.wet)
    assert (cost(a, b, FAIR), cost(a, b, FAIR, MOUNTAIN)) == (2, 1)


def test_8_32a_devastated_hexes_cost_two() -> None:
    its = front("west")
    h, b = its.hex[WEST], its.hex[BESIDE[0]]
    way = its.way_over(ORDINARY, FAIR, 1 << b)
    layers = list(way.layers(1 << h, 2, its.land, 0))
    assert not layers[1] >> b & 1
    assert layers[2] >> b & 1


def test_8_32b_mountain_units() -> None:
    """They pay 1 for a mountain and alone go into the Alps, for 2."""
    a, b = pairs("italy", lambda its, a, b: its.terrain[b] == "alpine")
    assert (cost(a, b, FAIR), cost(a, b, FAIR, MOUNTAIN)) == (None, 2)


def test_8_33a_along_a_pass() -> None:  # EX-18, EX-19
    assert cost("E2717", "E2618", FAIR) == cost("E2717", "E2618", WET) == 1
    assert cost("E2617", "E2618", FAIR) == 2
    a, b = pairs("east", lambda its, a, b: (a, b) in its.passes and (a, b) in its.wet and its.terrain[b] == "pass")
    assert cost(a, b, FAIR) == 1, "rivers add nothing when it is fair"


def test_8_33b_off_the_path_and_in_snow() -> None:  # EX-18
    assert cost("E2717", "E2618", SNOW) == cost("E2617", "E2618", SNOW) == 2
    assert cost("E2717", "E2618", SNOW, MOUNTAIN) == 1


def test_8_34a_rivers_cost_one_more_in_rain_only() -> None:
    a, b = pairs("east", lambda its, a, b: its.terrain[b] == "clear" and (a, b) in its.sides["river"].pairs)
    assert [cost(a, b, weather) for weather in (FAIR, WET, SNOW, HOT)] == [1, 2, 1, 1]


def test_8_34b_lakes_are_crossed_in_snow() -> None:
    its = front("caucasus")
    lake = next(h for h in range(its.size) if its.lakes >> h & 1)
    shore = next(h for h in range(its.size) if its.map.distance(h, lake) == 1 and its.land >> h & 1)
    for weather, found in ((FAIR, False), (WET, False), (SNOW, True)):
        layers = list(its.way(ORDINARY, weather).layers(1 << shore, 1, its.land | its.lakes, 0))
        assert bool(layers[1] >> lake & 1) is found


def test_8_34c_nobody_ends_on_the_ice() -> None:
    its = front("caucasus")
    lake, shore = next(
        (lake, h)
        for lake in range(its.size)
        if its.lakes >> lake & 1
        for h in range(its.size)
        if its.map.distance(h, lake) == 1 and its.land >> h & 1 and its.terrain[h] != "alpine"
    )
    t = war({its.numbers[shore]: RU}, side="al", weather="snow")
    t.do(f"move:{RU}")
    assert t.refusal(f"to:{its.numbers[lake]}").rule == "8.34c"


@pytest.mark.parametrize("weather", [FAIR, WET, SNOW])
def test_8_35_the_lagoon_by_konigsberg(weather: int) -> None:  # EX-20
    its = front("east")
    for a, b in (("E5615", "E5715"), ("E5715", "E5816")):
        pair = (its.hex[a], its.hex[b])
        assert pair in its.dry_pairs
        assert pair[::-1] in its.dry_pairs
        assert pair not in its.wet
        assert cost(a, b, weather) == its.tables["terrain"][its.terrain[its.hex[b]]]["cost"][weather]
    assert (its.hex["E5512"], its.hex["E5413"]) not in its.dry_pairs


def test_8_4_weather_changes_what_steps_cost() -> None:
    a, b = pairs("west", lambda its, a, b: its.terrain[b] == "flood" and (a, b) not in its.wet)
    assert (cost(a, b, FAIR), cost(a, b, WET)) == (1, 2)


@pytest.mark.parametrize("where", ["egypt", "iraq"])
def test_12_2a_rain_and_snow_do_nothing_in_egypt_and_iraq(where: str) -> None:
    a, b = pairs(where, lambda its, a, b: (a, b) in its.wet and its.terrain[b] == "clear")
    assert cost(a, b, WET) == cost(a, b, SNOW) == cost(a, b, FAIR) == 1


def test_8_14e_cavalry_that_fights_on_foot_moves_as_infantry() -> None:
    """15.55: it is doubled if it does not start beside an enemy, wherever it goes."""
    rider = one("ge", "cavalry", fits=lambda u: "to-infantry" in BOX.flags[u])
    assert points(rider, WEST) == printed(rider)
    foot = BOX.back[unit(rider)].movement
    assert points(rider, WEST, marks={"turned": rider}) == 2 * foot
    assert points(rider, WEST, {BESIDE[0]: FR}, marks={"turned": rider}) == foot


def test_8_26_12_2d_in_the_heat_a_source_in_the_desert_is_a_place_to_end() -> None:
    def dry(its: Front, h: int) -> bool:
        return bool(its.kind("west_of_suez") & its.of_terrain["desert"] & ~its.towns & 1 << h)

    start, goal = pairs("egypt", lambda its, a, b: dry(its, a) and dry(its, b))
    name = one("br", fits=lambda u: BOX.code[u] in ("", "E/I") and BOX.contingent[u] == "india")
    t = war({start: name}, side="al", weather="hot")
    t.do(f"move:{name}")
    assert t.can(f"to:{goal}")


def test_5_46b_15_81_armenians_stop_with_the_russians() -> None:
    name = one("am")
    home, away = ground("caucasus", lambda its, h: its.country[h] == "ru" and its.terrain[h] == "clear"), CAUCASUS
    british = ground("iraq", lambda its, h: its.hex["N2252"] == h)
    t = war(
        {home: name, away: one("tu"), british: one("br", fits=lambda u: BOX.code[u] == "E/I")}, side="al", treaty=20
    )
    assert t.refusal(f"move:{name}").rule == "5.46b"


def test_8_37_every_step_costs_what_the_terrain_chart_says() -> None:
    for its in BOX.fronts:
        chart = {name: row["cost"] for name, row in BOX.tables["terrain"].items() if name != "weathers"}
        for a, b in its.dry_pairs:
            if its.terrain[b] not in ("pass", "alpine"):
                assert its.cost(ORDINARY, FAIR, a, b) == (chart[its.terrain[b]][FAIR] or None)


def test_8_23_16_11b_who_may_not_stack_any_more_does_not_end_together() -> None:
    mate = one("br", fits=lambda u: BOX.contingent[u] == "british")
    t = war({WEST: f"{FR} {mate}", BESIDE[0]: "fr-hq1"}, side="al", fallen=1 << BOX.nation[unit(FR)])
    t.do(f"move:{FR}")
    alone = t.nouns("to")
    assert alone
    t.do(f"with:{mate}")
    assert t.nouns("to") == set()
    assert t.refusal(f"to:{sorted(alone)[0]}").rule == "16.11b"
