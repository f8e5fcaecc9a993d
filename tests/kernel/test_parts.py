"""Tables, odds, boards and searches."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.kernel.ask import D6, Asking, Choose, Offer
from grognard.kernel.links import LinkMap
from grognard.kernel.maps import bits, mask_of
from grognard.kernel.odds import distribution, expectation
from grognard.kernel.refusal import NOT_AMONG, NOT_NOW, Refusal
from grognard.kernel.search import paths, reach
from grognard.kernel.tables import ResultTable


def test_a_table_finds_columns_and_stops_at_its_edges() -> None:
    table = ResultTable([(1, 1), (2, 3), (4, 99)], [(0, 1), (1, 2), (2, 3)])
    assert [table.column(s) for s in (1, 2, 3, 4, 50)] == [0, 1, 1, 2, 2]
    assert table.column(2, -5) == 0
    assert table.column(2, 5) == 2
    assert table.result(1, -3) == 1
    assert table.result(1, 9) == 2
    assert [table.label(c) for c in range(3)] == ["1", "2-3", "4+"]
    with pytest.raises(ValueError, match="rows"):
        ResultTable([(1, 1)], [])


def _two_dice() -> Asking[int]:
    one = yield D6
    if one == 6:
        two = yield D6
        return int(one + two)
    return int(one)


def test_odds_are_exact_over_every_sequence_of_dice() -> None:
    chances = distribution(_two_dice)
    assert sum(chances.values()) == 1
    assert chances[1] == Fraction(1, 6)
    assert chances[12] == Fraction(1, 36)
    assert expectation(chances, lambda total: total) == Fraction(7, 2) + Fraction(7, 2) / 6


def test_odds_refuse_a_resolver_that_asks_players() -> None:
    def asks() -> Asking[int]:
        yield Choose(0, "x", Offer("done"))
        return 1

    with pytest.raises(TypeError):
        distribution(asks)


LINE = LinkMap(5, [(0, 1, frozenset()), (1, 2, frozenset()), (2, 3, frozenset({"red"})), (3, 4, frozenset())])


def test_restricted_links_serve_only_those_they_name() -> None:
    assert LINE.neighbours(None)[2] == (1,)
    assert LINE.neighbours("red")[2] == (1, 3)
    assert LINE.neighbours("blue")[2] == (1,)
    assert LINE.linked[2] == (1, 3)
    assert LINE.only(2, 3) == frozenset({"red"})
    assert LINE.only(0, 1) is None
    assert LINE.distance(0, 4) == 4
    assert LINE.open_to(None).flood(1 << 0, LINE.all) == mask_of((0, 1, 2))


def test_floods_stay_inside_and_follow_links() -> None:
    everywhere = mask_of(range(5))
    assert sorted(bits(LINE.open_to(None).flood(1, everywhere))) == [0, 1, 2]
    assert sorted(bits(LINE.open_to("red").flood(1, everywhere))) == [0, 1, 2, 3, 4]
    assert LINE.open_to("red").flood(1, mask_of([0, 2, 3])) == 1
    assert LINE.open_to("red").flood(2, mask_of([0, 2, 3])) == 0


def test_reach_counts_steps_and_stops_where_it_must() -> None:
    around = LINE.neighbours("red")
    assert reach(0, 3, around, lambda a, b: True, lambda b: False) == {1: 1, 2: 2, 3: 3}
    assert reach(0, 9, around, lambda a, b: True, lambda b: b == 2) == {1: 1, 2: 2}
    assert reach(0, 9, around, lambda a, b: b != 2, lambda b: False) == {1: 1}


def test_paths_have_their_length_and_never_come_back() -> None:
    around = LINE.neighbours("red")
    assert list(paths(2, 2, around, lambda a, b: True)) == [(1, 0), (3, 4)]
    assert list(paths(0, 2, around, lambda a, b: b != 2)) == []


def test_a_question_explains_every_answer_it_does_not_take() -> None:
    odd = Refusal("1.1", "odd")
    question = Choose(0, "q", Offer("take", range(4), lambda n: odd if n % 2 else None), Offer("done"))
    assert question.options == [("take", 0), ("take", 2), ("done", None)]
    assert question.why_not(("take", 2)) is None
    assert question.why_not(("take", 3)) == odd
    assert question.why_not(("take", 8)) == NOT_AMONG
    assert question.why_not(("done", 3)) == NOT_AMONG
    assert question.why_not(("leave", None)) == NOT_NOW
    barred = Choose(0, "q", Offer("peace", None, lambda _: odd), Offer("done"))
    assert barred.options == [("done", None)]
    assert barred.why_not(("peace", None)) == odd
    assert barred.why_not(("peace", 1)) == NOT_AMONG
