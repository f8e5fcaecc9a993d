"""6.0, 10.6 Units that are lost: where they go."""

from __future__ import annotations

from ...kernel.maps import bits
from .box import AB, AM, BR, GE, NOBODY, RU
from .fronts import EAST
from .state import ABSENT, DEAD, GONE, OFF, State, put, side_of, tell

DOMINIONS = ("canada", "australia", "newzealand")


def kill(g: State, u: int, how: str = "log-lost") -> None:
    """A unit is lost: to the dead pile if it may be rebuilt (5.31), for good if not (3.22d, 15.26)."""
    h = g.loc[u]
    tell(g, how, side=("side", side_of(g, u)), unit=("unit", u), space=("space", h) if h < OFF else "")
    if h < OFF:
        g.died_on[u] = g.box.front_of[h].index
    put(g, u, GONE if g.box.replaceable[u] == "no" or _for_good(g, u, h) else DEAD)
    g.stirred = True
    leave_arabs(g)
    if g.box.reverse[u] == "shock" and u != g.box.alpenkorps:
        g.turned &= ~(1 << u)  # 15.43, 15.46
    g.untried &= ~(1 << u)
    g.left[u] = g.box.steps[u]
    g.depleted &= ~(1 << u)
    g.moved &= ~(1 << u)
    g.pef &= ~(1 << u)  # 17.21f


def _for_good(g: State, u: int, h: int) -> bool:
    """5.36c: in Europe alone the first five British units lost in the East, Anzac and Canadians apart; 5.37b: in the
    Near East alone all Germans."""
    box = g.box
    if box.tag == "NE" and box.nation[u] == GE:
        return True
    if box.tag != "E" or box.nation[u] != BR or h >= OFF or box.front_of[h].index != EAST:
        return False
    if box.contingent[u] in DOMINIONS or g.lost_east >= int(box.tables["limits"]["lost_british"]):
        return False
    g.lost_east += 1
    return True


def leave_arabs(g: State) -> None:
    """15.81, 7.13c: a hex that only Arabs held is whose it was, once they are gone."""
    h, owner = g.arab
    if h < 0 or AB in [g.box.nation[u] for u in g.stacks.get(h, ())]:
        return
    g.arab = (-1, NOBODY)
    front = g.box.front_of[h]
    bit = 1 << h - front.base
    for side in (0, 1):
        g.held[side][front.index] &= ~bit
    if owner != NOBODY:
        g.held[owner][front.index] |= bit


def lose_step(g: State, u: int, how: str = "log-lost") -> None:
    """10.63, 3.26d: a full two-step unit is reduced, any other is lost."""
    if g.left[u] > 1:
        g.left[u] -= 1
        tell(g, "log-reduced", side=("side", side_of(g, u)), unit=("unit", u), space=("space", g.loc[u]))
    else:
        kill(g, u, how)


def remove(g: State, u: int, how: str = "log-removed") -> None:
    """A unit leaves the game for good."""
    tell(g, how, side=("side", side_of(g, u)), unit=("unit", u))
    put(g, u, GONE)
    g.stirred = True


def fall(g: State, nation: int) -> None:
    """16.11a: a nation loses its points and its headquarters for good; the rest of it fights with 1 (16.11b)."""
    g.fallen |= 1 << nation
    g.rps[nation] = 0
    tell(g, "log-collapse", nation=("nation", nation))
    clear_headquarters(g, nation)
    if nation == RU:
        _russia(g)
    g.stirred = True


def clear_headquarters(g: State, nation: int) -> None:
    """16.11a: for good, wherever they are."""
    for u in g.box.hqs:
        if g.box.nation[u] == nation and g.loc[u] not in (ABSENT, GONE):
            put(g, u, GONE)


def _russia(g: State) -> None:
    """16.3a: brigades leave, where the Near East is played; Armenians are Russians in this, too (15.81). 16.31: the
    civil war is an event of its own (6.48)."""
    g.fallen |= 1 << AM
    if g.box.tag == "E":
        return
    for u in bits(g.box.of_nation[RU]):
        if g.box.bulk[u] == "brigade" and g.loc[u] != GONE and g.box.in_game[u]:
            remove(g, u)
