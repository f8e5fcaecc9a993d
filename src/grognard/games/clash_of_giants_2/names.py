"""What things are called in each language."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from typing import Final

from ...kernel.words import LANGUAGES, sentence
from .box import CAV, FOLDER, Box

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
    """17-19 August 1914, 30 October-1 November 1914."""
    return f"{days_name(box, turn, language)} {dates(box, turn)[1].year}"


def days_name(box: Box, turn: int, language: str) -> str:
    """17-19 August, 30 October-1 November."""
    first, last = dates(box, turn)
    months = MONTHS[known(language)]
    begin = _day(first.day, language) + ("" if first.month == last.month else f" {months[first.month]}")
    return f"{begin}-{_day(last.day, language)} {months[last.month]}"


def _day(day: int, language: str) -> str:
    return "1er" if day == 1 and language == "fr" else str(day)


def known(language: str) -> str:
    """The language, or English if it is none of ours."""
    return language if language in LANGUAGES else "en"


def name_of(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    if kind == "space":
        place = box.places[known(language)][noun]
        return f"{place} ({box.numbers[noun]})" if place else box.numbers[noun]
    if kind == "unit":
        return say(language, "unit-name", nation=box.nation[noun], name=box.names[noun])
    if kind == "marker":
        side, name = noun // 4, box.areas[noun // 4][noun % 4]
        given = int(name) if name.isdigit() else name
        return say(language, f"marker-{box.battle}", side=box.sides[side], name=given)
    if kind == "side":
        return say(language, f"side-{box.sides[noun]}")
    if kind == "turn":
        return turn_name(box, noun, language)
    return str(noun)


# -- units in words ------------------------------------------------------------------------------------------------

_WORDS: Final = {
    # GAL.2.13 and what else stands on counters: English, French
    "LW": ("Landwehr", "de Landwehr"), "H": ("Honvéd", "Honvéd"), "Ls": ("Landsturm", "de Landsturm"),
    "PoL": ("Polish Legion", "de la Légion polonaise"), "GR": ("Grenadier", "de grenadiers"),
    "G": ("Guard", "de la Garde"), "R": ("Reserve", "de réserve"), "Rif": ("Rifle", "de tirailleurs"),
    "Cos": ("Cossack", "cosaque"), "D": ("Don", "du Don"), "K": ("Kuban", "du Kouban"),
    "Ca": ("Caucasus", "du Caucase"), "Comb": ("Composite", "combinée"), "Ural": ("Ural", "de l'Oural"),
    "B": ("Bavarian", "bavaroise"), "Ers": ("Ersatz", "d'Ersatz"), "ComG": ("Composite Guard", "de la Garde combinée"),
    "Marine": ("Marine", "de marine"), "FM": ("Fusiliers Marins", "de fusiliers marins"), "La": ("Lahore", "de Lahore"),
    "Me": ("Meerut", "de Meerut"), "Lille": ("Lille", "de Lille"), "Dunkirk": ("Dunkirk", "de Dunkerque"),
    "KD": ("", ""), "CD": ("", ""), "Cav": ("", ""),
}  # fmt: skip
T: Final = {"GAL.2.13": ("Terek", "du Terek"), "YPR.2.14": ("Territorial", "territoriale")}
"""What T is, by the rule that says so."""


def unit_title(box: Box, u: int, language: str) -> str:
    """A counter in words: Austrian 46th Landwehr Division (I Corps), 46e division de Landwehr autrichienne."""
    french = language == "fr"
    first, _, rest = box.names[u].partition(" ")
    number, words = (first, rest.split()) if first.isdigit() else ("", box.names[u].split())
    if "remnant" in box.flags[u]:
        name = say(language, "unit-remnant", number=words[-1])
    else:
        cossack = "Cos" in words
        if cossack and french:  # 1re division cosaque du Don
            words = ["Cos", *(word for word in words if word != "Cos")]
        said = [(box.rules.t if word == "T" else _WORDS.get(word, (word, word)))[french] for word in words]
        arm = say(language, "unit-cavalry") if box.kind[u] == CAV and not cossack else ""
        size = say(language, "unit-division" if box.division[u] else "unit-brigade")
        order = (
            (ordinal(number, language), size, arm, *said) if french else (ordinal(number, language), *said, arm, size)
        )
        name = " ".join(part for part in order if part)
    nation = say(language, f"unit-nation-{box.nation[u]}")
    if not box.corps[u]:
        return say(language, "unit-title", nation=nation, name=name)
    formation = say(language, "unit-corps", name=box.formation[u].rpartition("Corps ")[2])
    return say(language, "unit-title-corps", nation=nation, name=name, formation=formation)


def ordinal(number: str, language: str) -> str:
    """1st, 2nd, 13th; 1re, 2e (of a division or a brigade, both feminine)."""
    if not number:
        return ""
    if language == "fr":
        return f"{number}{'re' if number == '1' else 'e'}"
    last = "0" if number[-2:-1] == "1" else number[-1]
    return number + {"1": "st", "2": "nd", "3": "rd"}.get(last, "th")


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the system's messages."""
    return _said(language, key, tuple(args.items()))


@lru_cache(maxsize=8192)
def _said(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return sentence(language, key, dict(args), FOLDER)
