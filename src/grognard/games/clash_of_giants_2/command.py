"""GAL.5.34, GAL.9.0, YPR.5.35, YPR.9.0 Command: the cup, the tracks, who may move with the marker drawn."""

from __future__ import annotations

from ...kernel.applies import rule
from ...kernel.ask import D6, Asking, Draw
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.steps import LEAVE, Next
from .state import BY_FORT, OFF, UNSUPPLIED, State, mounted, tell
from .supply import besieged

NOT_YOURS = Refusal("STD.5.2", "move-not-yours")
OFF_MAP = Refusal("STD.10.1", "move-off-map")
OTHER_AREA = Refusal("STD.10.1", "move-other-area")
HAS_MOVED = Refusal("STD.10.4", "move-has-moved")
STAYED = Refusal("STD.10.4", "move-stayed")
BESIEGED = Refusal("GAL.10.2c", "move-besieged")


def fill_cup(g: State) -> None:
    """GAL.3.13, GAL.5.34b, YPR.3.13a, YPR.5.35b: all available markers go into the cup; YPR.3.13b, YPR.5.38d: those of
    zone D from the turn printed on them."""
    box = g.box
    g.cup = 0xFF
    late = box.tables.get("zone_d")
    if late is not None:
        for side, name in enumerate(box.sides):
            if g.turn < int(late["marker"][name]):
                g.cup &= ~(1 << side * 4 + box.areas[side].index(late["area"]))
    g.drawn, g.results, g.active, g.fought = (), bytearray(8), -1, 0


def draw(g: State) -> Asking[Next]:
    """A marker comes out of the cup, whoever draws (STD.5.2); its owner rolls for movement (GAL.5.34c, YPR.5.35c).

    GAL.5.34f, YPR.5.35e: until the cup is empty. STD.2.8: dice and this draw are all the chance there is."""
    g.active = -1
    if not g.cup:
        return LEAVE
    (marker,) = yield Draw(list(bits(g.cup)), 1, None)
    die = yield D6
    g.cup &= ~(1 << marker)
    g.drawn = (*g.drawn, marker)
    g.results[marker] = die
    g.active, g.side = marker, marker // 4
    g.spent, g.marching = 0, ()
    infantry, cavalry, star = g.box.tracks[g.side, marker % 4, g.turn][die - 1]
    tell(
        g, "log-draw", side=("side", g.side), marker=("marker", marker), die=die, infantry=infantry, cavalry=cavalry,
        star="yes" if star else "no",
    )  # fmt: skip
    return None


def allowance(g: State, u: int) -> int:
    """STD.10.2, GAL.9.1a, YPR.9.1b, STD.14.1: movement of a unit in the present activation."""
    marker = g.active
    infantry, cavalry, _ = g.box.tracks[marker // 4, marker % 4, g.turn][g.results[marker] - 1]
    points = cavalry if mounted(g, u) else infantry
    if g.supply[u] == UNSUPPLIED and g.options["unsupplied-half"]:  # STD.8.6, a switch
        points = max(1, points // 2)
    return points


def barred_by_star(g: State, u: int) -> bool:
    """GAL.9.1c, GAL.9.1d: infantry in an area whose result this turn has an asterisk may not fight; GAL.9.1f: where it
    stands now counts; undrawn areas have none. GAL.9.1e is how it works out: combat that is over is over."""
    side = g.box.side[u]
    if mounted(g, u):
        return False
    area = g.box.area_of[side][g.loc[u]]
    die = g.results[side * 4 + area]
    return bool(die) and g.box.tracks[side, area, g.turn][die - 1][2]


def why_not_move(g: State, u: int) -> Refusal | None:
    """Why a unit may not move with the marker drawn (GAL.5.34d, GAL.5.34e, YPR.5.35c, YPR.5.35d)."""
    box = g.box
    if not 0 <= u < box.count or box.side[u] != g.active // 4:
        return NOT_YOURS
    h = g.loc[u]
    if h >= OFF:
        return OFF_MAP
    if box.area_of[box.side[u]][h] != g.active % 4:  # STD.10.1, YPR.9.22c: where it stands, not where it came from
        return OTHER_AREA
    if (g.repl | g.rebuilt) >> u & 1:  # GAL.8.2c, GAL.8.22c, YPR.7.2e, YPR.7.22b
        return box.rules.why.replaced
    if g.moved >> u & 1:
        return HAS_MOVED
    if g.spent >> u & 1:
        return STAYED
    for bars in box.rules.bars_move:
        reason = bars(g, u)
        if reason is not None:
            return reason
    return None


@rule("GAL.10.2c")
def besieged_stay(g: State, u: int) -> Refusal | None:
    """The besieged do not move."""
    return BESIEGED if g.supply[u] == BY_FORT and besieged(g, u) else None
