"""`grognard arena`: bots play each other, on equal terms: every game twice with the same dice, sides swapped."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import Bot, answer
from ..games import get
from ..kernel.fate import Seeded
from ..kernel.game import Game, OptionValue
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.words import sentence
from . import elsewhere, yardstick
from .common import parse_options
from .elsewhere import Elsewhere, Player, Setting
from .hands import Died, spread
from .leaderboard import Made, page, show
from .simulate import LONGEST

Told = dict[str, Any]
"""A game that was played, as a line of the file."""


class Job(NamedTuple):
    """A game to be played."""

    game: str
    scenario: str
    options: dict[str, OptionValue]
    seed: int
    players: tuple[Player, Player]
    data: str
    code: str
    codes: tuple[str, str]

    def key(self) -> str:
        """What tells it from the other games of a file."""
        return _key(self.game, self.scenario, self.options, self.seed, [who.label for who in self.players])


def _key(*parts: object) -> str:
    return json.dumps(parts, sort_keys=True)


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    game: str
    bots: str
    games: int
    jobs: int | None = None
    scenarios: Sequence[str] = ()
    options: Sequence[str] = ()
    first: int = 1
    out: Path | None = None
    leaderboard: Path | None = None
    cluster: str = ""
    language: str = "en"
    command: str = ""


def run(wanted: Wanted) -> None:
    """Play what is not in the file yet, and say who is how strong."""
    jobs, versions = plan(wanted)
    kept = read(wanted.out, jobs)
    left = [job for job in jobs if job.key() not in kept]
    found = dict(kept)
    lost: list[Job] = []
    try:
        for job, told in _progress(_played(left, wanted), len(jobs), len(kept), wanted):
            if told is None:
                lost.append(job)
            else:
                found[job.key()] = told
    except KeyboardInterrupt:
        print(sentence(wanted.language, "cli-arena-cut", {"played": len(found), "games": len(jobs)}), file=sys.stderr)
        sys.exit(130)
    order = [found[job.key()] for job in jobs if job.key() in found]
    for told in order:
        if told["error"] is not None:
            _amiss(wanted, told["scenario"], told["seed"], told["bots"], told["error"])
    for job in lost:
        why = sentence(wanted.language, "cli-arena-lost", {})
        _amiss(wanted, job.scenario, job.seed, [who.label for who in job.players], why)
    game = get(wanted.game)
    labels = [elsewhere.player(text).label for text in wanted.bots.split(",")]
    made = Made(wanted.command, game.name, game.version, game.digest, versions, dict(jobs[0].options))
    show(order, labels, game.sides, wanted.language)
    if wanted.leaderboard is not None:
        text = page(order, labels, game.sides, made, wanted.language)
        try:
            wanted.leaderboard.parent.mkdir(parents=True, exist_ok=True)
            wanted.leaderboard.write_text(text, "utf-8")
        except OSError as error:
            raise BadInput("bad-unwritable", path=wanted.leaderboard, why=error.strerror) from None
    if lost or any(told["error"] is not None for told in order):
        sys.exit(1)


def _amiss(wanted: Wanted, scenario: str, seed: int, bots: Sequence[str], why: str) -> None:
    given = {"scenario": scenario, "seed": str(seed), "bots": " - ".join(bots), "why": why}
    print(sentence(wanted.language, "cli-arena-left-out", given), file=sys.stderr)


def plan(wanted: Wanted) -> tuple[list[Job], dict[str, Mapping[str, str]]]:
    """All games, those with the same dice one after another; and of which version everybody is."""
    game = get(wanted.game)
    players = [elsewhere.player(text) for text in wanted.bots.split(",")]
    labels = [who.label for who in players]
    if len(players) < 2 or len(set(labels)) < len(labels):
        raise BadInput("bad-arena-bots", bots=", ".join(labels))
    if len(game.sides) != 2:
        raise BadInput("bad-arena-sides", game=game.name)
    if wanted.games % 2:
        raise BadInput("bad-arena-odd", games=wanted.games)
    options = game.settings(parse_options(wanted.options))
    scenarios = [game.check_scenario(name) for name in wanted.scenarios or game.scenarios[-1:]]
    versions: dict[str, Mapping[str, str]] = {}
    for scenario in scenarios:
        versions = {who.label: elsewhere.known(who, Setting(game, scenario, options)) for who in players}
    jobs = [
        Job(
            game.name, scenarios[number % len(scenarios)], options, wanted.first + number, pair, game.digest, _code(),
            (versions[pair[0].label]["code"], versions[pair[1].label]["code"]),
        )
        for number in range(wanted.games // 2)
        for one, other in combinations(players, 2)
        for pair in ((one, other), (other, one))
    ]  # fmt: skip
    return jobs, versions


@cache
def _code() -> str:
    return yardstick.code(elsewhere.OURS)


def play_one(job: Job) -> Told:
    """One game, told as one object."""
    game = get(job.game)
    if (game.digest, _code()) != (job.data, job.code):
        raise BadInput("bad-arena-other-code")
    told: Told = {
        "game": job.game, "scenario": job.scenario, "options": job.options, "seed": job.seed,
        "bots": [who.label for who in job.players], "winner": None, "reason": None, "turns": 0, "error": None,
        "answers": [0, 0], "seconds": [0.0, 0.0], "longest": [0.0, 0.0],
        "rules": game.version, "data": job.data, "codes": list(job.codes),
    }  # fmt: skip
    at = Setting(game, job.scenario, job.options)
    bots = [elsewhere.seated(who, at, side, job.seed * 2 + side) for side, who in enumerate(job.players)]
    try:
        marks = any(_imagines(bot, game) for bot in bots)
        play: Play[Any] = Play(game, Seeded(job.seed), job.scenario, job.options, marks=marks)
        _play(play, bots, told)
        assert play.result is not None
        told["winner"] = None if play.result.winner is None else game.sides[play.result.winner]
        told["reason"] = play.result.reason
        told["turns"] = game.turn(play.state)
    except Died:
        raise
    except Exception as error:  # told with its seed, so that it can be found again
        told["error"] = f"{type(error).__name__}: {error}"
    return told


def _imagines(bot: Bot, game: Game[Any]) -> bool:
    """Whether it needs worlds: then marks make them cheap."""
    return bot.thinks and not (getattr(bot, "glances", False) and game.mind.glance is not None)


def _play(play: Play[Any], bots: Sequence[Bot], told: Told) -> None:
    """Let them answer to the end, and measure how long they think."""
    answers, seconds, longest = told["answers"], told["seconds"], told["longest"]
    while (question := play.question) is not None:
        side = question.side
        bot = bots[side]
        began = time.process_time()
        action = answer(bot, play)
        spent = bot.spent if isinstance(bot, Elsewhere) else time.process_time() - began
        answers[side] += 1
        seconds[side] += spent
        longest[side] = max(longest[side], spent)
        play.act(side, action)
        if play.decisions > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions")


# -- the file ----------------------------------------------------------------------------------------------------------


def read(path: Path | None, jobs: Sequence[Job]) -> dict[str, Told]:
    """The games of this plan that a file holds already, by their keys; a line that was cut off is taken away."""
    if path is None or not path.exists():
        return {}
    wanted = {job.key(): job for job in jobs}
    found: dict[str, Told] = {}
    try:
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "utf-8")
        for line in whole.splitlines():
            told = json.loads(line)
            key = _key(told["game"], told["scenario"], told["options"], told["seed"], told["bots"])
            job = wanted.get(key)
            if job is None:
                continue
            if (told["rules"], told["data"], told["codes"]) != (get(job.game).version, job.data, list(job.codes)):
                raise BadInput("bad-arena-kept-other", path=path, bots=" - ".join(told["bots"]))
            found[key] = told
    except OSError as error:
        raise BadInput("bad-unreadable", path=path, why=error.strerror) from None
    except (ValueError, KeyError, TypeError):
        raise BadInput("bad-arena-kept", path=path) from None
    return found


def _played(jobs: Sequence[Job], wanted: Wanted) -> Iterator[tuple[Job, Told | None]]:
    """Every game as it ends, written before it is told."""
    if wanted.cluster:
        from .cluster import spread_out

        results = spread_out(play_one, jobs, wanted.jobs, wanted.cluster)
    else:
        results = spread(play_one, jobs, wanted.jobs or 1)
    try:
        for job, told in results:
            if told is not None and wanted.out is not None:
                _keep(wanted.out, told)
            yield job, told
    finally:
        results.close()


def _keep(path: Path, told: Told) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadInput("bad-unwritable", path=path, why=error.strerror) from None


def _progress(
    results: Iterator[tuple[Job, Told | None]], total: int, done: int, wanted: Wanted
) -> Iterator[tuple[Job, Told | None]]:
    """The same with a bar, on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    if not console.is_terminal:
        yield from results
        return
    with Progress(console=console) as progress:
        bar = progress.add_task(sentence(wanted.language, "cli-playing", {}), total=total, completed=done)
        for result in results:
            progress.advance(bar)
            yield result
