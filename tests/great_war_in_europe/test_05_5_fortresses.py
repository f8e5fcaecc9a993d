"""5.5, 14.15 and 14.23: fortresses that surrender."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import fortress
from grognard.games.great_war_in_europe.box import AL, CP, TU
from grognard.games.great_war_in_europe.combat import why_not_attack
from grognard.games.great_war_in_europe.fronts import IRAQ
from grognard.games.great_war_in_europe.movement import enterable, why_not_move
from grognard.games.great_war_in_europe.state import State, fort_at, holds, siege
from grognard.games.great_war_in_europe.supply import FORTRESS, NORMAL, supply_of

from .turns import at, is_at, join, own, position, run, surround, where

PRZEMYSL = "E4018"


def ringed(enemies: int, letter: str = "D") -> State:
    """Two divisions in Przemysl, so many enemies around it."""
    g = position("E", letter)
    at(g, "ah-58 ah-3", PRZEMYSL)
    surround(g, PRZEMYSL, ("ru-25", "ru-27", "ru-28", "ru-29", "ru-26", "ru-hqnw")[:enemies])
    return g


def cut_off(g: State) -> State:
    """No line leads to Przemysl: Russians hold every source of Austria-Hungary."""
    for f in g.box.active:
        g.held[CP][f] = 0
    return g


def test_14_15_as_many_enemies_as_defenders() -> None:
    """X-15: two divisions and the garrison, three enemies, a die of 4."""
    g = cut_off(ringed(3))
    run(g, fortress.fortresses, dice=[4])
    assert is_at(g, "ah-58", "dead")
    assert is_at(g, "ah-3", "dead")
    g = cut_off(ringed(2))
    assert fortress.fortresses(g) is None


def test_14_15_it_holds_on_three() -> None:
    g = cut_off(ringed(3))
    run(g, fortress.fortresses, dice=[3])
    assert is_at(g, "ah-58", PRZEMYSL)
    assert fort_at(g, where(g, PRZEMYSL)) >= 0


def test_14_15_not_with_a_line() -> None:
    assert fortress.fortresses(ringed(3)) is None


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_14_15_only_after_c(letter: str) -> None:
    assert fortress.fortresses(cut_off(ringed(6, letter))) is None


def test_14_15_an_empty_fort_is_tested_too() -> None:
    g = cut_off(position("E"))
    surround(g, PRZEMYSL, ("ru-25",))
    run(g, fortress.fortresses, dice=[6])
    assert fort_at(g, where(g, PRZEMYSL)) < 0


def test_14_14_the_fort_is_destroyed_and_the_hex_taken() -> None:
    g = cut_off(ringed(3))
    run(g, fortress.fortresses, dice=[6])
    assert fort_at(g, where(g, PRZEMYSL)) < 0
    assert holds(g, AL, where(g, PRZEMYSL))


def test_5_5_each_fortress_has_its_die() -> None:
    g = cut_off(ringed(3))
    surround(g, "E5514", ("ru-hqsw",))
    run(g, fortress.fortresses, dice=[4, 3])
    assert fort_at(g, where(g, PRZEMYSL)) < 0
    assert fort_at(g, where(g, "E5514")) >= 0


def kut(turks: str) -> State:
    g = position("NE", "F")
    join(g, TU, CP)
    at(g, "br-isc br-bik", "N1845")
    own(g, AL, "N1845")
    for unit, place in zip(turks.split(), ("N1846", "N1944", "N1945"), strict=False):
        at(g, unit, place)
    return g


def test_14_23_kut_besieged_must_be_tested() -> None:
    g = kut("tu-17 tu-28")
    run(g, fortress.fortresses, dice=[5])
    assert is_at(g, "br-isc", "dead")
    assert holds(g, CP, where(g, "N1845"))


def test_14_22_an_enemy_in_a_hex_marked_k_besieges_kut() -> None:
    assert not siege(kut(""))
    g = kut("tu-17")
    at(g, "br-1y", "N1946")
    assert siege(g)


def test_14_23_besieged_units_stay_and_live_on_the_fort() -> None:
    for turks, supply in (("", NORMAL), ("tu-17", FORTRESS)):
        g = kut(turks)
        g.side, g.theatre = AL, 1
        u = g.box.unit["br-isc"]
        assert supply_of(g, u) == supply
        refused = [why_not_move(g, u), why_not_attack(g, u, where(g, "N1846"))]
        assert [reason.rule if reason else "" for reason in refused] == (["14.23"] * 2 if turks else [""] * 2)


def test_14_23_nobody_comes_in() -> None:
    for turks in ("", "tu-17"):
        g = kut(turks)
        g.side, g.theatre = AL, 1
        at(g, "br-1y", "N1946")
        front = g.box.fronts[IRAQ]
        able = enterable(g, (g.box.unit["br-1y"],), front)
        assert able >> where(g, "N1845") - front.base & 1 == (not turks)


def test_14_23_not_without_enough_enemies_nor_without_a_siege() -> None:
    assert fortress.fortresses(kut("tu-17")) is None
    assert fortress.fortresses(kut("")) is None
