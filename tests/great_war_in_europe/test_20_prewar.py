"""20.0: events before the war."""

from __future__ import annotations

from grognard.games.great_war_in_europe.box import CP
from grognard.games.great_war_in_europe.passports import open_countries
from grognard.games.great_war_in_europe.state import BALTIC_OPEN, HOLLAND_OPEN

from .hand import AL, Hand
from .table import started
from .test_09_strategic import phase, ports


def test_20_0_both_choose_in_secret_and_then_it_is_shown() -> None:
    t = started(**{"pre-war": True})
    assert (t.prompt, t.asked) == ("ask-pre-war-baltic", "al")
    t.do("venture")
    assert (t.prompt, t.asked) == ("ask-pre-war-holland", "cp")
    assert t.play.journal_for(0) == []
    worlds = {tuple(t.play.imagine(0, seed).state.ventures) for seed in range(20)}
    assert worlds == {(-1, 0), (-1, 1)}
    t.do("venture")
    assert t.g.landed & BALTIC_OPEN
    assert t.g.landed & HOLLAND_OPEN
    assert t.play.shown() == 1


def test_20_0_who_refrains_opens_nothing() -> None:
    t = started(**{"pre-war": True})
    t.do("refrain", "venture")
    assert not t.g.landed & BALTIC_OPEN
    assert "nl" in open_countries(t.g, CP)
    assert "nl" not in open_countries(t.g, AL)


def test_20_0_nobody_is_asked_without_the_option_or_in_a_war_that_has_begun() -> None:
    assert not started().prompt.startswith("ask-pre-war")
    assert not started("1915", **{"pre-war": True}).prompt.startswith("ask-pre-war")


def test_20_0_9_54a_ships_in_the_baltic() -> None:
    hand = Hand(E6120="ru-1")
    assert not ports(phase(hand, AL), "ru-1")
    hand.g.landed |= BALTIC_OPEN
    assert "E6921" in ports(phase(hand, AL), "ru-1")
