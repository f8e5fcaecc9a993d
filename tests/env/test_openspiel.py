"""The games as OpenSpiel plays them, by OpenSpiel's own tests."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for Windows")

from grognard.env import ids, spec  # noqa: E402
from grognard.env import spiel  # noqa: E402
from grognard.games import MODULES  # noqa: E402
from grognard.kernel.ask import Draw  # noqa: E402
from grognard.kernel.tape import FATE  # noqa: E402

from .every import games  # noqa: E402


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(spec(name).id, params)


@games
def test_the_simulation_test_of_openspiel(name: str) -> None:
    """Clones, chance, masks, saving and loading, tensors and returns, at every node of a game that is cut short."""
    pyspiel.random_sim_test(load(name, decisions=12), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@games
def test_the_simulation_test_of_openspiel_for_long(name: str) -> None:
    for scenario in spec(name).game.scenarios[:2]:
        game = load(name, scenario=scenario, decisions=60)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_the_simulation_test_of_openspiel_to_the_end() -> None:
    game = load("paths-of-glory", scenario="introduction")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_all_games_are_registered_by_their_ids() -> None:
    assert set(ids()) <= set(pyspiel.registered_names())
    assert spiel.register() == ids()
    assert len(ids()) == len(MODULES)


def _walk(state: Any, random: Random, most: int) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))


@games
def test_a_clone_goes_its_own_way_and_the_same_way_if_it_is_told_the_same(name: str) -> None:
    state = load(name, agreements=False).new_initial_state()
    random = Random(4)
    for _ in range(4):
        _walk(state, random, 25)
        clone, before = state.clone(), str(state)
        _walk(clone, Random(1), 15)
        assert str(state) == before != str(clone)
        again = state.clone()
        _walk(again, Random(1), 15)
        assert str(again) == str(clone)
        assert again.history() == clone.history()
        side = max(0, again.current_player())
        assert again.observation_string(side) == clone.observation_string(side)


def test_a_die_has_its_faces_and_a_draw_what_is_left_of_the_pile() -> None:
    state = load("paths-of-glory", scenario="introduction").new_initial_state()
    seen: set[str] = set()
    random = Random(2)
    while len(seen) < 2 and not state.is_terminal():
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            if list(outcomes) == [1, 2, 3, 4, 5, 6]:
                seen.add("die")
                assert state.action_to_string(3) == "die 3"
            else:
                card = random.choice(list(outcomes))
                draws = state.clone()
                draws.apply_action(card)
                if len(draws.play.journal) == len(state.play.journal):
                    seen.add("draw")
                    assert state.action_to_string(card).startswith("draw ")
                    assert {each for each, _ in draws.chance_outcomes()} == set(outcomes) - {card}
        _walk(state, random, 1)
    assert seen == {"die", "draw"}


def test_the_journal_is_that_of_the_game() -> None:
    state = load("paths-of-glory", scenario="introduction").new_initial_state()
    _walk(state, Random(5), 120)
    journal = state.play.journal
    told = [state.play.game.write(entry.answer) for entry in journal if entry.who != FATE]
    said = [
        state.play.game.write(spec("paths-of-glory").actions.decode(each.action))
        for each in state.full_history()
        if each.player >= 0
    ]
    assert told == said


def test_what_a_side_has_not_noticed_is_not_in_its_information() -> None:
    """Other cards in the other's hand: the same to me, and not to him."""
    game = load("paths-of-glory", scenario="introduction")
    one, other = game.new_initial_state(), game.new_initial_state()
    theirs = 0
    while one.current_player() != 0 and not one.is_terminal():
        if not one.is_chance_node():
            assert one.legal_actions() == other.legal_actions()
            action = one.legal_actions()[0]
            one.apply_action(action)
            other.apply_action(action)
            continue
        hidden = one.play.waiting.to if isinstance(one.play.waiting, Draw) else None
        first, last = one.chance_outcomes()[0][0], other.chance_outcomes()[-1][0]
        one.apply_action(first)
        other.apply_action(last if hidden == 0 else first)
        theirs += hidden == 0
    assert theirs
    assert one.play.hash() != other.play.hash()
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(0) != other.observation_tensor(0)


def test_tensors_are_the_observations_of_all_environments() -> None:
    state = load("galicia-1914", scenario="deployed").new_initial_state()
    random, compared = Random(6), 0
    for _ in range(60):
        _walk(state, random, 1)
        if state.is_player_node():
            made = spec("galicia-1914")
            for side in (0, 1):
                assert np.array_equal(
                    np.array(state.observation_tensor(side), np.float32), made.observe(state.play, side)
                )
            assert state.legal_actions() == made.legal(state.play)
            compared += 1
    assert compared > 20


def test_a_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("paths-of-glory", scenario="introduction", decisions=40, agreements=False)
    state = game.new_initial_state()
    _walk(state, Random(7), 40)
    while not state.is_player_node():
        _walk(state, Random(7), 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
