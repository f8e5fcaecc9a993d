"""12.0 What every part of a battle needs: who stands where, and how strong."""

from __future__ import annotations

from typing import Final

from .box import Box
from .kinds import ABILITY, ART, FORM, NKINDS
from .state import (
    CENTRE, LEFT, RIGHT, WING, Bag, Battle, State, add, battle, cavalry, column, force, regiments, set_battle,
    set_force, side_of, tell,
)  # fmt: skip

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
WINGS: Final = {"left": LEFT, "centre": CENTRE, "right": RIGHT}
MAJOR_REGIMENTS: Final = 10
MAJOR_CAVALRY: Final = 2
"""12.1: with fewer on either side the battle is minor."""


def who(b: Battle, role: str) -> int:
    """The column of the attacker or of the defender."""
    return b.attacker if role == ATTACKER else b.defender


def own_wing(b: Battle, side: int, wing: int) -> int:
    """A side's wing that fights in the attacker's wing: his right meets the defender's left (12.4h)."""
    return wing if side == side_of(b.attacker) else 2 - wing


def place(side: int, wing: int) -> int:
    """Where a side's own wing stands among the six."""
    return side * 3 + wing


def slot(b: Battle, side: int, wing: int) -> int:
    """Where those stand who fight in a side's own wing: in a minor battle the whole column (12.1)."""
    if not b.major:
        return b.attacker if side == side_of(b.attacker) else b.defender
    return WING + place(side, wing)


def where_is(b: Battle, leader: int) -> int:
    """The wing of a leader."""
    return dict(zip(b.where[::2], b.where[1::2], strict=True))[leader] if b.major else CENTRE


def fire_of(box: Box, bag: Bag) -> int:
    """12.3c: firepower of foot and horse."""
    return sum(n * box.firepower[kind] for kind, n in bag if FORM[kind] != ART)


def guns_of(box: Box, b: Battle, side: int, bag: Bag) -> int:
    """12.3b, 12.4g: firepower of the artillery, doubled by bombardment (6.2.3) or rapid fire (6.2.4)."""
    power = sum(n * box.firepower[kind] for kind, n in bag if FORM[kind] == ART)
    return power * 2 if b.guns >> side & 1 else power


def dice_of(b: Battle, side: int, wing: int) -> int:
    """12.2a, 2.0f: one die, one for each tactical advantage, one for the initiative."""
    here = place(side, wing)
    return 1 + b.ta[here] + (b.initiative == here)


def standing(left: int, made: int, total: int) -> tuple[bool, int, int, int]:
    """12.3d, 12.3e, 12.4i, 12.4k: what wins a wing: to be left alone; more hits, bombardment included; the higher
    total; more steps left. If all is equal the defender wins."""
    return left > 0, made, total, left


def is_major(g: State, one: int, two: int) -> bool:
    """12.1: ten regiments and two of horse on both sides; patrols do not count (9.2f)."""
    bags = (column(g, one).troops, column(g, two).troops)
    return all(regiments(bag) >= MAJOR_REGIMENTS and cavalry(bag) >= MAJOR_CAVALRY for bag in bags)


def other(role: str) -> str:
    """The enemy's role."""
    return DEFENDER if role == ATTACKER else ATTACKER


def eager(g: State, c: int) -> bool:
    """6.2.8: whether a leader of a column has drawn aggressiveness and not used it."""
    return any(g.chits[leader] == ABILITY["aggressive"] for leader in column(g, c).leaders)


def gain(g: State, wing: int) -> None:
    """12.2c: a chit that is gained comes out of the few there are; with none left nothing is gained."""
    if g.ta_left:
        g.ta_left -= 1
        lay(g, wing)
    else:
        tell(g, "log-no-advantage-left", side=("side", wing // 3))


def lay(g: State, wing: int) -> None:
    """12.2a: a chit on a wing is one more die."""
    ta = list(battle(g).ta)
    ta[wing] += 1
    set_battle(g, ta=tuple(ta))
    tell(g, "log-advantage", side=("side", wing // 3), wing=("wing", wing % 3))


def move(g: State, troop: int, to: int) -> None:
    """A regiment goes from wing to wing."""
    where, kind = divmod(troop, NKINDS)
    set_force(g, where, add(force(g, where), kind, -1))
    set_force(g, to, add(force(g, to), kind))
    tell(g, "log-shift", kind=("kind", kind), wing=("wing", (to - WING) % 3))
