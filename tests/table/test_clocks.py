"""Clocks and letters, with a time that passes when it is told to."""

from __future__ import annotations

import email
import email.policy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.table import people, rows
from grognard.table.database import Database, connect
from grognard.table.errors import No
from grognard.table.matches import Matches
from grognard.table.notify import GRACE, Mail, Postman
from grognard.table.people import User
from grognard.table.wire import Clock, NewMatch

from .served import GAME


class Hall:
    """Matches of a store in memory, and a time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.database: Database = connect("sqlite:")
        self.matches = Matches(self.database, lambda: self.now, "https://table.example")
        with self.database.transaction() as cursor:
            self.ap, self.cp = (people.make_guest(cursor, "en", self.now) for _ in range(2))
        self.id = ""

    def begin(self, clock: Clock, cp: str = "open") -> None:
        seats = {"ap": "me", "cp": cp}
        self.id = self.matches.create(self.ap, NewMatch(game=GAME, scenario="introduction", seats=seats, clock=clock))
        if cp == "open":
            self.matches.join(self.cp, self.id, "", "")

    @property
    def row(self) -> rows.MatchRow:
        with self.database.transaction() as cursor:
            return rows.find_match(cursor, self.id)

    def spare(self, side: int) -> float:
        with self.database.transaction() as cursor:
            return rows.find_seats(cursor, self.id)[side].spare

    def left(self) -> float:
        due = self.row.due
        assert due is not None
        return due - self.now

    def user(self, side: int) -> User:
        return (self.ap, self.cp)[side]

    def answer(self, random: Random) -> None:
        play = self.matches.live(self.id).play
        assert play.question is not None
        options = [option for option in play.question.options if option[0] not in play.game.rare]
        self.matches.answer(
            self.user(play.question.side), self.id, self.row.seq, play.game.write(random.choice(options)), ""
        )

    def pass_to(self, side: int, random: Random) -> None:
        """Answer (in no time) until this side is asked."""
        while self.row.turn != side:
            self.answer(random)

    def pass_by_a_last_word(self, random: Random) -> int:
        """Answer until the turn has just passed by an answer that can still be taken back; whose answer it was."""
        for _ in range(2000):
            before = self.row.turn
            self.answer(random)
            play = self.matches.live(self.id).play
            assert not play.over
            if self.row.turn != before and play.can_undo(before):
                return before
        raise AssertionError("the turn never passed so that it could be taken back")


@pytest.fixture
def hall() -> Iterator[Hall]:
    found = Hall()
    yield found
    found.database.close()


def test_a_live_clock_runs_for_who_is_asked_and_gives_back_when_the_turn_passes(hall: Hall) -> None:
    hall.begin(Clock(kind="live", main=600, more=10))
    assert (hall.row.turn, hall.left()) == (1, 600)
    hall.now += 100
    assert hall.left() == 500
    hall.pass_to(0, Random(1))
    assert (hall.spare(1), hall.left()) == (510, 600)
    hall.now += 50
    hall.pass_to(1, Random(1))
    assert (hall.spare(0), hall.left()) == (560, 510)


def test_a_slow_clock_begins_anew_with_every_turn(hall: Hall) -> None:
    hall.begin(Clock(kind="slow", main=86400))
    hall.now += 80000
    hall.pass_to(0, Random(1))
    assert hall.left() == 86400
    hall.now += 100
    hall.pass_to(1, Random(1))
    assert hall.left() == 86400


@pytest.mark.parametrize("kind", ["live", "slow"])
def test_who_has_no_time_left_loses(hall: Hall, kind: Any) -> None:
    hall.begin(Clock(kind=kind, main=600))
    hall.now += 599
    assert hall.matches.overdue() == []
    hall.now += 2
    with pytest.raises(No, match="table-time-is-up"):
        hall.answer(Random(1))
    assert hall.matches.overdue() == [hall.id]
    hall.matches.time_out(hall.id)
    assert (hall.row.state, hall.row.result, hall.row.due) == ("over", rows.Outcome("time", 0), None)
    assert hall.matches.overdue() == []
    hall.matches.time_out(hall.id)  # another server was as quick: nothing more happens
    assert hall.row.result == rows.Outcome("time", 0)


def test_a_program_has_no_clock(hall: Hall) -> None:
    hall.begin(Clock(kind="live", main=60), cp="bot:random")
    assert (hall.row.turn, hall.row.due) == (1, None)
    hall.now += 1000
    assert hall.matches.overdue() == []
    live = hall.matches.live(hall.id)
    while hall.row.turn == 1:
        assert live.play.question is not None
        hall.matches.answer_for_bot(hall.id, "server", hall.row.seq, 1, live.play.question.options[0])
    assert hall.left() == 60


@pytest.mark.parametrize(("kind", "more"), [("slow", 0), ("live", 30)])
def test_taking_back_gains_no_time(hall: Hall, kind: Any, more: int) -> None:
    hall.begin(Clock(kind=kind, main=5000, more=more))
    random = Random(4)
    side = hall.pass_by_a_last_word(random)
    hall.matches.undo(hall.user(side), hall.id, hall.row.seq, "")
    assert hall.row.turn == side
    hall.now += 1000
    left = hall.left()
    for _ in range(3):
        hall.answer(random)
        hall.now += 1
        if hall.row.turn == side:
            continue
        hall.matches.undo(hall.user(side), hall.id, hall.row.seq, "")
        assert hall.left() <= left


def test_a_letter_is_written_to_who_is_asked_and_away(hall: Hall, tmp_path: Path) -> None:
    with hall.database.transaction() as cursor:
        sql = "UPDATE users SET language = 'fr', email = 'foch@example.org', letters = 'confirmed' WHERE id = ?"
        cursor.run(sql, hall.ap.id)
    hall.begin(Clock())
    postman = Postman(hall.database, Mail(tmp_path))
    hall.pass_to(0, Random(1))
    assert postman.deliver(hall.now + GRACE - 1) == 0
    assert postman.deliver(hall.now + GRACE) == 1
    (file,) = tmp_path.glob("*.eml")
    letter = email.message_from_bytes(file.read_bytes(), policy=email.policy.default)
    assert letter["to"] == "foch@example.org"
    assert f"https://table.example/match/{hall.id}" in letter.get_content()
    hall.pass_to(1, Random(1))
    hall.pass_to(0, Random(1))
    hall.pass_to(1, Random(1))  # he answers before it is sent
    assert postman.deliver(hall.now + 10 * GRACE) == 0
