"""3.1 The start of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.game import OptionValue
from .box import Box
from .columns import raise_troops
from .kinds import NATIONS
from .state import Column, Garrison, Siege, State

LATER: Final = frozenset(("recruit-one", "refusal-stays"))
"""Options since version 2: while they are off a position says nothing of them, so that one from before is the same."""


def start(box: Box, scenario: str, options: Mapping[str, OptionValue]) -> State:
    """3.1a, 3.1b: columns and garrisons where the scenario has them; everything else is neutral (3.1e)."""
    setup = box.setups[scenario]
    g = State(box, scenario, {name: value for name, value in options.items() if value or name not in LATER})
    g.turn = setup.first_turn
    g.initiative = setup.initiative  # 2.0a
    g.ta_left = box.ta_chits
    for nation in range(len(NATIONS)):
        for leader in box.oberste(nation):
            g.nation_of[leader] = nation
    for begun in setup.columns:
        leaders = tuple(leader for leader, _ in begun.leaders)
        for leader, nation in begun.leaders:
            g.nation_of[leader] = nation
        g.columns[begun.column] = Column(begun.at, box.bank[begun.at], leaders, begun.troops, begun.bp)
        raise_troops(g, begun.troops)
    for one in setup.garrisons:
        g.garrisons[one.at] = Garrison(one.side, one.nation, (), one.troops)
        raise_troops(g, one.troops)
    for leader, nation, space in setup.garrison_leaders:
        g.nation_of[leader] = nation
        held = g.garrisons[space]
        assert held is not None
        g.garrisons[space] = held._replace(leaders=(*held.leaders, leader))
    for siege in setup.sieges:
        g.sieges[siege.at] = Siege(siege.column, siege.required, siege.built)
        g.rejected |= siege.rejected << siege.at
    g.waiting = list(range(len(setup.arrivals)))
    return g
