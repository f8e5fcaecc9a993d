"""Who lets the program think that a match waits for: one server process at a time, for as long as it says so.

By the table's own time. Whoever dies says nothing more: soon another may."""

from __future__ import annotations

from .database import Cursor

HELD = 6.0
"""Seconds for which a lease is good; whoever holds it renews it long before."""


def take(cursor: Cursor, match_id: str, holder: str, now: float, thinks: bool) -> bool:
    """Take a lease, or take it anew; False if somebody else has it. `thinks`: the pages are to show it."""
    cursor.run(
        "INSERT INTO leases (match_id, holder, begun, until) VALUES (?, ?, ?, ?) ON CONFLICT (match_id) DO UPDATE"
        " SET holder = excluded.holder, begun = excluded.begun, until = excluded.until"
        " WHERE leases.holder = excluded.holder OR leases.until < ?",
        match_id, holder, now if thinks else 0.0, now + HELD, now,
    )  # fmt: skip
    ((holds,),) = cursor.run("SELECT holder FROM leases WHERE match_id = ?", match_id)
    return bool(holds == holder)


def renew(cursor: Cursor, match_id: str, holder: str, now: float) -> None:
    cursor.run("UPDATE leases SET until = ? WHERE match_id = ? AND holder = ?", now + HELD, match_id, holder)


def thought(cursor: Cursor, match_id: str, holder: str) -> None:
    """It has thought, and answers now."""
    cursor.run("UPDATE leases SET begun = 0 WHERE match_id = ? AND holder = ?", match_id, holder)


def drop(cursor: Cursor, match_id: str, holder: str) -> None:
    cursor.run("DELETE FROM leases WHERE match_id = ? AND holder = ?", match_id, holder)


def begun(cursor: Cursor, match_id: str) -> float:
    """Since when a program has been thinking about a match; 0: none is."""
    found = cursor.run("SELECT begun FROM leases WHERE match_id = ?", match_id)
    return float(found[0][0]) if found else 0.0
