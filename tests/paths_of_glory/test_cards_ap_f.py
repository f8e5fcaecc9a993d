"""Allied events on the map and in the turn: Moltke, Entrench, Cloak and Dagger, Great Retreat and others."""

from __future__ import annotations

from grognard.games.paths_of_glory.box import AP, CP

from .cards_ap import declare, losses, play, shots
from .table import BOX, Table, position, table

EXPANSION = {"expansion": True}


# -- AP.9 ----------------------------------------------------------------------------------------------------

INVASION = {"sedan": "GE1 GE2 GE3", "koblenz": "GE4 GE5", "brussels": "GEc-1 GEc-2", "cambrai": "FR5"}


def test_ap_9_moltke_makes_activations_in_france_and_belgium_dear() -> None:
    """AP.9: one point a unit for the Central Powers in France and Belgium, for movement and combat alike."""
    t = table(position(INVASION, active="ap", turn=2, hands="AP9 CP10 CP14")).do("event:AP9")
    assert t.card("AP9") == "removed"
    t.do("ops:CP10")
    assert t.g.points == 3
    t.do("move:koblenz")
    assert t.g.points == 2  # Germany: one for the space
    assert t.refusal("move:sedan").rule == "9.2.3"
    assert t.refusal("attack:sedan").rule == "9.2.3"
    t.do("move:brussels")
    assert t.g.points == 0
    plain = table(position(INVASION, turn=2, hands="CP10")).do("ops:CP10", "move:sedan")
    assert plain.g.points == 2


def test_ap_9_moltke_ends_with_falkenhayn_and_binds_no_ally() -> None:
    """AP.9, CP.13: Falkenhayn ends it; Allied activations never cost more."""
    t = table(position(INVASION, active="ap", turn=2, hands="AP9 CP13 CP10 AP3"))
    t.do("event:AP9", "event:CP13", "ops:AP3", "move:cambrai")
    assert t.g.points == 2
    t.do("done", "done", "ops:CP10", "attack:sedan")
    assert t.g.points == 2


def test_ap_9_moltke_only_in_august_and_september_1914() -> None:
    """AP.9: refused from fall 1914 on."""
    for turn, allowed in ((1, True), (2, True), (3, False), (9, False)):
        t = table(position(INVASION, active="ap", turn=turn, round=2, hands="AP9"))
        assert t.can("event:AP9") is allowed
        if not allowed:
            assert t.refusal("event:AP9").rule == "AP.9"


def test_faq_ap_9a_under_moltke_the_whole_stack_is_paid() -> None:
    """FAQ.AP.9a: with one or two points a stack of three cannot be activated in part."""
    t = table(position(INVASION, turn=2, hands="CP11 CP10", played="AP9"))
    t.do("ops:CP11")
    assert t.g.points == 2
    assert t.refusal("attack:sedan").rule == "9.2.3"
    three = table(position(INVASION, turn=2, hands="CP10", played="AP9")).do("ops:CP10", "attack:sedan")
    assert three.g.points == 0
    three.do("assault:cambrai")
    for unit in ("GE1", "GE2", "GE3"):
        assert three.can(f"join:{unit}")


# -- AP.12 ---------------------------------------------------------------------------------------------------


def test_ap_12_entrench_places_a_trench_and_lets_both_sides_dig() -> None:
    """AP.12: a level 1 trench with a supplied army; before it nobody may dig, afterwards both may."""
    units = {"cambrai": "FR5", "sedan": "GE2", "amiens": "FRc-1", "riga": "RU1"}
    early = table(position(units, active="ap", hands="AP3")).do("ops:AP3", "move:cambrai", "done")
    assert early.refusal("entrench:FR5").rule == "11.2.1"
    late = table(position(units, active="ap", hands="AP12", played="CP6"))
    assert late.refusal("event:AP12").rule == "11.2.1"
    t = table(position(units, active="ap", hands="AP12 AP3 CP7 CP6")).do("event:AP12")
    assert t.refusal("trench:amiens").rule == "AP.12"  # a corps
    assert t.refusal("trench:sedan").rule == "AP.12"  # the enemy
    t.do("trench:cambrai")
    assert t.card("AP12") == "removed"
    assert t.play.view(AP)["position"].spaces[t.g.loc[BOX.unit["FR5"]]].trench == 1
    assert t.refusal("event:CP6").rule == "11.2.1"  # one Entrench a game
    t.dice(3).do("ops:CP7", "move:sedan", "done", "entrench:GE2")
    assert t.g.trench[t.g.loc[BOX.unit["GE2"]]] == 3
    t.dice(3).do("ops:AP3", "move:cambrai", "done", "entrench:FR5")
    assert t.g.trench[t.g.loc[BOX.unit["FR5"]]] == 2


def test_ap_12_entrench_not_for_an_army_out_of_supply() -> None:
    """AP.12: the army must be in supply."""
    units = {"cambrai": "FR5", "insterberg": "RU1"}
    t = table(position(units, active="ap", hands="AP12", control={"cp": "kovno grodno"}, destroyed="kovno grodno"))
    t.do("event:AP12")
    assert t.refusal("trench:insterberg").rule == "AP.12"
    assert t.can("trench:cambrai")


# -- AP.23 ---------------------------------------------------------------------------------------------------


def test_ap_23_cloak_and_dagger_shows_the_hand_then_operations() -> None:
    """AP.23: the Allies see the whole enemy hand, then have two points; nobody else sees it."""
    t = table(position({"cambrai": "FR5"}, active="ap", turn=6, hands="AP23 CP2 CP7 CP13"))
    before = t.play.view(AP)["position"].cards["cp"]
    assert (before.hand, before.hand_size) == ([], 3)
    t.do("event:AP23")
    assert t.play.view(AP)["position"].cards["cp"].hand == ["CP2", "CP7", "CP13"]
    assert t.play.view(None)["position"].cards["cp"].hand == []
    assert (t.prompt, t.g.points, t.card("AP23")) == ("ask-activate", 2, "removed")
    assert not t.play.can_undo(AP)  # what was seen was seen
    t.do("move:cambrai")
    assert t.g.points == 1
    told = [line.key for line in t.play.log_for(CP)]
    assert "log-look" not in told


# -- AP.27 ---------------------------------------------------------------------------------------------------

RETREAT = {"memel": "GE8", "szawli": "RU1 RUc-1"}


def retreat_called(units: dict[str, str], hands: str, played: str = "", dice: list[int] | None = None) -> Table:
    """The Allies have played Great Retreat; the Central Powers have an operations card."""
    t = table(position(units, active="ap", turn=6, hands=f"AP27 {hands}", played=played), dice or [])
    return t.do("event:AP27")


def test_ap_27_great_retreat_instead_of_a_combat() -> None:
    """AP.27: war status 1; attacked Russians go back one space, no dice; the attacker may advance."""
    t = retreat_called(RETREAT, "CP7")
    assert (t.g.ws, t.g.combined, t.card("AP27")) == ([1, 0], 1, "removed")
    t.do("ops:CP7")
    play(declare(t, "szawli", "memel", "GE8"))
    assert (t.prompt, t.asked) == ("ask-great-retreat", "ap")
    t.do("fall_back", "withdraw:RU1", "retreat:dvinsk", "retreat:riga")
    assert (t.at("RU1"), t.at("RUc-1")) == ("dvinsk", "riga")
    assert not t.reduced("RU1")
    t.do("advance:GE8")
    assert (t.at("GE8"), t.control("szawli")) == ("szawli", "cp")
    assert shots(t) == []
    t.check()


def test_ap_27_great_retreat_is_a_choice_and_reduced_attackers_stay() -> None:
    """AP.27: the Russians may stand and fight; only full-strength units advance after a retreat."""
    t = retreat_called(RETREAT, "CP7", dice=[1, 1]).do("ops:CP7")
    play(declare(t, "szawli", "memel", "GE8")).do("stand")
    assert len(shots(t)) == 2
    t = retreat_called({"memel": "(GE8)", "szawli": "RU1"}, "CP7").do("ops:CP7")
    play(declare(t, "szawli", "memel", "GE8")).do("fall_back", "retreat:dvinsk")
    assert (t.at("GE8"), t.asked) == ("memel", "ap")


def test_ap_27_great_retreat_holds_for_the_turn_and_for_russians() -> None:
    """AP.27: not without the event, not in the next turn, not for other Allies or mixed stacks."""
    t = table(position(RETREAT, turn=6, hands="CP7"), dice=[1, 1]).do("ops:CP7")
    play(declare(t, "szawli", "memel", "GE8"))
    assert t.prompt != "ask-great-retreat"
    state = retreat_called(RETREAT, "CP7").g
    state.phase = "next_turn"
    t = table(state, dice=[5, 4, 1, 1]).do("ops:CP7")
    assert t.g.turn == 7
    play(declare(t, "szawli", "memel", "GE8"))
    assert t.prompt != "ask-great-retreat"
    for defenders in ("SB1", "RUc-1 SBc-1"):
        t = retreat_called({"novi-sad": "AH5", "belgrade": defenders}, "CP7", dice=[1, 1]).do("ops:CP7")
        play(declare(t, "belgrade", "novi-sad", "AH5"))
        assert t.prompt != "ask-great-retreat"


def test_faq_ap_27a_combat_cards_go_back_as_unplayed() -> None:
    """FAQ.AP.27a: the cards of both sides return to the hands and may be used again this round."""
    units = {"memel": "GE8", "szawli": "RU1", "insterberg": "GE7", "grodno": "RU2"}
    t = retreat_called(units, "CP3 CP7 AP4", played="CP11", dice=[2, 2]).do("ops:CP7")
    t.do("attack:memel", "attack:insterberg", "done")
    play(declare(t, "szawli", "", "GE8"), "CP3 AP4").do("fall_back")
    assert (t.card("CP3"), t.card("AP4")) == ("hand", "hand")
    t.do("retreat:dvinsk", "done")
    play(declare(t, "grodno", "", "GE7"), "CP3 AP4").do("stand")
    assert [shot[3] for shot in shots(t)] == [3, 3]  # both cards count now
    losses(t)
    assert t.card("AP4") == "removed"


def test_faq_ap_27b_the_fort_left_behind_may_be_attacked() -> None:
    """FAQ.AP.27b: the garrison of Kovno has gone; the Germans may storm the fort alone, or besiege it."""
    units = {"insterberg": "GE8", "kovno": "RU1"}
    t = retreat_called(units, "CP7", played="CP11", dice=[2, 1]).do("ops:CP7")
    play(declare(t, "kovno", "insterberg", "GE8")).do("fall_back", "retreat:vilna")
    assert t.can("advance:GE8")  # and besiege
    t.do("storm")
    play(t)
    assert shots(t) == [("cp", "army", "5", 2, 3), ("ap", "corps", "1", 1, 0)]
    t.do("advance:GE8")
    assert t.control("kovno") == "cp"
    siege = retreat_called(units, "CP7", played="CP11").do("ops:CP7")
    play(declare(siege, "kovno", "insterberg", "GE8")).do("fall_back", "retreat:vilna", "advance:GE8")
    assert (siege.at("GE8"), siege.control("kovno")) == ("kovno", "ap")


# -- AP.28, AP.37, AP.49, AP.51 ------------------------------------------------------------------------------


def test_ap_28_landships_enables_the_royal_tank_corps() -> None:
    """AP.28: no effect of its own; from now on Royal Tank Corps may be played."""
    units = {"cambrai": "BR1", "brussels": "GE2", "sedan": "GEc-1"}
    for landships in (False, True):
        t = table(position(units, active="ap", turn=12, hands="AP28 AP48 AP18 AP3", trenches={"brussels": 1}))
        if landships:
            t.do("event:AP28")
            assert (t.card("AP28"), t.g.vp, t.g.combined) == ("removed", 10, 0)
            t.do("automatic", "done")
        declare(t.do("ops:AP3"), "brussels", "cambrai", "BR1")
        assert t.can("combat_card:AP48") is landships
        assert t.can("combat_card:AP18")


def test_ap_37_independent_air_force_cancels_rathenau() -> None:
    """AP.37: war status 1; the German point of Walther Rathenau is gone, whichever card was played first."""
    units = {"essen": "(GE2)"}
    for played, offered in (("CP33", True), ("CP33 AP37", False), ("AP37 CP33", False)):
        t = table(position(units, phase="commit_ap", turn=15, hands="AP3 CP7", played=played))
        assert (t.prompt == "ask-replace") is offered
    t = table(position(units, active="ap", turn=15, round=6, hands="AP37 AP3 CP7", played="CP33"))
    t.do("event:AP37")
    assert (t.prompt, t.rp("ge")) == ("ask-discard", 0)
    assert (t.g.ws, t.g.combined, t.card("AP37")) == ([1, 0], 1, "removed")


def test_faq_ap_37a_independent_air_force_is_for_good() -> None:
    """FAQ.AP.37a: not only in the turn of the card: in the next turn there is no point either."""
    hands = "AP37 AP1 AP2 AP3 AP4 AP5 AP7 AP8 CP1 CP2 CP3 CP4 CP5 CP6 CP7"
    t = table(position({"essen": "(GE2)"}, active="ap", turn=15, round=6, hands=hands, played="CP33"), dice=[5, 4])
    t.do("event:AP37", "done", "done")
    assert t.g.turn == 16
    state = t.g.copy()
    state.phase = "commit_ap"
    nxt = table(state)
    assert nxt.prompt == "ask-discard"
    assert nxt.reduced("GE2")


def sinai(turn: int = 5, played: str = "", active: str = "ap") -> Table:
    """British at Sinai before Gaza, or Turks at Sinai before Port Said."""
    units = {"sinai": "BRc-1", "gaza": "TUc-1"} if active == "ap" else {"sinai": "TUc-1", "port-said": "BRc-1"}
    units = {**units, "cambrai": "FR1", "brussels": "GE2", "sedan": "GEc-1"}
    state = position(units, active=active, turn=turn, hands="AP3 CP7 AP49", war="tu", played=played)
    return table(state, dice=[6, 1])


def test_ap_49_sinai_pipeline_lifts_the_penalty_for_the_allies_only() -> None:
    """AP.49: the -3 out of Sinai is gone for the Allies; the Turks keep it; the card leaves the game."""
    t = play(declare(sinai().do("ops:AP3"), "gaza", "sinai", "BRc-1"))
    assert shots(t)[0][3] == 3
    t = sinai().do("event:AP49", "automatic", "done")
    assert t.card("AP49") == "removed"
    play(declare(t.do("ops:AP3"), "gaza", "sinai", "BRc-1"))
    assert shots(t)[0][3] == 6
    turks = play(declare(sinai(played="AP49", active="cp").do("ops:CP7"), "port-said", "sinai", "TUc-1"))
    assert shots(turks)[0][3] == 3


def test_ap_49_the_desert_summer_remains() -> None:
    """AP.49: in summer no combat into or out of the desert, pipeline or not."""
    t = sinai(turn=6, played="AP49").do("ops:AP3")
    assert t.refusal("attack:sinai").rule == "12.1.3"
    t.do("attack:cambrai", "done")
    assert t.refusal("assault:gaza").rule == "AP.49"


def test_faq_ap_49a_whoever_holds_sinai() -> None:
    """FAQ.AP.49a: the event may be played while the Turks are in Sinai."""
    state = position({"sinai": "TUc-1"}, active="ap", turn=9, hands="AP49 AP50", war="tu")
    t = table(state).do("event:AP49")
    assert t.card("AP49") == "removed"
    t.do("automatic", "done")
    assert t.can("event:AP50")  # Allenby may come now


EVERYONE = {"amiens": "FR1 BR1 BE1", "milan": "IT1 FRc-1 BRc-1", "belgrade": "SB1 RUc-1", "cambrai": "GE2"}


def test_ap_51_everyone_into_battle_one_nationality_in_the_west() -> None:
    """AP.51: war status 1; this turn one point a space in Italy, France and Belgium, not elsewhere."""
    t = table(position(EVERYONE, active="ap", turn=17, hands="AP51 AP2", played="CP54 CP49", war="it"))
    t.do("event:AP51")
    assert (t.g.ws, t.g.combined, t.card("AP51")) == ([1, 0], 1, "removed")
    t.do("automatic", "done", "ops:AP2", "attack:amiens")
    assert t.g.points == 3
    t.do("move:milan")
    assert t.g.points == 2
    t.do("move:belgrade")
    assert t.g.points == 0
    plain = table(position(EVERYONE, active="ap", turn=17, hands="AP2", war="it")).do("ops:AP2", "move:milan")
    assert plain.g.points == 1


def test_ap_51_everyone_into_battle_after_a_german_spring_offensive() -> None:
    """AP.51: needs one of Michael, Blücher and Peace Offensive; it is over with the turn."""
    none = table(position(EVERYONE, active="ap", turn=17, hands="AP51", played="CP54", war="it"))
    assert none.refusal("event:AP51").rule == "AP.51"
    for offensive in ("CP49", "CP50", "CP51"):
        t = table(position(EVERYONE, active="ap", turn=17, hands="AP51", played=offensive, war="it"))
        assert t.can("event:AP51")
    state = t.do("event:AP51").g.copy()
    state.phase = "next_turn"
    t = table(state, dice=[5, 6]).do("automatic", "done", "automatic")
    assert t.refusal("move:milan").rule == "9.2.3"


def test_faq_ap_51a_the_rule_of_multinational_attacks_stands() -> None:
    """FAQ.AP.51a: one nationality for activation only: 12.1.9 still asks for a common space."""
    units = {"cambrai": "FR1", "ostend": "BR1", "brussels": "GE2", "sedan": "GEc-1"}
    t = table(position(units, active="ap", turn=17, hands="AP51 AP3", played="CP49"))
    t.do("event:AP51", "automatic", "done", "ops:AP3", "attack:cambrai", "attack:ostend", "done")
    t.do("assault:brussels", "join:FR1")
    assert t.refusal("join:BR1").rule == "12.1.9"


# -- the expansion -------------------------------------------------------------------------------------------


def test_ap_56_paris_taxis_flip_a_french_army_near_paris() -> None:
    """AP.56: one reduced FR army in or next to Paris, at once; no other, and nothing is recreated."""
    units = {
        "paris": "(FR6) FR1", "chateau-thierry": "(FR9)", "verdun": "(FR3)", "melun": "(BR1) (FRc-1)",
        "eliminated": "FR2",
    }  # fmt: skip
    t = table(position(units, active="ap", turn=2, hands="AP56", options=EXPANSION)).do("event:AP56")
    assert set(t.options) == {"flip:FR6", "flip:FR9", "done"}
    for unit in ("FR1", "FR3", "FR2", "BR1", "FRc-1"):
        assert t.refusal(f"flip:{unit}").rule == "AP.56"
    t.do("flip:FR9")
    assert (t.reduced("FR9"), t.reduced("FR6"), t.card("AP56")) == (False, True, "removed")
    assert t.asked == "cp"  # one only


def test_ap_56_paris_taxis_spend_a_replacement_point() -> None:
    """AP.56, 17.1.3, 17.1.7: not with Paris lost, nor for an army that is never replaced."""
    lost = position({"melun": "(FR6)", "paris": "GE1"}, active="ap", hands="AP56", options=EXPANSION, destroyed="paris")
    t = table(lost).do("event:AP56")
    assert t.asked == "cp"
    assert t.reduced("FR6")
    orient = table(position({"paris": "(Orient) (FR6)"}, active="ap", turn=9, hands="AP56", options=EXPANSION))
    orient.do("event:AP56")
    assert set(orient.options) == {"flip:FR6", "done"}


def test_ap_57_russian_cavalry_joins_a_supplied_army() -> None:
    """AP.57: both corps in one space in Russia with a supplied RU army and room for two."""
    units = {
        "kovno": "RU1", "vilna": "RU2 RUc-1", "minsk": "RUc-2", "insterberg": "RU3", "lodz": "GE7",
        "riga": "RU4 RUc-3 RUc-4",
    }  # fmt: skip
    t = table(position(units, active="ap", turn=2, hands="AP57", options=EXPANSION)).do("event:AP57")
    assert t.options == ["deploy:kovno"]
    for space in ("vilna", "minsk", "insterberg", "lodz", "riga"):  # full, no army, abroad, enemy, full
        assert t.refusal(f"deploy:{space}").rule == "AP.57"
    t.do("deploy:kovno")
    assert (t.at("CAV-1"), t.at("CAV-2"), t.card("AP57")) == ("kovno", "kovno", "removed")
    none = table(position({"minsk": "RUc-2"}, active="ap", turn=2, hands="AP57", options=EXPANSION))
    assert none.refusal("event:AP57").rule == "AP.57"
    t.check()


def test_ap_60_czech_legion_for_an_eliminated_austrian_corps() -> None:
    """AP.60: an eliminated AH corps leaves the game for good, the Czech Legion joins the Allied reserve."""
    units = {"eliminated": "(AHc-1) (AHc-2) AH1", "reserve": "AHc-3"}
    t = table(position(units, active="ap", turn=9, hands="AP60", options=EXPANSION)).do("event:AP60")
    gone = [u for u in ("AHc-1", "AHc-2", "AHc-3") if t.at(u) == "removed"]
    assert len(gone) == 1
    assert gone[0] != "AHc-3"
    assert (t.at("CZL"), t.reduced("CZL"), t.card("AP60")) == ("reserve", False, "removed")
    none = table(position({"eliminated": "AH1 GEc-1"}, active="ap", turn=9, hands="AP60", options=EXPANSION))
    assert none.refusal("event:AP60").rule == "AP.60"
    t.check()
