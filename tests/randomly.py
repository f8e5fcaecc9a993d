"""Random play for property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.soak import options_for
from grognard.bots.rand import pick, pick_by_verb
from grognard.kernel.fate import Fate, Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play


def new(game: Game[Any], seed: int, *, fate: Fate | None = None, **kwargs: Any) -> Play[Any]:
    """A new game: scenario and options follow from the seed."""
    random = Random(f"{game.name} {seed}")
    scenario = game.scenarios[seed % len(game.scenarios)]
    options = options_for(game, scenario, random)
    return Play(game, fate or Seeded(seed), scenario, options, **kwargs)


def walk(play: Play[Any], seed: int, most: int = 10**9) -> Iterator[Play[Any]]:
    """Play at random, handing over the game before every decision."""
    random = Random(seed)
    choose = pick_by_verb if seed % 2 else pick
    while play.question is not None and play.decisions < most:
        yield play
        if play.question is None:
            return
        play.decide(choose(play.question, play.game.rare, random))
