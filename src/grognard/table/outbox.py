"""Letters that wait to be sent. Times are the table's own: nobody who sets a machine's clock makes one wait."""

from __future__ import annotations

import secrets

from .database import Cursor
from .people import User


def put(cursor: Cursor, user: User, way: str, target: str, about: str, subject: str, body: str, due: float) -> None:
    """A letter, in place of one about the same thing. The new id sees to it that a postman who is sending the one
    before does not throw this one away."""
    cursor.run(
        "INSERT INTO outbox (id, user_id, way, target, about, subject, body, due, tries)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT (user_id, way, about) DO UPDATE SET id = excluded.id,"
        " target = excluded.target, subject = excluded.subject, body = excluded.body, due = excluded.due, tries = 0",
        secrets.token_hex(8), user.id, way, target, about, subject, body, due,
    )  # fmt: skip
