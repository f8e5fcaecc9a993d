"""The odds on the page, held against the rules' own dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial

import pytest

from grognard.games.italia_1917_1918.charts import charts, damage, levels
from grognard.games.italia_1917_1918.combat import throw
from grognard.games.italia_1917_1918.names import name_of
from grognard.games.italia_1917_1918.odds import odds
from grognard.games.italia_1917_1918.state import PARTIAL, State
from grognard.kernel.ask import Asking
from grognard.kernel.game import Known
from grognard.kernel.odds import distribution

from .fights import fight
from .table import BOX, ITALIA
from .test_picture import samples

BEFORE = ("guns", "reply", "counter", "lead", "lead_defence")


def _thrown(g: State) -> Asking[tuple[int, int, int, int]]:
    """Damage and mastery of both as the rules throw them."""
    world = g.copy()
    b = world.battle
    assert b is not None
    b.column = odds(world, b, b.lead, b.lead_defence).column
    yield from throw(world)
    return (*b.hurt, *b.mastery)


def test_damage_and_mastery_are_those_of_the_rules_dice() -> None:
    checked = 0
    for play in samples():
        g = play.state
        b = g.battle
        if b is None or g.phase not in ("lead_defence",) or b.lead_defence < 0:
            continue
        its = odds(g, b, b.lead, b.lead_defence)
        if its.column < 0 or checked > 2:
            continue
        truth = distribution(partial(_thrown, g))
        faces = Counter(damage(g, its, b.lead))
        for pair, count in faces.items():
            assert sum(p for result, p in truth.items() if result[:2] == pair) == Fraction(count, 36)
        for place, defender in ((2, False), (3, True)):
            mine = sum(level >= PARTIAL for level in levels(g, b, defender))
            assert sum(p for result, p in truth.items() if result[place] >= PARTIAL) == Fraction(mine, 6)
        checked += 1
    assert checked


def test_a_chart_belongs_to_an_answer_that_may_be_given() -> None:
    options = set()
    for play in samples():
        for chart in charts(Known(play.state, None), "fr"):
            assert 0 <= chart.chance <= 1
            assert all(0 <= bar.chance <= 1 for bar in chart.bars)
            if chart.option and play.question is not None:
                assert chart.option in [ITALIA.write(action) for action in play.question.options]
                options.add(chart.option.partition(":")[0])
    assert "lead" in options
    assert charts(Known(ITALIA.start("grappa", ITALIA.settings({})), None), "en") == []


@pytest.mark.parametrize("phase", BEFORE)
def test_there_are_charts_before_the_dice(phase: str) -> None:
    there = [play.state for play in samples() if play.state.phase == phase and play.state.battle is not None]
    assert all(charts(Known(g, None), "en") for g in there if not g.due)


def test_a_chart_says_who_would_lead() -> None:
    t = fight({"e": "ah-4-id", "ne": "ah-13-schd"}, "it-22-df it-5-alpini")
    for prompt in ("ask-lead", "ask-lead-defence"):
        assert t.prompt == prompt
        found = [chart for chart in charts(Known(t.g, 0), "en") if chart.option]
        labels = [name_of(BOX, "unit", BOX.unit[str(chart.option).partition(":")[2]], "en") for chart in found]
        assert [chart.name.partition(" leads")[0] for chart in found] == labels
        assert len(labels) == 2
        t.do(t.options[0])
