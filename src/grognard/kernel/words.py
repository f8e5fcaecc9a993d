"""Sentences of the message files, in a language. Fluent is loaded when the first one is said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
OWN = Path(__file__).parent
"""The folder of what every game says."""


@cache
def bundle(language: str, *folders: Path) -> Any:
    """The messages of these folders (each has messages/LANGUAGE.ftl)."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    for folder in folders:
        found.add_resource(FluentResource((folder / "messages" / f"{language}.ftl").read_text("utf-8")))
    return found


def sentence(language: str, key: str, args: Mapping[str, object], folder: Path = OWN) -> str:
    """A key and its arguments as a sentence; in English if the language is unknown."""
    from fluent.runtime.types import fluent_number

    messages = bundle(language if language in LANGUAGES else "en", folder)
    if not messages.has_message(key):
        return key
    plain = {
        name: fluent_number(arg, useGrouping=False) if type(arg) is int else str(arg) for name, arg in args.items()
    }
    said, _ = messages.format_pattern(messages.get_message(key).value, plain)
    return str(said)
