"""Words: the sentences of the message files in a language, and how numbers and names are written in it.

Which languages there are is known here and to the message files; whoever speaks none of them reads the first. Fluent is
loaded when the first sentence is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

LANGUAGES: Final = ("en", "fr")
OWN: Final = Path(__file__).parent
"""The folder of what every game says."""
MONTHS: Final = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
"""As their messages are called: `month-january`."""
V = TypeVar("V")


def known(language: str) -> str:
    """The language, or the first if it is none of ours."""
    return language if language in LANGUAGES else LANGUAGES[0]


# -- messages ---------------------------------------------------------------------------------------------------------


@cache
def bundle(language: str, folder: Path = OWN) -> Any:
    """The messages of a folder (messages/LANGUAGE.ftl) over those of every game: where both have a key, its own win."""
    from babel import Locale
    from fluent.runtime import FluentBundle

    ordinal_form = Locale.parse(language).ordinal_form

    def form(key: str, gender: str = "", **args: str | int) -> str:
        """The message of a key; in the form of a gender, where the language has one (`.f`)."""
        if not found.has_message(key):
            return key
        message = found.get_message(key)
        said, _ = found.format_pattern(message.attributes.get(gender, message.value), args)
        return str(said)

    def ordinal(number: object, gender: str = "") -> str:
        """ORDINAL($number, gender: "f"): 1st, 13th; 1re, 13e. Of a unit without a number: nothing."""
        written = str(number)
        return form("ordinal", gender, number=written, form=ordinal_form(int(written))) if written else ""

    def adjective(nation: object, gender: str = "") -> str:
        """ADJECTIVE($nation, gender: "f"): German; allemande."""
        return form(f"adjective-{nation}", gender)

    def day(number: int) -> str:
        """DAY($day): of a month, 1; 1er."""
        return form("day-of-month", day=int(number))

    def month(number: int) -> str:
        """MONTH($month): January; janvier."""
        return form(f"month-{MONTHS[number - 1]}")

    functions: dict[str, Any] = {"ORDINAL": ordinal, "ADJECTIVE": adjective, "DAY": day, "MONTH": month}
    found: Any = FluentBundle([language], functions, use_isolating=False)
    for each in dict.fromkeys((OWN, folder)):
        found.add_resource(_read(each / "messages" / f"{language}.ftl"), allow_overrides=True)
    return found


@cache
def _read(file: Path) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(typeset(file.read_text("utf-8"), file.stem))


def sentence(language: str, key: str, args: Mapping[str, object], folder: Path = OWN) -> str:
    """A key and its arguments as a sentence. A key without a sentence is shown as it is, so that it is noticed."""
    from fluent.runtime.types import fluent_number

    messages = bundle(known(language), folder)
    if not messages.has_message(key):
        return key
    plain = {
        name: fluent_number(arg, useGrouping=False) if type(arg) is int else str(arg) for name, arg in args.items()
    }
    said, _ = messages.format_pattern(messages.get_message(key).value, plain)
    return str(said)


class Say(Protocol):
    """Says the sentence of a key in a language: `say(language, key, unit="GE1")`."""

    def __call__(self, language: str, key: str, **args: str | int) -> str: ...


def speech(folder: Path) -> Say:
    """What says the sentences of a folder. What was said once is kept."""

    @lru_cache(maxsize=8192)
    def say(language: str, key: str, **args: str | int) -> str:
        return sentence(language, key, args, folder)

    return say


def has(folder: Path, key: str) -> bool:
    """Whether a folder has a sentence for a key."""
    return bool(bundle(LANGUAGES[0], folder).has_message(key))


# -- names in sheets --------------------------------------------------------------------------------------------------


class Spoken(dict[str, V]):
    """Something in every language."""

    def __missing__(self, language: str) -> V:
        if language in LANGUAGES:
            raise KeyError(language)
        return self[LANGUAGES[0]]


def column(name: str, language: str) -> str:
    """The column of a sheet that has something in a language: `name`, `name_fr`."""
    return name if known(language) == LANGUAGES[0] else f"{name}_{language}"


def named(rows: Iterable[Mapping[str, str]], name: str = "name") -> Spoken[tuple[str, ...]]:
    """What rows are called in every language: as in the first, where the column of another is empty or not there."""
    rows = tuple(rows)
    return Spoken(
        (language, tuple(typeset(row.get(column(name, language)) or row[name], language) for row in rows))
        for language in LANGUAGES
    )


# -- how it is written ------------------------------------------------------------------------------------------------


_FIRM: Final = (
    (re.compile(r"(?<=\S) (?=[;!?])"), "\u202f"),
    (re.compile(r"(?<=\S) (?=[:»%])|(?<=«) "), "\u00a0"),
    (re.compile(r"(?<=[^\W\d_])'(?=[\w{«])"), "’"),
)


def typeset(text: str, language: str) -> str:
    """A text as the language is printed: French marks stay with their word, narrowly or not, and its apostrophe is
    curly. So whoever writes a sentence types what is on the keyboard."""
    if language == "fr":
        for wrong, right in _FIRM:
            text = wrong.sub(right, text)
    return text


def tidy(text: str) -> str:
    """A sentence some of whose blanks were empty: with no more than one space between the words that are there."""
    return " ".join(part for part in text.split(" ") if part)


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]


def stretch(first: date, last: date) -> dict[str, int]:
    """What `turn-days` is made of: from one day to another, of one month or of two; and the year of the last."""
    return {
        "first": first.day, "since": first.month, "last": last.day, "until": last.month,
        "months": 1 + (first.month != last.month), "year": last.year,
    }  # fmt: skip


def figure(value: float, language: str, digits: int = 1) -> str:
    """A number with so many decimals: 2.5; 2,5."""
    return f"{value:.{digits}f}".replace(".", _point(known(language)))


def row(name: str, value: str, language: str) -> str:
    """`name: value`, as the language writes it."""
    return f"{name}{_own(language, 'show-colon')}{value}"


_own = speech(OWN)


@cache
def _point(language: str) -> str:
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(language)
