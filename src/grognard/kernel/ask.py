"""The questions rules may ask. Rules are coroutines; everything undecided leaves them through `yield`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from .maps import Members, nth
from .refusal import NOT_AMONG, NOT_NOW, UNKNOWN_VERB, Refusal

Action: TypeAlias = tuple[str, int | None]
"""An answer of a player: a verb and at most one noun, one click."""

Unless: TypeAlias = Callable[[int], Refusal | None]
"""Says why a noun may not be chosen, or None if it may."""

Otherwise: TypeAlias = Refusal | Callable[[int], Refusal]
"""Why any noun but those found may not be chosen: one reason for all, or one for each; never that it may."""


NO_NOUN: Final = -1
"""What `unless` is asked about where a verb takes no noun."""


class Offer(NamedTuple):
    """One verb of a question and the nouns it takes (None: no noun). `unless` decides which of `among` are legal.

    Legality is written once. Where a rule has to know the legal nouns before it asks, `unless` sifts them there and
    then (`sifted`). Where a search finds them, the search decides and a reason only explains (`found`): it has no way
    to say that something is legal. Both say so by `judged`, which nobody else sets.
    """

    verb: str
    among: Sequence[int] | None = None
    reason: Unless | Otherwise | None = None
    """What is asked of each noun; of nouns that were found, why no other."""
    judged: bool = False

    @property
    def unless(self) -> Unless | None:
        """Says of any noun why it may not be chosen, or None if it may."""
        among, reason = self.among, self.reason
        if not self.judged or reason is None or among is None:
            return reason  # type: ignore[return-value]  # only `found` takes a Refusal
        return _but(among, reason)

    @classmethod
    def sifted(cls, verb: str, among: Iterable[int], unless: Unless) -> Offer:
        """An offer whose `among` are the nouns that `unless` lets through now; it is not asked again."""
        return cls(verb, [noun for noun in among if unless(noun) is None], unless, True)

    @classmethod
    def found(cls, verb: str, nouns: Sequence[int], otherwise: Otherwise) -> Offer:
        """An offer of just these nouns; `otherwise` says why of any other."""
        return tuple.__new__(cls, (verb, nouns, otherwise, True))  # as `cls(...)`, but quicker: questions have many


def _but(among: Sequence[int], reason: Refusal | Callable[[int], Refusal | None]) -> Unless:
    """That one reason, or what it says of each, of all but some nouns."""
    return lambda noun: None if noun in among else reason if isinstance(reason, Refusal) else reason(noun)


class Choose:
    """Answered by a player. `options` are exactly the legal answers; `why_not` explains any other.

    What is legal is found there and then; the list of answers is made when somebody asks for it: who takes one by its
    number (`nth` of `many`) needs none. `others`: the prompt that everybody else sees, where this one says what they
    may not know."""

    __slots__ = ("_found", "_options", "args", "many", "offers", "others", "prompt", "side")

    def __init__(
        self, side: int, prompt: str, *offers: Offer, args: Mapping[str, object] | None = None, others: str = ""
    ) -> None:
        self.side = side
        self.prompt = prompt
        self.others = others
        self.offers = offers
        self.args = args
        found: list[tuple[str, Sequence[int] | None, int]] = []
        many = 0
        for verb, among, unless, judged in offers:
            if among is None:
                if unless is None or unless(NO_NOUN) is None:  # type: ignore[operator]
                    found.append((verb, None, 1))
                    many += 1
            else:
                if unless is not None and not judged:
                    among = [noun for noun in among if unless(noun) is None]  # type: ignore[operator]
                count = among.mask.bit_count() if type(among) is Members else len(among)
                if count:
                    found.append((verb, among, count))
                    many += count
        self.many = many
        """How many options there are."""
        self._found = found
        self._options: list[Action] | None = None

    @property
    def options(self) -> list[Action]:
        if self._options is None:
            self._options = []
            for verb, nouns, _ in self._found:
                self._options += [(verb, None)] if nouns is None else zip(repeat(verb), nouns)
        return self._options

    def nth(self, number: int) -> Action:
        """One of the options, counted from 0."""
        for verb, nouns, count in self._found:
            if number < count:
                if type(nouns) is Members and number >= 0:  # as `nouns[number]`, without asking again
                    return verb, nouns.first + nth(nouns.mask, number)
                return verb, None if nouns is None else nouns[number]
            number -= count
        raise IndexError(number)

    def why_not(self, action: Action) -> Refusal | None:
        """The reason why `action` is not an answer to this question, or None if it is one."""
        if action in self.options:
            return None
        verb, noun = action
        for offer in self.offers:
            if offer.verb == verb:
                unless = offer.unless
                if unless is not None and (noun is None) == (offer.among is None):
                    reason = unless(NO_NOUN if noun is None else noun)
                    if reason is not None:
                        return reason
                return NOT_AMONG
        return NOT_NOW

    def asked(self, side: int | None) -> tuple[str, Mapping[str, object] | None]:
        """The prompt and what fills it, as `side` may read them."""
        return (self.prompt, self.args) if side == self.side or not self.others else (self.others, None)


class Die(NamedTuple):
    """One die, answered by Fate with 1 to `faces`."""

    faces: int


class Draw:
    """`count` things drawn blindly from `pool`, answered by Fate. Only `to` sees which (None: everybody)."""

    __slots__ = ("count", "pool", "to")

    def __init__(self, pool: Sequence[int], count: int, to: int | None) -> None:
        self.pool = pool
        self.count = min(count, len(pool))
        self.to = to


class Signal:
    """Not a question: something the rules tell whoever runs them. Answered at once with None."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


D6: Final = Die(6)
D10: Final = Die(10)

MARK: Final = Signal("MARK")
"""Everything that matters is in the state: the sequence started afresh on it comes back exactly here.

A rule that uses or shows what one side cannot know yields MARK before it asks anybody else, so that a world
imagined from a mark never has to repeat an answer that hung on a secret."""

REVEAL: Final = Signal("REVEAL")
"""Something hidden was shown: what came before can be taken back only by agreement."""

Question: TypeAlias = Choose | Die | Draw | Signal

T = TypeVar("T")
Asking: TypeAlias = Generator[Question, Any, T]
"""A rule: asks questions, is sent their answers, returns T."""

__all__ = [
    "D6", "D10", "MARK", "NOT_AMONG", "NOT_NOW", "REVEAL", "UNKNOWN_VERB",
    "Action", "Asking", "Choose", "Die", "Draw", "Offer", "Otherwise", "Question", "Signal", "Unless",
]  # fmt: skip
