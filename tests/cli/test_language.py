"""The command line speaks English and French."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.cli.simulate import run
from grognard.games import NAMES
from grognard.kernel.refusal import BadInput

ENGLISH = "grognard: paths-of-glory has no scenario 'verdun'; it has introduction, limited-war, campaign"
FRENCH = "grognard: paths-of-glory n’a pas de scénario 'verdun'\u202f; il a introduction, limited-war, campaign"
GOLDEN = Path(__file__).parents[1] / "golden" / "paths-of-glory.introduction.grog"


def told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str | None, *words: str
) -> tuple[object, str, str]:
    """How a command ends, and what it prints."""
    if language is None:
        monkeypatch.delenv("GROGNARD_LANGUAGE", raising=False)
    else:
        monkeypatch.setenv("GROGNARD_LANGUAGE", language)
    monkeypatch.setattr(sys, "argv", ["grognard", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    return ended.value.code, said.out.strip(), said.err.strip()


@pytest.mark.parametrize(
    ("language", "options", "sentence"),
    [
        (None, (), ENGLISH),
        ("", (), ENGLISH),
        ("de", (), ENGLISH),
        ("fr", (), FRENCH),
        (None, ("--language", "fr"), FRENCH),
        (None, ("-l", "fr"), FRENCH),
        ("fr", ("--language=en",), ENGLISH),
    ],
)
def test_what_went_wrong_is_said_in_the_language_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str | None,
    options: tuple[str, ...],
    sentence: str,
) -> None:
    words = ("simulate", "paths-of-glory", "--scenario", "verdun", *options)
    assert told(monkeypatch, capsys, language, *words) == (2, "", sentence)


def test_a_game_that_is_not_there_is_missed_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sentence = f"grognard: il n’y a pas de jeu 'chess'\u202f; il y a {', '.join(NAMES)}"
    assert told(monkeypatch, capsys, "fr", "sources", "chess") == (2, "", sentence)


def test_a_sentence_of_a_game_is_said_in_french() -> None:
    with pytest.raises(BadInput) as caught:
        run("paths-of-glory", 1, "random,random", 1, "campaign", ["bid=2"], 1, True)
    assert str(caught.value) == "a bid needs the option tournament (5.6)"
    assert caught.value.said("fr") == "une enchère demande l’option tournament (5.6)"


def test_replays_and_tables_are_told_in_french(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = told(monkeypatch, capsys, "fr", "replay", str(GOLDEN), "--no-log")
    assert code == 0
    assert out.startswith("paths-of-glory introduction\u00a0: ")
    assert " réponses, partie finie, position " in out
    assert "Le marqueur de PV commence à 10." in told(monkeypatch, capsys, "fr", "rules", "paths-of-glory")[1]
    run("paths-of-glory", 1, "random,random", 1, "introduction", [], 1, False, "fr")
    assert "vainqueur" in capsys.readouterr().out
