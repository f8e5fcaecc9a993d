"""The shape of what a side sees: programs read it as JSON, in this order; pictures are drawn from it alone.

Units, hexes, markers and sides by their written names.
"""

from __future__ import annotations

from msgspec import Struct

from .odds import Odds


class UnitSeen(Struct, frozen=True, array_like=True, gc=False):
    """A unit."""

    at: str
    """A hex, or waiting, eliminated, removed."""
    left: int
    """Steps left."""
    supply: str
    """supplied, reduced, unsupplied, fort."""


class MarkerSeen(Struct, frozen=True, array_like=True, gc=False):
    """A command marker drawn this turn."""

    marker: str
    die: int


class DieSeen(Struct, frozen=True, array_like=True, gc=False):
    """A die thrown in a combat."""

    roller: str
    """A unit, or "fort" and its hex."""
    die: int


class RetreatSeen(Struct, frozen=True, array_like=True, gc=False):
    """A retreat that must still be made."""

    unit: str
    length: int


class FallingSeen(Struct, frozen=True, array_like=True, gc=False):
    """A unit on its way back."""

    unit: str
    done: int
    """Hexes it has gone."""
    length: int
    """Hexes in all."""


class FightSeen(Struct, frozen=True, kw_only=True):
    """Who attacks what."""

    targets: tuple[str, ...]
    attackers: tuple[str, ...]


class AttackSeen(FightSeen, frozen=True, kw_only=True):
    """A declared attack."""

    odds: Odds | None
    """None while nobody has joined it."""


class BattleSeen(FightSeen, frozen=True, kw_only=True):
    """The combat being resolved."""

    stage: str
    """withdraw, open, choose, dice, remnant, retreat, advance, over."""
    column: str
    """Of the combat table; empty before it is found."""
    dice: tuple[DieSeen, ...]
    odds: Odds | None
    """None once the dice are thrown."""
    retreats: tuple[RetreatSeen, ...]


class Seen(Struct, frozen=True, kw_only=True):
    """A position as anybody sees it."""

    turn: int
    phase: str
    side: str
    """Who acts in the present phase."""
    vp: int
    units: tuple[UnitSeen, ...]
    """In the order of the battle's list of units."""
    moved: tuple[str, ...]
    """Units that have moved this turn, or may not."""
    replaced: tuple[str, ...]
    """Units under a replacement marker."""
    rebuilt: tuple[str, ...]
    """Cavalry under a cavalry replacement marker."""
    besieged: tuple[str, ...]
    fresh: tuple[str, ...]
    """Units that entered this turn."""
    owners: dict[str, str]
    """The side that controls each victory hex; empty: nobody."""
    scored: dict[str, tuple[str, ...]]
    """The victory hexes that count for each side now."""
    forts: dict[str, int]
    """Steps left of the fort in a hex."""
    corps: dict[str, int]
    """YPR.10.3b: efficiency of new corps, 0 while unknown."""
    cup: tuple[str, ...]
    """Command markers still to be drawn this turn."""
    drawn: tuple[MarkerSeen, ...]
    active: str | None
    """The marker whose units move now."""
    fought: tuple[str, ...]
    """Sides whose combat phase of this turn is over."""
    support: tuple[bool, ...]
    """Whether each offensive support marker is used."""
    supported: tuple[int, int]
    """The turn in which each side last used one."""
    marching: tuple[str, ...]
    """Units about to move together."""
    attacks: tuple[AttackSeen, ...]
    """Declared, not yet resolved."""
    battle: BattleSeen | None
    falling: FallingSeen | None
    flood: int
    """The turn in which the inundation was declared, or 0 (YPR.5.33a)."""
    flooded: bool
    """Whether the plains are under water."""
    front: int
    """The first turn of dismounted cavalry, or 0 (YPR.11.1)."""
    once: int
    """Once-a-game replacement markers used, as bits (YPR.7.2d)."""

    def fights(self) -> tuple[FightSeen, ...]:
        """Attacks declared and the one under way."""
        return self.attacks if self.battle is None else (*self.attacks, self.battle)
