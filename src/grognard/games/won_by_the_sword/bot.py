"""What a position is worth, and what a good opponent would point out in it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Known, Warning
from .activation import shortage
from .box import Box
from .forage import why_not_forage
from .glance_know import believed, odds, strength
from .sequence import final_points
from .state import Act, Bag, State, column, columns_of, side_of, siege_by, steps, with_patrols
from .surrender import founders


NEARLY: Final = 4
"""Works that a siege may lack to be as good as won."""


def score(g: State, side: int) -> float:
    """What a position is worth to a side: points as they would be counted now, then troops, guns and baggage."""
    box = g.box
    points = final_points(g)
    total = [float(points[0]), float(points[1])]
    for c, found in enumerate(g.columns):
        if found is not None:
            total[side_of(c)] += 0.1 * _power(box, with_patrols(g, c)) + 0.3 * min(8, found.bp)
    for held in g.garrisons:
        if held is not None:
            total[held.side] += 0.05 * _power(box, held.troops)
    if g.battle is not None:
        for wing, bag in enumerate(g.battle.wings):
            total[wing // 3] += 0.1 * _power(box, bag)
    for space, siege in g.sieges.items():
        if siege.built < siege.required:
            done = siege.built / siege.required
            total[side_of(siege.column)] += 0.4 * done * box.fort[space].vp_enemy
    total[g.initiative] += 1.0
    return total[side] - total[1 - side]


def features(g: State) -> dict[str, float]:
    """What counts for the first side: points as they would be counted now, those for places by themselves, for they may
    change hands, and all of them by how little time is left; troops in the field, in walls and still to come, baggage,
    sieges under way, hunger to come, the initiative."""
    box = g.box
    points = final_points(g)
    field, walls, baggage, siege, thin = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    coming, places = [0.0, 0.0], [0.0, 0.0]
    for c, found in enumerate(g.columns):
        if found is not None:
            field[side_of(c)] += _power(box, with_patrols(g, c))
            baggage[side_of(c)] += min(8, found.bp)
            thin[side_of(c)] += not found.bp and g.forage[found.at] == 2
    for held in g.garrisons:
        if held is not None:
            walls[held.side] += _power(box, held.troops)
    if g.battle is not None:
        for wing, bag in enumerate(g.battle.wings):
            field[wing // 3] += _power(box, bag)
    for space, its in g.sieges.items():
        if its.built < its.required:
            siege[side_of(its.column)] += its.built / its.required * box.fort[space].vp_enemy
    for which in g.waiting:
        one = g.setup.arrivals[which]
        coming[one.side] += _power(box, one.troops)
    for space, value in g.setup.control_vp.items():
        holder = g.garrisons[space]
        if holder is not None:
            places[holder.side] += value
    left = max(0, (g.setup.last_turn - g.turn) * box.rounds + box.rounds - g.round)
    lead = float(points[0] - points[1])
    return {
        "points": lead - places[0] + places[1],
        "places": places[0] - places[1],
        "verge": lead / (1 + left),
        "field": field[0] - field[1],
        "walls": walls[0] - walls[1],
        "coming": coming[0] - coming[1],
        "baggage": baggage[0] - baggage[1],
        "sieges": siege[0] - siege[1],
        "thin": thin[0] - thin[1],
        "initiative": 1.0 - 2 * g.initiative,
    }


def span(g: State) -> tuple[object, ...]:
    """An action: an opportunity of a side, with all that its column does."""
    return (g.turn, g.round, g.active, None if g.act is None else g.act.column)


def in_arms(g: State) -> tuple[int, ...]:
    """The steps of each side in columns, patrols and garrisons."""
    total = [0, 0]
    for c, found in enumerate(g.columns):
        if found is not None:
            total[side_of(c)] += steps(with_patrols(g, c))
    for held in g.garrisons:
        if held is not None:
            total[held.side] += steps(held.troops)
    return tuple(total)


def _power(box: Box, bag: Bag) -> int:
    return sum(n * box.firepower[kind] for kind, n in bag)


# -- warnings ----------------------------------------------------------------------------------------------------------


def warnings(known: Known[State]) -> list[Warning]:
    """What a good opponent would point out, from what the side knows itself."""
    g, side = known
    assert side is not None
    found: list[Warning] = []
    act = g.act
    if act is not None and side_of(act.column) == side and act.stage == "activity" and g.columns[act.column]:
        found += _hungry(g, act)
        found += _besieging(g, act)
    for c in columns_of(g, side):
        found += _outmatched(g, side, c)
        found += _thin(g, c)
    for space, siege in sorted(g.sieges.items()):
        held = g.garrisons[space]
        if held is not None and held.side == side and siege.built >= siege.required:
            found.append(Warning("11.7a", "warn-works-complete", {"space": ("space", space)}))
    return found


def _hungry(g: State, act: Act) -> list[Warning]:
    """3.4k: to end now would cost steps although there is something to be found."""
    missing = shortage(g)
    if not missing:
        return []
    key = "warn-hungry-forage" if why_not_forage(g) is None else "warn-hungry"
    return [Warning("3.4k", key, {"column": ("column", act.column), "missing": missing})]


def _besieging(g: State, act: Act) -> list[Warning]:
    """11.1b: to march gives up works that are nearly done; 7.1: an army that sits still eats the land bare; 11.10a: one
    without foot takes nothing."""
    space = siege_by(g, act.column)
    if space < 0:
        return []
    siege, found = g.sieges[space], []
    args: dict[str, object] = {"column": ("column", act.column), "space": ("space", space)}
    if siege.required - siege.built <= NEARLY:
        found.append(Warning("11.1b", "warn-siege-nearly", args))
    if not column(g, act.column).bp and g.forage[space] == 2:
        found.append(Warning("7.1b", "warn-siege-hungry", args))
    if not founders(column(g, act.column).troops):
        found.append(Warning("11.10a", "warn-siege-no-foot", args))
    return found


def _outmatched(g: State, side: int, c: int) -> list[Warning]:
    """12.0c: a column that was seen to be much stronger is near enough to offer battle."""
    box = g.box
    own = strength(box, column(g, c).troops)
    away = box.distances[column(g, c).at]
    for e in columns_of(g, 1 - side):
        if e in g.notes[side] and away[column(g, e).at] <= 2 and odds(own.power, believed(g, side, e).power) < 0.2:
            return [Warning("12.0c", "warn-outmatched", {"column": ("column", c), "enemy": ("column", e)})]
    return []


def _thin(g: State, c: int) -> list[Warning]:
    """11.0c: a siege ends with a step or two more lost."""
    space = siege_by(g, c)
    if space < 0 or steps(with_patrols(g, c)) > g.box.fort[space].keep + 1:
        return []
    return [Warning("11.0c", "warn-siege-thin", {"column": ("column", c), "space": ("space", space)})]
