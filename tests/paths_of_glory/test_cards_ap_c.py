"""Withdrawal (AP.6) and what the designer said about it."""

from __future__ import annotations

from .cards_ap import declare, losses, play, shots
from .table import Table, position, table


def cambrai(defenders: str, dice: list[int], *, attackers: str = "GE2 GE3", reserve: str = "") -> Table:
    """Germans in Sedan attack Cambrai; the Allies answer with Withdrawal."""
    state = position({"sedan": attackers, "cambrai": defenders, "reserve": reserve}, hands="CP7 AP6")
    t = table(state, dice)
    declare(t.do("ops:CP7"), "cambrai", "sedan", attackers)
    return play(t, "AP6")


def test_ap_6_withdrawal_as_in_the_example_of_play() -> None:
    """AP.6: army and corps step after step lost (5); one corps step comes back; one space back, not two."""
    t = cambrai("(FR5)", [4, 6], reserve="FRc-1")
    assert shots(t) == [("cp", "army", "9-11", 4, 5), ("ap", "army", "2", 6, 3)]
    t.do("lose:FR5", "lose:FRc-1", "lose:FRc-1", "lose:GE2")
    assert t.at("FR5") == "eliminated"
    assert (t.at("FRc-1"), t.reduced("FRc-1")) == ("cambrai", True)
    t.do("retreat:amiens")
    assert t.at("FRc-1") == "amiens"
    assert t.refusal("advance:GE2").rule == "12.6.1"
    t.do("advance:GE3")
    assert t.at("GE3") == "cambrai"
    assert t.control("cambrai") == "cp"
    assert t.card("AP6") == "removed"
    t.check()


def test_ap_6_withdrawal_restores_an_army_step_if_no_corps_step_was_lost() -> None:
    """AP.6: a lone army loses its only step and gets it back; it still retreats one space."""
    t = cambrai("FR5", [1, 1])
    assert [shot[4] for shot in shots(t)] == [3, 1]
    t.do("lose:FR5")
    assert not t.reduced("FR5")
    t.do("retreat:amiens")
    assert t.at("FR5") == "amiens"


def test_ap_6_a_restored_army_sends_its_stand_in_back() -> None:
    """AP.6, 12.4.4: the eliminated army comes back reduced, the corps that had replaced it to the reserve."""
    t = cambrai("(FR5)", [1, 1], reserve="FRc-1")
    t.do("lose:FR5")
    assert (t.at("FR5"), t.reduced("FR5")) == ("cambrai", True)
    assert t.at("FRc-1") == "reserve"
    t.do("retreat:amiens").check()
    assert t.at("FR5") == "amiens"


def test_ap_6_withdrawal_is_for_supplied_defenders_only() -> None:
    """AP.6, 14.3.4: defenders out of supply get nothing; attackers may not play it."""
    cut_off = {"cp": "amiens calais brussels chateau-thierry sedan"}
    state = position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 AP6", control=cut_off)
    t = table(state, dice=[2, 1])
    declare(t.do("ops:CP7"), "cambrai", "sedan", "GE2")
    assert t.prompt == "ask-lose"  # no card could help them, so nobody was asked
    losses(t)
    assert t.card("AP6") == "hand"
    own = table(position({"sedan": "GE2", "cambrai": "FR5"}, active="ap", hands="AP3 AP6"), dice=[1, 1])
    declare(own.do("ops:AP3"), "sedan", "cambrai", "FR5")
    assert not own.can("combat_card:AP6")


def test_faq_ap_6a_withdrawal_is_played_before_the_result_is_known() -> None:
    """FAQ.AP.6a: asked for in step 4; once the dice have fallen it is too late."""
    t = table(position({"sedan": "GE2 GE3", "cambrai": "FR5"}, hands="CP7 AP6"), dice=[4, 1])
    declare(t.do("ops:CP7"), "cambrai", "sedan", "GE2 GE3")
    assert t.prompt == "ask-combat-cards"
    assert shots(t) == []
    assert t.can("combat_card:AP6")
    t.do("done")
    assert t.prompt == "ask-lose"
    assert t.refusal("combat_card:AP6").key == "kernel-not-now"
    t.do("lose:FR5")
    assert t.reduced("FR5")
    assert t.card("AP6") == "hand"


def test_faq_ap_6b_one_reduced_corps_survives_total_losses() -> None:
    """FAQ.AP.6b: everything is lost, yet one corps of the owner's choice comes back reduced and retreats."""
    t = cambrai("(FRc-1) (FRc-2)", [6, 1])
    assert shots(t)[0][4] == 7
    losses(t)
    assert t.prompt == "ask-restore"
    assert t.asked == "ap"
    assert set(t.options) == {"restore:FRc-1", "restore:FRc-2"}
    t.do("restore:FRc-2", "retreat:amiens")
    assert t.at("FRc-1") == "eliminated"
    assert (t.at("FRc-2"), t.reduced("FRc-2")) == ("amiens", True)


def test_faq_ap_6c_all_survivors_retreat_one_space_even_after_a_victory() -> None:
    """FAQ.AP.6c: the defenders win 4 to 3 and go back all the same; a full-strength attacker may follow."""
    t = cambrai("FR1 FR2 FR3", [1, 3])
    assert [shot[4] for shot in shots(t)] == [3, 4]
    t.do("lose:FR1", "lose:GE2")
    assert not t.reduced("FR1")
    for unit in ("FR1", "FR2"):
        t.do(f"withdraw:{unit}", "retreat:amiens")
    t.do("retreat:chateau-thierry")
    assert [t.at(unit) for unit in ("FR1", "FR2", "FR3")] == ["amiens", "amiens", "chateau-thierry"]
    assert t.card("AP6") == "removed"
    t.do("advance:GE3")
    assert t.control("cambrai") == "cp"


def flanked() -> Table:
    """A flank attack that succeeds and kills all there is: an army and its stand-in."""
    state = position(
        {"sedan": "GE2", "brussels": "GE3", "cambrai": "(FR5)", "reserve": "FRc-1"}, hands="CP7 AP6",
    )  # fmt: skip
    t = table(state, dice=[4, 4])
    t.do("ops:CP7", "attack:sedan", "attack:brussels", "done", "assault:cambrai", "join:GE2", "join:GE3", "begin")
    t.do("pin:sedan")
    return play(t, "AP6")


def test_faq_ap_6d_after_a_flank_attack_the_step_returns_after_the_return_fire() -> None:
    """FAQ.AP.6d: nobody is left to fire back; only then the corps comes back and retreats."""
    t = flanked()
    t.do("lose:FR5", "lose:FRc-1", "lose:FRc-1")
    assert [shot[:2] for shot in shots(t)] == [("cp", "army")]  # the saved step did not fire
    assert (t.at("FRc-1"), t.reduced("FRc-1")) == ("cambrai", True)
    t.do("retreat:amiens")
    assert not t.reduced("GE2")
    assert not t.reduced("GE3")


def test_faq_ap_6e_the_other_ruling_is_not_followed() -> None:
    """FAQ.AP.6e, RULINGS C3: against a successful flank attack the last step is recovered all the same."""
    t = flanked()
    assert t.g.battle is not None
    assert t.g.battle.flank == 1
    t.do("lose:FR5", "lose:FRc-1", "lose:FRc-1", "retreat:amiens")
    assert (t.at("FRc-1"), t.reduced("FRc-1")) == ("amiens", True)


def test_faq_ap_6f_withdrawal_saves_a_unit_never_a_fort() -> None:
    """FAQ.AP.6f: corps and fort of Belgrade fall; the corps comes back, the fort stays destroyed."""
    state = position({"novi-sad": "AH5 AH6", "belgrade": "SBc-1"}, hands="CP7 AP6", turn=5)
    t = table(state, dice=[6, 1])
    declare(t.do("ops:CP7"), "belgrade", "novi-sad", "AH5 AH6")
    play(t, "AP6")
    assert shots(t)[0][4] == 5
    losses(t)
    belgrade = next(s for s in t.play.view(0)["position"].spaces if "SBc-1" in s.stack)
    assert belgrade.fort == 0  # no fort any more
    assert t.reduced("SBc-1")
    t.do("retreat:nis", "advance:AH5")
    assert t.control("belgrade") == "cp"
    assert t.at("SBc-1") == "nis"


def test_faq_ap_6g_losses_are_paid_with_corps_if_they_can_be() -> None:
    """FAQ.AP.6g: three losses on an army and two corps: corps steps; with one corps only, the army's step."""
    t = cambrai("FR1 FRc-1 FRc-2", [2, 1], attackers="GE2")
    assert shots(t)[0][4] == 3
    assert t.refusal("lose:FR1").rule == "AP.6"
    t.do("lose:FRc-1", "lose:FRc-1", "lose:FRc-2", "restore:FRc-2")
    assert not t.reduced("FRc-2")
    assert t.at("FRc-1") == "eliminated"
    assert not t.reduced("FR1")
    one = cambrai("FR1 FRc-1", [2, 1], attackers="GE2")
    assert one.options == ["lose:FR1"]
    one.do("lose:FR1")
    assert not one.reduced("FR1")  # no corps step was lost: the army's comes back
