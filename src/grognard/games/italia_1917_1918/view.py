"""What a side may see: everything but which detachment is which, face down (3.0f)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.maps import members
from ...kernel.once import once
from .box import SIDES
from .odds import Odds, bombardment, mastery_shifts, odds, shot_shifts
from .seen import BattleSeen, DueSeen, FallSeen, FlightSeen, FootbridgeSeen, Seen, UnitSeen
from .state import BOXES, FLIGHTS, MASTERY, OFF, Battle, Shift, State, offensive
from .victory import LEVELS, level, margin, points


def view(g: State, side: int | None) -> Seen:
    """The position as a side or a spectator sees it."""
    box = g.box
    plan = offensive(g)
    scored, ahead, reached = _standing(g)
    return Seen(
        scenario=g.scenario,
        turn=g.turn,
        sequence=g.sequence,
        phase=g.phase,
        side=SIDES[g.side],
        offensive=plan.modifiers if plan is not None else (),
        fair=g.fair,
        fog=g.fog,
        points=scored,
        margin=ahead,
        level=reached,
        units=_all_units(g, side),
        destroyed=tuple([box.bridge_ids[i] for i in members(g.destroyed)]),
        footbridges=tuple(FootbridgeSeen(SIDES[s], box.numbers[a], box.numbers[b]) for s, a, b in g.footbridges),
        held={name: _hexes(g, g.held[i]) for i, name in enumerate(SIDES)},
        flights=tuple(FlightSeen(box.units[u], FLIGHTS[kind]) for u, kind in sorted(g.flights.items())),
        marching=_units(g, g.marching),
        battle=None if g.battle is None else _battle(g, g.battle),
        exploits=g.exploits,
        due=tuple(DueSeen(one.what, SIDES[one.side], one.points) for one in g.due),
        falls=tuple(FallSeen(_units(g, one.units), one.left) for one in g.falls),
        bruchmuller=box.units[g.bruchmuller] if g.bruchmuller >= 0 else "",
        ordered=g.ordered,
        rommel=g.scene.rule == "SC1" and not g.rommel,
        claimed=g.claimed,
    )


@once
def _standing(g: State) -> tuple[int, int, str]:
    return points(g), margin(g), LEVELS[level(g)]


MARKS = (
    ("dg", "disorganised"), ("rg", "reorganising"), ("starving", "starving"), ("exploiting", "exploiting"),
    ("reserve", "reserve"), ("disengaging", "disengaging"), ("pinned", "pinned"), ("retreating", "retreating"),
    ("silent", "silent"), ("hidden", "hidden"), ("loaded", "loaded"), ("offensive", "planned"),
    ("refugees", "refugees"), ("moved", "moved"),
)  # fmt: skip
"""What stands on a counter, and the field that says so."""


def _all_units(g: State, side: int | None) -> tuple[UnitSeen, ...]:
    box, units, numbers, marked = g.box, g.box.units, g.box.numbers, _marked(g)
    found = []
    for u, h in enumerate(g.loc):
        if h >= OFF:
            found.append(UnitSeen(BOXES[h - OFF], g.left[u], (), units[u]))
        else:
            known = not g.hidden >> u & 1 or side == box.side[u]
            found.append(UnitSeen(numbers[h], g.left[u], marked.get(u, ()), units[g.who[u]] if known else ""))
    return tuple(found)


@once
def _marked(g: State) -> dict[int, tuple[str, ...]]:
    """The units with something on them, and what it is."""
    found: dict[int, list[str]] = {}
    for name, field in MARKS:
        for u in members(getattr(g, field)):
            found.setdefault(u, []).append(name)
    for u in g.frozen:
        found.setdefault(u, []).append("frozen")
    return {u: tuple(marks) for u, marks in found.items()}


def _units(g: State, units: Iterable[int]) -> tuple[str, ...]:
    return tuple([g.box.units[u] for u in units])


def _hexes(g: State, hexes: int) -> tuple[str, ...]:
    return tuple([g.box.numbers[h] for h in members(hexes)])


def _reckoned(b: Battle) -> Odds | None:
    """The odds at which the dice fell; what was not kept is not made up."""
    return Odds(*b.strengths, b.shifts, b.column) if b.dice[0] and b.strengths[0] else None


def _tactics(g: State, b: Battle, defender: bool) -> tuple[Shift, ...]:
    """What is added to a die of mastery; once it has fallen, what was."""
    if b.green or b.blue:
        return b.tactics_defence if defender else b.tactics
    return tuple(mastery_shifts(g, b, defender))


def _battle(g: State, b: Battle) -> BattleSeen:
    down = g.phase == "join" and any(g.hidden >> u & 1 for u in (*b.attackers, *b.defenders))  # until it stands (3.0f)
    shown = bool(b.attackers) and not down
    open_ = shown and not b.dice[0] and not b.won
    return BattleSeen(
        hex=g.box.numbers[b.hex],
        attackers=_units(g, b.attackers),
        assault=_units(g, b.assault),
        rommel=b.rommel,
        guns=_units(g, b.guns),
        counter=_units(g, b.counter),
        reply=_units(g, b.reply),
        reply_counter=_units(g, b.reply_counter),
        defenders=_units(g, b.defenders),
        lead=g.box.units[b.lead] if b.lead >= 0 else "",
        lead_defence=g.box.units[b.lead_defence] if b.lead_defence >= 0 else "",
        bombardment=(bombardment(g, b, False), bombardment(g, b, True)),
        shot=b.shot,
        harm=b.harm,
        shot_shifts=tuple(shot_shifts(g, b)),
        column=b.column,
        odds=odds(g, b, b.lead, b.lead_defence) if open_ else _reckoned(b),
        mastery_attack=_tactics(g, b, False) if shown else (),
        mastery_defence=_tactics(g, b, True) if shown else (),
        dice=b.dice,
        green=b.green,
        blue=b.blue,
        hurt=b.hurt,
        star=b.star,
        mastery=(MASTERY[b.mastery[0]], MASTERY[b.mastery[1]]),
        errors=b.errors,
        back=b.back,
    )
