"""15.3 Sieges are resolved; 6.C attrition."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from ...kernel.maps import bits
from .box import AP, CP
from .state import State, destroy_fort, put, take, tell
from .supply import out_of_supply, supplied_spaces


def siege_phase(g: State) -> Asking[None]:
    """6.D, 15.3.1, 15.3.2, 15.3.3: one die for every besieged fort; more than its loss factor destroys it."""
    box = g.box
    for s in bits(g.sieged):
        die = yield D6
        early = int(box.tables["siege"]["early"]) if g.turn in box.tables["siege"]["early_turns"] else 0
        falls = die + early > g.fort[s]
        besieger = ("side", 1 - g.control[s])
        tell(g, "log-siege", side=besieger, space=("space", s), die=die, modifier=early, falls=falls)
        if falls:
            destroy_fort(g, s)


def attrition_phase(g: State) -> None:
    """6.C, 14.3.5, 14.3.6: units out of supply die and cut-off spaces change hands, both sides at once."""
    box = g.box
    doomed = [(u, side) for side in (AP, CP) for u in out_of_supply(g, side)]
    lost = [(s, side) for side in (AP, CP) for s in cut_off(g, side)]
    for u, side in doomed:
        put(g, u, box.gone if box.army[u] else box.dead)
        tell(g, "log-attrition", unit=("unit", u), side=("side", side))
    for s, side in lost:
        if g.occ[side] & box.bit[s]:
            continue  # 14.1.8 and 14.1.5: whoever is spared there keeps it
        trench = g.trench[s]
        if trench and (trench > 2) == (side == CP):  # FAQ.11.2.6a: as if the enemy had come in
            g.trench[s] = 0 if trench in (1, 3) else (3 if side == AP else 1)
        take(g, s, 1 - side)


def cut_off(g: State, side: int) -> list[int]:
    """14.3.6, 14.1.7, FAQ.14.3.6d: own spaces without an intact fort where a unit of the side would be out of supply.

    Countries that are still neutral and the beaches are not touched.
    """
    box = g.box
    mine = g.held[side] & ~supplied_spaces(g, side) & ~g.closed & ~box.mef_mask
    if g.ana_at >= 0:
        mine &= ~box.bit[g.ana_at]  # 11.1.14
    return [s for s in bits(mine) if not g.fort[s] and s < box.nspaces]
