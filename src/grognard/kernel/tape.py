"""Tapes: what was answered in a game, one after another, with all that was gone back over."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from .ask import Action
from .fate import Fate
from .refusal import BadInput

R = TypeVar("R")

Answer: TypeAlias = Action | int | tuple[int, ...]
"""A player's action, a die, or what was drawn."""

FATE = -1
"""Who answered, when nobody did."""

HIDDEN = -1
"""Stands for a drawn thing that may not be known here."""


class Entry(NamedTuple):
    """One answer in the journal. `to`: who alone knows it (a draw, a secret answer), None if everybody does."""

    who: int
    answer: Answer
    to: int | None = None

    def noticed(self, side: int | None) -> bool:
        """Whether `side` knows that there was such an answer: a draw is seen by all, a secret answer by its side."""
        return self.to is None or self.who == FATE or self.to == side


class Skipped(NamedTuple):
    """In a tape: so many answers of Fate were given here to what was gone back over, and is not told any more."""

    answers: int


Taped: TypeAlias = Entry | int | Skipped
"""An item of a tape: an answer; a number n: gone back to when the journal had n entries; or what was left out."""


class Marked(NamedTuple):
    """A mark on paper: how many answers lie before it, the state, how much of the log was told.

    `shown`: how many answers lay before something hidden was last shown (-1: never), where undo stops.
    """

    answers: int
    state: Mapping[str, Any]
    told: int
    shown: int


def noticed(tape: Iterable[Taped], side: int | None) -> list[Taped]:
    """A tape as `side` (None: the public) knows it: without others' secret answers, numbers counting what is left."""
    known: list[Taped] = []
    seen = [0]
    """How many answers `side` had noticed when the journal had so many entries."""
    for item in tape:
        if isinstance(item, int):
            back = seen[item] < seen[-1]
            del seen[item + 1 :]
            if back:
                known.append(seen[item])
        elif isinstance(item, Skipped):
            known.append(item)
        else:
            told = item.noticed(side)
            seen.append(seen[-1] + told)
            if told:
                known.append(item)
    return known


def journal_of(tape: Iterable[Taped]) -> list[Entry]:
    """The answers that stand: what a tape holds, less what was gone back over."""
    journal: list[Entry] = []
    for item in tape:
        if isinstance(item, int):
            del journal[item:]
        elif isinstance(item, Entry):
            journal.append(item)
    return journal


def known_before(journal: Sequence[Entry], place: int, side: int | None) -> int:
    """How many of the answers before a place of the journal `side` knows of."""
    return sum(entry.noticed(side) for entry in journal[:place])


def spent(tape: Iterable[object]) -> int:
    """How many answers Fate has given, those gone back over too."""
    return sum(
        item.answers if isinstance(item, Skipped) else isinstance(item, Entry) and item.who == FATE for item in tape
    )


def straight(tape: Iterable[Taped | R]) -> list[Taped | R]:
    """A tape without what was gone back over, which later rules need not understand. Fate's answers to it still count.

    Other things between its items stay where they stand."""
    kept: list[Taped | R] = []
    for item in tape:
        if not isinstance(item, int):
            kept.append(item)
            continue
        at = [place for place, each in enumerate(kept) if isinstance(each, Entry)]
        cut = at[item] if item < len(at) else len(kept)
        while cut and isinstance(kept[cut - 1], Skipped):  # what was left out just before is left out with it
            cut -= 1
        gone = spent(kept[cut:])
        del kept[cut:]
        if gone:
            kept.append(Skipped(gone))
    return kept


class Silent:
    """A fate that says nothing: whoever asks it is refused."""

    def roll(self, faces: int) -> int:
        raise BadInput("bad-script-no-dice")

    def draw(self, pool: Collection[int], count: int) -> tuple[int, ...]:
        raise BadInput("bad-script-no-draws")


SILENT = Silent()


class Replayed:
    """Answers Fate's questions from a journal; where `side` may not know the answer, from `then`."""

    def __init__(self, entries: list[Entry], side: int | None = None, then: Fate | None = None) -> None:
        self._entries = iter([entry for entry in entries if entry.who == FATE])
        self._side, self._then = side, then

    def _next(self) -> Entry:
        entry = next(self._entries, None)
        if entry is None:
            raise BadInput("bad-journal-end")
        return entry

    def roll(self, faces: int) -> int:
        answer = self._next().answer
        if not isinstance(answer, int) or not 1 <= answer <= faces:
            raise BadInput("bad-journal-die", answer=repr(answer), faces=faces)
        return answer

    def draw(self, pool: Collection[int], count: int) -> tuple[int, ...]:
        _, answer, to = self._next()
        if isinstance(answer, int) or len(answer) != count or len(set(answer)) != count:
            raise BadInput("bad-journal-draw", answer=repr(answer), count=count)
        if self._side is not None and self._then is not None and to not in (None, self._side):
            return self._then.draw(list(pool), count)
        drawn = tuple(answer)
        if not set(drawn) <= set(pool):
            raise BadInput("bad-journal-drawn", answer=repr(answer))
        return drawn  # type: ignore[return-value]
