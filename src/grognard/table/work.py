"""Threads for what would hold up the loop: the store, the rules, drawing positions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Work:
    """A few threads. Whoever waits for one does not hold up the others."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="table")

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: function(*args, **kwargs))

    def close(self) -> None:
        """Begin nothing more. What is under way is not waited for: it may be a letter to a host that is silent."""
        self._pool.shutdown(wait=False, cancel_futures=True)
