"""Where a unit may go at all, whatever brings it there: movement, retreat, advance or redeployment."""

from __future__ import annotations


from ...kernel.refusal import Refusal
from .box import AP, CP, Box
from .state import RU_NE, State, played


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


def why_not_link(g: State, u: int, a: int, b: int) -> Refusal | None:
    """11.1.3, 11.1.4, 11.3.2: why a unit may not use the line from a to b."""
    box = g.box
    if b not in box.around[u][a]:
        return DASHED if b in box.board.linked[a] else NO_LINK
    if (a == box.caucasus or b == box.caucasus) and box.near_east[a] != box.near_east[b]:
        if box.army[u]:
            return NO_RUSSIAN_ARMY  # FAQ.11.3.2a: the Caucasus army neither
        if g.events & box.bit[box.fall_of_the_tsar]:
            return TSAR_FELL
        if g.flags & RU_NE:
            return ONE_RUSSIAN
    return None


def why_not_here(g: State, u: int, s: int) -> Refusal | None:
    """Why a unit may not be in a space at all, enemies and stacking apart."""
    box = g.box
    bit = box.bit[s]
    if g.closed & bit:
        if box.nation[s] == "mef":
            return NO_BEACHHEAD
        return GREEKS if box.nation[s] == "gr" and g.greece == 1 else NEUTRAL
    if box.army[u] and box.near_east[s] and (not box.ne_army[u] or g.home & box.bit[u]):
        return NO_NE_ARMY
    if u in box.bef and not box.bef_area & bit:
        return BEF_ONLY_WEST
    if u == box.mn and box.nation[s] != "mn":
        return STAYS_HOME
    if g.events & box.brest_bit and box.side[u] == AP:
        return _why_not_after_brest(g, u, s)
    return None


def _why_not_after_brest(g: State, u: int, s: int) -> Refusal | None:
    """16.4.9: Russians stay in their part of the world and apart from the other Allies, even on the move."""
    box = g.box
    russian = box.unit_nation[u] == "ru"
    if russian and not box.brest_area >> s & 1:
        return BREST_AREA
    for other in g.stacks[s]:
        if box.side[other] == AP and (box.unit_nation[other] == "ru") != russian and other != u:
            return BREST_STACK
    return None


def crosses_caucasus(box: Box, a: int, b: int) -> bool:
    """11.3.2: the lines whose use is counted."""
    return (a == box.caucasus or b == box.caucasus) and box.near_east[a] != box.near_east[b]


def channel_shut(g: State) -> bool:
    """11.1.9, 12.6.6: whether the Central Powers may not yet stop in the Channel spaces."""
    box = g.box
    return g.ws[CP] < box.free_channel and not played(g, box.race_to_the_sea)


def why_not_end(g: State, u: int, s: int, coming: int) -> Refusal | None:
    """10.1.1, 11.1.9: why `coming` units of u's side may not end in a space, counting those already there."""
    box = g.box
    if s in box.channel and box.side[u] == CP and channel_shut(g):
        return CHANNEL_SHUT
    return FULL if len(g.stacks[s]) + coming > box.stacking else None
