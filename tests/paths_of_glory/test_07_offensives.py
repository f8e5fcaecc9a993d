"""7.0 Mandatory offensives: what the dice oblige to, what meets the obligation, and what it costs not to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grognard.games.paths_of_glory.box import SIDES
from grognard.games.paths_of_glory.turn import status
from grognard.games.paths_of_glory.state import GREAT_RETREAT
from grognard.games.paths_of_glory.supply import in_supply

from .rounds import idle, without_piles
from .table import AP, BOX, CP, Table, pass_cards, position, table

QUIET = {"paris": "FR6", "essen": "GE1"}


def rolled(cp: int, ap: int, units: Mapping[str, str] | None = None, **position_args: Any) -> Table:
    """The mandatory offensive phase with these dice."""
    t = table(position({**QUIET, **(units or {})}, phase="mandatory", **position_args), dice=[cp, ap])
    assert t.fate.left == 0
    assert (t.prompt, t.asked) == ("ask-action", "cp")
    return t


def obliged(units: Mapping[str, str], side: str, nation: str, **position_args: Any) -> Table:
    """It is `side`'s action and its `nation` has to attack this turn."""
    g = position(units, active=side, **position_args)
    g.mo[SIDES.index(side)] = nation
    return table(g)


def attack(t: Table, frm: str, at: str, *units: str) -> Table:
    """An automatic operation: these units attack; if nobody may play a card, the dice are ones."""
    t.dice(1, 1).do("automatic", f"attack:{frm}", f"assault:{at}", *(f"join:{unit}" for unit in units), "begin")
    assert t.prompt != "ask-muster"
    return t


def made(t: Table) -> bool:
    """Whether the obligation is met."""
    return any(t.g.mo_made)


def points(t: Table) -> int:
    """The level of victory points if the turn ended now (step E.1)."""
    g = t.g.copy()
    status(g)
    return g.vp


# -- the dice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "cp", "ap"),
    [(1, "ah", "fr"), (2, "ah-it", "fr"), (3, "tu", "br"), (4, "ge", "it"), (5, "", "it"), (6, "", "ru")],
)
def test_7_1_1_one_roll_each_on_the_table(die: int, cp: str, ap: str) -> None:
    """7.1.1: every player rolls once a turn, and the result is marked and shown."""
    t = rolled(die, die, war="it tu")
    assert t.g.mo == [ap, cp]
    shown = t.play.view(AP)["position"].mandatory
    assert (shown["cp"].nation, shown["ap"].nation) == (cp, ap)


def test_7_1_2_none_and_neutrals_oblige_to_nothing() -> None:
    """7.1.2: Italy (4, 5) and Turkey (3) while neutral, and None (5, 6): no offensive and no penalty."""
    for cp, ap in ((3, 4), (5, 5), (6, 4)):
        t = rolled(cp, ap)
        assert t.g.mo == ["", ""]
        assert points(t) == 10
    assert rolled(3, 4, war="it tu").g.mo == ["it", "tu"]


def test_7_1_3_a_nation_that_does_not_attack_costs_its_side_a_point() -> None:
    """7.1.3: Russia (6) idle all turn +1, Austria-Hungary (1) idle -1, even with no unit on the map."""
    for cp, ap, vp in ((6, 6, 11), (1, 4, 9), (1, 6, 10), (6, 4, 10)):
        t = table(without_piles(position(QUIET, phase="mandatory")), dice=[cp, ap, 6, 4])
        idle(t, 12)
        assert (t.g.turn, t.g.vp) == (6, vp)


def test_7_1_3_an_attack_on_an_enemy_unit_meets_the_obligation() -> None:
    """7.1.3: one Russian attack is enough, win or lose; after it the turn ends without a penalty."""
    units = {"warsaw": "RU4", "lodz": "GE2", **QUIET}
    g = without_piles(position(units, round=6, active="ap"))
    g.mo[AP] = "ru"
    t = table(g)
    assert points(t) == 11
    pass_cards(attack(t, "warsaw", "lodz", "RU4").dice(6, 4))
    assert t.g.mo_made == [True, False]
    t.do("lose:RU4")
    assert (t.g.turn, t.g.vp) == (6, 10)


def test_7_1_3_moving_or_another_nation_attacking_is_not_an_offensive() -> None:
    """7.1.3: the named nation itself must attack: a French attack leaves the Russian obligation open."""
    t = obliged({"cambrai": "FR5", "sedan": "GE2", "warsaw": "RU4"}, "ap", "ru")
    attack(t, "cambrai", "sedan", "FR5")
    assert not made(t)
    assert points(t) == 11


# -- 7.1.4, 7.1.5 the west -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("nation", "unit"), [("fr", "FR5"), ("fr", "FRc-1"), ("br", "BR1"), ("br", "BEF")])
def test_7_1_4_british_and_french_must_attack_germans_in_the_west(nation: str, unit: str) -> None:
    """7.1.4: against a German unit in France (Sedan), Belgium (Liege) or Germany (Aachen, Koblenz)."""
    for frm, at in (("cambrai", "sedan"), ("brussels", "liege"), ("liege", "koblenz")):
        t = obliged({frm: unit, at: "GE2"}, "ap", nation, destroyed="liege")
        attack(t, frm, at, unit)
        assert made(t)
        assert points(t) == 10


@pytest.mark.parametrize(("nation", "unit"), [("fr", "FR5"), ("br", "BR1")])
def test_7_1_4_an_attack_elsewhere_or_on_others_does_not_count(nation: str, unit: str) -> None:
    """7.1.4: Austrians in Sedan, or Germans in Trent, are not what is asked for."""
    t = attack(obliged({"cambrai": unit, "sedan": "AHc-1"}, "ap", nation), "cambrai", "sedan", unit)
    assert not made(t)
    assert points(t) == 11
    t = obliged({"verona": unit, "trent": "GE2"}, "ap", nation, war="it", destroyed="trent")
    attack(t, "verona", "trent", unit)
    assert not made(t)
    assert points(t) == 11


def test_7_1_4_the_named_nation_must_take_part_itself() -> None:
    """7.1.4: a French attack does not meet a British obligation."""
    t = attack(obliged({"cambrai": "FR5", "sedan": "GE2"}, "ap", "br"), "cambrai", "sedan", "FR5")
    assert not made(t)


@pytest.mark.parametrize(
    ("unit", "frm", "at"),
    [
        ("FR5", "sedan", "cambrai"),
        ("BR1", "sedan", "cambrai"),
        ("BE1", "liege", "brussels"),
        ("US1", "sedan", "cambrai"),
        ("CND", "sedan", "cambrai"),
        ("FR5", "aachen", "liege"),
        ("FR5", "koblenz", "aachen"),
    ],
)
def test_7_1_5_germans_must_attack_the_western_allies_in_the_west(unit: str, frm: str, at: str) -> None:
    """7.1.5: US, British (Canadians too), Belgian or French units in France, Belgium or Germany."""
    t = obliged({frm: "GE2", at: unit}, "cp", "ge", war="us", destroyed="liege", control={"ap": "liege brussels"})
    attack(t, frm, at, "GE2")
    assert made(t)
    assert points(t) == 10


@pytest.mark.parametrize(
    ("unit", "frm", "at"),
    [
        ("RU4", "insterberg", "kovno"),  # Russians
        ("ITc-1", "sedan", "cambrai"),  # Italians in France
        ("RUc-1", "oppeln", "breslau"),  # Russians in Germany
        ("FR5", "villach", "maggiore"),  # French in Italy
    ],
)
def test_7_1_5_other_german_attacks_do_not_count(unit: str, frm: str, at: str) -> None:
    """7.1.5: other enemies in the west, or the right enemies elsewhere, do not meet the obligation."""
    t = obliged({frm: "GE2", at: unit}, "cp", "ge", war="it", destroyed="kovno breslau", played="CP11")
    attack(t, frm, at, "GE2")
    assert not made(t)
    assert points(t) == 9


def test_7_1_5_a_german_result_is_none_after_hl_take_command() -> None:
    """7.1.5: the box says GE before the event and None after it."""
    assert rolled(4, 4).g.mo[CP] == "ge"
    t = rolled(4, 4, played="CP54")
    assert t.g.mo[CP] == ""
    assert points(t) == 10


# -- 7.1.6, 7.1.7 Austria-Hungary ----------------------------------------------------------------------------


def test_7_1_6_italy_neutral_or_wholly_occupied_makes_it_a_plain_austrian_offensive() -> None:
    """7.1.6: decided when the die is rolled; one Italian space in Allied hands is enough for AH-It."""
    assert rolled(2, 3).g.mo[CP] == "ah"
    assert rolled(2, 3, war="it").g.mo[CP] == "ah-it"
    italy = (
        "ancona asiago bologna florence foggia genoa maggiore milan naples pescara ravenna rome taranto "
        "turin udine venice verona viterbo"
    )
    assert rolled(2, 3, war="it", control={"cp": italy}).g.mo[CP] == "ah"
    assert rolled(2, 3, war="it", control={"cp": italy.replace("taranto", "")}).g.mo[CP] == "ah-it"


@pytest.mark.parametrize(
    ("unit", "frm", "at", "lost"),
    [
        ("IT1", "trent", "verona", ""),  # Italians in Italy
        ("BR1", "trent", "verona", "milan bologna venice asiago"),  # a space in Italy, be it cut off
        ("ITc-1", "sarajevo", "valjevo", ""),  # Italians elsewhere, be they supplied through Salonika
        ("BR1", "zagreb", "trieste", ""),  # British whose supply comes through Italy
    ],
)
def test_7_1_6_austrians_must_attack_the_italian_front(unit: str, frm: str, at: str, lost: str) -> None:
    """7.1.6: Italian units, a space in Italy, or Allies supplied through Italy."""
    war, destroyed = "it gr", "trieste"
    t = obliged({frm: "AH5", at: unit}, "cp", "ah-it", war=war, destroyed=destroyed, control={"cp": lost})
    attack(t, frm, at, "AH5")
    assert made(t)
    assert points(t) == 10


@pytest.mark.parametrize(
    ("unit", "frm", "at"),
    [
        ("RUc-1", "cracow", "czestochowa"),
        ("SB1", "novi-sad", "belgrade"),
        ("BR1", "sarajevo", "valjevo"),  # British, but supplied through Salonika
    ],
)
def test_7_1_6_other_austrian_attacks_do_not_count(unit: str, frm: str, at: str) -> None:
    """7.1.6: with Italy at war an attack on Allies who live without it leaves the obligation open."""
    t = obliged({frm: "AH5", at: unit}, "cp", "ah-it", war="it gr", destroyed="belgrade")
    assert in_supply(t.g, BOX.unit[unit])
    attack(t, frm, at, "AH5")
    assert not made(t)
    assert points(t) == 9


def test_7_1_6_it_must_be_austrians_who_attack() -> None:
    """7.1.6: a German attack on Italy is no Austrian offensive."""
    t = attack(obliged({"trent": "GE2", "verona": "IT1"}, "cp", "ah-it", war="it"), "trent", "verona", "GE2")
    assert not made(t)


@pytest.mark.parametrize(("unit", "frm", "at"), [("RUc-1", "cracow", "czestochowa"), ("SB1", "novi-sad", "belgrade")])
def test_7_1_7_a_plain_austrian_offensive_is_met_by_attacking_anybody(unit: str, frm: str, at: str) -> None:
    """7.1.7: an Austro-Hungarian unit against any unit; Germans attacking alone do not do it."""
    t = attack(obliged({frm: "AH5", at: unit}, "cp", "ah", destroyed="belgrade"), frm, at, "AH5")
    assert made(t)
    assert points(t) == 10
    t = attack(obliged({frm: "GE2", at: unit}, "cp", "ah", destroyed="belgrade"), frm, at, "GE2")
    assert not made(t)
    assert points(t) == 9


# -- 7.1.8 the French mutiny ---------------------------------------------------------------------------------


def mutiny(units: Mapping[str, str], **position_args: Any) -> Table:
    """A French result after French Mutiny, the Americans in the war."""
    args = {"war": "us it", "hands": "AP1", **position_args}
    return obliged(units, "ap", "fr", played="CP47 AP54", **args)


def test_7_1_8_after_the_mutiny_a_french_attack_costs_a_point_and_idleness_nothing() -> None:
    """7.1.8: French results are reversed."""
    t = mutiny({"cambrai": "FR5", "sedan": "GE2"})
    assert points(t) == 10
    attack(t, "cambrai", "sedan", "FR5")
    assert points(t) == 11
    t = attack(obliged({"cambrai": "FR5", "sedan": "GE2"}, "ap", "", played="CP47"), "cambrai", "sedan", "FR5")
    assert points(t) == 10  # a turn without a French result
    t = attack(mutiny({"verona": "FR5", "trent": "GE2"}, destroyed="trent"), "verona", "trent", "FR5")
    assert points(t) == 10  # not the western front


def test_7_1_8_nobody_is_warned_of_an_offensive_that_is_not_owed() -> None:
    """7.1.8, 7.1.3: late in a turn the Allies are reminded of a French offensive, not after the mutiny."""
    for played, warned in (("", ["7.1.3"]), ("CP47", [])):
        t = obliged(QUIET, "ap", "fr", played=played, round=5)
        assert [warning.rule for warning in t.play.warnings(AP) if warning.key == "warn-mandatory"] == warned


def test_7_1_8_french_beside_americans_attack_for_nothing() -> None:
    """7.1.8, exception: stacked with US units, whether these attack too or not; British do not help."""
    t = mutiny({"cambrai": "FR5 US1", "sedan": "GE2"})
    assert points(attack(t, "cambrai", "sedan", "FR5")) == 10
    t = mutiny({"cambrai": "FR5 US1", "sedan": "GE2"})
    assert points(attack(t, "cambrai", "sedan", "FR5", "US1")) == 10
    t = mutiny({"cambrai": "FR5 BR1", "sedan": "GE2"})
    t.dice(1, 1).do("ops:AP1", "attack:cambrai", "done", "assault:sedan", "join:FR5", "begin")
    assert points(t) == 11


def test_7_1_8_every_french_stack_in_the_attack_needs_its_americans() -> None:
    """7.1.8, F30: of two French spaces only one holds Americans: one point, and only one for two attacks."""
    units = {"cambrai": "FR5 US1", "chateau-thierry": "FR3", "sedan": "GE2", "verdun": "FR4", "metz": "GE4"}
    t = mutiny(units).do("ops:AP1", "attack:cambrai", "attack:chateau-thierry", "attack:verdun", "done")
    t.do("assault:sedan", "join:FR5", "join:US1", "join:FR3", "begin")
    assert points(t) == 11
    t.dice(1, 1).do("frontal")
    pass_cards(t)
    while t.prompt != "ask-attack":
        t.do(t.options[0])
    t.dice(1, 1).do("assault:metz", "join:FR4", "begin")
    assert points(t) == 11


# -- 7.1.9 to 7.1.11 events ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "before", "after"), [(1, "ah", "ah"), (3, "tu", "ge"), (4, "ge", ""), (6, "", "")])
def test_7_1_9_hoffmann_adds_one_to_the_central_powers_die(die: int, before: str, after: str) -> None:
    """7.1.9: no further than the last box, and not to the Allied die."""
    war = "tu it" if die != 1 else "tu"  # with Italy neutral AH-It (1 + 1) is AH
    assert rolled(die, die, war=war).g.mo[CP] == before
    t = rolled(die, die, war=war, played="CP37")
    assert t.g.mo[CP] == after
    assert t.g.mo[AP] == rolled(die, die, war=war).g.mo[AP]


def test_7_1_10_hl_take_command_ends_german_offensives_at_once_and_for_good() -> None:
    """7.1.10: a pending German obligation is ignored, an Austrian one is not; so are later results."""
    t = obliged(QUIET, "cp", "ge", hands="CP54", level=(2, 2), war="tu it")
    assert points(t) == 9
    t.do("event:CP54")
    assert (t.g.mo[CP], points(t)) == ("", 10)
    t = obliged(QUIET, "cp", "ah", hands="CP54", level=(2, 2), war="tu it").do("event:CP54")
    assert (t.g.mo[CP], points(t)) == ("ah", 9)
    assert rolled(4, 4, played="CP54").g.mo[CP] == ""
    assert rolled(3, 4, played="CP54", war="tu").g.mo[CP] == "tu"


def revolution(nation: str) -> Table:
    g = position({**QUIET, "lodz": "GEc-1"}, hands="CP53", played="CP28 CP52", level=(2, 2), war="tu it", turn=14)
    g.mo[AP] = nation
    return table(g)


def test_7_1_11_no_russian_offensives_after_the_bolshevik_revolution() -> None:
    """7.1.11: later Russian results (6) are ignored, others are not."""
    assert rolled(6, 6).g.mo[AP] == "ru"
    t = rolled(6, 6, played="CP53")
    assert t.g.mo[AP] == ""
    assert points(t) == 10
    assert rolled(6, 1, played="CP53").g.mo[AP] == "fr"


def test_faq_7_1_11a_the_revolution_frees_the_allies_from_a_pending_offensive() -> None:
    """FAQ.7.1.11a, 7.1.11: the event cancels a Russian offensive not yet made; not a French one."""
    t = revolution("ru")
    assert points(t) == 11
    t.do("event:CP53")
    assert (t.g.mo[AP], points(t)) == ("", 10)
    t = revolution("fr").do("event:CP53")
    assert (t.g.mo[AP], points(t)) == ("fr", 11)


# -- questions -----------------------------------------------------------------------------------------------


def test_faq_7_1_3a_a_corps_of_no_strength_may_make_the_offensive() -> None:
    """FAQ.7.1.3a: a reduced Austrian corps (0-1-3) attacks, and that is enough."""
    t = obliged({"cracow": "(AHc-1)", "czestochowa": "RUc-1"}, "cp", "ah")
    attack(t, "cracow", "czestochowa", "AHc-1")
    assert made(t)
    assert points(t) == 10


def test_faq_7_1_3b_the_great_retreat_does_not_undo_an_offensive() -> None:
    """FAQ.7.1.3b: the Russians leave before combat; the attack was declared, and counts."""
    units = {"cracow": "AH1", "czestochowa": "RUc-1", **QUIET}
    g = position(units)
    g.mo[CP] = "ah"
    g.flags |= GREAT_RETREAT
    t = pass_cards(attack(table(g), "cracow", "czestochowa", "AH1"))
    assert t.prompt == "ask-great-retreat"
    t.do("fall_back")
    while t.prompt != "ask-action":
        t.do(t.options[-1])
    assert t.at("RUc-1") not in ("czestochowa", "eliminated")
    assert (t.asked, t.g.mo_made[CP]) == ("ap", True)
    assert points(t) == 10


def test_faq_7_1_3c_a_fort_alone_does_not_meet_the_obligation() -> None:
    """FAQ.7.1.3c: Verdun and Belgrade with nobody but the fort do not count; with a corps there it does."""
    t = attack(obliged({"metz": "GE4"}, "cp", "ge"), "metz", "verdun", "GE4")
    assert not made(t)
    assert points(t) == 9
    t = attack(obliged({"metz": "GE4", "verdun": "FRc-1"}, "cp", "ge"), "metz", "verdun", "GE4")
    assert made(t)
    assert points(t) == 10
    t = attack(obliged({"novi-sad": "AH5"}, "cp", "ah"), "novi-sad", "belgrade", "AH5")
    assert not made(t)
    assert points(t) == 9


def test_faq_7_1_3d_the_senussi_make_no_turkish_offensive() -> None:
    """FAQ.7.1.3d: the Libyan corps attacks Alexandria in vain; a Turkish corps anywhere is enough."""
    t = obliged({"libya": "SN", "alexandria": "BRc-1"}, "cp", "tu", war="tu")
    attack(t, "libya", "alexandria", "SN")
    assert not made(t)
    assert points(t) == 9
    t = obliged({"gaza": "TUc-1", "sinai": "BRc-1"}, "cp", "tu", war="tu")
    attack(t, "gaza", "sinai", "TUc-1")
    assert made(t)
    assert points(t) == 10


@pytest.mark.parametrize("unit", ["AUS", "CND", "PT"])
def test_faq_7_1_4a_dominion_and_portuguese_corps_alone_are_not_british(unit: str) -> None:
    """FAQ.7.1.4a: alone they do not meet a British obligation; together with a British unit they do."""
    t = attack(obliged({"cambrai": f"{unit} BRc-1", "sedan": "GE2"}, "ap", "br"), "cambrai", "sedan", unit)
    assert not made(t)
    assert points(t) == 11
    t = attack(obliged({"cambrai": f"{unit} BRc-1", "sedan": "GE2"}, "ap", "br"), "cambrai", "sedan", unit, "BRc-1")
    assert made(t)
    assert points(t) == 10


@pytest.mark.parametrize(("frm", "at"), [("amiens", "cambrai"), ("calais", "cambrai"), ("ostend", "brussels")])
def test_faq_7_1_4b_belgians_activated_as_british_are_still_belgians(frm: str, at: str) -> None:
    """FAQ.7.1.4b: the stack costs one point, the Belgian army attacks alone: no British offensive."""
    t = attack(obliged({frm: "BE1 BR1", at: "GE2"}, "ap", "br", control={"cp": "cambrai brussels"}), frm, at, "BE1")
    assert not made(t)
    assert points(t) == 11
    t = attack(obliged({frm: "BE1 BR1", at: "GE2"}, "ap", "br"), frm, at, "BE1", "BR1")
    assert made(t)
    assert points(t) == 10
