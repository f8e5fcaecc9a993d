"""Positions of the game of hidden columns to look at and play on from: found by eager random play, saved as records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from grognard.games import get
from grognard.kernel.alone import asked_anyway
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write

GAME = "won-by-the-sword"
EAGER = ("accept", "offer", "surprise", "lay", "build", "fire", "activate", "patrol", "send", "patrols", "reorganise")
"""What is done whenever it may be, half of the time: it brings about what is worth a look."""
SHY = ("refuse", "discard", "lift", "finish", "destroy", "create", "abandon", "drop", "end")
MOST = 4000


@cache
def saved(scene: str, scenario: str = "1632") -> str:
    """The first position of a kind, as a record."""
    game, wanted = get(GAME), SCENES[scene]
    for seed in range(60):
        play: Play[Any] = Play(game, Seeded(seed), scenario)
        random = Random(seed)
        while (question := play.question) is not None and play.decisions < MOST:
            if wanted(play):
                return write(record(play), game)
            eager = [action for action in question.options if action[0] in EAGER]
            calm = [action for action in question.options if action[0] not in SHY]
            some = eager if eager and random.random() < 0.5 else calm or question.options
            play.decide(random.choice(some))
    raise AssertionError(f"no {scene} in {scenario}")


def _asked(prompt: str, least: int = 1) -> Callable[[Play[Any]], bool]:
    def wanted(play: Play[Any]) -> bool:
        question = play.question
        return question is not None and question.prompt == prompt and len(question.options) >= least

    return wanted


def _siege(play: Play[Any]) -> bool:
    """An activation of a besieger whose works are begun."""
    act, question = play.state.act, play.question
    if act is None or question is None or not question.prompt.startswith("ask-activity"):
        return False
    return any(siege.column == act.column and siege.built for siege in play.state.sieges.values())


def _seen(play: Play[Any]) -> bool:
    """An activation of somebody who has noted some of what the enemy has."""
    question = play.question
    if question is None or not question.prompt.startswith("ask-activity"):
        return False
    return len(play.state.notes[question.side]) > 1


def _major(prompt: str) -> Callable[[Play[Any]], bool]:
    def wanted(play: Play[Any]) -> bool:
        battle = play.state.battle
        return battle is not None and battle.major and _asked(prompt)(play)

    return wanted


SCENES: dict[str, Callable[[Play[Any]], bool]] = {
    "column": _asked("ask-column", 3),
    "card": _asked("ask-card", 5),
    "anyway": asked_anyway,
    "activity": _asked("ask-activity-own", 8),
    "reorganise": _asked("ask-reorganise", 6),
    "patrol": _asked("ask-patrol", 4),
    "siege": _siege,
    "seen": _seen,
    "manoeuvre": _major("ask-battle-manoeuvre"),
    "losses": _major("ask-losses"),
    "wing": _major("ask-leader-wing"),
    "retreat": _major("ask-battle-retreat"),
}
