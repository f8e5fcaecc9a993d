"""A program's place at the table: what its side may know, and worlds it can imagine. Nothing else.

A seat holds no game: it holds what the game says at a glance of what its side may know, and a world that its side
cannot tell from the real one. Whatever a program looks up in it, near or far, is imagined.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .ask import Action
from .play import Play


class Asked(NamedTuple):
    """What a side is asked: the prompt and what fills it, and all that may be answered."""

    side: int
    prompt: str
    options: list[Action]
    args: Mapping[str, object] | None = None

    @property
    def many(self) -> int:
        return len(self.options)

    def nth(self, number: int) -> Action:
        return self.options[number]


class Seat:
    """A place for one answer."""

    __slots__ = ("_looks", "agreements", "game", "heads", "question", "rare", "side", "world")

    def __init__(
        self,
        game: str,
        side: int,
        question: Asked | None,
        heads: frozenset[str],
        rare: frozenset[str],
        agreements: frozenset[str],
        looks: Sequence[float] | None,
        world: Play[Any] | None,
    ) -> None:
        self.game, self.side = game, side
        self.question = question
        """The open question, if this side is asked."""
        self.heads = heads
        """Verbs that begin an action of this game."""
        self.rare = rare
        """Verbs that a player without judgement should seldom use."""
        self.agreements = agreements
        """Verbs that end the game by agreement, or offer to."""
        self._looks = looks
        self.world = world
        """A whole world like the real one, if the program wanted one."""

    def _world(self) -> Play[Any]:
        if self.world is None:
            raise LookupError("a program that looks at the board says so: thinks = True")
        return self.world

    def view(self) -> Any:
        """All that this side may see."""
        return self._world().view(self.side)

    def glance(self) -> Sequence[float] | None:
        """How good each option of the open question looks, if the game can say so at a glance."""
        if self._looks is not None or self.question is None:
            return self._looks
        world = self._world()
        glance, question = world.game.mind.glance, world.question
        return None if glance is None or question is None else glance(world.known(self.side), question)

    def imagine(self, seed: int) -> Play[Any]:
        """A whole world that this side cannot tell from the real one, with dice of its own. It only goes forward."""
        return self._world().imagine(self.side, seed, marks=False)

    def score(self, imagined: Play[Any]) -> float:
        """What an imagined position is worth to this side."""
        return imagined.game.mind.score(imagined.state, self.side)

    def outlook(self) -> float:
        """How the game will end for this side as things stand, from 1 (won) to -1 (lost); of a game that does not say,
        only who leads is known."""
        world = self._world()
        mind = world.game.mind
        if mind.outlook is not None:
            return mind.outlook(world.state, self.side)
        return 0.25 if mind.score(world.state, self.side) >= 0 else -0.25


def seat(play: Play[Any], side: int, *, thinks: bool = True, glances: bool = False) -> Seat:
    """The place of a side in a game as it stands now.

    `thinks`: whoever sits there wants to look at a world. `glances`: it wants none where the game says at a glance what
    is good, which costs a fraction of imagining one.
    """
    game, question = play.game, play.question
    asked = looks = world = None
    if question is not None and question.side == side:
        asked = Asked(side, question.prompt, list(question.options), question.args)
        if glances and game.mind.glance is not None:
            looks = list(game.mind.glance(play.known(side), question))
    if thinks and looks is None:
        world = play.imagine(side, len(play.tape))
    return Seat(game.name, side, asked, game.heads, game.rare, game.agreements, looks, world)
