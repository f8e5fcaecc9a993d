"""`grognard` with the whole war among its games: python -m tests.toy.war.serve serve --port 0 ..."""

from __future__ import annotations

import sys

from grognard import games
from grognard.cli import main

from tests.toy import war

games.MODULES[war.GAME.name] = "whole_war"
games.NAMES = tuple(games.MODULES)
sys.modules["grognard.games.whole_war"] = war

if __name__ == "__main__":
    main()
