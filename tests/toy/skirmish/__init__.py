"""Skirmish: what a side sees, how a page draws it, and the game as the kernel takes it."""

from collections.abc import Mapping
from typing import Any

from grognard.kernel import picture as p
from grognard.kernel.game import Drawn, Game, Mind, Option, Words
from grognard.kernel.outline import Paper, hexsides
from grognard.kernel.words import speech

from .box import FOLDER, GOAL, LOST, MAP, MOVES, PLACES, RIVER, RULES, SIDE, SIDES, STRENGTH, TERRAIN, UNITS, data
from .rules import State, sequence

say = speech(FOLDER)
VERBS = {"move": "unit", "to": "space", "attack": "unit", "at": "space", "retreat": "space", "done": None}
NAMES = {"unit": UNITS, "space": [place or number for place, number in zip(PLACES, MAP.numbers, strict=True)]}


def label(kind: str, noun: int, language: str) -> str:
    return NAMES[kind][noun] if kind in NAMES else say(language, f"{kind}-name", noun=noun)


def view(g: State, side: int | None) -> dict[str, Any]:
    units = {UNITS[u]: "" if h == LOST else MAP.numbers[h] for u, h in enumerate(g.at)}
    return {"turn": g.turn, "phase": g.phase, "side": g.side, "units": units, "used": g.used, "holder": g.holder}


def board(language: str) -> p.Board:
    paper, inks = Paper(MAP), ("#12365e", "#5e1a12")
    sides = [(side, label("side", i, language), inks[i]) for i, side in enumerate(SIDES)]
    return p.Board(
        game="skirmish", title=say(language, "game-title"), size=paper.size, layout="hexes",
        sides=tuple(p.Side(id=side, name=name, face="#ffffff", ink=ink) for side, name, ink in sides),
        nations=tuple(p.Nation(id=side, name=name, face="#ffffff", ink=ink, edge=ink) for side, name, ink in sides),
        terrains=tuple(p.Terrain(id=name, name=label(name, 0, language)) for name in RULES["terrain"]),
        ground=(p.Ground(kind="river", d=hexsides(paper, RIVER.pairs), width=5, over=True),),
        spaces=tuple(
            p.Space(id=f"space:{number}", name=NAMES["space"][i], x=paper.centres[i][0], y=paper.centres[i][1],
                    r=paper.radius, shape="hex", terrain=TERRAIN[i], place="village" if i == GOAL else "")
            for i, number in enumerate(MAP.numbers)),
        boxes=(p.OffMap(id="box:lost", name=label("lost", 0, language)),),
        pieces=tuple(
            p.Piece(id=f"unit:{name}", name=name, title=name, kind=name, side=SIDES[SIDE[u]], nation=SIDES[SIDE[u]],
                    faces=(p.Face(values=(str(STRENGTH[u]), str(MOVES[u]))),))
            for u, name in enumerate(UNITS)),
        verbs=tuple(p.Verb(id=verb, noun=VERBS[verb] or "", name=label(verb, 0, language)) for verb in VERBS),
    )  # fmt: skip


def picture(seen: Mapping[str, Any], language: str) -> p.Picture:
    pieces = {f"unit:{u}": p.PieceNow(at=f"space:{h}" if h else "box:lost") for u, h in seen["units"].items()}
    mill = {f"space:{MAP.numbers[GOAL]}": p.SpaceNow(owner=(*SIDES, "")[seen["holder"]])}
    turn = label("turn", seen["turn"], language)
    return p.Picture(spaces=mill, pieces=pieces, status=(p.Status(id="turn", name="", value=turn),))


GAME = Game(
    name="skirmish", version=1, sides=SIDES, scenarios=("meeting",), options={"short": Option("1.2")},
    verbs=VERBS, nouns={"space": MAP.numbers, "unit": UNITS}, words=Words(label, lambda known: []),
    start=lambda scenario, options: State(dict(options)), load=lambda plain: State(**plain).copy(), sequence=sequence,
    view=view, blot=lambda g, side: g, resample=lambda g, side, random: g, page=Drawn(board, picture),
    mind=Mind(lambda g, side: g.standing(side).bit_count() - g.standing(1 - side).bit_count()),
    check=lambda g: ["2.1: two units in a hex"] if g.standing(0, 1).bit_count() + g.at.count(LOST) != len(g.at) else [],
    turn=lambda g: g.turn, folder=FOLDER, heads=frozenset(("move", "attack")), digest=data.digest,
)  # fmt: skip
