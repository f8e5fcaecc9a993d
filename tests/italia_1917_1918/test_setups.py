"""Every set-up on its map: nobody starts where he may not be, and nobody starts cut off."""

from __future__ import annotations

import pytest

from grognard.games.italia_1917_1918.command import commanded, headquarters, supplied
from grognard.games.italia_1917_1918.losses import why_crowded
from grognard.games.italia_1917_1918.scenes import GUN, HQ
from grognard.games.italia_1917_1918.state import State, on_map, zoc

from .table import BOX, ITALIA

each = pytest.mark.parametrize("scenario", ITALIA.scenarios)


def start(scenario: str) -> State:
    return ITALIA.start(scenario, ITALIA.settings({}))


@each
def test_everybody_stands_in_the_area_and_no_hex_is_both_sides(scenario: str) -> None:
    g = start(scenario)
    assert not (g.any_occ[0] | g.any_occ[1]) & ~g.scene.area
    assert not g.any_occ[0] & g.any_occ[1]
    assert [BOX.numbers[h] for side in (0, 1) for h in g.stacks if why_crowded(g, h, side)] == []


@each
def test_supports_stand_where_they_may_and_not_beside_the_enemy_alone(scenario: str) -> None:
    g = start(scenario)
    for side in (0, 1):
        for u in on_map(g, side):
            if BOX.is_gun[u] and BOX.kind[u] not in ("barges", "battery"):
                assert g.scene.enter(GUN) >> g.loc[u] & 1, BOX.units[u]
            if BOX.kind[u] == "hq":
                assert g.scene.enter(HQ) >> g.loc[u] & 1, BOX.units[u]
        alone = g.any_occ[side] & ~g.occ[side] & zoc(g, 1 - side)
        assert BOX.map.names(alone) == []


@each
def test_9_1_everybody_starts_in_supply(scenario: str) -> None:
    g = start(scenario)
    for side in (0, 1):
        fed = supplied(g, side)
        assert [BOX.units[u] for u in on_map(g, side) if not fed >> g.loc[u] & 1] == []
        assert headquarters(g, side)


@each
def test_12_2_3_attackers_at_the_front_start_in_command(scenario: str) -> None:
    g = start(scenario)
    side = g.scene.initiative
    command = commanded(g, side)
    front = zoc(g, 1 - side) & g.occ[side]
    assert BOX.map.names(front & ~command) == []


@each
def test_8_0_the_guns_of_the_offensive_reach_the_enemy_line(scenario: str) -> None:
    g = start(scenario)
    side = g.scene.initiative
    guns = [u for u in on_map(g, side) if BOX.kind[u] == "army-artillery"]
    reach = [u for u in guns if BOX.near(g.loc[u], BOX.range[u]) & g.occ[1 - side]]
    assert len(reach) >= g.scene.offensives[g.scene.first_turn].guns
