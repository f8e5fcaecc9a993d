"""All that is printed, as a page draws it: one map for six scenarios, counters by vintage, boxes, charts.

Rivers, ridges, roads, railways and trenches are drawn from the rules' own data; art/ adds coast, relief and names of
regions only. What a scenario has of its own, its area and its trenches, is a field of the board.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Final, Literal

from ...kernel import drawing
from ...kernel.drawing import Art, Point
from ...kernel.maps import bits
from ...kernel.outline import Paper, along, around, hexsides, through
from ...kernel.picture import Board, Caption, Cell, Face, Field, Ground, Link, OffMap, Piece, Space, Track
from ...kernel.words import capital, row
from . import palette
from .box import FOLDER, SIDES, Box, Rating
from .names import days_name, face_title, hex_origin, name_of, say, turn_name, unit_origin, unit_title
from .scenes import Scene
from .sheets import sheets
from .verbs import VERBS

GAME: Final = "italia-1917-1918"
RIVER_SIZE: Final = {"major": 19.0, "minor": 15.0}
"""How large the name of a river is written."""
TOWNS: Final[Mapping[str, Literal["town", "city"]]] = {"minor": "town", "major": "city"}
HEIGHTS: Final = frozenset(("mountain", "high", "woods"))
"""Where a place with a name that is no town is a summit or a pass."""
SIZES: Final[Mapping[str, Literal["division", "brigade", "regiment", "battalion", "corps"]]] = {
    "division": "division", "brigade": "brigade", "regiment": "regiment", "detachment": "battalion",
    "battalion": "battalion", "": "corps",
}  # fmt: skip
VINTAGES: Final = ("1917", "1918", "october-1918")
BOXES: Final = ("coming", "eliminated", "exited", "available", "missions")
"""Places off the map, one a side."""
OVERLAYS: Final = {"supply": "s", "command": "q", "offensive": "f", "guns": "g", "zoc": "z"}
"""What may be laid over the map, and the key for it."""
FRONTS: Final = (
    # Places to look at, by two opposite corners.
    ("asiago", "W2211", "W1524"), ("grappa", "W2519", "W1830"), ("montello", "W1928", "W1336"),
    ("piave", "W1430", "E0302"), ("trento", "W3206", "W1714"), ("belluno", "W3226", "W2340"),
    ("tagliamento", "E2510", "E0819"), ("isonzo", "E2926", "E1036"),
)  # fmt: skip


def board(box: Box, language: str) -> Board:
    """The board in a language."""
    art = Art(FOLDER / "art", GAME)
    sheet = Paper(box.map)
    said = partial(say, language)
    sides = {name: name_of(box, "side", i, language) for i, name in enumerate(SIDES)}
    printed = Board(
        game=GAME,
        title=said("game-title"),
        size=sheet.size,
        layout="hexes",
        values=tuple(said(f"board-value-{name}") for name in ("attack", "defence", "movement", "morale")),
        sides=drawing.sides(sides, palette.SIDES),
        nations=drawing.nations(palette.FACES, lambda nation: said(f"nation-{nation}")),
        terrains=drawing.terrains(palette.TERRAIN, partial(terrain_name, language=language), hexes=True),
        ground=(*art.ground(), *_drawn(box, sheet, said)),
        relief=art.relief(),
        captions=_captions(box, sheet, art, language),
        fields=tuple(_field(box, scene, sheet, said) for scene in box.scenes.values()),
        spaces=tuple(_space(box, sheet, h, language) for h in bits(box.printed)),
        links=(*_bridges(box, language), *_crossings(box, sheet)),
        boxes=_boxes(said, sides),
        tracks=_tracks(box, language),
        marks=palette.MARKS,
        symbols=palette.SYMBOLS,
        pieces=_pieces(box, language),
        verbs=drawing.verbs(VERBS, said, ("swap", "give_up", "stay")),
        overlays=drawing.overlays(OVERLAYS, said, sides),
        sheets=sheets(box, language),
        views=drawing.views(_fronts(box, sheet), sheet.size, said),
        apart=3,
    )  # fmt: skip
    return drawing.with_legend(printed, said)


# -- the map ----------------------------------------------------------------------------------------------------------


def _drawn(box: Box, sheet: Paper, said: drawing.Said) -> Iterator[Ground]:
    """What lies along hexsides and through hexes."""
    for kind, its, width in (("minor", box.minor, palette.MINOR), ("major", box.major, palette.MAJOR)):
        d = hexsides(sheet, its.pairs)
        yield Ground(kind="river", d=d, width=width, over=True, name=said(f"board-side-{kind}"))
    for line in box.lines["secondary"]:
        yield Ground(kind="track", d=through(sheet, line), over=True, name=said("board-line-secondary"))
    for line in box.lines["road"]:
        yield Ground(kind="road", d=through(sheet, line), over=True, name=said("board-line-road"))
    for line in box.lines["rail"]:
        yield Ground(kind="rail", d=through(sheet, line), over=True, name=said("board-line-rail"))
    yield Ground(
        kind="line", d="".join(_cliff(sheet, low, high) for low, high in sorted(box.ridge.pairs)), width=2.2,
        tint=palette.RIDGE, over=True, name=said("board-side-ridge"),
        sample="M-30,-4H30M-26,-4v8M-16,-4v8M-6,-4v8M4,-4v8M14,-4v8M24,-4v8",
    )  # fmt: skip


def _cliff(sheet: Paper, low: int, high: int) -> str:
    """A ridge: its edge, and teeth that fall to the low side."""
    (ax, ay), (bx, by) = (sheet.at(corner) for corner in sheet.side(low, high))
    (lx, ly), (hx, hy) = sheet.centres[low], sheet.centres[high]
    far = math.hypot(lx - hx, ly - hy)
    fall = ((lx - hx) / far * 8, (ly - hy) / far * 8)
    teeth = "".join(
        f"M{ax + (bx - ax) * part:.1f} {ay + (by - ay) * part:.1f}l{fall[0]:.1f} {fall[1]:.1f}"
        for part in (0.1, 0.3, 0.5, 0.7, 0.9)
    )
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}{teeth}"


def _field(box: Box, scene: Scene, sheet: Paper, said: drawing.Said) -> Field:
    """SCg.1: where a scenario is played, its trenches and objectives."""
    spots = [sheet.centres[h] for h in bits(scene.area)]
    xs, ys = zip(*spots, strict=True)
    left, top = max(0, min(xs) - 60), max(0, min(ys) - 60)
    ground = tuple(
        Ground(
            kind="line", d=_trench(box, scene, side, sheet), width=2.6, tint=palette.TRENCHES[name], over=True,
            name=said("board-trench", side=said(f"side-{name}")), sample=_teeth((-30, 3), (30, 3), 1, 7),
        )
        for side, name in enumerate(SIDES)
        if scene.trenches[side]
    )  # fmt: skip
    return Field(
        id=scene.name, d=around(sheet, scene.area), x=left, y=top, w=min(sheet.size[0], max(xs) + 60) - left,
        h=min(sheet.size[1], max(ys) + 60) - top, ground=ground,
        rims=drawing.nouns("space", box.numbers, sorted({h for each in scene.objectives for h in each})),
    )  # fmt: skip


INSET: Final = 0.78
"""How far inside its hex a trench runs, as a part of the radius."""


def _trench(box: Box, scene: Scene, side: int, sheet: Paper) -> str:
    """A side's trenches: along the hexsides that face the enemy, teeth to him."""
    found = []
    own = scene.trenches[side]
    for h in bits(own):
        beyond = box.map.steps.around(1 << h) & box.printed & ~own
        front = beyond & ~scene.rear[side] or beyond
        cx, cy = sheet.centres[h]
        for other in bits(front):
            ends = [
                (cx + (x - cx) * INSET, cy + (y - cy) * INSET)
                for x, y in (sheet.at(corner) for corner in sheet.side(h, other))
            ]
            ox, oy = sheet.centres[other]
            (ax, ay), (bx, by) = ends
            right = (bx - ax) * (oy - ay) - (by - ay) * (ox - ax)
            found.append(_teeth(ends[0], ends[1], 1 if right < 0 else -1, 3))
    return "".join(found)


def _teeth(start: Point, end: Point, way: int, count: int) -> str:
    """A line with battlements on one side: `way` 1 is its left."""
    (ax, ay), (bx, by) = start, end
    far = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / far, (by - ay) / far
    out = (uy * 3.6 * way, -ux * 3.6 * way)
    step = far / (2 * count + 1)
    along_, up, down = (
        f"l{ux * step:.1f} {uy * step:.1f}",
        f"l{out[0]:.1f} {out[1]:.1f}",
        f"l{-out[0]:.1f} {-out[1]:.1f}",
    )
    return f"M{ax:.1f} {ay:.1f}{along_}" + f"{up}{along_}{down}{along_}" * count


def _captions(box: Box, sheet: Paper, art: Art, language: str) -> tuple[Caption, ...]:
    """Names of regions and seas, of rivers along their course."""
    regions = (name for name in art.captions(language) if name.kind != "river")
    return (*regions, *_river_names(box, sheet, language))


def _river_names(box: Box, sheet: Paper, language: str) -> Iterator[Caption]:
    """Names along rivers, where they stand clear of the places."""
    courses: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for side, name in zip(box.side_rows, box.side_names[language], strict=True):
        a = box.hex[side["hex"]]
        if name and side["kind"] != "ridge":
            courses.setdefault((name, side["kind"]), []).append((a, box.map.near[side["way"]][a]))
    places = [sheet.centres[h] for h in range(box.size) if box.places[language][h]]
    for (name, kind), pairs in courses.items():
        size = RIVER_SIZE[kind]
        for (x, y), turn in along(sheet, pairs, len(name) * size * 0.72, places):
            down = math.radians(turn + 90)
            shift = size * 0.35  # the line runs through its middle
            at = (round(x + shift * math.cos(down), 1), round(y + shift * math.sin(down), 1))
            yield Caption(text=name, x=at[0], y=at[1], size=size, kind="river", turn=round(turn, 1))


def terrain_name(name: str, language: str) -> str:
    return say(language, f"board-terrain-{name}")


def _space(box: Box, sheet: Paper, h: int, language: str) -> Space:
    x, y = sheet.centres[h]
    return Space(
        id=f"space:{box.numbers[h]}",
        name=box.places[language][h] or box.numbers[h],
        x=round(x, 1),
        y=round(y, 1),
        r=sheet.radius,
        shape="hex",
        terrain=box.terrain[h],
        place=_place(box, h, language),
        note=row(box.numbers[h], hex_origin(box, h, language), language),
    )


def _place(box: Box, h: int, language: str) -> Literal["", "village", "town", "city", "summit"]:
    if box.town[h] or not box.places[language][h]:
        return TOWNS.get(box.town[h], "")
    return "summit" if box.terrain[h] in HEIGHTS else "village"


def _bridges(box: Box, language: str) -> Iterator[Link]:
    """11.1.3d, 11.1.4d: signs between two hexes; those that are down are marked by the picture."""
    for i, bridge in enumerate(box.bridges):
        a, b = (f"space:{box.numbers[h]}" for h in bridge.ends)
        carries = [kind for kind, its in (("road", bridge.road), ("rail", bridge.rail)) if its]
        note = ", ".join(say(language, f"board-bridge-{kind}") for kind in carries)
        yield Link(
            a=a, b=b, kind="bridge", id=f"bridge:{bridge.name}", name=name_of(box, "bridge", i, language),
            note=row(bridge.river, note, language),
        )  # fmt: skip


FURTHER: Final = 6.0
"""How far beyond the hexside the middle of a crossing lies, clear of who stands here: from either bank there is one."""


def _crossings(box: Box, sheet: Paper) -> Iterator[Link]:
    """11.2.4: hexsides on which a footbridge may be laid, from either bank."""
    for i, (a, b) in enumerate(box.crossings):
        here, there = sheet.centres[a], sheet.centres[b]
        far = math.dist(here, there)
        x, y = (
            round((one + other) / 2 + (other - one) / far * 2 * FURTHER) for one, other in zip(here, there, strict=True)
        )
        yield Link(
            a=f"space:{box.numbers[a]}", b=f"space:{box.numbers[b]}", kind="crossing", bend=(x, y),
            id=f"crossing:{box.crossing_names[i]}", name=box.crossing_names[i],
        )  # fmt: skip


def _fronts(box: Box, sheet: Paper) -> dict[str, list[Point]]:
    return {
        name: [sheet.centres[box.hex[number]] for number in (one, other)]
        for name, one, other in FRONTS
        if one in box.hex and other in box.hex
    }


# -- counters ---------------------------------------------------------------------------------------------------------


def _pieces(box: Box, language: str) -> tuple[Piece, ...]:
    """Every unit as it is printed, the later prints of those whose ratings change, the backs of detachments."""
    found = [_piece(box, u, VINTAGES[0], language) for u in range(box.count)]
    for vintage in VINTAGES[1:]:
        mine = (u for u in range(box.count) if prints(box, u, vintage).endswith(f".{vintage}"))
        found += [_piece(box, u, vintage, language) for u in mine]
    backs = {
        (box.nation[u], box.ratings["1917"][u].movement): u for u in range(box.count) if box.bulk[u] == "detachment"
    }
    return (*found, *(_back(box, u, language) for u in backs.values()))


@cache
def prints(box: Box, u: int, vintage: str) -> str:
    """The later print that a unit has in a year; empty: its first one."""
    its = box.ratings[vintage][u]
    earlier = [older for older in VINTAGES[1:] if older <= vintage and box.ratings[older][u] == its]
    return "" if its == box.ratings[VINTAGES[0]][u] else f"print:{box.units[u]}.{earlier[0]}"


def back(box: Box, u: int) -> str:
    """3.0f: the back of a detachment, which shows its nation and its movement."""
    return f"back:{box.nation[u]}-{box.ratings['1917'][u].movement}"


def _piece(box: Box, u: int, vintage: str, language: str) -> Piece:
    rating = box.ratings[vintage][u]
    return Piece(
        id=prints(box, u, vintage) if vintage != VINTAGES[0] else f"unit:{box.units[u]}",
        name=box.labels[u],
        title=capital(face_title(box, u, language)),
        kind=box.units[u],
        side=SIDES[box.side[u]],
        nation=box.nation[u],
        symbol=palette.OF_KIND.get(box.kind[u], box.kind[u]),
        size=SIZES[box.bulk[u]],
        faces=tuple(_faces(box, u, rating)),
        support=not box.fights[u],
        tint=palette.TINTS.get(box.symbol[u], ""),
        note=" · ".join(capital(text) for text in _notes(box, u, rating, language)),
    )


def _faces(box: Box, u: int, rating: Rating) -> Iterable[Face]:
    """3.0h: attack-defence-movement and morale; guns fire-range-movement, headquarters radius-movement."""
    move = str(rating.movement)
    if box.fights[u]:
        morale = str(rating.morale)
        yield Face(values=(str(rating.attack), str(rating.defence), move), aside=morale)
        if rating.steps > 1:
            yield Face(values=(str(rating.reduced_attack), str(rating.reduced_defence), move), aside=morale)
    elif box.is_gun[u]:
        yield Face(values=(str(box.fire[u]), str(box.range[u]), move))
    elif box.kind[u] == "hq":
        yield Face(values=(str(box.radius[u]), move))
    else:
        yield Face(values=tuple(str(value) for value in (box.fire[u] or rating.movement,) if value))


def _notes(box: Box, u: int, rating: Rating, language: str) -> Iterator[str]:
    said = partial(say, language)
    if box.fights[u]:
        yield said("board-unit-steps", steps=rating.steps)
    elif box.is_gun[u]:
        yield said("board-unit-gun", fire=box.fire[u], range=box.range[u], movement=rating.movement)
    elif box.kind[u] == "hq":
        yield said("board-unit-hq", radius=box.radius[u], movement=rating.movement)
    if box.symbol[u]:
        yield said(f"symbol-{box.symbol[u]}")
    yield unit_origin(box, u, language)


def _back(box: Box, u: int, language: str) -> Piece:
    return Piece(
        id=back(box, u), name="?", title=capital(unit_title(box, u, language)),
        kind=back(box, u), side=SIDES[box.side[u]], nation=box.nation[u], symbol="infantry", size="battalion",
        faces=(Face(values=("?", "?", str(box.ratings["1917"][u].movement)), aside="?"),),
        note=say(language, "mark-hidden"),
    )  # fmt: skip


# -- beside the map ---------------------------------------------------------------------------------------------------


def _boxes(said: drawing.Said, sides: Mapping[str, str]) -> tuple[OffMap, ...]:
    """Only the Entente leaves the map (SC1.41)."""
    return tuple(one for one in drawing.boxes(BOXES, said, sides) if one.id != "box:exited-cp")


def _tracks(box: Box, language: str) -> tuple[Track, ...]:
    turns = sorted({turn for scene in box.scenes.values() for turn in range(scene.first_turn, scene.last_turn + 1)})
    cells = tuple(
        Cell(id=str(turn), name=days_name(box, turn, language), note=turn_name(box, turn, language)) for turn in turns
    )
    return (Track(id="turn", name=say(language, "board-track-turn"), cells=cells),)
