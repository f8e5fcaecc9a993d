"""What is offered and what is said of all that is not: whether the two agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from grognard.kernel.ask import Choose
from grognard.kernel.game import Game
from grognard.kernel.refusal import ALIKE


def disagreements(game: Game[Any], question: Choose) -> list[str]:
    """Of all nouns of each verb's kind, those that are offered and refused, or neither, or refused without a rule."""
    found = []
    index = game.folder / "data" / "rules.csv"
    for offer in question.offers:
        kind = game.verbs[offer.verb]
        if kind is None:
            continue
        offered = {noun for verb, noun in question.options if verb == offer.verb and noun is not None}
        for noun in range(max(offered, default=0) + 3) if kind == "number" else range(len(game.nouns[kind])):
            what = f"{question.prompt}: {offer.verb}:{noun if kind == 'number' else game.nouns[kind][noun]}"
            reason = None if offer.unless is None else offer.unless(noun)
            if noun in offered:
                if reason is not None:
                    found.append(f"{what} is offered, yet {reason}")
            elif reason is None:
                found.append(f"{what} is not offered and nothing says why")
            elif reason is ALIKE:
                alike = game.words.alike
                if alike is None or all(alike(kind, noun) != alike(kind, other) for other in offered):
                    found.append(f"{what} is refused for one alike, and there is none")
            elif not reason.rule and index.is_file():
                found.append(f"{what} is refused by no rule")
    return found


def some(questions: Iterable[Choose], most: int, random: Random) -> Iterator[Choose]:
    """So many questions of each kind, spread over a game."""
    seen: Counter[str] = Counter()
    for question in questions:
        if seen[question.prompt] < most and random.random() < 0.5:
            seen[question.prompt] += 1
            yield question
