"""A golden playthrough of each scenario, kept as text and reviewed in diffs.

After a change of the rules that is meant to change play: `python -m tests.test_golden` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.bots.rand import pick_by_verb
from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.record import read, record, replay, write
from grognard.kernel.say import sayer

FOLDER = Path(__file__).parent / "golden"
CASES = [(game, scenario) for game in everything().values() for scenario in game.scenarios]


def playthrough(game: Game[Any], scenario: str) -> tuple[str, str]:
    """One whole game by random players: its record, and what happened in words."""
    play: Play[Any] = Play(game, Seeded(1914), scenario, log=True, check_every=50)
    random = Random(1914)
    while play.question is not None:
        play.decide(pick_by_verb(play.question, game.rare, random))
    say = sayer(game, "en")
    told = "".join(say.line(line) + "\n" for line in play.state.log or ())
    return write(record(play), game), told


def paths(game: Game[Any], scenario: str) -> tuple[Path, Path]:
    return FOLDER / f"{game.name}.{scenario}.grog", FOLDER / f"{game.name}.{scenario}.txt"


@pytest.mark.parametrize(("game", "scenario"), CASES, ids=[f"{g.name}-{s}" for g, s in CASES])
def test_the_golden_playthrough_is_played_the_same_today(game: Game[Any], scenario: str) -> None:
    kept, told = paths(game, scenario)
    now, words = playthrough(game, scenario)
    assert kept.read_text("utf-8") == now
    assert told.read_text("utf-8") == words
    assert replay(read(now, everything()), game).over


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one, name in CASES:
        for path, text in zip(paths(one, name), playthrough(one, name), strict=True):
            path.write_text(text, "utf-8")
            print(path)
