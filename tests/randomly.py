"""Random play for property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from grognard.bots.rand import pick
from grognard.kernel.fate import Fate, Seeded
from grognard.kernel.game import Game, OptionValue
from grognard.kernel.play import Play
from grognard.kernel.refusal import BadInput


def random_options(game: Game[Any], random: Random, scenario: str) -> dict[str, OptionValue]:
    """Any options that go with a scenario."""
    while True:
        chosen: dict[str, OptionValue] = {}
        for name, option in game.options.items():
            if isinstance(option.default, bool):
                chosen[name] = random.random() < 0.4
            else:
                chosen[name] = random.choice((option.default, random.randint(option.low, min(option.high, 4))))
        try:
            game.start(scenario, game.settings(chosen))
        except BadInput:
            continue
        return chosen


def new(game: Game[Any], seed: int, *, fate: Fate | None = None, **kwargs: Any) -> Play[Any]:
    """A new game: scenario and options follow from the seed."""
    random = Random(f"{game.name} {seed}")
    scenario = game.scenarios[seed % len(game.scenarios)]
    options = random_options(game, random, scenario)
    return Play(game, fate or Seeded(seed), scenario, options, **kwargs)


def walk(play: Play[Any], seed: int, most: int = 10**9) -> Iterator[Play[Any]]:
    """Play at random, handing over the game before every decision."""
    random = Random(seed)
    while play.question is not None and play.decisions < most:
        yield play
        if play.question is None:
            return
        play.decide(pick(play.question, play.game.rare, random))
