"""4.0, 4.1, 4.3, 16.0 Columns: how large they are, who leads whom, how new ones are made."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from .box import Box
from .kinds import ART, CAV, COLUMNS, FORM, GARRISON, KIND_NATION, NKINDS
from .state import (
    HAND, Bag, Column, State, acting, add, column, columns_of, count, force, is_infantry, is_regiment, now,
    patrols_of, put, regiments, set_act, set_force, side_of, siege_by, size_steps, steps, tell, with_patrols,
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
    rounds = g.box.rounds
    early = coming.early != (0, 0) and g.initiative == side and now(g) >= coming.early[0] * rounds + coming.early[1]
    if not early and now(g) < turn * rounds + coming.round:
        return Refusal("4.1e", "no-force-yet")
    return None


def new_column(g: State, side: int, space: int) -> int:
    """4.1c: the marker is placed; troops follow."""
    c = free_marker(g, side)
    g.columns[c] = Column(space, g.box.bank[space], (), (), 0)
    g.new |= 1 << c
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


# -- who and what goes where -------------------------------------------------------------------------------------------


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


def weakens(g: State, slot: int, bag: Bag) -> Refusal | None:
    """11.0c: troops that a siege needs are not taken away in secret; it has to be given up first."""
    space = siege_by(g, slot) if slot < GARRISON else -1
    if space < 0 or not steps(bag):
        return None
    left = steps(with_patrols(g, slot)) - steps(bag)
    return Refusal("11.0c", "no-siege-needs") if left < g.box.fort[space].keep else None
