"""BB.CRT, BB.TER: the combat table and the efficiency test; examples A, B, C1 to C3, C6 to C9."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.clash_of_giants_2.box import ALL
from grognard.games.clash_of_giants_2.odds import chances, column_of, efficiency, odds, result
from grognard.games.clash_of_giants_2.state import State

from .finding import GALICIA_BOX, YPRES_BOX, assault, battlefield, first, men, plain, roomy, step
from .table import GALICIA, YPRES, Table, galicia, position

G, Y = GALICIA_BOX, YPRES_BOX
START = position(GALICIA, {})
COLUMNS = ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]


def spread(names: list[str], spot: str, ways: str = "s sw nw ne se n") -> dict[str, str]:
    """Units by twos around a hex."""
    hexes = [step(G, spot, way) for way in ways.split()]
    return {hexes[i // 2]: " ".join(names[i : i + 2]) for i in range(0, len(names), 2)}


def fight(attackers: list[str], defenders: str, spot: str = "", **more: Any) -> tuple[Table, str]:
    """The last turn: Austrians around Russians on open ground."""
    spot = spot or battlefield(G)
    t = galicia(spread(attackers, spot) | {spot: defenders}, phase="combat", side="ah", turn=10, **more)
    return t, spot


def lines(t: Table) -> dict[str, Any]:
    (found,) = t.told("log-odds")
    return dict(found)


def rolled(t: Table) -> list[tuple[str, int]]:
    """Who rolled, in order, and what was added."""
    return [(G.units[line["unit"][1]], line["modifier"]) for line in t.told("log-roll")]


# -- example A --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "modifier", "ter", "effective", "fails_by"),
    [
        (4, +1, 4, 5, 1), (5, -1, 4, 4, 0), (6, -2, 4, 6, 2), (1, +2, 3, 1, 0), (3, +3, 5, 6, 1),
        (5, +3, 4, 6, 2), (5, -3, 3, 2, 0), (2, +3, 2, 5, 3), (6, 0, 1, 6, 5), (4, -2, 2, 2, 0),
    ],
)  # fmt: skip
def test_example_a_the_effective_roll(roll: int, modifier: int, ter: int, effective: int, fails_by: int) -> None:
    assert result(START, roll, modifier) == effective
    assert max(0, result(START, roll, modifier) - ter) == fails_by


FAILURES = {
    1: (2, 3, 4, 5, 5, 5, 5), 2: (1, 2, 3, 4, 5, 5, 5), 3: (1, 1, 2, 3, 4, 5, 5), 4: (1, 1, 1, 2, 3, 4, 5),
    5: (1, 1, 1, 1, 2, 3, 4), 6: (0, 0, 0, 0, 0, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("g", [START, position(YPRES, {})], ids=["galicia", "ypres"])
def test_example_a_failures_in_six_rolls(g: State) -> None:
    for ter, row in FAILURES.items():
        for modifier, count in zip(range(-3, 4), row, strict=True):
            found = chances(g, ter, modifier)
            assert sum(found.values()) == 6
            assert 6 - found.get(0, 0) == count, (ter, modifier)


def test_example_a_the_longest_retreat() -> None:
    for ter, longest in ((5, 1), (4, 2), (3, 3), (2, 3), (1, 3)):
        worst = max(max(chances(START, ter, modifier)) for modifier in range(-3, 4))
        assert min(worst, int(START.options["retreat-most"])) == longest


def test_bb_crt_n1_results_stay_between_one_and_six() -> None:
    assert [result(START, die, 3) for die in range(1, 7)] == [1, 5, 6, 6, 6, 6]
    assert [result(START, die, -3) for die in range(1, 7)] == [1, 1, 1, 1, 2, 6]


def test_bb_crt_n2_a_natural_one_and_six_are_not_modified() -> None:
    for modifier in range(-3, 4):
        assert result(START, 1, modifier) == 1
        assert result(START, 6, modifier) == 6


# -- example B and the columns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "shift", "column"),
    [
        (4, 2, 0, "2-1"), (4, 3, 0, "1-1"), (6, 4, 0, "1-1"), (3, 4, 0, "1-2"), (3, 7, 0, "1-3"), (2, 6, 0, "1-3"),
        (1, 5, +1, "1-3"), (8, 5, -1, "1-2"), (5, 4, +1, "2-1"), (12, 2, -1, "5-1"), (14, 2, -1, "6-1"),
    ],
)  # fmt: skip
def test_example_b_odds(attack: int, defence: int, shift: int, column: str) -> None:
    assert COLUMNS[column_of(attack, defence, shift)] == column


def test_std_12_6_odds_are_rounded_for_the_defender() -> None:
    for attack, defence, column in (
        (8, 5, "1-1"), (3, 4, "1-2"), (3, 7, "1-3"), (7, 4, "1-1"), (4, 4, "1-1"), (11, 4, "2-1"), (1, 2, "1-2"),
        (9, 1, "6-1"), (1, 9, "1-3"),
    ):  # fmt: skip
        assert COLUMNS[column_of(attack, defence, 0)] == column


@pytest.mark.parametrize("switch", [False, True])
def test_std_12_7_shifts_come_before_the_limit_or_after_it(switch: bool) -> None:
    """14 to 2 with one column left: 7-1 becomes 6-1, or 6-1 becomes 5-1; 1 to 5 with one right the other way round."""
    assert COLUMNS[column_of(14, 2, -1, cap_first=switch)] == ("5-1" if switch else "6-1")
    assert COLUMNS[column_of(1, 5, +1, cap_first=switch)] == ("1-2" if switch else "1-3")
    attackers = men(G, "ah")[:7]
    t, spot = fight(attackers, men(G, "ru")[0], options={"cap-first": switch}, dice=[1, 1])
    mountain = list(G.left)
    mountain[G.hex[spot]] = 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(G, "left", mountain)
        assault(t, spot, attackers)
        assert lines(t)["column"] == ("5-1" if switch else "6-1")


def dozen(factors: int) -> list[str]:
    """Austrian units of so many factors."""
    return men(G, "ah", 4)[: factors // 2] + men(G, "ah", steps=1)[: factors % 2]


@pytest.mark.parametrize(
    ("attack", "column", "attacker", "defender", "rolling"),
    [
        (2, "1-3", +2, ALL, 1), (3, "1-2", +1, -1, 2), (6, "1-1", 0, 0, 3), (10, "2-1", -1, +1, 4),
    ],
)  # fmt: skip
def test_bb_crt_4_modifiers_and_limits_of_the_lower_columns(
    attack: int, column: str, attacker: int, defender: int, rolling: int
) -> None:
    """BB.CRT.1, BB.CRT.2, BB.CRT.3, BB.CRT.4: against four factors, or five behind the first."""
    names = dozen(attack)
    spot = battlefield(G)
    t, _ = fight(names, " ".join(men(G, "ru")[:2]), spot, dice=[1] * 10)
    if column == "1-3":  # 2 to 5, on higher ground
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(G, "defence", [1] * G.size)
            assault(t, spot, names)
    else:
        assault(t, spot, names)
    while t.prompt == "ask-rollers":
        t.do(t.options[0])
    assert lines(t)["column"] == column
    ours = [pair for pair in rolled(t) if pair[0] in names]
    theirs = [pair for pair in rolled(t) if pair[0] not in names]
    assert [modifier for _, modifier in ours] == [attacker] * rolling
    assert [modifier for _, modifier in theirs] == ([] if defender == ALL else [defender] * 2)


@pytest.mark.parametrize(
    ("attack", "column", "attacker", "rolling"),
    [(6, "3-1", -2, 3), (7, "3-1", -2, 3), (8, "4-1", -3, 2), (10, "5-1", -3, 1), (12, "6-1", ALL, 0)],
)
def test_bb_crt_5_modifiers_and_limits_of_the_higher_columns(
    attack: int, column: str, attacker: int, rolling: int
) -> None:
    """BB.CRT.5, BB.CRT.6, BB.CRT.7, BB.CRT.8: against two factors."""
    names = dozen(attack)
    t, spot = fight(names, men(G, "ru")[0], dice=[1] * 10)
    assault(t, spot, names)
    while t.prompt == "ask-rollers":
        t.do(t.options[0])
    assert lines(t)["column"] == column
    ours = [modifier for name, modifier in rolled(t) if name in names]
    assert ours == [attacker] * rolling
    theirs = [modifier for name, modifier in rolled(t) if name not in names]
    assert theirs == [min(3, COLUMNS.index(column) - 2)]


@pytest.mark.parametrize(("attackers", "column"), [(4, "4-1"), (6, "6-1")])
def test_bb_crt_n3_against_a_fort_all_attackers_roll(attackers: int, column: str) -> None:
    """BB.CRT.n4, STD.13.4: at 6-1 too, and then at -3."""
    fort = next(G.numbers[h] for i, h in enumerate(G.forts) if G.fort_side[i] == 1 and len(G.map.linked[h]) == 6)
    steps = 2 if column == "4-1" else 1
    names = men(G, "ah", 4)[:attackers]
    g = position(GALICIA, spread(names, fort), forts={fort: steps})
    found = odds(g, [G.hex[fort]], [G.unit[name] for name in names])
    assert found.limit >= attackers
    # With rivers in the way the column may be lower; the rule is the same at every one.
    assert found.attacker in (-3, -2, -1)
    t = galicia(spread(names, fort), phase="combat", side="ah", turn=10, forts={fort: steps}, dice=[1] * 10)
    assault(t, fort, names)
    assert len([name for name, _ in rolled(t) if name in names]) == attackers
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(G, "rivers", {})
        found = odds(g, [G.hex[fort]], [G.unit[name] for name in names])
        assert COLUMNS[found.column] == ("4-1" if column == "4-1" else "6-1")
        assert found.attacker == -3
        assert found.limit == ALL


# -- BB.TER and whole combats -----------------------------------------------------------------------------------------


def test_bb_ter_1_only_hunger_lowers_an_efficiency_and_never_below_one() -> None:
    spot = battlefield(G)
    for ter in (2, 3, 4, 5):
        name = men(G, "ah", ter, steps=1 if ter == 2 else 2)[0]
        for how, found in (("supplied", ter), ("reduced", ter), ("fort", ter), ("unsupplied", max(1, ter - 2))):
            g = position(GALICIA, {spot: name}, supply={name: how})
            g.moved = 1 << g.box.unit[name]
            assert efficiency(g, g.box.unit[name]) == found


def test_example_c1_plain_two_to_one() -> None:
    one, two = men(G, "ah", 4)[0], men(G, "ah", 3)[0]
    enemy = men(G, "ru", 4)[0]
    t, spot = fight([one, two], enemy, dice=[4, 5, 4])
    assault(t, spot, [one, two])
    assert lines(t)["column"] == "2-1"
    assert rolled(t) == [(enemy, 1), (one, -1), (two, -1)]
    assert t.steps(enemy) == 1
    assert (t.steps(one), t.steps(two)) == (2, 2)
    back = t.nouns("fall")
    assert back <= {step(G, spot, way) for way in ("n", "ne", "se")}
    t.do(f"fall:{min(back)}")
    assert t.at(enemy) == min(back)
    assert t.nouns("advance") == {one, two}
    t.do(f"advance:{one}", f"advance:{two}")
    assert (t.at(one), t.at(two)) == (spot, spot)


def test_example_c2_a_natural_one_holds_and_a_natural_six_fails() -> None:
    one, two = men(G, "ah", 4)[0], men(G, "ah", 3)[0]
    enemy = men(G, "ru", 4)[0]
    t, spot = fight([one, two], enemy, dice=[1, 6, 1])
    assault(t, spot, [one, two])
    assert t.steps(enemy) == 2
    assert t.at(enemy) == spot
    assert t.steps(one) == 1
    assert t.at(one) == step(G, spot, "s")  # attackers never retreat
    assert t.prompt == ""  # and nobody advances


@pytest.mark.parametrize(("die", "back"), [(4, 0), (5, 1), (6, 2)])
def test_example_c3_in_a_forest(die: int, back: int) -> None:
    spot = first(G, lambda h: plain_but_forest(h) and roomy(G, h, 3))
    one, two = men(G, "ah", 4)[0], men(G, "ah", 3)[0]
    enemy = men(G, "ru", 4)[0]
    t, _ = fight([one, two], enemy, spot, dice=[die, 1, 1])
    assault(t, spot, [one, two])
    found = lines(t)
    assert (found["attack"], found["defence"], found["column"]) == (4, 3, "1-1")
    assert rolled(t) == [(enemy, 0), (one, 0), (two, 0)]
    while t.prompt == "ask-fall":
        t.do(t.options[0])
    assert G.map.distance(G.hex[spot], G.hex[t.at(enemy)]) == back


def plain_but_forest(h: int) -> bool:
    """A forest without a place, and without a river to the south."""
    south = G.map.near["s"][h]
    if G.terrain[h] != "forest" or G.place_class[h]:
        return False
    return not any((h, south) in its for its in G.rivers.values())


def test_example_c6_loss_limits() -> None:
    names = men(G, "ah", 4)[:6]
    t, spot = fight(names, " ".join(men(G, "ru", 4)[:2]), dice=[1, 1, 1, 1, 1])
    assault(t, spot, names)
    assert lines(t)["column"] == "3-1"
    assert t.asked == "ah"  # the attacker picks
    t.do(f"roll:{names[5]}", f"roll:{names[0]}", f"roll:{names[3]}")
    assert rolled(t)[2:] == [(names[5], -2), (names[0], -2), (names[3], -2)]
    assert [modifier for _, modifier in rolled(t)[:2]] == [2, 2]
    elite = men(G, "ru", 5)[0]
    for die, fails in ((1, False), (2, False), (3, True), (4, True), (5, True), (6, True)):
        t, spot = fight(names, elite, dice=[die])
        assault(t, spot, names)
        assert lines(t)["column"] == "6-1"
        assert rolled(t) == [(elite, 3)]
        assert (t.steps(elite) == 1) is fails


def test_example_c7_a_hopeless_attack() -> None:
    """2 to 4 and one for a forest: 1-3. The defenders do not roll."""
    ours = men(G, "ah", 4)[0]
    enemies = men(G, "ru", 4)[:2]
    spot = first(
        G, lambda h: G.terrain[h] == "forest" and not G.place_class[h] and roomy(G, h, 1) and plain_but_forest(h)
    )
    t, _ = fight([ours], " ".join(enemies), spot, dice=[3])
    assault(t, spot, [ours])
    found = lines(t)
    assert (found["attack"], found["defence"], found["column"]) == (2, 5, "1-3")
    assert rolled(t) == [(ours, 2)]
    assert t.steps(ours) == 1
    assert [t.steps(name) for name in enemies] == [2, 2]


def test_example_c8_offensive_support() -> None:
    """5 to 4 is 1-1, with support 2-1; one cavalry unit among the attackers forfeits it (STD.12.20, STD.14.6)."""
    foot = [*men(G, "ah", 4)[:2], men(G, "ah", steps=1)[0]]
    mixed = [*men(G, "ah", 4)[:2], men(G, "ah", kind="cav")[0]]
    spot = battlefield(G)
    for names, used, column in ((foot, False, "1-1"), (foot, True, "2-1"), (mixed, True, "1-1")):
        t = galicia(
            spread(names, spot) | {spot: " ".join(men(G, "ru", 4)[:2])}, phase="combat", side="ah", turn=3,
            cup=G.markers[0], dice=[],
        )  # fmt: skip
        t.do(f"attack:{spot}", "join_all", "settle")
        if used:
            t.do("support")
        h = G.hex[spot]
        found = odds(t.g, [h], t.g.attacks[0].attackers)
        assert (found.attack, found.defence) == (5, 4)
        assert COLUMNS[found.column] == column


@pytest.mark.parametrize(("turn", "allowed"), [(4, False), (5, True)])
def test_example_c8_not_in_the_turn_after(turn: int, allowed: bool) -> None:
    spot = battlefield(G)
    ours = men(G, "ah")[0]
    t = galicia(
        {spot: men(G, "ru")[0], step(G, spot, "s"): ours}, phase="combat", side="ah", turn=turn, support=1,
        supported=[3, 0],
    )  # fmt: skip
    t.do(f"attack:{spot}", f"join:{ours}", "settle")
    assert t.can("support") is allowed
    if not allowed:
        assert t.refusal("support").rule == "GAL.10.1d"


def test_example_c9_unsupplied() -> None:
    """Efficiency 4 tests against 2, 2 against 1; at 1-1 the first fails on 3 to 6."""
    ours = men(G, "ah", 4)[0]
    for ter, need in ((4, 2), (2, 1)):
        enemy = men(G, "ru", ter)[0]
        for die in range(1, 7):
            t, spot = fight([ours], enemy, supply={enemy: "unsupplied"}, dice=[die, 1])
            assault(t, spot, [ours])
            assert lines(t)["column"] == "1-1"
            assert t.told("log-roll")[0]["need"] == need
            assert (t.steps(enemy) < 2) is (die > need)


def test_the_field_of_these_examples_is_plain() -> None:
    """So that no terrain is hidden in their numbers."""
    assert plain(G, G.hex[battlefield(G)])
    assert plain(Y, Y.hex[battlefield(Y)])
