"""Allied events that change the war: victory points, neutrals, Salonika, the United States."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.war_status import why_not_peace

from .table import Table, position, table


def last_action(card: str, **rest: object) -> Table:
    """The Allies play this event as the last action of the turn; then all up to the discards (6.G)."""
    t = table(position(active="ap", round=6, hands=f"{card} AP3 CP7", **rest))  # type: ignore[arg-type]
    t.do(f"event:{card}")
    assert (t.prompt, t.asked) == ("ask-discard", "ap")
    return t


def end_of_turn(**rest: object) -> Table:
    """The war status phase and what follows it, up to the Allied discards."""
    t = table(position(phase="status", hands="AP3 CP7", **rest))  # type: ignore[arg-type]
    assert (t.prompt, t.asked) == ("ask-discard", "ap")
    return t


# -- victory points and war status ---------------------------------------------------------------------------


def test_ap_2_blockade_takes_a_point_every_winter() -> None:
    """AP.2: war status 2; -1 VP in the war status phase of each winter turn, none in other seasons."""
    t = last_action("AP2", turn=4)
    assert (t.g.vp, t.g.ws, t.g.combined, t.card("AP2")) == (9, [2, 0], 2, "removed")
    assert last_action("AP2", turn=3).g.vp == 10
    for turn, vp in ((5, 10), (6, 10), (7, 10), (8, 9), (12, 9), (16, 9)):
        assert end_of_turn(turn=turn, played="AP2").g.vp == vp
    assert end_of_turn(turn=8).g.vp == 10  # without the event


@pytest.mark.parametrize(
    ("played", "level", "allowed"),
    [("", 0, False), ("CP1", 0, True), ("CP1", 1, False), ("CP1", 2, False)],
)
def test_ap_13_rape_of_belgium_after_guns_of_august_in_mobilization(played: str, level: int, allowed: bool) -> None:
    """AP.13, FAQ.AP.13a: only after Guns of August with the Allies in Mobilization: -1 VP, status 2."""
    t = table(position(active="ap", hands="AP13", played=played, level=(level, 0)))
    if not allowed:
        assert t.refusal("event:AP13").rule == "AP.13"
        assert t.can("ops:AP13")
        return
    t.do("event:AP13")
    assert (t.g.vp, t.g.ws, t.g.combined, t.card("AP13")) == (9, [2, 0], 2, "removed")


def test_faq_ap_13a_the_level_counts_not_the_war_status() -> None:
    """FAQ.AP.13a: with war status 4 but the phase E still to come the Allies are in Mobilization."""
    t = table(position(active="ap", hands="AP13", played="CP1", status=(4, 0, 4), level=(0, 0)))
    assert t.can("event:AP13")
    late = table(position(active="ap", hands="AP13", played="CP1", status=(4, 0, 4), level=(1, 0)))
    assert late.refusal("event:AP13").rule == "AP.13"


def test_ap_26_lusitania_between_blockade_and_zimmermann() -> None:
    """AP.26: after Blockade, before Zimmermann Telegram; -1 VP, war status 2."""
    for played, allowed in (("", False), ("AP2", True), ("AP2 AP54", False), ("AP54", False)):
        t = table(position(active="ap", turn=6, hands="AP26", played=played))
        assert t.can("event:AP26") is allowed
        if not allowed:
            assert t.refusal("event:AP26").rule == "AP.26"
            continue
        t.do("event:AP26")
        assert (t.g.vp, t.g.ws, t.g.combined, t.card("AP26")) == (9, [2, 0], 2, "removed")


def test_ap_33_grand_fleet_answers_the_high_seas_fleet() -> None:
    """AP.33: as the very next Allied action it cancels the victory point; anything else does not."""
    t = table(position(hands="CP25 AP33")).do("event:CP25")
    assert t.g.vp == 10
    t.do("event:AP33")
    assert (t.g.vp, t.card("AP33")) == (10, "removed")
    for other in ("ops:AP33", "rp:AP33", "automatic"):
        t = table(position(hands="CP25 AP33")).do("event:CP25", other)
        if t.prompt == "ask-activate":
            t.do("done")
        assert t.g.vp == 11, other


def test_faq_ap_33a_grand_fleet_is_no_event_for_an_earlier_sortie() -> None:
    """FAQ.AP.33a: the moment is past, and before any sortie there is nothing to answer."""
    t = table(position(hands="CP25 AP33"))
    t.do("event:CP25", "automatic", "done", "automatic", "done")
    assert t.asked == "ap"
    assert t.refusal("event:AP33").rule == "AP.33"
    assert table(position(active="ap", hands="AP33")).refusal("event:AP33").rule == "AP.33"
    later = table(position(active="ap", turn=9, hands="AP33", played="CP25"))
    assert later.refusal("event:AP33").rule == "AP.33"


def test_ap_40_fourteen_points_only_the_allies_offer_peace() -> None:
    """AP.40: after Zimmermann; -1 VP; the Central Powers may offer peace no more, the Allies still may."""
    assert table(position(active="ap", turn=15, hands="AP40")).refusal("event:AP40").rule == "AP.40"
    before = table(position(active="cp", turn=15, vp=13))
    assert before.can("peace")
    t = table(position(active="ap", turn=15, vp=13, hands="AP40", played="AP54")).do("event:AP40")
    assert (t.g.vp, t.card("AP40"), t.asked) == (12, "removed", "cp")
    assert not t.can("peace")
    reason = why_not_peace(t.g, CP)
    assert reason is not None
    assert reason.rule == "AP.40"
    assert why_not_peace(position(vp=9, played="AP54 AP40"), AP) is None
    assert table(position(active="ap", turn=15, vp=9, played="AP54 AP40")).can("peace")


def test_ap_62_sixtus_affair_rolls_on_the_first_line() -> None:
    """AP.62: the 0-19 line whatever the combined status; nobody is asked to accept; war status 1."""
    for die, vp in ((1, 9), (2, 9), (3, 9), (4, 10), (5, 10), (6, 11)):
        state = position(
            active="ap", turn=15, hands="AP62", status=(11, 11, 25), level=(1, 2), options={"expansion": True}
        )
        t = table(state, dice=[die]).do("event:AP62")
        assert (t.g.vp, t.g.ws[0], t.g.combined, t.card("AP62")) == (vp, 12, 26, "removed")
        assert (t.prompt, t.asked) == ("ask-action", "cp")


# -- neutrals ------------------------------------------------------------------------------------------------


def test_ap_16_romania_joins_the_allies() -> None:
    """AP.16: two corps in Bucharest, four others one to a space; war status 1; the frontier is open now."""
    units = {"kishinev": "RUc-1", "plevna": "BUc-6"}
    t = table(position(units, active="ap", turn=11, hands="AP16 CP34", war="bu"))
    t.do("event:AP16")
    assert t.refusal("deploy:bucharest").rule == "4.2.2"
    for space in ("ploesti", "barlad", "galatz"):
        t.do(f"deploy:{space}")
        if t.prompt == "ask-deploy":
            assert t.refusal(f"deploy:{space}").rule == "4.2.2"
    t.do("deploy:caracal")
    assert [t.at(f"ROc-{n}") for n in range(1, 7)] == [
        "bucharest", "bucharest", "ploesti", "barlad", "galatz", "caracal",
    ]  # fmt: skip
    assert (t.g.ws, t.g.combined, t.card("AP16")) == ([1, 0], 1, "removed")
    assert t.asked == "cp"
    t.do("automatic", "attack:plevna")  # an attack on Romania is possible
    assert t.can("assault:bucharest")


def test_ap_16_romania_before_the_fall_of_the_tsar_and_one_neutral_a_turn() -> None:
    """AP.16, 9.5.2.2: not after Fall of the Tsar; Bulgaria may not enter in the same turn."""
    late = table(position(active="ap", turn=13, hands="AP16", played="CP52"))
    assert late.refusal("event:AP16").rule == "AP.16"
    t = table(position(active="ap", turn=11, hands="AP16 CP34")).do("event:AP16")
    t.do("deploy:ploesti", "deploy:barlad", "deploy:galatz", "deploy:caracal")
    assert t.refusal("event:CP34").rule == "9.5.2.2"
    closed = table(position({"kishinev": "RUc-1"}, active="ap", turn=11, hands="AP3"))
    closed.do("ops:AP3", "move:kishinev", "done", "pick:RUc-1")
    assert closed.refusal("step:barlad").rule == "11.1.11"


def test_ap_17_italy_joins_the_allies() -> None:
    """AP.17: four reduced armies, three corps, four in reserve; war status 2; her points count now."""
    t = table(position(active="ap", turn=5, hands="AP17 AP16 AP3")).do("event:AP17")
    for army, space in (("IT1", "verona"), ("IT2", "udine"), ("IT3", "maggiore"), ("IT4", "asiago")):
        assert (t.at(army), t.reduced(army)) == (space, True)
    assert [t.at(f"ITc-{n}") for n in range(1, 8)] == ["rome", "turin", "taranto"] + ["reserve"] * 4
    assert t.at("IT5") == "aside"
    assert (t.g.ws, t.g.combined, t.card("AP17")) == ([2, 0], 2, "removed")
    t.do("automatic", "done")
    assert t.refusal("event:AP16").rule == "9.5.2.2"
    t.do("rp:AP3")
    assert t.rp("it") == 1
    assert table(position(active="ap", hands="AP3")).do("rp:AP3").rp("it") == 0  # while she is neutral


def test_ap_17_italy_neutral_costs_a_point_a_turn_in_total_war() -> None:
    """AP.17: +1 VP in every war status phase while the Allies are in Total War and Italy is not at war."""
    assert end_of_turn(turn=9, level=(2, 2)).g.vp == 11
    assert end_of_turn(turn=9, level=(1, 2)).g.vp == 10
    assert end_of_turn(turn=9, level=(2, 2), war="it").g.vp == 10
    assert last_action("AP17", turn=9, level=(2, 2)).g.vp == 10  # played in time


def test_ap_44_greece_joins_the_allies() -> None:
    """AP.44: three Greek corps, at war; war status 1; one neutral a turn."""
    t = table(position(active="ap", turn=13, hands="AP44 CP34 AP3")).do("event:AP44")
    assert [t.at(f"GRc-{n}") for n in (1, 2, 3)] == ["florina", "larisa", "athens"]
    assert (t.g.greece, t.g.ws, t.g.combined, t.card("AP44")) == (2, [1, 0], 1, "removed")
    assert t.refusal("event:CP34").rule == "9.5.2.2"
    t.do("automatic", "done", "ops:AP3", "move:florina", "done", "pick:GRc-1", "step:salonika", "stop")
    assert t.at("GRc-1") == "salonika"


def test_ap_44_greece_after_salonika_wakes_the_corps_already_placed() -> None:
    """AP.44, 9.5.2.4a: after the limited entry the Greeks stand still; with the event they may move."""
    t = table(position(active="ap", turn=9, hands="AP30 AP44 AP3 AP8")).do("event:AP30")
    assert t.g.greece == 1
    t.do("automatic", "done", "ops:AP3")
    assert t.refusal("move:florina").rule == "9.5.2.4a"
    t.do("done", "automatic", "done", "event:AP44")
    assert t.g.greece == 2
    assert [t.at(f"GRc-{n}") for n in (1, 2, 3)] == ["florina", "larisa", "athens"]
    t.do("automatic", "done", "ops:AP8")
    assert t.can("move:florina")


# -- AP.30 ---------------------------------------------------------------------------------------------------

EXPEDITION = {"reserve": "FRc-1 FRc-2 BRc-1 AUS CND PT BEFc", "marseilles": "BRc-2", "lyon": "FRc-3"}


def test_ap_30_salonika_takes_up_to_three_corps_and_opens_greece() -> None:
    """AP.30: war status 1; limited Greek entry; three British and French corps at most come to Salonika."""
    t = table(position(EXPEDITION, active="ap", turn=7, hands="AP30")).do("event:AP30")
    assert [t.at(f"GRc-{n}") for n in (1, 2, 3)] == ["florina", "larisa", "athens"]
    assert t.g.greece == 1
    t.do("redeploy:FRc-1", "redeploy:BRc-1", "redeploy:BRc-2")
    assert [t.at(u) for u in ("FRc-1", "BRc-1", "BRc-2")] == ["salonika"] * 3
    assert (t.asked, t.prompt) == ("cp", "ask-action")
    assert t.at("FRc-2") == "reserve"
    assert (t.g.ws, t.g.combined, t.card("AP30")) == ([1, 0], 1, "removed")
    fewer = table(position(EXPEDITION, active="ap", turn=7, hands="AP30")).do("event:AP30", "redeploy:FRc-1", "done")
    assert fewer.asked == "cp"
    t.check()


def test_faq_ap_30a_only_british_and_french_corps_come_with_the_event() -> None:
    """FAQ.AP.30a: AUS, CND and PT not with the event (nor the BEF); later they may be sent."""
    t = table(position(EXPEDITION, active="ap", turn=7, hands="AP30 AP3 AP8")).do("event:AP30")
    for unit in ("AUS", "CND", "PT", "BEFc"):
        assert t.refusal(f"redeploy:{unit}").rule == "AP.30"
    t.do("redeploy:BRc-1", "done", "automatic", "done", "ops:AP3", "done", "automatic", "done")
    t.do("sr:AP8", "redeploy:AUS")
    assert t.can("to:salonika")


def test_faq_ap_30b_from_ports_and_reserve_in_any_mix() -> None:
    """FAQ.AP.30b: all three from the reserve, or from ports, or mixed; a corps inland does not come."""
    t = table(position(EXPEDITION, active="ap", turn=7, hands="AP30")).do("event:AP30")
    assert t.refusal("redeploy:FRc-3").rule == "AP.30"
    t.do("redeploy:FRc-1", "redeploy:FRc-2", "redeploy:BRc-1")
    assert [t.at(u) for u in ("FRc-1", "FRc-2", "BRc-1")] == ["salonika"] * 3
    ports = {"marseilles": "FRc-1 FRc-2", "alexandria": "BRc-1 BRc-2"}
    t = table(position(ports, active="ap", turn=7, hands="AP30")).do("event:AP30")
    t.do("redeploy:FRc-1", "redeploy:BRc-1")
    assert t.refusal("redeploy:BRc-2").rule == "AP.30"  # 13.2.1: one British corps a turn from the Near East
    t.do("redeploy:FRc-2")
    assert t.asked == "cp"


def test_faq_ap_30c_salonika_counts_as_redeployment() -> None:
    """FAQ.AP.30c: no redeployment in the next round, and none just before it (9.3.3)."""
    t = table(position(EXPEDITION, active="ap", turn=7, hands="AP30 AP3 AP8")).do("event:AP30", "done")
    t.do("automatic", "done")
    assert t.refusal("sr:AP3").rule == "9.3.3"
    t.do("ops:AP3", "done", "automatic", "done")
    assert t.can("sr:AP8")
    t = table(position(EXPEDITION, active="ap", turn=7, hands="AP30 AP3")).do("sr:AP3", "done", "automatic", "done")
    assert t.refusal("event:AP30").rule == "9.3.3"


# -- the United States ---------------------------------------------------------------------------------------


def test_ap_54_zimmermann_telegram_at_thirty() -> None:
    """AP.54: combined war status 30; -1 VP, war status 2, the US at war; Over There not this turn."""
    low = table(position(active="ap", turn=14, hands="AP54", status=(11, 11, 29), level=(2, 2)))
    assert low.refusal("event:AP54").rule == "AP.54"
    t = table(position(active="ap", turn=14, hands="AP54 AP55", status=(11, 11, 30), level=(2, 2)))
    t.do("event:AP54")
    assert (t.g.vp, t.g.combined, t.card("AP54")) == (9, 32, "removed")
    assert "us" in t.g.war
    t.do("automatic", "done")
    assert t.refusal("event:AP55").rule == "16.3.4"
    t.g.turn += 1
    assert table(t.g).can("event:AP55")


def test_ap_54_zimmermann_may_follow_a_neutral_in_the_same_turn() -> None:
    """AP.54: Greece lifts the combined status to 30; the telegram is no neutral's entry (9.5.2.3)."""
    t = table(position(active="ap", turn=14, hands="AP44 AP54", status=(11, 11, 29), level=(2, 2)))
    assert t.refusal("event:AP54").rule == "AP.54"
    t.do("event:AP44", "automatic", "done")
    assert t.can("event:AP54")


def test_ap_55_over_there_brings_us_points_and_from_the_next_turn_units() -> None:
    """AP.55: after Zimmermann; US reinforcements from the next turn; a US point with each Allied RP card."""
    assert table(position(active="ap", turn=15, hands="AP55")).refusal("event:AP55").rule == "AP.55"
    t = table(position(active="ap", turn=15, hands="AP55 AP38 AP3 AP2", played="AP54")).do("event:AP55")
    assert t.card("AP55") == "removed"
    t.do("automatic", "done")
    assert t.refusal("event:AP38").rule == "AP.55"
    t.do("rp:AP3")
    assert (t.rp("us"), t.rp("ru")) == (1, 2)
    t.do("automatic", "done", "ops:AP38", "done", "automatic", "done", "rp:AP2")
    assert t.rp("us") == 2
    later = table(position(active="ap", turn=16, hands="AP38", played="AP54 AP55"))
    assert later.can("event:AP38")
    before = table(position(active="ap", turn=15, hands="AP3", played="AP54")).do("rp:AP3")
    assert before.rp("us") == 0


def test_ap_52_convoy_cancels_the_u_boats() -> None:
    """AP.52: after U-Boats Unleashed; -1 VP; US reinforcements and all British points are free again."""
    assert table(position(active="ap", turn=15, hands="AP52")).refusal("event:AP52").rule == "AP.52"
    t = table(position(active="ap", turn=15, hands="AP52 AP38 AP3", played="CP36 AP54 AP55"))
    assert t.refusal("event:AP38").rule == "CP.36"
    t.do("event:AP52")
    assert (t.g.vp, t.card("AP52"), t.g.combined) == (9, "removed", 0)
    t.do("automatic", "done")
    assert t.can("event:AP38")
    for played, offered in (("CP36", False), ("CP36 AP52", True)):
        state = position({"cambrai": "(BR1)"}, phase="commit_ap", turn=15, hands="AP3 CP7", played=played, rp={"br": 1})
        end = table(state)
        assert (end.prompt == "ask-replace") is offered
        if offered:
            assert end.can("flip:BR1")


def test_ap_65_influenza_stops_replacement_cards_for_the_turn() -> None:
    """AP.65: combined status 30; no RP card of either side for the rest of the turn; noted points stay."""
    low = table(position(active="ap", turn=15, hands="AP65", status=(11, 11, 29), options={"expansion": True}))
    assert low.refusal("event:AP65").rule == "AP.65"
    state = position(
        active="ap", turn=15, hands="AP65 AP3 CP7", status=(11, 11, 30), level=(2, 2), rp={"fr": 2, "ge": 3},
        options={"expansion": True},
    )  # fmt: skip
    t = table(state).do("event:AP65")
    assert t.card("AP65") == "removed"
    assert t.refusal("rp:CP7").rule == "AP.65"
    t.do("ops:CP7", "done")
    assert t.refusal("rp:AP3").rule == "AP.65"
    assert (t.rp("fr"), t.rp("ge")) == (2, 3)


def test_ap_65_influenza_is_over_with_the_turn() -> None:
    """AP.65: in the next turn replacement cards are played again."""
    state = position(
        active="ap", turn=15, round=6, hands="AP65 AP1 AP2 AP3 AP4 AP5 AP7 AP8 CP2 CP3 CP4 CP5 CP6 CP7 CP8",
        status=(11, 11, 30), level=(2, 2), options={"expansion": True}, war="it",
    )  # fmt: skip
    t = table(state, dice=[5, 6]).do("event:AP65", "done", "done")  # full hands: nothing is drawn
    assert (t.g.turn, t.asked) == (16, "cp")
    assert t.can("rp:CP7")
