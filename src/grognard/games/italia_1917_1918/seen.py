"""The shape of what a side sees: programs read it as JSON, in this order; pictures are drawn from it alone.

Units, hexes, bridges and sides by their written names.
"""

from __future__ import annotations

from msgspec import Struct

from .odds import Odds
from .state import Shift


class UnitSeen(Struct, frozen=True, array_like=True, gc=False):
    """A unit."""

    at: str
    """A hex, or absent, coming, eliminated, exited, available, missions."""
    left: int
    """Steps left."""
    marks: tuple[str, ...]
    """dg, rg, starving, exploiting, reserve, disengaging, pinned, retreating, frozen, silent, hidden, loaded,
    offensive, refugees, moved."""
    face: str
    """Whose ratings it has: its own name, except for detachments; empty if they are hidden from this side (3.0f)."""


class FootbridgeSeen(Struct, frozen=True, array_like=True, gc=False):
    """A footbridge: whose, in which hex, leading where."""

    side: str
    hex: str
    to: str


class FlightSeen(Struct, frozen=True, array_like=True, gc=False):
    """An air support over the map."""

    unit: str
    mission: str


class BattleSeen(Struct, frozen=True, kw_only=True):
    """The combat under way."""

    hex: str
    attackers: tuple[str, ...]
    assault: tuple[str, ...]
    rommel: bool
    guns: tuple[str, ...]
    counter: tuple[str, ...]
    reply: tuple[str, ...]
    reply_counter: tuple[str, ...]
    defenders: tuple[str, ...]
    lead: str
    lead_defence: str
    bombardment: tuple[int, int]
    """Points of both bombardments as they stand."""
    shot: tuple[int, int]
    harm: tuple[int, int]
    """What both bombardments did; below 0: none yet, or no longer known."""
    shot_shifts: tuple[Shift, ...]
    """What is added to the attacker's die of bombardment."""
    column: int
    """Of the combat table, once the odds are reckoned."""
    odds: Odds | None
    """None while nobody attacks; after the dice, what they fell at, if that is still known."""
    mastery_attack: tuple[Shift, ...]
    mastery_defence: tuple[Shift, ...]
    dice: tuple[int, int]
    green: int
    blue: int
    hurt: tuple[int, int]
    star: bool
    mastery: tuple[str, str]
    errors: tuple[int, int]
    back: int


class DueSeen(Struct, frozen=True, array_like=True, gc=False):
    """What somebody must suffer now."""

    what: str
    side: str
    points: int


class FallSeen(Struct, frozen=True, array_like=True, gc=False):
    """Units on their way back."""

    units: tuple[str, ...]
    left: int


class Seen(Struct, frozen=True, kw_only=True):
    """A position as a side sees it."""

    scenario: str
    turn: int
    sequence: int
    phase: str
    side: str
    """The phasing player."""
    offensive: tuple[int, ...]
    """Modifiers of this turn's offensive; empty: none."""
    fair: bool
    fog: bool
    points: int
    """Victory points as they stand."""
    margin: float
    """What the end would be reckoned by now."""
    level: str
    """What the scoring side would come to if it ended now: defeat, draw, tactical, operational or strategic."""
    units: tuple[UnitSeen, ...]
    """In the order of the list of units."""
    destroyed: tuple[str, ...]
    """Bridges that are down."""
    footbridges: tuple[FootbridgeSeen, ...]
    held: dict[str, tuple[str, ...]]
    """Of the hexes that count those that each side held last."""
    flights: tuple[FlightSeen, ...]
    marching: tuple[str, ...]
    battle: BattleSeen | None
    exploits: bool
    """14.1: whether combats are those of exploitation."""
    due: tuple[DueSeen, ...]
    falls: tuple[FallSeen, ...]
    bruchmuller: str
    ordered: int
    """The turn of the Retreat Order, 0 if none."""
    rommel: bool
    """Whether Rommel is still to come."""
    claimed: bool
