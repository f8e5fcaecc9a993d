"""18.0 Who has won: regular victory, sudden death, the Allies at once, the Near East alone."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from ...kernel.maps import bits
from .box import AH, AL, CP, GE, NOBODY, RU, TU, US
from .fronts import NEAR_EAST, WEST, Front
from .state import ISLAM, MUTINY, OFF, TIGER, State, holds, is_full, tell, units_at
from .supply import area

LOSERS = ("ge", "ah", "bu", "lu", "tu")
"""18.13: countries whose cities cost the Central Powers a point each."""


# -- 18.1 points -------------------------------------------------------------------------------------------------------


def net_points(g: State) -> int:
    """18.11, 18.13, 18.14b: victory hexes of the Central Powers, 6.10: the Paris Gun as one of them, and what events
    added, less their cities in Allied hands."""
    hexes = sum(won(g, f).bit_count() - lost(g, f).bit_count() for f in g.box.active)
    return hexes + (g.gun >= 0) + g.vp


def won(g: State, f: int) -> int:
    """18.11a, 18.12: the victory hexes of a front that count for the Central Powers now; 18.26: whatever was thrown or
    retaken for them. 18.4c: in the Near East alone those that are marked, for 18.12 adds hexes to 18.11 only."""
    front = g.box.fronts[f]
    found = (front.kind("vp") if g.box.tag == "NE" else prizes(front)) & g.held[CP][f]
    if f == WEST:
        return found & ~g.devastated  # 14.63b
    for name, counts in (("scutari", not g.fallen >> AH & 1), ("baku", _baku(g))):
        h = g.box.place[name]
        if not counts and g.box.front_of[h] is front:
            found &= ~(1 << h - front.base)  # 18.11b
    return _after_treaty(g, front, found) if g.treaty else found


def prizes(front: Front) -> int:
    """18.12, T.11: marked hexes, French edges of the map, and all west of the Suez Canal."""
    return front.kind("vp") | front.kind("edge_vp") | front.kind("west_of_suez") & front.land


def _baku(g: State) -> bool:
    """18.11b, 6.45b: whether Baku counts: after the Army of Islam only with somebody there who is no Turk."""
    there = units_at(g, g.box.place["baku"], CP)
    return not g.played & ISLAM or any(g.box.nation[u] != TU for u in there)


def _after_treaty(g: State, front: Front, found: int) -> int:
    """5.47: then hexes of Russia count only with German divisions in each and German headquarters in the country."""
    russia, need = front.in_country.get("ru", 0), g.box.tables["revolution"]
    enough = german_headquarters(g) >= need["headquarters"]
    for h in bits(found & russia):
        divisions = [
            u for u in g.stacks.get(h + front.base, ()) if g.box.nation[u] == GE and g.box.bulk[u] == "division"
        ]
        if not enough or len(divisions) < need["divisions"]:
            found &= ~(1 << h)
    return found


def german_headquarters(g: State) -> int:
    """5.47: those in Russia, Poland not counted."""
    there = [g.loc[u] for u in g.box.hqs if g.box.nation[u] == GE and g.loc[u] < OFF]
    return sum(1 for h in there if g.box.front_of[h].country[h - g.box.front_of[h].base] == "ru")


def lost(g: State, f: int) -> int:
    """18.13, 18.14a: cities of the Central Powers and German edges of the map that are Allied."""
    front = g.box.fronts[f]
    cities = front.cities | front.kind("edge_city")
    return cities & mask_of_countries(front, LOSERS) & g.held[AL][f]


def mask_of_countries(front: Front, countries: tuple[str, ...]) -> int:
    found = 0
    for country in countries:
        found |= front.in_country.get(country, 0)
    return found


# -- 4.3.1 the check ---------------------------------------------------------------------------------------------------


def check_victory(g: State) -> None:
    """4.3.1, 18.0: from Strategic Turn C on."""
    limits = g.box.tables["victory"]
    if g.letter < ord(limits["first"]):
        return
    if g.box.tag == "NE":
        g.claimed = claims(g)
        return
    points = net_points(g)
    tell(g, "log-points", points=points)
    if points >= limits["cp"]:
        g.over = (CP, "end-cp-points")  # 18.11a
    elif points < limits["al"]:
        g.over = (AL, "end-al-points")  # 18.14b
    elif g.letter >= ord(limits["last"]):
        g.over = (NOBODY, "end-draw")  # 18.15b


def claims(g: State) -> bool:
    """18.4c: two supplied Allied victory hexes, three after the Fall of the Tsar; 6.45b: Baku as ever."""
    limits = g.box.tables["victory"]["near_east"]
    supplied = 0
    for f in NEAR_EAST:
        fed = area(g, TU, f) | area(g, GE, f)
        supplied += (won(g, f) & fed).bit_count()
    return supplied >= int(limits["after" if g.tsar else "before"])


def confirm(g: State) -> None:
    """18.4c: if both sides have won in the same Strategic Turn, the Allies have."""
    if g.claimed:
        g.over = (CP, "end-cp-hexes")


def at_last(g: State) -> None:
    """The track is at its end. 18.4b: Turkey has held out until the end of 1918; A22: but for Baku. 18.15b: a draw."""
    if g.box.tag != "NE":
        g.over = (NOBODY, "end-draw")
    elif g.played & ISLAM and not holds(g, CP, g.box.place["baku"]):
        g.over = (AL, "end-al-baku")
    else:
        g.over = (CP, "end-cp-turkey")


def concede(g: State, side: int) -> None:
    """18.15a: a side accepts an armistice."""
    g.over = (1 - side, "end-conceded")


# -- 18.2 sudden death -------------------------------------------------------------------------------------------------


def pending(g: State) -> bool:
    """18.21: whether a die is to be thrown for a French victory hex; if none is, that is forgotten."""
    if not eligible(g):
        g.seized = ()
    return bool(g.seized)


def eligible(g: State) -> bool:
    """18.21: after the French mutiny and the collapse of Russia; 18.25: where the mutiny may be hidden, from
    1917 on, though he learns nothing."""
    return _truly(g) or bool(g.options.get("hidden-mutiny") and g.box.turns[g.turn].year > LAST_QUIET_YEAR)


LAST_QUIET_YEAR = 1916


def _truly(g: State) -> bool:
    return bool(g.played & MUTINY and g.fallen >> RU & 1)


def sudden_death(g: State) -> Asking[None]:
    """18.21: a die, the net points, and what may be added: at 20 France gives up."""
    h, g.seized = g.seized[0], g.seized[1:]
    modifier = sudden_modifier(g)
    g.tries = (g.turn, (g.tries[1] if g.tries[0] == g.turn else 0) + 1)
    die = yield D6
    points = net_points(g)
    tell(g, "log-sudden", space=("space", h), die=die, points=points, modifier=modifier, total=die + points + modifier)
    if die + points + modifier >= g.box.tables["victory"]["sudden"] and _truly(g):
        g.over = (CP, "end-cp-sudden")


def sudden_modifier(g: State) -> int:
    """18.23, 18.24: what is added to the next die."""
    its = g.box.tables["victory"]
    found = int(its["same_turn"]) * g.tries[1] if g.tries[0] == g.turn else 0
    if g.allegiance[US] == AL and full_americans(g) < g.box.tables["limits"]["full_us"]:
        found += int(its["few_us"])
    if g.played & TIGER:
        found += int(its["tiger"])
    return found + int(its["retaken"]["value"]) * g.retaken.bit_count()


def full_americans(g: State) -> int:
    """5.82, 16.2, 18.24a: American divisions at full strength in France."""
    front = g.box.fronts[WEST]
    france = front.in_country.get("fr", 0)
    return sum(
        1
        for u in bits(g.here[AL][WEST] & g.box.of_nation[US])
        if g.box.bulk[u] == "division"
        and g.box.kind[u] == "infantry"
        and is_full(g, u)
        and france >> g.loc[u] - front.base & 1
    )


# -- 18.3 --------------------------------------------------------------------------------------------------------------


def allied_victory(g: State) -> None:
    """18.3: Berlin, or two hexes of the Ruhr."""
    if g.box.tag == "NE":
        return
    ruhr = (g.box.ruhr & g.held[AL][WEST]).bit_count()
    if holds(g, AL, g.box.place["berlin"]) or ruhr >= g.box.tables["victory"]["ruhr"]:
        g.over = (AL, "end-al-germany")
