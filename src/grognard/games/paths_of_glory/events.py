"""9.5 Events: when a card may be played as one, and how it takes place. What each does: events_cp, events_ap."""

from __future__ import annotations


from ...kernel.ask import Asking
from ...kernel.refusal import Refusal
from ...kernel.steps import Leap, Next
from . import events_ap, events_cp  # they register their events  # noqa: F401
from .box import CP
from .entry import aside, reinforce, room_for
from .event_parts import EFFECTS, WHY_NOT
from .state import HAND, NEUTRAL_ENTRY, REMOVED, State, tell
from .war_status import raise_status


NOT_HELD = Refusal("9.1.3", "card-not-held")
COMBAT_CARD = Refusal("9.5.4.1", "event-combat-card")
NOT_IN_AUGUST = Refusal("9.5.3.1", "event-no-reinforcements-in-august")
ONE_A_TURN = Refusal("9.5.3.1", "event-one-reinforcement")
NO_ROOM = Refusal("9.5.3.1", "event-no-room")
ONE_NEUTRAL = Refusal("9.5.2.2", "event-one-neutral")


def why_not_event(g: State, side: int, c: int) -> Refusal | None:
    """9.5.1.1, 9.5.1.4: why a card may not be played as an event in an action."""
    box = g.box
    if not 0 <= c < box.ncards or box.card_side[c] != side or g.place[c] != HAND:
        return NOT_HELD
    if box.cc[c] and c != box.place_of_execution:
        return COMBAT_CARD
    nation = box.reinforces[c]
    if nation:
        if g.turn == 1:
            return NOT_IN_AUGUST
        if nation in g.reinforced:
            return ONE_A_TURN
    if c in box.neutral_entries and g.flags & NEUTRAL_ENTRY:
        return ONE_NEUTRAL
    special = WHY_NOT.get(box.cards[c])
    if special is not None:
        reason = special(g)
        if reason is not None:
            return reason
    if nation:
        armies = [aside(g, kind) for kind in box.brings[c] if box.army[box.of_kind[kind][0]]]
        if not room_for(g, armies):
            return NO_ROOM
    return None


def play_event(g: State) -> Asking[Next]:
    """9.5.1: the event of the card in play takes place; war status rises at once (9.5.1.3)."""
    box = g.box
    c = g.card
    g.events |= box.bit[c]
    raise_status(g, box.card_side[c], box.ws[c])
    if c in box.event_vp and c not in (box.high_seas_fleet, box.war_in_africa):
        g.vp += box.event_vp[c]
        tell(g, "log-event-vp", card=("card", c), vp=g.vp)
    star = int(box.vps["intro_star"]) or int(g.options["intro-stars"])
    if star and g.scenario == "introduction" and g.place[c] == REMOVED:
        g.vp += star if box.card_side[c] == CP else -star  # option intro-stars: see RULINGS
    g.phase = "end_action"  # what events have always asked under: hashes of records hang on it
    if box.reinforces[c]:
        g.reinforced = g.reinforced | {box.reinforces[c]}
    if c in box.neutral_entries:
        g.flags |= NEUTRAL_ENTRY
    effect = EFFECTS.get(box.cards[c])
    leap = effect(g) if effect is not None else reinforce(g, c) if box.reinforces[c] else None
    return leap if leap is None or isinstance(leap, Leap) else (yield from leap)
