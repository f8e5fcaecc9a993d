"""6.2.3 to 6.2.13, 6.3: what leaders do in battle, and battle to them, beyond the plain cases of chapter 6."""

from __future__ import annotations

import pytest

from grognard.games.won_by_the_sword.state import Siege, battle, now

from .table import BOX, Table, at, link, sword

SMALL = ("5 sw-inf 1 sw-cav 2 sw-art", "5 ba-inf 1 ba-cav 2 ba-art")
ROAD = link("ansbach", "gunzenhausen")
LARGE = ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav")


def meet(
    ours: str = SMALL[0], theirs: str = SMALL[1], *dice: int, leaders: tuple[str, str] = ("gustavus", "tilly"),
    **more: object,
) -> Table:  # fmt: skip
    """Gustavus and Tilly at Ansbach; nobody uses the initiative."""
    columns = {"sw1": at("ansbach", leaders[0], ours, bp=9), "im1": at("ansbach", leaders[1], theirs, bp=9)}
    return sword(columns, active="sw1", dice=dice, **{"received": True, "hand": {"im": "c28 c2", "sw": "c1"}, **more})


def guns(t: Table) -> list[int]:
    """Firepower of the bombardments so far."""
    return [shot["power"] for shot in t.told("log-bombard")]


def losses(t: Table) -> Table:
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    return t


# -- 6.2.3 guns --------------------------------------------------------------------------------------------------------


def test_6_2_3_bombardment_doubles_the_guns_in_battle() -> None:
    assert guns(meet(*SMALL, 0, 0, 0, 0).do("offer:im1", "accept")) == [8, 8]
    for leader, side, powers in (("gustavus", "sw", [16, 8]), ("horn", "im", [8, 16])):
        t = meet(*SMALL, 0, 0, leaders=("gustavus", "tilly horn/ba"), chits={leader: "bombardment"})
        t.do("offer:im1", "accept")
        assert t.asked == side
        t.do(f"ability:{leader}")
        assert guns(t) == powers


def test_6_2_12_light_cavalry_lasts_for_the_round_too() -> None:
    """A patrol whose column's leader has used it scouts twice as well when the enemy comes by."""
    for light, seen in ((True, True), (False, False)):
        t = sword(
            {
                "im1": at("gunzenhausen", "werth", "3 ba-cav", bp=2, light=light, done=True),
                "sw1": at("rothenburg", "baner", "5 sw-inf", bp=3),
            },
            patrols={ROAD: ("im1", "ba-cav")}, active="sw1", dice=[6],
        ).do("march:ansbach")  # fmt: skip
        assert (t.note("im", "sw1") is not None) == seen


def test_6_2_3_lasts_for_the_round() -> None:
    """Played in one's own activation it still counts when the enemy attacks, till the round ends."""
    chits = {"gustavus": "bombardment"}
    t = meet(*SMALL, chits=chits).do("ability:gustavus", "end", "activate:im1", "play:c28")
    assert t.chit("gustavus") == ""
    t.dice(0, 0).do("offer:sw1", "accept")
    assert guns(t) == [8, 16]  # the attacker's first
    t = meet(*SMALL, chits=chits, hand={"im": "c28 c2", "sw": "c1 c3"})
    t.do("ability:gustavus", "end", "activate:im1", "play:c28", "end", "discard:c1", "discard:c2", "first:sw")
    assert not t.col("sw1").guns
    t = meet(*SMALL, 0, 0, chits={"tilly": "rapid-fire"}).do("offer:im1", "accept", "ability:tilly")
    assert not t.col("im1").guns  # 6.2.4 is for one battle


def test_6_2_3_needs_guns_and_is_not_doubled_again() -> None:
    t = meet("5 sw-inf", SMALL[1], chits={"gustavus": "bombardment"}).do("offer:im1", "accept")
    assert t.refusal("ability:gustavus").rule == "6.2.3"
    two = {"gustavus": "bombardment", "horn": "bombardment"}
    t = meet(*SMALL, leaders=("gustavus horn", "tilly"), chits=two).do("offer:im1", "accept", "ability:gustavus")
    no = t.refusal("ability:horn")
    assert (no.rule, no.key) == ("6.2.3", "no-guns-doubled")
    t = meet(*SMALL, leaders=("gustavus horn", "tilly"), chits=two).do("ability:gustavus", "offer:im1", "accept")
    assert t.refusal("ability:horn").key == "no-guns-doubled"


# -- 6.2.6, 6.2.7 charges ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chit", "ours", "rule"),
    [
        ("cavalry-charge", "2 sw-inf 3 sw-cav", ""),
        ("cavalry-charge", "3 sw-inf 3 sw-cav", "6.2.6"),
        ("cavalry-charge", "3 sw-cav 4 sw-det", ""),  # detachments are no regiments
        ("infantry-charge", "1 sw-inf 5 sw-cav", ""),
        ("infantry-charge", "5 sw-cav 3 sw-det", "6.2.7"),
    ],
)
def test_6_2_6_6_2_7_charges_in_a_minor_battle(chit: str, ours: str, rule: str) -> None:
    t = meet(ours, "5 ba-inf", chits={"gustavus": chit}).do("offer:im1", "accept")
    if rule:
        assert t.refusal("ability:gustavus").rule == rule
    else:
        t.dice(1, 2, 3).do("ability:gustavus")
        assert t.told("log-fire")[0]["dice"] == "1 + 2"


def formed(chit: str, wing: str, *moves: str) -> Table:
    """A major battle in which Gustavus stands in a wing, up to the play of chits."""
    t = meet(*LARGE, chits={"gustavus": chit}).do("offer:im1", "accept", f"{wing}:gustavus", "left:tilly")
    return t.do(*moves, "keep", "keep")


def test_6_2_6_a_cavalry_charge_needs_more_horse_than_foot_in_the_leaders_wing() -> None:
    t = formed("cavalry-charge", "right", "shift_right:sw-centre.sw-inf")  # two against one
    t.dice(0, 0, 0).do("ability:gustavus")
    assert battle(t.g).ta == (0, 0, 1, 0, 0, 0)
    assert t.told("log-fire")[0]["dice"] == "0 + 0"
    t = formed("cavalry-charge", "right", *["shift_right:sw-centre.sw-inf"] * 2)
    assert t.refusal("ability:gustavus").rule == "6.2.6"
    assert formed("cavalry-charge", "centre").refusal("ability:gustavus").rule == "6.2.6"
    t = formed("cavalry-charge", "left").dice(0, 0, 0, 0, 0)
    t.do("ability:gustavus")
    assert battle(t.g).ta == (1, 0, 0, 0, 0, 0)


def test_6_2_7_an_infantry_charge_needs_the_leader_in_the_centre() -> None:
    for wing in ("left", "right"):
        t = formed("infantry-charge", wing, "shift_left:sw-centre.sw-inf", "shift_right:sw-centre.sw-inf")
        assert t.refusal("ability:gustavus").rule == "6.2.7"
    t = formed("infantry-charge", "centre").dice(0, 0)
    t.do("ability:gustavus")
    assert battle(t.g).ta == (0, 1, 0, 0, 0, 0)


# -- 6.2.8 aggressiveness ----------------------------------------------------------------------------------------------


def test_6_2_8_he_gains_an_advantage_where_he_likes_and_must_use_it() -> None:
    """6.2.8, ruling 25, attacking or defending."""
    for chits, side in (({"lorraine": "aggressive"}, "sw"), ({"tilly": "aggressive"}, "im")):
        t = meet(*LARGE, chits=chits, leaders=("lorraine/sw", "tilly")).do("offer:im1", "accept")
        t.do("left:lorraine", "left:tilly")
        if t.prompt == "ask-battle-entrench":
            t.do("keep")  # it is not time yet
        t.do("keep", "keep")
        assert (t.asked, t.prompt) == (side, "ask-battle-play")
        assert t.refusal("keep").rule == "12.2b"
        t.do(f"ability:{next(iter(chits))}")
        assert (t.asked, t.prompt) == (side, "ask-aggressive-wing")
        t.dice(0, 0).do("wing:centre")
        assert battle(t.g).ta[1 if side == "sw" else 4] == 1
        assert t.chit(next(iter(chits))) == ""


# -- 11.11 besiegers ---------------------------------------------------------------------------------------------------


def test_6_2_13_like_a_besieger_who_is_attacked() -> None:
    """11.11c: an advantage and shelter for nothing."""
    t = meet(*SMALL, 0, 1, 2, 3, sieges={"ansbach": Siege(4, 4, 0)}).do("offer:im1", "accept")
    losses(t)
    assert t.told("log-bombard-dug-in") == [{"side": ("side", 0)}]
    assert t.told("log-fire")[1]["dice"] == "2 + 3"


# -- 6.3 wounds --------------------------------------------------------------------------------------------------------


def after_battle(*fates: int, leaders: tuple[str, str] = ("gustavus", "tilly"), **more: object) -> Table:
    """The Swedes have won a small battle; then their leaders roll, and the Bavarian ones."""
    t = meet("5 sw-inf", "5 ba-inf", 9, 0, *fates, leaders=leaders, **more)
    return t.do("offer:im1", "accept", "keep", "retreat:gunzenhausen")


def test_6_3a_every_leader_with_a_name_rolls_and_a_nine_hits() -> None:
    t = after_battle(8, 8, 9, 3, leaders=("gustavus baner oberst-sw-1", "aldringen/ba oberst-ba-1"))
    rolls = [(line["leader"][1], line["die"]) for line in t.told("log-leader-fate")]
    assert rolls == [(BOX.leader["gustavus"], 8), (BOX.leader["baner"], 8), (BOX.leader["aldringen"], 9)]
    assert t.leaders("sw1") == ["gustavus", "baner", "oberst-sw-1"]
    assert "aldringen" not in t.leaders("im1")


def test_6_3b_a_second_die_says_for_how_long() -> None:
    t = after_battle(9, 4, 0)
    assert t.g.away[BOX.leader["gustavus"]] == (now(t.g) + 5, 0)
    assert t.vp[1] == 0
    t = after_battle(9, 0, 0)
    assert t.g.away[BOX.leader["gustavus"]] == (-1, 0)  # for good
    assert t.vp[1] == 10  # T.e: the king of 1632
    t = after_battle(0, 9, 0)
    assert t.vp[0] == 3 + 5
