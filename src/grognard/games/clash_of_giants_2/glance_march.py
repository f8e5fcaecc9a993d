"""How good a hex looks to stand in: towns, ground, neighbours, supply, and what the enemy could do about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...kernel.maps import bits
from .box import Box
from .glance_front import Line, line_of
from .glance_worth import fading, prize
from .movement import points_of
from .odds import defence_of
from .retreat import ground
from .state import State, fort_set, put, units_at, zoc
from .supply import passable, traced

FRONT = 1.7
"""What it is worth to close a hex of a gap in one's line."""
POST = 0.9
"""How much a gap draws that is to be closed."""
APPROACH = 0.5
"""What it is worth to be a hex nearer to a goal."""
REACH = 12.0
"""From how far the best goal draws."""
RIVER = 0.15
"""What a river is worth on a side of a hex from which the enemy comes."""
FAR = 40.0
"""Farther away from all goals than this nothing draws."""
CROWD = (0.15, 2, -0.6)
"""How much less a goal draws for each hex of one's own beside it that is not needed there; how many more than the
enemy's are; and how much less at the most."""
NARROW = (0.4, 1, -1.5)
"""The same where a front is to be closed: who crowds together is missed in the line."""
SLUICES = 2.0
"""What it is worth to have Belgians where the sluices are, as long as they are shut."""
THROUGH = 50.0
"""Before anything else a town is taken that lies on the way."""
TAKEN = 2.5
"""What it is worth to stand in a goal that one takes by it,"""
KEPT = 1.0
"""and in one that is one's own already."""
UNABLE = 0.3
"""How much less a goal draws those who could not take it."""
ELSEWHERE = 0.25
"""How much less a goal draws that somebody else is nearer to."""
HUNGER = 1.5
"""What it costs to stand where no line of supply could be traced."""
GUARD = 0.5
"""How likely a town that is left is lost, by enemies who could march in at once,"""
ALARM = 4
"""that is, from so many hexes;"""
LATER = 0.4
"""and by those three hexes farther away, as part of it."""
HOPELESS = 0.3
"""How much of it remains where the enemy is twice as many: a garrison would be lost with the town."""
CUT = 1.0
"""What it is worth to cut the line of supply of an enemy step, or to open one's own;"""
REAR = 3
"""looked for so many hexes behind enemies,"""
LINES = 3.0
"""and where a hex is otherwise not worse than the best by more,"""
MANY = 6
"""the best of them only."""
TRAPPED = 0.6
"""What it costs to have no way back with enemies beside one, and brings to leave them none."""


class Ground:
    """What one side sees of the map when it is asked where to go."""

    def __init__(self, g: State, side: int) -> None:
        self.g, self.box, self.side = g, g.box, side
        self.enemy = 1 - side
        self._goals: dict[int, float] | None = None
        self._claims: dict[int, int] | None = None
        self._draws: dict[int, list[tuple[float, tuple[int, ...]]]] = {}
        self._open: dict[int, int] = {}
        self._fed: dict[int, float] = {}
        self._cut_off: int | None = None
        self._free: tuple[int, int] | None = None
        self._staying: float | None = None
        self._line: Line | None = None
        self._steps: dict[int, int] = {}

    def steps(self, h: int) -> int:
        """The steps in a hex."""
        found = self._steps.get(h)
        if found is None:
            left = self.g.left
            found = self._steps[h] = sum(left[u] for u in self.g.stacks.get(h, ()))
        return found

    # -- goals ---------------------------------------------------------------------------------------------------------

    def goals(self) -> dict[int, float]:
        """The hexes worth going to, and how much each draws: to take, to take back, to keep where the enemy is near."""
        if self._goals is None:
            g, box = self.g, self.box
            near = box.map.range(g.occ[self.enemy], 5)
            found: dict[int, float] = {}
            for h in bits(box.any_vp):
                mine, theirs = box.vp[self.side] >> h & 1, box.vp[self.enemy] >> h & 1
                if mine and g.owner[h] != self.side and not self._sated():
                    found[h] = 1.0
                elif theirs and g.owner[h] == self.enemy:
                    found[h] = 0.9
                elif g.owner[h] != self.enemy and near >> h & 1 and (theirs or not self._sated()):
                    found[h] = 0.8
            self._goals = {h: draw + self._ease(h) for h, draw in found.items()}
            if self.sluices() >= 0:
                self._goals[self.sluices()] = 1.0
        return self._goals

    def sluices(self) -> int:
        """YPR.5.33a: where Belgians are still needed to open them, or -1."""
        g, table = self.g, self.box.tables.get("flood")
        if table is None or self.side or g.flood:
            return -1
        h = self.box.hex[table["hex"]]
        there = (u for u in g.stacks.get(h, ()) if u not in g.marching)
        return -1 if any(self.box.nation[u] == table["nation"] for u in there) else h

    def _opens(self, u: int) -> bool:
        """Whether a unit is of the nation that may open the sluices."""
        return self.box.nation[u] == str(self.box.tables["flood"]["nation"])

    def _sated(self) -> bool:
        """Austria can score no more than eight points: then only what Russia holds counts."""
        return 0 < self.box.most_vp <= self.g.vp and self.side == 0

    def _ease(self, h: int) -> float:
        """A hex that is hardly held draws more, one that many are near already draws less."""
        near = self.box.near(h, 2)
        ours = (near & self.g.occ[self.side]).bit_count()
        theirs = (near & self.g.occ[self.enemy]).bit_count()
        less, enough, least = NARROW if "front" in self.box.tables else CROWD
        return max(least, (0.15 if not theirs else 0.0) - less * max(0, ours - enough - theirs))

    def claims(self) -> dict[int, int]:
        """Goals that nobody stands in, each with the one of one's units that has it to take: one is enough."""
        if self._claims is None:
            g = self.g
            free = [h for h in self.goals() if not (g.occ[0] | g.occ[1]) >> h & 1 and g.owner[h] != self.side]
            free += [h for h in self.posts() if h not in free]
            self._claims = _shared(self._ways(free), g.left) if free else {}
        return self._claims

    def _ways(self, free: Sequence[int]) -> dict[int, dict[int, int]]:
        """By unit that is to march yet, how far it has to the goals within its reach."""
        g, box = self.g, self.box
        found: dict[int, dict[int, int]] = {}
        for h in free:
            far = box.distances(h)
            for n in bits(box.near(h, 6) & g.occ[self.side]):
                for u in g.stacks[n]:
                    if not g.moved >> u & 1 and (h != self.sluices() or self._opens(u)):
                        found.setdefault(u, {})[h] = far[n]
        return found

    def pull(self, h: int, units: Sequence[int]) -> float:
        """Nearness to the prizes, most to the nearest; what somebody else has to take draws less."""
        draws = self._draws.get(units[0])
        if draws is None:
            claims, far = self.claims(), self.box.distances
            draws = self._draws[units[0]] = [
                (REACH * (draw - self._less(goal, claims.get(goal, units[0]), units)), far(goal))
                for goal, draw in self.goals().items()
            ]
            draws += [
                (REACH * (POST - (ELSEWHERE if claims.get(post, units[0]) not in units else 0.0)), far(post))
                for post in self.posts()
            ]
        best = -FAR
        for draw, distance in draws:
            near = draw - distance[h]
            if near > best:
                best = near
        return best

    def _less(self, goal: int, claimant: int, units: Sequence[int]) -> float:
        """By how much a goal draws these units less: somebody else has to take it, or they could not."""
        if claimant not in units:
            return ELSEWHERE
        return 0.0 if self.g.owner[goal] == self.side or self.takes(units, goal) else UNABLE

    def takes(self, units: Sequence[int], h: int) -> bool:
        """Whether a victory hex would be this side's if one of these entered it (GAL.4.22, YPR.4.22)."""
        return any(self.box.rules.owner_after(self.g, u, h) == self.side for u in units)

    def through(self, h: int) -> float:
        """What it is worth to take a town in passing, and another one behind it."""
        g, units = self.g, self.g.marching
        far = self.box.distances
        ahead = points_of(g, units) - far(g.loc[units[0]])[h]
        if self.claims().get(h, units[0]) not in units:
            return 0.0
        more = [prize(g, n) for n in self.goals() if n != h and far(h)[n] <= ahead and self._free_to(units, n)]
        value = prize(g, h) if self.takes(units, h) else 1.0
        return THROUGH + value + 0.5 * max(more, default=0.0) - 0.1 * far(h)[g.loc[units[0]]]

    def _free_to(self, units: Sequence[int], h: int) -> bool:
        """Whether these could take a goal that nobody stands in."""
        g = self.g
        return g.owner[h] != self.side and not (g.occ[0] | g.occ[1]) >> h & 1 and self.takes(units, h)

    # -- where to stand ------------------------------------------------------------------------------------------------

    def march(self, h: int) -> float:
        """Worth of a hex for the marching units, less that of staying where they are."""
        units = self.g.marching
        if not units:
            return 0.0
        if self._staying is None:
            self._staying = self.stand(self.g.loc[units[0]], units)
        return self.stand(h, units) - self._staying

    def stand(self, h: int, units: Sequence[int]) -> float:
        """What it is worth to have these units stand in a hex."""
        g, box, side = self.g, self.box, self.side
        goals = self.goals()
        value = APPROACH * self.pull(h, units)
        if h in goals:
            value += goals[h] * (KEPT if g.owner[h] == side else TAKEN if self.takes(units, h) else 0.3 * TAKEN)
        others = [u for u in units_at(g, h) if u not in units]
        own = sum(g.left[u] for u in units)
        ours = own + sum(g.left[u] for u in others)
        value += 0.25 * box.defence[h] + 0.5 * box.left[h] + RIVER * sides(box, side)[h]
        start = g.loc[units[0]]
        pressure = 0
        for n in box.map.linked[h]:
            if g.occ[side] >> n & 1:
                if n != start or len(g.stacks[n]) > len(units):
                    value += 0.12
            elif g.occ[self.enemy] >> n & 1:
                pressure += self.steps(n)
                value += self._chance(n, h, ours, start, own)
        if h == self.sluices():
            value += SLUICES if self._opens(units[0]) else -SLUICES  # YPR.12.2: others would keep them out
        if "front" in box.tables:
            value += FRONT * self.line().closes(h)
        defence = ours + box.defence[h]
        if pressure > 2 * defence:
            value -= 0.3 + 0.1 * (pressure - 2 * defence)
        if len(units) + len(others) == 1 and pressure:
            value -= 0.3
        if not traced(g, side) >> h & 1:
            value -= HUNGER * fading(g) * min(3, own)
        if box.any_vp >> h & 1 and all(u in self.claims().values() for u in others):
            value += GUARD * self.alarm(h) * prize(g, h)
        if pressure:
            value += TRAPPED * self._pockets(h, own)
        return value

    def _chance(self, n: int, h: int, ours: int, start: int, own: int) -> float:
        """What it promises to stand beside an enemy, by the odds with those who are there already."""
        g = self.g
        theirs = defence_of(g, n)
        help_ = 0
        for m in self.box.map.linked[n]:
            if m != h and g.occ[self.side] >> m & 1:
                help_ += self.steps(m) - (own if m == start else 0)
        ratio = (ours + help_) / max(1, theirs)
        return 1.2 if ratio >= 3 else 0.9 if ratio >= 2 else 0.4 if ratio >= 1 else -0.2

    def alarm(self, h: int) -> float:
        """How soon an enemy could march into a town of one's own if nobody stood in it."""
        g, box = self.g, self.box
        if g.owner[h] != self.side or fort_set(g, self.side) >> h & 1:
            return 0.0
        foes = g.occ[self.enemy]
        if not box.near(h, ALARM) & foes:
            return LATER if box.near(h, ALARM + 3) & foes else 0.0
        near, help_ = (box.near(h, 3) & foes).bit_count(), (box.near(h, 2) & g.occ[self.side]).bit_count()
        return HOPELESS if near > 2 * max(1, help_) else 1.0

    # -- lines of supply -----------------------------------------------------------------------------------------------

    def lines(self, looks: Sequence[tuple[float, int]]) -> dict[int, float]:
        """What the marching units would do to lines of supply, cut the enemy's and open their own, in the best of some
        hexes: lines are found anew for each, so only where something might come of it."""
        enough = max((look for look, _ in looks), default=0.0) - LINES
        opens, cuts = self._beside_lost(), self._rear()
        found: dict[int, float] = {}
        for look, h in sorted(looks, reverse=True):
            if look < enough or len(found) == MANY:
                break
            parts = bool(cuts >> h & 1) and self._parts(h)
            if parts or opens >> h & 1:
                steps = self._change(h, self.enemy) if parts else 0.0
                if opens >> h & 1:
                    steps += max(0.0, -self._change(h, self.side))
                found[h] = CUT * fading(self.g) * steps
        return found

    def _rear(self) -> int:
        """The ground close behind enemies: only there can a stack cut a line of theirs."""
        edge, found = self.g.occ[self.enemy], 0
        for _ in range(REAR):
            edge = self.box.compass[self.enemy].around(edge)
            found |= edge
        return found

    def _parts(self, h: int) -> bool:
        """Whether a stack here would part what the enemy can pass now, or stand on a railway of his (GAL.7.2d)."""
        box = self.box
        if box.enemy_rails[self.side] >> h & 1 and not box.zoned:
            return True
        open_ = self._passable(self.enemy)
        closed = box.near(h, 1) & open_ & ~self.g.occ[self.enemy]
        ring = box.near(h, 2) & open_ & ~closed
        return bool(closed and ring) and box.map.steps.flood(ring & -ring, ring) != ring

    def _beside_lost(self) -> int:
        """Hexes in enemy zones near one's own units that cannot trace a line: a friend there may let one through."""
        lost = self._lost()
        return self.box.map.range(lost, 3) & zoc(self.g, self.enemy) & ~self.g.occ[self.side] if lost else 0

    def _change(self, h: int, side: int) -> float:
        """The steps of a side that lose their line if the marching units stand in a hex."""
        g = self.g
        if side not in self._fed:
            self._fed[side] = fed(g, side)
        twin = g.copy()
        for u in g.marching:
            put(twin, u, h)
        return self._fed[side] - fed(twin, side)

    def _passable(self, side: int) -> int:
        found = self._open.get(side)
        if found is None:
            found = self._open[side] = passable(self.g, side)
        return found

    def _lost(self) -> int:
        """Where one's own units stand, but those that march, and cannot trace a line now."""
        if self._cut_off is None:
            g = self.g
            here = 1 << g.loc[g.marching[0]] if g.marching and g.loc[g.marching[0]] < self.box.size else 0
            self._cut_off = g.occ[self.side] & ~traced(g, self.side) & ~here
        return self._cut_off

    def _pockets(self, h: int, own: int) -> float:
        """Steps that lose their way back (STD.12.15) because somebody stands here, less those that have none here."""
        g, box = self.g, self.box
        if self._free is None:
            self._free = (ground(g, 0), ground(g, 1))
        open_ = self._free[self.enemy] & ~(1 << h)
        patch = box.near(h, 1) & ~g.occ[self.enemy]
        found = 0.0
        for n in box.map.linked[h]:
            if g.occ[self.enemy] >> n & 1:
                ways = box.back[self.enemy](n) & open_
                if ways and not ways & ~patch:
                    found += self.steps(n)
        return found if box.back[self.side](h) & self._free[self.side] else found - own

    # -- YPR.5.38 the front --------------------------------------------------------------------------------------------

    def line(self) -> Line:
        """One's line without those that march."""
        if self._line is None:
            g, without = self.g, 0
            if g.marching and g.loc[g.marching[0]] < self.box.size:
                start = g.loc[g.marching[0]]
                without = (1 << start) * (len(g.marching) == len(units_at(g, start)))
            self._line = line_of(g, self.side, without)
        return self._line

    def posts(self) -> list[int]:
        """Where somebody is to go to close one's line."""
        return self.line().posts() if "front" in self.box.tables else []


@cache
def sides(box: Box, side: int) -> list[int]:
    """By hex, how many of its sides that look to the enemy are rivers: those that are no way back."""
    over = [0] * box.size
    for h in range(box.size):
        back = box.back[side](h)
        over[h] = sum(any((n, h) in its for its in box.rivers.values()) for n in box.map.linked[h] if not back >> n & 1)
    return over


def fed(g: State, side: int) -> float:
    """The steps of a side that can trace a line."""
    return sum(g.left[u] for h in bits(g.occ[side] & traced(g, side)) for u in g.stacks[h])


def _shared(ways: dict[int, dict[int, int]], left: bytearray) -> dict[int, int]:
    """Who takes what: the nearest pair first, of equals the one that has the farthest way to anything else, then the
    smaller."""
    pairs = []
    for u, goals in ways.items():
        for h, far in goals.items():
            other = min((its for n, its in goals.items() if n != h), default=12)
            pairs.append((far, far - other, left[u], u, h))
    found: dict[int, int] = {}
    busy: set[int] = set()
    for _, _, _, u, h in sorted(pairs):
        if h not in found and u not in busy:
            found[h] = u
            busy.add(u)
    return found
