"""Colours of sides and nations, chosen so that colour-blind people can tell them apart.

Every two nations differ by at least 15 in CIELAB for normal sight and for each kind of colour-blindness
(tests/test_palettes.py holds it).
"""

from __future__ import annotations

from typing import Final

from ...kernel import marks, symbols
from ...kernel.drawing import DARK, LIGHT
from ...kernel.picture import MarkKind, Pattern

SIDES: Final = {
    # side: a tint for what it holds, an ink for its name on it
    "sw": ("#cfe0f6", "#1d4f91"),
    "im": ("#eddcae", "#5c4510"),
}
ARMIES: Final[dict[str, tuple[str, str, str]]] = {
    # side: face, ink and edge of its columns
    "sw": ("#1f5aa6", LIGHT, "#10325f"),
    "im": ("#33302b", "#f6d56a", "#b8922a"),
}
FACES: Final[dict[str, tuple[str, str, Pattern]]] = {
    # nation: face, ink, pattern
    "sw": ("#f3cb3f", DARK, ""),
    "fr": ("#3e6cb2", LIGHT, ""),
    "im": ("#554f48", LIGHT, ""),
    "ba": ("#9fd3f0", DARK, "checks"),
    "sp": ("#a93c34", LIGHT, "cross"),
    "he": ("#7fae63", DARK, "stripes"),
    "we": ("#b98fd0", DARK, "band"),
}
SYMBOLS: Final = (symbols.INFANTRY, symbols.CAVALRY, symbols.ARTILLERY, symbols.LEADER)
MARKS: Final = (
    marks.SIEGE, marks.FLAG, marks.EVENT, marks.FIGHTING, marks.MOVING, marks.SPENT,
    MarkKind(id="forage", face="#d3a93c", ink=marks.DARK, slot="above",
             path="M0,5V-4M0,-1l-3,-2M0,-1l3,-2M0,2l-3,-2M0,2l3,-2"),
    MarkKind(id="stock", shape="square", face="#6d4522", ink=marks.LIGHT, slot="above", path="M-4,-4H4V4H-4ZM-4,0H4"),
    MarkKind(id="tired", face="#6a4f86", ink=marks.LIGHT, path="M-3.4,-3H3.4L-3.4,3.2H3.4"),
    MarkKind(id="star", face="#f0c23b", ink=marks.DARK, solid=True,
             path="M0,-5.4L1.35,-1.86L5.14,-1.67L2.19,0.71L3.17,4.37L0,2.3L-3.17,4.37L-2.19,0.71L-5.14,-1.67L-1.35,-1.86Z"),
)  # fmt: skip
