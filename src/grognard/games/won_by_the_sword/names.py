"""What things are called in each language."""

from __future__ import annotations

from ...kernel.words import speech
from .box import Box
from .kinds import ABILITIES, ART, COLUMNS, DET, FOLDER, FORM, KIND_NATION, NATIONS, NKINDS, SIDES, SLOT_NAMES


say = speech(FOLDER)


def label(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun."""
    match kind:
        case "space":
            return box.space_names[language][noun]
        case "side":
            return side_label(noun, language)
        case "column":
            return column_label(noun, language)
        case "card":
            return box.card_names[language][noun] if noun < box.ncards else ability_label(noun - box.ncards, language)
        case "ability":
            return ability_label(noun, language)
        case "leader":
            return box.leader_names[language][noun]
        case "nation":
            return box.nation_names[language][noun]
        case "kind":
            return kind_name(noun, language)
        case "troop":
            slot, what = divmod(noun, NKINDS)
            return say(language, "troop-name", kind=kind_name(what, language), slot=slot_name(slot, language))
        case "slot":
            return slot_name(noun, language)
        case "link":
            return link_name(box, noun, language)
        case "wing":
            return say(language, f"wing-{('left', 'centre', 'right')[noun]}")
        case "force":
            return say(language, "force-name", number=noun + 1)
        case "turn":
            return (
                say(language, f"month-{box.months[noun]}") if noun < len(box.months) else say(language, "month-never")
            )
    return str(noun)


def side_label(side: int, language: str) -> str:
    return say(language, f"side-{SIDES[side]}")


def column_label(c: int, language: str) -> str:
    return say(language, "column-name", side=SIDES[c >> 2], number=c % 4 + 1)


def ability_label(ability: int, language: str) -> str:
    return say(language, f"ability-{ABILITIES[ability]}")


def kind_name(kind: int, language: str) -> str:
    """`reduced Swedish veteran infantry`."""
    form = FORM[kind]
    key = "art" if form == ART else "det" if form == DET else ("inf", "vinf", "cav", "vcav")[form // 2]
    reduced = int(form < ART and form % 2)
    return say(language, f"kind-{key}", nation=NATIONS[KIND_NATION[kind]], reduced=reduced)


def slot_name(slot: int, language: str) -> str:
    """A column, the garrison, or a wing of a side."""
    if slot < len(COLUMNS):
        return column_label(slot, language)
    return say(language, f"slot-{SLOT_NAMES[slot]}")


def link_name(box: Box, link: int, language: str) -> str:
    """`Ulm-Weissenhorn`."""
    a, b = box.link_ends[link]
    names = box.space_names[language]
    return f"{names[a]}-{names[b] if b >= 0 else box.off_names[language][link]}"
