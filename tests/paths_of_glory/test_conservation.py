"""No unit, step or card appears or vanishes except by a rule that says so: watched after every answer."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.state import DISCARD, HAND, PILE, REMOVED, TABLE, UNUSED, State

from grognard.kernel.play import Play
from grognard.kernel.tape import FATE

from ..randomly import new, walk
from .table import BOX

CARD_MOVES = {
    (UNUSED, PILE),  # 16.1.3, 16.1.4
    (PILE, HAND), (UNUSED, HAND),  # 4.3, 6.G
    (HAND, DISCARD), (HAND, REMOVED), (HAND, TABLE),  # 9.1.3, 9.5.4
    (TABLE, DISCARD), (TABLE, REMOVED), (TABLE, HAND), (TABLE, PILE),  # 9.5.4, AP.27, CP.64, 16.1.3
    (DISCARD, PILE), (DISCARD, HAND), (TABLE, TABLE),  # 6.G: reshuffled, and perhaps drawn at once
    (HAND, PILE), (HAND, HAND),  # discarded and reshuffled at once (9.5.4.6)
    (PILE, REMOVED), (UNUSED, REMOVED), (DISCARD, REMOVED),  # CP.65 removes H-L wherever it is
}  # fmt: skip
UNIT_MOVES = {  # between the map (0), the reserve and the boxes
    (0, BOX.reserve), (BOX.reserve, 0),  # 13.1
    (0, BOX.dead), (0, BOX.gone),  # 12.4, 12.5.4, 14.3.5
    (BOX.dead, 0), (BOX.dead, BOX.reserve), (BOX.dead, BOX.gone),  # 17.1, FAQ.12.5.4a
    (BOX.aside, 0), (BOX.aside, BOX.reserve),  # 9.5.2, 9.5.3
    (BOX.reserve, BOX.dead), (BOX.reserve, BOX.gone),  # a corps that stood in for an army and died; CP.32
    (BOX.gone, 0),  # AP.6: an army given back by Withdrawal
}  # fmt: skip
GROWS = frozenset(("event", "deploy", "flip", "rebuild", "restore"))
SHRINKS = frozenset(("event", "give_up", "reduce"))


def where(place: int) -> int:
    return place if place >= BOX.reserve else 0


def steps(g: State, side: int) -> int:
    """Steps of a side on the map and in its reserve."""
    return sum(2 - g.reduced[u] for u in range(BOX.nunits) if BOX.side[u] == side and g.loc[u] <= BOX.reserve)


def _fate(play: Play[State]) -> int:
    """How many dice and draws came after the last answer of a player."""
    count = 0
    while play.journal[-1 - count].who == FATE:
        count += 1
    return count


@pytest.mark.parametrize("seed", range(12))
def test_units_steps_and_cards_are_conserved(seed: int) -> None:
    play = new(GAME, seed, marks=False)
    before = play.state.copy()
    for here in walk(play, seed, 900):
        g = here.state
        for u in range(BOX.nunits):
            old, now = where(before.loc[u]), where(g.loc[u])
            assert old == now or (old, now) in UNIT_MOVES, (u, old, now, g.phase)
        for c in range(len(BOX.card_side)):
            assert before.place[c] == g.place[c] or (before.place[c], g.place[c]) in CARD_MOVES, (c, g.phase)
        verb = str(here.journal[-1 - _fate(here)].answer[0]) if here.decisions else ""  # type: ignore[index]
        fought = before.battle is not None or g.battle is not None
        for side in (0, 1):
            grown = steps(g, side) - steps(before, side)
            if grown > 0:  # by an event or replacements, by Turkey's entry, or given back by Withdrawal
                assert verb in GROWS or g.level != before.level or (fought and grown == 1), (grown, verb)
            if grown < 0:  # in combat, by an event, or by attrition at the end of a turn
                assert fought or verb in SHRINKS or before.round != g.round, (grown, verb)
        before = g.copy()
