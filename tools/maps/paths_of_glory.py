"""The map of Paths of Glory: where its spaces stand, and the ground under them."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely  # type: ignore[import-untyped]
from shapely.geometry import LineString, Point  # type: ignore[import-untyped]
from shapely.geometry import box as rectangle
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import bends, ground, names, relief
from .geo import Elevation, Graticule, Points, read_features
from .names_of_europe import LAKES, NAMES, OPEN_WATERS, RIVERS, Name, River
from .spread import Spread
from .warp import Box, Warp, frame_points, grown, inside

GAME = Path(__file__).parents[2] / "src" / "grognard" / "games" / "paths_of_glory"

SHEET: Box = (0.0, 0.0, 5480.0, 3500.0)
PANEL: Box = (3914.0, 2090.0, 5444.0, 3464.0)
PANEL_NAME = {"en": "Near East", "fr": "Proche-Orient"}
MARGIN = 12.0
"""From the edge of sheet and panel to the nearest space or name."""

EUROPE = Graticule(
    lon=[(-12, -2.5, 70), (-2.5, 8, 115), (8, 18, 97), (18, 30, 113), (30, 34, 100), (34, 56, 82)],
    lat=[(26, 38, 108), (38, 44, 140), (44, 48, 155), (48, 51.5, 172), (51.5, 55.5, 148), (55.5, 62, 100)],
    origin=(-6.6, 60.9),
    lean=0.3,
    middle=14.0,
)
NEAR_EAST = Graticule(
    lon=[(20, 33, 58), (33, 47.5, 70), (47.5, 56, 55)],
    lat=[(24, 29, 46), (29, 33, 88), (33, 36.5, 62), (36.5, 42, 94), (42, 46, 70)],
    origin=(27.4, 45.4),
    lean=0.3,
    true_at=38.0,
    middle=39.0,
)

HOMES = {
    "medina": (28.3, 38.9),
    "libya": (31.3, 28.3),
    "arabia": (29.7, 37.7),
    "caucasus": (46.6, 40.2),
    "mef3": (38.8, 26.05),
    "mef4": (36.1, 34.3),
}
"""Latitude and longitude of spaces that are drawn elsewhere than they lie: beyond the data, or regions."""
LETTER = 0.85
"""Width of a letter of a name on the ground, spaced out, in parts of its size."""
RIVER_WIDTHS = {1: 2.6, 2: 2.6, 3: 2.2, 4: 2.2, 5: 1.8, 6: 1.8, 7: 1.4, 8: 1.0, 9: 1.0}
HIGH = (150.0, 2200.0)
"""Metres from which the ground is tinted, and at which it is most."""
RIVER_SIZE = 19
ROOM = 12.0
"""What a river's name may cost at most: where it would cover more, it is left out."""
CLEAR = 37.0
"""Pixels between a link and the middle of a foreign space."""


@dataclass
class Chart:
    """One of the two maps on the sheet: where it lies, how degrees get there, and the displacement of its ground."""

    panel: str
    box: Box
    graticule: Graticule
    spaces: list[int]
    warp: Warp | None = None

    def project(self, lonlat: Points) -> Points:
        """Degrees to the sheet, before the displacement."""
        at: Points = self.graticule.to_sheet(lonlat) + np.array(self.box[:2])
        return at

    def carry(self, lonlat: Points) -> Points:
        """Degrees to the sheet."""
        assert self.warp is not None
        return self.warp.move(self.project(lonlat))

    def back(self, xy: Points) -> Points:
        """The sheet to degrees."""
        assert self.warp is not None
        return self.graticule.to_degrees(self.warp.back(xy) - np.array(self.box[:2]))

    def frame(self) -> BaseGeometry:
        """The visible part of this map."""
        visible = rectangle(*self.box)
        return visible.difference(rectangle(*PANEL)) if self.panel == "main" else visible

    def degrees(self) -> tuple[float, float, float, float]:
        """West, south, east, north of all that may come to be seen."""
        lon, lat = self.graticule.to_degrees(frame_points(grown(self.box, 250), 50) - np.array(self.box[:2])).T
        return float(lon.min()), float(lat.min()), float(lon.max()), float(lat.max())


@dataclass(frozen=True)
class Layout:
    """Where everything stands."""

    at: Points
    sides: list[str]
    bent: dict[tuple[int, int], Points]
    curves: list[tuple[int, int, Points]]


def rows_of(name: str) -> list[dict[str, str]]:
    """The rows of a data file of the game."""
    lines = (GAME / "data" / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def charts(spaces: list[dict[str, str]]) -> tuple[Chart, Chart]:
    """The main map and the panel; spaces of both maps lie on the main map."""
    near = [row["map"] == "near-east" for row in spaces]
    main = Chart("main", SHEET, EUROPE, [i for i, n in enumerate(near) if not n])
    panel = Chart("near-east", PANEL, NEAR_EAST, [i for i, n in enumerate(near) if n])
    return main, panel


def homes(spaces: list[dict[str, str]], maps: Iterable[Chart]) -> Points:
    """The true places of the spaces on the sheet."""
    at = np.zeros((len(spaces), 2))
    for chart in maps:
        latlon = [HOMES.get(r["space"], (float(r["lat"]), float(r["lon"]))) for r in (spaces[i] for i in chart.spaces)]
        at[chart.spaces] = chart.project(np.array(latlon)[:, ::-1])
    return at


def lay_out(spaces: list[dict[str, str]], links: list[tuple[int, int]], maps: tuple[Chart, Chart]) -> Layout:
    """Spread the spaces, choosing the sides of names in between, and bend what still needs it."""
    home = homes(spaces, maps)
    lengths = [max(len(row["name"]), len(row["name_fr"])) for row in spaces]
    sheets, bounds = np.zeros((len(spaces), 4)), np.zeros((len(spaces), 4))
    for chart in maps:
        sheets[chart.spaces], bounds[chart.spaces] = chart.box, grown(chart.box, -MARGIN)
    task = Spread(
        home=home,
        groups=[np.array(chart.spaces) for chart in maps],
        links=np.array(links),
        bounds=bounds,
        hole=grown(PANEL, 52),
        outside=np.array(maps[0].spaces),
    )
    at, sides = home, ["s"] * len(spaces)
    for _ in range(5):
        at = task.solve(at, names.boxes(sides, lengths))
        bent, curves = _bend(at, links)
        sides = names.choose(at, lengths, curves, sheets, PANEL)
    at = np.round(task.solve(at, names.boxes(sides, lengths)), 0)
    bent, curves = _bend(at, links)
    return Layout(at, sides, bent, curves)


def _bend(
    at: Points, links: list[tuple[int, int]]
) -> tuple[dict[tuple[int, int], Points], list[tuple[int, int, Points]]]:
    bent, curves = {}, []
    for a, b in links:
        control = bends.bend(a, b, at, CLEAR)
        if control is not None:
            bent[a, b] = control
        curves.append((a, b, bends.curve(at[a], at[b], control)))
    return bent, curves


def fit(chart: Chart, home: Points, at: Points) -> None:
    """The displacement of a map's ground from that of its spaces; it fades out beyond the edge."""
    wide = grown(chart.box, 150)
    mine = np.array(chart.spaces)
    chart.warp = Warp(home[mine], at[mine], frame_points(grown(chart.box, 350), 250), wide)


def draw_ground(chart: Chart, geo: Path) -> tuple[list[ground.Part], BaseGeometry]:
    """The paths of a map, and its dry land on the sheet."""
    whole = ground.land(read_features(geo / "land_10m.geojson"), chart.degrees())
    land, lakes = (ground.carried(g, chart.carry).buffer(0) for g in ground.split_lakes(whole, LAKES, OPEN_WATERS))
    frame = chart.frame()
    rivers = [f for f in read_features(geo / "rivers_10m.geojson") if "Canal" not in f.properties["name"]]
    seen = rectangle(*chart.degrees())
    rivers = [f for f in rivers if f.geometry.intersects(seen)]
    water = lakes.union(frame.difference(land))
    parts = ground.land_parts(land, frame, chart.panel)
    parts += ground.river_parts(rivers, RIVER_WIDTHS, frame, water, chart.carry, chart.panel)
    parts += ground.lake_parts(lakes, frame, chart.panel)
    dry = land.intersection(frame).difference(lakes)
    shapely.prepare(dry)
    return parts, dry


def draw_relief(chart: Chart, geo: Path, land: BaseGeometry, path: Path, step: float) -> dict[str, str | float]:
    """Write the shading of a map; the answer says where it lies."""
    elevation = Elevation.read(geo / "elevation_2min.npz")
    metres = relief.heights(elevation, chart.back, chart.box, step)
    lit = relief.shade(metres, blur=1.3, steep=190.0)
    strength = relief.mask(land, chart.box, step, blur=3.0)
    relief.write(path, lit, relief.rise(metres, *HIGH), strength, dark=0.40, bright=0.42)
    return {"href": path.name, "panel": chart.panel, **_place(chart.box)}


def _place(box: Box) -> dict[str, int]:
    left, top, right, bottom = (int(v) for v in box)
    return {"x": left, "y": top, "w": right - left, "h": bottom - top}


class GroundNames:
    """Finds room for the names of seas and lands between what already stands on the sheet."""

    def __init__(self, layout: Layout, lengths: list[int]) -> None:
        self.at = layout.at
        self.boxes = names.boxes(layout.sides, lengths) + np.tile(layout.at, 2)
        self.curves = np.vstack([curve for _, _, curve in layout.curves])

    def place(self, name: Name, chart: Chart, land: BaseGeometry) -> dict[str, str | float]:
        """The name as it stands in ground.json, near its own degrees."""
        width = name.size * LETTER * max(len(name.en), len(name.fr))
        start = np.round(chart.carry(np.array([[name.lon, name.lat]]))[0])

        def cost(covered: Points) -> float:
            return self._cost(covered, chart, land, name.kind == "sea")

        x, y = names.settle(start, width, name.size, name.turn, cost, reach=84)
        return {"en": name.en, "fr": name.fr, "x": int(x), "y": int(y), "size": name.size, "kind": name.kind,
                "turn": name.turn, "panel": chart.panel}  # fmt: skip

    def beside(
        self, river: River, line: LineString, chart: Chart, frame: BaseGeometry
    ) -> dict[str, str | float] | None:
        """The name of a river along it, above or below, near its own degrees; nothing if it finds no room."""
        middle = line.project(Point(chart.carry(np.array([[river.lon, river.lat]]))[0]))
        width = RIVER_SIZE * 0.66 * max(len(river.en), len(river.fr))
        best: dict[str, str | float] | None = None
        least = ROOM
        for where in middle + np.arange(-220.0, 221.0, 10.0):
            a, b = (np.array(line.interpolate(where + half).coords[0]) for half in (-width / 2, width / 2))
            a, b = (a, b) if a[0] <= b[0] else (b, a)
            if where < width / 2 or where + width / 2 > line.length or np.hypot(*(b - a)) < 0.8 * width:
                continue
            turn = float(np.degrees(np.arctan2(b[1] - a[1], b[0] - a[0])))
            along, down = ((b - a) / np.hypot(*(b - a)), np.array([a[1] - b[1], b[0] - a[0]]) / np.hypot(*(b - a)))
            for shift in (-6.0, -9.0, -13.0, 14.0, 18.0, 23.0):
                at = (a + b) / 2 + shift * down
                steps = np.linspace(-width / 2, width / 2, 9)[:, None] * along
                covered = np.vstack([at + steps + rise * RIVER_SIZE * down for rise in (-0.8, -0.3, 0.1)])
                wet = int((shapely.distance(line, shapely.points(covered)) < 3.0).sum())
                cost = self._cost(covered, chart, frame, False) + wet + abs(where - middle) / 60 + abs(shift) / 40
                if cost < least:
                    least = cost
                    best = {"en": river.en, "fr": river.fr, "x": int(at[0]), "y": int(at[1]), "size": RIVER_SIZE,
                            "kind": "river", "turn": round(turn), "panel": chart.panel}  # fmt: skip
        return best

    def _cost(self, covered: Points, chart: Chart, land: BaseGeometry, sea: bool) -> float:
        hidden = ~inside(grown(chart.box, -15), covered)
        if chart.panel == "main":
            hidden |= inside(grown(PANEL, 15), covered)
        low, high = covered.min(axis=0) - 60, covered.max(axis=0) + 60
        near = self.at[((self.at > low) & (self.at < high)).all(axis=1)]
        lines = self.curves[((self.curves > low) & (self.curves < high)).all(axis=1)]
        boxes = self.boxes[(self.boxes[:, 2:] > low).all(axis=1) & (self.boxes[:, :2] < high).all(axis=1)]
        discs = np.linalg.norm(covered[:, None] - near, axis=2) < 38
        labels = ((covered[:, None] > boxes[:, :2] - 3) & (covered[:, None] < boxes[:, 2:] + 3)).all(axis=2)
        links = np.linalg.norm(covered[:, None] - lines, axis=2) < 9
        wrong = shapely.contains_xy(land, covered) == sea
        counts = (hidden.sum(), discs.sum(), labels.sum(), links.any(axis=1).sum(), wrong.sum())
        return float(np.dot(counts, (50.0, 6.0, 6.0, 0.5, 1.5)))


def name_rivers(finder: GroundNames, chart: Chart, geo: Path) -> Iterator[dict[str, str | float]]:
    """Names along the rivers of a map, as far as they find room."""
    features = read_features(geo / "rivers_10m.geojson")
    frame = chart.frame()
    for river in RIVERS:
        same = [f.geometry for f in features if f.properties["name"] in river.parts]
        if not same or river.panel != chart.panel:
            continue
        place = Point(chart.carry(np.array([[river.lon, river.lat]]))[0])
        drawn = shapely.line_merge(shapely.union_all([ground.carried(each, chart.carry) for each in same]))
        line = min(shapely.get_parts(drawn), key=lambda each: each.distance(place))
        found = finder.beside(river, line, chart, frame)
        if found:
            yield found


def write_layout(path: Path, spaces: list[dict[str, str]], layout: Layout, maps: Iterable[Chart]) -> None:
    """layout.csv."""
    panel_of = {i: chart.panel for chart in maps for i in chart.spaces}
    head = [
        "# Where the spaces of Paths of Glory stand on the drawn board, one row per space, in the order of map.csv",
        "# Made by tools/maps/paths_of_glory.py; change the maker, not this file",
        "# space: reconstructed; space of map.csv",
        "# x: reconstructed; board pixels from the left, from map.csv's longitude, moved until nothing overlaps",
        "# y: reconstructed; board pixels from the top, from map.csv's latitude, moved likewise",
        "# panel: reconstructed; main or near-east, the map it is drawn on (spaces of both maps are drawn on main)",
        "# label: reconstructed; side of the space its name stands on: s, n, e or w, 35 pixels from the middle",
        "space,x,y,panel,label",
    ]
    rows = [
        f"{row['space']},{x:.0f},{y:.0f},{panel_of[i]},{layout.sides[i]}"
        for i, (row, (x, y)) in enumerate(zip(spaces, layout.at, strict=True))
    ]
    path.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def write_links(path: Path, spaces: list[dict[str, str]], layout: Layout) -> None:
    """links.csv."""
    head = [
        "# Links of Paths of Glory drawn bent, so as not to pass under a foreign space; all others are straight",
        "# Made by tools/maps/paths_of_glory.py; change the maker, not this file",
        "# a: reconstructed; space of data/links.csv",
        "# b: reconstructed; space of data/links.csv",
        "# bend_x: reconstructed; control point of a quadratic curve, board pixels from the left",
        "# bend_y: reconstructed; the same from the top",
        "a,b,bend_x,bend_y",
    ]
    rows = [f"{spaces[a]['space']},{spaces[b]['space']},{c[0]:.0f},{c[1]:.0f}" for (a, b), c in layout.bent.items()]
    path.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def panel_part() -> ground.Part:
    """The panel's sheet, on which its ground is drawn."""
    left, top, right, bottom = PANEL
    return {"kind": "panel", "panel": "near-east", "d": f"M{left:.0f} {top:.0f}H{right:.0f}V{bottom:.0f}H{left:.0f}z"}


def report(spaces: list[dict[str, str]], layout: Layout, home: Points, maps: Iterable[Chart]) -> None:
    """What was measured, on the screen."""
    gaps = np.linalg.norm(layout.at[:, None] - layout.at[None], axis=2)
    np.fill_diagonal(gaps, np.inf)
    i, j = np.unravel_index(gaps.argmin(), gaps.shape)
    print(f"nearest: {spaces[i]['space']} - {spaces[j]['space']} {gaps.min():.1f} px")
    moved = np.linalg.norm(layout.at - home, axis=1)
    print(f"moved: mean {moved.mean():.0f}, most {moved.max():.0f} px ({spaces[moved.argmax()]['space']})")
    print("names: " + ", ".join(f"{side} {layout.sides.count(side)}" for side in names.SIDES))
    links = [(a, b) for a, b, _ in layout.curves]
    crossed = bends.crossings(links, [c for _, _, c in layout.curves])
    print(f"bent links: {len(layout.bent)}; crossings: {len(crossed)}")
    for p, q in crossed:
        print("  " + " x ".join(" - ".join(spaces[k]["space"] for k in links[n]) for n in (p, q)))
    for chart in maps:
        if chart.warp:
            w = chart.warp
            print(f"{chart.panel}: smoothing {w.smoothing}, least growth {w.least_growth:.2f}, miss {w.miss:.1f} px")


def make(geo: Path, game: Path = GAME) -> None:
    """Write the art folder of the game."""
    out = game / "art"
    out.mkdir(parents=True, exist_ok=True)

    spaces = rows_of("map.csv")
    place = {row["space"]: i for i, row in enumerate(spaces)}
    links = [(place[row["a"]], place[row["b"]]) for row in rows_of("links.csv")]
    maps = charts(spaces)
    home = homes(spaces, maps)
    layout = lay_out(spaces, links, maps)
    for chart in maps:
        fit(chart, home, layout.at)
    report(spaces, layout, home, maps)
    write_layout(out / "layout.csv", spaces, layout, maps)
    write_links(out / "links.csv", spaces, layout)

    parts: list[ground.Part] = []
    shading, named = [], []
    finder = GroundNames(layout, [max(len(row["name"]), len(row["name_fr"])) for row in spaces])
    for chart, file, step in zip(maps, ("relief.webp", "relief-near-east.webp"), (3.5, 2.5), strict=True):
        drawn, land = draw_ground(chart, geo)
        parts += ([panel_part()] if chart.panel != "main" else []) + drawn
        named += [finder.place(name, chart, land) for name in NAMES if name.panel == chart.panel]
        named += name_rivers(finder, chart, geo)
        shading.append(draw_relief(chart, geo, land, out / file, step))
    sheet = {
        "size": [int(SHEET[2]), int(SHEET[3])],
        "parts": parts,
        "relief": shading,
        "names": named,
        "panels": [{"id": "near-east", **_place(PANEL), **PANEL_NAME}],
    }
    text = json.dumps(sheet, ensure_ascii=False, separators=(",", ":"))
    (out / "ground.json").write_text(text + "\n", encoding="utf-8")
