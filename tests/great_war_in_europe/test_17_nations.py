"""17.0 Who may be where, as far as movement and combat on a front go."""

from __future__ import annotations

import pytest

from grognard.games.great_war_in_europe import combat
from grognard.games.great_war_in_europe.box import NATIONS
from grognard.games.great_war_in_europe.fronts import Front
from grognard.games.great_war_in_europe.passports import balkans, region, why_not_there
from grognard.games.great_war_in_europe.state import (
    ALBANIA_OPEN, BEACHES, EUROPEAN_TURKS, GREECE_OPEN, PERSIAN_FORCE, State,
)  # fmt: skip

from .table import BOX, GAMES, front, give, ground, hex_of, one, pairs, position, ring, some, unit, war


def refused(g: State, name: str, number: str) -> str:
    reason = why_not_there(g, unit(name), hex_of(BOX, number))
    return reason.rule if reason else ""


def any_of(where: str, country: str) -> str:
    return ground(where, lambda its, h: its.country[h] == country)


def barred(g: State, name: str, number: str) -> str:
    """The rule by which a unit may not attack a hex."""
    reason = combat.why_not_attack(g, unit(name), BOX.hex[number])
    return reason.rule if reason else ""


def land(where: str, country: str) -> str:
    return ground(where, lambda its, h: its.country[h] == country and its.terrain[h] == "clear" and h not in its.fort)


def test_3_13c_the_balkans() -> None:
    its = front("east")
    assert not any(balkans(its) & its.in_country.get(country, 0) for country in ("ah", "ge", "ru", "pl"))
    for country in ("sr", "mn", "ro", "bu", "gk", "al", "tu"):
        assert not its.in_country[country] & ~balkans(its)


@pytest.mark.parametrize(("country", "where"), [("nl", "west"), ("ch", "west")])
def test_17_4d_holland_and_switzerland_are_never_entered(country: str, where: str) -> None:
    number = ground(where, lambda its, h: its.country[h] == country and its.terrain[h] != "alpine")
    assert refused(position({}), one("ge"), number) == refused(position({}), one("fr"), number) == "17.4d"


def test_7_1_neutral_countries_are_closed() -> None:
    g = position({}, neutral="it ro gk bu tu")
    for country, where in (("it", "italy"), ("ro", "east"), ("bu", "east"), ("gk", "east"), ("tu", "east")):
        assert refused(g, one("ah"), land(where, country)) == "17.4d"


def test_17_11b_nobody_enters_or_attacks_a_country_on_the_turn_it_joins() -> None:
    ro = 1 << NATIONS.index("ro")
    number = land("east", "ro")
    assert refused(position({}, fresh=ro), one("ah"), number) == "17.11b"
    a, b = pairs("east", lambda its, a, b: its.country[a] == "ah" and its.country[b] == "ro" and b not in its.fort)
    ah, romanian = one("ah"), one("ro")
    g = position({a: ah, b: romanian}, fresh=ro)
    assert barred(g, ah, b) == "17.11b"
    t = war({b: romanian, a: one("ru")}, side="al", fresh=ro)
    assert t.refusal(f"move:{romanian}").rule == "17.11b"
    assert combat.why_not_attack(position({a: ah, b: romanian}), unit(ah), BOX.hex[b]) is None


def test_17_21a_canal_companies_stay_west_of_suez() -> None:
    company = next(BOX.units[u] for u in range(BOX.count) if "west-of-suez" in BOX.flags[u])
    its = front("egypt")
    assert region(position({}), unit(company), 4) == its.kind("west_of_suez") & its.land


def test_17_21k_greeks_stay_in_the_balkans_and_attack_nobody_outside() -> None:
    gk = one("gk")
    assert refused(position({}), gk, land("east", "ah")) == "17.31j"
    a, b = pairs("east", lambda its, a, b: balkans(its) >> a & 1 and its.country[b] == "ah" and b not in its.fort)
    g = position({a: gk, b: one("ah")}, side="al")
    assert barred(g, gk, b) == "17.31j"


def test_17_31j_nor_do_bulgarians() -> None:
    bu = one("bu")
    assert refused(position({}), bu, land("east", "ru")) == "17.31j"
    assert refused(position({}), bu, land("east", "ro")) == ""
    a, b = pairs("east", lambda its, a, b: balkans(its) >> a & 1 and its.country[b] == "ru" and b not in its.fort)
    g = position({a: bu, b: one("ru")})
    assert barred(g, bu, b) == "17.31j"


def test_17_21l_greece_and_albania_after_salonika() -> None:
    for bit, country in ((GREECE_OPEN, "gk"), (ALBANIA_OPEN, "al")):
        number = any_of("east", country)
        assert refused(position({}, neutral="gk"), one("ge"), number) == "17.4d"
        assert refused(position({}, neutral="gk", landed=EUROPEAN_TURKS | bit), one("ge"), number) == ""
        assert refused(position({}, neutral="gk", landed=EUROPEAN_TURKS | bit), one("fr"), number) == ""


def test_17_4b_albania_is_closed_before() -> None:
    number = ground("east", lambda its, h: its.country[h] == "al")
    assert refused(position({}), one("sr"), number) == "17.4d"


def test_17_21m_montenegrins_stay_at_home_but_attack_out_of_it() -> None:
    mn = one("mn")
    assert refused(position({}), mn, land("east", "sr")) == "17.21m"
    a, b = pairs("east", lambda its, a, b: its.country[a] == "mn" and its.country[b] == "ah" and b not in its.fort)
    g = position({a: mn, b: one("ah")}, side="al")
    assert combat.why_not_attack(g, unit(mn), BOX.hex[b]) is None


def test_17_21n_arabs_in_the_empire_armenians_not_in_persia() -> None:
    arab, am = one("ab"), one("am")
    assert refused(position({}), arab, ground("egypt", lambda its, h: its.country[h] == "eg")) == "3.26h"
    assert refused(position({}), arab, land("egypt", "tu")) == ""
    assert refused(position({}), am, ground("caucasus", lambda its, h: its.country[h] == "pe")) == "3.26h"
    assert refused(position({}), am, land("caucasus", "tu")) == ""


@pytest.mark.parametrize(
    ("nation", "kind", "where"), [("pc", "cavalry", "caucasus"), ("pg", "infantry", "iraq"), ("sp", "infantry", "iraq")]
)
def test_17_4c_persians_stay_in_persia(nation: str, kind: str, where: str) -> None:
    name = one(nation, kind)
    its = front(where)
    assert not region(position({}), unit(name), its.index) & ~its.in_country["pe"]


def test_17_4c_nobody_enters_hamadan_before_the_persian_force() -> None:
    assert refused(position({}), one("tu"), "hamadan") == "17.4c"
    assert refused(position({}, landed=EUROPEAN_TURKS | PERSIAN_FORCE), one("tu"), "hamadan") == ""


def test_17_31h_only_turks_in_the_empire_before_its_europeans_deploy() -> None:
    small = one("ge", fits=lambda u: BOX.bulk[u] == "battalion")
    number = "E1328"
    g = position({}, landed=0)
    assert refused(g, one("ge"), number) == "17.31h"
    assert refused(g, one("tu"), number) == ""
    assert refused(g, small, land("caucasus", "tu")) == ""
    assert refused(position({}), one("ge"), number) == ""


def test_17_31h_does_not_hold_in_the_near_east_alone() -> None:
    g = position({}, game="near-east", landed=0)
    name = next(g.box.units[u] for u in range(g.box.count) if NATIONS[g.box.nation[u]] == "ge" and g.box.fights[u])
    assert why_not_there(g, g.box.unit[name], g.box.hex[land("caucasus", "tu")]) is None
    assert GAMES


def test_6_52c_the_beaches_are_for_allies_who_have_landed() -> None:
    assert refused(position({}), one("br"), "E1122") == "6.52c"
    g = position({}, landed=EUROPEAN_TURKS | BEACHES)
    assert refused(g, one("br"), "E1122") == ""
    assert refused(g, one("tu"), "E1122") == "6.52c"


# -- so many and no more -----------------------------------------------------------------------------------------------


def north_of_48(its: Front, h: int, country: str) -> bool:
    return (
        its.country[h] == country and int(its.numbers[h][1:3]) > 48 and its.terrain[h] == "clear" and h not in its.fort
    )


def spots() -> tuple[str, str]:
    return ground("east", lambda its, h: north_of_48(its, h, "pl")), ground(
        "east", lambda its, h: north_of_48(its, h, "ge")
    )


def test_17_31c_four_austro_hungarians_north_of_row_48() -> None:
    poland, prussia = spots()
    five = some("ah", 5)
    g = position({poland: " ".join(five[:4])})
    assert refused(g, five[4], poland) == refused(g, five[4], prussia) == "17.31c"
    assert refused(g, five[0], prussia) == "", "who is there may move on"
    assert refused(position({poland: " ".join(five[:3])}), five[4], poland) == ""
    give(g, "cp", "kiev")
    assert refused(g, five[4], poland) == "17.31c"
    give(g, "cp", "odessa")
    assert refused(g, five[4], poland) == "", "with Kiev and Odessa"
    g = position({prussia: " ".join(five[:4])}, held={"cp": "kiev odessa"})
    assert refused(g, five[4], prussia) == "17.31c", "in Germany not even so"


def test_17_31c_on_the_march() -> None:
    poland, _ = spots()
    five = some("ah", 5)
    a, b = pairs(
        "east",
        lambda its, a, b: (
            int(its.numbers[a][1:3]) == 48
            and north_of_48(its, b, "pl")
            and its.terrain[a] == "clear"
            and a not in its.fort
        ),
    )
    t = war({a: f"{five[3]} {five[4]} ah-hq1", poland: " ".join(five[:3])}, ruined="all")
    t.do(f"move:{five[3]}")
    assert t.can(f"to:{b}")
    t.do(f"with:{five[4]}")
    assert t.refusal(f"to:{b}").rule == "17.31c" or not t.can(f"to:{b}")


def test_17_31e_the_limit_is_back_after_the_bolsheviks() -> None:
    poland, _ = spots()
    five = some("ah", 5)
    g = position({poland: " ".join(five[:4])}, held={"cp": "kiev odessa"}, bolsheviks=36)
    assert refused(g, five[4], poland) == "17.31c"


def test_17_31d_of_those_too_many_four_attack() -> None:
    poland, _ = spots()
    five = some("ah", 5)
    near = next(n for n in ring(poland) if n and BOX.hex[n] not in BOX.fort_at)
    t = war({poland: " ".join(five), near: one("ru")}, phase="declare", ruined="all")
    t.do(f"attack:{near}", *(f"join:{name}" for name in five[:4]))
    assert t.refusal(f"join:{five[4]}").rule == "17.31d"


def test_17_31f_four_turks_outside_the_balkans_three_in_egypt() -> None:
    five = some("tu", 5)
    ru, egypt = (
        land("east", "ru"),
        ground("egypt", lambda its, h: its.country[h] == "eg" and its.kind("sinai") >> h & 1),
    )
    assert refused(position({ru: " ".join(five[:4])}), five[4], ru) == "17.31f"
    assert refused(position({ru: " ".join(five[:3])}), five[4], ru) == ""
    assert refused(position({egypt: " ".join(five[:3])}), five[4], egypt) == "17.31f"
    assert refused(position({egypt: " ".join(five[:2]) + " tu-hqyag"}), five[4], egypt) == ""


def test_14_23_who_is_besieged_in_kut_neither_leaves_nor_attacks_nor_is_joined() -> None:
    its = front("iraq")
    k = next(its.numbers[h] for h in range(its.size) if its.kind("k") >> h & 1)
    out = next(n for n in ring("N1845") if n and n != k and not its.kind("k") >> its.hex[n] & 1)
    br, other = some("br", 2)
    t = war({"kut": br, k: one("tu"), out: other}, side="al", held={"al": "basra"})
    assert t.refusal(f"move:{br}").rule == "14.23"
    t.do(f"move:{other}")
    assert t.refusal("to:kut").rule == "14.23"
    g = position({"kut": br, k: one("tu")}, side="al")
    assert barred(g, br, k) == "14.23"
