"""10.3 to 10.5 Strengths, columns, modifiers."""

from __future__ import annotations

from typing import Any

from collections.abc import Iterable
from itertools import combinations

import pytest

from grognard.games.great_war_in_europe.fronts import Front
from grognard.games.great_war_in_europe.box import NATIONS
from grognard.games.great_war_in_europe.odds import (
    Odds, Shift, concentric, ratio, reckon, strength, trench, trench_depth, works,
)  # fmt: skip
from grognard.games.great_war_in_europe.state import State

from .table import BOX, field, front, ground, one, pairs, position, ring, some, unit, war, worth

EAST = field("east", "ru")
NEAR = ring(EAST)
GE, RU = one("ge"), one("ru")
LADDER = ("1-2", "1-1", "2-1", "3-1", "4-1", "5-1")


def odds(g: State, target: str, names: Iterable[str], **more: Any) -> Odds:
    h = BOX.place.get(target, -1)
    return reckon(g, BOX.hex[target] if h < 0 else h, [unit(name) for name in names], **more)


def shifts(its: Odds) -> dict[str, int]:
    return {shift.rule: shift.by for shift in its.shifts}


def attack_on(where: str, terrain: str, weather: str = "fair") -> dict[str, int]:
    """The shifts when a plain unit attacks a hex of this terrain from another, dry-shod."""
    a, b = pairs(where, lambda its, a, b: its.terrain[b] == terrain and dry(its, a, b))
    return shifts(odds(position({a: GE, b: RU}, weather=weather), b, [GE]))


def dry(its: Front, a: int, b: int) -> bool:
    return (a, b) not in its.wet and not its.towns >> b & 1 and b not in its.fort


# -- 10.3 --------------------------------------------------------------------------------------------------------------


def test_10_32_table_b_for_more_than_three_defenders() -> None:
    for count, large in ((3, False), (4, True)):
        g = position({NEAR[0]: GE, EAST: " ".join(some("ru", count)) + " ru-hqnw"})
        assert odds(g, EAST, [GE]).large is large


def test_14_11b_a_fort_does_not_count_for_the_table() -> None:
    g = position({ring("W2615")[0]: one("it"), "trent": " ".join(some("ah", 3))}, side="al")
    its = odds(g, "trent", [one("it")])
    assert not its.large
    assert its.defence == sum(BOX.face[unit(name)].defence for name in some("ah", 3)) + 1


def test_10_33_those_out_of_supply_are_added_up_and_halved_once(monkeypatch: pytest.MonkeyPatch) -> None:  # X-05
    three = some("ge", 3)
    worth(monkeypatch, three, attack=3, defence=3)
    g = position({EAST: " ".join(three)})
    assert strength(g, [unit(name) for name in three], attack=True) == 5
    assert strength(g, [unit(name) for name in three], attack=False) == 5
    g = position({EAST: " ".join(three) + " ge-hq1"})
    assert strength(g, [unit(name) for name in three], attack=True) == 9


def test_11_12_nobody_counts_less_than_one(monkeypatch: pytest.MonkeyPatch) -> None:  # X-06
    three = some("ge", 3)
    worth(monkeypatch, three, attack=1)
    g = position({EAST: " ".join(three)})
    assert strength(g, [unit(three[0])], attack=True) == 1
    assert strength(g, [unit(name) for name in three], attack=True) == 3


def test_10_34_rounded_in_the_defenders_favour() -> None:  # EX-23
    assert LADDER[ratio(21, 6)] == "3-1"
    assert LADDER[ratio(4, 5)] == "1-2"
    assert [ratio(1, 2), ratio(1, 3), ratio(5, 5), ratio(2, 5)] == [0, -1, 1, -1]


def test_10_35_all_shifts_make_one() -> None:  # EX-24
    """3-1 with guns of 1 against a city behind a river is 2-1."""
    a, b = pairs(
        "east",
        lambda its, a, b: its.cities >> b & 1 and (a, b) in its.wet and its.terrain[b] == "clear" and b not in its.fort,
    )
    hq = one("ge", "hq", fits=lambda u: BOX.support[u] == 1)
    g = position({a: f"{GE} {hq}", b: RU})
    its = odds(g, b, [GE], hqs=(unit(hq), -1))
    assert shifts(its) == {"10.42a": -1, "10.44": -1, "10.46a": 1}
    assert its.column == its.ratio - 1


def test_10_41_rough_ground_and_guns_of_two() -> None:  # EX-25
    a, b = pairs("east", lambda its, a, b: its.terrain[b] == "rough" and dry(its, a, b))
    hq = one("ge", "hq", fits=lambda u: BOX.support[u] == 2)
    g = position({a: f"{GE} {hq}", b: RU})
    assert odds(g, b, [GE]).column == odds(g, b, [GE]).ratio - 1
    its = odds(g, b, [GE], hqs=(unit(hq), -1))
    assert its.column == its.ratio + 1


def test_10_36_all_modifiers_make_one() -> None:  # EX-27
    """Gas and air, +3, against British trenches of -1 in May 1915: +2."""
    west = field("west", "fr")
    british = one("br")
    g = position({ring(west)[0]: GE, west: british}, turn=10, letter="C")
    its = odds(g, west, [GE], more=[Shift("6.13.ea", "drm-gas", 2), Shift("15.13b", "drm-air", 1)])
    assert its.modifier == 2
    assert odds(position({ring(west)[0]: GE, west: british}, turn=11, letter="D"), west, [GE]).modifier == -2


# -- 10.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "terrain"),
    [("east", "rough"), ("caucasus", "difficult"), ("east", "marsh"), ("italy", "mountain"), ("east", "pass")],
)
def test_10_42a_one_column_for_hard_ground(where: str, terrain: str) -> None:
    assert attack_on(where, terrain) == {"10.42a": -1}


def test_10_42a_alpine_hexes_cities_and_forts() -> None:
    a, b = pairs("italy", lambda its, a, b: its.terrain[b] == "alpine" and dry(its, a, b))
    alp = one("it", "mountain")
    assert shifts(odds(position({a: alp, b: one("ah", "mountain")}, side="al"), b, [alp])) == {"10.42a": -1}
    a, b = pairs(
        "east",
        lambda its, a, b: (
            its.cities >> b & 1 and (a, b) not in its.wet and its.terrain[b] == "clear" and b not in its.fort
        ),
    )
    assert shifts(odds(position({a: GE, b: RU}), b, [GE])) == {"10.42a": -1}
    a, b = pairs(
        "east",
        lambda its, a, b: (
            its.fort.get(b) == "fort"
            and its.country[b] in ("ru", "pl")
            and not its.cities >> b & 1
            and (a, b) not in its.wet
            and its.terrain[b] == "clear"
        ),
    )
    g = position({a: GE, b: RU})
    assert shifts(odds(g, b, [GE])) == {"10.42a": -1}
    assert not shifts(odds(position({a: GE, b: RU}, ruined="all"), b, [GE]))


@pytest.mark.parametrize(("where", "terrain"), [("east", "forest"), ("west", "flood")])
def test_10_42b_forest_and_flood_plain_in_rain(where: str, terrain: str) -> None:
    assert attack_on(where, terrain) == {}
    assert attack_on(where, terrain, "wet") == {"10.42a": -1}


def test_10_42c_out_of_a_devastated_hex() -> None:
    west = field("west", "fr")
    near = ring(west)
    g = position({near[0]: GE, near[1]: some("ge", 2)[1], west: one("fr")}, devastated=1 << front("west").hex[near[0]])
    assert shifts(odds(g, west, some("ge", 2))) == {"10.42c": -1}
    assert shifts(odds(g, west, some("ge", 2)[1:])) == {}


def test_10_43a_two_columns_for_heavy_forts_and_the_hindenburg_line() -> None:
    west = field("west", "fr")
    near = ring(west)
    line = 1 << front("west").hex[west]
    g = position({near[0]: one("fr"), west: GE}, side="al", hindenburg=line)
    assert shifts(odds(g, west, [one("fr")])) == {"10.43a": -2}
    assert shifts(odds(position({near[0]: GE, west: one("fr")}, hindenburg=line), west, [GE])) == {}, "not for Allies"
    a, b = pairs(
        "east",
        lambda its, a, b: its.fort.get(b) == "heavy" and its.country[b] in ("ru", "pl") and (a, b) not in its.wet,
    )
    assert shifts(odds(position({a: GE, b: RU}), b, [GE]))["10.43a"] == -2


@pytest.mark.parametrize(("where", "terrain"), [("italy", "mountain"), ("east", "pass")])
@pytest.mark.parametrize("weather", ["wet", "snow"])
def test_10_43b_two_columns_for_mountains_in_rain_and_snow(where: str, terrain: str, weather: str) -> None:
    assert attack_on(where, terrain, weather) == {"10.43b": -2}


def test_12_2b_forest_in_snow_as_in_rain() -> None:
    assert attack_on("east", "forest", "snow") == {"10.42a": -1}


def test_12_2a_rain_does_nothing_to_a_combat_in_iraq() -> None:
    assert attack_on("iraq", "flood", "wet") == attack_on("iraq", "flood", "fair") == {}


def test_10_44_a_river_counts_if_all_attack_across_it() -> None:
    its = front("east")
    b = next(
        h for h in range(its.size)
        if its.country[h] == "ru" and its.terrain[h] == "clear" and not its.towns >> h & 1
        and 0 < sum((h, n) in its.wet for n in range(its.size) if its.beside[h] >> n & 1) < 6
    )  # fmt: skip
    wet, dry_ = (
        [its.numbers[n] for n in range(its.size) if its.beside[b] >> n & 1 and ((b, n) in its.wet) is w]
        for w in (True, False)
    )
    first, second = some("ge", 2)
    g = position({wet[0]: first, dry_[0]: second, its.numbers[b]: RU})
    assert shifts(odds(g, its.numbers[b], [first])) == {"10.44": -1}
    assert shifts(odds(g, its.numbers[b], [first, second])) == {}


def test_10_44_the_suez_canal_is_a_river() -> None:
    its = front("egypt")
    a, b = next(
        pair
        for pair in sorted(its.sides["canal"].pairs)
        if its.kind("west_of_suez") >> pair[1] & 1 and pair in its.dry_pairs
    )
    tu = one("tu")
    g = position({its.numbers[a]: tu, its.numbers[b]: one("br")})
    assert shifts(odds(g, its.numbers[b], [tu]))["10.44"] == -1


def test_10_45_nations_that_do_not_cooperate() -> None:
    ah = one("ah")
    g = position({NEAR[0]: f"{GE} {ah}", EAST: RU})
    assert shifts(odds(g, EAST, [GE, ah])) == {"10.45": -1}
    g = position({NEAR[0]: GE, EAST: f"{RU} {one('sr')}"})
    assert shifts(odds(g, EAST, [GE])) == {"10.45": 1}


def test_10_46a_trent(monkeypatch: pytest.MonkeyPatch) -> None:  # EX-26
    """14 to 3 is 4-1; guns of 1; a heavy fort, mountains in rain and a city: 1-2 on table A."""
    seven, ah = some("it", 7), one("ah")
    worth(monkeypatch, seven, attack=2)
    worth(monkeypatch, [ah], defence=2)
    hq = one("it", "hq", fits=lambda u: BOX.support[u] == 1)
    its = front("italy")
    trent = its.hex["W2615"]
    dry_ = [
        its.numbers[h]
        for h in range(its.size)
        if its.beside[trent] >> h & 1 and (h, trent) not in its.wet and its.terrain[h] != "alpine"
    ]
    wet = [n for n in ring("W2615") if n and n not in dry_ and its.terrain[its.hex[n]] != "alpine"]
    assert dry_, "one of them attacks across no river"
    spots = {dry_[0]: f"{seven[0]} {hq}", (wet or dry_[1:])[0]: " ".join(seven[1:])}
    g = position({**spots, "trent": ah}, side="al", weather="wet", turn=12)
    for name in seven:
        assert strength(g, [unit(name)], attack=True) == 2, "in supply"
    found = odds(g, "trent", seven, hqs=(unit(hq), -1))
    assert (found.attack, found.defence, LADDER[found.ratio], LADDER[found.column]) == (14, 3, "4-1", "1-2")
    assert not found.large
    assert sum(shift.by for shift in found.shifts) == -4


# -- 10.5 --------------------------------------------------------------------------------------------------------------


def test_10_53a_concentric_attacks() -> None:  # EX-28
    six = some("ge", 6)
    g = position({**dict(zip(NEAR, six, strict=True)), EAST: RU})
    h = BOX.hex[EAST]
    for count in range(1, 7):
        for sides in combinations(range(6), count):
            want = count > 3 or any((i + 3) % 6 in sides for i in sides) or sides in ((0, 2, 4), (1, 3, 5))
            assert concentric(g, h, [unit(six[i]) for i in sides]) is want, sides
    assert {shift.rule for shift in odds(g, EAST, [six[0], six[3]]).modifiers} == {"10.53a"}


def test_10_53b_not_at_a_fort_but_at_gaza_and_beersheba() -> None:
    ru_fort = ground(
        "east",
        lambda its, h: its.fort.get(h, "") != "" and its.country[h] in ("ru", "pl") and its.beside[h].bit_count() == 6,
    )
    around = ring(ru_fort)
    first, second = some("ge", 2)
    units = {around[0]: first, around[3]: second, ru_fort: RU}
    assert not concentric(position(units), BOX.hex[ru_fort], [unit(first), unit(second)])
    assert concentric(position(units, ruined=ru_fort), BOX.hex[ru_fort], [unit(first), unit(second)])
    for name in ("gaza", "beersheba"):
        h = BOX.place[name]
        around = ring(BOX.numbers[h])
        i = next(i for i in range(3) if around[i] and around[i + 3])
        first, second = some("br", 2)
        g = position({around[i]: first, around[i + 3]: second, name: one("tu")}, side="al")
        assert concentric(g, h, [unit(first), unit(second)])


def test_10_53b_not_at_the_hindenburg_line() -> None:
    west = field("west", "fr")
    near = ring(west)
    first, second = some("fr", 2)
    units = {near[0]: first, near[3]: second, west: GE}
    assert concentric(position(units, side="al"), BOX.hex[west], [unit(first), unit(second)])
    g = position(units, side="al", hindenburg=1 << front("west").hex[west])
    assert not concentric(g, BOX.hex[west], [unit(first), unit(second)])


def test_10_54_odds_above_the_table(monkeypatch: pytest.MonkeyPatch) -> None:  # EX-29
    worth(monkeypatch, [GE], attack=7)
    worth(monkeypatch, [RU], defence=1)
    its = odds(position({NEAR[0]: GE + " ge-hq1", EAST: RU}), EAST, [GE])
    assert its.column == 7
    assert [(shift.rule, shift.by) for shift in its.modifiers] == [("10.54", 2)]


def test_10_55_never_below_minus_three() -> None:  # X-03
    more = [Shift("6.24", "drm-general", -5)]
    assert odds(position({NEAR[0]: GE, EAST: RU}), EAST, [GE], more=more).modifier == -3
    more = [Shift("6.24", "drm-general", 9)]
    assert odds(position({NEAR[0]: GE, EAST: RU}), EAST, [GE], more=more).modifier == 9


def test_10_51_modifiers_add_up() -> None:
    first, second = some("ge", 2)
    g = position({NEAR[0]: first, NEAR[3]: second, EAST: RU}, letter="F")
    assert {shift.rule: shift.by for shift in odds(g, EAST, [first, second]).modifiers} == {"10.53a": 1, "14.41": -1}
    assert odds(g, EAST, [first, second]).modifier == 0


# -- trenches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("nation", "depth"),
    [
        ("ge", {"A": 0, "B": -1, "C": -1, "D": -2}), ("br", {"A": 0, "B": -1, "D": -2}), ("be", {"B": -1, "D": -2}),
        ("fr", {"B": 0, "C": -1, "D": -2}), ("ah", {"E": 0, "F": -1, "U": -1}), ("ru", {"E": 0, "F": -1}),
    ],
)  # fmt: skip
def test_14_43_how_deep_nations_dig(nation: str, depth: dict[str, int]) -> None:
    """14.45."""
    attacker = one("fr") if nation in ("ge", "ah") else GE
    side = "al" if nation in ("ge", "ah") else "cp"
    west = field("west", "fr")
    for letter, by in depth.items():
        g = position({ring(west)[0]: attacker, west: one(nation)}, side=side, letter=letter)
        assert sum(s.by for s in odds(g, west, [attacker]).modifiers if s.rule == "14.41") == by, letter


def test_14_44_with_others_the_worst_counts_but_by_the_south_army() -> None:
    ah = one("ah")
    for more, by in (("", -1), (" ge-hqsud", -2)):
        g = position({NEAR[0]: RU, EAST: f"{GE} {ah}{more}"}, side="al", letter="F")
        assert odds(g, EAST, [RU]).modifiers == (Shift("14.41", "drm-trench", by),)


def test_14_46_the_worst_of_the_allies() -> None:
    west = field("west", "fr")
    g = position({ring(west)[0]: GE, west: f"{one('fr')} {one('us')}"}, letter="F")
    assert odds(g, west, [GE]).modifiers == (Shift("14.41", "drm-trench", -1),)


# -- 12.2 --------------------------------------------------------------------------------------------------------------


def drm(target: str, g: State, names: Iterable[str]) -> dict[str, int]:
    return {shift.rule: shift.by for shift in odds(g, target, names).modifiers}


def test_12_2c_snow_in_the_caucasus() -> None:
    spot = field("caucasus")
    tu = one("tu")
    g = position({ring(spot)[0]: tu, spot: RU}, weather="snow")
    assert drm(spot, g, [tu]) == {"12.2c": -2}
    g = position({ring(spot)[0]: RU, spot: tu}, side="al", weather="snow", winter=True)
    assert drm(spot, g, [RU]) == {}
    assert drm(EAST, position({NEAR[0]: GE, EAST: RU}, weather="snow"), [GE]) == {}


@pytest.mark.parametrize("where", ["egypt", "iraq"])
def test_12_2d_heat_in_egypt_and_iraq(where: str) -> None:
    a, b = pairs(where, lambda its, a, b: its.terrain[a] == its.terrain[b] == "clear" and dry(its, a, b))
    tu = one("tu")
    assert drm(b, position({a: tu, b: one("br")}, weather="hot"), [tu]) == {"12.2d": -2}
    assert drm(b, position({a: tu, b: one("br")}), [tu]) == {}


# -- 15.2 to 15.4 ------------------------------------------------------------------------------------------------------


def test_15_23_the_best_tank_counts() -> None:
    west = field("west", "fr")
    near = ring(west)
    tanks = [BOX.units[u] for u in range(BOX.count) if BOX.kind[u] == "tank" and BOX.nation[u] in (5, 4)]
    best = max(tanks, key=lambda name: BOX.bonus[unit(name)])
    least = min(tanks, key=lambda name: BOX.bonus[unit(name)])
    assert (BOX.bonus[unit(best)], BOX.bonus[unit(least)]) == (2, 1)
    g = position({near[0]: best, near[1]: least, west: GE}, side="al")
    assert drm(west, g, [best, least]) == {"15.23": 2}
    assert drm(west, g, [least]) == {"15.23": 1}


def test_15_24a_a_tank_out_of_supply_gives_nothing() -> None:
    tank = "ge-pz"
    g = position({NEAR[0]: tank, EAST: RU})
    assert drm(EAST, g, [tank]) == {}
    g = position({NEAR[0]: f"{tank} ge-hq1", EAST: RU})
    assert "15.23" in drm(EAST, g, [tank])


def test_15_33_an_anti_tank_unit_in_supply_answers_all_tanks() -> None:
    west = field("west", "fr")
    near = ring(west)
    tank = one("br", "tank")
    g = position({near[0]: tank, west: f"{GE} ge-1at ge-hq1"}, side="al")
    assert drm(west, g, [tank]) == {}
    g = position({near[0]: tank, west: f"{GE} ge-1at"}, side="al")
    assert "15.23" in drm(west, g, [tank]), "not out of supply"


@pytest.mark.parametrize(("count", "by"), [(1, 1), (3, 1), (4, 2)])
def test_15_44_shock_troops(count: int, by: int) -> None:  # X-17
    names = some("ge", count, fits=lambda u: BOX.reverse[u] == "shock")
    g = position({NEAR[0]: " ".join(names), EAST: RU}, marks={"turned": " ".join(names)})
    assert drm(EAST, g, names) == {"15.44": by}


def test_15_46_the_alpenkorps_is_a_shock_unit_in_the_east() -> None:
    alps = next(BOX.units[u] for u in range(BOX.count) if "shock-east" in BOX.flags[u])
    assert drm(EAST, position({NEAR[0]: alps, EAST: RU}), [alps]) == {"15.44": 1}
    west = field("west", "fr")
    assert drm(west, position({ring(west)[0]: alps, west: one("fr")}), [alps]) == {}


def test_15_54b_cavalry_has_no_trenches_nor_who_is_with_it() -> None:
    rider = one("ru", "cavalry")
    g = position({NEAR[0]: GE, EAST: f"{RU} {rider}"}, letter="F")
    assert drm(EAST, g, [GE]) == {}


def test_15_54c_british_cavalry_has_until_d() -> None:
    west = field("west", "fr")
    rider = one("br", "cavalry")
    for letter, by in (("C", -1), ("D", 0)):
        g = position({ring(west)[0]: GE, west: f"{one('br')} {rider}"}, letter=letter)
        assert odds(g, west, [GE]).modifier == by


def test_14_53_trenches_of_the_near_east_but_not_for_cavalry() -> None:
    spot = field("egypt", "tu")
    br, tu, rider = one("br"), one("tu"), one("tu", "cavalry")
    h = BOX.hex[spot]
    assert drm(spot, position({ring(spot)[0]: br, spot: tu}, side="al", dugouts=(h,)), [br]) == {"14.53": -1}
    assert drm(spot, position({ring(spot)[0]: br, spot: f"{tu} {rider}"}, side="al", dugouts=(h,)), [br]) == {}


def test_16_11b_units_of_a_collapsed_nation_count_one() -> None:
    its = war({NEAR[0]: RU, EAST: GE}, side="al", fallen=1 << BOX.nation[unit(RU)]).g
    assert strength(its, [unit(RU)], attack=True) == 1


def test_10_45_14_11a_the_garrison_of_a_fort_is_of_its_builders_nation() -> None:
    """Others who defend its fort with it lose a column; 7.24: not who cooperates."""
    fort = next(its for its in BOX.forts if its.nation == BOX.nation[unit("ah-hq1")])
    number = BOX.numbers[fort.hex]
    near = next(h for h in ring(number) if h)
    ally = one("it") if BOX.front_of[fort.hex].name == "italy" else one("ru")

    def penalty(defender: str) -> int:
        g = position({number: defender, near: ally}, side="al")
        its = reckon(g, fort.hex, [unit(ally)])
        return sum(shift.by for shift in its.shifts if shift.key == "shift-nations-defence")

    assert penalty(one("ah")) == 0
    assert penalty(one("ge")) == 1
    assert penalty(f"{one('ah')} {one('ge')}") == 1


def test_14_11a_an_intact_fort_defends_with_1() -> None:
    fort = next(its for its in BOX.forts if its.nation == NATIONS.index("fr") and all(ring(BOX.numbers[its.hex])))
    number = BOX.numbers[fort.hex]
    units = some("ge", 3)
    for ruined, held in (("", 1), (number, 0)):
        g = position({ring(number)[0]: " ".join(units), number: one("fr")}, ruined=ruined)
        its = reckon(g, fort.hex, [unit(name) for name in units])
        assert its.defence == BOX.face[unit(one("fr"))].defence + held


def test_14_12a_a_fort_is_worth_a_column_a_heavy_one_two() -> None:
    worth_ = {fort.heavy: [shift.by for shift in works(position({}), fort.hex)] for fort in BOX.forts}
    assert worth_ == {False: [-1], True: [-2]}


def test_14_42_trenches_begin_at_nothing_and_never_grow_less() -> None:
    for nation in ("ge", "ah", "fr", "br", "it", "ru"):
        n = NATIONS.index(nation)
        depths = [trench_depth(position({}, letter=letter), n) for letter in "ABCDEFGHIJKLMNOPQRSTU"]
        assert depths == sorted(depths, reverse=True)
        assert depths[0] == 0


def test_14_47_the_status_holds_in_europe_only() -> None:
    """14.51: in the Near East there are no trenches but those of events."""
    spot, turk = field("egypt", "tu", around=lambda its, h: True), one("tu")
    g = position({spot: turk}, letter="N")
    assert trench(g, BOX.hex[spot], [unit(turk)]) == 0
    g.dugouts = (BOX.hex[spot],)
    assert trench(g, BOX.hex[spot], [unit(turk)]) == -1
    assert trench(position({EAST: RU}, letter="N"), BOX.hex[EAST], [unit(RU)]) == -1
