"""Matches: who sits where, whose turn it is, what was answered. One transaction an answer, durable before it counts.

Everything here is synchronous and safe in several threads: a match in memory is touched only under its lock, and its
row is locked in the store first, so several processes may serve one match.
"""

from __future__ import annotations

import secrets
import threading
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..bots import NAMES as BOTS
from ..games import everything
from ..kernel.ask import Action
from ..kernel.fate import Fair
from ..kernel.game import Game
from ..kernel.play import Entry, Play
from ..kernel.record import ended_at_table, read, replay
from ..kernel.refusal import BadInput, Refused, shown
from ..kernel.say import sayer
from . import notify, rows
from .database import Cursor, Database
from .errors import Denied, No, no_match
from .people import User
from .rows import MatchRow, Outcome, SeatRow
from .show import Reader
from .wire import Clock, Ended, NewMatch, Position

Given = tuple[str, str, dict[str, bool | int], tuple[Mapping[str, object], list[Entry]]]
"""A match as a program gets it to think about: game, scenario, options, snapshot."""

KEPT = 64
"""Matches held in memory when nobody needs them: any can be read again."""
TAIL = 48
"""Answers since the last snapshot, after which the next mark is one."""
MARKS = 12
"""Positions held in memory a match, to go back to quickly."""
PRESENT = 60.0
"""Seconds after its last sign of life that a page counts as present."""
MOST_MATCHES = 200
"""Unfinished matches that one person may have."""


class Live:
    """A match in memory. Touched only under `lock`."""

    def __init__(self, match_id: str, play: Play[Any], seq: int, marked: int, told: int) -> None:
        self.id, self.play, self.seq = match_id, play, seq
        self.marked, self.told = marked, told
        """The last snapshot: how many answers lie before it, how many lines of the log are kept with it."""
        self.lock = threading.RLock()
        self.broken = False
        """It was changed and that could not be kept: whoever waited for the lock must not use it."""
        self.outcome: Outcome | None = None
        self.bots: dict[int, str] = {}
        """The programs that sit here, by side; they neither come nor go."""
        self._readers: OrderedDict[tuple[int | None, str], Reader] = OrderedDict()
        self._seen: dict[tuple[int | None, str], tuple[object, Position]] = {}

    def reader(self, side: int | None, language: str) -> Reader:
        key = (side, language)
        found = self._readers.get(key)
        if found is None:
            found = self._readers[key] = Reader(self.play, side, language)
        return found

    def position(self, side: int | None, language: str) -> Position:
        """What a side sees; made once for all who look with the same eyes."""
        key = (side, language)
        version = (self.seq, self.outcome is None)
        found = self._seen.get(key)
        if found is None or found[0] != version:
            reader = self.reader(side, language)
            ended = None if self.outcome is None else table_ending(self.play.game, self.outcome, language)
            found = self._seen[key] = (version, reader.position(self.seq, ended))
        return found[1]


def table_ending(game: Game[Any], outcome: Outcome, language: str) -> Ended | None:
    """How a match ended at the table; None if its rules ended it."""
    if outcome.reason == "rules":
        return None
    winner = "none" if outcome.winner < 0 else ("side", outcome.winner)
    text = sayer(game, language).text(f"table-ended-{outcome.reason}", {"winner": winner})
    return Ended(
        text=text,
        winner="" if outcome.winner < 0 else game.sides[outcome.winner],
        reason=outcome.reason,  # type: ignore[arg-type]
    )


class Matches:
    """All matches of a store."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time, site: str = "") -> None:
        self.database, self.now, self.site = database, now, site
        self.games = everything()
        self._live: weakref.WeakValueDictionary[str, Live] = weakref.WeakValueDictionary()
        self._recent: OrderedDict[str, Live] = OrderedDict()
        """The last used ones stay; others while a page holds them."""
        self._turn = threading.Lock()

    # -- in memory ----------------------------------------------------------------------------------------------

    def game(self, name: str) -> Game[Any]:
        found = self.games.get(name)
        if found is None:
            raise No(404, "table-no-game", name=shown(name))
        return found

    def live(self, match_id: str) -> Live:
        """A match in memory, read from the store if it is not there."""
        with self._turn:
            found = self._live.get(match_id)
        if found is None:
            with self.database.transaction() as cursor:
                read = self._read(match_id, cursor)
            with self._turn:
                found = self._live.setdefault(match_id, read)
        with self._turn:
            self._recent[match_id] = found
            self._recent.move_to_end(match_id)
            while len(self._recent) > KEPT:
                self._recent.popitem(last=False)
        return found

    def _read(self, match_id: str, cursor: Cursor) -> Live:
        """Locked, so that no other process writes between the journal and the snapshot that belongs to it."""
        match = rows.find_match(cursor, match_id, lock=True)
        game = self.game(match.game)
        if not rows.playable(match, game):
            raise No(409, "table-other-rules")
        tape = rows.read_tape(cursor, match_id)
        fate = Fair(bytes.fromhex(match.key), rows.spent(tape))
        snapshot = rows.read_snapshot(cursor, match_id)
        marked, log = snapshot or (None, [])
        told = len(log)
        play = Play.restore(game, fate, match.scenario, match.options, tape, marked, log)
        play.most_marks = MARKS
        live = Live(match_id, play, match.seq, 0 if marked is None else marked.answers, told)
        live.outcome = match.result
        live.bots = {seat.side: seat.bot for seat in rows.find_seats(cursor, match_id) if seat.bot}
        return live

    def _break(self, live: Live) -> None:
        """Forget a match whose memory is not what is kept. Its lock is held."""
        live.broken = True
        with self._turn:
            if self._live.get(live.id) is live:
                del self._live[live.id]
            if self._recent.get(live.id) is live:
                del self._recent[live.id]

    @contextmanager
    def held(self, match_id: str) -> Iterator[Live]:
        """A match in memory that nobody else touches until the end."""
        while True:
            live = self.live(match_id)
            with live.lock:
                if not live.broken:
                    yield live
                    return

    def refresh(self, match_id: str) -> Live:
        """A match as the store has it now."""
        with self.held(match_id) as live, self.database.transaction() as cursor:
            self.catch_up(live, rows.find_match(cursor, match_id), cursor)
        return live

    def catch_up(self, live: Live, match: MatchRow, cursor: Cursor) -> None:
        """Do in memory what another process has written."""
        if live.seq < match.seq:
            try:
                live.play.follow(rows.read_tape(cursor, live.id, live.seq, match.seq))
            except BaseException:
                self._break(live)
                raise
            live.seq = match.seq
            snapshot = cursor.run("SELECT answers, told FROM snapshots WHERE match_id = ?", live.id)
            live.marked, live.told = snapshot[0] if snapshot else (0, 0)
        live.outcome = match.result

    @contextmanager
    def _changing(self, match_id: str) -> Iterator[tuple[Live, MatchRow, list[SeatRow], Cursor]]:
        """A match that is about to change: locked, up to date, and forgotten if anything goes wrong.

        What is refused raises before anything changes: then the match in memory is as good as it was.
        """
        with self.held(match_id) as live:
            seq = live.seq
            try:
                with self.database.transaction() as cursor:
                    match = rows.find_match(cursor, match_id, lock=True)
                    self.catch_up(live, match, cursor)
                    seq = live.seq
                    yield live, match, rows.find_seats(cursor, match_id), cursor
                    cursor.tell(f"match {match_id}")
            except (No, Refused, BadInput):  # refused before anything was done, or not kept
                if live.seq != seq:
                    self._break(live)
                raise
            except BaseException:
                self._break(live)
                raise

    # -- making -------------------------------------------------------------------------------------------------

    def create(self, user: User, new: NewMatch) -> str:
        """A new match; it begins at once if nobody is missing."""
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
            return self._open(cursor, user, play, key, seats, new.clock, public)

    def _seat(self, user: User, game: Game[Any], side: int, new: NewMatch) -> SeatRow:
        wish = new.seats.get(game.sides[side], "")
        seat = SeatRow(side, None, "", False, "", "", float(new.clock.main))
        if wish == "me":
            seat.user = user.id
        elif wish in ("open", "link"):
            seat.waits = wish
        elif wish.startswith("bot:") and wish.removeprefix("bot:") in BOTS:
            seat.bot = wish.removeprefix("bot:")
        else:
            raise No(422, "table-bad-seat", side=game.sides[side], wish=shown(wish), bots=", ".join(BOTS))
        return seat

    def _open(
        self,
        cursor: Cursor,
        user: User,
        play: Play[Any],
        key: bytes,
        seats: list[SeatRow],
        clock: Clock,
        public: bool,
        imported: bool = False,
    ) -> str:
        now = self.now()
        game = play.game
        waiting = any(seat.waits for seat in seats)
        match = MatchRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.version,
            data=game.digest,
            scenario=play.scenario,
            options=dict(play.options),
            key=key.hex(),
            clock=clock,
            owner=user.id,
            invite=secrets.token_urlsafe(12),
            state="waiting" if waiting else "playing",
            turn=-1 if play.question is None else play.question.side,
            seq=0,
            turn_name="",
            made=now,
            last=now,
            due=None,
            result=None,
            rematch="",
            imported=imported,
            public=public,
        )
        self._where(match, play)
        if not waiting:
            self._start_clock(match, seats, now)
        count = cursor.run(
            "SELECT count(*) FROM matches JOIN seats ON seats.match_id = matches.id"
            " WHERE seats.user_id = ? AND matches.state <> 'over'",
            user.id,
        )
        if count[0][0] >= 2 * MOST_MATCHES:
            raise No(422, "table-too-many-matches", most=MOST_MATCHES)
        rows.insert_match(cursor, match)
        for seat in seats:
            rows.insert_seat(cursor, match.id, seat)
        rows.append_tape(cursor, match.id, 0, play.tape, now)
        cursor.tell(f"match {match.id}")
        return match.id

    def bring(self, user: User, text: str) -> str:
        """A match from a saved game: its importer sits everywhere and goes on with dice of this table."""
        saved = read(text, self.games)
        game = self.games[saved.game]
        play = replay(saved, game, log=True)
        key = secrets.token_bytes(32)
        seats = [SeatRow(side, user.id, "", False, "", "", 0) for side in range(len(game.sides))]
        with self.database.transaction() as cursor:
            match_id = self._open(cursor, user, play, key, seats, Clock(), False, imported=True)
        winner, _, how = ended_at_table(saved).partition(" ")
        if play.over or how:
            won = self._winner(play) if play.over else -1 if winner not in game.sides else game.sides.index(winner)
            with self._changing(match_id) as (live, match, _, cursor):
                self._end(match, live, cursor, Outcome("rules" if play.over else how, won))
        return match_id

    def join(self, user: User, match_id: str, side: str, invite: str) -> None:
        """Take a free seat, or (with the invitation of a full match) a place among those who watch."""
        with self._changing(match_id) as (live, match, seats, cursor):
            invited = secrets.compare_digest(invite.encode(), match.invite.encode())
            free = [s for s in seats if s.waits == "open" or (s.waits == "link" and invited)]
            names = live.play.game.sides
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
            if not any(other.waits for other in seats):
                match.state = "playing"
                match.last = self.now()
                self._start_clock(match, seats, match.last)
                self._letter(match, seats, cursor, besides=user.id)
            rows.update_match(cursor, match)

    def _watch(self, cursor: Cursor, match_id: str, user: User) -> None:
        cursor.run("DELETE FROM watchers WHERE match_id = ? AND user_id = ?", match_id, user.id)
        cursor.run("INSERT INTO watchers (match_id, user_id) VALUES (?, ?)", match_id, user.id)

    def cancel(self, user: User, match_id: str) -> None:
        """Take away a match that nobody has joined."""
        with self._changing(match_id) as (live, match, _, cursor):
            if match.owner != user.id:
                raise no_match()
            if match.state != "waiting":
                raise No(409, "table-has-begun")
            self._end(match, live, cursor, Outcome("abandoned", -1))

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

    # -- answering ----------------------------------------------------------------------------------------------

    def answer(self, user: User, match_id: str, seq: int, written: str, side: str) -> int:
        """A person's answer."""
        with self._changing(match_id) as (live, match, seats, cursor):
            if not self.may_see(match, seats, user, cursor):
                raise no_match()
            seat = self.seat_of(live.play.game, seats, user, side, match.turn)
            self._answer(live, match, seats, cursor, seat.side, seq, live.play.game.read(written))
            return live.seq

    def answer_for_bot(self, match_id: str, seq: int, side: int, action: Action) -> None:
        with self._changing(match_id) as (live, match, seats, cursor):
            if seats[side].bot:
                self._answer(live, match, seats, cursor, side, seq, action)

    def _answer(
        self,
        live: Live,
        match: MatchRow,
        seats: list[SeatRow],
        cursor: Cursor,
        side: int,
        seq: int,
        action: Action,
    ) -> None:
        self._in_play(match)
        if seq != live.seq:
            raise No(409, "table-stale", seq=live.seq)
        now = self.now()
        if match.due is not None and now > match.due:
            raise No(409, "table-time-is-up")
        before = len(live.play.tape)
        try:
            live.play.act(side, action)
        except Refused as refused:
            raise Denied(refused.refusal, live.play.game) from None
        self._write(live, match, seats, cursor, live.play.tape[before:], now)
        answerer = seats[side].user
        if answerer is not None and match.turn != side:
            notify.withdraw_turn(cursor, answerer, match.id)
        if not live.play.over and match.turn != side:
            self._letter(match, seats, cursor, besides=answerer)

    def undo(self, user: User, match_id: str, seq: int, side: str) -> int:
        """Take back one's own last answer."""
        with self._changing(match_id) as (live, match, seats, cursor):
            if not self.may_see(match, seats, user, cursor):
                raise no_match()
            self._in_play(match)
            if seq != live.seq:
                raise No(409, "table-stale", seq=live.seq)
            last = live.play.journal[-1].who if live.play.journal else -1
            try:
                live.play.undo(self.seat_of(live.play.game, seats, user, side, last).side)
            except Refused as refused:
                raise Denied(refused.refusal, live.play.game) from None
            self._write(live, match, seats, cursor, live.play.tape[-1:], self.now())
            return live.seq

    def _in_play(self, match: MatchRow) -> None:
        if match.state == "waiting":
            raise No(409, "table-not-begun")
        if match.state == "over":
            raise No(409, "kernel-game-over")

    def _write(
        self,
        live: Live,
        match: MatchRow,
        seats: list[SeatRow],
        cursor: Cursor,
        items: list[Entry | int],
        now: float,
    ) -> None:
        """Keep what was just done. In memory it is done already: if this fails, the match in memory is forgotten."""
        live.seq += 1
        play = live.play
        rows.append_tape(cursor, match.id, live.seq, items, now)
        if any(isinstance(item, int) for item in items):
            cursor.run("DELETE FROM requests WHERE match_id = ?", match.id)
            if len(play.journal) < live.marked:
                rows.drop_snapshot(cursor, match.id)
                live.marked = live.told = 0
        marked = play.marked()
        if marked is not None and (play.over or marked.answers - live.marked >= TAIL):
            rows.write_snapshot(cursor, match.id, live.seq, marked, play.state.log or [], live.told)
            live.marked, live.told = marked.answers, marked.told
        match.seq, match.last = live.seq, now
        turn = -1 if play.question is None else play.question.side
        if turn != match.turn:
            self._pass_clock(match, seats, cursor, turn, back=isinstance(items[0], int))
            cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = 'draw'", match.id)
        match.turn = turn
        self._where(match, play)
        if play.over:
            self._end(match, live, cursor, Outcome("rules", self._winner(play)))
        else:
            rows.update_match(cursor, match)

    def _winner(self, play: Play[Any]) -> int:
        return -1 if play.result is None or play.result.winner is None else play.result.winner

    def _where(self, match: MatchRow, play: Play[Any]) -> None:
        match.turn_name = str(play.game.turn(play.state))

    # -- clocks -------------------------------------------------------------------------------------------------

    def _start_clock(self, match: MatchRow, seats: list[SeatRow], now: float) -> None:
        running = match.clock.kind != "none" and match.turn >= 0 and not seats[match.turn].bot
        match.due = now + match.clock.main if running else None

    def _pass_clock(self, match: MatchRow, seats: list[SeatRow], cursor: Cursor, turn: int, back: bool) -> None:
        """The turn passes (or, `back`, returns): one clock stops, the other runs."""
        clock = match.clock
        if clock.kind == "none":
            return
        if match.due is not None and match.turn >= 0:
            seat = seats[match.turn]
            seat.spare = max(0.0, match.due - match.last) + (clock.more if clock.kind == "live" and not back else 0)
            rows.update_seat(cursor, match.id, seat)
        match.due = None
        if turn >= 0 and not seats[turn].bot:
            whole = clock.kind == "slow" and not back
            given = clock.more if clock.kind == "live" and back else 0  # when it passed; now it is taken back too
            match.due = match.last + (clock.main if whole else max(0.0, seats[turn].spare - given))

    def overdue(self) -> list[str]:
        """Matches in which a clock has run out."""
        with self.database.transaction() as cursor:
            found = cursor.run("SELECT id FROM matches WHERE due < ? AND state = 'playing'", self.now())
        return [match_id for (match_id,) in found]

    def time_out(self, match_id: str) -> None:
        """Who has no time left loses."""
        with self._changing(match_id) as (live, match, seats, cursor):
            if match.state == "playing" and match.due is not None and match.due < self.now():
                self._end(match, live, cursor, Outcome("time", self._other(match.turn, seats)))

    def _other(self, side: int, seats: list[SeatRow]) -> int:
        """Who wins when a side gives up: the only other one."""
        others = [seat.side for seat in seats if seat.side != side]
        return others[0] if len(others) == 1 else -1

    # -- endings and agreements ---------------------------------------------------------------------------------

    def _end(self, match: MatchRow, live: Live, cursor: Cursor, outcome: Outcome) -> None:
        match.state, match.result, match.due = "over", outcome, None
        for seat in rows.find_seats(cursor, match.id):
            if seat.user is not None:
                notify.withdraw_turn(cursor, seat.user, match.id)
        live.outcome = outcome
        cursor.run("DELETE FROM requests WHERE match_id = ?", match.id)
        rows.update_match(cursor, match)

    def resign(self, user: User, match_id: str, side: str) -> None:
        with self._changing(match_id) as (live, match, seats, cursor):
            if not self.may_see(match, seats, user, cursor):
                raise no_match()
            self._in_play(match)
            seat = self.seat_of(live.play.game, seats, user, side, match.turn)
            self._end(match, live, cursor, Outcome("resigned", self._other(seat.side, seats)))

    def ask(self, user: User, match_id: str, kind: str, to: int, side: str) -> None:
        """Ask the others to go back, or for a draw. Who holds all seats, or plays a program, need not wait."""
        with self._changing(match_id) as (live, match, seats, cursor):
            if not self.may_see(match, seats, user, cursor):
                raise no_match()
            self._in_play(match)
            seat = self.seat_of(live.play.game, seats, user, side, match.turn)
            others = [other for other in seats if other.user not in (user.id, None)]
            if kind == "draw" and any(other.bot for other in seats):
                raise No(422, "table-no-draw-with-bots")
            if kind == "back":
                self._check_back(live, to)
            cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = ?", match_id, kind)
            if not others:
                self._agree(live, match, seats, cursor, kind, to)
                return
            cursor.run(
                "INSERT INTO requests (match_id, kind, side, answers) VALUES (?, ?, ?, ?)",
                match_id, kind, seat.side, to,
            )  # fmt: skip

    def _check_back(self, live: Live, to: int) -> None:
        """Whether one can go back there at all; refused before it is asked."""
        journal = live.play.journal
        if not 0 <= to < len(journal) or journal[to].who < 0:
            raise No(422, "kernel-rollback-to-decision")

    def reply(self, user: User, match_id: str, kind: str, accept: bool) -> None:
        """Answer what another side asked."""
        with self._changing(match_id) as (live, match, seats, cursor):
            if not self.may_see(match, seats, user, cursor):
                raise no_match()
            self._in_play(match)
            found = cursor.run("SELECT side, answers FROM requests WHERE match_id = ? AND kind = ?", match_id, kind)
            if not found:
                raise No(409, "table-no-request")
            by, to = found[0]
            mine = {seat.side for seat in seats if seat.user == user.id}
            if not mine:
                raise No(403, "table-not-your-seat")
            cursor.run("DELETE FROM requests WHERE match_id = ? AND kind = ?", match_id, kind)
            if by in mine:  # one's own request is taken back
                return
            if accept:
                self._agree(live, match, seats, cursor, kind, to)

    def _agree(self, live: Live, match: MatchRow, seats: list[SeatRow], cursor: Cursor, kind: str, to: int) -> None:
        if kind == "draw":
            self._end(match, live, cursor, Outcome("agreed", -1))
            return
        self._check_back(live, to)
        live.play.rollback(to, range(len(live.play.game.sides)))
        self._write(live, match, seats, cursor, live.play.tape[-1:], self.now())

    def rematch(self, user: User, match_id: str) -> str:
        """The same again with sides changed; the second to ask gets the match of the first."""
        with self._changing(match_id) as (live, match, seats, cursor):
            mine = [seat for seat in seats if seat.user == user.id]
            if not mine:
                raise no_match()
            if match.state != "over":
                raise No(409, "table-not-over")
            if match.rematch:
                return match.rematch
            game = live.play.game
            key = secrets.token_bytes(32)
            play = Play(game, Fair(key), match.scenario, match.options, log=True)
            turned = seats[::-1] if len({seat.user or seat.bot for seat in seats}) > 1 else seats
            new = [
                SeatRow(side, old.user, "", False, old.bot, "", float(match.clock.main))
                for side, old in enumerate(turned)
            ]
            match.rematch = self._open(cursor, user, play, key, new, match.clock, match.public)
            rows.update_match(cursor, match)
            return match.rematch

    # -- letters ------------------------------------------------------------------------------------------------

    def _letter(self, match: MatchRow, seats: list[SeatRow], cursor: Cursor, besides: str | None) -> None:
        """Write to who is asked now, if he is somebody else and is not at the table."""
        user_id = seats[match.turn].user if match.turn >= 0 else None
        if user_id is None or user_id == besides or self.is_here(cursor, match.id, user_id):
            return
        game = self.game(match.game)

        def title(language: str) -> str:
            return f"{sayer(game, language).text('game-title')}, {game.label('turn', int(match.turn_name), language)}"

        notify.your_turn(cursor, user_id, match.id, title, f"{self.site}/match/{match.id}", self.now())

    def is_here(self, cursor: Cursor, match_id: str, user_id: str) -> bool:
        found = cursor.run(
            "SELECT 1 FROM presence WHERE match_id = ? AND user_id = ? AND seen > ?",
            match_id, user_id, self.now() - PRESENT,
        )  # fmt: skip
        return bool(found)

    # -- programs -----------------------------------------------------------------------------------------------

    def may_ask_bot(self, match_id: str) -> bool:
        """Whether a program may sit in a match, from memory alone."""
        with self._turn:
            live = self._live.get(match_id)
        return live is None or bool(live.bots)

    def asked_bot(self, match_id: str) -> tuple[str, int, int, Given] | None:
        """The program that is asked now, its side, the position's number, and what it needs to think."""
        with self.held(match_id) as live:
            with self.database.transaction() as cursor:
                match = rows.find_match(cursor, match_id)
                self.catch_up(live, match, cursor)
            play = live.play
            if match.state != "playing" or play.question is None or play.question.side not in live.bots:
                return None
            side = play.question.side
            given = (play.game.name, play.scenario, dict(play.options), play.snapshot())
            return live.bots[side], side, live.seq, given

    def waiting_for_bots(self, since: float) -> list[str]:
        """Matches in which a program should have answered by now."""
        with self.database.transaction() as cursor:
            found = cursor.run(
                "SELECT matches.id FROM matches JOIN seats ON seats.match_id = matches.id AND seats.side = matches.turn"
                " WHERE seats.bot <> '' AND matches.state = 'playing' AND matches.last < ?",
                since,
            )
        return [match_id for (match_id,) in found]
