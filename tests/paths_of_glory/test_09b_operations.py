"""9.2 Operations: what activation costs, what may be activated, and in which order things happen."""

from __future__ import annotations

from collections.abc import Mapping

from .rounds import idle
from .table import Table, pass_cards, position, table


def price(units: Mapping[str, str], space: str, verb: str = "move", **more: str) -> int:
    """What it costs to activate this space, paid out of five points (Romania or Walther Rathenau)."""
    side, card = ("ap", "AP16") if more.pop("side", "ap") == "ap" else ("cp", "CP33")
    state = position(units, active=side, hands=card, played=more.get("played", ""), war=more.get("war", ""))
    t = table(state).do(f"ops:{card}", f"{verb}:{space}")
    return 5 - t.g.points


def landed(units: Mapping[str, str], card: str, space: str = "mef1", control: str = "") -> Table:
    """The Allies play a card for operations with the beachhead in a MEF space."""
    control_of = {"ap": control}
    state = position(units, active="ap", hands=card, war="tu bu gr", control=control_of, beachhead=space)
    return table(state).do(f"ops:{card}")


# -- 9.2.1 to 9.2.3 --------------------------------------------------------------------------------


def test_9_2_1_a_card_grants_its_ops_value_in_activation_points() -> None:
    """9.2.1: Von François is worth two activations, no more; they need not all be spent."""
    units = {"sedan": "GE1", "koblenz": "GE2", "aachen": "GE3"}
    t = table(position(units, hands="CP3")).do("ops:CP3")
    assert t.g.points == 2
    t.do("move:sedan")
    assert t.g.points == 1
    t.do("move:koblenz")
    assert t.prompt == "ask-move"  # nothing left for Aachen
    assert t.refusal("pick:GE3").rule == "11.1.1"
    t = table(position(units, hands="CP12")).do("ops:CP12")
    assert t.g.points == 4
    assert table(position(units, hands="CP3")).do("ops:CP3", "done").asked == "ap"


def test_9_2_2_movement_and_combat_cost_the_same() -> None:
    """9.2.2: British and French together: two points either way; French alone: one point either way."""
    mixed = {"cambrai": "BR1 FR1", "sedan": "GE2"}
    assert price(mixed, "cambrai", "move") == price(mixed, "cambrai", "attack") == 2
    alone = {"cambrai": "FR2 FR1", "sedan": "GE2"}
    assert price(alone, "cambrai", "move") == price(alone, "cambrai", "attack") == 1


def test_9_2_3_a_space_costs_one_point_for_each_nationality() -> None:
    """9.2.3: one to three nations; a stack that is too dear is refused."""
    assert price({"berlin": "GE1 GE2 GEc-1"}, "berlin", side="cp") == 1
    assert price({"berlin": "GE1 GE2 AHc-1"}, "berlin", side="cp") == 2
    assert price({"berlin": "GE1 BUc-1 AHc-1"}, "berlin", side="cp") == 3
    t = table(position({"berlin": "GE1 BUc-1 AHc-1"}, hands="CP3")).do("ops:CP3")
    refusal = t.refusal("move:berlin")
    assert (refusal.rule, refusal.args) == ("9.2.3", {"cost": 3, "points": 2})


def test_9_2_3_forts_are_no_nationality() -> None:
    """9.2.3: a British army in the French fort of Verdun costs one point."""
    assert price({"verdun": "BR1"}, "verdun") == 1


def test_9_2_3a_belgians_on_the_coast_activate_as_british() -> None:
    """9.2.3a: at Antwerp, Ostend, Calais and Amiens; not at Brussels; beside French they are British."""
    for space in ("antwerp", "ostend", "calais", "amiens"):
        assert price({space: "BE1 BR1"}, space) == 1
        assert price({space: "BE1 FR1"}, space) == 2
    assert price({"brussels": "BE1 BR1"}, "brussels") == 2


def test_9_2_3b_all_british_are_one_nationality() -> None:
    """9.2.3b: Australians, Canadians and Portuguese cost nothing beside British units."""
    assert price({"calais": "BR1 AUS CND"}, "calais") == 1
    assert price({"calais": "AUS CND PT"}, "calais") == 1
    assert price({"calais": "FR1 CND PT"}, "calais") == 2


def test_9_2_3c_french_and_americans_are_one_nationality_in_france_and_germany() -> None:
    """9.2.3c: not in Belgium or Italy."""
    assert price({"paris": "FR1 US1"}, "paris", war="us") == 1
    assert price({"aachen": "FR1 US1", "liege": "BR1"}, "aachen", war="us") == 1
    assert price({"paris": "FR1 US1 BR1"}, "paris", war="us") == 2
    assert price({"brussels": "FR1 US1"}, "brussels", war="us") == 2
    assert price({"turin": "FR1 US1"}, "turin", war="us it") == 2


def test_9_2_3d_sud_army_one_stack_a_round() -> None:
    """9.2.3d: one AH unit and up to two GE corps are one nationality, for one stack in each round."""
    units = {"tarnow": "AH1 GEc-1 GEc-2", "cracow": "AHc-1 GEc-3"}
    assert price(units, "tarnow", side="cp") == 2
    assert price(units, "tarnow", side="cp", played="CP10") == 1
    t = table(position(units, hands="CP7 CP8", played="CP10"))
    t.do("ops:CP7", "move:tarnow")
    assert t.g.points == 2
    t.do("move:cracow")  # the second such stack at its normal price
    assert t.g.points == 0
    idle(t.do("done"))
    t.do("ops:CP8", "move:cracow")  # another round, another stack
    assert t.g.points == 2


def test_9_2_3d_example_f24_two_austrian_units_are_no_sud_army() -> None:
    """9.2.3d, F24: AH army + AH corps + GE corps costs two; so do a GE army + AH corps, a GE + BU corps."""
    assert price({"tarnow": "AH1 AHc-1 GEc-1"}, "tarnow", side="cp", played="CP10") == 2
    assert price({"tarnow": "GE1 AHc-1"}, "tarnow", side="cp", played="CP10") == 2
    assert price({"tarnow": "BUc-1 GEc-1"}, "tarnow", side="cp", played="CP10", war="bu") == 2


def test_9_2_3d_example_f25_eleventh_army_takes_any_corps() -> None:
    """9.2.3d, F25: GE11 and corps of any CP nation cost one point, also with Germans, not with an AH army."""
    corps = {"tarnow": "GE11 AHc-1"}
    assert price(corps, "tarnow", side="cp") == 2
    for more in ("", " GE1", " GEc-1", " AHc-2", " BUc-1", " TUc-1"):
        units = {"tarnow": "GE11 AHc-1" + more}
        assert price(units, "tarnow", side="cp", played="CP29", war="tu bu") == 1
    assert price({"tarnow": "GE11 AHc-1 AH1"}, "tarnow", side="cp", played="CP29") == 2
    assert price({"tarnow": "GE10 AHc-1"}, "tarnow", side="cp", played="CP29") == 2


def test_9_2_3d_example_f25_eleventh_army_leads_a_multinational_attack() -> None:
    """9.2.3d, F25: GE11 with an AH and a TU corps attacks together with AH and TU armies elsewhere."""
    units = {"breslau": "GE11 AHc-1 TUc-1", "czestochowa": "AH1", "posen": "YLD", "lodz": "RU1"}
    t = table(position(units, hands="CP7", played="CP29", war="tu"))
    t.do("ops:CP7", "attack:breslau", "attack:czestochowa", "attack:posen", "assault:lodz")
    t.do("join:AH1", "join:YLD")
    assert not t.can("begin")
    t.do("join:GE11", "join:AHc-1")
    assert not t.can("begin")
    t.do("join:TUc-1", "begin")
    assert t.prompt == "ask-flank"


# -- 9.2.4 to 9.2.6 --------------------------------------------------------------------------------


def test_9_2_4_the_whole_stack_is_paid_for() -> None:
    """9.2.4: one point does not activate the French half of a Franco-British stack."""
    units = {"cambrai": "BR1 FR1", "paris": "FR2"}
    t = table(position(units, active="ap")).do("automatic")
    assert t.refusal("move:cambrai").rule == "9.2.3"
    t = table(position(units, active="ap", hands="AP5"))
    t.do("ops:AP5", "move:cambrai", "pick:FR1", "step:amiens", "stop")
    assert (t.at("FR1"), t.at("BR1"), t.g.points) == ("amiens", "cambrai", 0)


def test_faq_9_2_4a_activated_units_need_not_all_act() -> None:
    """FAQ.9.2.4a: both armies are activated and paid for; one attacks alone, the other stays out of it."""
    units = {"sedan": "GE2 GE3", "cambrai": "FR5"}
    t = table(position(units, hands="CP3"), dice=[1, 6])
    t.do("ops:CP3", "attack:sedan", "done", "assault:cambrai", "join:GE2", "begin")
    pass_cards(t)
    assert t.g.battle is not None
    assert t.g.battle.score == (4, 2)  # FR5 3 factors, die 6; GE2 5 factors, die 1
    assert t.options == ["lose:GE2"]


def test_9_2_5_a_space_is_marked_once_for_movement_or_for_combat() -> None:
    """9.2.5: neither both nor twice in a round; the next round is free again."""
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP8")).do("ops:CP7", "move:sedan")
    assert t.refusal("attack:sedan").rule == t.refusal("move:sedan").rule == "9.2.5"
    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP8")).do("ops:CP7", "attack:sedan")
    assert t.refusal("attack:sedan").rule == t.refusal("move:sedan").rule == "9.2.5"
    t.do("done", "done")
    idle(t).do("ops:CP8")
    assert t.can("move:sedan")
    assert t.can("attack:sedan")


def test_9_2_6_only_occupied_spaces_are_activated() -> None:
    """9.2.6: not an empty space, not a friendly fort alone, not the enemy's space."""
    t = table(position({"sedan": "FR1", "koblenz": "GE1"}, active="ap", hands="AP2")).do("ops:AP2")
    for space in ("paris", "verdun", "cambrai", "koblenz"):  # Paris and Verdun have forts
        assert t.refusal(f"move:{space}").rule == "9.2.6"
        assert t.refusal(f"attack:{space}").rule == "9.2.6"
    assert t.can("attack:sedan")


# -- 9.2.7 the Near East ---------------------------------------------------------------------------


def test_9_2_7_the_allies_activate_one_near_east_space_for_combat() -> None:
    """9.2.7: after Cairo neither Port Said nor Kars; movement is free, and so is the rest of the world."""
    units = {
        "cairo": "BRc-1", "port-said": "BRc-2", "sinai": "TUc-1", "kars": "RUc-1", "erzerum": "TUc-2",
        "cambrai": "FR1", "sedan": "GE1",
    }  # fmt: skip
    t = table(position(units, active="ap", hands="AP16", war="tu")).do("ops:AP16")
    assert t.can("attack:port-said")
    t.do("attack:cairo")
    assert t.refusal("attack:port-said").rule == "9.2.7"
    assert t.refusal("attack:kars").rule == "9.2.7"
    t.do("move:port-said", "move:kars", "attack:cambrai")
    assert t.g.points == 1


def test_9_2_7_constantinople_and_bursa_count() -> None:
    """9.2.7: they lie on both maps; the limit is the Allies' alone."""
    units = {
        "constantinople": "BRc-1",
        "bursa": "BRc-2",
        "eskidor": "TUc-1",
        "kars": "RUc-1",
        "erzerum": "TUc-2",
    }
    state = position(units, active="ap", hands="AP16", war="tu", control={"ap": "gallipoli"})
    t = table(state).do("ops:AP16", "attack:constantinople")
    assert t.refusal("attack:bursa").rule == t.refusal("attack:kars").rule == "9.2.7"
    t = table(state).do("ops:AP16", "attack:bursa")
    assert t.refusal("attack:constantinople").rule == "9.2.7"
    turks = {"gaza": "TUc-1", "sinai": "BRc-1", "erzerum": "TUc-2", "kars": "RUc-1"}
    t = table(position(turks, hands="CP7", war="tu")).do("ops:CP7", "attack:gaza", "attack:erzerum")
    assert t.g.points == 1


def test_9_2_7_the_near_east_army_is_exempt() -> None:
    """9.2.7, exception: the space of the BR NE army does not count, before or after another."""
    units = {"cairo": "BRc-1", "port-said": "NE", "sinai": "TUc-1", "kars": "RUc-1", "erzerum": "TUc-2"}
    state = position(units, active="ap", hands="AP16", war="tu")
    t = table(state).do("ops:AP16", "attack:port-said", "attack:cairo")
    assert t.refusal("attack:kars").rule == "9.2.7"
    t = table(state).do("ops:AP16", "attack:kars", "attack:port-said")
    assert t.refusal("attack:cairo").rule == "9.2.7"


def test_9_2_7_the_beachhead_is_exempt() -> None:
    """9.2.7, exception: the beachhead space in MEF4 does not count, the space inland of it does."""
    units = {"mef4": "BRc-1", "adana": "TUc-1", "kars": "RUc-1", "erzerum": "TUc-2"}
    t = landed(units, "AP16", "mef4").do("attack:mef4", "attack:kars")
    assert t.g.points == 3
    units = {"adana": "BRc-1", "aleppo": "TUc-1", "kars": "RUc-1", "erzerum": "TUc-2"}
    t = landed(units, "AP16", "mef4").do("attack:adana")
    assert t.refusal("attack:kars").rule == "9.2.7"


def test_faq_9_2_7a_example_f9_the_limit_counts_attacking_spaces() -> None:
    """FAQ.9.2.7a, F9: Gallipoli and Adrianople are in Europe: both may attack Constantinople."""
    units = {"gallipoli": "BRc-1", "adrianople": "BRc-2", "constantinople": "TUc-1"}
    state = position(units, active="ap", hands="AP5", war="tu bu gr", control={"ap": "philippoli"})
    t = table(state, dice=[3, 1]).do("ops:AP5", "attack:gallipoli", "attack:adrianople")
    t.do("assault:constantinople", "join:BRc-1", "join:BRc-2", "begin")
    assert t.g.battle is not None
    assert len(t.g.battle.start) == 2
    assert t.g.battle.score == (1, 0)  # 4 factors of corps, die 3; 1 factor, die 1


def test_9_2_7_1_example_e3_mef_and_two_corps_cost_five() -> None:
    """9.2.7.1, E3: 3 for the MEF and 1 for each corps supplied through the beachhead; no partial payment."""
    units = {"mef1": "MEF BRc-1 AUS", "gallipoli": "TUc-1"}
    for verb in ("move", "attack"):
        t = landed(units, "AP16").do(f"{verb}:mef1")
        assert t.g.points == 0
        refusal = landed(units, "AP2").refusal(f"{verb}:mef1")
        assert (refusal.rule, refusal.args) == ("9.2.3", {"cost": 5, "points": 4})
    t = landed({"mef1": "MEF"}, "AP16").do("move:mef1")
    assert t.g.points == 2


def test_9_2_7_1_corps_inland_pay_one_each() -> None:
    """9.2.7.1: two British corps at Gallipoli that draw on the beachhead cost two, not one."""
    t = landed({"gallipoli": "BRc-1 BRc-2"}, "AP2").do("move:gallipoli")
    assert t.g.points == 2


def test_9_2_7_1_a_mef_that_came_in_at_home_costs_one() -> None:
    """9.2.7.1, 9.5.3.4: as a normal reinforcement it is a normal army."""
    assert price({"london": "MEF BRc-1"}, "london", war="tu") == 1


def test_9_2_7_1a_only_mef_and_british_or_australian_corps_draw_on_the_beachhead() -> None:
    """9.2.7.1a: a British army, the French, the Canadians and the Portuguese are out of supply there."""
    for unit in ("BR1", "NE", "FRc-1", "CND", "PT", "Orient"):
        assert landed({"mef1": unit}, "AP16").refusal("move:mef1").rule == "14.3.1"
    for unit, points in (("MEF", 3), ("BRc-1", 1), ("AUS", 1)):
        assert landed({"mef1": unit}, "AP16").do("move:mef1").g.points == 5 - points


def test_faq_9_2_7_1a_mef_with_an_ordinary_line_of_supply_costs_one() -> None:
    """FAQ.9.2.7.1a: with a land route from Salonika to Gallipoli MEF and corps are one nationality."""
    units = {"gallipoli": "MEF BRc-1"}
    t = landed(units, "AP16", control="adrianople philippoli").do("move:gallipoli")
    assert t.g.points == 4
    t = landed(units, "AP16", control="adrianople").do("move:gallipoli")
    assert t.g.points == 1


# -- 9.2.8, 9.2.9 ----------------------------------------------------------------------------------


def test_9_2_8_first_all_marks_then_movement_and_nobody_is_compelled() -> None:
    """9.2.8: no unit moves while spaces are being marked; afterwards the marked ones may, and need not."""
    t = table(position({"sedan": "GE2 GE3", "koblenz": "GE4"}, hands="CP7")).do("ops:CP7", "move:sedan")
    assert t.refusal("pick:GE2").key == "kernel-not-now"
    t.do("done")
    assert t.refusal("move:koblenz").key == "kernel-not-now"
    assert t.refusal("pick:GE4").rule == "11.1.1"
    t.do("pick:GE2", "step:liege")
    assert t.prompt == "ask-move"  # it besieges Liège and stays
    t.do("done")
    assert (t.at("GE2"), t.at("GE3"), t.asked) == ("liege", "sedan", "ap")


def test_9_2_9_combat_comes_after_all_movement() -> None:
    """9.2.9: whatever the order of the marks, movement is done first; then as many combats as wanted."""
    units = {"sedan": "GE2", "koblenz": "GE3", "cambrai": "FR5", "chateau-thierry": "FR4"}
    t = table(position(units, hands="CP7"), dice=[6, 1])
    t.do("ops:CP7", "attack:sedan", "move:koblenz", "done")
    assert t.prompt == "ask-move"
    assert t.refusal("assault:cambrai").key == "kernel-not-now"
    t.do("pick:GE3", "step:metz", "stop")
    assert t.prompt == "ask-attack"
    assert t.can("assault:cambrai")
    assert t.can("assault:chateau-thierry")
    assert t.refusal("pick:GE3").key == "kernel-not-now"
    assert t.can("done")  # nobody has to attack
    t.do("assault:cambrai", "join:GE2", "begin")
    pass_cards(t)
    assert t.g.battle is not None
    assert t.g.battle.score == (1, 5)


def test_faq_9_2_3a_example_f8_three_armies_at_ostend_cost_two() -> None:
    """FAQ.9.2.3a, F8: French, British and Belgian armies at Ostend."""
    assert price({"ostend": "FR1 BR1 BE1"}, "ostend") == 2
    assert price({"brussels": "FR1 BR1 BE1"}, "brussels") == 3
