"""The report of a hex map with fronts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from . import hexreport
from .hexlines import plain

if TYPE_CHECKING:
    from .frontmap import FrontMaker


def write(maker: FrontMaker) -> None:
    """`report.md` beside the hand-written files of the map."""
    hexreport.write(maker, _parts(maker))


def _parts(maker: FrontMaker) -> Iterable[list[str]]:
    yield hexreport.title(maker)
    yield _grid(maker)
    yield hexreport.named(maker)
    yield hexreport.fitted(maker)
    yield ["## Places", "", *hexreport.places(maker)]
    yield ["## Rivers", "", *hexreport.rivers(maker)]
    yield ["## Ridges", "", *_ridges(maker)]
    yield ["## Roads and railways", "", *_roads(maker)]
    yield ["## Bridges", "", *_bridges(maker)]
    yield ["## Sources of supply", "", *_supply(maker)]
    yield ["## Fronts and objectives", "", *_fronts(maker), "", *_objectives(maker)]
    yield ["## Corrections by hand", "", *hexreport.corrections(maker)]
    yield ["## Counts", "", *_counts(maker)]


def _hexes(maker: FrontMaker) -> list[int]:
    return [i for i in range(maker.grid.board.size) if maker.is_hex(i)]


def _grid(maker: FrontMaker) -> list[str]:
    mine = _hexes(maker)
    lon, lat = maker.degrees[mine].T
    maps = Counter(name for i in mine for name in maker.cells["maps"][i].split())
    return [
        "## Grid",
        "",
        f"{len(mine)} pointy-topped hexes of a lattice of {maker.grid.board.size}; {maker.km:.2f} km a hex;",
        f"{lat.min():.3f} to {lat.max():.3f} north, {lon.min():.3f} to {lon.max():.3f} east (centres).",
        f"By map: {', '.join(f'{name} {maps[name]}' for name in maker.table['maps'])}.",
        *(f"\n{note}" for note in maker.notes),
    ]


def _ridges(maker: FrontMaker) -> list[str]:
    rows = [[name, len(steps)] for name, _, steps in maker.ridges]
    return hexreport.table(["ridge", "hexsides"], rows)


def _roads(maker: FrontMaker) -> list[str]:
    lines = []
    for kind in ("road", "secondary", "rail"):
        mine = [road for road in maker.roads if road.kind == kind]
        steps = {plain(step) for road in mine for step in pairwise(road.hexes)}
        lines.append(f"- {kind}: {len(mine)} lines, {len(steps)} steps from hex to hex")
    reached = {i for road in maker.roads for i in road.hexes}
    off = [p.row["place"] for p in maker.places if p.row["town"] and p.hex not in reached]
    return [*lines, "", f"Towns without road or railway: {', '.join(off) or 'none'}."]


def _bridges(maker: FrontMaker) -> list[str]:
    names = maker.grid.names
    rows = []
    for bridge in maker.bridges:
        if maker.river_sides[bridge.side][0] == "major" or bridge.note:
            ends = f"{names[bridge.side[0]]}-{names[bridge.side[1]]}"
            rows.append([bridge.river, bridge.name, ends, bridge.carries, bridge.note])
    rows.sort()
    lines = [f"{len(maker.bridges)} bridges; those over major rivers, and those that need a word:", ""]
    lines += hexreport.table(["river", "bridge", "hexes", "carries", "remark"], rows)
    missing = ", ".join(maker.unmatched) or "none"
    return [*lines, "", f"Named in the hand-written list, but crossed by nothing: {missing}."]


def _supply(maker: FrontMaker) -> list[str]:
    reached = {i for road in maker.roads for i in road.hexes}
    rows = []
    for row in maker.rows("supply"):
        bare = [n for n in row["hexes"].split() if maker.grid.index[n] not in reached]
        rows.append([row["value"], row["scenarios"], row["hexes"], row["note"], " ".join(bare)])
    return hexreport.table(["side", "scenarios", "hexes", "what", "without a road"], rows)


def _fronts(maker: FrontMaker) -> list[str]:
    rows = []
    for row in maker.rows("trenches"):
        hexes = [maker.grid.index[n] for n in row["hexes"].split()]
        gaps = sum(b not in maker.grid.board.linked[a] for a, b in pairwise(hexes))
        kinds = Counter(maker.cells["terrain"][i] for i in hexes)
        ground = ", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items()))
        rows.append([row["line"], row["scenarios"], row["side"], len(hexes), gaps, ground])
    return hexreport.table(["line", "scenarios", "side", "hexes", "gaps", "ground"], rows)


def _objectives(maker: FrontMaker) -> list[str]:
    sums: Counter[str] = Counter()
    for row in maker.rows("objectives"):
        for scenario in row["scenarios"].split():
            sums[scenario] += int(row["value"])
    return [f"Sums of the objectives: {', '.join(f'{name} {sums[name]}' for name in sorted(sums))}."]


def _counts(maker: FrontMaker) -> list[str]:
    mine = _hexes(maker)
    lines = []
    for column in ("terrain", "town", "coast"):
        counted = Counter(maker.cells[column][i] for i in mine if maker.cells[column][i])
        lines.append(f"- {column}: {', '.join(f'{value} {n}' for value, n in sorted(counted.items()))}")
    kinds = Counter(kind for (a, b), (kind, _) in maker.river_sides.items() if maker.is_hex(a) and maker.is_hex(b))
    ridge = sum(len(steps) for _, _, steps in maker.ridges)
    return [*lines, f"- hexsides: minor {kinds['minor']}, major {kinds['major']}, ridge {ridge}"]
