"""Rules that belong to one battle, one half of a war, one scenario or one option: chosen by the index's `applies`.

What a game decides otherwise than another of its system is a function of its own, under the number it has in its own
book, and nothing ever asks which battle is being played:

    @rule("GAL.7.2a")                                   @rule("STD.8.2")
    def by_rail(g, side): ...                           def by_compass(g, side): ...

The column `applies` of rules.csv says where a number holds: words joined by `+`, of which one must hold (`E+combined`),
and where there are several conditions, a space between them (`E+combined mutiny`); empty or `all`: everywhere. A game
says which words hold for it. Then a Book picks the functions, once, when the game is made:

    self.supply = book.one(by_rail, by_compass)         # what is particular wins over what holds everywhere
    self.bars_attack = book.all(star, besieged, water)  # all that hold, in this order
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from .files import DataFolder, Sheet
from .refusal import BadInput, Refusal

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
ALL: Final = "all"
_NUMBERS: Final[dict[object, tuple[str, ...]]] = {}
"""By function, the rules that it is the text of."""


def rule(*numbers: str) -> Callable[[F], F]:
    """The rules that a function is the text of. All of them apply where it does."""

    def cited(form: F) -> F:
        _NUMBERS[form] = numbers
        return form

    return cited


def conditions(applies: str) -> list[list[str]]:
    """What a cell of the column asks for: of each group one word."""
    return [group.split("+") for group in applies.split() if group != ALL]


def holds(applies: str, words: Collection[str]) -> bool:
    """Whether a rule of which the index says this applies where these words hold."""
    return all(any(word in words for word in group) for group in conditions(applies))


class Index:
    """The rule index of the game in a folder. It belongs to the rules, not to the data of a match: whatever data that
    began with, the index is this program's, with somebody's corrections."""

    def __init__(self, folder: Path) -> None:
        self.sheet = DataFolder(folder.name, folder / "data").sheet("rules.csv")
        ours = DataFolder(folder.name, folder / "data", {}).sheet("rules.csv")
        self._moved = sorted(set(_applied(self.sheet)) - set(_applied(ours)))

    def digest(self, data: DataFolder) -> str:
        """The digest of a set of data; another one if somebody says that a rule applies elsewhere than we do."""
        if not self._moved:
            return data.digest
        return hashlib.sha256(repr((data.digest, self._moved)).encode()).hexdigest()[: len(data.digest)]


def _applied(sheet: Sheet) -> list[tuple[str, str]]:
    return [(row["id"], row["applies"]) for row in sheet.rows]


class Book:
    """The rules that one game is played by: those of an index that apply where some words hold.

    `known`: every word that the column may have."""

    def __init__(self, index: Sheet, words: Collection[str], known: Collection[str]) -> None:
        self._here: dict[str, bool] = {}
        self._everywhere: set[str] = set()
        for i, row in enumerate(index.rows):
            asked = conditions(row["applies"])
            if not {word for group in asked for word in group} <= set(known):
                raise index.wrong(i, "applies", known)
            self._here[row["id"]] = holds(row["applies"], words)
            if not asked:
                self._everywhere.add(row["id"])

    def has(self, number: str) -> bool:
        """Whether a rule applies here."""
        if number not in self._here:
            raise BadInput("bad-rule-unknown", rule=number)
        return self._here[number]

    def all(self, *forms: F) -> tuple[F, ...]:
        """Those functions whose rules apply here, in this order."""
        return tuple(form for form in forms if self._applies(_numbers(form)))

    def only(self, members: Mapping[str, T]) -> dict[str, T]:
        """Those members of a list of steps whose rules apply here, in their order."""
        return {name: member for name, member in members.items() if self._applies(_numbers(member))}

    def one(self, *forms: F) -> F:
        """The one function whose rules apply here. A rule that holds here wins over one that holds everywhere, and
        that over a function that is no rule's: what is so if nothing is said."""
        return self._best({form: _numbers(form) for form in forms})

    def pick(self, choices: Mapping[str, T]) -> T:
        """Of values by the numbers of their rules, the one whose rule applies here."""
        return choices[self._best({number: (number,) for number in choices})]

    def refusal(self, key: str, *numbers: str) -> Refusal:
        """A reason under the number that it has here."""
        return Refusal(self._best({number: (number,) for number in numbers}), key)

    def _applies(self, numbers: tuple[str, ...]) -> bool:
        found = {number: self.has(number) for number in numbers}
        if len(set(found.values())) > 1:
            here = ", ".join(number for number, its in found.items() if its)
            raise BadInput("bad-rule-apart", here=here, apart=", ".join(n for n, its in found.items() if not its))
        return all(found.values())

    def _best(self, choices: dict[T, tuple[str, ...]]) -> T:
        ranks: list[list[T]] = [[], [], []]
        for choice, numbers in choices.items():
            if self._applies(numbers):
                ranks[0 if numbers and not self._everywhere >= set(numbers) else 1 if numbers else 2].append(choice)
        best = next((rank for rank in ranks if rank), [])
        if len(best) != 1:
            rules = ", ".join(number for numbers in choices.values() for number in numbers)
            raise BadInput("bad-rule-forms", rules=rules, count=len(best))
        return best[0]


def _numbers(form: object) -> tuple[str, ...]:
    return _NUMBERS.get(form, ())
