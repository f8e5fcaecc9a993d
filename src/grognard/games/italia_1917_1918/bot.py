"""What programs go by: what a position is worth, what is wrong with one, what a good opponent would point out."""

from __future__ import annotations

from ...kernel.game import Known, Warning
from .losses import why_crowded
from .state import OFF, State, refresh
from .victory import margin, scorer, strength
from .victory import points as victory_points


def score(g: State, side: int) -> float:
    """Points of victory, and the steps of both."""
    found = margin(g) * 3.0
    if side != scorer(g):
        found = -found
    return found + 0.3 * (strength(g, side) - strength(g, 1 - side))


def check(g: State) -> list[str]:
    """What is wrong with a state: caches, steps, who stands where."""
    found = []
    twin = g.copy()
    refresh(twin)
    if twin.occ != g.occ or twin.any_occ != g.any_occ or twin.stacks != g.stacks or twin.here != g.here:
        found.append("caches")
    if g.occ[0] & g.occ[1]:
        found.append("both sides in one hex")
    if (g.any_occ[0] | g.any_occ[1]) & ~g.scene.area:
        found.append("off the map")
    for u, h in enumerate(g.loc):
        if h < OFF and g.box.fights[u] and not g.left[u]:
            found.append(f"{g.box.units[u]} has no steps")
    if sorted(g.who) != list(range(g.box.count)):
        found.append("faces")
    if g.held[0] & g.held[1]:
        found.append("held twice")
    return found


def warnings(known: Known[State]) -> list[Warning]:
    """4.0g: stacks that are too large before a phase ends."""
    g = known.state
    if known.side is None or g.phase not in ("move", "exploit_move") or known.side != g.side:
        return []
    crowded = [h for h in g.stacks if g.occ[known.side] >> h & 1 and why_crowded(g, h, known.side)]
    return [Warning("4.0g", "warn-crowded", {"space": ("space", h)}) for h in crowded[:3]]


def points(g: State) -> tuple[int, ...]:
    """16.0a: the victory points, which the defender pulls down."""
    return (victory_points(g),)


def steps(g: State) -> tuple[int, ...]:
    """The steps that each side has on the map."""
    return (strength(g, 0), strength(g, 1))
