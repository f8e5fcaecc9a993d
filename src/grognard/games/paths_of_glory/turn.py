"""4.3 The first hands; 6.E to 6.H: what a turn does after its action rounds."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.steps import AGAIN, Next
from .box import AP, CP
from .combat_cards import end_of_turn
from .offensives import penalties
from .replacements import gather, replace
from .state import HAND, State, tell
from .war_status import (
    TOTAL, armistice, automatic_victory, commitment, decide_victory, discard_combat_cards, draw_up, first_to_commit,
    victory_points,
)  # fmt: skip

# -- 4.3 ----------------------------------------------------------------------------------------------------------


def guns(g: State) -> Asking[None]:
    """4.3.1, FAQ.4.3.1a: the Central Powers may begin with Guns of August in hand; the Allies are told."""
    box = g.box
    verb, _ = yield Choose(CP, "ask-guns", Offer("keep_guns"), Offer("shuffle_guns"))
    if verb == "keep_guns":
        g.place[box.guns_of_august] = HAND
        g.seen |= box.bit[box.guns_of_august]
    tell(g, "log-guns", kept=verb == "keep_guns")


def deal(g: State) -> Asking[None]:
    """4.3.1, 4.3.2: both draw to a full hand of Mobilization cards."""
    yield from draw_up(g, CP)
    yield from draw_up(g, AP)


# -- 6.E to 6.H ---------------------------------------------------------------------------------------------------


def status(g: State) -> None:
    """6.E.1 to 6.E.3: victory points of the phase, automatic victory, armistice."""
    victory_points(g)
    penalties(g)
    g.round = 0
    if automatic_victory(g):
        return
    if armistice(g):
        return
    g.work = g.level[AP] * 3 + g.level[CP]  # 5.1.3 compares the levels before and after


def commit_cp(g: State) -> Asking[None]:
    yield from commitment(g, CP)


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


def replace_ap(g: State) -> Asking[Next]:
    """6.F.1: the Allies replace first."""
    if not (yield from replace(g, AP)):
        return AGAIN
    gather(g, CP)
    return None


def replace_cp(g: State) -> Asking[Next]:
    """6.F.2"""
    if not (yield from replace(g, CP)):
        return AGAIN
    end_of_turn(g)
    return None


def draw_ap(g: State) -> Asking[None]:
    """6.G, 9.5.4.6"""
    yield from discard_combat_cards(g, AP)
    yield from draw_up(g, AP)


def draw_cp(g: State) -> Asking[None]:
    yield from discard_combat_cards(g, CP)
    yield from draw_up(g, CP)


def next_turn(g: State) -> None:
    """6.H: the turn marker advances and what held for a turn ends."""
    g.turn += 1
    g.flags = 0
    g.reinforced = frozenset()
    g.acts = [[], []]
    g.mo, g.mo_made = ["", ""], [False, False]
    tell(g, "log-turn", turn=("turn", g.turn))
