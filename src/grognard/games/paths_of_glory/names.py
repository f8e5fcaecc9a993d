"""What things are called in each language."""

from __future__ import annotations

from ...kernel.words import has, speech
from .box import FOLDER, POWERS, SIDES, Box

say = speech(FOLDER)


def unit_title(kind: str, nation: str, army: bool, language: str) -> str:
    """A counter in words: German 1st Army, 1re armée allemande."""
    own = f"unit-{kind.lower()}"
    if has(FOLDER, own):
        return say(language, own)
    if not army:
        return say(language, "unit-corps", nation=nation)
    return say(language, "title-army", nation=nation, number=kind.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def label(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    if kind == "space":
        return box.space_names[language][noun]
    if kind == "card":
        return f"{box.card_names[language][noun]} ({box.cards[noun]})"
    if kind == "unit":
        return box.units[noun]
    if kind == "power":
        return power_name(noun, language)
    if kind == "turn":
        season, year = box.turn_names[noun].split("-")
        return say(language, "turn-name", season=season, year=year)
    if kind == "side":
        return side_name(noun, language)
    return str(noun)


def side_name(side: int, language: str) -> str:
    return say(language, f"side-{SIDES[side]}")


def power_name(power: int, language: str) -> str:
    """A nation by its place among the powers."""
    return nation_name(POWERS[power] or "none", language)


def nation_name(nation: str, language: str) -> str:
    return say(language, f"nation-{nation}")


def terrain_name(terrain: str, language: str) -> str:
    return say(language, f"terrain-{terrain}")


def level_name(level: int, language: str) -> str:
    """16.1.1: how far a side is in the war."""
    return say(language, "level-name", level=level)
