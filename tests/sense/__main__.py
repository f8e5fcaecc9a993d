"""What bots make of the positions: python -m tests.sense GAME --bots regular veteran"""

from __future__ import annotations

import argparse

from grognard.bots import make

from . import games, positions, unsolved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--bots", nargs="+", default=["regular", "veteran"])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for bot in given.bots:
        missed = list(unsolved(given.game, lambda seed, bot=bot: make(bot, seed), given.seed))  # type: ignore[misc]
        print(f"{bot}: {len(positions(given.game)) - len(missed)} of {len(positions(given.game))}")
        for position, its in missed:
            print(f"  {position.name}\n    because: {position.why}\n    instead: {' '.join(its.answers)}")


if __name__ == "__main__":
    main()
