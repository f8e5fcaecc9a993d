"""A state that a side cannot tell from the real one: made of what it may know, nothing of the other's secrets.

Everybody knows the scenario: which leaders and how many regiments the other side has raised, its markers on the map,
its patrols, what lies open in a battle. What it has itself seen within a month is as it was seen, if it still can be.
Everything else is dealt out anew, by what the scenario began with."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ...kernel.refusal import BadInput
from .columns import can_split, led, size_of
from .glance_know import believed, garrisoned
from .kinds import ART, CAV, DET, GARRISON, INF, KIND_NATION, NATIONS, NFORMS, NKINDS
from .notes import GARRISONS
from .patrol import may_deploy, unplaced
from .state import (
    HAND, PILE, Bag, Note, State, add, column, columns_of, count, counters_left, is_infantry, is_regiment, now,
    patrols_of, put, side_of, siege_by, steps,
)  # fmt: skip

TYPICAL = (0, 1, 2, 4, 6)
"""Steps of a usual garrison by type of place: no more is guessed."""
DOUBTS = 0.1
"""How often a side imagines that what it saw has changed: it may have, unseen."""


def resample(g: State, side: int, random: Random) -> State:
    """The other side's cards, chits, columns and garrisons as they might be: from what `side` knows, and nothing else.

    So worlds made of two states that `side` cannot tell apart are the same, with the same dice."""
    noted = {key: note for key, note in (g.notes[side] | g.reckoned[side]).items() if _is_fresh(g, key, note)}
    if noted and random.random() >= DOUBTS:
        try:
            return _deal(g.copy(), side, random, noted)
        except BadInput:  # all of it cannot be so any more
            pass
    return _deal(g, side, random, {})


def _is_fresh(g: State, key: int, note: Note) -> bool:
    """Whether what was noted is still likely: seen within a month, and not of a column that is being divided."""
    act = g.act
    busy = act is not None and ((act.stage == "split" and key in (act.column, act.what[0])) or key == _sends(g))
    return not busy and now(g) - note.turn * g.box.rounds - note.round <= g.box.rounds


def _deal(g: State, side: int, random: Random, noted: Mapping[int, Note]) -> State:
    other = 1 - side
    weights = {c: believed(g, side, c).regiments for c in columns_of(g, other)}
    _cards(g, other, random)
    hidden = [c for c in columns_of(g, other) if not _open(g, c)]
    making = g.act.column if g.act is not None and g.act.stage == "split" else -1
    if making in hidden:
        hidden.remove(making)
    held = [s for s, one in enumerate(g.garrisons) if one is not None and one.side == other]
    mine = [*hidden, making] if making >= 0 and side_of(making) == other else hidden
    left = _raised(g, other, set(mine), set(held))
    guns = _guns(g, other, mine, held, noted, random)
    pool = _pool(g, other, mine, held, random)
    for c in mine:  # whatever has gone into one that is being made is not known: nothing yet
        put(g, c, leaders=(), troops=(), bp=0)
    for s in held:
        _garrison_is(g, s, leaders=(), troops=(), bp=0, relieved=-1)
    _leaders(g, other, pool, hidden, held, left, noted, random)
    _chits(g, other, random)
    for c in hidden:
        if c in noted:
            _as_noted(g, c, noted[c], left, guns)
    for c in hidden:
        if not any(is_regiment(kind) for kind, _ in column(g, c).troops):
            _first(g, c, left, random)
    for s in held:
        if GARRISONS + s not in noted or not _garrison_as_noted(g, s, noted[GARRISONS + s], left, guns):
            _garrison(g, s, left, random)
    dealt = sorted(hidden, key=lambda c: (c not in noted, -_needed(g, c)))
    for i, c in enumerate(dealt):
        part = 0.0 if c in noted else weights[c] / max(1, sum(weights[later] for later in dealt[i:]))
        _column(g, c, left, part * random.uniform(0.6, 1.0), random)
    for nation, n in sorted(guns.items()):
        _deal_guns(g, nation, n, *_elsewhere(hidden, held, noted), random)
    _possible(g, other)
    g.cadre[other] = tuple(sorted((kind, n) for kind, n in left.items() if n))
    if g.act is not None and g.act.column in mine:
        out = "9.2d" if patrols_of(g, g.act.column) else ""
        stage = "activity" if g.act.stage == "march-loss" else g.act.stage  # 14.4: whether he still chooses is not seen
        size = size_of(g, g.act.column)
        g.act = g.act._replace(stage=stage, size=size, famine=0, paid=False, sorted=0, anchored=out)
    return g


def _garrison_is(g: State, s: int, **changes: object) -> None:
    one = g.garrisons[s]
    assert one is not None
    g.garrisons[s] = one._replace(**changes)  # type: ignore[arg-type]


def _pool(g: State, other: int, columns: list[int], held: list[int], random: Random) -> list[int]:
    """The other side's leaders who may be anywhere. Of one whose wound is healed it is not known whether he is back; if
    he is, he has taken an Oberst's place (6.3c). Which Oberst is where nobody knows."""
    box = g.box
    pool = [leader for c in columns for leader in column(g, c).leaders]
    for s in held:
        one = g.garrisons[s]
        assert one is not None
        pool += one.leaders
    pool += [leader for leader, side in g.homeless if side == other]
    generic = [g.nation_of[leader] for leader in pool if leader >= box.first_generic]
    named = {leader for leader in pool if leader < box.first_generic}
    healed = {leader: away for leader, away in g.returned.items() if leader in named}
    generic += [g.nation_of[leader] for leader, (back, _) in healed.items() if back]
    healed |= {one: away for one, away in g.away.items() if away[1] == other and 0 <= away[0] <= now(g)}
    for leader, away in sorted(healed.items()):
        named.discard(leader)
        g.away.pop(leader, None)
        g.returned.pop(leader, None)
        if leader >= box.first_generic:  # he had nowhere to go: perhaps he still has not
            generic.append(g.nation_of[leader])
            continue
        g.chits[leader] = -1
        nation = g.nation_of[leader]
        if away[0] == 0 or (nation in generic and random.random() < 0.5):
            g.returned[leader] = away
            named.add(leader)
            if box.dynamic[leader] and random.random() < 0.5:
                g.chits[leader] = random.choice(box.chits[leader])
            if away[0]:
                generic.remove(nation)
        else:
            g.away[leader] = away
    taken = {leader for found in g.columns if found is not None for leader in found.leaders} - set(pool)
    taken |= {leader for which in g.waiting for leader, _ in g.setup.arrivals[which].leaders}
    for nation in sorted(set(generic)):
        free = [leader for leader in box.oberste(nation) if leader not in taken]
        named |= set(free[: generic.count(nation)])
    found = sorted(named)
    random.shuffle(found)
    return found


def _possible(g: State, other: int) -> None:
    """What is under way shows that a column has horse to send, or can be split."""
    act = g.act
    if act is None or side_of(act.column) != other:
        return
    if _sends(g) >= 0 and may_deploy(g) is not None:
        raise BadInput("bad-no-world")
    if act.stage == "split":
        source = act.what[0]
        if source < GARRISON and not can_split(g, source):
            raise BadInput("bad-no-world")


def _sends(g: State) -> int:
    """9.2c: the column that is about to send horse away, and so has it; -1: none. Once some is sent it may be all."""
    act = g.act
    if act is None or not (act.stage == "patrol-unit" or (act.stage == "patrols" and not act.what)):
        return -1
    return act.column


def _open(g: State, c: int) -> bool:
    """12.4p: whether a column lies open because it fights, or has just fought."""
    if g.act is not None and g.act.fought and g.act.column == c:
        return True
    return g.battle is not None and g.battle.stage != "offer" and c in (g.battle.attacker, g.battle.defender)


def _cards(g: State, other: int, random: Random) -> None:
    unknown = [card for card in range(g.box.ncards) if g.place[card] in (PILE, HAND + other)]
    held = sum(g.place[card] == HAND + other for card in unknown)
    chosen = set(random.sample(unknown, held))
    for card in unknown:
        g.place[card] = HAND + other if card in chosen else PILE


def _raised(g: State, other: int, hidden: set[int], held: set[int]) -> dict[int, int]:
    """Regiments of the other side that are out of sight, by regular kind."""
    seen = [one.troops for c, one in enumerate(g.columns) if one is not None and c not in hidden]
    seen += [one.troops for s, one in enumerate(g.garrisons) if one is not None and s not in held]
    seen += [((patrol.kind, 1),) for patrol in g.patrols.values()]
    seen += [((kind, 1),) for kind in unplaced(g)]
    if g.battle is not None:
        seen += g.battle.wings
    seen.append(g.cadre[1 - other])
    left = {kind: 0 for kind in range(NKINDS) if kind % 10 in (INF, CAV)}
    for nation in range(len(NATIONS)):
        left[nation * 10 + INF], left[nation * 10 + CAV] = g.raised[nation * 2], g.raised[nation * 2 + 1]
    for bag in seen:
        for kind, n in bag:
            if is_regiment(kind):
                left[KIND_NATION[kind] * 10 + (INF if is_infantry(kind) else CAV)] -= n
    return left


def _leaders(
    g: State,
    other: int,
    pool: list[int],
    hidden: list[int],
    held: list[int],
    left: dict[int, int],
    noted: Mapping[int, Note],
    random: Random,
) -> None:
    """Each column has a leader, and one for whatever patrols it has out; the others are anywhere but where they were
    seen."""
    given: dict[int, list[int]] = {c: [] for c in hidden}
    if (space := _raising(g, other)) >= 0:
        _posted(g, pool, space)
    for c in hidden:
        seen = [leader for leader in pool if c in noted and leader in noted[c].leaders]
        given[c] += seen
        for him in seen:
            pool.remove(him)
    for c in hidden:
        for nation in sorted({KIND_NATION[g.patrols[link].kind] for link in patrols_of(g, c)}):
            leader = next((one for one in pool if g.nation_of[one] == nation), None)
            if leader is not None and nation not in led(g, tuple(given[c])):
                pool.remove(leader)
                given[c].append(leader)
    halved = g.act.what[0] if g.act is not None and g.act.stage == "split" else -1
    sends = _sends(g)
    spare = {n: left[n * 10 + INF] + left[n * 10 + CAV] for n in range(len(NATIONS))}
    for c in sorted(hidden, key=lambda c: c != sends):
        while _lacks(g, c, given[c], left, spare, 1 + (c == halved)):
            able = [one for one in pool if spare[g.nation_of[one]] > 0]
            if c == sends:  # 9.2c: it has horse
                able = [one for one in able if left[g.nation_of[one] * 10 + CAV] > 0]
            if not able:
                raise BadInput("bad-no-world")
            pool.remove(able[0])
            given[c].append(able[0])
        for leader in given[c][:1]:
            spare[g.nation_of[leader]] -= 2 if c == sends else 1
    _homeless(g, other, pool, random)
    hidden, held = _elsewhere(hidden, held, noted)
    for leader in pool:
        places = [s for s in held if (one := g.garrisons[s]) is not None and one.nation == g.nation_of[leader]]
        if places and (not hidden or random.random() < 0.1):
            s = random.choice(places)
            one = g.garrisons[s]
            assert one is not None
            _garrison_is(g, s, leaders=(*one.leaders, leader))
        elif hidden:
            given[random.choice(hidden)].append(leader)
        else:
            g.away[leader] = (0, other)
    for c, leaders in given.items():
        put(g, c, leaders=tuple(leaders), bp=random.randrange(9))


def _elsewhere(hidden: list[int], held: list[int], noted: Mapping[int, Note]) -> tuple[list[int], list[int]]:
    """Where nobody has looked; everywhere, if there is no such place."""
    columns = [c for c in hidden if c not in noted]
    garrisons = [s for s in held if GARRISONS + s not in noted]
    return (columns, garrisons) if columns or garrisons else (hidden, held)


def _homeless(g: State, other: int, pool: list[int], random: Random) -> None:
    """4.5b: that leaders look for a place is known, not who, nor how many."""
    own = [pair for pair in g.homeless if pair[1] != other]
    if len(own) == len(g.homeless):
        return
    wanted = 1 + (random.random() < 0.3)
    if not pool:
        raise BadInput("bad-no-world")
    theirs = [(leader, other) for leader in pool[:wanted]]
    del pool[:wanted]
    g.homeless = [*theirs, *own] if g.homeless[0][1] == other else [*own, *theirs]


def _raising(g: State, other: int) -> int:
    """4.1b: the garrison of the other side out of which a column is being made; -1: none."""
    act = g.act
    if act is None or act.stage != "split" or side_of(act.column) != other or act.what[0] != GARRISON:
        return -1
    return column(g, act.column).at


def _posted(g: State, pool: list[int], space: int) -> None:
    """A leader of its nation in a garrison that is making a column."""
    one = g.garrisons[space]
    leader = next((lead for lead in pool if one is not None and g.nation_of[lead] == one.nation), None)
    if one is None or leader is None:
        raise BadInput("bad-no-world")
    pool.remove(leader)
    _garrison_is(g, space, leaders=(leader,))


def _lacks(g: State, c: int, given: list[int], left: dict[int, int], spare: dict[int, int], least: int) -> bool:
    """Whether a column needs one more leader: it has few, or none of a nation that has the regiments it must have."""
    nations = led(g, tuple(given))
    if len(given) < least:
        return True
    if c != _sends(g):
        return False
    horse = sum(left[nation * 10 + CAV] for nation in nations)
    return not horse or sum(spare[nation] for nation in nations) < 2


def _chits(g: State, other: int, random: Random) -> None:
    """6.1d: an unused chit may be any of its leader's."""
    box = g.box
    own = [leader for c in columns_of(g, other) for leader in column(g, c).leaders]
    own += [leader for one in g.garrisons if one is not None and one.side == other for leader in one.leaders]
    own += [leader for leader, side in g.homeless if side == other]
    for leader in own:
        if box.dynamic[leader] and g.chits[leader] >= 0:
            g.chits[leader] = random.choice(box.chits[leader])


def _guns(
    g: State, other: int, hidden: list[int], held: list[int], noted: Mapping[int, Note], random: Random
) -> dict[int, int]:
    """Artillery out of sight, by nation: what set-up and captures have shown, less what may have been in places that
    were stormed, which nobody saw; what was seen since was not."""
    unseen = g.unseen[other]
    found = dict(unseen)
    places = [column(g, c).troops for c in hidden]
    for s in held:
        one = g.garrisons[s]
        assert one is not None
        places.append(one.troops)
    for bag in places:
        for kind, n in bag:
            if kind % 10 == ART:
                found[KIND_NATION[kind]] = found.get(KIND_NATION[kind], 0) + n
    for nation in sorted(unseen):
        kind = nation * 10 + ART
        seen = sum(count(note.troops, kind) for key, note in noted.items() if key in hidden or key - GARRISONS in held)
        unseen[nation] = random.randint(0, max(0, min(2, found[nation] - seen)))
        found[nation] -= unseen[nation]
    return found


def _garrison(g: State, s: int, left: dict[int, int], random: Random) -> None:
    """A few steps, seldom none, never more than the place holds (5.0a, 5.2e)."""
    box = g.box
    one = g.garrisons[s]
    assert one is not None
    least = g.setup.minimum_garrison.get(s, 1)
    most = max(least, min(box.fort[s].garrison, TYPICAL[box.type[s]]))
    begun = garrisoned(g, s)
    if begun >= least and random.random() < 0.7:
        least = most = begun
    wanted = 0 if least == 1 and random.random() < 0.03 else random.randint(least, most)
    kind = one.nation * 10 + INF
    full = min(wanted // 2, left[kind])
    if s == _raising(g, one.side):  # a regiment may go, and a step stays
        if left[kind] < 2:
            raise BadInput("bad-no-world")
        left[kind] -= 2
        _garrison_is(g, s, troops=((kind + 1, 2),))
        return
    left[kind] -= full
    bag: Bag = add((), kind, full) if full else ()
    rest = wanted - 2 * full
    if rest and left[kind] and (rest > 1 or counters_left(g, one.nation * NFORMS + DET) < 1):
        left[kind] -= 1
        bag = add(bag, kind + 1)
        rest -= 1
    _garrison_is(g, s, troops=bag, bp=random.choice((0, 0, 0, 1, 2)))
    while rest > 0 and counters_left(g, one.nation * NFORMS + DET) > 0:
        bag = add(bag, one.nation * 10 + DET)
        _garrison_is(g, s, troops=bag)
        rest -= 1


def _needed(g: State, c: int) -> int:
    """11.1b: steps that a besieger must have."""
    space = siege_by(g, c)
    return g.box.fort[space].keep if space >= 0 else 0


def _first(g: State, c: int, left: dict[int, int], random: Random) -> None:
    """4.0a: a column has a regiment, unless it is out on patrol."""
    nations = led(g, column(g, c).leaders)
    able = [kind for kind in sorted(left) if left[kind] > 0 and KIND_NATION[kind] in nations]
    if c == _sends(g):
        horse = [kind for kind in able if kind % 10 == CAV]
        if horse:
            left[horse[0]] -= 1
            put(g, c, troops=add(column(g, c).troops, horse[0]))
            able = [kind for kind in able if left[kind] > 0]
    if able:
        kind = random.choice(able)
        left[kind] -= 1
        put(g, c, troops=add(column(g, c).troops, kind))
    elif not patrols_of(g, c):
        raise BadInput("bad-no-world")


def _as_noted(g: State, c: int, note: Note, left: dict[int, int], guns: dict[int, int]) -> None:
    """What a column was seen with, its patrols taken off, as far as all that can be there."""
    out = [g.patrols[link].kind for link in patrols_of(g, c)]
    nations = led(g, column(g, c).leaders)
    for kind, n in note.troops:
        if KIND_NATION[kind] in nations:
            there = max(0, min(n - out.count(kind), _free(g, kind, left, guns)))
            _take(kind, there, left, guns)
            put(g, c, troops=add(column(g, c).troops, kind, there))
    put(g, c, bp=note.bp)


def _free(g: State, kind: int, left: dict[int, int], guns: dict[int, int]) -> int:
    """How many of a kind may still be anywhere."""
    if is_regiment(kind):
        return left[_regular(kind)]
    return guns.get(KIND_NATION[kind], 0) if kind % 10 == ART else counters_left(g, kind)


def _take(kind: int, n: int, left: dict[int, int], guns: dict[int, int]) -> None:
    if is_regiment(kind):
        left[_regular(kind)] -= n
    elif kind % 10 == ART:
        guns[KIND_NATION[kind]] = guns.get(KIND_NATION[kind], 0) - n


def _regular(kind: int) -> int:
    return KIND_NATION[kind] * 10 + (INF if is_infantry(kind) else CAV)


def _garrison_as_noted(g: State, s: int, note: Note, left: dict[int, int], guns: dict[int, int]) -> bool:
    """What a garrison was seen with, if all of that can be there."""
    one = g.garrisons[s]
    assert one is not None
    if s == _raising(g, one.side) or steps(note.troops) < g.setup.minimum_garrison.get(s, 1):
        return False
    for i, (kind, n) in enumerate(note.troops):
        if KIND_NATION[kind] != one.nation or _free(g, kind, left, guns) < n:
            for before, m in note.troops[:i]:
                _take(before, -m, left, guns)
            return False
        _take(kind, n, left, guns)
    _garrison_is(g, s, troops=note.troops, bp=note.bp)
    return True


def _column(g: State, c: int, left: dict[int, int], part: float, random: Random) -> None:
    """A part of the regiments of the nations that its leaders lead; some reduced, some veterans."""
    nations = led(g, column(g, c).leaders)
    able = [kind for kind in sorted(left) if KIND_NATION[kind] in nations for _ in range(left[kind])]
    random.shuffle(able)
    share = round(len(able) * part)
    bag = column(g, c).troops
    for i, kind in enumerate(able):
        if i >= share and steps(bag) >= _needed(g, c):
            break
        left[kind] -= 1
        veteran = 2 if random.random() < 0.2 else 0
        reduced = 1 if i < share and steps(bag) >= _needed(g, c) and random.random() < 0.2 else 0
        bag = add(bag, kind + veteran + reduced)
    put(g, c, troops=bag)


def _deal_guns(g: State, nation: int, n: int, hidden: list[int], held: list[int], random: Random) -> None:
    """Guns go with any column or garrison."""
    kind = nation * 10 + ART
    for _ in range(n):
        if hidden and (not held or random.random() < 0.85):
            c = random.choice(hidden)
            put(g, c, troops=add(column(g, c).troops, kind))
        else:
            s = random.choice(held)
            one = g.garrisons[s]
            assert one is not None
            _garrison_is(g, s, troops=add(one.troops, kind))
