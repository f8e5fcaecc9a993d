"""Paths of Glory at sight."""

from __future__ import annotations

from ..paths_of_glory.table import opening, table
from . import Position

POSITIONS = [
    Position(
        "whoever has the Guns of August keeps them",
        "no other card opens Belgium in the first action: it destroys Liege; shuffled in, it is drawn half the time",
        lambda: table(opening()),
        right="keep_guns",
        wrong="shuffle_guns",
        solved=lambda its: its.did("keep_guns"),
    ),
]
