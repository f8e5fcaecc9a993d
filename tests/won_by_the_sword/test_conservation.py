"""Random play of every scenario, sound after every answer: what vanishes or appears does so by a rule."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from grognard.games.won_by_the_sword import GAME
from grognard.games.won_by_the_sword.check import bags
from grognard.games.won_by_the_sword.kinds import SCENARIOS
from grognard.games.won_by_the_sword.state import State, batteries, steps
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from .table import BOX

ANSWERS = 400
BOLD = frozenset(["offer", "surprise", "lay", "build", "assault", "escalade", "patrol", "ability", "wing"])
"""What random players would do too seldom."""

FEWER = {
    "steps": "lose suffer log-bombard log-fire log-retreat-barred log-duel log-epidemic log-starves log-paid log-march "
    "log-sortie log-storm log-captured log-departs log-patrol-starves",
    "guns": "log-burnt-guns log-captured-guns log-captured log-pick log-departs",
    "bp": "destroy log-paid log-starves log-burnt-baggage log-march",
}
MORE = {
    "steps": "restore recruit log-enters log-levy",
    "guns": "log-guns log-enters",
    "bp": "log-forage log-captured log-enters",
}
"""The answer, or what the log says, when there is less of something, and when there is more."""


class Census(NamedTuple):
    """What there is on the map, and off it only in the cadres."""

    steps: int
    guns: int
    bp: int


def census(g: State) -> Census:
    troops = bags(g)[:-2]
    bp = sum(one.bp for one in (*g.columns, *g.garrisons) if one is not None)
    return Census(
        sum(map(steps, troops)),
        sum(map(batteries, troops)) + sum(guns for _, guns in g.stock.values()),
        bp + sum(lies for lies, _ in g.stock.values()),
    )


def chits(g: State) -> int:
    """12.2c: chits of tactical advantage in the box, with columns and on wings."""
    return g.ta_left + sum(c.ta for c in g.columns if c is not None) + (sum(g.battle.ta) if g.battle else 0)


def names(g: State) -> list[int]:
    """Leaders with a name, wherever they are (4.0c)."""
    found = [leader for one in (*g.columns, *g.garrisons) if one is not None for leader in one.leaders]
    found += [*g.away, *(leader for leader, _ in g.homeless)]
    found += [leader for which in g.waiting for leader, _ in BOX.setups[g.scenario].arrivals[which].leaders]
    return sorted(leader for leader in found if leader < BOX.first_generic)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_4_0c_12_2c_13_0c_nothing_comes_or_goes_but_by_a_rule(scenario: str) -> None:
    random = Random(scenario)
    play = Play(GAME, Seeded(scenario), scenario, log=True)
    led, before = names(play.state), census(play.state)
    for _ in range(ANSWERS):
        question = play.question
        if question is None:
            break
        bold = [action for action in question.options if action[0] in BOLD]
        action = random.choice(bold if bold and random.random() < 0.6 else question.options)
        said = len(play.state.log or ())
        play.decide(action)
        g = play.state
        assert GAME.check(g) == []
        assert chits(g) == BOX.tables["game"]["ta_chits"]
        assert names(g) == led
        assert len(g.place) == BOX.ncards
        why = {action[0], *(line.key for line in (g.log or [])[said:])}
        now = census(g)
        if action[0] in ("lose", "suffer"):  # 13.0c: each answer is a step
            assert now.steps < before.steps
        for what, old, new in zip(Census._fields, before, now, strict=True):
            if old != new:
                assert why & {*(FEWER if new < old else MORE)[what].split()}, (what, old, new, why)
        before = now
