"""9.0 Supply and the command radius: lines of hexes from headquarters, depots and the map's edge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import bits, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .assault import settle_assault
from .box import CP, EN
from .state import OFF, State, kill, on_map, put, spans_of, tell, zoc

NOT_HERE = Refusal("SC5.15", "starve-not-this")


def barred(g: State, side: int) -> int:
    """9.1b, 9.1h, 5.0d: hexes that no line of a side crosses: enemies, and their zones unless a friendly unit is
    there."""
    return g.any_occ[1 - side] | zoc(g, 1 - side) & ~g.any_occ[side]


def trace(g: State, side: int, seeds: int, most: int, ends: bool = False) -> int:
    """The hexes to which a line of at most so many hexes leads from `seeds` (9.1f to 9.1j); `ends`: it may end where it
    could not pass (17.2e)."""
    return g.scene.trace(seeds, most, barred(g, side), ends, g.destroyed, spans_of(g, side))


def sources(g: State, side: int) -> int:
    """9.1c, 9.1d: a side's sources at the map's edge (and Venice), as far as the enemy does not stand on them."""
    return g.scene.sources[side] & ~barred(g, side)


def depots(g: State, side: int) -> int:
    """15.5a: hexes of a side's depots."""
    return g.box.map.set(g.loc[u] for u in g.box.depots[side] if g.loc[u] < OFF)


def headquarters(g: State, side: int) -> list[int]:
    return [u for u in g.box.hqs[side] if g.loc[u] < OFF]


def commanded(g: State, side: int, where: int = -1) -> int:
    """9.1f, 15.1, T.15: the hexes in the command radius of some headquarters of a side; those of `where`, if only they
    matter: no line is looked for from a headquarters that is too far from all of them."""
    near = headquarters(g, side)
    if where >= 0:
        near = [u for u in near if g.box.near(g.loc[u], g.box.radius[u]) & where]
    return radii(g, side, near) & where


def radii(g: State, side: int, units: Iterable[int], ends: bool = False) -> int:
    """The hexes in the radius of some headquarters, those of one radius looked at together."""
    seeds: dict[int, int] = {}
    for u in units:
        seeds[g.box.radius[u]] = seeds.get(g.box.radius[u], 0) | 1 << g.loc[u]
    return union(trace(g, side, hexes, radius, ends) for radius, hexes in seeds.items())


def supplied(g: State, side: int) -> int:
    """The hexes in which a side's units are in supply: by a headquarters that is so itself, the map's edge or a depot
    (9.1f, 9.1g)."""
    most = int(g.box.tables["limits"]["source"])
    seeds = sources(g, side) | depots(g, side)
    return (trace(g, side, seeds, most) if seeds else 0) | radii(g, side, fed_headquarters(g, side))


def fed_headquarters(g: State, side: int) -> list[int]:
    """9.1a: those that a line of any length joins to a source."""
    linked = _linked(g, side)
    return [u for u in headquarters(g, side) if linked >> g.loc[u] & 1]


def _linked(g: State, side: int) -> int:
    return g.scene.linked(g.scene.sources[side], barred(g, side))


# -- the phase ---------------------------------------------------------------------------------------------------------


def supply_phase(g: State) -> Asking[None]:
    """9.1: headquarters first (9.1a), then everybody else; both sides as they stand before anybody is lost."""
    for side in (CP, EN):
        for u in headquarters(g, side):
            _move_back(g, side, u)
    for side, fed in [(side, supplied(g, side)) for side in (CP, EN)]:
        for u in list(on_map(g, side)):
            if g.loc[u] < OFF:
                yield from _check(g, u, bool(fed >> g.loc[u] & 1))


def _move_back(g: State, side: int, u: int) -> None:
    """9.1e: a headquarters without a line goes, past all enemies, toward the nearest source until it has one."""
    linked = _linked(g, side)
    if linked >> g.loc[u] & 1:
        return
    far = g.box.far(g.loc[u])
    goals = sorted(bits(g.scene.sources[side]), key=lambda h: (far[h], h))
    if not goals:
        return
    to_goal = g.box.far(goals[0])
    stand = linked & ~g.box.high & ~zoc(g, 1 - side)
    able = sorted(bits(stand), key=lambda h: (far[h] + to_goal[h], far[h], h))
    if able:
        tell(
            g, "log-hq-back", side=("side", side), unit=("unit", u), start=("space", g.loc[u]), space=("space", able[0])
        )
        put(g, u, able[0])


def _check(g: State, u: int, fed: bool) -> Asking[None]:
    """9.1k, 9.2d, 9.3: what becomes of a unit in the supply phase."""
    box, bit = g.box, 1 << u
    kind = box.kind[u]
    if kind in ("hq", "depot") or box.is_assault[u]:  # 9.3b, 9.3d, 9.3c
        return
    here = g.loc[u]
    if fed:
        if g.starving & bit:
            g.starving &= ~bit
            tell(g, "log-fed", side=("side", box.side[u]), unit=("unit", u))
        return
    if not box.fights[u]:
        kill(g, u, "log-starved")  # 9.3a
    elif g.starving & bit:
        kill(g, u, "log-starved")  # 9.2d
    elif (yield from _gives_up(g, u)):
        kill(g, u, "log-gives-up")
    else:
        g.starving |= bit
        tell(g, "log-starving", side=("side", box.side[u]), unit=("unit", u), space=("space", here))
    settle_assault(g, here)


def _gives_up(g: State, u: int) -> Asking[bool]:
    """SC1.29: an Italian unit cut off in turns 2 to 4 is gone at once on a 1 or 2."""
    if g.scene.rule != "SC1" or g.turn == g.scene.first_turn or g.box.nation[u] != "it":
        return False
    die = yield D6
    tell(g, "log-cut-off", side=("side", g.box.side[u]), unit=("unit", u), die=die)
    return bool(die <= 2)


STARVED_A_TURN: Final = 2
STARVED_WITHIN: Final = 5


def starve(g: State) -> Asking[Next]:
    """SC5.15: from the second turn on the Entente names two enemy units that get nothing until the next check."""
    if g.scene.rule != "SC5" or g.turn == g.scene.first_turn or len(g.choices) >= STARVED_A_TURN:
        g.choices = ()
        return None
    near = g.box.map.range(g.any_occ[EN], STARVED_WITHIN) & ~zoc(g, EN)
    able = [u for u in on_map(g, CP) if g.box.fights[u] and near >> g.loc[u] & 1 and not g.starving >> u & 1]
    if not able:
        g.choices = ()
        return None
    verb, unit = yield Choose(EN, "ask-starve", Offer.found("starve", able, NOT_HERE), Offer("pass"))
    if verb == "pass":
        g.choices = ()
        return None
    g.starving |= 1 << unit
    g.choices = (*g.choices, unit)
    tell(g, "log-starve", side=("side", EN), unit=("unit", unit), space=("space", g.loc[unit]))
    return AGAIN


def traces_to(g: State, units: Sequence[int], hq: int) -> list[int]:
    """Of some units those that a line joins to one headquarters, however long (SC0.13): within its radius."""
    reach = trace(g, g.box.side[hq], 1 << g.loc[hq], g.box.radius[hq]) if g.loc[hq] < OFF else 0
    return [u for u in units if reach >> g.loc[u] & 1]
