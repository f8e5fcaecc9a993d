"""Plain against compiled, by turns in one run: python -m bench.fast src build/fast/src

Two processes, each with its own program, do the same work one after the other; what is compared is processor time. The
ratio of a figure is the median over its rounds: how many times as fast the compiled one is. What comes of the work is
compared too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.bots.rand import pick
from grognard.bots.search import SearchBot
from grognard.games import NAMES, get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

MOST = 1500
"""Answers of a random game, and of a game judged at a glance, in one round."""
GLANCED = 200
FORKS = 1000
WORLDS = 300
PLAYOUTS = 60
BEGUN = 300
"""Answers after which a game is in its middle."""


class Done(NamedTuple):
    """One round's work: how many things were done, what came of them, and the processor time that it took."""

    many: int
    came: str
    seconds: float


@cache
def middle(name: str) -> Play[Any]:
    """A game under way, played at a glance, at a question that has more than one answer."""
    game = get(name)
    play: Play[Any] = Play(game, Seeded(5), game.scenarios[-1])
    bot = GreedyBot(5)
    while play.question is not None and (play.decisions < BEGUN or play.question.many < 2):
        play.decide(answer(bot, play))
    return play


def random_play(name: str, seed: int) -> tuple[int, str]:
    """Answers at random: decisions."""
    game = get(name)
    play: Play[Any] = Play(game, Seeded(seed), game.scenarios[-1], marks=False)
    random = Random(seed)
    while (question := play.question) is not None and play.decisions < MOST:
        play.decide(pick(question, game.rare, random))
    return play.decisions, play.hash()


def greedy_play(name: str, seed: int) -> tuple[int, str]:
    """Answers at a glance: decisions."""
    game = get(name)
    play: Play[Any] = Play(game, Seeded(seed), game.scenarios[-1])
    bot = GreedyBot(seed)
    while play.question is not None and play.decisions < GLANCED:
        play.decide(answer(bot, play))
    return play.decisions, play.hash()


def forks(name: str, seed: int) -> tuple[int, str]:
    """Forks of a game in its middle."""
    play = middle(name)
    for n in range(FORKS):
        other = play.fork(Seeded(n))
    return FORKS, other.hash()


def imagined(name: str, seed: int) -> tuple[int, str]:
    """Worlds imagined there."""
    play = middle(name)
    assert play.question is not None
    for n in range(WORLDS):
        world = play.imagine(play.question.side, seed * WORLDS + n, marks=False)
    return WORLDS, world.hash()


def playouts(name: str, seed: int) -> tuple[int, str]:
    """Playouts of a veteran who thinks there."""
    bot = SearchBot(seed, 1e9, PLAYOUTS)
    chosen = answer(bot, middle(name))
    thought = None if bot.thought is None else bot.thought._replace(seconds=0.0)
    return PLAYOUTS, repr((chosen, thought))


FIGURES: dict[str, Callable[[str, int], tuple[int, str]]] = {
    "random": random_play, "greedy": greedy_play, "fork": forks, "imagine": imagined, "veteran": playouts,
}  # fmt: skip


def work() -> None:
    """One of the two processes: does what it is told, line by line."""
    for line in sys.stdin:
        figure, name, seed = line.split()
        middle(name)
        begun = time.process_time()
        many, came = FIGURES[figure](name, int(seed))
        print(many, time.process_time() - begun, came.encode().hex(), flush=True)


class Worker:
    """A process with one of the programs."""

    def __init__(self, package: Path) -> None:
        self._run = subprocess.Popen(
            [sys.executable, "-m", "bench.fast", "--work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}, cwd=Path(__file__).parents[1],
        )  # fmt: skip

    def do(self, figure: str, name: str, seed: int) -> Done:
        assert self._run.stdin is not None
        assert self._run.stdout is not None
        self._run.stdin.write(f"{figure} {name} {seed}\n")
        self._run.stdin.flush()
        many, seconds, came = self._run.stdout.readline().split()
        return Done(int(many), came, float(seconds))

    def end(self) -> None:
        assert self._run.stdin is not None
        self._run.stdin.close()
        self._run.wait(60)


def compared(plain: Worker, compiled: Worker, figure: str, name: str, rounds: int) -> tuple[float, float, float]:
    """Things a second in both, and how many times as fast the compiled one is: medians over the rounds."""
    both = []
    for seed in range(rounds + 1):
        first, second = plain.do(figure, name, seed), compiled.do(figure, name, seed)
        if first[:2] != second[:2]:
            raise SystemExit(f"{figure} {name} {seed}: not the same in both")
        if seed:  # the first is for caches
            both.append((first.many / first.seconds, second.many / second.seconds))
    one, other = zip(*both, strict=True)
    return median(one), median(other), median(b / a for a, b in both)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("packages", nargs="*", type=Path, help="where the plain and the compiled program are")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="*", default=list(NAMES))
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work()
        return
    plain, compiled = (Worker(package.resolve()) for package in given.packages)
    print("| game | " + " | ".join(FIGURES) + " |\n|---|" + "---|" * len(FIGURES))
    for name in given.only:
        cells = (compared(plain, compiled, figure, name, given.rounds) for figure in FIGURES)
        told = (f"{ratio:.2f} ({one:,.0f} to {other:,.0f})" for one, other, ratio in cells)
        print(f"| {name} | " + " | ".join(told) + " |", flush=True)
    for worker in (plain, compiled):
        worker.end()
    print(f"things a second of processor time; load average {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main()
