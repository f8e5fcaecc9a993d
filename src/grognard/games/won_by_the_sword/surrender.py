"""11.2, 11.7 Offers of surrender; 11.9 what becomes of the garrison; 11.10 the captor's own."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from .box import Box
from .initiative import take_initiative
from .kinds import ART, DET, FORM, KIND_NATION, NFORMS, NKINDS, STEPS
from .leaders import free_oberst
from .notes import GARRISONS, forget, see
from .state import (
    Bag, Garrison, State, acting, add, batteries, column, count, counters_left, is_full, is_infantry, merge, now, put,
    score, set_act, side_of, steps, tell, to_cadre,
)  # fmt: skip


# -- T.d the offer ---------------------------------------------------------------------------------------------------


def fire_of(box: Box, guns: int) -> int:
    """11.4d: the firepower of so many batteries."""
    return guns * box.firepower[ART]


def place_fire(g: State, space: int) -> int:
    """11.4b: the artillery firepower of a besieged place: its own and the garrison's batteries."""
    box = g.box
    held = g.garrisons[space]
    return box.fort[space].artillery + (0 if held is None else fire_of(box, batteries(held.troops)))


def superiority(besieger: int, place: int) -> int:
    """11.2b: by artillery firepower, 1 the besieger's, -1 the defender's, 0 nobody's."""
    return (besieger > place) - (besieger < place)


def open_modifier(box: Box, space: int, final: bool, superior: int, stratagem: bool) -> int:
    """T.d: what is added to the die of an offer and hangs on nothing under the garrison's marker but its guns."""
    found = box.fort[space].surrender + superior * box.offer_modifier["artillery"]
    return found + final * box.offer_modifier["works"] + stratagem * box.offer_modifier["stratagem"]  # 11.7a, 14.9


def target(box: Box, garrison: int) -> int:
    """T.d: what an offer must reach against so many steps; none: 5.0c, 5.2e, ruling 29."""
    table = box.tables["surrender"]
    return int(table["target"][bisect_left(table["most"], garrison)])


def accepts(g: State, space: int, total: int) -> bool:
    """11.2a, 11.7a: whether the place surrenders to a die with its open modifiers."""
    box = g.box
    held = g.garrisons[space]
    if held is None:
        return total >= target(box, 0)
    if any(leader < box.first_generic for leader in held.leaders):
        total += box.offer_modifier["leader"]
    return total >= target(box, steps(held.troops))


# -- 11.9 the garrison that surrendered ------------------------------------------------------------------------------


def fitting(box: Box, bag: Bag, room: int) -> Bag:
    """The largest part of a garrison that fits in so many steps; of equal parts the one with more firepower."""
    found: Bag = ()
    for kind, n in sorted(bag, key=lambda item: (-STEPS[item[0]], -box.firepower[item[0]], item[0])):
        taken = min(n, room // STEPS[kind])
        if taken:
            found = add(found, kind, taken)
            room -= taken * STEPS[kind]
    return found


def host(g: State, space: int, held: Garrison, bag: Bag) -> int:
    """11.9b, 11.9c: where a garrison marches: to the nearest friendly one that can take it whole, or else to the
    nearest of those that can take the largest part; -1 if there is none.

    Only of its nation (16.0b) and not besieged (5.2b). Equally near: the stronger place, then the first of the map."""
    box = g.box
    away = box.distances[space]
    best, order = -1, (0, 0, 0)
    for s, one in enumerate(g.garrisons):
        if one is None or s == space or (one.side, one.nation) != (held.side, held.nation) or s in g.sieges:
            continue
        part = steps(fitting(box, bag, box.fort[s].garrison - steps(one.troops)))
        rank = (-part, away[s], -box.type[s])
        if best < 0 or rank < order:
            best, order = s, rank
    return best


def march_off(g: State, space: int) -> None:
    """11.9a to 11.9d: the captor sees the garrison, takes its guns and stores, and the troops go to friends.

    Where they go is their owner's secret: it tells how full his other garrisons are."""
    box = g.box
    c = acting(g).column
    held = g.garrisons[space]
    forget(g, GARRISONS + space)
    if held is None:
        return
    see(g, side_of(c), GARRISONS + space, "surrender")  # 11.9d, 5.1c
    guns = batteries(held.troops)
    put(g, c, bp=column(g, c).bp + held.bp)
    tell(g, "log-stores-taken", column=("column", c), space=("space", space), bp=held.bp, guns=guns)
    capture_guns(g, c, guns)
    bag = tuple(item for item in held.troops if FORM[item[0]] != ART)
    to = host(g, space, held, bag)
    g.garrisons[space] = None
    if to < 0:
        disband(g, held.side, bag)  # ruling 24
        tell(g, "log-garrison-disbanded", space=("space", space))
        g.homeless += [(leader, held.side) for leader in held.leaders]
        return
    friends = g.garrisons[to]
    assert friends is not None
    goes = fitting(box, bag, box.fort[to].garrison - steps(friends.troops))
    rest = bag
    for kind, n in goes:
        rest = add(rest, kind, -n)
    disband(g, held.side, rest)
    g.garrisons[to] = friends._replace(troops=merge(friends.troops, goes), leaders=(*friends.leaders, *held.leaders))
    tell(g, "log-garrison-marches", space=("space", space))
    tell(g, "log-garrison-joins", held.side, space=("space", to), steps=steps(goes), lost=steps(rest))


def disband(g: State, side: int, bag: Bag) -> None:
    """11.8c, 11.9c: regiments to the cadre box, detachments out of play."""
    for kind, n in bag:
        for _ in range(n):
            to_cadre(g, side, kind)


def take_guns(g: State, c: int, guns: int) -> int:
    """1.4c, 12.6a: artillery becomes the column's own, of its leaders' nations, while there are counters; says how many
    units did."""
    taken = 0
    for nation in dict.fromkeys(g.nation_of[leader] for leader in column(g, c).leaders):
        new = min(guns - taken, counters_left(g, _kind(nation, ART)))
        if new > 0:
            put(g, c, troops=add(column(g, c).troops, _kind(nation, ART), new))
            taken += new
    return taken


def capture_guns(g: State, c: int, guns: int) -> None:
    """T.e: the enemy's guns, and points for those that serve again."""
    taken = take_guns(g, c, guns)
    if taken:
        score(g, side_of(c), taken * g.box.victory["artillery"], "artillery")


def _kind(nation: int, form: int) -> int:
    return nation * NFORMS + form


# -- 11.6, 11.8 the garrison that was stormed ------------------------------------------------------------------------


def put_to_the_sword(g: State, space: int) -> None:
    """11.6c, 11.8c: a stormed garrison is removed; nobody sees what it was (11.9d), so its guns and stores are lost."""
    held = g.garrisons[space]
    forget(g, GARRISONS + space)
    if held is None:
        return
    disband(g, held.side, held.troops)
    lost = g.unseen[held.side]
    lost[held.nation] = lost.get(held.nation, 0) + batteries(held.troops)
    g.garrisons[space] = None
    for leader in held.leaders:
        capture_leader(g, held.side, leader)


def capture_leader(g: State, side: int, leader: int) -> None:
    """11.8c, T.e: a leader is taken and out for good; a generic one is a counter that may serve again (6.1)."""
    box = g.box
    tell(g, "log-leader-captured", leader=("leader", leader), side=("side", side))
    g.chits[leader] = -1
    if leader >= box.first_generic:
        return
    g.away[leader] = (-1, side)
    generic = free_oberst(g, g.nation_of[leader])
    if generic >= 0:  # 6.3d
        g.homeless.append((generic, side))
    points = g.setup.leader_vp.get(leader, box.victory["leader"] if box.dynamic[leader] else 0)
    if points:
        score(g, 1 - side, points, "leader", leader=("leader", leader))


# -- the capture -----------------------------------------------------------------------------------------------------


def capture(g: State, space: int, neutral: bool, stormed: bool) -> None:
    """11.2c, 11.6d, 11.7b, 11.8d: points (3.1e), baggage, the initiative (2.0j); the siege leaves no mark (11.10c).

    5.0c, 11.10a: all this is for whoever leaves a garrison; without foot the place belongs to nobody, and pays nothing.
    An enemy column that looks on changes nothing (ruling 28); a garrison without steps was the enemy's (ruling 29)."""
    c = acting(g).column
    side = side_of(c)
    fort = g.box.fort[space]
    bp = fort.bp_assault if stormed else fort.bp_surrender
    held = bool(founders(column(g, c).troops))
    del g.sieges[space]
    if held or not neutral:
        g.rejected &= ~(1 << space)  # 11.2d: it changes hands
    if not held:
        return
    put(g, c, bp=column(g, c).bp + bp)
    set_act(g, sorted=0)  # 5.2b: the place is its own now
    tell(g, "log-captured", side=("side", side), column=("column", c), space=("space", space), bp=bp, stormed=stormed)
    score(g, side, fort.vp_neutral if neutral else fort.vp_enemy, "capture", space=("space", space))
    if fort.initiative:
        take_initiative(g, side)


# -- 11.10 a garrison of one's own -----------------------------------------------------------------------------------


@cache
def nations_of(box: Box, scenario: str, side: int) -> tuple[int, ...]:
    """16.0a: the nations that fight for a side in a scenario."""
    setup = box.setups[scenario]
    led = [one.leaders for one in setup.columns if one.side == side]
    led += [one.leaders for one in setup.arrivals if one.side == side]
    return tuple(sorted({nation for leaders in led for _, nation in leaders}))


def why_not_found(bag: Bag, kind: int) -> Refusal | None:
    """11.10a: why a kind of troops of the column may not make the garrison."""
    if not count(bag, kind):
        return Refusal("11.10a", "no-such-troops")
    return None if FORM[kind] == DET or is_infantry(kind) else Refusal("11.10a", "no-found-infantry")


def _why_not_detach(bag: Bag, kind: int) -> Refusal | None:
    """11.10b: a detachment at hand, or one of a full regiment, which is reduced."""
    if is_infantry(kind) and not is_full(kind) and count(bag, kind):
        return Refusal("11.10b", "no-found-reduced")
    return why_not_found(bag, kind)


def founders(bag: Bag) -> list[int]:
    """Kinds of troops that may make the garrison."""
    return [kind for kind, _ in bag if why_not_found(bag, kind) is None]


def choose_nation(g: State, space: int) -> Asking[bool]:
    """5.0c, 5.1a, 11.10a: the captor must hold the place, with troops of one nation (16.0b), which is open to see.

    Tells whether he can: without any infantry left the place belongs to nobody (11.0b)."""
    c = acting(g).column
    side = side_of(c)
    can = sorted({KIND_NATION[kind] for kind in founders(column(g, c).troops)})
    if not can:
        tell(g, "log-no-garrison", space=("space", space))
        return False
    nation = can[0]
    if len(nations_of(g.box, g.scenario, side)) > 1:
        _, nation = yield Choose(
            side,
            "ask-garrison-nation",
            Offer("nation", can, lambda n: _not_there(can, n)),
            args={"space": ("space", space)},
        )
    g.garrisons[space] = Garrison(side, nation, (), ())
    tell(g, "log-garrison", side=("side", side), space=("space", space), nation=("nation", nation))
    return True


def _not_there(nations: Sequence[int], nation: int) -> Refusal | None:
    return None if nation in nations else refuse("11.10a", "no-found-nation", nation=("nation", nation))


def found(g: State, space: int) -> Asking[None]:
    """5.1b, 11.10a, 11.10b: a detachment of a full regiment of foot, or one at hand; or a regiment itself if the place
    has room for it. More may be given afterwards (5.2b)."""
    c = acting(g).column
    held = g.garrisons[space]
    assert held is not None
    bag = column(g, c).troops
    first, room = c * NKINDS, g.box.fort[space].garrison

    def why_not(troop: int, whole: bool) -> Refusal | None:
        kind = troop % NKINDS
        if troop // NKINDS != c:
            return Refusal("11.10a", "no-such-troops")
        if KIND_NATION[kind] != held.nation:
            return Refusal("16.0b", "no-found-other-nation")
        if not whole:
            return _why_not_detach(bag, kind)
        if FORM[kind] == DET:
            return Refusal("11.10a", "no-install-detachment")
        return why_not_found(bag, kind) or (refuse("5.1b", "no-room", room=room) if STEPS[kind] > room else None)

    troops = [first + kind for kind in founders(bag) if KIND_NATION[kind] == held.nation]
    question = Choose(
        side_of(c),
        "ask-found",
        Offer("found", troops, lambda troop: why_not(troop, False)),
        Offer("install", troops, lambda troop: why_not(troop, True)),
        args={"space": ("space", space), "room": room},
        others="ask-activity",
    )
    verb, troop = question.options[0] if len(question.options) == 1 else (yield question)
    assert troop is not None
    kind = troop % NKINDS
    bag = add(bag, kind, -1)
    if verb == "found" and FORM[kind] != DET:
        bag, kind = add(bag, kind + 1), _kind(held.nation, DET)
    put(g, c, troops=bag)
    g.garrisons[space] = held._replace(troops=((kind, 1),), relieved=now(g))
    tell(g, "log-founded", side_of(c), space=("space", space), kind=("kind", kind))
