"""3.0f, 3.0g Detachments face down. Which is which is not known to the other side once two of them lay together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from ...kernel.game import tell as whisper
from .state import OFF, State, in_zone, rating


def hide(g: State, units: Sequence[int]) -> None:
    """3.0f: a detachment that ends its move outside enemy zones is turned face down."""
    if not g.options["hidden-detachments"]:
        return
    for u in units:
        if g.box.bulk[u] == "detachment" and g.loc[u] < OFF and not in_zone(g, u):
            g.hidden |= 1 << u
            _mix(g, u)


def _mix(g: State, u: int) -> None:
    """Who looks the same and lies in the same hex cannot be told apart from now on."""
    alike = [v for v in g.stacks[g.loc[u]] if g.hidden >> v & 1 and _same_face(g, u, v)]
    if len(alike) < 2:
        return
    group = set(alike)
    for one in g.mixed:
        if group & set(one):
            group |= set(one)
    rest = [one for one in g.mixed if not set(one) & group]
    g.mixed = tuple(sorted((*rest, tuple(sorted(group)))))


def _same_face(g: State, u: int, v: int) -> bool:
    """The back shows the nation and the movement allowance only."""
    return g.box.nation[u] == g.box.nation[v] and rating(g, u).movement == rating(g, v).movement


def reveal(g: State, units: Iterable[int]) -> bool:
    """3.0g: a combat is declared, and these show what they are; whether that was news."""
    shown = [u for u in units if g.hidden >> u & 1]
    for u in shown:
        g.hidden &= ~(1 << u)
        g.mixed = tuple(rest for one in g.mixed if len(rest := tuple(v for v in one if v != u)) > 1)
    return bool(shown)


def swappable(g: State) -> list[int]:
    """Detachments of the phasing side that lie face down beside another of the same looks and could be it."""
    if not g.mixed:
        return []
    return [u for u in _mine(g) if _partner(g, u) >= 0]


def _mine(g: State) -> list[int]:
    return [u for one in g.mixed for u in one if g.box.side[u] == g.side and g.hidden >> u & 1 and g.loc[u] < OFF]


def _partner(g: State, u: int) -> int:
    """The next counter in the hex with which it may change places."""
    together = next((one for one in g.mixed if u in one), ())
    return next(
        (v for v in together if v > u and g.loc[v] == g.loc[u] and g.hidden >> v & 1 and g.who[v] != g.who[u]), -1
    )


def swap(g: State, u: int) -> None:
    """Face down, two counters of a stack change places, and nobody else notices."""
    v = _partner(g, u)
    g.who[u], g.who[v] = g.who[v], g.who[u]
    whisper(g, "log-swap", g.side, unit=("unit", u), other=("unit", v))


def resample(g: State, side: int, random: Random) -> State:
    """A position that a side cannot tell from this one: face-down counters of the other side that lay together are
    dealt out anew."""
    for one in g.mixed:
        if g.box.side[one[0]] != side:
            faces = sorted(g.who[u] for u in one)
            random.shuffle(faces)
            for u, face in zip(one, faces, strict=True):
                g.who[u] = face
    return g


def blot(g: State, side: int | None) -> State:
    """The position without what a side may not know."""
    unknown = [one for one in g.mixed if g.box.side[one[0]] != side]
    if not unknown:
        return g
    new = g.copy()
    for one in unknown:
        for u, face in zip(one, sorted(g.who[u] for u in one), strict=True):
            new.who[u] = face
    return new
