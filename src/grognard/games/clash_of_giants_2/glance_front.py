"""YPR.5.38 A line of units as a practised eye sees it: its gaps, what a stack would close, where one is missing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel.maps import bits
from .box import Box
from .state import State, zoc

APART: Final = 3
"""A stack with its zone closes three hexes of a gap."""


class Line:
    """The way from the south edge to the sea at Nieuport that has fewest gaps in it."""

    def __init__(self, box: Box, covered: int, open_: int) -> None:
        self.box, self.covered, self.open = box, covered, open_
        self._end = box.line_set(box.map.at[box.hex[box.tables["flood"]["hex"]]][0])
        self._from_south = self._layers(box.south, self._end)
        self._from_north = self._layers(self._end, box.south)
        self.gaps = len(self._from_south) - 1
        """How many hexes of it are not covered."""

    def _layers(self, start: int, end: int) -> list[int]:
        """What can be reached over so many hexes that are not covered, and fewer; up to the other end."""
        steps, covered = self.box.map.steps, self.covered
        reached = steps.flood(start & covered, covered)
        found = [reached]
        while not reached & end:
            new = (steps.around(reached) | start) & self.open & ~reached
            if not new:
                break
            reached |= new
            reached |= steps.flood(steps.around(new) & covered & ~reached, covered & ~reached)
            found.append(reached)
        return found

    def closes(self, h: int) -> int:
        """How many hexes of its gaps a stack in a hex would close."""
        near, touched = self.box.near(h, 1), self.box.near(h, 2)
        south = 0 if near & self.box.south else _first(self._from_south, touched)
        north = 0 if near & self._end else _first(self._from_north, touched)
        return max(0, self.gaps - south - north)

    def posts(self) -> list[int]:
        """Hexes in its gaps from which stacks with their zones would close them, on one way from south to north."""
        box, steps = self.box, self.box.map.steps
        way: list[int] = []
        here = self._from_south[0]
        for k in range(self.gaps):
            edge = steps.around(here) | (0 if k else box.south)
            band = edge & self.open & ~self._from_south[k] & self._from_north[self.gaps - k]
            if not band:
                break
            best = max(bits(band), key=lambda h: box.defence[h] + box.left[h] + 2 * (box.any_vp >> h & 1))
            way.append(best)
            here = 1 << best | steps.flood(steps.around(1 << best) & self.covered, self.covered)
        return way[min(1, len(way) - 1) :: APART] if way else []


def _first(layers: list[int], hexes: int) -> int:
    """The first layer that lies in some hexes."""
    return next((k for k, layer in enumerate(layers) if layer & hexes), len(layers))


def line_of(g: State, side: int, without: int = 0) -> Line:
    """A side's line as it stands but for the stacks in some hexes."""
    mine = g.occ[side] & ~without
    enemy = g.occ[1 - side]
    covered = (mine | (g.box.map.steps.around(mine) if without else zoc(g, side))) & ~enemy
    return _line(g.box, covered, g.box.playable & ~enemy)


@lru_cache(64)
def _line(box: Box, covered: int, open_: int) -> Line:
    return Line(box, covered, open_)
