"""What the tests of environments run on: every game that comes with Grognard, at moments of random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.env import Spec, spec
from grognard.games import MODULES
from grognard.kernel.play import Play

from ..randomly import new, walk

games = pytest.mark.parametrize("name", MODULES)


def moments(made: Spec, seed: int, most: int = 300, chance: float = 0.1) -> Iterator[Play[Any]]:
    """A random game at random moments."""
    random = Random(seed)
    for here in walk(new(made.game, seed), seed, most):
        if random.random() < chance:
            yield here


def each(name: str, seeds: int = 1) -> Iterator[tuple[Spec, Play[Any]]]:
    """Several games: scenarios and options follow from the seed."""
    made = spec(name)
    for seed in range(seeds):
        for here in moments(made, seed):
            yield made, here
