"""2.0 Components: the map, the counters, what they are called."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest

from grognard.games.italia_1917_1918.movement import ends
from grognard.games.italia_1917_1918.names import DAYS
from grognard.games.italia_1917_1918.state import Fall, on_map, points_of_stack
from grognard.kernel.maps import bits

from .finding import around, bare, cost, distance, first, level, pair, plain
from .table import BOX, ITALIA, hex_of, italia, position

SOLSTICE = BOX.scenes["solstice"]


def test_2_1a_2_1d_hexes_are_numbered_on_a_western_and_an_eastern_part() -> None:
    """2.1d."""
    assert all(re.fullmatch(r"[WE]\d{4}", number) for number in BOX.numbers)
    assert {number[0] for number in BOX.numbers} == {"W", "E"}
    assert distance("W1437", "E1401") == 1  # the parts touch


@pytest.mark.parametrize("scenario", BOX.scenes)
def test_2_1b_nothing_goes_where_no_whole_hex_is_in_play(scenario: str) -> None:
    scene = BOX.scenes[scenario]
    edge = next(h for h in bits(scene.area) if BOX.map.steps.around(1 << h) & ~scene.area or BOX.map.edge >> h & 1)
    side = ("cp", "en")[scene.initiative]
    unit = {"cp": "ah-4-id", "en": "it-51-df"}[side]
    g = position({BOX.numbers[edge]: unit}, scenario=scenario)
    assert ends(g, (BOX.unit[unit],)) & ~scene.area == 0
    outside = next((h for h in range(BOX.size) if not scene.area >> h & 1), -1)
    if outside >= 0:
        t = italia({BOX.numbers[edge]: unit}, scenario=scenario).do(f"move:{unit}")
        assert t.refusal(f"to:{BOX.numbers[outside]}").rule == "SCg.1"


def test_ex_2_1_2_1c_a_clear_hex_with_trenches_costs_two_points_and_not_three() -> None:
    """2.1c."""
    a, b = pair(
        lambda a, b: (
            BOX.terrain[b] == "clear"
            and not BOX.town[b]
            and bool(BOX.scenes["vittorio"].trench >> b & 1)
            and level(a, b)
        )
    )
    assert cost("it-1-alpini", a, b) == 2
    assert cost("ah-4-id", a, b, side="cp") == 2  # whosever they are
    a, b = pair(lambda a, b: plain(b) and level(a, b))
    assert cost("it-1-alpini", a, b) == 1


def test_2_1e_who_must_go_back_over_the_adige_is_lost() -> None:
    """Nothing lies west of it: a unit at that edge, with the enemy everywhere else, has nowhere to go."""
    edge = [h for h in bits(SOLSTICE.area) if len(around(BOX.numbers[h])) < 6]
    west = min(edge, key=lambda h: (BOX.numbers[h][0] == "E", BOX.numbers[h][3:], h))
    spot = BOX.numbers[west]
    enemies = iter([f"ah-{n}-id" for n in (4, 33, 50, 35, 24, 63)])
    ring = {h: next(enemies) for h in around(spot) if SOLSTICE.area >> hex_of(h) & 1}
    for others, lost in ((ring, True), ({}, False)):
        u = BOX.unit["it-51-df"]
        falls = (Fall((u,), 1, 1, west, 0, 1, 1, True, True),)
        t = italia({spot: "it-51-df", **others}, scenario="solstice", side="cp", phase="attack", falls=falls)
        if t.prompt == "ask-fall":
            t.do(next(text for text in t.options if text.startswith("fall:")))
        assert (t.at("it-51-df") == "eliminated") is lost


def test_2_1f_a_hex_has_the_same_terrain_from_every_side() -> None:
    wood = first(lambda h: bare(h) and BOX.terrain[h] == "woods")
    near = [h for h in around(wood) if level(hex_of(h), hex_of(wood))]
    assert len(near) > 2
    assert {cost("it-1-alpini", h, wood) for h in near} == {2}


def test_2_2_1a_2_2_2_every_counter_is_a_combat_unit_or_a_support() -> None:
    """2.2.2. 3.0d. 2.4b: from divisions to detachments, guns, aircraft, headquarters."""
    for u in range(BOX.count):
        infantry = BOX.kind[u] in ("infantry", "mountain", "cavalry", "dismounted", "assault", "naval")
        assert BOX.fights[u] == (infantry or BOX.kind[u] == "tank")
    for scenario in BOX.scenes:  # 2.2.1e: there are no tanks, unless the option brings ours
        g = ITALIA.start(scenario, ITALIA.settings({}))
        assert not any(BOX.kind[u] == "tank" for side in (0, 1) for u in on_map(g, side))


def test_2_2_1b_regiments_and_brigades_are_alike() -> None:
    g = position({"W1433": "it-1-alpini it-aosta"})
    regiment, brigade = BOX.unit["it-1-alpini"], BOX.unit["it-aosta"]
    assert points_of_stack(g, regiment) == points_of_stack(g, brigade) == 1
    assert g.scene.ratings[regiment].steps == g.scene.ratings[brigade].steps == 2
    spot = first(plain)
    t = italia({spot: "it-trucks it-aosta it-cuneo it-1-alpini"}, scenario="solstice", side="en").do("move:it-trucks")
    t.do("load:it-aosta", "load:it-cuneo")  # but two brigades fill the trucks as four regiments do
    assert t.refusal("load:it-1-alpini").rule == "11.3.4.1a"


def test_2_2_1c_the_parts_of_a_division_go_their_own_ways() -> None:
    spot = first(plain)
    goal = around(spot)[0]
    t = italia({spot: "ah-216-ibrig ah-217-ibrig"}, side="cp").do("move:ah-216-ibrig", f"to:{goal}")
    assert (t.at("ah-216-ibrig"), t.at("ah-217-ibrig")) == (goal, spot)


def test_2_4a_a_turn_is_three_days() -> None:
    """From 24 October to the armistice of 4 November 1918 in four turns."""
    scene = BOX.scenes["vittorio"]
    turns = scene.last_turn - scene.first_turn + 1
    assert scene.first_day + timedelta(days=DAYS * turns - 1) == date(1918, 11, 4)
