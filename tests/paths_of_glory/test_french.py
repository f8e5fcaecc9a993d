"""Rulings and provenance notes are shown in the language that is asked for; tests/test_french.py compares the two."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.cli import main
from grognard.games import get
from grognard.kernel.files import Remark
from grognard.kernel.rulebook import index
from grognard.table.app import make_app
from grognard.table.database import connect
from grognard.table.notify import Mail
from grognard.table.server import Server, Settings

from ..french import blocks, notes, rulings

GAME = "paths-of-glory"
FOLDER = get(GAME).folder
ENGLISH, FRENCH = rulings(FOLDER)


def test_the_marks_that_both_languages_must_have_are_seen() -> None:
    marks = {mark for _, found in blocks(ENGLISH) for mark in found}
    assert {"`sinai-mixed`", "C14", "S13"} <= marks


def test_only_the_english_rulings_count_as_citations(tmp_path: Path) -> None:
    assert any(rule.rulings for rule in index(get(GAME)))
    (tmp_path / "data").symlink_to(FOLDER / "data")
    (tmp_path / "RULINGS.fr.md").write_text(FRENCH, "utf-8")
    assert not any(rule.rulings for rule in index(replace(get(GAME), folder=tmp_path)))


def by_place(language: str) -> dict[tuple[str, str], Remark]:
    return notes([get(GAME)], language)


def test_a_note_of_somebody_s_corrected_file_is_shown_as_he_wrote_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = (FOLDER / "data" / "links.csv").read_text("utf-8")
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "links.csv").write_text(ours.replace("; space of map.csv\n", "; read off my own map\n"), "utf-8")
    french = by_place("fr")
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    corrected = by_place("fr")
    changed = {place for place in french if corrected[place] != french[place]}
    assert changed == {("data/links.csv", "b")}
    assert corrected["data/links.csv", "b"].note == "read off my own map"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    settings = Settings(mail=Mail(tmp_path_factory.mktemp("letters")))
    with TestClient(make_app(Server(connect("sqlite:"), settings))) as found:
        yield found


@pytest.mark.whole
@pytest.mark.parametrize(
    ("query", "accepts", "heading", "note"),
    [
        ("?lang=fr", "en", "Contradictions du texte", "camp et numéro dans la liste des cartes"),
        ("", "fr-CA,fr", "Contradictions du texte", "camp et numéro dans la liste des cartes"),
        ("?lang=en", "fr", "Contradictions in the text", "side and number of the card list"),
        ("", "de", "Contradictions in the text", "side and number of the card list"),
    ],
)
def test_the_table_shows_them_in_the_language_that_was_asked_for(
    client: TestClient[Litestar], query: str, accepts: str, heading: str, note: str
) -> None:
    headers = {"accept-language": accepts}
    rulings = client.get(f"/api/games/{GAME}/rulings{query}", headers=headers).json()
    assert f"<h2>{heading}</h2>" in rulings["html"]
    shown = client.get(f"/api/games/{GAME}/sources{query}", headers=headers).json()
    assert {"what": "data/cards.csv: card", "origin": "rulebook", "note": note} in shown


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (
            (),
            ("data/cards.csv", "  card: rulebook; side and number of the card list", "  combat: Combat and siege num"),
        ),
        (
            ("-l", "fr"),
            (
                "data/cards.csv",
                "  card\u00a0: livret\u202f; camp et numéro dans la liste des",
                "  combat\u00a0: Nombres du",
            ),
        ),
    ],
)
def test_the_command_line_says_them_in_the_language_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    monkeypatch.delenv("GROGNARD_LANGUAGE", raising=False)
    monkeypatch.setattr(sys, "argv", ["grognard", "sources", GAME, *words])
    with pytest.raises(SystemExit):
        main()
    said = capsys.readouterr().out.splitlines()
    assert all(any(line.startswith(start) for line in said) for start in lines)
