"""Fits how likely a side is to win: the weights of `chances.toml`, from games of the bots themselves.

python -m bench.chances paths-of-glory --scenario limited-war campaign --games 400
python -m bench.chances won-by-the-sword --games 300 --bots regular,novice --keep

Plays games between bots drawn from those named, looks at the position whenever an action is over, and fits a logistic
regression in which every feature counts once for the start of the game and once for its end. Prints how well it tells
winners (AUC on games it has not seen) beside the game's own score, and writes the weights beside the game (`--keep`).
What is fitted on weak play may have wrong signs: a feature speaks for the side that has more of it, or (`--against`)
against it, or counts nothing; what the file says already is kept as far as the games do not speak
against it (`--ridge`); with `--together` a feature counts the same in all scenarios, each of which has its own base.
Look at the signs, and let matches decide.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable, Mapping, Sequence
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


def signed(spread: Numbers, told: Table, ridge: float, before: Numbers, signs: Numbers) -> Numbers:
    """The same, but a weight with a wrong sign (`signs`: 1, -1, 0 for either) is none, and the rest fitted anew."""
    free = np.ones(len(before), bool)
    while True:
        found = np.zeros_like(before)
        found[free] = fit(spread[:, free], told.won, told.weigh, ridge, before[free])
        wrong = found * signs < 0
        if not wrong.any():
            return found
        free &= ~wrong


def auc(guess: Numbers, won: Numbers) -> float:
    """How often the position of who won looks better than that of who lost."""
    winners, losers = guess[won > 0.5], np.sort(guess[won < 0.5])
    if not len(winners) or not len(losers):
        return 0.5
    below, upto = np.searchsorted(losers, winners, "left"), np.searchsorted(losers, winners, "right")
    return float((below + upto).mean() / 2 / len(losers))


def spread_out(rows: Numbers, late: Numbers, which: NDArray[np.int64], scenarios: int) -> Numbers:
    """Everything twice, for the start and for the end: a constant for each scenario, and the features."""
    bases = np.eye(scenarios)[which]
    whole = np.column_stack((bases, rows))
    return np.column_stack((whole * (1 - late)[:, None], whole * late[:, None]))


class Table(NamedTuple):
    """Positions of many games, and of which scenario each is."""

    rows: Numbers
    late: Numbers
    which: NDArray[np.int64]
    won: Numbers
    weigh: Numbers
    scores: Numbers


def table(told: Sequence[Sequence[Told]], limits: Sequence[tuple[int, int]], keep: Callable[[int], bool]) -> Table:
    """Of those games of each scenario whose place in the list is to be kept."""
    games = [(k, game) for k, its in enumerate(told) for i, game in enumerate(its) if keep(i)]
    return Table(
        np.array([row for _, game in games for row in game.rows]),
        np.array([gone(limits[k], turn) for k, game in games for turn in game.turns]),
        np.array([k for k, game in games for _ in game.rows]),
        np.array([game.won for _, game in games for _ in game.rows]),
        np.array([EACH / len(game.rows) for _, game in games for _ in game.rows]),
        np.array([each for _, game in games for each in game.scores]),
    )


def weights(
    told: Mapping[str, Sequence[Told]], ridge: float, known: Mapping[str, Any], against: Sequence[str]
) -> dict[str, tuple[dict[str, Any], str]]:
    """What the games of some scenarios say together, as tables for the file, and how good that is in each: one weight
    of a feature for all of them, and a base for each. `known`: what the file says now; `against`: features that speak
    against the side that has more of them, as all others speak for it."""
    names, n = next(iter(told.values()))[0].names, len(told)
    limits = [(min(turns), max(turns)) for its in told.values() if (turns := {t for game in its for t in game.turns})]
    kept = table([*told.values()], limits, lambda i: i % HELD_BACK > 0)
    size = kept.rows.std(axis=0) + 1e-9
    before = np.zeros((2, n + len(names)))
    for k, scenario in enumerate(told):
        its = known.get(scenario)
        if its is not None:
            before[:, k] = its["base"]
            weighed = np.array([its["features"].get(name, (0.0, 0.0)) for name in names])
            before[:, n:] += (weighed * size[:, None]).T / n
    spread = spread_out(kept.rows / size, kept.late, kept.which, n)
    signs = np.concatenate((np.zeros(n), [-1.0 if name in against else 1.0 for name in names]))
    found = signed(spread, kept, ridge, before.ravel(), np.tile(signs, 2)).reshape(2, -1)
    others = table([*told.values()], limits, lambda i: i % HELD_BACK == 0)
    guess = spread_out(others.rows / size, others.late, others.which, n) @ found.ravel()
    pairs = [[round(float(pair) / float(each), 5) for pair in found[:, n + i]] for i, each in enumerate(size)]
    tables = {}
    for k, (scenario, its) in enumerate(told.items()):
        base = [round(float(each), 5) for each in found[:, k]]
        here = others.which == k
        parts = " / ".join(
            f"{auc(guess[where], others.won[where]):.2f}"
            for part in range(3)
            if (where := here & ((others.late * 2.999).astype(int) == part)).any()
        )
        line = (
            f"{len(its)} games; AUC {auc(guess[here], others.won[here]):.3f} (by thirds {parts}), "
            f"of the score {auc(others.scores[here], others.won[here]):.3f}"
        )
        features = dict(zip(names, pairs, strict=True))
        tables[scenario] = {"turns": list(limits[k]), "base": base, "features": features}, line
    return tables


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
    parser.add_argument("--together", action="store_true", help="one weight of a feature for all scenarios")
    parser.add_argument("--against", nargs="*", default=[], help="features that speak against who has more of them")
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="write the file")
    given = parser.parse_args()
    game = get(given.game)
    path: Path = game.folder / FILE
    tables: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    before = (
        [line[2:] for line in path.read_text("utf-8").splitlines() if line.startswith("# python")] if tables else []
    )
    commands = {line: line for line in before}
    told: dict[str, list[Told]] = {}
    for scenario in given.scenario or game.scenarios:
        jobs = [Job(given.game, scenario, given.first + i, tuple(given.bots.split(","))) for i in range(given.games)]
        told[scenario] = [its for _, its in spread(one, jobs, given.at_once) if its is not None and its.rows]
        told[scenario].sort(key=lambda its: (its.rows[0], its.won))
        Random(1).shuffle(told[scenario])
    known = tables.setdefault(given.game, {})
    for some in [told] if given.together else [{scenario: its} for scenario, its in told.items()]:
        for scenario, (found, line) in weights(some, given.ridge, known, given.against).items():
            print(f"{given.game} {scenario}: {line}", flush=True)
            print("   base", found["base"])
            if scenario == next(iter(some)):
                for name, (early, late) in found["features"].items():
                    print(f"   {name:20s} {early:9.4f} {late:9.4f}", flush=True)
            known[scenario] = found
    if given.keep:
        which = f" --scenario {' '.join(given.scenario)}" if given.scenario else ""
        how = f"--games {given.games} --first {given.first} --bots {given.bots}{' --together' * given.together}"
        how += f" --against {' '.join(given.against)}" * bool(given.against)
        command = f"python -m bench.chances {given.game}{which} {how}"
        commands[command] = command
        path.write_text(written(tables, commands), "utf-8")


if __name__ == "__main__":
    main()
