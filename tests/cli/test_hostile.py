"""Hostile or unlucky input at the command line: one sentence, nothing lost, nothing told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.cli import common
from grognard.cli.common import find_key, keep_key, key_folder, read_record
from grognard.cli.records import audit_file, replay_file
from grognard.cli.terminal import Terminal, start
from grognard.games import get
from grognard.kernel.fate import Fair, Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import PUBLIC, record, view_hash, write
from grognard.kernel.refusal import BadInput

GAME = get("paths-of-glory")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def typed(lines: list[str], play: Play[Any], **players: str) -> str:
    """What the terminal says to these lines; the end of them is the end of input."""
    waiting = iter(lines)
    said: list[str] = []

    def ask(prompt: str) -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        return line

    Terminal(play, {"ap": "person", "cp": "person", **players}, "en", ask, said.append).run()
    return "\n".join(said)


def fair_game() -> tuple[Play[Any], Fair]:
    fair = Fair(bytes(range(32)))
    play = Play(GAME, fair, "introduction", log=True)
    play.act(1, ("keep_guns", None))
    return play, fair


@pytest.mark.parametrize(
    "line", ["²", "٣", "9" * 5000, "log ²", "back ²", "log " + "9" * 5000, "save a\0b", "save .", "why ²"]
)
def test_no_line_ends_the_game(line: str) -> None:
    play = Play(GAME, Seeded(1), "introduction", log=True)
    typed(["keep_guns", line, "y", "keep_guns", "automatic"], play)
    assert any(entry.answer == ("automatic", None) for entry in play.journal)


def test_the_end_of_input_while_asked_for_agreement_leaves_and_saves() -> None:
    play = Play(GAME, Seeded(1), "introduction", log=True)
    typed(["keep_guns", "back"], play)
    saved, _ = read_record(key_folder().parent / "last-game.grog")
    assert len(saved.tape) == len(play.tape) + 1


@pytest.mark.parametrize("reader", [0, 1, PUBLIC])
def test_replaying_a_player_s_save_does_not_tell_the_hash_of_the_whole(
    reader: int, capsys: pytest.CaptureFixture[str]
) -> None:
    play, fair = fair_game()
    keep_key(fair.commitment, fair.reveal())
    Path("mine.grog").write_text(write(record(play, reader=reader), GAME), "utf-8")
    replay_file(Path("mine.grog"), True, True, "en")
    said = capsys.readouterr().out
    assert play.hash() not in said
    assert view_hash(play, reader) in said


def test_the_audit_says_which_commitment_it_checked(capsys: pytest.CaptureFixture[str]) -> None:
    play, fair = fair_game()
    while play.question is not None:
        play.decide(play.question.options[-1])
    Path("over.grog").write_text(write(record(play), GAME), "utf-8")
    audit_file(Path("over.grog"))
    assert fair.commitment in capsys.readouterr().out


@pytest.mark.parametrize(("players", "sentence"), [({"ap": "kasparov"}, "kasparov"), ({"xx": "person"}, "xx")])
def test_strange_players_in_a_save_get_a_sentence(players: dict[str, str], sentence: str) -> None:
    play = Play(GAME, Seeded(1), "introduction")
    Path("odd.grog").write_text(write(record(play, players), GAME), "utf-8")
    with pytest.raises(BadInput, match=sentence):
        start("paths-of-glory", "", [], [], Path("odd.grog"), None, "en")


def test_a_save_that_names_one_player_only_is_played_by_the_usual_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    play = Play(GAME, Seeded(1), "introduction")
    Path("one.grog").write_text(write(record(play, {"cp": "person"}), GAME), "utf-8")
    start("paths-of-glory", "", [], [], Path("one.grog"), None, "en")
    assert "Begin with Guns of August" in capsys.readouterr().out  # cp, a person, is asked


def test_a_fair_game_whose_key_is_lost_does_not_go_on_with_other_dice() -> None:
    play = Play(GAME, Fair(bytes(32)), "introduction")
    Path("early.grog").write_text(write(record(play, {}, 1), GAME), "utf-8")
    with pytest.raises(BadInput, match="key"):
        start("paths-of-glory", "", [], [], Path("early.grog"), None, "en")


def test_a_key_that_cannot_be_kept_or_read_gets_a_sentence(tmp_path: Path) -> None:
    play, fair = fair_game()
    key_folder().mkdir(parents=True)
    (key_folder() / fair.commitment).write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="cannot be read"):
        find_key(record(play))
    (tmp_path / "state" / "grognard" / "keys" / ("0" * 64)).mkdir()
    with pytest.raises(BadInput, match="cannot be kept"):
        keep_key("0" * 64, fair.reveal())


def test_an_endless_file_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "LONGEST", 1000)
    if Path("/dev/zero").exists():
        with pytest.raises(BadInput):
            read_record(Path("/dev/zero"))
