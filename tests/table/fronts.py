"""Positions of Italia 1917-1918 to look at: the set-up of a scenario, a combat as far as one of its questions."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from grognard.games import get
from grognard.kernel.ask import Action, Choose
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write

GAME = "italia-1917-1918"
STEPS = ("ask-join", "ask-guns", "ask-reply", "ask-counter", "ask-lead", "ask-fall-back", "ask-losses", "ask-advance")
"""Questions of a combat, in their order."""
EAGER = ("attack", "join_all", "all_guns", "gun", "done")
"""Who wants combats answers so where he can."""


@cache
def saved(scenario: str, prompt: str = "") -> str:
    """A record that ends at the first question of a scenario, or in the first larger combat that comes to one."""
    game = get(GAME)
    for seed in range(5, 45):
        play: Play[Any] = Play(game, Seeded(seed), scenario, log=True)
        random = Random(seed)
        while (question := play.question) is not None and play.decisions < 600:
            if not prompt or (question.prompt == prompt and _large(play, prompt)):
                return write(record(play), game)
            play.decide(_eager(question, random))
    raise AssertionError(f"no {prompt} in {scenario}")


def _large(play: Play[Any], prompt: str) -> bool:
    """Several attackers; with guns, once they had their say."""
    b = play.state.battle
    return b is not None and len(b.attackers) > 1 and (prompt in STEPS[:2] or bool(b.guns))


def _eager(question: Choose, random: Random) -> Action:
    verbs = {verb for verb, _ in question.options}
    wanted = next((verb for verb in EAGER if verb in verbs), "")
    if wanted == "done" and question.prompt == "ask-plan":
        wanted = ""
    options = [action for action in question.options if not wanted or action[0] == wanted]
    return random.choice(options)
