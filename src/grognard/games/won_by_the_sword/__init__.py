"""Won by the Sword: campaigns of the Thirty Years War by hidden columns, cards, sieges and forage."""

from __future__ import annotations

from ...kernel.game import Game, Option
from . import bot, box, charts, check, hints, imagine, overlays, setup, show, view
from .board import board
from .glance import glance
from .names import label
from .picture import picture
from .sequence import sequence
from .state import State, load
from .verbs import SECRET, VERBS

OPTIONS = {
    # Where the text can be read in two ways; each is explained in RULINGS.md.
    "right-wing-only": Option("12.4j"),
    "leave-costs-always": Option("8.3b"),
    "equal-is-draw": Option("T.k"),
}

GAME: Game[State] = Game(
    name="won-by-the-sword",
    version=1,
    sides=box.SIDES,
    scenarios=box.SCENARIOS,
    options=OPTIONS,
    verbs=VERBS,
    nouns={
        "space": box.SPACES,
        "link": box.LINKS,
        "column": box.COLUMNS,
        "card": (*box.CARDS, *box.ABILITIES),
        "kind": box.KINDS,
        "troop": box.TROOPS,
        "leader": box.LEADERS,
        "side": box.SIDES,
        "nation": box.NATIONS,
        "wing": ("left", "centre", "right"),
        "force": tuple(f"force{n}" for n in range(1, 9)),
    },
    start=setup.start,
    load=load,
    sequence=sequence,
    view=view.view,
    resample=imagine.resample,
    score=bot.score,
    warnings=bot.warnings,
    check=check.check,
    turn=lambda g: g.turn,
    label=label,
    folder=box.FOLDER,
    drawn="card",
    heads=frozenset(("activate", "create", "raise", "enter", "discard", "first")),
    rare=frozenset(("finish",)),
    secret=SECRET,
    digest=box.DIGEST,
    show=show.show,
    hint=hints.hint,
    alike=hints.alike,
    titled=frozenset(("space", "troop", "leader", "card", "column", "force", "wing", "kind", "link", "nation", "side")),
    scene=hints.scene,
    detail=hints.detail,
    glance=glance,
    board=board,
    picture=picture,
    charts=charts.charts,
    overlay=overlays.overlay,
    luck=charts.luck,
    faces=10,
)

GAMES = {GAME.name: GAME}
