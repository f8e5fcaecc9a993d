"""The map as a player reads it: where the enemy could walk to, what lies open to him, which supply would be cut then.
Nothing but what its side may know goes in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Final

from ...kernel.maps import bits
from .box import AP, CP, Box
from .movement import why_not_stop
from .state import State
from .supply import passable, usable_ports, would_be_supplied
from .ways import why_not_here, why_not_link

STRIDE: Final = 3
"""How far nearly everybody goes in an action."""
FAR: Final = 8
SOURCE, VICTORY, PLACE = 7.0, 4.5, 0.8
"""What spaces are worth: supply sources, victory spaces, all others."""
HELD_BY_FORT: Final = 0.45
"""How little of that a fort leaves to whoever besieges it."""


class Sight:
    """What one side sees."""

    def __init__(self, g: State, side: int) -> None:
        self.g, self.box, self.side, self.enemy = g, g.box, side, 1 - side
        self.fed: dict[str, int] = {}
        self.threats: dict[int, float] = {}

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
    def layers(self) -> list[int]:
        """Spaces by how far the enemy is, his own and what he holds in a line of it."""
        found = [self.g.occ[self.enemy]]
        seen = found[0] | self.g.closed
        for _ in range(FAR):
            found.append(self.box.board.steps.around(found[-1]) & ~seen)
            seen |= found[-1]
        return found

    def far(self, s: int) -> int:
        """How far the nearest enemy is."""
        bit = self.box.bit[s]
        for n, layer in enumerate(self.layers):
            if layer & bit:
                return n
        return FAR + 1

    # -- strength ------------------------------------------------------------------------------------------------------

    def strength(self, units: Iterable[int]) -> int:
        cf, reduced = self.box.cf, self.g.reduced
        return sum([cf[u][reduced[u]] for u in units])

    def threat(self, s: int) -> float:
        """The combat factors of the enemies beside a space."""
        found = self.threats.get(s)
        if found is None:
            near = self.box.near[s] & self.g.occ[self.enemy] & ~self.box.bit[s]
            found = self.threats[s] = float(sum(self.strength(self.g.stacks[n]) for n in bits(near)))
        return found

    # -- supply --------------------------------------------------------------------------------------------------------

    def firm(self, net: str) -> int:
        """Where supply of a kind would still reach if the enemy walked wherever he can."""
        found = self.fed.get(net)
        if found is None:
            g, box = self.g, self.box
            side, sources, links = box.networks[net]
            through = passable(g, side) & ~(self.menaced & ~g.occ[side])
            around = box.open_to[links]
            found = around.flood(sources, through)
            ports = usable_ports(g, side, through)
            if net not in ("ru", "ro") and found & ports and ports & ~found:
                found = around.flood(found | ports, through)
            self.fed[net] = found
        return found

    def fed_at(self, u: int, s: int) -> bool:
        """Whether a unit would eat in a space, once it is there."""
        return u in self.box.always_supplied or would_be_supplied(self.g, u, s)

    def safe_at(self, u: int, s: int) -> bool:
        """Whether it would whatever the enemy walks into next."""
        box = self.box
        if u in box.always_supplied or (box.unit_nation[u] == "sb" and box.serbia >> s & 1):
            return True
        net = box.net[u]
        return bool(box.open_to[box.networks[net][2]].near[s] & self.firm(net)) or bool(self.firm(net) >> s & 1)

    # -- worth ---------------------------------------------------------------------------------------------------------

    def value(self, s: int) -> float:
        """What a space is worth to who holds it."""
        return _values(self.box)[s]

    def reach(self, units: Sequence[int], left: int) -> dict[int, int]:
        """Spaces where a group can end its march, with the step before the last on a shortest way there."""
        g, box, side = self.g, self.box, self.side
        start = g.loc[units[0]]
        shut = g.occ[1 - side] | g.closed
        ways = {start: -1}
        edge = [start]
        for _ in range(left):
            following = []
            for s in edge:
                if s != start and g.fort[s] and g.control[s] != side and not g.sieged & box.bit[s]:
                    continue
                for n in box.around[units[0]][s]:
                    if n in ways or shut >> n & 1:
                        continue
                    if any(why_not_link(g, u, s, n) or why_not_here(g, u, n) for u in units):
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


@lru_cache(16)
def _values(box: Box) -> tuple[float, ...]:
    sources = box.sources[AP] | box.sources[CP]
    return tuple(SOURCE if sources >> s & 1 else VICTORY if box.vp[s] else PLACE for s in range(box.nspaces))
