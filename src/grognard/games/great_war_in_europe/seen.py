"""The shape of what a side sees: programs read it as JSON, in this order; pictures are drawn from it alone.

Units, hexes, fronts, nations and sides by their written names.
"""

from __future__ import annotations

from msgspec import Struct

from .state import Odds


class UnitSeen(Struct, frozen=True, array_like=True, gc=False):
    """A unit."""

    at: str
    """A hex, a box, or the front on which it lies beneath some stack (7.25)."""
    left: int
    """Steps left."""
    marks: tuple[str, ...]
    """turned, depleted, moved, fought, untried."""


class StackSeen(Struct, frozen=True, array_like=True, gc=False):
    """A stack: where, whose, how many units, and the one on top."""

    hex: str
    side: str
    count: int
    top: str


class EventsSeen(Struct, frozen=True, kw_only=True):
    """6.0: events."""

    pools: dict[str, int]
    """By side, how many may be drawn."""
    hands: dict[str, tuple[str, ...]]
    """By side, what it holds as far as one sees it,"""
    hidden: dict[str, int]
    """and how many more."""
    in_play: tuple[str, ...]
    tracks: dict[str, int]
    """Events in force, with the last turn in which they are."""
    tired: tuple[str, ...]
    """Used, until the next turn or the next Strategic Turn."""
    warfare: tuple[str, ...]
    """In the Strategic Warfare box."""
    rounds: tuple[tuple[str, str], ...]
    """Markers for another round of attacks: which, and where (10.8)."""
    raid: str
    """The town that Lawrence raids."""
    gun: str
    """The hex of the Paris Gun."""
    duties: tuple[int, ...]
    """6.30: attacks made this turn for Enver, Conrad and Haig."""


class AttackSeen(Struct, frozen=True, kw_only=True):
    """The combat under way."""

    hex: str
    shown: bool
    """Whether the stacks have been looked at."""
    known: bool
    """Whether this side knows who attacks."""
    attackers: tuple[str, ...]
    """Empty for everybody but the attacker until the stacks are open."""
    defenders: tuple[str, ...]
    """Empty until then."""
    fort: str
    """The intact fort that defends: fort, heavy or empty."""
    hqs: tuple[str, str]
    attack: int
    """What the attackers are worth together; 0 if this side does not know them."""
    hungry: tuple[str, ...]
    """Of all these those who are halved for want of supply (11.12)."""
    events: tuple[tuple[str, ...], tuple[str, ...]]
    """What attacker and defender have put in."""
    odds: Odds | None
    """None until the stacks are open; after the die, what it was thrown at."""
    die: int
    losses: tuple[int, int]
    wiped: bool
    won: bool


class Seen(Struct, frozen=True, kw_only=True):
    """A position as a side sees it."""

    scenario: str
    turn: int
    letter: str
    """The last Strategic Turn; empty before A."""
    phase: str
    side: str
    theatre: str
    second: bool
    initiative: tuple[str, str]
    """Who holds it in the Western and in the Eastern theatre."""
    weather: dict[str, str]
    allegiance: dict[str, str]
    """Nations at war, and their sides."""
    fallen: tuple[str, ...]
    units: tuple[UnitSeen, ...]
    """In the order of the list of units."""
    stacks: tuple[StackSeen, ...]
    held: dict[str, tuple[str, ...]]
    """By side the hexes that it controls."""
    ruined: tuple[str, ...]
    """Hexes of forts that are destroyed."""
    devastated: tuple[str, ...]
    hindenburg: tuple[str, ...]
    dugouts: tuple[str, ...]
    pipeline: int
    marching: tuple[str, ...]
    attack: AttackSeen | None
    rps: dict[str, int]
    hungry: tuple[str, ...]
    """Units of this side that are out of supply now."""
    trenches: dict[str, int]
    """14.43, 14.45: by nation at war what its trenches take off the attacker's die."""
    todo: dict[str, int]
    """By front the units that may still move in the phase under way; in combat the hexes that may still be attacked."""
    passed: tuple[str, ...]
    """Fronts on which the side that acts has done."""
    tsar: int
    """The turn of his fall; 0: he reigns."""
    points: int
    """18.1: victory points of the Central Powers as they stand."""
    won: tuple[str, ...]
    """The hexes that they are counted for,"""
    lost: tuple[str, ...]
    """and those that count against them."""
    events: EventsSeen
