"""2.0 The initiative: held as a card, handed over when it is used, taken by deeds."""

from __future__ import annotations

from .state import State, tell


def may_spend(g: State, side: int) -> bool:
    """2.0c, 2.0d: its holder may use it, but not in the round in which it came to him."""
    return g.initiative == side and not g.received


def spend_initiative(g: State, side: int) -> None:
    """2.0c: the use is announced and the card goes to the opponent."""
    assert may_spend(g, side)
    tell(g, "log-initiative-spent", side=("side", side))
    _hold(g, 1 - side)


def take_initiative(g: State, side: int) -> None:
    """2.0h to 2.0j: the side without it takes it."""
    if g.initiative != side:
        tell(g, "log-initiative-taken", side=("side", side))
        _hold(g, side)


def _hold(g: State, side: int) -> None:
    g.initiative = side
    g.received = True  # 2.0d
