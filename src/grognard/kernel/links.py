"""Points joined by lines: a map of links, some of which serve only those they name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .maps import Map, Net, mask_of


class Links(Net):
    """Steps as the neighbours of every place, each a bit set; all of them either way."""

    __slots__ = ("near",)

    def __init__(self, near: Iterable[int]) -> None:
        self.near = tuple(near)

    def around(self, places: int) -> int:
        near = self.near
        found = 0
        while places:
            low = places & -places
            found |= near[low.bit_length() - 1]
            places ^= low
        return found

    def before(self, places: int) -> int:
        return self.around(places)


class LinkMap(Map[Links]):
    """A graph of spaces. Some links are restricted: `only` names the kinds of traveller that may use them."""

    def __init__(self, size: int, links: Iterable[tuple[int, int, frozenset[str]]]) -> None:
        self.size = size
        self.all = (1 << size) - 1
        self.links = tuple(links)
        self._restricted = {}
        linked: list[set[int]] = [set() for _ in range(size)]
        for a, b, only in self.links:
            linked[a].add(b)
            linked[b].add(a)
            if only:
                self._restricted[a, b] = self._restricted[b, a] = only
        self.linked: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(n)) for n in linked)
        """Neighbours by any link."""
        self.steps = Links(map(mask_of, self.linked))
        self._neighbours: dict[str | None, tuple[tuple[int, ...], ...]] = {}

    def only(self, a: int, b: int) -> frozenset[str] | None:
        """Who may use the link from a to b, or None if anybody."""
        return self._restricted.get((a, b))

    def neighbours(self, kind: str | None) -> Sequence[Sequence[int]]:
        """For every space, the neighbours that a traveller of this kind may go to; None: one who has no link of his
        own."""
        found = self._neighbours.get(kind)
        if found is None:
            found = self._neighbours[kind] = tuple(
                tuple(b for b in self.linked[a] if kind in self._restricted.get((a, b), (kind,)))
                for a in range(self.size)
            )
        return found

    def open_to(self, kind: str | None) -> Links:
        """The same as steps."""
        return Links(map(mask_of, self.neighbours(kind)))
