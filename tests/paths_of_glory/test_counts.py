"""Counts of legal sequences of answers from set positions, every die a 4: a change of any rule they touch shows.

The numbers were counted by this program and then looked at: the first of each list was checked by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.state import State
from grognard.kernel.play import Play

from .table import opening, position


class Fours:
    """Every die a 4; draws the first cards of the pile."""

    def roll(self, faces: int) -> int:
        return 4

    def draw(self, pool: Sequence[int], count: int) -> tuple[int, ...]:
        return tuple(sorted(pool)[:count])


def count(play: Play[State], depth: int) -> int:
    """Sequences of so many answers (shorter ones if the game ends)."""
    if depth == 0 or play.question is None:
        return 1
    if depth == 1:
        return len(play.question.options)
    total = 0
    for action in play.question.options:
        branch = play.fork(Fours())
        branch.decide(action)
        total += count(branch, depth - 1)
    return total


def the_opening() -> State:
    """The Central Powers' first action of the campaign with Guns of August, Von François and a reinforcement card."""
    g = opening()
    for card in ("CP1", "CP3", "CP7"):
        g.place[GAME.noun("card", card) or 0] = 2
    g.phase, g.round = "action", 1
    return g


def a_flank_attack() -> State:
    """Two spaces attack an army with a corps in a forest; cards on both sides."""
    return position(
        {"sedan": "FR5 FRc-1", "koblenz": "GE2 GEc-1", "metz": "GE4 (GE5)", "reserve": "FRc-2 GEc-2"},
        hands="CP15 AP6 CP7",
        turn=6,
        level=(1, 1),
    )


def a_redeployment() -> State:
    """Four points to redeploy with, a reserve, two fronts and the sea."""
    return position(
        {"paris": "FR1 FRc-1", "calais": "BR1", "london": "BRc-1", "cairo": "BRc-2", "reserve": "FRc-2 BRc-3"},
        hands="AP1",
        active="ap",
        control={"cp": "cambrai sedan"},
    )


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        # 3 cards for operations, SR or RP (9), Guns of August (1; no reinforcements in August), automatic (1) = 11
        (the_opening, (11, 188, 6550)),
        # CP7, CP15 each three ways (6), CP7's event (1), automatic (1) = 8
        (a_flank_attack, (8, 35, 478, 1592, 8181)),
        # AP1 three ways (3), its event (1), automatic (1) = 5; at last BRc-1 may join a full Paris (10.1.2)
        (a_redeployment, (5, 20, 179, 578, 5102)),
    ],
)  # fmt: skip
def test_the_number_of_legal_sequences(start: object, counts: tuple[int, ...]) -> None:
    assert callable(start)
    play: Play[State] = Play(GAME, Fours(), "campaign", state=start())
    assert tuple(count(play, depth) for depth in range(1, len(counts) + 1)) == counts
