"""11.1 Movement in general: points, roads, railways, reinforcements."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.movement import allowance, price
from grognard.games.italia_1917_1918.state import INTERDICTION

from .finding import (
    VITTORIO, along, around, bare, cost, distance, first, level, open_country, pair, plain, unbridged, within,
)  # fmt: skip
from .table import BOX, Table, hex_of, italia, position


def points(t: Table) -> int:
    """What the units under way have left."""
    assert t.play.question is not None
    args: Any = t.play.question.args
    return int(args["points"])


def town(h: int) -> bool:
    return bool(BOX.town[h] or VITTORIO.trench >> h & 1)


# -- 11.0, 11.1.1 -----------------------------------------------------------------------------------------------------


def test_11_0_11_3_6_aircraft_are_placed_before_anything_moves_on_the_ground() -> None:
    """11.3.6."""
    t = italia({"Treviso": "it-hq-viii it-51-df", "missions": "it-air-1"}, phase="begin_player")
    assert t.prompt == "ask-fly"
    t.do("fly:it-air-1", "interdict:Treviso")
    assert t.prompt == "ask-move"
    assert t.refusal("move:it-air-1").rule == "11.1.1a"


def test_11_1_1a_a_player_moves_as_many_units_as_he_likes_within_their_allowance() -> None:
    here = open_country(4)
    t = italia({here: "it-51-df it-1-alpini", around(here)[0]: "it-24-df"})
    assert t.nouns("move") == {"it-51-df", "it-1-alpini", "it-24-df"}
    assert t.can("done")
    t.do("move:it-51-df")
    assert points(t) == 4
    assert max(distance(here, h) for h in t.nouns("to")) == 4
    off_road = [h for h in within(here, 4) if distance(here, h) == 4]
    t.do(f"to:{off_road[0]}", "move:it-1-alpini")
    assert points(t) == 5


def test_11_1_1a_only_one_s_own_units_on_the_map() -> None:
    here = open_country(2)
    t = italia({here: "it-51-df", around(around(here)[0])[0]: "ah-4-id", "coming": "it-1-alpini"})
    assert t.refusal("move:ah-4-id").rule == t.refusal("move:it-1-alpini").rule == "11.1.1a"
    assert t.do("move:it-51-df").refusal(f"to:{here}").rule == "11.1.1a"


def test_11_1_1b_units_of_a_hex_go_alone_or_together_as_far_as_the_slowest() -> None:
    here = open_country(4)
    beside = around(here)[0]
    t = italia({here: "it-1-alpini it-51-df it-corps-i", beside: "it-5-alpini"}).do("move:it-1-alpini")
    assert points(t) == 5
    assert t.refusal("with:it-5-alpini").rule == "11.1.1b"  # from another hex
    assert t.refusal("with:it-corps-i").rule == "11.1.1b"  # guns go by themselves
    t.do("with:it-51-df")
    assert points(t) == 4
    goal = next(h for h in within(here, 4) if distance(here, h) == 3)
    t.do(f"to:{goal}")
    assert t.at("it-1-alpini") == t.at("it-51-df") == goal


GROUND = {"clear": 1, "woods": 2, "mountain": 2, "high": 3, "marsh": 3}


@pytest.mark.parametrize("terrain", GROUND)
def test_11_1_1c_the_ground_costs_points(terrain: str) -> None:
    a, b = pair(lambda a, b: BOX.terrain[b] == terrain and level(a, b) and not town(b))
    assert cost("it-1-alpini", a, b) == GROUND[terrain]


def test_ex_11_1_1_11_1_1c_woods_with_shell_holes_behind_a_minor_river_cost_four() -> None:
    """11.1.1c. 2 for the woods, 1 for what was dug there (trenches: the map has no shell-holes), 1 for the river."""
    scene = VITTORIO
    a, b = pair(lambda a, b: unbridged(a, b, "minor") and BOX.terrain[b] == "woods" and not town(b))
    assert cost("it-1-alpini", a, b) == 3
    kept = scene.trench
    try:
        scene.trench |= 1 << hex_of(b)
        assert scene.step(0, True, hex_of(a), hex_of(b)) == 2 * 4
    finally:
        scene.trench = kept


def test_11_1_1c_a_ridge_costs_a_point_uphill_and_nothing_downhill() -> None:
    a, b = pair(lambda a, b: (a, b) in BOX.ridge and (b, a) not in BOX.ridge and not along(a, b) and dry(a, b))
    assert cost("it-1-alpini", a, b) == GROUND[BOX.terrain[hex_of(b)]] + 1
    assert cost("it-1-alpini", b, a) == GROUND[BOX.terrain[hex_of(a)]]


def dry(a: int, b: int) -> bool:
    return (a, b) not in BOX.wet and not town(a) and not town(b)


def test_11_1_1d_trenches_cost_one_point_whatever_else_was_dug_there() -> None:
    for h in range(BOX.size):
        assert not (VITTORIO.trenches[0] & VITTORIO.trenches[1]) >> h & 1  # nor two lines in a hex
    a, b = pair(
        lambda a, b: BOX.terrain[b] == "mountain" and level(a, b) and not BOX.town[b] and bool(VITTORIO.trench >> b & 1)
    )
    assert cost("it-1-alpini", a, b) == 3


def test_11_1_1e_going_through_friends_costs_nothing_more() -> None:
    here = open_country(4)
    free = italia({here: "it-51-df"}).do("move:it-51-df").nouns("to")
    friends = {h: f"it-{n}-alpini" for h, n in zip(around(here), (1, 2, 3, 4, 5, 6), strict=True)}
    assert italia({here: "it-51-df", **friends}).do("move:it-51-df").nouns("to") == free


def test_11_1_1f_points_are_not_kept_for_later() -> None:
    here = open_country(3)
    t = italia({here: "it-51-df it-1-alpini"}).do("move:it-51-df", f"to:{around(here)[0]}")
    assert t.refusal("move:it-51-df").rule == "11.1.1f"
    t.do("move:it-1-alpini", "stay")
    assert t.refusal("move:it-1-alpini").rule == "11.1.1f"


def test_11_1_1g_nobody_enters_a_hex_with_an_enemy() -> None:
    here = open_country(2)
    beside = around(here)[0]
    t = italia({here: "it-51-df it-1-alpini", beside: "ah-4-id"}).do("move:it-51-df")
    assert t.refusal(f"to:{beside}").rule == "11.1.1g"


# -- 11.1.2 -----------------------------------------------------------------------------------------------------------


def poor(a: int, b: int) -> bool:
    return BOX.terrain[b] in ("high", "marsh") and level(a, b) and not town(b)


def test_11_1_2a_one_hex_can_always_be_entered_whatever_it_costs() -> None:
    """A disorganised division has 2 points, and the hex costs 3."""
    a, b = pair(poor)
    t = italia({a: "it-51-df"}, marks={"dg": "it-51-df"}).do("move:it-51-df")
    assert (points(t), cost("it-51-df", a, b)) == (2, 3)
    assert t.can(f"to:{b}")
    t.do(f"to:{b}")
    assert t.at("it-51-df") == b


def test_11_1_2b_but_not_from_zone_to_zone_nor_out_of_one_without_relief() -> None:
    here = open_country(3)
    enemy, both = around(here)[0], around(here)[1]
    t = italia({here: "it-51-df", enemy: "ah-4-id"})
    assert t.refusal("move:it-51-df").rule == "11.2.2a"
    marks = {"dg": "it-51-df", "refugees": "it-51-df"}  # one point: no way round
    t = italia({here: "it-51-df it-1-alpini", enemy: "ah-4-id"}, marks=marks).do("move:it-51-df")
    assert both in around(enemy)
    assert t.refusal(f"to:{both}").rule == "11.2.1b"
    assert t.can(f"to:{around(here)[3]}")


def test_11_1_2c_in_exploitation_and_from_reserve_too() -> None:
    """Half of an allowance of 4 is 2, and the hex costs 3; D14: 5 makes 3, and reserves have 2 more."""
    a, b = pair(poor)
    t = italia({a: "it-51-df"}, phase="exploit_move", marks={"exploiting": "it-51-df"}).do("move:it-51-df")
    assert points(t) == 2
    assert t.can(f"to:{b}")
    t = italia({a: "it-51-df"}, phase="exploit_move", marks={"reserve": "it-51-df"}).do("move:it-51-df")
    assert t.can(f"to:{b}")


def test_d14_the_allowance_of_reserves_exploitation_and_disorganised_units() -> None:
    here = open_country(1)
    units = {here: "it-51-df it-1-alpini"}
    division, regiment = BOX.unit["it-51-df"], BOX.unit["it-1-alpini"]
    g = position(units, phase="exploit_move", marks={"reserve": "it-51-df", "exploiting": "it-1-alpini"})
    assert (allowance(g, division), allowance(g, regiment)) == (2 * 6, 2 * 3)
    g = position(units, marks={"dg": "it-1-alpini", "rg": "it-51-df"})
    assert (allowance(g, division), allowance(g, regiment)) == (2 * 2, 2 * 2)


# -- 11.1.3 roads -----------------------------------------------------------------------------------------------------


def test_11_1_3a_along_a_road_a_hex_costs_a_point_whatever_lies_there() -> None:
    for terrain in ("woods", "mountain"):
        a, b = pair(lambda a, b: (a, b) in BOX.roads and BOX.terrain[b] == terrain and not BOX.town[b])  # noqa: B023
        assert cost("it-1-alpini", a, b, fair=False) == 1
    a, b = pair(lambda a, b: (a, b) in BOX.roads and bool(VITTORIO.trench >> b & 1))
    assert cost("it-1-alpini", a, b) == 1
    a, b = pair(
        lambda a, b: BOX.on_road >> a & BOX.on_road >> b & 1 == 1 and not along(a, b) and level(a, b) and hilly(b)
    )
    assert cost("it-1-alpini", a, b) == 2  # from road to road, but not along it


def hilly(h: int) -> bool:
    return BOX.terrain[h] == "mountain" and not town(h)


def test_11_1_3a_over_a_ridge_and_a_river_too() -> None:
    bridge = next(b for b in BOX.bridges if b.road and b.ends in BOX.roads and VITTORIO.area >> b.ends[0] & 1)
    a, b = (BOX.numbers[h] for h in bridge.ends)
    assert cost("it-1-alpini", a, b) == 1
    ridge = [(a, b) for a, b in BOX.roads if (a, b) in BOX.ridge]
    for one, other in ridge:
        assert cost("it-1-alpini", BOX.numbers[one], BOX.numbers[other]) == 1


def test_11_1_3b_11_3_4d_trucks_pay_half_a_point_along_a_road() -> None:
    """11.3.4d."""
    a, b = pair(lambda a, b: (a, b) in BOX.roads and (a, b) not in BOX.wet)
    assert cost("it-trucks", a, b, scenario="solstice", side="en") == 0.5
    a, b = pair(lambda a, b: plain(b) and level(a, b))
    assert cost("it-trucks", a, b, scenario="solstice", side="en") == 1


def test_11_1_3c_roads_that_end_in_a_town_are_joined() -> None:
    """By one road into a town, by another out of it: two points for two hexes."""
    middle = first(
        lambda h: (
            bool(BOX.town[h])
            and sum((h, n) in BOX.roads for n in BOX.map.linked[h]) > 1
            and not BOX.banks >> h & 1
            and sum(line[0] == h or line[-1] == h for line in BOX.lines["road"]) > 1
        )
    )
    ways = [BOX.numbers[n] for n in BOX.map.linked[hex_of(middle)] if (hex_of(middle), n) in BOX.roads]
    assert cost("it-1-alpini", ways[0], middle, fair=False) == 1
    assert cost("it-1-alpini", middle, ways[1], fair=False) == 1


def test_11_1_3d_11_1_4d_where_a_line_crosses_water_there_is_a_bridge() -> None:
    """11.1.4d."""
    for lines, kind in ((BOX.roads | BOX.secondary, "road"), (BOX.rails, "rail")):
        crossing = [step for step in lines if step in BOX.wet]
        assert crossing
        assert all(getattr(BOX.bridges[BOX.bridge_at[step]], kind) for step in crossing)
    assert all(any(bridge.ends in each for each in (BOX.roads, BOX.secondary, BOX.rails)) for bridge in BOX.bridges)


def test_11_1_3e_is_told_with_the_weather() -> None:
    a, b = pair(lambda a, b: (a, b) in BOX.secondary and hilly(b) and level_but_road(a, b))
    assert (cost("it-51-df", a, b, fair=True), cost("it-51-df", a, b, fair=False)) == (1, 2)


def level_but_road(a: int, b: int) -> bool:
    return (a, b) not in BOX.wet and (a, b) not in BOX.ridge and (a, b) not in BOX.roads


# -- 11.1.4 railways --------------------------------------------------------------------------------------------------


def test_11_1_4a_nobody_moves_by_rail() -> None:
    a, b = pair(
        lambda a, b: (
            (a, b) in BOX.rails and (a, b) not in BOX.roads | BOX.secondary and hilly(b) and level_but_road(a, b)
        )
    )
    assert cost("it-1-alpini", a, b) == 2
    assert cost("it-corps-i", a, b) == 2


def test_11_1_4e_11_2_3a_over_a_railway_bridge_a_major_river_costs_a_point_more_and_a_minor_one_nothing() -> None:
    """11.2.3a."""
    caporetto = BOX.scenes["caporetto"]
    for major in (True, False):
        bridge = next(b for b in BOX.bridges if b.rail and not b.road and b.major is major)
        scenario = "vittorio" if all(VITTORIO.area >> h & 1 for h in bridge.ends) else "caporetto"
        assert scenario == "vittorio" or all(caporetto.area >> h & 1 for h in bridge.ends)
        a, b = (BOX.numbers[h] for h in bridge.ends)
        ground = BOX.ground[hex_of(b)] / 2 + ((hex_of(a), hex_of(b)) in BOX.ridge)
        side = "en"
        trench = BOX.scenes[scenario].trench >> hex_of(b) & 1
        assert cost("it-1-alpini", a, b, scenario=scenario, side=side) == ground + trench + (1 if major else 0)


# -- 11.1.5 reinforcements --------------------------------------------------------------------------------------------


def arriving(units: dict[str, str], **more: Any) -> Table:
    """The 15th Alpini, due in turn 32 at any headquarters."""
    return italia({"coming": "it-15-alpini", **units}, phase="arrive", turn=32, **more)


def station() -> str:
    """A hex on a road in the open."""
    return first(lambda h: bool(BOX.on_road >> h & 1) and BOX.terrain[h] == "clear" and not BOX.map.edge >> h & 1)


def test_11_1_5a_reinforcements_come_to_a_headquarters_on_a_road_or_railway_or_beside_it() -> None:
    spot = station()
    t = arriving({spot: "it-hq-iv"})
    assert t.prompt == "ask-arrive"
    assert t.nouns("at") == {spot, *around(spot)}
    assert t.refusal("at:" + next(h for h in within(spot, 2) if distance(h, spot) == 2)).rule == "11.1.5a"
    t.do(f"at:{spot}")
    assert t.at("it-15-alpini") == spot
    assert t.prompt == "ask-move"  # 11.1.5a: before anything moves
    t = arriving({first(bare): "it-hq-iv"})
    assert t.at("it-15-alpini") == "coming"  # it waits for a headquarters on a line
    assert t.prompt == "ask-move"


def test_11_1_5a_not_onto_an_enemy_and_not_before_their_time() -> None:
    spot = station()
    enemy = around(spot)[0]
    t = arriving({spot: "it-hq-iv it-51-df", enemy: "ah-4-id"})
    assert enemy not in t.nouns("at")
    t = italia({"coming": "it-15-alpini", spot: "it-hq-iv"}, phase="arrive", turn=31)
    assert t.prompt == "ask-move"


def test_11_1_5b_11_1_5c_they_may_move_at_once_and_stack_too_high() -> None:
    """11.1.5c."""
    spot = station()
    t = arriving({spot: "it-hq-iv it-51-df it-1-alpini"}).do(f"at:{spot}")
    assert t.at("it-15-alpini") == spot
    assert t.can("move:it-15-alpini")
    t.do("done")
    assert t.prompt == "ask-excess"


def test_11_1_5a_11_3_2a_assault_troops_come_to_a_unit_that_may_have_them() -> None:
    """11.3.2a."""
    caporetto = BOX.scenes["caporetto"]
    spot = first(
        lambda h: bool(BOX.on_road >> h & 1) and not BOX.high >> h & 1 and not BOX.map.edge >> h & 1, caporetto
    )
    units = {spot: "de-hq-xiv", "coming": "ah-sturm-5"}
    t = italia(units, scenario="caporetto", phase="arrive", sequence=2)
    assert t.at("ah-sturm-5") == "coming"
    beside = next(h for h in around(spot) if caporetto.area >> hex_of(h) & 1)
    t = italia({**units, beside: "ah-216-ibrig"}, scenario="caporetto", phase="arrive", sequence=2)
    assert t.nouns("at") == {beside}


# -- 17.2a ------------------------------------------------------------------------------------------------------------


def test_17_2a_interdiction_costs_a_point_more_on_roads_too() -> None:
    a, b = pair(lambda a, b: (a, b) in BOX.roads and (a, b) not in BOX.wet)
    air = BOX.unit["ah-air-1"]
    assert cost("it-1-alpini", a, b) == 1
    g = position({a: "it-1-alpini"})
    g.loc[air] = hex_of(b)
    g.flights = {air: INTERDICTION}
    assert price(g, (BOX.unit["it-1-alpini"],), hex_of(b)) == 2 * 2
