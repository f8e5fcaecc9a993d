"""What a side may see: everything but what lies beneath enemy stacks (7.25)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.maps import members
from ...kernel.once import once
from . import victory
from .box import NATIONS, NOBODY, SIDES
from .cards import events_seen
from .combat import aims, odds
from .fronts import EUROPE, FRONTS, THEATRES, WEATHERS, WEST
from .hiding import sees, top
from .movement import movers, open_fronts
from .odds import strength, trench_depth
from .seen import AttackSeen, Seen, StackSeen, UnitSeen
from .state import BOXES, OFF, Attack, Odds, State, fighters_at, fort_at, units_at
from .supply import NONE, NORMAL, area, nations_on, supply_of

FIRST_LETTER = 65


def view(g: State, side: int | None) -> Seen:
    """The position as a side or a spectator sees it."""
    box = g.box
    mine = side == g.side
    return Seen(
        scenario=g.scenario,
        turn=g.turn,
        letter=chr(g.letter) if g.letter >= FIRST_LETTER else "",
        phase=g.phase,
        side=SIDES[g.side],
        theatre=THEATRES[g.theatre],
        second=g.second,
        initiative=(SIDES[g.initiative[0]], SIDES[g.initiative[1]]),
        weather={FRONTS[f]: WEATHERS[g.weather[f]] for f in box.active},
        allegiance={NATIONS[n]: SIDES[its] for n, its in enumerate(g.allegiance) if its != NOBODY},
        fallen=tuple(NATIONS[n] for n in members(g.fallen)),
        units=_units(g, side),
        stacks=_stacks(g),
        held=_held(g),
        ruined=tuple(box.numbers[box.forts[i].hex] for i in members(g.ruined)),
        devastated=_hexes(g, WEST, g.devastated),
        hindenburg=_hexes(g, WEST, g.hindenburg),
        dugouts=tuple(box.numbers[h] for h in g.dugouts),
        pipeline=g.pipeline,
        marching=_names(g, g.marching if mine else g.marching[:1]),
        attack=None if g.attack is None else _attack(g, g.attack, mine),
        rps={NATIONS[n]: points for n, points in enumerate(g.rps) if points},
        hungry=() if side is None else _names(g, _hungry(g, side)),
        trenches={NATIONS[n]: by for n, by in _trenches(g) if by},
        todo=_todo(g) if mine else {},
        passed=tuple(FRONTS[f] for f in members(g.passed)),
        tsar=g.tsar,
        points=victory.net_points(g),
        won=tuple(number for f, won, _ in _score(g) for number in _hexes(g, f, won)),
        lost=tuple(number for f, _, lost in _score(g) for number in _hexes(g, f, lost)),
        events=events_seen(g, side),
    )


def _hungry(g: State, side: int) -> list[int]:
    """11.13: a side's own units without supply; of the other's, headquarters that nobody sees may tell."""
    found = []
    for f in g.box.active:
        for nation in nations_on(g, side, f):
            if g.any_occ[side][f] & ~area(g, nation, f):
                among = g.here[side][f] & g.box.of_nation[nation]
                found += [u for u in members(among) if supply_of(g, u) == NONE]
    return sorted(found)


def _trenches(g: State) -> list[tuple[int, int]]:
    """14.43: by nation at war; of no use where there is no Europe."""
    if not set(EUROPE) & set(g.box.active):
        return []
    return [(n, trench_depth(g, n)) for n, its in enumerate(g.allegiance) if its != NOBODY]


def _todo(g: State) -> dict[str, int]:
    """What the side that acts has still to do, front by front."""
    if g.phase == "move":
        able = movers(g)
        return {FRONTS[f]: count for f in open_fronts(g) if (count := (able & g.here[g.side][f]).bit_count())}
    if g.phase == "declare":
        return {FRONTS[f]: count for f in open_fronts(g) if (count := aims(g, f).bit_count())}
    return {}


@once
def _score(g: State) -> list[tuple[int, int, int]]:
    """18.11 to 18.14: by front the hexes that count for the Central Powers, and their cities in Allied hands. Markers
    on a track tell everybody how many they are (18.14b)."""
    return [(f, victory.won(g, f), victory.lost(g, f)) for f in g.box.active]


def _units(g: State, side: int | None) -> tuple[UnitSeen, ...]:
    found = []
    for u, h in enumerate(g.loc):
        if h >= OFF:
            at, marks = BOXES[h - OFF], _marks(g, u)
        elif sees(g, side, u):
            at, marks = g.box.numbers[h], _marks(g, u)
        else:
            at, marks = g.box.front_of[h].name, ()
        found.append(UnitSeen(at, g.left[u] if marks or h >= OFF or at[0].isupper() else 0, marks))
    return tuple(found)


def _marks(g: State, u: int) -> tuple[str, ...]:
    marks = (
        ("turned", g.turned), ("depleted", g.depleted), ("moved", g.moved), ("fought", g.fought),
        ("untried", g.untried),
    )  # fmt: skip
    return tuple(name for name, its in marks if its >> u & 1)


@once
def _stacks(g: State) -> tuple[StackSeen, ...]:
    """Heights and tops are open."""
    found = []
    for h in sorted(g.stacks):
        for side in (0, 1):
            there = units_at(g, h, side)
            if there:
                found.append(StackSeen(g.box.numbers[h], SIDES[side], len(there), g.box.units[top(g, h, side)]))
    return tuple(found)


@once
def _held(g: State) -> dict[str, tuple[str, ...]]:
    return {
        SIDES[side]: tuple(number for f in g.box.active for number in _hexes(g, f, g.held[side][f])) for side in (0, 1)
    }


def _hexes(g: State, f: int, hexes: int) -> tuple[str, ...]:
    numbers = g.box.fronts[f].numbers
    return tuple([numbers[h] for h in members(hexes)])


def _names(g: State, units: Iterable[int]) -> tuple[str, ...]:
    return tuple([g.box.units[u] for u in units])


def _counters(g: State, counters: Iterable[int]) -> tuple[str, ...]:
    return tuple(g.box.counter_names[c] for c in counters)


def _attack(g: State, a: Attack, mine: bool) -> AttackSeen:
    known = a.shown or mine
    there = fighters_at(g, a.hex, 1 - g.side)
    attackers = [u for u in a.attackers if g.loc[u] < OFF] if known else []
    fort = fort_at(g, a.hex)
    hungry = [u for u in attackers if supply_of(g, u) != NORMAL]
    if a.shown:
        hungry += [u for u in there if supply_of(g, u) == NONE]
    return AttackSeen(
        hex=g.box.numbers[a.hex],
        shown=a.shown,
        known=known,
        attackers=_names(g, a.attackers) if known else (),
        defenders=_names(g, there) if a.shown else (),
        fort="" if fort < 0 else "heavy" if g.box.forts[fort].heavy else "fort",
        hqs=(g.box.units[a.hqs[0]] if a.hqs[0] >= 0 else "", g.box.units[a.hqs[1]] if a.hqs[1] >= 0 else ""),
        attack=strength(g, attackers, attack=True) if attackers else 0,
        hungry=_names(g, hungry),
        events=(_counters(g, a.played[0]), _counters(g, a.played[1])),
        odds=_odds(g, a, bool(there) or fort >= 0),
        die=a.die,
        losses=a.losses,
        wiped=a.wiped,
        won=a.won,
    )


def _odds(g: State, a: Attack, held: bool) -> Odds | None:
    """What the combat comes to, once the stacks are open; after the die, what it was thrown at."""
    if a.odds is not None:
        return a.odds
    return odds(g) if a.shown and a.attackers and held and not a.won else None
