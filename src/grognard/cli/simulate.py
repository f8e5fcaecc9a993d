"""`grognard simulate`: bots play many games, on one process or several."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..bots import answer, make
from ..games import get
from ..kernel.fate import Seeded
from ..kernel.game import OptionValue
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.words import sentence
from .common import parse_options
from .hands import spread

Job = tuple[str, str, dict[str, OptionValue], tuple[str, ...], int]
LONGEST = 400_000
"""Decisions after which a game counts as unending."""
_HEADINGS = ("cli-scenario", "cli-winner", "cli-ending", "cli-games", "cli-turns", "cli-decisions")


def run(
    name: str,
    games: int,
    bots: str,
    jobs: int,
    scenario: str,
    options: list[str],
    seed: int,
    as_json: bool,
    language: str = "en",
) -> None:
    game = get(name)
    players = tuple(bots.split(","))
    if len(players) != len(game.sides):
        raise BadInput("bad-bots", game=name, count=len(game.sides), sides=",".join(game.sides))
    for bot in players:
        make(bot, 0)
    given = parse_options(options)
    game.settings(given)
    scenarios = game.scenarios if scenario == "all" else (game.check_scenario(scenario or game.scenarios[-1]),)
    work = [(name, scenarios[i % len(scenarios)], given, players, seed + i) for i in range(games)]
    results = []
    for result in _progress(_played(work, jobs), games, language):
        results.append(result)
        if as_json:
            print(json.dumps(result), flush=True)
    if not as_json:
        _table(results, language)
    if any(result["error"] for result in results):
        sys.exit(1)


def _played(work: list[Job], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from map(one, work)
        return
    for job, result in spread(one, work, jobs):
        yield result or {**_unplayed(job), "error": "two processes died over it"}


def _unplayed(job: Job) -> dict[str, Any]:
    name, scenario, _, bots, seed = job
    return {
        "game": name, "scenario": scenario, "bots": list(bots), "seed": seed, "finished": False, "error": None,
        "winner": None, "reason": None, "turns": 0, "decisions": 0,
    }  # fmt: skip


def one(job: Job) -> dict[str, Any]:
    """One game, told as one object."""
    name, scenario, options, bots, seed = job
    game = get(name)
    told = _unplayed(job)
    try:
        thinks = any(bot != "random" for bot in bots)
        play: Play[Any] = Play(game, Seeded(seed), scenario, options, marks=thinks)
        players = [make(bot, seed * 1000 + i) for i, bot in enumerate(bots)]
        while (question := play.question) is not None:
            side = question.side
            play.act(side, answer(players[side], play))
            if play.decisions > LONGEST:
                raise RuntimeError(f"no end after {LONGEST} decisions")
        assert play.result is not None
        told["finished"] = True
        told["winner"] = None if play.result.winner is None else game.sides[play.result.winner]
        told["reason"] = play.result.reason
        told["turns"] = game.turn(play.state)
        told["decisions"] = play.decisions
    except BadInput:
        raise
    except Exception as error:  # a bug: told with its seed, so that it can be found again
        told["error"] = f"{type(error).__name__}: {error}"
    return told


def _progress(results: Iterator[dict[str, Any]], total: int, language: str) -> Iterator[dict[str, Any]]:
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        yield from results
        return
    yield from track(results, total=total, console=console, description=sentence(language, "cli-playing", {}))


def _table(results: list[dict[str, Any]], language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(sentence(language, key, {}) for key in _HEADINGS))
    rows = Counter((r["scenario"], r["winner"] or "-", r["reason"] or r["error"] or "") for r in results)
    for (scenario, winner, reason), count in sorted(rows.items()):
        same = [
            r
            for r in results
            if (r["scenario"], r["winner"] or "-", r["reason"] or r["error"] or "") == (scenario, winner, reason)
        ]
        turns = sum(r["turns"] for r in same) / count
        decisions = sum(r["decisions"] for r in same) / count
        table.add_row(scenario, winner, reason, str(count), f"{turns:.1f}", f"{decisions:.0f}")
    Console().print(table)
