"""One folder a game: data, rules by chapter, what each side sees. Knows the kernel."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel.game import Game
from ..kernel.refusal import BadInput

NAMES = ("paths-of-glory",)


def get(name: str) -> Game[Any]:
    """A game by its name; loaded when it is first asked for."""
    if name not in NAMES:
        raise BadInput(f"there is no game {name!r}; there is {', '.join(NAMES)}")
    game: Game[Any] = import_module(f".{name.replace('-', '_')}", __name__).GAME
    return game


def everything() -> dict[str, Game[Any]]:
    """All games, by name."""
    return {name: get(name) for name in NAMES}
