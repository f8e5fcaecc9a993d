"""17.1 Countries that join the war: whose they are, what they control, which of their units are set up."""

from __future__ import annotations

from ...kernel.maps import members
from .box import AB, AL, AM, CP, GK, NATIONS, NOBODY, PC, PG, SP, TU
from .fronts import EAST, NEAR_EAST
from .setup import place
from .state import ALBANIA_OPEN, GREECE_OPEN, HOLDING, NEUTRAL, OFF, State, put, refresh_forts, tell
from .turks import deploy_turks

WITH_TURKEY = {TU: CP, PG: CP, PC: AL, SP: AL, AB: AL, AM: AL}
"""17.1a, 17.2, 17.3: who is in the war once Turkey is, and on which side."""
OCTOBER, NOVEMBER = 5, 6
"""The turns of October and of November and December 1914 (17.1a, 7.12a)."""


def join_war(g: State, nation: int, side: int) -> None:
    """17.11a: a neutral joins a side. Its units that are due are set up in the New Units Phase of this turn, by
    arrivals.place; 17.11b: until the next turn neither they nor anybody against them moves or fights."""
    if g.allegiance[nation] != NOBODY:
        return
    g.allegiance[nation] = side
    g.fresh |= 1 << nation
    refresh_forts(g)
    for u in members(g.box.of_nation[nation]):
        if g.loc[u] == NEUTRAL:
            put(g, u, HOLDING)
            if present(g, u):
                g.entering |= 1 << u
    if nation == GK:
        _greece(g)
    else:
        _control(g, nation, side)
    tell(g, "log-joins", nation=("nation", nation), side=("side", side))


def present(g: State, u: int) -> bool:
    """17.11a: all its units but those that come on a later Strategic Turn."""
    arrival = g.box.arrival[u]
    return arrival == "entry" or (len(arrival) == 1 and ord(arrival) <= g.letter)


def _control(g: State, nation: int, side: int) -> None:
    """7.14: all hexes of its country are its side's at once."""
    for f in g.box.active:
        front = g.box.fronts[f]
        for country in g.box.tables["nations"][NATIONS[nation]]["home"]:
            land = front.in_country.get(country, 0) & ~g.any_occ[1 - side][f]
            g.held[side][f] |= land
            g.held[1 - side][f] &= ~land


def _greece(g: State) -> None:
    """7.14, 6.53, 17.4b: in Greece the Allies gain what the CP do not control; Albania is open, and the Turks of Europe
    come (17.13a)."""
    front = g.box.fronts[EAST]
    g.held[AL][EAST] |= front.in_country.get("gk", 0) & ~g.held[CP][EAST]
    g.landed |= GREECE_OPEN | ALBANIA_OPEN
    deploy_turks(g)


# -- 17.1a Turkey ------------------------------------------------------------------------------------------------------


def begin_turn(g: State) -> None:
    """17.1a: Turkey joins the CP in October 1914; in the combined game its Near East, and everybody there, is set up on
    the turn of November and December (7.12a)."""
    g.freight = [0] * len(g.freight)
    if g.letter >= ord("N"):
        nineteenth(g)
    if g.turn == OCTOBER and g.allegiance[TU] == NOBODY:
        turkey_joins(g)
    if g.turn == NOVEMBER and g.scene.first_turn < NOVEMBER:
        open_near_east(g)


def turkey_joins(g: State) -> None:
    """The Turks of Europe go on waiting (17.13)."""
    for nation, side in WITH_TURKEY.items():
        if g.allegiance[nation] == NOBODY:
            g.allegiance[nation] = side
            for u in members(g.box.of_nation[nation]):
                if g.loc[u] == NEUTRAL:
                    put(g, u, HOLDING)
    refresh_forts(g)
    _control(g, TU, CP)
    _basra(g)
    tell(g, "log-joins", nation=("nation", TU), side=("side", CP))


def _basra(g: State) -> None:
    """7.12b: what the Allies hold of the Ottoman Empire, and the CP of Persia, from the start."""
    for f in NEAR_EAST:
        if f in g.box.active:
            front = g.box.fronts[f]
            for side, word in ((AL, "allied_start"), (CP, "cp_start")):
                land = front.kind(word) & front.land
                g.held[side][f] |= land
                g.held[1 - side][f] &= ~land


def open_near_east(g: State) -> None:
    """7.12a: the set-up of the Near East alone, for the units that this game has and that are not yet used."""
    for row in g.scene.join:
        u = g.box.unit[row["unit"]]
        if not g.box.in_game[u] or g.loc[u] != HOLDING:
            continue
        place(g, row)
        h = g.loc[u]
        if h < OFF:
            front, side = g.box.front_of[h], g.allegiance[g.box.nation[u]]
            g.held[side][front.index] |= 1 << h - front.base
            g.held[1 - side][front.index] &= ~(1 << h - front.base)
    tell(g, "log-near-east")


def nineteenth(g: State) -> None:
    """17.31i: on Strategic Turn N the Turkish 19th Division becomes weaker for good, wherever it is."""
    for u in members(g.box.of_nation[TU]):
        if g.box.reverse[u] == "second":
            g.turned |= 1 << u
