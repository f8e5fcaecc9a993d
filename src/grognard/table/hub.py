"""Live updates: pages that watch a match, and what each of them must be told.

News of the store reach the loop from another thread; every page has a task of its own that tells it what changed
since it was last told, so a slow line slows nobody else. Pages of one match that are free at the same time are served
together: one job, one transaction, and what is the same for several is made and written down once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field

import msgspec

from ..kernel.once import moment
from ..kernel.refusal import BadInput
from . import describe, people, rows, talk
from .database import Away, Cursor, Damaged
from .errors import No, no_match
from .line import GONE, Socket, close, send
from .matches import PRESENT, Matches
from .memory import Live
from .people import User
from .show import Compared, encode, patch
from .wire import About, Changed, ChatLine, Match, Patch, Pong, Position, Shown, Spoken, ToLive
from .work import AGAIN, Work

log = logging.getLogger("grognard.table")

MOST_PAGES = 20
"""Pages one person may have open on one match."""
AT_ONCE = 100
"""People of whom it is said in one go that they are still here."""
MOST_WISHES = 20
"""Wishes of a page that wait; more are not heard."""


Written = dict[tuple[int, int], tuple[Position | None, Position, bytes]]
"""What was said already, by the position that was known and the one that is (held, so that no others are)."""


@dataclass
class Turn:
    """A page that asks what is new: what it heard of, what it wishes, and what it is told then."""

    page: Page
    news: set[str]
    wishes: list[ToLive]
    told: asyncio.Future[list[bytes]]
    said: list[bytes] = field(default_factory=list)
    refused: No | BadInput | None = None
    """It may not be told any more."""

    def answer(self, wrong: Exception | None = None) -> None:
        failed = wrong or self.refused
        if self.told.done():  # the page has gone
            return
        if failed is None:
            self.told.set_result(self.said)
        else:
            self.told.set_exception(failed)


class Hub:
    """All pages of this server process."""

    def __init__(self, matches: Matches, work: Work) -> None:
        self.matches, self.work = matches, work
        self.process = secrets.token_hex(6)
        self._pages: dict[str, set[Page]] = defaultdict(set)
        self._waiting: dict[str, list[asyncio.Event]] = defaultdict(list)
        self._asking: dict[str, list[Turn]] = {}
        """Pages that are about to be served, by match."""
        self._serving: set[asyncio.Task[None]] = set()
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

    # -- telling ------------------------------------------------------------------------------------------------

    async def next(self, page: Page, news: set[str], wishes: list[ToLive]) -> list[bytes]:
        """What a page must be told now."""
        turn = Turn(page, news, wishes, asyncio.get_running_loop().create_future())
        asking = self._asking.get(page.match_id)
        if asking is None:
            self._asking[page.match_id] = [turn]
            task = asyncio.create_task(self._serve(page.match_id))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)
        else:
            asking.append(turn)
        return await turn.told

    async def _serve(self, match_id: str) -> None:
        """Serve all pages of a match that ask: those who heard the same news have done so by now."""
        turns = self._asking.pop(match_id)
        try:
            await self.work.run(self._tell, match_id, turns)
            for turn in turns:
                turn.answer()
        except Exception as wrong:
            for turn in turns:
                turn.answer(wrong)
        finally:
            for turn in turns:
                turn.told.cancel()  # the server stops

    def _tell(self, match_id: str, turns: list[Turn]) -> None:
        """What has happened since each page was last told."""
        matches = self.matches
        with matches.held(match_id) as live:
            with matches.database.transaction() as cursor:
                match = rows.find_match(cursor, match_id)
                matches.catch_up(live, match, cursor)
                facts = None
                if any(turn.wishes or turn.news & {"match", "seats"} for turn in turns):
                    facts = describe.facts(matches, cursor, match)
                for turn in turns:
                    try:
                        turn.said = turn.page.hear(turn.news, turn.wishes, live, match, facts, cursor)
                    except (No, BadInput) as refused:
                        turn.refused = refused
            written: Written = {}
            compared: Compared = {}
            with moment():
                for turn in turns:
                    if turn.refused is None:
                        turn.said += turn.page.look(live, written, compared)

    async def keep_present(self) -> None:
        """Say again and again that the people here are still here, and that those of dead processes are not."""
        while True:
            await asyncio.sleep(PRESENT / 3)
            all_ = {(page.match_id, page.user.id) for pages in self._pages.values() for page in pages if page.user}
            here = sorted(all_)
            for first in range(0, max(1, len(here)), AT_ONCE):  # a few at a time: answers wait for the same store
                await self.work.run(self._present, here[first : first + AT_ONCE])

    def _present(self, here: Collection[tuple[str, str]]) -> None:
        now = self.matches.clock()
        with self.matches.database.transaction() as cursor:
            for match_id, user_id in here:
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
        self._facts: describe.Facts | None = None
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
            first = await self.hub.work.patiently(self._first, side)
            await socket.accept()
            await send(socket, first)
            with contextlib.suppress(Away):  # it is said again after a while
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
                if isinstance(ended, Damaged):
                    log.error("the store is damaged: %s", ended)
                elif isinstance(ended, Exception) and not isinstance(ended, (No, *GONE)):
                    log.error("the line to a page broke", exc_info=ended)
        await close(socket)

    async def _be(self, here: bool) -> None:
        """Come or go, and let the others see it."""
        if self.user is not None:
            await self.hub.work.patiently(self._presence, here, self.user)

    def _presence(self, here: bool, user: User) -> None:
        matches = self.hub.matches
        with matches.database.transaction() as cursor:
            if here:
                talk.come(cursor, self.match_id, user.id, self.hub.process, matches.clock())
            elif not self.hub.count(self.match_id, user):
                talk.go(cursor, self.match_id, user.id, self.hub.process)
            cursor.tell(f"seats {self.match_id}")

    # -- telling, together with other pages of the match --------------------------------------------------------

    async def _talk(self, socket: Socket) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            news, self._news = self._news, set()
            wishes, self._wishes = self._wishes, []
            chat, described = self._chat, self._described
            try:
                said = await self.hub.next(self, news, wishes)
            except Away as away:  # the page need not know
                if isinstance(away, Damaged):
                    raise
                await asyncio.sleep(AGAIN)
                self._wishes = wishes + self._wishes
                self._chat, self._described, self._facts = chat, described, None
                self.tell(*news)
                continue
            await send(socket, said)

    def _first(self, side: str) -> list[bytes]:
        matches = self.hub.matches
        self._chat, self._described = -1, None  # it may have been tried in vain
        with matches.held(self.match_id) as live:
            with matches.database.transaction() as cursor:
                match = rows.find_match(cursor, self.match_id)
                facts = describe.facts(matches, cursor, match)
                if not matches.may_see(match, facts.seats, self.user, cursor, self.invite):
                    raise no_match()
                matches.catch_up(live, match, cursor)
                self.side = matches.eyes(live.play.game, match, facts.seats, self.user, side)
                said = self.hear({"match", "chat"}, [], live, match, facts, cursor)
            return [*said, *self.look(live, {}, {})]

    def hear(
        self, news: set[str], wishes: list[ToLive], live: Live, match: rows.MatchRow, facts: describe.Facts | None,
        cursor: Cursor,
    ) -> list[bytes]:  # fmt: skip
        """What is new besides the position. Raises No when the page may not be told any more."""
        self._live = live
        if "login" in news and self.login and not people.is_open(cursor, self.login):
            raise no_match()
        for wish in wishes:
            self._grant(wish, live, match, cursor)
        said = [] if facts is None else self._match(match, facts, cursor)
        if "chat" in news:
            said += self._heard(talk.chat(cursor, self.match_id, live.play.game.sides, self._chat))
        return said

    def _grant(self, wish: ToLive, live: Live, match: rows.MatchRow, cursor: Cursor) -> None:
        """Other eyes, or another language: everything is said anew."""
        if wish.lang is not None:
            self.language = wish.lang
        if wish.side is not None:
            seats = rows.find_seats(cursor, self.match_id)
            self.side = self.hub.matches.eyes(live.play.game, match, seats, self.user, wish.side)
        self._known = self._described = None

    def _match(self, match: rows.MatchRow, facts: describe.Facts, cursor: Cursor) -> list[bytes]:
        """The match, if there is anything new to say of it."""
        if self._described is not None and self._facts is not None and facts.same(self._facts):
            return []
        said = describe.match(self.hub.matches, cursor, match, self.user, self.language, facts)
        self._facts = facts
        old, self._described = self._described, said
        if old is not None and _lasting(old) == _lasting(said):
            return []
        return [encode(About(match=said))]

    def _heard(self, lines: list[ChatLine]) -> list[bytes]:
        """What was said in the chat."""
        self._chat = lines[-1].n if lines else self._chat
        return [encode(Spoken(line=line)) for line in lines]

    def look(self, live: Live, written: Written, compared: Compared) -> list[bytes]:
        """The position, or what is new in it."""
        if live.seq < 0:  # nothing is dealt
            return []
        old, new = self._known, live.position(self.side, self.language)
        self._known = new
        if new is old:
            return []
        which = (id(old), id(new))
        if which not in written:
            written[which] = (old, new, self._news_of(old, new, compared))
        said = written[which][2]
        return [said] if said else []

    def _news_of(self, old: Position | None, new: Position, compared: Compared) -> bytes:
        if old is None:
            return encode(Shown(position=new))
        change = patch(old, new, compared)
        return b"" if change == Patch(seq=old.seq) else encode(Changed(patch=change))

    # -- hearing ------------------------------------------------------------------------------------------------

    async def _hear(self, socket: Socket) -> None:
        while True:
            text = await socket.receive_data(mode="text")
            try:
                wish = msgspec.json.decode(text, type=ToLive)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                return
            if wish.ping:
                await send(socket, [encode(Pong())])
            elif len(self._wishes) < MOST_WISHES:
                self._wishes.append(wish)
                self.tell()


def _lasting(match: Match) -> Match:
    """A match without what is no news: that something was answered, which the position says, and that time passes,
    which the page counts for itself."""
    seats = tuple(msgspec.structs.replace(seat, left=0) if seat.runs else seat for seat in match.seats)
    return msgspec.structs.replace(match, seats=seats, seq=0, last="")
