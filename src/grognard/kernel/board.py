"""Spaces and the links between them. Points joined by lines here; hexes take the same place in their turn.

A set of spaces is a bit set (an int), so that floods and copies are cheap and order is never in doubt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def bits(mask: int) -> Iterator[int]:
    """The members of a bit set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(members: Iterable[int]) -> int:
    """The bit set of these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


class Board:
    """A graph of spaces. Some links are restricted: `only` names the kinds of traveller that may use them."""

    def __init__(self, size: int, links: Iterable[tuple[int, int, frozenset[str]]]) -> None:
        self.size = size
        self.links = tuple(links)
        self._restricted = {}
        open_to: list[set[int]] = [set() for _ in range(size)]
        linked: list[set[int]] = [set() for _ in range(size)]
        for a, b, only in self.links:
            linked[a].add(b)
            linked[b].add(a)
            if only:
                self._restricted[a, b] = self._restricted[b, a] = only
            else:
                open_to[a].add(b)
                open_to[b].add(a)
        self.linked: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(n)) for n in linked)
        """Neighbours by any link."""
        self.solid: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(n)) for n in open_to)
        """Neighbours by unrestricted links."""
        self._cache: dict[str | None, tuple[tuple[int, ...], ...]] = {None: self.solid}

    def only(self, a: int, b: int) -> frozenset[str] | None:
        """Who may use the link from a to b, or None if anybody."""
        return self._restricted.get((a, b))

    def neighbours(self, kind: str | None) -> tuple[tuple[int, ...], ...]:
        """For every space, the neighbours that a traveller of this kind may go to."""
        found = self._cache.get(kind)
        if found is None:
            found = tuple(
                tuple(b for b in self.linked[a] if kind in self._restricted.get((a, b), (kind,)))
                for a in range(self.size)
            )
            self._cache[kind] = found
        return found

    def masks(self, kind: str | None) -> tuple[int, ...]:
        """The same as bit sets."""
        return tuple(mask_of(n) for n in self.neighbours(kind))

    def distance(self, a: int, b: int, neighbours: Sequence[Sequence[int]] | None = None) -> int | None:
        """Fewest links from a to b, or None if there is no way."""
        around = neighbours or self.linked
        seen, edge, steps = {a}, [a], 0
        while edge:
            if b in edge:
                return steps
            steps += 1
            edge = sorted({n for s in edge for n in around[s]} - seen)
            seen.update(edge)
        return None
