"""STD.8, STD.9: supply and what it does to units; reinforcements and replacements."""

from __future__ import annotations

import pytest

from grognard.games.clash_of_giants_2.command import allowance
from grognard.games.clash_of_giants_2.odds import efficiency
from grognard.games.clash_of_giants_2.reinforcement import recover, why_not_rebuild, why_not_replace
from grognard.games.clash_of_giants_2.state import OFF, SUPPLIES, State, enter
from grognard.games.clash_of_giants_2.supply import check_supply
from grognard.kernel.maps import bits

from .finding import (
    GALICIA_BOX, YPRES_BOX, around, assault, battlefield, bit, command, first, marker_at, men, open_ground, place,
    roomy, run, step,
)  # fmt: skip
from .table import GALICIA, YPRES, Table, galicia, marker, position

G, Y = GALICIA_BOX, YPRES_BOX
PRZEMYSL = "Przemyśl"


def supply(g: State, name: str) -> str:
    return SUPPLIES[g.supply[g.box.unit[name]]]


def inland(row: int) -> str:
    """A hex in the east of a row of Ypres, with nothing but land to the west of it."""
    return first(
        Y, lambda h: Y.map.at[h][0] == row and roomy_line(h) and Y.numbers[h].endswith("04")
    )  # fmt: skip


def roomy_line(h: int) -> bool:
    while h >= 0:
        if not Y.playable >> h & 1:
            return False
        h = Y.map.near["w"][h]
    return True


# -- STD.8 supply -----------------------------------------------------------------------------------------------------


def test_std_8_1_supply_is_found_in_its_phase_and_holds_until_the_next() -> None:
    spot = inland(40)
    unit, enemy = men(Y, "al")[0], men(Y, "ge")[0]
    g = position(YPRES, {spot: unit})
    run(check_supply(g))
    assert supply(g, unit) == "supplied"
    enter(g, g.box.unit[enemy], g.box.hex[step(Y, spot, "w")])
    assert supply(g, unit) == "supplied"  # cut off, and nobody looks
    g.turn += 1
    run(check_supply(g))
    assert supply(g, unit) == "reduced"


def test_std_8_2_a_line_of_any_length_in_the_ways_of_the_compass() -> None:
    spot = inland(40)
    unit, enemy = men(Y, "al")[0], men(Y, "ge")[0]
    assert int(Y.numbers[Y.hex[spot]][2:]) < 10
    g = position(YPRES, {spot: unit})  # more than twenty hexes from the west edge
    run(check_supply(g))
    assert supply(g, unit) == "supplied"
    # A single enemy to the west closes all three ways back; the way round by the east is no way.
    g = position(YPRES, {spot: unit, step(Y, spot, "w"): enemy})
    run(check_supply(g))
    assert supply(g, unit) == "reduced"
    # To the east he closes nothing.
    g = position(YPRES, {spot: unit, step(Y, spot, "e"): enemy})
    run(check_supply(g))
    assert supply(g, unit) == "supplied"


def test_std_8_2_who_stands_on_a_source_is_supplied() -> None:
    source = next(
        Y.numbers[h] for h in bits(Y.sources[0] & Y.playable)
        if Y.map.near["w"][h] < 0 and all(Y.playable >> n & 1 for n in Y.map.linked[h]) and len(Y.map.linked[h]) > 2
    )  # fmt: skip
    enemies = men(Y, "ge")
    unit = men(Y, "al")[0]
    ring = {number: enemies.pop() for number in around(Y, source)}
    g = position(YPRES, {source: unit, **ring})
    run(check_supply(g))
    assert supply(g, unit) == "supplied"


def test_std_8_3_zones_close_a_line_unless_a_friend_is_there() -> None:
    spot = inland(40)
    unit, friend, enemy = *men(Y, "al")[:2], men(Y, "ge")[0]
    west, north_west = step(Y, spot, "w"), step(Y, spot, "nw")
    g = position(YPRES, {spot: unit, west: enemy})
    run(check_supply(g))
    assert supply(g, unit) == "reduced"
    g = position(YPRES, {spot: unit, west: enemy, north_west: friend})
    run(check_supply(g))
    assert supply(g, unit) == "supplied"  # through the friend, and on by the north-west
    # One's own hex may lie in any zone.
    g = position(YPRES, {spot: unit, step(Y, spot, "ne"): enemy})
    run(check_supply(g))
    assert supply(g, unit) == "supplied"


def test_std_8_4_first_reduced_then_unsupplied_and_supplied_at_once_again() -> None:
    spot = inland(40)
    unit, enemy = men(Y, "al")[0], men(Y, "ge")[0]
    g = position(YPRES, {spot: unit, step(Y, spot, "w"): enemy}, turn=6)
    found = []
    for _ in range(3):
        run(check_supply(g))
        found.append(supply(g, unit))
        g.turn += 1
    assert found == ["reduced", "unsupplied", "unsupplied"]
    enter(g, g.box.unit[enemy], g.box.hex[step(Y, spot, "e")])
    run(check_supply(g))
    assert supply(g, unit) == "supplied"


def test_std_8_4_every_change_is_told_and_nothing_else() -> None:
    spot = inland(40)
    unit, enemy = men(Y, "al")[0], men(Y, "ge")[0]
    g = position(YPRES, {spot: unit, step(Y, spot, "w"): enemy}, turn=6, log=[])
    for _ in range(3):
        run(check_supply(g))
    enter(g, g.box.unit[enemy], g.box.hex[step(Y, spot, "e")])
    for _ in range(2):
        run(check_supply(g))
    here = {"unit": ("unit", Y.unit[unit]), "space": ("space", Y.hex[spot])}
    told = [(line.key, line.args) for line in g.log or () if line.args.get("unit") == here["unit"]]
    assert told == [("log-reduced", here), ("log-unsupplied", here), ("log-fed", here)]


def test_std_8_4_who_lived_off_a_fort_is_reduced_first() -> None:
    """The fort's supply counts as supply: only the second failing check leaves a garrison unsupplied."""
    unit = men(G, "ah")[0]
    ring = dict(zip(around(G, place(G, PRZEMYSL)), men(G, "ru"), strict=False))
    g = position(GALICIA, {PRZEMYSL: unit, **ring}, log=[])
    found = []
    for steps in (2, 2, 0, 0):
        g.forts[G.fort_at[G.hex[place(G, PRZEMYSL)]]] = steps
        run(check_supply(g))
        found.append(supply(g, unit))
    assert found == ["fort", "fort", "reduced", "unsupplied"]
    told = [line.key for line in g.log or () if line.args.get("unit") == ("unit", G.unit[unit])]
    assert told == ["log-fort-fed", "log-reduced", "log-unsupplied"]


def test_std_8_5_reduced_supply_takes_no_replacements_hosts_nobody_controls_nothing() -> None:
    spot = battlefield(G)
    unit, host, dead = men(G, "ru")[0], *men(G, "ru", kind="cav")[:2]
    for how, allowed in (("supplied", True), ("reduced", False), ("unsupplied", False)):
        g = position(
            GALICIA, {spot: f"({unit})", step(G, spot, "n"): host, "eliminated": dead}, phase="replace", side="ru",
            supply={unit: how, host: how},
        )  # fmt: skip
        reasons = why_not_replace(g, g.box.unit[unit]), why_not_rebuild(g, g.box.unit[dead])
        assert (reasons == (None, None)) is allowed
        if not allowed:
            assert [reason.rule for reason in reasons if reason] == ["GAL.8.21a", "GAL.8.22b"]
        enter(g, g.box.unit[unit], g.box.places["en"].index("Lemberg"))
        assert (g.owner[g.box.places["en"].index("Lemberg")] == 1) is allowed
        # Movement and efficiency are as always, but for the lower efficiency of the unsupplied.
        printed = g.box.ter[g.box.unit[unit]]
        assert efficiency(g, g.box.unit[unit]) == (printed if how != "unsupplied" else max(1, printed - 2))


@pytest.mark.parametrize("switch", [True, False])
@pytest.mark.parametrize("how", ["supplied", "reduced", "unsupplied"])
def test_std_8_5_whether_reduced_units_attack_is_a_switch(switch: bool, how: str) -> None:
    spot = battlefield(G)
    unit, enemy = men(G, "ah")[0], men(G, "ru")[0]
    fed = men(G, "ah")[1]
    t = galicia(
        {spot: enemy, step(G, spot, "s"): unit, step(G, spot, "sw"): fed}, phase="combat", side="ah",
        supply={unit: how}, options={"reduced-attack": switch},
    )  # fmt: skip
    t.do(f"attack:{spot}")
    allowed = switch or how == "supplied"
    assert t.can(f"join:{unit}") is allowed
    if not allowed:
        assert t.refusal(f"join:{unit}").rule == "STD.8.5"


@pytest.mark.parametrize("switch", [False, True])
def test_std_8_6_unsupplied_units_march_in_full_or_by_half(switch: bool) -> None:
    """The switch halves their points, rounded down, never to none; those in reduced supply keep theirs."""
    spot = battlefield(G)
    unit, other = men(G, "ah")[:2]
    for points, half in ((4, 2), (3, 1), (2, 1), (1, 1)):
        g = position(
            GALICIA, {spot: f"{unit} {other}"}, supply={unit: "unsupplied", other: "reduced"},
            options={"unsupplied-half": switch}, **command(G, "ah", spot, infantry=points),
        )  # fmt: skip
        assert allowance(g, g.box.unit[unit]) == (half if switch else points)
        assert allowance(g, g.box.unit[other]) == points


def test_std_8_6_unsupplied_units_fight_with_two_less() -> None:
    """In attack and in defence: 1-1, no modifiers, and a 3 that an efficiency of 4 would hold."""
    spot = battlefield(G)
    ours, enemy = men(G, "ah", 4)[0], men(G, "ru", 4)[0]
    t = galicia(
        {spot: enemy, step(G, spot, "s"): ours}, phase="combat", side="ah", turn=10,
        supply={ours: "unsupplied", enemy: "unsupplied"}, dice=[3, 3],
    )  # fmt: skip
    assault(t, spot, ours)
    assert [line["need"] for line in t.told("log-roll")] == [2, 2]
    assert t.steps(ours) == 1
    assert t.steps(enemy) == 1


def test_std_8_7_hunger_alone_kills_nobody() -> None:
    """At Ypres, surrounded for ten turns; in Galicia without being surrounded."""
    spot = inland(40)
    unit, enemies = men(Y, "al")[0], men(Y, "ge")
    g = position(YPRES, {spot: unit, **{number: enemies.pop() for number in around(Y, spot)}}, turn=6)
    for _ in range(10):
        assert run(check_supply(g)) == []  # and no die is thrown
        g.turn += 1
    assert g.loc[g.box.unit[unit]] < OFF
    assert g.left[g.box.unit[unit]] == 2


@pytest.mark.parametrize("switch", [True, False])
def test_std_8_7_in_galicia_only_surrender_takes_the_starving(switch: bool) -> None:
    """GAL.7.4b: the die is held against the efficiency lowered for hunger, or by the switch against the printed one."""
    spot = battlefield(G)
    unit = men(G, "ah", 4)[0]
    ring = dict(zip(around(G, spot), men(G, "ru"), strict=False))
    for die, lowered, printed in ((2, False, False), (3, True, False), (4, True, False), (5, True, True)):
        g = position(
            GALICIA, {spot: unit, **ring}, supply={unit: "unsupplied"}, options={"surrender-lowered": switch}
        )  # fmt: skip
        run(check_supply(g), die)
        assert (g.loc[g.box.unit[unit]] >= OFF) is (lowered if switch else printed)


def test_std_8_8_a_fort_feeds_but_brings_no_replacements() -> None:
    ring = dict(zip(around(G, G.numbers[G.places["en"].index(PRZEMYSL)]), men(G, "ru"), strict=False))
    unit, horse = men(G, "ah", 4)[0], men(G, "ah", kind="cav")[0]
    g = position(GALICIA, {PRZEMYSL: f"({unit}) {horse}", **ring}, phase="replace", side="ah")
    for _ in range(2):
        run(check_supply(g))
        g.turn += 1
    assert supply(g, unit) == "fort"
    assert supply(g, horse) == "unsupplied"  # forts feed infantry
    assert efficiency(g, g.box.unit[unit]) == 4
    g.side = 0
    reason = why_not_replace(g, g.box.unit[unit])
    assert reason is not None
    assert reason.rule == "GAL.8.21a"


# -- STD.9 reinforcements and replacements ----------------------------------------------------------------------------


def due(turn: int) -> list[str]:
    """Russian divisions without a corps that enter on a turn."""
    return [G.units[u] for u in G.of_side[1] if G.turn[u] == turn and not G.corps[u]]


def test_std_9_1_reinforcements_are_placed_in_their_phase_and_move_with_the_area_they_stand_in() -> None:
    turn = next(turn for turn in range(2, 8) if due(turn))
    unit = due(turn)[0]
    later = next(name for late in range(turn + 1, 9) for name in due(late))
    t = galicia({"waiting": f"{unit} {later}"}, phase="arrive", side="ru", turn=turn)
    assert t.prompt == "ask-arrive"
    assert t.refusal(f"place:{later}").rule == "STD.9.1"
    t.do(f"place:{unit}")
    town = min(t.nouns("at"))
    home = marker_at(G, "ru", town)
    t.dice(marker(GALICIA, home), 6)
    t.do(f"at:{town}")
    assert t.prompt == "ask-move"  # the phase is over, the area's marker is drawn
    assert t.can(f"move:{unit}")


def test_std_9_2_not_on_enemies_and_not_above_stacking() -> None:
    turn = next(turn for turn in range(2, 8) if due(turn))
    unit = due(turn)[0]
    free = galicia({"waiting": unit}, phase="arrive", side="ru", turn=turn).do(f"place:{unit}")
    towns = sorted(free.nouns("at"))
    others = men(G, "ru", but=unit)
    t = galicia(
        {"waiting": unit, towns[0]: men(G, "ah")[0], towns[1]: f"{others[0]} {others[1]}"}, phase="arrive", side="ru",
        turn=turn,
    ).do(f"place:{unit}")  # fmt: skip
    assert not t.nouns("at") & {towns[0], towns[1]}
    assert t.refusal(f"at:{towns[0]}").rule == "STD.9.2"
    assert t.refusal(f"at:{towns[1]}").rule == "STD.6.1"


def test_std_9_3_a_replacement_marker_is_a_step_at_recovery() -> None:
    spot = open_ground(G, 1, lambda h: roomy(G, h))
    one, two = men(G, "ru")[:2]
    t = galicia({spot: f"({one}) ({two})"}, phase="replace", side="ru")
    t.dice(*(answer for name in G.markers for answer in (marker(GALICIA, name), 1)))
    assert t.prompt == "ask-replace"
    t.do(f"replace:{one}")
    assert t.prompt == "ask-move"  # there is one marker, so the other division waits
    assert t.nouns("move") == {two}
    assert t.steps(one) == 1
    t.do("done")
    assert t.g.turn == 6
    assert t.steps(one) == 2
    assert not t.g.repl
    assert t.nouns("replace") == {two}  # the marker is there again


def test_std_9_3_who_is_attacked_loses_it_and_is_done() -> None:
    spot = battlefield(G)
    unit, ours = men(G, "ru", 4)[0], men(G, "ah", 4)[:2]
    g = position(GALICIA, {spot: f"({unit}) {men(G, 'ru', 4)[1]}", step(G, spot, "s"): " ".join(ours)},
                 phase="combat", side="ah", turn=10)  # fmt: skip
    g.repl = bit(g, unit)
    untouched = g.copy()
    recover(untouched)
    assert untouched.left[g.box.unit[unit]] == 2
    t = Table(GALICIA, g, [1, 6, 1, 1])
    assault(t, spot, ours)  # the other division has to retreat two hexes: the question stops the clock
    assert t.prompt == "ask-fall"
    assert not t.has("repl", unit)
    assert t.has("moved", unit)
    assert t.steps(unit) == 1
