"""The line to a page. Somebody who does not read what he is sent is left, so that nothing waits for him."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

Socket = WebSocket[Any, Any, Any]

PATIENCE = 30.0
"""Seconds until a page must have taken what it was sent."""

GONE = (WebSocketDisconnect, OSError, TimeoutError)
"""What says that nobody is at the other end any more (the server's own ClientDisconnected is an OSError)."""


async def send(socket: Socket, messages: Iterable[bytes]) -> None:
    """Tell a page; when this returns, all but a little has left this process."""
    for message in messages:
        async with asyncio.timeout(PATIENCE):
            await socket.send_data(message, mode="text")


async def close(socket: Socket) -> None:
    """Hang up; who does not even read that is not waited for."""
    with contextlib.suppress(*GONE, RuntimeError):
        async with asyncio.timeout(1):
            await socket.close()
