"""Positions that a club player solves at sight, with their answers, written down before a bot had seen them.

python -m tests.sense paths-of-glory --bots regular veteran

A file a game: `POSITIONS`, thirty of them. Each is the smallest position that shows what is at stake, built at the
table of that game's tests; a bot answers from there until its action is over, and `solved` looks at what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from grognard.bots import Bot, answer
from grognard.bots.search import span_of
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from tests.seated import Seated

GAMES = {
    "paths-of-glory": "paths_of_glory", "galicia-1914": "galicia", "first-ypres-1914": "ypres",
    "won-by-the-sword": "won_by_the_sword", "italia-1917-1918": "italia",
    "great-war-in-europe": "great_war_in_europe",
}  # fmt: skip
LONGEST = 150
"""Answers after which it is looked at what was done, however long the action goes on."""


class Seen(NamedTuple):
    """What a bot did."""

    answers: tuple[str, ...]
    """Its own, written, in their order; those of the enemy in between are left out."""
    before: Any
    """The state in which it was asked,"""
    after: Any
    """and the one it came to."""

    def did(self, *texts: str) -> bool:
        """Whether all of these are among its answers."""
        return set(texts) <= set(self.answers)


class Position(NamedTuple):
    """One position and how to tell whether it was solved."""

    name: str
    """What a club player sees, and what he does."""
    table: Callable[[], Seated[Any]]
    solved: Callable[[Seen], bool]


def positions(game: str) -> list[Position]:
    """Those of a game."""
    found: list[Position] = import_module(f"tests.sense.{GAMES[game]}").POSITIONS
    return found


def seen(position: Position, bot: Bot, seed: int = 1) -> Seen:
    """Sit a bot down and let it answer until its action is over."""
    table = position.table()
    play: Play[Any] = table.play.fork(Seeded(seed))
    assert play.question is not None
    before, side, span = table.play.state, play.question.side, span_of(play)
    answers: list[str] = []
    for _ in range(LONGEST):
        question = play.question
        if question is None or (span_of(play) != span and question.side == side):
            break
        action = answer(bot, play)
        if question.side == side:
            answers.append(play.game.write(action))
        play.decide(action)
    return Seen(tuple(answers), before, play.state)


def unsolved(game: str, make: Callable[[int], Bot], seed: int = 1) -> Iterator[tuple[Position, Seen]]:
    """What a bot does not solve, and what it does instead."""
    for position in positions(game):
        its = seen(position, make(seed), seed)
        if not position.solved(its):
            yield position, its
