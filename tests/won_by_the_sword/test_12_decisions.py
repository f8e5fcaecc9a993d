"""12.4: a battle step by step as it is laid over the map, and what each answer in it would change."""

from __future__ import annotations

import pytest

from grognard.games.won_by_the_sword.charts import charts
from grognard.games.won_by_the_sword.decisions import answers, battle_chance
from grognard.kernel.fate import Scripted
from grognard.kernel.game import Known
from grognard.kernel.picture import Display

from .table import Table, at, sword
from .test_picture import ENEMY, GREAT, display, fight, picture


def lines(t: Table, side: str = "sw") -> Display:
    return display(picture(t.g, side), "battle")


def test_12_4_the_steps_of_a_major_battle_go_one_after_another() -> None:
    """Laid over the map until the last shot: what comes after it happens there."""
    t = fight("ask-battle-manoeuvre")
    steps = lines(t).steps
    assert steps[lines(t).step] == "Manoeuvre"
    assert lines(t).between == ("fought second", "fought last", "fought first")
    seen = [lines(t).step]
    while t.g.battle is not None and t.g.battle.result[0] < 0:
        t.do(next((word for word in ("keep",) if t.can(word)), t.options[0]))
        if t.g.battle is not None:
            seen.append(lines(t).step)
            assert lines(t).over == (lines(t).step < len(steps) - 1)
    assert seen == sorted(seen)
    assert steps[seen[-1]] == "Aftermath"


def test_12_1_a_minor_battle_has_four_steps() -> None:
    few = {"sw1": at("gunzenhausen", "gustavus", "4 sw-inf 2 sw-cav", bp=3)}
    t = sword(few | ENEMY, active="sw1", cp=5, dice=[5] * 40, chits={"gustavus": "infantry-charge"})
    t.do("offer:im1").do("accept")
    assert lines(t).steps == ("Leaders' chits", "Bombardment", "The fight", "Aftermath")
    assert lines(t).over
    assert lines(t).between == ()


@pytest.mark.parametrize("prompt", ["ask-battle-manoeuvre", "ask-battle-advantage"])
def test_12_4_each_answer_keeps_what_it_promises(prompt: str) -> None:
    """The chance told beside it is the one there is after it."""
    army = at("gunzenhausen", "gustavus oberst-sw-1", "6 sw-inf 5 sw-vinf 4 sw-cav 2 sw-art", bp=3, ta=1)
    t = sword({"sw1": army} | ENEMY, active="sw1", cp=5, dice=[5] * 40).do("offer:im1").coast(prompt)
    side = 0
    found = answers(t.g, side)
    assert len(found) >= 3
    assert {one.option for one in found} <= set(t.options)
    assert answers(t.g, 1 - side) == answers(t.g, None) == []
    for one in found:
        fork = t.play.fork(Scripted([]))
        fork.act(side, fork.game.read(one.option))
        assert battle_chance(fork.state, side) == pytest.approx(one.chance)
    told = {chart.option: chart for chart in charts(Known(t.g, side), "en") if chart.option}
    assert told.keys() == {one.option for one in found}
    assert all(chart.before == pytest.approx(battle_chance(t.g, side), abs=1e-4) for chart in told.values())


def test_12_4l_two_wings_of_three_win_the_battle() -> None:
    t = fight("ask-battle-manoeuvre")
    assert battle_chance(t.g, 0) + battle_chance(t.g, 1) == pytest.approx(1)
    b = t.g.battle
    assert b is not None
    t.g.battle = b._replace(won=(0, -1, 0))
    assert battle_chance(t.g, 0) == 1
    t.g.battle = b._replace(won=(1, 1, -1))
    assert battle_chance(t.g, 0) == 0


def test_2_0f_the_die_of_the_initiative_is_weighed_against_keeping_it() -> None:
    t = sword(GREAT | ENEMY, active="sw1", cp=5, dice=[5] * 40, initiative="sw")
    t.do("offer:im1").coast("ask-wing-initiative")
    keep, spend = answers(t.g, 0)
    assert (keep.option, spend.option) == ("keep", "initiative")
    assert keep.chance == pytest.approx(battle_chance(t.g, 0))
    assert spend.chance >= keep.chance
