"""Positions of The Great War in Europe to look at: played by what looks best at a glance, up to a question."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write

GAME = "great-war-in-europe"
NEAR_EAST = "great-war-near-east"
COMBINED = "great-war-combined"


def played(scenario: str, prompt: str, side: str = "", game: str = GAME, turn: int = 0, seed: int = 3) -> Play[Any]:
    """Up to the first such question of a side, in a turn of the game at the earliest."""
    played = get(game)
    play: Play[Any] = Play(played, Seeded(seed), scenario, log=True)
    random = Random(seed)
    while (question := play.question) is not None and play.decisions < 20_000:
        mine = not side or played.sides[question.side] == side
        if question.prompt == prompt and mine and played.turn(play.state) >= turn:
            return play
        assert played.mind is not None
        assert played.mind.glance is not None
        worth = list(played.mind.glance(play.known(question.side), question))
        best = [i for i, value in enumerate(worth) if value >= max(worth) - 1e-9]
        play.decide(question.options[random.choice(best)])
    raise AssertionError(f"no {prompt} in {scenario}")


@cache
def saved(scenario: str, prompt: str, side: str = "", game: str = GAME, turn: int = 0) -> str:
    """A record that ends there."""
    return write(record(played(scenario, prompt, side, game, turn)), get(game))
