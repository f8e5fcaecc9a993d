"""What programs go for in Europe, front by front: the first few of these that the enemy holds.

A player's judgement, by what counts for victory and can be had; none of it is a rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .box import CP, Box
from .fronts import EAST, Front
from .state import State

PLANS: Final = {
    # What was lost in Galicia and Prussia; Poland and Serbia, Lithuania, Romania; then into Russia.
    (CP, EAST): ("C", "E4112 E5514 E4020 E4612 E4816 E2413 E2015 E3522 E5422 E2423 E6120 E1116 E4129 E3031 E7030"),
}
"""By side and front the Strategic Turn after which a plan holds, and its hexes."""


def plan(g: State, side: int, front: Front) -> tuple[int, ...]:
    """The hexes of a front that a side goes for now, the first first."""
    since, hexes = PLANS.get((side, front.index), ("Z", ""))
    return _hexes(g.box, front, hexes) if g.letter >= ord(since) else ()


@lru_cache(64)
def _hexes(box: Box, front: Front, hexes: str) -> tuple[int, ...]:
    return tuple(box.hex[number] - front.base for number in hexes.split())
