"""`grognard` with the toy among its games: python -m tests.toy.secrets.serve serve --port 0 ...

Registered when this is imported, so that a process in which a program thinks knows the game too."""

from __future__ import annotations

import sys

from grognard import games
from grognard.cli import main

from tests.toy import secrets

games.MODULES[secrets.GAME.name] = "stones"
games.NAMES = tuple(games.MODULES)
sys.modules["grognard.games.stones"] = secrets

if __name__ == "__main__":
    main()
