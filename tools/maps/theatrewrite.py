"""The data files of the hex map of a theatre, in the form in which a game reads them, and its report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from . import hexreport
from .hexgrid import SHAPE, Bent, apart
from .hexwrite import write_csv, write_toml

if TYPE_CHECKING:
    from .theatremap import TheatreMaker


def write(maker: TheatreMaker, out: Path) -> None:
    """map.toml, hexes.csv and sides.csv."""
    out.mkdir(parents=True, exist_ok=True)
    write_toml(maker, out / "map.toml")
    _write_hexes(maker, out / "hexes.csv")
    _write_sides(maker, out / "sides.csv")


def _write_hexes(maker: TheatreMaker, path: Path) -> None:
    named = maker.named()
    columns = maker.table["columns"]
    rows = []
    for i in _hexes(maker):
        lon, lat = maker.degrees[i]
        source = "reconstructed"
        if printed := [row for row in named.get(i, ()) if row["rule"]]:
            source = "rulebook; " + ", ".join(dict.fromkeys(f"{row['rule']} {row['what']}" for row in printed))
        given = {"hex": maker.grid.names[i], "lat": f"{lat:.3f}", "lon": f"{lon:.3f}", "source": source}
        rows.append([given.get(column) or maker.cells[column][i] for column in columns])
    write_csv(maker, path, "Hexes of {}, one row a hex; sea and land beyond the map have none", columns, rows)


def _write_sides(maker: TheatreMaker, path: Path) -> None:
    columns = {
        "hex": "reconstructed; of the two hexes the one with the smaller number",
        "way": "reconstructed; the side of that hex",
        "kind": "reconstructed; river, canal, lake, sea, impassable, lagoon or pass; a side may have several rows",
        "name": "reconstructed; what it is called",
        "name_fr": "reconstructed; the same in French",
        "source": "where the facts of the row come from",
    }
    french = {river.row.get("name") or river.row["river"]: river.row["river_fr"] for river in maker.rivers}
    given = [*maker.rows("sides"), *maker.rows("passes")]
    french |= {row["name"]: row["name_fr"] for row in given}
    source = {row["name"]: row["source"] for row in given}
    names, board = maker.grid.names, maker.grid.board
    rows = [
        [names[a], board.way(a, b), kind, name, french.get(name, ""), source.get(name) or "reconstructed"]
        for ((a, b), kind), name in maker.sides.items()
    ]
    write_csv(maker, path, "Hexsides of {}, rivers from their sources down", columns, rows)


# -- the report


def report(maker: TheatreMaker) -> None:
    """`report.md` beside the hand-written files of the map."""
    hexreport.write(maker, _parts(maker))


def _parts(maker: TheatreMaker) -> Iterable[list[str]]:
    yield hexreport.title(maker)
    yield _grid(maker)
    yield hexreport.named(maker)
    yield hexreport.fitted(maker)
    if isinstance(maker.earth, Bent):
        yield ["## Bend", "", *_bend(maker, maker.earth)]
    yield ["## Places", "", *hexreport.places(maker), "", *_far(maker)]
    yield ["## Rivers", "", *hexreport.rivers(maker)]
    yield ["## What hangs together", "", *_joined(maker)]
    yield ["## Corrections by hand", "", *hexreport.corrections(maker)]
    yield ["## Counts", "", *_counts(maker)]


def _hexes(maker: TheatreMaker) -> list[int]:
    return [i for i in range(maker.grid.board.size) if maker.is_hex(i)]


def _grid(maker: TheatreMaker) -> list[str]:
    mine = _hexes(maker)
    lon, lat = maker.degrees[mine].T
    shape = "flat-topped" if maker.grid.board.sheets[0].flat else "pointy-topped"
    return [
        "## Grid",
        "",
        f"{len(mine)} {shape} hexes of a lattice of {maker.grid.board.size}; {maker.km:.2f} km a hex;",
        f"{lat.min():.3f} to {lat.max():.3f} north, {lon.min():.3f} to {lon.max():.3f} east (centres).",
        *(f"\n{note}" for note in maker.notes),
    ]


def _bend(maker: TheatreMaker, earth: Bent) -> list[str]:
    """How far the plain georeference leaves each pin, how far the bent one does, and what that does to the scale."""
    rows = []
    for row, pin, off in zip(maker.rows("pins"), earth.pins, earth.off, strict=True):
        place = np.array([[float(row["lon"]), float(row["lat"])]])
        left = (earth.to_lattice(place)[0] - pin) * SHAPE
        rows.append([row["name"], row["hex"], row["give"], *(f"{np.hypot(*o):.2f}" for o in (off * SHAPE, left))])
    mine = maker.grid.lattice[_hexes(maker)]
    here = earth.to_degrees(mine)
    said = []
    for way, step in (("from line to line", (1.0, 0.0)), ("from place to place", (0.0, 1.0))):
        there = earth.to_degrees(mine + np.array(step))
        km = [np.hypot(*apart((a[1], a[0]), (b[1], b[0]))) for a, b in zip(here, there, strict=True)]
        said.append(f"{way} {min(km):.1f} to {max(km):.1f} km, {np.median(km):.1f} in the middle")
    return [
        f"The sheet is bent to these pins (reach {earth.reach} hexes); hexes from the centre of the hex to the place:",
        "",
        *hexreport.table(["pin", "hex", "gives", "plain", "bent"], rows),
        "",
        f"The scale varies: {'; '.join(said)}.",
    ]


def _far(maker: TheatreMaker) -> list[str]:
    """Places further than one hex from where they lie."""
    far = [p for p in maker.places if p.off > 1]
    if not far:
        return ["All lie within one hex of their real place."]
    lines = [
        f"- {p.row['place']} in {maker.grid.names[p.hex]}: {p.off:.2f} hexes; {p.row['note'] or 'NO REASON GIVEN'}"
        for p in far
    ]
    return ["More than one hex from their real place:", *lines]


def parts(maker: TheatreMaker) -> list[set[int]]:
    """The pieces of land that hang together, lakes and arms of the sea not crossed; the greatest first."""
    shut = {side for side, kind in maker.sides if kind in ("lake", "sea", "impassable")}
    left = {i for i in _hexes(maker) if maker.cells["terrain"][i] != "lake"}
    found = []
    while left:
        todo = [min(left)]
        mine = set(todo)
        while todo:
            here = todo.pop()
            for there in maker.grid.board.linked[here]:
                if there in left and there not in mine and (min(here, there), max(here, there)) not in shut:
                    mine.add(there)
                    todo.append(there)
        left -= mine
        found.append(mine)
    return sorted(found, key=lambda part: -len(part))


def _joined(maker: TheatreMaker) -> list[str]:
    names = maker.grid.names
    whole, *rest = parts(maker)
    lost = [f"{p.row['place']} ({names[p.hex]})" for p in maker.places if p.hex not in whole]
    lines = [f"The greatest piece of land has {len(whole)} hexes; places off it: {', '.join(lost) or 'none'}."]
    return lines + [f"- apart: {' '.join(names[i] for i in sorted(part))}" for part in rest]


def _counts(maker: TheatreMaker) -> list[str]:
    mine = _hexes(maker)
    lines = []
    for column in ("terrain", "country", "town", "fort"):
        counted = Counter(maker.cells[column][i] for i in mine if maker.cells[column][i])
        lines.append(f"- {column}: {', '.join(f'{value} {n}' for value, n in sorted(counted.items()))}")
    words = Counter(word for i in mine for word in maker.cells["kinds"][i].split())
    lines.append(f"- kinds: {', '.join(f'{word} {n}' for word, n in sorted(words.items()))}")
    kinds = Counter(kind for _, kind in maker.sides)
    return [*lines, f"- hexsides: {', '.join(f'{kind} {n}' for kind, n in sorted(kinds.items()))}"]
