"""What a combat comes to on the average, for bots and charts."""

from __future__ import annotations

from typing import NamedTuple

from .box import Box
from .odds import LAST
from .state import Odds, State


class Bet(NamedTuple):
    """Steps that both lose on the average, and the chance that the hex is empty afterwards."""

    cost: float
    hurt: float
    empty: float


def results(box: Box, odds: Odds) -> list[tuple[int, int, bool]]:
    """By die: steps of attacker and defender, and whether all are wiped out."""
    table = box.tables["combat"]["b" if odds.large else "a"]
    if odds.column < 0:
        return [_read(str(table["floor"]))] * 6
    column = min(odds.column, LAST)
    return [_read(str(table["rows"][min(max(die + odds.modifier, 1), 6) - 1][column])) for die in range(1, 7)]


def _read(result: str) -> tuple[int, int, bool]:
    mine, theirs = result.split("/")
    return int(mine), 0 if theirs == "E" else int(theirs), theirs == "E"


def bet(g: State, odds: Odds, steps: float) -> Bet:
    """`steps`: what the defender has to lose, his fort included."""
    cost = hurt = empty = 0.0
    for mine, theirs, wiped in results(g.box, odds):
        cost += mine / 6
        hurt += (steps if wiped else min(theirs, steps)) / 6
        empty += (wiped or theirs >= steps) / 6
    return Bet(cost, hurt, empty)
