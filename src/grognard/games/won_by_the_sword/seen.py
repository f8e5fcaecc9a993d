"""What a side may see of a position, as it is published: `view` fills it in.

Things have their written names. What is left unset is not there at all for eyes that may not see it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Names: TypeAlias = tuple[str, ...]
Troops: TypeAlias = dict[str, int]
"""How many of each kind, none of them zero."""


class Inside(NamedTuple):
    """What a force is made of."""

    leaders: Names
    troops: Troops
    bp: int


class Force(Struct, frozen=True, kw_only=True):
    """What is made of leaders, troops and baggage: all of it known, or nothing (3.1c, 4.0d)."""

    leaders: Names | UnsetType = UNSET
    troops: Troops | UnsetType = UNSET
    bp: int | UnsetType = UNSET
    """Baggage points."""

    @property
    def inside(self) -> Inside | None:
        """What is known of it, if it is known."""
        if self.leaders is UNSET or self.troops is UNSET or self.bp is UNSET:
            return None
        return Inside(self.leaders, self.troops, self.bp)


class Column(Force, frozen=True, kw_only=True):
    """4.0: where it is and its markers are open, what is in it only to its side, and to all when it fights (12.4p)."""

    at: str
    sector: str
    """The bank of a river point on which it stands (8.5)."""
    fatigue: int
    ta: int
    """Tactical advantage chits from cards (12.2)."""
    done: bool
    """Activated this round (3.4m)."""
    won: bool
    """Has won a battle and not moved since (12.5)."""
    declined: bool
    """Has refused battle this round (12.0d)."""
    guns: bool
    """Artillery fires double this round (6.2.3)."""
    light: bool
    """Patrols count double this round (6.2.12)."""
    commander: str | UnsetType = UNSET
    """The first of its leaders (4.0b), or empty."""


class Garrison(Force, frozen=True, kw_only=True):
    """5.0: whose it is and of which nation is open, what is in it only to its side (3.1c)."""

    side: str
    nation: str


class Siege(Struct, frozen=True, kw_only=True):
    """11.0: all open."""

    column: str
    required: int
    """Works that it takes."""
    built: int
    stratagem: bool
    """The stratagem card was used in it (14.9)."""
    refused: bool
    """The final offer was rejected (11.7c)."""


class Cards(Struct, frozen=True, kw_only=True):
    """A side's cards."""

    hand: Names
    """Empty for other eyes."""
    hand_size: int
    had: int
    """How many it has had this round (3.4f)."""


class Cadre(Struct, frozen=True, kw_only=True):
    """1.4f: regiments out of play."""

    troops: Troops
    count: int


class Coming(Struct, frozen=True, kw_only=True):
    """4.1e: a reinforcement printed in the scenario."""

    force: int
    """Its place in the scenario's list."""
    side: str
    at: Names
    """Where it may come in."""
    turn: int
    """Past the last one while a die has still to decide."""
    round: int
    leaders: Names
    troops: Troops


class Note(Struct, frozen=True, kw_only=True):
    """9.1c: what a side once saw of a column or garrison."""

    turn: int
    round: int
    at: str
    leaders: Names
    troops: Troops
    bp: int
    how: str
    """recon, spies, battle, surrender."""


class Act(Struct, frozen=True, kw_only=True):
    """3.4: the activation under way; its size and what it did unseen are its owner's (4.3)."""

    column: str
    card: str
    cp: int
    """Points left."""
    owed: int
    """Baggage required by activities (3.4j)."""
    built: bool
    """Construction was announced (11.3a)."""
    double: bool
    """Labour was conscripted (14.5)."""
    quick: int
    """Links of the card's forced march still to go (14.4)."""
    forced: int
    """Links of a leader's forced march still to go (6.2.1)."""
    scorch: int
    """The card's scorched earth: 0 none, 1 its one roll is free to use, 2 used (14.8)."""
    burning: bool
    """A leader's scorched earth (6.2.2)."""
    rally: bool
    """May rebuild regiments (14.7, 6.2.11, 12.5)."""
    surprise: int
    """Surprise attacks at hand (14.10, 6.2.5)."""
    stratagem: bool
    """The card is a stratagem not yet used (14.9)."""
    dropped: bool
    """Baggage was dropped here."""
    size: int | UnsetType = UNSET
    """Steps at the start (4.3)."""
    anchored: str | UnsetType = UNSET
    """The rule by which it may not move any more, or empty."""
    sorted: int | UnsetType = UNSET
    """Troops were reorganised here: 1 only taken so far, 2 given too, 3 baggage stored too."""


class Battle(Struct, frozen=True, kw_only=True):
    """12.0: the battle under way, all open."""

    attacker: str
    defender: str
    """Columns."""
    at: str
    major: bool
    surprise: bool
    stage: str
    """The step that is due."""
    wings: tuple[Troops, ...]
    """Left, centre, right of the first side, then of the second; all empty in a minor battle."""
    leaders: tuple[tuple[str, int], ...]
    """Who stands in which wing: 0 left, 1 centre, 2 right."""
    ta: tuple[int, ...]
    """Extra dice, as `wings`."""
    dug_in: Names
    """Sides whose centre is immune to bombardment (6.2.13, 11.11c)."""
    guns: Names
    """Sides whose artillery fires double (6.2.3, 6.2.4)."""
    hits: tuple[int, ...]
    """Inflicted on each wing, as `wings`."""
    won: tuple[int, ...]
    """Which side won the attacker's left, the centre, the attacker's right: 0, 1, or -1 for neither yet."""
    initiative: int
    """The wing, as `wings`, of the initiative's extra die (2.0f); -1 none."""
    result: tuple[int, int]
    """Who won, -1 nobody yet, and how: 1 a minor battle, 2 a minor victory, 3 a major victory."""


class Seen(Struct, frozen=True, kw_only=True):
    """The position as one side, or a spectator, may see it (1.4e, 3.1c, 4.0d, 6.1d, 7.3)."""

    scenario: str
    eyes: str | None
    """The side that looks; null is a spectator."""
    turn: int
    month: str
    season: str
    round: int
    phase: str
    """The step that is due."""
    first: str
    """Who activates first this round (2.0b)."""
    active: str
    """Whose opportunity it is."""
    initiative: str
    received: bool
    """The initiative changed hands this round (2.0d)."""
    vp: tuple[int, int]
    """By side."""
    drawn: bool
    """T.k: equal points are a draw."""
    cards: dict[str, Cards]
    """By side."""
    pile: int
    """How many cards are left in it."""
    discard: Names
    table: Names
    """Cards played and not yet discarded."""
    passed: Names
    """Sides that have discarded or passed this round (4.1d)."""
    pending: tuple[str, int] | None
    """What was chosen, until its card is played."""
    columns: dict[str, Column]
    garrisons: dict[str, Garrison]
    """By space."""
    patrols: dict[str, tuple[str, str]]
    """By link: the column and the kind of the regiment (9.0)."""
    sieges: dict[str, Siege]
    """By space."""
    rejected: Names
    """Spaces that rejected an initial offer (11.2d)."""
    forage: dict[str, int]
    """Level by space, where there is any (10.0)."""
    stock: dict[str, tuple[int, int]]
    """By space: baggage points and artillery that lie openly (7.3b, 12.6)."""
    coming: tuple[Coming, ...]
    away: tuple[tuple[str, int, str], ...]
    """Leaders out of play, the round in which they are back (turn * rounds of a turn + round, -1: never), their side
    (6.3)."""
    ta_left: int
    """Tactical advantage chits not yet taken."""
    cadre: Cadre | None
    """The reader's own; null for a spectator, like what follows."""
    chits: dict[str, str] | None
    """Abilities of the reader's leaders (6.1d)."""
    notes: dict[str, Note] | None
    """What the reader has seen: by number of column, or 8 + number of space for a garrison."""
    act: Act | None
    battle: Battle | None
