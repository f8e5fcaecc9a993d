"""Italia 1917-1918: from Caporetto to Vittorio Veneto, in hexes of three kilometres and combats of ten steps."""

from __future__ import annotations

from functools import cache, partial

from ...kernel.charts import luck
from ...kernel.files import DataFolder
from ...kernel.game import Drawn, Game, Mind, Option, Walk, Words
from . import bot, charts, hiding, overlays, traces, view
from .board import board
from .box import FOLDER, SIDES, Box
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
    "display-52": Option("SC2.10"),
    "what-if": Option("SC4.13"),
}

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
        words=Words(warnings=bot.warnings, label=partial(name_of, box)),
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
        mind=Mind(score=bot.score),
    )


GAMES = {"italia-1917-1918": make("italia-1917-1918", DataFolder("italia-1917-1918", FOLDER / "data"))}
__all__ = ["GAMES", "Box"]
