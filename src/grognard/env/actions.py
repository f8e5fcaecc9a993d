"""Answers as numbers: one for every verb with each of its nouns, the same in every scenario and position."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from ..kernel.ask import Action
from ..kernel.game import Game


class Actions:
    """The action space of a game: verb by verb, noun by noun, in the order in which the game declares them.

    `numbers`: verbs that take a number have as many places, for 0 and up."""

    def __init__(self, game: Game[Any], numbers: int) -> None:
        self._game = game
        self._verbs: list[tuple[str, bool]] = []
        self._starts: list[int] = []
        self._start: dict[str, int] = {}
        self._wide: dict[str, int] = {}
        size = 0
        for verb, kind in game.verbs.items():
            wide = 1 if kind is None else numbers if kind == "number" else len(game.nouns[kind])
            self._verbs.append((verb, kind is not None))
            self._starts.append(size)
            self._start[verb], self._wide[verb] = size, wide
            size += wide
        self.size = size
        """How many actions there are."""

    def encode(self, action: Action) -> int:
        """The number of an action."""
        verb, noun = action
        if noun is None:
            return self._start[verb]
        if not 0 <= noun < self._wide[verb]:
            raise ValueError(f"{verb} takes 0 to {self._wide[verb] - 1} in an environment of {self._game.name}: {noun}")
        return self._start[verb] + noun

    def decode(self, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < self.size:
            raise ValueError(f"an action of {self._game.name} is a number from 0 to {self.size - 1}: {number}")
        at = bisect_right(self._starts, number) - 1
        while self._wide[self._verbs[at][0]] == 0:  # pragma: no cover - a kind without nouns begins where the next does
            at -= 1
        verb, takes = self._verbs[at]
        return verb, number - self._starts[at] if takes else None

    def name(self, number: int) -> str:
        """An action as the game writes it."""
        return self._game.write(self.decode(number))

    def legal(self, options: Iterable[Action]) -> list[int]:
        """The numbers of these options, from low to high."""
        start = self._start
        found = []
        for action in options:
            verb, noun = action
            found.append(self.encode(action) if noun is not None else start[verb])
        return sorted(found)

    def declared(self) -> list[object]:
        """All that the numbers of actions hang on."""
        nouns, kinds = self._game.nouns, self._game.verbs.values()
        return [dict(self._wide), {kind: list(nouns[kind]) for kind in kinds if kind is not None and kind in nouns}]
