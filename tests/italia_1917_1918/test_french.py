"""What this game alone says in two languages; tests/test_french.py has what every game must."""

from __future__ import annotations

import re

import pytest

from grognard.games.italia_1917_1918.hints import PHASE
from grognard.games.italia_1917_1918.names import face_title, name_of, turn_name, unit_title
from grognard.games.italia_1917_1918.sequence import COMBAT, PLAYER, TURN
from grognard.games.italia_1917_1918.state import FLIGHTS, MASTERY
from grognard.games.italia_1917_1918.victory import LEVELS
from grognard.games.italia_1917_1918.view import MARKS
from grognard.kernel.words import LANGUAGES

from ..french import messages, rulings
from .table import BOX, ITALIA


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_a_name_of_its_own(language: str) -> None:
    for kind, nouns in ITALIA.nouns.items():
        names = [name_of(BOX, kind, noun, language) for noun in range(len(nouns))]
        assert not [name for name in names if re.search(r"[{}$]|\b(?:unit|bridge|crossing|nation)-|  ", name)], kind
        assert len(set(names)) == len(names), kind


def test_counters_are_called_by_nation_and_by_what_they_are() -> None:
    said = {unit: [name_of(BOX, "unit", BOX.unit[unit], language) for language in LANGUAGES] for unit in BOX.units}
    assert said["ah-4-id"] == ["AH 4 ID", "AH 4 ID"]
    assert said["de-hq-xiv"] == ["GE HQ XIV", "ALL QG XIV"]
    assert said["it-army-ii-north"] == ["IT II north army artillery", "IT artillerie d’armée II nord"]
    assert said["it-alp-det-2"] == ["IT detachment 2", "IT détachement 2"]
    assert said["it-air-4"] == ["IT air group 4", "IT groupe aérien 4"]
    assert said["it-arditi-3"] == ["IT Arditi 3", "IT Arditi 3"]


def test_units_in_words_agree() -> None:
    """Feminine divisions and brigades, masculine regiments; what stands after a comma stays there."""
    said = {
        unit: [face_title(BOX, BOX.unit[unit], language) for language in LANGUAGES]
        for unit in ("ah-4-id", "ah-12-rtschd", "it-15-alpini", "it-hq-ii", "de-jr-12")
    }
    assert said["ah-4-id"] == [
        "Austro-Hungarian 4th Infantry Division",
        "4e division d’infanterie austro-hongroise",
    ]
    assert said["ah-12-rtschd"][1] == "12e division de Schützen à cheval austro-hongroise, à pied"
    assert said["it-15-alpini"][1] == "15e régiment d’Alpini italien"
    assert said["it-hq-ii"] == ["headquarters of II Armata (Italy)", "QG de la II Armata (Italie)"]
    assert said["de-jr-12"][1] == "12e régiment de Jäger allemand"
    assert unit_title(BOX, BOX.unit["it-bers-det-1"], "fr") == "Détachement italien"
    assert unit_title(BOX, BOX.unit["it-bers-det-1"], "en") == "Italian detachment"


def test_turns_are_dates() -> None:
    """2.4a: three days a turn, by the track of the campaign."""
    assert turn_name(BOX, 1, "en") == "24-26 October 1917"
    assert turn_name(BOX, 3, "fr") == "30 octobre-1er novembre 1917"
    assert turn_name(BOX, 34, "en") == "2-4 November 1918"
    assert turn_name(BOX, 10, "en") == "10"  # no scenario has it


def test_bridges_and_water_are_called_by_place_and_river() -> None:
    udine = next(i for i, name in enumerate(BOX.bridge_names["en"]) if name == "Udine")
    assert name_of(BOX, "bridge", udine, "en").startswith("bridge at Udine over the ")
    assert name_of(BOX, "bridge", udine, "fr").startswith("pont d’Udine sur ")
    a, b = BOX.crossings[0]
    river = BOX.river_of[a, b]
    assert name_of(BOX, "crossing", 0, "fr") == f"{river}, de {BOX.numbers[a]} à {BOX.numbers[b]}"


def test_every_river_with_a_bridge_has_its_article() -> None:
    """French says le Piave and la Brenta: none is left to chance."""
    known = set(re.findall(r"^ +\[(\w+)\] l", messages(ITALIA.folder, "fr")["bridge-name"], flags=re.M))
    assert {bridge.river for bridge in BOX.bridges} - {"Piave Vecchia"} == known


def test_all_that_is_put_together_has_its_words() -> None:
    """Marks, missions, levels of mastery and of victory, terrain: the code makes their keys out of two parts."""
    known = messages(ITALIA.folder, "en").keys()
    asked = {f"mark-{name}" for name, _ in MARKS} | {f"show-flight-{name}" for name in FLIGHTS}
    asked |= {f"level-{name}" for name in MASTERY} | {f"end-{name}" for name in LEVELS}
    asked |= {f"board-terrain-{name}" for name in BOX.tables["terrain"]} | {
        f"board-town-{name}" for name in BOX.town if name
    }
    asked |= {f"board-side-{row['kind']}" for row in BOX.side_rows} | {f"board-line-{name}" for name in BOX.lines}
    asked |= {f"shift-{name}" for name, ground in BOX.tables["terrain"].items() if ground["left"]}
    asked |= {f"shift-{name}" for name in BOX.tables["town"]}
    asked |= {f"doctrine-{name}" for name in BOX.tables["doctrine"]} | {f"phase-{name}" for name in PHASE.values()}
    assert sorted(asked - known) == []


def test_every_step_of_the_turn_belongs_to_a_phase() -> None:
    """Those that are named nowhere are steps of a combat."""
    steps = set(PLAYER.members) | set(TURN.members) | set(TURN.members["operations"].members) | {"set_up"}  # type: ignore[union-attr]
    rest = steps - PHASE.keys() - {"combat", "player", "operations", "after_combats"}
    assert rest == set()
    assert not PHASE.keys() & COMBAT.members.keys()


def test_every_option_is_explained_with_its_rule() -> None:
    for text in rulings(ITALIA.folder):
        items = re.findall(r"^- `([a-z0-9-]+)`.*?\(([A-Z0-9]+\.[0-9a-z.]+)\)", text, flags=re.M)
        options = {name: option.rule for name, option in ITALIA.options.items()}
        assert {name: rule for name, rule in items if name in options} == options
