"""A position as one reader sees it, in words and pictures; why something cannot be done; what changed.

Everything here is made from the reader's own view, question, log and public overlays of a Play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Any

import msgspec

from ..kernel.alone import asked_anyway
from ..kernel.ask import Action, Choose
from ..kernel.game import LogLine
from ..kernel.once import kept
from ..kernel.picture import Chart, Picture
from ..kernel.play import Play
from ..kernel.reach import walk_of
from ..kernel.reading import choice_key, meant
from ..kernel.refusal import NOT_AMONG, NOT_NOW, BadInput, Refusal, shown
from ..kernel.say import Sayer, sayer
from .errors import reason
from .wire import Detail, Ended, Line, Message, Option, Patch, PicturePatch, Position, Question, Reason

MOST_ORDERS = 12


class Scribe:
    """The log of one Play in one language: every line is said once, for all who may read it."""

    def __init__(self, play: Play[Any], language: str) -> None:
        self.play = play
        self.say = sayer(play.game, language)
        self._told: list[LogLine] = []
        self._said: list[Line] = []
        self._read: dict[int | None, tuple[Line, ...]] = {}
        """What each side has of it, as far as it was told."""

    def lines(self, side: int | None) -> tuple[Line, ...]:
        """The log in words, as `side` may read it."""
        self._hear()
        found = self._read.get(side)
        if found is None:
            both = zip(self._told, self._said, strict=True)
            found = self._read[side] = tuple(said for line, said in both if line.to is None or line.to == side)
        return found

    def _hear(self) -> None:
        """The log only grows or is cut at its end: down to a line that is still the very same, all is said already."""
        log: list[LogLine] = self.play.state.log or []
        same = min(len(log), len(self._told))
        while same and log[same - 1] is not self._told[same - 1]:
            same -= 1
        if same < len(self._told):
            del self._told[same:], self._said[same:]
            self._read.clear()
        if same < len(log):
            new = [(line, self._line(line)) for line in log[same:]]
            self._told += log[same:]
            self._said += [said for _, said in new]
            for side, known in self._read.items():
                mine = tuple(said for line, said in new if line.to is None or line.to == side)
                if mine:
                    self._read[side] = known + mine

    def _line(self, line: LogLine) -> Line:
        game = self.play.game
        rolled = game.page.luck(line) if game.page.luck else None
        die = (game.sides[rolled[0]], rolled[1]) if rolled and len(rolled) == 2 else None
        return Line(
            bits=tuple(self.say.bits(line.key, line.args)),
            private=line.to is not None,
            die=die,
            trace=game.page.trace(line) if game.page.trace else None,
        )


class Reader:
    """One pair of eyes (a side, or None for a spectator) in one language, on one Play."""

    def __init__(self, play: Play[Any], side: int | None, language: str, scribe: Scribe | None = None) -> None:
        """`scribe`: who says the log, where others read it in this language too."""
        if play.game.page.picture is None:
            raise BadInput("bad-no-board", game=play.game.name)
        self.play, self.side = play, side
        self.say = sayer(play.game, language)
        self._scribe = scribe or Scribe(play, language)

    def picture(self) -> Picture:
        """What stands on the board, for these eyes."""
        game = self.play.game
        if game.page.board is not None and game.page.board(self.say.language).open:  # nothing is hidden from anybody
            return kept((Picture, self.say), self.play, self._draw)
        return self._draw()

    def _draw(self) -> Picture:
        game = self.play.game
        assert game.page.picture is not None
        return game.page.picture(game.view(self.play.state, self.side), self.say.language)

    def position(
        self, seq: int, ended: Ended | None = None, at: int | None = None, picture: Picture | None = None
    ) -> Position:
        """All that this reader sees now. `ended`: how the match ended at the table, if it did; `at`: the place as the
        reader counts, where he does not count what his eyes have noticed; `picture`: his, if it was drawn already."""
        play, game = self.play, self.play.game
        over = ended is not None or play.over
        if at is None:
            at = len(play.journal) if over else play.answers_for(self.side)
        return Position(
            seq=seq,
            at=at,
            side="" if self.side is None else game.sides[self.side],
            picture=picture or self.picture(),
            question=None if over else self._question(),
            undo=not over and self.side is not None and play.can_undo(self.side),
            charts=() if over else self._charts(),
            warnings=() if over else self._warnings(),
            log=self._scribe.lines(self.side),
            told=0,
            ended=ended or (ending(play, self.say) if play.over else None),
        )

    def _question(self) -> Question:
        question = self.play.question
        assert question is not None
        mine = question.side == self.side
        options = self._aimed(self._options(question.options, question.prompt)) if mine else []
        firsts = {action[0]: action for action in reversed(question.options)} if mine else {}
        lifts = walk_of(self.play, True) if mine else None
        return Question(
            side=self.play.game.sides[question.side],
            prompt=tuple(self.say.asked(question, self.side)),
            mine=mine,
            options=tuple(options),
            final=tuple(verb for verb, action in firsts.items() if self.play.is_final(action)),
            barred=tuple(self._barred(question)) if mine else (),
            lifts=lifts.lift if lifts else "",
            together=bool(lifts and lifts.along),
            afoot=mine and walk_of(self.play, False) is not None,
            every=tuple(verb for verb in firsts if verb in self.play.game.page.every),
            anyway=mine and asked_anyway(self.play),
            help=self._help(question) if mine else None,
        )

    def _help(self, question: Choose) -> Reason | None:
        found = self.say.help(question, self.side)
        return None if found is None else Reason(text=found[0], rule=found[1])

    def _barred(self, question: Choose) -> list[Reason]:
        """Why not what the question is about but does not allow now: verbs that nothing on the board stands for."""
        play, reasons = self.play, []
        open_ = {verb for verb, _ in question.options}
        for offer in question.offers:
            among = (None,) if offer.among is None else offer.among
            if offer.verb in open_ or not among or play.game.verbs[offer.verb] not in (None, "number"):
                continue
            refusal = question.why_not((offer.verb, among[0]))
            if refusal is not None and refusal is not NOT_AMONG:
                reasons.append(self.reason(refusal, offer.verb))
        return reasons

    def _options(self, actions: Iterable[Action], prompt: str) -> list[Option]:
        """Options in words; those that are one and the same choice are one, with the others beside it."""
        game, known = self.play.game, self.play.known(self.side)
        found: dict[object, list[Action]] = {}
        hints: dict[object, str] = {}
        for action in actions:
            key, hints[key] = choice_key(game, known, action, self.say.language)
            found.setdefault(key, []).append(action)
        return [in_words(self.say, tuple(same), prompt, hints[key]) for key, same in found.items()]

    def _aimed(self, options: list[Option]) -> list[Option]:
        """With the spaces on the map that stand for an option as well."""
        game = self.play.game
        aims = game.page.aims
        if not any(option.verb in aims for option in options):
            return options
        known, names = self.play.known(self.side), game.nouns["space"]
        found = []
        for option in options:
            if option.verb in aims:
                spaces = aims[option.verb](known, self.noun(option.noun)[1])
                option = msgspec.structs.replace(option, aims=tuple([f"space:{names[at]}" for at in spaces]))
            found.append(option)
        return found

    def _charts(self) -> tuple[Chart, ...]:
        charts = self.play.game.page.charts
        return () if charts is None else tuple(charts(self.play.known(self.side), self.say.language))

    def _warnings(self) -> tuple[Reason, ...]:
        question = self.play.question
        if self.side is None or question is None or question.side != self.side:
            return ()
        return tuple(
            self.reason(Refusal(warning.rule, warning.key, warning.args)) for warning in self.play.warnings(self.side)
        )

    # -- reasons ------------------------------------------------------------------------------------------------

    def reason(self, refusal: Refusal, verb: str = "") -> Reason:
        return reason(self.play.game, refusal, self.say.language, verb)

    def why_action(self, written: str) -> list[Reason]:
        """Why an answer is refused; nothing if it is not."""
        if self.side is None:
            return [self.reason(Refusal("", "table-only-watching"))]
        action = self.play.game.read(written)
        refusal = self.play.why_not(self.side, action)
        return [] if refusal is None else [self.reason(refusal, action[0])]

    def why_noun(self, noun: str) -> list[Reason]:
        """Why nothing can be done with a noun now, verb by verb; nothing if something can."""
        play, game = self.play, self.play.game
        kind, number = self.noun(noun)
        question = play.question
        if self.side is None:
            return [self.reason(Refusal("", "table-only-watching"))]
        if question is None or question.side != self.side:
            refusal = play.why_not(self.side, (next(iter(game.verbs)), None))
            return [] if refusal is None else [self.reason(refusal)]
        reasons: dict[str, Reason] = {}
        for offer in question.offers:
            if game.verbs[offer.verb] != kind:
                continue
            refusal = play.why_not(self.side, (offer.verb, number))
            if refusal is None:
                return []
            if refusal is not NOT_AMONG and refusal is not NOT_NOW:
                reason = self.reason(refusal, offer.verb)
                reasons.setdefault(reason.text, reason)
        if not reasons:
            asked = self.say.text(question.prompt, question.args)
            return [self.reason(Refusal("", "table-not-asked", {"noun": (kind, number), "asked": asked}))]
        return list(reasons.values())

    def noun(self, written: str) -> tuple[str, int]:
        """A noun of the game from `kind:name`."""
        kind, _, name = written.partition(":")
        number = self.play.game.noun(kind, name) if kind in self.play.game.nouns else None
        if number is None:
            raise BadInput("cli-unknown-noun", noun=shown(written))
        return kind, number

    def detail(self, written: str) -> Detail:
        """The card of a thing."""
        kind, number = self.noun(written)
        play, game, language = self.play, self.play.game, self.say.language
        tell = game.words.detail
        lines = [] if tell is None else tell(play.known(None), kind, number, language).splitlines()
        question = play.question
        may: list[str] = []
        asked = question is not None and question.side == self.side
        if question is not None and asked:
            mine = [a for a in question.options if a[1] == number and game.verbs[a[0]] == kind]
            # Of a place also what it would come to: it is looked at before it is chosen.
            may = [
                f"{option.label} · {option.hint}" if kind == "space" and option.hint else option.label
                for option in self._options(mine, question.prompt)
            ]
        return Detail(
            noun=written,
            title=game.words.label(kind, number, language),
            lines=tuple(line for line in lines if line.strip()),
            may=tuple(may),
            not_=tuple(self.why_noun(written)) if asked and not may else (),
        )

    def orders(self, text: str) -> list[Option]:
        """What a typed order could mean now."""
        question = self.play.question
        if question is None or question.side != self.side:
            return []
        found = self._options(meant(text, self.play.game, question, self.say.language), question.prompt)
        return found[:MOST_ORDERS]


@lru_cache(maxsize=1 << 14)
def in_words(say: Sayer, actions: tuple[Action, ...], prompt: str, hint: str) -> Option:
    """One choice in words: its first answer, and the others that are the same."""
    game, first = say.game, actions[0]
    verb, noun = first
    kind = game.verbs[verb]
    named = noun is not None and kind is not None and kind != "number"
    action = game.write(first)
    return Option(
        action=action,
        verb=verb,
        label=say.action(verb, noun, prompt),
        noun=f"{kind}:{action.partition(':')[2]}" if named else "",
        hint=hint,
        same=tuple(game.write(other) for other in actions[1:]),
    )


def ending(play: Play[Any], say: Sayer) -> Ended:
    """How a game ended by its rules."""
    result = play.result
    assert result is not None
    winner = "" if result.winner is None else play.game.sides[result.winner]
    name = "none" if result.winner is None else ("side", result.winner)
    reason = say.text(result.reason, result.args)
    return Ended(text=say.text("cli-over", {"winner": name, "reason": reason}), winner=winner, reason="rules")


# -- what changed -----------------------------------------------------------------------------------------------------

_WHOLE = tuple(name for name in Picture.__struct_fields__ if name not in ("spaces", "pieces"))
_REST = tuple(name for name in Position.__struct_fields__ if name not in ("picture", "log", "told", "seq"))


Compared = dict[tuple[int, int], tuple[object, object, dict[str, Any]]]
"""What changed between two things that several pictures share, by which they are: held, so that no others are."""


def patch(old: Position, new: Position, compared: Compared | None = None) -> Patch:
    """What must be said to somebody who knows `old`, so that he knows `new`. `compared`: for several at once."""
    said: dict[str, Any] = {}
    if old.picture is not new.picture:
        picture = _redrawn(old.picture, new.picture, {} if compared is None else compared)
        if picture:
            said["picture"] = PicturePatch(**picture)
    for name in _REST:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            said[name] = after
    same = len(old.log)
    if new.log[:same] != old.log:  # something was taken back
        both = zip(new.log, old.log, strict=False)
        same = next((n for n, (mine, theirs) in enumerate(both) if mine != theirs), min(same, len(new.log)))
    if same < len(old.log) or same < len(new.log):
        said["told"], said["log"] = same, new.log[same:]
    return Patch(seq=new.seq, **said)


def _redrawn(old: Picture, new: Picture, compared: Compared) -> dict[str, Any]:
    """What is not as it was in a picture. What games draw alike is mostly one and the same thing."""
    found: dict[str, Any] = {}
    for name in ("spaces", "pieces"):
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        which = (id(before), id(after))
        if which not in compared:
            compared[which] = (before, after, _changed(before, after))
        if compared[which][2]:
            found[name] = compared[which][2]
    for name in _WHOLE:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            found[name] = after
    return found


def _changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """By key what is not as it was, None for what is gone."""
    if [*before] == [*after]:  # the usual case, and quick: most are the very same
        new = compress(zip(after.items(), before.values(), strict=True), map(is_not, after.values(), before.values()))
        return {key: now for (key, now), was in new if was != now}
    changed = {key: now for key, now in after.items() if (was := before.get(key)) is not now and was != now}
    return changed | dict.fromkeys(before.keys() - after.keys())


def encode(message: Message) -> bytes:
    return msgspec.json.encode(message)
