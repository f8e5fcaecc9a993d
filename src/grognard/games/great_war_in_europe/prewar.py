"""20.0 Pre-war events, an option. The booklet that has them was not seen; the text tells of one a side."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import REVEAL, Asking, Choose, Offer
from .box import AL, CP, SIDES
from .state import BALTIC_OPEN, HOLLAND_OPEN, State, tell

OPENS: Final = {AL: BALTIC_OPEN, CP: HOLLAND_OPEN}
"""9.54a: Allied ships in the Baltic; 17.4d: Holland may be entered."""


def plan_allied(g: State) -> Asking[None] | None:
    """20.0: both say secretly whether they have taken theirs,"""
    return _plan(g, AL) if g.options.get("pre-war") else None


def plan_cp(g: State) -> Asking[None] | None:
    """then it is shown."""
    return _plan(g, CP) if g.options.get("pre-war") else None


def _plan(g: State, side: int) -> Asking[None]:
    verb, _ = yield Choose(side, f"ask-pre-war-{SIDES[side]}", Offer("prepare"), Offer("refrain"))
    g.plans[side] = int(verb == "prepare")


def reveal_plans(g: State) -> Asking[None] | None:
    return _reveal(g) if g.options.get("pre-war") else None


def _reveal(g: State) -> Asking[None]:
    yield REVEAL
    for side in (AL, CP):
        if g.plans[side]:
            g.landed |= OPENS[side]
            tell(g, f"log-pre-war-{SIDES[side]}")
