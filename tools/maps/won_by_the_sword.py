"""The map of Won by the Sword: southern Germany from the Vosges to Passau."""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely  # type: ignore[import-untyped]
from numpy.typing import NDArray
from scipy.ndimage import binary_fill_holes, distance_transform_edt, gaussian_filter  # type: ignore[import-untyped]
from scipy.spatial import cKDTree  # type: ignore[import-untyped]
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]
from shapely.geometry import box as rectangle
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import bends, ground, names, relief, streams
from .geo import Elevation, Feature, Graticule, Points, read_features
from .names_of_europe import Name
from .paths_of_glory import Chart, GroundNames, Layout
from .spread import Wishes
from .streams import Banks, Beside, Chain, Flow, RiverSpread, Way
from .warp import Box, frame_points, grown

GAME = Path(__file__).parents[2] / "src" / "grognard" / "games" / "won_by_the_sword"
OWN = Path(__file__).parent / "south_germany" / "rivers.csv"
"""The rivers traced by hand."""
Row = dict[str, str]

SHEET: Box = (0.0, 0.0, 3240.0, 2140.0)
NOWHERE: Box = (-9000.0, -9000.0, -8000.0, -8000.0)
"""The sheet has no hole."""
SCALE = 6.55
"""Pixels a kilometre."""
SOUTH_GERMANY = Graticule(
    lon=[(5.5, 10.5, 73.2 * SCALE), (10.5, 15.5, 73.2 * SCALE)],
    lat=[(45.8, 48.8, 111.2 * SCALE), (48.8, 51.8, 111.2 * SCALE)],
    origin=(7.08, 50.295),
)
MARGIN = 10.0
"""From the edge of the sheet to the nearest name."""
OFF_RIVER = 44.0
"""Pixels from a river to a space that does not stand on it, at least."""
CLEAR = 40.0
"""Pixels between a link and the middle of a foreign space."""
SWING = 26.0
"""Pixels that a river keeps from a link along its bank, midway."""
PASSED = 58.0
"""The same for a space on the river that the link passes by."""
STUB = 128.0
"""Greatest length of a link that leaves the map."""
MADE = "# Made by tools/maps/won_by_the_sword.py; change the maker, not this file"
WISHES = Wishes(apart=118.0, off_link=46.0, off_name=34.0, off_edge=100.0)

RIVERS: dict[str, tuple[tuple[str, ...], tuple[float, float], tuple[float, float]]] = {
    "rhine": (("Rhein", "Rhin (Rhein)", "Rhine"), (9.5, 47.05), (7.1, 50.8)),
    "danube": (("Donau (Danube)",), (8.5, 47.95), (14.9, 48.2)),
    "main": (("Main",), (11.42, 50.06), (8.28, 50.0)),
    "neckar": ((), (8.54, 48.07), (8.43, 49.51)),
    "lech": ((), (10.2, 47.25), (10.94, 48.74)),
    "isar": ((), (11.3, 47.38), (12.99, 48.8)),
    "inn": (("Inn",), (10.6, 47.05), (13.47, 48.57)),
}
"""Rivers that the rules know: names of their features (none: traced by hand), source, mouth. A river that flows into
another of them comes after it."""
WIDE = {"rhine": 7.0, "danube": 7.0, "main": 6.0, "neckar": 5.5, "lech": 5.0, "isar": 5.0, "inn": 6.0}
THIN = 1.8
HOMES = {"deggendorf": (48.86, 12.84), "rain": (48.62, 10.91)}
"""Latitude and longitude of spaces moved up their river, away from where another flows into it."""
SOURCES = {"kulmbach": "main"}
"""Spaces at the source of a river that they do not stand on."""
LAKES = ((9.4, 47.6), (9.0, 47.69))
"""Lake Constance, upper and lower."""

BEYOND = {
    "off-burgundy": (6.6, 47.75),
    "off-lorraine-north": (7.0, 48.85),
    "off-lorraine-south": (6.9, 48.28),
    "off-saar": (7.0, 49.35),
    "off-moselle": (7.3, 50.1),
    "off-nassau": (8.1, 50.4),
    "off-wetterau": (8.72, 50.5),
    "off-fulda": (9.2, 50.5),
    "off-thuringia": (10.35, 50.5),
    "off-coburg": (10.95, 50.3),
    "off-vogtland": (11.7, 50.5),
    "off-eger": (12.5, 50.05),
    "off-bohemia": (13.2, 49.5),
    "off-bohemia-south": (13.8, 48.9),
    "off-upper-austria": (13.9, 48.3),
    "off-salzburg": (13.05, 47.8),
    "off-tyrol-inn": (12.15, 47.5),
    "off-tyrol-scharnitz": (11.2, 47.4),
    "off-tyrol-fern": (10.75, 47.2),
    "off-vorarlberg": (9.8, 47.3),
    "off-thurgau": (9.1, 47.4),
}
"""Where a link that leaves the map leads to, in degrees east and north."""

REGIONS = {
    "alsace": (7.72, 49.0, 24, -60, "#c8553d4d"),
    "baden": (8.2, 48.62, 26, -50, "#d9a4414d"),
    "wuerttemberg": (9.15, 48.65, 26, 0, "#5f8f5a4d"),
    "swabia": (10.2, 48.2, 34, 0, "#9a6fb04d"),
    "franconia": (10.5, 49.4, 40, 0, "#d07a4a4d"),
    "upper-palatinate": (11.95, 49.5, 28, 0, "#4f9a944d"),
    "bavaria": (12.1, 48.45, 44, 0, "#4d7fc04d"),
    "lower-palatinate": (8.2, 49.5, 24, 0, "#8a97334d"),
    "hesse-darmstadt": (8.85, 49.9, 22, 0, "#b0627f4d"),
    "mainz": (8.27, 50.0, 14, 0, "#e0c23a66"),
    "strasbourg": (7.77, 48.58, 14, 0, "#5f8f5a66"),
    "ulm": (9.99, 48.4, 14, 0, "#c8553d66"),
    "augsburg": (10.9, 48.37, 14, 0, "#e0c23a66"),
}
"""Where the name of a region stands, its size and turn, and the tint of the region: see-through, for light and dark."""
BESIDE_RIVER = 14.0
"""Pixels from a river within which the river is the border."""
REACH, GULF = 112.0, 190.0
"""Pixels around its spaces that a region covers, and half the width of gaps between spaces that are filled."""
LANDS = (
    Name("Swiss Confederation", "Confédération suisse", 8.55, 47.42, 22, "region"),
    Name("Bohemia", "Bohême", 13.1, 49.75, 40, "region"),
    Name("Bohemian Forest", "Forêt de Bohême", 13.3, 49.1, 20, "region", 38),
    Name("Vosges", "Vosges", 7.2, 48.5, 22, "region", -60),
    Name("Alps", "Alpes", 12.6, 47.52, 40, "region"),
    Name("Lake Constance", "Lac de Constance", 9.45, 47.58, 15, "sea", 28),
)
WATERS = (
    ("rhine", "Rhine", "Rhin", (7.7, 48.4)),
    ("rhine", "Rhine", "Rhin", (7.9, 50.05)),
    ("rhine", "Rhine", "Rhin", (8.4, 47.6)),
    ("danube", "Danube", "Danube", (9.4, 48.15)),
    ("danube", "Danube", "Danube", (10.6, 48.65)),
    ("danube", "Danube", "Danube", (11.65, 48.8)),
    ("danube", "Danube", "Danube", (12.75, 48.85)),
    ("main", "Main", "Main", (9.0, 50.05)),
    ("main", "Main", "Main", (10.1, 49.95)),
    ("main", "Main", "Main", (11.1, 50.05)),
    ("neckar", "Neckar", "Neckar", (9.2, 48.65)),
    ("neckar", "Neckar", "Neckar", (9.1, 49.35)),
    ("lech", "Lech", "Lech", (10.87, 48.2)),
    ("isar", "Isar", "Isar", (11.5, 47.95)),
    ("isar", "Isar", "Isar", (12.4, 48.6)),
    ("inn", "Inn", "Inn", (12.8, 48.25)),
    ("inn", "Inn", "Inn", (12.1, 47.7)),
)
"""Names along rivers, and near which place."""
HIGH = (250.0, 1600.0)
"""Metres from which the ground is tinted, and at which it is most."""
WATER_SIZE = 17


@dataclass(frozen=True)
class Game:
    """What the data say, and who stands on which river."""

    spaces: list[Row]
    ways: list[Way]
    stubs: list[Row]
    regions: list[Row]
    place: dict[str, int]

    @classmethod
    def read(cls, folder: Path) -> Game:
        """The files of a data folder."""
        spaces, links, regions = (_rows(folder / f"{name}.csv") for name in ("spaces", "links", "regions"))
        place = {row["space"]: i for i, row in enumerate(spaces)}
        ways = [Way(place[r["a"]], place[r["b"]], r["sector_a"], r["sector_b"]) for r in links if r["b"]]
        return cls(spaces, ways, [row for row in links if not row["b"]], regions, place)

    def rivers(self, space: int) -> list[str]:
        """The rivers a space stands on."""
        return [river for river in self.spaces[space]["river"].split("+") if river]

    def lengths(self) -> list[int]:
        """How long the names are, in the longer of the two languages, with room for a wide typeface."""
        return [round(1.2 * max(len(row["name"]), len(row["name_fr"]))) for row in self.spaces]


def _rows(path: Path) -> list[Row]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


# -- rivers and homes -------------------------------------------------------------------------------------------------


def traced_by_hand(path: Path) -> list[Feature]:
    """The courses of a hand-written file, bent softly from waypoint to waypoint."""
    found = []
    for row in _rows(path):
        way = np.array([[float(v) for v in place.split(",")][::-1] for place in row["course"].split()])
        found.append(Feature(LineString(streams.curved(way)), {"name": row["river"]}))
    return found


def courses(features: list[Feature], chart: Chart) -> dict[str, Points]:
    """The rivers of the rules on the sheet before its displacement, each ending in the one it flows into."""
    found: dict[str, Points] = {}
    for river, (known, source, mouth) in RIVERS.items():
        own = [f for f in features if f.properties["name"] in (known or (river,))]
        line = streams.smooth(chart.project(streams.trace(own, source, mouth)), 4.0, 9.0)
        ends = [_nearest(other, line[-1]) for other in found.values()]
        near = [end for end in ends if np.linalg.norm(end - line[-1]) < 60.0]
        found[river] = np.vstack([line, *near[:1]])
    return found


def _nearest(line: Points, at: Points) -> Points:
    whole = LineString(line)
    point: Points = np.array(whole.interpolate(whole.project(Point(at))).coords[0])
    return point


def homes(game: Game, chart: Chart, rivers: dict[str, Points]) -> Points:
    """The true places of the spaces, those of a river moved onto it, and all others off the rivers."""
    latlon = [HOMES.get(row["space"], (float(row["lat"]), float(row["lon"]))) for row in game.spaces]
    at = chart.project(np.array(latlon)[:, ::-1])
    for i in range(len(at)):
        its = game.rivers(i)
        if len(its) > 1:
            at[i] = rivers[its[1]][-1]
        elif its:
            at[i] = _nearest(rivers[its[0]], at[i])
        else:
            for line in rivers.values():
                foot = _nearest(line, at[i])
                gap = float(np.linalg.norm(at[i] - foot))
                if gap < OFF_RIVER:
                    at[i] = foot + (at[i] - foot) * OFF_RIVER / max(gap, 1e-6)
    return at


def beside(game: Game, chains: list[Chain]) -> list[Beside]:
    """Links along a bank, and what of the river lies beside them."""
    found = []
    for chain in chains:
        rank = {node: k for k, node in enumerate(chain.nodes) if node < len(game.spaces)}
        source = [game.place[space] for space, river in SOURCES.items() if river == chain.river]
        rank |= dict.fromkeys(source, -1)
        for way in game.ways:
            sectors = "+".join((way.sector_a, way.sector_b)).split("+")
            banks = {sector.rsplit("-", 1)[1] for sector in sectors if sector.startswith(chain.river)}
            if way.a not in rank or way.b not in rank or len(banks) != 1:
                continue
            upper, lower = sorted((way.a, way.b), key=rank.__getitem__)
            points = chain.nodes[rank[upper] + 1 : rank[lower]]
            if points:
                swing = SWING * np.sin(np.pi * np.arange(1, len(points) + 1) / (len(points) + 1))
                wish = np.where(np.array(points) < len(game.spaces), PASSED, swing)
                found.append(Beside(upper, lower, 1.0 if banks == {"l"} else -1.0, points, wish))
    return found


# -- layout -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drawn:
    """Where everything stands: layout of spaces and links, ends of the links that leave the map, rivers."""

    layout: Layout
    stubs: Points
    banks: Banks
    amiss: list[tuple[Way, float]]


def lay_out(game: Game, chart: Chart, rivers: dict[str, Points]) -> Drawn:
    """Spread spaces and rivers, displace the ground with them, then bend links and choose the sides of names."""
    home = homes(game, chart, rivers)
    n = len(home)
    on = {river: [i for i in range(n) if river in game.rivers(i)] for river in rivers}
    chains, extra = streams.chains(rivers, on, home, 44.0, grown(SHEET, 120))
    start = np.vstack((home, extra))
    task = RiverSpread(
        home=start,
        groups=[np.arange(len(start))],
        links=np.array([(w.a, w.b) for w in game.ways]),
        bounds=np.tile(grown(SHEET, -MARGIN), (n, 1)),
        hole=NOWHERE,
        outside=np.arange(0),
        wishes=WISHES,
        count=n,
        chains=chains,
        beside=beside(game, chains),
    )
    at, sides = start, ["s"] * n
    for _ in range(5):
        at = task.solve(at, names.boxes(sides, game.lengths()))
        banks = Banks({c.river: at[c.nodes] for c in chains})
        sides = _finish(game, chart, at[:n], banks).layout.sides
    at = np.round(task.solve(at, names.boxes(sides, game.lengths()), 1500))
    chart.warp = Flow(start, at, frame_points(grown(SHEET, 350), 250), grown(SHEET, 100))
    lines = {r: streams.redrawn(chart.warp.move(line), at[on[r]], 40.0, 11.0) for r, line in rivers.items()}
    return _finish(game, chart, at[:n], Banks(lines), sides)


def _finish(game: Game, chart: Chart, at: Points, banks: Banks, sides: list[str] | None = None) -> Drawn:
    """Bend the links, find the ends of those that leave the map, and choose the sides of names unless given."""
    bent, curves, amiss = {}, [], []
    for way in game.ways:
        control, wrong = streams.bend(way, at, banks, CLEAR)
        if control is not None:
            bent[way.a, way.b] = control
        if wrong > 0:
            amiss.append((way, wrong))
        curves.append((way.a, way.b, bends.curve(at[way.a], at[way.b], control)))
    ends: list[Points] = []
    for row in game.stubs:
        a = game.place[row["a"]]
        end = _stub(a, row, chart, at, curves, banks)
        curves.append((a, a, bends.curve(at[a], end)))
        ends.append(end)
    sheets = np.tile(np.array(SHEET), (len(at), 1))
    chosen = sides or names.choose(at, game.lengths(), curves, sheets, NOWHERE)
    return Drawn(Layout(at, chosen, bent, curves), np.array(ends), banks, amiss)


def _stub(a: int, row: Row, chart: Chart, at: Points, curves: list[tuple[int, int, Points]], banks: Banks) -> Points:
    """The end of a link that leaves the map: towards what lies beyond, as far as the sheet goes, clear of the rest."""
    aim = chart.project(np.array([BEYOND[row["off"]]]))[0] - chart.project(_degrees(chart, at[a]))[0]
    others = np.delete(at, a, axis=0)
    lines = [LineString(c) for _, _, c in curves if min(np.linalg.norm(c - at[a], axis=1)) < 2 * STUB]
    best: Points = at[a]
    least = np.inf
    for turn in np.radians(np.arange(-75, 76, 5)):
        way = np.arctan2(aim[1], aim[0]) + turn
        step = np.array([np.cos(way), np.sin(way)])
        for length in (STUB, 110.0, 92.0):
            end = np.round(at[a] + length * step)
            curve = bends.curve(at[a], end)
            far = curve[np.linalg.norm(curve - at[a], axis=1) > streams.DISC]
            line = LineString(far)
            wrong = banks.crossings(curve, (at[a],)) + banks.astray(curve, row["sector_a"])
            wrong += sum(line.intersects(other) for other in lines)
            near = float(np.linalg.norm(others[:, None] - curve, axis=2).min())
            middle = line.interpolate(0.6, normalized=True)
            beside = min(banks.shape.distance(middle), *(other.distance(middle) for other in lines))
            edge = max(0.0, *(np.array(SHEET[:2]) + 8 - end), *(end - np.array(SHEET[2:]) + 8))
            cost = 60.0 * wrong + 2 * max(0.0, 62.0 - near) + max(0.0, 34.0 - beside) + 10.0 * edge
            cost += 14.0 * abs(turn) + (STUB - length) / 8
            if cost < least:
                best, least = end, cost
    return best


def _degrees(chart: Chart, at: Points) -> Points:
    """A place of the sheet in degrees; before the displacement is known, as if there were none."""
    return chart.back(at[None]) if chart.warp else chart.graticule.to_degrees(at[None])


# -- ground -----------------------------------------------------------------------------------------------------------


def draw_ground(
    chart: Chart, geo: Path, features: list[Feature], drawn: Drawn
) -> tuple[list[ground.Part], BaseGeometry]:
    """Land, lakes and rivers, and the dry land."""
    frame = rectangle(*SHEET)
    whole = ground.land(read_features(geo / "land_10m.geojson"), chart.degrees())
    land, lakes = (ground.carried(g, chart.carry).buffer(0) for g in ground.split_lakes(whole, LAKES, ()))
    parts = [part for part in ground.land_parts(land, frame, chart.panel) if part["d"]]
    parts += ground.lake_parts(lakes, frame, chart.panel)
    parts += ground.river_parts(lesser(features, chart), {0: THIN}, frame, lakes, chart.carry, chart.panel)
    for river, line in drawn.banks.lines.items():
        alone = [Feature(LineString(line), {"scalerank": 0})]
        parts += ground.river_parts(alone, {0: WIDE[river]}, frame, lakes, lambda xy: xy, chart.panel)
    return parts, frame.difference(lakes)


def lesser(features: list[Feature], chart: Chart) -> list[Feature]:
    """Rivers that the rules do not know."""
    seen = rectangle(*chart.degrees())
    known = {name for river, (names, *_) in RIVERS.items() for name in names or (river,)}
    others = [f.geometry.intersection(seen) for f in features if f.properties["name"] not in known]
    return [Feature(line, {"scalerank": 0}) for line in others if not line.is_empty]


def draw_regions(game: Game, chart: Chart, drawn: Drawn) -> tuple[list[ground.Part], dict[str, BaseGeometry]]:
    """Each region as a tinted area, the borders that no river marks, and the areas themselves."""
    areas = region_areas(game, drawn)
    frame = rectangle(*SHEET)
    parts: list[ground.Part] = []
    for region, area in areas.items():
        filled = ground.land_parts(area, frame, chart.panel)[0]
        parts.append({**filled, "kind": "region", "tint": REGIONS[region][4], "region": region})
    edges = shapely.union_all([area.boundary for area in areas.values()])
    edges = edges.difference(drawn.banks.shape.buffer(BESIDE_RIVER))
    lines = ground.river_parts([Feature(edges, {"scalerank": 0})], {0: 2.2}, frame, Point(), lambda xy: xy, chart.panel)
    parts += [{**line, "kind": "border"} for line in lines]
    return parts, areas


def region_areas(game: Game, drawn: Drawn, step: float = 10.0) -> dict[str, BaseGeometry]:
    """What lies nearest to the spaces of each region, a river counting as a long way, with soft edges."""
    slugs = [row["region"] for row in game.regions]
    seeds, owner = _seeds(game, drawn, slugs)
    points, (rows, columns) = relief.sheet_grid(grown(SHEET, 20 * step), step)
    gaps, who = cKDTree(seeds).query(points, k=7)
    lines = shapely.linestrings(np.stack((np.repeat(points, 7, axis=0), seeds[who].reshape(-1, 2)), axis=1))
    across = shapely.intersects(drawn.banks.shape, lines).reshape(gaps.shape)
    nearest = (gaps + 110.0 * across).argmin(axis=1)[:, None]
    mine = owner[np.take_along_axis(who, nearest, 1)[:, 0]].reshape(rows, columns)
    mine[~_closed(gaps[:, 0].reshape(rows, columns) < REACH, GULF / step)] = -1
    shares = np.stack([gaussian_filter((mine == k).astype(np.float64), 1.6) for k in range(-1, len(slugs))])
    winner = shares.argmax(axis=0) - 1
    corner = points[0] - step / 2
    shapes = [shapely.transform(_cells(winner == k, step), lambda xy: xy + corner) for k in range(len(slugs))]
    return dict(zip(slugs, _softened(shapes, 0.9 * step), strict=True))


def _closed(mask: NDArray[np.bool_], radius: float) -> NDArray[np.bool_]:
    """The mask without holes and without gulfs narrower than twice the radius."""
    wide = distance_transform_edt(~mask) <= radius
    shut: NDArray[np.bool_] = distance_transform_edt(wide) > radius
    filled: NDArray[np.bool_] = binary_fill_holes(shut)
    return filled


def _softened(shapes: list[BaseGeometry], tolerance: float) -> list[BaseGeometry]:
    """Areas that touch, with corners cut off their common edges."""
    edges = shapely.line_merge(shapely.union_all([shape.boundary for shape in shapes]))
    arcs = []
    for arc in shapely.get_parts(edges):
        line = np.array(arc.simplify(tolerance).coords)
        for _ in range(3):
            cut = np.stack((0.75 * line[:-1] + 0.25 * line[1:], 0.25 * line[:-1] + 0.75 * line[1:]), axis=1)
            line = np.vstack((line[:1], cut.reshape(-1, 2), line[-1:]))
        arcs.append(LineString(line))
    cells = shapely.get_parts(shapely.polygonize(arcs))
    inner = shapely.point_on_surface(cells)
    return [shapely.union_all(cells[shapely.contains(shape, inner)]) for shape in shapes]


def _seeds(game: Game, drawn: Drawn, slugs: list[str]) -> tuple[Points, NDArray[np.int64]]:
    """Where each space counts from: one on a river from its own bank. And its region, -1 for none."""
    seeds = drawn.layout.at.copy()
    for i, row in enumerate(game.spaces):
        for bank in filter(None, row["bank"].split("+")[:1]):
            river, turn = bank.rsplit("-", 1)
            line = drawn.banks.lines[river]
            k = int(np.clip(np.linalg.norm(line - seeds[i], axis=1).argmin(), 3, len(line) - 4))
            along = line[k + 3] - line[k - 3]
            right = np.array([-along[1], along[0]]) / np.linalg.norm(along)
            seeds[i] = seeds[i] + 20.0 * right * (1 if turn == "r" else -1)
    owner = np.array([slugs.index(row["region"]) if row["region"] else -1 for row in game.spaces])
    return seeds, owner


def _cells(mask: NDArray[np.bool_], size: float) -> BaseGeometry:
    """The union of the cells of a mask, run by run."""
    runs = []
    for y, row in enumerate(mask):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(np.int8), [0]))))
        runs += [(x0 * size, y * size, x1 * size, (y + 1) * size) for x0, x1 in edges.reshape(-1, 2)]
    return shapely.union_all(shapely.box(*np.array(runs).T))


def draw_relief(chart: Chart, geo: Path, land: BaseGeometry, path: Path, step: float = 4.0) -> dict[str, str | float]:
    """Write the shading; the answer says where it lies."""
    elevation = Elevation.read(geo / "elevation_2min.npz")
    metres = relief.heights(elevation, chart.back, SHEET, step)
    lit = relief.shade(metres, blur=2.4, steep=75.0)
    strength = relief.mask(land, SHEET, step, blur=2.0)
    relief.write(path, lit, relief.rise(metres, *HIGH), strength, dark=0.40, bright=0.44)
    return {"href": path.name, "panel": chart.panel, "x": 0, "y": 0, "w": int(SHEET[2]), "h": int(SHEET[3])}


# -- names on the ground ----------------------------------------------------------------------------------------------


class Captions(GroundNames):
    """Finds room for names of regions, of what lies beyond the map, and of rivers, one after another."""

    def __init__(self, game: Game, chart: Chart, drawn: Drawn) -> None:
        super().__init__(drawn.layout, game.lengths())
        self.chart = chart
        self.drawn = drawn
        self.found: list[dict[str, str | float]] = []

    def add(self, name: Name, ground: BaseGeometry) -> None:
        """A name near its own degrees, on `ground`."""
        self._keep(self.place(name, self.chart, ground))

    def beyond(self, row: Row, end: Points, start: Points) -> None:
        """The name of what lies beyond the end of a link that leaves the map."""
        out = (end - start) / np.linalg.norm(end - start)
        lon, lat = self.chart.back((end + 16 * out + np.array([0.0, 5.0]))[None])[0]
        self.add(Name(row["off_name"], row["off_name_fr"], lon, lat, 15, "region"), rectangle(*SHEET))

    def along(self, river: str, en: str, fr: str, near: tuple[float, float]) -> None:
        """The name of a river along it, above or below, near a place given in degrees."""
        line = self.drawn.banks.lines[river]
        whole = LineString(line)
        middle = whole.project(Point(self.chart.carry(np.array([near]))[0]))
        width = WATER_SIZE * 0.75 * max(len(en), len(fr))
        best: dict[str, str | float] = {}
        least = np.inf
        for where in middle + np.arange(-260.0, 261.0, 10.0):
            a, b = (np.array(whole.interpolate(where + half).coords[0]) for half in (-width / 2, width / 2))
            a, b = (a, b) if a[0] <= b[0] else (b, a)
            if b[0] - a[0] < 1.0 or where < width or where + width > whole.length:
                continue
            turn = float(np.degrees(np.arctan2(b[1] - a[1], b[0] - a[0])))
            down = np.array([-np.sin(np.radians(turn)), np.cos(np.radians(turn))])
            for shift in (-9.0, -13.0, -18.0, 19.0, 23.0, 28.0):
                at = (a + b) / 2 + shift * down
                cost = self._cost_along(at, width, turn, whole) + abs(where - middle) / 60 + abs(shift) / 40
                if cost < least:
                    least = cost
                    best = {"en": en, "fr": fr, "x": int(at[0]), "y": int(at[1]), "size": WATER_SIZE, "kind": "sea",
                            "turn": round(turn), "panel": self.chart.panel}  # fmt: skip
        self._keep(best)

    def _cost_along(self, at: Points, width: float, turn: float, river: BaseGeometry) -> float:
        covered = _covered(at, width, WATER_SIZE, turn)
        wet = shapely.distance(river, shapely.points(covered)) < 6.0
        crossed = cKDTree(self.curves).query(covered)[0] < 9.0
        return self._cost(covered, self.chart, rectangle(*SHEET), False) + 2.0 * float(wet.sum() + crossed.sum())

    def _keep(self, name: dict[str, str | float]) -> None:
        size, at = float(name["size"]), np.array([float(name["x"]), float(name["y"])])
        letters = max(len(str(name["en"])), len(str(name["fr"])))
        covered = _covered(at, 0.8 * size * letters, size, float(name["turn"]))
        step = np.array([size / 3, size / 3])
        self.boxes = np.vstack((self.boxes, np.hstack((covered - step, covered + step))))
        self.found.append(name)


def _covered(at: Points, width: float, size: float, turn: float) -> Points:
    """Points that a name covers, given the middle of its foot."""
    angle = np.radians(turn)
    along, down = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    u, v = np.meshgrid(np.linspace(-width / 2, width / 2, max(5, round(width / 12))), np.linspace(-0.8, 0.1, 4) * size)
    covered: Points = at + u.ravel()[:, None] * along + v.ravel()[:, None] * down
    return covered


def caption(game: Game, chart: Chart, drawn: Drawn, areas: dict[str, BaseGeometry]) -> list[dict[str, str | float]]:
    """All names on the ground."""
    captions = Captions(game, chart, drawn)
    for row in game.regions:
        lon, lat, size, turn, _ = REGIONS[row["region"]]
        captions.add(Name(row["name"], row["name_fr"], lon, lat, size, "region", turn), areas[row["region"]])
    for row, end in zip(game.stubs, drawn.stubs, strict=True):
        captions.beyond(row, end, drawn.layout.at[game.place[row["a"]]])
    outside = rectangle(*SHEET).difference(shapely.union_all(list(areas.values())))
    for name in LANDS:
        captions.add(name, outside if name.kind == "region" else Point())
    for river, en, fr, near in WATERS:
        captions.along(river, en, fr, near)
    return captions.found


# -- files ------------------------------------------------------------------------------------------------------------


def write_layout(path: Path, game: Game, drawn: Drawn) -> None:
    """layout.csv."""
    head = [
        "# Where the spaces of Won by the Sword stand on the drawn board, in the order of spaces.csv",
        MADE,
        "# space: reconstructed; space of spaces.csv",
        "# x: reconstructed; board pixels from the left, from the longitude, moved until nothing overlaps",
        "# y: reconstructed; board pixels from the top, from the latitude, moved likewise",
        "# label: reconstructed; side of the space its name stands on: s, n, e or w, 35 pixels from the middle",
        "space,x,y,label",
    ]
    layout = drawn.layout
    rows = [
        f"{row['space']},{x:.0f},{y:.0f},{side}"
        for row, (x, y), side in zip(game.spaces, layout.at, layout.sides, strict=True)
    ]
    path.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def write_links(path: Path, game: Game, drawn: Drawn) -> None:
    """links.csv."""
    head = [
        "# Links of Won by the Sword drawn bent, so as to keep to their banks and clear of foreign spaces;",
        "# all others are straight",
        MADE,
        "# a: reconstructed; space of data/links.csv",
        "# b: reconstructed; space of data/links.csv",
        "# bend_x: reconstructed; control point of a quadratic curve, board pixels from the left",
        "# bend_y: reconstructed; the same from the top",
        "a,b,bend_x,bend_y",
    ]
    spaces = game.spaces
    rows = [
        f"{spaces[a]['space']},{spaces[b]['space']},{c[0]:.0f},{c[1]:.0f}" for (a, b), c in drawn.layout.bent.items()
    ]
    path.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def write_off(path: Path, game: Game, drawn: Drawn) -> None:
    """off.csv."""
    head = [
        "# Where the links of Won by the Sword that leave the map end on the drawn board; they are straight",
        MADE,
        "# off: reconstructed; key of data/links.csv",
        "# x: reconstructed; board pixels from the left",
        "# y: reconstructed; board pixels from the top",
        "off,x,y",
    ]
    rows = [f"{row['off']},{x:.0f},{y:.0f}" for row, (x, y) in zip(game.stubs, drawn.stubs, strict=True)]
    path.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def report(game: Game, chart: Chart, drawn: Drawn) -> None:
    """What was measured, on the screen."""
    at, name = drawn.layout.at, [row["space"] for row in game.spaces]
    gaps = np.linalg.norm(at[:, None] - at[None], axis=2)
    np.fill_diagonal(gaps, np.inf)
    i, j = np.unravel_index(gaps.argmin(), gaps.shape)
    print(f"nearest: {name[i]} - {name[j]} {gaps.min():.1f} px")
    print("names: " + ", ".join(f"{side} {drawn.layout.sides.count(side)}" for side in names.SIDES))
    for i, each in enumerate(name):
        for river, line in drawn.banks.lines.items():
            gap = LineString(line).distance(Point(at[i]))
            if (gap > 4.0) if river in game.rivers(i) else gap < 40.0:
                print(f"  {each} is {gap:.0f} px from the {river}")
    print(f"bent links: {len(drawn.layout.bent)}; amiss:")
    for way, wrong in drawn.amiss:
        print(f"  {name[way.a]} - {name[way.b]} {wrong:.0f}")
    links = [(a, b) for a, b, _ in drawn.layout.curves]
    for p, q in bends.crossings(links, [c for _, _, c in drawn.layout.curves]):
        print("  crossing: " + " x ".join(" - ".join(name[k] for k in links[n]) for n in (p, q)))
    if chart.warp:
        w = chart.warp
        print(f"smoothing {w.smoothing}, least growth {w.least_growth:.2f}, miss {w.miss:.1f} px")


def make(geo: Path, folder: Path = GAME) -> None:
    """Write the art folder of the game."""
    out = folder / "art"
    out.mkdir(parents=True, exist_ok=True)
    game = Game.read(GAME / "data")
    chart = Chart("sheet", SHEET, SOUTH_GERMANY, list(range(len(game.spaces))))
    features = [*read_features(geo / "rivers_10m.geojson"), *traced_by_hand(OWN)]
    drawn = lay_out(game, chart, courses(features, chart))
    report(game, chart, drawn)
    write_layout(out / "layout.csv", game, drawn)
    write_links(out / "links.csv", game, drawn)
    write_off(out / "off.csv", game, drawn)

    parts, land = draw_ground(chart, geo, features, drawn)
    tinted, areas = draw_regions(game, chart, drawn)
    sheet = {
        "size": [int(SHEET[2]), int(SHEET[3])],
        "parts": [*parts[:1], *tinted, *parts[1:]],
        "relief": [draw_relief(chart, geo, land, out / "relief.webp")],
        "names": caption(game, chart, drawn, areas),
    }
    text = json.dumps(sheet, ensure_ascii=False, separators=(",", ":"))
    (out / "ground.json").write_text(text + "\n", encoding="utf-8")
