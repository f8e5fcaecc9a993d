"""What is kept about a person, as one file to take along; and how all of it goes away.

Who leaves loses the matches he is playing and stays in those that are over as a seat without a name: they are other
people's too. What he said is blanked, everything else is gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from . import notify, people, rows
from .database import Cursor, Moved
from .people import User
from .rows import MatchRow, Outcome, SeatRow
from .talk import stamp

NOBODY = "nobody"
"""Stands for everybody who has left, where somebody must be named."""


# -- taking along -----------------------------------------------------------------------------------------------------


def account(cursor: Cursor, user: User, now: float) -> dict[str, Any]:
    """All that is kept about a person, but for his matches. Of secrets only hashes are, and these are left out."""
    ((made,),) = cursor.run("SELECT made FROM users WHERE id = ?", user.id)
    devices = cursor.run("SELECT seen FROM devices WHERE user_id = ? ORDER BY seen DESC", user.id)
    waiting = cursor.run("SELECT way, target, about, subject FROM outbox WHERE user_id = ? ORDER BY due", user.id)
    asked = cursor.run("SELECT made FROM confirmations WHERE user_id = ? ORDER BY made", user.id)
    watched = cursor.run("SELECT match_id FROM watchers WHERE user_id = ? ORDER BY match_id", user.id)
    here = cursor.run("SELECT DISTINCT match_id FROM presence WHERE user_id = ? ORDER BY match_id", user.id)
    said = cursor.run("SELECT match_id, made, text FROM chat WHERE user_id = ? ORDER BY made, match_id, n", user.id)
    noted = cursor.run("SELECT match_id, text, bookmarks FROM notes WHERE user_id = ? ORDER BY match_id", user.id)
    return {
        "account": {
            "id": user.id,
            "name": user.name,
            "guest": user.guest,
            "since": stamp(made),
            "language": user.language,
            "email": user.email,
            "letters": user.letters if user.email else "",
            "webhook": user.webhook,
        },
        "sessions": [
            {"since": stamp(row.made), "seen": stamp(row.seen), "agent": row.agent}
            for row in people.logins(cursor, user, now)
        ],
        "devices": [{"seen": stamp(seen)} for (seen,) in devices],
        "tokens": [
            {"label": row.label, "since": stamp(row.made), "match": row.match} for row in people.tokens(cursor, user)
        ],
        "letters": [dict(zip(("way", "to", "about", "subject"), row, strict=True)) for row in waiting],
        "confirmations": [{"asked": stamp(at)} for (at,) in asked],
        "watching": [match_id for (match_id,) in watched],
        "present": [match_id for (match_id,) in here],
        "chat": [{"match": match_id, "at": stamp(at), "text": text} for match_id, at, text in said],
        "notes": [
            {"match": match_id, "text": text, "bookmarks": msgspec.json.decode(marks)}
            for match_id, text, marks in noted
        ],
    }  # fmt: skip


def matches_of(cursor: Cursor, user: User) -> list[str]:
    """All matches in which a person sits, or which he has set up."""
    found = cursor.run(
        "SELECT id FROM matches WHERE owner = ? OR id IN (SELECT match_id FROM seats WHERE user_id = ?)"
        " ORDER BY made, id",
        user.id, user.id,
    )  # fmt: skip
    return [match_id for (match_id,) in found]


def match(row: MatchRow, seats: list[SeatRow], sides: tuple[str, ...], user: User) -> dict[str, Any]:
    """One of his matches, but for its record."""
    return {
        "id": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "options": row.options,
        "sides": [sides[seat.side] for seat in seats if seat.user == user.id],
        "owner": row.owner == user.id,
        "state": row.state,
        "since": stamp(row.made),
        "last": stamp(row.last),
        "result": None if row.result is None else msgspec.to_builtins(row.result),
    }


# -- leaving ----------------------------------------------------------------------------------------------------------


def leave(cursor: Cursor, user: User) -> None:
    """Take a person out of the store, in this transaction; it is `Moved` if he got another seat meanwhile.

    Rows of matches are locked first, in one order: nobody who holds one waits for the person's own row then."""
    his = sorted(matches_of(cursor, user))
    for match_id in his:
        row = rows.find_match(cursor, match_id, lock=True)
        if row.state != "over":
            _give_up(cursor, row, rows.find_seats(cursor, match_id), user)
    cursor.run(
        "INSERT INTO users (id, name, folded, password, language, email, webhook, made)"
        " VALUES (?, '', NULL, NULL, 'en', '', '', 0) ON CONFLICT (id) DO NOTHING",
        NOBODY,
    )
    cursor.run("UPDATE matches SET owner = ? WHERE owner = ?", NOBODY, user.id)
    left = cursor.run("UPDATE seats SET user_id = NULL WHERE user_id = ? RETURNING match_id", user.id)
    if not {match_id for (match_id,) in left} <= set(his):  # a rematch, say, made since they were looked up
        raise Moved("somebody who leaves was seated meanwhile")
    cursor.run("UPDATE chat SET user_id = ?, text = '' WHERE user_id = ?", NOBODY, user.id)
    cursor.run("UPDATE confirmations SET user_id = NULL, hash = '' WHERE user_id = ?", user.id)
    for ended in _ended(cursor, user):
        cursor.tell(f"login {ended}")
    for table in ("devices", "notes", "watchers", "presence", "outbox"):
        cursor.run(f"DELETE FROM {table} WHERE user_id = ?", user.id)
    cursor.run("DELETE FROM users WHERE id = ?", user.id)
    for match_id in his:
        cursor.tell(f"match {match_id}")


def _ended(cursor: Cursor, user: User) -> Iterator[str]:
    """Sessions and keys of a person, which are over."""
    for table in ("logins", "tokens"):
        for (row,) in cursor.run(f"DELETE FROM {table} WHERE user_id = ? RETURNING id", user.id):
            yield row


def _give_up(cursor: Cursor, row: MatchRow, seats: list[SeatRow], user: User) -> None:
    """As if he had resigned; a match in which nobody else plays, or that has not begun, is abandoned. It is done in the
    store alone: a match whose data or rules nobody has any more is given up as well."""
    others = [seat.side for seat in seats if seat.user != user.id]
    row.result = Outcome("abandoned", -1)
    if row.state == "playing" and others:
        row.result = Outcome("resigned", others[0] if len(others) == 1 else -1)
    row.state, row.due = "over", None
    for seat in seats:
        if seat.user is not None:
            notify.withdraw_turn(cursor, seat.user, row.id)
    cursor.run("DELETE FROM requests WHERE match_id = ?", row.id)
    rows.update_match(cursor, row)
