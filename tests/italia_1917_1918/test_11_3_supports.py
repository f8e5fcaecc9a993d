"""11.3 Guns, barges, assault troops, headquarters, trucks, depots."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.combat import why_not_fight
from grognard.games.italia_1917_1918.entering import clear_supports
from grognard.games.italia_1917_1918.markers import gun_shifts, under_fire
from grognard.games.italia_1917_1918.movement import ends, party
from grognard.kernel.maps import bits

from .finding import (
    VITTORIO, around, cost, distance, first, numbers, open_country, pair, plain, within,
)  # fmt: skip
from .table import BOX, Table, hex_of, italia, position
from .test_11_1_movement import points
from .test_11_2_combat_units import ford, front

SUPPORTS = ("it-corps-i", "it-army-iv", "it-hq-iv", "it-trucks")
RULES = {
    "it-corps-i": {"zone": "11.3.1a", "high": "11.3.1e", "water": "11.3.1d"},
    "it-army-iv": {"zone": "11.3.1a", "high": "11.3.1e", "water": "11.3.1d"},
    "it-hq-iv": {"zone": "11.3.3c", "high": "11.3.3b"},
    "it-trucks": {"zone": "11.3.4c", "high": "11.3.4b", "water": "11.3.4b"},
}
DOWN = [(BOX.numbers[a], BOX.numbers[b]) for a, b in (bridge.ends for bridge in BOX.bridges)]


# -- 11.3.1, 11.3.3, 11.3.4: where they may go ------------------------------------------------------------------------


@pytest.mark.parametrize("unit", SUPPORTS)
def test_11_3_1a_11_3_3c_11_3_4c_supports_never_enter_an_enemy_zone_friends_or_not(unit: str) -> None:
    """11.3.3c, 11.3.4c."""
    enemy, beside, start = front()
    for friends in ({}, {beside: "it-2-alpini"}):
        t = italia({enemy: "ah-4-id", start: unit, **friends}).do(f"move:{unit}")
        assert not t.nouns("to") & set(around(enemy))
        assert t.nouns("to")
        assert t.refusal(f"to:{beside}").rule == RULES[unit]["zone"]


@pytest.mark.parametrize("unit", SUPPORTS)
def test_11_3_1b_11_3_3d_11_3_4c_alone_they_are_lost_when_an_enemy_combat_unit_comes_beside_them(unit: str) -> None:
    """11.3.3d, 11.3.4c."""
    gun, beside, start = front()
    t = italia({gun: unit, start: "ah-4-id"}, side="cp").do("move:ah-4-id", f"to:{beside}")
    assert t.at(unit) == "eliminated"
    t = italia({gun: f"{unit} it-alp-det-1", start: "ah-4-id"}, side="cp").do("move:ah-4-id", f"to:{beside}")
    assert t.at(unit) == gun
    t = italia({gun: unit, start: "ah-hq-vi"}, side="cp").do("move:ah-hq-vi", f"to:{beside}")
    assert t.at(unit) == gun  # no support does that


@pytest.mark.parametrize("unit", [*SUPPORTS, "it-barges-1"])
def test_11_3_1c_11_3_1_3b_11_3_3d_supports_that_a_combat_leaves_alone_are_lost(unit: str) -> None:
    """11.3.1.3b, 11.3.3d. A headquarters, trucks, guns, barges: nothing makes barges leave their hex but this."""
    here, beside, _ = front()
    g = position({here: unit, beside: "ah-4-id"})
    clear_supports(g, hex_of(here), 1)
    assert g.loc[BOX.unit[unit]] >= BOX.size
    units = {here: f"{unit} it-alp-det-1", beside: "ah-4-id ah-33-id ah-hq-vi"}
    t = italia(units, side="cp", phase="attack", dice=[6] * 20)
    t.do(f"attack:{here}", "join_all", "settle").idle(lambda t: t.g.battle is None, most=40)
    assert t.at("it-alp-det-1") != here
    assert t.at(unit) == "eliminated"


@pytest.mark.parametrize("unit", ["it-corps-i", "it-army-iv", "it-trucks"])
@pytest.mark.parametrize("kind", ["minor", "major"])
def test_11_3_1d_11_3_4b_guns_and_trucks_cross_water_by_bridges_only(unit: str, kind: str) -> None:
    """11.3.4b."""
    a, b = ford(kind)
    assert cost(unit, a, b) is None
    t = italia({a: unit}, destroyed=DOWN).do(f"move:{unit}")
    assert t.refusal(f"to:{b}").rule == RULES[unit]["water"]
    for road in (True, False):
        bridge = next(
            each for each in BOX.bridges
            if each.road is road and all(VITTORIO.area >> h & 1 and not BOX.high >> h & 1 for h in each.ends)
        )  # fmt: skip
        assert cost(unit, *(BOX.numbers[h] for h in bridge.ends)) is not None


@pytest.mark.parametrize("unit", SUPPORTS)
def test_11_3_1e_11_3_3b_11_3_4b_no_support_goes_into_the_high_mountains(unit: str) -> None:
    """11.3.3b, 11.3.4b."""
    a, b = pair(lambda a, b: bool(BOX.high >> b & 1) and not BOX.high >> a & 1 and (a, b) not in BOX.wet)
    assert cost(unit, a, b) is None
    t = italia({a: unit}).do(f"move:{unit}")
    assert t.refusal(f"to:{b}").rule == RULES[unit]["high"]
    assert cost("it-1-alpini", a, b) is not None


# -- 11.3.1.1 to 11.3.1.3: guns ---------------------------------------------------------------------------------------


def shifts(units: dict[str, str], **more: Any) -> set[str]:
    g = position(units, phase="shift_guns", marks={"offensive": "it-army-iv"}, **more)
    return numbers(gun_shifts(g, BOX.unit["it-army-iv"], under_fire(g)))


def test_11_3_1_1a_in_offensive_mode_a_gun_moves_a_hex_when_exploitation_ends() -> None:
    here = first(plain)
    t = italia({here: "it-army-iv it-corps-i"}, marks={"offensive": "it-army-iv"})
    assert t.refusal("move:it-army-iv").rule == "11.3.1.1a"
    t = italia({here: "it-army-iv it-corps-i"}, phase="shift_guns", marks={"offensive": "it-army-iv"}, dice=[2] * 9)
    assert t.nouns("shift") == {"it-army-iv"}
    t.do("shift:it-army-iv")
    assert t.nouns("to") == set(around(here))
    assert t.refusal("to:" + next(h for h in within(here, 2) if distance(h, here) == 2)).rule == "11.3.1.1b"
    t.do(f"to:{around(here)[0]}")
    assert t.at("it-army-iv") == around(here)[0]


def rails() -> tuple[str, str, str]:
    """Three hexes along a main road."""
    for line in BOX.lines["road"]:
        for a, b, c in zip(line, line[1:], line[2:], strict=False):
            dry = (a, b) not in BOX.wet and (b, c) not in BOX.wet
            if dry and BOX.far(a)[c] == 2 and all(VITTORIO.area >> h & 1 for h in (a, b, c)):
                return BOX.numbers[a], BOX.numbers[b], BOX.numbers[c]
    raise AssertionError


def test_11_3_1_1b_along_a_road_two_hexes_out_of_range_of_all_enemy_guns() -> None:
    a, b, c = rails()
    assert {b, c} <= shifts({a: "it-army-iv"})
    gun = "ah-corps-iv"
    most = BOX.range[BOX.unit[gun]]
    enemy = first(lambda h: BOX.far(hex_of(c))[h] == most and BOX.far(hex_of(b))[h] > most)
    found = shifts({a: "it-army-iv", enemy: gun})
    assert b in found  # a hex is always allowed
    assert c not in found
    far = first(lambda h: BOX.far(hex_of(c))[h] == most + 1 and BOX.far(hex_of(b))[h] > most + 1)
    assert c in shifts({a: "it-army-iv", far: gun})


def test_11_3_1_1b_11_1_3e_a_secondary_road_only_in_fair_weather() -> None:
    """11.1.3e."""
    a, b, c = next(
        (BOX.numbers[a], BOX.numbers[b], BOX.numbers[c])
        for line in BOX.lines["secondary"]
        for a, b, c in zip(line, line[1:], line[2:], strict=False)
        if BOX.far(a)[c] == 2 and all(VITTORIO.area >> h & 1 and not BOX.high >> h & 1 for h in (a, b, c))
        and not {(a, b), (b, c)} & (BOX.roads | BOX.rails | BOX.wet)
        and not (BOX.on_road | BOX.on_rail) >> b & 1
    )  # fmt: skip
    assert c in shifts({a: "it-army-iv"}, fair=True)
    assert c not in shifts({a: "it-army-iv"}, fair=False)
    assert b in shifts({a: "it-army-iv"}, fair=False)


def railway() -> tuple[str, str, str]:
    """Three hexes along a railway without a road, joined to a source of the Entente."""
    line = VITTORIO.railway(0).flood(VITTORIO.sources[1] & BOX.on_rail, VITTORIO.area & BOX.on_rail)
    roads = BOX.roads | BOX.secondary
    for a in bits(line & ~BOX.high):
        for b in BOX.map.linked[a]:
            for c in BOX.map.linked[b]:
                steps = {(a, b), (b, c)}
                if steps <= BOX.rails and BOX.far(a)[c] == 2 and not steps & roads and line >> b & line >> c & 1:
                    if not steps & BOX.wet and not (BOX.on_road | BOX.on_secondary) >> b & 1:
                        return BOX.numbers[a], BOX.numbers[b], BOX.numbers[c]
    raise AssertionError


def test_11_1_4a_11_1_4b_11_1_4c_by_rail_a_gun_needs_a_line_to_a_source_without_an_enemy_on_it_or_beside_it() -> None:
    """11.1.4b, 11.1.4c."""
    a, b, c = railway()
    assert c in shifts({a: "it-army-iv"})
    for friend in ("", "it-2-alpini"):
        beside = next(
            BOX.numbers[h] for h in range(BOX.size)
            if VITTORIO.area >> h & 1 and BOX.far(hex_of(a))[h] == 1 and BOX.far(hex_of(c))[h] > 2 and h != hex_of(b)
        )  # fmt: skip
        found = shifts({a: f"it-army-iv it-51-df {friend}", beside: "ah-geb-det-1"})
        assert c not in found  # a friend does not keep it open


def test_11_1_4b_a_blown_bridge_cuts_the_railway() -> None:
    """Every bridge of the line down: if the gun's piece of it reaches no source any more, there is no train."""
    a, _, c = railway()
    everything = (1 << len(BOX.bridges)) - 1

    def joined(destroyed: int) -> bool:
        return bool(VITTORIO.railway(destroyed).flood(1 << hex_of(a), BOX.on_rail) & VITTORIO.sources[1])

    assert joined(0)
    assert (c in shifts({a: "it-army-iv"}, destroyed=DOWN)) is joined(everything)
    cut = next(bridge for bridge in BOX.bridges if bridge.rail)
    assert not VITTORIO.railway(everything).around(1 << cut.ends[0]) >> cut.ends[1] & 1
    assert VITTORIO.railway(0).around(1 << cut.ends[0]) >> cut.ends[1] & 1


def test_11_3_1_2_other_guns_move_in_the_movement_phase_like_combat_units() -> None:
    here = open_country(4)
    t = italia({here: "it-army-iv it-corps-i"})
    assert t.nouns("move") == {"it-army-iv", "it-corps-i"}
    t.do("move:it-army-iv")
    assert points(t) == 3
    t.do("stay", "move:it-corps-i")
    assert points(t) == 4
    goal = next(h for h in t.nouns("to") if distance(h, here) == 4)
    t.do(f"to:{goal}")
    assert t.at("it-corps-i") == goal
    t = italia({here: "it-corps-i"}, phase="exploit_move", marks={"exploiting": "it-corps-i"})
    assert t.refusal("move:it-army-iv").rule == "11.1.1a"


def test_11_3_1_3a_barges_move_between_marsh_and_coast_over_water_too() -> None:
    a, b = pair(lambda a, b: bool(BOX.coast >> a & BOX.coast >> b & 1) and (a, b) in BOX.wet)
    t = italia({a: "it-barges-1"}, destroyed=DOWN).do("move:it-barges-1")
    assert t.can(f"to:{b}")
    assert all(BOX.coast >> hex_of(h) & 1 for h in t.nouns("to"))
    shore, inland = pair(lambda a, b: bool(BOX.coast >> a & 1) and not BOX.coast >> b & 1)
    t = italia({shore: "it-barges-1"}).do("move:it-barges-1")
    assert t.refusal(f"to:{inland}").rule == "11.3.1.3a"
    assert all(BOX.coast >> h & 1 for h in range(BOX.size) if BOX.terrain[h] == "marsh")


def test_11_3_1_3a_barges_pass_where_a_bridge_stands_or_stood() -> None:
    sides = [(a, b) for a, b in BOX.bridge_at if BOX.coast >> a & BOX.coast >> b & 1]
    assert sides
    for a, b in sides:
        for down in ((), ((BOX.numbers[a], BOX.numbers[b]),)):
            t = italia({BOX.numbers[a]: "it-barges-1"}, destroyed=down, footbridges=((0, a, b),))
            reach = party(t.g, (BOX.unit["it-barges-1"],)).layers
            assert reach[min(len(reach) - 1, BOX.ground[b])] >> b & 1, (BOX.numbers[a], BOX.numbers[b])


# -- 11.3.2 assault troops --------------------------------------------------------------------------------------------


def test_11_3_2a_assault_troops_go_with_a_unit_that_may_have_them_and_as_far_as_it() -> None:
    here = open_country(4)
    t = italia({here: "it-1-alpini it-arditi-1"})
    assert t.refusal("move:it-arditi-1").rule == "11.3.2a"
    t.do("move:it-1-alpini", "with:it-arditi-1")
    assert points(t) == 5
    goal = next(h for h in t.nouns("to") if distance(h, here) == 4)
    t.do(f"to:{goal}")
    assert t.at("it-arditi-1") == goal
    t = italia({here: "gb-20-bde it-1-alpini it-arditi-1"}).do("move:gb-20-bde")
    assert t.refusal("with:it-arditi-1").rule == "11.3.2a"


def test_11_3_2a_who_has_nobody_else_is_not_left_behind() -> None:
    here = open_country(4)
    goal = around(here)[0]
    t = italia({here: "it-1-alpini it-arditi-1"}).do("move:it-1-alpini", f"to:{goal}")
    assert t.at("it-arditi-1") == goal
    t = italia({here: "it-1-alpini it-2-alpini it-arditi-1"}).do("move:it-1-alpini", f"to:{goal}")
    assert t.at("it-arditi-1") == here  # there the other regiment has them


def test_11_3_2b_they_may_go_with_another_unit_of_their_hex() -> None:
    here = open_country(4)
    goal = around(here)[0]
    for unit in ("it-1-alpini", "it-2-alpini"):
        t = italia({here: "it-1-alpini it-2-alpini it-arditi-1"}).do(f"move:{unit}", "with:it-arditi-1", f"to:{goal}")
        assert t.at("it-arditi-1") == t.at(unit) == goal


def test_11_3_2c_one_to_a_unit() -> None:
    here = open_country(4)
    t = italia({here: "it-1-alpini it-2-alpini it-arditi-1 it-arditi-2"}).do("move:it-1-alpini", "with:it-arditi-1")
    assert t.refusal("with:it-arditi-2").rule == "11.3.2c"
    t.do("with:it-2-alpini", "with:it-arditi-2")


def test_11_3_2d_too_many_for_the_units_that_are_left_they_are_gone() -> None:
    here, beside, _ = front()
    t = italia(
        {here: "((it-1-alpini)) it-2-alpini it-arditi-1 it-arditi-2", beside: "ah-4-id ah-33-id ah-hq-vi"},
        side="cp", phase="attack", dice=[6, 6, 1, 1, 2, 2, 2, 2, 2],
    )  # fmt: skip
    t.do(f"attack:{here}", "join_all", "settle").idle(lambda t: t.g.battle is None, most=60)
    left = [name for name in ("it-1-alpini", "it-2-alpini") if t.at(name) != "eliminated"]
    arditi = [n for n in (1, 2) if t.at(f"it-arditi-{n}") != "eliminated"]
    assert len(left) < 2
    assert len(arditi) <= len(left)


# -- 11.3.3 headquarters ----------------------------------------------------------------------------------------------


def test_11_3_3a_headquarters_cross_rivers_like_combat_units() -> None:
    here = open_country(4)
    t = italia({here: "it-hq-iv"}).do("move:it-hq-iv")
    assert points(t) == 5
    a, b = ford("minor")
    assert cost("it-hq-iv", a, b) == cost("it-1-alpini", a, b) == 2
    a, b = ford("major")
    assert italia({a: "it-hq-iv"}).do("move:it-hq-iv").can(f"to:{b}")  # with all its points
    assert cost("it-hq-iv", a, b, footbridges=((1, hex_of(a), hex_of(b)),)) == 2


# -- 11.3.4 trucks ----------------------------------------------------------------------------------------------------


def depot(units: str, **more: Any) -> Table:
    """Trucks and others on a road, far from every enemy."""
    return italia({yard()[0]: f"it-trucks {units}"}, scenario="solstice", side="en", **more).do("move:it-trucks")


def yard() -> list[str]:
    """A main road of ten hexes and more in the solstice."""
    area = BOX.scenes["solstice"].area
    return [
        BOX.numbers[h]
        for h in next(line for line in BOX.lines["road"] if len(line) > 12 and all(area >> h & 1 for h in line))
    ]


def test_11_3_4a_trucks_have_fifteen_points() -> None:
    """11.3.4d: thirty hexes along a road."""
    t = depot("")
    assert points(t) == 15
    line = yard()
    assert t.can(f"to:{line[12]}")
    u = BOX.unit["it-trucks"]
    assert ends(t.g, (u,)) >> hex_of(line[-1]) & 1 or len(line) > 31


@pytest.mark.parametrize(
    ("aboard", "other"),
    [
        ("it-51-df", "it-1-alpini"),
        ("it-corps-i", "it-1-alpini"),
        ("it-aosta it-cuneo", "it-1-alpini"),
        ("it-1-alpini it-2-alpini it-3-alpini it-4-alpini", "it-5-alpini"),
        ("gb-20-bde gb-22-bde gb-91-bde", "it-1-alpini"),
        ("it-aosta it-1-alpini it-2-alpini", "it-3-alpini"),
        ("it-1-alpini", "it-51-df"),
        ("gb-20-bde", "it-corps-i"),
    ],
)
def test_11_3_4_1a_what_trucks_carry(aboard: str, other: str) -> None:
    t = depot(f"{aboard} {other}")
    for name in aboard.split():
        t.do(f"load:{name}")
        assert t.has("loaded", name)
    assert t.refusal(f"load:{other}").rule == "11.3.4.1a"


def test_11_3_4_1a_what_they_do_not_carry() -> None:
    t = depot("it-hq-iv it-alp-det-1 it-arditi-1 it-arditi-2 it-1-alpini gb-20-bde it-51-df")
    for name in ("it-hq-iv", "it-alp-det-1", "it-arditi-1"):
        assert t.refusal(f"load:{name}").rule == "11.3.4.1a"
    t.do("load:it-1-alpini", "load:it-arditi-1")  # one support of assault troops with regiments or brigades
    assert t.refusal("load:it-arditi-2").rule == "11.3.4.1a"
    assert t.refusal("load:gb-20-bde").rule == "11.3.4.1a"
    t = depot("it-51-df it-arditi-1").do("load:it-51-df")
    assert t.refusal("load:it-arditi-1").rule == "11.3.4.1a"
    t = italia({open_country(2): "it-1-alpini it-2-alpini"}).do("move:it-1-alpini")
    assert t.refusal("load:it-2-alpini").rule == "11.3.4.1a"


def test_11_3_4_1b_only_what_begins_the_phase_with_them() -> None:
    line = yard()
    units = {line[0]: "it-trucks it-51-df", line[4]: "it-1-alpini", line[1]: "it-2-alpini"}
    t = italia(units, scenario="solstice", side="en").do("move:it-2-alpini", f"to:{line[0]}", "move:it-trucks")
    assert t.refusal("load:it-1-alpini").rule == "11.3.4.1b"  # elsewhere
    assert t.refusal("load:it-2-alpini").rule == "11.3.4.1b"  # it came only now
    t.do("load:it-51-df", f"through:{line[4]}")
    assert t.refusal("load:it-1-alpini").rule == "11.3.4.1b"  # not on the way
    assert t.at("it-51-df") == line[4]


def test_11_3_4_1b_who_is_held_in_an_enemy_zone_does_not_get_on() -> None:
    here, beside, _ = front()
    units = {here: "ah-4-id", beside: "it-trucks it-51-df"}
    t = italia(units).do("move:it-trucks")
    assert t.refusal("load:it-51-df").rule == "11.2.2a"


def test_11_3_4_1c_11_3_4_1d_each_halt_to_unload_costs_five_points() -> None:
    line = yard()
    t = depot("it-1-alpini it-2-alpini it-3-alpini").do("load:it-1-alpini", "load:it-2-alpini", "load:it-3-alpini")
    t.do(f"through:{line[4]}")
    assert points(t) == 13
    t.do("unload:it-1-alpini")
    assert points(t) == 8
    t.do("unload:it-2-alpini")  # the same halt
    assert points(t) == 8
    t.do(f"through:{line[6]}", "unload:it-3-alpini")
    assert points(t) == 2
    t.do(f"to:{line[8]}")
    assert [t.at(name) for name in ("it-1-alpini", "it-2-alpini", "it-3-alpini", "it-trucks")] == [
        line[4], line[4], line[6], line[8],
    ]  # fmt: skip
    assert t.refusal("move:it-1-alpini").rule == "11.1.1f"  # 11.3.4.1d
    assert t.g.loaded == 0


def test_11_3_4_1d_who_is_on_trucks_does_not_move_by_itself() -> None:
    t = depot("it-1-alpini").do("load:it-1-alpini", "stay")
    assert t.has("loaded", "it-1-alpini")
    assert t.refusal("move:it-1-alpini").rule == "11.3.4.1d"
    assert why_not_fight(t.g, BOX.unit["it-1-alpini"]) is not None
    t = depot("it-1-alpini").do("load:it-1-alpini", "unload:it-1-alpini", "stay")
    assert t.refusal("move:it-1-alpini").rule == "11.1.1f"  # nor once it has got off, even where it was


def test_11_3_4_1e_attacked_on_trucks_they_fight_disorganised() -> None:
    here, beside, _ = front()
    t = italia(
        {here: "it-trucks it-51-df", beside: "ah-4-id ah-hq-vi"}, side="cp", phase="attack",
        marks={"loaded": "it-51-df"}, dice=[4, 4, 2, 2],
    ).do(f"attack:{here}", "join:ah-4-id", "settle")  # fmt: skip
    keys = [line.key for line in t.g.log or ()]
    assert keys.index("log-disorganised") < keys.index("log-combat")
    assert t.told("log-disorganised")[0]["unit"] == ("unit", BOX.unit["it-51-df"])
    assert not t.has("loaded", "it-51-df")


def test_11_3_5_depots_and_heavy_batteries_do_not_move() -> None:
    here = first(plain)
    t = italia({here: "it-depot it-amalfi it-51-df"})
    assert t.refusal("move:it-depot").rule == t.refusal("move:it-amalfi").rule == "11.3.5"
