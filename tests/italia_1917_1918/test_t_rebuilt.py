"""What we rebuilt because the boxed game's charts, counters and maps were not seen: T.3, T.4, T.11 to T.24."""

from __future__ import annotations

import pytest

from grognard.games.italia_1917_1918.markers import markers_for
from grognard.kernel.maps import bits

from .table import BOX, hex_of, position


def test_t_3_what_a_hex_costs() -> None:
    """Clear or a town 1, woods or mountain 2, high mountain or marsh 3."""
    wanted = {"clear": 1, "woods": 2, "mountain": 2, "high": 3, "marsh": 3}
    for h in (h for h in range(BOX.size) if BOX.town[h] or BOX.terrain[h] in wanted):
        assert BOX.ground[h] == 2 * (1 if BOX.town[h] else wanted[BOX.terrain[h]])


def test_t_4_a_ridge_costs_a_point_uphill() -> None:
    scene = BOX.scenes["vittorio"]
    a, b = next(
        (a, b) for a, b in sorted(BOX.ridge.pairs)
        if (a, b) not in BOX.roads | BOX.secondary | BOX.wet and scene.area >> a & scene.area >> b & 1
        and not scene.trench >> a & 1 and not scene.trench >> b & 1
    )  # fmt: skip
    assert scene.step(0, False, a, b) == BOX.ground[b] + 2
    assert scene.step(0, False, b, a) == BOX.ground[a]


def test_t_11_ratings_by_year() -> None:
    """What is printed holds in every year; what is ours may change."""
    for unit in ("ah-4-id", "it-22-df", "it-1-alpini"):
        assert len({BOX.ratings[year][BOX.unit[unit]] for year in ("1917", "1918", "october-1918")}) == 1
    assert len({BOX.ratings[year][BOX.unit["it-51-df"]] for year in ("1917", "1918", "october-1918")}) == 3


@pytest.mark.parametrize("year", ["1917", "1918", "october-1918"])
def test_t_12_a_reduced_unit_has_half(year: str) -> None:
    for u, one in enumerate(BOX.ratings[year]):
        if BOX.fights[u] and one.steps > 1:
            assert (one.reduced_attack, one.reduced_defence) == (max(1, one.attack // 2), (one.defence + 1) // 2)


def test_t_15_command_radii() -> None:
    radii = {BOX.units[u]: BOX.radius[u] for u in range(BOX.count) if BOX.kind[u] == "hq"}
    assert (min(radii.values()), max(radii.values())) == (6, 16)
    assert (radii["it-hq-ii"], radii["de-hq-xiv"]) == (12, 16)


def test_t_16_reserve_markers() -> None:
    """EX-11.2.8: markers for two different units each; six, four, and two for cavalry."""
    assert {key: BOX.tables["reserves"][key] for key in ("cp", "en", "cavalry")} == {"cp": 6, "en": 4, "cavalry": 2}
    spot = "E1909"
    for units, wanted in (
        ("it-5-alpini it-7-alpini it-8-alpini it-2-alpini", 2), ("it-22-df it-aosta", 1),
        ("ah-216-ibrig ah-217-ibrig ah-26-gebbrig ah-38-ibrig", 1), ("de-jr-3 de-leib-ir de-ir-23 de-gr-119", 2),
        ("ah-216-ibrig ah-217-ibrig de-jr-3 de-leib-ir", 2),
    ):  # fmt: skip
        g = position({spot: units}, scenario="solstice")
        assert markers_for(g, [BOX.unit[name] for name in units.split()]) == wanted


def test_t_17_objectives_of_the_text() -> None:
    """The hexes it names are among them, and those of Vittorio Veneto come to 39."""
    assert sum(BOX.scenes["vittorio"].objectives[1].values()) == 39
    named = "W1314 W1317 W1623 W1629 W1732 W1234 W0534 W0336"
    assert {hex_of(number) for number in named.split()} <= set(BOX.scenes["solstice"].objectives[0])


@pytest.mark.parametrize("scenario", BOX.scenes)
def test_t_17_objectives_are_those_of_the_sheet(scenario: str) -> None:
    """Each counts for the side on the attack; a bridge is one over a major river, at that hex."""
    scene = BOX.scenes[scenario]
    rows = [row for row in BOX.objective_rows if scene.rule in row["scenarios"].split()]
    assert scene.objectives[scene.initiative] == {hex_of(row["hex"]): int(row["value"]) for row in rows}
    assert not scene.objectives[1 - scene.initiative]
    assert set(scene.needs_bridge) == {hex_of(row["hex"]) for row in rows if row["bridge"]}
    for h, i in scene.needs_bridge.items():
        assert h in BOX.bridges[i].ends
        assert BOX.bridges[i].major


def test_t_18_one_plane_for_four_maps() -> None:
    """A hex of several maps is one hex: the Grappa lies on the west of the map of 1918, the Isonzo on the east."""
    assert {"grappa", "west"} <= BOX.maps[hex_of("W2024")]
    assert {"caporetto", "east"} <= BOX.maps[hex_of("E2720")]


def test_t_19_trenches_serve_whoever_defends_in_them() -> None:
    for scene in BOX.scenes.values():
        assert scene.trenches[0]
        assert scene.trenches[1]
        assert not scene.trenches[0] & scene.trenches[1]
        assert scene.trench == scene.trenches[0] | scene.trenches[1]


def test_t_20_sources_lie_on_roads_and_railways_of_the_edges() -> None:
    """And Venice (9.1d)."""
    lines = BOX.on_road | BOX.on_rail | BOX.on_secondary
    for scene in BOX.scenes.values():
        for side in (0, 1):
            assert scene.sources[side], (scene.name, side)
            for h in bits(scene.sources[side]):
                assert lines >> h & 1 or BOX.numbers[h] == "W0337", BOX.numbers[h]


def test_t_22_where_they_start() -> None:
    """Nobody shares a hex with the enemy."""
    for name, scene in BOX.scenes.items():
        sides: dict[int, set[int]] = {}
        for one in scene.placed:
            if one.hex >= 0:
                sides.setdefault(one.hex, set()).add(BOX.side[one.unit])
        assert all(len(found) == 1 for found in sides.values()), name


@pytest.mark.parametrize(
    ("scenario", "kinds"),
    [("grappa", {"stoss": 2, "sturm": 2, "arditi": 1}), ("caporetto", {"stoss": 5, "sturm": 7, "arditi": 3}),
     ("radetzky", {"sturm": 5, "arditi": 3}), ("vittorio", {"sturm": 4, "arditi": 6})],
)  # fmt: skip
def test_t_24_how_many_assault_troops(scenario: str, kinds: dict[str, int]) -> None:
    found: dict[str, int] = {}
    for one in BOX.scenes[scenario].placed:
        if BOX.is_assault[one.unit]:
            found[BOX.kind[one.unit]] = found.get(BOX.kind[one.unit], 0) + 1
    assert found == kinds
