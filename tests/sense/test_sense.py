"""A position of tests/sense can be solved, and can be missed: its own two lines show it, played by the rules."""

from __future__ import annotations

import pytest

from . import Position, followed, games, positions

every = pytest.mark.parametrize(
    "position", [pytest.param(each, id=f"{game}: {each.name}") for game in games() for each in positions(game)]
)


@every
def test_the_right_line_solves_it(position: Position) -> None:
    its, over = followed(position, position.right)
    assert over, "the line ends before the action does"
    assert position.solved(its)


@every
def test_the_wrong_line_does_not(position: Position) -> None:
    its, over = followed(position, position.wrong)
    assert over, "the line ends before the action does"
    assert not position.solved(its)


@pytest.mark.parametrize("game", games())
def test_no_two_positions_have_the_same_name(game: str) -> None:
    names = [position.name for position in positions(game)]
    assert len(set(names)) == len(names)
