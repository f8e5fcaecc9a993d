"""What programs thought before their answers, for who asks why: when the match is over, for everybody who may see it.

A plan says what its side means to do next, and may name what it does in secret. So while the match is played nobody
sees any; but where nothing is hidden from anybody a plan is shown as soon as nothing of it is still to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..bots import search
from ..kernel.say import Sayer, sayer
from . import rows
from .errors import No
from .matches import Matches
from .memory import Live
from .wire import Pondered, Thought, Weighed


class Kept(NamedTuple):
    """A thought, and the places of the answers that came of it."""

    at: int
    until: int
    side: int
    thought: search.Thought


def listed(matches: Matches, match_id: str) -> list[Pondered]:
    """Where programs thought, as far as it may be known."""
    with matches.current(match_id) as live:
        sides = live.play.game.sides
        return [Pondered(at=kept.at, until=kept.until, side=sides[kept.side]) for kept in _open(matches, live)]


def one(matches: Matches, match_id: str, at: int, language: str) -> Thought:
    """The thought at a place."""
    with matches.current(match_id) as live:
        game = live.play.game
        kept = next((each for each in _open(matches, live) if each.at == at), None)
    if kept is None:
        raise No(404, "table-no-thought")
    thought, say = kept.thought, sayer(game, language)
    return Thought(
        at=kept.at,
        until=kept.until,
        side=game.sides[kept.side],
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


def _open(matches: Matches, live: Live) -> Iterator[Kept]:
    """The thoughts of a match that are nobody's secret any more."""
    game, journal = live.play.game, live.play.journal
    over = live.outcome is not None
    if not over and (game.secret or game.page.board is None or not game.page.board("en").open):
        return
    with matches.database.transaction() as cursor:
        found = rows.read_thoughts(cursor, live.id)
    for at, side, thought in found:
        until = at
        for action in thought.chosen.actions:
            if until == len(journal) or journal[until][:2] != (side, action):
                break
            until += 1
        done = until - at == len(thought.chosen.actions) or until < len(journal)
        if until > at and (over or done):
            yield Kept(at, until, side, thought)
