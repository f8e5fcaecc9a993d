"""Units, ratings and set-ups, held against what the rulebook prints and against each other."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from .sheets import COMBAT, SCENARIOS, SETUP, SUPPORTS, UNITS, Row, every_rating, rated, rows, start

NATIONS = {"cp": {"ah", "de"}, "en": {"it", "fr", "gb", "us"}}
each = pytest.mark.parametrize("scenario", SCENARIOS)

PRINTED = {
    "ah-13-schd": (8, 9, 4, 4),
    "ah-4-id": (9, 10, 4, 4),
    "ah-33-id": (8, 9, 4, 4),
    "ah-12-rtschd": (5, 6, 4, 3),
    "it-22-df": (7, 10, 4, 4),
    "it-37-df": (7, 9, 4, 4),
    "it-3-dc": (1, 2, 5, 2),
    "it-4-dc": (1, 2, 5, 2),
    "it-1-alpini": (5, 6, 5, 5),
    "it-5-alpini": (3, 4, 5, 5),
    "it-6-alpini": (4, 5, 5, 5),
    "it-7-alpini": (3, 4, 5, 5),
    "it-8-alpini": (4, 5, 5, 5),
    "it-9-alpini": (4, 5, 5, 5),
    "it-10-alpini": (4, 5, 5, 5),
    "it-13-alpini": (2, 3, 5, 5),
    "it-15-alpini": (4, 5, 5, 5),
    "it-17-alpini": (3, 3, 5, 4),
    "it-20-alpini": (2, 3, 5, 4),
    "it-2-bers": (2, 2, 5, 4),
    "it-3-bers": (2, 2, 5, 4),
    "it-8-bers": (3, 4, 5, 5),
    "it-13-bers": (3, 3, 5, 5),
}
"""Attack, defence, movement and morale of every unit whose ratings the scenarios print."""

REINFORCEMENTS = {
    "grappa": {("ah-50-id", "17", "2", "de-hq-xiv")},
    "caporetto": {
        ("ah-13-schd", "1", "2", "de-hq-xiv"),
        ("ah-4-id", "2", "1", "de-hq-xiv"),
        ("ah-33-id", "2", "2", "any"),
        ("it-7-alpini", "1", "2", "it-hq-ii"),
        ("it-8-alpini", "1", "2", "it-hq-ii"),
        ("it-3-dc", "3", "1", "any"),
        ("it-4-dc", "3", "1", "any"),
    },
    "radetzky": set(),
    "albrecht": {
        ("ah-12-rtschd", "25", "1", "any"),
        ("it-22-df", "25", "1", "any"),
        ("it-37-df", "25", "1", "any"),
        ("it-1-assalto", "25", "1", "any"),
        ("it-2-assalto", "25", "1", "any"),
        ("it-3-assalto", "25", "1", "any"),
    },
    "solstice": {("ah-12-rtschd", "25", "1", "any"), ("it-22-df", "25", "1", "any"), ("it-37-df", "25", "1", "any")},
    "vittorio": {("it-15-alpini", "32", "1", "any")},
}
"""Combat units that the scenarios name as reinforcements: turn, sequence, headquarters."""

DISPLAYS = {
    "it-23-df-display": {"it-2-bers", "it-3-bers", "it-8-bers", "it-13-bers"},
    "it-52-df-display": {"it-1-alpini", "it-5-alpini", "it-9-alpini", "it-10-alpini"},
    "it-80-df-display": {"it-6-alpini", "it-13-alpini", "it-17-alpini", "it-20-alpini"},
}


def words(row: Row, column: str) -> list[str]:
    return row[column].split()


def ratings(row: Row) -> tuple[int, ...]:
    return tuple(int(row[column]) for column in ("attack", "defence", "movement", "morale"))


# -- units ------------------------------------------------------------------------------------------------------------


def test_names_can_be_typed_and_are_there_once() -> None:
    assert len(rows("units.csv")) == len(UNITS) == 319
    for unit, row in UNITS.items():
        assert re.fullmatch(rf"{row['nation']}(-[a-z0-9]+)+", unit), unit
        assert row["nation"] in NATIONS[row["side"]], unit
    assert not {row["division"] for row in UNITS.values()} & UNITS.keys()


def test_every_unit_has_a_label_and_a_name_in_both_languages() -> None:
    for unit, row in UNITS.items():
        assert row["label"], unit
        assert len(row["label"]) <= 11, unit
        assert row["name"], unit
        assert row["name_fr"], unit
        assert (row["name"] == row["name_fr"]) == (row["kind"] in ("stoss", "sturm", "arditi")), unit


def test_every_unit_says_which_of_its_facts_are_printed() -> None:
    columns = set(UNITS["ah-4-id"])
    for unit, row in UNITS.items():
        origin, _, of = row["source"].partition(": ")
        assert origin in ("rulebook", "reconstructed"), unit
        assert not of or set(of.split(", ")) <= columns, unit
    assert {unit for unit, row in UNITS.items() if row["source"] == "rulebook"} == PRINTED.keys()


def test_2_2_1_and_2_2_2_every_kind_has_its_ratings() -> None:
    for unit, row in UNITS.items():
        if row["kind"] == "tank":
            assert (row["size"], row["steps"]) == ("battalion", "1"), unit
            assert row["flags"].startswith("protection-"), unit
            continue
        if row["kind"] in COMBAT:
            assert row["size"] in ("division", "brigade", "regiment", "detachment"), unit
            assert all(row[column] for column in ("attack", "defence", "movement", "morale", "steps")), unit
            assert (row["reduced_attack"] == row["reduced_defence"] == "") == (row["size"] == "detachment"), unit
            continue
        assert row["kind"] in (*SUPPORTS, "display"), unit
        assert not any(row[column] for column in ("attack", "defence", "morale", "reduced_attack")), unit
        assert bool(row["radius"]) == (row["kind"] == "hq"), unit
        artillery = row["kind"] in ("army-artillery", "corps-artillery", "barges", "battery")
        assert bool(row["range"]) == artillery, unit
        assert bool(row["fire"]) == (artillery or row["kind"] == "air"), unit
        assert bool(row["counter"]) == (row["kind"] == "corps-artillery"), unit
    assert Counter(row["kind"] for row in UNITS.values())["display"] == 3


def test_6_0_steps_follow_size_and_morale() -> None:
    for unit, row in every_rating():
        morale = int(row["morale"])
        assert 2 <= morale <= (4 if row["size"] == "division" else 6), unit
        steps = 1 if row["size"] == "detachment" else 3 if row["size"] == "division" and morale == 4 else 2
        assert int(row["steps"]) == steps, unit
    for unit, row in UNITS.items():
        assert row["kind"] in COMBAT or row["steps"] == (
            "1" if row["kind"] in ("stoss", "sturm", "arditi", "tank") else ""
        ), unit


def test_a_reduced_unit_has_half_of_what_it_had() -> None:
    for unit, row in every_rating():
        if row["size"] != "detachment":
            assert int(row["reduced_attack"]) == max(1, int(row["attack"]) // 2), unit
            assert int(row["reduced_defence"]) == (int(row["defence"]) + 1) // 2, unit


@pytest.mark.parametrize("unit", PRINTED)
def test_printed_ratings_hold_in_every_scenario(unit: str) -> None:
    for scenario in SCENARIOS:
        assert ratings(rated(unit, scenario)) == PRINTED[unit]


def test_ratings_that_change_are_of_combat_units_and_do_change() -> None:
    found = rows("ratings.csv")
    assert len({(row["unit"], row["vintage"]) for row in found}) == len(found)
    for row in found:
        assert UNITS[row["unit"]]["kind"] in COMBAT
        assert row["vintage"] in ("1918", "october-1918")
        before = rated(row["unit"], "radetzky" if row["vintage"] == "october-1918" else "grappa")
        assert any(row[column] != before[column] for column in ("attack", "defence", "morale")), row


def test_12_2_2_example_1_gives_three_points_to_an_army_artillery_and_two_to_a_corps_artillery() -> None:
    for unit, row in UNITS.items():
        if row["kind"] == "army-artillery":
            assert (row["fire"], row["counter"]) == ("3", ""), unit
        if row["kind"] == "corps-artillery":
            assert (row["fire"], row["counter"]) == ("2", "2"), unit


def test_divisions_of_several_units_are_those_of_the_text() -> None:
    """14.0: the Alpenkorps has three regiments, the 44 SchD two brigades; 1 DA three regiments of morale 5 (SC3.6)."""
    members = Counter(row["division"] for row in UNITS.values() if row["division"])
    assert (members["de-alpk"], members["ah-44-schd"], members["it-1-da"]) == (3, 2, 3)
    assert all(2 <= count <= 4 for count in members.values())
    for unit, row in UNITS.items():
        assert not row["division"] or row["size"] in ("brigade", "regiment"), unit
        assert row["kind"] != "assault" or row["morale"] == "5", unit
        assert row["nation"] != "gb" or row["kind"] == "corps-artillery" or row["size"] == "brigade", unit
    # Only a Display division makes one of independent regiments.
    assert not any(UNITS[unit]["division"] for units in DISPLAYS.values() for unit in units)


def test_what_does_not_move_and_what_the_lorries_can() -> None:
    assert {unit for unit, row in UNITS.items() if row["movement"] == "0"} == {"it-amalfi", "it-depot", "it-carri"}
    assert UNITS["it-trucks"]["movement"] == "15"
    assert UNITS["it-depot"]["flags"] == "vp-2"
    assert UNITS["it-amalfi"]["flags"] == "vp-1"


def test_2_2_symbols_belong_to_their_nations() -> None:
    known = {
        "ah": {"austrian", "hungarian", "bosnian", ""},
        "de": {"german", "bavarian"},
        "it": {"alpini", "bersaglieri", "czechoslovak", ""},
        "fr": {"chasseurs", ""},
        "gb": {""},
        "us": {""},
    }
    for unit, row in UNITS.items():
        assert row["symbol"] in known[row["nation"]] if row["kind"] in COMBAT else row["symbol"] == "", unit
        if re.search("-hid$|-hkd$", unit):
            assert row["symbol"] == "hungarian", unit
        assert (row["symbol"] == "alpini") == ("-alpini" in unit or "-alp-det" in unit), unit


# -- set-ups ----------------------------------------------------------------------------------------------------------


@each
def test_every_unit_is_there_once_and_starts_arrives_or_flies(scenario: str) -> None:
    found = SETUP[scenario]
    assert len({row["unit"] for row in found}) == len(found)
    for row in found:
        kind, entry = UNITS[row["unit"]]["kind"], row["entry"]
        assert bool(row["turn"]) == bool(row["sequence"])
        if row["hex"]:
            assert re.fullmatch(r"[WE]\d{4}", row["hex"])
            assert not row["turn"]
            assert not entry
        elif row["turn"]:
            assert entry == "any" or UNITS[entry]["kind"] == "hq", row
        elif kind != "tank":  # 15.6.2: it joins an attack
            assert (kind, entry) == ("air", "air"), row
        assert row["state"] in (("full", "reduced", "full dg", "reduced dg") if UNITS[row["unit"]]["steps"] else ("",))
        modes = {"bombardment", "fire-prohibited", "frozen", "display", "optional"}
        assert set(words(row, "mode")) <= modes, row
        assert ("bombardment" in row["mode"]) == bool(UNITS[row["unit"]]["range"]), row
    for row in found:
        origin, _, of = row["source"].partition(": ")
        assert origin in ("rulebook", "reconstructed")
        assert not of or set(of.split(", ")) <= set(row)


@each
def test_4_0_no_hex_is_overstacked(scenario: str) -> None:
    for number, stack in start(scenario).items():
        points, detachments, sides = 0, 0, set()
        for row in stack:
            unit = UNITS[row["unit"]]
            sides.add(unit["side"])
            if unit["kind"] in COMBAT:
                division = 2 if "reduced" in row["state"] else 3
                points += {"division": division, "brigade": 1, "regiment": 1, "detachment": 0}[unit["size"]]
                detachments += unit["size"] == "detachment"
        assert points <= 4, number
        assert detachments <= 2, number
        assert len(sides) == 1, number


def may_lead_in(kind: str, unit: Row) -> bool:
    """15.3: whether assault troops of a kind may be with a unit."""
    small, good = unit["size"] in ("brigade", "regiment"), unit["size"] == "division" and unit["morale"] == "4"
    if kind == "stoss":
        return unit["nation"] == "de" and unit["size"] == "regiment"
    if kind == "sturm":
        return unit["nation"] == "ah" and (good or (unit["size"] == "brigade" and unit["morale"] in "45"))
    return unit["nation"] == "it" and (small or good)


@each
def test_15_3_assault_troops_are_with_units_that_may_have_them(scenario: str) -> None:
    for number, stack in start(scenario).items():
        units = [rated(row["unit"], scenario) for row in stack]
        for kind in ("stoss", "sturm", "arditi"):
            there = sum(unit["kind"] == kind for unit in units)
            assert there <= sum(unit["kind"] in COMBAT and may_lead_in(kind, unit) for unit in units), (number, kind)


def test_15_3_2_the_sturmbataillone_that_arrive_come_with_a_division_that_may_have_them() -> None:
    late = [row for row in SETUP["caporetto"] if row["turn"]]
    sturm = {(row["turn"], row["sequence"], row["entry"]) for row in late if UNITS[row["unit"]]["kind"] == "sturm"}
    good = {
        (row["turn"], row["sequence"], row["entry"]) for row in late if may_lead_in("sturm", rated(row["unit"], ""))
    }
    assert sturm == good
    assert len(sturm) == 3


@each
def test_the_reinforcements_are_those_of_the_text(scenario: str) -> None:
    late = [row for row in SETUP[scenario] if row["turn"] and UNITS[row["unit"]]["kind"] in COMBAT]
    assert {(row["unit"], row["turn"], row["sequence"], row["entry"]) for row in late} == REINFORCEMENTS[scenario]


@each
def test_11_2_10_only_whole_italian_units_are_frozen_and_a_marker_is_in_one_hex(scenario: str) -> None:
    frozen = [row for row in SETUP[scenario] if "frozen" in row["mode"]]
    places: dict[str, set[str]] = {}
    for row in frozen:
        assert UNITS[row["unit"]]["nation"] == "it"
        assert UNITS[row["unit"]]["kind"] in COMBAT
        assert row["state"] == "full"
        places.setdefault(row["group"], set()).add(row["hex"])
    assert all(len(hexes) == 1 for hexes in places.values())
    assert sorted(places, key=int) == [str(i + 1) for i in range(len(places))]
    if scenario in ("grappa", "vittorio"):
        assert not frozen
    else:
        assert len(places) >= 2


def test_only_those_start_reduced_or_disorganised_of_whom_the_text_says_so() -> None:
    """SC0.2: units of the Central Powers; SC2.3: one Austro-Hungarian unit; SC3.3: some Italian units."""
    worn = {
        scenario: [
            (UNITS[row["unit"]]["nation"], row["state"]) for row in SETUP[scenario] if row["state"] not in ("", "full")
        ]
        for scenario in SCENARIOS
    }
    assert {nation for nation, _ in worn["grappa"]} == {"ah"}
    assert {state for _, state in worn["grappa"]} == {"reduced", "reduced dg", "full dg"}
    assert worn["radetzky"] == [("ah", "reduced")]
    assert set(worn["albrecht"]) == {("it", "reduced")}
    for scenario in ("caporetto", "albrecht", "solstice", "vittorio"):
        assert len(worn[scenario]) >= 2
        assert {state for _, state in worn[scenario]} == {"reduced"}


def test_what_the_text_puts_into_a_hex_is_there() -> None:
    caporetto = start("caporetto")
    gun = next(row for row in caporetto["E2930"] if UNITS[row["unit"]]["kind"] == "corps-artillery")
    assert words(gun, "mode") == ["bombardment", "fire-prohibited"]
    assert UNITS[gun["unit"]]["nation"] == "it"
    assert "it-depot" in {row["unit"] for row in caporetto["E2720"]}
    for scenario in ("radetzky", "solstice"):
        for number in ("W1226", "W1227"):
            (row,) = start(scenario)[number]
            assert (UNITS[row["unit"]]["size"], row["mode"]) == ("division", "frozen")
        there = {row["unit"] for row in start(scenario)["W1621"]} - {"it-52-df-display"}
        assert DISPLAYS["it-52-df-display"] < there
        assert [UNITS[unit]["kind"] for unit in there - DISPLAYS["it-52-df-display"]] == ["arditi"]
    assert sum("frozen" in row["mode"] for row in SETUP["radetzky"]) == 2
    for scenario in ("albrecht", "solstice"):
        assert [row["unit"] for row in start(scenario)["E0402"]] == ["it-amalfi"]
    assert {row["unit"]: row["mode"] for row in start("solstice")["W0422"]} == {
        "it-1-assalto": "",
        "it-2-assalto": "",
        "it-3-assalto": "",
        "it-trucks": "optional",
    }
    guns = {UNITS[row["unit"]]["kind"] for row in start("vittorio")["W1824"]}
    assert "army-artillery" in guns


def test_the_display_divisions_of_vittorio_veneto_hold_what_the_text_says() -> None:
    for display, regiments in DISPLAYS.items():
        held = [row for row in SETUP["vittorio"] if row["group"] == display]
        assert len({row["hex"] for row in held}) == 1
        units = {row["unit"] for row in held} - {display}
        assert regiments < units
        assert [UNITS[unit]["kind"] for unit in units - regiments] == ["arditi"]
    used = [row["unit"] for scenario in SCENARIOS for row in SETUP[scenario] if row["unit"] in DISPLAYS]
    assert sorted(used) == sorted([*DISPLAYS, "it-52-df-display"])


def test_the_solstice_is_radetzky_and_albrecht_together() -> None:
    places = {row["unit"]: (row["hex"], row["state"], row["turn"]) for row in SETUP["solstice"]}
    for scenario in ("radetzky", "albrecht"):
        for row in SETUP[scenario]:
            unit = row["unit"]
            if UNITS[unit]["kind"] in ("air", "display") or (scenario, row["turn"], UNITS[unit]["kind"]) == (
                "albrecht",
                "25",
                "assault",
            ):
                continue
            assert places[unit] == (row["hex"], row["state"], row["turn"]), unit


def test_17_1_the_entente_has_as_many_air_groups_as_the_text_says() -> None:
    found = {
        scenario: Counter(UNITS[row["unit"]]["side"] for row in SETUP[scenario] if row["entry"] == "air")
        for scenario in SCENARIOS
    }
    assert not found["grappa"]
    assert [found[scenario]["en"] for scenario in ("albrecht", "solstice", "vittorio")] == [2, 4, 5]
    assert all(found[scenario]["cp"] for scenario in SCENARIOS[1:])


def test_there_are_the_army_artilleries_that_go_over_to_the_offensive() -> None:
    """SC0.5, SC1.9, SC2.5, SC3.8, SC4.6, SC5.9: as many as the greatest number of the scenario."""
    for scenario, side, least in (
        ("grappa", "cp", 1),
        ("caporetto", "cp", 2),
        ("radetzky", "cp", 2),
        ("albrecht", "cp", 2),
        ("solstice", "cp", 4),
        ("vittorio", "en", 4),
    ):
        guns = [row["unit"] for row in SETUP[scenario] if UNITS[row["unit"]]["kind"] == "army-artillery"]
        assert sum(UNITS[unit]["side"] == side for unit in guns) >= least, scenario


def test_the_headquarters_of_the_text_are_there() -> None:
    for scenario, unit in (
        ("grappa", "de-hq-xiv"),
        ("grappa", "it-hq-iv"),
        ("caporetto", "de-hq-xiv"),
        ("caporetto", "it-hq-ii"),
    ):
        assert unit in {row["unit"] for row in SETUP[scenario] if row["hex"]}
    for scenario in SCENARIOS:
        assert {UNITS[row["unit"]]["side"] for row in SETUP[scenario] if UNITS[row["unit"]]["kind"] == "hq"} == {
            "cp",
            "en",
        }


def test_what_no_scenario_uses_is_not_in_the_box() -> None:
    used = {row["unit"] for scenario in SCENARIOS for row in SETUP[scenario]}
    assert sorted(UNITS.keys() - used) == []
