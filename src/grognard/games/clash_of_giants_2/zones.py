"""YPR.9.22, YPR.9.23 Who may be where at Ypres: zone D, Belgians, divisions tied to zone A. Elsewhere: anywhere."""

from __future__ import annotations

from ...kernel.applies import rule
from ...kernel.refusal import Refusal
from .state import State

ZONE_A = Refusal("YPR.9.22d", "zone-a-only")
BELGIANS = Refusal("YPR.9.22e", "zone-d-belgians")
NOBODY_YET = Refusal("YPR.9.22f", "zone-d-closed")
GERMANS_YET = Refusal("YPR.9.22g", "zone-d-germans")
EAST = Refusal("YPR.9.23b", "zone-east-of-line")


def zone(g: State, name: str) -> int:
    """The hexes of a zone; its bounds are the same for both sides (YPR.9.21)."""
    box = g.box
    return box.area_set[0][box.areas[0].index(name)]


def anywhere(g: State, u: int) -> int:
    """Without zones: all hexes."""
    return g.box.map.all


@rule("YPR.9.22d", "YPR.9.22e")
def home_zones(g: State, u: int) -> int:
    """The hexes in which a unit may operate at all."""
    box = g.box
    if "zone_a" in box.flags[u]:
        return zone(g, box.tables["zone_a"]["area"])
    if box.nation[u] == box.tables["belgian"]["nation"]:
        return zone(g, box.tables["belgian"]["area"])
    return box.map.all


def closed(g: State, side: int) -> int:
    """The hexes no unit of a side may enter or attack yet (YPR.9.22f, YPR.9.22g)."""
    table = g.box.tables.get("zone_d")
    if table is None:
        return 0
    german = g.box.sides[side] == "ge"
    return zone(g, table["area"]) if g.turn < int(table["german_from"] if german else table["from"]) else 0


@rule("YPR.9.22d", "YPR.9.22e", "YPR.9.22f", "YPR.9.22g", "YPR.9.22h")
def open_zones(g: State, u: int) -> int:
    """The hexes that zones let a unit move into or attack. A stray may cross others on its way home (YPR.9.22h)."""
    box = g.box
    mine = home_zones(g, u)
    allowed = box.map.all & ~closed(g, box.side[u])
    return allowed & mine if mine >> g.loc[u] & 1 else allowed


def no_zone_bars(g: State, u: int, h: int) -> Refusal | None:
    """Without zones: nothing."""
    return None


@rule("YPR.9.22d", "YPR.9.22e", "YPR.9.22f", "YPR.9.22g")
def why_not_zone(g: State, u: int, h: int) -> Refusal | None:
    """Which zone rule keeps a unit out of a hex, in movement, advance and attack."""
    box = g.box
    if closed(g, box.side[u]) >> h & 1:
        return NOBODY_YET if g.turn < int(box.tables["zone_d"]["from"]) else GERMANS_YET
    mine = home_zones(g, u)
    if not mine >> h & 1 and mine >> g.loc[u] & 1:
        return ZONE_A if "zone_a" in box.flags[u] else BELGIANS
    return None


def east_of_line(g: State, u: int) -> bool:
    """Whether a Belgian unit stands east of the Belgian attack line."""
    box = g.box
    return box.nation[u] == box.tables["belgian"]["nation"] and bool(box.east >> g.loc[u] & 1)


def nobody_marches(g: State, u: int) -> bool:
    """Where nobody has to march."""
    return False


@rule("YPR.9.23a")
def belgians_march(g: State, u: int) -> bool:
    """Turns 2 to 5, Belgians that start east of their line go all the way, by the compass."""
    table = g.box.tables["belgian"]
    return int(table["from"]) <= g.turn <= int(table["to"]) and east_of_line(g, u)
