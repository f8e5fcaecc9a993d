"""17.21e to 17.21g The Persian Expeditionary Force."""

from __future__ import annotations

from ...kernel.maps import members
from .box import AL, RU
from .control import take
from .fronts import CAUCASUS, IRAQ
from .hiding import lay_on_top
from .stacking import why_no_stack
from .state import AVAILABLE_NEAR, PERSIAN_FORCE, State, holds, put, tell, units_at
from .supply import NORMAL, supply_of


def expedition(g: State) -> list[int]:
    """Russians of the Caucasus that may go to Hamadan: once, from the turn of January 1916 on, under the Tsar, while
    Tabriz is Allied."""
    limits = g.box.tables["limits"]["pef"]
    if g.side != AL or IRAQ not in g.box.active or g.tsar or g.turn < int(limits["turn"]):
        return []
    sent = g.pef.bit_count()
    if g.pef_on not in (0, g.turn) or sent >= int(limits["units"]) or not holds(g, AL, g.box.place["tabriz"]):
        return []
    there = units_at(g, g.box.place["hamadan"], AL)
    able = members(g.here[AL][CAUCASUS] & g.box.of_nation[RU])
    return [u for u in able if why_no_stack(g, (*there, u)) is None]


def send(g: State, u: int) -> None:
    """17.21e: no journey is needed, and enemies beside do not matter."""
    h = g.box.place["hamadan"]
    g.landed |= PERSIAN_FORCE
    g.pef |= 1 << u
    g.pef_on = g.turn
    g.entrained &= ~(1 << u)
    put(g, u, h)
    lay_on_top(g, u)
    take(g, AL, h)
    tell(g, "log-expedition", unit=("unit", u), space=("space", h))


def may_recall(g: State) -> bool:
    """17.21g: all of the force that is left, if all of it is in supply; not on the turn it went."""
    if g.side != AL or not g.pef or g.pef_on == g.turn:
        return False
    return all(supply_of(g, u) == NORMAL for u in members(g.pef))


def recall(g: State) -> None:
    """17.21g: to the Near East box; Russians never come back to Iraq."""
    for u in members(g.pef):
        put(g, u, AVAILABLE_NEAR)
        g.entrained &= ~(1 << u)
    g.pef = 0
    tell(g, "log-recall")
