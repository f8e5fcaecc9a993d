"""Threads for what would hold up the loop: the store, the rules, drawing positions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from .database import Away

P = ParamSpec("P")
T = TypeVar("T")

AGAIN = 0.5
"""Seconds until something is tried again, when the store was away."""
PATIENCE = 5.0
"""Seconds after which it is not tried again."""


class Work:
    """A few threads. Whoever waits for one does not hold up the others."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="table")

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: function(*args, **kwargs))

    async def patiently(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what may be done twice: if the store is away for a moment, nobody need know."""
        clock = asyncio.get_running_loop().time
        end = clock() + PATIENCE
        while True:
            try:
                return await self.run(function, *args, **kwargs)
            except Away as away:
                if not away.passing or clock() > end:
                    raise
            await asyncio.sleep(AGAIN)

    def close(self) -> None:
        """Begin nothing more. What is under way is not waited for: it may be a letter to a host that is silent."""
        self._pool.shutdown(wait=False, cancel_futures=True)
