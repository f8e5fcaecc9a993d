"""Ratings and intervals of games in pairs."""

from __future__ import annotations

import math
from random import Random

import pytest

from grognard.cli.ratings import Score, expected, inverse, rate, student, wilson


def pairs(seeds: int, first: float, second: float) -> list[Score]:
    """Two players, so many seeds, what player 0 took in both games of each."""
    return [Score(0, 1, points, seed) for seed in range(seeds) for points in (first, second)]


def test_equal_players_are_rated_equal_and_the_mean_is_0() -> None:
    one, other = rate(2, pairs(10, 1, 0))
    assert one.points == pytest.approx(0)
    assert other.points == pytest.approx(0)
    two = rate(3, [Score(0, 1, 1, 1), Score(1, 2, 1, 1), Score(0, 2, 0.5, 1)])
    assert sum(rating.points for rating in two) == pytest.approx(0)


def test_a_rating_is_what_the_share_of_points_says() -> None:
    """75 of 100 points, and the drawn game that is added: 400 log10(75.5 / 25.5)."""
    one, other = rate(2, [*pairs(25, 1, 1), *pairs(25, 1, 0)])
    assert one.points - other.points == pytest.approx(400 * math.log10(75.5 / 25.5))


def test_draws_are_halves() -> None:
    whole = rate(2, [Score(0, 1, 1, 1), Score(0, 1, 0, 1), Score(0, 1, 1, 2), Score(0, 1, 1, 2)])
    halves = rate(2, [Score(0, 1, 0.5, 1), Score(0, 1, 0.5, 1), Score(0, 1, 1, 2), Score(0, 1, 1, 2)])
    assert halves == whole


def test_who_won_everything_has_a_rating_with_a_wide_interval() -> None:
    one, _ = rate(2, pairs(10, 1, 1))
    assert 200 < one.points < 400
    assert 100 < one.margin < 400


def test_dice_that_favour_a_side_do_not_widen_the_interval() -> None:
    """Each side wins with the dice of its seed: in every pair one each. Independent games would say more than 50; but
    nothing is sure."""
    assert 5 < rate(2, pairs(20, 1, 0))[0].margin < 20
    apart = [score._replace(dice=number) for number, score in enumerate(pairs(20, 1, 0))]
    assert rate(2, apart)[0].margin > 50


def test_a_pair_that_always_goes_to_one_player_is_one_observation() -> None:
    both = [Score(0, 1, points, seed) for seed in range(20) for points in [float(seed % 2)] * 2]
    apart = [score._replace(dice=number) for number, score in enumerate(both)]
    assert rate(2, both)[0].margin > 1.3 * rate(2, apart)[0].margin


def test_the_interval_holds_what_is_true_as_often_as_it_says() -> None:
    random = Random(5)
    hits = 0
    for _ in range(300):
        scores = []
        for seed in range(12):
            luck = random.gauss(0.8, 1.5)
            for one, other, ahead in ((0, 1, luck + 0.6), (1, 0, luck - 0.6)):
                scores.append(Score(one, other, float(random.random() < expected(ahead)), seed))
        first = rate(2, scores)[0]
        hits += abs(first.points - 33.5) <= first.margin  # 33.5: measured with 20,000 seeds
    assert 0.92 <= hits / 300 <= 0.995


def test_an_inverse_is_one() -> None:
    assert inverse([[2.0, 1.0], [1.0, 2.0]]) == [pytest.approx([2 / 3, -1 / 3]), pytest.approx([-1 / 3, 2 / 3])]


def test_quantiles_and_shares() -> None:
    assert [student(n) for n in (1, 2, 5, 30)] == pytest.approx([12.706, 4.303, 2.571, 2.042], abs=0.01)
    assert student(0) == math.inf
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 10)[1] == 1
