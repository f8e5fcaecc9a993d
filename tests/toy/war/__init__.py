"""The whole war, as a toy: a side moves what it likes of its five hundred counters, then the other does.

Not one of the games that the generic tests play: it is there to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from grognard.kernel import grounds, marks, symbols
from grognard.kernel import picture as p
from grognard.kernel.ask import MARK, Asking, Choose, Offer
from grognard.kernel.maps import bits
from grognard.kernel.drawing import terrains
from grognard.kernel.game import Drawn, Game, LogLine, Mind, OptionValue, Result, Words
from grognard.kernel.outline import borders, hexsides, through
from grognard.kernel.refusal import Refusal
from grognard.kernel.words import sentence

from .land import (
    ARM, BUILT, COUNTRY, LAND, MAP, MOVES, NAME, NATION, NATIONS, PAPER, RAILWAYS, REACH, RIVERS, SIDE, START,
    STRENGTH, TERRAIN, TRENCHES, UNITS,
)  # fmt: skip

FOLDER = Path(__file__).parent
SIDES = ("entente", "central")
TURNS = 3
VERBS = {"move": "unit", "to": "space", "done": None}
SYMBOLS = (symbols.INFANTRY, symbols.CAVALRY, symbols.ARTILLERY, symbols.HEADQUARTERS)
TINTS = {
    # terrain: drawing, tint
    "clear": (grounds.CLEAR, "#efe8d8"), "forest": (grounds.FOREST, "#b5cfa0"), "marsh": (grounds.SWAMP, "#bfd6cc"),
    "rough": (grounds.HILL, "#dccba0"), "mountain": (grounds.MOUNTAIN, "#cdb794"),
    "desert": (grounds.DESERT, "#ecdcae"), "sea": (grounds.SEA, ""),
}  # fmt: skip


@dataclass
class State:
    options: dict[str, OptionValue]
    turn: int = 1
    side: int = 0
    at: list[int] = field(default_factory=lambda: list(START))
    used: list[int] = field(default_factory=list)
    log: list[LogLine] | None = None

    def copy(self) -> State:
        return replace(self, at=list(self.at), used=list(self.used), log=None)

    def dump(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "log"}


def sequence(g: State) -> Asking[Result]:
    while g.turn <= TURNS:
        yield MARK
        verb, u = yield _which_unit(g)
        if verb == "done":
            g.turn, g.side, g.used = g.turn + g.side, 1 - g.side, []
            continue
        _, h = yield _which_hex(g, u)
        g.at[u] = h
        g.used.append(u)
        if g.log is not None:
            g.log.append(LogLine("log-move", {"unit": ("unit", u), "space": ("space", h)}))
    return Result(None, "end-over")


def _which_unit(g: State) -> Choose:
    def why_not(u: int) -> Refusal | None:
        return Refusal("", "not-yours") if SIDE[u] != g.side or u in g.used else None

    return Choose(g.side, "ask-move", Offer("move", range(len(UNITS)), why_not), Offer("done"))


def _which_hex(g: State, u: int) -> Choose:
    among = reach(g, u)
    offer = Offer.found("to", list(bits(among)), Refusal("", "too-far"))
    return Choose(g.side, "ask-to", offer, args={"unit": ("unit", u)})


def reach(g: State, u: int) -> int:
    """Where a counter may go: over land, not where enemies stand."""
    enemies = MAP.set(h for other, h in enumerate(g.at) if SIDE[other] != SIDE[u])
    return sum(REACH.layers(1 << g.at[u], MOVES[u], LAND & ~enemies, MAP.steps.around(enemies))[1:])


def label(kind: str, noun: int, language: str) -> str:
    if kind == "space":
        return NAME.get(noun, MAP.numbers[noun])
    if kind == "unit":
        return f"{_say(language, 'nation', NATION[noun])} {UNITS[noun].partition('-')[2]}"
    return sentence(language, f"{kind}-name", {"noun": noun}, FOLDER)


def _say(language: str, what: str, name: str) -> str:
    return sentence(language, f"{what}-{name}", {}, FOLDER)


def view(g: State, side: int | None) -> dict[str, Any]:
    units = {UNITS[u]: MAP.numbers[h] for u, h in enumerate(g.at)}
    return {"turn": g.turn, "side": g.side, "units": units, "used": [UNITS[u] for u in g.used]}


def _space(h: int) -> p.Space:
    x, y = PAPER.centres[h]
    return p.Space(
        id=f"space:{MAP.numbers[h]}", name=NAME.get(h, MAP.numbers[h]), x=round(x, 1), y=round(y, 1), r=PAPER.radius,
        shape="hex", terrain=TERRAIN[h], nation=COUNTRY[h], place=BUILT.get(h, ""),  # type: ignore[arg-type]
        rim="victory" if BUILT.get(h) == "city" else "",
    )  # fmt: skip


def _ground() -> tuple[p.Ground, ...]:
    coast = borders(MAP, [LAND >> h & 1 for h in range(MAP.size)])
    return (
        p.Ground(kind="coast", d=hexsides(PAPER, coast), width=3, over=True),
        p.Ground(kind="river", d=hexsides(PAPER, RIVERS), width=4.5, over=True),
        *(p.Ground(kind="rail", d=through(PAPER, line), over=True) for line in RAILWAYS),
        p.Ground(kind="border", d=hexsides(PAPER, borders(MAP, COUNTRY, LAND)), over=True),
    )


def _piece(u: int, language: str) -> p.Piece:
    full = (str(STRENGTH[u]), str(MOVES[u]))
    half = (str(STRENGTH[u] // 2), str(MOVES[u]))
    return p.Piece(
        id=f"unit:{UNITS[u]}", name=UNITS[u].partition("-")[2], title=label("unit", u, language), kind=UNITS[u],
        side=SIDES[SIDE[u]], nation=NATION[u], symbol=ARM[u], size="division" if STRENGTH[u] < 5 else "corps",
        faces=(p.Face(values=full), p.Face(values=half)),
    )  # fmt: skip


def board(language: str) -> p.Board:
    planes = tuple(
        p.Plane(id=each.name, name=_say(language, "plane", each.name), x=round(each.x, 1), y=round(each.y, 1),
                w=round(each.width, 1), h=round(each.height, 1), flat=each.flat)
        for each in PAPER.planes)  # fmt: skip
    return p.Board(
        game="war", title=sentence(language, "game-title", {}, FOLDER), size=PAPER.size, layout="hexes", open=True,
        sides=tuple(p.Side(id=side, name=_say(language, "side", side), face=face, ink=ink)
                    for side, face, ink in zip(SIDES, ("#d3e3f8", "#d6cfc0"), ("#1d4f91", "#4d4636"), strict=True)),
        nations=tuple(p.Nation(id=name, name=_say(language, "nation", name), face=face, ink=ink, edge="#2b261f",
                               pattern=pattern)  # type: ignore[arg-type]
                      for name, (_, face, ink, pattern) in NATIONS.items()),
        terrains=terrains(TINTS, lambda name: _say(language, "terrain", name), hexes=True),
        ground=_ground(), planes=planes, spaces=tuple(_space(h) for h in range(MAP.size)),
        marks=(marks.SPENT, marks.TRENCH), symbols=SYMBOLS,
        pieces=tuple(_piece(u, language) for u in range(len(UNITS))),
        verbs=tuple(p.Verb(id=verb, noun=noun or "", name=_say(language, "verb-name", verb))
                    for verb, noun in VERBS.items()),
        views=tuple((each.name, each.x, each.y, each.w, each.h) for each in planes),
    )  # fmt: skip


def picture(seen: Mapping[str, Any], language: str) -> p.Picture:
    used = set(seen["used"])
    moved = p.Mark(kind="spent", title=_say(language, "mark", "moved"))
    trench = p.Mark(kind="trench", title=_say(language, "mark", "trench"))
    pieces = {
        f"unit:{name}": p.PieceNow(at=f"space:{number}", face=int(STRENGTH[u] % 3 == 0),
                                   marks=(moved,) if name in used else ())
        for u, (name, number) in enumerate(seen["units"].items())
    }  # fmt: skip
    spaces = {
        f"space:{MAP.numbers[h]}": p.SpaceNow(
            owner=SIDES[NATIONS[COUNTRY[h]][0]] if h in BUILT else "", marks=(trench,) if h in TRENCHES else ()
        )
        for h in sorted({*BUILT, *TRENCHES})
    }
    turn = p.Status(id="turn", name=sentence(language, "turn", {}, FOLDER), value=str(seen["turn"]))
    return p.Picture(spaces=spaces, pieces=pieces, status=(turn,))


GAME = Game(
    name="war", version=1, sides=SIDES, scenarios=("campaign",), options={}, verbs=VERBS,
    nouns={"space": MAP.numbers, "unit": UNITS}, page=Drawn(board, picture), words=Words(label, lambda known: []),
    start=lambda scenario, options: State(dict(options)), load=lambda plain: State(**plain).copy(), sequence=sequence,
    view=view, blot=lambda g, side: g, resample=lambda g, side, random: g,
    mind=Mind(lambda g, side: 0),
    check=lambda g: [] if all(LAND >> h & 1 for h in g.at) else ["a counter at sea"], turn=lambda g: g.turn,
    folder=FOLDER, heads=frozenset(("move",)), digest="war",
)  # fmt: skip
GAMES = {GAME.name: GAME}
