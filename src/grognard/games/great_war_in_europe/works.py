"""14.2, 14.3, 14.6, 6.10 Works: the Hindenburg Line, devastated hexes, the Paris Gun."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members, mask_of, members
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AL, CP, GE, Box
from .control import enter
from .fronts import WEST, WESTERN
from .hiding import lay_on_top
from .passports import why_not_there
from .stacking import why_no_stack
from .state import OFF, State, put, side_of, tell, units_at
from .supply import area, supplied_at

NOT_LINE = Refusal("14.31a", "line-not-there")
NOT_GUN = Refusal("6.10", "gun-not-there")
NOT_SAP = Refusal("14.62a", "sap-not-this")
NO_STEP = Refusal("14.62b", "sap-no-step")
NO_MARKER = Refusal("14.64", "sap-no-marker")
NOT_CLEAR = Refusal("14.61", "sap-not-clear")

EASTWARD = ("e", "ne", "se")
"""14.62b."""


# -- in the New Units Phase of the CP ----------------------------------------------------------------------------------


def offers(g: State) -> tuple[Offer, ...]:
    """What the CP may place beside their new units."""
    if WEST not in g.box.active:
        return ()
    found = []
    starts = Members(line_starts(g) << _west(g)) if may_draw(g) else ()
    if starts:
        found.append(Offer.found("line", starts, NOT_LINE))
    places = Members(gun_places(g) << _west(g)) if g.gun_ready and g.gun < 0 else ()
    if places:
        found.append(Offer.found("gun", places, NOT_GUN))
    return tuple(found)


def _west(g: State) -> int:
    return g.box.fronts[WEST].base


def begin(g: State, verb: str, h: int) -> None:
    """One of these offers is taken."""
    if verb == "line":
        g.line = (h,)
        return
    g.gun, g.gun_ready = h, False
    tell(g, "log-gun", space=("space", h))


# -- 14.3 the Hindenburg Line ------------------------------------------------------------------------------------------


def may_draw(g: State) -> bool:
    """14.31a: from Strategic Turn K on, once."""
    first = ord(g.box.tables["limits"]["hindenburg"]["letter"])
    return not g.lined and g.letter >= first


def line_hexes(g: State) -> int:
    """14.31a: supplied hexes of the West that the CP control, not beside Allies or their intact forts."""
    front = g.box.fronts[WEST]
    bad = g.any_occ[AL][WEST] | g.forts[AL][WEST]
    return area(g, GE, WEST) & g.held[CP][WEST] & front.land & ~(bad | front.around(bad))


def line_starts(g: State) -> int:
    """The hexes from which a whole line can be drawn."""
    able = line_hexes(g)
    most = int(g.box.tables["limits"]["hindenburg"]["markers"])
    return mask_of(h for h in members(able) if _goes_on(g, able, (h,), most))


def _goes_on(g: State, able: int, chain: tuple[int, ...], most: int) -> bool:
    """Whether a chain of hexes can be made as long as it must be."""
    if len(chain) == most:
        return True
    return any(_goes_on(g, able, (*chain, b), most) for b in members(_next(g, able, chain)))


def _next(g: State, able: int, chain: tuple[int, ...]) -> int:
    """Hexes that go on from either end."""
    beside = g.box.fronts[WEST].beside
    return (beside[chain[0]] | beside[chain[-1]]) & able & ~mask_of(chain)


def draw_line(g: State) -> Asking[None]:
    """14.31a: all four markers at once, one hex after another."""
    base, able = _west(g), line_hexes(g)
    most = int(g.box.tables["limits"]["hindenburg"]["markers"])
    chain = tuple(h - base for h in g.line)
    ways = [b for b in members(_next(g, able, chain)) if _goes_on(g, able, _longer(g, chain, b), most)]
    _, noun = yield Choose(
        CP, "ask-line", Offer.found("line", [b + base for b in ways], NOT_LINE), args={"left": most - len(chain)}
    )
    chain = _longer(g, chain, noun - base)
    g.line = tuple(h + base for h in chain)
    if len(chain) == most:
        g.hindenburg, g.line, g.lined = mask_of(chain), (), True
        tell(g, "log-line", space=("space", chain[0] + base), end=("space", chain[-1] + base))


def _longer(g: State, chain: tuple[int, ...], b: int) -> tuple[int, ...]:
    """A chain with one hex more, at the end that it touches."""
    if g.box.fronts[WEST].beside[chain[-1]] >> b & 1:
        return (*chain, b)
    return (b, *chain)


# -- 6.10 the Paris Gun ------------------------------------------------------------------------------------------------


def gun_places(g: State) -> int:
    """Supplied hexes under CP control, near enough to Paris."""
    return area(g, GE, WEST) & g.held[CP][WEST] & ~g.any_occ[AL][WEST] & _within_range(g.box)


@lru_cache(4)
def _within_range(box: Box) -> int:
    front, most = box.fronts[WEST], int(box.tables["limits"]["gun"])
    paris = [h - front.base for h in box.sets["paris"]]
    far = front.map.distance
    return mask_of(h for h in members(front.land) if any((far(h, p) or 0) <= most for p in paris))


# -- 14.6 devastated hexes ---------------------------------------------------------------------------------------------


def sap_offers(g: State) -> tuple[Offer, ...]:
    """14.61: before they move anything in the West the CP may choose units to lay their hexes waste."""
    started = g.moved & ~g.sapping
    if g.side != CP or g.theatre != WESTERN or started or g.passed or WEST not in g.box.active:
        return ()
    able = sappers(g)
    return (Offer.found("devastate", able, lambda u: why_not_sap(g, u) or NOT_SAP),) if able else ()


def begin_sapping(g: State, u: int) -> None:
    """14.62a: the unit neither moves nor attacks this turn."""
    g.sapping |= 1 << u
    g.moved |= 1 << u
    lay_on_top(g, u)
    tell(g, "log-devastate", unit=("unit", u), space=("space", g.loc[u]))


def sappers(g: State) -> list[int]:
    """The units that may; nobody without a marker. Of units that are alike, in one hex, one is looked at."""
    if not _markers(g):
        return []
    front, found = g.box.fronts[WEST], []
    for h in members(_ground(g) & g.occ[CP][WEST]):
        seen: dict[object, bool] = {}
        for u in g.stacks[h + front.base]:
            key = (g.box.nation[u], g.box.kind[u], g.sapping >> u & 1)
            if key not in seen:
                seen[key] = why_not_sap(g, u) is None
            if seen[key]:
                found.append(u)
    return found


def _ground(g: State) -> int:
    """14.61: clear hexes and flood plain in France and Belgium, not yet laid waste."""
    front = g.box.fronts[WEST]
    open_ground = front.of_terrain["clear"] | front.of_terrain["flood"]
    return open_ground & (front.in_country.get("fr", 0) | front.in_country.get("be", 0)) & ~g.devastated


def _markers(g: State) -> int:
    """14.64: markers left."""
    under = {g.loc[u] for u in members(g.sapping)}
    return int(g.box.tables["limits"]["devastated"]) - g.devastated.bit_count() - len(under)


def why_not_sap(g: State, u: int) -> Refusal | None:
    """Why a unit may not devastate its hex."""
    front = g.box.fronts[WEST]
    if not 0 <= u < g.box.count or g.loc[u] >= OFF or side_of(g, u) != CP or g.box.front_of[g.loc[u]] is not front:
        return NOT_SAP
    if not _ground(g) >> g.loc[u] - front.base & 1:
        return NOT_CLEAR
    if g.box.kind[u] not in ("infantry", "mountain") or g.sapping >> u & 1 or not supplied_at(g, u, g.loc[u]):
        return NOT_SAP
    if g.fresh >> g.box.nation[u] & 1:
        return NOT_SAP
    if not _markers(g):
        return NO_MARKER
    return None if steps_back(g, u) else NO_STEP


def steps_back(g: State, u: int) -> list[int]:
    """14.62b: hexes to the east that a unit can step back to."""
    front = g.box.fronts[WEST]
    local = g.loc[u] - front.base
    bad = g.any_occ[AL][WEST] | g.forts[AL][WEST]
    near = mask_of(n for way in EASTWARD if (n := front.map.near[way][local]) >= 0)
    found = [b + front.base for b in members(near & front.beside[local] & ~bad)]
    return [h for h in found if why_not_there(g, u, h) is None and supplied_at(g, u, h) and _fits(g, u, h)]


def _fits(g: State, u: int, h: int) -> bool:
    """7.23: room, where those that devastate it themselves will have left."""
    stay = [v for v in units_at(g, h, CP) if not g.sapping >> v & 1]
    return why_no_stack(g, (*stay, u)) is None


def step_back(g: State) -> Asking[Next]:
    """14.62b: after the CP have fought in the West, those units step back and the marker stays. A17: who cannot stays
    where he is, and the marker is taken off."""
    if not g.sapping or g.theatre != WESTERN or g.side != CP:
        return None
    u = members(g.sapping)[0]
    ways = steps_back(g, u) if g.loc[u] < OFF else []
    goal = ways[0] if ways else -1
    if len(ways) > 1:
        _, goal = yield Choose(CP, "ask-step-back", Offer.found("to", ways, NO_STEP), args={"unit": ("unit", u)})
    g.sapping &= ~(1 << u)
    if goal >= 0:
        start = g.loc[u]
        g.devastated |= 1 << start - _west(g)
        put(g, u, goal)
        enter(g, (u,), goal)
        lay_on_top(g, u)
        tell(g, "log-devastated", unit=("unit", u), start=("space", start), space=("space", goal))
    return AGAIN
