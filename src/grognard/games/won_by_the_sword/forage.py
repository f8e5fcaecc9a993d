"""10.0 Foraging: the land feeds the army, once."""

from __future__ import annotations

from bisect import bisect_left

from ...kernel.ask import D10, Asking
from ...kernel.refusal import Refusal, refuse
from .box import Box
from .columns import is_cavalry_column
from .kinds import ACTION
from .patrol import beside
from .state import State, acting, column, columns_at, put, score, set_act, side_of, tell


def why_not_forage(g: State) -> Refusal | None:
    """10.0a, 10.0b: why the active column may not forage where it is: it may as often as this lets it."""
    box = g.box
    act = acting(g)
    space = column(g, act.column).at
    side = side_of(act.column)
    if act.cp < box.cost["forage"]:
        return refuse("10.0c", "no-points", needed=box.cost["forage"], left=act.cp)
    if columns_at(g, space, 1 - side):
        return Refusal("10.0a", "no-forage-column")
    held = g.garrisons[space]
    if held is not None and held.side != side and space not in g.sieges:
        return Refusal("10.0a", "no-forage-garrison")
    if g.forage[space] == 2:
        return Refusal("10.0a", "no-forage-bare")
    return None


def modifier(g: State, scorch: bool) -> int:
    """T.c: what is added to the die, cards and leaders included (14.1, 14.6, 14.8, 6.2.2)."""
    box = g.box
    act = acting(g)
    c = act.column
    space, side = column(g, c).at, side_of(c)
    table = box.forage_modifier
    most = table["patrols"]
    found = table["own_patrol"] * min(most, beside(g, space, side))
    found += table["enemy_patrol"] * min(most, beside(g, space, 1 - side))  # 9.1i
    found += table["forage_1"] * (g.forage[space] == 1)
    found += box.land[space]
    action = box.card_action[act.card]
    found += table["cavalry"] * (action == ACTION["cavalry"] and is_cavalry_column(g, c))
    found += table["poor_forage"] * (action == ACTION["poor-forage"])
    found += table["scorched_card"] * scorch
    return found + table["scorched_leader"] * act.burning


def find(box: Box, total: int) -> tuple[int, int]:
    """T.c: baggage found, and levels that the land loses."""
    line = bisect_left(box.tables["forage"]["most"], total)
    return int(box.tables["forage"]["bp"][line]), int(box.tables["forage"]["level"][line])


def forage(g: State, scorch: bool) -> Asking[None]:
    """10.0c, 10.0d, 7.1a: a point, a die, baggage, a marker, and in enemy territory victory points."""
    box = g.box
    act = acting(g)
    c = act.column
    space, side = column(g, c).at, side_of(c)
    more = modifier(g, scorch)
    bare = scorch or act.burning
    set_act(g, cp=act.cp - box.cost["forage"], scorch=2 if scorch else act.scorch)
    die = (yield D10) - 1
    bp, level = find(box, die + more)
    g.forage[space] = 2 if bare else min(2, g.forage[space] + level)
    put(g, c, bp=column(g, c).bp + bp)
    tell(g, "log-forage", column=("column", c), space=("space", space), die=die, more=more, bp=bp)
    if bp and box.region[space] in g.setup.home[1 - side]:  # 1.4w, 10.0e
        score(g, side, box.victory["forage"], "forage", space=("space", space))
