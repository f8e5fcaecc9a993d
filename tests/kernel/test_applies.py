"""Which rules a game is played by: the index's column `applies` picks among functions, once."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.applies import Book, holds, rule
from grognard.kernel.files import DataFolder, Sheet
from grognard.kernel.refusal import BadInput, Refusal

KNOWN = ("E", "NE", "combined", "mutiny")
INDEX = """id,applies
1.1,all
1.2,
5.43,E+combined
12.2,NE+combined
12.3,NE+combined
9.25,combined
18.1,E+combined mutiny
"""


@pytest.fixture
def index(tmp_path: Path) -> Sheet:
    return read(tmp_path, INDEX)


def read(folder: Path, text: str) -> Sheet:
    (folder / "rules.csv").write_text(text)
    return DataFolder("war", folder).sheet("rules.csv")


@pytest.mark.parametrize(
    ("applies", "words", "does"),
    [
        ("", (), True), ("all", ("E",), True), ("E", ("E",), True), ("E", ("NE",), False),
        ("E+combined", ("combined",), True), ("E+combined", ("NE",), False),
        ("E+combined mutiny", ("E",), False), ("E+combined mutiny", ("mutiny",), False),
        ("E+combined mutiny", ("mutiny", "combined"), True),
    ],
)  # fmt: skip
def test_of_words_joined_one_must_hold_of_groups_all(applies: str, words: tuple[str, ...], does: bool) -> None:
    assert holds(applies, words) is does


@pytest.mark.parametrize(("words", "here"), [
    (("E",), {"1.1", "1.2", "5.43"}),
    (("NE",), {"1.1", "1.2", "12.2", "12.3"}),
    (("combined",), {"1.1", "1.2", "5.43", "12.2", "12.3", "9.25"}),
    (("E", "mutiny"), {"1.1", "1.2", "5.43", "18.1"}),
])  # fmt: skip
def test_a_book_has_the_rules_that_apply(index: Sheet, words: tuple[str, ...], here: set[str]) -> None:
    book = Book(index, words, KNOWN)
    assert {row["id"] for row in index.rows if book.has(row["id"])} == here


def unsaid(n: int) -> int:
    return n


@rule("1.1")
def everywhere(n: int) -> int:
    return n + 1


@rule("5.43")
def in_europe(n: int) -> int:
    return n + 2


@rule("12.2", "12.3")
def in_the_near_east(n: int) -> int:
    return n + 3


@rule("5.43", "12.2")
def in_both_at_once(n: int) -> int:
    return n


def test_what_is_particular_wins_over_what_holds_everywhere(index: Sheet) -> None:
    europe, east = Book(index, ("E",), KNOWN), Book(index, ("NE",), KNOWN)
    assert europe.one(unsaid, everywhere, in_europe, in_the_near_east) is in_europe
    assert east.one(unsaid, everywhere, in_europe, in_the_near_east) is in_the_near_east
    assert east.one(unsaid, everywhere, in_europe) is everywhere
    assert east.one(unsaid, in_europe) is unsaid


def test_all_that_apply_keep_their_order(index: Sheet) -> None:
    forms = (in_the_near_east, unsaid, in_europe, everywhere)
    assert Book(index, ("E",), KNOWN).all(*forms) == (unsaid, in_europe, everywhere)
    assert Book(index, ("combined",), KNOWN).all(*forms) == forms


def test_values_and_reasons_have_the_number_that_applies(index: Sheet) -> None:
    europe = Book(index, ("E",), KNOWN)
    assert europe.pick({"5.43": "Tsar", "12.2": "snow"}) == "Tsar"
    assert europe.refusal("no-move", "12.2", "5.43") == Refusal("5.43", "no-move")


def test_one_and_only_one_must_apply(index: Sheet) -> None:
    with pytest.raises(BadInput, match=r"of 5\.43 none applies here"):
        Book(index, ("NE",), KNOWN).one(in_europe)
    with pytest.raises(BadInput, match=r"of 5\.43, 12\.2, 12\.3 more than one applies here"):
        Book(index, ("combined",), KNOWN).one(in_europe, in_the_near_east)


def test_a_rule_told_under_numbers_that_do_not_apply_together_is_refused(index: Sheet) -> None:
    assert Book(index, ("combined",), KNOWN).one(in_both_at_once) is in_both_at_once
    with pytest.raises(BadInput, match=r"told as 5\.43 and as 12\.2"):
        Book(index, ("E",), KNOWN).all(in_both_at_once)


def test_a_rule_or_a_word_that_nobody_knows_is_refused(index: Sheet, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no rule 99\.9"):
        Book(index, ("E",), KNOWN).all(rule("99.9")(lambda: None))
    wrong = read(tmp_path, "id,applies\n1.1,\n1.2,E+combinde\n")
    with pytest.raises(BadInput, match=r"rules\.csv, line 3: applies is 'E\+combinde'"):
        Book(wrong, ("E",), KNOWN)
