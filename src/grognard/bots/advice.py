"""What a program would do in somebody's place: what it thinks of a question, or of an answer that was given."""

from __future__ import annotations

from random import Random

from ..kernel.ask import Action
from ..kernel.seat import Seat
from .chance import chance
from .search import SearchBot, Thinking, Thought, Weighed

WORLDS = 8
"""In so many a position is judged about which nothing need be thought."""


def advise(seat: Seat, seed: int, seconds: float, playouts: int | None = None) -> Thought:
    """What to answer to the open question, how likely that wins, and the best of what else there is.

    Where nothing can be compared (one answer only, an end by agreement, a game that says nothing at a glance) it is
    the answer alone, with the chance of the position as it stands."""
    question = seat.question
    assert question is not None
    looks = seat.glance() if len(question.options) > 1 else None
    if looks is not None:
        best = question.options[max(range(len(looks)), key=looks.__getitem__)]
        if best[0] not in seat.agreements:
            return Thinking(seat, Random(seed), looks, seconds, playouts).think(wide=True)
    action = SearchBot(seed, seconds, playouts).choose(seat)
    worlds = [seat.imagine(seed + n) for n in range(WORLDS)]
    stands = sum(chance(world, seat.side) for world in worlds) / WORLDS
    return Thought(Weighed((action,), stands, WORLDS), (), (action,), 0.0, 1)


def judge(seat: Seat, given: tuple[Action, ...], seed: int, seconds: float, playouts: int | None = None) -> Thought:
    """Whether there was something better than what was answered: then it is what is `chosen`, and its chance is that in
    the same worlds, with the same dice."""
    looks = seat.glance()
    assert looks is not None
    return Thinking(seat, Random(seed), looks, seconds, playouts).think(given)
