"""Two sets of data files in one process: each game is played with the box it began with."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from grognard.bots.rand import pick_by_verb
from grognard.games.won_by_the_sword import GAME, make
from grognard.games.won_by_the_sword.kinds import FOLDER
from grognard.games.won_by_the_sword.state import State
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.files import DataFolder
from grognard.kernel.game import Game, Known
from grognard.kernel.play import Play
from grognard.kernel.refusal import BadInput

from .table import BOX

ANSWERS = 300
SCENARIO = "1644"


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Game[State]:
    """The game with another map and other tables: a town near Basel, a rough road, better guns, larger hands."""
    folder = tmp_path_factory.mktemp("boxes") / "data"
    shutil.copytree(FOLDER / "data", folder)
    for file, before, after in (
        ("spaces.csv", "\nbenfeld,", "\nnewtown,Newtown,Neuville,town,alsace,,,0,1,47.6,7.4\nbenfeld,"),
        ("links.csv", "\nbasel,ensisheim,", "\nbasel,newtown,rough,rhine-l,,,,\nbasel,ensisheim,"),
        ("links.csv", "colmar,breisach,regular,", "colmar,breisach,rough,"),
        ("tables.toml", "artillery = 4\ndetachment", "artillery = 6\ndetachment"),
        ("tables.toml", "hand = 10", "hand = 11"),
        ("tables.toml", "regular = 1\n", "regular = 2\n"),
    ):
        text = (folder / file).read_text("utf-8")
        assert text.count(before) == 1, before
        (folder / file).write_text(text.replace(before, after), "utf-8")
    return make(DataFolder("won_by_the_sword", folder))


def begin(game: Game[State], seed: int) -> Play[State]:
    return Play(game, Seeded(seed), SCENARIO, game.settings({}))


def played(play: Play[State], seed: int) -> Iterator[tuple[Action, str]]:
    """A game at random: each answer, and the hash after it."""
    random = Random(seed)
    while play.question is not None and play.decisions < ANSWERS:
        action = pick_by_verb(play.question, play.game.rare, random)
        play.decide(action)
        yield action, play.hash()


def replayed(game: Game[State], seed: int, answers: list[tuple[Action, str]]) -> list[tuple[Action, str]]:
    play = begin(game, seed)
    found = []
    for action, _ in answers:
        play.decide(action)
        found.append((action, play.hash()))
    return found


def shown(play: Play[State]) -> list[object]:
    """All that is said and drawn of a position, and what a practised eye makes of it."""
    game, g = play.game, play.state
    assert game.mind.glance is not None
    assert game.page.picture is not None
    assert game.terminal.show is not None
    assert game.page.charts is not None
    assert game.words.detail is not None
    assert game.terminal.scene is not None
    assert game.page.overlay is not None
    seen = [game.view(g, side) for side in (0, 1, None)]
    pictures = [game.page.picture(position, "fr") for position in seen]
    said = [game.terminal.show(Known(g, side), "en") for side in (0, 1)]
    drawn = [
        game.page.charts(Known(g, 0), "en"),
        game.page.overlay(Known(g, 0), "prizes:sw", "en"),
        game.terminal.scene(Known(g, 0), "en"),
    ]
    about = [game.words.detail(Known(g, None), "space", s, "en") for s in range(len(game.nouns["space"]))]
    asked = [] if play.question is None else list(game.mind.glance(Known(g, play.question.side), play.question))
    return [
        seen,
        pictures,
        said,
        drawn,
        about,
        asked,
        game.words.warnings(Known(g, 0)),
        game.mind.score(g, 0),
        game.check(g),
    ]


def test_games_with_two_sets_of_data_run_side_by_side(other: Game[State]) -> None:
    """Interleaved answer by answer, each comes to the hashes that it comes to alone."""
    seeds = range(3)
    alone = {seed: list(played(begin(GAME, seed), seed)) for seed in seeds}
    both = [(game, seed, played(begin(game, seed), seed)) for seed in seeds for game in (GAME, other)]
    answers: list[list[tuple[Action, str]]] = [[] for _ in both]
    for _ in range(ANSWERS):
        for (_, _, running), found in zip(both, answers, strict=True):
            found += [one for one in [next(running, None)] if one is not None]
    for (game, seed, _), found in zip(both, answers, strict=True):
        assert len(found) > ANSWERS // 3
        assert found == replayed(game, seed, found)
        if game is GAME:
            assert found == alone[seed]
        else:
            assert [hash_ for _, hash_ in found] != [hash_ for _, hash_ in alone[seed]]


def test_what_is_worked_out_from_one_box_is_not_taken_for_another(other: Game[State]) -> None:
    """Views, pictures, words and glances are those of a game made of the same texts that has never met the first."""
    assert other.files is not None
    twin = make(DataFolder("won_by_the_sword", FOLDER / "data", other.files.texts))
    assert twin.digest == other.digest
    for seed in range(2):
        plays = [begin(game, seed) for game in (GAME, other, twin)]
        for (action, _), _ in zip(played(plays[1], seed), range(30), strict=False):
            plays[2].decide(action)
            shown(plays[0])
            assert shown(plays[1]) == shown(plays[2])
        assert plays[1].state.box is not plays[2].state.box


def test_a_copy_and_a_loaded_state_keep_their_box(other: Game[State]) -> None:
    play = begin(other, 1)
    box = play.state.box
    assert play.state.copy().box is box
    assert other.load(play.state.dump()).box is box
    assert "box" not in play.state.dump()
    assert play.fork(Seeded(2)).state.box is box
    assert play.imagine(0, 3).state.box is box


def test_ids_follow_the_files(other: Game[State]) -> None:
    """A space in the middle of the file moves those after it, in the second box only."""
    box = begin(other, 1).state.box
    assert (BOX.space["benfeld"], box.space["benfeld"], box.space["newtown"]) == (1, 2, 1)
    assert (BOX.nspaces + 1, BOX.nlinks + 1) == (box.nspaces, box.nlinks)
    assert other.digest != GAME.digest
    assert [game.words.label("space", 1, "fr") for game in (GAME, other)] == ["Benfeld", "Neuville"]
    assert [game.read("march:benfeld") for game in (GAME, other)] == [("march", 1), ("march", 2)]
    assert [one.distances[one.space["basel"]][1] for one in (BOX, box)] == [4, 1]
    assert (box.hand, BOX.hand, box.cost["regular"], BOX.cost["regular"]) == (11, 10, 2, 1)


@pytest.mark.parametrize("wrong", [lambda rows: rows[::-1], lambda rows: rows[:-1]])
def test_the_nations_are_those_of_the_code(tmp_path: Path, wrong: Callable[[list[str]], list[str]]) -> None:
    """Kinds of troops are counted by nation: a file with others, or in another order, is refused."""
    shutil.copytree(FOLDER / "data", tmp_path / "data")
    path = tmp_path / "data" / "nations.csv"
    head, rows = path.read_text("utf-8").split("nation,name", 1)
    first, *nations = rows.splitlines()
    path.write_text("\n".join([f"{head}nation,name{first}", *wrong(nations), ""]), "utf-8")
    with pytest.raises(BadInput, match=r"nations\.csv"):
        make(DataFolder("won_by_the_sword", tmp_path / "data"))
