"""8.5 Rivers: points on them control the crossing."""

from __future__ import annotations

from ...kernel.refusal import Refusal, refuse

from .state import State, column, side_of


def crossing_barred(g: State, c: int, link: int) -> Refusal | None:
    """8.5: why a column may not leave its space by this link, if it would have to cross the river there."""
    box = g.box
    found = column(g, c)
    space = found.at
    if not box.river[space] or box.exit_sector(link, space) == found.sector:
        return None  # 8.5b: it stays on its own bank
    return barred(g, side_of(c), space)


def barred(g: State, side: int, space: int) -> Refusal | None:
    """8.5a, 8.5e: why a side may not cross the river at a space; with a garrison of its own there it may (8.5c)."""
    held, siege = g.garrisons[space], g.sieges.get(space)
    if held is not None and held.side != side:
        return refuse("8.5a", "no-crossing-garrison", space=("space", space))
    if siege is not None and side_of(siege.column) != side:
        return refuse("8.5a", "no-crossing-besieged", space=("space", space))
    if siege is not None and held is None:
        return refuse("8.5e", "no-crossing-siege", space=("space", space))
    return None
