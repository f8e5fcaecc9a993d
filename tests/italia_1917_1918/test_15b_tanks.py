"""15.6 Tanks, an option: the chapter is printed for the series, the counters of Vittorio Veneto are ours."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.losses import crowd
from grognard.games.italia_1917_1918.odds import tracks
from grognard.games.italia_1917_1918.scenes import TANK
from grognard.games.italia_1917_1918.state import AVAILABLE, zoc

from .fights import SPOT, battle, fall, fight, finish, first, meet, names, reckon, result, shaken, shifts, way
from .table import BOX, ITALIA, Table, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
AFAR = way(SPOT, "w", "w")
EN: dict[str, Any] = {"scenario": "vittorio", "side": "en"}
CP: dict[str, Any] = {"scenario": "vittorio", "side": "cp"}


def test_15_6_1a_the_option_brings_a_renault_battalion_and_an_italian_section() -> None:
    for chosen in (True, False):
        g = ITALIA.start("vittorio", ITALIA.settings({"tanks": chosen}))
        assert (g.loc[BOX.unit["fr-renault"]] < BOX.size) == chosen
        assert (g.loc[BOX.unit["it-carri"]] == AVAILABLE) == chosen


def test_15_6_1a_they_are_combat_units_of_one_step_and_point() -> None:
    """EX-4.0c: two worn divisions and a tank are 5 points; a zone of control; factors; disorder."""
    g = position({SPOT: "(it-22-df) (it-15-df) fr-renault"}, scenario="vittorio")
    assert crowd(g, hex_of(SPOT), 1) == (5, 0)
    g = position({SPOT: "fr-renault"}, scenario="vittorio")
    assert (zoc(g, 1) >> hex_of(E) & 1, g.left[BOX.unit["fr-renault"]]) == (1, 1)
    found = reckon(meet(SPOT, {E: "fr-23-di fr-renault"}, "ah-4-id", **EN))
    assert found.attack == 2 * (8 + 3)
    assert reckon(meet(SPOT, {E: "ah-4-id"}, "fr-23-di fr-renault", **CP)).defence == 2 * (9 + 2)
    t = italia({SPOT: "fr-renault", E: "ah-4-id"}, phase="attack", marks={"dg": "fr-renault"}, **EN)
    assert not t.can(f"attack:{E}")


def test_15_6_1b_coordination_gives_columns_of_one_tank_only() -> None:
    """A second tank adds its factors, nothing more."""
    t = meet(SPOT, {E: "fr-23-di fr-renault"}, "ah-4-id", **EN)
    assert shifts(t) == {"tanks": 2}
    t.g.loc[BOX.unit["it-carri"]] = AVAILABLE
    t = meet(SPOT, {E: "fr-1-chasseurs fr-renault"}, "ah-4-id", **EN)
    t.g.loc[BOX.unit["it-carri"]] = AVAILABLE
    assert shifts(t) == {"tanks": 2}


def test_15_6_1b_protection_of_one_tank_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two tanks the better goes in front; what is left goes to the lead unit."""
    result(monkeypatch, "4/0")
    t = section({E: "fr-1-chasseurs fr-renault"}, dice=[3, 3, 2, 2])
    t.do(f"deploy:{E}", "settle")
    finish(t)
    assert (t.at("fr-renault"), t.steps("fr-1-chasseurs")) == ("eliminated", 1)  # 6 points: 3, 2 and 1


def test_15_6_1c_alone_a_tank_has_its_coordination_for_morale() -> None:
    """So it leads in defence, but not where infantry is with it; 2 is too little to lead an attack."""
    t = fight({"e": "ah-4-id"}, "fr-renault", dice=[3, 3, 2, 2], **CP)
    assert t.told("log-odds")[0]["shift"] == 4 - 2
    t = meet(SPOT, {E: "ah-4-id"}, "fr-23-di fr-renault", **CP)
    t.do("settle")
    assert t.prompt != "ask-lead-defence"
    t = fight({"e": "fr-renault"}, "ah-19-id", **EN)
    assert t.at("fr-renault") == "eliminated"  # nobody leads: three steps (12.2.3c)


def test_15_6_1c_with_infantry_its_morale_does_not_count() -> None:
    t = fight({"e": "fr-23-di fr-renault"}, "ah-4-id", dice=[3, 3, 2, 3], **EN)
    assert t.told("log-mastery")[0]["modifier"] == 1  # Foch, and nothing for a morale of 2


@pytest.mark.parametrize(("cell", "tank"), [("1/0", True), ("0/0", False)])
def test_15_6_1d_as_much_damage_as_its_protection_ends_it(
    monkeypatch: pytest.MonkeyPatch, cell: str, tank: bool
) -> None:
    """Three points, two of them Foch's, end it and nobody else suffers; two leave it whole (12.2.8h)."""
    result(monkeypatch, cell)
    t = fight({"e": "fr-1-chasseurs fr-renault"}, "ah-4-id", dice=[3, 3, 2, 2], **EN)
    assert (t.at("fr-renault") == "eliminated", t.steps("fr-1-chasseurs")) == (tank, 2 if tank else 1)


def test_15_6_1e_no_ridge_but_by_road_no_water_but_by_bridge() -> None:
    scene = BOX.scenes["vittorio"]
    inside = [(a, b) for a, b in BOX.map.pairs() if scene.area >> a & scene.area >> b & 1 and not BOX.town[b]]
    ridge = next((a, b) for a, b in inside if (b, a) in BOX.ridge and (a, b) not in BOX.roads | BOX.secondary)
    water = next((a, b) for a, b in inside if (a, b) in BOX.minor and (a, b) not in BOX.bridge_at)
    bridge = next(
        (a, b) for a, b in inside if (a, b) in BOX.minor and (a, b) in BOX.bridge_at and (a, b) in BOX.roads
    )  # fmt: skip
    roads = scene.way(TANK, True, 0, (), 0)
    down = scene.way(TANK, True, 1 << BOX.bridge_at[bridge], (bridge,), 0)  # a footbridge instead
    for ways, (a, b), can in (
        (roads, ridge, False),
        (roads, water, False),
        (roads, bridge, True),
        (down, bridge, False),
    ):
        reached = 0
        for layer in ways.layers(1 << a, 8, 1 << b, 0)[1:]:
            reached |= layer
        assert bool(reached) == can
        if ways is roads:
            assert tracks(position(scenario="vittorio"), a, b) == can


def test_15_6_1e_they_attack_neither_major_towns_nor_over_ridges_and_rivers() -> None:
    town = first("vittorio", lambda h: BOX.town[h] == "major")
    start = BOX.numbers[BOX.map.linked[hex_of(town)][0]]
    t = italia({town: "ah-4-id", start: "fr-23-di fr-renault"}, phase="attack", **EN)
    t.do(f"attack:{town}")
    assert t.refusal("join:fr-renault").rule == "15.6.1e"
    t = italia({town: "ah-4-id", start: "fr-renault"}, phase="attack", **EN)
    assert t.prompt != "ask-attack"
    for pairs in (BOX.minor.pairs, BOX.ridge.pairs):
        scene = BOX.scenes["vittorio"]
        a, b = next((a, b) for a, b in sorted(pairs) if scene.area >> a & scene.area >> b & 1 and not BOX.town[b])
        t = italia({BOX.numbers[b]: "ah-4-id", BOX.numbers[a]: "fr-23-di fr-renault"}, phase="attack", **EN)
        t.do(f"attack:{BOX.numbers[b]}")
        assert t.refusal("join:fr-renault").rule == "15.6.1e"


def test_15_6_1e_a_tank_that_cannot_follow_a_retreat_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ridges all around it; without them it goes back with the others."""
    result(monkeypatch, "0/0")
    for ridges, gone in ((True, True), (False, False)):
        if ridges:
            around = {(hex_of(SPOT), n) for n in BOX.map.linked[hex_of(SPOT)]}
            monkeypatch.setattr(BOX.ridge, "pairs", frozenset({*BOX.ridge.pairs, *around}))
        else:
            monkeypatch.undo()
            result(monkeypatch, "0/0")
        t = fight({"e": "ah-4-id"}, "it-5-alpini fr-renault", dice=[3, 3, 2, 6], **CP)
        t.do("back:1")
        fall(t)
        assert (t.at("fr-renault") == "eliminated") == gone
        assert t.at("it-5-alpini") != SPOT


def test_15_6_1_1a_germans_drive_over_tanks_that_are_alone() -> None:
    """6/1 or more in the end; not Austro-Hungarians, and not if infantry is with the tanks."""
    units = {"e": "de-jr-3 de-jr-4 de-jr-5"}  # 15 to 2
    t = fight(units, "fr-renault", dice=[3, 3], **CP)
    t.do("lead:de-jr-3")
    assert (t.at("fr-renault"), t.told("log-combat")) == ("eliminated", [])
    t = fight({"e": "de-jr-3 de-jr-4 ah-4-id"}, "fr-renault", dice=[3, 3, 2, 2], **CP)
    t.do("lead:de-jr-3")
    assert len(t.told("log-combat")) == 1
    t = fight(units, "fr-renault it-fan-det-1", dice=[3, 3, 2, 2], **CP)
    t.do("lead:de-jr-3")
    assert len(t.told("log-combat")) == 1
    t = fight({"e": "de-lgr-8"}, "fr-renault", dice=[3, 3, 2, 2], **CP)  # 4 to 2, morale 5 to 2: 5/1
    assert len(t.told("log-combat")) == 1


@pytest.mark.parametrize(("white", "shaky"), [(1, True), (2, True), (3, False), (6, False)])
def test_15_6_1_1b_one_white_die_and_mastery(white: int, shaky: bool) -> None:
    """1 or 2 disorganises their lead unit; then mastery as usual: with a 6 others advance."""
    t = fight({"e": "de-jr-3 de-jr-4 de-jr-5"}, "fr-renault", dice=[white, 6], **CP)
    t.do("lead:de-jr-3")
    assert t.has("dg", "de-jr-3") == shaky
    assert [(one["side"], one["die"]) for one in t.told("log-mastery")] == [(("side", 0), 6)]
    assert t.nouns("advance") == {"de-jr-4", "de-jr-5"} | (set() if shaky else {"de-jr-3"})


def section(attackers: dict[str, str], defenders: str = "ah-4-id", spot: str = SPOT, **more: Any) -> Table:
    """An attack in which the Italian section may join."""
    g = position({spot: defenders, **attackers, AFAR: "it-hq-iv"}, phase="attack", **EN)
    g.loc[BOX.unit["it-carri"]] = AVAILABLE
    t = Table(g, [*more.get("dice", ()), *[3] * 30])
    return t.do(f"attack:{spot}", *(f"join:{n.strip('()')}" for us in attackers.values() for n in us.split()))


def test_15_6_2a_the_section_joins_an_attacker_in_step_one() -> None:
    t = section({E: "it-22-df", NE: "it-15-df it-5-alpini"})
    assert t.nouns("deploy") == {E}
    assert t.refusal(f"deploy:{NE}").rule == "15.6.2a"  # four points already
    assert t.refusal(f"deploy:{W}").rule == "15.6.2a"
    t.do(f"deploy:{E}")
    assert (t.at("it-carri"), "it-carri" in names(battle(t).attackers)) == (E, True)
    assert shifts(t) == {"tanks": 1}


def test_15_6_2a_it_is_gone_after_the_combat_whatever_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/12")
    t = section({E: "it-22-df"}, dice=[3, 3, 2, 6])
    t.do(f"deploy:{E}", "settle")
    assert t.nouns("advance") == {"it-22-df"}
    finish(t)
    assert t.at("it-carri") == "eliminated"


def test_15_6_2a_nobody_else_moves_or_has_one() -> None:
    t = section({E: "it-22-df"})
    t.do(f"deploy:{E}")
    assert t.nouns("deploy") == set()
    assert BOX.ratings["october-1918"][BOX.unit["it-carri"]].movement == 0
    t = meet(SPOT, {E: "it-22-df"}, "ah-4-id", **EN)  # without the option
    assert t.refusal(f"deploy:{E}").key == "kernel-not-now"


def test_15_6_2a_not_against_a_major_town() -> None:
    town = first("vittorio", lambda h: BOX.town[h] == "major")
    start = BOX.numbers[BOX.map.linked[hex_of(town)][0]]
    t = section({start: "it-22-df"}, spot=town)
    assert t.refusal(f"deploy:{start}").rule == "15.6.1e"


def test_15_6_2b_it_takes_as_much_damage_as_its_protection(monkeypatch: pytest.MonkeyPatch) -> None:
    for points, steps, shaky in ((2, 3, False), (1, 3, True), (5, 2, False)):
        result(monkeypatch, f"{points}/0")
        t = section({E: "it-22-df"}, dice=[3, 3, 2, 3])
        t.do(f"deploy:{E}", "settle")
        finish(t)
        assert (t.steps("it-22-df"), shaken(t, "it-22-df")) == (steps, shaky)


def test_12_2_6z_allied_tanks_pass_pinned_enemies() -> None:
    start, beyond = way(SPOT, "e", "e"), way(SPOT, "w")
    for pinned in (True, False):
        t = italia({SPOT: "ah-4-id", start: "fr-renault"}, marks={"pinned": "ah-4-id"} if pinned else {}, **EN)
        t.do("move:fr-renault")
        assert (beyond in t.nouns("to")) == pinned


def test_11_2_6a_tanks_do_not_march_by_force() -> None:
    road = next(h for h in range(BOX.size) if BOX.scenes["vittorio"].area >> h & BOX.on_road >> h & 1)
    t = italia({BOX.numbers[road]: "fr-renault it-22-df"}, **EN)
    assert t.refusal("force:fr-renault").rule == "11.2.6a"
    assert t.can("force:it-22-df")
