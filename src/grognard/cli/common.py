"""Small things the commands share."""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.editions import Texts, is_digest, pack, shipped, unpack
from ..kernel.game import Game, OptionValue
from ..kernel.play import Play
from ..kernel.record import LONGEST, Misfit, Record, parse_option, read, replay
from ..kernel.refusal import BadInput

if TYPE_CHECKING:
    from ..table.database import Database


def parse_options(given: Iterable[str]) -> dict[str, OptionValue]:
    """name=value pairs from the command line."""
    options: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        options[name] = parse_option(value) if equals else True
    return options


def read_record(path: Path) -> tuple[Record, Game[Any]]:
    """A record from a file, and the game it is of."""
    from ..games import ASKED

    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise BadInput("bad-no-file", path=path) from None
    except OSError as error:
        raise BadInput("bad-unreadable", path=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadInput("bad-no-text", path=path) from None
    saved = read(text, ASKED, kept_edition)
    return saved, saved.of


def replay_as_far(saved: Record, language: str) -> Play[Any]:
    """Play a record again; one of earlier rules as far as it fits these, which is said."""
    try:
        return replay(saved, saved.of, find_key(saved), log=True)
    except Misfit as misfit:
        print(misfit.said(language), file=sys.stderr)
        return misfit.play


def edition_path(game: str, digest: str) -> Path:
    return state_folder() / "editions" / f"{game}-{digest}"


def keep_edition(game: Game[Any]) -> None:
    """Keep the data files of a saved game, so that later versions can go on with it."""
    path = edition_path(game.name, game.digest)
    if game.files is None or path.exists() or shipped(game, game.digest) is not None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pack(game.files.texts), "ascii")
    except OSError as error:
        raise BadInput("bad-unwritable", path=path, why=error.strerror) from None


def kept_edition(game: str, digest: str) -> Texts | None:
    path = edition_path(game, digest)
    if not is_digest(digest) or not path.is_file():
        return None
    try:
        return unpack(path.read_text("ascii"))
    except (OSError, ValueError, zlib.error):
        raise BadInput("bad-edition", path=path) from None


def state_folder() -> Path:
    """Where a program keeps what is nobody's document: keys, and the matches of the table."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "grognard"


def table_address(database: str) -> str:
    """Where the matches of a table are kept, if nothing else is said."""
    return database or f"sqlite:{state_folder() / 'table.db'}"


def open_store(address: str, *, copied: bool = False) -> Database:
    """A database, brought up to this program's version; `copied`: to be looked at only, and nothing of it changes."""
    from ..table.database import connect

    try:
        return connect(address, copied=copied)
    except BadInput:
        raise
    except ModuleNotFoundError as error:
        raise BadInput("cli-no-postgres", missing=error.name) from None
    except Exception as error:  # every store has its own way of saying that it cannot be used
        why = next(iter(str(error).splitlines()), "") or type(error).__name__
        raise BadInput("cli-no-store", why=why) from None


def key_folder() -> Path:
    """Where the keys of fair games in progress are kept, apart from the saves that players read."""
    return state_folder() / "keys"


def keep_key(commitment: str, key: str) -> None:
    path = key_folder() / commitment
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600, exist_ok=True)
        path.write_text(key, "ascii")
    except OSError as error:
        raise BadInput("bad-key-not-kept", path=path.parent, why=error.strerror) from None


def find_key(saved: Record) -> str:
    """The key of a fair game in progress, if this machine keeps it."""
    name = saved.commitment
    if not name:
        return ""
    if len(name) != 64 or not all(c in "0123456789abcdef" for c in name):
        raise BadInput("bad-commitment")
    path = key_folder() / name
    try:
        return path.read_text("ascii").strip() if path.is_file() else ""
    except (OSError, UnicodeDecodeError):
        raise BadInput("bad-key-unreadable", path=path) from None
