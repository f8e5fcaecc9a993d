"""11.0 Movement and entrenchment."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from ...kernel.ask import D6, Asking, Choose, Offer, Unless
from ...kernel.game import tell_ahead, told
from ...kernel.maps import bits
from ...kernel.refusal import Refusal, refuse
from ...kernel.search import reach
from ...kernel.steps import AGAIN, LEAVE, Next
from .box import CP
from .state import RU_NE, State, besieges, dig, enter, played, put, tell, trench_level
from .supply import in_supply
from .ways import FULL, NO_LINK, ONE_RUSSIAN, crosses_caucasus, why_not_end, why_not_here, why_not_link

_BONUS_NATIONS: Final = frozenset(("ge", "br", "fr", "it"))  # 11.2.9

NOT_ACTIVATED = Refusal("11.1.1", "move-not-activated")
HAS_MOVED = Refusal("11.1.1", "move-has-moved")
NO_SUPPLY = Refusal("14.3.1", "move-out-of-supply")
IMMOBILE = Refusal("11.1.1", "move-immobile")
OTHER_SPACE = Refusal("11.1.1", "move-other-space")
ENEMY = Refusal("11.1.7", "move-enemy")
CANNOT_BESIEGE = Refusal("11.1.8", "move-cannot-besiege")
NOT_IN_AUGUST = Refusal("15.1.11", "move-august-forts")
ATTACK_MARKER = Refusal("11.1.6", "move-attack-marker")
LIFTS_SIEGE = Refusal("15.2.4", "move-lifts-siege")
SIEGE_FIRST = Refusal("15.2.4", "move-siege-first")
NO_ENTRENCH_YET = Refusal("11.2.1", "dig-not-yet")
NOT_AN_ARMY = Refusal("11.2.7", "dig-not-an-army")
ONE_DIGS = Refusal("11.2.1", "dig-one-a-space")
DEEP_ENOUGH = Refusal("11.2.3", "dig-deep-enough")
DIG_SUPPLY = Refusal("14.3.3", "dig-out-of-supply")


# -- 11.1 ---------------------------------------------------------------------------------------------------------


def why_not_move(g: State, u: int) -> Refusal | None:
    """11.1.1, 9.2.8: why a unit may not begin to move now."""
    box = g.box
    if not 0 <= u < box.nunits or box.side[u] != g.active or g.loc[u] >= box.nspaces or not g.moves & box.bit[g.loc[u]]:
        return NOT_ACTIVATED
    if g.spent & box.bit[u]:
        return HAS_MOVED
    if box.mf[u][g.reduced[u]] == 0:
        return IMMOBILE
    if not in_supply(g, u):
        return NO_SUPPLY
    return None


def why_not_dig(g: State, u: int) -> Refusal | None:
    """11.2.1, 11.2.3, 11.2.7, 14.3.3: why a unit may not try to entrench now."""
    box = g.box
    if not any(played(g, c) for c in box.entrench):
        return NO_ENTRENCH_YET
    if not 0 <= u < box.nunits or box.side[u] != g.active or g.loc[u] >= box.nspaces or not g.moves & box.bit[g.loc[u]]:
        return NOT_ACTIVATED
    if not box.army[u]:
        return NOT_AN_ARMY
    if g.spent & box.bit[u]:
        return HAS_MOVED
    if not in_supply(g, u):
        return DIG_SUPPLY
    s = g.loc[u]
    if trench_level(g, s, g.active) == 2:
        return DEEP_ENOUGH
    if any(g.loc[other] == s for other in g.digging):
        return ONE_DIGS
    return _why_too_full(g, (u,), s)


def move(g: State) -> Asking[Next]:
    """9.2.8, 11.1.1: one stack after another moves, or an army stays to entrench."""
    box = g.box
    broken = unsettled(g)
    if broken:
        yield from _settle(g, next(bits(broken)))
        return AGAIN
    units = [u for s in bits(g.moves) for u in g.stacks[s] if not g.spent & box.bit[u]]
    if not units:
        return None
    over = crowded(g)
    verb, u = yield Choose(
        g.active,
        "ask-move-room" if over else "ask-move",
        Offer("pick", units, lambda x: why_not_move(g, x)),
        Offer("entrench", units, lambda x: why_not_dig(g, x)),
        Offer("done", None, lambda _: _too_full(over[0]) if over else None),
        args={"space": ("space", over[0])} if over else None,
    )
    if verb == "done":
        return None
    if verb == "entrench":
        g.spent |= box.bit[u]
        g.digging = (*g.digging, u)
        tell(g, "log-digging", unit=("unit", u), space=("space", g.loc[u]))
    else:
        yield from _march(g, (u,))
    return AGAIN


def _march(g: State, group: tuple[int, ...], goal: int = -1, must: bool = False) -> Asking[None]:
    """11.1.1, 11.1.2, 11.1.5: a stack goes space by space, a point for each, before the next one starts.

    15.2.4: `goal` is the fort where it has to end, if it has; a stack that `must` go may not stay after all.
    """
    box = g.box
    start = s = g.loc[group[0]]
    steps = 0
    began = told(g)
    g.path = (s,)
    while True:
        g.moving = group
        if not steps and not must:
            goal = start if _tied(g, group) else -1
        left = min(box.mf[u][g.reduced[u]] for u in group) - steps
        explain = _explain_step(g, group, goal, s, left)
        step = Offer.sifted("step", box.around[group[0]][s] if left else (), explain)
        offers = [step]
        if steps:
            if not step.among:
                break
            offers.append(Offer("stop", None, _explain_stop(g, group, goal, s)))
        elif not must:
            others = [x for x in g.stacks[s] if x not in group]
            stay = Offer("stop", None, _explain_stay(g, group, s))
            offers += [Offer("pick", others, _explain_pick(g, group)), stay]
        verb, n = yield Choose(g.active, "ask-march", *offers, args={"left": left})
        if verb == "stop":
            break
        if verb == "pick":
            group = tuple(sorted((*group, n)))
            continue
        _enter_together(g, group, s, n)
        s = n
        g.path = (*g.path, s)
        steps += 1
        if _must_stay(g, group, s):
            g.besieging |= box.bit[s]
            break
    for u in group:
        g.spent |= box.bit[u]
    if steps:
        path = [("space", x) for x in g.path]
        units = [("unit", u) for u in group]
        tell_ahead(g, began, "log-move", units=units, path=path, start=path[0], via=path[1:-1], space=path[-1])
    g.moving = g.path = ()


def _explain_step(g: State, group: tuple[int, ...], goal: int, s: int, left: int) -> Unless:
    box = g.box
    known: dict[int, Refusal | None] = {}

    def stop(n: int) -> Refusal | None:
        if n not in known:
            known[n] = why_not_stop(g, group, goal, n)
        return known[n]

    return lambda n: why_not_step(g, group, goal, stop, s, n, left) if 0 <= n < box.nspaces else NO_LINK


def _explain_stop(g: State, group: tuple[int, ...], goal: int, s: int) -> Unless:
    return lambda _: why_not_stop(g, group, goal, s)


def _explain_stay(g: State, group: tuple[int, ...], s: int) -> Unless:
    return lambda _: _why_too_full(g, group, s)


def _explain_pick(g: State, group: tuple[int, ...]) -> Unless:
    def explain(x: int) -> Refusal | None:
        if x in group:
            return HAS_MOVED
        reason = why_not_move(g, x)
        if reason is None:
            return OTHER_SPACE if g.loc[x] != g.loc[group[0]] else _why_stuck(g, tuple(sorted((*group, x))))
        return reason

    return explain


def _why_stuck(g: State, group: tuple[int, ...]) -> Refusal | None:
    """10.1.2: why these may not set out together: nobody else could make room, and they have nowhere to go."""
    box = g.box
    s = g.loc[group[0]]
    reason = _why_too_full(g, group, s)
    if reason is None:
        return None
    left = min(box.mf[u][g.reduced[u]] for u in group)
    explain = _explain_step(g, group, s if _tied(g, group) else -1, s, left)
    return None if any(explain(n) is None for n in box.around[group[0]][s]) else reason


def _enter_together(g: State, group: Sequence[int], s: int, n: int) -> None:
    """11.1.13: the group enters a space and takes it, unless it besieges a fort there."""
    if crosses_caucasus(g.box, s, n):
        g.flags |= RU_NE  # 11.3.2
    for u in group:
        put(g, u, n)
        enter(g, n, u)


def _must_stay(g: State, group: Sequence[int], n: int) -> bool:
    """15.1.1: whoever enters a fort's space to besiege it stays; 15.2.2: unless others already besiege it."""
    if not g.fort[n] or g.control[n] == g.active:
        return False
    return not _enough(g, n, [u for u in g.stacks[n] if u not in group])


def why_not_step(
    g: State,
    group: Sequence[int],
    goal: int,
    stop: Unless,
    s: int,
    n: int,
    left: int,
    ahead: bool = False,
    crossed: bool = False,
) -> Refusal | None:
    """11.1: why a group with `left` movement points may not go from s to n: now, or because it could not end.

    `stop`: why it may not end in a space. `ahead`: this is a step after the next one; `crossed`: it has come over the
    Caucasus by then (11.3.2).
    """
    box = g.box
    crossing = crosses_caucasus(box, s, n)
    reason = ONE_RUSSIAN if crossing and crossed else _why_not_enter(g, group, goal, s, n, ahead)
    if reason is not None:
        return reason
    reason = stop(n)
    if reason is None:
        return None
    if left > 1 and not _must_stay(g, group, n):  # 11.1.6, 11.1.9: it may pass if it can go on and end elsewhere
        for m in box.around[group[0]][n]:
            if why_not_step(g, group, goal, stop, n, m, left - 1, True, crossed or crossing) is None:
                return None
    return reason


def _why_not_enter(g: State, group: Sequence[int], goal: int, s: int, n: int, ahead: bool) -> Refusal | None:
    box = g.box
    for u in group:
        reason = why_not_link(g, u, s, n) or why_not_here(g, u, n)
        if reason is not None:
            return reason
    if crosses_caucasus(box, s, n) and len(group) > 1:
        return ONE_RUSSIAN
    if g.occ[1 - g.active] & box.bit[n]:
        return ENEMY
    if _must_stay(g, group, n):  # 11.1.8
        if g.turn == 1 and box.nation[n] == "ge" and any(box.unit_nation[u] == "ru" for u in group):
            return NOT_IN_AUGUST  # 15.1.11
        if n != goal and not _may_besiege(g, group, n, ahead):
            return CANNOT_BESIEGE
    return None


def why_not_stop(g: State, group: Sequence[int], goal: int, n: int) -> Refusal | None:
    """10.1.1, 10.1.2, 11.1.6, 11.1.9, 15.2.4: why a group may not end its movement in n."""
    here = g.loc[group[0]] == n
    reason = why_not_end(g, group[0], n, 0 if here else len(group))
    if reason is not None and not (reason is FULL and g.moves & g.box.bit[n]):
        return reason
    if g.attacks & g.box.bit[n]:
        return ATTACK_MARKER
    if goal not in (-1, n):
        return LIFTS_SIEGE
    return _why_too_full(g, group, n) if reason or g.spent else None


def _enough(g: State, fort: int, units: Collection[int]) -> bool:
    """15.2.1: an army, or as many corps as the fort's loss factor."""
    box = g.box
    return len(units) >= g.fort[fort] or any(box.army[u] for u in units)


# -- 15.2.4 sieges begun or left by several stacks in one round ---------------------------------------------------
# Such a stack goes only if it is certain that others can follow, and then they must, before anything else moves.
# So at most one fort is ever unsettled, and somebody can always settle it. What a stack does on its way changes
# nothing in that, for it only gains ground, unless it enters another fort.


def unsettled(g: State) -> int:
    """15.2.1, 15.2.4: forts that this round's movement has left occupied but not besieged so far."""
    return g.besieging & g.occ[g.active] & ~g.sieged


def _tied(g: State, group: Sequence[int]) -> bool:
    """15.2.4: whether these may not leave, as the rest could neither besiege, nor go too, nor be joined."""
    rest = _left_behind(g, group)
    if not rest or all(may_go(g, u) for u in rest):
        return False
    return not _completable(_after(g, group, g.box.reserve), g.loc[group[0]])


def _left_behind(g: State, group: Sequence[int]) -> list[int]:
    """The units that would be too few to go on with their siege without this group."""
    s = g.loc[group[0]]
    rest = [u for u in g.stacks[s] if u not in group]
    return [] if not g.besieging & g.box.bit[s] or _enough(g, s, rest) else rest


def may_go(g: State, u: int) -> bool:
    """Whether a unit can leave its space, even after all that are with it: there are places for so many."""
    box = g.box
    if why_not_move(g, u) is not None:
        return False
    ends = [n for n in _reach(g, u, -1) if why_not_stop(g, (u,), -1, n) is None]
    return sum(box.stacking - len(g.stacks[n]) for n in ends) >= len(g.stacks[g.loc[u]])


def _reach(g: State, u: int, goal: int) -> dict[int, int]:
    box = g.box
    return reach(
        g.loc[u],
        box.mf[u][g.reduced[u]],
        box.around[u],
        lambda a, b: _why_not_enter(g, (u,), goal, a, b, True) is None,
        lambda b: _must_stay(g, (u,), b),
    )


def _may_besiege(g: State, group: Sequence[int], fort: int, ahead: bool) -> bool:
    """11.1.8, 15.2.1: whether this group may enter a fort: it besieges it, or can be joined, and breaks no other."""
    if _enough(g, fort, {*g.stacks[fort], *group}) and not unsettled(g) and not _left_behind(g, group):
        return True
    if ahead:
        return False
    after = _after(g, group, fort)
    broken = list(bits(unsettled(after)))
    if not broken:
        return True
    return len(broken) == 1 and _can_be_settled(after, broken[0])


def _can_be_settled(g: State, fort: int) -> bool:
    """15.2.4: whether all can still leave this fort, or others come and besiege it."""
    return all(may_go(g, u) for u in g.stacks[fort]) or _completable(g, fort)


def _after(g: State, group: Sequence[int], to: int) -> State:
    """The position once this group has gone to a space, or away, and has moved."""
    box = g.box
    after = g.copy()
    for u in group:
        put(after, u, to)
        after.spent |= box.bit[u]
    if to < box.nspaces and g.fort[to] and g.control[to] != g.active:
        after.besieging |= box.bit[to]
    return after


def _completable(g: State, fort: int) -> bool:
    """15.2.1: whether others who have not moved yet can come and complete the siege, one after another."""
    return besieges(g, fort) or any(_completable(_after(g, (u,), fort), fort) for u in _helpers(g, fort))


def _helpers(g: State, fort: int) -> list[int]:
    """Units that may still come to this fort without breaking another siege."""
    box = g.box
    if len(g.stacks[fort]) >= box.stacking:
        return []
    found = []
    for s in bits(g.moves & ~box.bit[fort]):
        for u in g.stacks[s]:
            if why_not_move(g, u) is None and not _left_behind(g, (u,)) and fort in _reach(g, u, fort):
                found.append(u)
    return found


def _settle(g: State, fort: int) -> Asking[None]:
    """15.2.4: the siege of this fort is completed, or all go away, before anything else moves."""
    coming = [u for u in _helpers(g, fort) if _completable(_after(g, (u,), fort), fort)]
    there = g.stacks[fort]
    going = there if all(may_go(g, u) for u in there) else ()
    options = (*coming, *going)
    _, u = yield Choose(
        g.active,
        "ask-settle-siege",
        Offer.found("pick", options, lambda x: why_not_move(g, x) or SIEGE_FIRST),
        args={"space": ("space", fort)},
    )
    yield from _march(g, (u,), -1 if u in going else fort, True)


# -- 10.1.2 too many in a space until movement is over -------------------------------------------------------------
# A stack may stop where it is too full if those who have still to move can make room. Whatever ends somebody's movement
# is judged by that, so it stays true to the end, when nobody is left to move: then no space is too full. What is
# counted on must hold whatever else moves: each goes by itself, over ground that only grows, and leaves a siege only
# to those who have moved already.


def crowded(g: State) -> list[int]:
    """10.1.2: spaces too full so far: somebody has moved there, and those who start there can make room."""
    return [s for s in bits(g.moves) if len(g.stacks[s]) > g.box.stacking] if g.spent else []


def _too_full(s: int) -> Refusal:
    return refuse("10.1.2", "move-too-full", space=("space", s))


def _why_too_full(g: State, group: Sequence[int], n: int) -> Refusal | None:
    """10.1.2, FAQ.10.1.2b: why these may not end in n: a space would be too full, and nobody could make room."""
    coming = 0 if g.loc[group[0]] == n else len(group)
    if len(g.stacks[n]) + coming <= g.box.stacking and not crowded(g):
        return None
    after = _after(g, group, n)
    return None if can_make_room(after) else _too_full(crowded(after)[0])


def can_make_room(g: State) -> bool:
    """10.1.2: whether those who have still to move can all find places, so that no space is too full at the end.

    A flow: one unit leaves a space that is too full; where it goes there is room, or somebody leaves in turn.
    """
    over = crowded(g)
    if not over or unsettled(g):
        return not over  # one thing after another
    at = {u: s for s in bits(g.moves) for u in _free(g, s)}
    count = [len(stack) for stack in g.stacks]
    ends = cache(lambda u: _ends(g, u))

    def leave(s: int, tried: set[int]) -> bool:
        for u in [x for x in at if at[x] == s]:
            for n in sorted(ends(u) - tried, key=lambda n: (count[n] >= g.box.stacking, n)):
                tried.add(n)
                if count[n] < g.box.stacking or leave(n, tried):
                    at[u] = n
                    count[n] += 1
                    count[s] -= 1
                    return True
        return False

    return all(leave(s, {s}) for s in over for _ in range(count[s] - g.box.stacking))


def _free(g: State, s: int) -> list[int]:
    """Units of a space that may surely still go: not Russians after Brest-Litovsk, who keep clear of all others."""
    box = g.box
    free = [u for u in g.stacks[s] if why_not_move(g, u) is None]
    if g.events & box.brest_bit:
        free = [u for u in free if box.unit_nation[u] != "ru"]
    if g.besieging & box.bit[s] and not _enough(g, s, [u for u in g.stacks[s] if u not in free]):
        return []
    return free


def _ends(g: State, u: int) -> frozenset[int]:
    """Where a unit could surely end alone, room apart, or stay: not over the Caucasus, which is for one corps (11.3.2),
    nor on a beach that closes behind the first of the Central Powers (9.5.3.5)."""
    box = g.box
    shut = g.beachhead if g.active == CP else -1
    found = reach(
        g.loc[u],
        box.mf[u][g.reduced[u]],
        box.around[u],
        lambda a, b: b != shut and not crosses_caucasus(box, a, b) and _why_not_enter(g, (u,), -1, a, b, True) is None,
        lambda b: _must_stay(g, (u,), b),
    )
    ends = {n for n in found if not g.attacks & box.bit[n] and why_not_end(g, u, n, -box.nunits) is None}
    return frozenset((*ends, g.loc[u]))


# -- 11.2 ---------------------------------------------------------------------------------------------------------


def entrench(g: State) -> Asking[Next]:
    """11.2.2, 11.2.9: after all movement, one die for every army that digs; its loss factor or less succeeds."""
    box = g.box
    for u in g.digging:
        s = g.loc[u]
        die = yield D6
        bonus = 1 if g.dug_badly & box.bit[u] else 0
        if die - bonus <= box.lf[u][g.reduced[u]]:
            tell(g, "log-dug", side=("side", box.side[u]), unit=("unit", u), die=die, bonus=bonus)
            dig(g, s, box.side[u])
        else:
            tell(g, "log-not-dug", side=("side", box.side[u]), unit=("unit", u), die=die, bonus=bonus)
            if g.options["entrench-bonus"] and box.unit_nation[u] in _BONUS_NATIONS:
                g.dug_badly |= box.bit[u] << box.nunits
    g.digging = ()
    g.vacant = box.everywhere & ~g.occ[1 - g.active]
    return None if g.attacks else LEAVE


def end_of_markers(g: State) -> None:
    """11.2.9: a marker lasts for the owner's next round only; a new failure places one anew."""
    box = g.box
    if not g.dug_badly:
        return
    failed = g.dug_badly >> box.nunits
    kept = 0
    for u in bits(g.dug_badly & ((1 << box.nunits) - 1)):
        if box.side[u] != g.active:
            kept |= box.bit[u]
    g.dug_badly = kept | failed
