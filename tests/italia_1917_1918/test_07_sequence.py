"""7.0 The turn, 8.0 offensives, 10.0 weather."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.games.italia_1917_1918.bridging import span_modifier
from grognard.games.italia_1917_1918.odds import offensive_modifier
from grognard.games.italia_1917_1918.sequence import PLAYER
from grognard.games.italia_1917_1918.state import Battle
from grognard.games.italia_1917_1918.weather import flying, foggy
from grognard.kernel.maps import bits

from .finding import around, cost, first, open_country, pair, plain, unbridged
from .table import BOX, Table, hex_of, italia, position, started

# -- 7.0 --------------------------------------------------------------------------------------------------------------


def test_7_0a_7_0c_7_0d_7_0e_the_turns_of_monte_grappa() -> None:
    """7.0c, 7.0d, 7.0e. Three sequences in the turn of the offensive, one in the next; in each the side with the
    initiative, then the other; points at the end of a turn, and after the last turn a winner."""
    t = started("grappa").idle()
    assert t.prompt == ""
    said = [line for line in t.g.log or () if line.key in ("log-weather", "log-phase", "log-points", "log-turn")]
    told = [
        (line.args["turn"], line.args["sequence"], line.args["side"][1]) if line.key == "log-phase" else line.key  # type: ignore[index]
        for line in said
    ]
    sequence = [["log-weather", (17, n, 0), (17, n, 1)] for n in (1, 2, 3)]
    assert told == [
        *(each for one in sequence for each in one), "log-points",
        "log-turn", "log-weather", (18, 1, 0), (18, 1, 1), "log-points",
    ]  # fmt: skip
    assert t.g.over is not None


def test_7_0b_7_0f_offensives_then_supply_then_the_sky_then_the_weather() -> None:
    """7.0f. Caporetto, turn 2: the side with the initiative rolls for the sky, before anybody checks the weather."""
    spot = first(plain, BOX.scenes["caporetto"])
    t = italia(
        {spot: "it-51-df it-corps-i", "available": "ah-air-1"}, scenario="caporetto", turn=2, phase="declare",
        dice=[6, 2, 2, 2],
    )  # fmt: skip
    keys = [line.key for line in t.g.log or ()]
    order = [keys.index(key) for key in ("log-offensive", "log-sky", "log-weather", "log-phase")]
    assert order == sorted(order)
    assert t.told("log-sky")[0]["die"] == 6


def test_1_0c_without_the_option_and_on_monte_grappa_nobody_rolls_for_the_sky() -> None:
    spot = first(plain, BOX.scenes["caporetto"])
    units = {spot: "it-51-df", "available": "ah-air-1"}
    for aviation, dice in ((True, [6, 2, 2]), (False, [2, 2])):
        t = italia(
            units, scenario="caporetto", turn=2, phase="superiority", options={"aviation": aviation}, dice=dice
        )  # fmt: skip
        assert bool(t.told("log-sky")) is aviation
    assert not started("grappa").idle().told("log-sky")


def test_7_0c_movement_combat_disengagement_exploitation() -> None:
    here = open_country(2)
    t = italia({here: "it-1-alpini", around(here)[0]: "ah-4-id"}, phase="begin_player", fair=False)
    seen: list[str] = []

    def done(t: Table) -> bool:
        if t.g.side == 1:
            seen.append(t.g.phase)
        return t.g.side == 0

    t.idle(done)
    assert [phase for phase in seen if phase in ("move", "attack")] == ["move", "attack"]
    names = list(PLAYER.members)
    order = [names.index(name) for name in ("move", "combat", "disengage", "exploit_combats", "exploit_move", "adjust")]
    assert order == sorted(order)


# -- 8.0 --------------------------------------------------------------------------------------------------------------


def test_8_0a_8_0b_the_scenario_says_when_there_is_an_offensive_and_it_makes_three_sequences() -> None:
    """8.0b. 8.0e: it is over with its turn."""
    t = started("grappa")
    assert t.g.attacks
    t.idle(lambda t: t.g.turn == 18)
    assert not t.g.attacks
    assert [args["sequence"] for args in t.told("log-phase")] == [1, 1, 2, 2, 3, 3, 1]


def test_8_0c_as_many_army_guns_as_the_scenario_says_go_into_offensive_mode() -> None:
    guns = "ah-army-xi-asiago ah-army-xi-grappa ah-army-vi"
    t = italia({"W1433": f"{guns} ah-corps-iv"}, scenario="albrecht", phase="declare", dice=[3, 2, 2, 2, 2])
    assert t.prompt == "ask-plan"
    assert t.refusal("plan:ah-corps-iv").rule == t.refusal("plan:it-army-iv").rule == "8.0c"
    t.do("plan:ah-army-vi")
    assert t.refusal("plan:ah-army-vi").rule == "8.0c"
    t.do("plan:ah-army-xi-asiago")
    assert [name for name in guns.split() if t.has("offensive", name)] == ["ah-army-xi-asiago", "ah-army-vi"]


def test_8_0d_attacks_in_range_of_these_guns_get_the_modifier_of_the_sequence() -> None:
    gun = BOX.unit["it-army-iv"]
    here = open_country(1)
    far = first(lambda h: BOX.far(hex_of(here))[h] == BOX.range[gun])
    beyond = first(lambda h: BOX.far(hex_of(here))[h] == BOX.range[gun] + 1)
    g = position({here: "it-army-iv"}, turn=32, marks={"offensive": "it-army-iv"}, attacks=True)
    for sequence, modifier in ((1, 3), (2, 2), (3, 1)):
        g.sequence = sequence
        assert offensive_modifier(g, hex_of(far)) == modifier
        assert offensive_modifier(g, hex_of(beyond)) == 0
    g.planned = 0
    assert offensive_modifier(g, hex_of(far)) == 0
    g.planned, g.side = 1 << gun, 0
    assert offensive_modifier(g, hex_of(far)) == 0  # not for the other side


def test_8_0f_when_the_next_turn_begins_the_guns_go_back_to_bombardment() -> None:
    t = started("grappa")
    assert t.g.planned
    t.idle(lambda t: t.g.turn == 18)
    assert not t.g.planned
    t = italia(
        {"W1433": "it-army-iv it-army-viii"}, turn=34, phase="declare", marks={"offensive": "it-army-x"},
        dice=[3, 2, 2],
    )  # fmt: skip
    assert not t.has("offensive", "it-army-x")


def test_8_0g_only_the_side_on_the_offensive_has_reserves() -> None:
    here = open_country(2)
    far = next(BOX.numbers[h] for h in bits(BOX.near(hex_of(here), 3)) if BOX.far(hex_of(here))[h] == 3)
    units = {here: "it-army-iv it-1-alpini", far: "ah-army-vi ah-216-ibrig"}
    t = italia(units, phase="markers_last", marks={"offensive": "it-army-iv"}, attacks=True)
    assert t.nouns("reserve") == {"it-1-alpini"}
    t = italia(units, phase="markers_last", side="cp", marks={"offensive": "it-army-iv"}, attacks=True, dice=[2] * 9)
    assert t.prompt != "ask-markers"  # though he stands in range of the enemy's guns


# -- 10.0 -------------------------------------------------------------------------------------------------------------

WEATHER = {**dict.fromkeys((2, 3, 4, 8, 9), "fair"), **dict.fromkeys((5, 6, 10, 11, 12), "bad")}


def forecast(*dice: int, **more: object) -> Table:
    return italia({"W1433": "it-51-df"}, phase="weather", turn=32, dice=dice, **more)


def test_10_0a_two_dice_bring_the_weather_of_a_sequence() -> None:
    for one, two in product(range(1, 7), repeat=2):
        if one + two != 7:
            t = forecast(one, two)
            assert (t.g.fair, t.g.fog) == (WEATHER[one + two] == "fair", False), (one, two)


@pytest.mark.parametrize("die", range(1, 7))
def test_10_0b_after_fog_an_even_die_is_fair_and_an_odd_one_bad(die: int) -> None:
    t = forecast(4, 3, die)
    assert (t.g.fair, t.g.fog) == (die % 2 == 0, True)
    assert t.fate.left == 0


def test_10_0c_10_0d_in_fair_weather_aircraft_fly_and_in_bad_weather_none() -> None:
    """10.0d."""
    for fair in (True, False):
        for side in ("cp", "en"):
            assert flying(position({}, fair=fair, side=side)) is fair
    units = {"Treviso": "it-hq-viii it-51-df", "missions": "it-air-1"}
    assert italia(units, phase="air", fair=True).prompt == "ask-fly"
    assert italia(units, phase="air", fair=False).prompt == "ask-move"


def test_10_0e_11_1_3e_in_bad_weather_a_secondary_road_is_none() -> None:
    """11.1.3e."""
    a, b = pair(lambda a, b: (a, b) in BOX.secondary and BOX.terrain[b] == "mountain" and dry_town(a, b))
    assert cost("it-1-alpini", a, b, fair=True) == 1
    assert cost("it-1-alpini", a, b, fair=False) == 2 + ((hex_of(a), hex_of(b)) in BOX.ridge)
    assert cost("it-1-alpini", a, b, fair=False, fog=True) == cost("it-1-alpini", a, b, fair=False)
    assert cost("it-1-alpini", a, b, fair=True, fog=True) == 1  # fog, then fair: a road
    a, b = pair(lambda a, b: (a, b) in BOX.roads and BOX.terrain[b] == "mountain" and dry_town(a, b))
    assert cost("it-1-alpini", a, b, fair=False) == 1  # a main road is one in any weather


def dry_town(a: int, b: int) -> bool:
    return (a, b) not in BOX.wet and not BOX.town[b] and not BOX.scenes["vittorio"].trench >> b & 1


def test_10_0f_in_bad_weather_a_footbridge_is_harder() -> None:
    a, b = pair(lambda a, b: unbridged(a, b, "minor"))
    for fair, more in ((True, 0), (False, 1)):
        g = position({a: "it-1-alpini"}, fair=fair)
        assert span_modifier(g, hex_of(a), hex_of(b)) == more


def test_10_0g_10_0i_fog_lies_over_the_phases_of_the_initiative_only() -> None:
    """10.0i. Then the weather is that of the second die."""
    for fair in (True, False):
        g = position({}, fair=fair, fog=True, side="en")
        assert foggy(g)
        assert not flying(g)
        g = position({}, fair=fair, fog=True, side="cp")
        assert not foggy(g)
        assert flying(g) is fair


@pytest.mark.parametrize(("side", "fog", "less"), [("en", True, 1), ("en", False, 0), ("cp", True, 0)])
@pytest.mark.parametrize("exploits", [False, True])
def test_10_0h_in_fog_the_side_with_the_initiative_suffers_a_point_less(
    side: str, fog: bool, less: int, exploits: bool
) -> None:
    """In combat and in exploitation, never less than nothing; the other side's attacks are as ever."""
    here = open_country(1)
    beside = around(here)[0]
    attacker, defender = ("it-51-df", "ah-4-id") if side == "en" else ("ah-4-id", "it-51-df")
    hq = "it-hq-iv" if side == "en" else "ah-hq-vi"

    def damage(fog: bool) -> int:
        b = Battle(
            hex_of(beside), attackers=(BOX.unit[attacker],), defenders=(BOX.unit[defender],), lead=BOX.unit[attacker],
            lead_defence=BOX.unit[defender], column=2,
        )  # fmt: skip
        t = italia(
            {here: f"{attacker} {hq}", beside: defender}, side=side, phase="throw", battle=b, fog=fog, fair=False,
            exploits=exploits, dice=[3, 4, 3, 3, *[3] * 20],
        )  # fmt: skip
        return next(int(args["attacker"]) for args in t.told("log-combat"))

    assert damage(False) - damage(fog) == less
