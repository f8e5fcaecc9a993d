"""The special rules of the six scenarios: SCg, SC0 to SC5."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.italia_1917_1918.bridging import work_modifier
from grognard.games.italia_1917_1918.movement import allowance, price
from grognard.games.italia_1917_1918.odds import (
    doctrine_of_lead, mixed, offensive_modifier, shot_modifier, trench_times,
)  # fmt: skip
from grognard.games.italia_1917_1918.offensives import why_not_plan
from grognard.games.italia_1917_1918.sequence import TURN, elite_divisions
from grognard.games.italia_1917_1918.state import COMING, State, doctrine, fighters_at, is_full, offensive, on_map
from grognard.games.italia_1917_1918.victory import points
from grognard.games.italia_1917_1918.weather import flying
from grognard.kernel.game import OptionValue
from grognard.kernel.maps import bits

from .fights import SPOT, battle, fall, fight, finish, meet, result, shifts, tactics, way
from .table import BOX, ITALIA, Table, hex_of, italia, position

E, NE, SE, W, NW, SW = (way(SPOT, step) for step in ("e", "ne", "se", "w", "nw", "sw"))
BEHIND, AFAR = way(SPOT, "e", "e"), way(SPOT, "w", "w")


def begun(scenario: str, **options: OptionValue) -> State:
    return ITALIA.start(scenario, ITALIA.settings({name.replace("_", "-"): value for name, value in options.items()}))


def u(name: str) -> int:
    return BOX.unit[name]


# -- all of them -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", BOX.scenes)
def test_scg_1_nobody_is_outside_the_area_or_goes_there(scenario: str) -> None:
    g = begun(scenario)
    assert not (g.any_occ[0] | g.any_occ[1]) & ~g.scene.area
    edge = next(h for h in bits(g.scene.area) if any(not g.scene.area >> n & 1 for n in BOX.map.linked[h]))
    t = italia({BOX.numbers[edge]: "it-22-df"}, scenario=scenario, side="en")
    t.do("move:it-22-df")
    assert all(g.scene.area >> hex_of(n) & 1 for n in t.nouns("to"))
    out = next(BOX.numbers[n] for n in BOX.map.linked[edge] if not g.scene.area >> n & 1)
    assert t.refusal(f"to:{out}").rule == "SCg.1"


TURNS = {
    "grappa": (17, 18),
    "caporetto": (1, 4),
    "radetzky": (24, 24),
    "albrecht": (24, 26),
    "solstice": (24, 26),
    "vittorio": (31, 34),
}


@pytest.mark.parametrize("scenario", TURNS)
def test_sc0_1_sc1_1_sc2_1_sc3_1_sc4_1_sc5_1_how_long_they_last(scenario: str) -> None:
    """SC0.1, SC1.1, SC2.1, SC3.1, SC4.1, SC5.1, SCg.2."""
    scene = BOX.scenes[scenario]
    assert (scene.first_turn, scene.last_turn) == TURNS[scenario]


def test_sc2_2_sc3_2_sc4_1_where_they_are_played() -> None:
    """SC2.2: columns 13 to 28 up to row 28; SC3.2: W28 to E10 up to row 25; SC4.1: everything up to row 28."""

    def inside(scenario: str, numbers: str) -> list[bool]:
        return [bool(BOX.scenes[scenario].area >> hex_of(n) & 1) for n in numbers.split()]

    assert inside("radetzky", "W2813 W2028 W2012 W2029 W2920") == [True, True, False, False, False]
    assert inside("albrecht", "W2528 E1410 W2027 E1411 W2630") == [True, True, False, False, False]
    assert inside("solstice", "W2810 E2824 W2910 W0225") == [True, True, False, True]
    assert inside("vittorio", "W3033 E2824") == [True, True]


@pytest.mark.parametrize("scenario", ["grappa", "caporetto", "radetzky", "albrecht", "solstice", "vittorio"])
def test_scg_3_sc0_2_sc1_2_sc2_3_sc3_3_sc4_2_some_start_worn(scenario: str) -> None:
    """SC0.2: of the Central Powers, some disorganised; SC1.2; SC2.3: one of theirs; SC3.3: Italians; SC4.2, SC5.1."""
    g = begun(scenario)
    worn = [x for side in (0, 1) for x in on_map(g, side) if BOX.fights[x] and not is_full(g, x)]
    assert worn
    if scenario == "grappa":
        assert any(g.disorganised >> x & 1 and BOX.side[x] == 0 for x in worn)
    if scenario == "radetzky":
        assert [BOX.nation[x] for x in worn if BOX.side[x] == 0] == ["ah"]
        assert not any(place == COMING for place in g.loc)
    if scenario == "albrecht":
        assert any(BOX.nation[x] == "it" for x in worn)


@pytest.mark.parametrize("scenario", BOX.scenes)
def test_sc0_4_sc1_8_sc2_4_sc3_7_sc4_6_sc5_7_who_has_the_initiative(scenario: str) -> None:
    """SC0.4, SC1.8, SC2.4, SC3.7, SC4.6: the Central Powers; SC5.7: the Entente."""
    assert begun(scenario).side == (1 if scenario == "vittorio" else 0)


OFFENSIVES = {
    ("grappa", 17): ((2, 1, 0), 1), ("caporetto", 1): ((3, 2, 1), 2), ("caporetto", 2): ((1, 0, 0), 2),
    ("caporetto", 3): ((1, 0, 0), 1), ("radetzky", 24): ((2, 1, 0), 2), ("albrecht", 24): ((2, 2, 1), 2),
    ("albrecht", 25): ((1, 1, 0), 2), ("albrecht", 26): ((1, 0, 0), 1), ("solstice", 24): ((2, 1, 0), 4),
    ("solstice", 25): ((1, 1, 0), 2), ("solstice", 26): ((1, 0, 0), 1), ("vittorio", 31): ((2, 1, 0), 2),
    ("vittorio", 32): ((3, 2, 1), 4), ("vittorio", 33): ((2, 1, 0), 4), ("vittorio", 34): ((1, 0, 0), 3),
}  # fmt: skip


@pytest.mark.parametrize(("scenario", "turn"), OFFENSIVES)
def test_sc0_5_sc1_9_and_so_on_offensives_that_must_be_declared(scenario: str, turn: int) -> None:
    """SC0.5, SC1.9, SC1.10, SC1.11, SC2.5, SC3.8, SC4.6, SC5.8, SC5.9, SC5.10, SC5.11: modifiers, and guns in Offensive
    mode; nobody is asked whether."""
    g = begun(scenario, aviation=False)
    g.turn, g.phase = turn, "declare"
    modifiers, guns = OFFENSIVES[scenario, turn]
    plan = offensive(g)
    assert plan is not None
    assert (plan.modifiers, plan.guns) == (modifiers, guns)
    t = Table(g, [3] * 400)
    while t.prompt == "ask-plan":
        assert "pass" not in t.options
        t.do(t.options[0])
    assert (t.g.planned.bit_count(), t.g.attacks) == (guns, True)


@pytest.mark.parametrize(("scenario", "turn"), [("grappa", 18), ("caporetto", 4)])
def test_sc0_6_and_sc1_12_a_last_turn_without_offensive(scenario: str, turn: int) -> None:
    """SC0.6, SC1.12: one sequence, and it is over."""
    t = italia({}, scenario=scenario, turn=turn, phase="declare", dice=[3] * 40)
    assert offensive(t.g) is None
    while t.g.over is None:
        t.do("done" if t.can("done") else "pass" if t.can("pass") else t.options[0])
    assert (t.g.turn, t.g.sequence, t.g.attacks) == (turn, 1, False)


# -- weather -----------------------------------------------------------------------------------------------------------


def sky(scenario: str, turn: int, sequence: int, dice: list[int]) -> Table:
    return italia(
        {}, scenario=scenario, turn=turn, sequence=sequence, phase="weather", attacks=True, dice=[*dice, *[3] * 40],
        options={"aviation": False},
    )  # fmt: skip


def test_sc0_7_fog_then_bad_weather_to_the_end() -> None:
    """No die; nobody flies, and secondary roads are no roads."""
    for turn, sequence in ((17, 1), (17, 2), (17, 3), (18, 1)):
        t = sky("grappa", turn, sequence, [])
        assert t.told("log-weather")[0] == {
            "weather": "bad",
            "fog": "yes" if (turn, sequence) == (17, 1) else "no",
            "dice": [],
        }
        assert not flying(t.g)


@pytest.mark.parametrize(("scenario", "turn"), [("caporetto", 1), ("vittorio", 31)])
def test_sc1_14_and_sc5_12_fog_then_bad_and_rolled_afterwards(scenario: str, turn: int) -> None:
    """SC1.14, SC5.12."""
    t = sky(scenario, turn, 1, [])
    assert (t.told("log-weather")[0]["weather"], t.told("log-weather")[0]["fog"]) == ("bad", "yes")
    t = sky(scenario, turn, 2, [1, 1])
    assert (t.told("log-weather")[0]["weather"], t.told("log-weather")[0]["dice"]) == ("fair", [1, 1])


@pytest.mark.parametrize("scenario", ["radetzky", "albrecht", "solstice"])
def test_sc2_6_sc3_9_sc4_7_fog_and_a_die_for_the_rest_of_the_day(scenario: str) -> None:
    """SC2.6, SC3.9, SC4.7: even fair, odd bad; later two dice."""
    for die, weather in ((2, "fair"), (5, "bad")):
        told = sky(scenario, 24, 1, [die]).told("log-weather")[0]
        assert (told["weather"], told["fog"], told["dice"]) == (weather, "yes", [die])
    told = sky(scenario, 24, 2, [4, 4]).told("log-weather")[0]
    assert (told["weather"], told["fog"]) == ("fair", "no")


# -- doctrines ---------------------------------------------------------------------------------------------------------

DOCTRINES = {
    "grappa": {"it-24-df": "evolving", "fr-65-di": "cadorna"},
    "caporetto": {"it-24-df": "cadorna"},
    "radetzky": {"it-24-df": "diaz", "gb-20-bde": "evolving", "fr-23-di": "cadorna"},
    "albrecht": {"it-24-df": "diaz", "it-1-assalto": "cadorna"},
    "solstice": {"it-24-df": "diaz", "gb-20-bde": "evolving", "fr-23-di": "cadorna", "it-1-assalto": "cadorna"},
    "vittorio": {
        "it-24-df": "diaz", "gb-20-bde": "evolving", "fr-23-di": "cadorna", "us-332-ir": "cadorna",
        "it-1-assalto": "cadorna", "it-4-assalto": "cadorna",
    },
}  # fmt: skip


@pytest.mark.parametrize("scenario", DOCTRINES)
def test_sc0_8_sc1_15_sc2_7_sc3_10_sc4_8_sc5_13_doctrines(scenario: str) -> None:
    """SC0.8, SC1.15, SC2.7, SC3.10, SC4.8, SC5.13; SC0.9, SC2.8: trenches by the Italian one; others have none."""
    g = position(scenario=scenario)
    assert {name: doctrine(g, u(name)) for name in DOCTRINES[scenario]} == DOCTRINES[scenario]
    assert trench_times(g, 1) == (2 if scenario in ("grappa", "caporetto") else 3)
    assert doctrine(g, u("ah-4-id")) == ""


def test_sc0_11_and_sc2_8_the_lead_unit_decides() -> None:
    t = meet(SPOT, {E: "it-24-df", NE: "fr-23-di"}, "ah-4-id", side="en")
    assert (doctrine_of_lead(t.g, u("it-24-df"), "right"), doctrine_of_lead(t.g, u("fr-23-di"), "right")) == (0, 1)


def test_sc0_10_sc0_12_and_t_10_nations_that_fight_together() -> None:
    """T.10, SC0.10: even if only the guns are of another; SC2.8: in 1918 for nothing; SC0.12, SC1.16: Germans and
    Austro-Hungarians are one."""
    for scenario, costs in (("grappa", True), ("solstice", False), ("vittorio", False)):
        g = position(scenario=scenario)
        assert mixed(g, [u("it-24-df"), u("fr-corps-xxxi")]) == costs
        assert not mixed(g, [u("it-24-df"), u("it-corps-i")])
        assert not mixed(g, [u("ah-4-id"), u("de-jr-3")])
    foe = BOX.numbers[BOX.map.linked[hex_of("W2024")][0]]
    t = meet("W2024", {foe: "ah-4-id"}, "it-24-df", scenario="grappa")
    battle(t).reply = (u("fr-corps-xxxi"),)
    assert tactics(t, defender=True, lead="it-24-df")["mixed"] == -1


# -- reinforcements ----------------------------------------------------------------------------------------------------

ARRIVALS = [
    ("SC0.3", "grappa", 17, 2, "cp", "ah-50-id", "de-hq-xiv"),
    ("SC1.3", "caporetto", 1, 2, "cp", "ah-13-schd", "de-hq-xiv"),
    ("SC1.4", "caporetto", 2, 1, "cp", "ah-4-id", "de-hq-xiv"),
    ("SC1.5", "caporetto", 2, 2, "cp", "ah-33-id", "ah-hq-isonzo-i"),
    ("SC1.6", "caporetto", 1, 2, "en", "it-7-alpini", "it-hq-ii"),
    ("SC1.6", "caporetto", 1, 2, "en", "it-8-alpini", "it-hq-ii"),
    ("SC1.7", "caporetto", 3, 1, "en", "it-3-dc", "it-hq-iii"),
    ("SC1.7", "caporetto", 3, 1, "en", "it-4-dc", "it-hq-iii"),
    ("SC3.5", "albrecht", 25, 1, "cp", "ah-12-rtschd", "ah-hq-isonzo"),
    ("SC3.6", "albrecht", 25, 1, "en", "it-22-df", "it-hq-iii"),
    ("SC3.6", "albrecht", 25, 1, "en", "it-37-df", "it-hq-iii"),
    ("SC3.6", "albrecht", 25, 1, "en", "it-1-assalto", "it-hq-iii"),
    ("SC4.5", "solstice", 25, 1, "cp", "ah-12-rtschd", "ah-hq-vi"),
    ("SC4.5", "solstice", 25, 1, "en", "it-37-df", "it-hq-iii"),
    ("SC5.6", "vittorio", 32, 1, "en", "it-15-alpini", "it-hq-iv"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "scenario", "turn", "sequence", "side", "unit", "hq"), ARRIVALS)
def test_sc0_3_sc1_3_to_sc1_7_sc3_5_sc3_6_sc4_5_sc5_6_reinforcements(
    rule: str, scenario: str, turn: int, sequence: int, side: str, unit: str, hq: str
) -> None:
    """On or beside the headquarters as its side's movement begins, and not before."""
    place = next(one.hex for one in BOX.scenes[scenario].placed if one.unit == u(hq))
    at = BOX.numbers[place]

    def arriving(now: tuple[int, int]) -> Table:
        return italia(
            {"coming": unit, at: hq}, scenario=scenario, turn=now[0], sequence=now[1], side=side, phase="arrive",
            dice=[3] * 30,
        )  # fmt: skip

    t = arriving((turn, sequence))
    assert (t.asked, t.prompt) == (side, "ask-arrive"), rule
    near = {at, *(BOX.numbers[n] for n in BOX.map.linked[place])}
    assert t.nouns("at") <= near
    assert at in t.nouns("at")
    t.do(f"at:{at}")
    while t.prompt != "ask-move":
        t.do("pass" if t.can("pass") else "done")
    assert t.can(f"move:{unit}")  # and acts at once
    before = (turn, sequence - 1) if sequence > 1 else (turn - 1, 3)
    if before[0] >= BOX.scenes[scenario].first_turn:
        assert arriving(before).prompt != "ask-arrive"


def test_sc1_3_their_sturmbaone_come_with_them() -> None:
    place = next(one.hex for one in BOX.scenes["caporetto"].placed if one.unit == u("de-hq-xiv"))
    at, beside = BOX.numbers[place], BOX.numbers[BOX.map.linked[place][0]]
    due = [BOX.units[one.unit] for one in BOX.scenes["caporetto"].placed if (one.turn, one.sequence) == (1, 2)]
    sturm = next(name for name in due if "sturm" in name)
    t = italia(
        {"coming": f"ah-13-schd {sturm}", at: "de-hq-xiv"}, scenario="caporetto", turn=1, sequence=2, side="cp",
        phase="arrive",
    )  # fmt: skip
    t.do(f"at:{beside}")
    assert t.nouns("at") == {beside}  # nobody else is there for them
    t.do(f"at:{beside}")
    assert t.at(sturm) == t.at("ah-13-schd") == beside


# -- Caporetto ---------------------------------------------------------------------------------------------------------


def test_sc1_13_bruchmuller_in_the_first_sequence_of_the_first_turn() -> None:
    gun = way(SPOT, "e", "e", "e")
    for turn, sequence, more in ((1, 1, 3), (1, 2, 0)):
        t = meet(
            SPOT, {E: "ah-4-id", gun: "ah-army-xiv-flitsch"}, "it-22-df", scenario="caporetto", turn=turn,
            sequence=sequence, marks={"offensive": "ah-army-xiv-flitsch"}, bruchmuller=u("ah-army-xiv-flitsch"),
        )  # fmt: skip
        assert shot_modifier(t.g, battle(t)) == more
    for turn, asks in ((1, True), (2, False)):
        t = italia(
            {BEHIND: "de-army-xiv-tolmein ah-army-xiv-flitsch"}, scenario="caporetto", turn=turn, side="cp",
            phase="bruchmuller", marks={"offensive": "de-army-xiv-tolmein ah-army-xiv-flitsch"}, dice=[3] * 20,
        )  # fmt: skip
        assert (t.prompt == "ask-bruchmuller") == asks


def test_sc1_17_and_sc1_18_the_silent_guns_of_e2930() -> None:
    """In the Central Powers' phases of the first sequence; then they fire again (SC1.18)."""
    g = begun("caporetto")
    silent = [BOX.units[x] for x in bits(g.silent)]
    assert [BOX.numbers[g.loc[u(name)]] for name in silent] == ["E2930"]
    assert BOX.kind[u(silent[0])] == "corps-artillery"
    guns = {AFAR: f"{silent[0]} it-corps-i"}
    t = fight({"e": "ah-4-id"}, "it-22-df", scenario="caporetto", also=guns, marks={"silent": silent[0]})
    assert t.nouns("gun") == {"it-corps-i"}
    assert t.refusal(f"gun:{silent[0]}").rule == "SC1.17"
    t = italia({AFAR: silent[0]}, scenario="caporetto", side="cp", phase="adjust", marks={"silent": silent[0]})
    assert t.g.silent == 0


def frozen(turn: int, units: dict[str, str] | None = None, **more: Any) -> Table:
    """A division of the Italian reserve under its marker."""
    return italia(
        {AFAR: "it-20-df", **(units or {})}, scenario="caporetto", turn=turn, frozen={u("it-20-df"): 1},
        **{"side": "en", **more},
    )  # fmt: skip


def test_sc1_19_some_italians_start_frozen() -> None:
    """T.23: ten markers; nobody may move them."""
    g = begun("caporetto")
    assert len(set(g.frozen.values())) == 10
    assert {BOX.nation[x] for x in g.frozen} == {"it"}
    t = frozen(1)
    assert t.refusal("move:it-20-df").rule == "11.2.10a"
    assert t.can("free:it-20-df")


@pytest.mark.parametrize(("turn", "price_"), [(1, 2), (2, 1)])
def test_sc1_20_what_a_marker_taken_off_costs(turn: int, price_: int) -> None:
    t = frozen(turn).do("free:it-20-df")
    assert (t.g.vp, t.g.frozen, t.can("move:it-20-df")) == (price_, {}, True)


def test_sc1_20_two_markers_on_turn_one_are_four_points() -> None:
    t = italia(
        {AFAR: "it-20-df", BEHIND: "it-30-df"}, scenario="caporetto", turn=1, side="en",
        frozen={u("it-20-df"): 1, u("it-30-df"): 2},
    )  # fmt: skip
    t.do("free:it-20-df", "free:it-30-df")
    assert t.g.vp == 4


def test_sc1_21_it_goes_for_nothing_when_the_enemy_comes_beside() -> None:
    """Beside that unit, not two hexes away; in no other scenario."""
    far, near = way(AFAR, "e", "e"), way(AFAR, "e")
    for goal, free in ((far, False), (near, True)):
        t = frozen(1, {BEHIND: "de-jr-3"}, side="cp").do("move:de-jr-3", f"to:{goal}")
        assert (t.g.frozen == {}, t.g.vp) == (free, 0)
    t = italia(
        {AFAR: "it-20-df", BEHIND: "de-jr-3"}, scenario="solstice", side="cp", frozen={u("it-20-df"): 1}
    )  # fmt: skip
    t.do("move:de-jr-3", f"to:{near}")
    assert t.g.frozen != {}


def test_sc1_21_and_when_turn_three_begins() -> None:
    t = frozen(2, phase="next_turn", dice=[3] * 40)
    assert (t.g.turn, t.g.frozen, t.g.vp) == (3, {}, 0)


def rommel(units: dict[str, str], monkeypatch: pytest.MonkeyPatch, **more: Any) -> Table:
    result(monkeypatch, more.pop("cell", "0/0"))
    t = italia(
        {SPOT: "it-22-df", E: units["e"], BEHIND: "de-hq-xiv", AFAR: "it-hq-iv", **more.pop("also", {})},
        scenario="caporetto", side="cp", phase="attack", dice=[*more.pop("dice", [3, 3, 2, 2]), *[3] * 20], **more,
    )  # fmt: skip
    return t.do(f"attack:{SPOT}", *(f"join:{name}" for name in units["e"].split()))


def test_sc1_22_rommel_once_with_a_unit_of_the_alpenkorps(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rommel({"e": "de-jr-1"}, monkeypatch)
    assert t.can("rommel")
    t.do("rommel", "settle")
    assert t.g.rommel
    assert rommel({"e": "de-jr-1"}, monkeypatch, rommel=True).refusal("rommel").rule == "SC1.22"
    assert rommel({"e": "ah-4-id"}, monkeypatch).refusal("rommel").rule == "SC1.22"


def test_sc1_23_his_attack_is_concentric_whoever_stands_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rommel({"e": "de-jr-1"}, monkeypatch, also={W: "it-24-df"})
    assert "concentric" not in shifts(t)
    t.do("rommel")
    assert shifts(t)["concentric"] == 1


def test_sc1_24_who_goes_back_before_him_loses_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even through other Italians; not who stays."""
    for hexes, steps in ((0, 3), (1, 2)):
        t = rommel({"e": "de-jr-1 de-jr-2"}, monkeypatch, dice=[3, 3, 2, 6], also={W: "it-2-alpini", SW: "it-9-bers"})
        t.do("rommel", "settle", "lead:de-jr-1", f"back:{hexes}")
        fall(t)
        assert t.steps("it-22-df") == steps


def refugees(turn: int, side: str = "en", **more: Any) -> Table:
    units = {SPOT: "it-22-df", AFAR: "it-24-df it-2-alpini", way(SPOT, "w", "sw"): "it-50-df", E: "de-jr-3"}
    far = way(SPOT, "w", "w", "w", "w", "w")
    units[far] = "it-43-df"
    return italia(units, scenario="caporetto", turn=turn, side=side, phase="refugees", ordered=1, dice=[3] * 20, **more)


def test_sc1_25_refugees_from_turn_three_near_the_enemy_outside_zones() -> None:
    assert refugees(2).prompt != "ask-refugees"
    assert refugees(3, "cp").prompt != "ask-refugees"
    t = refugees(3)
    assert (t.asked, t.prompt) == ("cp", "ask-refugees")
    assert t.nouns("crowd") == {AFAR, way(SPOT, "w", "sw")}
    for place in (SPOT, way(SPOT, "w", "w", "w", "w", "w")):
        assert t.refusal(f"crowd:{place}").rule == "SC1.25"
    t.do(f"crowd:{AFAR}")
    assert t.nouns("crowd") == {way(SPOT, "w", "sw")}


def test_sc1_25_three_at_most() -> None:
    spots = [way(SPOT, "w", "w"), way(SPOT, "w", "sw"), way(SPOT, "sw", "sw"), way(SPOT, "nw", "nw")]
    units = dict(zip(spots, ("it-22-df", "it-24-df", "it-50-df", "it-43-df"), strict=True))
    t = italia({**units, SPOT: "", E: "de-jr-3"}, scenario="caporetto", turn=3, side="en", phase="refugees", ordered=1)
    for spot in spots[:3]:
        t.do(f"crowd:{spot}")
    assert t.prompt != "ask-refugees"


def test_sc1_26_they_halve_the_allowance_for_the_phase() -> None:
    """Rounded down, and each of the stack on its own."""
    t = refugees(3).do(f"crowd:{AFAR}", "pass")
    assert [allowance(t.g, u(name)) for name in ("it-24-df", "it-2-alpini", "it-22-df")] == [4, 4, 8]
    while t.prompt == "ask-withdraw":
        t.do("done")
    t.do("move:it-2-alpini", f"to:{way(AFAR, 'w')}", "done")
    while t.prompt in ("ask-demolish", "ask-markers"):
        t.do("done")
    assert t.g.refugees == 0


BRIDGE = next(
    i for i, one in enumerate(BOX.bridges)
    if one.river == "Torre" and all(BOX.scenes["caporetto"].area >> h & 1 for h in one.ends)
)  # fmt: skip


def sabotage(turn: int = 2, foe: int = 2, hq: bool = True, **more: Any) -> Table:
    a, b = (BOX.numbers[h] for h in BOX.bridges[BRIDGE].ends)
    enemy = next(
        BOX.numbers[h] for h in range(BOX.size)
        if min(BOX.far(hex_of(a))[h], BOX.far(hex_of(b))[h]) == foe and BOX.scenes["caporetto"].area >> h & 1
    )  # fmt: skip
    units = {enemy: "de-jr-3", **({a: "it-hq-ii"} if hq else {a: "it-50-df"})}
    return italia(
        units, scenario="caporetto", turn=turn, side="en", phase="sabotage", dice=[3] * 30, **{"ordered": 1, **more}
    )  # fmt: skip


def test_sc1_27_and_sc1_28_bridges_cut_behind_the_italians() -> None:
    """From turn 2, twice a game; in reach of an Italian headquarters and with an enemy within three hexes."""
    name = BOX.bridge_ids[BRIDGE]
    t = sabotage()
    assert (t.asked, t.prompt, t.can(f"cut:{name}")) == ("cp", "ask-sabotage", True)
    other = next(each for each in BOX.bridge_ids if not t.can(f"cut:{each}"))
    assert t.refusal(f"cut:{other}").rule == "SC1.27"
    t.do(f"cut:{name}")
    assert (t.g.destroyed >> BRIDGE & 1, t.g.sabotaged) == (1, 1)
    for none in (sabotage(turn=1), sabotage(sabotaged=2), sabotage(hq=False), sabotage(foe=4)):
        assert f"cut:{name}" not in none.options


def test_sc1_28_not_one_that_the_central_powers_hold() -> None:
    a, b = (BOX.numbers[h] for h in BOX.bridges[BRIDGE].ends)
    t = italia(
        {b: "de-jr-3", way(a, "w", "w"): "it-hq-ii"}, scenario="caporetto", turn=2, side="en", phase="sabotage",
        ordered=1, dice=[3] * 20,
    )  # fmt: skip
    assert f"cut:{BOX.bridge_ids[BRIDGE]}" not in t.options


@pytest.mark.parametrize(("turn", "die", "gone"), [(2, 1, True), (2, 2, True), (2, 3, False), (1, 1, False)])
def test_sc1_29_who_is_cut_off_may_be_lost_at_once(
    turn: int, die: int, gone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BOX.scenes["caporetto"], "sources", (0, 0))
    t = italia(
        {SPOT: "it-22-df"}, scenario="caporetto", turn=turn, phase="supply", dice=[die, *[3] * 40],
        options={"aviation": False},
    )  # fmt: skip
    assert (t.at("it-22-df") == "eliminated", t.has("starving", "it-22-df")) == (gone, not gone)


def order(turn: int, vp: int = 0, **more: Any) -> Table:
    return italia(
        {SPOT: "it-22-df", AFAR: "it-corps-i it-army-iii it-hq-ii it-20-df"}, scenario="caporetto", turn=turn,
        side="en", phase="order", vp=vp, held=[0, 0], dice=[3] * 30, **more,
    )  # fmt: skip


@pytest.mark.parametrize(("turn", "vp", "cost"), [(2, 14, 15), (2, 15, 10), (2, 40, 10), (3, 0, 5), (4, 0, 0)])
def test_sc1_30_and_sc1_34_the_order_to_retreat_and_its_price(turn: int, vp: int, cost: int) -> None:
    """SC1.34: by turn and points; for the rest of the game; not on turn 1."""
    t = order(turn, vp).do("order")
    assert (points(t.g), t.g.ordered) == (vp + cost, turn)
    assert order(1).prompt != "ask-order"
    assert order(3, ordered=2).prompt != "ask-order"


def test_sc1_31_and_sc1_32_then_units_take_retreat_mode() -> None:
    """All or some of them; SC1.32: frozen ones lose their marker for nothing."""
    t = order(2, frozen={u("it-20-df"): 1}).do("order")
    assert t.prompt == "ask-withdraw"
    assert t.nouns("withdraw") == {"it-22-df", "it-corps-i", "it-army-iii", "it-hq-ii", "it-20-df"}
    before = t.g.vp
    t.do("withdraw:it-20-df", "withdraw:it-22-df")
    assert (t.has("retreating", "it-20-df"), t.has("retreating", "it-hq-ii")) == (True, False)
    assert (t.g.frozen, t.g.vp) == ({}, before)
    assert order(2).do("pass").prompt != "ask-withdraw"


def test_sc1_33_a_gun_each_sequence_is_taken_away() -> None:
    t = order(2).do("order", "evacuate:it-corps-i")
    assert t.at("it-corps-i") == "exited"
    assert t.nouns("evacuate") == set()
    assert t.refusal("evacuate:it-army-iii").rule == "SC1.33"
    t = order(2, ordered=2, withdrawn=20)  # in the sequence before
    assert t.can("evacuate:it-army-iii")


def test_sc1_35_bridges_of_the_isonzo_on_turn_one() -> None:
    """D11: +2, so 1 and 2 only."""
    isonzo = next(i for i, one in enumerate(BOX.bridges) if one.river == "Isonzo")
    for turn, bridge, more in ((1, isonzo, 2), (2, isonzo, 0), (1, BRIDGE, 0)):
        assert work_modifier(position(scenario="caporetto", turn=turn), "blow", bridge) == more


def test_sc1_41_and_t_21_italians_leave_by_the_west_edge() -> None:
    """For a point more, from any hex of the edge (T.21); not the Central Powers, nor from elsewhere."""
    edge = BOX.numbers[next(bits(BOX.exits["SC1"]))]
    t = italia({edge: "it-22-df"}, scenario="caporetto", side="en").do("move:it-22-df", "exit")
    assert t.at("it-22-df") == "exited"
    t = italia({edge: "ah-4-id"}, scenario="caporetto", side="cp").do("move:ah-4-id")
    assert t.refusal("exit").rule == "SC1.41"
    t = italia({way(edge, "e"): "it-22-df"}, scenario="caporetto", side="en").do("move:it-22-df")
    assert t.refusal("exit").rule == "SC1.41"


# -- June 1918 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "markers", "where"),
    [("radetzky", 2, {"W1226", "W1227"}), ("albrecht", 5, None), ("solstice", 9, None)],
)
def test_sc2_9_sc3_11_sc4_9_frozen_italians_and_their_price(
    scenario: str, markers: int, where: set[str] | None
) -> None:
    """SC2.9, SC3.11, SC4.9: 1 point a marker; T.23."""
    g = begun(scenario)
    assert len(set(g.frozen.values())) == markers
    if where:
        assert {BOX.numbers[g.loc[x]] for x in g.frozen} == where
    head = next(iter(g.frozen))
    g.phase, g.side = "move", 1
    t = Table(g, [3])
    t.do(f"free:{BOX.units[min(x for x, m in g.frozen.items() if m == g.frozen[head])]}")
    assert t.g.vp == 1


@pytest.mark.parametrize("scenario", ["albrecht", "solstice", "vittorio"])
def test_sc3_4_sc4_4_sc5_5_the_bridges_of_the_piave_are_down(scenario: str) -> None:
    """SC3.4, SC4.4, SC5.5: those with an end in row 17 or south of it, and no others."""
    g = begun(scenario)
    for i, bridge in enumerate(BOX.bridges):
        low = min(int(BOX.numbers[h][1:3]) for h in bridge.ends)
        assert bool(g.destroyed >> i & 1) == (bridge.river == "Piave" and low <= 17)


def test_sc3_12_sc3_13_and_sc4_10_the_amalfi_battery() -> None:
    """It does not move, bombards only, and is lost for a point when the enemy comes beside it (SC3.13); SC4.10."""
    for scenario in ("albrecht", "solstice"):
        g = begun(scenario)
        assert BOX.numbers[g.loc[u("it-amalfi")]] == "E0402"
    t = italia({"E0402": "it-amalfi"}, scenario="albrecht", side="en")
    assert t.refusal("move:it-amalfi").rule == "11.3.5"
    t = fight({"e": "ah-4-id"}, "it-22-df", also={AFAR: "it-amalfi it-corps-i"})
    t.do("gun:it-amalfi", "gun:it-corps-i")
    assert t.refusal("counter:it-amalfi").rule == "12.2.2e"
    near = way("E0402", "ne")
    start = next(
        BOX.numbers[n] for n in BOX.map.linked[hex_of(near)]
        if n != hex_of("E0402") and n not in BOX.map.linked[hex_of("E0402")] and BOX.scenes["albrecht"].area >> n & 1
    )  # fmt: skip
    t = italia({"E0402": "it-amalfi", start: "ah-4-id"}, scenario="albrecht", side="cp")
    t.do("move:ah-4-id", f"to:{near}")
    assert (t.at("it-amalfi"), t.g.vp) == ("eliminated", 1)
    t = italia({"E0402": "it-amalfi it-22-df", start: "ah-4-id"}, scenario="albrecht", side="cp")
    t.do("move:ah-4-id", f"to:{near}")
    assert (t.at("it-amalfi"), t.g.vp) == ("E0402", 0)


CLAIMS = [("albrecht", (25, 26), 24, 2), ("solstice", (24, 25, 26), 0, 4), ("vittorio", (32, 33, 34), 31, 5)]


@pytest.mark.parametrize(("scenario", "turns", "never", "groups"), CLAIMS)
def test_sc3_14_sc4_11_sc5_14_the_entente_claims_the_sky_once(
    scenario: str, turns: tuple[int, ...], never: int, groups: int
) -> None:
    """SC3.14, SC4.11, SC5.14: without a die, with all its groups."""
    pool = " ".join(f"it-air-{n}" for n in range(1, groups + 1))
    for turn in (*turns, never):
        if not turn:
            continue
        t = italia(
            {"available": pool, SPOT: "it-22-df"}, scenario=scenario, turn=turn, phase="superiority",
            dice=[1 if scenario == "vittorio" else 2, *[3] * 30],
        )  # fmt: skip
        assert (t.prompt == "ask-claim") == (turn in turns)
        if turn in turns:
            assert t.asked == "en"
            t.do("claim")
            assert all(t.at(name) == "missions" for name in pool.split())
            assert t.told("log-sky") == []
    t = italia(
        {"available": pool, SPOT: "it-22-df"}, scenario=scenario, turn=turns[-1], phase="superiority", claimed=True,
        dice=[1, *[3] * 30],
    )  # fmt: skip
    assert t.prompt != "ask-claim"


def raid(dice: list[int], units: str = "", **more: Any) -> Table:
    """An Austrian footbridge beside the field."""
    ground = {SPOT: "it-22-df", AFAR: "it-hq-iv", "missions": "it-air-1 it-air-2", **({E: units} if units else {})}
    bridge = ((0, hex_of(E), hex_of(SPOT)),)
    return italia(
        ground, **{"scenario": "solstice", "side": "en", "phase": "air", "footbridges": bridge, "turn": 25,
                   "dice": [*dice, *[3] * 30], **more},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("die", "units", "hit"), [(4, "", True), (5, "", False), (3, "ah-4-id", True), (4, "ah-4-id", False)]
)
def test_sc3_15_sc3_16_and_sc4_12_aircraft_against_a_footbridge(die: int, units: str, hit: bool) -> None:
    """SC3.16, SC4.12: 1 to 4, one more if an Austrian stands there; the group stays for the sequence."""
    t = raid([die], units).do("fly:it-air-1", f"strafe:{E}")
    assert (t.g.footbridges == (), t.at("it-air-1")) == (hit, E)
    assert BOX.scenes["albrecht"].strafes
    assert not BOX.scenes["vittorio"].strafes


def test_sc3_15_one_or_two_groups_a_die_each_in_its_own_phase_only() -> None:
    t = raid([6, 1]).do("fly:it-air-1", f"strafe:{E}", "fly:it-air-2", f"strafe:{E}")
    assert t.g.footbridges == ()
    t = raid([3], side="cp").do("fly:it-air-1")
    assert t.refusal(f"strafe:{E}").rule == "SC3.15"
    t = raid([3]).do("fly:it-air-1")
    assert t.refusal(f"strafe:{SPOT}").rule == "SC3.15"
    assert raid([3], fair=False).prompt != "ask-fly"


def test_sc4_2_everybody_of_both_battles_is_there() -> None:
    """All of Radetzky and Albrecht, but for those that stand in the part they share once."""
    both = BOX.scenes["radetzky"].units | BOX.scenes["albrecht"].units
    missing = [BOX.units[x] for x in bits(both & ~BOX.scenes["solstice"].units)]
    assert missing == []


def test_sc4_3_the_assault_division_at_w0422_and_the_trucks() -> None:
    for chosen in (True, False):
        g = begun("solstice", trucks=chosen)
        assert {BOX.numbers[g.loc[u(f"it-{n}-assalto")]] for n in (1, 2, 3)} == {"W0422"}
        assert (g.loc[u("it-trucks")] == hex_of("W0422")) == chosen


def test_sc4_5_the_37_df_has_morale_4() -> None:
    for scenario in ("albrecht", "solstice"):
        assert BOX.scenes[scenario].ratings[u("it-37-df")].morale == 4


def test_sc4_13_what_if_three_elite_divisions_change_places() -> None:
    g = begun("solstice", what_if=True, aviation=False)
    t = Table(g, [3] * 900)
    assert (t.asked, t.prompt) == ("cp", "ask-what-if")
    elite = [BOX.units[x] for x in elite_divisions(g)]
    assert t.nouns("exchange") == set(elite)
    where = t.at(elite[0])
    t.do(f"exchange:{elite[0]}")
    other = sorted(t.nouns("exchange"))[0]
    assert BOX.bulk[u(other)] == "division"
    there = t.at(other)
    t.do(f"exchange:{other}")
    assert (t.at(elite[0]), t.at(other)) == (there, where)
    assert t.refusal(f"exchange:{elite[0]}").rule == "SC4.13"
    t.do("done")
    assert t.prompt == "ask-plan"
    assert Table(begun("solstice", aviation=False), [3] * 9).prompt == "ask-plan"


def test_sc4_14_what_if_the_offensive_bruchmuller_and_no_claim() -> None:
    g = position(scenario="solstice", options={"what-if": True})
    plan = offensive(g)
    assert plan is not None
    assert (plan.modifiers, plan.guns) == ((3, 2, 1), 2)
    t = italia(
        {BEHIND: "ah-army-vi ah-army-isonzo"}, scenario="solstice", options={"what-if": True}, side="cp",
        phase="bruchmuller", marks={"offensive": "ah-army-vi ah-army-isonzo"}, dice=[3] * 20,
    )  # fmt: skip
    assert t.prompt == "ask-bruchmuller"
    t = italia(
        {"available": "it-air-1", SPOT: "it-22-df"}, scenario="solstice", options={"what-if": True}, turn=25,
        phase="superiority", dice=[1, *[3] * 30],
    )  # fmt: skip
    assert t.prompt != "ask-claim"


# -- Vittorio Veneto ---------------------------------------------------------------------------------------------------

DISPLAYS = {
    "it-23-df-display": {
        "it-2-bers": (2, 2, 5, 4), "it-3-bers": (2, 2, 5, 4), "it-8-bers": (3, 4, 5, 5), "it-13-bers": (3, 3, 5, 5),
    },
    "it-52-df-display": {
        "it-1-alpini": (5, 6, 5, 5), "it-5-alpini": (3, 4, 5, 5), "it-9-alpini": (4, 5, 5, 5),
        "it-10-alpini": (4, 5, 5, 5),
    },
    "it-80-df-display": {
        "it-6-alpini": (4, 5, 5, 5), "it-13-alpini": (2, 3, 5, 5), "it-17-alpini": (3, 3, 5, 4),
        "it-20-alpini": (2, 3, 5, 4),
    },
}  # fmt: skip


@pytest.mark.parametrize("name", DISPLAYS)
def test_sc5_2_sc5_3_sc5_4_what_the_display_divisions_hold(name: str) -> None:
    """SC5.2, SC5.3, SC5.4: four regiments and Arditi in one hex, four stacking points."""
    g = begun("vittorio")
    units = [x for x in range(BOX.count) if g.scene.division[x] == name and BOX.fights[x]]
    assert {BOX.units[x]: tuple(g.scene.ratings[x][:4]) for x in units} == DISPLAYS[name]
    places = {g.loc[x] for x in units}
    assert len(places) == 1
    assert [BOX.kind[x] for x in g.stacks[places.pop()] if BOX.is_assault[x]] == ["arditi"]


def test_sc5_8_to_sc5_11_guns_that_must_be_among_them() -> None:
    """The one that started in W1824 on the first three turns; one on the west of the map on the last."""
    g = begun("vittorio", aviation=False)
    assert BOX.numbers[g.loc[u("it-army-iv")]] == "W1824"
    t = Table(g, [3] * 400)
    assert t.prompt == "ask-plan"
    t.do(next(text for text in t.options if text != "plan:it-army-iv"))
    assert t.g.planned >> u("it-army-iv") & 1  # the only one left to name
    east = [BOX.numbers[h] for h in bits(g.scene.area) if "west" not in BOX.maps[h] and BOX.terrain[h] == "clear"][:3]
    units = dict(zip(east, ("it-army-iii", "it-army-viii", "it-army-x"), strict=True))
    for turn, rule in ((31, "SC5.8"), (32, "SC5.8"), (33, "SC5.8"), (34, "SC5.11")):
        g = position({**units, "W1824": "it-army-iv"}, scenario="vittorio", turn=turn)
        reason = why_not_plan(g, u("it-army-x"), 1)
        assert reason is not None
        assert reason.rule == rule
        assert why_not_plan(g, u("it-army-iv"), 1) is None
        assert why_not_plan(g, u("it-army-x"), 2) is None


def starve(turn: int) -> Table:
    units = {
        SPOT: "it-22-df", E: "ah-4-id", way(SPOT, *["e"] * 3): "ah-13-schd ah-corps-i",
        way(SPOT, *["e"] * 5): "ah-33-id", way(SPOT, *["e"] * 6): "ah-60-id", way(SPOT, *["ne"] * 3): "ah-57-id",
    }  # fmt: skip
    return italia(units, scenario="vittorio", turn=turn, phase="starve", marks={"starving": "ah-57-id"}, dice=[1] * 30)


def test_sc5_15_two_enemy_units_get_nothing() -> None:
    """From turn 32: supplied combat units outside zones within five hexes; two in a phase."""
    assert starve(31).prompt != "ask-starve"
    t = starve(32)
    assert (t.asked, t.prompt, t.nouns("starve")) == ("en", "ask-starve", {"ah-13-schd", "ah-33-id"})
    for name in ("ah-4-id", "ah-60-id", "ah-57-id", "ah-corps-i"):
        assert t.refusal(f"starve:{name}").rule == "SC5.15"
    t.do("starve:ah-13-schd", "starve:ah-33-id")
    assert t.has("starving", "ah-13-schd")
    assert t.prompt != "ask-starve"


def silence(turn: int, sequence: int, green: int, blue: int, units: str = "") -> Table:
    guns = units or "ah-corps-i ah-corps-ii ah-corps-iv ah-army-vi ah-army-isonzo"
    return italia(
        {BEHIND: guns, AFAR: "it-22-df"}, scenario="vittorio", turn=turn, sequence=sequence, phase="prohibit",
        attacks=True, dice=[green, blue, *[3] * 30], options={"aviation": False},
    )  # fmt: skip


def test_sc5_16_as_each_second_sequence_begins_from_turn_32() -> None:
    """Before anything else, the weather too."""
    assert next(iter(TURN.members["operations"].members)) == "prohibit"  # type: ignore[union-attr]
    for turn, sequence, asks in ((31, 2, False), (32, 1, False), (32, 3, False), (32, 2, True), (34, 2, True)):
        t = silence(turn, sequence, 5, 5)
        assert bool(t.told("log-prohibit")) == asks


def test_sc5_16_example_each_side_picks_by_its_own_die() -> None:
    """Green 5 and blue 4: the Central Powers mark two corps guns, the Entente an army's."""
    t = silence(32, 2, 5, 4)
    assert (t.asked, t.nouns("silence")) == ("cp", {"ah-corps-i", "ah-corps-ii", "ah-corps-iv"})
    assert t.refusal("silence:ah-army-vi").rule == "SC5.16"
    t.do("silence:ah-corps-i", "silence:ah-corps-ii")
    assert (t.asked, t.nouns("silence")) == ("en", {"ah-army-vi", "ah-army-isonzo"})
    t.do("silence:ah-army-vi")
    assert [t.has("silent", name) for name in ("ah-corps-i", "ah-corps-ii", "ah-army-vi", "ah-corps-iv")] == [
        True, True, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("die", "kinds"),
    [(1, ""), (2, ""), (3, "corps"), (4, "army"), (5, "corps corps"), (6, "corps army")],
)
def test_sc5_17_the_table(die: int, kinds: str) -> None:
    t = silence(32, 2, die, 1, "ah-corps-i ah-corps-ii ah-corps-iv ah-army-vi ah-army-isonzo")
    asked = []
    while t.prompt == "ask-prohibit":
        asked.append(sorted(t.nouns("silence"))[0].split("-")[1])
        t.do(f"silence:{sorted(t.nouns('silence'))[0]}")
    assert asked == kinds.split()


def test_sc5_17_silenced_guns_do_not_fire() -> None:
    t = fight(
        {"e": "it-22-df"}, "ah-4-id", side="en", scenario="vittorio", also={AFAR: "ah-corps-i ah-corps-ii"},
        marks={"silent": "ah-corps-i"},
    )  # fmt: skip
    assert t.refusal("gun:ah-corps-i").rule == "SC5.16"


def test_sc5_18_they_fire_again_when_the_sequence_ends() -> None:
    for sequence, silent in ((1, True), (2, False)):
        t = italia(
            {BEHIND: "ah-corps-i", AFAR: "it-22-df"}, scenario="vittorio", turn=32, sequence=sequence,
            phase="end_sequence", attacks=True, marks={"silent": "ah-corps-i"}, dice=[1] * 30,
            options={"aviation": False},
        )  # fmt: skip
        assert t.has("silent", "ah-corps-i") == silent


@pytest.mark.parametrize(("turn", "die", "stays"), [(33, 4, True), (33, 5, False), (32, 6, True), (34, 6, False)])
def test_sc5_19_hungarians_go_home(turn: int, die: int, stays: bool) -> None:
    """From turn 33, above its morale of 4; Austrians stay, and Sturmbaone go with their division."""
    t = italia(
        {E: "ah-33-id ah-sturm-1", W: "ah-4-id", AFAR: "it-22-df"}, scenario="vittorio", turn=turn, side="cp",
        phase="hungarians", dice=[die, *[3] * 20], options={"aviation": False},
    )  # fmt: skip
    assert (t.at("ah-33-id") == E, t.at("ah-4-id")) == (stays, W)
    assert (t.at("ah-sturm-1") == E) == stays


def test_sc5_20_cavalry_on_the_roads_of_the_last_turn() -> None:
    """Half a point along a road; not before, not out of supply, not others."""
    a, b = next(
        (a, b) for a, b in sorted(BOX.roads)
        if BOX.scenes["vittorio"].area >> a & BOX.scenes["vittorio"].area >> b & 1 and (a, b) not in BOX.wet
    )  # fmt: skip
    for turn, unit, mark, cost in ((34, "it-1-dc", "", 1), (33, "it-1-dc", "", 2), (34, "it-1-dc", "starving", 2),
                                   (34, "it-22-df", "", 2)):  # fmt: skip
        g = position(
            {BOX.numbers[a]: unit}, scenario="vittorio", turn=turn, side="en", marks={mark: unit} if mark else {}
        )
        assert price(g, (u(unit),), b) == cost


def test_sc5_21_the_last_sequence_is_the_ententes_movement() -> None:
    """Weather, movement, and the game is over."""
    t = italia(
        {SPOT: "it-22-df", E: "ah-4-id", AFAR: "it-hq-iv"}, scenario="vittorio", turn=34, sequence=3, phase="weather",
        attacks=True, dice=[1, 1, *[3] * 30], options={"aviation": False},
    )  # fmt: skip
    assert (t.asked, t.prompt, len(t.told("log-weather"))) == ("en", "ask-move", 1)
    t.do("done")
    finish(t)
    while t.g.over is None and t.prompt in ("ask-demolish", "ask-markers"):
        t.do("done")
    assert t.g.over is not None
    t = italia(
        {SPOT: "it-22-df", E: "ah-4-id", AFAR: "it-hq-iv"}, scenario="vittorio", turn=34, sequence=2, phase="weather",
        attacks=True, dice=[1, 1, *[3] * 30], options={"aviation": False},
    )  # fmt: skip
    t.do("done")
    while t.prompt in ("ask-demolish", "ask-markers"):
        t.do("done")
    assert t.g.over is None


def test_sc5_8_the_modifier_by_sequence() -> None:
    gun = way(SPOT, "e", "e", "e")
    for turn, by in ((31, [2, 1, 0]), (32, [3, 2, 1]), (33, [2, 1, 0]), (34, [1, 0, 0])):
        found = []
        for sequence in (1, 2, 3):
            g = position(
                {SPOT: "ah-4-id", gun: "it-army-iv"}, scenario="vittorio", turn=turn, sequence=sequence, side="en",
                marks={"offensive": "it-army-iv"},
            )  # fmt: skip
            found.append(offensive_modifier(g, hex_of(SPOT)))
        assert found == by


def test_scg_1_who_must_leave_the_area_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A panic at the edge with the enemy on all other sides (2.1e)."""
    result(monkeypatch, "0/0")
    scene = BOX.scenes["solstice"]
    edge = next(
        h for h in bits(scene.area) if BOX.terrain[h] == "clear" and not BOX.town[h]
        and sum(1 for n in BOX.map.linked[h] if scene.area >> n & 1) <= 4 and not scene.trench >> h & 1
    )  # fmt: skip
    inside = [BOX.numbers[n] for n in BOX.map.linked[edge] if scene.area >> n & 1]
    foes = dict(zip(inside, ("ah-4-id", "ah-13-schd", "ah-33-id", "ah-60-id"), strict=False))
    hq = next(
        BOX.numbers[n] for number in inside for n in BOX.map.linked[hex_of(number)]
        if scene.area >> n & 1 and BOX.numbers[n] not in (*inside, BOX.numbers[edge]) and n not in BOX.map.linked[edge]
        and BOX.terrain[n] == "clear"
    )  # fmt: skip
    t = italia(
        {BOX.numbers[edge]: "fr-23-di", **foes, hq: "ah-hq-vi"}, scenario="solstice", side="cp", phase="attack",
        dice=[3, 3, 2, 1, 2, *[3] * 20],
    )  # fmt: skip
    t.do(f"attack:{BOX.numbers[edge]}", "join_all", "settle")
    while t.prompt == "ask-lead":
        t.do("lead:ah-4-id")
    assert fighters_at(t.g, edge, 1) == []
    assert t.at("fr-23-di") == "eliminated"


def test_sc1_what_a_scenario_has_not_is_not_even_refused() -> None:
    """Rommel, tanks and the way off the map are named only where they are."""
    for scenario in ("solstice", "caporetto"):
        t = italia({SPOT: "it-22-df", way(SPOT, "e"): "ah-4-id"}, scenario=scenario, side="cp", phase="attack")
        t.do(f"attack:{SPOT}")
        assert (t.refusal("rommel").rule == "SC1.22") == (scenario == "caporetto")
        assert t.refusal(f"deploy:{way(SPOT, 'e')}").key == "kernel-not-now"
        t = italia({SPOT: "it-22-df", way(SPOT, "w", "w"): "it-hq-iv"}, scenario=scenario, side="en")
        t.do("move:it-22-df")
        assert (t.refusal("exit").rule == "SC1.41") == (scenario == "caporetto")
