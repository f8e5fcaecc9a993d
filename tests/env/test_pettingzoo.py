"""The games as PettingZoo plays them, by PettingZoo's own tests."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import BaseWrapper

from grognard.env import spec
from grognard.env.aec import BOUND, RawEnv, env
from grognard.kernel.refusal import Refused

from .every import games

# PettingZoo says this of its own environments with masks too, but for those that it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("error::UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@games
def test_the_api_test_of_pettingzoo(name: str) -> None:
    """Over the end of a game, which is cut short."""
    api_test(env(spec(name).id, decisions=30), num_cycles=50)


@pytest.mark.slow
@games
def test_the_api_test_of_pettingzoo_for_long(name: str) -> None:
    for scenario in spec(name).game.scenarios[:2]:
        api_test(env(name, scenario=scenario), num_cycles=100)


@games
def test_the_seed_test_of_pettingzoo(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=20)


@pytest.mark.slow
@games
def test_the_seed_test_of_pettingzoo_for_long(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=100)


def _played(game: BaseWrapper[Any, Any, Any] | RawEnv, seed: int) -> dict[str, float]:
    """A whole game at random: what each side got."""
    random, got = Random(seed), dict.fromkeys(game.possible_agents, 0.0)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        got[agent] += reward
        done = terminated or truncated
        assert seen is not None
        assert game.observation_space(agent).contains(seen)
        game.step(None if done else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert game.agents == []
    return got


def test_whole_games_pay_at_their_ends() -> None:
    game = RawEnv("paths-of-glory", scenario="introduction")
    ends = []
    for seed in range(8):
        ends.append(tuple(_played(game, seed).values()))
        assert game.play.over
        assert ends[-1] == game.spec.returns(game.play)
    assert set(ends) <= {(1, -1), (-1, 1), (0, 0)}
    assert len(set(ends)) > 1


def test_a_game_that_is_cut_short_pays_nothing_and_says_so() -> None:
    game = RawEnv("galicia-1914", decisions=40)
    game.reset(seed=1)
    while not any(game.truncations.values()):
        game.step(game.spec.legal(game.play)[0])
    assert game.play.decisions == 40
    assert all(game.truncations.values())
    assert not any(game.terminations.values())
    assert not any(game.rewards.values())
    assert set(_played(game, 1).values()) == {0.0}


def test_what_is_not_offered_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = RawEnv("paths-of-glory", scenario="introduction")
    game.reset(seed=1)
    assert game.agent_selection == "cp_1"
    actions = game.spec.actions
    for text in ("keep_guns", "event:CP1", "assault:sedan"):
        game.step(actions.encode(game.spec.game.read(text)))
    before = game.play.hash()
    with pytest.raises(Refused) as refused:
        game.step(actions.encode(game.spec.game.read("join:GE4")))
    assert refused.value.refusal.rule == "12.1.1"
    assert game.play.hash() == before
    with pytest.raises(ValueError, match="cp_1 is asked"):
        game.step(None)


def test_who_is_not_asked_has_a_mask_of_zeros_and_sees_his_own() -> None:
    game = RawEnv("paths-of-glory", scenario="introduction", render_mode="ansi")
    game.reset(seed=1)
    asked, other = game.observe("cp_1"), game.observe("ap_0")
    assert asked["action_mask"].sum() == 2
    assert other["action_mask"].sum() == 0
    assert not np.array_equal(asked["observation"], other["observation"])
    assert np.array_equal(other["observation"], game.spec.observe(game.play, 0))
    assert game.observation_space("ap_0")["observation"].high.max() == BOUND
    said = game.render()
    assert said is not None
    assert "sedan" in said.lower()
    assert game.metadata["name"] == game.spec.id
