"""`grognard` with small positions of Italia 1917-1918 in place of three set-ups, and dice known beforehand.

python -m tests.table.posed serve --port 0 ...
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.games.italia_1917_1918.state import State
from grognard.kernel.game import OptionValue
from tests.italia_1917_1918.fights import SPOT, way
from tests.italia_1917_1918.table import position
from tests.table.posing import Poses

GAME = "italia-1917-1918"
OPTIONS: dict[str, OptionValue] = {"aviation": False}
"""Nobody flies: one question less a turn."""


@dataclass(frozen=True)
class Pose:
    """Who stands where, whose phase it is, and the dice to come; all later ones are threes."""

    units: Mapping[str, str]
    phase: str
    side: str
    dice: tuple[int, ...]
    more: Mapping[str, Any] = field(default_factory=dict)


def _from_spot(units: Mapping[str, str]) -> dict[str, str]:
    """Places as steps from an open field."""
    return {way(SPOT, *steps.split()): names for steps, names in units.items()}


POSES: dict[str, Pose] = {
    # Two divisions and Sturmtruppen with all their guns against a division and Alpini, in the open. Weather, both
    # bombardments, two white dice, the attacker's mastery (total) and the defender's (partial).
    "solstice": Pose(
        _from_spot({
            "": "it-22-df it-5-alpini", "e": "ah-4-id", "se": "ah-13-schd", "ne": "ah-31-id ah-sturm-8",
            "e e": "ah-hq-vi ah-corps-iv ah-army-vi", "ne e": "ah-corps-xvi", "ne e e e": "ah-army-isonzo",
            "w w": "it-army-iv", "w w w": "it-hq-iv it-corps-i",
        }), "declare", "cp", (4, 5, 1, 4, 4, 6, 5),
    ),
    # On the Piave: a division before the Grave di Papadopoli, where no bridge is; one at the bridge of Priula, with the
    # enemy beyond it. A footbridge that holds, and a charge that goes off.
    "albrecht": Pose(
        {
            "Cimadolmo": "ah-33-id", "Ponte della Priula": "ah-17-id", "Susegana": "ah-hq-vi", "W1733": "it-58-df",
            "Treviso": "it-hq-iv",
        }, "move", "cp", (1, 1),
    ),
    # A division that has an Austrian beside it and wants to get away: the die that lets it go back two hexes.
    "vittorio": Pose(
        _from_spot({"": "it-22-df", "e": "ah-4-id", "e e": "ah-hq-vi", "w w w": "it-hq-iv"}),
        "markers_last", "en", (4,),
    ),
}  # fmt: skip
"""By the scenario in whose place they stand."""


def posed(scenario: str) -> State:
    pose = POSES[scenario]
    return position(
        pose.units, scenario=scenario, options=OPTIONS, phase=pose.phase, side=pose.side, **pose.more
    )  # fmt: skip


HERE = Poses(GAME, {scenario: pose.dice for scenario, pose in POSES.items()}, posed, OPTIONS)
twin = HERE.twin

if __name__ == "__main__":
    HERE.serve()
