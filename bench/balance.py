"""How fair a game is between equal players, and how it usually goes.

python -m bench.balance galicia-1914 --games 400
python -m bench.balance won-by-the-sword --games 400 --scenario 1632 lech
python -m bench.balance great-war-in-europe --games 200 --first 90000 --kept bench/played

Greedy bots of one strength on both sides, default options, one seed a game. Prints who wins, how often each mark of
history comes up, and what is counted a game: all of them, also what never came up. Outside `make test`.

`--kept`: every game is kept in this folder as it ends, a line each, and one that is there already is not played again:
so a long series may be cut off and goes on. Whoever changes data, rules or bot begins with other seeds or a new folder.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from grognard.bots import answer, make
from grognard.cli.hands import spread
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.game import LogLine
from grognard.kernel.play import Play

from . import glory
from .history import MARKS

# -- counts: what a log tells -----------------------------------------------------------------------------------------

SWORD = {
    "log-siege": "sieges",
    "log-captured": "places taken",
    "log-storm": "storms",
    "log-battle-major": "major battles",
    "log-battle-minor": "minor battles",
    "log-battle-refused": "battles refused",
    "log-major-victory": "major victories",
}
HUNGER = "steps lost to hunger"
POINTS = (
    "forage", "capture", "refusal", "artillery", "leader", "minor_battle", "minor_victory", "major_victory",
)  # fmt: skip
COUNTS: dict[str, tuple[str, ...]] = {
    "won-by-the-sword": (*SWORD.values(), HUNGER, *(f"points for {why}" for why in POINTS)),
    "paths-of-glory": glory.COUNTS,
}


def counts(log: Sequence[LogLine]) -> Counter[str]:
    """What a campaign of Won by the Sword is made of: sieges, battles, hunger, and where the points come from."""
    found: Counter[str] = Counter()
    for key, args, _ in log:
        if key in SWORD:
            found[SWORD[key]] += 1
        elif key == "log-starves":
            found[HUNGER] += int(str(args["missing"]))
        elif key == "log-points":
            found[f"points for {args['why']}"] += int(str(args["points"]))
    return found


class Job(NamedTuple):
    """A game to be played."""

    game: str
    scenario: str
    seed: int
    bots: tuple[str, ...]


class Played(NamedTuple):
    """How it went. As a line of a file: seed, winner, reason, turn, then the marks seen and the counts by name."""

    seed: int
    winner: int | None
    reason: str
    turn: int
    seen: frozenset[str]
    counted: Counter[str]

    def line(self) -> str:
        return json.dumps([*self[:4], sorted(self.seen), self.counted], ensure_ascii=False)

    @classmethod
    def read(cls, line: str) -> Played:
        seed, winner, reason, turn, seen, counted = json.loads(line)
        return cls(seed, winner, reason, turn, frozenset(seen), Counter(counted))


def one(job: Job) -> Played:
    """One game: who won, what was seen, what was counted."""
    game = get(job.game)
    bots = [make(player, job.seed * 2 + side) for side, player in enumerate(job.bots)]
    imagines = any(bot.thinks and not bot.glances for bot in bots)  # who imagines worlds needs marks
    play: Play[Any] = Play(game, Seeded(job.seed), job.scenario, log=job.game in COUNTS, marks=imagines)
    marks = MARKS.get(job.game, {}).get(job.scenario, {})
    seen: set[str] = set()
    watch = glory.Watch() if job.game == "paths-of-glory" else None
    turn = 0
    while (question := play.question) is not None:
        if play.state.turn != turn:
            turn = play.state.turn
            seen |= {mark for mark, shows in marks.items() if shows(play.state, False)}
        play.decide(answer(bots[question.side], play))
        if watch is not None:
            watch.look(play.state)
    seen |= {mark for mark, shows in marks.items() if shows(play.state, True)}
    assert play.result is not None
    if watch is not None:
        watch.close()
        counted = watch.counted
    else:
        counted = counts(play.state.log or ()) if job.game in COUNTS else Counter[str]()
    return Played(job.seed, play.result.winner, play.result.reason, play.state.turn, frozenset(seen), counted)


def series(jobs: Sequence[Job], at_once: int | None, kept: Path | None = None) -> list[Played]:
    """Games of one scenario, in the order of their seeds; those that are kept are not played again."""
    found: dict[int, Played] = {}
    if kept is not None and kept.exists():
        known = {job.seed for job in jobs}
        found = {its.seed: its for its in map(Played.read, kept.read_text().splitlines()) if its.seed in known}
    left = [job for job in jobs if job.seed not in found]
    for job, its in spread(one, left, at_once or len(os.sched_getaffinity(0))):
        if its is None:
            print(f"{job.scenario} {job.seed}: two processes died over it, it is left out", file=sys.stderr)
            continue
        found[its.seed] = its
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with kept.open("a") as file:
                file.write(its.line() + "\n")
    return [found[job.seed] for job in jobs if job.seed in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", nargs=2, default=["greedy", "greedy"])
    parser.add_argument("--at-once", type=int, default=None, help="games at once; as many as there are cores")
    parser.add_argument("--kept", type=Path, help="a folder in which games are kept")
    parser.add_argument("--scenario", nargs="*", help="which; if none is named, all")
    given = parser.parse_args()
    for scenario in get(given.game).scenarios if given.scenario in (None, ["all"]) else given.scenario:
        jobs = [Job(given.game, scenario, given.first + i, tuple(given.bots)) for i in range(given.games)]
        kept = None if given.kept is None else given.kept / f"{given.game}.{scenario}.jsonl"
        found = series(jobs, given.at_once, kept)
        print("\n".join(report(given.game, scenario, given.bots, found)), flush=True)


def report(name: str, scenario: str, bots: Sequence[str], found: Sequence[Played]) -> Iterator[str]:
    """What so many games of a scenario came to: each side, each mark and each count of the game, also those that never
    came up."""
    games, wins = len(found), Counter(its.winner for its in found)
    yield f"{scenario}:"
    for side, who in enumerate(get(name).sides):
        yield f"{who} ({bots[side]}): {wins[side]} of {games} ({wins[side] / games:.1%})"
    yield f"nobody: {wins[None]} of {games} ({wins[None] / games:.1%})"
    for reason, times in Counter(its.reason for its in found).most_common():
        yield f"{reason}: {times / games:.1%}"
    for mark in MARKS.get(name, {}).get(scenario, {}):
        yield f"{mark}: {sum(mark in its.seen for its in found) / games:.1%}"
    for what in COUNTS.get(name, ()):
        yield f"{what}: {sum(its.counted[what] for its in found) / games:.1f} a game"


if __name__ == "__main__":
    main()
