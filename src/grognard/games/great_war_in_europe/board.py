"""All that is printed, as a page draws it: up to six fronts side by side, counters, boxes, tracks.

Rivers, borders and passes are drawn from the rules' own data; art/ adds coast, relief and names of regions only.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Final, Literal

from ...kernel import drawing
from ...kernel.drawing import Art, Point
from ...kernel.maps import bits
from ...kernel.outline import BAND, Paper, along, hexsides
from ...kernel.picture import Board, Caption, Cell, Face, Ground, Piece, Plane, Space, Track
from ...kernel.words import capital
from . import palette
from .box import FOLDER, NATIONS, SIDES, Box
from .drawer import cards
from .fronts import FRONTS, Front
from .names import name_of, say, turn_name, unit_title
from .sheets import sheets
from .verbs import VERBS

COLUMNS: Final = (("west", "italy"), ("east",), ("egypt",), ("caucasus", "iraq"))
"""How the fronts lie on the paper: from west to east, and from north to south."""
TOGETHER: Final = (("west", "italy"), ("east",), (("caucasus", "iraq"), "egypt"))
"""All six: so they fill a screen that is wider than high."""
BOXES: Final = (
    "holding",
    "europe",
    "near-east",
    "dead",
    "arabia",
    "reserve",
    "transit",
    "transfer",
    "beside-west",
    "beside-italy",
    "withdrawn",
    "neutral",
)
SIZES: Final[dict[str, Literal["army", "corps", "division", "brigade", "regiment", "battalion"]]] = {
    "front": "army", "army": "army", "corps": "corps", "division": "division", "brigade": "brigade",
    "regiment": "regiment", "battalion": "battalion", "company": "battalion",
}  # fmt: skip
OVERLAYS: Final = {"supply": "s", "control": "g", "line": "f"}
"""What may be laid over the map, and the key for it."""
VIEWS: Final = (
    # Places to look at, by two opposite corners.
    ("flanders", "W6906", "W6117"), ("somme", "W6306", "W5416"), ("verdun", "W5517", "W4627"),
    ("alsace", "W4825", "W3633"), ("isonzo", "W2922", "W1832"), ("trentino", "W3012", "W1922"),
    ("prussia", "E5810", "E5020"), ("poland", "E5012", "E4220"), ("galicia", "E4214", "E3425"),
    ("baltic", "E6614", "E5426"), ("balkans", "E2609", "E1020"), ("romania", "E3417", "E2028"),
    ("straits", "E1620", "E1029"), ("armenia", "N4331", "N3341"), ("palestine", "N2909", "N1728"),
    ("sinai", "N4401", "N2914"), ("mesopotamia", "N1438", "N2453"),
)  # fmt: skip


def paper(box: Box) -> Paper:
    """The fronts of a game on paper."""
    mine = {FRONTS[f] for f in box.active}
    if len(mine) == len(FRONTS):
        return Paper(box.map, columns=TOGETHER)
    return Paper(box.map, columns=[its for column in COLUMNS if (its := [name for name in column if name in mine])])


def board(box: Box, language: str) -> Board:
    """The board in a language."""
    sheet = paper(box)
    arts = {plane.name: Art(FOLDER / "art", box.name, plane.name, (plane.x, plane.y + BAND)) for plane in sheet.planes}
    drawn = [art for art in arts.values() if art.drawn]
    said = partial(say, language)
    sides = {name: name_of(box, "side", i, language) for i, name in enumerate(SIDES)}
    pieces = tuple(_piece(box, u, language) for u in range(box.count) if box.in_game[u])
    printed = Board(
        game=box.name,
        title=said(f"game-title-{box.word}"),
        size=sheet.size,
        layout="hexes",
        values=tuple(said(f"board-value-{name}") for name in ("attack", "defence", "movement")),
        sides=drawing.sides(sides, palette.SIDES),
        nations=drawing.nations(palette.FACES, lambda nation: said(f"nation-{nation}")),
        terrains=drawing.terrains(palette.TERRAIN, lambda name: said(f"board-terrain-{name}"), hexes=True),
        ground=(*(part for art in drawn for part in art.ground()), *_drawn(box, sheet, said)),
        relief=tuple(part for art in drawn for part in art.relief()),
        captions=(*(name for art in drawn for name in art.captions(language)), *_river_names(box, sheet, language)),
        planes=tuple(
            Plane(
                id=plane.name, name=name_of(box, "front", FRONTS.index(plane.name), language), x=plane.x, y=plane.y,
                w=plane.width, h=plane.height, flat=plane.flat, noun=f"front:{plane.name}",
            )
            for plane in sheet.planes
        ),
        spaces=tuple(_space(box, sheet, i, language) for i in _printed(box)),
        boxes=drawing.boxes(BOXES, said, sides),
        tracks=_tracks(box, language),
        marks=palette.MARKS,
        symbols=tuple(symbol for symbol in palette.SYMBOLS if symbol.id in {piece.symbol for piece in pieces}),
        pieces=pieces,
        cards=cards(box, language),
        verbs=drawing.verbs(VERBS, said, ("cancel", "stay", "give_up", "concede")),
        overlays=drawing.overlays(OVERLAYS, said, sides),
        views=drawing.views(_views(box, sheet), sheet.size, said),
        sheets=sheets(box, language),
    )  # fmt: skip
    return drawing.with_legend(printed, said)


# -- the maps ---------------------------------------------------------------------------------------------------------


def _printed(box: Box) -> Iterator[int]:
    """The hexes of the drawn map that there are."""
    first = 0
    for f in box.active:
        front = box.fronts[f]
        yield from (first + h for h in bits(front.land | front.lakes))
        first += front.size


def _fronts(box: Box) -> Iterator[tuple[int, Front]]:
    """The fronts with where each begins on the drawn map."""
    first = 0
    for f in box.active:
        yield first, box.fronts[f]
        first += box.fronts[f].size


def _front_of(box: Box, i: int) -> tuple[Front, int]:
    """The front of a hex of the drawn map, and its number there."""
    for first, front in _fronts(box):
        if i < first + front.size:
            return front, i - first
    raise IndexError(i)


def _drawn(box: Box, sheet: Paper, said: drawing.Said) -> Iterator[Ground]:
    """What lies along hexsides."""
    found: dict[str, list[tuple[int, int]]] = {kind: [] for kind in ("border", "pass", *palette.WATER)}
    for first, front in _fronts(box):
        for kind in ("pass", *palette.WATER):
            found[kind] += [(a + first, b + first) for a, b in front.sides[kind].pairs]
        found["border"] += [(a + first, b + first) for a, b in front.map.pairs() if a < b and _parts(front, a, b)]
    yield Ground(kind="border", d=hexsides(sheet, found["border"]), width=2.4, tint=palette.BORDER, over=True)
    for kind, width in palette.WATER.items():
        if found[kind]:
            yield Ground(
                kind="river", d=hexsides(sheet, found[kind]), width=width, over=True, name=said(f"board-side-{kind}")
            )
    if found["pass"]:
        yield Ground(
            kind="line", d="".join(_path(sheet, a, b) for a, b in sorted(found["pass"]) if a < b), width=3.0,
            tint=palette.PASS, over=True, name=said("board-side-pass"), sample="M-30,0H30",
        )  # fmt: skip


def _parts(front: Front, a: int, b: int) -> bool:
    """Whether a border of 1914 runs between two hexes of land."""
    return bool(front.land >> a & front.land >> b & 1) and front.country[a] != front.country[b]


def _path(sheet: Paper, a: int, b: int) -> str:
    """A pass path over a hexside."""
    (ax, ay), (bx, by) = sheet.centres[a], sheet.centres[b]
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"


def _river_names(box: Box, sheet: Paper, language: str) -> Iterator[Caption]:
    """Names along rivers, where they stand clear of the places."""
    for first, front in _fronts(box):
        courses: dict[str, list[tuple[int, int]]] = {}
        for side, name in zip(front.side_rows, front.side_names[language], strict=True):
            a = front.hex[side["hex"]]
            if name and side["kind"] in ("river", "canal"):
                courses.setdefault(name, []).append((a + first, front.map.near[side["way"]][a] + first))
        places = [sheet.centres[h + first] for h in range(front.size) if front.places[language][h]]
        for name, pairs in courses.items():
            for (x, y), turn in along(sheet, pairs, len(name) * 10.8, places):
                down = math.radians(turn + 90)
                at = (round(x + 5.2 * math.cos(down), 1), round(y + 5.2 * math.sin(down), 1))
                yield Caption(text=name, x=at[0], y=at[1], size=15, kind="river", turn=round(turn, 1))


def _space(box: Box, sheet: Paper, i: int, language: str) -> Space:
    front, h = _front_of(box, i)
    x, y = sheet.centres[i]
    facts = front.rows[h]
    town = facts["town"]
    words = facts["kinds"].split()
    return Space(
        id=f"space:{front.numbers[h]}",
        name=front.places[language][h] or front.numbers[h],
        x=round(x, 1),
        y=round(y, 1),
        shape="hex",
        nation=facts["country"],
        terrain=facts["terrain"],
        place=_place(town),
        port="al" if "port" in words else "",
        capital="capital" in words,
        rim="victory" if "vp" in words else "",
    )


def _place(town: str) -> Literal["", "town", "city"]:
    return "city" if town == "city" else "town" if town else ""


def _views(box: Box, sheet: Paper) -> dict[str, list[Point]]:
    at = {front.numbers[h]: sheet.centres[first + h] for first, front in _fronts(box) for h in range(front.size)}
    return {name: [at[one], at[other]] for name, one, other in VIEWS if one in at and other in at}


# -- counters ---------------------------------------------------------------------------------------------------------


def _piece(box: Box, u: int, language: str) -> Piece:
    return Piece(
        id=f"unit:{box.units[u]}",
        name=box.labels[u],
        title=capital(unit_title(box, u, language)),
        kind=box.units[u],
        side=_side(box, u),
        nation=NATIONS[box.nation[u]],
        symbol=palette.OF_KIND.get(box.kind[u], box.kind[u]),
        size=SIZES[box.bulk[u]],
        faces=_faces(box, u),
        support=not box.fights[u],
        tint=palette.CONTINGENTS.get(box.contingent[u], ""),
        note=say(
            language, f"board-source-{'rulebook' if box.unit_rows[u]['source'] != 'reconstructed' else 'reconstructed'}"
        ),
    )


def _side(box: Box, u: int) -> str:
    its = box.tables["nations"][NATIONS[box.nation[u]]]["side"]
    return str(its) if its in SIDES else "al"


def _faces(box: Box, u: int) -> tuple[Face, ...]:
    """3.22, 3.23: attack-defence-movement; headquarters support-movement."""
    if not box.fights[u]:
        return (Face(values=(str(box.support[u]), str(box.face[u].movement))),)
    sides = [box.face[u]] if not box.reverse[u] else [box.face[u], box.back[u]]
    return tuple(Face(values=(str(one.attack), str(one.defence), str(one.movement))) for one in sides)


# -- beside the map ---------------------------------------------------------------------------------------------------


def _tracks(box: Box, language: str) -> tuple[Track, ...]:
    turns = sorted({turn for scene in box.scenes.values() for turn in range(scene.first_turn, scene.last_turn + 1)})
    cells = tuple(Cell(id=str(turn), name=str(turn), note=_turn_note(box, turn, language)) for turn in turns)
    return (Track(id="turn", name=say(language, "board-track-turn"), cells=cells),)


def _turn_note(box: Box, turn: int, language: str) -> str:
    """Its months, and the Strategic Turn that follows."""
    its = box.turns.get(turn)
    name = turn_name(box, turn, language)
    return f"{name} · {say(language, 'panel-strategic', letter=its.letter)}" if its is not None and its.letter else name
