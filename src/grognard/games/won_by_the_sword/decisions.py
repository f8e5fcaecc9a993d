"""12.4: what each answer of a decision in a battle would change, as both lines stand now.

Whoever decides sees how likely he wins the battle before and after. Bombardment is left out, as in `odds`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from .battle_lines import why_not_ability, why_not_shift
from .battle_parts import ATTACKER, DEFENDER, WINGS, own_wing, place, slot, where_is, who
from .initiative import may_spend
from .kinds import ABILITIES, KINDS, NKINDS, SIDES
from .odds import attacker_wins, force_of
from .state import (
    CENTRE, LEFT, RIGHT, WING, Battle, State, add, column, force, is_cavalry, set_battle, set_force, side_of, steps,
)  # fmt: skip

_NAMES = {number: name for name, number in WINGS.items()}


class Answer(NamedTuple):
    """An answer as it is written, and how likely the battle is won with it."""

    option: str
    chance: float


def decider(g: State, b: Battle) -> int | None:
    """The side that the stage may ask."""
    name, _, of = b.stage.partition("-")
    if name == "fire":
        return g.initiative if may_spend(g, g.initiative) else None
    if name == "reinforce":
        return b.won[WINGS[of]]
    if name in ("advantage", "aim", "play", "manoeuvre", "entrench") and of in (ATTACKER, DEFENDER):
        return side_of(who(b, of))
    return None


def battle_chance(g: State, side: int) -> float:
    """12.4l: how likely a side wins the battle: two wings of three, or the one there is."""
    b = g.battle
    assert b is not None
    names = tuple(WINGS) if b.major else ("centre",)
    first = side_of(b.attacker)
    wins = []
    for wing in (WINGS[name] for name in names):
        if b.won[wing] >= 0:
            wins.append(float(b.won[wing] == first))
        else:
            forces = (force_of(g, b, who_, own_wing(b, who_, wing)) for who_ in (first, 1 - first))
            wins.append(attacker_wins(g.box, *forces))
    most = len(wins) // 2 + 1
    chance = sum(
        prod(one if won else 1 - one for one, won in zip(wins, case, strict=True))
        for case in product((0, 1), repeat=len(wins))
        if sum(case) >= most
    )
    return chance if side == first else 1 - chance


def answers(g: State, side: int | None) -> list[Answer]:
    """What may be answered in a battle now, with what would come of it; nothing for who is not asked."""
    b = g.battle
    if b is None or side is None or decider(g, b) != side:
        return []
    return [Answer(option, battle_chance(trial, side)) for option, trial in _trials(g, b, side)]


def _trials(g: State, b: Battle, side: int) -> Iterator[tuple[str, State]]:
    name, _, of = b.stage.partition("-")
    c = b.attacker if side_of(b.attacker) == side else b.defender
    if name == "fire":
        own = WINGS[of] if side == side_of(b.attacker) else 2 - WINGS[of]
        if steps(force(g, slot(b, side, own))):
            yield "keep", g
            yield "initiative", _set(g, initiative=place(side, own))
    elif name == "advantage" or name == "aim" or (name == "play" and not b.major):
        if name == "aim" or column(g, c).ta:
            verb = "wing" if name == "aim" else "advantage"
            for wing in WINGS if b.major else ("centre",):
                yield f"{verb}:{wing}", _with_die(g, place(side, WINGS[wing]))
    if name in ("play", "entrench"):
        yield from _chits(g, b, c)
    if name == "manoeuvre":
        yield from _shifts(g, b, side)
    if name == "reinforce":
        where = slot(b, side, WINGS[of] if side == side_of(b.attacker) else 2 - WINGS[of])
        for kind, _ in force(g, where):
            if is_cavalry(kind):
                yield f"reinforce:{_troop(where, kind)}", _moved(g, where, kind, WING + place(side, CENTRE))


def _chits(g: State, b: Battle, c: int) -> Iterator[tuple[str, State]]:
    """6.2.6, 6.2.7, 6.2.13: leaders' chits that give a die."""
    for leader in column(g, c).leaders:
        if g.chits[leader] < 0 or why_not_ability(g, c, leader) is not None:
            continue
        chit = ABILITIES[g.chits[leader]]
        if chit in ("cavalry-charge", "infantry-charge", "entrench"):
            wing = CENTRE if chit == "entrench" else where_is(b, leader)
            yield f"ability:{g.box.leaders[leader]}", _with_die(g, place(side_of(c), wing))


def _shifts(g: State, b: Battle, side: int) -> Iterator[tuple[str, State]]:
    """12.4d, 12.4e: one regiment of each kind to each side."""
    for wing in WINGS.values():
        where = WING + place(side, wing)
        for kind, _ in b.wings[place(side, wing)]:
            for verb, to in (("shift_left", LEFT), ("shift_right", RIGHT)):
                if why_not_shift(g, side, where * NKINDS + kind, to) is None:
                    yield f"{verb}:{_troop(where, kind)}", _moved(g, where, kind, WING + place(side, to))


def _troop(where: int, kind: int) -> str:
    side, wing = divmod(where - WING, 3)
    return f"{SIDES[side]}-{_NAMES[wing]}.{KINDS[kind]}"


def _set(g: State, **changes: object) -> State:
    trial = g.copy()
    set_battle(trial, **changes)
    return trial


def _with_die(g: State, wing: int) -> State:
    assert g.battle is not None
    return _set(g, ta=tuple(n + (i == wing) for i, n in enumerate(g.battle.ta)))


def _moved(g: State, where: int, kind: int, to: int) -> State:
    trial = g.copy()
    set_force(trial, where, add(force(trial, where), kind, -1))
    set_force(trial, to, add(force(trial, to), kind))
    return trial
