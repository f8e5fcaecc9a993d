"""5.38 The Turkish Required Reserve; 5.6, 16.61, 16.62 how Turkey surrenders."""

from __future__ import annotations

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import bits, members
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AB, AL, BR, CP, GE, NOBODY, RU, TU
from .control import cede
from .fronts import CAUCASUS, EGYPT, IRAQ, NEAR_EAST
from .losses import kill
from .state import (
    ABSENT, ALPENKORPS_CAME, ALPENKORPS_WAS, ARABIA, AVAILABLE, AVAILABLE_NEAR, GONE, HOLDING, IN_BAGHDAD, IN_JERUSALEM,
    ISLAM, OFF, RESERVE, TRANSIT, State, put, refresh_forts, tell, units_at,
)  # fmt: skip
from .supply import NORMAL, area, supply_of

NOT_TURKISH = Refusal("5.38b", "reserve-not-turkish")
NOT_THERE = Refusal("5.38c", "reserve-not-there")
NO_LINE = Refusal("5.38c", "reserve-no-supply")
NO_EXCESS = Refusal("5.38c", "reserve-no-excess")
FULL = Refusal("5.38c", "reserve-full")

FIRST: str = "C"
"""4.3.7, 5.38a: the first Strategic Turn that asks for a reserve and may bring surrender."""


def resists(g: State) -> bool:
    """Whether Turkey is in the war, on the maps of the Near East."""
    near = g.box.tag != "E" and g.letter >= ord(FIRST)
    return near and not g.surrendered and g.allegiance[TU] != NOBODY


# -- 5.38 the reserve --------------------------------------------------------------------------------------------------


def roll_reserve(g: State) -> Asking[None] | None:
    """5.38a, 5.38b, T.17: how many divisions of infantry must be in the box: one die or two."""
    return _roll_reserve(g) if resists(g) else None


def _roll_reserve(g: State) -> Asking[None]:
    g.required = 0
    for _ in range(int(g.box.tables["reserve"][chr(g.letter)])):
        g.required += yield D6
    tell(g, "log-reserve", required=g.required, units=len(in_reserve(g)))


def in_reserve(g: State) -> list[int]:
    """The divisions of infantry in the box (A48)."""
    return [u for u in members(g.waiting[RESERVE - OFF] & g.box.of_nation[TU]) if is_division(g, u)]


def is_division(g: State, u: int) -> bool:
    return g.box.bulk[u] == "division" and g.box.kind[u] in ("infantry", "mountain")


def fill_reserve(g: State) -> Asking[Next] | None:
    """5.38c: units may be called in as long as there are too few, and let go as long as there are too many."""
    if not resists(g):
        return None
    few = g.required - len(in_reserve(g))
    able = [u for u in bits(g.box.of_nation[TU]) if why_not_call(g, u) is None] if few > 0 else []
    spare = in_reserve(g) if few < 0 else []
    return _fill(g, able, spare, few) if able or spare else None


def _fill(g: State, able: list[int], spare: list[int], few: int) -> Asking[Next]:
    verb, u = yield Choose(
        CP, "ask-reserve",
        Offer.found("call_in", able, lambda u: (why_not_call(g, u) if few > 0 else None) or FULL),
        Offer("call_boxes", None, lambda _: None if _boxed(g, able) else NOT_THERE),
        Offer.found("let_go", spare, NO_EXCESS),
        Offer("let_all_go", None, lambda _: None if spare else NO_EXCESS),
        Offer("done"),
        args={"required": g.required, "units": len(in_reserve(g))},
    )  # fmt: skip
    if verb == "done":
        return None
    if verb == "call_in":
        put(g, u, RESERVE)
    elif verb == "call_boxes":
        for v in _boxed(g, able)[:few]:
            put(g, v, RESERVE)
    else:
        for v in [u] if verb == "let_go" else spare[g.required :]:
            put(g, v, TRANSIT)  # 5.38d: what follows counts as strategic movement
    return AGAIN


def _boxed(g: State, able: list[int]) -> list[int]:
    return [u for u in able if g.loc[u] >= OFF]


def why_not_call(g: State, u: int) -> Refusal | None:
    """5.38c: why a unit may not be taken into the reserve: from the map in supply (A14), from Transit or from a box."""
    if not 0 <= u < g.box.count or g.box.nation[u] != TU or not is_division(g, u):
        return NOT_TURKISH
    h = g.loc[u]
    if h >= OFF:
        return None if h in (TRANSIT, AVAILABLE, AVAILABLE_NEAR) else NOT_THERE
    return None if supply_of(g, u) == NORMAL else NO_LINE


# -- 5.6 the roll ------------------------------------------------------------------------------------------------------


def roll_surrender(g: State) -> Asking[None] | None:
    """5.61a, 4.3.7: a die and its modifiers: at 11 Turkey surrenders; 16.61b: the only way in the Near East alone."""
    return _roll_surrender(g) if resists(g) else None


def _roll_surrender(g: State) -> Asking[None]:
    die = yield D6
    modifier = sum(modifiers(g).values())
    tell(g, "log-surrender-roll", die=die, modifier=modifier, total=die + modifier)
    if die + modifier >= g.box.tables["surrender"]["turkey"]:
        surrender(g)


def modifiers(g: State) -> dict[str, int]:
    """5.62: by rule, what is added to the die."""
    its = g.box.tables["surrender"]
    least = its["arabia"]["later" if _came(g, "tu-58") else "units"]
    arabia = sum(1 for u in bits(g.box.of_nation[TU]) if g.loc[u] == ARABIA)
    baku = any(g.box.nation[u] == TU for u in units_at(g, g.box.place["baku"], CP))
    return {
        "5.62a": len(surrender_hexes(g)),
        "5.62b": int(arabia < least),
        "5.62c": its["alpenkorps"]["value"] * bool(g.marks & ALPENKORPS_CAME),
        "5.62d": its["baghdad"]["value"] * bool(g.marks & IN_BAGHDAD),
        "5.62e": its["jerusalem"]["value"] * bool(g.marks & IN_JERUSALEM),
        "5.62f": its["islam"] * bool(g.played & ISLAM and not baku),
        "5.62g": max(g.required - len(in_reserve(g)), 0),
    }


def _came(g: State, name: str) -> bool:
    """Whether a unit has come into play."""
    return g.loc[g.box.unit[name]] not in (ABSENT, HOLDING)


def surrender_hexes(g: State) -> list[int]:
    """T.12, 5.62a: those that are Allied and in supply; A49: the Arabs are so wherever they stand."""
    found = []
    for f in NEAR_EAST:
        front = g.box.fronts[f]
        fed = area(g, BR, f) | area(g, RU, f)
        for h in bits(front.kind("surrender") & g.held[AL][f]):
            if fed >> h & 1 or any(g.box.nation[u] == AB for u in g.stacks.get(h + front.base, ())):
                found.append(h + front.base)
    return found


def watch_alpenkorps(g: State) -> None:
    """5.62c: whether it comes to the Near East after Strategic Turn K, as far as it was not there then."""
    last = ord(g.box.tables["surrender"]["alpenkorps"]["letter"])
    for name in ("ge-ak", "ge-ak-x"):
        h = g.loc[g.box.unit[name]]
        if h >= OFF or g.box.front_of[h].index not in NEAR_EAST:
            continue
        if g.letter < last:
            g.marks |= ALPENKORPS_WAS
        elif not g.marks & ALPENKORPS_WAS:
            g.marks |= ALPENKORPS_CAME
        return
    g.marks &= ~ALPENKORPS_WAS


# -- 5.61, 16.62 surrender ---------------------------------------------------------------------------------------------


def surrender(g: State) -> None:
    """5.61b, 5.61c, 16.62: Turkish units leave, their forts are destroyed, towns of Egypt and Iraq that no other unit
    of the Central Powers is in, and Constantinople, become Allied. 18.4a: in the Near East alone that is victory."""
    g.surrendered = True
    g.rps[TU] = 0
    tell(g, "log-surrender")
    for u in bits(g.box.of_nation[TU]):
        if g.loc[u] not in (ABSENT, GONE):
            put(g, u, GONE)
    for i, fort in enumerate(g.box.forts):
        if fort.nation == TU:
            g.ruined |= 1 << i
    refresh_forts(g)
    for f in (EGYPT, IRAQ):
        cede(g, f, g.box.fronts[f].towns & ~g.any_occ[CP][f], AL)
    capital = g.box.place["constantinople"]
    if not units_at(g, capital, CP):
        front = g.box.front_of[capital]
        cede(g, front.index, 1 << capital - front.base, AL)
    g.stirred = True
    if g.box.tag == "NE":
        g.over = (AL, "end-al-turkey")


def may_leave(g: State) -> bool:
    """5.61d: whether Germans may still go from the Near East to the East by strategic movement."""
    return g.surrendered and bool(units_at(g, g.box.place["constantinople"], CP))


def strand(g: State) -> None:
    """5.61e: Germans of the Near East outside the Caucasus, once nobody holds Constantinople for them."""
    if not g.surrendered or g.box.tag != "combined" or may_leave(g):
        return
    for u in bits(g.box.of_nation[GE]):
        h = g.loc[u]
        if h == TRANSIT or (h < OFF and g.box.front_of[h].index in NEAR_EAST and g.box.front_of[h].index != CAUCASUS):
            kill(g, u, "log-stranded")


# -- 11.53 the pipeline ------------------------------------------------------------------------------------------------


def pipeline(g: State) -> Asking[None] | None:
    """11.53b: at the end of a Strategic Turn the pipeline of Sinai may go on to the next town, if Allies are there."""
    towns = g.box.sets["pipeline"]
    if EGYPT not in g.box.active or g.pipeline >= len(towns) or not units_at(g, towns[g.pipeline], AL):
        return None
    return _pipeline(g, towns[g.pipeline])


def _pipeline(g: State, h: int) -> Asking[None]:
    verb, _ = yield Choose(AL, "ask-pipeline", Offer("lay_pipe"), Offer("wait"), args={"space": ("space", h)})
    if verb == "lay_pipe":
        g.pipeline += 1
        tell(g, "log-pipeline", space=("space", h))
