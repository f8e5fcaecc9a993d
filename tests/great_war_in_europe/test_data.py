"""Counters, events, charts, turns and set-ups, held against what the rulebook prints and against each other.

The files are read as they are, without the game's own code: a mistake there must not hide one here."""

from __future__ import annotations

import csv
import re
import sys
import tomllib
from collections import Counter, defaultdict
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import grognard

FOLDER = Path(grognard.__file__).parent / "games" / "great_war_in_europe" / "data"
HEXES = ("west", "italy", "east", "caucasus", "egypt", "iraq")
LETTERS = "ABCDEFGHIJKLMNOPQRSTU"
GAMES = ("europe", "near-east", "combined")
HEX = re.compile(r"[WEN]\d{4}")
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text("utf-8"))


UNITS = {row["unit"]: row for row in rows("units.csv")}
EVENTS = {row["event"]: row for row in rows("events.csv")}
TURNS = rows("turns.csv")
SETUP = rows("setup.csv")
FRONTS = rows("fronts.csv")
TABLES = table("tables.toml")
SCENARIOS = table("scenarios.toml")
each = pytest.mark.parametrize("scenario", SCENARIOS)


def start(scenario: str) -> list[Row]:
    return [row for row in SETUP if row["scenario"] == scenario]


def in_game(row: Row, game: str) -> bool:
    return game in row["games"].split()


def front_side(row: Row) -> tuple[str, ...]:
    return row["attack"], row["defence"], row["movement"]


def back_side(row: Row) -> tuple[str, ...]:
    return row["r_attack"], row["r_defence"], row["r_movement"]


# -- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [path.name for path in sorted(FOLDER.glob("*.csv"))])
def test_every_column_says_where_it_comes_from(name: str) -> None:
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    says = re.compile(r"# (\w+): (?:rulebook|published|reconstructed);")
    said = [found[1] for line in lines if (found := says.match(line))]
    columns = next(line for line in lines if not line.startswith("#")).split(",")
    assert said == columns


WORDS = {
    "nation": "ge ah tu bu pg fr br be ru sr mn it ro gk us ab am pc sp",
    "contingent": "british canada australia newzealand india portugal",
    "type": "infantry mountain cavalry tank armoured at hq",
    "class": "line guard reserve ersatz landwehr landsturm territorial new-army colonial naval",
    "size": "division brigade regiment battalion company corps army front",
    "steps": "1 2",
    "reverse": "reduced shock infantry provisional depleted second untried",
    "replaceable": "yes no reduced free",
    "code": "EU NE E/I C C/P E E/O I/P Vr",
    "front": "west italy east balkans caucasus egypt iraq",
}
OPTIONAL = {"contingent", "class", "reverse", "code"}
FLAGS = (
    "band shock-east to-infantry red no-provisional tank+1 tank+2 no-stack west-of-suez untried always-supplied "
    "not-libya not-kaiserschlacht supports-east joins at-once or-reserve"
)
ZONES = "home europe edge egypt iraq caucasus syria turkey arabia transit persia german any palestine armenia"


@pytest.mark.parametrize("column", WORDS)
def test_words_of_units(column: str) -> None:
    found = {row[column] for row in UNITS.values()}
    assert found - ({""} if column in OPTIONAL else set()) == set(WORDS[column].split())


def test_words_of_units_that_are_lists_or_patterns() -> None:
    for row in UNITS.values():
        assert set(row["flags"].split()) <= set(FLAGS.split())
        assert set(row["games"].split()) <= set(GAMES)
        assert set(row["event"].split()) <= set(EVENTS)
        assert row["leaves"] in ("", *EVENTS)
        assert re.fullmatch(r"start|[A-U]|\+\d|entry|event|turks", row["arrival"])
        army = row["arrival"] == "start" and re.fullmatch(r"[we]-[a-z]{2}\w?", row["zone"])
        assert army or row["zone"] in ZONES.split() or HEX.fullmatch(row["zone"])
    assert {flag for row in UNITS.values() for flag in row["flags"].split()} == set(FLAGS.split())


def test_units_are_one_each() -> None:
    assert len(rows("units.csv")) == len(UNITS) == 1070
    names = Counter((row["nation"], row["name"], game) for row in UNITS.values() for game in row["games"].split())
    twice = {name for (_, name, _), count in names.items() if count > 1}
    assert twice == {"Light Armoured Cars", "Arab Northern Army", "Caucasus Cavalry Division"}


# -- counters ---------------------------------------------------------------------------------------------------------

BESIDE = {
    "europe": [
        "al-air", "cp-air", "al-ace", "cp-ace", "al-tactics", "cp-tactics", "al-italian-air", "cp-east-air", "cp-flame",
        "al-mine", "cp-paris-gun", "al-gas-chlorine", "al-gas-phosgene", "al-gas-mustard", "cp-gas-chlorine",
        "cp-gas-phosgene", "cp-gas-mustard",
    ],
    "near-east": ["ne-al-air", "ne-cp-air", "ne-al-flotilla", "ne-al-lawrence", "ne-cp-trench"],
}  # fmt: skip
"""Events whose counters the lists of counters have too."""


def beside(part: str) -> int:
    markers = TABLES["limits"]["hindenburg"]["markers"] if part == "europe" else sum(TABLES["markers"].values())
    return int(markers) + sum(int(EVENTS[event]["count"]) for event in BESIDE[part])


@pytest.mark.parametrize(("game", "counters"), [("europe", 944), ("near-east", 175), ("combined", 1095)])
def test_counters_of_each_game(game: str, counters: int) -> None:
    """With those beside the map, and the second counter of the Turkish 19th Division: here its other side."""
    parts = [part for part in BESIDE if game in (part, "combined")]
    second = "near-east" in parts
    units = sum(in_game(row, game) for row in UNITS.values())
    assert units + sum(map(beside, parts)) + second == counters


def test_units_of_both_halves() -> None:
    """A division of Europe that the Near East has too: one row with -x there, for no other game."""
    for unit, row in UNITS.items():
        assert unit.endswith("-x") == (row["games"] == "near-east")
        first = UNITS.get(unit.removesuffix("-x"))
        if unit.endswith("-x") and unit != "ge-217-x":
            assert first is not None
            assert first["games"] == "europe combined"
            assert (front_side(first), first["label"], first["type"]) == (front_side(row), row["label"], row["type"])
    assert {UNITS[unit]["label"] for unit in UNITS if UNITS[unit]["code"] == "Vr"} == {"1AS", "NZ", "42T"}


def test_t_7_printed_units() -> None:
    bavarians = UNITS["ge-8bvr"]
    assert (*front_side(bavarians), bavarians["arrival"], bavarians["flags"]) == ("3", "4", "4", "C", "band")
    army = UNITS["ge-hq8"]
    assert (army["support"], army["movement"], army["zone"], army["reverse"]) == ("1", "3", "e-ge8", "depleted")
    assert front_side(UNITS["tu-19"]) == ("3", "4", "4")
    assert back_side(UNITS["tu-19"]) == ("2", "2", "4") == back_side(UNITS["tu-19-x"])
    assert UNITS["br-10na"]["arrival"] == "D"
    assert UNITS["tu-58"]["zone"] == "arabia"
    assert [UNITS[f"ge-{n}at"]["attack"] + UNITS[f"ge-{n}at"]["defence"] for n in (1, 2, 3)] == ["01"] * 3
    assert {row["nation"] for row in UNITS.values() if row["support"] == "0"} == {"sr", "be", "ro", "bu"}
    assert UNITS["fr-dfps"]["replaceable"] == UNITS["br-exp"]["replaceable"] == UNITS["ge-pz"]["replaceable"] == "no"
    assert UNITS["tu-hqyag"]["code"] == "NE"


def test_steps() -> None:
    for row in UNITS.values():
        assert (row["steps"] == "2") == (row["reverse"] == "reduced")
        if row["nation"] in ("us", "bu") and row["type"] != "hq":
            assert row["steps"] == "2"
        elif row["steps"] == "2":
            assert row["nation"] == "br"
            assert row["replaceable"] == "reduced"
        assert all(back_side(row)) or row["reverse"] in ("", "depleted", "untried")


def test_other_sides() -> None:
    for unit, row in UNITS.items():
        flags = row["flags"].split()
        assert (row["type"] == "hq") == bool(row["support"]) == (row["reverse"] == "depleted")
        assert (row["reverse"] == "shock") == ("band" in flags or "shock-east" in flags)
        assert (row["reverse"] == "infantry") == (row["nation"] == "ge" and row["type"] == "cavalry")
        if "red" in flags:
            assert front_side(row) == ("3", "3", "4")
        if row["reverse"] == "provisional":
            assert back_side(row) == ("1", "2", "3")
        elif row["nation"] == "ru" and row["type"] == "infantry" and row["size"] == "division":
            assert unit == "ru-sv"


def test_codes() -> None:
    for row in UNITS.values():
        if row["type"] == "hq" and row["nation"] in ("br", "ge", "ru", "tu"):
            near = {"br": "E/I", "ru": "C", "tu": "NE"}
            assert row["code"] == ("EU" if in_game(row, "europe") else near[row["nation"]])
        small = row["size"] in ("brigade", "regiment", "battalion") and not in_game(row, "europe")
        if small and row["nation"] in ("br", "ru"):
            assert row["code"] == {"br": "E/I", "ru": "C"}[row["nation"]]


# -- events -----------------------------------------------------------------------------------------------------------


AFTER = "removed pool hand play track box unit"
WHEN = (
    "drawn entry new-units events any attack defence air advance movement movement-end combat strategic-half warfare "
    "initiative"
)


def test_t_6_events() -> None:
    assert sum(int(row["count"]) for row in EVENTS.values()) == 137
    for game, counters in zip(GAMES, (85, 52, 123), strict=True):
        assert sum(int(row["count"]) for row in EVENTS.values() if in_game(row, game)) == counters
    for row in EVENTS.values():
        letters = row["letters"].split()
        assert len(letters) == int(row["count"])
        assert all(letter in LETTERS[2:] for letter in letters)
        assert row["side"] in ("al", "cp")
        assert row["mandatory"] in ("yes", "no")
        assert row["text"].endswith(".")
        assert row["text_fr"].endswith(".")
        assert row["after"] in AFTER.split()
        assert row["when"] in WHEN.split()
    assert (EVENTS["al-haig"]["side"], EVENTS["al-haig"]["mandatory"]) == ("al", "yes")
    counts = {"cp-uboat": 2, "cp-shock": 2, "ne-al-air": 3, "ne-cp-air": 1}
    assert {event: int(EVENTS[event]["count"]) for event in counts} == counts
    assert [sum(event.startswith(f"{side}-gas") for event in EVENTS) for side in ("al", "cp")] == [3, 3]


def test_french_of_events_stands_by_itself() -> None:
    for row in EVENTS.values():
        assert row["text_fr"] != row["text"]
        assert not re.search(r"\S[;:!?](?=\s)", row["text_fr"])


def test_units_of_events() -> None:
    brought = defaultdict(list)
    for unit, row in UNITS.items():
        assert (row["arrival"] in ("entry", "event", "turks")) == bool(row["event"])
        for event in row["event"].split():
            brought[event].append(unit)
    assert len(brought["cp-at"]) == 3
    assert len(brought["al-rtc"]) == int(EVENTS["al-rtc"]["count"])
    of_units = {event for event, row in EVENTS.items() if row["after"] == "unit"}
    entries = {"al-italy", "al-romania", "cp-romania", "cp-bulgaria", "al-greece", "al-gallipoli", "al-salonika"}
    assert set(brought) == of_units | entries


def test_t_14_aces_and_air() -> None:
    for side in ("al", "cp"):
        aces = TABLES["aces"][side]
        assert [ace["letter"] for ace in aces] == EVENTS[f"{side}-ace"]["letters"].split()
    flying = {event for event, row in EVENTS.items() if row["when"] == "air"}
    assert set(TABLES["air"]) == flying - {"al-tactics", "cp-tactics"}


# -- charts -----------------------------------------------------------------------------------------------------------


def losses(cell: str) -> tuple[int, int]:
    attacker, defender = cell.split("/")
    return int(attacker), 9 if defender == "E" else int(defender)


@pytest.mark.parametrize(("name", "floor"), [("a", "2/0"), ("b", "4/0")])
def test_t_1_combat_tables(name: str, floor: str) -> None:
    """A higher die or better odds are never worse for the attacker."""
    combat = TABLES["combat"]
    cells = [[losses(cell) for cell in row] for row in combat[name]["rows"]]
    assert combat["columns"] == ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1"]
    assert combat[name]["floor"] == floor
    assert [len(row) for row in cells] == [6] * 6
    lines = [*cells, *([row[n] for row in cells] for n in range(6))]
    for line in lines:
        for (attacker, defender), (less, more) in pairwise(line):
            assert less <= attacker
            assert more >= defender
    wiped = {(die, n) for die, row in enumerate(combat[name]["rows"]) for n, cell in enumerate(row) if cell == "0/E"}
    assert bool(wiped) == (name == "a")
    assert all(n >= 3 for _, n in wiped)


TERRAIN = "clear forest rough difficult marsh flood desert mountain pass alpine lake"


def test_t_2_terrain() -> None:
    terrain = TABLES["terrain"]
    assert terrain["weathers"] == ["fair", "wet", "snow", "hot"]
    kinds = set(terrain) - {"weathers"}
    assert kinds == set(TERRAIN.split())
    for kind in kinds:
        assert len(terrain[kind]["cost"]) == len(terrain[kind]["left"]) == 4
    assert terrain["mountain"]["left"] == [1, 2, 2, 1]
    assert terrain["forest"]["left"] == [0, 1, 1, 0]


def test_t_17_reserve_and_trenches() -> None:
    assert "".join(TABLES["reserve"]) == LETTERS[2:]
    assert {TABLES["reserve"][letter] for letter in "DEFGHIJKLMN"} == {2}
    assert {TABLES["reserve"][letter] for letter in "COPQR"} == {1}
    trenches = TABLES["trenches"]
    assert [trenches[group].get("B") for group in ("ge", "br", "fr")] == [-1, -1, None]
    assert [trenches[group]["D"] for group in ("ge", "br", "fr")] == [-2, -2, -2]
    assert [trenches[group]["F"] for group in ("cp", "al")] == [-1, -1]


def test_nations_and_countries() -> None:
    nations, countries = TABLES["nations"], TABLES["countries"]
    assert set(nations) == set(WORDS["nation"].split())
    for its in nations.values():
        assert its["side"] in ("cp", "al", "entry")
        assert its["purse"] in ("", *nations)
        assert set(its["home"]) <= set(countries)
        assert set(its["with"]) <= set(nations)
        assert set(its["fronts"]) <= {*TABLES["theatres"]["west"], *TABLES["theatres"]["east"]}
    assert all(name in nations[other]["with"] for name, its in nations.items() for other in its["with"])
    for place in TABLES["places"].values():
        if not isinstance(place, dict):
            assert all(HEX.fullmatch(number) for number in ([place] if isinstance(place, str) else place))
    assert (TABLES["places"]["antwerp"], TABLES["places"]["damascus"]) == ("W6819", "N1728")


# -- turns and resources ----------------------------------------------------------------------------------------------


def test_t_3_turns() -> None:
    """3.6a, 4.1a."""
    assert [int(row["turn"]) for row in TURNS] == list(range(1, 52))
    days = [(date.fromisoformat(row["from"]), date.fromisoformat(row["to"])) for row in TURNS]
    assert all(after[0] - before[1] == timedelta(1) for before, after in pairwise(days))
    assert [(last - first).days + 1 for first, last in days[:4]] == [7, 8, 15, 15]
    assert (TURNS[27]["year"], TURNS[27]["months"]) == ("1917", "3")
    assert (TURNS[50]["year"], TURNS[50]["months"], TURNS[50]["letter"]) == ("1919", "6", "U")
    ends = [int(row["turn"]) for row in TURNS if row["letter"]]
    assert "".join(row["letter"] for row in TURNS) == LETTERS
    assert {after - before for before, after in pairwise([0, *ends])} == {2, 3}


def test_weather() -> None:
    for row in TURNS:
        assert (row["west"] == "variable") == (row["months"] in ("3", "10"))
        assert row["east"] in ("fair", "wet", "snow")
        near = int(row["turn"]) >= 6
        assert row["egypt"] in (("fair", "hot") if near else ("",))
        assert row["caucasus"] in (("fair", "wet", "snow") if near else ("",))
        assert in_game(row, "near-east") == (6 <= int(row["turn"]) <= 46)
    assert [TURNS[5][front] for front in ("west", "east", "egypt", "caucasus")] == ["wet", "snow", "fair", "snow"]


def test_t_5_resources() -> None:
    chart = rows("resources.csv")
    near = {row["nation"] for row in chart if row["chart"] == "near-east"}
    europe = {row["nation"] for row in chart if row["chart"] == "europe"}
    assert near == {"br", "ru", "tu"}
    assert europe == {its["purse"] for its in TABLES["nations"].values()} - {"", "mn"}
    assert all(0 <= int(row[letter]) <= 21 for row in chart for letter in LETTERS[:-1])  # 5.13: the marker flips at 20


# -- scenarios --------------------------------------------------------------------------------------------------------

STATES = {"hq": {"support", "depleted"}}
BOXES = ("europe", "near-east", "dead", "gone", "arabia", "reserve", "transit")


@each
def test_t_18_scenario(scenario: str) -> None:
    its = SCENARIOS[scenario]
    assert set(its["games"]) <= set(GAMES)
    before = "".join(row["letter"] for row in TURNS[: its["first_turn"] - 1])
    assert its["letter"] == before[-1:]
    assert set(its["initiative"].values()) == {"cp", "al"}
    assert set(its["resources"]) <= {row["nation"] for row in rows("resources.csv")}
    sides = its["at_war"]
    assert not set(sides["cp"]) & set(sides["al"])
    assert set(sides["cp"]) | set(sides["al"]) <= set(TABLES["nations"])
    for name in (*its["cp"], *its["al"], *its["ruined"], *its.get("hindenburg", ()), *its.get("devastated", ())):
        assert HEX.fullmatch(name)
    assert len(its.get("devastated", ())) <= TABLES["limits"]["devastated"]


@each
def test_events_of_a_scenario(scenario: str) -> None:
    """Each counter is named once, and only if its letter has come."""
    its = SCENARIOS[scenario]
    named = [name for where in ("hand", "play", "box", "gone") for name in its[where]]
    assert len(named) == len(set(named))
    for name in named:
        event, _, letter = name.partition(":")
        letters = EVENTS[event]["letters"].split()
        assert any(in_game(EVENTS[event], game) for game in its["games"])
        assert (letter in letters) if len(letters) > 1 else not letter
        assert (letter or letters[0]) <= its["letter"]


@each
def test_t_9_set_up(scenario: str) -> None:
    """No unit twice, all of the game and of its time; every unit of the start is placed."""
    found = start(scenario)
    units = [row["unit"] for row in found]
    assert len(units) == len(set(units))
    games = SCENARIOS[scenario]["games"]
    for row in found:
        unit = UNITS[row["unit"]]
        assert any(in_game(unit, game) for game in games)
        assert HEX.fullmatch(row["place"]) or row["place"] in BOXES
        faces = STATES.get(unit["type"], {"full", unit["reverse"]})
        assert row["state"] in faces
    wanted = {name for name, row in UNITS.items() if row["arrival"] == "start" and in_game(row, games[0])}
    assert wanted <= set(units)
    if SCENARIOS[scenario]["first_turn"] in (1, 6):
        assert set(units) == wanted


@each
def test_units_stand_on_their_fronts(scenario: str) -> None:
    near = SCENARIOS[scenario]["games"] == ["near-east"]
    for row in start(scenario):
        if HEX.fullmatch(row["place"]):
            assert (row["place"][0] == "N") == near
        else:
            assert row["place"] not in (("europe",) if near else ("near-east", "arabia", "reserve", "transit"))


@each
def test_stacking(scenario: str) -> None:
    """7.23: six a hex, four of the United States and of Bulgaria; one headquarters, tank and anti-tank unit."""
    hexes = defaultdict(list)
    for row in start(scenario):
        if HEX.fullmatch(row["place"]):
            hexes[row["place"]].append(UNITS[row["unit"]])
    limits = TABLES["limits"]
    for place, units in hexes.items():
        counted = [row for row in units if row["type"] not in limits["one"] and "no-stack" not in row["flags"]]
        assert len(counted) <= limits["stack"], place
        for nation in ("us", "bu"):
            assert sum(row["nation"] == nation and row["type"] != "cavalry" for row in counted) <= limits[nation], place
        alone = Counter(row["type"] for row in units if row["type"] in limits["one"])
        assert max(alone.values(), default=0) <= 1, place
        at_war = SCENARIOS[scenario]["at_war"]
        assert len({side for side in at_war for row in units if row["nation"] in at_war[side]}) == 1, place


def test_belgian_hexes_with_germans() -> None:
    """7.11: these are held by the Central Powers in August 1914."""
    germans = {row["place"] for row in start("august-1914") if row["unit"].startswith("ge-")}
    assert set(SCENARIOS["august-1914"]["cp"]) <= germans


@pytest.mark.parametrize("scenario", ["1915", "1916", "1917", "1918"])
def test_lines(scenario: str) -> None:
    """A hex is in the line of one side only; the lines are those of the fronts that the scenario names."""
    lines = [row for row in FRONTS if row["scenario"] == scenario and row["kind"] == "line"]
    held = {side: {h for row in lines if row["side"] == side for h in row["hexes"].split()} for side in ("cp", "al")}
    assert not held["cp"] & held["al"]
    named = set(SCENARIOS[scenario]["lines"])
    assert named <= {row["front"] for row in lines} <= named | {"balkans"}


MAPS = ("west", "italy", "east", "caucasus", "egypt", "iraq")
mapped = pytest.mark.skipif(
    not all((FOLDER / front / "hexes.csv").is_file() for front in MAPS), reason="the maps are not there"
)


@mapped
@each
def test_units_stand_on_land(scenario: str) -> None:
    """On hexes of the maps, in the Alps only mountain units; destroyed forts are forts."""
    hexes = {row["hex"]: row for front in MAPS for row in rows(f"{front}/hexes.csv")}
    for row in start(scenario):
        if HEX.fullmatch(row["place"]):
            ground = hexes[row["place"]]["terrain"]
            assert ground != "lake", row
            assert ground != "alpine" or UNITS[row["unit"]]["type"] == "mountain", row
    its = SCENARIOS[scenario]
    assert all(hexes[fort]["fort"] for fort in its["ruined"])
    assert set(its.get("hindenburg", ())) | set(its.get("devastated", ())) | set(its["cp"]) | set(its["al"]) <= set(
        hexes
    )


@mapped
def test_t_10_places_and_zones_are_on_the_maps() -> None:
    hexes = {row["hex"] for front in MAPS for row in rows(f"{front}/hexes.csv")}
    named = [place for place in TABLES["places"].values() if not isinstance(place, dict)]
    assert {hex_ for place in named for hex_ in ([place] if isinstance(place, str) else place)} <= hexes
    assert {row["zone"] for row in UNITS.values() if HEX.fullmatch(row["zone"])} <= hexes
    lines = [row for row in FRONTS if row["kind"] != "box"]
    assert {hex_ for row in lines for hex_ in (*row["hexes"].split(), *row["rear"].split())} <= hexes


def distance(one: str, other: str) -> int:
    """Hexes between two of one sheet; odd rows are pushed half a hex to the right."""
    (q, r), (s, t) = ((int(h[3:]) - int(h[1:3]) // 2, int(h[1:3])) for h in (one, other))
    return max(abs(q - s), abs(r - t), abs(q - s + r - t))


def control(scenario: str) -> dict[str, str]:
    """Who holds what in Europe at the start, as the head of scenarios.toml says."""
    its, countries = SCENARIOS[scenario], TABLES["countries"]
    held = {**countries, **its["held"]}
    lines: dict[tuple[str, str], list[str]] = defaultdict(list)
    for row in FRONTS:
        if row["scenario"] == scenario and row["kind"] == "line":
            lines[row["front"], row["side"]] += row["hexes"].split()
    found = {}
    for front in MAPS[:3]:
        for row in rows(f"{front}/hexes.csv"):
            place, country = row["hex"], row["country"]
            found[place] = held[country]
            for line in [front, "balkans"] if front == "east" else [front]:
                if country in its["lines"].get(line, ()):
                    near = {side: min(distance(place, one) for one in lines[line, side]) for side in ("cp", "al")}
                    closer = min(near, key=lambda side: near[side])
                    found[place] = closer if len(set(near.values())) > 1 else held[country]
            for area in its["area"]:
                (low, high), (first, last) = area["rows"], area["columns"]
                if country == area["country"] and low <= int(place[1:3]) <= high and first <= int(place[3:]) <= last:
                    found[place] = area["side"]
    found |= {place: side for (_, side), places in lines.items() for place in places}
    return found | {place: side for side in ("cp", "al") for place in its[side]}


@mapped
@pytest.mark.parametrize(
    ("scenario", "points", "cities"),
    [("august-1914", 1, ""), ("1915", 8, "Lemberg"), ("1916", 13, ""), ("1917", 14, "Czernowitz"), ("1918", 17, "")],
)
def test_t_11_who_holds_what(scenario: str, points: int, cities: str) -> None:
    """The victory points and lost cities of history; and nobody stands in a hex of the enemy."""
    hexes = {row["hex"]: row for front in MAPS[:3] for row in rows(f"{front}/hexes.csv")}
    held = control(scenario)
    assert sum("vp" in row["kinds"].split() and held[place] == "cp" for place, row in hexes.items()) == points
    lost = [row["place"] for place, row in hexes.items() if row["town"] == "city" and held[place] == "al"
            and TABLES["countries"][row["country"]] == "cp"]  # fmt: skip
    assert lost == cities.split()
    at_war = SCENARIOS[scenario]["at_war"]
    for row in start(scenario):
        if row["place"] in hexes:
            side = next(side for side in at_war if UNITS[row["unit"]]["nation"] in at_war[side])
            assert held[row["place"]] == side, row


@mapped
def test_set_ups_are_what_their_table_makes() -> None:
    """Once the maps are there: they say which hexes are land, and which are for mountain units alone."""
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from grognard.kernel.files import DataFolder
    from tools.great_war_setups import made, terrain

    rows_made = list(made(DataFolder("great-war-in-europe", FOLDER), terrain(FOLDER)))
    later = {row["scenario"] for row in rows_made}
    assert rows_made == [row for row in SETUP if row["scenario"] in later]


def test_every_note_says_the_same_in_french() -> None:
    """Of the files of this module; those of the maps have their own."""
    from grognard.kernel.files import sources

    folder = FOLDER.parent
    ours, theirs = (sources("great-war-in-europe", folder, (FOLDER,), language) for language in ("en", "fr"))
    mine = {f"data/{name}.csv" for name in ("units", "events", "turns", "resources", "setup", "fronts")}
    mine |= {"data/tables.toml", "data/scenarios.toml"}
    for (file, english), (same, french) in zip(ours, theirs, strict=True):
        assert (same, french.of, french.origin) == (file, english.of, english.origin)
        if file in mine:
            assert french.note not in ("", english.note), (file, english.of)


def test_t_4_the_range_of_the_tsar_s_fall_widens() -> None:
    needs = list(TABLES["revolution"]["near_east"].values())
    assert needs == sorted(needs, reverse=True)
    assert "".join(TABLES["revolution"]["near_east"]) == "IJKLMNOPQR"


def test_t_8_headquarters() -> None:
    staffs = [row for row in UNITS.values() if row["type"] == "hq"]
    assert {row["support"] for row in staffs} == {"0", "1", "2"}
    assert {row["support"] for row in staffs if row["nation"] in ("sr", "be", "ro", "bu")} == {"0"}
    assert all(row["reverse"] == "depleted" for row in staffs)


def test_t_12_surrender_hexes_are_ottoman_towns() -> None:
    near = [row for front in HEXES[3:] for row in rows(f"{front}/hexes.csv")]
    found = [row for row in near if "surrender" in row["kinds"].split()]
    assert len(found) >= TABLES["surrender"]["hexes"]
    assert all(row["town"] and row["country"] == "tu" for row in found)


def test_t_13_forts_that_the_text_names() -> None:
    forts = {row["hex"]: row["fort"] for front in HEXES for row in rows(f"{front}/hexes.csv") if row["fort"]}
    places = TABLES["places"]
    assert forts[places["trent"]] == "heavy"
    assert {places["gaza"], places["beersheba"]} <= set(forts)
    assert Counter(forts.values())["heavy"] < len(forts) / 2


def test_t_15_untried_units() -> None:
    for nation, names in TABLES["untried"].items():
        assert names == [name for name, row in UNITS.items() if row["nation"] == nation]
        assert len({front_side(UNITS[name])[:2] for name in names}) > 1


def test_t_16_americans_come_after_their_entry() -> None:
    when = Counter(row["arrival"] for row in UNITS.values() if row["nation"] == "us" and row["type"] == "infantry")
    assert all(letter.startswith("+") for letter in when)
    assert when["+5"]
