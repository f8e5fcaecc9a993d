"""What programs go by: what a position is worth, what is wrong with one, what a good opponent would point out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...kernel.game import Known, Warning
from ...kernel.maps import bits
from .assault import orphans
from .box import EN
from .command import supplied
from .losses import why_crowded
from .scenes import BARGE, GUN, HQ, TRUCK
from .sequence import COMBAT
from .state import OFF, State, fighters_at, is_full, mover, on_map, rating, refresh, shaken, zoc
from .victory import margin, scorer, strength
from .victory import points as victory_points

ROUND: Final = 2
"""Who stands so near to a prize has a hand on it;"""
FIRM: Final = 6
"""so many steps half of one."""
FARTHEST: Final = 8
"""Farther away than this nobody is near."""

_PART: Final = {
    **dict.fromkeys(COMBAT.members, 1), "disengage": 1,
    **dict.fromkeys(("clear_contact", "exploit_move", "shift_guns", "adjust", "take_up_last"), 2),
}  # fmt: skip
"""The parts of a player's turn after his marches, by phase."""


def score(g: State, side: int) -> float:
    """Points of victory, and the steps of both."""
    found = margin(g) * 3.0
    if side != scorer(g):
        found = -found
    return found + 0.3 * (strength(g, side) - strength(g, 1 - side))


def features(g: State) -> dict[str, float]:
    """What counts for the first side: how far the scoring side has come, how near it is to what it has not, who is
    stronger around all that counts; steps, and how many are shaken, starve, or are out of the reach of supply."""
    box, side = g.box, scorer(g)
    sign = 1.0 if side == 0 else -1.0
    shaken_ = [(g.disorganised & box.fighters[who]).bit_count() for who in (0, 1)]
    starving = [(g.starving & box.fighters[who]).bit_count() for who in (0, 1)]
    cut = [0, 0]
    for who in (0, 1):
        lost = g.occ[who] & ~supplied(g, who)
        cut[who] = sum(g.left[u] for h in bits(lost) for u in fighters_at(g, h, who))
    near, grip = 0.0, 0.0
    prizes = {**dict.fromkeys(bits(g.scene.trenches[EN]), 1), **g.scene.objectives[side]}
    men: dict[int, int] = {}
    for h, value in prizes.items() if g.scene.rule in ("SC0", "SC2") else g.scene.objectives[side].items():
        around, mine, theirs = box.near(h, ROUND), 0, 0
        for who in (0, 1):
            for n in bits(around & g.occ[who]):
                if n not in men:
                    men[n] = sum(g.left[u] for u in fighters_at(g, n, who))
                if who == side:
                    mine += men[n]
                else:
                    theirs += men[n]
        grip += value * (mine - theirs) / (mine + theirs + FIRM)
        if not g.held[side] >> h & 1:
            far = next((far for far in range(1, FARTHEST) if box.near(h, far) & g.occ[side]), FARTHEST)
            near += value / far
    return {
        "margin": sign * margin(g),
        "steps": float(strength(g, 0) - strength(g, 1)),
        "shaken": float(shaken_[0] - shaken_[1]),
        "starving": float(starving[0] - starving[1]),
        "cut": float(cut[0] - cut[1]),
        "grip": sign * grip,
        "near": sign * near,
    }


def span(g: State) -> tuple[object, ...]:
    """An action: a player's marches, his combats, or what follows them."""
    return (g.turn, g.sequence, g.side, _PART.get(g.phase, 0))


def check(g: State) -> list[str]:
    """What is wrong with a state: caches, steps, who stands where, what lies on whom."""
    return [*_caches(g), *_units(g), *_markers(g), *_works(g), *_stacks(g)]


def _caches(g: State) -> Iterator[str]:
    twin = g.copy()
    refresh(twin)
    if twin.occ != g.occ or twin.any_occ != g.any_occ or twin.stacks != g.stacks or twin.here != g.here:
        yield "caches"
    if any(known not in (-1, zoc(twin, side)) for side, known in enumerate(g.zocs)):
        yield "zones"


def _units(g: State) -> Iterator[str]:
    """6.0, 11.1.1g, 11.3: who stands where, with what is left of him."""
    box = g.box
    if g.occ[0] & g.occ[1]:
        yield "both sides in one hex"
    if (g.any_occ[0] | g.any_occ[1]) & ~g.scene.area:
        yield "off the map"
    for u, h in enumerate(g.loc):
        if h < OFF and box.kind[u] != "air":
            if box.fights[u] and not 0 < g.left[u] <= rating(g, u).steps:
                yield f"{box.units[u]} has {g.left[u]} steps"
            if mover(g, u) in (HQ, GUN, TRUCK, BARGE) and not g.scene.enter(mover(g, u)) >> h & 1:
                yield f"{box.units[u]} is where it may not be"
    if any(_back(g, u) != _back(g, face) for u, face in enumerate(g.who)) or len(set(g.who)) != box.count:
        yield "faces"
    if g.held[0] & g.held[1]:
        yield "held twice"


def _back(g: State, u: int) -> tuple[object, ...]:
    """What everybody sees of a counter, face up or down (3.0f)."""
    small = g.box.bulk[u] == "detachment"
    return (g.box.nation[u], g.scene.ratings[u].movement) if small else (u,)


FIGHTING = ("disorganised", "reorganising", "starving", "exploiting", "reserve", "disengaging", "pinned", "hidden")
OTHERS = ("retreating", "silent", "planned", "loaded", "refugees")


def _markers(g: State) -> Iterator[str]:
    """2.2.3: markers lie on units on the map, and only on those that may have them."""
    box = g.box
    there = box.map.set(u for side in (0, 1) for u in on_map(g, side))
    fighters = there & (box.fighters[0] | box.fighters[1])
    for marks, units in ((FIGHTING, fighters), (OTHERS, there)):
        yield from (f"{mark} on nobody" for mark in marks if getattr(g, mark) & ~units)
    if g.disorganised & g.reorganising:
        yield "disorganised and reorganising"
    if any(shaken(g, u) or not is_full(g, u) for u in bits(g.exploiting | g.reserve)):
        yield "exploiting without the strength"  # 11.2.8b, 14.0b
    if any(box.bulk[u] != "detachment" for u in bits(g.hidden)):
        yield "hidden"
    if any(g.moved >> u & 1 or not there >> u & 1 for u in g.frozen):
        yield "frozen, and moved"  # 11.2.10a
    trucks = [g.loc[u] for u in bits(there) if box.kind[u] == "trucks"]
    if any(g.loc[u] not in trucks for u in bits(g.loaded)):
        yield "loaded without trucks"  # 11.3.4.1b


def _works(g: State) -> Iterator[str]:
    """11.2.4, 11.2.5: what lies over water."""
    if g.destroyed >> len(g.box.bridges):
        yield "bridges"
    for side in (0, 1):
        mine = [(a, b) for owner, a, b in g.footbridges if owner == side]
        if len(mine) > int(g.box.tables["limits"]["footbridges"]) or len({frozenset(one) for one in mine}) < len(mine):
            yield "footbridges"
        if any(pair not in g.box.wet for pair in mine):
            yield "a footbridge on dry land"


SETTLED = ("declare", "superiority", "prohibit", "take_up", "take_up_last", "air")
"""Steps that begin or end something: by then every stack has been looked at."""


def _stacks(g: State) -> Iterator[str]:
    """4.0: nobody is crowded when a phase has ended, and no assault troops are alone (11.3.2a)."""
    if g.due or g.falls or g.battle is not None:
        return
    for h in g.stacks:
        for side in (0, 1):
            if orphans(g, h, side):
                yield f"assault troops alone in {g.box.numbers[h]}"
            if g.phase in SETTLED and why_crowded(g, h, side):
                yield f"too many in {g.box.numbers[h]}"


def warnings(known: Known[State]) -> list[Warning]:
    """4.0g: stacks that are too large before a phase ends."""
    g = known.state
    if known.side is None or g.phase not in ("move", "exploit_move") or known.side != g.side:
        return []
    crowded = [h for h in sorted(g.stacks) if g.occ[known.side] >> h & 1 and why_crowded(g, h, known.side)]
    return [Warning("4.0g", "warn-crowded", {"space": ("space", h)}) for h in crowded[:3]]


def points(g: State) -> tuple[int, ...]:
    """16.0a: the victory points, which the defender pulls down."""
    return (victory_points(g),)


def steps(g: State) -> tuple[int, ...]:
    """The steps that each side has on the map."""
    return (strength(g, 0), strength(g, 1))
