"""6.0, 10.6 Units that are lost: where they go."""

from __future__ import annotations

from .box import AB, NOBODY
from .state import DEAD, GONE, OFF, State, put, side_of, tell


def kill(g: State, u: int, how: str = "log-lost") -> None:
    """A unit is lost: to the dead pile if it may be rebuilt (5.31), for good if not (3.22d)."""
    h = g.loc[u]
    tell(g, how, side=("side", side_of(g, u)), unit=("unit", u), space=("space", h) if h < OFF else "")
    if h < OFF:
        g.died_on[u] = g.box.front_of[h].index
    put(g, u, GONE if g.box.replaceable[u] == "no" else DEAD)
    leave_arabs(g)
    if g.box.reverse[u] == "shock" and u != g.box.alpenkorps:
        g.turned &= ~(1 << u)  # 15.43, 15.46
    g.untried &= ~(1 << u)
    g.left[u] = g.box.steps[u]
    g.depleted &= ~(1 << u)
    g.moved &= ~(1 << u)


def leave_arabs(g: State) -> None:
    """15.81, 7.13c: a hex that only Arabs held is whose it was, once they are gone."""
    h, owner = g.arab
    if h < 0 or any(g.box.nation[u] == AB for u in g.stacks.get(h, ())):
        return
    g.arab = (-1, NOBODY)
    front = g.box.front_of[h]
    bit = 1 << h - front.base
    for side in (0, 1):
        g.held[side][front.index] &= ~bit
    if owner != NOBODY:
        g.held[owner][front.index] |= bit


def lose_step(g: State, u: int, how: str = "log-lost") -> None:
    """10.63: a full two-step unit is reduced, any other is lost."""
    if g.left[u] > 1:
        g.left[u] -= 1
        tell(g, "log-reduced", side=("side", side_of(g, u)), unit=("unit", u), space=("space", g.loc[u]))
    else:
        kill(g, u, how)


def remove(g: State, u: int, how: str = "log-removed") -> None:
    """A unit leaves the game for good."""
    tell(g, how, side=("side", side_of(g, u)), unit=("unit", u))
    put(g, u, GONE)
