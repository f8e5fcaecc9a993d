"""A finished game looked back at: the chances all along, what was a mistake, and what the dice did."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.bots.analysis import Found, Moment, Suspect, look_into, survey
from grognard.bots.rand import pick
from grognard.kernel.fate import Scripted, Seeded
from grognard.kernel.game import Game
from grognard.kernel.play import Play

from ..all_games import all_games
from . import coins

SCENARIOS = {"paths-of-glory": "introduction", "won-by-the-sword": "rheinfelden", "italia-1917-1918": "caporetto"}


def played(game: Game[Any], coin_by_coin: str, *dice: int) -> Play[Any]:
    """A game of coins: c, s or g in turn."""
    play: Play[Any] = Play(game, Scripted(list(dice)), "purse")
    for coin in coin_by_coin:
        play.decide(("take", "csg".index(coin)))
    assert play.over
    return play


def looked(play: Play[Any]) -> tuple[Found, list[Suspect]]:
    assert play.result is not None
    return survey(play.game, play.scenario, play.options, play.journal, play.result.winner)


def moments(play: Play[Any]) -> list[Moment]:
    _, suspects = looked(play)
    return [look_into(play.game, play.scenario, play.options, each, 1e9, 120) for each in suspects]


def test_the_chances_are_noted_at_every_action_and_at_the_end() -> None:
    found, _ = looked(played(coins.GAME, "cggggg"))
    assert [point.at for point in found.points] == [0, 1, 2, 3, 4, 5, 6]
    assert [point.turn for point in found.points[:6]] == [1, 1, 2, 2, 3, 3]
    chances = [point.chance for point in found.points]
    assert chances[0] == 0.5
    assert chances[1] > 0.5 > chances[2]  # one against nothing, one against five
    assert chances[-1] == 0.0
    assert found.length == 6
    assert msgspec.json.decode(msgspec.json.encode(found), type=Found) == found


def test_a_mistake_is_found_with_what_would_have_been_better() -> None:
    """Heads takes copper in its second turn, where tails answers gold with gold otherwise."""
    found = moments(played(coins.GAME, "ggcggg"))
    (mistake,) = [moment for moment in found if moment.is_mistake]
    assert (mistake.at, mistake.side, mistake.turn) == (2, 0, 2)
    assert [said.action for said in mistake.played] == ["take:copper"]
    assert [said.action for said in mistake.better] == ["take:gold"]
    assert mistake.better[0].prompt == "ask-coin"
    assert mistake.best > mistake.chance
    assert mistake.before > mistake.after
    all_found = Found(6, (), len(found), tuple(found))
    assert all_found.mistakes == [mistake]
    assert all_found.bad_luck == []


def test_what_the_dice_did_is_bad_luck() -> None:
    """Silver was the best there was, and gave nothing."""
    worth = {0: -15.0, 1: 2.0, 3: 30.0}  # whoever has gold has lost

    def score(g: coins.State, side: int) -> float:
        return 0.0 if (g.turn, g.side) == (1, 0) else worth.get(g.count[0], -50.0)

    game = replace(coins.GAME, mind=replace(coins.GAME.mind, score=score))
    first = next(moment for moment in moments(played(game, "sccccc", 1)) if moment.at == 0)
    assert first.is_luck
    assert not first.is_mistake
    assert first.better == ()
    assert [said.action for said in first.played] == ["take:silver"]
    assert first.chance > first.before > first.after
    found = Found(7, (), 1, (first,))
    assert (found.mistakes, found.bad_luck) == ([], [first])


def test_how_it_ended_at_the_table_is_where_the_chances_end() -> None:
    play: Play[Any] = Play(coins.GAME, Seeded(1), "purse")
    play.decide(("take", 2))
    for winner, chance in ((1, 0.0), (0, 1.0), (None, 0.5)):
        found, _ = survey(play.game, play.scenario, play.options, play.journal, winner)
        assert [point.at for point in found.points] == [0, 1]
        assert found.points[-1].chance == chance


def test_a_game_in_which_nobody_has_decided_anything() -> None:
    found, suspects = survey(coins.GAME, "purse", {}, [], 0)
    assert [point.at for point in found.points] == [0]
    assert (found.wanted, suspects) == (0, [])


def test_an_end_by_agreement_is_not_looked_into() -> None:
    play: Play[Any] = Play(coins.GAME, Seeded(1), "purse")
    for answer in (("take", 2), ("take", 0), ("quit", None)):
        play.decide(answer)
    found, suspects = looked(play)
    assert found.points[-1].chance == 0.5
    assert all(("quit", None) not in each.answers for each in suspects)


def test_a_game_that_says_nothing_at_a_glance_has_its_chances_alone() -> None:
    game = all_games()["stones"]
    found, suspects = looked(at_random(game, "boxes"))
    assert len(found.points) > 2
    assert (found.wanted, suspects) == (0, [])


def at_random(game: Game[Any], scenario: str) -> Play[Any]:
    play: Play[Any] = Play(game, Seeded(4), scenario)
    random = Random(4)
    while play.question is not None:
        play.decide(pick(play.question, game.rare, random))
    return play


@pytest.mark.parametrize(
    "game", [game for game in all_games().values() if game.mind.glance is not None], ids=lambda game: game.name
)
def test_every_game_can_be_looked_back_at(game: Game[Any]) -> None:
    """A random game is full of what is suspect; each such decision is a real one, and is told as it was made."""
    play = at_random(game, SCENARIOS.get(game.name, game.scenarios[0]))
    found, suspects = looked(play)
    assert play.result is not None
    assert [point.at for point in found.points] == sorted({point.at for point in found.points})
    assert found.points[-1].chance == {None: 0.5, 0: 1.0, 1: 0.0}[play.result.winner]
    assert all(0 <= point.chance <= 1 for point in found.points)
    assert found.wanted == len(suspects) >= 1
    falls = [each.fall for each in suspects]
    assert falls == sorted(falls, reverse=True)
    for each in suspects:
        given = play.journal[each.at : each.at + len(each.answers)]
        assert [(entry.who, entry.answer) for entry in given] == [(each.side, answer) for answer in each.answers]
    moment = look_into(game, play.scenario, play.options, suspects[0], 1e9, 6)
    assert moment.begins == suspects[0].at <= moment.at
    assert moment.played[0].action == game.write(play.journal[moment.at].answer)  # type: ignore[arg-type]
    assert moment.better[:1] != moment.played[:1]
    assert 0 <= moment.chance <= 1
