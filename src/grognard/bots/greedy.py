"""Samples whole actions in imagined worlds (secrets resampled, fresh dice) and keeps the best by the game's score."""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel.ask import Action
from ..kernel.play import Play
from ..kernel.seat import Seat
from ..kernel.tape import FATE
from .rand import pick

LONGEST = 400
"""Decisions after which a sample is judged as it stands."""


class GreedyBot:
    """Thinks one action ahead.

    An action is sampled by playing at random in an imagined world until somebody may begin another action; the few
    best are tried again in other worlds, and the one with the best mean is carried out up to the first thing the
    bot cannot foresee (dice, draws, the other side). Then it thinks anew.
    """

    thinks = True

    def __init__(self, seed: int, samples: int = 48, finalists: int = 4, retrials: int = 4) -> None:
        self._random = Random(seed)
        self._samples, self._finalists, self._retrials = samples, finalists, retrials
        self._plan: list[Action] = []

    def choose(self, seat: Seat) -> Action:
        question = seat.question
        assert question is not None
        if len(question.options) == 1:
            return question.options[0]
        looks = seat.glance()
        if looks is not None:  # what a game sees at a glance is worth more than samples of random play
            noise = self._random.random
            return max(zip(looks, question.options, strict=True), key=lambda pair: pair[0] + 0.05 * noise())[1]
        if self._plan:
            action = self._plan.pop(0)
            if action in question.options:
                return action
            self._plan = []
        self._plan = self._think(seat)
        return self._plan.pop(0)

    def _think(self, seat: Seat) -> list[Action]:
        tried: dict[tuple[Action, ...], list[float]] = {}
        for _ in range(self._samples):
            plan, worth = self._sample(seat, ())
            tried.setdefault(tuple(plan), []).append(worth)
        best = sorted(tried, key=lambda known: -_mean(tried[known]))[: self._finalists]
        for finalist in best:
            for _ in range(self._retrials):
                tried[finalist].append(self._sample(seat, finalist)[1])
        means = [_mean(tried[finalist]) for finalist in best]
        return list(best[means.index(max(means))])

    def _sample(self, seat: Seat, given: tuple[Action, ...]) -> tuple[list[Action], float]:
        """Play one action to its end in an imagined world: what was decided before the first surprise, its worth."""
        random = self._random
        world: Play[Any] = seat.imagine(random.getrandbits(48))
        side, heads, rare = seat.side, seat.heads, seat.rare
        plan: list[Action] = []
        sure = True
        steps = 0
        start = len(world.journal)
        while (question := world.question) is not None and steps < LONGEST:
            if steps and question.options[0][0] in heads:
                break
            if question.side != side:
                sure = False
            if sure and steps < len(given) and given[steps] in question.options:
                action = given[steps]
            else:
                action = pick(question, rare, random)
            if sure:
                plan.append(action)
            world.decide(action)
            steps += 1
            if sure and any(entry.who == FATE for entry in world.journal[start:]):
                sure = False
            start = len(world.journal)
        return plan, seat.score(world)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
