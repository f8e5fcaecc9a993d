"""What a side sees of a front, for programs: how strong the enemy seems to be where, how far away he is, how strong one
is oneself. Of what lies beneath a stack (7.25) it knows how many, and what is hidden on that front on the average."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property, lru_cache
from typing import Final, NamedTuple, TypeVar

from ...kernel.maps import members, picked
from .fronts import WEST, Front
from .hiding import OPEN_TO_CP, top, tops_of
from .box import CP
from .state import State, attack_of, defence_of

FAR: Final = 12
"""Beyond so many hexes it does not matter how far."""
FADES: Final = (1.0, 1.0, 0.55, 0.35, 0.2, 0.12)
"""What an enemy counts that is so far away."""

T = TypeVar("T")


class Kept:
    """Things that are found from a position, by all that they were found from."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, object] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = make()
            if len(self._found) > self._most:
                self._found.popitem(last=False)
        return found  # type: ignore[return-value]


class Stack(NamedTuple):
    """Units of one side in a hex, as far as one sees them."""

    attack: float
    defence: float
    units: float
    """Combat units."""
    steps: float
    seen: tuple[int, ...]
    """The combat units that are seen."""


class Spread:
    """How far hexes are from some."""

    def __init__(self, front: Front, seeds: int, most: int = FAR) -> None:
        self.most = most
        self.layers = layers(front, seeds, most)
        self._found = [-1] * front.size

    def __call__(self, h: int) -> int:
        found = self._found[h]
        if found < 0:
            found = self._found[h] = self._find(h)
        return found

    def _find(self, h: int) -> int:
        bit = 1 << h
        for far, layer in enumerate(self.layers):
            if layer & bit:
                return far
        return self.most


@lru_cache(2048)
def spread(front: Front, seeds: int, most: int = FAR) -> Spread:
    """How far hexes are from some, kept: the same are asked for again and again."""
    return Spread(front, seeds, most)


def layers(front: Front, seeds: int, most: int) -> list[int]:
    """Hexes by how far they are from some."""
    found = [seeds]
    seen = seeds
    while found[-1] and len(found) <= most:
        found.append(front.around(found[-1]) & ~seen)
        seen |= found[-1]
    return found


def dug(g: State, front: Front) -> bool:
    """14.43: whether all have dug in, in the West."""
    return front.index == WEST and g.letter >= ord("D")


class Sight:
    """The enemies of a side on a front."""

    def __init__(self, g: State, side: int, front: Front) -> None:
        self.front = front
        self.dug = dug(g, front)
        self.stacks = dict(_stacks(g, side, front))
        self.away = spread(front, g.occ[1 - side][front.index])
        self.defence = sum(its.defence for its in self.stacks.values())
        self.wants: dict[int, float] = {}
        """What hexes want against them, as far as it was asked (field.py)."""

    @cached_property
    def blows(self) -> dict[int, float]:
        """By hex the attack factors of the enemies beside it,"""
        found: dict[int, float] = {}
        for h, its in self.stacks.items():
            for n in members(self.front.beside[h]):
                found[n] = found.get(n, 0.0) + its.attack
        return found

    @cached_property
    def soon(self) -> list[float]:
        """and of those who may come, the further away the less."""
        found = [0.0] * self.front.size
        for h, its in self.stacks.items():
            for far, hexes in enumerate(rings(self.front, h)):
                by = its.attack * FADES[far]
                for n in hexes:
                    found[n] += by
        return found


@lru_cache(None)
def rings(front: Front, h: int) -> tuple[tuple[int, ...], ...]:
    """The hexes around one, by how far they are."""
    return tuple(tuple(members(layer)) for layer in layers(front, 1 << h, len(FADES) - 1))


def _stacks(g: State, side: int, front: Front) -> list[tuple[int, Stack]]:
    """What is seen of each enemy stack, the rest by the average of what is hidden on this front."""
    enemy, box = 1 - side, g.box
    open_, hidden = [], []
    for h in members(g.occ[enemy][front.index]):
        mine = [u for u in g.stacks[h + front.base] if g.allegiance[box.nation[u]] == enemy]
        if len(mine) == 1 or (side == CP and front.country[h] in OPEN_TO_CP):
            seen = mine
        else:
            on_top = top(g, h + front.base, enemy)
            seen = [u for u in mine if u == on_top or g.shown >> u & 1]
        hidden += [u for u in mine if u not in seen]
        open_.append((h, len(mine), [u for u in seen if box.fights[u]], len(mine) - len(seen)))
    many = max(1, len(hidden))
    attack = sum(attack_of(g, u) for u in hidden) / many
    defence = sum(defence_of(g, u) for u in hidden) / many
    steps = sum(g.left[u] for u in hidden if box.fights[u]) / many
    return [
        (
            h,
            Stack(
                sum(attack_of(g, u) for u in seen) + attack * under,
                sum(defence_of(g, u) for u in seen) + defence * under,
                float(len(seen) + under),
                sum(g.left[u] for u in seen) + steps * under,
                tuple(seen),
            ),
        )
        for h, _, seen, under in open_
    ]


class Guard:
    """A side's own combat units on a front."""

    def __init__(self, g: State, side: int, front: Front) -> None:
        self.defence: dict[int, int] = {}
        self.attack: dict[int, int] = {}
        self.count: dict[int, int] = {}
        self.each: dict[int, int] = {}
        """By unit its defence."""
        for u in members(g.here[side][front.index] & ~g.box.hq_mask):
            h = g.loc[u] - front.base
            its = self.each[u] = defence_of(g, u)
            self.defence[h] = self.defence.get(h, 0) + its
            self.attack[h] = self.attack.get(h, 0) + attack_of(g, u)
            self.count[h] = self.count.get(h, 0) + 1


_SIGHTS: Final = Kept(48)
_GUARDS: Final = Kept(12)


def _where(g: State, side: int, f: int) -> tuple[object, ...]:
    here = g.here[side][f]
    return (g.box, side, f, here, picked(here, g.loc, g.left), g.turned & here, g.fallen)


def sight(g: State, side: int, f: int) -> Sight:
    key = (
        *_where(g, 1 - side, f),
        g.shown & g.here[1 - side][f],
        tops_of(g, g.here[1 - side][f]),
        dug(g, g.box.fronts[f]),
    )
    return _SIGHTS.get(key, lambda: Sight(g, side, g.box.fronts[f]))


def guard(g: State, side: int, f: int) -> Guard:
    return _GUARDS.get(_where(g, side, f), lambda: Guard(g, side, g.box.fronts[f]))
