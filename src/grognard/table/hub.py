"""Live updates: pages that watch a match, and what each of them must be told.

News of the store reach the loop from another thread; every page has a task of its own that tells it what changed
since it was last told, so a slow line slows nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from . import describe, rows, talk
from .errors import No, no_match
from .matches import PRESENT, Live, Matches
from .people import User
from .show import encode, patch
from .wire import Message, Position, ToLive
from .work import Work

MOST_PAGES = 20
"""Pages one person may have open on one match."""


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
            for pages in self._pages.values():
                for page in pages:
                    page.tell("match")
        else:
            for page in self._pages.get(which, ()):
                page.tell(what)
            for waiting in self._waiting.pop(which, ()):
                waiting.set()

    def add(self, page: Page) -> None:
        pages = self._pages[page.match_id]
        if page.user is not None and sum(other.user == page.user for other in pages) >= MOST_PAGES:
            raise No(429, "table-too-many-pages")
        pages.add(page)

    def remove(self, page: Page) -> None:
        pages = self._pages[page.match_id]
        pages.discard(page)
        if not pages:
            del self._pages[page.match_id]

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
        """Say again and again that the people here are still here."""
        while True:
            await asyncio.sleep(PRESENT / 3)
            here = {(page.match_id, page.user.id) for pages in self._pages.values() for page in pages if page.user}
            if here:
                await self.work.run(self._present, here)

    def _present(self, here: set[tuple[str, str]]) -> None:
        now = self.matches.now()
        with self.matches.database.transaction() as cursor:
            for match_id, user_id in sorted(here):
                talk.come(cursor, match_id, user_id, self.process, now)


class Page:
    """One page that watches one match with one pair of eyes."""

    def __init__(self, hub: Hub, match_id: str, user: User | None, login: str, language: str, invite: str) -> None:
        self.hub, self.match_id, self.user, self.login = hub, match_id, user, login
        self.language, self.invite = language, invite
        self.side: int | None = None
        self._known: Position | None = None
        self._chat = -1
        self._news: set[str] = set()
        self._changed = asyncio.Event()
        self._stop = asyncio.Event()

    def tell(self, what: str) -> None:
        self._news.add(what)
        self._changed.set()

    def stop(self) -> None:
        self._stop.set()

    async def run(self, socket: WebSocket[Any, Any, Any], side: str) -> None:
        """Tell the page everything, then what changes, until it goes."""
        work = self.hub.work
        first = await work.run(self._first, side)
        await socket.accept()
        self.hub.add(self)
        talking = asyncio.create_task(self._talk(socket))
        hearing = asyncio.create_task(self._hear(socket))
        stopping = asyncio.create_task(self._stop.wait())
        try:
            for message in first:
                await socket.send_data(encode(message), mode="text")
            await self._be(True)
            await asyncio.wait({talking, hearing, stopping}, return_when=asyncio.FIRST_COMPLETED)
        except WebSocketDisconnect:
            pass
        finally:
            self.hub.remove(self)
            for task in (talking, hearing, stopping):
                task.cancel()
            await asyncio.gather(talking, hearing, stopping, return_exceptions=True)
            await self._be(False)
            with contextlib.suppress(Exception):
                await socket.close()

    async def _be(self, here: bool) -> None:
        """Come or go, and let the others see it."""
        if self.user is not None:
            await self.hub.work.run(self._presence, here)

    def _presence(self, here: bool) -> None:
        assert self.user is not None
        matches = self.hub.matches
        with matches.database.transaction() as cursor:
            if here:
                talk.come(cursor, self.match_id, self.user.id, self.hub.process, matches.now())
            elif not any(p.user == self.user for p in self.hub._pages.get(self.match_id, ())):
                talk.go(cursor, self.match_id, self.user.id, self.hub.process)
            cursor.tell(f"seats {self.match_id}")

    # -- telling ------------------------------------------------------------------------------------------------

    async def _talk(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            news, self._news = self._news, set()
            for message in await self.hub.work.run(self._next, news):
                await socket.send_data(encode(message), mode="text")

    def _first(self, side: str) -> list[Message]:
        matches = self.hub.matches
        live = matches.refresh(self.match_id)
        with matches.database.transaction() as cursor:
            match = rows.find_match(cursor, self.match_id)
            seats = rows.find_seats(cursor, self.match_id)
            if not matches.may_see(match, seats, self.user, cursor, self.invite):
                raise no_match()
            self.side = matches.eyes(live.play.game, match, seats, self.user, side)
            said = describe.match(matches, cursor, match, self.user, self.language)
            lines = talk.chat(cursor, self.match_id, live.play.game.sides)
        self._chat = lines[-1].n if lines else -1
        first: list[Message] = [{"type": "match", "match": said}]
        first += [{"type": "chat", "line": line} for line in lines]
        return first + self._whole(live)

    def _whole(self, live: Live) -> list[Message]:
        with live.lock:
            self._known = live.position(self.side, self.language)
        return [{"type": "position", "position": self._known}]

    def _next(self, news: set[str]) -> list[Message]:
        """What has happened since the page was last told."""
        matches = self.hub.matches
        said: list[Message] = []
        live = matches.refresh(self.match_id) if news & {"match", "eyes"} else matches.live(self.match_id)
        with matches.database.transaction() as cursor:
            if news & {"match", "seats", "eyes"}:
                match = rows.find_match(cursor, self.match_id)
                said.append(
                    {"type": "match", "match": describe.match(matches, cursor, match, self.user, self.language)}
                )
            if "chat" in news:
                lines = talk.chat(cursor, self.match_id, live.play.game.sides, self._chat)
                self._chat = lines[-1].n if lines else self._chat
                said += [{"type": "chat", "line": line} for line in lines]
        if "eyes" in news or self._known is None:
            return said + self._whole(live)
        if "match" in news:
            with live.lock:
                new = live.position(self.side, self.language)
            if new is not self._known:
                said.append({"type": "patch", "patch": patch(self._known, new)})
                self._known = new
        return said

    # -- hearing ------------------------------------------------------------------------------------------------

    async def _hear(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            text = await socket.receive_data(mode="text")
            try:
                wish = msgspec.json.decode(text, type=ToLive)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                return
            if wish.ping:
                await socket.send_data(encode({"type": "pong"}), mode="text")
                continue
            if wish.lang is not None:
                self.language = wish.lang
            if wish.side is not None:
                try:
                    self.side = await self.hub.work.run(self._eyes, wish.side)
                except No:
                    return
            self._known = None
            self.tell("eyes")

    def _eyes(self, side: str) -> int | None:
        matches = self.hub.matches
        game = matches.live(self.match_id).play.game
        with matches.database.transaction() as cursor:
            match = rows.find_match(cursor, self.match_id)
            return matches.eyes(game, match, rows.find_seats(cursor, self.match_id), self.user, side)
