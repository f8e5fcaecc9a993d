"""An account's own affairs: its address confirmed, all that is kept about it taken along, all of it deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Redirect, Stream

from . import addresses, leaving, people
from .api_matches import Seen, saved
from .api_people import as_me, prove, session_cookie
from .errors import No
from .given import AnyRequest, By, Here, Short
from .wire import Confirmed, Leave, LetterLink, Me


@post("/email/letters", status_code=200)
async def write_again(server: Here, caller: By, request: AnyRequest) -> Me:
    """Send the letter that asks whether my address is right once more."""
    user = caller.in_person()
    server.limit("letter", request)

    def ask() -> people.User:
        with server.database.transaction() as cursor:
            mine = people.by_id(cursor, user.id) or user
            if not mine.email or mine.letters == "confirmed":
                raise No(409, "table-nothing-to-confirm")
            addresses.ask(cursor, mine, server.clock())
            cursor.tell(f"login {caller.login}.")
            return people.by_id(cursor, user.id) or mine

    return as_me(server, await server.work.run(ask))


@post("/email/confirm", status_code=200)
async def confirm(server: Here, data: JSONBody[LetterLink]) -> Confirmed:
    """Whoever has the letter's link says that letters may come; he need not be logged in where he reads his mail."""

    def accept() -> people.User:
        with server.database.transaction() as cursor:
            user = addresses.confirm(cursor, data.secret, server.clock())
            cursor.tell(f"login {user.id}.")  # so that what is known of callers is looked up again
            return user

    user = await server.work.run(accept)
    return Confirmed(name=user.name, email=user.email)


@post("/email/stop", status_code=200)
async def stop(server: Here, secret: Short) -> Confirmed:
    """Whoever has a letter's link wants no more of them: in a browser, or by a button of the mail program (RFC 8058),
    which posts nothing else of interest."""

    def end() -> people.User:
        with server.database.transaction() as cursor:
            user = addresses.stop(cursor, secret)
            cursor.tell(f"login {user.id}.")
            return user

    user = await server.work.run(end)
    return Confirmed(name=user.name, email=user.email)


@get("/email/stop", status_code=303)
async def stop_page(secret: Short) -> Redirect:
    """Where a mail program leads that only opens the link: to the page that asks."""
    return Redirect(f"/stop#{quote(secret)}", status_code=303)


@get("/me/export", as_it_is=True)
async def export(server: Here, caller: By, request: AnyRequest) -> Stream:
    """All that is kept about me, as one JSON file: a match after the other, as they are read."""
    user = caller.in_person()
    server.limit("export", request, user.id)

    def begin() -> tuple[dict[str, Any], list[str]]:
        with server.database.transaction() as cursor:
            mine = people.by_id(cursor, user.id) or user
            return leaving.account(cursor, mine, server.now()), leaving.matches_of(cursor, user)

    def one(match_id: str) -> dict[str, Any]:
        with server.database.transaction() as cursor:
            seen = Seen(server, caller, match_id, cursor)
        said = leaving.match(seen.row, seen.seats, server.matches.game(seen.row.game).sides, user)
        try:
            return {**said, "record": saved(server, caller, seen)}
        except No as no:  # its data or rules are not those of this program
            return {**said, "record": "", "why": no.refusal.key}

    account, matches = await server.work.patiently(begin)

    async def parts() -> AsyncIterator[bytes]:
        yield msgspec.json.format(msgspec.json.encode(account), indent=1)[:-2] + b',\n "matches": ['
        for number, match_id in enumerate(matches):
            said = await server.work.patiently(one, match_id)
            yield (b",\n" if number else b"\n") + msgspec.json.encode(said)
        yield b"\n ]\n}\n"

    name = 'attachment; filename="grognard.json"'
    return Stream(parts(), media_type="application/json", headers={"content-disposition": name})


@post("/me/delete", status_code=200)
async def delete(server: Here, caller: By, request: AnyRequest, data: JSONBody[Leave]) -> Response[Me]:
    """Delete my account: matches under way are lost, those that are over keep a seat without a name."""
    user = caller.in_person()
    if not user.guest:
        await prove(server, caller, request, data.password)

    def leave() -> None:
        with server.database.transaction() as cursor:
            leaving.leave(cursor, user)

    await server.work.patiently(leave)
    return Response(as_me(server, None), cookies=[session_cookie(server, "")])


HANDLERS = (write_again, confirm, stop, stop_page, export, delete)
