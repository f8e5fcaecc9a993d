"""11.86 Scheffer-Boyadel, an option: once, Germans who are cut off in the East fight on as if they were in supply."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import mask_of, members
from ...kernel.refusal import Refusal
from .box import CP, GE
from .fronts import EAST
from .passports import balkans
from .state import State, defence_of, tell, units_at
from .supply import NONE, supply_of

NOT_THIS = Refusal("11.86", "spare-not-this")


def scheffer(g: State) -> Asking[None] | None:
    """The CP are asked as combats begin, and once more before units out of supply are lost."""
    if not g.options.get("scheffer-boyadel") or g.broke_out:
        return None
    hexes = cut_off(g)
    return _spare(g, hexes) if hexes else None


def cut_off(g: State) -> list[int]:
    """Hexes of the East outside the Balkans with Germans only, divisions out of supply among them."""
    front = g.box.fronts[EAST]
    if EAST not in g.box.active:
        return []
    hexes = [h + front.base for h in members(g.occ[CP][EAST] & ~balkans(front))]
    return [h for h in hexes if divisions(g, h) and all(g.box.nation[u] == GE for u in units_at(g, h, CP))]


def divisions(g: State, h: int) -> list[int]:
    """The divisions out of supply in a hex, the strongest first."""
    found = [u for u in units_at(g, h, CP) if g.box.bulk[u] == "division" and supply_of(g, u) == NONE]
    return sorted(found, key=lambda u: (-defence_of(g, u), u))


def _spare(g: State, hexes: list[int]) -> Asking[None]:
    verb, h = yield Choose(CP, "ask-scheffer", Offer.found("spare", hexes, NOT_THIS), Offer("none"))
    if verb == "spare":
        units = divisions(g, h)[: int(g.box.tables["limits"]["scheffer"])]
        g.spared, g.broke_out = mask_of(units), True
        tell(g, "log-scheffer", units=[("unit", u) for u in units], space=("space", h))
