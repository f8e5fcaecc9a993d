"""Matches over HTTP: making, joining, answering, looking, talking."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from ..kernel.editions import Texts
from ..kernel.fate import Fair
from ..kernel.picture import Shade
from ..kernel.record import PUBLIC, record, write
from ..kernel.tape import spent
from . import analysis, describe, hint, numbers, report, rows, study, talk
from .brought import brought
from .database import Cursor
from .desk import Sheet, sheet
from .errors import No, no_match
from .given import AnyRequest, By, Here, Id, Lang, Listed, Short
from .memory import Live
from .moving import within
from .rows import MatchRow, SeatRow
from .server import address, language
from .show import Reader
from .wire import (
    Analysis,
    Answer,
    Ask,
    Audit,
    Bookmark,
    ChatLine,
    ComeBack,
    Contribution,
    Detail,
    Done,
    Gesture,
    Hint,
    Join,
    Luck,
    Match,
    NewMatch,
    Notes,
    Option,
    Position,
    Reason,
    Reply,
    Report,
    Resign,
    Say,
    Seq,
    Text,
    Undo,
    Within,
    Wonder,
)  # fmt: skip

T = TypeVar("T")

LISTED = 60
"""Matches in a list."""
BEAT = 15.0
"""Seconds between two empty lines to a program, so that the line stays open."""


class Seen:
    """A match that the caller may see."""

    def __init__(self, server: Here, caller: By, match_id: Id, cursor: Cursor, invite: str = "") -> None:
        self.row: MatchRow = rows.find_match(cursor, match_id)
        self.seats: list[SeatRow] = rows.find_seats(cursor, match_id)
        if not server.matches.may_see(self.row, self.seats, caller.user, cursor, invite):
            raise no_match()


def _seen(server: Here, caller: By, match_id: Id) -> Seen:
    with server.database.transaction() as cursor:
        return Seen(server, caller, match_id, cursor)


def _match(server: Here, caller: By, match_id: Id, lang: str, invite: str = "") -> Match:
    with server.database.transaction() as cursor:
        seen = Seen(server, caller, match_id, cursor, invite)
        return describe.match(server.matches, cursor, seen.row, caller.user, lang)


async def _with(server: Here, caller: By, match_id: Id, side: str, lang: str, see: Callable[[Reader], T]) -> T:
    """Look at a match with the caller's eyes."""

    def look() -> T:
        seen = _seen(server, caller, match_id)
        with server.matches.current(match_id) as live:
            eyes = server.matches.eyes(live.play.game, seen.row, seen.seats, caller.user, side)
            return see(live.reader(eyes, lang))

    return await server.work.run(look)


# -- lists and seats --------------------------------------------------------------------------------------------------

_SCOPES = {
    "mine": "WHERE id IN (SELECT match_id FROM seats WHERE user_id = ?) ORDER BY state = 'over', last DESC LIMIT ?",
    "open": "WHERE state = 'waiting' AND id IN (SELECT match_id FROM seats WHERE waits = 'open') ORDER BY last DESC"
    " LIMIT ?",
    "live": "WHERE state = 'playing' AND public = 1 ORDER BY last DESC LIMIT ?",
    "finished": "WHERE state = 'over' AND public = 1 AND result NOT LIKE '%abandoned%' ORDER BY last DESC LIMIT ?",
}


@get("/matches")
async def matches(
    server: Here,
    caller: By,
    request: AnyRequest,
    which: Annotated[Literal["mine", "open", "live", "finished"], QueryParameter(name="scope")] = "mine",
    lang: Lang = None,
) -> list[Match]:
    """Matches: mine, open to anybody, being played in public, finished in public."""
    if which == "mine" and caller.user is None:
        return []
    values: list[object] = [LISTED]
    if which == "mine":
        values.insert(0, caller.known().id)
    said = language(request)

    def find() -> list[Match]:
        with server.database.transaction() as cursor:
            found = rows.find_matches(cursor, _SCOPES[which], *values)
            found = [row for row in found if caller.bound in ("", row.id)]
            return [describe.match(server.matches, cursor, row, caller.user, said) for row in found]

    return await server.work.run(find)


@post("/matches")
async def create(server: Here, caller: By, request: AnyRequest, data: JSONBody[NewMatch], lang: Lang = None) -> Match:
    """Set up a match."""
    user = caller.anywhere()
    server.limit("match", request)
    made = await server.work.run(server.matches.create, user, data)
    server.opponents.nudge(made)
    return await server.work.run(_match, server, caller, made, language(request))


@post("/records")
async def bring(server: Here, caller: By, request: AnyRequest, lang: Lang = None) -> Match:
    """Set up a match from a saved game (the body is its text)."""
    user = caller.anywhere()
    server.limit("import", request)
    body = await request.body()
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise No(422, "table-no-text") from None
    files = await server.work.run(server.matches.files_for, text)
    found = await server.strangers.run(user.id, brought, text, files)
    made = await server.work.run(server.matches.take_in, user, found)
    return await server.work.run(_match, server, caller, made, language(request))


@get("/matches/{match_id:str}")
async def one(
    server: Here, caller: By, request: AnyRequest, match_id: Id, invite: Short = "", lang: Lang = None
) -> Match:
    """A match."""
    return await server.work.run(_match, server, caller, match_id, language(request), invite)


@post("/matches/{match_id:str}/join", status_code=200)
async def join(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Join], lang: Lang = None
) -> Match:
    """Take a free seat, or come to watch."""
    await server.work.run(server.matches.join, caller.known(), match_id, data.side, data.invite, data.numbers)
    server.opponents.nudge(match_id)
    return await server.work.run(_match, server, caller, match_id, language(request))


@post("/matches/{match_id:str}/numbers", status_code=200)
async def put_number(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Contribution], lang: Lang = None
) -> Match:
    """Commit to a number of mine for the dice; when all have, show it. With the last one the match begins."""
    await server.work.run(server.matches.put_number, caller.known(), match_id, data)
    server.opponents.nudge(match_id)
    return await server.work.run(_match, server, caller, match_id, language(request))


@delete("/matches/{match_id:str}", status_code=200)
async def cancel(server: Here, caller: By, request: AnyRequest, match_id: Id, lang: Lang = None) -> Match:
    """Take away a match that has not begun."""
    await server.work.run(server.matches.cancel, caller.known(), match_id)
    return await server.work.run(_match, server, caller, match_id, language(request))


# -- playing ----------------------------------------------------------------------------------------------------------


@post("/matches/{match_id:str}/answers", status_code=200, as_it_is=True)
async def answer(server: Here, caller: By, match_id: Id, data: JSONBody[Answer]) -> Seq:
    """Answer the open question. It is kept for good when this returns."""
    user = caller.known()
    seq = await server.work.run(server.matches.answer, user, match_id, data.seq, data.action, data.side, data.alone)
    server.opponents.nudge(match_id)
    return Seq(seq=seq)


@post("/matches/{match_id:str}/gestures", status_code=200, as_it_is=True)
async def gesture(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Gesture], lang: Lang = None
) -> Done:
    """Answer several questions in a row, each as soon as it is asked: as far as they are mine, and nothing happens in
    between that nobody foresaw (dice, something shown). Undo takes all of them back."""
    seq, done, why = await server.work.run(
        server.matches.gesture,
        caller.known(),
        match_id,
        data.seq,
        data.actions,
        data.side,
        language(request),
        data.alone,
    )
    server.opponents.nudge(match_id)
    return Done(seq=seq, done=done, why=why)


@post("/matches/{match_id:str}/undo", status_code=200)
async def undo(server: Here, caller: By, match_id: Id, data: JSONBody[Undo]) -> Seq:
    """Take back my last answer, or my last gesture."""
    seq = await server.work.run(server.matches.undo, caller.known(), match_id, data.seq, data.side)
    server.opponents.nudge(match_id)
    return Seq(seq=seq)


@post("/matches/{match_id:str}/hint", status_code=200)
async def wonder(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Wonder], lang: Lang = None
) -> Hint:
    """What a program would do in my place, from what I see; only where no other person plays."""
    user = caller.known()
    server.limit("hint", request, user.id)
    given = await server.work.run(server.matches.wondering, user, match_id, data.seq, data.side)
    said = language(request)
    return await server.readers.run(server.who(request, caller), hint.think, given, data.seq, said)


@post("/matches/{match_id:str}/requests", status_code=200)
async def ask(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Ask], lang: Lang = None
) -> Match:
    """Ask the other side to go back, for a draw, or that a program play for me or for somebody who is away."""
    ask = server.matches.ask
    await server.work.run(ask, caller.known(), match_id, data.kind, data.to, data.side, data.of, data.bot)
    server.opponents.nudge(match_id)
    return await server.work.run(_match, server, caller, match_id, language(request))


@post("/matches/{match_id:str}/requests/answer", status_code=200)
async def reply(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Reply], lang: Lang = None
) -> Match:
    """Accept or decline what the other side asks (or take back what I asked): just what was read, no other request."""
    await server.work.run(server.matches.reply, caller.known(), match_id, data)
    server.opponents.nudge(match_id)
    return await server.work.run(_match, server, caller, match_id, language(request))


@post("/matches/{match_id:str}/seat", status_code=200)
async def come_back(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[ComeBack], lang: Lang = None
) -> Match:
    """Take my seat again, in which a program has played for me."""
    await server.work.run(server.matches.come_back, caller.known(), match_id, data.side)
    return await server.work.run(_match, server, caller, match_id, language(request))


@post("/matches/{match_id:str}/resign", status_code=200)
async def resign(
    server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Resign], lang: Lang = None
) -> Match:
    """Give up."""
    await server.work.run(server.matches.resign, caller.known(), match_id, data.side)
    return await server.work.run(_match, server, caller, match_id, language(request))


@post("/matches/{match_id:str}/rematch", status_code=200)
async def rematch(
    server: Here,
    caller: By,
    request: AnyRequest,
    match_id: Id,
    number: Annotated[bool, QueryParameter(name="numbers")] = False,
    lang: Lang = None,
) -> Match:
    """The same again, sides changed. `numbers`: I put one into the dice."""
    server.limit("match", request)
    made = await server.work.run(server.matches.rematch, caller.anywhere(), match_id, number)
    server.opponents.nudge(made)
    return await server.work.run(_match, server, caller, made, language(request))


# -- looking ----------------------------------------------------------------------------------------------------------


@get("/matches/{match_id:str}/position")
async def position(
    server: Here, caller: By, request: AnyRequest, match_id: Id, side: Short = "", lang: Lang = None
) -> Position:
    """What I see."""

    def look() -> Position:
        seen = _seen(server, caller, match_id)
        with server.matches.current(match_id) as live:
            eyes = server.matches.eyes(live.play.game, seen.row, seen.seats, caller.user, side)
            return live.position(eyes, language(request))

    return await server.work.run(look)


@get("/matches/{match_id:str}/why")
async def why(
    server: Here,
    caller: By,
    request: AnyRequest,
    match_id: Id,
    noun: Short = "",
    action: Short = "",
    side: Short = "",
    lang: Lang = None,
) -> list[Reason]:
    """Why something cannot be done; nothing if it can."""
    if bool(noun) == bool(action):
        raise No(422, "table-why-what")

    def see(reader: Reader) -> list[Reason]:
        return reader.why_noun(noun) if noun else reader.why_action(action)

    return await _with(server, caller, match_id, side, language(request), see)


@get("/matches/{match_id:str}/detail")
async def detail(
    server: Here, caller: By, request: AnyRequest, match_id: Id, noun: Short, side: Short = "", lang: Lang = None
) -> Detail:
    """All about one thing."""
    return await _with(server, caller, match_id, side, language(request), lambda reader: reader.detail(noun))


@get("/matches/{match_id:str}/reach")
async def reach(
    server: Here,
    caller: By,
    request: AnyRequest,
    match_id: Id,
    units: Listed = "",
    via: Listed = "",
    to: Short = "",
    side: Short = "",
    lang: Lang = None,
) -> Within:
    """Where things can go at the open question, each space with the best way there; without `units` (separated by
    commas) those that are on their way already. `via`: spaces that the way leads through; `to`: all of them to this one
    space, stack after stack."""

    def see(reader: Reader) -> Within:
        return within(reader, units.split(",") if units else [], via.split(",") if via else [], to)

    return await _with(server, caller, match_id, side, language(request), see)


@get("/matches/{match_id:str}/order")
async def order(
    server: Here, caller: By, request: AnyRequest, match_id: Id, text: Short, side: Short = "", lang: Lang = None
) -> list[Option]:
    """What a typed order could mean now, likeliest first."""
    return await _with(server, caller, match_id, side, language(request), lambda reader: reader.orders(text))


@get("/matches/{match_id:str}/overlay/{overlay:str}")
async def overlay(
    server: Here,
    caller: By,
    request: AnyRequest,
    match_id: Id,
    overlay: Id,
    side: Short = "",
    lang: Lang = None,
) -> Shade:
    """Something to lay over the map."""

    def see(reader: Reader) -> Shade | None:
        draw = reader.play.game.page.overlay
        return None if draw is None else draw(reader.play.known(reader.side), overlay, reader.say.language)

    found = await _with(server, caller, match_id, side, language(request), see)
    if found is None:
        raise No(404, "table-no-overlay")
    return found


@get("/matches/{match_id:str}/luck")
async def luck(server: Here, caller: By, request: AnyRequest, match_id: Id, lang: Lang = None) -> Luck:
    """The dice of a match."""
    return await _with(server, caller, match_id, "watch", language(request), lambda r: study.luck(r.play, r.side))


@get("/matches/{match_id:str}/report")
async def told(server: Here, caller: By, request: AnyRequest, match_id: Id, lang: Lang = None) -> Report:
    """What is told of a finished match: points, losses, turning points, and the course of it in words."""

    said = language(request)

    def given() -> tuple[Sheet, str]:
        return _sheet(server, caller, match_id), said

    await server.work.run(_seen, server, caller, match_id)  # what is known already is not for everybody
    return await server.alike.get(server.who(request, caller), (f"report {said}", match_id), given, report.report)


def _sheet(server: Here, caller: By, match_id: Id) -> Sheet:
    """A finished match, to be played again elsewhere."""
    found = sheet(server.matches, match_id, caller.user)
    if not found.over:
        raise No(409, "table-not-over")
    if found.good is not None:
        raise No(409, "table-misfit")
    return found


def _analysis(server: Here, caller: By, match_id: Id, lang: str) -> Analysis:
    with server.database.transaction() as cursor:
        seen = Seen(server, caller, match_id, cursor)
        if seen.row.state != "over":
            raise No(409, "table-not-over")
        game = server.matches.edition(seen.row, cursor)
        return analysis.told(analysis.find(cursor, match_id), game, server.clock(), lang)


@get("/matches/{match_id:str}/analysis")
async def analysed(server: Here, caller: By, request: AnyRequest, match_id: Id, lang: Lang = None) -> Analysis:
    """What programs have found in a finished match: the chances all along, and the decisions that cost most."""
    return await server.work.run(_analysis, server, caller, match_id, language(request))


@post("/matches/{match_id:str}/analysis", status_code=200)
async def analyse(server: Here, caller: By, request: AnyRequest, match_id: Id, lang: Lang = None) -> Analysis:
    """Have a finished match looked back at, once for all who may see it."""
    caller.known()
    server.limit("analysis", request)
    await server.work.run(_sheet, server, caller, match_id)  # what cannot be is refused at once
    await server.analyses.begin(match_id, lambda: _sheet(server, caller, match_id))
    return await server.work.run(_analysis, server, caller, match_id, language(request))


@get("/matches/{match_id:str}/audit")
async def audit(server: Here, caller: By, request: AnyRequest, match_id: Id, lang: Lang = None) -> Audit:
    """The commitment to the dice; when the match is over, their key, and whether every die follows from it."""

    said = language(request)

    def look() -> tuple[Audit, Fair | None]:
        with server.database.transaction() as cursor:
            seen = Seen(server, caller, match_id, cursor)
            game = server.matches.game(seen.row.game)
            over = seen.row.state == "over"
            put_in = numbers.found(cursor, match_id)
        told = tuple(describe.number(game, each, seen.seats, caller.user, over) for each in put_in)
        if seen.row.seq < 0:
            return study.committed(seen.row, told, 0, said), None
        with server.matches.current(match_id) as live:
            fate = live.play.fate
            found = study.committed(seen.row, told, spent(live.play.tape), said)
            return found, fate if over and not seen.row.imported and isinstance(fate, Fair) else None

    def proof() -> tuple[str, Texts | None]:
        with server.matches.current(match_id) as live:
            return study.proof(live.play), server.matches.files_of(live.play.game)

    found, fate = await server.work.run(look)
    if fate is None:
        return found
    wrong = await server.alike.get(server.who(request, caller), ("audit", match_id), proof, study.check)
    return study.audited(found, fate, wrong, said)


@get("/matches/{match_id:str}/record", media_type="text/plain")
async def save(server: Here, caller: By, request: AnyRequest, match_id: Id, side: Short = "") -> Response[str]:
    """The match as a saved game: all of it when it is over, before that what I (or that side) may know."""
    server.limit("record", request)

    def look() -> str:
        return saved(server, caller, _seen(server, caller, match_id), side)

    text = await server.work.run(look)
    name = f'attachment; filename="{match_id}.grog"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


def saved(server: Here, caller: By, seen: Seen, side: str = "") -> str:
    """A match as a saved game for the caller: who holds all seats has all of it."""
    alone = caller.user is not None and all(seat.user == caller.user.id for seat in seen.seats)
    with server.matches.current(seen.row.id) as live:
        eyes = server.matches.eyes(live.play.game, seen.row, seen.seats, caller.user, side)
        return written(live, seen, None if alone and not side else PUBLIC if eyes is None else eyes)


def written(live: Live, seen: Seen, reader: int | None) -> str:
    """A match as a saved game, for one reader until it is over."""
    sides = live.play.game.sides
    players = {sides[seat.side]: seat.bot or "-".join(seat.name.split()) or "person" for seat in seen.seats}
    ended = ""
    if seen.row.result is not None and seen.row.result.reason != "rules":
        winner = "draw" if seen.row.result.winner < 0 else sides[seen.row.result.winner]
        ended = f"{winner} {seen.row.result.reason}"
    known = None if seen.row.state == "over" else reader
    saved = record(live.play, players, known, ended)
    saved.rules = live.rules
    return write(saved, live.play.game)


# -- besides playing --------------------------------------------------------------------------------------------------


@get("/matches/{match_id:str}/chat")
async def chat(server: Here, caller: By, match_id: Id) -> list[ChatLine]:
    """What was said."""

    def find() -> list[ChatLine]:
        with server.database.transaction() as cursor:
            seen = Seen(server, caller, match_id, cursor)
            return talk.chat(cursor, match_id, server.matches.game(seen.row.game).sides)

    return await server.work.run(find)


@post("/matches/{match_id:str}/chat")
async def say(server: Here, caller: By, request: AnyRequest, match_id: Id, data: JSONBody[Say]) -> list[ChatLine]:
    """Say something to everybody at the table."""
    user = caller.known()
    server.limit("chat", request, user.id)

    def speak() -> None:
        with server.database.transaction() as cursor:
            rows.find_match(cursor, match_id, lock=True)
            seen = Seen(server, caller, match_id, cursor)
            mine = [seat.side for seat in seen.seats if seat.user == user.id]
            talk.say(cursor, match_id, user, mine[0] if len(mine) == 1 else None, data.text, server.now())

    await server.work.run(speak)
    return await chat.fn(server, caller, match_id)  # type: ignore[no-any-return]


def _notes(server: Here, caller: By, match_id: Id) -> tuple[str, list[Bookmark]]:
    with server.database.transaction() as cursor:
        Seen(server, caller, match_id, cursor)
        return talk.notes(cursor, match_id, caller.known())


def _keep(server: Here, caller: By, match_id: Id, text: str | None, marks: list[Bookmark] | None) -> None:
    with server.database.transaction() as cursor:
        Seen(server, caller, match_id, cursor)
        old, known = talk.notes(cursor, match_id, caller.known())
        talk.keep_notes(
            cursor, match_id, caller.known(), old if text is None else text, known if marks is None else marks
        )


@get("/matches/{match_id:str}/notes")
async def notes(server: Here, caller: By, match_id: Id) -> Text:
    """My own notes."""
    text, _ = await server.work.run(_notes, server, caller, match_id)
    return Text(text=text)


@put("/matches/{match_id:str}/notes")
async def keep_notes(server: Here, caller: By, match_id: Id, data: JSONBody[Notes]) -> Text:
    await server.work.run(_keep, server, caller, match_id, data.text, None)
    return Text(text=data.text)


def _places(server: Here, caller: By, match_id: Id) -> Sequence[int] | None:
    """Where in the journal the answers stand that the caller knows of; None if he knows of all."""
    seen = _seen(server, caller, match_id)
    game = server.matches.game(seen.row.game)
    if not game.secret or seen.row.state == "over" or seen.row.seq < 0:
        return None
    with server.matches.current(match_id) as live:
        return live.places(server.matches.eyes(game, seen.row, seen.seats, caller.user, ""))


@get("/matches/{match_id:str}/bookmarks")
async def bookmarks(server: Here, caller: By, match_id: Id) -> list[Bookmark]:
    """My own bookmarks in the replay."""

    def find() -> list[Bookmark]:
        _, marks = _notes(server, caller, match_id)
        places = _places(server, caller, match_id)
        if places is None:
            return marks
        return [Bookmark(at=bisect_left(places, mark.at), text=mark.text) for mark in marks]

    return await server.work.run(find)


@put("/matches/{match_id:str}/bookmarks")
async def keep_bookmarks(server: Here, caller: By, match_id: Id, data: JSONBody[list[Bookmark]]) -> list[Bookmark]:
    if len(data) > 200:
        raise No(422, "table-too-many-bookmarks", most=200)

    def keep() -> None:
        """Kept by their place in the journal, behind the last answer that was known: it stays when all is laid open."""
        places, marks = _places(server, caller, match_id), data
        if places is not None:
            marks = [
                Bookmark(at=places[min(mark.at, len(places)) - 1] + 1 if mark.at and places else 0, text=mark.text)
                for mark in data
            ]
        _keep(server, caller, match_id, None, marks)

    await server.work.run(keep)
    return data


# -- programs ---------------------------------------------------------------------------------------------------------


@get("/matches/{match_id:str}/questions", media_type="application/x-ndjson", as_it_is=True)
async def questions(server: Here, caller: By, request: AnyRequest, match_id: Id, side: Short = "") -> Stream:
    """For programs: one JSON line for every question asked of me, until the match is over. Empty lines mean nothing."""
    user = caller.known()

    def look() -> bytes | None:
        seen = _seen(server, caller, match_id)
        seat = server.matches.seat_of(server.matches.game(seen.row.game), seen.seats, user, side, seen.row.turn)
        if seen.row.seq < 0:
            return None
        with server.matches.current(match_id) as live:
            return study.line(live, seen.row, seat.side)

    await server.work.run(look)
    server.streams.check(user, address(request))

    async def lines() -> AsyncIterator[bytes]:
        said = None
        clock = asyncio.get_running_loop().time
        beat = clock() + BEAT
        with suppress(No), server.streams.taken(user, address(request)):
            while caller.same(await server.caller(request)):  # until it is taken away
                with server.hub.expecting(match_id) as heard:
                    line = await server.work.patiently(look)
                    if line is not None and line != said:
                        said = line
                        yield line + b"\n"
                        if msgspec.json.decode(line).get("over"):
                            return
                    try:
                        await asyncio.wait_for(heard.wait(), beat - clock())
                    except TimeoutError:
                        beat += BEAT  # whatever happens meanwhile: what is done in secret does not show in it
                        yield b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


HANDLERS = (
    matches, create, bring, one, join, put_number, cancel, answer, gesture, undo, wonder, ask, reply, come_back, resign,
    rematch, position, why, detail, reach, order, overlay, luck, told, analysed, analyse, audit, save, chat, say, notes,
    keep_notes, bookmarks, keep_bookmarks, questions,
)  # fmt: skip
