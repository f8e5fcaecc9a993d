"""Clocks: when a side must have answered. None; live, a bank for the whole game; slow, so long for every turn.

They go by the table's own time, which passes only while it is served.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from . import rows
from .database import Database
from .memory import Change
from .rows import MatchRow, SeatRow

BEAT = 2.0
"""So often a server says that it is there."""
GAP = 10.0
"""So long it may say nothing before time stands still: the store is away, or the machine sleeps."""


class Served:
    """The table's own time, in seconds. It stands still while nobody serves, and does not jump when somebody sets a
    machine's clock. All servers of one store keep it together; it began as the time of day."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database, self._now, self._steady = database, now, steady
        self._at, self._since = now(), steady()

    def __call__(self) -> float:
        return self._at + min(GAP, self._steady() - self._since)

    def start(self) -> None:
        """Go on from where the table stood when it was last served."""
        with self._database.transaction() as cursor:
            cursor.run("INSERT INTO clock (id, served) VALUES (1, ?) ON CONFLICT DO NOTHING", self._now())
            ((at,),) = cursor.run("SELECT served FROM clock WHERE id = 1")
        self._at, self._since = at, self._steady()

    def beat(self) -> None:
        """Keep the time that has passed; another server may be a little ahead."""
        mine = self()
        with self._database.transaction() as cursor:
            cursor.run("UPDATE clock SET served = ? WHERE id = 1 AND served < ?", mine, mine)
            ((at,),) = cursor.run("SELECT served FROM clock WHERE id = 1")
        self._at, self._since = at, self._steady()


def start(match: MatchRow, seats: list[SeatRow], now: float) -> None:
    """The match begins: the clock of who is asked runs. A program has none."""
    running = match.clock.kind != "none" and match.turn >= 0 and not seats[match.turn].bot
    match.due = now + match.clock.main if running else None


def stop(change: Change, now: float) -> None:
    """The clock that runs stands still: a program plays for who is asked."""
    match = change.match
    if match.due is not None:
        change.seats[match.turn].spare = max(0.0, match.due - now)
        match.due = None


def go_on(change: Change, now: float) -> None:
    """Who is asked is there again: his clock runs on."""
    match = change.match
    if match.clock.kind != "none" and match.turn >= 0 and not change.seats[match.turn].bot:
        match.due = now + (match.clock.main if match.clock.kind == "slow" else change.seats[match.turn].spare)


def turn_to(change: Change, turn: int, now: float, back: bool) -> None:
    """The turn passes (or, `back`, returns): one clock stops, the other runs."""
    match, seats = change.match, change.seats
    clock = match.clock
    if clock.kind == "none":
        return
    if match.due is not None and match.turn >= 0:
        seat = seats[match.turn]
        seat.spare = max(0.0, match.due - now) + (clock.more if clock.kind == "live" and not back else 0)
        rows.update_seat(change.cursor, match.id, seat)
    match.due = None
    if turn >= 0 and not seats[turn].bot:
        whole = clock.kind == "slow" and not back
        given = clock.more if clock.kind == "live" and back else 0  # when it passed; now it is taken back too
        match.due = now + (clock.main if whole else max(0.0, seats[turn].spare - given))
