"""6.52, 6.53, 6.54, 6.38 Landings: Gallipoli, Salonika, the coast of the Black Sea; and neutrals that join the war."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits, mask_of, members
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AL, AM, BR, CP, FR, GK, NATIONS, NOBODY, RU
from .control import enter
from .entry import join_war
from .fronts import CAUCASUS, EASTERN
from .stacking import why_crowded
from .state import (
    ALBANIA_OPEN, AVAILABLE, AVAILABLE_NEAR, BEACHES, GREECE_OPEN, OFF, SALONIKA, State, fighters_at, in_force, put,
    tell, units_at,
)  # fmt: skip
from .turks import deploy_turks

NOT_LANDING = Refusal("6.52a", "land-not-this")
NOT_ASHORE = Refusal("6.52a", "land-not-there")
NOT_COAST = Refusal("6.38", "amphibious-not-there")
NOT_RUSSIAN = Refusal("6.38", "amphibious-not-this")


# -- 6.52 Gallipoli, 6.53 Salonika -------------------------------------------------------------------------------------


def _divisions(g: State, nation: int, among: Sequence[int]) -> list[int]:
    """Divisions of a nation that are in one of these places."""
    return [
        u for u in bits(g.box.of_nation[nation])
        if g.loc[u] in among and g.box.fights[u] and g.box.bulk[u] == "division"
        and not (g.loc[u] >= OFF and g.shut >> nation & 1)  # 6.58a: of the boxes only
    ]  # fmt: skip


def may_land(g: State, moment: str) -> bool:
    """6.52a: at the start of a New Units Phase, before Salonika, with somebody who can go."""
    able = any(_divisions(g, nation, (AVAILABLE,)) for nation in (BR, FR))
    return moment == "arrivals" and able and not in_force(g, "al-salonika")


def may_land_in_greece(g: State, moment: str) -> bool:
    """6.53a: while Greece is neutral."""
    return g.allegiance[GK] == NOBODY


def can_land_in_greece(g: State) -> bool:
    """6.53a: with somebody who can go."""
    return any(_divisions(g, nation, _sources(g)) for nation in (BR, FR))


def _sources(g: State) -> tuple[int, ...]:
    """6.53a: the European box and the beaches."""
    return (AVAILABLE, *g.box.sets["beaches"])


def gallipoli(g: State, c: int) -> Asking[None]:
    """6.52a: up to four British divisions and a French one land on the two beaches; 6.52b: no other sea movement in
    Europe this turn (9.56b), and the Turks of Europe take the field (17.13a)."""
    g.landed |= BEACHES
    yield from _land(g, g.box.tables["limits"]["gallipoli"], (AVAILABLE,), g.box.sets["beaches"])
    g.landed_on = g.turn
    deploy_turks(g)


def salonika(g: State, c: int) -> Asking[None]:
    """6.53a: up to three French divisions and a British one; 6.53b, 11.33d: Salonika is a source; 6.53c, 17.4b:
    Greece and Albania are open to both sides."""
    g.landed |= SALONIKA | GREECE_OPEN | ALBANIA_OPEN
    yield from _land(g, g.box.tables["limits"]["salonika"], _sources(g), (g.box.place["salonika"],))
    g.landed_on = g.turn
    deploy_turks(g)


def _land(g: State, limits: dict[str, int], sources: Sequence[int], shores: Sequence[int]) -> Asking[None]:
    """One division after another, as many of each nation as may go; one at least."""
    left = {NATIONS.index(name): most for name, most in limits.items()}
    first = True
    while True:
        able = {
            u: open_
            for n, most in left.items()
            if most
            for u in _divisions(g, n, sources)
            if (open_ := _room(g, u, shores))
        }
        if not able:
            return
        verb, u = yield Choose(
            AL, "ask-land", Offer.found("land", list(able), NOT_LANDING), *(() if first else (Offer("enough"),))
        )
        if verb == "enough":
            return
        h = able[u][0]
        if len(able[u]) > 1:
            _, h = yield Choose(
                AL, "ask-land-where", Offer.found("to", able[u], NOT_ASHORE), args={"unit": ("unit", u)}
            )
        put(g, u, h)
        enter(g, (u,), h)
        left[g.box.nation[u]] -= 1
        first = False
        tell(g, "log-lands", unit=("unit", u), space=("space", h))


def _room(g: State, u: int, shores: Sequence[int]) -> list[int]:
    return [h for h in shores if g.loc[u] != h and why_crowded(g, (*units_at(g, h, AL), u)) is None]


def watch_shores(g: State) -> None:
    """6.52d: the beaches close when nobody is on them and the CP are in E1023; 6.53b: Salonika is a source only as long
    as somebody stays there, or Greece is an Ally."""
    if g.landed & BEACHES:
        held = any(units_at(g, h, AL) for h in g.box.sets["beaches"])
        if not held and units_at(g, g.box.place["peninsula"], CP):
            g.landed &= ~BEACHES
            tell(g, "log-beaches-closed")
    if g.landed & SALONIKA and g.allegiance[GK] != AL and not fighters_at(g, g.box.place["salonika"], AL):
        g.landed &= ~SALONIKA


# -- 6.54 neutrals -----------------------------------------------------------------------------------------------------


def entries(g: State) -> None:
    """6.54a: neutrals called in this turn join the war; 6.54c: Greece brings the Turks of Europe and opens Albania, and
    Salonika is void (effects.VOID; one that is held goes)."""
    for nation, side in g.calls:
        join_war(g, nation, side)
        if nation == GK:
            deploy_turks(g)
            g.landed |= ALBANIA_OPEN
            g.hands[AL] &= ~mask_of(g.box.counters_of["al-salonika"])
    g.calls = ()


# -- 6.38 the Russian Amphibious Campaign ------------------------------------------------------------------------------


def coast(g: State) -> int:
    """6.38, A13: empty hexes of the Black Sea east of Trebizond, of the Caucasus front."""
    front = g.box.fronts[CAUCASUS]
    trebizond = g.box.place["trebizond"] - front.base
    east = float(front.rows[trebizond]["lon"])
    occupied = g.any_occ[AL][CAUCASUS] | g.any_occ[CP][CAUCASUS] | g.forts[CP][CAUCASUS]
    able = front.kind("black_sea") & front.land & ~occupied & ~(1 << trebizond)
    return mask_of(h for h in members(able) if float(front.rows[h]["lon"] or 0) > east)


def amphibious(g: State) -> Asking[Next] | None:
    """6.38: where the Allies move in the East, one Russian unit a turn may land out of the box, until the Tsar falls
    (5.45c)."""
    mine = g.box.counters_of["ne-al-amphibious"][0]
    ready = g.in_play >> mine & 1 and not g.once >> mine & 1 and not g.tsar
    if not ready or g.side != AL or g.theatre != EASTERN or CAUCASUS not in g.box.active:
        return None
    able = [u for u in bits(g.box.of_nation[RU] | g.box.of_nation[AM]) if g.loc[u] == AVAILABLE_NEAR]  # 6.8
    shores = coast(g)
    return _amphibious(g, mine, able, shores) if able and shores else None


def _amphibious(g: State, mine: int, able: list[int], shores: int) -> Asking[Next]:
    g.once |= 1 << mine
    base = g.box.fronts[CAUCASUS].base
    verb, u = yield Choose(AL, "ask-amphibious", Offer.found("land", able, NOT_RUSSIAN), Offer("none"))
    if verb == "none":
        return None
    where = [h + base for h in members(shores)]
    _, h = yield Choose(AL, "ask-land-where", Offer.found("to", where, NOT_COAST), args={"unit": ("unit", u)})
    put(g, u, h)
    enter(g, (u,), h)
    tell(g, "log-lands", unit=("unit", u), space=("space", h))
    return AGAIN
