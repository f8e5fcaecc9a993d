"""How likely a side is to win."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grognard.bots.chance import FILE, SURELY, chance, features, gone, leaning, moved, sigmoid, weights
from grognard.games import everything
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play

from . import coins

GAMES = everything()


def ended(count: list[int]) -> Play[Any]:
    state = coins.State({}, turn=coins.TURNS, side=1, count=count)
    play: Play[Any] = Play(coins.GAME, Seeded(1), "purse", state=state)
    play.decide(("take", 0))
    return play


def test_a_game_that_is_over_is_sure() -> None:
    assert [chance(ended([9, 0]), side) for side in (0, 1)] == [1.0, 0.0]
    assert [chance(ended([2, 1]), side) for side in (0, 1)] == [0.5, 0.5]


def test_who_is_hopelessly_behind_still_tells_a_better_position_from_a_worse() -> None:
    far = [Play(coins.GAME, Seeded(1), "purse", state=coins.State({}, count=[0, n])) for n in (70, 60)]
    assert leaning(far[0], 0) < leaning(far[1], 0) < 0
    assert leaning(Play(coins.GAME, Seeded(1), "purse", state=coins.State({}, count=[0, 900])), 0) == -SURELY
    assert [leaning(ended([9, 0]), side) for side in (0, 1)] == [SURELY, -SURELY]
    assert moved(0.5, 0.0) == 0.5
    assert moved(0.3, 2.0) == pytest.approx(1 - moved(0.7, -2.0))
    assert 0.999 < moved(1.0, -1.0) < 1.0
    assert moved(sigmoid(-1.0), 1.0) == pytest.approx(0.5)


def test_without_weights_the_score_is_taken() -> None:
    ahead: Play[Any] = Play(coins.GAME, Seeded(1), "purse", state=coins.State({}, count=[4, 1]))
    assert chance(ahead, 0) > 0.5 > chance(ahead, 1)
    assert chance(ahead, 0) + chance(ahead, 1) == pytest.approx(1.0)


def written(folder: Path, lines: str) -> Game[Any]:
    (folder / FILE).write_text('[coins."purse"]\nturns = [1, 3]\nbase = [0.0, 0.0]\n' + lines)
    return replace(coins.GAME, folder=folder)


def test_a_feature_counts_more_or_less_as_the_game_goes_on(tmp_path: Path) -> None:
    game = written(tmp_path, '[coins."purse".features]\n"score" = [0.0, 1.0]\n')
    found = [
        chance(Play(game, Seeded(1), "purse", state=coins.State({}, turn=turn, count=[3, 0])), 0) for turn in (1, 2, 3)
    ]
    assert found[0] == 0.5 < found[1] < found[2]


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    game = written(tmp_path, '[coins."purse".features]\n"luck" = [0.0, 1.0]\n')
    with pytest.raises(ValueError, match="luck"):
        chance(Play(game, Seeded(1), "purse"), 0)


def test_how_much_of_a_game_is_over() -> None:
    assert [gone((1, 5), turn) for turn in (0, 1, 3, 5, 9)] == [0.0, 0.0, 0.5, 1.0, 1.0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_file_of_weights_fits_its_game(game: Game[Any]) -> None:
    for scenario in game.scenarios:
        play: Play[Any] = Play(game, Seeded(1), scenario)
        names = tuple(features(game, play.state))
        weights(game.folder, game.name, scenario, names)
        assert 0.0 < chance(play, 0) < 1.0
