"""What lines of the log that everybody reads tell of the map: marches, battles, sieges, cards, points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kernel.game import LogLine
from ...kernel.picture import Trace
from ...kernel.traces import Told, tracer
from .box import Box
from .kinds import SIDES
from .sheets import fell
from .state import side_of

COLUMN: Final = ("column",)
LINES: Final = {
    "log-card": Told("card", (), COLUMN),
    "log-discard": Told("card"),
    "log-march": Told("move", ("start", "space"), COLUMN),
    "log-enters": Told("move", ("space",), COLUMN),
    "log-new-column": Told("move", ("space",), COLUMN),
    "log-patrol": Told("move", ("link",), COLUMN),
    "log-retreat": Told("retreat", ("start", "space"), COLUMN),
    "log-battle-minor": Told("battle", ("space",)),
    "log-battle-major": Told("battle", ("space",)),
    "log-minor-battle": Told("won", (), COLUMN),
    "log-minor-victory": Told("won", (), COLUMN),
    "log-major-victory": Told("won", (), COLUMN),
    "log-retreat-barred": Told("loss", (), COLUMN, "losses"),
    "log-siege-hits": Told("loss", (), COLUMN, "losses"),
    "log-column-gone": Told("place", ("space",), COLUMN),
    "log-leader-captured": Told("loss"),
    "log-siege": Told("place", ("space",), COLUMN),
    "log-siege-ends": Told("place", ("space",)),
    "log-answer": Told("place", ("space",)),
    "log-siege-works": Told("place", ("space",)),
    "log-siege-guns": Told("place", ("space",)),
    "log-sortie": Told("place", ("space",)),
    "log-storm": Told("place", ("space",), COLUMN),
    "log-captured": Told("place", ("space",), COLUMN),
    "log-forage": Told("place", ("space",), COLUMN),
    "log-fire": Told("roll"),
    "log-siege-fire": Told("roll"),
    "log-points": Told("points", ("space",)),
}


def trace(box: Box) -> Callable[[LogLine], Trace | None]:
    def owner(kind: str, noun: int) -> int | None:
        return side_of(noun) if kind == "column" else noun if kind == "side" else None

    return tracer(LINES, {"space": box.spaces, "link": box.links}, SIDES, owner, partial(fell, box))
