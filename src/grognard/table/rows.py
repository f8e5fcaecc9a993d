"""Matches as they are kept: rows, and the journal's items as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ..bots.search import Thought
from ..kernel.editions import Texts, pack, unpack
from ..kernel.fate import commitment
from ..kernel.game import Game, LogLine
from ..kernel.tape import Entry, Marked, Taped, straight
from .database import Cursor, Damaged
from .errors import no_match
from .wire import Clock

_COLUMNS = (
    "id", "game", "version", "data", "scenario", "options", "key", "clock", "owner", "invite", "state", "turn", "seq",
    "turn_name", "made", "last", "due", "result", "rematch", "imported", "public",
    "tried", "good", "misfit", "straight", "open_hands",
)  # fmt: skip


@dataclass
class Outcome:
    """How a match ended. `reason` is `rules` or what the players did; `winner` is a side, or -1."""

    reason: str
    winner: int


@dataclass
class MatchRow:
    """One row of `matches`."""

    id: str
    game: str
    version: int
    """The rules under which it was last seen to go on."""
    data: str
    scenario: str
    options: dict[str, bool | int]
    key: str
    clock: Clock
    owner: str
    invite: str
    state: str
    turn: int
    seq: int
    turn_name: str
    made: float
    last: float
    due: float | None
    result: Outcome | None
    rematch: str
    imported: bool
    public: bool
    tried: int = 0
    """The rules that do not fit its tape; then `good` answers fit (-1: not even its beginning does), and `misfit` says
    why not the next, by language."""
    good: int = 0
    misfit: dict[str, str] = field(default_factory=dict)
    straight: int = -1
    """Up to this row its tape is read without what was gone back over."""
    open_hands: bool = False
    """At one screen without a curtain."""

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.key))


@dataclass
class SeatRow:
    """Who sits where. `spare`: seconds left when the clock of this seat last stopped; `alone`: he does not want to be
    asked what has one answer only. With `user` and `bot`: the program plays for him, until he comes back."""

    side: int
    user: str | None
    name: str
    guest: bool
    bot: str
    waits: str
    spare: float
    alone: bool = False

    @property
    def gone(self) -> bool:
        """Who sat here has deleted his account."""
        return self.user is None and not self.bot and not self.waits


def _match(row: tuple[Any, ...]) -> MatchRow:
    found = dict(zip(_COLUMNS, row, strict=True))
    found["options"] = _read(found["options"])
    found["clock"] = _read(found["clock"], type=Clock)
    found["result"] = _read(found["result"], type=Outcome) if found["result"] else None
    found["misfit"] = _read(found["misfit"]) if found["misfit"] else {}
    found["imported"], found["public"] = bool(found["imported"]), bool(found["public"])
    found["open_hands"] = bool(found["open_hands"])
    return MatchRow(**found)


def insert_match(cursor: Cursor, match: MatchRow) -> None:
    values = {name: getattr(match, name) for name in _COLUMNS}
    values |= {
        "options": _json(match.options),
        "clock": _json(match.clock),
        "result": _json(match.result) if match.result else "",
        "imported": int(match.imported),
        "public": int(match.public),
        "open_hands": int(match.open_hands),
        "misfit": _json(match.misfit) if match.misfit else "",
    }
    marks = ", ".join("?" * len(_COLUMNS))
    cursor.run(f"INSERT INTO matches ({', '.join(_COLUMNS)}) VALUES ({marks})", *values.values())


def update_match(cursor: Cursor, match: MatchRow) -> None:
    """Write what changes in the course of a match."""
    cursor.run(
        "UPDATE matches SET state = ?, turn = ?, seq = ?, turn_name = ?, last = ?, due = ?, result = ?, rematch = ?"
        " WHERE id = ?",
        match.state, match.turn, match.seq, match.turn_name, match.last, match.due,
        _json(match.result) if match.result else "", match.rematch, match.id,
    )  # fmt: skip


def update_fit(cursor: Cursor, match: MatchRow) -> None:
    """Write what is known of how a match fits the rules."""
    cursor.run(
        "UPDATE matches SET version = ?, tried = ?, good = ?, misfit = ?, straight = ? WHERE id = ?",
        match.version, match.tried, match.good, _json(match.misfit) if match.misfit else "", match.straight, match.id,
    )  # fmt: skip


def find_match(cursor: Cursor, match_id: str, lock: bool = False) -> MatchRow:
    """A match by its id; with `lock`, nobody else changes it until the transaction ends."""
    sql = f"SELECT {', '.join(_COLUMNS)} FROM matches WHERE id = ?{cursor.lock if lock else ''}"
    rows = cursor.run(sql, match_id)
    if not rows:
        raise no_match()
    return _match(rows[0])


def find_matches(cursor: Cursor, where: str, *values: object) -> list[MatchRow]:
    """Matches by a condition of this program's own."""
    columns = ", ".join(f"matches.{name}" for name in _COLUMNS)
    return [_match(row) for row in cursor.run(f"SELECT {columns} FROM matches {where}", *values)]


def find_seats(cursor: Cursor, match_id: str) -> list[SeatRow]:
    rows = cursor.run(
        "SELECT seats.side, seats.user_id, users.name, users.folded, seats.bot, seats.waits, seats.spare,"
        " seats.alone FROM seats"
        " LEFT JOIN users ON users.id = seats.user_id WHERE match_id = ? ORDER BY side",
        match_id,
    )
    return [
        SeatRow(side, user, name or "", user is not None and folded is None, bot, waits, spare, bool(alone))
        for side, user, name, folded, bot, waits, spare, alone in rows
    ]


def insert_seat(cursor: Cursor, match_id: str, seat: SeatRow) -> None:
    cursor.run(
        "INSERT INTO seats (match_id, side, user_id, bot, waits, spare) VALUES (?, ?, ?, ?, ?, ?)",
        match_id, seat.side, seat.user, seat.bot, seat.waits, seat.spare,
    )  # fmt: skip


def update_seat(cursor: Cursor, match_id: str, seat: SeatRow) -> None:
    cursor.run(
        "UPDATE seats SET user_id = ?, bot = ?, waits = ?, spare = ?, alone = ? WHERE match_id = ? AND side = ?",
        seat.user, seat.bot, seat.waits, seat.spare, int(seat.alone), match_id, seat.side,
    )  # fmt: skip


# -- the journal ------------------------------------------------------------------------------------------------------


def append_tape(
    cursor: Cursor, match_id: str, seq: int, items: Iterable[Taped], now: float, position: str = ""
) -> None:
    """Answers given at once and what Fate said to them, or one going back: one row, never changed. `position`: the hash
    of the position after it."""
    sql = "INSERT INTO tape (match_id, seq, made, items, hash) VALUES (?, ?, ?, ?, ?)"
    cursor.run(sql, match_id, seq, now, _json(list(items)), position)


def read_tape(cursor: Cursor, match_id: str, after: int = -1, last: int = 1 << 60, first: int = -1) -> list[Taped]:
    """All items of the rows after `after`, up to `last`: another process may have written more meanwhile.

    Up to row `first` without what was gone back over."""
    return items_of(tape_rows(cursor, match_id, after, last), first)


def tape_rows(cursor: Cursor, match_id: str, after: int = -1, last: int = 1 << 60) -> list[tuple[Any, ...]]:
    """The same as it is kept: numbers and texts."""
    sql = "SELECT seq, items FROM tape WHERE match_id = ? AND seq > ? AND seq <= ? ORDER BY seq"
    return cursor.run(sql, match_id, after, last)


def items_of(found: Iterable[tuple[Any, ...]], first: int = -1) -> list[Taped]:
    """The items of rows of a tape."""
    early: list[Taped] = []
    late: list[Taped] = []
    for seq, items in found:
        (early if seq <= first else late).extend(_item(item) for item in _read(items))
    return [*straight(early), *late]


def read_checks(cursor: Cursor, match_id: str) -> dict[int, str]:
    """The hashes that were kept of positions on the way to the present one, by length of the journal."""
    found: dict[int, str] = {}
    length = 0
    for items, position in cursor.run("SELECT items, hash FROM tape WHERE match_id = ? ORDER BY seq", match_id):
        for item in _read(items):
            if isinstance(item, int):
                length = item
                found = {at: kept for at, kept in found.items() if at <= item}
            else:
                length += 1
        if position:
            found[length] = position
    return found


def last_begin(cursor: Cursor, match_id: str, length: int) -> int:
    """Where in a journal of so many entries the answers begin that were given at once with the last one.

    What a match began with, if it was brought here, was given one by one."""
    begins: list[int] = []
    at = 0
    for seq, items in cursor.run("SELECT seq, items FROM tape WHERE match_id = ? ORDER BY seq", match_id):
        begun = seq == 0
        for item in msgspec.json.decode(items):
            if isinstance(item, int):
                at = item
                begins = [begin for begin in begins if begin < at]
            elif len(item) == 3:  # an answer
                if not begun:
                    begins.append(at)
                begun = True
                at += 1
    return begins[-1] if begins and begins[-1] < length else length - 1


def _item(item: Any) -> Taped:
    if isinstance(item, int):
        return item
    who, answer, to = item
    return Entry(who, answer if isinstance(answer, int) else tuple(answer), to)


# -- snapshots --------------------------------------------------------------------------------------------------------


def write_snapshot(cursor: Cursor, match_id: str, seq: int, marked: Marked, log: list[LogLine], kept: int) -> None:
    """The state at a mark, in place of the last one, and the lines of the log since line `kept`."""
    cursor.run("DELETE FROM snapshots WHERE match_id = ?", match_id)
    cursor.run(
        "INSERT INTO snapshots (match_id, seq, answers, told, shown, state) VALUES (?, ?, ?, ?, ?, ?)",
        match_id, seq, marked.answers, marked.told, marked.shown, _json(marked.state),
    )  # fmt: skip
    if marked.told > kept:
        cursor.run(
            "INSERT INTO told (match_id, n, lines) VALUES (?, ?, ?)", match_id, kept, _json(log[kept : marked.told])
        )


def drop_snapshot(cursor: Cursor, match_id: str) -> None:
    cursor.run("DELETE FROM snapshots WHERE match_id = ?", match_id)
    cursor.run("DELETE FROM told WHERE match_id = ?", match_id)


def read_snapshot(cursor: Cursor, match_id: str) -> tuple[Marked, list[LogLine]] | None:
    rows = cursor.run("SELECT answers, state, told, shown FROM snapshots WHERE match_id = ?", match_id)
    if not rows:
        return None
    answers, state, told, shown = rows[0]
    parts = cursor.run("SELECT lines FROM told WHERE match_id = ? ORDER BY n", match_id)
    log = [
        LogLine(key, {name: _argument(value) for name, value in args.items()}, to)
        for (lines,) in parts
        for key, args, to in _read(lines)
    ]
    return Marked(answers, _read(state), told, shown), log


def _argument(value: Any) -> Any:
    """A pair of a word and a number is a noun; JSON has made it a list."""
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int):
            return (value[0], value[1])
        return [_argument(item) for item in value]
    return value


# -- positions and data that are kept ---------------------------------------------------------------------------------


def write_mark(cursor: Cursor, match_id: str, answers: int, turn: int, state: Mapping[str, Any]) -> None:
    """Keep a position to look back at."""
    cursor.run("DELETE FROM marks WHERE match_id = ? AND answers >= ?", match_id, answers)
    sql = "INSERT INTO marks (match_id, answers, turn, state) VALUES (?, ?, ?, ?)"
    cursor.run(sql, match_id, answers, turn, _json(state))


def drop_marks(cursor: Cursor, match_id: str, after: int) -> None:
    cursor.run("DELETE FROM marks WHERE match_id = ? AND answers > ?", match_id, after)


def read_marks(cursor: Cursor, match_id: str, after: int) -> list[tuple[int, int, Mapping[str, Any]]]:
    """Kept positions after so many answers: how many lie before each, its turn, its state."""
    sql = "SELECT answers, turn, state FROM marks WHERE match_id = ? AND answers > ? ORDER BY answers"
    return [(answers, turn, _read(state)) for answers, turn, state in cursor.run(sql, match_id, after)]


# -- thoughts ---------------------------------------------------------------------------------------------------------

THOUGHTS = 200
"""Thoughts that are kept of a match: its last ones (about 2 KB each)."""


class Pondered(NamedTuple):
    """A thought as it is kept. `place`: in the journal, of the first answer that came of it; `told`, `tells`: lines of
    the log before it, and after the last so far."""

    place: int
    side: int
    told: int
    tells: int
    thought: Thought


def write_thought(cursor: Cursor, match_id: str, its: Pondered) -> None:
    """Keep what a program thought before an answer."""
    cursor.run(
        "INSERT INTO thoughts (match_id, place, side, told, tells, thought) VALUES (?, ?, ?, ?, ?, ?)",
        match_id, its.place, its.side, its.told, its.tells, _json(its.thought.written()),
    )  # fmt: skip
    cursor.run(
        "DELETE FROM thoughts WHERE match_id = ? AND place <="
        " (SELECT place FROM thoughts WHERE match_id = ? ORDER BY place DESC LIMIT 1 OFFSET ?)",
        match_id, match_id, THOUGHTS,
    )  # fmt: skip


def tell_thought(cursor: Cursor, match_id: str, side: int, tells: int) -> None:
    """Another answer that came of the last thought: the log has so many lines now."""
    cursor.run(
        "UPDATE thoughts SET tells = ? WHERE match_id = ? AND side = ?"
        " AND place = (SELECT max(place) FROM thoughts WHERE match_id = ?)",
        tells, match_id, side, match_id,
    )  # fmt: skip


def drop_thoughts(cursor: Cursor, match_id: str, after: int) -> None:
    cursor.run("DELETE FROM thoughts WHERE match_id = ? AND place >= ?", match_id, after)


def read_thoughts(cursor: Cursor, match_id: str) -> list[Pondered]:
    """The thoughts that are kept, in their order."""
    sql = "SELECT place, side, told, tells, thought FROM thoughts WHERE match_id = ? ORDER BY place"
    return [
        Pondered(place, side, told, tells, Thought.read(_read(text)))
        for place, side, told, tells, text in cursor.run(sql, match_id)
    ]


def keep_edition(cursor: Cursor, game: Game[Any], digest: str) -> None:
    """Keep the data files of a game, once, under the digest by which matches name them."""
    if game.files is not None:
        sql = "INSERT INTO editions (game, digest, files) VALUES (?, ?, ?) ON CONFLICT (game, digest) DO NOTHING"
        cursor.run(sql, game.name, digest, pack(game.files.texts))


def find_edition(cursor: Cursor, game: str, digest: str) -> Texts | None:
    found = cursor.run("SELECT files FROM editions WHERE game = ? AND digest = ?", game, digest)
    return unpack(found[0][0]) if found else None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str, type: Any = Any) -> Any:
    """What `_json` has written; if it is not, something has gone over the store."""
    try:
        return msgspec.json.decode(text, type=type)
    except (msgspec.MsgspecError, UnicodeError) as wrong:
        raise Damaged(str(wrong)) from None
