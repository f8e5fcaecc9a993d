"""11.0 Movement and entrenchment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.board import bits
from ...kernel.refusal import Refusal
from ...kernel.search import reach
from .box import ARMY, LF, MF, NATION, NSPACES, NUNITS, SIDE, STACKING, UNIT_NATION, card
from .state import BIT, RU_NE, State, besieges, dig, enter, played, put, tell, trench_level
from .supply import in_supply
from .ways import AROUND, crosses_caucasus, why_not_end, why_not_here, why_not_link

_ENTRENCH = (card("AP12"), card("CP6"))
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
NO_END = Refusal("11.1.5", "move-no-end")
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
    if not 0 <= u < NUNITS or SIDE[u] != g.active or g.loc[u] >= NSPACES or not g.moves & BIT[g.loc[u]]:
        return NOT_ACTIVATED
    if g.spent & BIT[u]:
        return HAS_MOVED
    if MF[u][g.reduced[u]] == 0:
        return IMMOBILE
    if not in_supply(g, u):
        return NO_SUPPLY
    return None


def why_not_dig(g: State, u: int) -> Refusal | None:
    """11.2.1, 11.2.3, 11.2.7, 14.3.3: why a unit may not try to entrench now."""
    if not any(played(g, c) for c in _ENTRENCH):
        return NO_ENTRENCH_YET
    if not 0 <= u < NUNITS or SIDE[u] != g.active or g.loc[u] >= NSPACES or not g.moves & BIT[g.loc[u]]:
        return NOT_ACTIVATED
    if not ARMY[u]:
        return NOT_AN_ARMY
    if g.spent & BIT[u]:
        return HAS_MOVED
    if not in_supply(g, u):
        return DIG_SUPPLY
    s = g.loc[u]
    if trench_level(g, s, g.active) == 2:
        return DEEP_ENOUGH
    if any(g.loc[other] == s for other in g.digging):
        return ONE_DIGS
    return None


def move(g: State) -> Asking[None]:
    """9.2.8, 11.1.1: one stack after another moves, or an army stays to entrench."""
    units = [u for s in bits(g.moves) for u in g.stacks[s] if not g.spent & BIT[u]]
    if not units:
        g.phase = "dig"
        return
    fort = unsettled(g)
    if fort >= 0:  # 15.2.4: a siege that was begun or broken off halfway is settled first
        yield from _settle(g, fort)
        return
    verb, u = yield Choose(
        g.active,
        "ask-move",
        Offer("pick", units, lambda x: why_not_move(g, x)),
        Offer("entrench", units, lambda x: why_not_dig(g, x)),
        Offer("done"),
    )
    if verb == "done":
        g.phase = "dig"
    elif verb == "entrench":
        g.spent |= BIT[u]
        g.digging = (*g.digging, u)
        tell(g, "log-digging", unit=("unit", u), space=("space", g.loc[u]))
    else:
        yield from _march(g, (u,))


def _march(g: State, group: tuple[int, ...]) -> Asking[None]:
    """11.1.1 to 11.1.8: a stack goes space by space; it finishes before the next one starts."""
    start = s = g.loc[group[0]]
    steps = 0
    path = [s]
    while True:
        g.moving = group
        left = min(MF[u][g.reduced[u]] for u in group) - steps
        ways = [n for n in AROUND[group[0]][s] if why_not_step(g, group, start, s, n, left) is None] if left else []
        offers = []
        if ways:
            offers.append(Offer("step", ways, _explain_step(g, group, start, s, left), True))
        if steps == 0:
            others = [x for x in g.stacks[s] if x not in group]
            if others:
                offers.append(Offer("pick", others, _explain_pick(g, start)))
        elif not ways:
            break
        if steps == 0 or why_not_stop(g, group, start, s) is None:
            offers.append(Offer("stop"))
        verb, n = yield Choose(g.active, "ask-march", *offers, args={"left": left})
        if verb == "stop":
            break
        if verb == "pick":
            group = tuple(sorted((*group, n)))
            continue
        _enter_together(g, group, s, n)
        s = n
        path.append(s)
        steps += 1
        if g.fort[s] and g.control[s] != g.active and not _passes_fort(g, s, group):
            break  # 15.1.1: whoever enters a fort's space to besiege it stays
    g.moving = ()
    for u in group:
        g.spent |= BIT[u]
    if steps:
        tell(g, "log-move", units=[("unit", u) for u in group], path=[("space", x) for x in path])


def _explain_step(g: State, group: tuple[int, ...], start: int, s: int, left: int):  # type: ignore[no-untyped-def]
    return lambda n: why_not_step(g, group, start, s, n, left) if 0 <= n < NSPACES else NOT_ACTIVATED


def _explain_pick(g: State, start: int):  # type: ignore[no-untyped-def]
    def explain(x: int) -> Refusal | None:
        reason = why_not_move(g, x)
        return OTHER_SPACE if reason is None and g.loc[x] != start else reason

    return explain


def _enter_together(g: State, group: Sequence[int], s: int, n: int) -> None:
    """11.1.13: the group enters a space and takes it, unless it besieges a fort there."""
    if crosses_caucasus(s, n):
        g.flags |= RU_NE  # 11.3.2
    for u in group:
        put(g, u, n)
        enter(g, n, u)


def _passes_fort(g: State, s: int, group: Sequence[int]) -> bool:
    """15.2.2: a fort that others already besiege does not stop those who come after."""
    others = [u for u in g.stacks[s] if u not in group]
    return bool(others) and (len(others) >= g.fort[s] or any(ARMY[u] for u in others))


def why_not_step(g: State, group: Sequence[int], start: int, s: int, n: int, left: int) -> Refusal | None:
    """11.1: why a group with `left` movement points may not go from s to n: now, or because it could not end."""
    if left <= 0:
        return NO_END
    reason = _why_not_enter(g, group, s, n)
    if reason is not None:
        return reason
    reason = why_not_stop(g, group, start, n)
    if reason is None:
        return None
    if left > 1 and not _must_stay(g, n):  # it may pass if it can go on to somewhere it may end (11.1.6, 11.1.9)
        for m in AROUND[group[0]][n]:
            if why_not_step(g, group, start, n, m, left - 1) is None:
                return None
    return reason


def _must_stay(g: State, n: int) -> bool:
    return bool(g.fort[n]) and g.control[n] != g.active and not g.sieged & BIT[n]


def _why_not_enter(g: State, group: Sequence[int], s: int, n: int) -> Refusal | None:
    for u in group:
        reason = why_not_link(g, u, s, n) or why_not_here(g, u, n)
        if reason is not None:
            return reason
    if crosses_caucasus(s, n) and len(group) > 1:
        return Refusal("11.3.2", "way-one-russian-corps")
    side = g.active
    bit = BIT[n]
    if g.occ[1 - side] & bit:
        return ENEMY
    if g.fort[n] and g.control[n] != side and not (g.sieged & bit):  # 11.1.8, 15.1.1
        if g.turn == 1 and NATION[n] == "ge" and any(UNIT_NATION[u] == "ru" for u in group):
            return NOT_IN_AUGUST  # 15.1.11
        inside = [u for u in g.stacks[n] if u not in group]
        if not _enough(g, n, [*inside, *group]) and not _can_be_joined(g, n, [*inside, *group], group):
            return CANNOT_BESIEGE
    return None


def why_not_stop(g: State, group: Sequence[int], start: int, n: int) -> Refusal | None:
    """10.1.1, 11.1.6, 11.1.9, 15.2.4: why a group may not end its movement in n."""
    here = g.loc[group[0]] == n
    reason = why_not_end(g, group[0], n, 0 if here else len(group))
    if reason is not None:
        return reason
    if g.attacks & BIT[n]:
        return ATTACK_MARKER
    if start != n and g.fort[start] and g.control[start] != g.active and g.besieging & BIT[start]:
        left = [u for u in g.stacks[start] if u not in group]
        if left and not _enough(g, start, left):
            free = [u for u in left if not g.spent & BIT[u]]
            if len(free) < len(left) or not _can_leave(g, start, tuple(free)):
                if not _can_be_joined(g, start, left, group):
                    return LIFTS_SIEGE
    return None


def _enough(g: State, fort: int, units: Sequence[int]) -> bool:
    """15.2.1: an army, or as many corps as the fort's loss factor."""
    return len(units) >= g.fort[fort] or any(ARMY[u] for u in units)


# -- 15.2.4 sieges begun or left by several stacks in one round ---------------------------------------------------


def unsettled(g: State) -> int:
    """15.2.1, 15.2.4: a fort that this round's movement left occupied but not besieged, or -1."""
    for s in bits(g.occ[g.active] & ~g.sieged):
        if g.fort[s] and g.control[s] != g.active and not besieges(g, s):
            if g.besieging & BIT[s] or any(g.spent & BIT[u] for u in g.stacks[s]):
                return s
    return -1


def _helpers(g: State, fort: int, but: Sequence[int]) -> list[int]:
    """Units that may still move this round and can come to the fort."""
    found = []
    for s in bits(g.moves):
        if s == fort:
            continue
        for u in g.stacks[s]:
            if u not in but and why_not_move(g, u) is None and fort in _reach(g, u, s, MF[u][g.reduced[u]], fort):
                found.append(u)
    return found


def _reach(g: State, u: int, s: int, steps: int, fort: int) -> dict[int, int]:
    side = g.active

    def may(a: int, b: int) -> bool:
        if why_not_link(g, u, a, b) or why_not_here(g, u, b) or g.occ[1 - side] & BIT[b]:
            return False
        if b == fort:
            return not (g.turn == 1 and NATION[b] == "ge" and UNIT_NATION[u] == "ru")
        return not g.fort[b] or g.control[b] == side or bool(g.sieged & BIT[b])

    return reach(s, steps, AROUND[u], may, lambda b: b == fort)


def _can_be_joined(g: State, fort: int, there: Sequence[int], group: Sequence[int]) -> bool:
    """15.2.1: whether others can still come this round to complete the siege."""
    helpers = _helpers(g, fort, group)
    room = STACKING - len(there)
    corps = min(room, sum(not ARMY[u] for u in helpers))
    return (room > 0 and any(ARMY[u] for u in helpers)) or len(there) + corps >= g.fort[fort]


def _can_leave(g: State, fort: int, units: tuple[int, ...]) -> bool:
    """Whether these units can all go away together."""
    if not units or any(why_not_move(g, u) for u in units):
        return False
    left = min(MF[u][g.reduced[u]] for u in units)
    return any(
        n != fort and why_not_step(g, units, fort, fort, n, left) is None for n in AROUND[units[0]][fort]
    )


def _settle(g: State, fort: int) -> Asking[None]:
    """15.2.4: complete the siege of this fort, or leave it, before anything else moves."""
    there = g.stacks[fort]
    leaving = there if not any(g.spent & BIT[u] for u in there) and _can_leave(g, fort, there) else ()
    helpers = _helpers(g, fort, ())
    if not _can_be_joined(g, fort, there, ()):
        helpers = []
    if not helpers and not leaving:
        # Nothing can be done any more (an accident of stacking): the force stays without besieging.
        g.phase = "dig"
        return
    verb, u = yield Choose(
        g.active,
        "ask-settle-siege",
        *([Offer("pick", helpers, lambda x: SIEGE_FIRST, True)] if helpers else []),
        *([Offer("leave")] if leaving else []),
        args={"space": ("space", fort)},
    )
    if verb == "leave":
        g.besieging &= ~BIT[fort]
        yield from _march_away(g, there, fort)
    else:
        yield from _march_to(g, u, fort)


def _march_to(g: State, u: int, fort: int) -> Asking[None]:
    s = g.loc[u]
    left = MF[u][g.reduced[u]]
    while s != fort:
        ways = [
            n
            for n in AROUND[u][s]
            if n in _reach(g, u, s, 1, fort) and (n == fort or fort in _reach(g, u, n, left - 1, fort))
        ]
        g.moving = (u,)
        _, n = yield Choose(
            g.active, "ask-march", Offer("step", ways, lambda x: SIEGE_FIRST, True), args={"left": left}
        )
        _enter_together(g, (u,), s, n)
        s = n
        left -= 1
    g.moving = ()
    g.spent |= BIT[u]


def _march_away(g: State, group: tuple[int, ...], fort: int) -> Asking[None]:
    s, left = fort, min(MF[u][g.reduced[u]] for u in group)
    while left:
        ways = [n for n in AROUND[group[0]][s] if n != fort and why_not_step(g, group, fort, s, n, left) is None]
        if not ways:
            break
        g.moving = group
        offers = [Offer("step", ways, _explain_step(g, group, fort, s, left), True)]
        if s != fort and why_not_stop(g, group, fort, s) is None:
            offers.append(Offer("stop"))
        verb, n = yield Choose(g.active, "ask-march", *offers, args={"left": left})
        if verb == "stop":
            break
        _enter_together(g, group, s, n)
        s, left = n, left - 1
        if g.fort[s] and g.control[s] != g.active and not _passes_fort(g, s, group):
            break
    g.moving = ()
    for u in group:
        g.spent |= BIT[u]


# -- 11.2 ---------------------------------------------------------------------------------------------------------


def entrench(g: State) -> Asking[None]:
    """11.2.2, 11.2.9: after all movement, one die for every army that digs; its loss factor or less succeeds."""
    for u in g.digging:
        s = g.loc[u]
        die = yield D6
        bonus = 1 if g.options["entrench-bonus"] and g.dug_badly & BIT[u] else 0
        if die - bonus <= LF[u][g.reduced[u]]:
            tell(g, "log-dug", unit=("unit", u), die=die, bonus=bonus)
            dig(g, s, SIDE[u])
        else:
            tell(g, "log-not-dug", unit=("unit", u), die=die, bonus=bonus)
            if UNIT_NATION[u] in _BONUS_NATIONS:
                g.dug_badly |= BIT[u] << NUNITS
    g.digging = ()
    g.vacant = ~g.occ[1 - g.active]
    g.vacant &= (1 << NSPACES) - 1
    g.phase = "fight" if g.attacks else "end_action"


def end_of_markers(g: State) -> None:
    """11.2.9: a marker lasts for the owner's next round only; a new failure places one anew."""
    if not g.dug_badly:
        return
    failed = g.dug_badly >> NUNITS
    kept = 0
    for u in bits(g.dug_badly & ((1 << NUNITS) - 1)):
        if SIDE[u] != g.active:
            kept |= BIT[u]
    g.dug_badly = kept | failed


