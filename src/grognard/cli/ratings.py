"""Ratings of players from games in pairs: Elo's scale, with intervals that know which games had the same dice.

The model is that of Bradley and Terry, over both sides together: with d points more one scores 1 / (1 + 10^(-d/400)),
a draw being half a win. To every pairing half a game won and half a game lost are added, so that who won everything has
a rating too, and who was even in every pair an interval. All games with one seed are one observation, whoever played
them (they share their dice, and sides are swapped): the intervals are those of the sandwich estimator with seeds as
clusters and Student's quantile, not of independent games.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from statistics import NormalDist
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
SCALE = 400 / math.log(10)
"""Points of Elo to one of the natural logarithm of the odds."""


class Score(NamedTuple):
    """What one of two players took from the other in a game: 1, a half or 0. `dice`: what games with the same dice
    have in common."""

    one: int
    other: int
    points: float
    dice: Hashable


class Rating(NamedTuple):
    points: float
    margin: float
    """So many points more or less, at 95 %."""


def rate(players: int, scores: Sequence[Score]) -> list[Rating]:
    """A rating for every player. Their mean is 0."""
    pairs = [(i, j) for i in range(players) for j in range(i)]
    every = [*scores, *(Score(i, j, 0.5, None) for i, j in pairs)]
    strengths = [0.0] * players
    for _ in range(200):
        slopes, bends = _slopes(players, strengths, every)
        steps = [sum(row) for row in _times(inverse(bends), slopes)]
        steps = [max(-1.0, min(1.0, step)) for step in steps]  # far out a full step would lead astray
        mean = sum(steps) / players
        strengths = [strength + step - mean for strength, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    clusters: defaultdict[Hashable, list[float]] = defaultdict(lambda: [0.0] * players)
    halves = [(Score(i, j, points, (i, j, points)), 0.5) for i, j in pairs for points in (0.0, 1.0)]
    for (one, other, points, dice), weight in (*((score, 1.0) for score in scores), *halves):
        missed = weight * (points - expected(strengths[one] - strengths[other]))
        clusters["added" if weight < 1 else "played", dice][one] += missed
        clusters["added" if weight < 1 else "played", dice][other] -= missed
    seeds = len({score.dice for score in scores})
    back = inverse(_slopes(players, strengths, every)[1])
    spreads = [[sum(row) for row in _times(back, cluster)] for cluster in clusters.values()]
    small = seeds / (seeds - 1) if seeds > 1 else 1.0
    margins = [student(seeds - 1) * math.sqrt(small * sum(each[i] ** 2 for each in spreads)) for i in range(players)]
    return [Rating(SCALE * it, SCALE * margin) for it, margin in zip(strengths, margins, strict=True)]


def expected(ahead: float) -> float:
    """What who is so far ahead (on the natural scale) scores a game."""
    return 1 / (1 + math.exp(-ahead))


def _slopes(players: int, strengths: list[float], scores: Iterable[Score]) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the likelihood, and the second with their sign changed; the latter made whole by what
    the mean being 0 adds to it."""
    slopes = [0.0] * players
    bends = [[1.0] * players for _ in range(players)]
    for one, other, points, _ in scores:
        p = expected(strengths[one] - strengths[other])
        slopes[one] += points - p
        slopes[other] -= points - p
        for i, j, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            bends[i][j] += sign * p * (1 - p)
    return slopes, bends


def _times(rows: list[list[float]], column: list[float]) -> list[list[float]]:
    return [[a * b for a, b in zip(row, column, strict=True)] for row in rows]


def inverse(rows: list[list[float]]) -> list[list[float]]:
    """Of a positive definite matrix, by elimination."""
    size = len(rows)
    work = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(rows)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(work[k][i]))
        work[i], work[best] = work[best], work[i]
        work[i] = [value / work[i][i] for value in work[i]]
        for k in range(size):
            if k != i:
                work[k] = [a - work[k][i] * b for a, b in zip(work[k], work[i], strict=True)]
    return [row[size:] for row in work]


def student(freedom: int) -> float:
    """The quantile of Student's distribution for 95 %, by the series of Cornish and Fisher."""
    if freedom < 3:  # the series is of no use there
        return {2: 4.303, 1: 12.706}.get(freedom, math.inf)
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 % for a share of points, draws being halves: of a single pairing, its games taken as
    independent."""
    if not games:
        return 0.0, 1.0
    share, z2 = points / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
