"""Every question has a line of help in both languages, with a rule that the game's index knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.applies import holds
from grognard.kernel.game import Game
from grognard.kernel.rulebook import index
from grognard.kernel.say import sayer
from grognard.kernel.words import LANGUAGES

from .french import BOXES, GAMES, messages, written
from .randomly import new, walk

PUBLIC = {"ask-activity", "ask-leader"}
"""What only others read of a question whose owner reads another."""
boxes = pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.name))
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@boxes
def test_every_question_has_its_help_in_both_languages_with_the_same_rule(box: Path) -> None:
    whole, made = written(box)
    verbs = tuple(f"-{verb.replace('_', '-')}" for game in BOXES[box] for verb in game.verbs)
    keys = {key for key in messages(box, "en") if key.startswith("ask-") and not key.endswith(("-others", "-help"))}
    parts = {key for key in keys - whole if any(each.fullmatch(key) for each in made) and not key.endswith(verbs)}
    asked = (keys & whole | parts) - PUBLIC
    assert len(asked) > 20
    rules = []
    for language in LANGUAGES:
        helps = {key: text for key, text in messages(box, language).items() if key.endswith("-help")}
        assert {f"{key}-help" for key in asked} == helps.keys()
        rules.append({key: re.findall(r"\.rule = (\S+)", text) for key, text in helps.items()})
        assert not [key for key, text in helps.items() if not 30 < len(text) < 420]
    assert rules[0] == rules[1]


@games
def test_what_is_asked_in_play_is_explained_by_a_rule_that_holds(game: Game[Any]) -> None:
    say, found = sayer(game, "en"), set()
    for seed in range(max(4, len(game.scenarios))):
        play = new(game, seed)
        words = {game.name, play.scenario, *(name for name, value in play.options.items() if value)}
        words |= game.holding - game.options.keys()
        known = {rule.id for rule in index(game) if holds(rule.applies, words)}
        for here in walk(play, seed, 600):
            if here.question is not None:
                help_ = say.help(here.question, here.question.side)
                assert help_ is not None, here.question.prompt
                assert help_[1] in known, help_
                found.add(here.question.prompt)
    assert len(found) > 8
