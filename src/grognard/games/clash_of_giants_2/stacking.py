"""GAL.6.0, YPR.12.0 Stacking."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.applies import rule
from ...kernel.maps import bits
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
    return why_not_group(g, (*there, *units), nations=nations)


def why_not_group(g: State, all_of: Sequence[int], *, nations: bool = True) -> Refusal | None:
    """Why these units may not stand in one hex."""
    limits = g.box.tables["game"]
    if len(all_of) > limits["stack"]:
        if len(all_of) > limits["cavalry_stack"]:
            return FULL
        if not all(mounted(g, u) for u in all_of):
            return MIXED_ARMS if any(mounted(g, u) for u in all_of) else FULL
    return g.box.rules.why_not_nations(g, all_of) if nations else None


def nations_mix(g: State, all_of: Sequence[int]) -> Refusal | None:
    """Where nothing is said of nations, they mix."""
    return None


@rule("YPR.12.2")
def nations_apart(g: State, all_of: Sequence[int]) -> Refusal | None:
    """Units of different nations do not stack."""
    return NATIONS if len({g.box.nation[u] for u in all_of}) > 1 else None


def room(g: State, units: Sequence[int], hexes: int, *, nations: bool = True) -> int:
    """Those of some hexes in which these units may end, as far as stacking goes (STD.6.4: never with enemies)."""
    side = g.box.side[units[0]]
    if len(units) > 1 and why_not_group(g, units) is not None:
        return 0
    found = hexes & ~g.occ[0] & ~g.occ[1]
    for h in bits(hexes & g.occ[side]):
        if why_not_stack(g, units, h, nations=nations) is None:
            found |= 1 << h
    return found
