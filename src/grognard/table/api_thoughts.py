"""Why a program did what it did, over HTTP."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from . import thoughts
from .api_matches import Seen
from .given import AnyRequest, By, Here, Id, Lang, Short
from .server import language
from .wire import Pondered, Thought


@get("/matches/{match_id:str}/thoughts")
async def listed(server: Here, caller: By, match_id: Id, side: Short = "") -> list[Pondered]:
    """Where programs thought: when the match is over, or at once where nothing is hidden from anybody."""

    def find() -> list[Pondered]:
        seen = _seen(server, caller, match_id)
        matches = server.matches
        eyes = matches.eyes(matches.game(seen.row.game), seen.row, seen.seats, caller.user, side)
        return thoughts.listed(matches, match_id, eyes)

    return await server.work.run(find)


@get("/matches/{match_id:str}/thoughts/{place:int}")
async def one(
    server: Here, caller: By, request: AnyRequest, match_id: Id, place: FromPath[int], lang: Lang = None
) -> Thought:
    """What a program thought at a place of the journal."""

    def find() -> Thought:
        _seen(server, caller, match_id)
        return thoughts.one(server.matches, match_id, place, language(request))

    return await server.work.run(find)


def _seen(server: Here, caller: By, match_id: Id) -> Seen:
    with server.database.transaction() as cursor:
        return Seen(server, caller, match_id, cursor)


HANDLERS = (listed, one)
