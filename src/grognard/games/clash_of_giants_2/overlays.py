"""What a player may lay over the map: supply and zones of control of either side, victory hexes. All public."""

from __future__ import annotations

from itertools import pairwise

from ...kernel.drawing import nouns
from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.picture import Shade
from .names import name_of, say
from .state import FED, NOBODY, OFF, State, on_map, zoc
from .supply import railway, traced


def overlay(known: Known[State], name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    g, side = known
    kind, _, whose = name.partition(":")
    if name == "victory":
        return _victory(g, side or 0, language)
    if whose in g.box.sides and kind in ("supply", "zoc"):
        which = g.box.sides.index(whose)
        return _supply(g, which, language) if kind == "supply" else _zones(g, which, side or 0, language)
    return None


def _supply(g: State, side: int, language: str) -> Shade:
    """GAL.7.0, YPR.6.0: hexes from which a line could be traced now, the railways in use, who has no line."""
    box = g.box
    fed = traced(g, side)
    hungry = [u for u in on_map(g, side) if not fed >> g.loc[u] & 1]
    marked = sum(1 for u in on_map(g, side) if g.supply[u] != FED)
    bad = box.map.set(g.loc[u] for u in hungry)
    named = name_of(box, "side", side, language)
    return Shade(
        id=f"supply:{box.sides[side]}",
        name=say(language, "shade-supply", side=named),
        good=nouns("space", box.numbers, bits(fed & ~bad)),
        bad=nouns("space", box.numbers, bits(bad)),
        pieces=nouns("unit", box.units, hungry),
        lines=_rails(g, side) if "reach" in box.tables["supply"] else (),
        sources=nouns("space", box.numbers, bits(box.sources[side])),
        note=say(language, "shade-supply-note", now=len(hungry), marked=marked),
    )


def _rails(g: State, side: int) -> tuple[tuple[str, str], ...]:
    """The railways that lead to a source of the side (GAL.7.2d)."""
    box = g.box
    used = railway(g, side)
    pairs = {
        (min(a, b), max(a, b)) for line in box.lines.values() for a, b in pairwise(line) if used >> a & used >> b & 1
    }
    return tuple((f"space:{box.numbers[a]}", f"space:{box.numbers[b]}") for a, b in sorted(pairs))


def _zones(g: State, side: int, eyes: int, language: str) -> Shade:
    """STD.7.1: one's own zones in one tone, the enemy's in the other."""
    box = g.box
    hexes = nouns("space", box.numbers, bits(zoc(g, side)))
    named = name_of(box, "side", side, language)
    return Shade(
        id=f"zoc:{box.sides[side]}",
        name=say(language, "shade-zoc", side=named),
        good=hexes if side == eyes else (),
        bad=() if side == eyes else hexes,
        pieces=tuple(f"unit:{box.units[u]}" for u, h in enumerate(g.loc) if h < OFF and box.side[u] == side),
        note=say(language, "shade-zoc-note", count=len(hexes)),
    )


def _victory(g: State, side: int, language: str) -> Shade:
    """The victory hexes: one's own (the first side's for a spectator), and the enemy's."""
    box = g.box
    held = [box.map.set(h for h in bits(box.any_vp) if g.owner[h] == who) for who in (0, 1)]
    free = sum(1 for h in bits(box.any_vp) if g.owner[h] == NOBODY)
    return Shade(
        id="victory",
        name=say(language, "shade-victory"),
        good=nouns("space", box.numbers, bits(held[side])),
        bad=nouns("space", box.numbers, bits(held[1 - side])),
        note=say(
            language,
            "shade-victory-note",
            one=name_of(box, "side", 0, language),
            ours=held[0].bit_count(),
            other=name_of(box, "side", 1, language),
            theirs=held[1].bit_count(),
            free=free,
        ),
    )
