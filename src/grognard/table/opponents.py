"""Programs that sit at a table. They think in processes of their own and answer here.

What goes over to them is a world that their side cannot tell from the real one: the position itself stays here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable
from contextlib import suppress
from typing import NamedTuple, TypeVar

from ..bots import answer as answer_of
from ..bots import make, quick
from ..bots.search import Kept, SearchBot, Thought
from ..games import get
from ..kernel.ask import Action
from ..kernel.editions import edition
from ..kernel.fate import Scripted
from ..kernel.play import Play
from ..kernel.refusal import BadInput, Refused
from .apart import Thinkers
from .database import Away
from .errors import No
from .leases import HELD
from .matches import Asked, Given, Matches
from .work import Work

T = TypeVar("T")
log = logging.getLogger("grognard.table")

RENEWED = HELD / 3
"""So often a lease is renewed while a program thinks."""
NEXT = 0.2
"""The part of the pace after which its next answer follows: pages show one after another, at the reader's pace."""
TRIES = 3
"""Times in a row a program's answers may come to nothing before it is left until its lease has run out."""
REMEMBERED = 2000
"""Sides of matches of which is known what they have left to think."""


class Memory(NamedTuple):
    """What a program knows from one thought to the next."""

    kept: Kept | None = None
    plan: tuple[Action, ...] = ()


class Answered(NamedTuple):
    """What a program answers, one after another, with what it thought before, if it did."""

    answers: list[tuple[Action, Thought | None]]
    memory: Memory


def think(part: float, bot: str, given: Given, seed: int, memory: Memory) -> Answered:
    """What a program does until dice, a draw, another side or something hidden comes in. Runs in another process.
    `part`: of its time."""
    game = edition(get(given.game), given.data, lambda name, digest: given.files)
    world = Play.resume(game, Scripted([]), given.scenario, given.options, given.world)
    player = make(bot, seed, part)
    if isinstance(player, SearchBot):
        player.kept, player.plan = memory.kept, list(memory.plan)
    done: list[tuple[Action, Thought | None]] = []
    shown = world.shown()
    while world.question is not None and world.question.side == given.side and world.shown() == shown:
        action = answer_of(player, world)
        done.append((action, player.thought if isinstance(player, SearchBot) else None))
        try:
            world.act(given.side, action)
        except BadInput:  # Fate is asked: it answers at the table only
            break
    return Answered(done, Memory(player.kept, tuple(player.plan)) if isinstance(player, SearchBot) else Memory())


class Opponents:
    """Sees to it that programs answer."""

    def __init__(self, matches: Matches, work: Work, pace: float, thinkers: Thinkers | None = None) -> None:
        self.matches, self.work, self.pace = matches, work, pace
        self.thinkers = thinkers or Thinkers()
        self.holder = secrets.token_hex(6)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Not in the store: another server, or this one begun anew, gives an action its whole time once more, and that
        # is all that is lost. The number: of the position up to which the plan was carried out.
        self._memories: OrderedDict[tuple[str, int], tuple[int, Memory]] = OrderedDict()

    def nudge(self, match_id: str) -> None:
        """Something changed: perhaps a program is asked now."""
        if self.matches.may_ask_bot(match_id):
            self._begin(match_id)

    def _begin(self, match_id: str) -> None:
        if match_id not in self._tasks:
            task = self._tasks[match_id] = asyncio.create_task(self._play(match_id))
            task.add_done_callback(lambda _: self._tasks.pop(match_id, None))

    async def watch(self) -> None:
        """Ask again where a program is asked and nobody lets it think: its server has died, or could not."""
        while True:
            for match_id in await self.work.run(self.matches.waiting_for_bots):
                self._begin(match_id)
            await asyncio.sleep(HELD / 2)

    async def _play(self, match_id: str) -> None:
        """Let programs answer until a person is asked. The lease goes with that; where nothing came of it, it runs
        out."""
        tries = 0
        try:
            while tries < TRIES:
                asked = await self.work.run(self.matches.asked_bot, match_id, self.holder)
                if asked is None:
                    return
                tries += 1
                try:
                    await self._answer(match_id, asked)
                    tries = 0
                except (No, Refused):  # somebody went back, or another server was quicker
                    continue
        except Away as away:
            log.warning("the store is away: %s", away)
        except Exception:  # it will be asked again
            log.exception("a program could not answer in match %s", match_id)

    async def _answer(self, match_id: str, asked: Asked) -> None:
        """Let a program think, and give its answers."""
        bot, seq, given = asked
        memory = self._remembered(match_id, given.side, seq)
        run = self.thinkers.quickly if quick(bot) else self.thinkers.long
        answers, memory = await self._holding(match_id, run(think, bot, given, secrets.randbits(48), memory))
        self._remember(match_id, given.side, -1, memory)
        secret = get(given.game).secret
        wait = self.pace  # before the first answer: whoever thinks better of his own can still undo it
        for action, thought in answers:
            if action[0] not in secret:  # else one could count its secrets by the clock
                await asyncio.sleep(wait)
                wait = self.pace * NEXT
            await self.work.run(self.matches.answer_for_bot, match_id, self.holder, seq, given.side, action, thought)
            seq += 1
        self._remember(match_id, given.side, seq, memory)

    async def _holding(self, match_id: str, thinking: Awaitable[T]) -> T:
        """Wait for a thought; as long as it takes, nobody else has it."""
        task = asyncio.ensure_future(thinking)
        try:
            while not (await asyncio.wait({task}, timeout=RENEWED))[0]:
                with suppress(Away):  # it is renewed later, or somebody else will be quicker
                    await self.work.run(self.matches.hold_bot, match_id, self.holder)
            return task.result()
        finally:
            task.cancel()

    def _remembered(self, match_id: str, side: int, seq: int) -> Memory:
        upto, memory = self._memories.get((match_id, side), (-1, Memory()))
        return memory if upto == seq else Memory(memory.kept)  # a plan is for the position that it came to

    def _remember(self, match_id: str, side: int, seq: int, memory: Memory) -> None:
        self._memories[match_id, side] = (seq, memory)
        self._memories.move_to_end((match_id, side))
        while len(self._memories) > REMEMBERED:
            self._memories.popitem(last=False)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self.thinkers.close()
