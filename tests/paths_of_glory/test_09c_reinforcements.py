"""9.5.3 Reinforcement events: when they may be played, where armies arrive, the MEF's beachhead."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.paths_of_glory.box import AP
from grognard.games.paths_of_glory.state import put, take
from grognard.games.paths_of_glory.supply import in_supply
from grognard.games.paths_of_glory.ways import NO_NE_ARMY, why_not_here

from .rounds import idle, without_piles
from .table import BOX, Table, pass_cards, position, table


def waiting(
    card: str, units: Mapping[str, str] | None = None, *, war: str = "", played: str = "", lost: str = ""
) -> Table:
    """A player holds this reinforcement card; `lost`: spaces that the enemy has taken."""
    side, enemy = ("ap", "cp") if card.startswith("AP") else ("cp", "ap")
    return table(position(units, active=side, hands=card, war=war, played=played, control={enemy: lost}))


def entry(
    card: str, units: Mapping[str, str] | None = None, *, war: str = "", played: str = "", lost: str = ""
) -> Table:
    """He has played it as an event."""
    return waiting(card, units, war=war, played=played, lost=lost).do(f"event:{card}")


def places(t: Table) -> set[str]:
    """Where the army may be placed."""
    assert t.prompt == "ask-deploy"
    return {text.removeprefix("deploy:") for text in t.options}


def test_9_5_3_1_one_reinforcement_a_nation_and_a_turn() -> None:
    """9.5.3.1: a second British event is refused this turn, a Russian one is not; next turn it is free."""
    state = without_piles(position(active="ap", round=4, hands="AP1 AP14 AP8"))
    t = table(state, dice=[5, 4]).do("event:AP14", "deploy:london")
    assert (t.at("BR1"), t.at("BRc-1")) == ("london", "reserve")
    idle(t)
    assert t.refusal("event:AP1").rule == "9.5.3.1"
    assert t.can("ops:AP1")
    t.do("event:AP8")
    idle(t, 2)
    assert (t.g.turn, t.asked) == (6, "cp")
    assert idle(t).can("event:AP1")


def test_9_5_3_1_no_reinforcements_in_august_1914() -> None:
    """9.5.3.1: refused on turn 1, allowed on turn 2."""
    for turn, allowed in ((1, False), (2, True)):
        t = table(position(active="ap", turn=turn, hands="AP14"))
        assert t.can("event:AP14") is allowed
    assert table(position(turn=1, hands="CP7")).refusal("event:CP7").rule == "9.5.3.1"


def test_9_5_3_1_all_the_units_must_find_room() -> None:
    """9.5.3.1: no room in London, no British army; nor do the Senussi come to a full Libya."""
    full = {"london": "BR1 BR3 BR4"}
    assert waiting("AP1", full).refusal("event:AP1").rule == "9.5.3.1"
    assert waiting("AP1", {"london": "BR1 BR3"}).can("event:AP1")
    libya = {"libya": "TUc-1 TUc-2 TUc-3", "alexandria": "TUc-4"}
    assert waiting("CP24", libya, war="tu").refusal("event:CP24").rule == "9.5.3.1"


def test_9_5_3_1a_a_lost_capital_leaves_the_other_entry_spaces() -> None:
    """9.5.3.1a: with Berlin or Vienna lost armies come in elsewhere; Orleans does not replace Paris."""
    assert places(entry("CP7", lost="berlin")) == {"essen", "breslau"}
    assert places(entry("CP14", lost="vienna")) == {"budapest"}
    t = waiting("CP14", lost="vienna budapest")
    assert t.refusal("event:CP14").rule == "9.5.3.1"
    t = waiting("AP10", lost="paris")
    assert t.refusal("event:AP10").rule == "9.5.3.1"


def test_9_5_3_2_corps_go_to_the_reserve() -> None:
    """9.5.3.2: the two corps of GE10's card; no question is asked about them."""
    t = entry("CP12").do("deploy:essen")
    assert (t.at("GE10"), t.at("GEc-1"), t.at("GEc-2"), t.at("GEc-3")) == (
        "essen",
        "reserve",
        "reserve",
        "aside",
    )
    t = entry("CP38")
    assert (t.asked, t.at("GEc-1"), t.at("GEc-2")) == ("ap", "reserve", "reserve")


def test_9_5_3_2_the_arab_northern_army_and_the_senussi_go_where_their_cards_say() -> None:
    """9.5.3.2: ANA in Arabia, SN in Libya."""
    t = entry("AP41", war="tu")
    assert (t.at("ANA"), t.asked) == ("arabia", "cp")
    t = entry("CP24", war="tu")
    assert (t.at("SN"), t.control("libya"), t.asked) == ("libya", "cp", "ap")


def test_9_5_3_3_armies_come_to_capitals_and_home_sources() -> None:
    """9.5.3.3: GE Berlin, Essen, Breslau; AH Vienna or Budapest; RU its four sources; others a capital."""
    t = entry("CP7")
    assert places(t) == {"berlin", "essen", "breslau"}
    assert t.refusal("deploy:koblenz").rule == "9.5.3.3"
    t.do("deploy:breslau")
    assert (t.at("GE9"), t.reduced("GE9")) == ("breslau", False)
    assert places(entry("CP14")) == {"vienna", "budapest"}
    assert places(entry("AP3")) == {"petrograd", "moscow", "kharkov", "caucasus"}
    assert places(entry("AP14")) == {"london"}
    assert places(entry("AP10")) == {"paris"}
    assert places(entry("AP22", war="it")) == {"rome"}
    assert places(entry("CP42", war="tu")) == {"constantinople"}


def test_9_5_3_3_no_army_comes_into_a_besieged_fort() -> None:
    """9.5.3.3: Breslau besieged by the Russians is still German, but shut."""
    t = entry("CP7", {"breslau": "RU1"})
    assert t.control("breslau") == "cp"
    assert places(t) == {"berlin", "essen"}


def test_9_5_3_3a_americans_land_in_french_ports() -> None:
    """9.5.3.3a: in any of them that is Allied and has room."""
    ports = {"bordeaux", "calais", "cherbourg", "la-rochelle", "le-havre", "marseilles", "nantes"}
    assert places(entry("AP43", war="us", played="AP54 AP55")) == ports
    full = {"nantes": "FR1 FR2 FR3"}
    t = entry("AP43", full, war="us", played="AP54 AP55", lost="calais")
    assert places(t) == ports - {"calais", "nantes"}


def test_9_5_3_3b_orleans_takes_the_french_when_paris_is_full() -> None:
    """9.5.3.3b: and only then."""
    assert places(entry("AP10", {"paris": "FR1 FR2"})) == {"paris"}
    t = entry("AP10", {"paris": "FR1 FR2 BRc-1"})
    assert places(t) == {"orleans"}
    t.do("deploy:orleans")
    assert t.at("FR10") == "orleans"


def test_9_5_3_3c_the_near_east_armies_come_in_as_printed() -> None:
    """9.5.3.3c: Orient at Allied Salonika, NE at Alexandria, CAU anywhere supplied in Russia's Near East."""
    assert places(entry("AP53", war="gr")) == {"salonika", "paris"}
    assert places(entry("AP53")) == {"paris"}  # Greece is neutral
    assert places(entry("AP53", war="gr", lost="salonika")) == {"paris"}
    assert places(entry("AP53", {"salonika": "FRc-1 FRc-2 FRc-3"}, war="gr")) == {"paris"}
    assert places(entry("AP50", played="AP49", war="tu")) == {"alexandria", "london"}
    assert places(entry("AP50", played="AP49", war="tu", lost="alexandria")) == {"london"}
    russia = {"baku", "batum", "elizabethpol", "erivan", "grozny", "kars", "petrovsk", "poti", "tbilisi"}
    sources = {"petrograd", "moscow", "kharkov", "caucasus"}
    cau = places(entry("AP29", war="tu"))
    assert cau == russia | sources
    assert places(entry("AP29", war="tu", lost="erivan")) == cau - {"erivan"}


def test_9_5_3_3d_the_mef_lands_in_any_of_its_four_spaces() -> None:
    """9.5.3.3d: (or at home, 9.5.3.4)."""
    t = entry("AP31", war="tu")
    assert places(t) == {"mef1", "mef2", "mef3", "mef4", "london"}
    t.do("deploy:mef3")
    assert t.at("MEF") == "mef3"


def test_9_5_3_3e_an_army_must_be_in_supply_where_it_is_placed() -> None:
    """9.5.3.3e: Berlin cut off from Essen and Breslau receives nobody, nor Rome cut off from the ports."""
    ring = "cottbus hannover leipzig rostock stettin"
    assert places(entry("CP7", lost=ring)) == {"essen", "breslau"}
    assert places(entry("CP7", lost=ring.removesuffix(" stettin"))) == {"berlin", "essen", "breslau"}
    t = waiting("AP22", war="it", lost="naples viterbo")
    assert t.refusal("event:AP22").rule == "9.5.3.1"


def test_9_5_3_3f_two_armies_of_a_card_may_come_in_at_two_places() -> None:
    """9.5.3.3f: or at one."""
    t = entry("AP11").do("deploy:petrograd", "deploy:moscow")
    assert (t.at("RU9"), t.at("RU10"), t.asked) == ("petrograd", "moscow", "cp")
    t = entry("AP11").do("deploy:petrograd", "deploy:petrograd")
    assert (t.at("RU9"), t.at("RU10")) == ("petrograd", "petrograd")


# -- 9.5.3.4, 9.5.3.5 ------------------------------------------------------------------------------


def later_at_adrianople(t: Table, unit: str) -> Table:
    """The same game when the army has walked to the gates of Constantinople and is activated there."""
    g = t.g.copy()
    put(g, BOX.unit[unit], BOX.space["adrianople"])
    for name in ("adrianople", "philippoli"):
        take(g, BOX.space[name], AP)
    return idle(table(g)).do("automatic", "move:adrianople", f"pick:{unit}")


def test_9_5_3_4_near_east_armies_may_come_in_at_home_and_then_never_enter_the_near_east() -> None:
    """9.5.3.4: each of the four; placed as its card says it keeps the right."""
    for card, unit, home, abroad in (
        ("AP31", "MEF", "london", "mef1"),
        ("AP50", "NE", "london", "alexandria"),
        ("AP53", "Orient", "paris", "salonika"),
        ("AP29", "CAU", "moscow", "kars"),
    ):
        at_home = entry(card, war="tu bu gr", played="AP49").do(f"deploy:{home}")
        as_printed = entry(card, war="tu bu gr", played="AP49").do(f"deploy:{abroad}")
        assert (at_home.at(unit), as_printed.at(unit), at_home.g.beachhead) == (home, abroad, -1)
        if unit == "CAU":  # it would be out of supply in Adrianople, so the rule is asked directly
            assert why_not_here(at_home.g, BOX.unit[unit], BOX.space["kars"]) == NO_NE_ARMY
            assert why_not_here(as_printed.g, BOX.unit[unit], BOX.space["kars"]) is None
            continue
        assert later_at_adrianople(at_home, unit).refusal("step:constantinople").rule == "11.3.1"
        assert later_at_adrianople(as_printed, unit).can("step:constantinople")


def test_9_5_3_4_at_home_the_cards_limits_of_place_are_ignored() -> None:
    """9.5.3.4: Orient comes to Paris while Salonika is neutral or lost, NE to London with Alexandria lost."""
    t = entry("AP53").do("deploy:paris")
    assert t.at("Orient") == "paris"
    t = entry("AP50", played="AP49", war="tu", lost="alexandria").do("deploy:london")
    assert t.at("NE") == "london"


def test_9_5_3_4_at_home_they_still_are_never_replaced() -> None:
    """9.5.3.4, 17.1.7: the reduced MEF stays reduced."""
    units = {"london": "(MEF) (BR1)"}
    t = table(without_piles(position(units, active="ap", round=6, rp={"br": 3}, war="tu")))
    idle(t)
    assert (t.prompt, t.options) == ("ask-replace", ["flip:BR1", "done"])
    assert t.refusal("flip:MEF").rule == "17.1.7"


def test_9_5_3_5_the_beachhead_makes_a_port_and_a_normal_space() -> None:
    """9.5.3.5: the marker comes with the MEF; British corps sail there; the other MEF spaces stay shut."""
    units = {"gallipoli": "TUc-1", "london": "BRc-1", "cana-kale": "TUc-2"}
    state = position(units, active="ap", hands="AP31 AP2 CP7", war="tu")
    t = table(state).do("event:AP31", "deploy:mef1")
    assert t.g.beachhead == BOX.space["mef1"]
    assert in_supply(t.g, BOX.unit["MEF"])
    t.do("ops:CP7")
    assert t.can("attack:gallipoli")  # the space can be attacked like any other
    t.do("move:cana-kale", "done", "pick:TUc-2")
    assert t.refusal("step:mef2").rule == "11.1.10"
    t.do("stop").do("sr:AP2", "redeploy:BRc-1", "to:mef1")
    assert t.at("BRc-1") == "mef1"
    assert in_supply(t.g, BOX.unit["BRc-1"])
    before = table(position(units, active="ap", hands="AP2", war="tu")).do("sr:AP2", "redeploy:BRc-1")
    assert before.refusal("to:mef1").rule == "11.1.10"
    t.check()


def test_9_5_3_5_a_central_unit_that_enters_removes_the_beachhead() -> None:
    """9.5.3.5, 11.1.10: no port any more; whoever is there may stay and is fed, nobody else comes in."""
    units = {"gallipoli": "TUc-1", "constantinople": "TUc-2", "london": "BRc-1"}
    state = position(units, hands="CP7 AP2", war="tu", beachhead="mef1")
    sail = idle(table(state)).do("sr:AP2", "redeploy:BRc-1")
    assert sail.can("to:mef1")
    t = table(state).do("ops:CP7", "move:gallipoli", "move:constantinople", "done")
    t.do("pick:TUc-1", "step:mef1", "stop")
    assert (t.at("TUc-1"), t.g.beachhead, t.control("mef1")) == ("mef1", -1, "cp")
    assert in_supply(t.g, BOX.unit["TUc-1"])
    t.do("pick:TUc-2", "step:gallipoli")
    assert t.refusal("step:mef1").rule == "11.1.10"
    t.do("stop").do("sr:AP2", "redeploy:BRc-1")
    assert not t.can("to:mef1")
    t.check()


def test_faq_9_5_3_5a_example_f11_a_mef_just_inland_has_no_retreat_of_two() -> None:
    """FAQ.9.5.3.5a, F11: from Gallipoli only the beach is behind it; two spaces are not there: eliminated."""
    units = {"adrianople": "GEc-1 GEc-2 GEc-3", "gallipoli": "MEF", "constantinople": "TUc-1"}
    state = position(units, hands="CP7", war="tu bu", beachhead="mef1")

    def beaten(*dice: int) -> Table:
        t = table(state, dice).do("ops:CP7", "attack:adrianople", "done", "assault:gallipoli")
        pass_cards(t.do("join:GEc-1", "join:GEc-2", "join:GEc-3", "begin"))
        t.do("lose:MEF")
        if t.prompt == "ask-lose":
            t.do("lose:GEc-1")
        return t

    t = beaten(6, 1)  # 6 factors, column 5 for the mountain: 3; the MEF inflicts 0: two spaces
    assert t.at("MEF") == "removed"
    t = beaten(3, 2)  # 2 against 1: one space
    assert (t.at("MEF"), t.g.beachhead) == ("mef1", BOX.space["mef1"])


# -- rulings on room and control -------------------------------------------------------------------


def test_faq_9_5_3_1b_a_full_entry_space_bars_the_card_except_paris() -> None:
    """FAQ.9.5.3.1b: London or Rome full: not playable; Paris full: Orleans; both full: not playable."""
    assert waiting("AP14", {"london": "BR2 BR3 BR4"}).refusal("event:AP14").rule == "9.5.3.1"
    assert waiting("AP22", {"rome": "IT1 IT2 IT3"}, war="it").refusal("event:AP22").rule == "9.5.3.1"
    paris = {"paris": "FR1 FR2 FR3"}
    assert waiting("AP10", paris).can("event:AP10")
    both = {**paris, "orleans": "FR4 FR5 FR6"}
    assert waiting("AP10", both).refusal("event:AP10").rule == "9.5.3.1"


def test_faq_9_5_3_1c_example_f10_both_armies_of_a_card_or_none() -> None:
    """FAQ.9.5.3.1c, F10: Essen and Breslau full, one slot at Berlin: GE17 and GE18 do not come."""
    units = {"essen": "GE1 GE2 GE3", "breslau": "GE4 GE5 GE6", "berlin": "GE7 GE8"}
    t = waiting("CP46", units)
    assert t.refusal("event:CP46").rule == "9.5.3.1"
    assert t.can("ops:CP46")
    t = waiting("CP46", {**units, "berlin": "GE7"}).do("event:CP46", "deploy:berlin", "deploy:berlin")
    assert (t.at("GE17"), t.at("GE18")) == ("berlin", "berlin")


def test_faq_9_5_3_3a_orleans_only_when_paris_is_full_of_friends() -> None:
    """FAQ.9.5.3.3a: not when Paris is lost, nor when three Germans besiege it."""
    for units, destroyed in (({}, "paris"), ({"paris": "GE1 GE2 GE3"}, "")):
        state = position(units, active="ap", hands="AP10", destroyed=destroyed, control={"cp": "paris"})
        if not destroyed:
            state = position(units, active="ap", hands="AP10")
            assert state.control[BOX.space["paris"]] == AP
        assert table(state).refusal("event:AP10").rule == "9.5.3.1"


def test_faq_9_5_3_3b_no_army_in_an_enemy_controlled_source_even_if_it_is_empty() -> None:
    """FAQ.9.5.3.3b: Essen taken and left by the enemy is no entry space."""
    t = entry("CP7", lost="essen")
    assert places(t) == {"berlin", "breslau"}
    assert t.refusal("deploy:essen").rule == "9.5.3.3"


def test_faq_9_5_3_3c_a_besieged_source_receives_nobody() -> None:
    """FAQ.9.5.3.3c: Breslau under siege, the other two full: no reinforcements at all."""
    units = {"breslau": "RU1", "essen": "GE1 GE2 GE3", "berlin": "GE4 GE5 GE6"}
    assert waiting("CP7", units).refusal("event:CP7").rule == "9.5.3.1"
    del units["breslau"]
    assert places(entry("CP7", units)) == {"breslau"}
