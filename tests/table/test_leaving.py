"""Accounts can be taken along and deleted: with two people, in both stores."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grognard.games import everything
from grognard.kernel.record import read, replay
from grognard.table.database import connect

from .playing import held, play_on, truth
from .served import Person, RefusedHere, Served, hear, postgres, serving

pytestmark = pytest.mark.xdist_group("postgres")

PASSWORD = "correct horse"
WORDS = "Ils ne passeront pas"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("leaving")
    if request.param == "sqlite":
        with serving(folder) as found:
            yield found
            assert "Traceback" not in found.log()
    else:
        with postgres() as url, serving(folder, url) as found:
            yield found
            assert "Traceback" not in found.log()


class Two:
    """Two people with accounts, a match of theirs that is over, one that is not, and the leaver's own."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.leaver, self.stays = server.person(), server.person()
        self.names = [f"{name} {self.leaver.me['id'][:6]}" for name in ("Joffre", "Moltke")]
        for person, name in zip((self.leaver, self.stays), self.names, strict=True):
            person.me = person.post("/api/accounts", {"name": name, "password": PASSWORD})["user"]
        self.over, self.running = self.match(), self.match()
        sides = {"ap": self.leaver, "cp": self.stays}
        for match_id in (self.over, self.running):
            play_on(match_id, sides, 12, Random(1))
            for person in (self.leaver, self.stays):
                person.post(f"/api/matches/{match_id}/chat", {"text": f"{WORDS}, {person.me['name']}"})
                person.put(f"/api/matches/{match_id}/notes", {"text": f"{WORDS} here"})
        self.stays.post(f"/api/matches/{self.over}/resign", {})
        self.alone = self.leaver.new_match("introduction")["id"]
        self.waiting = self.leaver.new_match("introduction", ap="me", cp="open")["id"]
        self.joined = self.stays.new_match("introduction", ap="me", cp="link")
        self.leaver.post(f"/api/matches/{self.joined['id']}/join", {"invite": self.joined["invite"]})
        self.token = self.leaver.post("/api/tokens", {"label": "my bot"})["token"]

    def match(self) -> str:
        """A public match by invitation."""
        body = {
            "game": "paths-of-glory",
            "scenario": "introduction",
            "seats": {"ap": "me", "cp": "link"},
            "public": True,
        }
        match = self.leaver.post("/api/matches", body)
        self.stays.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
        found: str = match["id"]
        return found

    def kept(self) -> list[tuple[str, list[Any]]]:
        """All rows of the store, by table."""
        tables = (
            "users", "logins", "tokens", "devices", "matches", "seats", "chat", "notes", "watchers", "presence",
            "outbox", "confirmations", "requests",
        )  # fmt: skip
        store = connect(self.server.database)
        with store.transaction() as cursor:
            found = [(table, cursor.run(f"SELECT * FROM {table}")) for table in tables]
        store.close()
        return found


@pytest.fixture
def two(server: Served) -> Two:
    return Two(server)


def test_everything_kept_about_a_person_is_in_one_file(two: Two) -> None:
    me = two.leaver
    answer = me.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="grognard.json"'
    assert answer.headers["cache-control"] == "no-store"
    found = answer.json()
    assert found["account"]["name"] == two.names[0]
    assert len(found["sessions"]) == len(found["devices"]) == 1
    assert [token["label"] for token in found["tokens"]] == ["my bot"]
    assert [line["text"] for line in found["chat"]] == [f"{WORDS}, {two.names[0]}"] * 2
    assert {note["match"] for note in found["notes"]} == {two.over, two.running}
    matches = {match["id"]: match for match in found["matches"]}
    assert set(matches) == {two.over, two.running, two.alone, two.waiting, two.joined["id"]}
    assert matches[two.over]["result"] == {"reason": "resigned", "winner": 0}
    assert matches[two.running]["sides"] == ["ap"]
    for match_id in (two.over, two.alone):  # records are whole, and play again
        saved = read(matches[match_id]["record"], everything())
        play = replay(saved, saved.of)
        assert play.hash() == truth(two.server, match_id).hash()
    # Nothing of secrets: neither one's own nor the other's hand.
    for secret in (two.token, me.http.cookies["grognard"], "argon2", "hash"):
        assert secret not in answer.text
    cards = set(held(truth(two.server, two.running), "cp")) - {"CP1"}
    record = matches[two.running]["record"]
    assert cards
    assert not [card for card in cards if f" {card} " in record.replace(":", " ").replace("\n", " ").replace("+", " ")]
    assert record == me.get(f"/api/matches/{two.running}/record")
    assert f"{WORDS}, {two.names[1]}" not in answer.text


def test_a_deleted_account_leaves_a_seat_without_a_name(two: Two) -> None:
    me, other = two.leaver, two.stays
    name = two.names[0]
    position = other.position(two.running)
    before = other.get(f"/api/matches/{two.over}/record")
    with pytest.raises(RefusedHere) as wrong:
        me.post("/api/me/delete", {"password": "a wrong horse"})
    assert wrong.value.status == 403
    with pytest.raises(RefusedHere):
        me.post("/api/me/delete", {})
    assert me.get("/api/me")["user"]["name"] == name

    with other.live(two.running) as line, me.live(two.running) as mine:
        hear(line, "position")
        hear(mine, "position")
        assert me.post("/api/me/delete", {"password": PASSWORD})["user"] is None
        ended = hear(line, "patch")["patch"]["ended"]
        assert (ended["winner"], ended["reason"]) == ("cp", "resigned")
        with pytest.raises(ConnectionClosed):
            hear(mine, "never", 10)

    # All of him is gone from the store.
    for table, rows in two.kept():
        text = json.dumps(rows, default=str)
        assert name not in text, table
        assert me.me["id"] not in text, table
        assert f"{WORDS}, {name}" not in text, table
    fresh = Person(two.server.address)
    with pytest.raises(RefusedHere) as gone:
        fresh.post("/api/session", {"name": name, "password": PASSWORD})
    assert gone.value.status == 403
    fresh.post("/api/accounts", {"name": name, "password": PASSWORD})  # the name is free
    assert fresh.get("/api/matches") == []

    # The other one's are as they were.
    found = {match["id"]: match for match in other.get("/api/matches")}
    assert set(found) == {two.over, two.running, two.joined["id"]}
    for match_id in (two.over, two.running):
        match = found[match_id]
        nobody, seat = match["seats"]
        assert nobody == {"side": "ap", "name": "Allies", "left": 0.0, "gone": True}
        assert (seat["user"]["name"], seat["mine"]) == (two.names[1], True)
        chat = other.get(f"/api/matches/{match_id}/chat")
        assert [(line["name"], line["text"]) for line in chat] == [("", ""), (two.names[1], f"{WORDS}, {two.names[1]}")]
        assert other.get(f"/api/matches/{match_id}/notes") == {"text": f"{WORDS} here"}
        assert match_id in [each["id"] for each in other.get("/api/public/matches")]
    assert found[two.over]["result"]["winner"] == "ap"
    record = other.get(f"/api/matches/{two.over}/record")
    assert record == before.replace("-".join(name.split()), "person")
    assert other.position(two.running)["picture"]["pieces"] == position["picture"]["pieces"]
    with pytest.raises(RefusedHere) as alone:
        other.post(f"/api/matches/{two.over}/rematch", None)
    assert (alone.value.status, alone.value.reason["text"][:20]) == (409, "who played the other")
    states = {
        row[0]: row
        for table, rows in two.kept()
        if table == "matches"
        for row in rows
        if row[0] in (two.alone, two.waiting)
    }
    assert all("abandoned" in json.dumps(row, default=str) for row in states.values())
    assert len(states) == 2


def test_a_guest_may_leave_without_a_password(server: Served) -> None:
    guest = server.person()
    match_id = guest.new_match("introduction")["id"]
    assert guest.post("/api/me/delete", {})["user"] is None
    assert guest.get("/api/me")["user"] is None
    with pytest.raises(RefusedHere) as gone:
        guest.get(f"/api/matches/{match_id}")
    assert gone.value.status == 404


def test_a_key_of_an_account_deleted_ends_at_once(server: Served) -> None:
    me = server.person()
    match_id = me.new_match("introduction")["id"]
    token = me.post("/api/tokens", {"label": "bot", "match": match_id})["token"]
    with me.http.stream(
        "GET", f"/api/matches/{match_id}/questions", headers={"authorization": f"Bearer {token}"}
    ) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["seq"] == 0
        me.post("/api/me/delete", {})
        assert [line for line in lines if line] == []
