"""The rules against a second reading of chapters 5.6, 11, 13, 14, 16 and 18, in positions of random and greedy play.

python -m tests.great_war_in_europe.test_second_reading --games 40
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.bots.rand import pick, pick_by_verb
from grognard.games.great_war_in_europe import GAMES, arrivals, odds, passports, supply, turkey, victory
from grognard.games.great_war_in_europe.box import NATIONS
from grognard.games.great_war_in_europe.collapse import check_collapses
from grognard.games.great_war_in_europe.state import AVAILABLE, AVAILABLE_NEAR, ISLAM, on_track, put, refresh, siege
from grognard.kernel.fate import Seeded
from grognard.kernel.maps import mask_of, members
from grognard.kernel.play import Play

from . import second_reading
from .second_reading import AL, CP, FRONTS, Arrivals, Position

SUPPLY = {supply.NONE: "none", supply.FORTRESS: "fortress", supply.NORMAL: "normal"}
EVERY = 150


def differences(g: Any, count: Counter[str], whole: bool) -> Iterator[str]:
    """All that the two readings see differently in a position; `whole`: every hex of every front is looked at."""
    p = Position(g)
    yield from of_units(g, p, count)
    yield from of_trenches(g, p, count)
    yield from of_nations(g, p, count)
    if whole:
        yield from of_hexes(g, p, count)
        yield from of_regions(g, p, count)
    if g.phase.startswith("new_units") and not g.via and g.arriving < 0 and not g.line:
        yield from of_arrivals(g, p, count)


def of_units(g: Any, p: Position, count: Counter[str]) -> Iterator[str]:
    """11: how each unit is supplied, and who starves."""
    hungry = []
    for u, number in enumerate(p.where):
        if number and p.map.hexes[number].front in p.fronts:
            count["supply of a unit"] += 1
            mine, its = p.supply(u), SUPPLY[supply.supply_of(g, u)]
            if mine == "none" and not (p.units[u]["nation"] == "be" and number == "W6819"):
                hungry.append(u)
            if mine != its:
                yield f"11: {p.units[u]['unit']} in {number}: {its}, should be {mine}"
    count["who starves"] += 1
    if [u for u in supply.starving(g) if p.where[u] != "W6819"] != hungry:
        yield f"11.13: {supply.starving(g)} starve, should be {hungry}"


def of_hexes(g: Any, p: Position, count: Counter[str]) -> Iterator[str]:
    """11.85: which hexes are in supply for a nation."""
    for f in g.box.active:
        front = g.box.fronts[f]
        nations = {NATIONS[g.box.nation[u]] for side in (CP, AL) for u in members(g.here[side][f])}
        for nation in sorted(nations - {"mn", "pg", "sp", "ab"}):
            side = p.at_war(nation)
            found = supply.area(g, NATIONS.index(nation), f)
            for its in p.map.of(FRONTS[f]):
                if its.terrain == "lake" or p.barred(its.number, side):
                    continue
                if its.number in second_reading.PIPELINE and not p.own(its.number, side):
                    continue  # 11.53: only who is there can use it
                count["supply of a hex"] += 1
                mine = p.fed(nation, its.number)
                if mine != bool(found >> front.hex[its.number] & 1):
                    yield f"11.85: {its.number} for {nation} should be {mine}"


def of_regions(g: Any, p: Position, count: Counter[str]) -> Iterator[str]:
    """3.26, 17: where each kind of unit may be at all."""
    if g.treaty or on_track(g, "cp-typhus") or siege(g):
        return
    mine = Arrivals(p)
    seen = set()
    for u, number in enumerate(p.where):
        its = p.units[u]
        key = (its["nation"], its["code"], its["type"] in ("tank", "hq"), its["size"], its["flags"], g.pef >> u & 1)
        if not number or key in seen or its["type"] == "at":
            continue
        seen.add(key)
        for f in g.box.active:
            front = g.box.fronts[f]
            found = passports.region(g, u, f)
            for hex_ in p.map.of(FRONTS[f]):
                if hex_.terrain == "lake":
                    continue
                count["a hex open to a unit"] += 1
                if bool(found >> front.hex[hex_.number] & 1) != mine.may_be(u, hex_.number):
                    yield f"17: {its['unit']} in {hex_.number} should be {mine.may_be(u, hex_.number)}"


def of_trenches(g: Any, p: Position, count: Counter[str]) -> Iterator[str]:
    """14.4, 14.5, 15.54."""
    for number in p.stacks:
        h = g.box.hex.get(number)
        for side in (CP, AL):
            there = [u for u in p.own(number, side) if p.units[u]["type"] != "hq"]
            if there and h is not None:
                count["trenches of a stack"] += 1
                mine, its = p.trench(number, side), odds.trench(g, h, there)
                if mine != its:
                    yield f"14: {number}: {its}, should be {mine}"


def of_nations(g: Any, p: Position, count: Counter[str]) -> Iterator[str]:
    """16, 18, 5.62."""
    if g.box.tag != "NE":
        count["victory points"] += 1
        if victory.net_points(g) != p.points():
            yield f"18.1: {victory.net_points(g)} points, should be {p.points()}"
    else:
        count["victory of the Near East"] += 1
        if victory.claims(g) != second_reading.near_east_claim(p):
            yield f"18.4: {victory.claims(g)}"
    if g.box.tag != "E" and not g.surrendered:
        count["surrender of Turkey"] += 1
        its = turkey.modifiers(g)
        mine = sum(by for rule, by in its.items() if rule not in ("5.62c", "5.62d", "5.62e"))
        if mine != second_reading.surrender_modifier(p):
            yield f"5.62: {its}, should be {second_reading.surrender_modifier(p)}"
    if not g.stirred:
        count["collapse"] += 1
        for nation in second_reading.collapses(p):
            if not g.fallen >> NATIONS.index(nation) & 1:
                yield f"16: {nation} should have collapsed"


def of_arrivals(g: Any, p: Position, count: Counter[str]) -> Iterator[str]:
    """13: where new units may be put."""
    if g.fallen or g.treaty or g.armistice or on_track(g, "cp-typhus"):
        return
    mine = Arrivals(p)
    seen = set()
    for u in members(g.pool & ~g.entering):
        its = p.units[u]
        key = (its["nation"], its["type"], its["zone"], its["code"], its["size"], g.died_on[u], g.loc[u], its["flags"])
        if g.loc[u] not in (AVAILABLE, AVAILABLE_NEAR) or key in seen:
            continue
        seen.add(key)
        count["hexes for a new unit"] += 1
        found = {g.box.numbers[h] for h in members(arrivals.spots(g, u))}
        should = mine.hexes(u)
        if found != should:
            more, less = sorted(found - should)[:6], sorted(should - found)[:6]
            yield f"13: {its['unit']} ({its['zone']}): too many {more}, missing {less}"


def watch(name: str, seed: int, count: Counter[str], every: int = EVERY, most: int = 10**9) -> list[str]:
    """Play a game and compare now and then; at new units at least once a phase."""
    game = GAMES[name]
    random = Random(f"second reading {seed}")
    scenario = game.scenarios[seed % len(game.scenarios)]
    greedy = seed // len(game.scenarios) % 2 == 0
    play: Play[Any] = Play(game, Seeded(seed), scenario, {})
    bot, found, last = GreedyBot(seed), [], ""
    choose = pick_by_verb if seed % 3 else pick
    while (question := play.question) is not None and play.decisions < most:
        g = play.state
        mark = f"{g.turn} {g.phase} {g.side}"
        due = play.decisions % every == every // 2
        if due or (g.phase.startswith("new_units") and mark != last):
            for line in differences(g, count, due and play.decisions // every % 4 == 0):
                found.append(f"{name} {scenario} seed {seed} turn {g.turn} {g.phase}: {line}")
            if len(found) > 200:
                break
        last = mark
        play.decide(answer(bot, play) if greedy else choose(question, game.rare, random))
    count["games"] += 1
    return found


# -- positions that no game would come to ------------------------------------------------------------------------------


def scattered(name: str, seed: int) -> Any:
    """A wild position: everybody anywhere, control in patches, forts and sources lost, all that can have happened."""
    random = Random(f"scattered {name} {seed}")
    game = GAMES[name]
    scenario = game.scenarios[seed % len(game.scenarios)]
    g = Play(game, Seeded(seed), scenario, {}).state
    box = g.box
    g.turn = random.randint(6, 46)
    g.letter = random.randint(64, 84)
    g.weather = [random.choice((0, 1, 2)) if f in (0, 1, 2, 3) else random.choice((0, 3)) for f in range(6)]
    g.landed = random.getrandbits(8)
    g.pipeline = random.randint(0, 4)
    g.devastated = sum(1 << h for h in members(box.fronts[0].land) if random.random() < 0.05)
    g.ruined = random.getrandbits(len(box.forts)) & random.getrandbits(len(box.forts))
    g.dugouts = tuple(box.fronts[4].base + h for h in members(box.fronts[4].land) if random.random() < 0.2)
    for n, sides in JOIN.items():
        if g.allegiance[n] == 2:
            g.allegiance[n] = random.choice(sides)
    if box.tag != "E":
        for nation, side in LATE.items():
            g.allegiance[NATIONS.index(nation)] = side
    for u in range(box.count):
        g.loc[u] = AVAILABLE if box.in_game[u] else g.loc[u]
    refresh(g)
    _patches(g, random)
    _scatter(g, random)
    g.spoiled = [sum(1 << h for h in members(box.fronts[f].land) if random.random() < 0.1) for f in range(6)]
    g.played = random.choice((0, ISLAM))
    g.tsar = random.choice((0, 28))
    g.gun = random.choice((-1, box.at("W5411")))
    g.turned |= random.getrandbits(box.count) & mask_of(u for u in range(box.count) if box.reverse[u] == "infantry")
    refresh(g)
    g.stirred = True
    return g


IT, GK, RO, BU = (NATIONS.index(nation) for nation in ("it", "gk", "ro", "bu"))
JOIN = {IT: (AL,), GK: (AL, 2), RO: (CP, AL), BU: (CP,)}
LATE = {"tu": CP, "pg": CP, "pc": AL, "sp": AL, "ab": AL, "am": AL}


def _patches(g: Any, random: Random) -> None:
    """Who controls what: some hexes of each side and all around them, the rest as it was."""
    for f in g.box.active:
        front = g.box.fronts[f]
        for _ in range(random.randint(2, 8)):
            side = random.choice((CP, AL))
            patch = 1 << random.choice(members(front.land))
            for _ in range(random.randint(2, 9)):
                patch |= front.map.steps.around(patch) & front.land
            g.held[side][f] |= patch
            g.held[1 - side][f] &= ~patch


def _scatter(g: Any, random: Random) -> None:
    """Units to hexes where they may be, never two sides in one."""
    share = random.choice((0.05, 0.2, 0.5))
    for u in range(g.box.count):
        if not g.box.in_game[u] or g.allegiance[g.box.nation[u]] == 2 or random.random() > share:
            continue
        side = g.allegiance[g.box.nation[u]]
        f = random.choice(g.box.active)
        front = g.box.fronts[f]
        bad = g.any_occ[1 - side][f] | g.forts[1 - side][f]
        able = members(passports.region(g, u, f) & front.land & ~bad)
        if able:
            h = random.choice(able)
            put(g, u, front.base + h)
            g.held[side][f] |= 1 << h
            g.held[1 - side][f] &= ~(1 << h)


def wild(name: str, seed: int, count: Counter[str]) -> list[str]:
    g = scattered(name, seed)
    p = Position(g)
    found = [*differences(g, count, True), *_after_collapse(g, count)]
    g.via, g.pool, g.shut = (), 0, 0
    for u in range(g.box.count):
        if g.loc[u] == AVAILABLE and g.box.zone[u] not in ("europe", "edge", "home"):
            g.loc[u] = AVAILABLE_NEAR
        waits = g.loc[u] in (AVAILABLE, AVAILABLE_NEAR) and g.box.in_game[u]
        g.pool |= (waits and g.allegiance[g.box.nation[u]] != 2) << u
    g.fallen, g.treaty = 0, 0
    refresh(g)
    p = Position(g)
    return [f"{name} wild {seed}: {line}" for line in (*found, *of_arrivals(g, p, count))]


def _after_collapse(g: Any, count: Counter[str]) -> Iterator[str]:
    """16: whoever must collapse does, one after another, and nobody else."""
    before = g.fallen
    check_collapses(g)
    g.stirred = False
    count["collapse"] += 1
    should = second_reading.collapses(Position(g)) - {"ru"}
    fell = {NATIONS[n] for n in members(g.fallen & ~before)} - {"fr"}
    if not fell <= should or any(not g.fallen >> NATIONS.index(n) & 1 for n in should):
        yield f"16: {sorted(fell)} collapsed, should be {sorted(should)}"
    g.fallen = before


@pytest.mark.parametrize("name", GAMES)
def test_a_second_reading_agrees_in_wild_positions(name: str) -> None:
    """5.62, 11, 13, 14.4, 16, 17, 18: where units are scattered and everything may have happened."""
    count: Counter[str] = Counter()
    found = [line for seed in range(2) for line in wild(name, seed, count)]
    assert not found, found[:20]
    assert count["supply of a unit"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_second_reading_of_the_text_agrees_with_the_rules(name: str) -> None:
    """5.62, 11, 13, 14.4, 16, 18: in positions of greedy and random play."""
    count: Counter[str] = Counter()
    found = [line for seed in (0, len(GAMES[name].scenarios)) for line in watch(name, seed, count, 800, 2400)]
    assert not found, found[:20]
    assert count["supply of a unit"] > 300
    assert count["hexes for a new unit"] > 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--only", default="")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--every", type=int, default=EVERY)
    parser.add_argument("--wild", action="store_true", help="scattered positions instead of games")
    given = parser.parse_args()
    count: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(given.first, given.first + given.games):
        for name in GAMES if not given.only else (given.only,):
            lines = wild(name, seed, count) if given.wild else watch(name, seed, count, given.every)
            for line in lines:
                kinds[line.split(": ")[1]] += 1
                if kinds[line.split(": ")[1]] < 40:
                    print(line, flush=True)
            if not given.wild:
                print(name, seed, dict(count), flush=True)
    print(dict(count))
    print(f"{sum(count.values())} checks, {sum(kinds.values())} differences: {dict(kinds)}")


if __name__ == "__main__":
    main()
