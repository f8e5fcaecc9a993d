"""Players that are programs. They know the kernel and what a game shows a side, never its hidden state.

Other packages bring bots of their own: an entry point of the group `grognard.bots` that leads to what makes a `Bot`
of a seed: a class or a function.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from ..kernel import outside
from ..kernel.ask import Action
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.seat import Seat, seat

LEVELS = {"novice": 0.0, "regular": 0.0, "veteran": 1.0, "champion": 5.0}
"""The opponents, the easiest first, with the seconds of a processor that an action takes them."""
OWN = ("random", "greedy", *LEVELS)
OUTSIDE = outside.found("grognard.bots", OWN)
"""The bots of other packages."""
NAMES = (*OWN, *OUTSIDE)


def quick(name: str) -> bool:
    """Whether a program answers in no time: then it need not wait behind those that think."""
    return name in OWN and not LEVELS.get(name)


class Bot(Protocol):
    """A bot is one method: asked at its seat, it answers with one of the options."""

    thinks: bool
    """Whether it looks at more than the question it is asked: then its seat has a world like the real one."""

    glances: bool
    """Whether it is content, in a game that can say so, with how good each option looks at a glance: then it needs no
    world there."""

    def choose(self, seat: Seat) -> Action: ...


def answer(bot: Bot, play: Play[Any]) -> Action:
    """What a bot answers to the open question of a game."""
    assert play.question is not None
    glances = getattr(bot, "glances", False)
    return bot.choose(seat(play, play.question.side, thinks=bot.thinks, glances=glances))


def make(name: str, seed: int, part: float = 1.0) -> Bot:
    """A bot by name, with dice of its own for its own thoughts. `part`: of the time it usually takes to think."""
    if name == "random":
        from .rand import RandomBot

        return RandomBot(seed)
    if name in ("greedy", "regular"):
        from .greedy import GreedyBot

        return GreedyBot(seed)
    if name == "novice":
        from .novice import NoviceBot

        return NoviceBot(seed)
    if name in LEVELS:
        from .search import SearchBot

        return SearchBot(seed, LEVELS[name] * part)
    if name in OUTSIDE:
        maker = outside.load(OUTSIDE[name])
        try:
            bot: Bot = maker(seed)
        except Exception as error:
            raise outside.amiss(OUTSIDE[name], f"{type(error).__name__} {error}") from error
        return bot
    raise BadInput("bad-no-bot", name=repr(name), known=", ".join(NAMES))


@cache
def ready() -> tuple[str, ...]:
    """The bots that can sit down. One of another package that cannot be made is told, and left out."""
    found = []
    for name in NAMES:
        try:
            make(name, 0)
            found.append(name)
        except BadInput as amiss:
            outside.tell(amiss)
    return tuple(found)
