"""6.25a, 6.27 Lawrence raids a town of Palestine in the enemy's half of strategic movement."""

from __future__ import annotations

from ...kernel.ask import D6, Asking, Choose, Offer
from ...kernel.maps import members
from ...kernel.refusal import Refusal
from .box import AL, CP
from .events import drop, held, unseen
from .fronts import EGYPT
from .state import State, in_force, tell

NOT_TOWN = Refusal("6.25a", "raid-not-there")
NOT_CAPTURED = Refusal("6.27", "event-not-now")


def towns(g: State) -> list[int]:
    """6.25a, A40: towns, no cities, of the Ottoman Empire on the map of Egypt."""
    front = g.box.fronts[EGYPT]
    return [h + front.base for h in members(front.towns & ~front.cities & front.in_country.get("tu", 0))]


def may_raid(g: State) -> bool:
    """6.25a: once between Strategic Turns; 6.25b: not after the Arab Northern Army has come."""
    c = held(g, "ne-al-lawrence")
    return c >= 0 and not g.tired >> c & 1 and not in_force(g, "ne-al-ana")


def raid(g: State) -> Asking[None] | None:
    """6.25a: at the start of the CP's strategic movement."""
    if EGYPT not in g.box.active:
        return None
    able = towns(g) if may_raid(g) else []
    return _raid(g, able) if able or unseen(g, AL) else None


def _raid(g: State, able: list[int]) -> Asking[None]:
    verb, h = yield Choose(AL, "ask-raid", Offer.found("raid", able, NOT_TOWN), Offer("none"), others="ask-activity")
    if verb == "none":
        return
    c = held(g, "ne-al-lawrence")
    g.raid = h
    g.tired |= 1 << c
    g.known |= 1 << c
    tell(g, "log-lawrence-raid", space=("space", h))


def capture(g: State) -> Asking[None] | None:
    """6.27: the CP may foil the raid."""
    if g.raid < 0:
        return None
    c = held(g, "ne-cp-lawrence")
    return _capture(g, c) if c >= 0 or unseen(g, CP) else None


def _capture(g: State, c: int) -> Asking[None]:
    able = [c] if c >= 0 else []
    verb, _ = yield Choose(CP, "ask-capture", Offer.found("play", able, NOT_CAPTURED), Offer("keep"))
    if verb == "keep":
        return
    drop(g, c)
    g.raid = -1
    die = yield D6
    if die >= int(g.box.tables["lawrence"]["lost"]):
        drop(g, held(g, "ne-al-lawrence"))
    tell(g, "log-captured", event=("event", c), die=die)
