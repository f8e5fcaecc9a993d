"""11.2.7, 11.2.8 Disengagement and Reserve markers. 13.0 Disengagement. 14.0 The exploitation phase."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import Members, bits, mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .assault import settle_assault, with_assault
from .movement import company
from .odds import planned
from .retreat import begin
from .scenes import GUN, SIDES
from .state import (
    division, OFF, State, in_zone, is_full, lose_step, morale, open_zoc, put, shaken, tell, zoc,
)  # fmt: skip

NOT_YOURS = Refusal("11.2.8a", "mark-not-yours")
NOT_IN_ZONE = Refusal("13.0a", "disengage-not-in-zone")
MARKED = Refusal("11.2.7", "mark-already")
FROZEN = Refusal("11.2.10a", "marker-frozen")
NOT_FULL = Refusal("11.2.8b", "reserve-not-full")
SHAKEN = Refusal("11.2.8b", "reserve-shaken")
MOVED = Refusal("11.2.8b", "reserve-moved")
IN_ZONE = Refusal("11.2.8b", "reserve-in-zone")
OUT_OF_PLAN = Refusal("11.2.8c", "reserve-out-of-range")
NO_MARKERS = Refusal("11.2.8e", "reserve-no-markers")
NOT_MARKED = Refusal("13.0b", "disengage-not-marked")
NOT_PLANNED = Refusal("11.3.1.1a", "shift-not-planned")
NOT_BESIDE = Refusal("11.3.1.1b", "shift-not-there")


# -- markers -----------------------------------------------------------------------------------------------------------


def place_markers(g: State) -> Asking[Next]:
    """11.2.7, 11.2.8: at the end of movement, or before it for experts (11.2.9)."""
    zone = zoc(g, 1 - g.side)
    near = [u for h in members(zone & g.occ[g.side]) for u in g.stacks[h]]
    mine = g.box.fighters[g.side] & ~mask_of(g.frozen)
    free = mine & ~g.disengaging
    away = Offer.found("mark", [u for u in near if free >> u & 1], lambda u: why_not_disengage(g, u) or NOT_IN_ZONE)
    there = members(g.occ[g.side] & ~zone & planned(g)) if g.planned else ()  # 11.2.8c
    fit = mine & ~(g.reserve | g.moved | g.disorganised | g.reorganising)  # 11.2.8b
    back = [u for h in there for u in g.stacks[h] if fit >> u & 1 and is_full(g, u) and _markers_left(g, u)]
    kept = Offer.found("reserve", back, lambda u: why_not_reserve(g, u) or NO_MARKERS)
    if not away.among and not kept.among:
        return None
    verb, u = yield Choose(g.side, "ask-markers", away, kept, Offer("done"))
    if verb == "done":
        return None
    if verb == "mark":
        g.disengaging |= 1 << u
    else:
        g.reserve |= 1 << u
    tell(g, f"log-{verb}", side=("side", g.side), unit=("unit", u), space=("space", g.loc[u]))
    return AGAIN


def why_not_disengage(g: State, u: int) -> Refusal | None:
    """11.2.7, 13.0a: combat units in an enemy zone."""
    if not 0 <= u < g.box.count or not g.box.fights[u] or g.box.side[u] != g.side or g.loc[u] >= OFF:
        return NOT_YOURS
    if u in g.frozen:
        return FROZEN
    if g.disengaging >> u & 1:
        return MARKED
    return None if in_zone(g, u) else NOT_IN_ZONE


def why_not_reserve(g: State, u: int) -> Refusal | None:
    """11.2.8b to 11.2.8f; 8.0g: only who has guns in Offensive mode has reserves."""
    box = g.box
    if not 0 <= u < box.count or not box.fights[u] or box.side[u] != g.side or g.loc[u] >= OFF:
        return NOT_YOURS
    if u in g.frozen:
        return FROZEN
    if g.reserve >> u & 1:
        return MARKED
    if not is_full(g, u):
        return NOT_FULL
    if shaken(g, u):
        return SHAKEN
    if g.moved >> u & 1:
        return MOVED
    if in_zone(g, u):
        return IN_ZONE
    if not planned(g) >> g.loc[u] & 1:
        return OUT_OF_PLAN
    return None if _markers_left(g, u) else NO_MARKERS


def _markers_left(g: State, u: int) -> bool:
    """11.2.8d to 11.2.8f: one marker for two different units of a hex; cavalry has markers of its own."""
    table = g.box.tables["reserves"]
    horse = g.box.kind[u] == "cavalry"
    most = int(table["cavalry"] if horse and g.box.nation[u] == "it" else table[SIDES[g.side]])
    if g.reserve.bit_count() < most:
        return True  # not even with one for each unit would they run out
    units = [v for v in bits(g.reserve | 1 << u) if (g.box.kind[v] == "cavalry") == horse]
    return markers_for(g, units) <= most


def markers_for(g: State, units: Sequence[int]) -> int:
    """11.2.8d: how many Reserve markers some units take."""
    by_hex: dict[int, set[object]] = {}
    for u in units:
        by_hex.setdefault(g.loc[u], set()).add(division(g, u) or u)
    return sum(-(-len(different) // 2) for different in by_hex.values())


# -- disengagement -----------------------------------------------------------------------------------------------------


def disengage(g: State) -> Asking[Next]:
    """13.0: each marked stack tries its luck by the morale of one of its units."""
    marked = [u for u in bits(g.disengaging) if g.loc[u] < OFF and g.box.side[u] == g.side and in_zone(g, u)]
    if not marked:
        g.disengaging = 0
        return None
    verb, u = yield Choose(g.side, "ask-disengage", Offer.found("disengage", marked, NOT_MARKED), Offer("done"))
    if verb == "done":
        g.disengaging = 0
        return None
    yield from _slip(g, u, [v for v in marked if g.loc[v] == g.loc[u]])
    return AGAIN


def slip_modifier(g: State, u: int, units: Sequence[int]) -> int:
    """13.0e, 13.0f."""
    table, h, box = g.box.tables["disengagement"], g.loc[u], g.box
    more = int(table["morale"].get(str(morale(g, u)), 0))
    if box.kind[u] == "cavalry":
        more += int(table["cavalry"])
    if g.scene.trench >> h & 1:
        more += int(box.tables["trench"]["away"])
    if box.town[h]:
        more += int(box.tables["town"][box.town[h]]["away"])
    enemy = 1 - g.side
    ring = box.beside[h] & g.scene.area
    if not ring & ~(g.any_occ[enemy] | zoc(g, enemy) & ~g.any_occ[g.side]):
        more += int(table["surrounded"])
    if any(shaken(g, v) for v in units):
        more += int(table["disorganised"])
    if any(g.retreating >> v & 1 for v in units):
        more += int(table["retreat_mode"])
    return more


def _slip(g: State, u: int, units: list[int]) -> Asking[None]:
    """13.0c, 13.0d, 13.0g, 13.0h, 13.0i, 13.0j."""
    more = slip_modifier(g, u, units)
    die = yield D6
    mode = any(g.retreating >> v & 1 for v in units)
    rows = [row for row in g.box.tables["disengagement"]["rows"] if mode or not row["retreat_mode"]]
    row = next(row for row in rows[::-1] if die + more >= row["from"])
    for v in units:
        g.disengaging &= ~(1 << v)
    tell(
        g, "log-disengage", side=("side", g.side), units=[("unit", v) for v in units], space=("space", g.loc[u]),
        die=die, modifier=more, hexes=int(row["most"]), led="yes" if row["led"] else "no",
    )  # fmt: skip
    group = with_assault(g, tuple(units))
    h = g.loc[u]
    if row["star"]:
        lose_step(g, u)
        settle_assault(g, h)
    left = [v for v in group if g.loc[v] < OFF]
    if any(g.box.fights[v] for v in left):
        begin(g, h, g.side, int(row["most"]), least=int(row["least"]), led=bool(row["led"]), turns=False, units=left)


# -- exploitation ------------------------------------------------------------------------------------------------------


def start_exploitation(g: State) -> None:
    """14.0h: combats first; guns may be used anew (15.2.2g)."""
    g.exploits = True
    g.struck = g.fought = 0
    g.fired = {}


def clear_contact(g: State) -> None:
    """14.0i, 14.1e, 14.1f: who still stands in an enemy zone loses his marker; then the others move."""
    g.exploits = False
    g.moved = g.settled = 0
    g.relief = -1
    g.tried, g.tried_side = {}, ()  # 11.2.4e: so many tries a phase
    for u in bits(g.exploiting):
        if g.loc[u] < OFF and open_zoc(g, 1 - g.side, (u, *company(g, u))) >> g.loc[u] & 1:
            g.exploiting &= ~(1 << u)


def shift_guns(g: State) -> Asking[Next]:
    """11.3.1.1, 14.2d: guns in Offensive mode follow by a hex, or two along a road or railway."""
    fire = under_fire(g)
    mine = [u for u in bits(g.planned) if g.box.side[u] == g.side and not g.moved >> u & 1]
    able = {u: gun_shifts(g, u, fire) for u in mine}
    guns = [u for u, spaces in able.items() if spaces]
    if not guns:
        return None
    verb, u = yield Choose(g.side, "ask-shift", Offer.found("shift", guns, NOT_PLANNED), Offer("done"))
    if verb == "done":
        return None
    _, h = yield Choose(
        g.side, "ask-shift-to", Offer.found("to", Members(able[u]), NOT_BESIDE), args={"unit": ("unit", u)}
    )
    tell(g, "log-move", side=("side", g.side), units=[("unit", u)], start=("space", g.loc[u]), space=("space", h))
    put(g, u, h)
    g.moved |= 1 << u
    return AGAIN


def under_fire(g: State) -> int:
    """The hexes that enemy guns can reach."""
    box = g.box
    return union([box.near(g.loc[v], box.range[v]) for v in box.guns_of[1 - g.side] if g.loc[v] < OFF])


def gun_shifts(g: State, u: int, fire: int) -> int:
    """11.3.1.1a, 11.3.1.1b: where a gun in Offensive mode may go; 11.1.4a: nothing else goes by rail."""
    box, here, enemy = g.box, g.loc[u], 1 - g.side
    if here >= OFF:
        return 0
    free = g.scene.enter(GUN) & ~zoc(g, enemy) & ~g.any_occ[enemy]
    near = 0
    for h in box.map.linked[here]:
        if free >> h & 1 and _crosses(g, here, h):
            near |= 1 << h
    quiet, found = free & ~fire, near
    roads = box.roads | box.secondary if g.fair else box.roads  # 11.1.3e
    for pairs, usable in ((roads, True), (box.rails, box.on_rail >> here & 1 and _rail_open(g, here))):
        if usable:
            first = [h for h in box.map.linked[here] if (here, h) in pairs and quiet >> h & 1 and _crosses(g, here, h)]
            for h in first:
                for beyond in box.map.linked[h]:
                    if (h, beyond) in pairs and quiet >> beyond & 1 and beyond != here and _crosses(g, h, beyond):
                        found |= 1 << beyond
    return found


def _crosses(g: State, a: int, b: int) -> bool:
    """11.3.1d: a gun crosses water only by a bridge."""
    i = g.box.bridge_at.get((a, b), -1)
    return (a, b) not in g.box.wet or (i >= 0 and not g.destroyed >> i & 1)


def _rail_open(g: State, h: int) -> bool:
    """11.1.4b, 11.1.4c: a railway to a source with no enemy on it or beside it."""
    return bool(g.scene.served(g.scene.sources[g.side], g.destroyed, g.any_occ[1 - g.side]) >> h & 1)


def adjust(g: State) -> None:
    """12.5f, 14.0j, 14.3: markers of both sides, in this order."""
    everybody = zoc(g, 0), zoc(g, 1)
    for u in bits(g.reorganising):
        if g.loc[u] < OFF and not everybody[1 - g.box.side[u]] >> g.loc[u] & 1:
            g.reorganising &= ~(1 << u)  # 14.3a
    g.reorganising |= g.disorganised  # 14.3b
    g.disorganised = 0
    g.exploiting = g.reserve = g.disengaging = g.pinned = 0  # 14.3c
    if g.scene.rule == "SC1" and g.side == g.scene.initiative:
        g.silent = 0  # SC1.18
    g.fired = {}
