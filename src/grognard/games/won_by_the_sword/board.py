"""All that is printed, as a page draws it: map, counters, cards, tracks.

The drawing itself (where spaces stand, rivers, regions, relief) is in art/; it is no part of the rules' data.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from ...kernel.picture import (
    Board, Caption, Card, Cell, Face, Ground, Link, Nation, Overlay, Piece, Relief, Side, Space, Terrain, Track, Use,
    Verb,
)  # fmt: skip
from ...kernel.placing import added
from . import palette
from .box import Box
from .kinds import (
    ACTIONS, ART, COLUMNS, DET, FOLDER, FORM, GREAT_FORTRESS, KINDS, KIND_NATION, NATION, NATIONS, NKINDS, SIDES, TYPES,
    VILLAGE,
)  # fmt: skip
from .names import column_label, kind_name, label, link_name, say, side_label
from .verbs import QUIET, VERBS

GAME: Final = "won-by-the-sword"
_ADDRESS: Final = f"/api/games/{GAME}/art/"
RADIUS: Final = (15, 20, 23, 30, 36)
"""By type of space, from village to great fortress."""
SHAPES: Final[tuple[Literal["circle", "square", "bastions"], ...]] = (
    "circle", "circle", "square", "bastions", "bastions",
)  # fmt: skip
SYMBOLS: Final[tuple[Literal["infantry", "cavalry", "artillery"], ...]] = (
    *("infantry",) * 4, *("cavalry",) * 4, "artillery", "infantry",
)  # fmt: skip
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
    ground = _ground()
    spaces = _spaces(box, language)
    width, height = ground["size"]
    return Board(
        game=GAME,
        title=say(language, "board-title"),
        size=(width, height),
        lowest=0,
        values=(say(language, "board-value-firepower"),),
        sides=tuple(
            Side(id=name, name=side_label(i, language), face=palette.SIDES[name][0], ink=palette.SIDES[name][1])
            for i, name in enumerate(SIDES)
        ),
        nations=_nations(box, language),
        terrains=tuple(Terrain(id=name, name=say(language, f"board-type-{name}")) for name in TYPES),
        ground=tuple(
            Ground(kind=part["kind"], d=part["d"], width=part.get("width", 0), tint=part.get("tint", ""))
            for part in ground["parts"]
        ),
        relief=tuple(
            Relief(href=_ADDRESS + part["href"], x=part["x"], y=part["y"], w=part["w"], h=part["h"])
            for part in ground["relief"]
        ),
        captions=tuple(
            Caption(
                text=name[language], x=name["x"], y=name["y"], size=name["size"], kind=name["kind"],
                turn=name.get("turn", 0),
            )
            for name in ground["names"]
        ),
        spaces=spaces,
        links=_links(box, language),
        tracks=_tracks(box, language),
        marks=palette.MARKS,
        pieces=(*_columns(language), *_kinds(box, language), *_leaders(box, language)),
        cards=tuple(_card(box, c, language) for c in range(box.ncards)),
        verbs=tuple(
            Verb(
                id=verb,
                noun=noun or "",
                name=say(language, f"board-verb-{verb.replace('_', '-')}"),
                quiet=verb in QUIET,
            )
            for verb, noun in VERBS.items()
        ),
        overlays=_overlays(language),
        views=_views(box, spaces, width, height, language),
    )  # fmt: skip


# -- the map ------------------------------------------------------------------------------------------------------


def _rows(name: str) -> list[dict[str, str]]:
    lines = (FOLDER / "art" / name).read_text("utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def _ground() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((FOLDER / "art" / "ground.json").read_bytes())
    return found


def _nations(box: Box, language: str) -> tuple[Nation, ...]:
    armies = [
        Nation(id=army(side), name=side_label(i, language), face=face, ink=ink, edge=edge)
        for i, (side, (face, ink, edge)) in enumerate(palette.ARMIES.items())
    ]
    nations = [
        Nation(
            id=nation, name=box.nation_names[language][NATION[nation]], face=face, ink=ink, edge=palette.edge(face),
            pattern=pattern,
        )
        for nation, (face, ink, pattern) in palette.FACES.items()
    ]  # fmt: skip
    return (*armies, *nations)


def _spaces(box: Box, language: str) -> tuple[Space, ...]:
    drawn = {row["space"]: row for row in _rows("layout.csv")}
    return tuple(
        _space(box, s, drawn.get(name) or added(s, box.spaces, box.latlon, drawn), language)
        for s, name in enumerate(box.spaces)
    )


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


def _links(box: Box, language: str) -> tuple[Link, ...]:
    bends = {frozenset((row["a"], row["b"])): row for row in _rows("links.csv")}
    ends = {row["off"]: (float(row["x"]), float(row["y"])) for row in _rows("off.csv")}
    found = []
    for link in range(box.nlinks):
        a, b = box.link_ends[link]
        bend = bends.get(frozenset((box.spaces[a], box.spaces[b]))) if b >= 0 else None
        found.append(
            Link(
                id=f"link:{box.links[link]}",
                name=link_name(box, link, language),
                a=f"space:{box.spaces[a]}",
                b=f"space:{box.spaces[b]}" if b >= 0 else "",
                kind="restricted" if box.rough[link] else "road",
                bend=None if bend is None else (float(bend["bend_x"]), float(bend["bend_y"])),
                end=None if b >= 0 else ends[box.links[link].partition("--")[2]],
                note=say(language, "board-link-rough") if box.rough[link] else "",
            )
        )
    return tuple(found)


def _views(
    box: Box, spaces: tuple[Space, ...], width: float, height: float, language: str
) -> tuple[tuple[str, float, float, float, float], ...]:
    found: list[tuple[str, float, float, float, float]] = []
    for view, names in VIEWS.items():
        its = [spaces[s] for s in range(box.nspaces) if box.region[s] >= 0 and box.regions[box.region[s]] in names]
        left, right = max(0, min(s.x for s in its) - MARGIN), min(width, max(s.x for s in its) + MARGIN)
        top, bottom = max(0, min(s.y for s in its) - MARGIN), min(height, max(s.y for s in its) + MARGIN)
        found.append((say(language, f"board-view-{view}"), left, top, right - left, bottom - top))
    found.append((say(language, "board-view-all"), 0, 0, width, height))
    return tuple(found)


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
            Use(verb="play", name=say(language, "board-use-play"), value=say(language, "board-use-points", cp=points)),
        ),
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
    rounds = tuple(Cell(id=str(n), name=str(n)) for n in range(1, box.rounds + 1))
    return (
        Track(id="turn", name=say(language, "board-track-turn"), cells=turns),
        Track(id="round", name=say(language, "board-track-round"), cells=rounds),
    )


def _overlays(language: str) -> tuple[Overlay, ...]:
    prizes = [
        Overlay(id=f"prizes:{side}", name=say(language, "board-overlay-prizes", side=side_label(i, language)), key="v")
        for i, side in enumerate(SIDES)
    ]
    return (*prizes, Overlay(id="forage", name=say(language, "board-overlay-forage"), key="f"))
