"""5.1 The Resource Phase: what arrives, resource points and where they go, headquarters that recover."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AL, BR, CP, FR, GE, NATIONS, NOBODY, RO, RU, SR, TU
from .fronts import EAST
from .state import (
    ARABIA, AVAILABLE, AVAILABLE_NEAR, HOLDING, MUTINY, OFF, RESERVE, TRANSIT, TYPHUS, WITHDRAWN, State, hides_mutiny,
    holds, put, tell,
)  # fmt: skip
from .supply import NORMAL, free_hexes, supply_of

MUTINOUS = Refusal("5.18a", "emergency-mutiny")
NO_POINTS = Refusal("5.17a", "lend-no-points")
NOT_OPEN = Refusal("5.17b", "lend-no-line")
ENOUGH = Refusal("5.17a", "lend-enough")
ONE_LENDER = Refusal("5.17b", "lend-one-lender")
NO_ROAD = Refusal("5.17c", "lend-no-road")
NOT_OURS = Refusal("5.17c", "lend-not-ours")

EVENTS_DUE: Final[list[Callable[[State], None]]] = []
"""5.12a: what puts the events of the letter under way into the pools: events.py adds itself here."""

IN_EUROPE: Final = ("europe", "edge", "home")
BOX_OF: Final = {"turkey": RESERVE, "arabia": ARABIA, "transit": TRANSIT}
"""13.29: zones of the Near East that are boxes."""


# -- 5.11 new units ----------------------------------------------------------------------------------------------------


def arrivals(g: State) -> None:
    """5.11: units due by now go into their boxes, 5.72: Americans so many Strategic Turns after their country's entry;
    6.46: those withdrawn to Libya come back."""
    for u in range(g.box.count):
        if g.loc[u] == HOLDING and is_due(g, u):
            put(g, u, box_of(g, u))
    if g.returns and g.letter >= g.returns:
        for u in [u for u in range(g.box.count) if g.loc[u] == WITHDRAWN]:
            put(g, u, AVAILABLE_NEAR)
        g.returns = 0
    for fill in EVENTS_DUE:
        fill(g)


def is_due(g: State, u: int) -> bool:
    """Whether a unit's letter, or its number of turns after the entry of the United States (T.16), has come."""
    when = g.box.arrival[u]
    if len(when) == 1:
        return ord(when) <= g.letter
    return when.startswith("+") and g.letter - g.us_entry >= int(when)


def box_of(g: State, u: int) -> int:
    """5.11: the box of the map where a unit enters."""
    zone = g.box.zone[u]
    if zone in BOX_OF:
        return BOX_OF[zone]
    europe = zone in IN_EUROPE or zone in g.box.hex
    return AVAILABLE if europe and g.box.tag != "NE" else AVAILABLE_NEAR


# -- 5.12 points -------------------------------------------------------------------------------------------------------


def collect(g: State) -> None:
    """5.12: points by the charts for nations at war (5.12b); 5.12c: both charts where both maps are played; 5.15: in
    the Near East alone only that one. 16.11a: nothing for who has collapsed, 6.57b: nor for Serbs with typhus."""
    before = list(g.rps)
    for row in g.box.resources.rows:
        if row["chart"] in charts(g) and may_earn(g, NATIONS.index(row["nation"])):
            g.rps[NATIONS.index(row["nation"])] += int(row.get(chr(g.letter)) or 0)
    for i, (h, points) in enumerate(g.box.mines):
        if pays(g, i, h):
            g.rps[GE] += points
            tell(g, "log-resource", space=("space", h), points=points)
    gained = {n: g.rps[n] - before[n] for n in range(len(NATIONS)) if g.rps[n] != before[n]}
    for n, points in gained.items():
        tell(g, "log-points-gained", nation=("nation", n), points=points, total=g.rps[n])


def due(g: State, nation: int) -> int:
    """5.12: the points of the charts that a nation gets on the next Strategic Turn."""
    if not may_earn(g, nation):
        return 0
    name, letter = NATIONS[nation], chr(g.letter + 1)
    rows = [row for row in g.box.resources.rows if row["nation"] == name and row["chart"] in charts(g)]
    return sum(int(row.get(letter) or 0) for row in rows)


def charts(g: State) -> tuple[str, ...]:
    return {"E": ("europe",), "NE": ("near-east",)}.get(g.box.tag, ("europe", "near-east"))


def may_earn(g: State, nation: int) -> bool:
    """Whether a nation may get points at all."""
    if g.armistice >> nation & 1:
        return False
    if g.allegiance[nation] == NOBODY or g.fallen >> nation & 1 or (nation == TU and g.surrendered):
        return False
    return not (nation == SR and g.played & TYPHUS)


# -- 5.16 resource hexes -----------------------------------------------------------------------------------------------


def watch_mines(g: State) -> None:
    """5.16b, 5.16c: at the end of each turn, since when each resource hex is the Central Powers', with a line
    to Berlin or the Ruhr; a break begins the wait again."""
    for i, (h, _) in enumerate(g.box.mines):
        if not (holds(g, CP, h) and has_line(g, h)):
            g.worked[i] = 0
        elif not g.worked[i]:
            g.worked[i] = g.turn


def has_line(g: State, h: int) -> bool:
    """5.16c: from the East to Berlin, from the West to any hex of the Ruhr."""
    front = g.box.front_of[h]
    goals = (g.box.place["berlin"],) if front.index == EAST else g.box.sets["ruhr"]
    free = free_hexes(g, CP, front.index)
    seeds = 0
    for goal in goals:
        if holds(g, CP, goal):
            seeds |= 1 << goal - front.base
    return bool(front.linked(seeds & free, free) >> h - front.base & 1)


def pays(g: State, i: int, h: int) -> bool:
    """5.16a, 5.16b: whether a resource hex pays now; 5.16d: Ploesti at once if Romania joined the Central Powers, until
    the enemy takes it."""
    if not holds(g, CP, h) or not has_line(g, h):
        return False
    front = g.box.front_of[h]
    if h == g.box.place["ploesti"] and g.allegiance[RO] == CP and not g.spoiled[front.index] >> h - front.base & 1:
        return True
    return bool(g.worked[i]) and g.turn - g.worked[i] >= int(g.box.tables["resources"]["wait"])


# -- 5.18 Emergency Replacements ---------------------------------------------------------------------------------------


def emergency_allied(g: State) -> Asking[None] | None:
    """5.18a: France before its mutiny, first; 6.47o: a hidden one is not betrayed by the question that is not asked;"""
    mutiny = bool(g.played & MUTINY)
    barred = g.box.tag == "NE" or not may_earn(g, FR) or (mutiny and not hides_mutiny(g))
    return None if barred else _emergency(g, AL, FR, 1, MUTINOUS if mutiny else None)


def emergency_cp(g: State) -> Asking[None] | None:
    """then Germany, from 1915 to 1917."""
    its = g.box.tables["resources"]["emergency"]
    fit = g.box.tag != "NE" and ord(its["from"]) <= g.letter <= ord(its["to"])
    return _emergency(g, CP, GE, -1) if fit else None


def _emergency(g: State, side: int, nation: int, sign: int, why_not: Refusal | None = None) -> Asking[None]:
    """5.18b: a victory point for up to seven points, by two dice."""
    its = g.box.tables["resources"]["emergency"]
    call = Offer("call_up", None, lambda _: why_not)
    verb, _ = yield Choose(side, "ask-emergency", call, Offer("wait"), args={"nation": ("nation", nation)})
    if verb == "wait":
        return
    g.vp += sign * int(its["vp"])
    dice = 0
    for _ in range(int(its["dice"])):
        dice += yield D6
    points = min(dice, int(its["most"]))
    g.rps[nation] += points
    tell(g, "log-emergency", nation=("nation", nation), points=points)


# -- 5.17 transfers ----------------------------------------------------------------------------------------------------

TO_RUSSIA, BR_TO_SERBIA, FR_TO_SERBIA, BY_GERMANY = range(4)


def lend_allied(g: State) -> Asking[Next] | None:
    """5.17a, 5.17b: British and French points for Russia and Serbia."""
    if g.box.tag == "NE":
        return None
    able = {giver: [n for n in (RU, SR) if most_lent(g, giver, n) > 0] for giver in (BR, FR)}
    return _lend(g, AL, able) if any(able.values()) else None


def lend_cp(g: State) -> Asking[Next] | None:
    """5.17c: German points for the others."""
    if g.box.tag == "NE":
        return None
    able = {GE: [n for n in range(len(NATIONS)) if n != GE and most_lent(g, GE, n) > 0]}
    return _lend(g, CP, able) if able[GE] else None


VERB_OF: Final = {BR: "lend_british", FR: "lend_french", GE: "lend_german"}


def _lend(g: State, side: int, able: dict[int, list[int]]) -> Asking[Next]:
    offers = [Offer.found(VERB_OF[giver], who, partial(_why_enough, g, giver)) for giver, who in able.items()]
    verb, to_ = yield Choose(side, "ask-lend", *offers, Offer("done"))
    if verb == "done":
        return None
    giver = next(n for n, its in VERB_OF.items() if its == verb)
    most = most_lent(g, giver, to_)
    points = 1
    if most > 1:
        _, points = yield Choose(
            side,
            "ask-lend-points",
            Offer.found("points", range(1, most + 1), NO_POINTS),
            args={"nation": ("nation", giver), "to": ("nation", to_)},
        )
    _give(g, giver, to_, points)
    return AGAIN


def _why_enough(g: State, giver: int, to_: int) -> Refusal:
    return why_not_lend(g, giver, to_) or ENOUGH


def _give(g: State, giver: int, to_: int, points: int) -> None:
    g.rps[giver] -= points
    g.rps[to_] += points
    g.lent[_account(giver, to_)] += points
    tell(g, "log-lent", nation=("nation", giver), other=("nation", to_), points=points)


def _account(giver: int, to_: int) -> int:
    if giver == GE:
        return BY_GERMANY
    if to_ == RU:
        return TO_RUSSIA
    return BR_TO_SERBIA if giver == BR else FR_TO_SERBIA


def most_lent(g: State, giver: int, to_: int) -> int:
    """How many points one nation may give another now."""
    if why_not_lend(g, giver, to_) is not None:
        return 0
    return min(g.rps[giver], _limit(g, giver, to_) - g.lent[_account(giver, to_)])


def _limit(g: State, giver: int, to_: int) -> int:
    its = g.box.tables["resources"]["transfer"]
    if giver == GE:
        return int(its["germany"])
    if to_ == SR:
        return int(its["serbia"])
    straits = g.surrendered or holds(g, AL, g.box.place["constantinople"])
    return int(its["russia_open" if straits else "russia"])


def why_not_lend(g: State, giver: int, to_: int) -> Refusal | None:
    """5.17: why one nation cannot give another any points now."""
    if giver == GE and (not 0 <= to_ < len(NATIONS) or g.allegiance[to_] != CP or not has_chart(g, to_)):
        return NOT_OURS
    if giver != GE and to_ not in (RU, SR):
        return NOT_OURS
    if g.rps[giver] <= 0 or not may_earn(g, to_):
        return NO_POINTS
    if g.lent[_account(giver, to_)] >= _limit(g, giver, to_):
        return ENOUGH
    if giver == GE:
        return None if road_from_berlin(g, to_) else NO_ROAD
    if to_ == RU:
        return None
    other = FR_TO_SERBIA if giver == BR else BR_TO_SERBIA
    return ONE_LENDER if g.lent[other] else None if road_to_serbia(g) else NOT_OPEN


def has_chart(g: State, nation: int) -> bool:
    """Whether a nation has points of its own at all."""
    return any(row["nation"] == NATIONS[nation] for row in g.box.resources.rows)


def road_to_serbia(g: State) -> bool:
    """5.17b: from an Allied Salonika to the Serbian headquarters, in Greece and Serbia, past no enemy."""
    front = g.box.fronts[EAST]
    salonika = g.box.place["salonika"]
    if not holds(g, AL, salonika):
        return False
    land = (front.in_country.get("gk", 0) | front.in_country.get("sr", 0)) & ~g.any_occ[CP][EAST]
    reached = front.lines.flood(1 << salonika - front.base & land, land)
    return any(
        g.box.nation[u] == SR and g.loc[u] < OFF and reached >> g.loc[u] - front.base & 1
        for u in bits(g.here[AL][EAST] & g.box.hq_mask)
    )


def road_from_berlin(g: State, nation: int) -> bool:
    """5.17c: hexes of the Central Powers from Berlin to a town of the country that shall have the points."""
    front, held = g.box.fronts[EAST], g.held[CP][EAST]
    berlin = 1 << g.box.place["berlin"] - front.base
    towns = front.towns & front.in_country.get(NATIONS[nation], 0)
    return bool(front.lines.flood(berlin & held, held) & towns)


# -- 5.14 headquarters -------------------------------------------------------------------------------------------------


def recover(g: State) -> None:
    """5.14a: headquarters on the map recover in supply; 5.14b: not on B and C; 5.45b: Russian ones never once the Tsar
    has fallen."""
    if chr(g.letter) in g.box.tables["resources"]["no_support"]:
        return
    for u in bits(g.depleted):
        lost = g.box.nation[u] == RU and g.tsar
        if g.loc[u] < OFF and not lost and supply_of(g, u) == NORMAL:
            g.depleted &= ~(1 << u)


# -- 5.13 what is kept -------------------------------------------------------------------------------------------------


def cap(g: State) -> None:
    """5.13, A19: nobody keeps more than ten points at the end of a Strategic Turn."""
    most = int(g.box.tables["resources"]["kept"])
    for n, points in enumerate(g.rps):
        if points > most:
            g.rps[n] = most
            tell(g, "log-points-lost", nation=("nation", n), points=points - most)
