"""4.2 Set-up, 9.5.2 neutrals that enter the war, 9.5.3 where reinforcements arrive."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.game import OptionValue
from ...kernel.refusal import BadInput, Refusal
from .box import (
    ALLIED_NE_ARMIES, AP, ARMY, BRINGS, CAPITALS, CAU, CP, DECK, EXPANSION, MEF, MEF_MASK, NATION, NCARDS,
    NE, NEAR_EAST, NSPACES, OF_KIND, ORIENT, PORTS, SALONIKA, SETUP, SIDE, SIDES, SPACE, STACKING, TABLES,
    UNIT_NATION, card, spaces,
)  # fmt: skip
from .state import ASIDE, BIT, PILE, RESERVE, State, enter, played, put, reclose, refresh, tell
from .supply import supplied_at

_SALONIKA_EVENT, _GREECE_EVENT = card("AP30"), card("AP44")
_PARIS, _ORLEANS, _CALAIS, _NIS, _BELGRADE = spaces("paris", "orleans", "calais", "nis", "belgrade")
_BELGIAN = spaces("brussels", "antwerp", "ostend")
_ARABIA, _ALEXANDRIA = spaces("arabia", "alexandria")

NO_ROOM = Refusal("9.5.3.1", "deploy-no-room")
NOT_AN_ENTRY = Refusal("9.5.3.3", "deploy-not-there")

# 14.2: supply sources that lie in a country and so receive its armies (9.5.3.3).
_HOME_SOURCES = {
    "ge": spaces("essen", "breslau"),
    "ru": spaces("petrograd", "moscow", "kharkov", "caucasus"),
}


# -- 4.2 ----------------------------------------------------------------------------------------------------------


def start(scenario: str, options: Mapping[str, OptionValue]) -> State:
    """4.0, 4.1, 4.2: the position of August 1914, the same for every scenario."""
    if options["bid"] and not options["tournament"]:
        raise BadInput("bad-bid-alone", folder=Path(__file__).parent, rule="5.6")
    if options["tournament"] and scenario == "introduction":
        raise BadInput("bad-tournament-scenario", folder=Path(__file__).parent, rule="5.6.1")
    g = State(scenario, options)
    g.vp = int(TABLES["game"]["start_vp"])  # 4.1.2
    refresh(g)
    setup = SETUP["start"]
    _place(g, setup)  # 4.2.1
    if options["balance"]:  # 4.2.4
        balance = SETUP["option"]["balance"]
        for kind, where in balance["move_from_reserve"]:
            put(g, next(u for u in OF_KIND[kind] if g.loc[u] == RESERVE), SPACE[where])
        for where in balance["remove_trenches"]:
            g.trench[SPACE[where]] = 0
        for where, level, side in balance["add_trenches"]:
            g.trench[SPACE[where]] = level + 2 * SIDES.index(side)
    for c in range(NCARDS):  # 9.1.2: Mobilization cards only
        if DECK[c] == 0 and (options["expansion"] or not EXPANSION[c]):
            g.place[c] = PILE
    refresh(g)
    return g


def _place(g: State, setup: Mapping[str, Any]) -> None:
    for kind, where, *reduced in setup["units"]:
        u = aside(g, kind)
        g.reduced[u] = 1 if reduced else 0
        put(g, u, SPACE[where])
    for kind, count in setup["reserve"].items():
        for _ in range(count):
            put(g, aside(g, kind), RESERVE)
    for where, level, side in setup["trenches"]:
        g.trench[SPACE[where]] = level + 2 * SIDES.index(side)


def aside(g: State, kind: str) -> int:
    """4.2.3: a piece of this kind that is not in the game yet."""
    return next(u for u in OF_KIND[kind] if g.loc[u] == ASIDE)


# -- 9.5.2 --------------------------------------------------------------------------------------------------------

_NATIONS = {"turkey": "tu", "bulgaria": "bu", "romania": "ro", "italy": "it", "greece": "gr"}


def bring_in(g: State, country: str) -> None:
    """4.2.2, 9.5.2.1, 16.1.3.1: a country enters the war and its units are placed at once."""
    nation = _NATIONS[country]
    if nation == "gr":
        if g.greece == 0:
            _place(g, SETUP["entry"]["greece"])
        g.greece = 2
    else:
        g.war = g.war | {nation}
        _place(g, SETUP["entry"][country])
    reclose(g)
    tell(g, "log-enters-war", country=country)


def limited_greek_entry(g: State) -> None:
    """9.5.2.4: Greek units appear, still neutral; the rest of Greece is open to both sides."""
    if g.greece == 0:
        _place(g, SETUP["entry"]["greece"])
        g.greece = 1
        reclose(g)


def place_freely(g: State, country: str, side: int) -> Asking[None]:
    """4.2.2: the owner puts the rest of a country's corps one to a space."""
    rule = SETUP["entry"][country]["choose"]
    nation = rule["one_each_in"]
    capital = SPACE[rule["other_than"]]

    def why_not(s: int) -> Refusal | None:
        if not 0 <= s < NSPACES or NATION[s] != nation or s == capital or g.stacks[s]:
            return Refusal("4.2.2", "deploy-one-each")
        return None

    for _ in range(rule["count"]):
        free = [s for s in range(NSPACES) if NATION[s] == nation and why_not(s) is None]
        u = aside(g, rule["unit"])
        _, s = yield Choose(side, "ask-deploy", Offer("deploy", free, why_not, True), args={"unit": ("unit", u)})
        put(g, u, s)


# -- 9.5.3 --------------------------------------------------------------------------------------------------------


def _open_to(g: State, u: int, s: int) -> bool:
    """9.5.3.3, 9.5.3.3e, FAQ.9.5.3.3b, FAQ.9.5.3.3c: own, not besieged, with room, and in supply there."""
    side = SIDE[u]
    return (
        g.control[s] == side
        and not g.occ[1 - side] & BIT[s]
        and not g.closed & BIT[s]
        and len(g.stacks[s]) < STACKING
        and supplied_at(g, u, s)
    )


_HOMES = {
    nation: tuple(dict.fromkeys((*CAPITALS.get(nation, ()), *_HOME_SOURCES.get(nation, ()))))
    for nation in (*CAPITALS, *_HOME_SOURCES)
}


def home_spaces(nation: str) -> tuple[int, ...]:
    """9.5.3.3: a nation's capital and the supply sources in its country."""
    return _HOMES.get(nation, ())


def entry_spaces(g: State, u: int) -> list[int]:
    """9.5.3.3, 9.5.3.1a, 17.1.5: where an army of this nation may be placed now, as a normal reinforcement."""
    nation = UNIT_NATION[u]
    if nation == "us":  # 9.5.3.3a
        wanted: tuple[int, ...] = tuple(s for s in range(NSPACES) if NATION[s] == "fr" and PORTS[AP] >> s & 1)
    elif nation == "fr":
        wanted = (_PARIS,)
        if g.occ[AP] & BIT[_PARIS] and len(g.stacks[_PARIS]) >= STACKING:
            wanted = (_ORLEANS,)  # 9.5.3.3b, FAQ.9.5.3.3a: full of friends, not held or besieged by enemies
    elif nation == "be":  # 17.1.5b, FAQ.17.1.5a: Calais if nowhere else is open
        wanted = _BELGIAN
        if not any(_open_to(g, u, s) for s in _BELGIAN) and not any(
            g.control[s] == AP and supplied_at(g, u, s) for s in _BELGIAN
        ):
            wanted = (_CALAIS,)
    elif nation == "sb":  # 17.1.5a, FAQ.17.1.5b
        wanted = () if g.control[_NIS] == CP else (_BELGRADE,)
        if played(g, _SALONIKA_EVENT) or played(g, _GREECE_EVENT):
            wanted = (*wanted, SALONIKA)
    else:
        wanted = home_spaces(nation)
    return [s for s in wanted if _open_to(g, u, s)]


def special_spaces(g: State, u: int) -> list[int]:
    """9.5.3.3c, 9.5.3.3d, AP.29, AP.31, AP.50, AP.53: where the Near East armies enter as their cards say."""
    if u == MEF:
        return [s for s in range(NSPACES) if MEF_MASK >> s & 1]
    if u == NE:
        return [_ALEXANDRIA] if _open_to(g, u, _ALEXANDRIA) else []
    if u == ORIENT:
        return [SALONIKA] if _open_to(g, u, SALONIKA) else []
    if u == CAU:
        return [s for s in range(NSPACES) if NATION[s] == "ru" and NEAR_EAST[s] and _open_to(g, u, s)]
    return []


def room_for(g: State, armies: list[int]) -> bool:
    """9.5.3.1, FAQ.9.5.3.1c: whether all these armies can be placed now."""
    if not armies:
        return True
    free = 0
    for s in entry_spaces(g, armies[0]):
        free += STACKING - len(g.stacks[s])
        if UNIT_NATION[armies[0]] == "fr" and s == _PARIS:
            free += STACKING - len(g.stacks[_ORLEANS]) if _open_to(g, armies[0], _ORLEANS) else 0
    if len(armies) == 1:
        free += len(special_spaces(g, armies[0]))
    return free >= len(armies)


def deploy_army(g: State, u: int) -> Asking[None]:
    """9.5.3.3, 9.5.3.3f, 9.5.3.4, 9.5.3.5: the player places a reinforcing army."""
    home = entry_spaces(g, u)
    special = special_spaces(g, u)
    options = sorted({*home, *special})

    def why_not(s: int) -> Refusal | None:
        return None if s in options else NOT_AN_ENTRY

    _, s = yield Choose(SIDE[u], "ask-deploy", Offer("deploy", options, why_not, True), args={"unit": ("unit", u)})
    put(g, u, s)
    enter(g, s, u)  # 11.2.4: besiegers may have left a trench beside a fort
    if u == MEF and MEF_MASK >> s & 1:
        g.beachhead = s
        reclose(g)
    elif u in ALLIED_NE_ARMIES and s not in special:
        g.home |= BIT[u]  # 9.5.3.4
    g.nets.clear()
    tell(g, "log-deploy", unit=("unit", u), space=("space", s))


def reinforce(g: State, c: int) -> Asking[None]:
    """9.5.3.1, 9.5.3.2, 9.5.3.3: corps to the reserve, armies where the player chooses.

    The cards' units are data: CP.7, CP.12, CP.14, CP.20, CP.21, CP.22, CP.23, CP.38, CP.39, CP.41, CP.42, CP.46, CP.48;
    AP.1, AP.3, AP.8, AP.10, AP.11, AP.14, AP.15, AP.20, AP.22, AP.24, AP.25, AP.29, AP.31, AP.32, AP.34, AP.38, AP.41,
    AP.42, AP.43, AP.47, AP.50, AP.53, AP.64.
    """
    for kind in BRINGS[c]:
        u = aside(g, kind)
        g.reduced[u] = 0
        if kind == "ANA":
            put(g, u, _ARABIA)  # 9.5.3.2, AP.41
        elif kind == "SN":
            put(g, u, SPACE["libya"])  # 9.5.3.2, CP.24
            enter(g, SPACE["libya"], u)
        elif ARMY[u]:
            yield from deploy_army(g, u)
        else:
            put(g, u, RESERVE)
            tell(g, "log-to-reserve", unit=("unit", u))
