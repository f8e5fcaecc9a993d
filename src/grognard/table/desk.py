"""The desk: one reader looks back at a match, or tries things in a private branch. Gone when its socket closes.

To play a match again, again and again, is dear: it is done in a process of its own (see apart.py)."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from ..games import get
from ..kernel.editions import Texts, edition
from ..kernel.fate import Scripted, Seeded
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.refusal import BadInput, Refusal, shown
from ..kernel.refusal import Refused as RefusedByRules
from ..kernel.say import sayer
from ..kernel.tape import Taped, journal_of
from . import rows
from .apart import Elsewhere
from .errors import No, no_match
from .line import GONE, Socket, send
from .matches import Matches
from .memory import table_ending
from .people import User
from .rows import Outcome
from .show import Reader, encode, patch
from .wire import Changed, Declined, DeskInfo, Explained, FromDesk, Laid, Position, Reason, Shown, Step, ToDesk, Why
from .work import Work

Known = Callable[[], Awaitable[bool]]
"""Whether the reader still is who he was."""

LONGEST = 5000
"""Answers after which a branch is long enough."""
MOST_DESKS = 6
"""Desks one person may have: each holds a whole match (about 1.5 MB) and takes a second to lay."""
NAMELESS = 60
"""Desks all those without a session may have together."""

_taken: Counter[str] = Counter()
"""Desks in this process, by person. Counted in the loop only."""


class Sheet(NamedTuple):
    """All that a desk needs of a match: it lies in another process."""

    game: str
    data: str
    files: Texts | None
    """The data files, if they are not the present ones."""
    scenario: str
    options: dict[str, bool | int]
    tape: list[tuple[Any, ...]]
    """As it is kept."""
    straight: int
    good: int | None
    """So many answers fit the rules of today; None: all."""
    later: list[tuple[int, int, Mapping[str, Any]]]
    over: bool
    outcome: Outcome | None
    eyes: list[int | None]
    side: int | None
    own: int | None
    """The side whose secrets this person knows even while he looks on with everybody's eyes."""


def sheet(matches: Matches, match_id: str, user: User | None, side: str = "", invite: str = "") -> Sheet:
    """A match as one reader may look back at it."""
    with matches.database.transaction() as cursor:
        match = rows.find_match(cursor, match_id)
        seats = rows.find_seats(cursor, match_id)
        if not matches.may_see(match, seats, user, cursor, invite):
            raise no_match()
        if match.seq < 0:
            raise No(409, "table-not-begun")
        fits = matches.edition(match, cursor).version == match.version
    if not fits:
        matches.live(match_id)  # which finds out whether it fits the rules of today
    with matches.database.transaction() as cursor:
        match = rows.find_match(cursor, match_id)
        game = matches.edition(match, cursor)
        tape = rows.tape_rows(cursor, match_id)
        good = None if match.version == game.version else match.good
        later = [] if good is None else rows.read_marks(cursor, match_id, good)
    over = match.state == "over"
    mine = [seat.side for seat in seats if user is not None and seat.user == user.id]
    return Sheet(
        game=match.game,
        data=match.data,
        files=matches.files_of(game),
        scenario=match.scenario,
        options=match.options,
        tape=tape,
        straight=match.straight,
        good=good,
        later=later,
        over=over,
        outcome=match.result,
        eyes=[None, *(range(len(game.sides)) if over else mine)],
        side=matches.eyes(game, match, seats, user, side),
        own=matches.eyes(game, match, seats, user, ""),
    )


class Reading:
    """A reader at his desk. What lies on it lies in another process, where it holds up nobody who plays."""

    def __init__(self, matches: Matches, match_id: str, user: User | None, language: str, invite: str) -> None:
        self._matches, self._match_id, self._user = matches, match_id, user
        self._language, self._invite = language, invite
        self._name = secrets.token_hex(8)

    async def run(self, socket: Socket, work: Work, apart: Elsewhere, who: str, side: str, known: Known) -> None:
        """Answer wishes until the page goes, or its session ends. `who`: a name for who asks."""
        person, most = (self._user.id, MOST_DESKS) if self._user is not None else ("", NAMELESS)
        if _taken[person] >= most:
            raise No(429, "table-too-many-pages")
        _taken[person] += 1
        try:
            given = await work.patiently(sheet, self._matches, self._match_id, self._user, side, self._invite)
            try:
                first = await apart.run(who, lay, self._name, given, self._language)
                await socket.accept()
                await send(socket, first)
                await self._serve(socket, apart, who, known)
            finally:
                apart.forget(clear, self._name)
        except GONE:
            pass
        finally:
            _taken[person] -= 1
            if not _taken[person]:
                del _taken[person]

    async def _serve(self, socket: Socket, apart: Elsewhere, who: str, known: Known) -> None:
        while True:
            text = await socket.receive_data(mode="text")
            try:
                wish = msgspec.json.decode(text, type=ToDesk)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                return
            if not await known():
                return
            said = await apart.run(who, do, self._name, wish)
            if said is None:  # that process was begun anew: the page comes again
                return
            await send(socket, said)


# -- in the other process ---------------------------------------------------------------------------------------------

_desks: dict[str, Desk] = {}


def lay(name: str, given: Sheet, language: str) -> list[bytes]:
    """Lay a match on a new desk."""
    game = edition(get(given.game), given.data, lambda name, digest: given.files)
    desk = Desk(given, game, language)
    said = [*map(encode, desk.open())]
    _desks[name] = desk
    return said


def do(name: str, wish: ToDesk) -> list[bytes] | None:
    """Do what a reader wishes; None if his desk is not here any more. If that comes to nothing, it is gone."""
    desk = _desks.pop(name, None)
    if desk is None:
        return None
    said = [*map(encode, desk.do(wish))]
    _desks[name] = desk
    return said


def clear(name: str) -> None:
    _desks.pop(name, None)


class Desk:
    """A copy of a match for one reader."""

    def __init__(self, given: Sheet, game: Game[Any], language: str) -> None:
        self.given, self.game, self.language = given, game, language
        self.side, self.eyes = given.side, given.eyes
        self.over, self.outcome = given.over, given.outcome
        self._places: list[int] = []
        """Where in the journal the answers stand that he knows of: he counts these."""
        self.branch: Play[Any] | None = None
        self._kept: list[tuple[int, Play[Any]]] = []
        """Positions beyond the last answer that fits the rules of today, one a turn."""
        self._at_kept = -1
        self._first = 0
        self._reader: Reader | None = None
        self._known: Position | None = None
        self._was_branch = False

    # -- the match ----------------------------------------------------------------------------------------------

    def open(self) -> list[FromDesk]:
        """Play the match again, noting where one may stop."""
        given, game = self.given, self.game
        self.journal = journal_of(rows.items_of(given.tape, given.straight))
        if given.good is not None:
            del self.journal[max(0, given.good) :]
        self._count()
        self._kept = [
            (turn, kept) for _, turn, state in given.later if (kept := _position(game, given, state)) is not None
        ]
        self.turns: dict[int, int] = {}
        if (
            given.good is not None and given.good < 0 and self._kept
        ):  # not even its beginning fits: there are only these
            self.play: Play[Any] = self._kept[0][1]
        else:
            self._follow()
        self.given = given._replace(tape=[], later=[])
        return [self._info(), *self._show()]

    def _follow(self) -> None:
        journal, game, match = self.journal, self.game, self.given
        opening = next((i for i, entry in enumerate(journal) if entry.who >= 0), len(journal))
        start: list[Taped] = list(journal[:opening])
        self.play = Play.restore(game, Scripted([]), match.scenario, match.options, start, None, [])
        for at, entry in enumerate(journal):
            if entry.who >= 0:
                self.play.follow(journal[len(self.play.journal) : at])
                self.turns[at] = game.turn(self.play.state)
        self.play.follow(journal[len(self.play.journal) :])

    def _count(self) -> None:
        """Find what the reader knows of: until the match is over, not what others did in secret."""
        side = self.given.own if self.side is None else self.side
        self._places = [at for at, entry in enumerate(self.journal) if self.over or entry.noticed(side)]

    def _info(self) -> Laid:
        game = self.play.game
        say = sayer(game, self.language)
        steps: list[Step] = []
        last = None
        for at, place in enumerate(self._places):
            entry = self.journal[place]
            if entry.who < 0:
                continue
            turn, action = self.turns[place], entry.answer
            assert isinstance(action, tuple)
            verb, noun = str(action[0]), action[1]
            steps.append(
                Step(
                    at=at,
                    side=game.sides[entry.who],
                    text=say.action(verb, noun),
                    head=verb in game.heads,
                    turn=game.words.label("turn", turn, self.language) if turn != last else "",
                )
            )
            last = turn
        length = len(self._places)
        for at, (turn, _) in enumerate(self._kept, length + 1):
            when = game.words.label("turn", turn, self.language)
            steps.append(Step(at=at, side="", text=say.text("table-kept-position"), head=True, turn=when))
        eyes = tuple("" if side is None else game.sides[side] for side in self.eyes)
        return Laid(info=DeskInfo(length=length + len(self._kept), steps=tuple(steps), eyes=eyes))

    # -- wishes -------------------------------------------------------------------------------------------------

    def do(self, wish: ToDesk) -> list[FromDesk]:
        try:
            return self._do(wish)
        except RefusedByRules as refused:
            return [self._refused(refused.refusal)]
        except No as no:
            return [self._refused(no.refusal)]
        except BadInput as bad:
            return [Declined(reason=Reason(text=bad.said(self.language)))]

    def _refused(self, refusal: Refusal) -> Declined:
        return Declined(reason=self._eyes_now().reason(refusal))

    def _do(self, wish: ToDesk) -> list[FromDesk]:
        if wish.why:
            return [Why(noun=wish.why, reasons=tuple(self._eyes_now().why_noun(wish.why)))]
        if wish.detail:
            return [Explained(detail=self._eyes_now().detail(wish.detail))]
        if wish.lang is not None:
            self.language = wish.lang
            self._known = None
            return [self._info(), *self._show()]
        if wish.side is not None:
            counted = self._places
            self._look(wish.side)
            if self._places != counted:
                return [self._info(), *self._show()]
        elif wish.at is not None:
            self.branch = None
            self._go(wish.at)
        elif wish.branch:
            self._branch()
        elif wish.act:
            self._act(wish.act)
        elif wish.undo:
            self._undo()
        return self._show()

    def _look(self, side: str) -> None:
        sides = self.game.sides
        if side not in ("", "watch", *sides):
            raise No(422, "table-no-side", side=shown(side))
        wanted = sides.index(side) if side in sides else None
        if wanted not in self.eyes:
            raise No(403, "table-not-your-seat")
        self.side = wanted
        self._count()

    def _go(self, at: int) -> None:
        """To the last decision at or before `at`, as the reader counts; beyond what fits, to a kept position."""
        self._at_kept = min(at - len(self._places), len(self._kept)) - 1
        if self._at_kept >= 0:
            return
        whole = len(self.journal)
        places = [*self._places, whole]
        at = min(at, len(places) - 1)
        while at > 0 and self._is_fate(places[at]):
            at -= 1
        place = places[at]
        if self._is_fate(place):  # before the first decision: what was dealt is dealt
            place = next((place for place in places if not self._is_fate(place)), whole)
        if place < len(self.play.journal):
            self.play.go_back(place)
        else:
            self.play.follow(self.journal[len(self.play.journal) : place])

    def _is_fate(self, place: int) -> bool:
        return place < len(self.journal) and self.journal[place].who < 0

    def _branch(self) -> None:
        if self._at_kept >= 0:
            raise No(409, "table-misfit")
        if self.play.over:
            raise No(409, "kernel-game-over")
        if self.over:
            self.branch = self.play.fork(Seeded(secrets.randbits(48)))
        elif self.side is not None:
            self.branch = self.play.imagine(self.side, secrets.randbits(48))
        else:
            raise No(403, "table-only-watching")
        self.branch.state.log = []
        self._first = len(self.branch.journal)

    def _act(self, written: str) -> None:
        if self.branch is None or self.branch.question is None:
            raise No(409, "table-no-branch")
        if len(self.branch.journal) - self._first > LONGEST:
            raise No(422, "table-branch-long")
        self.branch.act(self.branch.question.side, self.branch.game.read(written))

    def _undo(self) -> None:
        """In a branch anything can be taken back, down to where it began."""
        if self.branch is None:
            raise No(409, "table-no-branch")
        journal = self.branch.journal
        at = next((i for i in range(len(journal) - 1, self._first - 1, -1) if journal[i].who >= 0), None)
        if at is None:
            raise No(409, "kernel-nothing-to-undo")
        self.branch.go_back(at)

    # -- showing ------------------------------------------------------------------------------------------------

    def _eyes_now(self) -> Reader:
        """In a branch the reader has the eyes of whoever is asked."""
        play = self.branch or (self._kept[self._at_kept][1] if self._at_kept >= 0 else self.play)
        side = self.side
        if self.branch is not None and self.branch.question is not None:
            side = self.branch.question.side
        reader = self._reader
        if reader is None or (reader.play, reader.side, reader.say.language) != (play, side, self.language):
            reader = self._reader = Reader(play, side, self.language)
        return reader

    def _show(self) -> list[FromDesk]:
        reader = self._eyes_now()
        last = self._at_kept == len(self._kept) - 1
        at_end = self.branch is None and last and len(self.play.journal) == len(self.journal)
        ended = None
        if at_end and self.outcome is not None:
            ended = table_ending(self.play.game, self.outcome, self.language)
        branch = self.branch is not None
        at = bisect_left(self._places, len(self.play.journal)) if self.branch is None else len(self.branch.journal)
        if self.branch is None and self._at_kept >= 0:
            at = len(self._places) + 1 + self._at_kept
        new = reader.position(0, ended, at)
        old, self._known = self._known, new
        if old is None or branch != self._was_branch or old.side != new.side:
            self._was_branch = branch
            return [Shown(position=new, branch=branch)]
        return [Changed(patch=patch(old, new), branch=branch)]


def _position(game: Game[Any], match: Sheet, state: Mapping[str, Any]) -> Play[Any] | None:
    """A kept position, if the rules of today can show it."""
    try:
        return Play(game, Scripted([]), match.scenario, match.options, log=True, state=game.load(state))
    except Exception:  # whatever they stumble over: it was made by other rules
        return None
