"""GAL.4.0, GAL.5.38, GAL.10.2, YPR.4.0 The end of a turn and of the battle."""

from __future__ import annotations

from ...kernel.applies import rule
from ...kernel.ask import D6, Asking
from ...kernel.maps import bits
from .box import INF
from .state import BY_FORT, FED, NOBODY, State, fort_here, tell
from .supply import cut_off, traced

AH, RU = 0, 1


# -- who controls a victory hex, and who scores it ----------------------------------------------------------------


@rule("GAL.4.22a", "GAL.4.22b", "GAL.4.22c", "GAL.4.22d")
def owner_after_in_galicia(g: State, u: int, h: int) -> int:
    """Who would control a victory hex if this unit entered it. GAL.4.22a: one's own units never lose what one holds."""
    box, side = g.box, g.box.side[u]
    if g.owner[h] == side:
        return side
    supplied = g.supply[u] in (FED, BY_FORT)  # GAL.4.22d
    # GAL.4.22b: any supplied unit takes back what was one's own; GAL.4.22c: the enemy's needs supplied infantry.
    home = side == box.holder(box.country[h])
    return side if supplied and (home or box.kind[u] == INF) else NOBODY


@rule("YPR.4.22a", "YPR.4.22b", "YPR.4.22c")
def owner_after_at_ypres(g: State, u: int, h: int) -> int:
    """Who would control a victory hex if this unit entered it: the side of the last supplied unit there."""
    return g.box.side[u] if g.supply[u] in (FED, BY_FORT) else g.owner[h]


def held(g: State, side: int) -> int:
    """Its victory hexes that a side controls, as a bit set."""
    found = 0
    for h in bits(g.box.vp[side]):
        if g.owner[h] == side:
            found |= 1 << h
    return found


@rule("GAL.4.1c", "GAL.4.1f")
def held_in_supply(g: State, side: int) -> int:
    """STD.4.3: victory hexes a side controls and from which it could trace full supply now, as a bit set."""
    return held(g, side) & traced(g, side)


# -- the end of a turn --------------------------------------------------------------------------------------------


def end_turn(g: State) -> Asking[None]:
    """GAL.5.38a, YPR.5.38a: command markers come off their tracks, points are counted, the turn marker advances."""
    g.drawn, g.results, g.active = (), bytearray(8), -1
    g.box.rules.end_of_turn(g)
    if g.turn >= g.box.last_turn:  # GAL.4.1a, GAL.5.38c, YPR.4.1, YPR.5.38d
        yield from g.box.rules.end_of_battle(g)
        return
    g.turn += 1
    tell(g, "log-turn", turn=("turn", g.turn))


@rule("GAL.4.1c", "GAL.4.1d", "GAL.4.1e", "GAL.5.38b")
def score_turn(g: State) -> None:
    """GAL.4.1c, GAL.5.38b: from turn 4 Austria scores its spaces, again and again; GAL.4.1d, GAL.4.1e: what is
    scored is kept, up to 8."""
    game = g.box.tables["game"]
    if g.turn < int(game["scores_from_turn"]):
        return
    now = held_in_supply(g, AH).bit_count()
    g.vp = min(g.box.most_vp, g.vp + now)
    tell(g, "log-score", side=("side", AH), count=now, vp=g.vp)


@rule("GAL.4.1f", "GAL.4.1g", "GAL.10.2d")
def most_points(g: State) -> Asking[None]:
    """GAL.4.1f, GAL.4.1g: Russia counts once, and needs more than Austria has. GAL.10.2d: first Przemysl may fall."""
    table = g.box.tables["przemysl"]
    h = g.box.hex[table["hex"]]
    extra = 0
    russian = held_in_supply(g, RU)
    if przemysl_besieged(g):
        die = yield D6
        fell = die == int(table["surrender_on"])
        tell(g, "log-przemysl", side=("side", RU), die=die, fell="yes" if fell else "no")
        if fell and not russian >> h & 1:
            extra = int(table["vp"])
    total = russian.bit_count() + extra
    winner = RU if total > g.vp else AH
    tell(g, "log-count", russian=total, austrian=g.vp)
    g.over = (winner, "end-points")


def przemysl_besieged(g: State) -> bool:
    """GAL.10.2d: the fort stands, is Austrian, cut off from every source, and surrounded; garrisoned or not."""
    h = g.box.hex[g.box.tables["przemysl"]["hex"]]
    return fort_here(g, h) >= 0 and not traced(g, AH) >> h & 1 and cut_off(g, h, AH)


@rule("YPR.4.1")
def most_hexes(g: State) -> Asking[None]:
    """YPR.4.1: who controls more victory hexes. Their number is odd; should it be changed, a tie leaves the Allies,
    who held them all, in possession."""
    counts = [held(g, side).bit_count() for side in (0, 1)]
    tell(g, "log-hexes", allied=counts[0], german=counts[1])
    g.over = (1 if counts[1] > counts[0] else 0, "end-hexes")
    yield from ()
