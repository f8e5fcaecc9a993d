"""Hostile people: what they send is refused with a reason, changes nothing, and tells them nothing."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect as dial

from grognard.kernel.play import Play
from grognard.table.app import make_app
from grognard.table.database import connect
from grognard.table.notify import Mail
from grognard.table.server import Server, Settings

from .playing import held, mark, pair, play_on, truth
from .served import Person, Served, hear, serving

MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>&amp;{{7*7}}"

SHOWN = {"CP1"}
"""Guns of August: whether it is kept or shuffled in is said aloud."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hostile")) as found:
        yield found
        assert "Traceback" not in found.log()


class Table:
    """A match of two with dealt hands, somebody who watches by its link, and somebody who should know nothing."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.id, self.sides = pair(server)
        self.path = f"/api/matches/{self.id}"
        self.position = play_on(self.id, self.sides, 9, Random(1))
        self.asked = self.position["question"]["side"]
        self.me, self.other = self.sides[self.asked], self.sides["ap" if self.asked == "cp" else "cp"]
        self.third, self.stranger = server.person(), server.person()
        self.invite = self.me.get(self.path)["invite"]
        self.third.post(f"{self.path}/join", {"invite": self.invite})
        self.seq = self.position["seq"]
        self.looks = {person: bare(person) for person in (self.me, self.other, self.third, self.stranger)}
        self.action = self.position["question"]["options"][0]["action"]

    def truth(self) -> Play[Any]:
        return truth(self.server, self.id)


def bare(person: Person) -> httpx.Client:
    """Somebody's session without the language he always asks for (httpx would drop other questions in an address)."""
    return httpx.Client(base_url=person.address, cookies=person.http.cookies, timeout=60)


@pytest.fixture(scope="module")
def table(server: Served) -> Table:
    return Table(server)


@pytest.fixture
def unchanged(table: Table) -> Iterator[None]:
    """Nothing that happens in this test changes the match."""
    before = mark(table.truth()), table.me.get(table.path)["seq"]
    yield
    assert (mark(table.truth()), table.me.get(table.path)["seq"]) == before


def reason(response: httpx.Response, *statuses: int) -> str:
    assert response.status_code in statuses, response.text
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    text: str = response.json()["reason"]["text"]
    assert text
    return text


# -- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unchanged")
def test_answers_off_turn_stale_replayed_illegal_or_foreign_are_refused(table: Table) -> None:
    def answer(who: Person, **body: object) -> httpx.Response:
        return who.http.post(f"{table.path}/answers", json={"seq": table.seq, "action": table.action, **body})

    foreign = next(side for side in ("ap", "cp") if side != table.asked)
    assert "other side" in reason(answer(table.other), 422)
    reason(answer(table.other, side=table.asked), 403)
    reason(answer(table.me, side=foreign), 403)
    reason(answer(table.me, side="turks"), 403)
    reason(answer(table.third), 403)
    reason(answer(table.stranger), 404)
    stale = answer(table.me, seq=table.seq - 1)
    reason(stale, 409)
    assert stale.json()["seq"] == table.seq
    reason(answer(table.me, seq=table.seq + 1), 409)
    for wrong in ("keep_guns", "event:AP99", "nonsense", "", "done:done", "move:", ":", "move:paris:paris", "\u0000"):
        reason(answer(table.me, action=wrong), 422)
    for card in held(table.truth(), foreign):  # the other's card is no better than one that does not exist
        assert reason(answer(table.me, action=f"ops:{card}"), 422)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b'{"seq": 0', "application/json"),
        (b'{"seq": 0.5, "action": "done"}', "application/json"),
        (b'{"seq": -1, "action": "done"}', "application/json"),
        (b'{"seq": 1e400, "action": "done"}', "application/json"),
        (b'{"seq": ' + b"9" * 5000 + b', "action": "done"}', "application/json"),
        (b'{"seq": true, "action": "done"}', "application/json"),
        (b'{"seq": 0, "action": null}', "application/json"),
        (b'{"seq": 0, "action": "done", "admin": true}', "application/json"),
        (b'{"seq": 0, "action": "\xff"}', "application/json"),
        (b'{"seq": 0, "action": "\\ud800"}', "application/json"),
        (b'{"seq": 0, "action": "' + b"x" * 121 + b'"}', "application/json"),
        (b"[" * 50_000, "application/json"),
        (b'{"seq":' * 8_000, "application/json"),
        (b"seq=0&action=done", "application/x-www-form-urlencoded"),
        (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
        (b"\x82\xa3seq\x00\xa6action\xa4done", "application/msgpack"),
    ],
)
@pytest.mark.usefixtures("unchanged")
def test_malformed_answers_are_refused(table: Table, body: bytes, kind: str) -> None:
    response = table.me.http.post(f"{table.path}/answers", content=body, headers={"content-type": kind})
    reason(response, 400)


@pytest.mark.usefixtures("unchanged")
def test_oversized_bodies_are_refused_unread(table: Table, server: Served) -> None:
    reason(table.me.http.post(f"{table.path}/answers", content=b"x" * 70_000), 413)
    reason(table.me.http.post("/api/records", content=b"x" * 2_200_000), 413)
    reason(table.me.http.post(f"{table.path}/chat", json={"text": "x" * 1001}), 400)
    reason(table.me.http.put(f"{table.path}/notes", json={"text": "x" * 20_001}), 400)
    # A body whose length is not said is not waited for; a length that is none is not believed.
    for head in (b"transfer-encoding: chunked", b"content-length: 99999999999999999999", b"content-length: -5"):
        with socket.create_connection(("localhost", server.port), timeout=10) as line:
            line.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\n" + head + b"\r\n\r\n")
            assert line.recv(100).split()[1] in (b"413", b"400")


# -- what is not mine -------------------------------------------------------------------------------------------------

READS = (
    "", "/position", "/why?noun=space:paris", "/detail?noun=space:paris", "/order?text=a", "/overlay/supply:ap",
    "/reach", "/luck", "/audit", "/record", "/chat", "/notes", "/bookmarks", "/questions",
)  # fmt: skip
WRITES: tuple[tuple[str, str, object], ...] = (
    ("POST", "/answers", {"seq": 0, "action": "done"}),
    ("POST", "/gestures", {"seq": 0, "actions": ["done"]}),
    ("POST", "/undo", {"seq": 0}),
    ("POST", "/requests", {"kind": "draw"}),
    ("POST", "/requests/answer", {"kind": "draw", "by": "ap", "accept": True}),
    ("POST", "/resign", {}),
    ("POST", "/rematch", None),
    ("POST", "/join", {}),
    ("POST", "/join", {"side": "cp", "invite": "x"}),
    ("POST", "/chat", {"text": "hello"}),
    ("PUT", "/notes", {"text": "mine"}),
    ("PUT", "/bookmarks", []),
    ("DELETE", "", None),
)


@pytest.mark.usefixtures("unchanged")
def test_a_private_match_is_not_there_for_a_stranger(table: Table) -> None:
    nobody = httpx.Client(base_url=table.server.address)
    for path in READS:
        found = table.looks[table.stranger].get(table.path + path)
        reason(found, 404)
        # The same words as for a match that does not exist.
        assert found.content == table.looks[table.stranger].get(f"/api/matches/nothing{path}").content
        reason(nobody.get(table.path + path), 404, 401)
    for method, path, body in WRITES:
        reason(table.stranger.http.request(method, table.path + path, json=body), 404)
        reason(nobody.request(method, table.path + path, json=body), 401, 404)
    for scope in ("mine", "open", "live", "finished"):
        assert table.id not in [match["id"] for match in table.stranger.get("/api/matches", scope=scope)]
    for line in ("live", "desk"):
        with pytest.raises(InvalidStatus) as refused:
            table.stranger._socket(f"{table.path}/{line}")
        assert refused.value.response.status_code == 403


@pytest.mark.usefixtures("unchanged")
def test_who_watches_may_look_and_no_more(table: Table) -> None:
    for side in ("ap", "cp"):
        for path in ("/position", "/record", "/why?noun=space:paris", "/detail?noun=space:paris", "/order?text=a"):
            address = f"{table.path}{path}{'&' if '?' in path else '?'}side={side}"
            reason(table.looks[table.third].get(address), 403)
        reason(table.looks[table.third].get(f"{table.path}/questions?side={side}"), 403)
        for line in ("live", "desk"):
            with pytest.raises(InvalidStatus):
                table.third._socket(f"{table.path}/{line}?side={side}")
    for method, path, body in WRITES[:6]:
        reason(table.third.http.request(method, table.path + path, json=body), 403, 404, 409)
    reason(table.third.http.delete(table.path), 404)
    assert "invite" not in table.third.get(table.path)


def test_tokens_sessions_and_notes_of_others_are_out_of_reach(server: Served) -> None:
    me, other = server.person(), server.person()
    token = me.post("/api/tokens", {"label": "bot"})
    (session,) = me.get("/api/sessions")
    match_id = me.new_match("introduction")["id"]
    with me.live(match_id) as line:
        hear(line, "position")
        reason(other.http.delete(f"/api/tokens/{token['id']}"), 404)
        reason(other.http.delete(f"/api/sessions/{session['id']}"), 404)
        reason(other.http.delete("/api/sessions/..%2f..%2fme"), 404)
        line.send(json.dumps({"ping": 1}))
        assert hear(line, "pong")  # a foreign wish to end a session does not even close a socket
    assert other.get("/api/tokens") == []
    assert len(me.get("/api/tokens")) == len(me.get("/api/sessions")) == 1


def test_a_token_plays_and_does_no_more(server: Served) -> None:
    me = server.person()
    token = me.post("/api/tokens", {"label": "bot"})
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token['token']}"})
    assert bot.get("/api/me").json()["user"]["id"] == me.me["id"]
    account = {"name": "Stolen", "password": "a long password"}
    for method, path, body in (
        ("POST", "/api/accounts", account),
        ("PATCH", "/api/me", {"email": "thief@example.org"}),
        ("POST", "/api/password", {"old": "", "new": "a long password"}),
        ("GET", "/api/sessions", None),
        ("DELETE", f"/api/sessions/{me.get('/api/sessions')[0]['id']}", None),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"label": "another"}),
        ("POST", "/api/email/letters", None),
        ("GET", "/api/me/export", None),
        ("POST", "/api/me/delete", {}),
        ("DELETE", f"/api/tokens/{token['id']}", None),
    ):
        reason(bot.request(method, path, json=body), 403)
    assert me.get("/api/me")["user"]["guest"] is True
    reason(httpx.get(f"{server.address}/api/tokens", headers={"authorization": "Bearer grog_guessed"}), 401)
    # A cookie is no token, and another kind of authorization does not hide the cookie.
    cookie = me.http.cookies["grognard"]
    reason(httpx.get(f"{server.address}/api/tokens", headers={"authorization": f"Bearer {cookie}"}), 401)
    assert me.http.get("/api/me", headers={"authorization": "Basic eDp5"}).json()["user"]["id"] == me.me["id"]


def test_a_session_that_was_ended_is_nobodys(server: Served) -> None:
    me = server.person()
    cookie = {"grognard": me.http.cookies["grognard"]}
    assert httpx.get(f"{server.address}/api/me", cookies=cookie).json()["user"]["id"] == me.me["id"]
    assert me.http.delete("/api/session").json()["user"] is None
    assert httpx.get(f"{server.address}/api/me", cookies=cookie).json()["user"] is None
    reason(httpx.post(f"{server.address}/api/tokens", json={"label": "x"}, cookies=cookie), 401)


# -- hands ------------------------------------------------------------------------------------------------------------


class Ears:
    """All that one reader was ever told while a match was played."""

    def __init__(self, person: Person, side: str) -> None:
        self.person, self.side = person, side
        self.heard: list[tuple[str, str]] = []
        self.http = bare(person)
        self.http.event_hooks["response"] = [self._hear]

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append((str(response.url), f"{response.headers} {response.text}"))

    def listen(self, name: str, line: ClientConnection) -> None:
        """What has come on a line so far."""
        while True:
            try:
                self.heard.append((name, str(line.recv(timeout=0.2))))
            except TimeoutError:
                return

    def never_heard(self, cards: set[str]) -> None:
        """None of these cards, however it may be written about."""
        for where, text in self.heard:
            words = set(re.findall(r"[A-Za-z0-9_-]+", text))
            assert not cards & words, (where, cards & words)


def test_nobody_is_ever_told_the_cards_of_the_other(server: Served) -> None:
    match_id, sides = pair(server)
    path = f"/api/matches/{match_id}"
    third = server.person()
    third.post(f"{path}/join", {"invite": sides["ap"].get(path)["invite"]})
    random = Random(21)
    play_on(match_id, sides, 6, random)
    ears = [Ears(sides["ap"], "ap"), Ears(sides["cp"], "cp"), Ears(third, "")]
    with ExitStack() as stack:
        lines = [(ear, stack.enter_context(ear.person.live(match_id))) for ear in ears]
        hands: dict[str, set[str]] = {"ap": set(), "cp": set()}
        for _ in range(2):
            play = truth(server, match_id)
            for side in hands:
                hands[side] = set(held(play, side)) - SHOWN
            for ear, live in lines:
                ear.heard.clear()
                get = ear.http.get
                foreign = [side for side in hands if side != ear.side]
                for side in ("", "ap", "cp"):
                    for read in ("/position", "/record", "/order?text=a", "/why?noun=space:paris"):
                        get(f"{path}{read}{'&' if '?' in read else '?'}side={side}")
                for read in ("", "/luck", "/audit", "/chat", "/overlay/supply:ap", "/overlay/supply:cp"):
                    get(path + read)
                assert play.question is not None
                if ear.side == play.game.sides[play.question.side]:
                    cookies = dict(ear.http.cookies)
                    with httpx.stream("GET", f"{server.address}{path}/questions", cookies=cookies) as stream:
                        ear.heard.append(("questions", next(stream.iter_lines())))
                ear.listen("live", live)
                ear.never_heard(set().union(*(hands[side] for side in foreign)))
                assert len(ear.heard) > 18
            play_on(match_id, sides, 3, random)


def test_a_desk_never_shows_the_other_hand_in_the_replay(server: Served) -> None:
    match_id, sides = pair(server)
    play_on(match_id, sides, 20, Random(4))
    play = truth(server, match_id)
    for side, foreign in (("ap", "cp"), ("cp", "ap")):
        ear = Ears(sides[side], side)
        with sides[side].desk(match_id) as desk:
            for at in range(0, len(play.journal), 3):
                desk.send(json.dumps({"at": at}))
            desk.send(json.dumps({"lang": "fr"}))
            for _ in range(5):
                ear.listen("desk", desk)
        assert len(ear.heard) > 5
        played = {str(entry.answer[1]) for entry in play.journal if isinstance(entry.answer, tuple) and entry.who >= 0}
        assert played
        ear.never_heard(set(held(play, foreign)) - SHOWN)


# -- words ------------------------------------------------------------------------------------------------------------


def test_markup_stays_text(server: Served, table: Table) -> None:
    reason(table.me.http.post("/api/accounts", json={"name": MARKUP[:20], "password": "a long password"}), 422)
    line = table.me.post(f"{table.path}/chat", {"text": MARKUP})[-1]
    assert line["text"] == MARKUP
    table.me.put(f"{table.path}/notes", {"text": MARKUP})
    table.me.put(f"{table.path}/bookmarks", [{"at": 0, "text": MARKUP}])
    token = table.me.post("/api/tokens", {"label": MARKUP[:60]})
    assert token["label"] == MARKUP[:60]
    for path in (f"{table.path}/chat", f"{table.path}/notes", f"{table.path}/bookmarks", "/api/tokens"):
        found = table.me.http.get(path)
        assert found.headers["content-type"] == "application/json"
        assert found.headers["x-content-type-options"] == "nosniff"
        assert found.headers["cache-control"] == "no-store"
        assert (
            "script-src" in found.headers["content-security-policy"]
            or "default-src 'self'" in (found.headers["content-security-policy"])
        )
        assert MARKUP[:20] in str(found.json())
    record = table.me.http.get(f"{table.path}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"].startswith("attachment")
    page = table.me.http.get(f"/match/{MARKUP}")
    assert MARKUP not in page.text
    answer = table.me.http.get(f"{table.path}/detail", params={"noun": MARKUP})
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("text", ["a\u0000b", "\u0000"])
def test_null_characters_are_refused_everywhere(table: Table, text: str) -> None:
    http = table.me.http
    reason(http.post(f"{table.path}/chat", json={"text": text}), 400)
    reason(http.put(f"{table.path}/notes", json={"text": text}), 400)
    reason(http.put(f"{table.path}/bookmarks", json=[{"at": 0, "text": text}]), 400)
    reason(http.post("/api/accounts", json={"name": text, "password": "a long password"}), 422)
    reason(http.post("/api/session", json={"name": text, "password": text}), 403)
    reason(http.post("/api/tokens", json={"label": text}), 422, 201) if text == "\0" else None
    reason(http.post(f"{table.path}/join", json={"side": text, "invite": text}), 409)
    reason(http.post("/api/records", content=text.encode()), 422)
    for path in ("/api/matches/%00", "/api/games/%00/board", "/api/tokens/%00", "/assets/%00", "/%00", "/a?b=%00"):
        reason(httpx.get(table.server.address + path), 400)


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/" + "x" * 8000,
        "/api/matches/%ff%fe",
        "/api/matches/..",
        "/api/games/" + "x" * 3000 + "/board",
        "/api/games/paths-of-glory/art/..%2f..%2fstate.py",
        "/api/games/paths-of-glory/art/../../state.py",
        "/api/games/..%2f..%2f/rules",
        "/api/games/paths-of-glory/art/" + "x" * 3000,
        "/assets/" + "x" * 3000,
        "/assets/..%2findex.html",
        "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2fapp.py",
        "/api/nothing",
        "/api/",
    ],
)
def test_no_path_leads_out(server: Served, path: str) -> None:
    with socket.create_connection(("localhost", server.port), timeout=10) as line:  # nothing tidies the path up
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.split()[1] in (b"404", b"200"), answer[:300]
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"import" not in body
    if answer.split()[1] == b"200":
        assert b"text/html" in head.lower()


def test_methods_that_are_not_offered_are_refused(server: Served) -> None:
    http = httpx.Client(base_url=server.address)
    assert http.request("FOO", "/api/games").status_code == 400  # no method at all
    for method in ("TRACE", "PATCH", "PUT", "PROPFIND"):
        for path in ("/api/matches", "/api/games", "/", "/match/x"):
            found = http.request(method, path)
            assert found.status_code == 405
            assert "GET" in found.headers["allow"]
    overridden = {"x-http-method-override": "DELETE"}
    assert http.post("/api/guests", json={}, headers=overridden).json()["user"]["guest"] is True


# -- other sites ------------------------------------------------------------------------------------------------------

FOREIGN: tuple[dict[str, str], ...] = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://localhost:1"},
    {"origin": "http://localhost"},
    {"origin": "http://[::1"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
@pytest.mark.usefixtures("unchanged")
def test_other_sites_cannot_use_the_cookie(table: Table, headers: dict[str, str]) -> None:
    http = table.me.http
    body = {"seq": table.seq, "action": table.action}
    reason(http.post(f"{table.path}/answers", json=body, headers=headers), 403)
    plain = {**headers, "content-type": "text/plain"}
    reason(http.post(f"{table.path}/answers", content=json.dumps(body), headers=plain), 403)
    reason(http.put(f"{table.path}/notes", json={"text": "x"}, headers=headers), 403)
    reason(http.delete("/api/session", headers=headers), 403)
    reason(http.patch("/api/me", json={"email": "x@example.org"}, headers=headers), 403)
    for line in ("live", "desk"):
        with pytest.raises(InvalidStatus) as refused:
            dial(
                table.server.address.replace("http", "ws", 1) + f"{table.path}/{line}",
                additional_headers={**headers, "Cookie": f"grognard={http.cookies['grognard']}"},
            )
        assert refused.value.response.status_code == 403


def test_our_own_page_is_let_in(table: Table) -> None:
    address = table.server.address
    for headers in ({"origin": address}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        found = table.me.http.put(f"{table.path}/notes", json={"text": "x"}, headers=headers)
        assert found.status_code == 200
    cookie = f"grognard={table.me.http.cookies['grognard']}"
    where = address.replace("http", "ws", 1) + f"{table.path}/live"
    with dial(where, additional_headers={"Origin": address, "Cookie": cookie}, max_size=None) as line:
        assert hear(line, "position")
    # Finished games may be read from any site; nothing else says so.
    assert (
        "access-control-allow-origin"
        not in table.me.http.get("/api/me", headers={"origin": "https://x.example"}).headers
    )


# -- sockets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["live", "desk"])
@pytest.mark.parametrize(
    "message",
    ["", "nonsense", "[]", "null", '{"lang": "xx"}', '{"side": 7}', '{"nothing": 1}', '{"at": -1}', '{"at": 1e99}',
     "[" * 60_000, b"\xff\xfe", '{"side": "' + "x" * 500 + '"}'],
    ids=lambda message: str(message)[:20],
)  # fmt: skip
@pytest.mark.usefixtures("unchanged")
def test_a_socket_that_talks_nonsense_is_closed(table: Table, line: str, message: str | bytes) -> None:
    with table.me._socket(f"{table.path}/{line}") as wire:
        wire.send(message)
        with pytest.raises(ConnectionClosed):
            hear(wire, "never", 10)


@pytest.mark.usefixtures("unchanged")
def test_a_huge_message_closes_the_socket(table: Table) -> None:
    with table.me.live(table.id) as line:
        line.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            hear(line, "never", 10)


@pytest.mark.usefixtures("unchanged")
def test_a_flood_of_wishes_holds_up_nobody(table: Table) -> None:
    with table.me.live(table.id) as line, table.other.live(table.id) as other:
        hear(other, "position")
        for n in range(300):
            line.send(json.dumps({"lang": ("en", "fr")[n % 2]}))
        other.send(json.dumps({"ping": 1}))
        assert hear(other, "pong", 10)
        assert table.other.get(table.path)["id"] == table.id


def test_a_seat_of_another_is_not_seen_on_the_socket(table: Table) -> None:
    foreign = next(side for side in ("ap", "cp") if side != table.asked)
    with table.me.live(table.id) as line:
        hear(line, "position")
        line.send(json.dumps({"side": foreign}))
        with pytest.raises(ConnectionClosed):
            hear(line, "position", 5)


# -- limits and cookies -----------------------------------------------------------------------------------------------


def test_log_in_is_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as server:
        person = server.person()
        person.post("/api/accounts", {"name": "Foch", "password": "a long password"})
        wrong = {"name": "Foch", "password": "a wrong password"}
        answers = [person.http.post("/api/session", json=wrong) for _ in range(14)]
        assert [answer.status_code for answer in answers[:5]] == [403] * 5
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 0
        assert answers[-1].json()["reason"]["text"]
        right = {"name": "F\u00f6ch", "password": "a long password"}  # the same name in another spelling
        assert person.http.post("/api/session", json=right).status_code == 429


def _cookie(settings: Settings) -> str:
    with TestClient(make_app(Server(connect("sqlite:"), settings))) as client:
        return str(client.post("/api/guests", json={}).headers["set-cookie"]).lower()


@pytest.mark.parametrize("site", ["http://localhost:8000", "https://table.example"])
def test_nothing_private_is_kept_and_tls_stays_tls(tmp_path: Path, site: str) -> None:
    settings = Settings(site=site, secure=site.startswith("https:"), mail=Mail(tmp_path))
    with TestClient(make_app(Server(connect("sqlite:"), settings))) as client:
        answers = {path: client.get(path) for path in ("/api/me", "/api/games", "/api/nowhere", "/")}
        board = client.get("/api/games/paths-of-glory/board")
    for path, answer in answers.items():
        assert answer.headers["cache-control"] == ("no-cache" if path == "/" else "no-store"), path
        assert ("strict-transport-security" in answer.headers) == settings.secure
    assert board.headers["cache-control"] == "private, no-cache"


def test_the_cookie_is_for_this_site_and_no_script(tmp_path: Path) -> None:
    mail = Mail(tmp_path)
    plain = _cookie(Settings(site="http://localhost:8000", mail=mail))
    assert {"httponly", "samesite=lax", "path=/"} <= set(plain.split("; "))
    assert "secure" not in plain.split("; ")
    assert "secure" in _cookie(Settings(site="https://table.example", secure=True, mail=mail)).split("; ")
