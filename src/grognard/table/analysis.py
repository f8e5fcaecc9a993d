"""Finished matches looked back at: once, a decision at a time, behind everybody else's work; kept with the match.

What is found is kept as it comes, so that pages show it, and a server that is begun again goes on where the last one
stopped. Of several servers one does it: the one whose name is in the row, for as long as it is heard of.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from ..bots.analysis import Found, Moment, Said, Suspect, look_into, survey
from ..games import get
from ..kernel.editions import edition
from ..kernel.game import Game
from ..kernel.refusal import BadInput
from ..kernel.say import Sayer, sayer
from ..kernel.tape import journal_of
from . import rows
from .apart import Strangers
from .database import Away, Cursor, Damaged, Database
from .desk import Sheet
from .errors import No
from .wire import Analysis, Decision, Outlook
from .work import Work

log = logging.getLogger("grognard.table")

STALE = 120.0
"""Seconds without a word after which somebody else may take the work up."""
BEAT = 20.0
"""How often who waits for his turn says that he is there."""
WAITING = 8
"""So many matches may wait in a server."""
TOLD = 8
"""Answers of a plan that are told."""


# -- in the other process ---------------------------------------------------------------------------------------------


def survey_of(sheet: Sheet) -> tuple[Found, list[Suspect]]:
    """Play a match again, and find what is to be looked into."""
    journal = journal_of(rows.items_of(sheet.tape, sheet.straight))
    assert sheet.outcome is not None
    winner = None if sheet.outcome.winner < 0 else sheet.outcome.winner
    return survey(_game(sheet), sheet.scenario, sheet.options, journal, winner)


def moment_of(sheet: Sheet, suspect: Suspect, seconds: float) -> Moment:
    """Look into a decision of it."""
    return look_into(_game(sheet), sheet.scenario, sheet.options, suspect, seconds)


def _game(sheet: Sheet) -> Game[Any]:
    return edition(get(sheet.game), sheet.data, lambda name, digest: sheet.files)


# -- what is kept -----------------------------------------------------------------------------------------------------


class Kept(NamedTuple):
    """A row of `analyses`."""

    state: str
    seen: float
    found: Found | None


def find(cursor: Cursor, match_id: str) -> Kept | None:
    found = cursor.run("SELECT state, seen, found FROM analyses WHERE match_id = ?", match_id)
    if not found:
        return None
    state, seen, text = found[0]
    try:
        return Kept(state, seen, msgspec.json.decode(text, type=Found) if text else None)
    except (msgspec.MsgspecError, UnicodeError) as wrong:
        raise Damaged(str(wrong)) from None


def claim(cursor: Cursor, match_id: str, worker: str, now: float) -> bool:
    """Take the work up, if nobody is at it and it is not done."""
    sql = "INSERT INTO analyses (match_id, worker, state, seen, found) VALUES (?, '', 'working', 0, '')"
    cursor.run(f"{sql} ON CONFLICT (match_id) DO NOTHING", match_id)
    sql = "UPDATE analyses SET worker = ?, state = 'working', seen = ? WHERE match_id = ? AND state <> 'done'"
    mine = cursor.run(f"{sql} AND (worker = '' OR seen < ?) RETURNING match_id", worker, now, match_id, now - STALE)
    return bool(mine)


def keep(cursor: Cursor, match_id: str, worker: str, now: float, found: Found, state: str = "working") -> bool:
    """Keep what has been found so far. Whether the work is still this worker's."""
    text = msgspec.json.encode(found).decode()
    sql = "UPDATE analyses SET seen = ?, found = ?, state = ? WHERE match_id = ? AND worker = ? RETURNING match_id"
    return bool(cursor.run(sql, now, text, state, match_id, worker))


def lay_down(cursor: Cursor, match_id: str, worker: str, state: str) -> None:
    """Stop: anybody may take it up."""
    cursor.run("UPDATE analyses SET worker = '', state = ? WHERE match_id = ? AND worker = ?", state, match_id, worker)


# -- the work ---------------------------------------------------------------------------------------------------------


class Analyses:
    """Sees to it that finished matches are looked back at, one after another."""

    def __init__(
        self, database: Database, work: Work, strangers: Strangers, clock: Callable[[], float], seconds: float
    ) -> None:
        """`seconds`: of a processor, for each decision."""
        self._database, self._work, self._strangers = database, work, strangers
        self._clock, self._seconds = clock, seconds
        self._worker = secrets.token_hex(8)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def begin(self, match_id: str, sheet: Callable[[], Sheet]) -> None:
        """Look back at a match, unless that is done or under way. `sheet` is asked for when its turn has come."""
        if match_id in self._tasks:
            return
        if len(self._tasks) >= WAITING:
            raise No(429, "table-many-wait", seconds=60)
        if await self._work.run(self._claim, match_id) and match_id not in self._tasks:
            task = self._tasks[match_id] = asyncio.create_task(self._run(match_id, sheet))
            task.add_done_callback(lambda _: self._tasks.pop(match_id, None))

    def _claim(self, match_id: str) -> bool:
        with self._database.transaction() as cursor:
            return claim(cursor, match_id, self._worker, self._clock())

    def _keep(self, match_id: str, found: Found, state: str = "working") -> bool:
        with self._database.transaction() as cursor:
            return keep(cursor, match_id, self._worker, self._clock(), found, state)

    def _beat(self, match_id: str) -> None:
        with self._database.transaction() as cursor:
            sql = "UPDATE analyses SET seen = ? WHERE match_id = ? AND worker = ?"
            cursor.run(sql, self._clock(), match_id, self._worker)

    def _known(self, match_id: str) -> Kept | None:
        with self._database.transaction() as cursor:
            return find(cursor, match_id)

    def _lay_down(self, match_id: str, state: str) -> None:
        with self._database.transaction() as cursor:
            lay_down(cursor, match_id, self._worker, state)

    async def _run(self, match_id: str, sheet: Callable[[], Sheet]) -> None:
        state = "failed"
        try:
            while self._turn.locked():
                await self._work.patiently(self._beat, match_id)
                await asyncio.sleep(BEAT)
            async with self._turn:
                await self._look(match_id, await self._work.patiently(sheet))
            return
        except Away as away:
            state = ""
            log.warning("the store is away: %s", away)
        except (BadInput, No) as bad:
            log.warning("match %s could not be looked back at: %s", match_id, bad)
        except Exception:
            log.exception("match %s could not be looked back at", match_id)
        await self._work.patiently(self._lay_down, match_id, state)

    async def _look(self, match_id: str, sheet: Sheet) -> None:
        found, suspects = await self._strangers.work(survey_of, sheet)
        head = sheet._replace(tape=[])
        before = await self._work.patiently(self._known, match_id)
        moments = list(before.found.moments) if before and before.found else []
        known = {moment.begins for moment in moments}
        for suspect in (each for each in suspects if each.at not in known):
            here = msgspec.structs.replace(found, moments=tuple(moments))
            if not await self._work.patiently(self._keep, match_id, here):
                return  # another has taken it up
            moment = await self._moment(head, suspect)
            moments += [] if moment is None else [moment]
        whole = msgspec.structs.replace(found, moments=tuple(moments), wanted=len(moments))
        await self._work.patiently(self._keep, match_id, whole, "done")

    async def _moment(self, head: Sheet, suspect: Suspect) -> Moment | None:
        """One decision; one that takes too long is left out."""
        try:
            return await self._strangers.work(moment_of, head, suspect, self._seconds)
        except BadInput as bad:
            log.warning("a decision could not be looked into: %s", bad)
            return None

    def close(self) -> None:
        """Leave off: whoever begins anew can go on at once."""
        for match_id, task in self._tasks.items():
            task.cancel()
            with suppress(Away):
                self._lay_down(match_id, "")


# -- telling ----------------------------------------------------------------------------------------------------------


def told(kept: Kept | None, game: Game[Any], now: float, language: str) -> Analysis:
    """What has been found, in words."""
    if kept is None:
        return Analysis(state="")
    state = "" if kept.state == "working" and now - kept.seen > STALE else kept.state
    found = kept.found
    if found is None:
        return Analysis(state=state)  # type: ignore[arg-type]
    say = sayer(game, language)
    return Analysis(
        state=state,  # type: ignore[arg-type]
        length=found.length,
        looked=len(found.moments),
        wanted=found.wanted,
        points=tuple(_points(found, say)),
        mistakes=tuple(_decision(moment, say) for moment in found.mistakes),
        luck=tuple(_decision(moment, say) for moment in found.bad_luck),
    )


def _points(found: Found, say: Sayer) -> list[Outlook]:
    """Every turn is named once, where it begins."""
    points, last = [], None
    for point in found.points:
        turn = say.game.words.label("turn", point.turn, say.language) if point.turn != last else ""
        points.append(Outlook(at=point.at, chance=point.chance, turn=turn))
        last = point.turn
    return points


def _decision(moment: Moment, say: Sayer) -> Decision:
    return Decision(
        at=moment.at,
        turn=say.game.words.label("turn", moment.turn, say.language),
        side=say.game.sides[moment.side],
        played=_plan(moment.played, say),
        better=_plan(moment.better, say),
        chance=moment.chance,
        best=moment.best,
        before=moment.before,
        after=moment.after,
    )


def _plan(answers: tuple[Said, ...], say: Sayer) -> tuple[str, ...]:
    some = [say.action(*say.game.read(said.action), said.prompt) for said in answers[:TOLD]]
    return tuple([*some, "…"] if len(answers) > TOLD else some)
