"""What people do at a table besides playing: they talk, take notes, come and go."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from .database import Cursor
from .people import User
from .wire import Bookmark, ChatLine

MOST_LINES = 500
"""Lines of a chat that are shown."""


def stamp(seconds: float) -> str:
    """A time as everybody writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


# -- chat -------------------------------------------------------------------------------------------------------------


def chat(cursor: Cursor, match_id: str, sides: tuple[str, ...], after: int = -1) -> list[ChatLine]:
    """What was said, oldest first."""
    found = cursor.run(
        "SELECT chat.n, chat.made, users.name, chat.side, chat.text FROM chat JOIN users ON users.id = chat.user_id"
        " WHERE match_id = ? AND n > ? ORDER BY n DESC LIMIT ?",
        match_id, after, MOST_LINES,
    )  # fmt: skip
    return [
        ChatLine(n=n, at=stamp(made), name=name, text=text, side="" if side is None else sides[side])
        for n, made, name, side, text in reversed(found)
    ]


def say(cursor: Cursor, match_id: str, user: User, side: int | None, text: str, now: float) -> None:
    """A line for everybody at the table. The match's row is locked, so lines are numbered one by one."""
    (last,) = cursor.run("SELECT coalesce(max(n), -1) FROM chat WHERE match_id = ?", match_id)[0]
    cursor.run(
        "INSERT INTO chat (match_id, n, made, user_id, side, text) VALUES (?, ?, ?, ?, ?, ?)",
        match_id, last + 1, now, user.id, side, text,
    )  # fmt: skip
    cursor.tell(f"chat {match_id}")


# -- notes ------------------------------------------------------------------------------------------------------------


def notes(cursor: Cursor, match_id: str, user: User) -> tuple[str, list[Bookmark]]:
    """A person's own notes and bookmarks."""
    found = cursor.run("SELECT text, bookmarks FROM notes WHERE match_id = ? AND user_id = ?", match_id, user.id)
    if not found:
        return "", []
    text, bookmarks = found[0]
    return text, msgspec.json.decode(bookmarks, type=list[Bookmark])


def keep_notes(cursor: Cursor, match_id: str, user: User, text: str, bookmarks: list[Bookmark]) -> None:
    cursor.run(
        "INSERT INTO notes (match_id, user_id, text, bookmarks) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match_id, user_id) DO UPDATE SET text = excluded.text, bookmarks = excluded.bookmarks",
        match_id, user.id, text, msgspec.json.encode(bookmarks).decode(),
    )  # fmt: skip


# -- presence ---------------------------------------------------------------------------------------------------------


def come(cursor: Cursor, match_id: str, user_id: str, process: str, now: float) -> None:
    """Somebody has this match open in a page of this server process."""
    cursor.run(
        "INSERT INTO presence (match_id, user_id, process, seen) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match_id, user_id, process) DO UPDATE SET seen = excluded.seen",
        match_id, user_id, process, now,
    )  # fmt: skip


def go(cursor: Cursor, match_id: str, user_id: str, process: str) -> None:
    cursor.run("DELETE FROM presence WHERE match_id = ? AND user_id = ? AND process = ?", match_id, user_id, process)


def clear(cursor: Cursor, since: float) -> list[str]:
    """Forget those who gave no sign of life (their server died); the matches where they were."""
    found = cursor.run("DELETE FROM presence WHERE seen < ? RETURNING match_id", since)
    return sorted({match_id for (match_id,) in found})


def present(cursor: Cursor, match_id: str, since: float) -> set[str]:
    """Who is at the table."""
    found = cursor.run("SELECT DISTINCT user_id FROM presence WHERE match_id = ? AND seen > ?", match_id, since)
    return {user_id for (user_id,) in found}
