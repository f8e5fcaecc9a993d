"""What programs go by: what a position is worth, what is wrong with one, what a good opponent would point out."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.game import Known, Warning
from .box import CP
from .stacking import why_crowded
from .state import OFF, State, refresh, side_of, units_at


def score(g: State, side: int) -> float:
    """Victory hexes held and steps left."""
    points = sum((g.held[CP][f] & g.box.fronts[f].kind("vp")).bit_count() for f in g.box.active)
    mine, theirs = steps(g)[side], steps(g)[1 - side]
    return (points if side == CP else -points) + 0.2 * (mine - theirs)


def steps(g: State) -> tuple[int, int]:
    """The steps that each side has on the maps."""
    found = [0, 0]
    for u, h in enumerate(g.loc):
        if h < OFF and g.box.fights[u]:
            found[side_of(g, u)] += g.left[u]
    return found[0], found[1]


def check(g: State) -> list[str]:
    """What is wrong with a state: caches, steps, who stands where."""
    return [*_caches(g), *_units(g), *_stacks(g)]


def _caches(g: State) -> Iterator[str]:
    twin = g.copy()
    refresh(twin)
    for name in ("here", "occ", "any_occ", "stacks", "forts"):
        if getattr(twin, name) != getattr(g, name):
            yield f"cache {name}"


def _units(g: State) -> Iterator[str]:
    box = g.box
    for f in box.active:
        front = box.fronts[f]
        both = g.occ[0][f] & g.occ[1][f]
        if both and (g.rising < 0 or front.base + both.bit_length() - 1 != g.loc[g.rising]):  # 6.8: the fight for Van
            yield f"both sides in one hex, {front.name}"
        if (g.any_occ[0][f] | g.any_occ[1][f]) & ~front.land:
            yield f"off the land, {front.name}"
        if g.held[0][f] & g.held[1][f]:
            yield f"held twice, {front.name}"
    for u, h in enumerate(g.loc):
        if h < OFF and not 0 < g.left[u] <= box.steps[u]:
            yield f"{box.units[u]} has {g.left[u]} steps"
        if h < OFF and box.front_of[h].index not in box.active:
            yield f"{box.units[u]} is on a front that is not in play"


def _stacks(g: State) -> Iterator[str]:
    """7.22: nobody is crowded when combats begin."""
    if g.due or g.phase not in ("declare", "weather"):
        return
    for h in g.stacks:
        for side in (0, 1):
            if why_crowded(g, units_at(g, h, side)) is not None:
                yield f"too many in {g.box.numbers[h]}"


def warnings(known: Known[State]) -> list[Warning]:
    """7.22: stacks that are too large before a phase ends."""
    g = known.state
    if known.side is None or g.phase != "move" or known.side != g.side:
        return []
    crowded = [h for h in sorted(g.stacks) if why_crowded(g, units_at(g, h, known.side)) is not None]
    return [Warning("7.22", "warn-crowded", {"space": ("space", h)}) for h in crowded[:3]]
