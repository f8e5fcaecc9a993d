"""Plays what looks good, and often what only looks nearly as good: for a first game."""

from __future__ import annotations

from math import log
from random import Random

from ..kernel.ask import Action
from ..kernel.seat import Seat
from .greedy import GreedyBot

SLIPS = 0.6
"""How much chance there is in it, in the units of a glance: about the half of a loss point."""
SAMPLES = 8
"""What it tries where a game says nothing at a glance."""


class NoviceBot:
    """As `GreedyBot`, but for its slips. It never slips into an agreement."""

    thinks = glances = True

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._greedy = GreedyBot(seed, SAMPLES, 1, 0)

    def choose(self, seat: Seat) -> Action:
        question = seat.question
        assert question is not None
        looks = seat.glance() if len(question.options) > 1 else None
        if looks is None:
            return self._greedy.choose(seat)
        best = question.options[max(range(len(looks)), key=looks.__getitem__)]
        if best[0] in seat.agreements:
            return best
        worth = [
            -1e9 if option[0] in seat.agreements else look - SLIPS * log(-log(self._random.random() or 0.5))
            for option, look in zip(question.options, looks, strict=True)
        ]
        return question.options[max(range(len(worth)), key=worth.__getitem__)]
