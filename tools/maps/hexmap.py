"""The map-maker for hex maps: of hand-written files (tools/maps/galicia_1914) and public geodata it makes the map's
data files, its art and a report."""

from __future__ import annotations

import csv
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path as File
from typing import Any

import numpy as np
import shapely  # type: ignore[import-untyped]
from scipy.ndimage import map_coordinates  # type: ignore[import-untyped]
from shapely.geometry import LineString, Point, Polygon  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from . import ground, hexart, hexreport, hexwrite
from .bent import Bent, Pin
from .geo import Elevation, Points, read_features
from .hexgrid import ACROSS, Georeference, Grid, R, apart
from .hexlines import Edge, Net, Path, Toll, plain, routed, samples, side_of, snapped, traced

HERE = File(__file__).resolve().parent
ROOT = HERE.parents[1]
Row = dict[str, str]
Town = tuple[set[str], str, float, float]
"""A town of the gazetteer: all its names, folded; its own name; latitude and longitude."""


def read_rows(path: File) -> list[Row]:
    """The rows of a hand-written file; a missing file has none."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if line.strip() and not line.startswith("#")))


def point(text: str) -> tuple[float, float]:
    """`lat,lon` as a pair."""
    lat, lon = text.split(",")
    return float(lat), float(lon)


def folded(name: str) -> str:
    """A name without accents and capitals, to compare by."""
    flat = unicodedata.normalize("NFD", name.replace("ł", "l").replace("Ł", "L"))
    return "".join(c for c in flat if not unicodedata.combining(c)).casefold()


@dataclass
class Place:
    """A place on the map: where it lies and where it was put."""

    row: Row
    lat: float
    lon: float
    hex: int
    nearest: int
    off: float
    """From the centre of its hex, in hexes."""
    town: tuple[str, float, float, float] | None = None
    """Its name in the gazetteer, how far from the hand-written place that is (km), its latitude and longitude."""


@dataclass
class River:
    """A river: its true course on the sheet, and its path along hexsides."""

    row: Row
    course: Points
    follows: float
    paths: list[Path] = field(default_factory=list)
    major: set[Edge] = field(default_factory=set)


class Maker:
    """One map under construction."""

    writer = "tools/maps/hexmap.py"
    """What the files that it makes say who wrote them."""

    def __init__(self, folder: File, geo: File) -> None:
        self.folder, self.geo = folder, geo
        self.table: dict[str, Any] = tomllib.loads((folder / "map.toml").read_text(encoding="utf-8"))
        self.grid = Grid(self.table, f"{folder.name}/map.toml")
        self.plain = _georeference(self.table["georeference"])
        self.earth = self._bent()
        self.net = Net(self.grid)
        size = self.grid.board.size
        self.cells: dict[str, list[str]] = {
            column: [self.table["defaults"].get(column, "")] * size for column in self.table["columns"]
        }
        self.lines = {row["line"]: row["course"] for row in self.rows("lines")}
        self.places: list[Place] = []
        self.rivers: list[River] = []
        self.rails: list[tuple[str, list[int], str]] = []
        """Their names, their hexes, and what there is to say of them."""
        self.notes = [note] if (note := self.table.get("note")) else []
        """What there is to say of the whole map."""
        self.side_corrections: dict[tuple[int, int], str] = {}
        """By hexside (two hexes): the kind and the name of its river, or nothing."""
        self.moved: list[str] = []
        self.shores: list[str] = []

    @property
    def home(self) -> str:
        """The hand-written folder, as the files that it makes say it."""
        folder = self.folder.resolve()
        return folder.relative_to(HERE).as_posix() if folder.is_relative_to(HERE) else folder.name

    def hexes(self) -> list[int]:
        """The hexes of the map: here all of the lattice."""
        return list(range(self.grid.board.size))

    def rows(self, name: str) -> list[Row]:
        """A hand-written file of this map."""
        return read_rows(self.folder / f"{name}.csv")

    # -- between the earth and the sheet

    def _bent(self) -> Georeference:
        """Bent as `bend` in map.toml says: to the pins of pins.csv and to places with `bend` yes, which take the ground
        with them into their hexes; where places.csv has that column, all places that lie in their hexes hold it, unless
        `bend` is free."""
        if "bend" not in self.table:
            return self.plain
        pins = [self._pin(row["name"], row["hex"], row, float(row["give"])) for row in self.rows("pins")]
        for row in self.rows("places"):
            if row.get("bend", "free") != "free" and row["hex"] in ("", self._lies(row)):
                pins.append(self._pin(row["place"], "", row))
            elif row.get("bend") == "yes":
                pins.append(self._pin(row["place"], row["hex"], row))
        return Bent(self.plain, pins, float(self.table["bend"]["reach"]))

    def _pin(self, name: str, number: str, row: Row, give: float = 0.0) -> Pin:
        """In the middle of a hex, or where the plain georeference has it."""
        lat, lon = float(row["lat"]), float(row["lon"])
        plain = self.plain.to_lattice(np.array([[lon, lat]]))[0]
        line, place = self.grid.lattice[self.grid.index[number]] if number else plain
        return Pin(name, number, (line, place), lat, lon, give)

    def _lies(self, row: Row) -> str:
        """The hex in which the plain georeference has a place."""
        lattice = self.plain.to_lattice(np.array([[float(row["lon"]), float(row["lat"])]]))
        return self.grid.names[self.grid.nearest(self.grid.to_sheet(lattice)[0])]

    def land(self, degrees: tuple[float, float, float, float]) -> BaseGeometry:
        """The geodata's land in a box of degrees (west, south, east, north). If map.toml lists `lakes` (a point, lon
        and lat, of each), its other lakes are land: reservoirs of later times."""
        given = self.table["geodata"]
        dry = ground.land(read_features(self.geo / given["land"]), degrees)
        if "lakes" not in given:
            return dry
        land, lakes = ground.split_lakes(dry, given["lakes"], ())
        return land.difference(lakes)

    def project(self, lonlat: Points) -> Points:
        """Degrees to the sheet."""
        return self.grid.to_sheet(self.earth.to_lattice(lonlat))

    def back(self, xy: Points) -> Points:
        """The sheet to degrees."""
        return self.earth.to_degrees(self.grid.to_lattice(xy))

    def at(self, lat: float, lon: float) -> Points:
        """A point of the earth on the sheet."""
        return np.asarray(self.project(np.array([[lon, lat]]))[0], dtype=np.float64)

    def ashore(self, land: BaseGeometry) -> BaseGeometry:
        """The land that is drawn: here that of the geodata."""
        return land

    @cached_property
    def degrees(self) -> Points:
        """Longitude and latitude of every centre."""
        return self.earth.to_degrees(self.grid.lattice)

    @cached_property
    def km(self) -> float:
        """Kilometres from centre to centre in the middle of the map, east and north averaged."""
        middle = np.array(self.grid.size) / 2
        three = self.grid.to_lattice(middle + np.array([[0, 0], [ACROSS, 0], [0, ACROSS]]))
        ends = self.earth.to_degrees(three)
        steps = [apart((ends[0][1], ends[0][0]), (end[1], end[0])) for end in ends[1:]]
        return float(np.mean([np.hypot(*step) for step in steps]))

    # -- the steps

    def make(self) -> None:
        """All of it, in the order in which one needs the other."""
        self.put_places()
        self.draw_rivers()
        self.fill_areas()
        self.settle_places()
        self.lay_rails()
        self.correct()

    def put_places(self) -> None:
        """Every place into the hex where it lies, unless the file gives its hex."""
        towns = self._towns()
        taken: dict[int, str] = {}
        for row in self.rows("places"):
            lat, lon = float(row["lat"]), float(row["lon"])
            xy = self.at(lat, lon)
            nearest = self.grid.nearest(xy)
            here = self.grid.index[row["hex"]] if row["hex"] else nearest
            if here in taken:
                raise ValueError(f"{row['place']} and {taken[here]} share hex {self.grid.names[here]}")
            taken[here] = row["place"]
            if here != nearest:
                self.moved.append(
                    f"{row['place']}: put in {self.grid.names[here]}, lies in {self.grid.names[nearest]}: {row['note']}"
                )
            off = float(np.linalg.norm(xy - self.grid.centres[here])) / ACROSS
            self.places.append(Place(row, lat, lon, here, nearest, off, _match(row, lat, lon, towns)))

    def _towns(self) -> list[Town]:
        found = []
        for name in self.table["geodata"]["towns"]:
            for row in read_rows(self.geo / name):
                names = {folded(n) for n in (row["name"], *row["alternates"].split("|"))}
                found.append((names, row["name"], float(row["lat"]), float(row["lon"])))
        return found

    def _known_courses(self) -> list[Points]:
        """The geodata's rivers on the sheet."""
        found = []
        files = self.table["geodata"]["rivers"]
        names = [files] if isinstance(files, str) else files
        for feature in (feature for name in names for feature in read_features(self.geo / name)):
            for part in shapely.get_parts(feature.geometry):
                if isinstance(part, LineString) and part.length:
                    found.append(self.project(np.array(part.coords)[:, :2]))
        return found

    def draw_rivers(self) -> None:
        """Every river as a chain of hexsides; greater ones first, lesser ones end in them."""
        known = self._known_courses()
        used: set[Edge] = set()
        corners: dict[str, set[int]] = {}
        outline = shapely.union_all([Point(c).buffer(R * 1.03) for c in self.grid.centres])
        shapely.prepare(outline)
        for row in self.rows("rivers"):
            given = self.project(np.array([point(p)[::-1] for p in row["course"].split()]))
            course, follows = traced(given, known, 0.8 * ACROSS) if row["trace"] == "yes" else (given, 0.0)
            river = River(row, course, follows)
            self.rivers.append(river)
            inside = [p for p in _pieces(course, outline) if LineString(p).length > R]
            if not inside:
                raise ValueError(f"{row['river']} is not on the map")
            mine: set[int] = set()
            for n, stretch in enumerate(inside):
                ends = _all(corners, row["joins"]) if n == len(inside) - 1 else set()
                starts = _all(corners, row["from"]) if n == 0 else set()
                taken = set().union(*corners.values()) if corners else set()
                path = snapped(
                    self.net,
                    stretch,
                    ends=ends,
                    starts=starts,
                    barred=taken - ends - starts,
                    used=used,
                    toll=self._bank_toll(row, stretch),
                )
                river.paths.append(Path(row["river"], path))
                mine |= set(path)
                used |= {plain(e) for e in river.paths[-1].edges()}
            corners[row["river"]] = mine
            if row["major_from"]:
                self._raise(river, self.at(*point(row["major_from"])))
        self._check_banks()

    def _raise(self, river: River, start: Points) -> None:
        """The river is a major one from the corner nearest to `start` on."""
        where = [
            (float(np.linalg.norm(self.net.points[c] - start)), p, k)
            for p, path in enumerate(river.paths)
            for k, c in enumerate(path.corners)
        ]
        _, p, k = min(where)
        river.major = {
            plain(e) for n, path in enumerate(river.paths) if n >= p for e in path.edges()[k if n == p else 0 :]
        }

    def _bank(self, place: Place, river: str, course: Points) -> float:
        """How far to the right of a river a place lies, in hexes; the file's `bank` decides where it says so."""
        for word in place.row.get("bank", "").split(";"):
            name, _, side = word.strip().rpartition(" ")
            if name == river:
                return 1.0 if side == "right" else -1.0
        return side_of(course, self.at(place.lat, place.lon))

    def _bank_toll(self, row: Row, course: Points) -> Toll:
        """A hexside is dear if it leaves a place on the wrong bank, unless the river flows through the place; so it is
        with the hexes that the file puts to the `left` and to the `right`."""
        drawn = LineString(course)
        near = [p for p in self.places if drawn.distance(Point(self.grid.centres[p.hex])) < 2.5 * ACROSS]
        bank = {place.hex: self._bank(place, row["river"], course) for place in near}
        for side, far in (("left", -1.0), ("right", 1.0)):
            bank |= {self.grid.index[number]: far for number in row.get(side, "").split()}

        def toll(edge: Edge) -> float:
            right, left = self.net.right_left(edge)
            wrong = (-bank.get(right, 0.0), bank.get(left, 0.0))
            return sum(6.0 * min(1.0, w / 0.15) for w in wrong if w > 0.03)

        return toll

    def _check_banks(self) -> None:
        """Which places near a river lie on its wrong side."""
        for river in self.rivers:
            for place in self.places:
                for path in river.paths:
                    drawn = self.net.points[path.corners]
                    if len(drawn) < 2 or LineString(drawn).distance(Point(self.grid.centres[place.hex])) > 1.2 * ACROSS:
                        continue
                    true, now = (
                        self._bank(place, river.row["river"], river.course),
                        side_of(drawn, self.grid.centres[place.hex]),
                    )
                    at = LineString(drawn).project(Point(self.grid.centres[place.hex]))
                    if 0 < at < LineString(drawn).length and true * now < 0:
                        self.shores.append(
                            f"{place.row['place']} ({self.grid.names[place.hex]}) and the {river.row['river']}: "
                            f"really {abs(true) * self.km:.1f} km to the {'right' if true > 0 else 'left'}"
                        )

    # -- areas

    def fill_areas(self) -> None:
        """Row after row of the file of areas."""
        for row in self.rows("areas"):
            chosen = self._where(row["where"])
            for wish in row["only"].split():
                chosen = [i for i in chosen if self._is(i, wish)]
            if row["where"].startswith("at ") and not chosen:
                raise ValueError(f"{row['name']}: the hex is not {row['only']}")
            for i in chosen:
                self.cells[row["column"]][i] = row["value"]
                if row["where"].startswith("at "):
                    self.cells["place"][i], self.cells["place_fr"][i] = row["name"], row["name_fr"]

    def _is(self, i: int, wish: str) -> bool:
        """Whether a hex is as a condition says: column=value, column!=value, or height>=metres."""
        if wish.startswith("height>="):
            return bool(self.heights[i] >= float(wish.removeprefix("height>=")))
        column, _, value = wish.replace("!=", "=").partition("=")
        return (self.cells[column][i] == value) == ("!=" not in wish)

    @cached_property
    def heights(self) -> Points:
        """Metres above the sea, the mean over each hex."""
        elevation = Elevation.read(self.geo / self.table["geodata"]["elevation"])
        turns = np.radians(np.arange(0, 360, 30))
        spots = np.array([(0.0, 0.0), *((r * R * np.cos(t), r * R * np.sin(t)) for r in (0.35, 0.7) for t in turns)])
        around = (self.grid.centres[:, None] + spots[None]).reshape(-1, 2)
        metres = map_coordinates(elevation.metres, elevation.cells(self.back(around)).T, order=1, mode="nearest")
        return np.asarray(metres.reshape(len(self.grid.centres), -1).mean(axis=1), dtype=np.float64)

    def _where(self, text: str) -> list[int]:
        """The hexes that a description chooses."""
        kind, _, rest = text.partition(" ")
        if kind == "hexes":
            return [i for word in rest.split() for i in self._numbers(word)]
        if kind == "sea":
            return self._wet()
        if kind == "at":
            return [self.grid.nearest(self.at(*point(rest)))]
        area = shapely.make_valid(Polygon(self._outline(text)))
        shapely.prepare(area)
        return [i for i, c in enumerate(self.grid.centres) if area.contains(Point(c))]

    def _wet(self) -> list[int]:
        """The hexes whose centre lies off the geodata's land."""
        (west, south), (east, north) = self.degrees.min(axis=0) - 0.1, self.degrees.max(axis=0) + 0.1
        dry = self.land((west, south, east, north))
        return [i for i, (lon, lat) in enumerate(self.degrees) if not dry.contains(Point(lon, lat))]

    def _numbers(self, word: str) -> list[int]:
        """Numbers, a run from one to another, x for any digit."""
        low, _, high = word.partition("-")
        first, last = low.replace("x", "0"), (high or low).replace("x", "9")
        fits = (
            [all(a == "x" or a == b for a, b in zip(low, n, strict=True)) for n in self.grid.names]
            if not high
            else None
        )
        found = [i for i, n in enumerate(self.grid.names) if first <= n <= last and (fits is None or fits[i])]
        if not found:
            raise ValueError(f"no hex is {word}")
        return found

    def _outline(self, text: str) -> list[Points]:
        """Points on the sheet: lat,lon; @line and -@line; ~River between the points before and after it."""
        words = [w for word in text.split() for w in self._spelled(word)]
        found: list[Points] = []
        for k, word in enumerate(words):
            if word.startswith("~"):
                name = word[1:].replace("_", " ")
                path = next(r for r in self.rivers if r.row["river"] == name).paths[0].corners
                a, b = (self._nearest_corner(path, self.at(*point(words[k + d]))) for d in (-1, 1))
                found += [self.net.points[c] for c in (path[a : b + 1] if a <= b else path[b : a + 1][::-1])]
            elif any(0 <= j < len(words) and words[j].startswith("~") for j in (k - 1, k + 1)):
                continue
            else:
                found.append(self.at(*point(word)))
        return found

    def _spelled(self, word: str) -> list[str]:
        if "@" not in word:
            return [word]
        points = self.lines[word.lstrip("-@")].split()
        return points[::-1] if word.startswith("-") else points

    def _nearest_corner(self, path: Sequence[int], xy: Points) -> int:
        return int(np.argmin([np.linalg.norm(self.net.points[c] - xy) for c in path]))

    def settle_places(self) -> None:
        """What places bring to their hexes; they are never at sea."""
        for place in self.places:
            i = place.hex
            if self.cells["terrain"][i] == "sea":
                self.cells["terrain"][i] = self.table["defaults"]["terrain"]
                self.moved.append(
                    f"{place.row['place']}: its hex {self.grid.names[i]} has its centre at sea and is land"
                )
            for column, value in place.row.items():
                if column in self.cells and column not in ("hex", "lat", "lon") and value:
                    if column == "place" and self.cells["place"][i]:
                        both = f"{value} and {self.cells['place'][i]} share hex {self.grid.names[i]}"
                        self.moved.append(f"{both}; the place names it")
                    self.cells[column][i] = value

    # -- railways

    def lay_rails(self) -> None:
        """Every line as a path of touching hexes through its stops."""
        stops = {p.row["place"]: p.hex for p in self.places}
        for row in self.rows("points"):
            pin = row["hex"]
            stops["@" + row["point"]] = (
                self.grid.index[pin] if pin else self.grid.nearest(self.at(float(row["lat"]), float(row["lon"])))
            )
        dear = self.table["rails"]["cost"]
        places = {p.hex for p in self.places}

        def cost(i: int) -> float:
            """What it costs to lay a track through a hex that is no stop of the line."""
            return float(dear.get(self.cells["terrain"][i], 0.0)) + (0.4 if i in places else 0.0)

        built: set[tuple[int, int]] = set()
        for row in self.rows("rails"):
            path = routed(self.grid, [stops[s.strip()] for s in row["through"].split(">")], cost, built)
            built |= {plain(e) for e in pairwise(path)}
            self.rails.append((row["line"], path, row["note"]))

    # -- by hand

    def correct(self) -> None:
        """The corrections, last: of a column, or of a side (`side ne`: `river Bug`, `major Bug`, or nothing)."""
        for row in self.rows("corrections"):
            for number in row["hex"].split():
                i = self.grid.index[number]
                if row["column"].startswith("side "):
                    other = self.grid.board.near[row["column"].removeprefix("side ")][i]
                    self.side_corrections[min(i, other), max(i, other)] = row["value"]
                elif row["column"] in self.cells:
                    self.cells[row["column"]][i] = row["value"]
                else:
                    raise ValueError(f"no column {row['column']}")

    # -- out

    def named(self) -> dict[int, list[Row]]:
        """By hex: what the rulebook names."""
        by_name = {p.row["place"]: p.hex for p in self.places}
        found: dict[int, list[Row]] = {}
        for row in self.rows("named"):
            if "x" not in row["hex"]:
                found.setdefault(self.grid.index[row["hex"]] if row["hex"] else by_name[row["place"]], []).append(row)
        return found


def _georeference(table: Mapping[str, Any]) -> Georeference:
    plane = table.get("plane")
    straight = table.get("parallels") == "straight"
    return Georeference(table["lon"], table["lat"], (plane[0], plane[1]) if plane else None, straight=straight)


def _pieces(course: Points, outline: BaseGeometry) -> list[Points]:
    """The stretches of a course within an outline, in its order."""
    points = samples(course, R / 10)
    inside = shapely.contains_xy(outline, points[:, 0], points[:, 1])
    cuts = np.flatnonzero(np.diff(inside.astype(int))) + 1
    return [
        piece
        for piece, keep in zip(np.split(points, cuts), np.split(inside, cuts), strict=True)
        if keep[0] and len(piece) > 1
    ]


def _all(corners: Mapping[str, set[int]], names: str) -> set[int]:
    return {c for name in names.split(";") if name.strip() for c in corners[name.strip()]}


def _match(row: Row, lat: float, lon: float, towns: Iterable[Town]) -> tuple[str, float, float, float] | None:
    """The town of the gazetteer that bears this name and lies nearest, if it is near at all."""
    wanted = {folded(row["modern"])} if row.get("modern") else {folded(row["place"]), folded(row["place_fr"])} - {""}
    near = [(float(np.hypot(*apart((lat, lon), (y, x)))), name, y, x) for names, name, y, x in towns if wanted & names]
    if not near or min(near)[0] > 30:
        return None
    km, name, y, x = min(near)
    return name, km, y, x


def make(folder: File, geo: File, game: File | None = None) -> Maker:
    """Write the data files and the art of a map into the folder of its game, and the report beside what was written
    by hand."""
    maker = Maker(folder, geo)
    maker.make()
    out = game or ROOT / maker.table["game"]
    hexwrite.write(maker, out / "data" / maker.table["battle"])
    hexart.write(maker, out / "art" / maker.table["battle"])
    hexreport.write(maker)
    return maker
