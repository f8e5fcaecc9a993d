"""The Near East as a player reads it: few units on wide maps, so that places count and not lines. Towns that decide the
war are garrisoned by what can come upon them; whoever is left over comes together against one goal a front.

Numbers here are a player's judgement, tuned by play; none of them is a rule. One unit of worth is about a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from ...kernel.maps import mask_of, members
from .box import AL, CP, Box
from .events import name_of
from .field import CITY, GROUND, MASS, MOST, REACH, TOWN, Body, Field, Targets, field
from .fronts import CAUCASUS, EGYPT, HOT, NEAR_EAST, Front
from .mandates import ENVER, bound, reached, targets, wanted
from .sight import FAR, Guard, Kept, Sight, Spread, guard, layers, sight, spread
from .state import (
    ARABIA, ISLAM, OFF, PERSIAN_FORCE, TRANSIT, State, attack_of, defence_of, fighters_at, fort_at, front_at, holds,
    movement_of, on_front,
)  # fmt: skip
from .supply import area
from .turkey import modifiers

if TYPE_CHECKING:
    from .glance import Eyes

KEY: Final = 5.0
"""What a hex is worth on which victory or surrender hangs."""
GATES: Final = {
    "N2913": 2.5, "N2711": 2.0, "N2523": 0.8, "N2419": 0.8, "N1921": 1.0, "N3311": 1.8, "N3611": 1.0, "N3112": 0.8,
    "N4011": 1.6, "N1845": 1.5, "N2147": 0.8, "N2250": 1.2, "N1949": 0.6, "N1437": 0.5, "N3938": 1.5, "N3935": 0.8,
    "N3534": 0.8, "N3338": 0.8, "N3335": 0.8, "N4033": 0.6, "N4041": 1.0, "N3842": 1.0, "N3045": 0.8, "N4211": 1.0,
    "N4208": 0.5,
}  # fmt: skip
"""Places on the way to such hexes: Gaza and Beersheba, Kut, Sarikamish and the like."""
HEARTS: Final = {"N2252": 3.0, "N2552": 1.0, "N4243": 1.5, "N3835": 4.0, "N1540": 2.0, "N2416": 2.0}
"""What some are worth to the Allies besides: Basra, where all comes from, Abadan, Tiflis; what their armies were sent
for, Erzurum, Baghdad, Jerusalem."""
DREAMS: Final = {"N4011": 2.5}
"""What some are worth to the Turks besides: Romani, before the canal."""
SLIGHT: Final = 0.85
"""How much less a place on the way is minded than it is worth."""
GATES_OF_PALESTINE: Final = ("gaza", "beersheba")
"""11.22b: without either of them nobody eats who is beyond."""
LIFELINE: Final = 2.5
"""What such a gate is worth besides, and each town that the pipeline has reached."""
TOKEN: Final = 1.0
"""The least garrison of a place that can be come upon."""
SHARE: Final = 0.42
"""How much of what can come upon a key its garrison wants."""
FILL: Final = 0.5
"""What a point of defence is worth in a key that wants it."""
MARCH: Final = 0.3
"""What a hex nearer to the goal is worth to an army that is strong enough."""
HOME: Final = 0.3
"""What a hex nearer to a place in need is worth."""
BOLD: Final = 1.2
"""How much stronger than the enemy around it an army is that marches on its goal,"""
TIMID: Final = 0.6
"""and that does not at all."""
SURE: Final = 3.5
"""How much stronger an army is that can do what it likes."""
ENOUGH: Final = 3.0
"""The odds that units come together for; more in rough country."""
AROUND: Final = (1.0, 0.9, 0.5, 0.3)
"""How much of what is so far from a place defends it."""
DRY: Final = 4.0
"""What it costs to have no line when the heat comes,"""
PINCHED: Final = 6.0
"""to have none in Sinai and Palestine but by places that may be lost,"""
FIRM: Final = 0.12
"""with less of a garrison than this, by the enemies who can come there,"""
LOOSE: Final = 1.0
"""and to have none but over towns that the enemy may walk into:"""
BARE: Final = 0.5
"""so many of his factors near an empty one."""
PERIL: Final = 0.16
"""What a factor of the enemy's is worth that may fall upon units too weak for it."""
ORDERED: Final = 15.0
"""What it is worth to come up to the enemy whom Enver wants attacked."""
DELAY: Final = 1.0
"""What it costs to be on the way from front to front."""
ROOM: Final = 4
"""How many wait in transit at most."""
MASSED: Final = 15
"""The attack factors that a second round of attacks is for."""
NEVER: Final = -100.0
SAFE: Final = 4
"""Below this the surrender roll cannot succeed."""

MATTERS: Final = 2.0
"""What a hex is worth that generals are spent on."""
ONCE: Final = (
    "ne-al-townsend", "ne-al-yudenich", "ne-al-flotilla", "ne-al-meinertzhagen", "ne-al-naval", "ne-cp-kemal",
    "ne-cp-determination", "ne-cp-goltz",
)  # fmt: skip

WALK: Final = (1.0, 1.0, 1.0, 0.8, 0.45, 0.25, 0.12)
"""What an enemy counts that is so many hexes away,"""
RIDE: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.7, 0.5, 0.35, 0.25, 0.15, 0.1)
"""and in Egypt, where everybody goes twice as far."""
EAGER: Final = {AL: 0.3, CP: 0.9}
"""The least an attack must promise: the Allies can afford losses, the Turks cannot,"""
FREE: Final = 0.1
"""but for what Russia leaves behind when it falls apart."""


@lru_cache(64)
def places(box: Box, f: int, side: int, persian: bool) -> dict[int, float]:
    """What the places of a front are worth to a side. persian: whether Russians have come to Hamadan; nobody may
    go there before (17.4c)."""
    front = box.fronts[f]
    found = dict.fromkeys(members(front.towns & front.land), TOWN)
    found.update(dict.fromkeys(members(front.cities & front.land), CITY))
    found.update(dict.fromkeys(members((front.kind("vp") | front.kind("surrender")) & front.land), KEY))
    hamadan = box.place["hamadan"]
    if box.front_of[hamadan] is front and not persian:
        del found[hamadan - front.base]
    for number, worth in (*GATES.items(), *(HEARTS if side == AL else DREAMS).items()):
        if number in front.hex:
            found[front.hex[number]] = found.get(front.hex[number], 0.0) + worth
    return found


@lru_cache(64)
def _with_road(box: Box, pipeline: int, gates: tuple[str, ...]) -> dict[int, float]:
    """The same in Egypt for the Allies: all that they eat comes along the coast, and by the gates that they have."""
    front = box.fronts[EGYPT]
    found = dict(places(box, EGYPT, AL, False))
    for h in [*box.sets["pipeline"][:pipeline], box.place["gaza"], *(box.place[gate] for gate in gates[:1])]:
        found[h - front.base] += LIFELINE
    return found


@lru_cache(2048)
def _rings(front: Front, h: int) -> tuple[tuple[int, ...], ...]:
    most = len(RIDE if front.index == EGYPT else WALK) - 1
    return tuple(tuple(members(layer)) for layer in layers(front, 1 << h, most))


def _spread(front: Front, by: dict[int, float]) -> dict[int, float]:
    """By hex what may come there, the further away the less."""
    fades = RIDE if front.index == EGYPT else WALK
    found: dict[int, float] = {}
    for h, strength in by.items():
        for far, hexes in enumerate(_rings(front, h)):
            counts = strength * fades[far]
            for n in hexes:
                found[n] = found.get(n, 0.0) + counts
    return found


def far_from(front: Front, seeds: int) -> Spread:
    return spread(front, seeds, REACH)


_FIELDS: Final = Kept(24)
_ORDERS: Final = Kept(12)


class Orient(Field):
    """A front of the Near East as one side sees it now."""

    def __init__(self, g: State, side: int, front: Front, its: Sight, own: Guard) -> None:
        super().__init__(g, side, front, its, own)
        self._uses: dict[tuple[int | str, ...], float] = {}
        self._worse: dict[frozenset[tuple[int, int]], list[tuple[State, float]]] = {}
        self.places = places(g.box, front.index, side, bool(g.landed & PERSIAN_FORCE))
        if front.index == EGYPT and side == AL:
            self.places = _with_road(g.box, g.pipeline, self.gates)
        held = mask_of(self.places) & self.mine
        self.line = mask_of(h for h in members(held) if self.threat.get(h, 0.0) > 0)
        """The places that somebody may come upon."""

    @cached_property
    def gates(self) -> tuple[str, ...]:
        """The gates of Palestine that the Allies have, in their eyes."""
        if self.f != EGYPT or self.side != AL:
            return ()
        return tuple(gate for gate in GATES_OF_PALESTINE if holds(self.g, AL, self.g.box.place[gate]))

    def prize(self, h: int) -> float:
        return GROUND + self.places.get(h, 0.0)

    # -- who may come where --------------------------------------------------------------------------------------------

    @cached_property
    def threat(self) -> dict[int, float]:
        """By hex the enemy's attack factors that may come there; by rail too, into towns of his that are near a key."""
        found = _spread(self.front, {h: its.attack for h, its in self.sight.stacks.items()})
        far = far_from(self.front, self.zone & self.front.towns)
        for h, worth in self.places.items():
            if worth >= KEY and far(h) <= (12 if self.f == EGYPT else 6):
                found[h] = max(found.get(h, 0.0), 1.0)
        return found

    @cached_property
    def might(self) -> dict[int, float]:
        """By hex one's own attack factors that may come there."""
        return _spread(self.front, {h: float(its) for h, its in self.guard.attack.items()})

    # -- garrisons -----------------------------------------------------------------------------------------------------

    def want(self, h: int) -> float:
        worth = self.places.get(h)
        threat = self.threat.get(h, 0.0)
        if worth is None or threat <= 0:
            return 0.0
        if worth < KEY:
            return min(TOKEN, 0.3 * threat) if worth < 2 * CITY else min(TOKEN + 0.2 * threat, 8.0)
        strong = 0.6 if fort_at(self.g, h + self.front.base) >= 0 else 1.0
        return min(TOKEN + worth - KEY + SHARE * strong * threat * worth / KEY, 14.0)

    def close(self, h: int) -> float:
        """What it is worth to be the only one in a place."""
        worth = self.places.get(h, 0.0)
        return worth * (1.0 if worth > 4.0 else SLIGHT) * min(1.0, 1.3 * self.threat.get(h, 0.0))

    @cached_property
    def hungry(self) -> Spread:
        guard = self.guard.defence
        keys = [h for h in members(self.line) if self.places[h] >= KEY]
        return far_from(self.front, mask_of(h for h in keys if self.want(h) - guard.get(h, 0) > 1.0))

    @cached_property
    def holes(self) -> Spread:
        guard = self.guard.defence
        bare = mask_of(h for h in members(self.line) if not guard.get(h) and self.close(h) > 1.0)
        return far_from(self.front, bare)

    # -- the goal ------------------------------------------------------------------------------------------------------

    @cached_property
    def goal(self) -> tuple[int, float]:
        """The places that this side goes for, and how well the first of them could be taken."""
        near = far_from(self.front, mask_of(self.guard.attack) or self.mine)
        spare = self._spares()
        worth, hope = {}, {}
        for h in members(mask_of(self.places) & self.zone):
            hope[h] = self._gathered(h, spare) / self._defended(h)
            far = near(h) / 2 if self.f == EGYPT else near(h)
            worth[h] = self.places[h] / (far + 4) * min(SURE, hope[h]) ** 2
        if not worth:
            return 0, 0.0
        first = max(worth, key=lambda h: worth[h])
        others = [h for h in worth if hope[h] >= SURE and worth[h] >= 0.5 * worth[first]]
        return mask_of([first, *others]), hope[first]

    def _defended(self, h: int) -> float:
        """What stands in and around a place of the enemy's."""
        found = 1.0 + (3.0 if self.g.forts[self.enemy][self.f] >> h & 1 else 0.0)
        for far, hexes in enumerate(_rings(self.front, h)[: len(AROUND)]):
            found += AROUND[far] * sum(self.sight.stacks[n].defence for n in hexes if n in self.sight.stacks)
        return found

    def _gathered(self, h: int, spare: dict[int, float]) -> float:
        """What could be brought up to it in a few turns."""
        far = far_from(self.front, 1 << h)
        reach = 16 if self.f == EGYPT else 9
        return sum(its * min(1.0, reach / (far(n) + 1)) for n, its in spare.items())

    @cached_property
    def bold(self) -> float:
        """How much an army marches on its goal."""
        if not self.goal[0]:
            return 1.0
        return max(0.0, min(1.0, (self.goal[1] - TIMID) / (BOLD - TIMID)))

    def drive(self, h: int) -> float:
        """What is won here is in the prize."""
        return -0.5

    @cached_property
    def targets(self) -> Targets:
        spare = self._spares()
        reach = 7 if self.f == EGYPT else MASS
        reckoned = []
        for n, its in self.sight.stacks.items():
            there = its.defence + self._works(n)
            beside = self._around(n)
            force = beside + sum(spare.get(h, 0.0) for ring in _rings(self.front, n)[2 : reach + 1] for h in ring)
            odds = ENOUGH + (1.0 if self._rough(n) else 0.0) - min(1.5, 0.3 * self.prize(n))
            if force >= 0.75 * odds * there:
                worth = min(force / there, MOST) * (1.0 + 0.3 * self.prize(n)) * (1.5 if self.axis(n) < 5 else 1.0)
                reckoned.append((worth, n, odds * there - beside))
        return self._choose(reckoned, spare)

    @cached_property
    def axis(self) -> Spread:
        at, _ = self.goal
        if not at and self.side == AL:
            at = self.front.kind("port") & self.mine  # for where there is something to do
        return far_from(self.front, at)

    def zest(self, h: int) -> float:
        return 1.0 + 2.0 * self.drive(h)

    # -- where to stand ------------------------------------------------------------------------------------------------

    def worth_of(self, h: int, its: Body, start: int = -1) -> float:
        strength, here = its.defence, its.homes.get(h + self.front.base, (0, 0))[0]
        cover = self.guard.defence.get(h, 0) - here
        found = HOME * (2 * REACH - self.hungry(h) - self.holes(h))
        found += self.bold * MARCH * (REACH - self.axis(h)) + 0.1 * (FAR - self.targets.far(h))
        bit = 1 << h
        if self.line & bit:
            found += self._post(h, cover, strength)
        elif self.zone & bit:
            found += self._seize(h, cover, strength)
        found += self._strike(h, its)
        if self.ordered >> h & 1:
            found += ORDERED
        found -= self._peril(h, cover + strength) + self._crowd(h, its.units)
        return found - self._thirst(h, its.units[0], its.homes)

    @property
    def ordered(self) -> int:
        """6.30b: the hexes beside the enemy whom at least three can attack, if that must be done."""
        g = self.g
        if self.f != CAUCASUS or ENVER not in bound(g) or g.mandate[ENVER] >= max(g.owed[ENVER], wanted(g, ENVER)):
            return 0
        return _ORDERS.get((g.box, g.turn, self.guard, self.sight, g.moved), self._ordered)

    def _ordered(self) -> int:
        g, best, found = self.g, 0.0, 0
        able_ = [u for u in on_front(g, CP, CAUCASUS) if g.box.fights[u] and attack_of(g, u)]
        foot = [u for u in able_ if g.box.kind[u] != "cavalry"]  # 15.54a: others may not be able to
        reach = {u: reached(g, u) for u in (foot if len(foot) > 2 else able_)}
        for h in targets(g, self.front):
            near = self.front.beside[h - self.front.base]
            able = [attack_of(g, u) for u, where in reach.items() if where & near]
            if len(able) >= int(g.box.tables["limits"]["enver"]):
                there = self.sight.stacks.get(h - self.front.base)
                worth = sum(able) / ((there.defence if there else 0.0) + self._works(h - self.front.base))
                worth += 100 * sum(g.occ[CP][CAUCASUS] >> b & 1 for b in members(near))  # go on with what was begun
                if worth > best:
                    best, found = worth, near
        return found

    def post(self, h: int, u: int, need: float) -> float:
        """What it is worth to bring a unit to a town, with a front that needs so much."""
        if not self.g.box.fights[u]:
            return need + 0.3 * self.staff(h, u)
        return 2.0 + 1.5 * need + 0.4 * (self._use(h, u) - self._most(u))

    def _use(self, h: int, u: int) -> float:
        return self.worth(h, (u,)) - 0.08 * self.hungry(h) - 0.08 * self.bold * self.axis(h)

    def _most(self, u: int) -> float:
        """The most that a unit could be worth in a town of this side's."""
        g, box = self.g, self.g.box
        key = (self.ordered, g.loc[u], defence_of(g, u), attack_of(g, u), box.nation[u], box.bulk[u], box.kind[u])
        if key not in self._uses:
            self._uses[key] = max((self._use(h, u) for h in members(self.front.towns & self.mine)), default=0.0)
        return self._uses[key]

    @cached_property
    def usual(self) -> float:
        """What it is worth to be anywhere at all."""
        return HOME * 2 * REACH + self.bold * MARCH * REACH + 0.1 * FAR - 1.0

    def _post(self, h: int, cover: float, strength: float) -> float:
        found = 0.0 if cover > 0 else self.close(h)
        lack = self.want(h) - cover
        return found + FILL * (self.places[h] / KEY + 0.2) * max(0.0, min(lack, strength))

    def _seize(self, h: int, cover: float, strength: float) -> float:
        """To step into the enemy's land: what is there, if it can be held."""
        ours = cover + strength + 0.3 * self.might.get(h, 0.0)
        holds_ = min(1.0, 2.0 * ours / (self.threat.get(h, 0.0) + 0.1))
        return self.prize(h) * (0.35 + 0.65 * holds_)

    def _strike(self, h: int, its: Body) -> float:
        near = self.front.beside[h] & self.g.occ[self.enemy][self.f]
        if not near:
            return 0.0
        blow, best = its.attack, 0.0
        for n in members(near):
            defence = self.sight.stacks[n].defence + self._works(n)
            already = any(m + self.front.base in its.homes for m in members(self.front.beside[n]))
            friends = self._around(n) - (blow if already else 0.0)
            most = (MOST + 2.0 if self._rough(n) else MOST + 1.0) * defence
            gain = (min(friends + blow, most) - min(friends, most)) / defence
            gain *= 0.9 if n in self.targets.wanted else 0.2
            best = max(best, gain * (1.0 + 0.1 * self.prize(n)))
        return best

    def staff(self, h: int, u: int) -> float:
        """A headquarters goes with the army that marches."""
        near = self.front.beside[h] & self.g.occ[self.side][self.f]
        with_ = self.g.occ[self.side][self.f] >> h & 1
        alone = not with_ and self.threat.get(h, 0.0) > 0.3
        found = 0.3 * near.bit_count() + 1.0 * with_ + 0.25 * (REACH - self.axis(h)) - (5.0 if alone else 0.0)
        weak = self._peril(h, self.guard.defence.get(h, 0))
        return found - weak - self._thirst(h, u, {}) - self._crowd(h, (u,))

    def _peril(self, h: int, ours: float) -> float:
        """What may fall upon units in a hex, as far as they and their friends around are too few for it."""
        threat = self.threat.get(h, 0.0) - 0.5 * self.might.get(h, 0.0)
        ground = 1.6 if fort_at(self.g, h + self.front.base) >= 0 else 1.25 if self._rough(h) else 1.0
        return min(PERIL * max(0.0, threat - 1.6 * ours * ground), 1.2)

    def _rough(self, h: int) -> bool:
        return self.front.terrain[h] in ("mountain", "difficult", "marsh", "pass") or bool(self.front.cities >> h & 1)

    def _thirst(self, h: int, u: int, homes: Mapping[int, tuple[int, int]]) -> float:
        """Who may lose his line: 12.2d, when the heat begins he dies before he can leave; and when the enemy walks into
        towns that nobody guards, or not well enough. homes: by hex the defence that leaves it."""
        nation, found = self.g.box.nation[u], 0.0
        for twin, cost in self._twins(homes):
            if not (area(twin, nation, self.f) >> h & 1 or area(twin, nation, self.f, entered=1 << h)):
                found += cost
        return found

    def _twins(self, homes: Mapping[int, tuple[int, int]]) -> list[tuple[State, float]]:
        """The same position in worse times."""
        base, left = self.front.base, {}
        if self.f == EGYPT and self.side == AL:
            left = {at - base: its[0] for at, its in homes.items() if self.places.get(at - base)}
        key = frozenset(left.items())
        if key not in self._worse:
            guard, line = self.guard.defence, members(self.line)
            bare = mask_of(h for h in line if not guard.get(h) and self.threat[h] > BARE)
            loose = mask_of(h for h in line if guard.get(h, 0) - left.get(h, 0) < FIRM * self.threat[h])
            mine = loose if self.f == EGYPT and self.side == AL else 0
            self._worse[key] = [*self._lost(bare, LOOSE), *self._lost(mine, PINCHED), *self._heat]
        return self._worse[key]

    def _lost(self, places: int, cost: float) -> list[tuple[State, float]]:
        if not places:
            return []
        twin = self.g.copy()
        twin.held[self.side][self.f] &= ~places
        return [(twin, cost)]

    @cached_property
    def _heat(self) -> list[tuple[State, float]]:
        following = self.g.box.turns.get(self.g.turn + 1)
        if following is None or following.weather.get(self.f) != HOT or self.g.weather[self.f] == HOT:
            return []
        twin = self.g.copy()
        twin.weather[self.f] = HOT
        return [(twin, DRY)]


# -- opinions of the Near East ----------------------------------------------------------------------------------------


def field_of(g: State, side: int, f: int) -> Field:
    """How a side reads a front; the same as long as nothing has changed there."""
    if f not in NEAR_EAST:
        return field(g, side, f)
    its, own = sight(g, side, f), guard(g, side, f)
    staffs = tuple([g.loc[u] for u in members(g.here[side][f] & g.box.hq_mask)])
    key = (
        its, own, g.held[0][f], g.held[1][f], g.any_occ[0][f], g.any_occ[1][f], g.forts[0][f], g.forts[1][f], g.turn,
        g.weather[f], g.pipeline, g.landed, g.spoiled[f], tuple(g.staff), staffs,
    )  # fmt: skip
    found = _FIELDS.get(key, lambda: Orient(g, side, g.box.fronts[f], its, own))
    found.g = g
    return found


def _all(eyes: Eyes, _: int) -> float | None:
    """An army marches together, but for its garrisons."""
    g = eyes.g
    if not g.marching:
        return None
    front = front_at(g, g.loc[g.marching[0]])
    its, local = eyes.field(front.index), g.loc[g.marching[0]] - front.base
    if not isinstance(its, Orient):
        return None
    return -60.0 if its.ordered or its.line >> local & 1 or its.close(local) > 0 else 30.0


def ordered(its: Field, local: int) -> float | None:
    """6.30b: as long as too few stand where Enver wants them, even a garrison goes."""
    where = its.ordered if isinstance(its, Orient) else 0
    if not where or where >> local & 1:
        return None
    if sum(its.guard.count.get(h, 0) for h in members(where)) >= int(its.g.box.tables["limits"]["enver"]):
        return None
    return 1.2 if its.guard.count.get(local, 0) > 1 else 1.1


def _commit(eyes: Eyes, c: int) -> float | None:
    """Generals fight once, and not for a village."""
    g = eyes.g
    if g.attack is None or name_of(g, c) not in ONCE:
        return None
    front = front_at(g, g.attack.hex)
    many = len(fighters_at(g, g.attack.hex, 1 - g.side)) > 2
    return 0.25 if many or eyes.field(front.index).prize(g.attack.hex - front.base) > MATTERS else 0.0


def _buy(eyes: Eyes, _: int) -> float | None:
    """6.45: nobody wants to be told to take Baku who is far from it."""
    g = eyes.g
    if g.box.tag != "NE" or eyes.side != CP or g.played & ISLAM or g.letter < ord("O"):
        return None
    return 0.4 if holds(g, CP, g.box.place["baku"]) else 0.0


def _ride(eyes: Eyes, u: int) -> float | None:
    h = eyes.g.loc[u]
    if h == ARABIA:
        return -1.0  # 5.62b
    if h >= OFF:
        return 0.8 if h == TRANSIT else None
    front = front_at(eyes.g, h)
    its, local = eyes.field(front.index), h - front.base
    if not isinstance(its, Orient) or not eyes.box.fights[u]:
        return None
    if its.line >> local & 1 and its.guard.defence[local] - defence_of(eyes.g, u) < its.want(local):
        return 0.0
    if not its.goal[0]:
        return 0.4
    if its.hungry(local) < REACH:
        return 0.3 + 0.01 * its.hungry(local)
    return 0.22 + 0.01 * its.axis(local) if its.axis(local) > 5 or eyes.pull(u) > 0 else 0.0


def _stay(eyes: Eyes, _: int) -> float | None:
    """Nobody is of use between the fronts."""
    g = eyes.g
    return -3.0 if not g.marching and g.riding >= 0 and g.loc[g.riding] == TRANSIT else None


def _to_transit(eyes: Eyes, _: int) -> float | None:
    """9.13: from one front of the Near East to another, where it is much worse off."""
    h = eyes.g.loc[eyes.g.riding]
    if h >= OFF or front_at(eyes.g, h).index not in NEAR_EAST:
        return None
    others = [eyes.need(f) for f in NEAR_EAST if f != front_at(eyes.g, h).index]
    return 2.0 + 1.5 * max(others) - DELAY if _waiting(eyes) < ROOM else -1.0


def _waiting(eyes: Eyes) -> int:
    """Who is on the way already: no more than can go on (9.12)."""
    return sum(h == TRANSIT for h in eyes.g.loc)


def _let_go(eyes: Eyes, _: int) -> float | None:
    return 0.5 if _waiting(eyes) < ROOM else -1.0


def _call_in(eyes: Eyes, u: int) -> float | None:
    """5.38c, 5.62g: the reserve is filled as far as surrender would threaten."""
    g = eyes.g
    if sum(modifiers(g).values()) <= SAFE:
        return -1.0
    h = g.loc[u]
    if h >= OFF:
        return 3.0
    front = front_at(g, h)
    its, local = eyes.field(front.index), h - front.base
    return 1.5 - 0.1 * (its.worth(local, (u,)) - its.usual if isinstance(its, Orient) else 0.0)


def _call_boxes(eyes: Eyes, _: int) -> float | None:
    return 2.0 if sum(modifiers(eyes.g).values()) > SAFE else 0.1


def _attack(eyes: Eyes, h: int) -> float | None:
    front = front_at(eyes.g, h)
    its = eyes.field(front.index)
    if not isinstance(its, Orient):
        return None
    force = eyes.force(h)
    if not force.units:
        return NEVER
    if eyes.duty(force.units, h) <= 0 and _rides_off(eyes, its, h, force.units):
        return 0.3 * its.prize(h - front.base) - 0.2
    least = FREE if eyes.side == CP and front.index == CAUCASUS and eyes.g.tsar else EAGER[eyes.side]
    return force.worth - least * eyes.dear(force.units[0]) ** 2 + 0.2


def _rides_off(eyes: Eyes, its: Orient, h: int, attackers: Sequence[int]) -> bool:
    """15.51: cavalry alone gets away from whoever has none; it is not chased over the map (15.53)."""
    there = its.sight.stacks.get(h - its.front.base)
    if there is None or fort_at(eyes.g, h) >= 0 or len(there.seen) < there.units:
        return False
    kind = eyes.box.kind
    return all(kind[u] == "cavalry" for u in there.seen) and not any(kind[u] == "cavalry" for u in attackers)


def _allenby(eyes: Eyes, h: int) -> float | None:
    """6.32: once, where many stand beside enemies who should be beaten."""
    front = front_at(eyes.g, h)
    its, local = eyes.field(front.index), h - front.base
    if not isinstance(its, Orient):
        return None
    near = [n for ring in _rings(front, local)[:3] for n in ring]
    mine = sum(its.guard.attack.get(n, 0) for n in near)
    worth = sum(its.prize(n) for n in near if n in its.targets.wanted)
    return 0.02 * mine + 0.1 * worth if mine >= MASSED and worth else -1.0


def _withdraw(eyes: Eyes, u: int) -> float | None:
    """6.46, 6.64b: factors are counted, not units: strong and slow ones first."""
    if eyes.box.tag == "E" or eyes.g.toll is None:
        return None
    return 0.3 * attack_of(eyes.g, u) - 0.3 * movement_of(eyes.g, u)


OPINIONS: Final[dict[str, Callable[[Eyes, int], float | None]]] = {
    "all": _all, "allenby": _allenby, "attack": _attack, "commit": _commit, "buy": _buy, "ride": _ride,
    "stay": _stay,
    "call_in": _call_in, "call_boxes": _call_boxes,
    "to_transit": _to_transit, "let_go": _let_go, "withdraw": _withdraw, "let_all_go": lambda eyes, _: -1.0,
}  # fmt: skip
"""What is thought of options for reasons of the Near East, by verb; None: nothing in particular."""
