"""What is looked at again only where something has changed is what a fresh look at everything finds."""

from __future__ import annotations

from random import Random

import pytest

from grognard.bots.rand import pick
from grognard.games import get
from grognard.games.italia_1917_1918.movement import forcers, movers, survey, why_not_force, why_not_move
from grognard.games.italia_1917_1918.state import State
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play


def found(g: State) -> tuple[int, int]:
    seen = survey(g)
    free = movers(g, seen)
    return free, forcers(g, free, seen)


@pytest.mark.parametrize("scenario", ["vittorio", "caporetto"])
def test_11_1_1a_and_11_2_6_who_may_move_is_the_same_looked_at_afresh(scenario: str) -> None:
    game, random = get("italia-1917-1918"), Random(4)
    play = Play(game, Seeded(4), scenario)
    looked = 0
    while play.question is not None and looked < 120:
        if play.question.prompt in ("ask-move", "ask-exploit"):
            g = play.state.copy()
            fresh = play.state.copy()
            fresh.survey = None
            assert found(g) == found(fresh)
            if looked % 10 == 0:
                free, force = found(fresh)
                units = range(g.box.count)
                assert free == sum(1 << u for u in units if why_not_move(g, u) is None)
                assert force == sum(1 << u for u in units if why_not_move(g, u) is why_not_force(g, u) is None)
            looked += 1
        play.decide(pick(play.question, game.rare, random))
    assert looked == 120
