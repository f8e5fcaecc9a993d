"""Many games in one process."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from grognard.env import Batch, spec
from grognard.kernel.refusal import Refused

from .every import games


@games
def test_games_side_by_side_are_asked_seen_and_begun_anew(name: str) -> None:
    batch, random = Batch(name, 2, seed=5, decisions=12), Random(5)
    made = spec(name)
    cut = 0
    for _ in range(26):
        assert batch.observations.shape == (2, made.layout.size)
        for i, play in enumerate(batch.plays):
            assert play.question is not None
            assert batch.sides[i] == play.question.side
            assert batch.legal[i] == made.legal(play) == np.flatnonzero(batch.masks[i]).tolist()
            assert np.array_equal(batch.observations[i], made.observe(play, play.question.side))
            assert np.array_equal(batch.look(i), batch.observations[i])
        before = list(batch.plays)
        stepped = batch.step([random.choice(legal) for legal in batch.legal])
        for i, play in enumerate(before):
            done = bool(stepped.terminated[i] or stepped.truncated[i])
            assert (batch.plays[i] is not play) == done
            assert stepped.terminated[i] == play.over
            assert stepped.rewards[i].tolist() == list(made.returns(play))
        cut += int(stepped.truncated.sum())
    assert cut


def test_the_same_seed_is_the_same_games_and_another_is_not() -> None:
    def hashes(seed: int) -> list[str]:
        batch, random = Batch("paths-of-glory", 2, seed=seed, observe=False), Random(1)
        for _ in range(40):
            batch.step(np.array([random.choice(legal) for legal in batch.legal]))
        return [play.hash() for play in batch.plays]

    assert hashes(1) == hashes(1) != hashes(2)


def test_who_wins_gets_one_and_who_loses_minus_one() -> None:
    batch, random = Batch("paths-of-glory", 4, scenario="introduction", seed=2, observe=False), Random(2)
    assert batch.masks.size == batch.observations.size == 0
    ended: list[tuple[float, ...]] = []
    while len(ended) < 12:
        stepped = batch.step([random.choice(legal) for legal in batch.legal])
        assert not stepped.truncated.any()
        ended += [tuple(stepped.rewards[i]) for i in np.flatnonzero(stepped.terminated)]
    assert set(ended) <= {(1, -1), (-1, 1), (0, 0)}
    assert len(set(ended)) > 1


def test_what_is_not_offered_is_refused_with_its_reason() -> None:
    batch = Batch("paths-of-glory", 2, seed=1)
    wrong = spec("paths-of-glory").actions.encode(("done", None))
    assert wrong not in batch.legal[0]
    with pytest.raises(Refused):
        batch.step([wrong, batch.legal[1][0]])
    assert [play.decisions for play in batch.plays] == [0, 0]


def test_agreements_can_be_left_out() -> None:
    """Offers of peace are not in the mask, unless there is nothing else."""
    game = spec("paths-of-glory").game
    for agreements in (True, False):
        batch, random = Batch("paths-of-glory", 2, scenario="campaign", seed=3, agreements=agreements), Random(3)
        offered = 0
        for _ in range(300):
            offered += sum(
                batch.spec.actions.decode(number)[0] in game.agreements for legal in batch.legal for number in legal
            )
            batch.step([random.choice(legal) for legal in batch.legal])
        assert bool(offered) == agreements
