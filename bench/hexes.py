"""How movement, zones and supply grow with the map: generated boards of 300 to 3,000 hexes, ratios within one run.

python -m bench.hexes
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random

from grognard.kernel.hexes import HexMap, MapSheet, Reach

BOARDS = {300: (20, 15), 1000: (40, 25), 3000: (60, 50)}
"""Hexes: lines, places."""
POINTS = 8


def tasks(size: int) -> Mapping[str, Callable[[], object]]:
    """What the rules of a hex game ask of a map again and again. One hex in six has a unit, as many of either side;
    one enemy in six has a zone of control that counts here, since more would stop everything."""
    lines, places = BOARDS[size]
    random = Random(size)
    sheet = MapSheet("main", "", (2, 2), True, "e", "s", 0, (1, lines), (1, places))
    numbers = [sheet.write(line, place) for line in range(1, lines + 1) for place in range(1, places + 1)]
    board = HexMap([sheet], numbers, "generated")
    terrain = [random.choice((1, 1, 1, 2, 2, 3)) for _ in range(size)]
    river = {pair for pair in board.pairs() if random.random() < 0.1}
    reach = Reach(board.pairs(), lambda a, b: terrain[b] + ((a, b) in river))
    units = random.sample(range(size), size // 6)
    mine, theirs = board.set(units[::2]), board.set(units[1::2])
    start = 1 << board.index[sheet.write(lines // 2, places // 2)]
    west = board.set(range(places))
    near = board.set(units[1::12])
    zones = board.steps.around(near)

    def supply() -> int:
        return board.steps.flood(west, board.all & ~zones)

    assert supply().bit_count() > size // 3
    return {
        f"reach of one unit, {POINTS} points": lambda: reach.layers(start, POINTS, board.all & ~near, zones),
        "zones of control of a side": lambda: board.steps.around(theirs),
        "supply flood from an edge": supply,
        "all within five hexes of a side": lambda: board.range(mine, 5),
    }


def seconds(task: Callable[[], object], least: float) -> float:
    """The time of one call: the best of several rounds, so that what else the machine does counts little."""
    times, best = 1, float("inf")
    begun = time.perf_counter()
    while time.perf_counter() - begun < least:
        before = time.perf_counter()
        for _ in range(times):
            task()
        spent = time.perf_counter() - before
        best = min(best, spent / times)
        if spent < least / 50:
            times *= 2
    return best


def measure(least: float = 0.5) -> dict[str, dict[int, float]]:
    """Seconds a call, by task and size."""
    found: dict[str, dict[int, float]] = {}
    for size in BOARDS:
        for name, task in tasks(size).items():
            found.setdefault(name, {})[size] = seconds(task, least)
    return found


def main() -> None:
    first, *_, last = BOARDS
    print(
        f"{'microseconds a call':<34}" + "".join(f"{size:>9}" for size in BOARDS) + f"{f'x{last // first} hexes':>12}"
    )
    for name, by_size in measure().items():
        times = "".join(f"{1e6 * spent:>9.1f}" for spent in by_size.values())
        print(f"{name:<34}{times}{by_size[last] / by_size[first]:>11.1f}x")


if __name__ == "__main__":
    main()
