"""E-mail addresses: whoever reads the letters there is asked, once and by a link, before any other letter goes out.

Anybody can name a stranger's address. So that is all the stranger ever gets, and not often: letters that ask are
counted by address, whichever accounts name it. The link's secret is made when the letter leaves; only its hash is kept.
All other letters have a signed link that stops them.
"""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress

from . import outbox
from .database import Cursor
from .errors import No
from .people import User, by_id, hash_secret

ABOUT = "confirm"
"""What a letter in the outbox that asks is about; its body is the row of `confirmations`."""
DAY = 86400.0
"""Seconds after which a link is of no use, and a letter is not counted any more."""
BY_ADDRESS = 3
BY_ACCOUNT = 5
"""Letters a day that ask: to one address, and for one account."""


def ask(cursor: Cursor, user: User, now: float) -> None:
    """Have a letter with a link sent to a person's address."""
    cursor.run(f"SELECT number FROM version{cursor.lock}")  # one at a time, so that the counts are right
    cursor.run("DELETE FROM confirmations WHERE made < ?", now - DAY)
    address = _known_as(user.email)
    for column, value, most in (("address", address, BY_ADDRESS), ("user_id", user.id, BY_ACCOUNT)):
        ((count,),) = cursor.run(f"SELECT count(*) FROM confirmations WHERE {column} = ?", value)
        if count >= most:
            raise No(429, "table-letters-enough")
    row = secrets.token_hex(8)
    cursor.run(
        "INSERT INTO confirmations (id, user_id, address, hash, made) VALUES (?, ?, ?, '', ?)",
        row, user.id, address, now,
    )  # fmt: skip
    outbox.put(cursor, user, "email", user.email, ABOUT, "", row, now)
    cursor.run("UPDATE users SET letters = 'asked' WHERE id = ?", user.id)


def ask_instead(cursor: Cursor, user: User, now: float) -> None:
    """A letter cannot go out because the address is not confirmed: if nobody was asked yet, that is done now."""
    if user.letters == "unasked":
        with suppress(No):
            ask(cursor, user, now)


def link(cursor: Cursor, row: str, site: str) -> str:
    """The link for a letter that leaves; nothing if it is of no use any more."""
    secret = secrets.token_urlsafe(32)
    sql = "UPDATE confirmations SET hash = ? WHERE id = ? AND user_id IS NOT NULL RETURNING id"
    return f"{site}/confirm#{secret}" if cursor.run(sql, hash_secret(secret), row) else ""


def confirm(cursor: Cursor, secret: str, now: float) -> User:
    """Somebody has followed the link: from now on letters go there."""
    rows = cursor.run(
        "SELECT user_id, address FROM confirmations WHERE hash = ? AND made >= ?", hash_secret(secret), now - DAY
    )
    user = by_id(cursor, rows[0][0]) if rows and rows[0][0] is not None else None
    if user is None or _known_as(user.email) != rows[0][1]:
        raise No(422, "table-link-over")
    cursor.run("UPDATE users SET letters = 'confirmed' WHERE id = ?", user.id)
    cursor.run("UPDATE confirmations SET hash = '' WHERE user_id = ?", user.id)
    return user


# -- no more of them --------------------------------------------------------------------------------------------------


def stopper(cursor: Cursor, user: User) -> str:
    """What stands in the link of a letter that stops all further ones to this address: good as long as it is his."""
    return f"{user.id}.{_signed(cursor, user)}"


def stop(cursor: Cursor, secret: str) -> User:
    """Somebody who reads the letters wants no more of them. Said twice it is as good as once."""
    user = by_id(cursor, secret.partition(".")[0])
    if user is None or not user.email or not hmac.compare_digest(secret.encode(), stopper(cursor, user).encode()):
        raise No(422, "table-stop-over")
    cursor.run("UPDATE users SET letters = 'stopped' WHERE id = ?", user.id)
    cursor.run("UPDATE confirmations SET hash = '' WHERE user_id = ?", user.id)
    cursor.run("DELETE FROM outbox WHERE user_id = ? AND way = 'email'", user.id)
    return user


def _signed(cursor: Cursor, user: User) -> str:
    """A signature over a person and his address."""
    cursor.run("INSERT INTO signing (id, key) VALUES (0, ?) ON CONFLICT (id) DO NOTHING", secrets.token_hex(32))
    ((key,),) = cursor.run("SELECT key FROM signing WHERE id = 0")
    return hmac.new(bytes.fromhex(key), f"{user.id} {_known_as(user.email)}".encode(), "sha256").hexdigest()


def _known_as(email: str) -> str:
    """What stands for an address in the count: not to be read, and the same for all ways to write to one box."""
    box, _, host = email.casefold().partition("@")
    return hash_secret(f"{box.partition('+')[0]}@{host}")
