"""What a side may see, built up from public facts, never stripped down; and what it cannot know, resampled."""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel.board import bits
from ...kernel.once import once
from .battle import column_shift, die_modifier, fires_as_army, strength
from .box import (
    AP, ARMY_FIRE, CARD_SIDE, CARDS, CORPS_FIRE, CP, NCARDS, NSPACES, NUNITS, RP_KINDS, SIDES, SPACES, TURN_NAMES,
    UNIT_NATION, UNITS,
)  # fmt: skip
from .offensives import owes
from .state import BIT, BOXES, DISCARD, HAND, PILE, REMOVED, TABLE, Battle, State, hand, of_place
from .supply import in_supply
from .war_status import russia_track, russian_vp, us_track


def view(g: State, side: int | None) -> dict[str, Any]:
    """The position as one side (None: a spectator) may see it."""
    return _common(g) | {"cards": {name: _cards(g, i, side) for i, name in enumerate(SIDES)}}


@once
def _common(g: State) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "scenario": g.scenario,
        "turn": g.turn,
        "turn_name": TURN_NAMES[g.turn],
        "round": g.round,
        "active": SIDES[g.active],
        "phase": g.phase,
        "vp": g.vp,
        "war_status": {"ap": g.ws[AP], "cp": g.ws[CP], "combined": g.combined},
        "commitment": {"ap": g.level[AP], "cp": g.level[CP]},
        "us_track": us_track(g),
        "russia_track": russia_track(g),
        "russian_vp": russian_vp(g),
        "mandatory": {
            name: {"nation": g.mo[i], "made": g.mo_made[i], "owed": owes(g, i)} for i, name in enumerate(SIDES)
        },
        "actions": {name: list(g.acts[i]) for i, name in enumerate(SIDES)},
        "rp": dict(zip(RP_KINDS, g.rp, strict=True)),
        "at_war": sorted(g.war),
        "greece": g.greece,
        "beachhead": SPACES[g.beachhead] if g.beachhead >= 0 else None,
        "closed": [SPACES[s] for s in bits(g.closed)],
        "spaces": _spaces(g),
        "boxes": _boxes(g),
        "unsupplied": unsupplied(g),
        "reduced": [UNITS[u] for u in range(NUNITS) if g.reduced[u]],
        "events": [CARDS[c] for c in range(NCARDS) if g.events & BIT[c]],
        "cards": {},
        "card": CARDS[g.card] if g.card >= 0 else None,
        "use": g.use,
        "points": g.points,
        "moving": [UNITS[u] for u in g.moving],
        "path": [SPACES[s] for s in g.path],
        "digging": [UNITS[u] for u in g.digging],
        "spent": [UNITS[u] for u in range(NUNITS) if g.spent & BIT[u]],
        "battle": None if g.battle is None else _battle(g, g.battle),
    }


def _spaces(g: State) -> list[list[Any]]:
    found: list[list[Any]] = [
        [SIDES[control], [UNITS[u] for u in stack] if stack else [], trench, fort, "", ""]
        for control, stack, trench, fort in zip(g.control, g.stacks, g.trench, g.fort, strict=True)
    ]
    for s in bits(g.sieged):
        found[s][4] = "besieged"
    for s in bits(g.moves):
        found[s][5] = "m"
    for s in bits(g.attacks):
        found[s][5] += "a"
    return found


def _boxes(g: State) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: [] for name in BOXES}
    for u, where in enumerate(g.loc):
        if where >= NSPACES:
            found[BOXES[where - NSPACES]].append(UNITS[u])
    return found


def _cards(g: State, owner: int, side: int | None) -> dict[str, Any]:
    """A hand is its owner's; the other side sees its size and the cards it has been shown."""
    held = hand(g, owner)
    known = held if side == owner else [c for c in held if g.seen & BIT[c] and side is not None]
    return {
        "hand": [CARDS[c] for c in known],
        "hand_size": len(held),
        "pile_size": len(of_place(g, owner, PILE)),
        "discard": [CARDS[c] for c in of_place(g, owner, DISCARD)],
        "table": [CARDS[c] for c in of_place(g, owner, TABLE)],
        "removed": [CARDS[c] for c in of_place(g, owner, REMOVED)],
    }


def unsupplied(g: State) -> list[str]:
    """Units on the map that are out of supply; neutral Greeks are nobody's to feed (9.5.2.4)."""
    loc = g.loc
    neutral = "gr" if g.greece == 1 else ""
    return [UNITS[u] for u in range(NUNITS) if loc[u] < NSPACES and not in_supply(g, u) and UNIT_NATION[u] != neutral]


def _battle(g: State, b: Battle) -> dict[str, Any]:
    return {
        "attacker": SIDES[g.active],
        "target": SPACES[b.target],
        "attackers": [UNITS[u] for u in b.attackers],
        "defenders": [UNITS[u] for u in b.defenders],
        "from": [SPACES[s] for s in b.start],
        "pin": SPACES[b.pin] if b.pin >= 0 else None,
        "flank": b.flank,
        "cards": [CARDS[c] for c in b.cards],
        "fire": {name: _fire(g, b, i) for i, name in enumerate(SIDES)},
        "dice": list(b.fired),
        "score": list(b.score),
        "to_lose": list(b.lost),
        "retreat": b.length,
        "to_retreat": [UNITS[u] for u in b.to_retreat],
    }


def _fire(g: State, b: Battle, side: int) -> dict[str, Any]:
    """12.2.6, 12.2.7: what a side fires with, as far as it is known now."""
    army = fires_as_army(g, b, side)
    force, shift = strength(g, b, side), column_shift(g, b, side)
    table = ARMY_FIRE if army else CORPS_FIRE
    return {
        "strength": force,
        "table": "army" if army else "corps",
        "column": table.label(table.column(force, shift)),
        "shift": shift,
        "modifier": die_modifier(g, b, side),
    }


def resample(g: State, side: int, random: Random) -> State:
    """A state that `side` cannot tell from this one: the other's unseen hand and pile are shuffled together."""
    other = 1 - side
    unknown = [c for c in range(NCARDS) if CARD_SIDE[c] == other and _unknown(g, c)]
    held = sum(g.place[c] == HAND for c in unknown)
    chosen = set(random.sample(unknown, held))
    for c in unknown:
        g.place[c] = HAND if c in chosen else PILE
    return g


def _unknown(g: State, c: int) -> bool:
    return g.place[c] == PILE or (g.place[c] == HAND and not g.seen & BIT[c])
