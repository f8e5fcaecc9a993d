"""Colours of nations, sides and terrain, chosen so that colour-blind people can tell nations apart.

Two nations of one battle differ by at least 15 in CIELAB for normal sight and each kind of colour-blindness
(tests/test_palettes.py holds it).
"""

from __future__ import annotations

from typing import Final

from ...kernel import grounds, marks, symbols
from ...kernel.drawing import DARK, LIGHT
from ...kernel.picture import Pattern

SIDES: Final = {
    # side: a tint for what it controls, an ink for its name on it
    "ah": ("#bdd0e4", "#23425a"),
    "ru": ("#d2e6c6", "#2f5a20"),
    "al": ("#d3e3f8", "#1d4f91"),
    "ge": ("#d6cfc0", "#4d4636"),
}
AUSTRIAN: Final = "#8bb0c8"
"""Pike grey, the field dress of 1914."""
FACES: Final[dict[str, tuple[str, str, Pattern]]] = {
    # nation: face, ink, pattern
    "ah": (AUSTRIAN, DARK, ""),
    "ru": ("#537e40", LIGHT, ""),
    "ge": ("#828783", DARK, ""),
    "fr": ("#4173b9", LIGHT, ""),
    "be": ("#cfc244", DARK, "checks"),
    "br": ("#c8986f", DARK, ""),
}
TERRAIN: Final = {
    # terrain: drawing, tint; no tint: the ground as it is
    "clear": (grounds.CLEAR, ""),
    "forest": (grounds.FOREST, "#b5cfa0"),
    "marsh": (grounds.SWAMP, "#bfd6cc"),
    "mountain": (grounds.MOUNTAIN, "#cdb794"),
    "pass": (grounds.PASS, "#e6d8b8"),
    "rough": (grounds.HILL, "#dccba0"),
    "rough_forest": (grounds.FOREST, "#a9b27e"),
    "flood_plain": (grounds.CLEAR, "#d5e6d9"),
    "flooded": (grounds.FLOOD, "#a8cfe2"),
    "sea": (grounds.CLEAR, "#9fc3d6"),
}
SYMBOLS: Final = (symbols.INFANTRY, symbols.CAVALRY)
BOUNDARY: Final = "#5b5148"
"""A boundary that both sides' commands share."""
BOUNDARIES: Final = {"ah": "#9a5f2c", "ru": SIDES["ru"][1], "al": SIDES["al"][1], "ge": SIDES["ge"][1]}
"""One that only a side's own have: none looks like a river."""
MARKS: Final = (
    marks.FORT, marks.DESTROYED, marks.ATTACK, marks.SPENT, marks.UNSUPPLIED, marks.MOVING, marks.FIGHTING, marks.EVENT,
    marks.OTHER, marks.SIEGE,
)  # fmt: skip
