"""What things are called in each language."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import lru_cache
from typing import Final

from ...kernel.words import sentence
from .box import FOLDER, Box

MONTHS: Final = {
    "en": {8: "August", 9: "September", 10: "October", 11: "November"},
    "fr": {8: "août", 9: "septembre", 10: "octobre", 11: "novembre"},
}


def dates(box: Box, turn: int) -> tuple[date, date]:
    """GAL.2.11b, YPR.2.11b: the first and the last day of a turn. GAL.1.1, YPR.1.1: when play opens."""
    game = box.tables["game"]
    days = int(game["days_a_turn"])
    first = date.fromisoformat(game["first_day"]) + timedelta(days=days * (turn - 1))
    return first, first + timedelta(days=days - 1)


def turn_name(box: Box, turn: int, language: str) -> str:
    """17-19 August, 30 October-1 November."""
    first, last = dates(box, turn)
    months = MONTHS[language if language in MONTHS else "en"]
    if first.month == last.month:
        return f"{first.day}-{last.day} {months[last.month]} {last.year}"
    return f"{first.day} {months[first.month]}-{last.day} {months[last.month]} {last.year}"


def labeller(get: Callable[[], Box]) -> Callable[[str, int, str], str]:
    """The names of a battle's nouns."""

    def label(kind: str, noun: int, language: str) -> str:
        box = get()
        if kind == "space":
            place = box.places[language if language in box.places else "en"][noun]
            return f"{place} ({box.numbers[noun]})" if place else box.numbers[noun]
        if kind == "unit":
            return unit_name(box, noun, language)
        if kind == "marker":
            side, name = noun // 4, box.areas[noun // 4][noun % 4]
            return say(language, f"marker-{box.battle}", side=box.sides[side], name=name)
        if kind == "side":
            return say(language, f"side-{box.sides[noun]}")
        if kind == "turn":
            return turn_name(box, noun, language)
        return str(noun)

    return label


def unit_name(box: Box, u: int, language: str) -> str:
    """A unit as players speak of it: its nation, its number, its corps."""
    return say(
        language, "unit-name", nation=box.nation[u], name=box.names[u], formation=box.formation[u] or "-",
    )  # fmt: skip


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the system's messages."""
    return _said(language, key, tuple(args.items()))


@lru_cache(maxsize=8192)
def _said(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return sentence(language, key, dict(args), FOLDER)
