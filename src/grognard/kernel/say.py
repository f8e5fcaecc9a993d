"""Messages in English and French (Project Fluent). A key and its arguments become a sentence here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .ask import Choose
from .game import Game, LogLine, Warning
from .refusal import Refusal
from .words import bundle, known, row

_OPEN, _CLOSE = "\ue000", "\ue001"
"""Around a noun's number while its sentence is made: characters of nobody's language."""


class Sayer:
    """Says things of one game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = known(language)
        self._bundle = bundle(self.language, game.folder)
        self._patterns: dict[str, Any] = {}
        """What keys are said with, None where there is no sentence; keys that were asked for."""
        self._said: dict[tuple[str, int | None, str], str] = {}
        """Options in words: there are only so many."""

    def _pattern(self, key: str) -> Any:
        try:
            return self._patterns[key]
        except KeyError:
            known = self._bundle.has_message(key)
            found = self._patterns[key] = self._bundle.get_message(key).value if known else None
            return found

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def text(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The sentence of a key. A key without a sentence is shown as it is, so that it is noticed."""
        pattern = self._pattern(f"{key}-from") if args and "start" in args else None  # a move that tells from where
        pattern = pattern or self._pattern(key)
        if pattern is None:
            return key
        said, _ = self._bundle.format_pattern(pattern, {name: self.name(arg) for name, arg in (args or {}).items()})
        return str(said)

    def own(self, key: str) -> str:
        """The sentence of a key, of this game alone if there is one: `KEY-GAME`, where games share a folder."""
        alone = f"{key}-{self.game.name}"
        return self.text(alone if self.has(alone) else key)

    def name(self, value: object) -> Any:
        """An argument as words: a pair (kind, id) is a noun of the game, a list its members (`none` without any)."""
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str):
            return self.game.words.label(value[0], value[1], self.language)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return ", ".join(str(self.name(item)) for item in value) or "none"
        return value if isinstance(value, int | str) else str(value)

    def bits(self, key: str, args: Mapping[str, object] | None = None) -> list[str | tuple[str, str]]:
        """The sentence of a key in pieces: text, and nouns of the game as (`kind:name`, label), to be made links."""
        nouns: list[tuple[str, str]] = []

        def tag(value: object) -> object:
            if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str):
                kind, noun = value
                if kind not in self.game.nouns:
                    return value
                nouns.append((f"{kind}:{self.game.nouns[kind][noun]}", str(self.name(value))))
                return f"{_OPEN}{len(nouns) - 1}{_CLOSE}"
            return [tag(item) for item in value] if isinstance(value, list | tuple) else value

        said = self.text(key, {name: tag(arg) for name, arg in (args or {}).items()})
        found: list[str | tuple[str, str]] = []
        for part in said.split(_OPEN):
            number, close, rest = part.partition(_CLOSE)
            if close:
                found.append(nouns[int(number)])
            text = rest if close else part
            if text:
                found.append(text)
        return found

    def refusal(self, refusal: Refusal) -> str:
        """A reason with its rule number: `12.1.9: no single space holds all the nations that attack`."""
        said = self.text(refusal.key, refusal.args)
        return row(refusal.rule, said, self.language) if refusal.rule else said

    def warning(self, warning: Warning) -> str:
        return row(warning.rule, self.text(warning.key, warning.args), self.language)

    def line(self, line: LogLine) -> str:
        return self.text(line.key, line.args)

    def asked(self, question: Choose, side: int | None) -> list[str | tuple[str, str]]:
        """A prompt in pieces as `side` reads it: whoever is not asked reads `PROMPT-others`, where there is one."""
        key, args = question.asked(side)
        others = f"{key}-others"
        return self.bits(others if side != question.side and self.has(others) else key, args)

    def help(self, question: Choose, side: int | None) -> tuple[str, str] | None:
        """What a question is about and what follows, for who is new to it (`PROMPT-help`), and the number of its rule
        (`.rule`)."""
        asked, args = question.asked(side)
        key = f"{asked}-help"
        if not self.has(key):
            return None
        rule = self._bundle.get_message(key).attributes.get("rule", "")
        return self.text(key, args), rule and str(self._bundle.format_pattern(rule, {})[0])

    def action(self, verb: str, noun: int | None, prompt: str = "") -> str:
        """An option as words; in the words of the question that offers it (`PROMPT-VERB`), where it has its own."""
        said = self._said.get((verb, noun, prompt))
        if said is None:
            said = self._said[verb, noun, prompt] = self._action(verb, noun, prompt)
        return said

    def _action(self, verb: str, noun: int | None, prompt: str) -> str:
        kind = self.game.verbs[verb]
        args = {} if noun is None or kind is None else {"noun": noun if kind == "number" else (kind, noun)}
        written = verb.replace("_", "-")
        own = f"{prompt}-{written}"
        return self.text(own if prompt and self.has(own) else f"verb-{written}", args)


def sayer(game: Game[Any], language: str) -> Sayer:
    """A sayer, made once for each edition of a game and language."""
    key = (game.name, game.digest, language)
    found = _SAYERS.get(key)
    if found is None:
        found = _SAYERS[key] = Sayer(game, language)
    return found


_SAYERS: dict[tuple[str, str, str], Sayer] = {}
