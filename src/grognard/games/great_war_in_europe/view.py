"""What a side may see: everything but what lies beneath enemy stacks (7.25)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.maps import members
from ...kernel.once import once
from .box import NATIONS, NOBODY, SIDES
from .cards import events_seen
from .combat import odds
from .fronts import FRONTS, THEATRES, WEATHERS, WEST
from .hiding import sees, top
from .seen import AttackSeen, Seen, StackSeen, UnitSeen
from .state import BOXES, OFF, State, fighters_at, units_at

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
        attack=None if g.attack is None else _attack(g, mine),
        rps={NATIONS[n]: points for n, points in enumerate(g.rps) if points},
        events=events_seen(g, side),
    )


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


def _attack(g: State, mine: bool) -> AttackSeen:
    a = g.attack
    assert a is not None
    known = a.shown or mine
    open_ = a.shown and bool(a.attackers) and not a.won and not a.losses[0] and not a.die
    return AttackSeen(
        hex=g.box.numbers[a.hex],
        shown=a.shown,
        attackers=_names(g, a.attackers) if known else (),
        defenders=_names(g, fighters_at(g, a.hex, 1 - g.side)) if a.shown else (),
        hqs=(g.box.units[a.hqs[0]] if a.hqs[0] >= 0 else "", g.box.units[a.hqs[1]] if a.hqs[1] >= 0 else ""),
        events=(_counters(g, a.played[0]), _counters(g, a.played[1])),
        odds=odds(g) if open_ else None,
        die=a.die,
        losses=a.losses,
        wiped=a.wiped,
        won=a.won,
    )
