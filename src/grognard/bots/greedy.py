"""Samples whole actions in imagined worlds (secrets resampled, fresh dice) and keeps the best by the game's score."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from ..kernel.ask import Action, Choose
from ..kernel.play import Play
from ..kernel.seat import Seat
from ..kernel.tape import FATE
from .rand import pick

LONGEST = 400
"""Decisions after which a sample is judged as it stands."""
ACCEPTS = -0.5
"""The outlook at which it takes an offer to end the game by agreement."""
OFFERS = -1.0
"""The outlook at which it makes one: only when the game is lost."""


class GreedyBot:
    """Thinks one action ahead.

    An action is sampled by playing at random in an imagined world until somebody may begin another action; the few
    best are tried again in other worlds, and the one with the best mean is carried out up to the first thing the
    bot cannot foresee (dice, draws, the other side). Then it thinks anew. To end the game by agreement is
    another matter: that hangs on how the game stands, see `_agree`.
    """

    thinks = glances = True

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
        if looks is None and (agreed := self._agree(seat)) is not None:
            return agreed
        if looks is not None:  # what a game sees at a glance is worth more than samples of random play
            return question.options[_best(looks, self._random)]
        if self._plan:
            action = self._plan.pop(0)
            if action in question.options:
                return action
            self._plan = []
        self._plan = self._think(seat)
        return self._plan.pop(0)

    def _agree(self, seat: Seat) -> Action | None:
        """An end by agreement is a judgement of the whole game: never the result of samples."""
        assert seat.question is not None
        options = [option for option in seat.question.options if option[0] in seat.agreements]
        if not options:
            return None
        limit = OFFERS if options[0][0] in seat.heads else ACCEPTS
        return options[0] if seat.outlook() <= limit else None

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
        side, heads = seat.side, seat.heads
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
                action = _pick(question, seat, random)
            if sure:
                plan.append(action)
            world.decide(action)
            steps += 1
            if sure and any(entry.who == FATE for entry in world.journal[start:]):
                sure = False
            start = len(world.journal)
        return plan, seat.score(world)


def _pick(question: Choose, seat: Seat, random: Random) -> Action:
    """A random option that goes on with the game, if there is one."""
    action = pick(question, seat.rare, random)
    while action[0] in seat.agreements and any(verb not in seat.agreements for verb, _ in question.options):
        action = pick(question, seat.rare, random)
    return action


def _best(looks: Sequence[float], random: Random) -> int:
    """Which looks best, the first of equals; a little hangs on chance."""
    most, at = -inf, 0
    for i, look in enumerate(looks):
        worth = look + 0.05 * random.random()
        if worth > most:
            most, at = worth, i
    return at


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
