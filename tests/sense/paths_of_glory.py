"""Paths of Glory at sight."""

from __future__ import annotations

from ..paths_of_glory.table import opening, table
from . import Position

POSITIONS = [
    Position(
        "whoever has the Guns of August keeps them",
        lambda: table(opening()),
        lambda its: its.did("keep_guns"),
    ),
]
