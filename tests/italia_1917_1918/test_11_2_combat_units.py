"""11.2.1 to 11.2.3, 11.2.6: enemy zones, relief, rivers, forced marches."""

from __future__ import annotations

import pytest

from grognard.games.italia_1917_1918 import movement
from grognard.games.italia_1917_1918.movement import ends
from grognard.games.italia_1917_1918.scenes import TANK
from grognard.games.italia_1917_1918.victory import objectives
from grognard.kernel.maps import bits

from .finding import (
    VITTORIO, around, cost, distance, first, numbers, open_country, pair, unbridged, within,
)  # fmt: skip
from .table import BOX, Table, hex_of, italia, position, prizes
from .test_11_1_movement import points

# -- 11.2.1 zones -----------------------------------------------------------------------------------------------------


def front() -> tuple[str, str, str]:
    """An enemy's hex, one in his zone, and one two hexes from him beside that."""
    enemy = open_country(4)
    beside = around(enemy)[0]
    return enemy, beside, next(h for h in around(beside) if distance(h, enemy) == 2)


def test_11_2_1a_who_enters_an_enemy_zone_stops_there_friends_or_not() -> None:
    """Three hexes in a row, an enemy beside the middle one: with two points nobody gets past him."""
    start = open_country(4)
    way = next(iter(BOX.map.near.values()))
    middle = BOX.numbers[way[hex_of(start)]]
    last = BOX.numbers[way[hex_of(middle)]]
    enemy = next(h for h in around(middle) if distance(h, start) == 2 and h != last)
    weak = {"dg": "it-51-df"}
    assert italia({start: "it-51-df"}, marks=weak).do("move:it-51-df").can(f"to:{last}")
    for friends in ({}, {middle: "it-2-alpini"}):
        t = italia({enemy: "ah-4-id", start: "it-51-df", **friends}, marks=weak).do("move:it-51-df")
        assert t.can(f"to:{middle}")
        assert t.refusal(f"to:{last}").rule == "11.2.1a"


def test_11_2_1a_movement_ends_with_the_zone() -> None:
    enemy, beside, start = front()
    t = italia({enemy: "ah-4-id", start: "it-51-df"}).do("move:it-51-df", f"to:{beside}")
    assert t.prompt == "ask-move"
    assert t.refusal("move:it-51-df").rule == "11.1.1f"


def test_11_2_1b_nobody_goes_straight_from_zone_to_zone() -> None:
    enemy, beside, _ = front()
    other = next(h for h in around(enemy) if h in around(beside))
    units = {enemy: "ah-4-id", beside: "it-51-df it-1-alpini"}
    for phase, marks in (("move", {"dg": "it-51-df", "refugees": "it-51-df"}), ("move", {})):
        t = italia(units, phase=phase, marks=marks).do("move:it-51-df")
        if marks:
            assert t.refusal(f"to:{other}").rule == "11.2.1b"
        else:  # but out of the one and round into the other
            path, spent = movement.path_to(t.g, (BOX.unit["it-51-df"],), hex_of(other))
            assert t.can(f"to:{other}")
            assert (len(path), spent) == (2, 2)
            assert BOX.numbers[path[0]] not in around(enemy)
    t = italia({enemy: "ah-4-id", beside: "it-51-df", other: "it-2-alpini"}).do()
    assert t.refusal("move:it-51-df").rule == "11.2.2a"  # not even to relieve a neighbour


def test_11_2_1c_a_zone_costs_no_points() -> None:
    enemy, beside, start = front()
    u = BOX.unit["it-51-df"]
    for others in ({}, {enemy: "ah-4-id"}):
        g = position({start: "it-51-df", **others})
        assert movement.price(g, (u,), hex_of(beside)) == 2
    out = next(h for h in around(beside) if distance(h, enemy) == 2)
    g = position({enemy: "ah-4-id", beside: "it-51-df it-1-alpini"})
    assert movement.price(g, (u,), hex_of(out)) == 2


# -- 11.2.2 relief ----------------------------------------------------------------------------------------------------


def test_11_2_2a_a_unit_alone_in_an_enemy_zone_stays_there() -> None:
    enemy, beside, start = front()
    t = italia({enemy: "ah-4-id", beside: "it-51-df it-corps-i", start: "it-1-alpini"})
    assert t.refusal("move:it-51-df").rule == "11.2.2a"  # a gun relieves nobody
    assert t.can("move:it-1-alpini")


def test_11_2_2b_relieved_it_may_go_as_far_as_it_likes_and_who_relieves_stays() -> None:
    enemy, beside, start = front()
    t = italia({enemy: "ah-4-id", beside: "it-51-df", start: "it-1-alpini"})
    t.do("move:it-1-alpini", f"to:{beside}")
    assert t.refusal("move:it-1-alpini").rule == "11.1.1f"
    t.do("move:it-51-df")
    assert points(t) == 4
    t.do(f"to:{start}")
    assert (t.at("it-1-alpini"), t.at("it-51-df")) == (beside, start)


def test_11_2_2c_the_relief_is_made_at_once_or_not_at_all() -> None:
    enemy, beside, start = front()
    far = first(lambda h: distance(enemy, BOX.numbers[h]) > 9 and BOX.terrain[h] == "clear")
    units = {enemy: "ah-4-id", beside: "it-51-df", start: "it-1-alpini", far: "it-24-df"}
    t = italia(units).do("move:it-1-alpini", f"to:{beside}")
    assert t.can("move:it-51-df")
    t.do("move:it-24-df")
    t.do(f"to:{min(t.nouns('to'))}")
    assert t.refusal("move:it-51-df").rule == "11.2.2a"


def test_11_2_2d_of_a_stack_all_but_one_may_leave() -> None:
    enemy, beside, start = front()
    t = italia({enemy: "ah-4-id", beside: "it-51-df it-1-alpini it-alp-det-1"})
    t.do("move:it-51-df", f"to:{start}", "move:it-1-alpini", f"to:{start}")
    assert t.refusal("move:it-alp-det-1").rule == "11.2.2a"
    t = italia({enemy: "ah-4-id", beside: "it-51-df it-1-alpini"}).do("move:it-51-df")
    assert t.refusal("with:it-1-alpini").rule == "11.2.2a"  # nor all together


def test_11_2_2d_who_tried_a_footbridge_and_stays_still_holds_the_hex() -> None:
    """Work is not a move: the others of its stack may leave."""
    a, b = pair(lambda a, b: unbridged(a, b, "minor") and BOX.terrain[a] == BOX.terrain[b] == "clear")
    t = italia({a: "it-51-df it-1-alpini", b: "ah-4-id"}, dice=[6]).do("move:it-1-alpini", f"span:{a}-{b}", "stay")
    assert t.can("move:it-51-df")


def test_11_2_2e_italians_with_arditi_leave_freely_and_the_arditi_are_lost() -> None:
    enemy, beside, start = front()
    t = italia({enemy: "ah-4-id", beside: "it-1-alpini it-arditi-1"})
    t.do("move:it-1-alpini", f"to:{start}")
    assert (t.at("it-1-alpini"), t.at("it-arditi-1")) == (start, "eliminated")
    t = italia({enemy: "ah-4-id", beside: "gb-20-bde it-1-alpini it-arditi-1"}).do("move:gb-20-bde")
    assert t.refusal("with:it-1-alpini").rule == "11.2.2a"  # they do not cover the British
    t = italia({enemy: "it-1-alpini", beside: "ah-216-ibrig ah-sturm-1"}, side="cp")
    assert t.refusal("move:ah-216-ibrig").rule == "11.2.2a"  # other assault troops are no screen
    t = italia({enemy: "ah-4-id", beside: "it-1-alpini it-2-alpini it-arditi-1"})
    t.do("move:it-1-alpini", f"to:{start}")
    assert t.at("it-arditi-1") == beside  # they were not needed: the other regiment stays
    t = italia({enemy: "ah-4-id", beside: "it-1-alpini it-arditi-1"}).do("move:it-1-alpini")
    assert t.refusal("with:it-arditi-1").rule == "11.2.2e"  # who covers the others does not go with them
    t = italia({enemy: "ah-4-id", beside: "it-1-alpini it-arditi-1 it-arditi-2 it-2-alpini"})
    t.do("move:it-1-alpini", "with:it-2-alpini", "with:it-arditi-1", f"to:{start}")
    assert (t.at("it-arditi-1"), t.at("it-arditi-2")) == (start, "eliminated")


# -- 11.2.3 rivers ----------------------------------------------------------------------------------------------------


def ford(kind: str) -> tuple[str, str]:
    return pair(lambda a, b: unbridged(a, b, kind) and BOX.terrain[a] == BOX.terrain[b] == "clear" and not BOX.town[b])


def test_11_2_3a_over_a_road_bridge_a_major_river_costs_nothing() -> None:
    bridge = next(
        b for b in BOX.bridges if b.road and b.major and b.ends in BOX.roads and VITTORIO.area >> b.ends[0] & 1
    )
    a, b = (BOX.numbers[h] for h in bridge.ends)
    assert cost("it-1-alpini", a, b) == 1
    assert cost("it-1-alpini", a, b, destroyed=[(a, b)]) is None


def test_11_2_3b_11_2_3c_without_a_bridge_it_takes_all_points_of_who_starts_beside_it() -> None:
    """11.2.3c."""
    a, b, back = next(
        (BOX.numbers[a], BOX.numbers[b], h)
        for a, b in sorted(BOX.major.pairs)
        if unbridged(a, b, "major") and VITTORIO.area >> a & VITTORIO.area >> b & 1
        for h in around(BOX.numbers[a])
        if not BOX.banks >> hex_of(h) & 1 and VITTORIO.area >> hex_of(h) & 1 and only(h, BOX.numbers[b])
    )
    t = italia({a: "it-1-alpini"}).do("move:it-1-alpini")
    assert t.can(f"to:{b}")
    assert cost("it-1-alpini", a, b) is None  # not by points
    assert not any(h in t.nouns("to") for h in around(b) if distance(h, a) == 2 and not reached(t, a, h))
    t = italia({back: "it-1-alpini"}).do("move:it-1-alpini")
    assert t.can(f"to:{a}")
    assert b not in t.nouns("to")
    t = italia({a: "it-1-alpini"}, phase="exploit_move", marks={"exploiting": "it-1-alpini"}).do("move:it-1-alpini")
    assert t.can(f"to:{b}")


def reached(t: Table, a: str, h: str) -> bool:
    """Whether a hex can be had by points."""
    return any(ring >> hex_of(h) & 1 for ring in movement.party(t.g, (BOX.unit["it-1-alpini"],)).layers) and a != h


def only(start: str, b: str) -> bool:
    """Whether the far bank is out of reach for who starts one hex from the river."""
    g = position({start: "it-1-alpini"})
    return not movement.ends(g, (BOX.unit["it-1-alpini"],)) >> hex_of(b) & 1


def test_11_2_3c_nor_after_work_on_a_footbridge_has_cost_a_point() -> None:
    a, b = ford("major")
    t = italia({a: "it-1-alpini"}, dice=[6]).do("move:it-1-alpini", f"span:{a}-{b}")
    assert t.refusal(f"to:{b}").rule == "11.2.3b"


def test_11_2_3b_nobody_swims_in_a_reaction() -> None:
    """It is neither a phase of movement nor one of exploitation, though a hex can always be entered (11.1.2c)."""
    a, b = ford("major")
    unit = (BOX.unit["it-1-alpini"],)
    for phase, side, swims in (("move", "en", True), ("exploit_move", "en", True), ("react", "cp", False)):
        g = position({a: "it-1-alpini"}, phase=phase, side=side)
        assert bool(movement.ends(g, unit) >> hex_of(b) & 1) is swims, phase
        g.footbridges = ((1, hex_of(a), hex_of(b)),)
        assert movement.ends(g, unit) >> hex_of(b) & 1, phase


def test_11_2_3c_not_from_zone_to_zone() -> None:
    a, b = ford("major")
    enemy = next(h for h in around(b) if h in around(a))
    marks = {"dg": "it-1-alpini", "refugees": "it-1-alpini"}  # one point: no way round
    t = italia({a: "it-1-alpini it-2-alpini", enemy: "ah-4-id"}, marks=marks).do("move:it-1-alpini")
    assert t.refusal(f"to:{b}").rule == "11.2.1b"


def test_11_2_3d_a_minor_river_costs_a_point_without_a_bridge_and_nothing_over_one() -> None:
    a, b = ford("minor")
    assert cost("it-1-alpini", a, b) == 2
    bridge = next(
        b for b in BOX.bridges if b.road and not b.major and b.ends in BOX.roads and VITTORIO.area >> b.ends[0] & 1
    )
    a, b = (BOX.numbers[h] for h in bridge.ends)
    assert cost("it-1-alpini", a, b) == 1
    down = cost("it-1-alpini", a, b, destroyed=[(a, b)])
    trench = VITTORIO.trench >> hex_of(b) & 1
    assert down == BOX.ground[hex_of(b)] / 2 + trench + 1


def test_11_2_3e_tanks_need_bridges() -> None:
    """There are none in the box (2.2.1e), but the costs know them."""
    tank = VITTORIO.way(TANK, True, 0, (), 0)
    for kind in ("minor", "major"):
        a, b = (hex_of(h) for h in ford(kind))
        assert not any(ring >> b & 1 for ring in tank.layers(1 << a, 9, 1 << b, 0))
        laid = VITTORIO.way(TANK, True, 0, ((a, b),), 0)  # 11.2.4j
        assert not any(ring >> b & 1 for ring in laid.layers(1 << a, 9, 1 << b, 0))
    bridge = next(b for b in BOX.bridges if b.road and b.major and VITTORIO.area >> b.ends[0] & 1)
    a, b = bridge.ends
    assert any(ring >> b & 1 for ring in tank.layers(1 << a, 9, 1 << b, 0))


# -- 11.2.6 forced marches --------------------------------------------------------------------------------------------


def road() -> tuple[str, list[str]]:
    """A hex on a main road, and the hexes along it by their distance, ten or more of them."""
    for line in BOX.lines["road"]:
        if len(line) > 10 and all(VITTORIO.area >> h & 1 for h in line):
            return BOX.numbers[line[0]], [BOX.numbers[h] for h in line]
    raise AssertionError


def test_11_2_6a_along_a_road_a_unit_goes_twice_as_far() -> None:
    start, line = road()
    t = italia({start: "it-51-df"}, fair=False)
    assert not t.do("move:it-51-df").can(f"to:{line[8]}")
    t = italia({start: "it-51-df"}, fair=False).do("force:it-51-df")
    assert points(t) == 8
    assert t.can(f"to:{line[8]}")
    assert all(BOX.on_road >> hex_of(h) & 1 for h in t.nouns("to"))  # 11.2.6b
    beside = next(h for h in around(start) if not BOX.on_road >> hex_of(h) & 1)
    assert t.refusal(f"to:{beside}").rule == "11.2.6b"
    t.do(f"to:{line[8]}")
    assert t.at("it-51-df") == line[8]


def test_11_2_6a_not_the_disorganised_and_not_supports() -> None:
    start, _ = road()
    for mark in ("dg", "rg"):
        t = italia({start: "it-51-df it-hq-iv"}, marks={mark: "it-51-df"})
        assert t.refusal("force:it-51-df").rule == "11.2.6a"
        assert t.refusal("force:it-hq-iv").rule == "11.2.6a"


def test_11_2_6b_never_within_two_hexes_of_an_enemy_of_any_kind() -> None:
    start, line = road()
    for enemy in ("ah-4-id", "ah-corps-iv", "ah-hq-vi"):
        far = first(lambda h: BOX.far(hex_of(line[5]))[h] == 2 and min(BOX.far(h)[hex_of(n)] for n in line[:4]) > 2)
        t = italia({start: "it-51-df", far: enemy}, fair=False).do("force:it-51-df")
        goals = t.nouns("to")
        assert goals
        assert not goals & within(far, 2)
        assert line[8] not in goals or distance(line[8], far) > 2
        u = (BOX.unit["it-51-df"],)
        assert numbers(ends(t.g, u)) == goals
        for h in goals:
            assert not set(numbers(sum(1 << n for n in movement.path_to(t.g, u, hex_of(h))[0]))) & within(far, 2)


def test_11_2_6b_who_starts_beside_an_enemy_may_march_away_from_him() -> None:
    """He enters none of these hexes: he leaves them."""
    _, line = road()
    foe = next(h for h in within(line[3], 2) if distance(h, line[3]) == 2 and all(distance(h, n) > 2 for n in line[4:]))
    t = italia({line[3]: "it-51-df", foe: "ah-4-id"}, fair=False).do("force:it-51-df")
    assert t.can(f"to:{line[7]}")


def test_11_2_6b_a_secondary_road_is_one_in_fair_weather_only() -> None:
    a, _ = pair(lambda a, b: (a, b) in BOX.secondary and not BOX.on_road >> a & 1 and (a, b) not in BOX.wet)
    assert italia({a: "it-51-df"}, fair=True).can("force:it-51-df")
    assert italia({a: "it-51-df"}, fair=False).refusal("force:it-51-df").rule == "11.2.6b"


@pytest.mark.parametrize("attacks", [True, False])
def test_11_2_6c_while_an_offensive_is_on_it_disorganises(attacks: bool) -> None:
    start, line = road()
    t = italia({start: "it-51-df it-1-alpini"}, attacks=attacks).do(
        "force:it-51-df", "with:it-1-alpini", f"to:{line[6]}"
    )
    assert t.has("dg", "it-51-df") is attacks
    assert t.has("dg", "it-1-alpini") is attacks


def test_11_2_6d_not_in_exploitation() -> None:
    start, _ = road()
    t = italia({start: "it-51-df"}, phase="exploit_move", marks={"exploiting": "it-51-df"})
    assert t.refusal("force:it-51-df").rule == "11.2.6d"


def test_ex_12_5_a_forced_march_and_what_comes_of_it_beside_the_enemy() -> None:
    """11.2.6c, 14.3: disorganised, it reorganises when markers are adjusted, and goes on doing so while the enemy is
    beside it; elsewhere it is whole again."""
    start, line = road()
    for beside, still in ((True, True), (False, False)):
        t = italia({start: "fr-23-di"}, attacks=True).do("force:fr-23-di", f"to:{line[6]}")
        assert t.has("dg", "fr-23-di")
        t = italia({line[6]: "fr-23-di"}, phase="adjust", marks={"dg": "fr-23-di"}, dice=[2] * 9)
        assert (t.has("dg", "fr-23-di"), t.has("rg", "fr-23-di")) == (False, True)
        enemy = around(line[6])[0] if beside else next(h for h in within(line[6], 3) if distance(h, line[6]) == 3)
        t = italia(
            {line[6]: "fr-23-di", enemy: "ah-4-id"}, side="cp", phase="adjust", marks={"rg": "fr-23-di"}, dice=[2] * 9
        )  # fmt: skip
        assert t.has("rg", "fr-23-di") is still


# -- on the way -------------------------------------------------------------------------------------------------------


def test_11_3_1b_supports_alone_are_caught_by_who_only_passes_beside_them() -> None:
    here = open_country(4)
    goal = next(h for h in within(here, 4) if distance(here, h) == 4)
    u = BOX.unit["it-51-df"]
    path = [BOX.numbers[h] for h in movement.path_to(position({here: "it-51-df"}), (u,), hex_of(goal))[0]]
    gun = next(h for h in around(path[1]) if h not in (here, *path) and distance(h, here) > 1 and distance(h, goal) > 1)
    t = italia({here: "it-51-df", gun: "ah-corps-iv"}).do("move:it-51-df", f"to:{goal}")
    assert t.at("ah-corps-iv") == "eliminated"
    t = italia({here: "it-51-df", gun: "ah-corps-iv ah-geb-det-1"}).do("move:it-51-df")
    assert len(list(bits(t.g.any_occ[0]))) == 1


def test_11_3_1b_the_way_may_be_chosen_where_it_matters() -> None:
    """By a hex beside guns that stand alone, or over a trench that the enemy held, and on."""
    here = open_country(4)
    gun = next(h for h in within(here, 2) if distance(here, h) == 2)
    beside = next(h for h in around(gun) if h in around(here))
    t = italia({here: "it-51-df", gun: "ah-corps-iv"}).do("move:it-51-df")
    assert t.can(f"through:{beside}")
    t.do(f"through:{beside}")
    assert t.at("ah-corps-iv") == "eliminated"
    assert points(t) == 3
    t.do(f"to:{here}")
    assert t.at("it-51-df") == here
    assert italia({here: "it-51-df"}).do("move:it-51-df").nouns("through") == set()
    trench = first(lambda h: bool(VITTORIO.trenches[0] >> h & 1) and not BOX.banks >> h & 1 and not BOX.town[h])
    start = next(h for h in around(trench) if VITTORIO.area >> hex_of(h) & 1 and not BOX.high >> hex_of(h) & 1)
    held = [VITTORIO.trenches[0], VITTORIO.trenches[1]]
    t = italia({start: "it-1-alpini"}, held=held, fair=True).do("move:it-1-alpini", f"through:{trench}")
    assert t.g.held[1] >> hex_of(trench) & 1
    assert not t.g.held[0] >> hex_of(trench) & 1


def far_bank(unit: str) -> tuple[str, list[str]]:
    """Where a unit starts that comes to water for more than half its points, with one left for a footbridge; and the
    hexes of its way, the last of them the bank."""
    u = BOX.unit[unit]
    banks = VITTORIO.area & BOX.banks & ~VITTORIO.trench
    for bank in bits(banks):
        for start in sorted(within(BOX.numbers[bank], 3)):
            if VITTORIO.area >> hex_of(start) & 1 and not BOX.banks >> hex_of(start) & 1:
                g = position({start: unit})
                points, most = movement.price(g, (u,), bank), movement.allowance(g, u)
                path = movement.path_to(g, (u,), bank)[0]
                if most < 2 * points <= 2 * (most - 2) and len(path) > 2:
                    return start, [BOX.numbers[h] for h in path]
    raise AssertionError("no such way")


@pytest.mark.parametrize("verb", ["through", "to"])
def test_t_25_who_goes_through_an_objective_holds_it_also_on_the_way_to_a_stop(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way is the one he took with the points he had, though more than half of them are spent when he stops."""
    unit = "it-1-alpini"
    start, path = far_bank(unit)
    passed = hex_of(path[-2])
    prizes(monkeypatch, "vittorio", {BOX.numbers[passed]: 2})
    t = italia({start: unit}, held=[1 << passed, 0]).do(f"move:{unit}")
    before = points(t)
    t.do(f"{verb}:{path[-1]}")
    assert t.at(unit) == path[-1]
    if verb == "through":
        assert before / 2 > points(t) >= 1
    assert [held >> passed & 1 for held in t.g.held] == [0, 1]
    assert objectives(t.g) == 2
