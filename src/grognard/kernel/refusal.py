"""Why something may not be done: a rule's number and a message key, no more than that."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .words import LANGUAGES, OWN, sentence

_NOTHING: Mapping[str, object] = {}


class Refusal(NamedTuple):
    """A reason. `args` fill the message; a pair (kind, id) names a noun of the game."""

    rule: str
    key: str
    args: Mapping[str, object] = _NOTHING


class Refused(Exception):
    """An answer that was not taken. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}" if refusal.rule else refusal.key)
        self.refusal = refusal


class Place(NamedTuple):
    """Where something stands that somebody wrote: a file, and a line of it (0: the file as a whole)."""

    file: Path | str
    line: int = 0


class BadInput(Exception):
    """Something from outside (a file, a name, an option) that cannot be used; says why in one sentence.

    The sentence is a message of the kernel's, or of the game whose `folder` is given; it is made when it is read. If it
    is about something in a file, `at` says where, and the sentence begins with it.
    """

    def __init__(self, key: str, /, folder: Path = OWN, at: Place | None = None, **given: object) -> None:
        super().__init__(key)
        self.key, self.folder, self.at, self.given = key, folder, at, given

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key,), self.__dict__

    def __str__(self) -> str:
        return self.said(LANGUAGES[0])

    def said(self, language: str) -> str:
        said = sentence(language, self.key, self.given, self.folder)
        if self.at is None:
            return said
        return sentence(language, "bad-at", {"file": self.at.file, "line": self.at.line, "said": said})


def shown(text: str) -> str:
    """Something from outside as it may be repeated in a sentence: quoted, and never long."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


def whole_number(text: str, digits: int = 6) -> int | None:
    """The number that a text from outside writes in plain digits, or None: no ², no ٣, nothing endless."""
    plain = text.removeprefix("-")
    return int(text) if plain.isascii() and plain.isdigit() and len(plain) <= digits else None


def refuse(rule: str, key: str, **args: object) -> Refusal:
    """A refusal whose message has arguments."""
    return Refusal(rule, key, args)


# Reasons that belong to no rulebook: they guard the table itself.
GAME_OVER = Refusal("", "kernel-game-over")
NOT_YOUR_TURN = Refusal("", "kernel-not-your-turn")
UNKNOWN_VERB = Refusal("", "kernel-unknown-verb")
NOT_NOW = Refusal("", "kernel-not-now")
NOT_AMONG = Refusal("", "kernel-not-among")
ALIKE = Refusal("", "kernel-alike")
NOTHING_TO_UNDO = Refusal("", "kernel-nothing-to-undo")
