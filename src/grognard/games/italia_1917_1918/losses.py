"""12.2.8 Damage points turned into steps and disorder; steps that rules demand outright; stacks that are too large.

What is due is kept in the state and settled before anything else goes on, one choice at a time."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Asking, Choose, Offer
from ...kernel.refusal import Refusal
from .assault import settle_assault
from .state import (
    OFF, Due, State, disorganise, fighters_at, kill, lose_step, morale, points_of_stack,
)  # fmt: skip

NOT_AMONG = Refusal("12.2.8k", "lose-not-this")
NOT_BEST = Refusal("12.2.3c", "lose-not-best")
NOT_CROWDED = Refusal("4.0g", "lose-not-crowded")
SHAKEN = Refusal("12.2.8m", "shake-not-this")
NOT_FRONT = Refusal("12.2.8i", "front-not-this")
NO_STOSS = Refusal("15.3.1e", "stoss-not-now")


def step_cost(g: State, u: int) -> int:
    """12.2.8a to 12.2.8d: damage points that a step of a unit costs. 12.2.8f: Display divisions are not on the map,
    their regiments are."""
    box, table = g.box, g.box.tables["damage"]
    if box.is_assault[u]:
        return int(table["assault"])
    if box.kind[u] == "tank":
        return box.protection[u]  # 12.2.8c
    bulk, nation = box.bulk[u], box.nation[u]
    return int(table.get(f"{bulk}_{nation}", table[bulk]))


def hurt(g: State, due: Due) -> None:
    """Something must be suffered next."""
    if due.points > 0 and any(g.loc[u] < OFF for u in due.units):
        g.due = (*g.due, due)


def settle(g: State) -> Asking[None]:
    """The first thing that is due, by one choice or without any."""
    due = g.due[0]
    units = tuple(u for u in due.units if g.loc[u] < OFF and g.left[u])
    due = due._replace(units=units)
    if not units or due.points <= 0:
        g.due = g.due[1:]
        return
    rest = yield from _SETTLED[due.what](g, due)
    g.due = g.due[1:] if rest is None else (rest, *g.due[1:])


# -- damage ------------------------------------------------------------------------------------------------------------


def _damage(g: State, due: Due) -> Asking[Due | None]:
    """12.2.8: the first loss, then all steps that can be paid for, then disorder."""
    if due.first:
        return (yield from _first(g, due))
    payable = [u for u in due.units if step_cost(g, u) <= due.points and not _is_last(g, due, u)]
    if payable:
        return (yield from _share(g, due, payable))
    return (yield from _shake(g, due))


def _is_last(g: State, due: Due, u: int) -> bool:
    """12.2.8h: tanks in defence or under fire (when nobody leads yet) are hit only when nobody else is left."""
    covered = due.side != g.side or due.lead < 0
    return covered and g.box.kind[u] == "tank" and any(g.box.kind[v] != "tank" for v in due.units)


def _first(g: State, due: Due) -> Asking[Due]:
    """12.2.3d, 12.2.3e, 12.2.3f, 12.2.3g, 12.2.8g to 12.2.8j, 15.3.2e, 15.6.1d, 15.6.2b: who takes the first loss of a
    combat: the tank that led the way, then Sturmbaone or Arditi (each 12.2.8d once), then the lead unit."""
    tank = next((u for u in due.assault if g.box.kind[u] == "tank" and g.loc[u] < OFF), -1)
    if tank >= 0:
        due = due._replace(assault=tuple(a for a in due.assault if a != tank))
        if due.points >= step_cost(g, tank):
            lose_step(g, tank)
            return due._replace(points=due.points - step_cost(g, tank))
    front = [a for a in due.assault if g.loc[a] < OFF and g.box.kind[a] in ("sturm", "arditi")]
    if front and due.points >= step_cost(g, front[0]):
        gone = front[0]
        if len({(g.loc[a], g.box.kind[a]) for a in front}) > 1:
            _, gone = yield Choose(
                due.side, "ask-front-loss", Offer.found("spend", front, NOT_FRONT), args={"points": due.points}
            )
        kill(g, gone)
        return due._replace(points=due.points - step_cost(g, gone), assault=())
    due = due._replace(first=False)
    if due.lead not in due.units or due.points < step_cost(g, due.lead):
        return due
    stoss = _stoss(g, due)
    verb, noun = "lose", due.lead
    if stoss:
        verb, noun = yield Choose(
            due.side, "ask-first-loss",
            Offer.found("lose", [due.lead], NOT_AMONG),
            Offer.found("spend", stoss, NO_STOSS),
            args={"points": due.points, "unit": ("unit", due.lead)},
        )  # fmt: skip
    return _pay(g, due, verb, noun)


def _stoss(g: State, due: Due) -> list[int]:
    """15.3.1e, 15.3.1f: Stosstruppen with an attacker, which may be lost once in a combat in place of a step."""
    if not due.assault or due.points < int(g.box.tables["damage"]["assault"]):
        return []
    return [a for a in due.assault if g.box.kind[a] == "stoss" and g.loc[a] < OFF]


def _pay(g: State, due: Due, verb: str, u: int) -> Due:
    """A step is lost and paid for."""
    points = due.points - step_cost(g, u)
    here = g.loc[u]
    if verb == "spend":
        kill(g, u)
        return due._replace(points=points, assault=())
    lose_step(g, u)
    if here < OFF:
        settle_assault(g, here)
    return due._replace(points=points)


def _share(g: State, due: Due, payable: Sequence[int]) -> Asking[Due]:
    """12.2.8k, 12.2.8l: every point that pays for a step must, but the owner says whose."""
    stoss = _stoss(g, due)
    if len(payable) == 1 and not stoss:
        return _pay(g, due, "lose", payable[0])
    verb, noun = yield Choose(
        due.side, "ask-losses", Offer.found("lose", payable, NOT_AMONG), Offer.found("spend", stoss, NO_STOSS),
        args={"points": due.points},
    )  # fmt: skip
    return _pay(g, due, verb, noun)


def _shake(g: State, due: Due) -> Asking[Due | None]:
    """12.2.8e, 12.2.8m: what is left disorganises units, the lead first; any surplus is lost."""
    steady = [u for u in due.units if not g.disorganised >> u & 1]
    steady = [u for u in steady if not _is_last(g, due._replace(units=tuple(steady)), u)]  # 12.2.8h
    if not steady:
        return None
    if due.lead in steady:
        unit = due.lead
    elif len(steady) <= due.points or len(steady) == 1:
        unit = steady[0]
    else:
        _, unit = yield Choose(
            due.side, "ask-shake", Offer.found("shake", steady, SHAKEN), args={"points": due.points}
        )  # fmt: skip
    disorganise(g, unit)
    return due._replace(points=due.points - 1)


# -- steps -------------------------------------------------------------------------------------------------------------


def _steps(g: State, due: Due) -> Asking[Due]:
    """So many steps, whoever of them the owner likes (12.2.6v, 12.3g)."""
    unit = due.units[0]
    if len(due.units) > 1:
        _, unit = yield Choose(
            due.side, "ask-step", Offer.found("lose", due.units, NOT_AMONG), args={"steps": due.points}
        )
    return _lost(g, due, unit)


def _best(g: State, due: Due) -> Asking[Due]:
    """12.2.3c, 12.2.4d: steps of those of the highest morale."""
    high = max(morale(g, u) for u in due.units)
    best = [u for u in due.units if morale(g, u) == high]
    unit = best[0]
    if len(best) > 1:
        _, unit = yield Choose(due.side, "ask-step", Offer.found("lose", best, NOT_BEST), args={"steps": due.points})
    return _lost(g, due, unit)


def _lost(g: State, due: Due, u: int) -> Due:
    here = g.loc[u]
    lose_step(g, u)
    settle_assault(g, here)
    return due._replace(points=due.points - 1)


# -- stacking ----------------------------------------------------------------------------------------------------------


def crowd(g: State, h: int, side: int) -> tuple[int, int]:
    """Stacking points and detachments of a side in a hex (4.0a, 4.0d)."""
    there = fighters_at(g, h, side)
    return sum([points_of_stack(g, u) for u in there]), [g.box.bulk[u] for u in there].count("detachment")


def why_crowded(g: State, h: int, side: int) -> str:
    """What is too much in a hex: units, detachments or nothing."""
    points, small = crowd(g, h, side)
    limits = g.box.tables["limits"]
    if points > int(limits["stack"]):
        return "units"
    return "detachments" if small > int(limits["detachments"]) else ""


def check_stacks(g: State) -> None:
    """4.0g: at the end of a phase whoever is too many in a hex must go."""
    shared = sorted(h for h, stack in g.stacks.items() if len(stack) > 1)  # not in the order in which they came to be
    for side in (0, 1):
        for h in shared:
            if g.occ[side] >> h & 1 and why_crowded(g, h, side):
                g.due = (*g.due, Due("excess", side, 1, tuple(fighters_at(g, h, side))))


def _excess(g: State, due: Due) -> Asking[Due | None]:
    h = g.loc[due.units[0]]
    what = why_crowded(g, h, due.side)
    if not what:
        return None
    small = what == "detachments"
    able = [u for u in due.units if (g.box.bulk[u] == "detachment") == small]
    unit = able[0]
    if len(able) > 1:
        _, unit = yield Choose(
            due.side, "ask-excess", Offer.found("give_up", able, NOT_CROWDED), args={"space": ("space", h)}
        )
    kill(g, unit, "log-crowded")
    settle_assault(g, h)
    return due


_SETTLED = {"damage": _damage, "steps": _steps, "best": _best, "excess": _excess}


def shaken_all(g: State, units: Sequence[int]) -> None:
    """12.5d: a whole stack is disorganised."""
    for u in units:
        if g.loc[u] < OFF:
            disorganise(g, u)
