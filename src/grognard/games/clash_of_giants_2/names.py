"""What things are called in each language."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from ...kernel.words import has, speech, stretch, tidy
from .box import CAV, FOLDER, Box

say = speech(FOLDER)


def dates(box: Box, turn: int) -> tuple[date, date]:
    """GAL.2.11b, YPR.2.11b: the first and the last day of a turn. GAL.1.1, YPR.1.1: when play opens."""
    game = box.tables["game"]
    days = int(game["days_a_turn"])
    first = date.fromisoformat(game["first_day"]) + timedelta(days=days * (turn - 1))
    return first, first + timedelta(days=days - 1)


def turn_name(box: Box, turn: int, language: str) -> str:
    """17-19 August 1914, 30 October-1 November 1914."""
    return say(language, "turn-name", **_days(box, turn))


def days_name(box: Box, turn: int, language: str) -> str:
    """17-19 August, 30 October-1 November."""
    return say(language, "turn-days", **_days(box, turn))


def _days(box: Box, turn: int) -> dict[str, int]:
    return stretch(*dates(box, turn))


def name_of(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    if kind == "space":
        place = box.places[language][noun]
        return f"{place} ({box.numbers[noun]})" if place else box.numbers[noun]
    if kind == "unit":
        return say(language, "unit-name", nation=box.nation[noun], name=box.names[noun])
    if kind == "marker":
        side, name = noun // 4, box.areas[noun // 4][noun % 4]
        return say(language, f"marker-{box.battle}", nation=box.sides[side], number=name)
    if kind == "side":
        return say(language, f"side-{box.sides[noun]}")
    if kind == "turn":
        return turn_name(box, noun, language)
    return str(noun)


# -- units in words ------------------------------------------------------------------------------------------------

T: Final = {"GAL.2.13": "terek", "YPR.2.14": "territorial"}
"""What T is, by the rule that says so."""


def unit_title(box: Box, u: int, language: str) -> str:
    """A counter in words: Austrian 46th Landwehr Division (I Corps), 46e division de Landwehr autrichienne."""
    first, _, rest = box.names[u].partition(" ")
    number, words = (first, rest.split()) if first.isdigit() else ("", box.names[u].split())
    nation = box.nation[u]
    if "remnant" in box.flags[u]:
        title = say(language, "unit-remnant", nation=nation, number=words[-1])
    else:
        key = "title-division" if box.division[u] else "title-brigade"
        title = tidy(say(language, key, nation=nation, number=number, kind=_kind(box, u, words, language)))
    if not box.corps[u]:
        return title
    return say(language, "unit-of-corps", title=title, corps=_corps(box.formation[u], language))


def _corps(formation: str, language: str) -> str:
    """A corps in words: I, III R, II Cav, Guard, Corps Woyrsch."""
    name = formation.rpartition("Corps ")[2]
    number, _, kind = name.partition(" ")
    if set(number) <= set("IVX"):
        return tidy(say(language, "corps-numbered", number=number, kind=kind or "none"))
    return say(language, "corps-named", name=name)


def _kind(box: Box, u: int, words: list[str], language: str) -> str:
    """GAL.2.13, YPR.2.14: what else stands on a counter, in words: Don Cossack, cosaque du Don."""
    arm = "cossack" if "Cos" in words else "cavalry" if box.kind[u] == CAV else ""
    said = " ".join(_word(box.rules.t if word == "T" else word, language) for word in words if word not in _ARMS)
    return say(language, "unit-kind", words=said, arm=say(language, f"unit-arm-{arm}") if arm else "")


def _word(word: str, language: str) -> str:
    """An abbreviation in words; one that only somebody's corrected file knows stays as it is."""
    key = f"unit-word-{word.lower()}"
    return say(language, key) if has(FOLDER, key) else word


_ARMS: Final = frozenset(("Cos", "KD", "CD", "Cav"))
"""Abbreviations that say what a unit's type says too."""
