"""Data files: CSV and TOML that a person can read and correct, each saying where its facts come from.

Set GROGNARD_DATA to a folder with corrected files (GROGNARD_DATA/GAME/FILE) to use them in place of ours.
"""

from __future__ import annotations

import csv
import hashlib
import os
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from .refusal import BadInput

PROVENANCES = ("rulebook", "published", "reconstructed")


@dataclass(frozen=True)
class Remark:
    """What a file says of where its facts come from."""

    of: str
    """A column, a table or a key of one; empty: the file as a whole."""
    origin: str
    """One of PROVENANCES; empty where the note says it."""
    note: str


@dataclass(frozen=True)
class Sheet:
    """A CSV file: its rows, and what it says of them."""

    rows: tuple[Mapping[str, str], ...]
    remarks: tuple[Remark, ...]


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

    def text(self, name: str) -> str:
        """A file as it stands, corrected if somebody corrected it."""
        return self._read(name)[0]

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
    known = sorted(path.name for path in own.iterdir() if path.is_file())
    for spelled in sorted({game, game.replace("_", "-")}):
        theirs = Path(folder) / spelled
        for path in sorted(theirs.iterdir()) if theirs.is_dir() else ():
            if path.suffix in (".csv", ".toml"):
                if path.name not in known:
                    raise BadInput("bad-corrects-nothing", path=path, game=game, known=", ".join(known))
                found[path.name] = path
    return found


def sources(name: str, folder: Path, parts: Sequence[Path], language: str) -> list[tuple[str, Remark]]:
    """What the files of a game say of where their facts come from, each with its file, in a language.

    `parts`: the folders inside the game's `folder` that hold files; those under data/ may have been corrected."""
    spoken = folder / "messages" / f"sources_{language}.csv"
    rows = _sheet(spoken.name, spoken.read_text("utf-8")).rows if spoken.is_file() else ()
    translated = {(row["file"], row["column"]): row["note"] for row in rows}
    found: list[tuple[str, Remark]] = []
    for part in parts:
        printed = part.relative_to(folder).parts[0] == "data"
        data = DataFolder(name, part) if printed else None
        for path in sorted(part.iterdir()):
            if path.suffix not in (".csv", ".toml"):
                continue
            file, ours = path.relative_to(folder).as_posix(), path.read_text("utf-8")
            own = _remarks(path.name, ours)
            for said in own if data is None else _remarks(path.name, data.text(path.name)):
                # What somebody wrote into a corrected file is not ours to translate.
                note = translated.get((file, said.of), said.note) if said in own else said.note
                found.append((file, replace(said, note=note)))
    return found


def _remarks(name: str, text: str) -> Sequence[Remark]:
    return _sheet(name, text).remarks if name.endswith(".csv") else _table_remarks(text)


def _sheet_remarks(lines: Sequence[str]) -> list[Remark]:
    """Of a CSV file: leading comments `# column: provenance; remark`; those without provenance are of the file."""
    found, whole = [], []
    for line in takewhile(lambda line: line.startswith("#"), lines):
        column, colon, rest = line[1:].partition(":")
        origin, _, note = rest.partition(";")
        if colon and origin.strip() in PROVENANCES:
            found.append(Remark(column.strip(), origin.strip(), note.strip()))
        else:
            whole.append(line[1:].strip(" ."))
    return [Remark("", "", f"{'. '.join(whole)}."), *found] if whole else found


def _table_remarks(text: str) -> list[Remark]:
    """Of a TOML file: every block of comments, which is of the table or the key that follows it."""
    found: list[Remark] = []
    table, note = "", []
    for line in (*text.splitlines(), ""):
        if line.startswith("#"):
            note.append(line[1:].strip())
            continue
        key = line.partition("=")[0].strip()
        if line.startswith("["):
            table, key = line.strip("[] "), ""
        if note:
            found.append(Remark(".".join(filter(None, (table, key))), "", " ".join(note)))
            note = []
    return found


def _sheet(name: str, text: str) -> Sheet:
    lines = text.splitlines()
    try:
        rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    except csv.Error as error:
        raise BadInput("bad-file", name=name, why=error) from error
    for number, row in enumerate(rows, 1):
        if None in row or None in row.values():
            raise BadInput("bad-row", name=name, row=number)
    return Sheet(tuple(rows), tuple(_sheet_remarks(lines)))


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
