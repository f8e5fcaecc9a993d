"""What things are called in each language."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.words import sentence
from .box import (
    ABILITIES, ART, CARD_NAMES, COLUMNS, DET, FOLDER, FORM, KIND_NATION, LEADER_NAMES, LINK_ENDS, MONTHS, NATION_NAMES,
    NATIONS, NCARDS, NKINDS, OFF_NAMES, SIDES, SLOT_NAMES, SPACE_NAMES,
)  # fmt: skip


def say(language: str, key: str, **given: str | int) -> str:
    """A sentence of this game."""
    return _said(language, key, tuple(given.items()))


@lru_cache(maxsize=8192)
def _said(language: str, key: str, given: tuple[tuple[str, str | int], ...]) -> str:
    return sentence(language, key, dict(given), FOLDER)


def label(kind: str, noun: int, language: str) -> str:
    """The name of a noun."""
    match kind:
        case "space":
            return SPACE_NAMES[language][noun]
        case "side":
            return say(language, f"side-{SIDES[noun]}")
        case "column":
            return say(language, "column-name", side=SIDES[noun >> 2], number=noun % 4 + 1)
        case "card":
            return CARD_NAMES[language][noun] if noun < NCARDS else label("ability", noun - NCARDS, language)
        case "ability":
            return say(language, f"ability-{ABILITIES[noun]}")
        case "leader":
            return LEADER_NAMES[language][noun]
        case "nation":
            return NATION_NAMES[language][noun]
        case "kind":
            return kind_name(noun, language)
        case "troop":
            slot, what = divmod(noun, NKINDS)
            return say(language, "troop-name", kind=kind_name(what, language), slot=slot_name(slot, language))
        case "slot":
            return slot_name(noun, language)
        case "link":
            return link_name(noun, language)
        case "wing":
            return say(language, f"wing-{('left', 'centre', 'right')[noun]}")
        case "force":
            return say(language, "force-name", number=noun + 1)
        case "turn":
            return say(language, f"month-{MONTHS[noun]}") if noun < len(MONTHS) else say(language, "month-never")
    return str(noun)


def kind_name(kind: int, language: str) -> str:
    """`reduced Swedish veteran infantry`."""
    form = FORM[kind]
    key = "art" if form == ART else "det" if form == DET else ("inf", "vinf", "cav", "vcav")[form // 2]
    return say(
        language,
        f"kind-{key}",
        nation=say(language, f"of-{NATIONS[KIND_NATION[kind]]}"),
        code=NATIONS[KIND_NATION[kind]],
        reduced=int(form < ART and form % 2),
    )


def slot_name(slot: int, language: str) -> str:
    """A column, the garrison, or a wing of a side."""
    if slot < len(COLUMNS):
        return label("column", slot, language)
    return say(language, f"slot-{SLOT_NAMES[slot]}")


def link_name(link: int, language: str) -> str:
    """`Ulm-Weissenhorn`."""
    a, b = LINK_ENDS[link]
    names = SPACE_NAMES[language]
    return f"{names[a]}-{names[b] if b >= 0 else OFF_NAMES[language][link]}"


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]
