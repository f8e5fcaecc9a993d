"""Matches, records and databases outlive a new version. Fixtures: what the tree before schema steps wrote."""

from __future__ import annotations

import asyncio
import gzip
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.cli.upgrade import upgrade
from grognard.games import everything
from grognard.kernel import editions
from grognard.kernel.ask import Choose, Draw
from grognard.kernel.editions import edition
from grognard.kernel.fate import Scripted
from grognard.kernel.files import DataFolder
from grognard.kernel.game import Game
from grognard.kernel.play import Play, state_hash
from grognard.kernel.tape import Entry, Skipped, Taped
from grognard.kernel.record import Misfit, read, record, replay, write
from grognard.kernel.refusal import BadInput
from grognard.kernel.words import sentence
from grognard.table import describe, memory, rows, schema
from grognard.table.api_matches import Seen, written
from grognard.table.database import connect, version
from grognard.table.desk import Desk, sheet
from grognard.table.errors import No
from grognard.table.matches import Matches
from grognard.table.notify import Mail, Postman
from grognard.table.people import User, by_id, tokens
from grognard.table.server import Caller, Server, Settings
from grognard.table.wire import NewMatch, Reply

from .loop import run

FIXTURES = Path(__file__).parent.parent / "fixtures" / "version_1"
EXPECTED: dict[str, dict[str, Any]] = msgspec.json.decode((FIXTURES / "expected.json").read_bytes())
RUNNING = sorted(name for name in EXPECTED if name.startswith("running"))
RECORDS = sorted(path.name for path in FIXTURES.glob("*.grog"))


@pytest.fixture
def old(tmp_path: Path) -> str:
    """A table of schema 1."""
    path = tmp_path / "table.db"
    with gzip.open(FIXTURES / "table.db.gz") as packed, path.open("wb") as raw:
        shutil.copyfileobj(packed, raw)
    return str(path)


class Table(Matches):
    """The matches of a store, and who plays them."""

    def __init__(self, path: str) -> None:
        super().__init__(connect(f"sqlite:{path}"))

    def person(self, match_id: str, side: int) -> User:
        with self.database.transaction() as cursor:
            seat = rows.find_seats(cursor, match_id)[side]
            found = by_id(cursor, seat.user or "")
        assert found is not None
        return found

    def row(self, match_id: str) -> rows.MatchRow:
        with self.database.transaction() as cursor:
            return rows.find_match(cursor, match_id)

    def go_on(self, match_id: str, answers: int = 3) -> None:
        """Somebody answers what is asked."""
        for _ in range(answers):
            live = self.live(match_id)
            question = live.play.question
            assert question is not None
            game, side = live.play.game, question.side
            written = game.write(question.options[0])
            self.answer(self.person(match_id, side), match_id, live.version(side), written, game.sides[side])


@pytest.fixture
def table(old: str) -> Iterator[Table]:
    found = Table(old)
    yield found
    found.database.close()
    editions._found.clear()


def desk_of(table: Matches, match_id: str, user: User | None) -> Desk:
    """A match laid out for a reader, here."""
    given = sheet(table, match_id, user)
    return Desk(given, table.edition_of(given.game, given.data), "en")


def as_it_was(table: Matches, name: str) -> None:
    """A match stands where it stood when the fixtures were made."""
    then = EXPECTED[name]
    live = table.live(then["id"])
    assert not live.misfit
    assert len(live.play.journal) == then["answers"]
    assert state_hash(live.play.state) == then["hash"]
    assert (live.outcome is not None) == then["over"]


# -- the schema -------------------------------------------------------------------------------------------------------


def test_a_store_of_schema_1_rises_and_all_its_matches_go_on(table: Table, old: str) -> None:
    with table.database.transaction() as cursor:
        assert version(cursor) == schema.VERSION
    for name, then in EXPECTED.items():
        as_it_was(table, name)
        if name in RUNNING:
            table.go_on(then["id"])


def test_before_the_first_step_a_copy_is_kept(old: str) -> None:
    before = list(sqlite3.connect(old).iterdump())
    connect(f"sqlite:{old}").close()
    kept = sqlite3.connect(f"{old}.before-{schema.VERSION}")
    assert list(kept.iterdump()) == before
    assert kept.execute("SELECT number FROM version").fetchall() == [(1,)]


def test_a_second_start_does_nothing_more(old: str) -> None:
    connect(f"sqlite:{old}").close()
    once = list(sqlite3.connect(old).iterdump())
    Path(f"{old}.before-{schema.VERSION}").unlink()
    connect(f"sqlite:{old}").close()
    assert list(sqlite3.connect(old).iterdump()) == once
    assert not Path(f"{old}.before-{schema.VERSION}").exists()


KILLED = """
import os, sys
from grognard.table import database
run = database._SqliteCursor.run
def dying(self, sql, *values):
    found = run(self, sql, *values)
    if "good" in sql:
        os._exit(9)
    return found
database._SqliteCursor.run = dying
database.connect(sys.argv[1])
"""


def test_killed_in_the_middle_of_the_steps_nothing_is_lost(old: str) -> None:
    before = list(sqlite3.connect(old).iterdump())
    killed = subprocess.run([sys.executable, "-c", KILLED, f"sqlite:{old}"], check=False)
    assert killed.returncode == 9
    assert list(sqlite3.connect(old).iterdump()) == before
    table = Table(old)
    for name in EXPECTED:
        as_it_was(table, name)


OPENED = "import sys; from grognard.table.database import connect; connect(sys.argv[1]).close()"


def test_several_processes_may_start_at_once(old: str) -> None:
    started = [subprocess.Popen([sys.executable, "-c", OPENED, f"sqlite:{old}"]) for _ in range(3)]
    assert [each.wait() for each in started] == [0, 0, 0]
    as_it_was(Table(old), RUNNING[0])


def test_a_later_store_is_refused_unharmed(old: str) -> None:
    with sqlite3.connect(old) as raw:
        raw.execute("UPDATE version SET number = 99")
    before = Path(old).read_bytes()
    with pytest.raises(BadInput, match="99"):
        connect(f"sqlite:{old}")
    assert Path(old).read_bytes() == before


def test_a_fresh_store_and_a_raised_one_have_the_same_tables(old: str, tmp_path: Path) -> None:
    connect(f"sqlite:{old}").close()
    connect(f"sqlite:{tmp_path / 'new.db'}").close()
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    raised, fresh = sqlite3.connect(old), sqlite3.connect(tmp_path / "new.db")
    for (name,) in raised.execute(tables).fetchall():
        columns = f"SELECT name, type, [notnull], pk FROM pragma_table_info('{name}') ORDER BY name"
        assert raised.execute(columns).fetchall() == fresh.execute(columns).fetchall()
    assert raised.execute(tables).fetchall() == fresh.execute(tables).fetchall()


def test_a_store_of_schema_3_rises_and_asks_before_it_writes(tmp_path: Path) -> None:
    """Addresses of accounts stay and are asked, those of guests go, keys stay good for all matches, letters go out."""
    path = tmp_path / "table.db"
    with sqlite3.connect(path) as raw:
        for statement in ("CREATE TABLE version (number BIGINT NOT NULL)", *chain(*schema.STEPS[:3])):
            raw.execute(statement)
        raw.execute("INSERT INTO version VALUES (3)")
        raw.execute("INSERT INTO clock VALUES (1, 1000.0)")  # the time of day is much later: it was not always served
        for user, folded in (("foch", "foch"), ("guest", None)):
            values = (user, user, folded, folded, "en", f"{user}@armee.fr", "", 0.0)
            raw.execute("INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
            letter = (user, user, "email", f"{user}@armee.fr", "turn:m", "Your turn", "...", 9e9, 0)
            raw.execute("INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", letter)
        raw.execute("INSERT INTO tokens VALUES ('t', 'h', 'foch', 'bot', 0.0)")
    raw.close()
    store = connect(f"sqlite:{path}")
    with store.transaction() as cursor:
        assert version(cursor) == schema.VERSION
        foch, guest = by_id(cursor, "foch"), by_id(cursor, "guest")
        assert foch is not None
        assert guest is not None
        assert [(user.email, user.letters) for user in (foch, guest)] == [("foch@armee.fr", "unasked"), ("", "unasked")]
        assert [(token.id, token.match) for token in tokens(cursor, foch)] == [("t", "")]
    postman = Postman(store, Mail(tmp_path / "letters"), site="https://table.example.org")
    assert postman.deliver(1000.0) == 0  # what waited is not sent to whom nobody has asked ...
    assert postman.deliver(1000.0) == 1  # ... and he is asked
    (asking,) = (tmp_path / "letters").glob("*.eml")
    assert "https://table.example.org/confirm#" in asking.read_text().replace("=\n", "")
    store.close()


# -- data -------------------------------------------------------------------------------------------------------------

Change = Callable[[str, str], str]


def other_data(game: Game[Any], change: Change) -> Game[Any]:
    """A game whose data files somebody has edited."""
    assert game.files is not None
    assert game.remake is not None
    texts = {name: change(name, text) for name, text in game.files.texts.items()}
    return game.remake(DataFolder(game.name, game.data, texts))


def mended_words(name: str, text: str) -> str:
    """A comment, names of places and their coordinates."""
    if not name.endswith(".csv"):
        return "# Another comment.\n" + text
    lines = text.split("\n")
    head = next(i for i, line in enumerate(lines) if line and not line.startswith("#"))
    columns = lines[head].split(",")
    body = lines[head + 1 :]
    for column, word in (("name", "Elsewhere"), ("place", "Elsewhere"), ("lat", "12.5"), ("lon", "7.25")):
        if column in columns:
            at = columns.index(column)
            body = [mended(line, at, word) if i == 3 else line for i, line in enumerate(body)]
    return "\n".join(["# Another comment.", *lines[: head + 1], *body])


def mended(line: str, at: int, word: str) -> str:
    if '"' in line:
        return line
    fields = line.split(",")
    return ",".join([*fields[:at], word, *fields[at + 1 :]])


def mended_facts(name: str, text: str) -> str:
    """A unit that is stronger, a table that says something else."""
    if name == "units.csv":
        return text.replace(",1914-08", ",1914-09") if ",1914-08" in text else _last_number(text)
    return _last_number(text) if name == "cards.csv" else text


def _last_number(text: str) -> str:
    """The first digit 3 that stands alone in a field becomes a 4."""
    head, found, rest = text.partition(",3,")
    return f"{head},4,{rest}" if found else text


@pytest.mark.parametrize("name", sorted(everything()))
def test_comments_names_and_coordinates_are_no_facts(name: str) -> None:
    game = everything()[name]
    other = other_data(game, mended_words)
    assert other.files is not None
    assert game.files is not None
    assert other.files.texts != game.files.texts
    assert other.digest == game.digest


def test_after_words_are_mended_all_matches_go_on(table: Table) -> None:
    table.games = {name: other_data(game, mended_words) for name, game in table.games.items()}
    for name, then in EXPECTED.items():
        as_it_was(table, name)
        if name in RUNNING:
            table.go_on(then["id"])


def test_a_match_keeps_the_facts_it_began_with(table: Table) -> None:
    """Two sets of data in one process: an old match goes on with its own, a new one has the new."""
    table.keep_editions()
    table.games = {name: other_data(game, mended_facts) for name, game in table.games.items()}
    for name in RUNNING:
        then = EXPECTED[name]
        as_it_was(table, name)
        table.go_on(then["id"])
        live = table.live(then["id"])
        present = table.game(live.play.game.name)
        assert live.play.game.digest != present.digest
        with table.database.transaction() as cursor:
            row = rows.find_match(cursor, then["id"])
            told = describe.match(table, cursor, row, None, "en")
        assert told.data == row.data


def test_an_edition_nobody_has_is_said_in_a_sentence(table: Table) -> None:
    with table.database.transaction() as cursor:
        cursor.run("UPDATE matches SET data = 'abcdef012345' WHERE id = ?", EXPECTED[RUNNING[0]]["id"])
    with pytest.raises(No) as no:
        table.live(EXPECTED[RUNNING[0]]["id"])
    assert no.value.refusal.key == "table-other-data"


@pytest.mark.parametrize("name", sorted(everything()))
def test_the_facts_of_today_are_shipped_for_the_day_they_change(name: str) -> None:
    """`make editions` puts them there."""
    game = everything()[name]
    texts = editions.shipped(game, game.digest)
    assert texts is not None
    assert game.files is not None
    assert game.remake is not None
    assert game.remake(DataFolder(game.name, game.data, texts)).digest == game.digest


def test_what_is_shipped_is_found_by_its_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = everything()["galicia-1914"]
    monkeypatch.setattr(editions, "_folder", lambda game: tmp_path / "editions")
    path = editions.ship(game)
    assert path.name == f"{game.digest}.json.gz"
    other = other_data(game, mended_facts)
    found = edition(other, game.digest)
    assert found is not other
    assert found.digest == game.digest
    with pytest.raises(BadInput):
        edition(other, "../../../etc")


# -- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDS)
def test_records_from_before_open_as_they_were(name: str) -> None:
    saved = read((FIXTURES / name).read_text(), everything())
    if saved.reader and saved.of.secret:
        with pytest.raises(BadInput, match=r"secret|hidden"):
            replay(saved, saved.of)
        return
    if saved.reader and "draw" not in saved.result and any("+?" in line for line in [(FIXTURES / name).read_text()]):
        with pytest.raises(BadInput):
            replay(saved, saved.of)
        return
    play = replay(saved, saved.of)
    assert len(play.journal) > 50


# -- rules ------------------------------------------------------------------------------------------------------------


def later(table: Table, name: str, **changes: Any) -> Game[Any]:
    """The next version of a game's rules, with the data of today and with earlier ones."""
    game = table.games[name]
    remake = game.remake
    assert remake is not None

    def raised(made: Game[Any]) -> Game[Any]:
        return replace(made, version=game.version + 1, remake=lambda files: raised(remake(files)), **changes)

    table.games[name] = raised(game)
    editions._found.clear()
    return table.games[name]


def test_after_a_mend_that_a_tape_does_not_touch_it_goes_on(table: Table) -> None:
    for game in list(table.games):
        later(table, game)
    for name, then in EXPECTED.items():
        as_it_was(table, name)
        row = table.row(then["id"])
        assert row.version == table.game(row.game).version
        if name in RUNNING:
            table.go_on(then["id"])


def reached(g: Any) -> tuple[int, int]:
    return g.turn, getattr(g, "round", 0)


def reached_at(play: Play[Any], answers: int) -> tuple[int, int]:
    """Where a game stood after so many answers."""
    at = next(i for i in range(answers, len(play.journal)) if play.journal[i].who >= 0)
    journal: list[Taped] = list(play.journal[:at])
    return reached(Play.restore(play.game, Scripted([]), play.scenario, play.options, journal).state)


def broken_after(game: Game[Any], when: tuple[int, int], wrong: str = "refuses") -> Callable[[Any], Any]:
    """A sequence of play that is another from some round on: it asks something else, or comes to another position."""

    def sequence(g: Any) -> Any:
        rules = game.sequence(g)
        answer = None
        while True:
            try:
                question = rules.send(answer)
            except StopIteration as end:
                return end.value
            if reached(g) >= when:
                if wrong == "refuses" and isinstance(question, Choose):
                    del question.options[1:]
                elif wrong == "breaks":
                    raise KeyError("a rule that cannot go on")
                elif wrong == "differs" and isinstance(question, Choose):
                    g.vp = [9, 9] if isinstance(g.vp, list) else 9
            answer = yield question

    return sequence


@pytest.mark.parametrize("wrong", ["refuses", "breaks", "differs"])
@pytest.mark.parametrize("name", ["running won-by-the-sword 1632", "running paths-of-glory campaign"])
def test_a_match_that_does_not_fit_is_readable_and_can_be_renewed(table: Table, name: str, wrong: str) -> None:
    then = EXPECTED[name]
    game_name = name.split()[1]
    old_game = table.games[game_name]
    when = reached_at(table.live(then["id"]).play, then["answers"] // 2)
    assert when > (1, 1)
    table._live.clear()
    table._recent.clear()
    if wrong == "differs":  # what tells is a hash: let every row have one, as rows have since schema 2
        add_hashes(table, then["id"], old_game)
    later(table, game_name, sequence=broken_after(old_game, when, wrong))
    live = table.live(then["id"])
    good = len(live.play.journal)
    assert live.misfit
    assert 0 < good < then["answers"]
    row = table.row(then["id"])
    assert (row.tried, row.good) == (old_game.version + 1, good)
    assert all(row.misfit.values())
    # It says why, in both languages, and refuses answers.
    anna, bert = table.person(then["id"], 0), table.person(then["id"], 1)
    for language in ("en", "fr"):
        with table.database.transaction() as cursor:
            told = describe.match(table, cursor, row, anna, language)
        assert str(good) in told.misfit
        assert row.misfit[language] in told.misfit
    with pytest.raises(No) as no:
        table.answer(anna, then["id"], 0, "done", "")
    assert no.value.refusal.key == "table-misfit"
    if wrong == "breaks":  # rules that raise are a fault of the program; mended by its next version
        table.games[game_name] = replace(table.games[game_name], sequence=old_game.sequence)
    # It can be looked back at.
    desk = desk_of(table, then["id"], anna)
    desk.open()
    assert len(desk.journal) == good
    # By agreement it goes on from there under the new rules.
    table.games[game_name] = replace(table.games[game_name], sequence=old_game.sequence)
    table._live.clear()
    table._recent.clear()
    table.ask(anna, then["id"], "renew", 0, "")
    assert table.live(then["id"]).misfit
    spent = table.live(then["id"]).play.fate.spent  # type: ignore[attr-defined]
    table.reply(bert, then["id"], Reply(kind="renew", by=old_game.sides[0], accept=True))
    live = table.live(then["id"])
    assert not live.misfit
    assert len(live.play.journal) == good
    assert live.play.fate.spent == spent  # type: ignore[attr-defined]
    table.go_on(then["id"], 4)
    after = (live.play.hash(), len(live.play.journal), live.play.fate.spent)  # type: ignore[attr-defined]
    table._live.clear()
    table._recent.clear()
    again = table.live(then["id"])
    assert again is not live
    assert (again.play.hash(), len(again.play.journal), again.play.fate.spent) == after  # type: ignore[attr-defined]
    # Its record can be read, with the dice that nobody will roll again.
    assert any(isinstance(item, Skipped) for item in again.play.tape)
    table.resign(anna, then["id"], "")
    live = table.live(then["id"])
    assert live.outcome is not None
    text = write(record(live.play, ended=f"{live.play.game.sides[1]} resigned"), live.play.game)
    back = replay(read(text, table.games), live.play.game)
    assert back.hash() == live.play.hash()


def add_hashes(table: Table, match_id: str, game: Game[Any]) -> None:
    """As if every row had been written since rows have hashes."""
    row = table.row(match_id)
    with table.database.transaction() as cursor:
        found = cursor.run("SELECT seq, items FROM tape WHERE match_id = ? ORDER BY seq", match_id)
        first = [rows._item(item) for item in msgspec.json.decode(found[0][1])]
        play: Play[Any] = Play.restore(game, Scripted([]), row.scenario, row.options, first, None, [])
        for seq, items in found[1:]:
            play.follow(rows._item(item) for item in msgspec.json.decode(items))
            cursor.run("UPDATE tape SET hash = ? WHERE match_id = ? AND seq = ?", play.hash(), match_id, seq)
        assert isinstance(play.tape[-1], Entry | int)


def test_a_finished_match_opens_in_the_replay_with_kept_positions(table: Table) -> None:
    name = "finished won-by-the-sword mergentheim"
    then = EXPECTED[name]
    game = table.games["won-by-the-sword"]
    later(table, "won-by-the-sword", sequence=broken_after(game, (2, 0)))
    desk = desk_of(table, then["id"], None)
    said = desk.open()
    info = msgspec.to_builtins(said[0])["info"]
    assert info["length"] == len(desk.journal) + 1
    assert len(desk.journal) < then["answers"]
    table.games["won-by-the-sword"] = replace(table.games["won-by-the-sword"], sequence=game.sequence)
    table._live.clear()
    table._recent.clear()
    desk = desk_of(table, then["id"], None)
    desk.open()
    desk._go(info["length"])
    shown: Mapping[str, Any] = msgspec.to_builtins(desk._show()[0])
    position = shown.get("position") or shown["patch"]
    assert position["at"] == info["length"]
    assert position["ended"]["text"]


def dealt_otherwise(game: Game[Any]) -> Callable[[Any], Any]:
    """A sequence of play that draws one more at every draw."""

    def sequence(g: Any) -> Any:
        rules = game.sequence(g)
        answer = None
        while True:
            try:
                question = rules.send(answer)
            except StopIteration as end:
                return end.value
            answer = yield Draw(question.pool, question.count + 1, question.to) if type(question) is Draw else question

    return sequence


def test_a_match_whose_first_deal_does_not_fit_is_shown_where_it_was_kept(table: Table, tmp_path: Path) -> None:
    """One from before, with the positions that it has, and one that has only just begun."""
    server = Server(table.database, Settings(mail=Mail(tmp_path)))
    server.matches = table
    game = table.games["won-by-the-sword"]
    old = EXPECTED["running won-by-the-sword 1632"]["id"]
    anna, bert = table.person(old, 0), table.person(old, 1)
    seats = {game.sides[0]: "me", game.sides[1]: "open"}
    new = table.create(anna, NewMatch(game=game.name, scenario="1632", seats=seats))
    table.join(bert, new, "", "")
    begun = table.live(new)
    first, opening = begun.play.hash(), len(begun.play.journal)
    table.go_on(new)
    table._live.clear()
    table._recent.clear()
    later(table, game.name, sequence=dealt_otherwise(game))
    for match_id in (old, new):
        live = table.live(match_id)
        row = table.row(match_id)
        assert (row.tried, row.good) == (game.version + 1, -1)
        for language in ("en", "fr"):
            with table.database.transaction() as cursor:
                told = describe.match(table, cursor, row, anna, language)
            assert row.misfit[language] in told.misfit
            assert str(row.good) not in told.misfit
        # It is where it was kept, for whoever looks and in the replay, and its record can be had.
        kept = live.play.hash()
        assert live.position(0, "en").picture
        desk = desk_of(table, match_id, anna)
        laid = msgspec.to_builtins(desk.open())[0]["info"]
        assert laid["length"] >= 1
        desk._go(laid["length"])
        desk._show()
        assert desk._eyes_now().play.hash() == kept
        with table.database.transaction() as cursor:
            text = written(live, Seen(server, Caller(anna), match_id, cursor), 0)
        assert f"rules: {row.version}\n" in text
        # It cannot go on, but it can end.
        with pytest.raises(No):
            table.answer(anna, match_id, 0, "done", "")
        with pytest.raises(No):
            table.ask(anna, match_id, "renew", 0, "")
        table.resign(anna, match_id, "")
        assert table.row(match_id).state == "over"
    assert (kept, len(live.play.journal)) == (first, opening)
    # Nothing is known of how it went on from a program that has nothing to show.
    with table.database.transaction() as cursor:
        cursor.run("DELETE FROM marks WHERE match_id = ?", new)
    table._live.clear()
    table._recent.clear()
    with pytest.raises(No) as no:
        table.live(new)
    assert no.value.refusal.key == "table-other-rules"


def test_a_server_finds_out_which_matches_do_not_fit_before_anybody_opens_them(table: Table, tmp_path: Path) -> None:
    game = table.games["won-by-the-sword"]
    lost = EXPECTED["finished won-by-the-sword mergentheim"]["id"]
    with table.database.transaction() as cursor:  # which can only be told, not shown
        cursor.run("DELETE FROM marks WHERE match_id = ?", lost)
    server = Server(table.database, Settings(mail=Mail(tmp_path)))
    server.matches.games = table.games
    later(table, game.name, sequence=dealt_otherwise(game))
    later(table, "paths-of-glory")
    assert lost in table.unread()

    async def go() -> None:
        async with server.running():
            async with asyncio.timeout(60):
                while server.matches.unread():
                    await asyncio.sleep(0.05)
            assert not server.matches._live  # nobody has opened any
            with table.database.transaction() as cursor:
                for then in EXPECTED.values():
                    row = rows.find_match(cursor, then["id"])
                    assert bool(describe.match(server.matches, cursor, row, None, "en").misfit) == (
                        row.game == game.name
                    )

    run(go())


def test_a_record_of_earlier_rules_is_read_as_far_as_it_fits() -> None:
    text = (FIXTURES / "galicia-1914.whole.grog").read_text()
    game = read(text, everything()).of
    games = {game.name: game}
    new = replace(game, version=game.version + 1)
    assert replay(read(text, {game.name: new}), new).hash() == replay(read(text, games), game).hash()
    other = replace(new, sequence=broken_after(game, (1, 0), "differs"))
    with pytest.raises(Misfit) as misfit:
        replay(read(text, {game.name: other}), other)
    assert "version 1" in str(misfit.value)
    assert misfit.value.play.question is not None
    with pytest.raises(BadInput, match="version"):
        read(text.replace("rules: 1", "rules: 7"), games)


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_upgrade_check_says_what_would_happen_and_changes_nothing(
    old: str, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    before = Path(old).read_bytes()
    upgrade(f"sqlite:{old}", check=True, language=language)
    said = capsys.readouterr().out
    assert f"sqlite:{old}" in said
    assert str(len(EXPECTED)) in said
    assert sentence(language, "cli-upgrade-checked", {}) in said
    assert Path(old).read_bytes() == before
    assert [path.name for path in Path(old).parent.iterdir()] == ["table.db"]


def test_upgrade_raises_the_store_and_looks_at_every_match(
    old: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = everything()
    game = games["won-by-the-sword"]
    games[game.name] = replace(game, version=game.version + 1, sequence=broken_after(game, (1, 4)))
    monkeypatch.setattr(memory, "everything", lambda: games)
    upgrade(f"sqlite:{old}", check=False, language="en")
    said = capsys.readouterr().out
    assert EXPECTED["running won-by-the-sword 1632"]["id"] in said
    told = re.search(r"(\d+) begun under earlier rules go on, (\d+) can be read", said)
    assert told is not None
    assert min(map(int, told.groups())) > 1
    with sqlite3.connect(old) as raw:
        assert raw.execute("SELECT number FROM version").fetchall() == [(schema.VERSION,)]
        assert raw.execute("SELECT count(*) FROM matches WHERE misfit <> ''").fetchone()[0] >= 1
    upgrade(f"sqlite:{old}", check=True, language="en")
    with pytest.raises(BadInput):
        upgrade("sqlite:/nowhere/table.db", check=True, language="en")
