"""All that can change, as plain data, and the few functions that change it while keeping caches true.

Flat on purpose: integers, lists of integers, bit sets. Ids are indices into the `Box`. A hex that stands alone is
counted over all fronts; a set of hexes belongs to one front and counts inside it (see fronts.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from ...kernel.fields import Bits, Cache, Fields, Fixed, Log, Shared, made
from ...kernel.game import LogLine, OptionValue
from ...kernel.maps import bits
from .box import AL, NATIONS, NOBODY, Box, Face
from .fronts import FAIR, MOUNTAIN, ORDINARY, Front
from .scenes import Scene

# Where a unit is, when it is not in a hex: above every hex.
OFF: Final = 1 << 16
BOXES: Final = (
    "absent", "holding", "dead", "europe", "near-east", "gone", "arabia", "reserve", "transit", "transfer", "neutral",
    "withdrawn",
)  # fmt: skip
ABSENT, HOLDING, DEAD, AVAILABLE, AVAILABLE_NEAR, GONE, ARABIA, RESERVE, TRANSIT, TRANSFER, NEUTRAL, WITHDRAWN = range(
    OFF, OFF + len(BOXES)
)
"""ABSENT: not in this game. HOLDING: not due yet. DEAD: may be rebuilt; GONE: never. NEUTRAL: of a country not at war.
WITHDRAWN: away for a while (6.46)."""


BEACHES, SALONIKA, GREECE_OPEN, ALBANIA_OPEN, EUROPEAN_TURKS, PERSIAN_FORCE, HOLLAND_OPEN = (1 << i for i in range(7))
"""6.52, 6.53, 17.21l, 17.4b, 17.13a, 17.21e, 20.0."""


class Shift(NamedTuple):
    """A reason for better or worse odds, by its rule, and what it does: columns, or points on the die."""

    rule: str
    key: str
    by: int


class Odds(NamedTuple):
    """What a combat comes to. Shifts to the right and added points are the attacker's."""

    attack: int
    defence: int
    large: bool
    """10.32: whether table B is used, for more than three defenders."""
    ratio: int
    """The column before shifts: 0 is 1-2, 5 is 5-1; there are some below and above."""
    shifts: tuple[Shift, ...]
    column: int
    modifiers: tuple[Shift, ...]
    modifier: int


class Attack(Fields, listed=sorted):
    """The combat under way (10.3)."""

    hex: int
    attackers: tuple[int, ...] = ()
    shown: bool = False
    """7.25a: both stacks have been looked at; there is no way back."""
    hqs: tuple[int, int] = (-1, -1)
    """The headquarters that support attacker and defender (10.46)."""
    played: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Events and air units that attacker and defender have put in."""
    told: tuple[int, int] = (0, 0)
    """How far each has come with saying what he puts in."""
    column: int = 0
    modifier: int = 0
    odds: Odds | None = None
    """What the die was thrown at; None before."""
    die: int = 0
    losses: tuple[int, int] = (0, 0)
    """Steps that attacker and defender still have to lose."""
    first: tuple[bool, bool] = (False, False)
    """Whether their first loss, which is not free (10.64), is still to come."""
    wiped: bool = False
    """10.65: the defender is wiped out."""
    trench: int = 0
    """The trench modifier of the defender when he was attacked (10.71b)."""
    tanks: bool = False
    """Whether tanks took part that nobody answered."""
    won: bool = False
    push: tuple[int, ...] = ()
    """Who has advanced and may go on (10.72)."""


class Due(NamedTuple):
    """Units too many in a hex: their owner must give some up (7.22)."""

    side: int
    hex: int


class State(Fields):
    """A position and everything the rules remember."""

    box: Shared[Box]
    scenario: str
    options: Fixed[dict[str, OptionValue]]
    scene: Shared[Scene] = made(lambda g: g.box.scenes[g.scenario])
    log: Log = None
    turn: int = made(lambda g: g.scene.first_turn)
    phase: str = "set_up"
    over: tuple[int, str] | None = None
    """Who won (2: nobody) and how."""

    # who acts
    side: int = AL
    """Whose turn it is to act in the phase under way."""
    theatre: int = 0
    second: bool = False
    """Whether this is the second of the two mutual phases (4.2.6)."""
    initiative: list[int] = made(lambda g: list(g.scene.initiative))
    """By theatre, who holds it (4.21)."""

    # nations
    allegiance: list[int] = made(lambda g: list(g.scene.allegiance))
    """By nation: CP, AL or NOBODY."""
    fallen: Bits = 0
    """Nations that have collapsed (16.0)."""
    fresh: Bits = 0
    """Nations that have joined this turn (17.11b)."""
    tsar: int = 0
    """0: he reigns; then the turn of his fall."""
    bolsheviks: int = 0
    """0, or the turn of their revolution."""
    treaty: int = 0
    """5.46a: Brest-Litovsk."""
    landed: Bits = 0
    """What has happened once for all, as the bits below."""
    spoiled: list[Bits] = made(lambda g: [0] * 6)
    """11.71: primary sources that were taken once and are none any more, by front."""
    rps: list[int] = made(lambda g: [0] * len(NATIONS))
    """Resource points (5.13)."""

    # units
    loc: list[int] = made(lambda g: [ABSENT] * g.box.count)
    left: bytearray = made(lambda g: bytearray(g.box.steps))
    """Steps left."""
    turned: Bits = 0
    """On the other side, where that is a conversion: shock troops, cavalry on foot, Provisional, Red."""
    depleted: Bits = 0
    """Headquarters that cannot support (10.46c)."""
    died_on: list[int] = made(lambda g: [0] * g.box.count)
    """5.36a: the front on which a dead unit was lost."""

    # the map
    held: list[list[Bits]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes that it controls (7.1)."""
    ruined: Bits = 0
    """Forts that are destroyed, by their number in the box (14.14)."""
    devastated: Bits = 0
    """14.6: hexes of the West laid waste."""
    hindenburg: Bits = 0
    """14.31: hexes of the West with the Hindenburg Line."""
    dugouts: tuple[int, ...] = ()
    """6.35, 6.36: hexes of the Near East with trenches."""
    letter: int = 64
    """The last Strategic Turn, as the number of its letter; 64 before A."""
    kut: bool = False
    """14.21: whether Allies have been in Kut."""
    allied_choice: bool = False
    """5.82: whether the Allies choose the initiative now."""
    us_army: bool = False
    """7.24b: whether the headquarters of the American First Army has come."""
    modern: bool = False
    """15.66: shock troops or replaceable Allied tanks have appeared."""
    winter: bool = False
    """6.29: the Russian Winter Offensive, this turn."""
    pipeline: int = 0
    """11.53: how many towns of Sinai it has reached."""
    weather: list[int] = made(lambda g: [FAIR] * 6)

    tops: dict[int, int] = made(lambda g: {})
    """7.25: by hex, the unit that lies on top of a stack, if not the first of it."""
    shown: Bits = 0
    """7.25a: units that both sides look at now."""

    # movement
    moved: Bits = 0
    """Units whose chance to move in this phase is past."""
    marching: tuple[int, ...] = ()
    spent: int = 0
    """Points that the units under way have spent."""
    passed: Bits = 0
    """Fronts on which the side that moves or attacks has done."""

    # combat
    struck: list[Bits] = made(lambda g: [0] * 6)
    """By front the hexes that were attacked in this phase (10.14)."""
    fought: Bits = 0
    """Units that have attacked in this phase."""
    attack: Attack | None = None
    due: tuple[Due, ...] = ()

    # caches
    here: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front its units on the map."""
    occ: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes with its combat units."""
    any_occ: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes with any of its units."""
    stacks: Cache[dict[int, tuple[int, ...]]] = made(lambda g: {})
    forts: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes with its intact forts."""
    staff: Cache[int] = 0
    """How often a headquarters has come or gone."""
    lines: Cache[dict[tuple[int, int], tuple[object, ...]]] = made(lambda g: {})
    """What was last found of supply, with what it was found from (supply.py)."""


def load(box: Box, plain: Mapping[str, Any]) -> State:
    """The state that `dump` described; the caches are found again."""
    g = State.load(plain, box=box)
    refresh(g)
    return g


def refresh(g: State) -> None:
    """Find all caches again from the facts."""
    g.here, g.occ, g.any_occ = ([[0] * 6, [0] * 6] for _ in range(3))
    g.stacks, g.lines = {}, {}
    for u, h in enumerate(g.loc):
        if h < OFF:
            g.stacks[h] = (*g.stacks.get(h, ()), u)
            _stand(g, u, h)
    refresh_forts(g)


def refresh_forts(g: State) -> None:
    """14.11a: intact forts are those of the nation that built them."""
    g.forts = [[0] * 6, [0] * 6]
    for i, fort in enumerate(g.box.forts):
        side = g.allegiance[fort.nation]
        if not g.ruined >> i & 1 and side != NOBODY:
            front = g.box.front_of[fort.hex]
            g.forts[side][front.index] |= 1 << fort.hex - front.base


def _stand(g: State, u: int, h: int) -> None:
    side, front = side_of(g, u), g.box.front_of[h]
    g.here[side][front.index] |= 1 << u
    bit = 1 << h - front.base
    g.any_occ[side][front.index] |= bit
    if g.box.fights[u]:
        g.occ[side][front.index] |= bit


def put(g: State, u: int, h: int) -> None:
    """Move a unit to a hex or a box; nothing else happens."""
    old = g.loc[u]
    g.loc[u] = h
    if not g.box.fights[u]:
        g.staff += 1
    if old < OFF:
        rest = tuple([other for other in g.stacks[old] if other != u])
        if rest:
            g.stacks[old] = rest
        else:
            del g.stacks[old]
        _leave(g, u, old, rest)
    if h < OFF:
        there = g.stacks.get(h)
        g.stacks[h] = (u,) if there is None else tuple(sorted((*there, u)))
        _stand(g, u, h)


def _leave(g: State, u: int, h: int, rest: tuple[int, ...]) -> None:
    side, front = side_of(g, u), g.box.front_of[h]
    bit, f = 1 << h - front.base, front.index
    g.here[side][f] &= ~(1 << u)
    mine = [v for v in rest if side_of(g, v) == side]
    if not mine:
        g.any_occ[side][f] &= ~bit
    if g.box.fights[u] and not any(g.box.fights[v] for v in mine):
        g.occ[side][f] &= ~bit


# -- sides and nations -------------------------------------------------------------------------------------------------


def side_of(g: State, u: int) -> int:
    return g.allegiance[g.box.nation[u]]


def collapsed(g: State, u: int) -> bool:
    """16.1: whether a unit's nation has collapsed."""
    return bool(g.fallen >> g.box.nation[u] & 1)


# -- what a counter is worth now ---------------------------------------------------------------------------------------


def face(g: State, u: int) -> Face:
    """The side of a counter that is up."""
    if g.turned >> u & 1 or g.left[u] < g.box.steps[u]:
        return g.box.back[u]
    return g.box.face[u]


def attack_of(g: State, u: int) -> int:
    """16.11b: units of a collapsed nation fight with 1."""
    its = face(g, u).attack
    return min(its, 1) if collapsed(g, u) else its


def defence_of(g: State, u: int) -> int:
    its = face(g, u).defence
    return min(its, 1) if collapsed(g, u) else its


def movement_of(g: State, u: int) -> int:
    return face(g, u).movement


def is_full(g: State, u: int) -> bool:
    return g.left[u] == g.box.steps[u]


def is_shock(g: State, u: int) -> bool:
    """15.4: whether a unit fights as shock troops."""
    return bool(g.turned >> u & 1) and g.box.reverse[u] == "shock"


def mover(g: State, u: int) -> int:
    return MOUNTAIN if g.box.kind[u] == "mountain" else ORDINARY


# -- who is where ------------------------------------------------------------------------------------------------------


def front_at(g: State, h: int) -> Front:
    return g.box.front_of[h]


def units_at(g: State, h: int, side: int) -> list[int]:
    """What a side has in a hex."""
    return [u for u in g.stacks.get(h, ()) if side_of(g, u) == side]


def fighters_at(g: State, h: int, side: int) -> list[int]:
    """The combat units that a side has in a hex."""
    return [u for u in g.stacks.get(h, ()) if g.box.fights[u] and side_of(g, u) == side]


def on_front(g: State, side: int, front: int) -> Iterator[int]:
    return bits(g.here[side][front])


def holds(g: State, side: int, h: int) -> bool:
    """7.1: whether a side controls a hex."""
    front = g.box.front_of[h]
    return bool(g.held[side][front.index] >> h - front.base & 1)


def fort_at(g: State, h: int) -> int:
    """The number of the intact fort in a hex; -1: none."""
    i = g.box.fort_at.get(h, -1)
    return -1 if i < 0 or g.ruined >> i & 1 else i


def at_war(g: State, nation: str) -> bool:
    return g.allegiance[NATIONS.index(nation)] != NOBODY


def tell(g: State, key: str, /, **args: object) -> None:
    """Write a line of the log."""
    if g.log is not None:
        g.log.append(LogLine(key, args))
