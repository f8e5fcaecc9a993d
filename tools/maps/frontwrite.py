"""The data files of a hex map with fronts, in the form in which a game reads them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .hexwrite import write_csv, write_toml

if TYPE_CHECKING:
    from .frontmap import FrontMaker

SOURCE = "where the facts of the row come from"


def write(maker: FrontMaker, out: Path) -> None:
    """map.toml, hexes.csv, sides.csv, roads.csv, bridges.csv, trenches.csv and objectives.csv."""
    out.mkdir(parents=True, exist_ok=True)
    write_toml(maker, out / "map.toml")
    _write_hexes(maker, out / "hexes.csv")
    _write_sides(maker, out / "sides.csv")
    _write_roads(maker, out / "roads.csv")
    _write_bridges(maker, out / "bridges.csv")
    _write_trenches(maker, out / "trenches.csv")
    _write_objectives(maker, out / "objectives.csv")


def _write_hexes(maker: FrontMaker, path: Path) -> None:
    named = maker.named()
    columns = maker.table["columns"]
    rows = []
    for i, name in enumerate(maker.grid.names):
        if not maker.is_hex(i):
            continue
        lon, lat = maker.degrees[i]
        source = "reconstructed"
        if printed := [row for row in named.get(i, ()) if row["rule"]]:
            source = "rulebook; " + ", ".join(dict.fromkeys(f"{row['rule']} {row['what']}" for row in printed))
        given = {"hex": name, "lat": f"{lat:.3f}", "lon": f"{lon:.3f}", "source": source}
        rows.append([given.get(column) or maker.cells[column][i] for column in columns])
    write_csv(maker, path, "Hexes of {}, one row a hex, row by row from the south", columns, rows)


def _write_sides(maker: FrontMaker, path: Path) -> None:
    columns = {
        "hex": "reconstructed; of the two hexes the one that comes first, or the low one of a ridge",
        "way": "reconstructed; the side of that hex",
        "kind": "reconstructed; minor (river), major (river) or ridge",
        "one_way": "reconstructed; yes for ridges: they count for steps from this hex, uphill",
        "river": "reconstructed; the river that rules know by this name",
        "name": "reconstructed; Italian name, or English",
        "name_fr": "reconstructed; French name",
        "source": SOURCE,
    }
    grid, board = maker.grid, maker.grid.board
    french = {river.row["river"]: river.row["river_fr"] for river in maker.rivers}
    rows = []
    for (a, b), (kind, name) in maker.river_sides.items():
        if maker.is_hex(a) and maker.is_hex(b):
            rows.append([grid.names[a], board.way(a, b), kind, "", name, name, french.get(name, ""), "reconstructed"])
    for ridge, ridge_fr, steps in maker.ridges:
        for low, high in steps:
            if not (maker.is_hex(low) and maker.is_hex(high)):
                raise ValueError(f"{ridge}: {grid.names[low]} or {grid.names[high]} is no hex")
            rows.append([grid.names[low], board.way(low, high), "ridge", "yes", "", ridge, ridge_fr, "reconstructed"])
    write_csv(maker, path, "Rivers and ridges of {}, one row a hexside, rivers from the source down", columns, rows)


def _write_roads(maker: FrontMaker, path: Path) -> None:
    columns = {
        "kind": "reconstructed; road, secondary (road) or rail",
        "line": "reconstructed; from where to where",
        "line_fr": "reconstructed; the same in French",
        "hexes": "reconstructed; the hexes it runs through, in order; each touches the next",
        "source": SOURCE,
    }
    rows = []
    for road in maker.roads:
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
    for bridge in maker.bridges:
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


def _write_trenches(maker: FrontMaker, path: Path) -> None:
    columns = {
        "line": "reconstructed; what the line is called",
        "line_fr": "reconstructed; the same in French",
        "scenarios": "reconstructed; where it is dug: SC0 to SC5",
        "side": "reconstructed; whose line it is: cp or en",
        "hexes": "reconstructed; its hexes in order; the Linea Cadorna (3.0) is the rulebook's",
        "source": SOURCE,
    }
    _copy(maker, "trenches", path, "Trenches of {}, one row a line", columns)


def _write_objectives(maker: FrontMaker, path: Path) -> None:
    columns = {
        "scenarios": "reconstructed; where it scores",
        "side": "rulebook; the side that scores it: cp (SC0 to SC4) or en (SC5)",
        "hex": "reconstructed, the hex; rulebook where the source says so",
        "value": "reconstructed; victory points; their sum of 39 in SC5 is the rulebook's",
        "bridge": "reconstructed; yes if it counts only while the bridge of that hex stands",
        "place": "reconstructed; what it is",
        "place_fr": "reconstructed; the same in French",
        "source": SOURCE,
    }
    _copy(maker, "objectives", path, "Objectives of {}, one row a hex", columns)
