"""5.4 The Russian revolutions; 15.9 the Provisional Government and the Red Army."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import bits, mask_of
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next, to
from .box import AL, AM, CP, RO, RU, Box
from .fronts import NEAR_EAST, Front
from .losses import fall
from .state import (
    AVAILABLE, AVAILABLE_NEAR, BRUSILOV, CZAR, GONE, OFF, State, fort_at, holds, put, side_of, tell,
)  # fmt: skip
from .supply import NORMAL, supply_of

NOT_RED = Refusal("15.93a", "red-not-this")

RUSSIANS = (RU, AM)
"""15.81. The Persian Cossacks are none (7.24e, 11.33f: they only stack and are supplied as Russians)."""
LANDS = ("ge", "ah", "lu", "tu", "bu")
"""Countries of the Central Powers."""
FIRST_NEAR_EAST = "I"
"""5.43c: the first Strategic Turn that asks for the Tsar in the Near East alone."""


# -- cities ------------------------------------------------------------------------------------------------------------


def cp_cities(g: State) -> int:
    """5.42: cities of Russia, Russian Poland and the Caucasus that the Central Powers hold."""
    return sum(
        (front.cities & countries(front, ("ru", "pl")) & g.held[CP][front.index]).bit_count() for front in active(g.box)
    )


def taken_cities(g: State) -> int:
    """5.43d, 5.44c: cities of the Central Powers that Russians hold."""
    lands = (*LANDS, "ro") if g.allegiance[RO] == CP else LANDS
    return sum(
        (front.cities & countries(front, lands) & russian_cities(g, front.index)).bit_count() for front in active(g.box)
    )


def russian_cities(g: State, f: int) -> int:
    """5.43d: Allied hexes of a front where Russians are, or were the last Allies to come."""
    front, found = g.box.fronts[f], g.russian[f]
    for n in RUSSIANS:
        for u in bits(g.here[AL][f] & g.box.of_nation[n]):
            found |= 1 << g.loc[u] - front.base
    return found & g.held[AL][f]


def countries(front: Front, names: Iterable[str]) -> int:
    found = 0
    for name in names:
        found |= front.in_country.get(name, 0)
    return found


def active(box: Box) -> list[Front]:
    return [box.fronts[f] for f in box.active]


# -- 5.44 what Russians do and suffer ----------------------------------------------------------------------------------


def note_attack(g: State, h: int, attackers: Iterable[int]) -> None:
    """5.44a, 5.44b: an attack on a hex was made: turns are counted in which Russians attack, and in which they are
    attacked; outside Russia in the Near East that does not matter."""
    if any(g.box.nation[u] in RUSSIANS for u in attackers):
        g.ru_attacked |= 1 << g.turn
    front = g.box.front_of[h]
    abroad = front.index in NEAR_EAST and front.country[h - front.base] != "ru"
    if not abroad and RU in _defenders(g, h):
        g.ru_struck |= 1 << g.turn


def _defenders(g: State, h: int) -> set[int]:
    """The nations of who is in a hex, Armenians as Russians; 14.11a: a fort has a garrison of its own."""
    found = {g.box.nation[u] for u in g.stacks.get(h, ())}
    fort = fort_at(g, h)
    if fort >= 0:
        found.add(g.box.forts[fort].nation)
    return {RU if n in RUSSIANS else n for n in found}


# -- the phase ---------------------------------------------------------------------------------------------------------


def revolutions(g: State) -> Asking[Next] | Next:
    """4.3.5, 5.41: first the Tsar, in a later Strategic Turn the Bolsheviks, then peace or the Red Army."""
    if g.fallen >> RU & 1:
        return None
    if g.tsar:
        return _bolsheviks(g)
    near = g.box.tag == "NE"
    return to("forget") if near and g.letter < ord(FIRST_NEAR_EAST) else _tsar(g)


def _tsar(g: State) -> Asking[Next]:
    """5.42, 5.43: at 11 he abdicates; 5.43c: in the Near East alone by the track."""
    die = yield D6
    if g.box.tag == "NE":
        # T.4
        total, need = die + cp_cities(g), int(g.box.tables["revolution"]["near_east"].get(chr(g.letter), 7))
    else:
        total, need = die + sum(tsar_modifiers(g).values()), int(g.box.tables["revolution"]["falls"])
    tell(g, "log-tsar-roll", die=die, total=total, need=need)
    if total >= need:
        tsar_falls(g)
    return to("forget")


def tsar_modifiers(g: State) -> dict[str, int]:
    """5.42, 5.43a, 5.43b: what is added, by what it is for."""
    its = g.box.tables["revolution"]
    return {
        "cities": cp_cities(g),
        "czar": its["czar"] * bool(g.played & CZAR),
        "brusilov": its["brusilov"] * bool(g.played & BRUSILOV),
        "petrograd": its["petrograd"] * holds(g, CP, g.box.place["petrograd"]),
        "early": its["early"].get(chr(g.letter), 0),
        "taken": -taken_cities(g),
    }


def _bolsheviks(g: State) -> Asking[Next]:
    """5.44: at 11 they seize power; 5.44d: in the Near East alone at 7, if the Central Powers want the roll at all."""
    near = g.box.tag == "NE"
    if near:
        verb, _ = yield Choose(CP, "ask-bolsheviks", Offer("roll"), Offer("wait"))
        if verb == "wait":
            return to("forget")
    die = yield D6
    need = int(g.box.tables["revolution"]["bolsheviks_near_east" if near else "falls"])
    total = die + sum(bolshevik_modifiers(g).values())
    tell(g, "log-bolshevik-roll", die=die, total=total, need=need)
    if total >= need:
        bolsheviks_rise(g)
    return to("forget")


def bolshevik_modifiers(g: State) -> dict[str, int]:
    """5.42, 5.44a to 5.44d."""
    turns = g.turn - g.quiet_since + 1
    return {
        "cities": cp_cities(g),
        "attacks": g.ru_attacked.bit_count(),
        "quiet": turns - g.ru_struck.bit_count(),
        "taken": -taken_cities(g),
    }


def forget(g: State) -> None:
    """5.44: the next roll counts from here."""
    g.quiet_since, g.ru_attacked, g.ru_struck = g.turn + 1, 0, 0


# -- 5.45, 15.9 the revolutions ----------------------------------------------------------------------------------------


def tsar_falls(g: State) -> None:
    """5.45a, 15.91, 15.92: divisions of infantry turn to their Provisional side wherever they are. Headquarters stay as
    they are, but never recover (5.45b: resources.py). Landings (5.45c) and moves between the East and the Caucasus
    (5.45d) end: whoever offers them asks for `g.tsar`."""
    g.tsar = g.turn
    tell(g, "log-tsar")
    turn_divisions(g)
    g.stirred = True


def turn_divisions(g: State) -> None:
    """15.91: infantry but the Serb Volunteers."""
    g.turned |= _turning(g.box)


@lru_cache(16)
def _turning(box: Box) -> int:
    its = [u for u in box.units_of[RU] if box.reverse[u] == "provisional"]
    return mask_of(u for u in its if "no-provisional" not in box.flags[u])


def bolsheviks_rise(g: State) -> None:
    """5.45e, 16.3: the revolution, and with it the collapse of Russia."""
    g.bolsheviks = g.turn
    tell(g, "log-bolsheviks")
    fall(g, RU)


# -- 5.46 peace --------------------------------------------------------------------------------------------------------


def peace(g: State) -> Asking[None] | None:
    """5.46a: in any later Revolutions Phase the Central Powers may declare that the war with Russia is over; 15.93d:
    whether there is a Red Army or not."""
    return None if g.treaty or g.bolsheviks >= g.turn else _peace(g)


def _peace(g: State) -> Asking[None]:
    verb, _ = yield Choose(CP, "ask-treaty", Offer("treaty"), Offer("wait"))
    if verb == "treaty":
        g.treaty = g.turn
        tell(g, "log-treaty")


# -- 15.93 the Red Army ------------------------------------------------------------------------------------------------


def red_army(g: State) -> Asking[None] | None:
    """15.93a: without a treaty, from the second Strategic Turn after the revolution on, a die of divisions."""
    g.levy = 0
    if g.treaty or g.letter - ord(g.box.turns[g.bolsheviks].letter) < int(g.box.tables["revolution"]["red"]):
        return None
    return _levy(g)


def _levy(g: State) -> Asking[None]:
    g.levy = yield D6
    found = recruits(g)
    tell(g, "log-red-army", die=g.levy, units=min(g.levy, len(found)))
    if found:
        _red_headquarters(g)


def recruits(g: State) -> list[int]:
    """Provisional divisions with the red symbol that are in normal supply on the map."""
    return [
        u for u in bits(g.box.red & g.turned) if g.loc[u] < OFF and side_of(g, u) == AL and supply_of(g, u) == NORMAL
    ]


def enlist(g: State) -> Asking[Next] | None:
    """15.93a: the Allies say which; what is over is lost (15.93b)."""
    found = recruits(g)[: None if g.levy else 0]
    if len(found) <= g.levy:
        for u in found:
            _redden(g, u)
        return None
    return _enlist(g, found)


def _enlist(g: State, found: list[int]) -> Asking[Next]:
    verb, u = yield Choose(AL, "ask-red", Offer.found("enlist", found, NOT_RED), Offer("rest"), args={"units": g.levy})
    chosen = [u] if verb == "enlist" else sorted(found, key=lambda u: (nearest_enemy(g, u), u))[: g.levy]
    for v in chosen:
        _redden(g, v)
    return AGAIN


def _redden(g: State, u: int) -> None:
    g.turned &= ~(1 << u)
    g.levy -= 1
    tell(g, "log-red", unit=("unit", u))


def nearest_enemy(g: State, u: int) -> int:
    """How far the nearest enemy of a unit is."""
    front = g.box.front_of[g.loc[u]]
    here = g.loc[u] - front.base
    return min((front.map.distance(here, h) or 0 for h in bits(g.occ[CP][front.index])), default=front.size)


def _red_headquarters(g: State) -> None:
    """15.93b: an old headquarters comes back, for supply alone."""
    for u in g.box.hqs:
        if g.box.nation[u] == RU and g.loc[u] == GONE and g.box.in_game[u]:
            near = g.box.zone[u] not in ("europe", "home") and not g.box.zone[u].startswith("e-")
            put(g, u, AVAILABLE_NEAR if near else AVAILABLE)
            g.depleted |= 1 << u
            tell(g, "log-red-hq", unit=("unit", u))
            return
