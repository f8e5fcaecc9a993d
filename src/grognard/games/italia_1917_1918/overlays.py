"""What a player may lay over the map: supply, command, the reach of guns, zones of control, of either side.

All of it follows from where counters stand, which everybody sees."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.drawing import nouns
from ...kernel.game import Known
from ...kernel.maps import bits
from ...kernel.picture import Shade
from .box import SIDES
from .command import commanded, depots, headquarters, sources, supplied
from .names import name_of, say
from .state import OFF, State, on_map, zoc


def overlay(known: Known[State], name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    kind, _, whose = name.partition(":")
    if whose not in SIDES or kind not in _KINDS:
        return None
    return _KINDS[kind](known, SIDES.index(whose), language)


def _supply(known: Known[State], side: int, language: str) -> Shade:
    """9.1: hexes in supply, where it comes from, who has none."""
    g = known.state
    fed = supplied(g, side)
    hungry = [u for u in on_map(g, side) if not fed >> g.loc[u] & 1 and g.box.kind[u] not in ("hq", "depot")]
    bad = g.box.map.set(g.loc[u] for u in hungry)
    return _shade(
        g, "supply", side, language, good=fed & ~bad, bad=bad, units=hungry, from_=sources(g, side) | depots(g, side),
        now=len(hungry), marked=sum(g.starving >> u & 1 for u in g.box.of_side[side]),
    )  # fmt: skip


def _command(known: Known[State], side: int, language: str) -> Shade:
    """9.1f: the command radius of headquarters; who is out of it."""
    g = known.state
    reach = commanded(g, side)
    out = [u for u in on_map(g, side) if g.box.fights[u] and not reach >> g.loc[u] & 1]
    hq = g.box.map.set(g.loc[u] for u in headquarters(g, side))
    return _shade(
        g, "command", side, language, good=reach, bad=g.box.map.set(g.loc[u] for u in out), units=out, from_=hq,
        now=len(out),
    )  # fmt: skip


def _offensive(known: Known[State], side: int, language: str) -> Shade:
    """8.0d: hexes in range of guns in Offensive mode."""
    g = known.state
    return _reach(known, "offensive", side, [u for u in bits(g.planned) if g.box.side[u] == side], language)


def _guns(known: Known[State], side: int, language: str) -> Shade:
    """15.2.2a: hexes in range of any gun."""
    g = known.state
    able = [u for u in on_map(g, side) if g.box.is_gun[u] and not (g.loaded | g.silent) >> u & 1]
    return _reach(known, "guns", side, able, language)


def _reach(known: Known[State], kind: str, side: int, guns: Iterable[int], language: str) -> Shade:
    g = known.state
    found, stand, count = 0, 0, 0
    for u in guns:
        if g.loc[u] < OFF:
            found |= g.box.near(g.loc[u], g.box.range[u])
            stand |= 1 << g.loc[u]
            count += 1
    mine = side == (known.side or 0)
    hexes = found & g.scene.area
    return _shade(
        g, kind, side, language, good=hexes if mine else 0, bad=0 if mine else hexes, from_=stand, now=count
    )  # fmt: skip


def _zones(known: Known[State], side: int, language: str) -> Shade:
    """5.0: one's own zones in one tone, the enemy's in the other."""
    g = known.state
    hexes = zoc(g, side) & g.scene.area
    mine = side == (known.side or 0)
    return _shade(
        g, "zoc", side, language, good=hexes if mine else 0, bad=0 if mine else hexes, now=hexes.bit_count()
    )  # fmt: skip


def _shade(
    g: State, kind: str, side: int, language: str, *, good: int = 0, bad: int = 0, from_: int = 0,
    units: Iterable[int] = (), **counts: int,
) -> Shade:  # fmt: skip
    box = g.box
    return Shade(
        id=f"{kind}:{SIDES[side]}",
        name=say(language, f"board-overlay-{kind}", side=name_of(box, "side", side, language)),
        good=nouns("space", box.numbers, bits(good)),
        bad=nouns("space", box.numbers, bits(bad)),
        pieces=nouns("unit", box.units, units),
        sources=nouns("space", box.numbers, bits(from_)),
        note=say(language, f"shade-{kind}-note", **counts),
    )


_KINDS = {"supply": _supply, "command": _command, "offensive": _offensive, "guns": _guns, "zoc": _zones}
