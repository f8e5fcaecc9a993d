"""What handlers are given, by where it comes from: the path, the query, the body, this server, who calls."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from .server import Caller, Server

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Server]
By = NamedDependency[Caller]
Id = FromPath[str]
Short = Annotated[str, QueryParameter(max_length=120)]
Listed = Annotated[str, QueryParameter(max_length=1000)]
Lang = Annotated[str | None, QueryParameter(name="lang", max_length=5)]
"""Documented so; `server.language` reads it, or the browser's wish."""
