"""What a side may see, field by field: spaces, units, cards and sides by their written names."""

from __future__ import annotations

from msgspec import Struct, field


class Space(Struct, frozen=True, array_like=True):
    """A space of the map; the list of them is in the order of the data."""

    control: str
    """The side that holds it."""
    stack: list[str]
    trench: int
    """0 none; 1 and 2 the levels of the Allies, 3 and 4 those of the Central Powers."""
    fort: int
    """The strength of an intact fort."""
    siege: str
    """besieged, or empty."""
    orders: str
    """4.1.10: what it is activated for: m movement, a combat."""


class WarStatus(Struct, frozen=True):
    """War status: each side's, and the combined."""

    ap: int
    cp: int
    combined: int


class Duty(Struct, frozen=True):
    """7.1: the mandatory offensive of a side this turn."""

    nation: str
    """Empty: none."""
    made: bool
    owed: bool
    """7.1.3: whether it has still to be made."""


class Fire(Struct, frozen=True):
    """12.2.6, 12.2.7: what a side fires with, as far as it is known now."""

    strength: int
    table: str
    """army or corps."""
    column: str
    """As it is printed, after the shift."""
    shift: int
    modifier: int


class Combat(Struct, frozen=True):
    """12.2: the combat under way. Pairs are of the Allies and the Central Powers."""

    attacker: str
    target: str
    attackers: list[str]
    defenders: list[str]
    start: list[str] = field(name="from")
    """The spaces the attack comes from, each once."""
    pin: str | None
    flank: int
    """12.3.3: 1 succeeded, -1 failed, 0 not tried."""
    cards: list[str]
    """Combat cards of both sides in this combat, new and kept."""
    fire: dict[str, Fire]
    dice: tuple[int, int]
    """Modified dice so far; -1 not yet."""
    score: tuple[int, int]
    """Loss score inflicted by each side; -1 not yet."""
    to_lose: tuple[int, int]
    """Loss points still to be met by each side."""
    retreat: int
    """Spaces the defenders must retreat (12.5.2)."""
    to_retreat: list[str]
    """Defenders that have still to retreat."""


class Cards(Struct, frozen=True):
    """The cards of a side. Its hand is its own: others see the size, and the cards they have been shown."""

    hand: list[str]
    hand_size: int
    pile_size: int
    discard: list[str]
    table: list[str]
    removed: list[str]


class Common(Struct, frozen=True):
    """What everybody sees. Dictionaries are by side unless they say otherwise."""

    scenario: str
    turn: int
    turn_name: str
    round: int
    active: str
    phase: str
    vp: int
    bid: int
    """5.6.2: points added for the Central Powers when the game ends."""
    tournament: bool
    """5.6.3: what would be a draw is won by the Allies."""
    war_status: WarStatus
    commitment: dict[str, int]
    """16.1.1: 0 mobilization, 1 limited war, 2 total war."""
    us_track: int
    russia_track: int
    russian_vp: int
    """Russian VP spaces in the hands of the Central Powers."""
    mandatory: dict[str, Duty]
    actions: dict[str, list[str]]
    """8.1.4: what each round of this turn was used for."""
    rp: dict[str, int]
    """Replacement points by kind."""
    at_war: list[str]
    """Nations that entered the war after its start."""
    greece: int
    """9.5.2.4: 0 neutral, 1 limited entry, 2 at war."""
    beachhead: str | None
    closed: list[str]
    """Spaces nobody may enter or trace through."""
    spaces: list[Space]
    boxes: dict[str, list[str]]
    """Units off the map, by where they are."""
    unsupplied: list[str]
    """Units on the map that are out of supply."""
    reduced: list[str]
    events: list[str]
    """Cards whose event has been played."""
    card: str | None
    """The card being played."""
    use: str
    """ops, sr, rp, event, or automatic and peace without a card; empty: no action is under way."""
    points: int
    """What is left of it to spend."""
    moving: list[str]
    path: list[str]
    """The spaces the moving stack has been in so far, its start first."""
    digging: list[str]
    spent: list[str]
    """Units that have moved, entrenched, redeployed or attacked this round."""
    battle: Combat | None


class View(Common, frozen=True):
    """The position as one side, or a spectator, may see it."""

    cards: dict[str, Cards]
