"""6.0 Leaders: chits drawn each month, abilities, wounds and returns."""

from __future__ import annotations

from ...kernel.ask import REVEAL, Asking, Choose, Draw, Offer
from ...kernel.refusal import Refusal
from ...kernel.steps import AGAIN, Next, to
from .initiative import take_initiative
from .kinds import ABILITIES, ABILITY, ART, COLUMNS, NFORMS
from .notes import see
from .state import State, acting, add, column, columns_of, counters_left, now, put, set_act, side_of, tell

NOW = frozenset(
    ABILITY[name]
    for name in ("forced-march", "scorched-earth", "bombardment", "surprise", "spies", "initiative", "recruit",
                 "light-cavalry")
)  # fmt: skip
"""Abilities used in the leader's own activation; the others belong to a battle."""


def in_play(g: State, side: int) -> list[int]:
    """Leaders of a side in columns and garrisons, by id."""
    found = [leader for c in columns_of(g, side) for leader in column(g, c).leaders]
    found += [leader for held in g.garrisons if held is not None and held.side == side for leader in held.leaders]
    return sorted(found)


def draw_chits(g: State) -> Asking[None]:
    """6.1d, 1.4o: unused chits go back, and each dynamic leader in play draws one of his own, seen by his side.

    One who is well again but with no column (6.3c) draws too, for nothing: that he is not back is not told."""
    box = g.box
    g.chits = [-1] * box.nleaders
    given = g.setup.chits if g.turn == g.setup.first_turn else {}
    for side in (0, 1):
        well = [leader for leader, (back, whose) in g.away.items() if whose == side and 0 <= back <= now(g)]
        for leader in sorted((*in_play(g, side), *well)):
            if not box.dynamic[leader]:
                continue
            if leader in given:
                g.chits[leader] = given[leader]
                continue
            (drawn,) = yield Draw([box.ncards + ability for ability in box.chits[leader]], 1, side)
            if leader in well:
                continue
            g.chits[leader] = drawn - box.ncards
            tell(g, "log-chit", side, leader=("leader", leader), ability=("ability", drawn - box.ncards))


def why_not_ability(g: State, leader: int) -> Refusal | None:
    """6.1e, ruling 26: why a leader of the active column may not use his chit now."""
    act = acting(g)
    if not 0 <= leader < g.box.nleaders or leader not in column(g, act.column).leaders:
        return Refusal("6.1e", "no-such-leader")
    chit = g.chits[leader]
    if chit < 0:
        return Refusal("6.1d", "no-chit")
    if chit not in NOW:
        return Refusal("6.1e", "no-chit-now")
    if ABILITIES[chit] == "initiative" and g.initiative == side_of(act.column):
        return Refusal("6.2.10", "no-initiative-own")
    if ABILITIES[chit] == "spies" and not any(g.columns[c] is not None for c in enemy(side_of(act.column))):
        return Refusal("6.2.9", "no-spies-target")
    return None


def enemy(side: int) -> range:
    """The other side's column markers."""
    return range((1 - side) * 4, (1 - side) * 4 + 4)


def use_ability(g: State, leader: int) -> Asking[Next]:
    """6.2: a chit is laid open and used."""
    act = acting(g)
    side = side_of(act.column)
    chit = g.chits[leader]
    g.chits[leader] = -1
    tell(g, "log-ability", leader=("leader", leader), ability=("ability", chit))
    yield REVEAL
    match ABILITIES[chit]:
        case "forced-march":  # 6.2.1
            set_act(g, forced=act.forced + 3)
        case "scorched-earth":  # 6.2.2
            set_act(g, burning=True)
        case "bombardment":  # 6.2.3
            put(g, act.column, guns=True)
        case "surprise":  # 6.2.5
            set_act(g, surprise=act.surprise + 1)
        case "spies":  # 6.2.9
            return to("spies")
        case "initiative":  # 6.2.10, 2.0h
            take_initiative(g, side)
        case "recruit":  # 6.2.11
            return to("recruit")
        case "light-cavalry":  # 6.2.12
            put(g, act.column, light=True)
    return AGAIN


def spies(g: State) -> Asking[None]:
    """6.2.9: one enemy column is inspected, all of it."""
    side = side_of(acting(g).column)
    targets = [c for c in enemy(side) if g.columns[c] is not None]
    action = yield Choose(side, "ask-spy", Offer("spy", targets, lambda c: _no_target(g, side, c)))
    see(g, side, action[1], "spies")
    tell(g, "log-spies", column=("column", action[1]))
    yield REVEAL


def _no_target(g: State, side: int, c: int) -> Refusal | None:
    if not 0 <= c < len(COLUMNS) or side_of(c) == side or g.columns[c] is None:
        return Refusal("6.2.9", "no-enemy-column")
    return None


def recruit(g: State) -> Asking[None]:
    """6.2.11: rebuild for points as by a reinforcements card, or a battery for a garrison of any nation (6.2.11b).

    On `recruit-one` refilling and rebuilding are two things of which he chooses one, unless his card gives both."""
    side, one = side_of(acting(g).column), bool(g.options.get("recruit-one"))
    places = [s for s, held in enumerate(g.garrisons) if held is not None and held.side == side]
    verb, space = yield Choose(
        side, "ask-recruit", Offer("rally"), *([Offer("rebuild")] if one else []),
        Offer("guns", places, lambda s: _no_guns(g, side, s)),
    )  # fmt: skip
    if verb != "guns":
        g.recruits = verb if one and (not acting(g).rally or g.recruits == verb) else ""
        set_act(g, rally=True)
        return
    held = g.garrisons[space]
    assert held is not None
    g.garrisons[space] = held._replace(troops=add(held.troops, held.nation * 10 + ART))
    tell(g, "log-guns", space=("space", space))


def _no_guns(g: State, side: int, space: int) -> Refusal | None:
    held = g.garrisons[space] if 0 <= space < len(g.garrisons) else None
    if held is None or held.side != side:
        return Refusal("6.2.11", "no-own-garrison")
    if space in g.sieges:
        return Refusal("6.2.11", "no-besieged")
    if counters_left(g, held.nation * NFORMS + ART) < 1:
        return Refusal("1.8", "no-counters")
    return None


def free_oberst(g: State, nation: int) -> int:
    """6.1b, 6.3d: a generic leader of a nation who leads nothing yet; -1: none is left."""
    busy = {*in_play(g, 0), *in_play(g, 1), *(leader for leader, _ in g.homeless), *g.away}
    busy |= {leader for which in g.waiting for leader, _ in g.setup.arrivals[which].leaders}
    return next((leader for leader in g.box.oberste(nation) if leader not in busy), -1)


def returning(g: State) -> list[int]:
    """6.3c: leaders of the active side who are well again, or have no place yet."""
    side = g.active
    return sorted(leader for leader, (back, whose) in g.away.items() if whose == side and 0 <= back <= now(g))


def why_not_back(g: State, leader: int) -> Refusal | None:
    """6.3c: he takes the place of a generic leader of his nation in the active column."""
    back = g.away.get(leader)
    if back is None or back[1] != g.active or back[0] < 0:
        return Refusal("6.3c", "no-such-leader")
    if back[0] > now(g):
        return Refusal("6.3b", "no-leader-yet")
    if back[0] and _replaced(g, leader) < 0:
        return Refusal("6.3c", "no-oberst-here")
    return None


def _replaced(g: State, leader: int) -> int:
    """The generic leader of the active column who makes room for another of his nation; -1: none."""
    nation = g.nation_of[leader]
    leaders = column(g, acting(g).column).leaders
    return next((one for one in leaders if one >= g.box.first_generic and g.nation_of[one] == nation), -1)


def come_back(g: State, leader: int) -> None:
    c = acting(g).column
    old = _replaced(g, leader) if g.away[leader][0] else -1
    left = tuple(one for one in column(g, c).leaders if one != old)
    put(g, c, leaders=(*left, leader))
    g.returned[leader] = g.away.pop(leader)
