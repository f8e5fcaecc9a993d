"""Small things the commands share."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..kernel.game import Game, OptionValue
from ..kernel.record import LONGEST, Record, parse_option, read
from ..kernel.refusal import BadInput


def parse_options(given: Iterable[str]) -> dict[str, OptionValue]:
    """name=value pairs from the command line."""
    options: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        options[name] = parse_option(value) if equals else True
    return options


def read_record(path: Path) -> tuple[Record, Game[Any]]:
    """A record from a file, and the game it is of."""
    from ..games import everything

    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise BadInput("bad-no-file", path=path) from None
    except OSError as error:
        raise BadInput("bad-unreadable", path=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadInput("bad-no-text", path=path) from None
    games = everything()
    saved = read(text, games)
    return saved, games[saved.game]


def state_folder() -> Path:
    """Where a program keeps what is nobody's document: keys, and the matches of the table."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "grognard"


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
    if not saved.fate.startswith("fair "):
        return ""
    name = saved.fate.removeprefix("fair ").strip()
    if len(name) != 64 or not all(c in "0123456789abcdef" for c in name):
        raise BadInput("bad-commitment")
    path = key_folder() / name
    try:
        return path.read_text("ascii").strip() if path.is_file() else ""
    except (OSError, UnicodeDecodeError):
        raise BadInput("bad-key-unreadable", path=path) from None
