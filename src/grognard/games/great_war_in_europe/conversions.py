"""15.4, 15.5, 6.36 Counters that are turned over in a New Units Phase: shock troops, cavalry that dismounts; and Turks
who dig in."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits, mask_of
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AL, CP, GE, TU
from .fronts import EUROPE, NEAR_EAST
from .state import OFF, State, on_front, tell
from .supply import NORMAL, free_hexes, second_sources, supply_of

NOT_BAND = Refusal("15.42", "shock-not-this")
NOT_HORSE = Refusal("15.55", "dismount-not-this")
NOT_SHOCK = Refusal("6.58b", "revert-not-this")
NOT_DIG = Refusal("6.36", "dig-not-there")

FIRST, SECOND = range(2)


def line_home(g: State, f: int) -> int:
    """15.42, 15.55: the hexes of a front from which a line of supply leads to Berlin or the Ruhr, straight or over
    towns and headquarters."""
    front, free = g.box.fronts[f], free_hexes(g, CP, f)
    homes = [h for h in (g.box.place["berlin"], *g.box.sets["ruhr"]) if g.box.front_of[h] is front]
    home = mask_of(h - front.base for h in homes) & g.held[CP][f] & free
    if not home:
        return 0
    linked = front.linked(home, free)
    hqs = mask_of(g.loc[u] - front.base for u in bits(g.here[CP][f] & g.box.hq_mask & g.box.of_nation[GE])) & linked
    found = front.in_reach(home | second_sources(g, CP, f) & linked, g.box.reach, free)
    return found | hqs | front.lines.around(hqs) & free


def _at_home(g: State, flag: str) -> list[int]:
    """Germans with a flag on the map that are not turned yet and have a line to Berlin or the Ruhr."""
    found = []
    for f in EUROPE:
        if f in g.box.active:
            home, base = line_home(g, f), g.box.fronts[f].base
            for u in on_front(g, CP, f):
                if flag in g.box.flags[u] and not g.turned >> u & 1 and home >> g.loc[u] - base & 1:
                    found.append(u)
    return found


# -- 15.4 shock troops -------------------------------------------------------------------------------------------------


def eligible(g: State) -> list[int]:
    """15.41a, 15.42: banded divisions with a line home; 6.58b: not those whom the influenza has worn out."""
    return [u for u in _at_home(g, "band") if not g.weary >> u & 1]


def shock_price(g: State) -> int:
    return int(g.box.tables["resources"]["shock"][min(g.shocks, SECOND)])


def may_shock(g: State, moment: str) -> bool:
    """15.41b: if Germany can pay for it."""
    return g.rps[GE] >= shock_price(g)


def can_shock(g: State) -> bool:
    return bool(eligible(g))


def converts(g: State, c: int) -> Asking[None]:
    """15.41a: up to six divisions for one point; 15.41b: then all of them for seven; 15.46: the Alpenkorps besides;
    15.66: headquarters may hurry from now on; 15.45: the second time there may be a Kaiserschlacht this turn."""
    g.rps[GE] -= shock_price(g)
    if g.shocks == FIRST:
        yield from _first(g)
    else:
        for u in eligible(g):
            shock(g, u)
        g.battles, g.battle_front = 0, -1
    g.turned |= 1 << g.box.alpenkorps
    g.shocks += 1
    g.modern = True


def _first(g: State) -> Asking[None]:
    for left in range(int(g.box.tables["resources"]["shock_first"]), 0, -1):
        verb, u = yield Choose(
            CP, "ask-shock", Offer.found("convert", eligible(g), NOT_BAND), Offer("enough"), args={"left": left}
        )
        if verb == "enough":
            return
        shock(g, u)


def shock(g: State, u: int) -> None:
    g.turned |= 1 << u
    tell(g, "log-shock", unit=("unit", u))


def revert(g: State, many: int) -> Asking[None]:
    """6.58b: so many shock troops, as the CP choose, are ordinary divisions again for good."""
    for _ in range(many):
        able = [u for u in bits(g.turned) if g.box.reverse[u] == "shock" and g.loc[u] < OFF]
        if not able:
            return
        unit = able[0]
        if len(able) > 1:
            _, unit = yield Choose(CP, "ask-revert", Offer.found("revert", able, NOT_SHOCK))
        g.turned &= ~(1 << unit)
        g.weary |= 1 << unit
        tell(g, "log-reverts", unit=("unit", unit))


# -- 15.55 cavalry -----------------------------------------------------------------------------------------------------


def dismount(g: State) -> Asking[Next] | None:
    """15.55: German cavalry becomes infantry, for nothing and for good."""
    if g.heard >> CP & 1 or g.mute >> CP & 1 or not _mounted(g):
        g.heard = 0
        return None
    return _dismount(g, _at_home(g, "to-infantry"))


def _mounted(g: State) -> bool:
    """Whether any could still dismount, as far as everybody can see: not where it is."""
    return any(
        "to-infantry" in g.box.flags[u] and not g.turned >> u & 1
        for f in EUROPE
        if f in g.box.active
        for u in on_front(g, CP, f)
    )


def _dismount(g: State, able: list[int]) -> Asking[Next]:
    verb, u = yield Choose(CP, "ask-dismount", Offer.found("dismount", able, NOT_HORSE), Offer("stay_mounted"))
    if verb == "stay_mounted":
        g.heard |= 1 << CP
        return AGAIN
    g.turned |= 1 << u
    tell(g, "log-dismount", unit=("unit", u))
    return AGAIN


def modern_times(g: State) -> None:
    """15.66: an Allied tank that can be replaced is on the map: headquarters may hurry from now on."""
    if g.modern:
        return
    for f in EUROPE:
        for u in on_front(g, AL, f):
            if g.box.kind[u] == "tank" and g.box.replaceable[u] == "yes":
                g.modern = True


# -- 6.36 trenches of the Near East ------------------------------------------------------------------------------------


def dig_sites(g: State) -> list[int]:
    """6.36: hexes with supplied Turks, neither city nor mountain, marsh or alpine, and without trenches."""
    found: Final = set()
    for f in NEAR_EAST:
        if f not in g.box.active:
            continue
        front = g.box.fronts[f]
        for u in on_front(g, CP, f):
            h = g.loc[u]
            if g.box.nation[u] != TU or h in found or h in g.dugouts or front.cities >> h - front.base & 1:
                continue
            if g.box.tables["terrain"][front.terrain[h - front.base]]["trench"] and supply_of(g, u) == NORMAL:
                found.add(h)
    return sorted(found)


def can_dig(g: State) -> bool:
    return bool(dig_sites(g))


def dig_in(g: State, c: int) -> Asking[None]:
    """6.36, 14.51: trenches where the CP choose."""
    _, h = yield Choose(CP, "ask-dig", Offer.found("dig", dig_sites(g), NOT_DIG))
    g.dugouts = (*g.dugouts, h)
    tell(g, "log-dig", space=("space", h))
