"""6.13 to 6.30, 6.37, 6.39 to 6.41, 6.64: events of a combat."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import arsenal, combat, odds
from grognard.games.great_war_in_europe.box import AL, BU, CP, FR, RU
from grognard.games.great_war_in_europe.fronts import CAUCASUS, EAST, EGYPT, IRAQ, ITALY, SNOW, WEST
from grognard.games.great_war_in_europe.state import Attack, is_shock

from .stage import COMBINED, EUROPE, NEAR_EAST, Stage


def fight(
    side: int, attackers: str, defenders: str, f: int = WEST, country: str = "fr", game: str = EUROPE,
    hqs: tuple[str, str] = ("", ""), turn: int = 20,
) -> Stage:  # fmt: skip
    """Units that attack others in the open, with the headquarters beside them."""
    s = Stage(game, turn=turn)
    terrain = "desert" if f == EGYPT else "clear"
    target, near = s.field(f, country, terrain)
    s.stand(**{s.number(target): defenders, s.number(near[0]): attackers})
    for hq, h in zip(hqs, (near[0], target), strict=True):
        if hq:
            s.stand(**{s.number(h): hq})
    if side == CP and f == WEST:
        _open(s)
    s.attack(side, target, *attackers.split(), hqs=hqs)
    return s


def _open(s: Stage) -> None:
    """The Central Powers hold the map, so that their units are in supply."""
    front = s.box.fronts[WEST]
    s.g.held[CP][WEST] |= front.land
    s.g.held[AL][WEST] = 0


def drm(s: Stage, rule: str) -> int:
    assert s.g.attack is not None
    return sum(its.by for its in arsenal.modifiers(s.g, s.g.attack) if its.rule == rule)


def usable(s: Stage, attacks: bool = True) -> set[str]:
    return {s.box.counter_names[c] for c in arsenal.usable(s.g, attacks)}


# -- gas, flame-throwers, mines ----------------------------------------------------------------------------------------


def test_6_13_ea_gas_adds_2_once_and_is_gone() -> None:
    s = fight(CP, "ge-3", "fr-1").hold("cp-gas-chlorine", "cp-gas-phosgene")
    s.run(arsenal.commit, "commit:cp-gas-chlorine")
    assert drm(s, "6.13.ea") == 2
    assert s.gone("cp-gas-chlorine")
    assert usable(s) == set()  # one gas an attack


def test_6_13_eb_the_first_to_use_a_gas_denies_it_to_the_other() -> None:
    s = fight(CP, "ge-3", "fr-1").hold("cp-gas-chlorine", "al-gas-chlorine", "al-gas-mustard")
    s.run(arsenal.commit, "commit:cp-gas-chlorine")
    s = _again(s, AL, "fr-1", "ge-3")
    assert usable(s) == {"al-gas-mustard"}


def _again(s: Stage, side: int, attacker: str, defender: str) -> Stage:
    s.attack(side, s.g.loc[s.u(defender)], attacker)
    return s


def test_6_13_eb_a_gas_drawn_later_is_void() -> None:
    """EX-14."""
    from grognard.games.great_war_in_europe.effects import VOID

    s = Stage()
    assert not VOID["al-gas-phosgene"](s.g)
    s.g.gas = 0b010
    assert VOID["al-gas-phosgene"](s.g)
    assert not VOID["al-gas-mustard"](s.g)


def test_6_13_ec_allied_gas_needs_british_french_or_belgians() -> None:
    s = fight(AL, "ru-1", "ah-1", EAST, "ru").hold("al-gas-chlorine")
    assert usable(s) == set()
    s = fight(AL, "be-1", "ge-3").hold("al-gas-chlorine")
    assert usable(s) == {"al-gas-chlorine"}


@pytest.mark.parametrize("counter", ["cp-gas-chlorine", "cp-flame", "cp-bruchmuller"])
def test_6_13_ec_6_14_e_6_17_n_they_let_the_attacker_into_the_trenches(counter: str) -> None:
    """6.13.ec, 6.14.e, 6.17.n."""
    s = fight(CP, "ge-3", "fr-1", hqs=("ge-hq1", "fr-hq1")).hold(counter)
    a = s.g.attack
    assert a is not None
    a.trench = -2
    assert not combat.may_advance(s.g)
    s.run(arsenal.commit, f"commit:{counter}")
    assert combat.may_advance(s.g)


def test_6_14_e_flame_throwers_need_germans_and_no_gas() -> None:
    s = fight(CP, "ah-1", "it-1", ITALY, "it").hold("cp-flame")
    assert usable(s) == set()
    s = fight(CP, "ge-3", "fr-1").hold("cp-flame", "cp-gas-mustard")
    s.run(arsenal.commit, "commit:cp-flame")
    assert drm(s, "6.14.e") == 2
    assert usable(s) == set()
    assert s.gone("cp-flame")


def test_6_14_e_mines_are_the_allies() -> None:
    s = fight(AL, "br-1", "ge-3").hold("al-mine", "al-gas-mustard")
    s.run(arsenal.commit, "commit:al-mine")
    assert drm(s, "6.14.e") == 2
    assert usable(s) == set()


# -- artillery ---------------------------------------------------------------------------------------------------------


def test_6_15_e_hurricane_needs_british_with_their_headquarters_in_the_west() -> None:
    s = fight(AL, "br-1", "ge-3", hqs=("br-hq1", "")).hold("al-hurricane")
    s.run(arsenal.commit, "commit:al-hurricane")
    assert drm(s, "6.15.e") == 1
    assert s.gone("al-hurricane")
    s = fight(AL, "br-1", "ge-3").hold("al-hurricane")
    assert usable(s) == set()


def test_6_15_n_in_a_mixed_attack_the_headquarters_must_be_of_that_nation() -> None:
    s = fight(AL, "br-1 fr-1", "ge-3", hqs=("fr-hq1", "")).hold("al-hurricane", "al-system")
    assert usable(s) == {"al-system"}


def test_6_16_e_the_system_comes_back_every_turn() -> None:
    s = fight(AL, "fr-1", "ge-3", hqs=("fr-hq1", "")).hold("al-system")
    s.run(arsenal.commit, "commit:al-system")
    assert drm(s, "6.16.e") == 1
    assert s.g.in_play >> s.c("al-system") & 1
    s.attack(AL, s.g.attack.hex, "fr-1", hqs=("fr-hq1", ""))  # type: ignore[union-attr]
    assert usable(s) == set()
    s.g.once = 0  # the next turn
    assert usable(s) == {"al-system"}


def test_6_17_e_bruchmuller_works_on_all_european_fronts() -> None:
    for f, country in ((WEST, "fr"), (EAST, "ge")):
        s = fight(CP, "ge-3", "ru-1", f, country, hqs=("ge-hq1", "")).hold("cp-bruchmuller")
        assert usable(s) == {"cp-bruchmuller"}
        s.run(arsenal.commit, "commit:cp-bruchmuller")
        assert drm(s, "6.17.e") == 1


# -- the Near East -----------------------------------------------------------------------------------------------------


def test_6_18_e_turkish_determination_needs_a_turk_and_no_foreign_headquarters() -> None:
    s = fight(AL, "ru-20", "tu-17", CAUCASUS, "ru", NEAR_EAST).hold("ne-cp-determination")
    s.run(arsenal.commit_defence, "commit:ne-cp-determination")
    assert drm(s, "6.18.e") == -1
    assert s.gone("ne-cp-determination")


def test_6_19_e_meinertzhagen_in_egypt_only() -> None:
    s = fight(AL, "br-10in", "tu-8", EGYPT, "tu", NEAR_EAST).hold("ne-al-meinertzhagen")
    s.run(arsenal.commit, "commit:ne-al-meinertzhagen")
    assert drm(s, "6.19.e") == 2
    s = fight(AL, "ru-20", "tu-17", CAUCASUS, "ru", NEAR_EAST).hold("ne-al-meinertzhagen")
    assert usable(s) == set()


def test_6_20_naval_guns_reach_the_coast_of_egypt() -> None:
    s = Stage(NEAR_EAST).hold("ne-al-naval")
    front = s.box.fronts[EGYPT]
    coastal = s.hexes(EGYPT, front.kind("coast") & front.in_country["tu"])
    inland = s.hexes(EGYPT, front.in_country["tu"] & ~front.kind("coast"))
    for h, able in ((coastal[0], True), (inland[0], False)):
        near = s.beside(h)[0]
        s.stand(**{s.number(h): "tu-8", s.number(near): "br-10in"})
        s.attack(AL, h, "br-10in")
        assert (usable(s) == {"ne-al-naval"}) == able
    s.attack(AL, coastal[0], "br-10in")
    s.run(arsenal.commit, "commit:ne-al-naval")
    assert drm(s, "6.20") == 1


def test_6_21_e_townsend_leads_british_alone_in_iraq_before_maude() -> None:
    s = fight(AL, "br-10in", "tu-8", IRAQ, "tu", NEAR_EAST).hold("ne-al-townsend")
    assert usable(s) == {"ne-al-townsend"}
    s.g.maude = True
    assert usable(s) == set()
    s.g.maude = False
    s.run(arsenal.commit, "commit:ne-al-townsend")
    assert drm(s, "6.21.e") == 2


def test_6_22_kemal_defends_the_ottoman_empire() -> None:
    s = fight(AL, "br-10in", "tu-8", EGYPT, "tu", NEAR_EAST).hold("ne-cp-kemal")
    s.run(arsenal.commit_defence, "commit:ne-cp-kemal")
    assert drm(s, "6.22") == -1
    s = fight(AL, "br-10in", "tu-8", EGYPT, "eg", NEAR_EAST).hold("ne-cp-kemal")
    assert usable(s, attacks=False) == set()


def test_6_23_goltz_defends_iraq() -> None:
    s = fight(AL, "br-10in", "tu-8", IRAQ, "tu", NEAR_EAST).hold("ne-cp-goltz")
    s.run(arsenal.commit_defence, "commit:ne-cp-goltz")
    assert drm(s, "6.23") == -2
    s = fight(AL, "br-10in", "tu-8", EGYPT, "tu", NEAR_EAST).hold("ne-cp-goltz")
    assert usable(s, attacks=False) == set()


def test_6_24_yudenich_leads_russians_in_the_caucasus() -> None:
    s = fight(AL, "ru-20", "tu-17", CAUCASUS, "ru", NEAR_EAST).hold("ne-al-yudenich")
    s.run(arsenal.commit, "commit:ne-al-yudenich")
    assert drm(s, "6.24") == 2
    assert s.gone("ne-al-yudenich")


def test_6_25b_lawrence_rides_with_the_arabs() -> None:
    s = fight(AL, "ab-1", "tu-8", EGYPT, "tu", NEAR_EAST)
    assert drm(s, "6.25b") == 0
    s.hold("ne-al-lawrence")
    assert drm(s, "6.25b") == 1
    s = fight(AL, "br-10in", "tu-8", EGYPT, "tu", NEAR_EAST).hold("ne-al-lawrence")
    assert drm(s, "6.25b") == 0


def test_6_26_an_atrocity_helps_arabs_this_turn() -> None:
    s = fight(AL, "ab-1", "tu-8", EGYPT, "tu", NEAR_EAST)
    s.g.tracks[s.c("ne-cp-atrocity")] = s.g.turn
    assert drm(s, "6.26") == 1
    s.g.turn += 1
    assert drm(s, "6.26") == 0


def test_6_29_the_winter_offensive_ignores_the_snow() -> None:
    s = fight(AL, "ru-20", "tu-17", CAUCASUS, "ru", NEAR_EAST)
    s.g.weather[CAUCASUS] = SNOW
    a = s.g.attack
    assert a is not None
    cold = odds.reckon(s.g, a.hex, a.attackers)
    assert any(its.rule == "12.2c" for its in cold.modifiers)
    s.g.winter = True
    assert not any(its.rule == "12.2c" for its in odds.reckon(s.g, a.hex, a.attackers).modifiers)


def test_6_37_the_flotilla_takes_the_attacker_over_the_river() -> None:
    s = Stage(NEAR_EAST).hold("ne-al-flotilla")
    front = s.box.fronts[IRAQ]
    for b, h in sorted(front.wet):
        south = int(front.numbers[h][3:]) > 44
        if front.land >> h & front.land >> b & 1 and front.beside[b] >> h & 1 and h not in front.fort:
            s.stand(**{front.numbers[h]: "tu-8", front.numbers[b]: "br-10in"})
            a = s.attack(AL, h + front.base, "br-10in")
            assert (usable(s) == {"ne-al-flotilla"}) == south
            if south:
                break
    river = odds.reckon(s.g, a.hex, a.attackers)
    assert any(its.key == "shift-river" for its in river.shifts)
    s.run(arsenal.commit, "commit:ne-al-flotilla")
    assert not any(its.key == "shift-river" for its in combat.odds(s.g).shifts)
    assert s.gone("ne-al-flotilla")


def test_6_64c_the_kaiserschlacht_weakens_british_attacks() -> None:
    s = fight(AL, "br-10in", "tu-8", EGYPT, "tu", NEAR_EAST, turn=38)
    s.g.tracks[s.c("neo-cp-kaiserschlacht")] = 40
    assert drm(s, "6.64c") == -2
    s.g.turn = 41
    assert drm(s, "6.64c") == 0


# -- Brusilov ----------------------------------------------------------------------------------------------------------


def brusilov(defender: str = "ah-1") -> Stage:
    s = fight(AL, "ru-1", defender, EAST, "ru", hqs=("ru-hqsw", ""))
    s.g.in_play |= 1 << s.c("al-brusilov")
    return s


def test_6_28a_brusilov_adds_3_and_costs_the_headquarters() -> None:
    s = brusilov()
    assert drm(s, "6.28a") == 3
    s.run(arsenal.after_die)
    assert s.at("ru-hqsw") == "gone"


def test_6_28b_not_against_germans_nor_without_headquarters_nor_after_the_collapse() -> None:
    s = brusilov("ge-3")
    assert drm(s, "6.28a") == 0
    s.run(arsenal.after_die)
    assert s.at("ru-hqsw") != "gone"
    s = brusilov()
    s.g.fallen |= 1 << RU
    assert drm(s, "6.28a") == 0
    s = brusilov()
    a = s.g.attack
    assert a is not None
    a.hqs = (-1, -1)
    assert drm(s, "6.28a") == 0


# -- 15.45 the Kaiserschlacht ------------------------------------------------------------------------------------------

SHOCK = "ge-5 ge-28 ge-39 ge-36"


def shock_attack(units: str = SHOCK) -> Stage:
    s = fight(CP, units, "br-1")
    for unit in units.split():
        s.g.turned |= 1 << s.u(unit)
    s.g.battles = 0
    return s


def test_15_45_four_shock_troops_may_make_a_kaiserschlacht() -> None:
    s = shock_attack()
    s.run(arsenal.commit, "battle")
    assert drm(s, "15.45") == 1  # 3 in all, with the 2 of 15.44
    shock = [its.by for its in combat.odds(s.g).modifiers if its.rule in ("15.44", "15.45")]
    assert sum(shock) == 3
    s.run(arsenal.after_die)
    assert (s.g.battles, s.g.battle_front) == (1, WEST)


def test_15_45_not_with_three_nor_after_another_attack_nor_on_another_turn() -> None:
    s = shock_attack("ge-5 ge-28 ge-39")
    assert not arsenal.may_battle(s.g, s.g.attack)  # type: ignore[arg-type]
    s = shock_attack()
    s.g.strikes[WEST] = 1
    assert not arsenal.may_battle(s.g, s.g.attack)  # type: ignore[arg-type]
    s = shock_attack()
    s.g.battles = -1
    assert not arsenal.may_battle(s.g, s.g.attack)  # type: ignore[arg-type]
    s = shock_attack()
    s.g.battles = s.g.strikes[WEST] = 4
    assert not arsenal.may_battle(s.g, s.g.attack)  # type: ignore[arg-type]


# -- before the advance ------------------------------------------------------------------------------------------------


def won(s: Stage, against: int) -> Attack:
    a = s.g.attack
    assert a is not None
    a.won, a.against = True, 1 << against
    a.shock = any(is_shock(s.g, u) for u in a.attackers)
    return a


def test_6_39_rigid_planning_stops_the_british() -> None:
    s = fight(AL, "br-1", "ge-3").hold("cp-rigid")
    a = won(s, 0)
    s.run(arsenal.hinder, "play:cp-rigid")
    assert a.barred
    assert s.gone("cp-rigid")


@pytest.mark.parametrize("attackers", ["br-1 br-1rtc", "br-1 us-1", "fr-1"])
def test_6_39_not_with_tanks_or_americans_or_without_british(attackers: str) -> None:
    s = Stage()
    target, near = s.field(WEST, "fr")
    s.stand(**{s.number(target): "ge-3", s.number(near[0]): attackers})
    s.attack(AL, target, *attackers.split())
    s.hold("cp-rigid")
    won(s, 0)
    s.run(arsenal.hinder)
    assert s.prompts == []


def test_6_40_they_shall_not_pass() -> None:
    s = fight(CP, "ge-5", "fr-1").hold("al-not-pass")
    a = won(s, FR)
    s.run(arsenal.hinder, "play:al-not-pass")
    assert a.barred
    s = fight(CP, "ge-5", "fr-1").hold("al-not-pass")
    won(s, BU)  # others were there
    s.run(arsenal.hinder)
    s = fight(CP, "ge-5", "fr-1").hold("al-not-pass")
    won(s, FR).shock = True
    s.run(arsenal.hinder)


def test_6_40_who_is_held_back_does_not_advance() -> None:
    s = fight(CP, "ge-5", "")
    a = won(s, FR)
    assert combat.advancers(s.g)
    a.barred = True
    assert not combat.advancers(s.g)


def test_6_41_looting_stops_the_second_hex() -> None:
    s = fight(CP, "ge-5", "").hold("al-looting")
    s.g.turned |= 1 << s.u("ge-5")
    a = won(s, FR)
    a.shock = True
    s.run(arsenal.hinder, "play:al-looting")
    assert not a.barred
    assert combat.advancers(s.g)
    from grognard.games.great_war_in_europe.state import put

    put(s.g, s.u("ge-5"), a.hex)
    assert not combat.second_hexes(s.g, s.u("ge-5"))
    a.looted = False
    assert combat.second_hexes(s.g, s.u("ge-5"))


# -- bans --------------------------------------------------------------------------------------------------------------


def why(s: Stage, unit: str) -> str:
    a = s.g.attack
    assert a is not None
    h, s.g.attack = a.hex, None
    reason = combat.why_not_attack(s.g, s.u(unit), h)
    return reason.rule if reason is not None else ""


def test_6_43_russians_in_paralysis_attack_only_as_brusilov_does() -> None:
    s = fight(AL, "ru-1", "ah-1", EAST, "ru")
    s.g.tracks[s.c("al-paralysis")] = s.g.turn
    assert why(s, "ru-1") == "6.43"
    s = brusilov()
    s.g.tracks[s.c("al-paralysis")] = s.g.turn
    assert why(s, "ru-1") == ""
    s = brusilov("ge-3")
    s.g.tracks[s.c("al-paralysis")] = s.g.turn
    assert why(s, "ru-1") == "6.43"


def test_6_43_and_then_they_need_a_headquarters() -> None:
    s = brusilov()
    s.g.tracks[s.c("al-paralysis")] = s.g.turn
    a = s.g.attack
    assert a is not None
    a.hqs = (-1, -1)
    assert combat.why_not_settle(s.g) is None
    s.run(combat.support, "support:ru-hqsw")
    assert s.options() == ["support:ru-hqsw"]
    s.g.depleted |= 1 << s.u("ru-hqsw")
    assert combat.why_not_settle(s.g) is not None


def test_6_47_frenchmen_in_mutiny_do_not_attack_in_the_west() -> None:
    s = fight(AL, "fr-1 br-1", "ge-3")
    s.g.tracks[s.c("al-mutiny")] = s.g.turn + 2
    target = s.g.attack
    assert why(s, "fr-1") == "6.47"
    s.g.attack = target
    assert why(s, "br-1") == ""


def test_6_57a_typhus_nobody_attacks_into_or_in_serbia() -> None:
    s = Stage(COMBINED)
    front = s.box.fronts[EAST]
    inside = front.in_country["sr"]
    h = next(h for h in s.hexes(EAST, inside & ~front.towns) if s.beside(h, ~inside & front.in_country["ah"]))
    out = s.beside(h, ~inside & front.in_country["ah"])[0]
    s.stand(**{s.number(h): "sr-1mor", s.number(out): "ah-1"})
    for side, unit, at in ((CP, "ah-1", h), (AL, "sr-1mor", out)):
        s.attack(side, at, unit)
        assert why(s, unit) == ""
        s.g.tracks[s.c("cp-typhus")] = s.g.turn
        s.attack(side, at, unit)
        assert why(s, unit) == "6.57a"
        s.g.tracks = {}


def test_6_28b_14_11a_the_garrison_of_a_german_fort_is_german() -> None:
    s = Stage()
    german = s.box.nation[s.u("ge-3")]
    fort = next(its.hex for its in s.box.forts if its.nation == german and s.box.front_of[its.hex].index == EAST)
    s.stand(**{s.number(s.beside(fort)[0]): "ru-1 ru-hqsw"})
    a = s.attack(AL, fort, "ru-1", hqs=("ru-hqsw", ""))
    s.g.in_play |= 1 << s.c("al-brusilov")
    assert not arsenal.is_brusilov(s.g, a)
