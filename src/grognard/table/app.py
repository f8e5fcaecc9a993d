"""The ASGI application: handlers, sockets, the page, and the guards at the door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, SerializationException, ValidationException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.refusal import BadInput, whole_number
from ..kernel.words import LANGUAGES, sentence
from . import api_account, api_games, api_matches, api_people, api_public, api_thoughts
from .database import Away
from .desk import Reading
from .errors import Denied, No
from .given import Here, Id
from .hub import Page
from .line import GONE, Socket
from .server import Caller, Server, Settings, address, language
from .wire import Reason, Refused

PAGE = Path(__file__).parent / "page"
BODY = 64 * 1024
"""Bytes of a request; a saved game may be longer."""
RECORD = 2_100_000

_SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in _SAFE.items()]
_PRIVATE = (b"cache-control", b"no-store")
"""Of whatever does not say itself who may keep it: most of it is one person's."""
_TLS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""Of a site that is reached over TLS: a browser that was here once asks for nothing else."""
_REFUSALS = {
    400: "It cannot be read.",
    401: "Nobody is known to ask.",
    403: "It is not this person's to do, or another site's page sent it.",
    404: "There is no such thing, or this person may not see it.",
    409: "Not now: something else has happened.",
    413: "It is too long.",
    422: "It is refused, with the reason.",
    429: "It was tried too often, or there are too many.",
    503: "The store is away, full or damaged: nothing has changed.",
}
_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("grognard.table")


def make_app(server: Server) -> Litestar:
    """The application around one server."""
    parts = (api_people, api_account, api_games, api_matches, api_thoughts)
    mine = [handler for part in parts for handler in part.HANDLERS]
    handlers = [*mine, *api_public.HANDLERS]
    for handler in handlers:
        handler.responses = {
            status: ResponseSpec(Refused, description=text, generate_examples=False)
            for status, text in _REFUSALS.items()
        }

    async def caller(request: AnyRequest) -> Caller:
        return await server.caller(request)

    api = Router(
        path="/api",
        route_handlers=[
            *mine,
            api_public.router(),
            live,
            desk,
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "caller": Provide(caller),
        },
    )
    app = Litestar(
        route_handlers=[api, page, asset],
        lifespan=[lambda _: server.running()],
        exception_handlers={
            No: _no,
            BadInput: _bad_input,
            ValidationException: _invalid,
            HTTPException: _http,
            Away: _away,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version="1",
            path="/api/docs",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")},
            ),
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="as_it_is"
        ),
        request_max_body_size=RECORD,
        request_class=Asked,
        state=None,
    )
    # Around all of it: a middleware would see only what has a handler.
    app.asgi_handler = _door(server.settings, app.asgi_handler)
    return app


class Asked(AnyRequest):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as wrong:
            raise SerializationException(str(wrong)) from None


# -- refusals ---------------------------------------------------------------------------------------------------------


def _refuse(status: int, reason: Reason, seq: int = 0, headers: dict[str, str] | None = None) -> Response[Refused]:
    return Response(Refused(reason=reason, seq=seq), status_code=status, headers=headers)


def _no(request: AnyRequest, no: No) -> Response[Refused]:
    said = language(request)
    if isinstance(no, Denied):
        return _refuse(no.status, no.reason(said), no.seq)
    text = sentence(said, no.refusal.key, no.refusal.args)
    seconds = no.refusal.args.get("seconds")
    headers = {"retry-after": str(seconds)} if no.status == 429 and seconds is not None else None
    return _refuse(no.status, Reason(text=text), no.seq, headers)


def _bad_input(request: AnyRequest, bad: BadInput) -> Response[Refused]:
    return _refuse(422, Reason(text=bad.said(language(request))))


def _invalid(request: AnyRequest, wrong: ValidationException) -> Response[Refused]:
    where = ", ".join(
        f"{found.get('key', '')}: {found.get('message', '')}" for found in wrong.extra or [] if isinstance(found, dict)
    )
    text = sentence(language(request), "table-invalid", {"where": (where or wrong.detail)[:300]})
    return _refuse(400, Reason(text=text))


def _http(request: AnyRequest, wrong: HTTPException) -> Response[Refused]:
    key = {404: "table-no-page", 405: "table-no-method", 413: "table-too-large"}.get(wrong.status_code)
    text = sentence(language(request), key or "table-invalid", {"where": wrong.detail[:300]})
    if wrong.status_code >= 500:
        text = sentence(language(request), "table-our-fault", {})
    headers = {name.lower(): value for name, value in (wrong.headers or {}).items()}
    return _refuse(wrong.status_code, Reason(text=text), headers=headers)


def _away(request: AnyRequest, away: Away) -> Response[Refused]:
    if not away.passing:
        log.error("%s %s: %s", request.method, request.url.path, away)
    later = {"retry-after": "1" if away.passing else "60"}
    return _refuse(503, Reason(text=sentence(language(request), away.key, {})), headers=later)


def _fault(request: AnyRequest, wrong: Exception) -> Response[Refused]:
    log.error("%s %s", request.method, request.url.path, exc_info=wrong)
    return _refuse(500, Reason(text=sentence(language(request), "table-our-fault", {})))


# -- sockets ----------------------------------------------------------------------------------------------------------


@websocket("/matches/{match_id:str}/live")
async def live(socket: Socket, server: Here, match_id: Id) -> None:
    """A match as it happens."""
    params = socket.query_params
    async with _line(socket):
        caller = await server.caller(socket)
        login = caller.login or caller.token
        page = Page(server.hub, match_id, caller.user, login, language(socket), params.get("invite", ""))
        with server.streams.taken(caller.user, address(socket)):
            await page.run(socket, params.get("side", ""))


@websocket("/matches/{match_id:str}/desk")
async def desk(socket: Socket, server: Here, match_id: Id) -> None:
    """A match to look back at, and to try things in."""
    params = socket.query_params
    async with _line(socket):
        caller = await server.caller(socket)
        reader = Reading(server.matches, match_id, caller.user, language(socket), params.get("invite", ""))

        async def is_known() -> bool:
            return caller.same(await server.caller(socket))

        who = server.who(socket, caller)
        with server.streams.taken(caller.user, address(socket)):
            await reader.run(socket, server.work, server.readers, who, params.get("side", ""), is_known)


@asynccontextmanager
async def _line(socket: Socket) -> AsyncIterator[None]:
    """A line that is hung up with the reason's number: 4404 there is no such thing, 4429 there are too many (with a
    sentence, which a page only gets if somebody picks up first), 4503 try again."""
    try:
        yield
    except WebSocketDisconnect:
        pass
    except (No, BadInput) as refused:
        if isinstance(refused, No) and refused.status == 429:
            said = sentence(language(socket), refused.refusal.key, refused.refusal.args)
            with suppress(*GONE):
                await socket.accept()
                await socket.close(code=4429, reason=said)
        else:
            await socket.close(code=4404)
    except Away as away:
        log.warning("the store is away: %s", away)
        await socket.close(code=4503)
    except Exception:
        log.exception("the line to a page failed")
        raise


# -- the page ---------------------------------------------------------------------------------------------------------


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: Id) -> File:
    """A file of the page; its name changes with what is in it."""
    path = _inside(PAGE / "assets", name)
    if path is None:
        raise No(404, "table-no-page")
    return _file(path, "public, max-age=31536000, immutable")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[Path | None] = None) -> File:
    """The page; it finds its own way by the address."""
    name = "" if path is None else path.as_posix().strip("/")
    if name.startswith("api/") or name == "api":
        raise No(404, "table-no-page")
    found = _inside(PAGE, name) or _inside(PAGE, "index.html")
    if found is None:
        raise No(503, "table-page-not-built")
    return _file(found, "no-cache")


def _inside(folder: Path, name: str) -> Path | None:
    """A file that lies in this very folder."""
    known = {path.name: path for path in folder.iterdir()} if folder.is_dir() else {}
    return known[name] if name in known and known[name].is_file() else None


def _file(path: Path, keep: str) -> File:
    """A file of the page, of its own kind."""
    kind = _KINDS.get(path.suffix, "application/octet-stream")
    return File(path, media_type=kind, headers={"cache-control": keep}, content_disposition_type="inline")


# -- the door ---------------------------------------------------------------------------------------------------------


def _door(settings: Settings, app: ASGIApp) -> ASGIApp:
    """Other sites' pages are turned away, bodies have a limit, every answer carries our headers."""
    site = settings.site
    ours = [*_HEADERS, _TLS_ONLY] if settings.secure else _HEADERS

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        foreign = _is_foreign(scope, headers, site)
        if scope["type"] == ScopeType.WEBSOCKET:
            if foreign:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": ""})
            else:
                await app(scope, receive, send)
            return

        async def say(message: Message) -> None:
            if message["type"] == "http.response.start":
                its = list(message["headers"])
                kept = any(name.lower() == _PRIVATE[0] for name, _ in its)
                message["headers"] = [*its, *ours] if kept else [*its, _PRIVATE, *ours]
            await send(message)

        if foreign:
            await _turn_away(403, "table-foreign", scope, say)
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL cannot look for it
            await _turn_away(400, "table-null", scope, say)
            return
        size = whole_number(headers.get("content-length", "0"), 9)
        most = RECORD if scope["path"] == "/api/records" else BODY
        if size is None or not 0 <= size <= most or ("transfer-encoding" in headers and most == BODY):
            await _turn_away(413, "table-too-large", scope, say)
            return
        await app(scope, receive, say)

    return door


def _is_foreign(scope: Scope, headers: dict[str, str], site: str) -> bool:
    """Whether a browser says that another site's page sends this, where that matters."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    if site and origin == site:
        return False
    return origin.partition("://")[2].lower() != headers.get("host", "").lower()


async def _turn_away(status: int, key: str, scope: Scope, send: Send) -> None:
    query = scope.get("query_string", b"").decode("latin-1")
    said = next((each for each in LANGUAGES if f"lang={each}" in query), LANGUAGES[0])
    body = msgspec.json.encode(Refused(reason=Reason(text=sentence(said, key, {}))))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": body, "more_body": False})
