"""What both players put into the dice, and how somebody might cheat with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.cli.records import audit_file
from grognard.games import everything
from grognard.kernel.fate import Fair, mixed, number_commitment
from grognard.kernel.record import read, replay
from grognard.kernel.refusal import BadInput
from grognard.table import describe, numbers, people, rows
from grognard.table.api_matches import Seen, written
from grognard.table.database import Database, connect
from grognard.table.errors import No
from grognard.table.matches import Matches
from grognard.table.people import User
from grognard.table.server import Caller
from grognard.table.wire import Contribution, Match, NewMatch

from .served import Served, hear, postgres

GAME = "first-ypres-1914"
"""Dice are rolled in it before anybody is asked."""
pytestmark = pytest.mark.xdist_group("postgres")

ONE, TWO, THREE = (bytes([n]) * 32 for n in (1, 2, 3))


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    database = connect(
        f"sqlite:{tmp_path / 'table.db'}" if request.param == "sqlite" else request.getfixturevalue("url")
    )
    yield database
    database.close()


class Table:
    """Two people and a match."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = 1_000_000.0
        self.matches = Matches(database, lambda: self.now)
        with database.transaction() as cursor:
            self.anna, self.bernd, self.third = (people.make_guest(cursor, "en", self.now) for _ in range(3))
        self.id = ""

    def made(self, numbers: bool = True, **seats: str) -> Table:
        new = NewMatch(game=GAME, scenario="campaign", seats=seats or {"al": "me", "ge": "open"}, numbers=numbers)
        self.id = self.matches.create(self.anna, new)
        return self

    def joined(self, numbers: bool = True) -> Table:
        self.matches.join(self.bernd, self.id, "", "", numbers)
        return self

    def commit(self, who: User, number: bytes, sides: str, match: str = "") -> None:
        said = number_commitment(match or self.id, sides, number)
        self.matches.put_number(who, self.id, Contribution(commitment=said))

    def show(self, who: User, number: bytes) -> None:
        self.matches.put_number(who, self.id, Contribution(number=number.hex()))

    def committed(self) -> Table:
        self.commit(self.anna, ONE, "al")
        self.commit(self.bernd, TWO, "ge")
        return self

    def shown(self) -> Table:
        self.show(self.bernd, TWO)
        self.show(self.anna, ONE)
        return self

    @property
    def row(self) -> rows.MatchRow:
        with self.database.transaction() as cursor:
            return rows.find_match(cursor, self.id)

    def seen_by(self, who: User) -> Match:
        with self.database.transaction() as cursor:
            return describe.match(self.matches, cursor, rows.find_match(cursor, self.id), who, "en")

    def record(self) -> str:
        with self.database.transaction() as cursor:
            seen = Seen(_Here(self), Caller(self.anna), self.id, cursor)  # type: ignore[arg-type]
        return written(self.matches.live(self.id), seen, 0)


class _Here:
    """A server, as far as `Seen` looks at it."""

    def __init__(self, table: Table) -> None:
        self.matches = table.matches


@pytest.fixture
def table(store: Database) -> Table:
    return Table(store)


@pytest.fixture
def small() -> Iterator[Table]:
    """Where the store does not matter."""
    database = connect("sqlite:")
    yield Table(database)
    database.close()


def fate_of(matches: Matches, match_id: str) -> Fair:
    fate = matches.live(match_id).play.fate
    assert isinstance(fate, Fair)
    return fate


def refused(key: str, call: Any, *args: Any) -> None:
    with pytest.raises(No) as no:
        call(*args)
    assert no.value.refusal.key == key


# -- as it should be --------------------------------------------------------------------------------------------------


def test_nothing_is_dealt_before_both_have_shown_and_the_dice_come_of_all(table: Table) -> None:
    table.made()
    refused("table-not-begun", lambda: table.matches.current(table.id).__enter__())
    table.joined().committed()
    table.show(table.bernd, TWO)
    assert (table.row.state, table.row.seq) == ("waiting", -1)
    with table.database.transaction() as cursor:
        assert rows.read_tape(cursor, table.id) == []
    table.show(table.anna, ONE)
    row = table.row
    assert (row.state, row.seq, row.turn >= 0) == ("playing", 0, True)
    with table.database.transaction() as cursor:
        put_in = numbers.found(cursor, table.id)
    assert fate_of(table.matches, table.id).dice() == mixed(bytes.fromhex(row.key), table.id, put_in).hex()
    assert fate_of(table.matches, table.id).dice() != row.key


def test_a_new_process_and_another_one_go_on_with_the_same_dice(table: Table) -> None:
    other = Matches(table.database)
    table.made().joined()
    other.live(table.id)  # it has the match in memory before it is dealt
    table.committed().shown()
    dice = fate_of(table.matches, table.id).dice()
    with other.current(table.id) as live:
        assert live.play.hash() == table.matches.live(table.id).play.hash()
        assert isinstance(live.play.fate, Fair)
        assert live.play.fate.dice() == dice
    again = Matches(table.database)
    assert fate_of(again, table.id).dice() == dice
    assert fate_of(again, table.id).spent == fate_of(table.matches, table.id).spent > 0


def test_said_twice_it_counts_once(small: Table) -> None:
    small.made().joined().committed()
    small.commit(small.anna, ONE, "al")
    small.show(small.anna, ONE)
    small.show(small.anna, ONE)
    assert small.row.state == "waiting"
    small.show(small.bernd, TWO)
    assert small.row.state == "playing"


def test_one_screen_puts_in_one_number_and_a_program_none(small: Table) -> None:
    for other, sides in (("me", "al+ge"), ("bot:greedy", "ge")):
        small.made(al=other, ge="me")
        assert [share.sides for share in small.seen_by(small.anna).numbers] == [sides]
        small.commit(small.anna, ONE, sides)
        small.show(small.anna, ONE)
        assert small.row.state == "playing"


def test_who_never_heard_of_it_plays_all_the_same(small: Table) -> None:
    """A program through the API: only what others put in counts, and if nobody does, the server's key."""
    small.made().joined(numbers=False)
    small.commit(small.anna, ONE, "al")
    assert small.row.state == "waiting"
    small.show(small.anna, ONE)
    assert (small.row.state, len(fate_of(small.matches, small.id).numbers)) == ("playing", 1)
    small.made(numbers=False).joined(numbers=False)
    assert (small.row.state, fate_of(small.matches, small.id).dice()) == ("playing", small.row.key)
    small.made(numbers=False).joined()
    assert small.row.state == "waiting"  # the one who joined puts one in, and is safe by it


def test_in_a_rematch_those_put_in_numbers_who_did_before(small: Table) -> None:
    small.made().joined().committed().shown()
    small.matches.resign(small.anna, small.id, "")
    small.id = small.matches.rematch(small.anna, small.id)
    assert [share.sides for share in small.seen_by(small.anna).numbers] == ["al", "ge"]
    small.commit(small.anna, ONE, "ge")
    small.commit(small.bernd, TWO, "al")
    small.shown()
    assert small.row.state == "playing"


def test_who_is_away_when_the_table_is_full_gets_a_letter(small: Table) -> None:
    with small.database.transaction() as cursor:
        cursor.run("UPDATE users SET email = 'anna@example.org' WHERE id = ?", small.anna.id)
    small.made()
    small.commit(small.anna, ONE, "al")
    small.joined()
    with small.database.transaction() as cursor:
        assert [user for (user,) in cursor.run("SELECT user_id FROM outbox")] == [small.anna.id]


# -- cheats -----------------------------------------------------------------------------------------------------------


def test_a_number_is_not_shown_before_all_are_committed(table: Table) -> None:
    table.made()
    table.commit(table.anna, ONE, "al")
    refused("table-number-early", table.show, table.anna, ONE)  # nobody knows yet who will sit there
    table.joined()
    refused("table-number-early", table.show, table.anna, ONE)  # he could choose his now
    refused("table-number-early", table.show, table.bernd, TWO)


def test_another_number_than_the_committed_one_is_refused(table: Table) -> None:
    table.made().joined().committed()
    table.show(table.anna, ONE)
    refused("table-number-other", table.show, table.bernd, THREE)
    refused("table-number-committed", table.commit, table.bernd, THREE, "ge")
    assert table.row.state == "waiting"
    table.show(table.bernd, TWO)
    refused("table-has-begun", table.show, table.bernd, THREE)
    refused("table-has-begun", table.commit, table.bernd, THREE, "ge")


def test_a_commitment_is_good_for_one_match_and_one_side(small: Table) -> None:
    other = small.made().id
    small.made().joined()
    small.commit(small.anna, ONE, "al", match=other)  # of another match, whose number may be known
    small.commit(small.bernd, ONE, "al")  # what Anna might have said, repeated
    refused("table-number-other", small.show, small.anna, ONE)
    refused("table-number-other", small.show, small.bernd, ONE)


def test_nobody_puts_in_a_number_for_another(small: Table) -> None:
    small.made().joined(numbers=False)
    refused("table-number-not-asked", small.commit, small.bernd, TWO, "ge")
    refused("table-number-not-asked", small.commit, small.third, THREE, "al")
    for both in (Contribution(), Contribution(commitment="0" * 64, number="0" * 64)):
        refused("table-number-what", small.matches.put_number, small.anna, small.id, both)


def test_who_refuses_to_show_gets_no_second_choice(table: Table) -> None:
    """He may know what the dice would be (he keeps the server); there is nothing he can do but play with them or not at
    all: no other number, no way to begin without his, and the other may call it off and sees that it was."""
    table.made().joined().committed()
    table.show(table.anna, ONE)
    for number in (THREE, ONE, bytes(32)):
        refused("table-number-other", table.show, table.bernd, number)
        refused("table-number-committed", table.commit, table.bernd, number, "ge")
    refused("table-not-begun", table.matches.answer, table.anna, table.id, 0, "done", "")
    refused("table-no-free-seat", table.matches.join, table.bernd, table.id, "", "", True)
    share = {each.sides: each for each in table.seen_by(table.anna).numbers}
    assert (bool(share["al"].shown), bool(share["ge"].shown)) == (True, False)
    refused("table-no-match", table.matches.cancel, table.third, table.id)
    table.matches.cancel(table.anna, table.id)
    row = table.row
    assert (row.state, row.result and row.result.reason) == ("over", "abandoned")
    assert table.matches.live(table.id).play.question  # and it can still be looked at
    refused("table-has-begun", table.show, table.bernd, TWO)


def test_a_full_table_may_be_cleared_by_any_who_sits_there(small: Table) -> None:
    small.made()
    refused("table-no-match", small.matches.cancel, small.bernd, small.id)
    small.joined()
    small.matches.cancel(small.bernd, small.id)
    assert small.row.state == "over"


def test_a_number_is_nobodys_business_until_the_end(small: Table) -> None:
    small.made().joined().committed()
    small.show(small.anna, ONE)
    assert all(not share.number for share in small.seen_by(small.bernd).numbers)
    small.show(small.bernd, TWO)
    text = small.record()
    assert ONE.hex() not in text
    assert TWO.hex() not in text
    assert number_commitment(small.id, "al", ONE) in text


# -- the record -------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(small: Table) -> str:
    small.made().joined().committed().shown()
    small.matches.resign(small.anna, small.id, "")
    return small.record()


def test_a_record_shows_who_put_in_what_and_its_dice_are_computed_again(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "fate: shared " in finished
    path = tmp_path / "game.grog"
    path.write_text(finished, "utf-8")
    for language in ("en", "fr"):
        audit_file(path, language)
    said = capsys.readouterr().out
    for number in (ONE, TWO):
        assert said.count(number.hex()) == 2
    assert "neither the server nor a player could choose them alone" in said


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (ONE.hex(), THREE.hex(), "bad-number-other"),  # another number
        ("numbers: ", "x: ", "bad-numbers"),  # none
        ("fate: shared", "fate: fair", "bad-numbers"),  # as if none had counted
        ("match: ", "match: x", "bad-number-other"),  # of another match
        ("numbers: al=", "numbers: ge=", "bad-number-other"),  # changed sides
        ("numbers: al=", "numbers: al=x", "bad-number-line"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(finished: str, old: str, new: str, why: str) -> None:
    games = everything()
    assert old in finished
    with pytest.raises(BadInput) as bad:
        replay(read(finished.replace(old, new, 1), games), games[GAME])
    assert bad.value.key == why


def test_other_numbers_are_other_dice(finished: str) -> None:
    """A number with a commitment made for it afterwards: the dice are not those of the record."""
    games = everything()
    saved = read(finished, games)
    swapped = finished.replace(ONE.hex(), THREE.hex()).replace(
        number_commitment(saved.match, "al", ONE), number_commitment(saved.match, "al", THREE)
    )
    with pytest.raises(BadInput) as bad:
        replay(read(swapped, games), games[GAME])
    assert bad.value.key == "bad-fate-answer"


# -- over the wire ----------------------------------------------------------------------------------------------------


def test_the_audit_tells_it_and_pages_are_told_when_it_begins(server: Served) -> None:
    anna, bernd = server.person(), server.person()
    body = {"game": GAME, "scenario": "campaign", "seats": {"al": "me", "ge": "open"}, "numbers": True}
    match_id = anna.post("/api/matches", body)["id"]
    path = f"/api/matches/{match_id}"
    with anna.live(match_id) as line:
        assert hear(line, "match")["match"]["numbers"] == [{"sides": "al", "name": anna.me["name"], "mine": True}]
        bernd.post(f"{path}/join", {"numbers": True})
        assert bernd.get(f"{path}/audit")["answers"] == 0
        for person, number, sides in ((anna, ONE, "al"), (bernd, TWO, "ge")):
            person.post(f"{path}/numbers", {"commitment": number_commitment(match_id, sides, number)})
        for person, number in ((bernd, TWO), (anna, ONE)):
            person.post(f"{path}/numbers", {"number": number.hex()})
        assert hear(line, "position")["position"]["side"] == "al"
    before = anna.get(f"{path}/audit")
    assert [(share["sides"], share.get("number")) for share in before["numbers"]] == [("al", None), ("ge", None)]
    assert "key" not in before
    anna.post(f"{path}/resign", {})
    audit = bernd.get(f"{path}/audit")
    assert audit["fair"]
    assert [share["number"] for share in audit["numbers"]] == [ONE.hex(), TWO.hex()]
    assert "could choose the dice alone" in audit["text"]
    assert audit["dice"] != audit["key"]
    alone = anna.new_match("introduction")["id"]
    anna.post(f"/api/matches/{alone}/resign", {})
    assert "No player put a number in" in anna.get(f"/api/matches/{alone}/audit")["text"]
