"""What the table refuses, with the HTTP status and a sentence."""

from __future__ import annotations

from typing import Any

from ..kernel.game import Game
from ..kernel.refusal import Refusal
from ..kernel.rulebook import summary
from ..kernel.say import sayer
from .wire import Reason


class No(Exception):
    """Not done, and why. `seq`: the version of the match, where that is what was wrong."""

    def __init__(self, status: int, key: str, seq: int = 0, **args: object) -> None:
        super().__init__(key)
        self.status, self.seq = status, seq
        self.refusal = Refusal("", key, args)


def no_match() -> No:
    """The same for a match that is not there and for one that this person may not see."""
    return No(404, "table-no-match")


class Denied(No):
    """An answer that the rules refuse: with the rule's number, and what the rule says."""

    def __init__(self, refusal: Refusal, game: Game[Any]) -> None:
        super().__init__(422, refusal.key)
        self.refusal, self._game = refusal, game

    def reason(self, language: str) -> Reason:
        return reason(self._game, self.refusal, language)


def reason(game: Game[Any], refusal: Refusal, language: str, verb: str = "") -> Reason:
    """A refusal in words, with what its rule says."""
    rule = summary(game, refusal.rule, language) if refusal.rule else ""
    text = sayer(game, language).text(refusal.key, refusal.args)
    return Reason(rule=refusal.rule, text=text, summary=rule, verb=verb)
