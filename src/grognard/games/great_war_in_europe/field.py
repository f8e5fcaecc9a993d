"""A front as a player reads it: where the line runs, what each hex of it wants, what is worth taking.

Numbers here are a player's judgement, tuned by play; none of them is a rule. One unit of worth is about a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from ...kernel.maps import mask_of, members, union
from .box import CP, Box
from .fronts import EAST, ITALY, WEST, Front
from .plans import plan
from .sight import FAR, Guard, Kept, Sight, Spread, guard, layers, rings, sight, spread
from .stacking import why_crowded
from .state import State, at_war, attack_of, defence_of
from .supply import nations_on, ports, primary
from .victory import LOSERS, mask_of_countries, prizes

GAP: Final = 4.5
"""What it is worth to close a hole in the line."""
FILL: Final = 0.22
"""What a point of defence is worth where it is wanted."""
PRIZE: Final = 4.0
"""What a victory hex is worth, in steps."""
CITY: Final = 1.2
TOWN: Final = 0.6
GROUND: Final = 0.12
BREACH: Final = 0.3
"""What it is worth to be a hex nearer to a hole close by, and how little attacks count then."""
HOLE: Final = 0.08
"""What a hex nearer to a hole in the line is worth."""
PULL: Final = 0.04
"""What a hex nearer to the goal is worth."""
DASH: Final = 4.0
"""How much more, as long as the war is one of movement."""
MARNE: Final = 4
"""The turn that ends it."""
GOALS: Final = {WEST: 1, ITALY: 1, EAST: 3}
"""How many goals a front has at once,"""
APART: Final = 10
"""and how far apart they are at least."""
FORT: Final = 6.0
"""What a fort near a goal counts against it."""
DUG: Final = 0.85
"""How much less a hex wants behind trenches."""
MASTER: Final = 1.4
"""How much stronger one is then."""
DRIVE: Final = 9
"""From how far one drives towards a goal."""
LONG: Final = 1.5
"""How many units a hex of the line one must have to let it grow longer."""
DEEP: Final = 1.6
"""How much stronger an enemy in trenches seems to be."""
REACH: Final = 30
EDGE: Final = 1.0
"""Victory hexes along the edges of the map, many and far behind."""
CROWD: Final = 9.0
CORRIDOR: Final = 0.8
"""What it is worth to close a narrow way behind the enemy."""
RAILHEAD: Final = 0.2
"""What it is worth to wait where trains go."""
RAID: Final = 3
"""How far an enemy walks who goes through where nobody stands."""
EXPOSED: Final = 1.8
"""What it costs to be where he could cut one off, for each unit up to three,"""
FLEETING: Final = 0.3
"""and how little of it in a war of movement."""
OPEN: Final = 0.5
"""What it is worth to have somebody in a town that he could walk into, by what is at stake."""
SLIGHT: Final = 1.5
"""The same where little is, and a fort or a line still bars him."""
KEY: Final = 6.0
"""What it is worth to have somebody in a hex that must not fall."""
ALARM: Final = 8
"""How near an enemy must be that a garrison is wanted."""
GUARD: Final = 6.0
"""The defence that hexes want along the border of Italy before she comes in, near what must not fall."""
NEAR: Final = 3
CLOSE: Final = (1.0, 1.0, 1.0, 0.9, 0.7, 0.5, 0.35, 0.2, 0.1)
"""How urgent a hole is with the enemy so far away."""


_FIELDS: Final = Kept(24)
MASS: Final = 4
"""From how far units come together for an attack."""
MOST: Final = 5.0
"""The odds that they come together for."""
EFFORTS: Final = 6
"""How many attacks a front prepares at once."""


class Targets(NamedTuple):
    """Enemies to be attacked, and how far hexes are from them."""

    wanted: dict[int, float]
    far: Spread


class Body(NamedTuple):
    """Combat units that go together."""

    units: Sequence[int]
    defence: int
    attack: int
    homes: dict[int, tuple[int, int]]
    """By hex where they are, their defence and attack."""


def body(g: State, units: Sequence[int]) -> Body:
    homes: dict[int, tuple[int, int]] = {}
    for u in units:
        defence, attack = homes.get(g.loc[u], (0, 0))
        homes[g.loc[u]] = (defence + defence_of(g, u), attack + attack_of(g, u))
    return Body(units, sum(its[0] for its in homes.values()), sum(its[1] for its in homes.values()), homes)


class Foe(NamedTuple):
    """An enemy as a target."""

    beside: float
    """The attack factors beside him,"""
    there: float
    """what he has against them,"""
    zeal: float
    """how much this side goes for him,"""
    prize: float
    """and how much more for where he is."""


class Stand(NamedTuple):
    """A hex with units of one's own: how much each of its combat units should be moved."""

    alike: float | None
    """All of them so much; None: it hangs on the unit."""
    defence: int = 0
    each: Mapping[int, int] = MappingProxyType({})
    """What all have, and each;"""
    want: float = 0.0
    """what they should have;"""
    deep: bool = False
    """whether they are several,"""
    open: bool = False
    """and there is a hole near by."""
    least: float = 0.0


class Ground:
    """What is printed on a front, as players value it."""

    def __init__(self, box: Box, front: Front) -> None:
        its = dict.fromkeys(range(front.size), GROUND)
        edges = front.kind("edge_vp") & ~front.kind("vp")
        for hexes, worth in (
            (front.towns, TOWN), (front.cities, CITY), (prizes(front) & ~edges, PRIZE), (edges, EDGE),
        ):  # fmt: skip
            for h in members(hexes & front.land):
                its[h] += worth
        self.keys = _keys(box, front)
        for h in members(self.keys):
            its[h] += PRIZE
        self.prize = its
        costs = (front.cities | front.kind("edge_city")) & mask_of_countries(front, LOSERS) & ~self.keys
        self.stake = its | {h: its[h] + PRIZE for h in members(costs & front.land)}
        """The same for the Central Powers, to whom each of their cities is a point (18.13)."""
        self.front, self.trieste = front, box.place["trieste"]
        self.goals = (prizes(front) & ~edges | front.cities | self.keys) & front.land
        self.wide = {h: union(layers(front, 1 << h, APART)) for h in members(self.goals)}
        self.cluster = {h: union(layers(front, 1 << h, 5)) for h in members(self.goals)}

    @cached_property
    def isonzo(self) -> int:
        """What Italy would come for first, and could walk into."""
        return union(layers(self.front, 1 << self.trieste - self.front.base, NEAR))

    def around(self, h: int) -> list[int]:
        """The hexes up to three away."""
        return [n for ring in rings(self.front, h)[:4] for n in ring]


def _keys(box: Box, front: Front) -> int:
    """Hexes that must not fall: the Ruhr and Berlin, Paris; Vienna and Budapest, Trent and Trieste (16.5a)."""
    hexes = [*box.sets["ruhr"], *box.sets["paris"], *(box.place[name] for name in ("berlin", "trent", "trieste"))]
    return (box.danube if front.index == EAST else 0) | mask_of(
        h - front.base for h in hexes if box.front_of[h] is front
    )


@lru_cache(64)
def ground(box: Box, f: int) -> Ground:
    return Ground(box, box.fronts[f])


@lru_cache(None)
def band(front: Front, h: int) -> int:
    """The hexes around one from which units may come for an attack on it, those beside it left out."""
    return union(layers(front, 1 << h, MASS)[2:])


class Field:
    """A front as one side sees it now."""

    def __init__(self, g: State, side: int, front: Front, its: Sight, guard: Guard) -> None:
        self.g, self.side, self.front, self.f, self.enemy = g, side, front, front.index, 1 - side
        self.sight, self.guard = its, guard
        self._leans: dict[int, float] = {}
        self._foes: dict[int, Foe] = {}
        self._stands: dict[int, Stand] = {}
        self.ground = ground(g.box, front.index)
        self.stakes = self.ground.stake if side == CP else self.ground.prize
        self.zone = (g.held[self.enemy][self.f] | g.occ[self.enemy][self.f]) & front.land
        """The enemy's land."""
        self.wants = its.wants
        self.border = border(g, side, front)
        if self.border is not None:
            self.zone |= self.border.layers[0]
            self.wants = {}
        self.mine = (g.held[side][self.f] | g.occ[side][self.f]) & ~self.zone
        self.edge = front.around(self.zone)
        self.line = self.mine & self.edge
        """One's own hexes that touch it."""
        room = sum(guard.count.values()) > LONG * self.line.bit_count()
        self.dash = (dashes(g, side, front.index) or self._masters()) and room

    def _masters(self) -> bool:
        """Whether the enemy is so weak in the open that one goes where one likes."""
        return self.f == EAST and sum(self.guard.attack.values()) > MASTER * self.sight.defence

    @cached_property
    def walked(self) -> int:
        """Where the enemy can go if nobody moves: all that is near him and has nobody in it."""
        return self._walk(self.g.occ[self.enemy][self.f], RAID)

    @cached_property
    def raided(self) -> int:
        """The same as long as he marches twice as far (8.14b)."""
        return self._walk(self.walked, RAID) if early(self.g, self.f) else self.walked

    def _walk(self, found: int, far: int) -> int:
        g, front = self.g, self.front
        ways = front.land & ~(g.occ[self.side][self.f] | g.forts[self.side][self.f])
        for _ in range(far):
            found |= front.around(found) & ways
        return found

    @cached_property
    def firm(self) -> int:
        """Where lines would still lead if the enemy stood in all these places, and what is beside that."""
        g, front, f = self.g, self.front, self.f
        free = front.land & ~(self.walked | g.forts[self.enemy][f])
        nations = nations_on(g, self.side, f)
        sources = union(primary(g, nation, f) for nation in nations)
        found = front.linked(sources, free) | union(ports(g, n, f, free, g.held[self.side][f]) for n in nations)
        return found | front.around(found)

    def away(self, h: int) -> int:
        """How far the nearest enemy is."""
        return self.sight.away(h) if self.border is None else self.border(h)

    def prize(self, h: int) -> float:
        return self.ground.prize[h]

    # -- what the line wants -------------------------------------------------------------------------------------------

    def want(self, h: int) -> float:
        """The defence that a hex should have."""
        found = self.wants.get(h)
        if found is None:
            found = self.wants[h] = self._want(h)
        return found

    def _want(self, h: int) -> float:
        away = self.away(h)
        if away >= ALARM:
            return 0.0
        if self.border is not None:
            return GUARD if self.ground.isonzo >> h & 1 else 0.0
        blow, soon = self.sight.blows.get(h, 0.0), self.sight.soon[h]
        found = 1.5 * CLOSE[away] + 0.22 * min(blow, 30.0) + 0.06 * min(soon, 40.0)
        return min(found * (1.25 if self.stakes[h] > CITY else 1.0), 20.0) * (DUG if self.sight.dug else 1.0)

    def close(self, h: int) -> float:
        """What it is worth to be the only one in a hex of the line."""
        away = self.away(h)
        if self.border is not None and not self.ground.isonzo >> h & 1:
            return 0.0
        return GAP * CLOSE[away] if away < len(CLOSE) else 0.0

    @cached_property
    def stations(self) -> int:
        """Towns behind the line, from which trains leave."""
        return self.front.towns & ~self.line

    @cached_property
    def hungry(self) -> Spread:
        """How far the nearest hole or weak hex of the line is."""
        guard = self.guard.defence
        return spread(self.front, mask_of(h for h in members(self.line) if self.want(h) - guard.get(h, 0) > 1.0))

    @cached_property
    def fights(self) -> Spread:
        """How far the nearest enemy is that might be attacked with profit."""
        return self.targets.far

    @cached_property
    def holes(self) -> Spread:
        """How far the nearest hole in the line is that somebody could come through, or a key nobody guards."""
        guard = self.guard.defence
        line = self.line if self.border is None else self.line & self.ground.isonzo
        open_ = mask_of(h for h in members(line) if not guard.get(h) and self.away(h) <= 4)
        bare = mask_of(h for h in members(self.ground.keys & self.mine) if not guard.get(h) and self.away(h) <= ALARM)
        return spread(self.front, open_ | bare, 2 * FAR)

    @cached_property
    def targets(self) -> Targets:
        """The enemies that this side goes for with all that is not wanted elsewhere."""
        spare = self._spares()
        ready = mask_of(h for h, its in spare.items() if its > 0)
        reckoned = []
        for n, its in self.sight.stacks.items():
            there = (its.defence + self._works(n)) * (DEEP if self.sight.dug else 1.0)
            beside = self._around(n)
            force = beside + sum(spare[h] for h in members(band(self.front, n) & ready))
            ratio = force / there
            if ratio >= 2.0:
                worth = min(ratio, MOST) * (1.0 + 0.15 * self.prize(n)) * (1.0 + 1.5 * self.drive(n))
                reckoned.append((worth, n, MOST * there - beside))
        return self._choose(reckoned, spare)

    def _choose(self, reckoned: list[tuple[float, int, float]], spare: dict[int, float]) -> Targets:
        """The best first, each with what it takes, as long as something is left."""
        wanted: dict[int, float] = {}
        for _, n, lack in sorted(reckoned, reverse=True):
            if len(wanted) == EFFORTS:
                break
            for ring in rings(self.front, n)[2 : MASS + 1]:
                for h in ring:
                    if lack > 0 and spare.get(h, 0.0) > 0:
                        given = min(lack, spare[h])
                        spare[h] -= given
                        lack -= given
            if lack <= 0.4 * MOST * self.sight.stacks[n].defence:
                wanted[n] = lack
        return Targets(wanted, spread(self.front, mask_of(wanted)))

    def _spares(self) -> dict[int, float]:
        """By hex the attack factors that are not wanted there."""
        found = {}
        for h, attack in self.guard.attack.items():
            guard = self.guard.defence[h]
            want = self.want(h) if self.line >> h & 1 else 0.0
            found[h] = attack * max(0.0, guard - want) / guard if guard else 0.0
        return found

    @cached_property
    def axis(self) -> Spread:
        """How far the nearest goal is."""
        at = self._planned() if self.border is None else 0
        return spread(self.front, at or self._chances(), REACH)

    def _planned(self) -> int:
        """The first goals of a plan, where there is one, that the enemy holds."""
        goals = [h for h in plan(self.g, self.side, self.front) if self.zone >> h & 1]
        return mask_of(goals[: GOALS[self.f]])

    def _chances(self) -> int:
        """Else where much can be won and little stands in the way; goals far enough from each other."""
        goals = self.ground.goals & self.zone if self.border is None else 0
        near = spread(self.front, self.line, REACH)
        found = []
        for h in members(goals):
            around = self.ground.around(h)
            there = sum(self.sight.stacks[n].defence for n in around if n in self.sight.stacks)
            there += FORT * (self.g.forts[self.enemy][self.f] & mask_of(around)).bit_count()
            gain = sum(self.prize(q) for q in members(self.ground.cluster[h] & goals))
            found.append((gain / (near(h) + 3) / (there + 8), h))
        at = 0
        for _, h in sorted(found, reverse=True):
            if not at & self.ground.wide[h]:
                at |= 1 << h
            if at.bit_count() == GOALS[self.f]:
                break
        return at

    def drive(self, h: int) -> float:
        """How near a goal of this side is: 1 there, 0 from afar."""
        return max(0.0, 1.0 - self.axis(h) / DRIVE) if not self.sight.dug else 0.0

    def zest(self, h: int) -> float:
        """How much more the line is pushed forward near a goal."""
        return 1.0

    @cached_property
    def demand(self) -> float:
        """The defence that the whole line wants."""
        return sum(self.want(h) for h in members(self.line)) + 0.35 * self.sight.defence

    @cached_property
    def depth(self) -> float:
        """How many units a hex of the line has."""
        return sum(self.guard.count.values()) / max(1, self.line.bit_count())

    @cached_property
    def strength(self) -> int:
        return sum(self.guard.defence.values())

    def spare(self, u: int) -> bool:
        """Whether a hex has what it wants without one of its units."""
        h = self.g.loc[u] - self.front.base
        rest = self.guard.defence.get(h, 0) - defence_of(self.g, u)
        return rest > 0 and rest >= 0.8 * self.want(h)

    @property
    def breached(self) -> bool:
        """Whether somebody could come through the line."""
        return bool(self.holes.layers[0])

    def stand(self, h: int) -> Stand:
        """How much combat units should be moved from where they are: who is behind first, then who is more than is
        wanted, then who has nobody before him."""
        found = self._stands.get(h)
        if found is None:
            found = self._stands[h] = self._stand(h)
        return found

    def _stand(self, h: int) -> Stand:
        if not self.line >> h & 1:
            return Stand(1.0 if not self.ground.keys >> h & 1 else 0.3)
        own, least = self.guard, 0.4 if self.away(h) > 1 else 0.1
        return Stand(None, own.defence[h], own.each, self.want(h), own.count[h] > 1, self.holes(h) < 6, least)

    # -- where to stand ------------------------------------------------------------------------------------------------

    def worth(self, h: int, units: Sequence[int], start: int = -1) -> float:
        """What combat units are worth in a hex, themselves not counted yet: to hold it, to strike from it, to take it.
        start: where they come from."""
        return self.worth_of(h, body(self.g, units), start)

    def worth_of(self, h: int, its: Body, start: int = -1) -> float:
        strength, here = its.defence, its.homes.get(h + self.front.base, (0, 0))[0]
        cover = self.guard.defence.get(h, 0) - here
        found = self._leans.get(h)
        if found is None:
            found = self._leans[h] = self._lean(h)
        bit = 1 << h
        if self.line & bit:
            found += self._hold(h, cover, strength)
        elif self.zone & bit:
            found += self._take(h, cover, strength, start)
        elif self.front.towns & bit:
            found += RAILHEAD
        found += self._watch(h, cover) + self._strike(h, its)
        if not self.firm & bit and self.border is None:
            found -= EXPOSED * min(len(its.units), 3) * (FLEETING if self.dash else 1.0)
        risk = self.sight.blows.get(h, 0.0) - 2.2 * (cover + strength)
        return found - 0.1 * max(0.0, risk) - self._crowd(h, its.units)

    def _lean(self, h: int) -> float:
        """What it is worth to be in a hex for what is near it."""
        return (
            -PULL * (DASH if self.dash else 1.0) * self.axis(h)
            - 0.08 * self.hungry(h)
            - 0.1 * self.targets.far(h)
            - self.draught(h)
        )

    def draught(self, h: int) -> float:
        """How badly a hole near by wants somebody."""
        far = self.holes(h)
        return HOLE * far - BREACH * max(0, 6 - far) if self.breached else 0.0

    def _crowd(self, h: int, units: Sequence[int]) -> float:
        """7.22: who is too many is lost."""
        there = self.g.stacks.get(h + self.front.base, ())
        if len(there) + len(units) <= 4 and self.g.box.fights[units[0]]:
            return 0.0
        return CROWD if why_crowded(self.g, {*there, *units}) is not None else 0.0

    def _hold(self, h: int, cover: float, strength: float) -> float:
        found = 0.0 if cover > 0 else self.close(h)
        lack = self.want(h) - cover
        return found + FILL * max(0.0, min(lack, strength))

    def _take(self, h: int, cover: float, strength: float, start: int) -> float:
        """To step forward: the ground, less what it opens."""
        front = self.front
        found = self.prize(h) + (0.3 if self.dash else 0.0)
        lack = self.want(h) - cover
        found += 0.8 * FILL * max(0.0, min(lack, strength))
        away = self.away(h)
        if away <= 3:
            open_ = (front.beside[h] & self.zone).bit_count()
            friends = (front.beside[h] & self.g.occ[self.side][self.f]).bit_count()
            fear = 0.35 * max(0, open_ - 3) + (0.8 if not friends else 0.0)
            found -= fear * (0.4 if self.dash else 1.0)
            if open_ <= 2 and away > 1:
                found += CORRIDOR  # whoever went through here is cut off
        if start >= 0 and self.line >> start & 1 and not front.beside[start] & self.zone & ~(1 << h):
            found += self.close(start)  # nothing is left open behind
        return found

    def _watch(self, h: int, cover: float) -> float:
        """Somebody should be at home."""
        if cover > 0 or not self.mine >> h & 1:
            return 0.0
        away = self.away(h)
        if self.ground.keys >> h & 1:
            return KEY if away <= ALARM + 2 else 0.3
        stake = self.stakes[h]
        if self.raided >> h & 1:
            return OPEN * stake
        return max(SLIGHT, OPEN * stake) if away <= 4 and stake > CITY else 0.0

    def _strike(self, h: int, its: Body) -> float:
        """What it gives to stand beside enemies who can be beaten."""
        near = self.front.beside[h] & self.g.occ[self.enemy][self.f]
        if not near:
            return 0.0
        base, best = self.front.base, 0.0
        for n in members(near):
            foe = self._foes.get(n)
            if foe is None:
                foe = self._foes[n] = self._foe(n)
            beside = self.front.beside[n]
            friends = foe.beside - sum([attack for at, (_, attack) in its.homes.items() if beside >> at - base & 1])
            now, then = friends / foe.there, (friends + its.attack) / foe.there
            gain = foe.zeal * (min(then, MOST + 1) - min(now, MOST + 1))
            best = max(best, gain * foe.prize)
        return best * (0.5 if self.holes(h) < 6 else 1.0)

    def _foe(self, n: int) -> Foe:
        there = (self.sight.stacks[n].defence + self._works(n)) * (DEEP if self.sight.dug else 1.0)
        zeal = 0.9 if n in self.targets.wanted else 0.2
        return Foe(self._around(n), there, zeal, 1.0 + 0.1 * self.prize(n))

    def _works(self, n: int) -> float:
        """What forts add in the eyes of an attacker."""
        return 1.0 + (2.0 if self.g.forts[self.enemy][self.f] >> n & 1 else 0.0)

    def _around(self, n: int) -> float:
        """The attack factors beside an enemy."""
        attack = self.guard.attack
        return sum(attack.get(m, 0) for m in members(self.front.beside[n] & self.g.occ[self.side][self.f]))

    def staff(self, h: int, u: int) -> float:
        """A headquarters likes to be with many, behind the line or in it, where there is fighting."""
        g = self.g
        near = self.front.beside[h] & g.occ[self.side][self.f]
        with_ = g.occ[self.side][self.f] >> h & 1
        exposed = self.sight.blows.get(h, 0.0) > 0 and self.guard.defence.get(h, 0) < self.want(h)
        alone = not with_ and self.away(h) < 4
        found = 0.3 * near.bit_count() + 0.8 * with_ - 0.1 * self.fights(h)
        found -= 0.1 * abs(self.away(h) - 2) + (2.0 if exposed else 0.0) + (4.0 if alone else 0.0)
        return found - self._crowd(h, (u,))


def early(g: State, f: int) -> bool:
    """8.14b: whether all march twice as far, as in the West in August 1914."""
    return f == WEST and g.turn < MARNE


def dashes(g: State, side: int, f: int) -> bool:
    """Who moves first there wins ground by marching."""
    return early(g, f) and g.initiative[0] == side


def waits(g: State, side: int, f: int) -> bool:
    """Whether Italy, who is neutral yet, is watched."""
    return f == ITALY and side == CP and g.letter >= ord("B") and not at_war(g, "it")


def border(g: State, side: int, front: Front) -> Spread | None:
    """How far the land is of a neutral who may come in."""
    return spread(front, front.in_country["it"] & front.land) if waits(g, side, front.index) else None


def field(g: State, side: int, f: int) -> Field:
    """The same one as long as nothing has changed on a front."""
    its, own = sight(g, side, f), guard(g, side, f)
    key = (
        its, own, g.held[0][f], g.held[1][f], g.occ[0][f], g.occ[1][f], g.forts[1 - side][f], dashes(g, side, f),
        waits(g, side, f), early(g, f),
    )  # fmt: skip
    found = _FIELDS.get(key, lambda: Field(g, side, g.box.fronts[f], its, own))
    found.g = g
    return found


def trenches_bar(g: State, f: int) -> bool:
    """10.71b: whether nobody simply advances in the West any more."""
    return f == WEST and g.letter >= ord("D") and bool(g.options.get("advance-limits"))
