"""Matches: who sits where, whose turn it is, what was answered. One transaction an answer, durable before it counts.

Everything here is synchronous and safe in several threads: a match in memory is touched only under its lock, and its
row is locked in the store first, so several processes may serve one match.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..bots import quick, ready
from ..bots.search import Thought
from ..kernel.alone import go_on
from ..kernel.ask import Action
from ..kernel.editions import Texts, is_digest
from ..kernel.fate import Fair
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.refusal import NOT_YOUR_TURN, Refusal, Refused, shown
from ..kernel.say import sayer
from ..kernel.tape import FATE, Entry, Taped, known_before, straight
from . import clocks, leases, notify, numbers, rows
from .brought import Begun, Brought, begun, winner_of
from .database import Cursor, Database
from .errors import Denied, No, no_match, reason
from .memory import Change, Live, Memory
from .people import User
from .rows import MatchRow, Outcome, Pondered, SeatRow
from .wire import Clock, Contribution, NewMatch, Reason, Reply


@dataclass
class Given:
    """A match as a program gets it to think about: with a world that its side cannot tell from the real one."""

    game: str
    data: str
    files: Texts | None
    """Its data files, if they are not the present ones."""
    scenario: str
    options: dict[str, bool | int]
    side: int
    world: tuple[Mapping[str, object], list[Entry]]


class Asked(NamedTuple):
    """A program that is asked: its name, the number of the position, and what it needs to think."""

    bot: str
    seq: int
    given: Given


TAIL = 48
"""Answers since the last snapshot, after which the next mark is one."""
ABSENT = 3 * 86400.0
"""Seconds after which who is asked and does not answer may be played for, if he is not at the table."""
PRESENT = 60.0
"""Seconds after its last sign of life that a page counts as present."""
HEAD = 4000
"""Characters of a saved game among which its head is looked for."""
MOST_MATCHES = 200
"""Unfinished matches that one person may have."""


class Matches(Memory):
    """All matches of a store, and what people do with them."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], float] = time.time,
        site: str = "",
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(database, now, clock)
        self.site = site

    # -- making -------------------------------------------------------------------------------------------------

    def create(self, user: User, new: NewMatch) -> str:
        """A new match; it begins at once if nobody and nobody's number is missing."""
        game = self.game(new.game)
        if new.clock.kind != "none" and not new.clock.main:
            raise No(422, "table-clock-empty")
        key = secrets.token_bytes(32)
        play = Play(game, Fair(key), new.scenario, new.options, log=True)
        seats = [self._seat(user, game, side, new) for side in range(len(game.sides))]
        unknown = set(new.seats) - set(game.sides)
        if unknown:
            raise No(422, "table-no-side", side=shown(min(unknown)))
        if not any(seat.user == user.id for seat in seats):
            raise No(422, "table-no-seat-for-you")
        public = any(seat.waits == "open" for seat in seats) if new.public is None else new.public
        with self.database.transaction() as cursor:
            asked = [numbers.sides_of(game, seats, user.id)] if new.numbers else []
            hands = new.open_hands and all(seat.user == user.id for seat in seats)
            return self._open(cursor, user, begun(play), key, seats, new.clock, public, asked, open_hands=hands)

    def _seat(self, user: User, game: Game[Any], side: int, new: NewMatch) -> SeatRow:
        wish = new.seats.get(game.sides[side], "")
        seat = SeatRow(side, None, "", False, "", "", float(new.clock.main))
        if wish == "me":
            seat.user = user.id
        elif wish in ("open", "link"):
            seat.waits = wish
        elif wish.startswith("bot:") and wish.removeprefix("bot:") in ready():
            seat.bot = wish.removeprefix("bot:")
        else:
            raise No(422, "table-bad-seat", side=game.sides[side], wish=shown(wish), bots=", ".join(ready()))
        return seat

    def _open(
        self,
        cursor: Cursor,
        user: User,
        begun: Begun,
        key: bytes,
        seats: list[SeatRow],
        clock: Clock,
        public: bool,
        asked: Sequence[str] = (),
        imported: bool = False,
        open_hands: bool = False,
    ) -> str:
        """`asked`: sides whose players put numbers into the dice."""
        now = self.now()
        game = self._edition(begun.game, begun.data, cursor)
        waiting = bool(asked) or any(seat.waits for seat in seats)
        match = MatchRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            version=game.version,
            data=game.digest,
            scenario=begun.scenario,
            options=begun.options,
            key=key.hex(),
            clock=clock,
            owner=user.id,
            invite=secrets.token_urlsafe(12),
            state="waiting" if waiting else "playing",
            turn=begun.turn,
            seq=-1 if waiting else 0,
            turn_name=begun.when,
            made=now,
            last=now,
            due=None,
            result=None,
            rematch="",
            imported=imported,
            public=public,
            open_hands=open_hands,
        )
        if not waiting:
            clocks.start(match, seats, self.clock())
        count = cursor.run(
            "SELECT count(*) FROM matches JOIN seats ON seats.match_id = matches.id"
            " WHERE seats.user_id = ? AND matches.state <> 'over'",
            user.id,
        )
        if count[0][0] >= 2 * MOST_MATCHES:
            raise No(422, "table-too-many-matches", most=MOST_MATCHES)
        rows.keep_edition(cursor, game, game.digest)
        rows.insert_match(cursor, match)
        for seat in seats:
            rows.insert_seat(cursor, match.id, seat)
        for sides in asked:
            numbers.expect(cursor, match.id, sides)
        if not waiting:
            self._keep_deal(cursor, match, begun)
        cursor.tell(f"match {match.id}")
        return match.id

    def _keep_deal(self, cursor: Cursor, match: MatchRow, begun: Begun) -> None:
        rows.append_tape(cursor, match.id, 0, begun.tape, self.now(), begun.hash)
        marked = begun.marked
        if marked is not None and marked.answers:  # what was dealt can be seen even if later rules deal otherwise
            rows.write_mark(cursor, match.id, marked.answers, int(match.turn_name), marked.state)

    def files_for(self, text: str) -> Texts | None:
        """The data files that a saved game was played with, if this store keeps them."""
        head = text[:HEAD].partition("\n\n")[0]
        named = dict(line.split(": ", 1) for line in head.split("\n") if line.startswith(("game: ", "data: ")))
        game, data = named.get("game", "").strip(), named.get("data", "").strip()
        if game not in self.games or not is_digest(data):
            return None
        with self.database.transaction() as cursor:
            return rows.find_edition(cursor, game, data)

    def files_of(self, game: Game[Any]) -> Texts | None:
        """The data files of a game, if they are not the present ones: for another process."""
        return None if game.digest == self.game(game.name).digest or game.files is None else game.files.texts

    def take_in(self, user: User, brought: Brought) -> str:
        """A match from a saved game that was played again: who brought it sits everywhere and goes on with dice of this
        table."""
        begun, outcome = brought
        game = self.edition_of(begun.game, begun.data)
        seats = [SeatRow(side, user.id, "", False, "", "", 0) for side in range(len(game.sides))]
        with self.database.transaction() as cursor:
            key = secrets.token_bytes(32)
            match_id = self._open(cursor, user, begun, key, seats, Clock(), False, imported=True)
            if begun.marked is not None:  # so that nobody has to play all of it again to look at it
                rows.write_snapshot(cursor, match_id, 0, begun.marked, begun.log, 0)
        if outcome is not None:
            with self.changing(match_id) as change:
                self._end(change, outcome)
        return match_id

    def join(self, user: User, match_id: str, side: str, invite: str, number: bool = False) -> None:
        """Take a free seat, or (with the invitation of a full match) a place among those who watch. `number`: and put
        one into the dice."""
        with self.changing(match_id) as change:
            match, seats, cursor = change.match, change.seats, change.cursor
            invited = secrets.compare_digest(invite.encode(), match.invite.encode())
            free = [s for s in seats if s.waits == "open" or (s.waits == "link" and invited)]
            names = change.live.play.game.sides
            if side:
                free = [seat for seat in free if names[seat.side] == side]
            if not free or any(seat.user == user.id for seat in seats):
                if not invited and not self.may_see(match, seats, user, cursor):
                    raise no_match()
                if invited and not side:
                    self._watch(cursor, match_id, user)
                    return
                raise No(409, "table-no-free-seat")
            seat = free[0]
            seat.user, seat.waits = user.id, ""
            rows.update_seat(cursor, match_id, seat)
            if number and match.seq < 0:
                numbers.expect(cursor, match_id, names[seat.side])
            match.last = self.now()
            self._begin(change, user)
            if match.state == "waiting" and not any(other.waits for other in seats):
                self._call_for_numbers(change, user)

    def put_number(self, user: User, match_id: str, given: Contribution) -> None:
        """Commit to a number of one's own for the dice, or show it; who shows the last one begins the match."""
        if bool(given.commitment) == bool(given.number):
            raise No(422, "table-number-what")
        with self.changing(match_id) as change:
            if not self.may_see(change.match, change.seats, user, change.cursor):
                raise no_match()
            sides = numbers.sides_of(change.live.play.game, change.seats, user.id)
            numbers.put(change.cursor, change.match, change.seats, sides, given, self.now())
            self._begin(change, user)

    def _begin(self, change: Change, by: User) -> None:
        """Deal, and let the clock run, if nobody and nobody's number is missing."""
        match, cursor = change.match, change.cursor
        if not any(seat.waits for seat in change.seats) and not numbers.missing(cursor, match.id):
            if match.seq < 0:
                self._deal(change)
            match.state, match.last = "playing", self.now()
            clocks.start(match, change.seats, self.clock())
            self._letter(change, besides=by.id)
        rows.update_match(cursor, match)

    def _deal(self, change: Change) -> None:
        """Everything up to the first question, with the dice that are now known to be nobody's choice."""
        match, cursor = change.match, change.cursor
        game = change.live.play.game
        play = Play(game, numbers.fate(cursor, match), match.scenario, match.options, log=True)
        dealt = begun(play)
        match.version, match.seq, match.turn, match.turn_name = game.version, 0, dealt.turn, dealt.when
        change.live.deal(play)
        self._keep_deal(cursor, match, dealt)
        rows.update_fit(cursor, match)

    def _call_for_numbers(self, change: Change, joined: User) -> None:
        """The table is full: who is away and has a number to show is written to."""
        game, lacking = change.live.play.game, numbers.missing(change.cursor, change.match.id)
        for person in {seat.user for seat in change.seats} - {None, joined.id}:
            if person is not None and numbers.sides_of(game, change.seats, person) in lacking:
                self._write_to(change, person)

    def _watch(self, cursor: Cursor, match_id: str, user: User) -> None:
        cursor.run("DELETE FROM watchers WHERE match_id = ? AND user_id = ?", match_id, user.id)
        cursor.run("INSERT INTO watchers (match_id, user_id) VALUES (?, ?)", match_id, user.id)

    def cancel(self, user: User, match_id: str) -> None:
        """Take away a match that has not begun: its owner may, and when the table is full any who sit there."""
        with self.changing(match_id) as change:
            match, seats = change.match, change.seats
            full = not any(seat.waits for seat in seats)
            if match.owner != user.id and not (full and any(seat.user == user.id for seat in seats)):
                raise no_match()
            if match.state != "waiting":
                raise No(409, "table-has-begun")
            if match.seq < 0:  # so that there is something to look at; no number counts any more
                change.cursor.run("DELETE FROM numbers WHERE match_id = ?", match_id)
                self._deal(change)
            self._end(change, Outcome("abandoned", -1))

    # -- who may what -------------------------------------------------------------------------------------------

    def may_see(
        self, match: MatchRow, seats: list[SeatRow], user: User | None, cursor: Cursor, invite: str = ""
    ) -> bool:
        if match.public or (invite and secrets.compare_digest(invite.encode(), match.invite.encode())):
            return True
        if user is None:
            return False
        if match.owner == user.id or any(seat.user == user.id for seat in seats):
            return True
        found = cursor.run("SELECT 1 FROM watchers WHERE match_id = ? AND user_id = ?", match.id, user.id)
        return bool(found)

    def side(self, game: Game[Any], name: str) -> int:
        if name not in game.sides:
            raise No(422, "table-no-side", side=shown(name))
        return game.sides.index(name)

    def eyes(self, game: Game[Any], match: MatchRow, seats: list[SeatRow], user: User | None, side: str) -> int | None:
        """Whose eyes a person has: those of a seat of his (named, or asked, or his first), else a spectator's.

        When a match is over its hands are open, and anybody who may see it may look with any eyes."""
        mine = [seat.side for seat in seats if user is not None and seat.user == user.id]
        if side == "watch":
            return None
        if side:
            wanted = self.side(game, side)
            if wanted not in mine and match.state != "over":
                raise No(403, "table-not-your-seat")
            return wanted
        return None if not mine else match.turn if match.turn in mine else mine[0]

    def seat_of(self, game: Game[Any], seats: list[SeatRow], user: User, side: str, turn: int = -1) -> SeatRow:
        """The seat a person speaks from: the one named, else the one that is asked, else his only one."""
        mine = [seat for seat in seats if seat.user == user.id]
        if side:
            mine = [seat for seat in mine if game.sides[seat.side] == side]
        if not mine:
            raise No(403, "table-not-your-seat")
        return next((seat for seat in mine if seat.side == turn), mine[0])

    def _at_his_seat(self, change: Change, user: User, side: str) -> SeatRow:
        """The seat from which a person plays: no program sits there for him."""
        seat = self.seat_of(change.live.play.game, change.seats, user, side, change.match.turn)
        if seat.bot:
            raise No(409, "table-program-plays")
        return seat

    @contextmanager
    def _playing(self, user: User, match_id: str) -> Iterator[Change]:
        """A match under way that this person may see, about to change."""
        with self.changing(match_id) as change:
            if not self.may_see(change.match, change.seats, user, change.cursor):
                raise no_match()
            self._in_play(change.match)
            yield change

    def _fits(self, live: Live) -> None:
        if live.misfit:
            raise No(409, "table-misfit")

    def _in_play(self, match: MatchRow) -> None:
        if match.state == "waiting":
            raise No(409, "table-not-begun")
        if match.state == "over":
            raise No(409, "kernel-game-over")

    # -- answering ----------------------------------------------------------------------------------------------

    def answer(self, user: User, match_id: str, seq: int, written: str, side: str, alone: bool = False) -> int:
        """A person's answer. `alone`: he does not want to be asked what has one answer only."""
        with self._playing(user, match_id) as change:
            self._fits(change.live)
            game = change.live.play.game
            seat = self._at_his_seat(change, user, side)
            self._is_current(change.live, seat, seq)
            actions = [game.read(written)]
            self._wish(change, user, alone)
            self._answer(change, seat.side, *actions)
            return change.live.version(seat.side)

    def gesture(
        self,
        user: User,
        match_id: str,
        seq: int,
        written: Sequence[str],
        side: str,
        language: str,
        alone: bool = False,
    ) -> tuple[int, int, Reason | None]:
        """A person's answers one after another, as far as they go: the version then, how many were given, and why not
        the next."""
        with self._playing(user, match_id) as change:
            self._fits(change.live)
            game = change.live.play.game
            seat = self._at_his_seat(change, user, side)
            self._is_current(change.live, seat, seq)
            actions = [game.read(text) for text in written]
            self._wish(change, user, alone)
            done, why = self._answer(change, seat.side, *actions)
            return change.live.version(seat.side), done, None if why is None else reason(game, why, language)

    def _wish(self, change: Change, user: User, alone: bool) -> None:
        """Keep what this person wants, for all seats of his: what others do may leave him one answer only."""
        for seat in change.seats:
            if seat.user == user.id and seat.alone != alone:
                seat.alone = alone
                rows.update_seat(change.cursor, change.match.id, seat)

    def _is_current(self, live: Live, seat: SeatRow, seq: int) -> None:
        """Whether what is answered is the position that this seat sees now."""
        now = live.version(seat.side)
        if seq != now:
            raise No(409, "table-stale", seq=now)

    def answer_for_bot(
        self, match_id: str, holder: str, seq: int, side: int, action: Action, thought: Thought | None = None
    ) -> None:
        """An answer of a program of this server, to the position that the store numbers `seq`. `thought`: what was
        thought before, if anything was."""
        with self.changing(match_id) as change:
            self._in_play(change.match)
            self._fits(change.live)
            if change.seats[side].bot:
                live, cursor = change.live, change.cursor
                if seq != live.seq:
                    raise No(409, "table-stale", seq=live.seq)
                place, told = len(live.play.journal), len(live.play.state.log or ())
                self._answer(change, side, action)
                tells = len(live.play.state.log or ())
                if thought is not None:
                    rows.write_thought(cursor, match_id, Pondered(place, side, told, tells, thought))
                elif not quick(change.seats[side].bot):
                    rows.tell_thought(cursor, match_id, side, tells)
                if action[0] not in live.play.game.secret:  # else one could count its secrets by this
                    leases.thought(cursor, match_id, holder)
                leases.renew(cursor, match_id, holder, self.clock())

    def _answer(self, change: Change, side: int, *actions: Action) -> tuple[int, Refusal | None]:
        """Give answers, the first at least: how many were given, and why not the next. They are kept as one."""
        live, match = change.live, change.match
        if match.due is not None and self.clock() > match.due:
            raise No(409, "table-time-is-up")
        play, before, length = live.play, len(live.play.tape), len(live.play.journal)
        try:
            play.act(side, actions[0])
        except Refused as refused:
            raise Denied(refused.refusal, play.game) from None
        done, why = 1, None
        try:
            for action in actions[1:]:
                why = self._ended(play, side, length) or play.why_not(side, action)
                if why is not None:
                    break
                play.act(side, action)
                done += 1
            if why is None:
                go_on(play, {seat.side for seat in change.seats if seat.alone and seat.user})
        except BaseException:  # some of it is done already
            self._break(live)
            raise
        self._write(change, play.tape[before:], self.now())
        answerer = change.seats[side].user
        if answerer is not None and match.turn != side:
            notify.withdraw_turn(change.cursor, answerer, match.id)
        if not play.over and match.turn != side:
            self._letter(change, besides=answerer)
        return done, why

    def _ended(self, play: Play[Any], side: int, length: int) -> Refusal | None:
        """Why answers that were meant to follow are not given any more: something has happened that nobody foresaw."""
        if play.question is None or play.question.side != side:
            return play.why_not(side, ("", None))
        if play.shown_since(length):
            return Refusal("", "table-stopped-shown")
        rolled = any(entry.who == FATE for entry in play.journal[length:])
        return Refusal("", "table-stopped-dice") if rolled else None

    def undo(self, user: User, match_id: str, seq: int, side: str) -> int:
        """Take back one's own last answer, with those that were given with it."""
        with self._playing(user, match_id) as change:
            live = change.live
            self._fits(live)
            game = live.play.game
            looking = self._at_his_seat(change, user, side)
            self._is_current(live, looking, seq)
            last = live.play.journal[-1].who if live.play.journal else -1
            seat = self.seat_of(game, change.seats, user, side, last)
            try:
                live.play.undo(seat.side, rows.last_begin(change.cursor, match_id, len(live.play.journal)))
            except Refused as refused:
                raise Denied(refused.refusal, game) from None
            self._write(change, live.play.tape[-1:], self.now())
            return live.version(looking.side)

    def _write(self, change: Change, items: list[Taped], now: float) -> None:
        """Keep what was just done. In memory it is done already: if this fails, the match in memory is forgotten."""
        live, match, cursor = change.live, change.match, change.cursor
        live.seq += 1
        play = live.play
        turn = -1 if play.question is None else play.question.side
        when = str(play.game.turn(play.state))
        quiet = (turn, when) == (match.turn, match.turn_name) and self._unnoticed(live, len(items))
        rows.append_tape(cursor, match.id, live.seq, items, now, play.hash())
        if any(isinstance(item, int) for item in items):
            if quiet:  # what others ask for stays, unless it is gone
                gone = "DELETE FROM requests WHERE match_id = ? AND kind = 'back' AND answers >= ?"
                cursor.run(gone, match.id, len(play.journal))
            else:
                cursor.run("DELETE FROM requests WHERE match_id = ?", match.id)
            rows.drop_marks(cursor, match.id, len(play.journal))
            rows.drop_thoughts(cursor, match.id, len(play.journal))
            if len(play.journal) < live.marked:
                rows.drop_snapshot(cursor, match.id)
                live.marked = live.told = 0
        marked = play.marked()
        if marked is not None and (play.over or marked.answers - live.marked >= TAIL):
            rows.write_snapshot(cursor, match.id, live.seq, marked, play.state.log or [], live.told)
            live.marked, live.told = marked.answers, marked.told
        if play.over:
            rows.write_mark(cursor, match.id, len(play.journal), int(when), play.state.copy().dump())
        elif marked is not None and when != match.turn_name:
            rows.write_mark(cursor, match.id, marked.answers, int(when), marked.state)
        match.seq, match.last = live.seq, match.last if quiet else now
        if turn != match.turn:
            clocks.turn_to(change, turn, self.clock(), back=isinstance(items[0], int))
            cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = 'draw'", match.id)
        match.turn, match.turn_name = turn, when
        if play.over:
            self._end(change, Outcome("rules", winner_of(play)))
        else:
            rows.update_match(cursor, match)

    def _unnoticed(self, live: Live, items: int) -> bool:
        """Whether the last `items` of the tape are known to one side alone: nobody else may see that anything moved."""
        play = live.play
        if not play.game.secret or play.over:
            return False
        whole = len(play.tape)
        return live.known(None, whole - items) == live.known(None, whole)

    # -- endings and agreements ---------------------------------------------------------------------------------

    def overdue(self) -> list[str]:
        """Matches in which a clock has run out."""
        with self.database.transaction() as cursor:
            found = cursor.run("SELECT id FROM matches WHERE due < ? AND state = 'playing'", self.clock())
        return [match_id for (match_id,) in found]

    def time_out(self, match_id: str) -> None:
        """Who has no time left loses."""
        with self.changing(match_id) as change:
            match = change.match
            if match.state == "playing" and match.due is not None and match.due < self.clock():
                self._end(change, Outcome("time", self._other(match.turn, change.seats)))

    def _other(self, side: int, seats: list[SeatRow]) -> int:
        """Who wins when a side gives up: the only other one."""
        others = [seat.side for seat in seats if seat.side != side]
        return others[0] if len(others) == 1 else -1

    def _end(self, change: Change, outcome: Outcome) -> None:
        match, cursor = change.match, change.cursor
        match.state, match.result, match.due = "over", outcome, None
        for seat in change.seats:
            if seat.user is not None:
                notify.withdraw_turn(cursor, seat.user, match.id)
        change.live.outcome = outcome
        cursor.run("DELETE FROM requests WHERE match_id = ?", match.id)
        rows.update_match(cursor, match)

    def resign(self, user: User, match_id: str, side: str) -> None:
        with self._playing(user, match_id) as change:
            seat = self.seat_of(change.live.play.game, change.seats, user, side, change.match.turn)
            self._end(change, Outcome("resigned", self._other(seat.side, change.seats)))

    def ask(self, user: User, match_id: str, kind: str, to: int, side: str, of: str = "", bot: str = "") -> None:
        """Ask the others to go back, for a draw, that a program (`bot`) play for a side (`of`), or (where its tape does
        not fit the rules any more) to go on from the last good answer. Who holds all seats, or plays a program, need
        not wait."""
        with self._playing(user, match_id) as change:
            seats = change.seats
            if kind == "back":
                self._fits(change.live)
            if kind == "renew":
                self._may_renew(change)
            seat = self.seat_of(change.live.play.game, seats, user, side, change.match.turn)
            others = [other for other in seats if other.user not in (user.id, None) and not other.bot]
            if kind == "draw" and any(other.bot for other in seats):
                raise No(422, "table-no-draw-with-bots")
            place = self._place(change.live, seat.side, to) if kind == "back" else 0
            if kind == "stand":
                place = self._to_stand_for(change, user, self.side(change.live.play.game, of) if of else seat.side, bot)
                others = [other for other in others if other.side != place]
            change.cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = ?", match_id, kind)
            if not others:
                self._agree(change, kind, place, bot)
                return
            change.cursor.run(
                "INSERT INTO requests (match_id, kind, side, answers, bot) VALUES (?, ?, ?, ?, ?)",
                match_id, kind, seat.side, place, bot,
            )  # fmt: skip

    def _place(self, live: Live, side: int, to: int) -> int:
        """The place of the journal that a side calls `to`. That one cannot go back there is said before it is asked."""
        places = live.places(side)
        if not 0 <= to < len(places) or live.play.journal[places[to]].who < 0:
            raise No(422, "kernel-rollback-to-decision")
        return places[to]

    def reply(self, user: User, match_id: str, answer: Reply) -> None:
        """Answer what another side asked: just that, and nothing it was changed into meanwhile."""
        kind = answer.kind
        with self._playing(user, match_id) as change:
            cursor, play = change.cursor, change.live.play
            sql = "SELECT side, answers, bot FROM requests WHERE match_id = ? AND kind = ?"
            found = cursor.run(sql, match_id, kind)
            if not found:
                raise No(409, "table-no-request")
            by, to, bot = found[0]
            mine = {seat.side for seat in change.seats if seat.user == user.id}
            if not mine:
                raise No(403, "table-not-your-seat")
            eyes = self.eyes(play.game, change.match, change.seats, user, "")
            told = to if kind == "stand" else known_before(play.journal, to, eyes)
            if (answer.by, answer.to, answer.bot) != (play.game.sides[by], told, bot):
                raise No(409, "table-other-request")
            cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = ?", match_id, kind)
            if by in mine:  # one's own request is taken back
                return
            if answer.accept:
                self._agree(change, kind, to, bot)

    def _agree(self, change: Change, kind: str, to: int, bot: str) -> None:
        if kind == "stand":
            self._stand(change, to, bot)
            return
        if kind == "draw":
            self._end(change, Outcome("agreed", -1))
            return
        if kind == "renew":
            self._renew(change)
            return
        play = change.live.play
        play.rollback(to, range(len(play.game.sides)))
        self._write(change, play.tape[-1:], self.now())

    def _to_stand_for(self, change: Change, user: User, side: int, bot: str) -> int:
        """The side for which a program may play, if that is to be asked for: one's own, or that of somebody who has not
        answered for days."""
        seat, seats = change.seats[side], change.seats
        if bot not in ready():
            raise No(422, "table-no-program", bots=", ".join(ready()))
        if seat.bot:
            raise No(409, "table-program-plays")
        if seat.user == user.id and all(other.user == user.id for other in seats):
            raise No(409, "table-all-yours")
        if seat.user != user.id and not self.is_absent(change.match, seat, self._is_here_now(change, seat)):
            raise No(409, "table-not-absent", days=int(ABSENT / 86400))
        return side

    def is_absent(self, match: MatchRow, seat: SeatRow, here: bool) -> bool:
        """Whether somebody has let the others wait for so long that a program may play for him."""
        waits = match.state == "playing" and match.turn == seat.side and seat.user is not None and not seat.bot
        return waits and not here and self.now() - match.last > ABSENT

    def _is_here_now(self, change: Change, seat: SeatRow) -> bool:
        return seat.user is not None and self._is_here(change.cursor, change.match.id, seat.user)

    def _stand(self, change: Change, side: int, bot: str) -> None:
        """A program plays for a side from here on."""
        match, seat, cursor = change.match, change.seats[side], change.cursor
        if match.turn == side:
            clocks.stop(change, self.clock())
        seat.bot = bot
        if seat.user is not None:
            notify.withdraw_turn(cursor, seat.user, match.id)
        self._reseat(change, seat)

    def come_back(self, user: User, match_id: str, side: str) -> None:
        """Take one's own seat again, in which a program sits."""
        with self._playing(user, match_id) as change:
            match = change.match
            seat = self.seat_of(change.live.play.game, change.seats, user, side, match.turn)
            if not seat.bot:
                raise No(409, "table-no-program-plays")
            seat.bot = ""
            if match.turn == seat.side:
                clocks.go_on(change, self.clock())
            self._reseat(change, seat)

    def _reseat(self, change: Change, seat: SeatRow) -> None:
        match, cursor = change.match, change.cursor
        cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = 'stand'", match.id)
        rows.update_seat(cursor, match.id, seat)
        rows.update_match(cursor, match)
        change.live.seat(change.seats)

    def _renew(self, change: Change) -> None:
        """Go on under the rules of this program from the last answer that fits them."""
        live, match, cursor = change.live, change.match, change.cursor
        self._may_renew(change)
        play = live.play
        live.retape([*rows.read_tape(cursor, match.id, first=match.straight), len(play.journal)])
        live.misfit = match.misfit = {}
        match.version, match.tried, match.straight = play.game.version, 0, live.seq + 1
        live.marked = len(play.tape)  # whatever snapshot there is lies too far on
        self._write(change, play.tape[-1:], self.now())
        live.retape(straight(play.tape))
        live.straight = match.straight
        rows.update_fit(cursor, match)
        clocks.start(match, change.seats, self.clock())
        rows.update_match(cursor, match)

    def _may_renew(self, change: Change) -> None:
        if not change.live.misfit:
            raise No(409, "table-fits")
        if change.match.good < 0:
            raise No(409, "table-other-rules")

    def rematch(self, user: User, match_id: str, number: bool = False) -> str:
        """The same again with sides changed; the second to ask gets the match of the first. Who put numbers into the
        dice does so again, and (`number`) so does who asks."""
        with self.changing(match_id) as change:
            match, seats = change.match, change.seats
            if not any(seat.user == user.id for seat in seats):
                raise no_match()
            if match.state != "over":
                raise No(409, "table-not-over")
            if match.rematch:
                return match.rematch
            if any(seat.gone for seat in seats):
                raise No(409, "table-player-gone")
            key = secrets.token_bytes(32)
            game = self.game(match.game)
            play = Play(game, Fair(key), match.scenario, match.options, log=True)
            turned = seats[::-1] if len({seat.user or seat.bot for seat in seats}) > 1 else seats
            new = [
                SeatRow(side, old.user, "", False, "" if old.user else old.bot, "", float(match.clock.main))
                for side, old in enumerate(turned)
            ]
            before = {each.sides for each in numbers.found(change.cursor, match_id)}
            people = {seat.user for seat in seats if seat.user and numbers.sides_of(game, seats, seat.user) in before}
            if number:
                people.add(user.id)
            asked = sorted(numbers.sides_of(game, new, person) for person in people)
            match.rematch = self._open(
                change.cursor, user, begun(play), key, new, match.clock, match.public, asked,
                open_hands=match.open_hands,
            )  # fmt: skip
            rows.update_match(change.cursor, match)
            return match.rematch

    # -- letters ------------------------------------------------------------------------------------------------

    def _letter(self, change: Change, besides: str | None) -> None:
        """Write to who is asked now, if he is somebody else and is not at the table."""
        match = change.match
        seat = change.seats[match.turn] if match.turn >= 0 else None
        user_id = None if seat is None or seat.bot else seat.user
        if user_id is not None and user_id != besides:
            self._write_to(change, user_id)

    def _write_to(self, change: Change, user_id: str) -> None:
        """Tell somebody that the match waits for him, if he is not at the table."""
        match = change.match
        if self._is_here(change.cursor, match.id, user_id):
            return
        game = self.game(match.game)

        def title(language: str) -> str:
            turn = game.words.label("turn", int(match.turn_name), language)
            return f"{sayer(game, language).text('game-title')}, {turn}"

        notify.your_turn(change.cursor, user_id, match.id, title, f"{self.site}/match/{match.id}", self.clock())

    def _is_here(self, cursor: Cursor, match_id: str, user_id: str) -> bool:
        found = cursor.run(
            "SELECT 1 FROM presence WHERE match_id = ? AND user_id = ? AND seen > ?",
            match_id, user_id, self.clock() - PRESENT,
        )  # fmt: skip
        return bool(found)

    # -- programs -----------------------------------------------------------------------------------------------

    def may_ask_bot(self, match_id: str) -> bool:
        """Whether a program may sit in a match, from memory alone."""
        with self._turn:
            live = self._live.get(match_id)
        return live is None or bool(live.bots)

    def asked_bot(self, match_id: str, holder: str) -> Asked | None:
        """The program that is asked now, if nobody else lets it think already: nobody else will until the lease of
        `holder` has run out, or no program is asked any more."""
        with self.held(match_id) as live:
            with self.database.transaction() as cursor:
                match = rows.find_match(cursor, match_id)
                self.catch_up(live, match, cursor)
                live.seat(rows.find_seats(cursor, match_id))
                play = live.play
                side = -1 if match.state != "playing" or live.misfit or play.question is None else play.question.side
                if side not in live.bots:
                    leases.drop(cursor, match_id, holder)
                    return None
                bot = live.bots[side]
                if not leases.take(cursor, match_id, holder, self.clock(), thinks=not quick(bot)):
                    return None
                if not quick(bot):
                    cursor.tell(f"seats {match_id}")
            return Asked(bot, live.seq, self._given(play, side, secrets.randbits(48)))

    def _given(self, play: Play[Any], side: int, seed: int) -> Given:
        """A match for a program that plays a side, or speaks to who does."""
        game = play.game
        world = play.imagine(side, seed).snapshot()
        return Given(game.name, game.digest, self.files_of(game), play.scenario, dict(play.options), side, world)

    def may_have_hints(self, seats: list[SeatRow], user: User | None) -> bool:
        """Whether a program may tell this person what it would do: where nobody else plays whom that would wrong."""
        mine = [seat.user is not None and user is not None and seat.user == user.id for seat in seats]
        return any(mine) and all(own or seat.bot for own, seat in zip(mine, seats, strict=True))

    def wondering(self, user: User, match_id: str, seq: int, side: str) -> Given:
        """A question that this person is asked, for a program that tells him what it would do."""
        with self.database.transaction() as cursor:
            match = rows.find_match(cursor, match_id)
            seats = rows.find_seats(cursor, match_id)
            if not self.may_see(match, seats, user, cursor):
                raise no_match()
        self._in_play(match)
        with self.current(match_id) as live:
            self._fits(live)
            play = live.play
            seat = self.seat_of(play.game, seats, user, side, match.turn)
            if not self.may_have_hints(seats, user):
                raise No(403, "table-hint-people")
            self._is_current(live, seat, seq)
            if play.question is None or play.question.side != seat.side:
                raise No(409, NOT_YOUR_TURN.key)
            return self._given(play, seat.side, seq)

    def hold_bot(self, match_id: str, holder: str) -> None:
        """A program is still thinking."""
        with self.database.transaction() as cursor:
            leases.renew(cursor, match_id, holder, self.clock())

    def waiting_for_bots(self) -> list[str]:
        """Matches in which a program is asked and nobody lets it think."""
        with self.database.transaction() as cursor:
            found = cursor.run(
                "SELECT matches.id FROM matches"
                " JOIN seats ON seats.match_id = matches.id AND seats.side = matches.turn"
                " LEFT JOIN leases ON leases.match_id = matches.id"
                " WHERE seats.bot <> '' AND matches.state = 'playing' AND matches.misfit = ''"
                " AND (leases.until IS NULL OR leases.until < ?)",
                self.clock(),
            )
        return [match_id for (match_id,) in found]
