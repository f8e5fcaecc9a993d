"""What a player typed, as an answer: a number, `verb`, `verb:noun`, `verb noun`, or a noun alone where it is clear."""

from __future__ import annotations

import unicodedata
from typing import Any

from .ask import Action, Choose
from .game import Game, Known
from .refusal import BadInput, whole_number
from .say import Sayer


def plain(text: str) -> str:
    """Without capitals, accents and curls, and with - for spaces: Bar le Duc, bar-le-duc."""
    straight = text.replace("’", "'")
    bare = "".join(c for c in unicodedata.normalize("NFD", straight) if not unicodedata.combining(c))
    return "-".join(bare.lower().split())


def choice_key(game: Game[Any], known: Known[Any], action: Action, language: str) -> tuple[object, str]:
    """What tells one choice from another, and its hint."""
    verb, noun = action
    kind = game.verbs[verb]
    if noun is None or kind is None:
        return (verb, noun), ""
    hint = game.words.hint(known, verb, kind, noun, language) if game.words.hint is not None else ""
    same = game.words.alike(kind, noun) if game.words.alike is not None and kind != "number" else noun
    return (verb, same, hint), hint


def read_answer(line: str, game: Game[Any], known: Known[Any], question: Choose, say: Sayer) -> Action:
    """The answer a line says; among the options if it can be, else (for `why`) any answer of the game."""
    number = whole_number(line, 4000)
    if number is not None:
        if not 1 <= number <= len(question.options):
            raise BadInput("cli-no-such-number", count=len(question.options))
        return question.options[number - 1]
    verb, _, rest = line.replace(":", " ", 1).strip().partition(" ")
    verb, wanted = verb.lower(), plain(rest)
    if verb not in game.verbs:
        offered = [a for a in question.options if a[1] is not None and plain(line) in names(game, a, say.language)]
        if len({a[0] for a in offered}) == 1:
            return offered[0]
        verbs = ", ".join(game.write(a) for a in offered) or ", ".join(dict.fromkeys(a[0] for a in question.options))
        raise BadInput("cli-unknown-verb", verb=line, verbs=verbs)
    kind = game.verbs[verb]
    if kind is None or kind == "number":
        return game.read(f"{verb}:{rest.strip()}" if rest.strip() else verb)
    if not wanted:
        raise BadInput("cli-which-noun", verb=verb)
    mine = [a for a in question.options if a[0] == verb]
    exact = [a for a in mine if wanted in names(game, a, say.language)]
    if exact:
        return exact[0]
    noun = find(game, kind, wanted, say.language)
    if noun is not None:
        return verb, noun
    begun = [a for a in mine if any(name.startswith(wanted) for name in names(game, a, say.language))]
    if begun and len({choice_key(game, known, a, say.language)[0] for a in begun}) == 1:
        return begun[0]
    if begun:
        choices = [f"{game.write(a)} {choice_key(game, known, a, say.language)[1]}".strip() for a in begun]
        raise BadInput("cli-unclear", choices=", ".join(choices))
    raise BadInput("cli-unknown-noun", noun=rest.strip())


def names(game: Game[Any], action: Action, language: str) -> tuple[str, str]:
    """The written name and the label of an option's noun, both plain."""
    verb, noun = action
    kind = game.verbs[verb]
    if noun is None or kind is None:
        return verb, verb
    return plain(game.write(action).partition(":")[2]), plain(game.words.label(kind, noun, language))


def meant(text: str, game: Game[Any], question: Choose, language: str) -> list[Action]:
    """The options that a typed order could mean, likeliest first: `attack sedan`, `sedan`, `att sed`, `roll`."""
    words = plain(text).split("-")
    found: list[tuple[int, int, Action]] = []
    for number, action in enumerate(question.options):
        verb = action[0]
        kind = game.verbs[verb]
        noun = (str(action[1]),) * 2 if kind == "number" else names(game, action, language)
        spoken = plain(f"{verb.replace('_', ' ')} {noun[0]} {noun[1]}").split("-")
        hits = [next((len(said) - len(word) for said in spoken if said.startswith(word)), None) for word in words]
        if words != [""] and None not in hits:
            found.append((sum(hit or 0 for hit in hits), number, action))
    return [action for _, _, action in sorted(found)]


def find(game: Game[Any], kind: str, wanted: str, language: str) -> int | None:
    """The noun of a kind that is written or called `wanted` (plain)."""
    for noun, written in enumerate(game.nouns.get(kind, ())):
        if wanted in (plain(written), plain(game.words.label(kind, noun, language))):
            return noun
    return None


def find_any(game: Game[Any], text: str, language: str) -> tuple[str, int] | None:
    """The noun of any kind with that name."""
    for kind in game.nouns:
        noun = find(game, kind, plain(text), language)
        if noun is not None:
            return kind, noun
    return None
