"""A hint: what a program would do in somebody's place, in words. Worked out where readers have their desks.

What comes here is a world that his side cannot tell from the real one: nothing else goes into it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..bots import LEVELS
from ..bots.advice import advise
from ..bots.search import Weighed
from ..games import get
from ..kernel.ask import Action
from ..kernel.editions import edition
from ..kernel.fate import Scripted
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.say import Sayer, sayer
from ..kernel.seat import seat
from .matches import Given
from .show import in_words
from .wire import Hint, Option, Plan

SECONDS = LEVELS["veteran"]
"""It thinks about as long as that one over an action."""
TOLD = 40
"""Answers of a plan that are told."""


def think(given: Given, seq: int, language: str) -> Hint:
    """What to do at a question. Asked the same again, it says the same, as far as its time allows."""
    game = edition(get(given.game), given.data, lambda name, digest: given.files)
    world = Play.resume(game, Scripted([]), given.scenario, given.options, given.world)
    thought = advise(seat(world, given.side), seq, SECONDS)
    say = sayer(game, language)
    plan, *others = [_plan(world, weighed, say) for weighed in (thought.chosen, *thought.others)]
    return Hint(seq=seq, plan=plan, others=tuple(others))


def _plan(world: Play[Any], weighed: Weighed, say: Sayer) -> Plan:
    steps = _steps(world, weighed.actions, say)
    return Plan(chance=round(weighed.chance, 4), steps=tuple(steps[:TOLD]), more=max(0, len(steps) - TOLD))


def _steps(world: Play[Any], actions: Iterable[Action], say: Sayer) -> list[Option]:
    """A plan in words, without what has to be answered anyhow: as far as it goes in this world."""
    assert world.question is not None
    play, side = world.fork(Scripted([])), world.question.side
    steps: list[Option] = []
    for action in actions:
        question = play.question
        if question is None or question.side != side or action not in question.options:
            break
        if question.many > 1 or not steps:
            steps.append(in_words(say, (action,), question.prompt, ""))
        try:
            play.decide(action)
        except BadInput:  # dice: nobody foresees more
            break
    return steps
