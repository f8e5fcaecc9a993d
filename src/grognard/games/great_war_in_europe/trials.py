"""15.82 Untried units that are committed to a combat show their strength."""

from __future__ import annotations

from ...kernel.ask import Asking
from .state import State, fighters_at
from .untried import try_out


def try_all(g: State) -> Asking[None] | None:
    """15.82: attackers and defenders; there is no way back any more."""
    return _try_all(g) if g.untried else None


def _try_all(g: State) -> Asking[None]:
    a = g.attack
    assert a is not None
    for u in (*a.attackers, *fighters_at(g, a.hex, 1 - g.side)):
        if g.untried >> u & 1:
            tried = yield from try_out(g, u)
            a.attackers = tuple(tried if v == u else v for v in a.attackers)
