"""Seeded, fair and scripted fate."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.fate import Fair, Number, Scripted, Seeded, commitment, mixed, number_commitment
from grognard.kernel.refusal import BadInput


def test_the_same_seed_gives_the_same_answers() -> None:
    one, two = Seeded(7), Seeded(7)
    assert [one.roll(6) for _ in range(50)] == [two.roll(6) for _ in range(50)]
    assert one.draw(range(100), 7) == two.draw(range(100), 7)


@pytest.mark.parametrize("fate", [Seeded(1), Fair(bytes(32))])
def test_dice_are_even_and_draws_are_without_replacement(fate: Seeded | Fair) -> None:
    rolls = Counter(fate.roll(6) for _ in range(12_000))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(1800 < n < 2200 for n in rolls.values())
    drawn = Counter(card for _ in range(3000) for card in fate.draw(range(10), 4))
    assert all(1050 < drawn[card] < 1350 for card in range(10))
    for _ in range(100):
        cards = fate.draw(range(5, 15), 10)
        assert cards == tuple(range(5, 15))


def test_fair_answers_follow_from_the_key_and_the_count_alone() -> None:
    key = bytes(range(32))
    fair = Fair(key)
    answers = [fair.roll(6), fair.draw(range(20), 5), fair.roll(10), fair.roll(6)]
    again = Fair(key)
    assert [again.roll(6), again.draw(range(20), 5), again.roll(10), again.roll(6)] == answers
    resumed = Fair(key, spent=3)
    assert resumed.roll(6) == answers[3]
    assert fair.spent == again.spent == resumed.spent == 4


def test_the_commitment_tells_nothing_and_binds() -> None:
    fair, other = Fair(), Fair()
    assert fair.commitment != other.commitment
    assert fair.reveal() not in fair.commitment
    assert commitment(bytes.fromhex(fair.reveal())) == fair.commitment
    with pytest.raises(BadInput):
        Fair(b"short")


@given(st.lists(st.integers(1, 6), max_size=20))
def test_scripted_fate_says_what_it_was_told_and_then_stops(script: list[int]) -> None:
    fate = Scripted(script)
    assert [fate.roll(6) for _ in script] == script
    with pytest.raises(BadInput):
        fate.roll(6)


def test_scripted_fate_refuses_what_could_not_be() -> None:
    with pytest.raises(BadInput):
        Scripted([7]).roll(6)
    with pytest.raises(BadInput):
        Scripted([(1, 2)]).roll(6)
    with pytest.raises(BadInput):
        Scripted([(1, 9)]).draw(range(5), 2)
    assert Scripted([3], then=Seeded(1)).draw is not None
    mixed = Scripted([3], then=Seeded(1))
    assert mixed.roll(6) == 3
    assert 1 <= mixed.roll(6) <= 6


def test_what_players_put_in_is_hashed_as_their_pages_hash_it() -> None:
    """web/tests/match/numbers.test.ts has the same."""
    put_in = [
        Number(sides, number_commitment("match", sides, bytes([n]) * 32), "", (bytes([n]) * 32).hex(), "")
        for sides, n in (("cp", 3), ("ap", 2))
    ]
    assert put_in[1].commitment == "029ea2015930c0f94fc5a1805fa6b7c17d26fe1268dcf7f4f68539e88ed9a65b"
    dice = "003daaa914598eda3ab7601a24a63e5fea4c957b400f47122793d53bba8ca213"
    assert mixed(bytes([1]) * 32, "match", put_in).hex() == Fair(bytes([1]) * 32, 0, "match", put_in).dice() == dice
    assert Fair(bytes([1]) * 32).dice() == (bytes([1]) * 32).hex()
    with pytest.raises(BadInput):
        Fair(bytes(32), 0, "another", put_in)
