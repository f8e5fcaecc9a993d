"""13.0 Losses: who takes them, and what becomes of a column that has nobody left."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from .kinds import COLUMNS, DET, FORM, GARRISON, NKINDS
from .notes import forget
from .state import (
    Bag, State, add, column, columns_of, force, forget_siege, garrison_space, is_full, is_regiment, is_veteran,
    lay_down, put, recall, set_force, side_of, siege_by, with_patrols, steps, tell, to_cadre, batteries,
)  # fmt: skip


def why_not_lose(bag: Bag, kind: int, veterans: bool, ordered: bool) -> Refusal | None:
    """13.0a to 13.0c, 7.2c: why a kind may not take the next loss; `ordered`: all are reduced before one is gone."""
    held = dict(bag)
    if not held.get(kind):
        return Refusal("13.0a", "no-such-troops")
    if not (is_regiment(kind) or FORM[kind] == DET):
        return Refusal("1.4b", "no-loss-artillery")  # 13.0d
    if veterans and any(is_veteran(k) and is_full(k) for k in held) and not (is_veteran(kind) and is_full(kind)):
        return Refusal("13.0b", "no-loss-veterans-first")
    if ordered and is_regiment(kind) and not is_full(kind) and any(is_full(k) for k in held):
        return Refusal("13.0b" if veterans else "3.4k", "no-loss-reduce-first")
    return None


def losses(
    g: State, side: int, slot: int, n: int, why: str, public: bool, veterans: bool, quiet: bool = False
) -> Asking[int]:
    """13.0: the owner takes n step losses in a slot, for a cause; what cannot be taken is told back.

    What is no choice is not asked, unless the asking itself would tell the opponent something: for every hidden loss
    there is a question, except where nobody can see that anything is asked (`quiet`)."""
    always = not public and not quiet
    ordered = public or why == "baggage"
    first = slot * NKINDS
    left = 0
    for loss in range(n, 0, -1):
        bag = force(g, slot)
        lost = Offer.sifted(
            "suffer" if public else "lose",
            [first + kind for kind, _ in bag],
            lambda troop: _why_not(g, slot, troop, veterans, ordered),
        )
        can = lost.among or ()
        kind = can[0] - first if can else -1
        if always or len(can) > 1:
            offers = (lost,) if can else (lost, Offer("done"))
            where = ("space", garrison_space(g)) if slot == GARRISON else ("slot", slot)
            ask = {"losses": loss, "where": where, "why": why, "nobody": int(not can)}
            action = yield Choose(side, "ask-losses", *offers, args=ask, others="" if public else "ask-activity")
            kind = -1 if action[1] is None else action[1] - first
        if kind < 0:
            left += 1
        else:
            lose(g, side, slot, kind)
    return left


def _why_not(g: State, slot: int, troop: int, veterans: bool, ordered: bool) -> Refusal | None:
    if troop // NKINDS != slot:
        return refuse("13.0a", "no-such-troops")
    return why_not_lose(force(g, slot), troop % NKINDS, veterans, ordered)


def lose(g: State, side: int, slot: int, kind: int) -> None:
    """One step: a full regiment is reduced, anything else is gone (13.0c, 1.4k)."""
    bag = add(force(g, slot), kind, -1)
    if is_full(kind):
        bag = add(bag, kind + 1)
    else:
        to_cadre(g, side, kind)
    set_force(g, slot, bag)


def after_losses(g: State, c: int) -> None:
    """4.5: a column without regiments and detachments goes; 11.0c, 11.1b: a siege that is too weak ends.

    Foot and horse count together, patrols too, though they do nothing in a siege (9.1h); other columns do not (11.1c).
    An enemy column or a battle by itself ends nothing (11.1e, 11.1f, 11.11a); a garrison is in no battle (11.11b).

    Others see this, and it hangs on hidden things: nobody is asked anything before the next mark."""
    if g.columns[c] is None:
        return
    left = steps(with_patrols(g, c))
    if left == 0:
        remove_column(g, c)
        return
    if steps(column(g, c).troops) == 0:
        recall(g, c)
    space = siege_by(g, c)
    if space >= 0 and left < g.box.fort[space].keep:
        forget_siege(g, space)


def remove_column(g: State, c: int) -> None:
    """4.5a, 4.5c: the marker goes, guns and baggage stay where it was."""
    found = column(g, c)
    lay_down(g, found.at, found.bp, batteries(found.troops))
    dissolve(g, c)


def dissolve(g: State, c: int) -> None:
    """The marker goes; its leaders will find another place (4.5b). Whatever else it had is dealt with already."""
    found = column(g, c)
    space = siege_by(g, c)
    if space >= 0:
        forget_siege(g, space)
    g.ta_left += found.ta
    g.columns[c] = None
    if g.act is not None and g.act.column == c:
        g.act = g.act._replace(at=found.at)
    forget(g, c)
    tell(g, "log-column-gone", column=("column", c), space=("space", found.at))
    g.homeless += [(leader, side_of(c)) for leader in found.leaders]


def place_leader(g: State) -> Asking[None]:
    """4.5b: the next leader without a place joins a friendly column or garrison; with none, he waits for one.

    His nation is hidden, so that his side is asked wherever any leader of it could choose."""
    leader, side = g.homeless[0]
    nation = g.nation_of[leader]
    others = list(columns_of(g, side))
    held = [s for s, one in enumerate(g.garrisons) if one is not None and one.side == side and one.nation == nation]
    places = [("to_column", c) for c in others] + [("to_garrison", s) for s in held]
    verb, noun = places[0] if places else ("done", None)
    if len(others) + sum(one is not None and one.side == side for one in g.garrisons) > 1:
        joins = (
            Offer("to_column", others, lambda c: _no_column(g, side, c)),
            Offer("to_garrison", held, lambda s: _no_garrison(g, side, nation, s)),
        )
        verb, noun = yield Choose(
            side,
            "ask-leader-joins",
            *(joins if places else (*joins, Offer("done"))),
            args={"leader": ("leader", leader)},
            others="ask-leader",
        )
    del g.homeless[0]
    if noun is None:
        g.away[leader] = (0, side)
    elif verb == "to_column":
        put(g, noun, leaders=(*column(g, noun).leaders, leader))
    else:
        one = g.garrisons[noun]
        assert one is not None
        g.garrisons[noun] = one._replace(leaders=(*one.leaders, leader))


def _no_column(g: State, side: int, c: int) -> Refusal | None:
    if not 0 <= c < len(COLUMNS) or g.columns[c] is None or side_of(c) != side:
        return Refusal("4.5b", "no-own-column")
    return None


def _no_garrison(g: State, side: int, nation: int, s: int) -> Refusal | None:
    one = g.garrisons[s] if 0 <= s < len(g.garrisons) else None
    if one is None or one.side != side or one.nation != nation:
        return Refusal("16.0b", "no-own-garrison")
    return None
