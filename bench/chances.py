"""Fits how likely a side is to win: the weights of `chances.toml`, from games of the bots themselves.

python -m bench.chances paths-of-glory --scenario limited-war campaign --games 400
python -m bench.chances won-by-the-sword --games 300 --bots regular,novice --keep

Plays games between bots drawn from those named, looks at the position whenever an action is over, and fits a logistic
regression in which every feature counts once for the start of the game and once for its end. Prints how well it tells
winners (AUC on games it has not seen) beside the game's own score, and writes the weights beside the game (`--keep`).
What is fitted on weak play may have wrong signs: what the file says already is kept as far as the games do not speak
against it (`--ridge`). Look at the signs, and let matches decide.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grognard.bots import answer, make
from grognard.bots.chance import FILE, features, gone
from grognard.bots.search import span_of
from grognard.cli.hands import spread
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

Numbers = NDArray[np.float64]
EACH = 8.0
"""How many independent positions a game is taken for: they all have one result."""
HELD_BACK = 4
"""Every so manieth game is only for judging."""


class Job(NamedTuple):
    game: str
    scenario: str
    seed: int
    bots: tuple[str, ...]


class Told(NamedTuple):
    """A game: its positions as rows of features, their turns, the score at each, and what it came to."""

    names: tuple[str, ...]
    rows: list[list[float]]
    turns: list[int]
    scores: list[float]
    won: float


def one(job: Job) -> Told:
    """One game, looked at action by action."""
    game = get(job.game)
    random = Random(job.seed)
    play: Play[Any] = Play(game, Seeded(job.seed), job.scenario)
    bots = [make(random.choice(job.bots), random.getrandbits(48)) for _ in game.sides]
    names: tuple[str, ...] = ()
    rows, turns, scores = [], [], []
    span = span_of(play)
    while (question := play.question) is not None:
        play.decide(answer(bots[question.side], play))
        if play.question is not None and (now := span_of(play)) != span:
            span = now
            found = features(game, play.state)
            names = tuple(found)
            rows.append([float(value) for value in found.values()])
            turns.append(game.turn(play.state))
            scores.append(game.mind.score(play.state, 0))
    assert play.result is not None
    winner = play.result.winner
    return Told(names, rows, turns, scores, 0.5 if winner is None else float(winner == 0))


def fit(rows: Numbers, won: Numbers, weigh: Numbers, ridge: float, before: Numbers) -> Numbers:
    """Logistic regression by Newton's method; the columns are of one size, and weights like those before preferred."""
    found = before.copy()
    for _ in range(30):
        guess = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        slope = rows.T @ (weigh * (guess - won)) + ridge * (found - before)
        bend = (rows * (weigh * guess * (1 - guess) + 1e-9)[:, None]).T @ rows + ridge * np.eye(rows.shape[1])
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < 1e-8:
            break
    return found


def auc(guess: Numbers, won: Numbers) -> float:
    """How often the position of who won looks better than that of who lost."""
    winners, losers = guess[won > 0.5], np.sort(guess[won < 0.5])
    if not len(winners) or not len(losers):
        return 0.5
    below, upto = np.searchsorted(losers, winners, "left"), np.searchsorted(losers, winners, "right")
    return float((below + upto).mean() / 2 / len(losers))


def spread_out(rows: Numbers, late: Numbers) -> Numbers:
    """Every feature twice: for the start and for the end; and so the constant."""
    ones = np.column_stack((np.ones(len(rows)), rows))
    return np.column_stack((ones * (1 - late)[:, None], ones * late[:, None]))


def weights(told: Sequence[Told], ridge: float, known: Mapping[str, Any] | None) -> tuple[dict[str, Any], str]:
    """What a scenario's games say, as a table for the file, and how good it is. `known`: what it says now."""
    names = told[0].names
    turns = sorted({turn for game in told for turn in game.turns})
    limits = (turns[0], turns[-1])
    kept = [game for i, game in enumerate(told) if i % HELD_BACK]
    others = [game for i, game in enumerate(told) if not i % HELD_BACK]

    def table(games: Sequence[Told]) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        rows = np.array([row for game in games for row in game.rows])
        late = np.array([gone(limits, turn) for game in games for turn in game.turns])
        won = np.array([game.won for game in games for _ in game.rows])
        weigh = np.array([1.0 / len(game.rows) for game in games for _ in game.rows])
        return rows, late, won, weigh * EACH

    rows, late, won, weigh = table(kept)
    size = rows.std(axis=0) + 1e-9
    before = np.zeros(2 * (1 + len(names)))
    if known is not None:
        pairs = [known["base"], *(known["features"].get(name, (0.0, 0.0)) for name in names)]
        before = (np.array(pairs) * np.concatenate(([1.0], size))[:, None]).T.ravel()
    found = fit(spread_out(rows / size, late), won, weigh, ridge, before)
    early, end = np.split(found, 2)
    seen, when, came, _ = table(others)
    guess = spread_out(seen / size, when) @ found
    score = np.array([each for game in others for each in game.scores])
    parts = " / ".join(
        f"{auc(guess[where], came[where]):.2f}"
        for part in range(3)
        if (where := (when * 2.999).astype(int) == part).any()
    )
    line = (
        f"{len(told)} games, {len(rows) + len(seen)} positions; AUC {auc(guess, came):.3f} (by thirds {parts}), "
        f"of the score {auc(score, came):.3f}"
    )
    pairs = [[round(float(a), 5), round(float(b), 5)] for a, b in zip(early, end, strict=True)]
    for i, each in enumerate(size):
        pairs[1 + i] = [round(pair / float(each), 5) for pair in pairs[1 + i]]
    return {"turns": list(limits), "base": pairs[0], "features": dict(zip(names, pairs[1:], strict=True))}, line


def written(tables: dict[str, dict[str, dict[str, Any]]], commands: dict[str, str]) -> str:
    """The file."""
    lines = [
        "# How much each feature counts for winning, from the first side's point of view: at the start and at the end.",
        "# reconstructed: fitted by bench/chances.py on games of the bots, not by hand. Made with:",
        *(f"# {command}" for command in sorted(set(commands.values()))),
    ]
    for game in sorted(tables):
        for scenario, its in tables[game].items():
            lines += ["", f'[{game}."{scenario}"]', f"turns = {its['turns']}", f"base = {its['base']}"]
            lines += [f'[{game}."{scenario}".features]']
            lines += [f'"{name}" = {pair}' for name, pair in its["features"].items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--scenario", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=500000)
    parser.add_argument("--bots", default="regular,regular,novice")
    parser.add_argument("--ridge", type=float, default=3.0)
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="write the file")
    given = parser.parse_args()
    game = get(given.game)
    path: Path = game.folder / FILE
    tables: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    before = [line[2:] for line in path.read_text("utf-8").splitlines()[2:] if line.startswith("# ")] if tables else []
    commands = {line: line for line in before}
    for scenario in given.scenario or game.scenarios:
        jobs = [Job(given.game, scenario, given.first + i, tuple(given.bots.split(","))) for i in range(given.games)]
        told = [its for _, its in spread(one, jobs, given.at_once) if its is not None and its.rows]
        told.sort(key=lambda its: (its.rows[0], its.won))
        Random(1).shuffle(told)
        found, line = weights(told, given.ridge, tables.get(given.game, {}).get(scenario))
        print(f"{given.game} {scenario}: {line}", flush=True)
        print("   base", found["base"])
        for name, (early, late) in found["features"].items():
            print(f"   {name:20s} {early:9.4f} {late:9.4f}", flush=True)
        tables.setdefault(given.game, {})[scenario] = found
    if given.keep:
        which = f" --scenario {' '.join(given.scenario)}" if given.scenario else ""
        how = f"--games {given.games} --first {given.first} --bots {given.bots}"
        command = f"python -m bench.chances {given.game}{which} {how}"
        commands[command] = command
        path.write_text(written(tables, commands), "utf-8")


if __name__ == "__main__":
    main()
