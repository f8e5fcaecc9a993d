"""`grognard` with small positions of The Great War in Europe in place of its set-ups, and dice known beforehand.

python -m tests.table.posed_war serve --port 0 ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from grognard.games.great_war_in_europe.box import AL, CP, NATIONS
from grognard.games.great_war_in_europe.fronts import WEST
from grognard.games.great_war_in_europe.state import State, refresh
from grognard.kernel.maps import mask_of, members
from tests.great_war_in_europe.stage import Stage
from tests.table.posing import Poses

GAME = "great-war-in-europe"


@dataclass(frozen=True)
class Pose:
    """Who stands where, the step and whose it is, what is held; the dice to come, all later ones are threes."""

    phase: str
    side: int
    units: Mapping[str, str]
    events: tuple[str, ...] = ()
    points: Mapping[str, int] = field(default_factory=dict)
    dice: tuple[int, ...] = ()
    more: Callable[[State], None] = lambda g: None


def _north(g: State) -> None:
    """The Central Powers hold the map of the West as far as the Aisne: whoever attacks there is in supply."""
    front = g.box.fronts[WEST]
    north = mask_of(h for h in members(front.land) if int(front.numbers[h][1:3]) >= AISNE) & ~front.in_country["nl"]
    g.held[CP][WEST] |= north
    g.held[AL][WEST] &= ~north


AISNE = 53
"""The row of hexes."""
CHAMPAGNE = {"W5215": "fr-1 fr-2", "W5315": "ge-3 ge-4", "W5314": "ge-5 ge-6", "W5008": "fr-10"}
"""Four German divisions before two French ones in their trenches."""
POSES: dict[str, Pose] = {
    # An offensive with headquarters behind both lines: the column of the attack, and the die.
    "august-1914": Pose("declare", CP, CHAMPAGNE | {"W5415": "ge-hq1", "W5115": "fr-hq4"}, dice=(6,), more=_north),
    # The Dardanelles: divisions wait in the box, the event is held, Turks stand on the peninsula.
    "1915": Pose(
        "arrivals_window", AL, {"europe": "br-29 br-42t fr-1", "E1023": "tu-9", "W5008": "fr-10", "W6427": "ge-3"},
        events=("al-gallipoli",),
    ),
    # Two German divisions at Aachen are wanted in Galicia.
    "1916": Pose("begin_strategic_cp", CP, {"W6426": "ge-3 ge-4", "W5008": "fr-10", "E4018": "ah-1", "E4224": "ru-1"}),
    # The same attack, with aircraft on both sides.
    "1917": Pose("declare", CP, CHAMPAGNE, events=("cp-air-1", "al-air-1"), dice=(5,), more=_north),
    # A Strategic Turn: France has points, divisions and a headquarters among its dead.
    "1918": Pose(
        "begin_replacements", AL,
        {"dead": "fr-1 fr-2 fr-hq4 ge-5", "W5215": "fr-3", "W6427": "ge-3", "W5008": "fr-10"},
        points={"fr": 4, "ge": 2},
    ),
}  # fmt: skip
"""By the scenario in whose place they stand."""


def posed(scenario: str) -> State:
    pose = POSES[scenario]
    stage = Stage(GAME)
    stage.stand(**pose.units)
    g = stage.g
    stage.hold(*pose.events)
    for nation, points in pose.points.items():
        g.rps[NATIONS.index(nation)] = points
    g.phase, g.side, g.theatre, g.log = pose.phase, pose.side, 0, None
    pose.more(g)
    refresh(g)
    return g


HERE = Poses(GAME, {scenario: pose.dice for scenario, pose in POSES.items()}, posed)
twin = HERE.twin

if __name__ == "__main__":
    HERE.serve()
