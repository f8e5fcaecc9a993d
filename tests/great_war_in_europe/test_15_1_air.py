"""15.1, 6.3: air units and aces."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import arsenal, combat
from grognard.games.great_war_in_europe.box import AL, CP
from grognard.games.great_war_in_europe.fronts import EAST, EGYPT, ITALY, WEST
from grognard.games.great_war_in_europe.state import OFF

from .stage import COMBINED, Stage
from .test_06_2_combat import drm, fight, usable


def west(*counters: str) -> Stage:
    return fight(CP, "ge-3", "fr-1").hold(*counters)


def test_15_11_air_units_stay_beside_the_map() -> None:
    s = west("cp-air-1")
    s.run(arsenal.commit, "commit:cp-air-1")
    assert "cp-air-1" not in s.box.units
    assert all(h >= OFF or s.box.fights[u] for u, h in enumerate(s.g.loc))


def test_15_12_each_supports_one_combat_between_strategic_turns() -> None:
    from grognard.games.great_war_in_europe.events import begin_events

    s = west("cp-air-1")
    s.run(arsenal.commit, "commit:cp-air-1")
    assert s.in_hand("cp-air-1")
    s.attack(CP, s.g.attack.hex, "ge-3")  # type: ignore[union-attr]
    assert usable(s) == set()
    s.g.series = s.g.letter
    begin_events(s.g)
    assert usable(s) == set()
    s.g.letter += 1
    begin_events(s.g)
    assert usable(s) == {"cp-air-1"}


@pytest.mark.parametrize(("mine", "theirs", "by"), [
    (["cp-air-1"], [], 1),
    (["cp-air-1", "cp-air-2", "cp-air-3"], ["al-air-1"], 1),
    (["cp-air-1"], ["al-air-1"], 0),
    (["cp-air-1"], ["al-air-1", "al-ace-1"], -1),
])  # fmt: skip
def test_15_13a_15_13b_they_cancel_and_the_surplus_counts_1(mine: list[str], theirs: list[str], by: int) -> None:
    """X-16."""
    s = west(*mine, *theirs)
    s.run(arsenal.commit, *(f"commit:{c}" for c in mine))
    s.run(arsenal.commit_defence, *(f"commit:{c}" for c in theirs))
    assert drm(s, "15.13b") == by


def test_15_13a_the_attacker_does_not_answer() -> None:
    s = west("cp-air-1", "cp-air-2", "al-air-1")
    s.run(arsenal.commit, "commit:cp-air-1", "no_more")
    s.run(arsenal.commit_defence, "commit:al-air-1")
    s.run(arsenal.commit)
    assert s.prompts == []


def test_6_3b_air_tactics_cancel_and_give_nothing() -> None:
    s = west("cp-air-1", "al-tactics-1")
    s.run(arsenal.commit, "commit:cp-air-1")
    s.run(arsenal.commit_defence, "commit:al-tactics-1")
    assert drm(s, "15.13b") == 0
    assert s.gone("al-tactics-1")
    s = west("cp-tactics-1")
    s.run(arsenal.commit, "commit:cp-tactics-1")
    assert drm(s, "15.13b") == 0
    s = west("cp-air-1", "cp-tactics-1", "al-air-1")
    s.run(arsenal.commit, "commit:cp-air-1", "commit:cp-tactics-1")
    s.run(arsenal.commit_defence, "commit:al-air-1")
    assert drm(s, "15.13b") == 1
    s = fight(CP, "ah-1", "it-1", ITALY, "it").hold("cp-tactics-1")
    assert usable(s) == set()


def test_15_14_those_who_defend_germany_do_not_fly_elsewhere() -> None:
    s = west("cp-air-1", "cp-east-air")
    assert arsenal.home_defenders(s.g) == [s.c("cp-air-1")]
    s.g.defenders = (s.c("cp-air-1"),)
    assert usable(s) == set()
    assert arsenal.home_defenders(s.g) == []


def test_15_15_aces_die_on_their_numbers() -> None:
    s = west("cp-ace-1", "al-ace-3")
    s.run(arsenal.commit, "commit:cp-ace-1")
    s.run(arsenal.commit_defence, "commit:al-ace-3")
    s.run(arsenal.after_die, fate=(2, 2))
    assert s.gone("cp-ace-1")  # Immelmann dies on 1 and 2
    assert s.in_hand("al-ace-3")  # Bishop on 1 alone


def test_15_15_at_home_too() -> None:
    s = west("cp-ace-1", "cp-air-1")
    s.g.defenders = (s.c("cp-ace-1"), s.c("cp-air-1"))
    s.run(arsenal.test_defenders, fate=(1,))
    assert s.gone("cp-ace-1")
    assert s.in_hand("cp-air-1")


@pytest.mark.parametrize(("counter", "front"), [
    ("al-air-1", WEST), ("al-ace-1", WEST), ("cp-air-1", WEST), ("cp-east-air", EAST), ("al-italian-air", ITALY),
    ("ne-al-air-1", EGYPT), ("ne-cp-air", EGYPT),
])  # fmt: skip
def test_15_16_15_17_6_3a_each_flies_on_its_own_front(counter: str, front: int) -> None:
    """15.16, 15.17, 6.3a."""
    s = Stage(COMBINED)
    assert [f for f in range(6) if arsenal.flies(s.g, s.c(counter), f)] == [front]


def test_6_3d_15_17_the_italian_one_flies_once() -> None:
    """6.3d, 15.17."""
    s = Stage()
    target, near = s.field(ITALY, "it")
    s.stand(**{s.number(target): "ah-1", s.number(near[0]): "it-1"})
    s.attack(AL, target, "it-1")
    s.hold("al-italian-air")
    s.run(arsenal.commit, "commit:al-italian-air")
    assert drm(s, "15.13b") == 1
    assert s.gone("al-italian-air")


def test_15_18_6_3c_air_that_is_left_opens_trenches() -> None:
    """15.18, 6.3c."""
    s = fight(CP, "ge-3", "fr-1", hqs=("ge-hq1", "fr-hq1")).hold("cp-air-1", "al-air-1")
    a = s.g.attack
    assert a is not None
    a.trench = -2
    assert not combat.may_advance(s.g)
    s.run(arsenal.commit, "commit:cp-air-1")
    assert combat.may_advance(s.g)
    s.run(arsenal.commit_defence, "commit:al-air-1")
    assert not combat.may_advance(s.g)
