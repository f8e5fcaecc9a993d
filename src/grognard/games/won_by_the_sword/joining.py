"""4.2, 5.2, 1.4h to 1.4j Joining: what a column takes from friends and gives to a garrison; columns made one."""

from __future__ import annotations

from ...kernel.ask import REVEAL, Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from .columns import (
    change_garrison, doomed, is_cavalry_column, led, move_leader, move_troop, set_bp, size_of, source_bp,
    source_leaders, unled, weakens, why_not_spare,
)  # fmt: skip
from .kinds import ACTION, ART, COLUMNS, DET, FORM, GARRISON, KIND_NATION, NFORMS, NKINDS
from .losses import dissolve
from .notes import reckon
from .rivers import barred
from .state import (
    Garrison, State, acting, add, column, columns_at, count, counters_left, force, is_cavalry, is_full, is_infantry,
    is_regiment, merge, now, put, recall, regiments, set_act, set_force, side_of, siege_by, size_steps, steps, tell,
    with_patrols,
)  # fmt: skip


# -- 4.2, 5.2 from friends, to a garrison ------------------------------------------------------------------------------


def own_garrison(g: State) -> Garrison | None:
    """5.2b: the garrison that the active column may change: its own side's, where it is, not besieged."""
    c = acting(g).column
    space = column(g, c).at
    held = g.garrisons[space]
    return held if held is not None and held.side == side_of(c) and space not in g.sieges else None


def sources(g: State) -> list[int]:
    """4.2a: slots from which the active column may take."""
    c = acting(g).column
    near = [other for other in columns_at(g, column(g, c).at, side_of(c)) if other != c]
    found = [other for other in near if across(g, other) is None]
    return [*found, GARRISON] if own_garrison(g) is not None else found


def why_not_reorganise(g: State) -> Refusal | None:
    """Whether there is anybody to take from, to give to, or to bring to full strength."""
    if acting(g).sorted:
        return Refusal("4.2a", "no-reorganise-again")
    if sources(g) or any(_no_join(g, troop) is None for troop in _own(g)):
        return None
    return Refusal("4.2a", "no-friends-here")


def _own(g: State) -> list[int]:
    c = acting(g).column
    return [c * NKINDS + kind for kind, _ in column(g, c).troops]


def reorganise(g: State) -> Asking[None]:
    """4.2, 5.2, 1.4h to 1.4j: take from friends here, then give to the garrison. All of it is hidden."""
    c = acting(g).column
    side = side_of(c)
    set_act(g, sorted=1)
    taken: set[int] = set()
    while True:
        held = own_garrison(g)
        near = sources(g)
        bp = column(g, c).bp if held is not None else 0
        detachable = [*_own(g), *(GARRISON * NKINDS + kind for kind, _ in (held.troops if held else ()))]
        action = yield Choose(
            side,
            "ask-reorganise",
            Offer(
                "take_leader", [one for s in near for one in source_leaders(g, s)], lambda one: _no_take_leader(g, one)
            ),
            Offer("take", [s * NKINDS + k for s in near for k, _ in force(g, s)], lambda troop: _no_take(g, troop)),
            Offer("join", _own(g), lambda troop: _no_join(g, troop)),
            Offer("give_leader", column(g, c).leaders, lambda one: _no_give_leader(g, one)),
            Offer("give", _own(g), lambda troop: _no_give(g, troop)),
            Offer("detach", detachable, lambda troop: _no_detach(g, troop)),
            Offer("store", range(1, bp + 1), lambda n: _no_store(g, n)),
            Offer("done"),
            others="ask-activity",
        )
        verb, noun = action
        if verb == "done":
            break
        if verb == "take":
            taken.add(noun // NKINDS)
        _do(g, verb, noun)
    news = [other for other in sorted(taken - {GARRISON}) if _shows(g, other)]
    if news:
        yield REVEAL
    for other in news:
        tell(g, "log-comes-over", column=("column", c), other=("column", other))
        _mingle(g, other)


def _shows(g: State, other: int) -> bool:
    """15.0a, 12.0d: whether everybody sees, by a marker, that troops of a column have come over."""
    return column(g, other).fatigue > 0 or _unrefused(g, other)


def _unrefused(g: State, other: int) -> bool:
    """12.0d: the active column has refused battle this round, and a friend who has not comes to it."""
    return column(g, acting(g).column).declined and not column(g, other).declined and not g.options.get("refusal-stays")


def _mingle(g: State, other: int) -> None:
    """15.0a: fatigue comes over with the troops: paid at once, as if they acted themselves, kept if they have acted.

    12.0d: a refusal is no shelter for those who have not refused."""
    act, friend = acting(g), column(g, other)
    tired = friend.fatigue
    if not friend.done:
        rest = min(act.cp, tired * g.box.cost["fatigue"])
        tired -= rest
        set_act(g, cp=act.cp - rest, tired=act.tired or tired > 0)
    mine = column(g, act.column)
    put(g, act.column, fatigue=max(mine.fatigue, tired), declined=mine.declined and not _unrefused(g, other))


def _do(g: State, verb: str, noun: int) -> None:
    c = acting(g).column
    if verb in ("give", "give_leader", "detach"):
        set_act(g, sorted=max(2, acting(g).sorted))
        if verb == "detach" and noun // NKINDS == GARRISON:
            _tired(g, GARRISON)
        else:
            change_garrison(g, column(g, c).at, relieved=now(g))
    elif verb == "store":
        set_act(g, sorted=3)
    if verb == "take":
        slot, kind = divmod(noun, NKINDS)
        move_troop(g, slot, c, kind)
        _tired(g, slot)
        if slot < GARRISON and not column(g, slot).done:  # 4.3d
            set_act(g, size=acting(g).size + size_steps(((kind, 1),)))
    elif verb == "take_leader":
        slot = next(s for s in sources(g) if noun in source_leaders(g, s))
        move_leader(g, slot, c, noun)
        _tired(g, slot)
    elif verb == "give":
        move_troop(g, c, GARRISON, noun % NKINDS)
    elif verb == "give_leader":
        move_leader(g, c, GARRISON, noun)
    elif verb == "detach":  # 1.4h: from the column to the garrison; 1.4j: from the garrison to the column
        slot, kind = divmod(noun, NKINDS)
        other = GARRISON if slot == c else c
        detachment = KIND_NATION[kind] * 10 + DET
        set_force(g, slot, add(add(force(g, slot), kind, -1), kind + 1))
        set_force(g, other, add(force(g, other), detachment))
    elif verb == "join":  # 1.4i
        kind = noun % NKINDS
        bag = add(add(column(g, c).troops, kind, -1), kind - 1)
        put(g, c, troops=add(bag, KIND_NATION[kind] * 10 + DET, -1))
    else:
        put(g, c, bp=column(g, c).bp - noun)
        set_bp(g, GARRISON, source_bp(g, GARRISON) + noun)


def _tired(g: State, slot: int) -> None:
    """4.2e: whoever takes troops that were activated already moves no more, also if a garrison had them of a column."""
    held = g.garrisons[column(g, acting(g).column).at]
    if column(g, slot).done if slot < GARRISON else held is not None and held.relieved == now(g):
        set_act(g, anchored="4.2e")


def _no_take(g: State, troop: int) -> Refusal | None:
    c = acting(g).column
    slot, kind = divmod(troop, NKINDS)
    if slot not in sources(g) or not count(force(g, slot), kind):
        return Refusal("4.2a", "no-such-troops")
    if acting(g).sorted >= 2:
        return Refusal("4.2a", "no-take-after-give")
    if KIND_NATION[kind] not in led(g, column(g, c).leaders):
        return Refusal("16.0a", "no-leader-of-nation")
    if rides(g) and not is_cavalry(kind):
        return Refusal("14.1", "no-foot-to-horse")
    if slot == GARRISON:
        return why_not_spare(g, column(g, c).at, kind)
    if is_regiment(kind) and regiments(column(g, slot).troops) < 2:
        return Refusal("4.0a", "no-last-regiment")
    no = awaits(g, slot)
    if no is not None:
        return no
    return weakens(g, slot, ((kind, 1),))


def _no_take_leader(g: State, leader: int) -> Refusal | None:
    slot = next((s for s in sources(g) if leader in source_leaders(g, s)), -1)
    if slot < 0:
        return Refusal("4.2a", "no-such-leader")
    if acting(g).sorted >= 2:
        return Refusal("4.2a", "no-take-after-give")
    if slot < GARRISON:
        left = tuple(other for other in column(g, slot).leaders if other != leader)
        if not left:
            return Refusal("4.0a", "no-last-leader")
        if unled(g, left, with_patrols(g, slot)):
            return Refusal("16.0a", "no-leader-of-nation")
    return None


def _no_join(g: State, troop: int) -> Refusal | None:
    """1.4i: a reduced regiment of foot and a detachment of its nation."""
    c = acting(g).column
    slot, kind = divmod(troop, NKINDS)
    bag = column(g, c).troops
    if slot != c or not count(bag, kind):
        return Refusal("1.4i", "no-such-troops")
    if not is_infantry(kind) or is_full(kind):
        return Refusal("1.4i", "no-join-reduced")
    if not count(bag, KIND_NATION[kind] * 10 + DET):
        return Refusal("1.4i", "no-join-detachment")
    return None


def _no_give_leader(g: State, leader: int) -> Refusal | None:
    held = own_garrison(g)
    found = column(g, acting(g).column)
    if leader not in found.leaders:
        return Refusal("4.2a", "no-such-leader")
    if held is None:
        return Refusal("5.2b", "no-garrison-here")
    if g.nation_of[leader] != held.nation:
        return Refusal("16.0b", "no-mixed-garrison")
    left = tuple(other for other in found.leaders if other != leader)
    if not left:
        return Refusal("4.0a", "no-last-leader")
    if unled(g, left, with_patrols(g, acting(g).column)):
        return Refusal("16.0a", "no-leader-of-nation")
    return None


def room(g: State, space: int) -> int:
    """5.0a, 5.0b: steps that a garrison may still take."""
    held = g.garrisons[space]
    return g.box.fort[space].garrison - (steps(held.troops) if held is not None else 0)


def _no_give(g: State, troop: int) -> Refusal | None:
    c = acting(g).column
    slot, kind = divmod(troop, NKINDS)
    bag = column(g, c).troops
    if slot != c or not count(bag, kind):
        return Refusal("5.2b", "no-such-troops")
    held = own_garrison(g)
    if held is None:
        return Refusal("5.2b", "no-garrison-here")
    if KIND_NATION[kind] != held.nation:
        return Refusal("16.0b", "no-mixed-garrison")
    if is_regiment(kind) and regiments(bag) < 2:
        return Refusal("4.0a", "no-last-regiment")
    if FORM[kind] != ART and size_steps(((kind, 1),)) > room(g, column(g, c).at):
        return refuse("5.1b", "no-room", room=room(g, column(g, c).at))
    return None


def _no_detach(g: State, troop: int) -> Refusal | None:
    """1.4h, 1.4j: a full regiment of foot is reduced and a detachment made of it."""
    c = acting(g).column
    slot, kind = divmod(troop, NKINDS)
    held = own_garrison(g)
    if held is None:
        return Refusal("5.2b", "no-garrison-here")
    if slot not in (c, GARRISON) or not count(force(g, slot), kind):
        return Refusal("1.4h", "no-such-troops")
    if not is_infantry(kind) or not is_full(kind):
        return Refusal("1.4h", "no-detach-full")
    if KIND_NATION[kind] != held.nation:
        return Refusal("16.0b", "no-mixed-garrison")
    if counters_left(g, held.nation * NFORMS + DET) < 1:
        return Refusal("1.8", "no-counters")
    if slot == c:
        return None if room(g, column(g, c).at) >= 1 else refuse("5.1b", "no-room", room=0)
    if held.nation not in led(g, column(g, c).leaders):
        return Refusal("16.0a", "no-leader-of-nation")
    if rides(g):
        return Refusal("14.1", "no-foot-to-horse")
    least = g.setup.minimum_garrison.get(column(g, c).at, 1)
    return None if steps(held.troops) - 1 >= max(1, least) else refuse("5.2c", "no-last-step", least=least)


def _no_store(g: State, n: int) -> Refusal | None:
    if own_garrison(g) is None:
        return Refusal("7.3a", "no-garrison-here")
    return None if 1 <= n <= column(g, acting(g).column).bp else Refusal("7.1b", "no-such-baggage")


# -- 4.2 a whole column ------------------------------------------------------------------------------------------------


def why_not_absorb(g: State, other: int) -> Refusal | None:
    """4.2a: a whole friendly column in the same space."""
    c = acting(g).column
    if not 0 <= other < len(COLUMNS) or other == c or other not in columns_at(g, column(g, c).at, side_of(c)):
        return Refusal("4.2a", "no-column-here")
    no = across(g, other) or awaits(g, other)
    if no is not None:
        return no
    return Refusal("14.1", "no-foot-to-horse") if rides(g) and not is_cavalry_column(g, other) else None


def across(g: State, other: int) -> Refusal | None:
    """8.5a: a friend on the other bank is out of reach where the crossing is barred."""
    found, friend = column(g, acting(g).column), column(g, other)
    return None if found.sector == friend.sector else barred(g, side_of(other), found.at)


def awaits(g: State, other: int) -> Refusal | None:
    """14.3a: the column that an epidemic in the hand has to strike first is left alone."""
    return Refusal("14.3a", "no-epidemic-first") if other in doomed(g) else None


def rides(g: State) -> bool:
    """14.1: the active column has its points for being cavalry, so that it takes in neither foot nor guns."""
    act = acting(g)
    return g.box.card_action[act.card] == ACTION["cavalry"] and is_cavalry_column(g, act.column)


def absorb(g: State, other: int) -> None:
    """4.2a to 4.2f: everything of another column; its marker goes, and its siege goes on in this column's name."""
    act = acting(g)
    c = act.column
    recall(g, other)  # 4.2b
    reckon(g, c, other)
    taken = column(g, other)
    space = siege_by(g, other)
    if taken.done:
        set_act(g, anchored="4.2e", built=act.built or space >= 0)  # 4.3d; 11.3a: that siege has had its round
    else:
        set_act(g, size=act.size + size_of(g, other))  # 4.2d, 4.3d
    _mingle(g, other)
    mine = column(g, c)
    put(
        g, c,
        leaders=mine.leaders + taken.leaders,
        troops=merge(mine.troops, taken.troops),
        bp=mine.bp + taken.bp,
        ta=mine.ta + taken.ta,  # 4.2c
        guns=mine.guns or taken.guns,
        light=mine.light or taken.light,
    )  # fmt: skip
    if space >= 0:
        g.sieges[space] = g.sieges[space]._replace(column=c)
    put(g, other, leaders=(), troops=(), bp=0, ta=0)
    tell(g, "log-absorbs", column=("column", c), other=("column", other))
    dissolve(g, other)
