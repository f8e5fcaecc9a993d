"""E-mail addresses are confirmed before any other letter goes out, and strangers' are hardly ever written to."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grognard.kernel.refusal import BadInput
from grognard.table import addresses, notify, people
from grognard.table.app import make_app
from grognard.table.database import Database, connect
from grognard.table.errors import No
from grognard.table.notify import GRACE, Mail, Postman
from grognard.table.people import User
from grognard.table.server import Server, Settings
from grognard.table.wire import NewMatch

from .loop import run
from .served import GAME
from .test_notify import letters, title, waiting

DAY = addresses.DAY
SITE = "https://table.example.org"
URL = f"{SITE}/match/m1"


@pytest.fixture
def store() -> Iterator[Database]:
    found = connect("sqlite:")
    yield found
    found.close()


def person(store: Database, email: str, name: str = "Foch", now: float = 0.0) -> User:
    """Somebody with an account who has just given an address."""
    with store.transaction() as cursor:
        user = people.sign_up(cursor, None, name, "hash", "en", now)
    return move(store, user, email, now)


def move(store: Database, user: User, email: str, now: float = 0.0) -> User:
    with store.transaction() as cursor:
        user = people.change_settings(cursor, user, email=email)
        addresses.ask(cursor, user, now)
    return user


def his_turn(store: Database, user: User, now: float = 0.0) -> None:
    with store.transaction() as cursor:
        notify.your_turn(cursor, user.id, "m1", title, URL, now)


def send(store: Database, folder: Path, now: float = 0.0) -> list[tuple[str, str]]:
    """What is due goes out: to whom, and about what."""
    before = len(letters(folder))
    Postman(store, Mail(folder), site=SITE).deliver(now)
    found = [(letter["To"], letter["Subject"]) for letter in letters(folder)]
    assert len(found) >= before
    return sorted(found)


def secrets_in(folder: Path) -> list[str]:
    """What stands behind the # of links in letters."""
    texts = [letter.get_content() for letter in letters(folder)]
    return [found for text in texts for found in re.findall(re.escape(SITE) + r"/confirm#([\w-]+)", text)]


def confirm(store: Database, secret: str, now: float = 0.0) -> User:
    with store.transaction() as cursor:
        return addresses.confirm(cursor, secret, now)


def everything_kept(store: Database) -> str:
    with store.transaction() as cursor:
        return str([cursor.run(f"SELECT * FROM {table}") for table in ("users", "confirmations", "outbox")])


ASKED = ("foch@armee.fr", "May Grognard write to you?")
TOLD = ("foch@armee.fr", "Your turn: Paths of Glory, the campaign")


def test_nothing_but_the_question_goes_to_an_address_until_it_is_confirmed(store: Database, tmp_path: Path) -> None:
    user = person(store, "foch@armee.fr")
    for _ in range(3):
        his_turn(store, user)
    assert send(store, tmp_path, GRACE + 1) == [ASKED]
    (secret,) = secrets_in(tmp_path)
    assert secret not in everything_kept(store)
    assert confirm(store, secret).id == user.id
    assert send(store, tmp_path, GRACE + 1) == [ASKED]
    his_turn(store, user)
    assert send(store, tmp_path, GRACE + 1) == [ASKED, TOLD]


def test_a_letter_that_came_into_the_outbox_some_other_way_is_thrown_away(store: Database, tmp_path: Path) -> None:
    user = person(store, "foch@armee.fr")
    with store.transaction() as cursor:
        cursor.run("UPDATE users SET letters = 'confirmed'")
    his_turn(store, user)
    with store.transaction() as cursor:
        cursor.run("UPDATE users SET letters = 'asked'")
    assert send(store, tmp_path, GRACE) == [ASKED]
    assert waiting(store) == []


def test_a_link_works_once_and_for_a_day(store: Database, tmp_path: Path) -> None:
    user = person(store, "foch@armee.fr")
    send(store, tmp_path)
    (secret,) = secrets_in(tmp_path)
    for wrong, now in ((secret, DAY + 1), (secret + "x", 0.0), ("", 0.0)):
        with pytest.raises(No) as no:
            confirm(store, wrong, now)
        assert no.value.refusal.key == "table-link-over"
    confirm(store, secret, DAY)
    with pytest.raises(No):
        confirm(store, secret, DAY)
    with store.transaction() as cursor:
        found = people.by_id(cursor, user.id)
    assert found is not None
    assert found.letters == "confirmed"


def test_another_address_starts_over(store: Database, tmp_path: Path) -> None:
    user = person(store, "foch@armee.fr")
    send(store, tmp_path)
    (first,) = secrets_in(tmp_path)
    user = move(store, user, "marechal@armee.fr")
    with pytest.raises(No):
        confirm(store, first)
    send(store, tmp_path)
    (second,) = set(secrets_in(tmp_path)) - {first}
    confirm(store, second)
    user = move(store, user, "foch@armee.fr")
    his_turn(store, user)
    found = send(store, tmp_path, GRACE)
    assert [subject for to, subject in found if "Your turn" in subject] == []
    with store.transaction() as cursor:  # what is no change asks nobody again
        assert people.change_settings(cursor, user, language="fr", email="foch@armee.fr").letters == "asked"


def test_a_letter_has_a_link_that_stops_all_further_ones(store: Database, tmp_path: Path) -> None:
    foch, other = person(store, "foch@armee.fr"), person(store, "petain@armee.fr", "Petain")
    assert len(send(store, tmp_path)) == 2
    for secret in secrets_in(tmp_path):
        confirm(store, secret)
    his_turn(store, foch)
    send(store, tmp_path, GRACE)
    (letter,) = (each for each in letters(tmp_path) if each["Subject"].startswith("Your turn"))
    (secret,) = re.findall(re.escape(SITE) + r"/stop#([\w.-]+)", letter.get_content())
    assert letter["List-Unsubscribe"] == f"<{SITE}/api/email/stop?secret={secret}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    def stop(secret: str) -> User:
        with store.transaction() as cursor:
            return addresses.stop(cursor, secret)

    for wrong in ("", secret[:-1], secret.replace(foch.id, other.id), f"{other.id}.", "é.ù"):
        with pytest.raises(No):
            stop(wrong)
    his_turn(store, foch, DAY)
    assert stop(secret).id == foch.id
    assert waiting(store) == []  # one that had not left yet does not
    for now in (2 * DAY, 3 * DAY):
        his_turn(store, foch, now)
        his_turn(store, other, now)
        send(store, tmp_path, now + GRACE)
    assert [letter["To"] for letter in letters(tmp_path)].count("foch@armee.fr") == 2
    assert [letter["To"] for letter in letters(tmp_path)].count("petain@armee.fr") == 3
    assert stop(secret).id == foch.id  # twice is as good as once
    move(store, foch, "ferdinand@armee.fr", 4 * DAY)
    with pytest.raises(No):
        stop(secret)
    assert ASKED[1] in {subject for to, subject in send(store, tmp_path, 4 * DAY) if to == "ferdinand@armee.fr"}


def test_guests_have_no_address(store: Database) -> None:
    with store.transaction() as cursor:
        guest = people.make_guest(cursor, "en", 0.0)
        with pytest.raises(BadInput, match="guests get no letters"):
            people.change_settings(cursor, guest, email="foch@armee.fr")
        assert people.change_settings(cursor, guest, email="", language="fr").email == ""


@pytest.mark.parametrize("way", ["{}@armee.fr", "FOCH+{}@Armee.fr"])
def test_many_accounts_cannot_flood_a_stranger(store: Database, tmp_path: Path, way: str) -> None:
    """The attack: account after account names one address, however it is written."""
    for n in range(addresses.BY_ADDRESS):
        person(store, way.format("foch"), f"Attacker {n}")
    for n in range(3, 9):
        with pytest.raises(No) as no:
            person(store, way.format("foch"), f"Attacker {n}", DAY - 1)
        assert (no.value.status, no.value.refusal.key) == (429, "table-letters-enough")
    assert len(send(store, tmp_path, DAY)) == addresses.BY_ADDRESS
    person(store, "haig@army.uk", "Haig")
    person(store, way.format("foch"), "Foch", DAY + 1)


def test_an_account_cannot_write_to_one_stranger_after_the_other(store: Database) -> None:
    user = person(store, "a0@armee.fr")
    for n in range(1, addresses.BY_ACCOUNT):
        user = move(store, user, f"a{n}@armee.fr")
    with pytest.raises(No):
        move(store, user, "one.more@armee.fr")
    with store.transaction() as cursor:  # and nothing has changed then
        found = people.by_id(cursor, user.id)
    assert found is not None
    assert found.email == user.email


def test_an_address_from_before_is_asked_instead_of_the_next_letter(store: Database, tmp_path: Path) -> None:
    """An upgrade mutes nobody without a word: once, and never again until he answers."""
    with store.transaction() as cursor:
        user = people.sign_up(cursor, None, "Foch", "hash", "en", 0.0)
        cursor.run("UPDATE users SET email = 'foch@armee.fr'")
    for day in range(4):
        his_turn(store, user, day * DAY)
        assert send(store, tmp_path, day * DAY + GRACE) == [ASKED]


def test_letters_wait_by_the_table_s_own_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock set back an hour makes none of them wait an hour, neither when it is written nor when it is sent."""
    store, day = connect("sqlite:"), [1e9]
    server = Server(store, Settings(mail=Mail(tmp_path)), lambda: day[0])
    server.clock.start()
    foch, haig = (person(store, f"{name}@armee.fr", name) for name in ("foch", "haig"))
    with store.transaction() as cursor:
        cursor.run("UPDATE users SET letters = 'confirmed'")
        cursor.run("DELETE FROM outbox")
    seats = {"cp": "me", "ap": "open"}
    match_id = server.matches.create(foch, NewMatch(game=GAME, scenario="introduction", seats=seats))
    day[0] -= 3600
    server.matches.join(haig, match_id, "", "")  # now it is Foch's turn
    ((_, due, _),) = waiting(store)
    assert due == pytest.approx(1e9 + GRACE, abs=30)
    looked: list[float] = []
    monkeypatch.setattr(server.postman, "deliver", looked.append)
    run(briefly(server._post()))
    assert looked[0] == pytest.approx(1e9, abs=30)
    monkeypatch.undo()
    assert server.postman.deliver(due) == 1
    (letter,) = letters(tmp_path)
    assert letter["Date"] == "Sun, 09 Sep 2001 00:46:40 +0000"  # it says the time of day all the same


async def briefly(job: Coroutine[Any, Any, None]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(job, 0.5)


def test_the_whole_way_over_http(tmp_path: Path) -> None:
    store = connect("sqlite:")
    server = Server(store, Settings(site="http://testserver.local", mail=Mail(tmp_path)))
    account = {"name": "Foch", "password": "correct horse"}
    with TestClient(make_app(server)) as client:
        assert client.post("/api/guests", json={}).status_code == 200
        refused = client.patch("/api/me", json={"email": "foch@armee.fr"}, params={"lang": "fr"})
        assert (refused.status_code, refused.json()["reason"]["text"][:40]) == (
            422,
            "les invités ne reçoivent pas de lettres\u00a0",
        )
        assert client.post("/api/email/letters").status_code == 409
        assert client.post("/api/accounts", json=account).json().get("letters") is None
        assert client.patch("/api/me", json={"email": "foch@armee.fr"}).json()["letters"] == "asked"
        assert client.get("/api/me").json()["letters"] == "asked"
        assert client.post("/api/email/letters").json()["letters"] == "asked"
        end = time.monotonic() + 20
        while not letters(tmp_path) and time.monotonic() < end:  # the postman comes by
            time.sleep(0.1)
        (letter,) = letters(tmp_path)  # the second took the place of the first, which had not left yet
        (secret,) = re.findall(r"http://testserver\.local/confirm#([\w-]+)", letter.get_content())
        with TestClient(make_app(Server(store, server.settings))) as phone:  # another device, not logged in
            assert phone.post("/api/email/confirm", json={"secret": "guessed"}).status_code == 422
            said = phone.post("/api/email/confirm", json={"secret": secret})
            assert said.json() == {"name": "Foch", "email": "foch@armee.fr"}
            assert phone.post("/api/email/confirm", json={"secret": secret}).status_code == 422
            assert client.get("/api/me").json()["letters"] == "confirmed"
            assert client.post("/api/email/letters").status_code == 409
            with store.transaction() as cursor:
                ((row,),) = cursor.run("SELECT id FROM users WHERE email <> ''")
                user = people.by_id(cursor, row)
                assert user is not None
                link = f"/api/email/stop?secret={addresses.stopper(cursor, user)}"
            shown = phone.get(link, follow_redirects=False)
            assert (shown.status_code, shown.headers["location"]) == (303, f"/stop#{link.partition('=')[2]}")
            assert client.get("/api/me").json()["letters"] == "confirmed"  # looking stops nothing
            assert phone.post(link, data={"List-Unsubscribe": "One-Click"}).json() == said.json()
            assert client.get("/api/me").json()["letters"] == "stopped"
            assert phone.post("/api/email/stop?secret=guessed").status_code == 422
            assert client.post("/api/email/letters").json()["letters"] == "asked"
            assert "letters" not in client.patch("/api/me", json={"email": ""}).json()


def test_letters_are_limited_by_the_caller_s_address_too(tmp_path: Path) -> None:
    server = Server(connect("sqlite:"), Settings(mail=Mail(tmp_path)))
    with TestClient(make_app(server)) as client:
        statuses = []
        for n in range(8):
            client.cookies.clear()
            client.post("/api/accounts", json={"name": f"Attacker {n}", "password": "correct horse"})
            statuses.append(client.patch("/api/me", json={"email": f"victim{n}@armee.fr"}).status_code)
    assert statuses == [200] * 6 + [429] * 2
