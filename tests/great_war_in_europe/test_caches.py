"""What the state keeps beside the facts is what one finds from them."""

from __future__ import annotations

from random import Random

import pytest

from grognard.bots.rand import pick_by_verb
from grognard.games import get
from grognard.games.great_war_in_europe.state import State, refresh
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play


@pytest.mark.parametrize("name", ["great-war-in-europe", "great-war-near-east", "great-war-combined"])
def test_stacks_and_colours_are_kept_true(name: str) -> None:
    game = get(name)
    play: Play[State] = Play(game, Seeded(4), game.scenarios[-1], marks=False)
    random = Random(4)
    while (question := play.question) is not None and play.decisions < 600:
        play.decide(pick_by_verb(question, game.rare, random))
        if play.decisions % 50 == 0:
            g, again = play.state, play.state.copy()
            refresh(again)
            for kept in ("here", "occ", "any_occ", "stacks", "tall", "colours", "forts"):
                assert getattr(g, kept) == getattr(again, kept), kept
