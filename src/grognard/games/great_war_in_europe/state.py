"""All that can change, as plain data, and the few functions that change it while keeping caches true.

Flat on purpose: integers, lists of integers, bit sets. Ids are indices into the `Box`. A hex that stands alone is
counted over all fronts; a set of hexes belongs to one front and counts inside it (see fronts.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from ...kernel.fields import Bits, Cache, Fields, Fixed, Later, Log, Shared, made
from ...kernel.game import LogLine, OptionValue
from ...kernel.maps import bits, members
from .box import AL, CP, NATIONS, NOBODY, RU, Box, Face
from .fronts import EAST, FAIR, IRAQ, Front
from .scenes import Scene

# Where a unit is, when it is not in a hex: above every hex.
OFF: Final = 1 << 16
BOXES: Final = (
    "absent", "holding", "dead", "europe", "near-east", "gone", "arabia", "reserve", "transit", "transfer", "neutral",
    "withdrawn", "beside-west", "beside-italy",
)  # fmt: skip
(
    ABSENT, HOLDING, DEAD, AVAILABLE, AVAILABLE_NEAR, GONE, ARABIA, RESERVE, TRANSIT, TRANSFER, NEUTRAL, WITHDRAWN,
    BESIDE_WEST, BESIDE_ITALY,
) = range(OFF, OFF + len(BOXES))  # fmt: skip
"""ABSENT: not in this game. HOLDING: not due yet. DEAD: may be rebuilt; GONE: never. NEUTRAL: of a country not at war.
WITHDRAWN: away for a while (6.46). BESIDE: Americans at the edge of a map (13.25)."""


BEACHES, SALONIKA, GREECE_OPEN, ALBANIA_OPEN, EUROPEAN_TURKS, PERSIAN_FORCE = (1 << i for i in range(6))
"""6.52, 6.53, 17.21l, 17.4b, 17.13a, 17.21e."""
HOLLAND_OPEN, BALTIC_OPEN = (1 << i for i in (6, 7))
"""20.0."""

CZAR, BRUSILOV, MUTINY, TIGER, ISLAM, INFLUENZA, TYPHUS = (1 << i for i in range(7))
"""Events whose having been played counts later: 6.42, 6.28, 6.47, 6.34, 6.45; and as long as they last: 6.58, 6.57."""

IN_BAGHDAD, IN_JERUSALEM, ALPENKORPS_WAS, ALPENKORPS_CAME = (1 << i for i in range(4))
"""5.62c to 5.62e: what the Turks do not forget. WAS: it was in the Near East when Strategic Turn K came."""


TALL: Final = 4
"""Units of a stack that may be full; no limit of 7.23 is lower, but for those of which there is one a hex."""


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
    """10.23: one hex is attacked."""
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
    ratio: int = 0
    """The column before all shifts (6.30d)."""
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
    """Whether tanks took part that nobody answered,"""
    shock: bool = False
    """and shock troops; neither need survive (15.24b, 15.44)."""
    against: int = 0
    """The nations that defended, as bits; a fort has a garrison of its own (6.40, 14.11a)."""
    battle: bool = False
    """15.45: whether it is one of the Kaiserschlacht."""
    fled: bool = False
    """15.53: whether nobody was there any more."""
    barred: bool = False
    """6.39, 6.40: nobody advances."""
    looted: bool = False
    """6.41: nobody goes a second hex."""
    won: bool = False
    push: tuple[int, ...] = ()
    """Who has advanced and may go on (10.72)."""
    ahead: tuple[int, ...] = ()
    """Who has gone on."""


class Round(NamedTuple):
    """10.8: a marker that lets units around it attack again."""

    kind: str
    hex: int


class Due(NamedTuple):
    """Units too many in a hex: their owner must give some up (7.22)."""

    side: int
    hex: int
    mixed: bool = False
    """16.11b, 6.48: units that may not stack any more."""


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
    armistice: Bits = 0
    """Nations that have made peace before a scenario begins: they stand still and nobody attacks them."""
    landed: Bits = 0
    """What has happened once for all, as the bits below."""
    spoiled: list[Bits] = made(lambda g: [0] * 6)
    """11.71: primary sources that were taken once and are none any more, by front."""
    spared: Bits = 0
    """11.86: units that count as supplied in this combat phase."""
    broke_out: bool = False
    """11.86: whether that has been used."""
    footholds: Bits = 0
    """11.33d: hexes of the East with Allies that are sources only as long as some are there."""
    rps: list[int] = made(lambda g: [0] * len(NATIONS))
    """Resource points (5.13)."""
    played: Bits = 0
    """Events that have been played or are in force, as CZAR and the others above."""
    surrendered: bool = False
    """5.61, 16.61: whether Turkey has surrendered."""
    marks: Bits = 0
    """Lasting modifiers of its surrender, as IN_BAGHDAD and the others above."""
    required: int = 0
    """5.38: divisions that Turkey must keep in the Reserve box, by its last roll."""
    us_entry: int = made(lambda g: ord(g.box.tables["us"]["entry"]))
    """5.71: the letter on which the United States join, or have joined."""
    paris: int = 0
    """16.2: 0 while Allies hold a hex of Paris, 1 after its fall, 2 if six American divisions were in France then."""
    russian: list[Bits] = made(lambda g: [0] * 6)
    """5.43d: by front the hexes that Russians were the last Allies to enter."""

    # the Strategic Turn
    lent: list[int] = made(lambda g: [0] * 4)
    """5.17: points given in this phase to Russia, by the British and by the French to Serbia, by Germany."""
    warfare: tuple[str, ...] = ()
    """5.21: events in the Strategic Warfare Box, by their names in events.csv."""
    uboats: int = 0
    """5.22a: U-Boat events that wait for their turn in the box."""
    hunted: bool = False
    """5.22d: whether U-boats have brought the United States nearer once: the counter may go only then."""
    convoy: bool = False
    """6.49: the war of the U-boats is over."""
    defenders: tuple[int, ...] = ()
    """5.24a: German air units that defend their country until the next Strategic Turn."""
    returns: int = 0
    """6.46: the letter on which the units in WITHDRAWN come back."""
    worked: list[int] = made(lambda g: [0] * len(g.box.mines))
    """5.16b: by resource hex the turn since which it is the Central Powers' with an open line; 0: it is not."""
    dominions: list[int] = made(lambda g: [0, 0])
    """5.36b: Canadian and Anzac steps rebuilt in this phase."""
    lost_east: int = 0
    """5.36c: British units lost on the Eastern front that nobody can rebuild."""
    quiet_since: int = made(lambda g: g.scene.first_turn)
    """5.44: the first turn after the last Revolutions Phase."""
    ru_attacked: Bits = 0
    """5.44a: turns since then in which Russians attacked,"""
    ru_struck: Bits = 0
    """5.44b: and those in which they were attacked."""
    untried: Bits = 0
    """15.82: units on the map whose strength nobody knows."""
    levy: int = 0
    """15.93a: divisions that are still to become Red Army in this phase."""
    switched: int = 0
    """5.83b: the letter on which the initiative changed last."""
    settled: bool = False
    """5.87c: whether an Allied event has fixed the initiative for good."""
    ohl: bool = False
    """5.88: whether the marker shows OHL; otherwise OberOst."""

    # victory
    vp: int = 0
    """Points that events and Emergency Replacements have added to those of hexes, or taken off (5.18b, 6.50, 6.51)."""
    claimed: bool = False
    """A58: in the Near East alone the Central Powers hold enough hexes, if Turkey does not surrender now."""
    seized: tuple[int, ...] = ()
    """18.21: French victory hexes just captured, for which a die is to be thrown."""
    captured: Bits = 0
    """18.22: victory hexes of the West that the Central Powers have had once."""
    tries: tuple[int, int] = (0, 0)
    """18.23: a turn, with how many dice for sudden death were thrown in it."""
    retaken: Bits = 0
    """18.24b: victory hexes of the West that the Allies have retaken since March 1917."""
    stirred: bool = False
    """Whether anything has happened since the instant checks were made (instant.py)."""

    # units
    loc: list[int] = made(lambda g: [ABSENT] * g.box.count)
    left: bytearray = made(lambda g: bytearray(g.box.steps))
    """Steps left."""
    turned: Bits = 0
    """On the other side, where that is a conversion and no second step (3.26e): shock troops, cavalry on foot,
    Provisional, Red."""
    depleted: Bits = 0
    """Headquarters that cannot support (10.46c)."""
    died_on: list[int] = made(lambda g: [-1] * g.box.count)
    """5.36a: the front on which a unit was last lost; -1: never."""

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
    begun: int = -1
    """The hex where their march began (8.14d); -1: they have not left it."""
    met: bool = False
    """8.14e: whether they have been beside an enemy combat unit on their way."""
    passed: Bits = 0
    """Fronts on which the side that moves or attacks has done."""

    # combat
    struck: list[Bits] = made(lambda g: [0] * 6)
    """By front the hexes that were attacked in this phase (10.14)."""
    fled: Later[tuple[int, ...]] = ()
    """The hexes that cavalry has left in this phase (15.52)."""
    fought: Bits = 0
    """Units that have attacked in this phase."""
    attack: Attack | None = None
    due: tuple[Due, ...] = ()

    # new units and entries
    pool: Bits = 0
    """Units that the side under way may still place in this phase (13.0)."""
    entering: Bits = 0
    """17.11a: units of countries that have joined and must be set up."""
    arriving: int = -1
    """The unit that is being placed."""
    spot: int = -1
    """Where the last one was placed."""
    like: int = -1
    """The last one."""
    came: int = -1
    """Where the last one rode from (9.0)."""
    via: tuple[tuple[int, int, int], ...] = ()
    """13.3: headquarters, hex and unit of what came by a headquarters in this phase."""
    polish: Bits = 0
    """13.26: Russians that came into the box on Strategic Turn A."""
    shut: Bits = 0
    """6.57b, 6.58a: nations that place no new units this turn."""

    # strategic movement
    entrained: Bits = 0
    """Units that may still use strategic or sea movement in this phase."""
    riding: int = -1
    """The one under way."""
    freight: list[int] = made(lambda g: [0] * 9)
    """9.1, 9.2, 9.5: what has been used of each capacity (trains.POOLS)."""
    since: list[int] = made(lambda g: [0] * g.box.count)
    """9.13, 9.24: the turn in which a unit came into the Transit or the Transfer box."""
    # 6.0 events; a set of counters is a bit set
    pools: list[Bits] = made(lambda g: [0, 0])
    """By side what may be drawn."""
    hands: list[Bits] = made(lambda g: [0, 0])
    """By side what it holds."""
    known: Bits = 0
    """6.17: counters of hands that both sides have seen."""
    in_play: Bits = 0
    """Counters that stay in force."""
    tracks: dict[int, int] = made(lambda g: {})
    """Counters that are in force for some turns, with the last of these."""
    tired: Bits = 0
    """15.12, 6.25a: counters used since the last Strategic Turn."""
    once: Bits = 0
    """6.16.e, 6.17.e, 6.31, 6.38: counters used in this turn."""
    heard: int = 0
    """Sides that have had their say in the question under way."""
    mute: int = 0
    """Sides that will not be asked again about events for any time in this turn."""
    buys: list[int] = made(lambda g: [-1, -1])
    """6.11: by side whether it buys events; -1: not said yet."""
    plans: list[int] = made(lambda g: [-1, -1])
    """20.0: by side whether it has taken its pre-war event; -1: not said yet."""
    queue: tuple[tuple[int, int], ...] = ()
    """Draws still to come: who, from whose pool."""
    drawn: int = -1
    """The counter drawn and not settled yet."""
    called: int = -1
    """6.12: the counter whose event takes place next."""
    never: Bits = 0
    """6.54b: nations that will never join."""
    toll: tuple[str, int, int] | None = None
    """6.46, 6.64b: the event that calls British units away, factors still wanted, and of these cavalry."""
    rising: int = -1
    """6.8: the Armenian unit at Van that is to be attacked."""
    gas: int = 0
    """6.13.eb: gases that somebody has used."""
    jutland: int = 0
    """6.50: 1 if the Germans won, -1 if the British did."""
    gaza: bool = False
    """6.35: Allies have been in the trenches of the Gaza line."""
    raid: int = -1
    """6.25a: the town that Lawrence raids."""
    shocks: int = 0
    """6.5: Shock-Troop events played."""
    weary: Bits = 0
    """6.58b: divisions that will not be shock troops again."""
    battles: int = -1
    """15.45: attacks of the Kaiserschlacht made; -1: there may be none."""
    battle_front: int = -1
    """15.45: the front of the Kaiserschlacht."""
    strikes: list[int] = made(lambda g: [0] * 6)
    """By front the attacks of the Central Powers in this turn."""
    mandate: list[int] = made(lambda g: [0, 0, 0])
    """6.30: attacks made in this turn of those that Enver, Conrad and Haig want."""
    owed: list[int] = made(lambda g: [0, 0, 0])
    """6.30: how many of these attacks could have been made."""
    driven: tuple[int, ...] = ()
    """6.30b: units that have to march on the enemy for Enver."""
    arab: tuple[int, int] = (-1, 2)
    """15.81: the hex that only Arabs hold, and whose it was."""
    rounds: tuple[Round, ...] = ()
    """10.82: markers for another round of attacks."""
    again: Bits = 0
    """10.82: in such a round, the units that may attack."""

    calls: tuple[tuple[int, int], ...] = ()
    """6.54a: nations that join in the New Units Phase of this turn, with their side."""
    series: int = 0
    """The letter of the Strategic Turn since which air units, Lawrence and OHL have been used."""
    commanded: bool = False
    """10.81: OHL or OberOst has been used since then."""

    landed_on: int = 0
    """9.56b: the last turn in which Gallipoli or Salonika was played."""
    maude: bool = False
    """6.33: whether Maude commands in Iraq."""
    pef: Bits = 0
    """17.21e: Russians of the Persian Expeditionary Force."""
    pef_on: int = 0
    """The turn in which it went; the force is sent once."""

    # works
    line: tuple[int, ...] = ()
    """14.31a: hexes of the Hindenburg Line chosen so far."""
    lined: bool = False
    """14.31a: whether the Hindenburg Line has been placed."""
    sapping: Bits = 0
    """14.62a: units that devastate their hex."""
    gun: int = -1
    """6.10: the hex of the Paris Gun; -1: not placed."""
    gun_ready: bool = False
    """6.10: whether the Paris Gun may be placed."""

    # caches
    here: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front its units on the map."""
    occ: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes with its combat units."""
    any_occ: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes with any of its units."""
    stacks: Cache[dict[int, tuple[int, ...]]] = made(lambda g: {})
    waiting: Cache[list[int]] = made(lambda g: [(1 << g.box.count) - 1, *[0] * (len(BOXES) - 1)])
    """By box, counted from OFF, the units in it."""
    tall: Cache[list[int]] = made(lambda g: [0] * 6)
    """By front the hexes with so many units that one more may be too many."""
    colours: Cache[list[int]] = made(lambda g: [0] * 6 * len(NATIONS))
    """By nation and front (`colours_of`) the hexes with units of a nation."""
    forts: Cache[list[list[int]]] = made(lambda g: [[0] * 6, [0] * 6])
    """By side and front the hexes with its intact forts."""
    staff: Cache[list[int]] = made(lambda g: [0] * 6 * len(NATIONS))
    """By nation and front (as `colours`) how often a headquarters has come or gone."""
    lines: Cache[dict[int, Any]] = made(lambda g: {})
    """What was last found of supply, with what it was found from (supply.py)."""
    lands: Cache[Any] = None
    """What was last found of who may be where, with what it was found from (passports.py)."""


def load(box: Box, plain: Mapping[str, Any]) -> State:
    """The state that `dump` described; the caches are found again."""
    g = State.load(plain, box=box)
    refresh(g)
    return g


def refresh(g: State) -> None:
    """Find all caches again from the facts."""
    g.here, g.occ, g.any_occ = ([[0] * 6, [0] * 6] for _ in range(3))
    g.stacks, g.lines = {}, {}
    g.tall, g.colours, g.waiting = [0] * 6, [0] * 6 * len(NATIONS), [0] * len(BOXES)
    for u, h in enumerate(g.loc):
        if h < OFF:
            _stand(g, u, h)
        else:
            g.waiting[h - OFF] |= 1 << u
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
    box, there = g.box, g.stacks.get(h)
    g.stacks[h] = (u,) if there is None else (*there, u) if u > there[-1] else tuple(sorted((*there, u)))
    front, nation = box.front_of[h], box.nation[u]
    side, f, bit = g.allegiance[nation], front.index, 1 << h - front.base
    g.here[side][f] |= 1 << u
    g.any_occ[side][f] |= bit
    g.colours[6 * nation + f] |= bit
    if box.fights[u]:
        g.occ[side][f] |= bit
    if there is not None and len(there) + 1 >= TALL:
        g.tall[f] |= bit


def put(g: State, u: int, h: int) -> None:
    """Move a unit to a hex or a box; nothing else happens."""
    old = g.loc[u]
    g.loc[u] = h
    if not g.box.fights[u]:
        for at in (old, h):
            if at < OFF:
                g.staff[6 * g.box.nation[u] + g.box.front_of[at].index] += 1
    if old < OFF:
        _leave(g, u, old)
    else:
        g.waiting[old - OFF] &= ~(1 << u)
    if h < OFF:
        _stand(g, u, h)
    else:
        g.waiting[h - OFF] |= 1 << u


def _leave(g: State, u: int, h: int) -> None:
    box = g.box
    front, nation = box.front_of[h], box.nation[u]
    side, f, bit = g.allegiance[nation], front.index, 1 << h - front.base
    g.here[side][f] &= ~(1 << u)
    stack = g.stacks[h]
    if len(stack) == 1:
        del g.stacks[h]
        g.any_occ[side][f] &= ~bit
        g.occ[side][f] &= ~bit
        g.colours[6 * nation + f] &= ~bit
        return
    g.stacks[h] = rest = tuple([other for other in stack if other != u])
    if len(rest) == TALL - 1:
        g.tall[f] &= ~bit
    nations, fights, allegiance = box.nation, box.fights, g.allegiance
    kin = friend = fighter = False
    for v in rest:
        if allegiance[nations[v]] == side:
            kin, friend, fighter = kin or nations[v] == nation, True, fighter or fights[v]
    if not kin:
        g.colours[6 * nation + f] &= ~bit
    if not friend:
        g.any_occ[side][f] &= ~bit
    if not fighter and fights[u]:
        g.occ[side][f] &= ~bit


def recolour(g: State, f: int) -> None:
    """Find again which nations are where on a front, when units have been dealt out anew."""
    front = g.box.fronts[f]
    g.colours[f::6] = [0] * len(NATIONS)
    for u in bits(g.here[CP][f] | g.here[AL][f]):
        g.colours[6 * g.box.nation[u] + f] |= 1 << g.loc[u] - front.base


def colours_of(g: State, nation: int, f: int) -> int:
    """The hexes of a front with units of a nation."""
    return g.colours[6 * nation + f]


# -- sides and nations -------------------------------------------------------------------------------------------------


def side_of(g: State, u: int) -> int:
    """3.26t"""
    return g.allegiance[g.box.nation[u]]


def collapsed(g: State, u: int) -> bool:
    """16.1: whether a unit's nation has collapsed."""
    return bool(g.fallen >> g.box.nation[u] & 1)


# -- what a counter is worth now ---------------------------------------------------------------------------------------


def face(g: State, u: int) -> Face:
    """3.22b: the side of a counter that is up."""
    box = g.box
    if g.left[u] < box.steps[u] or g.turned >> u & 1 or (u == box.alpenkorps and is_shock(g, u)):
        return box.back[u]
    return box.face[u]


def attack_of(g: State, u: int) -> int:
    """16.11b: units of a collapsed nation fight with 1; 15.93a: but not the Red Army."""
    its = face(g, u).attack
    return 1 if its > 1 and collapsed(g, u) and not is_red(g, u) else its


def defence_of(g: State, u: int) -> int:
    its = face(g, u).defence
    return 1 if its > 1 and collapsed(g, u) and not is_red(g, u) else its


def flag_of(g: State, u: int) -> int:
    """The nation that a unit counts as: Armenians are Russians (15.81)."""
    return g.box.flag[u]


def rides(g: State, u: int) -> bool:
    """15.5: cavalry, 15.55: unless it fights on foot now."""
    return g.box.kind[u] == "cavalry" and not g.turned >> u & 1


def is_red(g: State, u: int) -> bool:
    """15.93: after the revolution, divisions that show their first side again, and headquarters that have come back."""
    if not g.bolsheviks:
        return False
    return bool(g.box.red >> u & 1 and not g.turned >> u & 1) or bool(g.box.hq_mask & g.box.of_nation[RU] & 1 << u)


def movement_of(g: State, u: int) -> int:
    if g.bolsheviks and g.box.nation[u] == RU and not g.box.fights[u]:
        return int(g.box.tables["revolution"]["red_hq"]["movement"])  # 15.93b
    return face(g, u).movement


def is_full(g: State, u: int) -> bool:
    return g.left[u] == g.box.steps[u]


def is_shock(g: State, u: int) -> bool:
    """15.4: whether a unit fights as shock troops; 15.46: the Alpenkorps always does in the East."""
    if g.box.reverse[u] != "shock":
        return False
    if g.turned >> u & 1:
        return True
    return u == g.box.alpenkorps and g.loc[u] < OFF and g.box.front_of[g.loc[u]].index == EAST


def mover(g: State, u: int) -> int:
    return g.box.mover[u]


# -- who is where ------------------------------------------------------------------------------------------------------


def front_at(g: State, h: int) -> Front:
    return g.box.front_of[h]


def units_at(g: State, h: int, side: int) -> list[int]:
    """What a side has in a hex."""
    nation, allegiance = g.box.nation, g.allegiance
    return [u for u in g.stacks.get(h, ()) if allegiance[nation[u]] == side]


def fighters_at(g: State, h: int, side: int) -> list[int]:
    """The combat units that a side has in a hex."""
    fights = g.box.fights
    return [u for u in units_at(g, h, side) if fights[u]]


def boxed(g: State, box: int) -> list[int]:
    """The units in a box."""
    return members(g.waiting[box - OFF])


def on_front(g: State, side: int, front: int) -> Iterator[int]:
    return bits(g.here[side][front])


def holds(g: State, side: int, h: int) -> bool:
    """7.1: whether a side controls a hex."""
    front = g.box.front_of[h]
    return bool(g.held[side][front.index] >> h - front.base & 1)


def siege(g: State) -> bool:
    """14.22: whether Allies in Kut are besieged: a CP unit is in one of the hexes marked K."""
    ring = g.any_occ[CP][IRAQ] and g.box.fronts[IRAQ].kind("k") & g.any_occ[CP][IRAQ]
    return bool(ring) and any(side_of(g, u) == AL for u in g.stacks.get(g.box.place["kut"], ()))


def fort_at(g: State, h: int) -> int:
    """The number of the intact fort in a hex; -1: none."""
    i = g.box.fort_at.get(h, -1)
    return -1 if i < 0 or g.ruined >> i & 1 else i


def in_force(g: State, event: str) -> bool:
    """6.0: whether an event stays in play."""
    return bool(g.in_play & g.box.mask_of_event[event])


def on_track(g: State, event: str) -> bool:
    """6.0: whether an event works in this turn."""
    return bool(g.tracks) and any(g.tracks.get(c, 0) >= g.turn for c in g.box.counters_of[event])


def is_secret(g: State) -> bool:
    """6.17: whether hands are hidden."""
    return bool(g.options.get("secret-events"))


def hides_mutiny(g: State) -> bool:
    """6.47o: by agreement the mutiny stays in the hidden hand of the Allies while it lasts."""
    mine = g.box.counters_of["al-mutiny"][0]
    agreed = g.options.get("hidden-mutiny") and is_secret(g)
    return bool(agreed) and bool(g.hands[AL] >> mine & 1) and mine in g.tracks


def at_war(g: State, nation: str) -> bool:
    return g.allegiance[NATIONS.index(nation)] != NOBODY


def tell(g: State, key: str, /, to: int | None = None, **args: object) -> None:
    """Write a line of the log. `to`: the only side that may read it."""
    if g.log is not None:
        g.log.append(LogLine(key, args, to))
