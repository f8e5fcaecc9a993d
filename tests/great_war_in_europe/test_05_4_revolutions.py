"""5.4 The Russian revolutions; 15.9 the Provisional Government and the Red Army."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import revolutions
from grognard.games.great_war_in_europe.box import AL, AM, CP, RO, RU, TU
from grognard.games.great_war_in_europe.combat import why_not_attack, why_not_join
from grognard.games.great_war_in_europe.control import enter
from grognard.games.great_war_in_europe.fronts import EAST
from grognard.games.great_war_in_europe.movement import enterable, why_not_move
from grognard.games.great_war_in_europe.passports import why_not_there
from grognard.games.great_war_in_europe.stacking import why_mixed
from grognard.games.great_war_in_europe.state import (
    BRUSILOV, CZAR, GONE, Attack, State, attack_of, defence_of, is_red, movement_of,
)  # fmt: skip

from .turns import at, is_at, join, own, position, refusal, run, where

CITIES = ("E4816", "E5422", "E5226", "E6120", "E3031", "E4129")
"""Warsaw, Vilna, Minsk, Riga, Odessa, Kiev."""


def roll(g: State, die: int, *answers: str) -> None:
    run(g, revolutions.revolutions, answers, [die])


# -- 5.41 to 5.43 the Tsar ---------------------------------------------------------------------------------------------


def test_5_41_bolsheviks_only_after_the_tsar_and_in_a_later_turn() -> None:
    g = position("E", "L")
    own(g, CP, *CITIES, "E7030")
    roll(g, 6)
    assert g.tsar == g.turn
    assert not g.bolsheviks


def test_5_42_a_die_and_cities_make_eleven() -> None:
    g = position("E", "L")
    own(g, CP, *CITIES)
    roll(g, 4)
    assert not g.tsar
    roll(g, 5)
    assert g.tsar


def test_5_42_the_caucasus_counts_where_it_is_played() -> None:
    g = position("combined", "L")
    before = revolutions.cp_cities(g)
    own(g, CP, "N3653")
    assert revolutions.cp_cities(g) == before + 1


def test_5_43a_what_is_added() -> None:
    """X-11: turn H, a die of 4, six cities, the Tsar in command, Brusilov played: 12."""
    g = position("E", "H")
    own(g, CP, *CITIES)
    g.played |= CZAR | BRUSILOV
    assert 4 + sum(revolutions.tsar_modifiers(g).values()) == 12
    own(g, CP, "E7030")
    assert revolutions.tsar_modifiers(g)["petrograd"] == 3
    roll(g, 4)
    assert g.tsar


@pytest.mark.parametrize(("letter", "value"), [("A", -2), ("G", -2), ("H", -1), ("K", -1), ("L", 0)])
def test_5_43b_early_letters(letter: str, value: int) -> None:
    assert revolutions.tsar_modifiers(position("E", letter))["early"] == value


def test_5_43c_in_the_near_east_alone_from_i_by_the_track() -> None:
    g = position("NE", "H")
    run(g, revolutions.revolutions)
    assert not g.tsar
    g = position("NE", "I")
    g.played |= CZAR | BRUSILOV
    roll(g, 5)
    assert not g.tsar
    own(g, CP, "N3653")
    roll(g, 5)
    assert g.tsar


def test_5_43d_a_city_is_russian_if_russians_were_the_last_there() -> None:
    g = position("E", "L")
    own(g, AL, "E5514")
    assert revolutions.tsar_modifiers(g)["taken"] == 0
    at(g, "ru-25", "E5514")
    enter(g, (g.box.unit["ru-25"],), where(g, "E5514"))
    assert revolutions.tsar_modifiers(g)["taken"] == -1
    at(g, "ru-25", "dead")
    assert revolutions.tsar_modifiers(g)["taken"] == -1
    at(g, "fr-58", "E5514")
    enter(g, (g.box.unit["fr-58"],), where(g, "E5514"))
    assert revolutions.tsar_modifiers(g)["taken"] == 0
    at(g, "ru-25", "E5514")
    assert revolutions.tsar_modifiers(g)["taken"] == -1


# -- 5.44 the Bolsheviks -----------------------------------------------------------------------------------------------


def uneasy(tag: str = "E") -> State:
    """Three turns after the last Revolutions Phase, the Tsar gone."""
    g = position(tag, "M")
    g.tsar, g.quiet_since = 30, 31
    return g


def test_5_44a_turns_in_which_russians_attack() -> None:
    g = uneasy()
    at(g, "ru-25", "E5422")
    assert revolutions.bolshevik_modifiers(g)["attacks"] == 0
    for turn in (31, 31, 33):
        g.turn = turn
        revolutions.note_attack(g, where(g, "E5514"), [g.box.unit["ru-25"]])
    assert revolutions.bolshevik_modifiers(g)["attacks"] == 2


def test_5_44b_turns_in_which_nobody_attacks_them() -> None:
    g = uneasy("combined")
    at(g, "ru-25", "E5422")
    at(g, "ru-bord", "N3835")
    assert revolutions.bolshevik_modifiers(g)["quiet"] == 3
    g.turn = 32
    revolutions.note_attack(g, where(g, "N3835"), [g.box.unit["tu-17"]])  # abroad in the Near East
    assert g.ru_struck == 0
    g.turn = 31
    revolutions.note_attack(g, where(g, "E5422"), [g.box.unit["ge-3"]])
    g.turn = 33
    assert revolutions.bolshevik_modifiers(g)["quiet"] == 2


def test_5_44c_cities_that_russians_hold() -> None:
    g = uneasy()
    at(g, "ru-25", "E5514")
    own(g, AL, "E5514")
    assert revolutions.bolshevik_modifiers(g)["taken"] == -1


def test_5_44_at_eleven_they_rise_and_the_count_begins_again() -> None:
    g = uneasy()
    own(g, CP, *CITIES)
    roll(g, 1)
    assert not g.bolsheviks  # 1 + 6 + 3
    roll(g, 2)
    assert g.bolsheviks == g.turn
    revolutions.forget(g)
    assert g.quiet_since == g.turn + 1


def test_5_44d_in_the_near_east_alone_they_may_wait_and_need_seven() -> None:
    g = uneasy("NE")
    run(g, revolutions.revolutions, ["wait"])
    run(g, revolutions.revolutions, ["roll"], [3])
    assert not g.bolsheviks
    own(g, CP, "N3653")
    run(g, revolutions.revolutions, ["roll"], [3])
    assert g.bolsheviks


# -- 5.45, 15.91, 15.92 ------------------------------------------------------------------------------------------------


def test_5_45a_tsarist_divisions_turn() -> None:
    g = position("E", "L")
    at(g, "ru-25", "E5422")
    revolutions.tsar_falls(g)
    u = g.box.unit["ru-25"]
    assert (attack_of(g, u), defence_of(g, u), movement_of(g, u)) == (1, 2, 3)


def test_15_91_not_the_serb_volunteers_nor_cavalry() -> None:
    g = position("E", "L")
    revolutions.tsar_falls(g)
    assert not g.turned >> g.box.unit["ru-sv"] & 1
    cavalry = [u for u in range(g.box.count) if g.box.nation[u] == RU and g.box.kind[u] == "cavalry"]
    assert not any(g.turned >> u & 1 for u in cavalry)


def test_15_92_wherever_they_are() -> None:
    g = position("E", "L")
    at(g, "ru-25", "dead")
    at(g, "ru-27", "europe")
    revolutions.tsar_falls(g)
    assert all(g.turned >> g.box.unit[unit] & 1 for unit in ("ru-25", "ru-27", "ru-28"))


def test_5_45e_the_bolsheviks_bring_collapse() -> None:
    g = uneasy()
    g.rps[RU] = 5
    at(g, "ru-hqnw", "E7030")
    revolutions.bolsheviks_rise(g)
    assert g.fallen >> RU & 1
    assert g.fallen >> AM & 1
    assert g.rps[RU] == 0
    assert is_at(g, "ru-hqnw", "gone")


# -- 5.46 --------------------------------------------------------------------------------------------------------------


def red(tag: str = "E", letter: str = "O") -> State:
    """Russia after the revolution of Strategic Turn M."""
    g = position(tag, "M")
    revolutions.tsar_falls(g)
    revolutions.bolsheviks_rise(g)
    g.letter = ord(letter)
    g.turn = next(n for n, turn in g.box.turns.items() if turn.letter == letter)
    return g


def test_5_46a_peace_in_any_later_phase() -> None:
    g = red(letter="M")
    assert revolutions.peace(g) is None
    g = red(letter="N")
    run(g, revolutions.peace, ["wait"])
    assert not g.treaty
    run(g, revolutions.peace, ["treaty"])
    assert g.treaty == g.turn
    assert revolutions.peace(g) is None


def test_5_46b_russians_stand_still() -> None:
    g = red()
    g.treaty, g.side, g.theatre = g.turn, AL, 1
    at(g, "ru-25", "E5422")
    reason = why_not_move(g, g.box.unit["ru-25"])
    assert reason is not None
    assert reason.rule == "5.46b"


def test_5_46b_nobody_comes_beside_them_in_russia() -> None:
    g = red()
    at(g, "ru-25", "E5422")
    beside = g.box.fronts[EAST].numbers[g.box.fronts[EAST].map.linked[where(g, "E5422") - g.box.fronts[EAST].base][0]]
    for unit in ("ge-3", "fr-58"):
        assert why_not_there(g, g.box.unit[unit], where(g, beside)) is None
    g.treaty = g.turn
    for unit in ("ge-3", "fr-58"):
        reason = why_not_there(g, g.box.unit[unit], where(g, beside))
        assert reason is not None
        assert reason.rule == "5.46b"
    at(g, "ru-25", "E5514")  # abroad
    assert why_not_there(g, g.box.unit["ge-3"], where(g, beside)) is None


def test_5_46c_turks_attack_them_still() -> None:
    g = red("combined")
    join(g, TU, CP)
    g.treaty, g.side, g.theatre = g.turn, CP, 1
    at(g, "ru-25", "N4039")
    assert why_not_there(g, g.box.unit["ge-3"], where(g, "N4139")) is not None
    assert why_not_there(g, g.box.unit["tu-17"], where(g, "N4139")) is None
    front = g.box.front_of[where(g, "N4039")]
    beside = front.numbers[next(n for n in front.map.linked[where(g, "N4039") - front.base] if front.land >> n & 1)]
    at(g, "tu-17 ge-3", beside)
    assert why_not_attack(g, g.box.unit["tu-17"], where(g, "N4039")) is None
    reason = why_not_attack(g, g.box.unit["ge-3"], where(g, "N4039"))
    assert reason is not None
    assert reason.rule == "5.46b"


# -- 15.93 -------------------------------------------------------------------------------------------------------------


def test_15_93a_a_die_of_divisions_from_the_second_strategic_turn_on() -> None:
    g = red(letter="N")
    at(g, "ru-1gr ru-2gr ru-3gr", "E7030")
    assert revolutions.red_army(g) is None
    g = red(letter="O")
    at(g, "ru-1gr ru-2gr ru-3gr", "E7030")
    run(g, revolutions.red_army, dice=[2])
    run(g, revolutions.enlist, ["enlist:ru-2gr", "enlist:ru-3gr"])
    assert [is_red(g, g.box.unit[unit]) for unit in ("ru-1gr", "ru-2gr", "ru-3gr")] == [False, True, True]
    u = g.box.unit["ru-2gr"]
    assert (attack_of(g, u), defence_of(g, u), movement_of(g, u)) == (3, 3, 4)
    assert attack_of(g, g.box.unit["ru-1gr"]) == 1


def test_15_93a_the_rest_with_one_click() -> None:
    g = red()
    at(g, "ru-1gr ru-2gr ru-3gr", "E7030")
    run(g, revolutions.red_army, dice=[2])
    run(g, revolutions.enlist, ["rest"])
    assert sum(is_red(g, g.box.unit[unit]) for unit in ("ru-1gr", "ru-2gr", "ru-3gr")) == 2


def test_15_93b_a_headquarters_for_supply_and_what_is_over_is_lost() -> None:
    g = red()
    at(g, "ru-1gr", "E7030")
    run(g, revolutions.red_army, dice=[6])
    run(g, revolutions.enlist)
    assert is_red(g, g.box.unit["ru-1gr"])
    hqs = [u for u in g.box.hqs if g.box.nation[u] == RU and g.loc[u] != GONE and g.box.in_game[u]]
    assert len(hqs) == 1
    assert is_at(g, g.box.units[hqs[0]], "europe")
    assert g.depleted >> hqs[0] & 1
    assert movement_of(g, hqs[0]) == 2


def test_15_93b_none_without_divisions() -> None:
    g = red()
    run(g, revolutions.red_army, dice=[6])
    assert all(g.loc[u] == GONE for u in g.box.hqs if g.box.nation[u] == RU and g.box.in_game[u])


def test_15_93c_the_red_army_keeps_apart() -> None:
    g = red()
    at(g, "ru-1gr ru-2gr", "E7030")
    at(g, "fr-58", "E6120")
    run(g, revolutions.red_army, dice=[1])
    run(g, revolutions.enlist, ["enlist:ru-1gr"])
    red_one, white, ally = (g.box.unit[unit] for unit in ("ru-1gr", "ru-2gr", "fr-58"))
    reason = why_mixed(g, (red_one, white))
    assert reason is not None
    assert reason.rule == "15.93c"
    assert why_mixed(g, (red_one,)) is None
    g.attack = Attack(where(g, "E7029"), (red_one,))
    refused = why_not_join(g, white)
    assert refused is not None
    assert refused.rule == "15.93c"
    g.side, front = AL, g.box.fronts[EAST]
    at(g, "ru-1gr", "E6921")
    assert not enterable(g, (red_one,), front) >> g.loc[ally] - front.base & 1
    assert enterable(g, (white,), front) >> g.loc[ally] - front.base & 1


def test_15_93d_peace_may_still_come() -> None:
    g = red(letter="P")
    at(g, "ru-1gr", "E7030")
    run(g, revolutions.red_army, dice=[1])
    run(g, revolutions.enlist)
    run(g, revolutions.peace, ["treaty"])
    assert g.treaty
    assert revolutions.red_army(g) is None


def test_15_93a_only_those_with_the_red_symbol() -> None:
    g = red()
    plain = next(
        u
        for u in range(g.box.count)
        if g.box.nation[u] == RU and g.box.reverse[u] == "provisional" and "red" not in g.box.flags[u]
    )
    at(g, f"ru-1gr ru-2gr {g.box.units[plain]}", "E7030")
    run(g, revolutions.red_army, dice=[1])
    assert refusal(g, revolutions.enlist, f"enlist:{g.box.units[plain]}").rule == "15.93a"


def test_5_43a_a_romania_of_the_central_powers_counts() -> None:
    g = position("E", "L")
    join(g, RO, CP)
    own(g, AL, "E2423")
    at(g, "ru-1gr", "E2423")
    assert revolutions.taken_cities(g) == 1


def test_5_44a_persian_cossacks_are_no_russians() -> None:
    """15.81: Armenians are."""
    g = position("combined", "M")
    revolutions.note_attack(g, where(g, "N3835"), [g.box.unit["pc-pc"]])
    assert g.ru_attacked == 0
    revolutions.note_attack(g, where(g, "N3835"), [g.box.unit["am-1"]])
    assert g.ru_attacked
