"""Tests of rules fight with counters they know: what we rebuilt of the real ones was tuned by playing, and may change.

counters.csv says what the units that they name are worth in each year; where a year has no row, the one before. Tests
of the data, and those that play on from a set-up, see the game's own."""

from __future__ import annotations

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from grognard.games.italia_1917_1918.box import Rating

from .table import BOX

RULES = re.compile(r"test_(\d|sc_)")
"""Test files that are named after rules."""
YEARS = ("1917", "1918", "october-1918")


@cache
def known() -> dict[str, tuple[Rating, ...]]:
    """By year, the ratings of all units: those of counters.csv, else the game's."""
    lines = (Path(__file__).parent / "counters.csv").read_text(encoding="utf-8").splitlines()
    rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    found = {}
    pinned: dict[int, Rating] = {}
    for year in YEARS:
        for row in rows:
            if row["vintage"] == year:
                pinned[BOX.unit[row["unit"]]] = Rating(*(int(row[field]) for field in Rating._fields))
        found[year] = tuple(pinned.get(u, one) for u, one in enumerate(BOX.ratings[year]))
    return found


@pytest.fixture(autouse=True)
def known_counters(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if RULES.match(request.path.name):
        for scene in BOX.scenes.values():
            year = next(year for year in YEARS if BOX.ratings[year] is scene.ratings)
            monkeypatch.setattr(scene, "ratings", known()[year])
