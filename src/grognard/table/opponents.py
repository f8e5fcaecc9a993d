"""Programs that sit at a table. They think in a process of their own and answer here.

What goes over to them is a world that their side cannot tell from the real one: the position itself stays here."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from ..bots import answer, make
from ..games import get
from ..kernel.ask import Action
from ..kernel.editions import edition
from ..kernel.fate import Scripted
from ..kernel.play import Play
from ..kernel.refusal import BadInput, Refused
from .apart import Apart
from .database import Away
from .errors import No
from .matches import Given, Matches
from .work import Work

log = logging.getLogger("grognard.table")

LATE = 6.0
"""Seconds after which a program that should have answered is asked again (its server may have died)."""
NEXT = 0.2
"""The part of the pace after which its next answer follows: pages show one after another, at the reader's pace."""
TRIES = 3
"""Times in a row a program's answers may come to nothing before it is left until it is late."""


def think(bot: str, given: Given, seed: int) -> list[Action]:
    """What a program does until dice, a draw, another side or something hidden comes in. Runs in another process."""
    game = edition(get(given.game), given.data, lambda name, digest: given.files)
    world = Play.resume(game, Scripted([]), given.scenario, given.options, given.world)
    player = make(bot, seed)
    done: list[Action] = []
    shown = world.shown()
    while world.question is not None and world.question.side == given.side and world.shown() == shown:
        action = answer(player, world)
        done.append(action)
        try:
            world.act(given.side, action)
        except BadInput:  # Fate is asked: it answers at the table only
            break
    return done


class Opponents:
    """Sees to it that programs answer."""

    def __init__(self, matches: Matches, work: Work, pace: float, steady: Callable[[], float] = time.monotonic) -> None:
        self.matches, self.work, self.pace, self._steady = matches, work, pace, steady
        self._apart = Apart()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def nudge(self, match_id: str) -> None:
        """Something changed: perhaps a program is asked now."""
        if match_id not in self._tasks and self.matches.may_ask_bot(match_id):
            task = self._tasks[match_id] = asyncio.create_task(self._play(match_id))
            task.add_done_callback(lambda _: self._tasks.pop(match_id, None))

    async def watch(self) -> None:
        """Ask again where a program is late; at the start of a server, wherever one is asked. How long each is waited
        for is measured here: nobody who sets a machine's clock makes one late, or never late."""
        asked: dict[tuple[str, int], float] = {}
        begun = self._steady() - LATE
        while True:
            waiting = await self.work.run(self.matches.waiting_for_bots)
            now = self._steady()
            asked = {each: asked.get(each, begun) for each in waiting}
            for (match_id, _), since in asked.items():
                if now - since >= LATE:
                    self.nudge(match_id)
            begun = now
            await asyncio.sleep(LATE / 2)

    async def _play(self, match_id: str) -> None:
        """Let programs answer until a person is asked."""
        tries = 0
        try:
            while tries < TRIES and (asked := await self.work.run(self.matches.asked_bot, match_id)) is not None:
                tries += 1
                try:
                    bot, seq, given = asked
                    side = given.side
                    wait = self.pace  # before the first answer: whoever thinks better of his own can still undo it
                    for action in await self._apart.run(think, bot, given, secrets.randbits(48)):
                        if action[0] not in get(given.game).secret:  # else one could count its secrets by the clock
                            await asyncio.sleep(wait)
                            wait = self.pace * NEXT
                        await self.work.run(self.matches.answer_for_bot, match_id, seq, side, action)
                        seq, tries = seq + 1, 0
                except (No, Refused):  # somebody went back, or another server was quicker
                    continue
        except Away as away:
            log.warning("the store is away: %s", away)
        except Exception:  # it will be late, and asked again
            log.exception("a program could not answer in match %s", match_id)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._apart.close()
