"""An environment by its id: a game, its actions and its observations. The id changes when what numbers mean does."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import NAMES, get
from ..kernel.ask import Action
from ..kernel.game import Game
from ..kernel.play import Play
from .actions import Actions
from .layout import Layout, digest

VERSIONS = Path(__file__).parent / "versions.toml"
"""By game the version of its environment, and the fingerprint it was given to."""

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Spec:
    """What all environments of a game share."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.layout = Layout(game)
        """What stands where in an observation."""
        self.actions = Actions(game, self.layout.numbers)
        """Which number is which answer."""

    @cached_property
    def fingerprint(self) -> str:
        """Of all that the numbers hang on: rules version, facts, actions and layout."""
        game = self.game
        return digest([game.name, game.version, game.digest, self.actions.declared(), self.layout.declared()])

    @cached_property
    def id(self) -> str:
        """`grognard/NAME-vN`. With corrected data, or a game from outside, the fingerprint follows: `-v0+1a2b3c...`."""
        version, known = recorded().get(self.game.name, (0, ""))
        mark = "" if known == self.fingerprint else f"+{self.fingerprint}"
        return f"grognard/{self.game.name}-v{version}{mark}"

    @property
    def agents(self) -> list[str]:
        """The sides by the names that PettingZoo likes: `ap_0`."""
        return [f"{side}_{i}" for i, side in enumerate(self.game.sides)]

    def observe(self, play: Play[Any], side: int, out: Floats | None = None) -> Floats:
        """What a side sees, as numbers: of `Play.view` alone. `out`: where to write it."""
        if out is None:
            out = np.zeros(self.layout.size, np.float32)
        else:
            out.fill(0.0)
        self.layout.write(out.data, play.view(side))
        return out

    def legal(self, play: Play[Any], agreements: bool = True) -> list[int]:
        """The numbers of all that may be answered now, from low to high. `agreements`: also offers to end the game by
        agreement, where there is anything else."""
        question = play.question
        if question is None:
            return []
        options: Iterable[Action] = question.options
        if not agreements and self.game.agreements:
            options = [each for each in options if each[0] not in self.game.agreements] or options
        return self.actions.legal(options)

    def mask(self, legal: Iterable[int]) -> Mask:
        """1 at what may be answered, else 0."""
        mask = np.zeros(self.actions.size, np.int8)
        mask[list(legal)] = 1
        return mask

    def returns(self, play: Play[Any]) -> tuple[float, ...]:
        """1 for who has won, -1 for who has lost, 0 for a draw and for a game that is not over."""
        result = play.result
        if result is None or result.winner is None:
            return (0.0,) * len(self.game.sides)
        return tuple(1.0 if side == result.winner else -1.0 for side in range(len(self.game.sides)))


def recorded() -> dict[str, tuple[int, str]]:
    """By game the version of its environment and what it was given to."""
    found = tomllib.loads(VERSIONS.read_text("utf-8"))
    return {name: (each["version"], each["fingerprint"]) for name, each in found.items()}


_made: dict[str, Spec] = {}


def spec(name: str | Game[Any]) -> Spec:
    """The environment of a game, by the game's name, by the environment's id, or of a game made otherwise.

    An id of another version is refused: its numbers mean something else."""
    if isinstance(name, Game):
        return Spec(name)
    wanted = name
    if name.startswith("grognard/"):
        name = name.removeprefix("grognard/").rpartition("-v")[0]
    if name not in _made:
        _made[name] = Spec(get(name))
    found = _made[name]
    if wanted.startswith("grognard/") and wanted != found.id:
        raise ValueError(f"{wanted} is not what this program plays: that is {found.id}")
    return found


def ids() -> list[str]:
    """The ids of all environments."""
    return [spec(name).id for name in NAMES if (get(name).folder / "arrays.toml").exists()]
