"""4.0 Stacking, 5.0 zones of control, 6.0 steps."""

from __future__ import annotations

import pytest

from grognard.games.italia_1917_1918.command import barred
from grognard.games.italia_1917_1918.losses import crowd, why_crowded
from grognard.games.italia_1917_1918.movement import stop
from grognard.games.italia_1917_1918.state import Due, attack_of, defence_of, is_full, zoc

from .finding import VITTORIO, around, first, numbers, open_country, plain
from .table import BOX, ITALIA, hex_of, italia, position


WEAK = next(
    name for u, name in enumerate(BOX.units)
    if name.startswith("it-") and BOX.bulk[u] == "division" and VITTORIO.ratings[u].morale == 3
)  # fmt: skip
"""An Italian division of morale 3 in October 1918."""


def load_of(units: str, side: int = 1) -> tuple[int, int]:
    """Stacking points and detachments of units in one hex."""
    return crowd(position({"W1433": units}), hex_of("W1433"), side)


# -- stacking ---------------------------------------------------------------------------------------------------------


def test_ex_4_0a_4_0b_4_0e_a_regiment_a_full_division_and_guns_are_just_enough() -> None:
    """4.0a, 4.0b, 4.0e."""
    units = "it-1-alpini it-51-df it-corps-i"
    assert load_of(units) == (4, 0)
    t = italia({"W1433": units}, phase="end_movement")
    assert t.prompt != "ask-excess"


def test_ex_4_0b_4_0c_4_0f_three_regiments_with_storm_troops_are_three() -> None:
    """4.0b, 4.0c, 4.0f."""
    assert load_of("de-ir-62 de-jr-1 de-jr-2 de-stoss-1 de-stoss-2 de-stoss-3", 0) == (3, 0)


def test_ex_4_0c_4_0b_4_0g_two_reduced_divisions_and_one_more_unit_are_too_many() -> None:
    """4.0b, 4.0g. There are no tanks in the box (2.2.1e): a regiment counts as one would (4.0c)."""
    units = "(it-51-df) (it-24-df) it-1-alpini"
    assert load_of(units) == (5, 0)
    t = italia({"W1433": units}, phase="end_movement")
    assert (t.prompt, t.asked) == ("ask-excess", "en")
    assert t.nouns("give_up") == {"it-51-df", "it-24-df", "it-1-alpini"}
    t.do("give_up:it-1-alpini")
    assert t.at("it-1-alpini") == "eliminated"
    assert t.prompt != "ask-excess"


def test_4_0b_a_division_with_a_loss_marker_counts_like_a_reduced_one() -> None:
    full, reduced, worn = (load_of(name)[0] for name in ("it-24-df", "(it-24-df)", "((it-24-df))"))
    assert (full, reduced, worn) == (3, 2, 2)


def test_4_0a_the_limit_holds_in_every_scenario_at_the_start() -> None:
    for scenario in BOX.scenes:
        g = ITALIA.start(scenario, ITALIA.settings({}))
        assert not [BOX.numbers[h] for h in g.stacks for side in (0, 1) if why_crowded(g, h, side)]


def test_4_0d_detachments_count_nothing_but_a_third_must_go() -> None:
    units = "it-51-df it-1-alpini it-alp-det-1 it-fan-det-1"
    assert load_of(units) == (4, 2)
    assert italia({"W1433": units}, phase="end_movement").prompt != "ask-excess"
    t = italia({"W1433": f"{units} it-bers-det-1"}, phase="end_movement")
    assert t.nouns("give_up") == {"it-alp-det-1", "it-fan-det-1", "it-bers-det-1"}
    assert t.refusal("give_up:it-51-df").rule == "4.0g"


def test_4_0e_any_number_of_supports_may_be_in_a_hex() -> None:
    guns = "it-corps-i it-corps-x it-corps-v it-corps-xii it-corps-ix it-army-iv it-hq-iv it-hq-vi"
    t = italia({"W1433": f"it-51-df it-1-alpini {guns}"}, phase="end_movement")
    assert t.prompt != "ask-excess"


def test_4_0f_11_3_2d_assault_troops_without_a_unit_of_their_own_are_gone() -> None:
    """11.3.2d. Of two regiments with Arditi one has to go, and its Arditi with it."""
    units = f"{WEAK} it-2-alpini it-3-alpini it-arditi-1 it-arditi-2"
    t = italia({"W1433": units}, phase="end_movement").do("give_up:it-2-alpini")
    assert sorted(t.at(f"it-arditi-{n}") for n in (1, 2)) == ["W1433", "eliminated"]


@pytest.mark.parametrize("phase", ["end_movement", "after_combats", "end_fighting", "end_exploitation"])
def test_4_0g_stacks_are_looked_at_as_each_phase_ends_those_of_both_sides(phase: str) -> None:
    far = first(lambda h: plain(h) and BOX.numbers[h] != "W1433")
    t = italia(
        {"W1433": "it-51-df it-24-df", far: "ah-4-id ah-33-id"}, phase=phase, side="en"
    )  # fmt: skip
    assert t.asked == "cp"
    t.do("give_up:ah-4-id")
    assert t.asked == "en"
    t.do("give_up:it-51-df")
    assert (t.at("ah-33-id"), t.at("it-24-df")) == (far, "W1433")


def test_4_0g_while_the_phase_lasts_there_may_be_more() -> None:
    here = open_country(2)
    goal = around(here)[0]
    t = italia({here: "it-51-df", goal: "it-24-df"}).do("move:it-51-df", f"to:{goal}")
    assert t.at("it-51-df") == t.at("it-24-df") == goal
    t.do("done")
    assert t.prompt == "ask-excess"


# -- zones ------------------------------------------------------------------------------------------------------------


def test_5_0a_the_six_hexes_around_a_combat_unit_are_its_zone() -> None:
    here = open_country(1)
    g = position({here: "it-51-df"})
    assert numbers(zoc(g, 1)) == set(around(here))
    assert len(around(here)) == 6
    assert zoc(g, 0) == 0


def test_5_0b_every_combat_unit_has_one_and_no_support() -> None:
    here = open_country(1)
    for unit in ("it-1-alpini", "it-3-dc", "it-fan-det-1", "it-aosta", "((it-24-df))"):
        assert zoc(position({here: unit}), 1)
    for unit in ("it-corps-i", "it-army-iv", "it-hq-iv", "it-trucks", "it-depot", "it-amalfi"):
        assert not zoc(position({here: unit}), 1)


def test_5_0c_it_reaches_over_rivers_and_ridges_into_the_high_mountains_and_onto_enemies() -> None:
    river = next(h for h in range(BOX.size) if any((h, n) in BOX.major for n in BOX.map.linked[h]))
    g = position({BOX.numbers[river]: "it-51-df"})
    assert numbers(zoc(g, 1)) == set(around(BOX.numbers[river]))
    high = next(h for h in range(BOX.size) if BOX.high >> h & 1 and not BOX.map.edge >> h & 1)
    beside = BOX.numbers[BOX.map.linked[high][0]]
    g = position({beside: "it-51-df", BOX.numbers[high]: "ah-4-id"})
    assert zoc(g, 1) >> high & 1


def test_5_0d_a_friend_cancels_it_for_supply_but_not_for_movement() -> None:
    here = open_country(3)
    beside = around(here)[0]
    friend = next(h for h in around(beside) if h not in (here, *around(here)))
    g = position({here: "ah-4-id", beside: "it-corps-i it-51-df"})
    assert zoc(g, 0) >> hex_of(beside) & 1
    assert not barred(g, 1) >> hex_of(beside) & 1
    g = position({here: "ah-4-id"})
    assert barred(g, 1) >> hex_of(beside) & 1
    g = position({here: "ah-4-id", beside: "it-51-df", friend: "it-1-alpini"})
    assert stop(g, (BOX.unit["it-1-alpini"],)) >> hex_of(beside) & 1


def test_5_0e_zones_of_both_sides_lie_on_the_same_hex() -> None:
    here = open_country(3)
    between = around(here)[0]
    other = next(h for h in around(between) if h not in (here, *around(here)))
    g = position({here: "ah-4-id", other: "it-51-df"})
    assert zoc(g, 0) & zoc(g, 1) & 1 << hex_of(between)


# -- steps ------------------------------------------------------------------------------------------------------------


def lose(unit: str, steps: int) -> tuple[str, int]:
    """Where a unit is after so many losses, and what is left of it."""
    u = BOX.unit[unit]
    due = (Due("steps", BOX.side[u], steps, (u,)),)
    t = italia({"W1433": unit}, phase="end_movement", due=due)
    return t.at(unit), t.steps(unit)


@pytest.mark.parametrize("unit", [WEAK, "it-3-dc", "it-aosta", "it-1-alpini", "gb-20-bde"])
def test_6_0a_two_steps_for_weak_divisions_brigades_and_regiments(unit: str) -> None:
    rating = VITTORIO.ratings[BOX.unit[unit]]
    assert rating.morale <= 3 or BOX.bulk[BOX.unit[unit]] != "division"
    assert lose(unit, 1) == ("W1433", 1)
    assert lose(unit, 2) == ("eliminated", 0)


def test_6_0a_the_first_loss_turns_a_unit_to_its_reduced_side() -> None:
    g = position({"W1433": "it-51-df", "W1533": "(it-24-df)"})
    whole, worn = BOX.unit["it-51-df"], BOX.unit["it-24-df"]
    assert (is_full(g, whole), is_full(g, worn)) == (True, False)
    rating = g.scene.ratings[worn]
    assert (attack_of(g, worn), defence_of(g, worn)) == (rating.reduced_attack, rating.reduced_defence)
    assert (attack_of(g, whole), defence_of(g, whole)) == (
        g.scene.ratings[whole].attack,
        g.scene.ratings[whole].defence,
    )


def test_6_0b_three_steps_for_divisions_of_morale_four_the_last_two_alike() -> None:
    assert VITTORIO.ratings[BOX.unit["it-24-df"]].morale == 4
    assert [lose("it-24-df", n) for n in (1, 2, 3)] == [("W1433", 2), ("W1433", 1), ("eliminated", 0)]
    u = BOX.unit["it-24-df"]
    reduced, worn = position({"W1433": "(it-24-df)"}), position({"W1433": "((it-24-df))"})
    assert attack_of(reduced, u) == attack_of(worn, u) < attack_of(position({"W1433": "it-24-df"}), u)
    assert defence_of(reduced, u) == defence_of(worn, u)


def test_6_0c_one_step_for_detachments_and_assault_troops() -> None:
    assert lose("it-alp-det-1", 1)[0] == "eliminated"
    assert {VITTORIO.ratings[u].steps for u in range(BOX.count) if BOX.is_assault[u]} == {1}


def test_6_0d_other_supports_have_no_steps() -> None:
    others = [u for u in range(BOX.count) if not BOX.fights[u] and not BOX.is_assault[u]]
    assert {VITTORIO.ratings[u].steps for u in others} == {0}
    due = (Due("steps", 1, 1, (BOX.unit["it-corps-i"],)),)
    t = italia({"W1433": "it-corps-i"}, phase="end_movement", due=due)
    assert t.at("it-corps-i") == "W1433"
