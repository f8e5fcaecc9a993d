"""Data files: CSV and TOML that a person can read and correct, each saying where its facts come from.

Set GROGNARD_DATA to a folder with corrected files (GROGNARD_DATA/GAME/FILE) to use them in place of ours.
"""

from __future__ import annotations

import csv
import hashlib
import os
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .refusal import BadInput

PROVENANCES = ("rulebook", "published", "reconstructed")


@dataclass(frozen=True)
class Sheet:
    """A CSV file: its rows, and for every column its provenance and a remark."""

    rows: tuple[Mapping[str, str], ...]
    provenance: Mapping[str, tuple[str, str]]


class DataFolder:
    """The data files of one game."""

    def __init__(self, game: str, own: Path) -> None:
        self.game = game
        self._own = own
        self._digest = hashlib.sha256()
        self._theirs = corrections(game, own)
        self.corrected: list[str] = []

    def _read(self, name: str) -> tuple[str, str | None]:
        """A file's text, and if somebody corrected it the text of ours too."""
        ours = (self._own / name).read_text("utf-8")
        text = ours
        theirs = self._theirs.get(name)
        if theirs is not None:
            self.corrected.append(name)
            try:
                text = theirs.read_text("utf-8-sig")  # spreadsheets like to begin a file with a mark of their own
            except OSError as error:
                raise BadInput("bad-unreadable", path=theirs, why=error.strerror) from None
            except UnicodeDecodeError:
                raise BadInput("bad-not-utf-8", path=theirs) from None
        self._digest.update(f"{name}\n{text}".encode())
        return text, None if theirs is None else ours

    @property
    def digest(self) -> str:
        """What tells one set of data files from another; part of every record's header."""
        return self._digest.hexdigest()[:12]

    def sheet(self, name: str) -> Sheet:
        """A CSV file with leading comments `# column: provenance; remark`."""
        text, ours = self._read(name)
        sheet = _sheet(name, text)
        if ours is not None:
            _compare_sheets(name, _sheet(name, ours).rows, sheet.rows)
        return sheet

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file."""
        text, ours = self._read(name)
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadInput("bad-file", name=name, why=error) from error
        if ours is not None:
            _compare_tables(name, tomllib.loads(ours), table)
        return table


def corrections(game: str, own: Path) -> dict[str, Path]:
    """The files that GROGNARD_DATA has in place of a game's own, by name."""
    folder = os.environ.get("GROGNARD_DATA")
    if not folder:
        return {}
    if not Path(folder).is_dir():
        raise BadInput("bad-data-folder", given=repr(folder))
    found: dict[str, Path] = {}
    known = sorted(path.name for path in own.iterdir())
    for spelled in sorted({game, game.replace("_", "-")}):
        theirs = Path(folder) / spelled
        for path in sorted(theirs.iterdir()) if theirs.is_dir() else ():
            if path.suffix in (".csv", ".toml"):
                if path.name not in known:
                    raise BadInput("bad-corrects-nothing", path=path, game=game, known=", ".join(known))
                found[path.name] = path
    return found


def _sheet(name: str, text: str) -> Sheet:
    lines = text.splitlines()
    provenance: dict[str, tuple[str, str]] = {}
    for line in lines:
        if not line.startswith("#"):
            break
        column, colon, rest = line[1:].partition(":")
        source, _, remark = rest.strip().partition(";")
        if colon and source.strip() in PROVENANCES:
            provenance[column.strip()] = (source.strip(), remark.strip())
    try:
        rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    except csv.Error as error:
        raise BadInput("bad-file", name=name, why=error) from error
    for number, row in enumerate(rows, 1):
        if None in row or None in row.values():
            raise BadInput("bad-row", name=name, row=number)
    return Sheet(tuple(rows), provenance)


def _compare_sheets(name: str, ours: Sequence[Mapping[str, str]], theirs: Sequence[Mapping[str, str]]) -> None:
    """A corrected sheet needs our columns; if the first one names things, those things too, and each once."""
    if not theirs:
        raise BadInput("bad-no-rows", name=name)
    for column in ours[0]:
        if column not in theirs[0]:
            raise BadInput("bad-no-column", name=name, column=repr(column))
    first = next(iter(ours[0]))
    wanted = [row[first] for row in ours]
    if len(set(wanted)) < len(wanted):
        return
    names: set[str] = set()
    for row in theirs:
        if row[first] in names:
            raise BadInput("bad-twice", name=name, thing=repr(row[first]))
        names.add(row[first])
    for one in wanted:
        if one not in names:
            raise BadInput("bad-lacks", name=name, thing=repr(one))


def _compare_tables(name: str, ours: Mapping[str, Any], theirs: Mapping[str, Any], where: str = "") -> None:
    """A corrected table needs our keys, with values of the same kind."""
    for key, value in ours.items():
        path = f"{where}{key}"
        if key not in theirs:
            raise BadInput("bad-lacks", name=name, thing=path)
        if type(theirs[key]) is not type(value):
            raise BadInput("bad-other-kind", name=name, thing=path, theirs=repr(theirs[key]), ours=repr(value))
        if isinstance(value, dict):
            _compare_tables(name, value, theirs[key], f"{path}.")
