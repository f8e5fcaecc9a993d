"""What is told of a finished match: points by turn, what each side lost, what turned it, its course in words."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ..games import get
from ..kernel.editions import edition
from ..kernel.fate import Scripted
from ..kernel.game import Game, LogLine
from ..kernel.play import Play
from ..kernel.say import Sayer, sayer
from ..kernel.tape import Entry, Taped, journal_of
from . import rows
from .desk import Sheet
from .memory import table_ending
from .show import ending
from .wire import Chapter, Ended, Lost, Noted, Report, Turning

TURNINGS = 6
"""How many turning points are told."""
LINES = 3
"""How many lines of the log tell of one."""
DECIDED = 500.0
"""A score beyond this says that somebody has won: no judgement of a position."""


def report(sheet: Sheet, language: str) -> Report:
    """The report of a match that is over. Runs in a process of its own: to make one is to play the match again."""
    game = edition(get(sheet.game), sheet.data, lambda name, digest: sheet.files)
    teller = Teller(game, sayer(game, language))
    journal = journal_of(rows.items_of(sheet.tape, sheet.straight))
    play = teller.follow(sheet, journal)
    assert sheet.outcome is not None
    ended = table_ending(game, sheet.outcome, language) or ending(play, teller.say)
    return teller.told(ended, len(journal))


class Teller:
    """Plays a match again, and notes what it will tell."""

    def __init__(self, game: Game[Any], say: Sayer) -> None:
        self.game, self.say = game, say
        self.points: list[Noted] = []
        self.strengths: list[tuple[int, ...]] = []
        self.scores: list[tuple[int, float, int]] = []
        """The place of each action, what its position was worth to the first side, and how long the log was."""
        self.steps: dict[int, tuple[int, str, int]] = {}
        """Who acted at a place, in words, and in which turn."""
        self.turns: list[tuple[int, int]] = []
        """Each turn, and how long the log was when it began."""
        self.log: list[LogLine] = []

    def follow(self, match: Sheet, journal: list[Entry]) -> Play[Any]:
        opening = next((i for i, entry in enumerate(journal) if entry.who >= 0), len(journal))
        start: list[Taped] = list(journal[:opening])
        play: Play[Any] = Play.restore(self.game, Scripted([]), match.scenario, match.options, start, None, [])
        for at, entry in enumerate(journal):
            if entry.who >= 0:
                play.follow(journal[len(play.journal) : at])
                self._note(play, at, entry)
        play.follow(journal[len(play.journal) :])
        self._mark(play, len(journal))
        self.log = play.state.log or []
        return play

    def _turn(self, turn: int) -> str:
        return self.game.words.label("turn", turn, self.say.language)

    def _note(self, play: Play[Any], at: int, entry: Entry) -> None:
        """What is to be noted before an answer: at the start, and wherever an action begins."""
        verb, noun = entry.answer  # type: ignore[misc]
        if self.points and str(verb) not in self.game.heads:
            return
        turn = self.game.turn(play.state)
        self.steps[at] = (entry.who, self.say.action(str(verb), noun), turn)
        self._mark(play, at)

    def _mark(self, play: Play[Any], at: int) -> None:
        story, state = self.game.story, play.state
        turn = self.game.turn(state)
        new = not self.turns or self.turns[-1][0] != turn
        if new:
            self.turns.append((turn, len(state.log)))
        points = story.points(state) if story.points else ()
        if new or not self.points or self.points[-1].points != points or play.question is None:
            self.points.append(Noted(at=at, points=points, turn=self._turn(turn) if new else ""))
        if story.strength:
            self.strengths.append(story.strength(state))
        self.scores.append((at, self.game.mind.score(state, 0), len(state.log)))

    # -- telling ------------------------------------------------------------------------------------------------

    def told(self, ended: Ended, length: int) -> Report:
        counted = self.game.story.points is not None
        return Report(
            ended=ended,
            length=length,
            label=self.say.own("report-points") if counted else "",
            points=tuple(self.points) if counted else (),
            losses=tuple(self._lost(side) for side in range(len(self.game.sides))) if self.strengths else (),
            turnings=tuple(self._turnings()),
            chapters=tuple(self._chapters()),
        )

    def _lost(self, side: int) -> Lost:
        had = [strength[side] for strength in self.strengths]
        lost = sum(max(0, before - after) for before, after in pairwise(had))
        return Lost(side=self.game.sides[side], first=had[0], last=had[-1], lost=lost)

    def _turnings(self) -> list[Turning]:
        """The actions with something to tell after which positions were judged most differently, in their order."""
        swings = []
        for (at, before, first), (then, after, end) in pairwise(self.scores):
            lines = self._lines(first, end)
            if at in self.steps and lines and max(abs(before), abs(after)) < DECIDED and after != before:
                swings.append((after - before, at, then, lines))
        largest = sorted(swings, key=lambda each: -abs(each[0]))[:TURNINGS]
        return [self._turning(*each) for each in sorted(largest, key=lambda each: each[1])]

    def _turning(self, swing: float, at: int, after: int, lines: list[str]) -> Turning:
        who, text, turn = self.steps[at]
        sides = self.game.sides
        return Turning(
            at=at,
            after=after,
            turn=self._turn(turn),
            side=sides[who],
            text=text,
            lines=tuple(lines[:LINES]),
            favours=sides[0 if swing > 0 else 1],
            swing=round(abs(swing), 1),
        )

    def _lines(self, first: int, end: int) -> list[str]:
        """A part of the log in words: what the game thinks worth telling, and everybody may read."""
        telling = self.game.story.telling
        some = [line for line in self.log[first:end] if line.to is None and (not telling or line.key in telling)]
        return [self.say.line(line) for line in some]

    def _chapters(self) -> list[Chapter]:
        """The log by turns."""
        ends = [first for _, first in self.turns[1:]] + [len(self.log)]
        told = [(turn, self._lines(first, end)) for (turn, first), end in zip(self.turns, ends, strict=True)]
        return [Chapter(turn=self._turn(turn), lines=tuple(lines)) for turn, lines in told if lines]
