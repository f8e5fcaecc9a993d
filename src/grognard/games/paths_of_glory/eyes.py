"""The map as a practised eye judges it: where to stand, what to attack, what an operation gives. No looking ahead, and
nothing but what its side may know; what it reads of the map is in sight.py, of an attack in duel.py.

Numbers here are a player's judgement, tuned by play; none of them is a rule. One unit of worth is about a loss point.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ...kernel.maps import bits
from .activation import cost
from .box import CP
from .combat import able_units, targets_of, why_not_attacker, why_not_target
from .duel import Duel, duel
from .offensives import owes
from .sight import HELD_BY_FORT, PLACE, Group, Sight
from .state import State, played, trench_level
from .supply import in_supply

NEVER: Final = -100.0
PAIN: Final = 1.15
"""What a loss point of one's own counts against one of the enemy's."""
GROUND: Final = 0.5
"""How much of a space's worth an attack that may drive the enemy out of it is credited with."""
MANDATE: Final = 2.5
"""What the attack is worth that must be made this turn,"""
DUE: Final = 4.5
"""and in the last rounds of it: the point that it would cost is worth as much on the map,"""
LAST: Final = 2
"""which are so many."""
LEAST: Final = 0.25
"""The least an activation must promise."""
MUCH: Final = 7.0
"""The most that one space counts in an operation,"""
LESS: Final = 0.55
"""and how much less the next one does."""
HABIT: Final = 0.4
"""How much better another place must be."""
HUNGER: Final = 7.0
"""What it costs to stand where nobody is fed,"""
STARVED: Final = 0.6
"""and in the last round for each factor of worth of those who starve,"""
EXPOSED, FRAIL = 0.05, 0.15
"""and, for each factor of worth, where the enemy could cut the line by several steps, and by one."""
STROKE: Final = 1.0
"""What it is worth to leave a factor of worth of the enemy without supply, or to bring it to one's own, if that is the
last word before attrition;"""
EARLY: Final = 0.3
"""how much of that while there is time left,"""
REPLY: Final = 0.6
"""and while the enemy has one action left."""
LAST_EXPOSED: Final = 3.5
"""How much worse it is to be exposed when the enemy has the last word;"""
LAST_WORD: Final = 0.2
"""how much less, when one has it oneself."""
MUCH_LOST: Final = 20.0
APPROACH: Final = 0.45
"""What it is worth to be a space nearer to the enemy,"""
LATE: Final = 5
"""up to so many."""
POST: Final = 1.1
"""What it is worth to stand in a space that the enemy could walk into, for what it is worth."""
STORM: Final = 0.7
"""The same of a fort that would fall if it were attacked alone."""
WALL: Final = 1.0
"""The same of a space on the way to such a one."""
WEAK: Final = 0.16
"""What each combat factor is feared that stands against a stack beyond its own."""
HOLD: Final = 1.4
"""What it is worth to make a space safe against the enemies beside it, for what it is worth."""
CHANCE, MASS = 0.7, 3.0
"""What it is worth to stand beside enemies who can be beaten, for each time that one is as strong; up to how many."""


class Step(NamedTuple):
    """Where a group would go, and what it is better off there."""

    gain: float
    goal: int
    first: int
    """The first step; -1: it stays."""


class Ways(NamedTuple):
    """Where a group could go."""

    start: int
    least: float
    """What another place must be worth at least."""
    looks: list[tuple[float, int]]
    """What the places are worth, the best first."""
    ways: dict[int, int]


class Spot(NamedTuple):
    """A space as it is for whoever comes there."""

    worth: float
    alone: float
    """How much of that is because nobody else is there."""
    value: float
    threat: float
    prey: float
    strength: int
    """Of those who are there already."""
    works: float
    trench: float
    held: bool


class Eyes(Sight):
    """What one side thinks of what it sees."""

    def __init__(self, g: State, side: int) -> None:
        super().__init__(g, side)
        self.spots: dict[int, Spot] = {}
        self.ways: dict[tuple[tuple[int, ...], int], Ways] = {}
        self.taken: dict[int, set[int]] = {}
        self.duels: dict[tuple[int, tuple[int, ...]], float] = {}
        self.who = -1
        """The unit that the question is about."""
        last = g.round >= self.box.rounds
        self.exposed = 1.0 if not last else LAST_EXPOSED if side == CP else LAST_WORD  # 6.B: the Allies act last
        self.hunger = STARVED if last else 0.0
        self.urgent = EARLY if not last else REPLY if side == CP else 1.0

    # -- where to stand ------------------------------------------------------------------------------------------------

    def place(self, units: tuple[int, ...], s: int) -> float:
        """What it is worth to have these units in a space, whoever else is there."""
        return self._place(self.group(units), units, s)

    def _place(self, group: Group, units: tuple[int, ...], s: int) -> float:
        if s in group.at:
            spot = self._spot(s, [u for u in self.g.stacks[s] if u not in units])
        else:
            found = self.spots.get(s)
            spot = found if found is not None else self.spots.setdefault(s, self._spot(s, self.g.stacks[s]))
        worth = spot.worth
        if not group.fed >> s & 1:
            worth -= HUNGER + self.hunger * group.worth
        elif not group.safe >> s & 1:
            worth -= self.exposed * (1.0 + group.worth * (FRAIL if group.frail >> s & 1 else EXPOSED))
        threat = spot.threat
        if threat:
            mine = group.strength
            cover = spot.strength + mine + spot.works
            worth -= WEAK * max(0.0, threat - 1.3 * cover)
            worth += CHANCE * min(MASS, (spot.strength + mine) / spot.prey) * min(1.0, mine / 4)
            worth += spot.trench
            if spot.held:
                need = 1.1 * threat
                worth += HOLD * (0.5 + spot.value) * (min(1.0, cover / need) - min(1.0, (cover - mine) / need))
        return worth

    def vacant(self, s: int) -> float:
        """What it costs that nobody is in a space."""
        found = self.spots.get(s)
        if found is None:
            found = self.spots[s] = self._spot(s, self.g.stacks[s])
        return found.alone

    def _spot(self, s: int, there: Sequence[int]) -> Spot:
        """A space with these units in it."""
        g, box, side = self.g, self.box, self.side
        others = [u for u in there if box.side[u] == side]
        worth = 0.0
        value = self.value(s)
        threat, prey = self.facing(s)
        held = g.control[s] == side
        if not held:
            if not others:
                worth += value * (HELD_BY_FORT if g.fort[s] else 1.0)
        elif not others and (self.menaced | self.guarded) >> s & 1 and not g.fort[s]:
            worth += POST * value if value > PLACE else WALL
            worth += self.exposed * FRAIL * min(MUCH_LOST, self.lifelines.get(s, 0.0))
        elif not others and threat > 0:
            worth += STORM * self.falls(s) * value if g.fort[s] else 0.5 * value + 0.5
        if not held and not others:
            worth += self.urgent * STROKE * min(MUCH_LOST, self.cuts.get(s, 0.0) + self.rescues.get(s, 0.0))
        alone = worth
        worth -= APPROACH * min(self.far[s], LATE)
        level = trench_level(g, s, side)
        works = 1.5 * level + (g.fort[s] if held else 0)
        return Spot(worth, alone, value, threat, prey, self.strength(others), works, 0.25 * level, held)

    def march(self, units: Sequence[int], taken: Collection[int] = ()) -> Step:
        """The best place that a group can march to; where others will have gone counts only for who comes second."""
        g, box = self.g, self.box
        group = tuple(units)
        behind = g.path[:-1] if g.moving and group[0] in g.moving else []
        gone = len(behind)
        left = min([box.mf[u][g.reduced[u]] for u in group]) - gone
        found = self.ways.get((group, left))
        if found is None:
            found = self.ways[group, left] = self._ways(group, left)
        best, goal = found.least, -1
        for look, n in found.looks:
            if look <= best:
                break
            if n in taken and n in self.spots:
                look -= self.spots[n].alone
            if look > best and n not in behind and self.may_end(group, n):
                best, goal = look, n
        if goal < 0:
            return Step(0.0, found.start, -1)
        first = goal
        while found.ways[first] != found.start:
            first = found.ways[first]
        return Step(best - found.least, goal, first)

    def _ways(self, group: tuple[int, ...], left: int) -> Ways:
        start = self.g.loc[group[0]]
        ways = self.reach(group, left)
        its, place = self.group(group), self._place
        looks = sorted([(place(its, group, n), n) for n in ways if n != start], reverse=True)
        return Ways(start, self.place(group, start) + HABIT, looks, ways)

    # -- combat --------------------------------------------------------------------------------------------------------

    def promise(self, units: Sequence[int], t: int) -> float:
        """What an attack promises."""
        key = (t, tuple(sorted(units)))
        found = self.duels.get(key)
        if found is None:
            found = self.duels[key] = self._promise(key[1], t)
        return found

    def _promise(self, units: tuple[int, ...], t: int) -> float:
        g, box = self.g, self.box
        if not units:
            return NEVER
        its: Duel = duel(g, units, t)
        lead = any(not g.reduced[u] for u in units)
        fort = bool(g.fort[t]) and g.control[t] != self.side
        ground = GROUND * self.value(t) + 0.4 if lead and not (fort and g.occ[self.enemy] & box.bit[t]) else 0.2
        found = its.inflicted - PAIN * its.suffered + its.clear * ground
        if fort and not g.occ[self.enemy] & box.bit[t]:
            found += its.clear * self.value(t)
        if len({g.loc[u] for u in units}) > 1 and any(box.army[u] for u in units) and not g.trench[t]:
            found += 0.0 if box.bars_flank[t] else 0.5
        found += its.clear * self.urgent * STROKE * min(MUCH_LOST, self.rescues.get(t, 0.0))
        if owes(g, self.side) and any(self._serves(u) for u in units):
            found += DUE if g.round > box.rounds - LAST else MANDATE
        return found

    def _serves(self, u: int) -> bool:
        nation = self.g.mo[self.side]
        return bool(nation) and self.box.flag[u] in nation.split("-")

    def helpers(self, t: int) -> list[int]:
        """Units of spaces activated for combat that may attack a space."""
        return able_units(self.g, t)

    def attackers(self, s: int, t: int) -> list[int]:
        g, box = self.g, self.box
        return [
            u for u in g.stacks[s] if not g.spent & box.bit[u] and why_not_attacker(g, u, t) is None and in_supply(g, u)
        ]

    def targets(self, s: int) -> list[int]:
        g = self.g
        return [t for t in bits(targets_of(g, s)) if why_not_target(g, self.side, t) is None]

    def assault(self, s: int) -> float:
        """What it adds to activate a space for combat."""
        best = NEVER
        for t in self.targets(s):
            more = self.attackers(s, t)
            if more:
                so_far = [u for u in self.helpers(t) if u not in more]
                if so_far:
                    best = max(best, self.promise([*so_far, *more], t) - max(0.0, self.promise(so_far, t)))
                else:
                    best = max(best, self._with_friends(t, s, more))
        return best

    def _with_friends(self, t: int, s: int, units: list[int]) -> float:
        """An attack that others beside the same enemy can join while there are points."""
        g, box = self.g, self.box
        best, group, points = self.promise(units, t), list(units), g.points - cost(g, s, True)
        spent = 1.0
        for n in sorted(bits(box.near[t] & g.occ[self.side] & ~g.attacks & ~g.moves & ~box.bit[s])):
            more = self.attackers(n, t) if points > 0 else []
            if more:
                price = cost(g, n, True)
                joined = self.promise([*group, *more], t)
                if price <= points and joined > best:
                    best, group, points, spent = joined, [*group, *more], points - price, spent + price
        return best / (0.6 + 0.4 * spent)

    # -- operations ----------------------------------------------------------------------------------------------------

    def campaign(self, s: int) -> float:
        """What it is worth to activate a space for movement."""
        g, box = self.g, self.box
        units = [u for u in g.stacks[s] if box.mf[u][g.reduced[u]] and in_supply(g, u)]
        if not units:
            return NEVER
        taken = self.goals()
        gains = sorted((self.march((u,), taken).gain for u in units), reverse=True)
        found = gains[0] + 0.5 * sum(gains[1:])
        if len(units) > 1:
            found = max(found, self.march(tuple(units), taken).gain)
        return max(found, max((self.dig(u) for u in units), default=0.0))

    def goals(self) -> Collection[int]:
        """Where those will go who are activated to move already: one of each stack, the keenest."""
        g, box = self.g, self.box
        if not g.moves:
            return ()
        found = self.taken.get(g.moves)
        if found is None:
            found = self.taken[g.moves] = set()
            for s in bits(g.moves):
                steps = [self.march((u,)) for u in g.stacks[s] if box.mf[u][g.reduced[u]]]
                if steps:
                    found.add(max(steps).goal)
        return found

    def dig(self, u: int) -> float:
        """What it is worth that an army digs in where it stands."""
        g, box = self.g, self.box
        s = g.loc[u]
        if not box.army[u] or not any(played(g, c) for c in box.entrench) or trench_level(g, s, self.side) == 2:
            return 0.0
        threat = self.threat(s)
        if not threat or g.control[s] != self.side:
            return 0.0
        chance = box.lf[u][g.reduced[u]] / 6
        level = trench_level(g, s, self.side)
        return chance * (0.7 if level else 1.5) * min(1.5, threat / 8) + 0.1 * chance * self.value(s)

    @cached_property
    def chores(self) -> list[tuple[float, int]]:
        """What there is to do, the best first, with its price."""
        g = self.g
        found = []
        for s in bits(g.occ[self.side]):
            if g.greece == 1 and self.box.unit_nation[g.stacks[s][0]] == "gr":
                continue
            attack = self._with_any(s)
            found.append((max(self.campaign(s), attack), cost(g, s, attack > 0)))
        return sorted(found, reverse=True)

    def _with_any(self, s: int) -> float:
        """The best attack from a space, nothing being activated yet."""
        return max((self.promise(more, t) for t in self.targets(s) if (more := self.attackers(s, t))), default=NEVER)

    def operation(self, points: int) -> float:
        """What an operation with so many points gives."""
        found, share = 0.0, 1.0
        for worth, price in self.chores:
            if worth <= LEAST or points <= 0:
                break
            if price <= points:
                found += share * min(worth, MUCH)
                points -= price
                share *= LESS
        return found
