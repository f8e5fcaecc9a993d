"""12.3, 12.4: what the dice of a battle can do, exactly, as both lines stand now. Both are open, so anybody may know.

Every wing is taken as it is: losses to bombardment and regiments sent to the centre change it when they come.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ...kernel.odds import gathered
from .battle_parts import ATTACKER, WINGS, dice_of, fire_of, guns_of, own_wing, place, slot, standing, who
from .box import Box
from .state import CENTRE, Battle, State, force, side_of, steps

FACES = 10


@cache
def sums(dice: int) -> Mapping[int, Fraction]:
    """1.7: the sum of so many dice from 0 to 9."""
    if dice == 0:
        return {0: Fraction(1)}
    return gathered((before + die, chance / FACES) for before, chance in sums(dice - 1).items() for die in range(FACES))


def _totals(g: State, b: Battle, side: int, wing: int) -> dict[int, Fraction]:
    """12.3c: dice and firepower of a side in its own wing; nothing where it has nobody."""
    bag = force(g, slot(b, side, wing))
    if not steps(bag):
        return {0: Fraction(1)}
    return {fire_of(g.box, bag) + dice: chance for dice, chance in sums(dice_of(b, side, wing)).items()}


def _hits(box: Box, totals: Mapping[int, Fraction]) -> dict[int, float]:
    """The combat table over a distribution of totals: hits, and how likely they are."""
    found = gathered((box.hits(total), chance) for total, chance in totals.items())
    return {made: float(chance) for made, chance in sorted(found.items())}


def _guns(g: State, b: Battle, role: str) -> dict[int, float]:
    """12.3b, 12.4g: hits of the bombardment still to come; none on a centre that is dug in."""
    box = g.box
    side = side_of(who(b, role))
    power = guns_of(box, b, side, force(g, slot(b, side, CENTRE)))
    if not power or b.dug_in >> (1 - side) & 1:
        return {0: 1.0}
    return _hits(box, {power + die: chance for die, chance in sums(1).items()})


class Force(NamedTuple):
    """What a side has in a wing before it fires: firepower, dice, steps that are there, hits it has made already."""

    fire: int
    dice: int
    steps: int
    hits: int


def force_of(g: State, b: Battle, side: int, wing: int) -> Force:
    """A side's own wing; without anybody there it has nothing to fire with."""
    bag = force(g, slot(b, side, wing))
    there = steps(bag)
    made = b.hits[place(side, wing)]
    return Force(fire_of(g.box, bag), dice_of(b, side, wing), there, made) if there else Force(0, 0, 0, made)


@lru_cache(maxsize=4096)
def attacker_wins(box: Box, ours: Force, theirs: Force) -> float:
    """12.3e, 12.4i: how likely the attacker wins a wing; if all is equal the defender does."""
    first, second = (
        [(one.fire + dice, box.hits(one.fire + dice), float(odds)) for dice, odds in sums(one.dice).items()]
        for one in (ours, theirs)
    )
    win = 0.0
    for total, made, chance in first:
        for other, suffered, odds in second:
            we = standing(max(0, ours.steps - suffered), ours.hits + made, total)
            they = standing(max(0, theirs.steps - made), theirs.hits + suffered, other)
            if we > they:
                win += chance * odds
    return round(win, 12)


def wing_odds(g: State, b: Battle, name: str) -> dict[str, Any]:
    """The attacker's wing of that name: hits both ways, and how likely the attacker wins it (12.3e, 12.4i)."""
    box = g.box
    sides = (side_of(b.attacker), side_of(b.defender))
    wings = [own_wing(b, side, WINGS[name]) for side in sides]
    totals = [_totals(g, b, side, wing) for side, wing in zip(sides, wings, strict=True)]
    win = attacker_wins(box, *(force_of(g, b, side, wing) for side, wing in zip(sides, wings, strict=True)))
    return {"what": name, "attacker": _hits(box, totals[0]), "defender": _hits(box, totals[1]), "win": win}


def battle_odds(g: State) -> list[Mapping[str, Any]] | None:
    """The bombardment and the wings still to come; None if no battle is open. A minor battle is one centre (12.1)."""
    b = g.battle
    if b is None or b.stage == "offer":
        return None
    name, _, of = b.stage.partition("-")
    found: list[Mapping[str, Any]] = []
    if name == "form":  # horse is still to be dealt out
        return None
    ours = name in ("entrench", "advantage", "manoeuvre", "play", "aim") or b.stage == f"bombard-{ATTACKER}"
    if ours or b.stage == "bombard-defender" or (b.major and b.stage == "struck-defender"):
        mine = _guns(g, b, ATTACKER) if ours else {0: 1.0}
        found.append({"what": "guns", "attacker": mine, "defender": _guns(g, b, "defender")})
    for wing in ("right", "left", "centre") if b.major else ("centre",):
        if b.won[WINGS[wing]] < 0 and not (name == "hits" and of == wing):
            found.append(wing_odds(g, b, wing))
    return found or None
