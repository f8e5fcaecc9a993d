"""5.2 Strategic warfare: U-boats, raids on London and Paris, the Independent Air Force; events in `g.warfare`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import BR, CP, FR, GE, NOBODY, US
from .events import unseen
from .fronts import SNOW, WEST, WET
from .initiative import join_americans
from .losses import kill
from .state import AVAILABLE, State, tell

UBOAT, LONDON, PARIS, BOMBERS = "cp-uboat", "cp-raid-london", "cp-raid-paris", "al-iaf"
"""The events of the Strategic Warfare Box, as in events.csv."""

NOT_FREE = Refusal("5.24a", "defend-not-this")

DEFENDERS: Final[list[Callable[[State], Sequence[int]]]] = []
"""15.14: who knows which German air units of the West, aces among them, are free to defend the country: events.py."""
TESTED: Final[list[Callable[[State], Asking[None]]]] = []
"""5.24c, 15.15: who rolls for the aces among `g.defenders` afterwards."""


def place(g: State, event: str) -> bool:
    """5.21, 5.22a, 6.49: an event comes into the box, a second U-Boat waits; False: after Convoy it is nothing."""
    if event != UBOAT:
        g.warfare = (*g.warfare, event)
    elif g.convoy:
        return False
    elif UBOAT in g.warfare:
        g.uboats += 1
    else:
        g.warfare = (*g.warfare, UBOAT)
    return True


def convoy(g: State) -> None:
    """6.49, 5.22d: the war of the U-boats ends for good."""
    g.convoy, g.uboats = True, 0
    _take_off(g, UBOAT)


def _take_off(g: State, event: str) -> None:
    g.warfare = tuple(its for its in g.warfare if its != event)


# -- 5.22 U-boats ------------------------------------------------------------------------------------------------------


def surface(g: State) -> None:
    """5.22a: a U-Boat that waits comes into the box when a Strategic Turn begins without one. 5.24a: German air units
    that defended their country are free again."""
    g.defenders = ()
    if g.uboats and UBOAT not in g.warfare:
        g.uboats -= 1
        g.warfare = (*g.warfare, UBOAT)


def uboats(g: State) -> Asking[None] | None:
    """5.22b, 5.22c, 5.22d."""
    return _uboats(g) if UBOAT in g.warfare else None


def _uboats(g: State) -> Asking[None]:
    die = yield D6
    lost = min(die, g.rps[BR])
    g.rps[BR] -= lost
    tell(g, "log-uboats", die=die, points=lost)
    if die < g.box.tables["resources"]["uboat"]:
        return
    if g.allegiance[US] == NOBODY:
        g.us_entry -= 1
        tell(g, "log-us-nearer", letter=chr(g.us_entry))
        if g.us_entry <= g.letter:
            join_americans(g)  # 5.71: the marker is where the turn is
    if not g.hunted:
        g.hunted = True
        verb, _ = yield Choose(CP, "ask-uboat", Offer("call_off"), Offer("go_on"))
        if verb == "call_off":
            _take_off(g, UBOAT)
            tell(g, "log-uboats-off")


def sinkings(g: State) -> Asking[None] | None:
    """5.22e, A30: after the entry of the United States, a die for each of their units that waits to cross."""
    if UBOAT not in g.warfare or g.allegiance[US] == NOBODY:
        return None
    waiting = [u for u in range(g.box.count) if g.box.nation[u] == US and g.loc[u] == AVAILABLE and g.box.fights[u]]
    return _sinkings(g, waiting) if waiting else None


def _sinkings(g: State, waiting: list[int]) -> Asking[None]:
    for u in waiting:
        die = yield D6
        if die <= g.box.tables["resources"]["uboat_kills"]:
            kill(g, u, "log-sunk")


# -- 5.23, 5.24 from the air -------------------------------------------------------------------------------------------


def raids(g: State) -> None:
    """5.23a, 5.23b: once each."""
    for event, nation in ((LONDON, BR), (PARIS, FR)):
        if event in g.warfare:
            lost = min(int(g.box.tables["resources"]["raid"]), g.rps[nation])
            g.rps[nation] -= lost
            _take_off(g, event)
            tell(g, "log-raid", nation=("nation", nation), points=lost)


def defend(g: State) -> Asking[Next] | None:
    """5.24a: German air units of the West that stay at home until the next Strategic Turn."""
    if BOMBERS not in g.warfare:
        return None
    free = [e for find in DEFENDERS for e in find(g) if e not in g.defenders]
    return _defend(g, free) if free or unseen(g, CP) else None  # 6.17


def _defend(g: State, free: list[int]) -> Asking[Next]:
    verb, e = yield Choose(CP, "ask-defend", Offer.found("defend", free, NOT_FREE), Offer("done"))
    if verb == "done":
        return None
    g.defenders = (*g.defenders, e)
    return AGAIN


def bomb(g: State) -> Asking[None] | None:
    """5.24b: what the bombers destroy."""
    return _bomb(g) if BOMBERS in g.warfare else None


def _bomb(g: State) -> Asking[None]:
    die = yield D6
    foul = int(g.box.tables["weather"]["bombing"]) if g.weather[WEST] in (WET, SNOW) else 0  # 12.2e
    lost = min(max(die + foul - len(g.defenders), 0), g.rps[GE])
    g.rps[GE] -= lost
    tell(g, "log-bombed", die=die, points=lost)
    for test in TESTED:
        yield from test(g)  # 5.24c
