"""3.5, 7.11, 7.12 How a game begins."""

from __future__ import annotations

from .box import AL, CP, NOBODY, SIDES
from .state import ABSENT, BOXES, HOLDING, NEUTRAL, OFF, State, put, refresh, tell


def set_up(g: State) -> None:
    """All counters and markers of the scenario."""
    g.ruined |= g.scene.ruined
    for u in range(g.box.count):
        g.loc[u] = _waiting(g, u)
    refresh(g)
    for row in g.scene.setup:
        u = g.box.unit[row["unit"]]
        place = row["place"]
        put(g, u, g.box.at(place) if place in g.box.hex else OFF + BOXES.index(place))
        if "reduced" in row["state"].split():
            g.left[u] = 1
        if "depleted" in row["state"].split():
            g.depleted |= 1 << u
    _control(g)
    tell(g, "log-turn", turn=("turn", g.turn))


def _waiting(g: State, u: int) -> int:
    """Where a counter is that the set-up does not name."""
    if not g.box.in_game[u]:
        return ABSENT
    return NEUTRAL if g.allegiance[g.box.nation[u]] == NOBODY else HOLDING


def _control(g: State) -> None:
    """7.11, 7.12b: countries by who holds them at the start; then whoever stands somewhere holds that hex."""
    for f in g.box.active:
        front = g.box.fronts[f]
        for country, holder in g.box.tables["countries"].items():
            if holder in SIDES:
                g.held[SIDES.index(holder)][f] |= front.in_country.get(country, 0)
        moved = front.kind("allied_start") & front.land
        g.held[AL][f] |= moved
        g.held[CP][f] &= ~moved
        moved = front.kind("cp_start") & front.land
        g.held[CP][f] |= moved
        g.held[AL][f] &= ~moved
        for side in (CP, AL):
            g.held[side][f] |= g.any_occ[side][f]
            g.held[1 - side][f] &= ~g.any_occ[side][f]
