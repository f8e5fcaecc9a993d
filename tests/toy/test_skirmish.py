"""The toy battle by its rules, and the document that says how it was made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.kernel.fate import Scripted, Seeded
from grognard.kernel.play import Play
from grognard.kernel.refusal import Refusal
from grognard.kernel.rulebook import index, uncited
from grognard.kernel.say import Sayer
from grognard.kernel.words import LANGUAGES

from .skirmish import GAME
from .skirmish.rules import State
from ..randomly import new, walk

FOLDER = Path(__file__).parent / "skirmish"
GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def table(*dice: int, **units: str) -> Play[State]:
    """A game from its start, some units (blue_1="0302") elsewhere or lost ("")."""
    state = GAME.start("meeting", GAME.settings({}))
    for name, number in units.items():
        unit = GAME.nouns["unit"].index(name.replace("_", "-"))
        state.at[unit] = GAME.nouns["space"].index(number) if number else -1
    return Play(GAME, Scripted(list(dice)), "meeting", state=state, log=True)


def do(play: Play[State], *answers: str) -> Play[State]:
    for text in answers:
        assert play.question is not None
        play.act(play.question.side, GAME.read(text))
    return play


def options(play: Play[State]) -> list[str]:
    assert play.question is not None
    return [GAME.write(option) for option in play.question.options]


def no(play: Play[State], text: str) -> Refusal:
    assert play.question is not None
    reason = play.why_not(play.question.side, GAME.read(text))
    assert reason is not None
    return reason


def test_1_1_blue_moves_and_attacks_then_red() -> None:
    play = table()
    asked: list[tuple[int, str, int]] = []
    while play.question is not None and len(asked) < 5:
        asked.append((play.question.side, play.question.prompt, play.state.turn))
        do(play, "done")
    assert asked == [(0, "ask-move", 1), (0, "ask-attack", 1), (1, "ask-move", 1), (1, "ask-attack", 1),
                     (0, "ask-move", 2)]  # fmt: skip
    assert play.question is not None
    assert play.question.prompt == "ask-attack"
    assert no(play, "move:blue-1").key == "kernel-not-now"


@pytest.mark.parametrize(("short", "turns"), [(False, 5), (True, 3)])
def test_1_2_a_game_lasts_five_turns_a_short_one_three(short: bool, turns: int) -> None:
    play = Play(GAME, Seeded(1), "meeting", {"short": short})
    do(play, *["done"] * (4 * turns))
    assert play.result is not None
    assert (play.result.winner, play.result.reason) == (None, "end-open")


def test_2_1_a_unit_moves_once_as_far_as_its_points_go() -> None:
    play = do(table(), "move:blue-guns")
    assert options(play) == ["to:0201", "to:0202", "to:0301", "to:0302"]  # 0202 is a wood, all the others are open
    assert no(play, "to:0303") == Refusal("2.1", "too-far")
    do(play, "to:0202")
    assert no(play, "move:blue-guns") == Refusal("2.1", "used-up")
    assert no(play, "move:red-1") == Refusal("1.1", "not-yours")
    do(play, "move:blue-1")
    assert "to:0202" not in options(play)
    assert "to:0301" in options(play)


def test_2_1_a_river_costs_a_point_more() -> None:
    play = do(table(blue_guns="0302", red_1="", red_2="", red_guns="0501"), "move:blue-guns")
    assert "to:0303" in options(play)
    play = do(table(blue_guns="0301", red_1="", red_2="", red_guns="0504"), "move:blue-guns")
    assert "to:0302" in options(play)
    assert "to:0303" not in options(play)


def test_2_2_a_hex_beside_an_enemy_ends_a_move() -> None:
    play = do(table(blue_1="0201", red_1="0302"), "move:blue-1")
    assert "to:0301" in options(play)
    assert "to:0401" not in options(play)
    free = do(table(blue_1="0201"), "move:blue-1")
    assert "to:0401" in options(free)
    hemmed = table(blue_1="0101", blue_guns="0102", blue_2="0201", red_1="")
    assert no(hemmed, "move:blue-1") == Refusal("2.1", "no-move")


def test_3_1_a_unit_attacks_an_enemy_beside_it_once_a_turn() -> None:
    play = do(table(3, blue_1="0202", red_1="0302"), "done")
    assert options(play) == ["attack:blue-1", "done"]
    assert no(play, "attack:blue-2") == Refusal("3.1", "no-attack")
    do(play, "attack:blue-1")
    assert options(play) == ["at:0302"]
    assert no(play, "at:0303") == Refusal("3.1", "not-there")
    do(play, "at:0302")
    (line,) = (line for line in play.state.log or () if line.key == "log-fight")
    assert line.args["total"] == 3
    assert no(play, "attack:blue-1") == Refusal("3.1", "used-up")


def test_3_1_woods_help_the_defender() -> None:
    play = do(table(6, blue_1="0302", red_1="0401"), "done", "attack:blue-1", "at:0401")
    assert play.question is not None
    assert play.question.prompt == "ask-retreat"
    play = do(table(5, blue_1="0302", red_1="0401"), "done", "attack:blue-1", "at:0401")
    assert GAME.view(play.state, 0)["units"]["red-1"] == "0401"


def test_3_2_less_than_nothing_costs_the_attacker() -> None:
    play = do(table(1, blue_2="0302", red_guns="0402"), "done", "attack:blue-2", "at:0402")
    assert GAME.view(play.state, 0)["units"]["blue-2"] == ""
    play = do(table(2, blue_2="0302", red_guns="0402"), "done", "attack:blue-2", "at:0402")
    assert GAME.view(play.state, 0)["units"]["blue-2"] == "0302"


def test_3_3_a_retreat_is_one_free_hex_away_from_the_enemy_or_the_unit_is_lost() -> None:
    play = do(table(6, blue_1="0302", red_1="0402"), "done", "attack:blue-1", "at:0402")
    assert play.question is not None
    assert play.question.side == 1
    assert options(play) == ["retreat:0403"]  # the others are taken
    assert no(play, "retreat:0301") == Refusal("3.3", "no-retreat")
    do(play, "retreat:0403")
    assert GAME.view(play.state, 0)["units"]["red-1"] == "0403"
    play = do(table(6, blue_1="0403", red_1="0504", red_2="0501"), "done", "attack:blue-1", "at:0504")
    assert GAME.view(play.state, 0)["units"]["red-1"] == ""


def test_4_1_who_entered_the_mill_last_wins() -> None:
    play = do(table(blue_1="0203"), "move:blue-1", "to:0303", "move:blue-2", "to:0203", "done", "done")
    assert GAME.view(play.state, None)["holder"] == 0
    do(play, *["done"] * 18)
    assert play.result is not None
    assert (play.result.winner, play.result.reason) == (0, "end-mill")


def test_4_2_a_side_without_units_has_lost() -> None:
    play = do(table(6, blue_1="0403", red_1="0504", red_2="", red_guns=""), "done", "attack:blue-1", "at:0504")
    assert play.result is not None
    assert (play.result.winner, play.result.reason) == (0, "end-lost")


def test_every_rule_is_cited_and_every_sentence_can_be_said() -> None:
    assert uncited(index(GAME, Path(__file__).parent)) == []
    keys, ends = set(), {"end-lost"}
    for seed in range(30):
        play = new(GAME, seed, log=True)
        for here in walk(play, seed):
            assert here.question is not None
            keys |= {here.question.prompt, *(f"verb-{verb}" for verb, _ in here.question.options)}
        assert play.result is not None
        ends.add(play.result.reason)
        keys |= {*(line.key for line in play.state.log or ())}
    keys |= {"not-yours", "used-up", "no-move", "no-attack", "too-far", "not-there", "no-retreat", *ends}
    for language in LANGUAGES:
        say = Sayer(GAME, language)
        assert [key for key in sorted(keys) if not say.has(key)] == []
    assert ends == {"end-mill", "end-open", "end-lost"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_a_board_and_a_picture(language: str) -> None:
    assert GAME.page.board is not None
    assert GAME.page.picture is not None
    board = GAME.page.board(language)
    assert [piece.id for piece in board.pieces] == [f"unit:{name}" for name in GAME.nouns["unit"]]
    places = {space.id for space in board.spaces} | {box.id for box in board.boxes}
    assert len(places) == 21
    assert not [text for text in (board.title, *(verb.name for verb in board.verbs)) if "-name" in text]
    play = do(table(6, blue_1="0403", red_1="0504"), "done", "attack:blue-1", "at:0504")
    picture = GAME.page.picture(GAME.view(play.state, 0), language)
    assert {piece.at for piece in picture.pieces.values()} <= places
    assert picture.pieces["unit:red-1"].at == "box:lost"


def test_it_is_under_200_lines_and_every_snippet_of_the_guide_is_in_it() -> None:
    files = sorted(path for path in FOLDER.rglob("*") if path.is_file() and path.suffix != ".pyc")
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files if path.suffix == ".py") < 200
    texts = [path.read_text("utf-8") for path in (*files, FOLDER.parent / "pyproject.toml")]
    snippets = re.findall(r"^```(python|toml|csv|ftl)\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)
    assert len(snippets) >= 10
    for _, snippet in snippets:
        if snippet.startswith("ask-"):  # lines of the messages, not one after another
            assert all(any(line in text.splitlines() for text in texts) for line in snippet.splitlines())
        else:
            assert any(snippet in text for text in texts), snippet


def test_every_field_of_a_game_is_in_the_guide() -> None:
    said = set(re.findall(r"`(\w+)`", GUIDE.read_text("utf-8")))
    plain = {"name", "version", "sides", "scenarios", "options"}
    fields = {name for name in GAME.__dataclass_fields__ if not name.startswith("_")}
    assert fields - said - plain == set()
