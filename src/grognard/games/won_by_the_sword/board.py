"""All that is printed, as a page draws it: map, counters, cards, tracks.

The drawing itself (where spaces stand, rivers, regions, relief) is in art/; it is no part of the rules' data.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, Literal

from ...kernel import drawing
from ...kernel.drawing import Art, Point, numbered
from ...kernel.picture import Board, Card, Cell, Face, Link, Nation, Piece, Space, Terrain, Track, Use
from ...kernel.placing import added
from . import palette
from .box import Box
from .kinds import (
    ACTIONS, ART, COLUMNS, DET, FOLDER, FORM, GREAT_FORTRESS, KINDS, KIND_NATION, NATION, NATIONS, NKINDS, SIDES, TYPES,
    VILLAGE,
)  # fmt: skip
from .names import column_label, kind_name, label, link_name, say, side_label
from .sheets import sheets
from .verbs import QUIET, VERBS

GAME: Final = "won-by-the-sword"
RADIUS: Final = (15, 20, 23, 30, 36)
"""By type of space, from village to great fortress."""
SHAPES: Final[tuple[Literal["circle", "square", "bastions"], ...]] = (
    "circle", "circle", "square", "bastions", "bastions",
)  # fmt: skip
SYMBOLS: Final = (*("infantry",) * 4, *("cavalry",) * 4, "artillery", "infantry")
FORM_KEYS: Final = ("inf", "inf", "vinf", "vinf", "cav", "cav", "vcav", "vcav", "art", "det")
MARGIN: Final = 110
"""What a view shows around its outermost spaces."""
VIEWS: Final = {
    "rhine": ("alsace", "baden", "lower-palatinate", "strasbourg", "mainz", "hesse-darmstadt"),
    "franconia": ("franconia", "hesse-darmstadt", "upper-palatinate"),
    "swabia": ("swabia", "wuerttemberg", "ulm", "augsburg"),
    "bavaria": ("bavaria", "augsburg", "upper-palatinate"),
}


def army(side: str) -> str:
    """The `nation` whose colours a side's columns have."""
    return f"army-{side}"


def board(box: Box, language: str) -> Board:
    """The board in a language."""
    art = Art(FOLDER / "art", GAME)
    layout = art.layout()
    spaces = tuple(
        _space(box, s, layout.get(name) or added(s, box.spaces, box.latlon, layout), language)
        for s, name in enumerate(box.spaces)
    )
    said = partial(say, language)
    sides = {name: side_label(i, language) for i, name in enumerate(SIDES)}
    printed = Board(
        game=GAME,
        title=say(language, "board-title"),
        size=art.size,
        lowest=0,
        values=(say(language, "board-value-firepower"),),
        sides=drawing.sides(sides, palette.SIDES),
        nations=_nations(box, language),
        terrains=tuple(Terrain(id=name, name=say(language, f"board-type-{name}")) for name in TYPES),
        ground=art.ground(),
        relief=art.relief(),
        captions=art.captions(language),
        spaces=spaces,
        links=_links(box, art, language),
        tracks=_tracks(box, language),
        marks=palette.MARKS,
        symbols=palette.SYMBOLS,
        pieces=(*_columns(language), *_kinds(box, language), *_leaders(box, language)),
        cards=tuple(_card(box, c, language) for c in range(box.ncards)),
        verbs=drawing.verbs(VERBS, said, QUIET),
        overlays=(*drawing.overlays({"prizes": "v"}, said, sides), *drawing.overlays({"forage": "f"}, said)),
        sheets=sheets(box, language),
        views=drawing.views(_fronts(box, spaces), art.size, said, MARGIN),
    )
    return drawing.with_legend(printed, said)


# -- the map ------------------------------------------------------------------------------------------------------


def _nations(box: Box, language: str) -> tuple[Nation, ...]:
    armies = [
        Nation(id=army(side), name=side_label(i, language), face=face, ink=ink, edge=edge)
        for i, (side, (face, ink, edge)) in enumerate(palette.ARMIES.items())
    ]
    return (*armies, *drawing.nations(palette.FACES, lambda nation: box.nation_names[language][NATION[nation]]))


def _space(box: Box, s: int, drawn: Mapping[str, Any], language: str) -> Space:
    kind = box.type[s]
    notes = [say(language, f"board-type-{TYPES[kind]}")]
    if box.region[s] >= 0:
        notes.append(box.region_names[language][box.region[s]])
    if box.poor[s]:
        notes.append(say(language, "board-space-poor"))
    if box.neutral[s]:
        notes.append(say(language, "board-space-neutral"))
    lines = [", ".join(notes)]
    if kind != VILLAGE:
        fort = box.forts[kind]
        lines.append(say(language, "board-space-fort", garrison=fort.garrison, works=fort.works, lay=fort.lay))
        lines.append(say(language, "board-space-points", neutral=fort.vp_neutral, enemy=fort.vp_enemy))
    return Space(
        id=f"space:{box.spaces[s]}",
        name=box.space_names[language][s],
        x=float(drawn["x"]),
        y=float(drawn["y"]),
        r=RADIUS[kind],
        shape=SHAPES[kind],
        terrain=TYPES[kind],
        label=drawn["label"],
        rim="wall" if kind == GREAT_FORTRESS else "",
        note="\n".join(lines),
    )


def _links(box: Box, art: Art, language: str) -> tuple[Link, ...]:
    bends = art.bends()
    ends = {row["off"]: (float(row["x"]), float(row["y"])) for row in art.rows("off.csv")}
    found = []
    for link in range(box.nlinks):
        a, b = box.link_ends[link]
        found.append(
            Link(
                id=f"link:{box.links[link]}",
                name=link_name(box, link, language),
                a=f"space:{box.spaces[a]}",
                b=f"space:{box.spaces[b]}" if b >= 0 else "",
                kind="restricted" if box.rough[link] else "road",
                bend=bends.get(frozenset((box.spaces[a], box.spaces[b]))) if b >= 0 else None,
                end=None if b >= 0 else ends[box.links[link].partition("--")[2]],
                note=say(language, "board-link-rough") if box.rough[link] else "",
            )
        )
    return tuple(found)


def _fronts(box: Box, spaces: tuple[Space, ...]) -> dict[str, list[Point]]:
    """Where the spaces of each part stand."""
    placed = [
        (box.regions[box.region[s]], (spaces[s].x, spaces[s].y)) for s in range(box.nspaces) if box.region[s] >= 0
    ]
    return {view: [at for region, at in placed if region in names] for view, names in VIEWS.items()}


# -- counters and cards -------------------------------------------------------------------------------------------


def _columns(language: str) -> list[Piece]:
    return [
        Piece(
            id=f"column:{name}",
            name=name[2:],
            title=column_label(c, language),
            kind="column",
            side=name[:2],
            nation=army(name[:2]),
            size="army",
            faces=(Face(values=("?",)),),
        )
        for c, name in enumerate(COLUMNS)
    ]


def _kinds(box: Box, language: str) -> list[Piece]:
    """One print for each kind of troops, wherever and how many there are; a reduced regiment lies on its other face."""
    found = []
    for kind in range(NKINDS):
        form = FORM[kind]
        full = kind - form % 2 if form < ART else kind
        faces = (full, full + 1) if form < ART else (full,)
        found.append(
            Piece(
                id=f"kind:{KINDS[kind]}",
                name=say(language, f"board-form-{FORM_KEYS[form]}"),
                title=kind_name(kind, language),
                kind=KINDS[kind],
                side="",
                nation=NATIONS[KIND_NATION[kind]],
                symbol=SYMBOLS[form],
                size="brigade" if form == DET else "corps",
                faces=tuple(Face(values=(str(box.firepower[one]),)) for one in faces),
            )
        )
    return found


def _leaders(box: Box, language: str) -> list[Piece]:
    return [
        Piece(
            id=f"leader:{box.leaders[leader]}",
            name="",
            title=box.leader_names[language][leader],
            kind="leader",
            side="",
            nation="" if leader < box.first_generic else box.leaders[leader].split("-")[1],
            symbol="leader",
            size="leader",
            faces=(Face(values=()),),
        )
        for leader in range(box.nleaders)
    ]


def _card(box: Box, c: int, language: str) -> Card:
    cp, horse = box.card_cp[c], box.card_cp_cavalry[c]
    points = f"{cp} / {horse}" if horse != cp else str(cp)
    small, medium, large = box.card_bp[c]
    action = ACTIONS[box.card_action[c]]
    return Card(
        id=f"card:{box.cards[c]}",
        number=points,
        title=box.card_names[language][c],
        side="",
        text=say(language, f"board-card-{action}"),
        uses=(
            Use(
                verb="play",
                name=say(language, "board-use-play"),
                value=say(language, "board-use-points", cp=points),
                note=say(language, "board-use-play-note", cp=cp, horse=horse if horse != cp else 0),
            ),
        ),
        words=tuple((say(language, f"short-{key}"), say(language, f"short-{key}-is")) for key in ("cp", "bp")),
        marks=(say(language, "board-card-baggage", small=small, medium=medium, large=large),),
    )


# -- beside the map -----------------------------------------------------------------------------------------------


def _tracks(box: Box, language: str) -> tuple[Track, ...]:
    turns = tuple(
        Cell(
            id=str(turn),
            name=label(box, "turn", turn, language),
            note=say(language, f"board-season-{box.seasons[turn]}"),
        )
        for turn in range(1, box.last_turn + 1)
    )
    return (
        Track(id="turn", name=say(language, "board-track-turn"), cells=turns),
        Track(id="round", name=say(language, "board-track-round"), cells=numbered(range(1, box.rounds + 1))),
    )
