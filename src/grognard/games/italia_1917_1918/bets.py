"""What an attack may be expected to bring, before anybody has thrown a die. The bot's eyes go by it; none of it is a
rule, but every number in it comes from the rules' own tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .combat import in_range, leads, why_not_gun
from .losses import step_cost
from .odds import (
    able, doctrine_of_lead, fire_of, mastery, mastery_shifts, odds, shot, shot_modifier,
)  # fmt: skip
from .state import PARTIAL, Battle, State, attack_of, fighters_at, morale
from .weather import foggy


class Bet(NamedTuple):
    """What is to be expected of an attack."""

    column: int
    """As things stand, before the guns; below 0 it comes to nothing."""
    attacker: float
    """Damage that the attacker suffers, guns and all."""
    defender: float
    body: int
    """Damage that would be the end of the defender."""
    taken: float
    """How likely it is that the hex falls to the attacker."""


ALONE = -6
"""A column for who attacks alone under fire."""
NO_BET = Bet(-1, 9.0, 0.0, 1, 0.0)


def bet(g: State, h: int, units: Sequence[int], assault: tuple[int, ...] = ()) -> Bet:
    """What an attack of some units on a hex promises. Guns may shake one of them before it begins, so it has to make
    sense without him, too."""
    b = Battle(h, attackers=tuple(units), assault=assault, defenders=tuple(fighters_at(g, h, 1 - g.side)))
    front = leads(g, b)
    if not front or not b.defenders:
        return NO_BET
    b.lead = max(front, key=lambda u: morale(g, u))
    b.lead_defence = max(b.defenders, key=lambda u: morale(g, u))
    full = odds(g, b, b.lead, b.lead_defence)
    ours, theirs = duel(g, h)
    under_fire = mean_shot(g, theirs, 0)
    column = float(full.column)
    if theirs:
        fewer = _without_one(g, b)
        column -= min(1.0, 0.4 * under_fire) * (full.column - fewer)
    if column < 0:
        return NO_BET
    attacker, defender = _means_between(g, column)
    attacker += doctrine_of_lead(g, b.lead, "damage") - (1 if foggy(g) else 0) + under_fire
    if not g.exploits:
        defender += mean_shot(g, ours, shot_modifier(g, b))
    body = sum(g.left[u] * step_cost(g, u) for u in b.defenders)
    gone = _between((defender - body + 1.0) / 5.0)
    yields = _masters(g, b, True) * _between((defender - 5.0) / 6.0, 0.5)
    moves_in = _masters(g, b, False) * (0.85 if len(units) > 2 else 0.65)
    return Bet(full.column, attacker, defender, body, (gone + (1.0 - gone) * yields) * moves_in)


def _without_one(g: State, b: Battle) -> int:
    """The column when the weakest is too shaken to go along, which costs much if nobody is left to lead."""
    weakest = min(able(g, b.attackers), key=lambda u: (attack_of(g, u), morale(g, u)))
    rest = Battle(b.hex, attackers=tuple(u for u in b.attackers if u != weakest), assault=b.assault)
    front = leads(g, rest)
    return odds(g, rest, max(front, key=lambda u: morale(g, u)), b.lead_defence).column if front else ALONE


def duel(g: State, h: int) -> tuple[int, int]:
    """What the attacker's guns could still do at a hex in this phase, and what the defender's could after the corps
    guns of the attacker have answered them (12.2.2c); of those in Offensive mode only one fires (12.2.2b)."""
    heavy, corps = _fire(g, h, g.side)
    theirs = sum(_fire(g, h, 1 - g.side))
    answered = min(corps, theirs)
    return heavy + corps - answered, theirs - answered


def _fire(g: State, h: int, side: int) -> tuple[int, int]:
    """Points of a side's heavy guns and of its corps guns that may still fire at a hex."""
    b = Battle(h)
    heavy = corps = planned = 0
    for u in in_range(g, h, side):
        if why_not_gun(g, b, u, side) is None:
            if g.planned >> u & 1:
                planned = max(planned, fire_of(g, u))
            elif g.box.kind[u] == "corps-artillery":
                corps += fire_of(g, u)
            else:
                heavy += fire_of(g, u)
    return heavy + planned, corps


def mean_shot(g: State, points: int, more: int) -> float:
    """The mean damage of so much bombardment."""
    return sum(shot(g, points, die + more) for die in range(1, 7)) / 6 if points else 0.0


def _masters(g: State, b: Battle, defender: bool) -> float:
    """How likely a side is to be master of the field, in part at least."""
    more = sum(one.by for one in mastery_shifts(g, b, defender))
    return sum(mastery(g, die, more) >= PARTIAL for die in range(1, 7)) / 6


def _between(value: float, most: float = 1.0) -> float:
    return max(0.0, min(most, value))


def _means_between(g: State, column: float) -> tuple[float, float]:
    """The mean damage of both sides, between two columns if need be."""
    means = g.box.means
    low = int(column)
    here, next_ = means[low], means[min(low + 1, len(means) - 1)]
    part = column - low
    return here[0] * (1 - part) + next_[0] * part, here[1] * (1 - part) + next_[1] * part
