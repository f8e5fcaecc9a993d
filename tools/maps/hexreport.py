"""The report of a hex map: where what the rulebook names fell, how well the grid fits, what was moved, counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]

from .hexgrid import ACROSS, Anchor, Georeference, apart, fit
from .hexlines import plain

if TYPE_CHECKING:
    from .hexmap import Maker, Row

FAR = 2.0
"""Kilometres: a place that lies further from its town in the gazetteer is listed."""


def write(maker: Maker, parts: Iterable[list[str]] | None = None) -> None:
    """`report.md` beside the hand-written files of the map."""
    text = "\n\n".join("\n".join(part) for part in parts or _parts(maker))
    (maker.folder / "report.md").write_text(text + "\n", encoding="utf-8")


def _parts(maker: Maker) -> Iterable[list[str]]:
    yield title(maker)
    yield _grid(maker)
    yield named(maker)
    yield fitted(maker)
    yield ["## Places", "", *places(maker)]
    yield ["## Rivers", "", *rivers(maker)]
    yield ["## Railways and supply", "", *_rails(maker)]
    yield ["## Heights", "", *_heights(maker)]
    yield ["## Corrections by hand", "", *corrections(maker)]
    yield ["## Counts", "", *_counts(maker)]


def title(maker: Maker) -> list[str]:
    """What this is."""
    return [f"# {maker.table['title']}: report of the map-maker", "", f"Written by `{maker.writer}`; do not edit."]


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """A table in Markdown."""
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return lines + [f"| {' | '.join(str(cell) for cell in row)} |" for row in rows]


def _grid(maker: Maker) -> list[str]:
    grid = maker.grid
    shape = "flat-topped" if grid.board.sheets[0].flat else "pointy-topped"
    lon, lat = maker.degrees.T
    return [
        "## Grid",
        "",
        f"{grid.board.size} {shape} hexes, {grid.names[0]} to {grid.names[-1]}; {maker.km:.2f} km a hex;",
        f"{lat.min():.3f} to {lat.max():.3f} north, {lon.min():.3f} to {lon.max():.3f} east (centres).",
        *(f"\n{note}" for note in maker.notes),
    ]


def named(maker: Maker) -> list[str]:
    """Every hex and place that the rulebook names: where it fell and how far off."""
    rows, far = [], []
    by_name = {p.row["place"]: p.hex for p in maker.places}
    given = maker.rows("named")
    for row in given:
        if not row["lat"]:  # the rulebook names no place with it
            rows.append([row["hex"], row["what"], row["rule"], "", "", "", row["reason"]])
            continue
        off, said = _off(maker, row, by_name)
        number = row["hex"] or maker.grid.names[by_name[row["place"]]]
        what = f"{row['place']}: {row['what']}" if row["place"] else row["what"]
        rows.append([number, what, row["rule"], said, f"{off:.1f}", f"{off / maker.km:.2f}", row["reason"]])
        if off > maker.km:
            far.append(f"- {number}, {what}: {off / maker.km:.2f} hexes; {row['reason'] or 'NO REASON GIVEN'}")
    head = ["## What the rulebook names", ""]
    head += table(["hex", "what", "rule", "centre of the hex", "km off", "hexes off", "remark"], rows)
    known = sum(bool(row["lat"]) for row in given)
    verdict = f"{known - len(far)} of {known} lie within one hex of their real place."
    return [*head, "", verdict + (" The others, with the reason:" if far else ""), *far]


def _off(maker: Maker, row: Row, by_name: dict[str, int]) -> tuple[float, str]:
    """Kilometres from the hex to the real place; a row of hexes counts by its latitude."""
    if "x" in row["hex"]:
        i = maker.grid.index[row["hex"].replace("xx", "01")]
        lat = maker.degrees[i][1]
        return abs(apart((lat, 0.0), (float(row["lat"]), 0.0))[1]), f"{lat:.3f} N"
    i = maker.grid.index[row["hex"]] if row["hex"] else by_name[row["place"]]
    lon, lat = maker.degrees[i]
    return float(np.hypot(*apart((lat, lon), (float(row["lat"]), float(row["lon"]))))), f"{lat:.3f} N {lon:.3f} E"


def fitted(maker: Maker) -> list[str]:
    """The grid as adopted, and what other grids would make of the anchors."""
    given = maker.rows("anchors")
    plane = maker.table["georeference"].get("plane")
    measure = f"kilometres from {plane[0]} N {plane[1]} E" if plane else "degrees"
    lines = [
        "## Fit",
        "",
        f"Adopted: {measure} = first number + second x line + third x place (pushed lines half a place further);",
    ]
    given_earth = maker.table["georeference"]
    lines.append(f"lat {given_earth['lat']}, lon {given_earth['lon']}.")
    if not given:
        return [*lines, "", "The rulebook names no hex of this map, so there is nothing to fit.", *_remarks(maker)]
    anchors = [anchor(maker, row) for row in given if row["hex"]]
    lon, lat = maker.degrees.mean(axis=0)
    middle = (float(lat), float(lon))
    grids: list[tuple[str, Georeference]] = [("adopted", maker.earth)]
    known = sum((a.lat is not None) + (a.lon is not None) for a in anchors)
    for model, unknowns in (("upright", 3), ("similarity", 4), ("affine", 6)):
        if known > unknowns:
            grids.append((f"best {model}", fit(maker.grid, anchors, model, middle)))
    for pitch in maker.table.get("fit", {}).get("try", ()):
        grids.append((f"{pitch} km a hex", fit(maker.grid, anchors, "upright", middle, pitch)))
    checks = [row for row in given if not row["hex"]]
    rows = []
    for name, earth in grids:
        misses = [_miss(earth, a) for a in anchors]
        rms = float(np.sqrt(np.mean(np.square(misses))))
        falls = [_falls(maker, earth, row) for row in checks]
        rows.append([name, f"{_pitch(maker, earth):.2f}", *(f"{m:.1f}" for m in misses), f"{rms:.2f}", *falls])
    lines += [
        "",
        "Kilometres by which each anchor misses its real place under each grid, and the line in which a place falls:",
        "",
    ]
    head = ["grid", "km a hex", *(a.name for a in anchors), "rms", *(row["name"] for row in checks)]
    return lines + table(head, rows) + _remarks(maker)


def anchor(maker: Maker, row: Row) -> Anchor:
    """A row of the file of anchors; several hexes enter with their mean."""
    lattice = maker.grid.lattice[[maker.grid.index[number] for number in row["hex"].split()]].mean(axis=0)
    return Anchor(f"{row['name']} {row['hex']}", (lattice[0], lattice[1]), _number(row["lat"]), _number(row["lon"]))


def _falls(maker: Maker, earth: Georeference, row: Row) -> str:
    """The line of a place under a grid, fractional."""
    line = earth.to_lattice(np.array([[float(row["lon"]), float(row["lat"])]]))[0][0]
    last = maker.grid.lattice[:, 0].max()
    return f"{line:.1f}" + (" (off the map)" if line > last + 0.5 else "")


def _remarks(maker: Maker) -> list[str]:
    remark = maker.table.get("fit", {}).get("remark", "")
    return ["", remark] if remark else []


def _number(text: str) -> float | None:
    return float(text) if text else None


def _miss(earth: Georeference, anchor: Anchor) -> float:
    lon, lat = earth.to_degrees(np.array([anchor.lattice]))[0]
    east, north = apart(
        (lat, lon), (lat if anchor.lat is None else anchor.lat, lon if anchor.lon is None else anchor.lon)
    )
    return float(np.hypot(east, north))


def _pitch(maker: Maker, earth: Georeference) -> float:
    """Kilometres from one hex to the next of its line, under a grid."""
    middle = maker.grid.lattice.mean(axis=0)
    a, b = earth.to_degrees(np.array([middle, middle + np.array([0.0, 1.0])]))
    return float(np.hypot(*apart((a[1], a[0]), (b[1], b[0]))))


def places(maker: Maker) -> list[str]:
    """How far they lie from their hexes and from the gazetteer."""
    offs = np.array([p.off for p in maker.places])
    lines = [
        f"{len(maker.places)} places, no two in one hex. From place to centre of its hex: mean {offs.mean():.2f}, most "
        f"{offs.max():.2f} hexes (a corner lies 0.58 hexes out).",
    ]
    moved = [f"- {text}" for text in maker.moved]
    lines += ["", "Moved, or in need of a word:" if moved else "None had to be moved.", *moved]
    known = [p for p in maker.places if p.town]
    lines += [
        "",
        f"Against the gazetteer (GeoNames): {len(known)} of {len(maker.places)} found by name, on average "
        f"{np.mean([p.town[1] for p in known if p.town]):.1f} km from the hand-written place. More than {FAR:.0f} km",
        "off, and the hex in which the gazetteer's town would lie:",
        "",
    ]
    rows = []
    for p in sorted(known, key=lambda p: -(p.town[1] if p.town else 0)):
        assert p.town is not None
        if p.town[1] > FAR:
            other = maker.grid.names[maker.grid.nearest(maker.at(p.town[2], p.town[3]))]
            rows.append([p.row["place"], maker.grid.names[p.hex], p.town[0], f"{p.town[1]:.1f}", other, p.row["note"]])
    lines += table(["place", "hex", "in the gazetteer", "km", "its hex", "remark"], rows) if rows else ["None."]
    missing = [p.row["place"] for p in maker.places if not p.town]
    return [*lines, "", f"Not found by name: {', '.join(missing) or 'none'}."]


def rivers(maker: Maker) -> list[str]:
    """How long they are, how well they follow their courses."""
    rows = []
    for river in maker.rivers:
        edges = [e for path in river.paths for e in path.edges()]
        course = LineString(river.course)
        offs = [course.distance(Point((maker.net.points[a] + maker.net.points[b]) / 2)) for a, b in edges]
        away = float(np.mean(offs)) / ACROSS
        rows.append(
            [
                river.row["river"],
                len(edges),
                sum(plain(e) in river.major for e in edges),
                f"{river.follows:.0%}" if river.row["trace"] == "yes" else "by hand",
                f"{away:.2f}",
                river.row["joins"].replace(";", ", "),
            ]
        )
    lines = table(
        ["river", "hexsides", "major", "course from geodata", "mean distance from it, hexes", "ends in"], rows
    )
    broken = [river.row["river"] for river in maker.rivers if len(river.paths) > 1]
    lines += ["", f"Broken by the edge of the map: {', '.join(broken) or 'none'}. No hexside belongs to two."]
    banks = [f"- {text}" for text in maker.shores]
    return [
        *lines,
        "",
        "Places drawn on the other bank than they lie:" if banks else "No place lies on the wrong bank.",
        *banks,
    ]


def _rails(maker: Maker) -> list[str]:
    board = maker.grid.board
    hexes = sorted({h for _, path, _ in maker.rails for h in path})
    lines = [f"{len(maker.rails)} lines, {len(hexes)} hexes.", ""]
    lines += table(["line", "hexes"], [[line, len(path)] for line, path, _ in maker.rails])
    lines += [f"\n{line}: {note}." for line, _, note in maker.rails if note]
    sources = [i for i in range(board.size) if maker.cells["supply"][i]]
    lines += ["", "Supply sources:"]
    for side in sorted({maker.cells["supply"][i] for i in sources}):
        mine = [i for i in sources if maker.cells["supply"][i] == side]
        inner = [maker.grid.names[i] for i in mine if not board.edge >> i & 1]
        off = [maker.grid.names[i] for i in mine if i not in hexes]
        lines.append(
            f"- {side}: {len(mine)} hexes; not at the edge: {', '.join(inner) or 'none'}; without a railway: "
            f"{', '.join(off) or 'none' if len(off) < 5 else len(off)}"
        )
    return lines


def _heights(maker: Maker) -> list[str]:
    """Mountains against the elevation data."""
    high = maker.table.get("heights", {})
    if not high:
        return ["The elevation data (2 arc minutes) are too coarse to check this map's terrain by."]
    mountain = set(high["terrain"])
    low = [
        i
        for i in range(maker.grid.board.size)
        if maker.cells["terrain"][i] in mountain and maker.heights[i] < high["low"]
    ]
    tall = [
        i
        for i in range(maker.grid.board.size)
        if maker.cells["terrain"][i] not in mountain and maker.heights[i] > high["high"]
    ]
    return [
        f"Mountain hexes with a mean height under {high['low']} m: {_with_heights(maker, low)}.",
        "",
        f"Other hexes with a mean height over {high['high']} m: {_with_heights(maker, tall)}.",
    ]


def _with_heights(maker: Maker, hexes: Iterable[int]) -> str:
    return ", ".join(f"{maker.grid.names[i]} ({maker.heights[i]:.0f})" for i in hexes) or "none"


def corrections(maker: Maker) -> list[str]:
    """What was put right by hand, and why."""
    rows = maker.rows("corrections")
    if not rows:
        return ["None."]
    return table(["hex", "column", "value", "reason"], [[r["hex"], r["column"], r["value"], r["reason"]] for r in rows])


def _counts(maker: Maker) -> list[str]:
    lines = []
    for column in ("terrain", "class", "country", "area0", "area1", "vp", "fort", "supply", "flags"):
        counted = Counter(cell for cell in maker.cells[column] if cell)
        lines.append(f"- {column}: {', '.join(f'{value} {n}' for value, n in sorted(counted.items())) or 'none'}")
    edges = [(plain(e) in r.major) for r in maker.rivers for path in r.paths for e in path.edges()]
    return [*lines, f"- hexsides: river {edges.count(False)}, major {edges.count(True)}"]
