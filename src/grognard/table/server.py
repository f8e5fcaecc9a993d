"""One server process: the store, the matches, the pages, the people, and what runs in the background."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from ..bots.analysis import SECONDS
from ..kernel.say import sayer
from ..kernel.words import LANGUAGES, sentence
from . import people
from .analysis import Analyses
from .apart import Alike, Readers, Strangers
from .clocks import BEAT, Served
from .database import Away, Database, Full
from .errors import No
from .hub import Hub
from .matches import Matches
from .notify import Mail, Postman
from .opponents import Opponents
from .people import Limiter, Rate, User, neighbourhood
from .streams import Streams
from .work import Work

COOKIE = "grognard"
log = logging.getLogger("grognard.table")

RATES = {
    "login": Rate(10, 30.0),
    "login-name": Rate(60, 5.0),
    "signup": Rate(10, 120.0),
    "guest": Rate(60, 10.0),
    "match": Rate(60, 10.0),
    "chat": Rate(20, 2.0),
    "import": Rate(10, 10.0),
    "hint": Rate(20, 3.0),
    "letter": Rate(6, 600.0),
    "analysis": Rate(6, 60.0),
    "export": Rate(3, 600.0),
    "record": Rate(30, 1.0),
}
"""How many at once, and how many seconds until one more. Of log-ins those that fail count: by known device or session,
or, of unknown callers, by network (`login`) and by name (`login-name`): six networks together cannot use a name up."""


TOLD = 60.0
"""Seconds between two lines of the log about the same trouble."""


@dataclass
class Settings:
    """How a server is run."""

    site: str = ""
    """The address people use, without a slash at its end: for links in letters, and the one allowed origin."""
    secure: bool = False
    """Whether the cookie is sent over TLS only."""
    pace: float = 0.6
    """Seconds before a program answers."""
    mail: Mail = field(default_factory=lambda: Mail(Path("letters")))
    analysis: float = SECONDS
    """Seconds of a processor for each decision of a finished match that is looked into."""
    limits: bool = True
    """Whether log-in and the like are rate limited (a load test switches it off)."""


@dataclass(frozen=True)
class Caller:
    """Who sends a request: by the cookie of a session (`login`), or with a bot's `token`, which may be good for one
    match only (`bound`)."""

    user: User | None
    login: str = ""
    token: str = ""
    bound: str = ""

    def known(self) -> User:
        if self.user is None:
            raise No(401, "table-who-are-you")
        return self.user

    def in_person(self) -> User:
        """The person himself: a program with his token plays for him, and does no more."""
        if self.token:
            raise No(403, "table-not-by-token")
        return self.known()

    def same(self, other: Caller) -> bool:
        """Whether this still is the session or the key that the other was."""
        return (self.login, self.token) == (other.login, other.token)

    def anywhere(self) -> User:
        """Somebody who may do what is not done in one match: a key that is bound to one may not."""
        if self.bound:
            raise No(403, "table-bound-token")
        return self.known()

    def enter(self, match_id: str) -> None:
        """Turn away a key that is bound to another match, whether there is such a one or not."""
        if self.bound and match_id != self.bound:
            raise No(403, "table-bound-token")


class Server:
    """All parts, started and stopped together."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.database, self.settings, self.now = database, settings, now
        self.clock = Served(database, now)
        self.matches = Matches(database, now, settings.site, self.clock)
        self.work = Work(database.threads + 3)
        self.hub = Hub(self.matches, self.work)
        self.hub.forget_login = self._forget
        self.opponents = Opponents(self.matches, self.work, settings.pace)
        self.strangers = Strangers()
        self.readers = Readers()
        self.alike = Alike(self.work, self.strangers)
        self.analyses = Analyses(database, self.work, self.strangers, self.clock, settings.analysis)
        self.postman = Postman(database, settings.mail, site=settings.site, day=now)
        self.streams = Streams(settings.limits)
        self._limiter = Limiter(RATES)
        self._callers: OrderedDict[str, tuple[float, Caller]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.work.run(self.clock.start)
        await self.work.run(self.matches.keep_editions)
        self.hub.start()
        jobs = [self.hub.keep_present, self.opponents.watch, self._time, self._post]
        tasks = [
            asyncio.create_task(job) for job in (self._learn(), self._look(), self._check(), *map(self._forever, jobs))
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.opponents.close()
            self.analyses.close()
            self.strangers.close()
            self.readers.close()
            self.work.close()
            self.database.close()

    async def _forever(self, job: Callable[[], Any]) -> None:
        """A job in the background that survives a failure (a store that is away for a while, which is told now and
        then)."""
        told = -TOLD
        while True:
            try:
                await job()
            except Away as away:
                if time.monotonic() >= told + TOLD:
                    told = time.monotonic()
                    log.warning("the store is away: %s", away)
                await asyncio.sleep(2)
            except Exception:
                log.exception("a background job failed; it goes on")
                await asyncio.sleep(2)

    async def _learn(self) -> None:
        """Learn what every game says and draw its board in every language, a piece at a time: so that nobody waits for
        that who is the first to ask, nor anybody else because it is done while the store is held."""
        for language, game in product(LANGUAGES, self.matches.games.values()):
            for learn in filter(None, (partial(sayer, game), game.page.board)):
                begun = time.monotonic()
                await self.work.run(learn, language)
                await asyncio.sleep(time.monotonic() - begun)

    async def _look(self) -> None:
        """Look once at every match of earlier rules, so that lists say which of them do not fit. Whoever plays comes
        first: a match is as long left in peace as it took to play it again."""
        for match_id in await self.work.patiently(self.matches.unread):
            begun = time.monotonic()
            try:
                await self.work.patiently(self.matches.look_at, match_id)
            except Away as away:
                log.error("match %s could not be looked at: %s", match_id, away)
            except Exception:
                log.exception("match %s could not be looked at", match_id)
            await asyncio.sleep(time.monotonic() - begun)

    async def _check(self) -> None:
        """Read a store that was too large for it at the start, and say what is damaged."""
        try:
            await asyncio.to_thread(self.database.check)
        except Away as away:
            log.error(sentence("en", away.key, {}) + ": %s", away)

    async def _time(self) -> None:
        """Keep the table's time, and end matches whose clock has run out."""
        beat = time.monotonic()
        while True:
            if time.monotonic() >= beat:
                await self.work.run(self.clock.beat)
                beat = time.monotonic() + BEAT
            for match_id in await self.work.run(self.matches.overdue):
                await self.work.run(self.matches.time_out, match_id)
            await asyncio.sleep(1)

    async def _post(self) -> None:
        """Send letters."""
        while True:
            await self.work.run(self.postman.deliver, self.clock())
            await asyncio.sleep(2)

    # -- who is it ----------------------------------------------------------------------------------------------

    async def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Who sends this, by cookie or by a bot's token. A key that is bound to a match is nothing at another."""
        caller = await self._caller(connection)
        match_id = connection.path_params.get("match_id")
        if match_id is not None:
            caller.enter(match_id)
        return caller

    async def _caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        given = connection.headers.get("authorization", "")
        bearer = given.startswith("Bearer ")
        secret = given.removeprefix("Bearer ") if bearer else connection.cookies.get(COOKIE, "")
        if not secret or len(secret) > 200:
            return Caller(None)
        key = hashlib.sha256((("bearer " if bearer else "") + secret).encode()).hexdigest()
        found = self._callers.get(key)
        if found is not None and found[0] > time.monotonic():
            return found[1]
        caller = await self.work.patiently(self._by_token if bearer else self._by_cookie, secret)
        if caller.user is not None:
            self._callers[key] = (time.monotonic() + 10, caller)
            while len(self._callers) > 5000:
                self._callers.popitem(last=False)
        return caller

    def _by_cookie(self, secret: str) -> Caller:
        try:
            with self.database.transaction() as cursor:
                found = people.by_cookie(cursor, secret, self.now())
        except Full:  # whoever only wants to look need not suffer for it
            with self.database.transaction() as cursor:
                found = people.by_cookie(cursor, secret, self.now(), note=False)
        return Caller(None) if found is None else Caller(found[0], found[1])

    def _by_token(self, secret: str) -> Caller:
        with self.database.transaction() as cursor:
            found = people.by_token(cursor, secret)
        return Caller(None) if found is None else Caller(found[0], token=found[1], bound=found[2])

    def _forget(self, _: str) -> None:
        """A session ended or a person changed: look everybody up again."""
        self._callers.clear()

    def who(self, connection: ASGIConnection[Any, Any, Any, Any], caller: Caller) -> str:
        """A name for who asks, for what goes one at a time a person: of the nameless, their address."""
        if caller.user is not None:
            return caller.user.id
        return f"address {neighbourhood(address(connection))}"

    def limit(self, what: str, request: Request[Any, Any, Any], name: str = "") -> None:
        """Refuse what comes too often from one address, or about one name."""
        self._count((what, neighbourhood(address(request))), *([(what, f"name {name.casefold()}")] if name else []))

    def knock(self, request: Request[Any, Any, Any], name: str, known: str = "") -> list[tuple[str, str]]:
        """Somebody tries a password of `name`: from a device or a session that is known as that person's, or from
        anywhere. Refuse it if it comes too often; what was counted otherwise.

        Who tries from elsewhere keeps nobody out who is known, and hardly anybody else: see RATES."""
        network = neighbourhood(address(request))
        keys = [("login", f"known {known}")] if known else [("login", network), ("login-name", people.fold(name))]
        self._count(*keys)
        return keys

    def let_in(self, keys: list[tuple[str, str]]) -> None:
        """The password was right: that was no try."""
        for key in keys:
            self._limiter.forgive(key)

    def _count(self, *keys: tuple[str, str]) -> None:
        for key in keys if self.settings.limits else ():
            wait = self._limiter.allow(key, time.monotonic())
            if wait > 0:
                raise No(429, "table-too-often", seconds=int(wait) + 1)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def language(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """The language a request asks for."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
