"""The rule index that players read: whole, in both languages, in words for players."""

from __future__ import annotations

import re
from collections import Counter

from grognard.kernel import rulebook
from grognard.kernel.applies import conditions
from grognard.kernel.words import typeset

from .sheets import SCENARIOS, rows

RULES = {row["id"]: row for row in rows("rules.csv")}
OPTIONS = ("aviation", "planning", "tanks", "what-if")
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
    assert len(rows("rules.csv")) == len(RULES) == 594
    assert Counter(row["kind"] for row in RULES.values()) == {
        "rule": 461,
        "table": 43,
        "definition": 38,
        "optional": 27,
        "reconstructed": 25,
    }
    for number, row in RULES.items():
        assert len({"", row["summary"], row["summary_fr"]}) == 3, number


def test_every_chapter_and_every_scenario_has_its_rules() -> None:
    chapters = Counter(re.split(r"\.", number)[0] for number in RULES)
    wanted = {
        "1": 3,
        "2": 18,
        "3": 20,
        "4": 7,
        "5": 5,
        "6": 4,
        "7": 6,
        "8": 7,
        "9": 19,
        "10": 9,
        "11": 110,
        "12": 121,
        "13": 10,
        "14": 23,
        "15": 52,
        "16": 2,
        "17": 12,
        "SCg": 3,
        "SC0": 17,
        "SC1": 42,
        "SC2": 15,
        "SC3": 21,
        "SC4": 17,
        "SC5": 26,
        "T": 25,
    }
    assert dict(chapters) == wanted
    assert list(chapters) == list(wanted)


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
            assert text[0] == text[0].upper() or text[0] in "r«", number
            assert not MACHINE.search(text), number


def test_french_is_set_as_it_is_printed() -> None:
    for number, row in RULES.items():
        assert not LOOSE.search(typeset(row["summary_fr"], "fr")), number


def test_terms_are_the_same_in_all_rules() -> None:
    """What one word says in English another says in French."""
    for english, french in (
        (r"damage points?", r"points? de dommage|[Dd]ommage"),
        (r"lead units?", r"unités? de pointe"),
        (r"[Ff]ootbridge", r"[Pp]asserelle"),
        (r"command radi", r"[Rr]ayons? de commandement"),
        (r"Central Powers", r"Puissances centrales"),
        (r"ZOC", r"ZdC"),
        (r"\bHQ", r"\bQG"),
        (r"\bMP\b", r"\bPM\b"),
        (r"\bVP\b", r"\bPV\b"),
        (r"[Cc]ounter-battery", r"contrebatterie"),
        (r"[Rr]etreat mode", r"mode retraite"),
        (r"offensive mode", r"mode offensive"),
        (r"[Rr]eorganis", r"réorganisation"),
        (r"[Dd]isorganis", r"[Dd]ésorganis"),
        (r"[Pp]inned", r"[Cc]loué"),
        (r"[Mm]ajor river", r"[Ff]leuve"),
        (r"Arditi", r"Arditi"),
        (r"Sturmbao", r"Sturmbao"),
        (r"Stosstruppen", r"Stosstruppen"),
    ):
        found = [number for number, row in RULES.items() if re.search(english, row["summary"])]
        assert found, english
        for number in found:
            assert re.search(french, RULES[number]["summary_fr"]), (number, english)


def test_applies_names_scenarios_and_options() -> None:
    for number, row in RULES.items():
        asked = conditions(row["applies"])
        assert {word for group in asked for word in group} <= {*SCENARIOS, *OPTIONS}, number
        scenario = re.match(r"SC(\d)\.", number)
        if scenario:
            assert asked, number
            assert SCENARIOS[int(scenario[1])] in asked[0], number
        if number.startswith(("17.", "15.6.")):
            assert row["kind"] == "optional", number
            assert row["applies"] == ("aviation" if number.startswith("17.") else "tanks"), number


def test_every_id_can_be_cited_in_code_and_in_a_test() -> None:
    for number in RULES:
        assert rulebook._TOKEN.findall(f"({number}: so it is)") == [number]
    names = [rulebook._as_name(number) for number in RULES]
    assert len(set(names)) == len(names)
