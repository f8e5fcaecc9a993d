"""Letters: the outbox, e-mail, and webhooks that strangers set."""

from __future__ import annotations

import email
import email.policy
import json
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grognard.kernel.refusal import BadInput
from grognard.table import notify, people
from grognard.table.database import Database, connect
from grognard.table.notify import GRACE, LEASE, TRIES, Mail, Postman, Undeliverable, public
from grognard.table.people import User

URL = "https://table.example.org/match/m1"
PEM = Path(__file__).with_name("hooks.example.org.pem")


@pytest.fixture
def database() -> Iterator[Database]:
    found = connect("sqlite:")
    yield found
    found.close()


def person(database: Database, email: str = "", webhook: str = "", language: str = "en", name: str = "Foch") -> User:
    with database.transaction() as cursor:
        user = people.sign_up(cursor, None, name, "hash", language, 0.0)
        people.change_settings(cursor, user, email=email, webhook=webhook)
        cursor.run("UPDATE users SET letters = 'confirmed'")
        found = people.by_id(cursor, user.id)
    assert found is not None
    return found


def title(language: str) -> str:
    return {"en": "Paths of Glory, the campaign", "fr": "Paths of Glory, la campagne"}[language]


def tell(database: Database, user: User, match: str = "m1", name: Callable[[str], str] = title) -> None:
    with database.transaction() as cursor:
        notify.your_turn(cursor, user.id, match, name, URL, 0.0)


def waiting(database: Database) -> list[tuple[str, float, int]]:
    with database.transaction() as cursor:
        return [(way, due, tries) for way, due, tries in cursor.run("SELECT way, due, tries FROM outbox ORDER BY way")]


def letters(folder: Path) -> list[email.message.EmailMessage]:
    found = sorted(folder.glob("*"))
    assert all(path.suffix == ".eml" for path in found)
    return [email.message_from_bytes(path.read_bytes(), policy=email.policy.SMTP) for path in found]


# -- servers that tests talk to ---------------------------------------------------------------------------------------


class Server:
    """A server on this machine that talks to one visitor after the other."""

    def __init__(self, talk: Callable[[socket.socket], None]) -> None:
        self._talk = talk
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self.visits = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self._socket.accept()
            except OSError:
                return
            self.visits += 1
            with line:
                line.settimeout(5)
                try:
                    self._talk(line)
                except OSError:
                    continue

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


class Hook(Server):
    """A webhook: keeps what it is sent and answers with `answer`."""

    def __init__(self, answer: bytes) -> None:
        self.got: list[bytes] = []
        self._answer = answer
        super().__init__(self._take)

    def _take(self, line: socket.socket) -> None:
        got = b""
        while b"\r\n\r\n" not in got:
            got += line.recv(4096)
        head, _, body = got.partition(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(body) < size:
            body += line.recv(4096)
        self.got.append(head + b"\r\n\r\n" + body)
        line.sendall(self._answer)


@pytest.fixture
def serve() -> Iterator[Callable[[Server], Server]]:
    running: list[Server] = []

    def start(server: Server) -> Server:
        running.append(server)
        return server

    yield start
    for server in running:
        server.close()


def hook(serve: Callable[[Server], Server], answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> Hook:
    found = serve(Hook(answer))
    assert isinstance(found, Hook)
    return found


def home(_host: str, _port: int) -> list[str]:
    return ["127.0.0.1"]


def anywhere(_address: str) -> bool:
    return True


# -- the outbox -------------------------------------------------------------------------------------------------------


def test_a_letter_is_written_for_each_way_that_is_set(database: Database) -> None:
    tell(database, person(database, name="Nobody"))
    assert waiting(database) == []
    tell(database, person(database, "foch@armee.fr", "https://hooks.example.org/"))
    assert waiting(database) == [("email", GRACE, 0), ("webhook", GRACE, 0)]


def test_only_the_newest_letter_about_a_match_waits(database: Database, tmp_path: Path) -> None:
    user = person(database, "foch@armee.fr")
    for name in ("first", "second"):
        tell(database, user, "m1", lambda _, name=name: name)  # type: ignore[misc]
    tell(database, user, "m2")
    postman = Postman(database, Mail(tmp_path))
    assert postman.deliver(GRACE - 1) == 0
    assert postman.deliver(GRACE) == 2
    assert {letter["Subject"] for letter in letters(tmp_path)} == {f"Your turn: {title('en')}", "Your turn: second"}
    assert waiting(database) == []


def test_who_answers_in_time_gets_no_letter(database: Database, tmp_path: Path) -> None:
    user, other = person(database, "foch@armee.fr"), person(database, "haig@army.uk", name="Haig")
    for who in (user, other):
        tell(database, who, "m1")
    tell(database, user, "m2")
    with database.transaction() as cursor:
        notify.withdraw_turn(cursor, user.id, "m1")
    assert Postman(database, Mail(tmp_path)).deliver(GRACE) == 2
    assert sorted(letter["To"] for letter in letters(tmp_path)) == ["foch@armee.fr", "haig@army.uk"]


def test_a_letter_to_an_address_given_up_is_not_sent(database: Database) -> None:
    user = person(database, "foch@armee.fr", "https://hooks.example.org/")
    tell(database, user)
    with database.transaction() as cursor:
        people.change_settings(cursor, user, email="marechal@armee.fr")
    assert waiting(database) == [("webhook", GRACE, 0)]


def test_a_letter_written_while_an_older_one_is_on_its_way_is_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    user = person(database, "foch@armee.fr")
    tell(database, user)
    monkeypatch.setattr(Mail, "send", lambda *_: tell(database, user))
    assert Postman(database, Mail(tmp_path)).deliver(GRACE) == 1
    assert waiting(database) == [("email", GRACE, 0)]


def test_a_letter_that_does_not_arrive_is_tried_less_and_less_often_and_then_given_up(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise smtplib.SMTPServerDisconnected

    tell(database, person(database, "foch@armee.fr"))
    monkeypatch.setattr(Mail, "send", fail)
    postman, now, waits = Postman(database, Mail(tmp_path)), GRACE, []
    while waiting(database):
        assert postman.deliver(now - 0.1) == 0
        assert postman.deliver(now) == 0
        for _, due, tries in waiting(database):
            waits.append(due - now)
            assert tries == len(waits)
            now = due
    assert waits == [60.0 * 4**n for n in range(TRIES - 1)]


def test_one_bad_letter_does_not_hold_up_the_others(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    send = Mail.send

    def fail(self: Mail, mark: str, letter: email.message.EmailMessage) -> None:
        if letter["To"] == "bad@armee.fr":
            raise RuntimeError
        send(self, mark, letter)

    monkeypatch.setattr(Mail, "send", fail)
    for n, name in enumerate(("bad", "good", "better")):
        tell(database, person(database, f"{name}@armee.fr", name=f"Person {n}"))
    assert Postman(database, Mail(tmp_path)).deliver(GRACE) == 2


def test_two_processes_send_every_letter_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stores = [connect(f"sqlite:{tmp_path}/x.db") for _ in range(2)]
    user, sent = person(stores[0], "foch@armee.fr"), []
    monkeypatch.setattr(Mail, "send", lambda _self, mark, _letter: sent.append(mark))
    for n in range(60):
        tell(stores[0], user, f"m{n}")
    start, counts = threading.Barrier(2), []

    def work(store: Database) -> None:
        postman = Postman(store, Mail(tmp_path))
        start.wait()
        for _ in range(5):
            counts.append(postman.deliver(GRACE))

    threads = [threading.Thread(target=work, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(sent) == len(set(sent)) == sum(counts) == 60
    for store in stores:
        store.close()


def test_a_letter_of_a_process_that_died_is_taken_up_again(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tell(database, person(database, "foch@armee.fr"))
    postman = Postman(database, Mail(tmp_path))
    monkeypatch.setattr(Postman, "_take", lambda *_: False)  # claimed, and then the lights went out
    postman.deliver(GRACE)
    monkeypatch.undo()
    assert postman.deliver(GRACE + LEASE - 1) == 0
    assert postman.deliver(GRACE + LEASE) == 1
    assert len(letters(tmp_path)) == 1


def test_no_transaction_is_open_while_a_letter_is_on_its_way(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tell(database, person(database, "foch@armee.fr"))
    seen = []

    def send(*_: object) -> None:
        # Another thread than the postman's gets its turn at the store meanwhile.
        other = threading.Thread(target=lambda: seen.append(waiting(database)))
        other.start()
        other.join(5)

    monkeypatch.setattr(Mail, "send", send)
    Postman(database, Mail(tmp_path)).deliver(GRACE)
    assert seen == [[("email", GRACE + LEASE, 1)]]


# -- e-mail -----------------------------------------------------------------------------------------------------------


def test_a_letter_is_in_the_language_of_its_reader(database: Database, tmp_path: Path) -> None:
    tell(database, person(database, "foch@armee.fr", language="fr"))
    assert Postman(database, Mail(tmp_path), day=lambda: 90.0).deliver(GRACE) == 1
    (letter,) = letters(tmp_path)
    assert letter["To"] == "foch@armee.fr"
    assert letter["From"] == "Grognard <grognard@localhost.localdomain>"
    assert letter["Subject"] == "À vous de jouer : Paths of Glory, la campagne"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Date"] == "Thu, 01 Jan 1970 00:01:30 +0000"
    body = letter.get_content().replace("\r\n", "\n")
    assert body.startswith("Bonjour Foch,\n\nc’est à vous de jouer dans Paths of Glory, la campagne.\n")
    assert f"La table est ici\u00a0: {URL}\n" in body


def test_nothing_can_be_slipped_into_the_head_of_a_letter(database: Database, tmp_path: Path) -> None:
    bad = "war\r\nBcc: all@x.fr\r\n\r\nbuy\u202e <script>\x00 \u2028"
    tell(database, person(database, "foch@armee.fr"), name=lambda _: bad)
    assert Postman(database, Mail(tmp_path)).deliver(GRACE) == 1
    (letter,) = letters(tmp_path)
    assert letter["Bcc"] is None
    assert letter["Subject"] == "Your turn: war Bcc: all@x.fr buy <script>"
    assert "\r\n\r\nit is your turn in war Bcc: all@x.fr buy <script>.\r\n" in letter.get_content()


@pytest.mark.parametrize("target", ["a@x.fr\r\nBcc: all@x.fr", "a@x.fr, b@x.fr", "a"])
def test_an_address_that_came_into_the_store_some_other_way_is_not_written_to(
    database: Database, tmp_path: Path, target: str
) -> None:
    tell(database, person(database, "foch@armee.fr"))
    with database.transaction() as cursor:
        cursor.run("UPDATE outbox SET target = ?", target)
    assert Postman(database, Mail(tmp_path)).deliver(GRACE) == 0
    assert letters(tmp_path) == []


class Post(Server):
    """An SMTP server that keeps what it is told."""

    def __init__(self, offers: str = "") -> None:
        self.heard: list[str] = []
        self._offers = offers
        super().__init__(self._take)

    def _take(self, line: socket.socket) -> None:
        with line.makefile("rwb") as file:

            def say(text: str) -> None:
                file.write(text.encode() + b"\r\n")
                file.flush()

            say("220 here")
            data = False
            for raw in file:
                heard = raw.decode().rstrip("\r\n")
                self.heard.append(heard)
                if data:
                    data = heard != "."
                    if not data:
                        say("250 taken")
                elif heard.upper().startswith("EHLO"):
                    say(f"250-here\r\n250 {self._offers or 'HELP'}")
                elif heard.upper() == "DATA":
                    data = True
                    say("354 go on")
                elif heard.startswith("AUTH"):
                    say("235 welcome")
                elif heard.upper() == "QUIT":
                    say("221 bye")
                    return
                else:
                    say("250 fine")


def test_a_letter_goes_out_by_smtp(database: Database, tmp_path: Path, serve: Callable[[Server], Server]) -> None:
    post = serve(Post("AUTH PLAIN"))
    assert isinstance(post, Post)
    given = {
        "GROGNARD_SMTP_HOST": "127.0.0.1",
        "GROGNARD_SMTP_PORT": str(post.port),
        "GROGNARD_SMTP_TLS": "none",
        "GROGNARD_SMTP_USER": "me",
        "GROGNARD_SMTP_PASSWORD": "secret",
        "GROGNARD_SMTP_FROM": "table@example.org",
    }
    mail = Mail.from_environment(given, tmp_path / "mail")
    assert "secret" not in repr(mail)
    tell(database, person(database, "foch@armee.fr", language="fr"), name=lambda _: "x\n.\nQUIT")
    assert Postman(database, mail).deliver(GRACE) == 1
    assert not mail.folder.exists()
    assert any(heard.startswith("AUTH PLAIN") for heard in post.heard)
    envelope = [heard.lower() for heard in post.heard if heard.lower().startswith(("mail from", "rcpt to"))]
    assert envelope == ["mail from:<table@example.org>", "rcpt to:<foch@armee.fr>"]
    assert "From: Grognard <table@example.org>" in post.heard
    assert post.heard[-1].upper() == "QUIT"
    assert post.heard.count(".") == 1


def test_a_server_without_encryption_gets_neither_password_nor_letter(
    database: Database, tmp_path: Path, serve: Callable[[Server], Server]
) -> None:
    post = serve(Post("AUTH PLAIN"))
    assert isinstance(post, Post)
    mail = Mail(tmp_path, host="127.0.0.1", port=post.port, user="me", password="secret")
    tell(database, person(database, "foch@armee.fr"))
    assert Postman(database, mail).deliver(GRACE) == 0
    assert post.visits == 1
    assert not any(heard.upper().startswith(("AUTH", "MAIL", "DATA")) for heard in post.heard)
    assert waiting(database) == [("email", GRACE + 60, 1)]


def test_mail_settings_come_from_the_environment(tmp_path: Path) -> None:
    assert Mail.from_environment({}, tmp_path) == Mail(tmp_path)
    assert Mail.from_environment({"GROGNARD_MAIL_FOLDER": "/x"}, tmp_path).folder == Path("/x")
    assert Mail.from_environment({"GROGNARD_SMTP_TLS": "tls"}, tmp_path).port == 465
    for name, value, key in (
        ("TLS", "yes", "table-mail-tls"),
        ("PORT", "http", "table-mail-port"),
        ("PORT", "70000", "table-mail-port"),
        ("FROM", "Me <me@example.org>\nBcc: x@y.fr", "table-email"),
    ):
        with pytest.raises(BadInput) as found:
            Mail.from_environment({f"GROGNARD_SMTP_{name}": value}, tmp_path)
        assert found.value.key == key


# -- webhooks: where to ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.1.2.3", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
        "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "168.63.129.16",
        "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1",
        "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:0:7f00:1::", "2001:10::1", "2001:20::1",
        "2001:db8::1", "2002:7f00:1::", "2002:808:808::1", "3fff::1", "5f00::1", "fc00::1", "fd00:ec2::254", "fe80::1",
        "fe80::1%lo", "fec0::1", "ff02::1", "2606:4700::1%lo", "", "localhost", "127.1", "2130706433", "0x7f.0.0.1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_of_the_net_at_large(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "8.8.8.8", "93.184.216.34", "100.63.255.255", "100.128.0.1", "172.32.0.1", "2606:4700::1111"]
)
def test_addresses_that_are(address: str) -> None:
    assert public(address)


def test_this_machine_by_its_public_address_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def connect(self, _address: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return ("93.184.216.34", 40000)

    monkeypatch.setattr(socket, "socket", Probe)
    assert not public("93.184.216.34")
    assert public("93.184.216.35")


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LOCALHOST.", "127.0.0.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001",
        "127.1", "0", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::127.0.0.1]",
        "[2002:7f00:1::]", "169.254.169.254", "10.0.0.1",
    ],
)  # fmt: skip
def test_private_addresses_are_not_connected_to_however_they_are_written(
    host: str, serve: Callable[[Server], Server]
) -> None:
    server = hook(serve)
    url = people.clean_webhook(f"http://{host}:{server.port}/")
    with pytest.raises((Undeliverable, socket.gaierror)):
        notify.post(url, "{}", public, notify.look_up)
    assert server.visits == 0


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    with pytest.raises(Undeliverable):
        notify.post("http://hooks.example.org/", "{}", public, lambda *_: ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(Undeliverable):
        notify.post("http://hooks.example.org/", "{}", public, lambda *_: [])


def test_a_resolver_that_changes_its_answer_is_asked_once(
    monkeypatch: pytest.MonkeyPatch, serve: Callable[[Server], Server]
) -> None:
    server, answers, tried = hook(serve), ["93.184.216.34", "127.0.0.1", "127.0.0.1"], []

    def connect(where: tuple[str, int], timeout: float) -> socket.socket:
        tried.append(where)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        notify.post(f"http://hooks.example.org:{server.port}/", "{}", public, lambda *_: [answers.pop(0)])
    assert tried == [("93.184.216.34", server.port)]
    assert answers == ["127.0.0.1", "127.0.0.1"]


def test_a_letter_to_a_private_address_is_given_up_at_once(database: Database, tmp_path: Path) -> None:
    tell(database, person(database, webhook="http://127.0.0.1:8080/"))
    assert Postman(database, Mail(tmp_path)).deliver(GRACE) == 0
    assert waiting(database) == []


# -- webhooks: what is sent, and what comes back -----------------------------------------------------------------------


def test_a_webhook_gets_a_post_of_json(database: Database, tmp_path: Path, serve: Callable[[Server], Server]) -> None:
    server = hook(serve)
    user = person(database, webhook=f"http://hooks.example.org:{server.port}/a/b?c=d#e", language="fr")
    tell(database, user, name=lambda _: "x\r\nEvil: é")
    assert Postman(database, Mail(tmp_path), anywhere, home).deliver(GRACE) == 1
    assert waiting(database) == []
    head, _, body = server.got[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /a/b?c=d HTTP/1.1"
    assert f"Host: hooks.example.org:{server.port}" in lines
    assert "Content-Type: application/json" in lines
    assert not any(line.startswith(("Evil", "Cookie", "Authorization")) for line in lines)
    assert json.loads(body) == {"event": "your-turn", "match": "m1", "title": "x Evil: é", "url": URL}


def test_a_redirect_is_not_followed(database: Database, tmp_path: Path, serve: Callable[[Server], Server]) -> None:
    inside = hook(serve)
    to = f"http://127.0.0.1:{inside.port}/".encode()
    for status in (b"301", b"302", b"307", b"308"):
        server = hook(serve, b"HTTP/1.1 " + status + b" Moved\r\nLocation: " + to + b"\r\nContent-Length: 0\r\n\r\n")
        with pytest.raises(OSError, match=f"answered {status.decode()}"):
            notify.post(f"http://hooks.example.org:{server.port}/", "{}", anywhere, home)
        assert server.visits == 1
    assert inside.visits == 0


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"HTTP/1.1 404 No\r\n\r\n",
        b"HTTP/1.1 2",
        b"220 smtp\r\n",
        b"\n" * 9,
        b"x" * 9999,
    ],
)
def test_an_answer_that_is_no_success_is_a_failure(answer: bytes, serve: Callable[[Server], Server]) -> None:
    server = hook(serve, answer)
    with pytest.raises(OSError, match="answer"):
        notify.post(f"http://hooks.example.org:{server.port}/", "{}", anywhere, home)
    assert server.visits == 1


def test_an_endless_answer_is_not_read(serve: Callable[[Server], Server]) -> None:
    sent = []

    def flood(line: socket.socket) -> None:
        line.recv(4096)
        line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            sent.append(line.send(b"x" * 100_000))

    server = serve(Server(flood))
    notify.post(f"http://hooks.example.org:{server.port}/", "{}", anywhere, home)
    assert sum(sent) < 20_000_000


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_an_answer_that_trickles_in_is_not_waited_for(
    scheme: str, monkeypatch: pytest.MonkeyPatch, serve: Callable[[Server], Server]
) -> None:
    sent: list[int] = []

    def trickle(line: socket.socket) -> None:
        line.recv(4096)
        for byte in b"\x16\x03\x03\x20" + b"H" * 200:
            line.sendall(bytes([byte]))
            sent.append(byte)
            time.sleep(0.05)

    server = serve(Server(trickle))
    monkeypatch.setattr(notify, "PATIENCE", 0.4)
    with pytest.raises(TimeoutError):
        notify.post(f"{scheme}://hooks.example.org:{server.port}/", "{}", anywhere, home)
    assert len(sent) < 100


def test_the_next_address_is_tried_if_the_first_does_not_answer(serve: Callable[[Server], Server]) -> None:
    server = hook(serve)
    notify.post(f"http://hooks.example.org:{server.port}/", "{}", anywhere, lambda *_: ["127.0.0.9", "127.0.0.1"])
    assert len(server.got) == 1


def secure(serve: Callable[[Server], Server], names: list[str | None]) -> tuple[Server, list[bytes]]:
    """A webhook behind TLS with the certificate of hooks.example.org, and the names it was asked for."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(PEM)
    context.sni_callback = lambda _line, name, _context: names.append(name)
    got: list[bytes] = []

    def talk(line: socket.socket) -> None:
        with context.wrap_socket(line, server_side=True) as inner:
            while not b"".join(got).endswith(b"\r\n\r\n{}"):  # all of it: closing on unread bytes would cut our answer
                got.append(inner.recv(4096))
            inner.sendall(b"HTTP/1.1 200 OK\r\n\r\n")

    return serve(Server(talk)), got


def test_https_names_the_host_and_checks_its_certificate(
    monkeypatch: pytest.MonkeyPatch, serve: Callable[[Server], Server]
) -> None:
    names: list[str | None] = []
    server, got = secure(serve, names)
    with pytest.raises(ssl.SSLCertVerificationError):  # nobody vouches for it
        notify.post(f"https://hooks.example.org:{server.port}/", "{}", anywhere, home)
    assert (names, b"".join(got)) == (["hooks.example.org"], b"")

    trusting = ssl.create_default_context(cafile=PEM)
    monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
    with pytest.raises(ssl.SSLCertVerificationError):  # somebody does, but it is another's
        notify.post(f"https://other.example.org:{server.port}/", "{}", anywhere, home)
    assert b"".join(got) == b""
    notify.post(f"https://hooks.example.org:{server.port}/", "{}", anywhere, home)
    assert f"Host: hooks.example.org:{server.port}\r\n".encode() in b"".join(got)
