"""STD.2, STD.3: the map, the counters, chance, and how a battle begins."""

from __future__ import annotations

from random import Random

import pytest

from grognard.bots.rand import pick
from grognard.games.clash_of_giants_2.box import Box
from grognard.games.clash_of_giants_2.odds import odds
from grognard.games.clash_of_giants_2.retreat import fall_hexes
from grognard.games.clash_of_giants_2.stacking import why_not_group
from grognard.games.clash_of_giants_2.state import FED, OFF, State, kill
from grognard.games.clash_of_giants_2.supply import check_supply
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.maps import bits
from grognard.kernel.play import Play
from grognard.kernel.tape import FATE

from .finding import GALICIA_BOX, YPRES_BOX, assault, battlefield, bit, level_ground, men, run, step
from .table import GALICIA, YPRES, Table, galicia, position, ypres

BOTH = pytest.mark.parametrize("game", [GALICIA, YPRES], ids=lambda game: str(game.name))
BOXES = pytest.mark.parametrize("box", [GALICIA_BOX, YPRES_BOX], ids=lambda box: str(box.battle))


@BOXES
def test_std_2_1_the_map_is_a_regular_grid_of_four_digit_hexes(box: Box) -> None:
    assert len(set(box.numbers)) == box.size
    assert all(len(number) == 4 and number.isdigit() for number in box.numbers)
    inside = [h for h in range(box.size) if not box.map.edge >> h & 1]
    assert all(len(set(box.map.linked[h])) == 6 for h in inside)
    assert all(h in box.map.linked[n] for h in range(box.size) for n in box.map.linked[h])
    # Terrain of hexes and of hexsides is there to be paid for and fought over.
    assert {box.terrain[h] for h in range(box.size)} > {"clear", "forest"}
    assert box.rivers["river"].pairs
    assert box.rails


def test_std_2_2_ways_are_steps_from_hex_to_hex() -> None:
    """Worked out by hand: Galicia's even columns lie half a hex south, Ypres' odd rows half a hex west."""
    assert set(GALICIA_BOX.map.ways) == {"n", "ne", "se", "s", "sw", "nw"}
    assert set(YPRES_BOX.map.ways) == {"ne", "e", "se", "sw", "w", "nw"}
    found = {way: step(GALICIA_BOX, "1010", way) for way in GALICIA_BOX.map.ways}
    assert found == {"n": "1009", "ne": "1110", "se": "1111", "s": "1011", "sw": "0911", "nw": "0910"}
    found = {way: step(YPRES_BOX, "3010", way) for way in YPRES_BOX.map.ways}
    assert found == {"ne": "2909", "e": "3009", "se": "3109", "sw": "3110", "w": "3011", "nw": "2910"}
    # The compass uses these ways and no bearing in between.
    g = position(GALICIA, {"1010": men(GALICIA_BOX, "ah")[0]})
    u = g.box.unit[men(GALICIA_BOX, "ah")[0]]
    assert set(g.box.map.names(fall_hexes(g, u, g.loc[u], 0, 1))) == {"1011", "0911", "0910"}


@BOXES
def test_std_2_3_a_counter_says_all_there_is_to_know(box: Box) -> None:
    for row, flags in zip(box.unit_rows, box.flags, strict=True):
        assert row["nation"]
        assert row["name"]
        assert row["size"] in ("div", "bde")
        starts = [bool(row["setup"]), bool(row["turn"]), "remnant" in flags]
        assert starts.count(True) == 1, row["unit"]
    # Movement is no part of a counter: it comes from the command die alone.
    assert not {"movement", "mp", "move"} & set(box.unit_rows[0])


def test_std_2_3_one_number_is_step_value_and_attack_factor() -> None:
    spot = battlefield(GALICIA_BOX)
    full, other = men(GALICIA_BOX, "ah")[:2]
    horse = men(GALICIA_BOX, "ah", kind="cav")[0]
    enemy = men(GALICIA_BOX, "ru")[0]
    g = position(GALICIA, {spot: enemy, step(GALICIA_BOX, spot, "s"): f"{full} ({other})",
                           step(GALICIA_BOX, spot, "sw"): horse})  # fmt: skip
    h = g.box.hex[spot]
    for names, factor in (([full], 2), ([other], 1), ([horse], 1), ([full, other, horse], 4)):
        assert odds(g, [h], [g.box.unit[name] for name in names]).attack == factor


def test_std_2_4_a_lost_step_turns_a_division_over_and_takes_a_brigade_away() -> None:
    spot = battlefield(GALICIA_BOX)
    full = men(GALICIA_BOX, "ah", 4)[0]
    brigade = men(GALICIA_BOX, "ah", steps=1)[0]
    enemies = " ".join(men(GALICIA_BOX, "ru")[:2])
    t = galicia(
        {spot: enemies, step(GALICIA_BOX, spot, "s"): f"{full} {brigade}"}, phase="combat", side="ah", turn=10,
        dice=[1, 1, 6, 6],
    )  # fmt: skip
    assert t.steps(full) == 2
    assert t.steps(brigade) == 1
    assault(t, spot, [full, brigade])  # 3 to 4: everybody rolls, and two sixes fail
    assert t.steps(full) == 1
    assert t.at(brigade) == "eliminated"
    t.check()


def test_std_2_5_a_unit_defends_with_its_steps() -> None:
    spot = battlefield(GALICIA_BOX)
    one, two = men(GALICIA_BOX, "ru")[:2]
    attacker = men(GALICIA_BOX, "ah")[0]
    south = step(GALICIA_BOX, spot, "s")
    for there, factor in ((one, 2), (f"({one})", 1), (f"{one} ({two})", 3), (f"{one} {two}", 4)):
        g = position(GALICIA, {spot: there, south: attacker})
        assert odds(g, [g.box.hex[spot]], [g.box.unit[attacker]]).defence == factor


def test_std_2_6_cossacks_are_cavalry_and_a_brigade_is_a_unit() -> None:
    """They move by the right-hand number and stack by threes; a brigade takes a place like any division."""
    spot = level_ground(GALICIA_BOX)
    cossacks = [row["unit"] for row in GALICIA_BOX.unit_rows if "cossack" in row["flags"]]
    assert len(cossacks) >= 3
    assert all(GALICIA_BOX.kind[GALICIA_BOX.unit[name]] == 1 for name in cossacks)
    south = step(GALICIA_BOX, spot, "s")
    marker = GALICIA_BOX.markers[4 + GALICIA_BOX.area_of[1][GALICIA_BOX.hex[south]]]
    t = galicia({spot: " ".join(cossacks[:2]), south: cossacks[2]}, active=marker)
    infantry, cavalry, _ = GALICIA_BOX.tracks[1, GALICIA_BOX.markers.index(marker) % 4, 5][5]
    assert cavalry > infantry
    t.do(f"move:{cossacks[2]}")
    assert t.play.question is not None
    assert (t.play.question.args or {})["points"] == cavalry
    assert t.can(f"to:{spot}")
    division, brigades = men(GALICIA_BOX, "ru")[0], men(GALICIA_BOX, "ru", steps=1)[:2]
    t = galicia({spot: " ".join(brigades), south: division}, active=marker)
    t.do(f"move:{division}")
    assert t.refusal(f"to:{spot}").rule == "STD.6.1"


def test_std_2_7_markers_take_no_room_and_go_with_their_unit() -> None:
    spot = level_ground(GALICIA_BOX)
    south = step(GALICIA_BOX, spot, "s")
    marked, mover, third = men(GALICIA_BOX, "ah")[:3]
    marker = GALICIA_BOX.markers[GALICIA_BOX.area_of[0][GALICIA_BOX.hex[south]]]
    g = position(GALICIA, {spot: f"({marked})", south: f"{mover} {third}"}, active=marker)
    g.repl, g.moved = bit(g, marked), bit(g, marked)
    t = Table(GALICIA, g)
    t.do(f"move:{mover}", f"to:{spot}")
    assert t.at(mover) == spot
    t.do(f"move:{third}")
    assert t.refusal(f"to:{spot}").rule == "STD.6.1"  # two units now, markers or not
    dead = t.g.copy()
    dead.supply[dead.box.unit[marked]] = 2
    kill(dead, dead.box.unit[marked])
    assert not (dead.repl | dead.moved) & bit(dead, marked)
    assert dead.supply[dead.box.unit[marked]] == FED
    assert GALICIA.check(dead) == []


@BOTH
def test_std_2_8_all_chance_is_one_die_or_one_marker_out_of_the_cup(game: Game[State]) -> None:
    play: Play[State] = Play(game, Seeded(3), game.scenarios[-1], marks=False)
    random = Random(3)
    while play.question is not None and play.decisions < 1500:
        play.decide(pick(play.question, game.rare, random))
    answers = [entry.answer for entry in play.journal if entry.who == FATE]
    dice = {answer for answer in answers if isinstance(answer, int)}
    draws = [answer for answer in answers if not isinstance(answer, int)]
    assert dice == {1, 2, 3, 4, 5, 6}
    assert draws
    assert all(len(drawn) == 1 and drawn[0] in range(8) for drawn in draws)


def test_std_2_9_the_battle_overrides_the_series_and_a_ban_a_permission() -> None:
    """The series makes cavalry roll to slip away from cavalry (STD.14.4); the battle of Ypres does not (YPR.11.3).

    A unit that is Done may attack (STD.12.3); under a replacement marker as well, it may not."""
    spot = battlefield(YPRES_BOX)
    french, german = men(YPRES_BOX, "al", kind="cav")[0], men(YPRES_BOX, "ge", kind="cav")[0]
    t = ypres({spot: german, step(YPRES_BOX, spot, "w"): french}, phase="combat", side="al", turn=18)
    assault(t, spot, french)
    assert t.prompt == "ask-withdraw"
    t.do(f"slip:{german}")  # no die was scripted, none is rolled
    assert t.prompt == "ask-fall"
    spot = battlefield(GALICIA_BOX)
    done, enemy = men(GALICIA_BOX, "ah")[0], men(GALICIA_BOX, "ru")[0]
    g = position(GALICIA, {spot: enemy, step(GALICIA_BOX, spot, "s"): f"({done})"}, phase="combat", side="ah")
    g.moved = bit(g, done)
    assert Table(GALICIA, g.copy()).can(f"attack:{spot}")
    friend = men(GALICIA_BOX, "ah")[1]
    g = position(
        GALICIA, {spot: enemy, step(GALICIA_BOX, spot, "s"): f"({done}) {friend}"}, phase="combat", side="ah"
    )  # fmt: skip
    g.moved = g.repl = bit(g, done)
    t = Table(GALICIA, g).do(f"attack:{spot}")
    assert t.refusal(f"join:{done}").rule == "STD.12.3"


@BOTH
def test_std_3_1_all_start_whole_and_in_supply(game: Game[State]) -> None:
    g = game.start(game.scenarios[-1], game.settings({}))
    there = [u for u in range(g.box.count) if g.loc[u] < OFF]
    assert there == [u for u in range(g.box.count) if g.box.setup[u]]
    assert all(g.left[u] == g.box.steps[u] and g.supply[u] == FED for u in there)
    # Even where no line can be traced: nobody is hungry on turn 1.
    assert run(check_supply(g)) == []
    assert all(g.supply[u] == FED for u in there)


def test_std_3_1_russia_sets_up_first() -> None:
    play: Play[State] = Play(GALICIA, Seeded(1), "campaign")
    assert play.question is not None
    assert GALICIA.sides[play.question.side] == "ru"
    play.act(play.question.side, ("deploy", None))
    assert play.question is not None
    assert GALICIA.sides[play.question.side] == "ah"


def test_std_3_2_set_up_keeps_to_stacking_and_to_the_army() -> None:
    t = Table(GALICIA, GALICIA.start("campaign", GALICIA.settings({})))
    army = [u for u in men(GALICIA_BOX, "ru") if GALICIA_BOX.setup[GALICIA_BOX.unit[u]] == "4"]
    area = GALICIA_BOX.area_set[1][GALICIA_BOX.areas[1].index("4")]
    t.do(f"place:{army[0]}")
    offered = t.nouns("at")
    assert offered
    assert offered == set(GALICIA_BOX.map.names(GALICIA_BOX.set_up[1] & area))
    elsewhere = GALICIA_BOX.map.names(GALICIA_BOX.set_up[1] & ~area)[0]
    assert t.refusal(f"at:{elsewhere}").rule == "STD.3.2"
    full = min(offered)
    t.do(f"at:{full}", f"place:{army[1]}", f"at:{full}", f"place:{army[2]}")
    assert t.refusal(f"at:{full}").rule == "STD.6.1"
    assert full not in t.nouns("at")


@BOTH
def test_std_3_2_the_printed_set_up_is_legal_itself(game: Game[State]) -> None:
    g = game.start(game.scenarios[-1], game.settings({}))
    assert not [g.box.numbers[h] for h in bits(g.occ[0] | g.occ[1]) if why_not_group(g, g.stacks[h])]
