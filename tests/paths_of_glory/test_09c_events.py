"""9.5.1 Events in general, 9.5.2 neutrals that enter the war. Reinforcements: test_09c_reinforcements."""

from __future__ import annotations

from grognard.games.paths_of_glory.supply import in_supply

from .rounds import idle, without_piles
from .table import BOX, Table, cards, position, table


def salonika(units: dict[str, str], *, hands: str = "", control: str = "", war: str = "tu bu") -> Table:
    """The Allies have just played Salonika and sent nobody there; the Central Powers are to act."""
    state = position(units, active="ap", hands=f"AP30 {hands}", war=war, control={"cp": control})
    t = table(state).do("event:AP30")
    if t.prompt == "ask-salonika":
        t.do("done")
    assert (t.asked, t.g.greece) == ("cp", 1)
    return t


# -- 9.5.1 -----------------------------------------------------------------------------------------


def test_9_5_1_1_an_event_does_what_its_card_says() -> None:
    """9.5.1.1: Landwehr (CP.5) brings two reduced German units to full strength at once, not three."""
    t = table(position({"sedan": "(GE1) (GE2) (GEc-1)", "vienna": "(AH1)"}, hands="CP5")).do("event:CP5")
    assert t.options == ["flip:GE1", "flip:GE2", "flip:GEc-1", "done"]
    t.do("flip:GE1", "flip:GEc-1")
    assert [t.reduced(u) for u in ("GE1", "GE2", "GEc-1", "AH1")] == [False, True, False, True]
    assert (t.asked, t.card("CP5")) == ("ap", "removed")


def test_9_5_1_2_a_starred_event_leaves_the_game() -> None:
    """9.5.1.2: removed as an event, discarded in any other use; an event without star is discarded."""
    t = table(position(hands="CP8")).do("event:CP8")
    assert t.card("CP8") == "removed"
    for use, more in (("ops", ("done",)), ("sr", ()), ("rp", ())):
        t = table(position(hands="CP8")).do(f"{use}:CP8", *more)
        assert t.card("CP8") == "discard"
    t = table(position(hands="CP58", played="CP28", options={"expansion": True})).do("event:CP58")
    assert t.card("CP58") == "discard"


def test_9_5_1_2_a_removed_card_is_never_drawn_again() -> None:
    """9.5.1.2: when the discards are shuffled it is not among them."""
    state = without_piles(position(round=5, hands="CP8 CP9"))
    t = table(state, dice=[cards("CP9"), 5, 4]).do("event:CP8")
    idle(t).do("ops:CP9", "done")
    idle(t)  # the end of the turn: one card can be drawn, the script says which
    assert (t.g.turn, t.card("CP8"), t.card("CP9")) == (6, "removed", "hand")


def test_9_5_1_3_war_status_rises_at_once_for_the_player_and_for_both_together() -> None:
    """9.5.1.3: Blockade (2) and then OberOst (1); played for operations the numbers count nothing."""
    t = table(position(active="ap", hands="AP2 CP11 AP13", status=(1, 3, 4))).do("event:AP2")
    assert (t.g.ws, t.g.combined) == ([3, 3], 6)
    t.do("event:CP11")
    assert (t.g.ws, t.g.combined) == ([3, 4], 7)
    t.do("ops:AP13", "done")
    assert (t.g.ws, t.g.combined) == ([3, 4], 7)


def test_9_5_1_4_three_kinds_of_events_have_rules_of_their_own() -> None:
    """9.5.1.4: a second neutral, a second reinforcement, a combat card out of combat are refused."""
    hands = "AP16 AP17 AP1 AP14 AP4"
    t = table(position(active="ap", hands=hands)).do("event:AP17")
    idle(t).do("event:AP14", "deploy:london")
    idle(t)
    assert t.refusal("event:AP16").rule == "9.5.2.2"
    assert t.refusal("event:AP1").rule == "9.5.3.1"
    assert t.refusal("event:AP4").rule == "9.5.4.1"


def test_faq_9_5_1_1a_oberost_and_falkenhayn_for_war_status_alone() -> None:
    """FAQ.9.5.1.1a: OberOst when Russian forts are free anyway, Falkenhayn when Moltke never came."""
    t = table(position(hands="CP11 CP13", status=(0, 4, 4), level=(0, 1)))
    idle(t.do("event:CP11")).do("event:CP13")
    assert (t.g.ws[1], t.g.combined) == (7, 7)


def test_faq_9_5_1_1b_events_whose_time_is_over() -> None:
    """FAQ.9.5.1.1b: no Rape of Belgium past Mobilization, no Reichstag Truce in Total War, no MEF after
    Salonika, no Place of Execution after H-L; each could be played just before."""
    assert table(position(active="ap", hands="AP13", played="CP1")).can("event:AP13")
    t = table(position(active="ap", hands="AP13", played="CP1", level=(1, 0)))
    assert (t.refusal("event:AP13").rule, t.can("ops:AP13")) == ("AP.13", True)

    assert table(position(hands="CP9", level=(0, 1))).can("event:CP9")
    t = table(position(hands="CP9", level=(0, 2)))
    assert (t.refusal("event:CP9").rule, t.can("ops:CP9")) == ("CP.9", True)

    assert table(position(active="ap", hands="AP31", war="tu")).can("event:AP31")
    t = table(position(active="ap", hands="AP31", war="tu", played="AP30"))
    assert t.refusal("event:AP31").rule == "AP.31"

    forts = "paris verdun nancy belfort"
    assert table(position(hands="CP26", played="CP13", destroyed=forts)).can("event:CP26")
    t = table(position(hands="CP26", played="CP13 CP54", destroyed=forts))
    assert t.refusal("event:CP26").rule == "CP.26"


# -- 9.5.2 neutrals --------------------------------------------------------------------------------


def where(t: Table, kind: str, count: int) -> list[str]:
    """Where the pieces of a kind are, sorted."""
    return sorted(t.at(f"{kind}-{n}") for n in range(1, count + 1))


def test_9_5_2_1_italy_enters_and_is_placed_at_once() -> None:
    """9.5.2.1, 4.2.2: four reduced armies on the border, three corps inside, four in reserve."""
    t = table(position({"trent": "AH1"}, active="ap", hands="AP17 CP7"))
    t.do("event:AP17")
    assert [(t.at(f"IT{n}"), t.reduced(f"IT{n}")) for n in range(1, 5)] == [
        ("verona", True), ("udine", True), ("maggiore", True), ("asiago", True),
    ]  # fmt: skip
    assert where(t, "ITc", 7) == ["reserve"] * 4 + ["rome", "taranto", "turin"]
    t.do("ops:CP7")
    assert t.can("attack:trent")
    t.check()


def test_9_5_2_1_bulgaria_enters_and_its_owner_spreads_the_corps() -> None:
    """9.5.2.1, 4.2.2: two corps in Sofia, four others one to a space, as the Central Powers choose."""
    t = table(position(hands="CP34")).do("event:CP34")
    for space in ("varna", "strumitsa", "philippoli"):
        assert t.asked == "cp"
        t.do(f"deploy:{space}")
    assert t.refusal("deploy:varna").rule == t.refusal("deploy:sofia").rule == "4.2.2"
    assert t.refusal("deploy:nis").rule == "4.2.2"
    t.do("deploy:burgas")
    assert where(t, "BUc", 6) == ["burgas", "philippoli", "sofia", "sofia", "strumitsa", "varna"]
    assert (t.asked, "bu" in t.g.war) == ("ap", True)
    t.check()


def test_9_5_2_1_romania_and_greece_enter() -> None:
    """9.5.2.1, 4.2.2: six Romanian corps, two of them in Bucharest; three Greek corps."""
    t = table(position(active="ap", hands="AP16")).do("event:AP16")
    spaces = [text for text in t.options if text != "deploy:bucharest"][:4]
    t.do(*spaces)
    assert where(t, "ROc", 6) == sorted(["bucharest", "bucharest", *(s.split(":")[1] for s in spaces)])
    assert (t.asked, "ro" in t.g.war) == ("cp", True)
    t = table(position(active="ap", hands="AP44")).do("event:AP44")
    assert where(t, "GRc", 3) == ["athens", "florina", "larisa"]
    assert (t.asked, t.g.greece) == ("cp", 2)
    t.check()


def test_9_5_2_2_example_e4_one_neutral_a_turn_for_both_sides_together() -> None:
    """9.5.2.2, E4: Italy in Spring 1915 shuts out Bulgaria (and Romania) until the next turn."""
    state = without_piles(position(active="ap", round=5, turn=5, hands="AP17 AP16 CP34"))
    t = table(state, dice=[5, 4]).do("event:AP17")
    refusal = t.refusal("event:CP34")
    assert (refusal.rule, t.can("ops:CP34")) == ("9.5.2.2", True)
    idle(t)
    assert t.refusal("event:AP16").rule == "9.5.2.2"
    idle(t)
    assert (t.g.turn, t.asked, t.can("event:CP34")) == (6, "cp", True)


def test_9_5_2_3_turkey_enters_with_limited_war_beside_any_event() -> None:
    """9.5.2.3, 16.1.3.1: Italy by event and Turkey by commitment in one turn."""
    state = without_piles(position(active="ap", round=6, hands="AP17", status=(0, 4, 4)))
    drawn = cards(*(f"CP{n}" for n in range(15, 22)))
    t = table(state, dice=[drawn, 5, 4]).do("event:AP17")  # the turn ends
    assert t.g.war == {"it", "tu"}
    assert where(t, "TUc", 14)[:4] == ["adana", "adrianople", "ankara", "baghdad"]


def test_faq_9_5_2_3a_zimmermann_is_no_neutral_entry() -> None:
    """FAQ.9.5.2.3a: Greece lifts the combined status to 30, and Zimmermann follows in the same turn."""
    t = table(position(active="ap", hands="AP44 AP54 AP16", status=(12, 17, 29), level=(2, 2)))
    assert t.refusal("event:AP54").rule == "AP.54"
    idle(t.do("event:AP44"))
    assert t.g.combined == 30
    assert t.refusal("event:AP16").rule == "9.5.2.2"
    t.do("event:AP54")
    assert (set(t.g.war), t.g.vp) == ({"us"}, 9)
    t = table(position(active="ap", hands="AP44 AP54", status=(12, 18, 30), level=(2, 2)))
    idle(t.do("event:AP54"))
    assert t.can("event:AP44")  # nor does it use up the turn's neutral


# -- 9.5.2.4 Greece --------------------------------------------------------------------------------


def test_9_5_2_4_salonika_places_the_greeks_and_opens_the_rest_of_greece() -> None:
    """9.5.2.4: Florina, Larisa and Athens are shut to both sides, Salonika and Kavala are open to both."""
    t = salonika({"monastir": "BUc-1", "strumitsa": "BUc-2"}, hands="CP7 AP2")
    assert where(t, "GRc", 3) == ["athens", "florina", "larisa"]
    t.do("ops:CP7", "move:monastir", "move:strumitsa", "done", "pick:BUc-1")
    assert t.refusal("step:florina").rule == "9.5.2.4"
    t.do("step:salonika", "stop", "pick:BUc-2", "step:kavala", "stop")
    assert (t.control("salonika"), t.control("kavala")) == ("cp", "cp")
    state = position({"salonika": "FRc-1"}, active="ap", hands="AP30 AP2", war="tu bu")
    t = table(state).do("event:AP30", "automatic", "done")
    t.do("ops:AP2", "move:salonika", "done", "pick:FRc-1")
    assert t.refusal("step:florina").rule == "9.5.2.4"
    assert t.can("step:kavala")


def test_9_5_2_4_neutral_greeks_are_not_attacked() -> None:
    """9.5.2.4: Allies in Salonika may be attacked, Greeks next to them may not."""
    t = salonika({"monastir": "BUc-1 BUc-2", "kavala": "FRc-1"}, hands="CP7")
    t.do("ops:CP7")
    assert t.refusal("attack:monastir").rule == "12.1.3"  # only Greeks there
    t = salonika({"monastir": "BUc-1 BUc-2", "salonika": "FRc-1"}, hands="CP7")
    t.do("ops:CP7", "attack:monastir", "done")
    assert t.options == ["assault:salonika", "done"]
    assert t.refusal("assault:florina").rule == "9.5.2.4"


def test_9_5_2_4_no_supply_through_neutral_greeks() -> None:
    """9.5.2.4: the French in Monastir are cut off while Florina is neutral, and fed once Greece is at war."""
    units = {"monastir": "FRc-1", "salonika": "BUc-1"}
    state = position(units, active="ap", hands="AP44", control={"cp": "skopje"}, war="tu bu")
    t = table(state).do("event:AP44")
    assert in_supply(t.g, BOX.unit["FRc-1"])
    t = salonika(units, control="skopje")
    assert not in_supply(t.g, BOX.unit["FRc-1"])


def test_9_5_2_4a_greeks_move_only_after_greece_has_entered() -> None:
    """9.5.2.4a: neither activated nor redeployed before; afterwards they march and their spaces are open."""
    t = idle(salonika({"salonika": "FRc-1"}, hands="AP2 AP44"))
    t.do("ops:AP2")
    assert t.refusal("move:florina").rule == t.refusal("attack:florina").rule == "9.5.2.4a"
    idle(t.do("done"))
    t.do("event:AP44")
    assert t.g.greece == 2
    idle(t).do("automatic", "move:florina", "pick:GRc-1", "step:monastir", "stop")
    assert t.at("GRc-1") == "monastir"


def test_9_5_2_4a_neutral_greeks_are_not_redeployed() -> None:
    """9.5.2.4a: a redeployment card moves other Allies, not the Greeks."""
    t = salonika({"salonika": "FRc-1"}, hands="AP2")
    idle(t).do("automatic", "done")
    idle(t).do("sr:AP2")
    assert t.refusal("redeploy:GRc-1").rule == "9.5.2.4a"
    assert t.can("redeploy:FRc-1")


# -- 9.5.2.5 Italy and Romania ---------------------------------------------------------------------


def test_9_5_2_5_italy_and_romania_are_events_only_while_the_cp_alone_are_in_total_war() -> None:
    """9.5.2.5: no operations, redeployment or replacements; as events they bring their countries in."""
    t = table(position(active="ap", hands="AP16 AP17 AP2", level=(1, 2)))
    for name in ("AP16", "AP17"):
        for use in ("ops", "sr", "rp"):
            assert t.refusal(f"{use}:{name}").rule == "9.5.2.5"
            assert t.can(f"{use}:AP2")
    t.do("event:AP17")
    assert t.g.war == {"it"}
    t = table(position(active="ap", hands="AP16 AP17", level=(1, 1)))  # neither in Total War
    assert t.can("ops:AP16")
    assert t.can("rp:AP17")


def test_9_5_2_5_they_may_be_discarded_like_combat_cards() -> None:
    """9.5.2.5: before drawing, in the same conditions only."""
    state = without_piles(position(active="ap", round=6, hands="AP16 AP17 AP2", level=(1, 2)))
    t = table(state, dice=[cards("AP16"), 5, 4])
    idle(t)
    assert (t.asked, t.prompt) == ("ap", "ask-discard")
    assert t.options == ["discard:AP16", "discard:AP17", "done"]
    t.do("discard:AP16", "done")
    assert (t.g.turn, t.card("AP17")) == (6, "hand")


def test_9_5_2_5a_allied_total_war_lifts_the_restriction() -> None:
    """9.5.2.5a: both uses are back, and the discard is gone."""
    t = table(position(active="ap", hands="AP16 AP17 AP4", round=6, level=(2, 2)))
    for use in ("ops", "event", "sr", "rp"):
        assert t.can(f"{use}:AP16")
        assert t.can(f"{use}:AP17")
    idle(t)
    assert t.options == ["discard:AP4", "done"]
    assert t.refusal("discard:AP16").rule == t.refusal("discard:AP17").rule == "9.5.4.6"
