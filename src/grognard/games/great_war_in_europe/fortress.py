"""5.5, 14.15, 14.23 Fortresses that surrender."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from .box import AL, NOBODY
from .control import take
from .fronts import Front
from .losses import kill
from .state import State, front_at, refresh_forts, tell, units_at
from .supply import NORMAL, hex_supplied, supply_of

LAST_SAFE = "C"
"""14.15, A16: the last Strategic Turn without these rolls."""


def fortresses(g: State) -> Asking[None] | None:
    """5.5, 4.3.6: one die for each fortress that lives on its own stores and is surrounded by enough enemies."""
    if g.letter <= ord(LAST_SAFE):
        return None
    weak = [h for h in strongholds(g) if besieged(g, h)]
    return _roll(g, weak) if weak else None


def strongholds(g: State) -> list[int]:
    """The hexes of intact forts of nations at war, and Kut with an Allied garrison."""
    kut = g.box.place["kut"]
    found = [
        fort.hex
        for i, fort in enumerate(g.box.forts)
        if not g.ruined >> i & 1
        and fort.hex != kut
        and g.allegiance[fort.nation] != NOBODY
        and g.box.front_of[fort.hex].index in g.box.active
    ]
    return [*found, kut] if units_at(g, kut, AL) else found


def besieged(g: State, h: int) -> bool:
    """14.15: whether a fortress has no supply but its own, and not fewer enemy units beside it than its garrison."""
    side, own = owner(g, h)
    inside = units_at(g, h, side)
    return not _fed(g, h, inside) and len(enemies(g, h, side)) >= len(inside) + own


def owner(g: State, h: int) -> tuple[int, int]:
    """Whose fortress it is, and whether it has a garrison of its own (14.11a; 14.21: Kut has none)."""
    if h == g.box.place["kut"]:
        return AL, 0
    return g.allegiance[g.box.forts[g.box.fort_at[h]].nation], 1


def _fed(g: State, h: int, inside: list[int]) -> bool:
    """Whether anybody here is in normal supply; 14.23: never in a besieged Kut (supply.py)."""
    if h == g.box.place["kut"]:
        return all(supply_of(g, u) == NORMAL for u in inside)
    nation = g.box.forts[g.box.fort_at[h]].nation
    return hex_supplied(g, g.allegiance[nation], nation, h) or any(supply_of(g, u) == NORMAL for u in inside)


def enemies(g: State, h: int, side: int) -> list[int]:
    """The enemy units in the hexes around."""
    front: Front = front_at(g, h)
    around = [n + front.base for n in front.map.linked[h - front.base]]
    return [u for n in around for u in units_at(g, n, 1 - side)]


def _roll(g: State, weak: list[int]) -> Asking[None]:
    for h in weak:
        side, _ = owner(g, h)
        die = yield D6
        falls = die >= g.box.tables["surrender"]["fort"]
        tell(g, "log-fortress" if falls else "log-fortress-holds", space=("space", h), die=die, side=("side", side))
        if falls:
            yield_up(g, h, side)


def yield_up(g: State, h: int, side: int) -> None:
    """14.14, 7.13b: the garrison is lost, the fort destroyed, the hex the enemy's."""
    for u in units_at(g, h, side):
        kill(g, u)
    if h != g.box.place["kut"]:  # A50
        g.ruined |= 1 << g.box.fort_at[h]
        refresh_forts(g)
    take(g, 1 - side, h)
