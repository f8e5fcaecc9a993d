"""11.2 Trenches."""

import pytest

from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.forts import attrition_phase
from grognard.games.paths_of_glory.state import State, trench_level

from .marching import assault, march, ordered
from .rounds import idle, without_piles
from .table import BOX, Table, position, table


def level(t: Table, space: str, side: int) -> int:
    return trench_level(t.g, BOX.space[space], side)


def test_11_2_1_entrenching_starts_with_the_event() -> None:
    """11.2.1: nobody digs before Entrench has been played, by either side; then both do."""
    units = {"metz": "GE1", "koblenz": "GE2"}
    t = ordered(position(units), "metz")
    assert t.refusal("entrench:GE1").rule == "11.2.1"
    for event in ("CP6", "AP12"):
        t = ordered(position(units, played=event), "metz")
        assert t.can("entrench:GE1")
        t = ordered(position({"verdun": "FR1"}, active="ap", played=event), "verdun")
        assert t.can("entrench:FR1")


def test_11_2_1_one_army_digs_instead_of_moving_and_the_others_move() -> None:
    """11.2.1: one army of a space may dig; it does not move, no second army digs there, the rest moves freely."""
    t = ordered(position({"metz": "GE1 GE2 GEc-1"}, played="CP6"), "metz", dice=[1])
    t.do("entrench:GE1")
    assert t.refusal("pick:GE1").rule == "11.1.1"
    assert t.refusal("entrench:GE2").rule == "11.2.1"
    march(t, "GE2", "koblenz")
    march(t, "GEc-1", "strasbourg mannheim")
    assert (t.at("GE1"), t.at("GE2"), t.at("GEc-1")) == ("metz", "koblenz", "mannheim")
    assert level(t, "metz", CP) == 1
    t = ordered(position({"metz": "GE1"}, played="CP6"), "metz")
    march(t, "GE1", "koblenz")
    assert t.prompt == "ask-action"  # having moved, it does not dig
    assert not any(t.g.trench)


def test_11_2_1_only_where_movement_was_activated() -> None:
    """11.2.1: an army in a space activated for combat, or not at all, does not dig."""
    units = {"metz": "GE1", "koblenz": "GE2", "strasbourg": "GE3", "verdun": "FR1"}
    t = ordered(position(units, played="CP6"), "koblenz", "metz")
    assert t.refusal("entrench:GE1").rule == "11.1.1"
    assert t.refusal("entrench:GE3").rule == "11.1.1"
    assert t.can("entrench:GE2")


def test_11_2_1_entrench_is_played_once_in_a_game() -> None:
    """11.2.1: once one side has played Entrench, neither plays it again."""
    t = table(position({"metz": "GE1", "verdun": "FR1"}, played="CP6", active="ap", hands="AP12"))
    assert t.refusal("event:AP12").rule == "11.2.1"
    t = table(position({"metz": "GE1", "verdun": "FR1"}, played="AP12", hands="CP6"))
    assert t.refusal("event:CP6").rule == "11.2.1"
    t = table(position({"metz": "GE1", "verdun": "FR1"}, hands="CP6"))
    assert t.can("event:CP6")


def test_faq_11_2_1a_a_lone_besieging_army_digs() -> None:
    """FAQ.11.2.1a: GE1 alone besieges Nancy and entrenches there; the siege goes on."""
    t = ordered(position({"nancy": "GE1", "metz": "GE2"}, played="CP6"), "nancy", dice=[3])
    t.do("entrench:GE1")
    assert level(t, "nancy", CP) == 1
    assert t.g.sieged == 1 << BOX.space["nancy"]


def test_faq_11_2_1b_several_spaces_dig_on_one_card() -> None:
    """FAQ.11.2.1b: armies in three activated spaces each make their attempt, with a die each."""
    g = position({"metz": "GE1", "koblenz": "GE2", "strasbourg": "GE3"}, played="CP6", hands="CP7")
    t = table(g, [1, 6, 3])
    t.do("ops:CP7", "move:metz", "move:koblenz", "move:strasbourg")
    t.do("entrench:GE1", "entrench:GE2", "entrench:GE3")
    assert [level(t, s, CP) for s in ("metz", "koblenz", "strasbourg")] == [1, 0, 1]


@pytest.mark.parametrize(("unit", "die", "dug"), [("GE1", 3, 1), ("GE1", 4, 0), ("AH1", 2, 1), ("AH1", 3, 0)])
def test_11_2_2_the_loss_factor_or_less_digs(unit: str, die: int, dug: int) -> None:
    """11.2.2: a German army (LF 3) digs on 1 to 3, an Austrian one (LF 2) on 1 and 2."""
    t = ordered(position({"metz": unit}, played="CP6"), "metz", dice=[die])
    t.do(f"entrench:{unit}")
    assert level(t, "metz", CP) == dug


def test_11_2_2_dice_after_all_movement_and_level_one_becomes_two() -> None:
    """11.2.2: the die is rolled only when everybody has moved; where a level 1 trench is it becomes level 2."""
    t = ordered(position({"metz": "GE1 GE2"}, played="CP6", trenches={"metz": 1}), "metz", dice=[2])
    t.do("entrench:GE1")
    assert (t.fate.left, level(t, "metz", CP)) == (1, 1)
    march(t, "GE2", "koblenz")
    assert (t.fate.left, level(t, "metz", CP)) == (0, 2)


def test_11_2_3_never_above_level_two() -> None:
    """11.2.3: where a level 2 trench is nobody digs any more."""
    t = ordered(position({"metz": "GE1"}, played="CP6", trenches={"metz": 2}), "metz")
    assert t.refusal("entrench:GE1").rule == "11.2.3"
    t = ordered(position({"metz": "GE1"}, played="CP6", trenches={"metz": 1}), "metz", dice=[1])
    t.do("entrench:GE1", "automatic", "done", "automatic", "move:metz")
    assert t.refusal("entrench:GE1").rule == "11.2.3"
    assert level(t, "metz", CP) == 2


def test_11_2_4_trenches_outlast_their_garrison() -> None:
    """11.2.4: the level 2 trench stays when GE1 leaves and when GE2 passes; only an enemy's entry changes it."""
    t = ordered(position({"mannheim": "GE1", "frankfurt": "GE2"}, trenches={"mannheim": 2}), "mannheim frankfurt")
    march(t, "GE1", "stuttgart")
    assert level(t, "mannheim", CP) == 2
    march(t, "GE2", "mannheim stuttgart")
    assert level(t, "mannheim", CP) == 2


@pytest.mark.parametrize(("depth", "own", "enemy"), [(1, 0, 0), (2, 1, 0)])
def test_11_2_5_enemy_entry_fills_in_a_level_one_trench(depth: int, own: int, enemy: int) -> None:
    """11.2.5, 11.2.6: entering Sedan, GE1 removes a French level 1 trench, and turns a level 2 into its own level 1."""
    g = position({"koblenz": "GE1"}, trenches={"sedan": depth})
    t = ordered(g, "koblenz")
    assert level(t, "sedan", AP) == depth
    march(t, "GE1", "sedan")
    assert (level(t, "sedan", CP), level(t, "sedan", AP)) == (own, enemy)


def test_11_2_6_a_level_two_trench_becomes_the_enterers_level_one() -> None:
    """11.2.6: even when the stack only passes through, and only once: the others who follow change nothing."""
    g = position({"koblenz": "GE1 GE2"}, trenches={"sedan": 2})
    t = ordered(g, "koblenz")
    march(t, "GE1 GE2", "sedan cambrai")
    assert (level(t, "sedan", CP), level(t, "sedan", AP)) == (1, 0)
    g = position({"verdun": "FR1"}, trenches={"sedan": 2}, control={"cp": "sedan"}, active="ap")
    t = ordered(g, "verdun")
    march(t, "FR1", "sedan")
    assert (level(t, "sedan", CP), level(t, "sedan", AP)) == (0, 1)


def test_faq_11_2_5a_advance_to_a_siege_degrades_the_trench() -> None:
    """FAQ.11.2.5a, F13: the corps in Nancy dies, the fort holds (3 - 2 < 2); GE1 advances and the trench is gone."""
    g = position({"metz": "GE1 GE2", "nancy": "FRc-1"}, trenches={"nancy": 1})
    t = ordered(g, "", "metz", dice=[1, 1])  # 10 on 9-11, one left: 6-8/1 -> 3; 1 + 2 on 3, one right: 4/1 -> 1
    assault(t, "nancy", "GE1 GE2").do("lose:FRc-1", "lose:FRc-1", "advance:GE1", "done")
    assert t.at("GE1") == "nancy"
    assert (t.control("nancy"), t.g.sieged) == ("ap", 1 << BOX.space["nancy"])
    assert t.g.trench[BOX.space["nancy"]] == 0
    g = position({"metz": "GE1 GE2", "nancy": "FRc-1"}, trenches={"nancy": 2})
    t = ordered(g, "", "metz", dice=[1, 1])
    assault(t, "nancy", "GE1 GE2").do("lose:FRc-1", "lose:FRc-1", "advance:GE1", "done")
    assert level(t, "nancy", CP) == 1


def test_11_2_7_only_armies_dig() -> None:
    """11.2.7: a corps does not entrench."""
    t = ordered(position({"metz": "GEc-1 GE1"}, played="CP6"), "metz")
    assert t.refusal("entrench:GEc-1").rule == "11.2.7"


@pytest.mark.parametrize(("trench", "scores"), [({}, (0, 3)), ({"cambrai": 1}, (1, 2)), ({"cambrai": 2}, (1, 2))])
def test_11_2_7_corps_fight_from_trenches(trench: dict[str, int], scores: tuple[int, int]) -> None:
    """11.2.7: a corps in a trench shifts GE2's fire one left (level 2: two) and its own one right.

    Army column 5 on 2 -> 3, column 4 -> 2, column 3 -> 2; corps column 1 on 2 -> 0, column 2 -> 1.
    """
    t = ordered(position({"sedan": "GE2", "cambrai": "FRc-1"}, trenches=trench), "", "sedan", dice=[2, 2])
    assault(t, "cambrai", "GE2")
    assert t.g.battle is not None
    assert t.g.battle.score == scores


def test_11_2_8_fort_and_trench_together_when_units_defend() -> None:
    """11.2.8, 15.1.4: FRc and the fort of Verdun (1 + 3) in a trench fire on column 4 shifted right to 5.

    GE1 fires on 5 shifted left to 4: 2 -> 2. Corps column 5 on 3 -> 2 (column 4 would give 1).
    """
    g = position({"metz": "GE1", "verdun": "FRc-1"}, trenches={"verdun": 1})
    t = ordered(g, "", "metz", dice=[2, 3])
    assault(t, "verdun", "GE1")
    assert t.g.battle is not None
    assert t.g.battle.score == (2, 2)


def test_11_2_8_a_lone_fort_has_nothing_from_the_trench() -> None:
    """11.2.8, FAQ.11.2.8a, F13: Metz is empty but for fort (3) and trench: no shift for either side.

    FR1, FR2 on 6-8/1 -> 3 (shifted: 2) destroy the fort; the fort on corps 3/4 -> 1 (shifted: 2).
    """
    g = position({"verdun": "FR1 FR2"}, trenches={"metz": 1}, active="ap")
    t = ordered(g, "", "verdun", dice=[1, 4])
    assault(t, "metz", "FR1 FR2")
    assert t.g.battle is not None
    assert t.g.battle.score == (3, 1)
    assert t.g.fort[BOX.space["metz"]] == 0


def test_faq_11_2_8a_an_empty_trench_has_no_effect() -> None:
    """FAQ.11.2.8a: even a level 2 trench; the fort survives a score of 2 and nobody may enter."""
    g = position({"verdun": "FR1"}, trenches={"metz": 2}, active="ap")
    t = ordered(g, "", "verdun", dice=[3, 4])  # 3/3 -> 2; two left it would be 1/3 -> 1
    assault(t, "metz", "FR1")
    assert t.g.fort[BOX.space["metz"]] == 3
    assert level(t, "metz", CP) == 2
    assert t.prompt == "ask-action"
    assert any(line.key == "log-fire" and line.args["score"] == 2 for line in t.g.log or [])


def _dig(t: Table, unit: str, space: str) -> Table:
    return t.do("automatic", f"move:{space}", f"entrench:{unit}")


def _bonus(unit: str = "GE1", on: bool = True, side: str = "cp", round: int = 1) -> State:
    where = "metz" if side == "cp" else "verdun"
    units = {where: unit, "koblenz": "GE9", "paris": "FR9"}
    return position(units, played="CP6", options={"entrench-bonus": on}, active=side, round=round)


def test_11_2_9_a_failure_helps_the_next_attempt() -> None:
    """11.2.9: GE1 fails on 4 and, in the next round, digs on 4; without the option it fails again."""
    t = table(_bonus(), [4, 4])
    _dig(t, "GE1", "metz").do("automatic", "done")
    assert level(t, "metz", CP) == 0
    _dig(t, "GE1", "metz")
    assert level(t, "metz", CP) == 1
    t = table(_bonus(on=False), [4, 4])
    _dig(idle(_dig(t, "GE1", "metz")), "GE1", "metz")
    assert level(t, "metz", CP) == 0


@pytest.mark.parametrize(("unit", "side", "helped"), [("BR1", "ap", 1), ("FR1", "ap", 1), ("IT1", "ap", 1)])
def test_11_2_9_for_germans_british_french_and_italians(unit: str, side: str, helped: int) -> None:
    """11.2.9: the marker is for these four nations; the failed die is one above the loss factor both times."""
    die = 3 if unit == "IT1" else 4
    t = table(_bonus(unit, side=side), [die, die])
    _dig(idle(_dig(t, unit, "verdun")), unit, "verdun")
    assert level(t, "verdun", AP) == helped


def test_11_2_9_not_for_other_nations() -> None:
    """11.2.9: Austrians (LF 2) have no marker: they fail on 3 as often as they roll it."""
    t = table(_bonus("AH1"), [3, 3])
    _dig(idle(_dig(t, "AH1", "metz")), "AH1", "metz")
    assert level(t, "metz", CP) == 0
    assert t.g.dug_badly == 0


def test_11_2_9_lost_if_not_tried_in_the_next_round() -> None:
    """11.2.9: a round without an attempt costs GE1 its marker."""
    t = table(_bonus(), [4, 4])
    idle(idle(_dig(t, "GE1", "metz")), 2)
    _dig(t, "GE1", "metz")
    assert level(t, "metz", CP) == 0


def test_11_2_9_gone_after_success_and_never_more_than_one() -> None:
    """11.2.9: success removes the marker; two failures still give one only: 5 fails (5 - 1 > 3)."""
    t = table(_bonus(), [4, 4, 4])
    for _ in range(2):
        idle(_dig(t, "GE1", "metz"))
    assert level(t, "metz", CP) == 1
    _dig(t, "GE1", "metz")
    assert level(t, "metz", CP) == 1  # the third 4, without a marker, fails
    t = table(_bonus(), [6, 6, 5])
    for _ in range(3):
        idle(_dig(t, "GE1", "metz"))
    assert level(t, "metz", CP) == 0


def test_11_2_9_holds_into_the_next_turn() -> None:
    """11.2.9: a failure in the sixth round helps in the first round of the next turn."""
    t = table(without_piles(_bonus(round=6)), [4, 6, 6, 4])  # dig; mandatory offensives 6 and 6; dig
    _dig(t, "GE1", "metz")
    turn = t.g.turn
    idle(t)
    while t.prompt != "ask-action":
        t.do("done")
    assert t.g.turn == turn + 1
    _dig(t, "GE1", "metz")
    assert level(t, "metz", CP) == 1


@pytest.mark.parametrize(("depth", "left"), [(1, 0), (2, 1)])
def test_faq_11_2_6a_trenches_of_spaces_lost_to_attrition(depth: int, left: int) -> None:
    """FAQ.11.2.6a: Mulhouse, cut off while Strasbourg is besieged, goes to the Allies as if they had come in."""
    g = position({"strasbourg": "FR1", "nancy": "FR2"}, trenches={"mulhouse": depth})
    assert trench_level(g, BOX.space["mulhouse"], CP) == depth
    attrition_phase(g)
    assert g.control[BOX.space["mulhouse"]] == AP
    assert trench_level(g, BOX.space["mulhouse"], AP) == left
    assert trench_level(g, BOX.space["mulhouse"], CP) == 0


def test_faq_11_2_6b_trenches_by_an_intact_fort_stay() -> None:
    """FAQ.11.2.6b: Aqaba, cut off while Beersheba is besieged, keeps trench and colour until an enemy comes."""
    units = {"beersheba": "NE", "sinai": "BRc-1", "arabia": "ANA"}
    g = position(units, war="tu", trenches={"aqaba": 1, "medina": 1}, active="ap")
    attrition_phase(g)
    assert (g.control[BOX.space["medina"]], g.trench[BOX.space["medina"]]) == (AP, 0)  # no fort there
    assert (g.control[BOX.space["aqaba"]], trench_level(g, BOX.space["aqaba"], CP)) == (CP, 1)
    t = ordered(g, "arabia")
    march(t, "ANA", "aqaba")
    assert t.g.trench[BOX.space["aqaba"]] == 0


def test_11_2_6_an_army_that_comes_in_takes_over_the_besiegers_trench() -> None:
    """11.2.4, 11.2.5, 11.2.6: Germans besieged Paris, dug in and left; FR10 comes in there."""
    for level, left in ((1, 0), (2, 1)):
        g = position({"sedan": "GE2"}, active="ap", hands="AP10")
        g.trench[BOX.space["paris"]] = level + 2 * CP
        t = table(g).do("event:AP10", "deploy:paris")
        assert t.at("FR10") == "paris"
        assert (trench_level(t.g, BOX.space["paris"], CP), trench_level(t.g, BOX.space["paris"], AP)) == (0, left)
