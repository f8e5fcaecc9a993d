"""Who slips now and then."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.bots import answer
from grognard.bots.novice import NoviceBot
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from . import coins


def test_a_novice_takes_what_looks_best_mostly_and_what_looks_nearly_as_good_often() -> None:
    play: Play[Any] = Play(coins.GAME, Seeded(1), "purse")
    seen = Counter(answer(NoviceBot(seed), play) for seed in range(300))
    copper, silver, gold = (seen["take", coin] for coin in range(3))
    assert copper > silver > gold > 0
    assert copper < 250


def test_a_novice_never_slips_into_an_agreement() -> None:
    play: Play[Any] = Play(coins.GAME, Seeded(1), "purse")
    assert not any(answer(NoviceBot(seed), play)[0] == "quit" for seed in range(300))
