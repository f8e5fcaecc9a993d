"""The map as a player reads it: where the enemy could walk to, what lies open to him, which supply would be cut then.
Nothing but what its side may know goes in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from ...kernel.maps import Net, bits
from ...kernel.tables import ResultTable
from .box import AP, CP, Box
from .duel import FACES
from .movement import why_not_stop
from .state import State
from .supply import in_supply, network, passable, usable_ports
from .ways import why_not_here, why_not_link

STRIDE: Final = 3
"""How far nearly everybody goes in an action."""
FAR: Final = 8
SOURCE, VICTORY, PLACE = 7.0, 4.5, 0.8
"""What spaces are worth: supply sources, victory spaces, all others."""
HELD_BY_FORT: Final = 0.45
"""How little of that a fort leaves to whoever besieges it."""


class Larder(NamedTuple):
    """Where a unit would eat once it is there; where it would whatever the enemy walks into next; where one step of his
    is enough to starve it."""

    fed: int
    safe: int
    frail: int


class Group(NamedTuple):
    """Units that go together."""

    strength: int
    worth: float
    fed: int
    """Where they would be in supply,"""
    safe: int
    """where they would be whatever the enemy walks into next,"""
    frail: int
    """and where one step of his is enough."""
    at: set[int]


class Sight:
    """What one side sees. It is good for as long as the board is the same (`board`): nothing that is kept here may hang
    on what has been activated in this action."""

    def __init__(self, g: State, side: int) -> None:
        self.g, self.box, self.side, self.enemy = g, g.box, side, 1 - side
        self.firms: dict[str, int] = {}
        self.threats: dict[int, tuple[float, float]] = {}
        self.tables: dict[tuple[str, str], Larder] = {}
        self.groups: dict[tuple[int, ...], Group] = {}

    # -- who can go where ----------------------------------------------------------------------------------------------

    def _walk(self, who: int, steps: int = STRIDE) -> int:
        """Spaces that units of a side could march into, roughly: round enemies, forts and neutrals."""
        g, box, other = self.g, self.box, 1 - who
        shut = g.occ[other] | g.closed
        for s in bits(box.fort_spaces & g.held[other] & ~g.sieged):
            if g.fort[s]:
                shut |= box.bit[s]
        found = layer = g.occ[who]
        for _ in range(steps):
            layer = box.board.steps.around(layer) & ~found & ~shut
            if not layer:
                break
            found |= layer
        return found

    @cached_property
    def menaced(self) -> int:
        """Where the enemy could walk to, and nobody stands."""
        return self._walk(self.enemy) & ~self.g.occ[self.enemy]

    @cached_property
    def open(self) -> int:
        """Of one's own spaces those."""
        return self.menaced & self.g.held[self.side]

    @cached_property
    def guarded(self) -> int:
        """Where one's own units stand, and the enemy could walk to if they went."""
        return self.box.board.steps.around(self._walk(self.enemy, STRIDE - 1)) & self.g.occ[self.side]

    @cached_property
    def beside(self) -> int:
        """Spaces beside the enemy's units."""
        return self.box.board.steps.around(self.g.occ[self.enemy])

    @cached_property
    def far(self) -> list[int]:
        """By space how far the nearest enemy is."""
        found = [FAR + 1] * self.box.nspaces
        layer = self.g.occ[self.enemy]
        seen = layer | self.g.closed
        for n in range(FAR + 1):
            for s in bits(layer):
                found[s] = n
            layer = self.box.board.steps.around(layer) & ~seen
            seen |= layer
        return found

    # -- strength ------------------------------------------------------------------------------------------------------

    def strength(self, units: Iterable[int]) -> int:
        cf, reduced = self.box.cf, self.g.reduced
        return sum([cf[u][reduced[u]] for u in units])

    @cached_property
    def powers(self) -> dict[int, int]:
        """The combat factors of the enemy, space by space."""
        return {s: self.strength(self.g.stacks[s]) for s in bits(self.g.occ[self.enemy])}

    def facing(self, s: int) -> tuple[float, float]:
        """The combat factors of the enemies beside a space, and of the weakest stack of them."""
        found = self.threats.get(s)
        if found is None:
            near = self.box.near[s] & self.g.occ[self.enemy] & ~self.box.bit[s]
            powers = [self.powers[n] for n in bits(near)]
            found = self.threats[s] = (float(sum(powers)), max(1.0, float(min(powers)))) if powers else (0.0, 1.0)
        return found

    def threat(self, s: int) -> float:
        """The combat factors of the enemies beside a space."""
        return self.facing(s)[0]

    def falls(self, s: int) -> float:
        """15.1.2, 15.1.7: how likely a fort falls if the enemies beside it attack it alone."""
        g, box = self.g, self.box
        threat = int(self.threat(s))
        if not threat:
            return 0.0
        near = box.near[s] & g.occ[self.enemy] & ~box.bit[s]
        fire = box.army_fire if any(box.army[u] for n in bits(near) for u in g.stacks[n]) else box.corps_fire
        return _falls(fire, fire.column(threat, box.attacker_shift[s]), g.fort[s])

    # -- supply --------------------------------------------------------------------------------------------------------

    def firm(self, net: str) -> int:
        """Where supply of a kind would still reach if the enemy walked wherever he can."""
        found = self.firms.get(net)
        if found is None:
            side = self.box.networks[net][0]
            through = passable(self.g, side) & ~(self.menaced & ~self.g.occ[side])
            found = self.firms[net] = self._fed(side, net, through)
        return found

    def _fed(self, who: int, net: str, through: int) -> int:
        """Where supply of a kind reaches through these spaces."""
        box = self.box
        _, sources, links = box.networks[net]
        around = box.open_to[links]
        found = around.flood(sources, through)
        ports = usable_ports(self.g, who, through)
        if net not in ("ru", "ro") and found & ports and ports & ~found:
            found = around.flood(found | ports, through)
        return found

    def _by_net(self, who: int, hungry: bool) -> dict[str, list[int]]:
        """A side's units on the map by the supply they eat of: those that have it, or those that lack it."""
        g, box = self.g, self.box
        found: dict[str, list[int]] = {}
        for s in bits(g.occ[who]):
            for u in g.stacks[s]:
                if u not in box.always_supplied and bool(network(g, box.net[u]) >> s & 1) != hungry:
                    if not hungry or not in_supply(g, u):
                        found.setdefault(box.net[u], []).append(u)
        return found

    def _worth(self, units: Iterable[int]) -> float:
        return sum([self.box.worth[u][self.g.reduced[u]] for u in units])

    def _starved(self, who: int, net: str, doors: int, units: Sequence[int]) -> Iterator[tuple[int, int, float]]:
        """Spaces that feed others and that an enemy might enter: each with the spaces that are fed through it alone,
        and what units are."""
        g, box, loc = self.g, self.box, self.g.loc
        through, now = passable(g, who), network(g, net)
        firm = self._fed(who, net, through & ~doors)
        loose = [u for u in units if not firm >> loc[u] & 1]
        if not loose:
            return
        around = box.open_to[box.networks[net][2]]
        rest, seeds = now & ~firm, around.around(firm)
        if net not in ("ru", "ro") and firm & (ports := usable_ports(g, who, through)):
            seeds |= ports
        seeds |= box.networks[net][1]
        for s in bits(doors & _on_the_way(around, rest, seeds & rest, {loc[u] for u in loose})):
            away = ~box.bit[s]
            if starved := rest & away & ~around.flood(seeds & rest & away, rest & away):
                yield s, starved, self._worth(u for u in loose if starved >> loc[u] & 1)

    @cached_property
    def cuts(self) -> dict[int, float]:
        """Spaces that one could walk into, and what enemies they would leave without supply."""
        found: dict[int, float] = {}
        doors = self._walk(self.side) & ~self.g.occ[self.side] & ~self.g.occ[self.enemy]
        for net, units in self._by_net(self.enemy, False).items():
            for s, _, lost in self._starved(self.enemy, net, doors, units):
                if lost:
                    found[s] = found.get(s, 0.0) + lost
        return found

    @property
    def lifelines(self) -> dict[int, float]:
        """Spaces through which units of one's own are supplied and no other way: what would starve if the enemy walked
        in, or could once nobody stands there."""
        return self._lines[0]

    def frail(self, net: str) -> int:
        """Where a single step of the enemy on such a line would end supply of a kind."""
        return self._lines[1].get(net, 0)

    @cached_property
    def _lines(self) -> tuple[dict[int, float], dict[str, int]]:
        lifelines: dict[int, float] = {}
        frail: dict[str, int] = {}
        doors = (self.menaced | self.guarded) & self.g.held[self.side]
        for net, units in self._by_net(self.side, False).items():
            for s, starved, lost in self._starved(self.side, net, doors, units):
                if not self.g.occ[self.side] >> s & 1:
                    frail[net] = frail.get(net, 0) | starved
                if lost:
                    lifelines[s] = lifelines.get(s, 0.0) + lost
        return lifelines, frail

    @cached_property
    def rescues(self) -> dict[int, float]:
        """Spaces that one could walk into or attack, and what units of one's own without supply would have it then."""
        g, box, loc = self.g, self.box, self.g.loc
        found: dict[int, float] = {}
        through = passable(g, self.side)
        for net, units in self._by_net(self.side, True).items():
            targets = box.board.steps.around(g.occ[self.side]) & g.occ[self.enemy]
            for s in bits((self._walk(self.side) | targets) & ~g.held[self.side]):
                fed = self._fed(self.side, net, through | box.bit[s])
                if saved := self._worth(u for u in units if fed >> loc[u] & 1):
                    found[s] = found.get(s, 0.0) + saved
        return found

    def larder(self, u: int) -> Larder:
        """What a unit may hope for, by where it is."""
        box = self.box
        if u in box.always_supplied:
            return Larder(box.board.all, box.board.all, 0)
        net, home = box.net[u], box.serbia if box.unit_nation[u] == "sb" else 0
        found = self.tables.get((net, box.unit_nation[u] if home else ""))
        if found is None:
            around = box.open_to[box.networks[net][2]]
            now, firm = network(self.g, net), self.firm(net)
            found = Larder(now | around.around(now) | home, firm | around.around(firm) | home, self.frail(net) & ~home)
            self.tables[net, box.unit_nation[u] if home else ""] = found
        return found

    def group(self, units: tuple[int, ...]) -> Group:
        """What these have in common."""
        found = self.groups.get(units)
        if found is None:
            fed = safe = self.box.board.all
            frail = 0
            for u in units:
                its = self.larder(u)
                fed &= its.fed
                safe &= its.safe
                frail |= its.frail
            found = self.groups[units] = Group(
                self.strength(units), self._worth(units), fed, safe, frail, {self.g.loc[u] for u in units}
            )
        return found

    # -- worth ---------------------------------------------------------------------------------------------------------

    def value(self, s: int) -> float:
        """What a space is worth to who holds it."""
        return _values(self.box)[s]

    def reach(self, units: Sequence[int], left: int) -> dict[int, int]:
        """Spaces where a group can end its march, with the step before the last on a shortest way there."""
        g, box, side = self.g, self.box, self.side
        start = g.loc[units[0]]
        shut = g.occ[1 - side] | g.closed
        around = box.around[units[0]]
        mixed = any(box.around[u] is not around for u in units)
        kinds = units if len(units) == 1 or g.events & box.brest_bit else _kinds(g, units)
        ways = {start: -1}
        edge = [start]
        for _ in range(left):
            following = []
            for s in edge:
                if s != start and g.fort[s] and g.control[s] != side and not g.sieged & box.bit[s]:
                    continue
                for n in around[s]:
                    if n in ways or shut >> n & 1:
                        continue
                    if any(why_not_here(g, u, n) for u in kinds):
                        shut |= box.bit[n]
                        continue
                    careful = mixed or s == box.caucasus or n == box.caucasus
                    if careful and any(why_not_link(g, u, s, n) for u in units):
                        continue
                    ways[n] = s
                    following.append(n)
            edge = following
        return ways

    def may_end(self, units: Sequence[int], n: int) -> bool:
        """Whether a group could stop there, as far as one sees without looking ahead."""
        g, box = self.g, self.box
        if n == g.loc[units[0]]:
            return True
        if g.attacks & box.bit[n] or len(g.stacks[n]) + len(units) > box.stacking:
            return False
        if g.fort[n] and g.control[n] != self.side and not g.sieged & box.bit[n]:
            there = len(g.stacks[n]) + len(units)
            if not any(box.army[u] for u in units) and there < g.fort[n]:
                return False
        return why_not_stop(g, units, -1, n) is None


def _on_the_way(around: Net, rest: int, seeds: int, places: Collection[int]) -> int:
    """Spaces on one shortest way from the seeds to each of these places: what lies on no such way cuts nobody off."""
    layers, seen = [seeds], seeds
    while layers[-1]:
        layers.append(around.around(layers[-1]) & rest & ~seen)
        seen |= layers[-1]
    found = 0
    for place in places:
        here = 1 << place
        depth = next((n for n, layer in enumerate(layers) if layer & here), 0)
        for layer in reversed(layers[:depth]):
            before = around.around(here) & layer
            here = before & -before
            found |= here
    return found


def _kinds(g: State, units: Sequence[int]) -> list[int]:
    """One of each kind of those that may be in different spaces."""
    box = g.box
    known = {}
    for u in units:
        known[box.army[u], box.ne_army[u] and not g.home & box.bit[u], u in box.bef, u == box.mn] = u
    return list(known.values())


def board(g: State) -> tuple[object, ...]:
    """All that a side reads but for its cards and for what has been activated in this action."""
    return (
        id(g.box), g.turn, g.round, tuple(g.loc), bytes(g.reduced), bytes(g.control), bytes(g.trench), bytes(g.fort),
        g.sieged, g.closed, g.beachhead, g.home, g.events, g.war, g.greece, g.flags, g.sud, tuple(g.ws), tuple(g.rp),
        tuple(g.mo), tuple(g.mo_made), g.spent, g.struck, g.vacant, g.fled,
    )  # fmt: skip


@lru_cache(256)
def _falls(fire: ResultTable, column: int, fort: int) -> float:
    """15.1.7: the chance that a score is enough for a fort."""
    return sum(fire.result(column, die) >= fort for die in range(1, FACES + 1)) / FACES


@lru_cache(16)
def _values(box: Box) -> tuple[float, ...]:
    sources = box.sources[AP] | box.sources[CP]
    return tuple(SOURCE if sources >> s & 1 else VICTORY if box.vp[s] else PLACE for s in range(box.nspaces))
