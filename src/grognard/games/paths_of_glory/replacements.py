"""17.0 Replacements."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import ALIKE, Refusal
from .box import AP, CP, RP_KINDS
from .entry import entry_spaces
from .state import ZEPPELIN, State, enter, played, put, tell
from .supply import homeward

KIND_INDEX = {kind: i for i, kind in enumerate(RP_KINDS)}

NOT_OURS = Refusal("17.1.1", "rp-not-ours")
NEVER = Refusal("17.1.7", "rp-never")
NO_POINTS = Refusal("17.1.1", "rp-no-points")
CAPITAL_LOST = Refusal("17.1.3", "rp-capital")
NOT_REDUCED = Refusal("17.1.4", "rp-not-reduced")
NOT_ELIMINATED = Refusal("17.1.4", "rp-not-eliminated")
NO_ROUTE = Refusal("17.1.4.1", "rp-no-route")
NO_PLACE = Refusal("17.1.5", "rp-no-place")
NO_WARSAW = Refusal("CP.59", "rp-no-warsaw")


def gather(g: State, side: int) -> None:
    """AP.2 kin: what events add to or take from this turn's points before they are spent (17.1.1, S8)."""
    box = g.box
    rp = g.rp
    if side == AP:
        br = KIND_INDEX["br"]
        if g.flags & ZEPPELIN:
            rp[br] = max(0, rp[br] - 4)  # CP.27
        if played(g, box.u_boats) and not played(g, box.convoy):
            rp[br] = max(0, rp[br] - 1)  # CP.36
        if played(g, box.bolshevik_revolution):
            rp[KIND_INDEX["ru"]] = min(1, rp[KIND_INDEX["ru"]])  # CP.53
    elif played(g, box.rathenau) and g.turn > g.rathenau and not played(g, box.air_force):
        rp[KIND_INDEX["ge"]] += 1  # CP.33, FAQ.CP.33a, AP.37
    g.work = 0


def _affordable(g: State, u: int) -> bool:
    """17.1.1, 17.1.1.1: whether there are points of the unit's own kind ("A" for the minor Allies)."""
    box = g.box
    kind = KIND_INDEX[box.rp_kind[u]]
    return g.rp[kind] > 0 or (not box.army[u] and bool(g.work & box.bit[kind]))


def _why_not(g: State, side: int, u: int) -> Refusal | None:
    box = g.box
    if not 0 <= u < box.nunits or box.side[u] != side:
        return NOT_OURS
    if box.dot[u]:
        return NEVER
    if not _affordable(g, u):
        return NO_POINTS
    nation = box.flag[u]
    if nation not in ("be", "sb") or u == box.mn:  # 17.1.3: Belgians and Serbs are exempt
        home = box.capitals.get("mn" if u == box.mn else nation, ())
        if any(g.control[s] != side for s in home):  # RULINGS S7: a siege is no occupation yet
            return CAPITAL_LOST  # FAQ.17.1.3a, FAQ.17.1.3b
    return None


def why_not_flip(g: State, side: int, u: int) -> Refusal | None:
    """17.1.4, 17.1.4.1, FAQ.17.1.1a: why a reduced unit may not be brought to full strength."""
    box = g.box
    reason = _why_not(g, side, u)
    if reason is not None:
        return reason
    if not g.reduced[u] or g.loc[u] > box.reserve:
        return NOT_REDUCED
    if g.loc[u] < box.nspaces and not homeward(g, u):
        return NO_ROUTE
    return None


def rebuild_spaces(g: State, u: int) -> list[int]:
    """17.1.5, 17.1.6: where an eliminated unit comes back to the map; corps go to the reserve."""
    box = g.box
    if u == box.ana:
        return [box.arabia] if len(g.stacks[box.arabia]) < box.stacking else []
    if u == box.mn:
        return [box.cetinje] if g.control[box.cetinje] == AP and len(g.stacks[box.cetinje]) < box.stacking else []
    return entry_spaces(g, u) if box.army[u] else []


def why_not_rebuild(g: State, side: int, u: int) -> Refusal | None:
    """17.1.4, 17.1.5, CP.59: why an eliminated unit may not be recreated."""
    box = g.box
    reason = _why_not(g, side, u)
    if reason is not None:
        return reason
    if g.loc[u] != box.dead:
        return NOT_ELIMINATED
    if box.kind[u] == "PLc" and g.control[box.warsaw] == AP:
        return NO_WARSAW
    if (box.army[u] or u in (box.ana, box.mn)) and not rebuild_spaces(g, u):
        return NO_PLACE
    return None


def replace(g: State, side: int) -> Asking[bool]:
    """6.F, 9.4.4, 17.1.1, 17.1.2: points are spent unit by unit; what is left is lost. True when the player is done."""
    box = g.box
    units = box.units_of[side]
    flip = Offer.sifted("flip", [u for u in units if g.reduced[u]], lambda u: why_not_flip(g, side, u))
    dead = _one_of_each(g, units)
    rebuild = Offer.sifted("rebuild", dead, lambda u: why_not_rebuild(g, side, u) or (None if u in dead else ALIKE))
    if not flip.among and not rebuild.among:
        _lose_the_rest(g, side)
        return True
    verb, u = yield Choose(side, "ask-replace", flip, rebuild, Offer("done"))
    if verb == "done":
        _lose_the_rest(g, side)
        return True
    if verb == "flip":
        g.reduced[u] = 0
        tell(g, "log-flipped", unit=("unit", u))
    else:
        yield from _rebuild(g, side, u)
    _pay(g, u)
    return False


def _one_of_each(g: State, units: Sequence[int]) -> list[int]:
    """The eliminated ones of these; of corps that are alike only the first."""
    box = g.box
    seen = set()
    found = []
    for u in units:
        if g.loc[u] == box.dead and (box.army[u] or box.kind[u] not in seen):
            seen.add(box.kind[u])
            found.append(u)
    return found


def _rebuild(g: State, side: int, u: int) -> Asking[None]:
    box = g.box
    options = rebuild_spaces(g, u)
    s = box.reserve
    if options:
        s = options[0]
        if len(options) > 1:
            offer = Offer.found("deploy", options, NO_PLACE)
            _, s = yield Choose(side, "ask-deploy", offer, args={"unit": ("unit", u)})
    put(g, u, s)
    if s < box.nspaces:
        enter(g, s, u)  # 11.2.4: besiegers may have left a trench beside a fort
    g.reduced[u] = 1
    tell(g, "log-rebuilt", unit=("unit", u), where=("space", s) if s < box.nspaces else "reserve")


def _pay(g: State, u: int) -> None:
    """17.1.4: a point buys one army step or two corps steps of the same kind of points."""
    box = g.box
    kind = KIND_INDEX[box.rp_kind[u]]
    if not box.army[u] and g.work & box.bit[kind]:
        g.work &= ~box.bit[kind]
        return
    g.rp[kind] -= 1
    if not box.army[u] and box.corps_steps > 1:
        g.work |= box.bit[kind]


_OF_SIDE = {AP: ("fr", "br", "ru", "it", "a", "us"), CP: ("ge", "ah", "tu", "bu")}


def _lose_the_rest(g: State, side: int) -> None:
    """17.1.2: what is not spent is lost."""
    for kind in _OF_SIDE[side]:
        g.rp[KIND_INDEX[kind]] = 0
    g.work = 0
