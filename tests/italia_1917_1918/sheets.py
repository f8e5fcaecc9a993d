"""The data files as they are, read without the game's own code: a mistake there must not hide one in a test."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import grognard

FOLDER = Path(grognard.__file__).parent / "games" / "italia_1917_1918"
SCENARIOS = ("grappa", "caporetto", "radetzky", "albrecht", "solstice", "vittorio")
VINTAGES = dict.fromkeys(("radetzky", "albrecht", "solstice"), ("1918",)) | {"vittorio": ("october-1918", "1918")}
"""Of a scenario the rows of ratings.csv that win over units.csv, the first of them first."""
COMBAT = ("infantry", "mountain", "cavalry", "dismounted", "assault", "naval")
SUPPORTS = (
    "army-artillery",
    "corps-artillery",
    "barges",
    "battery",
    "hq",
    "stoss",
    "sturm",
    "arditi",
    "air",
    "trucks",
    "depot",
)

Row = dict[str, str]


def rows(name: str) -> list[Row]:
    with (FOLDER / "data" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


UNITS = {row["unit"]: row for row in rows("units.csv")}
SETUP = {scenario: [row for row in rows("setup.csv") if row["scenario"] == scenario] for scenario in SCENARIOS}
_RATINGS = {(row["unit"], row["vintage"]): row for row in rows("ratings.csv")}


def rated(unit: str, scenario: str) -> Row:
    """A unit as it is in a scenario."""
    for vintage in VINTAGES.get(scenario, ()):
        if (unit, vintage) in _RATINGS:
            return UNITS[unit] | _RATINGS[unit, vintage]
    return UNITS[unit]


def every_rating() -> Iterator[tuple[str, Row]]:
    """Every combat unit as it ever is."""
    for unit, row in UNITS.items():
        if row["kind"] in COMBAT:
            yield unit, row
    for (unit, _), row in _RATINGS.items():
        yield unit, UNITS[unit] | row


def start(scenario: str) -> dict[str, list[Row]]:
    """What stands where when a scenario begins."""
    found: dict[str, list[Row]] = {}
    for row in SETUP[scenario]:
        if row["hex"]:
            found.setdefault(row["hex"], []).append(row)
    return found
