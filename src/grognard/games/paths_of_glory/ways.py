"""Where a unit may go at all, whatever brings it there: movement, retreat, advance or redeployment."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .box import (
    ANA, AP, ARMY, BEF, BOARD, CAUCASUS, CHANNEL, CP, FLAG, MN, NATION, NE_ARMY, NEAR_EAST, NUNITS, SIDE, STACKING,
    UNIT_NATION, card, of_nation,
)  # fmt: skip
from .state import BIT, RU_NE, STATUS_FREE, State, played

_FALL_OF_THE_TSAR = card("CP52")
_BREST_LITOVSK = card("CP45")
_RACE_TO_THE_SEA = card("CP8")
_BEF_AREA: Final = of_nation("br", "fr", "be", "ge")  # 11.1.15
_AFTER_BREST: Final = of_nation("ru", "ge", "tu", "ah", "ro")  # 16.4.9

NO_LINK = Refusal("11.1.3", "way-no-link")
DASHED = Refusal("11.1.4", "way-dashed")
NO_RUSSIAN_ARMY = Refusal("11.3.2", "way-no-russian-army")
ONE_RUSSIAN = Refusal("11.3.2", "way-one-russian-corps")
TSAR_FELL = Refusal("11.3.2", "way-tsar-fell")
NO_NE_ARMY = Refusal("11.3.1", "way-no-near-east-army")
BEF_ONLY_WEST = Refusal("11.1.15", "way-bef")
NEUTRAL = Refusal("11.1.11", "way-neutral")
GREEKS = Refusal("9.5.2.4", "way-greeks")
NO_BEACHHEAD = Refusal("11.1.10", "way-no-beachhead")
STAYS_HOME = Refusal("13.1.10a", "way-montenegro")
BREST_AREA = Refusal("16.4.9", "way-brest")
BREST_STACK = Refusal("16.4.9", "way-brest-stack")
FULL = Refusal("10.1.1", "way-full")
CHANNEL_SHUT = Refusal("11.1.9", "way-channel")


def _traveller(u: int) -> str | None:
    if u == ANA:
        return "ana"
    return FLAG[u] if FLAG[u] in ("br", "it", "ru", "tu") and UNIT_NATION[u] != "sn" else None


TRAVELLER: Final = tuple(_traveller(u) for u in range(NUNITS))
AROUND: Final = tuple(BOARD.neighbours(kind) for kind in TRAVELLER)
"""For every unit, the neighbours of every space by links it may use (11.1.4)."""


def why_not_link(g: State, u: int, a: int, b: int) -> Refusal | None:
    """11.1.3, 11.1.4, 11.3.2: why a unit may not use the line from a to b."""
    if b not in AROUND[u][a]:
        return DASHED if b in BOARD.linked[a] else NO_LINK
    if (a == CAUCASUS or b == CAUCASUS) and NEAR_EAST[a] != NEAR_EAST[b]:
        if ARMY[u]:
            return NO_RUSSIAN_ARMY  # FAQ.11.3.2a: the Caucasus army neither
        if g.events & BIT[_FALL_OF_THE_TSAR]:
            return TSAR_FELL
        if g.flags & RU_NE:
            return ONE_RUSSIAN
    return None


def why_not_here(g: State, u: int, s: int) -> Refusal | None:
    """Why a unit may not be in a space at all, enemies and stacking apart."""
    bit = BIT[s]
    if g.closed & bit:
        if NATION[s] == "mef":
            return NO_BEACHHEAD
        return GREEKS if NATION[s] == "gr" and g.greece == 1 else NEUTRAL
    if ARMY[u] and NEAR_EAST[s] and (not NE_ARMY[u] or g.home & BIT[u]):
        return NO_NE_ARMY
    if u in BEF and not _BEF_AREA & bit:
        return BEF_ONLY_WEST
    if u == MN and NATION[s] != "mn":
        return STAYS_HOME
    if g.events & BIT[_BREST_LITOVSK] and SIDE[u] == AP:
        return _why_not_after_brest(g, u, s)
    return None


def _why_not_after_brest(g: State, u: int, s: int) -> Refusal | None:
    """16.4.9: Russians stay in their part of the world and apart from the other Allies, even on the move."""
    russian = UNIT_NATION[u] == "ru"
    if russian and not _AFTER_BREST >> s & 1:
        return BREST_AREA
    for other in g.stacks[s]:
        if SIDE[other] == AP and (UNIT_NATION[other] == "ru") != russian and other != u:
            return BREST_STACK
    return None


def crosses_caucasus(a: int, b: int) -> bool:
    """11.3.2: the lines whose use is counted."""
    return (a == CAUCASUS or b == CAUCASUS) and NEAR_EAST[a] != NEAR_EAST[b]


def channel_shut(g: State) -> bool:
    """11.1.9, 12.6.6: whether the Central Powers may not yet stop in the Channel spaces."""
    return g.ws[CP] < STATUS_FREE and not played(g, _RACE_TO_THE_SEA)


def why_not_end(g: State, u: int, s: int, coming: int) -> Refusal | None:
    """10.1.1, 10.1.2, 11.1.9: why `coming` units of u's side may not end in a space, counting those already there."""
    if len(g.stacks[s]) + coming > STACKING:
        return FULL
    if s in CHANNEL and SIDE[u] == CP and channel_shut(g):
        return CHANNEL_SHUT
    return None
