"""The blocks that boards and pictures of many games are built of: colours, nations, sides, verbs, boxes, art.

`say` is a game's own, in one language: a key and its arguments. `sides` are names of sides by id, in that language.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from .grounds import Look
from .picture import (
    Board,
    Caption,
    Cell,
    Ground,
    Mark,
    Nation,
    OffMap,
    Overlay,
    Pattern,
    PieceNow,
    Relief,
    Side,
    Terrain,
    Verb,
    Zone,
)  # fmt: skip
from .words import known

Said = Callable[..., str]
Point = tuple[float, float]

DARK: Final = "#15120c"
LIGHT: Final = "#ffffff"
"""Inks on a dark and a light face."""


# -- colours --------------------------------------------------------------------------------------------------------


def edge(face: str) -> str:
    """The rim of a face: the same hue, darker."""
    return "#" + "".join(f"{int(face[i : i + 2], 16) * 6 // 10:02x}" for i in (1, 3, 5))


def nations(faces: Mapping[str, tuple[str, str, Pattern]], name: Callable[[str], str]) -> tuple[Nation, ...]:
    """By nation a face, an ink and a pattern."""
    return tuple(
        Nation(id=nation, name=name(nation), face=face, ink=ink, edge=edge(face), pattern=pattern)
        for nation, (face, ink, pattern) in faces.items()
    )


def sides(named: Mapping[str, str], tints: Mapping[str, tuple[str, str]]) -> tuple[Side, ...]:
    """By side a tint for what it holds, and an ink for its name on it."""
    return tuple(Side(id=side, name=name, face=tints[side][0], ink=tints[side][1]) for side, name in named.items())


def terrains(
    looks: Mapping[str, tuple[Look, str]], name: Callable[[str], str], *, hexes: bool = False
) -> tuple[Terrain, ...]:
    """By terrain its drawing and its tint. Only the drawing that the map shows is sent: in hexes or in spaces."""
    return tuple(
        Terrain(
            id=terrain, name=name(terrain), tint=tint, water=look.water, sign=None if hexes else look.sign,
            strewn=look.strewn if hexes else None,
        )
        for terrain, (look, tint) in looks.items()
    )  # fmt: skip


# -- the board ------------------------------------------------------------------------------------------------------


def verbs(nouns: Mapping[str, str | None], say: Said, quiet: Iterable[str] = ()) -> tuple[Verb, ...]:
    """`board-verb-VERB` says what it is called."""
    return tuple(
        Verb(id=verb, noun=noun or "", name=say(f"board-verb-{verb.replace('_', '-')}"), quiet=verb in quiet)
        for verb, noun in nouns.items()
    )


def overlays(keys: Mapping[str, str], say: Said, sides: Mapping[str, str] | None = None) -> tuple[Overlay, ...]:
    """What may be laid over the map, with its key on the keyboard; of each kind one a side if there are sides."""
    if sides is None:
        return tuple(Overlay(id=kind, name=say(f"board-overlay-{kind}"), key=key) for kind, key in keys.items())
    return tuple(
        Overlay(id=f"{kind}:{side}", name=say(f"board-overlay-{kind}", side=name), key=key)
        for kind, key in keys.items()
        for side, name in sides.items()
    )


def boxes(names: Iterable[str], say: Said, sides: Mapping[str, str] | None = None) -> tuple[OffMap, ...]:
    """Boxes off the map; of each one a side if there are sides."""
    if sides is None:
        return tuple(OffMap(id=f"box:{name}", name=say(f"board-box-{name}")) for name in names)
    return tuple(
        OffMap(id=f"box:{name}-{side}", name=say(f"board-box-{name}", side=named), side=side)
        for name in names
        for side, named in sides.items()
    )


def numbered(numbers: Iterable[int], notes: Mapping[int, str] | None = None) -> tuple[Cell, ...]:
    """Cells of a track that are numbers."""
    return tuple(Cell(id=str(n), name=str(n), note=(notes or {}).get(n, "")) for n in numbers)


def views(
    parts: Mapping[str, Iterable[Point]], size: tuple[float, float], say: Said, margin: float = 0
) -> tuple[tuple[str, float, float, float, float], ...]:
    """Places to look at, by points that each has to show; then all of the map."""
    found: list[tuple[str, float, float, float, float]] = []
    for name, points in parts.items():
        xs, ys = zip(*points, strict=True)
        left, right = max(0, min(xs) - margin), min(size[0], max(xs) + margin)
        top, bottom = max(0, min(ys) - margin), min(size[1], max(ys) + margin)
        found.append((say(f"board-view-{name}"), left, top, right - left, bottom - top))
    return (*found, (say("board-view-all"), 0, 0, *size))


_PLAIN: Final = frozenset(("land", "coast", "lake", "panel"))
"""Ground that needs no word."""


def with_legend(board: Board, say: Said) -> Board:
    """The board with words for all that it draws: `legend-KIND-NAME` says each, a game's own before every game's."""
    return msgspec.structs.replace(
        board, legend={key: say(f"legend-{key.replace(':', '-')}") for key in dict.fromkeys(_drawn(board))}
    )


def _drawn(board: Board) -> Iterable[str]:
    """Kinds of things on the board: of the ground, of links and spaces, of pieces and marks."""
    parts = (*board.ground, *(part for field in board.fields for part in field.ground))
    yield from (f"ground:{part.kind}" for part in parts if part.kind not in _PLAIN and not part.name)
    if any(field.rims for field in board.fields):
        yield "rim:victory"
    yield from (f"link:{link.kind}" for link in board.links if link.kind != "crossing")
    shapes: dict[str, set[str]] = {}
    rims: dict[str, set[str]] = {}
    for space in board.spaces:
        shapes.setdefault(space.terrain, set()).add(space.shape)
        rims.setdefault(space.terrain, set()).add(space.rim)
    for space in board.spaces:  # shape and rim need a word where the terrain alone does not give them
        if len(shapes[space.terrain]) > 1 and space.shape != "circle":
            yield f"shape:{space.shape}"
        if len(rims[space.terrain]) > 1 and space.rim:
            yield f"rim:{space.rim}"
        if space.place:
            yield f"place:{space.place}"
        yield from (kind for kind, here in (("port", space.port), ("capital", space.capital)) if here)
    yield from (f"size:{piece.size}" for piece in board.pieces)
    yield from (f"symbol:{piece.symbol}" for piece in board.pieces if piece.symbol)
    yield from (f"mark:{mark.id}" for mark in board.marks)


_START: Final = re.compile(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)")


class Art:
    """What a folder of drawings adds to the rules' data: where spaces stand, shapes under them, relief, names.

    A map of hexes may do without. `part` of the folder, and `at`: where it lies, if a board is drawn of several."""

    def __init__(self, folder: Path, game: str, part: str = "", at: Point = (0, 0)) -> None:
        self.folder = folder = folder / part
        self.at = at
        self._address = f"/api/games/{game}/art/{part}." if part else f"/api/games/{game}/art/"
        path = folder / "ground.json"
        self.drawn: dict[str, Any] = msgspec.json.decode(path.read_bytes()) if path.is_file() else {}

    @property
    def size(self) -> tuple[float, float]:
        width, height = self.drawn["size"]
        return width, height

    def rows(self, name: str) -> list[dict[str, str]]:
        """A sheet beside it; lines that begin with # are remarks."""
        lines = (self.folder / name).read_text("utf-8").splitlines()
        return list(csv.DictReader(line for line in lines if not line.startswith("#")))

    def layout(self) -> dict[str, dict[str, str]]:
        """Where spaces stand."""
        return {row["space"]: row for row in self.rows("layout.csv")}

    def bends(self) -> dict[frozenset[str], Point]:
        """Towards which point the links between two spaces are bent."""
        return {
            frozenset((row["a"], row["b"])): (float(row["bend_x"]), float(row["bend_y"]))
            for row in self.rows("links.csv")
        }

    def ground(self) -> tuple[Ground, ...]:
        return tuple(
            Ground(kind=part["kind"], d=self._moved(part["d"]), width=part.get("width", 0), tint=part.get("tint", ""))
            for part in self.drawn["parts"]
        )

    def relief(self) -> tuple[Relief, ...]:
        return tuple(
            Relief(
                href=self._address + part["href"], x=part["x"] + self.at[0], y=part["y"] + self.at[1], w=part["w"],
                h=part["h"],
            )
            for part in self.drawn.get("relief", ())
        )  # fmt: skip

    def _moved(self, d: str) -> str:
        """A path where its part of the board lies: all but its starts is in steps."""
        dx, dy = self.at
        if not dx and not dy:
            return d
        return _START.sub(lambda start: f"M{float(start[1]) + dx:.1f} {float(start[2]) + dy:.1f}", d)

    def captions(self, language: str) -> tuple[Caption, ...]:
        """Names of seas and regions."""
        return tuple(
            Caption(
                text=name[known(language)], x=name["x"] + self.at[0], y=name["y"] + self.at[1], size=name["size"],
                kind=name["kind"], turn=name.get("turn", 0),
            )
            for name in self.drawn.get("names", ())
        )  # fmt: skip


# -- the picture ----------------------------------------------------------------------------------------------------


def nouns(kind: str, names: Sequence[str], which: Iterable[int]) -> tuple[str, ...]:
    """Nouns of a kind by their ids."""
    return tuple(f"{kind}:{names[i]}" for i in which)


@lru_cache(maxsize=16384)
def lying(at: str, face: int, marks: tuple[Mark, ...], order: int) -> PieceNow:
    """A piece by all that it hangs on: most lie as they lay, and for everybody."""
    return PieceNow(at=at, face=face, marks=marks, order=order)


def zone(kind: str, cards: Iterable[str], count: int, say: Said, side: str = "") -> Zone:
    """Cards that lie together, by name; `zone-KIND` says what they are called."""
    return Zone(
        id=f"{kind}:{side}" if side else kind, name=say(f"zone-{kind}"), side=side, count=count,
        cards=tuple(f"card:{name}" for name in cards), hand=kind == "hand",
    )  # fmt: skip
