"""The odds of the attack being built: the rules themselves, run over every sequence of dice."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from ...kernel.ask import D6, Asking
from ...kernel.odds import distribution, expectation
from .battle import flank_bonus, shoot, why_not_flank
from .box import ARMY, CF, LF, NSPACES, SPACES, TABLES
from .losses import can_lose, fighting, lose_step
from .state import BIT, FORT_ONLY, State


class Outcome(NamedTuple):
    """One way a combat can go."""

    inflicted: int
    suffered: int
    their_steps: int
    our_steps: int
    retreat: int
    cleared: bool


def resolve(g: State, pin: int | None) -> Asking[Outcome]:
    """12.2 as the attack stands now, on a copy: no further cards, losses where they cost least strength."""
    g = g.copy()
    b = g.battle
    assert b is not None
    attacker, defender = g.active, 1 - g.active
    b.start = b.start or tuple(sorted({g.loc[u] for u in b.attackers}))
    b.defenders = b.defenders or (g.stacks[b.target] if g.occ[defender] & BIT[b.target] else ())
    if not b.defenders:
        b.notes |= FORT_ONLY
    if pin is not None and b.flank == 0:
        die = yield D6
        won = die + flank_bonus(g, b, pin) >= int(TABLES["combat"]["flank_success"])
        b.first = attacker if won else defender
    order = [b.first, 1 - b.first] if b.first >= 0 else [attacker, defender]
    for shooter in order:
        if b.score[shooter] < 0:
            yield from shoot(g, b, shooter)
            if b.first >= 0:
                _lose(g, 1 - shooter)
    if b.first < 0:
        _lose(g, defender)
        _lose(g, attacker)
    steps = [len(b.stepped_by(side)) for side in (0, 1)]
    left = [u for u in fighting(g, b, defender) if g.loc[u] == b.target]
    lead = any(g.loc[u] < NSPACES and not g.reduced[u] for u in b.attackers)
    gap = b.score[attacker] - b.score[defender]
    retreat = 0 if gap <= 0 or not left or not lead else (1 if gap == 1 else int(TABLES["combat"]["long_retreat"]))
    fort = bool(g.fort[b.target]) and g.control[b.target] == defender
    return Outcome(
        b.score[attacker], b.score[defender], steps[defender], steps[attacker], retreat, not left and not fort
    )


def _lose(g: State, side: int) -> None:
    b = g.battle
    assert b is not None
    while True:
        options = can_lose(g, b, side)
        if not options:
            return
        u = min(options, key=lambda x: (CF[x][g.reduced[x]] - (CF[x][1] if not g.reduced[x] else 0), ARMY[x]))
        paid = LF[u][g.reduced[u]]
        b.lost = (b.lost[0] - paid, b.lost[1]) if side == 0 else (b.lost[0], b.lost[1] - paid)
        lose_step(g, b, u)


def odds(g: State) -> list[Mapping[str, Any]] | None:
    """Of the attack under way or being built: frontal, and flanking from each pinning space if that may be tried."""
    b = g.battle
    if b is None or not b.attackers or b.score != (-1, -1):
        return None
    found: list[Mapping[str, Any]] = [_summary("frontal", None, distribution(lambda: resolve(g, None)))]
    probe = g.copy()
    assert probe.battle is not None
    probe.battle.start = tuple(sorted({g.loc[u] for u in b.attackers}))
    if not b.defenders:
        probe.battle.notes |= FORT_ONLY
    if b.flank == 0 and why_not_flank(probe, probe.battle) is None:
        for pin in probe.battle.start:
            found.append(_summary("flank", pin, distribution(lambda pin=pin: resolve(g, pin))))  # type: ignore[misc]
    return found


def _summary(way: str, pin: int | None, outcomes: dict[Outcome, Fraction]) -> dict[str, Any]:
    return {
        "way": way,
        "pin": None if pin is None else SPACES[pin],
        "win": float(sum(p for o, p in outcomes.items() if o.inflicted > o.suffered)),
        "tie": float(sum(p for o, p in outcomes.items() if o.inflicted == o.suffered)),
        "clear": float(sum(p for o, p in outcomes.items() if o.retreat or o.cleared)),
        "their_steps": float(expectation(outcomes, lambda o: o.their_steps)),
        "our_steps": float(expectation(outcomes, lambda o: o.our_steps)),
    }
