"""13.0 Strategic redeployment."""

from __future__ import annotations

from typing import Final

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.board import bits, mask_of
from ...kernel.refusal import Refusal, refuse
from ...kernel.search import flood
from .box import (
    ANA, AP, ARMY, BOARD, CAPITALS, CHANNEL, CP, FLAG, KIND, MN, NEAR_EAST, NEAR_EAST_MASK, NSPACES, NUNITS,
    PORTS, SIDE, SN, STACKING, TABLES, UNIT_NATION, UNITS_OF, card, of_nation,
)  # fmt: skip
from .entry import home_spaces
from .state import BIT, BR_NE, CP_NE, RESERVE, RU_SR, State, enter, put, tell
from .supply import NET, NETS_OF, homeward, homeward_spaces, in_supply, network, passable, usable_ports
from .ways import TRAVELLER, channel_shut, why_not_end, why_not_here

_COST_CORPS = int(TABLES["redeployment"]["corps"])
_COST_ARMY = int(TABLES["redeployment"]["army"])
_AROUND: Final = {kind: BOARD.masks(kind) for kind in (None, "br", "it", "ru", "tu", "ana")}
_RUSSIA: Final = of_nation("ru")
_FRANCE: Final = of_nation("fr")

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


def cost(u: int) -> int:
    """13.1.2: 1 point for a corps, 4 for an army."""
    return _COST_ARMY if ARMY[u] else _COST_CORPS


def crossing_flag(u: int) -> int:
    """13.2.1, 13.2.2, 13.2.3: the limit that a move to or from the Near East counts against; 0: none, -1: forbidden."""
    if SIDE[u] == CP:
        return 0 if FLAG[u] == "tu" else CP_NE
    if UNIT_NATION[u] == "ru":
        return -1 if ARMY[u] else RU_SR  # what marches (11.3.2) is counted apart
    if KIND[u] == "BRc" or UNIT_NATION[u] == "aus":
        return BR_NE
    return -1  # FAQ.13.2.1h: nobody else


def may_cross(g: State, u: int) -> bool:
    flag = crossing_flag(u)
    return flag >= 0 and not g.flags & flag


def _near_east(u: int) -> Refusal:
    if SIDE[u] == CP:
        return CP_NEAR_EAST
    return RU_NEAR_EAST if UNIT_NATION[u] == "ru" else BR_NEAR_EAST


def _land(g: State, u: int) -> int:
    """13.1.6, 13.1.6a: spaces joined to the unit's by friendly-controlled land it may enter."""
    side = SIDE[u]
    s = g.loc[u]
    through = passable(g, side) | BIT[s]
    if UNIT_NATION[u] == "ru":
        through &= _RUSSIA
    if not may_cross(g, u):
        through &= NEAR_EAST_MASK if NEAR_EAST[s] else ~NEAR_EAST_MASK
    around = _AROUND[TRAVELLER[u]]
    found = flood(around, BIT[s], through)
    if ARMY[u] or u in _CHOOSY or g.events & _BREST:  # FAQ.11.3.1a: a space passed is a space entered
        allowed = mask_of(x for x in bits(found) if x == s or why_not_here(g, u, x) is None)
        found = flood(around, BIT[s], allowed)
    return found


_CHANNEL: Final = mask_of(CHANNEL)
_COMRADES: Final = {
    nation: tuple(u for u in range(NUNITS) if FLAG[u] == nation and u not in (ANA, SN, MN))
    for nation in dict.fromkeys(FLAG)
}
"""13.1.8: units beside which a reserve corps of the same nation may come in."""
_CHOOSY: Final = frozenset(u for u in range(NUNITS) if KIND[u] == "BEFc")
_BREST: Final = BIT[card("CP45")]


def _sea(g: State, u: int) -> int:
    """13.1.7, 13.1.7.1, 13.1.7.2: corps go from port to port, starting and ending there; armies never."""
    if ARMY[u] or UNIT_NATION[u] == "ru":
        return 0
    side = SIDE[u]
    ports = usable_ports(g, side, passable(g, side))
    if side == AP and g.beachhead >= 0 and KIND[u] != "BEFc":
        ports |= BIT[g.beachhead]  # 9.5.3.5
    s = g.loc[u]
    if not ports & BIT[s]:
        return 0
    if side == AP and ((KIND[u] != "BRc" and UNIT_NATION[u] != "aus") or g.flags & BR_NE):
        ports &= NEAR_EAST_MASK if NEAR_EAST[s] else ~NEAR_EAST_MASK
        if NEAR_EAST[s] and KIND[u] != "BRc" and UNIT_NATION[u] != "aus":
            ports = 0  # FAQ.13.2.1h
    return ports


def _capital_lost(g: State, u: int) -> bool:
    """13.1.10: the nation's capital (Vienna or Budapest) is in enemy hands; Belgians and Serbs are exempt."""
    nation = FLAG[u]
    if nation in ("be", "sb"):
        return False
    return any(g.control[s] != SIDE[u] for s in CAPITALS.get(nation, ()))


def why_not_reserve(g: State, u: int) -> Refusal | None:
    """13.1.9, 13.1.10, 17.1.4.1, 13.1.8a: why a unit on the map may not go to the reserve."""
    if ARMY[u] or u in (ANA, SN):
        return NO_RESERVE_ARMY
    if _capital_lost(g, u):
        return CAPITAL_LOST
    if not homeward(g, u):
        return FOREIGN_SUPPLY
    if NEAR_EAST[g.loc[u]] and not may_cross(g, u):
        return _near_east(u)  # FAQ.13.2.1c
    return None


def destinations(g: State, u: int) -> int:
    """13.1.6 to 13.1.8: the spaces a unit may redeploy to now, as a bit set."""
    side = SIDE[u]
    s = g.loc[u]
    if s == RESERVE:
        found = _from_reserve(g, u)
    else:
        found = (_land(g, u) | _sea(g, u)) & g.held[side] & ~BIT[s]
    found &= ~g.occ[1 - side] & ~g.closed
    for n in bits(found & g.occ[side]):
        if len(g.stacks[n]) >= STACKING:
            found ^= BIT[n]
    if side == CP and found & _CHANNEL and channel_shut(g):
        found &= ~_CHANNEL
    if ARMY[u] or u in _CHOOSY or g.events & _BREST:
        for n in bits(found):
            if why_not_here(g, u, n) is not None:
                found ^= BIT[n]
    return found


def _from_reserve(g: State, u: int) -> int:
    """13.1.8, FAQ.13.1.8c, FAQ.13.1.8d: to a unit of one's nation, or a supplied capital or source at home."""
    if _capital_lost(g, u):
        return 0
    side = SIDE[u]
    nation = FLAG[u]
    found = 0
    allowed = homeward_spaces(g, u) & (g.held[side] | g.sieged)
    for other in _COMRADES[nation]:
        s = g.loc[other]
        if s < NSPACES and allowed & BIT[s] and not (NEAR_EAST[s] and not in_supply(g, other)):
            found |= BIT[s]
    for s in home_spaces(nation):
        if g.control[s] == side and allowed & BIT[s]:
            found |= BIT[s]  # FAQ.13.1.8a: Serbs have only Belgrade
    if nation == "us":  # 13.1.8b
        found |= PORTS[AP] & _FRANCE & g.held[AP] & passable(g, AP)
    if not may_cross(g, u):
        found &= ~NEAR_EAST_MASK
    if KIND[u] == "BEFc" and g.beachhead >= 0:
        found &= ~BIT[g.beachhead]  # FAQ.13.1.8e
    return found


def _has_company(g: State, u: int) -> bool:
    """Whether a reserve corps surely has somewhere to go: beside a comrade in Europe. The short way to most answers."""
    if u in _CHOOSY or g.events & _BREST:
        return False
    allowed = homeward_spaces(g, u) & g.held[SIDE[u]] & ~NEAR_EAST_MASK & ~g.closed & ~_CHANNEL
    return any(
        (s := g.loc[other]) < NSPACES and allowed & BIT[s] and len(g.stacks[s]) < STACKING
        for other in _COMRADES[FLAG[u]]
    )


def why_not_redeploy(g: State, u: int) -> Refusal | None:
    """13.1: why a unit may not redeploy now."""
    if not 0 <= u < NUNITS or SIDE[u] != g.active or g.loc[u] > RESERVE:
        return NOT_OURS
    if u == MN:
        return MONTENEGRO
    if UNIT_NATION[u] == "gr" and g.greece == 1:
        return GREEKS
    if g.spent & BIT[u]:
        return DONE_ALREADY
    if cost(u) > g.points:
        return refuse("13.1.2", "sr-too-dear", cost=cost(u), points=g.points)
    if g.loc[u] == RESERVE:
        if _capital_lost(g, u):
            return CAPITAL_LOST
        return None if _has_company(g, u) or destinations(g, u) else NOWHERE
    if not in_supply(g, u):
        return NO_SUPPLY
    rest = _left_behind(g, u)
    if rest and (cost(u) + len(rest) * _COST_CORPS > g.points or not all(_can_go(g, x) for x in (u, *rest))):
        return LIFTS_SIEGE
    return None


def _left_behind(g: State, u: int) -> list[int]:
    """15.2.4: the corps that would be left in the space of a fort without besieging it, if this unit went alone."""
    s = g.loc[u]
    if s == RESERVE or not g.sieged & BIT[s] or g.control[s] == SIDE[u]:
        return []
    rest = [x for x in g.stacks[s] if x != u]
    return [] if len(rest) >= g.fort[s] or any(ARMY[x] for x in rest) else rest


def _can_go(g: State, u: int) -> bool:
    if g.spent & BIT[u] or not in_supply(g, u):
        return False
    return why_not_reserve(g, u) is None or bool(destinations(g, u))


def redeploy(g: State) -> Asking[None]:
    """9.3.1, 13.1.4: unit by unit, until the points are spent or the player has enough."""
    side = g.active
    if not any(g.loc[u] <= RESERVE and cost(u) <= g.points and not g.spent & BIT[u] for u in UNITS_OF[side]):
        g.phase = "end_action"
        return
    bound = [u for s in bits(g.besieging & g.occ[side] & ~g.sieged) for u in g.stacks[s] if _can_go(g, u)]
    if bound:  # 15.2.4: a siege that was broken off halfway is left by all
        _, u = yield Choose(
            side, "ask-redeploy", Offer("redeploy", bound, lambda x: SIEGE_FIRST, True), args={"points": g.points}
        )
        yield from redeploy_unit(g, u, True)
        return
    units = _able(g, side)
    verb, u = yield Choose(
        side,
        "ask-redeploy",
        Offer("redeploy", units, lambda x: why_not_redeploy(g, x), True),
        Offer("done"),
        args={"points": g.points},
    )
    if verb == "done":
        g.phase = "end_action"
        return
    yield from redeploy_unit(g, u)


def _able(g: State, side: int) -> list[int]:
    """The units that may redeploy, as why_not_redeploy says; reserve corps that are alike are one choice."""
    loc, spent = g.loc, g.spent
    armies = g.points >= _COST_ARMY
    masks = {name: network(g, name) for name in NETS_OF[side]}
    seen: set[tuple[str, int]] = set()
    found = []
    for u in UNITS_OF[side]:
        s = loc[u]
        if s > RESERVE or spent & BIT[u] or (ARMY[u] and not armies):
            continue
        if s == RESERVE:
            face = (KIND[u], g.reduced[u])
            if face not in seen:
                seen.add(face)
                if why_not_redeploy(g, u) is None:
                    found.append(u)
        elif (masks[NET[u]] & BIT[s] and UNIT_NATION[u] in _PLAIN and not g.sieged & BIT[s]) or why_not_redeploy(
            g, u
        ) is None:
            found.append(u)
    return found


_PLAIN: Final = frozenset(UNIT_NATION) - {"mn", "gr"}
"""Nations whose units in supply and not in a siege may always redeploy."""


def redeploy_unit(g: State, u: int, must: bool = False) -> Asking[None]:
    """13.1.1: a unit goes to another space, or to the reserve, or, unless it must go, stays after all."""
    options = list(bits(destinations(g, u)))
    on_map = g.loc[u] < NSPACES
    offers = [Offer("to", options, lambda s: why_not_to(g, u, s), True)]
    if on_map and why_not_reserve(g, u) is None:
        offers.append(Offer("to_reserve"))
    if not must:
        offers.append(Offer("stay"))
    verb, s = yield Choose(g.active, "ask-redeploy-to", *offers, args={"unit": ("unit", u)})
    g.spent |= BIT[u]
    if verb == "stay":
        return
    g.points -= cost(u)
    frm = g.loc[u]
    to = RESERVE if verb == "to_reserve" else s
    crossed = _is_near_east(frm) != _is_near_east(to)
    if crossed and crossing_flag(u) > 0:
        g.flags |= crossing_flag(u)
    if _left_behind(g, u):
        g.besieging |= BIT[frm]
    put(g, u, to)
    if to < NSPACES:
        enter(g, to, u)  # 11.1.14: a space is not the ANA's alone any more
    tell(g, "log-redeploy", unit=("unit", u), where=("space", to) if to < NSPACES else "reserve")


def _is_near_east(where: int) -> bool:
    return where < NSPACES and NEAR_EAST[where]


def why_not_to(g: State, u: int, s: int) -> Refusal | None:
    """13.1.6 to 13.1.8: why a unit may not redeploy to a space."""
    if not 0 <= s < NSPACES:
        return NO_ROUTE
    if destinations(g, u) & BIT[s]:
        return None
    where = g.loc[u]
    if g.control[s] != g.active:
        return NO_COMPANY if where == RESERVE else NO_ROUTE
    reason = why_not_here(g, u, s) or why_not_end(g, u, s, 1)
    if reason is not None:
        return reason
    if NEAR_EAST[s] != _is_near_east(where) and not may_cross(g, u):
        return _near_east(u)
    if where == RESERVE:
        return NO_COMPANY
    if UNIT_NATION[u] == "ru" and not (_RUSSIA >> s & 1 and _RUSSIA >> where & 1):
        return ONLY_RUSSIA
    ports = usable_ports(g, g.active, passable(g, g.active))
    return NO_ARMY_AT_SEA if ARMY[u] and ports >> s & 1 and ports >> where & 1 else NO_ROUTE
