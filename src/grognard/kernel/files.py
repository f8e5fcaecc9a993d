"""Data files: CSV and TOML that a person can read and correct, each saying where its facts come from.

Set GROGNARD_DATA to a folder with corrected files (GROGNARD_DATA/GAME/FILE) to use them in place of ours.
"""

from __future__ import annotations

import csv
import hashlib
import os
import tomllib
from collections.abc import Mapping
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
        self.corrected: list[str] = []

    def _read(self, name: str) -> str:
        path = self._own / name
        folder = os.environ.get("GROGNARD_DATA")
        if folder and (theirs := Path(folder) / self.game / name).is_file():
            path = theirs
            self.corrected.append(name)
        text = path.read_text("utf-8")
        self._digest.update(f"{name}\n{text}".encode())
        return text

    @property
    def digest(self) -> str:
        """What tells one set of data files from another; part of every record's header."""
        return self._digest.hexdigest()[:12]

    def sheet(self, name: str) -> Sheet:
        """A CSV file with leading comments `# column: provenance; remark`."""
        lines = self._read(name).splitlines()
        provenance: dict[str, tuple[str, str]] = {}
        for line in lines:
            if not line.startswith("#"):
                break
            column, colon, rest = line[1:].partition(":")
            source, _, remark = rest.strip().partition(";")
            if colon and source.strip() in PROVENANCES:
                provenance[column.strip()] = (source.strip(), remark.strip())
        rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
        for number, row in enumerate(rows, 1):
            if None in row or None in row.values():
                raise BadInput(f"{name}: row {number} does not have as many fields as there are columns")
        return Sheet(tuple(rows), provenance)

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file."""
        try:
            return tomllib.loads(self._read(name))
        except tomllib.TOMLDecodeError as error:
            raise BadInput(f"{name}: {error}") from error
