"""What a side may see: everything. Both battles are open; only the cup and the dice are unknown to everybody."""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel.maps import bits
from .odds import odds
from .state import BOXES, OFF, SUPPLIES, Attack, State, flooded, on_map
from .supply import besieged


def view(g: State, side: int | None) -> dict[str, Any]:
    """The position as a side or a spectator sees it, with all that markers show (YPR.2.13)."""
    box = g.box
    return {
        "turn": g.turn,
        "phase": g.phase,
        "side": box.sides[g.side],
        "vp": g.vp,
        "units": [
            [box.numbers[h] if h < OFF else BOXES[h - OFF], g.left[u], SUPPLIES[g.supply[u]]]
            for u, h in enumerate(g.loc)
        ],
        "moved": [box.units[u] for u in bits(g.moved)],
        "replaced": [box.units[u] for u in bits(g.repl)],
        "rebuilt": [box.units[u] for u in bits(g.rebuilt)],
        "besieged": [box.units[u] for u in on_map(g, 0) if besieged(g, u)],
        "fresh": [box.units[u] for u in bits(g.fresh)],
        "owners": {box.numbers[h]: [*box.sides, ""][g.owner[h]] for h in bits(box.any_vp)},
        "scored": {name: [box.numbers[h] for h in bits(box.rules.scored(g, i))] for i, name in enumerate(box.sides)},
        "forts": {box.numbers[h]: g.forts[i] for i, h in enumerate(box.forts)},
        "corps": {corps: g.corps_ter[i] for i, corps in enumerate(box.new_corps)},
        "cup": [box.markers[m] for m in bits(g.cup)],
        "drawn": [[box.markers[m], g.results[m]] for m in g.drawn],
        "active": box.markers[g.active] if g.active >= 0 else None,
        "fought": [name for i, name in enumerate(box.sides) if g.fought >> i & 1],
        "support": [bool(g.support >> i & 1) for i in range(len(box.support))],
        "supported": list(g.supported),
        "marching": [box.units[u] for u in g.marching],
        "attacks": [_attack(g, attack) for attack in g.attacks],
        "battle": None if g.battle is None else _battle(g),
        "falling": None if g.falling is None else [box.units[g.falling[0]], *g.falling[2:]],
        "flood": g.flood,
        "flooded": flooded(g),
        "front": g.front,
        "once": g.once,
    }


def _attack(g: State, attack: Attack) -> dict[str, Any]:
    box = g.box
    found = odds(g, attack.targets, attack.attackers) if attack.attackers else None
    return {
        "targets": [box.numbers[h] for h in attack.targets],
        "attackers": [box.units[u] for u in attack.attackers],
        "odds": None if found is None else list(found),
    }


def _battle(g: State) -> dict[str, Any]:
    b, box = g.battle, g.box
    assert b is not None
    living = [u for u in b.attackers if g.loc[u] < OFF]
    return {
        "targets": [box.numbers[h] for h in b.targets],
        "attackers": [box.units[u] for u in b.attackers],
        "stage": b.stage,
        "column": box.tables["combat"]["columns"][b.column] if b.stage not in ("withdraw", "open") else "",
        "dice": [[box.units[u] if u >= 0 else f"fort {box.numbers[box.forts[-1 - u]]}", die] for u, die in b.dice],
        "odds": list(odds(g, b.targets, living)) if living and not b.rolled else None,
        "retreats": [[box.units[u], length] for u, length in b.retreats],
    }


def resample(g: State, side: int, random: Random) -> State:
    """There is nothing a side does not know."""
    return g
