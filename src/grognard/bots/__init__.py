"""Players that are programs. They know the kernel and what a game shows a side, never its hidden state."""

from __future__ import annotations

from typing import Protocol

from ..kernel.ask import Action
from ..kernel.play import Seat
from ..kernel.refusal import BadInput

NAMES = ("random", "greedy")


class Bot(Protocol):
    """A bot is one method: asked at its seat, it answers with one of the options."""

    def choose(self, seat: Seat) -> Action: ...


def make(name: str, seed: int) -> Bot:
    """A bot by name, with dice of its own for its own thoughts."""
    if name == "random":
        from .rand import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(seed)
    raise BadInput("bad-no-bot", name=repr(name), known=", ".join(NAMES))
