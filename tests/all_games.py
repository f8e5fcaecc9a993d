"""Every game the generic tests run on: those of the program, and the toys."""

from __future__ import annotations

from typing import Any

from grognard.games import everything
from grognard.kernel.game import Game

from .toy import secrets, skirmish


def all_games() -> dict[str, Game[Any]]:
    return {**everything(), skirmish.GAME.name: skirmish.GAME, secrets.GAME.name: secrets.GAME}
