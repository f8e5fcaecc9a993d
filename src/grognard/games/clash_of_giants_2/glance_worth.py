"""What things are worth at sight. One unit of worth is about one step of an average division."""

from __future__ import annotations

from .state import State

CLEARED = 0.7
"""What it is worth to take an ordinary hex from the enemy."""
PRIZE = 7.0
"""What a victory hex is worth."""
FADED = (0.1, 0.6, 0.85)
"""What a step counts on the last turn, on the one before, and on the one before that."""


def worth(g: State, u: int) -> float:
    """What one step of a unit is worth."""
    return 0.55 + 0.13 * (g.box.ter[u] or 3)


def fading(g: State) -> float:
    """What steps still count for: at the end only victory hexes do."""
    left = g.box.last_turn - g.turn
    return FADED[left] if left < len(FADED) else 1.0


def prize(g: State, h: int) -> float:
    """What it is worth to a side to have a victory hex rather than leave it to the enemy; 0 for other hexes.

    GAL.4.1c: Austria scores its hexes again and again; GAL.4.1e: up to eight points; GAL.4.1f: Russia once."""
    box = g.box
    if not box.any_vp >> h & 1:
        return 0.0
    if not box.most_vp:
        return PRIZE
    value = 0.0
    if box.vp[0] >> h & 1 and g.vp < box.most_vp:
        value += PRIZE
    if box.vp[1] >> h & 1:
        value += PRIZE
    return min(value, 1.5 * PRIZE)
