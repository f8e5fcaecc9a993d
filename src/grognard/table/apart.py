"""Processes of their own, for what would hold up everybody else: programs that think, and what a stranger brings."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from types import FrameType
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from ..kernel.refusal import BadInput
from .database import Away
from .errors import No
from .work import Work

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 20.0
"""What a stranger brings may take so long of a processor: many times the longest game."""
MEMORY = 2 << 30
"""And so many bytes."""
LAST, THINKERS, NEXT = 15, 10, 5
"""How far behind those who play: what strangers bring, programs that think long, and what readers look back at."""
LEAST = 0.1
"""The part of its time that a program has to think at least, however many wait."""
WAITING = 8
"""So many may wait for their turn."""


class Apart:
    """One process or several, begun when they are first needed, and anew if one dies."""

    def __init__(self, begin: Callable[[], None], most: int = 1) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._begin, self._most = begin, most

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._most, mp_context=get_context("spawn"), initializer=self._begin)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, partial(function, *args, **kwargs))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            working = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in working:  # nobody waits for it any more
                process.terminate()


def alone() -> None:
    """How a process begins: Ctrl-C is for the server, and when the server is gone it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


# -- programs ---------------------------------------------------------------------------------------------------------


class Thinkers:
    """Where programs think: those that take long in as many processes as there are cores, one after another, the
    shorter the more of them wait; those that answer in no time in one of their own, past all of them."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or _cores()
        self._long, self._quick = Apart(partial(_behind, THINKERS), self.most), Apart(partial(_behind, NEXT))
        self._free = asyncio.Semaphore(self.most)
        self._waiting = 0

    async def quickly(self, function: Callable[Concatenate[float, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._quick.run(function, 1.0, *args, **kwargs)

    async def long(self, function: Callable[Concatenate[float, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The function is told which part of its time it may take."""
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            part = max(LEAST, self.most / (self.most + self._waiting))
            return await self._long.run(function, part, *args, **kwargs)
        finally:
            self._free.release()

    def close(self) -> None:
        self._long.close()
        self._quick.close()


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- strangers --------------------------------------------------------------------------------------------------------


class Strangers:
    """What people bring is worked through behind everybody else's answers: one thing at a time a person, with a budget
    of time and memory."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._apart = Apart(partial(_behind, LAST))
        self._seconds = seconds
        self._busy: set[str] = set()

    async def run(self, who: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.alone(who, lambda: self.work(function, *args, **kwargs))

    async def alone(self, who: str, make: Callable[[], Awaitable[T]]) -> T:
        """One thing at a time a person."""
        if who in self._busy:
            raise No(429, "table-one-at-a-time", seconds=1)
        if len(self._busy) >= WAITING:
            raise No(429, "table-many-wait", seconds=5)
        self._busy.add(who)
        try:
            return await make()
        finally:
            self._busy.discard(who)

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """In that process, within the budget."""
        return await self._twice(partial(function, *args, **kwargs))

    async def _twice(self, work: Callable[[], T]) -> T:
        """The process may die of what another brought: then it is tried by itself before it is this one's fault."""
        with suppress(BrokenProcessPool):
            return await self._apart.run(_within, self._seconds, work)
        own = Apart(partial(_behind, LAST))
        try:
            return await own.run(_within, self._seconds, work)
        except BrokenProcessPool:
            raise BadInput("bad-record-dear") from None
        finally:
            own.close()

    def close(self) -> None:
        self._apart.close()


class Elsewhere(Protocol):
    """Where the desks of readers stand."""

    async def run(self, who: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...

    def forget(self, function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None: ...


class Readers:
    """The process in which people look back at matches. It has a budget too, and whoever wants much at a time waits for
    himself."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._apart = Apart(partial(_behind, NEXT))
        self._seconds = seconds
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._forgetting: set[asyncio.Task[object]] = set()

    async def run(self, who: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        turn = self._turns.get(who)
        if turn is None:
            turn = self._turns[who] = asyncio.Lock()
        async with turn:
            try:
                return await self._apart.run(_within, self._seconds, partial(function, *args, **kwargs))
            except BrokenProcessPool:
                raise Away("the process of the readers has ended") from None

    def forget(self, function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Something that nobody waits for."""

        async def go() -> None:
            with suppress(Exception):  # it is gone anyhow
                await self._apart.run(partial(function, *args, **kwargs))

        task = asyncio.create_task(go())
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    def close(self) -> None:
        self._apart.close()


KNOWN = 200
"""Answers that are remembered."""


class Alike:
    """What is the same for everybody and never changes is worked out once, in the process for strangers."""

    def __init__(self, work: Work, strangers: Strangers) -> None:
        self._work, self._strangers = work, strangers
        self._known: OrderedDict[tuple[str, str], Any] = OrderedDict()
        self._asked: dict[tuple[str, str], asyncio.Task[Any]] = {}

    async def get(
        self, who: str, key: tuple[str, str], given: Callable[[], tuple[Any, ...]], function: Callable[..., T]
    ) -> T:
        """`key`: what it is about; `given`: makes what `function` needs, here."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]  # type: ignore[no-any-return]
        if key not in self._asked:
            task = self._asked[key] = asyncio.create_task(self._work_out(who, key, given, function))
            task.add_done_callback(lambda _: self._asked.pop(key, None))
        found: T = await asyncio.shield(self._asked[key])
        return found

    async def _work_out(
        self, who: str, key: tuple[str, str], given: Callable[[], tuple[Any, ...]], function: Callable[..., T]
    ) -> T:
        async def make() -> T:
            return await self._strangers.work(function, *await self._work.run(given))

        found = await self._strangers.alone(who, make)
        self._known[key] = found
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return found


def _behind(steps: int) -> None:
    """It comes so many steps after everybody who plays, and may not take all the memory."""
    alone()
    os.nice(steps)
    import resource  # not everywhere, as little as nice

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class _Late(BaseException):
    """Not an Exception: rules that are played again must not take it for their own."""


def _within(seconds: float, work: Callable[[], T]) -> T:
    """Do something, but not for ever. Its own time counts: whoever comes behind all others on a busy machine may need
    long."""

    def late(_: int, __: FrameType | None) -> None:
        raise _Late

    signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work()
    except (_Late, MemoryError):
        raise BadInput("bad-record-dear") from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
