"""A program that uses Grognard as a library: two bots play, and every answer is written down.

    python examples/arena.py first-ypres-1914 greedy random

The library is typed: `mypy --strict examples/arena.py` checks it where Grognard is installed.
"""

from __future__ import annotations

import sys

from grognard import __version__
from grognard.bots import Bot, make
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from grognard.kernel.say import sayer


def arena(name: str, bots: list[str], seed: int = 1) -> str:
    """The record of one game between bots, one a side."""
    game = get(name)
    play = Play(game, Seeded(seed), game.scenarios[0])
    players: list[Bot] = [make(bot, seed + side) for side, bot in enumerate(bots)]
    while (question := play.question) is not None:
        side: int = question.side
        play.act(side, players[side].choose(play.seat(side)))
    assert play.result is not None
    print(f"grognard {__version__}:", sayer(game, "en").text(play.result.reason, play.result.args))
    return write(record(play, dict(zip(game.sides, bots, strict=True))), game)


if __name__ == "__main__":
    print(arena(sys.argv[1], sys.argv[2:]))
