"""What an attack promises at a glance: means of the fire tables, without cards and without who loses what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...kernel.tables import ResultTable
from .losses import Steps, meet, steps_of
from .state import State, trench_level

FACES: Final = 6


class Duel(NamedTuple):
    """Loss points that both sides may expect to meet (12.4.3: armies take none of a score below their factor), and
    chances."""

    inflicted: float
    suffered: float
    win: float
    """That the attacker inflicts more,"""
    clear: float
    """and that by this or by losses nobody is left where he attacks."""


@lru_cache(8192)
def _exchange(
    ours: ResultTable, our_column: int, our_die: int, our_steps: Steps,
    theirs: ResultTable, their_column: int, their_die: int, their_steps: Steps,
    fort: int, last: int,
) -> Duel:  # fmt: skip
    """last: the loss points that leave nobody, and no fort."""
    mine = [ours.result(our_column, die + our_die) for die in range(1, FACES + 1)]
    his = [theirs.result(their_column, die + their_die) for die in range(1, FACES + 1)]
    pairs = [(a, b) for a in mine for b in his]
    win = sum(a > b for a, b in pairs) / len(pairs)
    clear = sum(a > b or a >= last for a, b in pairs) / len(pairs)
    inflicted = sum(meet(their_steps, a) + (fort if a >= last else 0) for a in mine)
    return Duel(inflicted / FACES, sum(meet(our_steps, b) for b in his) / FACES, win, clear)


def duel(g: State, attackers: Sequence[int], t: int, better: tuple[int, int] = (0, 0)) -> Duel:
    """These units against all who are in a space. `better`: what is added to the dice of attacker and defender."""
    box, side = g.box, g.box.side[attackers[0]]
    enemy = 1 - side
    there = [u for u in g.stacks[t] if box.side[u] == enemy]
    fort = g.fort[t] if g.control[t] == enemy else 0
    trench = trench_level(g, t, enemy) if there else 0
    ours = box.army_fire if any(box.army[u] for u in attackers) else box.corps_fire
    theirs = box.army_fire if any(box.army[u] for u in there) else box.corps_fire
    strength = sum(box.cf[u][g.reduced[u]] for u in attackers)
    against = sum(box.cf[u][g.reduced[u]] for u in there) + fort
    alone = sum(sum(box.lf[u][g.reduced[u] :]) for u in there)
    sinai = int(box.tables["combat"]["sinai"]) if all(g.loc[u] == box.sinai for u in attackers) else 0
    return _exchange(
        ours,
        ours.column(strength, box.attacker_shift[t] + box.trench_attacker_shift[trench]),
        sinai + better[0],
        steps_of(g, attackers),
        theirs,
        theirs.column(against, box.trench_defender_shift[trench]),
        better[1],
        steps_of(g, there),
        fort,
        max(1, alone + fort),
    )
