"""Marks of history of The Great War in Europe: see history.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.great_war_in_europe.box import AH, AL, BU, CP, FR, GE, NATIONS, RU
from grognard.games.great_war_in_europe.fronts import EAST, WEST
from grognard.games.great_war_in_europe.initiative import line_ends
from grognard.games.great_war_in_europe.state import DEAD, MUTINY, OFF, State, holds
from grognard.kernel.maps import bits

Mark = Callable[[Any, bool], bool]
Marks = Mapping[str, Mark]

SINCE = {1914: 8, 1915: 18, 1916: 28, 1917: 38, 1918: 47}
"""The turn that begins when a year has ended and its winter: after Strategic Turns C, G, K, O and S."""


def _has(g: State, side: int, *hexes: str) -> bool:
    return all(holds(g, side, g.box.hex[number]) for number in hexes)


def _after(year: int, shows: Callable[[State], bool]) -> Mark:
    """When a year has ended."""
    return lambda g, over: not over and g.turn == SINCE[year] and shows(g)


def _by(year: int, shows: Callable[[State], bool]) -> Mark:
    """At any time up to the end of a year."""
    return lambda g, _: g.turn <= SINCE[year] and shows(g)


def _held(side: int, *hexes: str) -> Callable[[State], bool]:
    return lambda g: _has(g, side, *hexes)


def _at_war(nation: str) -> Callable[[State], bool]:
    return lambda g: g.allegiance[NATIONS.index(nation)] in (CP, AL)


def continuous(g: State, side: int) -> bool:
    """A side's units stand from the sea to Switzerland (5.84), with no hole wider than a hex of its own."""
    front = g.box.fronts[WEST]
    north, south = line_ends(front)
    line = g.occ[side][WEST]
    line |= front.around(line) & g.held[side][WEST]
    return bool(front.map.steps.flood(line & north, line) & south)


def pushed_back(g: State) -> bool:
    """The Central Powers hold more hexes of Russia and Poland than Russia holds of theirs."""
    front = g.box.fronts[EAST]
    lost = (front.in_country["ru"] | front.in_country["pl"]) & g.held[CP][EAST]
    won = (front.in_country["ah"] | front.in_country["ge"]) & g.held[AL][EAST]
    return lost.bit_count() > won.bit_count()


def _men_left(g: State) -> bool:
    """No great power has more divisions in the dead pile than on the maps."""
    for nation in (GE, AH, FR, RU):
        its = [g.loc[u] for u in bits(g.box.of_nation[nation]) if g.box.fights[u]]
        if its.count(DEAD) > sum(h < OFF for h in its):
            return False
    return True


_1914: Marks = {
    "Brussels, Liège and Namur are German by the end of 1914": _by(1914, _held(CP, "W6518", "W6323", "W6221")),
    "Paris and Verdun are French at the end of 1914": _after(1914, _held(AL, "W4908", "W5008", "W5009", "W5122")),
    "the West has a continuous front in the winter of 1914": lambda g, _: (
        6 <= g.turn <= SINCE[1914] and continuous(g, CP) and continuous(g, AL)
    ),
    "Lemberg is Russian by the end of 1914": _by(1914, _held(AL, "E4020")),
    "Königsberg and Cracow stand at the end of 1914": _after(1914, _held(CP, "E5514", "E4112")),
    "Nish is Serbian at the end of 1914": _after(1914, _held(AL, "E2015")),
}
_1915: Marks = {
    "no great power is out of men at the end of 1915": _after(1915, _men_left),
    "Italy is at war by the end of 1915": _by(1915, _at_war("it")),
    "Bulgaria is at war by the end of 1915": _by(1915, _at_war("bu")),
    "Łódź falls by the end of 1915": _by(1915, _held(CP, "E4612")),
    "Warsaw falls by the end of 1915": _by(1915, _held(CP, "E4816")),
    "Serbia is overrun by the end of 1915": _by(1915, _held(CP, "E2413", "E2015")),
    "Lille is German and Reims French at the end of 1915": _after(
        1915, lambda g: _has(g, CP, "W6413") and _has(g, AL, "W5216")
    ),
}
_1916: Marks = {
    "Romania is at war by the end of 1916": _by(1916, _at_war("ro")),
    "Russia is pushed back at the end of 1916": _after(1916, pushed_back),
    "Russia stands at the end of 1916": _after(1916, lambda g: not g.fallen >> RU & 1),
    "Verdun is French at the end of 1916": _after(1916, _held(AL, "W5122")),
    "Trieste and Venice are where they were at the end of 1916": _after(
        1916, lambda g: _has(g, CP, "W2230") and _has(g, AL, "W2022")
    ),
}
_1917: Marks = {
    "the Tsar falls by the end of 1917": _by(1917, lambda g: bool(g.tsar)),
    "the Bolsheviks rule at the end of 1917": _after(1917, lambda g: bool(g.bolsheviks)),
    "the French mutiny by the end of 1917": _by(1917, lambda g: bool(g.played & MUTINY)),
    "the United States are at war by the end of 1917": _by(1917, _at_war("us")),
    "Riga is German by the end of 1917": _by(1917, _held(CP, "E6120")),
    "Paris is French at the end of 1917": _after(1917, _held(AL, "W4908", "W5008", "W5009")),
}
_1918: Marks = {
    "the war lasts into the autumn of 1918": lambda g, _: g.turn >= 43,
    "Bulgaria collapses by the end of 1918": _by(1918, lambda g: bool(g.fallen >> BU & 1)),
    "Paris never falls": lambda g, over: over and not g.paris,
    "Berlin never falls": lambda g, over: over and _has(g, CP, "E5102"),
}
_HOLDS_OUT: Marks = {"Turkey holds out until 1917": _after(1916, lambda g: not g.surrendered)}
_SURRENDERS: Marks = {
    "Turkey surrenders by the end of 1918": lambda g, over: over and bool(g.surrendered),
    "and does so before Strategic Turn P": lambda g, over: over and bool(g.surrendered) and g.letter < ord("P"),
}
_NEAR_EAST: Marks = {
    "the Turks stand in Sinai or at the canal by the end of 1916": _by(1916, _held(CP, "N4011")),
    "Erzurum falls by the end of 1916": _by(1916, _held(AL, "N3835")),
    "Erzurum, Trebizond or Erzincan falls by the end of 1916": _by(
        1916, lambda g: any(_has(g, AL, h) for h in ("N3835", "N4332", "N3931"))
    ),
    "Kut is British at some time by the end of 1916": _by(1916, lambda g: bool(g.kut)),
    "Rafah is British by the end of 1916": _by(1916, _held(AL, "N3112")),
    "Baghdad falls by the end of 1917": _by(1917, _held(AL, "N1540")),
    "Gaza falls by the end of 1917": _by(1917, _held(AL, "N2913")),
    "Jerusalem falls by the end of 1917": _by(1917, _held(AL, "N2416")),
    "Suez and Basra are never lost": lambda g, over: over and _has(g, AL, "N4204", "N2252"),
}
_SLOWLY: Marks = {
    "Baghdad falls by the end of 1918": _by(1918, _held(AL, "N1540")),
    "Jerusalem falls by the end of 1918": _by(1918, _held(AL, "N2416")),
}
_LAST: Marks = {
    "Damascus falls by the end of 1918": _by(1918, _held(AL, "N1728")),
    "the Turks come to Baku": lambda g, _: _has(g, CP, "N3653"),
}

EUROPE: dict[str, Marks] = {
    "august-1914": {**_1914, **_1915, **_1916, **_1917, **_1918},
    "1915": {**_1915, **_1916, **_1917, **_1918},
    "1916": {**_1916, **_1917, **_1918},
    "1917": {**_1917, **_1918},
    "1918": _1918,
}
NEAR_EAST: dict[str, Marks] = {
    "november-1914": {**_NEAR_EAST, **_SLOWLY, **_LAST, **_HOLDS_OUT, **_SURRENDERS},
    "near-east-1918": {**_LAST, **_SURRENDERS},
}
COMBINED: dict[str, Marks] = {"august-1914": {**EUROPE["august-1914"], **_NEAR_EAST, **_HOLDS_OUT, **_SURRENDERS}}
