"""13.0 Losses and reinforcements."""

from __future__ import annotations

from typing import Any

from grognard.games.won_by_the_sword.state import Siege

from .table import Table, a_card, at, held, sword

LATE: dict[str, Any] = {"initiative": "im", "received": True}


def battle(mine: str, theirs: str, *dice: int, bp: int = 2) -> Table:
    """A minor battle, the Swedes attack."""
    return sword(
        {"sw1": at("ansbach", "baner", mine, bp=9), "im1": at("ansbach", "cratz", theirs, bp=bp)},
        active="sw1", dice=dice, **LATE,
    ).do("offer:im1", "accept")  # fmt: skip


def test_13_0a_the_owner_says_who_falls() -> None:
    t = battle("4 sw-inf", "2 ba-inf 2 ba-cav", 0, 0)
    assert (t.asked, t.prompt) == ("im", "ask-losses")
    assert t.nouns("suffer") == {"im1.ba-inf", "im1.ba-cav"}
    assert t.refusal("suffer:im1.ba-vinf").rule == "13.0a"
    assert t.refusal("suffer:sw1.sw-inf").rule == "13.0a"
    assert t.refusal("suffer:im2.ba-inf").rule == "13.0a"
    assert t.do("suffer:im1.ba-cav").troops("im1") == "2 ba-inf 1 ba-cav 1 ba-cav-r"


def test_13_0b_in_battle_veterans_take_the_first_hits() -> None:
    """Each of them one, then all are reduced before one is gone."""
    t = battle("6 sw-inf", "1 ba-inf 1 ba-cav 1 ba-vinf 1 ba-vcav", 9, 0)  # 33: five hits
    assert t.refusal("suffer:im1.ba-inf").rule == "13.0b"
    t.do("suffer:im1.ba-vinf").settle()  # the other veterans have no choice
    assert t.refusal("suffer:im1.ba-vinf-r").key == "no-loss-reduce-first"
    assert t.nouns("suffer") == {"im1.ba-inf", "im1.ba-cav"}
    t.do("suffer:im1.ba-inf")
    assert t.nouns("suffer") == {"im1.ba-inf-r", "im1.ba-vinf-r", "im1.ba-cav-r", "im1.ba-vcav-r"}


def test_13_0b_elsewhere_they_need_not() -> None:
    t = sword({"sw1": at("ansbach", "baner", "1 sw-inf 1 sw-vinf")}, active="sw1", card="c1").finish()
    assert t.nouns("lose") == {"sw1.sw-inf", "sw1.sw-vinf"}


def test_13_0b_but_in_battle_and_for_want_of_baggage_all_are_reduced_before_one_is_gone() -> None:
    """In a siege, an epidemic, on a forced march the owner shares losses out as he likes."""
    troops = "1 sw-inf 1 sw-vinf 1 sw-inf-r"
    here = {"sw1": at("ansbach", "baner", troops, bp=9)}
    every = {"sw1.sw-inf", "sw1.sw-vinf", "sw1.sw-inf-r"}
    wall = {"garrisons": {"ansbach": held("im", "1 ba-inf")}, "sieges": {"ansbach": Siege(0, 6, 6, refused=True)}}
    freely = [
        sword(here, active="sw1", received=True, dice=[9], **wall).do("assault"),
        sword(here, active="sw1", act={"stage": "epidemic"}, dice=[0]),
        sword(here, active="sw1", act={"quick": 2}).do("quick:gunzenhausen"),
    ]  # fmt: skip
    for t in freely:
        assert (t.prompt, t.nouns("lose")) == ("ask-losses", every)
        t.do("lose:sw1.sw-inf-r")
        assert (t.troops("sw1"), t.cadre("sw")) == ("1 sw-inf 1 sw-vinf", "1 sw-inf")
    t = sword({"sw1": at("ansbach", "baner", troops)}, active="sw1", card="c1").finish()
    assert (t.refusal("lose:sw1.sw-inf-r").rule, t.nouns("lose")) == ("3.4k", every - {"sw1.sw-inf-r"})
    t = battle(troops, "6 ba-inf", 0, 0)
    assert t.troops("sw1") == "2 sw-inf-r 1 sw-vinf-r"  # of five hits the first two leave no choice


def test_13_0c_the_fallen_join_the_cadre_and_a_hit_too_many_is_lost() -> None:
    """A veteran comes back as a regular, a detachment not at all."""
    t = battle("9 sw-inf", "1 ba-vinf-r 1 ba-cav-r 1 ba-det", 9, 0, 0, 0)  # 45: six hits
    t.coast()
    assert t.cadre("im") == "1 ba-inf 1 ba-cav"
    assert t.gone("im1")
    t.check()


def test_13_0d_guns_take_no_losses_but_are_captured_with_more_horse_than_the_loser() -> None:
    for horse, guns in (("2 sw-cav", 1), ("1 sw-cav", 0)):
        t = battle(f"6 sw-inf {horse}", "3 ba-inf 1 ba-cav 1 ba-art", 0, 9, 0, 0, 0)
        while t.prompt == "ask-losses":
            assert not {noun for noun in t.nouns("suffer") if noun.endswith("art")}
            t.do(t.options[0])
        t.coast("" if not guns else "ask-spoils-guns", "keep capture:4")
        if guns:
            t.do("capture:1")
        assert t.told("log-minor-battle")
        assert t.troops("sw1").endswith(" 1 sw-art") == bool(guns)


def test_13_0e_a_reinforcements_card_rebuilds_the_reduced_and_the_cadre() -> None:
    card = a_card("reinforcements", cp=4)
    column = {"sw1": at("ansbach", "baner", "1 sw-inf-r 1 sw-cav", bp=9)}
    t = sword(column, side="sw", hand={"sw": f"{card} c1"}, cadre={"sw": "1 sw-inf"})
    t.do("activate:sw1", f"play:{card}", "rally", "restore:sw1.sw-inf-r", "rebuild", "recruit:sw-inf")
    assert t.troops("sw1") == "1 sw-inf 1 sw-inf-r 1 sw-cav"
    t = sword(column, side="sw", hand={"sw": f"{card} c1"}, cadre={"sw": "1 sw-inf"}).do("activate:sw1", "play:c1")
    assert t.refusal("rally").rule == "14.7"
