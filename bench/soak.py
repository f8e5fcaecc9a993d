"""Long random play: many games over all scenarios and options, every position checked now and then.

python -m bench.soak --games 2000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import get_context
from random import Random
from typing import Any

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.bots.rand import pick, pick_by_verb
from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, OptionValue
from grognard.kernel.play import Play
from grognard.kernel.refusal import BadInput

LONGEST = 100_000


def options_for(game: Game[Any], scenario: str, random: Random) -> dict[str, OptionValue]:
    """Any set of options that goes with a scenario."""
    while True:
        chosen: dict[str, OptionValue] = {}
        for name, option in game.options.items():
            if isinstance(option.default, bool):
                chosen[name] = random.random() < 0.4
            else:
                chosen[name] = random.choice((option.default, random.randint(option.low, min(option.high, 4))))
        try:
            game.start(scenario, game.settings(chosen))
        except BadInput:
            continue
        return chosen


def one(job: tuple[str, int, int]) -> tuple[str, str, str, int, int, str]:
    """One game: scenario, winner, reason, turns, decisions, error."""
    name, seed, every = job
    game = everything()[name]
    random = Random(f"soak {seed}")
    scenario = game.scenarios[seed % len(game.scenarios)]
    options = options_for(game, scenario, random)
    choose = pick_by_verb if seed // len(game.scenarios) % 2 else pick
    # Random players seldom come to some of the ends: in every fortieth game one side looks before it leaps.
    leader = seed // 40 % 2 if seed % 40 == 0 and game.mind.glance is not None else None
    play: Play[Any] | None = None
    try:
        play = Play(game, Seeded(seed), scenario, options, marks=leader is not None)
        bot = GreedyBot(seed)
        while (question := play.question) is not None:
            if not question.options:
                raise RuntimeError(f"no option at {question.prompt}")
            led = question.side == leader
            play.decide(answer(bot, play) if led else choose(question, game.rare, random))
            if play.decisions % every == 0:
                wrong = game.check(play.state)
                if wrong:
                    raise RuntimeError(f"after {play.decisions} decisions: {'; '.join(wrong)}")
            if play.decisions > LONGEST:
                raise RuntimeError("no end")
        assert play.result is not None
        winner = "draw" if play.result.winner is None else game.sides[play.result.winner]
        return scenario, winner, play.result.reason, game.turn(play.state), play.decisions, ""
    except Exception as error:
        decisions = 0 if play is None else play.decisions
        return scenario, "", "", 0, decisions, f"{name} seed {seed}: {type(error).__name__}: {error}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of each kind")
    parser.add_argument("--only", default="", help="one game by its name")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--check-every", type=int, default=20)
    given = parser.parse_args()
    start = time.perf_counter()
    ends: Counter[tuple[str, str, str]] = Counter()
    errors = []
    decisions = 0
    with get_context("spawn").Pool(given.jobs) as pool:
        for name in (given.only,) if given.only else everything():
            jobs = [(name, seed, given.check_every) for seed in range(given.first, given.first + given.games)]
            for scenario, winner, reason, _, count, error in pool.imap_unordered(one, jobs, chunksize=8):
                decisions += count
                if error:
                    errors.append(error)
                    print(error, flush=True)
                else:
                    ends[scenario, reason, winner] += 1
    for (scenario, reason, winner), count in sorted(ends.items()):
        print(f"{scenario:<16}{reason:<24}{winner:<6}{count:>6}")
    spent = time.perf_counter() - start
    print(f"{sum(ends.values())} games ended, {len(errors)} failed, {decisions} decisions, {spent:.0f} s")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
