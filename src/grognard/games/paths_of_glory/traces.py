"""What lines of the log tell of the map: moves, battles, losses, cards, points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.game import LogLine
from ...kernel.picture import Trace
from ...kernel.traces import Told, tracer
from .box import SIDES, Box

LINES: Final = {
    "log-action": Told("card"),
    "log-combat-card": Told("card"),
    "log-move": Told("move", ("path",), ("units",)),
    "log-redeploy": Told("move", ("start", "where"), ("unit",)),
    "log-deploy": Told("move", ("space",), ("unit",)),
    "log-advance": Told("move", ("start", "space"), ("unit",)),
    "log-retreat": Told("retreat", ("start", "space"), ("unit",)),
    "log-attack": Told("battle", ("space",)),
    "log-winner": Told("won"),
    "log-reduced": Told("loss", (), ("unit",)),
    "log-eliminated": Told("loss", (), ("unit",)),
    "log-army-gone": Told("loss", (), ("unit",)),
    "log-no-way-back": Told("loss", (), ("unit",)),
    "log-attrition": Told("loss", (), ("unit",)),
    "log-fort-destroyed": Told("place", ("space",)),
    "log-siege": Told("place", ("space",)),
    "log-trench": Told("place", ("space",)),
    "log-vp-space": Told("points", ("space",)),
    "log-event-vp": Told("points"),
    "log-mandatory-missed": Told("points"),
    "log-blockade": Told("points"),
    "log-first-commitment": Told("points"),
    "log-italy-neutral": Told("points"),
    "log-peace-offensive": Told("points"),
    "log-peace-roll": Told("points"),
    "log-enters-war": Told("points"),
}


def trace(box: Box) -> Callable[[LogLine], Trace | None]:
    def owner(kind: str, noun: int) -> int | None:
        return box.side[noun] if kind == "unit" else noun if kind == "side" else None

    return tracer(LINES, {"space": box.spaces}, SIDES, owner)
