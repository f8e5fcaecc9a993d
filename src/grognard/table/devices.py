"""Devices on which a person has logged in before.

Somebody elsewhere who tries passwords against a name uses up what unknown callers may try, and nothing else: a device
that shows its cookie has a count of its own (OWASP, "device cookies"). The cookie lets nobody in.
"""

from __future__ import annotations

import secrets

from .database import Cursor
from .people import User, hash_secret, keep_newest

COOKIE = "grognard-device"
MOST = 50
"""Devices a person has at most; those not used for longest go."""
UNSEEN = 400 * 86400.0
"""Seconds after which a device that was not used is forgotten."""


def find(cursor: Cursor, secret: str, user: User, now: float) -> str:
    """The id of a person's device by its cookie; nothing if it is not one of his."""
    if not secret or len(secret) > 200:
        return ""
    sql = "SELECT id FROM devices WHERE hash = ? AND user_id = ? AND seen >= ?"
    rows = cursor.run(sql, hash_secret(secret), user.id, now - UNSEEN)
    return str(rows[0][0]) if rows else ""


def remember(cursor: Cursor, user: User, known: str, now: float) -> str:
    """He has logged in: the secret for the cookie of a new device, nothing for one that is `known`."""
    if known:
        cursor.run("UPDATE devices SET seen = ? WHERE id = ?", now, known)
        return ""
    secret = secrets.token_urlsafe(32)
    keep_newest(cursor, "devices", user, MOST - 1, "seen")
    cursor.run(
        "INSERT INTO devices (id, hash, user_id, seen) VALUES (?, ?, ?, ?)",
        secrets.token_hex(8), hash_secret(secret), user.id, now,
    )  # fmt: skip
    return secret


def forget(cursor: Cursor, user: User) -> None:
    """Another password: whoever had the old one may know a device too."""
    cursor.run("DELETE FROM devices WHERE user_id = ?", user.id)
