"""8.0 Movement: along links, across rivers that nobody holds against one, past patrols."""

from __future__ import annotations

from ...kernel.ask import Asking
from ...kernel.refusal import Refusal, refuse
from ...kernel.steps import Next, to

from .losses import after_losses, losses
from .patrol import passes, watched
from .rivers import crossing_barred
from .state import State, acting, column, columns_at, forget_siege, put, recall, set_act, side_of, siege_by, tell


def price(g: State, c: int, link: int) -> int:
    """8.1, 8.2: campaign points to move along a link. 8.3a: whoever stands at its end, entering costs no more.

    8.3b: to leave an enemy column costs one more, unless it was offered battle."""
    box = g.box
    found = column(g, c)
    always = bool(g.options["leave-costs-always"])
    held = any(always or not column(g, enemy).declined for enemy in columns_at(g, found.at, 1 - side_of(c)))
    return box.cost["rough" if box.rough[link] else "regular"] + held * box.cost["leave_enemy"] + extra(g, c, link)


def extra(g: State, c: int, link: int) -> int:
    """8.4, 9.1e: the point for an enemy patrol, all that a forced march costs (6.2.1, 14.4)."""
    patrol = g.patrols.get(link)
    return g.box.cost["patrol"] if patrol is not None and side_of(patrol.column) != side_of(c) else 0


def why_not_march(g: State, space: int, forced: bool = False) -> Refusal | None:
    """Why the active column may not move to a space; `forced`: by a forced march, along regular links only."""
    box = g.box
    act = acting(g)
    here = column(g, act.column).at
    link = box.link.get((here, space))
    if link is None:
        return refuse("8.0a", "no-link", space=("space", space))
    if act.anchored:
        return Refusal(act.anchored, "no-move-anchored")
    no = crossing_barred(g, act.column, link)
    if no is not None:
        return no
    if forced and box.rough[link]:
        return Refusal("14.4", "no-forced-rough")
    cost = extra(g, act.column, link) if forced else price(g, act.column, link)
    if cost > act.cp:
        return refuse("8.1", "no-points", needed=cost, left=act.cp)
    return None


def targets(g: State) -> tuple[int, ...]:
    """Spaces next to the active column."""
    return g.box.next_to[column(g, acting(g).column).at]


def march(g: State, space: int) -> Asking[None]:
    """8.1, 8.2: one link for campaign points."""
    act = acting(g)
    set_act(g, cp=act.cp - price(g, act.column, g.box.link[column(g, act.column).at, space]))
    yield from go(g, space)


def quick(g: State, space: int) -> Asking[Next]:
    """14.4: one of the card's extra links, for a step."""
    act = acting(g)
    c = act.column
    set_act(g, cp=act.cp - extra(g, c, g.box.link[column(g, c).at, space]), quick=act.quick - 1)
    yield from go(g, space)
    return to("march_loss")


def march_loss(g: State) -> Asking[None]:
    """14.4, ruling 20: the step is lost at once, after everybody has seen the march."""
    c = acting(g).column
    set_act(g, stage="activity")  # for everybody else the march is over already
    yield from losses(g, side_of(c), c, 1, "march", public=False, veterans=False, quiet=True)
    after_losses(g, c)


def force(g: State, space: int, by_fatigue: bool) -> Asking[None]:
    """6.2.1: one of the leader's links, for a baggage point or a fatigue point."""
    box = g.box
    act = acting(g)
    c = act.column
    set_act(g, cp=act.cp - extra(g, c, box.link[column(g, c).at, space]), forced=act.forced - 1)
    if by_fatigue:
        put(g, c, fatigue=column(g, c).fatigue + 1)
    else:
        set_act(g, owed=acting(g).owed + box.cost["march_bp"])  # 7.2a
    yield from go(g, space)


def go(g: State, space: int) -> Asking[None]:
    """A column moves along a link: patrols rejoin it, its siege ends, and whoever watches may look at it."""
    box = g.box
    c = acting(g).column
    before = column(g, c)
    link = box.link[before.at, space]
    tell(g, "log-march", column=("column", c), start=("space", before.at), space=("space", space))
    leave(g, c)
    fresh = acting(g).fresh
    g.ta_left -= fresh  # 14.11: a chit of this activation goes along
    put(g, c, at=space, sector=box.exit_sector(link, space) if box.river[space] else "", ta=fresh)
    yield from passes(g, c, link)  # 9.1e
    yield from watched(g, c, link)  # 9.1b


def leave(g: State, c: int) -> None:
    """What ends when a column leaves its space, by whatever way."""
    found = column(g, c)
    recall(g, c)  # 9.2e
    space = siege_by(g, c)
    if space >= 0:
        forget_siege(g, space)  # 11.1b
    if found.ta:
        g.ta_left += found.ta  # 14.11
    put(g, c, ta=0, won=False)  # 12.5c
    if g.act is not None and g.act.column == c:
        set_act(g, sorted=0, dropped=False, prisoners=False)
