"""What things are called in each language."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.words import speech, typeset
from .box import FOLDER, NATIONS, SIDES, Box
from .fronts import FRONTS, THEATRES

say = speech(FOLDER)


def turn_name(box: Box, turn: int, language: str) -> str:
    """August 1914, first turn; November and December 1914."""
    its = box.turns.get(turn)
    if its is None:
        return str(turn)
    same = [one.number for one in box.turns.values() if (one.year, one.months) == (its.year, its.months)]
    part = same.index(turn) + 1 if len(same) > 1 else 0
    key = "turn-name-two" if len(its.months) > 1 else "turn-name-part" if part else "turn-name"
    return say(language, key, month=its.months[0], last=its.months[-1], year=str(its.year), part=part)


def name_of(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    match kind:
        case "space":
            front = box.front_of[noun]
            place = front.places[language][noun - front.base]
            return f"{place} ({box.numbers[noun]})" if place else box.numbers[noun]
        case "unit":
            return _labels(box, language)[noun]
        case "event":
            return _event_names(box, language)[noun]
        case "side":
            return say(language, f"side-{SIDES[noun]}")
        case "front":
            return say(language, f"front-{FRONTS[noun]}")
        case "theatre":
            return say(language, f"theatre-{THEATRES[noun]}")
        case "nation":
            return say(language, f"nation-{NATIONS[noun]}")
        case "turn":
            return turn_name(box, noun, language)
    return str(noun)


@lru_cache(maxsize=16)
def _event_names(box: Box, language: str) -> tuple[str, ...]:
    """What each event counter is called; aces by their own names (15.15)."""
    names = {row["event"]: name for row, name in zip(box.event_rows, box.event_names[language], strict=True)}
    return tuple(
        str(box.tables["aces"][SIDES[its.event.side]][its.number]["name"])
        if its.event.name.endswith("-ace")
        else names[its.event.name]
        for its in box.counters
    )


def event_text(box: Box, c: int, language: str) -> str:
    """What an event does, in a sentence."""
    name = box.counters[c].event.name
    its = next(row for row in box.event_rows if row["event"] == name)
    return typeset(its.get(f"text_{language}") or its["text"], language)


@lru_cache(maxsize=16)
def _labels(box: Box, language: str) -> tuple[str, ...]:
    """What each counter is called: its nation and what is printed on it."""
    return tuple(
        say(language, "unit-name", nation=NATIONS[box.nation[u]].upper(), kind=box.kind[u], name=box.labels[u])
        for u in range(box.count)
    )


def unit_title(box: Box, u: int, language: str) -> str:
    """A counter in words."""
    return say(language, "unit-title", name=box.unit_names[language][u], nation=NATIONS[box.nation[u]])
