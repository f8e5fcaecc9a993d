"""5.7, 5.8 The United States; who has the initiative where; OHL and OberOst."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import Next, to
from .box import AL, CP, NOBODY, SIDES, US
from .fronts import EASTERN, WEST, WESTERN, Front
from .state import HOLDING, NEUTRAL, State, put, tell
from .victory import full_americans

NO_SWITCH = Refusal("5.83b", "initiative-twice")
NO_LINE = Refusal("5.84", "initiative-no-line")


# -- 5.7 the United States ---------------------------------------------------------------------------------------------


def united_states(g: State) -> None:
    """5.71, 17.12: on Strategic Turn O or earlier; 5.82: six full divisions in France when a Strategic Turn begins give
    the Allies the choice of the initiative for good."""
    if g.box.tag == "NE":
        return
    if g.allegiance[US] == NOBODY and g.letter >= g.us_entry:
        join_americans(g)
    if not g.allied_choice and full_americans(g) >= g.box.tables["limits"]["full_us"]:
        g.allied_choice = True
        tell(g, "log-allied-choice")


def join_americans(g: State) -> None:
    g.allegiance[US], g.us_entry = AL, g.letter
    for u in range(g.box.count):
        if g.box.nation[u] == US and g.loc[u] == NEUTRAL:
            put(g, u, HOLDING)
    tell(g, "log-united-states")


# -- 5.8 the initiative ------------------------------------------------------------------------------------------------


def initiative(g: State) -> Asking[Next] | Next:
    """5.81, 5.82, 5.83a: one side chooses a theatre, the other gets the other. 5.87a: in the Near East alone it stays
    as it is until an event changes it."""
    if g.box.tag == "NE":
        return to("end_strategic")
    return _initiative(g, AL if g.allied_choice else CP)


def _initiative(g: State, side: int) -> Asking[Next]:
    now = g.initiative.index(side)
    able = [theatre for theatre in (WESTERN, EASTERN) if why_not_theatre(g, side, theatre) is None]
    theatre = now
    if len(able) > 1:
        _, theatre = yield Choose(
            side,
            "ask-initiative",
            Offer.found("initiative", able, lambda t: why_not_theatre(g, side, t) or NO_SWITCH),
        )
    if theatre != now:
        g.switched = g.letter
    give(g, theatre, side)
    return None


def give(g: State, theatre: int, side: int) -> None:
    """5.85, 5.86, 4.21: a side has the initiative on the fronts of one theatre (fronts.py), never in both."""
    g.initiative[theatre], g.initiative[1 - theatre] = side, 1 - side
    tell(g, "log-initiative", side=("side", side), theatre=("theatre", theatre))


def why_not_theatre(g: State, side: int, theatre: int) -> Refusal | None:
    """5.83b: nobody switches in two Strategic Turns running; 5.84: from East to West only behind an unbroken line."""
    if g.initiative[theatre] == side:
        return None
    if g.switched and g.letter - g.switched <= 1:
        return NO_SWITCH
    return NO_LINE if theatre == WESTERN and not unbroken(g, side) else None


def unbroken(g: State, side: int) -> bool:
    """5.84: friendly units in a chain of hexes from the Channel, the Dutch border or the northern edge of the map of
    the West to the Swiss border or its southern edge."""
    front = g.box.fronts[WEST]
    north, south = line_ends(front)
    line = g.any_occ[side][WEST]
    return bool(front.map.steps.flood(line & north, line) & south)


@lru_cache(4)
def line_ends(front: Front) -> tuple[int, int]:
    """Where a line across the West begins and ends."""
    rows = {h: int(front.numbers[h][1:3]) for h in range(front.size) if front.land >> h & 1}
    top, bottom = max(rows.values()), min(rows.values())
    north = front.kind("coast") | front.map.steps.around(front.in_country.get("nl", 0))
    south = front.map.steps.around(front.in_country.get("ch", 0))
    north |= front.map.set(h for h, row in rows.items() if row == top)
    south |= front.map.set(h for h, row in rows.items() if row == bottom)
    return north & front.land, south & front.land


# -- 5.88 --------------------------------------------------------------------------------------------------------------


def headquarters(g: State) -> Asking[None] | None:
    """5.88: OHL only with the initiative in the West (A29), OberOst always."""
    g.ohl = False
    return _headquarters(g) if g.initiative[WESTERN] == CP else None


def _headquarters(g: State) -> Asking[None]:
    verb, _ = yield Choose(CP, "ask-ohl", Offer("ohl"), Offer("oberost"))
    g.ohl = verb == "ohl"
    tell(g, "log-ohl" if g.ohl else "log-oberost")


# -- 5.87 the Initiative events of the Near East -----------------------------------------------------------------------


def is_void(g: State, side: int) -> bool:
    """5.87c, 6.60: once an Allied event has answered one of the Central Powers, theirs are worth nothing."""
    return side == CP and g.settled


def play_initiative(g: State, side: int, answer: bool) -> Asking[bool]:
    """5.87b: who plays it says who has the initiative in a theatre (A34). `answer`: whether the Allies hold one to
    cancel it with; then theirs stands for the rest of the game (5.87c). True: they did, and it is spent."""
    yield from _declare(g, side)
    if side == AL or not answer:
        return False
    verb, _ = yield Choose(AL, "ask-initiative-answer", Offer("cancel_initiative"), Offer("wait"))
    if verb == "wait":
        return False
    yield from _declare(g, AL)
    g.settled = True
    return True


def _declare(g: State, side: int) -> Asking[None]:
    """The holder of the Western theatre; the other has the Eastern (4.21)."""
    _, holder = yield Choose(side, "ask-initiative-holder", Offer("holder", range(len(SIDES))))
    give(g, WESTERN, holder)
