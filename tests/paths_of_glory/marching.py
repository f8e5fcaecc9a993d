"""For tests of movement, trenches and sieges: an operation ordered in one line, marches in another."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.paths_of_glory.activation import begin_operations
from grognard.games.paths_of_glory.state import State

from .table import Table, table


def ordered(g: State, move: str = "", attack: str = "", dice: Iterable[int] = ()) -> Table:
    """The active side begins an operation with points enough and activates these spaces."""
    g.phase = "activate"
    begin_operations(g, 20)
    t = table(g, dice)
    t.do(*(f"move:{s}" for s in move.split()), *(f"attack:{s}" for s in attack.split()), "done")
    return t


def march(t: Table, units: str, path: str) -> Table:
    """These units move together along a path and stop at its end."""
    spaces = path.split()
    t.do(*(f"pick:{u}" for u in units.split()), *(f"step:{s}" for s in spaces))
    if t.prompt == "ask-march":
        t.do("stop")
    return t


def left(t: Table) -> object:
    """The movement points of the stack on the march."""
    assert t.play.question is not None
    assert t.play.question.prompt == "ask-march"
    assert t.play.question.args is not None
    return t.play.question.args["left"]


def assault(t: Table, space: str, units: str) -> Table:
    """These units attack a space; nobody plays cards, no flank attack is tried."""
    t.do(f"assault:{space}", *(f"join:{u}" for u in units.split()), "begin")
    while t.prompt in ("ask-flank", "ask-combat-cards"):
        t.do("frontal" if t.prompt == "ask-flank" else "done")
    return t
