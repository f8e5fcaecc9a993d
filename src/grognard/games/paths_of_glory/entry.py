"""4.2 Set-up, 9.5.2 neutrals that enter the war, 9.5.3 where reinforcements arrive."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.game import OptionValue
from ...kernel.refusal import BadInput, Refusal
from .box import AP, CP, SIDES, Box
from .state import PILE, State, enter, played, put, reclose, refresh, tell
from .supply import supplied_at


NO_ROOM = Refusal("9.5.3.1", "deploy-no-room")
NOT_AN_ENTRY = Refusal("9.5.3.3", "deploy-not-there")

# 14.2: supply sources that lie in a country and so receive its armies (9.5.3.3).


# -- 4.2 ----------------------------------------------------------------------------------------------------------


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """4.0, 4.1, 4.2: the position of August 1914, the same for every scenario."""
    if options["bid"] and not options["tournament"]:
        raise BadInput("bad-bid-alone", folder=Path(__file__).parent, rule="5.6")
    if options["tournament"] and scenario == "introduction":
        raise BadInput("bad-tournament-scenario", folder=Path(__file__).parent, rule="5.6.1")
    g = State(box, scenario, dict(options))
    g.vp = int(box.tables["game"]["start_vp"])  # 4.1.2
    refresh(g)
    setup = box.setup["start"]
    _place(g, setup)  # 4.2.1
    if options["balance"]:  # 4.2.4
        balance = box.setup["option"]["balance"]
        for kind, where in balance["move_from_reserve"]:
            put(g, next(u for u in box.of_kind[kind] if g.loc[u] == box.reserve), box.space[where])
        for where in balance["remove_trenches"]:
            g.trench[box.space[where]] = 0
        for where, level, side in balance["add_trenches"]:
            g.trench[box.space[where]] = level + 2 * SIDES.index(side)
    for c in range(box.ncards):  # 9.1.2: Mobilization cards only
        if box.deck[c] == 0 and (options["expansion"] or not box.expansion[c]):
            g.place[c] = PILE
    refresh(g)
    return g


def _place(g: State, setup: Mapping[str, Any]) -> None:
    box = g.box
    for kind, where, *reduced in setup["units"]:
        u = aside(g, kind)
        g.reduced[u] = 1 if reduced else 0
        put(g, u, box.space[where])
    for kind, count in setup["reserve"].items():
        for _ in range(count):
            put(g, aside(g, kind), box.reserve)
    for where, level, side in setup["trenches"]:
        g.trench[box.space[where]] = level + 2 * SIDES.index(side)


def aside(g: State, kind: str) -> int:
    """4.2.3: a piece of this kind that is not in the game yet."""
    box = g.box
    return next(u for u in box.of_kind[kind] if g.loc[u] == box.aside)


# -- 9.5.2 --------------------------------------------------------------------------------------------------------

_NATIONS = {"turkey": "tu", "bulgaria": "bu", "romania": "ro", "italy": "it", "greece": "gr"}


def bring_in(g: State, country: str) -> None:
    """4.2.2, 9.5.2.1, 16.1.3.1: a country enters the war and its units are placed at once."""
    box = g.box
    nation = _NATIONS[country]
    if nation == "gr":
        if g.greece == 0:
            _place(g, box.setup["entry"]["greece"])
        g.greece = 2
    else:
        g.war = g.war | {nation}
        _place(g, box.setup["entry"][country])
    reclose(g)
    tell(g, "log-enters-war", country=country)


def limited_greek_entry(g: State) -> None:
    """9.5.2.4: Greek units appear, still neutral; the rest of Greece is open to both sides."""
    if g.greece == 0:
        _place(g, g.box.setup["entry"]["greece"])
        g.greece = 1
        reclose(g)


def place_freely(g: State, country: str, side: int) -> Asking[None]:
    """4.2.2: the owner puts the rest of a country's corps one to a space."""
    box = g.box
    rule = box.setup["entry"][country]["choose"]
    nation = rule["one_each_in"]
    capital = box.space[rule["other_than"]]

    def why_not(s: int) -> Refusal | None:
        if not 0 <= s < box.nspaces or box.nation[s] != nation or s == capital or g.stacks[s]:
            return Refusal("4.2.2", "deploy-one-each")
        return None

    for _ in range(rule["count"]):
        u = aside(g, rule["unit"])
        everywhere = Offer("deploy", range(box.nspaces), why_not)
        _, s = yield Choose(side, "ask-deploy", everywhere, args={"unit": ("unit", u)})
        put(g, u, s)


# -- 9.5.3 --------------------------------------------------------------------------------------------------------


def _open_to(g: State, u: int, s: int) -> bool:
    """9.5.3.3, 9.5.3.3e, FAQ.9.5.3.3b, FAQ.9.5.3.3c: own, not besieged, with room, and in supply there."""
    box = g.box
    side = box.side[u]
    return (
        g.control[s] == side
        and not g.occ[1 - side] & box.bit[s]
        and not g.closed & box.bit[s]
        and len(g.stacks[s]) < box.stacking
        and supplied_at(g, u, s)
    )


def entry_spaces(g: State, u: int) -> list[int]:
    """9.5.3.3, 9.5.3.1a, 17.1.5: where an army of this nation may be placed now, as a normal reinforcement."""
    box = g.box
    nation = box.unit_nation[u]
    if nation == "us":  # 9.5.3.3a
        wanted: tuple[int, ...] = tuple(bits(box.france & box.ports[AP]))
    elif nation == "fr":
        wanted = (box.paris,)
        if g.occ[AP] & box.bit[box.paris] and len(g.stacks[box.paris]) >= box.stacking:
            wanted = (box.orleans,)  # 9.5.3.3b, FAQ.9.5.3.3a: full of friends, not held or besieged by enemies
    elif nation == "be":  # 17.1.5b, FAQ.17.1.5a: Calais if nowhere else is open
        wanted = box.belgian_entries
        if not any(_open_to(g, u, s) for s in box.belgian_entries) and not any(
            g.control[s] == AP and supplied_at(g, u, s) for s in box.belgian_entries
        ):
            wanted = (box.calais,)
    elif nation == "sb":  # 17.1.5a, FAQ.17.1.5b
        wanted = () if g.control[box.nis] == CP else (box.belgrade,)
        if played(g, box.salonika_event) or played(g, box.greece_event):
            wanted = (*wanted, box.salonika)
    else:
        wanted = box.homes.get(nation, ())
    return [s for s in wanted if _open_to(g, u, s)]


def special_spaces(g: State, u: int) -> list[int]:
    """9.5.3.3c, 9.5.3.3d, AP.29, AP.31, AP.50, AP.53: where the Near East armies enter as their cards say."""
    box = g.box
    if u == box.mef:
        return list(bits(box.mef_mask))
    if u == box.ne:
        return [box.alexandria] if _open_to(g, u, box.alexandria) else []
    if u == box.orient:
        return [box.salonika] if _open_to(g, u, box.salonika) else []
    if u == box.cau:
        return [s for s in bits(box.russia & box.near_east_mask) if _open_to(g, u, s)]
    return []


def room_for(g: State, armies: list[int]) -> bool:
    """9.5.3.1, FAQ.9.5.3.1c: whether all these armies can be placed now."""
    box = g.box
    if not armies:
        return True
    free = 0
    for s in entry_spaces(g, armies[0]):
        free += box.stacking - len(g.stacks[s])
        if box.unit_nation[armies[0]] == "fr" and s == box.paris:
            free += box.stacking - len(g.stacks[box.orleans]) if _open_to(g, armies[0], box.orleans) else 0
    if len(armies) == 1:
        free += len(special_spaces(g, armies[0]))
    return free >= len(armies)


def deploy_army(g: State, u: int) -> Asking[None]:
    """9.5.3.3, 9.5.3.3f, 9.5.3.4, 9.5.3.5: the player places a reinforcing army."""
    box = g.box
    home = entry_spaces(g, u)
    special = special_spaces(g, u)
    options = sorted({*home, *special})

    offer = Offer.found("deploy", options, NOT_AN_ENTRY)
    _, s = yield Choose(box.side[u], "ask-deploy", offer, args={"unit": ("unit", u)})
    put(g, u, s)
    enter(g, s, u)  # 11.2.4: besiegers may have left a trench beside a fort
    if u == box.mef and box.mef_mask >> s & 1:
        g.beachhead = s
        reclose(g)
    elif u in box.allied_ne_armies and s not in special:
        g.home |= box.bit[u]  # 9.5.3.4
    g.nets.clear()
    tell(g, "log-deploy", unit=("unit", u), space=("space", s))


def reinforce(g: State, c: int) -> Asking[None]:
    """9.5.3.1, 9.5.3.2, 9.5.3.3: corps to the reserve, armies where the player chooses.

    The cards' units are data: CP.7, CP.12, CP.14, CP.20, CP.21, CP.22, CP.23, CP.38, CP.39, CP.41, CP.42, CP.46, CP.48;
    AP.1, AP.3, AP.8, AP.10, AP.11, AP.14, AP.15, AP.20, AP.22, AP.24, AP.25, AP.29, AP.31, AP.32, AP.34, AP.38, AP.41,
    AP.42, AP.43, AP.47, AP.50, AP.53, AP.64.
    """
    box = g.box
    for kind in box.brings[c]:
        u = aside(g, kind)
        g.reduced[u] = 0
        if kind == "ANA":
            put(g, u, box.arabia)  # 9.5.3.2, AP.41
        elif kind == "SN":
            put(g, u, box.libya)  # 9.5.3.2, CP.24
            enter(g, box.libya, u)
        elif box.army[u]:
            yield from deploy_army(g, u)
        else:
            put(g, u, box.reserve)
            tell(g, "log-to-reserve", unit=("unit", u))
