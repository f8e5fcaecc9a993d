"""The blocks of charts, and distributions made of cases."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.kernel.ask import D6, Asking
from grognard.kernel.charts import bar, chance, luck, mean, noun_of
from grognard.kernel.game import LogLine
from grognard.kernel.odds import chance_that, distribution, expectation, gathered


def test_a_chance_is_rounded_and_never_beside_0_and_1() -> None:
    assert [chance(value) for value in (-1e-17, 0.123449, 0.5, 1 + 1e-15)] == [0.0, 0.1234, 0.5, 1.0]
    one = bar("holds", 2 / 3, "bad")
    assert (one.name, one.chance, one.tone) == ("holds", 0.6667, "bad")
    assert bar("holds", 1).tone == "good"


def test_a_mean_is_of_all_cases() -> None:
    assert mean(value for value in (0.0, 0.5, 1.0, 1.0)) == 0.625


def test_luck_is_a_die_that_a_side_rolled() -> None:
    line = LogLine("log-fire", {"side": ("side", 1), "die": 6, "unit": ("unit", 7)})
    assert luck(line) == (1, 6)
    assert (noun_of(line, "unit"), noun_of(line, "die"), noun_of(line, "space")) == (7, None, None)
    assert luck(LogLine("log-fire", {"side": ("side", 0), "score": 6})) is None
    assert luck(LogLine("log-drawn", {"die": 6})) is None


def _two() -> Asking[int]:
    first = yield D6
    second = yield D6
    return int(first + second)


def test_cases_with_one_outcome_are_one() -> None:
    dice = range(1, 7)
    cases = gathered((a + b, Fraction(1, 36)) for a in dice for b in dice)
    assert cases == distribution(_two)
    assert list(cases) == list(range(2, 13))  # in the order in which they came
    assert gathered([("x", 0.25), ("y", 0.5), ("x", 0.25)]) == {"x": 0.5, "y": 0.5}
    assert gathered(()) == {}


def test_the_chance_that_something_holds() -> None:
    cases = distribution(_two)
    assert chance_that(lambda total: total >= 10, cases) == Fraction(1, 6)
    assert chance_that(lambda total: total > 12, cases) == 0
    assert chance_that(bool, {0: 0.25, 2: 0.75}) == pytest.approx(0.75)
    assert expectation(cases, lambda total: total) == 7
