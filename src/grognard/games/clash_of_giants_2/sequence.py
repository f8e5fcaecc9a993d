"""GAL.5.0, YPR.5.0 The turn. GAL.5.1, YPR.5.1, STD.5.1: each battle's sequence takes the place of the series' own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.ask import MARK, Asking
from ...kernel.game import OptionValue, Result
from .box import Box
from .combat import battle, combat, join, resolve
from .command import draw, fill_cup
from .movement import move
from .reinforcement import arrive, recover, replace, setup
from .state import State, put
from .supply import check_supply
from .victory import end_turn
from .ypres import flood_phase, rail_phase

Phase = Callable[[State], Asking[None] | None]

PHASES: Final[dict[str, Phase]] = {
    # GAL.5.2, YPR.5.2: supply, reinforcements and replacements, (flood, rail,) operations, recovery, end.
    "setup": setup, "supply": check_supply, "arrive": arrive, "replace": replace, "flood": flood_phase,
    "rail": rail_phase, "start": fill_cup, "draw": draw, "move": move, "combat": combat, "join": join,
    "resolve": resolve, "battle": battle, "recover": recover, "end": end_turn,
}  # fmt: skip


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """GAL.3.0, YPR.3.0: the position at the start. GAL.3.1a, YPR.3.1a: units with a place start, the others wait
    (GAL.3.12e).

    YPR.3.11, YPR.3.12: at Ypres each in its printed hex. Galicia's players set up themselves (scenario `campaign`) or
    begin from our historical deployment (`deployed`)."""
    g = State(box, scenario, dict(options))
    for h in range(box.size):
        if box.any_vp >> h & 1:
            g.owner[h] = box.holder(box.country[h])  # GAL.4.21, GAL.3.12f, YPR.4.21
    if not box.players_set_up or scenario == "deployed":
        for u, h in box.deployment.items():
            put(g, u, h)
        g.phase = "supply"
    return g


def sequence(g: State) -> Asking[Result]:
    """Phase after phase until the battle is decided. All that matters is in the state at every mark."""
    while g.over is None:
        yield MARK
        asking = PHASES[g.phase](g)
        if asking is not None:
            yield from asking
    winner, reason = g.over
    return Result(winner, reason)
