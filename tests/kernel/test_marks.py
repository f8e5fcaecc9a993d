"""Marks as data: a board declares every kind that a picture may show."""

from __future__ import annotations

import pytest

from grognard.kernel.picture import Board, Picture
from tests.all_games import all_games
from tests.randomly import new, walk


def kinds(picture: Picture) -> set[str]:
    """The kinds of mark in a picture, wherever they are."""
    lists = [*(now.marks for now in picture.spaces.values()), *(now.marks for now in picture.pieces.values())]
    lists += [tray.marks for display in picture.displays for row in display.rows for tray in row]
    return {mark.kind for marks in lists for mark in marks}


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_board_declares_the_marks_of_its_pictures(name: str) -> None:
    game = all_games()[name]
    assert game.page.board is not None
    assert game.page.picture is not None
    board: Board = game.page.board("en")
    declared = [kind.id for kind in board.marks]
    assert len(set(declared)) == len(declared)
    for kind in board.marks:
        assert kind.path or kind.text or kind.shape in ("star", "plate", "flag"), kind.id  # something to see on it
    seen = set()
    for seed in (1, 2):
        for count, play in enumerate(walk(new(game, seed), seed, 400)):
            if count % 8 == 0:
                seen |= kinds(game.page.picture(game.view(play.state, count // 8 % 2), "en"))
    assert seen <= set(declared)
