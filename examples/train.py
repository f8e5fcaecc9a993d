"""A player that learns from nothing but numbers, until it beats one that plays at random.

    pip install "grognard[env]"
    python examples/train.py

It sees which question it is asked (a stretch of the observation) and learns, for each side, how much each verb is worth
as an answer: a linear policy, made better after every few games by whether they were won (REINFORCE). Nothing here
knows the game; another one, or another scenario, is a word on the command line. Two minutes of processor time.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from grognard.env import Batch, spec

Floats = NDArray[np.float64]


class Policy:
    """For each side, how good each verb is as an answer to each question."""

    def __init__(self, name: str) -> None:
        made = spec(name)
        self.prompt = made.layout.find("prompt")
        verbs = list(made.game.verbs)
        self.verb = np.array([verbs.index(made.actions.decode(a)[0]) for a in range(made.actions.size)])
        self.weights: Floats = np.zeros((len(made.game.sides), self.prompt.size, len(verbs)))
        self._lately: Floats = np.zeros_like(self.weights)

    def chances(self, side: int, prompt: NDArray[np.float32], legal: list[int]) -> Floats:
        """The chance of each legal answer."""
        worth: Floats = (prompt @ self.weights[side])[self.verb[legal]]
        chances: Floats = np.exp(worth - worth.max())
        chances /= chances.sum()
        return chances

    def learn(self, side: int, gradient: Floats, rate: float) -> None:
        """A step uphill; where the ground is rough, a short one."""
        lately = self._lately[side] = 0.9 * self._lately[side] + 0.1 * gradient**2
        self.weights[side] += rate * gradient / (np.sqrt(lately) + 1e-3)


def games(
    policy: Policy, name: str, scenario: str, count: int, seed: int, rate: float = 0.0, at_once: int = 16
) -> list[tuple[int, float]]:
    """So many games against a player that plays at random, each side in turn: which side it had, and what it got.
    With a rate it learns from them."""
    batch = Batch(name, at_once, scenario=scenario, seed=seed, decisions=3000, agreements=False, observe=False)
    dice = np.random.default_rng(seed)
    mine = [i % 2 for i in range(at_once)]
    gradients = [np.zeros(policy.weights.shape[1:]) for _ in range(at_once)]
    played: list[tuple[int, float]] = []
    lessons: dict[int, list[tuple[float, Floats]]] = {0: [], 1: []}
    while len(played) < count:
        actions = []
        for i, legal in enumerate(batch.legal):
            if batch.sides[i] != mine[i]:
                actions.append(legal[dice.integers(len(legal))])
                continue
            prompt = batch.look(i)[policy.prompt.start : policy.prompt.stop].copy()
            chances = policy.chances(mine[i], prompt, legal)
            taken = int(dice.choice(len(legal), p=chances))
            if rate:  # how the chance of this answer hangs on the weights
                row, verbs = gradients[i][int(prompt.argmax())], policy.verb[legal]
                np.subtract.at(row, verbs, chances)
                row[verbs[taken]] += 1
            actions.append(legal[taken])
        stepped = batch.step(actions)
        for i in np.flatnonzero(stepped.terminated | stepped.truncated).tolist():
            side, reward = mine[i], float(stepped.rewards[i, mine[i]])
            played.append((side, reward))
            lessons[side].append((reward, gradients[i]))
            gradients[i], mine[i] = np.zeros_like(gradients[i]), 1 - side
            if rate and len(lessons[side]) == at_once:
                rewards = np.array([reward for reward, _ in lessons[side]])
                better = (rewards - rewards.mean()) / (rewards.std() + 1e-3)
                steps = [much * gradient for much, (_, gradient) in zip(better, lessons[side], strict=True)]
                policy.learn(side, np.mean(steps, axis=0), rate)
                lessons[side] = []
    return played[:count]


def score(played: list[tuple[int, float]]) -> tuple[float, float]:
    """What it got on the average, both sides counting the same, and the error of that."""
    sides = [np.array([reward for side, reward in played if side == which]) for which in (0, 1)]
    error = sum(each.var() / len(each) for each in sides) ** 0.5 / 2
    return float(np.mean([each.mean() for each in sides])), float(error)


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    read = argparse.ArgumentParser(description="trains a player that beats one that plays at random")
    read.add_argument("game", nargs="?", default="paths-of-glory")
    read.add_argument("--scenario", default="introduction")
    read.add_argument("--games", type=int, default=640, help="to learn from")
    read.add_argument("--match", type=int, default=200, help="games of the match before and after")
    read.add_argument("--seed", type=int, default=1)
    given = read.parse_args(arguments)
    policy, began = Policy(given.game), time.process_time()
    before = score(games(policy, given.game, given.scenario, given.match, given.seed + 1))
    print(f"before: {before[0]:+.2f} ± {before[1]:.2f} against random (1: wins all, 0: even, -1: loses all)")
    games(policy, given.game, given.scenario, given.games, given.seed, rate=0.2)
    after = score(games(policy, given.game, given.scenario, given.match, given.seed + 2))
    print(f"after {given.games} games: {after[0]:+.2f} ± {after[1]:.2f}, {time.process_time() - began:.0f} s")
    return after


if __name__ == "__main__":
    main()
