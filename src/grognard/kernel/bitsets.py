"""Bit sets: sets of small numbers as integers. In C where that was built (_bits.c); this is what it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final


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


def picked(mask: int, *of: list[int] | bytearray) -> Hashable:
    """What stands at the members of a bit set, to be compared."""
    take = taker(mask)
    return tuple([take(each) for each in of])


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


if not TYPE_CHECKING:
    with suppress(ImportError):
        from ._bits import bits, mask_of, members, nth, picked  # noqa: F401
