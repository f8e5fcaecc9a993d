"""Mistakes in a battle's files, ours or somebody's corrected ones: told with file and line before anything starts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from ...kernel.files import Sheet, TomlFile
from ...kernel.hexes import WAYS
from ...kernel.refusal import BadInput

if TYPE_CHECKING:
    from .box import Box

COUNTRIES: Final = {"galicia-1914": ("ah", "ru", "ge"), "first-ypres-1914": ("be", "fr")}
NATIONS: Final = {"galicia-1914": ("ah", "ru", "ge"), "first-ypres-1914": ("fr", "be", "br", "ge")}
HEX_FLAGS: Final = ("east_of_line",)
UNIT_FLAGS: Final = ("cossack", "new_reserve", "zone_a", "marine", "indian", "remnant")
_CELL: Final = re.compile(r"\d\*?/\d")


def check_hexes(battle: str, sides: tuple[str, str], sheet: Sheet, tables: TomlFile) -> None:
    """The words of hexes.csv."""
    sheet.check("terrain", tables["terrain"])
    sheet.check("class", ("", *tables["class"]))
    sheet.check("country", COUNTRIES[battle])
    for column, known in (("vp", sides), ("supply", sides), ("flags", HEX_FLAGS)):
        _each(sheet, column, known)
    for i, row in enumerate(sheet.rows):
        steps, dash, ter = row["fort"].partition("-")
        if row["fort"] and not (dash and steps in ("1", "2") and ter in ("1", "2", "3", "4", "5")):
            raise sheet.wrong(i, "fort")
    for column in ("area0", "area1"):
        names = [name for name, _ in Counter(sheet.column(column)).most_common(4)]
        sheet.check(column, sorted(names))
        if len(names) < 4 or "" in names:
            raise sheet.wrong(0, column)


def check_tables(sides: tuple[str, str], tables: TomlFile) -> None:
    """The words of tables.toml that others are looked up by, and the length of its rows."""
    for side in sides:
        if not set(tables["compass"][side]) <= set(WAYS):
            raise tables.wrong("compass", side, known=WAYS)
    for key in ("draws", "first"):
        if tables["game"][key] not in sides:
            raise tables.wrong("game", key, known=sides)
    wide = len(tables["combat"]["columns"])
    for key in ("attacker", "defender", "limit"):
        if len(tables["combat"][key]) != wide:
            raise tables.wrong("combat", key)
    for kind, keys in (("track", ("side", "area", "from", "to", "cells")), ("support", ("side", "from", "to"))):
        for i, one in enumerate(tables[kind]):
            for key in keys:
                if key not in one:
                    raise BadInput("bad-lacks", at=tables.at(kind, i), thing=f"{kind}.{key}")
            if one["side"] not in sides:
                raise tables.wrong(kind, i, "side", known=sides)
            if kind == "track" and (len(one["cells"]) != 6 or not all(_CELL.fullmatch(cell) for cell in one["cells"])):
                raise tables.wrong(kind, i, "cells")


def check_units(battle: str, sides: tuple[str, str], sheet: Sheet) -> None:
    """The words of units.csv."""
    sheet.check("side", sides)
    sheet.check("nation", NATIONS[battle])
    sheet.check("type", ("inf", "cav"))
    sheet.check("size", ("div", "bde"))
    sheet.check("steps", ("1", "2"))
    sheet.check("ter", ("1", "2", "3", "4", "5", "?"))
    _each(sheet, "flags", UNIT_FLAGS)
    for i, row in enumerate(sheet.rows):
        if row["turn"] and not (row["turn"].isascii() and row["turn"].isdigit()):
            raise sheet.wrong(i, "turn")


def check_places(box: Box, sheet: Sheet) -> dict[int, int]:
    """Where units start and enter: areas and zones that there are, and hexes they can stand in, by unit, where the
    counters name them (YPR.3.11, YPR.3.12)."""
    at: dict[int, int] = {}
    for u, row in enumerate(sheet.rows):  # a unit is its row here
        areas = box.areas[box.side[u]]
        if box.players_set_up:
            if row["setup"] and row["setup"] not in areas:
                raise sheet.wrong(u, "setup", areas)
            if row["where"] and row["where"] not in areas:
                raise sheet.wrong(u, "where", areas)
            continue
        if not set(row["where"]) <= set(areas):
            raise sheet.wrong(u, "where", areas)
        if row["setup"]:
            at[u] = _hex(box, sheet, u, "setup")
    _together(box, sheet, at, {u: u for u in at})
    return at


def check_deployment(box: Box, sheet: Sheet) -> dict[int, int]:
    """deployment.csv: every unit that starts has a hex, and a legal one (GAL.3.11b to GAL.3.11d, GAL.3.12b to d)."""
    found: dict[int, int] = {}
    rows: dict[int, int] = {}
    for i, row in enumerate(sheet.rows):
        u = box.unit.get(row["unit"], -1)
        if u < 0 or not box.setup[u]:
            raise sheet.wrong(i, "unit")
        h = _hex(box, sheet, i, "hex")
        area = box.areas[box.side[u]].index(box.setup[u])
        if not (box.set_up[box.side[u]] & box.area_set[box.side[u]][area]) >> h & 1:
            raise BadInput("bad-hex-start", at=sheet.places[i], unit=row["unit"], hex=row["hex"])
        found[u], rows[u] = h, i
    for u in range(box.count):
        if box.setup[u] and u not in found:
            raise BadInput("bad-lacks", at=sheet.head, thing=box.units[u])
    _together(box, sheet, found, rows)
    return found


def _each(sheet: Sheet, column: str, known: Iterable[str]) -> None:
    words = tuple(known)
    for i, row in enumerate(sheet.rows):
        if not set(row[column].split()) <= set(words):
            raise sheet.wrong(i, column, words)


def _hex(box: Box, sheet: Sheet, i: int, column: str) -> int:
    number = sheet.rows[i][column]
    if number not in box.hex:
        raise BadInput("bad-hex-number", at=sheet.places[i], number=repr(number))
    if not box.playable >> box.hex[number] & 1:
        raise BadInput("bad-hex-closed", at=sheet.places[i], hex=number)
    return box.hex[number]


def _together(box: Box, sheet: Sheet, at: Mapping[int, int], rows: Mapping[int, int]) -> None:
    """Whether units that start in one hex may stand together (STD.6.1, STD.6.2, STD.6.4)."""
    there: dict[int, list[int]] = {}
    game = box.tables["game"]
    for u, h in at.items():
        stack = there.setdefault(h, [])
        stack.append(u)
        place, number = sheet.places[rows[u]], box.numbers[h]
        if len({box.side[other] for other in stack}) > 1:
            raise BadInput("bad-hex-both", at=place, hex=number)
        cavalry = all(box.kind[other] for other in stack)
        if len(stack) > int(game["cavalry_stack"] if cavalry else game["stack"]):
            raise BadInput("bad-hex-full", at=place, hex=number)
