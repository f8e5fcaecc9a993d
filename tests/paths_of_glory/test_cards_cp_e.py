"""The designer's clarifications of the Central Powers' cards, FAQ.CP.*."""

from __future__ import annotations

import pytest

from .cards_cp import Shot, finish, last_round, operation, play_cc, shot
from .rounds import idle, without_piles
from .table import Table, cards, position, table

EAST = {"insterberg": "GE8", "konigsberg": "GEc-1", "tannenberg": "RUc-1"}


def test_faq_cp_2a_wireless_is_not_kept_back_until_the_attempt_fails() -> None:
    """FAQ.CP.2a: played before the flank die or not at all, never in the step of the combat cards."""
    t = table(position(EAST, hands="CP7 CP2 CP3"), dice=[1])
    operation(t, "CP7", "tannenberg", "GE8 GEc-1", pin="insterberg")
    t.do("roll")
    assert t.g.battle is not None
    assert t.g.battle.flank == -1
    assert t.prompt == "ask-combat-cards"
    assert t.refusal("combat_card:CP2").rule == "CP.2"
    assert t.can("combat_card:CP3")


def flank_question(units: dict[str, str], target: str, attackers: str, pin: str, **facts: object) -> str:
    """What is asked once a flank attempt is declared, with Wireless Intercepts in hand."""
    t = table(position(units, hands="CP9 CP2", **facts), dice=[1])  # type: ignore[arg-type]
    operation(t, "CP9", target, attackers, pin=pin)
    return t.prompt


def test_faq_cp_2b_wireless_needs_a_german_flank_attack() -> None:
    """FAQ.CP.2b: Austrians may take part beside a German army;
    Austrians with a German corps do not qualify."""
    corps = {"przemysl": "AH1 GEc-1", "stanislau": "AH2", "lemberg": "RUc-1"}
    assert flank_question(corps, "lemberg", "AH1 GEc-1 AH2", "przemysl") != "ask-wireless"
    army = {"przemysl": "AH1 GE12", "stanislau": "AH2", "lemberg": "RUc-1"}
    assert flank_question(army, "lemberg", "AH1 GE12 AH2", "przemysl") == "ask-wireless"


def test_faq_cp_2c_wireless_is_never_used_in_the_near_east() -> None:
    """FAQ.CP.2c: a German army must take part, and none comes to the Near East;
    a Turkish army does not serve."""
    units = {"van": "YLD", "erzerum": "GEc-1 TUc-1", "eleskirt": "RUc-1"}
    assert flank_question(units, "eleskirt", "YLD GEc-1 TUc-1", "erzerum", war="tu") != "ask-wireless"


@pytest.mark.parametrize(
    ("stack", "price"),
    [
        ("AH1 GEc-1 GEc-2", 1),
        ("AHc-1 GEc-1", 1),
        ("AH1 AHc-1 GEc-1", 2),
        ("AH1 GE12", 2),
        ("AH1 GE12 GEc-1", 2),
        ("TUc-1 GEc-1 GEc-2", 2),
    ],
)
def test_faq_cp_10a_sud_army_has_exactly_one_austrian_unit(stack: str, price: int) -> None:
    """FAQ.CP.10a: one Austrian unit and up to two German corps, nothing else."""
    t = table(position({"tarnow": stack}, hands="CP9 CP10", war="tu")).do("event:CP10")
    idle(t).do("ops:CP9", "move:tarnow")
    assert t.g.points == 4 - price


def test_faq_cp_11a_oberost_may_be_played_for_its_war_status_alone() -> None:
    """FAQ.CP.11a: also when the forts are open anyway, and in Limited War."""
    t = table(position({}, hands="CP11", status=(0, 6, 6), level=(0, 1), war="tu")).do("event:CP11")
    assert (t.g.ws, t.g.combined, t.card("CP11")) == ([0, 7], 7, "removed")


LIBYA = {"alexandria": "BRc-1 BRc-2"}


def test_faq_cp_24a_allied_corps_enter_libya_once_turkey_is_at_war() -> None:
    """FAQ.CP.24a: closed while Turkey is neutral; a corps that has gone there bars the revolt."""
    t = table(position(LIBYA, turn=9, active="ap", hands="AP1"))
    t.do("ops:AP1", "move:alexandria", "done", "pick:BRc-1")
    assert t.refusal("step:libya").rule == "11.1.11"

    t = table(position(LIBYA, turn=9, active="ap", hands="AP1 CP24", war="tu"))
    t.do("ops:AP1", "move:alexandria", "done", "pick:BRc-1", "step:libya")
    while t.asked == "ap":
        t.do("stop" if t.can("stop") else "done")
    assert (t.at("BRc-1"), t.control("libya")) == ("libya", "ap")
    assert t.refusal("event:CP24").rule == "CP.24"


FORTS = "belfort nancy paris verdun"


def test_faq_cp_26a_place_of_execution_is_dead_after_hl() -> None:
    """FAQ.CP.26a: not even for its war status."""
    t = table(position({}, hands="CP26", played="CP13 CP54", destroyed=FORTS))
    assert t.refusal("event:CP26").rule == "CP.26"


def test_faq_cp_26b_destroyed_and_besieged_forts_do_not_qualify() -> None:
    """FAQ.CP.26b: only the space of an intact French fort that is not besieged."""
    t = table(position({"verdun": "GE4", "sedan": "GE5"}, hands="CP7 CP15 CP26", played="CP13"))
    operation(t, "CP7", "verdun", "GE4")  # from inside the siege
    assert t.refusal("combat_card:CP26").rule == "12.2.5"

    t = table(position({"metz": "GE4", "verdun": "FR3"}, hands="CP7 CP15 CP26", played="CP13", destroyed="verdun"))
    operation(t, "CP7", "verdun", "GE4")
    assert t.refusal("combat_card:CP26").rule == "12.2.5"

    t = table(position({"metz": "GE4"}, hands="CP7 CP15 CP26", played="CP13"))
    operation(t, "CP7", "verdun", "GE4")  # the fort alone
    assert t.can("combat_card:CP26")


def test_faq_cp_26c_for_its_war_status_only_when_all_french_forts_are_gone() -> None:
    """FAQ.CP.26c: while one stands the card is not wasted so; then 1 war status and nothing else."""
    t = table(position({}, hands="CP26", played="CP13", destroyed="belfort nancy paris"))
    assert t.refusal("event:CP26").rule == "CP.26"
    t = table(position({}, hands="CP26", played="CP13", destroyed=FORTS)).do("event:CP26")
    assert (t.g.ws, t.g.combined, t.g.vp, t.card("CP26")) == ([0, 1], 1, 10, "removed")


def test_faq_cp_29a_the_11th_army_may_be_announced_before_it_exists() -> None:
    """FAQ.CP.29a: the event first, the army later; it then has the event's favour."""
    t = table(position({"essen": "AHc-1"}, turn=9, hands="CP9 CP29 CP21"))
    assert t.at("GE11") == "aside"
    idle(t.do("event:CP29")).do("event:CP21", "deploy:essen")
    idle(t).do("ops:CP9", "move:essen")
    assert t.g.points == 3


def price_with_the_11th(stack: str, war: str = "tu bu") -> int:
    t = table(position({"tarnow": stack}, hands="CP9 CP29", war=war)).do("event:CP29")
    idle(t).do("ops:CP9", "move:tarnow")
    return 4 - t.g.points


@pytest.mark.parametrize("stack", ["GE11 AHc-1 GE12", "GE11 AHc-1 GEc-1"])
def test_faq_cp_29b_another_german_unit_costs_nothing_more(stack: str) -> None:
    """FAQ.CP.29b: GE11, an Austrian corps and a German army or corps: 1."""
    assert price_with_the_11th(stack) == 1


@pytest.mark.parametrize(
    ("stack", "price"),
    [("GE11 AHc-1 AH1", 2), ("GE11 AHc-1 AHc-2", 1), ("GE11 AHc-1 BUc-1", 1), ("GE11 AHc-1 TUc-1", 1)],
)
def test_faq_cp_29c_corps_count_with_it_armies_do_not(stack: str, price: int) -> None:
    """FAQ.CP.29c: a further corps of any nation is free, an Austrian army is not."""
    assert price_with_the_11th(stack) == price


def test_faq_cp_29d_the_11th_army_attacks_with_the_nations_of_its_corps() -> None:
    """FAQ.CP.29d: GE11 with an Austrian corps flanks together with Austrians;
    with a Turkish one also with Turks."""
    units = {"przemysl": "GE11 AHc-1", "stanislau": "AH1", "lemberg": "RU4"}
    t = table(position(units, hands="CP6", played="CP29"), dice=[5])
    operation(t, "CP6", "lemberg", "GE11 AHc-1 AH1", pin="przemysl").do("roll")
    assert t.g.battle is not None
    assert t.g.battle.flank == 1

    three = {"przemysl": "GE11 AHc-1 TUc-1", "stanislau": "AH1", "tarnopol": "YLD", "lemberg": "RU4"}
    t = table(position(three, hands="CP6", played="CP29", war="tu"), dice=[5])
    operation(t, "CP6", "lemberg", "GE11 AHc-1 TUc-1 AH1 YLD", pin="przemysl")  # three points
    assert t.g.battle is not None
    assert len(t.g.battle.attackers) == 5

    apart = {"przemysl": "GE11", "stanislau": "AH1", "lemberg": "RU4"}
    t = table(position(apart, hands="CP6", played="CP29"))
    t.do("ops:CP6", "attack:przemysl", "attack:stanislau", "done", "assault:lemberg", "join:GE11")
    assert t.refusal("join:AH1").rule == "12.1.9"  # nobody of theirs is with it


MESOPOTAMIA = {"kut": "NE", "samawah": "BRc-1"}


def flank_on_baghdad(turks: str, die: int, *, after_flank: bool = False) -> Table:
    """A British flank attempt on Baghdad; Kemal and Liman von Sanders are in the Central Powers' hand."""
    state = position(
        {**MESOPOTAMIA, "baghdad": turks}, active="ap", war="tu", control={"ap": "qurna an-nasiriya"},
        hands="AP1 CP16 CP31", options={"cards-after-flank": after_flank},
    )  # fmt: skip
    t = table(state, dice=[die])
    operation(t, "AP1", "baghdad", "NE BRc-1", pin="kut")
    while t.asked == "ap":
        t.do("done")
    return t


def test_faq_cp_31a_kemal_does_not_help_against_a_flank_attack_that_succeeded() -> None:
    """FAQ.CP.31a: refused after a success; against a failed attempt the Turks fire first, like an army."""
    t = flank_on_baghdad("TUc-1 TUc-2", 4)
    assert t.g.battle is not None
    assert t.g.battle.flank == 1
    assert t.refusal("combat_card:CP31").rule == "12.2.5"
    assert t.can("combat_card:CP16")

    t = flank_on_baghdad("TUc-1 TUc-2", 1)
    assert t.g.battle is not None
    assert t.g.battle.flank == -1
    t.dice(6)
    play_cc(t, "CP31")
    assert shot(t, "cp") == Shot(6, 6, 3, "army", "2")


def test_faq_cp_31b_with_the_option_kemal_is_played_after_the_flank_roll() -> None:
    """FAQ.CP.31b: option cards-after-flank: also after a success;
    the Turks that are left with a factor fire."""
    t = flank_on_baghdad("TUc-1 TUc-2 TUc-3", 4, after_flank=True)
    t.dice(1)
    play_cc(t, "CP31")
    assert shot(t, "ap") == Shot(1, 1, 3, "army", "6-8")
    t.dice(6).do("lose:TUc-1", "lose:TUc-1", "lose:TUc-2")
    assert shot(t, "cp") == Shot(6, 6, 2, "army", "1")  # TUc-3 alone has a factor left
    finish(t)
    assert t.card("CP31") == "discard"

    t = flank_on_baghdad("TUc-1 TUc-2", 4, after_flank=True)
    t.dice(1)
    play_cc(t, "CP31")
    t.dice(6).do("lose:TUc-1", "lose:TUc-1", "lose:TUc-2")
    assert shot(t, "cp") == Shot(6, 6, 1, "corps", "0")  # factor 0: no army fire


def test_faq_cp_31b_withdrawal_is_played_after_the_flank_roll_and_saves_a_step_after_the_return_fire() -> None:
    """FAQ.CP.31b, FAQ.CP.31a: Withdrawal works against a success too,
    but only once the defenders have fired (C3)."""
    for after_flank in (False, True):
        state = position(
            {"chateau-thierry": "FR5", "verdun": "FR6", "sedan": "GEc-1 GEc-2"}, active="ap",
            hands="AP1 CP56", options={"expansion": True, "cards-after-flank": after_flank},
        )  # fmt: skip
        t = table(state, dice=[6, 1])
        operation(t, "AP1", "sedan", "FR5 FR6", pin="verdun")
        play_cc(t, "CP56")
        t.dice(6).do("lose:GEc-1", "lose:GEc-1", "lose:GEc-2")
        assert shot(t, "cp").column == "1"  # (GEc-2) alone fires
        assert t.prompt == "ask-restore"


def africa(units: dict[str, str]) -> Table:
    return table(position(units, war="tu", hands="CP32")).do("event:CP32")


def test_faq_cp_32a_the_dead_are_not_sent_to_africa() -> None:
    """FAQ.CP.32a: an eliminated corps does not count; with nobody else the Allies concede the point."""
    t = africa({"eliminated": "BRc-1", "cairo": "BRc-2", "reserve": "BRc-3"})
    assert t.options == ["give_up:BRc-2", "give_up:BRc-3", "concede"]
    assert t.refusal("give_up:BRc-1").rule == "CP.32"
    assert africa({"eliminated": "BRc-1"}).options == ["concede"]


def test_faq_cp_32b_a_reduced_corps_only_if_no_full_one_is_left() -> None:
    """FAQ.CP.32b: the full corps goes first; when all are reduced, one of them is enough."""
    t = africa({"cairo": "(BRc-1) BRc-2"})
    assert t.refusal("give_up:BRc-1").rule == "CP.32"
    t.do("give_up:BRc-2")
    assert (t.at("BRc-2"), t.g.vp) == ("removed", 10)
    t = africa({"cairo": "(BRc-1)"}).do("give_up:BRc-1")
    assert (t.at("BRc-1"), t.g.vp) == ("removed", 10)


def test_faq_cp_32c_a_besieger_may_go_and_the_siege_lapses() -> None:
    """FAQ.CP.32c: one of two corps before Beersheba (fort 2) is taken: no siege any more."""
    t = africa({"beersheba": "BRc-1 BRc-2"})
    siege = next(space for space in t.play.view(None)["position"].spaces if "BRc-1" in space.stack)
    assert siege.siege == "besieged"
    t.do("give_up:BRc-1")
    after = next(space for space in t.play.view(None)["position"].spaces if "BRc-2" in space.stack)
    assert after.siege == ""
    assert t.control("beersheba") == "cp"
    t.check()


def test_faq_cp_33a_rathenau_pays_without_any_replacement_card() -> None:
    """FAQ.CP.33a: the point comes every turn although nobody plays replacements."""
    t = last_round({"essen": "(GE2) (GE3)"}, "CP33")
    t.do("event:CP33").dice(6, 4)
    idle(t)
    for turn in (6, 7):
        assert t.g.turn == turn
        idle(t, 12)
        assert (t.asked, t.prompt, t.rp("ge")) == ("cp", "ask-replace", 1)
        t.dice(6, 4).do("done")


def test_faq_cp_44a_von_hutier_works_on_russians_among_others() -> None:
    """FAQ.CP.44a: a stack of Russians and Serbs will do; Serbs alone will not."""
    for defenders, fits in (("RU4 SBc-1", True), ("SB1", False)):
        t = table(position({"przemysl": "GE12", "lublin": defenders}, trenches={"lublin": 1}, hands="CP7 CP15 CP44"))
        operation(t, "CP7", "lublin", "GE12")
        if fits:
            t.dice(1)
            play_cc(t, "CP44")
            assert shot(t, "cp").column == "5"
            assert t.g.battle is not None
            assert t.g.battle.score[0] == -1  # the Russians have not fired yet
        else:
            assert t.refusal("combat_card:CP44").rule == "12.2.5"


def test_faq_cp_45a_after_brest_russians_draw_supply_through_russia_only() -> None:
    """FAQ.CP.45a: not through other Allied units, not through other Allied countries; before,
    through both."""
    units = {
        "bucharest": "RUc-1", "jassy": "RUc-2", "czernowitz": "RUc-3", "kamenets-podolski": "ROc-1",
        "tarnow": "AH1", "barlad": "ROc-2",
    }  # fmt: skip
    for played, cut_off in (("CP53", ()), ("CP53 CP45", ("bucharest", "czernowitz"))):
        t = table(position(units, active="ap", hands="AP1", war="ro", played=played)).do("ops:AP1")
        for space in ("bucharest", "jassy", "czernowitz", "barlad"):
            if space in cut_off:
                assert t.refusal(f"move:{space}").rule == "14.3.1"
            else:
                assert t.can(f"move:{space}")

    t = table(position(units, active="ap", hands="AP1", war="ro", played="CP53 CP45"))
    t.do("ops:AP1", "move:kamenets-podolski", "done", "pick:ROc-1", "step:zhmerinka", "stop")
    idle(t)
    t.do("automatic")
    assert t.can("move:czernowitz")  # the Romanians have made way


def test_faq_cp_45a_after_brest_russians_cut_off_by_their_allies_get_neither_points_nor_corps() -> None:
    """FAQ.CP.45a, 17.1.4.1, 13.1.8: the way home is not through Romania either, where the unit is out of supply."""
    units = {"bucharest": "(RUc-1)", "jassy": "(RUc-2)", "reserve": "RUc-4", "odessa": "RU3"}
    for played, cut_off in (("CP53", False), ("CP53 CP45", True)):
        t = table(position(units, phase="replace_ap", rp={"ru": 1}, war="ro", played=played))
        assert t.can("flip:RUc-2")
        if cut_off:
            assert t.refusal("flip:RUc-1").rule == "17.1.4.1"
        else:
            assert t.can("flip:RUc-1")
        t = table(position(units, active="ap", hands="AP1", war="ro", played=played)).do("sr:AP1", "redeploy:RUc-4")
        assert t.can("to:jassy")
        assert t.can("to:bucharest") != cut_off


def test_faq_cp_45b_after_brest_russians_besiege_and_advance_where_nobody_is() -> None:
    """FAQ.CP.45b: an empty fort is besieged, an empty space of the Central Powers is taken."""
    t = table(position({"lublin": "RU4", "kamenets-podolski": "RUc-1"}, active="ap", hands="AP1", played="CP53 CP45"))
    t.do("ops:AP1", "move:lublin", "move:kamenets-podolski", "done", "pick:RU4", "step:przemysl")
    assert (t.at("RU4"), t.control("przemysl")) == ("przemysl", "cp")
    t.do("pick:RUc-1", "step:czernowitz", "stop")
    assert (t.at("RUc-1"), t.control("czernowitz"), t.g.vp) == ("czernowitz", "ap", 9)
    t.check()


def test_faq_cp_45c_after_brest_mixed_stacks_do_not_attack_russians() -> None:
    """FAQ.CP.45c: Turks stacked with Germans or Bulgarians may not attack Russians, Turks alone may."""
    for friend in ("GEc-1", "BUc-1"):
        units = {"van": "TUc-1", "erzerum": f"TUc-2 {friend}", "eleskirt": "RUc-1", "kars": "BRc-1"}
        t = table(position(units, war="tu bu", played="CP53 CP45", hands="CP9"))
        t.do("ops:CP9", "attack:van", "attack:erzerum", "done", "assault:eleskirt")
        assert t.can("join:TUc-1")
        assert t.refusal("join:TUc-2").rule == "CP.45"
        assert t.refusal(f"join:{friend}").rule == "CP.45"


WEST = {"sedan": "GE2", "cambrai": "FR5", "koblenz": "GE3"}


def mutiny(units: dict[str, str], *, offensive: int = 1, event: bool = True, war: str = "us") -> Table:
    """A turn whose Allied mandatory offensive is rolled (1: French);
    French Mutiny is played in its first round."""
    state = position(units, phase="mandatory", war=war, hands="CP47 AP1 AP2")
    t = table(without_piles(state), dice=[6, offensive])
    return t.do("event:CP47") if event else t


def battle(t: Table, card: str, target: str, units: str) -> Table:
    """A French attack with the lowest dice, to its end; then the rest of the action is passed."""
    operation(t.dice(1, 1), card, target, units)
    finish(play_cc(t))
    if t.prompt == "ask-attack":
        t.do("done")
    return t


def points_after_the_turn(t: Table, actions: int) -> int:
    drawn = [name for name in ("AP1", "AP2") if t.card(name) == "discard"]
    if drawn:
        t.dice(cards(*drawn))
    idle(t.dice(6, 4), actions)
    assert t.g.turn == 6
    return t.g.vp


def test_faq_cp_47a_mutiny_concerns_germans_on_the_western_front_only() -> None:
    """FAQ.CP.47a: French attacks on Germans elsewhere, or on Austrians in France, cost nothing."""
    italy = {"maggiore": "FR5", "villach": "GE2"}
    assert points_after_the_turn(battle(mutiny(italy, war="us it"), "AP1", "villach", "FR5"), 10) == 10
    austrians = {"sedan": "AH1", "cambrai": "FR5"}
    assert points_after_the_turn(battle(mutiny(austrians), "AP1", "sedan", "FR5"), 10) == 10
    assert points_after_the_turn(battle(mutiny(WEST), "AP1", "sedan", "FR5"), 10) == 11


def test_faq_cp_47b_no_french_offensive_no_penalty_and_no_duty() -> None:
    """FAQ.CP.47b: in a turn without a French result attacks are free; with one,
    not attacking costs nothing."""
    assert points_after_the_turn(battle(mutiny(WEST, offensive=4), "AP1", "sedan", "FR5"), 10) == 10
    assert points_after_the_turn(mutiny(WEST), 11) == 10


def test_faq_cp_47c_one_point_a_turn_however_many_attacks() -> None:
    """FAQ.CP.47c: two attacks without Americans: still +1."""
    t = battle(mutiny(WEST), "AP1", "sedan", "FR5")
    idle(t)
    battle(t, "AP2", "sedan", "FR5")
    assert points_after_the_turn(t, 8) == 11


@pytest.mark.parametrize(("second", "points"), [("FR6 USc-2", 10), ("FR6", 11)])
def test_faq_cp_47d_every_attacking_french_space_needs_americans(second: str, points: int) -> None:
    """FAQ.CP.47d: two French spaces attack, one of them without Americans: +1."""
    units = {"sedan": "GE2", "cambrai": "FR5 USc-1", "chateau-thierry": second}
    t = battle(mutiny(units), "AP1", "sedan", "FR5 FR6")
    assert points_after_the_turn(t, 10) == points


def test_faq_cp_47e_no_point_if_the_offensive_was_already_made() -> None:
    """FAQ.CP.47e: the French met their offensive before the mutiny came: no VP that turn, attack as they may."""
    t = idle(mutiny(WEST, event=False))
    battle(t, "AP1", "sedan", "FR5").do("event:CP47")
    battle(t, "AP2", "sedan", "FR5")
    assert points_after_the_turn(t, 8) == 10


def test_faq_cp_52a_the_russian_points_need_not_last() -> None:
    """FAQ.CP.52a: Tsar Takes Command was played with 3 Russian VP;
    with none left the Tsar falls at 33 combined."""
    assert table(position({}, hands="CP52", played="CP28", status=(0, 0, 32))).refusal("event:CP52").rule == "CP.52"
    t = table(position({}, hands="CP52", played="CP28", status=(0, 0, 33))).do("event:CP52")
    assert t.g.vp == 13


def test_faq_cp_52b_the_whole_space_is_paid_for_even_if_one_unit_attacks() -> None:
    """FAQ.CP.52b: only RU4 of three Russians attacks, and three points are gone; two are not enough."""
    units = {"lublin": "RU4 RU5 RUc-1", "przemysl": "AH1"}
    t = table(position(units, active="ap", hands="AP1 AP8", played="CP28 CP52"))
    t.do("ops:AP1", "attack:lublin")
    assert t.g.points == 1
    t.do("done", "assault:przemysl", "join:RU4", "begin")
    t = table(position(units, active="ap", hands="AP1 AP8", played="CP28 CP52")).do("ops:AP8")
    assert t.refusal("attack:lublin").rule == "9.2.3"


@pytest.mark.parametrize("offensive", ["CP49", "CP50", "CP51"])
def test_faq_cp_55a_lloyd_george_comes_too_late_after_the_spring_offensives(offensive: str) -> None:
    """FAQ.CP.55a: not playable once Michael, Blücher or Peace Offensive was played."""
    assert table(position({}, hands="CP55", played=offensive)).refusal("event:CP55").rule == "CP.55"


def test_faq_cp_trench_michael_cancels_all_royal_tank_corps_only_the_shifts() -> None:
    """FAQ.CP.trench: after Michael no holding in a trench; after Royal Tank Corps the defender may hold.

    Both come after the flank step, and a trench bars flank attacks before them (RULINGS C13).
    """
    units = {"cambrai": "BR1 BRc-1", "sedan": "GE2", "brussels": "GE3"}
    state = position(
        units,
        trenches={"cambrai": 1},
        played="CP54",
        hands="CP7 CP49",
        control={"cp": "liege"},
        destroyed="liege",
    )
    t = table(state, dice=[2, 1])
    t.do("ops:CP7", "attack:sedan", "attack:brussels", "done")
    t.do("assault:cambrai", "join:GE2", "join:GE3", "begin")
    assert t.prompt == "ask-combat-cards"  # two spaces, but no flank attempt into a trench
    play_cc(t, "CP49")
    assert (shot(t, "cp").column, shot(t, "ap").column) == ("9-11", "6-8")
    t.do("lose:BR1", "lose:BRc-1", "lose:GE3")
    assert t.prompt == "ask-who-retreats"

    tanks = {"amiens": "BR1 BR3", "cambrai": "GE2 GE5", "sedan": "GE3"}
    t = table(position(tanks, active="ap", trenches={"cambrai": 1}, played="AP28", hands="AP9 AP48"), dice=[6, 1])
    operation(t, "AP9", "cambrai", "BR1 BR3")
    play_cc(t, "AP48")
    assert (shot(t, "ap").column, shot(t, "cp").column) == ("6-8", "9-11")
    while t.prompt == "ask-lose":
        t.do(t.options[0])
    assert t.prompt == "ask-retreat-or-hold"
