"""For tests of supply and attrition: small worlds, and the questions asked of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.paths_of_glory.forts import attrition_phase
from grognard.games.paths_of_glory.state import State
from grognard.games.paths_of_glory.supply import in_supply
from grognard.kernel.game import OptionValue

from .table import BOX, Table, position, table

ALL_FORTS = " ".join(BOX.spaces[s] for s in range(BOX.nspaces) if BOX.fort[s])
EVERYBODY = "it ro bu tu us gr"


def fed(g: State, unit: str) -> bool:
    """Whether a unit on the map is in supply."""
    return in_supply(g, BOX.unit[unit])


def supplied(units: Mapping[str, str], unit: str, **more: Any) -> bool:
    """The same in a position of its own."""
    return fed(position(units, **more), unit)


def alone(side: str, held: str, units: Mapping[str, str], options: Mapping[str, OptionValue] | None = None) -> State:
    """A side holds these spaces (and those of the units) and nothing else; no forts, everybody is at war."""
    other = {"ap": "cp", "cp": "ap"}[side]
    control = {other: " ".join(BOX.spaces), side: held}
    return position(units, control=control, destroyed=ALL_FORTS, war=EVERYBODY, options=options)


def attrition(g: State) -> Table:
    """The attrition phase takes place; the table is asked the next action."""
    attrition_phase(g)
    g.phase = "action"
    return table(g).check()
