"""Messages of units, scenarios, chapters and options, and notes on where facts come from."""

from __future__ import annotations

import csv
import re

from grognard.kernel.files import sources
from grognard.kernel.rulebook import chapter
from grognard.kernel.words import LANGUAGES, speech

from ..french import SAME, messages
from .sheets import FOLDER, SCENARIOS, UNITS, rows
from .table import ITALIA


def test_both_languages_have_the_same_sentences_and_all_can_be_said() -> None:
    english, french = (messages(FOLDER, language) for language in LANGUAGES)
    assert list(english) == list(french)
    say = speech(FOLDER)
    for language in LANGUAGES:
        for key in english:
            assert not re.search(r"[{}]", say(language, key)), key


def test_every_scenario_chapter_kind_size_symbol_and_division_has_a_name() -> None:
    known = messages(FOLDER, "en").keys()
    asked = {key for scenario in SCENARIOS for key in (f"scenario-{scenario}", f"scenario-text-{scenario}")}
    asked |= {f"chapter-{chapter(row['id'])}" for row in rows("rules.csv")}
    for column in ("kind", "size", "symbol", "division"):
        asked |= {f"{column}-{row[column]}" for row in UNITS.values() if row[column]}
        assert {key for key in known if key.startswith(f"{column}-")} <= asked
    assert asked <= known


def test_every_option_names_its_rule() -> None:
    for language in LANGUAGES:
        known = messages(FOLDER, language)
        assert {key for key in known if key.startswith("option-")} == {f"option-{name}" for name in ITALIA.options}
        for name, option in ITALIA.options.items():
            assert known[f"option-{name}"].endswith(f"({option.rule})"), name


def test_every_note_says_the_same_in_french_and_none_is_forgotten() -> None:
    ours, theirs = (sources("italia-1917-1918", FOLDER, (FOLDER / "data",), language) for language in LANGUAGES)
    mine = ("data/ratings.csv", "data/rules.csv", "data/setup.csv", "data/units.csv")
    assert {file for file, _ in ours} >= set(mine)
    for (file, english), (same, french) in zip(ours, theirs, strict=True):
        assert (same, french.of, french.origin) == (file, english.of, english.origin)
        if file in mine:
            assert french.note not in ("", english.note), (file, english.of)
            assert sorted(SAME.findall(french.note)) == sorted(SAME.findall(english.note)), (file, english.of)
    with (FOLDER / "messages" / "sources_fr.csv").open(encoding="utf-8", newline="") as file_:
        told = {(row["file"], row["column"]) for row in csv.DictReader(file_)}
    assert {(file, note.of) for file, note in ours if file in mine} == {(f, of) for f, of in told if f in mine}
