"""What a program would do in somebody's place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grognard.bots.advice import advise, judge
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play
from grognard.kernel.seat import seat

from ..all_games import all_games
from . import coins
from .test_search import GLANCING, sits, some_way

COPPER: Action = ("take", 0)
SILVER: Action = ("take", 1)
GOLD: Action = ("take", 2)


def table(game: Game[Any] = coins.GAME) -> Play[Any]:
    return Play(game, Seeded(1), "purse")


def test_the_best_plan_and_what_else_there_is() -> None:
    thought = advise(seat(table(), 0), 1, 1e9, 120)
    assert thought.chosen.actions == (GOLD,)
    assert {plan.actions[0] for plan in thought.others} == {COPPER, SILVER}
    chances = [thought.chosen.chance, *(plan.chance for plan in thought.others)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[1]


def test_others_are_told_though_none_is_better() -> None:
    """Gold is what it would do at a glance, too, and nothing could be better."""
    knowing = replace(coins.GAME, mind=replace(coins.GAME.mind, glance=lambda known, question: [0, 1, 2, -9]))
    thought = advise(seat(table(knowing), 0), 1, 1e9, 60)
    assert thought.chosen.actions == thought.first == (GOLD,)
    assert [plan.actions[0] for plan in thought.others][-1] == COPPER
    assert all(plan.chance < thought.chosen.chance for plan in thought.others)


def test_others_are_told_with_what_they_would_lose() -> None:
    """Where only gold is worth something, copper is advised, and the others are compared with it."""
    poor = replace(coins.GAME, mind=replace(coins.GAME.mind, score=lambda g, side: -9.0 * (g.count[0] == 5)))
    thought = advise(seat(table(poor), 0), 1, 1e9, 60)
    assert thought.chosen.actions == (COPPER,)
    assert [plan.actions for plan in thought.others] == [(SILVER,), (GOLD,)]
    assert thought.others[0].chance == thought.chosen.chance > thought.others[1].chance


def test_one_answer_only_is_advised_with_the_chance_of_the_position() -> None:
    play = table()
    place = seat(play, 0)
    assert place.question is not None
    place.question = place.question._replace(options=[COPPER])
    thought = advise(place, 1, 1e9, 60)
    assert thought.chosen.actions == (COPPER,)
    assert thought.chosen.chance == 0.5
    assert thought.others == ()


def test_a_game_that_says_nothing_at_a_glance_has_its_hints_too() -> None:
    play: Play[Any] = Play(all_games()["stones"], Seeded(1), "boxes")
    question = play.question
    assert question is not None
    thought = advise(seat(play, question.side), 1, 0.1)
    assert thought.chosen.actions[0] in question.options
    assert 0 < thought.chosen.chance < 1


def test_what_was_done_is_judged_beside_what_would_have_been_better() -> None:
    wrong = judge(seat(table(), 0), (COPPER,), 1, 1e9, 200)
    assert wrong.first == (COPPER,)
    assert wrong.chosen.actions == (GOLD,)
    (done,) = wrong.others
    assert done.actions == (COPPER,)
    assert done.chance < wrong.chosen.chance - 0.04
    assert done.worlds == wrong.chosen.worlds  # the same ones
    right = judge(seat(table(), 0), (GOLD,), 1, 1e9, 200)
    assert right.chosen.actions == (GOLD,)
    assert right.others == ()


def test_the_dice_are_nobody_s_mistake() -> None:
    """Silver gives more than copper on average, and nothing as often as not: who took it did well, whatever fell."""
    worth = {0: 0.0, 1: 10.0, 3: 30.0}  # and gold is worth nothing
    paying = replace(coins.GAME, mind=replace(coins.GAME.mind, score=lambda g, side: worth.get(g.count[0], -50.0)))
    for seed in range(12):
        assert judge(seat(table(paying), 0), (SILVER,), seed, 1e9, 120).others == ()
    assert judge(seat(table(paying), 0), (COPPER,), 1, 1e9, 120).chosen.actions == (SILVER,)


@pytest.mark.parametrize("game", GLANCING, ids=lambda game: game.name)
def test_what_is_hidden_makes_no_difference_to_a_hint(game: Game[Any]) -> None:
    """The same view, another deal of what is hidden, the same seed: the same plan, alternatives and chances."""
    compared = 0
    for seed, answers in ((1, 25), (2, 80), (3, 150)):
        play = some_way(game, game.scenarios[0], seed, answers)
        question = play.question
        if question is None or question.many < 2:
            continue
        twin = play.imagine(question.side, seed)
        worlds = [one.imagine(question.side, 7) for one in (play, twin)]
        one, two = (advise(sits(play, world), seed, 1e9, 8) for world in worlds)
        assert one == two
        compared += 1
    assert compared


def test_a_world_that_lets_the_truth_through_would_be_found() -> None:
    """What the other has in its purse decides here; a hint hangs on it only where worlds are not imagined."""

    def hints(game: Game[Any]) -> list[float]:
        purses = [Play(game, Seeded(1), "purse", state=coins.State({}, hidden=[7, purse])) for purse in (1, 9)]
        return [advise(seat(play.imagine(0, 7), 0), 1, 1e9, 30).chosen.chance for play in purses]

    mind = replace(coins.GAME.mind, score=lambda g, side: float(g.count[0] + g.hidden[1]))
    honest = replace(coins.GAME, mind=mind)
    leaky = replace(honest, resample=lambda g, side, random: g)
    assert len(set(hints(honest))) == 1
    assert len(set(hints(leaky))) == 2
