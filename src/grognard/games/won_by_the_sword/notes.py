"""What a side has seen of the other's columns and garrisons: kept with its date, never corrected by itself."""

from __future__ import annotations

from functools import cache

from .box import Box
from .state import Note, State, column, merge, side_of, tell

GARRISONS = 8
"""Notes on garrisons: this and the space."""


def see(g: State, side: int, key: int, how: str) -> None:
    """9.1c, 6.2.9, 5.1c, 12.4p: a side looks at a column (its id) or a garrison (8 + its space) and remembers it."""
    if key < GARRISONS:
        found = column(g, key)
        g.notes[side][key] = Note(g.turn, g.round, found.at, found.leaders, found.troops, found.bp, how)
        g.reckoned[side].pop(key, None)
        tell(g, "log-seen", side, column=("column", key), how=how)
        return
    space = key - GARRISONS
    assert space < g.box.nspaces
    held = g.garrisons[space]
    if held is not None:
        g.notes[side][key] = Note(g.turn, g.round, space, held.leaders, held.troops, held.bp, how)
        tell(g, "log-seen-garrison", side, space=("space", space), how=how)


def last(g: State, side: int, c: int) -> Note | None:
    """What a side knows a column to have been: as it saw it, or reckons it since another openly joined it, or as the
    scenario, which everybody has read, has it begin or come. Of one that was made since it knows nothing."""
    note = g.reckoned[side].get(c) or g.notes[side].get(c)
    if note is not None:
        return note
    origin = column(g, c).origin
    begun = _begun(g.box, g.scenario)
    return begun[-1 - origin] if origin >= 0 else None if g.new >> c & 1 else begun.get(c)


@cache
def _begun(box: Box, scenario: str) -> dict[int, Note]:
    """What columns begin with, by column, and what reinforcements come with, by -1 less their number."""
    setup, found = box.setups[scenario], {}
    for begun in setup.columns:
        leaders = tuple(leader for leader, _ in begun.leaders)
        found[begun.column] = Note(setup.first_turn, 1, begun.at, leaders, begun.troops, begun.bp, "reckoned")
    for which, came in enumerate(setup.arrivals):
        leaders = tuple(leader for leader, _ in came.leaders)
        found[-1 - which] = Note(came.turn, came.round, -1, leaders, came.troops, came.bp, "reckoned")
    return found


def reckon(g: State, c: int, other: int) -> None:
    """4.2a: a column takes in another for all to see: the enemy reckons it to be what he knew both to be, as of the
    older of the two days."""
    side = 1 - side_of(c)
    known = [note for one in (c, other) if (note := last(g, side, one)) is not None]
    if not known:
        return
    turn, round_ = min((note.turn, note.round) for note in known)
    leaders = tuple(leader for note in known for leader in note.leaders)
    bp, troops = sum(note.bp for note in known), known[0].troops
    for note in known[1:]:
        troops = merge(troops, note.troops)
    g.reckoned[side][c] = Note(turn, round_, column(g, c).at, leaders, troops, bp, "reckoned")


def forget(g: State, key: int) -> None:
    """A column is no more, a place has changed hands: notes on it are about nothing."""
    for notes in (*g.notes, *g.reckoned):
        notes.pop(key, None)
