"""The Central Powers' Limited War cards, CP.15 to CP.34, each played for real."""

from __future__ import annotations

import pytest

from .cards_cp import Shot, finish, german_attack_card, last_round, operation, play_cc, reinforcement, shot
from .rounds import idle
from .table import position, table

CAUCASUS = {"rize": "TUc-1", "batum": "RUc-1"}


def test_cp_15_chlorine_gas_adds_one_to_a_german_attack() -> None:
    """CP.15: +1, German attacks only, removed after the combat whoever wins."""
    german_attack_card("CP15", kept=False)


def test_cp_16_liman_von_sanders_adds_one_to_a_turkish_attack_or_defence() -> None:
    """CP.16: +1 for Turks who attack or defend; removed; nothing without Turks."""
    t = table(position(CAUCASUS, war="tu", hands="CP7 CP16"), dice=[3, 1])
    operation(t, "CP7", "batum", "TUc-1")
    play_cc(t, "CP16")
    assert shot(t, "cp") == Shot(3, 4, 1, "corps", "1")
    assert shot(t, "ap").total == 1
    finish(t)
    assert t.card("CP16") == "removed"

    t = table(position(CAUCASUS, war="tu", active="ap", hands="AP1 CP16"), dice=[1, 3])
    operation(t, "AP1", "rize", "RUc-1")
    play_cc(t, "CP16")
    assert shot(t, "cp").total == 4
    finish(t)
    assert t.card("CP16") == "removed"

    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, war="tu", hands="CP7 CP15 CP16"), dice=[1, 1])
    operation(t, "CP7", "cambrai", "GE2")
    assert t.refusal("combat_card:CP16").rule == "12.2.5"


def test_cp_17_mata_hari_shows_the_allied_hand_and_gives_operations() -> None:
    """CP.17: the Central Powers see every Allied card, then operate with the card's 2 points; removed."""
    t = table(position({"sedan": "GE2", "koblenz": "GE3"}, hands="CP17 AP1 AP9 AP33"))
    assert t.play.view(1)["position"].cards["ap"].hand == []
    t.do("event:CP17")
    assert t.play.view(1)["position"].cards["ap"].hand == ["AP1", "AP9", "AP33"]
    assert t.play.view(None)["position"].cards["ap"].hand == []  # nobody else sees them
    assert t.play.view(0)["position"].cards["cp"].hand == []
    assert (t.prompt, t.asked, t.g.points) == ("ask-activate", "cp", 2)
    t.do("move:sedan", "move:koblenz", "pick:GE2", "step:cambrai", "stop", "done")
    assert t.at("GE2") == "cambrai"
    assert (t.asked, t.card("CP17"), t.g.combined) == ("ap", "removed", 0)


def test_cp_18_fortified_machine_guns_add_one_to_a_german_defence() -> None:
    """CP.18: +1 for a German defender, entrenched or not (RULINGS C6); kept by the winner,
    lost by the loser."""
    units = {"sedan": "GE2", "cambrai": "FR5"}
    t = table(position(units, active="ap", hands="AP1 CP18"), dice=[1, 3])
    operation(t, "AP1", "sedan", "FR5")
    play_cc(t, "CP18")
    assert shot(t, "cp") == Shot(3, 4, 4, "army", "5")
    assert shot(t, "ap").total == 1
    finish(t)
    assert t.card("CP18") == "table"

    t = table(position(units, active="ap", hands="AP1 CP18", trenches={"sedan": 1}), dice=[1, 3])
    operation(t, "AP1", "sedan", "FR5")
    play_cc(t, "CP18")
    assert shot(t, "cp") == Shot(3, 4, 4, "army", "6-8")  # trench and card

    t = table(position({**units, "sedan": "(GEc-1)"}, active="ap", hands="AP1 CP18"), dice=[6, 1])
    operation(t, "AP1", "sedan", "FR5")
    finish(play_cc(t, "CP18"))
    assert t.card("CP18") == "discard"


def test_cp_18_needs_a_supplied_german_among_the_defenders() -> None:
    """CP.18, 14.3.4: not for Austrians, not for Germans out of supply."""
    t = table(position({"maggiore": "IT1", "villach": "AHc-1"}, active="ap", turn=7, war="it", hands="AP1 CP4 CP18"))
    operation(t, "AP1", "villach", "IT1")
    while t.asked == "ap":
        t.do("done")
    assert t.refusal("combat_card:CP18").rule == "12.2.5"

    cut_off = {"melun": "GEc-1 AHc-1", "paris": "FR5", "cambrai": "GE2", "sedan": "GE3", "amiens": "FR6"}
    t = table(position(cut_off, active="ap", hands="AP1 CP18"), dice=[1, 1])
    operation(t, "AP1", "melun", "FR5")
    while t.prompt == "ask-combat-cards":
        assert t.asked == "ap"  # no card helps a defender out of supply: nobody else is asked
        t.do("done")
    assert shot(t, "cp").total == 1
    assert t.card("CP18") == "hand"


def test_cp_19_flamethrowers_add_one_to_a_german_attack() -> None:
    """CP.19: +1, German attacks only, removed after the combat whoever wins."""
    german_attack_card("CP19", kept=False)


def test_cp_20_austrian_reinforcements_bring_the_10th_army() -> None:
    """CP.20: AH10 at Vienna or Budapest."""
    reinforcement("CP20", {"AH10": "vienna"}, other="CP14")


def test_cp_21_german_reinforcements_bring_the_11th_army_and_a_corps() -> None:
    """CP.21: GE11 and one corps."""
    t = reinforcement("CP21", {"GE11": "berlin"}, "GEc-1", other="CP7")
    assert t.at("GEc-2") == "aside"


def test_cp_22_german_reinforcements_bring_the_12th_army_and_a_corps() -> None:
    """CP.22: GE12 and one corps."""
    t = reinforcement("CP22", {"GE12": "essen"}, "GEc-1", other="CP7")
    assert t.at("GEc-2") == "aside"


def test_cp_23_austrian_reinforcements_bring_the_11th_army() -> None:
    """CP.23: AH11 at Vienna or Budapest."""
    reinforcement("CP23", {"AH11": "budapest"}, other="CP14")


def test_cp_24_libyan_revolt_places_the_senussi() -> None:
    """CP.24: the SN corps rises in Libya unless an Allied unit is there;
    it is the Turkish reinforcement of the turn."""
    t = table(position({"libya": "BRc-1"}, turn=9, war="tu", hands="CP24"))
    assert t.refusal("event:CP24").rule == "CP.24"
    assert table(position({}, turn=9, hands="CP24")).refusal("event:CP24").rule == "CP.24"  # Turkey neutral

    t = table(position({"alexandria": "BRc-1"}, turn=9, war="tu", control={"ap": "libya"}, hands="CP24 CP42"))
    assert t.control("libya") == "ap"
    t.do("event:CP24")
    assert (t.at("SN"), t.reduced("SN"), t.control("libya")) == ("libya", False, "cp")
    assert (t.card("CP24"), t.g.vp) == ("removed", 10)
    idle(t)
    assert t.refusal("event:CP42").rule == "9.5.3.1"
    t.do("automatic", "attack:libya")  # always in supply, and it attacks as Turks do
    assert t.can("assault:alexandria")
    t.check()


def test_cp_25_high_seas_fleet_scores_unless_the_grand_fleet_sails_at_once() -> None:
    """CP.25: +1 VP after the Allies' next action, whatever it is, but Grand Fleet."""
    t = table(position({}, hands="CP25 AP33")).do("event:CP25")
    assert (t.g.vp, t.card("CP25")) == (10, "removed")  # not yet
    t.do("ops:AP33", "done")
    assert t.g.vp == 11
    assert t.asked == "cp"

    t = table(position({}, hands="CP25 AP33")).do("event:CP25", "event:AP33")
    assert (t.g.vp, t.asked) == (10, "cp")
    idle(t, 2)
    assert t.g.vp == 10

    t = table(position({}, hands="CP25 AP33"))
    t.do("event:CP25")
    idle(t, 2)
    assert t.g.vp == 11
    assert t.refusal("event:AP33").rule == "AP.33"  # an action too late


VERDUN = {"metz": "GE4", "verdun": "FR3"}


def test_cp_26_place_of_execution_adds_two_against_a_french_fort() -> None:
    """CP.26: after Falkenhayn and before H-L, +2 in an attack on a French fort's space; 1 war status;
    removed."""
    t = table(position(VERDUN, played="CP13", hands="CP7 CP26"), dice=[2, 1])
    operation(t, "CP7", "verdun", "GE4")
    play_cc(t, "CP26")
    assert shot(t, "cp") == Shot(2, 4, 4, "army", "5")
    assert (t.g.ws, t.g.combined) == ([0, 1], 1)
    finish(t)
    assert t.card("CP26") == "removed"

    for played in ("", "CP54", "CP13 CP54"):
        t = table(position(VERDUN, played=played, hands="CP7 CP15 CP26"), dice=[2, 1])
        operation(t, "CP7", "verdun", "GE4")
        assert t.refusal("combat_card:CP26").rule == "12.2.5"

    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, played="CP13", hands="CP7 CP15 CP26"), dice=[2, 1])
    operation(t, "CP7", "cambrai", "GE2")
    assert t.refusal("combat_card:CP26").rule == "12.2.5"  # no fort


@pytest.mark.parametrize(("recorded", "left"), [(6, 2), (3, 0)])
def test_cp_27_zeppelin_raids_take_four_british_points_this_turn(recorded: int, left: int) -> None:
    """CP.27: 4 BR points fewer in this turn's replacement phase, never below 0; 1 war status;
    not next turn."""
    units = {"london": "(BR3) (BR5)", "paris": "(FR5)"}
    t = last_round(units, "CP27 AP1", rp={"br": recorded, "fr": 1})
    t.do("event:CP27")
    assert (t.g.ws, t.g.combined, t.card("CP27")) == ([0, 1], 1, "removed")
    assert t.rp("br") == recorded  # until the phase
    idle(t)
    assert (t.prompt, t.asked) == ("ask-replace", "ap")
    assert (t.rp("br"), t.rp("fr")) == (left, 1)
    if not left:
        assert t.refusal("flip:BR3").rule == "17.1.1"
    t.dice(6, 6).do("done")
    idle(t).do("rp:AP1")  # next turn
    idle(t, 10)
    assert (t.prompt, t.rp("br")) == ("ask-replace", 2)


def test_cp_28_tsar_takes_command_when_the_track_allows_it() -> None:
    """CP.28: only while 3 Russian VP spaces are held; the marker moves on for good; 1 war status; removed."""
    two = position({}, hands="CP28", control={"cp": "lodz vilna"})
    assert table(two).refusal("event:CP28").rule == "CP.28"
    t = table(position({}, hands="CP28", control={"cp": "lodz vilna minsk"})).do("event:CP28")
    assert (t.g.ws, t.g.combined, t.card("CP28")) == ([0, 1], 1, "removed")
    assert t.play.view(None)["position"].russia_track == 2


def test_cp_29_the_11th_army_counts_as_one_nationality_with_corps() -> None:
    """CP.29: GE11 with an Austrian corps costs 1 after the event, 2 before;
    another army's stack costs 2 still."""
    units = {"tarnow": "GE11 AHc-1", "cracow": "GE12 AHc-2"}
    t = table(position(units, hands="CP9 CP29"))
    t.do("ops:CP9", "move:tarnow")
    assert t.g.points == 2

    t = table(position(units, hands="CP9 CP29")).do("event:CP29")
    assert (t.card("CP29"), t.g.combined) == ("removed", 0)
    idle(t).do("ops:CP9", "move:tarnow")
    assert t.g.points == 3
    t.do("move:cracow")
    assert t.g.points == 1


def test_cp_30_alpenkorps_adds_one_into_or_out_of_a_mountain() -> None:
    """CP.30: a German attack from a mountain or into one +1; kept by the winner; not between other ground."""
    out_of = {"villach": "GEc-1", "maggiore": "(ITc-1)"}
    t = table(position(out_of, war="it", hands="CP7 CP30"), dice=[1, 1])
    operation(t, "CP7", "maggiore", "GEc-1")
    play_cc(t, "CP30")
    assert shot(t, "cp") == Shot(1, 2, 1, "corps", "2")
    finish(t)
    assert t.card("CP30") == "table"

    into = {"nis": "GEc-1", "skopje": "SB1"}
    t = table(position(into, war="bu", hands="CP7 CP30"), dice=[1, 4])
    operation(t, "CP7", "skopje", "GEc-1")
    play_cc(t, "CP30")
    assert shot(t, "cp").total == 2
    finish(t)
    assert t.card("CP30") == "discard"

    austrians_there = {"villach": "AHc-1", "udine": "GEc-1 AHc-2", "maggiore": "ITc-1", "trieste": "AHc-3"}
    t = table(position(austrians_there, war="it", hands="CP9 CP15 CP30"), dice=[1, 1])
    operation(t, "CP9", "maggiore", "AHc-1 GEc-1 AHc-2")
    assert t.refusal("combat_card:CP30").rule == "12.2.5"  # the mountain is the Austrians'


def test_cp_31_kemal_lets_turkish_corps_fire_like_an_army() -> None:
    """CP.31: a Turkish defender of factor 1 fires on the army table; one combat a turn:
    discarded even in victory."""
    t = table(position(CAUCASUS, war="tu", active="ap", hands="AP1 CP31"), dice=[1, 6])
    operation(t, "AP1", "rize", "RUc-1")
    play_cc(t, "CP31")
    assert shot(t, "cp") == Shot(6, 6, 2, "army", "1")
    assert shot(t, "ap") == Shot(1, 1, 0, "corps", "1")
    finish(t)
    assert t.at("RUc-1") == "eliminated"  # two steps, as only an army inflicts
    assert t.card("CP31") == "discard"

    weak = {"rize": "(TUc-1)", "batum": "RUc-1"}
    t = table(position(weak, war="tu", active="ap", hands="AP1 CP16 CP31"), dice=[1, 6])
    operation(t, "AP1", "rize", "RUc-1")
    while t.asked == "ap":
        t.do("done")
    assert t.refusal("combat_card:CP31").rule == "12.2.5"  # factor 0

    t = table(position(CAUCASUS, war="tu", hands="CP7 CP16 CP31"), dice=[1, 6])
    operation(t, "CP7", "batum", "TUc-1")
    assert t.refusal("combat_card:CP31").rule == "12.2.5"  # Turks who attack


def test_cp_32_war_in_africa_costs_a_british_corps_or_a_point() -> None:
    """CP.32: the Allies choose: a corps leaves the game, or 1 VP; 1 war status; removed."""
    units = {"cairo": "BRc-1", "calais": "AUS BR1"}
    t = table(position(units, war="tu", hands="CP32")).do("event:CP32")
    assert (t.asked, t.options) == ("ap", ["give_up:BRc-1", "concede"])
    assert t.refusal("give_up:BR1").rule == "CP.32"
    t.do("give_up:BRc-1")
    assert (t.at("BRc-1"), t.g.vp) == ("removed", 10)
    assert (t.g.ws, t.g.combined, t.card("CP32")) == ([0, 1], 1, "removed")

    t = table(position(units, war="tu", hands="CP32")).do("event:CP32", "concede")
    assert (t.at("BRc-1"), t.g.vp) == ("cairo", 11)


def test_cp_33_walther_rathenau_gives_a_german_point_every_later_turn() -> None:
    """CP.33: nothing in the turn it is played, then 1 GE point each turn until the Independent Air Force;
    2 status."""
    t = last_round({"essen": "(GE2) (GE3)"}, "CP33 AP37")
    t.do("event:CP33")
    assert (t.g.ws, t.g.combined, t.card("CP33")) == ([0, 2], 2, "removed")
    t.dice(6, 4)
    idle(t)  # no point in this turn's replacement phase: nobody is asked
    assert (t.g.turn, t.reduced("GE2"), t.prompt) == (6, True, "ask-action")
    idle(t, 12)
    assert (t.prompt, t.asked, t.rp("ge")) == ("ask-replace", "cp", 1)
    t.dice(6, 4).do("flip:GE2")
    assert (t.g.turn, t.reduced("GE2")) == (7, False)
    idle(t).do("event:AP37")
    t.dice(6, 4)
    idle(t, 10)
    assert (t.g.turn, t.reduced("GE3")) == (8, True)  # the air force has put an end to it


def test_cp_34_bulgaria_joins_the_central_powers() -> None:
    """CP.34: a neutral's entry: six corps placed at once, Bulgaria open; 2 war status; removed."""
    t = table(position({"nis": "SB1"}, hands="CP34 AP16 AP1")).do("event:CP34")
    assert (t.at("BUc-1"), t.at("BUc-2")) == ("sofia", "sofia")
    assert t.refusal("deploy:sofia").rule == "4.2.2"
    for space in ("varna", "burgas", "strumitsa", "plevna"):
        t.do(f"deploy:{space}")
    assert [t.at(f"BUc-{n}") for n in range(3, 7)] == ["varna", "burgas", "strumitsa", "plevna"]
    assert (t.g.ws, t.g.combined, t.card("CP34")) == ([0, 2], 2, "removed")
    assert t.refusal("event:AP16").rule == "9.5.2.2"  # one neutral a turn, whoever's
    t.do("automatic", "attack:nis")
    assert t.can("assault:sofia")  # and it may be attacked now
