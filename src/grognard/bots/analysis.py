"""A finished game looked back at: how likely a side was to win all along, and the decisions that cost it most.

First the game is played again, and the chances are noted wherever somebody has to think: where an action begins, and
after the dice (`survey`). What was decided before a side's chances fell is suspect; each of these decisions is looked
into by itself (`look_into`): the plan that was carried out and others are played out in worlds that the side could not
tell from the real one, with the same dice for all. What then is better by more than chance would have been better. If
nothing is, the chances fell by the dice, or by what nobody could know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from ..kernel.ask import Action
from ..kernel.fate import Scripted
from ..kernel.game import Game, OptionValue
from ..kernel.play import Play
from ..kernel.refusal import BadInput
from ..kernel.seat import seat
from ..kernel.tape import FATE, Entry, Replayed
from .advice import judge
from .chance import chance
from .search import span_of

MOMENTS: Final = 12
"""How many decisions are looked into,"""
SECONDS: Final = 4.0
"""each for so many seconds of a processor."""
FALL: Final = 0.01
"""What falls by less is not looked into."""
WORTH: Final = 0.02
"""What would have been better by less is no mistake."""
LUCK: Final = 0.05
"""And by so much the chances must fall for bad luck."""


class Point(Struct, frozen=True):
    """Where an action begins, and the end."""

    at: int
    """The place in the journal."""
    turn: int
    chance: float
    """The first side's, of winning; the other has the rest."""


class Said(Struct, frozen=True):
    """An answer as it is written, and what was asked."""

    action: str
    prompt: str


class Moment(Struct, frozen=True):
    """A decision that was looked into."""

    begins: int
    """Where its plan begins in the journal,"""
    at: int
    """and where the first answer stands that should have been another."""
    side: int
    turn: int
    played: tuple[Said, ...]
    """What was answered from there on, as far as it could be foreseen,"""
    better: tuple[Said, ...]
    """and what would have been better, if anything."""
    chance: float
    """Of winning with the one,"""
    best: float
    """and with the other, in the same worlds."""
    before: float
    """The side's chances as they were noted,"""
    after: float
    """and to what they had fallen after its action, or after the other side's."""
    rolled: bool
    """Dice or draws followed."""

    @property
    def cost(self) -> float:
        return self.best - self.chance if self.better else 0.0

    @property
    def is_mistake(self) -> bool:
        return self.cost >= WORTH

    @property
    def is_luck(self) -> bool:
        """Nothing would have been better, and the dice were against it."""
        return self.rolled and not self.is_mistake and self.before - self.after >= LUCK


class Found(Struct, frozen=True):
    """All that has been found in a game so far."""

    length: int
    points: tuple[Point, ...]
    wanted: int
    """How many decisions there are to look into."""
    moments: tuple[Moment, ...] = ()

    @property
    def mistakes(self) -> list[Moment]:
        """The dearest first."""
        return sorted((each for each in self.moments if each.is_mistake), key=lambda each: -each.cost)

    @property
    def bad_luck(self) -> list[Moment]:
        """The worst first."""
        return sorted((each for each in self.moments if each.is_luck), key=lambda each: each.after - each.before)


class Suspect(NamedTuple):
    """A decision before a side's chances fell, and all that is needed to look into it."""

    at: int
    side: int
    turn: int
    answers: tuple[Action, ...]
    before: float
    after: float
    rolled: bool
    position: tuple[Mapping[str, Any], list[Entry]]

    @property
    def fall(self) -> float:
        return self.before - self.after


class _Stretch:
    """Answers of one side up to what nobody could foresee."""

    def __init__(self, at: int, side: int, turn: int, action: int, value: float) -> None:
        self.at, self.side, self.turn, self.action, self.value = at, side, turn, action, value
        self.answers: list[Action] = []
        self.choice = self.rolled = False

    def worth(self, value: float) -> float:
        """A chance of the first side's, as this side sees it."""
        return value if self.side == 0 else 1.0 - value


def survey(
    game: Game[Any],
    scenario: str,
    options: Mapping[str, OptionValue],
    journal: Sequence[Entry],
    winner: int | None,
    moments: int = MOMENTS,
) -> tuple[Found, list[Suspect]]:
    """The chances all along, and what is to be looked into, the most suspicious first."""
    play = _begun(game, scenario, options, journal, marks=False)
    stretches = list(_stretches(play, journal))
    end = Point(len(journal), game.turn(play.state), 0.5 if winner is None else float(winner == 0))
    firsts = [each for i, each in enumerate(stretches) if not i or stretches[i - 1].action != each.action]
    points = [Point(each.at, each.turn, round(each.value, 4)) for each in firsts]
    values = [each.value for each in firsts] + [chance(play, 0)] * 2
    worst: dict[int, tuple[float, _Stretch]] = {}
    """Of each action."""
    for each in stretches if game.mind.glance is not None else ():
        after = min(each.worth(values[each.action + 1]), each.worth(values[each.action + 2]))
        fall = each.worth(each.value) - after
        if each.choice and fall >= FALL and fall > worst.get(each.action, (0.0, each))[0]:
            worst[each.action] = (fall, each)
    marked = {each.at: (fall, each) for fall, each in sorted(worst.values(), key=lambda each: -each[0])[:moments]}
    again = _begun(game, scenario, options, journal, marks=True) if marked else play
    suspects = []
    for at, _ in _decisions(again, journal[: max(marked, default=-1) + 1]):
        if at in marked:
            suspects.append(_suspect(*marked[at], again))
    suspects.sort(key=lambda each: -each.fall)
    return Found(len(journal), (*points, end), len(suspects)), suspects


def _suspect(fall: float, each: _Stretch, play: Play[Any]) -> Suspect:
    before = each.worth(each.value)
    answers = tuple(each.answers)
    return Suspect(each.at, each.side, each.turn, answers, before, before - fall, each.rolled, play.snapshot())


def _begun(
    game: Game[Any], scenario: str, options: Mapping[str, OptionValue], journal: Sequence[Entry], *, marks: bool
) -> Play[Any]:
    """The game before its first decision, with the dice that it had."""
    return Play(game, Replayed(list(journal)), scenario, options, marks=marks)


def _decisions(play: Play[Any], journal: Sequence[Entry]) -> Iterator[tuple[int, Entry]]:
    """Play on; every decision is told before it is made."""
    for at, entry in enumerate(journal):
        if entry.who != FATE:
            yield at, entry
            play.decide(entry.answer)  # type: ignore[arg-type]


def _stretches(play: Play[Any], journal: Sequence[Entry]) -> Iterator[_Stretch]:
    """Play on to the end; all that was decided, in stretches."""
    now: _Stretch | None = None
    span, action, last = None, -1, -1
    for at, entry in _decisions(play, journal):
        question = play.question
        assert question is not None
        here = span_of(play)
        if now is not None:
            now.rolled |= at != last + 1
        if now is None or here != span or now.rolled or entry.who != now.side:
            if now is not None:
                yield now
            action += now is None or here != span
            now = _Stretch(at, entry.who, play.game.turn(play.state), action, chance(play, 0))
        span, last = here, at
        assert isinstance(entry.answer, tuple)
        verb, noun = entry.answer
        now.answers.append((str(verb), noun))
        now.choice |= question.many > 1 and verb not in play.game.agreements
    if now is not None:
        now.rolled |= last + 1 < len(journal)
        yield now


def look_into(
    game: Game[Any],
    scenario: str,
    options: Mapping[str, OptionValue],
    suspect: Suspect,
    seconds: float = SECONDS,
    playouts: int | None = None,
) -> Moment:
    """Whether something would have been better than what was done."""
    play: Play[Any] = Play.resume(game, Scripted([]), scenario, options, suspect.position)
    thought = judge(seat(play, suspect.side), suspect.answers, suspect.at, seconds, playouts)
    played, better = suspect.answers, thought.chosen.actions
    best = done = thought.chosen.chance
    same = next((i for i, (a, b) in enumerate(zip(played, better, strict=False)) if a != b), -1)
    if not thought.others or same < 0:
        same, better = 0, ()
    else:
        done = thought.others[0].chance
    return Moment(
        begins=suspect.at,
        at=suspect.at + same,
        side=suspect.side,
        turn=suspect.turn,
        played=_said(play, played, same),
        better=_said(play, better, same),
        chance=round(done, 4),
        best=round(best, 4),
        before=round(suspect.before, 4),
        after=round(suspect.after, 4),
        rolled=suspect.rolled,
    )


def _said(play: Play[Any], plan: Sequence[Action], first: int) -> tuple[Said, ...]:
    """A plan from one of its answers on, without what had to be answered anyhow, as far as it goes here."""
    assert play.question is not None
    branch, side = play.fork(Scripted([])), play.question.side
    said: list[Said] = []
    for i, action in enumerate(plan):
        question = branch.question
        if question is None or question.side != side or action not in question.options:
            break
        if i >= first and (question.many > 1 or not said):
            said.append(Said(play.game.write(action), question.prompt))
        try:
            branch.decide(action)
        except BadInput:  # dice: nobody foresees more
            break
    return tuple(said)
