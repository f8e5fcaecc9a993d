"""16.5 and `greedy`: it offers no peace while it leads, and refuses peace while the war is not lost."""

from __future__ import annotations

import pytest

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.games.paths_of_glory.bot import outlook
from grognard.games.paths_of_glory.box import AP, CP

from .table import Table, position, table


def to_act(side: str, vp: int, turn: int = 1) -> Table:
    units = {"essen": "GE1", "paris": "FR6"}
    return table(position(units, active=side, vp=vp, turn=turn, hands="CP8 AP1"), (4,))


@pytest.mark.parametrize(("side", "vp"), [("cp", 11), ("cp", 18), ("ap", 9), ("ap", 2)])
def test_greedy_offers_nothing_while_it_leads(side: str, vp: int) -> None:
    """An offer gains a third of a point on the table of 16.5.2, which samples of random play cannot resist."""
    t = to_act(side, vp)
    assert t.can("peace")
    for seed in range(4):
        assert answer(GreedyBot(seed, samples=96), t.play)[0] != "peace"


@pytest.mark.parametrize(
    ("vp", "turn", "said"),
    [(11, 3, "reject"), (15, 3, "reject"), (13, 19, "accept"), (12, 19, "reject"), (18, 15, "accept")],
)
def test_greedy_accepts_only_when_the_war_is_lost(vp: int, turn: int, said: str) -> None:
    """A draw now against a lost war: accepted. Behind with the war before it: refused."""
    t = to_act("cp", vp, turn).do("peace")
    assert answer(GreedyBot(1), t.play)[0] == said


def test_the_outlook_is_of_the_end() -> None:
    """5.5.2: the levels of victory, and how many turns may still change them; what one wins the other loses."""
    for vp, turn, cp in [(10, 1, 0.0), (12, 20, 0.0), (13, 20, 1.0), (9, 20, -1.0), (14, 17, 0.5), (8, 17, -0.5)]:
        g = to_act("cp", vp, turn).g
        assert (outlook(g, CP), outlook(g, AP)) == (cp, -cp)
