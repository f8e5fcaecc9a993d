"""All that can change, as plain data, and the few functions that change it while keeping caches true.

Flat on purpose: integers, lists of integers, bit sets. Ids are indices into the `Box` of the battle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

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


class Attack:
    """A declared attack: its hexes and its units (STD.12.1)."""

    __slots__ = ("attackers", "targets")

    def __init__(self, targets: tuple[int, ...], attackers: tuple[int, ...]) -> None:
        self.targets = targets
        self.attackers = attackers

    def plain(self) -> list[list[int]]:
        return [list(self.targets), list(self.attackers)]


class Battle:
    """The combat being resolved, as far as it has come."""

    __slots__ = (
        "advanced", "asked", "attackers", "column", "dice", "lost", "remnant", "retreats", "rolled", "rolling", "stage",
        "targets",
    )  # fmt: skip

    def __init__(self, targets: tuple[int, ...], attackers: tuple[int, ...]) -> None:
        self.targets = targets
        self.attackers = attackers
        self.stage = "withdraw"
        """withdraw, open, choose, dice, remnant, retreat, advance, over."""
        self.asked = 0
        """Cavalry that has tried to withdraw, or stands."""
        self.column = 0
        self.rolling: tuple[int, ...] = ()
        """Attackers picked to roll for loss (STD.12.11)."""
        self.dice: tuple[tuple[int, int], ...] = ()
        """Units (-1-i: fort i) with their dice, in order."""
        self.rolled = False
        self.lost: tuple[tuple[int, int], ...] = ()
        """Units eliminated in this combat, and the hexes they fought in."""
        self.retreats: tuple[tuple[int, int], ...] = ()
        """Units that must still retreat, and how far."""
        self.advanced = 0
        """Attackers that have advanced."""
        self.remnant = False
        """Whether a remnant was placed in this combat (YPR.10.4c)."""

    def copy(self) -> Battle:
        new = Battle(self.targets, self.attackers)
        new.stage, new.asked, new.column, new.rolling = self.stage, self.asked, self.column, self.rolling
        new.dice, new.rolled, new.lost, new.retreats = self.dice, self.rolled, self.lost, self.retreats
        new.advanced, new.remnant = self.advanced, self.remnant
        return new


class State:
    """A position and everything the rules remember."""

    __slots__ = (
        "active", "attacks", "barred", "battle", "box", "called", "corps_ter", "cup", "drawn", "entered", "falling",
        "flood", "forts", "fought", "fresh", "front", "left", "loc", "log", "marching", "moved", "occ", "once",
        "options", "over", "owner", "phase", "rebuilt", "repl", "results", "retreated", "scenario", "side", "spent",
        "stacks", "struck", "supply", "support", "supported", "traces", "turn", "used", "vp", "walked",
        "work", "zocs",
    )  # fmt: skip

    def __init__(self, box: Box, scenario: str, options: Mapping[str, OptionValue]) -> None:
        self.box = box
        self.scenario = scenario
        self.options = dict(options)
        self.log: list[LogLine] | None = None
        self.turn = 1
        self.phase = "setup"
        self.side = box.sides.index(box.tables["game"]["first"])
        """Who acts in the present phase."""
        self.over: tuple[int, str] | None = None
        self.vp = 0  # GAL.3.11e, GAL.3.12f
        # the units
        self.loc = [ASIDE] * box.count
        self.left = bytearray(box.steps)  # STD.3.1
        """Steps left: the unit's factor (STD.2.4, STD.2.5)."""
        self.supply = bytearray(box.count)  # GAL.5.31c, YPR.5.31c: all start supplied
        self.moved = 0
        """Units that have moved this turn, or may not: Done (STD.10.4)."""
        self.repl = 0
        """Units under a replacement marker."""
        self.rebuilt = 0
        """Cavalry under a cavalry replacement marker."""
        self.fresh = 0
        """Units that entered this turn."""
        self.corps_ter = bytearray(len(box.new_corps))
        """YPR.10.3b: efficiency of new corps, 0 while unknown."""
        # the map
        self.owner = bytearray(NOBODY for _ in range(box.size))
        """Who controls a victory hex (GAL.4.21, YPR.4.21)."""
        self.forts = bytearray(box.fort_steps)
        # command
        self.cup = 0
        """Command markers still to be drawn this turn."""
        self.drawn: tuple[int, ...] = ()
        self.results = bytearray(8)
        """The die of each marker drawn this turn."""
        self.active = -1
        """The marker whose units move now."""
        self.spent = 0
        """Units whose chance to move in this activation is past."""
        self.marching: tuple[int, ...] = ()
        """Units about to move together."""
        self.walked = 0
        """Points they have spent on the way through victory hexes."""
        # combat
        self.fought = 0
        """Bits of the sides whose combat phase of this turn is over (STD.5.3)."""
        self.attacks: tuple[Attack, ...] = ()
        """Declared, not yet resolved; the last one may still be in the making (phase `join`)."""
        self.used = 0
        """Units that have attacked or are pledged to (STD.12.2)."""
        self.struck = 0
        """Hexes attacked in this phase."""
        self.barred = 0
        """Hexes whose attack was called off twice: from one hex only now."""
        self.called = 0
        """Hexes whose attack was called off."""
        self.retreated = 0
        """Units that retreated in this phase (STD.12.18)."""
        self.support = 0
        """Offensive support markers used, as bits."""
        self.supported = [0, 0]
        """The turn in which each side last used one (GAL.10.1d, YPR.10.1c)."""
        self.battle: Battle | None = None
        self.falling: tuple[int, int, int, int] | None = None
        """A unit on its way back: the unit, where it began, steps left, steps in all."""
        # Ypres
        self.flood = 0
        """The turn in which the inundation was declared (YPR.5.33a)."""
        self.front = 0
        """The first turn of dismounted cavalry (YPR.11.1)."""
        self.once = 0
        """Once-a-game replacement markers used (YPR.7.2d)."""
        self.entered: tuple[int, ...] = ()
        """Units placed, moved by rail or rebuilt in the present phase."""
        self.work = 0
        """Progress of a phase: markers used, units moved by rail."""
        # caches
        self.occ = [0, 0]
        self.stacks: dict[int, tuple[int, ...]] = {}
        self.zocs: list[int | None] = [None, None]
        self.traces: list[tuple[tuple[int, int, bytes], int] | None] = [None, None]
        """Hexes in supply, with what they were found from."""

    def copy(self) -> State:
        """A state of its own, sharing only what never changes."""
        new = State.__new__(State)
        new.box, new.scenario, new.options, new.log = self.box, self.scenario, self.options, None
        new.turn, new.phase, new.side, new.over, new.vp = self.turn, self.phase, self.side, self.over, self.vp
        new.loc, new.left, new.supply = self.loc[:], self.left[:], self.supply[:]
        new.moved, new.repl, new.rebuilt, new.fresh = self.moved, self.repl, self.rebuilt, self.fresh
        new.corps_ter, new.owner, new.forts = self.corps_ter[:], self.owner[:], self.forts[:]
        new.cup, new.drawn, new.results, new.active = self.cup, self.drawn, self.results[:], self.active
        new.spent, new.marching, new.walked = self.spent, self.marching, self.walked
        new.fought, new.attacks, new.used, new.struck = self.fought, self.attacks, self.used, self.struck
        new.barred, new.called, new.retreated, new.support = self.barred, self.called, self.retreated, self.support
        new.supported = self.supported[:]
        new.battle = None if self.battle is None else self.battle.copy()
        new.falling, new.flood, new.front, new.once = self.falling, self.flood, self.front, self.once
        new.entered, new.work = self.entered, self.work
        new.occ, new.stacks, new.zocs = self.occ[:], self.stacks.copy(), self.zocs[:]
        new.traces = self.traces[:]
        return new

    def dump(self) -> dict[str, Any]:
        """Everything but caches and the log, as plain data, in a fixed order."""
        plain: dict[str, Any] = {"game": self.box.battle}
        for name in _DUMPED:
            value = getattr(self, name)
            if isinstance(value, bytearray):
                value = list(value)
            elif isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 60:
                value = hex(value)
            plain[name] = value
        plain["attacks"] = [attack.plain() for attack in self.attacks]
        battle = self.battle
        plain["battle"] = None if battle is None else [_plain(getattr(battle, name)) for name in Battle.__slots__]
        return plain


_CACHES: Final = frozenset({"log", "box", "occ", "stacks", "zocs", "traces", "battle", "attacks"})
_DUMPED: Final = tuple(name for name in State.__slots__ if name not in _CACHES)


def _plain(value: Any) -> Any:
    return hex(value) if isinstance(value, int) and value.bit_length() > 60 else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def load(box: Box, plain: Mapping[str, Any]) -> State:
    """The state that `dump` described; the caches are found again."""
    g = State(box, plain["scenario"], plain["options"])
    for name in _DUMPED:
        value, now = plain[name], getattr(g, name)
        if isinstance(now, bytearray):
            value = bytearray(value)
        elif isinstance(value, str) and isinstance(now, int):
            value = int(value, 16)
        elif isinstance(value, list | tuple) and not isinstance(now, list):
            value = _tuples(value)
        setattr(g, name, value)
    g.attacks = tuple(Attack(tuple(targets), tuple(attackers)) for targets, attackers in plain["attacks"])
    if plain["battle"] is not None:
        parts = dict(zip(Battle.__slots__, plain["battle"], strict=True))
        g.battle = Battle((), ())
        for name, value in parts.items():
            number = isinstance(value, str) and name != "stage"
            setattr(g.battle, name, int(value, 16) if number else _tuples(value))
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
