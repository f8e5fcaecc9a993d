"""Positions that a club player solves at sight, with their answers, written down before a bot had seen them.

python -m tests.sense paths-of-glory --bots regular veteran

A file a game: `POSITIONS`, thirty of them, or fifteen where a game shares its rules with another. Each is the smallest
position that shows what is at stake, built at the table of that game's tests; a bot answers from there until its
action is over, and `solved` looks at what it did. Each brings a line of play that solves it and one that does not, so
that none is there that everybody solves, or nobody can.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from grognard.bots import Bot, answer
from grognard.bots.search import span_of
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from tests.seated import Seated

GAMES = {
    "paths-of-glory": "paths_of_glory", "galicia-1914": "galicia", "first-ypres-1914": "ypres",
    "won-by-the-sword": "won_by_the_sword", "italia-1917-1918": "italia",
    "great-war-in-europe": "great_war", "great-war-near-east": "near_east",
}  # fmt: skip
LONGEST = 150
"""Answers after which it is looked at what was done, however long the action goes on."""


class Seen(NamedTuple):
    """What a side did."""

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
    why: str
    """The reason, in one sentence."""
    table: Callable[[], Seated[Any]]
    right: str
    """A line of play that solves it: the answers of whoever is asked, and between them the dice, all in their order."""
    wrong: str
    """One that does not, and that a player might fall into."""
    solved: Callable[[Seen], bool]
    span: Callable[[Any], Hashable] | None = None
    """What changes when the action is over, where the game has no spans of its own and a turn is too long."""


def games() -> list[str]:
    """Those that have positions."""
    return [game for game, module in GAMES.items() if find_spec(f"tests.sense.{module}")]


def positions(game: str) -> list[Position]:
    """Those of a game."""
    found: list[Position] = import_module(f"tests.sense.{GAMES[game]}").POSITIONS
    return found


def seen(position: Position, bot: Bot, seed: int = 1) -> Seen:
    """Sit a bot down and let it answer until its action is over."""
    table = position.table()
    play: Play[Any] = table.play.fork(Seeded(seed))
    assert play.question is not None
    before, side, span = table.play.state, play.question.side, part_of(position, play)
    answers: list[str] = []
    for _ in range(LONGEST):
        question = play.question
        if question is None or is_over(position, play, side, span):
            break
        action = answer(bot, play)
        if question.side == side:
            answers.append(play.game.write(action))
        play.decide(action)
    return Seen(tuple(answers), before, play.state)


def part_of(position: Position, play: Play[Any]) -> Hashable:
    """What changes when an action is over."""
    return span_of(play) if position.span is None else position.span(play.state)


def is_over(position: Position, play: Play[Any], side: int, span: Hashable) -> bool:
    """Whether a side's action is over. Where a turn is one action, a question to the enemy does not end it."""
    if play.question is None:
        return True
    spans = position.span or play.game.mind.span
    return part_of(position, play) != span and (spans is not None or play.question.side == side)


class _Thrown(Seeded):
    """The dice as a line has them, then whatever a seed brings; draws are always the seed's."""

    __slots__ = ("dice",)

    def __init__(self, dice: Iterable[str]) -> None:
        super().__init__(1)
        self.dice = list(dice)

    def roll(self, faces: int) -> int:
        return int(self.dice.pop(0)) if self.dice else super().roll(faces)


def followed(position: Position, line: str) -> tuple[Seen, bool]:
    """Play a line through the rules: what the side that is asked first did in it, and whether its action is over."""
    table, words = position.table(), line.split()
    table.play.fate = fate = _Thrown(word for word in words if word.isdigit())
    assert table.play.question is not None
    before, side, span = table.g.copy(), table.play.question.side, part_of(position, table.play)
    answers: list[str] = []
    for text in (table.written(word) for word in words if not word.isdigit()):
        if table.play.question is not None and table.play.question.side == side:
            answers.append(text)
        table.do(text)
    assert not fate.dice, "the line has dice that nobody rolls"
    return Seen(tuple(answers), before, table.g), is_over(position, table.play, side, span)


def unsolved(game: str, make: Callable[[int], Bot], seed: int = 1) -> Iterator[tuple[Position, Seen]]:
    """What a bot does not solve, and what it does instead."""
    for position in positions(game):
        its = seen(position, make(seed), seed)
        if not position.solved(its):
            yield position, its
