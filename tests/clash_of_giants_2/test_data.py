"""The data files of both battles, held against the numbers of the Battle Book and against each other.

Read as they are, without the game's own code: a mistake there must not hide one here.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import grognard
import itertools

DATA = Path(grognard.__file__).parent / "games" / "clash_of_giants_2" / "data"
GALICIA, YPRES = "galicia-1914", "first-ypres-1914"
SIDES = {GALICIA: ("ah", "ru"), YPRES: ("al", "ge")}
NUMBER = re.compile(r"\d+")

both = pytest.mark.parametrize("battle", [GALICIA, YPRES])


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def units(battle: str) -> dict[str, dict[str, str]]:
    found = rows(f"{battle}/units.csv")
    assert len({row["unit"] for row in found}) == len(found)
    return {row["unit"]: row for row in found}


def hexes(battle: str) -> dict[str, dict[str, str]]:
    found = rows(f"{battle}/hexes.csv")
    assert len({row["hex"] for row in found}) == len(found)
    return {row["hex"]: row for row in found}


def tables(battle: str) -> dict[str, Any]:
    return tomllib.loads((DATA / battle / "tables.toml").read_text("utf-8"))


def distance(battle: str, one: str, other: str) -> int:
    """Hexes from one number to another: Galicia has columns, even ones half a hex south; Ypres rows, odd ones west."""
    pushed = 0 if battle == GALICIA else 1
    at = [(int(number[:2]), 2 * int(number[2:]) + (int(number[:2]) % 2 == pushed)) for number in (one, other)]
    lines, halves = abs(at[0][0] - at[1][0]), abs(at[0][1] - at[1][1])
    return lines + max(0, (halves - lines) // 2)


# -- rules -----------------------------------------------------------------------------------------------------------


def test_the_index_has_every_rule_once_in_both_languages() -> None:
    found = rows("rules.csv")
    assert len({row["id"] for row in found}) == len(found) == 345
    assert Counter(row["kind"] for row in found) == {"rule": 219, "table": 47, "reconstructed": 79}
    assert {row["applies"] for row in found} == {GALICIA, YPRES, ""}
    for row in found:
        assert len({"", row["summary"], row["summary_fr"]}) == 3, row["id"]


def test_a_rule_says_the_same_numbers_in_french() -> None:
    """Ordinals apart, which English may write as words."""
    for row in rows("rules.csv"):
        french = re.sub(r"\b\d+e\b", "", row["summary_fr"])
        english = re.sub(r"\b\d+th\b", "", row["summary"])
        assert sorted(NUMBER.findall(french)) == sorted(NUMBER.findall(english)), row["id"]


# -- units -----------------------------------------------------------------------------------------------------------


@both
def test_unit_names_can_be_typed(battle: str) -> None:
    for name, row in units(battle).items():
        assert re.fullmatch(rf"{row['side']}-[a-z0-9]+", name), name


@both
def test_a_unit_starts_on_the_map_or_enters_on_a_turn(battle: str) -> None:
    last = tables(battle)["game"]["last_turn"]
    for name, row in units(battle).items():
        remnant = "remnant" in row["flags"].split()
        assert bool(row["setup"]) + bool(row["turn"]) == (0 if remnant else 1), name
        assert not row["turn"] or 2 <= int(row["turn"]) <= last
        assert row["side"] in SIDES[battle]
        assert row["type"] in ("inf", "cav")
        assert row["size"] in ("div", "bde")
        assert (row["ter"] == "?") == ("new_reserve" in row["flags"].split())
        assert row["ter"] in "12345?"
        assert row["steps"] in "12"
        assert row["type"] == "inf" or row["steps"] == "1", "cavalry has one step"


def test_galicia_has_the_order_of_battle_it_was_planned_with() -> None:
    found = units(GALICIA).values()
    count = Counter((row["side"], row["type"], "start" if row["setup"] else "later") for row in found)
    assert count == {
        ("ah", "inf", "start"): 42,
        ("ah", "cav", "start"): 11,
        ("ah", "inf", "later"): 12,
        ("ru", "inf", "start"): 33,
        ("ru", "cav", "start"): 18,
        ("ru", "inf", "later"): 20,
        ("ru", "cav", "later"): 1,
    }
    steps = {side: sum(int(row["steps"]) for row in found if row["side"] == side) for side in SIDES[GALICIA]}
    assert steps == {"ah": 104, "ru": 121}
    assert {row["setup"] for row in found if row["side"] == "ah"} == {"", "1", "2", "3", "4"}
    assert {row["setup"] for row in found if row["side"] == "ru"} == {"", "3", "4", "5", "8"}
    assert {row["side"] for row in found if row["where"] == "2"} == {"ah"}
    assert [row["name"] for row in found if row["nation"] == "ge"] == ["3 LW", "4 LW"]


def test_ypres_has_the_order_of_battle_it_was_planned_with() -> None:
    found = units(YPRES).values()
    count = Counter((row["side"], row["type"], "start" if row["setup"] else "later") for row in found)
    assert count == {
        ("al", "inf", "start"): 4,
        ("al", "cav", "start"): 6,
        ("al", "inf", "later"): 30,
        ("al", "cav", "later"): 7,
        ("ge", "inf", "start"): 2,
        ("ge", "cav", "start"): 8,
        ("ge", "inf", "later"): 32,
    }
    steps = {side: sum(int(row["steps"]) for row in found if row["side"] == side) for side in SIDES[YPRES]}
    assert steps == {"al": 75, "ge": 73}
    flags = Counter(flag for row in found for flag in row["flags"].split())
    assert flags == {"new_reserve": 8, "zone_a": 2, "remnant": 2, "indian": 2, "marine": 2}
    new = Counter(row["formation"] for row in found if row["ter"] == "?")
    assert new == {"XXII R": 2, "XXIII R": 2, "XXVI R": 2, "XXVII R": 2}
    assert {(row["name"], row["formation"]) for row in found if "zone_a" in row["flags"]} == {
        ("13", "XXI"),
        ("28", "XIV"),
    }


def test_ypres_units_start_on_land_apart_and_outside_the_zone_of_the_belgians() -> None:
    board, terrain = hexes(YPRES), tables(YPRES)["terrain"]
    start = [(row["side"], row["setup"], row["nation"]) for row in units(YPRES).values() if row["setup"]]
    for side, hexagon, _ in start:
        assert terrain[board[hexagon]["terrain"]]["cost"] > 0
        assert side == "al" or board[hexagon]["area0"] != "D"
        assert min(distance(YPRES, hexagon, other) for its, other, _ in start if its != side) >= 3
    assert {nation for side, _, nation in start if side == "al"} <= {"fr", "br"}
    limits_hold(YPRES, {name: row["setup"] for name, row in units(YPRES).items() if row["setup"]})


# -- tables ----------------------------------------------------------------------------------------------------------


@both
def test_every_turn_has_one_track_of_six_cells_for_every_army(battle: str) -> None:
    table, board = tables(battle), hexes(battle)
    turns: Counter[tuple[str, str, int]] = Counter()
    for track in table["track"]:
        assert len(track["cells"]) == 6
        moves = [re.fullmatch(r"([1-9])(\*?)/([1-9])", cell) for cell in track["cells"]]
        feet = [int(move[1]) for move in moves if move]
        horses = [int(move[3]) for move in moves if move]
        assert len(feet) == 6
        assert (feet, horses) == (sorted(feet), sorted(horses)), "a better die is no worse"
        assert all(foot < horse for foot, horse in zip(feet, horses, strict=True))
        column = f"area{SIDES[battle].index(track['side'])}"
        for area in {row[column] for row in board.values()} if not track["area"] else {track["area"]}:
            for turn in range(track["from"], track["to"] + 1):
                turns[track["side"], area, turn] += 1
    wanted = {
        (side, row[f"area{number}"], turn)
        for number, side in enumerate(SIDES[battle])
        for row in board.values()
        for turn in range(1, table["game"]["last_turn"] + 1)
    }
    assert turns == dict.fromkeys(wanted, 1)
    if battle == YPRES:
        assert not any("*" in cell for track in table["track"] for cell in track["cells"])


def test_gal_9_2_every_russian_army_and_by_gal_9_3_two_austrian_ones_have_two_tracks() -> None:
    tracks = tables(GALICIA)["track"]
    count = Counter((track["side"], track["area"]) for track in tracks)
    assert {key[1]: number for key, number in count.items() if key[0] == "ru"} == {"4": 2, "5": 2, "3": 2, "8": 2}
    assert {key[1]: number for key, number in count.items() if key[0] == "ah"} == {"1": 1, "4": 1, "3": 2, "2": 2}
    third = [(track["side"], track["from"], track["to"]) for track in tracks if track["area"] == "3"]
    assert third == [("ah", 1, 3), ("ah", 4, 10), ("ru", 1, 3), ("ru", 4, 10)]


def test_offensive_support_may_be_used_when_the_rules_say() -> None:
    """GAL.10.1a, GAL.10.1b, GAL.10.1c, YPR.10.1a, YPR.10.1b."""
    assert [tuple(one.values()) for one in tables(GALICIA)["support"]] == [
        ("ah", 2, 4),
        ("ah", 3, 6),
        ("ru", 4, 6),
        ("ru", 7, 10),
    ]
    assert [tuple(one.values()) for one in tables(YPRES)["support"]] == [
        ("al", 3, 6),
        ("ge", 6, 8),
        ("ge", 9, 12),
        ("ge", 13, 17),
    ]


@both
def test_the_combat_table_is_that_of_the_charts(battle: str) -> None:
    table = tables(battle)["combat"]
    said = [row for row in rows("rules.csv") if re.fullmatch(r"BB\.CRT\.\d", row["id"])]
    assert len(said) == len(table["columns"]) == 8
    for column, row in enumerate(said):
        words = row["summary"]
        assert words.startswith(f"Odds {table['columns'][column]}")
        for who in ("attacker", "defender"):
            found = re.search(rf"{who}s ([+-]\d)", words)
            assert table[who][column] == (int(found[1]) if found else 99 if f"{who}s do not roll" in words else 0)
        most = re.search(r"at most (\d)", words)
        assert table["limit"][column] == (int(most[1]) if most else 0 if "no attacker" in words else 99)
    assert (table["natural"], table["lowest"], table["highest"]) == ([1, 6], 1, 6)


@both
def test_the_terrain_tables_are_those_of_the_charts(battle: str) -> None:
    table = tables(battle)
    said = {row["id"]: row["summary"] for row in rows("rules.csv")}
    effects = {
        **table["terrain"],
        **table["class"],
        **table["side"],
        **({"fort": table["fort"]} if "fort" in table else {}),
    }
    assert len({effect["rule"] for effect in effects.values()}) == len(effects)
    for name, effect in effects.items():
        words = said[effect["rule"]]
        first = {"rough_forest": "forest in rough", "major": "major river", "sea": "open sea", "fort": "friendly fort"}
        assert words.lower().startswith(first.get(name, name.replace("_", " "))), words
        assert effect.get("defence", 0) == ("+1 defence factor" in words)
        assert effect["left"] == ("one column left" in words)
        if "no_retreat" in effect:
            assert effect["no_retreat"] == ("no-retreat" in words or "one-hex retreats may be ignored" in words)
        if "cost" in effect:
            cost = re.search(r"movement \+?(\d) MP", words)
            other = -1 if "whole allowance" in words else 0
            assert effect["cost"] == (int(cost[1]) if cost else other)


@both
def test_every_word_of_the_map_has_its_row_in_the_tables(battle: str) -> None:
    table, board = tables(battle), hexes(battle).values()
    assert {row["terrain"] for row in board} == set(table["terrain"])
    assert {row["class"] for row in board} == {"", *table["class"]}
    assert {row["kind"] for row in rows(f"{battle}/sides.csv")} == set(table["side"])
    assert any(row["fort"] for row in board) == ("fort" in table)


@both
def test_replacement_markers_serve_nations_that_are_there(battle: str) -> None:
    found = units(battle).values()
    given = tables(battle)["replacement"]
    assert set(given) == set(SIDES[battle])
    for side, markers in given.items():
        nations = {row["nation"] for row in found if row["side"] == side}
        served = {nation for marker in (*markers["turn"], *markers["once"]) for nation in marker}
        assert served == nations
        assert set(markers["cavalry"]) <= nations
    once = {GALICIA: {"ah": 0, "ru": 0}, YPRES: {"al": 3, "ge": 0}}
    assert {side: len(markers["once"]) for side, markers in given.items()} == once[battle]
    assert all(len(markers["turn"]) == 1 for markers in given.values())


def test_gal_4_1b_has_its_victory_hexes_and_gal_3_12f_three_are_austrian_at_the_start() -> None:
    board = hexes(GALICIA).values()
    russian = [row["country"] for row in board if "ru" in row["vp"].split()]
    austrian = [row["country"] for row in board if "ah" in row["vp"].split()]
    assert russian == ["ah"] * 13
    assert sorted(austrian) == ["ah"] * 3 + ["ru"] * 4


def test_an_odd_number_of_victory_hexes_leaves_no_draw_at_ypres() -> None:
    scored = [set(row["vp"].split()) for row in hexes(YPRES).values() if row["vp"]]
    assert scored == [{"al", "ge"}] * 11


def test_the_hexes_named_by_the_tables_are_what_they_should_be() -> None:
    galicia, ypres = tables(GALICIA), tables(YPRES)
    fortress = hexes(GALICIA)[galicia["przemysl"]["hex"]]
    assert fortress["place"] == "Przemyśl"
    assert fortress["fort"]
    assert "ru" in fortress["vp"].split()
    board = hexes(YPRES)
    assert board[ypres["flood"]["hex"]]["place"] == "Nieuport"
    assert {row["area0"] for row in board.values() if row["supply"] == "ge"} >= {ypres["zone_d"]["area"]}


def test_ypr_5_33e_eight_hexes_are_always_flooded() -> None:
    flooded = {number for number, row in hexes(YPRES).items() if row["terrain"] == "flooded"}
    assert flooded == {"2426", "2526", "2122", "2222", "2223", "2322", "2323", "2423"}


# -- the historical deployment -----------------------------------------------------------------------------------------


def limits_hold(battle: str, places: dict[str, str]) -> None:
    """Two units a hex, three if all are cavalry."""
    roster, game = units(battle), tables(battle)["game"]
    for hexagon in set(places.values()):
        kinds = [roster[name]["type"] for name, where in places.items() if where == hexagon]
        assert len(kinds) <= (game["cavalry_stack"] if set(kinds) == {"cav"} else game["stack"]), hexagon


def deployment() -> dict[str, str]:
    found = rows(f"{GALICIA}/deployment.csv")
    assert len({row["unit"] for row in found}) == len(found)
    return {row["unit"]: row["hex"] for row in found}


def test_the_deployment_places_exactly_the_units_that_start() -> None:
    assert set(deployment()) == {name for name, row in units(GALICIA).items() if row["setup"]}


def test_the_deployment_keeps_every_unit_at_home_in_its_army_and_off_the_border() -> None:
    board, roster, table = hexes(GALICIA), units(GALICIA), tables(GALICIA)
    for name, hexagon in deployment().items():
        side = roster[name]["side"]
        home, here = table["home"][side], board[hexagon]
        assert here["country"] in home["sets_up_in"], name
        assert here[f"area{SIDES[GALICIA].index(side)}"] == roster[name]["setup"], name
        near = min(distance(GALICIA, hexagon, n) for n, row in board.items() if row["country"] in home["away_from"])
        assert near >= table["setup"]["distance"], name
    limits_hold(GALICIA, deployment())


def test_the_deployment_is_in_supply() -> None:
    board, roster, reach = hexes(GALICIA), units(GALICIA), tables(GALICIA)["supply"]["reach"]
    lines = [row["hexes"].split() for row in rows(f"{GALICIA}/rails.csv")]
    for side in SIDES[GALICIA]:
        joined = {number for number, row in board.items() if side in row["supply"].split()}
        assert joined
        while more := {n for line in lines for n in beside(line, joined)} - joined:
            joined |= more
        for name, hexagon in deployment().items():
            if roster[name]["side"] == side:
                assert min(distance(GALICIA, hexagon, number) for number in joined) <= reach, name


def beside(line: list[str], hexes: set[str]) -> set[str]:
    """The hexes of a railway next to these along it."""
    pairs = list(itertools.pairwise(line))
    return {b for a, b in pairs if a in hexes} | {a for a, b in pairs if b in hexes}
