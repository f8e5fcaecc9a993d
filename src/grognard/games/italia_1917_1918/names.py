"""What things are called in each language."""

from __future__ import annotations

from datetime import timedelta

from ...kernel.words import speech
from .box import FOLDER, SIDES, Box

say = speech(FOLDER)

DAYS = 3
"""2.4a: days of a turn."""


def turn_name(box: Box, turn: int, language: str) -> str:
    """24-26 October 1917."""
    scene = next((one for one in box.scenes.values() if one.first_turn <= turn <= one.last_turn), None)
    if scene is None:
        return str(turn)
    first = scene.first_day + timedelta(days=DAYS * (turn - scene.first_turn))
    last = first + timedelta(days=DAYS - 1)
    months = 1 + (first.month != last.month)
    return say(
        language, "turn-name", first=first.day, last=last.day, since=first.month, until=last.month, months=months,
        year=last.year,
    )  # fmt: skip


def name_of(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    if kind == "space":
        place = box.places[language][noun]
        return f"{place} ({box.numbers[noun]})" if place else box.numbers[noun]
    if kind == "unit":
        return say(language, "unit-name", nation=box.nation[noun], name=box.labels[noun])
    if kind == "bridge":
        return box.bridge_names[language][noun]
    if kind == "crossing":
        a, b = box.crossings[noun]
        return say(language, "crossing-name", start=box.numbers[a], end=box.numbers[b], river=box.river_of[a, b])
    if kind == "side":
        return say(language, f"side-{SIDES[noun]}")
    if kind == "turn":
        return turn_name(box, noun, language)
    return str(noun)
