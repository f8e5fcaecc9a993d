"""Offers: which nouns are legal, and why no other is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import grognard.games
from grognard.kernel.ask import NOT_AMONG, Choose, Offer
from grognard.kernel.maps import Members
from grognard.kernel.refusal import Refusal

ODD = Refusal("1.1", "odd")
FAR = Refusal("1.2", "far")


def odd(n: int) -> Refusal | None:
    return ODD if n % 2 else None


def test_the_reason_decides_which_nouns_are_offered() -> None:
    question = Choose(0, "ask", Offer("take", range(5), odd))
    assert question.options == [("take", 0), ("take", 2), ("take", 4)]
    assert question.why_not(("take", 3)) == ODD
    assert question.why_not(("take", 6)) == NOT_AMONG


def test_sifted_nouns_are_known_before_anybody_is_asked_and_judged_once() -> None:
    asked: list[int] = []

    def unless(n: int) -> Refusal | None:
        asked.append(n)
        return odd(n)

    offer = Offer.sifted("take", iter(range(5)), unless)
    assert offer.among == [0, 2, 4]
    question = Choose(0, "ask", offer)
    assert asked == [0, 1, 2, 3, 4]
    assert question.options == [("take", 0), ("take", 2), ("take", 4)]
    assert question.why_not(("take", 1)) == ODD


def test_of_nouns_that_were_found_a_reason_only_says_why_no_other() -> None:
    one = Offer.found("take", (1, 2), FAR)
    each = Offer.found("push", (1, 2), lambda n: ODD if n % 2 else FAR)
    question = Choose(0, "ask", one, each)
    assert question.options == [("take", 1), ("take", 2), ("push", 1), ("push", 2)]
    assert [question.why_not(("take", n)) for n in (1, 3, 4)] == [None, FAR, FAR]
    assert [question.why_not(("push", n)) for n in (1, 3, 4)] == [None, ODD, FAR]
    assert each.unless is not None
    assert [each.unless(n) for n in (1, 2)] == [None, None]


def test_no_rule_of_any_game_says_of_its_own_nouns_that_they_are_judged() -> None:
    """A list beside a reason that decides the same again would be legality written twice."""
    offers = 0
    for path in Path(grognard.games.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Offer":
                offers += 1
                assert len(node.args) <= 3, f"{path.name}:{node.lineno}"
                assert not node.keywords, f"{path.name}:{node.lineno}"
    assert offers > 100


def test_options_are_counted_and_taken_one_by_one_as_they_are_listed() -> None:
    """Who takes one by its number gets what the list has there."""
    question = Choose(
        0, "ask", Offer("take", range(5), odd), Offer("none", []), Offer("pass"), Offer("over", None, odd),
        Offer.found("give", Members(0b1101), FAR),
    )  # fmt: skip
    assert [question.nth(number) for number in range(question.many)] == question.options
    assert question.many == len(question.options)
    assert ("give", 3) in question.options
    with pytest.raises(IndexError):
        question.nth(question.many)
