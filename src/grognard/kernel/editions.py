"""Editions: the sets of data that a game has been played with. Several of them live in one process.

A match and a record name the facts they began with by their digest. Those of this program are at hand; earlier ones are
shipped beside the data files (`editions/DIGEST.json.gz`) or kept beside the matches. `editions/same.toml` names digests
that mean the same facts, because digests were once made otherwise.
"""

from __future__ import annotations

import base64
import gzip
import re
import tomllib
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .files import DataFolder
from .game import Game
from .refusal import BadInput

Texts = Mapping[str, str]
"""Data files by their names."""
Kept = Callable[[str, str], Texts | None]
"""Finds the data files of a game by their digest, if somebody kept them."""

_found: dict[tuple[str, str, str], Game[Any]] = {}


def edition(game: Game[Any], digest: str, kept: Kept = lambda game, digest: None) -> Game[Any]:
    """A game as it is played with the facts of this digest; refused in a sentence if nobody has them."""
    if digest == game.digest:
        return game
    meant = same(_folder(game)).get(digest, digest)
    if meant == game.digest:
        return game
    key = (game.name, game.digest, meant)
    if key not in _found:
        texts = shipped(game, meant) or kept(game.name, meant) or kept(game.name, digest)
        if texts is None or game.remake is None:
            raise BadInput("bad-other-data")
        made = game.remake(DataFolder(game.name, game.data, texts))
        _found[key] = replace(made, digest=meant)
    return _found[key]


def _folder(game: Game[Any]) -> Path:
    return game.data / "editions"


@cache
def same(folder: Path) -> Mapping[str, str]:
    """Digests that mean the facts of another one."""
    path = folder / "same.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def shipped(game: Game[Any], digest: str) -> Texts | None:
    """An edition that comes with the program."""
    path = _folder(game) / f"{digest}.json.gz"
    if not is_digest(digest) or not path.is_file():
        return None
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=dict[str, str])


def is_digest(text: str) -> bool:
    """Whether a text from outside could be the name of an edition."""
    return re.fullmatch("[0-9a-f]{12}", text) is not None


def ship(game: Game[Any]) -> Path:
    """Put the present data files among the editions: before they change."""
    assert game.files is not None
    path = _folder(game) / f"{game.digest}.json.gz"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(msgspec.json.encode(game.files.texts), mtime=0))
    return path


def pack(texts: Texts) -> str:
    """Data files as one short text, to be kept."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(texts), 9)).decode()


def unpack(packed: str) -> Texts:
    return msgspec.json.decode(zlib.decompress(base64.b64decode(packed)), type=dict[str, str])
