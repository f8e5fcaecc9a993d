"""All that is printed, as a page draws it: map, counters, cards, tracks, boxes.

The drawing itself (where spaces stand, coasts, rivers, relief) is in art/; it is no part of the rules' data.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ...kernel import drawing
from ...kernel.drawing import Art, Point, numbered
from ...kernel.picture import Board, Caption, Card, Cell, Face, Link, Piece, Space, Track, Use
from ...kernel.placing import added
from ...kernel.words import capital
from . import palette
from .box import DECKS, FOLDER, RP_KINDS, SIDES, Box
from .names import label, level_name, nation_name, say, side_name, terrain_name, unit_title
from .sheets import sheets
from .verbs import VERBS

ART: Final = FOLDER / "art"
MARGIN: Final = 70
"""What a view shows around its outermost spaces."""
SHORT: Final = ("vp", "ws", "rp", "sr", "ops", "mo", "cf", "cc", "cp", "a")
"""Short forms on cards beside the nations'."""
TRACKS: Final = ("turn", "round", "vp", "status", "commitment", "russia", "us")


def board(box: Box, language: str) -> Board:
    """The board in a language."""
    art = Art(ART, "paths-of-glory")
    layout = art.layout()
    spaces = tuple(
        _space(box, s, layout.get(name) or _added(box, s, layout), language) for s, name in enumerate(box.spaces)
    )
    said = partial(say, language)
    sides = {name: side_name(i, language) for i, name in enumerate(SIDES)}
    printed = Board(
        game="paths-of-glory",
        title=say(language, "board-title"),
        size=art.size,
        values=tuple(say(language, f"board-value-{name}") for name in ("combat", "loss", "movement")),
        sides=drawing.sides(sides, palette.SIDES),
        nations=drawing.nations(palette.FACES, lambda nation: capital(nation_name(nation, language))),
        terrains=drawing.terrains(palette.TERRAIN, partial(terrain_name, language=language)),
        ground=art.ground(),
        relief=art.relief(),
        captions=_captions(art, language),
        spaces=spaces,
        links=_links(box, art, language),
        boxes=(
            *drawing.boxes(("reserve", "eliminated"), said, sides),
            *drawing.boxes(("removed", "aside"), said),
        ),
        tracks=_tracks(box, language),
        marks=palette.MARKS,
        symbols=palette.SYMBOLS,
        pieces=tuple(_piece(box, u, language) for u in range(box.nunits)),
        cards=tuple(_card(box, c, language) for c in range(box.ncards)),
        verbs=drawing.verbs(VERBS, said, ("peace",)),
        overlays=(*drawing.overlays({"supply": "s"}, said, sides), *drawing.overlays({"victory": "v"}, said)),
        sheets=sheets(box, language),
        views=drawing.views(_fronts(box, spaces), art.size, said, MARGIN),
    )
    return drawing.with_legend(printed, said)


# -- the map ------------------------------------------------------------------------------------------------------


def _added(box: Box, s: int, layout: Mapping[str, Mapping[str, str]]) -> Mapping[str, Any]:
    """A space of corrected data files that is not drawn."""
    panel = "near-east" if box.map_sheet.rows[s]["map"] == "near-east" else "main"
    return added(s, box.spaces, box.latlon, layout, panel)


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


def _links(box: Box, art: Art, language: str) -> tuple[Link, ...]:
    bends = art.bends()
    found = []
    for a in range(box.nspaces):
        for b in box.board.linked[a]:
            if b < a:
                continue
            only = box.board.only(a, b)
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
                    bend=bends.get(frozenset((box.spaces[a], box.spaces[b]))),
                    note=note,
                )
            )
    return tuple(found)


def _captions(art: Art, language: str) -> tuple[Caption, ...]:
    panels = [
        Caption(text=panel[language], x=panel["x"] + 20, y=panel["y"] + 44, size=32, kind="panel")
        for panel in art.drawn["panels"]
    ]
    return (*art.captions(language), *panels)


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


def _fronts(box: Box, spaces: tuple[Space, ...]) -> dict[str, list[Point]]:
    """Where the spaces of each part stand."""
    return {
        front: [(spaces[s].x, spaces[s].y) for s in range(box.nspaces) if front in _front(box, s)]
        for front in ("west", "italy", "east", "balkans", "near-east")
    }


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
    def use(verb: str, key: str, value: str, points: int = 0) -> Use:
        note = say(language, f"board-use-{key}-note", points=points)
        return Use(verb=verb, name=say(language, f"board-use-{key}"), value=value, note=note)

    uses = [use("ops", "ops", str(box.ops[c]), box.ops[c])]
    if box.cc[c]:
        uses.append(use("combat_card", "combat", ""))
    if not box.cc[c] or c == box.place_of_execution:
        status = say(language, "board-use-status", points=box.ws[c]) if box.ws[c] else ""
        uses.append(use("event", "event", status, box.ws[c]))
    uses.append(use("sr", "sr", str(box.sr[c]), box.sr[c]))
    given = [(kind.upper(), n) for kind, n in zip(RP_KINDS, box.card_rp[c], strict=True) if n]
    uses.append(use("rp", "rp", " · ".join(f"{kind} {n}" for kind, n in given)))
    text = _event(box, c, language)
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
        text=text,
        rule=f"{box.cards[c][:2]}.{box.cards[c][2:]}",
        uses=tuple(uses),
        marks=tuple(marks),
        words=_short_forms(" ".join((text, *(f"{one.name} {one.value}" for one in uses))), language),
    )


def _short_forms(text: str, language: str) -> tuple[tuple[str, str], ...]:
    """The nations and other short forms that a card's text has, with their meaning."""
    known = {nation.upper(): capital(nation_name(nation, language)) for nation in palette.FACES}
    known |= dict(say(language, f"short-{key}").split("=", 1) for key in SHORT)
    found = dict.fromkeys(re.findall(r"\b([A-Z]{1,3})s?\b", text))
    return tuple((word, known[word]) for word in found if word in known)


def _event(box: Box, c: int, language: str) -> str:
    """What the event does: its summary in the rule index, without the name of the card before the colon."""
    summary = box.card_rules(language)[box.cards[c]]
    return capital(summary.replace(box.card_names[language][c], "", 1).partition(":")[2].strip())


# -- beside the map -----------------------------------------------------------------------------------------------


def _tracks(box: Box, language: str) -> tuple[Track, ...]:
    turns = [
        Cell(
            id=str(t),
            name=capital(label(box, "turn", t, language)),
            note=say(language, f"board-season-{box.season[t]}"),
        )
        for t in range(1, len(box.turn_names))
    ]
    low, high = int(box.tables["automatic_victory"]["ap_to_vp"]), int(box.tables["automatic_victory"]["cp_from_vp"])
    ends = {low: say(language, "board-note-ap-automatic"), high: say(language, "board-note-cp-automatic")}
    steps = {
        box.status[name]: say(language, f"board-note-{name}")
        for name in ("limited", "total", "zimmermann", "armistice")
    }
    levels = [Cell(id=str(n), name=level_name(n, language)) for n in range(3)]
    boxes = {
        track: [Cell(id=str(n), name=say(language, f"board-{track}-{name}")) for n, name in enumerate(names)]
        for track, names in box.tables["track"].items()
    }
    cells = (
        turns, numbered(range(1, box.rounds + 1)), numbered(range(low, high + 1), ends),
        numbered(range(box.status["armistice"] + 1), steps), levels, boxes["russia"], boxes["us"],
    )  # fmt: skip
    return tuple(
        Track(id=name, name=say(language, f"board-track-{name}"), cells=tuple(its))
        for name, its in zip(TRACKS, cells, strict=True)
    )
