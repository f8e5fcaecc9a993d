"""9.5 What events are made of: conditions, and effects that several cards share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ...kernel.ask import REVEAL, Asking, Choose, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import Next, Step, to
from .activation import begin_operations
from .state import State, dig, hand, played, tell
from .supply import homeward, in_supply

WhyNot = Callable[[State], Refusal | None]
Effect = Step[State]
"""What an event does, at once or by asking, and what follows if that is not the end of the action."""

WHY_NOT: Final[dict[str, WhyNot]] = {}
EFFECTS: Final[dict[str, Effect]] = {}

SPRING: Final = ("CP49", "CP50", "CP51")
"""Michael, Blücher, Peace Offensive."""


def event(name: str, why_not: WhyNot | None = None) -> Callable[[Effect], Effect]:
    """What the event of this card does, and what may bar it."""

    def register(effect: Effect) -> Effect:
        EFFECTS[name] = effect
        remembered(name, why_not)
        return effect

    return register


def remembered(name: str, why_not: WhyNot | None = None) -> None:
    """The event does nothing at once: it is remembered, and the rules that need it look it up."""
    if why_not is not None:
        WHY_NOT[name] = why_not


def after(rule: str, *needed: str) -> WhyNot:
    """The event needs others to have been played."""

    def why_not(g: State) -> Refusal | None:
        cards = (g.box.card[name] for name in needed)
        missing = next((c for c in cards if not played(g, c)), None)
        return None if missing is None else Refusal(rule, "event-needs", {"card": ("card", missing)})

    return why_not


def before(rule: str, *barring: str) -> WhyNot:
    """The event is barred once others have been played."""

    def why_not(g: State) -> Refusal | None:
        cards = (g.box.card[name] for name in barring)
        found = next((c for c in cards if played(g, c)), None)
        return None if found is None else Refusal(rule, "event-barred-by", {"card": ("card", found)})

    return why_not


def all_of(*reasons: WhyNot) -> WhyNot:
    def why_not(g: State) -> Refusal | None:
        return next((found for found in (reason(g) for reason in reasons) if found is not None), None)

    return why_not


def only_if(rule: str, key: str, holds: Callable[[State], bool]) -> WhyNot:
    refusal = Refusal(rule, key)
    return lambda g: None if holds(g) else refusal


def flip_units(g: State, side: int, units: Iterable[int], times: int, rule: str) -> Asking[None]:
    """Reduced units brought to full strength at once by points that an event gives (17.1.4.1)."""
    box = g.box

    def able() -> list[int]:
        reduced = [u for u in units if g.reduced[u] and g.loc[u] <= box.reserve]
        return [u for u in reduced if g.loc[u] == box.reserve or homeward(g, u)]

    def flip(u: int) -> None:
        g.reduced[u] = 0
        tell(g, "log-flipped", unit=("unit", u))

    yield from up_to(g, side, times, "ask-event-flip", "flip", able, flip, Refusal(rule, "event-flip-not-this"))


def up_to(
    g: State,
    side: int,
    times: int,
    prompt: str,
    verb: str,
    able: Callable[[], list[int]],
    do: Callable[[int], None],
    refusal: Refusal,
) -> Asking[None]:
    """So many units at the most, chosen one after another among those that are able; something is done to each."""
    g.work = times
    while g.work and (options := able()):
        said, u = yield Choose(side, prompt, Offer.found(verb, options, refusal), Offer("done"), args={"left": g.work})
        if said == "done":
            break
        do(u)
        g.work -= 1
    g.work = 0


def place_trench(g: State, side: int, rule: str) -> Asking[None]:
    """CP.6, AP.12: a level 1 trench where a supplied friendly army stands; from now on both may entrench."""
    box = g.box
    armies = [u for u in box.units_of[side] if box.army[u] and g.loc[u] < box.nspaces and in_supply(g, u)]
    options = sorted({g.loc[u] for u in armies if not g.trench[g.loc[u]]})
    if options:
        refusal = Refusal(rule, "event-trench-not-here")
        _, s = yield Choose(side, "ask-event-trench", Offer.found("trench", options, refusal))
        dig(g, s, side)


ENTRENCH_ONCE = before("11.2.1", "AP12", "CP6")


def look_at_hand(g: State, at: int) -> Asking[Next]:
    box = g.box
    held = hand(g, at)
    for c in held:
        g.seen |= box.bit[c]
    tell(g, "log-look", to=1 - at, cards=[("card", c) for c in held])
    begin_operations(g, box.ops[g.card])
    yield REVEAL
    return to("activate")
