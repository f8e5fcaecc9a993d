"""All that can change, as plain data, and the few functions that change it while keeping caches true.

Flat on purpose: integers, lists of integers, bit sets. Ids are indices into the `Box`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ...kernel.fields import Bits, Cache, Fields, Fixed, Log, Shared, made
from ...kernel.game import LogLine, OptionValue
from ...kernel.maps import bits
from .box import CP, Box, Rating
from .scenes import BARGE, FOOT, GUN, HORSE, HQ, TANK, TRUCK, Offensive, Scene, Spans

# Where a unit is, when it is not in a hex: above every hex.
OFF: Final = 1 << 16
ABSENT: Final = OFF
"""Not in this scenario."""
COMING: Final = OFF + 1
"""A reinforcement that is not due yet (11.1.5)."""
DEAD: Final = OFF + 2
EXITED: Final = OFF + 3
"""Left the map by its west edge (SC1.41)."""
AVAILABLE: Final = OFF + 4
"""17.1a: an air support on the ground."""
MISSIONS: Final = OFF + 5
"""17.1d: an air support that may fly this turn."""
BOXES: Final = ("absent", "coming", "eliminated", "exited", "available", "missions")

INTERDICTION, OBSERVATION, BOMBING, STRAFING = range(4)
FLIGHTS: Final = ("interdiction", "observation", "bombing", "strafing")

ERRORS, NONE, PARTIAL, TOTAL = range(4)
"""12.2.6: tactical mastery; without it there may be erroneous orders."""
MASTERY: Final = ("errors", "none", "partial", "total")


class Due(NamedTuple):
    """What somebody must suffer before anything else goes on."""

    what: str
    """damage (12.2.8), steps (so many of them), best (of the units of the highest morale, 12.2.3c), excess (4.0g)."""
    side: int
    points: int
    units: tuple[int, ...]
    """Who may suffer it."""
    lead: int = -1
    first: bool = False
    """Whether the first loss, the lead unit's, is still to come."""
    assault: tuple[int, ...] = ()
    """Assault troops used in this attack: they take the first loss, or may (Stosstruppen)."""


class Fall(NamedTuple):
    """12.3: units on their way back together."""

    units: tuple[int, ...]
    side: int
    """Whose they are."""
    leader: int
    """The side that chooses the way (13.0i: R3 is led by the opponent)."""
    start: int
    gone: int
    left: int
    """Hexes still to go."""
    least: int
    """Hexes after which it may stop."""
    turns: bool
    """12.3f: another direction may be taken to avoid enemy zones."""
    forced: bool
    """Whether who cannot go back is lost."""


class Shift(NamedTuple):
    """A reason for better or worse odds, by its rule, and what it does."""

    rule: str
    key: str
    by: int


class Survey(NamedTuple):
    """Of who may move and march by force, what seldom changes from one move to the next."""

    side: int
    front: int
    """Hexes with combat units in an enemy zone."""
    basis: tuple[object, ...]
    """What all of it was found from,"""
    marks: tuple[int, ...]
    """what matters of each unit by itself,"""
    footbridges: tuple[tuple[int, int, int], ...]
    tried_side: tuple[tuple[int, int], ...]
    """what was done for footbridges,"""
    relief: int
    """and the hex whose units could be relieved."""
    held: int
    """11.2.2: the units that enemy zones hold."""
    at_road: int
    """11.2.6b: the units in hexes from which a forced march can begin; not all of them are still on the map."""


class Battle(Fields, listed=sorted):
    """The combat under way, as far as its ten steps have come (12.2)."""

    hex: int
    attackers: tuple[int, ...] = ()
    assault: tuple[int, ...] = ()
    """Assault troops used for the shift (12.2.4m)."""
    rommel: bool = False
    guns: tuple[int, ...] = ()
    counter: tuple[int, ...] = ()
    """Of the attacker's guns those that fire at guns (12.2.2c)."""
    reply: tuple[int, ...] = ()
    """The defender's guns."""
    reply_counter: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    """Combat units of the hex when it was attacked (12.2.1b)."""
    lead: int = -1
    lead_defence: int = -1
    shot: tuple[int, int] = (0, 0)
    """Dice of the bombardments, 0 before or without."""
    column: int = 0
    dice: tuple[int, int] = (0, 0)
    green: int = 0
    blue: int = 0
    hurt: tuple[int, int] = (0, 0)
    """Damage of attacker and defender (12.2.5b), as orders and retreats have changed it."""
    star: bool = False
    mastery: tuple[int, int] = (NONE, NONE)
    """Of attacker and defender."""
    errors: tuple[int, int] = (0, 0)
    """Dice of erroneous orders."""
    back: int = -1
    """Hexes that all defenders have retreated (12.2.6m); -1: they stayed."""
    chosen: int = 0
    """Hexes that the defender's mastery made him choose to retreat (12.2.6j)."""
    overrun: bool = False
    """15.6.1.1: tanks without infantry were driven over."""
    won: bool = False
    """Whether the hex is empty of defenders (12.4b)."""
    moves: int = 0
    """Reaction moves, advances or markers that are left in the step under way."""
    advanced: Bits = 0
    push: tuple[int, ...] = ()
    """Units that are advancing (12.4)."""
    push_left: int = 0
    strengths: tuple[int, int, int] = (0, 0, 0)
    """12.2.4: attack and defence in halves and their column as they were reckoned. No rule asks for them again, but who
    looks at the dice wants to know what led to them, and losses change them."""
    shifts: tuple[Shift, ...] = ()
    tactics: tuple[Shift, ...] = ()
    """12.2.6: what was added to the attacker's die of mastery."""
    tactics_defence: tuple[Shift, ...] = ()
    harm: tuple[int, int] = (-1, -1)
    """15.2.2j: damage of both bombardments; below 0: not known."""


class State(Fields):
    """A position and everything the rules remember."""

    box: Shared[Box]
    scenario: str
    options: Fixed[dict[str, OptionValue]]
    scene: Shared[Scene] = made(lambda g: g.box.scenes[g.scenario])
    log: Log = None
    turn: int = made(lambda g: g.scene.first_turn)
    sequence: int = 1
    phase: str = "set_up"
    side: int = made(lambda g: g.scene.initiative)
    """The phasing player (3.0c)."""
    over: tuple[int, str] | None = None
    """Who won (2: nobody) and how."""
    vp: int = 0
    """Points of the side that scores them, kept as the game goes (16.0a)."""

    # the turn
    attacks: bool = False
    """8.0: whether an offensive was declared this turn."""
    planned: Bits = 0
    """Army artillery in Offensive mode (15.2.3a)."""
    bruchmuller: int = -1
    """15.2.2h: the gun that the event helps."""
    fair: bool = True
    fog: bool = False

    # the units
    loc: list[int] = made(lambda g: [ABSENT] * g.box.count)
    left: bytearray = made(lambda g: bytearray(r.steps for r in g.scene.ratings))
    """Steps left (6.0)."""
    disorganised: Bits = 0
    reorganising: Bits = 0
    starving: Bits = 0
    """9.1k: out of supply."""
    exploiting: Bits = 0
    reserve: Bits = 0
    """11.2.8: under a Reserve marker of this phase."""
    disengaging: Bits = 0
    pinned: Bits = 0
    retreating: Bits = 0
    """11.4: in Retreat mode."""
    frozen: dict[int, int] = made(lambda g: {})
    """11.2.10: units under a Reserve marker of the set-up, with its number."""
    silent: Bits = 0
    """Guns under Fire Prohibited."""
    hidden: Bits = 0
    """3.0f: detachments with their factors hidden."""
    who: list[int] = made(lambda g: list(range(g.box.count)))
    """Whose ratings a counter has: its own, except for detachments that were mixed face down."""
    mixed: tuple[tuple[int, ...], ...] = ()
    """Detachments that lay face down in one hex: the other side does not know which of them is which."""
    loaded: Bits = 0
    """11.3.4.1: on trucks."""
    dumped: Bits = 0
    """15.5.1c: depots whose destruction has failed."""
    refugees: Bits = 0
    """SC1.26: units with refugees in their way."""

    # the map
    destroyed: Bits = made(lambda g: g.scene.destroyed)
    """11.2.5: bridges that are down."""
    footbridges: tuple[tuple[int, int, int], ...] = ()
    """11.2.4: a side, the hex it lies in, the hex it leads to."""
    held: list[Bits] = made(lambda g: [0, 0])
    """Of the hexes that count those that each side held last, as bit sets."""

    # movement
    moved: Bits = 0
    """Units that have moved in this phase, or may not."""
    settled: Bits = 0
    """Units whose chance to move in this phase is past."""
    marching: tuple[int, ...] = ()
    spent: int = 0
    """Half points that the units under way have spent."""
    forced: bool = False
    """11.2.6: whether they march by force."""
    relief: int = -1
    """11.2.2c: the hex whose units may be relieved now."""
    tried: dict[int, int] = made(lambda g: {})
    """Footbridges that each unit has tried in this phase (11.2.4e)."""
    tried_side: tuple[tuple[int, int], ...] = ()
    """The hexsides on which it was tried."""
    worked: Bits = 0
    """Bridges on which a die was thrown in this phase."""
    worked_trucks: int = -1
    """The hex in which the trucks have paid for their stop."""
    exploits: bool = False
    """14.1: whether the combats under way are those of exploitation."""

    # combat
    struck: Bits = 0
    """Hexes attacked in this phase (12.1d)."""
    fought: Bits = 0
    """Units that have attacked in this phase (12.1f)."""
    fired: dict[int, int] = made(lambda g: {})
    """Combats that each gun has taken part in, in this phase (15.2.2)."""
    battle: Battle | None = None
    due: tuple[Due, ...] = ()
    falls: tuple[Fall, ...] = ()

    # the air
    flights: dict[int, int] = made(lambda g: {})
    """Air supports on the map, and what they do there."""
    claimed: bool = False
    """SC3.14: whether the sky was claimed without a die."""

    # Caporetto, Vittorio Veneto
    rommel: bool = False
    """SC1.22: used."""
    sabotaged: int = 0
    """SC1.27: bridges that the Central Powers have cut."""
    ordered: int = 0
    """SC1.30: the turn of the Retreat Order; 0: none."""
    withdrawn: int = 0
    """SC1.33: the sequence in which a gun was last taken away."""
    choices: tuple[int, ...] = ()
    """What is left to be chosen in the step under way."""

    # caches
    here: Cache[list[int]] = made(lambda g: [0, 0])
    """The units that each side has on the ground, as bit sets."""
    occ: Cache[list[int]] = made(lambda g: [0, 0])
    """The hexes in which each side has combat units."""
    any_occ: Cache[list[int]] = made(lambda g: [0, 0])
    """The hexes in which each side has anything on the ground."""
    stacks: Cache[dict[int, tuple[int, ...]]] = made(lambda g: {})
    """What stands on the ground in each hex."""
    zocs: Cache[list[int]] = made(lambda g: [-1, -1])
    survey: Cache[Survey | None] = None
    """What was last seen of who may move."""
    stirred: Cache[set[int]] = made(lambda g: set())
    """Hexes where somebody has come or gone since then."""


def load(box: Box, plain: Mapping[str, Any]) -> State:
    """The state that `dump` described; the caches are found again."""
    g = State.load(plain, box=box)
    refresh(g)
    return g


def refresh(g: State) -> None:
    """Find all caches again from the facts."""
    g.here, g.occ, g.any_occ, g.stacks, g.zocs = [0, 0], [0, 0], [0, 0], {}, [-1, -1]
    g.survey = None
    for u, h in enumerate(g.loc):
        if h < OFF and g.box.kind[u] != "air":
            g.stacks[h] = (*g.stacks.get(h, ()), u)
            _stand(g, u, h)


def _stand(g: State, u: int, h: int) -> None:
    side = g.box.side[u]
    g.here[side] |= 1 << u
    g.any_occ[side] |= 1 << h
    if g.box.fights[u]:
        g.occ[side] |= 1 << h


def put(g: State, u: int, h: int) -> None:
    """Move a unit to a hex or a box; nothing else happens."""
    old = g.loc[u]
    g.loc[u] = h
    if g.box.kind[u] == "air":
        return
    side = g.box.side[u]
    if old < OFF:
        g.stirred.add(old)
        rest = tuple([other for other in g.stacks[old] if other != u])
        if rest:
            g.stacks[old] = rest
        else:
            del g.stacks[old]
        if h >= OFF:
            g.here[side] &= ~(1 << u)
        _leave(g, side, old, rest)
    if h < OFF:
        g.stirred.add(h)
        there = g.stacks.get(h)
        g.stacks[h] = (u,) if there is None else tuple(sorted((*there, u)))
        if not g.occ[side] >> h & 1 and g.box.fights[u]:
            g.zocs[side] = -1
        _stand(g, u, h)


def _leave(g: State, side: int, h: int, rest: tuple[int, ...]) -> None:
    """Who still stands in a hex that a unit has left."""
    mine = [u for u in rest if g.box.side[u] == side]
    if not mine:
        g.any_occ[side] &= ~(1 << h)
    if g.occ[side] >> h & 1 and not any(g.box.fights[u] for u in mine):
        g.occ[side] &= ~(1 << h)
        g.zocs[side] = -1


def kill(g: State, u: int, how: str = "log-eliminated") -> None:
    """A unit is gone for good."""
    tell(g, how, side=("side", g.box.side[u]), unit=("unit", u), space=("space", g.loc[u]) if g.loc[u] < OFF else "")
    put(g, u, DEAD)
    g.left[u] = 0
    clear_marks(g, u)
    if g.box.kind[u] == "trucks":
        g.loaded = 0  # nobody is on trucks that are gone


def clear_marks(g: State, u: int) -> None:
    """No marker stays on a unit that has left the map."""
    off = ~(1 << u)
    g.disorganised &= off
    g.reorganising &= off
    g.starving &= off
    g.exploiting &= off
    g.reserve &= off
    g.disengaging &= off
    g.pinned &= off
    g.retreating &= off
    g.silent &= off
    g.planned &= off
    g.hidden &= off
    g.loaded &= off
    g.refugees &= off
    g.frozen.pop(u, None)


def lose_step(g: State, u: int) -> None:
    """6.0a, 6.0b, 6.0c: one step; with the last one the unit is gone. 6.0d: other supports have none to lose."""
    if g.left[u] > 1:
        g.left[u] -= 1
        g.exploiting &= ~(1 << u)  # 14.0b: who is not at full strength does not exploit
        g.reserve &= ~(1 << u)
        tell(g, "log-step", side=("side", g.box.side[u]), unit=("unit", u), left=g.left[u])
    else:
        kill(g, u)


def disorganise(g: State, u: int) -> None:
    """12.5a, 12.5e: only combat units; a unit already disorganised suffers nothing more; one that was reorganising
    begins again."""
    bit = 1 << u
    if not g.box.fights[u] or g.loc[u] >= OFF or g.disorganised & bit:
        return
    g.disorganised |= bit
    g.reorganising &= ~bit
    g.exploiting &= ~bit
    g.reserve &= ~bit
    tell(g, "log-disorganised", side=("side", g.box.side[u]), unit=("unit", u))


# -- what a counter is worth now ---------------------------------------------------------------------------------------


def rating(g: State, u: int) -> Rating:
    return g.scene.ratings[g.who[u]]


def is_full(g: State, u: int) -> bool:
    """At full strength (6.0)."""
    return g.left[u] == rating(g, u).steps


def shaken(g: State, u: int) -> bool:
    """12.5c: disorganised or reorganising, which is the same."""
    return bool((g.disorganised | g.reorganising) >> u & 1)


def attack_of(g: State, u: int) -> int:
    return rating(g, u).attack if is_full(g, u) else rating(g, u).reduced_attack


def defence_of(g: State, u: int) -> int:
    return rating(g, u).defence if is_full(g, u) else rating(g, u).reduced_defence


def morale(g: State, u: int) -> int:
    """3.0h; 11.4b: in Retreat mode one less."""
    its = rating(g, u).morale
    if g.retreating >> u & 1:
        mode = g.box.tables["retreat_mode"]
        return max(int(mode["least_morale"]), its + int(mode["morale"]))
    return its


def is_elite(g: State, u: int) -> bool:
    """3.0l: a brigade, regiment or detachment of morale 5 or 6."""
    return g.box.bulk[u] in ("brigade", "regiment", "detachment") and morale(g, u) >= 5


def doctrine(g: State, u: int) -> str:
    """3.0j: that of its nation, or of its division; the Central Powers have none."""
    return g.scene.doctrine_of.get(g.box.division[u]) or g.scene.doctrine.get(g.box.nation[u], "")


def division(g: State, u: int) -> str:
    """14.0d, 14.0f: the division with which a unit counts as one; empty: it is independent. For nothing else does it
    matter (2.2.1c)."""
    return (g.options["display-52"] and g.scene.gathered.get(u)) or g.scene.division[u]


def points_of_stack(g: State, u: int) -> int:
    """4.0b, 4.0c, 4.0d, 4.0e; 2.2.1b: regiments and brigades count the same."""
    bulk = g.box.bulk[u]
    if not g.box.fights[u] or bulk == "detachment":
        return 0
    if bulk == "division":
        return 3 if is_full(g, u) else 2
    return 1


def mover(g: State, u: int) -> int:
    """How a unit moves (11.3.1.2, 11.3.3a, 11.3.4a)."""
    kind = g.box.kind[u]
    if kind == "cavalry" and g.scene.rule == "SC5" and g.turn == g.scene.last_turn and not g.starving >> u & 1:
        return HORSE  # SC5.20
    return _MOVER.get(kind, FOOT)


_MOVER: Final = {
    "army-artillery": GUN, "corps-artillery": GUN, "battery": GUN, "hq": HQ, "trucks": TRUCK, "barges": BARGE,
    "tank": TANK,
}  # fmt: skip


def active(g: State) -> int:
    """Who moves now: the phasing player, or the defender whose mastery lets him react (12.2.6k)."""
    return 1 - g.side if g.phase == "react" else g.side


# -- zones -------------------------------------------------------------------------------------------------------------


def zoc(g: State, side: int) -> int:
    """5.0a, 5.0b, 5.0c: the hexes around a side's combat units, whatever lies between; 5.0e: those of both sides may be
    the same."""
    found = g.zocs[side]
    if found < 0:
        found = g.zocs[side] = g.box.map.steps.around(g.occ[side])
    return found


def open_zoc(g: State, side: int, units: tuple[int, ...]) -> int:
    """The zones of a side that hold these enemies up: 12.2.6z, for storm troops not those of pinned units."""
    if not g.pinned or not slips_past(g, units):
        return zoc(g, side)
    others = 0
    for h in bits(g.occ[side]):
        if any(g.box.fights[u] and not g.pinned >> u & 1 for u in g.stacks[h]):
            others |= 1 << h
    return g.box.map.steps.around(others)


def slips_past(g: State, units: tuple[int, ...]) -> bool:
    """12.2.6z: regiments or brigades of the Central Powers that have storm troops with them, each of them; tanks."""
    box = g.box
    fighters = [u for u in units if box.fights[u]]
    storm = [u for u in units if box.kind[u] in ("stoss", "sturm")]
    if not fighters:
        return False
    if all(box.kind[u] == "tank" and box.nation[u] in ("fr", "gb") for u in fighters):
        return True
    return len(storm) >= len(fighters) and all(
        box.side[u] == CP and box.bulk[u] in ("regiment", "brigade") for u in fighters
    )


def in_zone(g: State, u: int) -> bool:
    """Whether a unit stands in an enemy zone."""
    return bool(zoc(g, 1 - g.box.side[u]) >> g.loc[u] & 1)


# -- who is where ------------------------------------------------------------------------------------------------------


def units_at(g: State, h: int, side: int) -> list[int]:
    """What a side has in a hex."""
    return [u for u in g.stacks.get(h, ()) if g.box.side[u] == side]


def fighters_at(g: State, h: int, side: int) -> list[int]:
    """The combat units that a side has in a hex."""
    return [u for u in g.stacks.get(h, ()) if g.box.fights[u] and g.box.side[u] == side]


def on_map(g: State, side: int) -> Iterator[int]:
    """A side's units on the ground, in order."""
    return bits(g.here[side])


def offensive(g: State) -> Offensive | None:
    """8.0: the offensive of this turn, if the scenario has one."""
    if g.options.get("what-if") and g.scene.what_if is not None and g.scene.what_if.turn == g.turn:
        return g.scene.what_if  # SC4.14
    return g.scene.offensives.get(g.turn)


def spans_of(g: State, side: int) -> Spans:
    """11.2.4: a side's footbridges, by their ends."""
    return _spans_of(g.footbridges, side) if g.footbridges else ()


@lru_cache(64)
def _spans_of(footbridges: tuple[tuple[int, int, int], ...], side: int) -> Spans:
    return tuple((a, b) for owner, a, b in footbridges if owner == side)


def flights_over(g: State, h: int, side: int, *kinds: int) -> list[int]:
    """A side's air supports over a hex, of some kinds of mission or of all."""
    return [
        u for u, kind in g.flights.items() if g.loc[u] == h and g.box.side[u] == side and (not kinds or kind in kinds)
    ]


def tell(g: State, key: str, /, **args: object) -> None:
    """Write a line of the log."""
    if g.log is not None:
        g.log.append(LogLine(key, args))
