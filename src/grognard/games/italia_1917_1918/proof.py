"""Mistakes in the files, ours or somebody's corrected ones: told with file and line before anything starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...kernel.files import Sheet, TomlFile

if TYPE_CHECKING:
    from .box import Box

MAPS: Final = ("grappa", "caporetto", "west", "east")
STATES: Final = ("full", "reduced", "loss", "dg")
MODES: Final = ("bombardment", "fire-prohibited", "frozen", "display", "optional")


def _each(sheet: Sheet, column: str, known: tuple[str, ...]) -> None:
    """Every word of a column's cells is one of these."""
    for i, row in enumerate(sheet.rows):
        if not set(row[column].split()) <= set(known):
            raise sheet.wrong(i, column, known)


def check_hexes(sheet: Sheet, tables: TomlFile) -> None:
    sheet.check("terrain", tables["terrain"])
    sheet.check("town", ("", *tables["town"]))
    sheet.check("coast", ("", "yes"))
    _each(sheet, "maps", MAPS)


def check_units(sheet: Sheet) -> None:
    from .box import KINDS, NATIONS, SIDES, SIZES

    sheet.check("side", SIDES)
    sheet.check("nation", NATIONS)
    sheet.check("kind", KINDS)
    sheet.check("size", SIZES)
    for i, row in enumerate(sheet.rows):
        for column in ("attack", "defence", "movement", "morale", "steps", "radius", "fire", "range"):
            if row[column] and not row[column].isdigit():
                raise sheet.wrong(i, column)


def check_objectives(box: Box, sheet: Sheet) -> None:
    from .box import SIDES

    sheet.check("side", SIDES)
    sheet.check("hex", box.hex)
    sheet.check("bridge", ("", "yes"))


def check_setup(box: Box, sheet: Sheet, scenarios: Any) -> None:
    sheet.check("scenario", tuple(scenarios))
    sheet.check("unit", box.unit)
    sheet.check("hex", ("", *box.hex))
    sheet.check("entry", ("", "any", "air", *box.unit))
    _each(sheet, "state", STATES)
    _each(sheet, "mode", MODES)
