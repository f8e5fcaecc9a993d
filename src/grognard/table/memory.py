"""Matches in memory: read from the store, kept up to date, touched only under their lock."""

from __future__ import annotations

import threading
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..games import everything
from ..kernel.fate import Fair
from ..kernel.game import Game
from ..kernel.play import Entry, Play, noticed
from ..kernel.refusal import BadInput, Refused, shown
from ..kernel.say import sayer
from . import rows
from .database import Cursor, Database
from .errors import No
from .rows import MatchRow, Outcome, SeatRow
from .show import Reader, Scribe
from .wire import Ended, Position

KEPT = 64
"""Matches held in memory when nobody needs them: any can be read again."""
MARKS = 12
"""Positions held in memory a match, to go back to quickly."""
COUNTED = 2000
"""Versions of matches with secrets that are remembered, for lists."""


class Count:
    """How many items of a tape a side knows of (see `noticed`), counted on as the tape grows."""

    def __init__(self, side: int | None) -> None:
        self._side = side
        self._upto = self._known = 0
        self._seen = [0]

    def of(self, tape: list[Entry | int], upto: int) -> int:
        """... of its first `upto` items."""
        if upto < self._upto:
            self.__init__(self._side)  # type: ignore[misc]
        for item in islice(tape, self._upto, upto):
            if isinstance(item, int):
                back = self._seen[item] < self._seen[-1]
                del self._seen[item + 1 :]
                self._known += back
            else:
                told = item.noticed(self._side)
                self._seen.append(self._seen[-1] + told)
                self._known += told
        self._upto = upto
        return self._known


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
        self._counts: dict[int | None, Count] = {}
        self._readers: dict[tuple[int | None, str], Reader] = {}
        self._scribes: dict[str, Scribe] = {}
        self._seen: dict[tuple[int | None, str], tuple[object, Position]] = {}

    def version(self, side: int | None) -> int:
        """The match's number as `side` (None: the public) counts: what others did in secret moves `seq`, not this."""
        play = self.play
        if not play.game.secret:
            return self.seq
        return len(play.tape) if self.outcome is not None else self.known(side, len(play.tape))

    def known(self, side: int | None, items: int) -> int:
        """How many of the tape's first `items` a side knows of."""
        return self._counts.setdefault(side, Count(side)).of(self.play.tape, items)

    def places(self, side: int | None) -> Sequence[int]:
        """Where in the journal the answers stand that `side` knows of."""
        journal = self.play.journal
        if not self.play.game.secret or self.outcome is not None:
            return range(len(journal))
        return [place for place, entry in enumerate(journal) if entry.noticed(side)]

    def reader(self, side: int | None, language: str) -> Reader:
        key = (side, language)
        found = self._readers.get(key)
        if found is None:
            scribe = self._scribes.get(language)
            if scribe is None:
                scribe = self._scribes[language] = Scribe(self.play, language)
            found = self._readers[key] = Reader(self.play, side, language, scribe)
        return found

    def position(self, side: int | None, language: str) -> Position:
        """What a side sees; made once for all who look with the same eyes."""
        key = (side, language)
        version = (self.seq, self.outcome is None)
        found = self._seen.get(key)
        if found is None or found[0] != version:
            reader = self.reader(side, language)
            ended = None if self.outcome is None else table_ending(self.play.game, self.outcome, language)
            found = self._seen[key] = (version, reader.position(self.version(side), ended))
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


@dataclass
class Change:
    """A match that is about to change: in memory, as it is kept, who sits there, and the transaction."""

    live: Live
    match: MatchRow
    seats: list[SeatRow]
    cursor: Cursor


class Memory:
    """All matches of a store, those in use in memory."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database, self.now = database, now
        self.games = everything()
        self._live: weakref.WeakValueDictionary[str, Live] = weakref.WeakValueDictionary()
        self._recent: OrderedDict[str, Live] = OrderedDict()
        """The last used ones stay; others while a page holds them."""
        self._versions: OrderedDict[tuple[str, int, bool, int | None], int] = OrderedDict()
        self._turn = threading.Lock()

    def game(self, name: str) -> Game[Any]:
        found = self.games.get(name)
        if found is None:
            raise No(404, "table-no-game", name=shown(name))
        return found

    def version(self, cursor: Cursor, match: MatchRow, side: int | None) -> int:
        """A match's number as `side` counts (see Live), from the store: for lists, which have no match in memory."""
        if not self.game(match.game).secret:
            return match.seq
        over = match.state == "over"
        key = (match.id, match.seq, over, side)
        with self._turn:
            found = self._versions.get(key)
        if found is None:
            tape = rows.read_tape(cursor, match.id, last=match.seq)
            found = len(tape if over else noticed(tape, side))
            with self._turn:
                self._versions[key] = found
                while len(self._versions) > COUNTED:
                    self._versions.popitem(last=False)
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

    @contextmanager
    def current(self, match_id: str) -> Iterator[Live]:
        """A match as the store has it now, that nobody else touches until the end."""
        with self.held(match_id) as live:
            with self.database.transaction() as cursor:
                self.catch_up(live, rows.find_match(cursor, match_id), cursor)
            yield live

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
    def changing(self, match_id: str) -> Iterator[Change]:
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
                    yield Change(live, match, rows.find_seats(cursor, match_id), cursor)
                    cursor.tell(f"match {match_id}")
            except (No, Refused, BadInput):  # refused before anything was done, or not kept
                if live.seq != seq:
                    self._break(live)
                raise
            except BaseException:
                self._break(live)
                raise
