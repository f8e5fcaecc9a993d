"""A program plays for somebody who is away, until he comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.table import describe, people, rows, study, talk
from grognard.table.database import connect
from grognard.table.errors import No
from grognard.table.matches import ABSENT, Matches
from grognard.table.people import User
from grognard.table.wire import Clock, Match, NewMatch, Reply

GAME = "paths-of-glory"
AP, CP = 0, 1


class Table:
    """Anna plays the Allies; the Central Powers, who are asked, are Bernd's if nothing else is said."""

    def __init__(self, **given: Any) -> None:
        self.now = 1_000_000.0
        self.store = connect("sqlite:")
        self.matches = Matches(self.store, now=lambda: self.now)
        with self.store.transaction() as cursor:
            self.anna, self.bernd = (
                people.sign_up(cursor, None, name, "hash", "en", 0.0) for name in ("Anna", "Bernd")
            )
        seats = {"ap": "me", "cp": "open"}
        wish = NewMatch(**{"game": GAME, "scenario": "introduction", "seats": seats} | given)
        self.id = self.matches.create(self.anna, wish)
        if wish.seats["cp"] == "open":
            self.matches.join(self.bernd, self.id, "", "")

    def seen(self, user: User) -> Match:
        with self.store.transaction() as cursor:
            return describe.match(self.matches, cursor, rows.find_match(cursor, self.id), user, "en")

    def seat(self, side: int) -> tuple[str, str]:
        """Who sits there: the person, the program."""
        seat = self.seen(self.anna).seats[side]
        return (seat.user.name if seat.user else "", seat.bot)

    def stand(self, user: User, of: str, bot: str = "veteran") -> None:
        self.matches.ask(user, self.id, "stand", 0, "", of, bot)

    def reply(self, user: User, accept: bool = True, **other: Any) -> None:
        (request,) = self.seen(user).requests
        read: dict[str, Any] = {"kind": request.kind, "by": request.by, "to": request.to, "bot": request.bot} | other
        self.matches.reply(user, self.id, Reply(**read, accept=accept))

    def stood(self) -> None:
        """A veteran plays for Bernd."""
        self.stand(self.bernd, "cp")
        self.reply(self.anna)

    def answer(self, user: User) -> None:
        live = self.matches.live(self.id)
        question = live.play.question
        assert question is not None
        written = live.play.game.write(question.nth(0))
        self.matches.answer(user, self.id, live.version(question.side), written, "")

    def due(self) -> float | None:
        with self.store.transaction() as cursor:
            return rows.find_match(cursor, self.id).due


def refused(call: Any, *given: Any, **more: Any) -> str:
    with pytest.raises(No) as no:
        call(*given, **more)
    return no.value.refusal.key


def test_a_program_plays_for_a_player_when_the_other_agrees() -> None:
    table = Table()
    table.stand(table.bernd, "", "champion")
    (request,) = table.seen(table.anna).requests
    assert (request.kind, request.by, request.of, request.bot) == ("stand", "cp", "cp", "champion")
    assert table.seat(CP) == ("Bernd", "")
    assert table.matches.asked_bot(table.id, "x") is None
    table.reply(table.anna)
    assert table.seat(CP) == ("Bernd", "champion")
    assert table.seen(table.anna).requests == ()
    asked = table.matches.asked_bot(table.id, "x")
    assert asked is not None
    assert (asked.bot, asked.given.side) == ("champion", CP)


def test_the_other_may_decline_and_what_he_agrees_to_is_what_he_read() -> None:
    table = Table()
    table.stand(table.bernd, "cp")
    table.stand(table.bernd, "cp", "champion")
    assert refused(table.reply, table.anna, bot="veteran") == "table-other-request"
    table.reply(table.anna, accept=False)
    assert table.seat(CP) == ("Bernd", "")
    assert table.seen(table.anna).requests == ()


def test_while_a_program_plays_for_him_its_owner_looks_on_and_comes_back_at_once() -> None:
    table = Table()
    table.stood()
    assert refused(table.answer, table.bernd) == "table-program-plays"
    assert refused(table.matches.undo, table.bernd, table.id, 0, "") == "table-program-plays"
    assert refused(table.stand, table.bernd, "cp") == "table-program-plays"
    assert refused(table.matches.come_back, table.anna, table.id, "") == "table-no-program-plays"
    assert table.seen(table.bernd).seats[CP].mine
    table.matches.come_back(table.bernd, table.id, "")
    assert table.seat(CP) == ("Bernd", "")
    assert table.matches.asked_bot(table.id, "x") is None
    table.answer(table.bernd)


def test_what_a_program_thought_when_its_owner_came_back_counts_no_more() -> None:
    table = Table()
    table.stood()
    asked = table.matches.asked_bot(table.id, "x")
    assert asked is not None
    table.matches.come_back(table.bernd, table.id, "")
    question = table.matches.live(table.id).play.question
    assert question is not None
    table.matches.answer_for_bot(table.id, "x", asked.seq, CP, question.nth(0))
    assert table.matches.live(table.id).seq == asked.seq


def test_against_programs_alone_one_goes_without_asking() -> None:
    table = Table(seats={"ap": "me", "cp": "bot:random"})
    table.stand(table.anna, "", "novice")
    assert [table.seat(side) for side in (AP, CP)] == [("Anna", "novice"), ("", "random")]


def test_who_holds_all_seats_has_nobody_to_play_against_the_program() -> None:
    table = Table(seats={"ap": "me", "cp": "me"})
    assert refused(table.stand, table.anna, "cp") == "table-all-yours"


def test_for_who_has_not_answered_for_days_the_other_may_call_a_program() -> None:
    table = Table()
    assert refused(table.stand, table.anna, "cp") == "table-not-absent"
    assert not table.seen(table.anna).seats[CP].absent
    table.now += ABSENT + 1
    assert table.seen(table.anna).seats[CP].absent
    with table.store.transaction() as cursor:  # he sits there and thinks
        talk.come(cursor, table.id, table.bernd.id, "process", table.now)
    assert refused(table.stand, table.anna, "cp") == "table-not-absent"
    with table.store.transaction() as cursor:
        talk.go(cursor, table.id, table.bernd.id, "process")
    assert refused(table.stand, table.bernd, "ap") == "table-not-absent", "who is not asked keeps nobody waiting"
    table.stand(table.anna, "cp")
    assert table.seat(CP) == ("Bernd", "veteran")
    table.matches.come_back(table.bernd, table.id, "")
    assert table.seat(CP) == ("Bernd", "")


def test_no_such_program_plays_for_anybody() -> None:
    table = Table()
    assert refused(table.stand, table.bernd, "cp", "hannibal") == "table-no-program"
    assert refused(table.stand, table.bernd, "it") == "table-no-side"


@pytest.mark.parametrize(("kind", "left"), [("live", 500.0), ("slow", 600.0)])
def test_the_clock_stands_still_while_a_program_plays(kind: Any, left: float) -> None:
    """Back at his turn, who has a bank of time has what he had; who has so long for a turn has a whole one."""
    table = Table(clock=Clock(kind=kind, main=600))
    table.now += 100
    table.stood()
    assert table.due() is None
    table.now += 10_000
    assert table.matches.overdue() == []
    table.matches.come_back(table.bernd, table.id, "")
    assert table.due() == table.now + left


def test_nobody_is_written_to_about_a_turn_that_a_program_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    letters: list[str] = []
    monkeypatch.setattr(table.matches, "_write_to", lambda change, user: letters.append(user))
    table.stood()
    with table.matches.changing(table.id) as change:
        table.matches._letter(change, besides=None)
    assert letters == []
    table.matches.come_back(table.bernd, table.id, "")
    with table.matches.changing(table.id) as change:
        table.matches._letter(change, besides=None)
    assert letters == [table.bernd.id]


def test_a_rematch_is_between_the_players_themselves() -> None:
    table = Table()
    table.stood()
    table.matches.resign(table.anna, table.id, "")
    table.id = table.matches.rematch(table.anna, table.id)
    assert [table.seat(side) for side in (AP, CP)] == [("Bernd", ""), ("Anna", "")]


def test_a_program_of_the_player_s_own_is_not_asked_meanwhile() -> None:
    table = Table()

    def line() -> Any:
        live = table.matches.live(table.id)
        with table.store.transaction() as cursor:
            found = study.line(live, rows.find_match(cursor, table.id), CP)
        return found and json.loads(found)["side"]

    assert line() == "cp"
    table.stood()
    assert line() is None


def test_another_server_lets_it_think_too() -> None:
    """Though it has had the match in memory since before."""
    table = Table()
    other = Matches(table.store, now=lambda: table.now)
    assert other.live(table.id).bots == {}
    table.stood()
    assert other.asked_bot(table.id, "two") is not None
