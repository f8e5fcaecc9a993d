"""YPR.TEC: the terrain effects chart of First Ypres."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.games.clash_of_giants_2.odds import Odds, odds
from grognard.games.clash_of_giants_2.state import zoc
from grognard.kernel.maps import bits

from .finding import YPRES_BOX as BOX
from .finding import assault, first, flanders, men, numbers, onto, river, step
from .table import ypres


def price(h: int) -> set[int]:
    """Points that a step into a hex costs, from any side."""
    found = set()
    for n in BOX.map.linked[h]:
        for spent, layer in enumerate(BOX.reach[0].layers(1 << n, 5, 1 << h, 0)):
            if layer >> h & 1:
                found.add(spent)
    return found


def of(kind: str, place: str = "") -> Callable[[int], bool]:
    """A hex of a terrain with a place of that class in it (or none), on land all round."""

    def ok(h: int) -> bool:
        around = BOX.map.linked[h]
        return (
            BOX.terrain[h] == kind and BOX.place_class[h] == place and len(around) == 6
            and all(BOX.playable >> n & 1 for n in around)
        )  # fmt: skip

    return ok


def attack_on(target: str, *start: str) -> Odds:
    """One German division from each of these hexes against one French division."""
    units = dict(zip(start, ("ge-14", "ge-13"), strict=False))
    t = ypres({target: "al-fr17"} | units, phase="combat", side="ge")
    return odds(t.g, (BOX.hex[target],), [BOX.unit[name] for name in units.values()])


def dry(target: str) -> str:
    """A hex next to one with no river between."""
    h = BOX.hex[target]
    return BOX.numbers[next(n for n in BOX.map.linked[h] if not river(BOX, n, h))]


@pytest.mark.parametrize(
    ("kind", "cost", "defence", "shift"),
    [
        pytest.param("clear", 1, 0, 0, id="YPR.TEC.1"),
        pytest.param("rough", 2, 1, 0, id="YPR.TEC.3"),
        pytest.param("forest", 2, 1, 0, id="YPR.TEC.4"),
        pytest.param("flood_plain", 1, 0, 0, id="YPR.TEC.5"),
        pytest.param("rough_forest", 3, 0, -1, id="YPR.TEC.8"),
    ],
)
def test_ypr_tec_1_ground_costs_points_and_helps_its_defender(kind: str, cost: int, defence: int, shift: int) -> None:
    target = first(BOX, lambda h: of(kind)(h) and not all(river(BOX, n, h) for n in BOX.map.linked[h]))
    assert price(BOX.hex[target]) == {cost}
    found = attack_on(target, dry(target))
    assert (found.attack, found.defence, found.shift) == (2, 2 + defence, shift)


def test_ypr_tec_3_a_dear_hex_takes_the_points_of_several() -> None:
    """YPR.TEC.8, on the table: what rough, wood and rough wood leave of a move."""
    for kind, cost in (("rough", 2), ("forest", 2), ("rough_forest", 3)):
        beyond = first(BOX, lambda h, kind=kind: of(kind)(h))  # type: ignore[misc]
        start = dry(beyond)
        area = BOX.areas[0][BOX.area_of[0][BOX.hex[start]]]
        for die in range(1, 7):
            points = BOX.tracks[0, 0, 5][die - 1][0]
            t = flanders({start: "al-fr17"}, active=f"al-{area}", roll=die, options={"minimum-hex": False})
            assert t.do("move:al-fr17").can(f"to:{beyond}") == (cost <= points)


def test_ypr_tec_2_railways_neither_cost_nor_defend() -> None:
    """Also YPR.8.1g."""
    target = first(BOX, lambda h: of("clear")(h) and bool(BOX.rails >> h & 1))
    assert price(BOX.hex[target]) == {1}
    assert attack_on(target, dry(target))[1:3] == (2, 0)


def test_ypr_tec_5_before_the_flood_a_plain_is_clear_and_afterwards_water() -> None:
    """YPR.5.33d. After it nobody attacks out of it."""
    plain = first(BOX, of("flood_plain"))
    target = BOX.numbers[next(n for n in BOX.map.linked[BOX.hex[plain]] if not BOX.plain >> n & 1)]
    for flood, dry_ in ((0, True), (9, True), (8, False)):
        t = flanders({plain: "al-fr17", target: "ge-14"}, phase="combat", side="al", turn=10, flood=flood)
        assert (t.prompt == "ask-combat") == dry_


def marsh() -> tuple[str, str]:
    """A flooded hex and a dry one next to it that has another dry one behind it."""
    wet = BOX.flooded
    return next(
        (BOX.numbers[h], BOX.numbers[n])
        for h in bits(wet)
        for n in BOX.map.linked[h]
        if not wet >> n & 1 and BOX.map.steps.around(1 << n) & ~wet & ~BOX.map.range(wet, 1)
    )


def test_ypr_tec_6_a_flooded_hex_takes_the_whole_move() -> None:
    """Example D3: only from next to it, and nothing else; it costs no more than a small allowance either."""
    wet, start = marsh()
    area = BOX.areas[0][BOX.area_of[0][BOX.hex[start]]]
    for die in (1, 6):
        t = flanders({start: "al-fr17"}, active=f"al-{area}", roll=die).do("move:al-fr17")
        assert t.can(f"to:{wet}")
    further = numbers(BOX, BOX.map.steps.around(1 << BOX.hex[start]) & ~BOX.flooded & ~BOX.map.range(BOX.flooded, 1))
    behind = sorted(further)[0]
    area = BOX.areas[0][BOX.area_of[0][BOX.hex[behind]]]
    t = flanders({behind: "al-fr17"}, active=f"al-{area}", roll=6).do("move:al-fr17")
    assert t.refusal(f"to:{wet}").rule == "STD.11.4"


def test_ypr_tec_6_nobody_attacks_out_of_the_water_but_into_it_they_do() -> None:
    """It does not help its defender."""
    wet, start = marsh()
    t = flanders({wet: "al-fr17", start: "ge-14", step(BOX, start, "w"): "al-fr18"}, phase="combat", side="al")
    if step(BOX, start, "w") == wet:
        t = flanders({wet: "al-fr17", start: "ge-14", step(BOX, start, "e"): "al-fr18"}, phase="combat", side="al")
    t.do(f"attack:{start}")
    assert t.nouns("join") == {"al-fr18"}
    assert t.refusal("join:al-fr17").rule == "YPR.TEC.6"
    assert attack_on(wet, start)[1:3] == (2, 0)


def test_ypr_tec_7_a_river_costs_nothing_and_helps_if_all_attack_across_it() -> None:
    """YPR.TEC.n1: one attacker on the same bank undoes it."""
    over, target = onto(BOX, "river", lambda h: of("clear")(h) and any(not river(BOX, n, h) for n in BOX.map.linked[h]))
    assert price(BOX.hex[target]) == {1}
    assert attack_on(target, over)[1:3] == (3, 0)
    assert attack_on(target, over, dry(target))[1:3] == (2, 0)
    assert attack_on(target, dry(target))[1:3] == (2, 0)


def test_ypr_tec_n1_two_attackers_across_rivers_give_one_factor() -> None:
    target, starts = next(
        (BOX.numbers[h], [BOX.numbers[n] for n in BOX.map.linked[h] if river(BOX, n, h)])
        for h in range(BOX.size)
        if of("clear")(h) and sum(bool(river(BOX, n, h)) for n in BOX.map.linked[h]) >= 2
    )
    assert attack_on(target, *starts[:2])[:3] == (4, 3, 0)


@pytest.mark.parametrize(
    ("place", "defence", "shift"),
    [
        pytest.param("village", 0, 0, id="YPR.TEC.9"),
        pytest.param("town", 1, 0, id="YPR.TEC.10"),
        pytest.param("city", 0, -1, id="YPR.TEC.11"),
    ],
)
def test_ypr_tec_9_places_cost_what_their_ground_costs(place: str, defence: int, shift: int) -> None:
    """Town: a factor; city: a column; village: as its ground. That one may stay in them: YPR.10.2a."""
    target = first(BOX, lambda h: of("clear", place)(h) and not all(river(BOX, n, h) for n in BOX.map.linked[h]))
    assert price(BOX.hex[target]) == {1}
    found = attack_on(target, dry(target))
    assert (found.defence, found.shift) == (2 + defence, shift)


def test_ypr_tec_9_a_village_on_rough_ground_is_rough() -> None:
    dear = [h for h in range(BOX.size) if BOX.place_class[h] and BOX.terrain[h] in ("rough", "forest")]
    assert dear
    for h in dear:
        assert price(h) == {2}, BOX.numbers[h]
        assert (BOX.defence[h], BOX.left[h]) == ((0, 1) if BOX.place_class[h] == "city" else (1, 0))


def coast() -> tuple[str, str]:
    """A land hex with open sea to its west and land to its south-west."""
    near = BOX.map.near
    return next(
        (BOX.numbers[h], BOX.numbers[near["w"][h]])
        for h in range(BOX.size)
        if BOX.terrain[h] == "clear" and not BOX.place_class[h] and len(BOX.map.linked[h]) == 6
        and BOX.terrain[near["w"][h]] == "sea" and BOX.playable >> near["sw"][h] & BOX.playable >> near["e"][h] & 1
    )  # fmt: skip


def test_ypr_tec_12_nobody_goes_to_sea() -> None:
    """Not by moving, not in retreat, and no zone of control lies there."""
    land, sea = coast()
    t = flanders({land: "al-fr17"}, active="al-D", turn=8).do("move:al-fr17")
    assert t.refusal(f"to:{sea}").rule == "STD.11.2"
    assert not any(BOX.terrain[BOX.hex[number]] == "sea" for number in t.nouns("to"))
    assert not zoc(t.g, 0) >> BOX.hex[sea] & 1
    steady = men(BOX, "al", 5)[0]
    units = {land: steady, step(BOX, land, "e"): "ge-14 ge-13"}
    t = flanders(units, phase="combat", side="ge", turn=8, dice=[6, 1, 1])
    assault(t, land, "ge-14 ge-13")
    if t.prompt == "ask-fall":
        assert t.refusal(f"fall:{sea}").rule == "STD.12.15"
    else:
        assert t.at(steady) == step(BOX, land, "sw"), "the only way left"


@pytest.mark.parametrize("kind", ["clear", "rough", "forest", "rough_forest"])
def test_ypr_tec_n2_ground_without_a_place_holds_nobody(kind: str) -> None:
    """YPR.10.2a is for villages, towns and cities: elsewhere one hex is one hex."""
    steady = men(BOX, "al", 5)[0]
    target = first(BOX, lambda h: of(kind)(h) and not river(BOX, BOX.map.near["e"][h], h))
    t = flanders({target: steady, step(BOX, target, "e"): "ge-14 ge-13"}, phase="combat", side="ge", dice=[6, 1, 1])
    assault(t, target, "ge-14 ge-13")
    assert t.prompt == "ask-fall"
