"""Rulings and provenance notes exist in French too, and the two languages say the same things in the same places."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.cli import main
from grognard.games import get
from grognard.kernel.files import Remark, sources
from grognard.kernel.rulebook import index
from grognard.table.app import make_app
from grognard.table.database import connect
from grognard.table.notify import Mail
from grognard.table.server import Server, Settings

GAME = "paths-of-glory"
FOLDER = get(GAME).folder
ENGLISH = (FOLDER / "RULINGS.md").read_text("utf-8")
FRENCH = (FOLDER / "RULINGS.fr.md").read_text("utf-8")
# Ids of rules and steps, C and S numbers, names of options and files, and any number. (No id is written out in this
# file: the rule index would take it for the test of that rule.)
SAME = re.compile(r"\b(?:[A-Z]+|\d+)(?:\.[A-Za-z0-9]+)+|\b[CS]\d+\b|`[^\s`]+`|\d+")


def blocks(text: str) -> list[tuple[str, list[str]]]:
    """Headings, list items and paragraphs in order: of what kind each is, and what must be alike in both languages."""
    found = re.split(r"\n(?=#|- )|\n\n+", text.strip())
    return [(block.split()[0] if block[0] in "#-" else "", sorted(SAME.findall(block))) for block in found if block]


def test_the_french_rulings_have_every_heading_item_id_option_and_number_in_its_place() -> None:
    english, french = blocks(ENGLISH), blocks(FRENCH)
    assert [kind for kind, _ in french] == [kind for kind, _ in english]
    for ours, theirs in zip(english, french, strict=True):
        assert theirs == ours
    assert sum(kind == "-" for kind, _ in english) > 70
    marks = {mark for _, found in english for mark in found}
    assert {"`sinai-mixed`", "C14", "S13"} <= marks
    assert sum("." in mark for mark in marks) > 100


def test_no_item_of_the_french_rulings_is_left_in_english() -> None:
    english = set(re.findall(r"[A-Za-z][^.;:]{25,}", ENGLISH))
    assert not [words for words in english if words in FRENCH]


def test_only_the_english_rulings_count_as_citations(tmp_path: Path) -> None:
    assert any(rule.rulings for rule in index(get(GAME)))
    (tmp_path / "data").symlink_to(FOLDER / "data")
    (tmp_path / "RULINGS.fr.md").write_text(FRENCH, "utf-8")
    assert not any(rule.rulings for rule in index(replace(get(GAME), folder=tmp_path)))


def by_place(language: str) -> dict[tuple[str, str], Remark]:
    game = get(GAME)
    said = sources(game.name, FOLDER, (game.data, game.art), language)
    found = {(file, remark.of): remark for file, remark in said}
    assert len(found) == len(said)
    return found


def test_every_provenance_note_has_its_french_and_nothing_else_has() -> None:
    lines = (FOLDER / "messages" / "sources_fr.csv").read_text("utf-8").splitlines()[1:]
    assert [tuple(line.split(",", 2)[:2]) for line in lines] == list(by_place("en"))


@pytest.mark.parametrize("place", by_place("en"), ids=": ".join)
def test_a_note_says_the_same_numbers_in_french(place: tuple[str, str]) -> None:
    english, french = by_place("en")[place], by_place("fr")[place]
    assert french.origin == english.origin
    assert french.note
    assert french.note != english.note
    assert sorted(SAME.findall(french.note)) == sorted(SAME.findall(english.note))


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
            ("data/cards.csv", "  card : livret ; camp et numéro dans la liste des", "  combat : Nombres du"),
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
