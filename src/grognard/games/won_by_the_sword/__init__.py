"""Won by the Sword: campaigns of the Thirty Years War by hidden columns, cards, sieges and forage."""

from __future__ import annotations

from ...kernel.game import Game
from . import box, charts, check, imagine, overlays, setup, view
from .board import board
from .names import label
from .picture import picture
from .sequence import sequence
from .state import State, load
from .verbs import SECRET, VERBS

GAME: Game[State] = Game(
    name="won-by-the-sword",
    version="1",
    sides=box.SIDES,
    scenarios=box.SCENARIOS,
    options={},
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
    score=lambda g, side: 0.0,
    warnings=lambda g, side: [],
    check=check.check,
    turn=lambda g: g.turn,
    label=label,
    folder=box.FOLDER,
    drawn="card",
    heads=frozenset(("activate", "create", "raise", "enter", "discard", "first")),
    rare=frozenset(("finish",)),
    secret=SECRET,
    digest=box.DIGEST,
    board=board,
    picture=picture,
    charts=charts.charts,
    overlay=overlays.overlay,
    luck=charts.luck,
)

GAMES = {GAME.name: GAME}
