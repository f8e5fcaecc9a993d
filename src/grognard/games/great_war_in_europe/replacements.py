"""5.3 Replacements: units rebuilt from the dead pile, steps restored on the map."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members, bits, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AB, AL, BR, CP, GE, NATIONS, NOBODY, RU, SR, Box
from .fronts import EGYPT, NEAR_EAST
from .state import (
    AVAILABLE, AVAILABLE_NEAR, DEAD, HOLDING, INFLUENZA, OFF, TYPHUS, State, face, is_full, put, side_of, tell,
)  # fmt: skip
from .control import enter
from .supply import NORMAL, supply_of

NOT_DEAD = Refusal("5.31", "rebuild-not-dead")
NOT_YOURS = Refusal("5.31", "rebuild-not-yours")
NO_POINTS = Refusal("5.35b", "rebuild-no-points")
DOT = Refusal("5.32a", "rebuild-dot")
GERMANS = Refusal("5.37b", "rebuild-germans")
FREE = Refusal("5.35d", "rebuild-arab")
CANADIANS = Refusal("5.36b", "rebuild-canadian")
ANZACS = Refusal("5.36b", "rebuild-anzac")
SICK = Refusal("6.57b", "rebuild-typhus")
NOT_HQ = Refusal("5.34a", "rebuild-not-hq")
NO_SUPPORT = Refusal("5.34b", "rebuild-no-support")
NEVER_SUPPORT = Refusal("5.45b", "rebuild-russian-hq")
NOUGHT = Refusal("5.34c", "rebuild-nought")
NOT_REDUCED = Refusal("5.31", "restore-not-reduced")
NO_SUPPLY = Refusal("5.31", "restore-no-supply")
INFECTED = Refusal("6.58a", "restore-influenza")
NOTHING = Refusal("5.31", "rebuild-nothing")
NO_DESERT = Refusal("15.83", "arab-not-there")

CANADA, ANZAC = range(2)
DOMINION: Final = {"canada": CANADA, "australia": ANZAC, "newzealand": ANZAC}


def purse_of(g: State, u: int) -> int:
    """5.35b, 5.35c: the nation whose points rebuild a unit; -1: none needed."""
    return _purse(g.box, g.box.nation[u])


@lru_cache(128)
def _purse(box: Box, nation: int) -> int:
    word = box.tables["nations"][NATIONS[nation]]["purse"]
    return NATIONS.index(word) if word else -1


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_rebuild(g: State, side: int, u: int, price: int = 1) -> Refusal | None:
    """Why a unit cannot come back from the dead pile."""
    box = g.box
    if not 0 <= u < box.count or side_of(g, u) != side:
        return NOT_YOURS
    if box.tag == "NE" and box.nation[u] == GE:
        return GERMANS
    if box.replaceable[u] == "no":
        return DOT
    if g.loc[u] != DEAD:
        return NOT_DEAD
    if box.nation[u] == AB:
        return FREE
    if box.nation[u] == SR and g.played & TYPHUS:
        return SICK
    return _why_not_paid(g, u, price)


def _why_not_paid(g: State, u: int, price: int) -> Refusal | None:
    """5.33, 5.36b: points, and the limits of the dominions."""
    dominion = DOMINION.get(g.box.contingent[u])
    if dominion is not None and g.dominions[dominion] >= int(g.box.tables["limits"][("canadian", "anzac")[dominion]]):
        return (CANADIANS, ANZACS)[dominion]
    return None if g.rps[purse_of(g, u)] >= price else NO_POINTS


def why_not_support(g: State, side: int, u: int) -> Refusal | None:
    """5.34: why a headquarters cannot be rebuilt on its Support side."""
    if not 0 <= u < g.box.count or g.box.fights[u]:
        return NOT_HQ
    if not g.box.support[u]:
        return NOUGHT
    if chr(g.letter) in g.box.tables["resources"]["no_support"]:
        return NO_SUPPORT
    if g.box.nation[u] == RU and g.tsar:
        return NEVER_SUPPORT
    return why_not_rebuild(g, side, u, int(g.box.tables["resources"]["hq"]["support"]))


def why_not_restore(g: State, side: int, u: int) -> Refusal | None:
    """5.31: why a reduced unit cannot be made whole: on the map in supply, or just rebuilt."""
    box = g.box
    if not 0 <= u < box.count or side_of(g, u) != side:
        return NOT_YOURS
    here = g.loc[u] < OFF
    if is_full(g, u) or not (here or g.loc[u] in (AVAILABLE, AVAILABLE_NEAR)):
        return NOT_REDUCED
    if box.replaceable[u] != "yes":
        return DOT
    if here and g.played & INFLUENZA:
        return INFECTED
    if here and supply_of(g, u) != NORMAL:
        return NO_SUPPLY
    return _why_not_paid(g, u, 1)


# -- doing it ----------------------------------------------------------------------------------------------------------


def rebuild(g: State, u: int, support: bool = False) -> None:
    """5.33, 5.34a: one step, or a headquarters; 5.32b: shock troops come back as infantry; 5.32c: cavalry that fought
    on foot stays on foot."""
    prices = g.box.tables["resources"]["hq"]
    _pay(g, u, int(prices["support"]) if support else 1)
    g.left[u] = 1
    if g.box.reverse[u] == "shock" and u != g.box.alpenkorps:
        g.turned &= ~(1 << u)  # 15.46: but for the Alpenkorps
    if not g.box.fights[u] and not support and g.box.support[u]:
        g.depleted |= 1 << u
    put(g, u, home_box(g, u))
    tell(g, "log-rebuilt", side=("side", side_of(g, u)), unit=("unit", u))


def home_box(g: State, u: int) -> int:
    """5.35a: the box of the map where it was lost; 5.37a: for Germans that of Europe."""
    if g.box.tag == "NE":
        return AVAILABLE_NEAR
    near = g.died_on[u] in NEAR_EAST and g.box.nation[u] != GE
    return AVAILABLE_NEAR if near else AVAILABLE


def front_bound(g: State, u: int) -> int:
    """5.36a: the front to which a rebuilt British unit must go back; -1: it is free. Vr units always are (3.26r)."""
    return g.died_on[u] if g.box.nation[u] == BR and g.box.code[u] != "Vr" else -1


def restore(g: State, u: int) -> None:
    _pay(g, u, 1)
    g.left[u] += 1
    tell(g, "log-restored", side=("side", side_of(g, u)), unit=("unit", u))


def _pay(g: State, u: int, price: int) -> None:
    g.rps[purse_of(g, u)] -= price
    dominion = DOMINION.get(g.box.contingent[u])
    if dominion is not None:
        g.dominions[dominion] += 1


# -- the phase ---------------------------------------------------------------------------------------------------------


def begin_replacements(g: State) -> None:
    g.dominions = [0, 0]


def replace_allied(g: State) -> Asking[Next] | None:
    """4.3.4: the Allies first,"""
    return _replace(g, AL)


def replace_cp(g: State) -> Asking[Next] | None:
    """then the Central Powers."""
    return _replace(g, CP)


def _replace(g: State, side: int) -> Asking[Next] | None:
    rich, box, left = _rich(g, side), g.box, g.left
    alike: dict[object, bool] = {}
    back = []
    for u in members(rich & g.waiting[DEAD - OFF]):
        key = (box.nation[u], box.contingent[u], box.replaceable[u])
        if key not in alike:
            alike[key] = why_not_rebuild(g, side, u) is None
        if alike[key]:
            back.append(u)
    worn = [u for u in members(rich & box.two_steps) if left[u] < box.steps[u] and why_not_restore(g, side, u) is None]
    return _ask(g, side, back, worn) if back or worn else None


def _rich(g: State, side: int) -> int:
    """The units of a side whose nations have points."""
    nations = [n for n, its in enumerate(g.allegiance) if its == side and g.rps[_purse(g.box, n)] > 0]
    return union([g.box.of_nation[n] for n in nations])


def _ask(g: State, side: int, back: list[int], worn: list[int]) -> Asking[Next]:
    loud = [u for u in back if not g.box.fights[u] and why_not_support(g, side, u) is None]
    nations = sorted({g.box.nation[u] for u in (*back, *worn)})
    verb, noun = yield Choose(
        side, "ask-replace",
        Offer.found("rebuild", back, lambda u: why_not_rebuild(g, side, u) or NOT_DEAD),
        Offer.found("rebuild_support", loud, lambda u: why_not_support(g, side, u) or NOT_DEAD),
        Offer.found("restore", worn, lambda u: why_not_restore(g, side, u) or NOT_REDUCED),
        Offer.found("rebuild_nation", nations, NOTHING),
        Offer.found("restore_nation", sorted({g.box.nation[u] for u in worn}), NOTHING),
        Offer("rebuild_all"),
        Offer("done"),
    )  # fmt: skip
    if verb == "done":
        return None
    if verb in ("rebuild", "rebuild_support"):
        rebuild(g, noun, verb == "rebuild_support")
    elif verb == "restore":
        restore(g, noun)
    else:
        among = [noun] if verb != "rebuild_all" else nations
        for n in among:
            spend(g, side, n, [] if verb == "restore_nation" else back, worn)
    return AGAIN


def spend(g: State, side: int, nation: int, back: list[int], worn: list[int]) -> None:
    """What repeats for a nation as long as there are points: steps on the map first, then the strongest of the dead."""
    for u in worn:
        if g.box.nation[u] == nation and why_not_restore(g, side, u) is None:
            restore(g, u)
    dead = [u for u in back if g.box.nation[u] == nation]
    for u in sorted(dead, key=partial(_worth, g)):
        if why_not_rebuild(g, side, u) is None:
            rebuild(g, u)


def _worth(g: State, u: int) -> tuple[int, int]:
    its = face(g, u)
    return (-its.attack - its.defence, u)


# -- 5.35d, 15.83 the Arabs --------------------------------------------------------------------------------------------


def arabs(g: State) -> Asking[Next] | None:
    """5.35d, 15.83: an Arab unit that was lost goes back among the others, and one drawn blindly takes its place in the
    desert of Palestine, untried."""
    if g.box.tag == "E" or g.allegiance[AB] == NOBODY:
        return None
    lost = [u for u in bits(g.box.of_nation[AB]) if g.loc[u] == DEAD]
    ground = desert(g)
    return _redraw(g, lost, ground) if lost and ground else None


def desert(g: State) -> int:
    """A40: desert of the Ottoman land of the Egyptian map where no enemy is."""
    front = g.box.fronts[EGYPT]
    land = front.of_terrain["desert"] & front.in_country.get("tu", 0)
    return land & ~(g.any_occ[CP][EGYPT] | g.forts[CP][EGYPT])


def _redraw(g: State, lost: list[int], ground: int) -> Asking[Next]:
    """Which one it is, is drawn when it first fights (15.82)."""
    for u in lost:
        put(g, u, HOLDING)
    for u in lost:
        able = Members(ground, g.box.fronts[EGYPT].base)
        _, h = yield Choose(AL, "ask-arabs", Offer.found("to", able, NO_DESERT))
        g.untried |= 1 << u
        put(g, u, h)
        enter(g, (u,), h)
    return None
