"""Colours of nations and sides, terrain, symbols and marks of The Great War in Europe.

Nations differ by at least 15 in CIELAB for normal sight and each kind of colour-blindness, or have a pattern
(tests/test_palettes.py).
"""

from __future__ import annotations

from typing import Final

from ...kernel import grounds, marks, symbols
from ...kernel.drawing import DARK, LIGHT
from ...kernel.picture import MarkKind, Pattern, UnitSymbol

SIDES: Final = {"cp": ("#d9c3a5", "#55391d"), "al": ("#b9d3ef", "#17447f")}
"""By side a tint for what it holds, and an ink for its name on it."""
FACES: Final[dict[str, tuple[str, str, Pattern]]] = {
    # nation: face, ink, pattern; the hues of 3.26: greys, ochre, blues, bronze, greens, browns
    "ge": ("#868d89", DARK, ""),
    "ah": ("#ced4d9", DARK, ""),
    "tu": ("#bb8324", DARK, ""),
    "bu": ("#67352f", LIGHT, ""),
    "fr": ("#0d57a3", LIGHT, ""),
    "br": ("#c19c73", DARK, "stripes"),
    "ru": ("#4e692c", LIGHT, ""),
    "be": ("#94bddd", DARK, ""),
    "sr": ("#886658", LIGHT, "dots"),
    "mn": ("#886658", LIGHT, "cross"),
    "it": ("#e6cf48", DARK, ""),
    "ro": ("#98bb58", DARK, ""),
    "gk": ("#598fc3", DARK, "band"),
    "us": ("#393f01", LIGHT, "checks"),
    "ab": ("#c19c73", DARK, "cross"),
    "am": ("#4e692c", LIGHT, "dots"),
    "pc": ("#4e692c", LIGHT, "band"),
    "pg": ("#68467f", LIGHT, ""),
    "sp": ("#c19c73", DARK, "dots"),
}
CONTINGENTS: Final = {
    # 3.26: the colour of the symbol of British units
    "british": "#e0685c", "canada": "#7fb0e0", "australia": "#f5e27a", "newzealand": "#f0a44b", "india": "#a97b50",
    "portugal": "#b9b9b9",
}  # fmt: skip
SHOCK: Final = ("#1d1d1d", LIGHT)
"""15.41: German shock troops are white on black."""

# -- the ground -----------------------------------------------------------------------------------------------------

TERRAIN: Final = {
    # terrain: drawing, tint; no tint: the ground as it is
    "clear": (grounds.CLEAR, ""),
    "forest": (grounds.FOREST, "#b9d09e"),
    "rough": (grounds.ROUGH, "#dccfab"),
    "difficult": (grounds.ROUGH, "#dccfab"),
    "marsh": (grounds.SWAMP, "#bcd8d4"),
    "flood": (grounds.FLOOD, "#cfe0d0"),
    "desert": (grounds.DESERT, "#efdcae"),
    "mountain": (grounds.MOUNTAIN, "#d0bb95"),
    "pass": (grounds.PASS, "#dac7a2"),
    "alpine": (grounds.MOUNTAIN, "#c2b5a6"),
    "lake": (grounds.SEA, ""),
}
WATER: Final = {"river": 4.2, "canal": 5.0, "lagoon": 6.4, "lake": 9.0, "sea": 10.0}
"""By kind of hexside: how broad it is drawn."""
BORDER: Final = "#7a4f8c"
PASS: Final = "#7a5f38"

# -- symbols ----------------------------------------------------------------------------------------------------------

ANTI_TANK: Final = UnitSymbol(id="at", line="M-10,6.5L0,-6.5L10,6.5")
ARMOURED: Final = UnitSymbol(id="armoured", line="M-10,6.5L10,-6.5M-5,3.2h10")
SYMBOLS: Final = (
    symbols.INFANTRY, symbols.MOUNTAIN, symbols.CAVALRY, symbols.ARMOUR, ARMOURED, ANTI_TANK, symbols.HEADQUARTERS,
)  # fmt: skip
OF_KIND: Final = {"tank": "armour", "hq": "headquarters"}
"""Kinds whose symbol has another name."""

# -- marks ----------------------------------------------------------------------------------------------------------

_LIGHT, _INK = marks.LIGHT, marks.DARK
MARKS: Final = (
    MarkKind(id="victory", shape="star", face="#8a6508", ink=_LIGHT, dark=("#e9b949", _INK), slot="above", text="V"),
    marks.FORT,
    marks.DESTROYED,
    MarkKind(id="heavy", shape="star", face="#231f18", ink=_LIGHT, dark=("#fffdf6", _INK), text="F", slot="west"),
    marks.TRENCH,
    MarkKind(id="hindenburg", shape="plate", face="#231f18", ink=_LIGHT, text="H", slot="east"),
    MarkKind(id="devastated", face="#5d564a", ink=_LIGHT, path="M-3.6,-3.6L3.6,3.6M3.6,-3.6L-3.6,3.6", slot="south"),
    MarkKind(id="source", shape="disc", face="#1f6b58", ink=_LIGHT, path="M0,-4V3.4M-3.2,.6L0,3.8L3.2,.6"),
    marks.ATTACK,
    MarkKind(id="depleted", shape="square", face="#5d564a", ink=_LIGHT, path="M-3.8,0H3.8"),
    MarkKind(id="shock", shape="star", face="#c0392b", ink=_LIGHT, text="S"),
    marks.UNSUPPLIED,
    marks.MOVING,
    marks.FIGHTING,
    marks.SPENT,
)  # fmt: skip
