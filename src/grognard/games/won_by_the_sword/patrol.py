"""9.0 Patrols: sent out, fighting for a link, looking at whoever comes by."""

from __future__ import annotations

from ...kernel.ask import D10, Asking, Choose, Offer
from ...kernel.refusal import Refusal, refuse
from ...kernel.steps import AGAIN, Next, to
from .kinds import NKINDS
from .losses import after_losses
from .notes import see
from .rivers import crossing_barred
from .state import (
    Patrol, State, acting, add, column, columns_at, is_cavalry, is_full, put, regiments, set_act, side_of, tell,
    to_cadre,
)  # fmt: skip


def power(g: State, link: int) -> int:
    """The firepower of a patrol; light cavalry doubles it (6.2.12)."""
    patrol = g.patrols[link]
    return g.box.firepower[patrol.kind] * (2 if column(g, patrol.column).light else 1)


def why_not_patrol(g: State, link: int) -> Refusal | None:
    """9.2a to 9.2c: why the active column may not send a patrol to a link."""
    c = acting(g).column
    found = column(g, c)
    if link not in g.box.links_of[found.at]:
        return Refusal("9.2a", "no-link-here")
    if link in acting(g).what[::2]:
        return Refusal("9.2a", "no-second-patrol")
    there = g.patrols.get(link)
    if there is not None and side_of(there.column) == side_of(c):
        return Refusal("9.3a", "no-patrol-own")
    held = g.garrisons[found.at]
    if held is not None and held.side != side_of(c) and crossing_barred(g, c, link) is not None:
        return Refusal("9.2b", "no-patrol-crossing")
    return None


def why_not_send(g: State, troop: int) -> Refusal | None:
    """9.1a, 9.2c: why these may not go on patrol."""
    c = acting(g).column
    slot, kind = divmod(troop, NKINDS)
    bag = dict(column(g, c).troops)
    if slot != c or not bag.get(kind):
        return Refusal("9.1a", "no-such-troops")
    if not is_cavalry(kind):
        return Refusal("9.1a", "no-patrol-foot")
    return None


def may_deploy(g: State) -> Refusal | None:
    """9.2a, 9.2c: whether the column has a regiment to spare."""
    bag = column(g, acting(g).column).troops
    if acting(g).scouted:
        return Refusal("9.1g", "no-patrol-again")
    if regiments(bag) < 2 or not any(is_cavalry(kind) for kind, _ in bag):
        return Refusal("9.2c", "no-horse-to-spare")
    return None


def deploy(g: State) -> Asking[Next]:
    """9.2a: one link after another; when no more are wanted, those that met the enemy's fight and all look (9.1g).

    While a link is free he is asked for another: whether he has horse for it is his secret.
    `act.what` has the links and kinds sent out now; whoever met an enemy patrol is nowhere else till they fought."""
    c = acting(g).column
    links = g.box.links_of[column(g, c).at]
    if not any(why_not_patrol(g, link) is None for link in links):
        return to("scouting")
    sent = Offer("patrol", links, lambda link: may_deploy(g) or why_not_patrol(g, link))
    over = [Offer("end")] if acting(g).what else []  # whoever asked for patrols sends one
    action = yield Choose(side_of(c), "ask-patrol", sent, *over)
    if action[0] == "end":
        return to("scouting")
    set_act(g, what=(*acting(g).what, action[1], -1))
    return None


def send(g: State) -> Asking[Next]:
    """9.1a: which regiment of horse goes to the link just named."""
    c = acting(g).column
    link = acting(g).what[-2]
    troops = [c * NKINDS + kind for kind, _ in column(g, c).troops if is_cavalry(kind)]
    sent = Offer("send", troops, lambda troop: why_not_send(g, troop))
    action = yield Choose(side_of(c), "ask-patrol-unit", sent, args={"link": ("link", link)})
    kind = action[1] % NKINDS
    put(g, c, troops=add(column(g, c).troops, kind, -1))
    set_act(g, what=(*acting(g).what[:-1], kind), anchored="9.2d")
    tell(g, "log-patrol", column=("column", c), link=("link", link), kind=("kind", kind))
    if link not in g.patrols:
        g.patrols[link] = Patrol(c, kind)
    return to("patrols")


def scouting(g: State) -> Asking[Next]:
    """9.3, 9.1b: one fight, or one look, of the patrols just sent; what a look shows is marked before the next."""
    sent = acting(g).what
    c = acting(g).column
    for i in range(0, len(sent), 2):
        if sent[i + 1] >= 0 and g.patrols[sent[i]].column != c:
            yield from _duel(g, sent[i], sent[i + 1], i)
            return AGAIN
    set_act(g, what=sent[2:], scouted=True)
    if len(sent) <= 2:
        set_act(g, stage="activity")  # all that is left of it is a look
    if sent and sent[0] in g.patrols:
        yield from look(g, sent[0])
    return AGAIN if len(sent) > 2 else None


def unplaced(g: State) -> list[int]:
    """Kinds on their way to a link that an enemy patrol holds."""
    if g.act is None or g.act.stage not in ("patrols", "patrol-unit", "scouting"):
        return []
    sent = g.act.what
    pairs = zip(sent[::2], sent[1::2], strict=True)
    return [kind for link, kind in pairs if kind >= 0 and g.patrols[link].column != g.act.column]


def _duel(g: State, link: int, kind: int, place: int) -> Asking[None]:
    """9.3: a patrol comes to a link that the enemy's holds; `place`: where `act.what` has it until they have fought."""
    box = g.box
    c = acting(g).column
    theirs = g.patrols[link]
    total = (yield D10) - 1 + box.firepower[kind] * (2 if column(g, c).light else 1)
    other = (yield D10) - 1 + power(g, link)
    tell(g, "log-duel", column=("column", c), enemy=("column", theirs.column), total=total, other=other)
    what = acting(g).what
    set_act(g, what=(*what[: place + 1], -1, *what[place + 2 :]))
    mine = _after(g, side_of(c), kind, box.hits(other))  # 9.3b
    left = _after(g, side_of(theirs.column), theirs.kind, box.hits(total))
    if mine >= 0 and (left < 0 or total >= other):  # 9.3c: a tie is the active column's
        g.patrols[link] = Patrol(c, mine)
        if left >= 0:  # 9.3d
            put(g, theirs.column, troops=add(column(g, theirs.column).troops, left))
        tell(g, "log-duel-won", column=("column", c), link=("link", link))
    else:
        del g.patrols[link]
        if mine >= 0:
            put(g, c, troops=add(column(g, c).troops, mine))
        tell(g, "log-duel-lost", column=("column", c), link=("link", link))
        if left >= 0:
            g.patrols[link] = Patrol(theirs.column, left)  # 9.1b: whoever has won looks in his turn
    for one in (c, theirs.column):
        after_losses(g, one)  # 11.0c


def starved(g: State, link: int) -> None:
    """9.1f, 3.4k: a patrol loses a step to hunger."""
    patrol = g.patrols[link]
    tell(g, "log-patrol-starves", column=("column", patrol.column), link=("link", link))
    kind = _after(g, side_of(patrol.column), patrol.kind, 1)
    if kind < 0:
        del g.patrols[link]
    else:
        g.patrols[link] = Patrol(patrol.column, kind)


def _after(g: State, side: int, kind: int, losses: int) -> int:
    """What is left of a patrol after losses; -1: nothing, it goes to the cadre."""
    for _ in range(losses):
        if not is_full(kind):
            to_cadre(g, side, kind)
            return -1
        kind += 1
    return kind


def seen_from(g: State, link: int) -> list[tuple[str, int]]:
    """9.1b, 9.1d, 9.1h: what a patrol could look at: enemy columns and garrisons at both ends of its link, also where
    its own column stands (9.2g)."""
    side = side_of(g.patrols[link].column)
    found: list[tuple[str, int]] = []
    for space in g.box.link_ends[link]:
        if space < 0:
            continue  # 9.1j
        found += [("scout", c) for c in columns_at(g, space, 1 - side)]
        held = g.garrisons[space]
        if held is not None and held.side != side and space not in g.sieges:
            found.append(("scout_garrison", space))
    return found


def look(g: State, link: int) -> Asking[None]:
    """9.1b, 9.1c: a patrol that was placed or has won tries to look at one enemy column or garrison."""
    targets = seen_from(g, link)
    if not targets:
        return
    side = side_of(g.patrols[link].column)
    verb, noun = targets[0]
    if len(targets) > 1:
        among = {name: [n for v, n in targets if v == name] for name in ("scout", "scout_garrison")}
        verb, noun = yield Choose(
            side,
            "ask-scout",
            Offer("scout", among["scout"], lambda c: _not_seen(targets, "scout", c)),
            Offer("scout_garrison", among["scout_garrison"], lambda s: _not_seen(targets, "scout_garrison", s)),
            args={"link": ("link", link)},
        )
    yield from _try(g, link, noun if verb == "scout" else 8 + noun)


def _not_seen(targets: list[tuple[str, int]], verb: str, noun: int) -> Refusal | None:
    return None if (verb, noun) in targets else refuse("9.1d", "no-scout-far")


def _try(g: State, link: int, key: int) -> Asking[None]:
    """9.1c: the die at or below the patrol's firepower."""
    patrol = g.patrols[link]
    die = (yield D10) - 1
    what: tuple[str, int] = ("column", key) if key < 8 else ("space", key - 8)
    success = die <= power(g, link)
    tell(g, "log-scout", column=("column", patrol.column), what=what, die=die, success=int(success))
    if success:
        see(g, side_of(patrol.column), key, "recon")


def passes(g: State, c: int, link: int) -> Asking[None]:
    """9.1e: a column that goes through an enemy patrol's link may be scouted."""
    patrol = g.patrols.get(link)
    if patrol is not None and side_of(patrol.column) != side_of(c):
        yield from _try(g, link, c)


def watched(g: State, c: int, by: int) -> Asking[None]:
    """9.1b: enemy patrols on the other links of the space that a column enters may scout it."""
    for link in g.box.links_of[column(g, c).at]:
        patrol = g.patrols.get(link)
        if link != by and patrol is not None and side_of(patrol.column) != side_of(c):
            yield from _try(g, link, c)


def beside(g: State, space: int, side: int) -> int:
    """How many patrols of a side stand on the links of a space (for forage, 9.1i)."""
    return sum(link in g.patrols and side_of(g.patrols[link].column) == side for link in g.box.links_of[space])
