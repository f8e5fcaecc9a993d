"""How likely a side is to win from a position: what a game counts, weighed by how far it has gone.

The weights are a data file beside each game, `chances.toml`, fitted by `python -m bench.chances` on games of the bots
themselves. Features and weights are from the first side's point of view.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel.game import Game, State
from ..kernel.play import Play

FILE = "chances.toml"
PLAIN = 0.05
"""What a unit of a game's score counts where nothing has been fitted."""
STEEPEST = 30.0
SURELY = 6.0
"""What a game counts that is over, as the logarithm of odds: no position counts more."""


class Weights(NamedTuple):
    """Of one scenario. A feature counts `early` at the start and `late` at the end, and in between in between."""

    base: tuple[float, float]
    early: tuple[float, ...]
    late: tuple[float, ...]
    turns: tuple[int, int]
    """The first turn and the last."""


def features(game: Game[Any], state: State) -> Mapping[str, float]:
    """What counts in a position: what the game says, or its score."""
    if game.mind.features is not None:
        return game.mind.features(state)
    return {"score": game.mind.score(state, 0)}


def gone(turns: tuple[int, int], turn: int) -> float:
    """The part of a game that is over, from 0 to 1."""
    first, last = turns
    return min(1.0, max(0.0, (turn - first) / max(1, last - first)))


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, x))))


def moved(chance: float, gain: float) -> float:
    """A chance after its odds have risen, or fallen."""
    inside = min(1.0 - 1e-9, max(1e-9, chance))
    return sigmoid(log(inside / (1.0 - inside)) + gain)


@cache
def weights(folder: Path, game: str, scenario: str, names: tuple[str, ...]) -> Weights | None:
    """Those of a scenario, if any were fitted."""
    path = folder / FILE
    if not path.is_file():
        return None
    known: Mapping[str, Any] = tomllib.loads(path.read_text("utf-8")).get(game, {}).get(scenario, {})
    if not known:
        return None
    counted: Mapping[str, Sequence[float]] = known["features"]
    if set(counted) != set(names):
        raise ValueError(f"{path}: {game} {scenario} counts {sorted(counted)}, the game {sorted(names)}")
    first, last = known["turns"]
    return Weights(
        (known["base"][0], known["base"][1]),
        tuple(counted[name][0] for name in names),
        tuple(counted[name][1] for name in names),
        (first, last),
    )


def chance(play: Play[Any], side: int) -> float:
    """The probability that a side wins, a draw being worth a half."""
    if play.question is None:
        assert play.result is not None
        winner = play.result.winner
        return 0.5 if winner is None else float(winner == side)
    return sigmoid(leaning(play, side))


def leaning(play: Play[Any], side: int) -> float:
    """The same as the logarithm of odds: who is far ahead or far behind still tells a better position from a worse."""
    if play.question is None:
        assert play.result is not None
        winner = play.result.winner
        return 0.0 if winner is None else SURELY if winner == side else -SURELY
    game = play.game
    found = features(game, play.state)
    its = weights(game.folder, game.name, play.scenario, tuple(found))
    if its is None:
        total = PLAIN * game.mind.score(play.state, 0)
    else:
        late = gone(its.turns, game.turn(play.state))
        total = (1 - late) * its.base[0] + late * its.base[1]
        for value, a, b in zip(found.values(), its.early, its.late, strict=True):
            total += value * ((1 - late) * a + late * b)
    return max(-SURELY, min(SURELY, total if side == 0 else -total))
