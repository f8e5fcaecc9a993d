"""Symbols of arms on counters, ready to be declared. A game's own stand in its palette."""

from __future__ import annotations

from typing import Final

from .picture import UnitSymbol

_CROSSED: Final = "M-10,-6.5L10,6.5M10,-6.5L-10,6.5"

INFANTRY: Final = UnitSymbol(id="infantry", line=_CROSSED)
CAVALRY: Final = UnitSymbol(id="cavalry", line="M-10,6.5L10,-6.5")
MOUNTAIN: Final = UnitSymbol(id="mountain", line=_CROSSED, solid="M-3.6,6.5L0,1L3.6,6.5Z")
ARTILLERY: Final = UnitSymbol(id="artillery", solid="M2.6,0a2.6,2.6 0 1 1 -5.2,0a2.6,2.6 0 1 1 5.2,0Z")
HEADQUARTERS: Final = UnitSymbol(id="headquarters", line="M-10,6.5V10", solid="M-10,-6.5H10V-2.5H-10Z")
ARMOUR: Final = UnitSymbol(id="armour", line="M-3.6,-3.4H3.6a3.4,3.4 0 0 1 0,6.8H-3.6a3.4,3.4 0 0 1 0,-6.8Z")
FORT: Final = UnitSymbol(id="fort", line="M-7,5V-3H-4V-5H-1.5V-3H1.5V-5H4V-3H7V5Z", frame=False)
LEADER: Final = UnitSymbol(
    id="leader", frame=False,
    solid="M0,-7L1.76,-2.43L6.66,-2.16L2.85,0.93L4.11,5.66L0,3L-4.11,5.66L-2.85,0.93L-6.66,-2.16L-1.76,-2.43Z",
)  # fmt: skip
