"""Matches as they are kept: rows, and the journal's items as text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from ..kernel.fate import commitment
from ..kernel.game import Game, LogLine
from ..kernel.play import FATE, Entry, Marked
from .database import Cursor
from .errors import no_match
from .wire import Clock

_COLUMNS = (
    "id", "game", "rules", "data", "scenario", "options", "key", "clock", "owner", "invite", "state", "turn", "seq",
    "turn_name", "made", "last", "due", "result", "rematch", "imported", "public",
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
    rules: str
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

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.key))


@dataclass
class SeatRow:
    """Who sits where. `spare`: seconds left when the clock of this seat last stopped."""

    side: int
    user: str | None
    name: str
    guest: bool
    bot: str
    waits: str
    spare: float


def _match(row: tuple[Any, ...]) -> MatchRow:
    found = dict(zip(_COLUMNS, row, strict=True))
    found["options"] = msgspec.json.decode(found["options"])
    found["clock"] = msgspec.json.decode(found["clock"], type=Clock)
    found["result"] = msgspec.json.decode(found["result"], type=Outcome) if found["result"] else None
    found["imported"], found["public"] = bool(found["imported"]), bool(found["public"])
    return MatchRow(**found)


def insert_match(cursor: Cursor, match: MatchRow) -> None:
    values = {name: getattr(match, name) for name in _COLUMNS}
    values |= {
        "options": _json(match.options),
        "clock": _json(match.clock),
        "result": _json(match.result) if match.result else "",
        "imported": int(match.imported),
        "public": int(match.public),
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
        "SELECT seats.side, seats.user_id, users.name, users.folded, seats.bot, seats.waits, seats.spare FROM seats"
        " LEFT JOIN users ON users.id = seats.user_id WHERE match_id = ? ORDER BY side",
        match_id,
    )
    return [
        SeatRow(side, user, name or "", user is not None and folded is None, bot, waits, spare)
        for side, user, name, folded, bot, waits, spare in rows
    ]


def insert_seat(cursor: Cursor, match_id: str, seat: SeatRow) -> None:
    cursor.run(
        "INSERT INTO seats (match_id, side, user_id, bot, waits, spare) VALUES (?, ?, ?, ?, ?, ?)",
        match_id, seat.side, seat.user, seat.bot, seat.waits, seat.spare,
    )  # fmt: skip


def update_seat(cursor: Cursor, match_id: str, seat: SeatRow) -> None:
    cursor.run(
        "UPDATE seats SET user_id = ?, waits = ?, spare = ? WHERE match_id = ? AND side = ?",
        seat.user, seat.waits, seat.spare, match_id, seat.side,
    )  # fmt: skip


# -- the journal ------------------------------------------------------------------------------------------------------


def append_tape(cursor: Cursor, match_id: str, seq: int, items: Iterable[Entry | int], now: float) -> None:
    """One answer and what Fate said to it, or one going back: one row, never changed."""
    cursor.run(
        "INSERT INTO tape (match_id, seq, made, items) VALUES (?, ?, ?, ?)", match_id, seq, now, _json(list(items))
    )


def read_tape(cursor: Cursor, match_id: str, after: int = -1, last: int = 1 << 60) -> list[Entry | int]:
    """All items of the rows after `after`, up to `last`: another process may have written more meanwhile."""
    sql = "SELECT items FROM tape WHERE match_id = ? AND seq > ? AND seq <= ? ORDER BY seq"
    rows = cursor.run(sql, match_id, after, last)
    return [_item(item) for (items,) in rows for item in msgspec.json.decode(items)]


def _item(item: Any) -> Entry | int:
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
        for key, args, to in msgspec.json.decode(lines)
    ]
    return Marked(answers, msgspec.json.decode(state), told, shown), log


def _argument(value: Any) -> Any:
    """A pair of a word and a number is a noun; JSON has made it a list."""
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int):
            return (value[0], value[1])
        return [_argument(item) for item in value]
    return value


def spent(tape: Iterable[Entry | int]) -> int:
    """How many answers Fate has given, those gone back over too."""
    return sum(isinstance(item, Entry) and item.who == FATE for item in tape)


def playable(match: MatchRow, game: Game[Any]) -> bool:
    """Whether the match is of the very rules and data of this program."""
    return (match.rules, match.data) == (game.version, game.digest)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
