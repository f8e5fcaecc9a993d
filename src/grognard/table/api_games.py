"""What is printed: games, boards, rules, rulings, where the facts come from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.response import File
from markdown_it import MarkdownIt

from ..kernel.applies import holds
from ..kernel.files import sources as remarks
from ..kernel.game import Game
from ..kernel.picture import Board, Source
from ..kernel.rulebook import chapter, index, summary
from ..kernel.say import sayer
from ..kernel.words import typeset
from . import describe
from .errors import No
from .given import AnyRequest, Here, Id, Lang, Short
from .matches import Matches
from .published import schema
from .server import language
from .wire import GameInfo, Html, Named, RuleRow

_KINDS = {".webp": "image/webp", ".png": "image/png", ".svg": "image/svg+xml"}


@get("/games")
async def games(server: Here, request: AnyRequest, lang: Lang = None) -> list[GameInfo]:
    """The games of this table."""
    said = language(request)
    return await server.work.run(lambda: [describe.game(game, said) for game in server.matches.games.values()])


@get("/games/{game:str}/board")
async def board(server: Here, request: AnyRequest, game: Id, lang: Lang = None, edition: Short = "") -> Response[Board]:
    """All that is printed of a game; `edition`: of the data that a match began with."""
    body, tag = await server.work.run(_board, server.matches, game, edition, language(request))
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]


_BOARDS: dict[tuple[str, str, str], tuple[bytes, str]] = {}


def _board(matches: Matches, name: str, data: str, lang: str) -> tuple[bytes, str]:
    game = matches.edition_of(name, data) if data else matches.game(name)
    if game.page.board is None:
        raise No(404, "table-no-game", name=name)
    key = (game.name, game.digest, lang)
    if key not in _BOARDS:
        body = msgspec.json.encode(game.page.board(lang))
        _BOARDS[key] = (body, f'"{hash(body) & 0xFFFFFFFFFFFF:x}"')
    return _BOARDS[key]


@get("/games/{game:str}/art/{name:str}")
async def art(server: Here, game: Id, name: Id) -> File:
    """An image that a board shows."""
    folder = server.matches.game(game).art
    known = {
        ".".join(path.relative_to(folder).parts): path for path in folder.rglob("*") if path.suffix in _KINDS
    }  # those of a part are named west.relief.webp
    if name not in known:
        raise No(404, "table-no-file")
    path = known[name]
    headers = {"cache-control": "public, max-age=3600"}
    return File(path, media_type=_KINDS[path.suffix], headers=headers, content_disposition_type="inline")


@get("/games/{game:str}/rules")
async def rules(server: Here, request: AnyRequest, game: Id, lang: Lang = None) -> list[RuleRow]:
    """The rule index: numbers and what each decides, in our words."""
    return await server.work.run(_rules, server.matches.game(game), language(request))


def _rules(found: Game[Any], said: str) -> list[RuleRow]:
    rows = index(found)
    say = sayer(found, said)
    named = {key: Named(id=key, name=say.text(f"chapter-{key}")) for key in {chapter(rule.id) for rule in rows}}
    return [
        RuleRow(id=rule.id, kind=rule.kind, summary=summary(found, rule.id, said), chapter=named[chapter(rule.id)])
        for rule in rows
        if holds(rule.applies, (found.name, *found.holding))
    ]


@get("/games/{game:str}/rulings")
async def rulings(server: Here, request: AnyRequest, game: Id, lang: Lang = None) -> Html:
    """How the rules were read where they can be read in two ways."""
    folder = server.matches.game(game).folder
    said = language(request)
    translated = folder / f"RULINGS.{said}.md"
    path = translated if translated.is_file() else folder / "RULINGS.md"
    return Html(html=await server.work.run(_markdown, path, said))


@cache
def _markdown(path: Path, said: str) -> str:
    if not path.is_file():
        return ""
    text = typeset(path.read_text("utf-8"), said)
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


@get("/games/{game:str}/sources")
async def sources(server: Here, request: AnyRequest, game: Id, lang: Lang = None) -> list[Source]:
    """Where the facts of a game come from, file by file and column by column."""
    return await server.work.run(_sources, server.matches.game(game), language(request))


_SOURCES: dict[tuple[str, str], list[Source]] = {}


def _sources(game: Game[Any], lang: str) -> list[Source]:
    key = (game.name, lang)
    if key not in _SOURCES:
        found = remarks(game.name, game.folder, (game.data, game.art), lang)
        _SOURCES[key] = [
            Source(what=f"{file}: {said.of}" if said.of else file, origin=said.origin, note=said.note)
            for file, said in found
        ]
    return _SOURCES[key]


@get("/schema.json")
async def described() -> dict[str, Any]:
    """The JSON schema of all that travels between the table and a page or a program: positions, messages, bodies."""
    return schema()


@get("/games/{game:str}/schema.json")
async def view_described(server: Here, game: Id) -> dict[str, Any]:
    """The JSON schema of a game's position as a program is sent it (`view.position`)."""
    return msgspec.json.schema(server.matches.game(game).seen)


HANDLERS = (described, view_described, games, board, art, rules, rulings, sources)
