"""Many games in one process: arrays of what the sides asked see, of what they may answer, and of what came of it.

    batch = Batch("paths-of-glory", 16, scenario="introduction", seed=1)
    while training:
        stepped = batch.step(choose(batch.observations, batch.masks))

A game that is over begins anew at once; what it ended with is in the `Stepped` of its last answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.fate import Seeded
from ..kernel.game import Game, OptionValue
from ..kernel.play import Play
from .sight import Sight
from .spec import Floats, Mask, Spec, spec


class Stepped(NamedTuple):
    """What came of a step, game by game."""

    rewards: Floats
    """(games, sides): 1, 0 or -1 for each side when its game is over, else 0."""
    terminated: NDArray[np.bool_]
    """Which games ended by their rules: those begin anew,"""
    truncated: NDArray[np.bool_]
    """and so do those that had their number of decisions."""


class Batch:
    """Games side by side, each asking one side something."""

    def __init__(
        self,
        game: str | Game[Any] | Spec,
        count: int,
        *,
        scenario: str = "",
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        decisions: int = 0,
        agreements: bool = True,
        observe: bool = True,
    ) -> None:
        """`decisions`: a game is cut short after so many (0: never). `agreements`: whether a game may be ended by
        agreement. `observe`: whether observations and masks are written."""
        self.spec = game if isinstance(game, Spec) else spec(game)
        self.scenario = scenario or self.spec.game.scenarios[0]
        self._options, self._most, self._agreements = options, decisions, agreements
        self._random = Random(seed)
        self._observe = observe
        size, actions = (self.spec.layout.size, self.spec.actions.size) if observe else (0, 0)
        self.observations: Floats = np.zeros((count, size), np.float32)
        """(games, numbers): what the side sees that is asked."""
        self.masks: Mask = np.zeros((count, actions), np.int8)
        """(games, actions): 1 where it may answer so."""
        self.sides: NDArray[np.int64] = np.zeros(count, np.int64)
        """(games,): who is asked."""
        self.legal: list[list[int]] = [[] for _ in range(count)]
        """By game the actions that may be answered, from low to high: the mask in short."""
        self._sights = [[Sight(self.spec.layout) for _ in self.spec.game.sides] for _ in range(count)]
        self.plays: list[Play[Any]] = [self._new() for _ in range(count)]
        for i in range(count):
            self._look(i)

    def __len__(self) -> int:
        return len(self.plays)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Stepped:
        """Answer in every game. What may not be answered is refused (`Refused`); the games before it have gone on."""
        spec, count = self.spec, len(self.plays)
        stepped = Stepped(
            np.zeros((count, len(spec.game.sides)), np.float32), np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        )
        for i, number in enumerate(actions):
            play, action = self.plays[i], int(number)
            if action in self.legal[i]:
                play.decide(spec.actions.decode(action))
            else:
                play.act(int(self.sides[i]), spec.actions.decode(action))
            if play.over or 0 < self._most <= play.decisions:
                stepped.rewards[i] = spec.returns(play)
                stepped.terminated[i], stepped.truncated[i] = play.over, not play.over
                self.plays[i] = self._new()
            self._look(i)
        return stepped

    def _new(self) -> Play[Any]:
        """Another game, that asks something."""
        while True:
            fate = Seeded(self._random.getrandbits(48))
            play = Play(self.spec.game, fate, self.scenario, self._options, marks=False)
            if not play.over:
                return play

    def look(self, i: int) -> Floats:
        """What the side sees that is asked in a game, for who wants that of some games only (`observe=False`). To be
        copied if it is kept."""
        side = int(self.sides[i])
        return self._sights[i][side].look(self.plays[i].view(side))

    def _look(self, i: int) -> None:
        play = self.plays[i]
        question = play.question
        assert question is not None
        before, self.legal[i] = self.legal[i], self.spec.legal(play, self._agreements)
        self.sides[i] = question.side
        if self._observe:
            self.observations[i] = self.look(i)
            self.masks[i, before] = 0
            self.masks[i, self.legal[i]] = 1
