"""What programs thought before their answers, for who asks why: when the match is over, for everybody who may see it.

A plan says what its side means to do next, and may name what it does in secret. So while the match is played nobody
sees any; but where nothing is hidden from anybody a plan is shown as soon as nothing of it is still to come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from ..bots import search
from ..kernel.say import Sayer, sayer
from . import rows
from .errors import No
from .matches import Matches
from .memory import Live
from .wire import Pondered, Thought, Weighed


class Open(NamedTuple):
    """A thought, and up to which place answers came of it."""

    its: rows.Pondered
    until: int


def listed(matches: Matches, match_id: str, side: int | None) -> list[Pondered]:
    """Where programs thought, as far as it may be known; lines are counted as `side` reads them."""
    with matches.current(match_id) as live:
        sides, log = live.play.game.sides, live.play.state.log or []
        read = [*accumulate((line.to is None or line.to == side for line in log), initial=0)]
        return [
            Pondered(
                at=its.place,
                until=until,
                side=sides[its.side],
                line=read[its.told] if read[its.told] < read[min(its.tells, len(log))] else -1,
            )
            for its, until in _open(matches, live)
        ]


def one(matches: Matches, match_id: str, at: int, language: str) -> Thought:
    """The thought at a place."""
    with matches.current(match_id) as live:
        game = live.play.game
        found = next((each for each in _open(matches, live) if each.its.place == at), None)
    if found is None:
        raise No(404, "table-no-thought")
    its, until = found
    thought, say = its.thought, sayer(game, language)
    return Thought(
        at=at,
        until=until,
        side=game.sides[its.side],
        chosen=_said(thought, thought.chosen, say),
        others=tuple(_said(thought, other, say) for other in thought.others),
        tried=thought.tried,
        seconds=round(thought.seconds, 1),
    )


def _said(thought: search.Thought, its: search.Weighed, say: Sayer) -> Weighed:
    return Weighed(
        actions=tuple(say.action(verb, noun) for verb, noun in its.actions),
        chance=round(its.chance, 3),
        worlds=its.worlds,
        first=its.actions == thought.first,
    )


def _open(matches: Matches, live: Live) -> Iterator[Open]:
    """The thoughts of a match that are nobody's secret any more."""
    game, journal = live.play.game, live.play.journal
    over = live.outcome is not None
    if not over and (game.secret or game.page.board is None or not game.page.board("en").open):
        return
    with matches.database.transaction() as cursor:
        found = rows.read_thoughts(cursor, live.id)
    told = len(live.play.state.log or ())
    for its in found:
        until, plan = its.place, its.thought.chosen.actions
        for action in plan:
            if until >= len(journal) or journal[until][:2] != (its.side, action):
                break
            until += 1
        done = until - its.place == len(plan) or until < len(journal)
        if until > its.place and its.told <= told and (over or done):
            yield Open(its, until)
