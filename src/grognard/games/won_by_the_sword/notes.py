"""What a side has seen of the other's columns and garrisons: kept with its date, never corrected by itself."""

from __future__ import annotations


from .state import Note, State, column, tell

GARRISONS = 8
"""Notes on garrisons: this and the space."""


def see(g: State, side: int, key: int, how: str) -> None:
    """9.1c, 6.2.9, 5.1c, 12.4p: a side looks at a column (its id) or a garrison (8 + its space) and remembers it."""
    if key < GARRISONS:
        found = column(g, key)
        g.notes[side][key] = Note(g.turn, g.round, found.at, found.leaders, found.troops, found.bp, how)
        tell(g, "log-seen", side, column=("column", key), how=how)
        return
    space = key - GARRISONS
    assert space < g.box.nspaces
    held = g.garrisons[space]
    if held is not None:
        g.notes[side][key] = Note(g.turn, g.round, space, held.leaders, held.troops, held.bp, how)
        tell(g, "log-seen-garrison", side, space=("space", space), how=how)


def forget(g: State, key: int) -> None:
    """A column is no more, a place has changed hands: notes on it are about nothing."""
    for notes in g.notes:
        notes.pop(key, None)
