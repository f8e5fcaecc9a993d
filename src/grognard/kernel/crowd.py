"""The members of a bit set as a sequence. By itself: mypyc does not compile who inherits from `Sequence`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from .bitsets import members, nth


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
