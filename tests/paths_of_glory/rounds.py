"""For tests of the sequence of play: idle players, turns that end without cards, phases in order."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.paths_of_glory.sequence import sequence
from grognard.games.paths_of_glory.state import PILE, UNUSED, State
from grognard.kernel.ask import MARK, Choose, Die, Draw

from .table import Table


def without_piles(g: State) -> State:
    """Nobody has a card left to draw, so that the end of a turn asks nothing of Fate."""
    for c, where in enumerate(g.place):
        if where == PILE:
            g.place[c] = UNUSED
    return g


def idle(t: Table, actions: int = 1) -> Table:
    """So many actions without effect: an automatic operation that activates nothing."""
    for _ in range(actions):
        t.do("automatic", "done")
    return t


def phases_of_a_turn(g: State, at: Callable[[State], None] = lambda g: None) -> list[str]:
    """The phases a turn goes through, each once, when nobody does anything; `at` is called at each mark."""
    turn, seen = g.turn, [g.phase]
    rules = sequence(g)
    question = rules.send(None)
    while g.over is None and not (g.turn > turn and g.phase == "action"):
        answer: object = None
        if question is MARK:
            at(g)
            if seen[-1] != g.phase:
                seen.append(g.phase)
        elif isinstance(question, Choose):
            verbs = [verb for verb, _ in question.options]
            answer = (next(verb for verb in ("shuffle_guns", "done", "automatic") if verb in verbs), None)
        elif isinstance(question, Die):
            answer = 6
        elif isinstance(question, Draw):
            answer = tuple(question.pool[: question.count])
        question = rules.send(answer)
    return seen
