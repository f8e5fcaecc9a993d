"""13.0 Strategic redeployment."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits, mask_of
from ...kernel.refusal import ALIKE, Refusal, refuse
from ...kernel.steps import AGAIN, Next
from .box import AP, CP, Box
from .state import BR_NE, CP_NE, RU_SR, State, enter, put, tell
from .supply import homeward, homeward_spaces, in_supply, network, passable, usable_ports
from .ways import channel_shut, why_not_end, why_not_here


NOT_OURS = Refusal("13.1.4", "sr-not-ours")
DONE_ALREADY = Refusal("13.1.3", "sr-already")
NO_SUPPLY = Refusal("13.1.5", "sr-out-of-supply")  # and 14.3.2
MONTENEGRO = Refusal("13.1.10a", "sr-montenegro")
GREEKS = Refusal("9.5.2.4a", "sr-greeks-neutral")
NOWHERE = Refusal("13.1.6", "sr-nowhere")
NO_ROUTE = Refusal("13.1.6", "sr-no-route")
ONLY_RUSSIA = Refusal("13.1.6a", "sr-only-russia")
NO_ARMY_AT_SEA = Refusal("13.1.7", "sr-no-army-at-sea")
NO_COMPANY = Refusal("13.1.8", "sr-no-company")
NO_RESERVE_ARMY = Refusal("13.1.9", "sr-armies-stay")
CAPITAL_LOST = Refusal("13.1.10", "sr-capital")
FOREIGN_SUPPLY = Refusal("17.1.4.1", "sr-foreign-supply")
BR_NEAR_EAST = Refusal("13.2.1", "sr-near-east")
RU_NEAR_EAST = Refusal("13.2.2", "sr-near-east")
CP_NEAR_EAST = Refusal("13.2.3", "sr-near-east")
LIFTS_SIEGE = Refusal("15.2.4", "move-lifts-siege")
SIEGE_FIRST = Refusal("15.2.4", "move-siege-first")


def cost(box: Box, u: int) -> int:
    """13.1.2: 1 point for a corps, 4 for an army."""
    return box.sr_army if box.army[u] else box.sr_corps


def crossing_flag(box: Box, u: int) -> int:
    """13.2.1, 13.2.2, 13.2.3: the limit that a move to or from the Near East counts against; 0: none, -1: forbidden."""
    if box.side[u] == CP:
        return 0 if box.flag[u] == "tu" else CP_NE
    if box.unit_nation[u] == "ru":
        return -1 if box.army[u] else RU_SR  # what marches (11.3.2) is counted apart
    if box.kind[u] == "BRc" or box.unit_nation[u] == "aus":
        return BR_NE
    return -1  # FAQ.13.2.1h: nobody else


def may_cross(g: State, u: int) -> bool:
    flag = crossing_flag(g.box, u)
    return flag >= 0 and not g.flags & flag


def _near_east(box: Box, u: int) -> Refusal:
    if box.side[u] == CP:
        return CP_NEAR_EAST
    return RU_NEAR_EAST if box.unit_nation[u] == "ru" else BR_NEAR_EAST


def _land(g: State, u: int) -> int:
    """13.1.6, 13.1.6a, 13.2.3: spaces joined to the unit's by friendly-controlled land it may enter."""
    box = g.box
    side = box.side[u]
    s = g.loc[u]
    through = passable(g, side) | box.bit[s]
    if box.unit_nation[u] == "ru":
        through &= box.russia
    same = box.near_east_mask if box.near_east[s] else ~box.near_east_mask
    if box.army[u] and not may_cross(g, u):
        through &= same  # 11.3.1, FAQ.11.3.2a
    links = box.open_to[box.traveller[u]]
    found = links.flood(box.bit[s], through)
    if box.army[u] or u in box.choosy or g.events & box.brest_bit:  # FAQ.11.3.1a: a space passed is a space entered
        allowed = mask_of(x for x in bits(found) if x == s or why_not_here(g, u, x) is None)
        found = links.flood(box.bit[s], allowed)
    return found if may_cross(g, u) else found & same  # a corps that goes neither there nor from there may pass


def _sea(g: State, u: int) -> int:
    """13.1.7, 13.1.7.1, 13.1.7.2: corps go from port to port, starting and ending there; armies never."""
    box = g.box
    if box.army[u] or box.unit_nation[u] == "ru":
        return 0
    side = box.side[u]
    ports = usable_ports(g, side, passable(g, side))
    if side == AP and g.beachhead >= 0 and box.kind[u] != "BEFc":
        ports |= box.bit[g.beachhead]  # 9.5.3.5
    s = g.loc[u]
    if not ports & box.bit[s]:
        return 0
    if side == AP and ((box.kind[u] != "BRc" and box.unit_nation[u] != "aus") or g.flags & BR_NE):
        ports &= box.near_east_mask if box.near_east[s] else ~box.near_east_mask
        if box.near_east[s] and box.kind[u] != "BRc" and box.unit_nation[u] != "aus":
            ports = 0  # FAQ.13.2.1h
    return ports


def _capital_lost(g: State, u: int) -> bool:
    """13.1.10: the nation's capital (Vienna or Budapest) is in enemy hands; Belgians and Serbs are exempt."""
    box = g.box
    nation = box.flag[u]
    if nation in ("be", "sb"):
        return False
    return any(g.control[s] != box.side[u] for s in box.capitals.get(nation, ()))


def why_not_reserve(g: State, u: int) -> Refusal | None:
    """13.1.9, 13.1.10, 17.1.4.1, 13.1.8a: why a unit on the map may not go to the reserve."""
    box = g.box
    if box.army[u] or u in (box.ana, box.sn):
        return NO_RESERVE_ARMY
    if _capital_lost(g, u):
        return CAPITAL_LOST
    if not homeward(g, u):
        return FOREIGN_SUPPLY
    if box.near_east[g.loc[u]] and not may_cross(g, u):
        return _near_east(box, u)  # FAQ.13.2.1c
    return None


def destinations(g: State, u: int) -> int:
    """13.1.6 to 13.1.8: the spaces a unit may redeploy to now, as a bit set; 10.1.2: those with room, and those where
    somebody can make room next."""
    box = g.box
    found = _in_reach(g, u)
    for n in bits(found & g.occ[box.side[u]]):
        if len(g.stacks[n]) >= box.stacking and not _is_followed(g, u, n):
            found ^= box.bit[n]
    return found


def _is_followed(g: State, u: int, n: int) -> bool:
    """10.1.2: whether somebody can leave a full space after this unit has come; 13.1.8: not from the reserve."""
    box = g.box
    left = g.points - cost(box, u)
    if g.loc[u] == box.reserve or all(cost(box, x) > left for x in g.stacks[n]):
        return False
    return can_make_room(_after(g, u, n))


def _with_room(g: State, u: int) -> int:
    """13.1.6 to 13.1.8, 10.1.1: of these, the spaces with room."""
    found = _in_reach(g, u)
    return found ^ mask_of(n for n in bits(found) if len(g.stacks[n]) >= g.box.stacking)


def _in_reach(g: State, u: int) -> int:
    """13.1.6 to 13.1.8: the spaces a unit could redeploy to, room apart."""
    box = g.box
    side = box.side[u]
    s = g.loc[u]
    if s == box.reserve:
        found = _from_reserve(g, u)
    else:
        found = (_land(g, u) | _sea(g, u)) & g.held[side] & ~box.bit[s]
    found &= ~g.occ[1 - side] & ~g.closed
    if side == CP and found & box.channel_mask and channel_shut(g):
        found &= ~box.channel_mask
    if box.army[u] or u in box.choosy or g.events & box.brest_bit:
        for n in bits(found):
            if why_not_here(g, u, n) is not None:
                found ^= box.bit[n]
    return found


def _from_reserve(g: State, u: int) -> int:
    """13.1.8, FAQ.13.1.8c, FAQ.13.1.8d: to a unit of one's nation, or a supplied capital or source at home."""
    box = g.box
    if _capital_lost(g, u):
        return 0
    side = box.side[u]
    nation = box.flag[u]
    found = 0
    allowed = homeward_spaces(g, u) & (g.held[side] | g.sieged)
    for other in box.comrades[nation]:
        s = g.loc[other]
        if s < box.nspaces and allowed & box.bit[s] and not (box.near_east[s] and not in_supply(g, other)):
            found |= box.bit[s]
    for s in box.homes.get(nation, ()):
        if g.control[s] == side and allowed & box.bit[s]:
            found |= box.bit[s]  # FAQ.13.1.8a: Serbs have only Belgrade
    if nation == "us":  # 13.1.8b
        found |= box.ports[AP] & box.france & g.held[AP] & passable(g, AP)
    if not may_cross(g, u):
        found &= ~box.near_east_mask
    if box.kind[u] == "BEFc" and g.beachhead >= 0:
        found &= ~box.bit[g.beachhead]  # FAQ.13.1.8e
    return found


def _has_company(g: State, u: int) -> bool:
    """Whether a reserve corps surely has somewhere to go: beside a comrade in Europe. The short way to most answers."""
    box = g.box
    if u in box.choosy or g.events & box.brest_bit:
        return False
    allowed = homeward_spaces(g, u) & g.held[box.side[u]] & ~box.near_east_mask & ~g.closed & ~box.channel_mask
    return any(
        (s := g.loc[other]) < box.nspaces and allowed & box.bit[s] and len(g.stacks[s]) < box.stacking
        for other in box.comrades[box.flag[u]]
    )


def _lifts_siege(g: State, u: int) -> bool:
    """15.2.4: whether a unit leaves others behind that neither besiege nor could all go too."""
    box = g.box
    rest = _left_behind(g, u)
    if not rest:
        return False
    return cost(box, u) + len(rest) * box.sr_corps > g.points or not all(_can_go(g, x) for x in (u, *rest))


def _left_behind(g: State, u: int) -> list[int]:
    """15.2.4: the corps that would be left in the space of a fort without besieging it, if this unit went alone."""
    box = g.box
    s = g.loc[u]
    if s == box.reserve or not g.sieged & box.bit[s] or g.control[s] == box.side[u]:
        return []
    rest = [x for x in g.stacks[s] if x != u]
    return [] if len(rest) >= g.fort[s] or any(box.army[x] for x in rest) else rest


def _can_go(g: State, u: int) -> bool:
    if g.spent & g.box.bit[u] or not in_supply(g, u):
        return False
    return why_not_reserve(g, u) is None or bool(_with_room(g, u))


# -- 10.1.2 too many in a space until somebody has gone -----------------------------------------------------------


def crowded(g: State) -> list[int]:
    """10.1.2: the space that is too full so far, if there is one: somebody has redeployed there."""
    box = g.box
    return [s for u in bits(g.spent) if (s := g.loc[u]) < box.nspaces and len(g.stacks[s]) > box.stacking]


def can_make_room(g: State) -> bool:
    """10.1.2: whether somebody can leave the space that is too full, if there is one."""
    return all(_clearing(g, s) for s in crowded(g))


def _clearing(g: State, s: int) -> list[int]:
    """10.1.2, 13.1.2: the units that could surely leave a space that is too full, with the points that are left."""
    box = g.box
    if g.besieging & g.occ[g.active] & ~g.sieged:
        return []  # 15.2.4 comes first
    return [
        u for u in g.stacks[s] if cost(box, u) <= g.points and u != box.mn and not _left_behind(g, u) and _can_go(g, u)
    ]


def _after(g: State, u: int, to: int) -> State:
    """The position once a unit has redeployed."""
    after = g.copy()
    _take(after, u, to)
    return after


def redeploy(g: State) -> Asking[Next]:
    """9.3.1, 13.1.4: unit by unit, until the points are spent or the player has enough."""
    box = g.box
    side = g.active
    if g.points < box.sr_corps:
        return None
    bound = [u for s in bits(g.besieging & g.occ[side] & ~g.sieged) for u in g.stacks[s] if _can_go(g, u)]
    if bound:  # 15.2.4: a siege that was broken off halfway is left by all
        if not _any_left(g, side):
            return None
        offer = Offer.found("redeploy", bound, SIEGE_FIRST)
        _, u = yield Choose(side, "ask-redeploy", offer, args={"points": g.points})
        yield from redeploy_unit(g, u, True)
        return AGAIN
    crowd = crowded(g)
    if crowd:
        yield from _make_room(g, crowd[0])
        return AGAIN
    able = _able(g, side)
    if not able.units and not _any_left(g, side):
        return None
    verb, u = yield Choose(
        side,
        "ask-redeploy",
        Offer.found("redeploy", able.units, lambda u: _why_not(g, able, u)),
        Offer("done"),
        args={"points": g.points},
    )
    if verb == "done":
        return None
    yield from redeploy_unit(g, u)
    return AGAIN


def _make_room(g: State, s: int) -> Asking[None]:
    """10.1.2, FAQ.10.1.2b: somebody leaves a space that is too full, before anything else."""
    why = refuse("10.1.2", "sr-too-full", space=("space", s))
    offer = Offer.found("redeploy", _clearing(g, s), why)
    done = Offer("done", None, lambda _: why)
    _, u = yield Choose(g.active, "ask-redeploy-room", offer, done, args={"space": ("space", s)})
    yield from redeploy_unit(g, u, True)


def _any_left(g: State, side: int) -> bool:
    """Whether the points are enough for any unit that has not redeployed."""
    box = g.box
    return any(
        g.loc[u] <= box.reserve and cost(box, u) <= g.points and not g.spent & box.bit[u] for u in box.units_of[side]
    )


class _Able(NamedTuple):
    """Who may redeploy now, and of those whom the points would do for: why not."""

    units: list[int]
    barred: dict[int, Refusal]
    waiting: dict[tuple[str, int], Refusal | None]
    """Reserve corps that are alike are one choice, and share their reason."""


def _able(g: State, side: int) -> _Able:
    """13.1.3, 13.1.4: every unit of a side judged in one pass."""
    box = g.box
    army, bit, net, nation, mn = box.army, box.bit, box.net, box.unit_nation, box.mn
    loc, spent, sieged = g.loc, g.spent, g.sieged
    armies = g.points >= box.sr_army
    neutral = "gr" if g.greece == 1 else ""
    reserve = box.reserve
    masks = {name: network(g, name) for name in box.nets_of[side]}
    units: list[int] = []
    barred: dict[int, Refusal] = {}
    waiting: dict[tuple[str, int], Refusal | None] = {}
    for u in box.units_of[side]:
        s = loc[u]
        if s > reserve or spent & bit[u] or (army[u] and not armies):
            continue
        if u == mn:
            barred[u] = MONTENEGRO
        elif nation[u] == neutral:
            barred[u] = GREEKS
        elif s == reserve:
            face = (box.kind[u], g.reduced[u])
            if face not in waiting:
                reason = waiting[face] = _why_not_from_reserve(g, u)
                if reason is None:
                    units.append(u)
        elif not masks[net[u]] & bit[s] and not in_supply(g, u):
            barred[u] = NO_SUPPLY
        elif sieged & bit[s] and _lifts_siege(g, u):
            barred[u] = LIFTS_SIEGE
        else:
            units.append(u)
    return _Able(units, barred, waiting)


def _why_not_from_reserve(g: State, u: int) -> Refusal | None:
    """13.1.8, 13.1.10: why a reserve corps may not go to the map now."""
    if _capital_lost(g, u):
        return CAPITAL_LOST
    return None if _has_company(g, u) or destinations(g, u) else NOWHERE


def _why_not(g: State, able: _Able, u: int) -> Refusal:
    """13.1: why a unit is none of those that may redeploy now."""
    box = g.box
    if not 0 <= u < box.nunits or box.side[u] != g.active or g.loc[u] > box.reserve:
        return NOT_OURS
    if u in able.barred:
        return able.barred[u]
    if g.spent & box.bit[u]:
        return DONE_ALREADY
    if cost(box, u) > g.points:
        return refuse("13.1.2", "sr-too-dear", cost=cost(box, u), points=g.points)
    return able.waiting[box.kind[u], g.reduced[u]] or ALIKE


def redeploy_unit(g: State, u: int, must: bool = False) -> Asking[None]:
    """13.1.1: a unit goes to another space, or to the reserve, or, unless it must go, stays after all."""
    box = g.box
    options = list(bits(destinations(g, u)))
    on_map = g.loc[u] < box.nspaces
    offers = [Offer.found("to", options, lambda s: why_not_to(g, u, s))]
    if on_map and why_not_reserve(g, u) is None:
        offers.append(Offer("to_reserve"))
    if not must:
        offers.append(Offer("stay"))
    verb, s = yield Choose(g.active, "ask-redeploy-to", *offers, args={"unit": ("unit", u)})
    if verb == "stay":
        g.spent |= box.bit[u]
        return
    to = box.reserve if verb == "to_reserve" else s
    tell_redeployed(g, u, to)
    _take(g, u, to)


def _take(g: State, u: int, to: int) -> None:
    """13.1.1, 13.1.2, 13.2: a unit redeploys."""
    box = g.box
    g.spent |= box.bit[u]
    g.points -= cost(box, u)
    frm = g.loc[u]
    crossed = _is_near_east(box, frm) != _is_near_east(box, to)
    if crossed and crossing_flag(box, u) > 0:
        g.flags |= crossing_flag(box, u)
    if _left_behind(g, u):
        g.besieging |= box.bit[frm]
    put(g, u, to)
    if to < box.nspaces:
        enter(g, to, u)  # 11.1.14: a space is not the ANA's alone any more


def tell_redeployed(g: State, u: int, to: int) -> None:
    """Who goes from where to where: a space, or the reserve."""
    start, where = (("space", at) if at < g.box.nspaces else "reserve" for at in (g.loc[u], to))
    tell(g, "log-redeploy", unit=("unit", u), start=start, where=where)


def _is_near_east(box: Box, where: int) -> bool:
    return where < box.nspaces and box.near_east[where]


def why_not_to(g: State, u: int, s: int) -> Refusal:
    """13.1.6 to 13.1.8: why a space is none of a unit's destinations."""
    box = g.box
    if not 0 <= s < box.nspaces:
        return NO_ROUTE
    where = g.loc[u]
    if g.control[s] != g.active:
        return NO_COMPANY if where == box.reserve else NO_ROUTE
    reason = why_not_here(g, u, s) or why_not_end(g, u, s, 1)
    if reason is not None:
        return reason
    if box.near_east[s] != _is_near_east(box, where) and not may_cross(g, u):
        return _near_east(box, u)
    if where == box.reserve:
        return NO_COMPANY
    if box.unit_nation[u] == "ru" and not (box.russia >> s & 1 and box.russia >> where & 1):
        return ONLY_RUSSIA
    ports = usable_ports(g, g.active, passable(g, g.active))
    return NO_ARMY_AT_SEA if box.army[u] and ports >> s & 1 and ports >> where & 1 else NO_ROUTE
