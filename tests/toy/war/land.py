"""A land and armies made up from one seed, on the real sheets of The Great War in Europe: 6,215 hexes on five planes,
1,000 counters. Only to see whether kernel and page carry as much."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from grognard.kernel.hexes import Reach
from grognard.kernel.outline import Paper, borders
from tests.kernel.test_hexes import great_war

ROWS: Final = (("west", "east"), ("egypt", "caucasus", "iraq"))
"""How the planes lie on the table."""
NATIONS: Final = {
    # nation: side, face, ink, pattern
    "fr": (0, "#4173b9", "#ffffff", ""), "br": (0, "#c8986f", "#15120c", ""), "ru": (0, "#537e40", "#ffffff", ""),
    "it": (0, "#d9d2b4", "#15120c", "band"), "sb": (0, "#b06a4f", "#ffffff", "stripes"),
    "be": (0, "#cfc244", "#15120c", "checks"), "ge": (1, "#828783", "#15120c", ""), "ah": (1, "#e285bc", "#15120c", ""),
    "bu": (1, "#8d6fae", "#ffffff", "dots"), "tu": (1, "#5e9c94", "#15120c", "cross"),
}  # fmt: skip
HOME: Final = {
    "west": ("fr", "be", "br", "it", "ge", "ah"), "east": ("ru", "sb", "ge", "ah", "bu"), "egypt": ("br", "tu"),
    "caucasus": ("ru", "tu"), "iraq": ("br", "tu"),
}  # fmt: skip
COST: Final = {"clear": 1, "forest": 2, "marsh": 2, "rough": 2, "desert": 2, "mountain": 3}
PLACES: Final = {"city": 46, "town": 120, "village": 160}
COUNTERS: Final = 1000
_FIRST: Final = (
    "Al", "Bar", "Ber", "Bran", "Cam", "Cher", "Dor", "Dun", "El", "Fal", "Gor", "Grod", "Hal", "Kar", "Kol", "Lem",
    "Lub", "Mar", "Mon", "Nar", "Ol", "Per", "Rav", "Ros", "Sal",
)  # fmt: skip
_LAST: Final = (
    "ac", "ach", "au", "berg", "bourg", "burg", "court", "dorf", "en", "feld", "grad", "haven", "hof", "ice", "in",
    "iv", "mont", "ov", "owo", "stadt", "stein", "ville", "wald",
)  # fmt: skip
_random: Final = Random(1914)
MAP: Final = great_war()
PAPER: Final = Paper(MAP, rows=ROWS)
PLANE: Final = [sheet.plane for sheet in MAP.sheet]


@cache
def _knot(field: str, i: int, j: int) -> float:
    return Random(f"{field} {i} {j}").random()


def _smooth(field: str, h: int, size: float) -> float:
    """A field that changes slowly over the map, from 0 to 1."""
    x, y = (value / size for value in PAPER.centres[h])
    i, j = int(x), int(y)
    u, v = ((part * part * (3 - 2 * part)) for part in (x - i, y - j))
    top, low = (_knot(field, i, k) * (1 - u) + _knot(field, i + 1, k) * u for k in (j, j + 1))
    return top * (1 - v) + low * v


def _terrain(h: int) -> str:
    height = 0.65 * _smooth("height", h, 620) + 0.35 * _smooth("height", h, 210)
    wet = 0.6 * _smooth("wet", h, 430) + 0.4 * _smooth("wet", h, 130)
    dry = PLANE[h] in ("egypt", "iraq")
    if height < 0.3:
        return "sea"
    if height > 0.66:
        return "mountain"
    if dry:
        return "desert" if wet < 0.6 else "clear"
    if height > 0.59:
        return "rough"
    return "marsh" if wet < 0.24 else "forest" if wet > 0.6 else "clear"


TERRAIN: Final = [_terrain(h) for h in range(MAP.size)]
LAND: Final = MAP.set(h for h in range(MAP.size) if TERRAIN[h] != "sea")


def _areas(plane: str, many: int) -> dict[int, int]:
    """The hexes of a plane by the nearest of so many middles."""
    hexes = [h for h in range(MAP.size) if PLANE[h] == plane]
    middles = _random.sample(hexes, many)
    return {h: min(range(many), key=lambda k: MAP.distance(h, middles[k]) or 0) for h in hexes}


def _countries() -> list[str]:
    found = [""] * MAP.size
    for plane, nations in HOME.items():
        for h, k in _areas(plane, len(nations)).items():
            found[h] = nations[k]
    return found


def _rivers() -> frozenset[tuple[int, int]]:
    """Along some of the lines between basins."""
    basin = [0] * MAP.size
    for plane, many in (("west", 46), ("east", 46), ("egypt", 14), ("caucasus", 12), ("iraq", 9)):
        for h, k in _areas(plane, many).items():
            basin[h] = k
    lines = sorted(borders(MAP, basin, LAND))
    kept = {pair for pair in sorted({(basin[a], basin[b]) for a, b in lines}) if _random.random() < 0.62}
    return frozenset((a, b) for a, b in lines if (basin[a], basin[b]) in kept)


def _places() -> dict[int, str]:
    spots = _random.sample([h for h in range(MAP.size) if TERRAIN[h] not in ("sea", "mountain")], sum(PLACES.values()))
    kinds = [kind for kind, many in PLACES.items() for _ in range(many)]
    return dict(sorted(zip(spots, kinds, strict=True)))


def _names() -> dict[int, str]:
    all_names = [one + other for one in _FIRST for other in _LAST]
    return dict(zip(BUILT, _random.sample(all_names, len(BUILT)), strict=True))


def _railways() -> list[list[int]]:
    """From every city to the two next ones that come after it, over the cheapest ground."""
    cities = [h for h, kind in BUILT.items() if kind == "city"]
    found = []
    for n, city in enumerate(cities):
        later = [h for h in cities[n + 1 :] if PLANE[h] == PLANE[city]]
        layers = REACH.layers(1 << city, 60, LAND, 0)
        reached = [h for h in later if any(layer >> h & 1 for layer in layers)]
        for goal in sorted(reached, key=lambda h: MAP.distance(city, h) or 0)[:2]:
            found.append([city, *REACH.path(layers, goal, 0)])
    return found


def _armies() -> tuple[list[str], list[int]]:
    """Nation and hex of every counter: in stacks, most of them where enemies touch."""
    side_of = [NATIONS[nation][0] for nation in COUNTRY]
    line = MAP.set(h for pair in borders(MAP, side_of, LAND) for h in pair)
    front, rear = ([h for h in range(MAP.size) if (area & LAND) >> h & 1] for area in (MAP.range(line, 2), MAP.all))
    spots = list(dict.fromkeys(_random.sample(front, 330) + _random.sample(rear, 110)))
    nations: list[str] = []
    hexes: list[int] = []
    while len(hexes) < COUNTERS:
        h = spots[len(hexes) % len(spots)] if len(hexes) < len(spots) else _random.choice(spots)
        nations.append(COUNTRY[h])
        hexes.append(h)
    return nations, hexes


COUNTRY: Final = _countries()
RIVERS: Final = _rivers()
REACH: Final = Reach(
    MAP.pairs(), lambda a, b: COST[TERRAIN[b]] + ((min(a, b), max(a, b)) in RIVERS) if TERRAIN[b] in COST else None
)
BUILT: Final = _places()
NAME: Final = _names()
RAILWAYS: Final = _railways()
NATION, START = _armies()
SIDE: Final = [NATIONS[nation][0] for nation in NATION]
UNITS: Final = [f"{nation}-{NATION[:u].count(nation) + 1}" for u, nation in enumerate(NATION)]
ARM: Final = _random.choices(("infantry", "cavalry", "artillery", "headquarters"), (70, 12, 12, 6), k=COUNTERS)
STRENGTH: Final = [_random.randint(2, 9) for _ in UNITS]
MOVES: Final = [26 if arm == "cavalry" else 17 for arm in ARM]
TRENCHES: Final = frozenset(_random.sample(sorted(set(START)), 90))
