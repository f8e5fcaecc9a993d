"""GAL.3.0, GAL.8.0, YPR.3.0, YPR.7.0 Set-up, reinforcements, replacements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...kernel.applies import Book, rule
from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members, bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import CAV, INF
from .stacking import room, why_not_stack
from .state import ASIDE, DEAD, FED, OFF, UNSUPPLIED, State, enter, fort_set, kill, on_map, put, tell, zoc
from .supply import traced
from .zones import closed

NOT_DUE = Refusal("STD.9.1", "place-not-due")
WRONG_ARMY = Refusal("STD.3.2", "place-wrong-army")
WRONG_LAND = Refusal("GAL.3.11b", "place-wrong-land")
WRONG_LAND_AH = Refusal("GAL.3.12b", "place-wrong-land")
IN_GERMANY = Refusal("GAL.3.12c", "place-in-germany")
TOO_NEAR = Refusal("GAL.3.11d", "place-too-near")
TOO_NEAR_AH = Refusal("GAL.3.12d", "place-too-near")
NO_SUPPLY = Refusal("GAL.3.11c", "place-no-supply")
NO_SUPPLY_AH = Refusal("GAL.3.12d", "place-no-supply")
ENEMY_THERE = Refusal("STD.9.2", "place-enemy")
NO_TOWN = Refusal("GAL.8.12b", "place-no-town")
NO_TOWN_AH = Refusal("GAL.8.13b", "place-no-town")
ZONE_THERE = Refusal("GAL.8.13b", "place-in-zoc")
SECOND_ARMY = Refusal("GAL.8.13c", "place-second-army")
NOT_SOURCE = Refusal("YPR.7.12b", "place-not-source")
NOT_SOURCE_GE = Refusal("YPR.7.13a", "place-not-source")
ANTWERP = Refusal("YPR.7.12c", "place-antwerp")
CLOSED = Refusal("YPR.7.13b", "zone-d-germans")


class Reasons:
    """Reasons that both battles have, under the number each has there."""

    def __init__(self, book: Book) -> None:
        self.no_hex = (
            book.refusal("place-no-hex", "GAL.8.13f", "YPR.7.12g"),
            book.refusal("place-no-hex", "GAL.8.12e", "YPR.7.13c"),
        )
        """By side, as the next."""
        self.corps = (
            book.refusal("place-corps", "GAL.8.13e", "YPR.7.12e"),
            book.refusal("place-corps", "GAL.8.12d", "YPR.7.12e"),
        )
        self.not_reduced = book.refusal("replace-not-reduced", "GAL.8.21b", "YPR.7.21b")
        self.not_fed = book.refusal("replace-not-supplied", "GAL.8.21a", "YPR.7.21a")
        self.in_zoc = book.refusal("replace-in-zoc", "GAL.8.21c", "YPR.7.21c")
        self.no_marker = book.refusal("replace-no-marker", "GAL.8.2a", "YPR.7.2f")
        self.no_cavalry = book.refusal("rebuild-not-cavalry", "GAL.8.22a", "YPR.7.22a")
        self.no_cavalry_marker = book.refusal("replace-no-marker", "GAL.8.22a", "YPR.7.22a")
        self.no_host = book.refusal("rebuild-no-host", "GAL.8.22b", "YPR.7.22b")
        self.replaced = book.refusal("move-replaced", "GAL.5.34e", "YPR.5.35d")


def ask_hex(
    g: State, prompt: str, verb: str, where: Callable[[State, int], int],
    why_not: Callable[[State, int, int], Refusal],
) -> Asking[tuple[int, int]]:  # fmt: skip
    """Ask the side that acts where the unit it picked goes: the unit and the hex."""
    unit = g.marching[0]
    offer = Offer.found(verb, Members(where(g, unit)), lambda h: why_not(g, unit, h))
    _, h = yield Choose(g.side, prompt, offer, args={"unit": ("unit", unit)})
    g.marching = ()
    return unit, h


# -- GAL.3.0, YPR.3.0 set-up --------------------------------------------------------------------------------------


def setup(g: State) -> Asking[Next]:
    """Galicia: the players place their armies, Russia first (GAL.3.11a, GAL.3.12a). Ypres is set up by hex already."""
    side = g.side
    if g.marching:
        unit, h = yield from ask_hex(g, "ask-setup-hex", "at", setup_hexes, why_not_setup)
        enter(g, unit, h)
        return AGAIN
    waiting = [u for u in g.box.of_side[side] if g.loc[u] == ASIDE and g.box.setup[u]]
    if not waiting:
        return _next_setup(g)
    verb, unit = yield Choose(
        side, "ask-setup", Offer.found("place", waiting, NOT_DUE), Offer("deploy"), args={"count": len(waiting)}
    )
    if verb == "place":
        g.marching = (unit,)
        return AGAIN
    for u in waiting:
        put(g, u, _suggested(g, u))
    tell(g, "log-deploy", side=("side", side), count=len(waiting))
    return _next_setup(g)


def _next_setup(g: State) -> Next:
    first = g.box.sides.index(g.box.tables["game"]["first"])
    if g.side == first:
        g.side = 1 - first
        return AGAIN
    tell(g, "log-turn", turn=("turn", g.turn))
    return None


def _suggested(g: State, u: int) -> int:
    """The hex of the historical deployment, or the legal one nearest to it if that is full."""
    want = g.box.deployment[u]
    hexes = setup_hexes(g, u)
    far = 0
    while not g.box.map.ring(want, far) & hexes:
        far += 1
    found = g.box.map.ring(want, far) & hexes
    return (found & -found).bit_length() - 1


def setup_hexes(g: State, u: int) -> int:
    """Where a unit may be set up (GAL.3.11b to GAL.3.11d, GAL.3.12b to GAL.3.12d, STD.3.2)."""
    box, side = g.box, g.box.side[u]
    return room(g, (u,), box.set_up[side] & box.area_set[side][box.areas[side].index(box.setup[u])])


def why_not_setup(g: State, u: int, h: int) -> Refusal:
    """Why a hex is none of those where a unit may be set up."""
    box, side = g.box, g.box.side[u]
    ours = box.tables["home"][box.sides[side]]
    russian = box.sides[side] == "ru"
    if not 0 <= h < box.size or box.country[h] not in ours["sets_up_in"]:
        if 0 <= h < box.size and not russian and box.country[h] == "ge":
            return IN_GERMANY
        return WRONG_LAND if russian else WRONG_LAND_AH
    if box.areas[side][box.area_of[side][h]] != box.setup[u]:
        return WRONG_ARMY
    if not box.far_off[side] >> h & 1:
        return TOO_NEAR if russian else TOO_NEAR_AH
    return why_not_stack(g, (u,), h) or (NO_SUPPLY if russian else NO_SUPPLY_AH)


# -- GAL.8.1, YPR.7.1 reinforcements ------------------------------------------------------------------------------


def arrive(g: State) -> Asking[Next]:
    """GAL.5.32a, YPR.5.32a: units due this turn enter, one side after the other (GAL.8.12a, GAL.8.13a, YPR.7.12a).

    GAL.8.12e, GAL.8.13f, YPR.7.12g, YPR.7.13c: those that cannot are lost."""
    side = g.side
    if g.marching:
        unit, h = yield from ask_hex(g, "ask-arrive-hex", "at", entry_hexes, why_not_enter)
        g.entered = (*g.entered, unit)
        g.fresh |= 1 << unit
        enter(g, unit, h)
        tell(g, "log-arrive", side=("side", side), unit=("unit", unit), space=("space", h))
        return AGAIN
    due = [u for u in g.box.of_side[side] if g.loc[u] == ASIDE and 0 < g.box.turn[u] <= g.turn]

    def why_not(u: int) -> Refusal | None:
        if u not in due:
            return NOT_DUE
        return None if entry_hexes(g, u) else g.box.rules.why.no_hex[side]

    place = Offer.sifted("place", due, why_not)
    if place.among:
        _, unit = yield Choose(side, "ask-arrive", place, args={"count": len(place.among)})
        g.marching = (unit,)
        return AGAIN
    for u in due:
        kill(g, u)
    g.entered = ()
    g.side = 1 - side
    if side == g.box.sides.index(g.box.tables["game"]["first"]):
        return AGAIN
    g.work = 0
    return None


def entry_hexes(g: State, u: int) -> int:
    """Where a reinforcement may enter now. STD.9.2: never on enemies, never above stacking."""
    found = room(g, (u,), g.box.rules.entry(g, u))
    corps = g.box.corps[u]
    if corps and g.box.sides[g.box.side[u]] != "ge":  # GAL.8.12d, GAL.8.13e, YPR.7.12e: a corps in one army's area
        side = g.box.side[u]
        for other in g.entered:
            if g.box.corps[other] == corps:
                found &= g.box.area_set[side][g.box.area_of[side][g.loc[other]]]
                break
    return found


@rule("GAL.8.12b", "GAL.8.12c", "GAL.8.13b", "GAL.8.13c", "GAL.8.13d")
def by_town(g: State, u: int) -> int:
    """In supplied towns of one's own country; Austria's not in an enemy zone, the 2nd Army's anywhere in its own area,
    as far as that is Austrian."""
    box, side = g.box, g.box.side[u]
    table = box.tables["home"][box.sides[side]]
    supplied = traced(g, side) & ~fort_set(g, 1 - side) & box.country_set(*table["enters_in"])
    if box.where[u]:
        area = box.area_set[side][box.areas[side].index(box.where[u])]
        near = 0
        for h, there in g.stacks.items():  # GAL.8.13d: starving enemies frighten nobody
            if any(box.side[v] != side and g.supply[v] != UNSUPPLIED for v in there):
                near |= 1 << h
        far = box.map.all & ~box.map.range(near, int(box.tables["entry"]["second_army_distance"]) - 1)
        return area & supplied & far & ~g.occ[1 - side]
    found = box.class_set(*box.tables["entry"]["classes"]) & supplied
    if not table["enters_in_zoc"]:
        found &= ~zoc(g, 1 - side)
    return found & ~g.occ[1 - side]


@rule("YPR.7.12b", "YPR.7.12c", "YPR.7.12d", "YPR.7.13a", "YPR.7.13b")
def by_edge(g: State, u: int) -> int:
    """YPR.7.12b, YPR.7.12d, YPR.7.13a: on source hexes of the unit's zones; YPR.7.12c: the Allies of zone D come from
    Antwerp, on its east edge, whose sources are German."""
    box, side = g.box, g.box.side[u]
    found = 0
    for letter in box.where[u] or "".join(box.areas[side]):
        antwerp = box.sides[side] == "al" and letter == box.tables["zone_d"]["area"]
        found |= box.area_set[side][box.areas[side].index(letter)] & box.sources[1 - side if antwerp else side]
    return found & ~closed(g, side) & ~g.occ[1 - side] & box.playable  # YPR.7.13b


def why_not_enter(g: State, u: int, h: int) -> Refusal:
    """Why a hex is none of those where a reinforcement may enter."""
    box, side = g.box, g.box.side[u]
    if 0 <= h < box.size:
        if g.occ[1 - side] >> h & 1:
            return ENEMY_THERE
        if box.rules.entry(g, u) >> h & 1:
            return why_not_stack(g, (u,), h) or box.rules.why.corps[side]
    return box.rules.why_no_entry(g, u, h)


@rule("GAL.8.12b", "GAL.8.13b", "GAL.8.13c")
def why_no_town(g: State, u: int, h: int) -> Refusal:
    """Why a hex is none of those in which a reinforcement enters Galicia."""
    box, side = g.box, g.box.side[u]
    if box.where[u]:
        return SECOND_ARMY
    if box.sides[side] == "ru":
        return NO_TOWN
    return ZONE_THERE if 0 <= h < box.size and zoc(g, 1 - side) >> h & 1 else NO_TOWN_AH


@rule("YPR.7.12b", "YPR.7.12c", "YPR.7.13a", "YPR.7.13b")
def why_no_edge(g: State, u: int, h: int) -> Refusal:
    """Why a hex is none of those in which a reinforcement comes to Ypres."""
    box, side = g.box, g.box.side[u]
    if 0 <= h < box.size and closed(g, side) >> h & 1:
        return CLOSED
    if box.sides[side] == "ge":
        return NOT_SOURCE_GE
    return ANTWERP if box.where[u] == box.tables["zone_d"]["area"] else NOT_SOURCE


# -- GAL.8.2, YPR.7.2 replacements --------------------------------------------------------------------------------


def replace(g: State) -> Asking[Next]:
    """GAL.5.32b, GAL.5.32c, YPR.5.32a, YPR.5.32b: replacement markers, one side after the other (GAL.8.2b, YPR.7.2a).

    GAL.8.2d, YPR.7.2f: what is not used is lost, and serves its own nation only."""
    side = g.side
    if g.marching:
        unit, h = yield from ask_hex(g, "ask-rebuild-hex", "at", host_hexes, why_not_host)
        _rebuild(g, unit, h)
        return AGAIN
    reduced = Offer.sifted("replace", on_map(g, side), partial(why_not_replace, g))
    dead = Offer.sifted("rebuild", g.box.of_side[side], partial(why_not_rebuild, g))
    if reduced.among or dead.among:
        verb, unit = yield Choose(side, "ask-replace", reduced, dead, Offer("pass"))
        if verb == "replace":
            _replace(g, unit)
            return AGAIN
        if verb == "rebuild":
            g.marching = (unit,)
            return AGAIN
    g.work = 0
    first = g.box.sides.index(g.box.tables["game"]["first"])
    if side == first:
        g.side = 1 - first
        return AGAIN
    return None


def _replace(g: State, u: int) -> None:
    """A marker is laid on a reduced unit: it regains a step at recovery (STD.9.3), and stands still until then."""
    marker = markers(g, g.box.nation[u], g.box.side[u])[0]
    if marker >= ONCE:
        g.once |= 1 << marker - ONCE
    g.work |= 1 << marker
    g.repl |= 1 << u
    tell(g, "log-replace", side=("side", g.box.side[u]), unit=("unit", u), space=("space", g.loc[u]))


def _rebuild(g: State, u: int, h: int) -> None:
    """GAL.5.32d, GAL.8.22c, GAL.8.22d, YPR.7.22b, YPR.7.22c: it stands still this turn; its host does not."""
    g.work |= 1 << CAVALRY
    g.left[u] = g.box.steps[u]
    g.rebuilt |= 1 << u
    g.supply[u] = FED
    enter(g, u, h)
    tell(g, "log-rebuild", side=("side", g.box.side[u]), unit=("unit", u), space=("space", h))


ONCE = 16
"""Where the numbers of once-a-game markers begin."""
CAVALRY = 30
"""The cavalry replacement marker."""


def markers(g: State, nation: str, side: int) -> list[int]:
    """Markers that could still serve a nation this turn (GAL.8.2a, YPR.7.2b, YPR.7.2c, YPR.7.2d)."""
    table = g.box.tables["replacement"][g.box.sides[side]]
    found = [i for i, nations in enumerate(table["turn"]) if nation in nations and not g.work >> i & 1]
    found += [ONCE + i for i, nations in enumerate(table["once"]) if nation in nations and not g.once >> i & 1]
    return found


def why_not_replace(g: State, u: int) -> Refusal | None:
    """GAL.8.21a to GAL.8.21c, YPR.7.21a to YPR.7.21c: why a unit may not be given a replacement marker."""
    box, side = g.box, g.side
    why = box.rules.why
    if not 0 <= u < box.count or box.side[u] != side or g.loc[u] >= OFF:
        return why.not_reduced
    if box.kind[u] != INF or box.steps[u] < 2 or g.left[u] >= box.steps[u] or g.repl >> u & 1:
        return why.not_reduced
    if g.supply[u] != FED:  # not by a fort, not reduced (STD.8.5)
        return why.not_fed
    if zoc(g, 1 - side) >> g.loc[u] & 1:
        return why.in_zoc
    return None if markers(g, box.nation[u], side) else why.no_marker


def why_not_rebuild(g: State, u: int) -> Refusal | None:
    """GAL.8.22a, YPR.7.22a: why eliminated cavalry may not come back now. Dismounted cavalry may (YPR.11.1)."""
    box, side = g.box, g.side
    table, why = box.tables["replacement"][box.sides[side]], box.rules.why
    if not 0 <= u < box.count or box.side[u] != side or box.kind[u] != CAV or g.loc[u] != DEAD or not box.division[u]:
        return why.no_cavalry
    if box.nation[u] not in table["cavalry"] or g.work >> CAVALRY & 1:
        return why.no_cavalry_marker
    return None if host_hexes(g, u) else why.no_host


def host_hexes(g: State, u: int) -> int:
    """GAL.8.22b, YPR.5.32c, YPR.7.22b: hexes with fully supplied cavalry of its nation, outside enemy zones."""
    box, side = g.box, g.box.side[u]
    found = 0
    for v in on_map(g, side):
        if box.kind[v] == CAV and box.nation[v] == box.nation[u] and g.supply[v] == FED:
            found |= 1 << g.loc[v]
    return room(g, (u,), found & ~zoc(g, 1 - side))


def why_not_host(g: State, u: int, h: int) -> Refusal:
    full = why_not_stack(g, (u,), h) if 0 <= h < g.box.size else None
    return full or g.box.rules.why.no_host


def recover(g: State) -> None:
    """GAL.5.37a, GAL.5.37b, YPR.5.37: markers come off, and units under replacement markers are whole again.

    GAL.8.21d, YPR.7.21c: enemy zones do not matter now."""
    for u in bits(g.repl):
        if g.left[u] < g.box.steps[u]:
            g.left[u] += 1
            tell(g, "log-recovered", side=("side", g.box.side[u]), unit=("unit", u), space=("space", g.loc[u]))
    g.repl = g.rebuilt = g.moved = g.fresh = 0


def attacked(g: State, units: Sequence[int]) -> None:
    """GAL.8.21e, YPR.7.21d: a unit that is attacked loses its marker for this turn and is done."""
    for u in units:
        if g.repl >> u & 1:
            g.repl &= ~(1 << u)
            g.moved |= 1 << u
            tell(g, "log-replacement-lost", side=("side", g.box.side[u]), unit=("unit", u))
