"""What lines of the log tell of the map: moves, battles, losses, points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.game import LogLine
from ...kernel.picture import Trace
from ...kernel.traces import Told, tracer
from .box import Box

LINES: Final = {
    "log-move": Told("move", ("start", "space")),
    "log-through": Told("move", ("start", "space")),
    "log-rail": Told("move", ("start", "space")),
    "log-arrive": Told("move", ("space",)),
    "log-rebuild": Told("move", ("space",)),
    "log-advance": Told("move", ("start", "space")),
    "log-fall": Told("retreat", ("start", "space")),
    "log-slip": Told("retreat", ("start", "space")),
    "log-odds": Told("battle", ("spaces",)),
    "log-step": Told("loss"),
    "log-eliminated": Told("loss", (), ("unit",)),
    "log-no-retreat": Told("loss"),
    "log-surrender": Told("loss", ("space",)),
    "log-remnant": Told("move", ("space",)),
    "log-fort-hit": Told("place", ("space",)),
    "log-flood": Told("place"),
    "log-flooded": Told("place"),
    "log-front": Told("place"),
    "log-score": Told("points"),
    "log-przemysl": Told("points"),
    "log-count": Told("points"),
    "log-hexes": Told("points"),
}


def trace(box: Box) -> Callable[[LogLine], Trace | None]:
    def owner(kind: str, noun: int) -> int | None:
        return box.side[noun] if kind == "unit" else noun if kind == "side" else None

    return tracer(LINES, {"space": box.numbers}, box.sides, owner)
