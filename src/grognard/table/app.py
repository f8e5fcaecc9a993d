"""The ASGI application: handlers, sockets, the page, and the guards at the door."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import File
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.refusal import BadInput
from ..kernel.words import sentence
from . import api_games, api_matches, api_people, api_public
from .desk import Desk
from .errors import Denied, No
from .hub import Page
from .server import Caller, Server, language
from .wire import Reason, Refused

PAGE = Path(__file__).parent / "page"
BODY = 64 * 1024
"""Bytes of a request; a saved game may be longer."""
RECORD = 2_100_000

_HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
AnyRequest = Request[Any, Any, Any]


def make_app(server: Server) -> Litestar:
    """The application around one server."""

    async def caller(request: AnyRequest) -> Caller:
        return await server.caller(request)

    api = Router(
        path="/api",
        route_handlers=[
            *api_people.HANDLERS,
            *api_games.HANDLERS,
            *api_matches.HANDLERS,
            api_public.ROUTER,
            live,
            desk,
        ],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "caller": Provide(caller),
        },
    )
    return Litestar(
        route_handlers=[api, page, asset],
        middleware=[_door(server.settings.site)],
        lifespan=[lambda _: server.running()],
        exception_handlers={
            No: _no,
            BadInput: _bad_input,
            ValidationException: _invalid,
            HTTPException: _http,
        },
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version="1",
            path="/api/docs",
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")},
            ),
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=RECORD,
        state=None,
    )


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
    text = sentence(language(request), key, {}) if key else wrong.detail
    if wrong.status_code >= 500:
        text = sentence(language(request), "table-our-fault", {})
    headers = {name.lower(): value for name, value in (wrong.headers or {}).items()}
    return _refuse(wrong.status_code, Reason(text=text), headers=headers)


# -- sockets ----------------------------------------------------------------------------------------------------------


@websocket("/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], server: Server, match_id: str) -> None:
    """A match as it happens."""
    caller = await server.caller(socket)
    params = socket.query_params
    page = Page(server.hub, match_id, caller.user, caller.login, language(socket), params.get("invite", ""))
    try:
        await page.run(socket, params.get("side", ""))
    except WebSocketDisconnect:
        pass
    except (No, BadInput):
        await socket.close(code=4404)


@websocket("/matches/{match_id:str}/desk")
async def desk(socket: WebSocket[Any, Any, Any], server: Server, match_id: str) -> None:
    """A match to look back at, and to try things in."""
    caller = await server.caller(socket)
    params = socket.query_params
    reader = Desk(server.matches, match_id, caller.user, language(socket), params.get("invite", ""))
    try:
        await reader.run(socket, server.work, params.get("side", ""))
    except WebSocketDisconnect:
        pass
    except (No, BadInput):
        await socket.close(code=4404)


# -- the page ---------------------------------------------------------------------------------------------------------


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: str) -> File:
    """A file of the page; its name changes with what is in it."""
    path = PAGE / "assets" / name
    if path.parent != PAGE / "assets" or not path.is_file():
        raise No(404, "table-no-page")
    return File(
        path, headers={"cache-control": "public, max-age=31536000, immutable"}, content_disposition_type="inline"
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: Path | None = None) -> File:
    """The page; it finds its own way by the address."""
    name = "" if path is None else path.as_posix().strip("/")
    if name.startswith("api/") or name == "api":
        raise No(404, "table-no-page")
    found = PAGE / name
    if "/" not in name and name and found.is_file():
        return File(found, content_disposition_type="inline")
    if not (PAGE / "index.html").is_file():
        raise No(503, "table-page-not-built")
    return File(
        PAGE / "index.html",
        media_type="text/html",
        headers={"cache-control": "no-cache"},
        content_disposition_type="inline",
    )


# -- the door ---------------------------------------------------------------------------------------------------------


def _door(site: str) -> Any:
    """Middleware: other sites' pages are turned away, bodies have a limit, every answer carries our headers."""

    def factory(app: ASGIApp) -> ASGIApp:
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
                    known = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
                    message["headers"] = [*message["headers"], *known]
                await send(message)

            if foreign:
                await _turn_away(403, "table-foreign", scope, headers, say)
                return
            size = headers.get("content-length", "0")
            most = RECORD if scope["path"] == "/api/records" else BODY
            if not size.isdigit() or int(size) > most or ("transfer-encoding" in headers and most == BODY):
                await _turn_away(413, "table-too-large", scope, headers, say)
                return
            await app(scope, receive, say)

        return door

    return factory


def _is_foreign(scope: Scope, headers: dict[str, str], site: str) -> bool:
    """Whether a browser says that another site's page sends this, where that matters."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    if site and origin == site:
        return False
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


async def _turn_away(status: int, key: str, scope: Scope, headers: dict[str, str], send: Send) -> None:
    said = "fr" if "lang=fr" in scope.get("query_string", b"").decode("latin-1") else "en"
    body = msgspec.json.encode(Refused(reason=Reason(text=sentence(said, key, {}))))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": body, "more_body": False})
