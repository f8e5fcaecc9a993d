"""A table for rule tests of any game: scripted dice, answers as text. Each game's tests add how they read its state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from grognard.kernel.fate import Scripted
from grognard.kernel.game import Game, OptionValue, State
from grognard.kernel.play import Play
from grognard.kernel.refusal import Refusal, Refused

S = TypeVar("S", bound=State)
T = TypeVar("T", bound="Seated[Any]")


class Seated(Generic[S]):
    """A game in progress at a test's table."""

    def __init__(
        self, game: Game[S], scenario: str, options: dict[str, OptionValue], state: S,
        dice: Iterable[int | tuple[int, ...]] = (),
    ) -> None:  # fmt: skip
        self.game = game
        self.fate = Scripted(list(dice))
        self.play: Play[S] = Play(game, self.fate, scenario, options, state=state, log=True)

    @property
    def g(self) -> S:
        return self.play.state

    @property
    def prompt(self) -> str:
        """The open question's key, or "" when the game is over."""
        return self.play.question.prompt if self.play.question else ""

    @property
    def asked(self) -> str:
        """Who is asked."""
        assert self.play.question is not None
        return self.game.sides[self.play.question.side]

    @property
    def options(self) -> list[str]:
        """The legal answers, written."""
        assert self.play.question is not None
        return [self.game.write(action) for action in self.play.question.options]

    def written(self, text: str) -> str:
        """An answer as the game writes it; a game's tests may be looser."""
        return text

    def dice(self: T, *answers: int | tuple[int, ...]) -> T:
        """More scripted answers of Fate: dice, or tuples of what is drawn."""
        self.fate.add(*answers)
        return self

    def do(self: T, *answers: str) -> T:
        """Answer the open questions one after another, whoever is asked."""
        for text in answers:
            question = self.play.question
            assert question is not None, f"the game is over before {text!r}"
            try:
                self.play.act(question.side, self.game.read(self.written(text)))
            except Refused as refused:
                raise AssertionError(
                    f"{text!r} refused: {refused.refusal}; asked {self.prompt}: {self.options}"
                ) from None
        return self

    def refusal(self, text: str) -> Refusal:
        """Why this answer is not taken now. Fails if it would be."""
        question = self.play.question
        assert question is not None
        before = self.play.hash()
        reason = self.play.why_not(question.side, self.game.read(self.written(text)))
        assert reason is not None, f"{text!r} is allowed"
        assert self.play.hash() == before
        return reason

    def can(self, text: str) -> bool:
        return self.written(text) in self.options

    def check(self: T) -> T:
        """The position is sound."""
        assert self.game.check(self.g) == []
        return self


def texts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in plain data, with the place where it stands."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from texts(item, f"{path}.{name}")
    elif isinstance(value, list):
        for n, item in enumerate(value):
            yield from texts(item, f"{path}[{n}]")
