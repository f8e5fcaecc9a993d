"""Matches in memory: read from the store, kept up to date, touched only under their lock."""

from __future__ import annotations

import threading
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..games import everything
from ..kernel.editions import Texts, edition
from ..kernel.fate import Fair
from ..kernel.game import Game
from ..kernel.play import Play
from ..kernel.refusal import BadInput, Refused, shown
from ..kernel.revive import revive
from ..kernel.say import sayer
from ..kernel.tape import Marked, Skipped, Taped, journal_of, noticed, spent
from ..kernel.words import LANGUAGES
from . import numbers, rows
from .database import Away, Cursor, Database
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

    def of(self, tape: list[Taped], upto: int) -> int:
        """... of its first `upto` items."""
        if upto < self._upto:
            self.__init__(self._side)  # type: ignore[misc]
        for item in islice(tape, self._upto, upto):
            if isinstance(item, int):
                back = self._seen[item] < self._seen[-1]
                del self._seen[item + 1 :]
                self._known += back
            elif isinstance(item, Skipped):
                self._known += 1
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
        self.misfit: dict[str, str] = {}
        """Why it cannot go on under the rules of this program, by language: it stands at its last good answer."""
        self.rules = play.game.version
        """The rules by which its tape can be played: if not even its beginning fits these, those it was played by."""
        self.straight = -1
        self.bots: dict[int, str] = {}
        """The programs that sit here, by side."""
        self._counts: dict[int | None, Count] = {}
        self._readers: dict[tuple[int | None, str], Reader] = {}
        self._scribes: dict[str, Scribe] = {}
        self._seen: dict[tuple[int | None, str], tuple[object, Position]] = {}

    def seat(self, seats: Iterable[SeatRow]) -> None:
        """Who sits here now."""
        self.bots = {seat.side: seat.bot for seat in seats if seat.bot}

    def deal(self, play: Play[Any]) -> None:
        """The match begins with this: what there was before was nobody's."""
        self.play, self.seq, self.marked, self.told = play, 0, 0, 0
        play.most_marks = MARKS
        for made in (self._counts, self._readers, self._scribes, self._seen):
            made.clear()

    def version(self, side: int | None) -> int:
        """The match's number as `side` (None: the public) counts: what others did in secret moves `seq`, not this."""
        play = self.play
        if not play.game.secret:
            return self.seq
        return len(play.tape) if self.outcome is not None else self.known(side, len(play.tape))

    def known(self, side: int | None, items: int) -> int:
        """How many of the tape's first `items` a side knows of."""
        return self._counts.setdefault(side, Count(side)).of(self.play.tape, items)

    def retape(self, tape: list[Taped]) -> None:
        """Put another tape in place of the one it has."""
        self.play.tape = tape
        self._counts.clear()

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

    def __init__(
        self, database: Database, now: Callable[[], float] = time.time, clock: Callable[[], float] | None = None
    ) -> None:
        self.database, self.now = database, now
        self.clock = clock or now
        """The table's own time, by which clocks run and people are there: the time of day, unless somebody keeps it."""
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
            tape = rows.read_tape(cursor, match.id, last=match.seq, first=match.straight)
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
                read = self.read(match_id, cursor)
            with self._turn:
                found = self._live.setdefault(match_id, read)
        with self._turn:
            self._recent[match_id] = found
            self._recent.move_to_end(match_id)
            while len(self._recent) > KEPT:
                self._recent.popitem(last=False)
        return found

    def edition(self, match: MatchRow, cursor: Cursor) -> Game[Any]:
        """A match's game, with the data that it began with."""
        return self._edition(match.game, match.data, cursor)

    def edition_of(self, name: str, digest: str) -> Game[Any]:
        """A game with the data of a digest."""
        with self.database.transaction() as cursor:
            return self._edition(name, digest, cursor)

    def _edition(self, name: str, digest: str, cursor: Cursor) -> Game[Any]:
        def kept(game: str, digest: str) -> Texts | None:
            return rows.find_edition(cursor, game, digest)

        try:
            return edition(self.game(name), digest, kept)
        except BadInput:
            raise No(409, "table-other-data") from None

    def edition_or(self, match: MatchRow, cursor: Cursor, otherwise: Game[Any]) -> Game[Any]:
        """The same for lists, which show a match even if nobody has its data any more."""
        try:
            return self.edition(match, cursor)
        except No:
            return otherwise

    def keep_editions(self) -> None:
        """See to it that the data of all matches are kept, so that a program with other data can go on with them."""
        with self.database.transaction() as cursor:
            for name, digest in cursor.run(
                "SELECT DISTINCT game, data FROM matches WHERE NOT EXISTS"
                " (SELECT 1 FROM editions WHERE editions.game = matches.game AND editions.digest = matches.data)"
            ):
                game = self.games.get(name)
                try:
                    if game is not None:
                        rows.keep_edition(cursor, edition(game, digest), digest)
                except BadInput:  # of a program before this one: nobody has them
                    continue

    def unread(self) -> list[str]:
        """Matches of earlier rules that nobody has looked at with these: those under way first."""
        where = "WHERE game = ? AND version < ? AND tried <> ? ORDER BY state = 'over', last DESC"
        with self.database.transaction() as cursor:
            return [
                match_id
                for game in self.games.values()
                for (match_id,) in cursor.run(f"SELECT id FROM matches {where}", game.name, game.version, game.version)
            ]

    def look_at(self, match_id: str) -> None:
        """Find out whether a match fits the rules of this program, so that lists can say it."""
        with self.database.transaction() as cursor, suppress(No):  # also that it cannot be shown at all is kept
            match = rows.find_match(cursor, match_id, lock=True)
            if self.game(match.game).version not in (match.version, match.tried):
                self.read(match_id, cursor)

    def read(self, match_id: str, cursor: Cursor) -> Live:
        """A match from the store. Locked, so that no other process writes between the journal and the snapshot that
        belongs to it."""
        match = rows.find_match(cursor, match_id, lock=True)
        game = self.edition(match, cursor)
        tape = rows.read_tape(cursor, match_id, first=match.straight)
        fate = Fair(bytes.fromhex(match.key)) if match.seq < 0 else numbers.fate(cursor, match, spent(tape))
        if match.seq < 0:  # not dealt yet: stands for it, and nobody sees it
            live = Live(match_id, Play(game, fate, match.scenario, match.options, log=True), -1, 0, 0)
        elif match.version == game.version:
            snapshot = rows.read_snapshot(cursor, match_id)
            marked, log = snapshot or (None, [])
            told = len(log)
            play = Play.restore(game, fate, match.scenario, match.options, tape, marked, log)
            live = Live(match_id, play, match.seq, 0 if marked is None else marked.answers, told)
        else:
            live = Live(match_id, self._revive(cursor, match, game, tape, fate), match.seq, 0, 0)
            live.misfit = match.misfit
            live.rules = match.version if match.misfit and match.good < 0 else game.version
        live.play.most_marks = MARKS
        live.straight = match.straight
        live.outcome = match.result
        live.seat(rows.find_seats(cursor, match_id))
        return live

    def _revive(self, cursor: Cursor, match: MatchRow, game: Game[Any], tape: list[Taped], fate: Fair) -> Play[Any]:
        """A match begun under earlier rules: it goes on under these if its tape fits, and otherwise stands where it
        last did. What was found is kept: nobody has to look again."""
        if match.version > game.version:
            raise No(409, "table-later-rules")
        if match.tried == game.version:
            return self._standing(cursor, match, game, tape, fate)
        snapshot = rows.read_snapshot(cursor, match.id)
        checks = rows.read_checks(cursor, match.id)
        try:
            play, wrong = revive(
                game, fate, match.scenario, match.options, tape, checks, snapshot[0] if snapshot else None
            )
            good = len(play.journal)
        except BadInput as bad:  # not even its beginning
            wrong, good = bad, -1
        if wrong is None:
            match.version, match.tried, match.misfit, match.straight = game.version, 0, {}, match.seq
            rows.drop_snapshot(cursor, match.id)
        else:
            match.tried, match.good = game.version, good
            match.misfit = {language: wrong.said(language) for language in LANGUAGES}
            if match.due is not None:  # nobody's time runs out while nobody can answer
                match.due = None
                rows.update_match(cursor, match)
        rows.update_fit(cursor, match)
        return play if good >= 0 else self._standing(cursor, match, game, tape, fate)

    def _standing(self, cursor: Cursor, match: MatchRow, game: Game[Any], tape: list[Taped], fate: Fair) -> Play[Any]:
        """A match that does not fit, where it last did. If not even its beginning does: at the last position that was
        kept and that these rules can show."""
        journal: list[Taped] = list(journal_of(tape))
        if match.good >= 0:
            return Play.restore(game, fate, match.scenario, match.options, journal[: match.good], None, [])
        for answers, _, state in reversed(rows.read_marks(cursor, match.id, -1)):
            kept = Marked(answers, state, 0, -1)
            with suppress(Exception):  # whatever they stumble over: it was made by other rules
                return Play.restore(game, fate, match.scenario, match.options, journal[:answers], kept, [])
        raise No(409, "table-other-rules")

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
            if live.seq < 0:  # nothing is dealt: there is nothing to see
                raise No(409, "table-not-begun")
            yield live

    def catch_up(self, live: Live, match: MatchRow, cursor: Cursor) -> None:
        """Do in memory what another process has written."""
        if live.straight != match.straight:  # it has looked at it with later rules: to be read anew
            self._break(live)
            raise Away("the match is read again")
        if live.seq < 0 <= match.seq:
            live.deal(self.read(live.id, cursor).play)
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
                    seats = rows.find_seats(cursor, match_id)
                    live.seat(seats)  # another process may have let a program play for somebody
                    yield Change(live, match, seats, cursor)
                    cursor.tell(f"match {match_id}")
            except (No, Refused, BadInput):  # refused before anything was done, or not kept
                if live.seq != seq:
                    self._break(live)
                raise
            except BaseException:
                self._break(live)
                raise
