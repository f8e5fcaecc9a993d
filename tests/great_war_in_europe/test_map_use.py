"""The maps by use: what rules name is land that both sides reach, feed and score; set-ups stand fed, within limits."""

from __future__ import annotations

from functools import cache

import pytest

from grognard.games.great_war_in_europe.box import AL, CP, NATIONS
from grognard.games.great_war_in_europe.fronts import EAST, FRONTS, NEAR_EAST, WEST, Front
from grognard.games.great_war_in_europe.movement import ends, movers, party
from grognard.games.great_war_in_europe.stacking import why_no_stack
from grognard.games.great_war_in_europe.state import ALBANIA_OPEN, EUROPEAN_TURKS, OFF, PERSIAN_FORCE, SALONIKA, State
from grognard.games.great_war_in_europe.supply import NORMAL, area, primary, starving, supply_of
from grognard.games.great_war_in_europe.victory import lost, net_points, prizes, won
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import bits, mask_of, members, union
from grognard.kernel.play import Play

from .table import BOX, GAMES, front, position

WORDS = (
    "vp", "capital", "port", "ruhr", "supply_cp", "supply_join", "landing", "peninsula", "k", "mark_R", "mark_A",
    "closes_antwerp", "edge_vp", "edge_city", "edge_supply_cp", "edge_supply_ru", "edge_supply_gk",
    "edge_supply_allied", "black_sea", "baltic", "caspian", "adriatic", "as_town",
)  # fmt: skip
ARMIES = {
    "west": ("fr", "ge"), "italy": ("it", "ah"), "east": ("ru", "ge"), "caucasus": ("ru", "tu"), "egypt": ("br", "tu"),
    "iraq": ("br", "tu"),
}  # fmt: skip
"""By front: whose supply is looked at, an Ally's and one of the Central Powers."""
STARTS = [(game, scenario) for game, its in GAMES.items() for scenario in its.scenarios]
every_front = pytest.mark.parametrize("name", FRONTS)
every_start = pytest.mark.parametrize(("game", "scenario"), STARTS)


@cache
def named(its: Front) -> int:
    """The hexes that rules name: by a word of the map, as a place of the tables, as a fort, a town, a resource."""
    found = union([its.kind(word) for word in WORDS]) | its.towns | mask_of(its.fort)
    found |= mask_of(its.kinds("resource")) | mask_of(its.kinds("pipeline"))
    return found | mask_of(h - its.base for h in BOX.place.values() if BOX.front_of[h] is its)


def numbers(its: Front, hexes: int) -> list[str]:
    return [f"{its.numbers[h]} {its.places['en'][h]}".strip() for h in bits(hexes)]


def conquered(name: str, side: int) -> State:
    """All of a front in the hands of one side, nobody on it."""
    g = position({}, landed=EUROPEAN_TURKS | SALONIKA | ALBANIA_OPEN | PERSIAN_FORCE, pipeline=9)
    its = front(name)
    g.held[side][its.index], g.held[1 - side][its.index] = its.land, 0
    g.ruined = (1 << len(BOX.forts)) - 1
    g.forts = [[0] * 6, [0] * 6]
    return g


@every_front
def test_what_rules_name_is_land(name: str) -> None:
    its = front(name)
    assert named(its).bit_count() > 20
    assert numbers(its, named(its) & ~its.land) == []


@every_front
def test_what_rules_name_is_reached_from_the_sources_of_both_sides(name: str) -> None:
    """By land, over no alpine hex."""
    its = front(name)
    ground = its.land & ~its.of_terrain["alpine"]
    for words in (("edge_supply_cp", "supply_cp"), ("edge_supply_allied", "edge_supply_ru", "west_of_suez", "port")):
        seeds = union([its.kind(word) for word in words]) & ground
        assert seeds, words
        assert numbers(its, named(its) & ~its.steps.flood(seeds, ground)) == []


@every_front
@pytest.mark.parametrize("side", [AL, CP])
def test_11_who_has_won_a_front_is_fed_wherever_rules_name_a_hex(name: str, side: int) -> None:
    """At the edges of the map, far from towns, at least with a headquarters (11.21b, 11.22d)."""
    its = front(name)
    g = conquered(name, side)
    nation = NATIONS.index(ARMIES[name][0 if side == AL else 1])
    fed = area(g, nation, its.index)
    edges = union([its.kind(word) for word in WORDS if word.startswith("edge")])
    assert numbers(its, named(its) & ~fed & ~edges) == []
    free = its.land & ~its.of_terrain["alpine"]
    near = its.linked(primary(g, nation, its.index) & free, free)
    if its.index in NEAR_EAST:
        near = its.in_reach(near & its.towns | primary(g, nation, its.index), BOX.reach_hq, free)
    assert numbers(its, edges & ~fed & ~near) == []


@every_front
def test_18_every_victory_hex_scores_for_the_central_powers(name: str) -> None:
    """18.11b: Scutari while Austria-Hungary stands, Baku before the Army of Islam."""
    its = front(name)
    g = conquered(name, AL)
    none = net_points(g) - (won(g, its.index).bit_count() - lost(g, its.index).bit_count())
    for h in bits(prizes(its)):
        g.held[CP][its.index] = 1 << h
        assert won(g, its.index) == 1 << h, its.numbers[h]
        assert net_points(g) == none + 1 - lost(g, its.index).bit_count(), its.numbers[h]


@every_front
def test_18_13_every_city_of_theirs_costs_them_a_point(name: str) -> None:
    its = front(name)
    g = conquered(name, CP)
    most = net_points(g)
    theirs = union([its.in_country.get(country, 0) for country in ("ge", "ah", "bu", "lu", "tu")])
    for h in bits((its.cities | its.kind("edge_city")) & theirs):
        g.held[AL][its.index] = 1 << h
        assert net_points(g) == most - 1, its.numbers[h]


# -- set-ups -----------------------------------------------------------------------------------------------------------


@cache
def begun(game: str, scenario: str) -> State:
    """A scenario at its first question, without the grace of 11.86."""
    g: State = Play(GAMES[game], Seeded(1), scenario).state
    g.spared = 0
    return g


@every_start
def test_11_units_of_a_set_up_are_in_supply(game: str, scenario: str) -> None:
    g = begun(game, scenario)
    there = [u for u in range(g.box.count) if g.loc[u] < OFF]
    assert len(there) > 40
    assert starving(g) == []
    assert [g.box.numbers[g.loc[u]] for u in there if supply_of(g, u) != NORMAL] == []


@every_start
def test_7_2_stacks_of_a_set_up_are_within_limits(game: str, scenario: str) -> None:
    g = begun(game, scenario)
    for h, units in g.stacks.items():
        its = g.box.front_of[h]
        assert its.land >> h - its.base & 1, g.box.numbers[h]
        assert why_no_stack(g, units) is None, g.box.numbers[h]


# -- the first turn ----------------------------------------------------------------------------------------------------


def entered(scenario: str, side: int, f: int) -> set[str]:
    """The hexes of an enemy's sources and capitals, of Paris and of Warsaw, that a side can end a first move in."""
    g = begun("europe", scenario)
    its = g.box.fronts[f]
    g.side, g.theatre, g.phase = side, its.theatre, "move"
    theirs = {AL: ("edge_supply_cp", "supply_cp", "ruhr"), CP: ("edge_supply_allied", "edge_supply_ru", "capital")}
    words = theirs[side]
    goals = union([its.kind(word) for word in words]) & g.held[1 - side][f]
    goals |= mask_of(its.hex[n] for n in ("W4908", "W5008", "W5009", "E4816") if n in its.hex) & g.held[1 - side][f]
    found = union([ends(g, party(g, (u,))) for u in members(movers(g) & g.here[side][f])])
    return {its.numbers[h] for h in bits(found & goals)}


@pytest.mark.parametrize(
    ("side", "f", "taken"),
    [(CP, WEST, {"W6518"}), (AL, WEST, {"W4133", "W4533"}), (CP, EAST, set()), (AL, EAST, set())],
    ids=["cp-west", "al-west", "cp-east", "al-east"],
)
def test_in_august_1914_nobody_walks_into_a_source_or_a_capital(side: int, f: int, taken: set[str]) -> None:
    """Not Paris, not the Ruhr, Warsaw, Berlin, Vienna nor Budapest. But Brussels, which the Belgians leave open, and
    over the upper Rhine Freiburg and Offenburg at the German edge, which the set-up does not man."""
    assert entered("august-1914", side, f) == taken


@pytest.mark.parametrize("scenario", ["1915", "1916", "1917", "1918"])
@pytest.mark.parametrize("side", [AL, CP])
def test_later_the_lines_of_the_west_let_nobody_through(scenario: str, side: int) -> None:
    assert entered(scenario, side, WEST) == set()
