"""11.0 Supply."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.great_war_in_europe import movement
from grognard.games.great_war_in_europe.box import NATIONS, SIDES
from grognard.games.great_war_in_europe.control import enter, starve, take
from grognard.games.great_war_in_europe.fronts import FRONTS, MOUNTAIN, ORDINARY
from grognard.games.great_war_in_europe.state import (
    ALBANIA_OPEN, BEACHES, EUROPEAN_TURKS, PERSIAN_FORCE, SALONIKA, State, put,
)  # fmt: skip
from grognard.games.great_war_in_europe.supply import (
    FORTRESS, NONE, NORMAL, _closed_ports, area, forsake, hex_supplied, primary, starving, supplied_at, supply_of,
)  # fmt: skip
from grognard.kernel.maps import members

from .table import BOX, field, front, give, ground, hex_of, one, position, ring, some, unit, war

EAST = field("east", "ru")
NEAR = ring(EAST)
GE, RU, FR, BR, IT, TU = (one(nation) for nation in ("ge", "ru", "fr", "br", "it", "tu"))


def supply(g: State, name: str) -> int:
    return supply_of(g, unit(name))


def sources(g: State, nation: str, where: str) -> set[str]:
    its = front(where)
    side = g.allegiance[NATIONS.index(nation)]
    found = primary(g, NATIONS.index(nation), its.index, g.held[side][its.index])
    return {its.numbers[h] for h in range(its.size) if found >> h & 1}


def fed(g: State, nation: str, number: str, kind: int = ORDINARY) -> bool:
    its = BOX.front_of[hex_of(BOX, number)]
    return bool(area(g, NATIONS.index(nation), its.index, kind) >> hex_of(BOX, number) - its.base & 1)


def shut_in(spot: str, name: str, enemies: str, **more: Any) -> State:
    """A unit with enemies all around."""
    around = [n for n in ring(spot) if n]
    return position({spot: name, **dict(zip(around, some(enemies, len(around)), strict=True))}, **more)


# -- 11.1, 11.2 --------------------------------------------------------------------------------------------------------


def test_11_1_supplied_cut_off_and_in_a_fort() -> None:  # EX-30
    """14.13."""
    fort = next(fort for fort in BOX.forts if fort.nation == NATIONS.index("ru") and all(ring(BOX.numbers[fort.hex])))
    g = shut_in(BOX.numbers[fort.hex], RU, "ge")
    assert supply(g, RU) == FORTRESS
    assert supply(shut_in(EAST, RU, "ge"), RU) == NONE
    assert supply(position({EAST: RU}), RU) == NORMAL
    assert supply(position({EAST: GE}), GE) == NONE, "no town of the CP within four hexes"
    assert supply(position({EAST: f"{GE} ge-hq1"}), GE) == NORMAL
    assert supply(position({EAST: GE, NEAR[0]: "ge-hq1"}), GE) == NORMAL
    assert supply(position({EAST: GE, NEAR[0]: "ah-hq1"}), GE) == NONE, "not by a headquarters of others"


def test_11_13_units_out_of_supply_are_lost_at_once_on_both_sides() -> None:
    """11.84: they may be rebuilt."""
    g = shut_in(EAST, RU, "ge")
    starve(g)
    assert g.loc[unit(RU)] > BOX.size
    assert not any(g.loc[unit(name)] < BOX.size for name in some("ge", 6)), "nor have the others any supply"
    assert not starving(g)


def far_from(its_sources: int, where: str, far: int, country: str) -> str:
    its = front(where)
    hexes = [h for h in range(its.size) if its_sources >> h & 1]
    return next(
        its.numbers[h] for h in range(its.size)
        if its.country[h] == country and its.terrain[h] not in ("alpine", "lake", "none") and not its.towns >> h & 1
        and min(its.map.distance(h, s) or 0 for s in hexes) == far
    )  # fmt: skip


@pytest.mark.parametrize(("far", "well"), [(4, True), (5, False)])
def test_11_21a_four_hexes_to_a_source(far: int, well: bool) -> None:
    its = front("west")
    sources_ = its.kind("edge_supply_cp") | its.kind("ruhr")
    number = far_from(sources_, "west", far, "ge")
    g = position({number: GE})
    for h in range(its.size):
        if its.towns >> h & 1 and not its.kind("ruhr") >> h & 1:
            g.held[0][0] &= ~(1 << h)
    assert supplied_at(g, unit(GE), BOX.hex[number]) is well


def test_11_21b_a_headquarters_in_europe_traces_any_length() -> None:
    assert supply(position({EAST: "ge-hq1"}), "ge-hq1") == NORMAL
    g = position({EAST: "ge-hq1", **dict(zip(NEAR, some("ru", 6), strict=True))})
    assert supply(g, "ge-hq1") == NONE


@pytest.mark.parametrize(("far", "well"), [(6, True), (7, False)])
def test_11_22d_a_headquarters_in_the_near_east_six_hexes(far: int, well: bool) -> None:
    its = front("caucasus")
    sources_ = its.kind("edge_supply_cp")
    free = open_ground(position({}))
    plain = free & ~(its.towns | its.kind("black_sea"))
    ring_ = plain & its.in_reach(sources_, far, free) & ~its.in_reach(sources_, far - 1, free)
    number = next(its.numbers[h] for h in range(its.size) if ring_ >> h & 1)
    g = position({number: f"tu-hqyag {TU}"})
    g.held[0][3] = sources_
    assert (supply(g, "tu-hqyag") == NORMAL) is well
    assert (supply(g, TU) == NORMAL) is well, "and who is with it"


def open_ground(g: State) -> int:
    its = front("caucasus")
    return its.land & ~its.of_terrain["alpine"] & ~(g.any_occ[1][3] | g.forts[1][3])


def test_11_22d_a_headquarters_does_not_feed_itself_on_the_march() -> None:
    its = front("caucasus")
    sources_ = its.kind("edge_supply_cp")
    free = open_ground(position({}))
    last = its.in_reach(sources_, 6, free)
    spot = next(
        h
        for h in range(its.size)
        if last >> h & 1
        and not its.towns >> h & 1
        and its.beside[h] & free & ~last
        and not its.in_reach(sources_, 5, free) >> h & 1
    )
    t = war({its.numbers[spot]: "tu-hqyag"})
    t.g.held[0][3] = sources_ | 1 << spot
    beyond = [its.numbers[b] for b in range(its.size) if (its.beside[spot] & free & ~last) >> b & 1]
    t.do("move:tu-hqyag")
    assert beyond
    assert not any(
        t.can(f"to:{n}")
        for n in beyond
        if not its.towns >> its.hex[n] & 1 and not its.kind("black_sea") >> its.hex[n] & 1
    )


def test_11_22a_a_town_that_leads_to_a_source() -> None:
    its = front("east")
    town = next(
        its.numbers[h]
        for h in range(its.size)
        if its.towns >> h & 1 and its.country[h] == "ru" and all(ring(its.numbers[h])) and not its.kind("port") >> h & 1
    )
    assert not fed(position({}), "ge", town)
    assert fed(position({}, held={"cp": town}), "ge", town)
    around = dict(zip(ring(town), some("ru", 6), strict=True))
    assert not fed(position(around, held={"cp": town}), "ge", town), "11.6a: not with enemies all around"


def test_11_22b_no_towns_north_of_gaza_before_gaza_or_beersheba() -> None:
    its = front("egypt")
    town = next(
        its.numbers[h]
        for h in range(its.size)
        if its.towns >> h & 1 and int(its.numbers[h][3:]) > 13 and its.country[h] == "tu" and h not in its.fort
    )
    g = position({}, held={"al": town}, ruined="all", pipeline=4)
    assert not fed(g, "br", town)
    give(g, "al", "gaza")
    assert fed(g, "br", town)


def test_11_22c_with_or_beside_a_headquarters_of_the_nation() -> None:
    two = next(n for n in ring(NEAR[0]) if n and n not in NEAR and n != EAST)
    g = position({EAST: "ge-hq1"})
    assert fed(g, "ge", EAST)
    assert fed(g, "ge", NEAR[0])
    assert not fed(g, "ge", two)
    assert not fed(g, "ah", EAST)


def test_11_33f_armenians_and_persian_cossacks_are_fed_as_russians() -> None:
    g = position({})
    for nation in ("am", "pc"):
        assert sources(g, nation, "caucasus") == sources(g, "ru", "caucasus")
    its = front("caucasus")
    spot = ground("caucasus", lambda its, h: its.country[h] == "ru" and bool(its.towns >> h & 1))
    hq = position({spot: "ru-hqcau"})
    assert area(hq, NATIONS.index("am"), 3) == area(hq, NATIONS.index("ru"), 3)
    assert its


# -- 11.3 --------------------------------------------------------------------------------------------------------------


def test_11_31_a_source_serves_its_own_front() -> None:
    assert sources(position({}), "ge", "west").isdisjoint(sources(position({}), "ge", "east"))


def test_11_32a_the_german_edge_and_the_ruhr() -> None:
    found = sources(position({}), "ge", "west")
    assert {"W6830", "W6831", "W6729", "W6730", "W3933", "W7034"} <= found
    assert all(n[:3] >= "W39" for n in found)


def test_11_32b_the_austrian_edge_of_italy_without_the_alps() -> None:
    its = front("italy")
    found = sources(position({}), "ah", "italy")
    assert found
    assert all(its.country[its.hex[n]] == "ah" and its.terrain[its.hex[n]] != "alpine" for n in found)


def test_11_32c_the_east() -> None:
    g = position({}, neutral="tu bu ro")
    found = sources(g, "ge", "east")
    assert {"E5102", "E4304", "E3606", "E3310", "E3501", "E5701"} <= found
    assert not {"E1328", "E1819", "E2423"} & found
    assert {"E1328", "E1819"} <= sources(position({}), "ah", "east")
    assert "E2423" not in sources(position({}), "ge", "east")
    assert "E2423" in sources(position({}, romania="cp"), "ge", "east")


def test_11_32d_the_gendarmerie_lives_off_persia() -> None:
    spot = ground("iraq", lambda its, h: its.country[h] == "pe" and its.terrain[h] == "mountain")
    assert supply(position({spot: one("pg")}), one("pg")) == NORMAL


def test_11_33a_the_french_and_the_italian_edge() -> None:
    found = sources(position({}), "fr", "west")
    assert {"W5801", "W3629"} <= found
    its = front("italy")
    assert all(
        its.country[its.hex[n]] == "it" and its.terrain[its.hex[n]] != "alpine"
        for n in sources(position({}), "it", "italy")
    )


def test_11_33b_russians_and_romanians() -> None:
    for nation in ("ru", "ro"):
        found = sources(position({}), nation, "east")
        assert {"E3034", "E7034", "E2423"} <= found
    assert "E2423" not in sources(position({}, neutral="ro"), "ru", "east")
    assert not sources(position({}), "br", "east")


def test_11_33c_greeks_serbs_and_montenegrins() -> None:
    g = position({}, landed=EUROPEAN_TURKS | SALONIKA)
    assert sources(g, "gk", "east") == {f"E10{n}" for n in range(12, 17)}
    its = front("east")
    serbia = {its.numbers[h] for h in range(its.size) if its.towns >> h & 1 and its.country[h] == "sr"}
    assert sources(position({}), "sr", "east") == serbia
    assert sources(g, "sr", "east") == serbia | {"E1116"}
    spot = ground("east", lambda its, h: its.country[h] == "mn")
    assert supply(shut_in(spot, one("mn"), "ah"), one("mn")) == NORMAL


def test_11_33d_salonika_and_the_beaches_after_their_events() -> None:
    g = position({}, landed=EUROPEAN_TURKS | SALONIKA | BEACHES, held={"al": "E1122 E1022"})
    assert sources(g, "br", "east") == sources(g, "fr", "east") == {"E1116", "E1122", "E1022"}
    assert not sources(position({}), "br", "east")
    assert "E1116" not in sources(g, "ru", "east")
    assert "E1116" not in sources(g, "it", "east")


def test_11_33d_they_are_lost_for_good_when_nobody_is_left_there() -> None:
    g = position({"salonika": BR}, neutral="gk", landed=EUROPEAN_TURKS | SALONIKA)
    forsake(g)
    assert sources(g, "br", "east") == {"E1116"}
    put(g, unit(BR), BOX.hex[next(n for n in ring("E1116") if n)])
    forsake(g)
    assert not sources(g, "br", "east")
    put(g, unit(BR), BOX.place["salonika"])
    forsake(g)
    assert not sources(g, "br", "east")


def test_11_33d_salonika_also_when_the_cp_take_it() -> None:
    g = position({}, landed=EUROPEAN_TURKS | SALONIKA)
    take(g, 0, BOX.place["salonika"])
    take(g, 1, BOX.place["salonika"])
    assert not sources(g, "br", "east")


def test_17_4b_valona_feeds_italians_once_albania_is_open() -> None:
    assert not sources(position({}, held={"al": "valona"}), "it", "east")
    g = position({}, held={"al": "valona"}, landed=EUROPEAN_TURKS | ALBANIA_OPEN)
    assert sources(g, "it", "east") == {"E1210"}
    assert "E1210" not in sources(g, "br", "east")
    give(g, "cp", "valona")
    assert not sources(g, "it", "east")


def test_11_33e_the_near_east() -> None:
    g = position({}, held={"al": "basra abadan hamadan"})
    its = front("caucasus")
    edge = sources(g, "ru", "caucasus")
    assert edge
    assert all(n.startswith("N48") and its.terrain[its.hex[n]] != "alpine" for n in edge)
    assert sources(g, "br", "iraq") == {"N2252", "N2552"}
    assert not sources(g, "ru", "iraq")
    g.landed |= PERSIAN_FORCE
    assert sources(g, "ru", "iraq") == {"N2436"}
    west = front("egypt").kind("west_of_suez")
    assert {front("egypt").hex[n] for n in sources(g, "br", "egypt")} == {
        h for h in range(front("egypt").size) if west >> h & 1
    }


@pytest.mark.parametrize(("name", "where", "country"), [("ab", "egypt", "tu"), ("sp", "iraq", "pe")])
def test_11_33f_who_lives_off_the_land(name: str, where: str, country: str) -> None:
    unit_ = one(name)
    spot = ground(where, lambda its, h: its.country[h] == country and its.terrain[h] in ("desert", "mountain"))
    assert supply(position({spot: unit_}), unit_) == NORMAL


# -- 11.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["E5205", "E5412", "E5514", "E6116", "E6120", "E6921", "E6924", "E7028", "E7030"])
def test_11_41_germans_in_ports_of_the_baltic(number: str) -> None:
    enemies = dict(zip([n for n in ring(number) if n], some("ru", 6), strict=False))
    g = position({number: GE, **enemies}, ruined="all")
    assert supply(g, GE) == NORMAL
    g = position({number: one("ah"), **enemies}, ruined="all")
    assert supply(g, one("ah")) == NONE


def test_11_41_and_around_konigsberg() -> None:
    its = front("east")
    city = its.hex["E5514"]
    g = position({}, ruined="all")
    wall = {
        its.numbers[h]: name
        for h, name in zip(
            (h for h in range(its.size) if its.map.distance(h, city) == 5 and its.land >> h & 1),
            some("ru", 40),
            strict=False,
        )
    }
    g = position(wall, ruined="all")
    for h in range(its.size):
        if its.towns >> h & 1 and h != city:
            g.held[0][2] &= ~(1 << h)
    near = next(its.numbers[h] for h in range(its.size) if its.in_reach(1 << city, 2, its.land) >> h & 1 and h != city)
    assert fed(g, "ge", near)
    give(g, "al", "konigsberg")
    assert not fed(g, "ge", near)


@pytest.mark.parametrize("number", ["E1725", "E2027", "E2328", "E3031"])
def test_11_42_ports_of_the_black_sea_while_constantinople_is_allied(number: str) -> None:
    g = position({}, held={"al": f"{number} constantinople"})
    assert fed(g, "br", number)
    assert not fed(position({}, held={"al": number}), "br", number)


@pytest.mark.parametrize("number", ["W2022", "W2230"])
def test_11_43_venice_and_trieste(number: str) -> None:
    g = shut_in(number, BR, "ah", side="al")
    assert supply(g, BR) == NORMAL


def test_11_44a_ports_of_the_channel() -> None:
    its = front("west")
    for nation in ("fr", "us"):
        g = position({})
        g.held[1][0] = 1 << its.hex["W6707"]
        assert fed(g, nation, "W6707")
        assert not fed(g, nation, next(n for n in ring("W6707") if n))
    for nation in ("br", "be"):
        assert fed(g, nation, next(n for n in ring("W6707") if n))


def test_11_44b_rouen_and_antwerp_need_their_rivers() -> None:
    its = front("west")
    ports = {"R": "W5603", "A": "W6819"}
    for mark, number in ports.items():
        marked = [its.numbers[h] for h in range(its.size) if its.kind(f"mark_{mark}") >> h & 1]
        assert marked
        g = position({})
        g.held[1][0] = sum(1 << its.hex[n] for n in {*marked, number})
        assert not _closed_ports(g, its) >> its.hex[number] & 1
        give(g, "cp", marked[0])
        assert _closed_ports(g, its) >> its.hex[number] & 1
    marked = [its.numbers[h] for h in range(its.size) if its.kind("mark_A") >> h & 1]
    for number in ("W6718", "W6719", "W6820", "W6919"):
        g = position({number: GE})
        g.held[1][0] = sum(1 << its.hex[n] for n in {*marked, "W6819"})
        assert not fed(g, "fr", "W6819"), number


def test_11_44c_the_british_trace_to_calais_by_way_of_a_town_or_headquarters() -> None:
    its = front("west")
    far = field("west", "fr")
    g = position({far: "br-hq1"})
    g.held[1][0] = 1 << its.hex["W6707"] | 1 << its.hex[far]
    assert fed(g, "br", ring(far)[0])
    town = next(
        its.numbers[h]
        for h in range(its.size)
        if its.towns >> h & 1 and its.country[h] == "fr" and (its.map.distance(h, its.hex["W6707"]) or 0) > 8
    )
    g = position({})
    g.held[1][0] = 1 << its.hex["W6707"] | 1 << its.hex[town]
    assert fed(g, "br", town)
    assert not fed(g, "be", town)
    g.held[1][0] = 1 << its.hex["W5603"] | 1 << its.hex[town]
    assert not fed(g, "br", town), "to no other port"


def test_11_45_coasts_of_the_caucasus() -> None:
    its = front("caucasus")
    black, caspian = (
        next(its.numbers[h] for h in range(its.size) if its.kind(word) >> h & 1 and h not in its.fort)
        for word in ("black_sea", "caspian")
    )
    nobody = position({})
    nobody.held = [[0] * 6, [0] * 6]
    assert fed(nobody, "ru", black)
    assert fed(nobody, "tu", black)
    assert fed(nobody, "ru", caspian)
    assert not fed(nobody, "tu", caspian)


# -- 11.5 --------------------------------------------------------------------------------------------------------------


def fort_of(nation: str) -> str:
    return next(
        BOX.numbers[f.hex] for f in BOX.forts if f.nation == NATIONS.index(nation) and all(ring(BOX.numbers[f.hex]))
    )


def test_11_51a_only_in_forts_of_ones_own() -> None:
    spot = fort_of("ru")
    assert supply(shut_in(spot, RU, "ge"), RU) == FORTRESS
    assert supply(shut_in(spot, one("sr"), "ge"), one("sr")) == NONE
    assert supply(shut_in(spot, RU, "ge", ruined="all"), RU) == NONE
    g = shut_in(spot, RU, "ge")
    assert unit(RU) not in starving(g), "no attrition"


def test_11_51b_half_strength_in_attack_only() -> None:
    from grognard.games.great_war_in_europe.odds import strength

    g = shut_in(fort_of("ru"), RU, "ge")
    assert strength(g, [unit(RU)], attack=False) == BOX.face[unit(RU)].defence
    assert strength(g, [unit(RU)], attack=True) == -(-BOX.face[unit(RU)].attack // 2)


def test_11_52_belgians_in_antwerp_do_not_starve() -> None:
    be = one("be")
    g = shut_in("W6819", be, "ge", ruined="all")
    assert supply(g, be) == NONE
    assert unit(be) not in starving(g)
    g = shut_in("W6819", FR, "ge", ruined="all")
    assert unit(FR) in starving(g)


def test_11_44c_a_british_headquarters_moves_along_the_line_to_calais() -> None:
    """8.26: all edges of France are lost, and the towns but Calais; five hexes away it is still in supply."""
    west = front("west")
    g = position({"W6512": "br-hq1", "W5009": GE}, side="al")
    g.held[1][0] &= ~(west.kind("edge_supply_allied") | west.towns)
    g.held[1][0] |= 1 << west.hex["W6707"]
    u = unit("br-hq1")
    its = movement.party(g, (u,))
    assert west.map.distance(west.hex["W6512"], west.hex["W6707"]) == 6
    assert supply(g, "br-hq1") == NORMAL
    far = [h for h in members(its.reached & ~west.towns) if (west.map.distance(h, west.hex["W6707"]) or 0) > 5]
    assert far
    assert all(movement.fed(g, u, its) >> h & 1 for h in far)


def test_11_52_antwerp_spares_nobody_once_it_has_fallen() -> None:
    be = one("be")
    g = shut_in("W6819", be, "ge", ruined="all")
    take(g, 0, BOX.hex["W6819"])
    take(g, 1, BOX.hex["W6819"])
    assert unit(be) in starving(g)


def test_14_63b_a_port_laid_waste_feeds_nobody() -> None:
    """11.44: neither who is in it, nor the British around."""
    g = shut_in("W6912", BR, "ge")
    assert supply(g, BR) == NORMAL
    g.devastated |= 1 << BOX.hex["W6912"] - front("west").base
    assert supply(g, BR) == NONE


def test_11_6b_headquarters_do_not_trace_through_alps_for_mountain_troops() -> None:
    """Alpini with a headquarters that nothing but alpine hexes joins to the far edge of Italy."""
    low, its = ("W2705", "W2707"), front("italy")
    g = position({"W2706": "it-hq1 it-1alp", **dict(zip(low, some("ah", 2), strict=True))})
    g.held[1][its.index] &= ~its.towns
    assert its.in_country["it"] >> its.hex["W2706"] & 1
    assert all(its.terrain[its.hex[n]] == "alpine" for n in ring("W2706") if n and n not in low)
    assert supply(g, "it-hq1") == NONE
    assert supply(g, "it-1alp") == NONE


def test_12_2d_a_source_in_the_desert_is_one_in_the_heat_though_nobody_is_there() -> None:
    """11.85: new units may come to it."""
    its = front("egypt")
    dry = its.kind("west_of_suez") & its.of_terrain["desert"]
    number = its.numbers[dry.bit_length() - 1]
    g = position({}, weather="hot")
    assert fed(g, "br", number)


def test_11_53a_the_towns_of_sinai_feed_only_who_is_in_them_before_the_pipeline() -> None:
    g = position({"N3311": BR}, held={"al": "N4011 N3611 N3311"})
    assert supply(g, BR) == NORMAL
    beside = next(n for n in ring("N3311") if n)
    assert not fed(g, "br", beside)
    g.pipeline = 3
    assert fed(g, "br", beside)
    assert fed(position({}, held={"cp": "N3311"}), "tu", beside), "the CP are free of that"


def test_11_53c_the_pipeline_goes_back() -> None:
    g = position({"N3311": TU}, pipeline=3, held={"al": "N4011 N3611 N3311"})
    enter(g, (unit(TU),), BOX.hex["N3611"])
    assert g.pipeline == 1


@pytest.mark.parametrize(("coast", "towns"), [("N3711", 1), ("N3411", 2), ("N3212", 3), ("N4213", 0), ("N4001", 3)])
def test_11_53c_any_hex_of_the_coast_behind_its_end_cuts_the_pipeline(coast: str, towns: int) -> None:
    """It ends at the next town to the west of them, whoever held the hex; the Gulf of Suez is another coast."""
    g = position({coast: TU}, pipeline=3, held={"al": "N4011 N3611 N3311"})
    g.held[0][4] |= 1 << BOX.hex[coast] - front("egypt").base
    enter(g, (unit(TU),), BOX.hex[coast])
    assert g.pipeline == towns


def test_11_54_turks_by_kut() -> None:
    its = front("iraq")
    for h in range(its.size):
        if its.kind("k") >> h & 1:
            g = position({"kut": BR, its.numbers[h]: TU})
            assert supply(g, TU) == NORMAL
            assert not fed(g, "br", its.numbers[h])


# -- 11.6, 11.7, 11.8 --------------------------------------------------------------------------------------------------


def test_11_6a_what_bars_a_line() -> None:
    one_gap = dict(zip(NEAR[1:], some("ru", 5), strict=True))
    assert supply(position({EAST: f"{GE} ge-hq1", **one_gap}), GE) == NORMAL
    assert supply(position({EAST: f"{GE} ge-hq1", **one_gap, NEAR[0]: "ru-hqnw"}), GE) == NONE, "a headquarters too"
    its = front("east")
    pair = next((a, b) for a, b in sorted(its.sides["lake"].pairs) if its.land >> a & its.land >> b & 1)
    assert its.lines.around(1 << pair[0]) >> pair[1] & 1, "a line may cross a lake"
    assert not its.steps.around(1 << pair[0]) >> pair[1] & 1


def test_11_6b_only_mountain_units_trace_through_the_alps() -> None:
    its = front("italy")
    high = its.of_terrain["alpine"]
    g = position({})
    assert not area(g, NATIONS.index("ah"), 1, ORDINARY) & high
    assert area(g, NATIONS.index("ah"), 1, MOUNTAIN) & high


def test_11_6b_italians_into_but_not_through_the_austrian_alps() -> None:
    its = front("italy")
    austrian = its.of_terrain["alpine"] & its.in_country["ah"]
    found = area(position({}), NATIONS.index("it"), 1, MOUNTAIN) & austrian
    assert found
    for h in range(its.size):
        if found >> h & 1:
            assert its.lines.around(1 << h) & ~austrian & area(position({}), NATIONS.index("it"), 1, MOUNTAIN)


def test_11_72_towns_serve_whoever_holds_them() -> None:
    its = front("east")
    town = next(
        its.numbers[h]
        for h in range(its.size)
        if its.towns >> h & 1 and its.country[h] == "ru" and not its.kind("port") >> h & 1
    )
    g = position({})
    for side, nation in (("cp", "ge"), ("al", "ru"), ("cp", "ge")):
        give(g, side, town)
        assert fed(g, nation, town)
        assert SIDES


def test_11_82_who_is_out_of_supply_moves_only_into_supply() -> None:
    t = war({EAST: GE, NEAR[3]: "ge-hq1"}, marks={})
    put(t.g, unit("ge-hq1"), BOX.hex[next(n for n in ring(NEAR[3]) if n and n not in NEAR and n != EAST)])
    assert supply(t.g, GE) == NONE
    t.do(f"move:{GE}")
    assert t.nouns("to")
    assert all(supplied_at(t.g, unit(GE), BOX.hex[n], entered=True) for n in t.nouns("to"))


def test_11_85_a_hex_is_in_supply_or_not() -> None:
    g = position({EAST: "ge-hq1"})
    assert hex_supplied(g, 0, NATIONS.index("ge"), BOX.hex[NEAR[0]])
    assert not hex_supplied(g, 0, NATIONS.index("ah"), BOX.hex[NEAR[0]])


def test_12_2d_no_lines_through_the_desert_when_it_is_hot() -> None:
    its = front("egypt")
    spot = next(
        its.numbers[h]
        for h in range(its.size)
        if its.terrain[h] == "desert" and fed(position({}), "tu", its.numbers[h])
    )
    assert not fed(position({}, weather="hot"), "tu", spot)
    west = next(
        its.numbers[h] for h in range(its.size) if its.terrain[h] == "desert" and its.kind("west_of_suez") >> h & 1
    )
    assert supply(position({west: BR}, weather="hot"), BR) == NORMAL, "a source needs no line"
    assert FRONTS


def test_11_86_scheffer_boyadel_once() -> None:
    """Up to four divisions of Germans alone are spared for a phase; at the end of the next they are lost."""
    five = some("ge", 5)
    units = {EAST: " ".join(five), NEAR[0]: RU, NEAR[3]: some("ru", 2)[1]}
    t = war(units, phase="scheffer_at_last", options={"scheffer-boyadel": True})
    assert (t.prompt, t.asked) == ("ask-scheffer", "cp")
    t.do(f"spare:{EAST}")
    assert sum(t.at(name) == EAST for name in five) == 4
    assert t.g.broke_out
    assert not t.g.spared
    starve(t.g)
    assert not any(t.at(name) == EAST for name in five)
    t = war(units, phase="scheffer_at_last")
    assert not any(t.at(name) == EAST for name in five), "only as an option"


def test_11_23_any_number_of_units_use_a_source() -> None:
    source = next(n for n in sources(position(), "ru", "east") if all(ring(n)))
    units = some("ru", 24)
    g = position(dict(zip(ring(source)[:4], (" ".join(units[i : i + 6]) for i in range(0, 24, 6)), strict=True)))
    assert {supply(g, name) for name in units} == {NORMAL}
