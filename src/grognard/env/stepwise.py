"""A game that stops at every die and every draw as well, and is told what they say: for who walks its tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from ..kernel.ask import MARK, REVEAL, Choose, Die, Draw, Question
from ..kernel.game import Game, OptionValue, State
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.tape import FATE, SILENT, Entry, Taped

S = TypeVar("S", bound=State)


class Stepwise(Play[S]):
    """`waiting`: the die or the draw that has to be told before anybody is asked again."""

    waiting: Die | Draw | None

    def __init__(self, game: Game[S], scenario: str, options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__(game, SILENT, scenario, options)

    def _run(self, answer: Any) -> None:
        """As `Play` does it, but for stopping at what Fate is asked."""
        self.waiting = None
        send = self._rules.send
        try:
            question: Question = send(answer)
            while not isinstance(question, Choose):
                if question is MARK:
                    self._mark()
                    question = send(None)
                elif question is REVEAL:
                    self._reveals.append(len(self.journal))
                    question = send(None)
                else:
                    assert isinstance(question, Die | Draw)
                    said = self._said(question)
                    if said is None:
                        self.waiting, self.question = question, None
                        return
                    self._told(question, said)
                    question = send(said)
            self.question = question
        except StopIteration as end:
            self.question = None
            self.result = end.value

    def _said(self, question: Die | Draw) -> int | tuple[int, ...] | None:
        """What Fate said in what is being repeated, or says where there is nothing to choose; None if it is open."""
        try:
            if isinstance(question, Die):
                return self.fate.roll(question.faces)
            return self.fate.draw(question.pool, question.count)
        except BadInput as end:  # what is being repeated is at its end
            if end.key not in ("bad-journal-end", "bad-script-no-dice", "bad-script-no-draws"):
                raise
        if isinstance(question, Draw) and question.count in (0, len(question.pool)):
            return tuple(sorted(question.pool))[: question.count]
        return None

    def _told(self, question: Die | Draw, answer: int | tuple[int, ...]) -> None:
        self._note(Entry(FATE, answer, question.to if isinstance(question, Draw) else None))

    def tell(self, answer: int | tuple[int, ...]) -> None:
        """What the die shows, or what is drawn."""
        question = self.waiting
        assert question is not None
        self._told(question, answer)
        self._run(answer)

    @property
    def over(self) -> bool:
        return self.question is None and self.waiting is None

    @classmethod
    def again(cls, game: Game[S], scenario: str, tape: list[Taped]) -> Stepwise[S]:
        """A game from its tape."""
        return cls.restore(game, SILENT, scenario, {}, tape)  # type: ignore[return-value]

    def copy(self) -> Stepwise[S]:
        """The same game, to go on otherwise."""
        other = self.fork(SILENT)
        assert isinstance(other, Stepwise)
        return other
