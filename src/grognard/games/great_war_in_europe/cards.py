"""6.17 What each side sees of events: hands are open or hidden, purchases are secret until both are made (A7)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ...kernel.maps import bits, mask_of
from .box import AL, CP, SIDES
from .events import keeps_mutiny, may_buy, unseen
from .seen import EventsSeen
from .state import MUTINY, State, hides_mutiny


def events_seen(g: State, side: int | None) -> EventsSeen:
    """Events as a side or a spectator sees them."""
    names = g.box.counter_names

    def named(counters: Iterable[int]) -> tuple[str, ...]:
        return tuple(names[c] for c in counters)

    shown = [g.hands[s] if s == side else g.hands[s] & ~unseen(g, s) for s in (CP, AL)]
    masked = mask_of(g.box.counters_of["al-mutiny"]) if hides_mutiny(g) and side != AL else 0
    return EventsSeen(
        pools={SIDES[s]: g.pools[s].bit_count() for s in (CP, AL)},
        hands={SIDES[s]: named(bits(shown[s])) for s in (CP, AL)},
        hidden={SIDES[s]: (g.hands[s] & ~shown[s]).bit_count() for s in (CP, AL)},
        in_play=named(bits(g.in_play)),
        tracks={names[c]: last for c, last in sorted(g.tracks.items()) if not masked >> c & 1},
        tired=named(bits(g.tired | g.once)),
        warfare=g.warfare,
        rounds=tuple((its.kind, g.box.numbers[its.hex]) for its in g.rounds),
        raid=g.box.numbers[g.raid] if g.raid >= 0 else "",
        gun=g.box.numbers[g.gun] if g.gun >= 0 else "",
        duties=tuple(g.mandate),
    )


# -- what a side cannot know -------------------------------------------------------------------------------------------


def hides(g: State, side: int | None) -> bool:
    """Whether anything of events is hidden from a side now."""
    if _buy_hidden(g, side) or _plan_hidden(g, side):
        return True
    return any(unseen(g, other) for other in (CP, AL) if other != side)


def _buy_hidden(g: State, side: int | None) -> bool:
    """A7: the Allies have said whether they buy, the Central Powers not yet."""
    return side != AL and g.phase == "buy_cp" and may_buy(g, AL)


def _plan_hidden(g: State, side: int | None) -> bool:
    """20.0: the same with what was prepared before the war."""
    return side != AL and g.phase == "plan_cp"


def deal(g: State, side: int | None, random: Random | None) -> None:
    """Deal out anew what a side cannot know; without dice it is simply taken away."""
    if _buy_hidden(g, side):
        g.buys[AL] = -1 if random is None else int(random.random() * 2)
    if _plan_hidden(g, side):
        g.plans[AL] = -1 if random is None else int(random.random() * 2)
    for other in (CP, AL):
        if other != side and unseen(g, other):
            _deal_hand(g, other, random or Random(0))


def _deal_hand(g: State, side: int, random: Random) -> None:
    """As many counters of hand and pool together as are hidden, of those that could have been kept."""
    hidden, masked = unseen(g, side), hides_mutiny(g)
    fresh = g.drawn >= 0 and bool(hidden >> g.drawn & 1)
    both = g.pools[side] | hidden
    able = [c for c in bits(both) if _kept(g, c)]
    many = hidden.bit_count() - fresh
    random.shuffle(able)
    hand = able[:many]
    if fresh:
        left = [c for c in bits(both) if c not in hand]
        g.drawn = left[int(random.random() * len(left))]
        hand.append(g.drawn)
    g.hands[side] = g.hands[side] & ~hidden | mask_of(hand)
    g.pools[side] = both & ~mask_of(hand)
    if side == AL and masked:
        for c in g.box.counters_of["al-mutiny"]:
            g.tracks.pop(c, None)
        g.played &= ~MUTINY


def _kept(g: State, c: int) -> bool:
    """Whether a counter may have gone to the hand when it was drawn, whatever was so then."""
    event = g.box.counters[c].event
    if event.name == "al-mutiny":
        return keeps_mutiny(g)
    if event.mandatory:
        return event.name == "neo-cp-kaiserschlacht"
    return event.after == "unit" or (event.after != "pool" and event.when != "drawn")
