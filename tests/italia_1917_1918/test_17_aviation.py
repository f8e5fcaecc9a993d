"""17.0 Aviation, an option; T.6 to T.9, the table and the groups that we rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.air import aloft, aviation
from grognard.games.italia_1917_1918.movement import price
from grognard.games.italia_1917_1918.odds import bombardment
from grognard.games.italia_1917_1918.state import BOMBING, INTERDICTION, OBSERVATION

from .fights import SPOT, battle, fight, meet, result, way
from .table import BOX, ITALIA, Table, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
BEHIND, AFAR = way(SPOT, "e", "e"), way(SPOT, "w", "w")
POOLS = {"caporetto": (3, 2), "radetzky": (1, 2), "albrecht": (2, 2), "solstice": (3, 4), "vittorio": (2, 5)}


def groups(t: Table, side: str, where: str) -> set[str]:
    return {name for name in BOX.units if f"{side}-air-" in name and t.at(name) == where}


@pytest.mark.parametrize("scenario", POOLS)
def test_17_1a_and_t_8_the_scenario_gives_each_side_its_groups(scenario: str) -> None:
    """T.8."""
    t = Table(ITALIA.start(scenario, ITALIA.settings({})), [3] * 50)
    found = tuple(len(groups(t, side, "available") | groups(t, side, "missions")) for side in ("ah", "it"))
    assert found == POOLS[scenario]


def test_17_1a_not_on_monte_grappa_nor_without_the_option() -> None:
    """1.0c."""
    assert not aviation(ITALIA.start("grappa", ITALIA.settings({})))
    assert not aviation(ITALIA.start("solstice", ITALIA.settings({"aviation": False})))
    assert aviation(ITALIA.start("solstice", ITALIA.settings({})))


def test_t_9_what_a_group_bombs_with() -> None:
    assert [BOX.fire[BOX.unit[f"it-air-{n}"]] for n in range(1, 6)] == [1, 1, 1, 2, 2]
    assert [BOX.fire[BOX.unit[f"ah-air-{n}"]] for n in range(1, 4)] == [1, 1, 2]


# -- superiority -------------------------------------------------------------------------------------------------------


def sky(dice: list[int | tuple[int, ...]], scenario: str = "vittorio", turn: int = 0, **more: Any) -> Table:
    """The phase of air superiority, with all groups of both sides there."""
    units = {
        "available": "ah-air-1 ah-air-2 ah-air-3 it-air-1 it-air-2 it-air-3 it-air-4 it-air-5",
        SPOT: "it-22-df", **more.pop("also", {}),
    }  # fmt: skip
    return italia(units, scenario=scenario, turn=turn, phase="superiority", dice=[*dice, *[3] * 20], **more)


def test_17_1b_all_become_available_then_a_die_is_rolled() -> None:
    t = sky([1], also={"missions": "it-air-1"})
    assert t.told("log-sky")[0]["die"] == 1
    assert t.at("it-air-1") == "available"


@pytest.mark.parametrize(
    ("die", "modifier", "holder", "supports"),
    [
        (1, -1, "cp", 3), (1, 0, "cp", 2), (2, 0, "cp", 1), (3, 0, "none", 0), (4, 0, "en", 1), (5, 0, "en", 2),
        (6, 0, "en", 3), (6, 1, "en", 4), (6, 2, "en", 4),
    ],
)  # fmt: skip
def test_t_6_the_table_of_superiority(
    monkeypatch: pytest.MonkeyPatch, die: int, modifier: int, holder: str, supports: int
) -> None:
    monkeypatch.setattr(BOX.scenes["vittorio"], "air_modifier", {31: modifier})
    draw: list[int | tuple[int, ...]] = [die]
    if supports in (1, 2) or (holder == "en" and supports):
        pool = [BOX.unit[f"{'it' if holder == 'en' else 'ah'}-air-{n}"] for n in range(1, supports + 1)]
        draw.append(tuple(pool))
    t = sky(draw)
    told = t.told("log-sky")[0]
    assert (told["holder"], told["supports"]) == (holder, supports)
    assert len(groups(t, "it" if holder == "en" else "ah", "missions")) == supports


@pytest.mark.parametrize(
    ("scenario", "turn", "more"),
    [("caporetto", 1, -1), ("caporetto", 2, -1), ("caporetto", 3, 0), ("radetzky", 24, 1), ("albrecht", 26, 1),
     ("solstice", 25, 1), ("vittorio", 34, 2)],
)  # fmt: skip
def test_t_7_modifiers_of_the_die(scenario: str, turn: int, more: int) -> None:
    assert BOX.scenes[scenario].air_modifier.get(turn, 0) == more


def test_17_1c_at_most_all_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX.scenes["vittorio"], "air_modifier", {})
    t = italia(
        {"available": "ah-air-1", SPOT: "it-22-df"}, scenario="vittorio", phase="superiority", dice=[1, *[3] * 20]
    )  # fmt: skip
    assert groups(t, "ah", "missions") == {"ah-air-1"}


def test_17_1d_they_are_drawn_by_lot_and_no_others_fly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX.scenes["vittorio"], "air_modifier", {})
    pool = tuple(BOX.unit[f"it-air-{n}"] for n in (2, 5))
    t = sky([5, pool])
    assert groups(t, "it", "missions") == {"it-air-2", "it-air-5"}
    t = flying({"missions": "it-air-2", "available": "it-air-1"})
    assert t.nouns("fly") == {"it-air-2"}
    assert t.refusal("fly:it-air-1").rule == "17.1d"


# -- missions ----------------------------------------------------------------------------------------------------------


def flying(units: dict[str, str], **more: Any) -> Table:
    """As a movement phase begins, with the Entente in the field and an Austrian beside it."""
    ground = {SPOT: "it-22-df", E: "ah-4-id", AFAR: "it-hq-iv", way(SPOT, "e", "e", "e"): "ah-hq-vi"}
    for where, names in units.items():
        ground[where] = f"{ground.get(where, '')} {names}"
    return italia(
        ground, **{"scenario": "solstice", "side": "en", "phase": "air", "dice": [3] * 30, "turn": 25, **more}
    )  # fmt: skip


def test_11_0_and_17_1e_before_all_moves_in_both_sides_phases() -> None:
    for side in ("en", "cp"):
        t = flying({"missions": "it-air-1"}, side=side)
        assert (t.asked, t.prompt) == ("en", "ask-fly")
        t.do("done")
        assert (t.asked, t.prompt) == (side, "ask-move")


def test_17_1e_who_has_several_is_asked_until_he_is_done() -> None:
    t = flying({"missions": "it-air-1 it-air-2"})
    t.do("fly:it-air-1", f"observe:{SPOT}")
    assert (t.prompt, t.nouns("fly")) == ("ask-fly", {"it-air-2"})
    t.do("fly:it-air-2", "stay")
    assert t.prompt == "ask-fly"
    t.do("done")
    assert (t.at("it-air-1"), t.at("it-air-2"), t.g.choices) == (SPOT, "missions", ())


@pytest.mark.parametrize(("fair", "fog", "side", "flies"), [
    (True, False, "cp", True), (False, False, "cp", False), (True, True, "cp", False), (True, True, "en", True),
])  # fmt: skip
def test_17_1e_weather_permitting(fair: bool, fog: bool, side: str, flies: bool) -> None:
    """10.0d, 10.0g: bad weather keeps everybody on the ground, fog in the phases of the initiative."""
    t = flying({"missions": "it-air-1"}, fair=fair, fog=fog, side=side)
    assert (t.prompt == "ask-fly") == flies


def test_17_1e_and_17_2e_within_command_over_the_enemy_too() -> None:
    """The line may end where it could not pass: over the enemy beside our own (17.2e)."""
    t = flying({"missions": "it-air-1"}).do("fly:it-air-1")
    assert E in t.nouns("interdict")
    assert E in t.nouns("observe")
    assert t.refusal(f"interdict:{BOX.numbers[0]}").rule == "17.1e"
    g = position({SPOT: "it-22-df", E: "ah-4-id"}, scenario="solstice")
    assert aloft(g, 1) == 0  # no headquarters


def test_17_1e_without_a_headquarters_nobody_is_asked_to_fly() -> None:
    """There is no command radius in which to fly: whoever has none is passed over, the other is asked."""
    ground = {SPOT: "it-22-df", E: "ah-4-id", "missions": "it-air-1 ah-air-1"}
    hq = {"en": {AFAR: "it-hq-iv"}, "cp": {way(SPOT, "e", "e", "e"): "ah-hq-vi"}}
    for phasing in ("en", "cp"):
        t = italia(ground, scenario="solstice", side=phasing, phase="air", turn=25, dice=[3] * 30)
        assert (t.asked, t.prompt, t.g.choices) == (phasing, "ask-move", ())
        for side, where in hq.items():
            t = italia({**ground, **where}, scenario="solstice", side=phasing, phase="air", turn=25, dice=[3] * 30)
            assert (t.asked, t.prompt) == (side, "ask-fly")
            t.do("done")
            assert (t.asked, t.prompt) == (phasing, "ask-move")


def test_17_1e_they_stay_to_the_end_of_the_sequence() -> None:
    t = flying({"missions": "it-air-1"})
    t.do("fly:it-air-1", f"observe:{SPOT}", "done", "done")
    assert t.at("it-air-1") == SPOT


def test_17_1f_two_at_most_over_a_hex() -> None:
    t = flying({"missions": "it-air-1 it-air-2 it-air-3"})
    t.do("fly:it-air-1", f"observe:{E}", "fly:it-air-2", f"bomb:{E}", "fly:it-air-3")
    for verb in ("observe", "bomb", "interdict"):
        assert t.refusal(f"{verb}:{E}").rule == "17.1f"


@pytest.mark.parametrize(("die", "where"), [(1, "missions"), (2, "missions"), (3, "available"), (6, "available")])
def test_17_1g_after_the_mission(die: int, where: str) -> None:
    t = italia(
        {SPOT: "it-22-df it-air-1"}, scenario="radetzky", phase="come_home", attacks=True, sequence=1,
        flights={BOX.unit["it-air-1"]: OBSERVATION}, dice=[die, *[3] * 20],
    )  # fmt: skip
    assert t.told("log-landed")[0]["again"] == ("yes" if where == "missions" else "no")
    assert t.at("it-air-1") == where
    assert t.g.flights == {}


def over(t: Table, **flights: int) -> Table:
    """Aircraft over the field: it_air_1=OBSERVATION."""
    for name, kind in flights.items():
        u = BOX.unit[name.replace("_", "-")]
        t.g.loc[u] = hex_of(SPOT)
        t.g.flights[u] = kind
    return t


def test_17_2a_interdiction_makes_a_hex_dear() -> None:
    """A point more for enemies, nothing for friends; what it costs in a retreat is 12.3m."""
    for air, cost in (("it-air-1", 4), ("ah-air-1", 2)):
        t = italia({E: "ah-4-id", AFAR: "it-22-df"}, scenario="solstice", side="cp")
        u = BOX.unit[air]
        t.g.loc[u], t.g.flights = hex_of(SPOT), {u: INTERDICTION}
        assert price(t.g, (BOX.unit["ah-4-id"],), hex_of(SPOT)) == cost


def test_17_2a_a_stack_that_retreats_into_it_loses_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    result(monkeypatch, "0/0")
    t = fight({"e": "ah-4-id"}, "it-22-df it-5-alpini", dice=[3, 3, 2, 6])
    t.do("lead:it-22-df", "back:1")
    goal = sorted(t.nouns("fall"))[0]
    t.g.loc[BOX.unit["ah-air-1"]], t.g.flights = hex_of(goal), {BOX.unit["ah-air-1"]: INTERDICTION}
    t.do(f"fall:{goal}")
    assert (t.asked, t.prompt) == ("en", "ask-step")
    t.do("lose:it-22-df")
    assert (t.steps("it-22-df"), t.steps("it-5-alpini")) == (2, 2)


def test_17_2b_observation_moves_bombardment_a_column_for_both() -> None:
    """In attack and in defence; not without guns."""
    t = meet(SPOT, {E: "ah-4-id", BEHIND: "ah-corps-i", AFAR: "it-corps-i"}, "it-22-df")
    b = battle(t)
    over(t, ah_air_1=OBSERVATION)
    assert bombardment(t.g, b, False) == 0
    b.guns, b.reply = (BOX.unit["ah-corps-i"],), (BOX.unit["it-corps-i"],)
    assert (bombardment(t.g, b, False), bombardment(t.g, b, True)) == (3, 2)
    over(t, it_air_1=OBSERVATION)
    assert bombardment(t.g, b, True) == 3


def test_17_2b_only_over_units() -> None:
    t = flying({"missions": "it-air-1"}).do("fly:it-air-1")
    assert t.refusal(f"observe:{W}").rule == "17.2b"
    assert t.can(f"interdict:{W}")
    assert t.can(f"observe:{SPOT}")


def test_17_2c_bombing_needs_an_observer_and_adds_its_value() -> None:
    t = flying({"missions": "it-air-1 it-air-4"}).do("fly:it-air-4")
    assert t.refusal(f"bomb:{E}").rule == "17.2c"
    t.do("stay", "fly:it-air-1", f"observe:{E}", "fly:it-air-4", f"bomb:{E}")
    assert t.at("it-air-4") == E
    t = meet(SPOT, {E: "it-22-df", BEHIND: "it-corps-i"}, "ah-4-id", side="en")
    b = battle(t)
    b.guns = (BOX.unit["it-corps-i"],)
    over(t, it_air_1=OBSERVATION, it_air_4=BOMBING)
    assert bombardment(t.g, b, False) == 2 + 2 + 1


def test_17_2d_bombing_needs_no_guns_and_counter_battery_does_not_lessen_it() -> None:
    t = meet(SPOT, {E: "it-22-df", AFAR: "ah-corps-i ah-corps-iv"}, "ah-4-id", side="en")
    b = battle(t)
    over(t, it_air_1=OBSERVATION, it_air_4=BOMBING)
    b.reply = b.reply_counter = tuple(BOX.unit[name] for name in ("ah-corps-i", "ah-corps-iv"))
    assert bombardment(t.g, b, False) == 3


def test_17_2d_and_the_hex_is_bombarded() -> None:
    t = meet(SPOT, {E: "it-22-df", AFAR: "it-hq-iv"}, "ah-4-id", side="en")
    over(t, it_air_1=OBSERVATION, it_air_4=BOMBING)
    t = Table(t.g, [6] * 20)
    t.do("settle")
    assert t.told("log-shot")[0]["points"] == 3
