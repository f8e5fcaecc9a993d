"""All that is printed, as a page draws it: the hex map, counters, tracks, boxes. One board a battle.

Rivers, railways, frontiers and boundaries are drawn from the rules' own data; art/ adds relief, coast and names of
regions only.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from ...kernel import drawing
from ...kernel.drawing import Art, Point, numbered
from ...kernel.outline import Paper, along, borders, hexsides, through
from ...kernel.picture import Board, Caption, Cell, Face, Ground, OffMap, Piece, Space, Track
from ...kernel.words import capital, row
from . import palette
from .box import CAV, FOLDER, Box
from .names import days_name, name_of, say, unit_title
from .sheets import sheets
from .verbs import VERBS

RIVERS: Final = {"river": 3.5, "major": 6.5}
"""How wide a river is drawn."""
BOUNDARY_WIDTH: Final = 7.0
RIVER_SIZE: Final = 17.0
"""How large the name of a river is written."""
COMMAND_SIZE: Final = 26.0
"""How large the name of a command is written."""
FRONTS: Final[Mapping[str, tuple[tuple[str, str, str], ...]]] = {
    # Places to look at, by two opposite corners.
    "galicia-1914": (
        ("vistula", "1401", "2812"), ("bug", "2404", "3815"), ("lemberg", "2511", "4222"), ("dniester", "3216", "4929"),
    ),
    "first-ypres-1914": (
        ("yser", "1521", "2608"), ("ypres", "2518", "3705"), ("lys", "3322", "4308"), ("la-bassee", "3922", "4809"),
    ),
}  # fmt: skip


def board(box: Box, language: str) -> Board:
    """The board in a language."""
    battle = box.battle
    art = Art(FOLDER / "art" / battle, battle)
    sheet = Paper(box.map)
    said = partial(say, language)
    sides = {name: name_of(box, "side", i, language) for i, name in enumerate(box.sides)}
    nations = {*box.nation, *box.country}
    printed = Board(
        game=battle,
        title=say(language, f"game-title-{battle}"),
        size=sheet.size,
        layout="hexes",
        open=True,
        values=(say(language, "board-value-strength"), say(language, "board-value-ter")),
        sides=drawing.sides(sides, palette.SIDES),
        nations=drawing.nations(
            {nation: its for nation, its in palette.FACES.items() if nation in nations},
            lambda nation: said(f"nation-{nation}"),
        ),
        terrains=drawing.terrains(
            {name: its for name, its in palette.TERRAIN.items() if name in box.tables["terrain"]},
            partial(terrain_name, language=language),
            hexes=True,
        ),
        ground=(Ground(kind="land", d=f"M0 0h{sheet.size[0]}v{sheet.size[1]}H0z"), *_drawn(box, sheet, said)),
        relief=art.relief(),
        captions=_captions(box, sheet, art, language),
        spaces=tuple(_space(box, sheet, h, language) for h in range(box.size)),
        boxes=(
            *drawing.boxes(("waiting", "eliminated"), said, sides),
            *(_armies(box, language) if box.players_set_up else ()),
            *drawing.boxes(("removed",) if box.book.has("GAL.7.4c") else (), said),
        ),
        tracks=(*_tracks(box, language), *_commands(box, language)),
        marks=palette.MARKS,
        symbols=palette.SYMBOLS,
        pieces=tuple(_piece(box, u, language) for u in range(box.count)),
        verbs=drawing.verbs(VERBS, said),
        overlays=(
            *drawing.overlays({"supply": "s", "zoc": "z"}, said, sides),
            *drawing.overlays({"victory": "v"}, said),
        ),
        sheets=sheets(box, language),
        views=drawing.views(_fronts(box, sheet), sheet.size, said),
        apart=box.apart,
    )
    return drawing.with_legend(printed, said)


# -- the map ------------------------------------------------------------------------------------------------------


def _drawn(box: Box, sheet: Paper, said: drawing.Said) -> list[Ground]:
    """What lies along hexsides and through hexes: rivers, railways, frontiers, boundaries of commands."""
    land = box.playable
    found = []
    coast = borders(box.map, [land >> h & 1 for h in range(box.size)])  # the sea is where nobody may go: whole hexes
    if coast:
        found.append(Ground(kind="coast", d=hexsides(sheet, coast), width=3, over=True))
    for kind, its in box.rivers.items():
        name = said(f"board-side-{kind}")
        found.append(Ground(kind="river", d=hexsides(sheet, its.pairs), width=RIVERS[kind], over=True, name=name))
    for line in box.lines.values():
        found.append(Ground(kind="rail", d=through(sheet, line), over=True))
    found.append(Ground(kind="border", d=hexsides(sheet, borders(box.map, box.country, land)), over=True))
    first, second = (borders(box.map, box.area_of[side], land) for side in (0, 1))
    lines = [(first & second, palette.BOUNDARY, said("board-boundary-both"))]
    lines += [
        (its, palette.BOUNDARIES[name], said("board-boundary", side=said(f"side-{name}")))
        for its, name in zip((first - second, second - first), box.sides, strict=True)
    ]
    for pairs, tint, name in lines:
        if pairs:
            d = hexsides(sheet, pairs)
            found.append(Ground(kind="boundary", d=d, width=BOUNDARY_WIDTH, tint=tint, over=True, name=name))
    if box.east:  # YPR.9.23: the Belgian attack line
        home = box.area_set[0][box.areas[0].index(box.tables["belgian"]["area"])] & land
        east = [bool(box.east >> h & 1) for h in range(box.size)]
        tint = drawing.edge(palette.FACES["be"][0])
        d = hexsides(sheet, borders(box.map, east, home))
        found.append(Ground(kind="border", d=d, width=4, tint=tint, over=True, name=said("board-belgian-line")))
    return found


def _captions(box: Box, sheet: Paper, art: Art, language: str) -> tuple[Caption, ...]:
    """Names of regions, seas and rivers, of commands at the edge of the map, of passes."""
    found = [*art.captions(language), *_river_names(box, sheet, language)]
    for side in (0,) if box.zoned else (0, 1):
        written: list[tuple[float, float]] = []
        for x, y, area in sorted((*_edge_of(box, sheet, side, area), area) for area in range(4)):
            text = _area_name(box, side, area, language)
            room = len(text) * COMMAND_SIZE
            if any(abs(x - a) < room and abs(y - b) < COMMAND_SIZE for a, b in written):  # none covers another
                y += (2 * side - 1) * 1.8 * sheet.radius
            written.append((x, y))
            found.append(Caption(text=text, x=x, y=y, size=COMMAND_SIZE))
    for h in range(box.size):
        if box.terrain[h] == "pass" and box.places[language][h] and not box.place_class[h]:
            x, y = sheet.centres[h]
            found.append(Caption(text=box.places[language][h], x=x, y=y + 30, size=13))
    return tuple(found)


def _river_names(box: Box, sheet: Paper, language: str) -> Iterator[Caption]:
    """Names along rivers, from the rows of sides.csv, where they stand clear of the places."""
    courses: dict[str, list[tuple[int, int]]] = {}
    for side, name in zip(box.side_rows, box.side_names[language], strict=True):
        a = box.hex[side["hex"]]
        if name:
            courses.setdefault(name, []).append((a, box.map.near[side["way"]][a]))
    places = [sheet.centres[h] for h in range(box.size) if box.place_class[h]]
    for name, pairs in courses.items():
        for (x, y), turn in along(sheet, pairs, len(name) * RIVER_SIZE * 0.72, places):
            down = math.radians(turn + 90)
            shift = RIVER_SIZE * 0.35  # the line runs through its middle
            at = (round(x + shift * math.cos(down), 1), round(y + shift * math.sin(down), 1))
            yield Caption(text=name, x=at[0], y=at[1], size=RIVER_SIZE, kind="river", turn=round(turn, 1))


def _edge_of(box: Box, sheet: Paper, side: int, area: int) -> tuple[float, float]:
    """Where a command's name stands: Austrian armies at the south edge, Russian at the north, zones in the west."""
    hexes = [h for h in range(box.size) if box.area_set[side][area] >> h & 1]
    if box.zoned:
        ys = [sheet.centres[h][1] for h in hexes if box.playable >> h & 1]
        return sheet.size[0] - 260, (min(ys) + max(ys)) / 2
    ys = [sheet.centres[h][1] for h in hexes]
    y = (min if side else max)(ys)
    xs = [sheet.centres[h][0] for h in hexes if abs(sheet.centres[h][1] - y) < sheet.radius]
    return (min(xs) + max(xs)) / 2, y


def _area_name(box: Box, side: int, area: int, language: str) -> str:
    if box.zoned:
        return say(language, "board-zone", name=box.areas[0][area])
    return name_of(box, "marker", 4 * side + area, language)


def terrain_name(name: str, language: str) -> str:
    return say(language, f"board-terrain-{name.replace('_', '-')}")


def features(box: Box, h: int, language: str) -> list[str]:
    """What is printed in a hex, in words."""
    found = [terrain_name(box.terrain[h], language)]
    if box.place_class[h]:
        found.append(say(language, f"board-class-{box.place_class[h]}"))
    if h in box.fort_at:
        i = box.fort_at[h]
        found.append(say(language, "board-space-fort", steps=box.fort_steps[i], ter=box.fort_ter[i]))
    whose = [name_of(box, "side", i, language) for i in (0, 1) if box.vp[i] >> h & 1]
    if whose:
        found.append(say(language, "board-space-victory", sides=", ".join(whose)))
    found += [
        say(language, "board-space-source", side=name_of(box, "side", i, language))
        for i in (0, 1)
        if box.sources[i] >> h & 1
    ]
    if box.rails >> h & 1:
        found.append(say(language, "board-space-rail"))
    return found


def areas_of(box: Box, h: int, language: str) -> str:
    """The commands a hex belongs to."""
    if box.zoned:
        return say(language, "board-zone", name=box.areas[0][box.area_of[0][h]])
    return ", ".join(name_of(box, "marker", 4 * i + box.area_of[i][h], language) for i in (0, 1))


def unit_origin(box: Box, u: int, language: str) -> str:
    return _origin(box.unit_rows[u], box.units[u] in box.corrected_units, language)


def hex_origin(box: Box, h: int, language: str) -> str:
    return _origin(box.rows[h], box.numbers[h] in box.corrected_hexes, language)


def _origin(facts: Mapping[str, str], corrected: bool, language: str) -> str:
    """Where the facts of a row come from, in a word or two."""
    word = facts["source"].partition(";")[0].strip()
    said = say(language, f"board-source-{word}") if word in ("rulebook", "published", "reconstructed") else word
    return f"{said}, {say(language, 'board-source-corrected')}" if corrected else said


def _space(box: Box, sheet: Paper, h: int, language: str) -> Space:
    x, y = sheet.centres[h]
    country = say(language, f"nation-{box.country[h]}")
    notes = [*features(box, h, language), country, areas_of(box, h, language), hex_origin(box, h, language)]
    return Space(
        id=f"space:{box.numbers[h]}",
        name=box.places[language][h] or box.numbers[h],
        x=round(x, 1),
        y=round(y, 1),
        r=sheet.radius,
        shape="hex",
        nation=box.country[h],
        terrain=box.terrain[h],
        rim="victory" if box.any_vp >> h & 1 else "",
        place=box.place_class[h],  # type: ignore[arg-type]  # checked when the box was opened
        note=row(box.numbers[h], ", ".join(notes), language),
    )


def _fronts(box: Box, sheet: Paper) -> dict[str, list[Point]]:
    return {
        name: [sheet.centres[box.hex[number]] for number in (one, other)]
        for name, one, other in FRONTS[box.battle]
        if one in box.hex and other in box.hex
    }


# -- counters -----------------------------------------------------------------------------------------------------


def _piece(box: Box, u: int, language: str) -> Piece:
    ter = str(box.ter[u] or "?")
    notes = []
    if box.turn[u]:
        notes.append(say(language, "board-unit-turn", turn=box.turn[u]))
    if box.where[u]:
        antwerp = box.zoned and box.side[u] == 0 and box.where[u] == box.tables["zone_d"]["area"]
        key = "board-unit-antwerp" if antwerp else "board-unit-zones" if box.zoned else "board-unit-army"
        notes.append(say(language, key, where=box.where[u]))
    notes += [
        say(language, f"board-unit-{flag.replace('_', '-')}")
        for flag in ("zone_a", "new_reserve", "remnant")
        if flag in box.flags[u]
    ]
    notes.append(capital(unit_origin(box, u, language)) + ".")
    return Piece(
        id=f"unit:{box.units[u]}",
        name=box.names[u],
        title=unit_title(box, u, language),
        kind=box.units[u],
        side=box.sides[box.side[u]],
        nation=box.nation[u],
        symbol="cavalry" if box.kind[u] == CAV else "infantry",
        size="division" if box.division[u] else "brigade",
        faces=tuple(Face(values=(str(steps), ter)) for steps in range(box.steps[u], 0, -1)),
        note=" ".join(notes),
    )


# -- beside the map -----------------------------------------------------------------------------------------------


def _armies(box: Box, language: str) -> list[OffMap]:
    return [
        OffMap(
            id=army_box(side, area),
            name=capital(name_of(box, "marker", 4 * i + n, language)),
            side=side,
        )
        for i, side in enumerate(box.sides)
        for n, area in enumerate(box.areas[i])
    ]


def army_box(side: str, area: str) -> str:
    """GAL.3.11, GAL.3.12: where the units of an army lie until they are set up."""
    return f"box:army-{side}-{area}"


def _tracks(box: Box, language: str) -> tuple[Track, ...]:
    turns = [
        Cell(id=str(t), name=days_name(box, t, language), note=_events(box, t, language))
        for t in range(1, box.last_turn + 1)
    ]
    found = [Track(id="turn", name=say(language, "board-track-turn"), cells=tuple(turns))]
    if box.most_vp:
        name = say(language, "board-track-vp", side=name_of(box, "side", 0, language))
        found.append(Track(id="vp", name=name, cells=numbered(range(box.most_vp + 1)), side=box.sides[0]))
    return tuple(found)


def _events(box: Box, turn: int, language: str) -> str:
    """What a turn brings: reinforcements, support markers that may be used."""
    notes = [say(language, "board-turn", turn=turn)]
    for i in (0, 1):
        side = name_of(box, "side", i, language)
        count = sum(1 for u in box.of_side[i] if box.turn[u] == turn)
        if count:
            notes.append(say(language, "board-turn-units", side=side, count=count))
        if any(its == i and first <= turn <= last for its, first, last in box.support):
            notes.append(say(language, "board-turn-support", side=side))
    return "; ".join(notes)


def command_id(track: Mapping[str, Any]) -> str:
    """A command track's name on the board."""
    return f"command-{track['side']}-{track['area'] or 'all'}-{track['from']}"


def _commands(box: Box, language: str) -> tuple[Track, ...]:
    """GAL.9.1, YPR.9.1: infantry and cavalry movement by die; * bars the infantry from combat."""
    found = []
    for track in box.tables["track"]:
        area = track["area"]
        if area.isdigit():
            name = say(language, "board-track-army", number=int(area))
        else:
            name = say(language, "board-zone", name=area) if area else say(language, "board-track-zones")
        if int(track["from"]) > 1 or int(track["to"]) < box.last_turn:
            name = say(language, "board-track-turns", name=name, first=track["from"], last=track["to"])
        cells = tuple(
            Cell(id=str(die), name=text, note=say(language, "board-track-die", die=die))
            for die, text in enumerate(track["cells"], 1)
        )
        found.append(Track(id=command_id(track), name=name, cells=cells, side=track["side"], shown=True))
    return tuple(found)
