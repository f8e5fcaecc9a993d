"""How likely a place surrenders to the active column: what its owner may work out from his own troops and open facts.

For that owner's eyes: it tells whether his guns beat those of the walls.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ...kernel.ask import D10
from .box import Box
from .initiative import may_spend
from .kinds import VILLAGE
from .siege import may_lay, own_siege
from .state import Siege, State, acting, batteries, column, garrison_space, infantry_steps, side_of
from .surrender import fire_of, open_modifier, superiority, target


def chance(total: int, needed: int) -> Fraction:
    """That a die of 0 to 9 and a modifier reach a number."""
    return Fraction(sum(die + total >= needed for die in range(D10.faces)), D10.faces)


def siege_odds(g: State) -> list[Mapping[str, Any]] | None:
    """T.d: for each offer still to come and each garrison that may be there, the chance that it is accepted, and
    `best`, the chance with whatever of a stratagem and the initiative can still be used (14.9, 2.0e).

    A neutral place has no garrison (5.0c). Steps, guns and leaders of a garrison are not known: the place is taken to
    have its own artillery only, and no leader."""
    box = g.box
    if g.act is None or g.columns[g.act.column] is None:
        return None
    c, space = acting(g).column, garrison_space(g)
    side, held, siege = side_of(c), g.garrisons[space], own_siege(g)
    if box.type[space] == VILLAGE or box.neutral[space] or (siege is None and may_lay(g) is not None):
        return None
    fort = box.fort[space]
    superior = superiority(fire_of(box, batteries(column(g, c).troops)), fort.artillery)
    stratagem = acting(g).stratagem and not (siege is not None and siege.stratagem)
    spends = box.offer_modifier["initiative"] if may_spend(g, side) else 0
    found: list[Mapping[str, Any]] = []
    for final in (False, True):
        made = siege is not None if not final else siege is not None and siege.refused
        if made or (not final and g.rejected >> space & 1):
            continue  # 11.2d, 11.7c
        if final and siege is not None and not may_end(g, siege):
            continue
        total = open_modifier(box, space, final, superior, False)
        best = open_modifier(box, space, final, superior, stratagem) + spends
        for low, high in _garrisons(box, fort.garrison if held is not None else 0):
            needed = target(box, low)
            found.append({
                "offer": "final" if final else "initial",
                **_row(box, space, low, high, chance(total, needed), chance(best, needed)),
            })  # fmt: skip
    return found


def answer_odds(g: State, total: int) -> list[Mapping[str, Any]]:
    """T.d: what each garrison that may be there answers to a die with all that is added to it."""
    box, space = g.box, garrison_space(g)
    found = []
    for low, high in _garrisons(box, box.fort[space].garrison if g.garrisons[space] is not None else 0):
        yields = Fraction(total >= target(box, low))
        found.append(_row(box, space, low, high, yields, yields))
    return found


def _row(box: Box, space: int, low: int, high: int, likely: Fraction, best: Fraction) -> Mapping[str, Any]:
    return {"space": box.spaces[space], "low": low, "high": high, "chance": float(likely), "best": float(best)}


def may_end(g: State, siege: Siege) -> bool:
    """11.7a: whether the works could be complete in this activation, the guns left aside."""
    box = g.box
    act = acting(g)
    digs = act.stage in ("siege-guns", "siege-dig")
    if act.stage != "activity" and not digs:
        return siege.built >= siege.required
    double = act.double or infantry_steps(column(g, act.column).troops) >= box.fort[garrison_space(g)].double
    works = 0 if act.built and not digs else act.cp // box.cost["works"] * (2 if double else 1)
    return bool(works) and siege.built + works >= siege.required


def _garrisons(box: Box, most: int) -> list[tuple[int, int]]:
    """The columns of the surrender table, as steps from and to, that a garrison of at most so many steps can be in."""
    found, low = [], 0
    for high in (*box.tables["surrender"]["most"], most):
        if low <= most:
            found.append((low, min(high, most)))
        low = high + 1
    return found
