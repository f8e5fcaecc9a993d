"""16.0 National collapse: found at once, whatever has brought it about."""

from __future__ import annotations

from ...kernel.maps import bits
from .box import AH, AL, BE, BU, CP, FR, RO, TU
from .fronts import EAST, ITALY, WEST
from .losses import fall
from .revolutions import russian_cities
from .state import State, holds, units_at
from .supply import NORMAL, supply_of
from .turkey import surrender
from .victory import full_americans

PARIS_STANDS, PARIS_FELL, PARIS_SPARED = range(3)


def check_collapses(g: State) -> None:
    """16.0: one collapse may bring the next."""
    before = -1
    while before != g.fallen:
        before = g.fallen
        for nation, test in TESTS.items() if g.box.tag != "NE" else ():
            if not g.fallen >> nation & 1 and test(g):
                fall(g, nation)
        if _constantinople(g):
            surrender(g)


# -- who collapses when ------------------------------------------------------------------------------------------------


def france_falls(g: State) -> bool:
    """16.2: all of Paris, with fewer than six full American divisions in France when it fell and now, and no fort or
    city of Germany in Russian hands."""
    if g.box.paris & ~g.held[CP][WEST]:
        g.paris = PARIS_STANDS
        return False
    few = full_americans(g) < g.box.tables["limits"]["full_us"]
    if g.paris == PARIS_STANDS:
        g.paris = PARIS_FELL if few else PARIS_SPARED
    return g.paris == PARIS_FELL and few and not russians_in_germany(g)


def russians_in_germany(g: State) -> bool:
    front = g.box.fronts[EAST]
    strong = front.cities
    for h in front.fort:
        strong |= 1 << h
    return bool(strong & front.in_country.get("ge", 0) & russian_cities(g, EAST))


def belgium_falls(g: State) -> bool:
    """16.4: every hex of it."""
    home = g.box.fronts[WEST].in_country.get("be", 0)
    return bool(home) and not home & ~g.held[CP][WEST]


def austria_falls(g: State) -> bool:
    """16.5a: Vienna or Budapest, or Trent and Trieste; 16.5b: the edge of the Italian map; 16.5c: its last allies."""
    place = g.box.place
    if g.box.danube & g.held[AL][EAST] or (holds(g, AL, place["trent"]) and holds(g, AL, place["trieste"])):
        return True
    alone = g.fallen >> BU & 1 and (g.fallen >> TU & 1 or g.surrendered)
    return bool(alone) or _at_the_edge(g)


def _at_the_edge(g: State) -> bool:
    """16.5b: three supplied Allied units in one hex of the Austrian edge that is not alpine."""
    front = g.box.fronts[ITALY]
    edge = front.kind("edge_supply_cp") & front.in_country.get("ah", 0) & g.any_occ[AL][ITALY]
    if not edge:
        return False
    edge &= ~(front.of_terrain["alpine"] | front.kind("alpine_edge"))
    for h in bits(edge):
        if sum(supply_of(g, u) == NORMAL for u in units_at(g, h + front.base, AL)) >= EDGE_UNITS:
            return True
    return False


EDGE_UNITS = 3


def turkey_falls(g: State) -> bool:
    """16.6: Allied units in E1124."""
    return g.box.tag == "combined" and not g.surrendered and bool(units_at(g, g.box.place["turkey"], AL))


def bulgaria_falls(g: State) -> bool:
    """16.7: Sofia; the event (6.55) calls `fall` itself."""
    return g.allegiance[BU] == CP and holds(g, AL, g.box.place["sofia"])


def romania_falls(g: State) -> bool:
    """16.8a: an Ally, with Bucharest lost after the Fall of the Tsar; 16.8b: of the Central Powers, with Bucharest,
    Austria-Hungary or Bulgaria lost."""
    capital = g.box.place["bucharest"]
    if g.allegiance[RO] == AL:
        return bool(g.tsar) and holds(g, CP, capital)
    return g.allegiance[RO] == CP and (holds(g, AL, capital) or bool(g.fallen & (1 << AH | 1 << BU)))


def _constantinople(g: State) -> bool:
    """5.63, 16.61a, 16.61c: Turkey surrenders when the Allies take its capital."""
    return g.box.tag != "NE" and not g.surrendered and holds(g, AL, g.box.place["constantinople"])


TESTS = {
    FR: france_falls, BE: belgium_falls, TU: turkey_falls, BU: bulgaria_falls, AH: austria_falls, RO: romania_falls,
}  # fmt: skip
"""16.3: Russia collapses with the Bolshevik Revolution (revolutions.py)."""
