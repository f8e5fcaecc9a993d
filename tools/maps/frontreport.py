"""The report of the map of a front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from . import hexreport
from .bent import Bent
from .hexgrid import SHAPE, apart
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
    if isinstance(maker.earth, Bent):
        yield ["## Bend", "", *_bend(maker, maker.earth)]
    yield ["## Places", "", *hexreport.places(maker), "", *_far(maker)]
    yield ["## Rivers", "", *hexreport.rivers(maker)]
    if maker.roads.lines:
        yield ["## Ridges", "", *_ridges(maker)]
        yield ["## Roads and railways", "", *_roads(maker)]
        yield ["## Bridges", "", *_bridges(maker)]
        yield ["## Sources of supply", "", *_supply(maker)]
        yield ["## Fronts and objectives", "", *_fronts(maker), "", *_objectives(maker)]
    yield ["## What hangs together", "", *_joined(maker)]
    yield ["## Corrections by hand", "", *hexreport.corrections(maker)]
    yield ["## Counts", "", *_counts(maker)]


def _grid(maker: FrontMaker) -> list[str]:
    mine = maker.hexes()
    lon, lat = maker.degrees[mine].T
    shape = "flat-topped" if maker.grid.board.sheets[0].flat else "pointy-topped"
    lines = [
        "## Grid",
        "",
        f"{len(mine)} {shape} hexes of a lattice of {maker.grid.board.size}; {maker.km:.2f} km a hex;",
        f"{lat.min():.3f} to {lat.max():.3f} north, {lon.min():.3f} to {lon.max():.3f} east (centres).",
    ]
    if given := maker.table.get("maps"):
        maps = Counter(name for i in mine for name in maker.cells["maps"][i].split())
        lines.append(f"By map: {', '.join(f'{name} {maps[name]}' for name in given)}.")
    return lines + [f"\n{note}" for note in maker.notes]


def _bend(maker: FrontMaker, earth: Bent) -> list[str]:
    """How far the plain georeference leaves each pin, how far the bent one does, and what that does to the scale."""
    rows = []
    for pin, off in zip(earth.pins, earth.off, strict=True):
        if pin.hex:
            left = (earth.to_lattice(np.array([[pin.lon, pin.lat]]))[0] - pin.lattice) * SHAPE
            rows.append([pin.name, pin.hex, pin.give, *(f"{np.hypot(*o):.2f}" for o in (off * SHAPE, left))])
    mine = maker.grid.lattice[maker.hexes()]
    here = earth.to_degrees(mine)
    said = []
    for way, step in (("from line to line", (1.0, 0.0)), ("from place to place", (0.0, 1.0))):
        there = earth.to_degrees(mine + np.array(step))
        km = [np.hypot(*apart((a[1], a[0]), (b[1], b[0]))) for a, b in zip(here, there, strict=True)]
        said.append(f"{way} {min(km):.1f} to {max(km):.1f} km, {np.median(km):.1f} in the middle")
    growth = earth.growth(mine)
    return [
        f"The sheet is bent to these pins (reach {earth.reach} hexes); hexes from the centre of the hex to the place:",
        "",
        *hexreport.table(["pin", "hex", "gives", "plain", "bent"], rows),
        "",
        f"{sum(not pin.hex for pin in earth.pins)} places hold the ground where they lie.",
        "",
        f"The scale varies: {'; '.join(said)}.",
        f"A hex holds {growth.min():.2f} to {growth.max():.2f} times the ground of the plain fit.",
    ]


def _far(maker: FrontMaker) -> list[str]:
    """Places further than one hex from where they lie."""
    far = [p for p in maker.places if p.off > 1]
    if not far:
        return ["All lie within one hex of their real place."]
    lines = [
        f"- {p.row['place']} in {maker.grid.names[p.hex]}: {p.off:.2f} hexes; {p.row['note'] or 'NO REASON GIVEN'}"
        for p in far
    ]
    return ["More than one hex from their real place:", *lines]


def _ridges(maker: FrontMaker) -> list[str]:
    rows = [[name, len(steps)] for name, _, steps in maker.roads.ridges]
    return hexreport.table(["ridge", "hexsides"], rows)


def _roads(maker: FrontMaker) -> list[str]:
    lines = []
    for kind in ("road", "secondary", "rail"):
        mine = [road for road in maker.roads.lines if road.kind == kind]
        steps = {plain(step) for road in mine for step in pairwise(road.hexes)}
        lines.append(f"- {kind}: {len(mine)} lines, {len(steps)} steps from hex to hex")
    reached = {i for road in maker.roads.lines for i in road.hexes}
    off = [p.row["place"] for p in maker.places if p.row["town"] and p.hex not in reached]
    return [*lines, "", f"Towns without road or railway: {', '.join(off) or 'none'}."]


def _bridges(maker: FrontMaker) -> list[str]:
    names = maker.grid.names
    rows = []
    for bridge in maker.roads.bridges:
        if maker.river_sides[bridge.side][0] == "major" or bridge.note:
            ends = f"{names[bridge.side[0]]}-{names[bridge.side[1]]}"
            rows.append([bridge.river, bridge.name, ends, bridge.carries, bridge.note])
    rows.sort()
    lines = [f"{len(maker.roads.bridges)} bridges; those over major rivers, and those that need a word:", ""]
    lines += hexreport.table(["river", "bridge", "hexes", "carries", "remark"], rows)
    missing = ", ".join(maker.roads.unmatched) or "none"
    return [*lines, "", f"Named in the hand-written list, but crossed by nothing: {missing}."]


def _supply(maker: FrontMaker) -> list[str]:
    reached = {i for road in maker.roads.lines for i in road.hexes}
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


def parts(maker: FrontMaker) -> list[set[int]]:
    """The pieces of land that hang together, lakes and arms of the sea not crossed; the greatest first."""
    shut = {side for side, kind in maker.sides if kind in ("lake", "sea", "impassable")}
    left = {i for i in maker.hexes() if maker.cells["terrain"][i] != "lake"}
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


def _joined(maker: FrontMaker) -> list[str]:
    names = maker.grid.names
    whole, *rest = parts(maker)
    lost = [f"{p.row['place']} ({names[p.hex]})" for p in maker.places if p.hex not in whole]
    lines = [f"The greatest piece of land has {len(whole)} hexes; places off it: {', '.join(lost) or 'none'}."]
    return lines + [f"- apart: {' '.join(names[i] for i in sorted(part))}" for part in rest]


def _counts(maker: FrontMaker) -> list[str]:
    mine = maker.hexes()
    lines = []
    for column in ("terrain", "country", "town", "fort", "coast"):
        counted = (
            Counter(maker.cells[column][i] for i in mine if maker.cells[column][i]) if column in maker.cells else {}
        )
        if counted:
            lines.append(f"- {column}: {', '.join(f'{value} {n}' for value, n in sorted(counted.items()))}")
    if "kinds" in maker.cells:
        words = Counter(word for i in mine for word in maker.cells["kinds"][i].split())
        lines.append(f"- kinds: {', '.join(f'{word} {n}' for word, n in sorted(words.items()))}")
    sides = Counter(kind for _, kind in maker.sides)
    sides.update("ridge" for _, _, steps in maker.roads.ridges for _ in steps)
    return [*lines, f"- hexsides: {', '.join(f'{kind} {n}' for kind, n in sorted(sides.items()))}"]
