"""13.1 Strategic redeployment on the map: cost, routes over land, routes by sea."""

from __future__ import annotations

from grognard.games.paths_of_glory.box import UNIT
from grognard.games.paths_of_glory.redeployment import why_not_reserve
from grognard.games.paths_of_glory.supply import in_supply

from .rounds import idle
from .table import Table, position, table

EASTERN_GERMANY = "konigsberg memel tannenberg"


def goals(t: Table, unit: str) -> set[str]:
    """Where a unit may redeploy to, asked and left undone: the table is not touched."""
    play = t.play.fork(t.fate)
    play.act(play.question.side, t.play.game.read(f"redeploy:{unit}"))  # type: ignore[union-attr]
    assert play.question is not None
    return {text.removeprefix("to:") for text in map(t.play.game.write, play.question.options) if text != "stay"}


def test_13_1_1_far_through_friendly_land_and_between_reserve_and_map() -> None:
    """13.1.1: a corps crosses France, one comes from the reserve, one goes to it."""
    t = table(
        position({"belfort": "FRc-1", "bordeaux": "FRc-2", "reserve": "(FRc-3)"}, active="ap", hands="AP1")
    )
    t.do("sr:AP1", "redeploy:FRc-1", "to:bordeaux", "redeploy:FRc-2", "to_reserve", "redeploy:FRc-3", "to:bordeaux", "done")
    assert [t.at(f"FRc-{n}") for n in (1, 2, 3)] == ["bordeaux", "reserve", "bordeaux"]
    assert t.reduced("FRc-3")
    assert t.asked == "cp"
    t.check()


def test_13_1_2_a_corps_costs_one_point_and_an_army_four_reduced_or_not() -> None:
    """13.1.2: four points take a reduced army, or four corps; two points take no army."""
    units = {"paris": "(FR1) FRc-1 (FRc-2)", "lyon": "FR2"}
    t = table(position(units, active="ap", hands="AP1"))
    t.do("sr:AP1", "redeploy:FR1", "to:bordeaux")
    assert t.at("FR1") == "bordeaux"
    assert t.prompt == "ask-action"  # the four points are spent, the action is over

    t = table(position(units, active="ap", hands="AP1"))
    t.do("sr:AP1", "redeploy:FRc-1", "to:bordeaux")
    assert t.g.points == 3
    refused = t.refusal("redeploy:FR2")
    assert (refused.rule, refused.args) == ("13.1.2", {"cost": 4, "points": 3})
    t.do("redeploy:FRc-2", "to:bordeaux")
    assert t.g.points == 2

    t = table(position(units, active="ap", hands="AP8"))
    t.do("sr:AP8")
    assert t.g.points == 2
    assert t.refusal("redeploy:FR1").rule == "13.1.2"


def test_13_1_3_once_a_round_and_again_with_a_later_card() -> None:
    """13.1.3: a unit that has redeployed does not do so again this round, even out of the reserve; later it does."""
    t = table(position({"paris": "FRc-1 FRc-2", "lyon": "FR1"}, active="ap", hands="AP1 AP2"))
    t.do("sr:AP1", "redeploy:FRc-1", "to:bordeaux")
    assert t.refusal("redeploy:FRc-1").rule == "13.1.3"
    t.do("redeploy:FRc-2", "to_reserve")
    assert t.refusal("redeploy:FRc-2").rule == "13.1.3"
    t.do("done")
    idle(t, 3)
    t.do("sr:AP2", "redeploy:FRc-1", "to:paris", "redeploy:FRc-2", "to:lyon", "done")
    assert (t.at("FRc-1"), t.at("FRc-2")) == ("paris", "lyon")


def test_13_1_4_points_are_split_among_nations_and_spaces() -> None:
    """13.1.4: one card moves French, British and Russian corps from three spaces; the rest of the stacks stay."""
    t = table(
        position({"amiens": "FRc-1 FRc-2", "calais": "BRc-1 BR1", "kiev": "RUc-1 RU1"}, active="ap", hands="AP1")
    )
    t.do("sr:AP1", "redeploy:FRc-1", "to:paris", "redeploy:BRc-1", "to:paris", "redeploy:RUc-1", "to:riga", "done")
    assert [t.at(u) for u in ("FRc-1", "BRc-1", "RUc-1")] == ["paris", "paris", "riga"]
    assert [t.at(u) for u in ("FRc-2", "BR1", "RU1")] == ["amiens", "calais", "kiev"]


def test_faq_13_1_4a_out_of_a_stack_of_several_nations_at_no_extra_cost() -> None:
    """FAQ.13.1.4a: the French corps leaves a stack of three nations for the one point of any corps."""
    t = table(position({"calais": "FRc-1 BR1 BE1"}, active="ap", hands="AP1"))
    t.do("sr:AP1", "redeploy:FRc-1", "to:paris")
    assert t.g.points == 3
    assert t.at("FRc-1") == "paris"


def test_13_1_5_out_of_supply_no_redeployment() -> None:
    """13.1.5: the French at Valjevo, cut off, stay; with Nis open they trace to Salonika and go."""
    units = {"valjevo": "FRc-1 SBc-1"}
    t = table(position(units, active="ap", hands="AP1", control={"cp": "nis belgrade"}, destroyed="belgrade", war="gr"))
    t.do("sr:AP1")
    assert t.refusal("redeploy:FRc-1").rule == "13.1.5"
    assert t.can("redeploy:SBc-1")  # 14.1.6

    t = table(position(units, active="ap", hands="AP1", control={"cp": "belgrade"}, destroyed="belgrade", war="gr"))
    t.do("sr:AP1", "redeploy:FRc-1", "to:salonika")
    assert t.at("FRc-1") == "salonika"


def test_13_1_6_the_whole_route_is_under_friendly_control() -> None:
    """13.1.6: not to an enemy's space, nor to an own one behind enemy land; a space next to enemies is no obstacle."""
    g = position({"oppeln": "GEc-1", "warsaw": "RU1", "ivangorod": "RU2"}, hands="CP12", control={"cp": "lodz pinsk"})
    t = table(g)
    t.do("sr:CP12", "redeploy:GEc-1")
    assert t.refusal("to:czestochowa").rule == "13.1.6"
    assert t.refusal("to:pinsk").rule == "13.1.6"
    t.do("to:lodz")
    assert t.at("GEc-1") == "lodz"


def test_13_1_6_through_a_besieged_enemy_fort_only() -> None:
    """13.1.6: Bialystok lies behind the fort of Lomza: a way for redeployment only while the fort is besieged."""
    t = table(position({"lomza": "GEc-1", "thorn": "GEc-2"}, hands="CP12", control={"cp": "bialystok"}))
    t.do("sr:CP12")
    assert "bialystok" in goals(t, "GEc-2")
    assert "lomza" not in goals(t, "GEc-2")  # no friendly space itself
    t.do("redeploy:GEc-2", "to:bialystok")
    assert t.at("GEc-2") == "bialystok"

    t = table(position({"thorn": "GEc-2"}, hands="CP12", control={"cp": "bialystok"}))
    t.do("sr:CP12", "redeploy:GEc-2")
    assert t.refusal("to:bialystok").rule == "13.1.6"


def test_13_1_6_never_through_an_enemy_unit() -> None:
    """13.1.6: Trent is the only way to Verona; Italians who besiege its fort bar it, though it is still Austrian."""
    t = table(position({"innsbruck": "AHc-1"}, hands="CP12", war="it", control={"cp": "verona"}))
    t.do("sr:CP12", "redeploy:AHc-1", "to:verona")
    assert t.at("AHc-1") == "verona"

    t = table(position({"innsbruck": "AHc-1", "trent": "IT1"}, hands="CP12", war="it", control={"cp": "verona"}))
    assert t.control("trent") == "cp"
    t.do("sr:CP12", "redeploy:AHc-1")
    assert t.refusal("to:verona").rule == "13.1.6"
    assert t.refusal("to:trent").rule == "13.1.6"


def test_13_1_6_dashed_lines_are_for_those_they_name() -> None:
    """13.1.6: the line from Taranto to Valona is for Italians alone."""
    t = table(position({"taranto": "ITc-1 FRc-1"}, active="ap", hands="AP1", war="it"))
    t.do("sr:AP1")
    assert "valona" in goals(t, "ITc-1")
    t.do("redeploy:FRc-1")
    assert t.refusal("to:valona").rule == "13.1.6"


def test_13_1_6_whoever_redeploys_to_the_arabs_keeps_the_space() -> None:
    """13.1.6, 11.1.14: a British corps that joined the ANA holds the space when the ANA goes."""
    g = position(
        {"jerusalem": "ANA", "port-said": "BRc-1"},
        active="ap", hands="AP1", war="tu", control={"ap": "sinai gaza nablus"}, destroyed="gaza",
    )  # fmt: skip
    g.ana_at = g.loc[UNIT["ANA"]]
    t = table(g)
    t.do("sr:AP1", "redeploy:BRc-1", "to:jerusalem", "redeploy:ANA", "to:nablus", "done")
    assert t.at("BRc-1") == "jerusalem"
    assert t.control("jerusalem") == "ap"
    t.check()


def test_13_1_6a_russians_redeploy_inside_russia_only() -> None:
    """13.1.6a: not to Czernowitz, though it is Allied; not out of Lemberg, save to the reserve."""
    units = {"kiev": "RUc-1", "lemberg": "RUc-2"}
    t = table(position(units, active="ap", hands="AP1", control={"ap": "czernowitz"}))
    t.do("sr:AP1", "redeploy:RUc-1")
    assert t.refusal("to:czernowitz").rule == "13.1.6a"
    t.do("to:vilna", "redeploy:RUc-2")
    assert t.refusal("to:lutsk").rule == "13.1.6a"
    assert t.options == ["to_reserve", "stay"]
    t.do("to_reserve")
    assert (t.at("RUc-1"), t.at("RUc-2")) == ("vilna", "reserve")


def test_13_1_6a_the_russian_near_east_is_russia() -> None:
    """13.1.6a: a Caucasian corps goes from Kars to Baku; to Persia, though Allied, it does not."""
    t = table(position({"kars": "RUc-1"}, active="ap", hands="AP1", war="tu"))
    t.do("sr:AP1", "redeploy:RUc-1")
    assert t.refusal("to:tabriz").rule == "13.1.6a"
    t.do("to:baku")
    assert t.at("RUc-1") == "baku"


def test_faq_13_1_6a_the_spaces_off_the_map_are_not_joined() -> None:
    """FAQ.13.1.6a: with Uman and Odessa lost a corps in Caucasus cannot go by Moscow; by the reserve it can."""
    t = table(
        position({"caucasus": "RUc-1", "moscow": "RU1"}, active="ap", hands="AP1 AP2", destroyed="odessa",
                 control={"cp": "uman odessa"})
    )  # fmt: skip
    t.do("sr:AP1", "redeploy:RUc-1")
    assert t.refusal("to:moscow").rule == "13.1.6"
    assert t.refusal("to:kiev").rule == "13.1.6"
    t.do("to_reserve", "done")
    idle(t, 3)
    t.do("sr:AP2", "redeploy:RUc-1", "to:moscow")
    assert t.at("RUc-1") == "moscow"


def test_faq_13_1_6b_a_british_army_goes_from_london_to_italy_by_the_channel_line() -> None:
    """FAQ.13.1.6b, F19: London, France, Grenoble, Turin over land, for four points; a French army has no such line."""
    t = table(position({"london": "BR1"}, active="ap", hands="AP1", war="it"))
    t.do("sr:AP1", "redeploy:BR1", "to:milan")
    assert t.at("BR1") == "milan"
    assert t.prompt == "ask-action"  # the four points are spent

    # Where the line or the way through Grenoble and Nice is shut it would be a move by sea.
    for shut in ("calais cherbourg le-havre", "grenoble nice"):
        t = table(position({"london": "BR1"}, active="ap", hands="AP1", war="it", control={"cp": shut}))
        t.do("sr:AP1", "redeploy:BR1")
        assert t.refusal("to:milan").rule == "13.1.6"
        assert t.refusal("to:genoa").rule == "13.1.7"


def test_faq_13_1_6c_russian_armies_leave_the_supply_spaces_for_four_points() -> None:
    """FAQ.13.1.6c: an army in Moscow redeploys to Warsaw."""
    t = table(position({"moscow": "RU1"}, active="ap", hands="AP1"))
    t.do("sr:AP1", "redeploy:RU1", "to:warsaw")
    assert t.at("RU1") == "warsaw"
    assert t.prompt == "ask-action"


def test_13_1_7_corps_by_sea_from_port_to_port_and_no_further() -> None:
    """13.1.7: from Marseilles to Salonika; not on to Florina, not from Lyon, and never an army."""
    t = table(position({"marseilles": "FRc-1 FR1", "lyon": "FRc-2"}, active="ap", hands="AP1", war="gr"))
    t.do("sr:AP1", "redeploy:FR1")
    assert t.refusal("to:salonika").rule == "13.1.7"
    t.do("stay", "redeploy:FRc-2")
    assert t.refusal("to:salonika").rule == "13.1.6"
    t.do("stay", "redeploy:FRc-1")
    assert t.refusal("to:florina").rule == "13.1.6"
    t.do("to:salonika")
    assert t.at("FRc-1") == "salonika"


def test_13_1_7_not_into_nor_out_of_a_besieged_port() -> None:
    """13.1.7: Danzig, besieged, is no port for corps from Kiel; free, it is."""
    cut = {"ap": "kolberg tannenberg"}  # Danzig can only be reached by sea, or through Thorn
    for besieger, free in (("RU1", False), ("", True)):
        units = {"kiel": "GEc-1", "danzig": besieger, "tannenberg": "RU2", "thorn": "RU3"}
        t = table(position(units, hands="CP12", control=cut))
        t.do("sr:CP12")
        assert ("danzig" in goals(t, "GEc-1")) is free


def test_13_1_7_1_the_central_powers_use_ports_of_germany_and_russia() -> None:
    """13.1.7.1: from Kiel to a captured Riga that no land route reaches; not to a captured Nantes."""
    g = position({"kiel": "GEc-1"}, hands="CP12", control={"cp": "riga nantes"}, destroyed="riga")
    t = table(g)
    t.do("sr:CP12", "redeploy:GEc-1")
    assert t.refusal("to:nantes").rule == "13.1.6"
    t.do("to:riga")
    assert t.at("GEc-1") == "riga"


def test_13_1_7_2_the_allies_use_ports_outside_germany_and_russia() -> None:
    """13.1.7.2: from London to Naples; not to a captured Memel nor to Riga."""
    g = position({"london": "BRc-1"}, active="ap", hands="AP1", war="it", control={"ap": "memel", "cp": "grenoble nice"})
    t = table(g)
    t.do("sr:AP1", "redeploy:BRc-1")
    assert t.refusal("to:memel").rule == "13.1.6"
    assert t.refusal("to:riga").rule == "13.1.6"
    t.do("to:naples")
    assert t.at("BRc-1") == "naples"


def test_13_1_7_2_constantinople_by_sea_only_with_gallipoli() -> None:
    """13.1.7.2: an Allied Constantinople is a port for redeployment only while Gallipoli is Allied too."""
    for held, open_ in (("constantinople", False), ("constantinople gallipoli", True)):
        t = table(position({"london": "BRc-1"}, active="ap", hands="AP1", war="tu", control={"ap": held}))
        t.do("sr:AP1")
        assert ("constantinople" in goals(t, "BRc-1")) is open_


def test_13_1_9_corps_go_to_the_reserve_as_they_are_and_armies_do_not() -> None:
    """13.1.9: a reduced corps goes to the reserve, reduced; an army has no such choice."""
    t = table(position({"paris": "FR1 (FRc-1)"}, active="ap", hands="AP1"))
    t.do("sr:AP1", "redeploy:FR1")
    assert not t.can("to_reserve")
    reason = why_not_reserve(t.g, UNIT["FR1"])
    assert reason is not None
    assert reason.rule == "13.1.9"
    t.do("stay", "redeploy:FRc-1", "to_reserve")
    assert t.at("FRc-1") == "reserve"
    assert t.reduced("FRc-1")


def test_13_1_10a_the_montenegrin_corps_never_redeploys() -> None:
    """13.1.10a: though always in supply."""
    t = table(position({"cetinje": "MNc", "nis": "SBc-1"}, active="ap", hands="AP1"))
    assert in_supply(t.g, UNIT["MNc"])
    t.do("sr:AP1")
    assert t.refusal("redeploy:MNc").rule == "13.1.10a"
    assert t.can("redeploy:SBc-1")


def test_faq_13_1_10a_nor_may_any_corps_come_to_montenegro_for_the_montenegrin() -> None:
    """FAQ.13.1.10a: the Montenegrin stays, and he is no Serb whom a reserve corps could join."""
    t = table(position({"cetinje": "MNc", "nis": "SB1", "reserve": "SBc-1"}, active="ap", hands="AP1"))
    t.do("sr:AP1")
    assert "redeploy:MNc" not in t.options
    t.do("redeploy:SBc-1")
    assert t.refusal("to:cetinje").rule == "13.1.8"
    t.do("to:nis")
    assert t.at("SBc-1") == "nis"


def test_15_2_4_besiegers_leave_by_redeployment_together_or_not_at_all() -> None:
    """15.2.4: two corps besiege Warsaw (fort 2). One alone may not go; if one goes, so does the other."""
    units = {"warsaw": "GEc-1 GEc-2", "lodz": "GE1"}
    t = table(position(units, hands="CP12"))
    t.do("sr:CP12", "redeploy:GEc-1", "to:lodz")
    assert t.options == ["redeploy:GEc-2"]
    assert t.refusal("redeploy:GE1").rule == "15.2.4"
    t.do("redeploy:GEc-2")
    assert not t.can("stay")
    t.do("to_reserve", "done")
    assert (t.at("GEc-1"), t.at("GEc-2")) == ("lodz", "reserve")
    t.check()

    t = table(position(units, hands="CP12"))
    t.do("sr:CP12", "redeploy:GEc-2", "stay")
    assert t.refusal("redeploy:GEc-1").rule == "15.2.4"  # the other has chosen to stay

    t = table(position({**units, "warsaw": "GEc-1 GEc-2 GEc-3"}, hands="CP12"))
    t.do("sr:CP12", "redeploy:GEc-1", "to:lodz", "done")
    assert t.at("GEc-2") == "warsaw"
