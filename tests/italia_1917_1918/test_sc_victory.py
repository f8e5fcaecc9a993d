"""16.0 and how each scenario is won: SC0.13 to SC0.17, SC1.36 to SC1.42, SC2.11 to SC2.15, SC3.17 to SC3.21, SC4.15 to
SC4.17, SC5.22 to SC5.26; behind the trenches, west of the Tagliamento."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from grognard.games.italia_1917_1918.entering import enter_hex
from grognard.games.italia_1917_1918.state import State, put
from grognard.games.italia_1917_1918.victory import (
    LEVELS, behind, breakthrough, caporetto_total, controls, finish, in_line, objectives, points, trench_points,
    vittorio_total, worth,
)  # fmt: skip
from grognard.kernel.maps import bits

from .fights import way
from .table import BOX, Table, hex_of, italia, position, prizes, rated


def hexes(numbers: Iterable[str]) -> int:
    return sum(1 << hex_of(number) for number in numbers)


def ended(g: State) -> tuple[int, str]:
    """Who won and how, if it ended now."""
    finish(g)
    assert g.over is not None
    return g.over


# -- 16.0 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "over"), [(24, False), (25, False), (26, True)])
def test_16_0a_points_are_noted_each_turn_and_the_last_names_the_winner(turn: int, over: bool) -> None:
    """16.0b: by the rules of its scenario."""
    t = italia({"Treviso": "it-22-df"}, scenario="albrecht", turn=turn, phase="next_turn", dice=[3] * 9)
    assert t.told("log-points")
    assert (t.g.over is not None) == over
    assert t.g.turn == (turn if over else turn + 1)


def test_t_25_who_controls_a_hex() -> None:
    """Who was there last, unless only the enemy looks into it."""
    trench = "W2024"
    g = position({trench: "ah-4-id"}, scenario="grappa")
    g.held = [hexes([trench]), 0]
    put(g, BOX.unit["ah-4-id"], hex_of("W2123"))
    assert controls(g, 0) & hexes([trench])
    put(g, BOX.unit["it-24-df"], hex_of(way(trench, "w")))
    assert not controls(g, 0) & hexes([trench])
    put(g, BOX.unit["ah-13-schd"], hex_of(way(trench, "e")))
    assert controls(g, 0) & hexes([trench])


# -- where -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "yes", "no"),
    [
        ("grappa", "W1922 W1925 W1829 W1527", "W2024 W2125 W2123 W2224 W2527 W2326"),
        ("radetzky", "W1814 W1816 W1922 W1926 W1828 W1623 W0118", "W1914 W1813 W1913 W2013 W2021 W2118 W2028 W2823"),
        ("albrecht", "W1828 W1732 W1633 W1436 E1301 E1003 E0601 W0336 W1234", "W1834 E1402 E1105 E0709 W1930 E0707"),
        ("solstice", "W1607 W1606 W1611 W1814 W1732 W0336 W1234 E1301 E0603",
         "W1706 W1806 W1707 W1807 W2006 W2709 W2123 W1834 E1402 E0709 E0709 E1611 E2720"),
    ],
)  # fmt: skip
def test_sc0_13_and_sc3_19_what_lies_behind_the_ententes_trenches(scenario: str, yes: str, no: str) -> None:
    """Neither the trenches themselves, nor no man's land, nor the gap between their end and the Adige."""
    rear = BOX.scenes[scenario].rear[1]
    assert [n for n in yes.split() if not rear >> hex_of(n) & 1] == []
    assert [n for n in no.split() if rear >> hex_of(n) & 1] == []


@pytest.mark.parametrize("scenario", ["grappa", "radetzky", "albrecht", "solstice"])
def test_sc0_13_a_line_has_two_sides(scenario: str) -> None:
    """Nothing behind the Entente's line is beside the Central Powers' trenches' own rear: a wall without holes."""
    scene = BOX.scenes[scenario]
    rest = scene.area & ~scene.rear[1] & ~scene.trench & ~scene.gaps
    assert not BOX.map.steps.around(scene.rear[1]) & rest
    assert scene.sources[0] & scene.rear[1] == 0


def test_sc1_38_west_of_the_tagliamento() -> None:
    """Its right bank; Carnia, north of its upper course, is not west of it."""
    west = BOX.scenes["caporetto"].west
    yes = "E2307 E1611 E2812 E3112 E3908 E3814 E1406"
    no = "E2314 E2720 E3114 E3014 E3518 E3915 E4006 E4010 E4106 E4115 E1615 E1822"
    assert [n for n in yes.split() if not west >> hex_of(n) & 1] == []
    assert [n for n in no.split() if west >> hex_of(n) & 1] == []
    dry = [pair for pair in BOX.map.pairs() if BOX.river_of.get(pair) != "Tagliamento"]
    area = BOX.scenes["caporetto"].area
    leaks = {(BOX.numbers[a], BOX.numbers[b]) for a, b in dry if west >> a & 1 and area >> b & ~west >> b & 1}
    assert all(int(b[1:3]) >= 40 for _, b in leaks)


# -- Monte Grappa ------------------------------------------------------------------------------------------------------

CLEAR = next(
    BOX.numbers[h] for h in bits(BOX.scenes["grappa"].rear[1]) if BOX.terrain[h] == "clear" and not BOX.town[h]
)  # fmt: skip


def grappa(units: dict[str, str], **more: Any) -> State:
    g = position(units, scenario="grappa", turn=18, **more)
    g.held = [0, 0]
    for side in (0, 1):
        g.held[side] = g.occ[side] & g.scene.tracked
    return g


def test_sc0_13_clear_ground_behind_the_trenches_in_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    """A combat unit with a line to the headquarters."""
    prizes(monkeypatch, "grappa")
    near = next(n for n in BOX.map.linked[hex_of(CLEAR)] if BOX.scenes["grappa"].area >> n & 1)
    g = grappa({CLEAR: "ah-4-id", BOX.numbers[near]: "de-hq-xiv"})
    assert (breakthrough(g), ended(g)) == (True, (0, "end-strategic"))
    g = grappa({CLEAR: "ah-4-id"})
    assert (breakthrough(g), ended(g)[1]) == (False, "end-defeat")
    g = grappa({CLEAR: "ah-corps-i", BOX.numbers[near]: "de-hq-xiv"})
    assert not breakthrough(g)
    mountain = next(BOX.numbers[h] for h in bits(g.scene.rear[1]) if BOX.terrain[h] == "mountain")
    assert not breakthrough(grappa({mountain: "ah-4-id de-hq-xiv"}))


def test_sc0_14_the_two_summits_in_supply() -> None:
    g = grappa({"W2024": "ah-4-id", "W2026": "ah-50-id", "W2025": "de-hq-xiv"})
    assert ended(g) == (0, "end-operational")
    g = grappa({"W2024": "ah-4-id", "W2025": "de-hq-xiv"})
    assert ended(g)[1] != "end-operational"


@pytest.mark.parametrize(
    ("trenches", "total", "end"),
    [
        ("W2022 W2023 W2025 W2027", 4, (1, "end-defeat")), ("W2022 W2023 W2025 W2027 W2026", 6, (0, "end-tactical")),
        ("W2024 W2022 W2023", 5, (2, "end-draw")), ("", 0, (1, "end-defeat")),
    ],
)  # fmt: skip
def test_sc0_15_and_sc0_16_trench_hexes_and_objectives(
    trenches: str, total: int, end: tuple[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A point a trench hex held or controlled, and what objectives are worth; SC0.16: more than 5, just 5, fewer."""
    prizes(monkeypatch, "grappa", {"W2024": 2, "W2026": 1})
    g = position(scenario="grappa", turn=18)
    g.held = [hexes(trenches.split()), 0]
    assert (trench_points(g), ended(g)) == (total, end)


def test_sc0_17_a_level_less_for_a_trench_of_their_own_that_is_lost() -> None:
    units = {"W2024": "ah-4-id", "W2026": "ah-50-id", "W2025": "de-hq-xiv", "W2123": "it-24-df"}
    assert ended(grappa(units)) == (0, "end-operational")  # it has no headquarters
    assert ended(grappa({**units, "W2123": "it-24-df it-hq-iv"})) == (0, "end-tactical")


# -- Caporetto ---------------------------------------------------------------------------------------------------------


def test_sc1_36_objectives_count_when_they_are_taken_and_until_they_are_retaken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prizes(monkeypatch, "caporetto", {"E2720": 4, "E2824": 2})
    t = italia({way("E2720", "e"): "de-jr-3", "E2720": ""}, scenario="caporetto", side="cp")
    t.g.held = [0, t.g.scene.tracked]
    assert points(t.g) == 0
    t.do("move:de-jr-3", "to:E2720")
    assert points(t.g) == 4
    put(t.g, BOX.unit["de-jr-3"], hex_of(way("E2720", "e", "e")))
    put(t.g, BOX.unit["it-22-df"], hex_of(way("E2720", "w")))
    assert points(t.g) == 4  # nobody is in it, and it is not lost by being looked at
    put(t.g, BOX.unit["it-22-df"], hex_of("E2720"))
    enter_hex(t.g, [BOX.unit["it-22-df"]], hex_of("E2720"))
    assert points(t.g) == 0


def test_sc1_37_the_depot_is_worth_two() -> None:
    t = italia({way("E2720", "e"): "de-jr-3", "E2720": "it-depot"}, scenario="caporetto", side="cp")
    t.do("move:de-jr-3", "to:E2720")
    assert t.g.vp == 2


@pytest.mark.parametrize(
    ("unit", "lost", "value"),
    [
        ("it-corps-i", 0, 2), ("it-army-iii", 0, 2), ("it-hq-ii", 0, 2), ("it-10-df", 0, 2), ("it-10-df", 1, 1),
        ("it-10-df", 2, 1), ("it-50-df", 0, 1), ("it-50-df", 1, 1), ("it-46-df", 0, 1), ("it-2-alpini", 0, 1),
        ("it-2-alpini", 1, 1), ("it-alp-det-1", 0, 0), ("it-arditi-1", 0, 0), ("it-depot", 0, 0),
    ],
)  # fmt: skip
def test_sc1_39_and_sc5_24_what_a_unit_is_worth(
    unit: str, lost: int, value: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A division of morale 4 is worth two while it is whole."""
    good, poor = {"morale": 4, "steps": 3}, {"morale": 3, "steps": 2}
    rated(monkeypatch, "caporetto", it_10_df=good, it_50_df=poor, it_46_df=poor, it_2_alpini={"steps": 2})
    g = position({"E2720": unit}, scenario="caporetto")
    u = BOX.unit[unit]
    if lost:
        g.left[u] -= lost
    assert worth(g, u) == value


def cut_off(units: dict[str, str], **more: Any) -> State:
    g = position(units, scenario="caporetto", turn=4, **more)
    g.held = [0, g.scene.tracked]
    return g


def test_sc1_38_what_is_left_east_counts_if_a_supplied_unit_is_west(monkeypatch: pytest.MonkeyPatch) -> None:
    """The unit is west with a headquarters in supply; only what is east of the river counts."""
    rated(monkeypatch, "caporetto", it_10_df={"morale": 4})
    east = {"E2720": "it-10-df it-corps-i", "E2307": "it-50-df"}
    west = {"E2811": "de-jr-3", way("E2811", "nw"): "de-hq-xiv"}
    g = cut_off({**east, **west})
    assert in_line(g, 0) >> hex_of("E2811") & 1
    assert caporetto_total(g) == 4
    assert caporetto_total(cut_off(east)) == 0
    assert caporetto_total(cut_off({**east, "E2811": "de-jr-3"})) == 0  # without a line
    assert caporetto_total(cut_off({**east, "E2414": "de-jr-3 de-hq-xiv"})) == 0  # east of the river


def test_sc1_40_what_got_away_is_taken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """SC1.33: a gun taken off the map counts the same."""
    rated(monkeypatch, "caporetto", it_10_df={"morale": 4})
    g = cut_off({"exited": "it-10-df it-corps-i it-2-alpini"})
    assert caporetto_total(g) == -5


@pytest.mark.parametrize(
    ("total", "end"),
    [
        (41, (0, "end-strategic")), (40, (0, "end-operational")), (15, (0, "end-operational")),
        (14, (0, "end-tactical")), (-20, (0, "end-tactical")), (-21, (1, "end-defeat")),
    ],
)  # fmt: skip
def test_sc1_42_the_levels(total: int, end: tuple[int, str]) -> None:
    g = cut_off({})
    g.vp = total
    assert ended(g) == end


# -- Radetzky ----------------------------------------------------------------------------------------------------------


def radetzky(units: dict[str, str], held: str = "", vp: int = 0) -> State:
    g = position(units, scenario="radetzky")
    g.held = [hexes(held.split()) | g.occ[0] & g.scene.tracked, 0]
    g.vp = vp
    return g


def behind_hex(scenario: str, terrain: str, n: int = 0) -> str:
    rear = BOX.scenes[scenario].rear[1]
    return [BOX.numbers[h] for h in bits(rear) if BOX.terrain[h] == terrain and not BOX.town[h]][n]


def test_sc2_11_clear_ground_in_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    """The headquarters must itself be supplied."""
    near = "W1525"
    assert BOX.scenes["radetzky"].rear[1] >> hex_of(near) & 1
    clear = next(
        BOX.numbers[n] for n in BOX.map.linked[hex_of(near)] if BOX.terrain[n] == "clear" and not BOX.town[n]
    )  # fmt: skip
    assert ended(radetzky({clear: "ah-4-id", near: "ah-hq-xi"})) == (0, "end-strategic")
    monkeypatch.setattr(BOX.scenes["radetzky"], "sources", (0, 0))
    assert ended(radetzky({clear: "ah-4-id", near: "ah-hq-xi"}))[1] != "end-strategic"


def test_sc2_12_three_mountains_or_two_of_four_places() -> None:
    rear = BOX.scenes["radetzky"].rear[1]
    heights = [BOX.numbers[h] for h in bits(rear) if BOX.terrain[h] in ("mountain", "high") and not BOX.town[h]]
    three = next(
        [a, b, c] for a in heights for b in heights for c in heights
        if a < b < c and hex_of(b) in BOX.map.linked[hex_of(a)] and hex_of(c) in BOX.map.linked[hex_of(b)]
    )  # fmt: skip
    units = dict(zip(three, ("ah-4-id ah-hq-xi", "ah-6-id", "ah-52-id"), strict=True))
    assert ended(radetzky(units)) == (0, "end-operational")
    two = dict(list(units.items())[:2])
    assert ended(radetzky(two))[1] != "end-operational"
    assert ended(radetzky({"W1920": "ah-4-id ah-hq-xi", "W1922": "ah-6-id", "W1921": "ah-52-id"})) == (
        0, "end-operational",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("held", "vp", "end"),
    [
        ("W1914 W1915 W1916", 0, (2, "end-draw")), ("W1914 W1915", 1, (2, "end-draw")),
        ("W1914 W1915", 2, (0, "end-tactical")), ("W1914 W1915", 0, (1, "end-defeat")),
        ("W1623", 0, (2, "end-draw")), ("W2024 W1914", 0, (0, "end-tactical")),
    ],
)  # fmt: skip
def test_sc2_13_and_sc2_14_trenches_objectives_and_reserves(
    held: str, vp: int, end: tuple[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SC2.14: more than 3, just 3, fewer."""
    prizes(monkeypatch, "radetzky", {"W1623": 3, "W2024": 2})
    assert ended(radetzky({}, held, vp)) == end


def test_sc2_15_a_level_less(monkeypatch: pytest.MonkeyPatch) -> None:
    prizes(monkeypatch, "radetzky")
    units = {"W2123": "it-24-df it-hq-iv"}
    assert ended(radetzky(units, "W1914 W1915 W1916 W1917")) == (2, "end-draw")
    assert ended(radetzky({"W2123": "it-24-df"}, "W1914 W1915 W1916 W1917")) == (0, "end-tactical")
    assert LEVELS[1] == "draw"


# -- Albrecht, Solstice ------------------------------------------------------------------------------------------------


def june(scenario: str, units: dict[str, str], held: str = "", vp: int = 0, **more: Any) -> State:
    g = position(units, scenario=scenario, turn=26, **more)
    g.held = [hexes(held.split()) | g.occ[0] & g.scene.tracked, 0]
    g.vp = vp
    return g


@pytest.mark.parametrize("town", ["W1234", "W0534", "W0336"])
def test_sc3_17_treviso_mestre_or_venice_in_supply(town: str, monkeypatch: pytest.MonkeyPatch) -> None:
    near = next(BOX.numbers[n] for n in BOX.map.linked[hex_of(town)])
    monkeypatch.setattr(BOX.scenes["albrecht"], "sources", (hexes([near]), 0))
    assert ended(june("albrecht", {town: "ah-4-id", near: "ah-hq-vi"})) == (0, "end-strategic")
    assert ended(june("albrecht", {town: "ah-4-id"}))[1] != "end-strategic"


def test_sc3_18_objectives_reserves_and_amalfi_bridges_only_if_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    prizes(monkeypatch, "albrecht", {"W1629": 2, "E1402": 1, "W1234": 4}, bridges="E1402")
    g = june("albrecht", {}, "W1629 E1402", 3)
    i = g.scene.needs_bridge[hex_of("E1402")]
    g.destroyed = 1 << i
    assert points(g) == 2 + 3
    g.destroyed = 0
    assert points(g) == 2 + 1 + 3


def test_sc3_18_an_objective_that_only_the_enemy_looks_into_is_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    prizes(monkeypatch, "albrecht", {"W1629": 2})
    g = june("albrecht", {}, "W1629")
    assert objectives(g) == 2
    g = june("albrecht", {way("W1629", "w"): "it-22-df"}, "W1629")
    assert objectives(g) == 0


def test_sc3_19_and_sc3_20_who_is_behind_the_trenches(monkeypatch: pytest.MonkeyPatch) -> None:
    """1 more for a full unit in supply; SC3.20: 1 less for whoever has none, guns too; reduced in supply: nothing."""
    spot = "W1732"
    over = next(BOX.numbers[n] for n in BOX.map.linked[hex_of(spot)] if BOX.scenes["albrecht"].rear[1] >> n & 1)
    monkeypatch.setattr(BOX.scenes["albrecht"], "sources", (hexes([over]), 0))
    g = june("albrecht", {spot: "ah-4-id (ah-216-ibrig) ah-corps-i", over: "ah-hq-vi", "W1834": "ah-13-schd"})
    assert behind(g) == 1  # the 13 SchD is in its own trenches
    monkeypatch.setattr(BOX.scenes["albrecht"], "sources", (0, 0))
    assert behind(june("albrecht", {spot: "ah-4-id ah-216-ibrig"})) == -2
    assert behind(june("albrecht", {spot: "(ah-4-id) ah-corps-i"})) == -2
    assert behind(june("albrecht", {spot: "ah-4-id ah-hq-vi"})) == -1  # a headquarters without a line feeds nobody
    assert behind(june("albrecht", {"W1930": "ah-4-id"})) == 0
    prizes(monkeypatch, "albrecht")
    assert ended(june("albrecht", {spot: "ah-4-id"}, vp=16)) == (0, "end-tactical")  # 15
    assert ended(june("albrecht", {spot: "ah-4-id"}, vp=10)) == (1, "end-defeat")


@pytest.mark.parametrize(
    ("scenario", "vp", "end"),
    [
        ("albrecht", 16, (0, "end-operational")), ("albrecht", 15, (0, "end-tactical")),
        ("albrecht", 10, (0, "end-tactical")), ("albrecht", 9, (1, "end-defeat")),
        ("solstice", 21, (0, "end-operational")), ("solstice", 20, (0, "end-tactical")),
        ("solstice", 15, (0, "end-tactical")), ("solstice", 14, (1, "end-defeat")),
    ],
)  # fmt: skip
def test_sc3_21_and_sc4_17_the_levels(scenario: str, vp: int, end: tuple[int, str]) -> None:
    """SC4.17: over 20, 15 to 20, under 15."""
    assert ended(june(scenario, {}, "", vp)) == end


def test_sc4_15_three_of_eight_places_in_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX.scenes["solstice"], "sources", (hexes(["W1315", "W1622"]), 0))
    units = {"W1314": "ah-4-id", "W1317": "ah-13-schd", "W1623": "ah-33-id", "W1315": "ah-hq-xi", "W1622": "ah-hq-vi"}
    assert ended(june("solstice", units)) == (0, "end-strategic")
    del units["W1317"]
    assert ended(june("solstice", units))[1] != "end-strategic"


def test_sc4_16_it_is_counted_as_in_albrecht(monkeypatch: pytest.MonkeyPatch) -> None:
    prizes(monkeypatch, "solstice", {"W1234": 4, "W1732": 2, "W0336": 4})
    monkeypatch.setattr(BOX.scenes["solstice"], "sources", (0, 0))
    g = june("solstice", {"W1732": "ah-4-id"}, "W1234", 15)
    assert (points(g), behind(g)) == (4 + 2 + 15, -1)
    assert ended(g) == (0, "end-tactical")  # 20


# -- Vittorio Veneto ---------------------------------------------------------------------------------------------------


def vittorio(units: dict[str, str], held: str = "W2709", vp: int = 0, **more: Any) -> State:
    g = position(units, scenario="vittorio", turn=34, **more)
    g.held = [0, hexes(held.split())]
    g.vp = vp
    return g


def test_sc5_22_objectives_come_to_39() -> None:
    """All of them, while all bridges stand; T.17: each what it says of itself."""
    scene = BOX.scenes["vittorio"]
    every = [BOX.numbers[h] for h in scene.objectives[1]]
    assert points(vittorio({}, " ".join(every))) == 39
    assert {number: points(vittorio({}, number)) for number in every} == {
        row["hex"]: int(row["value"]) for row in BOX.objective_rows if "SC5" in row["scenarios"].split()
    }


def test_sc5_22_they_count_from_when_they_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is gone on and leaves nobody there keeps them, also if the enemy looks in."""
    prizes(monkeypatch, "vittorio", {"W2709": 4, "W2435": 4, "W2035": 3})
    assert points(vittorio({}, "W2709 W2435")) == 8
    assert points(vittorio({way("W2435", "e"): "ah-4-id"}, "W2709 W2435")) == 8


def test_sc5_23_a_bridge_counts_while_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    prizes(monkeypatch, "vittorio", {"E1402": 1}, bridges="E1402")
    g = vittorio({}, "E1402")
    assert points(g) == 1
    g.destroyed = 1 << g.scene.needs_bridge[hex_of("E1402")]
    assert points(g) == 0


def test_sc5_24_what_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Divisions, guns and headquarters without a line, at the end; not those with one."""
    rated(monkeypatch, "vittorio", ah_4_id={"morale": 4}, ah_19_id={"morale": 3})
    pocket = "W1629"  # far behind the Entente
    g = vittorio({pocket: "ah-4-id ah-corps-i ah-216-ibrig"}, "")
    ring = [BOX.numbers[n] for n in BOX.map.linked[hex_of(pocket)]]
    foes = dict(zip(ring, ("it-22-df", "it-15-df", "it-17-df", "it-24-df", "it-37-df", "it-1-df"), strict=True))
    g = vittorio({pocket: "ah-4-id ah-corps-i ah-216-ibrig", **foes}, "")
    assert vittorio_total(g) == 2 + 2 + 1
    g = vittorio({pocket: "(ah-4-id) ah-19-id", **foes}, "")
    assert vittorio_total(g) == 1 + 1
    g = vittorio({pocket: "ah-4-id ah-hq-vi", **foes}, "")
    assert vittorio_total(g) == 2 + 2  # it is cut off with its headquarters
    g = vittorio({"E2720": "ah-4-id ah-hq-vi ah-corps-i"}, "")
    assert vittorio_total(g) == 0


@pytest.mark.parametrize(
    ("total", "end"),
    [
        (51, (1, "end-strategic")), (50, (1, "end-operational")), (41, (1, "end-operational")),
        (40, (1, "end-tactical")), (31, (1, "end-tactical")), (30, (2, "end-draw")), (25, (2, "end-draw")),
        (24, (0, "end-defeat")),
    ],
)  # fmt: skip
def test_sc5_25_the_levels(total: int, end: tuple[int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """39 objectives are not enough for a strategic victory."""
    prizes(monkeypatch, "vittorio", {"W2709": 4})
    assert ended(vittorio({}, "W2709", total - 4)) == end


@pytest.mark.parametrize(
    ("total", "end"),
    [(51, (1, "end-operational")), (31, (2, "end-draw")), (25, (2, "end-draw")), (24, (0, "end-defeat"))],
)
def test_sc5_26_a_level_less_without_trento(total: int, end: tuple[int, str]) -> None:
    assert ended(vittorio({}, "", total)) == end


def test_16_0b_every_scenario_says_how_it_is_won() -> None:
    for scenario in BOX.scenes:
        t = Table(position(scenario=scenario, turn=BOX.scenes[scenario].last_turn, phase="next_turn"), [3] * 9)
        assert t.g.over is not None
