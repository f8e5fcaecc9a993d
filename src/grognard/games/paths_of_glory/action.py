"""8.0, 9.1 The action: a card in one of its uses, an automatic operation, or an offer of peace."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import LEAVE, Next, to
from .activation import begin_operations
from .box import AP, CP
from .events import why_not_event
from .movement import end_of_markers
from .replacements import KIND_INDEX
from .state import DISCARD, HAND, INFLUENZA, REMOVED, State, at_war, hand, played, tell
from .war_status import events_only, why_not_peace

NOT_HELD = Refusal("9.1.3", "card-not-held")
EVENTS_ONLY = Refusal("9.5.2.5", "card-events-only")
SR_TWICE = Refusal("9.3.3", "card-sr-twice")
RP_TWICE = Refusal("9.4.3", "card-rp-twice")
NO_RP_INFLUENZA = Refusal("AP.65", "card-rp-influenza")


def why_not_play(g: State, side: int, c: int, use: str) -> Refusal | None:
    """8.1.3, 9.1.3: why a card may not be played in this way now."""
    box = g.box
    if not 0 <= c < box.ncards or box.card_side[c] != side or g.place[c] != HAND:
        return NOT_HELD
    if use == "event":
        return why_not_event(g, side, c)
    if c in box.italy_and_romania and events_only(g):
        return EVENTS_ONLY
    acts = g.acts[side]
    if use == "sr" and acts and acts[-1] == "sr":
        return SR_TWICE
    if use == "rp":
        if acts and acts[-1] == "rp":
            return RP_TWICE
        if g.flags & INFLUENZA:
            return NO_RP_INFLUENZA
    return None


def action(g: State) -> Asking[Next]:
    """8.1.1, 8.1.3, 9.1.1: a card in one of its four uses, an automatic operation, or an offer of peace."""
    box = g.box
    side = g.active
    held = hand(g, side)
    offers = [
        Offer("ops", held, lambda c: why_not_play(g, side, c, "ops")),
        Offer("event", held, lambda c: why_not_play(g, side, c, "event")),
        Offer("sr", held, lambda c: why_not_play(g, side, c, "sr")),
        Offer("rp", held, lambda c: why_not_play(g, side, c, "rp")),
        Offer("automatic"),
        Offer("peace", None, lambda _: why_not_peace(g, side)),
    ]
    use, c = yield Choose(side, "ask-action", *offers)
    g.use = use
    g.acts[side].append(use)  # 8.1.4
    g.card = -1 if c is None else c
    g.boost = ""
    tell(g, "log-action", side=("side", side), use=use, card=("card", g.card) if g.card >= 0 else "")
    if c is not None:
        g.seen &= ~box.bit[c]
        g.place[c] = REMOVED if use == "event" and box.star[c] else DISCARD  # 9.5.1.2
    if use in ("ops", "automatic"):
        begin_operations(g, box.ops[c] if use == "ops" else int(box.tables["game"]["automatic_ops"]))
        return to("operation")
    if use == "sr":
        g.points = box.sr[c]  # 9.3.2
        g.spent = 0
        return to("redeploy")
    if use == "rp":
        record_replacements(g, c)
        return None
    return to(use)


def record_replacements(g: State, c: int) -> None:
    """9.4.1, 9.4.2: the card's points are noted, but no neutral's; 9.4.5, 17.1.8: a US point after Over There."""
    box = g.box
    for kind, i in KIND_INDEX.items():
        points = box.card_rp[c][i]
        if points and (kind == "a" or at_war(g, kind)):
            g.rp[i] += points
    if box.card_side[c] == AP and played(g, box.over_there):
        g.rp[KIND_INDEX["us"]] += 1
    tell(g, "log-rp", card=("card", c))


def end_action(g: State) -> Next:
    """6.B, 8.1.2, 8.1.5: the other player acts; after six rounds the action phase is over."""
    box = g.box
    if g.hsf and g.active == AP:  # CP.25, AP.33
        if not (g.card == box.grand_fleet and g.use == "event"):
            g.vp += box.event_vp[box.high_seas_fleet]
            tell(g, "log-event-vp", card=("card", box.high_seas_fleet), vp=g.vp)
        g.hsf = False
    end_of_markers(g)
    g.moves = g.attacks = g.spent = g.struck = g.vacant = g.fled = g.sortie = g.besieging = 0
    g.points = 0
    g.card, g.use, g.boost, g.sud = -1, "", "", -1
    if g.active == CP:
        g.active = AP
        return None
    g.active = CP
    g.cc_used = 0  # 9.5.4.4
    g.round += 1
    return None if g.round <= box.rounds else LEAVE
