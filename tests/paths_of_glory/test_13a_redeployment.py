"""13.1.1 to 13.1.7: strategic redeployment on the map: its cost, the routes over land and by sea."""

from __future__ import annotations

from grognard.games.paths_of_glory.state import RU_SR

from .redeploying import barred, goals, send, sr
from .rounds import idle
from .table import BOX


def test_13_1_1_far_through_friendly_land_and_between_reserve_and_map() -> None:
    """13.1.1: a corps crosses France, one goes to the reserve, one comes from it."""
    t = sr("ap", {"belfort": "FRc-1", "bordeaux": "FRc-2", "reserve": "(FRc-3)"})
    send(t, "FRc-1", "bordeaux")
    send(t, "FRc-2", "reserve")
    send(t, "FRc-3", "bordeaux")
    assert [t.at(f"FRc-{n}") for n in (1, 2, 3)] == ["bordeaux", "reserve", "bordeaux"]
    assert t.reduced("FRc-3")
    assert t.asked == "cp"
    t.check()


def test_13_1_2_a_corps_costs_one_point_and_an_army_four_reduced_or_not() -> None:
    """13.1.2: four points take a reduced army, or corps; three or two points take no army."""
    units = {"paris": "(FR1) FRc-1 (FRc-2)", "lyon": "FR2 FRc-3"}
    t = sr("ap", units)
    assert t.g.points == 4
    send(t, "FR1", "bordeaux")
    assert t.at("FR1") == "bordeaux"
    assert t.prompt == "ask-action"  # the four points are spent, the action is over

    t = sr("ap", units)
    send(t, "FRc-1", "bordeaux")
    assert t.g.points == 3
    refused = t.refusal("redeploy:FR2")
    assert (refused.rule, refused.args) == ("13.1.2", {"cost": 4, "points": 3})
    send(t, "FRc-2", "bordeaux")
    assert t.g.points == 2

    t = sr("ap", units, "AP8")
    assert t.g.points == 2
    assert t.refusal("redeploy:FR1").rule == "13.1.2"


def test_13_1_3_once_a_round_and_again_with_a_later_card() -> None:
    """13.1.3: nobody redeploys twice in a round, not even out of the reserve; with a later card he does."""
    t = sr("ap", {"paris": "FRc-1 FRc-2 FRc-3", "lyon": "FR1"})
    send(t, "FRc-1", "bordeaux")
    assert t.refusal("redeploy:FRc-1").rule == "13.1.3"
    send(t, "FRc-2", "reserve")
    assert t.refusal("redeploy:FRc-2").rule == "13.1.3"
    t.do("done")
    idle(t, 3)
    t.do("sr:AP2")
    send(t, "FRc-1", "paris")
    send(t, "FRc-2", "lyon")
    assert (t.at("FRc-1"), t.at("FRc-2")) == ("paris", "lyon")


def test_13_1_4_points_are_split_among_nations_and_spaces() -> None:
    """13.1.4: one card moves French, British and Russian corps from three spaces; their neighbours stay."""
    t = sr("ap", {"amiens": "FRc-1 FRc-2", "calais": "BRc-1 BR1", "kiev": "RUc-1 RU1"})
    send(t, "FRc-1", "paris")
    send(t, "BRc-1", "paris")
    send(t, "RUc-1", "riga")
    assert [t.at(u) for u in ("FRc-1", "BRc-1", "RUc-1")] == ["paris", "paris", "riga"]
    assert [t.at(u) for u in ("FRc-2", "BR1", "RU1")] == ["amiens", "calais", "kiev"]
    assert t.g.points == 1


def test_faq_13_1_4a_out_of_a_stack_of_several_nations_at_no_extra_cost() -> None:
    """FAQ.13.1.4a: the French corps leaves a stack of three nations for the one point of any corps."""
    t = sr("ap", {"calais": "FRc-1 BRc-1 BE1"})
    send(t, "FRc-1", "paris")
    assert t.g.points == 3
    assert t.at("FRc-1") == "paris"


def test_13_1_5_out_of_supply_no_redeployment() -> None:
    """13.1.5: the French at Valjevo, cut off, stay; with Nis open they trace to Salonika and go."""
    units = {"valjevo": "FRc-1 SBc-1"}
    t = sr("ap", units, control={"cp": "nis belgrade"}, destroyed="belgrade", war="gr")
    assert t.refusal("redeploy:FRc-1").rule == "13.1.5"
    assert t.can("redeploy:SBc-1")  # 14.1.6

    t = sr("ap", units, control={"cp": "belgrade"}, destroyed="belgrade", war="gr")
    send(t, "FRc-1", "salonika")
    assert t.at("FRc-1") == "salonika"


def test_13_1_6_the_whole_route_is_under_friendly_control() -> None:
    """13.1.6: not to an enemy's space, nor to an own one behind enemy land; enemies nearby do not matter."""
    units = {"oppeln": "GEc-1 GEc-2", "warsaw": "RU1", "ivangorod": "RU2"}
    t = sr("cp", units, control={"cp": "lodz pinsk"})
    t.do("redeploy:GEc-1")
    assert t.refusal("to:czestochowa").rule == "13.1.6"
    assert t.refusal("to:pinsk").rule == "13.1.6"
    t.do("to:lodz")
    assert t.at("GEc-1") == "lodz"


def test_13_1_6_through_a_besieged_enemy_fort_only() -> None:
    """13.1.6: Bialystok lies behind the fort of Lomza: a way leads through it only while it is besieged."""
    t = sr("cp", {"lomza": "GEc-1", "thorn": "GEc-2"}, control={"cp": "bialystok"})
    assert "lomza" not in goals(t, "GEc-2")  # no friendly space itself
    send(t, "GEc-2", "bialystok")
    assert t.at("GEc-2") == "bialystok"

    t = sr("cp", {"thorn": "GEc-2"}, control={"cp": "bialystok"})
    assert barred(t, "GEc-2", "bialystok") == "13.1.6"


def test_13_1_6_never_through_an_enemy_unit() -> None:
    """13.1.6: Trent is the only way to Verona; Italians who besiege it bar it, though it is Austrian."""
    held = {"cp": "verona"}
    t = sr("cp", {"innsbruck": "AHc-1"}, war="it", control=held)
    send(t, "AHc-1", "verona")
    assert t.at("AHc-1") == "verona"

    t = sr("cp", {"innsbruck": "AHc-1 AHc-2", "trent": "IT1"}, war="it", control=held)
    assert t.control("trent") == "cp"
    assert barred(t, "AHc-1", "verona") == "13.1.6"
    assert barred(t, "AHc-2", "trent") == "13.1.6"


def test_13_1_6_dashed_lines_are_for_those_they_name() -> None:
    """13.1.6: the line from Taranto to Valona is for Italians alone."""
    t = sr("ap", {"taranto": "ITc-1 FRc-1"}, war="it")
    assert "valona" in goals(t, "ITc-1")
    assert barred(t, "FRc-1", "valona") == "13.1.6"


def test_13_1_6_whoever_redeploys_to_the_arabs_keeps_the_space() -> None:
    """13.1.6, 11.1.14: a British corps that joined the ANA holds the space when the ANA goes."""
    units = {"jerusalem": "ANA", "port-said": "BRc-1"}
    t = sr("ap", units, war="tu", control={"ap": "sinai gaza nablus"}, destroyed="gaza")
    t.g.ana_at = t.g.loc[BOX.unit["ANA"]]
    send(t, "BRc-1", "jerusalem")
    send(t, "ANA", "nablus")
    assert t.at("BRc-1") == "jerusalem"
    assert t.control("jerusalem") == "ap"
    t.check()


def test_13_1_6a_russians_redeploy_inside_russia_only() -> None:
    """13.1.6a: not to Czernowitz, though it is Allied; not out of Lemberg, save to the reserve."""
    t = sr("ap", {"kiev": "RUc-1 RUc-3", "lemberg": "RUc-2"}, control={"ap": "czernowitz"})
    assert barred(t, "RUc-3", "czernowitz") == "13.1.6a"
    send(t, "RUc-1", "vilna")
    assert goals(t, "RUc-2") == {"reserve"}
    t.do("redeploy:RUc-2")
    assert t.refusal("to:lutsk").rule == "13.1.6a"
    t.do("to_reserve")
    assert (t.at("RUc-1"), t.at("RUc-2")) == ("vilna", "reserve")


def test_13_1_6a_the_russian_near_east_is_russia() -> None:
    """13.1.6a: Caucasian corps go from Kars to Baku; to Persia, though it is Allied, they do not."""
    t = sr("ap", {"kars": "RUc-1 RUc-2"}, war="tu")
    assert barred(t, "RUc-2", "tabriz") == "13.1.6a"
    send(t, "RUc-1", "baku")
    assert t.at("RUc-1") == "baku"
    assert not t.g.flags & RU_SR


def test_faq_13_1_6a_the_spaces_off_the_map_are_not_joined() -> None:
    """FAQ.13.1.6a: without Uman and Odessa a corps in Caucasus cannot go by Moscow; by the reserve it can."""
    t = sr("ap", {"caucasus": "RUc-1", "moscow": "RU1"}, destroyed="odessa", control={"cp": "uman odessa"})
    t.do("redeploy:RUc-1")
    assert t.refusal("to:moscow").rule == "13.1.6"
    assert t.refusal("to:kiev").rule == "13.1.6"
    t.do("to_reserve")
    idle(t, 3)
    t.do("sr:AP2")
    send(t, "RUc-1", "moscow")
    assert t.at("RUc-1") == "moscow"


def test_faq_13_1_6b_a_british_army_goes_from_london_to_italy_by_the_channel_line() -> None:
    """FAQ.13.1.6b, F19: London, France, Grenoble, Turin, all over land, for four points."""
    t = sr("ap", {"london": "BR1"}, war="it")
    send(t, "BR1", "milan")
    assert t.at("BR1") == "milan"
    assert t.prompt == "ask-action"  # the four points are spent

    # Where the Channel or the way through Grenoble and Nice is shut it would be a move by sea.
    for shut in ("calais cherbourg le-havre", "grenoble nice"):
        t = sr("ap", {"london": "BR1"}, war="it", control={"cp": shut})
        t.do("redeploy:BR1")
        assert t.refusal("to:milan").rule == "13.1.6"
        assert t.refusal("to:genoa").rule == "13.1.7"


def test_faq_13_1_6c_russian_armies_leave_the_supply_spaces_for_four_points() -> None:
    """FAQ.13.1.6c: an army in Moscow redeploys to Warsaw."""
    t = sr("ap", {"moscow": "RU1"})
    send(t, "RU1", "warsaw")
    assert t.at("RU1") == "warsaw"
    assert t.prompt == "ask-action"


def test_13_1_7_corps_by_sea_from_port_to_port_and_no_further() -> None:
    """13.1.7: from Marseilles to Salonika; not on to Florina, not from Lyon, and never an army."""
    t = sr("ap", {"marseilles": "FRc-1 FR1", "lyon": "FRc-2"}, war="gr")
    assert barred(t, "FR1", "salonika") == "13.1.7"
    assert barred(t, "FRc-2", "salonika") == "13.1.6"
    t.do("redeploy:FRc-1")
    assert t.refusal("to:florina").rule == "13.1.6"
    t.do("to:salonika")
    assert t.at("FRc-1") == "salonika"


def test_13_1_7_a_port_that_is_merely_besieged_is_no_port() -> None:
    """13.1.7: German corps sail from a captured Riga to Kiel, cut off by land; besieging Riga they do not."""
    held = {"cp": "szawli", "ap": "hamburg"}
    for destroyed, free in (("riga", True), ("", False)):
        t = sr("cp", {"riga": "GE1 GEc-1"}, control=held, destroyed=destroyed)
        assert "memel" in goals(t, "GEc-1")
        assert ("kiel" in goals(t, "GEc-1")) is free


def test_13_1_7_1_the_central_powers_use_ports_of_germany_and_russia() -> None:
    """13.1.7.1: from Kiel to a captured Riga that no land route reaches; not to a captured Nantes."""
    t = sr("cp", {"kiel": "GEc-1 GEc-2"}, control={"cp": "riga nantes"}, destroyed="riga")
    assert barred(t, "GEc-2", "nantes") == "13.1.6"
    send(t, "GEc-1", "riga")
    assert t.at("GEc-1") == "riga"


def test_13_1_7_2_the_allies_use_ports_outside_germany_and_russia() -> None:
    """13.1.7.2: from London to Naples, which no land route reaches; not to a captured Memel nor to Riga."""
    t = sr("ap", {"london": "BRc-1"}, war="it", control={"ap": "memel", "cp": "grenoble nice"})
    t.do("redeploy:BRc-1")
    assert t.refusal("to:memel").rule == "13.1.6"
    assert t.refusal("to:riga").rule == "13.1.6"
    t.do("to:naples")
    assert t.at("BRc-1") == "naples"


def test_13_1_7_2_constantinople_by_sea_only_with_gallipoli() -> None:
    """13.1.7.2: an Allied Constantinople is a port for redeployment only while Gallipoli is Allied too."""
    for held, reached in (("constantinople", False), ("constantinople gallipoli", True)):
        t = sr("ap", {"london": "BRc-1"}, war="tu", control={"ap": held})
        assert ("constantinople" in goals(t, "BRc-1")) is reached


def test_15_2_4_besiegers_leave_by_redeployment_together_or_not_at_all() -> None:
    """15.2.4: two corps besiege Warsaw (fort 2). If one redeploys, so does the other; three may spare one."""
    units = {"warsaw": "GEc-1 GEc-2", "lodz": "GE1"}
    t = sr("cp", units)
    send(t, "GEc-1", "lodz")
    assert t.options == ["redeploy:GEc-2"]
    assert t.refusal("redeploy:GE1").rule == "15.2.4"
    t.do("redeploy:GEc-2")
    assert not t.can("stay")
    t.do("to_reserve")
    assert (t.at("GEc-1"), t.at("GEc-2")) == ("lodz", "reserve")
    t.check()

    t = sr("cp", units)
    t.do("redeploy:GEc-2", "stay")
    assert t.refusal("redeploy:GEc-1").rule == "15.2.4"  # the other has chosen to stay

    t = sr("cp", {**units, "warsaw": "GEc-1 GEc-2 GEc-3"})
    send(t, "GEc-1", "lodz")
    t.do("done")
    assert (t.at("GEc-2"), t.at("GEc-3")) == ("warsaw", "warsaw")
