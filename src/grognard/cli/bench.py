"""`grognard bench`: speed, in one run, as ratios to random playouts of chess in the same process."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from ..bots.rand import pick
from ..games import NAMES, get
from ..kernel.fate import Seeded
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.record import record, replay
from ..kernel.refusal import BadInput


def run(as_json: bool, seconds: float) -> None:
    told = {name: measure(get(name), seconds) for name in NAMES}
    if as_json:
        print(json.dumps(told))
        return
    for name, figures in told.items():
        print(name)
        for figure, value in figures.items():
            print(f"  {figure:<28}{value:>14.4g}")


def yardstick(seconds: float) -> float:
    """Plies a second of random playouts with python-chess."""
    try:
        import chess
    except ImportError:
        raise BadInput("bad-no-chess") from None
    random = Random(1)
    plies = 0
    start = time.perf_counter()
    while True:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random.random() * len(moves))])
            plies += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return plies / spent


def random_game(game: Game[Any], seed: int, marks: bool = False) -> Play[Any]:
    """One whole game of the last scenario by two random players."""
    play: Play[Any] = Play(game, Seeded(seed), game.scenarios[-1], marks=marks)
    random = Random(seed)
    rare = game.rare
    while (question := play.question) is not None:
        play.decide(pick(question, rare, random))
    return play


def measure(game: Game[Any], seconds: float) -> dict[str, float]:
    """All figures of one game. The yardstick is run before and after, and the mean taken: machines are noisy."""
    random_game(game, 0)  # caches warm
    before = yardstick(seconds / 2)
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        games += 1
        decisions += random_game(game, games).decisions
    after = yardstick(seconds / 2)
    chess = (before + after) / 2
    rate = decisions / spent
    middle = _middle(game)
    fork = _each(lambda: middle.fork(Seeded(1)), seconds / 3)
    copy = _each(lambda: middle.state.copy(), seconds / 3)
    whole = record(random_game(game, 1))
    again = _each(lambda: replay(whole, game, check=False), seconds / 3)
    return {
        "yardstick_plies_per_second": chess,
        "random_play_ratio": rate / chess,
        "decisions_per_second": rate,
        "games_per_second": games / spent,
        "games_ratio": games / spent / chess,
        "fork_microseconds": fork * 1e6,
        "fork_ratio": fork * chess,
        "copy_microseconds": copy * 1e6,
        "copy_ratio": copy * chess,
        "replay_milliseconds": again * 1e3,
        "replay_ratio": again * chess,
        **supply_share(game),
    }


def _each(work: Callable[[], object], seconds: float) -> float:
    times = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        work()
        times += 1
    return spent / times


def _middle(game: Game[Any]) -> Play[Any]:
    """A position in the middle of a game, a few answers after a mark."""
    play: Play[Any] = Play(game, Seeded(5), game.scenarios[-1])
    random = Random(5)
    while play.question is not None and play.decisions < 500:
        play.decide(pick(play.question, game.rare, random))
    return play


def supply_share(game: Game[Any]) -> dict[str, float]:
    """The share of random play's time that goes into floods over the map, by which supply is found: each is timed."""
    from ..kernel.hexes import Shifts
    from ..kernel.maps import Net

    spent = 0.0

    def timed(flood: Callable[[Any, Any, int], Any]) -> Any:
        def timing(net: Net, seeds: Any, through: int) -> Any:
            nonlocal spent
            start = time.perf_counter()
            found = flood(net, seeds, through)
            spent += time.perf_counter() - start
            return found

        return timing

    floods: tuple[Any, ...] = (Net.flood, Shifts.flood, Shifts.waves)
    Net.flood, Shifts.flood, Shifts.waves = map(timed, floods)  # type: ignore[method-assign]
    try:
        start = time.perf_counter()
        for seed in range(2000, 2005):
            random_game(game, seed)
        whole = time.perf_counter() - start
    finally:
        Net.flood, Shifts.flood, Shifts.waves = floods  # type: ignore[method-assign]
    return {"supply_share": spent / whole} if spent else {}
