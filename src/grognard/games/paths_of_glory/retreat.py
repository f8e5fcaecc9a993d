"""12.5 Retreats and 12.6 Advance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.search import paths
from ...kernel.steps import AGAIN, Next, to
from .box import CP
from .losses import fighting, lose_step, replacement
from .state import (
    ADVANCED, AS_TRENCHED, CALLED_OFF, FORT_ONLY, HAIG, NO_TRENCH, RETREATED, RU_NE, WITHDRAWAL, Battle, State, enter,
    put, stepped_by, tell, trench_level,
)  # fmt: skip
from .supply import would_be_supplied
from .ways import channel_shut, crosses_caucasus, why_not_here, why_not_link

NOT_RETREATING = Refusal("12.5.1", "retreat-not-this-unit")
ENEMY = Refusal("12.5.5a", "retreat-enemy")
FULL = Refusal("12.5.5b", "retreat-full")
BETTER = Refusal("12.5.5c", "retreat-better-way")
UNSUPPLIED = Refusal("12.5.5d", "retreat-unsupplied")
ORIGIN = Refusal("12.5.5e", "retreat-origin")
NO_WAY_ON = Refusal("12.5.2", "retreat-no-way-on")
NOT_ATTACKER = Refusal("12.1.7", "advance-not-attacker")
REDUCED = Refusal("12.6.1", "advance-reduced")
ADVANCE_ENEMY = Refusal("12.6.4", "advance-enemy")
ADVANCE_FORT = Refusal("12.6.5", "advance-cannot-besiege")
ONE_FORT = Refusal("12.6.5", "move-siege-first")
ADVANCE_FULL = Refusal("10.1.1", "advance-full")
NOT_VACATED = Refusal("12.6.3", "advance-not-vacated")
HAS_ADVANCED = Refusal("12.6.1", "advance-has-advanced")
ADVANCE_CHANNEL = Refusal("12.6.6", "advance-channel")
LAST_STEP = Refusal("12.5.3", "hold-last-step")


# -- 12.2.11 whether to retreat -----------------------------------------------------------------------------------


def after_combat(g: State, b: Battle, winner: int | None) -> Asking[Next]:
    """12.2.11, 12.5.1, 12.5.3, 12.5.7: the defenders retreat, hold or are gone; then the attacker may advance."""
    box = g.box
    defender = 1 - g.active
    if b.notes & WITHDRAWAL and stepped_by(g, b, defender):
        yield from _restore(g, b)
    survivors = [u for u in fighting(g, b, defender) if g.loc[u] == b.target]
    if not survivors:
        return to("advance") if may_enter_target(g, b) else to("after_battle")
    if b.notes & WITHDRAWAL:
        fall_back(g, b, 1)  # AP.6: exactly one space, whoever won
        return None
    if winner != g.active or not any(_can_lead(g, b, u) for u in b.attackers):
        return to("after_battle")  # 12.5.1, FAQ.12.5.1c
    if box.they_shall_not_pass in b.cards:
        tell(g, "log-no-retreat", card=("card", box.they_shall_not_pass))
        return to("after_battle")  # AP.39
    difference = b.score[g.active] - b.score[defender]
    length = 1 if difference == 1 else int(box.tables["combat"]["long_retreat"])  # 12.5.2
    stand = box.backs_to_the_wall in b.cards or _haig(g, b, survivors)
    hold = Offer.sifted("hold", survivors, lambda u: why_not_hold(g, b, survivors, u))
    if stand or hold.among:
        offers = [Offer("retreat_all")]
        if stand:
            offers.append(Offer("stand"))
        if hold.among:
            offers.append(hold)
        g.phase = "after_battle"  # what it has always been asked under: hashes of records hang on it
        verb, u = yield Choose(defender, "ask-retreat-or-hold", *offers, args={"length": length})
        if verb == "hold":
            lose_step(g, b, u)
            tell(g, "log-hold", unit=("unit", u))
            return to("after_battle")
        if verb == "stand":
            tell(g, "log-stand")
            return to("after_battle")
    fall_back(g, b, length)
    return None


def why_not_hold(g: State, b: Battle, survivors: Sequence[int], u: int) -> Refusal | None:
    """12.5.3, FAQ.12.5.3a: a defender in a trench or rough ground may lose one more step, if one remains after."""
    box = g.box
    if u not in survivors:
        return NOT_RETREATING
    trench = 0 if b.notes & NO_TRENCH else trench_level(g, b.target, 1 - g.active)
    if not trench and not box.rough[b.target] and not b.notes & AS_TRENCHED:
        return Refusal("12.5.3", "hold-open-ground")
    steps = sum(1 if g.reduced[x] else 2 for x in survivors)
    if steps >= 2 or (box.army[u] and replacement(g, u) is not None):
        return None
    return LAST_STEP


def _haig(g: State, b: Battle, survivors: Sequence[int]) -> bool:
    """CP.61: entrenched Germans in the west may ignore a retreat before British attackers this turn."""
    box = g.box
    return (
        bool(g.flags & HAIG)
        and bool(box.west_front >> b.target & 1)
        and trench_level(g, b.target, CP) > 0
        and all(box.unit_nation[u] == "ge" for u in survivors)
        and any(box.unit_nation[u] == "br" for u in b.attackers)
    )


def _can_lead(g: State, b: Battle, u: int) -> bool:
    """12.5.1, FAQ.12.5.1c: a full-strength attacker that could advance into the attacked space."""
    if g.loc[u] >= g.box.nspaces or g.reduced[u]:
        return False
    if g.loc[u] == b.target:
        return True
    if g.options["retreat-anyway"]:
        return True  # RULINGS C12: the later reading
    return why_not_here(g, u, b.target) is None and _fort_allows(g, b)


def _fort_allows(g: State, b: Battle) -> bool:
    """12.6.5: whether the full-strength attackers together could besiege the fort in the attacked space."""
    box = g.box
    t = b.target
    if not g.fort[t] or g.control[t] == g.active:
        return True
    able = [u for u in b.attackers if g.loc[u] < box.nspaces and not g.reduced[u] and why_not_here(g, u, t) is None]
    return any(box.army[u] for u in able) or len(able) >= g.fort[t]


def may_enter_target(g: State, b: Battle) -> bool:
    """12.6.1, S4: the defenders are gone; a fort attacked alone and not destroyed gives no way in."""
    return not (b.notes & FORT_ONLY and g.fort[b.target])


def _restore(g: State, b: Battle) -> Asking[None]:
    """AP.6, CP.56, FAQ.AP.6f: Withdrawal gives back one corps step lost, or an army step if no corps lost any."""
    box = g.box
    defender = 1 - g.active
    lost = sorted(set(stepped_by(g, b, defender)))
    corps = [u for u in lost if not box.army[u]]
    options = corps or lost
    u = options[0]
    if len(options) > 1:
        _, u = yield Choose(defender, "ask-restore", Offer.found("restore", options, NOT_RETREATING))
    if g.loc[u] < box.nspaces:
        g.reduced[u] = 0
    else:  # eliminated: back as a reduced unit; the corps that stood in for an army goes back to the reserve
        pairs = dict(zip(b.replaced[::2], b.replaced[1::2], strict=True))
        stand_in = pairs.get(u)
        if stand_in is not None and g.loc[stand_in] < box.nspaces:
            put(g, stand_in, box.reserve)
            b.defenders = tuple(x for x in b.defenders if x != stand_in)
        put(g, u, b.target)
        g.reduced[u] = 1
        if u not in b.defenders:
            b.defenders = tuple(sorted((*b.defenders, u)))
    tell(g, "log-restored", unit=("unit", u))


def fall_back(g: State, b: Battle, length: int) -> None:
    """12.5.2: all surviving defenders will retreat so many spaces."""
    b.length = length
    b.to_retreat = tuple(u for u in fighting(g, b, 1 - g.active) if g.loc[u] == b.target)


# -- 12.5.5 where to ----------------------------------------------------------------------------------------------

_Way = tuple[tuple[bool, bool, bool, int], tuple[int, ...]]
"""A way back and before it its rank, the lower the better."""
_NO_ROOM: Final = (True, True, True, 0)


def _why_not_pass(g: State, u: int, a: int, b: int) -> Refusal | None:
    """12.5.5a, 12.5.5e, FAQ.12.5.5d, FAQ.12.5.5e: no enemy unit, no enemy fort that is not besieged, no way back."""
    box = g.box
    reason = why_not_link(g, u, a, b) or why_not_here(g, u, b)
    if reason is not None:
        return reason
    if b == g.loc[u]:
        return ORIGIN
    side = box.side[u]
    if g.occ[1 - side] & box.bit[b]:
        return ENEMY
    return ENEMY if g.fort[b] and g.control[b] != side and not g.sieged & box.bit[b] else None


def _all_paths(g: State, u: int, length: int) -> Iterator[tuple[int, ...]]:
    """12.5.2, 12.5.5e, 12.5.5f: ways back of just this length that never return; the end may lie next to the origin.

    By land and by the lines a unit may use, the British ones over the Channel too (FAQ.12.5.5c), never from port to
    port (FAQ.12.5.5b).
    """
    box = g.box
    start = g.loc[u]
    for path in paths(start, length, box.around[u], lambda a, b: _why_not_pass(g, u, a, b) is None):
        if length < 2 or not (crosses_caucasus(box, start, path[0]) and crosses_caucasus(box, *path[:2])):
            yield path  # 11.3.2: one crossing, not there and back


def _ways_back(g: State, u: int, length: int) -> list[_Way]:
    """12.5.5: all ways back of this length, each with its rank: only the best may be taken, and none without room.

    12.5.5b: not into a full space; 12.5.5c, 12.5.5d, FAQ.12.5.5a: a friendly end first, then a supplied one, then as
    little enemy land as can be.
    """
    side, control = g.box.side[u], g.control
    ways: list[_Way] = []
    for path in _all_paths(g, u, length):
        end = path[-1]
        if len(g.stacks[end]) >= g.box.stacking:
            ways.append((_NO_ROOM, path))
        else:
            hungry, foreign = not would_be_supplied(g, u, end), sum(control[s] != side for s in path)
            ways.append(((False, control[end] != side, hungry, foreign), path))
    return ways


def retreat(g: State) -> Asking[Next]:
    """12.5.5g, FAQ.12.5.5g: the defenders go one by one, each its own way; whoever cannot is eliminated (12.5.4)."""
    box = g.box
    b = g.battle
    assert b is not None
    if not b.to_retreat:
        b.notes |= RETREATED
        return None
    defender = 1 - g.active
    u = b.to_retreat[0]
    if len(b.to_retreat) > 1:
        _, u = yield Choose(defender, "ask-who-retreats", Offer.found("withdraw", b.to_retreat, NOT_RETREATING))
    b.to_retreat = tuple(x for x in b.to_retreat if x != u)
    ways = _ways_back(g, u, b.length)
    if all(rank == _NO_ROOM for rank, _ in ways):
        _no_retreat(g, b, u)
        return AGAIN
    s = g.loc[u]
    crossed = False
    gone: tuple[int, ...] = ()
    for step in range(b.length):
        near = sorted({path[step] for _, path in ways if path[:step] == gone})
        offer = Offer.sifted("retreat", near, partial(why_not_retreat, g, u, ways, gone))
        assert offer.among
        n = offer.among[0]
        if len(offer.among) > 1:
            _, n = yield Choose(defender, "ask-retreat", offer, args={"unit": ("unit", u)})
        gone = (*gone, n)
        crossed = crossed or crosses_caucasus(box, s, n)
        if step < b.length - 1:
            b.vacated |= box.bit[n]
        s = n
    if crossed:
        g.flags |= RU_NE  # FAQ.12.1.8a
    tell(g, "log-retreat", unit=("unit", u), start=("space", g.loc[u]), space=("space", s))
    put(g, u, s)
    enter(g, s, u)  # 12.5.5c: control of the last space only; the first stays as it was (12.5.8)
    g.fled |= box.bit[u]
    return AGAIN


def why_not_retreat(g: State, u: int, ways: Sequence[_Way], gone: tuple[int, ...], n: int) -> Refusal | None:
    """12.5.5: why a unit that has gone so far may not retreat to a space."""
    if not 0 <= n < g.box.nspaces:
        return NO_WAY_ON
    reason = _why_not_pass(g, u, gone[-1] if gone else g.loc[u], n)
    if reason is not None:
        return reason
    begun = (*gone, n)
    mine = min((rank for rank, path in ways if path[: len(begun)] == begun), default=None)
    if mine is None:
        return NO_WAY_ON
    best = min(rank for rank, _ in ways)
    if mine == best:
        return None
    if mine == _NO_ROOM:
        return FULL
    return UNSUPPLIED if mine[1] == best[1] and mine[2] > best[2] else BETTER


def _no_retreat(g: State, b: Battle, u: int) -> None:
    """12.5.4, FAQ.12.5.4a: eliminated; an army for good, and so the army whose place a corps had taken."""
    box = g.box
    put(g, u, box.gone if box.army[u] else box.dead)
    tell(g, "log-no-way-back", unit=("unit", u))
    for army, corps in zip(b.replaced[::2], b.replaced[1::2], strict=True):
        if corps == u and g.loc[army] == box.dead:
            put(g, army, box.gone)


# -- 12.6 advance -------------------------------------------------------------------------------------------------


def why_not_advance(g: State, b: Battle, u: int) -> Refusal | None:
    """12.6: why a unit may not advance into the attacked space."""
    box = g.box
    if not 0 <= u < box.nunits or u not in b.attackers or g.loc[u] >= box.nspaces:
        return NOT_ATTACKER
    t = b.target
    if g.loc[u] not in b.start or g.loc[u] == t or b.vacated & box.bit[g.loc[u]]:
        return HAS_ADVANCED
    if g.reduced[u]:
        return REDUCED
    if g.occ[1 - g.active] & box.bit[t]:
        return ADVANCE_ENEMY
    reason = why_not_here(g, u, t)  # the line to t it has used already, to attack (12.1.8)
    if reason is not None:
        return reason
    if not _fort_allows(g, b):
        return ADVANCE_FORT
    if len(g.stacks[t]) >= box.stacking and not _onward(g, b, u):
        return ADVANCE_FULL
    return _siege_stays(g, u)


def _siege_stays(g: State, u: int) -> Refusal | None:
    """15.2.4: a unit does not advance out of a siege that needs it."""
    box = g.box
    s = g.loc[u]
    if not g.sieged & box.bit[s] or g.control[s] == g.active:
        return None
    left = [x for x in g.stacks[s] if x != u]
    if not left or len(left) >= g.fort[s] or any(box.army[x] for x in left):
        return None
    return Refusal("15.2.4", "move-lifts-siege")


def _onward(g: State, b: Battle, u: int) -> list[int]:
    """12.6.3: spaces beyond the attacked one, emptied by a retreat of two, into which a unit may go on."""
    box = g.box
    t = b.target
    if b.length < 2 or not b.vacated or box.stops_advance[t] or not b.notes & RETREATED:
        return []
    if g.fort[t] and g.control[t] != g.active:
        return []  # 12.6.5, FAQ.12.6.5a
    found = []
    for n in bits(b.vacated):
        if n in box.around[u][t] and why_not_further(g, b, u, n) is None:
            found.append(n)
    return found


def why_not_further(g: State, b: Battle, u: int, n: int) -> Refusal | None:
    """12.6.3, 12.6.4, 12.6.5, 12.6.6: why a unit may not go on from the attacked space to n."""
    box = g.box
    if not 0 <= n < box.nspaces or not b.vacated & box.bit[n]:
        return NOT_VACATED
    reason = why_not_link(g, u, b.target, n) or why_not_here(g, u, n)
    if reason is not None:
        return reason
    if g.occ[1 - g.active] & box.bit[n]:
        return ADVANCE_ENEMY
    if g.fort[n] and g.control[n] != g.active and not g.sieged & box.bit[n]:
        if not _enough_follow(g, b, u, n):
            return ADVANCE_FORT
        if g.turn == 1 and box.nation[n] == "ge" and box.unit_nation[u] == "ru":
            return Refusal("15.1.11", "move-august-forts")
    if len(g.stacks[n]) >= box.stacking:
        return ADVANCE_FULL
    if n in box.channel and g.active == CP and channel_shut(g):
        return ADVANCE_CHANNEL
    return None


def _enough_follow(g: State, b: Battle, u: int, n: int) -> bool:
    """12.6.5: whether a unit, those in n and those who can still follow it are enough to besiege the fort in n."""
    box = g.box
    coming = [u, *g.stacks[n]]
    for x in b.attackers:
        s = g.loc[x]
        waits = x != u and s in b.start and s != b.target and not b.vacated & box.bit[s] and not g.reduced[x]
        if waits and not (why_not_link(g, x, b.target, n) or why_not_here(g, x, n) or _siege_stays(g, x)):
            coming.append(x)
    return len(coming) >= g.fort[n] or any(box.army[x] for x in coming)


def advance(g: State) -> Asking[Next]:
    """12.2.12, 12.6.1, 12.6.2, 12.6.8: full-strength attackers may follow, one by one; the defender never does."""
    box = g.box
    b = g.battle
    assert b is not None
    fort = _half_besieged(g, b)

    def why_not(u: int) -> Refusal | None:
        reason = why_not_advance(g, b, u)
        if reason is None and fort >= 0 and fort != b.target and fort not in _onward(g, b, u):
            return ONE_FORT
        return reason

    able = Offer.sifted("advance", b.attackers, why_not)
    storm = bool(
        b.notes & CALLED_OFF and g.fort[b.target] and g.control[b.target] != g.active and not b.notes & ADVANCED
    )
    if not able.among and not storm:
        return None
    offers = [able]
    if fort < 0:
        offers.append(Offer("done"))
    if storm:
        offers.append(Offer("storm"))  # FAQ.AP.27b
    verb, u = yield Choose(g.active, "ask-advance", *offers)
    if verb == "done":
        return None
    if verb == "storm":
        start = b.start
        g.battle = Battle(b.target, b.attackers, ())
        g.battle.start, g.battle.notes = start, FORT_ONLY
        return to("attacker_cards")
    t = b.target
    crossed = crosses_caucasus(box, g.loc[u], t)
    if crossed:
        g.flags |= RU_NE
    tell(g, "log-advance", unit=("unit", u), start=("space", g.loc[u]), space=("space", t))
    put(g, u, t)
    enter(g, t, u)
    b.notes |= ADVANCED
    further = _onward(g, b, u)
    if further:
        stay = [] if len(g.stacks[t]) > box.stacking else [Offer("stop")]
        only = fort if fort in further else -1
        if only >= 0:
            stay = []

        def why_not_on(n: int) -> Refusal | None:
            return why_not_further(g, b, u, n) or (ONE_FORT if only not in (-1, n) else None)

        verb, n = yield Choose(g.active, "ask-further", Offer("further", further, why_not_on), *stay)
        if verb == "further":
            tell(g, "log-advance", unit=("unit", u), start=("space", t), space=("space", n))
            put(g, u, n)
            enter(g, n, u)
    return AGAIN


def _half_besieged(g: State, b: Battle) -> int:
    """12.6.5: a fort that those who have advanced to it cannot besiege yet, so that others must join them, or -1."""
    box = g.box
    for s in bits(b.vacated | box.bit[b.target]):
        if g.fort[s] and g.control[s] != g.active and g.occ[g.active] & box.bit[s] and not g.sieged & box.bit[s]:
            return s
    return -1
