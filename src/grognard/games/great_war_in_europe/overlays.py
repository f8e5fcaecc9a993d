"""What a player may lay over the map: supply of either side, who holds what, where the lines run.

The enemy's supply is reckoned without headquarters beneath his stacks: where those are, nobody knows (7.25)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...kernel.drawing import nouns
from ...kernel.game import Known
from ...kernel.maps import bits, union
from ...kernel.once import kept
from ...kernel.picture import Shade
from .box import SIDES
from .hiding import sees
from .names import name_of, say
from .state import HOLDING, OFF, State, put, side_of
from .supply import NONE, area, nations_on, primary, supply_of


def in_sight(known: Known[State]) -> State:
    """The position without enemy headquarters whom the reader does not see: what he may reckon supply by."""
    return kept((in_sight, known.side), known.state, lambda: _in_sight(known))


def _in_sight(known: Known[State]) -> State:
    g = known.state
    hidden = [u for u in g.box.hqs if g.loc[u] < OFF and side_of(g, u) != known.side and not sees(g, known.side, u)]
    if not hidden:
        return g
    twin = g.copy()
    for u in hidden:
        put(twin, u, HOLDING)
    return twin


def overlay(known: Known[State], name: str, language: str) -> Shade | None:
    """An overlay by its id; None if there is no such one."""
    kind, _, whose = name.partition(":")
    if whose not in SIDES or kind not in _KINDS:
        return None
    return _KINDS[kind](known, SIDES.index(whose), language)


def _supply(known: Known[State], side: int, language: str) -> Shade:
    """11.0: hexes in which some nation of a side is in supply, its primary sources, who has none."""
    g = in_sight(known)
    good: list[int] = []
    from_: list[int] = []
    hungry: list[int] = []
    for f in g.box.active:
        front = g.box.fronts[f]
        nations = nations_on(g, side, f)
        fed = union(area(g, nation, f) for nation in nations)
        good += [h + front.base for h in bits(fed & front.land)]
        from_ += [h + front.base for h in bits(union(primary(g, nation, f) for nation in nations) & front.land)]
        hungry += [
            u for u in bits(g.here[side][f]) if sees(known.state, known.side, u) and supply_of(g, u) == NONE
        ]  # fmt: skip
    bad = sorted({g.loc[u] for u in hungry})
    return _shade(
        g, "supply", side, language, good=sorted(set(good) - set(bad)), bad=bad, units=hungry, from_=from_,
        note="shade-supply-note" if side == known.side else "shade-supply-guess", now=len(hungry),
    )  # fmt: skip


def _control(known: Known[State], side: int, language: str) -> Shade:
    """7.1: the hexes that a side holds; in the other tone those that were not its own in 1914."""
    g = known.state
    own: list[int] = []
    taken: list[int] = []
    for f in g.box.active:
        front = g.box.fronts[f]
        for h in bits(g.held[side][f]):
            mine = g.box.tables["countries"].get(front.country[h]) == SIDES[side]
            (own if mine else taken).append(h + front.base)
    return _shade(
        g, "control", side, language, good=own, bad=taken, note="shade-control-note", now=len(own), taken=len(taken)
    )  # fmt: skip


def _line(known: Known[State], side: int, language: str) -> Shade:
    """Where a side's line runs: its hexes beside what the enemy holds, those that nobody stands in so marked."""
    g = known.state
    manned: list[int] = []
    empty: list[int] = []
    for f in g.box.active:
        front = g.box.fronts[f]
        edge = g.held[side][f] & front.around(g.held[1 - side][f])
        for h in bits(edge):
            there = (g.any_occ[side][f] | g.forts[side][f]) >> h & 1
            (manned if there else empty).append(h + front.base)
    return _shade(
        g, "line", side, language, good=manned, bad=empty, note="shade-line-note", now=len(manned), empty=len(empty)
    )  # fmt: skip


def _shade(
    g: State, kind: str, side: int, language: str, *, note: str, good: Iterable[int] = (), bad: Iterable[int] = (),
    from_: Iterable[int] = (), units: Iterable[int] = (), **counts: int,
) -> Shade:  # fmt: skip
    box = g.box
    return Shade(
        id=f"{kind}:{SIDES[side]}",
        name=say(language, f"board-overlay-{kind}", side=name_of(box, "side", side, language)),
        good=nouns("space", box.numbers, good),
        bad=nouns("space", box.numbers, bad),
        pieces=nouns("unit", box.units, units),
        sources=nouns("space", box.numbers, from_),
        note=say(language, note, **counts),
    )


_KINDS: Final = {"supply": _supply, "control": _control, "line": _line}
