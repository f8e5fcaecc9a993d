"""What a side may see: everything. Both battles are open; only the cup and the dice are unknown to everybody."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ...kernel.maps import bits
from .box import Box
from .odds import odds
from .seen import AttackSeen, BattleSeen, DieSeen, FallingSeen, MarkerSeen, RetreatSeen, Seen, UnitSeen
from .state import BOXES, OFF, SUPPLIES, Attack, Battle, State, flooded, on_map
from .supply import besieged


def view(g: State, side: int | None) -> Seen:
    """The position as a side or a spectator sees it, with all that markers show (YPR.2.13)."""
    box = g.box
    return Seen(
        turn=g.turn,
        phase=g.phase,
        side=box.sides[g.side],
        vp=g.vp,
        units=tuple(
            UnitSeen(box.numbers[h] if h < OFF else BOXES[h - OFF], g.left[u], SUPPLIES[g.supply[u]])
            for u, h in enumerate(g.loc)
        ),
        moved=_units(box, bits(g.moved)),
        replaced=_units(box, bits(g.repl)),
        rebuilt=_units(box, bits(g.rebuilt)),
        besieged=_units(box, (u for u in on_map(g, 0) if besieged(g, u))),
        fresh=_units(box, bits(g.fresh)),
        owners={box.numbers[h]: [*box.sides, ""][g.owner[h]] for h in bits(box.any_vp)},
        scored={name: _hexes(box, bits(box.rules.scored(g, i))) for i, name in enumerate(box.sides)},
        forts={box.numbers[h]: g.forts[i] for i, h in enumerate(box.forts)},
        corps={corps: g.corps_ter[i] for i, corps in enumerate(box.new_corps)},
        cup=tuple(box.markers[m] for m in bits(g.cup)),
        drawn=tuple(MarkerSeen(box.markers[m], g.results[m]) for m in g.drawn),
        active=box.markers[g.active] if g.active >= 0 else None,
        fought=tuple(name for i, name in enumerate(box.sides) if g.fought >> i & 1),
        support=tuple(bool(g.support >> i & 1) for i in range(len(box.support))),
        supported=(g.supported[0], g.supported[1]),
        marching=_units(box, g.marching),
        attacks=tuple(_attack(g, attack) for attack in g.attacks),
        battle=None if g.battle is None else _battle(g, g.battle),
        falling=None if g.falling is None else FallingSeen(box.units[g.falling[0]], *g.falling[2:]),
        flood=g.flood,
        flooded=flooded(g),
        front=g.front,
        once=g.once,
    )


def _units(box: Box, units: Iterable[int]) -> tuple[str, ...]:
    return tuple(box.units[u] for u in units)


def _hexes(box: Box, hexes: Iterable[int]) -> tuple[str, ...]:
    return tuple(box.numbers[h] for h in hexes)


def _attack(g: State, attack: Attack) -> AttackSeen:
    return AttackSeen(
        targets=_hexes(g.box, attack.targets),
        attackers=_units(g.box, attack.attackers),
        odds=odds(g, attack.targets, attack.attackers) if attack.attackers else None,
    )


def _battle(g: State, b: Battle) -> BattleSeen:
    box = g.box
    living = [u for u in b.attackers if g.loc[u] < OFF]
    return BattleSeen(
        targets=_hexes(box, b.targets),
        attackers=_units(box, b.attackers),
        stage=b.stage,
        column=box.tables["combat"]["columns"][b.column] if b.stage not in ("withdraw", "open") else "",
        dice=tuple(
            DieSeen(box.units[u] if u >= 0 else f"fort {box.numbers[box.forts[-1 - u]]}", die) for u, die in b.dice
        ),
        odds=odds(g, b.targets, living) if living and not b.rolled else None,
        retreats=tuple(RetreatSeen(box.units[u], length) for u, length in b.retreats),
    )


def resample(g: State, side: int, random: Random) -> State:
    """There is nothing a side does not know."""
    return g
