"""Programs that sit at a table. They think in a process of their own, from what a snapshot holds, and answer here."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any

from ..bots import make
from ..games import get
from ..kernel.ask import Action
from ..kernel.fate import Scripted
from ..kernel.play import Entry, Play
from ..kernel.refusal import BadInput, Refused
from .errors import No
from .matches import Matches
from .work import Work

LATE = 20.0
"""Seconds after which a program that should have answered is asked again (its server may have died)."""


def think(
    bot: str,
    game: str,
    scenario: str,
    options: Mapping[str, bool | int],
    snapshot: tuple[Mapping[str, Any], list[Entry]],
    side: int,
    seed: int,
) -> list[Action]:
    """What a program does until dice, a draw or another side comes in. Runs in another process."""
    play = Play.resume(get(game), Scripted([]), scenario, options, snapshot)
    player = make(bot, seed)
    done: list[Action] = []
    while play.question is not None and play.question.side == side:
        action = player.choose(play.seat(side))
        done.append(action)
        try:
            play.act(side, action)
        except BadInput:  # Fate is asked: it answers at the table only
            break
    return done


class Opponents:
    """Sees to it that programs answer."""

    def __init__(self, matches: Matches, work: Work, pace: float) -> None:
        self.matches, self.work, self.pace = matches, work, pace
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def nudge(self, match_id: str) -> None:
        """Something changed: perhaps a program is asked now."""
        if match_id not in self._tasks:
            task = self._tasks[match_id] = asyncio.create_task(self._play(match_id))
            task.add_done_callback(lambda _: self._tasks.pop(match_id, None))

    async def watch(self) -> None:
        """Ask again where a program is late."""
        while True:
            for match_id in await self.work.run(self.matches.waiting_for_bots, self.matches.now() - LATE):
                self.nudge(match_id)
            await asyncio.sleep(LATE)

    async def _play(self, match_id: str) -> None:
        with contextlib.suppress(No, Refused):  # somebody went back, or another server was quicker
            while (asked := await self.work.run(self._asked, match_id)) is not None:
                bot, side, seq, given = asked
                for action in await self._think(bot, given, side):
                    await asyncio.sleep(self.pace)
                    await self.work.run(self.matches.answer_for_bot, match_id, seq, side, action)
                    seq += 1

    def _asked(self, match_id: str) -> tuple[str, int, int, tuple[Any, ...]] | None:
        """The program that is asked, and what it needs to think."""
        live = self.matches.refresh(match_id)
        with live.lock:
            question = live.play.question
            bots = self.matches.bots(match_id)
            if question is None or live.outcome is not None or question.side not in bots:
                return None
            play = live.play
            given = (play.game.name, play.scenario, dict(play.options), play.snapshot())
            return bots[question.side], question.side, live.seq, given

    async def _think(self, bot: str, given: tuple[Any, ...], side: int) -> list[Action]:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            try:
                game, scenario, options, snapshot = given
                call = partial(think, bot, game, scenario, options, snapshot, side, secrets.randbits(48))
                return await loop.run_in_executor(self._pool, call)
            except BrokenProcessPool:
                self._pool = None
        return []

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
