"""Letters: written into the outbox in the transaction that gives the reason, sent by a postman after it.

By e-mail (SMTP, or a folder of files) and by webhook. A webhook's address is a stranger's: nothing but public
addresses is ever connected to, and nothing of the answer is used but its status.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import logging
import os
import re
import smtplib
import socket
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from pathlib import Path
from urllib.parse import urlsplit

from ..kernel.refusal import BadInput, shown, whole_number
from ..kernel.words import sentence
from . import addresses, outbox
from .database import Cursor, Database
from .people import by_id, clean_email, clean_webhook, one_line

GRACE = 60.0
"""Seconds a letter waits: whoever answers at once gets none."""
LEASE = 600.0
"""Seconds after which a letter is taken up again if the process that took it has not come back."""
BATCH = 16
AT_ONCE = 4
"""Letters sent at the same time, so that a slow webhook does not hold up the others."""
TRIES = 6
BACKOFF = (60.0, 4.0)
"""Seconds to wait after the first failure, and how much longer after each further one."""
PATIENCE = 5.0
"""Seconds for all of a webhook's connection, request and answer."""
MAIL_PATIENCE = 15.0

_NO_HEADERS: Mapping[str, str] = {}

Title = Callable[[str], str]
Allowed = Callable[[str], bool]
Resolve = Callable[[str, int], Sequence[str]]

_log = logging.getLogger(__name__)


# -- writing ----------------------------------------------------------------------------------------------------------


def your_turn(cursor: Cursor, user_id: str, match: str, title: Title, url: str, now: float) -> None:
    """Tell a person by all the ways he has set that it is his turn in a match. `title` names it in his language; `now`
    is the table's own time."""
    user = by_id(cursor, user_id)
    if user is None or not (user.email or user.webhook):
        return
    args = {"name": user.name, "title": one_line(title(user.language)), "url": one_line(url)}
    due = now + GRACE
    if user.email and user.letters == "confirmed":
        subject = sentence(user.language, "table-letter-your-turn-subject", args)
        body = sentence(user.language, "table-letter-your-turn-body", args)
        outbox.put(cursor, user, "email", user.email, _turn_of(match), subject, body, due)
    elif user.email:
        addresses.ask_instead(cursor, user, now)
    if user.webhook:
        event = {"event": "your-turn", "match": match, "title": args["title"], "url": args["url"]}
        outbox.put(cursor, user, "webhook", user.webhook, _turn_of(match), "", json.dumps(event), due)


def withdraw_turn(cursor: Cursor, user_id: str, match: str) -> None:
    """He has answered, or the match is over: what has not been sent yet is not sent."""
    cursor.run("DELETE FROM outbox WHERE user_id = ? AND about = ?", user_id, _turn_of(match))


def _turn_of(match: str) -> str:
    return f"turn:{match}"


# -- e-mail -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mail:
    """How e-mail leaves: by the SMTP server `host`, or, without one, as files in `folder`."""

    folder: Path
    sender: str = "grognard@localhost.localdomain"
    host: str = ""
    port: int = 587
    tls: str = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def from_environment(cls, given: Mapping[str, str], folder: Path) -> Mail:
        """GROGNARD_SMTP_HOST, _PORT, _TLS (starttls, tls or none), _USER, _PASSWORD, _FROM; GROGNARD_MAIL_FOLDER."""
        tls = given.get("GROGNARD_SMTP_TLS", "starttls")
        ports = {"starttls": 587, "tls": 465, "none": 25}
        if tls not in ports:
            raise BadInput("table-mail-tls", given=shown(tls))
        port = whole_number(given.get("GROGNARD_SMTP_PORT", str(ports[tls])))
        if port is None or not 0 < port < 65536:
            raise BadInput("table-mail-port", given=shown(given["GROGNARD_SMTP_PORT"]))
        return cls(
            folder=Path(given.get("GROGNARD_MAIL_FOLDER") or folder),
            sender=clean_email(given.get("GROGNARD_SMTP_FROM", cls.sender)),
            host=given.get("GROGNARD_SMTP_HOST", ""),
            port=port,
            tls=tls,
            user=given.get("GROGNARD_SMTP_USER", ""),
            password=given.get("GROGNARD_SMTP_PASSWORD", ""),
        )

    def letter(
        self, mark: str, target: str, subject: str, body: str, now: float, headers: Mapping[str, str] = _NO_HEADERS
    ) -> EmailMessage:
        """A letter as it goes out. `mark` names it; a second copy of it has the same name."""
        letter = EmailMessage(policy=SMTP)
        letter["From"] = Address("Grognard", addr_spec=self.sender)
        letter["To"] = Address(addr_spec=clean_email(target))
        letter["Subject"] = one_line(subject)
        letter["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        letter["Message-ID"] = f"<{mark}@{self.sender.partition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(body, cte="quoted-printable")
        return letter

    def send(self, mark: str, letter: EmailMessage) -> None:
        if not self.host:
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = self.folder / f".{mark}"
            draft.write_bytes(letter.as_bytes())
            os.replace(draft, self.folder / f"{mark}.eml")
            return
        with self._server() as server:
            if self.tls == "starttls":
                # A server that does not offer it gets neither the letter nor the password.
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)

    def _server(self) -> smtplib.SMTP:
        if self.tls == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=MAIL_PATIENCE, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=MAIL_PATIENCE)


# -- webhooks ---------------------------------------------------------------------------------------------------------

_OPEN_V6 = ipaddress.ip_network("2000::/3")
_CLOSED = [
    ipaddress.ip_network(net)
    for net in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/3",  # multicast and everything above it
        "168.63.129.16/32",  # looks public, but is the host of a machine rented in one large cloud
        "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",  # IETF's own with Teredo, examples, 6to4, examples
    )
]  # fmt: skip
"""What is not anybody's on the net at large. Of IPv6 only 2000::/3 is, so that IPv4 in disguise (mapped, NAT64) is not
there to begin with; written out, because what Python calls global changes between its versions."""


class Undeliverable(Exception):
    """There is no use in trying again."""


def public(address: str) -> bool:
    """Whether this is an address of the net at large, and not this machine's own there."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if not ip.is_global or any(ip in net for net in _CLOSED if net.version == ip.version):
        return False
    if ip.version == 6 and (ip.scope_id or ip not in _OPEN_V6):
        return False
    # Nothing is sent here; the system only says which of its own addresses it would send from.
    try:
        with socket.socket(socket.AF_INET6 if ip.version == 6 else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            return ipaddress.ip_address(probe.getsockname()[0]) != ip
    except OSError:  # no way there at all
        return True


def look_up(host: str, port: int) -> list[str]:
    return [str(where[4][0]) for where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def post(url: str, body: str, allowed: Allowed, resolve: Resolve) -> None:
    """Post JSON to a stranger's address, once, without following where its answer may lead."""
    try:
        parts = urlsplit(clean_webhook(url))
    except BadInput as wrong:
        raise Undeliverable(str(wrong)) from None
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    # Looked up once: the address that was found good is the one that is connected to.
    addresses = list(dict.fromkeys(resolve(host, port)))
    if not addresses or not all(allowed(address) for address in addresses):
        raise Undeliverable("not a public address")
    end = time.monotonic() + PATIENCE
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {"Content-Type": "application/json", "User-Agent": "grognard", "Connection": "close"}
    with ExitStack() as stack:
        line = stack.enter_context(_connect(addresses, port, end))
        line.settimeout(_left(end))
        asking = http.client.HTTPConnection(host, port)
        if secure:
            context = ssl.create_default_context()
            line = stack.enter_context(context.wrap_socket(line, server_hostname=host))
            line.settimeout(_left(end))
            asking = http.client.HTTPSConnection(host, port, context=context)
        asking.sock = line
        asking.request("POST", path, body.encode(), headers)
        status = _status(line, end)
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")


def _connect(addresses: Sequence[str], port: int, end: float) -> socket.socket:
    for address in addresses[:-1]:
        try:
            return socket.create_connection((address, port), timeout=_left(end) / 2)
        except OSError:
            continue
    return socket.create_connection((addresses[-1], port), timeout=_left(end))


def _status(line: socket.socket, end: float) -> int:
    """The status of the answer, whose first line must come soon and be short. The rest is not read."""
    got = b""
    while b"\n" not in got and len(got) < 1000:
        line.settimeout(_left(end))
        more = line.recv(1000)
        if not more:
            break
        got += more
    found = re.match(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r\n]", got)
    if found is None:
        raise OSError("no answer in HTTP")
    return int(found[1])


def _left(end: float) -> float:
    """Seconds left. Each step has what the steps before it left, so that a trickle of bytes gains nothing."""
    left = end - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


# -- the postman ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Letter:
    id: str
    user: str
    way: str
    target: str
    about: str
    subject: str
    body: str
    tries: int


class Postman:
    """Sends what is due. Several may work at one outbox, in several processes."""

    def __init__(
        self,
        database: Database,
        mail: Mail,
        allowed: Allowed = public,
        resolve: Resolve = look_up,
        site: str = "",
        day: Callable[[], float] = time.time,
    ) -> None:
        """`site`: where links lead to; `day`: the time of day, for the date of a letter and for nothing else."""
        self._database, self._mail, self._allowed, self._resolve = database, mail, allowed, resolve
        self._site, self._day = site, day

    def deliver(self, now: float) -> int:
        """Send one batch; how many letters arrived. No transaction is open while one is on its way. `now` is the
        table's own time."""
        letters = self._claim(now)
        if not letters:
            return 0
        with ThreadPoolExecutor(AT_ONCE, "postman") as pool:
            return sum(pool.map(lambda letter: self._take(letter, now), letters))

    def _claim(self, now: float) -> list[_Letter]:
        """Take letters that are due, so that nobody else does for a while."""
        taken = []
        with self._database.transaction() as cursor:
            rows = cursor.run(
                "SELECT id, user_id, way, target, about, subject, body, tries FROM outbox WHERE due <= ?"
                f" ORDER BY due, id LIMIT {BATCH}{cursor.lock}",
                now,
            )
            for letter in (_Letter(*row) for row in rows):
                if self._is_wanted(cursor, letter, now):
                    cursor.run("UPDATE outbox SET due = ?, tries = tries + 1 WHERE id = ?", now + LEASE, letter.id)
                    taken.append(replace(letter, tries=letter.tries + 1))
        return taken

    def _is_wanted(self, cursor: Cursor, letter: _Letter, now: float) -> bool:
        """Whether a letter may go out; one to an address that nobody has confirmed is thrown away."""
        user = by_id(cursor, letter.user)
        if user is None or letter.way != "email" or letter.about == addresses.ABOUT or user.letters == "confirmed":
            return user is not None
        cursor.run("DELETE FROM outbox WHERE id = ?", letter.id)
        addresses.ask_instead(cursor, user, now)
        return False

    def _take(self, letter: _Letter, now: float) -> bool:
        """Send a letter; then it is done with, or waits longer and longer, or is given up."""
        again = None
        try:
            self._send(letter)
        except Undeliverable as wrong:
            _log.info("letter %s by %s is not sent: %s", letter.id, letter.way, wrong)
            arrived = False
        except Exception as wrong:  # whatever is wrong with one letter, the others go out
            arrived = False
            if letter.tries < TRIES:
                again = now + BACKOFF[0] * BACKOFF[1] ** (letter.tries - 1)
            _log.warning("letter %s by %s failed, try %s: %r", letter.id, letter.way, letter.tries, wrong)
        else:
            arrived = True
        with self._database.transaction() as cursor:
            if again is None:
                cursor.run("DELETE FROM outbox WHERE id = ?", letter.id)
            else:
                cursor.run("UPDATE outbox SET due = ? WHERE id = ?", again, letter.id)
        return arrived

    def _send(self, letter: _Letter) -> None:
        if letter.way != "email":
            post(letter.target, letter.body, self._allowed, self._resolve)
            return
        made = self._asking if letter.about == addresses.ABOUT else self._with_a_way_out
        subject, body, headers = made(letter)
        self._mail.send(letter.id, self._mail.letter(letter.id, letter.target, subject, body, self._day(), headers))

    def _with_a_way_out(self, letter: _Letter) -> tuple[str, str, Mapping[str, str]]:
        """Subject and body of a letter with a link that stops them, and the same for mail programs (RFC 8058)."""
        with self._database.transaction() as cursor:
            user = by_id(cursor, letter.user)
            if user is None or user.email != letter.target:
                raise Undeliverable("the address has changed")
            secret = addresses.stopper(cursor, user)
        body = sentence(user.language, "table-letter-stop", {"url": f"{self._site}/stop#{secret}"})
        headers = {"List-Unsubscribe": f"<{self._site}/api/email/stop?secret={secret}>"}
        if self._site.startswith("https:"):
            headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter.subject, f"{letter.body.rstrip()}\n\n{body}\n", headers

    def _asking(self, letter: _Letter) -> tuple[str, str, Mapping[str, str]]:
        """Subject and body of a letter that asks whether its address is right."""
        with self._database.transaction() as cursor:
            user = by_id(cursor, letter.user)
            url = addresses.link(cursor, letter.body, self._site)
        if user is None or not url:
            raise Undeliverable("nobody asks any more")
        args = {"name": user.name, "url": url, "site": self._site}
        said = user.language
        subject = sentence(said, "table-letter-confirm-subject", args)
        return subject, sentence(said, "table-letter-confirm-body", args), _NO_HEADERS
