"""6.46, 6.64b Events that call British units of the Near East away: so many factors of attack, unit after unit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.maps import bits
from ...kernel.refusal import Refusal
from .box import AL, BR
from .fronts import EGYPT, IRAQ, NEAR_EAST
from .losses import remove
from .state import AVAILABLE_NEAR, DEAD, OFF, WITHDRAWN, State, attack_of, put, tell

NOT_FACTORS = Refusal("6.46", "withdraw-not-this")


def libya(g: State, c: int) -> None:
    """6.46: British units of three factors leave for three Strategic Turns."""
    g.toll = ("libya", int(g.box.tables["limits"]["libya"]), 0)


def kaiserschlacht(g: State, c: int) -> None:
    """6.64b: nine British factors leave for good, three of them cavalry. 6.64c: the track keeps what British attacks
    suffer."""
    its = g.box.tables["limits"]["kaiserschlacht"]
    g.toll = ("kaiserschlacht", int(its["factors"]), int(its["cavalry"]))


def pay_toll(g: State) -> Asking[None] | None:
    """The next unit; the Allies are asked even if there is no choice, for what lies in their stacks is hidden."""
    assert g.toll is not None
    kind, left, riders = g.toll
    offered = _offered(g, kind, left, riders)
    if offered:
        return _pay(g, offered)
    g.toll = (kind, left, 0) if riders else None
    return pay_toll(g) if g.toll else None


def _pay(g: State, offered: Sequence[int]) -> Asking[None]:
    assert g.toll is not None
    kind, left, riders = g.toll
    _, unit = yield Choose(
        AL, "ask-withdraw", Offer.found("withdraw", offered, NOT_FACTORS), args={"left": riders or left}
    )
    worth = attack_of(g, unit)
    if kind == "libya":
        tell(g, "log-withdrawn", unit=("unit", unit))
        put(g, unit, WITHDRAWN)
        g.returns = g.letter + 3
    else:
        remove(g, unit)
    g.toll = (kind, left - worth, max(riders - worth, 0)) if left > worth else None


def _offered(g: State, kind: str, left: int, riders: int) -> list[int]:
    """A18: units of the first place that has some worth no more than what is left, or else the cheapest."""
    able = [u for u in bits(g.box.of_nation[BR]) if g.box.fights[u] and attack_of(g, u)]
    able = [u for u in able if f"not-{kind}" not in g.box.flags[u] and (not riders or g.box.kind[u] == "cavalry")]
    for there in places(g, kind):
        found = [u for u in able if there(u) and attack_of(g, u) <= (riders or left)]
        if found:
            return found
    for there in places(g, kind):
        found = [u for u in able if there(u)]
        if found:
            return [u for u in found if attack_of(g, u) == min(attack_of(g, v) for v in found)]
    return []


def places(g: State, kind: str) -> Sequence[Callable[[int], bool]]:
    """6.46: Egypt, the box, Iraq; 6.64b: Egypt, Iraq, the box, the dead of the Near East."""

    def on(f: int) -> Callable[[int], bool]:
        return lambda u: g.loc[u] < OFF and g.box.front_of[g.loc[u]].index == f

    def boxed(u: int) -> bool:
        return g.loc[u] == AVAILABLE_NEAR

    def dead(u: int) -> bool:
        return g.loc[u] == DEAD and g.died_on[u] in NEAR_EAST

    return (on(EGYPT), boxed, on(IRAQ)) if kind == "libya" else (on(EGYPT), on(IRAQ), boxed, dead)
