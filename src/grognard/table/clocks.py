"""Clocks: when a side must have answered. None; live, a bank for the whole game; slow, so long for every turn."""

from __future__ import annotations

from . import rows
from .memory import Change
from .rows import MatchRow, SeatRow


def start(match: MatchRow, seats: list[SeatRow], now: float) -> None:
    """The match begins: the clock of who is asked runs. A program has none."""
    running = match.clock.kind != "none" and match.turn >= 0 and not seats[match.turn].bot
    match.due = now + match.clock.main if running else None


def turn_to(change: Change, turn: int, back: bool) -> None:
    """The turn passes (or, `back`, returns): one clock stops, the other runs."""
    match, seats = change.match, change.seats
    clock = match.clock
    if clock.kind == "none":
        return
    if match.due is not None and match.turn >= 0:
        seat = seats[match.turn]
        seat.spare = max(0.0, match.due - match.last) + (clock.more if clock.kind == "live" and not back else 0)
        rows.update_seat(change.cursor, match.id, seat)
    match.due = None
    if turn >= 0 and not seats[turn].bot:
        whole = clock.kind == "slow" and not back
        given = clock.more if clock.kind == "live" and back else 0  # when it passed; now it is taken back too
        match.due = match.last + (clock.main if whole else max(0.0, seats[turn].spare - given))
