"""Processes that take one piece of work after another. One that dies costs no result: another takes its piece up."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")

DEATHS = 2
"""So many processes may die over one piece of work; then it is left out."""


class Died(Exception):
    """Raised by a piece of work when a process that it needs has died: as good as if its own had."""


class _Hand(NamedTuple):
    process: SpawnProcess
    line: Connection


def spread(work: Callable[[T], R], pieces: Sequence[T], jobs: int) -> Generator[tuple[T, R | None], None, None]:
    """Every piece with what came of it, as they end; None: too many processes died over it.

    What `work` raises ends all of it. `concurrent.futures` would give up the whole pool with the first death."""
    waiting = deque(range(len(pieces)))
    deaths: Counter[int] = Counter()
    idle: list[_Hand] = []
    busy: dict[Connection, tuple[_Hand, int]] = {}
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                hand = idle.pop() if idle else _begin(work)
                if not hand.process.is_alive():  # the piece that it would have had is not to blame
                    hand.line.close()
                    continue
                at = waiting.popleft()
                with suppress(OSError):  # it died just now: that shows when it is listened to
                    hand.line.send(pieces[at])
                busy[hand.line] = hand, at
            for line in wait(list(busy)):
                hand, at = busy.pop(line)  # type: ignore[call-overload]
                good, result = _heard(hand)
                if good is None:
                    hand.process.join()
                else:
                    idle.append(hand)
                if good:
                    yield pieces[at], result
                elif good is None or isinstance(result, Died):
                    deaths[at] += 1
                    if deaths[at] < DEATHS:
                        waiting.append(at)
                    else:
                        yield pieces[at], None
                else:
                    raise result
    finally:
        for hand in (*idle, *(hand for hand, _ in busy.values())):
            hand.process.terminate()
            hand.line.close()


def _begin(work: Callable[[Any], Any]) -> _Hand:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()  # else nobody would hear that the line is dead
    return _Hand(process, ours)


def _heard(hand: _Hand) -> tuple[bool | None, Any]:
    """Whether it went well, and what came of it; None: the process is dead."""
    try:
        good, result = hand.line.recv()
    except (EOFError, OSError):
        hand.line.close()
        return None, None
    return good, result


def _serve(line: Connection, work: Callable[[Any], Any]) -> None:
    """What a hand does: Ctrl-C is for who began it, and when that one is gone it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            piece = line.recv()
            try:
                told = True, work(piece)
            except Exception as error:
                told = False, error
            line.send(told)


def _follow() -> None:
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(0)
