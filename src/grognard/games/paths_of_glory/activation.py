"""9.2 Operations: what it costs to activate a space, and the question which spaces to activate."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ...kernel.ask import MARK, Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal, refuse
from .box import AP, CP
from .combat import any_target, enemies
from .movement import may_go
from .state import EVERYONE, State, played, tell
from .supply import in_supply, network, via_beachhead


NOT_OCCUPIED = Refusal("9.2.6", "activate-not-occupied")
STILL_NEUTRAL = Refusal("9.5.2.4a", "activate-greeks-neutral")
MARKED = Refusal("9.2.5", "activate-already")
OUT_OF_SUPPLY = Refusal("14.3.1", "activate-out-of-supply")
ONE_NEAR_EAST = Refusal("9.2.7", "activate-one-near-east")
CANNOT_MOVE = Refusal("11.1.1", "activate-cannot-move")
NOBODY_TO_ATTACK = Refusal("12.1.3", "activate-nobody-to-attack")
BESIEGED = Refusal("15.1.3", "activate-besieged")


def cost(g: State, s: int, fight: bool) -> int:
    """9.2.2, 9.2.3, 9.2.4, 10.1.4: points to activate a space, the whole stack, for movement or for combat."""
    box = g.box
    stack = g.stacks[s]
    first = stack[0]
    if box.side[first] == CP:
        return _cp_cost(g, s, stack)
    if g.beachhead >= 0 and any(via_beachhead(g, u) for u in stack):
        return _beachhead_cost(g, stack)
    if fight and played(g, box.fall_of_the_tsar):  # CP.52, FAQ.CP.52b: one for each Russian unit, for combat only
        russians = sum(box.unit_nation[u] == "ru" for u in stack)
        others = {box.flag[u] for u in stack if box.unit_nation[u] != "ru"}
        if russians:
            return russians + len(others)
    if len(stack) == 1:
        return 1
    flags = {box.flag[u] for u in stack}  # 9.2.3b is in the flag
    if len(flags) == 1:
        return 1
    if g.flags & EVERYONE and box.everyone_area >> s & 1:
        return 1  # AP.51
    if s in box.belgians_as_british and "be" in flags:  # 9.2.3a
        flags.discard("be")
        flags.add("br")
    if "us" in flags and "fr" in flags and box.fr_us_as_one >> s & 1:  # 9.2.3c
        flags.discard("us")
    return len(flags)


def _cp_cost(g: State, s: int, stack: tuple[int, ...]) -> int:
    box = g.box
    if box.france_belgium >> s & 1 and played(g, box.moltke) and not played(g, box.falkenhayn):
        return len(stack)  # AP.9
    if len(stack) == 1:
        return 1
    flags = {box.flag[u] for u in stack}
    if len(flags) == 1:
        return 1
    if box.ge11 in stack and played(g, box.eleventh_army):  # CP.29, FAQ.CP.29b, FAQ.CP.29c: any corps counts with it
        flags = {box.flag[u] if box.army[u] else "ge" for u in stack}
    if len(flags) == 2 and sud_army(g, s):
        return 1
    return len(flags)


def sud_army(g: State, s: int) -> bool:
    """9.2.3d, CP.10, FAQ.CP.10a: one stack a round of just one AH unit and one or two GE corps is one nationality."""
    box = g.box
    if not played(g, box.sud_army) or g.sud not in (-1, s):
        return False
    stack = g.stacks[s]
    austrians = sum(box.unit_nation[u] == "ah" for u in stack)
    germans = sum(box.unit_nation[u] == "ge" and not box.army[u] for u in stack)
    return austrians == 1 and germans == len(stack) - 1 and germans > 0


def _beachhead_cost(g: State, stack: tuple[int, ...]) -> int:
    """9.2.7.1: 3 for the MEF army and 1 for each corps supplied through the beachhead, all of the stack paid."""
    box = g.box
    total = 0
    others = set()
    for u in stack:
        if not via_beachhead(g, u):
            others.add(box.flag[u])
        else:
            total += 3 if u == box.mef else 1
    return total + len(others)


def near_east_limit(g: State, s: int) -> bool:
    """9.2.7: whether another Near East space that counts is already activated for combat (FAQ.9.2.7a)."""
    box = g.box

    def counts(x: int) -> bool:
        return box.near_east[x] and x != g.beachhead and box.ne not in g.stacks[x]

    return counts(s) and any(counts(x) for x in bits(g.attacks))


def begin_operations(g: State, points: int) -> None:
    """9.2.1: an operation with so many activation points begins."""
    g.points = points
    g.moves = g.attacks = g.spent = g.struck = g.vacant = g.fled = g.sortie = 0
    g.moving = g.digging = ()
    g.sud = -1


def activate(g: State) -> Asking[None]:
    """9.2.1, 9.2.8, 9.2.9: mark spaces for movement or combat, then move, then fight."""
    box = g.box
    bit = box.bit
    side = g.active
    prices = _prices(g, side)
    while g.points > 0:
        yield MARK
        marked = g.moves | g.attacks
        points = g.points
        moves = [s for s, price in prices.move if price <= points and not marked & bit[s]]
        fights = [s for s, price in prices.fight if price <= points and not marked & bit[s]]
        fights += [s for s, price in prices.besieged if not marked & bit[s] and _may_be_freed(g, s, points - price)]
        if side == AP and fights:
            fights = [s for s in fights if not box.near_east[s] or not near_east_limit(g, s)]
        verb, s = yield Choose(
            side,
            "ask-activate",
            Offer.found("move", moves, partial(_why_not, g, side, prices, False)),
            Offer.found("attack", fights, partial(_why_not, g, side, prices, True)),
            Offer("done"),
            args={"points": points},
        )
        if verb == "done":
            break
        price = cost(g, s, verb == "attack")
        if price == 1 and len({box.flag[u] for u in g.stacks[s]}) == 2 and sud_army(g, s):
            g.sud = s  # CP.10: the one stack of this round
            prices = _prices(g, side)
        g.points -= price
        if verb == "attack":
            g.attacks |= bit[s]
        else:
            g.moves |= bit[s]
        tell(g, "log-activate", side=("side", side), space=("space", s), verb=verb, cost=price)
    g.besieging = g.sieged & g.occ[side]


class _Prices(NamedTuple):
    """What it costs to activate the spaces of a side, those apart that cannot be: only marks and points change then."""

    move: list[tuple[int, int]]
    fight: list[tuple[int, int]]
    besieged: list[tuple[int, int]]
    """For combat, if friends who besiege a fort march off first."""
    barred: tuple[dict[int, Refusal], dict[int, Refusal]]
    """Why a space cannot be activated for movement, or for combat, whatever is paid."""


def _prices(g: State, side: int) -> _Prices:
    """9.2.2, 9.2.6: every space with own units, judged in one pass."""
    box = g.box
    bit, flag, near, net, mf = box.bit, box.flag, box.near, box.net, box.mf
    moves, fights, besieged = [], [], []
    no_move: dict[int, Refusal] = {}
    no_fight: dict[int, Refusal] = {}
    masks = {name: network(g, name) for name in box.nets_of[side]}
    enemy = enemies(g, side)
    if side == CP:
        usual = not played(g, box.moltke) or played(g, box.falkenhayn)
    else:
        usual = g.beachhead < 0 and not played(g, box.fall_of_the_tsar)
    for s in bits(g.occ[side]):
        here = bit[s]
        stack = g.stacks[s]
        if g.greece == 1 and box.unit_nation[stack[0]] == "gr":
            no_move[s] = no_fight[s] = STILL_NEUTRAL
            continue
        able = [u for u in stack if masks[net[u]] & here or in_supply(g, u)]
        if not able:
            no_move[s] = no_fight[s] = OUT_OF_SUPPLY
            continue
        one = usual and (len(stack) == 1 or len({flag[u] for u in stack}) == 1)  # one nation, nothing special: 1 point
        for u in able:
            if mf[u][g.reduced[u]]:
                moves.append((s, 1 if one else cost(g, s, False)))
                break
        else:
            no_move[s] = CANNOT_MOVE
        around = enemy & near[s]
        if around and any_target(g, around, able):
            fights.append((s, 1 if one else cost(g, s, True)))
        elif around & g.sieged and any_target(g, around & g.sieged, able, True):
            besieged.append((s, cost(g, s, True)))
            no_fight[s] = BESIEGED
        else:
            no_fight[s] = NOBODY_TO_ATTACK
    return _Prices(moves, fights, besieged, (no_move, no_fight))


def _may_be_freed(g: State, s: int, points: int) -> bool:
    """15.1.2, 15.1.3: whether friends beside s may all leave a fort in this operation, so that s can attack it."""
    box = g.box
    forts = enemies(g, g.active) & box.near[s] & g.sieged & ~g.attacks & ~box.bit[s]
    return points >= 0 and any(
        (g.moves & box.bit[t] or cost(g, t, False) <= points) and _may_march_off(g, s, t) for t in bits(forts)
    )


def _may_march_off(g: State, s: int, t: int) -> bool:
    after = g.copy()
    after.moves |= g.box.bit[t]
    after.attacks |= g.box.bit[s]
    return all(may_go(after, u) for u in g.stacks[t])


def _why_not(g: State, side: int, prices: _Prices, fight: bool, s: int) -> Refusal:
    """9.2: why a space is none of those that may be activated now."""
    if not 0 <= s < g.box.nspaces or not g.occ[side] & g.box.bit[s]:
        return NOT_OCCUPIED
    if (g.moves | g.attacks) & g.box.bit[s]:
        return MARKED
    if s in prices.barred[fight]:
        return prices.barred[fight][s]
    if fight and side == AP and near_east_limit(g, s):
        return ONE_NEAR_EAST
    return refuse("9.2.3", "activate-too-dear", cost=cost(g, s, fight), points=g.points)
