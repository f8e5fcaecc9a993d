"""How fast the games are as environments, as ratios to the kernel's own random play in the same process.

python -m bench.envs [GAME ...] [--seconds 1] [--rounds 3]

Decisions a second of processor time, answers at random with equal chance, no agreements: `kernel` answers and nothing
else; `batch` steps 8 games and finds the numbers of all answers; `seen` also writes observations and masks; `aec` is
PettingZoo's `last` and `step`; `spiel` is OpenSpiel's legal actions, chance nodes included; `tensor` with the
observation of who is asked. The ways take turns, the median counts.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import numpy as np
import pyspiel

from grognard.env import Batch, Spec, ids, spec
from grognard.env import spiel as _registered  # noqa: F401
from grognard.env.aec import RawEnv
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

Way = Callable[[Spec, str], Iterator[int]]
"""Plays on and on, and says every now and then how many decisions that were."""


def kernel(made: Spec, scenario: str) -> Iterator[int]:
    random, game = Random(1), made.game
    while True:
        play = Play(game, Seeded(random.random().hex()), scenario, marks=False)
        while (question := play.question) is not None:
            action = question.nth(int(random.random() * question.many))
            while action[0] in game.agreements and question.many > 1:
                action = question.nth(int(random.random() * question.many))
            play.decide(action)
            yield 1


def _batch(made: Spec, scenario: str, observe: bool) -> Iterator[int]:
    random = Random(1)
    batch = Batch(made, 8, scenario=scenario, seed=1, agreements=False, observe=observe)
    while True:
        batch.step([legal[int(random.random() * len(legal))] for legal in batch.legal])
        yield 8


def batch(made: Spec, scenario: str) -> Iterator[int]:
    return _batch(made, scenario, False)


def seen(made: Spec, scenario: str) -> Iterator[int]:
    return _batch(made, scenario, True)


def aec(made: Spec, scenario: str) -> Iterator[int]:
    random, env = Random(1), RawEnv(made, scenario=scenario, agreements=False)
    env.reset(seed=1)
    while True:
        env.reset()
        while not any(env.terminations.values()):
            observation = env.last()[0]
            assert observation is not None
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            yield 1


def _spiel(made: Spec, scenario: str, tensor: bool) -> Iterator[int]:
    random, game = Random(1), pyspiel.load_game(made.id, {"scenario": scenario, "agreements": False})
    while True:
        state: Any = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def spiel(made: Spec, scenario: str) -> Iterator[int]:
    return _spiel(made, scenario, False)


def tensor(made: Spec, scenario: str) -> Iterator[int]:
    return _spiel(made, scenario, True)


WAYS: tuple[Way, ...] = (kernel, batch, seen, aec, spiel, tensor)


def speed(way: Iterator[int], seconds: float) -> float:
    """Decisions a second of processor time."""
    began, count = time.process_time(), 0
    while (took := time.process_time() - began) < seconds:
        count += next(way)
    return count / took


def measure(name: str, seconds: float, rounds: int) -> dict[str, Any]:
    made = spec(name)
    scenario = made.game.front.first or made.game.scenarios[0]
    ways = {way.__name__: way(made, scenario) for way in WAYS}
    found: dict[str, list[float]] = {which: [] for which in ways}
    for _ in range(rounds):
        for which, way in ways.items():
            found[which].append(speed(way, seconds))
    speeds = {which: median(each) for which, each in found.items()}
    return {
        "id": made.id,
        "scenario": scenario,
        "observation": made.layout.size,
        "actions": made.actions.size,
        "a_second": {which: round(each) for which, each in speeds.items()},
        "ratio": {which: round(each / speeds["kernel"], 3) for which, each in speeds.items() if which != "kernel"},
    }


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("names", nargs="*")
    read.add_argument("--seconds", type=float, default=1.0)
    read.add_argument("--rounds", type=int, default=3)
    given = read.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name in given.names or ids():
        print(json.dumps(measure(name, given.seconds, given.rounds)), flush=True)


if __name__ == "__main__":
    main()
