"""Options of a question laid out for a terminal: by verb in columns, or in a grid with one row a noun."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, NamedTuple

from ..kernel.ask import Action, Choose
from ..kernel.game import Game, Known
from ..kernel.reading import choice_key
from ..kernel.say import Sayer

_GAP = 3
_MANY = 30


class Item(NamedTuple):
    """An option as it is listed; `times` counts the options that are the same choice."""

    number: int
    verb: str
    noun: int
    name: str
    hint: str
    times: int

    @property
    def text(self) -> str:
        times = f" x{self.times}" if self.times > 1 else ""
        return f"{self.number:>3} {self.name}{f' {self.hint}' if self.hint else ''}{times}"


def fold(text: str, width: int) -> str:
    """Long lines broken between words, what follows set in."""
    lines = []
    for line in text.splitlines() or [""]:
        lead = line[: len(line) - len(line.lstrip())]
        lines += wrap(line, width, subsequent_indent=lead + "  ", break_on_hyphens=False) or [""]
    return "\n".join(lines)


def options(game: Game[Any], seen: Known[Any], question: Choose, say: Sayer, width: int) -> list[str]:
    """All options of a question, numbered as they are answered."""
    bare: list[str] = []
    items: dict[object, Item] = {}
    for number, action in enumerate(question.options, 1):
        verb, noun = action
        if noun is None:
            bare.append(f"{number:>4} {say.action(verb, None, question.prompt)} [{verb}]")
            continue
        key, hint = choice_key(game, seen, action, say.language)
        known = items.get(key)
        if known is None:
            items[key] = Item(number, verb, noun, _name(game, action, say.language), hint, 1)
        else:
            items[key] = known._replace(times=known.times + 1)
    by_verb: dict[str, list[Item]] = {}
    for item in items.values():
        by_verb.setdefault(item.verb, []).append(item)
    lines: list[str] = []
    if _is_grid(by_verb, game, width):
        lines += _grid(by_verb, say, width)
    else:
        for verb, listed in by_verb.items():
            lines.append(f"  {verb}: {_phrase(verb, say)}")
            lines += _columns([item.text for item in listed], width)
    return lines + bare


def _name(game: Game[Any], action: Action, language: str) -> str:
    verb, noun = action
    kind = game.verbs[verb]
    titled = kind in game.words.titled and noun is not None
    return game.words.label(kind or "", noun or 0, language) if titled else game.write(action).partition(":")[2]


def _phrase(verb: str, say: Sayer) -> str:
    return say.text(f"verb-{verb.replace('_', '-')}", {"noun": "..."})


def _is_grid(by_verb: dict[str, list[Item]], game: Game[Any], width: int) -> bool:
    """Several verbs of the same long nouns read better noun by noun."""
    kinds = {game.verbs[verb] for verb in by_verb}
    longest = max((len(item.text) for listed in by_verb.values() for item in listed), default=0)
    return len(by_verb) > 1 and len(kinds) == 1 and longest > width // 3


def _grid(by_verb: dict[str, list[Item]], say: Sayer, width: int) -> list[str]:
    verbs = list(by_verb)
    rows: dict[int, dict[str, Item]] = {}
    for verb, listed in by_verb.items():
        for item in listed:
            rows.setdefault(item.noun, {})[verb] = item
    names = max(len(next(iter(row.values())).name) for row in rows.values())
    lines = [f"  {verb}: {_phrase(verb, say)}" for verb in verbs]
    lines = _columns([line.strip() for line in lines], width)
    lines.append(" " * (names + 2) + " ".join(f"{verb:>5}" for verb in verbs))
    for row in rows.values():
        first = next(iter(row.values()))
        numbers = " ".join(f"{row[verb].number if verb in row else '-':>{max(5, len(verb))}}" for verb in verbs)
        line = f"  {first.name:<{names}}{numbers}  "
        lines.append("\n".join(wrap(line + first.hint, width, subsequent_indent=" " * len(line))))
    return lines


def _columns(texts: list[str], width: int) -> list[str]:
    """As many even columns as fit, read along the lines; a very long list runs on to save room."""
    if len(texts) > _MANY:
        return _running([text.strip() for text in texts], width)
    cell = max(map(len, texts)) + _GAP
    across = max(1, (width - 4 + _GAP) // cell)
    return [
        ("    " + "".join(text.ljust(cell) for text in texts[i : i + across])).rstrip()
        for i in range(0, len(texts), across)
    ]


def _running(texts: list[str], width: int) -> list[str]:
    lines = ["   "]
    for text in texts:
        if len(lines[-1]) + len(text) + _GAP > width:
            lines.append("   ")
        lines[-1] += f"{'' if lines[-1] == '   ' else '  '} {text}"
    return lines
