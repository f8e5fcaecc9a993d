"""What lines of the log tell of the map: moves, combats, losses, what falls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.game import LogLine
from ...kernel.picture import Lit, Trace
from ...kernel.traces import Told, tracer
from .box import NATIONS, SIDES, Box
from .odds import LADDER, LAST

LINES: Final = {
    "log-move": Told("move", ("start", "space")),
    "log-ride": Told("move", ("start", "space")),
    "log-sail": Told("move", ("start", "space")),
    "log-arrives": Told("move", ("space",)),
    "log-placed": Told("move", ("space",)),
    "log-advance": Told("move", ("space",)),
    "log-flee": Told("retreat", ("space",)),
    "log-attack": Told("battle", ("space",)),
    "log-combat": Told("roll"),
    "log-weather": Told("roll"),
    "log-reduced": Told("loss", ("space",)),
    "log-lost": Told("loss", ("space",)),
    "log-starved": Told("loss", ("space",)),
    "log-crowded": Told("loss", ("space",)),
    "log-overrun": Told("loss", ("space",)),
    "log-taken": Told("place", ("space",)),
    "log-fort": Told("place", ("space",)),
    "log-devastate": Told("place", ("space",)),
    "log-devastated": Told("move", ("start", "space"), ("unit",)),
    "log-points": Told("points"),
}


def trace(box: Box) -> Callable[[LogLine], Trace | None]:
    def owner(kind: str, noun: int) -> int | None:
        if kind == "unit":
            its = box.tables["nations"][NATIONS[box.nation[noun]]]["side"]
            return SIDES.index(its) if its in SIDES else None
        return noun if kind == "side" else None

    return tracer(LINES, {"space": box.numbers}, SIDES, owner, _fell)


def _fell(line: LogLine) -> Lit | None:
    """Where on the combat table a die fell."""
    die, column, large = (line.args.get(name) for name in ("die", "column", "large"))
    if line.key != "log-combat" or not isinstance(die, int) or not isinstance(column, int) or not die:
        return None
    modifier = line.args.get("modifier")
    row = min(max(die + (modifier if isinstance(modifier, int) else 0), 1), 6)
    return Lit(sheet="combat-b" if large else "combat-a", row=f"die:{row}", column=LADDER[min(max(column, 0), LAST)])
