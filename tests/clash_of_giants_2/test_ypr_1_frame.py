"""YPR.1 to YPR.4: the frame of First Ypres, the compass, set-up, control of victory hexes, victory."""

from __future__ import annotations

from datetime import date
from math import cos, hypot, radians

import pytest

from grognard.games.clash_of_giants_2.names import dates, turn_name, unit_title
from grognard.games.clash_of_giants_2.state import ASIDE, BOXES, OFF
from grognard.kernel.maps import bits

from .finding import YPRES_BOX as BOX
from .finding import around, assault, field, flanders, numbers, post, step
from .table import YPRES, Table, marker, ypres


def opening(*dice: int | tuple[int, ...]) -> Table:
    """A new game, up to its first question: the first marker is drawn and rolled for."""
    return Table(YPRES, YPRES.start("campaign", YPRES.settings({})), dice or (marker(YPRES, "ge-A"), 6))


# -- YPR.1, YPR.2 -----------------------------------------------------------------------------------------------------


def test_ypr_1_1_allies_and_germans_race_to_the_sea_from_the_8th_of_october() -> None:
    assert YPRES.sides == ("al", "ge")
    assert dates(BOX, 1)[0] == date(1914, 10, 8)


def test_ypr_2_11a_a_hex_is_two_kilometres_and_not_twenty_one() -> None:
    """Rows lie 2.1 to 2.2 km apart; neighbours are a little further, as La Bassée has to be on the map (RULINGS.md)."""
    for way in BOX.map.ways:
        for h in range(0, BOX.size, 97):
            n = BOX.map.near[way][h]
            if n < 0:
                continue
            a, b = ((float(BOX.rows[i]["lat"]), float(BOX.rows[i]["lon"])) for i in (h, n))
            north, east = (a[0] - b[0]) * 111.2, (a[1] - b[1]) * 111.3 * cos(radians((a[0] + b[0]) / 2))
            assert 2.1 < hypot(north, east) < 2.6, (BOX.numbers[h], way)
            assert len(way) == 1 or 2.05 < abs(north) < 2.3


def test_ypr_2_11b_a_turn_is_two_days() -> None:
    """Example F7: turn 18 is the 11th and 12th of November."""
    for turn in range(1, 18):
        first_day, last_day = dates(BOX, turn)
        assert (last_day - first_day).days == 1
        assert (dates(BOX, turn + 1)[0] - last_day).days == 1
    assert dates(BOX, 18) == (date(1914, 11, 11), date(1914, 11, 12))
    assert turn_name(BOX, 18, "en") == "11-12 November 1914"
    assert YPRES.words.label("turn", 1, "fr") == "8-9 octobre 1914"


def test_ypr_2_11c_units_are_divisions_and_brigades() -> None:
    brigades = {name for u, name in enumerate(BOX.units) if not BOX.division[u]}
    assert {"al-frfm", "ge-38lw", "al-brremnant1"} <= brigades
    assert len(brigades) < BOX.count / 5
    for name in brigades:
        assert BOX.steps[BOX.unit[name]] == 1, name


def fallen(side: str) -> Table:
    """A division of a side has to retreat one hex on open ground, driven from its front."""
    here = field("A")
    defender, attackers, front = ("al-fr17", "ge-14 ge-13", "e") if side == "al" else ("ge-14", "al-fr17 al-fr18", "w")
    t = flanders(
        {here: defender, step(BOX, here, front): attackers},
        phase="combat", side="ge" if side == "al" else "al", dice=[6, 1, 1],
    )  # fmt: skip
    assert assault(t, here, attackers).prompt == "ask-fall"
    return t


def test_ypr_2_12a_germans_fall_back_east_north_east_and_south_east() -> None:
    t, here = fallen("ge"), field("A")
    assert t.nouns("fall") == {step(BOX, here, way) for way in ("e", "ne", "se")}
    assert t.refusal(f"fall:{step(BOX, here, 'nw')}").rule == "STD.12.15"


def test_ypr_2_12b_allies_fall_back_west_south_west_and_north_west() -> None:
    t, here = fallen("al"), field("A")
    assert t.nouns("fall") == {step(BOX, here, way) for way in ("w", "sw", "nw")}
    assert t.refusal(f"fall:{step(BOX, here, 'se')}").rule == "STD.12.15"


def test_ypr_2_13_this_battle_has_markers_of_its_own() -> None:
    """Cavalry replacement, flood and rail; for the efficiency of new corps see YPR.10.3a, for support YPR.10.1d."""
    t = ypres(
        {"Nieuport": "al-be1", "Hazebrouck": "al-fr17", field("C"): "al-fr4cd", "eliminated": "al-fr5cd"},
        phase="replace", side="al", turn=6, dice=[marker(YPRES, "al-D"), 6],
    )  # fmt: skip
    t.do("rebuild:al-fr5cd", f"at:{field('C')}", "flood", "rail:al-fr17")
    t.do(f"to:{sorted(t.nouns('to'))[0]}")
    assert (t.prompt, t.g.flood) == ("ask-move", 6)
    assert [(t.has("rebuilt", name), t.has("moved", name)) for name in ("al-fr5cd", "al-fr17")] == [
        (True, False),
        (False, True),
    ]


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        ("ge-3b", "Bavarian"), ("ge-comg", "Composite Guard"), ("ge-gcd", "Guard"), ("al-inla", "Lahore"),
        ("al-inme", "Meerut"), ("ge-38lw", "Landwehr"), ("ge-43r", "Reserve"),
        ("al-fr87t", "Territorial"),
    ],
)  # fmt: skip
def test_ypr_2_14_the_abbreviations_of_the_counters_are_spelled_out(unit: str, said: str) -> None:
    assert said in unit_title(BOX, BOX.unit[unit], "en")
    assert unit_title(BOX, BOX.unit[unit], "fr") != unit_title(BOX, BOX.unit[unit], "en")


# -- YPR.3 ------------------------------------------------------------------------------------------------------------


def test_ypr_3_1a_units_without_a_turn_start_on_the_map_the_others_wait() -> None:
    """YPR.3.1b."""
    t = opening()
    waiting = {name for u, name in enumerate(BOX.units) if t.g.loc[u] == ASIDE}
    assert waiting == {row["unit"] for row in BOX.unit_rows if row["turn"] or "remnant" in row["flags"]}
    assert len(waiting) + sum(h < OFF for h in t.g.loc) == BOX.count


@pytest.mark.parametrize(("turn", "offered"), [(7, set()), (8, {"al-fr17", "al-fr42"})])
def test_ypr_3_1b_a_reinforcement_enters_in_its_turn_and_not_before(turn: int, offered: set[str]) -> None:
    t = flanders({"waiting": "al-fr17 al-fr18 al-fr42"}, phase="arrive", side="al", turn=turn)
    assert t.nouns("place") == offered
    assert t.refusal("place:al-fr18").rule == "STD.9.1" if offered else t.prompt == "ask-replace"


def test_ypr_3_11_allies_start_where_their_counters_say() -> None:
    """YPR.3.12: so do the Germans. Only French and British of the Allies start, and nobody has to place anything."""
    t = opening()
    for row in BOX.unit_rows:
        assert t.at(row["unit"]) == (row["setup"] or BOXES[0])
    start = [u for u, h in enumerate(t.g.loc) if h < OFF]
    assert {BOX.nation[u] for u in start} <= {"fr", "br", "ge"}
    assert t.at("al-fr13") == "4717"
    assert t.at("ge-28") == "4812"
    assert t.prompt == "ask-move"


def cup(turn: int) -> set[str]:
    """All markers of a turn."""
    t = ypres(post(), phase="start", turn=turn, dice=[marker(YPRES, "al-A"), 6])
    return {BOX.markers[m] for m in (*bits(t.g.cup), *t.g.drawn)}


def test_ypr_3_13a_the_markers_of_three_zones_go_into_the_cup() -> None:
    t = opening()
    assert {BOX.markers[m] for m in (*bits(t.g.cup), *t.g.drawn)} == {f"{s}-{z}" for s in ("al", "ge") for z in "ABC"}


def test_ypr_3_13b_those_of_zone_d_wait_for_their_turn() -> None:
    """YPR.5.38d: they join on the turn printed on them, the Allied one before the German one."""
    assert [[f"{side}-D" in cup(turn) for side in ("al", "ge")] for turn in range(1, 6)] == [
        [False, False], [True, False], [True, False], [True, True], [True, True],
    ]  # fmt: skip
    assert len(cup(4)) == 8


# -- YPR.4 ------------------------------------------------------------------------------------------------------------


def ended(germans: int, turn: int = 18) -> Table:
    """The end of a turn in which Germany holds so many victory hexes."""
    hexes = sorted(numbers(BOX, BOX.any_vp))
    owner = {name: "ge" if i < germans else "al" for i, name in enumerate(hexes)}
    return ypres(post(), phase="end", turn=turn, owner=owner)


@pytest.mark.parametrize(("germans", "winner"), [(0, 0), (5, 0), (6, 1), (11, 1)])
def test_ypr_4_1_who_holds_more_victory_hexes_wins_after_turn_18(germans: int, winner: int) -> None:
    result = ended(germans).play.result
    assert result is not None
    assert result.winner == winner
    assert ended(germans, 17).play.result is None


def test_ypr_4_1_no_draw() -> None:
    assert BOX.vp[0] == BOX.vp[1]
    assert BOX.any_vp.bit_count() % 2 == 1


def test_ypr_4_21_the_allies_hold_every_victory_hex_at_the_start() -> None:
    """Lille too, and whatever Germans might stand near."""
    t = opening()
    assert {t.owner(name) for name in numbers(BOX, BOX.any_vp)} == {"al"}


def beside(place: str) -> str:
    """A hex next to a place that can be walked from at one point."""
    number = next(BOX.numbers[h] for h in range(BOX.size) if BOX.places["en"][h] == place)
    return next(n for n in around(BOX, number) if BOX.terrain[BOX.hex[n]] == "clear")


@pytest.mark.parametrize("unit", ["ge-14", "ge-2cd"])
def test_ypr_4_22a_a_supplied_german_takes_a_hex_by_entering_it(unit: str) -> None:
    """Example F4: cavalry does as well as infantry."""
    t = flanders({beside("Ypres"): unit}, active="ge-C")
    assert t.owner("Ypres") == "al"
    t.do(f"move:{unit}", "to:Ypres")
    assert t.owner("Ypres") == "ge"


def test_ypr_4_22a_passing_through_is_entering() -> None:
    """By default (STD.4.2): the hex changes hands although the move goes on."""
    t = flanders({beside("Ypres"): "ge-2cd"}, active="ge-C").do("move:ge-2cd", "through:Ypres")
    assert t.owner("Ypres") == "ge"
    assert t.at("ge-2cd") == "3012"
    t.do(f"to:{beside('Ypres')}")
    assert t.owner("Ypres") == "ge"


def test_ypr_4_22b_control_may_change_any_number_of_times() -> None:
    """YPR.4.22a: a supplied Allied unit retakes what it enters."""
    owner = "al"
    for unit in ("ge-14", "al-frfm", "ge-14", "al-fr17", "ge-2cd"):
        t = flanders({beside("Ypres"): unit}, active=f"{unit[:2]}-C", owner={"Ypres": owner})
        owner = t.do(f"move:{unit}", "to:Ypres").owner("Ypres")
        assert owner == unit[:2]


@pytest.mark.parametrize("state", ["reduced", "unsupplied"])
def test_ypr_4_22c_a_unit_in_reduced_supply_takes_nothing(state: str) -> None:
    for unit, was in (("ge-14", "al"), ("al-fr17", "ge")):
        t = flanders({beside("Ypres"): unit}, active=f"{unit[:2]}-C", owner={"Ypres": was}, supply={unit: state})
        t.do(f"move:{unit}", "to:Ypres")
        assert t.owner("Ypres") == was
