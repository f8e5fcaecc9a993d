"""15.8, 6.7 to 6.9 Arabs and Armenians: they come untried, and nobody knows how strong they are before they fight.

An untried unit on the map stands for any of those that have not been tried: which it is, is drawn when it is committed.
"""

from __future__ import annotations

from ...kernel.ask import D6, REVEAL, Asking, Choose, Die, Offer
from ...kernel.maps import bits, mask_of, members
from ...kernel.refusal import Refusal
from .box import AB, AL, AM, CP
from .control import enter
from .fronts import CAUCASUS, EGYPT, SNOW
from .losses import kill, lose_step
from .odds import LAST, Shift, ground, ratio, strength
from .retreats import refuges
from .state import (
    HOLDING, NEUTRAL, OFF, State, attack_of, defence_of, fighters_at, front_at, put, tell, units_at,
)  # fmt: skip

NOT_DESERT = Refusal("6.7", "arabs-not-there")
NOT_TOWN = Refusal("6.9", "armenians-not-there")
NOT_LOST = Refusal("10.62", "lose-not-this")
NOT_BACK = Refusal("6.8", "van-not-there")

OUT = (HOLDING, NEUTRAL)


def waiting(g: State, nation: int) -> list[int]:
    """Units of a nation that have not come, or have gone back untried (15.83)."""
    return [u for u in bits(g.box.of_nation[nation]) if g.loc[u] in OUT and g.box.in_game[u]]


def appear(g: State, nation: int, h: int) -> int:
    """15.82: an untried unit is placed."""
    u = waiting(g, nation)[0]
    put(g, u, h)
    g.untried |= 1 << u
    tell(g, "log-appears", nation=("nation", nation), space=("space", h))
    return u


def try_out(g: State, u: int) -> Asking[int]:
    """15.82, 3.26f, T.15: an untried unit is committed: which one it is, is drawn now. Gives that one."""
    nation = g.box.nation[u]
    pool = sorted({*waiting(g, nation), *(v for v in bits(g.untried) if g.box.nation[v] == nation)})
    chance: int = yield Die(len(pool))  # as good as a blind draw, and what is drawn in this game are events
    v = pool[chance - 1]
    if v != u:
        h, other = g.loc[u], g.loc[v]
        put(g, u, other)
        put(g, v, h)
        moved = g.moved >> u & 1, g.moved >> v & 1
        g.moved = g.moved & ~(1 << u | 1 << v) | moved[0] << v | moved[1] << u
        g.untried &= ~(1 << u | 1 << v)
        if other < OFF:
            g.untried |= 1 << u
    g.untried &= ~(1 << v)
    tell(g, "log-tried", unit=("unit", v), strength=attack_of(g, v))
    yield REVEAL
    return v


# -- 6.7 the Arab Northern Army ----------------------------------------------------------------------------------------


def deserts(g: State) -> list[int]:
    """6.7, A40: desert of the Ottoman Empire on the map of Egypt that no CP unit is in."""
    front = g.box.fronts[EGYPT]
    able = front.of_terrain["desert"] & front.in_country.get("tu", 0) & ~g.any_occ[CP][EGYPT]
    return [h + front.base for h in members(able)]


def arabs_rise(g: State, c: int) -> Asking[None]:
    """6.7: an Arab unit appears. 6.25b: from now on Lawrence is with it."""
    g.in_play |= 1 << c
    g.known |= mask_of(g.box.counters_of["ne-al-lawrence"])
    where = deserts(g)
    if not where:
        return
    _, h = yield Choose(AL, "ask-arabs-rise", Offer.found("to", where, NOT_DESERT))
    enter(g, (appear(g, AB, h),), h)


# -- 6.9 the Armenian Republic -----------------------------------------------------------------------------------------


def free_towns(g: State) -> list[int]:
    """6.9: towns of Russia on the Caucasus, no cities, without Russians or CP units."""
    front = g.box.fronts[CAUCASUS]
    able = front.towns & ~front.cities & front.in_country.get("ru", 0)
    able &= ~(g.any_occ[AL][CAUCASUS] | g.any_occ[CP][CAUCASUS])
    return [h + front.base for h in members(able)]


def may_found_republic(g: State) -> bool:
    return bool(g.bolsheviks) and bool(free_towns(g)) and bool(waiting(g, AM))


def republic(g: State, c: int) -> Asking[None]:
    """6.9: after the Bolshevik Revolution an Armenian unit rises in a free town."""
    where = free_towns(g)
    h = where[0]
    if len(where) > 1:
        _, h = yield Choose(AL, "ask-republic", Offer.found("to", where, NOT_TOWN))
    enter(g, (appear(g, AM, h),), h)


# -- 6.8 the Armenian Massacres ----------------------------------------------------------------------------------------


def massacres(g: State, c: int) -> None:
    """6.8: an Armenian unit rises at Van; CP units that are there must attack it at once, inside the hex (A12): they
    are shown (7.25a), and that is the next thing that happens."""
    van = g.box.place["van"]
    g.rising = appear(g, AM, van)
    g.shown |= mask_of(units_at(g, van, CP))


def rise(g: State) -> Asking[None]:
    """6.8: the fight for Van."""
    u, van = g.rising, g.box.place["van"]
    if fighters_at(g, van, CP):
        u = yield from try_out(g, u)
        yield from _fight_in_van(g, u)
    if g.loc[u] == van:
        yield from _leave_van(g)
        enter(g, (u,), van)
    g.rising, g.shown = -1, 0


def _fight_in_van(g: State, u: int) -> Asking[None]:
    """A12: no river, no concentric attack, no city and no fort for the Armenians."""
    van = g.loc[u]
    front = front_at(g, van)
    there = fighters_at(g, van, CP)
    shifts = [its for its in ground(g, front, van - front.base) if its.key != "shift-city"]
    column = ratio(strength(g, there, attack=True), defence_of(g, u)) + sum(its.by for its in shifts)
    cold = [Shift("12.2c", "drm-snow", -2)] if g.weather[CAUCASUS] == SNOW else []
    table = g.box.tables["combat"]["a"]
    result = str(table["floor"])
    if column >= 0:
        die = yield D6
        drm = sum(its.by for its in cold) + max(column - LAST, 0)
        result = str(table["rows"][min(max(die + drm, 1), 6) - 1][min(column, LAST)])
    mine, theirs = result.split("/")
    tell(g, "log-van", result=result)
    for _ in range(int(mine)):
        yield from _lose_in_van(g, van)
    if theirs != "0":
        kill(g, u)


def _lose_in_van(g: State, van: int) -> Asking[None]:
    there = fighters_at(g, van, CP)
    if there:
        unit = there[0]
        if len(there) > 1:
            _, unit = yield Choose(CP, "ask-lose", Offer.found("lose", there, NOT_LOST), args={"space": ("space", van)})
        lose_step(g, unit)


def _leave_van(g: State) -> Asking[None]:
    """A12: if the Armenians stand, CP units go back one hex as cavalry would, or die."""
    van = g.box.place["van"]
    base = front_at(g, van).base
    for u in units_at(g, van, CP):
        ways = [h + base for h in members(refuges(g, [u], van))]
        if not ways:
            kill(g, u)
            continue
        h = ways[0]
        if len(ways) > 1:
            _, h = yield Choose(CP, "ask-leave-van", Offer.found("to", ways, NOT_BACK), args={"unit": ("unit", u)})
        put(g, u, h)
        enter(g, (u,), h)
