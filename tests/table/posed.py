"""`grognard` with small positions of Italia 1917-1918 in place of three set-ups, and dice known beforehand.

python -m tests.table.posed serve --port 0 ...

The rest of it is real: answers, journal, snapshots. A walk in the browser goes on from a pose by clicks alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.cli import main
from grognard.games import get
from grognard.games.italia_1917_1918.state import State
from grognard.kernel.fate import Fair
from grognard.kernel.game import OptionValue
from grognard.kernel.play import Play
from grognard.table import numbers
from grognard.table.database import Cursor
from grognard.table.rows import MatchRow
from tests.italia_1917_1918.fights import SPOT, way
from tests.italia_1917_1918.table import position

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


class Known(Fair):
    """The dice of a pose."""

    def __init__(self, scenario: str, spent: int = 0, key: bytes | None = None, match: str = "") -> None:
        super().__init__(key, spent, match)
        self.scenario = scenario

    def roll(self, faces: int) -> int:
        dice = POSES[self.scenario].dice
        self.spent += 1
        return dice[self.spent - 1] if self.spent <= len(dice) else 3


def twin(scenario: str) -> Play[Any]:
    """The same match, here: what the page must show."""
    return Play(get(GAME), Known(scenario), scenario, OPTIONS, state=posed(scenario), log=True)


def _fate(cursor: Cursor, match: MatchRow, spent: int = 0) -> Fair:
    return Known(match.scenario, spent, bytes.fromhex(match.key), match.id)


if __name__ == "__main__":
    ready = {scenario: posed(scenario) for scenario in POSES}
    object.__setattr__(get(GAME), "start", lambda scenario, options: ready[scenario].copy())
    setattr(numbers, "fate", _fate)  # noqa: B010
    main()
