"""What one side cannot know stays unknown while the other acts."""

from __future__ import annotations

from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.state import DISCARD, HAND, PILE, hand

from .table import BOX, opening, table


def test_6_g_worlds_can_be_imagined_however_many_combat_cards_are_discarded() -> None:
    g = opening()
    g.phase, g.turn = "draw_cp", 9
    held = [c for c in BOX.cards_of[CP] if BOX.cc[c]][:7]
    for c in BOX.cards_of[CP]:
        g.place[c] = HAND if c in held else PILE
    t = table(g)
    for c in held[:-1]:
        t.play.act(CP, ("discard", c))
        world = t.play.imagine(AP, 1)
        assert world.view(AP) == t.play.view(AP)
        assert all(world.state.place[c] == DISCARD for c in held if t.play.state.place[c] == DISCARD)
        assert len(hand(world.state, CP)) == len(hand(t.play.state, CP))
