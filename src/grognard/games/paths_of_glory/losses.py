"""12.4 Losses: which steps meet a loss score as far as possible and never exceed it, and what replaces armies.

12.4.1: the score is what the other side's fire inflicted; `Battle.lost` is what of it is still to be met.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from .box import AP
from .state import FIRST_STEP_TAKEN, WITHDRAWAL, Battle, State, destroy_fort, put, stepped_by, tell
from .supply import in_supply

NOT_FIGHTING = Refusal("12.1.7", "loss-not-fighting")
TOO_MUCH = Refusal("12.4.3", "loss-too-much")
NOT_EXACT = Refusal("12.4.3", "loss-not-exact")
PRIORITY = Refusal("12.4.5", "loss-priority")
WITHDRAWAL_CORPS = Refusal("AP.6", "loss-withdrawal-corps")
RETREATED_DIES = Refusal("12.5.6", "loss-retreated")

# 12.4.4.3: who may stand in for an eliminated army, by the army's own name or else by nation.


def replacement(g: State, army: int) -> int | None:
    """12.4.4, FAQ.12.4.4b: the reserve corps that takes an eliminated army's place: a full one if there is any."""
    box = g.box
    waiting = [c for c in box.replacers[army] if g.loc[c] == box.reserve]
    if not waiting:
        return None
    return next((c for c in waiting if not g.reduced[c]), waiting[0])


# -- 12.4.3 what can be met ---------------------------------------------------------------------------------------
# A unit in the search is (loss points of each step it still has..., pool of corps behind it or -1). A pool is the loss
# points that full and reduced replacement corps would add, as counts (full, reduced).

_Piece = tuple[tuple[int, ...], int]
_Pools = tuple[tuple[int, int, tuple[int, int]], ...]


@lru_cache(maxsize=200_000)
def _best(pieces: tuple[_Piece, ...], pools: _Pools, score: int) -> int:
    """The most loss points that can be met without exceeding the score."""
    best = 0
    tried = None
    for i, piece in enumerate(pieces):
        if piece == tried or piece[0][0] > score:
            continue
        tried = piece
        worth = piece[0][0]
        after, left = _after(pieces, pools, i)
        best = max(best, worth + _best(after, left, score - worth))
        if best == score:
            break
    return best


def _after(pieces: tuple[_Piece, ...], pools: _Pools, i: int) -> tuple[tuple[_Piece, ...], _Pools]:
    """The search's position once piece i has lost a step."""
    steps, pool = pieces[i]
    rest = list(pieces[:i] + pieces[i + 1 :])
    if len(steps) > 1:
        rest.append((steps[1:], pool))
    elif pool >= 0:
        full, reduced, lf = pools[pool]
        if full or reduced:
            rest.append((lf if full else lf[1:], -1))
            spent = (full - 1, reduced, lf) if full else (full, reduced - 1, lf)
            pools = (*pools[:pool], spent, *pools[pool + 1 :])
    rest.sort()
    return tuple(rest), pools


def _search(g: State, units: Sequence[int]) -> tuple[list[_Piece], _Pools]:
    """Units as the search sees them, in the order given."""
    box = g.box
    index: dict[tuple[int, ...], int] = {}
    pools: list[tuple[int, int, tuple[int, int]]] = []
    pieces: list[_Piece] = []
    for u in units:
        steps = box.lf[u][1:] if g.reduced[u] else box.lf[u]
        pool = -1
        if box.army[u] and box.replacers[u]:
            corps = box.replacers[u]
            if corps not in index:
                waiting = [c for c in corps if g.loc[c] == box.reserve]
                full = sum(not g.reduced[c] for c in waiting)
                index[corps] = len(pools)
                pools.append((full, len(waiting) - full, box.lf[corps[0]]))
            pool = index[corps]
        pieces.append((steps, pool))
    return pieces, tuple(pools)


Steps = tuple[tuple[_Piece, ...], _Pools]


def steps_of(g: State, units: Sequence[int]) -> Steps:
    """12.4.3, 12.4.4: the steps with which units can meet scores, corps that would replace armies behind them."""
    pieces, pools = _search(g, units)
    return tuple(sorted(pieces)), pools


def meet(steps: Steps, score: int) -> int:
    """12.4.3: how much of a score they can meet."""
    return _best(*steps, score)


def most(g: State, units: Sequence[int], score: int) -> int:
    """12.4.3: how much of a score these units can meet."""
    return meet(steps_of(g, units), score)


def lawful(g: State, units: Sequence[int], score: int) -> list[int]:
    """12.4.3: the units whose next step leads to meeting as much of the score as can be met."""
    if not units or score <= 0:
        return []
    pieces, pools = _search(g, units)
    ordered = tuple(sorted(pieces))
    best = _best(ordered, pools, score)
    if best == 0:
        return []
    found = []
    known: dict[_Piece, bool] = {}
    for u, piece in zip(units, pieces, strict=True):
        good = known.get(piece)
        if good is None:
            worth = piece[0][0]
            good = False
            if worth <= score:
                after, left = _after(ordered, pools, ordered.index(piece))
                good = worth + _best(after, left, score - worth) == best
            known[piece] = good
        if good:
            found.append(u)
    return found


# -- 12.2.9 taking losses -----------------------------------------------------------------------------------------


def fighting(g: State, b: Battle, side: int) -> list[int]:
    """The units of a side that are in this combat and still on the map (12.1.7)."""
    box = g.box
    units = b.attackers if side == g.active else b.defenders
    return [u for u in units if g.loc[u] < box.nspaces]


def can_lose(g: State, b: Battle, side: int) -> tuple[list[int], Refusal]:
    """12.4.3, 12.4.5, 12.4.5a, AP.6: the units that may take the next step loss, and what keeps others from it."""
    box = g.box
    units = [u for u in fighting(g, b, side) if not g.fled & box.bit[u] or side == g.active]
    score = b.lost[side]
    if side == g.active and not b.notes & FIRST_STEP_TAKEN:
        first = _priority(g, units, score)
        if first:
            return first, PRIORITY
    options = lawful(g, units, score)
    if side != g.active and b.notes & WITHDRAWAL:
        corps = [u for u in units if not box.army[u]]
        if corps and most(g, corps, score) == most(g, units, score):  # FAQ.AP.6g
            return [u for u in lawful(g, corps, score) if u in options], WITHDRAWAL_CORPS
    return options, NOT_EXACT


def _priority(g: State, units: Sequence[int], score: int) -> list[int]:
    """12.4.5, 12.4.5a: who must take the attacker's first step loss if that does not exceed the score."""
    box = g.box

    def can(u: int) -> bool:
        return box.lf[u][g.reduced[u]] <= score

    british: list[int] = []
    if units and box.side[units[0]] == AP:
        for wanted in (("BEF",), ("BEFc",), ("MEF",), ("AUS", "CND")):
            british = [u for u in units if box.kind[u] in wanted and can(u)]
            if british:
                break
    caucasus = [box.cau] if box.cau in units and can(box.cau) else []
    return british + caucasus  # FAQ.12.4.5a: both: the owner chooses


def why_not_lose(g: State, b: Battle, side: int, why: Refusal, u: int) -> Refusal:
    """12.4: why a unit is none of those that may take the next step loss; `why`: what keeps those that could."""
    box = g.box
    if u not in fighting(g, b, side):
        return NOT_FIGHTING
    if side != g.active and g.fled & box.bit[u]:
        return RETREATED_DIES
    if box.lf[u][g.reduced[u]] > b.lost[side]:
        return TOO_MUCH
    return NOT_EXACT if why is WITHDRAWAL_CORPS and not box.army[u] else why


def take_losses(g: State, side: int) -> Asking[bool]:
    """12.2.9: one step at a time; returns True when there is nothing more to lose."""
    box = g.box
    b = g.battle
    assert b is not None
    if side != g.active and b.score[g.active] >= 1:
        _kill_retreated(g, b)
    pair = _two_armies(g, b, side)
    if pair:  # 12.4.4.2
        _, u = yield Choose(side, "ask-lose-army", Offer.found("lose", pair, NOT_EXACT))
        _note_lost(g, b, u, u)
        put(g, u, box.gone)
        b.lost = _with(b.lost, side, 0)
        tell(g, "log-army-gone", unit=("unit", u))
        return True
    options, why = can_lose(g, b, side)
    if not options:
        if side != g.active:
            _fort_losses(g, b)
        return True
    _, u = yield Choose(
        side,
        "ask-lose",
        Offer.found("lose", options, lambda u: why_not_lose(g, b, side, why, u)),
        args={"score": b.lost[side]},
    )
    b.lost = _with(b.lost, side, b.lost[side] - box.lf[u][g.reduced[u]])
    if side == g.active:
        b.notes |= FIRST_STEP_TAKEN
    lose_step(g, b, u)
    return False


def _with(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def _note_lost(g: State, b: Battle, *units: int) -> None:
    b.stepped = (*b.stepped, *units)


def lose_step(g: State, b: Battle, u: int) -> None:
    """12.4.2, 12.4.4, 12.4.4.1: a unit is reduced; reduced it is eliminated, and a corps replaces an army."""
    box = g.box
    _note_lost(g, b, u)
    if not g.reduced[u]:
        g.reduced[u] = 1
        tell(g, "log-reduced", unit=("unit", u))
        return
    if not box.army[u]:
        put(g, u, box.dead)
        tell(g, "log-eliminated", unit=("unit", u))
        return
    s = g.loc[u]
    supplied = in_supply(g, u)  # FAQ.12.4.4a: out of supply it is gone for good
    corps = replacement(g, u)
    put(g, u, box.dead if corps is not None and supplied else box.gone)
    tell(g, "log-eliminated", unit=("unit", u))
    if corps is not None:
        put(g, corps, s)
        b.replaced = (*b.replaced, u, corps)
        if box.side[u] == g.active:
            b.attackers = tuple(sorted((*b.attackers, corps)))
            g.spent |= box.bit[corps]
        else:
            b.defenders = tuple(sorted((*b.defenders, corps)))
        tell(g, "log-replaced", unit=("unit", u), corps=("unit", corps))


def _two_armies(g: State, b: Battle, side: int) -> list[int]:
    """12.4.4.2, FAQ.12.4.4.2a: just two full armies of LF 3 and a score of 7 (LF 2: 5), and no corps behind them.

    One of them goes, the other stays full. A fort beside them changes nothing: it takes no loss while a unit lives.
    """
    box = g.box
    if side == g.active or stepped_by(g, b, side):
        return []
    units = fighting(g, b, side)
    if len(units) != 2 or not all(box.army[u] and not g.reduced[u] for u in units):
        return []
    first, second = (box.lf[u][0] for u in units)
    if first != second or b.lost[side] != 2 * first + 1:
        return []
    return [] if any(replacement(g, u) is not None for u in units) else units


def _kill_retreated(g: State, b: Battle) -> None:
    """12.5.6: units that had already retreated this round die on any loss, outside the score."""
    box = g.box
    for u in fighting(g, b, 1 - g.active):
        if g.fled & box.bit[u]:
            put(g, u, box.dead if not box.army[u] or in_supply(g, u) else box.gone)  # FAQ.12.4.4a
            tell(g, "log-eliminated", unit=("unit", u))


def _fort_losses(g: State, b: Battle) -> None:
    """12.4.6, 15.1.7: a fort is lost only as the last defender, if what is left of the score reaches its factor."""
    t = b.target
    if not g.fort[t] or g.control[t] == g.active:
        return
    if fighting(g, b, 1 - g.active):
        return
    if b.lost[1 - g.active] >= g.fort[t]:  # FAQ.AP.6f: Withdrawal never saves a fort
        b.lost = _with(b.lost, 1 - g.active, b.lost[1 - g.active] - g.fort[t])
        destroy_fort(g, t)
