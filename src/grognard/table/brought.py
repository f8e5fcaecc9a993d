"""Matches as they begin: new ones, and saved games that somebody brings, played again in a process of their own."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..games import ASKED
from ..kernel.editions import Texts
from ..kernel.game import LogLine, OptionValue
from ..kernel.play import Play
from ..kernel.record import Misfit, Record, ended_at_table, read, replay
from ..kernel.refusal import BadInput
from ..kernel.tape import Entry, Marked, Taped
from .rows import Outcome

ANSWERS = 60_000
"""Many times the longest game."""


class Begun(NamedTuple):
    """All that is kept of a match when it begins."""

    game: str
    data: str
    scenario: str
    options: dict[str, OptionValue]
    turn: int
    """Who is asked; -1 if nobody is."""
    when: str
    tape: list[Taped]
    hash: str
    marked: Marked | None
    log: list[LogLine]
    """What was told up to the mark."""


class Brought(NamedTuple):
    begun: Begun
    outcome: Outcome | None
    """How it ended, if it did."""


def begun(play: Play[Any]) -> Begun:
    marked = play.marked()
    return Begun(
        game=play.game.name,
        data=play.game.digest,
        scenario=play.scenario,
        options=dict(play.options),
        turn=-1 if play.question is None else play.question.side,
        when=str(play.game.turn(play.state)),
        tape=play.tape,
        hash=play.hash(),
        marked=marked,
        log=[] if marked is None else list((play.state.log or [])[: marked.told]),
    )


def brought(text: str, files: Texts | None) -> Brought:
    """A saved game played again. `files`: its data, if somebody keeps them."""
    saved = read(text, ASKED, lambda game, digest: files)
    if sum(isinstance(item, Entry) for item in saved.tape) > ANSWERS:
        raise BadInput("bad-record-long")
    try:
        play = replay(saved, saved.of, log=True)
    except Misfit as misfit:  # it goes on from where it fits
        play = misfit.play
    return Brought(begun(play), _outcome(play, saved))


def winner_of(play: Play[Any]) -> int:
    return -1 if play.result is None or play.result.winner is None else play.result.winner


def _outcome(play: Play[Any], saved: Record) -> Outcome | None:
    if play.result is not None:
        return Outcome("rules", winner_of(play))
    winner, _, how = ended_at_table(saved).partition(" ")
    sides = play.game.sides
    return Outcome(how, sides.index(winner) if winner in sides else -1) if how else None
