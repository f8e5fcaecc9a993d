"""14.3: what units out of supply may not do, and what attrition does to units and spaces."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.paths_of_glory.state import trench_level

from .redeploying import sr
from .rounds import idle, without_piles
from .supplying import attrition, fed
from .table import BOX, Table, pass_cards, position, table

VALJEVO = {"cp": "nis belgrade sarajevo"}
"""Whoever is at Valjevo is cut off: Serbs live there all the same, others do not (F21)."""


def columns(t: Table) -> dict[str, object]:
    """The columns on which each side has fired."""
    assert t.g.log is not None
    fire = [line.args for line in t.g.log if line.key == "log-fire"]
    return {"ap" if args["side"] == ("side", 0) else "cp": args["column"] for args in fire}


def battle(units: Mapping[str, str], attack: str, target: str, *join: str, **more: object) -> Table:
    """An attack is declared by these units; if nobody has a card to play, both have fired (with ones)."""
    t = table(position(units, **more), dice=[1, 1])  # type: ignore[arg-type]
    card = "AP1" if t.asked == "ap" else "CP12"
    t.do(f"ops:{card}", f"attack:{attack}", "done", f"assault:{target}", *(f"join:{u}" for u in join), "begin")
    return t


# -- 14.3.1 to 14.3.4 ----------------------------------------------------------------------------------------


def test_14_3_1_out_of_supply_no_activation() -> None:
    """14.3.1: Frenchmen cut off at Valjevo are activated neither to move nor to attack."""
    t = table(position({"valjevo": "FR1", "sarajevo": "AH6"}, active="ap", hands="AP1", control=VALJEVO))
    t.do("ops:AP1")
    assert t.refusal("move:valjevo").rule == "14.3.1"
    assert t.refusal("attack:valjevo").rule == "14.3.1"


def test_faq_14_3_1a_in_a_mixed_space_only_those_in_supply_act() -> None:
    """FAQ.14.3.1a: Serbs and Frenchmen cut off at Valjevo: the space may be activated, the French do nothing."""
    units = {"valjevo": "SB2 FR1", "sarajevo": "AH6"}
    t = table(position(units, active="ap", hands="AP1", control=VALJEVO, destroyed="belgrade"))
    t.do("ops:AP1", "move:valjevo", "done")
    assert t.refusal("pick:FR1").rule == "14.3.1"
    t.do("pick:SB2")
    assert t.refusal("pick:FR1").rule == "14.3.1"  # nor may he go along
    t.do("step:nis", "stop")
    assert (t.at("SB2"), t.at("FR1")) == ("nis", "valjevo")

    t = table(position(units, active="ap", hands="AP1", control=VALJEVO, destroyed="belgrade"))
    t.do("ops:AP1", "attack:valjevo", "done", "assault:sarajevo")
    assert t.refusal("join:FR1").rule == "14.3.1"
    assert t.can("join:SB2")


def test_faq_14_3_1b_but_their_nation_counts_in_the_cost() -> None:
    """FAQ.14.3.1b, F21: that activation costs two points, for Serbs and Frenchmen."""
    units = {"valjevo": "SB2 FR1", "sarajevo": "AH6"}
    for verb in ("move", "attack"):
        t = table(position(units, active="ap", hands="AP1", control=VALJEVO, destroyed="belgrade"))
        t.do("ops:AP1", f"{verb}:valjevo")
        assert t.g.points == 2
    t = table(position(units, active="ap", hands="AP1", control=VALJEVO, destroyed="belgrade"))
    t.do("automatic")  # a single point
    assert t.refusal("move:valjevo").rule == "9.2.3"


def test_14_3_2_out_of_supply_no_redeployment() -> None:
    """14.3.2: the same Frenchmen do not redeploy; the Serbs beside them do."""
    t = sr("ap", {"valjevo": "SBc-1 FRc-1", "skopje": "SB1"}, control=VALJEVO, destroyed="belgrade")
    assert t.refusal("redeploy:FRc-1").rule == "13.1.5"
    t.do("redeploy:SBc-1", "to_reserve")
    assert (t.at("SBc-1"), t.at("FRc-1")) == ("reserve", "valjevo")


def test_14_3_3_out_of_supply_no_digging() -> None:
    """14.3.3: at Valjevo, activated for the Serbs, the French army may not entrench; the Serb army may."""
    g = position({"valjevo": "SB2 FR1"}, active="ap", hands="AP1", control=VALJEVO, destroyed="belgrade", played="AP12")
    t = table(g, dice=[1])
    t.do("ops:AP1", "move:valjevo", "done")
    assert t.refusal("entrench:FR1").rule == "14.3.3"
    t.do("entrench:SB2", "done")
    assert trench_level(t.g, BOX.space["valjevo"], 0) == 1


def test_14_3_3_trenches_serve_those_out_of_supply() -> None:
    """14.3.3: cut off in Amiens, in a trench: the Germans fire one column lower (5: 4), the French one higher."""
    around = {"cp": "calais cambrai paris rouen sedan"}
    for depth, shots in (({}, {"ap": "3", "cp": "5"}), ({"amiens": 1}, {"ap": "4", "cp": "4"})):
        t = battle(
            {"cambrai": "GE2", "amiens": "FR5"}, "cambrai", "amiens", "GE2",
            hands="CP12", control=around, destroyed="paris", trenches=depth,
        )  # fmt: skip
        assert not fed(t.g, "FR5")
        pass_cards(t)
        assert columns(t) == shots


def test_14_3_4_defenders_out_of_supply_have_no_combat_cards() -> None:
    """14.3.4: Germans at Cambrai may use Fortified Machine Guns (CP18) with Sedan behind them, not without.

    It is the only effect: they fire as strongly as ever.
    """
    for held, asked in (("sedan", True), ("", False)):
        t = battle(
            {"cambrai": "GE3", "amiens": "FR5"}, "amiens", "cambrai", "FR5",
            active="ap", hands="AP1 CP18", control={"cp": held},
        )  # fmt: skip
        while t.prompt == "ask-combat-cards" and t.asked == "ap":
            t.do("done")
        assert (t.prompt == "ask-combat-cards") is asked
        if asked:
            assert t.can("combat_card:CP18")
            pass_cards(t)
        assert columns(t) == {"ap": "3", "cp": "5"}


def test_14_3_4_in_a_mixed_stack_those_in_supply_keep_theirs() -> None:
    """14.3.4: at Medina the Turks, in supply, have their card (CP16), the German corps has not his (CP18)."""
    t = battle(
        {"medina": "TUc-1 GEc-1", "arabia": "ANA"}, "arabia", "medina", "ANA",
        active="ap", hands="AP1 CP16 CP18", war="tu",
    )  # fmt: skip
    assert fed(t.g, "TUc-1")
    assert not fed(t.g, "GEc-1")
    while t.asked == "ap":
        t.do("done")
    assert t.can("combat_card:CP16")
    assert t.refusal("combat_card:CP18").rule == "12.2.5"


# -- 14.3.5 --------------------------------------------------------------------------------------------------


def test_14_3_5_in_attrition_armies_go_for_good_and_corps_to_the_eliminated() -> None:
    """14.3.5: at the end of the turn the army and the corps cut off at Valjevo are lost; the Serbs stay."""
    g = position(
        {"valjevo": "FR1 FRc-1 SB2", "paris": "FR2"}, active="ap", round=6, control=VALJEVO, destroyed="belgrade"
    )
    t = table(without_piles(g))
    t.dice(5, 2)  # mandatory offensives of the next turn
    assert t.at("FR1") == "valjevo"
    idle(t)
    assert t.g.turn == 6
    assert (t.at("FR1"), t.at("FRc-1")) == ("removed", "eliminated")
    assert (t.at("SB2"), t.at("FR2")) == ("valjevo", "paris")
    t.check()


def test_14_3_5_both_sides_starve_at_once() -> None:
    """14.3.5: a French corps at Trent cuts a German army off and is cut off itself: its death opens no line."""
    t = attrition(
        position({"trent": "FRc-1", "asiago": "GE1"}, war="it", destroyed="trent", control={"cp": "asiago verona"})
    )
    assert (t.at("FRc-1"), t.at("GE1")) == ("eliminated", "removed")
    # 14.3.6: and the spaces change hands at once, too
    assert [t.control(s) for s in ("trent", "asiago", "verona")] == ["cp", "ap", "ap"]


# -- 14.3.6 and forts ----------------------------------------------------------------------------------------


def test_14_3_6_spaces_where_a_unit_would_starve_turn_to_the_enemy() -> None:
    """14.3.6: an empty Minsk behind the enemy's lines turns Allied, with its victory point; Lodz, in
    supply, does not.
    """
    t = attrition(position({}, control={"cp": "minsk lodz"}, vp=12))
    assert t.control("minsk") == "ap"
    assert t.control("lodz") == "cp"
    assert t.g.vp == 11


def test_14_3_6_not_where_a_friendly_fort_stands() -> None:
    """14.3.6: behind the enemy's lines Przemysl, with its fort, stays Austrian; once it is destroyed it does not."""
    around = {"ap": "lemberg stanislau tarnow uzhgorod"}
    assert attrition(position({}, control=around)).control("przemysl") == "cp"
    assert attrition(position({}, control=around, destroyed="przemysl")).control("przemysl") == "ap"


def test_14_1_7_forts_need_no_supply() -> None:
    """14.1.7: Przemysl, cut off turn after turn, stands and stays Austrian."""
    g = position({"lemberg": "RU1"}, control={"ap": "stanislau tarnow uzhgorod"})
    for _ in range(3):
        t = attrition(g)
        assert t.control("przemysl") == "cp"
        assert t.g.fort[BOX.space["przemysl"]] == 3


def test_faq_14_1_7a_units_in_a_fort_out_of_supply_die_and_it_stays() -> None:
    """FAQ.14.1.7a: the garrison of Przemysl has enough to eat, the army there has not."""
    t = attrition(position({"przemysl": "AH4 AHc-1"}, control={"ap": "lemberg stanislau tarnow uzhgorod"}))
    assert (t.at("AH4"), t.at("AHc-1")) == ("removed", "eliminated")
    assert t.control("przemysl") == "cp"
    assert t.g.fort[BOX.space["przemysl"]] == 3


def test_14_1_8_medina_abandoned_turns_allied_held_it_does_not() -> None:
    """14.1.8: cut off, Medina turns Allied when empty; with Turks there it and its trench stay Turkish."""
    cut = {"ap": "aqaba"}
    t = attrition(position({}, war="tu", control=cut, destroyed="aqaba"))
    assert t.control("medina") == "ap"
    t = attrition(position({"medina": "TUc-1"}, war="tu", control=cut, destroyed="aqaba", trenches={"medina": 1}))
    assert t.at("TUc-1") == "medina"
    assert t.control("medina") == "cp"
    assert trench_level(t.g, BOX.space["medina"], 1) == 1


def test_faq_14_3_6a_a_space_may_draw_on_any_source_of_its_side() -> None:
    """FAQ.14.3.6a, F3: Basra lost: the British at Ahwaz die, the space stays Allied with a way to Russia."""
    units = {"ahwaz": "BRc-1", "basra": "TUc-1"}
    for lost, owner in (("", "ap"), ("hamadan", "cp")):
        t = attrition(position(units, war="tu", control={"cp": lost}, destroyed="basra"))
        assert t.at("BRc-1") == "eliminated"
        assert t.control("ahwaz") == owner
        assert t.g.vp == (10 if owner == "ap" else 11)


def test_faq_14_3_6b_a_space_is_lost_because_its_owner_cannot_feed_it() -> None:
    """FAQ.14.3.6b, F4: Britons at Constantinople, Bulgarians at Gallipoli, Sofia and Serbia Allied."""
    units = {"constantinople": "BRc-1", "gallipoli": "BUc-1", "sofia": "BRc-2", "ankara": "TUc-1", "gaza": "TUc-2"}
    g = position(units, war="tu bu gr")
    assert fed(g, "BRc-2")  # by Serbia and Salonika
    t = attrition(g)
    for unit in ("BRc-1", "BUc-1", "TUc-1", "TUc-2"):
        assert t.at(unit) == "eliminated"
    assert t.at("BRc-2") == "sofia"
    assert t.control("constantinople") == "cp"  # though the Central Powers cannot feed it either
    for space in ("gallipoli", "ankara", "baghdad", "medina", "adrianople"):
        assert t.control(space) == "ap"
    for fort in ("gaza", "beersheba", "aqaba", "erzerum", "trebizond"):
        assert t.control(fort) == "cp"


def test_faq_14_3_6c_serbian_spaces_stay_allied_without_serbs() -> None:
    """FAQ.14.3.6c, F7: Austrians in Belgrade, no Serb left: the rest of Serbia stays Allied."""
    t = attrition(position({"belgrade": "AH5"}, destroyed="belgrade"))
    for space in ("nis", "valjevo", "skopje", "monastir"):
        assert t.control(space) == "ap"
    assert t.control("belgrade") == "cp"
    assert t.control("tirana") == "cp"  # Albania is no such place


def test_faq_14_3_6d_cut_off_land_turns_allied_fed_or_not_and_may_turn_back() -> None:
    """FAQ.14.3.6d, F22: a British corps at Aleppo cuts off all to the south, Egypt with it."""
    g = position({"aleppo": "BRc-1"}, war="tu", control={"cp": "port-said alexandria cairo"})
    forts = ("gaza", "beersheba", "aqaba")
    egypt = ("port-said", "alexandria", "cairo", "sinai")
    inland = ("beirut", "damascus", "amman", "nablus", "jerusalem", "medina")
    t = attrition(g)
    assert t.at("BRc-1") == "eliminated"  # it was cut off, too
    assert {t.control(s) for s in (*egypt, *inland)} == {"ap"}
    assert {t.control(s) for s in (*forts, "aleppo")} == {"cp"}
    assert t.g.vp == 10 - 6
    t = attrition(t.g)
    assert {t.control(s) for s in egypt} == {"ap"}  # fed by sea
    assert {t.control(s) for s in (*inland, *forts)} == {"cp"}
    assert t.g.vp == 10 - 3
