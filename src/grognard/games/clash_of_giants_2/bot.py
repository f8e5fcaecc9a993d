"""What this system's positions are worth, and what is wrong or risky in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.game import Known, Warning
from ...kernel.maps import bits
from .box import Box
from .glance_front import line_of
from .retreat import ground
from .state import OFF, UNSUPPLIED, State, on_map, refresh, zoc
from .supply import traced

FIRM: Final = 4
"""Steps around a prize that are half a grip on it, and enough to take it."""
FAR: Final = 10
"""Farther from a prize than this nobody is close to it."""
WIDE: Final = 12
"""A line with more gaps than that is none."""


def score(g: State, side: int) -> float:
    """What a position is worth to a side: victory hexes first, then steps by efficiency, then supply."""
    if g.over is not None:
        return 1000.0 if g.over[0] == side else -1000.0
    total = 0.0
    for who in (0, 1):
        sign = 1 if who == side else -1
        total += sign * 6.0 * g.box.rules.scored(g, who).bit_count()
        for u in on_map(g, who):
            worth = g.left[u] * (1.0 + 0.4 * g.box.ter[u])
            total += sign * worth * (0.6 if g.supply[u] == UNSUPPLIED else 1.0)
    return total + (4.0 if side == 0 else -4.0) * g.vp


def features(g: State) -> dict[str, float]:
    """What counts for the first side: the score as it would end, steps by efficiency, who has no supply or no way back,
    who is stronger around the prizes, who is close to those that he has not, which stand open, what gaps lines have."""
    box = g.box
    owners = [box.rules.scored(g, side) for side in (0, 1)]
    steps, hungry, pocketed, gaps = 0.0, 0.0, 0.0, 0.0
    for side, sign in ((0, 1.0), (1, -1.0)):
        fed, back = traced(g, side), box.compass[side].before(ground(g, side))
        beside = zoc(g, 1 - side)
        for u in on_map(g, side):
            worth = sign * g.left[u] * (1.0 + 0.4 * box.ter[u])
            steps += worth
            if not fed >> g.loc[u] & 1:
                hungry += worth
            if beside >> g.loc[u] & 1 and not back >> g.loc[u] & 1:
                pocketed += worth
        if "front" in box.tables:
            gaps -= sign * min(WIDE, line_of(g, side).gaps)
    men = [{h: sum(g.left[u] for u in g.stacks[h]) for h in bits(g.occ[side])} for side in (0, 1)]
    grip, open_, close = 0.0, 0.0, 0.0
    for h in bits(box.any_vp):
        near = box.near(h, 2)
        mine, theirs = (sum(men[side][n] for n in bits(near & g.occ[side])) for side in (0, 1))
        grip += (mine - theirs) / (mine + theirs + FIRM)
        for side, sign in ((0, 1.0), (1, -1.0)):
            if g.owner[h] == side and not (g.occ[0] | g.occ[1]) >> h & 1 and box.near(h, 4) & g.occ[1 - side]:
                open_ += sign
            if not owners[side] >> h & 1:
                close += sign / _far(box, h, g.occ[side], men[side])
    return {
        "hexes": float(owners[0].bit_count() - owners[1].bit_count()),
        "points": float(g.vp),
        "lead": lead(g),
        "steps": steps,
        "hungry": hungry,
        "pocketed": pocketed,
        "grip": grip,
        "close": close,
        "open": open_,
        "gaps": gaps,
    }


def _far(box: Box, h: int, there: int, men: Mapping[int, int]) -> int:
    """How far from a hex one has to look until there are enough men to take it."""
    for far in range(1, FAR):
        near = box.near(h, far) & there
        if near and sum(men[n] for n in bits(near)) >= FIRM:
            return far
    return FAR


def lead(g: State) -> float:
    """GAL.4.1: how it would end if nothing changed hands any more: what Austria would have scored by then, less what
    Russia scores; Russia needs more. At Ypres hexes are all that counts: see those."""
    box = g.box
    if not box.most_vp:
        return 0.0
    left = box.last_turn - max(g.turn, int(box.tables["game"]["scores_from_turn"])) + 1
    first = min(box.most_vp, g.vp + left * box.rules.scored(g, 0).bit_count())
    return float(first - box.rules.scored(g, 1).bit_count())


def span(g: State) -> tuple[object, ...]:
    """An action: a phase of a side, or the units of one marker."""
    return (g.turn, g.phase if g.phase in ("setup",) else g.active, g.side, g.fought)


def points(g: State) -> tuple[int, ...]:
    """What the battle is won by: in Galicia Austria's points so far against the hexes Russia scores; at Ypres hexes."""
    scored = [g.box.rules.scored(g, side).bit_count() for side in (0, 1)]
    return (g.vp, scored[1]) if g.box.most_vp else (scored[0], scored[1])


def steps(g: State) -> tuple[int, ...]:
    """The steps of each side, those still to come too."""
    return tuple(sum(g.left[u] for u in g.box.of_side[side]) for side in (0, 1))


def warnings(known: Known[State]) -> list[Warning]:
    """What a good opponent would point out."""
    g, side = known
    assert side is not None
    found = []
    for u in on_map(g, side):
        if g.supply[u] == UNSUPPLIED:
            found.append(Warning("STD.8.6", "warn-unsupplied", {"unit": ("unit", u), "space": ("space", g.loc[u])}))
    return found


def check(g: State) -> list[str]:
    """Everything that is wrong with a state: units in two places, stacks of both sides, caches, tracks."""
    wrong = []
    fresh = g.copy()
    refresh(fresh)
    if fresh.occ != g.occ or fresh.stacks != g.stacks:
        wrong.append("a cache of stacks is stale")
    for h, stack in g.stacks.items():
        if len({g.box.side[u] for u in stack}) > 1:
            wrong.append(f"STD.6.4: both sides in {g.box.numbers[h]}")
        if not g.box.playable >> h & 1:
            wrong.append(f"STD.11.2: units in {g.box.numbers[h]}")
    for u, h in enumerate(g.loc):
        if (g.left[u] > 0) != (h < OFF or h == OFF) or g.left[u] > g.box.steps[u]:
            wrong.append(f"STD.2.4: {g.box.units[u]} has {g.left[u]} steps at {h}")
    if not 0 <= g.vp <= g.box.most_vp:
        wrong.append(f"GAL.4.1e: {g.vp} points")
    marked = g.moved | g.repl | g.rebuilt
    if any(g.loc[u] >= OFF for u in bits(marked)):
        wrong.append("STD.2.7: a marker on a unit that is not on the map")
    return wrong
