"""Maps: places and the steps between them. One vocabulary, whether they are points joined by lines or hexes.

Places are numbered 0 to n-1; a set of places is a bit set (an int), so that floods and copies are cheap and order is
never in doubt. A `Net` is steps that are open to somebody: all of a map, those along railways, those of a retreat. A
`Map` is the places and all that touches. `links.py` has them for points (the neighbours of each), `hexes.py` for hexes
(masks and shifts, the whole board at once); `search.py` looks for ways over either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

from .bitsets import bits as bits
from .bitsets import mask_of as mask_of
from .bitsets import members as members
from .bitsets import nth as nth
from .bitsets import picked as picked
from .bitsets import taker as taker
from .bitsets import union as union
from .crowd import Members as Members


class Net(Protocol):
    """Steps from place to place that are open, either way or one way."""

    __slots__ = ()

    def around(self, places: int) -> int:
        """All places that one step from any of these leads to."""
        ...

    def before(self, places: int) -> int:
        """All places from which one step leads to any of these."""
        ...

    def flood(self, seeds: int, through: int) -> int:
        """All places of `through` that can be reached from `seeds` (those of them that lie in it)."""
        found = edge = seeds & through
        while edge:
            edge = self.around(edge) & through & ~found
            found |= edge
        return found

    def flood_back(self, seeds: int, through: int) -> int:
        """All places of `through` from which `seeds` can be reached."""
        found = edge = seeds & through
        while edge:
            edge = self.before(edge) & through & ~found
            found |= edge
        return found

    def within(self, seeds: int, steps: int, through: int) -> int:
        """`seeds` and all places of `through` that at most so many steps lead to."""
        found = edge = seeds
        for _ in range(steps):
            edge = self.around(edge) & through & ~found
            if not edge:
                break
            found |= edge
        return found


N = TypeVar("N", bound=Net)


class Map(Protocol[N]):
    """Places, and what touches what."""

    size: int
    all: int
    """All places."""
    linked: tuple[tuple[int, ...], ...]
    """The neighbours of every place."""
    steps: N
    """The steps between them."""

    def pairs(self) -> Iterator[tuple[int, int]]:
        """All steps from place to place."""
        return ((i, n) for i in range(self.size) for n in self.linked[i])

    def distance(self, a: int, b: int) -> int | None:
        """Fewest steps from a to b; None if there is no way."""
        found = edge = 1 << a
        steps = 0
        while not found >> b & 1:
            edge = self.steps.around(edge) & ~found
            if not edge:
                return None
            found |= edge
            steps += 1
        return steps

    def range(self, places: int, most: int) -> int:
        """All places at most so many steps from any of these; a map with holes is walked around them."""
        return self.steps.within(places, most, self.all)

    def ring(self, i: int, far: int) -> int:
        """The places exactly so many steps from one."""
        return self.range(1 << i, far) & ~self.range(1 << i, far - 1) if far else 1 << i

    def set(self, places: Iterable[int]) -> int:
        """The bit set of some places."""
        return mask_of(places)
