"""The odds of the attack being built: the rules themselves, run over every sequence of dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from ...kernel.ask import D6, Asking
from ...kernel.odds import chance_that, distribution, expectation, gathered
from .battle import flank_bonus, shoot, why_not_flank
from .box import Box
from .losses import can_lose, fighting, lose_step
from .state import FORT_ONLY, Battle, State, stepped_by

_BEFORE_THE_DICE = ("muster", "flank", "attacker_cards", "defender_cards", "great_retreat", "fire")


class Outcome(NamedTuple):
    """One way a combat can go."""

    inflicted: int
    suffered: int
    their_steps: int
    our_steps: int
    retreat: int
    cleared: bool
    their_units: int
    our_units: int


def resolve(g: State, first: int) -> Asking[Outcome]:
    """12.2 as the attack stands now, on a copy: no further cards, losses where they cost least strength.

    `first`: the side that fires first, -1 if nobody does.
    """
    box = g.box
    g = g.copy()
    b = g.battle
    assert b is not None
    attacker, defender = g.active, 1 - g.active
    b.start = b.start or tuple(sorted({g.loc[u] for u in b.attackers}))
    b.defenders = b.defenders or (g.stacks[b.target] if g.occ[defender] & box.bit[b.target] else ())
    if not b.defenders:
        b.notes |= FORT_ONLY
    b.first = first
    order = [b.first, 1 - b.first] if b.first >= 0 else [attacker, defender]
    for shooter in order:
        if b.score[shooter] < 0:
            yield from shoot(g, b, shooter)
            if b.first >= 0:
                _lose(g, 1 - shooter)
    if b.first < 0:
        _lose(g, defender)
        _lose(g, attacker)
    steps = [len(stepped_by(g, b, side)) for side in (0, 1)]
    left = [u for u in fighting(g, b, defender) if g.loc[u] == b.target]
    lead = any(g.loc[u] < box.nspaces and not g.reduced[u] for u in b.attackers)
    gap = b.score[attacker] - b.score[defender]
    retreat = 0 if gap <= 0 or not left or not lead else (1 if gap == 1 else int(box.tables["combat"]["long_retreat"]))
    fort = bool(g.fort[b.target]) and g.control[b.target] == defender
    gone = [sum(g.loc[u] >= box.nspaces for u in units) for units in (b.defenders, b.attackers)]
    return Outcome(
        b.score[attacker], b.score[defender], steps[defender], steps[attacker], retreat, not left and not fort, *gone
    )


def _lose(g: State, side: int) -> None:
    box = g.box
    b = g.battle
    assert b is not None
    while True:
        options, _ = can_lose(g, b, side)
        if not options:
            return
        u = min(
            options, key=lambda x: (box.cf[x][g.reduced[x]] - (box.cf[x][1] if not g.reduced[x] else 0), box.army[x])
        )
        paid = box.lf[u][g.reduced[u]]
        b.lost = (b.lost[0] - paid, b.lost[1]) if side == 0 else (b.lost[0], b.lost[1] - paid)
        lose_step(g, b, u)


def odds(g: State) -> list[Mapping[str, Any]] | None:
    """Of the attack under way or being built: frontal, and flanking from each pinning space if that may be tried."""
    box = g.box
    b = g.battle
    if b is None or not b.attackers or g.phase not in _BEFORE_THE_DICE or b.score != (-1, -1):
        return None
    if b.flank:
        return [_summary(box, "flank", b.pin, True, distribution(lambda: resolve(g, b.first)))]
    if b.pin >= 0:
        return [_summary(box, "flank", b.pin, True, outcomes) for outcomes in _flanking(g, b, [b.pin])]
    found: list[Mapping[str, Any]] = [_summary(box, "frontal", None, False, distribution(lambda: resolve(g, b.first)))]
    probe = b.copy()
    probe.start = tuple(sorted({g.loc[u] for u in b.attackers}))
    if not b.defenders:
        probe.notes |= FORT_ONLY
    if g.phase in ("muster", "flank") and why_not_flank(g, probe) is None:
        for pin, outcomes in zip(probe.start, _flanking(g, probe, probe.start), strict=True):
            found.append(_summary(box, "flank", pin, False, outcomes))
    return found


def _flanking(g: State, b: Battle, pins: Sequence[int]) -> list[dict[Outcome, Fraction]]:
    """12.3.3: the flank die decides who fires first; for each pinning space how likely that is the attacker."""
    box = g.box
    won = distribution(lambda: resolve(g, g.active))
    lost = distribution(lambda: resolve(g, 1 - g.active))
    found = []
    for pin in pins:
        least = int(box.tables["combat"]["flank_success"]) - flank_bonus(g, b, pin)
        chance = Fraction(sum(die >= least for die in range(1, D6.faces + 1)), D6.faces)
        cases = ((won, chance), (lost, 1 - chance))
        found.append(gathered((outcome, p * share) for case, share in cases for outcome, p in case.items()))
    return found


def _summary(box: Box, way: str, pin: int | None, pinned: bool, outcomes: dict[Outcome, Fraction]) -> dict[str, Any]:
    """`pinned`: the flank attack has been chosen; what the die says to it is known, or still to come."""
    return {
        "way": way,
        "pin": None if pin is None else box.spaces[pin],
        "pinned": pinned,
        "win": float(chance_that(lambda o: o.inflicted > o.suffered, outcomes)),
        "tie": float(chance_that(lambda o: o.inflicted == o.suffered, outcomes)),
        "clear": float(chance_that(lambda o: o.retreat or o.cleared, outcomes)),
        "their_steps": float(expectation(outcomes, lambda o: o.their_steps)),
        "our_steps": float(expectation(outcomes, lambda o: o.our_steps)),
        "their_unit": float(chance_that(lambda o: o.their_units, outcomes)),
        "our_unit": float(chance_that(lambda o: o.our_units, outcomes)),
    }
