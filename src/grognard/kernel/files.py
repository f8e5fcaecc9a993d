"""Data files: CSV and TOML that a person can read and correct, each saying where its facts come from.

The digest of a folder is of the facts that rules read: not of comments, nor of what its words.toml says is for people
only (names, coordinates, remarks), so that these may be mended without touching a game under way. What was read can be
kept (`texts`) and read again later in place of the folder: that is how a match keeps the data it began with.

Set GROGNARD_DATA to a folder with corrected files (GROGNARD_DATA/GAME/FILE). A corrected TOML file takes the place of
ours; a corrected CSV file may be a whole copy, or hold only the rows and columns that are corrected.
"""

from __future__ import annotations

import csv
import hashlib
import io
import os
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from .refusal import BadInput, Place, shown
from .words import sentence, typeset

PROVENANCES = ("rulebook", "published", "reconstructed")
WORDS = "words.toml"
"""Says of the files beside it which columns and keys no rule reads."""


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
    """A CSV file: its rows, where each stands, and what the file says of them."""

    columns: tuple[str, ...]
    head: Place
    """Where the columns are named."""
    rows: tuple[Mapping[str, str], ...]
    places: tuple[Place, ...]
    remarks: tuple[Remark, ...] = ()
    corrected: frozenset[str] = frozenset()
    """What the first column says of rows that somebody corrected."""

    def column(self, name: str) -> tuple[str, ...]:
        return tuple(row[name] for row in self.rows)

    def wrong(self, i: int, column: str, known: Collection[str] = ()) -> BadInput:
        """What to raise where row i has in a column what cannot stand there; `known`: what can."""
        return _wrong(self.places[i], column, self.rows[i][column], known)

    def check(self, column: str, known: Collection[str]) -> None:
        """Refuse the file if a row has something else in this column."""
        for i, row in enumerate(self.rows):
            if row[column] not in known:
                raise self.wrong(i, column, known)


class TomlFile(dict[str, Any]):
    """A TOML file, which knows where its keys stand."""

    def __init__(self, values: Mapping[str, Any], file: Path | str, text: str = "") -> None:
        super().__init__(values)
        self.file, self._text = file, text
        self.corrected: frozenset[str] = frozenset()
        """The keys that somebody corrected, with those of the tables they are in."""

    def at(self, *keys: str | int) -> Place:
        """Where a key stands, or what holds it; a number counts the tables of a list from 0."""
        found, known = 0, 0
        seen: dict[tuple[str | int, ...], int] = {}
        table: tuple[str | int, ...] = ()
        for number, line in enumerate(self._text.splitlines(), 1):
            head = re.match(r"\s*(\[\[?)([^\]]+)\]", line)
            if head:
                table = _keys(head[2])
                if head[1] == "[[":
                    seen[table] = seen.get(table, -1) + 1
                    table = (*table, seen[table])
                path = table
            else:
                key = re.match(r"\s*([\w.\"'-]+)\s*=", line)
                if not key:
                    continue
                path = (*table, *_keys(key[1]))
            if known < len(path) and keys[: len(path)] == path:
                found, known = number, len(path)
        return Place(self.file, found)

    def wrong(self, *keys: str | int, known: Collection[str] = ()) -> BadInput:
        """What to raise where a key has a value that it cannot have; `known`: what it can have."""
        value: Any = self
        for key in keys:
            value = value[key]
        return _wrong(self.at(*keys), ".".join(str(key) for key in keys), value, known)


def _keys(text: str) -> tuple[str, ...]:
    return tuple(part.strip(" \"'") for part in text.split("."))


def _wrong(at: Place, column: str, word: object, known: Collection[str]) -> BadInput:
    said = shown(word) if isinstance(word, str) else repr(word)
    if not known:
        return BadInput("bad-word", at=at, column=column, word=said)
    return BadInput("bad-word-known", at=at, column=column, word=said, known=", ".join(repr(one) for one in known))


class DataFolder:
    """The data files of one game. `texts`: an earlier set of them, by name, that is read in place of the folder's; what
    it lacks, because nobody read it then, is the folder's."""

    def __init__(self, game: str, own: Path, texts: Mapping[str, str] | None = None) -> None:
        self.game = game
        self._own = own
        self._texts = texts
        self._theirs = corrections(game, own) if texts is None else {}
        self._facts: dict[str, object] = {}
        self._kept: dict[str, str] = {}
        self.corrected: list[str] = []
        self._words: Mapping[str, list[str]] = {}
        if WORDS in (texts or ()) or (own / WORDS).is_file():
            self._kept[WORDS] = self._ours(WORDS)
            self._words = tomllib.loads(self._kept[WORDS])

    def _ours(self, name: str) -> str:
        if self._texts is not None and name in self._texts:
            return self._texts[name]
        return (self._own / name).read_text("utf-8")

    def _read(self, name: str) -> tuple[str, Path | None, str]:
        """Our text of a file, and if somebody corrected it where and his text."""
        ours = self._ours(name)
        path = self._theirs.get(name)
        if path is None:
            return ours, None, ""
        self.corrected.append(name)
        try:
            return ours, path, path.read_text("utf-8-sig")  # spreadsheets like to begin a file with a mark of their own
        except OSError as error:
            raise BadInput("bad-unreadable", path=path, why=error.strerror) from None
        except UnicodeDecodeError:
            raise BadInput("bad-not-utf-8", path=path) from None

    @property
    def digest(self) -> str:
        """What tells one set of facts from another: of all that was read so far. Part of every record's header."""
        packed = msgspec.json.encode(self._facts, order="deterministic")
        return hashlib.sha256(packed).hexdigest()[:12]

    @property
    def texts(self) -> Mapping[str, str]:
        """All that was read so far, with its corrections: what `texts` takes to read the same again."""
        return self._kept

    def sheet(self, name: str) -> Sheet:
        """A CSV file with leading comments `# column: provenance; remark`."""
        text, path, theirs = self._read(name)
        sheet = _sheet(self._own / name, text)
        if path is not None:
            sheet = _corrected(sheet, _sheet(path, theirs))
        words = self._words.get(name, ())
        facts = [column for column in sheet.columns if column not in words]
        self._facts[name] = [facts, *([row[column] for column in facts] for row in sheet.rows)]
        self._kept[name] = _written(sheet) if sheet.corrected else text
        return sheet

    def table(self, name: str) -> TomlFile:
        """A TOML file."""
        text, path, theirs = self._read(name)
        table = ours = _table(self._own / name, text)
        if path is not None:
            table = _table(path, theirs)
            _compare_tables(table, ours, table, ())
            table.corrected = frozenset(".".join(keys) for keys in _changed(ours, table, ()))
        words = self._words.get(name, ())
        self._facts[name] = {key: value for key, value in table.items() if key not in words}
        self._kept[name] = theirs if table.corrected else text
        return table

    def remarks(self, name: str) -> Sequence[Remark]:
        """What a file says of where its facts come from."""
        if name.endswith(".csv"):
            return self.sheet(name).remarks
        ours, path, theirs = self._read(name)
        return _table_remarks(ours if path is None else theirs)

    def correction(self, name: str, language: str) -> str:
        """Of a corrected file, where it is and in how many rows or values it differs from ours; else nothing."""
        if name not in self._theirs:
            return ""
        read: Sheet | TomlFile = self.sheet(name) if name.endswith(".csv") else self.table(name)
        args = {"file": self._theirs[name], "count": len(read.corrected)}
        return sentence(language, "source-corrected", args) if read.corrected else ""


def corrections(game: str, own: Path) -> dict[str, Path]:
    """The files that GROGNARD_DATA has in place of a game's own, by name."""
    found: dict[str, Path] = {}
    known = sorted(path.name for path in own.iterdir() if path.is_file() and path.name != WORDS)
    for theirs in corrected_folders():
        if theirs.name.replace("_", "-") != game.replace("_", "-"):
            continue
        for path in sorted(theirs.iterdir()):
            if path.suffix in (".csv", ".toml"):
                if path.name not in known:
                    raise BadInput("bad-corrects-nothing", path=path, game=game, known=", ".join(known))
                found[path.name] = path
    return found


def corrected_folders() -> list[Path]:
    """What is in the folder of corrected files: a folder a game."""
    folder = os.environ.get("GROGNARD_DATA")
    if not folder:
        return []
    if not Path(folder).is_dir():
        raise BadInput("bad-data-folder", given=repr(folder))
    for path in sorted(Path(folder).iterdir()):
        if path.suffix in (".csv", ".toml"):
            raise BadInput("bad-no-game-folder", path=path)
    return sorted(path for path in Path(folder).iterdir() if path.is_dir())


def find_word(word: str) -> Place | None:
    """The first place in the corrected files where a word stands by itself: as a field, a key or a value."""
    alone = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    for folder in corrected_folders():
        for path in sorted(folder.iterdir()):
            if path.suffix in (".csv", ".toml"):
                for number, line in enumerate(path.read_text("utf-8-sig", "replace").splitlines(), 1):
                    if not line.startswith("#") and alone.search(line):
                        return Place(path, number)
    return None


def sources(name: str, folder: Path, parts: Sequence[Path], language: str) -> list[tuple[str, Remark]]:
    """What the files of a game say of where their facts come from, each with its file, in a language.

    `parts`: the folders inside the game's `folder` that hold files; those under data/ may have been corrected."""
    spoken = folder / "messages" / f"sources_{language}.csv"
    rows = _sheet(spoken, spoken.read_text("utf-8")).rows if spoken.is_file() else ()
    translated = {(row["file"], row["column"]): typeset(row["note"], language) for row in rows}
    found: list[tuple[str, Remark]] = []
    for part in parts:
        printed = part.relative_to(folder).parts[0] == "data"
        data = DataFolder(name, part) if printed else None
        for path in sorted(part.iterdir()):
            if path.suffix not in (".csv", ".toml") or path.name == WORDS:
                continue
            file = path.relative_to(folder).as_posix()
            text = path.read_text("utf-8")
            own = _sheet(path, text).remarks if path.suffix == ".csv" else _table_remarks(text)
            corrected = "" if data is None else data.correction(path.name, language)
            remarks = own if data is None else data.remarks(path.name)
            if corrected and not any(not said.of for said in remarks):
                remarks = (Remark("", "", ""), *remarks)
            for said in remarks:
                # What somebody wrote into a corrected file is not ours to translate.
                note = translated.get((file, said.of), said.note) if said in own else said.note
                whole = "" if said.of else corrected
                found.append((file, replace(said, note=" ".join(filter(None, (note, whole))))))
    return found


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


def _sheet(path: Path, text: str) -> Sheet:
    lines = re.split(r"\r\n|\r|\n", text)
    kept = [(number, line) for number, line in enumerate(lines, 1) if not line.startswith("#")]
    reader = csv.reader((line for _, line in kept), strict=True)
    rows, places = [], []
    columns: tuple[str, ...] = ()
    head = Place(path)
    begun = 0
    try:
        for fields in reader:
            at, begun = Place(path, kept[begun][0]), reader.line_num
            if not any(fields):  # spreadsheets like to end a file with rows of nothing
                continue
            if not columns:
                columns, head = tuple(fields), at
                twice = next((name for name in columns if columns.count(name) > 1), None)
                if twice is not None:
                    raise BadInput("bad-twice", at=at, thing=shown(twice))
            elif len(fields) != len(columns):
                raise BadInput("bad-row", at=at, fields=len(fields), columns=len(columns))
            else:
                rows.append(dict(zip(columns, fields, strict=True)))
                places.append(at)
    except csv.Error as error:
        raise BadInput("bad-file", at=Place(path, kept[begun][0]), why=error) from error
    return Sheet(columns, head, tuple(rows), tuple(places), tuple(_sheet_remarks(lines)))


def _written(sheet: Sheet) -> str:
    """A sheet as text again, without remarks."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(sheet.columns)
    writer.writerows([row[column] for column in sheet.columns] for row in sheet.rows)
    return text.getvalue()


def _corrected(ours: Sheet, theirs: Sheet) -> Sheet:
    """Our sheet with somebody's corrections.

    If the first column names things, his rows replace ours by it, in the columns he gives; a file that has all of our
    rows may add some. Otherwise (rows of links, of hexsides) his file takes the place of ours.
    """
    if not theirs.rows:
        raise BadInput("bad-no-rows", at=theirs.head)
    for name in theirs.columns:
        if name not in ours.columns:
            raise BadInput("bad-column", at=theirs.head, column=shown(name), known=", ".join(ours.columns))
    first = ours.columns[0]
    wanted = ours.column(first)
    keyed = len(set(wanted)) == len(wanted)
    for name in (first,) if keyed else ours.columns:
        if name not in theirs.columns:
            raise BadInput("bad-no-column", at=theirs.head, column=repr(name))
    remarks = tuple({said.of: said for said in (*ours.remarks, *theirs.remarks)}.values())
    if not keyed:
        old, new = ([tuple(row[name] for name in ours.columns) for row in one.rows] for one in (ours, theirs))
        changed = frozenset(row[0] for row in set(old) ^ set(new))
        return replace(theirs, columns=ours.columns, remarks=remarks, corrected=changed)
    found = dict(zip(wanted, zip(ours.rows, ours.places, strict=True), strict=True))
    whole = theirs.columns == ours.columns and set(wanted) <= set(theirs.column(first))
    seen: set[str] = set()
    corrected: set[str] = set()
    for row, at in zip(theirs.rows, theirs.places, strict=True):
        key = row[first]
        if key in seen:
            raise BadInput("bad-twice", at=at, thing=shown(key))
        if key not in found and not whole:
            raise BadInput("bad-unknown-row", at=at, thing=shown(key), column=first)
        before = found[key][0] if key in found else None
        found[key] = ({**(before or {}), **row}, at)
        if found[key][0] != before:
            corrected.add(key)
        seen.add(key)
    rows, places = zip(*found.values(), strict=True)
    return Sheet(ours.columns, theirs.head, rows, places, remarks, frozenset(corrected))


def _table(path: Path, text: str) -> TomlFile:
    try:
        return TomlFile(tomllib.loads(text), path, text)
    except tomllib.TOMLDecodeError as error:
        said = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", str(error))
        at = Place(path, int(said[2])) if said else Place(path, len(text.splitlines()))
        raise BadInput("bad-file", at=at, why=said[1] if said else error) from error


def _compare_tables(file: TomlFile, ours: Mapping[str, Any], theirs: Mapping[str, Any], where: tuple[str, ...]) -> None:
    """A corrected table needs our keys, with values of the same kind."""
    for key, value in ours.items():
        keys = (*where, key)
        if key not in theirs:
            raise BadInput("bad-lacks", at=file.at(*where), thing=".".join(keys))
        if type(theirs[key]) is not type(value):
            raise BadInput(
                "bad-other-kind", at=file.at(*keys), thing=".".join(keys), theirs=repr(theirs[key]), ours=repr(value)
            )
        if isinstance(value, dict):
            _compare_tables(file, value, theirs[key], keys)


def _changed(ours: Mapping[str, Any], theirs: Mapping[str, Any], where: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The keys whose values differ."""
    for key in {**ours, **theirs}:
        old, new = ours.get(key), theirs.get(key)
        if isinstance(old, dict) and isinstance(new, dict):
            yield from _changed(old, new, (*where, key))
        elif old != new:
            yield (*where, key)
