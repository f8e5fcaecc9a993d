"""8.0 Offensives: guns in Offensive mode, and the event Bruchmuller."""

from __future__ import annotations

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next
from .state import OFF, State, offensive, tell

NOT_ARMY = Refusal("8.0c", "plan-not-army")
PLANNED = Refusal("8.0c", "plan-already")
NEEDED = Refusal("SC5.8", "plan-needed")
NEEDED_MAP = Refusal("SC5.11", "plan-needed-map")
NOT_PLANNED = Refusal("15.2.2h", "bruchmuller-not-planned")


def declare(g: State) -> Asking[Next]:
    """8.0a to 8.0d: the scenario says when there is an offensive (all are compulsory); its player names the guns.

    8.0e, 8.0f, 15.2.3b: the last one is over, and its guns are back in their usual mode."""
    if not g.choices:
        g.planned, g.bruchmuller = 0, -1
    plan = offensive(g)
    g.attacks = plan is not None
    if plan is None:
        return None
    side = g.scene.initiative
    guns = [u for u in g.box.of_side[side] if g.box.kind[u] == "army-artillery" and g.loc[u] < OFF]
    left = min(plan.guns, len(guns)) - g.planned.bit_count()
    if left <= 0:
        g.choices = ()
        _told(g, side)
        return None
    able = Offer.sifted("plan", guns, lambda u: why_not_plan(g, u, left))
    among = list(able.among or ())
    unit = among[0]
    if len(among) > left or len(among) > 1:
        _, unit = yield Choose(side, "ask-plan", able, args={"guns": left})
    g.planned |= 1 << unit
    g.choices = (unit,)
    return AGAIN


def _told(g: State, side: int) -> None:
    plan = offensive(g)
    assert plan is not None
    tell(
        g, "log-offensive", side=("side", side), units=[("unit", u) for u in bits(g.planned)],
        modifiers=[str(one) for one in plan.modifiers],
    )  # fmt: skip


def why_not_plan(g: State, u: int, left: int) -> Refusal | None:
    """8.0c, SC5.8, SC5.11: which gun may go into Offensive mode; one that must be among them is not left out."""
    box = g.box
    if not 0 <= u < box.count or box.kind[u] != "army-artillery" or g.loc[u] >= OFF:
        return NOT_ARMY
    if box.side[u] != g.scene.initiative:
        return NOT_ARMY
    if g.planned >> u & 1:
        return PLANNED
    plan = offensive(g)
    assert plan is not None
    if left == 1:
        needed = plan.needs
        if needed >= 0 and u != needed and not g.planned >> needed & 1 and g.loc[needed] < OFF:
            return NEEDED
        if (
            plan.needs_map
            and not _on_map(g, u, plan.needs_map)
            and not any(_on_map(g, v, plan.needs_map) for v in bits(g.planned))
        ):
            there = [v for v in box.of_side[g.scene.initiative] if box.kind[v] == "army-artillery" and g.loc[v] < OFF]
            return NEEDED_MAP if any(_on_map(g, v, plan.needs_map) for v in there) else None
    return None


def _on_map(g: State, u: int, name: str) -> bool:
    return name in g.box.maps[g.loc[u]]


def name_bruchmuller(g: State) -> Asking[None]:
    """15.2.2h, SC1.13, SC4.14: in the event's turn one of the guns has his preparation."""
    turn = g.scene.bruchmuller
    if g.options.get("what-if") and g.scene.what_if is not None:
        turn = g.scene.what_if.turn
    if turn != g.turn or not g.planned:
        return
    guns = list(bits(g.planned))
    unit = guns[0]
    if len(guns) > 1:
        _, unit = yield Choose(g.scene.initiative, "ask-bruchmuller", Offer.found("bruchmuller", guns, NOT_PLANNED))
    g.bruchmuller = unit
    tell(g, "log-bruchmuller", side=("side", g.scene.initiative), unit=("unit", unit))
