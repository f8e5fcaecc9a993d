"""The data files of a hex map, in the form in which a game reads them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .hexlines import plain

if TYPE_CHECKING:
    from .hexmap import Maker


def write(maker: Maker, out: Path) -> None:
    """map.toml, hexes.csv, sides.csv and rails.csv."""
    out.mkdir(parents=True, exist_ok=True)
    write_toml(maker, out / "map.toml")
    write_hexes(maker, out / "hexes.csv", "Hexes of {}, one row a hex")
    _write_sides(maker, out / "sides.csv")
    _write_rails(maker, out / "rails.csv")


def write_toml(maker: Maker, path: Path) -> None:
    """How the sheets are numbered, and where they lie."""
    lines = [
        f"# How the hexes of {maker.table['title']} are numbered, and where they lie on the earth.",
        f"# Written by {maker.writer} from tools/maps/{maker.home}.",
        *(f"# {note}" for note in maker.notes),
    ]
    for name, sheet in maker.table["sheet"].items():
        told = sheet | maker.table.get("filled", {})
        lines += ["", f"[sheet.{name}]", *(f"{key} = {_toml(value)}" for key, value in told.items())]
    lines += [
        "",
        f"# {_measure(maker)} = first number + second x line + third x place; pushed lines lie half a place further.",
        "[georeference]",
        *(f"{key} = {_toml(value)}" for key, value in maker.table["georeference"].items()),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _measure(maker: Maker) -> str:
    return "Kilometres from the middle of the plane" if "plane" in maker.table["georeference"] else "Degrees"


def _toml(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def write_hexes(maker: Maker, path: Path, what: str) -> None:
    """One row a hex, with the columns of map.toml."""
    named = maker.named()
    columns = maker.table["columns"]
    rows = []
    for i in maker.hexes():
        lon, lat = maker.degrees[i]
        source = "reconstructed"
        if printed := [row for row in named.get(i, ()) if row["rule"]]:
            source = "rulebook; " + ", ".join(dict.fromkeys(f"{row['rule']} {row['what']}" for row in printed))
        given = {"hex": maker.grid.names[i], "lat": f"{lat:.3f}", "lon": f"{lon:.3f}", "source": source}
        rows.append([given.get(column) or maker.cells[column][i] for column in columns])
    write_csv(maker, path, what, columns, rows)


def _write_sides(maker: Maker, path: Path) -> None:
    columns = {
        "hex": "reconstructed; of the two hexes the one with the smaller number",
        "way": "reconstructed; the side of that hex",
        "kind": "reconstructed; river or major (major river)",
        "name": "reconstructed; English name",
        "name_fr": "reconstructed; French name",
        "source": "where the facts of the row come from",
    }
    french = {river.row["river"]: river.row["river_fr"] for river in maker.rivers}
    found: dict[tuple[int, int], tuple[str, str]] = {}
    for river in maker.rivers:
        for edge in (plain(e) for way in river.paths for e in way.edges()):
            a, b = sorted(maker.net.sides[edge])
            found[a, b] = ("major" if edge in river.major else "river", river.row["river"])
    for side, value in maker.side_corrections.items():
        kind, _, name = value.partition(" ")
        found.pop(side, None)
        if kind:
            found[side] = (kind, name)
    rows = [
        [maker.grid.names[a], maker.grid.board.way(a, b), kind, name, french.get(name, ""), "reconstructed"]
        for (a, b), (kind, name) in found.items()
    ]
    write_csv(maker, path, "Rivers of {}, one row a hexside, each river from its source down", columns, rows)


def _write_rails(maker: Maker, path: Path) -> None:
    columns = {
        "line": "reconstructed; from where to where",
        "hexes": "reconstructed; the hexes it runs through, in order; each touches the next",
        "source": "where the facts of the row come from",
    }
    rows = [
        [line, " ".join(maker.grid.names[i] for i in hexes), f"reconstructed; {note}" if note else "reconstructed"]
        for line, hexes, note in maker.rails
    ]
    write_csv(maker, path, "Railways of {}, one row a line", columns, rows)


def write_csv(maker: Maker, path: Path, what: str, columns: Mapping[str, str], rows: Iterable[Sequence[str]]) -> None:
    """A file with its head: what it is, who wrote it, where each column comes from."""
    head = [
        what.format(maker.table["title"]),
        f"Written by {maker.writer} from tools/maps/{maker.home}: correct it there, not here.",
        *(f"{column}: {remark}" for column, remark in columns.items()),
    ]
    with path.open("w", encoding="utf-8", newline="") as file:
        file.writelines(f"# {line}\n" for line in head)
        csv.writer(file, lineterminator="\n").writerows([list(columns), *rows])
