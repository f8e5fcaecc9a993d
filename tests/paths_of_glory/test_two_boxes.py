"""Two sets of data in one process: each game keeps to its own box."""

from __future__ import annotations

import shutil
from itertools import zip_longest
from pathlib import Path

import pytest

from grognard.games.paths_of_glory import GAME, make
from grognard.games.paths_of_glory.box import FOLDER
from grognard.games.paths_of_glory.state import State
from grognard.kernel.files import DataFolder
from grognard.kernel.game import Game, Known
from grognard.kernel.play import Play
from grognard.kernel.record import read, record, replay, write
from grognard.kernel.words import LANGUAGES

from ..randomly import new, walk
from .table import BOX

STRONGER = ("units.csv", "GE2,cp,ge,army,5,3,3,", "GE2,cp,ge,army,7,3,3,")
LINKED = ("links.csv", "london,calais,br,\n", "london,calais,br,\nparis,sedan,,\n")
RECRUITED = ("units.csv", "GE2,", "GE99,cp,ge,army,5,3,3,3,3,3,0,0,ge,1,base\nGE2,")
FOUNDED = (
    "map.csv",
    "cambrai,",
    "guise,Guise,Guise,europe,fr,clear,0,0,,ap,,,49.9,3.6,\ncambrai,",
)
JOINED = ("links.csv", "london,calais,br,\n", "london,calais,br,\nguise,cambrai,,\nguise,sedan,,\n")


def corrected(folder: Path, *changes: tuple[str, str, str]) -> Game[State]:
    """The game with other data: in each file something in the place of something."""
    shutil.copytree(FOLDER / "data", folder)
    for name, old, now in changes:
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text(text.replace(f"\n{old}", f"\n{now}", 1), "utf-8")
        assert (folder / name).read_text("utf-8") != text
    return make(DataFolder("paths_of_glory", folder))


def hashes(play: Play[State], seed: int) -> list[str]:
    """The state before every decision of a random game, and at its end."""
    return [*(play.hash() for _ in walk(play, seed)), play.hash()]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("changes", [(STRONGER, LINKED), (RECRUITED, STRONGER), (FOUNDED, JOINED, RECRUITED)])
def test_games_of_two_boxes_go_on_side_by_side(
    tmp_path: Path, changes: tuple[tuple[str, str, str], ...], seed: int
) -> None:
    """Move by move in turn, each game goes the way it goes alone, and its record replays to the same states."""
    alone = hashes(new(GAME, seed), seed)
    other = corrected(tmp_path / "data", *changes)
    assert other.digest != GAME.digest
    plays = new(GAME, seed), new(other, seed)
    found: tuple[list[str], list[str]] = ([], [])
    for turn in zip_longest(*(walk(play, seed) for play in plays)):
        for play, seen in zip(turn, found, strict=True):
            if play is not None:
                seen.append(play.hash())
                assert not play.game.check(play.state)
    for play, seen in zip(plays, found, strict=True):
        seen.append(play.hash())
    assert found[0] == alone
    assert found[1] == hashes(new(other, seed), seed)
    for play in plays:
        assert play.state.box is (BOX if play.game is GAME else plays[1].state.box)
        text = write(record(play), play.game)
        again = replay(read(text, {GAME.name: play.game}), play.game)
        assert again.hash() == play.hash()


def test_ids_of_one_box_are_not_those_of_another(tmp_path: Path) -> None:
    """A space and a unit more in the middle of the files: the same names lead to other numbers."""
    other = corrected(tmp_path / "data", FOUNDED, JOINED, RECRUITED)
    box = other.start("campaign", other.settings({})).box
    assert (box.nspaces, box.nunits) == (BOX.nspaces + 1, BOX.nunits + 1)
    assert box.space["sedan"] == BOX.space["sedan"] + 1
    assert box.unit["FR5"] == BOX.unit["FR5"] + 1
    assert other.read("move:sedan") == ("move", box.space["sedan"])
    assert GAME.read("move:sedan") == ("move", BOX.space["sedan"])
    assert other.words.label("space", box.space["cambrai"], "fr") == GAME.words.label(
        "space", BOX.space["cambrai"], "fr"
    )
    assert box.space["guise"] in box.board.linked[box.space["sedan"]]
    g, ours = (game.start("campaign", game.settings({})) for game in (other, GAME))
    assert g.loc[box.unit["GE99"]] == box.aside
    assert {box.units[u]: box.spaces[s] for u, s in enumerate(g.loc) if s < box.nspaces} == {
        BOX.units[u]: BOX.spaces[s] for u, s in enumerate(ours.loc) if s < BOX.nspaces
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_the_box_of_its_game(tmp_path: Path, language: str) -> None:
    """The counter of GE2 has the strength of its own data, on the board, in a list and in words."""
    other = corrected(tmp_path / "data", STRONGER, LINKED)
    for game, strength in ((GAME, "5-3-3"), (other, "7-3-3")):
        assert game.page.board is not None
        assert game.words.hint is not None
        assert game.terminal.show is not None
        (piece,) = [piece for piece in game.page.board(language).pieces if piece.id == "unit:GE2"]
        assert "-".join(piece.faces[0].values) == strength
        g = game.start("campaign", game.settings({}))
        assert game.words.hint(Known(g, None), "pick", "unit", g.box.unit["GE2"], language).startswith(strength)
        assert f"GE2 {strength}" in game.terminal.show(Known(g, None), language)
        links = {frozenset((link.a, link.b)) for link in game.page.board(language).links}
        assert (frozenset(("space:paris", "space:sedan")) in links) == (game is other)
