"""Finished games for everybody: read only, no session, from any site."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import QueryParameter

from . import describe, rows
from .api_matches import Seen, written
from .database import Cursor
from .errors import no_match
from .given import AnyRequest, Here, Id, Lang
from .server import Caller, language
from .wire import Match

_WHERE = "WHERE state = 'over' AND public = 1 AND result NOT LIKE '%abandoned%'"
PAGE = 50


def _finished(server: Here, match_id: Id, cursor: Cursor) -> Seen:
    seen = Seen(server, Caller(None), match_id, cursor)
    if seen.row.state != "over":
        raise no_match()
    return seen


@get("/matches")
async def finished(
    server: Here,
    request: AnyRequest,
    game: Annotated[str, QueryParameter(max_length=60)] = "",
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    lang: Lang = None,
) -> list[Match]:
    """Finished games, the latest first, fifty a page."""

    def find() -> list[Match]:
        with server.database.transaction() as cursor:
            only = " AND game = ?" if game else ""
            values: list[object] = [game] if game else []
            found = rows.find_matches(
                cursor, f"{_WHERE}{only} ORDER BY last DESC LIMIT ? OFFSET ?", *values, PAGE, PAGE * page
            )
            return [describe.match(server.matches, cursor, row, None, language(request)) for row in found]

    return await server.work.run(find)


@get("/matches/{match_id:str}")
async def one(server: Here, request: AnyRequest, match_id: Id, lang: Lang = None) -> Match:
    """A finished game."""

    def find() -> Match:
        with server.database.transaction() as cursor:
            row = _finished(server, match_id, cursor).row
            return describe.match(server.matches, cursor, row, None, language(request))

    return await server.work.run(find)


@get("/matches/{match_id:str}/record", media_type="text/plain")
async def save(server: Here, request: AnyRequest, match_id: Id) -> Response[str]:
    """A finished game as a record: every answer, die and draw, with the revealed key."""
    server.limit("record", request)

    def find() -> str:
        with server.database.transaction() as cursor:
            seen = _finished(server, match_id, cursor)
        with server.matches.current(match_id) as live:
            return written(live, seen, None)

    return Response(await server.work.run(find), media_type="text/plain")


HANDLERS = (finished, one, save)


def router() -> Router:
    return Router(path="/public", route_handlers=HANDLERS, response_headers={"access-control-allow-origin": "*"})
