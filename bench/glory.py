"""What a game of Paths of Glory is made of, figures that a good opponent keeps small: units lost to want of supply, and
activations with which nothing was done."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.state import State

STARVED = tuple(f"units lost to want of supply, {side}" for side in GAME.sides)
ACTIVATED = tuple(f"activations, {side}" for side in GAME.sides)
UNUSED = tuple(f"activations unused, {side}" for side in GAME.sides)
COUNTS = (*STARVED, *ACTIVATED, *UNUSED)
DOES = frozenset(("log-move", "log-digging", "log-attack"))


class Watch:
    """Reads the log of a game as it grows."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self.read = 0
        self.idle: list[tuple[int, int]] = []
        """Activations of this action with which nothing has been done yet: whose, and who stood there."""

    def look(self, g: State) -> None:
        """After an answer."""
        log: list[Any] = list(g.log or ())
        new, self.read = log[self.read :], len(log)
        # a march is told ahead of what came of it, so it may not be among the new lines: who marched is spent by then
        done = g.spent | sum(1 << u for key, args, _ in new if key in DOES for u in _units(args))
        self.idle = [(side, stack) for side, stack in self.idle if not stack & done]
        for key, args, _ in new:
            if key == "log-action":
                self.close()
            elif key == "log-activate":
                side = args["side"][1]
                self.counted[ACTIVATED[side]] += 1
                self.idle.append((side, sum(1 << u for u in g.stacks[args["space"][1]])))
            elif key == "log-attrition":
                self.counted[STARVED[args["side"][1]]] += 1

    def close(self) -> None:
        """What was left undone."""
        for side, _ in self.idle:
            self.counted[UNUSED[side]] += 1
        self.idle = []


def _units(args: Any) -> list[int]:
    """Those whom a line is about."""
    return [u for _, u in args.get("units", [args["unit"]] if "unit" in args else [])]
