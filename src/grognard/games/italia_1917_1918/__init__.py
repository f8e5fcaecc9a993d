"""Italia 1917-1918: from Caporetto to Vittorio Veneto, in hexes of three kilometres and combats of ten steps."""

from __future__ import annotations

from functools import cache, partial

from ...kernel.charts import luck
from ...kernel.files import DataFolder
from ...kernel.game import Drawn, Front, Game, Mind, Option, Story, Typed, Walk, Words
from . import bot, charts, hiding, hints, overlays, show, traces, view
from .board import board
from .box import FOLDER, SIDES, Box
from .glance import glance
from .movement import way
from .names import name_of
from .picture import picture
from .seen import Seen
from .sequence import sequence, start
from .state import State, load
from .verbs import SECRET, VERBS

OPTIONS = {
    "aviation": Option("1.0c", True),
    "hidden-detachments": Option("3.0f", True),
    "expert-markers": Option("11.2.9"),
    "trucks": Option("SC4.3", True),
    "tanks": Option("15.6.1a"),
    "display-52": Option("SC2.10"),
    "what-if": Option("SC4.13"),
}

FRONT = Front(
    "grappa", "cp", 4,
    {"grappa": 430, "caporetto": 2680, "radetzky": 510, "albrecht": 900, "solstice": 1890, "vittorio": 3520},
)  # fmt: skip
"""What it is to a newcomer; decisions of both sides, between programs."""

TELLING = frozenset((
    "log-offensive", "log-bruchmuller", "log-sky", "log-claim", "log-order", "log-declare", "log-rommel", "log-combat",
    "log-eliminated", "log-starved", "log-gives-up", "log-goes-home", "log-overrun", "log-no-retreat",
    "log-depot-taken", "log-blow", "log-mend", "log-span", "log-freed", "log-exit", "log-points",
))  # fmt: skip
"""What a report of a game tells."""

WALKS: tuple[Walk[State], ...] = (
    Walk(lift="move", along="with", land="to", through="through", left="points", mover="units", way=way),
    Walk(step="fall", rest="halt", left="left", mover="units", at=lambda known, u: known.state.loc[u]),
)


def make(name: str, data: DataFolder) -> Game[State]:
    """The game as one set of data files has it."""
    box = Box(data)
    return Game(
        name=name,
        version=1,
        sides=SIDES,
        scenarios=tuple(box.scenes),
        options=OPTIONS,
        verbs=VERBS,
        nouns={"space": box.numbers, "unit": box.units, "bridge": box.bridge_ids, "crossing": box.crossing_names},
        start=partial(start, box),
        load=partial(load, box),
        sequence=sequence,
        view=view.view,
        seen=Seen,
        blot=hiding.blot,
        resample=hiding.resample,
        check=bot.check,
        turn=lambda g: g.turn,
        folder=FOLDER,
        drawn="unit",
        heads=frozenset(("move", "force", "attack", "pass", "done")),
        rare=frozenset(("swap", "give_up", "stay")),
        secret=SECRET,
        digest=box.digest,
        files=data,
        remake=partial(make, name),
        words=Words(
            warnings=bot.warnings,
            label=partial(name_of, box),
            titled=frozenset(("space", "unit", "bridge", "crossing")),
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
            trace=traces.trace(box),
            walks=WALKS,
            alone=frozenset(VERBS) - SECRET,
            every=frozenset(("advance",)),
        ),
        front=FRONT,
        story=Story(bot.points, bot.steps, TELLING),
        terminal=Typed(show=show.show, scene=hints.scene),
        mind=Mind(score=bot.score, glance=glance, span=bot.span, features=bot.features),
    )


GAMES = {"italia-1917-1918": make("italia-1917-1918", DataFolder("italia-1917-1918", FOLDER / "data"))}
__all__ = ["GAMES", "Box"]
