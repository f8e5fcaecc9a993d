"""Who is here: names, passwords, sessions, tokens of bots, settings, and how often one may try.

Hashing and checking a password takes long on purpose, and SQLite has one writer: `hash_password` and `verify` are
called outside of transactions, everything that takes a cursor inside of one.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
import string
import threading
import unicodedata
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..kernel.refusal import BadInput, shown
from ..kernel.words import LANGUAGES
from . import weak
from .database import Cursor, Row

NAME = (2, 24)
PASSWORD = (8, 200)
LONG_NAME = 3
"""A name of so many letters may not be part of the password; a shorter one is in many words by chance."""
PROGRAM = "grognard"
LABEL = 60
AGENT = 200
EMAIL = 254
WEBHOOK = 500
LOGINS = TOKENS = 50
"""How many a person has at most; the oldest go."""
UNSEEN = 90 * 86400.0
"""Seconds after which a session that was not used is over."""
REFRESH = 3600.0
"""Seconds during which a session's last use is not written again."""


@dataclass(frozen=True)
class User:
    """A person. A guest has no password and cannot log in again once his session is gone."""

    id: str
    name: str
    guest: bool
    language: str
    email: str
    webhook: str
    letters: str = "unasked"
    """Whether they may go to the address: `unasked`, `asked` there, `confirmed`, `stopped`. See addresses.py."""


@dataclass(frozen=True)
class Login:
    """A session, as its owner sees it."""

    id: str
    agent: str
    made: float
    seen: float


@dataclass(frozen=True)
class Token:
    """A bot's key, as its owner sees it."""

    id: str
    label: str
    made: float
    match: str = ""
    """The one match it is good for."""


_USER = "users.id, users.name, users.folded, users.language, users.email, users.webhook, users.letters"
_WIDTH = 7


def _user(row: Row) -> User:
    return User(row[0], row[1], row[2] is None, *row[3:_WIDTH])


def one_line(text: str) -> str:
    """A text from outside on one line, without control, bidirectional or invisible characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


# -- names ------------------------------------------------------------------------------------------------------------

_LOOKS = str.maketrans(
    "аеорсухіјѕԁһԛԝвкмнтαβεζηικμνορτυχøłđıi10",
    "aeopcyxljsdhqwbkmhtabezhlkmnoptyxoldlllo",
)
"""Letters (small, without marks) that could be taken for another, in small or in capitals, and what for."""
_EAST = {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "CJK"}
_PUNCTUATION = " ._-'"


def clean_name(text: str) -> str:
    """A name as it is kept: normalised, of one alphabet, without anything that is not seen or not what it seems."""
    low, high = NAME
    if len(text) > 10 * high:
        raise BadInput("table-name-length", low=low, high=high)
    name = unicodedata.normalize("NFKC", text).replace("’", "'")
    name = re.sub(" +", " ", name).strip(" ")
    if not low <= len(name) <= high:
        raise BadInput("table-name-length", low=low, high=high)
    alphabets = {_alphabet(char) for char in name}
    if "" in alphabets or name[0] in _PUNCTUATION:
        raise BadInput("table-name-characters")
    if len(alphabets - {"any"}) > 1:
        raise BadInput("table-name-alphabets")
    if re.fullmatch(r"(guest|lnvlte)[ ._'-]*[0-9lo]+", fold(name)):  # as they are called in English and in French
        raise BadInput("table-name-guest")
    return name


def _alphabet(char: str) -> str:
    """The alphabet of a letter; `any` for what goes with all of them, nothing for what no name holds."""
    if char in _PUNCTUATION or char in string.digits:
        return "any"
    called, kind = unicodedata.name(char, ""), unicodedata.category(char)
    alphabet = "EAST" if called.split(" ")[0] in _EAST else called.split(" ")[0]
    if alphabet == "LATIN":
        # Phonetic letters and small capitals only serve to look like others.
        return alphabet if kind in ("Lu", "Ll") and (char < "\u0250" or "\u1e00" <= char <= "\u1eff") else ""
    letter = (kind in ("Lu", "Ll", "Lo") and "FILLER" not in called) or char == "ー"
    return alphabet if letter else ""


def fold(name: str) -> str:
    """What names that could be taken for each other have in common: no case, no marks, look-alikes the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(char for char in plain if not unicodedata.category(char).startswith("M")).translate(_LOOKS)


def by_id(cursor: Cursor, user_id: str) -> User | None:
    rows = cursor.run(f"SELECT {_USER} FROM users WHERE id = ?", user_id)
    return _user(rows[0]) if rows else None


def make_guest(cursor: Cursor, language: str, now: float) -> User:
    """Somebody who just sits down. His name is nobody's own: two guests may have the same one."""
    user = User(secrets.token_hex(8), f"Guest-{secrets.randbelow(9000) + 1000}", True, known_language(language), "", "")
    _insert(cursor, user, None, None, now)
    return user


def sign_up(cursor: Cursor, user: User | None, name: str, hashed: str, language: str, now: float) -> User:
    """A new account; a guest becomes one and keeps his id, and with it his matches."""
    name = clean_name(name)
    # Sign-ups go one at a time, so that two processes never give the same name away.
    cursor.run(f"SELECT number FROM version{cursor.lock}")
    if cursor.run("SELECT id FROM users WHERE folded = ?", fold(name)):
        raise BadInput("table-name-taken")
    if user is None:
        made = User(secrets.token_hex(8), name, False, known_language(language), "", "")
        _insert(cursor, made, fold(name), hashed, now)
        return made
    changed = cursor.run(
        f"UPDATE users SET name = ?, folded = ?, password = ? WHERE id = ? AND folded IS NULL RETURNING {_USER}",
        name, fold(name), hashed, user.id,
    )  # fmt: skip
    if not changed:
        raise BadInput("table-account-already")
    return _user(changed[0])


def _insert(cursor: Cursor, user: User, folded: str | None, hashed: str | None, now: float) -> None:
    cursor.run(
        "INSERT INTO users (id, name, folded, password, language, email, webhook, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        user.id, user.name, folded, hashed, user.language, user.email, user.webhook, now,
    )  # fmt: skip


# -- passwords --------------------------------------------------------------------------------------------------------

_HASHER = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
_AT_ONCE = threading.BoundedSemaphore(2)
"""Each hash fills 32 MiB: a crowd at the door waits in line instead of filling the memory."""


def check_password(password: str, name: str) -> None:
    """Refuse a new password that is too short, too long, or guessed soon."""
    low, high = PASSWORD
    if not low <= len(password) <= high:
        raise BadInput("table-password-length", low=low, high=high)
    typed, called = fold(password), fold(name)
    if typed == called or (len(called) >= LONG_NAME and called in typed) or fold(PROGRAM) in typed:
        raise BadInput("table-password-name")
    if weak.is_common(password):
        raise BadInput("table-password-common")
    if weak.is_plain(password):
        raise BadInput("table-password-plain")


def hash_password(password: str) -> str:
    """What is kept of a password. Slow: outside of transactions."""
    with _AT_ONCE:
        return _HASHER.hash(_typed(password))


def verify(hashed: str | None, password: str) -> bool:
    """Whether the password is the one. Slow, and as slow for nobody (None): outside of transactions."""
    try:
        with _AT_ONCE:
            right = _HASHER.verify(_nobody() if hashed is None else hashed, _typed(password[: PASSWORD[1] + 1]))
    except (VerificationError, InvalidHashError):
        return False
    return right and hashed is not None


def outdated(hashed: str) -> bool:
    """Whether a hash was made with other parameters than today's, and should be made again at the next log-in."""
    return _HASHER.check_needs_rehash(hashed)


@cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_urlsafe())


def _typed(password: str) -> bytes:
    """The same bytes for the same password, however the keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def find_for_login(cursor: Cursor, name: str) -> tuple[User, str] | None:
    """The account of this name and its hash. Call `verify` whether there is one or not."""
    try:
        folded = fold(clean_name(name))
    except BadInput:
        return None
    rows = cursor.run(f"SELECT {_USER}, password FROM users WHERE folded = ?", folded)
    return (_user(rows[0]), rows[0][_WIDTH]) if rows else None


def change_password(cursor: Cursor, user: User, old: str, new: str, here: str) -> list[str]:
    """Keep the hash of another password, and end all sessions but `here` and all keys: the ids of what has ended."""
    rehash(cursor, user, old, new)
    ended = cursor.run("DELETE FROM logins WHERE user_id = ? AND id <> ? RETURNING id", user.id, here)
    ended += cursor.run("DELETE FROM tokens WHERE user_id = ? RETURNING id", user.id)
    return [row for (row,) in ended]


def rehash(cursor: Cursor, user: User, old: str, new: str) -> None:
    """Keep another hash, if `old`, which was verified before, still is the one kept."""
    sql = "UPDATE users SET password = ? WHERE id = ? AND password = ? RETURNING id"
    if not cursor.run(sql, new, user.id, old):
        raise BadInput("table-password-wrong")


# -- sessions ---------------------------------------------------------------------------------------------------------


def open_login(cursor: Cursor, user: User, agent: str, now: float) -> str:
    """A new session: the secret for its cookie. Sessions nobody uses any more are cleared away."""
    secret = secrets.token_urlsafe(32)
    cursor.run("DELETE FROM logins WHERE seen < ?", now - UNSEEN)
    keep_newest(cursor, "logins", user, LOGINS - 1, "seen")
    cursor.run(
        "INSERT INTO logins (id, hash, user_id, agent, made, seen) VALUES (?, ?, ?, ?, ?, ?)",
        secrets.token_hex(8), hash_secret(secret), user.id, one_line(agent[:AGENT]), now, now,
    )  # fmt: skip
    return secret


def by_cookie(cursor: Cursor, secret: str, now: float, note: bool = True) -> tuple[User, str] | None:
    """Whose cookie this is, and the id of the session. `note`: write down that it was used."""
    rows = cursor.run(
        f"SELECT {_USER}, logins.id, logins.seen FROM logins JOIN users ON users.id = logins.user_id"
        " WHERE logins.hash = ? AND logins.seen >= ?",
        hash_secret(secret), now - UNSEEN,
    )  # fmt: skip
    if not rows:
        return None
    login, seen = rows[0][_WIDTH:]
    if note and now - seen > REFRESH:
        cursor.run("UPDATE logins SET seen = ? WHERE id = ?", now, login)
    return _user(rows[0]), login


def is_open(cursor: Cursor, login: str) -> bool:
    """Whether a session or a token still is one."""
    sql = "SELECT 1 FROM logins WHERE id = ? UNION ALL SELECT 1 FROM tokens WHERE id = ?"
    return bool(cursor.run(sql, login, login))


def logins(cursor: Cursor, user: User, now: float) -> list[Login]:
    """The sessions of a person, the last used first."""
    rows = cursor.run(
        "SELECT id, agent, made, seen FROM logins WHERE user_id = ? AND seen >= ? ORDER BY seen DESC, id",
        user.id, now - UNSEEN,
    )  # fmt: skip
    return [Login(*row) for row in rows]


def close_login(cursor: Cursor, user: User, login: str) -> bool:
    """End one of his own sessions; whether there was one."""
    return _drop(cursor, "logins", user, login)


def close_all(cursor: Cursor, user: User, but: str) -> None:
    """End all sessions of a person except one (the empty text: without exception)."""
    cursor.run("DELETE FROM logins WHERE user_id = ? AND id <> ?", user.id, but)


def keep_newest(cursor: Cursor, table: str, user: User, count: int, by: str) -> None:
    cursor.run(
        f"DELETE FROM {table} WHERE user_id = ? AND id NOT IN"
        f" (SELECT id FROM {table} WHERE user_id = ? ORDER BY {by} DESC, id LIMIT {count})",
        user.id, user.id,
    )  # fmt: skip


def _drop(cursor: Cursor, table: str, user: User, row: str) -> bool:
    # PostgreSQL would not even look for an id with a null character in it.
    found = row.isalnum() and cursor.run(f"DELETE FROM {table} WHERE id = ? AND user_id = ? RETURNING id", row, user.id)
    return bool(found)


def hash_secret(secret: str) -> str:
    """What is kept of a secret that a machine made: nobody guesses 256 bits, so a fast hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


# -- tokens -----------------------------------------------------------------------------------------------------------


def make_token(cursor: Cursor, user: User, label: str, now: float, match: str = "") -> tuple[Token, str]:
    """A key with which a program sits at the table for this person, in one match of his if that is said. The secret is
    shown this once."""
    label = one_line(label[: 10 * LABEL])
    if not 1 <= len(label) <= LABEL:
        raise BadInput("table-label-length", high=LABEL)
    token, secret = Token(secrets.token_hex(8), label, now, match), "grog_" + secrets.token_urlsafe(32)
    keep_newest(cursor, "tokens", user, TOKENS - 1, "made")
    cursor.run(
        "INSERT INTO tokens (id, hash, user_id, label, made, match_id) VALUES (?, ?, ?, ?, ?, ?)",
        token.id, hash_secret(secret), user.id, token.label, now, match or None,
    )  # fmt: skip
    return token, secret


def by_token(cursor: Cursor, secret: str) -> tuple[User, str, str] | None:
    """Whose key this is, the id of the key, and the one match it is good for."""
    rows = cursor.run(
        f"SELECT {_USER}, tokens.id, tokens.match_id FROM tokens JOIN users ON users.id = tokens.user_id"
        " WHERE tokens.hash = ?",
        hash_secret(secret),
    )
    return (_user(rows[0]), rows[0][_WIDTH], rows[0][_WIDTH + 1] or "") if rows else None


def tokens(cursor: Cursor, user: User) -> list[Token]:
    sql = "SELECT id, label, made, coalesce(match_id, '') FROM tokens WHERE user_id = ? ORDER BY made DESC, id"
    return [Token(*row) for row in cursor.run(sql, user.id)]


def drop_token(cursor: Cursor, user: User, token: str) -> bool:
    """Make one of his own keys worthless; whether there was one."""
    return _drop(cursor, "tokens", user, token)


# -- settings ---------------------------------------------------------------------------------------------------------


def change_settings(
    cursor: Cursor, user: User, language: str | None = None, email: str | None = None, webhook: str | None = None
) -> User:
    """Change what is given. Letters still on their way to an address that is given up are not sent; a new one is not
    confirmed. Guests have none: nobody could take it back once their session is gone."""
    if email and user.guest:
        raise BadInput("table-email-guest")
    user = by_id(cursor, user.id) or user  # whoever asks may have been known for a while
    language = user.language if language is None else known_language(language)
    email = user.email if email is None else email and clean_email(email)
    webhook = user.webhook if webhook is None else webhook and clean_webhook(webhook)
    if email != user.email:
        cursor.run("UPDATE users SET letters = 'unasked' WHERE id = ?", user.id)
        cursor.run("UPDATE confirmations SET hash = '' WHERE user_id = ?", user.id)
    changed = cursor.run(
        f"UPDATE users SET language = ?, email = ?, webhook = ? WHERE id = ? RETURNING {_USER}",
        language, email, webhook, user.id,
    )  # fmt: skip
    for way, target in (("email", email), ("webhook", webhook)):
        cursor.run("DELETE FROM outbox WHERE user_id = ? AND way = ? AND target <> ?", user.id, way, target)
    return _user(changed[0])


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput("bad-no-language", name=shown(language), known=", ".join(LANGUAGES))
    return language


_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_PART = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_EMAIL = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@(?:{_PART}\.)+{_PART}")


def clean_email(text: str) -> str:
    """An address that can be written to: of plain letters, without quotes, comments or anything else around it."""
    text = text.strip(" ")
    if len(text) > EMAIL or not _EMAIL.fullmatch(text):
        raise BadInput("table-email")
    return text


def clean_webhook(text: str) -> str:
    """A whole address of plain characters. Where its host leads to is looked at when something is sent to it."""
    text = text.strip(" ")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
        if "[" in parts.netloc:
            ipaddress.IPv6Address(host)
    except ValueError:
        raise BadInput("table-webhook") from None
    plain = re.fullmatch(r"[!-~]+", text) and re.fullmatch(r"[A-Za-z0-9_.:\[\]-]+", parts.netloc)
    if len(text) > WEBHOOK or not plain or not host or parts.scheme not in ("http", "https"):
        raise BadInput("table-webhook")
    # Nothing of an answer is ever shown, so that a high port tells nobody anything, and people do run their programs
    # there; below 1024, mail and name servers and the like are not to be bothered with a POST.
    if port is not None and port not in (80, 443) and port < 1024:
        raise BadInput("table-webhook-port")
    return text


# -- how often --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rate:
    """`burst` times at once, and once more every `every` seconds."""

    burst: int
    every: float


class Limiter:
    """How often somebody may do something, in this process. A key is what is done and who by: ("login", address)."""

    ROOM = 20_000
    """Keys remembered at most. When there are more, those that did least are forgotten first."""

    def __init__(self, rates: Mapping[str, Rate]) -> None:
        self._rates = rates
        self._rested: dict[tuple[str, Hashable], float] = {}
        self._turn = threading.Lock()

    def allow(self, key: tuple[str, Hashable], now: float) -> float:
        """Count one; 0, or the seconds to wait (and then it is not counted)."""
        rate = self._rates[key[0]]
        with self._turn:
            # When all is forgotten, if nothing more happens: the bucket as one number.
            rested = max(self._rested.get(key, now), now) + rate.every
            wait = rested - now - rate.burst * rate.every
            if wait > 1e-9:
                return wait
            self._rested[key] = rested
            if len(self._rested) > self.ROOM:
                self._forget(now)
            return 0.0

    def forgive(self, key: tuple[str, Hashable]) -> None:
        """What was counted was no try after all."""
        with self._turn:
            if key in self._rested:
                self._rested[key] -= self._rates[key[0]].every

    def _forget(self, now: float) -> None:
        kept = sorted((item for item in self._rested.items() if item[1] > now), key=lambda item: item[1])
        self._rested = dict(kept[-self.ROOM // 2 :])


def neighbourhood(address: str) -> str:
    """What stands for a visitor's address in a limit: IPv6 is handed out by networks of 2^64 addresses."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network((int(ip), 64), strict=False))
