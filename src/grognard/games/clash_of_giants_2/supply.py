"""GAL.7.0, YPR.6.0, STD.8 Supply: by rail in Galicia, by the compass at Ypres; forts; surrender."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.applies import rule
from ...kernel.ask import D6, Asking
from ...kernel.maps import bits
from .box import INF
from .state import (
    BY_FORT,
    FED,
    GONE,
    REDUCED,
    UNSUPPLIED,
    State,
    clear_marks,
    fort_here,
    fort_set,
    on_map,
    put,
    tell,
    zoc,
)


def passable(g: State, side: int) -> int:
    """Hexes a supply line may enter: no enemy unit, no enemy zone unless a friendly unit is there.

    GAL.7.2c, STD.7.5, STD.8.3; forbidden terrain is never crossed, and an enemy fort is that (GAL.TEC.13)."""
    enemy = 1 - side
    return g.box.playable & ~g.occ[enemy] & ~fort_set(g, enemy) & (~zoc(g, enemy) | g.occ[side])


def traced(g: State, side: int) -> int:
    """All hexes from which a side's line of supply could be traced now; a unit's own hex never matters."""
    key = (g.occ[0], g.occ[1], bytes(g.forts))
    known = g.traces[side]
    if known is None or known[0] != key:
        known = g.traces[side] = (key, g.box.rules.trace(g, side))
    return known[1]


@rule("STD.8.2")
def by_compass(g: State, side: int) -> int:
    """STD.8.2: any number of hexes, every step in a way of the side's compass, to a source (YPR.6.1a, YPR.6.1b)."""
    box = g.box
    through = passable(g, side)
    fed = box.compass[side].flood_back(box.sources[side], through)
    # A unit's own hex may lie in an enemy zone: it only has to reach the line.
    return fed | (box.compass[side].before(fed) | box.sources[side]) & box.playable


def railway(g: State, side: int) -> int:
    """Rail hexes joined to a source by rail."""
    return _joined(g, side, serving(g, side))


def _joined(g: State, side: int, rails: int) -> int:
    return g.box.rail.flood_back(g.box.sources[side], rails)


def serving(g: State, side: int) -> int:
    """GAL.7.2d: rail hexes a line may run along. Enemy zones do not matter there, enemy units and forts do. Those of
    the enemy's country serve only behind one's own front, unless a switch says otherwise."""
    box, enemy = g.box, 1 - side
    free = box.rails & ~g.occ[enemy] & ~fort_set(g, enemy)
    if g.options.get("enemy-rails", True):  # battles begun with data from before the switch
        return free
    return free & ~behind(g, enemy, free & box.enemy_rails[side])


def behind(g: State, side: int, among: int) -> int:
    """Those of some hexes that are a side's: no enemy unit is nearer to them than its own, by as many hexes as the data
    say."""
    box = g.box
    around = box.map.steps.around
    ours = own = box.map.range(g.occ[side], int(box.tables["supply"]["nearer"]) - 1)
    theirs = foe = g.occ[1 - side]
    found = among & own
    left = among & ~own & ~foe
    while left and ours:
        ours, theirs = around(ours) & ~own, around(theirs) & ~foe
        own, foe = own | ours, foe | theirs
        found |= left & ours
        left &= ~(ours | theirs)
    return found


@rule("GAL.7.2a", "GAL.7.2b", "GAL.7.2c", "GAL.7.2d", "GAL.7.2e")
def by_rail(g: State, side: int) -> int:
    """GAL.7.2a: at most five hexes to a railway, then along it to a source. GAL.7.2b: in any direction.

    GAL.7.2e: who stands on a railway may not trace into the next rail hex if that is in an enemy zone and empty; so
    a rail hex counts as reached only by a step into it, and a line may not lead back through the unit's own hex.
    """
    box = g.box
    through = passable(g, side)
    rails = serving(g, side)
    rail = _joined(g, side, rails)
    found = _near_rail(g, rail & through, through) | box.sources[side]
    closed = rail & ~through
    if closed:  # only next to a closed rail hex can it matter that the line must not lead back through its start
        for h in bits((g.occ[side] | box.built) & rail & box.rail.around(closed) & ~box.sources[side]):
            if not _near_rail(g, _joined(g, side, rails & ~(1 << h)) & through, through) >> h & 1:
                found &= ~(1 << h)
    return found


def _near_rail(g: State, rail: int, through: int) -> int:
    """Hexes from which one to five steps through open hexes lead to these rail hexes."""
    box = g.box
    steps = int(box.tables["supply"]["reach"])
    inner = box.map.steps.within(rail, steps - 1, through)
    return box.map.steps.around(inner) & box.playable


def cut_off(g: State, h: int, side: int) -> bool:
    """Whether every playable hex around one holds enemies or their zone (GAL.7.4a, GAL.10.2b)."""
    enemy = 1 - side
    around = g.box.map.steps.around(1 << h) & g.box.playable
    return around & ~(g.occ[enemy] | zoc(g, enemy)) == 0


def besieged(g: State, u: int) -> bool:
    """GAL.10.2b: in Przemysl, living off the fort, surrounded by enemy zones."""
    table = g.box.tables.get("przemysl")
    return (
        table is not None
        and g.supply[u] == BY_FORT
        and g.box.numbers[g.loc[u]] == table["hex"]
        and cut_off(g, g.loc[u], g.box.side[u])
    )


def check_supply(g: State) -> Asking[None]:
    """GAL.5.31a, YPR.5.31a: the mutual supply phase; STD.8.1, GAL.5.31b, YPR.5.31b: it holds until the next.

    GAL.5.31c, YPR.5.31c: everybody starts turn 1 in supply."""
    if g.turn > 1:
        starving = [u for side in (0, 1) for u in on_map(g, side) if g.supply[u] == UNSUPPLIED]
        for side in (0, 1):
            fed = traced(g, side)
            by_fort = fort_fed(g, side, fed)
            for u in on_map(g, side):
                _mark(g, u, FED if fed >> g.loc[u] & 1 else BY_FORT if u in by_fort else UNSUPPLIED)
        for then in g.box.rules.after_supply:
            yield from then(g, starving)
    g.side = g.box.sides.index(g.box.tables["game"]["first"])
    g.entered = ()


def _mark(g: State, u: int, found: int) -> None:
    """STD.8.4: a unit that cannot trace is in reduced supply, at the next failing check unsupplied; one that can is
    supplied at once. STD.8.7: nothing worse happens by itself."""
    before = g.supply[u]
    now = REDUCED if found == UNSUPPLIED and before in (FED, BY_FORT) else found
    if now != before:
        g.supply[u] = now
        tell(g, _TOLD[now], unit=("unit", u), space=("space", g.loc[u]))


_TOLD = ("log-fed", "log-reduced", "log-unsupplied", "log-fort-fed")


def fort_fed(g: State, side: int, fed: int) -> set[int]:
    """GAL.7.3, STD.8.8: a friendly fort feeds two infantry units in its hex that cannot trace a line."""
    box = g.box
    found: set[int] = set()
    for i, h in enumerate(box.forts):
        if box.fort_side[i] == side and fort_here(g, h) >= 0 and not fed >> h & 1:
            infantry = [u for u in g.stacks.get(h, ()) if box.kind[u] == INF]
            found.update(infantry[: int(box.tables["supply"]["fort_units"])])
    return found


@rule("GAL.7.4a", "GAL.7.4b", "GAL.7.4c")
def surrender(g: State, starving: Sequence[int]) -> Asking[None]:
    """GAL.7.4a to GAL.7.4c: who was unsupplied last turn (`starving`), is still, and is surrounded, may surrender."""
    trapped = [u for u in starving if g.supply[u] == UNSUPPLIED and cut_off(g, g.loc[u], g.box.side[u])]
    for u in trapped:
        die = yield D6
        needed = printed_or_lowered(g, u)
        side = ("side", g.box.side[u])
        if die > needed:
            tell(g, "log-surrender", side=side, unit=("unit", u), space=("space", g.loc[u]), die=die, need=needed)
            put(g, u, GONE)
            g.left[u] = 0
            clear_marks(g, u)
        else:
            tell(g, "log-no-surrender", side=side, unit=("unit", u), space=("space", g.loc[u]), die=die, need=needed)


def printed_or_lowered(g: State, u: int) -> int:
    """The efficiency a surrender roll is compared with: lowered for lack of supply, or as printed (a switch)."""
    box = g.box
    printed = box.ter[u]
    if not g.options["surrender-lowered"]:
        return printed
    return max(int(box.tables["ter"]["lowest"]), printed + int(box.tables["ter"]["unsupplied"]))
