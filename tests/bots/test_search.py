"""Whole plans compared in imagined worlds."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from grognard.bots import LEVELS, answer, make
from grognard.bots.rand import pick
from grognard.bots.search import SearchBot, Thought, span_of
from grognard.kernel.ask import Action
from grognard.kernel.fate import Seeded
from grognard.kernel.game import Game, Mind
from grognard.kernel.play import Play
from grognard.kernel.seat import Asked, Seat, seat

from ..all_games import all_games
from . import coins

GLANCING = [game for game in all_games().values() if game.mind.glance is not None]
PLAYOUTS = 24
"""A thought of so many is the same whatever the machine does besides."""


def thinker(seed: int = 1, playouts: int = PLAYOUTS) -> SearchBot:
    return SearchBot(seed, 1e9, playouts)


def sits(play: Play[Any], world: Play[Any]) -> Seat:
    """The place of whoever is asked, with this world before him."""
    question, game = play.question, play.game
    assert question is not None
    asked = Asked(question.side, question.prompt, list(question.options), question.args)
    return Seat(game.name, question.side, asked, game.heads, game.rare, game.agreements, None, world)


def some_way(game: Game[Any], scenario: str, seed: int, answers: int) -> Play[Any]:
    """A random game that has begun."""
    play: Play[Any] = Play(game, Seeded(seed), scenario)
    random = Random(seed)
    for _ in range(answers):
        question = play.question
        if question is None:
            break
        play.decide(pick(question, game.rare | game.agreements, random))
    return play


def test_it_finds_what_a_glance_does_not_see() -> None:
    play: Play[Any] = Play(coins.GAME, Seeded(1), "purse")
    bot = thinker(playouts=120)
    assert answer(make("regular", 1), play) == ("take", 0)
    assert answer(bot, play) == ("take", 2)
    assert bot.thought is not None
    assert bot.thought.first == (("take", 0),)
    assert Thought.read(json.loads(json.dumps(bot.thought.written()))) == bot.thought
    assert bot.thought.chosen.actions == (("take", 2),)
    assert bot.thought.chosen.chance > bot.thought.others[0].chance
    assert bot.thought.tried == 3
    assert [its.actions for its in bot.thought.others][-1:] == [bot.thought.first], "what is left is told, however bad"
    assert len(bot.thought.others) == 2


def test_a_plan_is_left_only_for_one_that_is_better_by_more_than_chance() -> None:
    """Where all coins are worth the same, what looks best is taken however often it is thought over."""
    fair = replace(coins.GAME, name="fair", mind=Mind(lambda g, side: 0.0, coins.glance, span=coins.GAME.mind.span))
    for seed in range(20):
        play: Play[Any] = Play(fair, Seeded(seed), "purse")
        assert answer(thinker(seed), play) == ("take", 0)


def test_an_end_by_agreement_is_never_tried_out() -> None:
    """It would be a free roll in a world whose other side knows no better."""
    lost = replace(coins.GAME, mind=replace(coins.GAME.mind, score=lambda g, side: -100.0))
    play: Play[Any] = Play(lost, Seeded(1), "purse")
    bot = thinker()
    assert answer(bot, play)[0] == "take"
    assert bot.thought is not None
    for plan in (bot.thought.chosen, *bot.thought.others):
        assert all(verb != "quit" for verb, _ in plan.actions)


def test_its_time_is_for_the_whole_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the dice there is something left, and then nothing: what looks best is done."""
    ticks = count()
    monkeypatch.setattr(time, "process_time", lambda: 0.001 * next(ticks))
    game = all_games()["first-ypres-1914"]
    play = some_way(game, "campaign", 3, 40)
    bot = SearchBot(1, 0.4)
    spent: dict[object, float] = {}
    thoughts = 0
    for _ in range(150):
        question = play.question
        if question is None:
            break
        side, span = question.side, span_of(play)
        action = answer(bot if side == 0 else make("regular", 1), play)
        if side == 0 and bot.thought is not None:
            spent[span] = spent.get(span, 0.0) + bot.thought.seconds
            thoughts += 1
        play.decide(action)
    assert thoughts > len(spent) >= 2
    assert max(spent.values()) <= 0.4 + 0.1


@pytest.mark.parametrize("game", GLANCING, ids=lambda game: game.name)
def test_what_is_hidden_makes_no_difference(game: Game[Any]) -> None:
    """In two games that differ only in what a side cannot know, it thinks the same thing to the last figure: plan,
    alternatives and chances. All it has is a world, and both games give the same one."""
    compared = 0
    for seed, answers in ((1, 30), (2, 90), (3, 160)):
        play = some_way(game, game.scenarios[0], seed, answers)
        question = play.question
        if question is None or question.many < 2:
            continue
        twin = play.imagine(question.side, seed)
        worlds = [one.imagine(question.side, 7) for one in (play, twin)]
        bots = [thinker(seed, 10) for _ in worlds]
        chosen = [bot.choose(sits(play, world)) for bot, world in zip(bots, worlds, strict=True)]
        assert chosen[0] == chosen[1]
        thoughts = [bot.thought and bot.thought._replace(seconds=0.0) for bot in bots]
        assert thoughts[0] == thoughts[1]
        compared += thoughts[0] is not None
    assert compared


@pytest.mark.parametrize("game", GLANCING, ids=lambda game: game.name)
def test_it_answers_whatever_it_is_asked_and_harms_nothing(game: Game[Any]) -> None:
    """Its thoughts leave the game as it was, and what it says is among the options."""
    play = some_way(game, game.scenarios[-1], 5, 25)
    bots = [thinker(side, 4) for side in range(len(game.sides))]
    for _ in range(25):
        question = play.question
        if question is None:
            break
        before = play.hash()
        action = answer(bots[question.side], play)
        assert play.hash() == before
        assert action in question.options
        play.decide(action)


def test_a_game_that_says_nothing_at_a_glance_is_played_by_samples() -> None:
    stones = all_games()["stones"]
    play: Play[Any] = Play(stones, Seeded(1), "boxes")
    bot = SearchBot(1, 0.2)
    seen: list[Action] = []
    while play.question is not None:
        seen.append(answer(bot, play))
        assert bot.thought is None
        play.decide(seen[-1])
    assert play.result is not None


def test_levels_are_in_order_of_their_time() -> None:
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    seat_of: Play[Any] = Play(coins.GAME, Seeded(1), "purse")
    for level in LEVELS:
        bot = make(level, 1, 0.02)
        assert bot.choose(seat(seat_of, 0, thinks=bot.thinks))[0] == "take"
