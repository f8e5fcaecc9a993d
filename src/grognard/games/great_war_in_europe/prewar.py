"""20.0 Before the war: an event of each side that it may choose as the war begins, both in secret."""

from __future__ import annotations

from ...kernel.ask import REVEAL, Asking, Choose, Offer
from .box import AL, CP
from .state import BALTIC_OPEN, HOLLAND_OPEN, State, tell

FIRST_TURN = 1
OPENS = {AL: BALTIC_OPEN, CP: HOLLAND_OPEN}
"""20.0: the two that the text tells of: 9.54a, 17.4d."""


def chosen(g: State) -> bool:
    """Whether such events are played with; a war that has begun has had them."""
    return bool(g.options.get("pre-war")) and g.turn == FIRST_TURN


def pre_war_allied(g: State) -> Asking[None] | None:
    """20.0: the Allies first,"""
    return _ask(g, AL) if chosen(g) else None


def pre_war_cp(g: State) -> Asking[None] | None:
    """then the Central Powers, who do not know what the Allies said."""
    return _ask(g, CP) if chosen(g) else None


def _ask(g: State, side: int) -> Asking[None]:
    prompt = "ask-pre-war-baltic" if side == AL else "ask-pre-war-holland"
    verb, _ = yield Choose(side, prompt, Offer("venture"), Offer("refrain"))
    g.ventures[side] = int(verb == "venture")


def pre_war_shown(g: State) -> Asking[None] | None:
    """Both are shown together."""
    return _show(g) if chosen(g) else None


def _show(g: State) -> Asking[None]:
    for side in (AL, CP):
        if g.ventures[side] > 0:
            g.landed |= OPENS[side]
            tell(g, "log-pre-war-baltic" if side == AL else "log-pre-war-holland", side=("side", side))
    yield REVEAL
