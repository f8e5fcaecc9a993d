"""Live updates: pages that watch a match, and what each of them must be told.

News of the store reach the loop from another thread; every page has a task of its own that tells it what changed
since it was last told, so a slow line slows nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator

import msgspec

from . import describe, people, rows, talk
from .database import Away, Cursor
from .errors import No, no_match
from .line import GONE, Socket, close, send
from .matches import PRESENT, Matches
from .memory import Live
from .people import User
from .show import patch
from .wire import ChatLine, Match, Message, Position, ToLive
from .work import Work

log = logging.getLogger("grognard.table")

MOST_PAGES = 20
"""Pages one person may have open on one match."""
AGAIN = 0.5
"""Seconds until it is tried again to tell a page something, when the store was away."""
MOST_WISHES = 20
"""Wishes of a page that wait; more are not heard."""


class Hub:
    """All pages of this server process."""

    def __init__(self, matches: Matches, work: Work) -> None:
        self.matches, self.work = matches, work
        self.process = secrets.token_hex(6)
        self._pages: dict[str, set[Page]] = defaultdict(set)
        self._waiting: dict[str, list[asyncio.Event]] = defaultdict(list)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.forget_login: Callable[[str], None] = lambda _: None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.matches.database.listen(self._hear)

    def _hear(self, news: str) -> None:
        """Called in a thread of the database's."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._heard, news)

    def _heard(self, news: str) -> None:
        what, _, which = news.partition(" ")
        if what == "login":
            self.forget_login(which)
            for pages in self._pages.values():
                for page in pages:
                    if page.login == which:
                        page.stop()
        elif not news:
            self.forget_login("")
            for pages in self._pages.values():
                for page in pages:
                    page.tell("login", "match", "chat")
            for events in self._waiting.values():
                for waiting in events:
                    waiting.set()
        else:
            for page in self._pages.get(which, ()):
                page.tell(what)
            for waiting in self._waiting.pop(which, ()):
                waiting.set()

    def add(self, page: Page) -> None:
        if page.user is not None and self.count(page.match_id, page.user) >= MOST_PAGES:
            raise No(429, "table-too-many-pages")
        self._pages[page.match_id].add(page)

    def remove(self, page: Page) -> None:
        pages = self._pages[page.match_id]
        pages.discard(page)
        if not pages:
            del self._pages[page.match_id]

    def count(self, match_id: str, user: User) -> int:
        """How many pages of a match a person has open here. In any thread: the set is copied in one go."""
        return sum(page.user is not None and page.user.id == user.id for page in list(self._pages.get(match_id, ())))

    @contextlib.contextmanager
    def expecting(self, match_id: str) -> Iterator[asyncio.Event]:
        """An event that news of a match set, from now on: look first, then wait, and miss nothing."""
        heard = asyncio.Event()
        self._waiting[match_id].append(heard)
        try:
            yield heard
        finally:
            waiting = self._waiting.get(match_id, [])
            if heard in waiting:
                waiting.remove(heard)
            if not waiting:
                self._waiting.pop(match_id, None)

    async def keep_present(self) -> None:
        """Say again and again that the people here are still here, and that those of dead processes are not."""
        while True:
            await asyncio.sleep(PRESENT / 3)
            here = {(page.match_id, page.user.id) for pages in self._pages.values() for page in pages if page.user}
            await self.work.run(self._present, here)

    def _present(self, here: set[tuple[str, str]]) -> None:
        now = self.matches.now()
        with self.matches.database.transaction() as cursor:
            for match_id, user_id in sorted(here):
                talk.come(cursor, match_id, user_id, self.process, now)
        with self.matches.database.transaction() as cursor:
            for match_id in talk.clear(cursor, now - PRESENT):
                cursor.tell(f"seats {match_id}")


class Page:
    """One page that watches one match with one pair of eyes."""

    def __init__(self, hub: Hub, match_id: str, user: User | None, login: str, language: str, invite: str) -> None:
        self.hub, self.match_id, self.user, self.login = hub, match_id, user, login
        self.language, self.invite = language, invite
        self.side: int | None = None
        self._live: Live | None = None
        """Keeps the match in memory as long as it is watched."""
        self._known: Position | None = None
        self._described: Match | None = None
        self._chat = -1
        self._news: set[str] = set()
        self._wishes: list[ToLive] = []
        self._changed = asyncio.Event()
        self._stop = asyncio.Event()

    def tell(self, *news: str) -> None:
        self._news.update(news)
        self._changed.set()

    def stop(self) -> None:
        self._stop.set()

    async def run(self, socket: Socket, side: str) -> None:
        """Tell the page everything, then what changes, until it goes."""
        self.hub.add(self)  # from here on no news is missed
        try:
            first = await self.hub.work.run(self._first, side)
            await socket.accept()
            await send(socket, first)
            await self._be(True)
        except BaseException as wrong:
            self.hub.remove(self)
            if isinstance(wrong, GONE):
                return
            raise
        try:
            await self._until_gone(socket)
        finally:
            self.hub.remove(self)
            with contextlib.suppress(Exception):  # a store that is away, or a server that stops: presence runs out
                await self._be(False)

    async def _until_gone(self, socket: Socket) -> None:
        """Talk and hear until one of them ends."""
        tasks = [asyncio.create_task(job) for job in (self._talk(socket), self._hear(socket), self._stop.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, (No, *GONE)):
                    log.error("the line to a page broke", exc_info=ended)
        await close(socket)

    async def _be(self, here: bool) -> None:
        """Come or go, and let the others see it."""
        if self.user is not None:
            await self.hub.work.run(self._presence, here, self.user)

    def _presence(self, here: bool, user: User) -> None:
        matches = self.hub.matches
        with matches.database.transaction() as cursor:
            if here:
                talk.come(cursor, self.match_id, user.id, self.hub.process, matches.now())
            elif not self.hub.count(self.match_id, user):
                talk.go(cursor, self.match_id, user.id, self.hub.process)
            cursor.tell(f"seats {self.match_id}")

    # -- telling ------------------------------------------------------------------------------------------------

    async def _talk(self, socket: Socket) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            news, self._news = self._news, set()
            wishes, self._wishes = self._wishes, []
            try:
                said = await self.hub.work.run(self._next, news, wishes)
            except Away:  # the page need not know
                await asyncio.sleep(AGAIN)
                self._wishes = wishes + self._wishes
                self.tell(*news)
                continue
            await send(socket, said)

    def _first(self, side: str) -> list[Message]:
        matches = self.hub.matches
        with matches.held(self.match_id) as live:
            self._live = live
            with matches.database.transaction() as cursor:
                match = rows.find_match(cursor, self.match_id)
                seats = rows.find_seats(cursor, self.match_id)
                if not matches.may_see(match, seats, self.user, cursor, self.invite):
                    raise no_match()
                matches.catch_up(live, match, cursor)
                self.side = matches.eyes(live.play.game, match, seats, self.user, side)
                said = self._match(match, cursor)
                lines = talk.chat(cursor, self.match_id, live.play.game.sides)
            return [*said, *self._heard(lines), *self._position(live)]

    def _next(self, news: set[str], wishes: list[ToLive]) -> list[Message]:
        """What has happened since the page was last told. Raises No when it may not be told any more."""
        matches = self.hub.matches
        said: list[Message] = []
        lines: list[ChatLine] = []
        with matches.held(self.match_id) as live:
            self._live = live
            with matches.database.transaction() as cursor:
                if "login" in news and self.login and not people.is_open(cursor, self.login):
                    raise no_match()
                match = rows.find_match(cursor, self.match_id)
                matches.catch_up(live, match, cursor)
                for wish in wishes:
                    self._grant(wish, live, match, cursor)
                if wishes or news & {"match", "seats"}:
                    said = self._match(match, cursor)
                if "chat" in news:
                    lines = talk.chat(cursor, self.match_id, live.play.game.sides, self._chat)
            return [*said, *self._heard(lines), *self._position(live)]

    def _grant(self, wish: ToLive, live: Live, match: rows.MatchRow, cursor: Cursor) -> None:
        """Other eyes, or another language: everything is said anew."""
        if wish.lang is not None:
            self.language = wish.lang
        if wish.side is not None:
            seats = rows.find_seats(cursor, self.match_id)
            self.side = self.hub.matches.eyes(live.play.game, match, seats, self.user, wish.side)
        self._known = self._described = None

    def _match(self, match: rows.MatchRow, cursor: Cursor) -> list[Message]:
        """The match, if there is anything new to say of it: that something was answered in secret is not."""
        said = describe.match(self.hub.matches, cursor, match, self.user, self.language)
        old, self._described = self._described, said
        if old is not None and _stopped(old) == _stopped(said):
            return []
        return [{"type": "match", "match": said}]

    def _heard(self, lines: list[ChatLine]) -> list[Message]:
        """What was said in the chat."""
        self._chat = lines[-1].n if lines else self._chat
        return [{"type": "chat", "line": line} for line in lines]

    def _position(self, live: Live) -> list[Message]:
        """The position, or what is new in it."""
        old, new = self._known, live.position(self.side, self.language)
        self._known = new
        if old is None:
            return [{"type": "position", "position": new}]
        if new is old:
            return []
        change = patch(old, new)
        return [{"type": "patch", "patch": change}] if change != {"seq": old.seq} else []

    # -- hearing ------------------------------------------------------------------------------------------------

    async def _hear(self, socket: Socket) -> None:
        while True:
            text = await socket.receive_data(mode="text")
            try:
                wish = msgspec.json.decode(text, type=ToLive)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                return
            if wish.ping:
                await send(socket, [{"type": "pong"}])
            elif len(self._wishes) < MOST_WISHES:
                self._wishes.append(wish)
                self.tell()


def _stopped(match: Match) -> Match:
    """A match with its running clocks at nought: the page counts for itself, and that time passes is no news."""
    seats = tuple(msgspec.structs.replace(seat, left=0) if seat.runs else seat for seat in match.seats)
    return msgspec.structs.replace(match, seats=seats)
