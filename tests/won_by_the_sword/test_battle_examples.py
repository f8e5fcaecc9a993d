"""The worked examples of battles: those of the rulebook (A) and those derived from its numbers (B)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from grognard.games.won_by_the_sword.odds import battle_odds
from grognard.games.won_by_the_sword.state import battle

from .table import Table, at, sword, written

HANDS = {"sw": "c53 c50 c51", "im": "c28 c2 c3 c4 c5 c6"}


def fight(ours: str, theirs: str, *dice: int, **more: object) -> Table:
    """Colonels fight at Ansbach, the Swede attacks."""
    both = {
        "sw1": at("ansbach", "oberst-sw-1", ours, bp=9), "im1": at("ansbach", "oberst-ba-1", theirs, bp=4),
    }  # fmt: skip
    t = sword(both, active="sw1", dice=dice, **{"received": True, "hand": HANDS, **more})
    return t.do("offer:im1", "accept")


def losses(t: Table) -> Table:
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    return t


def test_a3_prisoners_after_a_minor_victory() -> None:
    """12.5a, 12.5b, 12.4m, 15.0a: two points for two of fatigue, and three to rebuild with, on top of the card."""
    t = fight("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav", 9, 0, 9, 0, 0, 9)
    for _ in range(4):
        losses(t.do("keep"))
    t.do("keep", "retreat:gunzenhausen")
    assert (t.col("sw1").fatigue, t.col("sw1").won) == (2, True)
    t.do("activate:im1", "play:c28", "end")  # the round goes on
    t.do("discard:c50", "discard:c2", "first:sw", "activate:sw1", "play:c53")
    assert (t.cp, t.col("sw1").fatigue, t.col("sw1").ta) == (3, 0, 1)  # five points, and the card's own action
    full = t.troops("sw1")
    for left in (2, 1, 0):
        t.do("rally", "restore:sw1.sw-inf-r")
        assert t.cp == left
    assert t.refusal("rally").rule == "14.7"
    assert t.troops("sw1") != full


def test_a3_or_a_regiment_out_of_the_cadre_and_nothing_after_a_march() -> None:
    """12.5a, 12.5c, 14.7."""
    won = at("ansbach", "oberst-sw-1", "3 sw-inf 3 sw-inf-r", bp=5, won=True, fatigue=2)
    for answer in ("rebuild", "march:gunzenhausen"):
        t = sword({"sw1": won}, side="sw", hand={"sw": "c53 c2"}, cadre={"sw": "1 sw-cav"})
        t.do("activate:sw1", "play:c53", answer)
        if answer == "rebuild":
            t.do("recruit:sw-cav")
            assert (t.cp, t.act.owed, t.troops("sw1")) == (0, 1, "3 sw-inf 3 sw-inf-r 1 sw-cav-r")
        else:
            assert t.refusal("rally").rule == t.refusal("rebuild").rule == "14.7"


@pytest.mark.parametrize(
    ("ours", "theirs", "major"),
    [
        ("8 sw-inf 1 sw-cav", "14 ba-inf 6 ba-cav", False),
        ("11 sw-inf 1 sw-cav", "9 ba-inf 6 ba-cav", False),
        ("8 sw-inf 2 sw-cav", "8 ba-inf 2 ba-cav", True),
    ],
)
def test_b15_minor_or_major(ours: str, theirs: str, major: bool) -> None:
    """12.1."""
    t = fight(ours, theirs, 0, 0)
    assert bool(t.told("log-battle-major")) == major


def test_b16_minor_battle() -> None:
    """12.3e, 12.3g, 12.3h: three hits each, 22 and 21; then the horse decides what is kept."""
    t = losses(fight("2 sw-inf 4 sw-cav", "2 ba-inf 4 ba-cav", 2, 1))
    assert [(shot["total"], shot["hits"]) for shot in t.told("log-fire")] == [(22, 3), (21, 3)]
    assert battle(t.g).result == (0, 1)
    assert (t.asked, t.options) == ("im", ["keep", "abandon"])  # four of horse against four
    t = losses(fight("2 sw-inf 4 sw-cav", "2 ba-inf 3 ba-cav", 5, 0))
    assert (t.asked, t.prompt) == ("im", "ask-battle-retreat")  # three against four
    assert t.stock("ansbach") == (4, 0)
    t.do("retreat:gunzenhausen")
    assert t.prompt == "ask-battle-retreat"


def test_b17_formation_and_manoeuvre() -> None:
    """12.4a, 12.4d, 12.4e: seven of horse, nine of foot."""
    t = fight("9 sw-inf 7 sw-cav", "8 ba-inf 2 ba-cav")
    assert [written(bag) for bag in battle(t.g).wings[:3]] == ["3 sw-cav", "9 sw-inf", "4 sw-cav"]
    t.do("shift_left:sw-right.sw-cav", "shift_left:sw-right.sw-cav")
    assert t.refusal("shift_left:sw-right.sw-cav").args == {"limit": 2}
    t.do(*["shift_right:sw-centre.sw-inf"] * 3, "shift_left:sw-centre.sw-inf")
    assert t.asked == "im"  # no fifth of the foot
    t = fight("9 sw-inf 7 sw-cav", "8 ba-inf 2 ba-cav").do("shift_right:sw-left.sw-cav")
    assert t.refusal("shift_right:sw-left.sw-cav").args == {"limit": 1}


def test_b18_victory_and_fatigue() -> None:
    """12.3i, 12.4m, 12.4n."""
    t = fight("5 sw-inf", "5 ba-inf", 9, 0, 0)
    assert t.col("sw1").fatigue == 1
    for centre, fatigue in (((0, 9), 2), ((9, 0), 3)):
        t = fight("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav 1 ba-art", 0, 9, 0, 9, 0, *centre)
        for _ in range(4):
            losses(t.do("keep"))
        assert t.col("sw1").fatigue == fatigue
        assert (t.prompt == "ask-battle-retreat") == (fatigue == 3)  # no choice left
        assert (t.stock("ansbach") == (4, 1)) == (fatigue == 3)


@pytest.mark.parametrize("second", [0, 3])
def test_b19_a_leader_is_hit(second: int) -> None:
    """6.3a to 6.3d: away for three rounds, and back in the next in place of the colonel who stood in for him."""
    t = sword(
        {"sw1": at("ansbach", "gustavus", "9 sw-inf", bp=9), "im1": at("ansbach", "oberst-ba-1", "4 ba-inf", bp=9)},
        active="sw1", round=1, dice=[9, 0, 9, second], received=True,
        hand={"sw": "c52 c46 c47 c48 c49 c50 c51 c53 c15", "im": "c28 c2 c3 c4 c5 c6 c7 c8 c9 c10"},
    ).do("offer:im1", "accept", "keep", "retreat:gunzenhausen")  # fmt: skip
    assert t.leaders("sw1") == ["oberst-sw-1"]
    if not second:
        assert t.g.away == {0: (-1, 0)}
        return
    for round_ in (2, 3, 4, 5):
        t.coast("ask-first", prefer="pay end").do("first:sw").coast("ask-activity-own")
        assert t.g.round == round_
        if round_ < 5:
            assert t.refusal("back:gustavus").rule == "6.3b"
    t.do("back:gustavus")
    assert t.leaders("sw1") == ["gustavus"]


def test_b22_battle_refused() -> None:
    """12.0c, 12.0d, 12.0e."""
    t = sword(
        {"sw1": at("ansbach", "gustavus", "5 sw-inf", bp=2), "im1": at("ansbach", "tilly", "5 ba-inf", bp=4)},
        active="sw1", cp=2, act={"surprise": 1},
    ).do("offer:im1", "refuse")  # fmt: skip
    assert (t.vp, t.col("im1").bp, t.cp) == ((0, -3), 0, 1)
    assert t.refusal("surprise:im1").rule == "12.0d"
    t.do("pick:4")
    assert (t.col("sw1").bp, t.cp) == (6, 0)
    t = sword(
        {"sw1": at("ansbach", "gustavus", "5 sw-inf", bp=2), "im1": at("ansbach", "tilly", "5 ba-inf", bp=4)},
        active="sw1", act={"surprise": 1},
    ).do("surprise:im1")  # fmt: skip
    assert t.options == ["accept"]


def test_12_3e_the_odds_are_those_of_the_rules() -> None:
    """Every pair of dice through the rules gives the chance that the odds say."""
    t = fight("3 sw-inf 1 sw-vcav", "4 ba-inf", received=False, initiative="sw")
    assert t.prompt == "ask-battle-initiative"  # 2.0f: he is asked before anybody rolls
    odds = battle_odds(t.g)
    assert odds is not None
    assert [row["what"] for row in odds] == ["centre"]
    wins = 0
    for dice in product(range(10), repeat=2):
        wins += battle(fight("3 sw-inf 1 sw-vcav", "4 ba-inf", *dice).g).result[0] == 0
    assert odds[0]["win"] == float(Fraction(wins, 100))
