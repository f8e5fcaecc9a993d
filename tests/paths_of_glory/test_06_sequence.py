"""6.0 The sequence of play: the phases of a turn, in order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.paths_of_glory import GAME
from grognard.games.paths_of_glory.seen import Duty
from grognard.games.paths_of_glory.state import DISCARD, HAIG, HAND, PILE, REMOVED, State, hand

from .rounds import idle, phases_of_a_turn, without_piles
from .table import AP, BOX, CP, Table, cards, opening, position, table


def held(g: State, side: int) -> list[str]:
    return [GAME.nouns["card"][c] for c in hand(g, side)]


def at_phase(phase: str, units: dict[str, str], **args: Any) -> Table:
    """A table at the start of a phase; the next question is the Allied replacement of FR6 in Paris."""
    g = position({"paris": "(FR6)", "essen": "GE1", **units}, phase=phase, rp={"fr": 1}, **args)
    return table(without_piles(g))


# -- 6.0 -----------------------------------------------------------------------------------------------------


def test_6_0_the_phases_of_a_turn_follow_each_other_strictly() -> None:
    """6.0: A offensives, B actions, C attrition, D sieges, E war status, F replacements, G cards, H end."""
    g = opening()
    assert phases_of_a_turn(g)[:3] == ["guns", "deal", "mandatory"]
    g = position({"paris": "FR6", "essen": "GE1"}, phase="mandatory")
    phases = phases_of_a_turn(g)
    turn = [phase for phase in phases if phase not in ("action", "activate", "move", "dig", "end_action")]
    assert turn == [
        "mandatory", "attrition", "siege", "status", "commit_cp", "commit_ap", "replace_ap", "replace_cp",
        "draw_ap", "draw_cp", "next_turn", "mandatory",
    ]  # fmt: skip
    assert phases.index("action") == 1
    assert phases[-2:] == ["next_turn", "mandatory"]
    assert phases.index("attrition") == 1 + 12 * len(("action", "activate", "move", "dig", "end_action"))


def test_6_a_each_player_rolls_on_his_own_line() -> None:
    """6.A: the same die 1 means Austria-Hungary for the Central Powers and France for the Allies."""
    t = table(position({"paris": "FR6", "essen": "GE1"}, phase="mandatory"), dice=[1, 1])
    assert (t.g.mo[CP], t.g.mo[AP]) == ("ah", "fr")
    assert t.fate.left == 0
    assert t.play.view(None)["position"].mandatory == {
        "ap": Duty("fr", made=False, owed=True),
        "cp": Duty("ah", made=False, owed=True),
    }
    assert (t.g.round, t.asked, t.prompt) == (1, "cp", "ask-action")


def test_6_b_six_rounds_the_central_powers_first_in_each() -> None:
    """6.B: twelve actions alternate, beginning with the Central Powers; then attrition comes at once."""
    g = without_piles(position({"paris": "(FR6)", "essen": "GE1", "orleans": "GEc-1"}, rp={"fr": 1}))
    t = table(g)
    asked = []
    for _ in range(12):
        assert t.prompt == "ask-action"
        assert t.at("GEc-1") == "orleans"
        asked.append((t.g.round, t.asked))
        idle(t)
    assert asked == [(n, side) for n in range(1, 7) for side in ("cp", "ap")]
    assert t.at("GEc-1") == "eliminated"


def test_6_c_units_out_of_supply_die_and_their_spaces_change_hands() -> None:
    """6.C: a cut-off corps may be replaced, a cut-off army is gone for good; Orleans is French again."""
    t = at_phase("attrition", {"orleans": "GE2 GEc-1", "sedan": "GE3"})
    assert t.at("GE2") == "removed"
    assert t.at("GEc-1") == "eliminated"
    assert (t.control("orleans"), t.g.vp) == ("ap", 9)
    assert (t.at("GE3"), t.control("sedan")) == ("sedan", "cp")  # supplied from Essen
    assert (t.at("FR6"), t.prompt) == ("paris", "ask-replace")
    t.check()


def test_6_d_one_die_for_every_besieged_fort() -> None:
    """6.D: Nancy (2) falls on a 3 and is destroyed, Verdun (3) holds on a 3; no die for other forts."""
    g = position({"paris": "(FR6)", "nancy": "GE3", "verdun": "GE4", "essen": "GE1"}, phase="siege", rp={"fr": 1})
    assert g.sieged == 1 << BOX.space["nancy"] | 1 << BOX.space["verdun"]
    t = table(without_piles(g), dice=[3, 3])
    assert t.fate.left == 0
    assert (t.g.fort[BOX.space["nancy"]], t.control("nancy")) == (0, "cp")
    assert (t.g.fort[BOX.space["verdun"]], t.control("verdun")) == (3, "ap")
    assert t.g.sieged == 1 << BOX.space["verdun"]
    assert t.g.vp == 11
    t.check()


# -- 6.E -----------------------------------------------------------------------------------------------------


def test_6_e_1_the_points_of_the_war_status_phase() -> None:
    """6.E.1: Blockade -1 in winter only; +1 each turn of Allied Total War with Italy neutral."""
    assert at_phase("status", {}, turn=8, played="AP2").g.vp == 9
    assert at_phase("status", {}, turn=9, played="AP2").g.vp == 10
    assert at_phase("status", {}, turn=8).g.vp == 10
    assert at_phase("status", {}, turn=9, level=(2, 1), war="tu").g.vp == 11
    assert at_phase("status", {}, turn=9, level=(1, 2), war="tu").g.vp == 10
    assert at_phase("status", {}, turn=9, level=(2, 1), war="tu it").g.vp == 10


def test_6_e_1_missed_offensives_are_booked_here() -> None:
    """6.E.1: an offensive that was not made costs its player a point, before victory is looked at (S2)."""
    for side, vp, final in ((AP, 19, 20), (CP, 1, 0)):
        g = position({"paris": "FR6", "essen": "GE1"}, phase="status", vp=vp)
        g.mo[side] = ("fr", "ge")[side]
        t = table(g)
        assert t.g.vp == final
        assert t.play.result is not None
        assert (t.play.result.winner, t.play.result.reason) == (1 - side, "end-automatic")


def test_6_e_2_automatic_victory_is_looked_at_after_the_points_and_before_the_armistice() -> None:
    """6.E.2: Blockade takes the twentieth point away first; at 20 and 40 the victory is automatic."""
    assert at_phase("status", {}, turn=8, vp=20, played="AP2").prompt == "ask-replace"
    t = at_phase("status", {}, turn=9, vp=20, status=(20, 20, 40))
    assert t.play.result is not None
    assert t.play.result.reason == "end-automatic"


def test_6_e_3_the_armistice_is_looked_at_before_commitment() -> None:
    """6.E.3: at 40 combined the game ends in this phase, and nobody's commitment rises any more."""
    assert at_phase("status", {}, turn=9, status=(4, 4, 39)).g.level == [1, 1]
    t = at_phase("status", {}, turn=9, status=(4, 4, 40))
    assert t.play.result is not None
    assert t.play.result.reason == "end-armistice"
    assert t.g.level == [0, 0]


def test_6_e_4_each_player_checks_his_commitment_but_not_in_august_1914() -> None:
    """6.E.4: war status 4 is Limited War, each side for itself; on turn 1 nobody looks."""
    assert at_phase("status", {}, turn=2, status=(0, 4, 4)).g.level == [0, 1]
    assert at_phase("status", {}, turn=2, status=(4, 3, 7)).g.level == [1, 0]
    t = at_phase("status", {}, turn=1, status=(4, 4, 8))
    assert (t.g.level, t.prompt) == ([0, 0], "ask-replace")
    assert "tu" not in t.g.war


# -- 6.F -----------------------------------------------------------------------------------------------------


def replacements() -> Table:
    """Both sides have a reduced army and points to spare at the start of the replacement phase."""
    units = {"paris": "(FR6)", "melun": "FR5", "essen": "(GE1)"}
    return table(
        without_piles(position(units, phase="commit_ap", rp={"fr": 2, "br": 1, "ge": 2, "ah": 1})),
        dice=[6, 4],
    )


def test_6_f_1_the_allies_spend_their_points_first_and_lose_the_rest() -> None:
    """6.F.1: before the Central Powers; French points flip the French army, what is left is lost."""
    t = replacements()
    assert (t.prompt, t.asked) == ("ask-replace", "ap")
    assert t.refusal("flip:GE1").rule == "17.1.1"
    t.do("flip:FR6")  # nothing else can be bought: the rest is lost
    assert not t.reduced("FR6")
    assert (t.rp("fr"), t.rp("br")) == (0, 0)
    assert (t.rp("ge"), t.rp("ah"), t.asked) == (2, 1, "cp")


def test_6_f_1_points_not_wanted_are_lost_too() -> None:
    """6.F.1: an Allied player who stops keeps nothing for the next turn."""
    t = replacements().do("done")
    assert t.reduced("FR6")
    assert (t.rp("fr"), t.rp("br"), t.asked) == (0, 0, "cp")


def test_6_f_2_the_central_powers_spend_theirs_second_and_lose_the_rest() -> None:
    """6.F.2: after the Allies; then the turn goes on with no points left to anybody."""
    t = replacements().do("done")
    assert (t.prompt, t.asked) == ("ask-replace", "cp")
    assert t.refusal("flip:FR6").rule == "17.1.1"
    t.do("flip:GE1")
    assert not t.reduced("GE1")
    assert set(t.g.rp) == {0}
    assert (t.g.turn, t.prompt) == (6, "ask-action")
    t = replacements().do("done", "done")
    assert t.reduced("GE1")
    assert set(t.g.rp) == {0}


# -- 6.G -----------------------------------------------------------------------------------------------------


def draw_phase(pile: str = "", hands: str = "", discards: str = "", removed: str = "") -> State:
    """The draw phase with these Allied cards only; the Central Powers have none."""
    g = without_piles(position({"paris": "FR6", "essen": "GE1"}, phase="draw_ap"))
    for where, names in ((PILE, pile), (HAND, hands), (DISCARD, discards), (REMOVED, removed)):
        for name in names.split():
            g.place[BOX.card[name]] = where
    return g


NOTHING_TO_DO = (6, 4)
"""Dice of the next mandatory offensive phase that oblige nobody."""


def test_6_g_both_players_draw_to_seven_cards() -> None:
    """6.G: who holds two draws five, who holds none draws seven."""
    g = draw_phase("AP1 AP2 AP3 AP8 AP9 AP10", "AP11 AP14")
    for n in range(1, 11):
        g.place[BOX.card[f"CP{n}"]] = PILE
    five, seven = ("AP1", "AP2", "AP3", "AP8", "AP9"), tuple(f"CP{n}" for n in range(1, 8))
    t = table(g, [cards(*five), cards(*seven), *NOTHING_TO_DO])
    assert held(t.g, AP) == ["AP1", "AP2", "AP3", "AP8", "AP9", "AP11", "AP14"]
    assert held(t.g, CP) == list(seven)
    assert t.card("AP10") == "pile"


def test_6_g_combat_cards_may_be_thrown_away_before_drawing() -> None:
    """6.G: the hand is made up to seven after that; cards that are not combat cards stay."""
    g = draw_phase("AP1 AP2 AP3 AP8 AP9 AP10 AP12", "AP4 AP5 AP14")
    t = table(g)
    assert (t.prompt, t.asked) == ("ask-discard", "ap")
    assert t.refusal("discard:AP14").rule == "9.5.4.6"
    t.do("discard:AP4")
    t.dice(cards("AP1", "AP2", "AP3", "AP8", "AP9"), *NOTHING_TO_DO).do("done")
    assert (t.card("AP4"), t.card("AP5")) == ("discard", "hand")
    assert len(held(t.g, AP)) == 7


def test_6_g_the_discards_are_shuffled_when_the_pile_has_been_dealt() -> None:
    """6.G: two cards are left, then five come from a new pile of played cards; removed ones stay out."""
    g = draw_phase("AP1 AP2", "", "AP3 AP8 AP9 AP10 AP11 AP12", "AP13 AP14")
    t = table(g, [cards("AP1", "AP2"), cards("AP3", "AP8", "AP9", "AP10", "AP11"), *NOTHING_TO_DO])
    assert held(t.g, AP) == ["AP1", "AP2", "AP3", "AP8", "AP9", "AP10", "AP11"]
    assert t.card("AP12") == "pile"
    assert (t.card("AP13"), t.card("AP14")) == ("removed", "removed")


def test_6_g_the_discards_stay_while_the_pile_lasts() -> None:
    """6.G: seven cards in the pile are enough; nothing is shuffled."""
    g = draw_phase("AP1 AP2 AP3 AP8 AP9 AP10 AP11", "", "AP12 AP13")
    t = table(g, [cards("AP1", "AP2", "AP3", "AP8", "AP9", "AP10", "AP11"), *NOTHING_TO_DO])
    assert len(held(t.g, AP)) == 7
    assert (t.card("AP12"), t.card("AP13")) == ("discard", "discard")


def test_6_g_a_player_without_enough_cards_plays_on_with_a_short_hand() -> None:
    """6.G: one in the pile and one among the discards: the next turn begins with two cards."""
    t = table(draw_phase("AP1", "", "AP8"), [cards("AP1"), cards("AP8"), *NOTHING_TO_DO])
    assert held(t.g, AP) == ["AP1", "AP8"]
    assert (t.g.turn, t.prompt) == (6, "ask-action")


# -- 6.H -----------------------------------------------------------------------------------------------------


def test_6_h_the_turn_marker_advances_and_phase_a_begins_again() -> None:
    """6.H: new dice for the offensives, round 1, empty action charts; what held for one turn is over."""
    g = without_piles(position({"paris": "FR6", "essen": "GE1"}, round=6))
    g.acts = [["sr"] * 5, ["rp"] * 5]
    g.mo, g.mo_made, g.flags = ["fr", "ge"], [True, True], HAIG
    g.reinforced = frozenset({"fr"})
    t = idle(table(g, [1, 6]), 2)
    assert (t.g.turn, t.g.round, t.asked, t.prompt) == (6, 1, "cp", "ask-action")
    assert t.fate.left == 0
    assert (t.g.mo, t.g.mo_made) == (["ru", "ah"], [False, False])
    assert t.g.acts == [[], []]
    assert (t.g.flags, t.g.reinforced) == (0, frozenset())
    assert t.g.vp == 10


@pytest.mark.parametrize(("scenario", "last"), [("introduction", 3), ("limited-war", 10), ("campaign", 20)])
def test_6_h_no_turn_follows_the_last_one_of_the_scenario(scenario: str, last: int) -> None:
    """6.H: the turn marker advances to the scenario's last turn and no further."""
    for turn in (last - 1, last):
        g = without_piles(position({"paris": "FR6", "essen": "GE1"}, scenario=scenario, turn=turn, round=6))
        t = idle(table(g, [6, 4]), 2)
        assert t.g.turn == last
        assert t.play.over == (turn == last)
