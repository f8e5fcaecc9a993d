"""Positions of the hex battles to look at and to play on from: made by two bots, saved as records."""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from tests.table.browser import Visitor

BATTLES = ("galicia-1914", "first-ypres-1914")


@cache
def saved(name: str, turn: int, seed: int = 3) -> str:
    """The first activation in or after a turn in which the units to move stand near an enemy that can be attacked."""
    game = get(name)
    play: Play[Any] = Play(game, Seeded(seed), game.scenarios[-1])
    bots = [GreedyBot(seed), GreedyBot(seed + 1)]
    while (question := play.question) is not None:
        if game.turn(play.state) >= turn and question.prompt == "ask-move" and _can_attack(play):
            return write(record(play), game)
        play.decide(answer(bots[question.side], play))
    raise AssertionError(f"no attack in {name}")


def bring(visitor: Visitor, text: str) -> str:
    """A record put on the table by somebody who plays both sides from there: the id of the match."""
    answer = visitor.context.request.post(
        f"{visitor.address}/api/records", data=text, headers={"content-type": "text/plain"}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def _can_attack(play: Play[Any]) -> bool:
    """Whether ending the movement at once would leave something to attack."""
    assert play.question is not None
    if ("done", None) not in play.question.options:
        return False
    twin = play.fork(Seeded(1))
    twin.decide(("done", None))
    asked = twin.question
    return asked is not None and asked.prompt == "ask-combat" and sum(verb == "attack" for verb, _ in asked.options) > 2
