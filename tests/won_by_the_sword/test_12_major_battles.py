"""12.4 Major battles: the lines, manoeuvre, bombardment, the wings, the centre, victory."""

from __future__ import annotations

import pytest

from grognard.games.won_by_the_sword.kinds import SIDES
from grognard.games.won_by_the_sword.state import CENTRE, LEFT, RIGHT, battle

from .table import Table, at, hidden, sword, written

LINES = ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav")
"""Two of horse on every wing (6), eight of foot in both centres (32): 9 against 0 wins either by hits."""


def array(
    ours: str = LINES[0], theirs: str = LINES[1], *dice: int, leaders: str = "oberst-sw-1 oberst-ba-1", **more: object
) -> Table:
    """A battle at Ansbach is accepted; colonels have no chits and roll for no wounds."""
    swede, bavarian = leaders.split()
    columns = {
        "sw1": at("ansbach", swede, ours, bp=9, ta=more.pop("ta", 0)),
        "im1": at("ansbach", bavarian, theirs, bp=4, ta=more.pop("their_ta", 0)),
    }
    t = sword(columns, active="sw1", dice=dice, **{"received": True, "hand": {"im": "c1 c2"}, **more})
    return t.do("offer:im1", "accept")


def wings(t: Table, side: str) -> list[str]:
    """Left, centre and right of a side."""
    first = 0 if side == "sw" else 3
    return [written(bag) for bag in battle(t.g).wings[first : first + 3]]


def losses(t: Table) -> Table:
    """Whoever is asked for losses takes the first that will do."""
    while t.prompt == "ask-losses":
        t.do(t.options[0])
    return t


def through(t: Table, *answers: str) -> Table:
    """These answers, and whatever losses come between."""
    losses(t)
    for text in answers:
        losses(t.do(text))
    return t


# -- the lines ---------------------------------------------------------------------------------------------------------


def test_12_4a_the_lines_form_attacker_first() -> None:
    t = array("9 sw-inf 7 sw-cav 2 sw-art 1 sw-det", "9 ba-inf 6 ba-cav", leaders="gustavus tilly")
    assert wings(t, "sw") == ["3 sw-cav", "9 sw-inf 2 sw-art 1 sw-det", "4 sw-cav"]
    assert (t.asked, t.prompt) == ("sw", "ask-leader-wing")
    assert t.refusal("left:tilly").rule == "12.4a"
    t.do("right:gustavus")
    assert t.asked == "im"
    assert wings(t, "im") == ["3 ba-cav", "9 ba-inf", "3 ba-cav"]
    t.do("centre:tilly")
    assert t.prompt == "ask-battle-manoeuvre"


def test_12_4a_the_owner_says_which_horse_stands_on_the_right() -> None:
    """Half of it and the odd regiment; what leaves no choice is not asked. The attacker forms first."""
    t = array("9 sw-inf 3 sw-cav 2 sw-vcav", "8 ba-inf 1 ba-cav 1 ba-vcav 2 ba-cav-r")
    assert wings(t, "sw") == ["3 sw-cav 2 sw-vcav", "9 sw-inf", ""]
    assert (t.asked, t.prompt) == ("sw", "ask-battle-right")
    assert set(t.options) == {"shift_right:sw-left.sw-cav", "shift_right:sw-left.sw-vcav"}
    for nobody in ("sw-centre.sw-inf", "sw-left.sw-cav-r", "im-left.ba-cav"):
        assert t.refusal(f"shift_right:{nobody}").key == "no-such-troops"
    t.do("shift_right:sw-left.sw-vcav", "shift_right:sw-left.sw-vcav")  # the third is one of three alike
    assert wings(t, "sw") == ["2 sw-cav", "9 sw-inf", "1 sw-cav 2 sw-vcav"]
    assert (t.asked, t.prompt) == ("im", "ask-battle-right")
    t.do("shift_right:im-left.ba-cav-r", "shift_right:im-left.ba-cav")
    assert wings(t, "im") == ["1 ba-cav-r 1 ba-vcav", "8 ba-inf", "1 ba-cav 1 ba-cav-r"]
    assert (t.asked, t.prompt) == ("sw", "ask-battle-manoeuvre")


def test_12_4b_the_defender_may_dig_in_as_he_forms() -> None:
    chits = {"tilly": "entrench"}
    t = array("8 sw-inf 4 sw-cav 2 sw-art", LINES[1], leaders="gustavus tilly", chits=chits)
    t.do("left:gustavus", "left:tilly")
    assert (t.asked, t.prompt) == ("im", "ask-battle-entrench")
    t.do("ability:tilly")
    assert battle(t.g).ta == (0, 0, 0, 0, 1, 0)  # 6.2.13: the centre's, wherever he is
    t.dice(0, 0).do("keep", "keep")
    assert t.told("log-bombard-dug-in") == [{"side": ("side", 0)}]
    assert t.told("log-bombard") == []
    t = array(LINES[0], LINES[1], leaders="gustavus tilly", chits=chits).do("left:gustavus", "left:tilly", "keep")
    t.do("keep", "keep")
    assert (t.asked, t.prompt) == ("im", "ask-battle-play")
    assert t.refusal("ability:tilly").rule == "12.4b"  # too late


def test_12_4c_chits_of_cards_are_laid_on_a_wing_before_the_manoeuvre() -> None:
    t = array(ta=1, their_ta=1, ta_left=4)
    assert (t.asked, t.prompt) == ("sw", "ask-battle-advantage")
    assert t.nouns("advantage") == {"left", "centre", "right"}
    t.do("advantage:right")
    assert (t.asked, t.prompt) == ("im", "ask-battle-advantage")  # his only chit is laid
    t.do("advantage:left")
    assert battle(t.g).ta == (0, 0, 1, 1, 0, 0)
    t.dice(1, 2, 3, 4).do("keep", "keep")
    shots = t.told("log-fire")
    assert [shot["dice"] for shot in shots[:2]] == ["1 + 2", "3 + 4"]


def test_12_4c_the_chit_counts_in_no_other_wing() -> None:
    t = array(*LINES, 0, 0, 0, 0, 0, 0, 0, ta=1, ta_left=5).do("advantage:centre")
    through(t, "keep", "keep", "keep", "keep")
    assert [shot["dice"] for shot in t.told("log-fire")] == ["0", "0", "0", "0", "0 + 0", "0"]


# -- manoeuvre ---------------------------------------------------------------------------------------------------------


def test_12_4d_half_the_horse_of_one_wing_goes_to_the_other() -> None:
    t = array("9 sw-inf 7 sw-cav", LINES[1])
    assert t.refusal("shift_left:sw-left.sw-cav").key == "no-shift-there"
    assert t.refusal("shift_left:im-right.ba-cav").key == "no-such-troops"  # the enemy's
    t.do("shift_left:sw-right.sw-cav", "shift_left:sw-right.sw-cav")  # two of four
    no = t.refusal("shift_left:sw-right.sw-cav")
    assert (no.rule, dict(no.args)) == ("12.4d", {"limit": 2})
    assert t.refusal("shift_right:sw-left.sw-cav").key == "no-shift-one-way"
    assert wings(t, "sw")[0] == "5 sw-cav"
    t = array("9 sw-inf 7 sw-cav", LINES[1]).do("shift_right:sw-left.sw-cav")  # one of three
    assert t.refusal("shift_right:sw-left.sw-cav").args == {"limit": 1}
    assert t.refusal("shift_left:sw-right.sw-cav").key == "no-shift-one-way"


def test_12_4d_attacker_first() -> None:
    t = array()
    assert t.asked == "sw"
    t.do("shift_left:sw-right.sw-cav", "keep")
    assert t.asked == "im"
    t.do("shift_left:im-right.ba-cav")
    assert wings(t, "im") == ["3 ba-cav", "8 ba-inf", "1 ba-cav"]


def test_12_4e_half_the_foot_goes_to_the_wings() -> None:
    t = array("9 sw-inf 4 sw-cav 1 sw-art 1 sw-det", LINES[1])
    for unit in ("sw-art", "sw-det"):
        no = t.refusal(f"shift_left:sw-centre.{unit}")
        assert (no.rule, no.key) == ("12.4e", "no-shift-kind")
    t.do("shift_left:sw-centre.sw-inf")
    no = t.refusal("shift_right:sw-left.sw-inf")
    assert (no.rule, no.key) == ("12.4e", "no-shift-from-wing")
    t.do(*["shift_left:sw-centre.sw-inf"] * 2, "shift_right:sw-centre.sw-inf")
    no = t.refusal("shift_right:sw-centre.sw-inf")
    assert (no.rule, dict(no.args)) == ("12.4e", {"limit": 4})
    assert wings(t, "sw") == ["3 sw-inf 2 sw-cav", "5 sw-inf 1 sw-art 1 sw-det", "1 sw-inf 2 sw-cav"]
    t.do("shift_left:sw-right.sw-cav")  # foot does not count as horse
    assert t.asked == "im"  # all is done that may be


def test_12_4f_leaders_play_chits_after_the_manoeuvres() -> None:
    chits = {"gustavus": "cavalry-charge", "tilly": "infantry-charge"}
    t = array(*LINES, leaders="gustavus tilly", chits=chits).do("right:gustavus", "centre:tilly")
    assert t.prompt == "ask-battle-entrench"  # the defender is asked: nobody knows his chit
    assert t.refusal("ability:tilly").rule == "12.4f"
    t.do("keep")
    assert t.prompt == "ask-battle-manoeuvre"
    t.do("keep", "keep")
    assert (t.asked, t.prompt) == ("sw", "ask-battle-play")
    t.do("ability:gustavus")
    assert (t.asked, t.prompt) == ("im", "ask-battle-play")
    t.dice(0, 0, 0).do("ability:tilly")
    assert battle(t.g).ta == (0, 0, 1, 0, 1, 0)
    assert t.told("log-fire")[0]["dice"] == "0 + 0"
    t = array(*LINES, leaders="gustavus tilly", chits={"gustavus": "spies"}).do("right:gustavus", "centre:tilly")
    t.do("keep", "keep")
    assert t.refusal("ability:gustavus").rule == "12.4f"


# -- fire --------------------------------------------------------------------------------------------------------------


def test_12_4g_bombardment_strikes_the_centre_at_once_attacker_first() -> None:
    t = array("8 sw-inf 4 sw-cav 2 sw-art", "7 ba-inf 1 ba-inf-r 1 ba-det 4 ba-cav 2 ba-art", 9).do("keep", "keep")
    assert (t.asked, t.prompt) == ("im", "ask-losses")  # one die so far: his own guns have not fired
    assert t.nouns("suffer") == {"im-centre.ba-inf", "im-centre.ba-det"}
    assert t.refusal("suffer:im-left.ba-cav").rule == "13.0a"
    t.do("suffer:im-centre.ba-inf").dice(9, 0, 0).do("suffer:im-centre.ba-det")
    assert [(shot["side"][1], shot["hits"]) for shot in t.told("log-bombard")] == [(0, 2), (1, 2)]
    assert wings(t, "sw") == ["2 sw-cav", "6 sw-inf 2 sw-inf-r 2 sw-art", "2 sw-cav"]
    assert wings(t, "im") == ["2 ba-cav", "6 ba-inf 2 ba-inf-r 2 ba-art", "2 ba-cav"]


def test_12_4h_the_attackers_right_fights_first_then_his_left() -> None:
    """His right meets the defender's left. A wing may have foot (12.4e), which fires too."""
    t = array("8 sw-inf 6 sw-cav", "8 ba-inf 4 ba-cav", 9, 0)
    t.do("shift_right:sw-centre.sw-inf", "keep", "keep")
    shots = [(shot["side"][1], shot["wing"][1], shot["power"]) for shot in t.told("log-fire")]
    assert shots == [(0, 2, 4 + 9), (1, 0, 6)]
    assert wings(t, "im")[0] == "1 ba-cav-r"  # 22: three hits, taken before the left fights
    t.dice(0, 0).do("keep")
    shots = [(shot["side"][1], shot["wing"][1], shot["power"]) for shot in t.told("log-fire")]
    assert shots[2:] == [(0, 0, 9), (1, 2, 6)]


@pytest.mark.parametrize(
    ("ours", "theirs", "dice", "winner"),
    [
        ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav", (3, 2), 0),  # 9 and 8: a hit and none
        ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav", (2, 3), 1),
        ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav", (4, 3), 0),  # a hit each, 10 and 9
        ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav", (4, 4), 1),  # all equal: the defender
        ("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-vcav-r", (0, 2), 0),  # 6 and 6; four steps and two
        ("8 sw-inf 4 sw-cav", "8 ba-inf 2 ba-cav-r", (3, 9), 0),  # a hit each, 9 and 11, but he is gone
    ],
)
def test_12_4i_who_wins_a_wing(ours: str, theirs: str, dice: tuple[int, int], winner: int) -> None:
    t = through(array(ours, theirs, *dice).dice(0, 0), "keep", "keep")
    assert battle(t.g).won[2] == winner
    assert t.told("log-wing-won")[0]["side"] == ("side", winner)


def test_12_4j_the_winners_horse_may_reinforce_the_centre() -> None:
    t = array("8 sw-inf 4 sw-cav", LINES[1], 9, 0)
    t.do("shift_right:sw-centre.sw-inf", "keep", "keep")
    assert (t.asked, t.prompt) == ("sw", "ask-battle-reinforce")
    assert t.refusal("reinforce:sw-right.sw-inf").rule == "12.4j"
    assert t.refusal("reinforce:sw-left.sw-cav").rule == "12.4j"
    t.do("reinforce:sw-right.sw-cav")
    assert wings(t, "sw") == ["2 sw-cav", "7 sw-inf 1 sw-cav", "1 sw-inf 1 sw-cav"]
    t.dice(0, 9).do("reinforce:sw-right.sw-cav")  # none is left: the left wing fights
    losses(t)
    assert (t.asked, t.prompt) == ("im", "ask-battle-reinforce")  # ruling 6: either wing, either side
    t.do("reinforce:im-right.ba-cav").dice(0, 0).do("keep")
    ours, theirs = t.told("log-fire")[4:]
    assert (ours["power"], theirs["power"]) == (7 * 4 + 2 * 3, 32 + 3)


def test_12_4j_by_the_letter_only_from_the_right() -> None:
    """The option: whoever wins the fight of the attacker's right wing may, and nobody on the left."""
    for dice, wing in (((9, 0, 9, 0), "sw-right"), ((0, 9, 0, 9), "im-left"), ((9, 0, 0, 9), "sw-right")):
        t = through(array(*LINES, *dice, 0, 0, options={"right-wing-only": True}), "keep", "keep")
        found = []
        while t.prompt == "ask-battle-reinforce":
            found += [noun.partition(".")[0] for noun in t.nouns("reinforce")]
            through(t, "keep")
        assert found == [wing]


def test_2_0f_the_initiative_is_a_die_in_the_wing_where_it_is_spent() -> None:
    """Its holder is asked before every fight, till he has spent it; the defender's left meets the attacker's right."""
    for side, order in (("sw", (RIGHT, LEFT, CENTRE)), ("im", (LEFT, RIGHT, CENTRE))):
        for spent in range(4):  # in the first fight, in the second, in the third, not at all
            t = array(initiative=side, received=False).dice(*[0] * 7)
            asked = []
            while len(t.told("log-fire")) < 6:
                if t.prompt == "ask-wing-initiative":
                    assert t.play.question is not None
                    asked.append((t.asked, t.play.question.args))
                    t.do("initiative" if len(asked) == spent + 1 else "keep")
                else:
                    t.do("keep" if t.can("keep") else t.options[0])
            assert asked == [(side, {"wing": ("wing", wing)}) for wing in order[: spent + 1]]
            doubled = [(shot["side"], shot["wing"]) for shot in t.told("log-fire") if shot["dice"] == "0 + 0"]
            assert doubled == [(("side", SIDES.index(side)), ("wing", wing)) for wing in order[spent : spent + 1]]


def test_12_4k_the_centre_counts_the_bombardment() -> None:
    """With two hits of his guns the attacker wins by 3 + 2 hits, who has made fewer in the main battle."""
    t = array("6 sw-inf 4 sw-cav 2 sw-art", "7 ba-inf 4 ba-cav", 9, 0, 0, 0, 0, 0, 0)
    through(t, "keep", "keep", "keep", "keep")
    ours, theirs = t.told("log-fire")[4:]
    assert (theirs["power"], theirs["hits"]) == (5 * 4 + 2 * 2, 4)  # after the bombardment
    assert (ours["power"], ours["hits"]) == (24, 4)
    assert battle(t.g).won[1] == 0


# -- victory -----------------------------------------------------------------------------------------------------------


def won(t: Table) -> Table:
    """All manoeuvres and reinforcements are left out."""
    return through(t, "keep", "keep", "keep", "keep")


@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((9, 0, 9, 0, 9, 0), (0, 3)),
        ((9, 0, 9, 0, 0, 9), (0, 2)),
        ((9, 0, 0, 9, 9, 0), (0, 2)),
        ((0, 9, 0, 9, 9, 0), (1, 2)),
        ((0, 9, 0, 9, 0, 9), (1, 3)),
    ],
)
def test_12_4l_two_wings_are_a_minor_victory_three_a_major_one(dice: tuple[int, ...], result: tuple[int, int]) -> None:
    t = won(array(*LINES, *dice))
    assert battle(t.g).result == result


def test_12_4m_minor_victory() -> None:
    for verb, spaces in (("keep", 1), ("abandon", 2)):
        t = won(array("8 sw-inf 6 sw-cav", "8 ba-inf 4 ba-cav 1 ba-art", 0, 9, 0, 9, 0, 0, 9, initiative="im"))
        assert (t.asked, t.options) == ("im", ["keep", "abandon"])  # with less horse too
        t.do(verb, "retreat:gunzenhausen")
        assert (t.asked == "im" and t.prompt == "ask-battle-retreat") == (spaces == 2)
        assert t.col("im1").bp == (4 if verb == "keep" else 0)
        assert ("ba-art" in t.troops("im1")) == (verb == "keep")
        assert (t.col("sw1").fatigue, t.col("im1").fatigue) == (2, 0)
        assert t.vp == (8, 0)
        assert t.initiative == "sw"  # 2.0i


def test_12_4n_major_victory() -> None:
    t = won(array("8 sw-inf 4 sw-cav", "8 ba-inf 4 ba-cav 1 ba-art", 0, 9, 0, 9, 0, 9, 0))
    assert (t.asked, t.prompt) == ("im", "ask-battle-retreat")  # no choice, though he has as much horse
    assert t.stock("ansbach") == (4, 1)
    t.do("retreat:gunzenhausen", "retreat:pappenheim")
    assert (t.where("im1"), t.col("im1").bp, t.col("sw1").fatigue) == ("pappenheim", 0, 3)
    t.do("capture:0", "capture:1")  # 13.0d
    assert t.troops("sw1").endswith("1 sw-art")
    assert t.vp == (15 + 1, 0)
    t.check()


def test_12_4o_all_chits_played_go_back() -> None:
    t = array(*LINES, 9, 9, 0, 0, 9, 0, 9, 0, ta=1, their_ta=1, ta_left=4).do("advantage:right", "advantage:left")
    won(t).do("retreat:gunzenhausen", "retreat:pappenheim", "capture:0")
    assert t.g.ta_left == 6
    assert (t.col("sw1").ta, t.col("im1").ta) == (0, 0)


def test_12_4p_both_columns_lie_open() -> None:
    both = {
        "sw1": at("ansbach", "oberst-sw-1", LINES[0], bp=9), "im1": at("ansbach", "oberst-ba-1", LINES[1], bp=4),
    }  # fmt: skip
    t = sword(both, active="sw1", received=True).do("offer:im1")
    assert hidden(t.view("im").columns["sw1"])
    t.do("accept")
    for side, enemy in (("im", "sw1"), ("sw", "im1")):
        seen = t.view(side)
        assert seen.columns[enemy].bp == t.col(enemy).bp
        assert seen.battle is not None
        assert seen.battle.wings[1] == {"sw-inf": 8}
        note = t.note(side, enemy)
        assert note is not None
        assert note.how == "battle"
