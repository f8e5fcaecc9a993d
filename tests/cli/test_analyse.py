"""`grognard analyse`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.bots.rand import pick
from grognard.cli.analyse import analyse
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from grognard.kernel.refusal import BadInput


def saved(folder: Path, answers: int = 9999, ended: str = "") -> Path:
    """A random game of the introduction, or the beginning of one."""
    game = get("paths-of-glory")
    play: Play[Any] = Play(game, Seeded(3), "introduction")
    random = Random(3)
    while play.question is not None and play.decisions < answers:
        play.decide(pick(play.question, game.rare, random))
    path = folder / "game.grog"
    path.write_text(write(record(play, ended=ended), game), "utf-8")
    return path


def test_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analyse(saved(tmp_path), 3, 0.4, True, "en")
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "paths-of-glory"
    assert told["chances"][-1]["at"] == told["answers"]
    assert told["chances"][-1]["ap"] in (0.0, 0.5, 1.0)
    assert len(told["mistakes"]) + len(told["luck"]) <= 3
    for mistake in told["mistakes"]:
        assert mistake["best"] > mistake["chance"]
        assert mistake["played"][0] != mistake["better"][0]
        assert mistake["side"] in ("ap", "cp")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("turn", "August 1914", "the end", "better: ")), ("fr", ("tour", "août 1914", "la fin", "mieux : "))],
)
def test_in_words(language: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analyse(saved(tmp_path), 4, 0.6, False, language)
    told = capsys.readouterr().out.replace("\u202f", " ").replace("\xa0", " ")
    assert [word for word in words if word.lower() not in told.lower()] == []


def test_a_game_without_mistakes_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analyse(saved(tmp_path), 0, 0.1, False, "en")
    assert "no decision" in capsys.readouterr().out


def test_only_what_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the rules, or at the table, where the record says who won."""
    with pytest.raises(BadInput, match="not over"):
        analyse(saved(tmp_path, 40), 1, 0.1, True, "en")
    for ended, chance in (("ap resigned", 1.0), ("cp time", 0.0), ("draw agreed", 0.5)):
        analyse(saved(tmp_path, 40, ended), 0, 0.1, True, "en")
        assert json.loads(capsys.readouterr().out)["chances"][-1]["ap"] == chance
