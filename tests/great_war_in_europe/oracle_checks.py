"""The rules against the oracle, in positions of games played at random, by verb or by the greedy bot.

PYTHONPATH=$PWD/src .venv/bin/python -m tests.great_war_in_europe.oracle_checks --seconds 600 --how verb --seed 1
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from grognard.bots import answer
from grognard.bots.greedy import GreedyBot
from grognard.bots.rand import pick, pick_by_verb
from grognard.games.great_war_in_europe import (
    GAMES, combat, initiative, movement, odds, replacements, resources, revolutions, ships, stacking, strategic, supply,
    trains, turkey, view,
)  # fmt: skip
from grognard.games.great_war_in_europe.state import Attack, State, put, refresh
from grognard.kernel.ask import Action, Choose
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play

from . import oracle_combat, oracle_rail, oracle_turn
from .oracle_ground import AL, BOXES, CP, NATIONS, NOBODY, THEATRE, Position, Unit
from .oracle_moves import March, could_move, may_operate, may_stack, open_country
from .oracle_supply import supply as supply_by_text

DEAD = 65536 + BOXES.index("dead")
SUPPLY = ("none", "fortress", "normal")


class Checks:
    """Counts what was compared, and keeps what differs."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.half: tuple[int, int] | None = None
        """The half of strategic movement that was looked at last, by turn and side."""

    def same(self, what: str, mine: object, theirs: object, *about: object) -> None:
        self.made[what] += 1
        if mine != theirs:
            self.wrong.append(f"{what}: {about}: oracle {mine}, rules {theirs}")

    def sets(self, what: str, mine: set[str], theirs: set[str], *about: object) -> None:
        self.made[what] += max(len(mine | theirs), 1)
        if mine != theirs:
            more = (sorted(mine - theirs)[:5], sorted(theirs - mine)[:5])
            self.wrong.append(f"{what}: {about}: oracle only {more[0]}, rules only {more[1]}")


def names(g: State, mask: int, base: int = 0) -> set[str]:
    """Hexes of a bit set."""
    found = set()
    while mask:
        low = mask & -mask
        found.add(g.box.numbers[low.bit_length() - 1 + base])
        mask ^= low
    return found


def numbers(units: Iterable[Unit]) -> list[int]:
    return [u.number for u in units]


# -- 11.0, 8.0, 7.2 ----------------------------------------------------------------------------------------------------


def check_supply(c: Checks, p: Position) -> None:
    for u in p.units:
        if u.front in p.fronts:
            c.same("supply", supply_by_text(p, u), SUPPLY[supply.supply_of(p.g, u.number)], u, p.g.turn)


def check_moves(c: Checks, g: State, random: Random, many: int = 5) -> None:
    """8.1 to 8.3: who may move, where to, for how much, where it may end."""
    p = Position(g)
    check_supply(c, p)
    mine = [u for u in p.units if u.hex and u.side == g.side and THEATRE[u.front] == g.theatre]
    able = movement.movers(g)
    for u in mine:
        c.same("mover", could_move(p, u), bool(able >> u.number & 1), u, g.turn)
    fit = [u for u in mine if able >> u.number & 1]
    for u in random.sample(fit, min(many, len(fit))):
        mates = [v for v in fit if v.hex == u.hex and v is not u]
        group = [u, *random.sample(mates, random.randint(0, len(mates)) if random.random() < 0.5 else 0)]
        its, march = movement.party(g, numbers(group)), March(p, group)
        base = its.front.base
        c.sets("reach", set(march.costs), names(g, its.reached, base), group, g.turn)
        c.sets("end", march.ends(), names(g, movement.ends(g, its), base), group, g.turn)
        for h in set(march.costs) & names(g, its.reached, base):
            c.same("price", march.costs[h], movement.price(its, g.box.hex[h] - base), group, h)
    check_stacks(c, p, random)


def check_stacks(c: Checks, p: Position, random: Random, many: int = 20) -> None:
    """7.23: any units of a side."""
    for _ in range(many):
        side = random.randrange(2)
        base = [u for u in p.units if u.side == side and u.hex]
        if base and random.random() < 0.5:
            nation = random.choice(base).nation
            base = [u for u in base if u.nation == nation]
        group = random.sample(base, min(len(base), random.randint(2, 8)))
        c.same("stack", may_stack(p, group), stacking.why_no_stack(p.g, numbers(group)) is None, group)


# -- 10.0 --------------------------------------------------------------------------------------------------------------


def check_combat(c: Checks, g: State, random: Random, many: int = 4) -> None:
    """10.1: who may attack what; 10.3 to 10.7 for some of these attacks."""
    p = Position(g)
    able: dict[str, list[Unit]] = {}
    for u in p.units:
        if not u.hex or u.side != g.side or THEATRE[u.front] != g.theatre:
            continue
        for n in p.ground.ways[u.hex].values():
            if not p.ground.land(n):
                continue
            target = oracle_combat.may_be_attacked(p, n)
            c.same("target", target, combat.why_not_target(g, g.box.hex[n]) is None, n, g.turn)
            if target:
                may = oracle_combat.may_attack(p, u, n)
                c.same("attacker", may, combat.why_not_attack(g, u.number, g.box.hex[n]) is None, u, n, g.turn)
                if may:
                    able.setdefault(n, []).append(u)
    aims = {n for f in movement.open_fronts(g) for n in names(g, combat.aims(g, f), g.box.fronts[f].base)}
    c.sets("aims", set(able), aims, g.turn)
    for n in random.sample(sorted(set(able) & aims), min(many, len(set(able) & aims))):
        units = random.sample(able[n], random.randint(1, len(able[n])))
        check_attack(c, p, n, units, random)


def check_attack(c: Checks, p: Position, n: str, units: Sequence[Unit], random: Random) -> None:
    g, h = p.g, p.g.box.hex[n]
    there = p.fighters(n, 1 - g.side)
    hqs: list[Unit | None] = [None, None]
    for i, (side, who) in enumerate(((g.side, units), (1 - g.side, there))):
        mine = oracle_combat.supporters(p, side, who, attacks=i == 0)
        theirs = {g.box.units[hq] for hq in combat.supporters(g, side, numbers(who))} if who else set()
        c.sets("headquarters", mine, theirs, n, units)
        if mine and random.random() < 0.6:
            name = random.choice(sorted(mine))
            hqs[i] = next(u for u in p.units if u.name == name)
    its = odds.reckon(g, h, numbers(units), (hqs[0].number if hqs[0] else -1, hqs[1].number if hqs[1] else -1))
    theirs_ = (its.attack, its.defence, its.large, its.ratio, its.column, its.modifier)
    c.same("odds", tuple(oracle_combat.reckon(p, n, units, (hqs[0], hqs[1]))), theirs_, n, units, there, hqs, g.turn)
    check_after(c, p, n, units)


def check_after(c: Checks, p: Position, n: str, units: Sequence[Unit]) -> None:
    """10.64 first losses; 10.71 who may go in when nobody is left."""
    g, h = _copy(p.g), p.g.box.hex[n]
    g.attack = Attack(h, tuple(numbers(units)), shown=True)
    first = {g.box.units[u] for u in combat.first_losses(g, numbers(units))}
    c.sets("first loss", oracle_combat.first_losses(p, n, units), first, n)
    for lost in list(g.stacks.get(h, ())):
        if g.box.fights[lost]:
            put(g, lost, DEAD)
    if (fort := g.box.fort_at.get(h, -1)) >= 0:
        g.ruined |= 1 << fort
    refresh(g)
    after = Position(g)
    for u in units:
        why = combat.why_not_advance(g, u.number)
        may = oracle_combat.may_enter(after, after.units[u.number], n)
        c.same("advance", may, why is None or why.rule == "10.71b", u, n, g.turn)


def _copy(g: State) -> State:
    new = g.copy()
    new.log = None
    refresh(new)
    return new


# -- 9.0 ---------------------------------------------------------------------------------------------------------------


def check_rail(c: Checks, g: State, random: Random, many: int = 6) -> None:
    """Where units may ride and sail; whoever is left out has nowhere to go."""
    p = Position(g)
    away = ("transit", "transfer", "arabia", "beside-west", "beside-italy")
    mine = [u for u in p.units if u.side == g.side and (u.hex or u.box in away)]
    able = [u for u in mine if g.entrained >> u.number & 1]
    begins = c.half != (g.turn, g.side)
    c.half = (g.turn, g.side)
    rest = [u for u in mine if begins and not g.entrained >> u.number & 1]
    for u in random.sample(able, min(many, len(able))):
        c.sets("rail", oracle_rail.by_rail(p, u), names(g, trains.by_rail(g, u.number)), u, g.turn)
        sea = names(g, ships.by_sea(g, u.number)) if g.side == AL else set()
        c.sets("sea", oracle_rail.by_sea(p, u), sea, u, g.turn)
        box = trains.box_of(g, u.number)
        c.same("box", oracle_rail.to_box(p, u), BOXES[box - 65536] if box else "", u, g.turn)
    for u in random.sample(rest, min(many, len(rest))):
        ways = oracle_rail.by_rail(p, u) | oracle_rail.by_sea(p, u)
        c.same("nowhere", (ways, oracle_rail.to_box(p, u)), (set(), ""), u, g.turn)


# -- 5.0, 7.1, 7.25 ----------------------------------------------------------------------------------------------------


def check_turn(c: Checks, g: State, random: Random) -> None:
    """A Strategic Turn as it might be now, with some points and letters."""
    c.same("control", [], oracle_turn.control_wrong(p := Position(g))[:3], g.turn)
    for side in (CP, AL):
        seen = view.view(g, side).units
        for u in p.units:
            if u.hex:
                c.same("fog", oracle_turn.may_see(p, side, u), seen[u.number].at == u.hex, side, u)
    g = _copy(g)
    g.letter = random.randint(max(65, g.letter), 85)
    g.rps = [random.choice((0, 0, 1, 2, 9)) for _ in g.rps]
    g.dominions = [random.randint(0, 1), random.randint(0, 1)]
    g.lent = [random.choice((0, 0, 1, 5, 6)) for _ in g.lent]
    g.played ^= random.choice((0, 0, 1, 2, 16, 32, 64))
    g.switched = random.choice((g.switched, g.letter - random.randint(0, 3)))
    check_points(c, g)
    check_rolls(c, g)


def check_points(c: Checks, g: State) -> None:
    p, after = Position(g), _copy(g)
    resources.collect(after)
    for n, points in oracle_turn.income(p, chr(g.letter)).items():
        i = NATIONS.index(n)
        c.same("income", points, after.rps[i] - g.rps[i], n, g.turn, chr(g.letter))
    for u in p.units:
        if u.side == NOBODY:
            continue
        pairs: list[tuple[str, bool, Any]] = [
            ("rebuild", oracle_turn.may_rebuild(p, u), replacements.why_not_rebuild),
            ("support", oracle_turn.may_rebuild_support(p, u), replacements.why_not_support),
            ("restore", oracle_turn.may_restore(p, u), replacements.why_not_restore),
        ]
        for what, mine, why in pairs:
            c.same(what, mine, why(g, u.side, u.number) is None, u, g.turn, chr(g.letter))
        if u.box == "dead" and u.row["replaceable"] != "no":
            c.same("home", oracle_turn.rebuilt_in(p, u), BOXES[replacements.home_box(g, u.number) - 65536], u)


def check_rolls(c: Checks, g: State) -> None:
    """5.17, 5.4, 5.6, 5.8."""
    p = Position(g)
    for giver, to in [("ge", n) for n in NATIONS[1:]] + [(giver, to) for giver in ("br", "fr") for to in ("ru", "sr")]:
        if p.game != "near-east":
            theirs = resources.most_lent(g, NATIONS.index(giver), NATIONS.index(to))
            c.same("lend", oracle_turn.may_give(p, giver, to), max(theirs, 0), giver, to, g.turn)
    near = p.game == "near-east"
    tsar = revolutions.cp_cities(g) if near else sum(revolutions.tsar_modifiers(g).values())
    c.same("tsar", oracle_turn.tsar_bonus(p), tsar, g.turn, chr(g.letter))
    if p.game != "europe":
        c.same("surrender", oracle_turn.surrender_bonus(p), sum(turkey.modifiers(g).values()), g.turn)
    for side in () if near else (CP, AL):
        for theatre in (0, 1):
            may = initiative.why_not_theatre(g, side, theatre) is None
            c.same("initiative", oracle_turn.may_take(p, side, theatre), may, side, theatre, g.turn)


# -- positions that no game comes to soon ------------------------------------------------------------------------------


def shaken(g: State, random: Random) -> State:
    """The same war otherwise: seasons, revolutions, collapses, events, units strewn about, towns lost and won."""
    g = _copy(g)
    g.turn = random.randint(8, 51)
    g.letter = ord(next(turn.letter for n, turn in reversed(g.box.turns.items()) if n < g.turn and turn.letter))
    g.weather = [random.randrange(3) if f < 4 else random.choice((0, 3)) for f in range(6)]
    _politics(g, random)
    _markers(g, random)
    refresh(g)
    for side in (CP, AL):
        _strew(g, side, random)
    for f in g.box.active:
        _trade(g, f, random)
    refresh(g)
    g.side, g.theatre = random.randrange(2), random.randrange(2)
    g.marching, g.spent, g.begun, g.met, g.attack = (), 0, -1, False, None
    g.moved = g.fought = g.passed = 0
    g.struck = [0] * 6
    g.freight = [random.choice((0, 0, 1, 2, 3)) for _ in g.freight]
    return g


def _politics(g: State, random: Random) -> None:
    """Who is in the war, who has fallen."""
    for nation in ("it", "gk", "ro", "bu", "us"):
        n = NATIONS.index(nation)
        if g.allegiance[n] == NOBODY and random.random() < 0.5:
            g.allegiance[n] = CP if nation == "bu" or (nation == "ro" and random.random() < 0.5) else AL
    g.landed |= random.randrange(64) & ~(32 if g.box.word == "europe" else 0)
    g.landed |= 8 if g.landed & 2 or g.allegiance[NATIONS.index("gk")] == AL else 0
    g.landed |= 4 if g.landed & 2 else 0
    if random.random() < 0.4:
        g.tsar = 5
        if random.random() < 0.6:
            g.bolsheviks = 7
            g.fallen |= 1 << NATIONS.index("ru") | 1 << NATIONS.index("am")
            g.treaty = random.choice((0, 8))
    for nation in ("ah", "fr", "bu"):
        g.fallen |= (random.random() < 0.1) << NATIONS.index(nation)


def _markers(g: State, random: Random) -> None:
    g.us_army, g.maude, g.allied_choice = (random.random() < 0.5 for _ in range(3))
    g.pipeline, g.winter = random.randrange(5), random.random() < 0.3
    g.landed_on = random.choice((0, 0, g.turn))
    for event in ("ne-al-interdiction", "cp-typhus", "al-mutiny", "al-paralysis"):
        if random.random() < 0.2:
            g.tracks[g.box.counters_of[event][0]] = g.turn
    for event in ("ne-cp-civil-war", "al-brusilov"):
        if random.random() < 0.2:
            g.in_play |= 1 << g.box.counters_of[event][0]
    for u, reverse in enumerate(g.box.reverse):
        if reverse in ("shock", "infantry", "provisional", "depleted") and random.random() < 0.3:
            if reverse == "depleted":
                g.depleted |= 1 << u
            else:
                g.turned |= 1 << u
        if g.box.steps[u] > 1 and random.random() < 0.3:
            g.left[u] = 1
    west = g.box.fronts[0]
    clear = [h for h in range(west.size) if west.land >> h & 1 and west.country[h] in ("fr", "be")]
    g.devastated = sum(1 << h for h in random.sample(clear, 8) if west.terrain[h] in ("clear", "flood"))
    g.hindenburg = sum(1 << h for h in random.sample(clear, 8))
    g.ruined |= random.getrandbits(len(g.box.forts)) & random.getrandbits(len(g.box.forts))


def _strew(g: State, side: int, random: Random) -> None:
    """Some units go elsewhere, near others of either side."""
    p = Position(g)
    mine = [u for u in p.units if u.side == side and u.hex]
    boxed = [u for u in p.units if u.side == side and u.box in ("holding", "europe", "near-east")]
    for unit in random.sample(mine, len(mine) // 3) + random.sample(boxed, min(len(boxed), 40)):
        fronts = [front for front in p.fronts if may_operate(p, unit, front)]
        there = [h for h in p.at if p.ground.hexes[h].front == random.choice(fronts)] if fronts else []
        if not there:
            continue
        at = random.choice(there)
        for _ in range(random.randint(0, 3)):
            at = random.choice([at, *p.ground.linked(at)])
        mates = [v for v in p.stack(at, side) if v is not unit]
        if p.stack(at, 1 - side) or p.fort_of(at, 1 - side) or not open_country(p, unit, at):
            continue
        if may_stack(p, [*mates, unit]):
            _stand(p, unit, at)


def _stand(p: Position, unit: Unit, at: str) -> None:
    h = p.g.box.hex[at]
    front = p.g.box.front_of[h]
    put(p.g, unit.number, h)
    _own(p.g, unit.side, front.index, 1 << h - front.base)
    if unit.hex:
        p.at[unit.hex].remove(unit)
    unit.hex, unit.box, unit.front = at, "", front.name
    p.at.setdefault(at, []).append(unit)


def _own(g: State, side: int, f: int, hexes: int) -> None:
    g.held[side][f] |= hexes
    g.held[1 - side][f] &= ~hexes


def _trade(g: State, f: int, random: Random) -> None:
    """Some empty towns and land change hands, round a town and what is near it."""
    front = g.box.fronts[f]
    towns = [h for h in range(front.size) if front.towns >> h & 1]
    for h in random.sample(towns, len(towns) // 6):
        side = random.randrange(2)
        hexes = front.around(1 << h) | 1 << h if random.random() < 0.5 else 1 << h
        held = g.held[CP][f] | g.held[AL][f]
        hexes &= held & ~g.any_occ[1 - side][f] & ~g.forts[1 - side][f]
        _own(g, side, f, hexes)


def check_shaken(c: Checks, g: State, random: Random) -> None:
    """All that can be asked of a shaken position."""
    g = shaken(g, random)
    check_moves(c, g, random)
    check_combat(c, g, random)
    (strategic.begin_allied if g.side == AL else strategic.begin_central)(g)
    c.half = None
    check_rail(c, g, random)
    check_points(c, g)
    check_rolls(c, g)


# -- playing -----------------------------------------------------------------------------------------------------------

ASKED: dict[str, Callable[[Checks, State, Random], None]] = {
    "ask-move": check_moves, "ask-attack": check_combat, "ask-strategic": check_rail,
}  # fmt: skip
EVERY = {"rand": 0.02, "verb": 0.05, "greedy": 0.2}
"""How many of these questions are looked at."""


def walk(name: str, scenario: str, seed: int, how: str) -> Iterator[Play[State]]:
    """A game, before each of its answers."""
    game = GAMES[name]
    play, random, bot = Play(game, Seeded(seed), scenario, marks=how == "greedy"), Random(seed), GreedyBot(seed)
    while (question := play.question) is not None:
        yield play
        play.act(question.side, _answer(play, question, how, random, bot))


def _answer(play: Play[State], question: Choose, how: str, random: Random, bot: GreedyBot) -> Action:
    if how == "greedy":
        return answer(bot, play)
    if how == "rand":
        return pick(question, play.game.rare, random)
    busy = play.game.rare | {"done", "pass_front"} if random.random() < 0.7 else play.game.rare
    return pick_by_verb(question, busy, random)


def look(c: Checks, play: Play[State], random: Random, share: float) -> None:
    """Perhaps check the position that a game has come to."""
    assert play.question is not None
    check = ASKED.get(play.question.prompt)
    first = play.question.prompt == "ask-strategic" and c.half != (play.state.turn, play.state.side)
    if check is not None and random.random() < (0.3 if first else share):
        check(c, play.state, random)
        c.made["positions"] += 1
    elif first:
        c.half = (play.state.turn, play.state.side)
    elif random.random() < share / 20:
        check_shaken(c, play.state, random)
        c.made["shaken"] += 1
    elif random.random() < share / 8:
        check_turn(c, play.state, random)
        c.made["positions"] += 1


def run(c: Checks, name: str, scenario: str, seed: int, how: str, until: Callable[[], bool]) -> None:
    random = Random(seed)
    for play in walk(name, scenario, seed, how):
        look(c, play, random, EVERY[how])
        if until():
            return


def scenarios() -> list[tuple[str, str]]:
    return [(name, scenario) for name, game in GAMES.items() for scenario in game.scenarios]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--how", choices=sorted(EVERY), default="verb")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    c, seed = Checks(), given.seed
    for i, (name, scenario) in enumerate(scenarios()):
        end = time.monotonic() + given.seconds / len(scenarios())
        while time.monotonic() < end:
            run(c, name, scenario, seed + i, given.how, lambda end=end: time.monotonic() > end)  # type: ignore[misc]
            seed += 100
    for line in c.wrong[:40]:
        print(line)
    print(f"{sum(c.made.values())} checks, {len(c.wrong)} differ: {dict(sorted(c.made.items()))}")


if __name__ == "__main__":
    main()
