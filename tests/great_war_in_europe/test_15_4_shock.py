"""15.4, 15.55, 6.5: shock troops, and cavalry that dismounts."""

from __future__ import annotations

from grognard.games.great_war_in_europe import combat, conversions, odds
from grognard.games.great_war_in_europe.box import CP, GE
from grognard.games.great_war_in_europe.events import playable, window
from grognard.games.great_war_in_europe.fronts import EAST, ITALY, WEST
from grognard.games.great_war_in_europe.losses import kill
from grognard.games.great_war_in_europe.replacements import rebuild
from grognard.games.great_war_in_europe.state import face, is_shock, put

from .stage import Stage
from .test_06_2_combat import fight

BANDED = ("ge-5", "ge-28", "ge-39", "ge-36", "ge-37", "ge-41", "ge-1bv", "ge-5bv")


def berlin(*counters: str, units: tuple[str, ...] = BANDED) -> Stage:
    """Banded divisions around Berlin."""
    s = Stage().hold(*counters)
    east = s.box.fronts[EAST]
    near = s.beside(s.box.place["berlin"], east.in_country["ge"])[0]
    s.stand(berlin=" ".join(units[:6]), **{s.number(near): " ".join(units[6:])})
    s.g.rps[GE] = 10
    return s


def shocked(s: Stage) -> set[str]:
    return {s.box.units[u] for u in range(s.box.count) if s.g.turned >> u & 1} - {"ge-ak"}


def test_15_41a_6_5_the_first_event_makes_six_for_a_point() -> None:
    s = berlin("cp-shock-1")
    s.run(window("arrivals"), "play:cp-shock-1", *(f"convert:{u}" for u in BANDED[:6]))
    assert shocked(s) == set(BANDED[:6])
    assert s.g.rps[GE] == 9
    assert s.gone("cp-shock-1")


def test_15_41a_fewer_if_he_likes() -> None:
    s = berlin("cp-shock-1")
    s.run(window("arrivals"), "play:cp-shock-1", "convert:ge-5", "enough")
    assert shocked(s) == {"ge-5"}


def test_15_41b_the_second_makes_all_for_seven() -> None:
    s = berlin("cp-shock-2")
    s.g.shocks = 1
    s.run(window("arrivals"), "play:cp-shock-2")
    assert shocked(s) == set(BANDED)
    assert s.g.rps[GE] == 3
    assert s.g.battles == 0  # 15.45


def test_15_41b_who_cannot_pay_cannot_play_it() -> None:
    s = berlin("cp-shock-2")
    s.g.shocks, s.g.rps[GE] = 1, 6
    assert playable(s.g, CP, "arrivals") == []


def test_15_42_with_a_line_to_berlin_or_the_ruhr() -> None:
    s = berlin("cp-shock-1", units=BANDED[:2])
    ruhr = s.box.sets["ruhr"][0]
    s.stand(**{s.number(ruhr): "ge-1bv", s.number(s.hexes(ITALY)[0]): "ge-5bv"})
    assert {s.box.units[u] for u in conversions.eligible(s.g)} == {"ge-5", "ge-28", "ge-1bv"}
    east = s.box.fronts[EAST]
    s.g.held[CP][EAST] &= ~(1 << s.box.place["berlin"] - east.base)
    assert {s.box.units[u] for u in conversions.eligible(s.g)} == {"ge-1bv"}


def test_15_42_only_in_a_new_units_phase_and_only_banded_ones() -> None:
    s = berlin("cp-shock-1", units=("ge-3", "ge-4"))
    assert playable(s.g, CP, "arrivals") == []
    s.stand(berlin="ge-5")
    assert playable(s.g, CP, "arrivals") == [s.c("cp-shock-1")]
    assert playable(s.g, CP, "moving") == []


def test_15_43_they_take_the_first_loss_and_come_back_plain() -> None:
    s = fight(CP, "ge-5 ge-3", "br-1")
    s.g.turned |= 1 << s.u("ge-5")
    assert combat.first_losses(s.g, [s.u("ge-5"), s.u("ge-3")]) == [s.u("ge-5")]
    kill(s.g, s.u("ge-5"))
    assert not s.g.turned >> s.u("ge-5") & 1


def test_15_44_one_to_three_add_1_four_add_2() -> None:
    for many, by in ((0, 0), (1, 1), (3, 1), (4, 2)):
        s = fight(CP, "ge-5 ge-28 ge-39 ge-36", "br-1")
        for unit in ("ge-5", "ge-28", "ge-39", "ge-36")[:many]:
            s.g.turned |= 1 << s.u(unit)
        a = s.g.attack
        assert a is not None
        its = odds.reckon(s.g, a.hex, a.attackers)
        assert sum(shift.by for shift in its.modifiers if shift.rule == "15.44") == by


def test_15_44_they_go_into_the_trenches_of_the_west() -> None:
    s = fight(CP, "ge-5", "br-1", hqs=("ge-hq1", "br-hq1"))
    a = s.g.attack
    assert a is not None
    a.trench = -2
    assert not combat.may_advance(s.g)
    a.shock = True
    assert combat.may_advance(s.g)


def test_15_46_the_alpenkorps_is_always_shock_in_the_east() -> None:
    s = Stage(berlin="ge-ak")
    ak = s.u("ge-ak")
    assert is_shock(s.g, ak)
    assert face(s.g, ak) == s.box.back[ak]
    put(s.g, ak, s.hexes(WEST)[0])
    assert not is_shock(s.g, ak)


def test_15_46_everywhere_after_the_first_event_and_rebuilt_so() -> None:
    s = berlin("cp-shock-1")
    s.stand(**{s.number(s.hexes(WEST)[0]): "ge-ak"})
    s.run(window("arrivals"), "play:cp-shock-1", *(f"convert:{u}" for u in BANDED[:6]))
    assert is_shock(s.g, s.u("ge-ak"))  # beyond the six
    kill(s.g, s.u("ge-ak"))
    assert s.g.turned >> s.u("ge-ak") & 1
    rebuild(s.g, s.u("ge-ak"))
    assert s.g.turned >> s.u("ge-ak") & 1


def test_15_66_headquarters_may_hurry_from_the_first_event_on() -> None:
    s = berlin("cp-shock-1")
    s.run(window("arrivals"), "play:cp-shock-1", "enough")
    assert s.g.modern


def test_15_66_or_with_an_allied_tank_that_can_be_replaced() -> None:
    s = Stage()
    h = s.number(s.field(WEST, "fr")[0])
    s.stand(**{h: "br-exp"})
    conversions.modern_times(s.g)
    assert not s.g.modern
    s.stand(**{h: "br-1rtc"})
    conversions.modern_times(s.g)
    assert s.g.modern


def test_15_55_german_cavalry_becomes_infantry_for_good() -> None:
    s = Stage(berlin="ge-c2 ge-c4")
    s.stand(**{s.number(s.hexes(ITALY)[0]): "ge-c9"})
    s.run(conversions.dismount, "dismount:ge-c4", "stay_mounted")
    assert "dismount:ge-c9" not in s.options(s.asked[0])
    assert face(s.g, s.u("ge-c4")) == s.box.back[s.u("ge-c4")]
    assert s.g.rps[GE] == 0
    kill(s.g, s.u("ge-c4"))
    assert s.g.turned >> s.u("ge-c4") & 1
    s.run(conversions.dismount, "stay_mounted")
