"""What players put into the dice, so that neither the server nor one of them chooses these alone.

Each page draws a number and commits itself to it. When all who were to have done so, each shows his; nobody who shows
his last can have chosen it then. Out of the server's key (committed to when the match was made) and all numbers comes
the key of the dice, and the match is dealt. Who does not show his number gets no other: the match does not begin.
"""

from __future__ import annotations

from typing import Any

from ..kernel.fate import Fair, Number, fits
from ..kernel.game import Game
from .database import Cursor
from .errors import No
from .rows import MatchRow, SeatRow
from .talk import stamp
from .wire import Contribution


def sides_of(game: Game[Any], seats: list[SeatRow], user_id: str) -> str:
    """The sides a person plays, as one word."""
    return "+".join(game.sides[seat.side] for seat in seats if seat.user == user_id)


def expect(cursor: Cursor, match_id: str, sides: str) -> None:
    """The match does not begin without a number of who plays these sides."""
    sql = "INSERT INTO numbers (match_id, sides, commitment, committed, number, shown) VALUES (?, ?, '', 0, '', 0)"
    cursor.run(sql, match_id, sides)


def found(cursor: Cursor, match_id: str) -> list[Number]:
    sql = "SELECT sides, commitment, committed, number, shown FROM numbers WHERE match_id = ? ORDER BY sides"
    return [
        Number(sides, commitment, stamp(committed) if commitment else "", number, stamp(shown) if number else "")
        for sides, commitment, committed, number, shown in cursor.run(sql, match_id)
    ]


def fate(cursor: Cursor, match: MatchRow, spent: int = 0) -> Fair:
    """The dice of a match that is dealt."""
    return Fair(bytes.fromhex(match.key), spent, match.id, found(cursor, match.id))


def missing(cursor: Cursor, match_id: str) -> list[str]:
    """The sides whose number has not been shown."""
    sql = "SELECT sides FROM numbers WHERE match_id = ? AND number = '' ORDER BY sides"
    return [sides for (sides,) in cursor.run(sql, match_id)]


def put(cursor: Cursor, match: MatchRow, seats: list[SeatRow], sides: str, given: Contribution, now: float) -> None:
    """Commit to a number, or show it. Said twice, it counts once."""
    if match.state != "waiting":
        raise No(409, "table-has-begun")
    numbers = found(cursor, match.id)
    mine = next((each for each in numbers if each.sides == sides), None)
    if mine is None:
        raise No(409, "table-number-not-asked")
    if given.commitment:
        if mine.commitment not in ("", given.commitment):
            raise No(409, "table-number-committed")
        if not mine.commitment:
            sql = "UPDATE numbers SET commitment = ?, committed = ? WHERE match_id = ? AND sides = ?"
            cursor.run(sql, given.commitment, now, match.id, sides)
        return
    if any(seat.waits for seat in seats) or not all(each.commitment for each in numbers):
        raise No(409, "table-number-early")
    if not fits(match.id, mine._replace(number=given.number)):
        raise No(422, "table-number-other")
    if not mine.number:
        sql = "UPDATE numbers SET number = ?, shown = ? WHERE match_id = ? AND sides = ?"
        cursor.run(sql, given.number, now, match.id, sides)
