"""Questions with one answer only: those that nobody need be asked.

A game says for which verbs all can see that there is no other answer (`Drawn.alone`): with any other, to go on at once
would tell what one does not hold. And nothing is taken from anybody: what could be taken back before still can.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .ask import Action
from .play import Play
from .tape import FATE


def go_on(play: Play[Any], sides: Collection[int]) -> int:
    """Answer for these sides what has one answer only; how many answers were given."""
    given, keeper = 0, _keeper(play)
    while (action := _only(play, sides, keeper)) is not None:
        at = len(play.journal)
        play.decide(action)
        given += 1
        if len(play.journal) > at + 1 or play.shown_since(at):
            keeper = None
    return given


def asked_anyway(play: Play[Any]) -> bool:
    """Whether the open question has one answer only, and is asked so that nobody learns it."""
    question, page = play.question, play.game.page
    if question is None or len(question.options) != 1 or question.options[0][0] in page.alone:
        return False
    return page.board is not None and not page.board("en").open


def _keeper(play: Play[Any]) -> int | None:
    """Who could take something back now."""
    who = play.journal[-1].who if play.journal else FATE
    return who if who != FATE and play.can_undo(who) else None


def _only(play: Play[Any], sides: Collection[int], keeper: int | None) -> Action | None:
    """The one answer to the open question, if it may be given unasked."""
    question = play.question
    if question is None or question.side not in sides or len(question.options) != 1:
        return None
    action = question.options[0]
    if action[0] not in play.game.page.alone:
        return None
    if keeper is None:
        return action
    after = play.ahead(action)
    if after is None or after.question is None or not after.can_undo(keeper):
        return None
    return None if keeper == question.side != after.question.side else action
