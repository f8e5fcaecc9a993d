"""What is tested at once after every change: collapse (16.0), surrender by capture (5.63), Germans cut off (5.61e),
victories at once (18.2, 18.3).

`pressing` is asked before every step of the sequence (kernel.steps): each march, each advance, each loss is followed by
it. Whatever changes control or removes units sets `g.stirred` (control.enter, take and cede, losses.kill, remove and
fall); otherwise nothing is looked at."""

from __future__ import annotations

from ...kernel.ask import Asking
from .collapse import check_collapses
from .stacking import settle
from .state import BEACHES, SALONIKA, State
from .supply import forsake
from .turkey import strand
from .victory import allied_victory, pending, sudden_death
from .untried import rise
from .withdrawals import pay_toll


def pressing(g: State) -> Asking[None] | None:
    """What has to be done before the next step: the checks, dice for sudden death, a fight that an event brings, units
    called away, then units too many."""
    if g.landed & (SALONIKA | BEACHES):
        forsake(g)
    if g.stirred:
        instant_checks(g)
        if g.over is not None:
            return iter_nothing()
    if g.seized and pending(g):
        return sudden_death(g)
    if g.rising >= 0:
        return rise(g)
    if g.toll is not None and (asking := pay_toll(g)) is not None:
        return asking
    return settle(g) if g.due else None  # asked so often that it is not even called


def instant_checks(g: State) -> None:
    """16.0, 5.63, 5.61e, 18.3: all that needs no die."""
    while g.stirred:
        g.stirred = False
        check_collapses(g)
        strand(g)
        allied_victory(g)


def iter_nothing() -> Asking[None]:
    """Nothing to ask: the game is over."""
    yield from ()
