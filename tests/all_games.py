"""Every game the generic tests run on: those of the program, and the toy."""

from __future__ import annotations

from typing import Any

from grognard.games import everything
from grognard.kernel.game import Game

from .toy.skirmish import GAME


def all_games() -> dict[str, Game[Any]]:
    return {**everything(), GAME.name: GAME}
