"""YPR.5.33, YPR.5.34, YPR.5.38, YPR.8.0 What only Ypres has: the inundation, strategic rail, the continuous front."""

from __future__ import annotations

from ...kernel.applies import rule
from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .reinforcement import ask_hex
from .stacking import room, why_not_stack
from .state import FED, State, enter, flooded, on_map, tell, units_at, zoc

NO_BELGIANS = Refusal("YPR.5.33a", "flood-no-belgians")
NOT_RAIL_NATION = Refusal("YPR.8.1a", "rail-nation")
NOT_STATION = Refusal("YPR.8.1b", "rail-not-station")
RAIL_FULL = Refusal("YPR.8.1a", "rail-four")
HAS_MOVED = Refusal("YPR.8.1f", "rail-has-moved")
UNDER_MARKER = Refusal("YPR.5.35d", "move-replaced")
JUST_ENTERED = Refusal("YPR.8.1e", "rail-fresh")
NO_TRAIN = Refusal("YPR.8.1d", "rail-no-way")
ENEMY_ZONE = Refusal("YPR.8.1c", "rail-zone")
ALLIES = 0


# -- YPR.5.33 the inundation --------------------------------------------------------------------------------------


@rule("YPR.5.33a", "YPR.5.33b", "YPR.5.33c")
def flood_phase(g: State) -> Asking[None]:
    """YPR.5.33a: with supplied Belgians in Nieuport the Allies may open the sluices; YPR.5.33b: nothing happens yet."""
    if g.flood and flooded(g) and g.turn == g.flood + int(g.box.tables["flood"]["delay"]):
        tell(g, "log-flooded")  # YPR.5.33c
    g.work, g.side = 0, ALLIES
    g.phase = "rail"  # so it is called in stored positions while the question is open
    if g.flood or why_not_flood(g) is not None:
        return
    verb, _ = yield Choose(ALLIES, "ask-flood", Offer("flood", None, lambda _: why_not_flood(g)), Offer("pass"))
    if verb == "flood":
        g.flood = g.turn
        tell(g, "log-flood", side=("side", ALLIES))


def why_not_flood(g: State) -> Refusal | None:
    table = g.box.tables["flood"]
    there = units_at(g, g.box.hex[table["hex"]])
    if any(g.box.nation[u] == table["nation"] and g.supply[u] == FED for u in there):
        return None
    return NO_BELGIANS


# -- YPR.8.0 strategic rail ---------------------------------------------------------------------------------------


@rule("YPR.5.34", "YPR.8.1a")
def rail_phase(g: State) -> Asking[Next]:
    """YPR.5.34, YPR.8.1a: from turn 2 up to four French or British units go by rail; each is done then (YPR.8.1f).

    YPR.8.1g, YPR.TEC.2: this is all that railways do here."""
    table = g.box.tables["rail"]
    if g.marching:
        unit, h = yield from ask_hex(g, "ask-rail-to", "to", stations, why_not_station)
        g.work += 1
        g.moved |= 1 << unit
        here = ("space", g.loc[unit])
        tell(g, "log-rail", side=("side", ALLIES), unit=("unit", unit), start=here, space=("space", h))
        enter(g, unit, h)
        return AGAIN
    open_ = g.turn >= int(table["from"]) and g.work < int(table["units"])
    rail = Offer.sifted("rail", on_map(g, ALLIES) if open_ else (), lambda u: why_not_rail(g, u))
    if rail.among:
        verb, unit = yield Choose(ALLIES, "ask-rail", rail, Offer("pass"), args={"left": int(table["units"]) - g.work})
        if verb == "rail":
            g.marching = (unit,)
            return AGAIN
    g.work = 0
    return None


def why_not_rail(g: State, u: int) -> Refusal | None:
    """Why a unit may not go by rail now."""
    box = g.box
    table = box.tables["rail"]
    if not 0 <= u < box.count or g.loc[u] >= box.size or box.nation[u] not in table["nations"]:
        return NOT_RAIL_NATION
    if g.work >= int(table["units"]):
        return RAIL_FULL
    if g.moved >> u & 1:
        return HAS_MOVED
    if (g.repl | g.rebuilt) >> u & 1:
        return UNDER_MARKER
    h = g.loc[u]
    # YPR.7.12f, YPR.8.1e: who entered this turn goes on only from a rail hex of the west or south edge.
    start = box.sources[ALLIES] if g.fresh >> u & 1 else box.class_set(*table["stops"])
    if not (start & box.rails) >> h & 1:
        return JUST_ENTERED if g.fresh >> u & 1 else NOT_STATION
    return None if stations(g, u) else NO_TRAIN


def stations(g: State, u: int) -> int:
    """The towns a train from here reaches: the first on each line (YPR.8.1b, YPR.8.1d), not through enemy zones
    (YPR.8.1c), with room."""
    box, start = g.box, g.loc[u]
    enemy = 1 - ALLIES
    stops = box.class_set(*box.tables["rail"]["stops"])
    open_ = box.rails & ~g.occ[enemy] & box.rules.open_zones(g, u)  # YPR.9.22d: its way lies in its zone too
    through = open_ & ~zoc(g, enemy) & ~stops
    found, edge, seen = 0, 1 << start, 1 << start
    while edge:
        new = box.rail.around(edge) & open_ & ~seen
        seen |= new
        found |= new & stops
        edge = new & through
    return room(g, (u,), found & box.rules.home(g, u) & ~(1 << start))


def why_not_station(g: State, u: int, h: int) -> Refusal:
    """Why a hex is none of the stations."""
    if not 0 <= h < g.box.size:
        return NO_TRAIN
    barred = g.box.rules.why_not_zone(g, u, h) or why_not_stack(g, (u,), h)
    return barred or (ENEMY_ZONE if zoc(g, 1) >> h & 1 else NO_TRAIN)


# -- YPR.5.38 the continuous front --------------------------------------------------------------------------------


def continuous_front(g: State, side: int) -> bool:
    """YPR.5.38b: a line of a side's units or zones of control from the south edge up to the row of Dixmude. Hexes that
    the enemy stands in break it."""
    box = g.box
    line = (g.occ[side] | zoc(g, side)) & ~g.occ[1 - side]
    return bool(box.map.steps.flood(line & box.south, line) & box.front_row)


@rule("YPR.5.38b", "YPR.5.38c", "YPR.11.1")
def check_front(g: State) -> None:
    """YPR.5.38c, YPR.11.1: from the turn after either side has one, all cavalry of both is on foot."""
    if g.front:
        return
    for side in (0, 1):
        if continuous_front(g, side):
            g.front = g.turn + 1
            tell(g, "log-front", side=("side", side))
            return
