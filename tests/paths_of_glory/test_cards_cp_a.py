"""The Central Powers' Mobilization cards, CP.1 to CP.14, each played for real."""

from __future__ import annotations

import pytest

from .cards_cp import Shot, finish, fort, operation, play_cc, reinforcement, shot, trench
from .rounds import idle
from .table import cards, opening, position, table


def test_cp_1_guns_of_august_opens_liege_for_three_german_armies() -> None:
    """CP.1: Liège falls, GE1 and GE2 stand there, and with GE3 they alone may attack; 2 war status;
    removed."""
    mine = cards("CP2", "CP3", "CP4", "CP5", "CP6", "CP7")
    theirs = cards("AP1", "AP2", "AP3", "AP8", "AP9", "AP10", "AP11")
    t = table(opening(), dice=[mine, theirs, 5, 4])
    t.do("keep_guns")
    assert t.card("CP1") == "hand"
    t.do("event:CP1")
    assert (t.g.ws, t.g.combined) == ([0, 2], 2)
    assert t.card("CP1") == "removed"
    assert (t.at("GE1"), t.at("GE2"), t.at("GE3")) == ("liege", "liege", "koblenz")
    assert (t.control("liege"), fort(t, "liege")) == ("cp", 0)
    assert t.g.vp == 10  # Liège is no victory point
    assert t.prompt == "ask-attack"  # no movement, no activation
    assert t.options == ["assault:sedan", "assault:brussels", "done"]
    t.do("assault:sedan")
    assert t.refusal("join:GE4").rule == "12.1.1"  # Metz touches Sedan, but it is not activated
    t.do("join:GE1", "join:GE2", "join:GE3", "begin", "frontal").dice(2, 3)
    play_cc(t)
    assert shot(t, "cp") == Shot(2, 2, 5, "army", "15")
    t.check()


@pytest.mark.parametrize(("turn", "round"), [(1, 2), (2, 1)])
def test_cp_1_only_in_the_first_round_of_august(turn: int, round: int) -> None:
    """CP.1: later it is no event any more, only operations, redeployment or replacements."""
    t = table(position({"aachen": "GE1", "koblenz": "GE2 GE3"}, turn=turn, round=round, hands="CP1"))
    assert t.refusal("event:CP1").rule == "CP.1"
    assert t.can("ops:CP1")


def test_cp_2_wireless_intercepts_is_a_flank_attack_without_a_die() -> None:
    """CP.2: against Russians alone a German flank attempt succeeds; the card leaves the game."""
    t = table(
        position({"insterberg": "GE8", "konigsberg": "GEc-1", "tannenberg": "RUc-1"}, hands="CP7 CP2"),
        dice=[3],
    )
    operation(t, "CP7", "tannenberg", "GE8 GEc-1", pin="insterberg")
    assert t.prompt == "ask-wireless"
    t.do("combat_card:CP2")
    assert t.g.battle is not None
    assert (t.g.battle.flank, t.g.battle.first) == (1, 1)
    play_cc(t)  # 7 factors, die 3: 4; the corps dies before it fires
    assert shot(t, "cp") == Shot(3, 3, 4, "army", "6-8")
    assert t.prompt == "ask-lose"
    t.do("lose:RUc-1", "lose:RUc-1")  # 12.3.3: nobody is left to fire back, so no die is rolled
    assert not any(line.key == "log-fire" and line.args["side"] == ("side", 0) for line in t.g.log or [])
    finish(t)
    assert t.card("CP2") == "removed"


def test_cp_2_only_russians_may_be_in_the_space() -> None:
    """CP.2: with a Serb among the Russians the attempt is rolled for."""
    units = {"insterberg": "GE8", "konigsberg": "GEc-1", "tannenberg": "RUc-1 SBc-1"}
    t = table(position(units, hands="CP7 CP2"), dice=[3])
    operation(t, "CP7", "tannenberg", "GE8 GEc-1", pin="konigsberg")
    assert t.prompt != "ask-wireless"
    assert t.g.battle is not None
    assert t.g.battle.flank == 1  # die 3, and 1 for Insterberg, which touches no other enemy


def test_cp_3_von_francois_adds_one_against_russians() -> None:
    """CP.3: a German attack on Russians +1; kept after a victory; not against the French,
    not by Austrians."""
    t = table(position({"insterberg": "GE8", "tannenberg": "RUc-1"}, hands="CP7 CP3"), dice=[1, 1])
    operation(t, "CP7", "tannenberg", "GE8")
    play_cc(t, "CP3")
    assert shot(t, "cp") == Shot(1, 2, 3, "army", "5")
    assert shot(t, "ap").total == 1
    t.do("lose:RUc-1", "lose:RUc-1", "done")
    assert t.card("CP3") == "table"

    t = table(position({"sedan": "GE2", "cambrai": "FR5"}, hands="CP7 CP3 CP15"), dice=[1, 1])
    operation(t, "CP7", "cambrai", "GE2")
    assert t.refusal("combat_card:CP3").rule == "12.2.5"

    t = table(position({"przemysl": "AH1", "lublin": "RUc-1"}, hands="CP7 CP3 CP44"), dice=[1, 1])
    operation(t, "CP7", "lublin", "AH1")
    assert t.refusal("combat_card:CP3").rule == "12.2.5"  # Austrians only


MOUNTAIN = {"maggiore": "IT1", "villach": "AHc-1 GEc-1"}
SWAMP = {"calais": "BR1", "ostend": "GEc-1", "brussels": "GEc-2", "sedan": "GEc-3"}


@pytest.mark.parametrize(
    ("ground", "turn", "fits"),
    [
        ("mountain", 7, True), ("mountain", 8, True), ("mountain", 5, False), ("mountain", 6, False),
        ("swamp", 5, True), ("swamp", 7, True), ("swamp", 8, False), ("swamp", 6, False),
        ("mountain", 1, False),
    ],
)  # fmt: skip
def test_cp_4_severe_weather_helps_defenders_by_ground_and_season(ground: str, turn: int, fits: bool) -> None:
    """CP.4: +2 for defenders in mountains in fall and winter, in swamp in spring and fall (RULINGS C5)."""
    units, attacker, target = (MOUNTAIN, "IT1", "villach") if ground == "mountain" else (SWAMP, "BR1", "ostend")
    t = table(position(units, active="ap", turn=turn, war="it", hands="AP1 CP4 CP18"), dice=[1, 2])
    operation(t, "AP1", target, attacker)
    while t.asked == "ap":
        t.do("done")
    if not fits:
        assert t.refusal("combat_card:CP4").rule == "12.2.5"
        return
    play_cc(t, "CP4")
    assert shot(t, "cp").total == 4
    assert shot(t, "ap").total == 1


def test_cp_4_stays_with_a_winning_defender_and_never_helps_an_attack() -> None:
    """CP.4: no star: on the table after a victory; it does nothing for its owner's attacks."""
    t = table(position(MOUNTAIN, active="ap", turn=7, war="it", hands="AP1 AP3 CP4 CP7 CP15"), dice=[1, 4])
    operation(t, "AP1", "villach", "IT1")
    play_cc(t, "CP4")
    finish(t)
    assert t.card("CP4") == "table"
    assert t.asked == "cp"
    operation(t, "CP7", "maggiore", "GEc-1")
    assert t.refusal("combat_card:CP4").rule == "12.2.5"


def test_cp_5_landwehr_restores_two_reduced_german_units() -> None:
    """CP.5: two reduced Germans at once, on the map or in the reserve; nobody else, nobody dead; removed."""
    units = {
        "essen": "(GE2) (GE3) GE5", "reserve": "(GEc-1)", "eliminated": "(GE4)", "vienna": "(AH1)",
        "melun": "(GEc-2)",
    }  # fmt: skip
    t = table(position(units, hands="CP5")).do("event:CP5")
    for unit in ("GE4", "AH1", "GE5", "GEc-2"):  # dead, Austrian, full, cut off (17.1.4.1)
        assert t.refusal(f"flip:{unit}").rule == "CP.5"
    t.do("flip:GE2", "flip:GEc-1")
    assert (t.reduced("GE2"), t.reduced("GEc-1"), t.reduced("GE3")) == (False, False, True)
    assert t.at("GE4") == "eliminated"
    assert t.asked == "ap"  # two and no more
    assert (t.card("CP5"), t.rp("ge")) == ("removed", 0)


def test_cp_5_landwehr_is_points_that_germany_cannot_spend_without_berlin() -> None:
    """CP.5, 17.1.3: with the capital in enemy hands nobody is restored; the card is gone all the same."""
    units = {"essen": "(GE2)", "reserve": "(GEc-1)", "berlin": "RU1"}
    t = table(position(units, hands="CP5")).do("event:CP5")
    assert (t.asked, t.card("CP5")) == ("ap", "removed")
    assert t.reduced("GE2")
    assert t.reduced("GEc-1")


def test_cp_6_entrench_places_a_trench_and_lets_both_sides_dig() -> None:
    """CP.6: a level 1 trench where a supplied army stands; before it nobody may entrench,
    after it both may."""
    units = {"sedan": "GE2", "koblenz": "GEc-1", "melun": "GE3", "cambrai": "FR5"}
    t = table(position(units, hands="CP7"))
    t.do("ops:CP7", "move:sedan", "done")
    assert t.refusal("entrench:GE2").rule == "11.2.1"

    t = table(position(units, hands="CP6 AP1 AP12")).do("event:CP6")
    assert t.refusal("trench:koblenz").rule == "CP.6"  # a corps
    assert t.refusal("trench:melun").rule == "CP.6"  # out of supply
    assert t.refusal("trench:cambrai").rule == "CP.6"  # the enemy's
    t.do("trench:sedan")
    assert trench(t, "sedan", "cp") == 1
    assert t.card("CP6") == "removed"
    assert t.refusal("event:AP12").rule == "11.2.1"  # once a game, whoever plays it
    t.dice(3).do("ops:AP1", "move:cambrai", "done", "entrench:FR5")
    assert trench(t, "cambrai", "ap") == 1
    assert t.asked == "cp"
    t.check()


def test_cp_7_german_reinforcements_bring_the_9th_army() -> None:
    """CP.7: GE9 at Berlin, Essen or Breslau, one German reinforcement a turn, never in August."""
    t = reinforcement("CP7", {"GE9": "essen"}, other="CP12")
    assert t.asked == "cp"


def test_cp_8_race_to_the_sea_lets_units_stop_on_the_channel() -> None:
    """CP.8: before, Ostend, Calais and Amiens may only be passed; afterwards units stop there."""
    units = {"brussels": "GEc-1", "sedan": "GEc-2"}
    t = table(position(units, hands="CP7"))
    t.do("ops:CP7", "move:brussels", "done", "pick:GEc-1")
    for space in ("ostend", "calais", "amiens"):
        t.do(f"step:{space}")
        assert t.control(space) == "cp"
        assert not t.can("stop")
    t.do("step:cambrai")
    assert t.at("GEc-1") == "cambrai"

    t = table(position({"brussels": "GE2", "sedan": "GEc-2"}, hands="CP7"))
    t.do("ops:CP7", "move:brussels", "done", "pick:GE2", "step:ostend", "step:calais")
    assert t.refusal("step:amiens").rule == "11.1.9"  # three spaces, and there an army would have to stop

    for path in (["ostend"], ["ostend", "calais"], ["ostend", "calais", "amiens"]):
        t = table(position(units, hands="CP7 CP8")).do("event:CP8")
        assert (t.card("CP8"), t.g.combined) == ("removed", 0)
        idle(t).do("ops:CP7", "move:brussels", "done", "pick:GEc-1", *(f"step:{s}" for s in path), "stop")
        assert t.at("GEc-1") == path[-1]


def test_cp_9_reichstag_truce_is_worth_a_point_before_total_war() -> None:
    """CP.9: +1 VP and 1 war status, in Mobilization and Limited War; refused in Total War; removed."""
    for level in (0, 1):
        t = table(position({}, hands="CP9", level=(2, level))).do("event:CP9")
        assert (t.g.vp, t.g.ws, t.g.combined) == (11, [0, 1], 1)
        assert t.card("CP9") == "removed"
    t = table(position({}, hands="CP9", level=(0, 2)))
    assert t.refusal("event:CP9").rule == "CP.9"
    assert t.can("rp:CP9")


def test_cp_10_sud_army_is_one_nationality_one_stack_a_round() -> None:
    """CP.10: one AH unit with up to two GE corps costs 1, another such stack the full 2;
    chosen anew each round."""
    units = {"tarnow": "AH1 GEc-1 GEc-2", "cracow": "AHc-1 GEc-3"}
    t = table(position(units, hands="CP9 CP10"))
    t.do("ops:CP9", "move:tarnow")
    assert t.g.points == 2  # without the event: two nationalities

    t = table(position(units, hands="CP9 CP13 CP10")).do("event:CP10")
    assert t.card("CP10") == "removed"
    idle(t).do("ops:CP9", "move:tarnow")
    assert t.g.points == 3
    t.do("move:cracow")
    assert t.g.points == 1  # the second such stack of the round
    t.do("done", "done")
    idle(t).do("ops:CP13", "move:cracow")
    assert t.g.points == 3  # another round, another stack
    t.do("move:tarnow")
    assert t.g.points == 1


def test_cp_11_oberost_opens_russian_forts_to_german_attacks() -> None:
    """CP.11: before it (and before war status 4) Germans attack no Russian fort,
    though they may besiege one."""
    units = {"tarnow": "AH1 GEc-1", "ivangorod": "RUc-1", "insterberg": "GE8"}
    t = table(position(units, hands="CP9 CP11"))
    t.do("ops:CP9", "attack:tarnow", "move:insterberg", "done", "pick:GE8", "step:kovno")
    assert t.at("GE8") == "kovno"  # besieging was always allowed
    t.do("assault:ivangorod")
    assert t.refusal("join:GEc-1").rule == "15.1.10"
    assert t.can("join:AH1")

    t = table(position(units, hands="CP9 CP11")).do("event:CP11")
    assert (t.g.ws, t.g.combined, t.card("CP11")) == ([0, 1], 1, "removed")
    idle(t).do("ops:CP9", "attack:tarnow", "done", "assault:ivangorod")
    assert t.can("join:GEc-1")


def test_cp_12_german_reinforcements_bring_the_10th_army_and_two_corps() -> None:
    """CP.12: GE10 and two corps, the corps to the reserve."""
    reinforcement("CP12", {"GE10": "breslau"}, "GEc-1 GEc-2", other="CP7")


def test_cp_13_falkenhayn_ends_moltke() -> None:
    """CP.13: in August and September only after Moltke, then free; 2 war status; Moltke's price is over."""
    units = {"sedan": "GE2 GE3", "koblenz": "GE4 GE5"}
    for turn in (1, 2):
        assert table(position(units, turn=turn, hands="CP13")).refusal("event:CP13").rule == "CP.13"
    t = table(position(units, turn=3, hands="CP13")).do("event:CP13")
    assert (t.g.ws, t.g.combined, t.card("CP13")) == ([0, 2], 2, "removed")

    t = table(position(units, turn=2, hands="CP9 CP13 CP12", played="AP9"))
    t.do("ops:CP9", "move:sedan")
    assert t.g.points == 2  # a point a unit in France
    t.do("move:koblenz")
    assert t.g.points == 1
    t.do("done", "done")
    idle(t).do("event:CP13")
    idle(t).do("ops:CP12", "move:sedan")
    assert t.g.points == 3


def test_cp_14_austrian_reinforcements_bring_the_7th_army_and_two_corps() -> None:
    """CP.14: AH7 at Vienna or Budapest, two corps to the reserve;
    no other Austrian reinforcement that turn."""
    reinforcement("CP14", {"AH7": "budapest"}, "AHc-1 AHc-2", other="CP20")
    t = table(position({}, turn=9, hands="CP14")).do("event:CP14")
    assert t.options == ["deploy:budapest", "deploy:vienna"]
    assert t.refusal("deploy:essen").rule == "9.5.3.3"
