"""The rule index that players read: whole, in both languages, in words for players.

No rule is named in this file: the index would take it for the test of that rule."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import grognard
from grognard.kernel import rulebook
from grognard.kernel.applies import Book, conditions
from grognard.kernel.files import DataFolder
from grognard.kernel.words import typeset

FOLDER = Path(grognard.__file__).parent / "games" / "great_war_in_europe"
SHEET = DataFolder(FOLDER.name, FOLDER / "data", {}).sheet("rules.csv")
RULES = {row["id"]: row for row in SHEET.rows}
GAMES = ("E", "NE", "combined")
OPTIONS = ("advance-limits", "hidden-mutiny", "pre-war", "scheffer-boyadel", "secret-events")
NUMBER = re.compile(r"\d+")
ORDINAL = re.compile(r"\b\d+(?:st|nd|rd|th|er|re|e)\b")
MACHINE = re.compile(
    r"\b(?:software|data|toggle[ds]?|flag(?:ged|s)?|code|program(?:me)?s?|bots?|interface|logiciel|données|robots?)\b",
    re.IGNORECASE,
)
"""Words of those who make games, not of those who play them."""
LOOSE = re.compile(r" [;!?»%]|(?<!\d) :| : (?!\d)|« |\w'\w|[^\W\d]: |[^\W\d][!?](?:\s|$)")
"""French as no printer sets it, after `typeset`; as in tests/test_french.py."""


def test_the_index_has_every_rule_once_in_both_languages() -> None:
    assert len(SHEET.rows) == len(RULES)
    kinds = Counter(row["kind"] for row in RULES.values())
    assert kinds == {"rule": 538, "card": 86, "definition": 19, "reconstructed": 18, "optional": 6}
    for number, row in RULES.items():
        assert len({"", row["summary"], row["summary_fr"]}) == 3, number


def test_every_chapter_has_its_rules_in_order() -> None:
    chapters = Counter(rulebook.chapter(number) for number in RULES)
    assert list(chapters) == [*map(str, range(3, 19)), "20", "t"]


def test_every_number_can_be_cited() -> None:
    for number in RULES:
        assert rulebook._TOKEN.findall(f"by {number}, so") == [number]


def test_what_is_reconstructed_is_what_we_rebuilt() -> None:
    assert {number for number, row in RULES.items() if row["kind"] == "reconstructed"} == {
        number for number in RULES if number.startswith("T.")
    }


def test_a_rule_says_the_same_numbers_in_french() -> None:
    for number, row in RULES.items():
        english, french = (sorted(NUMBER.findall(ORDINAL.sub("", row[column]))) for column in ("summary", "summary_fr"))
        assert french == english, number


def test_summaries_are_short_and_for_players() -> None:
    for number, row in RULES.items():
        for column in ("summary", "summary_fr"):
            text = row[column]
            assert len(text) <= 250, number
            assert text == text.strip(), number
            assert text.endswith("."), number
            assert text[0] == text[0].upper(), number
            assert not MACHINE.search(text), number


def test_french_is_set_as_it_is_printed() -> None:
    for number, row in RULES.items():
        assert not LOOSE.search(typeset(row["summary_fr"], "fr")), number


@pytest.mark.parametrize(
    ("english", "french"),
    [
        (r"\bHQ", r"\bQG"),
        (r"\bMP\b", r"\bPM\b"),
        (r"\bVP\b", r"\bPV\b"),
        (r"\bRPs?\b", r"\bPR\b"),
        (r"\bCP\b", r"\bCP\b"),
        (r"\bDRMs?\b", r"\bDRM\b"),
        (r"Strategic Turn", r"tours? stratégique"),
        (r"Operational Turn", r"tours? opérationnel"),
        (r"[Ss]hock", r"assaut"),
        (r"[Tt]rench", r"[Tt]ranchée"),
        (r"secondary", r"secondaire"),
        (r"[Dd]epleted", r"épuisée?s?"),
        (r"[Cc]avalry", r"[Cc]avalerie"),
        (r"[Uu]ntried", r"non éprouvée"),
    ],
)
def test_terms_are_the_same_in_all_rules(english: str, french: str) -> None:
    """What one word says in English another says in French."""
    found = [row for row in RULES.values() if re.search(english, row["summary"])]
    assert found
    for row in found:
        assert re.search(french, row["summary_fr"]), row["id"]


def test_applies_names_games_and_options() -> None:
    for number, row in RULES.items():
        asked = conditions(row["applies"])
        assert {word for group in asked for word in group} <= {*GAMES, *OPTIONS}, number
        for option in {word for group in asked for word in group} & set(OPTIONS):
            assert [option] in asked, number


@pytest.mark.parametrize("game", GAMES)
def test_each_of_the_three_games_has_its_book(game: str) -> None:
    book = Book(SHEET, (game, *OPTIONS), (*GAMES, *OPTIONS))
    mine = [number for number in RULES if book.has(number)]
    assert 300 < len(mine) < len(RULES)
