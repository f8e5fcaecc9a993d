"""9.5 Events: when a card may be played as one, and how it takes place. What each does: events_cp, events_ap."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import Asking
from ...kernel.refusal import Refusal
from . import events_ap, events_cp  # they register their events  # noqa: F401
from .box import ARMY, BRINGS, CARD_SIDE, CC, CP, EVENT_VP, NCARDS, OF_KIND, REINFORCES, VPS, WS, card
from .entry import aside, reinforce, room_for
from .event_parts import EFFECTS, WHY_NOT
from .state import BIT, HAND, NEUTRAL_ENTRY, REMOVED, State, tell
from .war_status import raise_status

_PLACE_OF_EXECUTION, _HIGH_SEAS_FLEET, _WAR_IN_AFRICA = card("CP26"), card("CP25"), card("CP32")
_NEUTRALS: Final = frozenset((card("CP34"), card("AP16"), card("AP17"), card("AP44")))  # 9.5.2.2

NOT_HELD = Refusal("9.1.3", "card-not-held")
COMBAT_CARD = Refusal("9.5.4.1", "event-combat-card")
NOT_IN_AUGUST = Refusal("9.5.3.1", "event-no-reinforcements-in-august")
ONE_A_TURN = Refusal("9.5.3.1", "event-one-reinforcement")
NO_ROOM = Refusal("9.5.3.1", "event-no-room")
ONE_NEUTRAL = Refusal("9.5.2.2", "event-one-neutral")


def why_not_event(g: State, side: int, c: int) -> Refusal | None:
    """9.5.1.1, 9.5.1.4: why a card may not be played as an event in an action."""
    if not 0 <= c < NCARDS or CARD_SIDE[c] != side or g.place[c] != HAND:
        return NOT_HELD
    if CC[c] and c != _PLACE_OF_EXECUTION:
        return COMBAT_CARD
    nation = REINFORCES[c]
    if nation:
        if g.turn == 1:
            return NOT_IN_AUGUST
        if nation in g.reinforced:
            return ONE_A_TURN
    if c in _NEUTRALS and g.flags & NEUTRAL_ENTRY:
        return ONE_NEUTRAL
    special = WHY_NOT.get(c)
    if special is not None:
        reason = special(g)
        if reason is not None:
            return reason
    if nation:
        armies = [aside(g, kind) for kind in BRINGS[c] if ARMY[OF_KIND[kind][0]]]
        if not room_for(g, armies):
            return NO_ROOM
    return None


def play_event(g: State) -> Asking[None]:
    """9.5.1: the event of the card in play takes place; war status rises at once (9.5.1.3)."""
    c = g.card
    g.events |= BIT[c]
    raise_status(g, CARD_SIDE[c], WS[c])
    if c in EVENT_VP and c not in (_HIGH_SEAS_FLEET, _WAR_IN_AFRICA):
        g.vp += EVENT_VP[c]
        tell(g, "log-event-vp", card=("card", c), vp=g.vp)
    star = int(VPS["intro_star"]) or int(g.options["intro-stars"])
    if star and g.scenario == "introduction" and g.place[c] == REMOVED:
        g.vp += star if CARD_SIDE[c] == CP else -star  # option intro-stars: see RULINGS
    g.phase = "end_action"
    if REINFORCES[c]:
        g.reinforced = g.reinforced | {REINFORCES[c]}
    if c in _NEUTRALS:
        g.flags |= NEUTRAL_ENTRY
    effect = EFFECTS.get(c)
    asking = effect(g) if effect is not None else reinforce(g, c) if REINFORCES[c] else None
    if asking is not None:
        yield from asking
