"""All that can change, as plain data, and the few functions that change it while keeping caches true.

Flat on purpose: integers, lists of integers, bit sets. Ids are indices into the `Box` of the battle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ...kernel.fields import Bits, Cache, Fields, Fixed, Log, Shared, made
from ...kernel.game import LogLine, OptionValue
from .box import CAV, Box

# Where a unit is, when it is not in a hex: above every hex.
OFF: Final = 1 << 16
ASIDE: Final = OFF
"""To be set up, or not yet due (GAL.3.1b, YPR.3.1b)."""
DEAD: Final = OFF + 1
"""Eliminated; cavalry may return (GAL.8.22a, YPR.7.22a)."""
GONE: Final = OFF + 2
"""Surrendered: out of the game for good (GAL.7.4c)."""
BOXES: Final = ("waiting", "eliminated", "removed")

# What a unit's supply is (STD.8.4, STD.8.8).
FED, REDUCED, UNSUPPLIED, BY_FORT = range(4)
SUPPLIES: Final = ("supplied", "reduced", "unsupplied", "fort")

NOBODY: Final = 2


class Attack(Fields, listed=list):
    """A declared attack: its hexes and its units (STD.12.1)."""

    targets: tuple[int, ...]
    attackers: tuple[int, ...]


class Battle(Fields, listed=sorted):
    """The combat being resolved, as far as it has come."""

    targets: tuple[int, ...]
    attackers: tuple[int, ...]
    stage: str = "withdraw"
    """withdraw, open, choose, dice, remnant, retreat, advance, over."""
    asked: Bits = 0
    """Cavalry that has tried to withdraw, or stands."""
    column: int = 0
    rolling: tuple[int, ...] = ()
    """Attackers picked to roll for loss (STD.12.11)."""
    dice: tuple[tuple[int, int], ...] = ()
    """Units (-1-i: fort i) with their dice, in order."""
    rolled: bool = False
    lost: tuple[tuple[int, int], ...] = ()
    """Units eliminated in this combat, and the hexes they fought in."""
    retreats: tuple[tuple[int, int], ...] = ()
    """Units that must still retreat, and how far."""
    advanced: Bits = 0
    """Attackers that have advanced."""
    remnant: bool = False
    """Whether a remnant was placed in this combat (YPR.10.4c)."""


class State(Fields):
    """A position and everything the rules remember."""

    box: Shared[Box]
    scenario: str
    options: Fixed[dict[str, OptionValue]]
    game: str = made(lambda g: g.box.battle)
    log: Log = None
    turn: int = 1
    phase: str = "setup"
    side: int = made(lambda g: g.box.sides.index(g.box.tables["game"]["first"]))
    """Who acts in the present phase."""
    over: tuple[int, str] | None = None
    vp: int = 0  # GAL.3.11e, GAL.3.12f

    # the units
    loc: list[int] = made(lambda g: [ASIDE] * g.box.count)
    left: bytearray = made(lambda g: bytearray(g.box.steps))  # STD.3.1
    """Steps left: the unit's factor (STD.2.4, STD.2.5)."""
    supply: bytearray = made(lambda g: bytearray(g.box.count))  # GAL.5.31c, YPR.5.31c: all start supplied
    moved: Bits = 0
    """Units that have moved this turn, or may not: Done (STD.10.4)."""
    repl: Bits = 0
    """Units under a replacement marker."""
    rebuilt: Bits = 0
    """Cavalry under a cavalry replacement marker."""
    fresh: Bits = 0
    """Units that entered this turn."""
    corps_ter: bytearray = made(lambda g: bytearray(len(g.box.new_corps)))
    """YPR.10.3b: efficiency of new corps, 0 while unknown."""

    # the map
    owner: bytearray = made(lambda g: bytearray(NOBODY for _ in range(g.box.size)))
    """Who controls a victory hex (GAL.4.21, YPR.4.21)."""
    forts: bytearray = made(lambda g: bytearray(g.box.fort_steps))

    # command
    cup: int = 0
    """Command markers still to be drawn this turn."""
    drawn: tuple[int, ...] = ()
    results: bytearray = made(lambda g: bytearray(8))
    """The die of each marker drawn this turn."""
    active: int = -1
    """The marker whose units move now."""
    spent: Bits = 0
    """Units whose chance to move in this activation is past."""
    marching: tuple[int, ...] = ()
    """Units about to move together."""
    walked: int = 0
    """Points they have spent on the way through victory hexes."""

    # combat
    fought: int = 0
    """Bits of the sides whose combat phase of this turn is over (STD.5.3)."""
    attacks: tuple[Attack, ...] = ()
    """Declared, not yet resolved; the last one may still be in the making (phase `join`)."""
    used: Bits = 0
    """Units that have attacked or are pledged to (STD.12.2)."""
    struck: Bits = 0
    """Hexes attacked in this phase."""
    barred: Bits = 0
    """Hexes whose attack was called off twice: from one hex only now."""
    called: Bits = 0
    """Hexes whose attack was called off."""
    retreated: Bits = 0
    """Units that retreated in this phase (STD.12.18)."""
    support: int = 0
    """Offensive support markers used, as bits."""
    supported: list[int] = made(lambda g: [0, 0])
    """The turn in which each side last used one (GAL.10.1d, YPR.10.1c)."""
    battle: Battle | None = None
    falling: tuple[int, int, int, int] | None = None
    """A unit on its way back: the unit, where it began, steps done, steps in all."""

    # Ypres
    flood: int = 0
    """The turn in which the inundation was declared (YPR.5.33a)."""
    front: int = 0
    """The first turn of dismounted cavalry (YPR.11.1)."""
    once: int = 0
    """Once-a-game replacement markers used (YPR.7.2d)."""
    entered: tuple[int, ...] = ()
    """Units placed, moved by rail or rebuilt in the present phase."""
    work: Bits = 0
    """Progress of a phase: markers used, units moved by rail, hexes that must still be attacked."""

    # caches
    occ: Cache[list[int]] = made(lambda g: [0, 0])
    """The hexes in which each side stands."""
    stacks: Cache[dict[int, tuple[int, ...]]] = made(lambda g: {})
    zocs: Cache[list[int | None]] = made(lambda g: [None, None])
    traces: Cache[list[tuple[tuple[int, int, bytes], int] | None]] = made(lambda g: [None, None])
    """Hexes in supply, with what they were found from."""


def load(box: Box, plain: Mapping[str, Any]) -> State:
    """The state that `dump` described; the caches are found again."""
    g = State.load(plain, box=box)
    refresh(g)
    return g


def refresh(g: State) -> None:
    """Find all caches again from the facts."""
    g.occ, g.stacks, g.zocs = [0, 0], {}, [None, None]
    for u, h in enumerate(g.loc):
        if h < OFF:
            g.stacks[h] = (*g.stacks.get(h, ()), u)
            g.occ[g.box.side[u]] |= 1 << h


def put(g: State, u: int, h: int) -> None:
    """Move a unit to a hex or a box; nothing else happens."""
    side = g.box.side[u]
    old = g.loc[u]
    if old < OFF:
        rest = tuple(other for other in g.stacks[old] if other != u)
        if rest:
            g.stacks[old] = rest
        else:
            del g.stacks[old]
            g.occ[side] ^= 1 << old
            g.zocs[side] = None
    g.loc[u] = h
    if h < OFF:
        g.stacks[h] = tuple(sorted((*g.stacks.get(h, ()), u)))
        if not g.occ[side] >> h & 1:
            g.occ[side] |= 1 << h
            g.zocs[side] = None


def enter(g: State, u: int, h: int) -> None:
    """A unit comes into a hex: by movement, retreat, advance or placement (STD.4.2)."""
    put(g, u, h)
    if g.box.any_vp >> h & 1:
        take(g, u, h)


def take(g: State, u: int, h: int) -> None:
    """Who controls a victory hex after this unit entered it. STD.4.1: nothing else changes control."""
    g.owner[h] = g.box.rules.owner_after(g, u, h)


def kill(g: State, u: int) -> None:
    """A unit is eliminated."""
    tell(g, "log-eliminated", unit=("unit", u), space=("space", g.loc[u]) if g.loc[u] < OFF else "")
    put(g, u, DEAD)
    g.left[u] = 0
    clear_marks(g, u)


def lose_step(g: State, b: Battle, u: int) -> None:
    """STD.2.4, STD.12.12: one step is lost; with the last one the unit."""
    if g.left[u] > 1:
        g.left[u] -= 1
        tell(g, "log-step", side=("side", g.box.side[u]), unit=("unit", u))
    else:
        b.lost = (*b.lost, (u, g.loc[u]))
        kill(g, u)


def clear_marks(g: State, u: int) -> None:
    bit = ~(1 << u)
    g.moved, g.repl, g.rebuilt, g.fresh = g.moved & bit, g.repl & bit, g.rebuilt & bit, g.fresh & bit
    g.supply[u] = FED


def zoc(g: State, side: int) -> int:
    """The hexes in a side's zones of control. STD.7.1: every unit, into all six hexes around it; STD.7.2,
    GAL.TEC.n3: not into forbidden terrain nor into a standing fort of the other side; STD.7.6: forts have none."""
    found = g.zocs[side]
    if found is None:
        box = g.box
        found = box.map.steps.around(g.occ[side]) & box.playable & ~fort_set(g, 1 - side)
        g.zocs[side] = found
    return found


def fort_set(g: State, side: int) -> int:
    """Hexes with a standing fort of a side (STD.13.1)."""
    found = 0
    for i, h in enumerate(g.box.forts):
        if g.forts[i] and g.box.fort_side[i] == side:
            found |= 1 << h
    return found


def fort_here(g: State, h: int) -> int:
    """The fort standing in a hex, or -1."""
    i = g.box.fort_at.get(h, -1)
    return i if i >= 0 and g.forts[i] else -1


def units_at(g: State, h: int) -> tuple[int, ...]:
    return g.stacks.get(h, ())


def on_map(g: State, side: int) -> Iterator[int]:
    """The units of a side on the map, in order."""
    loc = g.loc
    return (u for u in g.box.of_side[side] if loc[u] < OFF)


def mounted(g: State, u: int) -> bool:
    """Whether a unit is cavalry in the saddle (STD.2.6: Cossacks too). YPR.11.1: nobody is once the front closed."""
    return g.box.kind[u] == CAV and not (g.front and g.turn >= g.front)


def flooded(g: State) -> bool:
    """YPR.5.33c: whether the plains are under water."""
    return bool(g.flood) and g.turn >= g.flood + int(g.box.tables["flood"]["delay"])


def water(g: State) -> int:
    """All flooded hexes. YPR.5.33d: the plains are clear before."""
    return g.box.flooded | g.box.plain if flooded(g) else g.box.flooded


def tell(g: State, key: str, /, **args: object) -> None:
    """Write a line of the log."""
    if g.log is not None:
        g.log.append(LogLine(key, args))
