"""What lines of the log tell of the map: moves, combats, losses, points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.game import LogLine
from ...kernel.picture import Trace
from ...kernel.traces import Told, tracer
from .box import SIDES, Box

LINES: Final = {
    "log-move": Told("move", ("start", "space")),
    "log-through": Told("move", ("start", "space")),
    "log-force": Told("move", ("start", "space")),
    "log-arrive": Told("move", ("space",)),
    "log-advance": Told("move", ("start", "space")),
    "log-hq-back": Told("retreat", ("start", "space")),
    "log-misdirect": Told("move", ("start", "space")),
    "log-fall": Told("retreat", ("start", "space")),
    "log-disengage": Told("roll", ("space",)),
    "log-declare": Told("battle", ("space",)),
    "log-shot": Told("roll"),
    "log-combat": Told("roll"),
    "log-mastery": Told("roll"),
    "log-step": Told("loss"),
    "log-eliminated": Told("loss", ("space",)),
    "log-starved": Told("loss", ("space",)),
    "log-gives-up": Told("loss", ("space",)),
    "log-crowded": Told("loss", ("space",)),
    "log-star": Told("loss", ("space",)),
    "log-overrun": Told("loss", ("space",)),
    "log-screen": Told("loss", ("space",)),
    "log-no-retreat": Told("loss", ("space",)),
    "log-depot-lost": Told("loss", ("space",)),
    "log-goes-home": Told("loss", ("space",)),
    "log-exit": Told("move", ("space",)),
    "log-span": Told("place", ("space",)),
    "log-footbridge-cut": Told("place", ("space",)),
    "log-blow": Told("place", ("bridge",)),
    "log-mend": Told("place", ("bridge",)),
    "log-sabotage": Told("place", ("bridge",)),
    "log-points": Told("points"),
}


def trace(box: Box) -> Callable[[LogLine], Trace | None]:
    def owner(kind: str, noun: int) -> int | None:
        return box.side[noun] if kind == "unit" else noun if kind == "side" else None

    return tracer(LINES, {"space": box.numbers, "bridge": box.bridge_ids, "crossing": box.crossing_names}, SIDES, owner)
