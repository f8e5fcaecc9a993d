"""What things are called in each language. A counter is called by what everybody can read on it: detachments lie face
down, so they are called detachments and no more (3.0f); what one is, `hints` tells whoever may know."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache
from typing import Final

from ...kernel.words import speech, stretch
from .box import FOLDER, SIDES, Box

say = speech(FOLDER)

DAYS: Final = 3
"""2.4a: days of a turn."""
FEMININE: Final = frozenset(("division", "brigade"))
"""Sizes whose French word is feminine."""
UNNAMED: Final = frozenset(("detachment", "air"))
"""Counters that have nothing but a number of their own."""
PAIRED: Final = 2
"""The parts of a name: what it is, and what tells it from its like."""


def turn_name(box: Box, turn: int, language: str) -> str:
    """24-26 October 1917."""
    days = _days(box, turn)
    return say(language, "turn-name", **days) if days else str(turn)


def days_name(box: Box, turn: int, language: str) -> str:
    """24-26 October."""
    days = _days(box, turn)
    return say(language, "turn-days", **days) if days else str(turn)


def _days(box: Box, turn: int) -> dict[str, int]:
    """The dates of a turn by the numbers of the campaign's track; empty if no scenario has it."""
    scene = next((one for one in box.scenes.values() if one.first_turn <= turn <= one.last_turn), None)
    if scene is None:
        return {}
    first = scene.first_day + timedelta(days=DAYS * (turn - scene.first_turn))
    return stretch(first, first + timedelta(days=DAYS - 1))


def name_of(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    match kind:
        case "space":
            place = box.places[language][noun]
            return f"{place} ({box.numbers[noun]})" if place else box.numbers[noun]
        case "unit":
            return _labels(box, language)[noun]
        case "bridge":
            return say(
                language, "bridge-name", place=box.bridge_names[language][noun], hexes=box.bridge_ids[noun],
                river=box.bridges[noun].river,
            )  # fmt: skip
        case "crossing":
            a, b = box.crossings[noun]
            return say(language, "crossing-name", start=box.numbers[a], end=box.numbers[b], river=box.river_of[a, b])
        case "side":
            return say(language, f"side-{SIDES[noun]}")
        case "turn":
            return turn_name(box, noun, language)
    return str(noun)


# -- where facts come from ---------------------------------------------------------------------------------------------


def unit_origin(box: Box, u: int, language: str) -> str:
    return _origin(box.unit_rows[u], box.units[u] in box.corrected_units, language)


def hex_origin(box: Box, h: int, language: str) -> str:
    return _origin(box.rows[h], box.numbers[h] in box.corrected_hexes, language)


def _origin(facts: Mapping[str, str], corrected: bool, language: str) -> str:
    """Where the facts of a row come from, in a word or two: `rulebook: fire, counter` and the like."""
    word, _, which = facts["source"].partition(":")
    word = word.partition(";")[0].partition(",")[0].strip()
    said = say(language, f"board-source-{'part' if which else word}")
    return f"{said}, {say(language, 'board-source-corrected')}" if corrected else said


# -- units -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _labels(box: Box, language: str) -> tuple[str, ...]:
    """What each counter is called."""
    kinds = ["detachment" if box.bulk[u] == "detachment" else box.kind[u] for u in range(box.count)]
    prints = ["" if kinds[u] in UNNAMED else box.labels[u] for u in range(box.count)]
    alike: dict[tuple[str, str, str], list[int]] = {}
    for u in range(box.count):
        group = "" if box.fights[u] and kinds[u] != "detachment" else kinds[u]
        alike.setdefault((box.nation[u], group, prints[u]), []).append(u)
    for units in alike.values():
        if len(units) > 1:
            for i, u in enumerate(units, start=1):
                prints[u] = f"{prints[u]} {_apart(box, u, i, language)}".strip()
    return tuple(
        say(language, "unit-name", nation=box.nation[u], kind=kinds[u], name=prints[u]) for u in range(box.count)
    )


def _apart(box: Box, u: int, number: int, language: str) -> str:
    """What tells counters apart that show the same: where the guns stand, else a number."""
    parts = box.names[language][u].split(", ")
    return parts[1] if box.is_gun[u] and len(parts) == PAIRED else str(number)


def unit_title(box: Box, u: int, language: str) -> str:
    """A counter in words: Austro-Hungarian 4th Infantry Division, 4e division d'infanterie austro-hongroise."""
    if box.bulk[u] == "detachment":
        return say(language, "unit-title-detachment", nation=box.nation[u])
    return face_title(box, u, language)


def face_title(box: Box, face: int, language: str) -> str:
    """What stands on the front of a counter, in words."""
    name = box.names[language][face]
    tank = box.kind[face] == "tank"
    if tank and say(language, f"adjective-{box.nation[face]}").casefold() in name.casefold():
        return name  # it says so itself
    if tank or not box.fights[face]:
        return say(language, "unit-title-support", name=name, nation=say(language, f"nation-{box.nation[face]}"))
    first, comma, rest = name.partition(", ")
    key = "unit-title-f" if box.bulk[face] in FEMININE else "unit-title-m"
    return say(language, key, name=first, nation=box.nation[face]) + comma + rest
