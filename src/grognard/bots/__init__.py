"""Players that are programs. They know the kernel and what a game shows a side, never its hidden state."""

from __future__ import annotations

from typing import Any, Protocol

from ..kernel.ask import Action
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.seat import Seat, seat

NAMES = ("random", "greedy")


class Bot(Protocol):
    """A bot is one method: asked at its seat, it answers with one of the options."""

    thinks: bool
    """Whether it looks at more than the question it is asked: then its seat has a world like the real one."""

    def choose(self, seat: Seat) -> Action: ...


def answer(bot: Bot, play: Play[Any]) -> Action:
    """What a bot answers to the open question of a game."""
    assert play.question is not None
    return bot.choose(seat(play, play.question.side, thinks=bot.thinks))


def make(name: str, seed: int) -> Bot:
    """A bot by name, with dice of its own for its own thoughts."""
    if name == "random":
        from .rand import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(seed)
    raise BadInput("bad-no-bot", name=repr(name), known=", ".join(NAMES))
