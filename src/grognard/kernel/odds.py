"""The exact distribution of a resolver over all its dice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Literal, TypeVar

from .ask import Asking, Die

R = TypeVar("R", bound=Hashable)
N = TypeVar("N", float, Fraction)
"""What chances are counted in: exactly, or not."""


def distribution(resolver: Callable[[], Asking[R]]) -> dict[R, Fraction]:
    """Every outcome of `resolver` with its exact probability.

    The resolver may ask dice only, and must not change anything that outlives it: it is run once for every
    sequence of dice.
    """
    outcomes: dict[R, Fraction] = {}
    todo: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        dice, chance = todo.pop()
        asking = resolver()
        try:
            question = next(asking)
            for die in dice:
                question = asking.send(die)
        except StopIteration as end:
            outcomes[end.value] = outcomes.get(end.value, Fraction(0)) + chance
            continue
        if not isinstance(question, Die):
            raise TypeError(f"odds are over dice only, not over {question!r}")
        share = chance / question.faces
        todo += [((*dice, face), share) for face in range(question.faces, 0, -1)]
    return outcomes


def gathered(cases: Iterable[tuple[R, N]]) -> dict[R, N]:
    """Cases and their chances as a distribution: those with the same outcome are one."""
    found: dict[R, N] = {}
    for outcome, chance in cases:
        found[outcome] = found[outcome] + chance if outcome in found else chance
    return found


def chance_that(holds: Callable[[R], object], outcomes: Mapping[R, N]) -> N | Literal[0]:
    """How likely an outcome is for which something holds."""
    return sum(chance for outcome, chance in outcomes.items() if holds(outcome))


def expectation(outcomes: dict[R, Fraction], value: Callable[[R], int | Fraction]) -> Fraction:
    """The mean of `value` over a distribution."""
    return sum((chance * value(outcome) for outcome, chance in outcomes.items()), Fraction(0))
