"""Paths of Glory: the First World War by cards, on a map of spaces joined by lines."""

from __future__ import annotations

from functools import cache, partial

from ...kernel.charts import luck
from ...kernel.files import DataFolder
from ...kernel.game import Drawn, Front, Game, Mind, Option, Story, Typed, Walk, Words
from . import bot, charts, entry, glance, hints, odds, overlays, show, traces, view
from .board import board
from .box import FOLDER, SIDES, Box
from .combat import aimed_at
from .names import label
from .picture import picture
from .seen import View
from .sequence import sequence
from .state import State, load
from .verbs import VERBS

OPTIONS = {
    "balance": Option("4.2.4"),
    "commitment-vp": Option("5.1.3"),
    "hand-of-eight": Option("9.1.4"),
    "entrench-bonus": Option("11.2.9"),
    "expansion": Option("CP.56"),
    "tournament": Option("5.6.1"),
    "bid": Option("5.6.2", 0, 0, 20),
    # Switches where players disagree; each is explained in RULINGS.md.
    "cards-after-flank": Option("FAQ.CP.31b"),
    "sinai-mixed": Option("FAQ.12.2.6a"),
    "retreat-anyway": Option("FAQ.12.5.1c"),
    "us-at-once": Option("16.3.4"),
    "intro-stars": Option("5.3.4"),
    "east-by-land": Option("14.1.4", later=True),
}


LENGTHS = {"introduction": 260, "limited-war": 730, "campaign": 1990}
"""Decisions of both sides, between programs."""

WALKS: tuple[Walk[State], ...] = (
    Walk(lift="pick", along="pick", step="step", rest="stop", left="left"),  # 11.1
    Walk(lift="redeploy", land="to"),  # 13.1
    Walk(step="retreat", mover="unit", at=lambda known, u: known.state.loc[u]),  # 12.5
)


ALONE = frozenset((
    "step", "stop", "assault", "join", "lose", "restore", "retreat_all", "hold", "withdraw", "retreat",
    "advance", "further", "storm", "to", "stay", "flip", "rebuild", "deploy", "trench", "give_up", "concede", "reduce",
))  # fmt: skip
"""About what stands on the map; whether a card could be played is nobody else's to know. Who begins a battle has looked
at its odds."""

TELLING = frozenset((
    "log-attack", "log-winner", "log-vp-space", "log-fort-destroyed", "log-eliminated", "log-army-gone",
    "log-no-way-back", "log-attrition", "log-enters-war", "log-commitment", "log-mandatory-missed", "log-mutiny",
    "log-great-retreat", "log-event-vp", "log-blockade", "log-italy-neutral", "log-peace-accepted",
    "log-peace-rejected", "log-peace-roll",
))  # fmt: skip
"""What a report of the war tells."""


def make(data: DataFolder) -> Game[State]:
    """The game, played with one set of data."""
    box = Box(data)
    return Game(
        name="paths-of-glory",
        version=2,
        sides=SIDES,
        scenarios=("introduction", "limited-war", "campaign"),
        options=OPTIONS,
        verbs=VERBS,
        nouns={"space": box.spaces, "unit": box.units, "card": box.cards},
        start=partial(entry.start, box),
        load=partial(load, box),
        sequence=sequence,
        view=view.view,
        seen=View,
        blot=view.blot,
        resample=view.resample,
        check=bot.check,
        turn=lambda g: g.turn,
        folder=FOLDER,
        drawn="card",
        heads=frozenset(("ops", "event", "sr", "rp", "automatic", "peace")),
        rare=frozenset(("peace", "accept")),
        agreements=frozenset(("peace", "accept")),
        digest=box.digest,
        files=data,
        remake=make,
        words=Words(
            warnings=bot.warnings,
            label=partial(label, box),
            hint=hints.hint,
            alike=partial(hints.alike, box),
            titled=frozenset(("space",)),
            detail=hints.detail,
        ),
        page=Drawn(
            board=cache(partial(board, box)),
            picture=partial(picture, box),
            charts=charts.charts,
            overlay=overlays.overlay,
            luck=luck,
            walks=WALKS,
            alone=ALONE,
            every=frozenset(("join", "advance")),
            aims={"attack": lambda known, s: aimed_at(known.state, s)},
            trace=traces.trace(box),
        ),
        front=Front("introduction", "cp", 4, LENGTHS),
        story=Story(lambda g: (g.vp,), bot.steps, TELLING),
        terminal=Typed(
            show=show.show,
            odds=lambda known: odds.odds(known.state),
            scene=hints.scene,
        ),
        mind=Mind(
            score=bot.score,
            glance=glance.glance,
            outlook=bot.outlook,
            span=bot.span,
            features=bot.features,
        ),
    )


GAME = make(DataFolder("paths_of_glory", FOLDER / "data"))

GAMES = {GAME.name: GAME}
