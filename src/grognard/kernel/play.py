"""Play: runs a game's sequence of play and keeps the journal. Act, why_not, undo, roll back, fork, view."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from .ask import MARK, REVEAL, Action, Asking, Choose, Die, Draw, Question
from .fate import Fair, Fate, Seeded
from .game import Game, Known, LogLine, OptionValue, Result, State, Warning
from .refusal import GAME_OVER, NOT_AMONG, NOT_YOUR_TURN, NOTHING_TO_UNDO, UNKNOWN_VERB, BadInput, Refusal, Refused
from .tape import FATE, HIDDEN, SILENT, Entry, Marked, Replayed, Skipped, Taped, journal_of, noticed

S = TypeVar("S", bound=State)
_entry: Final = tuple.__new__
"""Makes an `Entry` a little quicker than its own name does: there is one for every answer."""


class _Mark(NamedTuple, Generic[S]):
    answers: int
    state: S
    told: int


def state_hash(state: State) -> str:
    """What tells one state from another, to the bit."""
    packed = msgspec.msgpack.encode(state.dump(), order="deterministic")
    return hashlib.blake2b(packed, digest_size=12).hexdigest()


class Play(Generic[S]):
    """A game being played.

    `marks=False` is for simulation: no snapshots are taken, so playing on is as fast as can be, and a fork or
    an undo has to repeat the whole journal.
    """

    most_marks = 96
    """Marks that are held: more take memory, fewer make going far back slower."""

    def __init__(
        self,
        game: Game[S],
        fate: Fate,
        scenario: str,
        options: Mapping[str, OptionValue] | None = None,
        *,
        marks: bool = True,
        log: bool = False,
        check_every: int = 0,
        state: S | None = None,
    ) -> None:
        """`state`: begin from this position instead of the scenario's start (for tests and analysis)."""
        self.game = game
        self.fate = fate
        self.scenario = game.check_scenario(scenario)
        self.options = game.settings(options or {})
        self.journal: list[Entry] = []
        self.checks: dict[int, str] = {}
        """State hashes by length of the tape, one every `check_every` answers of players."""
        self.tape: list[Taped] = []
        """All that was ever answered, in order; a number n says: gone back to when the journal had n entries."""
        self.question: Choose | None = None
        self.result: Result | None = None
        self.decisions = 0
        self._check_every = check_every
        self._keep = marks
        self._marks: list[_Mark[S]] = []
        self._reveals: list[int] = []
        self._known: dict[int, tuple[int, list[Entry]]] = {}
        self._counted: dict[int | None, tuple[int, int]] = {}
        """How many of the journal's first entries a side has noticed, as far as somebody has asked."""
        self._forced: set[int] = set()
        """Where in the journal all could see that there was no other answer: that takes nobody's undo away."""
        self._first = 0
        self.whole = state is None
        """Whether the tape goes back to the scenario's start, so that it makes a record."""
        self._origin = game.start(scenario, self.options) if state is None else state.copy()
        self._begin(self._origin.copy(), [] if log else None)
        self._run(None)

    # -- running ------------------------------------------------------------------------------------------------

    def _begin(self, state: S, log: list[LogLine] | None) -> None:
        self.state = state
        state.log = log
        self._rules: Asking[Result] = self.game.sequence(state)
        self.question = None
        self.result = None

    def _run(self, answer: Any) -> None:
        """Send an answer and go on until a player must decide or the game ends."""
        send = self._rules.send
        try:
            question: Question = send(answer)
            while True:
                kind = type(question)
                if kind is Choose:
                    self.question = question  # type: ignore[assignment]
                    return
                if question is MARK:
                    if self._keep:
                        self._mark()
                    question = send(None)
                elif kind is Die:
                    roll = self.fate.roll(question.faces)  # type: ignore[union-attr]
                    self._note(Entry(FATE, roll))
                    question = send(roll)
                elif kind is Draw:
                    assert isinstance(question, Draw)
                    drawn = self.fate.draw(question.pool, question.count)
                    self._note(Entry(FATE, drawn, question.to))
                    question = send(drawn)
                elif question is REVEAL:
                    self._reveals.append(len(self.journal))
                    question = send(None)
                else:
                    raise TypeError(f"rules may not ask {question!r}")
        except StopIteration as end:
            self.question = None
            self.result = end.value

    def _note(self, entry: Entry) -> None:
        question = self.question
        if entry.who != FATE and question is not None and question.many == 1:
            if question.nth(0)[0] in self.game.page.alone:
                self._forced.add(len(self.journal))
        self.journal.append(entry)
        self.tape.append(entry)

    def _mark(self) -> None:
        marks = self._marks
        state = self.state
        marks.append(_Mark(len(self.journal), state.copy(), 0 if state.log is None else len(state.log)))
        if len(marks) > self.most_marks:  # older marks thin out: going far back is rare and may replay a little
            del marks[1 : -self.most_marks // 3 : 2]

    @property
    def over(self) -> bool:
        return self.question is None

    # -- players ------------------------------------------------------------------------------------------------

    def why_not(self, side: int, action: Action) -> Refusal | None:
        """Why `side` may not answer `action` now, or None if it may."""
        question = self.question
        if question is None:
            return GAME_OVER
        if side != question.side:
            return NOT_YOUR_TURN
        if not isinstance(action, tuple) or len(action) != 2:
            return UNKNOWN_VERB
        verb, noun = action
        if not isinstance(verb, str) or verb not in self.game.verbs:
            return UNKNOWN_VERB
        if noun is not None:
            names = self.game.nouns.get(self.game.verbs[verb] or "")
            if type(noun) is not int or not (names is None or 0 <= noun < len(names)):
                return NOT_AMONG
        return question.why_not(action)

    def act(self, side: int, action: Action) -> None:
        """Take a player's answer, or raise Refused and change nothing."""
        question = self.question
        if (
            question is None
            or side != question.side
            or action not in question.options
            or not (action[1] is None or type(action[1]) is int)  # True and 1.0 are equal to 1, and are not 1
        ):
            raise Refused(self.why_not(side, action) or NOT_AMONG)
        self.decide(action)

    def decide(self, action: Action) -> None:
        """Take an answer that is known to be among the options (for programs that chose from them)."""
        question = self.question
        assert question is not None
        journal, tape, side = self.journal, self.tape, question.side
        at, length = len(journal), len(tape)
        entry = _entry(Entry, (side, action, side if action[0] in self.game.secret else None))
        if question.many == 1:
            self._note(entry)
        else:  # the same, where there was something to choose
            journal.append(entry)
            tape.append(entry)
        self.decisions += 1
        try:
            self._run(action)
        except BadInput:  # Fate had no answer (a script at its end, a lost key): as if nothing had been said
            self.go_back(at)
            del self.tape[length:]
            raise
        if self._check_every and self.decisions % self._check_every == 0:
            self.checks[len(self.tape)] = state_hash(self.state)

    # -- going back ---------------------------------------------------------------------------------------------

    def can_undo(self, side: int) -> bool:
        """Whether the last answer that was a choice is `side`'s own and nothing since cannot be taken back.

        Nor once another may have answered in secret: whether he has would show in it."""
        question, secret = self.question, self.game.secret
        if question is not None and question.side != side and any(offer.verb in secret for offer in question.offers):
            return False  # whether he has anything to say there may be a secret, too
        last = self._last_of(side)
        return last >= 0 and (not self._reveals or self._reveals[-1] <= last) and not self._key_is_out()

    def _last_of(self, side: int) -> int:
        """Where the last answer stands, if it is `side`'s own, but for what others had to answer; -1 if it is not."""
        last = len(self.journal) - 1
        while last >= self._first and last in self._forced and self.journal[last].who != side:
            last -= 1
        return last if last >= self._first and self.journal[last].who == side else -1

    def _key_is_out(self) -> bool:
        """Whether fair dice have been laid open, because the game is over: nothing may be rolled with them again."""
        return self.question is None and isinstance(self.fate, Fair)

    def undo(self, side: int, first: int | None = None) -> None:
        """Take back the last answer of `side`, unless dice, draws, something shown or the other side followed it.

        `first`: and those before it, from that entry of the journal on, as far as they may be taken back too."""
        if not self.can_undo(side):
            raise Refused(NOTHING_TO_UNDO)
        last = self._last_of(side)
        low = max(self._first, self._reveals[-1] if self._reveals else 0, last if first is None else first)
        while last > low and self.journal[last - 1].who == side:
            last -= 1
        self.go_back(last)

    def rollback(self, answers: int, agreed: Collection[int]) -> None:
        """Go back to when the journal had `answers` entries, past anything, if all sides agree.

        Fate is not rewound: what is rolled again is rolled anew.
        """
        if set(agreed) != set(range(len(self.game.sides))):
            raise Refused(Refusal("", "kernel-rollback-needs-all"))
        if self._key_is_out():
            raise Refused(GAME_OVER)
        if not self._first <= answers < len(self.journal):
            raise Refused(Refusal("", "kernel-rollback-where", {"from": self._first, "to": len(self.journal) - 1}))
        if self.journal[answers].who == FATE:
            raise Refused(Refusal("", "kernel-rollback-to-decision"))
        self.go_back(answers)

    def go_back(self, answers: int) -> None:
        """Go back without asking anybody: for undo and rollback, which ask, and for replaying a record."""
        if answers < self._first:
            raise BadInput("bad-imagined-back")
        if answers < len(self.journal) and self.journal[answers].who == FATE:
            raise BadInput("bad-back-to-fate", answer=answers + 1)
        tape, self.tape = self.tape, []
        kept = self.journal[:answers]
        self._known = {side: known for side, known in self._known.items() if known[0] <= answers}
        self._counted = self._counted_at(answers)
        while self._marks and self._marks[-1].answers > answers:
            self._marks.pop()
        log = self.state.log
        if self._marks:
            mark = self._marks.pop()
            if log is not None:
                del log[mark.told :]
            self.journal = kept[: mark.answers]
            self._begin(mark.state, log)
        else:
            if log is not None:
                log.clear()
            self.journal = kept[: self._first]
            self._begin(self._origin.copy(), log)
        self._reveals = [at for at in self._reveals if at <= len(self.journal)]
        self._forced = {at for at in self._forced if at < len(self.journal)}
        fate, self.fate = self.fate, Replayed(kept[len(self.journal) :])
        try:
            self._run(None)
            self._repeat(kept)
        finally:
            self.fate = fate
            self.tape = tape
        tape.append(answers)
        self.decisions = sum(entry.who != FATE for entry in kept)

    def _repeat(self, entries: list[Entry]) -> None:
        while len(self.journal) < len(entries):
            entry = entries[len(self.journal)]
            question = self.question
            if question is None or entry.who != question.side or entry.answer not in question.options:
                raise BadInput("bad-journal-answer", answer=len(self.journal) + 1)
            assert isinstance(entry.answer, tuple)
            self._note(entry)
            self._run(entry.answer)

    # -- branching ----------------------------------------------------------------------------------------------

    def fork(self, fate: Fate) -> Play[S]:
        """A copy that goes its own way with a fate of its own: it never knows this game's future dice."""
        other = self._branch(fate, None, None)
        other.tape, other.checks, other.whole = list(self.tape), dict(self.checks), self.whole
        return other

    def imagine(self, side: int, seed: int, *, log: bool = False, marks: bool = True) -> Play[S]:
        """A world that `side` cannot tell from this one: secrets resampled, dice its own.

        It begins at the last mark: what others drew before is not in its journal, and it does not go back further.
        `log`: it tells what has happened since that mark. `marks`: without them it only goes forward, at less cost.
        """
        random = Random(seed)
        for _ in range(64):
            try:
                return self._branch(Seeded(random.getrandbits(48)), side, random, log, marks)
            except BadInput:  # answers since the mark hung on a secret that was resampled away
                continue
        raise BadInput("bad-no-world")

    def _branch(
        self, fate: Fate, side: int | None, random: Random | None, log: bool = False, marks: bool = True
    ) -> Play[S]:
        other: Play[S] = object.__new__(type(self))
        other.game, other.scenario, other.options = self.game, self.scenario, self.options
        other.checks, other.tape, other._check_every, other.whole = {}, [], 0, False
        other._keep, other._marks, other._known, other._counted = self._keep and marks, [], {}, {}
        if self._marks:
            mark = self._marks[-1]
            state, at = mark.state.copy(), mark.answers
        else:
            state, at = self._origin.copy(), self._first
        if side is None:
            other._origin, other._first = self._origin, self._first
            other.journal, other._counted = self.journal[:at], self._counted_at(at)
        else:
            assert random is not None
            state = self.game.resample(state, side, random)
            other.journal = self._as_known(side, at)
            other._origin, other._first = state.copy(), len(other.journal)
            other._counted[side] = (other._first, other._first)
        other._reveals = [before for before in self._reveals if before <= at]
        other._forced = {before for before in self._forced if before < at} if side is None else set()
        other.decisions = self.decisions
        other._begin(state, [] if log else None)
        todo = self.journal[at:]
        other.fate = Replayed(todo, side, fate)
        other._run(None)
        if side is None or random is None:
            other._repeat(self.journal)
        else:
            other._relive([entry for entry in todo if entry.who != FATE and entry.noticed(side)], side, random)
            self._same_question(other, side, random)
            if other.question is not None and not other.question.options:
                raise BadInput("bad-no-world")
        other.fate = fate
        return other

    def _relive(self, entries: list[Entry], side: int, random: Random) -> None:
        """Repeat what `side` noticed. What others did in secret is left out, or done anyhow where the rules insist."""
        for entry in entries:
            while True:
                question = self.question
                if question is None:
                    raise BadInput("bad-journal-answer", answer=len(self.journal) + 1)
                if question.side == entry.who and entry.answer in question.options:
                    break
                self._anyhow(question, side, random)
            self._note(entry)
            self._run(entry.answer)

    def _anyhow(self, question: Choose, side: int, random: Random) -> None:
        """In an imagined world: an answer of others that `side` did not notice, if all that may be answered is such."""
        secret = self.game.secret
        options = question.options
        if question.side == side or not options or not all(verb in secret for verb, _ in options):
            raise BadInput("bad-journal-answer", answer=len(self.journal) + 1)
        action = random.choice(options)
        self._note(Entry(question.side, action, question.side))
        self._run(action)

    def _same_question(self, other: Play[S], side: int, random: Random) -> None:
        """Bring an imagined world to where this one is, as far as `side` can tell."""
        here = self.question
        while here is not None:
            there = other.question
            if there is None:
                raise BadInput("bad-journal-end")
            same = (there.side, there.asked(side)[0]) == (here.side, here.asked(side)[0])
            if same and here.side == side and there.options != here.options:
                raise BadInput("bad-no-world")  # what one may do oneself is known
            if same and other.answers_for(side) == self.answers_for(side):  # dice that followed are noticed too
                return
            other._anyhow(there, side, random)

    def _as_known(self, side: int, answers: int) -> list[Entry]:
        """The journal's first entries as `side` knows them; kept, because worlds are imagined often."""
        upto, known = self._known.get(side, (0, []))
        if upto > answers:
            upto, known = 0, []
        for entry in self.journal[upto:answers]:
            who, answer, to = entry
            if not entry.noticed(side):
                continue
            hide = to is not None and to != side and isinstance(answer, tuple)
            known.append(Entry(who, (HIDDEN,) * len(answer) if hide else answer, to))  # type: ignore[arg-type]
        self._known[side] = (answers, known)
        return list(known)

    # -- snapshots ----------------------------------------------------------------------------------------------

    def snapshot(self) -> tuple[Mapping[str, object], list[Entry]]:
        """The state at the last mark as plain data, and the answers given since: all that going on needs."""
        if not self._marks:
            return self._origin.copy().dump(), self.journal[self._first :]
        mark = self._marks[-1]
        return mark.state.copy().dump(), self.journal[mark.answers :]

    @classmethod
    def resume(
        cls,
        game: Game[S],
        fate: Fate,
        scenario: str,
        options: Mapping[str, OptionValue],
        snapshot: tuple[Mapping[str, Any], list[Entry]],
        **kwargs: Any,
    ) -> Play[S]:
        """Go on from a snapshot; the journal begins there."""
        plain, entries = snapshot
        play = cls(game, Replayed(entries), scenario, options, state=game.load(plain), **kwargs)
        play._repeat(entries)
        play.fate = fate
        return play

    def marked(self) -> Marked | None:
        """The last mark as plain data: with the tape, all that `restore` needs to go on without repeating the game."""
        if not self._marks:
            return None
        mark = self._marks[-1]
        shown = max((at for at in self._reveals if at <= mark.answers), default=-1)
        return Marked(mark.answers, mark.state.copy().dump(), mark.told, shown)

    @classmethod
    def restore(
        cls,
        game: Game[S],
        fate: Fate,
        scenario: str,
        options: Mapping[str, OptionValue],
        tape: list[Taped],
        marked: Marked | None = None,
        log: list[LogLine] | None = None,
    ) -> Play[S]:
        """A whole game from its tape. Answers before the mark are known, not repeated; `log` is what was told by then.

        `marked` lies on the branch the tape ends on; going back further repeats the game from its start.
        """
        journal = journal_of(tape)
        play: Play[S] = object.__new__(cls)
        play.game, play.scenario, play.options = game, game.check_scenario(scenario), game.settings(options)
        play.checks, play._check_every, play.whole, play._first = {}, 0, True, 0
        play._keep, play._marks, play._known, play._counted, play._forced = True, [], {}, {}, set()
        play._reveals = [] if marked is None or marked.shown < 0 else [marked.shown]
        play._origin = game.start(scenario, play.options)
        at = 0 if marked is None else marked.answers
        if at > len(journal):
            raise BadInput("bad-journal-end")
        play.journal, play.tape = journal[:at], []
        play._begin(play._origin.copy() if marked is None else game.load(marked.state), log)
        play.fate = Replayed(journal[at:])
        play._run(None)
        play._repeat(journal)
        play.fate, play.tape = fate, list(tape)
        play.decisions = sum(entry.who != FATE for entry in journal)
        return play

    def follow(self, items: Iterable[Taped]) -> None:
        """Do what was done elsewhere: answers with what Fate said to them, and goings back. Fate itself is not asked.

        A Fair fate counts what it is taken to have said."""
        waiting: list[Entry] = []
        for item in (*items, None):
            if isinstance(item, Entry) and (item.who == FATE or not waiting):
                waiting.append(item)
                continue
            if waiting:
                self._follow(waiting)
            waiting = [item] if isinstance(item, Entry) else []
            if isinstance(item, int):
                self.go_back(item)
            elif isinstance(item, Skipped):
                self.tape.append(item)
                if isinstance(self.fate, Fair):
                    self.fate.spent += item.answers

    def _follow(self, entries: list[Entry]) -> None:
        fate, self.fate = self.fate, Replayed(entries)
        try:
            self._repeat([*self.journal, *entries])
        finally:
            self.fate = fate
        self.decisions += 1
        if isinstance(fate, Fair):
            fate.spent += len(entries) - 1

    def is_final(self, action: Action) -> bool:
        """Whether an option, once taken, cannot be undone: dice or a draw follow at once, or something is shown."""
        other = self.ahead(action)
        return other is None or self.question is None or not other.can_undo(self.question.side)

    def ahead(self, action: Action) -> Play[S] | None:
        """This game after one of its options, on a branch to look at; None if dice or a draw follow at once."""
        question = self.question
        if question is None:
            return None
        try:  # it keeps no marks, and is not put right if it comes to nothing
            other = self._branch(SILENT, None, None, marks=False)
            other._note(Entry(question.side, action, question.side if action[0] in self.game.secret else None))
            other._run(action)
        except BadInput:
            return None
        return other

    # -- looking ------------------------------------------------------------------------------------------------

    def hash(self) -> str:
        return state_hash(self.state)

    def view(self, side: int | None) -> dict[str, Any]:
        """All that `side` (None: a spectator) may see: the position, and the open question if it is asked."""
        question = self.question
        seen: dict[str, Any] = {"game": self.game.name, "scenario": self.scenario, "side": side}
        seen["position"] = self.game.view(self.state, side)
        if question is None:
            seen["question"] = None
            assert self.result is not None
            seen["result"] = {"winner": self.result.winner, "reason": self.result.reason}
        else:
            seen["question"] = {"side": question.side, "prompt": question.asked(side)[0]}
            if side == question.side:
                seen["question"]["options"] = [self.game.write(action) for action in question.options]
        return seen

    def journal_for(self, side: int | None) -> list[str]:
        """The journal as `side` may read it: what others drew is a count only, what they did in secret is not there."""
        lines = []
        for entry in self.journal:
            who, answer, to = entry
            if not entry.noticed(side):
                continue
            if who != FATE:
                lines.append(f"{self.game.sides[who]} {self.game.write(answer)}")  # type: ignore[arg-type]
            elif isinstance(answer, int):
                lines.append(f"die {answer}")
            elif to is None or to == side:
                lines.append("draw " + " ".join(map(str, answer)))
            else:
                lines.append(f"draw {len(answer)} hidden")
        return lines

    def answers_for(self, side: int | None) -> int:
        """How many answers lie behind, as `side` may know."""
        journal = self.journal
        if not self.game.secret:
            return len(journal)
        upto, count = self._counted.get(side, (0, 0))
        if upto < len(journal):
            count += sum(entry.noticed(side) for entry in journal[upto:])
            self._counted[side] = (len(journal), count)
        return count

    def _counted_at(self, answers: int) -> dict[int | None, tuple[int, int]]:
        """Those counts when the journal has only so many entries: what was added is taken off again."""
        return {
            side: (min(upto, answers), count - sum(entry.noticed(side) for entry in self.journal[answers:upto]))
            for side, (upto, count) in self._counted.items()
        }

    def tape_for(self, side: int | None) -> list[Taped]:
        """The tape as `side` may know it."""
        return list(self.tape) if not self.game.secret else noticed(self.tape, side)

    def log_for(self, side: int | None) -> list[LogLine]:
        """What was told, as `side` may read it."""
        return [line for line in self.state.log or () if line.to is None or line.to == side]

    def news(self, side: int | None) -> list[LogLine]:
        """What was told since the last mark, as `side` may read it."""
        told = self._marks[-1].told if self._marks else 0
        return [line for line in (self.state.log or ())[told:] if line.to is None or line.to == side]

    def shown(self) -> int:
        """How often something hidden was laid open so far (REVEAL)."""
        return len(self._reveals)

    def shown_since(self, answers: int) -> bool:
        """Whether something hidden was laid open after so many entries of the journal."""
        return bool(self._reveals) and self._reveals[-1] > answers

    def warnings(self, side: int) -> list[Warning]:
        """What a good opponent would point out to `side` now."""
        return self.game.words.warnings(self.known(side))

    def known(self, side: int | None) -> Known[S]:
        """The position as `side` (None: a spectator) may know it."""
        return Known(self.game.blot(self.state, side), side)
