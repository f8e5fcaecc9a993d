"""No unit, step, fort or marker appears or vanishes except by a rule that says so: watched after every answer."""

from __future__ import annotations

import pytest

from grognard.games.clash_of_giants_2.box import CAV
from grognard.games.clash_of_giants_2.state import ASIDE, DEAD, GONE, OFF, State, refresh, zoc
from grognard.kernel.game import Game
from grognard.kernel.maps import bits
from grognard.kernel.play import Play
from grognard.kernel.tape import FATE

from ..randomly import new
from .table import GALICIA, YPRES
from .test_agreement import choose

from random import Random

MAP = 0
MOVES = {  # between the map and the boxes
    (ASIDE, MAP),  # set-up (GAL.3.11a), reinforcements (STD.9.1), remnants (YPR.10.4a)
    (ASIDE, DEAD),  # no hex to enter in (GAL.8.12e, YPR.7.12g)
    (MAP, DEAD),  # lost in combat or in retreat (STD.12.12, STD.12.16)
    (MAP, GONE),  # surrendered (GAL.7.4c)
    (DEAD, MAP),  # cavalry rebuilt (GAL.8.22a, YPR.7.22a)
}


def where(place: int) -> int:
    return MAP if place < OFF else place


def verb(play: Play[State]) -> str:
    """What the last player answered."""
    return next((str(e.answer[0]) for e in reversed(play.journal) if e.who != FATE), "")  # type: ignore[index]


def watched(before: State, g: State, said: str) -> None:
    """One answer and all that followed from it, up to the next question."""
    box = g.box
    fought = before.battle is not None or g.battle is not None or said in ("resolve", "settle", "fight")
    ended = before.turn != g.turn or g.over is not None
    for u in range(box.count):
        old, now = where(before.loc[u]), where(g.loc[u])
        name = box.units[u]
        if old != now:
            assert (old, now) in MOVES, (name, old, now, said)
            if (old, now) == (DEAD, MAP):
                assert (box.kind[u], said) == (CAV, "at"), name
            elif (old, now) == (ASIDE, MAP):
                remnant = "remnant" in box.flags[u]
                assert said == ("remnant" if remnant else "at") or (said == "deploy" and box.setup[u]), (name, said)
                assert remnant or box.setup[u] or box.turn[u] == g.turn, name
            elif (old, now) == (ASIDE, DEAD):
                assert 0 < box.turn[u] <= g.turn, name
            elif (old, now) == (MAP, DEAD):
                assert fought, (name, said)
            else:
                assert (box.book.has("GAL.7.4c"), ended) == (True, True), (name, said)
        grown = g.left[u] - before.left[u]
        if grown > 0:  # STD.9.3 at recovery, or cavalry rebuilt
            whole = grown == 1 and before.repl >> u & 1 and ended
            assert whole or (old, now) == (DEAD, MAP), (name, grown, said)
        elif grown < 0:
            assert fought or now in (DEAD, GONE), (name, grown, said)
            assert grown == -1 or now in (DEAD, GONE), (name, grown)
    for i, steps in enumerate(before.forts):
        assert g.forts[i] == steps or (fought and g.forts[i] == steps - 1), (box.numbers[box.forts[i]], said)
    assert g.support | before.support == g.support  # a support marker never comes back
    assert g.once | before.once == g.once
    # A command marker is in the cup or on its track, never both, and none is lost.
    assert not any(g.cup >> marker & 1 for marker in g.drawn)
    assert len(set(g.drawn)) == len(g.drawn)
    if before.turn == g.turn and before.drawn:
        both = before.cup | sum(1 << marker for marker in before.drawn)
        assert g.cup | sum(1 << marker for marker in g.drawn) == both or g.over is not None
    assert set(bits(g.repl | g.rebuilt | g.moved | g.fresh)) <= {u for u in range(box.count) if g.loc[u] < OFF}


@pytest.mark.slow
@pytest.mark.parametrize("game", [GALICIA, YPRES], ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(6))
def test_units_steps_forts_and_markers_are_conserved(game: Game[State], seed: int) -> None:
    play: Play[State] = new(game, seed, marks=False)
    random = Random(seed)
    before = play.state.copy()
    lost = 0
    while play.question is not None and play.decisions < 6000:
        play.decide(choose(play, random))
        watched(before, play.state, verb(play))
        assert game.check(play.state) == []
        found = play.state.copy()
        refresh(found)
        assert all(known in (None, zoc(found, side)) for side, known in enumerate(play.state.zocs))
        before = play.state.copy()
        lost = sum(place == DEAD for place in before.loc)
    assert lost > 5  # something happened in it
