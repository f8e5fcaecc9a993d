"""What happens when units come into a hex: who holds it, supports caught alone, depots taken, reserves awakened."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.maps import bits
from .hiding import hide
from .box import CP
from .state import OFF, State, disorganise, fighters_at, kill, tell

__all__ = ["catch_supports", "enter_hex", "hide", "pass_hex", "vp_of"]


def enter_hex(g: State, units: Sequence[int], h: int) -> None:
    """Units have come into a hex: by movement, retreat, advance or arrival."""
    box = g.box
    fighters = [u for u in units if box.fights[u]]
    if not fighters:
        return
    pass_hex(g, fighters, h)
    _capture(g, fighters, h)


def pass_hex(g: State, units: Sequence[int], h: int) -> None:
    """Combat units come into a hex, to stay or on their way: they hold it, and supports alone beside it are caught."""
    side = g.box.side[units[0]]
    if not g.box.fights[units[0]]:
        return
    hold(g, side, h)
    catch_supports(g, side, h)
    if g.frozen and g.scene.rule == "SC1" and side == CP:
        _awaken(g, h)


def hold(g: State, side: int, h: int) -> None:
    """A combat unit stands in a hex: its side holds it."""
    if g.scene.tracked >> h & 1:
        g.held[side] |= 1 << h
        g.held[1 - side] &= ~(1 << h)


def catch_supports(g: State, side: int, h: int) -> None:
    """11.3.1b, 11.3.3d, 11.3.4c, 15.4: supports alone in a hex beside which an enemy combat unit comes are gone; not
    depots (15.5b)."""
    enemy = 1 - side
    alone = (g.box.beside[h] | 1 << h) & g.any_occ[enemy] & ~g.occ[enemy]
    for there in bits(alone):
        clear_supports(g, there, enemy)


def clear_supports(g: State, h: int, side: int) -> None:
    """11.3.1c, 11.3.1.3b, 11.3.3d: nobody but supports is left of a side in a hex: they are gone, barges too."""
    for u in [u for u in g.stacks.get(h, ()) if g.box.side[u] == side and g.box.kind[u] != "depot"]:
        g.vp += vp_of(g, u)
        kill(g, u, "log-overrun")


def vp_of(g: State, u: int) -> int:
    """SC3.13, SC1.37: points that a counter is worth to who destroys or takes it."""
    return next((int(flag[3:]) for flag in g.box.flags[u] if flag.startswith("vp-")), 0)


def _capture(g: State, fighters: Sequence[int], h: int) -> None:
    """15.5.2a, 15.5.2b: a depot alone in the hex is taken, for its points; 15.5.2c: Austro-Hungarians who take one are
    disorganised."""
    side = g.box.side[fighters[0]]
    for u in [u for u in g.stacks.get(h, ()) if g.box.kind[u] == "depot" and g.box.side[u] != side]:
        g.vp += vp_of(g, u)
        tell(g, "log-depot-taken", side=("side", side), unit=("unit", u), space=("space", h), points=vp_of(g, u))
        kill(g, u, "log-depot-lost")
        for v in fighters:
            if g.box.nation[v] == "ah":
                disorganise(g, v)


def _awaken(g: State, h: int) -> None:
    """SC1.21: who sees the enemy beside him is held back no longer."""
    near = g.box.beside[h]
    for u in [u for u in g.frozen if g.loc[u] < OFF and near >> g.loc[u] & 1]:
        if u in g.frozen:
            marker = g.frozen[u]
            freed = [v for v, its in g.frozen.items() if its == marker]
            for v in freed:
                del g.frozen[v]
            tell(g, "log-freed", side=("side", g.box.side[u]), units=[("unit", v) for v in freed], points=0)


def empties(g: State, h: int, side: int) -> bool:
    """Whether a side has no combat unit in a hex."""
    return not fighters_at(g, h, side)
