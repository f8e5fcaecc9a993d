"""7.1 Who holds what."""

from __future__ import annotations

from grognard.games.great_war_in_europe.box import NATIONS, SIDES
from grognard.games.great_war_in_europe.control import enter, starve, take
from grognard.games.great_war_in_europe.state import put

from .table import BOX, GAMES, field, front, hex_of, one, position, ring, some, started, war

PLAIN = field("east", "ru")
AROUND = ring(PLAIN)


def country(number: str) -> str:
    its = BOX.front_of[BOX.hex[number]]
    return its.country[its.hex[number]]


def test_7_1_every_hex_of_a_country_at_war_is_held_by_one_side() -> None:
    g = started().g
    assert not any(g.held[0][f] & g.held[1][f] for f in g.box.active)
    for f in g.box.active:
        for name, land in g.box.fronts[f].in_country.items():
            if name in ("ge", "ah", "fr", "be", "ru", "pl", "sr", "mn", "lu"):
                assert not land & ~(g.held[0][f] | g.held[1][f]), name


def test_7_11_august_1914() -> None:
    t = started().idle(lambda t: True)
    g = t.g
    for f in g.box.active:
        its = g.box.fronts[f]
        for name in ("ge", "ah", "lu"):
            assert not its.in_country.get(name, 0) & ~(g.held[0][f] | g.any_occ[1][f]), name
        for name in ("fr", "ru", "pl", "sr", "mn"):
            assert not its.in_country.get(name, 0) & ~(g.held[1][f] | g.any_occ[0][f]), name
        for name in ("it", "bu", "ro", "gk", "nl", "ch"):
            assert not its.in_country.get(name, 0) & (g.held[0][f] | g.held[1][f]), name
        belgian = its.in_country.get("be", 0)
        assert belgian & g.held[0][f] == belgian & g.any_occ[0][f]


def test_7_12b_the_near_east_in_november_1914() -> None:
    t = started("november-1914", "near-east").idle(lambda t: True)
    g = t.g
    assert t.holder("basra") == t.holder("abadan") == "al"
    assert all(t.holder(number) == "al" for number in ring("N2252") if number and country(number) == "tu")
    assert t.holder("damascus") == t.holder("baghdad") == "cp"
    for f in g.box.active:
        its = g.box.fronts[f]
        assert not its.in_country.get("eg", 0) & g.held[0][f]
        assert its.kind("cp_start") & ~g.held[0][f] == 0


def test_7_13a_a_unit_that_enters_takes_the_hex() -> None:
    t = war({PLAIN: one("ge") + " ge-hq1"})
    assert t.holder(AROUND[0]) == "al"
    t.do(f"move:{one('ge')}", f"to:{AROUND[0]}")
    assert t.holder(AROUND[0]) == "cp"


def test_7_13a_a_unit_takes_what_it_goes_through() -> None:
    far = next(n for n in ring(AROUND[0]) if n and n != PLAIN and n not in AROUND)
    t = war({PLAIN: "ge-hq1 " + one("ge")})
    t.do(f"move:{one('ge')}")
    if t.can(f"through:{AROUND[0]}"):
        t.do(f"through:{AROUND[0]}")
        assert t.holder(AROUND[0]) == "cp"
        assert t.prompt == "ask-march"
    assert far


def test_7_13b_the_hex_of_a_unit_that_starves_changes_hands() -> None:
    g = position({PLAIN: one("ge"), **dict(zip(AROUND, some("ru", 6), strict=True))})
    assert g.held[0][2] >> front("east").hex[PLAIN] & 1
    starve(g)
    assert g.loc[BOX.unit[one("ge")]] > BOX.size
    assert g.held[1][2] >> front("east").hex[PLAIN] & 1


def test_7_13c_arabs_hold_only_where_they_are() -> None:
    arab = one("ab", fits=lambda u: "untried" in BOX.flags[u])
    spot = field("egypt", "tu")
    near = ring(spot)[0]
    g = position({spot: arab}, side="al")
    u, h, b = BOX.unit[arab], hex_of(BOX, spot), hex_of(BOX, near)
    its = front("egypt")
    g.held[1][4] &= ~(1 << its.hex[spot])
    g.held[0][4] |= 1 << its.hex[spot]
    enter(g, (u,), h)
    assert g.held[1][4] >> its.hex[spot] & 1
    put(g, u, b)
    enter(g, (u,), b)
    assert g.held[0][4] >> its.hex[spot] & 1
    assert g.held[1][4] >> its.hex[near] & 1


def test_7_13c_and_give_back_what_they_are_driven_from() -> None:
    arab = one("ab", fits=lambda u: "untried" in BOX.flags[u])
    spot = field("egypt", "tu")
    t = war({spot: arab}, side="al")
    near = next(n for n in ring(spot) if t.do(f"move:{arab}").can(f"to:{n}"))
    t.do(f"to:{near}")
    assert t.holder(near) == "al"
    enter(t.g, (BOX.unit[one("br")],), BOX.hex[near])
    assert t.g.arab[0] == -1, "British who come there hold it for good"


def test_7_14_neutrals_are_nobodys_until_they_join() -> None:
    g = position({}, neutral="it")
    its = front("italy")
    assert not its.in_country["it"] & (g.held[0][1] | g.held[1][1])


def test_11_71_a_source_that_was_taken_is_a_source_no_more() -> None:
    g = position({})
    its = front("east")
    belgrade = BOX.place["belgrade"]
    take(g, 0, belgrade)
    take(g, 1, belgrade)
    assert g.spoiled[2] >> belgrade - its.base & 1
    edge = next(its.base + h for h in range(its.size) if its.kind("edge_supply_ru") >> h & 1)
    take(g, 0, edge)
    take(g, 1, edge)
    assert not g.spoiled[2] >> edge - its.base & 1


def test_3_26t_every_nation_is_on_a_side_or_neutral() -> None:
    g = started().g
    sides = {NATIONS[n]: its for n, its in enumerate(g.allegiance)}
    assert {sides[n] for n in ("ge", "ah")} == {SIDES.index("cp")}
    assert {sides[n] for n in ("fr", "br", "ru", "be", "sr", "mn")} == {SIDES.index("al")}
    assert {sides[n] for n in ("it", "bu", "ro", "gk", "us")} == {2}
    assert GAMES["europe"].sides == SIDES
