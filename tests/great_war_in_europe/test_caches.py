"""What the state keeps beside the facts is what one finds from them, and what is found at once is what one finds one by
one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grognard.bots.rand import pick_by_verb
from grognard.games import get
from grognard.games.great_war_in_europe import arrivals, strategic
from grognard.games.great_war_in_europe.box import AL, BE, CP, NATIONS
from grognard.games.great_war_in_europe.combat import able_attackers, aims
from grognard.games.great_war_in_europe.control import enter, pass_by
from grognard.games.great_war_in_europe.fronts import MOUNTAIN, ORDINARY
from grognard.games.great_war_in_europe.movement import ends, gains, party
from grognard.games.great_war_in_europe.passports import COUNTED, _at_most, _found_before, quotas, region, within
from grognard.games.great_war_in_europe.ships import by_sea
from grognard.games.great_war_in_europe.stacking import crowded, why_no_stack
from grognard.games.great_war_in_europe.state import State, boxed, on_front, refresh, units_at
from grognard.games.great_war_in_europe.supply import (
    KEYS, NONE, PURVEYOR, Lines, _area, _once_entered, _staffed, area, free_hexes, nations_on, once_entered, primary,
    staffed, starving, still, supply_of,
)  # fmt: skip
from grognard.games.great_war_in_europe.trains import box_of, by_rail, joined, parts, track
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import mask_of, members
from grognard.kernel.play import Play

GAMES = ["great-war-in-europe", "great-war-near-east", "great-war-combined"]


def positions(name: str, seed: int, most: int = 600, every: int = 50) -> Iterator[State]:
    """Positions of a game played at random, with what it has kept so far."""
    game = get(name)
    play: Play[State] = Play(game, Seeded(seed), game.scenarios[-1], marks=False)
    random = Random(seed)
    while (question := play.question) is not None and play.decisions < most:
        play.decide(pick_by_verb(question, game.rare, random))
        if play.decisions % every == 0:
            yield play.state


@pytest.mark.parametrize("name", GAMES)
def test_stacks_and_colours_are_kept_true(name: str) -> None:
    for g in positions(name, 4):
        again = g.copy()
        refresh(again)
        for kept in ("here", "occ", "any_occ", "stacks", "tall", "colours", "forts", "waiting"):
            assert getattr(g, kept) == getattr(again, kept), kept


@pytest.mark.parametrize("name", GAMES)
def test_supply_is_kept_true(name: str) -> None:
    for g in positions(name, 5):
        again = g.copy()
        again.lines = {}
        for side in (CP, AL):
            for f in g.box.active:
                for nation in nations_on(g, side, f):
                    hqs = g.here[side][f] & g.box.hqs_of[nation]
                    for kind in (ORDINARY, MOUNTAIN):
                        assert area(g, nation, f, kind) == area(again, nation, f, kind)
                        for away in members(hqs)[:2]:
                            assert area(g, nation, f, kind, 1 << away) == area(again, nation, f, kind, 1 << away)
                    assert staffed(g, nation, f) == staffed(again, nation, f)
                    again.lines = {}
                    towns = g.box.fronts[f].towns & ~g.held[side][f]
                    for h in members(towns)[:5]:
                        assert area(g, nation, f, entered=1 << h) == area(again, nation, f, entered=1 << h)


@pytest.mark.parametrize("name", GAMES)
def test_targets_found_at_once_are_those_that_somebody_may_attack(name: str) -> None:
    """10.1: `aims` does not ask `why_not_attack` of units of whom nothing is said there."""
    seen = 0
    for g in positions(name, 6, 900, 30):
        for side in (CP, AL):
            g = g.copy()
            g.side, g.attack = side, None
            for f in g.box.active:
                base, enemy = g.box.fronts[f].base, 1 - side
                there = (g.occ[enemy][f] | g.forts[enemy][f]) & ~g.struck[f]
                found = [h for h in members(there) if any(True for _ in able_attackers(g, h + base))]
                assert aims(g, f) == mask_of(found)
                seen += len(found)
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_room_found_at_once_is_that_of_each_hex(name: str) -> None:
    """7.21: `crowded` looks only at stacks that can be too large, or at odds."""
    random = Random(7)
    for g in positions(name, 7):
        for side in (CP, AL):
            for f in g.box.active:
                front, there = g.box.fronts[f], g.any_occ[side][f]
                units = list(on_front(g, side, f))
                for u in random.sample(units, min(len(units), 6)):
                    full = [
                        h for h in members(there)
                        if why_no_stack(g, (*units_at(g, h + front.base, side), u)) is not None
                    ]  # fmt: skip
                    assert crowded(g, (u,), front, there) == mask_of(full)


@pytest.mark.parametrize("name", GAMES)
def test_new_units_that_are_alike_may_be_placed_alike(name: str) -> None:
    for g in positions(name, 8):
        for side in (CP, AL):
            g = g.copy()
            arrivals._begin(g, side)
            assert arrivals.placeable(g) == mask_of(u for u in members(g.pool) if arrivals._somewhere(g, u))


@pytest.mark.parametrize("name", GAMES)
def test_new_units_have_somewhere_to_go_if_there_is_a_hex_or_a_box(name: str) -> None:
    """13.0: `_somewhere` asks for one, and for headquarters last."""
    seen: set[bool] = set()
    for g in positions(name, 23, 600, 10):
        for side in (CP, AL):
            g = g.copy()
            arrivals._begin(g, side)
            for u in members(g.pool & ~g.entering):
                anywhere = bool(arrivals.spots(g, u) or arrivals._boxes(g, u))
                assert arrivals._somewhere(g, u) == anywhere
                seen.add(anywhere)
    assert True in seen or name == "great-war-combined"  # where nobody waits so early


@pytest.mark.parametrize("name", GAMES)
def test_who_may_ride_has_somewhere_to_go(name: str) -> None:
    """9.0: `_sift` looks at units that are alike together, and for an end without friends first."""
    for g in positions(name, 24, 900, 45):
        for side in (CP, AL):
            g = g.copy()
            strategic._begin(g, side)
            for f in g.box.active:
                front = g.box.fronts[f]
                for h in members(strategic._seats(g, side, front) & g.any_occ[side][f]):
                    for u in units_at(g, h + front.base, side):
                        somewhere = by_rail(g, u) or box_of(g, u) or (side == AL and by_sea(g, u))
                        able = strategic._fit(g, u, {}) and somewhere != 0
                        assert g.entrained >> u & 1 == able


@pytest.mark.parametrize("name", GAMES)
def test_lines_go_on_from_what_was_found_before(name: str) -> None:
    for g in positions(name, 12, 400, 20):
        for side in (CP, AL):
            for f in g.box.active:
                front, free = g.box.fronts[f], free_hexes(g, side, f)
                for nation in nations_on(g, side, f):
                    seeds = primary(g, nation, f) & free
                    assert front.linked(seeds, free) == front.lines.flood(seeds, free)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_in_supply_and_is_for_sure_is_in_supply(name: str) -> None:
    """`still` looks only at whether anything has become worse."""
    seen = 0
    for g in positions(name, 13, 600, 7):
        for side in (CP, AL):
            for f in g.box.active:
                for nation in nations_on(g, side, f):
                    for kind in (ORDINARY, MOUNTAIN):
                        sure, again = still(g, nation, f, kind), g.copy()
                        again.lines = {}
                        seen += sure != 0
                        assert not sure & ~area(again, nation, f, kind)
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_nations_whose_lines_are_kept_together_have_the_same(name: str) -> None:
    """11.32, 11.33, 11.4: `KEYS` says who is fed alike, headquarters apart."""
    seen = 0
    for g in positions(name, 17, 600, 20):
        nations = [n for n in range(len(NATIONS)) if g.allegiance[n] in (CP, AL)]
        for f in g.box.active:
            for kind in (ORDINARY, MOUNTAIN):
                found: dict[int, object] = {}
                for n in nations:
                    its, key = Lines.of(g, n, f, kind), KEYS[g.allegiance[n]][f][n]
                    mine = (_area(its), _staffed(its))
                    seen += key in found
                    assert found.setdefault(key, mine) == mine
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_hexes_that_would_be_in_supply_once_entered_are_those_found_one_by_one(name: str) -> None:
    """11.22a, 11.53a: `once_entered` knows of towns beside what is joined to a source."""
    seen = 0
    for g in positions(name, 21, 600, 20):
        for side in (CP, AL):
            for f in g.box.active:
                front = g.box.fronts[f]
                hexes = (front.towns | g.any_occ[1 - side][f]) & ~(g.held[side][f] | g.forts[1 - side][f])
                for nation in nations_on(g, side, f):
                    hqs = g.here[side][f] & g.box.hqs_of[PURVEYOR[nation]]
                    for kind in (ORDINARY, MOUNTAIN):
                        one_by_one = [_once_entered(Lines.of(g, nation, f, kind, 1 << h), hqs) for h in members(hexes)]
                        found = once_entered(g, nation, f, kind, 0, hexes)
                        assert found == sum(one_by_one)
                        seen += found != 0
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_marches_end_where_supply_found_anew_says(name: str) -> None:
    """8.26: `fed` asks no further where all that one can reach is in supply for sure."""
    random = Random(18)
    for g in positions(name, 18, 600, 20):
        for side in (CP, AL):
            g = g.copy()
            g.side, g.marching, g.spent, g.begun, g.moved = side, (), 0, -1, 0
            units = [u for f in g.box.active for u in on_front(g, side, f)]
            for u in random.sample(units, min(len(units), 20)):
                again = g.copy()
                again.lines = {}
                assert ends(g, party(g, (u,))) == ends(again, party(again, (u,)))


@pytest.mark.parametrize("name", GAMES)
def test_hexes_on_the_way_are_those_from_which_one_gets_to_an_end(name: str) -> None:
    """7.13a: `gains` looks backwards from where a march may end."""
    random, seen = Random(20), 0
    for g in positions(name, 20, 600, 12):
        for side in (CP, AL):
            g = g.copy()
            g.side, g.marching, g.spent, g.begun, g.moved = side, (), 0, -1, 0
            units = [u for f in g.box.active for u in on_front(g, side, f)]
            for u in random.sample(units, min(len(units), 20)):
                its = party(g, (u,))
                goals, start = ends(g, its), 1 << its.start
                on = its.walked & ~(g.held[side][its.front.index] | its.front.lakes | its.stop)
                found = 0
                for spent, layer in enumerate(its.layers[:-1]):
                    for h in members(layer & on):
                        ways = its.way.layers(1 << h, its.left - spent, its.enter | start, its.stop)
                        if (goals >> h & 1) or sum(ways[1:]) & (goals | start):
                            found |= 1 << h
                seen += found != 0
                assert gains(g, its, goals) == found
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_who_starves_is_out_of_supply_one_by_one(name: str) -> None:
    """11.13: `starving` asks of nations what it can."""
    for g in positions(name, 19, 600, 20):
        again, antwerp = g.copy(), g.box.place["antwerp"]
        again.lines = {}
        units = [u for side in (CP, AL) for f in g.box.active for u in on_front(g, side, f)]
        hungry = sorted(u for u in units if supply_of(again, u) == NONE)
        assert starving(g) == [u for u in hungry if g.box.nation[u] != BE or g.loc[u] != antwerp]


@pytest.mark.parametrize("name", GAMES)
def test_limits_counted_quickly_are_never_too_low(name: str) -> None:
    """17.21, 17.31: `_at_most` is asked before units are counted one by one."""
    for g in positions(name, 22, 600, 10):
        for nation in COUNTED:
            for quota in quotas(g, nation):
                assert _at_most(g, nation, quota) >= len(within(g, nation, quota))


@pytest.mark.parametrize("name", GAMES)
def test_regions_are_those_found_anew(name: str) -> None:
    for g in positions(name, 14):
        for u in range(0, g.box.count, 7):
            if g.allegiance[g.box.nation[u]] in (CP, AL):
                for f in g.box.active:
                    kept, again = region(g, u, f), g.copy()
                    again.lands = None
                    _found_before.cache_clear()
                    assert kept == region(again, u, f)


@pytest.mark.parametrize("name", GAMES)
def test_who_passes_by_leaves_what_he_would_by_entering_each_hex(name: str) -> None:
    """7.13a: `pass_by` enters only hexes where something changes."""
    random = Random(15)
    for g in positions(name, 15, 600, 20):
        for side in (CP, AL):
            for f in g.box.active:
                front = g.box.fronts[f]
                bar = g.occ[1 - side][f] | g.forts[1 - side][f]
                free = members(front.land & ~bar)
                units = list(on_front(g, side, f))
                if not units:
                    continue
                way = [front.base + h for h in random.sample(free, 8)]
                u, one, other = random.choice(units), g.copy(), g.copy()
                pass_by(one, (u,), way[:-1])
                for h in way[:-1]:
                    enter(other, (u,), h)
                enter(one, (u,), way[-1])
                enter(other, (u,), way[-1])
                assert one.dump() == other.dump()


@pytest.mark.parametrize("name", GAMES)
def test_nets_go_on_from_parts_that_were_found_before(name: str) -> None:
    for g in positions(name, 16, 400, 20):
        for side in (CP, AL):
            for f in g.box.active:
                front, net = g.box.fronts[f], track(g, side, f)
                found = parts(front, net)
                assert all(part == front.steps.flood(part & -part, net) for part in found)
                assert not net & front.towns & ~mask_of(h for part in found for h in members(part))
                for h in members(net)[::9]:
                    assert joined(front, 1 << h, net) == front.steps.flood(1 << h, net)


def test_boxes_are_as_units_say() -> None:
    for g in positions("great-war-combined", 9, 200):
        for box in set(g.loc):
            if box >= 1 << 16:
                assert boxed(g, box) == [u for u, at in enumerate(g.loc) if at == box]
