"""15.2 Sieges, 15.3 their resolution."""

import pytest

from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.forts import attrition_phase
from grognard.games.paths_of_glory.supply import in_supply, network

from .marching import assault, march, ordered
from .rounds import idle, without_piles
from .table import BOX, position, table

NANCY, VERDUN, RIGA = BOX.space["nancy"], BOX.space["verdun"], BOX.space["riga"]


def test_15_2_1_an_army_or_as_many_corps_as_the_loss_factor() -> None:
    """15.2.1: Nancy (2): one army, even reduced, or two corps together besiege it; one corps does not."""
    t = ordered(position({"metz": "(GE1)"}), "metz")
    march(t, "GE1", "nancy")
    assert t.g.sieged == 1 << NANCY
    t = ordered(position({"metz": "GEc-1 GEc-2"}), "metz")
    march(t, "GEc-1 GEc-2", "nancy")
    assert t.g.sieged == 1 << NANCY
    t = ordered(position({"metz": "GEc-1"}), "metz")
    t.do("pick:GEc-1")
    assert t.refusal("step:nancy").rule == "11.1.8"
    t = ordered(position({"metz": "GEc-1 GEc-2"}), "metz")
    t.do("pick:GEc-1", "pick:GEc-2")
    assert t.refusal("step:verdun").rule == "11.1.8"  # Verdun (3) needs three


def test_15_2_1_corps_from_several_spaces_in_one_round() -> None:
    """15.2.1: GEc-1 enters Nancy from Metz because GEc-2 can still come from Mulhouse; then it must."""
    t = ordered(position({"metz": "GEc-1", "mulhouse": "GEc-2", "koblenz": "GEc-3"}), "metz mulhouse koblenz")
    t.do("pick:GEc-1", "step:nancy")
    assert t.prompt == "ask-settle-siege"
    assert sorted(t.options) == ["pick:GEc-2", "pick:GEc-3"]
    assert t.refusal("pick:GEc-1").rule == "11.1.1"
    t.do("pick:GEc-2")
    assert t.options == ["step:strasbourg"]  # it goes to Nancy and nowhere else
    assert t.refusal("step:belfort").rule == "11.1.8"
    t.do("step:strasbourg")
    assert not t.can("stop")
    t.do("step:mannheim")  # a detour, if it likes
    assert t.refusal("step:frankfurt").rule == "15.2.4"
    t.do("step:strasbourg", "step:nancy")
    assert t.g.sieged == 1 << NANCY
    assert t.prompt == "ask-move"
    t.check()


def test_15_2_1_three_corps_from_three_spaces() -> None:
    """15.2.1: Verdun (3) is besieged by corps from three spaces, or by the army that follows the first of them."""
    units = {"metz": "GEc-1", "sedan": "GEc-2", "koblenz": "GEc-3 GE1"}
    t = ordered(position(units), "metz sedan koblenz")
    t.do("pick:GEc-1", "step:verdun", "pick:GEc-2", "step:verdun")
    assert sorted(t.options) == ["pick:GE1", "pick:GEc-3"]
    t.do("pick:GEc-3", "step:metz", "step:verdun")
    assert t.g.sieged == 1 << VERDUN
    t = ordered(position(units), "metz sedan koblenz")
    t.do("pick:GEc-1", "step:verdun", "pick:GE1", "step:sedan", "step:verdun")
    assert t.g.sieged == 1 << VERDUN
    assert t.prompt == "ask-move"


def test_15_2_1_not_if_too_few_can_follow() -> None:
    """15.2.1: two corps cannot besiege Verdun (3); a third that has moved, is out of supply or too far is no help."""
    units = {"metz": "GEc-1", "sedan": "GEc-2", "frankfurt": "GEc-3"}
    t = ordered(position(units), "metz sedan")
    t.do("pick:GEc-1")
    assert t.refusal("step:verdun").rule == "11.1.8"
    t = ordered(position(units), "metz sedan frankfurt")
    t.do("pick:GEc-1")
    assert t.can("step:verdun")
    t.do("stop", "pick:GEc-2")
    assert t.refusal("step:verdun").rule == "11.1.8"  # GEc-1 has done its part
    far = {"metz": "GEc-1", "kassel": "GEc-2", "essen": "GEc-3"}
    t = ordered(position(far), "metz kassel essen")
    t.do("pick:GEc-1")
    assert t.can("step:nancy")  # GEc-2 has just the four points it takes
    far = {"metz": "GEc-1", "hannover": "GEc-2"}
    t = ordered(position(far), "metz hannover")
    t.do("pick:GEc-1")
    assert t.refusal("step:nancy").rule == "11.1.8"


def test_15_2_1_a_helper_that_keeps_another_siege_does_not_count() -> None:
    """15.2.1, 15.2.4: the two corps at Nancy are both needed there and do not complete the siege of Verdun."""
    units = {"metz": "GEc-1 GEc-2", "nancy": "GEc-3 GEc-4"}
    t = ordered(position(units), "metz nancy")
    t.do("pick:GEc-1", "pick:GEc-2")
    assert t.refusal("step:verdun").rule == "11.1.8"
    t = ordered(position({"metz": "GEc-1 GEc-2", "nancy": "GEc-3 GEc-4 GEc-5"}), "metz nancy")
    t.do("pick:GEc-1", "pick:GEc-2")
    assert t.can("step:verdun")  # of three at Nancy one is to spare


def test_faq_15_2_1a_a_desert_fort_in_summer() -> None:
    """FAQ.15.2.1a: in summer nobody attacks Gaza (desert), but two corps may march in and besiege it."""
    units = {"sinai": "BRc-1 BRc-2"}
    t = table(position(units, turn=6, war="tu", active="ap", hands="AP5")).do("ops:AP5")
    assert t.refusal("attack:sinai").rule == "12.1.3"
    t = ordered(position(units, turn=6, war="tu", active="ap"), "sinai")
    march(t, "BRc-1 BRc-2", "gaza")
    assert t.g.sieged == 1 << BOX.space["gaza"]


def test_15_2_2_a_besieged_fort_is_ignored_in_movement_and_supply() -> None:
    """15.2.2: through besieged Liege a lone corps marches on, and GE2 beyond draws its supply through it."""
    t = ordered(position({"liege": "GE1", "aachen": "GEc-1"}), "aachen")
    march(t, "GEc-1", "liege brussels antwerp")
    assert t.at("GEc-1") == "antwerp"
    # only the siege of Liege joins Brussels to Germany
    g = position({"liege": "GE1", "brussels": "GE2"})
    assert in_supply(g, BOX.unit["GE2"])
    g = position({"brussels": "GE2"})
    assert not in_supply(g, BOX.unit["GE2"])
    assert not network(g, "cp") >> BOX.space["liege"] & 1


def test_faq_15_2_2a_what_lies_beyond_is_converted() -> None:
    """FAQ.15.2.2a: units going through the besieged fort convert the spaces they enter, but not the fort's."""
    t = ordered(position({"aachen": "GE1 GEc-1"}), "aachen")
    march(t, "GE1", "liege")
    march(t, "GEc-1", "liege brussels ostend brussels")
    assert [t.control(s) for s in ("liege", "brussels", "ostend")] == ["ap", "cp", "cp"]
    t.do("automatic", "done", "automatic", "move:brussels")
    march(t, "GEc-1", "cambrai")
    assert t.control("cambrai") == "cp"


def test_faq_15_2_2b_no_sea_supply_through_a_besieged_port() -> None:
    """FAQ.15.2.2b: GE8 besieges Riga with nothing but the sea behind it: out of supply until the fort falls."""
    g = position({"riga": "GE8"})
    assert g.sieged == 1 << RIGA
    assert not in_supply(g, BOX.unit["GE8"])
    assert in_supply(position({"riga": "GE8"}, destroyed="riga"), BOX.unit["GE8"])


def test_15_2_3_only_the_surplus_attacks_outward() -> None:
    """15.2.3: of GE1 and a corps at Verdun (3) the corps may attack Chateau Thierry, GE1 may not; both the fort."""
    units = {"verdun": "GE1 GEc-1", "metz": "GE2", "chateau-thierry": "FRc-1"}
    t = ordered(position(units), "", "verdun")
    assert t.can("assault:verdun")
    t.do("assault:chateau-thierry")
    assert t.refusal("join:GE1").rule == "15.2.3"
    t.do("join:GEc-1")
    assert t.options == ["begin"]
    t = ordered(position(units), "", "verdun")
    t.do("assault:verdun", "join:GE1", "join:GEc-1")
    assert t.can("begin")


def test_15_2_3_a_force_without_surplus_attacks_only_the_fort() -> None:
    """15.2.3: a lone army, or two corps at Nancy (2), attack nothing outside."""
    for besiegers in ("GE1", "GEc-1 GEc-2"):
        t = ordered(position({"nancy": besiegers, "metz": "GE2", "bar-le-duc": "FRc-1"}), "", "nancy")
        assert t.refusal("assault:bar-le-duc").rule == "15.2.3"
        assert t.can("assault:nancy")


def test_15_2_3_surplus_is_counted_over_the_whole_round() -> None:
    """15.2.3: of three corps at Nancy (2) one may go out; when it has, a second one may not."""
    units = {"nancy": "GEc-1 GEc-2 GEc-3", "metz": "GE2", "bar-le-duc": "FRc-1", "dijon": "FRc-2", "belfort": "FRc-3"}
    t = ordered(position(units), "", "nancy", dice=[1, 1])
    t.do("assault:bar-le-duc", "join:GEc-1")
    assert t.refusal("join:GEc-2").rule == "15.2.3"
    t.do("begin")
    while t.prompt == "ask-combat-cards":
        t.do("done")
    assert t.prompt == "ask-attack"
    assert t.refusal("assault:belfort").rule == "15.2.3"
    assert t.can("assault:nancy")


def test_faq_15_2_3a_one_attacks_the_fort_the_other_goes_out() -> None:
    """FAQ.15.2.3a: of two armies at Nancy GE1 attacks the fort and GE2 Bar le Duc."""
    units = {"nancy": "GE1 GE2", "metz": "GE3", "bar-le-duc": "FRc-1"}
    t = ordered(position(units), "", "nancy", dice=[1, 1, 1, 1])
    assault(t, "bar-le-duc", "GE2")
    while t.prompt == "ask-lose":
        t.do(t.options[0])
    t.do("done")  # no advance
    assault(t, "nancy", "GE1")
    assert t.g.fort[NANCY] == 0
    assert t.control("nancy") == "cp"


def test_15_2_4_besiegers_do_not_leave_a_fort_occupied_but_free() -> None:
    """15.2.4: GE1 may not march off and leave a corps at Verdun (3) that cannot go too: it has done its part."""
    t = ordered(position({"verdun": "GE1 GEc-1", "metz": "GE2"}), "verdun")
    t.do("pick:GEc-1", "stop", "pick:GE1", "step:metz")
    assert not t.can("stop")
    assert t.refusal("step:koblenz").rule == "15.2.4"  # too far to come back
    t.do("step:verdun")
    assert t.at("GE1") == "verdun"
    t.check()
    t = ordered(position({"verdun": "GE1 GEc-1", "metz": "GE2"}), "verdun")
    march(t, "GE1 GEc-1", "metz")  # all together they may
    assert t.g.sieged == 0


def test_15_2_4_a_tied_stack_may_come_back() -> None:
    """15.2.4: what counts is the end: GE1 takes Bar le Duc and returns to the siege."""
    t = ordered(position({"verdun": "GE1 GEc-1", "metz": "GE2"}), "verdun")
    t.do("pick:GEc-1", "stop", "pick:GE1", "step:bar-le-duc")
    assert not t.can("stop")
    assert t.refusal("step:melun").rule == "15.2.4"
    t.do("step:verdun")
    assert t.control("bar-le-duc") == "cp"
    assert t.g.sieged == 1 << VERDUN


def test_15_2_4_the_rest_follows_at_once() -> None:
    """15.2.4: GEc-1 leaves Nancy (2), where GEc-2 alone is not enough; GEc-2 must go next, wherever it likes."""
    t = ordered(position({"nancy": "GEc-1 GEc-2", "metz": "GE1"}), "nancy metz")
    march(t, "GEc-1", "metz")
    assert t.prompt == "ask-settle-siege"
    assert sorted(t.options) == ["pick:GE1", "pick:GEc-2"]  # or GE1 takes over
    t.do("pick:GEc-2")
    assert not t.can("stop")
    t.do("step:strasbourg")
    assert t.can("stop")
    t.do("stop")
    assert (t.at("GEc-1"), t.at("GEc-2")) == ("metz", "strasbourg")
    assert t.g.sieged == 0
    assert t.prompt == "ask-move"


def test_15_2_4_relieved_by_another() -> None:
    """15.2.4: GE1 leaves GEc-1 at Verdun, which has been used; GE2, who has not, must take its place."""
    t = ordered(position({"verdun": "GE1 GEc-1", "metz": "GE2"}), "verdun metz")
    t.do("pick:GEc-1", "stop")
    march(t, "GE1", "sedan")
    assert t.options == ["pick:GE2"]
    t.do("pick:GE2", "step:verdun")
    assert (t.at("GE1"), t.at("GE2"), t.g.sieged) == ("sedan", "verdun", 1 << VERDUN)
    t = ordered(position({"verdun": "GE1 GEc-1", "metz": "GE2"}), "verdun metz")
    t.do("pick:GEc-1", "stop", "pick:GE2", "stop", "pick:GE1", "step:sedan")
    assert not t.can("stop")


def test_15_2_4_three_corps_go_three_ways() -> None:
    """15.2.4: the besiegers of Verdun (3) leave one by one; nobody may stay behind."""
    t = ordered(position({"verdun": "GEc-1 GEc-2 GEc-3", "metz": "GE1"}), "verdun")
    march(t, "GEc-1", "metz")
    assert sorted(t.options) == ["pick:GEc-2", "pick:GEc-3"]
    march(t, "GEc-2", "sedan")
    assert t.options == ["pick:GEc-3"]
    march(t, "GEc-3", "bar-le-duc")
    assert [t.at(f"GEc-{i}") for i in (1, 2, 3)] == ["metz", "sedan", "bar-le-duc"]


def test_15_2_4_no_places_to_go_for_the_rest() -> None:
    """15.2.4, 10.1.1: a corps does not leave Gaza (2) for the last free place if the other would then find none."""
    egypt = {"cairo": "BRc-5 BRc-6 BRc-7", "port-said": "BRc-8 BRc-9 BRc-10", "alexandria": "AUS CND PT"}
    turks = {"nablus": "TUc-1", "beersheba": "TUc-2", "libya": "SN"}
    units = {"gaza": "BRc-1 BRc-2", **egypt, **turks}
    t = ordered(position({**units, "sinai": "BRc-3 BRc-4"}, war="tu", active="ap"), "gaza")
    t.do("pick:BRc-1", "step:sinai")
    assert not t.can("stop")
    t.do("step:gaza")
    assert t.g.sieged == 1 << BOX.space["gaza"]
    t = ordered(position({**units, "sinai": "BRc-3"}, war="tu", active="ap"), "gaza")
    march(t, "BRc-1", "sinai")
    assert t.options == ["pick:BRc-2"]
    march(t, "BRc-2", "sinai")
    assert (t.at("BRc-1"), t.at("BRc-2")) == ("sinai", "sinai")


def test_15_2_4_nobody_starts_a_new_siege_halfway_while_one_is_broken_off() -> None:
    """15.2.4: the corps that leaves Nancy and GEc-2 behind it may not count on GEc-2 for a new siege at Belfort (2).

    Together they may; and a lone corps may besiege Antwerp (1).
    """
    t = ordered(position({"nancy": "GEc-1 GEc-2", "metz": "GE1"}), "nancy")
    t.do("pick:GEc-1")
    assert t.refusal("step:belfort").rule == "11.1.8"
    t.do("pick:GEc-2", "step:belfort")
    assert t.g.sieged == 1 << BOX.space["belfort"]


def test_15_2_4a_losses_lift_the_siege_without_retreat() -> None:
    """15.2.4a: one of two corps at Nancy dies attacking the fort; the other stays, the siege is over, no die."""
    g = without_piles(position({"nancy": "(GEc-1) GEc-2", "metz": "GE1"}, round=6))
    t = ordered(g, "", "nancy", dice=[1, 6, 6, 4])  # corps 3/1 -> 1; fort 2/6 -> 1; mandatory offensives 6, 4
    assault(t, "nancy", "GEc-1 GEc-2").do("lose:GEc-1")
    assert t.at("GEc-1") == "eliminated"
    assert t.at("GEc-2") == "nancy"
    assert t.g.sieged == 0
    idle(t)
    while t.prompt != "ask-action":
        t.do("done")
    assert t.fate.left == 0
    assert (t.g.turn, t.g.fort[NANCY], t.at("GEc-2")) == (6, 2, "nancy")


def test_15_2_4a_no_supply_through_and_newcomers_must_restore_the_total() -> None:
    """15.2.4a: through Liege (3), occupied by one corps, no supply passes; newcomers must make it three or an army."""
    g = position({"liege": "GEc-1", "brussels": "GE2", "aachen": "GEc-2 GEc-3 GE3", "koblenz": "GEc-4"})
    assert not in_supply(g, BOX.unit["GE2"])
    assert in_supply(g, BOX.unit["GEc-1"])  # it traces from its own space
    t = ordered(g, "aachen")
    t.do("pick:GE3", "stop", "pick:GEc-2")
    assert t.can("step:liege")  # GEc-3 can follow
    t.do("pick:GEc-3", "step:liege")
    assert t.g.sieged == 1 << BOX.space["liege"]
    assert in_supply(t.g, BOX.unit["GE2"])
    t = ordered(position({"liege": "GEc-1", "aachen": "GEc-2"}), "aachen liege")
    t.do("pick:GEc-2")
    assert t.refusal("step:liege").rule == "11.1.8"
    t.do("stop", "pick:GEc-1", "stop")  # the corps that was left there may stay
    assert t.prompt == "ask-action"
    assert t.at("GEc-1") == "liege"


def test_15_2_4a_what_was_never_a_siege_may_be_left_by_some() -> None:
    """15.2.4a, 15.2.4: two corps left at Verdun (3) do not besiege it: one may go, the other need not."""
    t = ordered(position({"verdun": "GEc-1 GEc-2", "metz": "GE1"}), "verdun")
    march(t, "GEc-1", "metz")
    assert t.prompt == "ask-move"
    t.do("done")
    assert t.at("GEc-2") == "verdun"


def test_faq_15_2_4a_besiegers_may_go_on_and_starve() -> None:
    """FAQ.15.2.4a, F6: an Austrian corps leaves the siege of Lutsk (1) for Dubno (1), out of supply, and dies."""
    t = ordered(position({"lutsk": "AHc-1", "tarnopol": "RUc-1"}), "lutsk")
    march(t, "AHc-1", "dubno")
    assert t.g.sieged == 1 << BOX.space["dubno"]
    assert not in_supply(t.g, BOX.unit["AHc-1"])
    attrition_phase(t.g)
    assert t.at("AHc-1") == "eliminated"
    assert t.g.sieged == 0  # nothing is left for the siege phase
    t = ordered(position({"lutsk": "AHc-1", "lemberg": "AHc-2", "tarnopol": "RUc-1"}), "lutsk lemberg")
    march(t, "AHc-1", "dubno")
    march(t, "AHc-2", "lutsk")  # the siege is taken over
    assert in_supply(t.g, BOX.unit["AHc-1"])


def test_faq_15_2_4b_occupied_but_free_serves_nobody() -> None:
    """FAQ.15.2.4b: Breslau (2) with one Russian corps: no source for its owner, no SR into it, no way through."""
    g = position({"breslau": "RUc-1", "lodz": "RU1", "oppeln": "GEc-1"}, control={"ap": "posen"})
    assert g.sieged == 0
    assert not network(g, "home-ge") >> BOX.space["breslau"] & 1
    assert not network(g, "ru") >> BOX.space["breslau"] & 1
    t = table(position({"breslau": "RUc-1", "cottbus": "GEc-1"}, hands="CP7")).do("sr:CP7", "redeploy:GEc-1")
    assert t.can("to:berlin")
    assert t.refusal("to:breslau").rule == "13.1.6"
    units = {"breslau": "RUc-1", "lodz": "RUc-2"}
    t = table(position(units, active="ap", hands="AP5")).do("sr:AP5", "redeploy:RUc-2")
    assert not t.can("to:breslau")


@pytest.mark.parametrize(
    ("turn", "die", "falls"), [(3, 2, False), (3, 3, True), (2, 4, False), (2, 5, True), (1, 5, True)]
)
def test_15_3_2_more_than_the_loss_factor_destroys(turn: int, die: int, falls: bool) -> None:
    """15.3.2, 15.3.3, E7: Nancy (2) falls on 3, in August and September 1914 (-2) on 5; the besieger takes it."""
    g = without_piles(position({"nancy": "GE1", "metz": "GE2"}, turn=turn, phase="siege"))
    t = table(g, [die, 6, 4])
    assert (t.g.fort[NANCY] == 0) is falls
    assert t.control("nancy") == ("cp" if falls else "ap")
    assert t.g.vp == 10 + falls
    assert t.g.sieged == (0 if falls else 1 << NANCY)


def test_15_3_1_every_besieged_fort_in_every_siege_phase() -> None:
    """15.3.1: one die each for Nancy (2) and Thorn (2) of both sides, none for Liege (3), which is only occupied."""
    units = {"nancy": "GE1", "thorn": "RU1", "liege": "GEc-1", "tannenberg": "RU2", "metz": "GE2"}
    g = without_piles(position(units, phase="siege", round=6))
    t = table(g, [3, 2, 6, 4])
    assert t.fate.left == 0
    assert (t.g.fort[NANCY], t.g.fort[BOX.space["thorn"]], t.g.fort[BOX.space["liege"]]) == (0, 2, 3)
    assert (t.g.control[NANCY], t.g.control[BOX.space["thorn"]]) == (CP, CP)
    assert t.g.control[BOX.space["liege"]] == AP


def test_15_3_3_minus_two_in_the_first_two_turns() -> None:
    """15.3.3, E7: a 4 does not destroy Nancy in September 1914, the same 4 does in the next turn."""
    fallen = []
    for turn in (1, 2, 3, 4):
        g = without_piles(position({"nancy": "GE1", "metz": "GE2"}, turn=turn, phase="siege"))
        fallen.append(table(g, [4, 6, 4]).g.fort[NANCY] == 0)
    assert fallen == [False, False, True, True]
