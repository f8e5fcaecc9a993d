"""Ways over a map, of links or of hexes: reach (movement step by step), paths, the steps of a retreat.

`around` is for every place its neighbours: `Map.linked`, or what a map says for one kind of traveller."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from .maps import Net


def reach(
    start: int,
    steps: int,
    around: Sequence[Sequence[int]],
    enter: Callable[[int, int], bool],
    stop: Callable[[int], bool],
) -> dict[int, int]:
    """Places that can be entered from `start` in at most `steps`, with the fewest steps each takes.

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


def retreat_steps(net: Net, here: int, left: int, enter: int, goal: int) -> int:
    """Where the next step of a retreat may lead: places from which the `left` steps end in `goal`.

    `net`: the steps that a retreat may take; every place on it must be in `enter`. Zero: it cannot be completed. Where
    a full place has to be left again, one asks anew for one more step.
    """
    good = goal & enter
    for _ in range(left - 1):
        good = net.before(good) & enter
    return net.around(1 << here) & good
