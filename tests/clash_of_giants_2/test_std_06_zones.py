"""STD.6, STD.7: stacking and zones of control."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.clash_of_giants_2.retreat import ground
from grognard.games.clash_of_giants_2.state import zoc
from grognard.games.clash_of_giants_2.supply import passable
from grognard.kernel.maps import bits

from .finding import (
    GALICIA_BOX, YPRES_BOX, around, assault, battlefield, bit, command, first, level_ground, men, step,
)  # fmt: skip
from .table import GALICIA, YPRES, Table, galicia, position

BOX = GALICIA_BOX
AH, RU = 0, 1


def moving(units: dict[str, str], start: str, infantry: int = 2, side: str = "ah", **more: Any) -> Table:
    """Galicia with a side's command for a hex."""
    return galicia(units, **command(BOX, side, start, infantry=infantry), **more)


# -- STD.6 stacking ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "arms", "rule"),
    [
        ("inf", "inf", ""), ("inf", "cav", ""), ("cav", "inf", ""), ("cav cav", "cav", ""),
        ("inf inf", "inf", "STD.6.1"), ("cav cav cav", "cav", "STD.6.1"),
        ("cav cav", "inf", "STD.6.2"), ("inf cav", "cav", "STD.6.2"), ("inf inf", "cav", "STD.6.2"),
    ],
)  # fmt: skip
def test_std_6_1_two_units_or_three_of_cavalry(there: str, arms: str, rule: str) -> None:
    """STD.6.2: a single infantry unit makes it two of any kind."""
    pools = {kind: men(BOX, "ah", kind=kind) for kind in ("inf", "cav")}
    names = [pools[kind].pop() for kind in there.split()]
    mover = pools[arms].pop()
    spot = level_ground(BOX)
    south = step(BOX, spot, "s")
    t = moving({spot: " ".join(names), south: mover}, south)
    t.do(f"move:{mover}")
    assert t.can(f"to:{spot}") is not bool(rule)
    if rule:
        assert t.refusal(f"to:{spot}").rule == rule


def test_std_6_3_only_the_end_of_a_move_counts() -> None:
    """All six hexes around are full: the unit may not end in any, and passes through them all the same."""
    spot = level_ground(BOX, 2)
    names = men(BOX, "ah")
    mover = names.pop()
    full = {number: f"{names.pop()} {names.pop()}" for number in around(BOX, spot)}
    t = moving({spot: mover, **full}, spot)
    t.do(f"move:{mover}")
    assert not t.nouns("to") & set(full)
    assert all(t.refusal(f"to:{number}").rule == "STD.6.1" for number in full)
    ring = {BOX.numbers[h] for h in bits(BOX.map.ring(BOX.hex[spot], 2))}
    assert ring <= t.nouns("to")


def test_std_6_3_an_advance_keeps_to_the_limit() -> None:
    spot = battlefield(BOX)
    ours = men(BOX, "ah")[:3]
    t = galicia(
        {spot: men(BOX, "ru", steps=1)[0], step(BOX, spot, "s"): " ".join(ours[:2]), step(BOX, spot, "sw"): ours[2]},
        phase="combat", side="ah", turn=10, dice=[6],
    )  # fmt: skip
    assault(t, spot, ours)  # 6 to 1: no attacker rolls
    assert t.nouns("advance") == set(ours)
    t.do(f"advance:{ours[0]}", f"advance:{ours[1]}")
    assert t.at(ours[2]) == step(BOX, spot, "sw")  # no room for a third, nothing more is asked
    assert t.prompt == ""


def test_std_6_4_enemies_never_share_a_hex() -> None:
    spot = level_ground(BOX)
    mover, enemy, horse = men(BOX, "ah")[0], men(BOX, "ru")[0], men(BOX, "ah", kind="cav")[0]
    north = step(BOX, spot, "n")
    t = moving({spot: f"{mover} {horse}", north: enemy}, spot)
    t.do(f"move:{mover}")
    assert t.refusal(f"to:{north}").rule == "STD.11.2"
    g = position(GALICIA, {spot: f"{mover} {enemy}"})
    assert any("STD.6.4" in wrong for wrong in GALICIA.check(g))


# -- STD.7 zones of control -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["inf", "cav", "reduced", "unsupplied", "done", "brigade"])
def test_std_7_1_every_unit_has_a_zone_of_six_hexes(what: str) -> None:
    spot = battlefield(BOX)
    name = men(BOX, "ru", kind="cav" if what == "cav" else "inf", steps=1 if what == "brigade" else 2)[0]
    g = position(
        GALICIA, {spot: f"({name})" if what == "reduced" else name},
        supply={name: "unsupplied"} if what == "unsupplied" else {},
    )  # fmt: skip
    if what == "done":
        g.moved = bit(g, name)
    assert set(BOX.map.names(zoc(g, RU))) == set(around(BOX, spot))
    assert zoc(g, AH) == 0


def test_std_7_2_not_into_the_sea_nor_into_an_enemy_fort() -> None:
    sea = first(
        YPRES_BOX, lambda h: bool(YPRES_BOX.playable >> h & 1)
        and any(YPRES_BOX.terrain[n] == "sea" for n in YPRES_BOX.map.linked[h])
    )  # fmt: skip
    g = position(YPRES, {sea: men(YPRES_BOX, "ge")[0]})
    found = set(YPRES_BOX.map.names(zoc(g, 1)))
    assert found == {n for n in around(YPRES_BOX, sea) if YPRES_BOX.terrain[YPRES_BOX.hex[n]] != "sea"}
    for number in BOX.numbers:
        if BOX.hex[number] in BOX.fort_at and BOX.fort_side[BOX.fort_at[BOX.hex[number]]] == AH:
            near = around(BOX, number)[0]
            here = position(GALICIA, {near: men(BOX, "ru")[0]})
            assert number not in BOX.map.names(zoc(here, RU))
            here = position(GALICIA, {near: men(BOX, "ru")[0]}, forts={number: 0})
            assert number in BOX.map.names(zoc(here, RU))
            own = position(GALICIA, {near: men(BOX, "ah")[0]})
            assert number in BOX.map.names(zoc(own, AH))  # one's own fort keeps nothing out


def corridor() -> tuple[str, str, str, str]:
    """A start, a hex next to it in the enemy's zone, one behind that, and where the enemy stands."""
    spot = level_ground(BOX, 2)
    return spot, step(BOX, spot, "n"), step(BOX, spot, "n", "n"), step(BOX, spot, "n", "ne")


def test_std_7_3_a_zone_ends_the_move() -> None:
    spot, near, far, enemy = corridor()
    mover = men(BOX, "ah")[0]
    t = moving({spot: mover}, spot).do(f"move:{mover}")
    assert {near, far} <= t.nouns("to")
    t = moving({spot: mover, enemy: men(BOX, "ru")[0]}, spot).do(f"move:{mover}")
    assert t.can(f"to:{near}")
    assert not t.can(f"to:{far}")
    assert t.refusal(f"to:{far}").rule == "STD.7.3"


def test_std_7_5_a_friend_there_does_not_help_a_move() -> None:
    """It helps supply and retreats, which is tested with the sets those use."""
    spot, near, far, enemy = corridor()
    mover, friend = men(BOX, "ah")[:2]
    units = {spot: mover, enemy: men(BOX, "ru")[0]}
    t = moving(units | {near: friend}, spot).do(f"move:{mover}")
    assert t.can(f"to:{near}")
    assert t.refusal(f"to:{far}").rule == "STD.7.3"
    h = 1 << BOX.hex[near]
    without, with_friend = position(GALICIA, units), position(GALICIA, units | {near: friend})
    assert not passable(without, AH) & h
    assert not ground(without, AH) & h
    assert passable(with_friend, AH) & h
    assert ground(with_friend, AH) & h


@pytest.mark.parametrize("switch", [True, False])
def test_std_7_4_out_of_a_zone_at_no_cost_and_into_another(switch: bool) -> None:
    """example D6: entering a zone ends the move; next time it may step straight into another (a switch)."""
    spot = level_ground(BOX, 2)
    enemy = step(BOX, spot, "n")
    mover = men(BOX, "ah")[0]
    t = moving(
        {spot: mover, enemy: men(BOX, "ru")[0]}, spot, infantry=1, options={"zoc-to-zoc": switch}
    ).do(f"move:{mover}")  # fmt: skip
    zone = {step(BOX, spot, "nw"), step(BOX, spot, "ne")}
    free = {step(BOX, spot, way) for way in ("s", "sw", "se")}
    assert free <= t.nouns("to")  # one point is enough to leave
    assert t.nouns("to") == (free | zone if switch else free)
    if not switch:
        assert {t.refusal(f"to:{number}").rule for number in zone} == {"STD.7.4"}


def test_example_d6_into_a_zone_and_the_next_time_straight_into_another() -> None:
    spot, near, far, enemy = corridor()
    mover = men(BOX, "ah")[0]
    other = men(BOX, "ah")[1]
    t = moving({spot: f"{mover} {other}", enemy: men(BOX, "ru")[0]}, spot)
    t.do(f"move:{mover}")
    assert far not in t.nouns("to")
    t.do(f"to:{near}")
    assert t.refusal(f"move:{mover}").rule == "STD.10.4"
    t = moving({near: mover, spot: other, enemy: men(BOX, "ru")[0]}, near, infantry=1)
    t.do(f"move:{mover}")
    assert BOX.map.names(zoc(t.g, RU)).count(far) == 1
    assert t.can(f"to:{far}")


def test_std_7_6_a_fort_alone_has_no_zone() -> None:
    fort = "Przemyśl"
    g = position(GALICIA, {})
    assert zoc(g, AH) == 0
    number = BOX.numbers[BOX.places["en"].index(fort)]
    with_men = position(GALICIA, {fort: men(BOX, "ah")[0]})
    assert set(BOX.map.names(zoc(with_men, AH))) == set(around(BOX, number))
    # So Russians pass by: from one neighbour of the fort to the next and on.
    a = around(BOX, number)[0]
    mover = men(BOX, "ru", kind="cav")[0]
    free = galicia({a: mover}, **command(BOX, "ru", a, cavalry=5)).do(f"move:{mover}").nouns("to")
    held = galicia({a: mover, fort: men(BOX, "ah")[0]}, **command(BOX, "ru", a, cavalry=5)).do(f"move:{mover}")
    assert held.nouns("to") < free


def test_std_7_4_by_the_switch_from_zone_to_zone_by_way_of_a_free_hex() -> None:
    """Two points and a free hex between them: not straight, but round about."""
    spot = battlefield(BOX)
    mover = men(BOX, "ah")[0]
    enemy = step(BOX, spot, "n")
    t = moving({spot: mover, enemy: men(BOX, "ru")[0]}, spot, infantry=2, options={"zoc-to-zoc": False})
    t.do(f"move:{mover}")
    assert {step(BOX, spot, "nw"), step(BOX, spot, "ne")} <= t.nouns("to")
