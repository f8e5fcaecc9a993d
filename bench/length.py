"""How long a game is: decisions of both sides between equal bots, and turns. `python -m bench.length GAME ...`

A decision is a question with more than one answer. What a game says of its scenarios (`Drawn.lengths`) is the median.
"""

from __future__ import annotations

import argparse
from statistics import median
from typing import Any

from grognard.bots import answer, make
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play


def length(game: Game[Any], scenario: str, bot: str, seed: int) -> tuple[int, int]:
    """Decisions and turns of one game."""
    play = Play(game, Seeded(seed), scenario)
    players = [make(bot, 2 * seed + side) for side in range(len(game.sides))]
    first, decisions = game.turn(play.state), 0
    while (question := play.question) is not None:
        decisions += len(question.options) > 1
        play.decide(answer(players[question.side], play))
    return decisions, game.turn(play.state) - first + 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--count", type=int, default=5)
    given = parser.parse_args()
    for name in given.games:
        game = get(name)
        for scenario in [given.scenario] if given.scenario else game.scenarios:
            found = [length(game, scenario, given.bot, seed) for seed in range(1, given.count + 1)]
            decisions, turns = (median(column) for column in zip(*found, strict=True))
            print(f"{name} {scenario}: {decisions:.0f} decisions, {turns:.0f} turns", flush=True)


if __name__ == "__main__":
    main()
