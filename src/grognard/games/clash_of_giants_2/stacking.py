"""GAL.6.0, YPR.12.0 Stacking."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.refusal import Refusal
from .state import State, mounted, units_at

FULL = Refusal("STD.6.1", "stack-full")
MIXED_ARMS = Refusal("STD.6.2", "stack-mixed-arms")
NATIONS = Refusal("YPR.12.2", "stack-nations")


def why_not_stack(g: State, units: Sequence[int], h: int, *, nations: bool = True) -> Refusal | None:
    """Why these units may not end in a hex with those that stand there (STD.6.3: only the end of a move counts).

    STD.6.1, GAL.6.1, YPR.12.1: two units, or three if all are mounted cavalry; STD.6.2: infantry makes it two.
    `nations=False`: a forced retreat may mix nations (YPR.12.2).
    """
    there = [u for u in units_at(g, h) if u not in units]
    if not there and len(units) < 2:
        return None
    all_of = [*there, *units]
    limits = g.box.tables["game"]
    if len(all_of) > limits["stack"]:
        if len(all_of) > limits["cavalry_stack"]:
            return FULL
        if not all(mounted(g, u) for u in all_of):
            return MIXED_ARMS if any(mounted(g, u) for u in all_of) else FULL
    if nations and not g.box.galicia and len({g.box.nation[u] for u in all_of}) > 1:
        return NATIONS
    return None


def room(g: State, units: Sequence[int], side: int, *, nations: bool = True) -> int:
    """The hexes in which these units may end, as far as stacking goes (STD.6.4: never with enemies)."""
    found = g.box.map.all & ~g.occ[0] & ~g.occ[1]
    if len(units) > 1:
        # A group that cannot stack anywhere cannot stack in an empty hex either.
        limits = g.box.tables["game"]
        most = limits["cavalry_stack"] if all(mounted(g, u) for u in units) else limits["stack"]
        if len(units) > most:
            return 0
    for h, there in g.stacks.items():
        if g.box.side[there[0]] == side and why_not_stack(g, units, h, nations=nations) is None:
            found |= 1 << h
    return found


def over_limit(g: State, h: int) -> bool:
    """Whether what stands in a hex may not stay together: after a forced retreat, or since cavalry dismounted."""
    there = units_at(g, h)
    return len(there) > 1 and why_not_stack(g, there, h) is not None
