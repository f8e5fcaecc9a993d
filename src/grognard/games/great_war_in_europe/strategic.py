"""9.0 Strategic movement by rail and river (trains.py), and Allied movement by sea (ships.py), between and inside the
fronts: the only way from one to another (9.0c), whatever a unit has done this turn (9.33). One journey after another.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import Members, mask_of, members, union
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .box import AL, CP, Box
from .fronts import EAST, EGYPT, IRAQ, Front
from .hiding import lay_on_top
from .passports import COUNTED, shut_in
from .persia import expedition, may_recall, recall, send
from .ships import by_sea, harbours, sea_price, why_not_sail
from .stacking import loads, roomy
from .state import (
    ARABIA, BESIDE_ITALY, BESIDE_WEST, OFF, TRANSFER, TRANSIT, State, boxed, mover, on_track, put, side_of, tell,
)  # fmt: skip
from .supply import NORMAL, area, supply_of
from .trains import (
    AL_WEST, CP_EUROPE, FRONTS_OF, HEAVIEST, NOT_TOWN, NO_PATH, NO_SUPPLY, RAIDED, RU_CAUCASUS, RU_EAST, SPENT,
    box_of, box_price, by_rail, corridor, detained, gates, inbound, least, leaves, left, net_of, others, parts,
    pay, pools_of, raided, rail_price, reach, stations, weight, why_not_to,
)  # fmt: skip

NOT_ABLE = Refusal("9.31", "ride-not-able")
NO_TRANSIT = Refusal("9.13", "ride-no-transit")
NO_TRANSFER = Refusal("9.24", "ride-no-transfer")
NO_PEF = Refusal("17.21e", "pef-not-now")
NO_RECALL = Refusal("17.21g", "pef-no-recall")
NO_LAST = Refusal("9.0a", "ride-no-last")

DONE, STAY = Offer("done"), Offer("stay")


# -- the phase ---------------------------------------------------------------------------------------------------------


def begin_allied(g: State) -> None:
    """4.2.8: the Allies go first. 9.25a: who is in the Transfer box counts on both fronts."""
    for u in boxed(g, TRANSFER):
        g.freight[RU_EAST] += weight(g, u)
        g.freight[RU_CAUCASUS] += weight(g, u)
    _begin(g, AL)


def begin_central(g: State) -> None:
    _begin(g, CP)


def _begin(g: State, side: int) -> None:
    """11.11, 11.81: supply is judged once, when the phase begins; so is who has somewhere to go."""
    g.side, g.riding, g.spot, g.came = side, -1, -1, -1
    g.entrained = 0
    for f in g.box.active:
        front = g.box.fronts[f]
        fed: dict[int, int] = {}
        for h in members(_seats(g, side, front) & g.any_occ[side][f]):
            for u in g.stacks[h + front.base]:
                if side_of(g, u) == side and _fit(g, u, fed):
                    g.entrained |= 1 << u
    for box in (TRANSIT, TRANSFER, ARABIA, BESIDE_WEST, BESIDE_ITALY):
        g.entrained |= mask_of([u for u in boxed(g, box) if side_of(g, u) == side])
    _sift(g)


def _seats(g: State, side: int, front: Front) -> int:
    """Where a journey may begin: towns and ports."""
    return front.towns | harbours(g, front) if side == AL else front.towns & ~raided(g, front)


def _fit(g: State, u: int, seen: dict[int, int]) -> bool:
    """9.31: in supply. 17.11b: not of a country that has just joined; 5.46b: not Russians at peace."""
    nation = g.box.nation[u]
    resting = g.armistice >> nation & 1 or (g.treaty and g.box.russians >> u & 1)
    if g.fresh >> nation & 1 or g.box.fixed >> u & 1 or resting:
        return False
    front, kind = g.box.front_of[g.loc[u]], 2 * nation + mover(g, u)
    if kind not in seen:
        seen[kind] = area(g, nation, front.index, mover(g, u))
    return bool(seen[kind] >> g.loc[u] - front.base & 1) or supply_of(g, u) == NORMAL


class Plan(NamedTuple):
    """What units that are alike find on one front."""

    parts: tuple[int, ...]
    stations: int


def _sift(g: State) -> None:
    """Leave out whoever has nowhere to go. Units of a front that are alike are looked at once."""
    box, alike = g.box, _likeness(g.box)
    plans: dict[object, Plan] = {}
    out: dict[object, int] = {}
    typhus = on_track(g, "cp-typhus")
    _sift_boxes(g)
    joined_up = g.side != CP or corridor(g)
    for u in members(g.entrained & union([g.here[g.side][f] for f in box.active])):
        front = box.front_of[g.loc[u]]
        key = (front.index, alike[u], typhus and shut_in(g, u))
        if key not in plans:
            plans[key] = _plan(g, u, front)
        part, at = _part(g, u, front, plans[key]), 1 << g.loc[u] - front.base
        goals = plans[key].stations & ~at if joined_up else _near_by(front, at, plans[key].stations)
        goals = part and reach(g, g.side, front, part) & goals
        able = bool(goals & ~g.any_occ[g.side][front.index]) or bool(goals and roomy(g, u, front, goals))
        if part and not able and (joined_up or not _cut_off(front, at)):
            if key not in out:
                out[key] = _ways_out(g, u, front)
            able = bool(part & out[key])
        able = able or bool(box_of(g, u) or (g.side == AL and by_sea(g, u)))
        if not able and box.nation[u] in COUNTED:
            able = bool(by_rail(g, u))  # who is inside a limit already may be where others are not
        if not able:
            g.entrained &= ~(1 << u)


@lru_cache(16)
def _likeness(box: Box) -> tuple[int, ...]:
    """For each unit the first that has the same printed on it, as far as it matters for a journey."""
    first: dict[object, int] = {}
    words = [("west-of-suez" in its, u == box.polish) for u, its in enumerate(box.flags)]
    keys = zip(box.nation, box.code, box.kind, box.bulk, loads(box).of, words, strict=True)
    return tuple(first.setdefault(key, u) for u, key in enumerate(keys))


def _plan(g: State, u: int, front: Front) -> Plan:
    f = front.index
    net = net_of(g, u, f)
    if not net or left(g, pools_of(g, f)[0]) < weight(g, u):
        return Plan((), 0)
    return Plan(parts(front, net), stations(g, u, f))


def _ways_out(g: State, u: int, front: Front) -> int:
    """Edges of a front by which a unit gets somewhere."""
    f = front.index
    return gates(g, g.side, f) if any(inbound(g, u, other) for other in others(g, g.side, f)) else 0


def _part(g: State, u: int, front: Front, plan: Plan) -> int:
    """The part of the net in which a unit may board a train."""
    at = 1 << g.loc[u] - front.base
    return next((its for its in plan.parts if its & at), 0) if front.towns & at and not detained(g, u) else 0


def _near_by(front: Front, at: int, goals: int) -> int:
    """9.17: where a journey from a hex may end on the same front, while no train runs from European Turkey to the rest
    of Europe."""
    goals &= ~at
    if front.index != EAST:
        return goals
    turkey = front.in_country.get("tu", 0)
    return goals & turkey if turkey & at else goals & ~turkey


def _cut_off(front: Front, at: int) -> bool:
    """9.17: whether a hex lies in European Turkey."""
    return front.index == EAST and bool(front.in_country.get("tu", 0) & at)


def ride(g: State) -> Asking[Next]:
    """9.0: one journey after another."""
    if g.riding >= 0:
        yield from _trip(g)
        return AGAIN
    able, sent, home = Members(g.entrained), expedition(g), may_recall(g)
    if not able and not sent and not home:
        return None
    again = _alike(g)
    verb, noun = yield Choose(
        g.side, "ask-strategic",
        Offer.found("ride", able, lambda u: why_not_ride(g, u)),
        Offer("same", None, lambda _: None if again else NO_LAST),
        *((Offer.found("expedition", sent, NO_PEF),) if IRAQ in g.box.active else ()),
        *((Offer("recall", None, lambda _: None if home else NO_RECALL),) if g.pef else ()),
        DONE,
        args={"left": _left_told(g)},
    )  # fmt: skip
    if verb == "done":
        g.entrained = 0
        return None
    if verb == "ride":
        g.riding = noun
        g.shown |= 1 << noun  # 7.25: whoever moves is seen
    elif verb == "same":
        _arrive(g, again[0], g.spot, "ride")
    elif verb == "expedition":
        send(g, noun)
    else:
        recall(g)
    return AGAIN


def _left_told(g: State) -> int:
    """What is left of the great capacity of a side, for the question."""
    return left(g, CP_EUROPE if g.side == CP else AL_WEST)


def why_not_ride(g: State, u: int) -> Refusal:
    """Why a unit cannot begin a journey."""
    if not 0 <= u < g.box.count or side_of(g, u) != g.side or g.loc[u] >= OFF:
        return NOT_ABLE
    front = g.box.front_of[g.loc[u]]
    if g.side == CP and g.loc[u] == g.raid:
        return RAIDED
    if not _seats(g, g.side, front) >> g.loc[u] - front.base & 1:
        return NOT_TOWN
    if not _fit(g, u, {}):
        return NO_SUPPLY
    pool = pools_of(g, front.index)[0]
    return NO_PATH if left(g, pool) else SPENT[pool]


def _trip(g: State) -> Asking[None]:
    """Where the unit under way goes."""
    u = g.riding
    rail, sea, box = by_rail(g, u), by_sea(g, u) if g.side == AL else 0, box_of(g, u)
    verb, noun = yield Choose(
        g.side, "ask-ride",
        Offer.found("to", Members(rail), lambda h: why_not_to(g, u, h)),
        *((Offer.found("sail", Members(sea), lambda h: why_not_sail(g, u, h)),) if g.side == AL else ()),
        *_box_offers(g, box),
        STAY,
        args={"unit": ("unit", u)},
    )  # fmt: skip
    g.riding = -1
    g.shown &= ~(1 << u)
    if verb in ("to", "sail"):
        _arrive(g, u, noun, "sail" if verb == "sail" else "ride")
    elif verb == "stay":
        g.entrained &= ~(1 << u)
    else:
        _board(g, u, box)


def _box_offers(g: State, box: int) -> tuple[Offer, ...]:
    """The box that a side's units travel by, where the game has it."""
    if g.side == CP and EGYPT in g.box.active:
        return (Offer("to_transit", None, lambda _: None if box == TRANSIT else NO_TRANSIT),)
    if g.side == AL and g.box.tag == "combined":
        return (Offer("to_transfer", None, lambda _: None if box == TRANSFER else NO_TRANSFER),)
    return ()


def _arrive(g: State, u: int, h: int, how: str) -> None:
    """9.32b: nothing changes hands."""
    start = g.loc[u]
    price = sea_price(g, u, h) if how == "sail" else rail_price(g, u, h)
    pay(g, price)
    put(g, u, h)
    lay_on_top(g, u)
    g.entrained &= ~(1 << u)  # 9.56a
    g.came, g.spot, g.like = (start if how == "ride" else -1), h, u
    if start >= OFF:
        tell(g, "log-arrives", side=("side", g.side), unit=("unit", u), space=("space", h))
    else:
        key = "log-sail" if how == "sail" else "log-ride"
        tell(g, key, side=("side", g.side), unit=("unit", u), start=("space", start), space=("space", h))
    _prune(g, price)


def _board(g: State, u: int, box: int) -> None:
    """9.13, 9.24: into the Transit or the Transfer box."""
    price = box_price(g, u)
    pay(g, price)
    put(g, u, box)
    g.since[u] = g.turn
    g.entrained &= ~(1 << u)
    g.came = -1
    tell(g, "log-to-transit" if box == TRANSIT else "log-to-transfer", unit=("unit", u))
    _prune(g, price)


def _prune(g: State, price: dict[int, int]) -> None:
    """When a capacity runs out, whoever needed it stays."""
    for pool, its in price.items():
        if not its or left(g, pool) >= 2 * HEAVIEST[pool]:
            continue
        if pool not in FRONTS_OF:
            if not left(g, pool):
                _sift(g)
            continue
        room = left(g, pool)
        for u in members(g.entrained & union([g.here[g.side][f] for f in FRONTS_OF[pool]])):
            if room < least(g, u, pool) and not box_of(g, u) and not (g.side == AL and by_sea(g, u)):
                g.entrained &= ~(1 << u)
    _sift_boxes(g)


def _sift_boxes(g: State) -> None:
    """Of units in boxes, too. Those that are alike and came at the same time are looked at once."""
    alike, able = _likeness(g.box), {}
    for u in members(g.entrained & ~union([g.here[g.side][f] for f in g.box.active])):
        key = (g.loc[u], alike[u], g.since[u])
        if key not in able:
            able[key] = leaves(g, u)
        if not able[key]:
            g.entrained &= ~(1 << u)


def _alike(g: State) -> list[int]:
    """Another unit of the hex from which the last one came that may follow it; the first will do."""
    if g.came < 0 or g.came >= OFF or g.came not in g.stacks:
        return []
    for u in g.stacks[g.came]:
        if g.entrained >> u & 1 and by_rail(g, u, g.box.front_of[g.spot].index) >> g.spot & 1:
            return [u]
    return []
