"""The data files of the map of a front, in the form in which a game reads them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .hexwrite import write_csv, write_hexes, write_toml

if TYPE_CHECKING:
    from .frontmap import FrontMaker

SOURCE = "where the facts of the row come from"
COPIED = {
    "trenches": (
        "Trenches of {}, one row a line",
        {
            "line": "reconstructed; what the line is called",
            "line_fr": "reconstructed; the same in French",
            "scenarios": "reconstructed; where it is dug: SC0 to SC5",
            "side": "reconstructed; whose line it is: cp or en",
            "hexes": "reconstructed; its hexes in order; the Linea Cadorna (3.0) is the rulebook's",
            "source": SOURCE,
        },
    ),
    "objectives": (
        "Objectives of {}, one row a hex",
        {
            "scenarios": "reconstructed; where it scores",
            "side": "rulebook; the side that scores it: cp (SC0 to SC4) or en (SC5)",
            "hex": "reconstructed, the hex; rulebook where the source says so",
            "value": "reconstructed; victory points; their sum of 39 in SC5 is the rulebook's",
            "bridge": "reconstructed; yes if it counts only while the bridge of that hex stands",
            "place": "reconstructed; what it is",
            "place_fr": "reconstructed; the same in French",
            "source": SOURCE,
        },
    ),
}
"""Hand-written files whose hexes are looked up and whose rows are otherwise taken over: what they hold, the columns."""


def write(maker: FrontMaker, out: Path) -> None:
    """map.toml, hexes.csv and sides.csv; what the map has of roads.csv, bridges.csv, trenches.csv, objectives.csv."""
    out.mkdir(parents=True, exist_ok=True)
    write_toml(maker, out / "map.toml")
    write_hexes(maker, out / "hexes.csv", "Hexes of {}, one row a hex; sea and land beyond the map have none")
    _write_sides(maker, out / "sides.csv")
    if maker.roads.lines:
        _write_roads(maker, out / "roads.csv")
        _write_bridges(maker, out / "bridges.csv")
    for name, (what, columns) in COPIED.items():
        if maker.rows(name):
            _copy(maker, name, out / f"{name}.csv", what, columns)


def _write_sides(maker: FrontMaker, path: Path) -> None:
    """The columns are those of `[sides]` in map.toml."""
    columns = maker.table["sides"]
    names, board = maker.grid.names, maker.grid.board
    french = {river.row.get("name") or river.row["river"]: river.row["river_fr"] for river in maker.rivers}
    given = [*maker.rows("sides"), *maker.rows("passes")]
    french |= {row["name"]: row["name_fr"] for row in given}
    source = {row["name"]: row["source"] for row in given}
    found: list[dict[str, str]] = []
    for ((a, b), kind), name in maker.sides.items():
        side = {"hex": names[a], "way": board.way(a, b), "kind": kind, "one_way": "", "river": name}
        found.append(side | {"name": name, "name_fr": french.get(name, ""), "source": source.get(name, "")})
    for ridge, ridge_fr, steps in maker.roads.ridges:
        for low, high in steps:
            side = {"hex": names[low], "way": board.way(low, high), "kind": "ridge", "one_way": "yes", "river": ""}
            found.append(side | {"name": ridge, "name_fr": ridge_fr, "source": ""})
    rows = [[(side | {"source": side["source"] or "reconstructed"})[column] for column in columns] for side in found]
    write_csv(maker, path, "Hexsides of {}, rivers from their sources down", columns, rows)


def _write_roads(maker: FrontMaker, path: Path) -> None:
    columns = {
        "kind": "reconstructed; road, secondary (road) or rail",
        "line": "reconstructed; from where to where",
        "line_fr": "reconstructed; the same in French",
        "hexes": "reconstructed; the hexes it runs through, in order; each touches the next",
        "source": SOURCE,
    }
    rows = []
    for road in maker.roads.lines:
        hexes = " ".join(maker.grid.names[i] for i in road.hexes)
        rows.append([road.kind, road.line, road.line_fr, hexes, _said(road.note)])
    write_csv(maker, path, "Roads and railways of {}, one row a line", columns, rows)


def _write_bridges(maker: FrontMaker, path: Path) -> None:
    columns = {
        "name": "reconstructed; what it is called, or the nearest place",
        "name_fr": "reconstructed; the same in French",
        "hex": "reconstructed; the one of its two hexes that comes first",
        "other": "reconstructed; the hex beyond the river",
        "carries": "reconstructed; road, rail or both",
        "river": "reconstructed; the river it crosses",
        "kind": "reconstructed; that river there: minor or major",
        "source": SOURCE,
    }
    rows = []
    for bridge in maker.roads.bridges:
        a, b = bridge.side
        kind, river = maker.river_sides[bridge.side]
        ends = [maker.grid.names[a], maker.grid.names[b]]
        rows.append([bridge.name, bridge.name_fr, *ends, bridge.carries, river, kind, _said(bridge.note)])
    write_csv(maker, path, "Bridges of {}: where roads and railways of roads.csv cross rivers", columns, rows)


def _said(note: str) -> str:
    return f"reconstructed; {note}" if note else "reconstructed"


def _copy(maker: FrontMaker, name: str, path: Path, what: str, columns: Mapping[str, str]) -> None:
    """A hand-written file whose hexes are looked up and whose rows are otherwise taken over."""
    rows = []
    for row in maker.rows(name):
        for number in row.get("hexes", row.get("hex", "")).split():
            if not maker.is_hex(maker.grid.index[number]):
                raise ValueError(f"{name}: {number} is no hex")
        rows.append([row[column] for column in columns])
    write_csv(maker, path, what, columns, rows)
