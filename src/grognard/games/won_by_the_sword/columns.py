"""4.0, 5.0, 7.0, 16.0 Columns and garrisons: made, split, joined, refilled; what belongs to whom."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from .box import Box
from .kinds import ACTION, ART, CAV, COLUMNS, DET, FORM, GARRISON, KIND_NATION, NFORMS, NKINDS
from .losses import dissolve
from .rivers import barred
from .state import (
    HAND, Bag, Column, Garrison, State, acting, add, column, columns_at, columns_of, count, counters_left, force,
    is_cavalry, is_full, is_infantry, is_regiment, merge, now, patrols_of, put, recall, regiments, set_act, set_force,
    side_of, siege_by, size_steps, steps, tell, with_patrols,
)  # fmt: skip


# -- 4.3 size ----------------------------------------------------------------------------------------------------------


def size_of(g: State, c: int) -> int:
    """4.3a: steps of a column: troops, patrols, guns, and two for each baggage point."""
    return size_steps(with_patrols(g, c)) + g.box.baggage * column(g, c).bp


def size_class(box: Box, size: int) -> int:
    """4.3b, 4.3c: 0 small, 1 medium, 2 large."""
    return int(size > box.tables["size"]["small"]) + int(size > box.tables["size"]["medium"])


def is_cavalry_column(g: State, c: int) -> bool:
    """4.4: a leader and regiments of horse, neither foot nor guns."""
    bag = with_patrols(g, c)
    return bool(bag) and all(CAV <= FORM[kind] < ART for kind, _ in bag)


def largest(g: State, columns: Iterable[int]) -> list[int]:
    """The largest of some columns: more than one if they are equal."""
    sizes = {c: size_of(g, c) for c in columns}
    return [c for c, size in sizes.items() if size == max(sizes.values())]


# -- 16.0 nations ------------------------------------------------------------------------------------------------------


def led(g: State, leaders: tuple[int, ...]) -> set[int]:
    """The nations whose leaders these are."""
    return {g.nation_of[leader] for leader in leaders}


def unled(g: State, leaders: tuple[int, ...], bag: Bag) -> set[int]:
    """16.0a: nations of these troops that have no leader among these."""
    return {KIND_NATION[kind] for kind, _ in bag} - led(g, leaders)


# -- 4.1 new columns ---------------------------------------------------------------------------------------------------


def free_marker(g: State, side: int) -> int:
    """A column marker not in play; -1 if all are (3.4b)."""
    return next((c for c in range(side * 4, side * 4 + g.box.most_columns) if g.columns[c] is None), -1)


def why_not_new(g: State, side: int) -> Refusal | None:
    """4.1a, 4.1d, 3.4f: why no column can be made now, whatever it is made of."""
    if free_marker(g, side) < 0:
        return Refusal("3.4b", "no-fifth-column")
    if g.passed >> side & 1:
        return Refusal("4.1d", "no-column-after-pass")
    if g.dealt[side] + len(undone(g, side)) >= g.box.most_columns:
        return Refusal("3.4f", "no-fifth-card")
    return None


def undone(g: State, side: int) -> list[int]:
    """Columns still to be activated this round (3.4a)."""
    return [c for c in columns_of(g, side) if not column(g, c).done]


def doomed(g: State) -> list[int]:
    """14.3a: columns of the active side one of which must have the epidemic of its hand in the first round: the largest
    of those that have not acted yet."""
    if not infected(g):
        return []
    acts = -1 if g.act is None else g.act.column
    return largest(g, [c for c in undone(g, g.active) if c != acts])


def infected(g: State) -> bool:
    """14.3a: the epidemic is in the active side's hand in the first round."""
    return g.round == 1 and any(g.place[card] == HAND + g.active for card in g.box.epidemics)


def why_not_create(g: State, side: int, c: int) -> Refusal | None:
    """4.1a: why a column may not be split."""
    if not 0 <= c < len(COLUMNS) or g.columns[c] is None or side_of(c) != side:
        return Refusal("4.1a", "no-own-column")
    no = why_not_new(g, side)
    if no is not None:
        return no
    found = column(g, c)
    if found.done:
        return Refusal("3.4a", "no-split-done")
    if len(found.leaders) < 2 or regiments(found.troops) < 2:
        return Refusal("4.1a", "no-split-too-few")
    if can_split(g, c):
        return None
    return Refusal("16.0a", "no-split-nations") if siege_by(g, c) < 0 else Refusal("11.0c", "no-siege-needs")


def can_split(g: State, c: int) -> bool:
    """Whether a column can be divided into two that may stand alone."""
    return len(column(g, c).leaders) > 1 and any(_splits(g, c, leader) for leader in column(g, c).leaders)


def _out(g: State, c: int) -> Bag:
    """A column's patrols."""
    bag: Bag = ()
    for link in patrols_of(g, c):
        bag = add(bag, g.patrols[link].kind)
    return bag


def _splits(g: State, c: int, leader: int) -> bool:
    """Whether a leader can go with troops of his nation and leave a column behind that may stay."""
    found = column(g, c)
    left = tuple(other for other in found.leaders if other != leader)
    if unled(g, left, _out(g, c)):
        return False
    nation = g.nation_of[leader]
    goes = unled(g, left, found.troops)  # must go along
    own = [kind for kind, _ in found.troops if KIND_NATION[kind] == nation and is_regiment(kind)]
    if not goes:
        return regiments(found.troops) > 1 and any(weakens(g, c, ((kind, 1),)) is None for kind in own)
    stay = any(KIND_NATION[kind] not in goes and is_regiment(kind) for kind, _ in found.troops)
    return goes == {nation} and bool(own) and stay and weakens(g, c, _of(found.troops, goes)) is None


def _of(bag: Bag, nations: set[int]) -> Bag:
    """The troops of some nations."""
    return tuple((kind, n) for kind, n in bag if KIND_NATION[kind] in nations)


def why_not_raise(g: State, side: int, space: int) -> Refusal | None:
    """4.1b: why a garrison may not make a column."""
    held = g.garrisons[space] if 0 <= space < len(g.garrisons) else None
    if held is None or held.side != side:
        return Refusal("4.1b", "no-own-garrison")
    no = why_not_new(g, side)
    if no is not None:
        return no
    if not held.leaders or not regiments(held.troops):
        return Refusal("4.1b", "no-raise-leader")
    if space in g.sieges:
        return Refusal("5.2b", "no-besieged")
    if held.relieved == now(g):
        return Refusal("3.4a", "no-raise-relieved")
    spare = [kind for kind, _ in held.troops if is_regiment(kind)]
    if all(why_not_spare(g, space, kind) is not None for kind in spare):
        return Refusal("5.2c", "no-last-step")
    return None


def arrives(g: State, side: int, which: int) -> Refusal | None:
    """4.1e, 4.1f: why a reinforcement may not enter now."""
    arrivals = g.setup.arrivals
    if which not in g.waiting or arrivals[which].side != side:
        return Refusal("4.1e", "no-such-force")
    no = why_not_new(g, side)
    if no is not None:
        return no
    coming = arrivals[which]
    turn = g.due.get(which, coming.turn)
    early = (
        coming.early != (0, 0) and g.initiative == side and now(g) >= coming.early[0] * g.box.rounds + coming.early[1]
    )
    if not early and now(g) < turn * g.box.rounds + coming.round:
        return Refusal("4.1e", "no-force-yet")
    return None


def new_column(g: State, side: int, space: int) -> int:
    """4.1c: the marker is placed; troops follow."""
    c = free_marker(g, side)
    g.columns[c] = Column(space, g.box.bank[space], (), (), 0)
    return c


def enter(g: State, which: int, space: int) -> int:
    """4.1e: a reinforcement column comes on."""
    coming = g.setup.arrivals[which]
    c = new_column(g, coming.side, space)
    for leader, nation in coming.leaders:
        g.nation_of[leader] = nation
    put(g, c, leaders=tuple(leader for leader, _ in coming.leaders), troops=coming.troops, bp=coming.bp, origin=which)
    raise_troops(g, coming.troops)
    g.waiting.remove(which)
    tell(g, "log-enters", column=("column", c), space=("space", space))
    return c


def raise_troops(g: State, bag: Bag, sign: int = 1) -> None:
    """Regiments that come into play for the first time, or leave it for good."""
    for kind, n in bag:
        if is_regiment(kind):
            g.raised[KIND_NATION[kind] * 2 + (not is_infantry(kind))] += sign * n


def split(g: State) -> Asking[None]:
    """4.1a, 4.1b: what goes into the new column, from the column or garrison (slot `what`) it is made of: hidden."""
    c, source = acting(g).column, acting(g).what[0]
    side = side_of(c)
    while True:
        leaders = source_leaders(g, source)
        troops = [source * NKINDS + kind for kind, _ in force(g, source)]
        bp = source_bp(g, source)
        action = yield Choose(
            side,
            "ask-split",
            Offer("take_leader", leaders, lambda leader: _no_leader(g, source, leader)),
            Offer("take", troops, lambda troop: _no_troop(g, source, troop)),
            Offer("amount", range(1, bp + 1) if not column(g, c).bp else (), lambda n: _no_bp(g, source, n)),
            Offer("form", None, lambda _: _unfinished(g, source)),
            others="ask-activity",
        )
        verb, noun = action
        if verb == "form":  # everybody sees that it is there now
            break
        if verb == "take":
            move_troop(g, source, c, noun % NKINDS)
        elif verb == "take_leader":
            move_leader(g, source, c, noun)
        else:
            put(g, c, bp=noun)
            set_bp(g, source, bp - noun)
    set_act(g, what=())


def _no_leader(g: State, source: int, leader: int) -> Refusal | None:
    """A leader may go if both halves can still become columns."""
    leaders = source_leaders(g, source)
    if leader not in leaders:
        return Refusal("4.1a", "no-such-leader")
    new = column(g, acting(g).column)
    if source == GARRISON:
        return None
    if len(leaders) < 2:
        return Refusal("4.0a", "no-last-leader")
    found = column(g, source)
    left = tuple(other for other in leaders if other != leader)
    goes = unled(g, left, found.troops)
    if not new.leaders:
        return None if _splits(g, source, leader) else Refusal("16.0a", "no-split-nations")
    if unled(g, left, _out(g, source)) or not goes <= led(g, (*new.leaders, leader)):
        return Refusal("16.0a", "no-split-nations")
    if not any(is_regiment(kind) and KIND_NATION[kind] not in goes for kind, _ in found.troops):
        return Refusal("4.0a", "no-last-regiment")
    return weakens(g, source, _of(found.troops, goes))


def _no_troop(g: State, source: int, troop: int) -> Refusal | None:
    slot, kind = divmod(troop, NKINDS)
    bag = force(g, source)
    if slot != source or not count(bag, kind):
        return Refusal("4.1a", "no-such-troops")
    if KIND_NATION[kind] not in led(g, column(g, acting(g).column).leaders):
        return Refusal("16.0a", "no-leader-of-nation")
    if source == GARRISON:
        if not is_regiment(kind) and not regiments(column(g, acting(g).column).troops):
            return Refusal("4.0a", "no-regiment-first")
        return why_not_spare(g, column(g, acting(g).column).at, kind)
    going = _going(g, source)
    if KIND_NATION[kind] in going:
        return None
    if is_regiment(kind) and _left(g, source) < 2:
        return Refusal("4.0a", "no-last-regiment")
    return weakens(g, source, add(_of(bag, going), kind))


def _going(g: State, source: int) -> set[int]:
    return unled(g, column(g, source).leaders, column(g, source).troops)


def _left(g: State, source: int) -> int:
    """Regiments that may stay behind."""
    going = _going(g, source)
    return sum(n for kind, n in column(g, source).troops if is_regiment(kind) and KIND_NATION[kind] not in going)


def _no_bp(g: State, source: int, n: int) -> Refusal | None:
    new = column(g, acting(g).column)
    return None if not new.bp and 1 <= n <= source_bp(g, source) else Refusal("7.1b", "no-such-baggage")


def _unfinished(g: State, source: int) -> Refusal | None:
    """4.0a, 16.0a: a column needs a leader and a regiment, and leaders of all its nations."""
    new = column(g, acting(g).column)
    if not new.leaders or not regiments(new.troops):
        return Refusal("4.0a", "no-empty-column")
    if source < GARRISON and _going(g, source):
        return Refusal("16.0a", "no-leader-of-nation")
    return None


# -- 4.2, 5.2 joining and adjusting ------------------------------------------------------------------------------------


def source_leaders(g: State, slot: int) -> tuple[int, ...]:
    if slot < GARRISON:
        return column(g, slot).leaders
    held = g.garrisons[column(g, acting(g).column).at]
    return () if held is None else held.leaders


def source_bp(g: State, slot: int) -> int:
    if slot < GARRISON:
        return column(g, slot).bp
    held = g.garrisons[column(g, acting(g).column).at]
    return 0 if held is None else held.bp


def set_bp(g: State, slot: int, bp: int) -> None:
    if slot < GARRISON:
        put(g, slot, bp=bp)
    else:
        change_garrison(g, column(g, acting(g).column).at, bp=bp)


def change_garrison(g: State, space: int, **changes: object) -> None:
    held = g.garrisons[space]
    assert held is not None
    g.garrisons[space] = held._replace(**changes)  # type: ignore[arg-type]


def move_troop(g: State, source: int, target: int, kind: int) -> None:
    set_force(g, source, add(force(g, source), kind, -1))
    set_force(g, target, add(force(g, target), kind))


def move_leader(g: State, source: int, target: int, leader: int) -> None:
    space = column(g, acting(g).column).at
    left = tuple(other for other in source_leaders(g, source) if other != leader)
    more = (*source_leaders(g, target), leader)
    for slot, leaders in ((source, left), (target, more)):
        if slot < GARRISON:
            put(g, slot, leaders=leaders)
        else:
            change_garrison(g, space, leaders=leaders)


def why_not_spare(g: State, space: int, kind: int) -> Refusal | None:
    """5.2a to 5.2c: why a garrison may not give these: it keeps a step, and what the scenario demands."""
    held = g.garrisons[space]
    assert held is not None
    least = max(1, g.setup.minimum_garrison.get(space, 1))
    if FORM[kind] != ART and steps(add(held.troops, kind, -1)) < least:
        return refuse("5.2c", "no-last-step", least=least)
    return None


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
        _do(g, verb, noun)


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


def weakens(g: State, slot: int, bag: Bag) -> Refusal | None:
    """11.0c: troops that a siege needs are not taken away in secret; it has to be given up first."""
    space = siege_by(g, slot) if slot < GARRISON else -1
    if space < 0 or not steps(bag):
        return None
    left = steps(with_patrols(g, slot)) - steps(bag)
    return Refusal("11.0c", "no-siege-needs") if left < g.box.fort[space].keep else None


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
    taken = column(g, other)
    space = siege_by(g, other)
    tired = taken.fatigue
    if taken.done:
        set_act(g, anchored="4.2e", built=act.built or space >= 0)  # 4.3d; 11.3a: that siege has had its round
    else:
        rest = min(act.cp, tired * g.box.cost["fatigue"])  # 15.0a: as if it acted itself
        tired -= rest
        set_act(g, size=act.size + size_of(g, other), cp=act.cp - rest, tired=act.tired or tired > 0)  # 4.2d, 4.3d
    mine = column(g, c)
    put(
        g, c,
        leaders=mine.leaders + taken.leaders,
        troops=merge(mine.troops, taken.troops),
        bp=mine.bp + taken.bp,
        ta=mine.ta + taken.ta,  # 4.2c
        fatigue=max(mine.fatigue, tired),
        guns=mine.guns or taken.guns,
        light=mine.light or taken.light,
    )  # fmt: skip
    if space >= 0:
        g.sieges[space] = g.sieges[space]._replace(column=c)
    put(g, other, leaders=(), troops=(), bp=0, ta=0)
    tell(g, "log-absorbs", column=("column", c), other=("column", other))
    dissolve(g, other)
