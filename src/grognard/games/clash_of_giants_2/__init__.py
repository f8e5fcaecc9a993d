"""Clash of Giants II: Galicia and First Ypres, 1914. Armies drawn from a cup, hexes, units that roll for themselves."""

from __future__ import annotations

from functools import cache, partial

from ...kernel.charts import luck
from ...kernel.files import DataFolder
from ...kernel.game import Drawn, Front, Game, Mind, Option, Story, Typed, Walk, Words
from . import bot, charts, hints, overlays, show, traces, view
from .battles import open_box
from .board import board
from .box import FOLDER, SIDES, Box
from .glance import glance
from .movement import way
from .names import name_of
from .picture import picture
from .seen import Seen
from .sequence import sequence, start
from .state import State, load
from .verbs import VERBS

OPTIONS = {
    # Where the series' standard rules had to be reconstructed; each is explained in RULINGS.md.
    "control-pass": Option("STD.4.2", True),
    "zoc-to-zoc": Option("STD.7.4", True),
    "reduced-attack": Option("STD.8.5", True),
    "unsupplied-half": Option("STD.8.6"),
    "minimum-hex": Option("STD.11.3", True),
    "declare-first": Option("STD.12.1", True),
    "multi-hex": Option("STD.12.4", True),
    "attack-all": Option("STD.12.5", 1, 0, 2, ("never", "several", "always")),
    "cap-first": Option("STD.12.7"),
    "loss-choice": Option("STD.12.11", 0, 0, 2, ("attacker", "defender", "chance")),
    "retreat-most": Option("STD.12.13", 3, 1, 5),
    "stack-retreats": Option("STD.12.14"),
    "short-retreat": Option("STD.12.16"),
    "advance-hexes": Option("STD.12.19", 1, 0, 2),
    "withdraw-hexes": Option("STD.14.3", 2, 1, 3),
    "enemy-rails": Option("GAL.7.2d"),
    "surrender-lowered": Option("GAL.7.4b", True),
    "fort-factor": Option("STD.13.3", True),
    "remnant-alone": Option("YPR.10.4b"),
}


FRONTS = {
    "galicia-1914": Front("deployed", "ah", 3, {"campaign": 2940, "deployed": 2940}),
    "first-ypres-1914": Front("campaign", "ge", 3, {"campaign": 2730}),
}
"""What each battle is to a newcomer; decisions of both sides, between programs."""


TELLING = frozenset((
    "log-declare", "log-eliminated", "log-no-retreat", "log-surrender", "log-flood", "log-flooded", "log-front",
    "log-prove", "log-fort-hit", "log-score", "log-przemysl", "log-count", "log-hexes",
))  # fmt: skip
"""What a report of a battle tells."""


def options_of(box: Box) -> dict[str, Option]:
    """The options whose rules a battle has; that of forts only where there are some, that of rails only where the data
    know of it: battles begun with earlier data go on as they began."""
    there = {"fort-factor": bool(box.forts), "enemy-rails": "nearer" in box.tables["supply"]}
    return {name: option for name, option in OPTIONS.items() if box.book.has(option.rule) and there.get(name, True)}


WALKS: tuple[Walk[State], ...] = (
    Walk(lift="move", along="with", land="to", through="through", left="points", mover="units", way=way),  # STD.11.1
    Walk(lift="place", land="at"),
    Walk(lift="rebuild", land="at"),
    Walk(lift="rail", land="to"),
    Walk(step="fall", rest="halt", left="left", mover="unit", at=lambda known, u: known.state.loc[u]),  # STD.12.17
)


def make(name: str, data: DataFolder) -> Game[State]:
    """A battle as one set of data files has it."""
    box = open_box(name, data)
    return Game(
        name=name,
        version=2,
        system="clash-of-giants-2",
        part=name,
        sides=box.sides,
        scenarios=("campaign", "deployed") if box.players_set_up else ("campaign",),
        options=options_of(box),
        verbs=VERBS,
        nouns={"space": box.numbers, "unit": box.units, "marker": box.markers},
        start=partial(start, box),
        load=partial(load, box),
        sequence=sequence,
        view=view.view,
        seen=Seen,
        blot=lambda g, _side: g,
        resample=view.resample,
        check=bot.check,
        turn=lambda g: g.turn,
        folder=FOLDER,
        drawn="marker",
        heads=frozenset(("move", "attack", "pass", "done", "fight", "place", "replace", "rail")),
        digest=box.digest,
        files=data,
        remake=partial(make, name),
        words=Words(
            warnings=bot.warnings,
            label=partial(name_of, box),
            titled=frozenset(("space", "unit")),
            hint=hints.hint,
            alike=hints.alike,
            detail=hints.detail,
        ),
        page=Drawn(
            board=cache(partial(board, box)),
            picture=partial(picture, box),
            charts=charts.charts,
            overlay=overlays.overlay,
            luck=luck,
            walks=WALKS,
            alone=frozenset(VERBS),  # nothing is hidden
            every=frozenset(("advance",)),
            trace=traces.trace(box),
        ),
        front=FRONTS[name],
        story=Story(bot.points, bot.steps, TELLING),
        terminal=Typed(
            show=show.show,
            scene=hints.scene,
        ),
        mind=Mind(
            score=bot.score,
            glance=glance,
            span=bot.span,
            features=bot.features,
        ),
    )


GAMES = {name: make(name, DataFolder(name, FOLDER / "data" / name)) for name in SIDES}
