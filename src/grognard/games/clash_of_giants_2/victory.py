"""GAL.4.0, GAL.5.38, GAL.10.2, YPR.4.0 The end of a turn and of the battle."""

from __future__ import annotations

from ...kernel.ask import D6, Asking
from ...kernel.board import bits
from .state import State, fort_here, tell
from .supply import cut_off, traced
from .ypres import check_front

AH, RU = 0, 1


def scored(g: State, side: int) -> int:
    """STD.4.3: victory hexes a side controls and from which it could trace full supply now, as a bit set."""
    found = 0
    for h in bits(g.box.vp[side]):
        if g.owner[h] == side:
            found |= 1 << h
    return found & traced(g, side) if g.box.galicia else found


def end_turn(g: State) -> Asking[None]:
    """GAL.5.38a, YPR.5.38a: command markers come off their tracks, points are counted, the turn marker advances."""
    g.drawn, g.results, g.active = (), bytearray(8), -1
    if g.box.galicia:
        score_turn(g)
    else:
        check_front(g)
    if g.turn >= g.box.last_turn:  # GAL.4.1a, GAL.5.38c, YPR.4.1, YPR.5.38d
        if g.box.galicia:
            yield from galicia_ends(g)
        else:
            ypres_ends(g)
        return
    g.turn += 1
    g.phase = "supply"
    tell(g, "log-turn", turn=("turn", g.turn))


def score_turn(g: State) -> None:
    """GAL.4.1c, GAL.5.38b: from turn 4 Austria scores its spaces, again and again; GAL.4.1d, GAL.4.1e: what is
    scored is kept, up to 8."""
    game = g.box.tables["game"]
    if g.turn < int(game["scores_from_turn"]):
        return
    now = scored(g, AH).bit_count()
    g.vp = min(int(game["most_vp"]), g.vp + now)
    tell(g, "log-score", side=("side", AH), count=now, vp=g.vp)


def galicia_ends(g: State) -> Asking[None]:
    """GAL.4.1f, GAL.4.1g: Russia counts once, and needs more than Austria has. GAL.10.2d: first Przemysl may fall."""
    table = g.box.tables["przemysl"]
    h = g.box.hex[table["hex"]]
    extra = 0
    russian = scored(g, RU)
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


def ypres_ends(g: State) -> None:
    """YPR.4.1: who controls more victory hexes. Their number is odd; should it be changed, a tie leaves the Allies,
    who held them all, in possession."""
    counts = [scored(g, side).bit_count() for side in (0, 1)]
    tell(g, "log-hexes", allied=counts[0], german=counts[1])
    g.over = (1 if counts[1] > counts[0] else 0, "end-hexes")
