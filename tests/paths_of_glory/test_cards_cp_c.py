"""The Central Powers' Total War cards, CP.35 to CP.55, each played for real."""

from __future__ import annotations

import pytest

from .cards_cp import (
    Shot,
    finish,
    german_attack_card,
    last_round,
    operation,
    play_cc,
    reinforcement,
    shot,
    trench,
)
from .rounds import idle, without_piles
from .table import Table, cards, position, table


def test_cp_35_mustard_gas_adds_one_to_a_german_attack() -> None:
    """CP.35: +1, German attacks only, removed after the combat whoever wins."""
    german_attack_card("CP35", kept=False)


def test_cp_36_u_boats_unleashed_until_the_convoy_sails() -> None:
    """CP.36: after H-L; 1 BR point fewer every turn and no US reinforcements, until Convoy; 2 status;
    removed."""
    units = {"london": "(BR3) (BR5)"}
    assert last_round(units, "CP36").refusal("event:CP36").rule == "CP.36"
    t = last_round(units, "CP36 AP1 AP2 AP38 AP52", played="CP54 AP54 AP55", rp={"br": 3})
    t.do("event:CP36")
    assert (t.g.ws, t.g.combined, t.card("CP36")) == ([0, 2], 2, "removed")
    assert t.refusal("event:AP38").rule == "CP.36"
    idle(t)
    assert (t.prompt, t.rp("br")) == ("ask-replace", 2)
    t.dice(6, 4).do("done")

    idle(t).do("rp:AP1")  # the next turn the same
    idle(t, 10)
    assert (t.prompt, t.rp("br")) == ("ask-replace", 1)
    t.dice(cards("AP1"), 6, 4).do("done")

    idle(t).do("event:AP52")
    idle(t)
    assert t.can("event:AP38")
    t.do("rp:AP2")
    idle(t, 8)
    assert (t.prompt, t.rp("br")) == ("ask-replace", 2)


def test_cp_36_never_takes_british_points_below_zero() -> None:
    """CP.36, CP.27: the raids first, then the U-boats, never below 0 (RULINGS S8)."""
    t = last_round({"london": "(BR1)", "paris": "(FR5)"}, "CP36", played="CP54", rp={"fr": 1})
    idle(t.do("event:CP36"))
    assert (t.prompt, t.rp("br")) == ("ask-replace", 0)


def test_cp_37_hoffmann_adds_one_to_mandatory_offensive_dice() -> None:
    """CP.37, 7.1.9: after H-L; +1 to the Central Powers' die every later turn, 6 at most; 1 status;
    removed."""
    assert last_round({}, "CP37", war="it tu").refusal("event:CP37").rule == "CP.37"
    t = last_round({}, "CP37", played="CP54", war="it tu")
    t.do("event:CP37")
    assert (t.g.ws, t.g.combined, t.card("CP37")) == ([0, 1], 1, "removed")
    t.dice(2, 2)
    idle(t)
    assert t.g.mo == ["fr", "tu"]  # 2 and 1: Turkey instead of AH (It); the Allied die is not changed
    t.dice(6, 6)
    idle(t, 12)
    assert t.g.mo == ["ru", ""]


def test_cp_38_german_reinforcements_bring_two_corps() -> None:
    """CP.38: two corps to the reserve."""
    t = reinforcement("CP38", {}, "GEc-1 GEc-2", other="CP7")
    assert t.at("GEc-3") == "aside"


def test_cp_39_german_reinforcements_bring_two_corps() -> None:
    """CP.39: two corps to the reserve."""
    t = reinforcement("CP39", {}, "GEc-1 GEc-2", other="CP7")
    assert t.at("GEc-3") == "aside"


def test_cp_40_air_superiority_adds_one_to_a_german_attack() -> None:
    """CP.40: +1, German attacks only; no star: the winner keeps it, the loser discards it."""
    german_attack_card("CP40", kept=True)


def test_cp_41_german_reinforcements_bring_the_14th_army() -> None:
    """CP.41: GE14, without corps."""
    t = reinforcement("CP41", {"GE14": "essen"}, other="CP7")
    assert t.at("GEc-1") == "aside"


def turkish_army(name: str, army: str, other: str) -> None:
    """It comes to Constantinople and may go to the Near East (11.3.1)."""
    assert table(position({}, turn=9, hands=name)).refusal(f"event:{name}").rule == "16.1.3.1"
    t = reinforcement(name, {army: "constantinople"}, other=other, war="tu")
    t.do("automatic", "move:constantinople", f"pick:{army}", "step:eskidor", "step:konya", "step:adana")
    assert t.at(army) == "adana"


def test_cp_42_turkish_reinforcements_bring_the_yildirim_army() -> None:
    """CP.42: YLD at Constantinople, free to go to the Near East; not while Turkey is neutral."""
    turkish_army("CP42", "YLD", "CP48")


def test_cp_48_turkish_reinforcements_bring_the_army_of_islam() -> None:
    """CP.48: AoI at Constantinople, free to go to the Near East; not while Turkey is neutral."""
    turkish_army("CP48", "AoI", "CP42")


def test_cp_43_von_below_cancels_trenches_of_italians() -> None:
    """CP.43: no shifts and no holding in a trench, in an attack on Italians alone; removed."""
    units = {"trent": "AH1", "asiago": "IT1 ITc-1"}
    t = table(position(units, war="it", trenches={"asiago": 2}, hands="CP7 CP43"), dice=[5, 1])
    operation(t, "CP7", "asiago", "AH1")
    play_cc(t, "CP43")
    assert shot(t, "cp") == Shot(5, 5, 3, "army", "3")
    assert shot(t, "ap") == Shot(1, 1, 1, "army", "3")
    t.do("lose:ITc-1", "lose:IT1")
    assert t.prompt == "ask-who-retreats"  # 3 to 1, and no trench to hold
    finish(t)
    assert "asiago" not in (t.at("IT1"), t.at("ITc-1"))
    assert t.card("CP43") == "removed"

    t = table(position(units, war="it", trenches={"asiago": 2}, hands="CP7 CP43"), dice=[5, 1])
    operation(t, "CP7", "asiago", "AH1")
    play_cc(t)
    assert (shot(t, "cp").column, shot(t, "ap").column) == ("1", "4")  # as it is without the card

    mixed = {"trent": "GE14", "asiago": "IT1 FRc-1"}
    t = table(position(mixed, war="it", trenches={"asiago": 2}, hands="CP7 CP15 CP43"), dice=[5, 1])
    operation(t, "CP7", "asiago", "GE14")
    assert t.refusal("combat_card:CP43").rule == "12.2.5"  # not Italians only


LUBLIN = {"przemysl": "GE12", "lublin": "RU4 RUc-1"}


def test_cp_44_von_hutier_fires_first_and_ignores_trenches() -> None:
    """CP.44: against Russians the attacker fires first and all trench effects are gone; removed."""
    t = table(position(LUBLIN, trenches={"lublin": 2}, hands="CP7 CP44"), dice=[3])
    operation(t, "CP7", "lublin", "GE12")
    play_cc(t, "CP44")
    assert shot(t, "cp") == Shot(3, 3, 3, "army", "5")
    assert t.prompt == "ask-lose"
    t.dice(1).do("lose:RU4", "lose:RUc-1")
    assert shot(t, "ap") == Shot(1, 1, 1, "army", "2")  # reduced before they fired, and no shift
    assert t.prompt == "ask-who-retreats"  # no trench to hold
    finish(t)
    assert "lublin" not in (t.at("RU4"), t.at("RUc-1"))
    assert t.card("CP44") == "removed"

    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP15 CP44"), dice=[1, 1])
    operation(t, "CP7", "cambrai", "GE2")
    assert t.refusal("combat_card:CP44").rule == "12.2.5"


def test_cp_45_brest_litovsk_ends_the_russian_war() -> None:
    """CP.45, 16.4.8, 16.4.9: after the Bolsheviks; Russians abroad or among Allies are lost; 1 status;
    removed."""
    units = {
        "skopje": "RUc-1 RU6", "odessa": "RUc-2 ROc-1", "lublin": "RU4", "przemysl": "GE12 AHc-1",
        "tarnopol": "RUc-4", "jassy": "ROc-2",
    }  # fmt: skip
    assert table(position(units, war="ro", hands="CP45")).refusal("event:CP45").rule == "CP.45"
    t = table(position(units, war="ro", hands="CP45 CP9 AP1", played="CP53")).do("event:CP45")
    assert (t.g.ws, t.g.combined, t.card("CP45")) == ([0, 1], 1, "removed")
    assert (t.at("RUc-1"), t.at("RU6"), t.at("RUc-2")) == ("eliminated", "removed", "eliminated")
    assert (t.at("ROc-1"), t.at("RU4"), t.at("RUc-4")) == ("odessa", "lublin", "tarnopol")
    assert t.play.view(None)["position"].russia_track == 7
    t.do("ops:AP1")
    assert t.refusal("attack:lublin").rule == "12.1.3"  # Przemysl is beside it, but Russians do not attack
    t.do("done", "ops:CP9")
    assert t.refusal("attack:przemysl").rule == "12.1.3"  # nor are they attacked
    t.check()


def test_cp_45_only_turks_in_the_near_east_may_attack_russians() -> None:
    """CP.45: Turkish units on the Near East map still may; Germans with them may not."""
    units = {"van": "TUc-1", "eleskirt": "RUc-1", "erzerum": "GEc-1", "kars": "BRc-1"}
    t = table(position(units, war="tu", played="CP53 CP45", hands="CP9"))
    t.do("ops:CP9", "attack:van", "attack:erzerum", "done", "assault:eleskirt")
    assert t.can("join:TUc-1")
    assert t.refusal("join:GEc-1").rule == "CP.45"

    t = table(position({"adrianople": "TUc-1", "burgas": "RUc-1"}, war="tu bu", played="CP45", hands="CP9"))
    t.do("ops:CP9")
    assert t.refusal("attack:adrianople").rule == "12.1.3"  # not on the Europe map


def test_cp_46_german_reinforcements_bring_the_17th_and_18th_armies() -> None:
    """CP.46: GE17 and GE18, each where its owner likes; not without room for both."""
    reinforcement("CP46", {"GE17": "essen", "GE18": "breslau"}, other="CP7")
    full = {"essen": "GE1 GE2 GE3", "breslau": "GE4 GE5 GE6", "berlin": "GE7 GE8"}
    assert table(position(full, turn=9, hands="CP46")).refusal("event:CP46").rule == "9.5.3.1"


WEST = {"sedan": "GE2", "cambrai": "FR5", "amiens": "FR6 USc-1", "koblenz": "GE3"}


def french_turn(units: dict[str, str], offensive: int = 1) -> Table:
    """A turn with an Allied mandatory offensive rolled (1: French), the Central Powers to act,
    Mutiny in hand."""
    state = without_piles(position(units, phase="mandatory", war="us it", hands="CP47 AP1 AP2"))
    return table(state, dice=[6, offensive])


def rest_of_turn(t: Table, actions: int) -> int:
    """The victory points after the turn; cards that were played come back as draws."""
    for names in (("AP1", "AP2"), ("CP7",)):
        drawn = [name for name in names if t.card(name) == "discard"]
        if drawn:
            t.dice(cards(*drawn))
    idle(t.dice(6, 4), actions)
    assert t.g.turn == 6
    return t.g.vp


def test_cp_47_french_mutiny_punishes_french_attacks() -> None:
    """CP.47, 7.1.8: 1 status, removed; in a turn of French offensive an attack without Americans costs 1
    VP."""
    t = french_turn(WEST)
    t.do("event:CP47")
    assert (t.g.ws, t.g.combined, t.card("CP47"), t.g.vp) == ([0, 1], 1, "removed", 10)
    operation(t.dice(1, 1), "AP1", "sedan", "FR5")
    play_cc(t)
    if t.prompt == "ask-attack":
        t.do("done")
    assert rest_of_turn(t, 10) == 11

    t = french_turn({"sedan": "GE2", "cambrai": "FR5 USc-1"}).do("event:CP47")
    operation(t.dice(1, 1), "AP1", "sedan", "FR5")
    finish(play_cc(t))
    if t.prompt == "ask-attack":
        t.do("done")
    assert rest_of_turn(t, 10) == 10  # stacked with Americans

    assert rest_of_turn(french_turn(WEST), 12) == 11  # without the event the French must attack
    assert rest_of_turn(french_turn(WEST).do("event:CP47"), 11) == 10  # now they need not


CAMBRAI = {"sedan": "GE2 GE3", "cambrai": "BR1 BRc-1"}


def spring(name: str, die: int) -> Table:
    """An offensive of 1918 against a level 2 trench in Cambrai, won by 4 to 3: the British have to go."""
    t = table(position(CAMBRAI, trenches={"cambrai": 2}, hands=f"CP7 CP15 {name}"), dice=[1, 1])
    operation(t, "CP7", "cambrai", "GE2 GE3")
    assert t.refusal(f"combat_card:{name}").rule == "12.2.5"  # before H-L

    austrian = {"villach": "AH1", "maggiore": "IT1"}
    t = table(position(austrian, war="it", played="CP54", hands=f"CP7 CP43 {name}"), dice=[1, 1])
    operation(t, "CP7", "maggiore", "AH1")
    assert t.refusal(f"combat_card:{name}").rule == "12.2.5"  # no Germans

    t = table(position(CAMBRAI, trenches={"cambrai": 2}, played="CP54", hands=f"CP7 {name}"), dice=[die, 1])
    operation(t, "CP7", "cambrai", "GE2 GE3")
    play_cc(t, name)
    assert shot(t, "ap") == Shot(1, 1, 3, "army", "6-8")  # no shift to the right
    t.do("lose:BR1", "lose:BRc-1", "lose:GE3")
    assert t.prompt == "ask-who-retreats"  # two steps are left, and no trench to hold
    return t


def test_cp_49_michael_cancels_trenches_and_adds_one() -> None:
    """CP.49: after H-L one German attack without any trench effect, +1; 1 war status; removed."""
    t = spring("CP49", 2)
    assert shot(t, "cp") == Shot(2, 3, 4, "army", "9-11")
    assert (t.g.ws, t.g.combined) == ([0, 1], 1)
    finish(t)
    assert (t.card("CP49"), t.at("BR1") == "cambrai", t.g.vp) == ("removed", False, 10)


def test_cp_50_blucher_cancels_trenches() -> None:
    """CP.50: after H-L one German attack without any trench effect, no more; removed."""
    t = spring("CP50", 3)
    assert shot(t, "cp") == Shot(3, 3, 4, "army", "9-11")
    assert t.g.combined == 0
    finish(t)
    assert (t.card("CP50"), t.g.vp) == ("removed", 10)


def test_cp_51_peace_offensive_costs_a_point_without_an_advance() -> None:
    """CP.51: after H-L one German attack without any trench effect; -1 VP unless the attacker advances;
    removed."""
    t = spring("CP51", 3)
    assert shot(t, "cp") == Shot(3, 3, 4, "army", "9-11")
    finish(t)  # no advance
    assert (t.at("GE2"), t.card("CP51"), t.g.vp) == ("sedan", "removed", 9)

    t = spring("CP51", 3)
    while t.prompt != "ask-advance":
        t.do(t.options[0])
    t.do("advance:GE2")
    finish(t)
    assert (t.at("GE2"), t.g.vp) == ("cambrai", 11)  # Cambrai's own point, and none lost


def test_cp_51_returned_by_the_great_retreat_costs_nothing() -> None:
    """CP.51, AP.27: Russians fall back before the combat: the card was not played, no point is lost."""
    t = table(position(LUBLIN, played="CP54", hands="CP7 CP51 AP27", active="ap"))
    t.do("event:AP27")
    operation(t, "CP7", "lublin", "GE12")
    play_cc(t, "CP51")
    assert t.prompt == "ask-great-retreat"
    finish(t.do("fall_back"))
    assert (t.at("GE12"), t.card("CP51"), t.g.vp) == ("przemysl", "hand", 10)


RUSSIAN_VP = "lodz vilna kovno moldechno minsk dubno zhitomir"


def falling(combined: int, *, war: str = "", round: int = 6) -> Table:
    """Three Russian VP spaces held and Tsar Takes Command played; a German corps beside Kiev;
    nobody draws cards."""
    state = position(
        {"zhitomir": "GEc-1", "lublin": "(RU4) RU5 RUc-1", "przemysl": "AH1", "chernigov": "RUc-2 RUc-3"},
        hands="CP52 CP53 CP7 AP1", control={"cp": RUSSIAN_VP}, destroyed="kovno dubno", played="CP28",
        status=(0, 0, combined), war=war, round=round,
    )  # fmt: skip
    return table(without_piles(state))


def test_cp_52_fall_of_the_tsar_scores_and_makes_russian_attacks_dear() -> None:
    """CP.52, 16.4.4: at 33 with the Russian VP; +1 VP, +3 if Romania is neutral;
    Russian combat costs a unit each."""
    assert falling(29).refusal("event:CP52").rule == "CP.52"
    t = falling(30).do("event:CP52")
    assert (t.g.vp, t.g.combined, t.card("CP52")) == (13, 30, "removed")
    assert t.play.view(None)["position"].russia_track == 4
    t.do("ops:AP1", "move:chernigov")
    assert t.g.points == 3  # movement as ever
    t.do("attack:lublin")
    assert t.g.points == 0  # three units, three points

    t = falling(30, war="ro").do("event:CP52")
    assert t.g.vp == 11
    t = falling(30).do("automatic", "done", "ops:AP1", "attack:lublin")
    assert t.g.points == 3  # without the event


def test_cp_53_bolshevik_revolution_limits_russian_replacements() -> None:
    """CP.53, 16.4.6, 16.4.7, 7.1.11: on a later turn with more Russian VP; 1 RU point a turn,
    no Russian offensive."""
    t = falling(30).do("event:CP52")
    t.dice(6, 6)
    idle(t)
    assert t.g.mo[0] == "ru"
    assert t.refusal("event:CP53").rule == "CP.53"  # a later turn, but no more Russian VP
    t.do("ops:CP7", "move:zhitomir", "done", "pick:GEc-1", "step:kiev", "stop")
    assert t.g.vp == 14
    idle(t).do("event:CP53")
    assert (t.g.mo[0], t.card("CP53"), t.g.combined) == ("", "removed", 30)
    assert t.play.view(None)["position"].russia_track == 6
    t.do("rp:AP1")
    assert t.rp("ru") == 3
    idle(t, 8)
    assert (t.prompt, t.rp("ru")) == ("ask-replace", 1)
    t.dice(cards("AP1"), cards("CP7"), 6, 6).do("flip:RU4")
    assert t.rp("ru") == 0
    assert (t.g.turn, t.g.mo[0]) == (7, "")  # a six, and nothing

    t = falling(30, round=1).do("event:CP52")
    idle(t).do("ops:CP7", "move:zhitomir", "done", "pick:GEc-1", "step:kiev", "stop")
    idle(t)
    assert t.refusal("event:CP53").rule == "CP.53"  # more Russian VP, but the Tsar fell this turn


def test_cp_54_hl_take_command_opens_and_closes_cards() -> None:
    """CP.54, 7.1.10: 2 status, removed; U-Boats, Hoffmann allowed, Place of Execution not;
    German offensives end."""
    forts = "belfort nancy paris verdun"
    state = position({}, phase="mandatory", hands="CP54 CP36 CP37 CP26", played="CP13", destroyed=forts)
    t = table(without_piles(state), dice=[4, 4])
    assert t.g.mo[1] == "ge"
    assert t.refusal("event:CP36").rule == "CP.36"
    assert t.refusal("event:CP37").rule == "CP.37"
    assert t.can("event:CP26")
    t.do("event:CP54")
    assert (t.g.ws, t.g.combined, t.card("CP54"), t.g.mo[1]) == ([0, 2], 2, "removed", "")
    idle(t)
    assert t.can("event:CP36")
    assert t.can("event:CP37")
    assert t.refusal("event:CP26").rule == "CP.26"
    t.dice(4, 4)
    idle(t, 10)
    assert (t.g.vp, t.g.mo[1]) == (10, "")  # no penalty, and the next German result means nothing


FLANDERS = {"amiens": "BR1 FR6", "cambrai": "GE2", "sedan": "GE3", "melun": "FR5", "chateau-thierry": "FR1"}


def british_refusal(t: Table) -> str:
    """Why BR1 may not join an attack on Cambrai; "" if it may."""
    t.do("ops:AP1", "attack:amiens", "done", "assault:cambrai")
    return "" if t.can("join:BR1") else t.refusal("join:BR1").rule


def test_cp_55_lloyd_george_forbids_british_attacks_on_deep_trenches() -> None:
    """CP.55: this turn no British attack on Germans in level 2 trenches; the French may; removed."""
    deep = {"cambrai": 2}
    t = table(position(FLANDERS, hands="CP55 AP1", trenches=deep)).do("event:CP55")
    assert (t.card("CP55"), t.g.combined) == ("removed", 0)
    assert british_refusal(t) == "CP.55"
    assert t.can("join:FR6")

    t = table(position(FLANDERS, hands="CP55 AP1", trenches={"cambrai": 1})).do("event:CP55")
    assert british_refusal(t) == ""
    austrians = {**FLANDERS, "cambrai": "AH1"}
    t = table(position(austrians, hands="CP55 AP1", trenches=deep)).do("event:CP55")
    assert british_refusal(t) == ""

    t = last_round(FLANDERS, "CP55 AP1", trenches=deep)
    t.do("event:CP55").dice(6, 4)
    idle(t, 2)
    assert british_refusal(t) == ""  # the turn is over


@pytest.mark.parametrize("offensive", ["CP49", "CP50", "CP51"])
def test_cp_55_is_cancelled_by_the_spring_offensives(offensive: str) -> None:
    """CP.55: Michael, Blücher or Peace Offensive puts an end to it at once."""
    t = table(position(FLANDERS, hands=f"CP55 CP7 {offensive} AP1", played="CP54", trenches={"cambrai": 2}))
    idle(t.do("event:CP55"))
    operation(t.dice(1, 6), "CP7", "chateau-thierry", "GE3")
    finish(play_cc(t, offensive))
    if t.prompt == "ask-attack":
        t.do("done")
    assert trench(t, "cambrai", "cp") == 2
    assert british_refusal(t) == ""
