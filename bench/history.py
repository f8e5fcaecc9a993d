"""Marks of history: what games between equal players should show if the data are true, and how often they do.

A mark is looked for at the start of every turn and at the end of a game. `bench.balance` reports every one, also what
never comes up: bots that play badly make bad history, and that too should be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.clash_of_giants_2.box import INF
from grognard.games.clash_of_giants_2.state import State as Clash
from grognard.games.clash_of_giants_2.state import fort_here
from grognard.games.clash_of_giants_2.ypres import continuous_front
from grognard.games.clash_of_giants_2.zones import east_of_line
from grognard.games.italia_1917_1918.state import State as Italia
from grognard.games.italia_1917_1918.victory import strength
from grognard.games.paths_of_glory.box import AP, CP
from grognard.games.paths_of_glory.state import State as Glory
from grognard.games.paths_of_glory.state import played, trench_level
from grognard.games.won_by_the_sword.kinds import SIDES
from grognard.games.won_by_the_sword.state import State as Sword
from grognard.games.won_by_the_sword.state import side_of
from grognard.kernel.maps import bits

from . import great_war

Mark = Callable[[Any, bool], bool]
"""Whether a position shows it; the second is whether the game is over."""
Marks = Mapping[str, Mark]

# -- Paths of Glory ---------------------------------------------------------------------------------------------------

_END_OF = {1914: 4, 1915: 8, 1916: 12, 1917: 16}
"""The turn that begins when a year has ended."""


def _controls(g: Glory, side: int, *places: str) -> bool:
    return all(g.control[g.box.space[place]] == side for place in places)


def _by(year: int, side: int, *places: str) -> Mark:
    return lambda g, _: g.turn <= _END_OF[year] and _controls(g, side, *places)


def _at_the_end(side: int, *places: str) -> Mark:
    return lambda g, over: over and _controls(g, side, *places)


def _at_war(nation: str, year: int) -> Mark:
    return lambda g, _: g.turn <= _END_OF[year] and nation in g.war


def _event(card: str, year: int) -> Mark:
    return lambda g, _: g.turn <= _END_OF[year] and played(g, g.box.card[card])


def dug_in(g: Glory, _: bool) -> bool:
    """By the end of 1915 both sides hold three trenches in France, Belgium and on the German border."""
    west = [s for s, nation in enumerate(g.box.nation) if nation in ("fr", "be", "ge")]
    return g.turn <= _END_OF[1915] and all(sum(trench_level(g, s, side) > 0 for s in west) >= 3 for side in (AP, CP))


_OPENING: Marks = {
    "Belgium is overrun in 1914": _by(1914, CP, "liege", "brussels"),
    "Lemberg is Russian in 1914": _by(1914, AP, "lemberg"),
    "Paris stands at the end": _at_the_end(AP, "paris"),
    "Warsaw stands in the autumn of 1914": lambda g, _: 3 <= g.turn <= _END_OF[1914] and _controls(g, AP, "warsaw"),
}
_WAR: Marks = {
    "the West is dug in by the end of 1915": dug_in,
    "Turkey is at war by the end of 1914": _at_war("tu", 1914),
    "Italy is at war by the end of 1915": _at_war("it", 1915),
    "Bulgaria is at war by the end of 1915": _at_war("bu", 1915),
    "Warsaw falls by the end of 1915": _by(1915, CP, "warsaw"),
    "Serbia is overrun by the end of 1915": _by(1915, CP, "belgrade", "nis"),
    "Romania is at war by the end of 1916": _at_war("ro", 1916),
    "Verdun stands at the end": _at_the_end(AP, "verdun"),
}
_LONG: Marks = {
    "Bucharest falls by the end of 1916": _by(1916, CP, "bucharest"),
    "Baghdad falls by the end of 1917": _by(1917, AP, "baghdad"),
    "the Tsar falls by the end of 1917": _event("CP52", 1917),
    "the United States are at war by the end of 1917": _at_war("us", 1917),
    "the war lasts into 1918": lambda g, _: g.turn >= _END_OF[1917],
}
_GLORY = {
    "introduction": _OPENING,
    "limited-war": {**_OPENING, **_WAR},
    "campaign": {**_OPENING, **_WAR, **_LONG},
}

# -- Clash of Giants --------------------------------------------------------------------------------------------------


def advance_in_the_north(g: Clash, _: bool) -> bool:
    """Galicia, in its first half: six Austrian units in Russia, in the areas of the 1st and 4th Armies."""
    box = g.box
    at = [h for u in box.of_side[0] if (h := g.loc[u]) < box.size and box.country[h] == "ru"]
    return g.turn <= 6 and sum(box.areas[0][box.area_of[0][h]] in {"1", "4"} for h in at) >= 6


def east_overrun(g: Clash, _: bool) -> bool:
    """Galicia, in its second half: four of the eastern victory hexes are Russian."""
    east = [h for h in bits(g.box.vp[1]) if g.box.numbers[h] >= "3500"]
    return g.turn >= 7 and sum(g.owner[h] == 1 for h in east) >= 4


def _has(g: Clash, side: int, place: str) -> bool:
    """A side has a place: it controls the victory hex; where there is none, its fort stands or its units do."""
    h = g.box.places["en"].index(place)
    if g.box.any_vp >> h & 1:
        return g.owner[h] == side
    fort = fort_here(g, h)
    return g.box.fort_side[fort] == side if fort >= 0 else bool(g.occ[side] >> h & 1)


def _holds(side: int, place: str) -> Mark:
    return lambda g, over: over and _has(g, side, place)


def front_closes(g: Clash, over: bool) -> bool:
    return over and _has(g, 0, "Furnes") and any(continuous_front(g, side) for side in (0, 1))


def back_from_antwerp(g: Clash, _: bool) -> bool:
    """Ypres, 18 October: four of the six Belgian divisions are there, and most of the army is west of its line."""
    box = g.box
    there = [u for u in range(box.count) if box.nation[u] == "be" and g.loc[u] < box.size]
    east = sum(east_of_line(g, u) for u in there)
    return g.turn == 6 and sum(box.kind[u] == INF for u in there) >= 4 and 2 * east < len(there)


def _on(turn: int, side: int, *places: str) -> Mark:
    """When a turn begins a side has all of these places."""
    return lambda g, _: g.turn == turn and all(_has(g, side, place) for place in places)


def _most(side: int, many: int, *places: str) -> Mark:
    """At the end a side has so many of these places."""
    return lambda g, over: over and sum(_has(g, side, place) for place in places) >= many


def _all(side: int, *places: str) -> Mark:
    return _most(side, len(places), *places)


def _hexes(least: int, most: int) -> Mark:
    """So many victory hexes are the second side's at the end."""
    return lambda g, over: over and least <= sum(g.owner[h] == 1 for h in bits(g.box.any_vp)) <= most


def out_of_russia(g: Clash, over: bool) -> bool:
    """Galicia: fewer than six Austrian units are left in Russia."""
    at = [h for u in g.box.of_side[0] if (h := g.loc[u]) < g.box.size]
    return over and sum(g.box.country[h] == "ru" for h in at) < 6


_GALICIA: Marks = {
    "Austria advances in the north": advance_in_the_north,
    "Zamość is Austrian on 1 September": _on(6, 0, "Zamość"),
    "Lublin and Kholm stay Russian": _all(1, "Lublin", "Kholm"),
    "Russia overruns the east": east_overrun,
    "Tarnopol and Brody are Russian on 1 September": _on(6, 1, "Tarnopol", "Brody"),
    "Lemberg is Austrian on 1 September": _on(6, 0, "Lemberg"),
    "Lemberg is Russian at the end": _holds(1, "Lemberg"),
    "Rawa Ruska or Stanislau is Russian at the end": _most(1, 1, "Rawa Ruska", "Stanislau"),
    "the Austrians have left Russia at the end": out_of_russia,
    "Przemyśl is Austrian at the end": _holds(0, "Przemyśl"),
    "Krakau is Austrian at the end": _holds(0, "Krakau"),
}
_YPRES: Marks = {
    "a continuous front forms": lambda g, _: bool(g.front),
    "the plain is flooded": lambda g, _: bool(g.flood),
    "the front forms by 23 October": lambda g, _: 0 < g.front <= 9,
    "Lille is German on 18 October": _on(6, 1, "Lille"),
    "Bailleul is Allied on 18 October": _on(6, 0, "Bailleul"),
    "most Belgians are at the Yser on 18 October": back_from_antwerp,
    "Nieuport, Dixmude and Furnes are Allied on 1 November": _on(13, 0, "Nieuport", "Dixmude", "Furnes"),
    "the front closes and Furnes holds behind the Yser": front_closes,
    "Nieuport holds": _holds(0, "Nieuport"),
    "Ypres holds": _holds(0, "Ypres"),
    "Armentières holds": _holds(0, "Armentières"),
    "Bailleul and Béthune hold": _all(0, "Bailleul", "Béthune"),
    "Lille is German at the end": _holds(1, "Lille"),
    "La Bassée is German at the end": _holds(1, "La Bassée"),
    "two of Dixmude, Gheluvelt and Messines fall": _most(1, 2, "Dixmude", "Gheluvelt", "Messines"),
    "Germany ends with four to six of the eleven": _hexes(4, 6),
}

# -- Won by the Sword -------------------------------------------------------------------------------------------------

_ALLIES, _IMPERIALS = range(len(SIDES))


def _garrison(g: Sword, place: str) -> int | None:
    held = g.garrisons[g.box.space[place]]
    return None if held is None else held.side


def _falls(place: str, side: int) -> Mark:
    return lambda g, _: _garrison(g, place) == side


def _stands(place: str, side: int) -> Mark:
    return lambda g, over: over and _garrison(g, place) == side


def _victory(side: int) -> Mark:
    """A major battle that a side wins."""

    def shows(g: Sword, over: bool) -> bool:
        won: list[Any] = [line.args["column"] for line in g.log or () if line.key == "log-major-victory"]
        return over and any(side_of(column) == side for _, column in won)

    return shows


def _battle(g: Sword, over: bool) -> bool:
    return over and any(line.key == "log-battle-major" for line in g.log or ())


_SWORD: dict[str, Marks] = {
    "1632": {
        "Augsburg falls": _falls("augsburg", _ALLIES),
        "Munich falls": _falls("munich", _ALLIES),
        "Ingolstadt stands at the end": _stands("ingolstadt", _IMPERIALS),
        "Nuremberg stands at the end": _stands("nuremberg", _ALLIES),
    },
    "1633": {
        "Regensburg falls": _falls("regensburg", _ALLIES),
        "Konstanz stands at the end": _stands("konstanz", _IMPERIALS),
        "Breisach stands at the end": _stands("breisach", _IMPERIALS),
    },
    "1634": {
        "Regensburg falls": _falls("regensburg", _IMPERIALS),
        "Donauwörth falls": _falls("donauwoerth", _IMPERIALS),
        "the Imperials win a major battle": _victory(_IMPERIALS),
        "Nördlingen falls": _falls("nordlingen", _IMPERIALS),
    },
    "1638": {
        "Rheinfelden falls": _falls("rheinfelden", _ALLIES),
        "Freiburg falls": _falls("freiburg", _ALLIES),
        "Breisach falls": _falls("breisach", _ALLIES),
    },
    "1644": {
        "Freiburg falls": _falls("freiburg", _IMPERIALS),
        "Philippsburg falls": _falls("philippsburg", _ALLIES),
        "Mainz falls": _falls("mainz", _ALLIES),
    },
    "1645": {
        "the Imperials win a major battle": _victory(_IMPERIALS),
        "the Allies win a major battle": _victory(_ALLIES),
        "Nördlingen falls": _falls("nordlingen", _ALLIES),
        "Heilbronn stands at the end": _stands("heilbronn", _IMPERIALS),
    },
    "1648": {
        "the Allies win a major battle": _victory(_ALLIES),
        "Augsburg stands at the end": _stands("augsburg", _IMPERIALS),
        "Munich stands at the end": _stands("munich", _IMPERIALS),
    },
    "lech": {
        "Donauwörth falls": _falls("donauwoerth", _ALLIES),
        "Rain falls": _falls("rain", _ALLIES),
        "Augsburg falls": _falls("augsburg", _ALLIES),
        "Ingolstadt stands at the end": _stands("ingolstadt", _IMPERIALS),
    },
    "alte-veste": {
        "there is a major battle": _battle,
        "Nuremberg stands at the end": _stands("nuremberg", _ALLIES),
    },
    "nordlingen": {
        "the Imperials win a major battle": _victory(_IMPERIALS),
        "Nördlingen falls": _falls("nordlingen", _IMPERIALS),
    },
    "rheinfelden": {
        "the Allies win a major battle": _victory(_ALLIES),
        "Rheinfelden falls": _falls("rheinfelden", _ALLIES),
    },
    "freiburg": {
        "there is a major battle": _battle,
        "Freiburg falls": _falls("freiburg", _IMPERIALS),
        "Philippsburg falls": _falls("philippsburg", _ALLIES),
    },
    "mergentheim": {"the Imperials win a major battle": _victory(_IMPERIALS)},
    "alerheim": {
        "the Allies win a major battle": _victory(_ALLIES),
        "Nördlingen falls": _falls("nordlingen", _ALLIES),
    },
}

# -- Italia 1917-1918 -------------------------------------------------------------------------------------------------


def _held(side: int, *hexes: str) -> Mark:
    """All of these hexes are a side's at some time."""
    return lambda g, _: all(g.held[side] >> g.box.hex[number] & 1 for number in hexes)


def _held_at_the_end(side: int, *hexes: str) -> Mark:
    return lambda g, over: over and all(g.held[side] >> g.box.hex[number] & 1 for number in hexes)


def breaks_through(g: Italia, _: bool) -> bool:
    """Caporetto, when its first turn is over: the Central Powers stand behind the first line in five hexes or more."""
    first = g.scene.first_turn
    taken = (g.held[0] & g.scene.trenches[1]).bit_count()
    return g.turn == first + 1 and (taken >= 5 or bool(g.held[0] >> g.box.hex["E3427"] & 1))


def reaches_the_tagliamento(g: Italia, _: bool) -> bool:
    """A combat unit of the Central Powers at the river where it leaves the mountains, or beside it."""
    wet = [a for (a, _), river in g.box.river_of.items() if river == "Tagliamento"]
    banks = g.box.map.set(h for h in wet if g.box.numbers[h] < "E3600")
    return bool(g.occ[0] & g.box.map.range(banks, 1))


def crosses_the_piave(side: int) -> Mark:
    """Combat units of a side beyond the trench line of the other, on its bank."""

    def shows(g: Italia, _: bool) -> bool:
        return bool(g.occ[side] & (g.scene.trenches[1 - side] | g.scene.rear[1 - side]))

    return shows


def contained(g: Italia, over: bool) -> bool:
    """June 1918: nobody of the Central Powers stands further than four hexes behind the Entente's line."""
    deep = g.occ[0] & g.scene.rear[1] & ~g.box.map.range(g.scene.trenches[1], 4)
    return over and not deep


def collapse(g: Italia, over: bool) -> bool:
    """Vittorio Veneto: at the end the Central Powers have less than half the steps that they began with."""
    units = [one.unit for one in g.scene.placed if g.box.side[one.unit] == 0 and g.box.fights[one.unit]]
    return over and 2 * strength(g, 0) < sum(g.scene.ratings[u].steps for u in units)


_ITALIA: dict[str, Marks] = {
    "grappa": {
        "the line of the Grappa is broken into": crosses_the_piave(0),
        "the summit of the Grappa holds": _held_at_the_end(1, "W2024"),
        "Monte Tomba holds": _held_at_the_end(1, "W2026"),
    },
    "caporetto": {
        "the front breaks in the first turn": breaks_through,
        "Cividale falls": _held(0, "E2824"),
        "Udine falls": _held(0, "E2720"),
        "Gorizia falls": _held(0, "E2228"),
        "the Tagliamento is reached": reaches_the_tagliamento,
        "the retreat is ordered": lambda g, _: bool(g.ordered),
    },
    "radetzky": {
        "the Entente's line is broken into": crosses_the_piave(0),
        "Bassano stands at the end": _held_at_the_end(1, "W1623"),
        "the summit of the Grappa holds": _held_at_the_end(1, "W2024"),
    },
    "albrecht": {
        "the Piave is crossed": crosses_the_piave(0),
        "the bridgeheads are contained": contained,
        "Treviso stands at the end": _held_at_the_end(1, "W1234"),
    },
    "solstice": {
        "the Piave is crossed": crosses_the_piave(0),
        "the bridgeheads are contained": contained,
        "Treviso stands at the end": _held_at_the_end(1, "W1234"),
        "Bassano stands at the end": _held_at_the_end(1, "W1623"),
    },
    "vittorio": {
        "the Piave is crossed": crosses_the_piave(1),
        "Conegliano falls": _held(1, "W2035"),
        "Vittorio falls": _held(1, "W2435"),
        "Trento falls": _held(1, "W2709"),
        "the Austro-Hungarian army collapses": collapse,
    },
}

MARKS: dict[str, dict[str, Marks]] = {
    "paths-of-glory": _GLORY,
    "galicia-1914": {"deployed": _GALICIA, "campaign": _GALICIA},
    "first-ypres-1914": {"campaign": _YPRES},
    "won-by-the-sword": _SWORD,
    "italia-1917-1918": _ITALIA,
    "great-war-in-europe": great_war.EUROPE,
    "great-war-near-east": great_war.NEAR_EAST,
    "great-war-combined": great_war.COMBINED,
}
