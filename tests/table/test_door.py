"""Log-in: who hammers at a name is slowed down, and keeps its owner out neither at home nor, for long, elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from grognard.table import devices, people
from grognard.table.app import make_app
from grognard.table.database import Cursor, connect
from grognard.table.errors import No
from grognard.table.notify import Mail
from grognard.table.server import RATES, Server, Settings

from .served import Served, serving

RIGHT = {"name": "Foch", "password": "correct horse"}
WRONG = {"name": "Foch", "password": "wrong horse"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("door"), limits=True) as found:
        yield found
        assert "Traceback" not in found.log()


def browser(server: Served, network: str) -> httpx.Client:
    """Somebody's browser in a network of its own: every address of 127.0.0.0/8 is this machine."""
    way = httpx.HTTPTransport(local_address=network)
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", transport=way, timeout=30)


def try_out(client: httpx.Client, body: dict[str, str], times: int) -> list[int]:
    return [client.post("/api/session", json=body).status_code for _ in range(times)]


def test_somebody_elsewhere_hammers_and_the_owner_gets_in(server: Served) -> None:
    home, stranger = browser(server, "127.0.0.2"), browser(server, "127.0.0.66")
    assert home.post("/api/accounts", json=RIGHT).status_code == 200
    assert home.delete("/api/session").status_code == 200
    answers = try_out(stranger, WRONG, 40)
    assert answers[:10] == [403] * 10
    assert set(answers[10:]) <= {429, 403}
    assert answers.count(403) < 13
    # At a known device: at once.
    assert home.post("/api/session", json=RIGHT).status_code == 200
    # On a new device in a network of its own: at once too.
    assert browser(server, "127.0.0.3").post("/api/session", json=RIGHT).status_code == 200
    # The stranger does not get in even with the right one, now that he has tried so often.
    late = stranger.post("/api/session", json=RIGHT)
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) <= RATES["login"].every
    # A known device in the stranger's own network is not slowed down either.
    there = browser(server, "127.0.0.66")
    there.cookies = home.cookies
    assert there.post("/api/session", json=RIGHT).status_code == 200


def test_a_known_device_has_a_limit_of_its_own(server: Served) -> None:
    body = {"name": "Haig", "password": "correct horse"}
    home = browser(server, "127.0.0.4")
    home.post("/api/accounts", json=body)
    answers = try_out(home, {**body, "password": "wrong horse"}, 14)
    assert answers[:10] == [403] * 10
    assert answers[-1] == 429
    # And its cookie is nothing at another name.
    home.post("/api/accounts", json={"name": "Other", "password": "correct horse"})
    assert browser(server, "127.0.0.4").post("/api/session", json=body).status_code == 200


def test_whoever_gets_it_right_may_do_so_often(server: Served) -> None:
    body = {"name": "Gallieni", "password": "correct horse"}
    browser(server, "127.0.0.5").post("/api/accounts", json=body)
    for _ in range(15):  # a class room: one network, devices that nobody knows
        assert browser(server, "127.0.0.5").post("/api/session", json=body).status_code == 200


def test_a_hammerer_elsewhere_does_not_stop_a_change_of_the_password(server: Served) -> None:
    body = {"name": "Sarrail", "password": "correct horse"}
    home, stranger = browser(server, "127.0.0.7"), browser(server, "127.0.0.67")
    assert home.post("/api/accounts", json=body).status_code == 200
    try_out(stranger, {**body, "password": "wrong horse"}, 20)
    changed = home.post("/api/password", json={"old": "correct horse", "new": "another horse"})
    assert changed.status_code == 200
    assert devices.COOKIE in changed.headers["set-cookie"]  # the others are forgotten


class Asked:
    """A request from an address."""

    def __init__(self, host: str) -> None:
        self.client = type("Client", (), {"host": host})


def hammer(server: Server, host: str, times: int) -> int:
    """Wrong passwords of Foch from there; how many were looked at."""
    good = 0
    for _ in range(times):
        with suppress(No):
            server.knock(Asked(host), "Foch")  # type: ignore[arg-type]
            good += 1
    return good


def test_what_is_granted_exactly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six networks at full speed never use a name up; against any number a new device waits five seconds at a time."""
    now = [0.0]
    monkeypatch.setattr("grognard.table.server.time.monotonic", lambda: now[0])
    server = Server(connect("sqlite:"), Settings(mail=Mail(tmp_path)))
    for _ in range(60):  # half an hour
        for n in range(6):
            hammer(server, f"192.0.2.{n}", 20)
        now[0] += 30
        server.let_in(server.knock(Asked("198.51.100.7"), "Foch"))  # type: ignore[arg-type]
    for n in range(6, 200):
        hammer(server, f"192.0.2.{n}", 20)
    with pytest.raises(No) as no:
        server.knock(Asked("198.51.100.7"), "Foch")  # type: ignore[arg-type]
    assert no.value.refusal.args["seconds"] in (5, 6)
    server.knock(Asked("198.51.100.7"), "Foch", known="his device")  # type: ignore[arg-type]
    now[0] += 5
    server.knock(Asked("198.51.100.7"), "Foch")  # type: ignore[arg-type]


def test_an_ipv6_network_is_one_caller(tmp_path: Path) -> None:
    server = Server(connect("sqlite:"), Settings(mail=Mail(tmp_path)))
    tried = sum(hammer(server, f"2001:db8:1:2:{n:x}::1", 1) for n in range(50))
    assert tried == RATES["login"].burst
    assert hammer(server, "2001:db8:1:3::1", 1) == 1


def test_devices_are_known_by_a_hash_end_and_are_not_endless() -> None:
    store = connect("sqlite:")
    with store.transaction() as cursor:
        foch, haig = (people.sign_up(cursor, None, name, "hash", "en", 0.0) for name in ("Foch", "Haig"))
        secret = devices.remember(cursor, foch, "", 0.0)
        assert secret not in str(cursor.run("SELECT * FROM devices"))
        known = devices.find(cursor, secret, foch, 1.0)
        assert known
        assert devices.remember(cursor, foch, known, 5.0) == ""
        for user, shown, now in (
            (haig, secret, 1.0),
            (foch, secret + "x", 1.0),
            (foch, "", 1.0),
            (foch, "x" * 999, 1.0),
        ):
            assert devices.find(cursor, shown, user, now) == ""
        assert devices.find(cursor, secret, foch, 5.0 + devices.UNSEEN)
        assert devices.find(cursor, secret, foch, 6.0 + devices.UNSEEN) == ""
        for n in range(devices.MOST):
            devices.remember(cursor, foch, "", 10.0 + n)
        assert devices.find(cursor, secret, foch, 100.0) == ""
        assert count(cursor) == devices.MOST
        devices.forget(cursor, foch)
        assert count(cursor) == 0
    store.close()


def count(cursor: Cursor) -> int:
    ((found,),) = cursor.run("SELECT count(*) FROM devices")
    return int(found)


def test_the_cookie_of_a_device_goes_to_the_door_alone(tmp_path: Path) -> None:
    settings = Settings(site="https://table.example", secure=True, mail=Mail(tmp_path))
    with TestClient(make_app(Server(connect("sqlite:"), settings))) as client:
        assert devices.COOKIE not in str(client.post("/api/guests", json={}).headers)
        said = client.post("/api/accounts", json=RIGHT).headers.get_list("set-cookie")
    (cookie,) = [each.lower() for each in said if each.startswith(devices.COOKIE)]
    assert {"httponly", "samesite=lax", "path=/api/session", "secure"} <= set(cookie.split("; "))
