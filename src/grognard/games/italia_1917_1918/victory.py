"""16.0 Victory points, and how each scenario is won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .box import CP, EN
from .command import commanded, depots, fed_headquarters, radii, sources, trace
from .state import EXITED, State, is_full, on_map, rating, tell, zoc

NOBODY: Final = 2
LEVELS: Final = ("defeat", "draw", "tactical", "operational", "strategic")
"""What the side on the attack comes to."""
SCORED: Final = ("SC1", "SC5")
"""SC1.36, SC5.22: where an objective counts from when it is taken until it is retaken; elsewhere while it is held or
controlled (SC0.15)."""


def scorer(g: State) -> int:
    """The side whose victory points are counted: the one with the initiative."""
    return g.scene.initiative


def controls(g: State, side: int) -> int:
    """T.25: of the hexes that count those that a side occupies or controls: it was there last, and not the enemy alone
    looks into them now."""
    enemy = 1 - side
    return g.held[side] & ~g.occ[enemy] & ~(zoc(g, enemy) & ~zoc(g, side) & ~g.occ[side])


def objectives(g: State) -> int:
    """Points of the objectives that the scoring side holds; SC3.18, SC5.23: those of a bridge only while it stands."""
    side = scorer(g)
    mine = g.held[side] if g.scene.rule in SCORED else controls(g, side)
    total = 0
    for h, value in g.scene.objectives[side].items():
        bridge = g.scene.needs_bridge.get(h, -1)
        if mine >> h & 1 and not (bridge >= 0 and g.destroyed >> bridge & 1):
            total += value
    return total


def points(g: State) -> int:
    """16.0a: the victory points as they stand, before what is counted at the end only."""
    return g.vp + objectives(g)


def end_turn(g: State) -> None:
    """16.0a: the points are noted; after the last turn the winner is named."""
    tell(g, "log-points", side=("side", scorer(g)), points=points(g))
    if g.turn >= g.scene.last_turn:
        finish(g)


def finish(g: State) -> None:
    """16.0b: how it ended."""
    reached = level(g)
    side = scorer(g)
    winner = side if reached > 1 else NOBODY if reached == 1 else 1 - side
    g.over = (winner, f"end-{LEVELS[reached]}")


def level(g: State) -> int:
    """What the scoring side would come to if it ended now, as a place in LEVELS."""
    return _LEVEL[g.scene.rule](g)


# -- what is counted ---------------------------------------------------------------------------------------------------


def in_line(g: State, side: int) -> int:
    """Hexes from which a line leads to a headquarters of the side that is itself supplied."""
    return radii(g, side, fed_headquarters(g, side))


def fed(g: State, side: int) -> int:
    """SC3.20, SC5.24: hexes from which a supply line can be traced at the end: to the map's edge, a depot or a
    headquarters that is itself supplied."""
    seeds = sources(g, side) | depots(g, side)
    edge = trace(g, side, seeds, int(g.box.tables["limits"]["source"])) if seeds else 0
    return in_line(g, side) | edge


def breakthrough(g: State) -> bool:
    """SC0.13, SC2.11: a supplied combat unit on clear ground behind the Entente's trenches."""
    clear = g.box.where(lambda row: row["terrain"] == "clear" and not row["town"])
    return bool(g.occ[CP] & g.scene.rear[EN] & clear & in_line(g, CP))


def trench_points(g: State) -> int:
    """SC0.15, SC2.13: a point for each of the Entente's trench hexes, and what objectives are worth."""
    return (controls(g, CP) & g.scene.trenches[EN]).bit_count() + objectives(g) + g.vp


def lost_trench(g: State) -> bool:
    """SC0.17, SC2.15: whether a supplied unit of the Entente stands in a trench of the Central Powers."""
    return bool(commanded(g, EN, g.occ[EN] & g.scene.trenches[CP]))


def _lowered(level: int, lowered: bool) -> int:
    """A victory is a level less."""
    return level - 1 if lowered and level > 1 else level


def _held(g: State, numbers: Iterable[str]) -> int:
    """How many of some hexes the Central Powers hold with a supplied combat unit."""
    there = g.occ[CP] & in_line(g, CP)
    return sum(there >> g.box.hex[number] & 1 for number in numbers)


def _by_trenches(g: State, even: int) -> int:
    """SC0.16, SC2.14: more than so many points a tactical victory, just so many a draw."""
    total = trench_points(g)
    return 2 if total > even else 1 if total == even else 0


def grappa(g: State) -> int:
    """SC0.13, SC0.14, SC0.15, SC0.16, SC0.17."""
    if breakthrough(g):
        level = 4
    elif _held(g, ("W2024", "W2026")) == 2:
        level = 3
    else:
        level = _by_trenches(g, 5)
    return _lowered(level, lost_trench(g))


def radetzky(g: State) -> int:
    """SC2.11, SC2.12, SC2.13, SC2.14, SC2.15: high mountains are mountains."""
    heights = g.box.where(lambda row: row["terrain"] in ("mountain", "high"))
    taken = (g.occ[CP] & g.scene.rear[EN] & heights & in_line(g, CP)).bit_count()
    if breakthrough(g):
        level = 4
    elif taken >= 3 or _held(g, ("W1714", "W1920", "W1922", "W2024")) >= 2:
        level = 3
    else:
        level = _by_trenches(g, 3)
    return _lowered(level, lost_trench(g))


def behind(g: State) -> int:
    """SC3.19, SC3.20: combat units behind the Entente's line, those at full strength and in supply for, those without
    supply against."""
    line, reach = in_line(g, CP), fed(g, CP)
    total = 0
    for u in on_map(g, CP):
        h = g.loc[u]
        if not g.scene.rear[EN] >> h & 1:
            continue
        if g.box.fights[u] and is_full(g, u) and line >> h & 1:
            total += 1
        elif (g.box.fights[u] or g.box.is_gun[u]) and not reach >> h & 1:
            total -= 1
    return total


def albrecht(g: State) -> int:
    """SC3.17 to SC3.21."""
    if _held(g, ("W1234", "W0534", "W0336")):
        return 4
    total = points(g) + behind(g)
    return 3 if total > 15 else 2 if total >= 10 else 0


PRIZES: Final = ("W1314", "W1317", "W1623", "W1629", "W1732", "W1234", "W0534", "W0336")
"""SC4.15: Schio, Thiene, Bassano, Montebelluna, Montello, Treviso, Mestre, Venice."""


def solstice(g: State) -> int:
    """SC4.15, SC4.16, SC4.17."""
    if _held(g, PRIZES) >= 3:
        return 4
    total = points(g) + behind(g)
    return 3 if total > 20 else 2 if total >= 15 else 0


def worth(g: State, u: int) -> int:
    """SC1.39, SC5.24: what a unit counts that is cut off, or gets away."""
    box = g.box
    if box.is_gun[u] or box.kind[u] == "hq":
        return 2
    if not box.fights[u] or box.bulk[u] == "detachment":
        return 0
    if box.bulk[u] == "division" and rating(g, u).morale >= 4:
        return 2 if is_full(g, u) else 1
    return 1


def caporetto_total(g: State) -> int:
    """SC1.36 to SC1.41, SC1.40: what the Central Powers have, less what the Italians saved."""
    total = points(g)
    west = g.scene.west
    if g.occ[CP] & west & in_line(g, CP):
        total += sum(worth(g, u) for u in on_map(g, EN) if not west >> g.loc[u] & 1)
    return total - sum(worth(g, u) for u in g.box.of_side[EN] if g.loc[u] == EXITED)


def caporetto(g: State) -> int:
    """SC1.42: even the least of these is a victory of the Central Powers."""
    total = caporetto_total(g)
    return 4 if total > 40 else 3 if total >= 15 else 2 if total >= -20 else 0


def vittorio_total(g: State) -> int:
    """SC5.22 to SC5.24: objectives, and what is cut off at the end."""
    reach, safe = fed(g, CP), fed_headquarters(g, CP)
    lost = [u for u in on_map(g, CP) if (u not in safe if g.box.kind[u] == "hq" else not reach >> g.loc[u] & 1)]
    return points(g) + sum(worth(g, u) for u in lost)


def vittorio(g: State) -> int:
    """SC5.25, SC5.26."""
    total = vittorio_total(g)
    level = 4 if total > 50 else 3 if total > 40 else 2 if total > 30 else 1 if total >= 25 else 0
    return _lowered(level, not controls(g, EN) >> g.box.hex["W2709"] & 1)


_LEVEL: Final = {
    "SC0": grappa, "SC1": caporetto, "SC2": radetzky, "SC3": albrecht, "SC4": solstice, "SC5": vittorio,
}  # fmt: skip


def margin(g: State) -> int:
    """How far the scoring side has come, in points: for bots and the page."""
    rule = g.scene.rule
    if rule == "SC1":
        return caporetto_total(g)
    if rule == "SC5":
        return vittorio_total(g)
    return trench_points(g) if rule in ("SC0", "SC2") else points(g) + behind(g)


def strength(g: State, side: int) -> int:
    """The steps that a side has on the map."""
    return sum(g.left[u] for u in on_map(g, side) if g.box.fights[u])
