"""6.0 The sequence of play: the turn, its phases, the action rounds. Everything starts afresh from `phase`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.ask import MARK, Asking, Choose, Offer
from ...kernel.game import Result
from ...kernel.refusal import Refusal
from .activation import activate, begin_operations
from .battle import (
    after_battle, attacker_cards, attacker_losses, defender_cards, defender_losses, fire, flank, great_retreat, outcome,
)  # fmt: skip
from .box import AP, CP
from .combat import fight, muster
from .combat_cards import end_of_turn
from .events import play_event, why_not_event
from .forts import attrition_phase, siege_phase
from .movement import end_of_markers, entrench, move
from .offensives import mandatory_phase, penalties
from .redeployment import redeploy
from .replacements import KIND_INDEX, gather, replace
from .retreat import advance, retreat
from .state import DISCARD, HAND, INFLUENZA, REMOVED, State, at_war, hand, played, tell
from .war_status import (
    TOTAL, armistice, automatic_victory, commitment, decide_victory, discard_combat_cards, draw_up, events_only,
    first_to_commit, offer_peace, victory_points, why_not_peace,
)  # fmt: skip


NOT_HELD = Refusal("9.1.3", "card-not-held")
EVENTS_ONLY = Refusal("9.5.2.5", "card-events-only")
SR_TWICE = Refusal("9.3.3", "card-sr-twice")
RP_TWICE = Refusal("9.4.3", "card-rp-twice")
NO_RP_INFLUENZA = Refusal("AP.65", "card-rp-influenza")

Phase = Callable[[State], Asking[None] | None]
"""A step of the turn: done at once, or by asking."""


def sequence(g: State) -> Asking[Result]:
    """6.0: phases A to H in order, over and over, until the game ends. Restarts anywhere from the state alone."""
    while g.over is None:
        yield MARK
        asking = _PHASES[g.phase](g)
        if asking is not None:
            yield from asking
        if g.over is not None:
            g.phase = "over"
    winner, reason = g.over
    tell(g, "log-over", winner="none" if winner == 2 else ("ap", "cp")[winner], reason=reason)
    return Result(None if winner == 2 else winner, reason, {"vp": g.vp})


# -- 4.3 ----------------------------------------------------------------------------------------------------------


def guns(g: State) -> Asking[None]:
    """4.3.1, FAQ.4.3.1a: the Central Powers may begin with Guns of August in hand; the Allies are told."""
    box = g.box
    verb, _ = yield Choose(CP, "ask-guns", Offer("keep_guns"), Offer("shuffle_guns"))
    if verb == "keep_guns":
        g.place[box.guns_of_august] = HAND
        g.seen |= box.bit[box.guns_of_august]
    tell(g, "log-guns", kept=verb == "keep_guns")
    g.phase = "deal"


def deal(g: State) -> Asking[None]:
    """4.3.1, 4.3.2: both draw to a full hand of Mobilization cards."""
    yield from draw_up(g, CP)
    yield from draw_up(g, AP)
    g.phase = "mandatory"


# -- 8.1, 9.1 the action ------------------------------------------------------------------------------------------


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


def action(g: State) -> Asking[None]:
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
    if use == "ops":
        begin_operations(g, box.ops[c])
    elif use == "automatic":
        begin_operations(g, int(box.tables["game"]["automatic_ops"]))
    elif use == "sr":
        g.points = box.sr[c]  # 9.3.2
        g.spent = 0
        g.phase = "redeploy"
    elif use == "rp":
        record_replacements(g, c)
        g.phase = "end_action"
    else:
        g.phase = "event" if use == "event" else "peace"


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


def peace(g: State) -> Asking[None]:
    yield from offer_peace(g)
    g.phase = "end_action"


def end_action(g: State) -> None:
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
        g.phase = "action"
    else:
        g.active = CP
        g.cc_used = 0  # 9.5.4.4
        g.round += 1
        g.phase = "action" if g.round <= box.rounds else "attrition"


# -- 6.C to 6.H ---------------------------------------------------------------------------------------------------


def status(g: State) -> None:
    """6.E.1 to 6.E.3: victory points of the phase, automatic victory, armistice."""
    victory_points(g)
    penalties(g)
    g.round = 0
    g.phase = "commit_cp"
    if automatic_victory(g):
        return
    if armistice(g):
        return
    g.work = g.level[AP] * 3 + g.level[CP]  # 5.1.3 compares the levels before and after


def commit_cp(g: State) -> Asking[None]:
    yield from commitment(g, CP)
    g.phase = "commit_ap"


def commit_ap(g: State) -> Asking[None]:
    """6.E.4; 5.4.1: the Limited War scenario ends when a player enters Total War."""
    box = g.box
    yield from commitment(g, AP)
    first_to_commit(g, (g.work // 3, g.work % 3))
    g.work = 0
    if box.scenarios[g.scenario]["ends_on_total_war"] and TOTAL in g.level:
        decide_victory(g, "end-total-war")
        return
    if g.turn >= int(box.scenarios[g.scenario]["last_turn"]):  # 5.3.1, 5.4.1, 5.5.1; S14: nothing after it matters
        decide_victory(g, "end-last-turn")
        return
    gather(g, AP)
    g.phase = "replace_ap"


def replace_ap(g: State) -> Asking[None]:
    """6.F.1: the Allies replace first."""
    if (yield from replace(g, AP)):
        gather(g, CP)
        g.phase = "replace_cp"


def replace_cp(g: State) -> Asking[None]:
    """6.F.2"""
    if (yield from replace(g, CP)):
        end_of_turn(g)
        g.phase = "draw_ap"


def draw_ap(g: State) -> Asking[None]:
    """6.G, 9.5.4.6"""
    yield from discard_combat_cards(g, AP)
    yield from draw_up(g, AP)
    g.phase = "draw_cp"


def draw_cp(g: State) -> Asking[None]:
    yield from discard_combat_cards(g, CP)
    yield from draw_up(g, CP)
    g.phase = "next_turn"


def next_turn(g: State) -> None:
    """6.H: the turn marker advances and what held for a turn ends."""
    g.turn += 1
    g.flags = 0
    g.reinforced = frozenset()
    g.acts = [[], []]
    g.mo, g.mo_made = ["", ""], [False, False]
    g.phase = "mandatory"
    tell(g, "log-turn", turn=("turn", g.turn))


_PHASES: Final[dict[str, Phase]] = {
    "guns": guns, "deal": deal, "mandatory": mandatory_phase, "action": action, "event": play_event, "peace": peace,
    "activate": activate, "move": move, "dig": entrench, "fight": fight, "muster": muster, "flank": flank,
    "attacker_cards": attacker_cards, "defender_cards": defender_cards, "great_retreat": great_retreat, "fire": fire,
    "defender_losses": defender_losses, "attacker_losses": attacker_losses, "outcome": outcome, "retreat": retreat,
    "advance": advance, "after_battle": after_battle, "redeploy": redeploy, "end_action": end_action,
    "attrition": attrition_phase, "siege": siege_phase, "status": status, "commit_cp": commit_cp,
    "commit_ap": commit_ap, "replace_ap": replace_ap, "replace_cp": replace_cp, "draw_ap": draw_ap, "draw_cp": draw_cp,
    "next_turn": next_turn,
}  # fmt: skip
