"""Searches over a board: flood (supply), reach (movement), paths (retreat)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


def flood(around: Sequence[int], seeds: int, through: int) -> int:
    """All spaces of the bit set `through` joined to `seeds` (which count if they are in it).

    `around` gives the neighbours of every space as a bit set.
    """
    found = seeds & through
    edge = found
    left = through ^ found
    while edge:
        low = edge & -edge
        new = around[low.bit_length() - 1] & left
        left ^= new
        found |= new
        edge = (edge ^ low) | new
    return found


def reach(
    start: int,
    steps: int,
    around: Sequence[Sequence[int]],
    enter: Callable[[int, int], bool],
    stop: Callable[[int], bool],
) -> dict[int, int]:
    """Spaces that can be entered from `start` in at most `steps`, with the fewest steps each takes.

    `enter(a, b)` says whether one may go from a to b; `stop(b)` whether one must stay there.
    """
    best: dict[int, int] = {}
    edge = [start]
    for step in range(1, steps + 1):
        further = []
        for a in edge:
            for b in around[a]:
                if b not in best and b != start and enter(a, b):
                    best[b] = step
                    if not stop(b):
                        further.append(b)
        edge = further
        if not edge:
            break
    return best


def paths(
    start: int, length: int, around: Sequence[Sequence[int]], enter: Callable[[int, int], bool]
) -> Iterator[tuple[int, ...]]:
    """All paths of exactly `length` steps that never come back to `start`."""
    todo: list[tuple[int, ...]] = [()]
    for _ in range(length):
        todo = [
            (*path, b)
            for path in todo
            for a in (path[-1] if path else start,)
            for b in around[a]
            if b != start and b not in path and enter(a, b)
        ]
    return iter(todo)
