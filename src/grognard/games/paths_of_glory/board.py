"""All that is printed, as a page draws it: map, counters, cards, tracks, boxes.

The drawing itself (where spaces stand, coasts, rivers, relief) is in art/; it is no part of the rules' data.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from ...kernel.picture import (
    Board, Caption, Card, Cell, Face, Ground, Link, Nation, OffMap, Overlay, Piece, Relief, Side, Space, Terrain,
    Track, Use, Verb,
)  # fmt: skip
from ...kernel.placing import added
from ...kernel.words import capital
from . import palette
from .box import DECKS, FOLDER, RP_KINDS, SIDES, Box
from .names import label, level_name, nation_name, say, side_name, terrain_name, unit_title
from .verbs import VERBS

ART: Final = FOLDER / "art"
_ADDRESS: Final = "/api/games/paths-of-glory/art/"
MARGIN: Final = 70
"""What a view shows around its outermost spaces."""
TRACKS: Final = ("turn", "round", "vp", "status", "commitment", "russia", "us")
_GLYPHS: Final[Mapping[str, Literal["", "forest", "mountain", "swamp", "desert"]]] = {
    "clear": "", "forest": "forest", "mountain": "mountain", "swamp": "swamp", "desert": "desert",
}  # fmt: skip


def board(box: Box, language: str) -> Board:
    """The board in a language."""
    ground = _ground()
    spaces = _spaces(box, language)
    width, height = ground["size"]
    return Board(
        game="paths-of-glory",
        title=say(language, "board-title"),
        size=(width, height),
        values=tuple(say(language, f"board-value-{name}") for name in ("combat", "loss", "movement")),
        sides=tuple(
            Side(id=name, name=side_name(i, language), face=palette.SIDE_TINTS[i][0], ink=palette.SIDE_TINTS[i][1])
            for i, name in enumerate(SIDES)
        ),
        nations=tuple(
            Nation(
                id=nation, name=capital(nation_name(nation, language)), face=face, ink=ink, edge=palette.edge(face),
                pattern=pattern,
            )
            for nation, (face, ink, pattern) in palette.FACES.items()
        ),
        terrains=tuple(
            Terrain(id=terrain, name=terrain_name(terrain, language), glyph=glyph) for terrain, glyph in _GLYPHS.items()
        ),
        ground=tuple(Ground(kind=part["kind"], d=part["d"], width=part.get("width", 0)) for part in ground["parts"]),
        relief=tuple(
            Relief(href=_ADDRESS + part["href"], x=part["x"], y=part["y"], w=part["w"], h=part["h"])
            for part in ground["relief"]
        ),
        captions=_captions(ground, language),
        spaces=spaces,
        links=_links(box, language),
        boxes=_boxes(language),
        tracks=_tracks(box, language),
        marks=palette.MARKS,
        pieces=tuple(_piece(box, u, language) for u in range(box.nunits)),
        cards=tuple(_card(box, c, language) for c in range(box.ncards)),
        verbs=_verbs(language),
        overlays=_overlays(language),
        views=_views(box, spaces, width, height, language),
    )  # fmt: skip


# -- the map ------------------------------------------------------------------------------------------------------


def _rows(name: str) -> list[dict[str, str]]:
    lines = (ART / name).read_text("utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def _ground() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((ART / "ground.json").read_bytes())
    return found


def _spaces(box: Box, language: str) -> tuple[Space, ...]:
    drawn = {row["space"]: row for row in _rows("layout.csv")}
    return tuple(
        _space(box, s, drawn.get(name) or _added(box, s, drawn), language) for s, name in enumerate(box.spaces)
    )


def _added(box: Box, s: int, drawn: Mapping[str, Mapping[str, str]]) -> Mapping[str, Any]:
    """A space of corrected data files that is not drawn."""
    panel = "near-east" if box.map_sheet.rows[s]["map"] == "near-east" else "main"
    return added(s, box.spaces, box.latlon, drawn, panel)


def _space(box: Box, s: int, drawn: Mapping[str, Any], language: str) -> Space:
    port = next((name for i, name in enumerate(SIDES) if box.ports[i] >> s & 1), "")
    seat = next((nation for nation, its in box.capitals.items() if s in its), "")
    notes = [nation_name(box.nation[s], language), terrain_name(box.terrain[s], language)]
    if box.fort[s]:
        notes.append(say(language, "board-space-fort", level=box.fort[s]))
    if box.vp[s]:
        notes.append(say(language, "board-space-victory"))
    if port:
        notes.append(say(language, "board-space-port", side=side_name(SIDES.index(port), language)))
    if seat:
        notes.append(say(language, "board-space-capital", nation=nation_name(seat, language)))
    if any(its >> s & 1 for its in box.sources):
        notes.append(say(language, "board-space-source"))
    if box.near_east[s]:
        notes.append(say(language, "board-space-near-east"))
    return Space(
        id=f"space:{box.spaces[s]}",
        name=box.space_names[language][s],
        x=float(drawn["x"]),
        y=float(drawn["y"]),
        shape="square" if box.mef_mask >> s & 1 else "circle",
        nation=box.nation[s],
        terrain=box.terrain[s],
        label=drawn["label"],
        rim="victory" if box.vp[s] else "",
        port=port,
        capital=bool(seat),
        note=capital(", ".join(notes)),
    )


def _links(box: Box, language: str) -> tuple[Link, ...]:
    bends = {frozenset((row["a"], row["b"])): row for row in _rows("links.csv")}
    found = []
    for a in range(box.nspaces):
        for b in box.board.linked[a]:
            if b < a:
                continue
            only = box.board.only(a, b)
            bend = bends.get(frozenset((box.spaces[a], box.spaces[b])))
            beach = box.mef_mask & (1 << a | 1 << b)
            note = ""
            if only:
                nations = ", ".join(nation_name(nation, language) for nation in sorted(only))
                note = say(language, "board-link-only", nations=nations)
            elif beach:
                note = say(language, "board-link-beach")
            found.append(
                Link(
                    a=f"space:{box.spaces[a]}",
                    b=f"space:{box.spaces[b]}",
                    kind="restricted" if only else "sea" if beach else "road",
                    bend=None if bend is None else (float(bend["bend_x"]), float(bend["bend_y"])),
                    note=note,
                )
            )
    return tuple(found)


def _captions(ground: Mapping[str, Any], language: str) -> tuple[Caption, ...]:
    names = [
        Caption(
            text=name[language], x=name["x"], y=name["y"], size=name["size"], kind=name["kind"],
            turn=name.get("turn", 0),
        )
        for name in ground["names"]
    ]  # fmt: skip
    panels = [
        Caption(text=panel[language], x=panel["x"] + 20, y=panel["y"] + 44, size=32, kind="panel")
        for panel in ground["panels"]
    ]
    return (*names, *panels)


def _front(box: Box, s: int) -> tuple[str, ...]:
    """The parts of the map that a space is worth showing in."""
    if box.near_east[s]:
        return ("near-east",)
    lat, lon = box.latlon[s]
    nation = box.nation[s]
    found = []
    if (nation in ("fr", "be", "br") and lat > 46.4) or (nation == "ge" and lon < 9.6):
        found.append("west")
    if nation == "it" or (nation == "ah" and lon < 16 and lat < 47.9):
        found.append("italy")
    if nation in ("ru", "ro") or (nation in ("ge", "ah") and lon > 13 and lat > 46):
        found.append("east")
    if nation in ("sb", "mn", "al", "gr", "bu", "tu", "mef", "ro") or (nation == "ah" and lat < 46 and lon > 16):
        found.append("balkans")
    return tuple(found)


def _views(
    box: Box, spaces: tuple[Space, ...], width: float, height: float, language: str
) -> tuple[tuple[str, float, float, float, float], ...]:
    found: list[tuple[str, float, float, float, float]] = []
    for front in ("west", "italy", "east", "balkans", "near-east"):
        its = [spaces[s] for s in range(box.nspaces) if front in _front(box, s)]
        left, right = max(0, min(s.x for s in its) - MARGIN), min(width, max(s.x for s in its) + MARGIN)
        top, bottom = max(0, min(s.y for s in its) - MARGIN), min(height, max(s.y for s in its) + MARGIN)
        found.append((say(language, f"board-view-{front}"), left, top, right - left, bottom - top))
    found.append((say(language, "board-view-all"), 0, 0, width, height))
    return tuple(found)


# -- counters and cards -------------------------------------------------------------------------------------------


def short(box: Box, u: int) -> str:
    """What stands on a counter: 1, BEF, GE."""
    kind = box.kind[u]
    if kind.endswith("c") or kind == "USx":
        return kind[:-1]
    number = kind.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return number if number.isdigit() else kind


def _piece(box: Box, u: int, language: str) -> Piece:
    notes = []
    if box.dot[u]:
        notes.append(say(language, "board-unit-dot"))
    if box.ne_army[u]:
        notes.append(say(language, "board-unit-near-east"))
    return Piece(
        id=f"unit:{box.units[u]}",
        name=short(box, u),
        title=title(box, u, language),
        kind=box.kind[u],
        side=SIDES[box.side[u]],
        nation=box.unit_nation[u],
        symbol="cavalry" if box.kind[u] == "CAV" else "infantry",
        size="army" if box.army[u] else "corps",
        faces=tuple(Face(values=(str(box.cf[u][r]), str(box.lf[u][r]), str(box.mf[u][r]))) for r in (0, 1)),
        note=" ".join(notes),
    )


def title(box: Box, u: int, language: str) -> str:
    """A unit in words."""
    return unit_title(box.kind[u], box.unit_nation[u], box.army[u], language)


def _card(box: Box, c: int, language: str) -> Card:
    uses = [Use(verb="ops", name=say(language, "board-use-ops"), value=str(box.ops[c]))]
    status = say(language, "board-use-status", points=box.ws[c]) if box.ws[c] else ""
    if box.cc[c]:
        uses.append(Use(verb="combat_card", name=say(language, "board-use-combat"), value=""))
    if not box.cc[c] or c == box.place_of_execution:
        uses.append(Use(verb="event", name=say(language, "board-use-event"), value=status))
    uses.append(Use(verb="sr", name=say(language, "board-use-sr"), value=str(box.sr[c])))
    points = " · ".join(f"{kind.upper()} {n}" for kind, n in zip(RP_KINDS, box.card_rp[c], strict=True) if n)
    uses.append(Use(verb="rp", name=say(language, "board-use-rp"), value=points))
    marks = [
        say(language, f"board-card-{key}")
        for key, holds in (
            ("combat", box.cc[c]), ("once", box.once[c]), ("star", box.star[c]),
            ("reinforcements", bool(box.reinforces[c])), ("expansion", box.expansion[c]),
        )
        if holds
    ]  # fmt: skip
    if box.brings[c]:
        marks.append(say(language, "board-card-brings", units=", ".join(box.brings[c])))
    side = SIDES[box.card_side[c]]
    return Card(
        id=f"card:{box.cards[c]}",
        number=box.cards[c][2:],
        title=box.card_names[language][c],
        side=side,
        deck=say(language, f"board-deck-{DECKS[box.deck[c]]}"),
        text=_event(box, c, language),
        rule=f"{box.cards[c][:2]}.{box.cards[c][2:]}",
        uses=tuple(uses),
        marks=tuple(marks),
    )


def _event(box: Box, c: int, language: str) -> str:
    """What the event does: its summary in the rule index, without the name of the card before the colon."""
    summary = box.card_rules(language)[box.cards[c]]
    return capital(summary.replace(box.card_names[language][c], "", 1).partition(":")[2].strip())


# -- beside the map -----------------------------------------------------------------------------------------------


def _boxes(language: str) -> tuple[OffMap, ...]:
    found = [
        OffMap(id=f"box:{name}-{side}", name=say(language, f"board-box-{name}", side=side_name(i, language)), side=side)
        for name in ("reserve", "eliminated")
        for i, side in enumerate(SIDES)
    ]
    return (
        *found,
        *(OffMap(id=f"box:{name}", name=say(language, f"board-box-{name}")) for name in ("removed", "aside")),
    )


def _tracks(box: Box, language: str) -> tuple[Track, ...]:
    turns = [
        Cell(
            id=str(t),
            name=capital(label(box, "turn", t, language)),
            note=say(language, f"board-season-{box.season[t]}"),
        )
        for t in range(1, len(box.turn_names))
    ]
    rounds = [Cell(id=str(n), name=str(n)) for n in range(1, box.rounds + 1)]
    low, high = int(box.tables["automatic_victory"]["ap_to_vp"]), int(box.tables["automatic_victory"]["cp_from_vp"])
    ends = {low: "board-note-ap-automatic", high: "board-note-cp-automatic"}
    points = [Cell(id=str(n), name=str(n), note=_note(language, ends.get(n))) for n in range(low, high + 1)]
    steps = {box.status[name]: f"board-note-{name}" for name in ("limited", "total", "zimmermann", "armistice")}
    status = [
        Cell(id=str(n), name=str(n), note=_note(language, steps.get(n))) for n in range(box.status["armistice"] + 1)
    ]
    levels = [Cell(id=str(n), name=level_name(n, language)) for n in range(3)]
    boxes = {
        track: [Cell(id=str(n), name=say(language, f"board-{track}-{name}")) for n, name in enumerate(names)]
        for track, names in box.tables["track"].items()
    }
    cells = (turns, rounds, points, status, levels, boxes["russia"], boxes["us"])
    return tuple(
        Track(id=name, name=say(language, f"board-track-{name}"), cells=tuple(its))
        for name, its in zip(TRACKS, cells, strict=True)
    )


def _note(language: str, key: str | None) -> str:
    return "" if key is None else say(language, key)


def _verbs(language: str) -> tuple[Verb, ...]:
    return tuple(
        Verb(
            id=verb,
            noun=noun or "",
            name=say(language, f"board-verb-{verb.replace('_', '-')}"),
            quiet=verb == "peace",
        )
        for verb, noun in VERBS.items()
    )


def _overlays(language: str) -> tuple[Overlay, ...]:
    supply = [
        Overlay(
            id=f"supply:{side}",
            name=say(language, "board-overlay-supply", side=side_name(i, language)),
            key="s",
        )
        for i, side in enumerate(SIDES)
    ]
    return (*supply, Overlay(id="victory", name=say(language, "board-overlay-victory"), key="v"))
