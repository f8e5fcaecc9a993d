"""Maps: places and the steps between them. One vocabulary, whether they are points joined by lines or hexes.

Places are numbered 0 to n-1; a set of places is a bit set (an int), so that floods and copies are cheap and order is
never in doubt. A `Net` is steps that are open to somebody: all of a map, those along railways, those of a retreat. A
`Map` is the places and all that touches. `links.py` has them for points (the neighbours of each), `hexes.py` for hexes
(masks and shifts, the whole board at once); `search.py` looks for ways over either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, Protocol, TypeVar, overload


def bits(mask: int) -> Iterator[int]:
    """The members of a bit set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def members(mask: int) -> list[int]:
    """The same as a list, in about half the time: a few from the top down, as numbers shrink; a crowd byte by byte."""
    found: list[int] = []
    if not mask:
        return found
    first = (mask & -mask).bit_length() - 1 >> 3
    mask >>= 8 * first
    if mask.bit_count() * 12 < mask.bit_length():
        while mask:
            last = mask.bit_length() - 1
            found.append(8 * first + last)
            mask ^= 1 << last
        found.reverse()
        return found
    for at, byte in enumerate(mask.to_bytes(mask.bit_length() + 7 >> 3, "little"), first):
        if byte:
            found += _BYTES[at << 8 | byte]
    return found


class _Bytes(dict[int, tuple[int, ...]]):
    """The members of one byte of a bit set, by its place and what it is; each is found once."""

    def __missing__(self, key: int) -> tuple[int, ...]:
        at = 8 * (key >> 8)
        found = self[key] = tuple([at + i for i in range(8) if key >> i & 1])
        return found


_BYTES: Final = _Bytes()


class Members(Sequence[int]):
    """The members of a bit set in order, as a sequence: nobody lists them who only counts them or takes one. `first`:
    the number of its lowest member, where it is a part of something larger."""

    __slots__ = ("first", "mask")

    def __init__(self, mask: int, first: int = 0) -> None:
        self.mask, self.first = mask, first

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __iter__(self) -> Iterator[int]:
        return iter(self._listed())

    def _listed(self) -> list[int]:
        found, first = members(self.mask), self.first
        return [first + one for one in found] if first else found

    def __contains__(self, member: object) -> bool:
        return isinstance(member, int) and member >= self.first and self.mask >> member - self.first & 1 == 1

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[int]: ...
    def __getitem__(self, at: int | slice) -> int | Sequence[int]:
        if isinstance(at, slice) or not 0 <= at < self.mask.bit_count():
            return self._listed()[at]
        return self.first + nth(self.mask, at)


def nth(mask: int, at: int) -> int:
    """The member of a bit set that has so many before it: in which half it is, and so on down to a byte."""
    first = 0
    size = mask.bit_length().bit_length()
    if size >= len(_HALVES):
        return members(mask)[at]
    for half, lower in _HALVES[size]:
        low = mask & lower
        count = low.bit_count()
        if at < count:
            mask = low
        else:
            at -= count
            first += half
            mask >>= half
    return first + _BYTES[mask][at]


_HALVES: Final = tuple(tuple((1 << k, (1 << (1 << k)) - 1) for k in range(size - 1, 2, -1)) for size in range(14))
"""By how long the length of a bit set is: the halves, with the lower one as a mask, down to a byte."""


@lru_cache(1024)
def taker(mask: int) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """What takes from a list all that stands at the members of a bit set, in one go: for sets that stay the same while
    lists change."""
    found = members(mask)
    return itemgetter(*found) if len(found) > 1 else lambda its: tuple([its[i] for i in found])


def mask_of(members: Iterable[int]) -> int:
    """The bit set of these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def union(sets: Iterable[int]) -> int:
    """All members of some bit sets."""
    found = 0
    for members in sets:
        found |= members
    return found


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
